# Line of sight (chapter 12.1 and 12.3) and its worked examples LOS-X; hills: sight-hills.t.

% [LOS-1] infantry of every kind and armor battle only what they see; artillery needs no sight
put D5 forest
put C5 I4
put E5 i4
battle C5
refuse MR_NO_SIGHT attack C5-E5

% [LOS-1] elite infantry needs sight
put D5 forest
put C5 I4+
put E5 i4
battle C5
refuse MR_NO_SIGHT attack C5-E5

% [LOS-1] French Resistance needs sight
put D5 forest
put C5 R3
put E5 i4
battle C5
refuse MR_NO_SIGHT attack C5-E5

% [LOS-1] armor needs sight, at distance 2 and at distance 3
put D5 forest
put C5 A3
put E5 F5: i4
battle C5
refuse MR_NO_SIGHT attack C5-E5; attack C5-F5

% [LOS-1] pair artillery and sight: it fires at what it does not see, over forests, at every distance
put D5 forest
put C5 G2
put E5 F5 G5 H5 I5: i4
battle C5
blind C5 E5
allow attack C5-E5; attack C5-F5; attack C5-G5; attack C5-H5; attack C5-I5

% [LOS-1] pair artillery and hills: it fires over a hill and from behind it, armor does not
battle C5 C3
put C5 G2
put D5 hill
put E5 i4
put C3 A3
put D3 hill
put E3 i4
allow attack C5-E5
refuse MR_NO_SIGHT attack C3-E3

% [LOS-1] without the forest infantry and armor see and battle
put C5 E3: I4
put E5 i4
battle C5 E3
allow attack C5-E5; attack E3-E5

% [LOS-1] Air Power needs no sight
hand allies air-power
put A1 I4
put E5 i4
put D5 d4 e4 F5 e6 d6: forest
do play air-power
blind A1 E5
allow target E5

% [LOS-1] a Barrage needs no sight
hand allies barrage
put A1 I4
put E5 i4
put D5 d4 e4 F5 e6 d6: forest
do play barrage
blind A1 E5
allow target E5

% [LOS-2] the line runs from centre to centre: each offset crosses just its own hexes
put C5 A3
put I9 a3
put c4 forest
blind C5 D3
blind C5 E3
blind C5 c2
blind C5 d2
sees C5 e4
sees C5 F5
sees C5 C3
sees C5 d4
sees C5 E5
sees C5 b2

% [LOS-2] [LOS-4] of the hexes at distance 2 and 3 a blocker on D5 hides those whose line crosses it
put C5 A3
put I9 a3
put D5 forest
blind C5 E5
blind C5 F5
blind C5 e4
blind C5 e6
sees C5 d4
sees C5 d6
sees C5 E3
sees C5 E7
sees C5 C3
sees C5 c6

% [LOS-4] a blocker on either of the two crossed hexes blocks, beside them it does not
put C5 A3
put A1 a3
put E5 forest
blind C5 F5
sees C5 e4
sees C5 e6
sees C5 E5

% [LOS-4] every crossed hex counts on long lines too
put C9 A3
put C1 a3
put I5 town
blind C5 J5
blind C5 M5
blind A5 K5
sees C5 H5

% [LOS-3] the hexes of the two units never block, whatever they contain
put C5 forest A3
put E5 town a3
put C3 church I4
put D1 bunker i4
put c6 hedgerow
put g6 I4
put G5 i4
put I7 hill
put K7 hill
put I3 bunker forest
put K3 bunker town
sees C5 E5
sees C3 D1
sees c6 e6
sees g6 i6
sees I7 K7
sees I3 K3
sees I7 I9
sees K3 K1

% [LOS-3] the attacker in a forest and the target in a town do battle
put C5 forest A3
put E5 town a3
battle C5
allow attack C5-E5

% [LOS-5] everything that blocks: a unit of either side, of every kind
put B9 I4
put E9 i4
put H9 A3
put K9 g2
put B5 r3
put E5 I4+
blind A9 C9
blind D9 F9
blind G9 I9
blind J9 L9
blind A5 C5
blind D5 F5

% [LOS-5] everything that blocks: woods, houses, bunkers
put M1 I4
put M9 i4
put B7 forest
put E7 hedgerow
put H7 town
put K7 church
put B3 bunker
put E3 hill
put H3 steep-hill
put K3 sea-bluff
put H1 cliff
blind A7 C7
blind D7 F7
blind G7 I7
blind J7 L7
blind A3 C3
blind D3 F3
blind G3 I3
blind J3 L3
blind G1 I1

% [LOS-6] what does not block: open ground, beach, ocean, river, bridge
put M1 I4
put M9 i4
put B7 beach
put E7 ocean
put H7 river
put K7 river bridge
put K5 lake
sees A9 C9
sees A7 C7
sees D7 F7
sees G7 I7
sees J7 L7
sees J5 L5

% [LOS-6] what does not block: sandbags, sea wall, hedgehog, wire, medals
put M1 I4
put M9 i4
put B7 sandbags
put E7 sea-wall
put H7 hedgehog
put K7 wire
rule objective B3 for allies
sees A7 C7
sees D7 F7
sees G7 I7
sees J7 L7
sees A3 C3

% [LOS-7] [LOS-33] along an edge a blocker on one side alone does not block: north and south, either side
put M1 I4
put M9 i4
put d6 f4: forest
sees E5 E7
sees F5 F3
sees E7 E5

% [LOS-7] one side alone: the four slanting edges, the hex in the same row
put M1 I4
put E5 I4
put M9 i4
put D5 F5: forest
sees E5 f6
sees E5 f4
sees E5 c6
sees E5 c4

% [LOS-7] one side alone: the four slanting edges, the hex in the other row
put M1 I4
put E5 I4
put M9 i4
put d6 e6 d4 e4: forest
sees E5 f6
sees E5 f4
sees E5 c6
sees E5 c4
blind E5 E7
blind E5 E3

% [LOS-8] blockers on both sides of the edge block: all six directions
put E5 I4
put M9 i4
put D5 F5: forest
put d6 d4: i4
put e6 e4: town
blind E5 E7
blind E5 E3
blind E5 f6
blind E5 f4
blind E5 c6
blind E5 c4

% [LOS-8] the blockers may lie at different points of the line, near and far
put M1 I4
put M9 i4
put b8 forest
put c4 I4
blind C9 C3
blind C9 C1
sees C9 C5
sees C7 C3

% [LOS-8] [LOS-34] four hexes along a slanting edge, blockers on alternating sides
put M1 I4
put M9 i4
put D5 forest
put E3 town
blind C5 F3
sees C5 d4
sees d4 F3

% [LOS-34] four hexes along a slanting edge, blockers on one side, and one on the crossed hex
put M1 I4
put M9 i4
put D5 e4: forest
put J5 k6: forest
put g2 i4
sees C5 F3
sees I5 L7
blind F3 I1

% [LOS-9] half hexes block at the left and the right edge of the board, and only there
put M1 I4
put G1 i4
put a8 l8: forest
put a4 l4: I4
blind A9 A7
blind M9 M7
blind A5 A3
blind M5 M3
sees A7 A5
sees M7 M5
sees B9 B7
sees L9 L7
sees a8 a6
sees l8 l6

% [LOS-9] a half hex far along the line counts as well as the one beside the blocker
put G1 I4
put M1 i4
put a8 l2: forest
blind A9 A5
blind A9 A3
blind M7 M1
sees A7 A3
sees M9 M3

% [LOS-9] on the Overlord board the half hexes are at x = 0 and x = 50; the seam is whole
board overlord
put M1 I4
put N9 i4
put a8 y8 l8 m4: forest
blind A9 A7
blind Z9 Z7
sees M9 M7
sees M9 M5
sees N5 N3
blind M9 M3

% [LOS-9] on the Breakthrough board the edges are the same as on the standard board
board breakthrough
put G1 I4
put G17 i4
put a12 l12: forest
blind A13 A11
blind M13 M11
blind A17 A11
sees A17 A13
sees M11 M9

% [LOS-10] sight is the same both ways, on level ground and from hills (every `sees` and `blind` looks both ways)
put C5 hill A3
put E5 a3
put D5 forest
put C3 A3
put E3 hill a3
put H5 A3
put I5 wire
put J5 forest a3
blind C5 E5
blind E5 C5
sees C3 E3
sees E3 C3
sees H5 J5
sees J5 H5

% [LOS-11] neighbours always see each other, in every direction and on every ground
put E5 forest A3
put D5 town i4
put F5 bunker i4
put d6 hill i4
put e6 hedgerow i4
put d4 church i4
put e4 forest i4
battle E5
sees E5 D5
sees E5 F5
sees E5 d6
sees E5 e6
sees E5 d4
sees E5 e4
allow attack E5-D5; attack E5-F5; attack E5-d6; attack E5-e6; attack E5-d4; attack E5-e4

% [LOS-11] neighbours at the board edge see each other
put A5 A3
put a6 a4: i4
battle A5
sees A5 a6
sees A5 a4
allow attack A5-a6; attack A5-a4

% [LOS-12] a line that touches only the corner of a hex is not blocked by it
put M1 I4
put M9 i4
put d6 F5 d4 d2 d8: forest
sees C5 g6
sees C5 g4
sees C5 F1
sees C5 F9

% [LOS-12] units and towns on both touched corners do not block either; a crossed hex does
put C5 A3
put M9 i4
put d6 F5: i4
put d4 town
sees C5 g6
sees C5 g4
blind C5 h4

% [LOS-X1] a forest between blocks: hidden
put D5 forest
put C5 A3
put E5 a3
battle C5
blind C5 E5
refuse MR_NO_SIGHT attack C5-E5

% [LOS-X2] a forest in the target hex hides nobody: seen
put E5 forest a3
put C5 A3
battle C5
sees C5 E5
allow attack C5-E5

% [LOS-X3] a unit between blocks: hidden
put D5 I4
put C5 A3
put E5 a3
battle C5
blind C5 E5
refuse MR_NO_SIGHT attack C5-E5

% [LOS-X4] along an edge, a forest on one side: seen
put b4 forest
put C5 A3
put C3 a3
battle C5
sees C5 C3
allow attack C5-C3

% [LOS-X5] along an edge, a forest on one side and a unit on the other: hidden
put b4 forest
put c4 I4
put C5 A3
put C3 a3
battle C5
blind C5 C3
refuse MR_NO_SIGHT attack C5-C3

% [LOS-X6] along a slanting edge, a town on one side: seen
put c4 town
put C5 A3
put d4 a3
battle C5
sees C5 d4
allow attack C5-d4

% [LOS-X7] along a slanting edge, a town and a hedgerow on both sides: hidden
put c4 town
put D5 hedgerow
put C5 A3
put d4 a3
battle C5
blind C5 d4
refuse MR_NO_SIGHT attack C5-d4

% [LOS-X8] down a diagonal, a unit between: hidden
put c4 I4
put C5 A3
put D3 a3
battle C5
blind C5 D3
refuse MR_NO_SIGHT attack C5-D3

% [LOS-X9] three hexes, a forest on the second: hidden
put C3 forest
put C5 A3
put c2 a3
battle C5
blind C5 c2
refuse MR_NO_SIGHT attack C5-c2

% [LOS-X10] three hexes, blockers beside the line only: seen
put b4 forest
put D3 forest
put b2 I4
put C5 A3
put c2 a3
battle C5
sees C5 c2
allow attack C5-c2

% [LOS-X11] three hexes, forests beside the line only: seen
put D5 forest
put D3 forest
put C5 A3
put E3 a3
battle C5
sees C5 E3
allow attack C5-E3

% [LOS-X12] three hexes, a town on the second: hidden
put d4 town
put C5 A3
put E3 a3
battle C5
blind C5 E3
refuse MR_NO_SIGHT attack C5-E3

% [LOS-X13] three hexes, a bunker on the second: hidden
put d4 bunker
put C5 A3
put e4 a3
battle C5
blind C5 e4
refuse MR_NO_SIGHT attack C5-e4

% [LOS-X14] three hexes, forests beside the line only: seen
put c4 forest
put E5 forest
put C5 A3
put e4 a3
battle C5
sees C5 e4
allow attack C5-e4

% [LOS-X15] river, sandbags and wire hide nobody: seen
put D5 river
put E5 sandbags wire
put C5 A3
put F5 a3
battle C5
sees C5 F5
allow attack C5-F5

% [LOS-X16] four hexes along edges, forests on alternating sides: hidden
put b4 forest
put c2 forest
put C5 A3
put C1 a3
blind C5 C1

% [LOS-X17] four hexes along edges, forests on one side: seen
put b4 forest
put b2 forest
put C5 A3
put C1 a3
sees C5 C1

% [LOS-X18] four hexes, a unit on the one that is crossed: hidden
put C3 I4
put C5 A3
put C1 a3
blind C5 C1

% [LOS-X19] at the board edge the half hex is the other side: hidden
put a4 forest
put A5 A3
put A3 a3
battle A5
blind A5 A3
refuse MR_NO_SIGHT attack A5-A3

% [LOS-X20] at the board edge, nothing on the inner side: seen
put A5 A3
put A3 a3
battle A5
sees A5 A3
allow attack A5-A3

% [LOS-X21] at the right edge, a unit on the inner side: hidden
put l6 I4
put M7 A3
put M5 a3
battle M7
blind M7 M5
refuse MR_NO_SIGHT attack M7-M5

% [LOS-X22] two lake hexes next to each other: hidden in revised
edition revised
put D5 lake
put E5 lake
put C5 A3
put F5 a3
battle C5
blind C5 F5
refuse MR_NO_SIGHT attack C5-F5

% [LOS-X22] two lake hexes next to each other: seen in classic
edition classic
put D5 lake
put E5 lake
put C5 A3
put F5 a3
battle C5
sees C5 F5
allow attack C5-F5

% [LOS-X23] a single lake hex: seen
put D5 lake
put C5 A3
put F5 a3
battle C5
sees C5 F5
allow attack C5-F5

% [LOS-X24] hill, bare hill, hill: seen
put E5 hill A3
put G5 hill a3
put F5 hill
battle E5
sees E5 G5
allow attack E5-G5

% [LOS-X25] hill, a unit on a hill, hill: hidden
put E5 hill A3
put G5 hill a3
put F5 hill I4
battle E5
blind E5 G5
refuse MR_NO_SIGHT attack E5-G5

% [LOS-X26] hill, a bunker on a hill, hill: hidden
put E5 hill A3
put G5 hill a3
put F5 hill bunker
battle E5
blind E5 G5
refuse MR_NO_SIGHT attack E5-G5

% [LOS-X27] hill, forest on level ground, hill: hidden
edition classic
put E5 hill A3
put G5 hill a3
put F5 forest
battle E5
blind E5 G5
refuse MR_NO_SIGHT attack E5-G5

% [LOS-X27] hill, forest on level ground, hill: seen
edition revised
put E5 hill A3
put G5 hill a3
put F5 forest
battle E5
sees E5 G5
allow attack E5-G5

% [LOS-X28] hill, forest, level ground: hidden
put E5 hill A3
put F5 forest
put G5 a3
battle E5
blind E5 G5
refuse MR_NO_SIGHT attack E5-G5

% [LOS-X29] hill, bare hill, level ground: hidden
put E5 hill A3
put F5 hill
put G5 a3
battle E5
blind E5 G5
refuse MR_NO_SIGHT attack E5-G5

% [LOS-X30] hill, a unit on level ground, level ground: hidden
put E5 hill A3
put F5 I4
put G5 a3
battle E5
blind E5 G5
refuse MR_NO_SIGHT attack E5-G5
