#include "ai/match.h"

#include "ai/player.h"

#include <stdlib.h>

typedef struct table {
    const bcg_game *g;
    const bcg_match_rules *rules;
    bcg_match_game *out;
    bcg_ai *ai[BCG_MATCH_SEATS];
    bcg_ai_budget budget[BCG_MATCH_SEATS];
    void *state, *view;
    bool swap;
    int turn;
    bool is_fresh;                   /* nobody has decided anything in this turn yet */
    bool has_begun[BCG_MATCH_SEATS]; /* a turn of this contestant is being timed */
    uint64_t in_turn[BCG_MATCH_SEATS];
} table;

static uint64_t now(const table *t)
{
    return t->rules->clock ? t->rules->clock() : 0;
}

static void close_turn(table *t, int c)
{
    if (t->has_begun[c] && t->rules->turn_over)
        t->rules->turn_over(t->rules->context, c, t->in_turn[c]);
}

/* Whoever decides first in a turn is whose turn it is. What was thought before a contestant's first
 * turn, in setting up, belongs to that one. */
static void open_turn(table *t, int c)
{
    close_turn(t, c);
    if (t->has_begun[c])
        t->in_turn[c] = 0;
    t->has_begun[c] = true;
    t->is_fresh = false;
}

static void decide(table *t, int seat)
{
    const bcg_ops *ops = t->g->ops;
    const int c = seat ^ t->swap;
    if (t->is_fresh)
        open_turn(t, c);
    const uint64_t begin = now(t);
    ops->view(t->g, t->state, seat, t->view);
    const bcg_ai_answer answer = bcg_ai_choose(t->ai[c], t->view, seat, &t->budget[c]);
    t->in_turn[c] += now(t) - begin;
    t->out->decisions[c]++;
    t->out->nodes[c] += answer.nodes;
    ops->apply(t->g, t->state, seat, answer.action, NULL);
}

static void step(table *t, const bcg_heuristics *heuristics, int actor, bcg_rng *dice)
{
    const bcg_ops *ops = t->g->ops;
    if (heuristics->turn(t->state) != t->turn) {
        t->turn = heuristics->turn(t->state);
        t->is_fresh = true;
    }
    if (actor == BCG_CHANCE)
        ops->apply(t->g, t->state, BCG_CHANCE, ops->chance(t->g, t->state, dice), NULL);
    else
        decide(t, actor);
}

static void play(table *t, const bcg_heuristics *heuristics, bcg_rng *dice)
{
    const bcg_ops *ops = t->g->ops;
    bcg_match_game *out = t->out;
    ops->begin(t->g, t->state);
    for (int actor = bcg_actor(t->g, t->state); actor != BCG_OVER && !out->broken_off;
         actor = bcg_actor(t->g, t->state)) {
        step(t, heuristics, actor, dice);
        /* an answer that was hurried is no move of the level that gave it: the game does not count
         */
        out->broken_off = t->rules->stop && t->rules->stop(t->rules->context);
    }
    for (int c = 0; c < BCG_MATCH_SEATS; c++)
        close_turn(t, c);
    out->turns = heuristics->turn(t->state);
    for (int seat = 0; seat < BCG_MATCH_SEATS; seat++) {
        out->points[seat ^ t->swap] = heuristics->points(t->g, t->state, seat);
        if (ops->result(t->g, t->state, seat) == BCG_WON)
            out->winner = seat ^ t->swap;
    }
}

bool bcg_match_play(const bcg_game *g, const bcg_contestant c[BCG_MATCH_SEATS], bool swap,
                    uint64_t seed, const bcg_match_rules *rules, bcg_match_game *out)
{
    const bcg_heuristics *heuristics = bcg_heuristics_of(g);
    table t = {.g = g, .rules = rules, .out = out, .swap = swap};
    bcg_rng dice;
    *out = (bcg_match_game){.winner = -1};
    bcg_rng_seed(&dice, seed);
    t.state = malloc(g->ops->state_size);
    t.view = malloc(g->ops->state_size);
    bool ready = heuristics && t.state && t.view;
    for (int i = 0; i < BCG_MATCH_SEATS; i++) {
        t.ai[i] = bcg_ai_new_weighing(g, c[i].level, bcg_rng_next(&dice), c[i].weights);
        t.budget[i] = (bcg_ai_budget){.nodes = c[i].nodes,
                                      .threads = c[i].threads,
                                      .stop = rules->stop,
                                      .context = rules->context};
        ready = ready && t.ai[i];
    }
    if (ready)
        play(&t, heuristics, &dice);
    for (int i = 0; i < BCG_MATCH_SEATS; i++)
        bcg_ai_free(t.ai[i]);
    free(t.state);
    free(t.view);
    return ready;
}
