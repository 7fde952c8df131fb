/* A plan: what a seat does from its decision until dice, cards or somebody else decide, or
 * something hidden shows, assuming that others let reaction windows pass: one that is not ends the
 * plan. A decision to be made in secret is not planned. For search.c, which tries plans; plan.c
 * makes them from the heuristics' best-rated actions and from other plans. */
#ifndef BOCAGE_AI_PLAN_H
#define BOCAGE_AI_PLAN_H

#include "ai/player.h"

enum { PLAN_STEPS = BCG_AI_STEPS };

typedef struct plan {
    int count;
    bcg_action step[PLAN_STEPS];
    bool open[PLAN_STEPS]; /* there was a choice */
    bool own[PLAN_STEPS];  /* the plan's own idea, not the heuristics' */
    bool ends;             /* the last step shows what nobody can know before */
} plan;

/* Memory for making plans and trying them: one per thread. */
typedef struct bcg_workspace {
    const bcg_ai *ai;
    void *state, *memory;
    bcg_action *actions;
    int *scores;
    uint64_t nodes; /* decisions examined */
} bcg_workspace;

bool bcg_workspace_init(bcg_workspace *b, const bcg_ai *ai);
void bcg_workspace_done(bcg_workspace *b);

/* The seat's decision in the workspace's state according to the heuristics, with up to `noise`
 * added to each score. */
bcg_action bcg_workspace_choose(bcg_workspace *b, int seat, int noise, bcg_rng *r);

/* Where plans begin. */
typedef struct plan_root {
    const void *state; /* a guess at what the view hides: plans do not depend on it */
    int seat, turn;
    int value; /* of the state, for the seat */
} plan_root;

/* Lets the windows of other seats go by, as a plan assumes. */
void bcg_plan_pass_windows(const bcg_game *g, void *s, int seat);
/* The heuristics' plan after starting with this action. */
void bcg_plan_from(bcg_workspace *b, const plan_root *root, bcg_action first, plan *out);
/* Makes a plan like `parent`, with one random step changed; false if it has no step to change.
 * Steps that were the parent's own ideas are kept where they are still legal. */
bool bcg_plan_vary(bcg_workspace *b, const plan_root *root, const plan *parent, bcg_rng *r,
                   plan *out);
/* Sets the plan to follow from now on. */
void bcg_plan_adopt(bcg_ai *ai, const plan *p);
/* How good each of these plans is for the deciding seat, over `trials` trials with the same guesses
 * and the same dice. For tuning weights; false if out of memory or if there are too many plans. */
bool bcg_plans_compare(bcg_ai *ai, const void *view, const plan *plans, int count, int trials,
                       int *value);
bool bcg_plan_equal(const plan *a, const plan *b);

#endif
