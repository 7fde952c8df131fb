# Cards in general (chapter 4).

% [CARD-6] [CARD-7] [CARD-10] combat cards only in step 9, surprise cards only at their moment, none that is not in the hand
put C3 ger-grenadiers
put C1 usa-riflemen
hand german accuracy opportunity-fire tank-obstacles
prestige german 50
refuse AR_NOT_IN_COMBAT play accuracy
refuse AR_NOT_THIS_MOMENT play opportunity-fire C3; play tank-obstacles
refuse AR_NOT_IN_HAND play prep-fire C1

% [CARD-13] [PRES-6] [COMBAT-10] sacrificed cards go to their discards and cost nothing
put C3 ger-grenadiers
put C2 usa-riflemen
hand german air-strike
hand american usa-recruit
do attack C3-C2; sacrifice air-strike; american: sacrifice usa-recruit
fire 10
target 14
discarded air-strike 1
discarded usa-recruit 1
has-prestige german 0

% [CARD-12] an empty deck is rebuilt from its discards
put C3 ger-grenadiers
put C1 usa-riflemen
empty-deck american
do done; mix 0
deal
unit-cards american 4

% [CARD-9] [DRAW-3] there is no hand limit but for buying
put C3 ger-grenadiers
put C1 usa-riflemen
hand american accuracy accuracy hold-fast hold-fast deadly-fire deadly-fire off-target off-target morale-boost morale-boost
prestige american 20
do done; mix 4
deal
cards american 14
asks american
open none
