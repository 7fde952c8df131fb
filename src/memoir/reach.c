/* Where a unit can go: by sets of hexes, which is fast; and by walking every path, which is
 * obviously correct; move_test.c proves them equal. */
#include "memoir/way.h"

#include <string.h>

/* Walk every path. */
static void walk_everywhere(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                            memoir_walk w, memoir_reach *out)
{
    for (int d = 0; d < BCG_DIRS; d++) {
        const bcg_hex to = g->board->next[w.at][d];
        memoir_walk next = w;
        if (to == BCG_NO_HEX || memoir_walk_on(g, s, m, &next, to) != BCG_OK)
            continue;
        bcg_set_add(&out->at_cost[next.cost], to);
        if (memoir_check_leaving(g, s, m, &next) == BCG_OK)
            bcg_set_add(&out->onward, to);
        walk_everywhere(g, s, m, next, out);
    }
}

void memoir_keep_cheapest(memoir_reach *r)
{
    r->all = BCG_SET_EMPTY;
    for (int cost = 1; cost <= MEMOIR_MOST_MOVES; cost++) {
        r->at_cost[cost] = bcg_set_minus(r->at_cost[cost], r->all);
        r->all = bcg_set_or(r->all, r->at_cost[cost]);
    }
}

void memoir_reach_plainly(const memoir_game *g, const memoir_state *s, bcg_hex h, memoir_reach *out)
{
    const memoir_mover m = memoir_mover_at(s, h);
    memset(out, 0, sizeof *out);
    walk_everywhere(g, s, &m, (memoir_walk){h, 0, false}, out);
    memoir_keep_cheapest(out);
}

/* -- with sets of hexes ----------------------------------------------------------------------- */

/* A move spreads over the board, one cost at a time. What a single step costs is in the game's
 * table, so that only units, wire and where the move began remain. */
typedef struct flood {
    const bcg_set *one, *two; /* by hex: steps of cost 1 and 2 */
    const bcg_set *uneven;
    bcg_hex start;
    bcg_set closed; /* may not be entered */
    bcg_set stop;   /* a move must end there */
    int most;       /* movement allowance */
    bool one_step;  /* TER-HEDGE-4 */
} flood;

static flood flood_of(const memoir_game *g, const memoir_state *s, const memoir_mover *m)
{
    const bcg_set(*step)[BCG_MAX_HEXES] = g->step[memoir_gait_of(m)];
    flood f = {.one = step[0],
               .two = step[1],
               .uneven = &g->uneven,
               .start = m->start,
               .closed = memoir_occupied(s),
               .stop = BCG_SET_EMPTY,
               .most = m->allowance,
               .one_step = memoir_leaves_by_one(g, m)};
    if (m->freely)
        return f;
    f.stop = bcg_set_or(g->stop, s->wire);
    /* TER-HEDGE-1: the table knows only that one step is taken from a neighbour. */
    f.closed = bcg_set_or(f.closed, bcg_set_minus(g->from_next, g->board->neighbours[m->start]));
    return f;
}

static void spread(const flood *f, memoir_reach *out)
{
    bcg_set all = BCG_SET_EMPTY, onward = BCG_SET_EMPTY;
    bcg_set at = f->one[f->start], later = f->two[f->start];
    int cost = 1;
    for (; cost <= f->most; cost++) {
        at = bcg_set_minus(bcg_set_minus(at, f->closed), all);
        out->at_cost[cost] = at;
        all = bcg_set_or(all, at);
        if (cost == f->most)
            continue;
        const bcg_set from = f->one_step ? BCG_SET_EMPTY : bcg_set_minus(at, f->stop);
        onward = bcg_set_or(onward, from);
        at = bcg_set_or(later, bcg_set_join(f->one, &from));
        later = bcg_set_meets(&from, f->uneven) ? bcg_set_join(f->two, &from) : BCG_SET_EMPTY;
    }
    for (; cost <= MEMOIR_MOST_MOVES; cost++)
        out->at_cost[cost] = BCG_SET_EMPTY;
    out->at_cost[0] = BCG_SET_EMPTY;
    out->all = all;
    out->onward = onward;
}

/* TER-BEACH-1: a move that enters a beach stays short; without one it may go far. */
static void spread_by_beach(flood f, const bcg_set *beach, memoir_reach *out)
{
    memoir_reach dry;
    const bcg_set closed = f.closed;
    f.closed = bcg_set_or(closed, *beach);
    spread(&f, &dry);
    f.closed = closed;
    f.most = MEMOIR_SLOW_LIMIT;
    spread(&f, out);
    for (int cost = 1; cost <= MEMOIR_MOST_MOVES; cost++)
        out->at_cost[cost] = bcg_set_or(out->at_cost[cost], dry.at_cost[cost]);
    out->onward = bcg_set_or(out->onward, dry.onward);
    memoir_keep_cheapest(out);
}

void memoir_find_reach_around(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                              const bcg_set *hexes, memoir_reach *out)
{
    flood f = flood_of(g, s, m);
    f.stop = bcg_set_or(f.stop, *hexes);
    spread(&f, out);
    if (f.most > MEMOIR_SLOW_LIMIT && !m->freely && bcg_set_meets(&out->all, &g->slow))
        spread_by_beach(f, &g->slow, out);
}

void memoir_find_reach(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                       memoir_reach *out)
{
    memoir_find_reach_around(g, s, m, &BCG_SET_EMPTY, out);
}

void memoir_reach_of(const memoir_game *g, const memoir_state *s, bcg_hex h, memoir_reach *out)
{
    const memoir_mover m = memoir_mover_at(s, h);
    memoir_find_reach(g, s, &m, out);
}

/* All hexes that units of a class starting on `at` can reach in any number of moves. */
static bcg_set come_everywhere(const memoir_game *g, memoir_class kind, bcg_set at)
{
    bcg_set seen = at;
    while (!bcg_set_is_empty(&at)) {
        at = bcg_set_or(bcg_set_join(g->step[kind][0], &at), bcg_set_join(g->step[kind][1], &at));
        at = bcg_set_minus(at, seen);
        seen = bcg_set_or(seen, at);
    }
    return seen;
}

bcg_set memoir_ever_reached(const memoir_game *g, int side)
{
    const memoir_state *s = &g->opening;
    bcg_set at[MEMOIR_CLASSES] = {0}, all = s->units[side];
    BCG_EACH (h, s->units[side])
        if (!memoir_is_dug_in(g, s, (bcg_hex)h))
            bcg_set_add(&at[memoir_class_at(s, h)], h);
    for (int k = 0; k < MEMOIR_CLASSES; k++)
        all = bcg_set_or(all, come_everywhere(g, (memoir_class)k, at[k]));
    return all;
}
