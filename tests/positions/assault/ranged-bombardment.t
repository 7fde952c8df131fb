# Ranged Bombardment: an enemy unit, face up or not, loses 3 plus a flipped modifier but keeps 1.

% [OPCARD-3] [REVEAL-7] Ranged Bombardment hits a face-down unit, which stays hidden
put C3 ger-grenadiers
put F1 usa-recruit face-down
put A1 usa-riflemen
hand german ranged-bombardment
prestige german 7
refuse AR_NOT_ENEMY play ranged-bombardment D3; play ranged-bombardment C3
do play ranged-bombardment F1
open card-flip
do flip 3
morale F1 1
face-down F1
has-prestige german 0

% [TEST-D] with a modifier of 3 it takes 6 morale: from 4 and 7 to 1, from 9 to 3
put C3 ger-grenadiers
put A1 usa-recruit
put B1 usa-veterans +1
put C1 usa-veterans +3
hand german ranged-bombardment
prestige german 7
do play ranged-bombardment A1; flip 3
morale A1 1
again
do play ranged-bombardment B1; flip 3
morale B1 1
again
do play ranged-bombardment C1; flip 3
morale C1 3
again
do play ranged-bombardment C1; flip -2
morale C1 8

% [CARD-18] [PRES-3] it needs a unit with morale to lose, and 7 prestige
put C3 ger-grenadiers
put A1 usa-recruit -3
put B1 usa-recruit
hand german ranged-bombardment
prestige german 7
refuse AR_NO_EFFECT play ranged-bombardment A1
allow play ranged-bombardment B1

% [PRES-3] 6 prestige are not enough for a Ranged Bombardment
put C3 ger-grenadiers
put B1 usa-recruit
hand german ranged-bombardment
prestige german 6
refuse AR_TOO_DEAR play ranged-bombardment B1
