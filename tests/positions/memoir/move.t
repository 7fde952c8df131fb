# Movement (chapter 5).

% [MOVE-1] units move one at a time in any order; a move is completed before the next begins
orders E3 G3
put E3 G3: I4
put M9 i4
allow move E3-E5; move G3-G5
do move G3-g4
allow move E3-E5
refuse MR_MOVED move g4-G5
do move E3-e4
refuse MR_MOVED move e4-E5; move g4-G5
list : done

% [MOVE-1] the later unit may use the hex that the earlier one has left
orders E3 G3
put E3 G3: I4
put M9 i4
refuse MR_OCCUPIED move E3-G3
do move G3-G5; move E3-G3
unit G3 I4
unit G5 I4

% [MOVE-1] the unit that moves first may make room for the second
orders E3 F3
put E3 F3: I4
put M9 i4
refuse MR_OCCUPIED move E3-F3
do move F3-H3; move E3-F3
unit F3 I4
unit H3 I4
empty E3

% [MOVE-2] a unit moves at most once, also if the first move was short
orders E3
put E3 A3
put M9 i4
do move E3-F3
refuse MR_MOVED move F3-G3; move F3-E3
list : done

% [MOVE-2] a unit need not move
orders E3 G3
put E3 G3: A3
put M9 i4
do move E3-F3; done
unit G3 A3
phase battle

% [MOVE-2] next turn it may move again
hand allies recon-center recon-center
put E3 A3
put M9 i4
do play recon-center; order E3; move E3-F3; done; done; draw probe-left; draw probe-left; keep probe-left
next-turn
do play recon-center; order F3
allow move F3-I3

% [MOVE-3] a unit neither enters nor passes through the hex of another unit, friend or enemy
orders A5
put A5 A3
put a6 I4
put a4 i4
put B5 G2
refuse MR_OCCUPIED move A5-a6; move A5-a4; move A5-B5
refuse MR_WAY_OCCUPIED move A5-C5; move A5-B7
list move A5:

% [MOVE-3] around other units a move may go
orders E5
put E5 I4
put F5 i4
put e6 I4
put M9 i4
refuse MR_OCCUPIED move E5-F5; move E5-e6
refuse MR_WAY_OCCUPIED move E5-G5; move E5-F7
list move E5: move E5-D7; move E5-E7; move E5-c6; move E5-d6; move E5-C5; move E5-D5; move E5-c4; move E5-d4; move E5-e4; move E5-f4; move E5-D3; move E5-E3; move E5-F3

% [MOVE-3] a move is a path of adjacent hexes, as it is written
orders E3
put E3 A3
put M9 i4
refuse MR_NO_STEP move E3-G3-H3; move E3-E5-F5
allow move E3-F3-G3; move E3-F3-G3-H3

% [MOVE-3] a path through a unit is refused as it is written, although another way leads there
orders E3
put E3 A3
put F3 I4
put M9 i4
refuse MR_OCCUPIED move E3-F3-G3
allow move E3-G3; move E3-e4-f4-G3

% [MOVE-3] where every way has a consequence the path must be named
orders E5
put E5 I4
put F5 sandbags
put M9 i4
refuse MR_PATH_NEEDED move E5-G5
do move E5-F5-G5
no-sandbags F5
unit G5 I4

% [MOVE-3] where one way has none, the move goes that way
orders E5
put E5 I4
put F5 sandbags
put M9 i4
do move E5-f6
sandbags F5
again
allow move E5-F5-f6

% [MOVE-3] a unit does not end where it began
orders E5
put E5 A3
put M9 i4
refuse MR_OCCUPIED move E5-E5; move E5-e6-E5

% [MOVE-4] all figures of a unit move together
orders E5
put E5 I3/4
put M9 i4
do move E5-F5
unit F5 I3
empty E5
list : done

% [MOVE-4] [MOVE-5] a hex holds one unit: armor of one figure does not join another
orders E5
put E5 A1/3
put F5 A1/3
put M9 i4
refuse MR_OCCUPIED move E5-F5

% [MOVE-5] infantry of two figures each do not become one unit
orders E5 F5
put E5 F5: I2/4
put M9 i4
refuse MR_OCCUPIED move E5-F5; move F5-E5
do move E5-D5; move F5-E5
unit D5 I2
unit E5 I2

% [MOVE-6] units cross the section lines in both directions, over the line and through the shared hexes
orders C3 F3 H3 K3
put C3 F3 H3 K3: A3
put M9 i4
allow move C3-E3; move F3-D3; move H3-J5; move K3-I3; move C3-d4; move K3-i4

% [MOVE-7] [MOVE-13] enemies next to the way neither stop nor slow a move
orders E3
put E3 A3
put d4 F5 e2 f2 G5: i4
put M9 i4
allow move E3-F3; move E3-G3; move E3-H3; move E3-e4-f4-g4
do move E3-H3
unit H3 A3

% [MOVE-7] infantry goes from enemy to enemy, two hexes
orders E5
put E5 I4
put d6 e6 f6 d4 f4: i4
do move E5-G5
unit G5 I4

% [MOVE-13] a unit leaves the neighbourhood of one enemy and ends next to another
orders E5
put E5 I4
put d6 i4
put G5 i4
do move E5-F5; done
allow attack F5-G5

% [MOVE-13] a unit surrounded but for one hex leaves by it
orders E5
put E5 A3
put d6 e6 D5 d4 e4: i4
do move E5-H5
unit H5 A3

% [MOVE-8] each hex costs 1: infantry 2, armor 3, artillery 1, and the sum is the limit
orders E5 I5 E1
put E5 I4
put I5 A3
put E1 G2
put M9 i4
refuse MR_TOO_FAR move E5-H5; move E5-B5; move E5-f8; move I5-M5; move I5-E7; move E1-E3; move E1-G1
allow move E5-G5; move E5-C5; move E5-E7; move I5-L5; move I5-h8; move E1-d2

% [MOVE-8] the step up a steep hill is a 2-hex move: infantry uses all of it, armor has 1 left, artillery cannot
orders A5 A1 G5
put A5 I4
put A1 A3
put G5 G2
put B5 C5 B1 H5: steep-hill
put M9 i4
allow move A5-B5; move A1-B1; move A1-C1
refuse MR_TOO_FAR move A5-C5; move A1-D1; move G5-H5

% [MOVE-8] pair armor and a blocked way: going round costs what it costs, a 3-hex way is not counted as 4
orders E5
put E5 A3
put F5 e6: i4
allow move E5-e4-f4-G5
allow move E5-G5; move E5-G3; move E5-g4
refuse MR_OCCUPIED move E5-F5-G5-H5
refuse MR_WAY_OCCUPIED move E5-H5

% [MOVE-8] a unit's own allowance, if the scenario gives one
rule unit E5 moves 4
rule unit E3 moves 1
rule unit E1 moves 0
orders E5 E3 E1
put E5 E3 E1: I4
put M9 i4
allow move E5-I5; move E3-F3
refuse MR_TOO_FAR move E5-J5; move E3-G3; move E1-F1
list move E1:

% [MOVE-9] the limit for moving and battling counts costs, not hexes: infantry up a steep hill
orders E5
put E5 I4
put e6 steep-hill
put E7 i4
do move E5-e6; done
refuse MR_TIRED attack e6-E7

% [MOVE-9] elite infantry climbs a steep hill and battles
orders E5
put E5 I4+
put e6 steep-hill
put E7 i4
do move E5-e6; done
allow attack e6-E7

% [MOVE-9] infantry comes down a steep hill by a step of cost 1 and battles
orders E5
put E5 steep-hill I4
put E7 i4
do move E5-e6; done
allow attack e6-E7

% [MOVE-9] pair short and long way: a neighbouring hex costs 1 however the unit goes there
orders E5
put E5 I4
put E7 i4
do move E5-e6; done
allow attack e6-E7
again
do move E5-d6-e6; done
allow attack e6-E7

% [MOVE-9] pair sandbags on the way: the way that is written out counts
orders E5
put E5 I4+
put F5 sandbags
put I5 i4
do move E5-F5-G5; done
allow attack G5-I5

% [MOVE-9] a way that is written out and longer than the limit forbids battle
orders E5
put E5 I4
put F5 sandbags
put G7 i4
do move E5-F5-f6; done
refuse MR_TIRED attack f6-G7

% [MOVE-9] pair Infantry Assault and sandbags on the way: two hexes written out still allow battle
card infantry-assault section center
orders E5
put E5 I4
put F5 sandbags
put I5 i4
do move E5-F5-G5; done
allow attack G5-I5

% [MOVE-9] pair Infantry Assault and sandbags on the way: three hexes written out do not
card infantry-assault section center
orders E5
put E5 I4
put F5 sandbags
put J5 i4
do move E5-F5-G5-H5; done
refuse MR_TIRED attack H5-J5

% [MOVE-9] pair Infantry Assault and sandbags beside the way: the hex is reached by two hexes or by three
card infantry-assault section center
orders E5
put E5 I4
put F5 sandbags
put G7 i4
do move E5-f6; done
allow attack f6-G7
again
do move E5-F5-f6; done
allow attack f6-G7

% [MOVE-10] nobody enters a river, a lake or ground the scenario closes
orders E5 G5 I5
put E5 I4
put G5 A3
put I5 G2
put e6 g6 i6: river
put e4 g4 i4: lake
put F5 H5 J5: hill
rule impassable F5 H5 J5
put M9 i4
refuse MR_RIVER move E5-e6; move G5-g6; move I5-i6
refuse MR_LAKE move E5-e4; move G5-g4; move I5-i4
refuse MR_CLOSED move E5-F5; move G5-H5; move I5-J5

% [MOVE-10] nobody goes through them either, but round them
orders A5
put A5 A3
put B5 a6 a4: river
put C1 A3
put M9 i4
refuse MR_RIVER move A5-C5; move A5-B7
list move A5:

% [MOVE-10] bunkers and hedgehogs are for infantry
orders E5 G5 I5 E1
put E5 A3
put G5 G2
put I5 I4
put E1 R3
put e6 g6 i6: bunker
put e4 g4 i4: hedgehog
put F1 bunker
put e2 hedgehog
put M9 i4
refuse MR_BUNKER move E5-e6; move G5-g6
refuse MR_HEDGEHOG move E5-e4; move G5-g4
allow move I5-i6; move I5-i4; move E1-F1; move E1-e2

% [MOVE-11] a unit that enters stop terrain goes no farther: armor into forest
orders E5
put E5 A3
put F5 f6 f4 e6 e4: forest
put M9 i4
allow move E5-F5; move E5-e6
refuse MR_MUST_STOP move E5-G5; move E5-F5-G5
list move E5: move E5-D5; move E5-C5; move E5-B5; move E5-d6; move E5-d4; move E5-c6; move E5-c4; move E5-b6; move E5-b4; move E5-D7; move E5-D3; move E5-E7; move E5-E3; move E5-C7; move E5-C3; move E5-e6; move E5-e4; move E5-F5; move E5-c8; move E5-c2; move E5-d8; move E5-d2; move E5-e8; move E5-e2; move E5-F7; move E5-F3

% [MOVE-11] every stop terrain stops: forest, town, church, ocean, wire
orders A9 A7 A5 A3 A1
put A9 A7 A5 A3: A3
put A1 ocean A3
put B9 b8 a8: forest
put B7 a6: town
put B5 a4: church
put B3 a2: wire
put B1 ocean
put M9 i4
refuse MR_MUST_STOP move A9-B9-C9; move A7-B7-C7; move A5-B5-C5; move A3-B3-C3; move A1-B1-C1
do move A9-B9; move A7-B7; move A5-B5; move A3-B3; move A1-B1
refuse MR_MOVED move B9-C9; move B7-C7; move B5-C5; move B3-C3; move B1-C1

% [MOVE-11] a hedgerow stops
orders A5
put A5 A3
put B5 hedgerow
put M9 i4
refuse MR_MUST_STOP move A5-B5-C5
allow move A5-B5

% [MOVE-11] what does not stop: hill, bridge, beach, sandbags, sea wall, and for infantry bunker and hedgehog
orders A9 A7 A5 A3 A1 G5 G1
put A9 A7 A5 A3 A1 G5 G1: I4
put B9 hill
put B7 river bridge
put B5 beach
put B3 sandbags
put B1 sea-wall
put H5 bunker
put H1 hedgehog
put M9 i4
allow move A9-B9-C9; move A7-B7-C7; move A5-B5-C5; move A3-B3-C3; move A1-B1-C1; move G5-H5-I5; move G1-H1-I1

% [MOVE-11] pair stop and taking ground: a unit that entered stop terrain without a ban on battle takes no ground
orders E3
put E3 A3
put F3 wire
put G3 i1/4
put M9 i4
do move E3-F3; done; attack F3-G3; pass; roll infantry star star
empty G3
open none
phase battle

% [MOVE-11] pair stop and taking ground: without the wire it does
orders E3
put E3 A3
put G3 i1/4
put M9 i4
do move E3-F3; done; attack F3-G3; pass; roll infantry star star
open take-ground

% [MOVE-12] starting in stop terrain restricts nothing
orders A9 A7 A5 A3 A1
put A9 forest A3
put A7 town A3
put A5 church A3
put A3 wire A3
put A1 ocean A3
put M9 i4
allow move A9-D9; move A7-D7; move A5-D5; move A3-D3; move A1-D1

% [MOVE-12] and infantry that leaves a forest by one hex battles
orders E5
put E5 forest I4
put G5 i4
do move E5-F5; done
allow attack F5-G5

% [MOVE-12] except a hedgerow: it is left by one hex
orders A5 G5
put A5 hedgerow A3
put G5 hedgerow I4
put M9 i4
allow move A5-B5; move G5-H5
refuse MR_LEAVE_ONE move A5-C5; move A5-D5; move G5-I5
list move A5: move A5-a6; move A5-B5; move A5-a4

% [MOVE-14] in the base game no step is too high: onto every kind of hill and down again
orders A9 A5 A1 G5
put A9 A5 A1 G5: I4
put B9 hill
put B5 steep-hill
put B1 cliff
put G5 sea-bluff
put M9 i4
allow move A9-B9; move A5-B5; move A1-B1; move G5-H5

% [MOVE-15] a unit does not leave the board
orders A1
put A1 A3
put M9 i4
refuse MR_NO_EXIT exit A1; exit A1-B1
list exit:

% [MOVE-15] except where the scenario has an exit for its side
rule exit allies A1
orders A1
put A1 A3
put E5 I4
put M9 i4
do exit A1
empty A1
medals allies 1
medals axis 0

% [MOVE-15] the exit is not for the other side
rule exit axis A1
orders A1
put A1 A3
put M9 i4
refuse MR_NO_EXIT exit A1

% [MOVE-20] infantry: up to 2 hexes
orders E5
put E5 I4
put M9 i4
list move E5: move E5-D7; move E5-E7; move E5-F7; move E5-c6; move E5-d6; move E5-e6; move E5-f6; move E5-C5; move E5-D5; move E5-F5; move E5-G5; move E5-c4; move E5-d4; move E5-e4; move E5-f4; move E5-D3; move E5-E3; move E5-F3

% [MOVE-20] infantry: 1 hex and battle, or none and battle
orders E5
put E5 I4
put G5 i4
do move E5-F5; done
allow attack F5-G5
again
do done
allow attack E5-G5

% [MOVE-20] infantry: 2 hexes and no battle
orders E5
put E5 I4
put H5 i4
do move E5-G5; done
refuse MR_TIRED attack G5-H5
list attack:

% [MOVE-20] Axis infantry moves by the same rule
turn axis 6
orders E5
put E5 i4
put H5 I4
list move E5: move E5-D7; move E5-E7; move E5-F7; move E5-c6; move E5-d6; move E5-e6; move E5-f6; move E5-C5; move E5-D5; move E5-F5; move E5-G5; move E5-c4; move E5-d4; move E5-e4; move E5-f4; move E5-D3; move E5-E3; move E5-F3
do move E5-G5; done
refuse MR_TIRED attack G5-H5

% [MOVE-21] elite infantry: 2 hexes and battle, not 3 hexes
orders E5
put E5 I4+
put H5 i4
list move E5: move E5-D7; move E5-E7; move E5-F7; move E5-c6; move E5-d6; move E5-e6; move E5-f6; move E5-C5; move E5-D5; move E5-F5; move E5-G5; move E5-c4; move E5-d4; move E5-e4; move E5-f4; move E5-D3; move E5-E3; move E5-F3
do move E5-G5; done
allow attack G5-H5

% [MOVE-22] French Resistance: up to 2 hexes
orders E5
put E5 R3
put M9 i4
list move E5: move E5-D7; move E5-E7; move E5-F7; move E5-c6; move E5-d6; move E5-e6; move E5-f6; move E5-C5; move E5-D5; move E5-F5; move E5-G5; move E5-c4; move E5-d4; move E5-e4; move E5-f4; move E5-D3; move E5-E3; move E5-F3

% [MOVE-22] French Resistance: 1 hex and battle
orders E5
put E5 R3
put G5 i4
do move E5-F5; done
allow attack F5-G5

% [MOVE-22] French Resistance: 2 hexes and no battle
orders E5
put E5 R3
put H5 i4
do move E5-G5; done
refuse MR_TIRED attack G5-H5

% [MOVE-23] armor: up to 3 hexes
orders E5
put E5 A3
put M9 i4
list move E5: move E5-c8; move E5-d8; move E5-e8; move E5-f8; move E5-C7; move E5-D7; move E5-E7; move E5-F7; move E5-G7; move E5-b6; move E5-c6; move E5-d6; move E5-e6; move E5-f6; move E5-g6; move E5-B5; move E5-C5; move E5-D5; move E5-F5; move E5-G5; move E5-H5; move E5-b4; move E5-c4; move E5-d4; move E5-e4; move E5-f4; move E5-g4; move E5-C3; move E5-D3; move E5-E3; move E5-F3; move E5-G3; move E5-c2; move E5-d2; move E5-e2; move E5-f2

% [MOVE-23] armor: 3 hexes and battle
orders E5
put E5 A3
put I5 i4
do move E5-H5; done
allow attack H5-I5

% [MOVE-23] elite armor: 3 hexes and battle, and no more
orders E5
put E5 A4+
put I5 i4
list move E5: move E5-c8; move E5-d8; move E5-e8; move E5-f8; move E5-C7; move E5-D7; move E5-E7; move E5-F7; move E5-G7; move E5-b6; move E5-c6; move E5-d6; move E5-e6; move E5-f6; move E5-g6; move E5-B5; move E5-C5; move E5-D5; move E5-F5; move E5-G5; move E5-H5; move E5-b4; move E5-c4; move E5-d4; move E5-e4; move E5-f4; move E5-g4; move E5-C3; move E5-D3; move E5-E3; move E5-F3; move E5-G3; move E5-c2; move E5-d2; move E5-e2; move E5-f2
do move E5-H5; done
allow attack H5-I5

% [MOVE-24] artillery: 1 hex
orders E5
put E5 G2
put M9 i4
list move E5: move E5-d6; move E5-e6; move E5-D5; move E5-F5; move E5-d4; move E5-e4

% [MOVE-24] artillery: 1 hex and no battle
orders E5
put E5 G2
put H5 i4
do move E5-F5; done
refuse MR_TIRED attack F5-H5
list attack:

% [MOVE-24] artillery: no move and battle
orders E5
put E5 G2
put H5 i4
do done
allow attack E5-H5

% [MOVE-25] artillery and armor in a bunker never leave it by a move
orders E5 G5
put E5 bunker G2
put G5 bunker A3
put H7 i4
refuse MR_DUG_IN move E5-F5; move G5-H5; move G5-E7
list move:
do done
allow attack E5-H7

% [MOVE-25] infantry leaves its bunker
orders E5
put E5 bunker I4
put M9 i4
allow move E5-F5; move E5-G5

% [MOVE-25] artillery on a bunker's hill without the bunker moves
orders E5
put E5 hill G2
put M9 i4
allow move E5-F5

% [BOARD-3] half hexes are never entered: the reach of a unit at the left edge
orders A5
put A5 I4
put M9 i4
list move A5: move A5-A7; move A5-B7; move A5-a6; move A5-b6; move A5-B5; move A5-C5; move A5-a4; move A5-b4; move A5-A3; move A5-B3

% [BOARD-3] nor at the right edge, nor from an odd row
orders M5 l2
put M5 I4
put l2 A3
put M9 i4
list move M5: move M5-L7; move M5-M7; move M5-k6; move M5-l6; move M5-K5; move M5-L5; move M5-k4; move M5-l4; move M5-L3; move M5-M3
list move l2: move l2-K5; move l2-L5; move l2-j4; move l2-k4; move l2-l4; move l2-J3; move l2-K3; move l2-L3; move l2-M3; move l2-i2; move l2-j2; move l2-k2; move l2-J1; move l2-K1; move l2-L1; move l2-M1

% [BOARD-3] [BOARD-22] a unit on an end hex has one way back, the top player up
battle B7
put B7 A3
put A7 i4
do attack B7-A7; pass; roll flag star star
list retreat: retreat A7-a8

% [BOARD-3] [BOARD-22] the bottom player down, at the right edge
turn axis 6
battle L3
put L3 a3
put M3 I4
do attack L3-M3; pass; roll flag star star
list retreat: retreat M3-l2

% [BOARD-22] toward one's own side: decreasing rows for the top player, increasing for the bottom player
battle E5
put E5 A3
put e6 i4
do attack E5-e6; pass; roll flag star star
list retreat: retreat e6-E7; retreat e6-F7

% [BOARD-22] the bottom player
turn axis 6
battle e6
put e6 a3
put E5 I4
do attack e6-E5; pass; roll flag star star
list retreat: retreat E5-d4; retreat E5-e4

% [BOARD-20] [BOARD-22] the Allies on top retreat upward
top allies
turn axis 6
battle E5
put E5 a3
put e6 I4
do attack E5-e6; pass; roll flag star star
list retreat: retreat e6-E7; retreat e6-F7

% [BOARD-13] open ground has no effect: no stop, no ban on battle, no dice less
orders E5
put E5 A3
put I5 i4
do move E5-H5; done; attack H5-I5
do pass
dice 3

% [BOARD-47] Breakthrough: moves, sight and retreats use the same formulas
board breakthrough
orders E9
put E9 A3
put M17 i4
list move E9: move E9-c12; move E9-d12; move E9-e12; move E9-f12; move E9-C11; move E9-D11; move E9-E11; move E9-F11; move E9-G11; move E9-b10; move E9-c10; move E9-d10; move E9-e10; move E9-f10; move E9-g10; move E9-B9; move E9-C9; move E9-D9; move E9-F9; move E9-G9; move E9-H9; move E9-b8; move E9-c8; move E9-d8; move E9-e8; move E9-f8; move E9-g8; move E9-C7; move E9-D7; move E9-E7; move E9-F7; move E9-G7; move E9-c6; move E9-d6; move E9-e6; move E9-f6

% [BOARD-47] Breakthrough: battle and retreat in the lower half of the board
board breakthrough
battle E5
put E5 A3
put G5 i4
put e6 i4
sees E5 G5
do attack E5-e6; pass; roll flag star star
list retreat: retreat e6-E7; retreat e6-F7

% [BOARD-47] [BOARD-45] Breakthrough: on the baseline, row 17, there is no way back
board breakthrough
battle d16
put E17 i2
put d16 A3
put M1 I4
put M17 i4
do attack d16-E17; pass; roll flag star star
unit E17 i1

% [BOARD-47] [BOARD-45] Breakthrough: row 9 is no baseline
board breakthrough
battle d8
put E9 i2
put d8 A3
put M17 i4
do attack d8-E9; pass; roll flag star star
list retreat: retreat E9-d10; retreat E9-e10

% [BOARD-47] Overlord: moves over the seam
board overlord
orders M5
put M5 A3
put Z9 i4
list move M5: move M5-k8; move M5-l8; move M5-m8; move M5-n8; move M5-K7; move M5-L7; move M5-M7; move M5-N7; move M5-O7; move M5-j6; move M5-k6; move M5-l6; move M5-m6; move M5-n6; move M5-o6; move M5-J5; move M5-K5; move M5-L5; move M5-N5; move M5-O5; move M5-P5; move M5-j4; move M5-k4; move M5-l4; move M5-m4; move M5-n4; move M5-o4; move M5-K3; move M5-L3; move M5-M3; move M5-N3; move M5-O3; move M5-k2; move M5-l2; move M5-m2; move M5-n2

% [BOARD-47] [BOARD-40] Overlord: the seam hex m6 is a full hex, fire over the seam counts it once
board overlord
battle M5
put M5 G2
put P5 i4
put m6 I4
do attack M5-P5
dice 2

% [MOVE-3] of the reasons that close the ways the one on the shortest is told
put C5 A3
put D5 I4
put c6 c4: lake
put M9 i4
orders C5
refuse MR_WAY_OCCUPIED move C5-E5

% [MOVE-3] [TER-LAKE-1] of ways that are closed at different steps the one that leads farthest
put C5 A3
put D5 I4
put c4: lake
put d6 D7: lake
put M9 i4
orders C5
refuse MR_LAKE move C5-E5

% [MOVE-3] the shortest way is told in every direction
put C5 A3
put B5 I4
put b6 b4: lake
put M9 i4
orders C5
refuse MR_WAY_OCCUPIED move C5-A5
