/* How a Memoir state stands for a side: medals, units, ground. Called at the end of every line the
 * search looks at, so it asks tables only. */
#include "ai/memoir_mind.h"

#include <string.h>

/* The units of a side as the value needs them. */
typedef struct force {
    int count;
    uint8_t at[MEMOIR_SIDE_UNITS], kind[MEMOIR_SIDE_UNITS], class[MEMOIR_SIDE_UNITS];
    uint8_t dice[MEMOIR_SIDE_UNITS], nearest[MEMOIR_SIDE_UNITS];
    const uint8_t *threat[MEMOIR_SIDE_UNITS];
    const uint8_t *cover[MEMOIR_SIDE_UNITS]; /* by class of the attacker */
} force;

static void muster(const memoir_game *g, const memoir_lore *l, const memoir_state *s, int side,
                   force *f)
{
    f->count = 0;
    BCG_EACH (h, s->units[side]) {
        const int n = f->count++, kind = memoir_kind_at(s, h);
        f->at[n] = (uint8_t)h;
        f->kind[n] = (uint8_t)kind;
        f->class[n] = memoir_units[kind].kind;
        f->threat[n] = l->threat[kind][memoir_elite_at(s, h)];
        f->cover[n] = g->into[side][h];
        f->dice[n] = 0;
        f->nearest[n] = LORE_AWAY - 1;
    }
}

/* How near they are to each other and what they could roll. */
static void confront(const memoir_lore *l, force *a, force *b)
{
    for (int i = 0; i < a->count; i++)
        for (int k = 0; k < b->count; k++) {
            const int away = l->away[a->at[i]][b->at[k]];
            const int to_b = a->threat[i][away] - b->cover[k][a->class[i]];
            const int to_a = b->threat[k][away] - a->cover[i][b->class[k]];
            b->dice[k] = (uint8_t)(b->dice[k] + (to_b > 0 ? to_b : 0));
            a->dice[i] = (uint8_t)(a->dice[i] + (to_a > 0 ? to_a : 0));
            if (away < a->nearest[i])
                a->nearest[i] = (uint8_t)away;
            if (away < b->nearest[k])
                b->nearest[k] = (uint8_t)away;
        }
}

/* Could the unit battle next turn? */
static bool is_engaged(const force *f, int i)
{
    return f->threat[i][f->nearest[i]] > 0;
}

/* The units of a side by wing and class: all of them, and those that could battle. A unit on a line
 * between sections is in both. */
typedef struct roster {
    uint8_t units[3][MEMOIR_CLASSES], engaged[3][MEMOIR_CLASSES]; /* by wing */
    uint8_t all[MEMOIR_CLASSES], all_engaged[MEMOIR_CLASSES];
} roster;

static void call_roll(const memoir_game *g, int side, const force *f, roster *r)
{
    memset(r, 0, sizeof *r);
    for (int i = 0; i < f->count; i++) {
        const int class = f->class[i], engaged = is_engaged(f, i);
        r->all[class]++;
        r->all_engaged[class] = (uint8_t)(r->all_engaged[class] + engaged);
        for (int wing = BCG_LEFT; wing <= BCG_RIGHT; wing++)
            if (g->board->flank_bits[f->at[i]] >>
                    bcg_flank_of((bcg_edge)g->edge[side], (bcg_wing)wing) &
                1) {
                r->units[wing][class]++;
                r->engaged[wing][class] = (uint8_t)(r->engaged[wing][class] + engaged);
            }
    }
}

/* How many of them a card could order. */
static int orders_of(const memoir_card_row *card, const uint8_t by_wing[3][MEMOIR_CLASSES],
                     const uint8_t all[MEMOIR_CLASSES])
{
    int sum = 0;
    for (int wing = 0; wing < 4; wing++) {
        const uint8_t *units = wing < 3 ? by_wing[wing] : all;
        const int most = wing < 3 ? card->wing[wing] : card->anywhere;
        int there = 0;
        if (most == 0)
            continue;
        for (int class = 0; class < MEMOIR_CLASSES; class ++)
            there += card->who >> class & 1 ? units[class] : 0;
        sum += there < most ? there : most;
    }
    return sum;
}

/* What the cards of the own hand could do. */
static void count_hand(const memoir_game *g, const memoir_state *s, int side, const force *f,
                       int out[])
{
    roster r;
    call_roll(g, side, f, &r);
    for (int card = 0; card < MEMOIR_CARDS; card++)
        if (s->hand[side][card]) {
            const memoir_card_row *row = &memoir_cards[card];
            const int engaged = orders_of(row, (const uint8_t(*)[MEMOIR_CLASSES])r.engaged,
                                          r.all_engaged);
            const int n = s->hand[side][card];
            out[LF_hand_orders] += n *
                                   orders_of(row, (const uint8_t(*)[MEMOIR_CLASSES])r.units, r.all);
            out[LF_hand_engaged] += n * engaged;
            if (engaged > out[LF_hand_best])
                out[LF_hand_best] = engaged;
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

int memoir_odds_to_win(const memoir_game *g, const memoir_lore *l, const memoir_state *s, int side,
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
    return chance_of(memoir_odds_to_win(g, lore, s, memoir_side_of_seat(seat), s->active));
}
