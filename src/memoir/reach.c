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
    bcg_set seen = BCG_SET_EMPTY;
    for (int cost = 1; cost <= MEMOIR_MOST_MOVES; cost++) {
        r->at_cost[cost] = bcg_set_minus(r->at_cost[cost], seen);
        seen = bcg_set_or(seen, r->at_cost[cost]);
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

static bcg_set steps_from(const bcg_set *step, const bcg_set *from)
{
    bcg_set to = BCG_SET_EMPTY;
    for (int w = 0; w < BCG_SET_WORDS; w++)
        for (uint64_t left = from->word[w]; left; left &= left - 1)
            to = bcg_set_or(to, step[64 * w + __builtin_ctzll(left)]);
    return to;
}

/* Adds to `out` what is reached. */
static void spread(const flood *f, memoir_reach *out)
{
    bcg_set closed = f->closed, later = f->two[f->start];
    bcg_set at = bcg_set_minus(f->one[f->start], closed);
    for (int cost = 1; cost <= f->most; cost++) {
        out->at_cost[cost] = bcg_set_or(out->at_cost[cost], at);
        if (cost == f->most)
            return;
        bcg_set from = BCG_SET_EMPTY;
        if (!f->one_step)
            from = bcg_set_minus(at, f->stop);
        out->onward = bcg_set_or(out->onward, from);
        closed = bcg_set_or(closed, at);
        at = bcg_set_minus(bcg_set_or(later, steps_from(f->one, &from)), closed);
        later = bcg_set_meets(&from, f->uneven) ? steps_from(f->two, &from) : BCG_SET_EMPTY;
    }
}

/* TER-BEACH-1: a move goes far on dry ground, or it enters a beach and stays short. */
static void spread_by_beach(flood f, const bcg_set *beach, memoir_reach *out)
{
    const int most = f.most;
    memset(out, 0, sizeof *out);
    f.most = MEMOIR_SLOW_LIMIT;
    spread(&f, out);
    f.most = most;
    f.closed = bcg_set_or(f.closed, *beach);
    spread(&f, out);
    memoir_keep_cheapest(out);
}

void memoir_find_reach_around(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                              const bcg_set *hexes, memoir_reach *out)
{
    flood f = flood_of(g, s, m);
    f.stop = bcg_set_or(f.stop, *hexes);
    memset(out, 0, sizeof *out);
    spread(&f, out);
    if (m->freely || m->allowance <= MEMOIR_SLOW_LIMIT)
        return;
    const bcg_set all = memoir_all_reached(out);
    if (bcg_set_meets(&all, &g->slow))
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

bcg_set memoir_all_reached(const memoir_reach *r)
{
    bcg_set all = r->at_cost[1];
    for (int cost = 2; cost <= MEMOIR_MOST_MOVES; cost++)
        all = bcg_set_or(all, r->at_cost[cost]);
    return all;
}

/* All hexes that units of a class starting on `at` can reach in any number of moves. */
static bcg_set come_everywhere(const memoir_game *g, memoir_class kind, bcg_set at)
{
    bcg_set seen = at;
    while (!bcg_set_is_empty(&at)) {
        at = bcg_set_or(steps_from(g->step[kind][0], &at), steps_from(g->step[kind][1], &at));
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
