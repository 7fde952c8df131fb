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

bcg_ai *bcg_ai_new(const bcg_ruleset *ruleset, const bcg_game *g, const bcg_ai_level *level,
                   uint64_t seed)
{
    return bcg_ai_new_weighing(ruleset, g, level, seed, NULL);
}

bcg_ai *bcg_ai_new_weighing(const bcg_ruleset *ruleset, const bcg_game *g,
                            const bcg_ai_level *level, uint64_t seed, const void *weights)
{
    const bcg_heuristics *heuristics = ruleset->heuristics;
    bcg_ai *ai = calloc(1, sizeof *ai);
    if (!ai)
        return NULL;
    const size_t most = (size_t)g->ops->max_actions;
    *ai = (bcg_ai){.game = g, .heuristics = heuristics, .level = level};
    ai->tables = malloc(heuristics->tables_size);
    ai->memory = calloc(1, heuristics->memory_size);
    ai->actions = malloc(most * sizeof ai->actions[0]);
    ai->scores = malloc(most * sizeof ai->scores[0]);
    ai->plan.expected = malloc(g->ops->state_size);
    ai->turn = -1;
    if (!ai->plan.expected || !ai->tables || !ai->memory || !ai->actions || !ai->scores) {
        bcg_ai_free(ai);
        return NULL;
    }
    bcg_rng_seed(&ai->rng, seed);
    heuristics->fill_tables(g, weights ? weights : heuristics->weights, ai->tables);
    return ai;
}

void bcg_ai_free(bcg_ai *ai)
{
    if (!ai)
        return;
    free(ai->plan.expected);
    free(ai->tables);
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
