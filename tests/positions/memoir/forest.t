# Chapter 14.1: forest.

% [TER-FOREST-1] every unit that enters a forest stops there
put A5 I4+
put D5 A3
put G5 I4
put J5 G2
put B5 E5 H5 K5: forest
put M9 i4
orders A5 D5 G5 J5
refuse MR_MUST_STOP move A5-B5-C5; move D5-E5-F5; move G5-H5-I5
allow move A5-B5; move D5-E5; move G5-H5
do move D5-E5
refuse MR_MOVED move E5-F5

% [TER-FOREST-1] a unit that starts in a forest is not held, the next forest holds it
put A5 forest A3
put E5 forest A3
put F5 forest
put M9 i4
orders A5 E5
allow move A5-D5
allow move E5-F5
refuse MR_MUST_STOP move E5-F5-G5

% [TER-FOREST-1] a forest is walked round, not through
put A5 A3
put B5 forest
put a4 a6: i4
orders A5
refuse MR_MUST_STOP move A5-C5
allow move A5-B5

% [TER-FOREST-2] nobody who entered a forest this turn battles, not even at once with a neighbour
put A5 I4
put D5 A3
put G5 I4+
put B5 E5 H5: forest
put b6 E7 h6: i4
orders A5 D5 G5
do move A5-B5; move D5-E5; move G5-H5; done
refuse MR_ENTERED attack B5-b6; attack E5-E7; attack H5-h6
list attack:

% [TER-FOREST-3] against a target in a forest: infantry 1 less, armor 2 less, artillery none
put A5 I4
put a6 forest i4
put D5 A3
put d6 forest a3
put G5 G2
put g6 forest g2
put J5 R3
put j6 forest i4
put A1 I4+
put a2 forest i4
put D1 A4+
put d2 forest i4
battle A5 D5 G5 J5 A1 D1
rolls A5-a6 2
rolls D5-d6 1
rolls G5-g6 3
rolls J5-j6 2
rolls A1-a2 2
rolls D1-d2 1

% [TER-FOREST-3] from a distance too
put A5 I4
put A7 forest i4
put D5 A3
put D7 forest i4
put G5 G2
put G7 forest i4
put J5 I4
put M5 forest i4
battle A5 D5 G5 J5
rolls A5-A7 1
rolls D5-D7 1
rolls G5-G7 3
refuse MR_NO_DICE attack J5-M5

% [TER-FOREST-4] a forest between them hides units from each other
put A5 I4
put B5 forest
put C5 i4
put D1 A3
put E1 forest
put G1 i4
battle A5 D1
blind A5 C5
blind D1 G1
refuse MR_NO_SIGHT attack A5-C5; attack D1-G1
sees A5 B5
sees B5 C5

% [TER-FOREST-5] out of a forest a unit battles with all its dice
put A5 forest I4
put a6 i4
put D5 forest A3
put d6 i4
put G5 forest G2
put g6 i4
put A1 forest I4
put A3 i4
battle A5 D5 G5 A1
rolls A5-a6 3
rolls D5-d6 3
rolls G5-g6 3
rolls A1-A3 2

# Pairs.

% [TER-FOREST-1] [CARD-BEL-3] forest and Behind Enemy Lines: it does not stop the unit
put A5 I4
put B5 C5: forest
put a6 a4 b6 b4: river
put M9 i4
card behind-enemy-lines
orders A5
allow move A5-B5; move A5-C5; move A5-D5

% [TER-FOREST-2] [CARD-BEL-12] forest and Behind Enemy Lines: passed it does not forbid the battle, ended in it does
put A5 I4
put B5 C5: forest
put a6 a4 b6 b4: river
put F5 i4
card behind-enemy-lines
orders A5
do move A5-D5; done
rolls D5-F5 3
again
do move A5-C5; done
refuse MR_ENTERED attack C5-F5

% [TER-FOREST-3] [CARD-AMBUSH-2] forest and Ambush: the cover is that of the unit that is rolled against
put A5 I4
put a6 forest i4
put D5 forest I4
put d6 i4
put G5 forest I4
put g6 a3
hand axis ambush recon-left
battle A5 D5 G5
do attack A5-a6
open ambush
dice 3
again
do attack D5-d6
dice 2
do ambush; roll star star
dice 3
again
do attack G5-g6
dice 1

% [TER-FOREST-2] [UNIT-SF-1] forest and special forces: no battle after entering, with Infantry Assault either
put A5 I4+
put B5 forest
put B7 i4
card infantry-assault section left
orders A5
refuse MR_MUST_STOP move A5-B5-C5
do move A5-B5; done
refuse MR_ENTERED attack B5-B7

% [TER-FOREST-5] [GROUND-6] forest and taking ground: a unit that was in it already may leave it so
put A5 forest I4
put a6 i1/4
put D5 forest A3
put d6 i1/4
put M9 i4
discard ambush
battle A5 D5
do attack A5-a6; roll grenade star star; take-ground
unit a6 I4
do attack D5-d6; roll grenade star star; take-ground
unit d6 A3
