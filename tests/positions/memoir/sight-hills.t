# Line of sight and height (chapter 12.2), and the reference positions LOS-HA to LOS-HJ.

% [LOS-20] classic: within one hill the view over its hexes is free
edition classic
put C5 hill A3
put D5 E5: hill
put F5 hill a3
battle C5
sees C5 F5
sees C5 E5
allow attack C5-F5

% [LOS-20] classic: a hill blocks if one end stands on level ground, whichever
edition classic
put C5 A3
put D5 hill
put E5 hill a3
put C3 hill A3
put D3 hill
put E3 a3
battle C5 C3
blind C5 E5
blind C3 E3
refuse MR_NO_SIGHT attack C5-E5; attack C3-E3

% [LOS-20] classic: one hill may bend: its hexes hang together by neighbours
edition classic
put M1 I4
put M9 i4
put A5 B5 C5: hill
put E5 e6 F7 G7 g6 H5: hill
put G3 g2 H1 I1 i2 J3: hill
put H3 hill
sees A5 C5
sees E5 H5
sees G3 J3

% [LOS-20] classic: the two ends belong together, the hill between is a hill of its own
edition classic
put M1 I4
put M9 i4
put C5 b6 B7 b8 C9 D9 E9 e8 F7 f6 G5: hill
put E5 hill
blind C5 G5
sees C9 E9

% [LOS-20] classic: the two ends stand on different hills, the hill between belongs to one of them
edition classic
put M1 I4
put M9 i4
put I5 hill
put K5 L5: hill
blind I5 L5
sees K5 L5

% [LOS-20] classic: groups hang together by neighbours, also round a corner and at the far end
edition classic
put M1 I4
put M9 i4
put C5 D5 E5: hill
put C3 D3 c2: hill
put E3 hill
sees C5 E5
sees C3 E3

% [LOS-20] classic: steep hills, bluffs and cliffs are hill hexes of the same group
edition classic
put M1 I4
put M9 i4
put C5 hill
put D5 steep-hill
put E5 sea-bluff
put F5 cliff
sees C5 F5
sees C5 E5
sees D5 F5

% [LOS-21] classic: units, forest, hedgerow, town and bunker block between two hills, on any height
edition classic
put M1 I4
put M9 i4
put A9 C9: hill
put B9 forest
put E9 G9: hill
put F9 hedgerow
put I9 K9: hill
put J9 town
put A5 C5: hill
put B5 church
put E5 G5: hill
put F5 bunker
put I5 K5: hill
put J5 i4
put A1 B1 C1: hill
put B1 I4
put E1 F1 G1: hill
put F1 bunker
blind A9 C9
blind E9 G9
blind I9 K9
blind A5 C5
blind E5 G5
blind I5 K5
blind A1 C1
blind E1 G1

% [LOS-22] revised: hills, steep hills, sea bluffs and cliffs have height 1, everything else 0
edition revised
put M1 I4
put M9 i4
put A9 hill
put B9 forest
put C9 steep-hill
put E9 sea-bluff
put F9 forest
put G9 cliff
put A5 forest
put B5 forest
put C5 hill
put E5 town
put F5 town
put G5 hill
put I5 bunker
put J5 forest
put K5 hill
put A1 beach
put B1 forest
put C1 hill
put E1 church
put F1 forest
put G1 hill
put I1 ocean
put J1 forest
put K1 hill
sees A9 C9
sees E9 G9
blind A5 C5
blind E5 G5
blind I5 K5
blind A1 C1
blind E1 G1
blind I1 K1

% [LOS-22] revised: a bunker or a unit on a hill has the height of the hill
edition revised
put M1 I4
put M9 i4
put A5 C5 B5: hill
put B5 bunker
put E5 F5 G5: hill
put F5 i4
put I5 J5 K5: hill
blind A5 C5
blind E5 G5
sees I5 K5

% [LOS-22] [LOS-23] revised: a unit in a forest beside a hill, or on wire or sandbags, stays at its height
edition revised
put A5 C5: hill
put B5 forest i4
put E5 G5: hill
put F5 wire sandbags i4
put I5 K5: hill
put J5 hill sandbags I4
sees A5 C5
sees E5 G5
blind I5 K5

% [LOS-23] revised: what is lower than both ends does not block; as high as one of them it does
edition revised
put A9 C9: hill
put B9 i4
put E9 hill
put F9 i4
put I9 hill
put J9 hill i4
put A5 hill
put B5 forest
put E5 hill
put F5 town
put I5 hill
put J5 bunker
put A1 C1: hill
put B1 town I4
sees A9 C9
blind E9 G9
blind I9 K9
blind A5 C5
blind E5 G5
blind I5 K5
sees A1 C1

% [LOS-23] revised: the same along an edge: low blockers on both sides hide no hill from a hill
edition revised
put M1 I4
put M9 i4
put C5 C3: hill
put b4 forest
put c4 town
put G5 hill
put f4 forest
put g4 town
put K5 K3: hill
put j4 hill bunker
put k4 hill bunker
put I5 I3: hill
put h4 hill bunker
put i4 i4
sees C5 C3
blind G5 G3
blind K5 K3
sees I5 I3

% [LOS-24] revised: a bare hill blocks unless both ends are at height 1 or more
edition revised
put C5 A3
put D5 hill
put E5 a3
put C3 hill A3
put D3 hill
put E3 a3
put C1 hill A3
put D1 hill
put E1 hill a3
battle C5 C3 C1
blind C5 E5
blind C3 E3
sees C1 E1
refuse MR_NO_SIGHT attack C5-E5; attack C3-E3
allow attack C1-E1

% [LOS-24] revised: the hills need not belong together
edition revised
put M1 I4
put M9 i4
put C5 E5 G5: hill
put I5 cliff
put K5 sea-bluff
put M5 steep-hill
sees C5 G5
sees E5 I5
sees G5 K5
sees I5 M5
blind C5 F5
blind E5 H5

% [LOS-25] revised: between units on hills bare hills, towns, forests and low units never block; a unit or bunker on a hill does
edition revised
put C5 hill A3
put D5 town
put E5 forest
put F5 hill a3
put C3 hill A3
put D3 hill
put E3 I4
put F3 hill a3
put C1 hill A3
put D1 forest
put E1 hill I4
put F1 hill a3
put C9 hill A3
put D9 hill bunker
put F9 hill a3
battle C5 C3 C1 C9
sees C5 F5
sees C3 F3
blind C1 F1
blind C9 F9
allow attack C5-F5; attack C3-F3
refuse MR_NO_SIGHT attack C1-F1; attack C9-F9

% [LOS-HA] up to a hill, along an edge of open ground: seen
put a8 hill a3
put B9 hill
put b8 hill
put a6 A3
battle a6
sees a6 a8
allow attack a6-a8

% [LOS-HB] up to a hill behind a hill of the same group: hidden
put E9 hill a3
put d8 hill
put e8 hill
put d6 A3
battle d6
blind d6 E9
refuse MR_NO_SIGHT attack d6-E9

% [LOS-HC] to level ground behind a hill: hidden
put g8 hill
put h8 hill
put g6 A3
put H9 a3
battle g6
blind g6 H9
refuse MR_NO_SIGHT attack g6-H9

% [LOS-HD] within one hill group, along an edge with hills on both sides: seen
put L7 hill A3
put L9 hill a3
put k8 hill
put l8 hill
battle L7
sees L7 L9
allow attack L7-L9

% [LOS-HE] from hill to hill, nothing between: seen
put B1 hill A3
put B3 hill a3
battle B1
sees B1 B3
allow attack B1-B3

% [LOS-HF] within one hill, along an edge with a town on one side: seen
put E1 hill A3
put E3 hill a3
put d2 hill
put e2 town
battle E1
sees E1 E3
allow attack E1-E3

% [LOS-HG] from a hill over a town to level ground: hidden
put G1 hill A3
put g2 town
put H3 a3
battle G1
blind G1 H3
refuse MR_NO_SIGHT attack G1-H3

% [LOS-HH] from hill to hill over a unit on level ground: hidden
edition classic
put I1 hill A3
put J3 hill a3
put i2 I4
battle I1
blind I1 J3
refuse MR_NO_SIGHT attack I1-J3

% [LOS-HH] from hill to hill over a unit on level ground: seen
edition revised
put I1 hill A3
put J3 hill a3
put i2 I4
battle I1
sees I1 J3
allow attack I1-J3

% [LOS-HI] within one hill over a town on level ground: hidden
edition classic
put L1 hill A3
put M3 hill a3
put l2 town
put L3 hill
put k2 hill
battle L1
blind L1 M3
refuse MR_NO_SIGHT attack L1-M3

% [LOS-HI] within one hill over a town on level ground: seen
edition revised
put L1 hill A3
put M3 hill a3
put l2 town
put L3 hill
put k2 hill
battle L1
sees L1 M3
allow attack L1-M3

% [LOS-HJ] from hill to hill over a hill joined to one of them only: hidden
edition classic
put I5 hill A3
put L5 hill a3
put K5 hill
battle I5
blind I5 L5
refuse MR_NO_SIGHT attack I5-L5

% [LOS-HJ] from hill to hill over a hill joined to one of them only: seen
edition revised
put I5 hill A3
put L5 hill a3
put K5 hill
battle I5
sees I5 L5
allow attack I5-L5
