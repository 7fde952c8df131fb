# Chapter 8: retreats. Ignoring flags: flags.t.

% [RETREAT-1] exactly one hex for each flag: 1 flag
put E5 I4
put e6 i4
discard ambush
battle E5
do attack E5-e6; roll flag star star
refuse MR_RETREAT_MUST done
refuse MR_NOT_NOW pass; take-ground
do retreat e6-E7
open take-ground
unit E7 i4
refuse MR_NOT_NOW retreat E7-e8

% [RETREAT-1] 2 and 3 flags
put E3 I4
put e4 i4
discard ambush
battle E3
do attack E3-e4; roll flag flag star; retreat e4-E5
open retreat
refuse MR_RETREAT_MUST done
do retreat E5-e6
open take-ground
unit e6 i4
again
do attack E3-e4; roll flag flag flag; retreat e4-F5; retreat F5-f6
open retreat
refuse MR_RETREAT_MUST done
do retreat f6-F7
open take-ground
unit F7 i4
lost axis 0

% [RETREAT-1] no flag, no retreat
put E5 I4
put e6 i4
discard ambush
battle E5
do attack E5-e6; roll infantry armor star
open none
unit e6 i3

% [RETREAT-1] only the unit attacked retreats
put E5 I4
put e6 i4
put F7 i4
put d6 i4
discard ambush
battle E5
do attack E5-e6; roll flag star star
refuse MR_OTHER_RETREATS retreat d6-D7; retreat F7-f8
do retreat e6-E7

% [RETREAT-2] the owner chooses the way: here the Axis
put E5 I4
put e6 i4
discard ambush
battle E5
do attack E5-e6; roll flag star star
asks axis
list : retreat e6-E7; retreat e6-F7
do retreat e6-F7
unit F7 i4
asks allies

% [RETREAT-2] and here the Allies, in the enemy's turn and in their own (by Ambush)
put E5 i4
put e4 I4
discard ambush
turn axis 6
battle E5
do attack E5-e4; roll flag star star
asks allies
list : retreat e4-E3; retreat e4-F3

% [RETREAT-2] a unit that is ambushed retreats the way its owner says
put E5 I4
put e6 i4
hand axis ambush recon-left
battle E5
do attack E5-e6; ambush; roll flag star star
asks allies
list : retreat E5-d4; retreat E5-e4
do retreat E5-d4
unit d4 I4
open none

% [RETREAT-3] the top side goes up, to one of the two hexes of the next row
put E5 I4
put e6 i4
discard ambush
battle E5
do attack E5-e6; roll flag star star
list retreat: retreat e6-E7; retreat e6-F7
refuse MR_RETREAT_BACK retreat e6-d6; retreat e6-f6; retreat e6-F5; retreat e6-e8; retreat e6-D7; retreat e6-G7; retreat e6-e6
refuse MR_RETREAT_BACK retreat e6-E5

% [RETREAT-3] the bottom side goes down
put E5 i4
put e4 I4
discard ambush
turn axis 6
battle E5
do attack E5-e4; roll flag star star
list retreat: retreat e4-E3; retreat e4-F3
refuse MR_RETREAT_BACK retreat e4-d4; retreat e4-f4; retreat e4-F5; retreat e4-e2; retreat e4-D3; retreat e4-G3; retreat e4-E5

% [RETREAT-3] from a row of 13 to a row of 12: the hexes to the left and right of it
put E5 I4
put E7 i4
put E1 i4
put E3 I4
battle E5
do attack E5-E7; roll flag star
list retreat: retreat E7-d8; retreat E7-e8

% [RETREAT-3] armor and artillery go back the same way
put A5 I4
put a6 a3
put D5 I4
put d6 g2
discard ambush
battle A5 D5
do attack A5-a6; roll flag star star
list retreat: retreat a6-A7; retreat a6-B7
do retreat a6-B7; pass; attack D5-d6; roll flag star star
list retreat: retreat d6-D7; retreat d6-E7

% [RETREAT-4] at the ends of the rows of 13 there is one way back, up
put A5 I4
put A7 i4
put M5 I4
put M7 i4
battle A5 M5
do attack A5-A7; roll flag star
list : retreat A7-a8
refuse MR_RETREAT_BACK retreat A7-A9; retreat A7-B7
do retreat A7-a8
do attack M5-M7; roll flag star
list : retreat M7-l8

% [RETREAT-4] and down
put A5 i4
put A3 I4
put M5 i4
put M3 I4
turn axis 6
battle A5 M5
do attack A5-A3; roll flag star
list : retreat A3-a2
do retreat A3-a2
do attack M5-M3; roll flag star
list : retreat M3-l2

% [RETREAT-4] at the ends of the rows of 12 there are two
put A5 I4
put a6 i4
put M5 I4
put l6 i4
discard ambush
battle A5 M5
do attack A5-a6; roll flag star star
list : retreat a6-A7; retreat a6-B7
do retreat a6-A7; pass
do attack M5-l6; roll flag star star
list : retreat l6-L7; retreat l6-M7

% [RETREAT-5] not into a hex with a unit, a friend's or an enemy's
put E5 I4
put e6 i4
put E7 i4
put J5 I4
put j6 i4
put K7 A3
discard ambush
battle E5 J5
do attack E5-e6; roll flag star star
refuse MR_RETREAT_OCCUPIED retreat e6-E7
list : retreat e6-F7
do retreat e6-F7; pass
do attack J5-j6; roll flag star star
refuse MR_RETREAT_OCCUPIED retreat j6-K7
list : retreat j6-J7

% [RETREAT-5] nor through one: both ways occupied, figures are lost
put E5 I4
put e6 i4
put E7 i4
put F7 A3
discard ambush
battle E5
do attack E5-e6; roll flag flag star
open none
unit e6 i2
empty e8 d8

% [RETREAT-6] not into a river, a lake or ground the scenario closes
put A5 D5 G5: I4
put a6 d6 g6: i4
put A7 river
put D7 lake
rule impassable G7
discard ambush
battle A5 D5 G5
do attack A5-a6; roll flag star star
refuse MR_RETREAT_CLOSED retreat a6-A7
list : retreat a6-B7
do retreat a6-B7; pass; attack D5-d6; roll flag star star
refuse MR_RETREAT_CLOSED retreat d6-D7
list : retreat d6-E7
do retreat d6-E7; pass; attack G5-g6; roll flag star star
refuse MR_RETREAT_CLOSED retreat g6-G7
list : retreat g6-H7

% [RETREAT-6] nobody retreats into the ocean
put A5 D5 G5: i4
put a4 I4
put d4 A3
put g4 G2
put A3 B3 D3 G3: ocean
discard ambush
turn axis 6
battle A5 D5 G5
do attack A5-a4; roll flag star star
unit a4 I3
do attack D5-d4; roll flag star star
refuse MR_RETREAT_CLOSED retreat d4-D3
list : retreat d4-E3
do retreat d4-E3; pass; attack G5-g4; roll flag star star
list : retreat g4-H3

% [RETREAT-6] a bunker or hedgehog is closed to armor and artillery, not to infantry
put A5 D5 G5 J5: I4
put a6 a3
put A7 bunker
put d6 g2
put D7 hedgehog
put g6 i4
put G7 bunker
put j6 r3
put J7 hedgehog
discard ambush
battle A5 D5 G5 J5
do attack A5-a6; roll flag star star
refuse MR_RETREAT_CLOSED retreat a6-A7
do retreat a6-B7; pass; attack D5-d6; roll flag star star
refuse MR_RETREAT_CLOSED retreat d6-D7
do retreat d6-E7; pass; attack G5-g6; roll flag star star
do retreat g6-G7; pass; attack J5-j6; roll flag star star
do retreat j6-J7

% [RETREAT-6] nor off the board: see the baseline
put E7 I4
put e8 i4
discard ambush
battle E7
do attack E7-e8; roll flag flag star
do retreat e8-E9
unit E9 i3
open take-ground

% [RETREAT-7] a retreat does not stop in stop terrain and needs no hedgerow beside it
put E3 I4
put e4 i4
put E5 forest
put F5 wire
put e6 f6 d6: hedgerow
put E7 F7: town
discard ambush
battle E3
do attack E3-e4; roll flag flag flag
list : retreat e4-E5; retreat e4-F5
do retreat e4-E5
list : retreat E5-d6; retreat E5-e6
do retreat E5-e6; retreat e6-E7
unit E7 i4
lost axis 0

% [RETREAT-7] no beach limit and no double steps on the way back
put E7 i4
put e6 I4
put d4 e4 f4: beach
put E5 F5: steep-hill
put E3 F3 D3: beach
discard ambush
turn axis 6
battle E7
do attack E7-e6; roll flag flag flag; retreat e6-E5; retreat E5-e4; retreat e4-E3
unit E3 I4
lost allies 0

% [RETREAT-7] a unit that retreated into a forest or onto wire battles in its next turn as ever
put E5 i4
put e4 I4
put E3 forest
put H5 a3
put h4 A3
put H3 town
discard ambush
hand allies direct-from-hq
turn axis 6
battle E5 H5
do attack E5-e4; roll flag star star; retreat e4-E3; take-ground
do attack H5-h4; roll flag star star; retreat h4-H3; take-ground; pass
next-turn
do play direct-from-hq; order E3; order H3; done
rolls E3-e4 3
rolls H3-h4 1

% [RETREAT-8] what cannot be done of the retreat costs a figure for each step
put E7 I4
put e8 i4
put E5 I4
put e6 a3
put D7 F7: I4
discard ambush
battle E7 E5
do attack E7-e8; roll flag flag flag
open retreat
do retreat e8-E9
unit E9 i2
do pass
do attack E5-e6; roll flag star star
unit e6 a2

% [RETREAT-8] as far as it can: one step and one figure
put E5 I4
put e6 i4
put E7 river
put f8 river
put e8 i4
discard ambush
battle E5
do attack E5-e6; roll flag flag star
list : retreat e6-F7
do retreat e6-F7
unit F7 i3
open take-ground

% [RETREAT-9] the longest way must be taken: no figure is given up for a step that can be made
put E5 I4
put e6 i4
put d8 e8: i4
discard ambush
battle E5
do attack E5-e6; roll flag flag star
refuse MR_RETREAT_LONGER retreat e6-E7
list : retreat e6-F7
do retreat e6-F7
list : retreat F7-f8
do retreat F7-f8
unit f8 i4
lost axis 0

% [RETREAT-9] with 1 flag both ways are as long
put E5 I4
put e6 i4
put d8 e8: i4
discard ambush
battle E5
do attack E5-e6; roll flag star star
list : retreat e6-E7; retreat e6-F7

% [RETREAT-9] with 3 flags the dead end two rows on counts
put E3 I4
put e4 i4
put E7 river
put D7 river
discard ambush
battle E3
do attack E3-e4; roll flag flag flag
list : retreat e4-E5; retreat e4-F5
do retreat e4-E5
refuse MR_RETREAT_LONGER retreat E5-d6
list : retreat E5-e6
do retreat E5-e6; retreat e6-F7
lost axis 0

% [RETREAT-9] where every way is too short, the longest of them is taken all the same
put E5 I4
put e6 i4
put d8 e8: i4
put f8 g8: river
put E9 F9 G9: i4
discard ambush
battle E5
do attack E5-e6; roll flag flag flag
list : retreat e6-E7; retreat e6-F7
do retreat e6-F7
unit F7 i2

% [RETREAT-10] figures lost for missing steps are the attacker's: the last of them scores
put E7 I4
put E9 i1/4
put A9 i4
battle E7
medals allies 0
do attack E7-E9; roll flag star
empty E9
medals allies 1
medals axis 0
lost axis 1

% [RETREAT-10] in the enemy's turn the medal is the enemy's; ground may be taken in close assault
put e2 a3
put E1 I1/4
put A1 I4
discard ambush
turn axis 6
battle e2
do attack e2-E1; roll flag star star
empty E1
medals axis 1
medals allies 0
open take-ground

% [RETREAT-11] first the steps, then the figures: a unit that dies so has gone its way before
put E7 I4
put e8 i1/4
put A9 i4
rule objective E9 F9 for axis permanent
discard ambush
battle E7
do attack E7-e8; roll flag flag star
open retreat
unit e8 i1
list : retreat e8-E9; retreat e8-F9
do retreat e8-E9
empty e8 E9
medals axis 1
medals allies 1

% [RETREAT-12] a retreat is no move: in its next turn the unit moves and battles as ever
put E5 i4
put e4 I4
put H5 i4
put h4 A3
discard ambush
hand allies direct-from-hq
turn axis 6
battle E5 H5
do attack E5-e4; roll flag star star; retreat e4-E3; pass
do attack H5-h4; roll flag star star; retreat h4-H3; pass
next-turn
do play direct-from-hq; order E3; order H3
allow move E3-C3; move H3-K3
do move E3-e4; done
allow attack e4-E5

% [RETREAT-12] a unit that was ambushed and went back has not moved because of it
put E5 I4
put e6 i4
hand axis ambush recon-left
card behind-enemy-lines
orders E5
do done; attack E5-e6; ambush; roll flag star star; retreat E5-e4; done
phase move-again
allow move e4-h4

% [RETREAT-13] a scenario may send retreats to the other edge
put E5 I4
put e6 i4
put H5 I4
put h4 i4
rule retreat axis bottom
discard ambush
battle H5
do attack H5-h4; roll flag star star
list : retreat h4-H3; retreat h4-I3
refuse MR_RETREAT_BACK retreat h4-I5

% [RETREAT-13] the other side still goes to its own edge
put E5 i4
put e4 I4
rule retreat axis bottom
discard ambush
turn axis 6
battle E5
do attack E5-e4; roll flag star star
list : retreat e4-E3; retreat e4-F3

% [RETREAT-14] on its own baseline a unit loses a figure for each flag
put e8 I4
put E9 i4
put j8 I4
put J9 a3
discard ambush
battle e8 j8
do attack e8-E9; roll flag star star
open none
unit E9 i3
do attack j8-J9; roll flag flag star
open none
unit J9 a1

% [RETREAT-14] the Allies at the bottom; on the enemy's baseline a unit retreats
put e2 i4
put E1 I4
put h2 i4
put H1 a3
put h8 a3
put H9 I4
discard ambush
turn axis 6
battle e2 h8
do attack e2-E1; roll flag flag star
unit E1 I2
open none
do attack h8-H9; roll flag star star
list : retreat H9-g8

% [RETREAT-14] what is ignored costs nothing
put e8 I4
put E9 sandbags i4
discard ambush
battle e8
do attack e8-E9; roll flag flag
do ignore
unit E9 i3
open none
sandbags E9

% [RETREAT-15] a retreat from an objective gives it up, one onto it gains it, at once
put E5 I4
put e6 i4
rule objective e6 for axis
rule objective F7 for axis
discard ambush
battle E5
medals axis 1
do attack E5-e6; roll flag star star
medals axis 1
do retreat e6-E7
medals axis 0
again
do attack E5-e6; roll flag star star; retreat e6-F7
medals axis 1

% [RETREAT-15] through a permanent objective: it is won, and the battle with it
put E5 I4
put e6 i4
rule objective E7 for axis permanent
score axis 5
discard ambush
battle E5
do attack E5-e6; roll flag flag star
medals axis 5
do retreat e6-E7
result axis
asks nobody
