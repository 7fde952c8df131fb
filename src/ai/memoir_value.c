/* How a Memoir state stands for a side: medals, units, ground. Called at the end of every line the
 * search looks at, so it asks tables only. */
#include "ai/memoir_mind.h"

/* Beyond so many hexes an objective does not call. */
enum { CALLS = 6 };

int memoir_ground(const memoir_lore *l, int side, int h)
{
    const int steps = l->steps[side][h];
    return l->w.cover * l->cover[side][h] +
           (steps < CALLS ? (CALLS - steps) * l->w.near_objective : 0);
}

static int value_of_side(const memoir_game *g, const memoir_lore *l, const memoir_state *s,
                         int side)
{
    const int medals = memoir_medals(g, s, side);
    int value = 1000 * medals + l->w.closing * medals * medals / g->goal[side];
    BCG_EACH (h, s->units[side])
        value += memoir_worth(l, memoir_kind_at(s, h), memoir_figures_at(s, h)) +
                 memoir_ground(l, side, h);
    return value;
}

int memoir_value(const bcg_game *game, const void *lore, const void *state, int seat)
{
    const memoir_game *g = (const memoir_game *)game;
    const memoir_state *s = state;
    const int side = memoir_side_of_seat(seat);
    if (s->phase == MP_OVER) {
        const bcg_result r = g->head.ops->result(game, state, seat);
        return r == BCG_WON ? BCG_MIND_WON : r == BCG_LOST ? -BCG_MIND_WON : 0;
    }
    return value_of_side(g, lore, s, side) - value_of_side(g, lore, s, memoir_enemy(side));
}
