# A whole game of each solo battle, from the deal to the last turn, in which every special rule of the battle shows itself.
# What each of them refuses is in solo-1.t, solo-2.t and solo-3.t.

% [SOLO1-V] [SOLO-1] [SOLO-14] [SOLO1-S5] Aachen: the city is taken in turn 5
scenario aachen
start
# SOLO1-S1, SOLO1-S2
do draw accuracy; draw accuracy; draw air-strike; draw ranged-bombardment; draw prep-fire; draw hold-fast; draw usa-m8; draw usa-m12
asks american
open mix
do mix 1; draw deadly-fire; draw usa-engineers
cards american 10
unit-cards american 3
open start
do place usa-pershing C1; place usa-easy-eight B1; place usa-rangers E1; place usa-sherman-m4a1 F1; done
began american
has-prestige american 6
# turn 1; SOLO1-S3, SOLO1-S4: three units come, two stay
do move C1-C2; move B1-A1; move F1-F2; done
has-prestige american 17
open npc-operation
do flip replacements
open window
do pass
unit A4 ger-waffen-ss
unit B4 ger-king-tiger
unit E4 ger-waffen-ss
unit C5 ger-volkssturm
unit D4 ger-pak-38
at-turn american 2
open mix
# turn 2; SOLO-14: surprise cards in the automa's turn; SOLO1-S3: who is beside or behind is ignored
do mix 4; draw morale-boost; draw off-target; draw opportunity-fire; draw tank-obstacles
open none
do move C2-C3; move E1-E2; move F2-F3; done; flip air-strike
morale C3 2
unit E3 ger-waffen-ss
unit B4 ger-king-tiger
do play opportunity-fire E2
fires american
fire 11
target 8
open step-9
do play accuracy
do flip hold-fast
fire 14
target 11
asks american
do pass
open sacrifice
do sacrifice usa-engineers
open npc-sacrifice
do flip prep-fire
fire 19
target 14
do flip 3
morale E3 2
fires german
fire 4
target 7
open npc-card
do flip accuracy
do pass
do sacrifice bluff; flip improved-defenses
fire 11
do flip -2
morale E2 5
unit E4 ger-waffen-ss
open advance
do pass
open window
do play tank-obstacles
unit B4 ger-king-tiger
unit A3 ger-waffen-ss
# turn 3; SOLO1-S5: 1 morale less; SOLO1-S3, SOLO1-S6: the Waffen SS on the right attack who stands in front, and advance; those
# on the left come up to the Easy Eight, and having moved they do not fire
at-turn american 3
morale C3 1
morale E2 4
morale A1 4
do mix 2; draw double-time; draw bomber-run; draw usa-sherman-76; draw usa-priest
do move E2-D3; move F3-E3; flip 0
do done; flip replacements
morale E4 5
fires german
fire 8
target 7
do flip accuracy
do pass; sacrifice bluff; flip air-strike; flip 1
unit E3 ger-waffen-ss
empty E4
unit B3 ger-king-tiger
unit A2 ger-waffen-ss
# turn 4; SOLO1-S5 again, which destroys the Pershing; SOLO1-S3: the Waffen SS on the left attack, the King Tiger supports
at-turn american 4
empty C3
lost american 2
morale A1 3
morale D3 3
do mix 4; draw accuracy; draw double-time; draw morale-boost; draw air-strike
do move D3-C4
refuse AR_MOVED move C4-C5
do done; flip bomber-run; flip -2
morale A1 1
open mine
do flip -1
morale E2 5
unit B2 ger-king-tiger
fires german
fire 10
target 8
do flip exposed-position; play hold-fast; pass
target 11
do sacrifice usa-priest; flip prep-fire
fire 13
target 17
do flip 2
morale A1 1
fires american
fire 3
target 8
do pass; flip hold-fast; pass; sacrifice bluff; flip ranged-bombardment; flip 0
morale A2 6
unit A1 usa-easy-eight
# turn 5; SOLO1-V: the city
at-turn american 5
morale C4 3
do mix 4; draw exposed-position; draw national-advantage; draw prep-fire; draw supply-column
do play air-strike C5
morale C5 1
do attack C4-C5
fires american
fire 6
target 6
do play accuracy; flip off-target
fire 9
do pass; sacrifice usa-m12; flip improved-defenses
fire 12
target 10
do flip 3; advance
unit C5 usa-rangers
unit A2 ger-waffen-ss
unit E2 ger-waffen-ss
unit B2 ger-king-tiger
unit D4 ger-pak-38
result none
do done
result american
asks nobody

% [SOLO2-V] [SOLO-1] [SOLO-22] [SOLO2-S8] Elsenborn Ridge: the Commander is destroyed in turn 4
scenario elsenborn-ridge
start
# SOLO2-S4
dug-in B5 D5 E5
not-dug-in B4 F4
# SOLO2-S1, SOLO2-S2
do draw accuracy; draw accuracy; draw air-strike; draw air-strike; draw prep-fire; draw deadly-fire; draw ger-pz-iv; draw ger-howitzer
asks german
open mix
cards german 8
do mix 5; draw ranged-bombardment; draw bomber-run; draw bomber-run; draw double-time; draw commander-initiative; draw ger-puma; draw ger-field-marshal
cards german 15
unit-cards german 4
do place ger-tiger-i C1; place ger-panther B1; place ger-waffen-ss F1; place ger-stosstruppen E1; place ger-jagdpanther D1; place ger-tiger-i A1; done
began german
has-prestige german 7
# turn 1; SOLO2-S9: two operations cards; SOLO2-S5: Sherman and Veterans come, Howitzers and Commander do not, the Sherman attacks who stands in front
do move C1-C2; move B1-B2; done
open npc-operation
do flip replacements
open npc-operation
do flip replacements
unit F3 usa-veterans
open window
do pass
unit B3 usa-sherman-m4a1
open window
do pass
fires american
fire 13
target 9
do flip accuracy; pass; sacrifice ger-howitzer; flip prep-fire
fire 19
target 15
do flip -2
morale B2 4
fires german
open support
do pass
fire 14
target 7
do play accuracy; flip hold-fast; play deadly-fire
morale B3 2
do pass; sacrifice ger-puma; flip bomber-run
fire 24
target 12
do flip 0
lost american 1
empty B3
has-prestige german 14
# turn 2; SOLO2-S3: no card is bought with 15 in hand; SOLO2-S6: one reinforcement comes
at-turn german 2
do mix 4; draw supply-column; draw supply-column; draw well-supplied; draw national-advantage
cards german 15
open none
refuse AR_HAND_FULL buy action
do play supply-column; play supply-column; play well-supplied; play national-advantage gain
do play air-strike D5
morale D5 2
do move C2-C3; move F1-F2
do done
open npc-flip
do flip 0; flip -1
open npc-flip
do flip 2
open npc-unit
do flip usa-recruit
open npc-flip
do flip -2
open npc-operation
do flip improved-defenses
open npc-operation
do flip prep-fire
unit F4 usa-recruit
fires american
fire 11
target 11
do flip exposed-position
target 8
do pass; sacrifice ger-pz-iv; flip bomber-run
fire 13
target 13
do flip 0
morale F2 6
fires german
do pass
fire 8
target 8
do play accuracy; flip hold-fast; pass; sacrifice ger-field-marshal; flip ranged-bombardment
fire 17
target 13
do flip 2
morale F3 3
# turn 3; SOLO2-S3: cards are bought up to 15 with the bluff card; SOLO2-S8: two modifiers for the Commander, in both roles
at-turn german 3
morale C3 4
cards german 7
do mix 4; draw replacements; draw off-target; draw morale-boost; draw hold-fast
cards german 11
do buy action
deal
do buy unit; draw ger-wespe
do buy action
deal
cards german 14
open none
refuse AR_HAND_FULL buy action
do play prep-fire D5
morale D5 1
not-dug-in D5
do play double-time C3; move C3-D3; move D3-D4
unit D4 ger-tiger-i
do attack D4-D5
fires german
fire 6
target 10
do pass; flip hold-fast; pass; sacrifice bluff; flip air-strike
target 16
open npc-modifiers
do flip 3
target 19
do flip -1
target 18
open modifier
do flip 0
morale D5 1
fires american
fire 7
target 10
do flip accuracy; pass; sacrifice hold-fast; flip air-strike
open npc-modifiers
do flip 0; flip 0
morale D4 4
do done
# SOLO2-S7: 2 morale less; SOLO2-S6: three more come; SOLO2-S10: the Veterans advance
morale D4 2
morale A1 3
morale E1 4
open npc-flip
do flip -2; flip 1; flip usa-riflemen
open window
do pass; flip 2; flip usa-recruit; flip 3; flip usa-57mm
unit C4 usa-riflemen
open npc-operation
do flip prep-fire; flip improved-defenses
morale A1 2
dug-in D5
do flip 3
unit C3 usa-riflemen
unit A4 usa-57mm
unit B5 usa-howitzer-105
unit D5 usa-commander
fires american
fire 8
target 11
do flip deadly-fire
morale F2 2
do pass; sacrifice bluff; flip improved-defenses
fire 12
target 11
do flip 2
lost german 1
unit F2 usa-veterans
# turn 4; SOLO2-V: the Commander is destroyed, which wins at once
at-turn german 4
do mix 1; draw accuracy
deal
do attack D4-D5
fires american
fire 9
target 10
open npc-card
do flip accuracy; pass; sacrifice replacements; flip bomber-run
open npc-modifiers
do flip -2; flip 2
morale D4 1
fires german
do play morale-boost D4; flip off-target; play accuracy
fire 8
target 12
do pass; sacrifice ger-wespe; flip ranged-bombardment
fire 14
target 14
do flip -1; flip 2
target 15
do flip 3
empty D5
result german
asks nobody

% [SOLO3-V] [SOLO-1] [SOLO-15] [SOLO3-S6] Bocage Country: both objectives are taken in turn 5
scenario bocage-country
start
# SOLO3-S1, SOLO3-S2; SOLO3-S3: no more than 15 with the bluff card
do draw accuracy; draw accuracy; draw air-strike; draw air-strike; draw prep-fire; draw hold-fast; draw usa-recruit; draw usa-mortar
asks american
open mix
do mix 4; draw deadly-fire; draw ranged-bombardment; draw commander-initiative; draw double-time; draw usa-57mm; draw usa-jeep; draw usa-forward-observer
cards american 15
unit-cards american 5
refuse AR_NOT_NOW buy action
do place usa-sherman-76 B1; place usa-paratroopers F1; place usa-veterans C1; place usa-sherman-m4a1 D1; done
began american
has-prestige american 10
# turn 1; SOLO3-S4: an ambush in one wood, none in the other, which is not checked twice
do move B1-B2
open npc-flip
do flip 1; flip ger-grenadiers
unit A3 ger-grenadiers
face-up A3
not-dug-in A3
do move F1-E2
open npc-flip
do flip 0
empty D2
do move C1-C2
open none
do done
open npc-operation
do flip replacements
unit B5 ger-stosstruppen
unit E5 ger-mortar
unit E4 ger-pak-38
unit A3 ger-grenadiers
# turn 2; SOLO-10: the weakest unit digs in; SOLO3-S5: nobody moves, who stands beside an enemy attacks
at-turn american 2
do mix 2; draw exposed-position; draw bomber-run; draw usa-engineers; draw usa-riflemen
asks american
open none
refuse AR_HAND_FULL buy action
do move B2-B3
open npc-flip
do flip -1
empty A4
do move C2-C3
open none
do done; flip improved-defenses
dug-in E5
not-dug-in B5 A3
fires german
fire 5
target 7
do flip accuracy; pass; sacrifice usa-engineers; flip air-strike
fire 11
target 12
do flip -2
morale B3 5
fires american
open support
do pass
fire 8
target 10
do pass; flip off-target; sacrifice bluff; flip air-strike; flip -2
unit A3 ger-grenadiers
# turn 3
at-turn american 3
do mix 3; draw prep-fire; draw double-time; draw exposed-position; draw usa-m10
do move B3-B4
open none
do move C3-C4
open npc-flip
do flip -2
empty D5
do done; flip replacements
fires german
fire 8
target 7
do flip exposed-position; pass; sacrifice usa-jeep; flip prep-fire; flip 0
morale B4 5
fires american
open support
list : pass
do pass
fire 8
target 11
do pass; flip hold-fast; pass; sacrifice bluff; flip prep-fire; flip 0
morale B5 6
# turn 4; SOLO-15: the home row; SOLO3-S5: the unit on the objective is attacked, not the one farther right; SOLO3-S6: no advance
at-turn american 4
do mix 0
deal
do play air-strike B5
morale B5 3
do attack B4-B5
open support
do pass
fires american
fire 8
target 11
do play accuracy; flip off-target
fire 9
do play deadly-fire
morale B5 1
do pass; sacrifice usa-mortar; flip improved-defenses
fire 16
target 15
do flip 1; advance
unit B5 usa-sherman-76
owner american B5
do move C4-C5
open npc-unit
do flip ger-grenadiers
unit C5 ger-grenadiers
dug-in C5
unit C4 usa-veterans
do move E2-E3
open none
result none
do done; flip ranged-bombardment; flip -1
morale E3 4
fires german
target 7
fire 5
do flip morale-boost
fire 7
do pass; sacrifice bluff; flip ranged-bombardment
fire 9
do flip 2
fires american
open step-9
do pass; flip hold-fast; pass; sacrifice bluff; flip bomber-run; flip 0
unit A5 usa-sherman-76
empty B5
owner american B5
unit C5 ger-grenadiers
open support
do pass
fires american
fire 6
target 5
do pass; flip hold-fast
do pass; sacrifice bluff; flip bomber-run; flip -1
fires german
fire 6
target 14
do flip accuracy; pass; sacrifice bluff; flip air-strike; flip 1
unit E4 ger-pak-38
# turn 5; SOLO3-V: both objectives
at-turn american 5
do mix 0
deal
do play air-strike E4
morale E4 1
do attack E3-E4
fires german
fire 4
target 12
do flip accuracy; pass; sacrifice bluff; flip air-strike; flip 1
morale E3 4
fires american
do pass
fire 6
target 7
do pass; flip strafing-run; pass; sacrifice usa-recruit; flip prep-fire
fire 12
target 10
do flip 1; advance
unit E4 usa-paratroopers
result none
do done
result american
asks nobody
