# Off Target: all support for the enemy firing unit is cancelled for this firing.

% [COMBAT-18] [CARD-18] Off Target takes all support off the enemy's fire value
put C3 ger-grenadiers
put D2 ger-pz-iv
put C4 ger-wespe
put C2 usa-riflemen
hand german off-target
hand american off-target
prestige german 5
prestige american 5
without surprises
do attack C3-C2
fire 11
refuse AR_NOT_FIRING play off-target
do pass
asks american
do play off-target
fire 7
has-prestige american 0

% [CARD-18] where there is no support there is nothing to cancel
put C3 ger-grenadiers
put C2 usa-riflemen
hand american off-target hold-fast
prestige american 9
without surprises
do attack C3-C2
asks american
refuse AR_NO_EFFECT play off-target
allow play hold-fast

% [SUPPORT-8] [ABIL-11] [CARD-18] the support of a Forward Observer cannot be cancelled
put C3 ger-grenadiers
put C2 usa-riflemen
put B1 usa-forward-observer
put C1 usa-mortar
hand german off-target
prestige german 5
turn american 2
without surprises
do attack C2-C3
fire 13
do german: play off-target
fire 10

% [SUPPORT-8] [CARD-18] alone it leaves nothing to cancel
put C3 ger-grenadiers
put C2 usa-riflemen
put B1 usa-forward-observer
hand german off-target hold-fast
prestige german 5
turn american 2
without surprises
do attack C2-C3
asks german
refuse AR_NO_EFFECT play off-target

% [CARD-18] a second Off Target has nothing left to cancel
put C3 ger-grenadiers
put D2 ger-pz-iv
put C2 usa-riflemen
hand american off-target off-target
prestige american 10
without surprises
do attack C3-C2; play off-target
fire 7
asks american
refuse AR_NO_EFFECT play off-target
