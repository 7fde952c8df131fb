/* Matches: several battles, after each of which everybody moves on to another seat. */
#ifndef BOCAGE_GAME_MATCH_H
#define BOCAGE_GAME_MATCH_H

/* What a team has scored in a battle, or in several. */
typedef struct bcg_score {
    int points, tie_break;
} bcg_score;

/* The team that has won, or leads so far, with these totals: the one with most points or, if others
 * have as many, the higher tie-break. -1: a draw, or a team that plays alone and has no point. */
int bcg_match_winner(const bcg_score totals[], int teams);

#endif
