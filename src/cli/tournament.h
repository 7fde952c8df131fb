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
    bcg_prepared *prepared;
    int teams;
    int first; /* number of its first game */
} arena;

/* The first contestant plays a team, the second all others: in each round the first has every team
 * once. A game with a single team is the first contestant's alone, against the rules. */
enum { CONTESTANTS = 2 };

typedef struct tournament {
    const bcg_ruleset *ruleset; /* of all scenarios; NULL: that of the first one */
    arena *arenas;
    int count;
    int pairs; /* rounds of each scenario: all teams are played with the same dice */
    /* Every game has dice of its own. A level against itself needs that: with the same dice and
     * sides swapped one that tosses no coins would play the same game again. */
    bool all_dice_differ;
    uint64_t seed;
    int threads;
    bcg_contestant contestant[CONTESTANTS];
    /* What came of it; tournament_clear. */
    bcg_match_game *games; /* by scenario, round and who sat where */
    bool *played;
    times *turns; /* by contestant and scenario */
} tournament;

/* -- scenarios -------------------------------------------------------------------------------- */

/* Adds scenarios: an id or file, several with commas between them, or `all` that computer players
 * can play. All are of one ruleset. False with a complaint. */
bool tournament_add(tournament *t, const bcg_ruleset *rulesets, const char *names,
                    const game_choices *choices);
/* The id of one of them; the words of its teams. */
const char *tournament_id(const tournament *t, int which);
const char *tournament_team(const tournament *t, int which, int team);
/* What games are won by: "points". */
const char *tournament_points(const tournament *t);
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
    int games, wins[CONTESTANTS], draws;
    int by_team[BCG_MAX_SEATS];           /* games this team won */
    double points[CONTESTANTS];           /* by contestant */
    double points_by_team[BCG_MAX_SEATS]; /* and by team */
    double turns, turns_of[CONTESTANTS];  /* of all; as many as a contestant will have had */
    double nodes[CONTESTANTS], decisions[CONTESTANTS];
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
rate team_rate(const score *s, int team);

#endif
