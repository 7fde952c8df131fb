# Operation Cobra.

% [DUEL08-S1] [AMB-49] once in its operations phase the German side shells a face-up unit: 3 morale, but not the last
scenario operation-cobra-duel
put A5 ger-grenadiers
put A1 usa-sherman-76
put C1 usa-rangers -3
put D1 usa-engineers -4
put B1 usa-priest face-down
refuse AR_NO_SHELL shell B1; shell D1; shell A5; shell F1
do shell A1
morale A1 2
has-prestige german 0
refuse AR_NO_SHELL shell C1
again
do shell C1
morale C1 1
next-turn
next-turn
allow shell A1

% [DUEL08-S3] the American air force takes 1 morale in odd and 3 in even turns; anti-air does not stop it
scenario operation-cobra-duel
turn american 2
put A5 ger-tiger-i
put B5 ger-sdkfz-7-1
put C5 ger-pak-38 face-down
put A1 usa-sherman-76
refuse AR_NO_SHELL shell C5; shell A1
do shell A5
morale A5 2
asks american
open none
refuse AR_NO_SHELL shell B5

% [DUEL08-S3] 1 in odd turns
scenario operation-cobra-duel
turn american 3
put A5 ger-tiger-i
put A1 usa-sherman-76
do shell A5
morale A5 4

% [DUEL08-S3] [OPCARD-3] and it destroys nobody
scenario operation-cobra-duel
turn american 2
put A5 ger-tiger-i -2
put B5 ger-panther -4
put A1 usa-sherman-76
refuse AR_NO_SHELL shell B5
do shell A5
morale A5 1

% [DUEL08-S1] [DUEL08-S3] in no other battle
put A5 ger-tiger-i
put A1 usa-sherman-76
refuse AR_NO_SHELL shell A1
next-turn
refuse AR_NO_SHELL shell A5

% [DUEL08-S2] air cards may only be sacrificed by the German side
scenario operation-cobra-duel
put A5 ger-grenadiers
put A1 usa-sherman-76
hand german air-strike bomber-run ranged-bombardment
hand american air-strike
prestige german 20
prestige american 20
without surprises
refuse AR_SACRIFICE_ONLY play air-strike A1; play bomber-run A1
allow play ranged-bombardment A1
next-turn
asks american
allow play air-strike A5

% [DUEL08-S4] [AMB-50] American units do not dig in, not even by a card
scenario operation-cobra-duel
turn american 2
put A1 usa-armored-infantry
put A5 ger-grenadiers
hand american improved-defenses
prestige american 3
without surprises
refuse AR_NO_DIGGING dig-in A1
refuse AR_NO_DIGGING play improved-defenses A1

% [DUEL08-S4] those that dig in automatically do, and German units as usual
scenario operation-cobra-duel
turn american 2
put A1 usa-engineers
put A5 ger-grenadiers
not-dug-in A1
do done
dug-in A1
next-turn
asks german
allow dig-in A5

% [DUEL08-S1] [DUEL08-S3] the German side shells with 3 in odd turns, too
scenario operation-cobra-duel
turn german 3
put A5 ger-grenadiers
put A1 usa-sherman-76
do shell A1
morale A1 2

% [DUEL08-S2] Strafing Run is not played by the German side, but may be sacrificed
scenario operation-cobra-duel
turn american 2
put C3 ger-grenadiers
put C2 usa-rangers
hand german strafing-run off-target hold-fast
prestige german 20
without surprises
do attack C2-C3
asks german
refuse AR_SACRIFICE_ONLY play strafing-run
do pass; sacrifice strafing-run
target 10
