# Lumberjack.

% [DUEL09-S1] lots settle which side takes which edge
scenario lumberjack
start
open edges
do lot 0
owner german A5
owner american A1
again
do lot 1
owner german A1
owner american A5

% [DUEL09-S2] [AMB-41] [MINE-5] from turn 3 on airborne units drop on free tiles of the enemy half, but not on its home row; they pay and may act at once
scenario lumberjack
turn german 3
put B1 usa-riflemen
put F5 ger-grenadiers
put F2 usa-riflemen
control american A2
hand german ger-fallschirmjaeger ger-pz-iv
prestige german 10
refuse AR_NO_DROP drop ger-pz-iv A2
refuse AR_NO_DROP drop ger-fallschirmjaeger A1; drop ger-fallschirmjaeger A4; drop ger-fallschirmjaeger C3; drop ger-fallschirmjaeger F2
do drop ger-fallschirmjaeger A2
has-prestige german 0
owner german A2
face-up A2
asks german
open none
allow move A2-B2

% [DUEL09-S2] not in turn 2
scenario lumberjack
turn german 2
put F5 ger-grenadiers
put F1 usa-riflemen
hand german ger-fallschirmjaeger
prestige german 10
refuse AR_NO_DROP drop ger-fallschirmjaeger A2

% [DUEL09-S2] [PRES-3] not without the prestige
scenario lumberjack
turn german 3
put F5 ger-grenadiers
put F1 usa-riflemen
hand german ger-fallschirmjaeger
prestige german 9
refuse AR_TOO_DEAR drop ger-fallschirmjaeger A2

% [DUEL09-S2] Paratroopers drop on the other half
scenario lumberjack
turn american 3
put F5 ger-grenadiers
put F1 usa-riflemen
hand american usa-paratroopers
prestige american 10
refuse AR_NO_DROP drop usa-paratroopers A2; drop usa-paratroopers A5
allow drop usa-paratroopers A4

% [DUEL09-S3] [AMB-47] the river is crossed at the bridge, elsewhere only by Pioneers and Engineers
scenario lumberjack
put A4 ger-pioneers
put B4 ger-grenadiers
put C4 ger-pz-iv
put D2 usa-engineers
put E2 usa-riflemen
refuse AR_RIVER move B4-B3
allow move A4-A3; move C4-C3
next-turn
asks american
refuse AR_RIVER move E2-E3
allow move D2-D3

% [AMB-47] [DUEL09-S3] in the river they fire with -3; it pays nothing and links supply
scenario lumberjack
put A3 ger-pioneers
put A2 usa-riflemen
put F1 usa-riflemen
income german 7
do attack A3-A2
fire 5

% [AMB-47] [DEPLOY-2] a river tile links supply
scenario lumberjack
put F5 ger-grenadiers
put F1 usa-riflemen
control german A4 A3 A2
hand german ger-grenadiers
prestige german 5
allow deploy ger-grenadiers A2
refuse AR_RIVER deploy ger-grenadiers A3

% [AMB-47] [DEPLOY-2] without it the tile beyond is not supplied
scenario lumberjack
put F5 ger-grenadiers
put F1 usa-riflemen
control german A4 A2
hand german ger-grenadiers
prestige german 5
refuse AR_NOT_SUPPLIED deploy ger-grenadiers A2

% [DUEL09-S1] there are two lots, and they are drawn once
scenario lumberjack
start
refuse BCG_NO_SUCH_ACTION lot 2
allow lot 0; lot 1
do lot 1
owner german A1 F1
owner american A5 F5
refuse BCG_NO_SUCH_ACTION lot 0

% [DUEL09-S1] elsewhere the scenario says who holds which edge, and there are no lots
scenario metz
start
open deal
owner german A5 F5
owner american A1 F1
refuse BCG_NO_SUCH_ACTION lot 0; lot 1
