# Double Time: an own unit may make one extra move this phase.

% [OPCARD-2] [CARD-8] Double Time: one more move, whatever the unit has done
put C3 ger-grenadiers
put D3 ger-grenadiers
put F1 usa-riflemen
hand german double-time
prestige german 4
do move C3-C4
refuse AR_MOVED move C4-C3
refuse AR_NOT_YOURS play double-time F1
do play double-time C4
has-prestige german 0
do move C4-C3
refuse AR_MOVED move C3-C4
do move D3-D4
refuse AR_MOVED move D4-D3

% [OPCARD-2] [ACT-2] the extra move may come first, and leaves the unit its own activation: to attack, or to move, not to dig in
put C3 ger-grenadiers
put C1 usa-riflemen
hand german double-time
prestige german 4
do play double-time C3; move C3-C2
refuse AR_MOVE_OR_FIRE dig-in C2
allow move C2-B2
do attack C2-C1; flip -2; flip -2
refuse AR_FIRED attack C2-C1
refuse AR_MOVE_OR_FIRE move C2-B2

% [OPCARD-2] [ACT-1] the extra move does not last into the next turn
put C3 ger-grenadiers
put F1 usa-riflemen
hand german double-time
prestige german 4
do play double-time C3
next-turn
next-turn
at-turn german 3
do move C3-C4
refuse AR_MOVED move C4-C3
