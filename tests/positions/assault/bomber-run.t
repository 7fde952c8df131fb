# Bomber Run: a face-up enemy unit loses 4 plus a flipped modifier in morale but keeps at least 1.

% [AIR-1] [REVEAL-7] [OPCARD-1] Bomber Run: 4 and the flipped modifier, for 8 prestige
put C3 ger-grenadiers
put C1 usa-veterans
put F1 usa-recruit face-down
hand german bomber-run
prestige german 8
refuse AR_FACE_DOWN play bomber-run F1
refuse AR_NOT_ENEMY play bomber-run C3
do play bomber-run C1
has-prestige german 0
asks chance
open card-flip
do flip -2
morale C1 4
discarded bomber-run 1
again
do play bomber-run C1; flip 0
morale C1 2

% [OPCARD-3] [CARD-18] Bomber Run leaves 1 morale, and nothing happens to a unit that has no more
put C3 ger-grenadiers
put C1 usa-veterans +3
put D1 usa-veterans
put E1 usa-veterans -5
hand german bomber-run
prestige german 8
refuse AR_NO_EFFECT play bomber-run E1
do play bomber-run C1; flip 3
morale C1 2
again
do play bomber-run D1; flip 3
morale D1 1
