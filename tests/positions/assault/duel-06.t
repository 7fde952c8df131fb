# Bastogne.

% [DUEL06-S1] nobody collects prestige
scenario bastogne
put A5 ger-waffen-ss
put A1 usa-riflemen
prestige german 20
prestige american 7
income german 0
do done
has-prestige german 20
next-turn
next-turn
has-prestige american 7

% [INCOME-1] [DUEL06-S1] elsewhere the same units do
put A5 ger-waffen-ss
put A1 usa-riflemen
prestige german 20
income german 6
do done
has-prestige german 26

% [DUEL06-S2] [AMB-53] no unit is placed after set-up; a unit card may only be sacrificed
scenario bastogne
put E3 ger-waffen-ss
put E2 usa-riflemen
hand german ger-pz-iv
prestige german 20
refuse AR_NO_NEW_UNITS deploy ger-pz-iv C5; deploy ger-pz-iv A5
do attack E3-E2; sacrifice ger-pz-iv
fire 13

% [DEPLOY-1] [DUEL06-S2] elsewhere it is
put E3 ger-waffen-ss
put E2 usa-riflemen
hand german ger-pz-iv
prestige german 20
do deploy ger-pz-iv A5
has-prestige german 13

% [DUEL06-S3] American units start dug in, German ones do not
scenario bastogne
start
deal
asks american
do place usa-riflemen A1; place usa-jumbo B1; done
asks german
do place ger-panther A5; done
dug-in A1 B1
not-dug-in A5

% [DUEL06-S4] Supply Column may only be sacrificed by the American side
scenario bastogne
put E3 ger-waffen-ss
put E2 usa-riflemen
hand german supply-column
hand american supply-column
without surprises
allow play supply-column
next-turn
asks american
refuse AR_SACRIFICE_ONLY play supply-column
do attack E2-E3; german: sacrifice bluff; american: sacrifice supply-column
fire 12

% [DUEL06-S5] [RETREAT-6] an American unit loses 1 morale instead of retreating
scenario bastogne
put E3 ger-waffen-ss
put E2 usa-riflemen
do attack E3-E2; flip 3; flip -2
unit E2 usa-riflemen
morale E2 2
empty E1

% [DUEL06-S5] [AMB-29] Forced Retreat really moves it
scenario bastogne
put E3 ger-waffen-ss
put E2 usa-riflemen
hand german forced-retreat
prestige german 5
without surprises
do attack E3-E2; play forced-retreat; flip 3; flip -2
unit E1 usa-riflemen
morale E1 3

% [DUEL06-S5] [RETREAT-2] a German unit retreats as usual
scenario bastogne
turn american 2
put D3 ger-waffen-ss
put D2 usa-veterans
do attack D2-D3; flip 3; flip -2
unit D4 ger-waffen-ss
morale D4 4

% [DUEL06-S3] elsewhere American units start as German ones do
scenario metz
start
deal
do flip 3; flip 0
deal
asks german
do place ger-pz-iv A5; done
asks american
do place usa-riflemen A1
not-dug-in A1 A5

% [DUEL06-S5] [RETREAT-2] elsewhere American units retreat
put C3 ger-waffen-ss
put C2 usa-riflemen
do attack C3-C2; flip 3; flip -2
unit C1 usa-riflemen
morale C1 3
