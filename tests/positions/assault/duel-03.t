# Carentan.

% [DUEL03-S1] before a unit in a swamp is activated a card is flipped: on 1, 2 or 3 it may act
scenario carentan
put A4 ger-stosstruppen
put B4 ger-grenadiers
put F1 usa-veterans
refuse AR_ACTIVATE_FIRST move A4-A3; dig-in A4
refuse AR_NO_CHECK activate B4
allow move B4-B5
do activate A4
open swamp
do flip 1
allow move A4-A3; dig-in A4
refuse AR_NO_CHECK activate A4
again
do activate A4; flip 2
allow move A4-A3
again
do activate A4; flip 3
allow move A4-A3

% [DUEL03-S1] [AMB-48] on 0, -1 or -2 it is stuck for this turn, and may try again in the next
scenario carentan
put A4 ger-stosstruppen
put F1 usa-veterans
do activate A4; flip 0
refuse AR_STUCK move A4-A3; dig-in A4
refuse AR_NO_CHECK activate A4
again
do activate A4; flip -1
refuse AR_STUCK move A4-A3
again
do activate A4; flip -2
refuse AR_STUCK move A4-A3
next-turn
next-turn
allow activate A4

% [DUEL03-S1] [AMB-48] a unit in a swamp does not attack without a check; one that moves into the swamp goes on
scenario carentan
put A4 ger-stosstruppen
put B4 ger-pioneers
put A3 usa-veterans
put C3 usa-rangers
refuse AR_ACTIVATE_FIRST attack A4-A3
do activate A4; flip 1
allow attack A4-A3
again
do move B4-B3
allow attack B3-A3; attack B3-C3

% [DUEL03-S1] elsewhere nobody checks
put A4 swamp ger-waffen-ss
put F1 usa-veterans
refuse AR_NO_CHECK activate A4
allow move A4-A3

% [DUEL03-S2] Commander Initiative, Double Time and Re-Deploy do not pick a unit in a swamp; other cards do
scenario carentan
put A4 ger-stosstruppen moved
put D4 ger-grenadiers moved
put F1 usa-veterans
hand german commander-initiative double-time re-deploy improved-defenses
prestige german 20
refuse AR_SHELTERED play commander-initiative A4; play double-time A4; play re-deploy A4-C5
allow play commander-initiative D4; play double-time D4; play re-deploy D4-C5
allow play improved-defenses A4

% [DUEL03-S2] nor does Opportunity Fire: a unit beside the swamp may fire, one in it may not
scenario carentan
put B5 ger-grenadiers
put A4 usa-veterans
put B4 usa-rangers
put A1 usa-engineers
hand american opportunity-fire
prestige american 5
without snafu sabotage tank-obstacles
do move B5-A5
asks german
open none
again
do move B5-C5
open none

% [DUEL03-S2] [CARD-16] beside the swamp it may
scenario carentan
put A5 ger-grenadiers
put A4 usa-veterans
put C5 usa-rangers
hand american opportunity-fire
prestige american 5
without snafu sabotage tank-obstacles
do move A5-B5
asks american
open window
refuse AR_NOT_YOURS play opportunity-fire A4
do play opportunity-fire C5
fires american

% [DUEL03-S3] nothing is placed on a swamp, nor set there by Re-Deploy
scenario carentan
put F5 ger-grenadiers
put F1 usa-veterans
control german A4 B4
hand german ger-stosstruppen re-deploy
prestige german 20
refuse AR_NO_DEPLOY_THERE deploy ger-stosstruppen A4
allow deploy ger-stosstruppen B4
refuse AR_NO_DEPLOY_THERE play re-deploy F5-A4
allow play re-deploy F5-B4

% [DUEL03-S3] elsewhere infantry is placed on a swamp, and set there
put A4 swamp
put F5 ger-grenadiers
put F1 usa-veterans
control german A4
hand german ger-grenadiers re-deploy
prestige german 20
allow deploy ger-grenadiers A4; play re-deploy F5-A4
