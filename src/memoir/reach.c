/* Where a unit can go: by walking every path, which is obviously correct, and by sets of hexes,
 * which is fast; move_test.c proves them equal. */
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

static void reach_by_walking(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                             memoir_reach *out)
{
    memset(out, 0, sizeof *out);
    walk_everywhere(g, s, m, (memoir_walk){m->start, 0, false}, out);
    memoir_keep_cheapest(out);
}

void memoir_reach_plainly(const memoir_game *g, const memoir_state *s, bcg_hex h, memoir_reach *out)
{
    const memoir_mover m = memoir_mover_at(s, h);
    reach_by_walking(g, s, &m, out);
}

/* The same with sets of hexes, one cost at a time; move_test.c proves it equal to walking. */
typedef struct flood {
    const memoir_game *g;
    const memoir_mover *m;
    bcg_set free_hexes; /* may be entered */
    bcg_set stop;       /* a move must end there */
    int most;           /* movement allowance */
} flood;

static bcg_set sea_out_of_reach(const memoir_game *g, const memoir_mover *m)
{
    return bcg_set_has(&g->afloat, m->start)
               ? bcg_set_minus(g->afloat, g->board->neighbours[m->start])
               : g->afloat;
}

/* TER-OCEAN-5, CARD-BEL-3: a unit that may sail on, but may not return to the sea from land. */
static bool sails_freely(const memoir_game *g, const memoir_mover *m)
{
    return m->freely && !memoir_is_revised(g) && bcg_set_has(&g->afloat, m->start);
}

static flood flood_of(const memoir_game *g, const memoir_state *s, const memoir_mover *m)
{
    flood f = {.g = g, .m = m, .stop = BCG_SET_EMPTY, .most = m->allowance};
    f.free_hexes = bcg_set_minus(g->enter[m->kind], memoir_occupied(s));
    /* TER-OCEAN-5: the sea is entered only from the sea, and a move there ends after one hex. */
    if (!memoir_is_revised(g))
        f.free_hexes = bcg_set_minus(f.free_hexes, sea_out_of_reach(g, m));
    if (m->freely)
        return f;
    f.stop = bcg_set_or(g->stop, s->wire);
    f.free_hexes = bcg_set_minus(f.free_hexes,
                                 bcg_set_minus(g->from_next, g->board->neighbours[m->start]));
    return f;
}

/* Every neighbour of the set, except across the railing of a long bridge (SCEN-6, the set version
 * of memoir_crosses_railing). With several such bridges, units are walked step by step instead. */
static bcg_set neighbours_beside_bridge(const memoir_game *g, const bcg_set *from)
{
    const bcg_set all = bcg_neighbours_of(g->board, from);
    const memoir_bridge_span *span = &g->bridge_span.at[0];
    const bcg_set middle = bcg_set_minus(span->hexes, span->ends);
    if (!bcg_set_meets(&all, &middle) && !bcg_set_meets(from, &middle))
        return all;
    const bcg_set on = bcg_set_and(*from, middle), ends = bcg_set_and(*from, span->ends);
    const bcg_set off = bcg_set_minus(bcg_set_minus(*from, middle), span->ends);
    const bcg_set from_on = bcg_set_and(bcg_neighbours_of(g->board, &on),
                                        bcg_set_or(span->hexes, span->ends));
    const bcg_set from_off = bcg_set_minus(bcg_neighbours_of(g->board, &off), middle);
    return bcg_set_or(bcg_set_or(from_on, from_off), bcg_neighbours_of(g->board, &ends));
}

static inline bcg_set neighbours_of(const memoir_game *g, const bcg_set *from)
{
    return g->bridge_span.count == 0 ? bcg_neighbours_of(g->board, from)
                                     : neighbours_beside_bridge(g, from);
}

/* Every step costs 1 and no beach is near. */
static void flood_flat(const flood *f, memoir_reach *out)
{
    const int most = memoir_leaves_by_one(f->g, f->m) && f->m->allowance > 1 ? 1 : f->m->allowance;
    const bcg_set start = bcg_set_of(f->m->start);
    bcg_set next = f->g->bridge_span.count == 0 ? f->g->board->neighbours[f->m->start]
                                                : neighbours_of(f->g, &start);
    bcg_set seen = BCG_SET_EMPTY;
    for (int cost = 1; cost <= most; cost++) {
        next = bcg_set_minus(bcg_set_and(next, f->free_hexes), seen);
        out->at_cost[cost] = next;
        if (cost == most) /* no movement left, or it left a hedgerow */
            return;
        seen = bcg_set_or(seen, next);
        next = bcg_set_minus(next, f->stop);
        out->onward = bcg_set_or(out->onward, next);
        next = neighbours_of(f->g, &next);
    }
}

/* One step from all of `from`: the hexes that cost 1 and those that cost 2 (the set version of
 * memoir_step_cost). */
static void step_uneven(const flood *f, const bcg_set *from, bcg_set *one, bcg_set *two)
{
    const memoir_game *g = f->g;
    const bcg_set all = neighbours_of(g, from);
    if (!bcg_set_meets(&all, &g->rough) && !bcg_set_meets(from, &g->bluff)) {
        *one = bcg_set_and(all, f->free_hexes);
        *two = BCG_SET_EMPTY;
        return;
    }
    const bcg_set from_beach = bcg_set_and(*from, g->slow),
                  from_bluff = bcg_set_and(*from, g->bluff);
    const bcg_set from_low = bcg_set_minus(bcg_set_and(*from, g->low), from_beach);
    const bcg_set from_high = bcg_set_minus(bcg_set_minus(*from, g->low), from_bluff);
    const bcg_set beach = neighbours_of(g, &from_beach), bluff = neighbours_of(g, &from_bluff);
    const bcg_set low = neighbours_of(g, &from_low), high = neighbours_of(g, &from_high);
    const bool down = memoir_is_revised(g); /* TER-BLUFF-2, TER-BLUFF-3 */
    const bcg_set climbed = bcg_set_and(bcg_set_or(beach, low), g->steep);
    const bcg_set scaled = bcg_set_or(bcg_set_and(beach, g->bluff),
                                      down ? bcg_set_and(bluff, g->slow) : BCG_SET_EMPTY);
    *one = bcg_set_minus(all, bcg_set_or(g->rough, g->slow));
    *one = bcg_set_or(*one, bcg_set_and(bcg_set_or(bluff, high), g->steep));
    *one = bcg_set_or(*one, bcg_set_and(bcg_set_or(bcg_set_or(bluff, low), high), g->bluff));
    *one = bcg_set_or(*one,
                      bcg_set_and(down ? bcg_set_or(bcg_set_or(beach, low), high) : all, g->slow));
    *two = climbed;
    /* TER-BLUFF-1: not for armor; in the revised edition not for artillery either. */
    if (f->m->kind == MK_INFANTRY || (f->m->kind == MK_ARTILLERY && !down))
        *two = bcg_set_or(*two, scaled);
    *one = bcg_set_and(*one, f->free_hexes);
    *two = bcg_set_and(*two, f->free_hexes);
}

/* Hexes by cost; wet: the move has entered a beach and ends at a cost of MEMOIR_SLOW_LIMIT. */
static void flood_uneven(const flood *f, memoir_reach *out)
{
    const memoir_game *g = f->g;
    bcg_set dry[MEMOIR_MOST_MOVES + 3] = {0}, wet[MEMOIR_MOST_MOVES + 3] = {0};
    const int last = memoir_leaves_by_one(g, f->m) ? 0
                                                   : f->most - 1; /* last cost to continue from */
    dry[0] = bcg_set_of(f->m->start);
    for (int cost = 0; cost <= last && cost < f->most; cost++)
        for (int slow = 0; slow < 2; slow++) {
            bcg_set one, two, from = slow ? wet[cost] : dry[cost];
            if (cost > 0)
                from = bcg_set_minus(from, f->stop);
            if (bcg_set_is_empty(&from) || (slow && cost >= MEMOIR_SLOW_LIMIT))
                continue;
            step_uneven(f, &from, &one, &two);
            if (slow) { /* a step of cost 2 from a beach would exceed the limit */
                wet[cost + 1] = bcg_set_or(wet[cost + 1], one);
                continue;
            }
            dry[cost + 1] = bcg_set_or(dry[cost + 1], bcg_set_minus(one, g->slow));
            dry[cost + 2] = bcg_set_or(dry[cost + 2], bcg_set_minus(two, g->slow));
            wet[cost + 1] = bcg_set_or(wet[cost + 1], bcg_set_and(one, g->slow));
            wet[cost + 2] = bcg_set_or(wet[cost + 2], bcg_set_and(two, g->slow));
        }
    for (int cost = 1; cost <= f->most; cost++) {
        out->at_cost[cost] = dry[cost];
        if (cost <= MEMOIR_SLOW_LIMIT)
            out->at_cost[cost] = bcg_set_or(dry[cost], wet[cost]);
        if (memoir_leaves_by_one(g, f->m))
            continue;
        if (cost < f->most)
            out->onward = bcg_set_or(out->onward, bcg_set_minus(dry[cost], f->stop));
        if (cost < f->most && cost < MEMOIR_SLOW_LIMIT)
            out->onward = bcg_set_or(out->onward, bcg_set_minus(wet[cost], f->stop));
    }
    memoir_keep_cheapest(out);
}

/* Does every step cost 1, with no beach limiting the move? */
static bool steps_are_flat(const memoir_game *g, const memoir_mover *m)
{
    return bcg_set_has(&g->even[m->allowance], m->start) &&
           (m->allowance <= MEMOIR_SLOW_LIMIT || bcg_set_has(&g->dry[m->allowance], m->start));
}

bool memoir_find_reach_around(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                              const bcg_set *hexes, memoir_reach *out)
{
    if (!bcg_set_has(&g->simple[m->allowance], m->start) || sails_freely(g, m))
        return false;
    flood f = flood_of(g, s, m);
    f.stop = bcg_set_or(f.stop, *hexes);
    memset(out, 0, sizeof *out);
    if (m->freely || steps_are_flat(g, m))
        flood_flat(&f, out);
    else
        flood_uneven(&f, out);
    return true;
}

void memoir_find_reach(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                       memoir_reach *out)
{
    if (!memoir_find_reach_around(g, s, m, &BCG_SET_EMPTY, out))
        reach_by_walking(g, s, m, out);
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
    const memoir_state nobody = {0};
    bcg_set seen = at;
    for (int h = bcg_set_pop(&at); h >= 0; h = bcg_set_pop(&at)) {
        const memoir_mover m = {.start = (bcg_hex)h, .kind = kind};
        for (int d = 0; d < BCG_DIRS; d++) {
            const bcg_hex to = g->board->next[h][d];
            if (to == BCG_NO_HEX || bcg_set_has(&seen, to) ||
                memoir_check_step(g, &nobody, &m, (bcg_hex)h, to) != BCG_OK)
                continue;
            bcg_set_add(&seen, to);
            bcg_set_add(&at, to);
        }
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
