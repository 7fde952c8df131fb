% [CARD-BEL-1] Behind Enemy Lines orders one infantry unit of any kind
put C5 I4
put F5 I4+
put I5 R3
put K5 A3
put L5 G2
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines
list order: order C5; order F5; order I5
refuse MR_OTHER_KIND order K5; order L5
do order I5
phase move
ordered I5

% [CARD-BEL-2] 3 hexes, a battle with one die more, 3 hexes again
put A5 I4
put E5 i4
put M9 i4
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order A5
refuse MR_TOO_FAR move A5-E3
allow move A5-B5; move A5-C5
do move A5-D5; done; attack D5-E5
dice 4
do roll star star star star; done
phase move-again
refuse MR_TOO_FAR move D5-D1
refuse MR_NOT_NOW attack D5-E5
do move D5-A5
unit A5 I4
refuse MR_MOVED move A5-B5
do done
open draw

% [CARD-BEL-2] the additional die holds at a distance too: 3 and 2 dice
put C5 I4
put E5 i4
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order C5; done; attack C5-E5
dice 3
again
do play behind-enemy-lines; order C5; move C5-B5; done; attack B5-E5
dice 2

% [CARD-BEL-2] special forces and French Resistance have the same 3 hexes and die
put C5 I4+
put C1 R3
put M9 i4
put F3 i4
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order C5
refuse MR_TOO_FAR move C5-G5
allow move C5-F5
again
do play behind-enemy-lines; order C1; move C1-F1; done; attack F1-F3
dice 3

% [CARD-BEL-3] no stopping in forest, town or wire, and the wire stays
put A5 I4
put B5 forest
put C5 town
put a4 wire
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order A5
allow move A5-C5; move A5-b4
do move A5-D5
unit D5 I4
again
do play behind-enemy-lines; order A5; move A5-D5; done; done; move D5-A5
unit A5 I4
wire a4

% [CARD-BEL-3] hedgerows: entered from afar, passed through, left by more than one hex
put A5 hedgerow I4
put B5 hedgerow
put C5 hedgerow
put A7 B7 A3 B3 a6 b6 a4 b4: lake
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order A5
allow move A5-C5
do move A5-D5
unit D5 I4

% [CARD-BEL-3] every hex costs 1: up a steep hill, up and down a bluff; a beach is no limit
put F3 beach I4
put f4 beach
put G5 sea-bluff
put E3 D3 C3 e4 d4: beach
put E1 steep-hill
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order F3
# two beaches and a bluff, three hexes
do move F3-G5
allow done
again
do play behind-enemy-lines; order F3
allow move F3-C3; move F3-E1

% [CARD-BEL-3] the ocean neither stops nor slows it
edition revised
beach
put F3 I4
put C5 i4
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order F3
# all through the water
allow move F3-F1; move F3-E1; move F3-H1

% [CARD-BEL-4] rivers, lakes and other units still bar the way
put A5 I4
put B5 river
put a6 lake
put a4 i4
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order A5
refuse MR_RIVER move A5-B5
refuse MR_LAKE move A5-a6
refuse MR_OCCUPIED move A5-a4
list move:

% [CARD-BEL-4] in the second move too
put A5 I4
put B5 river
put a6 lake
put a4 i4
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order A5; done; done
phase move-again
list : done

% [CARD-BEL-5] [BATTLE-11] no battle after ending the move in a forest, town or hedgerow
put C5 I4
put D5 forest
put b6 town
put c4 hedgerow
put E5 i4
put a8 i4
put d4 i4
put M9 i4
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order C5; move C5-D5; done
refuse MR_ENTERED attack D5-E5
again
do play behind-enemy-lines; order C5; move C5-b6; done
refuse MR_ENTERED attack b6-a8
again
do play behind-enemy-lines; order C5; move C5-c4; done
refuse MR_ENTERED attack c4-d4

% [CARD-BEL-5] no battle from the ocean; reductions of both hexes count
beach
put F1 I4
put g2 i4
put M9 i4
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order F1; move F1-f2; done
refuse MR_AFLOAT attack f2-g2

% [CARD-BEL-5] dice: 3 + 1 less 1 for the wire it stands on, less 1 for the forest of the target
put C5 I4
put D5 wire
put E5 forest i4
put M9 i4
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order C5; move C5-D5; done; attack D5-E5
dice 2

% [CARD-BEL-6] the second move comes also without a battle, and without a first move
put C5 I4
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order C5; done; done
phase move-again
do move C5-F5
unit F5 I4
again
do play behind-enemy-lines; order C5; move C5-F5; done; done; move F5-C5
unit C5 I4

% [CARD-BEL-6] the second move may be left out
put C5 I4
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order C5; done; done; done
open draw

% [CARD-BEL-6] a unit that entered a forest, and so could not battle, moves again all the same
put C5 I4
put D5 forest
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order C5; move C5-D5; done; done
allow move D5-G5

% [CARD-BEL-6] a unit that did not survive has no second move
put C5 I1/4
put D5 i4
put M1 I4
hand axis ambush
hand allies behind-enemy-lines
do play behind-enemy-lines; order C5; done; attack C5-D5; ambush; roll grenade star star
empty C5
open draw

% [CARD-BEL-7] after a successful close assault it may take ground and then move from there
put C5 I4
put D5 i1/4
put M9 i4
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order C5; done; attack C5-D5; roll grenade star star star
open take-ground
do take-ground
unit D5 I4
do done
phase move-again
refuse MR_TOO_FAR move D5-H5
do move D5-G5
unit G5 I4

% [CARD-BEL-8] the battle is not lost by a first move of 2 or 3 hexes
put A5 I4
put E5 i4
put M9 i4
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order A5; move A5-D5; done
allow attack D5-E5
again
do play behind-enemy-lines; order A5; move A5-C5; done
allow attack C5-E5

% [CARD-BEL-9] an Ambush that makes it retreat takes its battle, not its second move
put C5 I4
put D5 i4
put M9 i4
hand axis ambush
hand allies behind-enemy-lines
do play behind-enemy-lines; order C5; done; attack C5-D5; ambush; roll flag star star; retreat C5-b4
refuse MR_BATTLED attack b4-D5
do done
phase move-again
do move b4-A3
unit A3 I4

% [CARD-BEL-10] ending on wire it may remove it instead of battling
put A5 I4
put B5 wire
put D5 wire
put M9 i4
put E5 i4
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order A5; move A5-D5; done
wire B5 D5
do remove-wire D5
no-wire D5
wire B5
refuse MR_BATTLED attack D5-E5
do done
allow move D5-A5

% [CARD-BEL-10] moving off without removing it, it leaves the wire where it is
put A5 I4
put B5 wire
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines; order A5; move A5-B5; done; done; move B5-C5
wire B5

% [CARD-BEL-11] with no infantry on the board any one unit, as usual
put A5 A3
put C5 G2
put M9 i4
hand allies behind-enemy-lines
do play behind-enemy-lines
list order: order A5; order C5
do order C5
refuse MR_TOO_FAR move C5-E5
do move C5-D5; done; done
open draw

% [CARD-BEL-12] forest passed through does not forbid the battle; only where the move ends counts
put A5 I4
put B5 b4 b6 a4 a6: forest
put C5 town
put E5 i4
put M9 i4
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order A5; move A5-D5; done
allow attack D5-E5
again
do play behind-enemy-lines; order A5; move A5-C5; done
refuse MR_ENTERED attack C5-E5

% [CARD-BEL-13] [GROUND-6] having come onto wire it still takes ground, and having taken a forest it still moves
put C5 I4
put D5 wire
put E5 forest i1/4
put M9 i4
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order C5; move C5-D5; done; attack D5-E5; roll grenade star
open take-ground
do take-ground
unit E5 I4
do done
phase move-again
do move E5-H5
unit H5 I4

% [CARD-BEL-13] it takes ground after any first move, into a hedgerow that was far away when it began too
put A5 I4
put E5 hedgerow i1/4
put M9 i4
hand allies behind-enemy-lines
discard ambush
do play behind-enemy-lines; order A5; move A5-D5; done; attack D5-E5; roll grenade star star
open take-ground
do take-ground
unit E5 I4
do done
allow move E5-H5

% [CARD-BEL-13] [TER-HEDGE-2] under another card the same unit could not take that hedgerow
put C5 I4
put E5 hedgerow i1/4
put M9 i4
orders C5
discard ambush
do move C5-D5; done; attack D5-E5; roll grenade star
open none

% [CARD-BEL-6] [CARD-COUNTER-1] copied by Counter-Attack it has both moves and the die
put C5 i4
put E5 I4
put M1 I4
turn axis 6
last allies behind-enemy-lines
hand axis counter-attack
discard ambush
do play counter-attack; order C5; move C5-d6; done; attack d6-E5
dice 4
do roll star star star star; done
phase move-again
refuse MR_TOO_FAR move d6-A5
do move d6-B5
