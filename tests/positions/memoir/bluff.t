# Chapter 14.7: sea bluff, cliff, steep hill.

% [TER-BLUFF-1] between beach and bluff armor and artillery do not move, up or down
edition revised
put A5 beach A3
put a6 sea-bluff
put D5 sea-bluff A3
put d4 beach
put a4 B5 C5 E5 c6 d6 c4: river
put M9 i4
orders A5 D5
refuse MR_BLUFF move A5-a6; move D5-d4
list move:

% [TER-BLUFF-1] artillery not even with the 3 hexes of Artillery Bombard
edition revised
put G5 beach G2
put g6 sea-bluff
put J5 cliff G2
put j4 beach
put F5 H5 f4 g4 f6 I5 K5 i4 i6 j6: river
put M9 i4
card artillery-bombard
orders G5 J5
refuse MR_BLUFF move G5-g6
refuse MR_CLIFF move J5-j4
list move:

% [TER-BLUFF-1] armor does not take ground over it
edition revised
put A5 beach A3
put a6 sea-bluff i1/4
put D5 sea-bluff A3
put d6 beach i1/4
put M9 i4
discard ambush
battle A5 D5
do attack A5-a6; roll grenade star
empty a6
open none
do attack D5-d6; roll grenade star star
empty d6
open none

% [TER-BLUFF-2] for infantry the step is a 2-hex move, up and down
edition revised
put A5 beach I4
put a6 sea-bluff
put A9 i4
put D5 sea-bluff I4
put d6 beach
put D9 i4
put G5 I4
put H5 beach
put h6 sea-bluff
put J5 beach I4+
put j6 sea-bluff
put J9 i4
put B5 c6 E5 i6 K5: river
orders A5 D5 G5 J5
refuse MR_TOO_FAR move G5-H5-h6
do move A5-a6; move D5-d6; move J5-j6; done
refuse MR_TIRED attack a6-A9; attack d6-D9
rolls j6-J9 1

% [TER-BLUFF-2] with Infantry Assault a third hex may follow up there; down it the beach limit holds
edition revised
put A5 beach I4
put a6 sea-bluff
put A7 B7: hill
put D5 sea-bluff I4
put d4 beach
put D3 beach
put M9 i4
card infantry-assault section left
orders A5 D5
allow move A5-A7
refuse MR_SLOW move D5-d4-D3
allow move D5-d4

% [TER-BLUFF-3] up from the beach costs 2 and is closed to armor; down is a normal step
edition classic
put A5 beach I4
put a6 sea-bluff
put A9 i4
put D5 sea-bluff I4
put d6 beach
put D9 i4
put G5 beach A3
put g6 sea-bluff
put J5 sea-bluff A3
put j6 beach
put J9 i4
put A1 beach G2
put a2 sea-bluff
put D1 sea-bluff G2
put d2 beach
put F5 H5 f4 g4 f6 B5 B1 c6 E5 i6 K5: river
orders A5 D5 G5 J5 A1 D1
refuse MR_BLUFF_UP move G5-g6
refuse MR_TOO_FAR move A1-a2
allow move D1-d2
do move A5-a6; move D5-d6; move J5-j6; done
refuse MR_TIRED attack a6-A9
rolls d6-D9 1
rolls j6-J9 3

% [TER-BLUFF-3] artillery climbs with Artillery Bombard; armor takes no ground up, but down
edition classic
put A1 beach G2
put a2 sea-bluff
put G5 beach A3
put g6 sea-bluff i1/4
put J5 sea-bluff A3
put j6 beach i1/4
put M9 i4
discard ambush
battle G5 J5
do attack G5-g6; roll grenade star
empty g6
open none
do attack J5-j6; roll grenade star star; take-ground
unit j6 A3

% [TER-BLUFF-3] artillery with Artillery Bombard
edition classic
put A1 beach G2
put a2 sea-bluff
put M9 i4
card artillery-bombard
orders A1
allow move A1-a2

% [TER-BLUFF-4] infantry takes ground from beach to bluff and from bluff to beach
put A5 beach I4
put a6 sea-bluff i1/4
put D5 sea-bluff I4
put d6 beach i1/4
put F5 I4
put G5 beach
put g6 sea-bluff i1/4
put M9 i4
discard ambush
orders A5 D5 F5
do move F5-G5; done
do attack A5-a6; roll grenade star; take-ground
unit a6 I4
do attack D5-d6; roll grenade star star; take-ground
unit d6 I4
do attack G5-g6; roll grenade star; take-ground
unit g6 I4

% [TER-BLUFF-5] toward other ground a bluff is a hill: armor comes and goes there
put A5 sea-bluff A3
put D5 A3
put E5 F5: sea-bluff
put H5 sea-bluff I4
put I5 sea-bluff
put K7 i4
put M9 i4
orders A5 D5 H5
allow move A5-C5; move D5-F5; move H5-J5

% [TER-BLUFF-5] it covers like a hill
put A5 beach I4
put a6 sea-bluff i4
put D5 A3
put d6 sea-bluff i4
put G5 G2
put g6 sea-bluff i4
put J5 hill I4
put j6 sea-bluff i4
put A1 I4
put a2 cliff i4
put D1 A3
put d2 cliff i4
put G1 G2
put g2 cliff i4
battle A5 D5 G5 J5 A1 D1 G1
rolls A5-a6 2
rolls D5-d6 2
rolls G5-g6 3
rolls J5-j6 3
rolls A1-a2 2
rolls D1-d2 2
rolls G1-g2 3

% [TER-BLUFF-5] it hides like a hill
put A5 I4
put B5 sea-bluff
put C5 i4
put E5 I4
put F5 cliff
put G5 i4
put I5 I4
put J5 steep-hill
put K5 i4
battle A5
blind A5 C5
blind E5 G5
blind I5 K5

% [TER-BLUFF-5] every unit retreats between bluff and beach as from any hill
put E5 a3
put e4 sea-bluff A3
put E3 F3: beach
put H5 a3
put h4 cliff G2
put H3 I3: beach
discard ambush
turn axis 6
battle E5 H5
do attack E5-e4; roll flag star; retreat e4-E3
unit E3 A3
do pass
do attack H5-h4; roll flag star; retreat h4-I3
unit I3 G2

% [TER-BLUFF-5] and up from the beach
put E5 beach I4
put e6 beach a3
put E7 F7: sea-bluff
discard ambush
battle E5
do attack E5-e6; roll flag star star; retreat e6-E7
unit E7 a3

% [TER-CLIFF-1] infantry climbs a cliff by a 2-hex move but takes no ground up it
edition revised
put A5 beach I4
put a6 cliff
put A9 i4
put D5 beach I4
put d6 cliff i1/4
put G5 cliff I4
put g6 beach i1/4
put J5 I4
put j6 cliff i1/4
put A1 beach A3
put a2 cliff
put B1 B5: river
discard ambush
orders A5 D5 G5 J5 A1
refuse MR_CLIFF move A1-a2
do move A5-a6; done
refuse MR_TIRED attack a6-A9
do attack D5-d6; roll grenade star
empty d6
open none
do attack G5-g6; roll grenade star star; take-ground
unit g6 I4
do attack J5-j6; roll grenade star; take-ground
unit j6 I4

% [TER-CLIFF-1] the classic rules: 2 hexes up, and nothing said of taking ground
edition classic
put A5 beach I4
put a6 cliff
put A9 i4
put D5 beach I4
put d6 cliff i1/4
put B5 river
discard ambush
orders A5 D5
do move A5-a6; done
refuse MR_TIRED attack a6-A9
do attack D5-d6; roll grenade star; take-ground
unit d6 I4

% [TER-CLIFF-1] like a bluff it is closed to armor from the beach
put A1 beach A3
put a2 cliff
put B1 river
put D1 A3
put d2 cliff
put M9 i4
orders A1 D1
refuse MR_CLIFF move A1-a2
allow move D1-d2

% [TER-STEEP-1] onto a steep hill from lower ground is a 2-hex move for every unit
put A5 I4
put a6 steep-hill
put A9 i4
put D5 A3
put E5 F5: steep-hill
put d6 e6 d4 e4: river
put J5 R3
put j6 steep-hill
put J9 i4
put A1 I4+
put a2 steep-hill
put C3 i4
put G1 A3
put H1 steep-hill
put J1 hill
put g2 h2: river
orders A5 D5 J5 A1 G1
allow move D5-E5; move D5-F5; move G1-H1; move G1-I1
refuse MR_TOO_FAR move G1-J1
do move A5-a6; move J5-j6; move A1-a2; done
refuse MR_TIRED attack a6-A9; attack j6-J9
rolls a2-C3 2

% [TER-STEEP-1] infantry that has moved 1 hex cannot climb any more
put A5 I4
put B5 beach
put C5 steep-hill
put M9 i4
orders A5
refuse MR_TOO_FAR move A5-B5-C5

% [TER-STEEP-1] in battle and to the eye a steep hill is a hill
put A5 I4
put a6 steep-hill i4
put D5 A3
put d6 steep-hill i4
put G5 G2
put g6 steep-hill i4
put J5 hill A3
put j6 steep-hill i4
battle A5 D5 G5 J5
rolls A5-a6 2
rolls D5-d6 2
rolls G5-g6 3
rolls J5-j6 3

% [TER-STEEP-2] down, and from any hill to a steep hill, costs 1
put A5 steep-hill I4
put B5 steep-hill
put A9 i4
put D5 hill I4
put d6 steep-hill
put D9 i4
put G5 steep-hill I4
put G9 i4
put J5 sea-bluff I4
put j6 steep-hill
put J9 i4
put A1 steep-hill G2
put D1 hill G2
put d2 steep-hill
orders A5 D5 G5 J5 A1 D1
allow move A1-B1; move D1-d2; move A5-C5
do move D5-d6; move G5-g6; move J5-j6; done
rolls d6-D9 1
rolls g6-G9 1
rolls j6-J9 1

% [TER-STEEP-3] ground is taken onto and from a steep hill as ever
put B5 I4
put b6 steep-hill i1/4
put D5 steep-hill I4
put d6 i1/4
put G5 A3
put g6 steep-hill i1/4
put M9 i4
put A5 I4
discard ambush
orders B5 D5 G5
do done
do attack B5-b6; roll grenade star; take-ground
unit b6 I4
do attack D5-d6; roll grenade star star; take-ground
unit d6 I4
do attack G5-g6; roll grenade star; take-ground
unit g6 A3

% [TER-STEEP-4] artillery cannot climb a steep hill, except with Artillery Bombard
put A5 G2
put a6 steep-hill
put M9 i4
orders A5
refuse MR_TOO_FAR move A5-a6

% [TER-STEEP-4] with Artillery Bombard
put A5 G2
put a6 steep-hill
put A7 B7: hill
put M9 i4
card artillery-bombard
orders A5
allow move A5-a6; move A5-A7

# Pairs.

% [TER-BLUFF-2] [CARD-BEL-3] bluff and Behind Enemy Lines: a step like any other
put A5 beach I4
put a6 sea-bluff
put A7 B7 b6: hill
put B5 a4: river
put a8 steep-hill
put M9 i4
card behind-enemy-lines
orders A5
allow move A5-a6; move A5-A7; move A5-a8

% [TER-STEEP-1] [CARD-INFASLT-2] steep hill and Infantry Assault: 2 of the 3 hexes
put C5 I4
put c6 steep-hill
put C7 D7: hill
put f6 i4
card infantry-assault section left
orders C5
allow move C5-C7
do move C5-c6; done
rolls c6-f6 1

% [TER-BLUFF-5] [CARD-AMBUSH-5] bluff and Ambush: the attacker goes back down to the beach
put E5 sea-bluff I4
put d4 e4: beach
put e6 i4
hand axis ambush recon-left
battle E5
do attack E5-e6; ambush; roll flag star; retreat E5-e4
unit e4 I4
open none

% [TER-BLUFF-2] down to the beach is a 2-hex move: the unit goes no farther and does not battle
edition revised
put D5 sea-bluff I4
put c4 river
put d4 D3: beach
put D1 i4
orders D5
refuse MR_TOO_FAR move D5-D3
do move D5-d4; done
refuse MR_TIRED attack d4-D1

% [TER-BLUFF-2] a unit that moves 1 hex cannot go down, one that battles after 2 can
edition revised
put D5 sea-bluff I4
put d4 beach
put c4 river
put H5 sea-bluff I4+
put h4 beach
put H1 i4
rule unit D5 moves 1
orders D5 H5
refuse MR_TOO_FAR move D5-d4
do move H5-h4; done
rolls h4-H1 1

% [TER-BLUFF-3] in the classic edition the way down is like any other
edition classic
put D5 sea-bluff I4
put c4 river
put d4 D3: beach
put D1 i4
orders D5
allow move D5-D3
do move D5-d4; done
rolls d4-D1 1
