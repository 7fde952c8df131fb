# Deadly Fire: the enemy unit in the combat loses 2 morale at once.

% [COMBAT-19] [CARD-6] Deadly Fire: 2 morale of the enemy unit in either role; only the firing unit's value falls with it
put C3 ger-grenadiers
put C2 usa-riflemen
hand german deadly-fire
hand american deadly-fire
prestige german 5
prestige american 5
without surprises
refuse AR_NOT_IN_COMBAT play deadly-fire
do attack C3-C2
do play deadly-fire
morale C2 3
fire 7
target 7
has-prestige german 0
do american: play deadly-fire
morale C3 3
fire 5
target 7

% [COMBAT-17] it can destroy: the combat is over, its player is rewarded, nobody gains morale
put C3 ger-grenadiers
put C2 usa-riflemen -3
hand german deadly-fire
prestige german 5
without surprises
do attack C3-C2; play deadly-fire
empty C2
open reward
do gain
has-prestige german 2
morale C3 5
open advance

% [PRES-3] 4 prestige are not enough
put C3 ger-grenadiers
put C2 usa-riflemen
hand german deadly-fire accuracy
prestige german 4
without surprises
do attack C3-C2
refuse AR_TOO_DEAR play deadly-fire
