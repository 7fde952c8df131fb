# Chapters 14.5 and 14.8: river, bridge, lake. Ocean: beach.t.

% [TER-RIVER-1] nobody moves into a river
put A5 I4
put D5 A3
put G5 G2
put B5 E5 H5: river
put M9 i4
orders A5 D5 G5
refuse MR_RIVER move A5-B5; move D5-E5; move G5-H5; move D5-E5-F5

% [TER-RIVER-1] nor across it
put A5 A3
put a4 B5 a6: river
put M9 i4
orders A5
refuse MR_RIVER move A5-C5
list move:

% [TER-RIVER-1] nobody retreats into it
put E5 I4
put e6 i4
put E7 F7: river
put H5 I4
put h6 a3
put H7 river
discard ambush
battle E5 H5
do attack E5-e6; roll flag star star
unit e6 i3
open none
do attack H5-h6; roll flag star star
refuse MR_RETREAT_CLOSED retreat h6-H7
list : retreat h6-I7

% [TER-RIVER-1] nor takes ground in it
put E5 I4
put e6 river i1/4
put M9 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star
empty e6
open none

% [TER-RIVER-2] units see and fire across a river without losing dice
put A5 I4
put B5 river
put C5 i4
put E5 A3
put F5 G5: river
put H5 i4
put A1 G2
put B1 river
put C1 i4
battle A5 E5 A1
sees A5 C5
rolls A5-C5 2
rolls E5-H5 3
rolls A1-C1 3

% [TER-BRIDGE-1] a bridge is entered and left like open ground
put A5 A3
put B5 C5: river bridge
put b6 b4 c6 c4: river
put G5 I4
put H5 river bridge
put J5 i4
orders A5 G5
allow move A5-B5; move A5-C5; move A5-D5; move G5-I5
do move G5-H5; done
rolls H5-J5 2

% [TER-BRIDGE-1] a retreat goes over it, ground is taken on it
put E5 I4
put e6 i4
put E7 river bridge
put F7 river
put H5 A3
put h6 river bridge i1/4
put I7 i4
discard ambush
battle E5 H5
do attack E5-e6; roll flag star star
list : retreat e6-E7
do retreat e6-E7; pass
do attack H5-h6; roll grenade star star; take-ground
unit h6 A3
open overrun

% [TER-BRIDGE-2] on a bridge a unit battles and is battled without modifiers
put A5 river bridge I4
put a6 i4
put D5 river bridge A3
put d6 i4
put G5 I4
put g6 river bridge i4
put J5 A3
put j6 river bridge i4
put A1 G2
put a2 river bridge i4
battle A5 D5 G5 J5 A1
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 3
rolls J5-j6 3
rolls A1-a2 3

% [TER-BRIDGE-3] a bridge is entered from land only, not out of the water beside it
edition revised
put D5 ocean I4
put E5 river bridge
put d6 d4: river
put H5 I4
put I5 river bridge
put M9 i4
orders D5 H5
refuse MR_FROM_WATER move D5-E5
allow move H5-I5

% [TER-BRIDGE-3] going ashore first is allowed; it is a second hex
edition revised
put D5 ocean I4
put E5 river bridge
put E7 i4
orders D5
do move D5-E5; done
refuse MR_TIRED attack E5-E7

% [TER-BRIDGE-3] the classic rules say nothing of it
edition classic
put D5 ocean I4
put E5 river bridge
put d6 d4: river
put E7 i4
orders D5
do move D5-E5; done
rolls E5-E7 2

% [TER-BRIDGE-3] ground on a bridge is not taken out of the water: nobody battles there
edition revised
put D5 ocean I4
put E5 river bridge i1/4
put M9 i4
battle D5
refuse MR_AFLOAT attack D5-E5

% [TER-BRIDGE-4] a unit on a bridge retreats onto land only
edition revised
put E5 I4
put e6 river bridge i4
put E7 river
put H5 I4
put h6 river bridge i4
put I7 ocean
discard ambush
battle E5 H5
do attack E5-e6; roll flag star star
refuse MR_RETREAT_LAND retreat e6-E7
list : retreat e6-F7
do retreat e6-F7; pass
do attack H5-h6; roll flag star star
refuse MR_RETREAT_LAND retreat h6-I7
list : retreat h6-H7

% [TER-BRIDGE-4] in the classic rules the water itself is what forbids it
edition classic
put E5 I4
put e6 river bridge i4
put E7 river
discard ambush
battle E5
do attack E5-e6; roll flag star star
refuse MR_RETREAT_CLOSED retreat e6-E7
list : retreat e6-F7

% [TER-BRIDGE-4] with water on both sides behind it figures are lost
put E5 I4
put e6 river bridge i4
put E7 F7: river
discard ambush
battle E5
do attack E5-e6; roll flag flag star
unit e6 i2

% [TER-BRIDGE-5] a bridge beside a bridge is land: it is entered from there and retreated to
put E5 I4
put e6 river bridge i4
put E7 river bridge
put F7 river
put C5 river bridge I4
put D5 river bridge
put c4 c6 b4 b6: river
put B5 river
discard ambush
orders C5 E5
allow move C5-D5
do done
do attack E5-e6; roll flag star star
list : retreat e6-E7
do retreat e6-E7

% [TER-BRIDGE-6] a bridge blocks no sight
put A5 I4
put B5 river bridge
put C5 i4
battle A5
sees A5 C5
rolls A5-C5 2

% [TER-BRIDGE-7] every land hex beside a bridge leads onto it and off it
put e6 river bridge
put d6 f6 F7 E5 F5: I4
put E7 A3
put M9 i4
orders d6 f6 E7 F7 E5 F5
allow move d6-e6; move f6-e6; move E7-e6; move F7-e6; move E5-e6; move F5-e6

% [TER-BRIDGE-7] and off it
put e6 river bridge G2
put M9 i4
orders e6
list move: move e6-d6; move e6-f6; move e6-E7; move e6-F7; move e6-E5; move e6-F5

% [TER-BRIDGE-7] unless the scenario says that only its ends do
put e6 river bridge G2
put f6 river bridge
put M9 i4
rule bridge-span e6 f6 ends d6 g6
orders e6
list move: move e6-d6; move e6-f6
refuse MR_BRIDGE_ENDS move e6-E5; move e6-F7

% [TER-BRIDGE-7] [SCEN-6] nor does a retreat leave such a bridge at its sides
put E5 I4
put e6 river bridge i4
put f6 river bridge
rule bridge-span e6 f6 ends d6 g6
discard ambush
battle E5
do attack E5-e6; roll flag star star
open none
unit e6 i3

% [TER-LAKE-1] nobody enters a lake, by move, retreat or taking ground
put A5 I4
put B5 lake
put D5 A3
put E5 lake
put G5 G2
put H5 lake
put J5 I4
put j6 i4
put J7 K7: lake
put G1 I4
put g2 lake i1/4
discard ambush
orders A5 D5 G5 J5 G1
refuse MR_LAKE move A5-B5; move D5-E5; move G5-H5; move D5-E5-F5
do done
do attack J5-j6; roll flag star star
unit j6 i3
do attack G1-g2; roll grenade star star
empty g2
open none

% [TER-LAKE-2] two lake hexes next to each other on the line block sight
edition revised
put A5 I4
put B5 C5: lake
put D5 i4
put G5 I4
put H5 lake
put J5 i4
put A1 G2
put B1 C1: lake
put D1 i4
battle A5 G5 A1
blind A5 D5
refuse MR_NO_SIGHT attack A5-D5
sees G5 J5
rolls G5-J5 1
rolls A1-D1 2

% [TER-LAKE-2] so do two on both sides of a line along an edge, and one does not
edition revised
put E5 I4
put d6 e6: lake
put E7 i4
put H5 I4
put h6 lake
put H7 i4
battle E5 H5
blind E5 E7
refuse MR_NO_SIGHT attack E5-E7
sees H5 H7
rolls H5-H7 2

% [TER-LAKE-2] two that do not touch each other do not block
put C5 I4
put D5 lake
put F5 lake
put G5 i4
put C1 I4
put D1 lake
put c2 lake
put F1 i4
battle C5 C1
sees C5 G5
sees C1 F1

% [TER-LAKE-2] [LOS-23] a lake lies at height 0: it hides nothing between two units on hills
edition revised
put A5 hill A3
put B5 C5: lake
put D5 hill a3
put H5 hill A3
put g6 h6: lake
put H7 hill a3
put A1 hill A3
put B1 C1: lake
put D1 a3
put L3 A3
put k2 l2: lake
put L1 hill a3
battle A5 H5 A1 L3
sees A5 D5
rolls A5-D5 3
sees H5 H7
rolls H5-H7 3
blind A1 D1
refuse MR_NO_SIGHT attack A1-D1
blind L3 L1
refuse MR_NO_SIGHT attack L3-L1

% [TER-LAKE-2] [LOS-23] but a unit on a hill behind the lake hides what is behind it
edition revised
put A5 hill A3
put B5 lake
put C5 hill I4
put D5 hill a3
battle A5
blind A5 D5
refuse MR_NO_SIGHT attack A5-D5

% [TER-LAKE-2] [LOS-6] classic has no such rule: lakes hide nothing, however many there are
edition classic
put A5 I4
put B5 C5: lake
put D5 i4
put E1 I4
put d2 e2: lake
put E3 i4
battle A5 E1
sees A5 D5
rolls A5-D5 1
sees E1 E3
rolls E1-E3 2

# Pairs.

% [TER-BRIDGE-3] [CARD-BEL-3] bridge and Behind Enemy Lines: entered out of the water as well
edition revised
put D5 ocean I4
put E5 river bridge
put d6 d4: river
put M9 i4
card behind-enemy-lines
orders D5
allow move D5-E5
refuse MR_RIVER move D5-d6; move D5-d4

% [TER-RIVER-1] [CARD-BEL-4] river and Behind Enemy Lines: closed all the same
put D5 I4
put E5 river
put F5 lake
put M9 i4
card behind-enemy-lines
orders D5
refuse MR_RIVER move D5-E5
refuse MR_LAKE move D5-F5

% [TER-BRIDGE-2] what lies under a bridge protects nobody and hinders nobody
put C5 I4
put c6 town bridge i4
put G5 A3
put g6 forest bridge i4
put J5 town bridge A3
put j6 i4
put M1 hill bridge i4
put M3 I4
battle C5 G5 J5 M3
rolls C5-c6 3
rolls G5-g6 3
rolls J5-j6 3
rolls M3-M1 2

% [TER-BRIDGE-5] from bridge to bridge and on to a third, with water all around
edition revised
put C5 river bridge A3
put D5 E5: river bridge
put b6 c6 d6 e6 b4 c4 d4 e4 B5 F5: river
put M9 i4
orders C5
list move: move C5-D5; move C5-E5
do move C5-E5
unit E5 A3

% [TER-BRIDGE-5] [TER-BRIDGE-3] beside the ocean too a bridge is entered from a bridge, and not from the water
edition revised
put C5 river bridge A3
put D5 river bridge
put c6 ocean I4
put b6 b4 c4 d4 B5 E5 d6: river
put M9 i4
orders C5 c6
allow move C5-D5
refuse MR_FROM_WATER move c6-D5
