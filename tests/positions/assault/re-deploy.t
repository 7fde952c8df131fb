# Re-Deploy: an own unit that is not next to an enemy goes where a new unit could be placed.

% [CARD-8] [MOVE-8] Re-Deploy: not from an enemy's side, only to free supplied tiles; the unit counts as moved and leaves its trench
put C3 ger-grenadiers dug-in
put F3 ger-grenadiers
put F4 usa-riflemen
put C1 usa-riflemen
hand german re-deploy
prestige german 5
refuse AR_NEXT_TO_ENEMY play re-deploy F3-A5
refuse AR_NOT_YOURS play re-deploy C1-A5
refuse AR_NOT_SUPPLIED play re-deploy C3-D3
refuse AR_OCCUPIED play re-deploy C3-F4
allow play re-deploy C3-A5; play re-deploy C3-B5
do play re-deploy C3-E5
unit E5 ger-grenadiers
empty C3
not-dug-in E5
has-prestige german 0
refuse AR_MOVED move E5-D5

% [REVEAL-8] [MINE-5] arriving next to an enemy reveals both; there is no mine check
put D5 ger-mortar face-down
put A4 usa-mortar face-down
put C1 usa-riflemen
control american B4
hand german re-deploy
prestige german 5
do play re-deploy D5-B5
unit B5 ger-mortar
face-up B5 A4
asks german
open none

% [DEPLOY-9] [CARD-8] terrain limits hold for Re-Deploy: no tank into a swamp
put C5 ger-pz-iv
put D5 ger-grenadiers
put A5 swamp
put C1 usa-riflemen
hand german re-deploy
prestige german 5
refuse AR_SWAMP play re-deploy C5-A5
allow play re-deploy D5-A5; play re-deploy C5-B5
