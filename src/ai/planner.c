/* Takes the plan that promises most: the mind's own for each first action that looks good, and
 * variations of the best, compared by exact odds without a die being rolled. */
#include "ai/plan.h"

enum { FIRSTS = 10, VARIATIONS = 24 };

static void keep_better(plan *best, const plan *p)
{
    if (p->promise > best->promise)
        *best = *p;
}

bcg_ai_answer bcg_ai_planner(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                             const bcg_ai_budget *budget)
{
    const bcg_ops *ops = ai->game->ops;
    const plan_root root = {
        .state = ai->guess, .seat = ops->actor(ai->game, view), .turn = ai->mind->turn(view)};
    plan best, p;
    (void)budget;
    if (bcg_ai_as_planned(ai, view))
        return bcg_ai_follow(ai, view);
    ai->mind->judge(ai->game, ai->lore, ai->memory, view, actions, count, ai->scores);
    ops->guess(ai->game, view, &ai->rng, ai->guess);
    ai->bench.nodes = 0;
    for (int i = 0; i < count && i < FIRSTS; i++) {
        const int first = bcg_ai_pick(ai->scores, count, 0, NULL);
        plan_from(&ai->bench, &root, actions[first], i ? &p : &best);
        if (i)
            keep_better(&best, &p);
        ai->scores[first] = INT32_MIN;
    }
    for (int i = 0; i < VARIATIONS; i++)
        if (plan_vary(&ai->bench, &root, &best, &ai->rng, &p))
            keep_better(&best, &p);
    plan_adopt(ai, &best);
    ai->course.answer.nodes = ai->bench.nodes;
    return bcg_ai_follow(ai, view);
}
