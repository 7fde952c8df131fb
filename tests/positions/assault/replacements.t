# Replacements: an own unit takes back up to 3 lost morale.

% [CARD-18] Replacements: up to 3 lost morale, never above the printed one, own units only
put C3 ger-grenadiers -4
put D3 ger-grenadiers
put E3 ger-grenadiers +1
put C1 usa-riflemen -2
hand german replacements replacements
prestige german 8
refuse AR_NO_EFFECT play replacements D3; play replacements E3
refuse AR_NOT_YOURS play replacements C1
do play replacements C3
morale C3 4
has-prestige german 4
do play replacements C3
morale C3 5
discarded replacements 2
