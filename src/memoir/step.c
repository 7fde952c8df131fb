/* A single step of a move, and continuing a move (chapter 5), with the effects of terrain and
 * obstacles (chapters 14 and 15); taking ground is a special kind of step (chapter 9). */
#include "memoir/way.h"

#include <string.h>

/* The row of the card that changes how the unit acts; NULL if it acts as usual. */
static const memoir_card_row *card_of_unit(const memoir_state *s, bcg_hex h, memoir_class kind)
{
    const memoir_card_row *card = memoir_card_rules_at(s, h);
    return card && card->who >> kind & 1 ? card : NULL;
}

memoir_mover memoir_mover_at(const memoir_state *s, bcg_hex h)
{
    const memoir_unit_row *unit = &memoir_units[memoir_kind_at(s, h)];
    const memoir_card_row *card = card_of_unit(s, h, (memoir_class)unit->kind);
    memoir_mover m = {
        .start = h,
        .kind = (memoir_class)unit->kind,
        .allowance = unit->moves,
        .battle_moves = memoir_elite_at(s, h) ? unit->elite_battle_moves : unit->battle_moves,
        .freely = card && card->traits & MCF_FREELY,
    };
    if (card && card->moves != MEMOIR_AS_USUAL) {
        m.allowance = card->moves;
        m.battle_moves = card->battle_moves;
    }
    if (memoir_own_moves_at(s, h) != MEMOIR_MOVES_USUAL)
        m.allowance = memoir_own_moves_at(s, h); /* UNIT-3: regardless of the card */
    return m;
}

bool memoir_is_dug_in(const memoir_game *g, const memoir_state *s, bcg_hex h)
{
    return bcg_set_has(&g->bunker, h) && memoir_class_at(s, h) != MK_INFANTRY;
}

/* -- one step --------------------------------------------------------------------------------- */

bcg_reason memoir_check_entry(const memoir_game *g, const memoir_state *s, memoir_class kind,
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

/* SCEN-6: a long bridge is entered and left only at its ends. */
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

/* TER-BLUFF-1, TER-BLUFF-3: in revised both up and down, in classic only up. */
static bool passes_bluff(const memoir_game *g, bcg_hex from, bcg_hex to)
{
    return climbs_bluff(g, from, to) || (memoir_is_revised(g) && climbs_bluff(g, to, from));
}

/* The reason for refusing such a step: the rule for cliffs, or that of this edition. */
static bcg_reason bluff_reason(const memoir_game *g, bcg_hex from, bcg_hex to)
{
    if ((g->traits[from] | g->traits[to]) & MH_NO_CLIMB)
        return MR_CLIFF;
    return memoir_is_revised(g) ? MR_BLUFF : MR_BLUFF_UP;
}

/* Is the passage between two hexes closed, to everybody or to this class? For moves and for taking
 * ground. */
static bcg_reason check_between(const memoir_game *g, memoir_class kind, bcg_hex from, bcg_hex to)
{
    if (memoir_crosses_railing(g, from, to))
        return MR_BRIDGE_ENDS;
    if (memoir_is_revised(g) &&
        (g->height[from] > g->height[to] + 1 || g->height[to] > g->height[from] + 1))
        return MR_TOO_STEEP; /* MOVE-14 */
    if (passes_bluff(g, from, to) &&
        (kind == MK_ARMOR || (kind == MK_ARTILLERY && memoir_is_revised(g))))
        return bluff_reason(g, from, to);
    if (memoir_is_revised(g) && g->structure[to] == MB_BRIDGE && g->traits[from] & MH_WATER)
        return MR_FROM_WATER; /* TER-BRIDGE-3, TER-BRIDGE-5 */
    if (!memoir_is_revised(g) && g->traits[to] & ~g->traits[from] & MH_AFLOAT)
        return MR_LANDED; /* TER-OCEAN-5: also with Behind Enemy Lines, as there is no path */
    return BCG_OK;
}

bcg_reason memoir_check_step(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                             bcg_hex from, bcg_hex to)
{
    bcg_reason r = memoir_check_entry(g, s, m->kind, to);
    if (r == BCG_OK)
        r = check_between(g, m->kind, from, to);
    if (r == MR_FROM_WATER && m->freely)
        r = BCG_OK; /* CARD-BEL-3: no entry restrictions */
    /* TER-HEDGE-1: measured from where the move began; going around is allowed. */
    if (r == BCG_OK && g->traits[to] & MH_FROM_NEXT && !m->freely &&
        !bcg_adjacent(g->board, m->start, to))
        return MR_FROM_NEXT;
    return r;
}

int memoir_step_cost(const memoir_game *g, const memoir_mover *m, bcg_hex from, bcg_hex to)
{
    if (m->freely)
        return 1; /* CARD-BEL-3 */
    if (g->traits[to] & MH_STEEP && g->height[from] < g->height[to])
        return 2;                             /* TER-STEEP-1, TER-STEEP-2 */
    return passes_bluff(g, from, to) ? 2 : 1; /* TER-BLUFF-2, TER-BLUFF-3 */
}

static void init_steps_from(memoir_game *g, int gait, bcg_hex from)
{
    static const memoir_state nobody; /* units in the way are for whoever uses the table */
    const memoir_mover m = {.start = from,
                            .kind = gait == MEMOIR_FREELY ? MK_INFANTRY : (memoir_class)gait,
                            .freely = gait == MEMOIR_FREELY};
    BCG_EACH (to, g->board->neighbours[from]) {
        if (memoir_check_step(g, &nobody, &m, from, (bcg_hex)to) != BCG_OK)
            continue;
        const int cost = memoir_step_cost(g, &m, from, (bcg_hex)to);
        bcg_set_add(&g->step[gait][cost - 1][from], to);
        if (cost > 1)
            bcg_set_add(&g->uneven, from);
    }
}

void memoir_steps_init(memoir_game *g)
{
    memset(g->step, 0, sizeof g->step);
    g->uneven = BCG_SET_EMPTY;
    for (int gait = 0; gait < MEMOIR_GAITS; gait++)
        for (int h = 0; h < g->board->hexes; h++)
            init_steps_from(g, gait, (bcg_hex)h);
}

/* -- a move ----------------------------------------------------------------------------------- */

bool memoir_must_stop_on(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                         bcg_hex h)
{
    return !m->freely && (g->traits[h] & MH_STOP || bcg_set_has(&s->wire, h));
}

bool memoir_leaves_by_one(const memoir_game *g, const memoir_mover *m)
{
    return !m->freely && g->traits[m->start] & MH_LEAVE_ONE;
}

bool memoir_stops_by_leaving(const memoir_game *g, const memoir_mover *m)
{
    return !memoir_is_revised(g) && memoir_leaves_by_one(g, m);
}

bcg_reason memoir_walk_on(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                          memoir_walk *w, bcg_hex to)
{
    if (!bcg_adjacent(g->board, w->at, to))
        return MR_NO_STEP;
    if (w->cost > 0 && memoir_must_stop_on(g, s, m, w->at))
        return MR_MUST_STOP;
    if (w->cost > 0 && memoir_leaves_by_one(g, m))
        return MR_LEAVE_ONE;
    const bcg_reason r = memoir_check_step(g, s, m, w->at, to);
    if (r != BCG_OK)
        return r;
    const memoir_walk next = {to, w->cost + memoir_step_cost(g, m, w->at, to),
                              w->slow || (g->traits[to] & MH_SLOW && !m->freely)};
    if (next.cost > m->allowance)
        return MR_TOO_FAR;
    if (next.slow && next.cost > MEMOIR_SLOW_LIMIT)
        return MR_SLOW;
    *w = next;
    return BCG_OK;
}

bcg_reason memoir_check_leaving(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                                const memoir_walk *w)
{
    if (w->cost > 0 && memoir_must_stop_on(g, s, m, w->at))
        return MR_MUST_STOP;
    if (w->cost > 0 && memoir_leaves_by_one(g, m))
        return MR_LEAVE_ONE;
    if (w->cost + 1 > m->allowance || (w->slow && w->cost + 1 > MEMOIR_SLOW_LIMIT))
        return MR_EXIT_SPENT;
    return BCG_OK;
}

/* -- taking ground ---------------------------------------------------------------------------- */

bcg_reason memoir_check_ground(const memoir_game *g, const memoir_state *s, bcg_hex from,
                               bcg_hex to)
{
    const memoir_mover m = memoir_mover_at(s, from);
    const bcg_hex began = s->from[from] == BCG_NO_HEX ? from : s->from[from];
    if (s->marks[from] & MM_STOPPED)
        return MR_MUST_STOP; /* GROUND-6, TER-HEDGE-9; never marked under CARD-BEL-13 */
    if (memoir_is_dug_in(g, s, from))
        return MR_DUG_IN;
    bcg_reason r = memoir_check_entry(g, s, m.kind, to);
    if (r == BCG_OK)
        r = check_between(g, m.kind, from, to);
    if (r != BCG_OK)
        return r;
    /* TER-HEDGE-2: adjacent when its movement this turn began; CARD-BEL-13: from anywhere. */
    if (g->traits[to] & MH_FROM_NEXT && !m.freely && !bcg_adjacent(g->board, began, to))
        return MR_FROM_NEXT;
    if (memoir_is_revised(g) && g->traits[to] & MH_NO_CLIMB && climbs_bluff(g, from, to))
        return MR_CLIFF;
    return BCG_OK;
}
