# Accuracy and Hold Fast: 3 more for the fire value, 3 more for the target value.

% [COMBAT-9] [CARD-6] Accuracy is for the firing side, Hold Fast for the target's
put C3 ger-grenadiers
put C2 usa-riflemen
hand german accuracy hold-fast
hand american accuracy hold-fast
prestige german 4
prestige american 4
without surprises
refuse AR_NOT_IN_COMBAT play accuracy; play hold-fast
do attack C3-C2
asks german
fire 7
target 7
refuse AR_NOT_FIRING play hold-fast
do play accuracy
fire 10
has-prestige german 2
asks american
refuse AR_NOT_FIRING play accuracy
do play hold-fast
target 10
has-prestige american 2

% [COMBAT-14] [COMBAT-22] in the counterfire the roles are swapped and both values start anew
put C3 ger-grenadiers
put C2 usa-riflemen
hand german accuracy hold-fast
hand american accuracy
prestige german 4
prestige american 4
without surprises
do attack C3-C2; play accuracy; american: pass; german: pass; sacrifice bluff; american: sacrifice bluff
do flip -2
morale C2 4
fires american
fire 6
target 7
do play accuracy
fire 9
do play hold-fast
target 10

% [PRES-3] [CARD-18] 1 prestige is not enough for either
put C3 ger-grenadiers
put C2 usa-riflemen
hand german accuracy
prestige german 1
do attack C3-C2
open sacrifice
