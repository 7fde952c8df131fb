# Break Contact: the side that was attacked ends the combat at once.

% [COMBAT-9] [CARD-6] [COMBAT-24] Break Contact: only for the side that was attacked; no further fire, retreat or advance
decks c C 2
put C3 ger-grenadiers
put C2 usa-riflemen
hand german break-contact accuracy
hand american break-contact
prestige german 10
prestige american 6
without surprises
refuse AR_NOT_IN_COMBAT play break-contact
do attack C3-C2
refuse AR_NOT_FIRING play break-contact
do play accuracy
do american: play break-contact
has-prestige american 0
asks german
open none
unit C2 usa-riflemen
unit C3 ger-grenadiers
morale C2 5
morale C3 5
refuse AR_FIRED attack C3-C2

% [PRES-3] 5 prestige are not enough
put C3 ger-grenadiers
put C2 usa-riflemen
hand american break-contact hold-fast
prestige american 5
without surprises
do attack C3-C2
refuse AR_TOO_DEAR play break-contact
