/* The start of a game: dealing cards (SETUP-5) and air drops before the first turn (SCEN-8). */
#include "memoir/rules.h"

void memoir_begin(const memoir_game *g, memoir_state *s)
{
    *s = g->opening;
    for (int i = g->air_drop.count - 1; i >= 0; i--) {
        memoir_pending *f = memoir_push(s, PENDING_DROP, g->air_drop.at[i].side);
        f->steps = (uint8_t)g->air_drop.at[i].figures;
        f->dice = (uint8_t)g->air_drop.at[i].steps;
    }
    for (int side = MEMOIR_SIDES - 1; side >= 0; side--)
        for (int place = MEMOIR_PLACES - 1; place >= 0; place--)
            if (place == MPL_HAND || g->deal[side][place]) {
                memoir_pending *f = memoir_push(s, PENDING_DRAW, side);
                f->steps = g->deal[side][place];
                f->place = (uint8_t)place;
            }
    memoir_evaluate(g, s, NULL); /* OBJ-9 */
    s->stirred = 0;              /* objectives held from the start are not events */
    memoir_settle(g, s, NULL);
}

bcg_reason memoir_check_drop(const memoir_state *s)
{
    return memoir_is_pending(s, PENDING_DROP) ? BCG_OK : MR_NOT_NOW;
}

void memoir_apply_drop(memoir_state *s, bcg_action a)
{
    memoir_pending *f = &s->pending[s->pending_count - 1];
    const int side = f->side, steps = f->dice;
    if (--f->steps == 0)
        memoir_pop(s);
    f = memoir_push(s, PENDING_DRIFT, side);
    f->at = (bcg_hex)memoir_operand(a, 0);
    f->steps = (uint8_t)steps;
}

void memoir_list_drops(const memoir_game *g, memoir_list *list)
{
    for (int h = 0; h < g->board->hexes; h++)
        memoir_add(list, memoir_action(MA_DROP, h, 0));
}

bcg_reason memoir_check_drift(const memoir_state *s, bcg_action a)
{
    if (!memoir_is_pending(s, PENDING_DRIFT))
        return MR_NOT_NOW;
    for (int i = 0; i < MEMOIR_DRIFT_MAX; i++)
        if ((memoir_operand(a, i) != 0) != (i < memoir_top(s)->steps))
            return MR_DRIFT_STEPS;
    return BCG_OK;
}

/* Steps may leave the board and come back: only the final hex counts. */
static bcg_hex landing(const memoir_game *g, bcg_hex aim, bcg_action drift)
{
    static const int8_t dx[BCG_DIRS] = {2, 1, -1, -2, -1, 1}, dy[BCG_DIRS] = {0, -1, -1, 0, 1, 1};
    int x = bcg_hex_x(g->board, aim), y = bcg_hex_y(g->board, aim);
    for (int i = 0; i < MEMOIR_DRIFT_MAX && memoir_operand(drift, i); i++) {
        const int d = memoir_operand(drift, i) - 1;
        if (d < BCG_DIRS) {
            x += dx[d];
            y += dy[d];
        }
    }
    return bcg_hex_at(g->board, x, y);
}

static void land(memoir_state *s, bcg_hex h, int side)
{
    const int figures = memoir_units[MU_INFANTRY].figures;
    s->what[h] = memoir_pack_what(MU_INFANTRY, side, 0, MEMOIR_MOVES_USUAL);
    s->strength[h] = memoir_pack_strength(figures, figures);
    s->look[h] = memoir_pack_look(0, 0, 1);
    bcg_set_add(&s->units[side], h);
}

void memoir_apply_drift(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const memoir_pending f = *memoir_top(s);
    const bcg_hex h = landing(g, f.at, a);
    const bool lands = h != BCG_NO_HEX && !memoir_is_occupied(s, h) &&
                       bcg_set_has(&g->enter[MK_INFANTRY], h);
    memoir_pop(s);
    memoir_tell(log, MV_DROPPED, 2, f.at, lands ? h : BCG_NO_HEX, 0);
    if (!lands)
        return; /* lost, but no medal for it */
    land(s, h, f.side);
    memoir_evaluate(g, s, log);
}
