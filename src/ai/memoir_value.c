/* How good a Memoir state is for a side: medals, units, terrain. Called at the end of every line
 * the search examines, so it only looks up tables. */
#include "ai/chance.h"
#include "ai/memoir_heuristics.h"

#include <string.h>

enum { STRIDE = 4 };

/* The units of a side, one by one, in the form needed here. */
typedef struct force {
    int count;
    uint8_t at[MEMOIR_SIDE_UNITS];
    /* by hex: dice each could roll next turn; padded to a multiple of STRIDE with rows of 0 */
    const uint8_t *fire[MEMOIR_SIDE_UNITS + STRIDE];
} force;

static void muster(const memoir_ai_tables *l, const memoir_state *s, int side, force *f)
{
    int n = 0;
    for (int w = 0; w < BCG_SET_WORDS; w++)
        for (uint64_t left = s->units[side].word[w]; left; left &= left - 1) {
            const int h = 64 * w + __builtin_ctzll(left);
            f->at[n] = (uint8_t)h;
            f->fire[n++] = l->fire[side][l->arm[memoir_kind_at(s, h)][memoir_elite_at(s, h)]][h];
        }
    f->count = n;
    for (int i = 0; i < STRIDE; i++)
        f->fire[n + i] = l->no_fire;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* The chance that the enemies destroy the unit on a hex next turn, in thousandths. */
static int may_die(const memoir_ai_tables *l, const memoir_state *s, const force *enemies, int h)
{
    int dice = 0;
    for (const uint8_t *const *row = enemies->fire; row < enemies->fire + enemies->count;
         row += STRIDE)
        dice += row[0][h] + row[1][h] + row[2][h] + row[3][h];
    return l->may_die[memoir_kind_at(s, h)][memoir_figures_at(s, h)][smaller(dice, AI_THREATS - 1)];
}

/* Cards the side may play that are not for a single section. */
static int count_tactics(const memoir_state *s, int side)
{
    int sum = 0;
    for (int card = MC_ASSAULT_RIGHT + 1; card < MEMOIR_CARDS; card++)
        sum += s->hand[memoir_hand_of(side, MPL_HAND)][card] +
               s->hand[memoir_hand_of(side, MPL_SECOND)][card] + (s->shared[side] == card);
    return sum;
}

static void count_side(const memoir_game *g, const memoir_ai_tables *l, const memoir_state *s,
                       int side, int next, const force *f, const force *enemies, int sign,
                       int out[])
{
    const int left = g->goal[side] - memoir_medals(g, s, side);
    int cover = 0, near = 0, room = 0, deaths = 0;
    if (left >= 1 && left <= LF_left_5 - LF_left_1 + 1)
        out[LF_left_1 + left - 1] += sign;
    for (int i = 0; i < f->count; i++) {
        const int h = f->at[i];
        out[memoir_strength(memoir_class_at(s, h), memoir_figures_at(s, h))] += sign;
        cover += l->cover[side][h];
        near += l->near[side][h];
        room += l->room[side][h];
        deaths += may_die(l, s, enemies, h);
    }
    out[LF_cover] += sign * cover;
    out[LF_objective] += sign * near;
    out[LF_room] += sign * room;
    out[next == side ? LF_death_later : LF_death_now] += sign * deaths;
    if (g->goal[memoir_enemy(side)] - memoir_medals(g, s, memoir_enemy(side)) == 1)
        out[next == side ? LF_last_later : LF_last_now] += sign * smaller(deaths, 1000);
}

void memoir_count(const memoir_game *g, const memoir_ai_tables *l, const memoir_state *s, int side,
                  int next, int out[MEMOIR_FEATURE_COUNT])
{
    force own, other;
    memset(out, 0, MEMOIR_FEATURE_COUNT * sizeof out[0]);
    muster(l, s, side, &own);
    muster(l, s, memoir_enemy(side), &other);
    count_side(g, l, s, side, next, &own, &other, 1, out);
    count_side(g, l, s, memoir_enemy(side), next, &other, &own, -1, out);
    out[LF_hand_tactics] = count_tactics(s, side);
}

/* What a side contributes to its log odds, in millionths: memoir_count and the weights in one,
 * using precomputed tables where possible. */
static int64_t odds_of_side(const memoir_ai_tables *l, const memoir_state *s, int side, int next,
                            const int left[], const force *f, const force *enemies)
{
    const int *w = l->w.feature;
    int odds = left[side] >= 1 && left[side] <= LF_left_5 - LF_left_1 + 1
                   ? w[LF_left_1 + left[side] - 1]
                   : 0;
    int deaths = 0;
    for (int i = 0; i < f->count; i++) {
        const int h = f->at[i];
        odds += l->unit_odds[memoir_kind_at(s, h)][memoir_figures_at(s, h)] +
                l->place_odds[side][h];
        deaths += may_die(l, s, enemies, h);
    }
    int parts = w[next == side ? LF_death_later : LF_death_now] * deaths;
    if (left[memoir_enemy(side)] == 1)
        parts += w[next == side ? LF_last_later : LF_last_now] * smaller(deaths, 1000);
    return (int64_t)odds * 1000 + parts;
}

int memoir_log_odds(const memoir_game *g, const memoir_ai_tables *l, const memoir_state *s,
                    int side, int next)
{
    const int enemy = memoir_enemy(side);
    const int left[MEMOIR_SIDES] = {g->goal[0] - memoir_medals(g, s, 0),
                                    g->goal[1] - memoir_medals(g, s, 1)};
    force own, other;
    muster(l, s, side, &own);
    muster(l, s, enemy, &other);
    const int64_t sides = odds_of_side(l, s, side, next, left, &own, &other) -
                          odds_of_side(l, s, enemy, next, left, &other, &own);
    const int64_t hand = (int64_t)1000 * l->w.feature[LF_hand_tactics] * count_tactics(s, side);
    return (int)((sides + hand) / 1000);
}

int memoir_value(const bcg_game *game, const void *tables, const void *state, int seat)
{
    const memoir_game *g = (const memoir_game *)game;
    const memoir_state *s = state;
    if (s->phase == MP_OVER)
        return bcg_value_of_end(game, state, seat);
    return bcg_chance_of(memoir_log_odds(g, tables, s, g->side_of[seat], s->active));
}
