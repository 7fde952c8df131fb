/* A plan: what a seat does from its decision on until dice, cards or somebody else decide. For
 * search.c, which tries plans; plan.c makes them from what the heuristics rate best and from other
 * plans. */
#ifndef BOCAGE_AI_PLAN_H
#define BOCAGE_AI_PLAN_H

#include "ai/player.h"

enum { PLAN_STEPS = BCG_AI_STEPS };

typedef struct plan {
    int count;
    bcg_action step[PLAN_STEPS];
    bool open[PLAN_STEPS]; /* there was a choice */
    bool own[PLAN_STEPS];  /* the plan's own idea, not the heuristics' */
} plan;

/* Room to make plans and to try them: one for each thread. */
typedef struct bcg_workspace {
    const bcg_ai *ai;
    void *state, *memory;
    bcg_action *actions;
    int *scores;
    uint64_t nodes; /* decisions looked at */
} bcg_workspace;

bool bcg_workspace_init(bcg_workspace *b, const bcg_ai *ai);
void bcg_workspace_done(bcg_workspace *b);

/* The seat's decision in the workspace's state as the heuristics would take it, each score raised
 * by up to `noise`.
 */
bcg_action bcg_workspace_choose(bcg_workspace *b, int seat, int noise, bcg_rng *r);

/* Where plans begin. */
typedef struct plan_root {
    const void *state; /* a guess of what the view hides: plans do not depend on it */
    int seat, turn;
    int value; /* of the state, for the seat */
} plan_root;

/* The heuristics' own plan, if it begins with this action. */
void bcg_plan_from(bcg_workspace *b, const plan_root *root, bcg_action first, plan *out);
/* A plan like another, changed in one step at random; false if it has no step to change. Steps that
 * were the parent's own ideas are kept where they are still allowed. */
bool bcg_plan_vary(bcg_workspace *b, const plan_root *root, const plan *parent, bcg_rng *r,
                   plan *out);
/* The plan to be followed from now on. */
void bcg_plan_adopt(bcg_ai *ai, const plan *p);
/* How good each of these plans is for who has to decide, by so many trials on the same guesses and
 * with the same dice. For those who look for weights; false without memory or if there are too
 * many. */
bool bcg_plans_compare(bcg_ai *ai, const void *view, const plan *plans, int count, int trials,
                       int *value);
bool bcg_plan_equal(const plan *a, const plan *b);

#endif
