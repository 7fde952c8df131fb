% [CARD-BOMBARD-1] Artillery Bombard orders every artillery unit, wherever it is, and no other
put A1 C1 F1 I1 M1: G2
put B3 I4
put H3 A3
put M9 i4
hand allies artillery-bombard
do play artillery-bombard
phase move
ordered A1 C1 F1 I1 M1

% [CARD-BOMBARD-2] up to 3 hexes and no battle
put C1 G2
put F3 i4
put M9 i4
hand allies artillery-bombard
discard ambush
do play artillery-bombard
refuse MR_TOO_FAR move C1-C5
allow move C1-D1; move C1-E1
do move C1-b4; done
refuse MR_TIRED attack b4-F3

% [CARD-BOMBARD-2] moving 1 hex already costs both battles
put C1 G2
put F3 i4
put M9 i4
hand allies artillery-bombard
discard ambush
do play artillery-bombard; move C1-D1; done
refuse MR_TIRED attack D1-F3

% [CARD-BOMBARD-2] or stay and battle twice, not three times
put C1 G2
put E1 i4
put M9 i4
hand allies artillery-bombard
discard ambush
do play artillery-bombard; done; attack C1-E1
dice 3
do roll star star star
open second-battle
do attack C1-E1
dice 3
do roll star star star
open none
refuse MR_BATTLED attack C1-E1

% [CARD-BOMBARD-2] the second battle may be left out
put C1 G2
put E1 i4
put M9 i4
hand allies artillery-bombard
discard ambush
do play artillery-bombard; done; attack C1-E1; roll star star star
list : attack C1-E1; pass
do pass
refuse MR_BATTLED attack C1-E1

% [CARD-BOMBARD-3] two targets, and no other unit battles in between
put C1 G2
put K1 G2
put E1 i4
put F1 i4
put I1 i4
put M9 i4
hand allies artillery-bombard
discard ambush
do play artillery-bombard; done; attack C1-E1; roll infantry star star
refuse MR_OTHER_BATTLE attack K1-I1
list : attack C1-E1; attack C1-F1; attack C1-I1; pass
do attack C1-F1
dice 2
do roll infantry star
unit E1 i3
unit F1 i3
open none
allow attack K1-I1
refuse MR_BATTLED attack C1-E1

% [CARD-BOMBARD-3] no second battle is offered when nobody is left in range
put C1 G2
put E1 i1/4
put M9 i4
hand allies artillery-bombard
discard ambush
do play artillery-bombard; done; attack C1-E1; roll grenade star star
empty E1
open none

% [CARD-BOMBARD-4] [BATTLE-7] the neighbour is looked for anew: gone, so that a far unit may be shot at
put C1 G2
put D1 i1/4
put F1 i4
put M9 i4
hand allies artillery-bombard
discard ambush
do play artillery-bombard; done
refuse MR_NEXT_FIRST attack C1-F1
do attack C1-D1; roll grenade star star
open second-battle
list attack: attack C1-F1

% [CARD-BOMBARD-4] [BATTLE-7] a target retreats to another neighbouring hex and binds the artillery again
put C5 G2
put c4 i4
put F1 i4
put M9 i4
hand allies artillery-bombard
discard ambush
do play artillery-bombard; done; attack C5-c4; roll flag star star; retreat c4-D5
open second-battle
refuse MR_NEXT_FIRST attack C5-F1
allow attack C5-D5

% [CARD-BOMBARD-5] artillery in a bunker cannot move, but battles twice
put C1 bunker G2
put E1 i4
put M9 i4
hand allies artillery-bombard
discard ambush
do play artillery-bombard
refuse MR_DUG_IN move C1-D1
do done; attack C1-E1; roll star star star; attack C1-E1; roll star star star
refuse MR_BATTLED attack C1-E1

% [CARD-BOMBARD-6] without artillery any one unit, with one battle
put C1 I4
put C3 A3
put E1 i4
put M9 i4
hand allies artillery-bombard
discard ambush
do play artillery-bombard
list order: order C1; order C3
do order C1
refuse MR_TOO_FAR move C1-C5
do done; attack C1-E1
dice 2
do roll star star
open none
refuse MR_BATTLED attack C1-E1

% [CARD-BOMBARD-2] [TER-STEEP-4] artillery with its 3 hexes climbs a steep hill, a 2-hex move
put C1 G2
put D1 steep-hill
put M9 i4
hand allies artillery-bombard
do play artillery-bombard
allow move C1-D1
