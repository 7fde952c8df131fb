# Chapter 15.4: wire.

% [OBS-WIRE-1] every unit that enters wire stops
put A5 I4
put D5 A3
put G5 I4+
put B5 E5 H5: wire
put a6 a4: river
put M9 i4
orders A5 D5 G5
refuse MR_MUST_STOP move A5-C5; move D5-E5-F5; move G5-H5-I5
allow move A5-B5; move D5-E5; move G5-H5

% [OBS-WIRE-1] [MOVE-12] a unit that starts on wire moves as ever, and leaves it there
put A5 wire I4
put D5 wire G2
put M9 i4
orders A5 D5
do move A5-C5; move D5-E5
wire A5 D5

% [OBS-WIRE-2] infantry of every kind battles out of wire with 1 die less, near and far
put A5 wire I4
put a6 i4
put D5 wire I4+
put d6 i4
put G5 wire R3
put g6 i4
put J5 wire I4
put J7 i4
put A1 wire I4
put D1 i4
battle A5 D5 G5 J5 A1
rolls A5-a6 2
rolls D5-d6 2
rolls G5-g6 2
rolls J5-J7 1
refuse MR_NO_DICE attack A1-D1

% [OBS-WIRE-3] infantry on wire may remove it instead of battling
put A5 wire I4
put A7 i4
put D5 wire R3
put G5 wire I4+
put J5 I4
battle A5 D5 G5 J5
allow remove-wire A5; remove-wire D5; remove-wire G5
refuse MR_NO_WIRE remove-wire J5
do remove-wire A5
no-wire A5
refuse MR_BATTLED attack A5-A7; remove-wire A5
do remove-wire D5; remove-wire G5
no-wire D5 G5

% [OBS-WIRE-3] not after it has battled, not without an order, not somebody else
put A5 wire I4
put A7 i4
put D5 wire I4
put G5 wire i4
battle A5
refuse MR_NOT_ORDERED remove-wire D5
refuse MR_NO_UNIT remove-wire G5
do attack A5-A7; roll star
refuse MR_BATTLED remove-wire A5
wire A5

% [OBS-WIRE-3] a unit that came onto the wire this turn by 1 hex may, with an enemy next to it too
put A5 I4
put B5 wire
put b6 i4
put D5 I4+
put F5 wire
put M9 i4
orders A5 D5
do move A5-B5; move D5-F5; done
do remove-wire B5; remove-wire F5
no-wire B5 F5

% [OBS-WIRE-4] infantry that moved too far to battle cannot remove wire
put A5 I4
put C5 wire
put E5 R3
put G5 wire
put M9 i4
orders A5 E5
do move A5-C5; move E5-G5; done
refuse MR_TIRED remove-wire C5; remove-wire G5
wire C5 G5

% [OBS-WIRE-4] nor where the ground forbids battle
put A5 I4
put B5 forest wire
put D5 R3
put E5 forest wire
put M9 i4
orders A5 D5
do move A5-B5; move D5-E5; done
refuse MR_ENTERED remove-wire B5
allow remove-wire E5

% [OBS-WIRE-5] armor crushes wire by moving onto it, must stop, and battles with all its dice
put A5 A3
put B5 wire
put B7 i4
put D5 A4+
put E5 wire
put M9 i4
orders A5 D5
refuse MR_MUST_STOP move D5-E5-F5
do move A5-B5; move D5-E5
no-wire B5 E5
do done
rolls B5-B7 3
refuse MR_WIRE_CUTTERS remove-wire B5

% [OBS-WIRE-5] and by taking ground onto it
put E5 A3
put e6 wire i1/4
put H5 I4
put h6 wire i1/4
put M9 i4
discard ambush
battle E5 H5
do attack E5-e6; roll grenade star star; take-ground
no-wire e6
do pass; attack H5-h6; roll grenade star star; take-ground
wire h6

% [OBS-WIRE-5] infantry does not remove it by entering
put A5 I4
put B5 wire
put M9 i4
orders A5
do move A5-B5
wire B5

% [OBS-WIRE-6] armor that retreats over wire or onto it leaves it there
put E7 i4
put e6 A3
put E5 wire
put F5 wire
put e4 wire
discard ambush
turn axis 6
battle E7
do attack E7-e6; roll flag flag star; retreat e6-E5
wire E5
do retreat E5-e4
wire E5 e4
unit e4 A3

% [OBS-WIRE-7] armor on wire after a retreat battles with all its dice, and the wire goes then
put E7 i4
put e6 A3
put E5 wire
put h6 wire A3
put h8 i4
hand allies direct-from-hq
discard ambush
turn axis 6
battle E7
do attack E7-e6; roll flag star star; retreat e6-E5; pass
next-turn
do play direct-from-hq; order E5; order h6; done
wire E5 h6
rolls E5-E7 3
do attack E5-E7
no-wire E5
wire h6
do roll star star star
refuse MR_WIRE_CUTTERS remove-wire h6

% [OBS-WIRE-7] if it moves off without battling the wire stays
put E5 wire A3
put M9 i4
orders E5
do move E5-F5; done
wire E5

% [OBS-WIRE-7] the armor that answers with Ambush battles too
put E5 I4
put e6 wire a3
hand axis ambush recon-left
battle E5
do attack E5-e6
wire e6
do ambush
dice 3
no-wire e6

% [OBS-WIRE-8] artillery is stopped by wire, loses no dice there and cannot remove it
put A5 wire G2
put a6 i4
put D5 G2
put E5 wire
put E7 i4
put H5 G2
put I5 wire
put M9 i4
orders A5 D5 H5
do done
rolls A5-a6 3
refuse MR_WIRE_CUTTERS remove-wire A5
wire A5

% [OBS-WIRE-8] with the 3 hexes of Artillery Bombard it stops there
put D5 G2
put E5 wire
put M9 i4
card artillery-bombard
orders D5
refuse MR_MUST_STOP move D5-E5-F5
do move D5-E5
wire E5

% [OBS-WIRE-9] wire gives no cover, hides nobody and lets no flag be ignored
put A5 I4
put a6 wire i4
put D5 A3
put d6 wire i4
put G5 I4
put H5 wire
put I5 i4
put J1 G2
put j2 wire i4
discard ambush
battle A5 D5 G5 J1
rolls A5-a6 3
rolls D5-d6 3
rolls G5-I5 2
rolls J1-j2 3
do attack A5-a6; roll flag star star
open retreat

% [OBS-WIRE-10] a unit that came onto wire battles, infantry with 1 die less, and takes no ground
put D5 I4
put E5 wire
put e6 i1/4
put H5 A3
put I5 wire
put i6 i1/4
put M9 i4
discard ambush
orders D5 H5
do move D5-E5; move H5-I5; done
rolls E5-e6 2
rolls I5-i6 3
do attack E5-e6; roll grenade star
empty e6
open none
do attack I5-i6; roll grenade star star
empty i6
open none

% [OBS-WIRE-3] [OBS-WIRE-5] wire that is gone hinders nobody any more
put A5 wire I4
put a6 i4
put G5 I4
hand allies direct-from-hq
hand axis recon-left recon-left
battle A5
do remove-wire A5; done
next-turn
next-turn
do play direct-from-hq; order A5; done; done
rolls A5-a6 3

% [OBS-WIRE-5] where armor has crushed it others pass without stopping
put D5 A3
put E5 wire
put C5 I4+
put c6 c4 d6 d4: river
put M9 i4
hand allies direct-from-hq direct-from-hq
hand axis recon-left recon-left recon-right
card probe-left
orders D5
do move D5-E5; done
next-turn
next-turn
do play direct-from-hq; order C5; order E5
do move E5-G5
allow move C5-E5
do move C5-D5
next-turn
next-turn
do play direct-from-hq; order D5; order G5
allow move D5-F5

# Pairs.

% [OBS-WIRE-1] [CARD-BEL-10] wire and Behind Enemy Lines: passed, left where it is, removed if the unit ends there
put A5 I4
put B5 C5: wire
put a6 a4 b6 b4: river
put M9 i4
card behind-enemy-lines
orders A5
do move A5-D5
wire B5 C5
again
do move A5-C5; done; remove-wire C5
no-wire C5

% [OBS-WIRE-2] [CARD-BEL-2] wire and Behind Enemy Lines: 1 die more, 1 less
put A5 I4
put C5 wire
put c6 i4
card behind-enemy-lines
orders A5
do move A5-C5; done
rolls C5-c6 3

% [OBS-WIRE-1] [CARD-INFASLT-3] wire and Infantry Assault: it stops, after 2 hexes it may still be removed
put A5 I4
put C5 wire
put D5 I4
put G5 wire
put M9 i4
card infantry-assault section left
orders A5 D5
do move A5-C5; move D5-G5; done
allow remove-wire C5
refuse MR_TIRED remove-wire G5

% [OBS-WIRE-3] [CARD-CLOSE-7] wire and Close Assault: infantry may remove it instead
put A5 wire I4
put a6 i4
card close-assault
battle A5
rolls A5-a6 3
do remove-wire A5
no-wire A5
refuse MR_BATTLED attack A5-a6

% [OBS-WIRE-5] [OVERRUN-7] wire and overrun: crushed by a move, the armor takes no ground and so overruns nobody
put D5 A3
put E5 wire
put e6 i1/4
put E7 i4
discard ambush
orders D5
do move D5-E5; done; attack E5-e6; roll grenade star star
open none
unit E5 A3

% [OBS-WIRE-3] [OVERRUN-1] wire and infantry that took ground onto it: it has battled, the wire stays
put E5 I4
put e6 wire i1/4
put M9 i4
discard ambush
battle E5
do attack E5-e6; roll grenade star star; take-ground
refuse MR_BATTLED remove-wire e6
wire e6
