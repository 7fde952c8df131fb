# Commander Initiative: the moved and fired markers of an own unit are taken off.

% [CARD-18] [OPCARD-2] Commander Initiative: the unit may be activated again; one that has done nothing has no use for it
put C3 ger-grenadiers
put D3 ger-grenadiers
put C1 usa-riflemen
hand german commander-initiative
prestige german 6
refuse AR_NO_EFFECT play commander-initiative C3
refuse AR_NOT_YOURS play commander-initiative C1
do move C3-C2
refuse AR_MOVE_OR_FIRE attack C2-C1
do play commander-initiative C2
has-prestige german 0
allow attack C2-C1; move C2-B2

% [ATK-4] [OPCARD-2] a unit that has attacked may attack again
put C2 ger-grenadiers
put C1 usa-riflemen
hand german commander-initiative
prestige german 6
without surprises
do attack C2-C1; pass; sacrifice bluff; flip -2; pass; sacrifice bluff; flip -2
refuse AR_FIRED attack C2-C1
do play commander-initiative C2
allow attack C2-C1

% [DIG-1] [OPCARD-2] also one that has dug in
put C2 ger-grenadiers
put C1 usa-riflemen
hand german commander-initiative
prestige german 6
do dig-in C2
refuse AR_DUG attack C2-C1; move C2-B2
do play commander-initiative C2
allow attack C2-C1; move C2-B2
