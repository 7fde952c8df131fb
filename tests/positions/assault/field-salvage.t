# Field Salvage: a card from the own unit discards or the action discards goes into the hand.

% [CARD-13] [CARD-8] Field Salvage: a card of the action discards or of the own unit discards, no other
put C3 ger-grenadiers
put C1 usa-riflemen
hand german field-salvage
discard ger-pz-iv usa-sherman-76 air-strike
prestige german 3
refuse AR_NOT_THERE play field-salvage usa-sherman-76
refuse AR_NOT_THERE play field-salvage accuracy; play field-salvage ger-panther
do play field-salvage ger-pz-iv
holds german ger-pz-iv
cards german 1
has-prestige german 0
discarded field-salvage 1
discarded ger-pz-iv 0
again
do play field-salvage air-strike
holds german air-strike
cards german 1
discarded air-strike 0

% [CARD-5] [PRES-3] in the own operations phase, for 3 prestige
put C3 ger-grenadiers
put C2 usa-riflemen
hand german field-salvage accuracy
discard air-strike
prestige german 2
without surprises
refuse AR_TOO_DEAR play field-salvage air-strike
do attack C3-C2
refuse AR_IN_COMBAT play field-salvage air-strike

% [CARD-12] [CARD-13] a card that went back into the deck meanwhile is not taken
put C3 ger-grenadiers
put C1 usa-riflemen
hand german field-salvage
hand american sabotage snafu
prestige german 3
prestige american 9
empty-deck actions
do play field-salvage air-strike
open window
do play sabotage
deal
discarded air-strike 0
cards german 0
asks german
