# Bulge.

% [DUEL10-S1] neither side uses air cards
scenario bulge
put A5 ger-panther
put A1 usa-riflemen
hand german air-strike bomber-run ranged-bombardment
hand american air-strike
prestige german 20
prestige american 20
without surprises
refuse AR_SACRIFICE_ONLY play air-strike A1; play bomber-run A1
allow play ranged-bombardment A1
next-turn
asks american
refuse AR_SACRIFICE_ONLY play air-strike A5

% [DUEL10-S1] they may be sacrificed, but are not played in combat
scenario bulge
put B3 ger-panther
put B2 usa-riflemen
hand german air-strike
hand american strafing-run hold-fast
prestige american 20
without surprises
do attack B3-B2
asks american
refuse AR_SACRIFICE_ONLY play strafing-run
do pass
do german: sacrifice air-strike; american: sacrifice strafing-run
fire 9
target 10

% [DUEL10-S2] [AMB-42] the German side draws one unit card more in its draw phase
scenario bulge
turn american 2
put A5 ger-panther
put A1 usa-riflemen
do done
asks german
refuse AR_MIX mix 5
do mix 4
deal
cards german 5
unit-cards german 1

% [DUEL10-S2] the American side does not
scenario bulge
put A5 ger-panther
put A1 usa-riflemen
do done
asks american
do mix 4
deal
cards american 4
unit-cards american 0
