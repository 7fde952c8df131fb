% [CARD-BARRAGE-1] Barrage is aimed at any one enemy unit anywhere; no own unit is ordered
put A1 I4
put B1 i4
put M9 i4
put G5 g2
hand allies barrage
do play barrage
open barrage
ordered
list : target M9; target G5; target B1
refuse MR_NO_SHOT target A1; target A9
refuse MR_NOT_NOW done; order A1
do target M9
open bomb
do roll star star star star
open draw

% [CARD-BARRAGE-2] 4 dice, whatever range, sight or ground: in a town on a far corner behind forest
put A1 I4
put M9 town i4
put L9 l8: forest
put B1 i4
hand allies barrage
do play barrage; target M9
dice 4
refuse MR_DICE_COUNT roll star star star; roll star star star star star
do roll infantry infantry infantry armor
unit M9 i1

% [CARD-BARRAGE-2] 4 dice for the Axis too, against armor in a bunker
put E5 bunker A3
put M9 i4
turn axis 6
hand axis barrage
do play barrage; target E5
dice 4
do roll armor armor star star
unit E5 A1

% [CARD-BARRAGE-3] stars miss (ruling AMB-18); the unit's symbol and grenades hit: infantry
put A1 I4
put E5 F5: i4
hand allies barrage
do play barrage; target E5; roll star star infantry grenade
unit E5 i2
unit F5 i4
again
do play barrage; target E5; roll star star star armor
unit E5 i4

% [CARD-BARRAGE-3] the same for armor and artillery
put A1 I4
put E5 a3
put F5 g2
hand allies barrage
do play barrage; target E5; roll star infantry armor grenade
unit E5 a1
again
do play barrage; target F5; roll star infantry armor grenade
unit F5 g1
again
do play barrage; target F5; roll star star infantry armor
unit F5 g2

% [CARD-BARRAGE-4] [FLAG-5] flags are not ignored, be it in sandbags, a bunker or a hedgehog
put A1 I4
put E5 sandbags i4
put G5 bunker i4
put I5 hedgehog i4
hand allies barrage
do play barrage; target E5; roll flag flag star star
open retreat
list : retreat E5-d6; retreat E5-e6
do retreat E5-d6
list : retreat d6-D7; retreat d6-E7
do retreat d6-D7
unit D7 i4
again
do play barrage; target G5; roll flag star star star
open retreat
again
do play barrage; target I5; roll flag star star star
open retreat

% [CARD-BARRAGE-4] the bottom player's unit falls back down the board; what it cannot go costs figures
put e2 I4
put M9 i4
turn axis 6
hand axis barrage
do play barrage; target e2; roll flag flag flag star
do retreat e2-F1
unit F1 I2
open draw

% [CARD-BARRAGE-5] no Ambush, no ground taken: not even by the neighbour of a destroyed unit
put D5 A3
put E5 i1/4
put M9 i4
hand allies barrage
hand axis ambush
do play barrage; target E5
asks chance
do roll grenade star star star
empty E5
medals allies 1
open draw
unit D5 A3
