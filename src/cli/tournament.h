/* Many games between computer players, over several scenarios, on several threads. Every game has
 * its own number and seed, so that the same tournament gives the same results however its games are
 * distributed. */
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

/* The first contestant plays one team, the second all others: in each round the first plays every
 * team once. A game with a single team is played by the first contestant alone, against the
 * rules. */
enum { CONTESTANTS = 2 };

typedef struct tournament {
    const bcg_ruleset *ruleset; /* of all scenarios; NULL: that of the first one */
    arena *arenas;
    int count;
    int pairs; /* rounds per scenario: all teams are played with the same dice */
    /* Every game has its own dice. A level against itself needs that: with the same dice and sides
     * swapped, a deterministic one would play the same game again. */
    bool all_dice_differ;
    uint64_t seed;
    int threads;
    bcg_contestant contestant[CONTESTANTS];
    /* The results; see tournament_clear. */
    struct score *scores; /* by scenario */
    times *turns;         /* by contestant and scenario */
} tournament;

/* -- scenarios -------------------------------------------------------------------------------- */

/* Adds scenarios: an id or file, several separated by commas, or `all` that computer players can
 * play. All are of one ruleset. False with a message. */
bool tournament_add(tournament *t, const bcg_ruleset *rulesets, const char *names,
                    const game_choices *choices);
/* The id of one of them; the words of its teams. */
const char *tournament_id(const tournament *t, int which);
const char *tournament_team(const tournament *t, int which, int team);
/* What decides games: "points". */
const char *tournament_points(const tournament *t);
void tournament_free(tournament *t);

/* -- playing ---------------------------------------------------------------------------------- */

/* Plays all games, or until the user interrupts; with a progress bar on a terminal. False, with a
 * message, if it cannot. */
bool tournament_play(tournament *t, const char *label);
/* Discards the games, keeps the scenarios. */
void tournament_clear(tournament *t);
/* Did the user interrupt it? */
bool tournament_was_interrupted(void);

/* -- scores ----------------------------------------------------------------------------------- */

/* The results of some of the games. */
typedef struct score {
    int games, wins[CONTESTANTS], draws;
    int by_team[BCG_MAX_SEATS];           /* games this team won */
    int by_opener;                        /* games won by whoever had the first turn */
    double points[CONTESTANTS];           /* by contestant */
    double points_by_team[BCG_MAX_SEATS]; /* and by team */
    double turns, turns_of[CONTESTANTS];  /* in total; each contestant's share */
    double nodes[CONTESTANTS], decisions[CONTESTANTS];
} score;

/* For one scenario; -1: for all. */
score tournament_score(const tournament *t, int which);
pace tournament_pace(const tournament *t, int which, int contestant);
/* Total number of games to play. */
int tournament_total(const tournament *t);
/* An average per game; 0 if there were none. */
double per_game(double number, const score *s);
/* Win rates, a draw counting half. */
rate win_rate(const score *s, int contestant);
rate team_rate(const score *s, int team);
/* Of whoever had the first turn. */
rate opener_rate(const score *s);

#endif
