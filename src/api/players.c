/* The public library's computer players (include/bocage/bocage.h): those of the game's ruleset. */
#include "api/types.h"

#include "ai/player.h"

#include <stdlib.h>

_Static_assert((int)BOCAGE_PLAN >= (int)BCG_AI_STEPS, "plans may be longer than the header says");

struct bocage_ai {
    const bocage_game *game;
    bcg_ai *ai;
};

int bocage_ai_levels(const bocage_game *game)
{
    const bcg_ai_level *levels = game->prepared->ruleset->levels;
    int n = 0;
    while (levels && levels[n].name)
        n++;
    return n;
}

const char *bocage_ai_level_name(const bocage_game *game, int n)
{
    return n >= 0 && n < bocage_ai_levels(game) ? game->prepared->ruleset->levels[n].name : NULL;
}

bocage_ai *bocage_ai_new(const bocage_game *game, const char *level, uint64_t seed)
{
    const bcg_ruleset *ruleset = game->prepared->ruleset;
    const bcg_ai_level *found = ruleset->levels ? bcg_ai_level_named(ruleset, level) : NULL;
    bocage_ai *ai = found ? malloc(sizeof *ai) : NULL;
    if (ai == NULL)
        return NULL;
    *ai = (bocage_ai){game, bcg_prepared_player(game->prepared, found, seed)};
    if (ai->ai)
        return ai;
    free(ai);
    return NULL;
}

void bocage_ai_free(bocage_ai *ai)
{
    if (ai == NULL)
        return;
    bcg_ai_free(ai->ai);
    free(ai);
}

/* Has this seat to decide, in the player's own game? */
static bool is_asked(const bocage_ai *ai, const bocage_view *view)
{
    const bocage_game *game = view->game;
    return game == ai->game &&
           bcg_acts(ops_of(game)->actors(rules_of(game), view->bytes), view->seat);
}

static bcg_ai_answer ask(bocage_ai *ai, const bocage_view *view, uint64_t nodes, int threads)
{
    const bcg_ai_budget budget = {.nodes = nodes, .threads = threads > 0 ? threads : 0};
    return bcg_ai_choose(ai->ai, view->bytes, view->seat, &budget);
}

bocage_action bocage_ai_choose(bocage_ai *ai, const bocage_view *view, uint64_t nodes, int threads)
{
    return is_asked(ai, view) ? ask(ai, view, nodes, threads).action : 0;
}

bool bocage_ai_hint(bocage_ai *ai, const bocage_view *view, uint64_t nodes, int threads,
                    bocage_action *plan, int capacity, bocage_hint *out)
{
    if (!is_asked(ai, view))
        return false;
    const bcg_ai_answer answer = ask(ai, view, nodes, threads);
    const bcg_action *steps = answer.plan ? answer.plan : &answer.action;
    *out = (bocage_hint){
        .action = answer.action,
        .steps = answer.plan ? answer.steps : 1,
        .trials = answer.trials,
        .chance = answer.chance / 1000.0,
        .lead = answer.lead / 1000.0,
        .gain = answer.gain / 1000.0,
        .risk = answer.risk / 1000.0,
    };
    for (int i = 0; i < out->steps && i < capacity; i++)
        plan[i] = steps[i];
    return true;
}
