/* Moves (chapter 5), with what terrain and obstacles do to them (chapters 14 and 15).
 *
 * A move is listed by where it ends. Ways that pass over something that changes on the way (an
 * objective, sandbags) are listed apart with the path written out: detours. */
#include "memoir/rules.h"

#include <string.h>

/* The unit that moves and what holds for its whole move. */
typedef struct mover {
    bcg_hex start;
    memoir_class kind;
    int allowance;    /* MOVE-8 */
    int battle_moves; /* MOVE-9 */
    bool freely;      /* CARD-BEL-3 */
} mover;

/* The row of the card that decides how units of this class act; NULL if they act as usual. */
static const memoir_card_row *card_of_units(const memoir_state *s, memoir_class kind)
{
    const int card = memoir_card_in_force(s);
    if (card >= MEMOIR_CARDS || s->played[s->active].fallback ||
        !(memoir_cards[card].who >> kind & 1))
        return NULL;
    return &memoir_cards[card];
}

static mover mover_at(const memoir_state *s, bcg_hex h)
{
    const memoir_unit_row *unit = &memoir_units[memoir_kind_at(s, h)];
    const memoir_card_row *card = card_of_units(s, (memoir_class)unit->kind);
    mover m = {
        .start = h,
        .kind = (memoir_class)unit->kind,
        .allowance = unit->moves,
        .battle_moves = memoir_elite_at(s, h) ? unit->elite_battle_moves : unit->battle_moves,
        .freely = card && card->traits & MCF_FREELY,
    };
    if (memoir_own_moves_at(s, h) != MEMOIR_MOVES_USUAL)
        m.allowance = memoir_own_moves_at(s, h); /* UNIT-3 */
    if (card && card->moves != MEMOIR_AS_USUAL) {
        m.allowance = card->moves;
        m.battle_moves = card->battle_moves;
    }
    return m;
}

/* OBS-BUNKER-3, MOVE-25: only infantry enters bunkers, so it was set up there. */
static bool is_dug_in(const memoir_game *g, const memoir_state *s, bcg_hex h)
{
    return bcg_set_has(&g->bunker, h) && memoir_class_at(s, h) != MK_INFANTRY;
}

/* -- one step --------------------------------------------------------------------------------- */

/* MOVE-3, MOVE-10: may a unit of this class be on the hex at all? */
static bcg_reason check_entry(const memoir_game *g, const memoir_state *s, memoir_class kind,
                              bcg_hex to)
{
    if (memoir_is_occupied(s, to))
        return MR_OCCUPIED;
    if (bcg_set_has(&g->enter[kind], to))
        return BCG_OK;
    if (!(g->traits[to] & MH_CLOSED))
        return bcg_set_has(&g->bunker, to) ? MR_BUNKER : MR_HEDGEHOG;
    if (g->structure[to] != MB_BRIDGE && g->terrain[to] == MT_RIVER)
        return MR_RIVER;
    return g->terrain[to] == MT_LAKE ? MR_LAKE : MR_CLOSED;
}

/* SCEN-6: a long bridge is entered and left by way of its ends. */
bool memoir_crosses_railing(const memoir_game *g, bcg_hex from, bcg_hex to)
{
    for (int i = 0; i < g->bridge_span.count; i++) {
        const memoir_bridge_span *span = &g->bridge_span.at[i];
        if (bcg_set_has(&span->hexes, from) != bcg_set_has(&span->hexes, to) &&
            !bcg_set_has(&span->ends, from) && !bcg_set_has(&span->ends, to))
            return true;
    }
    return false;
}

/* Up from a beach onto a bluff or cliff. */
static bool climbs_bluff(const memoir_game *g, bcg_hex from, bcg_hex to)
{
    return g->traits[from] & MH_SLOW && g->traits[to] & MH_BLUFF;
}

/* TER-BLUFF-1, TER-BLUFF-3: up or down, or only up. */
static bool passes_bluff(const memoir_game *g, bcg_hex from, bcg_hex to)
{
    return climbs_bluff(g, from, to) || (memoir_is_revised(g) && climbs_bluff(g, to, from));
}

/* What lies between two hexes and lets nobody, or not this class, pass: for moves and for taking
 * ground alike. */
static bcg_reason check_between(const memoir_game *g, memoir_class kind, bcg_hex from, bcg_hex to)
{
    if (memoir_crosses_railing(g, from, to))
        return MR_BRIDGE_ENDS;
    if (memoir_is_revised(g) &&
        (g->height[from] > g->height[to] + 1 || g->height[to] > g->height[from] + 1))
        return MR_TOO_STEEP; /* MOVE-14 */
    if (passes_bluff(g, from, to) &&
        (kind == MK_ARMOR || (kind == MK_ARTILLERY && memoir_is_revised(g))))
        return MR_BLUFF;
    if (memoir_is_revised(g) && g->structure[to] == MB_BRIDGE && g->traits[from] & MH_WATER)
        return MR_FROM_WATER; /* TER-BRIDGE-3, TER-BRIDGE-5 */
    return BCG_OK;
}

static bcg_reason check_step(const memoir_game *g, const memoir_state *s, const mover *m,
                             bcg_hex from, bcg_hex to)
{
    bcg_reason r = check_entry(g, s, m->kind, to);
    if (r == BCG_OK)
        r = check_between(g, m->kind, from, to);
    if (r == MR_FROM_WATER && m->freely)
        r = BCG_OK; /* CARD-BEL-3: no entry conditions */
    /* TER-HEDGE-1: measured from where the move began; going round another way is allowed. */
    if (r == BCG_OK && g->traits[to] & MH_FROM_NEXT && !m->freely &&
        !bcg_adjacent(g->board, m->start, to))
        return MR_FROM_NEXT;
    return r;
}

static int step_cost(const memoir_game *g, const mover *m, bcg_hex from, bcg_hex to)
{
    if (m->freely)
        return 1; /* CARD-BEL-3 */
    if (g->traits[to] & MH_STEEP && g->height[from] < g->height[to])
        return 2;                             /* TER-STEEP-1, TER-STEEP-2 */
    return passes_bluff(g, from, to) ? 2 : 1; /* TER-BLUFF-2, TER-BLUFF-3 */
}

/* MOVE-11, OBS-WIRE-1: a move goes no farther than this hex. */
static bool must_stop_on(const memoir_game *g, const memoir_state *s, const mover *m, bcg_hex h)
{
    return !m->freely && (g->traits[h] & MH_STOP || bcg_set_has(&s->wire, h));
}

enum { SLOW_LIMIT = 2 }; /* TER-BEACH-1 */

/* A move under way. */
typedef struct walk {
    bcg_hex at;
    int cost;
    bool slow; /* has entered a beach (TER-BEACH-2: where it started does not count) */
} walk;

/* May the move that stands at w take one more step, to `to`? If so w is moved on. */
static bcg_reason walk_on(const memoir_game *g, const memoir_state *s, const mover *m, walk *w,
                          bcg_hex to)
{
    if (!bcg_adjacent(g->board, w->at, to))
        return MR_NO_STEP;
    if (w->cost > 0 && must_stop_on(g, s, m, w->at))
        return MR_MUST_STOP;
    if (w->cost > 0 && g->traits[m->start] & MH_LEAVE_ONE && !m->freely)
        return MR_LEAVE_ONE;
    const bcg_reason r = check_step(g, s, m, w->at, to);
    if (r != BCG_OK)
        return r;
    const walk next = {to, w->cost + step_cost(g, m, w->at, to),
                       w->slow || (g->traits[to] & MH_SLOW && !m->freely)};
    if (next.cost > m->allowance)
        return MR_TOO_FAR;
    if (next.slow && next.cost > SLOW_LIMIT)
        return MR_SLOW;
    *w = next;
    return BCG_OK;
}

/* OBJ-20, OBJ-21: is there movement left for leaving the board from w? */
static bcg_reason check_leaving(const memoir_game *g, const memoir_state *s, const mover *m,
                                const walk *w)
{
    if (w->cost > 0 && must_stop_on(g, s, m, w->at))
        return MR_MUST_STOP;
    if (w->cost > 0 && g->traits[m->start] & MH_LEAVE_ONE && !m->freely)
        return MR_LEAVE_ONE;
    if (w->cost + 1 > m->allowance || (w->slow && w->cost + 1 > SLOW_LIMIT))
        return MR_EXIT_SPENT;
    return BCG_OK;
}

/* -- reach ------------------------------------------------------------------------------------ */

/* Walk every path. `passable`: hexes a move may go on from. */
static void walk_everywhere(const memoir_game *g, const memoir_state *s, const mover *m, walk w,
                            const bcg_set *eventful, memoir_reach *out)
{
    for (int d = 0; d < BCG_DIRS; d++) {
        const bcg_hex to = g->board->next[w.at][d];
        walk next = w;
        if (to == BCG_NO_HEX || walk_on(g, s, m, &next, to) != BCG_OK)
            continue;
        bcg_set_add(&out->at_cost[next.cost], to);
        if (check_leaving(g, s, m, &next) == BCG_OK)
            bcg_set_add(&out->onward, to);
        if (!bcg_set_has(eventful, to))
            walk_everywhere(g, s, m, next, eventful, out);
    }
}

/* Each hex only at its lowest cost. */
static void keep_cheapest(memoir_reach *r)
{
    bcg_set seen = BCG_SET_EMPTY;
    for (int cost = 1; cost <= MEMOIR_MOST_MOVES; cost++) {
        r->at_cost[cost] = bcg_set_minus(r->at_cost[cost], seen);
        seen = bcg_set_or(seen, r->at_cost[cost]);
    }
}

static void reach_by_walking(const memoir_game *g, const memoir_state *s, const mover *m,
                             const bcg_set *eventful, memoir_reach *out)
{
    memset(out, 0, sizeof *out);
    walk_everywhere(g, s, m, (walk){m->start, 0, false}, eventful, out);
    keep_cheapest(out);
}

/* Hexes where passing changes something for this unit: all, if leaving its own hex does. */
static bcg_set eventful_for(const memoir_game *g, const memoir_state *s, bcg_hex h)
{
    return memoir_leaving_matters(g, s, h) ? bcg_all_hexes(g->board)
                                           : memoir_eventful_hexes(g, s, memoir_side_at(s, h));
}

void memoir_reach_plainly(const memoir_game *g, const memoir_state *s, bcg_hex h, memoir_reach *out)
{
    const mover m = mover_at(s, h);
    const bcg_set eventful = eventful_for(g, s, h);
    reach_by_walking(g, s, &m, &eventful, out);
}

/* The same by sets of hexes, all of one cost at a time; move_test.c proves it equal to walking. */
typedef struct flood {
    const memoir_game *g;
    const mover *m;
    bcg_set free_hexes; /* may be entered */
    bcg_set halt;       /* nothing goes on from there, to be listed as a plain move */
    bcg_set stop;       /* nothing goes on from there at all */
    int most;           /* cost, or steps where the first is the last */
} flood;

static flood flood_of(const memoir_game *g, const memoir_state *s, const mover *m,
                      const bcg_set *eventful)
{
    flood f = {.g = g, .m = m, .halt = *eventful, .stop = BCG_SET_EMPTY, .most = m->allowance};
    f.free_hexes = bcg_set_minus(g->enter[m->kind], memoir_occupied(s));
    if (m->freely)
        return f;
    f.stop = bcg_set_or(g->stop, s->wire);
    f.halt = bcg_set_or(f.halt, f.stop);
    f.free_hexes = bcg_set_minus(f.free_hexes,
                                 bcg_set_minus(g->from_next, g->board->neighbours[m->start]));
    return f;
}

static bool leaves_by_one(const memoir_game *g, const mover *m)
{
    return !m->freely && g->traits[m->start] & MH_LEAVE_ONE;
}

/* Every step costs 1 and no beach is near. */
static void flood_flat(const flood *f, memoir_reach *out)
{
    const bcg_board *b = f->g->board;
    const int most = leaves_by_one(f->g, f->m) && f->m->allowance > 1 ? 1 : f->m->allowance;
    bcg_set rim = bcg_set_of(f->m->start), seen = BCG_SET_EMPTY;
    for (int cost = 1; cost <= most; cost++) {
        const bcg_set next = bcg_set_and(bcg_neighbours_of(b, &rim), f->free_hexes);
        out->at_cost[cost] = bcg_set_minus(next, seen);
        seen = bcg_set_or(seen, next);
        rim = bcg_set_minus(out->at_cost[cost], f->halt);
        /* What is left over is one hex more than this cost; nothing is after a hedgerow. */
        if (cost < most)
            out->onward = bcg_set_or(out->onward, bcg_set_minus(out->at_cost[cost], f->stop));
    }
}

/* One step from all of `from`: hexes that cost 1 and hexes that cost 2 (step_cost, for sets). */
static void step_uneven(const flood *f, const bcg_set *from, bcg_set *one, bcg_set *two)
{
    const memoir_game *g = f->g;
    const bcg_board *b = g->board;
    const bcg_set from_beach = bcg_set_and(*from, g->slow),
                  from_bluff = bcg_set_and(*from, g->bluff);
    const bcg_set from_low = bcg_set_minus(bcg_set_and(*from, g->low), from_beach);
    const bcg_set from_high = bcg_set_minus(bcg_set_minus(*from, g->low), from_bluff);
    const bcg_set beach = bcg_neighbours_of(b, &from_beach),
                  bluff = bcg_neighbours_of(b, &from_bluff);
    const bcg_set low = bcg_neighbours_of(b, &from_low), high = bcg_neighbours_of(b, &from_high);
    const bcg_set all = bcg_set_or(bcg_set_or(beach, bluff), bcg_set_or(low, high));
    const bool down = memoir_is_revised(g); /* TER-BLUFF-2, TER-BLUFF-3 */
    const bcg_set climbed = bcg_set_and(bcg_set_or(beach, low), g->steep);
    const bcg_set scaled = bcg_set_or(bcg_set_and(beach, g->bluff),
                                      down ? bcg_set_and(bluff, g->slow) : BCG_SET_EMPTY);
    const bcg_set uneven = bcg_set_or(bcg_set_or(g->steep, g->bluff), g->slow);
    *one = bcg_set_minus(all, uneven);
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

/* Hexes by cost; wet: the move has entered a beach and ends at a cost of SLOW_LIMIT. */
static void flood_uneven(const flood *f, memoir_reach *out)
{
    const memoir_game *g = f->g;
    bcg_set dry[MEMOIR_MOST_MOVES + 3] = {0}, wet[MEMOIR_MOST_MOVES + 3] = {0};
    const int last = leaves_by_one(g, f->m) ? 0 : f->most - 1; /* cost of the last to go on */
    dry[0] = bcg_set_of(f->m->start);
    for (int cost = 0; cost <= last && cost < f->most; cost++)
        for (int slow = 0; slow < 2; slow++) {
            bcg_set one, two, from = slow ? wet[cost] : dry[cost];
            if (cost > 0)
                from = bcg_set_minus(from, f->halt);
            if (bcg_set_is_empty(&from) || (slow && cost >= SLOW_LIMIT))
                continue;
            step_uneven(f, &from, &one, &two);
            if (slow) {
                wet[cost + 1] = bcg_set_or(wet[cost + 1], one);
                wet[cost + 2] = bcg_set_or(wet[cost + 2], two);
                continue;
            }
            dry[cost + 1] = bcg_set_or(dry[cost + 1], bcg_set_minus(one, g->slow));
            dry[cost + 2] = bcg_set_or(dry[cost + 2], bcg_set_minus(two, g->slow));
            wet[cost + 1] = bcg_set_or(wet[cost + 1], bcg_set_and(one, g->slow));
            wet[cost + 2] = bcg_set_or(wet[cost + 2], bcg_set_and(two, g->slow));
        }
    for (int cost = 1; cost <= f->most; cost++) {
        out->at_cost[cost] = dry[cost];
        if (cost <= SLOW_LIMIT)
            out->at_cost[cost] = bcg_set_or(dry[cost], wet[cost]);
        if (leaves_by_one(g, f->m))
            continue;
        if (cost < f->most)
            out->onward = bcg_set_or(out->onward, bcg_set_minus(dry[cost], f->stop));
        if (cost < f->most && cost < SLOW_LIMIT)
            out->onward = bcg_set_or(out->onward, bcg_set_minus(wet[cost], f->stop));
    }
    keep_cheapest(out);
}

/* Does every step cost 1, with no beach to limit the move? */
static bool steps_are_flat(const memoir_game *g, const mover *m)
{
    return bcg_set_has(&g->even[m->allowance], m->start) &&
           (m->allowance <= SLOW_LIMIT || bcg_set_has(&g->dry[m->allowance], m->start));
}

static void reach_of(const memoir_game *g, const memoir_state *s, const mover *m,
                     const bcg_set *eventful, memoir_reach *out)
{
    if (!bcg_set_has(&g->simple, m->start)) {
        reach_by_walking(g, s, m, eventful, out);
        return;
    }
    const flood f = flood_of(g, s, m, eventful);
    memset(out, 0, sizeof *out);
    if (m->freely || steps_are_flat(g, m))
        flood_flat(&f, out);
    else
        flood_uneven(&f, out);
}

void memoir_reach_of(const memoir_game *g, const memoir_state *s, bcg_hex h, memoir_reach *out)
{
    const mover m = mover_at(s, h);
    const bcg_set eventful = eventful_for(g, s, h);
    reach_of(g, s, &m, &eventful, out);
}

static bcg_set all_reached(const memoir_reach *r)
{
    bcg_set all = r->at_cost[1];
    for (int cost = 2; cost <= MEMOIR_MOST_MOVES; cost++)
        all = bcg_set_or(all, r->at_cost[cost]);
    return all;
}

/* -- detours ---------------------------------------------------------------------------------- */

/* A move that passes eventful hexes: the cheapest of those with the same end and the same events,
 * among equals the one whose path has the lower hexes first. */
typedef struct detour {
    bcg_action action;
    uint32_t events; /* the eventful hexes passed plus 1, a byte each, the largest lowest */
    int cost;
} detour;

typedef struct detours {
    detour at[2 * MEMOIR_DETOURS];
    int moves, exits;
    bcg_set eventful;
    bcg_set exit;
    bcg_action path; /* MA_MOVE with the hexes walked so far as those in between */
    int length;
} detours;

static uint32_t with_event(uint32_t events, bcg_hex h)
{
    uint32_t all = events << 8 | (h + 1u); /* kept in order, the largest in the lowest byte */
    for (int shift = 0; shift < 24; shift += 8) {
        const uint32_t low = all >> shift & 0xff, high = all >> (shift + 8) & 0xff;
        if (low < high)
            all = (all & ~((uint32_t)0xffff << shift)) | low << (shift + 8) | high << shift;
    }
    return all;
}

static void note_detour(detours *all, memoir_action_kind kind, const mover *m, const walk *w,
                        uint32_t events)
{
    detour *list = kind == MA_MOVE ? all->at : all->at + MEMOIR_DETOURS;
    int *count = kind == MA_MOVE ? &all->moves : &all->exits;
    const bcg_action a = (all->path & ~(bcg_action)0xffffff) | memoir_action(kind, m->start, w->at);
    for (int i = 0; i < *count; i++)
        if (memoir_operand(list[i].action, 1) == w->at && list[i].events == events) {
            if (w->cost < list[i].cost) {
                list[i].action = a;
                list[i].cost = w->cost;
            }
            return;
        }
    if (*count < MEMOIR_DETOURS)
        list[(*count)++] = (detour){a, events, w->cost};
}

static void walk_detours(const memoir_game *g, const memoir_state *s, const mover *m, walk w,
                         uint32_t events, detours *all)
{
    for (int d = 0; d < BCG_DIRS; d++) {
        const bcg_hex to = g->board->next[w.at][d];
        walk next = w;
        if (to == BCG_NO_HEX || walk_on(g, s, m, &next, to) != BCG_OK)
            continue;
        if (events)
            note_detour(all, MA_MOVE, m, &next, events);
        if (events && bcg_set_has(&all->exit, to) && check_leaving(g, s, m, &next) == BCG_OK)
            note_detour(all, MA_EXIT, m, &next, events);
        const bcg_action before = all->path;
        all->path = memoir_with(all->path, 2 + all->length++, to + 1);
        walk_detours(g, s, m, next,
                     bcg_set_has(&all->eventful, to) ? with_event(events, to) : events, all);
        all->path = before;
        all->length--;
    }
}

/* Could the move go over one of the hexes? None of them is the one it starts from. */
static bool may_pass(const memoir_game *g, const mover *m, const bcg_set *hexes)
{
    if (m->allowance <= 2)
        return bcg_set_meets(hexes, &g->board->neighbours[m->start]);
    return bcg_set_meets(hexes, m->allowance == 3 ? &g->around[m->start] : &g->near[m->start]);
}

static void find_detours(const memoir_game *g, const memoir_state *s, const mover *m,
                         const bcg_set *eventful, detours *all)
{
    all->moves = all->exits = all->length = 0;
    if (!may_pass(g, m, eventful))
        return;
    all->eventful = *eventful;
    all->exit = g->exit[memoir_side_at(s, m->start)];
    all->path = 0;
    walk_detours(g, s, m, (walk){m->start, 0, false}, 0, all);
}

/* -- checks ----------------------------------------------------------------------------------- */

/* The unit that is to move. */
static bcg_reason check_mover(const memoir_game *g, const memoir_state *s, bcg_hex h)
{
    if (s->phase != MP_MOVE && s->phase != MP_MOVE_AGAIN)
        return MR_NOT_NOW;
    if (!bcg_set_has(&s->units[s->active], h))
        return MR_NO_UNIT;
    if (!bcg_set_has(&s->ordered, h))
        return MR_NOT_ORDERED;
    if (s->marks[h] & MM_MOVED)
        return MR_MOVED;
    return is_dug_in(g, s, h) ? MR_DUG_IN : BCG_OK;
}

/* The reason why a path cannot be walked, and how far it could. */
typedef struct obstruction {
    bcg_reason reason;
    int steps, length;
} obstruction;

/* Of all ways to `to` that are short enough, which one fails last, and why? */
static void explore(const memoir_game *g, const memoir_state *s, const mover *m, walk w, bcg_hex to,
                    int steps, obstruction *best)
{
    for (int d = 0; d < BCG_DIRS; d++) {
        const bcg_hex next = g->board->next[w.at][d];
        walk on = w;
        if (next == BCG_NO_HEX || steps + 1 + bcg_distance(g->board, next, to) > m->allowance)
            continue;
        const bcg_reason r = walk_on(g, s, m, &on, next);
        const int length = steps + 1 + bcg_distance(g->board, next, to);
        if (r == BCG_OK && next != to)
            explore(g, s, m, on, to, steps + 1, best);
        else if (r != BCG_OK && (best->reason == BCG_OK || steps > best->steps ||
                                 (steps == best->steps && length < best->length)))
            *best = (obstruction){r, steps, length};
    }
}

static bcg_reason why_unreached(const memoir_game *g, const memoir_state *s, const mover *m,
                                bcg_hex to)
{
    obstruction best = {BCG_OK, 0, 0};
    const bcg_reason entry = check_entry(g, s, m->kind, to);
    if (entry != BCG_OK)
        return entry;
    if (bcg_adjacent(g->board, m->start, to)) /* the way round would only confuse */
        return walk_on(g, s, m, &(walk){m->start, 0, false}, to);
    explore(g, s, m, (walk){m->start, 0, false}, to, 0, &best);
    return best.reason == BCG_OK ? MR_TOO_FAR : best.reason;
}

static bool is_listed(const detours *all, bcg_action a)
{
    for (int i = 0; i < all->moves; i++)
        if (all->at[i].action == a)
            return true;
    for (int i = 0; i < all->exits; i++)
        if (all->at[MEMOIR_DETOURS + i].action == a)
            return true;
    return false;
}

/* Walk a path that is written out; the events on it go to *events. */
static bcg_reason walk_path(const memoir_game *g, const memoir_state *s, const mover *m,
                            bcg_action a, const bcg_set *eventful, uint32_t *events)
{
    walk w = {m->start, 0, false};
    *events = 0;
    for (int i = 0; memoir_via(a, i) != BCG_NO_HEX; i++) {
        const bcg_hex h = memoir_via(a, i);
        const bcg_reason r = walk_on(g, s, m, &w, h);
        if (r != BCG_OK)
            return r;
        if (bcg_set_has(eventful, h))
            *events = with_event(*events, h);
    }
    const bcg_reason r = walk_on(g, s, m, &w, (bcg_hex)memoir_operand(a, 1));
    if (r != BCG_OK || memoir_kind_of(a) == MA_MOVE)
        return r;
    return check_leaving(g, s, m, &w);
}

static bool has_detour_to(const detours *all, memoir_action_kind kind, bcg_hex to)
{
    const detour *list = kind == MA_MOVE ? all->at : all->at + MEMOIR_DETOURS;
    const int count = kind == MA_MOVE ? all->moves : all->exits;
    for (int i = 0; i < count; i++)
        if (memoir_operand(list[i].action, 1) == to)
            return true;
    return false;
}

/* The part that moves and exits have in common: an action with a path. */
static bcg_reason check_path(const memoir_game *g, const memoir_state *s, const mover *m,
                             bcg_action a, const bcg_set *eventful)
{
    detours all;
    uint32_t events;
    find_detours(g, s, m, eventful, &all);
    if (is_listed(&all, a))
        return BCG_OK;
    const bcg_reason r = walk_path(g, s, m, a, eventful, &events);
    return r == BCG_OK ? MR_PATH_IDLE : r;
}

bcg_reason memoir_check_move(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    const bcg_reason r = check_mover(g, s, from);
    detours all;
    memoir_reach reach;
    if (r != BCG_OK)
        return r;
    const mover m = mover_at(s, from);
    const bcg_set eventful = eventful_for(g, s, from);
    if (memoir_via(a, 0) != BCG_NO_HEX)
        return check_path(g, s, &m, a, &eventful);
    reach_of(g, s, &m, &eventful, &reach);
    const bcg_set reached = all_reached(&reach);
    if (bcg_set_has(&reached, to))
        return BCG_OK;
    find_detours(g, s, &m, &eventful, &all);
    return has_detour_to(&all, MA_MOVE, to) ? MR_PATH_NEEDED : why_unreached(g, s, &m, to);
}

bcg_reason memoir_check_exit(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    const bcg_reason r = check_mover(g, s, from);
    detours all;
    memoir_reach reach;
    if (r != BCG_OK)
        return r;
    if (!bcg_set_has(&g->exit[s->active], to))
        return MR_NO_EXIT;
    const mover m = mover_at(s, from);
    const bcg_set eventful = eventful_for(g, s, from);
    if (memoir_via(a, 0) != BCG_NO_HEX)
        return check_path(g, s, &m, a, &eventful);
    if (from == to)
        return check_leaving(g, s, &m, &(walk){from, 0, false});
    reach_of(g, s, &m, &eventful, &reach);
    if (bcg_set_has(&reach.onward, to))
        return BCG_OK;
    find_detours(g, s, &m, &eventful, &all);
    if (has_detour_to(&all, MA_EXIT, to))
        return MR_PATH_NEEDED;
    const bcg_set reached = all_reached(&reach);
    return bcg_set_has(&reached, to) ? MR_EXIT_SPENT : why_unreached(g, s, &m, to);
}

bcg_action memoir_canonical_move(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    uint32_t events;
    detours all;
    if (check_mover(g, s, from) != BCG_OK || memoir_via(a, 0) == BCG_NO_HEX)
        return a;
    const mover m = mover_at(s, from);
    const bcg_set eventful = eventful_for(g, s, from);
    if (walk_path(g, s, &m, a, &eventful, &events) != BCG_OK)
        return a;
    if (!events)
        return memoir_without_path(a);
    find_detours(g, s, &m, &eventful, &all);
    const bool move = memoir_kind_of(a) == MA_MOVE;
    for (int i = 0; i < (move ? all.moves : all.exits); i++) {
        const detour *d = &all.at[move ? i : MEMOIR_DETOURS + i];
        if (memoir_operand(d->action, 1) == to && d->events == events)
            return d->action;
    }
    return a;
}

/* -- carrying it out -------------------------------------------------------------------------- */

void memoir_arrive(const memoir_game *g, memoir_state *s, bcg_hex h, bcg_log *log)
{
    const memoir_unit_row *unit = &memoir_units[memoir_kind_at(s, h)];
    const mover m = mover_at(s, h);
    if (must_stop_on(g, s, &m, h)) {
        s->marks[h] |= MM_STOPPED;
        memoir_tell(log, MV_STOPPED, 1, h, 0, 0);
    }
    if (g->traits[h] & MH_NO_BATTLE && !unit->battles_on_entry)
        s->marks[h] |= MM_NO_BATTLE; /* BATTLE-11, UNIT-FR-2 */
    if (bcg_set_has(&s->wire, h) && unit->kind == MK_ARMOR)
        memoir_remove_wire(s, h, log); /* OBS-WIRE-5 */
}

/* The unit is on `to` now and has left `from`. */
static void step(const memoir_game *g, memoir_state *s, bcg_hex from, bcg_hex to, bcg_log *log)
{
    memoir_put(s, from, to);
    memoir_leave(g, s, from, log);
    if (bcg_set_has(&g->objectives, from) || bcg_set_has(&g->objectives, to))
        memoir_evaluate(g, s, log);
}

/* MOVE-9, BATTLE-10: does the move cost more than the unit may spend and still battle? */
static bool is_too_far_to_battle(const memoir_game *g, const memoir_state *s, const mover *m,
                                 bcg_action a)
{
    const bcg_hex to = (bcg_hex)memoir_operand(a, 1);
    memoir_reach reach;
    if (m->battle_moves >= m->allowance)
        return false;
    if (m->battle_moves == 0)
        return true;
    if (memoir_via(a, 0) != BCG_NO_HEX) {
        walk w = {m->start, 0, false};
        for (int i = 0; memoir_via(a, i) != BCG_NO_HEX; i++)
            walk_on(g, s, m, &w, memoir_via(a, i));
        walk_on(g, s, m, &w, to);
        return w.cost > m->battle_moves;
    }
    if (m->battle_moves == 1)
        return !(bcg_adjacent(g->board, m->start, to) && step_cost(g, m, m->start, to) == 1 &&
                 check_step(g, s, m, m->start, to) == BCG_OK);
    const bcg_set eventful = eventful_for(g, s, m->start);
    reach_of(g, s, m, &eventful, &reach);
    for (int cost = 1; cost <= m->battle_moves; cost++)
        if (bcg_set_has(&reach.at_cost[cost], to))
            return false;
    return true;
}

/* Go the way of a move or exit; returns where the unit is, which is not the end of the way if the
 * battle was decided before (OBJ-11, VIC-2). */
static bcg_hex go(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    bcg_hex at = (bcg_hex)memoir_operand(a, 0);
    const bcg_hex to = (bcg_hex)memoir_operand(a, 1);
    for (int i = 0; memoir_via(a, i) != BCG_NO_HEX && s->phase != MP_OVER; i++) {
        step(g, s, at, memoir_via(a, i), log);
        at = memoir_via(a, i);
    }
    if (s->phase == MP_OVER || at == to)
        return at;
    step(g, s, at, to, log);
    return to;
}

void memoir_apply_move(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    const mover m = mover_at(s, from);
    s->marks[from] |= MM_MOVED;
    if (is_too_far_to_battle(g, s, &m, a))
        s->marks[from] |= MM_TIRED;
    s->from[from] = from;
    memoir_tell(log, MV_MOVED, 2, from, to, 0);
    const bcg_hex at = go(g, s, a, log);
    if (s->phase != MP_OVER)
        memoir_arrive(g, s, at, log);
}

void memoir_apply_exit(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const int side = s->active;
    const bcg_hex at = go(g, s, a, log);
    if (s->phase == MP_OVER)
        return;
    memoir_remove(s, at);
    memoir_leave(g, s, at, log);
    memoir_tell(log, MV_EXITED, 2, at, side, 0);
    memoir_score_exit(g, s, side, g->exit_medals[side], log);
}

/* -- listing ---------------------------------------------------------------------------------- */

static void list_exits(const memoir_game *g, const memoir_state *s, const mover *m,
                       const memoir_reach *reach, memoir_list *list)
{
    bcg_set exits = bcg_set_and(reach->onward, g->exit[s->active]);
    if (bcg_set_has(&g->exit[s->active], m->start) &&
        check_leaving(g, s, m, &(walk){m->start, 0, false}) == BCG_OK)
        bcg_set_add(&exits, m->start);
    BCG_EACH (to, exits)
        memoir_add(list, memoir_action(MA_EXIT, m->start, to));
}

static void list_detours(const memoir_game *g, const memoir_state *s, const mover *m,
                         const bcg_set *eventful, memoir_list *list)
{
    detours all;
    find_detours(g, s, m, eventful, &all);
    for (int i = 0; i < all.moves; i++)
        memoir_add(list, all.at[i].action);
    for (int i = 0; i < all.exits; i++)
        memoir_add(list, all.at[MEMOIR_DETOURS + i].action);
}

void memoir_list_moves(const memoir_game *g, const memoir_state *s, memoir_list *list)
{
    const bcg_set passing = memoir_eventful_hexes(g, s, s->active), all = bcg_all_hexes(g->board);
    const bool exits = !bcg_set_is_empty(&g->exit[s->active]);
    memoir_reach reach;
    BCG_EACH (h, s->ordered) {
        if (s->marks[h] & MM_MOVED || is_dug_in(g, s, (bcg_hex)h))
            continue;
        const mover m = mover_at(s, (bcg_hex)h);
        const bcg_set eventful = memoir_leaving_matters(g, s, (bcg_hex)h) ? all : passing;
        reach_of(g, s, &m, &eventful, &reach);
        const bcg_set reached = all_reached(&reach);
        BCG_EACH (to, reached)
            memoir_add(list, memoir_action(MA_MOVE, h, to));
        if (exits)
            list_exits(g, s, &m, &reach, list);
        if (!bcg_set_is_empty(&eventful))
            list_detours(g, s, &m, &eventful, list);
    }
}

/* -- taking ground ---------------------------------------------------------------------------- */

bcg_reason memoir_check_ground(const memoir_game *g, const memoir_state *s, bcg_hex from,
                               bcg_hex to)
{
    const mover m = mover_at(s, from);
    if (s->marks[from] & MM_STOPPED)
        return MR_MUST_STOP; /* GROUND-6; never marked under CARD-BEL-13 */
    if (is_dug_in(g, s, from))
        return MR_DUG_IN;
    bcg_reason r = check_entry(g, s, m.kind, to);
    if (r == BCG_OK)
        r = check_between(g, m.kind, from, to);
    if (r != BCG_OK)
        return r;
    /* TER-HEDGE-2: next to it when its move began, or not moved; CARD-BEL-13: after any move. */
    if (g->traits[to] & MH_FROM_NEXT && s->marks[from] & MM_MOVED && !m.freely &&
        !bcg_adjacent(g->board, s->from[from], to))
        return MR_FROM_NEXT;
    if (memoir_is_revised(g) && g->traits[to] & MH_NO_CLIMB && climbs_bluff(g, from, to))
        return MR_BLUFF; /* TER-CLIFF-1 */
    return BCG_OK;
}
