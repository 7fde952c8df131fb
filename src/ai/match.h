/* Games between computer players: each sees only its view, dice and draws come from the seed. */
#ifndef BOCAGE_AI_MATCH_H
#define BOCAGE_AI_MATCH_H

#include "ai/ai.h"

/* A level and its budget. */
typedef struct bcg_contestant {
    const bcg_ai_level *level;
    uint64_t nodes; /* in a turn; 0: the level's own */
    int threads;
    const void *weights; /* NULL: the heuristics' best */
} bcg_contestant;

typedef struct bcg_match_game {
    int winner; /* a contestant, or -1: a draw, lost by all, or broken off */
    bool broken_off;
    int points[BCG_MAX_SEATS]; /* of each contestant */
    int turns;                 /* of all together */
    uint64_t decisions[BCG_MAX_SEATS], nodes[BCG_MAX_SEATS];
} bcg_match_game;

typedef struct bcg_match_rules {
    uint64_t (*clock)(void); /* NULL: nothing is timed */
    /* Told how long a contestant thought about each of its turns, its answers in the enemy's turn
     * that follows included: so nobody looks quicker for having been asked more often. May be NULL.
     */
    void (*turn_over)(void *context, int contestant, uint64_t took);
    bool (*stop)(void *context); /* break off, at once; may be NULL. Asked by any thread. */
    void *context;
} bcg_match_rules;

/* One game. There is a contestant for each team, who plays all its seats; contestant c has the team
 * `rotation` further on than c. False if there is no memory for it. */
bool bcg_match_play(const bcg_ruleset *ruleset, const bcg_game *g, const bcg_contestant c[],
                    int rotation, uint64_t seed, const bcg_match_rules *rules, bcg_match_game *out);

#endif
