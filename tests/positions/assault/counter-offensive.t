# Counter Offensive: up to two own units may each attack once more this phase.

% [OPCARD-2] [ATK-4] Counter Offensive: one extra attack for each of two units, whatever they have done
put B2 ger-grenadiers fired
put C3 ger-grenadiers
put B1 usa-riflemen
put C1 usa-riflemen
hand german counter-offensive
prestige german 8
refuse AR_FIRED attack B2-B1
refuse AR_TWICE play counter-offensive B2 B2
refuse AR_NOT_YOURS play counter-offensive C3 B1; play counter-offensive B1
allow play counter-offensive B2
do play counter-offensive C3 B2
has-prestige german 0
do attack B2-B1; flip -2; flip -2
refuse AR_FIRED attack B2-B1
do move C3-C2
allow attack C2-C1

% [OPCARD-2] [ACT-2] the extra attack may come first and leaves the unit its own activation
put B2 ger-grenadiers
put B1 usa-riflemen
hand german counter-offensive
prestige german 8
do play counter-offensive B2
do attack B2-B1; flip -2; flip -2
allow attack B2-B1
do move B2-A2
refuse AR_MOVED move A2-A3
refuse AR_MOVE_OR_FIRE attack A2-A1

% [ATK-4] a unit that is not picked attacks once
put B2 ger-grenadiers
put C2 ger-grenadiers
put B1 usa-riflemen
put C1 usa-riflemen
hand german counter-offensive
prestige german 8
do play counter-offensive B2
do attack C2-C1; flip -2; flip -2
refuse AR_FIRED attack C2-C1
