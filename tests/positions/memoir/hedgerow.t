# Chapter 14.2: hedgerow.

% [TER-HEDGE-1] a hedgerow is entered only by a unit that began its move next to it
put C5 I4
put E5 hedgerow
put I5 A3
put L5 hedgerow
put M9 i4
orders C5 I5
refuse MR_FROM_NEXT move C5-E5; move C5-D5-E5; move I5-L5
do move C5-D5; move I5-K5
next-turn
asks axis

% [TER-HEDGE-1] from the hex beside it it is entered, by every type
put A5 I4
put D5 A3
put G5 G2
put J5 R3
put A1 I4+
put B5 E5 H5 K5 B1: hedgerow
put M9 i4
orders A5 D5 G5 J5 A1
allow move A5-B5; move D5-E5; move G5-H5; move J5-K5; move A1-B1

% [TER-HEDGE-1] going round to another side of the same hedgerow is allowed
put E5 A3
put F5 hedgerow
put f6 i4
put M9 i4
rule objective e6 for allies permanent
orders E5
do move E5-e6-F5
unit F5 A3
medals allies 1

% [TER-HEDGE-2] ground in a hedgerow is taken by a unit that did not move, or began next to it
put C5 I4
put c6 hedgerow i1/4
put F5 I4
put g6 hedgerow i1/4
put J5 A3
put k6 hedgerow i1/4
put M9 i4
discard ambush
orders C5 F5 J5
do move F5-G5; move J5-K5; done
do attack C5-c6; roll grenade star; take-ground
unit c6 I4
do attack G5-g6; roll grenade star
empty g6
open none
do attack K5-k6; roll grenade
empty k6
open none

% [TER-HEDGE-2] a unit that moved from one neighbour of the hedgerow to another takes it
put f6 I4
put g6 hedgerow i1/4
put M9 i4
discard ambush
orders f6
do move f6-G5; done; attack G5-g6; roll grenade star; take-ground
unit g6 I4

% [TER-HEDGE-3] a unit entering a hedgerow stops and does not battle this turn
put A5 I4+
put D5 A3
put B5 E5: hedgerow
put B7 E7: i4
orders A5 D5
refuse MR_MUST_STOP move A5-B5-C5; move D5-E5-F5
do move A5-B5; move D5-E5; done
refuse MR_ENTERED attack B5-B7; attack E5-E7

% [TER-HEDGE-4] a unit that begins its move in a hedgerow moves 1 hex
put A5 hedgerow I4
put D5 hedgerow A3
put G5 hedgerow I4+
put M9 i4
orders A5 D5 G5
refuse MR_LEAVE_ONE move A5-C5; move D5-F5; move D5-F3; move G5-I5
allow move A5-B5; move D5-E5; move G5-H5
list move A5: move A5-a6; move A5-B5; move A5-a4

% [TER-HEDGE-5] after that 1 hex it battles, if its type does after 1 hex and the ground allows
put A5 hedgerow I4
put D5 hedgerow A3
put G5 hedgerow G2
put J5 hedgerow I4
put B5 E5 H5: open
put K5 forest
put B7 E7 H7 K7: i4
orders A5 D5 G5 J5
do move A5-B5; move D5-E5; move G5-H5; move J5-K5; done
rolls B5-B7 2
rolls E5-E7 3
refuse MR_TIRED attack H5-H7
refuse MR_ENTERED attack K5-K7

% [TER-HEDGE-6] against a target in a hedgerow: infantry 1 less, armor 2 less, artillery none
put A5 I4
put a6 hedgerow i4
put D5 A3
put d6 hedgerow a3
put G5 G2
put g6 hedgerow g2
put J5 I4
put J7 hedgerow i4
put A1 R3
put a2 hedgerow i4
battle A5 D5 G5 J5 A1
rolls A5-a6 2
rolls D5-d6 1
rolls G5-g6 3
rolls J5-J7 1
rolls A1-a2 2

% [TER-HEDGE-6] out of a hedgerow nothing is lost
put A5 hedgerow I4
put a6 i4
put D5 hedgerow A3
put d6 i4
put G5 hedgerow G2
put g6 i4
battle A5 D5 G5
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 3

% [TER-HEDGE-7] a hedgerow between them hides units from each other
put A5 I4
put B5 hedgerow
put C5 i4
battle A5
blind A5 C5
refuse MR_NO_SIGHT attack A5-C5
sees A5 B5

% [TER-HEDGE-8] from hedgerow to hedgerow is a move of 1 hex, and no more
put A5 hedgerow I4
put B5 C5: hedgerow
put B7 i4
orders A5
refuse MR_MUST_STOP move A5-C5
do move A5-B5; done
unit B5 I4
refuse MR_ENTERED attack B5-B7

# Pairs.

% [TER-HEDGE-1] [CARD-BEL-3] hedgerow and Behind Enemy Lines: entered from afar, passed, left by 3 hexes
put C5 I4
put E5 hedgerow
put J5 hedgerow I4
put M9 i4
card behind-enemy-lines
orders C5 J5
allow move C5-E5; move C5-F5; move J5-G5

% [TER-HEDGE-3] [CARD-BEL-5] hedgerow and Behind Enemy Lines: ending there forbids the battle
put D5 I4
put E5 hedgerow
put E7 i4
card behind-enemy-lines
orders D5
do move D5-E5; done
refuse MR_ENTERED attack E5-E7

% [TER-HEDGE-1] [CARD-INFASLT-3] hedgerow and Infantry Assault: the condition holds
put C5 I4
put E5 F5: hedgerow
put M9 i4
card infantry-assault section left
orders C5
refuse MR_FROM_NEXT move C5-E5; move C5-F5

% [TER-HEDGE-4] [CARD-INFASLT-3] leaving a hedgerow under Infantry Assault: 1 hex, and battle
put C5 hedgerow I4
put E5 i4
card infantry-assault section left
orders C5
refuse MR_LEAVE_ONE move C5-B3; move C5-A5
do move C5-D5; done
allow attack D5-E5

% [TER-HEDGE-2] [OVERRUN-5] hedgerow and overrun: ground there is not taken by armor that came from afar
put C5 A3
put e6 i1/4
put E7 hedgerow i1/4
put M9 i4
discard ambush
orders C5
do move C5-E5; done; attack E5-e6; roll grenade star star; take-ground
do attack e6-E7; roll grenade
empty E7
open none

% [TER-HEDGE-2] [OVERRUN-5] hedgerow and overrun: nor by armor that made no move and began two hexes away
put E5 A3
put e6 i1/4
put E7 hedgerow i1/4
put M9 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
do attack e6-E7; roll grenade
empty E7
open none
refuse MR_NOT_NOW take-ground
unit e6 A3

% [TER-HEDGE-2] [OVERRUN-5] hedgerow and overrun: armor that made no move and began next to it takes it
put E5 A3
put e6 i1/4
put F5 hedgerow i1/4
put M9 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
do attack e6-F5; roll grenade; take-ground
unit F5 A3

% [TER-HEDGE-2] [CARD-CLOSE-4] hedgerow and overrun under Close Assault: the same
put E5 A3
put e6 i1/4
put E7 hedgerow i1/4
put H5 A3
put h6 i1/4
put I5 hedgerow i1/4
put M9 i4
discard ambush
card close-assault
battle E5 H5
do attack E5-e6; roll grenade star star star; take-ground
do attack e6-E7; roll grenade star
empty E7
open none
do attack H5-h6; roll grenade star star star; take-ground
do attack h6-I5; roll grenade star; take-ground
unit I5 A3

% [TER-HEDGE-9] in classic a unit that has moved out of a hedgerow takes no ground
edition classic
put A5 hedgerow I4
put b6 i1/4
put D5 hedgerow A3
put e6 i1/4
put G5 hedgerow R3
put h6 i1/4
put J5 I4
put k6 i1/4
put M9 i4
discard ambush
orders A5 D5 G5 J5
do move A5-B5; move D5-E5; move G5-H5; move J5-K5; done
do attack B5-b6; roll grenade star star
empty b6
open none
refuse MR_NOT_NOW take-ground
do attack E5-e6; roll grenade star star
open none
refuse MR_BATTLED attack E5-e6
do attack H5-h6; roll grenade star star
open none
do attack K5-k6; roll grenade star star; take-ground
unit k6 I4

% [TER-HEDGE-9] in classic a unit that leaves a hedgerow by taking ground makes no second advance
edition classic
put E5 hedgerow A3
put e6 i1/4
put E7 i1/4
put M9 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
unit e6 A3
do attack e6-E7; roll grenade star star
empty E7
open none
refuse MR_NOT_NOW take-ground
unit e6 A3

% [TER-HEDGE-9] a unit in a hedgerow that does not move takes ground as any other
put E5 hedgerow I4
put e6 i1/4
put M9 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
unit e6 I4

% [GROUND-13] [OVERRUN-5] in revised a unit that leaves a hedgerow by taking ground advances again
edition revised
put E5 hedgerow A3
put e6 i1/4
put E7 i1/4
put M9 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
do attack e6-E7; roll grenade star star; take-ground
unit E7 A3

% [TER-HEDGE-9] [CARD-BEL-13] hedgerow and Behind Enemy Lines in classic: leaving one stops nobody
edition classic
put C5 hedgerow I4
put d6 i1/4
put H5 hedgerow I4
put h6 i1/4
put M9 i4
discard ambush
card behind-enemy-lines
orders C5 H5
do move C5-D5; done
do attack D5-d6; roll grenade star star star; take-ground
unit d6 I4
do attack H5-h6; roll grenade star star star; take-ground
do done
allow move d6-e8; move h6-i8

% [TER-HEDGE-4] [OBJ-20] a unit in a hedgerow on an exit hex leaves the board at once
put M9 hedgerow I4
put A9 i4
rule exit allies M9
orders M9
do exit M9
medals allies 1
