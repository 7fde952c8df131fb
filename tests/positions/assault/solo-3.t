# Bocage Country. The German side is played by the rules of chapter 17.

% [SOLO3-S1] [SOLO3-S2] the player leads the American side, moves first and holds 6 action cards, 2 unit cards and 7 of any
scenario bocage-country
start
deal
asks american
open mix
cards american 8
refuse AR_MIX mix 8
do mix 0
deal
cards american 15
unit-cards american 9
began american

% [SOLO3-S3] cards are bought up to 15 in hand
scenario bocage-country
put A1 usa-riflemen
hand american accuracy accuracy accuracy deadly-fire deadly-fire off-target off-target hold-fast
prestige american 40
turn american 1
without opportunity-fire tank-obstacles
do done; flip replacements
do mix 4
deal
cards american 12
do buy action
deal
do buy unit
deal
cards american 14
open none
refuse AR_HAND_FULL buy action

% [SOLO3-S4] [AMB-33] [AMB-60] a unit that comes next to an empty wood or hedge: on 1, 2 or 3 a German unit is there, face up
scenario bocage-country
put B1 usa-riflemen
put F1 usa-veterans
turn american 1
do move B1-C1
open npc-flip
do flip 1
open npc-unit
do flip ger-grenadiers
unit D2 ger-grenadiers
face-up D2
not-dug-in D2
owner german D2
asks american
open none
again
do move B1-C1; flip 3; flip ger-hetzer
unit D2 ger-hetzer

% [SOLO3-S4] on 0, -1 or -2 there is nobody, and the tile is not checked again this turn
scenario bocage-country
put B1 usa-riflemen
put B2 usa-veterans
turn american 1
do move B1-C1; flip 0
empty D2
asks american
do move B2-C2
unit C2 usa-veterans
open none
again
do move B1-C1; flip -1
empty D2
again
do move B1-C1; flip -2
empty D2

% [SOLO3-S4] [AMB-33] not for a tile the unit stood next to already, nor for an own one
scenario bocage-country
put C1 usa-riflemen
put F1 usa-veterans
turn american 1
do move C1-D1
open none

% [SOLO3-S4] [AMB-33] a wood that is American is not checked
scenario bocage-country
put B1 usa-riflemen
put F1 usa-veterans
control american D2
turn american 1
do move B1-C1
open none

% [SOLO3-S4] elsewhere nobody hides
scenario aachen
put E1 usa-rangers
put A1 usa-engineers
turn american 1
do move E1-E2
asks american
open none

% [SOLO3-S5] German units do not move
scenario bocage-country
put A1 usa-riflemen
turn american 1
do done; flip replacements
unit B5 ger-stosstruppen
unit E5 ger-mortar
unit E4 ger-pak-38
at-turn american 2

% [SOLO3-S5] they attack, the unit on an objective first
scenario bocage-country
remove E4 E5
put E5 ger-grenadiers
put E4 usa-riflemen
put F5 usa-veterans
turn american 1
do done; flip replacements
fires german
target 10
do flip accuracy; flip prep-fire; flip 3
morale E4 2
morale F5 6

% [SOLO3-S5] [SOLO-7] else the one farthest to the right, whatever is to the left; each unit attacks once, from right to left
scenario bocage-country
put D4 usa-riflemen
put F4 usa-veterans
put B4 usa-recruit
turn american 1
do done; flip replacements
fires german
target 6
do flip accuracy; flip prep-fire; flip -2
empty B4
fires german
fire 6
target 8
do flip accuracy; flip air-strike; flip -2; flip hold-fast; flip air-strike; flip -2
morale D4 5
asks american
at-turn american 2

% [SOLO3-S6] [SOLO1-S6] [SOLO2-S10] German units never advance, not even onto an objective
scenario bocage-country
remove E4 E5
put E5 ger-grenadiers
put E4 usa-riflemen -4
put A1 usa-veterans
turn american 1
do done; flip replacements; flip accuracy; flip prep-fire; flip 3
empty E4
unit E5 ger-grenadiers
owner american E4

% [SOLO3-S4] also a hedge
scenario bocage-country
put C3 usa-riflemen
put F1 usa-veterans
turn american 1
do move C3-C4
open npc-flip
do flip 2; flip ger-grenadiers
unit D5 ger-grenadiers
open none

% [SOLO3-S4] heavy woods are safe
scenario bocage-country
put D2 usa-riflemen
put F1 usa-veterans
turn american 1
do move D2-D3
unit D3 usa-riflemen
open none

% [SOLO3-S1] nobody else leads the German side: the player neither places nor moves its units, and it moves second
scenario bocage-country
start
deal
do mix 0
deal
cards german 0
allow place usa-riflemen A1
refuse AR_NOT_TO_PLACE place ger-grenadiers A5
do place usa-riflemen A1; done
at-turn american 1
refuse AR_NO_UNIT move B5-B4; dig-in E4; attack E4-E3
do done
open npc-operation
refuse BCG_CHANCE_DECIDES move B5-B4; pass

% [SOLO3-S1] elsewhere the player leads the other side, which moves first there
scenario elsenborn-ridge
start
deal
do mix 3
deal
do place ger-panther A1; done
began german
at-turn german 1
allow move A1-A2

% [SOLO3-S2] of the 7 cards of any kind none to all are action cards, not 8
scenario bocage-country
start
deal
allow mix 0; mix 7
refuse AR_MIX mix 8
do mix 7
deal
cards american 15
unit-cards american 2

% [SOLO3-S2] elsewhere a hand has 8 cards, and nothing is chosen
scenario bulge
start
deal
open start
cards american 8
unit-cards american 2

% [SOLO3-S3] with 14 cards and the bluff card none is bought, however much prestige is left
scenario bocage-country
put A1 usa-riflemen
hand american accuracy accuracy accuracy deadly-fire deadly-fire off-target off-target hold-fast prep-fire prep-fire
prestige american 40
turn american 1
without opportunity-fire tank-obstacles
do done; flip replacements
do mix 4
deal
cards american 14
asks american
open none
refuse AR_HAND_FULL buy action; buy unit

% [SOLO3-S3] [DRAW-4] elsewhere buying stops at 10
scenario aachen
put A1 usa-rangers
hand american accuracy accuracy accuracy deadly-fire
prestige american 40
turn american 1
without opportunity-fire tank-obstacles
do done; flip replacements
do mix 4
deal
cards american 8
allow buy action; buy unit
do buy action
deal
cards american 9
asks american
open none
refuse AR_HAND_FULL buy action; buy unit

% [SOLO3-S4] [MINE-7] no tile is checked for a unit that a mine has destroyed on its way
scenario bocage-country
put B2 usa-riflemen -4
put F1 usa-veterans
control german C2
turn american 1
do move B2-C2
open mine
do flip -2
empty C2
asks american
open none
again
do move B2-C2; flip 1
open npc-flip
