#include "ai/plan.h"

#include <stdlib.h>
#include <string.h>

bool bcg_workspace_init(bcg_workspace *b, const bcg_ai *ai)
{
    const bcg_ops *ops = ai->game->ops;
    const size_t most = (size_t)ops->max_actions;
    *b = (bcg_workspace){.ai = ai};
    b->state = malloc(ops->state_size);
    b->memory = malloc(ai->heuristics->memory_size);
    b->actions = malloc(most * sizeof b->actions[0]);
    b->scores = malloc(most * sizeof b->scores[0]);
    return b->state && b->memory && b->actions && b->scores;
}

void bcg_workspace_done(bcg_workspace *b)
{
    free(b->state);
    free(b->memory);
    free(b->actions);
    free(b->scores);
}

/* Lists the legal actions, and scores them if there is a choice. */
static int look(bcg_workspace *b, int seat)
{
    const bcg_ai *ai = b->ai;
    const bcg_ops *ops = ai->game->ops;
    const int count = ops->legal(ai->game, b->state, seat, b->actions, ops->max_actions);
    b->nodes++;
    if (count > 1)
        ai->heuristics->score(ai->game, ai->tables, b->memory, b->state, seat, b->actions, count,
                              b->scores);
    return count;
}

bcg_action bcg_workspace_choose(bcg_workspace *b, int seat, int noise, bcg_rng *r)
{
    const int count = look(b, seat);
    return b->actions[count > 1 ? bcg_ai_pick(b->scores, count, noise, r) : 0];
}

static bool is_window_of_others(const bcg_game *g, const void *s, int seat)
{
    return bcg_window(g, s) >= 0 && !bcg_acts(g->ops->actors(g, s), seat);
}

void bcg_plan_pass_windows(const bcg_game *g, void *s, int seat)
{
    while (is_window_of_others(g, s, seat))
        g->ops->apply(g, s, bcg_actor(g, s), g->ops->pass(g, s), NULL);
}

/* -- making a plan ---------------------------------------------------------------------------- */

static bool commits(const bcg_game *g, const void *s, int seat, bcg_action a)
{
    return g->ops->commits && g->ops->commits(g, s, seat, a);
}

static void take(bcg_workspace *b, const plan_root *root, plan *p, bcg_action a, bool open,
                 bool own)
{
    const bcg_game *g = b->ai->game;
    p->step[p->count] = a;
    p->open[p->count] = open;
    p->own[p->count++] = own;
    p->ends = commits(g, b->state, root->seat, a);
    g->ops->apply(g, b->state, root->seat, a, NULL);
    while (is_window_of_others(g, b->state, root->seat)) {
        const int other = bcg_actor(g, b->state);
        const bcg_action pass = g->ops->pass(g, b->state);
        p->ends = p->ends || commits(g, b->state, other, pass);
        g->ops->apply(g, b->state, other, pass, NULL);
    }
}

/* Starts with the first steps of another plan. */
static void begin(bcg_workspace *b, const plan_root *root, const plan *parent, int steps, plan *out)
{
    memcpy(b->state, root->state, b->ai->game->ops->state_size);
    memcpy(b->memory, b->ai->memory, b->ai->heuristics->memory_size);
    out->count = 0;
    out->ends = false;
    for (int i = 0; i < steps; i++)
        take(b, root, out, parent->step[i], parent->open[i], parent->own[i]);
}

static bool is_secret(const bcg_game *g, const void *s)
{
    return g->ops->secret && g->ops->secret(g, s);
}

static bool goes_on(const bcg_workspace *b, const plan_root *root, const plan *p)
{
    const bcg_game *g = b->ai->game;
    return !p->ends && p->count < PLAN_STEPS && bcg_acts(g->ops->actors(g, b->state), root->seat) &&
           !is_secret(g, b->state) && b->ai->heuristics->turn(b->state) == root->turn;
}

/* The parent's next own idea that is due by now and legal, or 0. */
static bcg_action idea_of(const bcg_workspace *b, const plan *parent, int *next, int step,
                          int count)
{
    for (; *next < parent->count && *next <= step; ++*next) {
        if (!parent->own[*next])
            continue;
        for (int i = 0; i < count; i++)
            if (b->actions[i] == parent->step[*next])
                return parent->step[(*next)++];
    }
    return 0;
}

/* Completes a plan with the best-rated actions, except for the parent's ideas from step `next`
 * on. */
static void finish(bcg_workspace *b, const plan_root *root, const plan *parent, int next, plan *out)
{
    while (goes_on(b, root, out)) {
        const int count = look(b, root->seat);
        const bcg_action idea = parent ? idea_of(b, parent, &next, out->count, count) : 0;
        const int best = count > 1 && !idea ? bcg_ai_pick(b->scores, count, 0, NULL) : 0;
        take(b, root, out, idea ? idea : b->actions[best], count > 1, idea != 0);
    }
}

void bcg_plan_from(bcg_workspace *b, const plan_root *root, bcg_action first, plan *out)
{
    begin(b, root, NULL, 0, out);
    take(b, root, out, first, true, true);
    finish(b, root, NULL, 0, out);
}

/* A different action than the given one, for the workspace's state; that one itself if no other is
 * worth trying. */
static bcg_action another(bcg_workspace *b, int seat, bcg_action than, bcg_rng *r)
{
    const int count = look(b, seat);
    for (int i = 0; i < count; i++)
        if (b->actions[i] == than)
            b->scores[i] = INT32_MIN / 2;
    const int best = bcg_ai_pick(b->scores, count, b->ai->heuristics->vary, r);
    return b->scores[best] > BCG_NEVER ? b->actions[best] : than;
}

bool bcg_plan_vary(bcg_workspace *b, const plan_root *root, const plan *parent, bcg_rng *r,
                   plan *out)
{
    int at[PLAN_STEPS], choices = 0;
    for (int i = 0; i < parent->count; i++)
        if (parent->open[i])
            at[choices++] = i;
    if (choices == 0)
        return false;
    const int step = at[bcg_rng_below(r, (uint32_t)choices)];
    begin(b, root, parent, step, out);
    take(b, root, out, another(b, root->seat, parent->step[step], r), true, true);
    finish(b, root, parent, step + 1, out);
    return true;
}

bool bcg_plan_equal(const plan *a, const plan *b)
{
    return a->count == b->count &&
           memcmp(a->step, b->step, (size_t)a->count * sizeof a->step[0]) == 0;
}

/* -- following one ---------------------------------------------------------------------------- */

void bcg_plan_adopt(bcg_ai *ai, const plan *p)
{
    memcpy(ai->plan.step, p->step, sizeof ai->plan.step);
    ai->plan.count = p->count;
    ai->plan.next = 0;
    ai->plan.answer = (bcg_ai_answer){0};
}

bool bcg_ai_as_planned(const bcg_ai *ai, const void *view)
{
    return ai->plan.next < ai->plan.count &&
           memcmp(ai->plan.expected, view, ai->game->ops->state_size) == 0;
}

bcg_ai_answer bcg_ai_follow(bcg_ai *ai, const void *view)
{
    bcg_ai_plan *c = &ai->plan;
    bcg_ai_answer answer = c->answer;
    c->answer.nodes = 0; /* already counted, whatever steps follow */
    answer.plan = c->step + c->next;
    answer.steps = c->count - c->next;
    answer.action = c->step[c->next++];
    if (c->next < c->count) {
        memcpy(c->expected, view, ai->game->ops->state_size);
        ai->game->ops->apply(ai->game, c->expected, ai->seat, answer.action, NULL);
        bcg_plan_pass_windows(ai->game, c->expected, ai->seat);
    }
    return answer;
}
