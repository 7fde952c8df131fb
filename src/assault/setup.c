/* Set-up (chapter 5): edges, hands, the first player, starting units. During it `used` counts the
 * parts that are done. */
#include "assault/rules.h"

#include <assert.h>
#include <string.h>

/* -- before anything is decided -----------------------------------------------------------------
 */

/* SETUP-8, AMB-65: a listed unit comes from the side's deck if a copy lies there, else from the
 * rest of the nation's cards. */
static void take_listed(const assault_game *g, assault_state *s, int kind, int side, int to)
{
    const int card = assault_card_in(g, s, kind, assault_unit_deck(side));
    assault_give(g, s, card != ASSAULT_NO_CARD ? card : g->first_of_kind[kind],
                 card != ASSAULT_NO_CARD ? assault_unit_deck(side) : ASSAULT_ZONES, to);
}

static void place_fixed(const assault_game *g, assault_state *s, const assault_fixed_unit *fixed)
{
    const int side = assault_nation_of(fixed->unit);
    assault_unit *u = assault_put(s, fixed->tile, fixed->unit, side);
    if (assault_card_in(g, s, fixed->unit, assault_unit_deck(side)) != ASSAULT_NO_CARD)
        take_listed(g, s, fixed->unit, side, ASSAULT_ZONES);
    if (side != g->npc) /* SOLO-23 */
        u->marks = AU_FACE_DOWN | AU_KNOWN;
    if (fixed->dug_in || g->start_dug_in[side])
        u->marks |= AU_DUG_IN;
    if (fixed->immobile)
        u->marks |= AU_IMMOBILE; /* DUEL07-S5 */
}

/* MAP-5, CTRL-5, CTRL-7: once it is known who holds which edge. */
static void take_edges(const assault_game *g, assault_state *s)
{
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        const int edge = s->edge[side];
        s->control[side] = g->control[edge];
        if (side != g->npc) /* SOLO-20 */
            s->control[side] |= g->home_row[edge];
        s->control[side] |= s->units[side];
    }
    for (int side = 0; side < ASSAULT_SIDES; side++)
        s->control[side] &= ~s->units[assault_enemy(side)];
}

void assault_begin(const assault_game *g, assault_state *s)
{
    memset(s, 0, sizeof *s);
    memset(s->combat.tile, BCG_NO_TILE, sizeof s->combat.tile);
    memset(s->combat.chosen, ASSAULT_NO_CARD, sizeof s->combat.chosen);
    s->combat.left = s->combat.origin = BCG_NO_TILE;
    for (int card = 0; card < ASSAULT_CARDS; card++)
        if (g->card[card].home < ASSAULT_ZONES) {
            bcg_set_add(&s->pile[g->card[card].home], card);
            s->size[g->card[card].home]++;
        }
    assault_sort_piles(g, s);
    for (int i = 0; i < g->unit.count; i++)
        place_fixed(g, s, &g->unit.at[i]);
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        s->edge[side] = (uint8_t)(g->side[side].edge == AEC_LOT ? side
                                                                : g->side[side].edge == AEC_B);
        s->prestige[side] = g->side[side].prestige; /* SETUP-4 */
        for (int i = 0; i < g->start_count[side]; i++)
            take_listed(g, s, g->start_list[side][i], side, AZ_START + side);
    }
    s->phase = APH_SETUP;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        s->control[side] = s->units[side]; /* CTRL-5, also while the edges are not known */
    if (g->side[0].edge != AEC_LOT)
        take_edges(g, s);
    assault_settle(g, s, NULL);
}

/* -- edges, hands and who begins -----------------------------------------------------------------
 */

void assault_apply_edges(const assault_game *g, assault_state *s, int lot, bcg_log *log)
{
    assault_pop(s);
    s->edge[0] = (uint8_t)lot; /* DUEL09-S1, DUEL11-S1 */
    s->edge[1] = (uint8_t)!lot;
    take_edges(g, s);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        assault_tell(log, AEV_EDGE, 2, side, s->edge[side], 0, 0);
}

/* SETUP-3: the first hand, and the cards of the player's choice. */
static void deal_hand(const assault_game *g, assault_state *s, int side)
{
    const assault_setup_side *setup = &g->side[side];
    if (side == g->npc)
        return;
    if (setup->choice)
        assault_push(s, AP_MIX, side)->n = (uint8_t)setup->choice;
    assault_pending *deal = assault_push(s, AP_DEAL, side);
    deal->n = (uint8_t)setup->actions;
    deal->m = (uint8_t)setup->units;
}

/* SETUP-5: the second player's bonus. */
static void give_bonus(const assault_game *g, assault_state *s, bcg_log *log)
{
    const int second = assault_enemy(s->first);
    assault_tell(log, AEV_FIRST, 1, s->first, 0, 0, 0);
    if (second == g->npc)
        return;
    assault_give_prestige(s, second, g->second_prestige, log);
    if (g->second_actions)
        assault_push(s, AP_DEAL, second)->n = (uint8_t)g->second_actions; /* DUEL05-S3 */
}

/* Each side flips a card, German first; the higher modifier moves first, ties flip again. The first
 * of the two is kept plus 8, so that 0 means none. */
void assault_apply_first_flip(const assault_game *g, assault_state *s, int card, bcg_log *log)
{
    assault_pending *p = &s->pending[s->pending_count - 1];
    const int tm = assault_tm(g, card);
    if (p->n == 0) {
        p->n = (uint8_t)(tm + 8);
        return;
    }
    const int first = p->n - 8;
    p->n = 0;
    if (first == tm) /* AMB-40 */
        return;
    s->first = first > tm ? AS_GERMAN : AS_AMERICAN;
    assault_pop(s);
    (void)log;
}

/* -- starting units ------------------------------------------------------------------------------
 */

uint64_t assault_start_zone(const assault_game *g, const assault_state *s, int side)
{
    return (g->start[side].controlled ? s->control[side] : g->home_row[s->edge[side]]) &
           ~assault_occupied(s);
}

int assault_start_spent(const assault_game *g, const assault_state *s, int side)
{
    int spent = 0;
    ASSAULT_EACH(t, s->units[side])
    if (s->unit[t].marks & AU_START)
        spent += assault_row_at(g, s, (int)t)->cost;
    return spent;
}

int assault_start_placed(const assault_state *s, int side)
{
    int n = 0;
    ASSAULT_EACH(t, s->units[side])
    n += (s->unit[t].marks & AU_START) != 0;
    return n;
}

/* The pile starting units come from. */
static int start_pile(const assault_game *g, int side)
{
    return g->start[side].mode == ASM_BUDGET ? assault_unit_deck(side) : AZ_START + side;
}

/* May one more unit be chosen (SETUP-6), of this kind, with so much left to spend? */
static bcg_reason check_choice(const assault_game *g, int side, int kind, int placed, int left)
{
    if (g->start[side].mode != ASM_BUDGET)
        return BCG_OK;
    if (assault_is_banned(g, side, kind))
        return AR_SACRIFICE_ONLY; /* DUEL05-S1, DUEL05-S2, DUEL11-S3: never placed */
    if (placed >= g->start[side].most)
        return AR_START_COUNT;
    return assault_row(g, kind)->cost > left ? AR_START_BUDGET : BCG_OK;
}

int assault_start_left(const assault_game *g, const assault_state *s, int side)
{
    return g->start[side].prestige - assault_start_spent(g, s, side);
}

bcg_reason assault_check_place(const assault_game *g, const assault_state *s, bcg_action a)
{
    if (!assault_is_pending(s, AP_START))
        return AR_NOT_NOW;
    const int side = assault_top(s)->side, card = assault_operand(a, 0),
              tile = assault_operand(a, 1);
    if (!assault_is_unit(g->card[card].kind))
        return AR_NO_UNIT_CARD;
    if (g->card[card].first != card || !assault_holds(g, s, start_pile(g, side), card))
        return AR_NOT_TO_PLACE;
    const bcg_reason choice = check_choice(
        g, side, g->card[card].kind, assault_start_placed(s, side), assault_start_left(g, s, side));
    if (choice != BCG_OK)
        return choice;
    if (!assault_has(assault_start_zone(g, s, side), tile))
        return AR_START_ZONE; /* SETUP-7, DUEL11-S5 */
    return assault_check_ground(g, g->card[card].kind, tile);
}

void assault_apply_place(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log)
{
    const int side = assault_top(s)->side, card = assault_operand(a, 0),
              tile = assault_operand(a, 1), kind = g->card[card].kind;
    assault_give(g, s, card, start_pile(g, side), ASSAULT_ZONES);
    assault_unit *u = assault_put(s, tile, kind, side);
    u->marks = AU_FACE_DOWN | AU_START; /* REVEAL-1, SETUP-12 */
    if (g->start_dug_in[side])
        u->marks |= AU_DUG_IN; /* DUEL06-S3 */
    assault_tell(log, AEV_PLACED, 3, side, tile, -1, 0);
    assault_take_control(s, side, tile, log);
    if (assault_check_placed(g, s) == BCG_OK && s->size[start_pile(g, side)] == 0)
        assault_end_placing(g, s, log);
}

void assault_list_places(const assault_game *g, const assault_state *s, assault_list *list)
{
    const int side = assault_top(s)->side;
    const int placed = assault_start_placed(s, side), left = assault_start_left(g, s, side);
    const uint64_t zone = assault_start_zone(g, s, side);
    int last = -1;
    BCG_EACH (card, s->pile[start_pile(g, side)]) {
        const int kind = g->card[card].kind, first = g->card[card].first;
        if (first != last && check_choice(g, side, kind, placed, left) == BCG_OK)
            assault_add_each(list, AA_PLACE, first, zone & g->enter[kind]);
        last = first;
    }
}

/* A budget may be left unspent; units that are given have to be placed, if there is room. */
bcg_reason assault_check_placed(const assault_game *g, const assault_state *s)
{
    const int side = assault_top(s)->side;
    if (g->start[side].mode == ASM_BUDGET)
        return BCG_OK;
    const uint64_t zone = assault_start_zone(g, s, side);
    BCG_EACH (card, s->pile[AZ_START + side])
        if (zone & g->enter[g->card[card].kind])
            return AR_START_ALL;
    return BCG_OK;
}

void assault_end_placing(const assault_game *g, assault_state *s, bcg_log *log)
{
    const int side = assault_top(s)->side;
    if (g->start[side].keep) /* AMB-22, AMB-54: solo games */
        assault_give_prestige(s, side, assault_start_left(g, s, side), log);
    assault_pop(s);
}

static void begin_placing(const assault_game *g, assault_state *s, int side)
{
    const assault_start *start = &g->start[side];
    if (start->mode == ASM_FIXED || side == g->npc)
        return;
    assault_push(s, AP_START, side);
    if (start->mode == ASM_RANDOM) {
        assault_pending *draw = assault_push(s, AP_START_DRAW, side);
        draw->m = (uint8_t)start->most;
    }
}

/* SETUP-7: the first player, unless the scenario says otherwise. */
static int places_first(const assault_game *g, const assault_state *s)
{
    return g->places ? g->places - 1 : s->first;
}

/* The next part of the set-up (SETUP-10). */
void assault_go_on_with_setup(const assault_game *g, assault_state *s, bcg_log *log)
{
    switch (s->used++) {
    case 0:
        if (g->side[0].edge == AEC_LOT)
            assault_push(s, AP_EDGES, 0);
        break;
    case 1:
        deal_hand(g, s, AS_AMERICAN);
        deal_hand(g, s, AS_GERMAN);
        break;
    case 2:
        if (g->first == AFP_FLIP)
            assault_push(s, AP_FIRST_FLIP, AS_GERMAN);
        else
            s->first = g->first;
        break;
    case 3:
        give_bonus(g, s, log);
        break;
    case 4:
        begin_placing(g, s, places_first(g, s));
        break;
    case 5:
        begin_placing(g, s, assault_enemy(places_first(g, s)));
        break;
    default:
        s->turn = 1; /* SETUP-9 */
        s->active = s->first;
        assault_begin_turn(g, s, log);
    }
}
