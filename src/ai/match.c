#include "ai/match.h"

#include "ai/player.h"

#include <stdlib.h>

typedef struct table {
    const bcg_game *g;
    const bcg_match_rules *rules;
    bcg_match_game *out;
    bcg_ai *ai[BCG_MAX_SEATS];           /* by seat */
    bcg_ai_budget budget[BCG_MAX_SEATS]; /* by seat */
    void *state, *view;
    bcg_action *actions;
    int teams, rotation;
    int turn;
    bool is_fresh;                 /* no decision has been made in this turn yet */
    bool has_begun[BCG_MAX_SEATS]; /* a turn of this contestant is being timed */
    uint64_t in_turn[BCG_MAX_SEATS];
    int thinking;   /* the contestant the clock is running for, or -1 */
    uint64_t since; /* when it was started */
} table;

/* The contestant playing a seat. */
static int contestant_of(const table *t, int seat)
{
    const int team = t->g->ops->team(t->g, seat);
    return (team + t->teams - t->rotation) % t->teams;
}

/* Decisions in a row are timed together: looking at the clock takes as long as a quick one. */
static void run_clock_for(table *t, int c)
{
    if (c == t->thinking || !t->rules->clock)
        return;
    const uint64_t time = t->rules->clock();
    if (t->thinking >= 0)
        t->in_turn[t->thinking] += time - t->since;
    t->thinking = c;
    t->since = time;
}

static void close_turn(table *t, int c)
{
    run_clock_for(t, -1);
    if (t->has_begun[c] && t->rules->turn_over)
        t->rules->turn_over(t->rules->context, c, t->in_turn[c]);
}

/* A turn belongs to whoever decides first in it, other than in a reaction window. Time spent before
 * a contestant's first turn, during setup, counts toward that turn. */
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
    const int c = contestant_of(t, seat);
    const bool reacts = bcg_window(t->g, t->state) >= 0;
    if (t->is_fresh && !reacts)
        open_turn(t, c);
    if (t->turn > 0 && t->out->opener < 0 && !reacts)
        t->out->opener = c;
    run_clock_for(t, c);
    ops->view(t->g, t->state, seat, t->view);
    const bcg_ai_answer answer = bcg_ai_choose(t->ai[seat], t->view, seat, &t->budget[seat]);
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
    if (actor != BCG_CHANCE) {
        decide(t, actor);
        return;
    }
    run_clock_for(t, -1);
    ops->apply(t->g, t->state, BCG_CHANCE, ops->chance(t->g, t->state, dice), NULL);
}

/* Who acts next. Whoever can only say that he is done waits for the others: what they do may give
 * him something to do. */
static int next_actor(const table *t)
{
    const bcg_ops *ops = t->g->ops;
    const bcg_seats actors = ops->actors(t->g, t->state);
    const int first = bcg_first_actor(actors);
    if (first < 0 || (actors & (actors - 1)) == 0)
        return first;
    for (int seat = first; seat < ops->seats(t->g); seat++)
        if (ops->legal(t->g, t->state, seat, t->actions, ops->max_actions) > 1)
            return seat;
    return first;
}

static void play(table *t, const bcg_heuristics *heuristics, bcg_rng *dice)
{
    const bcg_ops *ops = t->g->ops;
    bcg_match_game *out = t->out;
    ops->begin(t->g, t->state);
    for (int actor = next_actor(t); actor != BCG_OVER && !out->broken_off; actor = next_actor(t)) {
        step(t, heuristics, actor, dice);
        /* a hurried answer does not represent the level that gave it: the game does not count */
        out->broken_off = t->rules->stop && t->rules->stop(t->rules->context);
    }
    for (int c = 0; c < t->teams; c++)
        close_turn(t, c);
    out->turns = heuristics->turn(t->state);
    for (int seat = 0; seat < ops->seats(t->g); seat++) {
        out->points[contestant_of(t, seat)] = heuristics->points(t->g, t->state, seat);
        if (ops->result(t->g, t->state, seat) == BCG_WON)
            out->winner = contestant_of(t, seat);
    }
}

/* Creates players for all seats of a contestant. */
static bool seat_contestant(table *t, const bcg_ruleset *ruleset, const bcg_contestant *who, int c,
                            bcg_rng *dice)
{
    bool ready = true, first = true;
    for (int seat = 0; seat < t->g->ops->seats(t->g); seat++) {
        if (contestant_of(t, seat) != c)
            continue;
        const bool is_partner = !first && who->partner;
        t->budget[seat] = (bcg_ai_budget){.nodes = is_partner ? who->partner_nodes : who->nodes,
                                          .threads = who->threads,
                                          .stop = t->rules->stop,
                                          .context = t->rules->context};
        t->ai[seat] = bcg_ai_new(ruleset, t->g, who->tables, is_partner ? who->partner : who->level,
                                 bcg_rng_next(dice));
        ready = ready && t->ai[seat];
        first = false;
    }
    return ready;
}

bool bcg_match_play(const bcg_ruleset *ruleset, const bcg_game *g, const bcg_contestant c[],
                    int rotation, uint64_t seed, const bcg_match_rules *rules, bcg_match_game *out)
{
    table t = {.g = g, .rules = rules, .out = out, .rotation = rotation, .thinking = -1};
    bcg_rng dice;
    *out = (bcg_match_game){.winner = -1, .opener = -1};
    bcg_rng_seed(&dice, seed);
    t.teams = bcg_count_teams(g);
    t.state = malloc(g->ops->state_size);
    t.view = malloc(g->ops->state_size);
    t.actions = malloc((size_t)g->ops->max_actions * sizeof t.actions[0]);
    bool ready = t.state && t.view && t.actions;
    for (int i = 0; i < t.teams; i++)
        ready = seat_contestant(&t, ruleset, &c[i], i, &dice) && ready;
    if (ready)
        play(&t, ruleset->heuristics, &dice);
    for (int seat = 0; seat < BCG_MAX_SEATS; seat++)
        bcg_ai_free(t.ai[seat]);
    free(t.state);
    free(t.view);
    free(t.actions);
    return ready;
}
