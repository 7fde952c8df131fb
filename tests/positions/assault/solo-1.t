# Aachen. The German side is played by the rules of chapter 17.

% [SOLO1-S1] [SOLO1-S2] the player leads the American side, moves first and holds 6 action cards, 2 unit cards and 2 of any
scenario aachen
start
deal
asks american
open mix
cards american 8
unit-cards american 2
refuse AR_MIX mix 3
do mix 1
deal
cards american 10
unit-cards american 3
began american
open start

% [SOLO1-S3] [SOLO3-S5] [SOLO-18] King Tiger and Waffen SS head for the home row, one tile in their column
scenario aachen
put A1 usa-rangers
turn american 2
do done
open npc-operation
do flip replacements
unit A4 ger-waffen-ss
unit B4 ger-king-tiger
unit E4 ger-waffen-ss
asks american
at-turn american 3

% [SOLO1-S3] units beside and behind them are ignored
scenario aachen
remove A5
put A5 usa-rangers
put F4 usa-engineers
turn american 2
do done; flip replacements
unit B4 ger-king-tiger
unit E4 ger-waffen-ss
morale A5 5
morale F4 4

% [SOLO1-S3] [SOLO-18] they attack an American unit in front of them
scenario aachen
remove A5
put B4 usa-rangers
put A1 usa-engineers
turn american 1
do done; flip replacements
fires german
fire 9
target 10
open npc-card
do flip accuracy
fire 12
open npc-sacrifice
do flip prep-fire
fire 15
open modifier
do flip -2
morale B4 4
fires american

% [SOLO1-S4] [SOLO2-S5] the others neither move nor attack
scenario aachen
put C4 usa-rangers
put D3 usa-engineers
turn american 1
do done; flip replacements
unit C5 ger-volkssturm
unit D4 ger-pak-38
morale C4 6
morale D3 5
at-turn american 2

% [SOLO1-S5] [MORALE-8] at the start of turn 3 all American units lose 1 morale, which can destroy
scenario aachen
put A1 usa-rangers
put B1 usa-engineers -4
turn american 2
do done; flip replacements
at-turn american 3
morale A1 5
empty B1
lost american 1
asks american

% [SOLO1-S5] and of turn 4
scenario aachen
put A1 usa-rangers
turn american 3
do done; flip replacements
at-turn american 4
morale A1 5

% [SOLO1-S5] not of turns 2 and 5
scenario aachen
put A1 usa-rangers
turn american 1
do done; flip replacements
at-turn american 2
morale A1 6

% [SOLO1-S5] turn 5 costs nothing
scenario aachen
put A1 usa-rangers
turn american 4
do done; flip replacements
at-turn american 5
morale A1 6

% [SOLO1-S6] [SOLO3-S6] German units advance after combat
scenario aachen
put B4 usa-rangers -5
put A1 usa-engineers
turn american 1
do done; flip replacements
do flip accuracy; flip prep-fire; flip 0
unit B4 ger-king-tiger
empty B5
owner german B4
has-prestige german 0
at-turn american 2

% [SOLO1-S6] [ADV-1] not if the American unit neither died nor retreated
scenario aachen
remove A5
put B4 usa-rangers dug-in
put A1 usa-engineers
turn american 1
do done; flip replacements
fires american
do flip hold-fast; flip prep-fire; flip -2
do flip morale-boost; flip prep-fire; flip -2
unit B4 usa-rangers
unit B5 ger-king-tiger

% [SOLO-5] the automa collects nothing for its tiles, and gains nothing in its turn
scenario aachen
put A1 usa-rangers
control german A3 B3 C3
turn american 1
income german 0
do done
has-prestige american 9
do flip replacements
has-prestige german 0
at-turn american 2

% [SOLO1-S1] nobody else leads the German side: the player neither places nor moves its units, and it moves second
scenario aachen
start
deal
do mix 1
deal
cards german 0
allow place usa-pershing A1
refuse AR_NOT_TO_PLACE place ger-volkssturm F5
do place usa-pershing A1; done
at-turn american 1
refuse AR_NO_UNIT move B5-B4; dig-in C5; attack B5-B4
do done
open npc-operation
refuse BCG_CHANCE_DECIDES move B5-B4; pass
do flip replacements; pass
at-turn american 2

% [SOLO1-S1] elsewhere it is led by a player, and flips may let it move first
scenario training-grounds
start
deal
do flip 3; flip 0
asks german
open start
began german
cards german 8
allow place ger-pz-iv A5

% [SOLO1-S2] of the 2 cards of any kind none, 1 or both are action cards, not 3
scenario aachen
start
deal
allow mix 0; mix 1; mix 2
refuse AR_MIX mix 3; mix 8
do mix 2
deal
cards american 10
unit-cards american 2

% [SOLO1-S2] elsewhere a hand has 8 cards, and nothing is chosen
scenario training-grounds
start
deal
open first-flip
cards american 8
unit-cards american 2

% [SOLO1-S3] elsewhere the same units stay where they are
scenario bocage-country
put A1 usa-riflemen
turn american 1
do done; flip replacements
unit B5 ger-stosstruppen
at-turn american 2

% [SOLO1-S4] elsewhere they attack
scenario bocage-country
put E3 usa-veterans
put A1 usa-riflemen
turn american 1
do done; flip replacements
fires german

% [SOLO1-S5] elsewhere the same turns cost nothing
scenario bocage-country
put A1 usa-riflemen
turn american 2
without opportunity-fire tank-obstacles
do done; flip replacements
at-turn american 3
morale A1 5
do mix 4
deal
open buy
do done; done; flip replacements
at-turn american 4
morale A1 5
