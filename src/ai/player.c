/* Creating players, and getting their decisions. */
#include "ai/player.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

const bcg_ai_level *bcg_ai_level_named(const bcg_ruleset *ruleset, const char *name)
{
    for (const bcg_ai_level *l = ruleset->levels; l->name; l++)
        if (strcmp(l->name, name) == 0)
            return l;
    return NULL;
}

const bcg_ai_level *bcg_ai_adviser(const bcg_ruleset *ruleset)
{
    const bcg_ai_level *l = ruleset->levels;
    while (l->name && !l->adviser)
        l++;
    return l->name ? l : ruleset->levels;
}

/* The tables, filled if nobody has done so yet; NULL if out of memory. If two threads fill them at
 * the same time, the first to finish keeps its own: both are the same. */
static const void *tables_of(const bcg_heuristics *heuristics, const bcg_game *g, bcg_ai_tables *t)
{
    void *known = atomic_load(&t->filled);
    if (known)
        return known;
    void *own = malloc(heuristics->tables_size);
    if (own == NULL)
        return NULL;
    heuristics->fill_tables(g, t->weights ? t->weights : heuristics->weights, own);
    if (atomic_compare_exchange_strong(&t->filled, &known, own))
        return own;
    free(own);
    return known;
}

void bcg_ai_tables_done(bcg_ai_tables *t)
{
    free(atomic_exchange(&t->filled, NULL));
}

bcg_ai *bcg_ai_new(const bcg_ruleset *ruleset, const bcg_game *g, bcg_ai_tables *tables,
                   const bcg_ai_level *level, uint64_t seed)
{
    const bcg_heuristics *heuristics = ruleset->heuristics;
    bcg_ai *ai = calloc(1, sizeof *ai);
    if (!ai)
        return NULL;
    const size_t most = (size_t)g->ops->max_actions;
    *ai = (bcg_ai){.game = g, .heuristics = heuristics, .level = level};
    const bool scores = level->choose != bcg_ai_random;
    ai->tables = scores ? tables_of(heuristics, g, tables) : NULL;
    ai->memory = calloc(1, heuristics->memory_size);
    ai->actions = malloc(most * sizeof ai->actions[0]);
    ai->scores = malloc(most * sizeof ai->scores[0]);
    ai->plan.expected = malloc(g->ops->state_size);
    ai->turn = -1;
    if (!ai->plan.expected || (scores && !ai->tables) || !ai->memory || !ai->actions ||
        !ai->scores) {
        bcg_ai_free(ai);
        return NULL;
    }
    bcg_rng_seed(&ai->rng, seed);
    return ai;
}

void bcg_ai_free(bcg_ai *ai)
{
    if (!ai)
        return;
    free(ai->plan.expected);
    free(ai->memory);
    free(ai->actions);
    free(ai->scores);
    free(ai);
}

bcg_ai_answer bcg_ai_choose(bcg_ai *ai, const void *view, int seat, const bcg_ai_budget *budget)
{
    static const bcg_ai_budget usual = {0};
    const bcg_ops *ops = ai->game->ops;
    const int count = ops->legal(ai->game, view, seat, ai->actions, ops->max_actions);
    assert(count > 0);
    ai->seat = seat;
    const bool planned = bcg_ai_as_planned(ai, view);
    const bcg_ai_answer next = planned ? bcg_ai_follow(ai, view) : (bcg_ai_answer){0};
    if (count == 1)
        return (bcg_ai_answer){.action = ai->actions[0]};
    if (planned)
        return next;
    return ai->level->choose(ai, view, ai->actions, count, budget ? budget : &usual);
}
