/* How lucky a flip is: what it takes of a unit in step 11 or on a mine, compared with the average
 * flip. The search subtracts luck from the results of a plan, so that good plans show in far fewer
 * trials. */
#include "ai/assault_heuristics.h"
#include "ai/chance.h"

/* What all units are worth together, as the share of a side is counted. */
static int worth_of_all(const assault_game *g, const assault_state *s)
{
    int sum = 1;
    ASSAULT_EACH(t, assault_occupied(s))
    if (!assault_is_unknown(s, (int)t))
        sum += assault_unit_share(assault_row_at(g, s, (int)t), assault_morale_at(g, s, (int)t));
    return sum;
}

/* What losing so much morale does to the log odds of the unit's side; `hunted`: it is one of those
 * that are all to be destroyed, by the limit some turns later. */
static int effect_of(const assault_ai_tables *l, const assault_unit_row *row, int morale, int loss,
                     int all, bool hunted)
{
    const int *w = l->w.feature, now = assault_unit_share(row, morale);
    const int unit = hunted ? w[AFE_survivors] * 3 / 4 : w[AFE_units];
    if (loss >= morale)
        return -(unit + w[AFE_cost] * row->cost + w[AFE_morale] * morale +
                 (morale <= 2 ? w[AFE_weak] : 0) + w[AFE_share] * now / all);
    return -w[AFE_morale] * loss + (morale > 2 && morale - loss <= 2 ? w[AFE_weak] : 0) -
           w[AFE_share] * (now - assault_unit_share(row, morale - loss)) / all;
}

/* The unit a flip concerns, and what each modifier takes of it; false if it is no such flip. */
static bool losses_of(const assault_state *s, int *tile, int loss[])
{
    const assault_pending *p = assault_top(s);
    if (p->what == AP_MINE)
        *tile = p->a;
    else if (p->what == AP_MODIFIER)
        *tile = assault_target_tile(s);
    else
        return false;
    if (*tile == BCG_NO_TILE || s->unit[*tile].kind == ASSAULT_HIDDEN)
        return false;
    for (int tm = ASSAULT_LEAST_TM; tm <= ASSAULT_MOST_TM; tm++) {
        const int fire = s->combat.fire + tm < 1 ? 1 : s->combat.fire + tm;
        loss[tm - ASSAULT_LEAST_TM] = p->what == AP_MINE ? tm < 0 /* MINE-1 */
                                                         : assault_loss(fire, s->combat.target);
    }
    return true;
}

int assault_luck(const bcg_game *game, const void *tables, const void *state, bcg_action result,
                 int seat, int *value)
{
    enum { TMS = ASSAULT_MOST_TM - ASSAULT_LEAST_TM + 1 };
    const assault_game *g = (const assault_game *)game;
    const assault_state *s = state;
    int loss[TMS], after[TMS] = {0}, of[TMS] = {0}, cards = 0, tile;
    int64_t sum = 0;
    if (assault_kind_of(result) != AA_FLIP || s->size[AZ_ACTIONS] == 0 ||
        !losses_of(s, &tile, loss))
        return 0;
    const assault_unit_row *row = assault_row_at(g, s, tile);
    const int morale = assault_morale_at(g, s, tile), all = worth_of_all(g, s);
    const bool hunted = ((const assault_ai_tables *)tables)->hunted == s->unit[tile].side;
    const int sign = s->unit[tile].side == assault_side_of_seat(g, seat) ? 1 : -1;
    BCG_EACH (card, s->pile[AZ_ACTIONS])
        of[g->card[card].tm - ASSAULT_LEAST_TM]++;
    for (int i = 0; i < TMS; i++) {
        after[i] = i && loss[i] == loss[i - 1]
                       ? after[i - 1]
                       : bcg_chance_shifted(
                             *value, sign * effect_of(tables, row, morale, loss[i], all, hunted));
        cards += of[i];
        sum += (int64_t)of[i] * after[i];
    }
    *value = after[g->card[assault_operand(result, 0)].tm - ASSAULT_LEAST_TM];
    return *value - bcg_chance_average(sum, cards);
}
