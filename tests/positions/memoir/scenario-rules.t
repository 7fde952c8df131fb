% [SCEN-1] [EX-2] two cards at the start and two drawn after the first two turns: 3, 4, then 4 for good
put C5 I4
put M9 i4
deal allies 6
deal axis 2
rule draws axis 2 after-turns 1 2
start
do draw probe-left; draw probe-center
cards axis 2
next-turn
asks allies
cards allies 6
next-turn
asks axis
cards allies 6
do play probe-left; order M9; done; done
asks chance
do draw probe-center
asks chance
do draw probe-right
cards axis 3
asks allies
next-turn
asks axis
next-turn
cards axis 4
next-turn
cards allies 6
next-turn
cards axis 4

% [SCEN-1] the extra card comes after these turns of this side only
put C5 I4
put M9 i4
rule draws allies 3 after-turns 2
turn allies 3
hand allies probe-left
do play probe-left; order C5; done; done; draw probe-right; draw probe-right; draw probe-right
asks axis
cards allies 3

% [SCEN-1] not after the turn before or behind it
put C5 I4
put M9 i4
rule draws allies 3 after-turns 2
turn allies 1
hand allies probe-left
do play probe-left; order C5; done; done; draw probe-right
asks axis
cards allies 1

% [SCEN-1] not after the third
put C5 I4
put M9 i4
rule draws allies 3 after-turns 2
turn allies 5
hand allies probe-left
do play probe-left; order C5; done; done; draw probe-right
asks axis
cards allies 1

% [SCEN-1] the enemy's turn of that number draws one
put C5 I4
put M9 i4
rule draws allies 3 after-turns 2
turn axis 4
hand axis probe-left
do play probe-left; order M9; done; done; draw probe-right
asks allies
cards axis 1

% [SCEN-1] [CARD-RECON-2] with a Recon the choice comes first and the extra card besides
put C5 I4
put M9 i4
rule draws allies 2 after-turns 1
turn allies 1
hand allies recon-right
do play recon-right; draw ambush; draw barrage; keep barrage; draw firefight
asks axis
cards allies 2
discarded ambush 1
holds allies barrage
holds allies firefight

% [SCEN-1] [CARD-RECON-2] with a Recon and three cards due: one of two, and two more
put C5 I4
put M9 i4
rule draws allies 3 after-turns 1
turn allies 1
hand allies recon-right
do play recon-right; draw ambush; draw barrage; keep barrage; draw firefight; draw dig-in
asks axis
cards allies 3

% [SCEN-2] a unit with another number of figures takes as many hits
put C5 I4
put E5 i6
put M9 i4
battle C5
do attack C5-E5; roll infantry infantry
unit E5 i4
medals allies 0

% [SCEN-2] a unit of one figure, worth 2 medals
put C5 I4
put E5 a1
put M9 i4
rule unit E5 medals 2
battle C5
do attack C5-E5; roll armor star
empty E5
medals allies 2

% [SCEN-3] an impassable hill is entered by nobody, by move, taking ground or retreat
put C5 A3
put D5 hill
put c6 i4
put M9 i4
rule impassable D5
orders C5
refuse MR_CLOSED move C5-D5
refuse MR_CLOSED move C5-D5-E5

% [SCEN-3] no retreat onto it
put D5 I4
put E5 i4
put d6 e6: hill
put M9 i4
rule impassable d6 e6
discard ambush
battle D5
do attack D5-E5; roll flag star star
unit E5 i3
open none

% [SCEN-3] where one of two hexes behind is closed the other is left
put D5 I4
put E5 i4
put d6 hill
put M9 i4
rule impassable d6
discard ambush
battle D5
do attack D5-E5; roll flag star star
list : retreat E5-e6

% [SCEN-3] artillery does not fire over hills that block fire; beside them and without the rule it does
put C5 G2
put E5 hill
put G5 i4
put G1 i4
rule blocks-fire E5
battle C5
refuse MR_FIRE_BLOCKED attack C5-G5
allow attack C5-G1

% [SCEN-3] without the rule artillery fires over the hill
put C5 G2
put E5 hill
put G5 i4
battle C5
allow attack C5-G5

% [SCEN-3] a unit on such a hill fires and is fired at: only what lies between counts
put C5 G2
put E5 hill i4
put M9 i4
rule blocks-fire E5
battle C5
allow attack C5-E5

% [SCEN-3] armor is blocked by it too, also where it would see between two hills
edition revised
put C5 hill A3
put D5 hill
put E5 hill i4
put M9 i4
rule blocks-fire D5
battle C5
refuse MR_FIRE_BLOCKED attack C5-E5

% [SCEN-4] hills declared steep, bluff or cliff: 2-hex moves for infantry
put C5 I4
put D5 steep-hill
put C1 beach I4
put D1 sea-bluff
put I1 beach I4
put J1 cliff
put M9 i4
orders C5 C1 I1
do move C5-D5; move C1-D1; move I1-J1
unit D5 I4
unit D1 I4
unit J1 I4
do done

% [SCEN-4] the 2-hex move costs infantry its battle; an ordinary hill does not
put C5 I4
put D5 steep-hill
put E5 i4
put G5 I4
put H5 hill
put I5 i4
discard ambush
orders C5 G5
do move C5-D5; move G5-H5; done
refuse MR_TIRED attack D5-E5
allow attack H5-I5

% [SCEN-4] no armor up a bluff or cliff from the beach
edition classic
put C1 beach A3
put D1 sea-bluff
put I1 beach A3
put J1 cliff
put B1 b2 c2 d2 E1 H1 h2 i2 j2 K1: lake
put M9 i4
orders C1 I1
refuse MR_BLUFF_UP move C1-D1
refuse MR_CLIFF move I1-J1

% [SCEN-4] a sea wall for the side named: one die less and a flag ignored for it, nothing for the other
put C5 I4
put D5 sea-wall i4
put G5 i4
put M9 i4
rule owner axis D5
discard ambush
battle C5
do attack C5-D5
dice 2
do roll flag star
open ignore-flag

% [SCEN-4] the other side finds no cover behind it
put C5 sea-wall I4
put D5 i4
put M9 i4
rule owner axis C5
turn axis 6
discard ambush
battle D5
do attack D5-C5
dice 3
do roll flag star star
open retreat

% [SCEN-5] a bunker with an owner: cover and flag for that side
put C5 I4
put D5 bunker i4
put M9 i4
rule owner axis D5
discard ambush
battle C5
do attack C5-D5
dice 2
do roll flag star
open ignore-flag

% [SCEN-5] the enemy may enter it but has neither
put C5 bunker I4
put D5 i4
put M9 i4
rule owner axis C5
turn axis 6
discard ambush
battle D5
do attack D5-C5
dice 3
do roll flag star star
open retreat

% [SCEN-5] a bunker of the Allies likewise
put C5 bunker I4
put D5 i4
put M9 i4
rule owner allies C5
turn axis 6
discard ambush
battle D5
do attack D5-C5
dice 2

% [SCEN-6] a long bridge is entered and left by way of its ends only
put D5 E5 F5: river bridge
put C5 A3
put e4 G2
put M9 i4
rule bridge-span D5 E5 F5 ends D5 F5
orders C5 e4
allow move C5-D5; move C5-E5; move C5-F5
refuse MR_BRIDGE_ENDS move e4-E5
allow move e4-F5
do move C5-E5

% [SCEN-6] from its middle a unit steps off at the ends only
put D5 E5 F5: river bridge
put E5 G2
put M9 i4
rule bridge-span D5 E5 F5 ends D5 F5
orders E5
refuse MR_BRIDGE_ENDS move E5-e6; move E5-e4; move E5-d6; move E5-d4
list move: move E5-D5; move E5-F5

% [SCEN-6] a retreat does not leave it over the side
put E5 i4
put D5 F5: river bridge
put E5 river bridge
put E3 I4
put M9 i4
rule bridge-span D5 E5 F5 ends D5 F5
battle E3
do attack E3-E5; roll flag star
unit E5 i3

% [SCEN-6] a river too wide for infantry fire: the far bank is no target, the own bank is, armor is free
put A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5: river
put d4 I4
put e4 A3
put d6 i4
put g4 i4
put M9 i4
rule wide A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5
battle d4 e4
refuse MR_WIDE_RIVER attack d4-d6
allow attack e4-d6

% [SCEN-6] the own bank is a target, and artillery fires across
put A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5: river
put d4 I4
put c4 G2
put f4 i4
put d6 i4
put M9 i4
rule wide A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5
battle d4 c4
allow attack d4-f4; attack c4-d6

% [SCEN-6] without the rule infantry fires across the river
put A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5: river
put d4 I4
put d6 i4
put M9 i4
battle d4
allow attack d4-d6

% [SCEN-6] a line that crosses a bend but ends on the own bank is free (ruling AMB-61)
# the river comes down from the top to D5 and goes up again: C5 and E5 are on one bank
put D9 d8 E7 d6 D5: river
put A9 C9: open
put C5 I4
put E5 i4
put M9 i4
rule wide D5 E7 d6
battle C5
allow attack C5-E5

% [SCEN-6] a unit on the bridge is on either bank, also where the bridge runs on over land (ruling AMB-61)
put A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5: river
put E5 river bridge
put e4 bridge
put e4 i4
put d6 I4
put e8 i4
put M9 i4
rule wide A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5
rule bridge-span E5 e4 ends e6 E3
battle d6
allow attack d6-e4

% [SCEN-6] beside its ramp a unit is on its own bank
put A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5: river
put E5 river bridge
put e4 bridge
put d4 i4
put d6 I4
put M9 i4
rule wide A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5
rule bridge-span E5 e4 ends e6 E3
battle d6
refuse MR_WIDE_RIVER attack d6-d4

% [SCEN-7] Recon as Air Power while the hill is held: 2 dice, in the section of the card
put C5 hill I4
put C7 i4
put b6 i4
put G7 i4
put M9 i4
rule recon-as air-power for allies dice 2 while-on C5
hand allies recon-left
list : play recon-left; play recon-left as air-power
do play recon-left as air-power
refuse MR_OUTSIDE target G7; target M9
do target C7; target b6; strike C7
dice 2
do roll star star
unit C7 i2

% [SCEN-7] without the hill, or with the enemy on it, it is Recon only
put D5 I4
put C5 hill i4
put M9 i4
rule recon-as air-power for allies dice 2 while-on C5
hand allies recon-left
refuse MR_NOT_THAT_WAY play recon-left as air-power
allow play recon-left

% [SCEN-7] the dice named hold for the Axis too, in its own left; right and centre likewise
put C5 I4
put A7 G7 M7: I4
put I5 i4
turn axis 6
rule recon-as air-power for axis dice 2
hand axis recon-left recon-center recon-right
do play recon-left as air-power
refuse MR_OUTSIDE target A7; target G7
do target M7
dice 2
again
do play recon-center as air-power
refuse MR_OUTSIDE target A7; target M7
allow target G7
again
do play recon-right as air-power
refuse MR_OUTSIDE target G7; target M7
allow target A7

% [SCEN-7] it still draws as Recon does
put C5 I4
put C7 i4
put M9 i4
rule recon-as air-power for allies
hand allies recon-left
do play recon-left as air-power; target C7; roll star star; draw ambush; draw barrage
open keep

% [SCEN-7] Recon as Barrage by either side: 4 dice, anywhere
put C5 I4
put M9 i4
rule recon-as barrage for allies axis
hand allies recon-left
do play recon-left as barrage; target M9
dice 4
do roll star star star star
unit M9 i4

% [SCEN-7] Recon as Barrage by the Axis
put C5 I4
put M9 i4
turn axis 6
rule recon-as barrage for allies axis
hand axis recon-center
do play recon-center as barrage; target C5
dice 4

% [SCEN-7] the side not named may not, nor may any other card be used so
put C5 I4
put M9 i4
rule recon-as barrage for axis
hand allies recon-left recon-in-force
refuse MR_NOT_THAT_WAY play recon-left as barrage; play recon-in-force as barrage; play recon-left as air-power

% [SCEN-8] air drop: each figure is aimed, takes 4 steps, and becomes a full unit
put C5 I4
put M9 i4
rule air-drop allies figures 3
deal allies 1
deal axis 1
start
do draw barrage; draw firefight
asks allies
open drop
do drop E5
asks chance
open drift
refuse MR_DRIFT_STEPS drift e e e; drift e e e e e
do drift e ne stay w
# E5, F5, f6, f6, e6
unit e6 I4
asks allies
do drop A1; drift w w e e
# over the edge and back
unit A1 I4
asks allies
do drop A1; drift sw stay stay stay
asks allies
phase play-card
medals axis 0
lost allies 0

% [SCEN-8] lost without a medal: on an occupied hex, on impassable ground, off the board
put C5 I4
put E5 river
put G5 lake
put M9 i4
rule air-drop allies figures 4
deal allies 1
deal axis 1
start
do draw barrage; draw firefight
do drop C5; drift stay stay stay stay
unit C5 I4
do drop M9; drift stay stay stay stay
unit M9 i4
do drop E5; drift stay stay stay stay
empty E5
do drop M1; drift e stay stay stay
empty M1 L1
medals axis 0
phase play-card

% [SCEN-8] another number of steps, and the Axis may drop too
put C5 I4
put M9 i4
rule air-drop axis figures 1 steps 2
deal allies 1
deal axis 1
start
do draw barrage; draw firefight
asks axis
do drop E5
refuse MR_DRIFT_STEPS drift e e e e
do drift e e
unit G5 i4

% [SCEN-8] dropped units are ordered, move and battle like others in the first turn
put C5 I4
put M9 i4
rule air-drop allies figures 1
deal allies 1
deal axis 1
start
do draw barrage; draw probe-center; drop E5; drift stay stay stay stay
do play probe-center; order E5
allow move E5-F5

% [SCEN-8] [OBJ-9] a unit that lands on an objective holds it
put C5 I4
put M9 i4
rule air-drop allies figures 1
rule objective E5 for allies
deal allies 1
deal axis 1
start
do draw barrage; draw probe-center; drop E5; drift stay stay stay stay
medals allies 1

% [SCEN-9] [DRAW-8] no reshuffle: when a card must be drawn from an empty deck the named side wins
put C5 I4
put M9 i4
rule no-reshuffle axis
hand allies recon-left recon-left recon-center recon-center recon-right probe-left probe-left probe-left probe-left probe-center probe-center probe-center probe-center probe-center probe-right probe-right probe-right probe-right attack-left attack-left attack-left attack-center attack-center attack-center attack-center attack-right attack-right attack-right assault-left assault-left
hand axis recon-right assault-center assault-center assault-right assault-right general-advance pincer-move recon-in-force recon-in-force recon-in-force air-power ambush armor-assault armor-assault artillery-bombard barrage behind-enemy-lines close-assault counter-attack counter-attack dig-in direct-from-hq direct-from-hq firefight infantry-assault infantry-assault medics-and-mechanics move-out
deck 2
do play probe-right; draw move-out
result none
deck 1
do play dig-in; done; draw their-finest-hour
result none
deck 0
do play probe-right
result axis
asks nobody

% [SCEN-9] [DRAW-3] without the rule the discards are shuffled and drawn from
put C5 I4
put M9 i4
hand allies recon-left recon-left recon-center recon-center recon-right probe-left probe-left probe-left probe-left probe-center probe-center probe-center probe-center probe-center probe-right probe-right probe-right probe-right attack-left attack-left attack-left attack-center attack-center attack-center attack-center attack-right attack-right attack-right assault-left assault-left
hand axis recon-right assault-center assault-center assault-right assault-right general-advance pincer-move recon-in-force recon-in-force recon-in-force air-power ambush armor-assault armor-assault artillery-bombard barrage behind-enemy-lines close-assault counter-attack counter-attack dig-in direct-from-hq direct-from-hq firefight infantry-assault infantry-assault medics-and-mechanics move-out move-out their-finest-hour
deck 0
do play probe-right
asks chance
result none
deck 1
do draw probe-right
asks axis

% [SCEN-10] exits and permanent, temporary and sudden-death objectives in one scenario
put M9 I4
put C5 D3 A1: A3
put G9 i4
rule exit allies M9
rule objective D5 for allies permanent
rule objective E3 for allies
rule win allies H1 need 1
orders M9 C5 D3
do exit M9
medals allies 1
do move C5-D5-E5
medals allies 2
do move D3-E3
medals allies 3
result none

% [SCEN-10] and the sudden death of that scenario
put G1 A3
put G9 i4
rule exit allies M9
rule objective D5 for allies permanent
rule objective E3 for allies
rule win allies H1 need 1
orders G1
do move G1-H1
result allies

% [SCEN-8] each of the seven drifts goes where it says
put A1 I4
put M9 i4
rule air-drop allies figures 7 steps 1
deal allies 1
deal axis 1
start
do draw barrage; draw firefight
do drop G5; drift e
unit H5 I4
do drop G5; drift ne
unit g6 I4
do drop G5; drift nw
unit f6 I4
do drop G5; drift w
unit F5 I4
do drop G5; drift sw
unit f4 I4
do drop G5; drift se
unit g4 I4
empty G5
do drop G5; drift stay
unit G5 I4
phase play-card

% [SCEN-8] what lands is ordinary infantry: 2 hexes and no battle, and 1 medal when it is destroyed
put M9 i4
put G5 i4
rule air-drop allies figures 2
deal allies 1
deal axis 1
start
do draw assault-center; draw probe-center
do drop E3; drift stay stay stay stay; drop A1; drift stay stay stay stay
do play probe-center; order E3; move E3-E5; done
refuse MR_TIRED attack E5-G5
do done; draw probe-left; play assault-center; move G5-F5; done; attack F5-E5; pass; roll infantry infantry grenade
unit E5 I1
medals axis 0
do done; draw probe-right
next-turn
asks axis
medals axis 0

% [SCEN-8] the medal for it
put M9 i4
put F5 i4
rule air-drop allies figures 2
deal allies 1
deal axis 2
start
do draw close-assault; draw probe-center; draw probe-left
do drop E5; drift stay stay stay stay; drop A1; drift stay stay stay stay
do play probe-left; done; draw probe-right
do play close-assault; attack F5-E5; pass; roll infantry infantry infantry infantry
empty E5
medals axis 1
