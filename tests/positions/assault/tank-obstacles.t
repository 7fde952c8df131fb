# Tank Obstacles: a move of enemy armor is undone and stays spent; the unit may still fire.

% [CARD-16] [CARD-7] [TEST-J] a declared step of known armor is undone; the tank may still attack a neighbour
turn american 2
put C3 usa-sherman-76
put C4 ger-grenadiers
hand german tank-obstacles
prestige german 3
without snafu sabotage opportunity-fire
do move C3-D3
asks german
open window
unit C3 usa-sherman-76
do play tank-obstacles
has-prestige german 0
unit C3 usa-sherman-76
asks american
open none
refuse AR_MOVED move C3-D3
allow attack C3-C4

% [CARD-7] not in the own operations phase
put C3 ger-pz-iv
put C1 usa-riflemen
hand german tank-obstacles
prestige german 3
refuse AR_NOT_THIS_MOMENT play tank-obstacles

% [AMB-62] nobody is asked about a face-down tank or a unit that is no armor
put C4 ger-pz-iv face-down
put A4 ger-hetzer
put E4 ger-grenadiers
put C1 usa-riflemen
hand american tank-obstacles
prestige american 3
without snafu sabotage opportunity-fire
do move C4-C5
unit C5 ger-pz-iv
do move A4-A3
unit A3 ger-hetzer
do move E4-E3
unit E3 ger-grenadiers
asks german

% [AMB-68] [TEST-J] a tank that moves or fires may still fire, once
put C3 ger-king-tiger
put C2 usa-riflemen
hand american tank-obstacles
prestige american 3
without snafu sabotage opportunity-fire
do move C3-C4; play tank-obstacles
refuse AR_MOVED move C3-C4
do attack C3-C2; flip -2; flip -2
refuse AR_MOVE_OR_FIRE attack C3-C2

% [AMB-68] [ATK-4] one that has fired already may not fire again
put C3 ger-king-tiger fired
put C2 usa-riflemen
hand german double-time
hand american tank-obstacles
prestige german 4
prestige american 3
without snafu sabotage opportunity-fire
do play double-time C3; move C3-C4; play tank-obstacles
unit C3 ger-king-tiger
refuse AR_FIRED attack C3-C2
