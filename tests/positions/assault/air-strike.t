# Air Strike: one face-up enemy unit loses 3 morale but keeps at least 1.

% [AIR-1] [REVEAL-7] [CARD-18] [OPCARD-3] Air Strike takes 3 morale off a face-up enemy unit, but leaves 1
decks c C 1
put C3 ger-grenadiers
put C1 usa-riflemen
put F1 usa-recruit face-down
hand german air-strike air-strike
prestige german 12
refuse AR_NOT_ENEMY play air-strike C3; play air-strike D3
refuse AR_FACE_DOWN play air-strike F1
do play air-strike C1
morale C1 2
has-prestige german 6
discarded air-strike 1
cards german 1
do play air-strike C1
morale C1 1
has-prestige german 0

% [CARD-18] [OPCARD-3] a unit at morale 1 has nothing to lose to an Air Strike
put C3 ger-grenadiers
put C1 usa-riflemen -4
put D1 usa-riflemen -3
hand german air-strike
prestige german 6
refuse AR_NO_EFFECT play air-strike C1
do play air-strike D1
morale D1 1

% [CARD-5] [PRES-3] [ATK-5] an Air Strike is for the own operations phase, not in the middle of a combat, and is paid
put C3 ger-grenadiers
put C2 usa-riflemen
hand german air-strike accuracy
hand american air-strike
prestige german 5
prestige american 3
refuse AR_TOO_DEAR play air-strike C2
refuse BCG_NOT_YOUR_TURN american: play air-strike C3
do attack C3-C2
refuse AR_IN_COMBAT play air-strike C2

% [CARD-5] [COMBAT-9] in step 9 of the enemy's operations phase the own one is still to come
put C3 ger-grenadiers
put C2 usa-riflemen
hand german accuracy
hand american air-strike hold-fast
prestige german 5
prestige american 6
do attack C3-C2; german: pass
refuse AR_WRONG_PHASE american: play air-strike C3
