/* Games between computer players: each sees only its view; dice and draws come from the seed. */
#ifndef BOCAGE_AI_MATCH_H
#define BOCAGE_AI_MATCH_H

#include "ai/ai.h"

/* A level and its budget; and those of its partners, if they are others. */
typedef struct bcg_contestant {
    const bcg_ai_level *level;
    uint64_t nodes; /* per turn and seat; 0: the level's default */
    int threads;
    bcg_ai_tables *tables;       /* of the game and its weights; contestants may share them */
    const bcg_ai_level *partner; /* plays all but the first seat of the team; NULL: `level` does */
    uint64_t partner_nodes;
} bcg_contestant;

typedef struct bcg_match_game {
    int winner; /* a contestant, or -1: drawn, lost by all, or aborted */
    int opener; /* the contestant who made the first decision after the set-up, or -1 */
    bool broken_off;
    int points[BCG_MAX_SEATS]; /* of each contestant */
    int turns;                 /* of all contestants together */
    uint64_t decisions[BCG_MAX_SEATS], nodes[BCG_MAX_SEATS];
} bcg_match_game;

typedef struct bcg_match_rules {
    uint64_t (*clock)(void); /* NULL: no timing */
    /* Called with the time a contestant spent on each of its turns, including its answers during
     * the enemy's following turn, so that being asked more often does not make anybody look faster.
     * May be NULL. */
    void (*turn_over)(void *context, int contestant, uint64_t took);
    bool (*stop)(void *context); /* aborts the game at once; may be NULL. Called by any thread. */
    void *context;
} bcg_match_rules;

/* Plays one game. There is one contestant per team, who plays all its seats, with a player of its
 * own for each; contestant c plays team c + `rotation`, modulo the number of teams. Where several
 * seats may act in any order, the first that has a choice does. False if out of memory. */
bool bcg_match_play(const bcg_ruleset *ruleset, const bcg_game *g, const bcg_contestant c[],
                    int rotation, uint64_t seed, const bcg_match_rules *rules, bcg_match_game *out);

#endif
