# Chapter 6: who battles whom, and with how many dice.

% [BATTLE-1] ordered units battle one at a time, in the order the player chooses
put C5 G5: I4
put c6 g6: i4
discard ambush
battle C5 G5
allow attack C5-c6; attack G5-g6
do attack G5-g6
refuse BCG_CHANCE_DECIDES attack C5-c6
do roll star star star
do attack C5-c6; roll star star star
again
do attack C5-c6; roll star star star; attack G5-g6; roll star star star
phase battle

% [BATTLE-1] a battle is finished, retreat and ground included, before another begins
put C5 G5: I4
put c6 g6: i4
discard ambush
battle C5 G5
do attack C5-c6; roll flag star star
open retreat
refuse MR_NOT_NOW attack G5-g6
do retreat c6-C7
open take-ground
refuse MR_NOT_NOW attack G5-g6
do pass; attack G5-g6

% [BATTLE-2] a unit battles once a turn, whatever came of it
put C5 I4
put G5 G2
put J5 A3
put c6 d6 F9 j6 M9: i4
discard ambush
battle C5 G5 J5
do attack C5-c6; roll star star star
refuse MR_BATTLED attack C5-c6
do attack G5-d6; roll star star
refuse MR_BATTLED attack G5-d6; attack G5-F9
do attack J5-j6; roll star star star
refuse MR_BATTLED attack J5-j6
list :done
do done

% [BATTLE-2] Artillery Bombard gives a second battle, and no third
put G5 G2
put d6 F9: i4
card artillery-bombard
battle G5
do attack G5-d6; roll star star
open second-battle
do attack G5-F9; roll star star
open none
refuse MR_BATTLED attack G5-d6; attack G5-F9

% [BATTLE-2] an overrun gives a second battle, and no third
put G5 A3
put g6 i1
put g8 a3
discard ambush
battle G5
do attack G5-g6; roll grenade star star; take-ground
open overrun
do attack g6-g8; roll star star star
open none
refuse MR_BATTLED attack g6-g8

% [BATTLE-3] an ordered unit is never obliged to battle
put C5 I4
put G5 A3
put J5 G2
put c6 g6 j6: i4
battle C5 G5 J5
allow attack C5-c6; attack G5-g6; attack J5-j6; done
refuse MR_NOT_NOW pass; ambush
do done
open draw
unit c6 i4

% [BATTLE-4] one battle has one target: surplus hits do not go over to a neighbour
put C5 I4
put b6 i1
put c6 i4
discard ambush
battle C5
allow attack C5-b6; attack C5-c6
do attack C5-b6; roll grenade grenade grenade
empty b6
unit c6 i4
medals allies 1
lost axis 1
do pass
refuse MR_BATTLED attack C5-c6

% [BATTLE-5] one figure attacks like a full unit, of every type and at every distance
put A5 I1/4
put a6 i4
put D5 A1/3
put d6 i4
put G5 G1/2
put g6 i4
put J5 I1/4+
put j6 i4
put A1 R1/3
put a2 i4
put G1 I1/4
put F3 i4
put M1 I1/4
put J1 i4
battle A5 D5 G5 J5 A1 G1 M1
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 3
rolls J5-j6 3
rolls A1-a2 3
rolls G1-F3 2
rolls M1-J1 1

% [BATTLE-6] only enemy units are targets: not one's own, not an empty hex, not itself
put C5 I4
put D5 I4
put E5 i4
battle C5 D5
refuse MR_NO_ENEMY attack C5-D5; attack C5-C5; attack C5-c6; attack D5-C5
allow attack D5-E5
list attack: attack D5-E5
refuse MR_NO_UNIT attack E5-D5

% [BATTLE-6] [BATTLE-1] only ordered units of the side whose turn it is attack
put C5 I4
put G5 I4
put c6 g6: i4
battle C5
allow attack C5-c6
refuse MR_NOT_ORDERED attack G5-g6
refuse MR_NO_UNIT attack c6-C5; attack A1-c6

% [BATTLE-7] a unit next to enemies battles one of those, its choice which
put C5 I4
put b6 i4
put D5 a3
put C7 i4
battle C5
allow attack C5-b6; attack C5-D5
refuse MR_NEXT_FIRST attack C5-C7
list attack: attack C5-b6; attack C5-D5

% [BATTLE-7] this holds for armor, artillery, special forces and Resistance alike
put A5 A3
put D5 G2
put G5 I4+
put J5 R3
put a6 d6 g6 j6: i4
put A7 D7 G7 J7: a3
battle A5 D5 G5 J5
allow attack A5-a6; attack D5-d6; attack G5-g6; attack J5-j6
refuse MR_NEXT_FIRST attack A5-A7; attack D5-D7; attack G5-G7; attack J5-J7

% [BATTLE-7] an enemy two hexes away binds nobody
put A5 A3
put D5 G2
put G5 I4
put A7 D7 G7: i4
put b8 d8 g8: a3
battle A5 D5 G5
allow attack A5-A7; attack D5-D7; attack G5-G7
allow attack D5-d8; attack D5-b8

% [BATTLE-8] neighbours that give no dice still forbid firing past them
put E5 town A3
put e6 forest i4
put E7 i4
battle E5
refuse MR_NO_DICE attack E5-e6
refuse MR_NEXT_FIRST attack E5-E7
list attack:

% [BATTLE-8] another neighbour that gives dice may be attacked
put E5 town A3
put e6 forest i4
put d6 i4
put E7 i4
battle E5
refuse MR_NO_DICE attack E5-e6
rolls E5-d6 1
list attack: attack E5-d6

% [BATTLE-9] a neighbour that has retreated binds no longer
put C5 D5: I4
put c6 i4
put F5 i4
discard ambush
battle C5 D5
refuse MR_NEXT_FIRST attack D5-F5
do attack C5-c6; roll flag star star; retreat c6-C7; pass
rolls D5-F5 2
again
do attack C5-c6; roll star star star
refuse MR_NEXT_FIRST attack D5-F5

% [BATTLE-9] an enemy that has retreated next to a unit binds it
put C5 I4
put c6 i4
put B7 I4
put B9 i4
discard ambush
battle C5 B7
allow attack B7-B9
do attack C5-c6; roll flag star star; retreat c6-C7; pass
refuse MR_NEXT_FIRST attack B7-B9
allow attack B7-C7

% [BATTLE-10] a unit that moved farther than it may battles no more
put A5 I4
put D5 I4
put G5 R3
put J5 R3
put A1 I4+
put D1 A3
put G1 G2
put J1 G2
put A7 D7 G7 J7 B3 H3 J3: i4
orders A5 D5 G5 J5 A1 D1 G1 J1
do move A5-B5          # 1 hex
do move D5-C3          # 2 hexes
do move G5-H5          # 1
do move J5-K3          # 2
do move A1-C1          # 2, special forces
do move D1-f2          # 3, armor
do move G1-g2          # 1, artillery
do done
allow attack B5-A7; attack H5-G7; attack C1-B3; attack f2-H3; attack J1-J3
refuse MR_TIRED attack C3-B3; attack K3-J3; attack g2-H3

% [BATTLE-11] a unit that entered forest, town, church or hedgerow battles no more this turn
put A5 I4
put D5 A3
put G5 I4
put J5 A3
put A1 I4
put B5 forest
put E5 town
put H5 church
put K5 hedgerow
put B7 E7 H7 K7 A3: i4
orders A5 D5 G5 J5 A1
do move A5-B5; move D5-E5; move G5-H5; move J5-K5; done
refuse MR_ENTERED attack B5-B7; attack E5-E7; attack H5-H7; attack K5-K7
allow attack A1-A3
list attack: attack A1-A3

% [BATTLE-11] a unit that was there already battles
put B5 forest I4
put E5 town I4
put H5 church I4
put K5 hedgerow A3
put B7 E7 H7 K7: i4
battle B5 E5 H5 K5
allow attack B5-B7; attack E5-E7; attack H5-H7; attack K5-K7

% [BATTLE-11] taking ground is entering: armor that takes a forest does not battle again
put G5 A3
put g6 forest i1
put H7 i4
discard ambush
battle G5
do attack G5-g6; roll grenade
do take-ground
open none
refuse MR_BATTLED attack g6-H7
again
do attack G5-g6; roll flag; retreat g6-G7; take-ground
open none

% [BATTLE-12] a unit in the ocean cannot battle, whoever it is and whether it moved or not
put A3 ocean I4
put D3 ocean A3
put G3 ocean G2
put J3 ocean R3
put M3 beach I4
put A5 D5 G5 J5 M5: i4
battle A3 D3 G3 J3 M3
refuse MR_AFLOAT attack A3-A5; attack D3-D5; attack G3-G5; attack J3-J5
allow attack M3-M5
list attack: attack M3-M5

% [BATTLE-12] a unit in the ocean may be attacked
put A5 I4
put A3 ocean i4
put K5 a3
battle A5
rolls A5-A3 2

% [BATTLE-20] an attack names the unit that battles and its target; the list has every such pair
put C5 I4
put D5 A3
put C7 i4
put F5 i4
put E7 i4
battle C5 D5
list attack: attack C5-C7; attack C5-E7; attack D5-C7; attack D5-F5; attack D5-E7
refuse MR_NO_SIGHT attack C5-F5
do attack D5-C7; roll grenade star star
unit C7 i3
unit F5 i4
unit E7 i4

% [BATTLE-21] the target must be in range: 3 for infantry and armor, 6 for artillery
put A5 I4
put D5 i4
put A9 A3
put D9 i4
put E1 G2
put H7 i4
battle A5 A9 E1
allow attack A5-D5; attack A9-D9; attack E1-H7
refuse MR_OUT_OF_RANGE attack A5-D9; attack A9-H7; attack A5-H7
refuse MR_OUT_OF_RANGE attack A9-D5
allow attack E1-D5

% [BATTLE-21] one hex farther is out of range
put A5 I4
put E5 i4
put A7 R3
put E7 i4
put A9 A3
put E9 i4
put A3 I4+
put E3 i4
put M1 G2
put F1 i4
battle A5 A7 A9 A3 M1
refuse MR_OUT_OF_RANGE attack A5-E5; attack A7-E7; attack A9-E9; attack A3-E3; attack M1-F1
list attack:

% [BATTLE-22] infantry and armor must see their target, artillery need not
put A5 I4
put B5 forest
put C5 i4
put E5 A3
put F5 town
put G5 i4
put I5 G2
put J5 forest
put K5 i4
put A1 R3
put B1 town
put C1 i4
battle A5 E5 I5 A1
refuse MR_NO_SIGHT attack A5-C5; attack E5-G5; attack A1-C1
rolls I5-K5 3

% [BATTLE-23] the dice are those of the unit at that distance: no more and no fewer are rolled
put C5 I4
put E5 i4
battle C5
do attack C5-E5
dice 2
refuse MR_NOT_NOW draw probe-left
refuse MR_DICE_COUNT roll star; roll star star star
allow roll infantry infantry; roll infantry armor; roll grenade flag; roll star star

% [BATTLE-24] card dice are added, the attacker's ground and the target's are subtracted
put A5 A3
put a6 i4
put D5 town A3
put d6 i4
put G5 town A3
put g6 hill i4
put J5 A3
put j6 forest i4
card armor-assault
battle A5 D5 G5 J5
rolls A5-a6 4
rolls D5-d6 2
rolls G5-g6 1
rolls J5-j6 2

% [BATTLE-24] [BATTLE-25] the bonus die saves a battle that would have none
put G5 town A3
put g6 forest i4
put A5 town A3
put a6 hill i4
card armor-assault
battle G5 A5
rolls A5-a6 1
refuse MR_NO_DICE attack G5-g6

% [BATTLE-25] a battle without dice cannot be declared; with one die it can
put A5 I4
put D5 forest i4              # distance 3: 1 - 1
put G5 I4
put I5 forest i4              # distance 2: 2 - 1
put A1 town A3
put a2 hill i4                # 3 - 2 - 1
put D1 town A3
put d2 i4                     # 3 - 2
put G1 town A3
put g2 town i4                # 3 - 2 - 2
battle A5 G5 A1 D1 G1
refuse MR_NO_DICE attack A5-D5; attack A1-a2; attack G1-g2
rolls G5-I5 1
rolls D1-d2 1
list attack: attack G5-I5; attack D1-d2

% [BATTLE-26] in a close assault the opponent may answer with Ambush before the roll
put C5 I4
put c6 i4
put G5 I4
put G7 i4
hand axis ambush recon-left
battle C5 G5
do attack C5-c6
asks axis
open ambush
allow pass
do ambush
open ambush-roll
do roll star star star
open attack
do roll star star star
do attack G5-G7
asks chance
open attack

% [BATTLE-26] who does not hold the card is asked as well, and can only pass
put C5 I4
put c6 i4
battle C5
do attack C5-c6
asks axis
refuse MR_NO_AMBUSH ambush
list : pass
do pass
open attack

% [BATTLE-27] first the hits, then the flags, then the ground
put C5 I4
put c6 i4
discard ambush
battle C5
do attack C5-c6
open attack
do roll infantry flag flag
unit c6 i3
open retreat
do retreat c6-C7; retreat C7-b8
open take-ground
unit C5 I4
do take-ground
unit c6 I4
open none

% [BATTLE-28] the dice are fixed when the attack is declared: an Ambush does not change them
put C5 I4
put c6 i4
hand axis ambush recon-left
battle C5
do attack C5-c6; ambush; roll grenade infantry infantry
unit C5 I1
open attack
dice 3
refuse MR_DICE_COUNT roll star; roll star star
do roll grenade grenade grenade
unit c6 i1

% [BATTLE-30] infantry of all kinds: 3, 2, 1 dice at 1, 2, 3 hexes and no farther
put A5 I4
put a6 i4
put D5 I4
put F5 i4
put I5 I4
put L5 i4
put A9 I4
put E9 i4
put A1 I4+
put a2 i4
put D1 I4+
put D3 i4
put H1 R3
put K1 i4
put G9 R3
put I9 i4
put l8 R3
put M9 i4
battle A5 D5 I5 A9 A1 D1 H1 G9 l8
rolls A5-a6 3
rolls D5-F5 2
rolls I5-L5 1
refuse MR_OUT_OF_RANGE attack A9-E9
rolls A1-a2 3
rolls D1-D3 2
rolls H1-K1 1
rolls G9-I9 2
rolls l8-M9 3

% [BATTLE-30] special forces at 3 hexes, Axis infantry at all distances
put A5 i4
put a6 I4
put D5 i4
put F5 I4
put I5 i4
put L5 I4
put A1 i4+
put D1 I4
turn axis 6
battle A5 D5 I5 A1
rolls A5-a6 3
rolls D5-F5 2
rolls I5-L5 1
rolls A1-D1 1

% [BATTLE-31] armor: 3 dice at 1, 2 and 3 hexes and no farther, elite armor too
put A5 A3
put a6 i4
put D5 A3
put F5 i4
put I5 A3
put L5 i4
put A9 A3
put E9 i4
put A1 A4+
put a2 i4
put D1 A4+
put D3 i4
put H1 A4+
put K1 i4
put H9 A4+
put L9 i4
battle A5 D5 I5 A9 A1 D1 H1 H9
rolls A5-a6 3
rolls D5-F5 3
rolls I5-L5 3
refuse MR_OUT_OF_RANGE attack A9-E9; attack H9-L9
rolls A1-a2 3
rolls D1-D3 3
rolls H1-K1 3

% [BATTLE-32] artillery: 3, 3, 2, 2, 1, 1 dice at 1 to 6 hexes and no farther
put A9 G2
put C9 i4
put D9 i4
put E9 i4
put F9 i4
put G9 i4
put H9 i4
put A1 G2
put B1 i4
put M1 i4
battle A9 A1
rolls A9-C9 3
rolls A9-D9 2
rolls A9-E9 2
rolls A9-F9 1
rolls A9-G9 1
refuse MR_OUT_OF_RANGE attack A9-H9
rolls A1-B1 3
refuse MR_NEXT_FIRST attack A1-M1

% [BATTLE-33] artillery ignores what protects its target, near and far
put A5 G2
put a6 forest i4
put D5 G2
put d6 hedgerow i4
put G5 G2
put g6 hill i4
put J5 G2
put j6 town i4
put A1 G2
put a2 church i4
put D1 G2
put d2 bunker i4
put G1 G2
put g2 sandbags i4
put J1 G2
put j2 sea-wall i4
battle A5 D5 G5 J5 A1 D1 G1 J1
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 3
rolls J5-j6 3
rolls A1-a2 3
rolls D1-d2 3
rolls G1-g2 3
rolls J1-j2 3

% [BATTLE-33] artillery's dice at a distance are not lessened either
put A9 G2
put C9 forest i4
put E9 town i4
put G9 hill i4
battle A9
rolls A9-C9 3
rolls A9-E9 2
rolls A9-G9 1

% [BATTLE-34] additional dice do not lengthen the range
put A5 I4
put D5 i4
put A9 A3
put E9 i4
put M1 G2
put G1 i4
put M9 G2
put F9 i4
card firefight
battle A5 A9 M1 M9
rolls A5-D5 2
refuse MR_OUT_OF_RANGE attack A5-E9; attack A9-E9
rolls M1-G1 2
refuse MR_OUT_OF_RANGE attack M1-D5; attack M9-D5

% [BATTLE-34] with Their Finest Hour neither
put A5 I4
put E5 i4
put A9 A3
put E9 i4
put G1 G2
put M3 i4
card their-finest-hour
battle A5 A9 G1
refuse MR_OUT_OF_RANGE attack A5-E5; attack A9-E9
refuse MR_OUT_OF_RANGE attack G1-E9; attack G1-M3
