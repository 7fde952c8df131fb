#include "session/think.h"

#include <sodium.h>
#include <string.h>

bool bcg_host_knows_level(void *context, const bcg_ruleset *ruleset, const char *name)
{
    (void)context;
    return bcg_ai_level_named(ruleset, name) != NULL;
}

void bcg_host_make_seed(void *context, uint8_t out[BCG_SEED])
{
    (void)context;
    randombytes_buf(out, BCG_SEED);
}

bcg_ai *bcg_think_new(const bcg_session *s, int seat)
{
    const bcg_setup *setup = bcg_session_setup(s);
    bcg_fair own = {.seats = 0};
    bcg_rng r;
    memcpy(own.seed, setup->seed, sizeof own.seed);
    bcg_fair_result(&own, UINT64_MAX - (uint64_t)seat, &r); /* not the number of any game result */
    const bcg_ruleset *ruleset = setup->prepared->ruleset;
    const bcg_ai_level *level = bcg_ai_level_named(ruleset, bcg_session_player(s, seat));
    return level ? bcg_prepared_player(setup->prepared, level, bcg_rng_next(&r)) : NULL;
}

bool bcg_think_hint(bcg_prepared *prepared, const void *view, int seat, const char *level,
                    int64_t nodes, const bcg_ai_budget *budget, bcg_action steps[BCG_PLAN_STEPS],
                    bcg_advice *out)
{
    const bcg_ruleset *ruleset = prepared->ruleset;
    const bcg_ai_level *who = level ? bcg_ai_level_named(ruleset, level) : bcg_ai_adviser(ruleset);
    bcg_ai *ai = who ? bcg_prepared_player(prepared, who, 1) : NULL;
    if (ai == NULL)
        return false;
    bcg_ai_budget own = *budget;
    own.nodes = nodes > 0 ? (uint64_t)nodes : 0;
    const bcg_ai_answer a = bcg_ai_choose(ai, view, seat, &own);
    *out = (bcg_advice){.action = a.action,
                        .plan = steps,
                        .steps = a.plan ? a.steps : 1,
                        .trials = a.trials,
                        .chance = a.chance / 1000.0,
                        .lead = a.lead / 1000.0,
                        .gain = a.gain / 1000.0,
                        .risk = a.risk / 1000.0};
    if (out->steps > BCG_PLAN_STEPS)
        out->steps = BCG_PLAN_STEPS;
    memcpy(steps, a.plan ? a.plan : &a.action, (size_t)out->steps * sizeof steps[0]);
    bcg_ai_free(ai);
    return true;
}
