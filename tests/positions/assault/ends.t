# How the battles of the box end: what each of them asks for, as its own file says it. How the solo battles are won is in
# solo-games.t.

% [DUEL01-V] [VICT-2] Training Grounds: the enemy home base
scenario training-grounds
put C3 ger-grenadiers
put C2 usa-riflemen
control german E1
do done
result german

% [DUEL01-V] [VICT-2] Training Grounds: two tiles side by side are not enough, nor are three with a gap
scenario training-grounds
put C3 ger-grenadiers
put C2 usa-riflemen
control german A1 B1 D1
do done
result none

% [DUEL01-V] [VICT-2] Training Grounds: three tiles side by side
scenario training-grounds
put C3 ger-grenadiers
put C2 usa-riflemen
control german A1 B1 C1
do done
result german

% [DUEL01-V] [VICT-2] Training Grounds: no enemy unit is left
scenario training-grounds
put C3 ger-grenadiers
do done
result german

% [DUEL01-V] [VICT-3] Training Grounds: after turn 6 prestige decides
scenario training-grounds
put C3 ger-grenadiers
put C2 usa-riflemen
prestige german 50
turn german 6
do done
result none
next-turn
do done
result german

% [DUEL01-V] [VICT-3] Training Grounds: then the number of tiles
scenario training-grounds
put C3 ger-grenadiers
put D3 ger-grenadiers
put C2 usa-riflemen
prestige american 1
turn german 6
income german 12
income american 11
do done
next-turn
do done
has-prestige german 12
has-prestige american 12
result german

% [DUEL01-V] [VICT-4] Training Grounds: else it is a draw
scenario training-grounds
put C3 ger-grenadiers
put C2 usa-riflemen
turn german 6
income german 11
income american 11
do done
next-turn
do done
result draw

% [DUEL08-V] [VICT-2] Operation Cobra: the enemy home base
scenario operation-cobra-duel
put C3 ger-grenadiers
put C2 usa-riflemen
control german B1
do done
result german

% [DUEL08-V] [VICT-2] Operation Cobra: two tiles side by side are not enough
scenario operation-cobra-duel
put C3 ger-grenadiers
put C2 usa-riflemen
control german C1 D1 F1
do done
result none

% [DUEL08-V] [VICT-2] Operation Cobra: three are
scenario operation-cobra-duel
put C3 ger-grenadiers
put C2 usa-riflemen
control german C1 D1 E1
do done
result german

% [DUEL08-V] [VICT-2] Operation Cobra: no enemy unit is left
scenario operation-cobra-duel
put C3 ger-grenadiers
do done
result german

% [DUEL08-V] [VICT-3] Operation Cobra: after turn 6, which the German side ends, prestige decides
scenario operation-cobra-duel
put C3 ger-grenadiers
put C2 usa-riflemen
prestige american 50
turn american 6
do done
result none
next-turn
do done
result american

% [DUEL08-V] [VICT-3] Operation Cobra: then the number of tiles
scenario operation-cobra-duel
put C3 ger-grenadiers
put A4 ger-panther
put C2 usa-riflemen
prestige american 1
turn american 6
do done
next-turn
do done
result german

% [DUEL08-V] [VICT-4] Operation Cobra: else it is a draw
scenario operation-cobra-duel
put C3 ger-grenadiers
put C2 usa-riflemen
turn american 6
do done
next-turn
do done
result draw

% [DUEL02-V] Marie-du-Mont: five objectives win at once, four do not
scenario marie-du-mont
put A5 ger-grenadiers
put A1 usa-riflemen
control german B4 D4 E4 D3
do done
result none

% [DUEL02-V] Marie-du-Mont: the fifth
scenario marie-du-mont
put A5 ger-grenadiers
put A1 usa-riflemen
control german B4 D4 E4 D3 B2
do done
result german

% [DUEL02-V] Marie-du-Mont: four are enough after turn 8, however rich the enemy is
scenario marie-du-mont
put A5 ger-grenadiers
put A1 usa-riflemen
control german B4 D4 E4 D3
prestige american 50
turn german 8
do done
result none
next-turn
do done
result german

% [DUEL02-V] [VICT-3] Marie-du-Mont: three are not, there prestige decides
scenario marie-du-mont
put A5 ger-grenadiers
put A1 usa-riflemen
control german B4 D4 E4
prestige american 50
turn german 8
do done
next-turn
do done
result american

% [DUEL02-V] [VICT-3] Marie-du-Mont: then the number of tiles
scenario marie-du-mont
put A4 ger-grenadiers
put A1 usa-riflemen
prestige american 1
turn german 8
do done
next-turn
do done
has-prestige german 7
has-prestige american 7
result german

% [DUEL02-V] [VICT-4] Marie-du-Mont: else it is a draw
scenario marie-du-mont
put A5 ger-grenadiers
put A1 usa-riflemen
turn german 8
do done
next-turn
do done
result draw

% [DUEL03-V] [AMB-55] Carentan: any three tiles of the enemy home row, adjacent or not
scenario carentan
put C5 ger-grenadiers
put B1 usa-veterans
control german A1 C1 F1
do done
result german

% [DUEL03-V] Carentan: two are not enough, and the home base is nothing by itself
scenario carentan
put C5 ger-grenadiers
put B1 usa-veterans
control german A1 E1
do done
result none

% [DUEL03-V] Carentan: 150 prestige with 20 tiles
scenario carentan
put C5 ger-grenadiers
put B1 usa-veterans
control german A4 B4 C4 D4 E4 F4 A3 B3 C3 D3 E3 F3 A2 B2
prestige german 123
income german 27
do done
has-prestige german 150
result german

% [DUEL03-V] Carentan: not with 149
scenario carentan
put C5 ger-grenadiers
put B1 usa-veterans
control german A4 B4 C4 D4 E4 F4 A3 B3 C3 D3 E3 F3 A2 B2
prestige german 122
do done
has-prestige german 149
result none

% [DUEL03-V] Carentan: nor with 19 tiles
scenario carentan
put C5 ger-grenadiers
put B1 usa-veterans
control german A4 B4 C4 D4 E4 F4 A3 B3 C3 D3 E3 F3 A2
prestige german 150
do done
result none

% [DUEL03-V] [VICT-3] [AMB-25] Carentan: after turn 12 prestige decides
scenario carentan
put C5 ger-grenadiers
put B1 usa-veterans
prestige american 50
turn german 12
do done
result none
next-turn
do done
result american

% [DUEL03-V] [VICT-3] Carentan: then the number of tiles
scenario carentan
put C4 ger-grenadiers
put B1 usa-veterans
prestige american 1
turn german 12
do done
next-turn
do done
has-prestige german 8
has-prestige american 8
result german

% [DUEL03-V] [VICT-4] Carentan: else it is a draw
scenario carentan
put C5 ger-grenadiers
put B1 usa-veterans
turn german 12
do done
next-turn
do done
result draw

% [DUEL04-V] Metz: all four fortifications
scenario metz
put A5 ger-grenadiers
put A1 usa-riflemen
control german B4 C3 D3 E2
do done
result german

% [DUEL04-V] Metz: three of them, and three tiles of the enemy home row with its base, are not enough
scenario metz
put A5 ger-grenadiers
put A1 usa-riflemen
control german B4 C3 D3 B1 C1 D1
do done
result none

% [DUEL04-V] Metz: four tiles of the enemy home row, adjacent or not
scenario metz
put A5 ger-grenadiers
put A1 usa-riflemen
control german B1 C1 E1 F1
do done
result german

% [DUEL04-V] [VICT-6] Metz: no enemy unit is left
scenario metz
put A5 ger-grenadiers
do done
result german

% [DUEL04-V] Metz: after turn 6 more fortifications and enemy home-row tiles together, however rich the enemy is
scenario metz
put A5 ger-grenadiers
put A1 usa-riflemen
control german B4 F1
control american C3
prestige american 50
turn german 6
do done
result none
next-turn
do done
result german

% [DUEL04-V] [VICT-3] Metz: if they are as many, prestige decides
scenario metz
put A5 ger-grenadiers
put A1 usa-riflemen
control german B4
control american E2
prestige american 50
turn german 6
do done
next-turn
do done
result american

% [DUEL04-V] [VICT-3] Metz: then the number of tiles
scenario metz
put A5 ger-grenadiers
put C4 ger-mortar
put A1 usa-riflemen
prestige american 1
turn german 6
do done
next-turn
do done
has-prestige german 7
has-prestige american 7
result german

% [DUEL04-V] [VICT-4] Metz: else it is a draw
scenario metz
put A5 ger-grenadiers
put A1 usa-riflemen
turn german 6
do done
next-turn
do done
result draw

% [DUEL05-V] [AMB-37] Huertgen Forest: six turns on the forest tile
scenario huertgen-forest
put C3 ger-grenadiers
put A1 usa-veterans
turn german 2
do done
next-turn
do done
next-turn
do done
next-turn
do done
next-turn
do done
next-turn
do done
next-turn
do done
next-turn
do done
next-turn
do done
next-turn
do done
next-turn
do done
result none
at-turn american 7
next-turn
do done
result german
at-turn american 7

% [DUEL05-V] Huertgen Forest: after turn 12 whoever stands there
scenario huertgen-forest
put C3 usa-veterans
put A5 ger-grenadiers
prestige german 50
turn german 12
do done
result none
next-turn
do done
result american

% [DUEL05-V] Huertgen Forest: if nobody does, whoever comes there first
scenario huertgen-forest
put C4 ger-grenadiers
put A1 usa-veterans
prestige american 50
turn german 12
do done
next-turn
do done
result none
next-turn
at-turn german 13
do move C4-C3
result none
do done
result german

% [DUEL06-V] [VICT-6] Bastogne: the German side wins when no American unit is left
scenario bastogne
put A5 ger-panzergrenadiers
do done
result german

% [DUEL06-V] Bastogne: the American side does not win so
scenario bastogne
put A1 usa-riflemen
turn american 2
do done
result none

% [DUEL06-V] Bastogne: after turn 7 the American side has won
scenario bastogne
put A5 ger-panzergrenadiers
put A1 usa-riflemen
prestige german 50
turn german 7
do done
result none
next-turn
do done
result american

% [DUEL10-V] [VICT-6] Bulge: the German side wins when no American unit is left
scenario bulge
put A5 ger-panzergrenadiers
do done
result german

% [DUEL10-V] Bulge: the American side does not win so
scenario bulge
put A1 usa-riflemen
turn american 2
do done
result none

% [DUEL10-V] Bulge: after turn 5 the American side has won
scenario bulge
put A5 ger-panther
put A1 usa-riflemen
prestige german 50
turn german 5
do done
result none
next-turn
do done
result american

% [DUEL07-V] [AMB-26] Utah Beach: a unit on the objective wins, control does not
scenario utah-beach
remove C4
put B4 usa-riflemen
control american C4
turn american 3
do done
result none

% [DUEL07-V] [AMB-26] Utah Beach: a unit there does
scenario utah-beach
remove C4
put C4 usa-riflemen
turn american 3
do done
result american

% [DUEL07-V] Utah Beach: a German unit on it wins nothing
scenario utah-beach
put A1 usa-riflemen
turn german 3
do done
result none

% [DUEL07-V] Utah Beach: the German turn 7 is still played
scenario utah-beach
put A1 usa-riflemen
turn american 7
do done
result none
at-turn german 7

% [DUEL07-V] Utah Beach: before the German turn 8 the German side has won
scenario utah-beach
put A1 usa-riflemen
prestige american 50
turn german 7
do done
result none
next-turn
at-turn american 8
do done
result german

% [DUEL09-V] Lumberjack: the enemy home base
scenario lumberjack
put A5 ger-grenadiers
put A1 usa-riflemen
control german B1
do done
result german

% [DUEL09-V] [VICT-5] Lumberjack: three tiles of the home row are nothing, nor is a map without enemies
scenario lumberjack
put A5 ger-grenadiers
control german C1 D1 E1
do done
result none

% [DUEL09-V] Lumberjack: after turn 8 more tiles beyond the river, however rich the enemy is
scenario lumberjack
put A5 ger-grenadiers
put A1 usa-riflemen
control german A2 B2
control american F4
prestige american 50
turn german 8
do done
result none
next-turn
do done
result german

% [DUEL09-V] [AMB-38] [VICT-3] Lumberjack: as many tiles there: prestige decides
scenario lumberjack
put A5 ger-grenadiers
put A1 usa-riflemen
control german A2
control american F4
prestige american 50
turn german 8
do done
next-turn
do done
result american

% [DUEL09-V] [AMB-38] [VICT-3] Lumberjack: then the number of tiles
scenario lumberjack
put A5 ger-grenadiers
put A1 usa-riflemen
control german A2 A4
control american F4
prestige american 1
turn german 8
do done
next-turn
do done
has-prestige german 9
has-prestige american 9
result german

% [DUEL09-V] [AMB-38] Lumberjack: none on either side: a draw, however rich one is
scenario lumberjack
put A5 ger-grenadiers
put A1 usa-riflemen
prestige american 50
turn german 8
do done
next-turn
do done
result draw

% [DUEL11-V] Hill 2018: no enemy unit is left
scenario hill-2018
put A5 ger-grenadiers
do done
result german

% [DUEL11-V] Hill 2018: after turn 8 the prestige of destroyed units counts, however rich the enemy is
scenario hill-2018
put A5 ger-grenadiers +3
put A4 usa-57mm -2
put F1 usa-veterans
prestige american 50
turn german 8
do attack A5-A4; flip 3
lost american 1
do gain; pass; done
result none
next-turn
do done
result german

% [DUEL11-V] Hill 2018: a dear unit counts more than a cheap one
scenario hill-2018
put A5 ger-tiger-i
put A4 usa-sherman-76 -3
put F5 ger-grenadiers -4
put F4 usa-sherman-76
prestige american 50
turn german 8
do attack A5-A4; flip 3; gain; pass; done
lost american 1
next-turn
do attack F4-F5; sacrifice bluff; flip 3; gain; pass; done
lost german 1
result german

% [DUEL11-V] [VICT-3] Hill 2018: if nobody has lost a unit, prestige decides
scenario hill-2018
put A5 ger-grenadiers
put F1 usa-veterans
prestige american 50
turn german 8
do done
result none
next-turn
do done
result american

% [DUEL11-V] [VICT-3] Hill 2018: then the number of tiles
scenario hill-2018
put A5 ger-grenadiers
put F1 usa-veterans
control german A3
prestige american 2
turn german 8
do done
next-turn
do done
result german

% [DUEL11-V] [VICT-4] Hill 2018: else it is a draw
scenario hill-2018
put A5 ger-grenadiers
put F1 usa-veterans
turn german 8
do done
next-turn
do done
result draw

% [SOLO1-V] [SOLO-22] Aachen: a German unit in the home row ends the game at once
scenario aachen
put F1 usa-rangers
turn american 2
next-turn
next-turn
next-turn
unit B2 ger-king-tiger
result none
do done; flip replacements
unit E1 ger-waffen-ss
result german
at-turn german 5

% [SOLO1-V] Aachen: turn 8 is the last
scenario aachen
put A1 usa-rangers
remove A5 B5 E5
turn american 7
do done; flip replacements
at-turn american 8
result none
next-turn
next-turn
result german
at-turn german 8

% [SOLO2-V] [SOLO-22] Elsenborn Ridge: an American unit in the home row ends the game at once
scenario elsenborn-ridge
put C1 ger-panther
turn german 1
next-turn
next-turn
unit B2 usa-sherman-m4a1
result none
next-turn
result american

% [SOLO2-V] Elsenborn Ridge: turn 6 is the last
scenario elsenborn-ridge
put A1 ger-panther
remove B4 F4
turn german 5
next-turn
at-turn german 6
result none
next-turn
result american
at-turn american 6

% [SOLO3-V] Bocage Country: one objective is not enough, and turn 5 is the last
scenario bocage-country
remove B5
put B5 usa-riflemen
turn american 4
do done; flip replacements
at-turn american 5
result none
next-turn
next-turn
result german
at-turn german 5
