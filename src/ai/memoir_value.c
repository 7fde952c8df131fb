/* How a Memoir state stands for a side: medals, units, ground. Called at the end of every line the
 * search looks at, so it asks tables only. */
#include "ai/memoir_mind.h"

#include <string.h>

/* A unit as the value needs it. */
typedef struct fighter {
    const uint8_t *cover, *threat; /* by class of the attacker; by distance */
    const int16_t *may_die;        /* by dice of all enemies */
    uint8_t at, class, figures, dice, nearest;
} fighter;

typedef struct force {
    int count;
    fighter unit[MEMOIR_SIDE_UNITS];
} force;

/* Also notes which of them stands where. */
static void muster(const memoir_game *g, const memoir_lore *l, const memoir_state *s, int side,
                   force *f, uint8_t who[])
{
    int n = 0;
    for (int w = 0; w < BCG_SET_WORDS; w++)
        for (uint64_t left = s->units[side].word[w]; left; left &= left - 1) {
            const int h = 64 * w + __builtin_ctzll(left), kind = memoir_kind_at(s, h);
            const int figures = memoir_figures_at(s, h);
            who[h] = (uint8_t)n;
            f->unit[n++] = (fighter){.cover = g->into[side][h],
                                     .threat = l->threat[kind][memoir_elite_at(s, h)],
                                     .may_die = l->may_die[kind][figures],
                                     .at = (uint8_t)h,
                                     .class = memoir_units[kind].kind,
                                     .figures = (uint8_t)figures,
                                     .nearest = LORE_REACH + 1};
        }
    f->count = n;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static int at_least_0(int n)
{
    return n > 0 ? n : 0;
}

/* How near they are to each other and what they could roll, of those in each other's reach: the
 * inner loop of the value. */
static void confront(const memoir_lore *l, const bcg_set *enemies, const uint8_t who[],
                     force *restrict own, force *restrict other)
{
    for (int i = 0; i < own->count; i++) {
        fighter *a = &own->unit[i];
        const uint8_t *away = l->away[a->at], *threat = a->threat, *cover = a->cover;
        const bcg_set *reach = &l->reach[a->at];
        int dice = 0, nearest = LORE_REACH + 1;
        for (int w = 0; w < BCG_SET_WORDS; w++)
            for (uint64_t left = reach->word[w] & enemies->word[w]; left; left &= left - 1) {
                const int h = 64 * w + __builtin_ctzll(left), distance = away[h];
                fighter *b = &other->unit[who[h]];
                b->dice = (uint8_t)(b->dice + at_least_0(threat[distance] - b->cover[a->class]));
                b->nearest = (uint8_t)smaller(b->nearest, distance);
                dice += at_least_0(b->threat[distance] - cover[b->class]);
                nearest = smaller(nearest, distance);
            }
        a->dice = (uint8_t)dice;
        a->nearest = (uint8_t)nearest;
    }
}

/* Could the unit battle next turn? */
static bool is_engaged(const fighter *u)
{
    return u->threat[u->nearest] > 0;
}

/* Cards of more sections or none in the own hand. */
static int count_tactics(const memoir_state *s, int side)
{
    int sum = 0;
    for (int card = MC_ASSAULT_RIGHT + 1; card < MEMOIR_CARDS; card++)
        sum += s->hand[side][card];
    return sum;
}

static void count_side(const memoir_game *g, const memoir_lore *l, const memoir_state *s, int side,
                       int next, const force *f, int sign, int out[])
{
    const int left = g->goal[side] - memoir_medals(g, s, side);
    int engaged = 0, front = 0, cover = 0, near = 0, room = 0, deaths = 0;
    if (left >= 1 && left <= LF_left_5 - LF_left_1 + 1)
        out[LF_left_1 + left - 1] += sign;
    for (const fighter *u = f->unit; u < f->unit + f->count; u++) {
        out[memoir_strength((memoir_class)u->class, u->figures)] += sign;
        engaged += is_engaged(u);
        front += u->nearest;
        cover += l->cover[side][u->at];
        near += l->near[side][u->at];
        room += l->room[side][u->at];
        deaths += u->may_die[smaller(u->dice, LORE_THREATS - 1)];
    }
    out[LF_engaged] += sign * engaged;
    out[LF_front] += sign * front;
    out[LF_cover] += sign * cover;
    out[LF_objective] += sign * near;
    out[LF_room] += sign * room;
    out[next == side ? LF_death_later : LF_death_now] += sign * deaths;
    if (g->goal[memoir_enemy(side)] - memoir_medals(g, s, memoir_enemy(side)) == 1)
        out[next == side ? LF_last_later : LF_last_now] += sign * (deaths < 1000 ? deaths : 1000);
}

void memoir_count(const memoir_game *g, const memoir_lore *l, const memoir_state *s, int side,
                  int next, int out[MEMOIR_FEATURE_COUNT])
{
    force own, other;
    uint8_t who[BCG_MAX_HEXES];
    memset(out, 0, MEMOIR_FEATURE_COUNT * sizeof out[0]);
    muster(g, l, s, side, &own, who);
    muster(g, l, s, memoir_enemy(side), &other, who);
    confront(l, &s->units[memoir_enemy(side)], who, &own, &other);
    count_side(g, l, s, side, next, &own, 1, out);
    count_side(g, l, s, memoir_enemy(side), next, &other, -1, out);
    out[LF_hand_tactics] = count_tactics(s, side);
}

/* 2 / (1 + exp(-x)) - 1, straight between the points of a table. */
int memoir_chance_of(int odds)
{
    enum { STEP = 500, POINTS = 13 };
    static const int16_t table[POINTS] = {0,    2449, 4621, 6351, 7616, 8483, 9051,
                                          9414, 9640, 9780, 9866, 9919, 9951};
    const int size = odds < 0 ? -odds : odds, at = size / STEP, part = size % STEP;
    const int chance = at < POINTS - 1 ? table[at] + (table[at + 1] - table[at]) * part / STEP
                                       : table[POINTS - 1];
    return (odds < 0 ? -1 : 1) * chance * (BCG_MIND_WON / 1000) / 10;
}

/* The logarithm of the side's odds to win, in thousandths. */
static int odds_to_win(const memoir_game *g, const memoir_lore *l, const memoir_state *s, int side,
                       int next)
{
    int count[MEMOIR_FEATURE_COUNT], odds = 0, parts = 0;
    memoir_count(g, l, s, side, next, count);
    for (int i = 0; i < LF_IN_THOUSANDTHS; i++)
        odds += l->w.feature[i] * count[i];
    for (int i = LF_IN_THOUSANDTHS; i < MEMOIR_FEATURE_COUNT; i++)
        parts += l->w.feature[i] * count[i];
    return odds + parts / 1000;
}

int memoir_value(const bcg_game *game, const void *lore, const void *state, int seat)
{
    const memoir_game *g = (const memoir_game *)game;
    const memoir_state *s = state;
    if (s->phase == MP_OVER) {
        const bcg_result r = g->head.ops->result(game, state, seat);
        return r == BCG_WON ? BCG_MIND_WON : r == BCG_LOST ? -BCG_MIND_WON : 0;
    }
    return memoir_chance_of(odds_to_win(g, lore, s, memoir_side_of_seat(seat), s->active));
}
