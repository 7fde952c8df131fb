/* Computer players. A player gets a view, which contains what its seat may know, and answers with
 * an action; it never sees the game itself. The same level, seed, budget and number of threads
 * always give the same answers. */
#ifndef BOCAGE_AI_AI_H
#define BOCAGE_AI_AI_H

#include "ai/heuristics.h"
#include "game/registry.h"

#include <stdatomic.h>
#include <stdbool.h>

typedef struct bcg_ai bcg_ai;

typedef struct bcg_ai_budget {
    uint64_t nodes; /* decisions examined in a whole turn; 0: the level's default */
    int threads;    /* at most; 0: one */
    /* Polled occasionally, by any of the threads: true to get the answer at once. NULL: never. */
    bool (*stop)(void *context);
    void *context;
} bcg_ai_budget;

/* An action and, for a level that looks ahead to the enemy's reply, what to expect from it,
 * averaged over all trials. */
typedef struct bcg_ai_answer {
    bcg_action action;
    uint64_t nodes; /* decisions examined for it; 0 if it follows an earlier plan */
    /* The plan it starts: the actions intended until dice, cards or somebody else decide. Owned by
     * the player and valid until its next call. NULL if there is none. */
    const bcg_action *plan;
    int steps;
    int trials; /* 0: nothing was tried, and the following are 0, too */
    int chance; /* of winning the game, in thousandths */
    int lead;   /* of that chance over the best tried plan with a different first action */
    int gain;   /* points won by the end of the next turn, in thousandths */
    int risk;   /* points lost to the enemy */
} bcg_ai_answer;

/* How a level decides. Each ruleset has its own table. */
typedef struct bcg_ai_level {
    const char *name, *text;
    bcg_ai_answer (*choose)(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                            const bcg_ai_budget *budget);
    uint64_t nodes; /* for a whole turn */
    int noise;      /* maximum deviation from the best, in thousandths of a point */
    int horizon;    /* turns its trials last, including its own; 0: no trials */
    int pause_ms;   /* minimum delay before it first answers another player, in games with people */
    bool adviser;   /* gives hints by default */
} bcg_ai_level;

/* The ruleset's level of that name, or NULL. */
const bcg_ai_level *bcg_ai_level_named(const bcg_ruleset *ruleset, const char *name);
/* The level that gives hints. */
const bcg_ai_level *bcg_ai_adviser(const bcg_ruleset *ruleset);

/* What all players of one game with the same weights share, on any threads: the tables of the
 * heuristics, filled for the first player that needs them. They may be large; random needs none.
 * Belongs to whoever owns the game, a prepared game for instance: it starts with zeros, but for the
 * weights, and bcg_ai_tables_done ends it after the last of its players. */
typedef struct bcg_ai_tables {
    const void *weights;    /* NULL: the best of the heuristics */
    _Atomic(void *) filled; /* NULL: not yet */
} bcg_ai_tables;

void bcg_ai_tables_done(bcg_ai_tables *t);

/* A player for any number of decisions in one game; NULL if out of memory. The game and its tables
 * must outlive it. */
bcg_ai *bcg_ai_new(const bcg_ruleset *ruleset, const bcg_game *g, bcg_ai_tables *tables,
                   const bcg_ai_level *level, uint64_t seed);
void bcg_ai_free(bcg_ai *ai);

/* What the seat, one of the actors, should do, given its view of the position. */
bcg_ai_answer bcg_ai_choose(bcg_ai *ai, const void *view, int seat, const bcg_ai_budget *budget);

#endif
