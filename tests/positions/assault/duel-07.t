# Utah Beach.

% [DUEL07-S1] [AMB-64] German units do not move onto the beach; American units do
scenario utah-beach
first american
put E2 ger-pz-iv
put C2 usa-riflemen
refuse AR_FORBIDDEN_TILE move E2-E1; move E2-F2
allow move E2-E3
next-turn
asks american
allow move C2-C1

% [DUEL07-S1] [AMB-64] nor do they advance there; elsewhere they do
scenario utah-beach
put E2 ger-pz-iv +3
put E1 usa-riflemen -4
put A2 usa-riflemen
remove A3 B2 C4 D2
do attack E2-E1; flip 3; gain
empty E1
asks german
open none

% [DUEL07-S1] [ADV-1] an advance inland is not forbidden
scenario utah-beach
put E2 ger-pz-iv +3
put E3 usa-riflemen -4
put A1 usa-riflemen
remove A3 B2 C4 D2
do attack E2-E3; flip 3; gain
open advance
allow advance

% [DUEL07-S1] [AMB-64] nor are they placed or set there
scenario utah-beach
put F3 ger-grenadiers
put A1 usa-riflemen
control german F5 F4 F2
hand german ger-pz-iv re-deploy
prestige german 20
without surprises
refuse AR_FORBIDDEN_TILE deploy ger-pz-iv F2; play re-deploy F3-F2
allow deploy ger-pz-iv F4; play re-deploy F3-F4

% [DUEL07-S2] air cards and Counter Offensive may only be sacrificed by the German side
scenario utah-beach
put C4 ger-howitzer
put A1 usa-riflemen
put A2 usa-veterans
hand german bomber-run air-strike counter-offensive prep-fire
hand american air-strike
prestige german 20
prestige american 20
without surprises
refuse AR_SACRIFICE_ONLY play bomber-run A1; play air-strike A1; play counter-offensive C4
allow play prep-fire A1
next-turn
asks american
allow play air-strike C4

% [DUEL07-S2] nor does Strafing Run; all of them may be sacrificed
scenario utah-beach
turn american 2
put A3 ger-grenadiers
put A2 usa-veterans
hand german strafing-run bomber-run hold-fast
prestige german 20
without surprises
do attack A2-A3
asks german
refuse AR_SACRIFICE_ONLY play strafing-run
allow play hold-fast
do pass
do sacrifice bomber-run
target 9

% [DUEL07-S3] [AMB-51] [MORALE-8] a German unit in a fort costs every American unit 1 morale when an American turn begins; it can destroy, and nobody is rewarded
scenario utah-beach
put A1 usa-riflemen
put B1 usa-riflemen -4
put E4 usa-veterans
income german 16
do done
at-turn american 3
morale A1 4
morale E4 5
empty B1
lost american 1
has-prestige german 16

% [DUEL07-S3] it does not happen in a German turn, nor if no German unit is in a fort
scenario utah-beach
put A1 usa-riflemen
put C4 ger-howitzer
remove B2 D2
do done
morale A1 5

% [DUEL07-S3] the German turn costs nothing
scenario utah-beach
turn american 2
put A1 usa-riflemen
do done
at-turn german 2
morale A1 5

% [DUEL07-S4] [AMB-35] [MINE-5] one American unit a turn lands free of charge on one of three tiles, whoever controls it
scenario utah-beach
turn american 2
put A1 usa-riflemen
control german E2
hand american usa-sherman-76 usa-rangers
refuse AR_NO_LANDING land usa-rangers D2; land usa-rangers A1; land usa-rangers C3
allow land usa-rangers A2; land usa-rangers C2
do land usa-sherman-76 E2
unit E2 usa-sherman-76
owner american E2
has-prestige american 0
asks american
open none
refuse AR_NO_LANDING land usa-rangers C2

% [DUEL07-S4] the tile must be empty; and the German side does not land
scenario utah-beach
put A2 usa-riflemen
hand german ger-pz-iv
hand american usa-rangers
refuse AR_NO_LANDING land ger-pz-iv E2
next-turn
asks american
refuse AR_NO_LANDING land usa-rangers A2
allow land usa-rangers E2

% [DUEL07-S5] the garrisons of the two front forts do not move; other units of their kind do
scenario utah-beach
put F4 ger-volkssturm
put A1 usa-riflemen
hand german double-time
prestige german 4
refuse AR_FIXED move D2-D3; move B2-B3
refuse AR_FIXED play double-time D2
allow move A3-A4; move F4-F5

% [AMB-52] three random American units, drawn from the deck
scenario utah-beach
start
deal
asks american
open start
pile american-start 3
pile german-start 0

% [DUEL07-S1] all tiles of the beach are closed
scenario utah-beach
remove B2 D2
put A2 ger-pz-iv
put B2 ger-grenadiers
put C2 ger-puma
put D2 ger-volkssturm
put E2 ger-hetzer
put E4 usa-riflemen
control german F4 F3 F2 F1
hand german ger-mortar
prestige german 20
refuse AR_FORBIDDEN_TILE move A2-A1; move B2-B1; move C2-C1; move D2-D1; move E2-E1; move E2-F2
refuse AR_FORBIDDEN_TILE deploy ger-mortar F1; deploy ger-mortar F2
allow deploy ger-mortar F3

% [AMB-64] [RETREAT-6] a German unit cannot retreat there: it stays and loses 1 morale more
scenario utah-beach
turn american 2
put E2 ger-grenadiers
put E3 usa-rangers
remove A3 B2 C4 D2
put A5 ger-hetzer
do attack E3-E2; flip 3; flip -2
unit E2 ger-grenadiers
morale E2 1

% [DUEL07-S3] American units in a fort cost the German side nothing
scenario utah-beach
turn american 2
remove B2
put B2 usa-riflemen
do done
at-turn german 2
morale A3 5
morale D2 4

% [AMB-74] [REVEAL-2] starting units that stand next to an enemy from the beginning lie face down on both sides, as long as nobody does anything
scenario utah-beach
start
do draw accuracy; draw accuracy; draw prep-fire; draw prep-fire; draw hold-fast; draw hold-fast; draw ger-pz-iv; draw ger-mortar
do draw morale-boost; draw deadly-fire; draw off-target; draw break-contact; draw double-time; draw re-deploy; draw usa-engineers; draw usa-m8
do draw usa-riflemen; draw usa-rangers; draw usa-m10
do place usa-riflemen B1; place usa-m10 F1; place usa-rangers D1; pass
at-turn american 1
face-down B1 D1 F1
face-down B2 D2 A3 C4
do done; pass
at-turn german 1
face-down B1 D1 F1
face-down B2 D2 A3 C4

% [AMB-74] an attack turns up the two that fight, and not the other garrison nor who stands before it
scenario utah-beach
start
do draw accuracy; draw accuracy; draw prep-fire; draw prep-fire; draw hold-fast; draw hold-fast; draw ger-pz-iv; draw ger-mortar
do draw morale-boost; draw deadly-fire; draw off-target; draw break-contact; draw double-time; draw re-deploy; draw usa-engineers; draw usa-m8
do draw usa-riflemen; draw usa-rangers; draw usa-m10
do place usa-riflemen B1; place usa-m10 F1; place usa-rangers D1; pass; done; pass
do attack B2-B1
face-up B1 B2
face-down D1 D2

% [AMB-74] [REVEAL-2] who arrives is turned up with the enemies it comes next to, and those that stood there on its own side are not
scenario utah-beach
start
do draw accuracy; draw accuracy; draw prep-fire; draw prep-fire; draw hold-fast; draw hold-fast; draw ger-pz-iv; draw ger-mortar
do draw morale-boost; draw deadly-fire; draw off-target; draw break-contact; draw double-time; draw re-deploy; draw usa-engineers; draw usa-m8
do draw usa-riflemen; draw usa-rangers; draw usa-m10
do place usa-riflemen B1; place usa-m10 F1; place usa-rangers D1; pass; move F1-E1
face-up E1 D2
face-down D1 B1 B2

% [DUEL07-S3] elsewhere a German unit in a fort costs nothing
scenario metz
put B4 ger-grenadiers
put A1 usa-riflemen
do done
at-turn american 2
morale A1 5
