# Hill 2018.

% [DUEL11-S1] lots settle which side takes which edge
scenario hill-2018
start
open edges
do lot 0
owner german A5 A4
owner american A1 A2
again
do lot 1
owner german A1 A2
owner american A5 A4

% [DUEL11-S2] air and prestige cards may only be sacrificed
scenario hill-2018
put A5 ger-panther
put A1 usa-rangers
hand german supply-column well-supplied national-advantage air-strike bomber-run prep-fire
prestige german 30
refuse AR_SACRIFICE_ONLY play supply-column; play well-supplied; play national-advantage gain; play air-strike A1; play bomber-run A1
allow play prep-fire A1

% [DUEL11-S2] nor is Strafing Run played in combat
scenario hill-2018
put A4 ger-panther
put A3 usa-rangers
hand american strafing-run hold-fast
prestige american 20
without surprises
do attack A4-A3
asks american
refuse AR_SACRIFICE_ONLY play strafing-run
allow play hold-fast

% [DUEL11-S3] anti-air cards are not placed
scenario hill-2018
put A5 ger-panther
put A1 usa-rangers
hand german ger-sdkfz-7-1 ger-flak-88 ger-pz-iv
hand american usa-m16 usa-sherman-76
prestige german 30
prestige american 30
without surprises
refuse AR_SACRIFICE_ONLY deploy ger-sdkfz-7-1 B5; deploy ger-flak-88 B5
allow deploy ger-pz-iv B5
next-turn
asks american
refuse AR_SACRIFICE_ONLY deploy usa-m16 B1
allow deploy usa-sherman-76 B1

% [DUEL11-S3] [DUEL11-S5] [AMB-30] nor are they starting units; those are placed on any tile of the side, twelve at most
scenario hill-2018
start
do lot 0
deal
do flip 3; flip 0
deal
asks german
open start
refuse AR_SACRIFICE_ONLY place ger-sdkfz-7-1 A5; place ger-flak-88 A4
refuse AR_START_ZONE place ger-pz-iv A3; place ger-pz-iv A2
allow place ger-pz-iv A5
do place ger-pz-iv C4
unit C4 ger-pz-iv

% [DUEL11-S5] elsewhere starting units are placed on the home row
scenario carentan
start
deal
do flip 3; flip 0
deal
refuse AR_START_ZONE place ger-pz-iv D4
allow place ger-pz-iv C5

% [DUEL11-S4] [AMB-39] battle values count double
scenario hill-2018
put A4 ger-grenadiers
put A3 usa-rangers
hand german ger-pz-iv
hand american hold-fast
do attack A4-A3
do german: sacrifice ger-pz-iv; american: sacrifice hold-fast
fire 17
target 15

% [COMBAT-10] [DUEL11-S4] elsewhere they count once
decks d D 1
put A4 ger-grenadiers
put A3 usa-rangers
hand german ger-pz-iv
hand american hold-fast
do attack A4-A3
do german: sacrifice ger-pz-iv; american: sacrifice hold-fast
fire 12
target 11

% [DUEL11-S6] units dig in by a card or automatically, not by activation
scenario hill-2018
put A5 ger-grenadiers
put B5 ger-pak-38
put A1 usa-rangers
hand german improved-defenses
prestige german 3
refuse AR_NO_DIGGING dig-in A5; dig-in B5
do play improved-defenses A5
dug-in A5
not-dug-in B5
do done
dug-in B5

% [DUEL11-S7] [CARD-12] a unit deck that runs out stays empty; the action deck is rebuilt
scenario hill-2018
put A5 ger-panther
put A1 usa-rangers
empty-deck american
do done; mix 0
cards american 0
asks american
open none

% [CARD-12] [DUEL11-S7] the action deck is rebuilt there too
scenario hill-2018
put A5 ger-panther
put A1 usa-rangers
empty-deck actions
do done; mix 4
deal
cards american 4

% [DUEL11-S8] prestige for tiles is doubled
scenario hill-2018
put A5 ger-panther
put A1 usa-rangers
income german 28
do done
has-prestige german 28

% [DUEL11-S1] elsewhere the scenario says who holds which edge, and there are no lots
scenario bulge
start
open deal
refuse BCG_NO_SUCH_ACTION lot 0; lot 1
owner german A5
owner american A1

% [DUEL11-S8] other prestige is not: a destroyed unit is rewarded as everywhere
scenario hill-2018
put A4 ger-panther
put A3 usa-rangers -5
put A1 usa-engineers
without surprises
do attack A4-A3; flip 3; gain
empty A3
has-prestige german 4

% [DUEL11-S8] elsewhere it counts once
decks d D 1
put A5 ger-panther
put A1 usa-rangers
income german 6
do done
has-prestige german 6

% [DUEL11-S8] with the rule the same tiles pay twice as much
decks d D 1
rule income-factor number 2
put A5 ger-panther
put A1 usa-rangers
income german 12
do done
has-prestige german 12

% [DUEL11-S7] [CARD-12] elsewhere a unit deck that runs out is made of its discards
scenario metz
put A5 ger-panther
put A1 usa-riflemen
empty-deck american
do done
asks american
do mix 0
deal
cards american 4
unit-cards american 4
