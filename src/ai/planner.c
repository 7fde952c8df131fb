/* Takes the plan that promises most: the mind's own for each first action that looks good, and
 * variations of the best, compared by exact odds without a die being rolled. */
#include "ai/plan.h"

#include <string.h>

enum { FIRSTS = 12, VARIATIONS = 24 };

/* Keeps the most promising, each once, the best first. */
static void insert(plan_pool *pool, const plan *p)
{
    int at = pool->count;
    for (int i = 0; i < pool->count; i++)
        if (plan_equal(&pool->at[i], p))
            return;
    if (at == PLAN_POOL && p->promise <= pool->at[--at].promise)
        return;
    for (; at > 0 && pool->at[at - 1].promise < p->promise; at--)
        pool->at[at] = pool->at[at - 1];
    pool->at[at] = *p;
    pool->count += pool->count < PLAN_POOL;
}

void plan_gather(bench *b, const plan_root *root, const bcg_action *actions, int *scores, int count,
                 int variations, bcg_rng *r, plan_pool *pool)
{
    plan p;
    pool->count = 0;
    for (int i = 0; i < count && i < FIRSTS; i++) {
        const int first = bcg_ai_pick(scores, count, 0, NULL);
        plan_from(b, root, actions[first], &p);
        p.own[0] = i > 0; /* the first is what the mind would do by itself */
        insert(pool, &p);
        scores[first] = INT32_MIN;
    }
    for (int i = 0; i < variations; i++) {
        const int parent = i % 2 ? 0 : (int)bcg_rng_below(r, (uint32_t)pool->count);
        if (plan_vary(b, root, &pool->at[parent], r, &p))
            insert(pool, &p);
    }
}

bcg_ai_answer bcg_ai_planner(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                             const bcg_ai_budget *budget)
{
    const bcg_ops *ops = ai->game->ops;
    const plan_root root = {
        .state = ai->guess, .seat = ops->actor(ai->game, view), .turn = ai->mind->turn(view)};
    plan_pool pool;
    (void)budget;
    ai->mind->judge(ai->game, ai->lore, ai->memory, view, actions, count, ai->scores);
    ops->guess(ai->game, view, &ai->rng, ai->guess);
    ai->bench.nodes = 0;
    plan_gather(&ai->bench, &root, actions, ai->scores, count, VARIATIONS, &ai->rng, &pool);
    plan_adopt(ai, &pool.at[0]);
    ai->course.answer.nodes = ai->bench.nodes;
    return bcg_ai_follow(ai, view);
}
