/* Moves and exits as actions (chapter 5, OBJ-20).
 *
 * A move is listed by its destination. A path on which something changes is listed separately, with
 * its hexes written out (ways.c). */
#include "memoir/way.h"

/* -- checks ----------------------------------------------------------------------------------- */

/* May the unit on h move? */
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
    return memoir_is_dug_in(g, s, h) ? MR_DUG_IN : BCG_OK;
}

/* Why a path fails, and how far it gets. */
typedef struct obstruction {
    bcg_reason reason;
    int steps, length;
} obstruction;

/* Of all sufficiently short paths to `to`, which one gets farthest before it fails, and why? */
static void explore(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                    memoir_walk w, bcg_hex to, int steps, obstruction *best)
{
    for (int d = 0; d < BCG_DIRS; d++) {
        const bcg_hex next = g->board->next[w.at][d];
        memoir_walk on = w;
        if (next == BCG_NO_HEX)
            continue;
        const int length = steps + 1 + bcg_distance(g->board, next, to);
        if (length > m->allowance)
            continue;
        const bcg_reason r = memoir_walk_on(g, s, m, &on, next);
        if (r == BCG_OK && next != to)
            explore(g, s, m, on, to, steps + 1, best);
        else if (r != BCG_OK && (best->reason == BCG_OK || steps > best->steps ||
                                 (steps == best->steps && length < best->length)))
            *best = (obstruction){r, steps, length};
    }
}

static bcg_reason why_unreached(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                                bcg_hex to)
{
    obstruction best = {BCG_OK, 0, 0};
    const bcg_reason entry = memoir_check_entry(g, s, m->kind, to);
    if (entry != BCG_OK)
        return entry;
    if (bcg_adjacent(g->board, m->start, to)) /* reasons from a longer path would confuse */
        return memoir_walk_on(g, s, m, &(memoir_walk){m->start, 0, false}, to);
    explore(g, s, m, (memoir_walk){m->start, 0, false}, to, 0, &best);
    if (best.reason == MR_OCCUPIED) /* some hex on the way is occupied, not `to` */
        return MR_WAY_OCCUPIED;
    return best.reason == BCG_OK ? MR_TOO_FAR : best.reason;
}

static bool is_listed(const memoir_detour *list, int count, bcg_action a)
{
    for (int i = 0; i < count; i++)
        if (list[i].action == a)
            return true;
    return false;
}

static bool leads_to(const memoir_detour *list, int count, bcg_hex to)
{
    for (int i = 0; i < count; i++)
        if (memoir_operand(list[i].action, 1) == to)
            return true;
    return false;
}

/* Walks a path that is written out. */
static bcg_reason walk_path(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                            bcg_action a)
{
    memoir_walk w = {m->start, 0, false};
    for (int i = 0; memoir_via(a, i) != BCG_NO_HEX; i++) {
        const bcg_reason r = memoir_walk_on(g, s, m, &w, memoir_via(a, i));
        if (r != BCG_OK)
            return r;
    }
    const bcg_reason r = memoir_walk_on(g, s, m, &w, (bcg_hex)memoir_operand(a, 1));
    if (r != BCG_OK || memoir_kind_of(a) == MA_MOVE)
        return r;
    return memoir_check_leaving(g, s, m, &w);
}

static void find_ways(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                      memoir_ways *out)
{
    const bcg_set passing = memoir_eventful_hexes(g, s, memoir_side_at(s, m->start));
    memoir_find_ways(g, s, m, &passing, out);
}

bcg_reason memoir_check_move(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    bcg_reason r = check_mover(g, s, from);
    memoir_ways ways;
    if (r != BCG_OK)
        return r;
    const memoir_mover m = memoir_mover_at(s, from);
    find_ways(g, s, &m, &ways);
    if (is_listed(ways.move, ways.moves, a))
        return BCG_OK;
    if (memoir_via(a, 0) != BCG_NO_HEX) {
        r = walk_path(g, s, &m, a);
        return r == BCG_OK ? MR_PATH_IDLE : r;
    }
    if (bcg_set_has(&ways.plain.all, to))
        return BCG_OK;
    return leads_to(ways.move, ways.moves, to) ? MR_PATH_NEEDED : why_unreached(g, s, &m, to);
}

/* Why the unit cannot leave the board at the exit hex, although it can reach it. */
static bcg_reason why_no_exit(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                              bcg_hex to)
{
    if (memoir_must_stop_on(g, s, m, to))
        return MR_MUST_STOP;
    return memoir_leaves_by_one(g, m) ? MR_LEAVE_ONE : MR_EXIT_SPENT;
}

bcg_reason memoir_check_exit(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    bcg_reason r = check_mover(g, s, from);
    memoir_ways ways;
    if (r != BCG_OK)
        return r;
    if (!bcg_set_has(&g->exit[s->active], to))
        return MR_NO_EXIT;
    const memoir_mover m = memoir_mover_at(s, from);
    if (from == to && memoir_via(a, 0) == BCG_NO_HEX)
        return memoir_check_leaving(g, s, &m, &(memoir_walk){from, 0, false});
    find_ways(g, s, &m, &ways);
    if (is_listed(ways.exit, ways.exits, a))
        return BCG_OK;
    if (memoir_via(a, 0) != BCG_NO_HEX) {
        r = walk_path(g, s, &m, a);
        return r == BCG_OK ? MR_PATH_IDLE : r;
    }
    if (bcg_set_has(&ways.plain.onward, to))
        return BCG_OK;
    if (leads_to(ways.exit, ways.exits, to))
        return MR_PATH_NEEDED;
    return bcg_set_has(&ways.plain.all, to) ? why_no_exit(g, s, &m, to)
                                            : why_unreached(g, s, &m, to);
}

bcg_action memoir_canonical_move(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    memoir_ways ways;
    if (check_mover(g, s, from) != BCG_OK)
        return a;
    const memoir_mover m = memoir_mover_at(s, from);
    if (walk_path(g, s, &m, a) != BCG_OK)
        return a;
    const memoir_outcome walked = memoir_outcome_of_path(g, s, a);
    const memoir_outcome direct = memoir_outcome_directly(g, s, a);
    if (memoir_same_outcome(&walked, &direct))
        return memoir_without_path(a);
    find_ways(g, s, &m, &ways);
    const bool move = memoir_kind_of(a) == MA_MOVE;
    const memoir_detour *list = move ? ways.move : ways.exit;
    for (int i = 0; i < (move ? ways.moves : ways.exits); i++)
        if (memoir_operand(list[i].action, 1) == to &&
            memoir_same_outcome(&list[i].outcome, &walked))
            return list[i].action;
    return a;
}

/* -- applying --------------------------------------------------------------------------------- */

void memoir_arrive(const memoir_game *g, memoir_state *s, bcg_hex from, bcg_hex h, bcg_log *log)
{
    const memoir_unit_row *unit = &memoir_units[memoir_kind_at(s, h)];
    memoir_mover m = memoir_mover_at(s, h);
    m.start = from;
    if (memoir_must_stop_on(g, s, &m, h) || memoir_stops_by_leaving(g, &m)) {
        s->marks[h] |= MM_STOPPED;
        memoir_tell(log, MV_STOPPED, 1, h, 0, 0);
    }
    if (g->traits[h] & MH_NO_BATTLE && !unit->battles_on_entry)
        s->marks[h] |= MM_NO_BATTLE; /* BATTLE-11, UNIT-FR-2 */
    if (bcg_set_has(&s->wire, h) && unit->kind == MK_ARMOR)
        memoir_remove_wire(s, h, log); /* OBS-WIRE-5 */
}

/* Moves the unit from `from` to `to`. */
static void step(const memoir_game *g, memoir_state *s, bcg_hex from, bcg_hex to, bcg_log *log)
{
    memoir_put(s, from, to);
    memoir_tell(log, MV_MOVED, 2, from, to, 0);
    memoir_leave(s, from, log);
    if (bcg_set_has(&g->objectives, from) || bcg_set_has(&g->objectives, to))
        memoir_evaluate(g, s, log);
}

/* MOVE-9, BATTLE-10: does the move cost more than the unit may spend and still battle? */
static bool is_too_far_to_battle(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                                 bcg_action a)
{
    const bcg_hex to = (bcg_hex)memoir_operand(a, 1);
    memoir_ways ways;
    if (m->battle_moves >= m->allowance)
        return false;
    if (m->battle_moves == 0)
        return true;
    if (memoir_via(a, 0) != BCG_NO_HEX) {
        memoir_walk w = {m->start, 0, false};
        for (int i = 0; memoir_via(a, i) != BCG_NO_HEX; i++)
            memoir_walk_on(g, s, m, &w, memoir_via(a, i));
        memoir_walk_on(g, s, m, &w, to);
        return w.cost > m->battle_moves;
    }
    if (m->battle_moves == 1)
        return !(bcg_adjacent(g->board, m->start, to) &&
                 memoir_step_cost(g, m, m->start, to) == 1 &&
                 memoir_check_step(g, s, m, m->start, to) == BCG_OK);
    find_ways(g, s, m, &ways);
    for (int cost = 1; cost <= m->battle_moves; cost++)
        if (bcg_set_has(&ways.plain.at_cost[cost], to))
            return false;
    return true;
}

/* Walks the path of a move or exit; returns where the unit ends up, which is short of the end of
 * the path if the battle was decided on the way (OBJ-11, VIC-2). */
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
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0);
    const memoir_mover m = memoir_mover_at(s, from);
    s->marks[from] |= MM_MOVED;
    if (is_too_far_to_battle(g, s, &m, a))
        s->marks[from] |= MM_TIRED;
    s->from[from] = from;
    const bcg_hex at = go(g, s, a, log);
    if (s->phase != MP_OVER)
        memoir_arrive(g, s, from, at, log);
}

void memoir_apply_exit(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const int side = s->active;
    const bcg_hex at = go(g, s, a, log);
    if (s->phase == MP_OVER)
        return;
    memoir_remove(s, at);
    memoir_leave(s, at, log);
    memoir_tell(log, MV_EXITED, 2, at, side, 0);
    memoir_score_exit(g, s, side, g->exit_medals[side], log);
}

/* -- listing ---------------------------------------------------------------------------------- */

static void list_exits(const memoir_game *g, const memoir_state *s, const memoir_mover *m,
                       const bcg_set *onward, memoir_list *list)
{
    bcg_set exits = bcg_set_and(*onward, g->exit[s->active]);
    if (bcg_set_has(&g->exit[s->active], m->start) &&
        memoir_check_leaving(g, s, m, &(memoir_walk){m->start, 0, false}) == BCG_OK)
        bcg_set_add(&exits, m->start);
    memoir_add_each(list, memoir_action(MA_EXIT, m->start, 0), 1, &exits);
}

void memoir_list_moves(const memoir_game *g, const memoir_state *s, memoir_list *list)
{
    const bcg_set passing = memoir_eventful_hexes(g, s, s->active);
    const bool exits = !bcg_set_is_empty(&g->exit[s->active]);
    memoir_ways ways;
    BCG_EACH (h, s->ordered) {
        if (s->marks[h] & MM_MOVED || memoir_is_dug_in(g, s, (bcg_hex)h))
            continue;
        const memoir_mover m = memoir_mover_at(s, (bcg_hex)h);
        memoir_find_ways(g, s, &m, &passing, &ways);
        memoir_add_each(list, memoir_action(MA_MOVE, h, 0), 1, &ways.plain.all);
        if (exits)
            list_exits(g, s, &m, &ways.plain.onward, list);
        for (int i = 0; i < ways.moves; i++)
            memoir_add(list, ways.move[i].action);
        for (int i = 0; i < ways.exits; i++)
            memoir_add(list, ways.exit[i].action);
    }
}
