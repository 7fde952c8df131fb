#include "ai/memoir_lore.h"

#include <string.h>

const memoir_weights memoir_weights_best = {
    .figure = {0, 90, 130, 120, 90},
    .unit = {0, 120, 180, 160, 120},
    .objective = 700,
    .near_objective = 40,
    .near_enemy = 12,
    .cover = 25,
    .danger = 30,
    .closing = 500,
    .hit = 100,
    .kill = 100,
    .flag = 40,
    .keep_card = 35,
    .hand = 6,
};

/* -- dice ------------------------------------------------------------------------------------- */

/* Faces of six that hit each class (DICE-1 to DICE-4). */
static const int faces_that_hit[MEMOIR_CLASSES] = {
    [MK_INFANTRY] = 3, [MK_ARMOR] = 2, [MK_ARTILLERY] = 1};

/* In how many of the 6^dice rolls do exactly so many dice hit? */
static int64_t ways_to_hit(int dice, int faces, int hits)
{
    int64_t ways = 1;
    for (int i = 0; i < hits; i++)
        ways = ways * (dice - i) / (i + 1);
    for (int i = 0; i < dice; i++)
        ways *= i < hits ? faces : 6 - faces;
    return ways;
}

static void learn_dice(memoir_lore *l)
{
    for (int dice = 0; dice <= LORE_DICE; dice++)
        for (int k = 0; k < MEMOIR_CLASSES; k++)
            for (int figures = 1; figures <= LORE_FIGURES; figures++) {
                int64_t all = 0, loss = 0, kill = 0;
                for (int hits = 0; hits <= dice; hits++) {
                    const int64_t ways = ways_to_hit(dice, faces_that_hit[k], hits);
                    all += ways;
                    loss += ways * (hits < figures ? hits : figures);
                    kill += hits >= figures ? ways : 0;
                }
                l->loss[dice][k][figures] = (int16_t)(1000 * loss / all);
                l->kill[dice][k][figures] = (int16_t)(1000 * kill / all);
            }
}

/* -- the map ---------------------------------------------------------------------------------- */

/* Steps of infantry from every hex to the nearest of the goals, with nobody in the way. */
static void learn_steps(const memoir_game *g, const bcg_set *goals, uint8_t steps[])
{
    bcg_set rim = *goals, seen = *goals;
    memset(steps, LORE_FAR, BCG_MAX_HEXES);
    for (int n = 0; !bcg_set_is_empty(&rim); n++) {
        BCG_EACH (h, rim)
            steps[h] = (uint8_t)n;
        rim = bcg_set_minus(bcg_set_and(bcg_neighbours_of(g->board, &rim), g->enter[MK_INFANTRY]),
                            seen);
        seen = bcg_set_or(seen, rim);
    }
}

static void add_prize(memoir_lore *l, int side, const bcg_set *hexes, int prize)
{
    BCG_EACH (h, *hexes)
        l->prize[side][h] = (int16_t)(l->prize[side][h] + prize);
}

/* An objective of several hexes is worth its medals only together. */
static void learn_objectives(const memoir_game *g, memoir_lore *l, int side)
{
    bcg_set goals = g->exit[side];
    add_prize(l, side, &g->exit[side], l->w.objective / 2);
    for (int i = 0; i < g->objective.count; i++) {
        const memoir_objective *o = &g->objective.at[i];
        if (!(o->sides >> side & 1) || o->clear)
            continue;
        goals = bcg_set_or(goals, o->hexes);
        add_prize(l, side, &o->hexes, l->w.objective * o->medals / (o->need > 1 ? o->need : 1));
    }
    for (int i = 0; i < g->win.count; i++)
        if (g->win.at[i].side == side) {
            goals = bcg_set_or(goals, g->win.at[i].hexes);
            add_prize(l, side, &g->win.at[i].hexes, 2 * l->w.objective / g->win.at[i].need);
        }
    learn_steps(g, &goals, l->steps[side]);
}

void memoir_learn(const bcg_game *game, void *lore)
{
    const memoir_game *g = (const memoir_game *)game;
    memoir_lore *l = lore;
    memset(l, 0, sizeof *l);
    l->w = memoir_weights_best;
    learn_dice(l);
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        learn_objectives(g, l, side);
        for (int h = 0; h < g->board->hexes; h++)
            l->cover[side][h] = (uint8_t)(g->into[side][h][MK_INFANTRY] +
                                          g->into[side][h][MK_ARMOR] +
                                          (bcg_set_has(&g->hill, h) ? 2 : 0));
    }
}
