# Improved Defenses: an own unit is dug in at once.

% [CARD-8] [CARD-18] Improved Defenses digs a unit in that has moved, but none that is dug in
decks c C 2
put C3 ger-grenadiers
put D3 ger-grenadiers dug-in
put C1 usa-riflemen
hand german improved-defenses
prestige german 3
do move C3-C4
refuse AR_MOVE_OR_FIRE dig-in C4
refuse AR_NOT_YOURS play improved-defenses C1
refuse AR_DUG_IN_ALREADY play improved-defenses D3
do play improved-defenses C4
dug-in C4
has-prestige german 0
discarded improved-defenses 1

% [CARD-8] [DIG-2] also one that has fired: +2 as a target, and it fires first
put C3 ger-grenadiers fired
put C2 usa-riflemen
hand german improved-defenses
prestige german 3
do play improved-defenses C3
next-turn
do attack C2-C3
fires german
do sacrifice bluff; flip -2
fires american
target 9

% [PRES-3] 2 prestige are not enough for Improved Defenses
put C3 ger-grenadiers
put C1 usa-riflemen
hand german improved-defenses
prestige german 2
refuse AR_TOO_DEAR play improved-defenses C3
