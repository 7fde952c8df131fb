# Strafing Run: support of enemy artillery is cancelled for this firing, the enemy unit loses 1 morale.

% [AMB-18] [COMBAT-18] [AIR-1] Strafing Run: support of all enemy artillery, and 1 morale
put C3 ger-grenadiers
put D2 ger-pz-iv
put C4 ger-wespe
put A4 ger-mortar
put C2 usa-riflemen
hand german strafing-run
hand american strafing-run
prestige german 5
prestige american 5
without surprises
refuse AR_NOT_IN_COMBAT play strafing-run
do attack C3-C2
fire 14
refuse AR_NOT_FIRING play strafing-run
do pass; american: play strafing-run
fire 8
morale C3 4
has-prestige american 0

% [AA-5] [COMBAT-19] the morale is lost though there is no artillery
put C3 ger-grenadiers
put C2 usa-riflemen
hand american strafing-run
prestige american 5
without surprises
do attack C3-C2; play strafing-run
fire 6
morale C3 4

% [AA-4] [AA-5] [AMB-18] each anti-air unit that covers artillery may save the support of one on 1 to 3; the morale is lost
put C3 ger-grenadiers
put C4 ger-mortar
put A4 ger-wespe
put B5 ger-sdkfz-7-1
put A5 ger-sdkfz-7-1
put C2 usa-riflemen
hand american strafing-run
prestige american 5
without surprises
do attack C3-C2
fire 12
do play strafing-run
open anti-air
do flip 2; flip 1
fire 11
morale C3 4
again
do attack C3-C2; play strafing-run; flip 0; flip -1
fire 6
morale C3 4

% [AA-7] the artillery's tile has to be covered, not the firing unit's
put C3 ger-grenadiers
put A4 ger-mortar
put E3 ger-sdkfz-7-1
put C2 usa-riflemen
hand american strafing-run
prestige american 5
without surprises
do attack C3-C2
fire 10
do play strafing-run
fire 6
