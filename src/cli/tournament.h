/* Many games between computer players, over several scenarios, on several threads. Every game has a
 * number and a seed of its own, so that the same tournament gives the same results however its
 * games are shared out. */
#ifndef BOCAGE_CLI_TOURNAMENT_H
#define BOCAGE_CLI_TOURNAMENT_H

#include "ai/match.h"
#include "cli/statistics.h"
#include "cli/what.h"

/* One scenario of it. */
typedef struct arena {
    memoir_scenario *scenario;
    memoir_game game;
} arena;

typedef struct tournament {
    const bcg_ruleset *ruleset;
    arena *arenas;
    int count;
    int pairs; /* of each scenario: both sides are played with the same dice */
    /* Every game has dice of its own. A level against itself needs that: with the same dice and
     * sides swapped one that tosses no coins would play the same game again. */
    bool all_dice_differ;
    uint64_t seed;
    int threads;
    bcg_contestant contestant[2];
    /* What came of it; tournament_clear. */
    bcg_match_game *games; /* count * pairs * 2: by scenario, pair and who sat where */
    bool *played;
    times *turns; /* by contestant and scenario */
} tournament;

/* -- scenarios -------------------------------------------------------------------------------- */

/* Adds scenarios: an id or file, several with commas between them, or `all` that two can play.
 * False with a complaint. */
bool tournament_add(tournament *t, const char *names, memoir_choices choices);
/* The id of one of them. */
bcg_span tournament_id(const tournament *t, int which);
void tournament_free(tournament *t);

/* -- playing ---------------------------------------------------------------------------------- */

/* Plays it all, or until the user interrupts it; with a progress bar on a terminal. False with a
 * complaint if it cannot. */
bool tournament_play(tournament *t, const char *label);
/* Forgets the games, keeps the scenarios. */
void tournament_clear(tournament *t);
/* Was it broken off by the user? */
bool tournament_was_interrupted(void);

/* -- scores ----------------------------------------------------------------------------------- */

/* What came of a part of the games. */
typedef struct score {
    int games, wins[2], draws;
    int by_seat[2];           /* games won by whoever had this seat */
    double points[2];         /* medals, by contestant */
    double points_by_seat[2]; /* and by seat */
    double turns, nodes[2], decisions[2];
} score;

/* Of one scenario; -1: of all. */
score tournament_score(const tournament *t, int which);
pace tournament_pace(const tournament *t, int which, int contestant);
/* Games there will be in all. */
int tournament_total(const tournament *t);
/* A number of all games for each one; 0 if there was none. */
double per_game(double number, const score *s);
/* Rates of wins, a draw being half of one. */
rate win_rate(const score *s, int contestant);
rate seat_rate(const score *s, int seat);

#endif
