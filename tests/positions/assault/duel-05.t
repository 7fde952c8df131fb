# Huertgen Forest.

% [DUEL05-S1] the King Tiger card may only be sacrificed
scenario huertgen-forest
put C3 ger-grenadiers
put C2 usa-veterans
hand german ger-king-tiger ger-panther
prestige german 40
refuse AR_SACRIFICE_ONLY deploy ger-king-tiger C5
allow deploy ger-panther C5
do attack C3-C2; sacrifice ger-king-tiger
fire 9
discarded ger-king-tiger 1

% [DUEL05-S2] the M12 card may only be sacrificed
scenario huertgen-forest
turn american 2
put C3 ger-grenadiers
put C2 usa-veterans
hand american usa-m12 usa-priest
prestige american 40
refuse AR_SACRIFICE_ONLY deploy usa-m12 C1
allow deploy usa-priest C1
do attack C2-C3; sacrifice usa-m12
fire 11
discarded usa-m12 1

% [DUEL05-S1] [DUEL05-S2] in another battle both are placed
decks d D 1
put C3 ger-grenadiers
put C2 usa-veterans
hand german ger-king-tiger
hand american usa-m12
prestige german 40
prestige american 40
without surprises
allow deploy ger-king-tiger C5
next-turn
allow deploy usa-m12 C1

% [DUEL05-S1] [DUEL05-S2] nor are they starting units
scenario huertgen-forest
start
deal
do flip 3; flip 0
deal
asks german
open start
refuse AR_SACRIFICE_ONLY place ger-king-tiger A5
allow place ger-tiger-i A5
do place ger-tiger-i A5; done
asks american
refuse AR_SACRIFICE_ONLY place usa-m12 A1
allow place usa-pershing A1

% [DUEL05-S3] [AMB-59] the second player starts with 10 more prestige and 4 more action cards
scenario huertgen-forest
start
deal
do flip 3; flip 0
deal
began german
cards german 8
unit-cards german 2
has-prestige german 30
cards american 12
unit-cards american 2
has-prestige american 40
again
deal
do flip 0; flip 3
deal
cards german 12
has-prestige german 40
cards american 8

% [DUEL05-S3] elsewhere the second player has no more cards than the first
scenario training-grounds
start
deal
do flip 3; flip 0
began german
has-prestige american 40
cards german 8
cards american 8
