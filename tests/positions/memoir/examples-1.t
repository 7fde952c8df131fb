# Worked examples EX-1 to EX-36 (chapter 21.1 to 21.4).

% [EX-1] [SETUP-1] first scenario, setup: tiles, bridges, obstacles, hands, first turn
edition classic
scenario pegasus-bridge
start
count river 20
count lake 0
count town 4
count forest 9
count bridge 2
count wire 4
count sandbags 1
count bunker 0
count hill 0
asks chance
do draw ambush; draw dig-in
cards axis 2
cards allies 0
do draw probe-left; draw probe-left; draw probe-left; draw probe-left; draw attack-left
cards allies 5
phase setup
do draw attack-left
cards allies 6
deck 52
at-turn 1
asks allies
medals allies 0
medals axis 0

% [EX-1] [SETUP-1] first scenario, setup: in revised four of the river tiles make a lake
edition revised
scenario pegasus-bridge
start
count river 16
count lake 4
count town 4
count forest 9
count bridge 2
count wire 4
count sandbags 1
asks chance
do draw ambush; draw dig-in
cards axis 2
do draw probe-left; draw probe-left; draw probe-left; draw probe-left; draw attack-left; draw attack-left
cards allies 6
asks allies

% [EX-1] [SETUP-1] first scenario: a bridge is a medal for an Allied unit, only while it is there
scenario pegasus-bridge
hand allies barrage behind-enemy-lines
do play barrage; target d6; roll grenade grenade grenade grenade
empty d6
medals allies 1
next-turn
next-turn
do play behind-enemy-lines; order c4; move c4-D7
medals allies 2
medals axis 0
do done; done; move D7-d6
medals allies 1

% [EX-1] first scenario: the other bridge
scenario pegasus-bridge
card behind-enemy-lines
orders I1
do move I1-j4; done; done; move j4-k4
medals allies 1

% [EX-1] first scenario: no medal for the Axis on a bridge
scenario pegasus-bridge
turn axis 6
card behind-enemy-lines
orders C7
do move C7-D7
medals axis 0
medals allies 0

% [EX-2] first scenario: the Axis hand grows from 2 to 3 to 4 and stays there
scenario pegasus-bridge
start
do draw recon-in-force; draw recon-in-force
cards axis 2
do draw probe-left; draw probe-left; draw probe-left; draw probe-left; draw attack-left; draw attack-left
do play attack-left; done; draw assault-left
cards allies 6
asks axis
at-turn 2
do play recon-in-force; done; draw probe-right
asks chance
open draw
do draw probe-right
cards axis 3
asks allies
do play attack-left; done; draw assault-right
cards allies 6
do play recon-in-force; done; draw probe-right; draw probe-right
cards axis 4
asks allies
do play probe-left; done; draw assault-right
cards allies 6
do play probe-right; done; draw attack-right
asks allies
cards axis 4
do play probe-left; done; draw recon-left
do play probe-right; done; draw attack-right
cards axis 4
at-turn 9
asks allies

% [EX-3] revised: a Left card with no own unit on the left: no order, draw a card, turn over
edition revised
hand allies attack-left
put E1 K1: I4
put B9 i4
do play attack-left
ordered
phase draw
asks chance
do draw probe-center
asks axis
at-turn 6
cards allies 1
unit E1 I4
unit K1 I4

% [EX-10] a friend on the way: refused; after it has moved away the move ends in the forest
orders E5 F5
put E5 F5: I4
put G5 forest
put M9 i4
refuse MR_OCCUPIED move E5-F5-G5
refuse MR_WAY_OCCUPIED move E5-G5
do move F5-f4
do move E5-F5-G5
unit G5 I4
do done
list attack:

% [EX-11] classic: armor goes round a friend by three hexes
edition classic
orders E5
put E5 A3
put F5 I4
put M9 i4
refuse MR_OCCUPIED move E5-F5-G5
do move E5-e6-f6-G5
unit G5 A3
unit F5 I4

% [EX-11] the same in the revised edition; with 2 hexes there is no way
edition revised
orders E5
put E5 I4
put F5 I4
put M9 i4
refuse MR_WAY_OCCUPIED move E5-G5

% [EX-12] there is no moving part of a unit; two units of two figures do not enter each other's hex
orders E5 F5
put E5 F5: I2/4
put M9 i4
refuse MR_OCCUPIED move E5-F5; move F5-E5
do move E5-D5
unit D5 I2
empty E5

% [EX-13] infantry that moves 1 hex may battle
orders E5
put E5 I4
put H5 i4
do move E5-F5; done
allow attack F5-H5

% [EX-13] infantry that moves 2 hexes may not
orders E5
put E5 I4
put H5 i4
do move E5-G5; done
refuse MR_TIRED attack G5-H5

% [EX-14] special forces move two hexes in the open and battle
orders E3
put E3 I4+
put G5 i4
do move E3-e4-F5; done
allow attack F5-G5

% [EX-14] with a forest on the first hex they stop there and may not battle
orders E3
put E3 I4+
put e4 forest
put F5 i4
refuse MR_MUST_STOP move E3-e4-E5
do move E3-e4; done
refuse MR_ENTERED attack e4-F5

% [EX-15] armor moves 3 hexes in the open and may battle
orders E5
put E5 A3
put I5 i4
do move E5-H5; done
allow attack H5-I5

% [EX-15] artillery that moves 1 may not battle
orders E5
put E5 G2
put I5 i4
do move E5-F5; done
refuse MR_TIRED attack F5-I5

% [EX-15] artillery that stays may
orders E5
put E5 G2
put I5 i4
do done
allow attack E5-I5

% [EX-20] infantry: 3 dice at distance 1
battle E3
put E3 I4
put e4 i4
do attack E3-e4; pass
dice 3

% [EX-20] infantry: 2 dice at distance 2
battle E3
put E3 I4
put F5 i4
do attack E3-F5
dice 2

% [EX-20] infantry: 1 die at distance 3
battle E3
put E3 I4
put f6 i4
do attack E3-f6
dice 1

% [EX-20] infantry: distance 4 is out of range
battle E3
put E3 I4
put G7 i4
refuse MR_OUT_OF_RANGE attack E3-G7

% [EX-21] armor: 3 dice at distance 1
battle E3
put E3 A3
put e4 i4
do attack E3-e4; pass
dice 3

% [EX-21] armor: 3 dice at distance 2
battle E3
put E3 A3
put F5 i4
do attack E3-F5
dice 3

% [EX-21] armor: 3 dice at distance 3
battle E3
put E3 A3
put f6 i4
do attack E3-f6
dice 3

% [EX-21] armor: distance 4 is out of range
battle E3
put E3 A3
put G7 i4
refuse MR_OUT_OF_RANGE attack E3-G7

% [EX-22] artillery: 3 dice at distance 1
battle E1
put E1 G2
put e2 i4
do attack E1-e2; pass
dice 3

% [EX-22] artillery: 3, 2, 2, 1, 1 dice at distances 2 to 6, whatever stands between; 7 is out of range
battle E1
put E1 G2
put F3 f4 G5 g6 H7 h8: i4
do attack E1-F3
dice 3
again
do attack E1-f4
dice 2
again
do attack E1-G5
dice 2
again
do attack E1-g6
dice 1
again
do attack E1-H7
dice 1
again
refuse MR_OUT_OF_RANGE attack E1-h8

% [EX-23] an enemy next to the infantry: the one farther off is refused
battle E3
put E3 I4
put e4 G3: i4
refuse MR_NEXT_FIRST attack E3-G3
allow attack E3-e4

% [EX-24] revised: armor in a town against an enemy on a hill: no die is left
edition revised
battle E5
put E5 town A3
put e6 hill i4
refuse MR_NO_DICE attack E5-e6
list attack:

% [EX-24] the same in the classic edition, and with one reduction alone the battle takes place
edition classic
battle E5 E1
put E5 town A3
put e6 hill i4
put E1 town A3
put e2 i4
refuse MR_NO_DICE attack E5-e6
do attack E1-e2; pass
dice 1

% [EX-25] one figure attacks like a full unit: 3 dice
battle E3
put E3 I1/4
put e4 i4
do attack E3-e4; pass
dice 3

% [EX-30] a unit between two units in a straight line hides the far one
battle C5
put C5 A3
put D5 I4
put E5 a3
blind C5 E5
refuse MR_NO_SIGHT attack C5-E5

% [EX-30] a target in a forest is seen, one behind it is not
battle C5 C3
put C5 A3
put E5 forest a3
put C3 A3
put D3 forest
put E3 a3
sees C5 E5
allow attack C5-E5
blind C3 E3
refuse MR_NO_SIGHT attack C3-E3

% [EX-31] along an edge: an obstacle on one side does not hide, obstacles on both sides do
battle C5 G5
put C5 A3
put C3 a3
put b4 forest
put G5 A3
put G3 a3
put f4 forest
put g4 I4
sees C5 C3
allow attack C5-C3
blind G5 G3
refuse MR_NO_SIGHT attack G5-G3

% [EX-31] four hexes along edges, obstacles on alternating sides: hidden
put C5 A3
put C1 a3
put b4 c2: forest
blind C5 C1

% [EX-32] infantry fires across river hexes with 2 dice
battle E3
put E3 I4
put d4 e4 f4 c4: river
put F5 i4
sees E3 F5
do attack E3-F5
dice 2

% [EX-33] revised: armor on two hills, a town between: each sees the other
edition revised
battle E5
put E5 hill A3
put F5 town
put G5 hill a3
sees E5 G5
allow attack E5-G5

% [EX-33] revised: and the other way round
edition revised
turn axis 6
battle G5
put E5 hill A3
put F5 town
put G5 hill a3
allow attack G5-E5

% [EX-34] revised: Axis infantry between the hills: the Allied armor may attack only the infantry
edition revised
battle E5
put E5 hill A3
put F5 i4
put G5 hill a3
allow attack E5-F5
refuse MR_NEXT_FIRST attack E5-G5

% [EX-34] revised: both Axis units may attack the Allied armor
edition revised
turn axis 6
battle F5 G5
put E5 hill A3
put F5 i4
put G5 hill a3
sees E5 G5
allow attack F5-E5; attack G5-E5

% [EX-35] revised: armor on a hill, armor on level ground, a forest between: blocked both ways
edition revised
battle E5
put E5 hill A3
put F5 forest
put G5 a3
blind E5 G5
refuse MR_NO_SIGHT attack E5-G5

% [EX-35] revised: the other way round
edition revised
turn axis 6
battle G5
put E5 hill A3
put F5 forest
put G5 a3
refuse MR_NO_SIGHT attack G5-E5

% [EX-36] classic: the position of EX-33: the two armor units do not see each other
edition classic
battle E5
put E5 hill A3
put F5 town
put G5 hill a3
blind E5 G5
refuse MR_NO_SIGHT attack E5-G5

% [EX-36] classic: the position of EX-34: the armor does not see over its infantry
edition classic
turn axis 6
battle F5 G5
put E5 hill A3
put F5 i4
put G5 hill a3
blind E5 G5
allow attack F5-E5
refuse MR_NO_SIGHT attack G5-E5
