# Chapter 15: anti-air units against air cards.

% [AA-1] [AA-2] [AA-8] [ABIL-12] a unit under cover: on 1, 2 or 3 the air card has no effect, its cost stays paid
put C3 ger-grenadiers
put C1 usa-riflemen
put E2 usa-m16
hand german air-strike
prestige german 6
do play air-strike C1
open anti-air
do flip 1
morale C1 5
has-prestige german 0
discarded air-strike 1
again
do play air-strike C1; flip 2
morale C1 5
again
do play air-strike C1; flip 3
morale C1 5
again
do play air-strike C1; flip 0
morale C1 2
again
do play air-strike C1; flip -1
morale C1 2
again
do play air-strike C1; flip -2
morale C1 2

% [AA-1] [CLASS-4] three tiles away there is no cover; its own tile is covered
put C3 ger-grenadiers
put C1 usa-riflemen
put F1 usa-m16
hand german air-strike
prestige german 6
do play air-strike C1
morale C1 2
asks german
again
do play air-strike F1
open anti-air

% [AA-3] [AMB-69] one flip for a card, however many cover; a face-up unit fires if there is one
put C3 ger-grenadiers
put B1 usa-m16 face-down
put C1 usa-riflemen
put D1 usa-m16
hand german bomber-run
prestige german 8
do play bomber-run C1
open anti-air
do flip 0
open card-flip
do flip -2
morale C1 3
face-down B1

% [AA-6] [REVEAL-3] anti-air fire is automatic and turns a face-down unit up
put C3 ger-grenadiers
put C1 usa-riflemen
put E2 usa-m16 face-down
hand german air-strike
prestige german 6
do play air-strike C1
face-up E2
open anti-air

% [AIR-1] nobody fires at what comes from guns: Ranged Bombardment and Prep Fire are no air cards
put C3 ger-grenadiers
put C1 usa-riflemen
put E2 usa-m16 face-down
hand german ranged-bombardment prep-fire
prestige german 20
do play ranged-bombardment C1
open card-flip
do flip -2
morale C1 4
do play prep-fire C1
morale C1 3
asks german
open none
face-down E2
