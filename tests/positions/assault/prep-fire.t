# Prep Fire: an enemy unit is not dug in until the end of this turn and loses 1 morale but keeps 1.

% [DIG-7] [AMB-56] [TERR-6] Prep Fire lifts the dug-in state, even inside a fortification, for this turn
put C2 ger-grenadiers
put C1 fortification usa-riflemen
hand german prep-fire
prestige german 4
refuse AR_NOT_ENEMY play prep-fire C2
dug-in C1
do play prep-fire C1
not-dug-in C1
morale C1 4
has-prestige german 0
do attack C2-C1
fires german
target 13
do flip -2; flip -2; done
dug-in C1

% [DIG-7] [DIG-3] without it the unit in the fortification fires first and is harder to hit
put C2 ger-grenadiers
put C1 fortification usa-riflemen
do attack C2-C1
fires american
do flip -2
fires german
target 15

% [CARD-18] Prep Fire on a unit that can lose neither morale nor a dug-in state does nothing; one of the two is enough
put C3 ger-grenadiers
put C1 usa-riflemen -4
put D1 usa-riflemen -4 dug-in
put E1 usa-recruit face-down
hand german prep-fire
prestige german 4
refuse AR_NO_EFFECT play prep-fire C1
allow play prep-fire E1
do play prep-fire D1
morale D1 1
not-dug-in D1
