/* Many games between computer players, over several scenarios, on several threads. Every game has a
 * number and a seed of its own, so that the same tournament gives the same results however its
 * games are shared out. */
#ifndef BOCAGE_CLI_TOURNAMENT_H
#define BOCAGE_CLI_TOURNAMENT_H

#include "ai/match.h"
#include "cli/what.h"

/* One scenario of it. */
typedef struct arena {
    memoir_scenario *scenario;
    memoir_game game;
} arena;

typedef struct tournament {
    arena *arenas;
    int count;
    int pairs; /* of each scenario: both sides are played with the same dice */
    uint64_t seed;
    int threads;
    bcg_contestant contestant[BCG_MATCH_SEATS];
    bcg_match_game *games; /* count * pairs * 2: by scenario, pair and who sat where */
    bool *played;
} tournament;

/* The scenarios: one by id or file, or all that two can play. False with a complaint. */
bool tournament_load(tournament *t, const char *what, memoir_choices choices);
/* Plays it all, or until the user interrupts it; with a progress bar on a terminal. False with a
 * complaint if it cannot. */
bool tournament_play(tournament *t, const char *label);
void tournament_free(tournament *t);

/* What came of a part of the games. */
typedef struct score {
    int games, wins[BCG_MATCH_SEATS], draws;
    int by_seat[BCG_MATCH_SEATS]; /* games won by whoever had this seat */
    double points[BCG_MATCH_SEATS], turns;
    double spent[BCG_MATCH_SEATS], slowest[BCG_MATCH_SEATS]; /* seconds: in all, a turn */
    double nodes[BCG_MATCH_SEATS], decisions[BCG_MATCH_SEATS];
} score;

score tournament_score(const tournament *t, int which); /* an arena; -1: all */
/* The rate of wins, a draw being half of one, with the ends of its 95 % interval (Wilson). */
typedef struct rate {
    double mean, low, high;
} rate;
rate win_rate(const score *s, int contestant);

/* Was it broken off by the user? */
bool tournament_was_interrupted(void);

#endif
