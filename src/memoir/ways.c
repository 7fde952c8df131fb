/* What happens on the way (OBJ-11, VIC-6, OBS-SAND-7): objectives gained or lost by passing or
 * leaving, sandbags left behind, the battle decided. Each distinct outcome is a separate move. */
#include "memoir/way.h"

#include <string.h>

bool memoir_same_outcome(const memoir_outcome *a, const memoir_outcome *b)
{
    return bcg_set_equal(&a->sandbags, &b->sandbags) && a->result == b->result &&
           memcmp(a->taken, b->taken, sizeof a->taken) == 0 &&
           memcmp(a->held, b->held, sizeof a->held) == 0;
}

static memoir_outcome outcome_of(const memoir_state *s)
{
    memoir_outcome o = {.sandbags = s->sandbags, .result = s->result};
    memcpy(o.taken, s->taken, sizeof o.taken);
    memcpy(o.held, s->held, sizeof o.held);
    return o;
}

/* Undoes a trial step. The unit itself is not put back: the next trial step places it. */
static void take_back(memoir_state *trial, int side, bcg_hex to, const memoir_outcome *before)
{
    bcg_set_remove(&trial->units[side], to);
    trial->sandbags = before->sandbags;
    trial->result = before->result;
    memcpy(trial->taken, before->taken, sizeof before->taken);
    memcpy(trial->held, before->held, sizeof before->held);
}

memoir_outcome memoir_outcome_directly(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    memoir_state trial = *s;
    memoir_try_step(g, &trial, s->active, (bcg_hex)memoir_operand(a, 0),
                    (bcg_hex)memoir_operand(a, 1));
    return outcome_of(&trial);
}

memoir_outcome memoir_outcome_of_path(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    memoir_state trial = *s;
    bcg_hex at = (bcg_hex)memoir_operand(a, 0);
    for (int i = 0; memoir_via(a, i) != BCG_NO_HEX; i++) {
        memoir_try_step(g, &trial, s->active, at, memoir_via(a, i));
        at = memoir_via(a, i);
    }
    memoir_try_step(g, &trial, s->active, at, (bcg_hex)memoir_operand(a, 1));
    return outcome_of(&trial);
}

/* -- all ways --------------------------------------------------------------------------------- */

typedef struct search {
    const memoir_game *g;
    const memoir_state *s;
    const memoir_mover *m;
    memoir_state trial, straight; /* only their sets and medals change, not the arrays */
    bcg_set exit;
    bcg_action path; /* the hexes walked so far, as operands of a move */
    int length;
    const bcg_set *passing; /* where something may happen */
    bcg_set known;          /* destinations whose direct outcome is cached */
    memoir_outcome direct[BCG_MAX_HEXES];
    memoir_ways *out;
} search;

/* Like memoir_outcome_directly, but without copying the state each time. */
static memoir_outcome outcome_straight_to(search *f, bcg_hex to)
{
    const memoir_outcome before = outcome_of(&f->straight);
    const int side = memoir_side_at(f->s, f->m->start);
    memoir_try_step(f->g, &f->straight, side, f->m->start, to);
    const memoir_outcome outcome = outcome_of(&f->straight);
    take_back(&f->straight, side, to, &before);
    return outcome;
}

static const memoir_outcome *direct_to(search *f, bcg_hex to)
{
    if (!bcg_set_has(&f->known, to)) {
        bcg_set_add(&f->known, to);
        f->direct[to] = outcome_straight_to(f, to);
    }
    return &f->direct[to];
}

/* Every destination gets at least one detour; further outcomes share the room that is left. */
static void note_detour(search *f, memoir_action_kind kind, const memoir_walk *w,
                        const memoir_outcome *outcome)
{
    enum { ROOM = MEMOIR_DETOURS - MEMOIR_DISC };
    memoir_detour *list = kind == MA_MOVE ? f->out->move : f->out->exit;
    int *count = kind == MA_MOVE ? &f->out->moves : &f->out->exits;
    const bcg_action a = (f->path & ~(bcg_action)0xffffff) |
                         memoir_action(kind, f->m->start, w->at);
    bool has_one = false;
    for (int i = 0; i < *count; i++) {
        if (memoir_operand(list[i].action, 1) != w->at)
            continue;
        has_one = true;
        if (!memoir_same_outcome(&list[i].outcome, outcome))
            continue;
        if (w->cost < list[i].cost) {
            list[i].action = a;
            list[i].cost = w->cost;
        }
        return;
    }
    if (!has_one || *count < ROOM)
        list[(*count)++] = (memoir_detour){a, w->cost, *outcome};
}

static void note(search *f, const memoir_walk *w)
{
    const memoir_outcome outcome = outcome_of(&f->trial);
    const bool leaves = memoir_check_leaving(f->g, f->s, f->m, w) == BCG_OK;
    if (memoir_same_outcome(&outcome, direct_to(f, w->at))) {
        bcg_set_add(&f->out->plain.at_cost[w->cost], w->at);
        if (leaves)
            bcg_set_add(&f->out->plain.onward, w->at);
        return;
    }
    note_detour(f, MA_MOVE, w, &outcome);
    if (leaves && bcg_set_has(&f->exit, w->at))
        note_detour(f, MA_EXIT, w, &outcome);
}

/* Can something still happen to a move that has reached w? */
static bool may_come_to(const search *f, const memoir_walk *w)
{
    const memoir_game *g = f->g;
    const int left = f->m->allowance - w->cost;
    if (left <= 0)
        return false;
    return bcg_set_meets(f->passing, left == 1   ? &g->board->neighbours[w->at]
                                     : left == 2 ? &g->around[w->at]
                                                 : &g->near[w->at]);
}

/* `eventful`: something has happened on the way to w. Paths on which nothing can happen any more
 * are left to memoir_find_reach_around. */
static void follow(search *f, memoir_walk w, bool eventful)
{
    const int side = memoir_side_at(f->s, f->m->start);
    for (int d = 0; d < BCG_DIRS; d++) {
        const bcg_hex to = f->g->board->next[w.at][d];
        memoir_walk next = w;
        if (to == BCG_NO_HEX || memoir_walk_on(f->g, f->s, f->m, &next, to) != BCG_OK)
            continue;
        const bool event = eventful || bcg_set_has(f->passing, to);
        if (!event && !may_come_to(f, &next))
            continue;
        const memoir_outcome before = outcome_of(&f->trial);
        const bcg_action path = f->path;
        memoir_try_step(f->g, &f->trial, side, w.at, to);
        if (event)
            note(f, &next);
        f->path = memoir_with(path, 2 + f->length++, to + 1);
        follow(f, next, event);
        f->path = path;
        f->length--;
        take_back(&f->trial, side, to, &before);
    }
}

/* Can the move pass through one of the hexes? The starting hex is not among them. */
static bool may_pass(const memoir_game *g, const memoir_mover *m, const bcg_set *hexes)
{
    if (m->allowance <= 2)
        return bcg_set_meets(hexes, &g->board->neighbours[m->start]);
    return bcg_set_meets(hexes, m->allowance == 3 ? &g->around[m->start] : &g->near[m->start]);
}

bool memoir_way_matters(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                        const bcg_set *passing)
{
    return may_pass(g, m, passing) || memoir_leaving_matters(g, s, m->start);
}

void memoir_find_ways(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                      const bcg_set *passing, memoir_ways *out)
{
    out->moves = out->exits = 0;
    if (!memoir_way_matters(g, s, m, passing)) {
        memoir_find_reach(g, s, m, &out->plain);
        return;
    }
    search f; /* `direct` is filled on demand */
    f.g = g;
    f.s = s;
    f.m = m;
    f.trial = *s;
    f.straight = *s;
    f.exit = g->exit[memoir_side_at(s, m->start)];
    f.path = 0;
    f.length = 0;
    f.known = BCG_SET_EMPTY;
    f.out = out;
    f.passing = passing;
    const bool anywhere = memoir_leaving_matters(g, s, m->start);
    if (anywhere)
        memset(&out->plain, 0, sizeof out->plain);
    else
        memoir_find_reach_around(g, s, m, passing, &out->plain);
    follow(&f, (memoir_walk){m->start, 0, false}, anywhere);
    memoir_keep_cheapest(&out->plain);
}
