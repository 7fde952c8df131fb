# Elsenborn Ridge. The American side is played by the rules of chapter 17.

% [SOLO2-S1] [SOLO2-S2] the player leads the German side, moves first and holds 6 action cards, 2 unit cards and 7 of any
scenario elsenborn-ridge
start
deal
asks german
open mix
cards german 8
refuse AR_MIX mix 8
do mix 3
deal
cards german 15
unit-cards german 6
began german

% [SOLO2-S3] cards are bought up to 15 in hand
scenario elsenborn-ridge
put A1 ger-panther
hand german accuracy accuracy accuracy deadly-fire deadly-fire off-target off-target hold-fast
prestige german 40
turn german 1
without opportunity-fire tank-obstacles
do done; flip replacements; flip replacements
do mix 4
deal
cards german 12
do buy action
deal
do buy unit
deal
cards german 14
asks german
open none
refuse AR_HAND_FULL buy action

% [DRAW-4] [SOLO2-S3] elsewhere up to 10
scenario aachen
put A1 usa-rangers
hand american accuracy accuracy accuracy
prestige american 40
turn american 1
without opportunity-fire tank-obstacles
do done; flip replacements
do mix 4
deal
cards american 7
do buy action
deal
do buy action
deal
cards american 9
asks american
open none
refuse AR_HAND_FULL buy action

% [SOLO2-S4] the Howitzers and the Commander start dug in, the others do not
scenario elsenborn-ridge
start
dug-in B5 D5 E5
not-dug-in B4 F4

% [SOLO2-S5] [SOLO-18] every other American unit heads for the home row
scenario elsenborn-ridge
put A1 ger-panther
turn german 1
do done; flip replacements; flip replacements
unit B3 usa-sherman-m4a1
unit F3 usa-veterans
unit B5 usa-howitzer-105
unit D5 usa-commander
unit E5 usa-howitzer-105
at-turn german 2

% [SOLO2-S5] they attack a German unit in front of them, and ignore those beside and behind
scenario elsenborn-ridge
put F3 ger-panther
put A4 ger-waffen-ss
put D4 ger-pz-iv
turn german 1
do done; flip replacements; flip replacements
fires american
fire 10
target 9
do flip accuracy; flip prep-fire; flip -2
morale F3 2

% [SOLO2-S6] from the second American turn on a flip for each of four tiles that is empty: on 1 to 3 a unit comes
scenario elsenborn-ridge
put A1 ger-panther
turn german 2
do done
open npc-flip
do flip 1
open npc-unit
do flip usa-recruit
do flip 0; flip -1; flip 2; flip usa-57mm
open npc-operation
empty C4 F5
unit E4 usa-recruit
unit A5 usa-57mm

% [SOLO2-S6] not in the first, and no flip for a tile with a unit
scenario elsenborn-ridge
put A1 ger-panther
turn german 1
do done
open npc-operation

% [SOLO2-S6] with two of the tiles taken there are two flips
scenario elsenborn-ridge
put A5 ger-panther
put F5 ger-pz-iv
turn german 2
do done; flip 0; flip 0
open npc-operation

% [SOLO2-S7] [MORALE-8] at the start of the third American turn every German unit loses 2 morale while a Howitzer is in play
scenario elsenborn-ridge
put A1 ger-panther
put B1 ger-pz-iv -3
put C1 ger-pz-iv -2
turn german 3
do done
morale A1 3
empty B1
morale C1 1
lost german 1

% [SOLO2-S7] of the fifth as well, with one Howitzer left
scenario elsenborn-ridge
put A1 ger-panther
remove B5
turn german 5
do done
morale A1 3

% [SOLO2-S7] not of the fourth
scenario elsenborn-ridge
put A1 ger-panther
turn german 4
do done
morale A1 5

% [SOLO2-S7] not without Howitzers
scenario elsenborn-ridge
put A1 ger-panther
remove B5 E5
turn german 3
do done
morale A1 5

% [SOLO2-S7] own battles may name several kinds of units: any of them keeps the barrage going
scenario bocage-country
rule barrage number 2 turns 1 cards ger-mortar ger-pak-38
remove E5
put A1 usa-riflemen
turn american 1
do done
morale A1 3
open npc-operation

% [SOLO2-S7] and it ends with the last of them
scenario bocage-country
rule barrage number 2 turns 1 cards ger-mortar ger-pak-38
remove E5 E4
put A1 usa-riflemen
turn american 1
do done
morale A1 5
open npc-operation

% [SOLO2-S8] [SOLO-26] two modifiers are added to the Commander's fire, instead of the usual one, and to its target value
scenario elsenborn-ridge
put D4 ger-panther
turn german 1
do attack D4-D5
fires american
do flip accuracy; flip prep-fire
fire 15
open npc-modifiers
do flip 2
fire 17
do flip -1
morale D4 1
fires german
target 12
do flip hold-fast; flip prep-fire
target 18
open npc-modifiers
do flip 0; flip -1
target 17
open modifier

% [SOLO2-S8] [SOLO-26] own battles may name several kinds of units: each draws two modifiers
scenario bocage-country
rule two-modifiers cards ger-mortar ger-pak-38
put D5 usa-riflemen
put F4 usa-riflemen
turn american 1
do attack D5-E5; flip hold-fast; flip prep-fire
open npc-modifiers
again
do attack F4-E4; flip hold-fast; flip prep-fire
open npc-modifiers

% [SOLO2-S8] [COMBAT-11] for another American unit one modifier is flipped
scenario elsenborn-ridge
put F3 ger-panther
turn german 1
do attack F3-F4; flip hold-fast; flip prep-fire
open modifier

% [SOLO2-S9] two operations cards are drawn and played at the start of an American turn
scenario elsenborn-ridge
put A1 ger-panther
turn german 1
do done
open npc-operation
do flip air-strike
morale A1 2
open npc-operation
do flip air-strike
morale A1 1
open mix
asks german

% [SOLO-6] [SOLO2-S9] elsewhere it is one
scenario aachen
put A1 usa-rangers
turn american 1
do done; flip air-strike
morale A1 3
open mix

% [SOLO2-S10] American units advance after combat
scenario elsenborn-ridge
put F3 ger-panther -4
put A1 ger-pz-iv
turn german 1
do done; flip replacements; flip replacements
do flip accuracy; flip prep-fire; flip 0
unit F3 usa-veterans
empty F4

% [SOLO2-S10] [ADV-1] not if the German unit held its ground
scenario elsenborn-ridge
put F3 ger-panther dug-in
put A1 ger-pz-iv
turn german 1
do done; flip replacements; flip replacements
fires german
do flip hold-fast; flip prep-fire; flip -2
do flip exposed-position; flip prep-fire; flip -2
unit F3 ger-panther
unit F4 usa-veterans

% [SOLO2-S6] [CARD-16] a unit that comes as a reinforcement can be fired at before it acts
scenario elsenborn-ridge
put E3 ger-panther
hand german opportunity-fire
prestige german 5
without snafu sabotage tank-obstacles
turn german 2
do done; flip 1; flip usa-recruit
asks german
open window
do play opportunity-fire E3
fires german

% [SOLO-11] [COMBAT-9] a card that has no effect is the automa's pass: the player is still asked
scenario elsenborn-ridge
put F3 ger-panther
put A1 ger-pz-iv
hand german hold-fast
prestige german 20
without surprises
turn german 1
do done; flip replacements; flip replacements
fires american
do flip exposed-position
asks german
open step-9
do play hold-fast
open npc-sacrifice
again
do done; flip replacements; flip replacements; flip accuracy
asks german
open step-9
do pass
open sacrifice

% [SOLO2-S1] nobody else leads the American side: the player neither places nor moves its units, and it moves second
scenario elsenborn-ridge
start
deal
do mix 3
deal
cards american 0
allow place ger-panther A1
refuse AR_NOT_TO_PLACE place usa-veterans A5
do place ger-panther A1; done
at-turn german 1
refuse AR_NO_UNIT move B4-B3; dig-in F4; attack B4-B3
do done
open npc-operation
refuse BCG_CHANCE_DECIDES move B4-B3; pass

% [SOLO2-S1] elsewhere the player leads the other side, which moves first there
scenario bocage-country
start
deal
do mix 0
deal
do place usa-riflemen A1; done
began american
at-turn american 1
allow move A1-A2

% [SOLO2-S2] of the 7 cards of any kind none to all are action cards, not 8
scenario elsenborn-ridge
start
deal
allow mix 0; mix 7
refuse AR_MIX mix 8
do mix 7
deal
cards german 15
unit-cards german 2

% [SOLO2-S2] elsewhere it is 2 of any kind
scenario aachen
start
deal
allow mix 2
refuse AR_MIX mix 3; mix 7
do mix 2
deal
cards american 10

% [SOLO2-S4] elsewhere only a gun that digs in by itself starts so
scenario aachen
start
not-dug-in A5 B5 C5 E5
dug-in D4

% [SOLO2-S6] elsewhere nobody comes
scenario aachen
put A1 usa-rangers
turn american 2
do done
open npc-operation

% [SOLO2-S7] elsewhere a Howitzer costs nobody morale
scenario utah-beach
put A1 usa-riflemen
remove B2 D2
turn german 2
do done
at-turn american 3
unit C4 ger-howitzer
morale A1 5

% [SOLO2-S8] [COMBAT-11] elsewhere one modifier is flipped for a Commander, too
put C3 usa-commander
put C4 ger-panther
turn american 2
do attack C3-C4
open modifier
do flip 0
open modifier

% [SOLO-22] the Commander falls as an American turn begins: the game is over, and nobody draws or acts any more
scenario elsenborn-ridge
rule fort-fire side american number 9
put D2 ger-panther
turn german 1
do done
empty D5
result german
asks nobody
open none
