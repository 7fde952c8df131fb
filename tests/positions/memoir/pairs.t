# Rules that meet, where an earlier reading of them went wrong.

% [OBJ-11] [MOVE-8] leaving an objective that is held for a turn costs no reach: every end has its way
put E5 A3
put M9 i4
rule objective E5 for allies when start-of-turn
turn axis 4
hand axis probe-left
hand allies direct-from-hq
do play probe-left; done; draw barrage
medals allies 1
do play direct-from-hq; order E5
allow move E5-d2; move E5-H5; move E5-F5-G5-H5; move E5-d4-D3-d2
do move E5-F5
medals allies 0

% [OBJ-4] [OBJ-12] a large group that must be held together hides no way
put E5 A3
put M9 i4
rule objective F5 D5 d6 e6 d4 e4 F7 E7 D7 for allies permanent need 5
orders E5
allow move E5-d2; move E5-f2; move E5-H5

% [VAR-YOUNG-2] revised: six cards stay six, whatever the scenario would draw
edition revised
rule options young-generals
rule draws axis 2 after-turns 1 2
deal axis 2
first axis
put E1 I4
put E9 i4
start
do draw probe-left; draw probe-left; draw probe-left; draw probe-left; draw probe-center; draw probe-center
do draw attack-left; draw attack-left; draw attack-left; draw probe-right; draw probe-right; draw probe-right
cards axis 6
do play probe-left; draw recon-left
asks allies
cards axis 6

% [CARD-COUNTER-1] there is nothing to copy if the opponent had no card to play just before
put C5 I4
put K5 I4
put M9 i4
rule draws axis 0 after-turns 2
turn axis 4
hand axis probe-left
hand allies recon-in-force counter-attack
do play probe-left; done
cards axis 0
do play recon-in-force; done; draw barrage
asks chance
do draw air-power
at-turn 7
do play counter-attack
phase draw

% [SCEN-1] [TURN-3] a side without a card draws as many as the scenario says
put C5 I4
put M9 i4
rule draws axis 2 after-turns 1
deal axis 0
deal allies 1
first axis
start
do draw probe-left
at-turn 1
do draw probe-left; draw attack-left
cards axis 2
asks allies

% [SCEN-1] [CARD-RECON-2] where no card is drawn, Recon draws none either
put C5 I4
put M9 i4
rule draws allies 0 after-turns 3
hand allies recon-left
do play recon-left; done
asks axis

% [UNIT-3] a unit that may not move does so under no card
put C5 I4
put M9 i4
rule unit C5 moves 0
hand allies infantry-assault
do play infantry-assault left
refuse MR_TOO_FAR move C5-D5
list move:

% [UNIT-3] nor does artillery under Artillery Bombard
put C5 G2
put M9 i4
rule unit C5 moves 0
hand allies artillery-bombard
do play artillery-bombard
list move:

% [OBJ-11] [VIC-5] two objectives on one hex that win together, passed through
put C5 A3
put M9 i4
goal allies 3
score allies 1
rule objective D5 for allies
rule objective D5 for allies
orders C5
do move C5-D5-E5
result allies
unit D5 A3

% [VIC-3] [OBJ-20] an exit scores in full though the unit held a medal until it left
put E9 I4
put M9 i4
goal allies 5
score allies 3
rule objective E9 for allies
rule exit allies E9 medals 2
orders E9
medals allies 4
do exit E9
medals allies 5
result allies

% [OBS-WIRE-4] [CARD-FIREFIGHT-4] a unit that may not battle under Firefight may not remove wire either
put C5 wire I4
put E5 I4
put c8 i4
put c6 i4
put M9 i4
card firefight
battle C5 E5
refuse MR_FIRE_ONLY remove-wire C5

% [OBS-WIRE-3] [CARD-FIREFIGHT-2] and one that may battle may
put C5 wire I4
put M9 i4
card firefight
battle C5
do remove-wire C5
no-wire C5

% [SCEN-3] [LOS-9] fire over the edge of the board is blocked from one side
put A5 G2
put A3 i4
put M9 i4
rule blocks-fire a4
battle A5
refuse MR_FIRE_BLOCKED attack A5-A3

% [SCEN-3] [LOS-9] and free without it
put A5 G2
put A3 i4
put M9 i4
rule blocks-fire b4
battle A5
rolls A5-A3 3

% [OBJ-21] [TER-HEDGE-4] a unit that starts in a hedgerow does not leave the board from the next hex
put b8 hedgerow A3
put M1 i4
rule exit allies B9 C9
orders b8
refuse MR_LEAVE_ONE exit b8-B9

% [OBJ-21] [OVERRUN-2] exit and overrun: armor that took an exit hex battles once more and does not leave; in its next turn it does
put L9 A3
put M9 i1/4
put l8 i4
put C5 i4
rule exit allies M9
discard ambush
battle L9
do attack L9-M9; roll grenade star star; take-ground
open overrun
refuse MR_NOT_NOW exit M9
do attack M9-l8; roll grenade star star
medals allies 1
unit M9 A3
next-turn
next-turn
do play recon-right; order M9; exit M9
medals allies 2
empty M9

% [OBJ-20] [OBJ-22] exits are counted one by one: two units leave over the same hex in one turn
put M9 A3
put L9 I4
put C5 I4
put C9 i4
rule exit allies M9
orders M9 L9
refuse MR_OCCUPIED exit L9-M9
do exit M9; exit L9-M9
medals allies 2
medals axis 0
lost allies 0

% [OBJ-1] [BOARD-20] whose medal it is does not depend on where a side sits
top allies
put C5 i4
put H5 I4
put D5 forest
rule objective D5 for axis
rule objective G5 for allies
turn axis 6
orders C5
do move C5-D5
medals axis 1
medals allies 0

% [OBS-WIRE-1] [CARD-COUNTER-3] wire and a copied Infantry Assault: it stops, and may be removed after 2 hexes
put A5 I4
put C5 wire
put M9 i4
last axis infantry-assault section right
hand allies counter-attack
do play counter-attack
refuse MR_MUST_STOP move A5-D5
do move A5-C5; done
do remove-wire C5
no-wire C5

% [OBS-WIRE-1] [CARD-COUNTER-1] wire and a copied Behind Enemy Lines: passed in both moves, and left where it is
put A5 I4
put B5 C5: wire
put M9 i4
last axis behind-enemy-lines
hand allies counter-attack
do play counter-attack; order A5; move A5-D5; done; done
phase move-again
do move D5-A5
wire B5 C5

% [CARD-BEL-3] [TER-HEDGE-4] the second move of Behind Enemy Lines: out of a hedgerow by 3 hexes, through forest and wire
put C5 I4
put E5 hedgerow
put F5 forest
put G5 wire
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order C5; move C5-E5; done; done
phase move-again
refuse MR_TOO_FAR move E5-I5
do move E5-H5
wire G5

% [OBJ-21] [CARD-BEL-6] exits and Behind Enemy Lines: 3 hexes do not reach over the edge in one move, in two they do
put J9 I4
put A1 I4
put C5 i4
rule exit allies M9
hand allies behind-enemy-lines
do play behind-enemy-lines; order J9
refuse MR_EXIT_SPENT exit J9-M9
do move J9-K9; done; done
phase move-again
do exit K9-M9
medals allies 1
empty K9 M9

% [CARD-BEL-11] [CARD-COUNTER-4] Behind Enemy Lines copied by a side without infantry: any one unit, no additional die, no second move
put C5 A3
put D5 i4
put M9 i4
last axis behind-enemy-lines
hand allies counter-attack
discard ambush
do play counter-attack; order C5; done; attack C5-D5
dice 3
do roll star star star; done
phase draw
list move:

% [OBS-SAND-5] [CARD-BEL-3] sandbags and Behind Enemy Lines: gone with the first move, though the second leads back
put C5 sandbags I4
put E5 sandbags I4
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order C5; move C5-D5; done; done
no-sandbags C5
do move D5-C5
no-sandbags C5
sandbags E5

% [GROUND-6] [OVERRUN-1] leaving stop terrain: armor that stood in a forest takes ground and overruns, armor that came onto wire does neither
put D5 forest A3
put d6 i1/4
put D7 i4
put H5 A3
put I5 wire
put i6 i1/4
put M9 i4
discard ambush
orders D5 H5
do move H5-I5; done; attack D5-d6; roll grenade star star; take-ground
open overrun
rolls d6-D7 3
do pass; attack I5-i6; roll grenade star star
empty i6
open none
unit I5 A3

% [CARD-MEDICS-4] [CARD-COUNTER-6] Medics & Mechanics copied: no figure beyond the start; the unit is ordered and no other
put C5 I3/4
put E1 I4
put M9 i4
last axis medics-and-mechanics
hand allies counter-attack probe-left probe-left
do play counter-attack
refuse MR_UNHURT heal E1
do heal C5; roll star star star
unit C5 I4
ordered C5
allow move C5-D5
refuse MR_NOT_ORDERED move E1-F1

% [CARD-AMBUSH-10] [TER-BRIDGE-2] water and Ambush: from a bridge and from a beach with all dice, from the ocean not
put C5 I4
put D5 river bridge i4
put G5 I4
put H5 beach i4
put K5 I4
put L5 ocean i4
put M9 i4
hand axis ambush
battle C5 G5 K5
do attack C5-D5
open ambush
do ambush
dice 3
again
do attack G5-H5; ambush
dice 3
again
do attack K5-L5
open attack

% [SCEN-8] [TURN-1] both sides drop before the first turn; nobody drops later; who has landed moves and battles
put C5 I4
put M9 i4
rule air-drop allies figures 1
rule air-drop axis figures 1
deal allies 1
deal axis 1
start
do draw barrage; draw probe-center
asks allies
do drop E5; drift stay stay stay stay
asks axis
do drop I5; drift stay stay stay stay
unit E5 I4
unit I5 i4
phase play-card
asks allies
refuse MR_NOT_NOW drop G5
do play probe-center
refuse MR_NOT_NOW drop G5
do order E5; move E5-F5; done
rolls F5-I5 1

% [VIC-5] [CARD-BEL-7] taking ground and Behind Enemy Lines: the medal of the ground wins before the second move
put C5 I4
put D5 i1/4
put M9 i4
goal allies 2
rule objective D5 for allies
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order C5; done; attack C5-D5; roll grenade star star star
result none
do take-ground
result allies
refuse BCG_GAME_OVER move D5-E5
