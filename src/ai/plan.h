/* A plan: what a seat does from its decision on until dice, cards or somebody else decide. For
 * search.c, which tries plans; plan.c makes them from what the mind thinks best and from other
 * plans. */
#ifndef BOCAGE_AI_PLAN_H
#define BOCAGE_AI_PLAN_H

#include "ai/player.h"

enum { PLAN_STEPS = BCG_AI_STEPS };

typedef struct plan {
    int promise; /* what the mind says of where it leads */
    int count;
    bcg_action step[PLAN_STEPS];
    bool open[PLAN_STEPS]; /* there was a choice */
    bool own[PLAN_STEPS];  /* the plan's own idea, not the mind's */
} plan;

bool bench_init(bench *b, const bcg_ai *ai);
void bench_done(bench *b);

/* The decision of the bench's state as the mind would take it, each score raised by up to `noise`.
 */
bcg_action bench_choose(bench *b, int noise, bcg_rng *r);

/* Where plans begin. */
typedef struct plan_root {
    const void *state; /* a guess of what the view hides: plans do not depend on it */
    int seat, turn;
} plan_root;

/* The mind's own plan, if it begins with this action. */
void plan_from(bench *b, const plan_root *root, bcg_action first, plan *out);
/* A plan like another, changed in one step at random; false if it has no step to change. Steps that
 * were the parent's own ideas are kept where they are still allowed. */
bool plan_vary(bench *b, const plan_root *root, const plan *parent, bcg_rng *r, plan *out);
/* The most promising of many plans, the best first. */
enum { PLAN_POOL = 32 };
typedef struct plan_pool {
    plan at[PLAN_POOL];
    int count;
} plan_pool;

/* The mind's own plan for each action that scores well, and so many variations of the best
 * (planner.c). The scores are used up. */
void plan_gather(bench *b, const plan_root *root, const bcg_action *actions, int *scores, int count,
                 int variations, bcg_rng *r, plan_pool *pool);

/* The plan to be followed from now on. */
void plan_adopt(bcg_ai *ai, const plan *p);
bool plan_equal(const plan *a, const plan *b);

#endif
