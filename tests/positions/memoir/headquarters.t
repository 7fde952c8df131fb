% [CARD-HQ-1] Direct from HQ orders up to four units of any kind anywhere
put A1 I4
put C5 A3
put F1 G2
put I5 R3
put M1 I4
put M9 i4
hand allies direct-from-hq
do play direct-from-hq
list order: order A1; order C5; order F1; order I5; order M1
do order A1; order C5; order F1
allow order I5; done
do order M1
phase move
ordered A1 C5 F1 M1
refuse MR_NOT_ORDERED move I5-H5

% [CARD-HQ-1] no additional die, neither next to the enemy nor at a distance
put C5 I4
put D5 i4
put I5 A3
put K5 i4
put M9 i4
hand allies direct-from-hq
discard ambush
do play direct-from-hq; order C5; order I5; done; attack C5-D5
dice 3
do roll star star star; attack I5-K5
dice 3

% [CARD-HQ-1] the top player has four orders too
put A1 I4
put A9 C9 F9 I9 M9: i4
turn axis 6
hand axis direct-from-hq
do play direct-from-hq; order A9; order C9; order F9; order I9
phase move
ordered A9 C9 F9 I9
