# Marie-du-Mont.

% [DUEL02-S1] in even turns one dug-in marker may be taken off an enemy unit
scenario marie-du-mont
put A5 ger-grenadiers dug-in
put C3 usa-riflemen dug-in
put D3 usa-riflemen dug-in
put E3 usa-veterans
refuse AR_NO_LIFT lift E3; lift A5; lift B3
allow lift D3
do lift C3
not-dug-in C3
dug-in D3
refuse AR_NO_LIFT lift D3
next-turn
at-turn american 2
do lift A5
not-dug-in A5

% [DUEL02-S1] not in odd turns
scenario marie-du-mont
put A5 ger-grenadiers
put C3 usa-riflemen dug-in
turn german 3
refuse AR_NO_LIFT lift C3

% [DUEL02-S1] and in no other battle
put A5 ger-grenadiers
put C3 usa-riflemen dug-in
refuse AR_NO_LIFT lift C3

% [AMB-36] [DIG-6] who digs in automatically and who stands in a fortification is dug in again at the next occasion
rule lift-dug-in
put F5 ger-grenadiers
put C3 usa-57mm dug-in
put A3 fortification usa-riflemen
dug-in A3 C3
do lift C3
not-dug-in C3
do done
dug-in C3
again
do lift A3
not-dug-in A3
do done
dug-in A3

% [DUEL02-S2] [AMB-34] the Flak 88 never moves, by no way; it digs in, and other units move
scenario marie-du-mont
put C4 ger-flak-88
put D4 ger-grenadiers
put C1 usa-recruit
hand german double-time re-deploy
prestige german 9
refuse AR_IMMOBILE move C4-B4
refuse AR_IMMOBILE swap C4-D4
refuse AR_IMMOBILE play double-time C4
refuse AR_IMMOBILE play re-deploy C4-A5
allow move D4-E4; play double-time D4; play re-deploy D4-A5
allow dig-in C4

% [DUEL02-S2] [AMB-34] it attacks, and does not advance
scenario marie-du-mont
put C4 ger-flak-88
put C3 usa-recruit -3
put A1 usa-riflemen
do attack C4-C3; flip 3; gain
empty C3
asks german
open none

% [ADV-1] [DUEL02-S2] another unit may advance
scenario marie-du-mont
put C4 ger-grenadiers +3
put C3 usa-recruit -3
put A1 usa-riflemen
do attack C4-C3; flip 3; gain
open advance
allow advance

% [AMB-34] [RETREAT-6] a retreat it cannot make costs the Flak 88 1 morale
scenario marie-du-mont
turn american 2
put C3 ger-flak-88
put C2 usa-veterans
do attack C2-C3; flip 3; flip -2
unit C3 ger-flak-88
morale C3 2
