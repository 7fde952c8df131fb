% [CARD-CLOSE-1] Close Assault orders all infantry and armor next to an enemy, no artillery, nobody farther off
put C5 I4
put D5 i4
put c4 A3
put c6 R3
put D3 G2
put d4 G2
put B5 I4
put M1 I4
put M9 i4
hand allies close-assault
do play close-assault
ordered C5 c4 c6

% [CARD-CLOSE-2] they may not move before they battle
put C5 I4
put D5 i4
put M9 i4
hand allies close-assault
discard ambush
do play close-assault
phase battle
refuse MR_NOT_NOW move C5-B5
allow attack C5-D5

% [CARD-CLOSE-3] one additional die against the neighbour, for infantry and armor; reductions count
put C5 I4
put D5 i4
put I5 A3
put J5 town i4
put F1 R3
put G1 a3
put M9 i4
hand allies close-assault
discard ambush
do play close-assault; attack C5-D5
dice 4
do roll star star star star; attack I5-J5
dice 2
do roll star star; attack F1-G1
dice 4

% [CARD-CLOSE-4] [CARD-CLOSE-5] taking ground and overrun follow; the overrun against a neighbour has the die too
put C5 A3
put D5 i1/4
put E5 i4
put M9 i4
hand allies close-assault
discard ambush
do play close-assault; attack C5-D5; roll grenade star star star
open take-ground
do take-ground
open overrun
do attack D5-E5
dice 4
do roll infantry infantry infantry infantry
open take-ground
do take-ground
unit E5 A3

% [CARD-CLOSE-4] infantry takes ground and battles no more
put C5 I4
put D5 i1/4
put E5 i4
put M9 i4
hand allies close-assault
discard ambush
do play close-assault; attack C5-D5; roll grenade star star star; take-ground
unit D5 I4
open none
refuse MR_BATTLED attack D5-E5

% [CARD-CLOSE-5] an overrun fired at a distance has no additional die
put C5 A3
put D5 i1/4
put F5 i4
put M9 i4
hand allies close-assault
discard ambush
do play close-assault; attack C5-D5; roll grenade star star star; take-ground; attack D5-F5
dice 3

% [CARD-CLOSE-6] a unit whose enemies have gone cannot battle, not even at a distance
put C5 I4
put E5 I4
put D5 i1/4
put c6 i4
put H5 i4
put M9 i4
hand allies close-assault
discard ambush
do play close-assault
ordered C5 E5
do attack C5-D5; roll grenade star star star; pass
refuse MR_CLOSE_ONLY attack E5-H5; attack E5-c6
allow done

% [CARD-CLOSE-6] a unit with another neighbour left battles that one
put C5 I4
put E5 I4
put D5 i1/4
put e6 i4
put M9 i4
hand allies close-assault
discard ambush
do play close-assault; attack C5-D5; roll grenade star star star; pass
allow attack E5-e6

% [CARD-CLOSE-7] infantry on wire may remove it instead of battling, and battles out of it with 3 + 1 - 1
put C5 wire I4
put D5 i4
put M9 i4
hand allies close-assault
discard ambush
do play close-assault; remove-wire C5
no-wire C5
refuse MR_BATTLED attack C5-D5
again
do play close-assault; attack C5-D5
dice 3

% [CARD-CLOSE-8] with nobody next to an enemy the card does nothing; there is no fallback
put C5 I4
put E5 i4
put D3 G2
put C3 A3
put M9 i4
hand allies close-assault
do play close-assault
ordered
open draw

% [CARD-CLOSE-8] artillery next to an enemy is no unit for it either
put D5 G2
put E5 i4
put M9 i4
hand allies close-assault
do play close-assault
open draw
