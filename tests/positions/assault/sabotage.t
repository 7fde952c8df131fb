# Sabotage: 2 action cards drawn, 2 random cards of the opponent discarded, at any time.

% [CARD-16] [BLUFF-4] Sabotage in the own operations phase: two cards drawn, two of the opponent discarded, never the bluff card
put C3 ger-grenadiers
put C1 usa-riflemen
hand german sabotage
hand american usa-recruit
prestige german 4
without snafu
do play sabotage
has-prestige german 0
open deal
do draw accuracy; draw hold-fast
cards german 2
holds german accuracy hold-fast
open discard
do flip usa-recruit
cards american 0
discarded usa-recruit 1
asks german
open none

% [CARD-16] in step 9 on the own turn as well
put C3 ger-grenadiers
put C2 usa-riflemen
hand german sabotage
prestige german 4
without snafu
do attack C3-C2
asks german
open step-9
allow play sabotage

% [CARD-16] [CARD-11] two of three cards go, and chance says which
put C3 ger-grenadiers
put C1 usa-riflemen
hand german sabotage
hand american usa-recruit accuracy hold-fast
prestige german 4
without snafu
do play sabotage
deal
do flip usa-recruit; flip hold-fast
cards american 1
holds american accuracy
asks german
open none

% [PRES-3] 3 prestige are not enough
put C3 ger-grenadiers
put C1 usa-riflemen
hand german sabotage
hand american usa-recruit
prestige german 3
without snafu
refuse AR_TOO_DEAR play sabotage
