#include "ai/memoir_heuristics.h"

#include <string.h>

#define WEIGHT(name, value, what)   .name = value,
#define CARD(name, weight, what)    [LC_##name] = (weight),
#define FEATURE(name, weight, what) [LF_##name] = (weight),
const memoir_weights memoir_weights_best = {
    MEMOIR_WEIGHTS(WEIGHT).card = {MEMOIR_CARD_FEATURES(CARD)},
    .feature = {MEMOIR_FEATURES(FEATURE)}};

/* -- dice ------------------------------------------------------------------------------------- */

const uint8_t memoir_faces_that_hit[MEMOIR_CLASSES] = {
    [MK_INFANTRY] = 3, [MK_ARMOR] = 2, [MK_ARTILLERY] = 1};

/* In how many of the 6^dice rolls do exactly this many dice hit? */
static int64_t ways_to_hit(int dice, int faces, int hits)
{
    int64_t ways = 1;
    for (int i = 0; i < hits; i++)
        ways = ways * (dice - i) / (i + 1);
    for (int i = 0; i < dice; i++)
        ways *= i < hits ? faces : 6 - faces;
    return ways;
}

static int64_t all_rolls(int dice)
{
    int64_t rolls = 1;
    for (int i = 0; i < dice; i++)
        rolls *= 6;
    return rolls;
}

static void learn_attack(memoir_ai_tables *l, int dice, int class, int figures)
{
    const int64_t all = all_rolls(dice);
    int64_t loss = 0, kill = 0;
    for (int hits = 0; hits <= dice; hits++) {
        const int64_t ways = ways_to_hit(dice, memoir_faces_that_hit[class], hits);
        const int lost = hits < figures ? hits : figures;
        loss += ways * lost;
        kill += hits >= figures ? ways : 0;
    }
    l->loss[dice][class][figures] = (int16_t)(1000 * loss / all);
    l->kill[dice][class][figures] = (int16_t)(1000 * kill / all);
}

static int figures_worth(const memoir_ai_tables *l, int dice, int kind, int figures, int part)
{
    const int class = memoir_units[kind].kind;
    const int64_t worth = (int64_t)l->loss[dice][class][figures] * l->figure[kind] +
                          (int64_t)l->kill[dice][class][figures] *
                              (l->unit[kind] - l->figure[kind]);
    return (int)(worth * part / 100000);
}

static void learn_blows(memoir_ai_tables *l, int kind)
{
    for (int dice = 0; dice <= AI_DICE; dice++)
        for (int figures = 1; figures <= AI_FIGURES; figures++) {
            l->blow[dice][kind][figures] = figures_worth(l, dice, kind, figures, l->w.hit);
            l->harm[dice][kind][figures] = figures_worth(l, dice, kind, figures, l->w.harm);
        }
}

static void learn_hits(memoir_ai_tables *l)
{
    for (int dice = 0; dice <= AI_DICE; dice++)
        for (int faces = 1; faces <= AI_FACES; faces++) {
            const int64_t all = all_rolls(dice);
            for (int hits = 0; hits <= dice; hits++)
                l->hits[dice][faces][hits] = ways_to_hit(dice, faces, hits) * AI_CERTAIN / all;
        }
}

static void learn_dice(memoir_ai_tables *l)
{
    learn_hits(l);
    for (int class = 0; class < MEMOIR_CLASSES; class ++)
        for (int figures = 1; figures <= AI_FIGURES; figures++) { /* never less for more figures */
            const int odds = l->w.feature[memoir_strength((memoir_class) class, figures)];
            const int fewer = l->strength[class][figures - 1];
            l->strength[class][figures] = odds > fewer ? odds : fewer;
        }
    for (int dice = 0; dice <= AI_DICE; dice++)
        for (int class = 0; class < MEMOIR_CLASSES; class ++)
            for (int figures = 1; figures <= AI_FIGURES; figures++)
                learn_attack(l, dice, class, figures);
    for (int kind = MU_NONE + 1; kind < MEMOIR_UNITS; kind++)
        learn_blows(l, kind);
}

/* What the next medal adds to the log odds of a side that needs `left`: the difference between the
 * features for `left` and one fewer. For the last medal, which has none after it, the feature for
 * 1. */
static void learn_medals(memoir_ai_tables *l)
{
    const int *by_left = l->w.feature + LF_left_1;
    l->medal[1] = by_left[0];
    for (int left = 2; left < AI_MEDALS; left++)
        l->medal[left] = by_left[left - 2] - (left <= 5 ? by_left[left - 1] : 0);
}

/* -- the map ---------------------------------------------------------------------------------- */

/* Hexes from which one step leads to one of these if nobody is in the way; TER-OCEAN-5: in the
 * classic edition the sea can be entered only from the sea. */
static bcg_set hexes_before(const memoir_game *g, const bcg_set *hexes)
{
    const bcg_set all = bcg_set_and(bcg_neighbours_of(g->board, hexes), g->enter[MK_INFANTRY]);
    if (memoir_is_revised(g) || !bcg_set_meets(hexes, &g->afloat))
        return all;
    const bcg_set land = bcg_set_minus(*hexes, g->afloat);
    return bcg_set_and(all, bcg_set_or(g->afloat, bcg_neighbours_of(g->board, &land)));
}

/* Infantry steps from every hex to the nearest goal if nobody is in the way. */
static void learn_steps(const memoir_game *g, const bcg_set *goals, uint8_t steps[])
{
    bcg_set rim = *goals, seen = *goals;
    memset(steps, AI_FAR, BCG_MAX_HEXES);
    for (int n = 0; !bcg_set_is_empty(&rim); n++) {
        BCG_EACH (h, rim)
            steps[h] = (uint8_t)n;
        rim = bcg_set_minus(hexes_before(g, &rim), seen);
        seen = bcg_set_or(seen, rim);
    }
}

static void add_prize(memoir_ai_tables *l, int side, const bcg_set *hexes, int prize)
{
    BCG_EACH (h, *hexes)
        l->prize[side][h] = (int16_t)(l->prize[side][h] + prize);
}

/* An objective of several hexes is worth its medals only if all are held. */
static void learn_objectives(const memoir_game *g, memoir_ai_tables *l, int side)
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

/* -- threats ---------------------------------------------------------------------------------- */

/* Dice a unit could roll next turn, by kind, elite or not, and distance. */
static void learn_threats(memoir_ai_tables *l)
{
    for (int kind = MU_NONE + 1; kind < MEMOIR_UNITS; kind++)
        for (int elite = 0; elite < 2; elite++)
            for (int away = 0; away < AI_AWAY; away++) {
                const memoir_unit_row *row = &memoir_units[kind];
                const int moves = elite ? row->elite_battle_moves : row->battle_moves;
                const int distance = away > moves ? away - moves : 1;
                l->threat[kind][elite][away] = distance > MEMOIR_RANGE ? 0 : row->dice[distance];
            }
}

static void learn_distances(const memoir_game *g, memoir_ai_tables *l)
{
    for (int a = 0; a < g->board->hexes; a++)
        for (int b = 0; b < g->board->hexes; b++)
            l->away[a][b] = (uint8_t)bcg_distance(g->board, (bcg_hex)a, (bcg_hex)b);
}

/* What units of a side could roll against each hex, after its cover is subtracted. */
static void learn_fire(const memoir_game *g, const memoir_ai_tables *l, int side,
                       memoir_class class, const uint8_t threat[], uint8_t fire[][BCG_MAX_HEXES])
{
    uint8_t cover[BCG_MAX_HEXES];
    for (int h = 0; h < g->board->hexes; h++)
        cover[h] = (uint8_t)memoir_cover(g, memoir_enemy(side), h, class);
    for (int from = 0; from < g->board->hexes; from++)
        for (int to = 0; to < g->board->hexes; to++) {
            const int dice = threat[l->away[from][to]] - cover[to];
            fire[from][to] = (uint8_t)(dice > 0 ? dice : 0);
        }
}

/* Units that roll the same at all distances are grouped as one arm. */
static void learn_arms(const memoir_game *g, memoir_ai_tables *l)
{
    const uint8_t *of[AI_ARMS] = {NULL};
    int arms = 0;
    for (int kind = MU_NONE + 1; kind < MEMOIR_UNITS; kind++)
        for (int elite = 0; elite < 2; elite++) {
            const uint8_t *threat = l->threat[kind][elite];
            int arm = 0;
            while (arm < arms && memcmp(of[arm], threat, AI_AWAY) != 0)
                arm++;
            l->arm[kind][elite] = (uint8_t)arm;
            if (arm < arms)
                continue;
            of[arms++] = threat;
            for (int side = 0; side < MEMOIR_SIDES; side++)
                learn_fire(g, l, side, memoir_units[kind].kind, threat, l->fire[side][arm]);
        }
}

static void learn_danger(memoir_ai_tables *l)
{
    for (int n = 0; n <= UINT8_MAX; n++) {
        const int dice = n * l->w.danger / 100;
        l->dice_due[n] = (uint8_t)(dice < AI_DICE ? dice : AI_DICE);
    }
}

/* Interpolates between whole numbers of dice. */
static void learn_losses(memoir_ai_tables *l)
{
    for (int kind = MU_NONE + 1; kind < MEMOIR_UNITS; kind++)
        for (int figures = 1; figures <= AI_FIGURES; figures++)
            for (int n = 0; n < AI_THREATS; n++) {
                const int class = memoir_units[kind].kind;
                const int dice = n * l->w.danger, part = dice % 100;
                const int low = dice / 100 < AI_DICE ? dice / 100 : AI_DICE;
                const int high = low < AI_DICE ? low + 1 : low;
                l->may_die[kind][figures][n] = (int16_t)((l->kill[low][class][figures] *
                                                              (100 - part) +
                                                          l->kill[high][class][figures] * part) /
                                                         100);
            }
}

/* -- units and ground ------------------------------------------------------------------------- */

/* Resistance units are treated as infantry. */
static void learn_units(memoir_ai_tables *l)
{
    const memoir_weights *w = &l->w;
    const int unit[MEMOIR_CLASSES] = {w->unit_infantry, w->unit_armor, w->unit_artillery};
    const int figure[MEMOIR_CLASSES] = {w->figure_infantry, w->figure_armor, w->figure_artillery};
    for (int kind = MU_NONE + 1; kind < MEMOIR_UNITS; kind++) {
        const int class = memoir_units[kind].kind;
        l->unit[kind] = unit[class];
        l->figure[kind] = figure[class];
    }
}

static void learn_places(const memoir_game *g, memoir_ai_tables *l, int side)
{
    for (int h = 0; h < g->board->hexes; h++) {
        const int steps = l->steps[side][h];
        const int rows = memoir_rows_from(g->board, (bcg_hex)h, (memoir_edge)g->retreat[side]);
        l->cover[side][h] = (uint8_t)(g->into[side][h][MK_INFANTRY] + g->into[side][h][MK_ARMOR] +
                                      (bcg_set_has(&g->hill, h) ? 2 : 0));
        l->near[side][h] = (uint8_t)(steps < AI_CALLS ? AI_CALLS - steps : 0);
        l->room[side][h] = (uint8_t)(rows < 2 ? rows : 2);
    }
}

/* What a hex is worth to a unit on it: cover, distance to the objectives, room to retreat. */
static void learn_ground(memoir_ai_tables *l, int side, int h)
{
    l->ground[side][h] = (int16_t)(l->w.cover * l->cover[side][h] +
                                   l->w.near_objective * l->near[side][h] +
                                   l->w.near_guard * l->near[memoir_enemy(side)][h] +
                                   l->w.room * l->room[side][h]);
}

/* -- odds ------------------------------------------------------------------------------------- */

static void learn_odds(const memoir_game *g, memoir_ai_tables *l)
{
    const int *w = l->w.feature;
    for (int kind = MU_NONE + 1; kind < MEMOIR_UNITS; kind++)
        for (int figures = 1; figures <= AI_FIGURES; figures++)
            l->unit_odds[kind][figures] = (int16_t)
                w[memoir_strength((memoir_class)memoir_units[kind].kind, figures)];
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (int h = 0; h < g->board->hexes; h++)
            l->place_odds[side][h] = (int16_t)(w[LF_cover] * l->cover[side][h] +
                                               w[LF_objective] * l->near[side][h] +
                                               w[LF_room] * l->room[side][h]);
}

void memoir_fill_ai_tables(const bcg_game *game, const void *weights, void *tables)
{
    const memoir_game *g = (const memoir_game *)game;
    memoir_ai_tables *l = tables;
    memset(l, 0, sizeof *l);
    l->w = *(const memoir_weights *)weights;
    l->w.danger = l->w.danger < 0 ? 0 : l->w.danger; /* may be negative during tuning */
    learn_units(l);
    learn_dice(l);
    learn_medals(l);
    learn_threats(l);
    learn_distances(g, l);
    learn_arms(g, l);
    learn_danger(l);
    learn_losses(l);
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        learn_objectives(g, l, side);
        learn_places(g, l, side);
    }
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (int h = 0; h < g->board->hexes; h++)
            learn_ground(l, side, h);
    learn_odds(g, l);
}
