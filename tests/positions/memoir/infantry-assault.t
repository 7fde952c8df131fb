% [CARD-INFASLT-1] Infantry Assault: one section is named, and all infantry in it is ordered, no other units
put A5 C5 A1: I4
put d4 R3
put B3 A3
put C1 G2
put F5 I4
put i4 I4
put K5 I4
put M9 i4
hand allies infantry-assault
refuse MR_SECTION_MISSING play infantry-assault
do play infantry-assault left
phase move
ordered A5 C5 A1 d4
again
do play infantry-assault center
ordered d4 F5 i4
again
do play infantry-assault right
ordered i4 K5

% [CARD-INFASLT-1] the top player's left is the east
put A1 I4
put A9 B9: i4
put M9 i4
turn axis 6
hand axis infantry-assault
do play infantry-assault left
ordered M9
again
do play infantry-assault right
ordered A9 B9

% [CARD-INFASLT-2] 2 hexes and battle, or 3 and no battle
put A5 I4
put A1 I4
put E5 i4
put F1 i4
put M9 i4
hand allies infantry-assault
discard ambush
do play infantry-assault left
refuse MR_TOO_FAR move A5-D3
do move A5-C5; move A1-D1; done
allow attack C5-E5
refuse MR_TIRED attack D1-F1

% [CARD-INFASLT-2] the same limits for special forces: 2 and battle, 3 and none
put A5 I4+
put A1 I4+
put E5 i4
put F1 i4
put M9 i4
hand allies infantry-assault
discard ambush
do play infantry-assault left
refuse MR_TOO_FAR move A5-E3
do move A5-C5; move A1-D1; done
allow attack C5-E5
refuse MR_TIRED attack D1-F1

% [CARD-INFASLT-2] the same limits for French Resistance
put A5 R3
put A1 R3
put E5 i4
put F1 i4
put M9 i4
hand allies infantry-assault
discard ambush
do play infantry-assault left
refuse MR_TOO_FAR move A5-E3
do move A5-C5; move A1-D1; done
allow attack C5-E5
refuse MR_TIRED attack D1-F1

% [CARD-INFASLT-2] no additional die
put C5 I4
put D5 i4
put M9 i4
hand allies infantry-assault
discard ambush
do play infantry-assault left; done; attack C5-D5
dice 3

% [CARD-INFASLT-3] terrain stops and forbids battle as always
put A5 I4
put B5 forest
put C5 i4
put M9 i4
hand allies infantry-assault
discard ambush
do play infantry-assault left
refuse MR_MUST_STOP move A5-B5-b4
do move A5-B5; done
refuse MR_ENTERED attack B5-C5

% [CARD-INFASLT-3] the beach limit of 2 hexes holds
beach
put C3 I4
put M9 i4
hand allies infantry-assault
do play infantry-assault left
allow move C3-C5
refuse MR_SLOW move C3-c6

% [CARD-INFASLT-3] wire stops; wire, hedgerow from next to it only
put A5 I4
put B5 wire
put C3 hedgerow
put C5 I4
put M9 i4
hand allies infantry-assault
do play infantry-assault left
refuse MR_MUST_STOP move A5-B5-b6
refuse MR_FROM_NEXT move A5-C3

% [CARD-INFASLT-4] a section with infantry must be named while there is any
put C5 I4
put F5 A3
put K5 G2
put M9 i4
hand allies infantry-assault
refuse MR_SECTION_EMPTY play infantry-assault center; play infantry-assault right
refuse MR_SECTION_MISSING play infantry-assault
list : play infantry-assault left

% [CARD-INFASLT-4] without infantry on the board no section is named and any one unit is ordered
put F5 A3
put K5 G2
put M9 i4
hand allies infantry-assault
list : play infantry-assault
do play infantry-assault
list order: order F5; order K5
do order F5
phase move
allow move F5-I5
do move F5-G5

% [CARD-INFASLT-5] copied: the section is the opponent's, as the board has it; a unit of another kind there if there is no infantry
put A1 A3
put B1 G2
put F1 I4
put M9 i4
last axis infantry-assault section right
hand allies counter-attack
# the Axis chose its right: the west, the Allies' left
refuse MR_SECTION_NOT_YOURS play counter-attack left; play counter-attack center
do play counter-attack
list order: order A1; order B1
refuse MR_OTHER_SECTION order F1
do order A1
phase move
ordered A1
# without the card's advantage: armor moves 3
refuse MR_TOO_FAR move A1-E1

% [CARD-INFASLT-5] copied, with infantry in the section: all of it, and no other kind
put A1 A3
put B1 C1: I4
put F1 I4
put M9 i4
last axis infantry-assault section right
hand allies counter-attack
do play counter-attack
phase move
ordered B1 C1
allow move B1-b4

% [CARD-INFASLT-5] copied, with nobody in the section: nobody is ordered
put F1 I4
put M9 i4
last axis infantry-assault section right
hand allies counter-attack
do play counter-attack
open draw

% [CARD-INFASLT-1] after the enemy's Infantry Assault one's own is free in its section: only a copy is bound
put A1 F1 M1: I4
put M9 i4
last axis infantry-assault section left
hand allies infantry-assault counter-attack
do play infantry-assault center
ordered F1
again
do play infantry-assault left
ordered A1
again
do play counter-attack
ordered M1
