# Opportunity Fire: a unit that has just moved or been placed next to one of yours is attacked by it.

% [CARD-16] [ACT-8] [MOVE-10] a finished step next to an enemy unit: it attacks at once, without using its activation
put C4 ger-pz-iv
put C2 usa-riflemen dug-in
hand american opportunity-fire
prestige american 5
without snafu sabotage tank-obstacles
do move C4-C3
unit C3 ger-pz-iv
asks american
open window
refuse AR_NOT_YOURS play opportunity-fire C3; play opportunity-fire C1
do play opportunity-fire C2
has-prestige american 0
fires american
fire 5
target 7
do flip -2; flip -2
asks german
open none
not-dug-in C2
allow attack C3-C2
do done
allow mix 4

% [CARD-7] [CARD-16] not in the own turn, and not for a unit that passes by or comes to a corner
put C4 ger-pz-iv
put D4 ger-grenadiers
put C2 usa-riflemen
hand german opportunity-fire
hand american opportunity-fire
prestige german 5
prestige american 5
without snafu sabotage tank-obstacles
refuse AR_NOT_THIS_MOMENT play opportunity-fire C4
refuse BCG_NOT_YOUR_TURN american: play opportunity-fire C2
do move D4-D3
open none
do move C4-B4
open none

% [CARD-16] a unit that has been placed can be fired at, too
put C2 usa-riflemen
put C4 usa-riflemen
put A1 usa-riflemen
hand german ger-pz-iv
hand american opportunity-fire
prestige german 7
prestige american 5
without snafu sabotage tank-obstacles
do deploy ger-pz-iv C5
asks american
open window
refuse AR_NOT_YOURS play opportunity-fire C2
do play opportunity-fire C4
fires american

% [CARD-16] the window may be passed, and is not opened for a side that cannot pay
put C4 ger-pz-iv
put C2 usa-riflemen
hand american opportunity-fire
prestige american 5
without snafu sabotage tank-obstacles
do move C4-C3; pass
asks german
open none
holds american opportunity-fire

% [CARD-16] [PRES-3] with 4 prestige nobody is asked
put C4 ger-pz-iv
put C2 usa-riflemen
hand american opportunity-fire
prestige american 4
without snafu sabotage tank-obstacles
do move C4-C3
asks german
open none
