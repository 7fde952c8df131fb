# Morale Boost: an own unit gains 2 morale, up to 9.

% [MORALE-2] [CARD-18] [CARD-6] Morale Boost: any own unit below 9 gains 2; the fire value rises with that of the firing unit
put C3 ger-grenadiers
put F5 ger-pz-iv +4
put A5 ger-pz-iv
put C2 usa-riflemen
hand german morale-boost morale-boost
prestige german 10
without surprises
refuse AR_NOT_IN_COMBAT play morale-boost A5
do attack C3-C2
refuse AR_NO_EFFECT play morale-boost F5
refuse AR_NOT_YOURS play morale-boost C2
do play morale-boost A5
morale A5 7
fire 7
do play morale-boost C3
morale C3 7
fire 9
has-prestige german 0

% [MORALE-7] [MORALE-2] the fire value rises only by what was really gained
put C3 ger-grenadiers +3
put C2 usa-riflemen
hand german morale-boost
prestige german 5
without surprises
do attack C3-C2
fire 10
do play morale-boost C3
morale C3 9
fire 11

% [COMBAT-19] [MORALE-5] for the target it changes no value
put C3 ger-grenadiers
put C2 usa-riflemen
hand american morale-boost
prestige american 5
without surprises
do attack C3-C2; play morale-boost C2
morale C2 7
fire 7
target 7
