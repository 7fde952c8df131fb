# SNAFU: an action card the opponent has just played has no effect; both are discarded and paid.

% [CARD-16] [CARD-17] a card that was announced has no effect; both cards are gone and paid
put C3 ger-grenadiers
put C1 usa-riflemen
hand german air-strike
hand american snafu
prestige german 6
prestige american 7
without sabotage
do play air-strike C1
asks american
open window
do play snafu
morale C1 5
has-prestige german 0
has-prestige american 0
discarded air-strike 1
discarded snafu 1
asks german
open none

% [CARD-7] [CARD-16] there must be such a card: not in an own turn, not in step 9 before one is played
put C3 ger-grenadiers
put C2 usa-riflemen
hand german snafu accuracy
hand american snafu hold-fast
prestige german 9
prestige american 9
without sabotage
refuse AR_NOT_THIS_MOMENT play snafu
do attack C3-C2
refuse AR_NOT_THIS_MOMENT play snafu
do pass
asks american
refuse AR_NOT_THIS_MOMENT play snafu

% [CARD-17] [COMBAT-21] a SNAFU may be answered with a SNAFU; in step 9 it does not use up the place of its player
put C3 ger-grenadiers
put C2 usa-riflemen
hand german snafu accuracy
hand american snafu hold-fast
prestige german 9
prestige american 9
without sabotage
do attack C3-C2; play accuracy
asks american
do play snafu
asks german
open window
do play snafu
fire 10
asks american
open step-9
do play hold-fast
target 10
again
do attack C3-C2; play accuracy; american: play snafu; german: pass
fire 7
has-prestige american 2
asks american
open step-9
do play hold-fast; german: pass
target 10

% [CARD-16] passed, the card takes its effect
put C3 ger-grenadiers
put C1 usa-riflemen
hand german air-strike
hand american snafu
prestige german 6
prestige american 7
without sabotage
do play air-strike C1; pass
morale C1 2
holds american snafu

% [CARD-7] [CARD-6] a surprise card is no card of step 9
put C3 ger-grenadiers
put C2 usa-riflemen
hand german snafu accuracy
prestige german 9
do attack C3-C2
open step-9
refuse AR_NOT_THIS_MOMENT play snafu
allow play accuracy
