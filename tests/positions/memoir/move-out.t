% [CARD-MOVEOUT-1] Move Out orders up to four infantry units anywhere, no others
put A1 C5 F1 I5: I4
put M1 R3
put B3 A3
put H3 G2
put M9 i4
hand allies move-out
do play move-out
list order: order A1; order C5; order F1; order I5; order M1
refuse MR_OTHER_KIND order B3; order H3
do order A1; order C5; order F1
allow done
do order M1
phase move
ordered A1 C5 F1 M1

% [CARD-MOVEOUT-1] they move and battle as usual: 1 hex and battle, 2 and none, 3 never, no additional die
put A5 I4
put A1 I4
put C1 i4
put D5 i4
put M9 i4
hand allies move-out
discard ambush
do play move-out; order A5; order A1
refuse MR_TOO_FAR move A5-c6
do move A5-C5; move A1-B1; done
refuse MR_TIRED attack C5-D5
do attack B1-C1
dice 3

% [CARD-MOVEOUT-1] without infantry any one unit
put A5 A3
put A1 G2
put M9 i4
hand allies move-out
do play move-out
list order: order A5; order A1
do order A1
phase move
ordered A1
