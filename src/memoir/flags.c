/* Flags and retreats (chapter 8). */
#include "memoir/rules.h"

/* RETREAT-5, RETREAT-6, OBS-BUNKER-3, TER-BRIDGE-4: why the unit on `from` cannot step back to
 * `to`, one row behind it. */
static bcg_reason check_step_back(const memoir_game *g, const memoir_state *s, bcg_hex from,
                                  bcg_hex to, memoir_class kind)
{
    if (bcg_set_has(&g->bunker, from) && kind != MK_INFANTRY)
        return MR_DUG_IN;
    if (memoir_is_occupied(s, to))
        return MR_RETREAT_OCCUPIED;
    if (memoir_is_revised(g) && g->structure[from] == MB_BRIDGE && g->traits[to] & MH_WATER)
        return MR_RETREAT_LAND;
    if (!bcg_set_has(&g->retreat_to[kind], to))
        return MR_RETREAT_CLOSED;
    if (memoir_crosses_railing(g, from, to))
        return MR_BRIDGE_ENDS; /* SCEN-6 */
    return BCG_OK;
}

/* The hexes a unit can step back to from h. Class and side are passed in, because h need not be
 * where the retreating unit stands now. Assumes it is not dug in there. */
static bcg_set steps_back(const memoir_game *g, const memoir_state *s, bcg_hex h, int side,
                          memoir_class kind)
{
    bcg_hex back[2];
    bcg_set set = BCG_SET_EMPTY;
    const int n = memoir_back(g->board, h, (memoir_edge)g->retreat[side], back);
    for (int i = 0; i < n; i++)
        if (check_step_back(g, s, h, back[i], kind) == BCG_OK)
            bcg_set_add(&set, back[i]);
    return set;
}

bcg_set memoir_retreat_steps(const memoir_game *g, const memoir_state *s, bcg_hex h)
{
    return steps_back(g, s, h, memoir_side_at(s, h), memoir_class_at(s, h));
}

/* How many rows a unit of this class could still retreat from h, up to `most`. */
static int room_behind(const memoir_game *g, const memoir_state *s, bcg_hex h, int side,
                       memoir_class kind, int most)
{
    bcg_set row = bcg_set_of(h);
    for (int rows = 0; rows < most; rows++) {
        bcg_set next = BCG_SET_EMPTY;
        BCG_EACH (at, row)
            next = bcg_set_or(next, steps_back(g, s, (bcg_hex)at, side, kind));
        if (bcg_set_is_empty(&next))
            return rows;
        row = next;
    }
    return most;
}

int memoir_retreat_room(const memoir_game *g, const memoir_state *s, bcg_hex h, int most)
{
    return room_behind(g, s, h, memoir_side_at(s, h), memoir_class_at(s, h), most);
}

/* The innermost pending decision is a retreat: is it finished? Required steps that cannot be taken
 * cost figures (RETREAT-8, RETREAT-11); steps beyond those are optional (UNIT-FR-5). */
static void end_if_done(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    const memoir_pending f = *memoir_top(s);
    const bcg_set steps = memoir_retreat_steps(g, s, f.at);
    if (!bcg_set_is_empty(&steps) && f.steps + f.more > 0)
        return;
    memoir_pop(s);
    memoir_lose_figures(g, s, f.at, f.steps, log);
}

/* RETREAT-1, UNIT-FR-4: one hex per flag; some units may go farther. */
static void begin_retreat(const memoir_game *g, memoir_state *s, bcg_hex h, int flags, bcg_log *log)
{
    const memoir_unit_row *unit = &memoir_units[memoir_kind_at(s, h)];
    memoir_pending *f = memoir_push(s, PENDING_RETREAT, memoir_side_at(s, h));
    f->at = h;
    f->steps = (uint8_t)flags;
    f->more = (uint8_t)(flags * (unit->retreat_steps - 1));
    end_if_done(g, s, log);
}

void memoir_suffer_flags(const memoir_game *g, memoir_state *s, bcg_hex h, int flags,
                         bool may_ignore, bcg_log *log)
{
    if (flags == 0)
        return;
    if (may_ignore && memoir_may_ignore(g, s, h)) { /* FLAG-6: decided before the path is chosen */
        memoir_pending *f = memoir_push(s, PENDING_IGNORE, memoir_side_at(s, h));
        f->at = h;
        f->steps = (uint8_t)flags;
    } else
        begin_retreat(g, s, h, flags, log);
}

bcg_reason memoir_check_ignore(const memoir_state *s)
{
    return memoir_is_pending(s, PENDING_IGNORE) ? BCG_OK : MR_NOT_NOW;
}

void memoir_apply_ignore(const memoir_game *g, memoir_state *s, bool ignore, bcg_log *log)
{
    const memoir_pending f = *memoir_top(s);
    memoir_pop(s);
    if (ignore)
        memoir_tell(log, MV_IGNORED, 1, f.at, 0, 0);
    memoir_suffer_flags(g, s, f.at, f.steps - ignore, false, log); /* FLAG-3, FLAG-4: at most one */
}

/* RETREAT-9: does this step still allow as many of the required steps as possible? */
static bool is_long_enough(const memoir_game *g, const memoir_state *s, const memoir_pending *f,
                           bcg_hex to)
{
    const memoir_class kind = memoir_class_at(s, f->at);
    if (f->steps <= 1)
        return true;
    return 1 + room_behind(g, s, to, f->side, kind, f->steps - 1) ==
           room_behind(g, s, f->at, f->side, kind, f->steps);
}

bcg_reason memoir_check_retreat(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    const memoir_pending *f = memoir_top(s);
    bcg_hex back[2];
    if (!memoir_is_pending(s, PENDING_RETREAT))
        return MR_NOT_NOW;
    if (from != f->at)
        return MR_OTHER_RETREATS;
    const int n = memoir_back(g->board, from, (memoir_edge)g->retreat[f->side], back);
    if (!(n > 0 && back[0] == to) && !(n > 1 && back[1] == to))
        return MR_RETREAT_BACK;
    const bcg_reason r = check_step_back(g, s, from, to, memoir_class_at(s, from));
    if (r != BCG_OK)
        return r;
    return is_long_enough(g, s, f, to) ? BCG_OK : MR_RETREAT_LONGER;
}

void memoir_apply_retreat(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    memoir_pending *f = &s->pending[s->pending_count - 1];
    f->at = to;
    if (f->steps > 0)
        f->steps--;
    else
        f->more--;
    memoir_put(s, from, to);
    memoir_leave(s, from, log);
    memoir_tell(log, MV_RETREATED, 2, from, to, 0);
    if (bcg_set_has(&g->objectives, from) || bcg_set_has(&g->objectives, to))
        memoir_evaluate(g, s, log); /* RETREAT-15 */
    if (s->phase != MP_OVER)
        end_if_done(g, s, log);
}

bcg_reason memoir_check_retreat_done(const memoir_state *s)
{
    return memoir_top(s)->steps > 0 ? MR_RETREAT_MUST : BCG_OK;
}

void memoir_apply_retreat_done(memoir_state *s)
{
    memoir_pop(s);
}

void memoir_list_retreats(const memoir_game *g, const memoir_state *s, memoir_list *list)
{
    const memoir_pending *f = memoir_top(s);
    const bcg_set steps = memoir_retreat_steps(g, s, f->at);
    BCG_EACH (to, steps)
        if (is_long_enough(g, s, f, (bcg_hex)to))
            memoir_add(list, memoir_action(MA_RETREAT, f->at, to));
}
