# Chapter 14.6: beach and ocean.

% [TER-BEACH-1] a move that enters a beach anywhere is at most 2 hexes long
put A5 A3
put B5 beach
put E5 A3
put F5 G5 H5: beach
put J7 A3
put K7 beach
put A1 M9: i4
orders A5 E5 J7
allow move A5-B5; move E5-G5; move J7-L7
refuse MR_SLOW move A5-B5-C5-D5; move E5-H5; move J7-K7-L7-M7

% [TER-BEACH-1] a way round that touches no beach is not limited
put B5 A3
put C5 beach
put M9 i4
orders B5
do move B5-D3
unit D3 A3

% [TER-BEACH-1] with Infantry Assault infantry is limited too
put A5 I4
put B5 C5 D5: beach
put a6 a4 b6 b4: river
put A1 I4
put M9 i4
card infantry-assault section left
orders A5 A1
allow move A5-C5; move A1-D1
refuse MR_SLOW move A5-D5

% [TER-BEACH-2] a beach where the move begins does not count
put A5 beach A3
put E5 beach A3
put F5 beach
put M9 i4
orders A5 E5
allow move A5-D5
refuse MR_SLOW move E5-F5-G5-H5
allow move E5-G5

% [TER-BEACH-3] a beach as the third hex of a move is not entered
put A5 A3
put D5 E5: beach
put c6 c4 d6 d4: beach
put M9 i4
orders A5
refuse MR_SLOW move A5-D5
allow move A5-C5

% [TER-BEACH-4] beach does nothing to battle, cover and sight
put A5 beach I4
put a6 beach i4
put D5 beach A3
put d6 beach i4
put G5 beach G2
put g6 beach i4
put J5 beach I4
put K5 beach
put L5 beach i4
battle A5 D5 G5 J5
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 3
rolls J5-L5 2
sees J5 L5

% [TER-BEACH-4] a unit battles after entering a beach: infantry after 1 hex, armor after 2
put A5 I4
put B5 beach
put B7 i4
put E5 A3
put F5 G5: beach
put G7 i4
put J5 I4
put K5 L5: beach
put L7 i4
orders A5 E5 J5
do move A5-B5; move E5-G5; move J5-L5; done
rolls B5-B7 2
rolls G5-G7 3
refuse MR_TIRED attack L5-L7

% [TER-BEACH-4] ground may be taken after a move of 2 hexes over the beach
put C5 A3
put D5 E5: beach
put e6 i1/4
put H5 I4+
put I5 J5: beach
put j6 i1/4
put M9 i4
discard ambush
orders C5 H5
do move C5-E5; move H5-J5; done
do attack E5-e6; roll grenade star star; take-ground
unit e6 A3
do attack J5-j6; roll grenade star star; take-ground
unit j6 I4

% [TER-OCEAN-1] a unit entering the ocean stops
edition revised
put A5 A3
put B5 C5: ocean
put E5 ocean I4
put F5 G5: ocean
put d4 e4 d6 e6 f4 f6: ocean
put M9 i4
orders A5 E5
refuse MR_MUST_STOP move A5-B5-C5; move E5-G5
allow move A5-B5; move E5-F5

% [TER-OCEAN-2] in the ocean 1 hex a turn; from it onto land the move goes on
edition classic
put E5 ocean I4
put F5 G5: ocean
put d4 e4 d6 e6 f4 f6: ocean
put A5 ocean A3
put B5 C5: beach
put H1 ocean A3
put M9 i4
orders A5 E5 H1
refuse MR_MUST_STOP move E5-G5
allow move E5-F5
allow move A5-B5; move A5-C5
refuse MR_SLOW move A5-B5-C5-D5
allow move H1-K1

% [TER-OCEAN-2] [TER-OCEAN-1] the revised rules come to the same
edition revised
put A5 ocean A3
put B5 C5: beach
put H1 ocean A3
put M9 i4
orders A5 H1
allow move A5-B5; move A5-C5
refuse MR_SLOW move A5-B5-C5-D5
allow move H1-K1

% [TER-OCEAN-3] a unit in the ocean does not battle, and does not answer with Ambush
put E5 ocean I4
put E7 i4
put H5 I4
put h6 ocean i4
put K5 I4
put k6 i4
hand axis ambush recon-left
battle E5 H5 K5
refuse MR_AFLOAT attack E5-E7
do attack H5-h6
open attack
do roll star star star
do attack K5-k6
open ambush

% [TER-OCEAN-3] a unit that has come ashore battles
put E3 ocean I4
put e4 beach
put E7 i4
put H3 ocean A3
put h4 H5: beach
put H7 i4
orders E3 H3
do move E3-e4; move H3-H5; done
rolls e4-E7 1
rolls H5-H7 3

% [TER-OCEAN-4] nobody retreats into the ocean
put E5 i4
put e4 I4
put E3 F3: ocean
put H5 i4
put h4 A3
put H3 ocean
discard ambush
turn axis 6
battle E5 H5
do attack E5-e4; roll flag flag star
unit e4 I2
open none
do attack H5-h4; roll flag star star
refuse MR_RETREAT_CLOSED retreat h4-H3
list : retreat h4-I3

% [TER-OCEAN-4] not from ocean to ocean either, but out of it
put E5 i4
put e4 ocean I4
put E3 F3: ocean
put H5 i4
put h4 ocean I4
put H3 beach
put I3 ocean
discard ambush
turn axis 6
battle E5 H5
do attack E5-e4; roll flag star star
unit e4 I3
do attack H5-h4; roll flag star star
list : retreat h4-H3

% [TER-OCEAN-5] ordered units go into the sea from the beach, and in any direction, in revised
edition revised
put E5 beach I4
put d4 e4: ocean
put H5 ocean A3
put G5 I5 g6 h6 g4 h4: ocean
put K5 I4
put L5 ocean
put M9 i4
orders E5 H5 K5
allow move E5-d4; move E5-e4; move K5-L5
list move H5: move H5-G5; move H5-I5; move H5-g6; move H5-h6; move H5-g4; move H5-h4

% [TER-OCEAN-5] in classic a unit that is on land does not go back into the sea, whoever it is
edition classic
put E5 beach I4
put d4 e4: ocean
put H5 ocean A3
put G5 I5 g6 h6 g4 h4: ocean
put K5 R3
put L5 ocean
put B1 beach G2
put A1 C1: ocean
put I1 A3
put J1 ocean
put M9 i4
orders E5 H5 K5 B1 I1
refuse MR_LANDED move E5-d4; move E5-e4; move K5-L5; move B1-A1; move B1-C1; move I1-J1; move I1-i2-J1
list move H5: move H5-G5; move H5-I5; move H5-g6; move H5-h6; move H5-g4; move H5-h4

% [TER-OCEAN-5] in classic it does not land and put to sea again in one move
edition classic
put A5 ocean A3
put B5 beach
put C5 ocean
put a6 a4 b6 b4: ocean
put c6 c4: river
put M9 i4
orders A5
refuse MR_LANDED move A5-B5-C5; move A5-C5
list move: move A5-a6; move A5-a4; move A5-B5

% [TER-OCEAN-5] [GROUND-8] ground in the sea is taken in revised
edition revised
put E5 beach I4
put e4 ocean i1/4
put H5 beach A3
put h4 ocean i1/4
put M9 i4
discard ambush
battle E5 H5
do attack E5-e4; roll grenade star star
open take-ground
do take-ground
unit e4 I4
do attack H5-h4; roll grenade star star; take-ground
unit h4 A3

% [TER-OCEAN-5] [GROUND-8] ground in the sea is not taken in classic
edition classic
put E5 beach I4
put e4 ocean i1/4
put H5 beach A3
put h4 ocean i4
put M9 i4
discard ambush
battle E5 H5
do attack E5-e4; roll grenade star star
empty e4
open none
unit E5 I4
do attack H5-h4; roll infantry infantry flag; retreat h4-I5
open none
unit H5 A3

% [TER-OCEAN-5] [OVERRUN-1] a tank that cannot take ground in the sea makes no overrun either
edition classic
put H5 beach A3
put h4 ocean i1/4
put h6 i4
put M9 i4
discard ambush
battle H5
do attack H5-h4; roll grenade star star
open none
refuse MR_BATTLED attack H5-h6

% [TER-OCEAN-6] the ocean gives no cover and hides nobody
put A5 I4
put a6 ocean i4
put D5 A3
put d6 ocean i4
put G5 G2
put g6 ocean i4
put J5 I4
put K5 ocean
put L5 ocean i4
put A1 I4
put a2 ocean i4
discard ambush
battle A5 D5 G5 J5 A1
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 3
rolls J5-L5 2
sees J5 L5
do attack A1-a2; roll flag star star
open retreat

% [TER-OCEAN-7] Dig-In places no sandbags in the ocean
put E5 ocean I4
put H5 beach I4
put M9 i4
hand allies dig-in
do play dig-in; order E5; order H5
no-sandbags E5
sandbags H5

# Pairs.

% [TER-BEACH-1] [CARD-BEL-3] beach and Behind Enemy Lines: no limit
put A5 I4
put B5 C5 D5: beach
put a6 a4 b6 b4: river
put M9 i4
card behind-enemy-lines
orders A5
allow move A5-D5

% [TER-OCEAN-5] [CARD-BEL-3] [CARD-BEL-4] ocean and Behind Enemy Lines in classic: on the water no stop, but from land no way back
edition classic
put A5 ocean I4
put B5 C5 D5: ocean
put a6 a4 b6 b4: river
put H5 ocean I4
put I5 beach
put J5 ocean
put h6 h4 i6 i4: river
put A1 beach I4
put B1 ocean
put M9 i4
card behind-enemy-lines
orders A5 H5 A1
allow move A5-B5; move A5-C5; move A5-D5; move H5-I5
refuse MR_LANDED move H5-J5; move H5-I5-J5; move A1-B1

% [TER-OCEAN-1] [CARD-BEL-3] ocean and Behind Enemy Lines: no stop; no battle from it
edition revised
put A5 I4
put B5 C5 D5: ocean
put a6 a4 b6 b4: river
put D7 i4
card behind-enemy-lines
orders A5
do move A5-D5; done
refuse MR_AFLOAT attack D5-D7

% [TER-OCEAN-4] [CARD-AIR-5] ocean and Barrage: no retreat into it there either
put E5 i4
put e4 I4
put E3 F3: ocean
put M9 i4
hand axis barrage
turn axis 6
do play barrage; target e4; roll flag flag star star
unit e4 I2
