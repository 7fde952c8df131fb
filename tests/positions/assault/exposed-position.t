# Exposed Position: the enemy target loses the defence modifier of its tile for this firing.

% [CARD-18] [COMBAT-18] [CARD-6] Exposed Position: for the firing side, against a target that has terrain
put C3 ger-grenadiers
put C2 village usa-riflemen
hand german exposed-position
hand american exposed-position hold-fast
prestige german 4
prestige american 6
without surprises
refuse AR_NOT_IN_COMBAT play exposed-position
do attack C3-C2
target 10
do play exposed-position
target 7
has-prestige german 0
asks american
refuse AR_NOT_FIRING play exposed-position

% [CARD-18] on open ground there is nothing to lose
put C3 ger-grenadiers
put C2 usa-riflemen
hand german exposed-position accuracy
prestige german 6
without surprises
do attack C3-C2
refuse AR_NO_EFFECT play exposed-position
allow play accuracy

% [CARD-18] [COMBAT-7] nor has a tank in a village
put C3 ger-grenadiers
put C2 village usa-sherman-76
hand german exposed-position accuracy
prestige german 6
without surprises
do attack C3-C2
refuse AR_NO_EFFECT play exposed-position

% [COMBAT-22] the terrain counts again in the next firing
put C3 village ger-grenadiers
put C2 village usa-riflemen dug-in
hand german exposed-position
hand american exposed-position
prestige german 4
prestige american 4
without surprises
do attack C3-C2
fires american
target 10
do play exposed-position
target 7
do pass; sacrifice bluff; flip -2
fires german
target 12

% [CARD-18] a second Exposed Position finds no terrain left
decks c C 1
put C3 ger-grenadiers
put C2 village usa-riflemen
hand german exposed-position exposed-position
prestige german 8
without surprises
do attack C3-C2; play exposed-position
target 7
asks german
refuse AR_NO_EFFECT play exposed-position
