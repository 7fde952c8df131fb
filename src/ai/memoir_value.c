/* How a Memoir state stands for a side: medals, units, ground. Called at the end of every line the
 * search looks at, so it asks tables only. */
#include "ai/memoir_mind.h"

#include <string.h>

/* The units of a side as the value needs them. */
typedef struct force {
    int count;
    uint8_t at[MEMOIR_SIDE_UNITS], kind[MEMOIR_SIDE_UNITS], class[MEMOIR_SIDE_UNITS];
    uint8_t cover[MEMOIR_CLASSES][MEMOIR_SIDE_UNITS]; /* by class of the attacker */
    const uint8_t *threat[MEMOIR_SIDE_UNITS];
    int dice[MEMOIR_SIDE_UNITS], nearest[MEMOIR_SIDE_UNITS];
} force;

static void muster(const memoir_game *g, const memoir_lore *l, const memoir_state *s, int side,
                   force *f)
{
    int n = 0;
    BCG_EACH (h, s->units[side]) {
        const int kind = memoir_kind_at(s, h);
        f->at[n] = (uint8_t)h;
        f->kind[n] = (uint8_t)kind;
        f->class[n] = memoir_units[kind].kind;
        f->threat[n] = l->threat[kind][memoir_elite_at(s, h)];
        for (int class = 0; class < MEMOIR_CLASSES; class ++)
            f->cover[class][n] = g->into[side][h][class];
        f->dice[n] = 0;
        f->nearest[n++] = LORE_AWAY - 1;
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

/* How near they are to each other and what they could roll: the inner loop of the value. */
static void confront(const memoir_lore *l, force *restrict a, force *restrict b)
{
    for (int i = 0; i < a->count; i++) {
        const uint8_t *away = l->away[a->at[i]], *threat = a->threat[i];
        const uint8_t *cover_b = b->cover[a->class[i]];
        const int cover[MEMOIR_CLASSES] = {a->cover[0][i], a->cover[1][i], a->cover[2][i]};
        int dice = 0, nearest = LORE_AWAY - 1;
        for (int k = 0; k < b->count; k++) {
            const int distance = away[b->at[k]];
            b->dice[k] += at_least_0(threat[distance] - cover_b[k]);
            b->nearest[k] = smaller(b->nearest[k], distance);
            dice += at_least_0(b->threat[k][distance] - cover[b->class[k]]);
            nearest = smaller(nearest, distance);
        }
        a->dice[i] = dice;
        a->nearest[i] = nearest;
    }
}

/* Could the unit battle next turn? */
static bool is_engaged(const force *f, int i)
{
    return f->threat[i][f->nearest[i]] > 0;
}

/* Units by where and of which classes they are: on each wing and anywhere, for each set of classes
 * as a mask. A unit on a line between sections is in both. */
enum { ANYWHERE = BCG_RIGHT + 1, PLACES, MASKS = 1 << MEMOIR_CLASSES };
typedef uint8_t roster[PLACES][MASKS];

static void call_roll(const memoir_game *g, int side, const force *f, bool engaged, roster out)
{
    int by_class[PLACES][MEMOIR_CLASSES] = {{0}};
    for (int i = 0; i < f->count; i++) {
        const int flanks = g->board->flank_bits[f->at[i]];
        if (engaged && !is_engaged(f, i))
            continue;
        by_class[ANYWHERE][f->class[i]]++;
        for (int wing = BCG_LEFT; wing <= BCG_RIGHT; wing++)
            by_class[wing][f->class[i]] += flanks >> bcg_flank_of((bcg_edge)g->edge[side],
                                                                  (bcg_wing)wing) &
                                           1;
    }
    for (int place = 0; place < PLACES; place++)
        for (int mask = 0; mask < MASKS; mask++)
            out[place][mask] = (uint8_t)((mask & 1 ? by_class[place][0] : 0) +
                                         (mask & 2 ? by_class[place][1] : 0) +
                                         (mask & 4 ? by_class[place][2] : 0));
}

/* How many of them a card could order. */
static int orders_of(const memoir_card_row *card, roster units)
{
    int sum = smaller(card->anywhere, units[ANYWHERE][card->who]);
    for (int wing = BCG_LEFT; wing <= BCG_RIGHT; wing++)
        sum += smaller(card->wing[wing], units[wing][card->who]);
    return sum;
}

/* What the cards of the own hand could do. */
static void count_hand(const memoir_game *g, const memoir_state *s, int side, const force *f,
                       int out[])
{
    roster all, engaged;
    int left = s->hand_size[side];
    call_roll(g, side, f, false, all);
    call_roll(g, side, f, true, engaged);
    for (int card = 0; card < MEMOIR_CARDS && left > 0; card++)
        if (s->hand[side][card]) {
            const int n = s->hand[side][card];
            const int battles = orders_of(&memoir_cards[card], engaged);
            left -= n;
            out[LF_hand_orders] += n * orders_of(&memoir_cards[card], all);
            out[LF_hand_engaged] += n * battles;
            if (battles > out[LF_hand_best])
                out[LF_hand_best] = battles;
            out[LF_hand_tactics] += card > MC_ASSAULT_RIGHT ? n : 0;
        }
}

/* The place of a unit among the features: its class and strength. */
static int strength_of(memoir_class class, int figures)
{
    static const uint8_t first[MEMOIR_CLASSES] = {LF_infantry_1, LF_armor_1, LF_artillery_1};
    static const uint8_t most[MEMOIR_CLASSES] = {4, 3, 2};
    return first[class] + (figures < most[class] ? figures : most[class]) - 1;
}

static void count_side(const memoir_game *g, const memoir_lore *l, const memoir_state *s, int side,
                       int next, const force *f, int sign, int out[])
{
    const int left = g->goal[side] - memoir_medals(g, s, side);
    const int loss = next == side ? LF_loss_later : LF_loss_now;
    int deaths = 0;
    if (left >= 1 && left <= LF_left_5 - LF_left_1 + 1)
        out[LF_left_1 + left - 1] += sign;
    for (int i = 0; i < f->count; i++) {
        const int h = f->at[i], figures = memoir_figures_at(s, h);
        const int dice = f->dice[i] < LORE_THREATS ? f->dice[i] : LORE_THREATS - 1;
        out[strength_of((memoir_class)f->class[i], figures)] += sign;
        out[LF_engaged] += sign * is_engaged(f, i);
        out[LF_front] += sign * f->nearest[i];
        out[LF_cover] += sign * l->cover[side][h];
        out[LF_objective] += sign * l->near[side][h];
        out[LF_room] += sign * l->room[side][h];
        out[loss] += sign * l->may_lose[f->kind[i]][figures][dice];
        deaths += l->may_die[f->kind[i]][figures][dice];
    }
    _Static_assert(LF_death_now == LF_loss_now + 1 && LF_death_later == LF_loss_later + 1,
                   "deaths follow losses");
    out[loss + 1] += sign * deaths;
    if (g->goal[memoir_enemy(side)] - memoir_medals(g, s, memoir_enemy(side)) == 1)
        out[next == side ? LF_last_later : LF_last_now] += sign * (deaths < 1000 ? deaths : 1000);
}

void memoir_count(const memoir_game *g, const memoir_lore *l, const memoir_state *s, int side,
                  int next, int out[MEMOIR_FEATURE_COUNT])
{
    force own, other;
    memset(out, 0, MEMOIR_FEATURE_COUNT * sizeof out[0]);
    muster(g, l, s, side, &own);
    muster(g, l, s, memoir_enemy(side), &other);
    confront(l, &own, &other);
    count_side(g, l, s, side, next, &own, 1, out);
    count_side(g, l, s, memoir_enemy(side), next, &other, -1, out);
    count_hand(g, s, side, &own, out);
}

/* Thousandths of the logarithm of the odds, as a chance to win, from -BCG_MIND_WON to BCG_MIND_WON:
 * 2 / (1 + exp(-x)) - 1, straight between the points of a table. */
static int chance_of(int odds)
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
    return chance_of(odds_to_win(g, lore, s, memoir_side_of_seat(seat), s->active));
}
