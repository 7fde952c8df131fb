/* Computer players. One is given what its seat may know, a view, and answers with an action; it
 * never sees the game itself. The same level, seed, budget and number of threads give the same
 * answers. */
#ifndef BOCAGE_AI_AI_H
#define BOCAGE_AI_AI_H

#include "ai/heuristics.h"
#include "game/registry.h"

#include <stdbool.h>

typedef struct bcg_ai bcg_ai;

typedef struct bcg_ai_budget {
    uint64_t nodes; /* decisions looked at in a whole turn; 0: the level's own number */
    int threads;    /* at most; 0: one */
    /* Asked now and then, by any of the threads: true if the answer is wanted at once. NULL: never.
     */
    bool (*stop)(void *context);
    void *context;
} bcg_ai_budget;

/* An action, and for a level that sees the enemy's reply what is expected of it, on average over
 * all trials. */
typedef struct bcg_ai_answer {
    bcg_action action;
    uint64_t nodes; /* decisions looked at for it; 0 if it follows a plan made before */
    /* The plan it begins: what is meant to be done until dice, cards or somebody else decide; in
     * the player's own memory, until it is asked again. NULL if there is none. */
    const bcg_action *plan;
    int steps;
    int trials; /* 0: nothing was tried, and what follows is 0 too */
    int chance; /* to win the game, in thousandths */
    int lead;   /* of that chance over the best plan with another first action, as far as tried */
    int gain;   /* points won until the end of the next turn, in thousandths */
    int risk;   /* points lost to the enemy */
} bcg_ai_answer;

/* How a level thinks about a decision. Each ruleset has a table of its own. */
typedef struct bcg_ai_level {
    const char *name, *text;
    bcg_ai_answer (*choose)(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                            const bcg_ai_budget *budget);
    uint64_t nodes; /* for a whole turn */
    int noise;      /* how far from the best it may stray, in thousandths of a point */
    int horizon;    /* turns its trials play on, the own included; 0: it tries nothing */
    int pause_ms;   /* its first answer after somebody else's comes not before, among people */
    bool adviser;   /* gives hints unless another is asked for */
} bcg_ai_level;

/* The ruleset's level of that name, or NULL. */
const bcg_ai_level *bcg_ai_level_named(const bcg_ruleset *ruleset, const char *name);
/* The one that gives hints. */
const bcg_ai_level *bcg_ai_adviser(const bcg_ruleset *ruleset);

/* A player for any number of decisions of one game; NULL if there is no memory. The game must
 * outlive it. */
bcg_ai *bcg_ai_new(const bcg_ruleset *ruleset, const bcg_game *g, const bcg_ai_level *level,
                   uint64_t seed);
void bcg_ai_free(bcg_ai *ai);

/* What the seat, one of the actors, should do in a position it sees this view of. */
bcg_ai_answer bcg_ai_choose(bcg_ai *ai, const void *view, int seat, const bcg_ai_budget *budget);

#endif
