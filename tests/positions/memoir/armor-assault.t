% [CARD-ARMASLT-1] Armor Assault orders up to four armor units anywhere, no others
put A1 C1 F1 I1 M1: A3
put B3 I4
put H3 G2
put M9 i4
hand allies armor-assault
do play armor-assault
list order: order A1; order C1; order F1; order I1; order M1
refuse MR_OTHER_KIND order B3; order H3
do order A1; order F1; order I1
allow done
do order M1
phase move
ordered A1 F1 I1 M1
refuse MR_NOT_ORDERED move C1-D1

% [CARD-ARMASLT-1] elite armor is armor
put A1 A4+
put B3 I4
put M9 i4
hand allies armor-assault
do play armor-assault
list order: order A1

% [CARD-ARMASLT-2] one additional die in close assault, reductions as usual
put C5 A3
put D5 i4
put C3 A3
put D3 forest i4
put M9 i4
hand allies armor-assault
discard ambush
do play armor-assault; order C5; order C3; done; attack C5-D5
dice 4
do roll star star star star; attack C3-D3
dice 2

% [CARD-ARMASLT-2] the die also in an overrun that is a close assault
put C5 A3
put D5 i1/4
put E5 i4
put M9 i4
hand allies armor-assault
discard ambush
do play armor-assault; order C5; done; attack C5-D5; roll grenade star star star; take-ground; attack D5-E5
dice 4

% [CARD-ARMASLT-3] no additional die at distance 2 or 3
put C5 A3
put E5 i4
put C1 A3
put F1 i4
put M9 i4
hand allies armor-assault
discard ambush
do play armor-assault; order C5; order C1; done; attack C5-E5
dice 3
do roll star star star; attack C1-F1
dice 3

% [CARD-ARMASLT-3] no additional die in an overrun fired at a distance
put C5 A3
put D5 i1/4
put F5 i4
put M9 i4
hand allies armor-assault
discard ambush
do play armor-assault; order C5; done; attack C5-D5; roll grenade star star star; take-ground; attack D5-F5
dice 3

% [CARD-ARMASLT-4] terrain stops the armor as always: in the forest it neither goes on nor battles
put C5 A3
put D5 forest
put E5 i4
put M9 i4
hand allies armor-assault
discard ambush
do play armor-assault; order C5
refuse MR_MUST_STOP move C5-D5-d4
do move C5-D5; done
refuse MR_ENTERED attack D5-E5

% [CARD-ARMASLT-4] a town takes two dice from armor in it, a town target two more
put C5 town A3
put D5 i4
put C3 town A3
put D3 hill i4
put M9 i4
hand allies armor-assault
discard ambush
do play armor-assault; order C5; order C3; done; attack C5-D5
dice 2
do roll star star; attack C3-D3
dice 1

% [CARD-ARMASLT-4] without armor any one unit, without the die, artillery for instance
put C5 G2
put C3 I4
put D5 i4
put M9 i4
hand allies armor-assault
discard ambush
do play armor-assault; order C5; done; attack C5-D5
dice 3
