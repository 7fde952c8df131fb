# Forced Retreat: the enemy unit, if it survives, must retreat whatever the losses were.

% [CARD-18] [COMBAT-22] [CARD-6] Forced Retreat: once against a unit, and it lasts through both firings
put C3 ger-grenadiers
put C2 usa-riflemen
hand german forced-retreat forced-retreat
prestige german 10
without surprises
refuse AR_NOT_IN_COMBAT play forced-retreat
do attack C3-C2; play forced-retreat
has-prestige german 5
refuse AR_NO_EFFECT play forced-retreat
do pass; sacrifice bluff; flip -2
do pass; sacrifice bluff; flip -2
unit C1 usa-riflemen
morale C1 5
open advance

% [RETREAT-2] without it a unit that has lost no more than the attacker stays
put C3 ger-grenadiers
put C2 usa-riflemen
do attack C3-C2; flip -2; flip -2
unit C2 usa-riflemen
open none

% [RETREAT-3] [RETREAT-8] played by the defender it drives the attacker back, who then does not advance
put C3 ger-grenadiers
put C2 usa-riflemen
hand german accuracy forced-retreat
hand american forced-retreat
prestige german 10
prestige american 5
without surprises
do attack C3-C2; play forced-retreat; american: play forced-retreat
do pass; sacrifice bluff; flip -2
do pass; sacrifice bluff; flip -2
unit C1 usa-riflemen
unit C4 ger-grenadiers
open none
