# Supply Column, National Advantage and Well Supplied.

% [PRES-1] [PRES-7] [CARD-5] Supply Column: 8 prestige for nothing, in the own operations phase, without an upper limit
put C3 ger-grenadiers
put C2 usa-riflemen
hand german supply-column accuracy
prestige german 145
do play supply-column
has-prestige german 153
discarded supply-column 1
again
do attack C3-C2
refuse AR_IN_COMBAT play supply-column

% [PRES-4] [CARD-18] National Advantage: 6 prestige for oneself, or off the opponent, as far as there is any
put C3 ger-grenadiers
put C2 usa-riflemen
hand german national-advantage
prestige german 1
prestige american 4
do play national-advantage take
has-prestige german 0
has-prestige american 0
again
do play national-advantage gain
has-prestige german 6
has-prestige american 4

% [CARD-18] [PRES-3] where there is nothing it cannot be taken; and the card costs 1
put C3 ger-grenadiers
put C2 usa-riflemen
hand german national-advantage
prestige german 1
refuse AR_NO_EFFECT play national-advantage take
allow play national-advantage gain

% [PRES-3] National Advantage is not for nothing
put C3 ger-grenadiers
put C2 usa-riflemen
hand german national-advantage
prestige american 4
refuse AR_TOO_DEAR play national-advantage take; play national-advantage gain

% [PRES-1] [CARD-5] Well Supplied: 1 prestige for every two tiles, rounded up
put C3 ger-grenadiers
put C2 usa-riflemen
hand german well-supplied accuracy
prestige german 2
do play well-supplied
has-prestige german 6
again
do attack C3-C2
refuse AR_IN_COMBAT play well-supplied

% [PRES-1] with an even number of tiles nothing is rounded
put C3 ger-grenadiers
put C2 usa-riflemen
control german D3
hand german well-supplied
do play well-supplied
has-prestige german 4
