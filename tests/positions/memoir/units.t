# Chapter 13: the kinds of units. Figures at full strength: src/memoir/tables_test.c.

% [UNIT-INF] infantry moves 2 and battles after 1, with 3, 2, 1 dice
put A5 I4
put E5 I4
put A9 B9 C9 D9: i4
put H5 I4
put j6 i4
orders A5 E5 H5
allow move A5-B5; move A5-C5; move E5-F3
refuse MR_TOO_FAR move A5-D5; move E5-H3
do move A5-A7; move E5-d6; move H5-I5; done
refuse MR_TIRED attack A7-A9
rolls d6-D9 1
rolls I5-j6 2

% [UNIT-INF] it needs sight, takes ground, does not overrun, and infantry faces hit it
put A5 I4
put B5 forest
put C5 i4
put E5 I4
put e6 i1/4
put F7 i4
discard ambush
battle A5 E5
refuse MR_NO_SIGHT attack A5-C5
do attack E5-e6
dice 3
do roll infantry star star; take-ground
unit e6 I4
open none

% [UNIT-SF] special forces move 2 and battle after 2
put A5 I4+
put A9 i4
put E5 I4+
put E9 C7: i4
put H5 i4
orders A5 E5
refuse MR_TOO_FAR move A5-D5; move E5-B5
do move A5-A7; move E5-G5; done
rolls A7-A9 2
rolls G5-H5 3

% [UNIT-SF] they need sight, take ground, do not overrun, and infantry faces hit them
put A5 I4+
put B5 forest
put C5 i4
put E5 I4+
put e6 i1/4+
put F7 i4
put H5 I4+
put K5 i4
discard ambush
battle A5 E5 H5
refuse MR_NO_SIGHT attack A5-C5
rolls H5-K5 1
do attack E5-e6
dice 3
do roll infantry star star; take-ground
unit e6 I4
open none

% [UNIT-FR] Resistance moves 2 and battles after 1, with 3, 2, 1 dice
put A5 R3
put A9 i4
put E5 R3
put D9 i4
put H5 R3
put j6 i4
orders A5 E5 H5
refuse MR_TOO_FAR move A5-D5; move E5-H3
do move A5-A7; move E5-d6; move H5-I5; done
refuse MR_TIRED attack A7-A9
rolls d6-D9 1
rolls I5-j6 2

% [UNIT-FR] it needs sight, takes ground, does not overrun, and infantry faces hit it
put A5 R3
put B5 forest
put C5 i4
put E5 R3
put e6 r1/3
put F7 i4
discard ambush
battle A5 E5
refuse MR_NO_SIGHT attack A5-C5
do attack E5-e6
dice 3
do roll infantry star star; take-ground
unit e6 R3
open none

% [UNIT-ARM] armor moves 3 and battles after 3, with 3 dice to 3 hexes
put A5 A3
put G5 i4
put A1 A3
put F1 i4
put I1 A3
put I5 i4
orders A5 A1 I1
refuse MR_TOO_FAR move A5-E5; move A1-E1
do move A5-D5; move A1-D1; move I1-K1; done
rolls D5-G5 3
rolls D1-F1 3
refuse MR_OUT_OF_RANGE attack K1-I5

% [UNIT-ARM] it needs sight, takes ground, overruns, and armor faces hit it
put A5 A3
put B5 forest
put C5 i4
put E5 A3
put e6 a1/3
put F7 i4
discard ambush
battle A5 E5
refuse MR_NO_SIGHT attack A5-C5
do attack E5-e6; roll armor star star; take-ground
open overrun
rolls e6-F7 3

% [UNIT-EARM] [UNIT-EARM-1] elite armor does what armor does, no more
put A5 A4+
put G5 i4
put E1 A4+
put e2 a4+
put F3 i4
discard ambush
orders A5 E1
refuse MR_TOO_FAR move A5-E5
do move A5-D5; done
rolls D5-G5 3
do attack E1-e2
dice 3
do roll armor armor grenade
unit e2 a1
again
do done; attack E1-e2; roll flag star star; retreat e2-E3; take-ground
open overrun
rolls e2-E3 3

% [UNIT-ART] artillery moves 1 and then does not battle, or stays and battles
put A5 G2
put E5 G2
put A9 E9: i4
orders A5 E5
allow move A5-B5
refuse MR_TOO_FAR move A5-C5; move E5-E3
do move A5-a6; done
refuse MR_TIRED attack a6-A9
rolls E5-E9 2

% [UNIT-ART] it needs no sight, takes no ground, and only grenades hit it
put A5 G2
put B5 forest
put C5 i4
put E5 G2
put e6 g2
discard ambush
battle A5 E5
rolls A5-C5 3
do attack E5-e6; roll infantry armor grenade
unit e6 g1
again
do attack E5-e6; roll grenade grenade star
empty e6
open none

% [UNIT-1] special units are infantry for every other rule: dice, terrain, sight
put A5 I4+
put B5 forest
put A7 forest i4
put E5 I4+
put e6 forest i4
put H5 I4
put h6 forest i4+
put K5 wire I4+
put k6 i4
orders A5 E5 H5 K5
refuse MR_MUST_STOP move A5-C5
do done
rolls A5-A7 1
rolls E5-e6 2
rolls H5-h6 2
rolls K5-k6 2

% [UNIT-1] a badge changes nothing: such infantry battles after 1 hex, not after 2
put A5 I4
put A9 i4
put E5 I4
put F9 i4
rule unit A5 badge us-rangers
rule unit E5 badge british-special-forces
orders A5 E5
do move A5-A7; move E5-e6; done
refuse MR_TIRED attack A7-A9
rolls e6-F9 1

% [UNIT-2] every unit is worth 1 medal, whatever its figures were
put A5 D5 G5 J5 A1 D1: I4
put a6 i1/4
put d6 a1/3
put g6 a1/4+
put j6 g1/2
put a2 r1/3
put d2 i1
put M9 i4
goal allies 9
discard ambush
battle A5 D5 G5 J5 A1 D1
do attack A5-a6; roll grenade star star; pass
medals allies 1
do attack D5-d6; roll grenade star star; pass
medals allies 2
do attack G5-g6; roll grenade star star; pass
medals allies 3
do attack J5-j6; roll grenade star star; pass
medals allies 4
do attack A1-a2; roll grenade star star; pass
medals allies 5
do attack D1-d2; roll grenade star star; pass
medals allies 6

% [UNIT-3] a scenario may give a unit other figures, another allowance, other medals
put A5 D5: I4
put a6 i2
put d6 a1/6
put G5 I4
put J5 A3
put M1 I4
put M9 i4
rule unit d6 medals 2
rule unit G5 moves 1
rule unit J5 moves 4
rule unit M1 moves 0
discard ambush
orders A5 D5 G5 J5 M1
allow move G5-H5
refuse MR_TOO_FAR move G5-I5; move M1-L1
allow move J5-I1
do done
do attack A5-a6; roll infantry infantry infantry; pass
medals allies 1
lost axis 2
do attack D5-d6; roll armor star star; pass
medals allies 3

% [UNIT-SF-1] special forces stop in a forest, a town, a hedgerow and on wire, and battle only there
put A5 D5 G5 J5: I4+
put B5 forest
put E5 town
put H5 hedgerow
put K5 wire
put B7 E7 H7 K7: i4
orders A5 D5 G5 J5
refuse MR_MUST_STOP move A5-B5-C5; move D5-E5-F5; move G5-H5-I5; move J5-K5-L5
do move A5-B5; move D5-E5; move G5-H5; move J5-K5; done
refuse MR_ENTERED attack B5-B7; attack E5-E7; attack H5-H7
rolls K5-K7 1

% [UNIT-FR-1] Resistance has 3 figures at the start: the third hit is the end of it
put E5 I4
put e6 r3
put M9 i4
discard ambush
battle E5
do attack E5-e6; roll infantry infantry grenade
empty e6
medals allies 1

% [UNIT-FR-2] Resistance battles after entering forest, town, church or hedgerow
put A5 D5 G5 J5: R3
put B5 forest
put E5 town
put H5 church
put K5 hedgerow
put B7 E7 H7 K7: i4
orders A5 D5 G5 J5
do move A5-B5; move D5-E5; move G5-H5; move J5-K5; done
rolls B5-B7 2
rolls E5-E7 2
rolls H5-H7 2
rolls K5-K7 2

% [UNIT-FR-2] infantry in the same place does not
put A5 I4
put B5 forest
put B7 i4
orders A5
do move A5-B5; done
refuse MR_ENTERED attack B5-B7

% [UNIT-FR-3] Resistance stops where others stop and enters hedgerows as others do
put A5 D5 G5: R3
put B5 forest
put E5 wire
put I5 hedgerow
put B7 i4
orders A5 D5 G5
refuse MR_MUST_STOP move A5-B5-C5; move D5-E5-F5
refuse MR_FROM_NEXT move G5-I5
allow move A5-B5; move D5-E5

% [UNIT-FR-3] having stopped it takes no ground
put A5 R3
put B5 forest
put b6 i1/4
put M9 i4
discard ambush
orders A5
do move A5-B5; done; attack B5-b6; roll grenade star star
empty b6
open none
unit B5 R3

% [UNIT-FR-4] Resistance goes back 1, 2 or 3 hexes for a flag, as its owner likes
put E7 i4
put e6 R3
discard ambush
turn axis 6
battle E7
do attack E7-e6; roll flag star star
refuse MR_RETREAT_MUST done
list : retreat e6-E5; retreat e6-F5
do retreat e6-E5
list : retreat E5-d4; retreat E5-e4; done
do retreat E5-e4
allow done
do retreat e4-E3
open take-ground
unit E3 R3
again
do attack E7-e6; roll flag star star; retreat e6-E5; done
open take-ground
unit E5 R3

% [UNIT-FR-4] 2 flags: 2 to 6 hexes, always toward its own side
put E9 i4
put e8 R3
discard ambush
turn axis 6
battle E9
do attack E9-e8; roll flag flag star; retreat e8-E7
refuse MR_RETREAT_MUST done
do retreat E7-e6
allow done
refuse MR_RETREAT_BACK retreat e6-f6; retreat e6-E7
do retreat e6-E5; retreat E5-e4; retreat e4-E3
allow done
do retreat E3-e2
open take-ground
unit e2 R3

% [UNIT-FR-4] an ignored flag does not count; the Axis Resistance goes up
put E3 I4
put e4 sandbags r3
discard ambush
battle E3
do attack E3-e4; roll flag flag; ignore; retreat e4-E5
allow done
do retreat E5-e6; retreat e6-E7
open take-ground

% [UNIT-FR-4] other infantry has no choice
put E7 i4
put e6 I4
discard ambush
turn axis 6
battle E7
do attack E7-e6; roll flag star star; retreat e6-E5
open take-ground

% [UNIT-FR-5] figures are lost only for hexes short of one for each flag
put e4 i4
put E3 R3
put e2 I4
put d2 I4
put h4 i4
put H3 R3
discard ambush
turn axis 6
battle e4 h4
do attack e4-E3; roll flag star star
unit E3 R2
open none
do attack h4-H3; roll flag star star; retreat H3-h2; retreat h2-H1
unit H1 R3
open take-ground
lost allies 1

% [UNIT-FR-5] 3 flags and 2 rows: 1 figure
put h4 i4
put H3 R3
discard ambush
turn axis 6
battle h4
do attack h4-H3; roll flag flag flag; retreat H3-h2; retreat h2-H1
unit H1 R2
open take-ground

% [UNIT-FR-6] after 2 hexes Resistance does not battle, not even in the open
put A5 R3
put A9 i4
put E5 R3
put G5 forest
put G7 i4
orders A5 E5
do move A5-A7; move E5-G5; done
refuse MR_TIRED attack A7-A9; attack G5-G7

% [UNIT-FR-7] the ocean forbids battle to Resistance too
put E3 ocean R3
put E5 i4
put H3 beach R3
put H5 i4
battle E3 H3
refuse MR_AFLOAT attack E3-E5
allow attack H3-H5

% [UNIT-FR-7] even in a battle it would be allowed after entering: it has moved in the sea
put b4 ocean R3
put B3 ocean
put A3 i4
orders b4
do move b4-B3; done
refuse MR_AFLOAT attack B3-A3

% [UNIT-ART-1] artillery that moved does not battle; artillery that battled does not move
put A5 G2
put E5 G2
put A7 E7: i4
orders A5 E5
do move A5-B5; done
refuse MR_TIRED attack B5-A7
do attack E5-E7; roll star star star
refuse MR_NOT_NOW move E5-F5

% [UNIT-ART-2] adjacent enemies bind artillery: it may not fire past them
put A5 G2
put a6 i4
put A9 i4
put E5 G2
put E9 i4
battle A5 E5
refuse MR_NEXT_FIRST attack A5-A9
rolls A5-a6 3
rolls E5-E9 2
list attack: attack A5-a6; attack E5-E9; attack E5-A9; attack E5-a6

% [UNIT-SF] [UNIT-3] special forces that may move 3 hexes battle after 2, not after 3
put A5 I4+
put D9 i4
put G5 I4+
put K7 i4
rule unit A5 moves 3
rule unit G5 moves 3
orders A5 G5
do move A5-b8; move G5-I5; done
refuse MR_TIRED attack b8-D9
rolls I5-K7 1
