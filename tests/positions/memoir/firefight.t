% [CARD-FIREFIGHT-1] Firefight orders up to four units of any kind that are next to no enemy
put C5 I4
put D5 i4
put A1 I4
put C1 A3
put F1 G2
put I1 R3
put M1 I4
put M9 i4
hand allies firefight
do play firefight
list order: order A1; order C1; order F1; order I1; order M1
refuse MR_NEXT_TO order C5
do order A1; order C1; order F1
allow done
do order I1
phase battle
ordered A1 C1 F1 I1

% [CARD-FIREFIGHT-2] they may not move
put C5 I4
put E5 i4
put M9 i4
hand allies firefight
do play firefight; order C5
phase battle
refuse MR_NOT_NOW move C5-B5

% [CARD-FIREFIGHT-3] one additional die: infantry at 2 and 3, armor, artillery at all distances, but no longer range
put C5 I4
put E5 i4
put M9 i4
hand allies firefight
do play firefight; order C5; attack C5-E5
dice 3
again
do play firefight; order C5
refuse MR_OUT_OF_RANGE attack C5-M9

% [CARD-FIREFIGHT-3] infantry at distance 3 rolls 2, armor at distance 2 rolls 4, with reductions
put C5 I4
put F5 i4
put C1 A3
put E1 i4
put I1 A3
put K1 town i4
put M9 i4
hand allies firefight
do play firefight; order C5; order C1; order I1; attack C5-F5
dice 2
do roll star star; attack C1-E1
dice 4
do roll star star star star; attack I1-K1
dice 2

% [CARD-FIREFIGHT-3] artillery at distances 2 to 6 rolls 4, 3, 3, 2, 2
put A1 G2
put C1 i4
put M9 i4
hand allies firefight
do play firefight; order A1; attack A1-C1
dice 4

% [CARD-FIREFIGHT-3] artillery at 3 to 6 and no farther
put A1 G2
put D1 E1 F1 G1 H1: i4
hand allies firefight
do play firefight; order A1; attack A1-D1
dice 3
again
do play firefight; order A1; attack A1-E1
dice 3
again
do play firefight; order A1; attack A1-F1
dice 2
again
do play firefight; order A1; attack A1-G1
dice 2
again
do play firefight; order A1
refuse MR_OUT_OF_RANGE attack A1-H1

% [CARD-FIREFIGHT-4] a unit that an enemy has come next to by a retreat cannot battle
put D7 I4
put G3 G2
put e6 i4
put M1 I4
put M9 i4
hand allies firefight
do play firefight; order G3; order D7; done
do attack G3-e6; roll flag star star; retreat e6-E7
refuse MR_FIRE_ONLY attack D7-E7; attack D7-M9
list attack:

% [CARD-FIREFIGHT-4] had it retreated the other way the unit could fire
put D7 I4
put G3 G2
put e6 i4
put M9 i4
hand allies firefight
do play firefight; order G3; order D7
do attack G3-e6; roll flag star star; retreat e6-F7
allow attack D7-F7

% [CARD-FIREFIGHT-5] no fallback: with every unit next to an enemy nobody is ordered
put C5 I4
put D5 i4
put M9 i4
hand allies firefight
do play firefight
ordered
open draw

% [CARD-FIREFIGHT-5] no ground is taken where a target was destroyed
put C5 A3
put E5 i1/4
put M9 i4
hand allies firefight
do play firefight; order C5; attack C5-E5; roll grenade star star star
empty E5
open none
unit C5 A3
