/* How lucky a roll is: what it takes from its target compared with the average for such a roll. The
 * search subtracts luck from the results of a plan, so that good plans show in far fewer trials. */
#include "ai/chance.h"
#include "ai/memoir_heuristics.h"

/* What hits do to the log odds of the roller. */
static int effect_of(const memoir_game *g, const memoir_ai_tables *l, const memoir_state *s, int h,
                     int hits)
{
    const int figures = memoir_figures_at(s, h), roller = memoir_enemy(memoir_side_at(s, h));
    const int class = memoir_class_at(s, h), lost = hits < figures ? hits : figures;
    const int toll = l->strength[class][figures] - l->strength[class][figures - lost];
    const int left = g->goal[roller] - memoir_medals(g, s, roller), medals = memoir_medals_at(s, h);
    if (lost < figures || medals == 0)
        return toll;
    return medals >= left ? AI_WON : toll + l->medal[left < AI_MEDALS ? left : AI_MEDALS - 1];
}

int memoir_luck(const bcg_game *game, const void *tables, const void *state, bcg_action roll,
                int seat, int *value)
{
    const memoir_game *g = (const memoir_game *)game;
    const memoir_ai_tables *l = tables;
    const memoir_state *s = state;
    const memoir_pending *f = memoir_top(s);
    if ((f->what != PENDING_ATTACK && f->what != PENDING_AMBUSH_ROLL && f->what != PENDING_BOMB) ||
        f->dice > AI_DICE)
        return 0;
    const bool stars = f->what == PENDING_BOMB && f->more;
    const memoir_class class = memoir_class_at(s, f->to);
    const int sign = memoir_side_at(s, f->to) == g->side_of[seat] ? -1 : 1;
    const int figures = memoir_figures_at(s, f->to);
    const int64_t *chance = l->hits[f->dice][memoir_faces_that_hit[class] + stars];
    int64_t sum = 0, all = 0;
    int after = 0;
    for (int hits = 0; hits <= f->dice && hits <= figures; hits++) {
        after = bcg_chance_shifted(*value, sign * effect_of(g, l, s, f->to, hits));
        const int64_t part = hits == figures ? AI_CERTAIN - all : chance[hits];
        sum += part * after;
        all += part;
    }
    if (all < AI_CERTAIN)
        sum += (AI_CERTAIN - all) * after; /* rounding */
    const int hits = memoir_hits(roll, class, stars), before = *value;
    *value = bcg_chance_shifted(before, sign * effect_of(g, l, s, f->to, hits));
    return *value - bcg_chance_average(sum, AI_CERTAIN);
}
