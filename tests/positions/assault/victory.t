# Standard victory (chapter 10).

% [VICT-1] [VICT-2] the enemy home base wins, at the end of the own turn
put E2 ger-grenadiers
put A1 usa-riflemen
do move E2-E1; flip 3
owner german E1
result none
do done
result german
asks nobody

% [VICT-2] so do three tiles of the enemy home row side by side
put C2 ger-grenadiers
put A2 usa-riflemen
control german A1 B1
do move C2-C1; flip 3; done
result german

% [VICT-2] not three with a gap
put C2 ger-grenadiers
put A2 usa-riflemen
control german A1 D1
do move C2-C1; flip 3; done
result none

% [VICT-2] [VICT-6] nor is anything won while an enemy unit is left on the map; without one the game is over, whatever is in hand
put C2 ger-grenadiers +3
put C1 usa-riflemen -4
put F1 usa-riflemen
do attack C2-C1; flip 3; gain; pass; done
result none

% [VICT-6] [VICT-2] a unit in hand does not count
put C2 ger-grenadiers +3
put C1 usa-riflemen -4
hand american usa-veterans
do attack C2-C1; sacrifice bluff; flip 3; gain; pass; done
result german

% [VICT-3] after the last turn the richer side wins, then the one with more tiles
limit 3
turn american 3
put A5 ger-grenadiers
put A1 usa-riflemen
prestige german 20
do done
result german

% [VICT-3] the American side collects before it counts
limit 3
turn american 3
put A5 ger-grenadiers
put A1 usa-riflemen
prestige german 5
do done
result american

% [VICT-3] equal prestige: more tiles
limit 3
turn american 3
put A4 ger-grenadiers
put A1 usa-riflemen
prestige german 6
do done
has-prestige american 6
result german

% [VICT-4] all equal: a draw
limit 3
turn american 3
put A5 ger-grenadiers
put A1 usa-riflemen
prestige german 6
do done
result draw

% [VICT-5] a condition of the scenario replaces the standard ones
win objectives count 1
put C3 objective
put E1 ger-grenadiers
put C2 ger-grenadiers
put A1 usa-riflemen
do done
result none
again
do move C2-C3; done
result german

% [DUEL05-V] a tile is held for whole game turns: the side that moves first wins by it as the other side's turn ends
win hold-tile count 1 tile C3
put C3 ger-grenadiers
put A1 usa-riflemen
without surprises
turn german 2
do done
result none
next-turn
do done
result german
