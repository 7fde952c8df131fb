/* How a Memoir state stands for a side: medals, units, ground. Called at the end of every line the
 * search looks at, so it asks tables only. */
#include "ai/memoir_mind.h"

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

/* What the cards of a hand could do: units that cards of sections could order, and the others. */
static int value_of_hand(const memoir_game *g, const memoir_lore *l, const memoir_state *s,
                         int side)
{
    int value = 0, cards = s->hand_size[side];
    for (int wing = BCG_LEFT; wing <= BCG_RIGHT; wing++) {
        const bcg_flank flank = bcg_flank_of((bcg_edge)g->edge[side], (bcg_wing)wing);
        const bcg_set there = bcg_set_and(s->units[side], g->board->flank_sets[flank]);
        const int units = bcg_set_count(&there);
        for (int card = wing, most = 1; card <= MC_ASSAULT_RIGHT; card += 3, most++) {
            const int orders = units < most ? units : most;
            value += s->hand[side][card] * orders * l->w.hand;
            cards -= s->hand[side][card];
        }
    }
    return value + cards * l->w.hand_tactic;
}

static int value_of_side(const memoir_game *g, const memoir_lore *l, const memoir_state *s,
                         int side, const force *f)
{
    const int medals = memoir_medals(g, s, side);
    const int exposed = s->active == side ? l->w.exposed_later : l->w.exposed;
    int value = 1000 * medals + l->w.closing * medals * medals / g->goal[side], hurt = 0,
        ground = 0;
    for (int i = 0; i < f->count; i++) {
        const int h = f->at[i], figures = memoir_figures_at(s, h);
        value += l->worth[f->kind[i]][figures] - l->w.front * f->nearest[i];
        ground += l->ground[side][h];
        hurt +=
            l->hurt[f->kind[i]][figures][f->dice[i] < LORE_THREATS ? f->dice[i] : LORE_THREATS - 1];
    }
    return value + (ground * l->w.value_ground - hurt * exposed) / 100;
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
    force own, other;
    muster(g, lore, s, side, &own);
    muster(g, lore, s, memoir_enemy(side), &other);
    confront(lore, &own, &other);
    return value_of_hand(g, lore, s, side) + value_of_side(g, lore, s, side, &own) -
           value_of_side(g, lore, s, memoir_enemy(side), &other);
}
