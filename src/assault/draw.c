/* The draw phase (chapter 7), and every other deal of cards. */
#include "assault/rules.h"

int assault_deal_deck(const assault_pending *p)
{
    return p->what == AP_DEAL && p->n ? AZ_ACTIONS : assault_unit_deck(p->side);
}

void assault_begin_draw(const assault_game *g, assault_state *s)
{
    s->phase = APH_DRAW;
    if (s->turn == 1) /* TURN-4 */
        return;
    assault_push(s, AP_BUY, s->active);
    if (g->extra_units[s->active])
        assault_push(s, AP_DEAL, s->active)->m = g->extra_units[s->active]; /* DUEL10-S2, AMB-42 */
    assault_push(s, AP_MIX, s->active)->n = ASSAULT_FREE_CARDS;             /* DRAW-1 */
}

/* -- the mix of free cards -----------------------------------------------------------------------
 */

bcg_reason assault_check_mix(const assault_game *g, const assault_state *s, bcg_action a)
{
    (void)g;
    if (!assault_is_pending(s, AP_MIX))
        return AR_NOT_NOW;
    return assault_operand(a, 0) > assault_top(s)->n ? AR_MIX : BCG_OK; /* DRAW-1, DRAW-2 */
}

void assault_apply_mix(const assault_game *g, assault_state *s, bcg_action a)
{
    const int side = assault_top(s)->side, cards = assault_top(s)->n;
    (void)g;
    assault_pop(s);
    assault_pending *deal = assault_push(s, AP_DEAL, side);
    deal->n = (uint8_t)assault_operand(a, 0);
    deal->m = (uint8_t)(cards - deal->n);
}

void assault_list_mixes(const assault_game *g, const assault_state *s, assault_list *list)
{
    (void)g;
    for (int n = 0; n <= assault_top(s)->n; n++)
        assault_add(list, assault_action(AA_MIX, n, 0));
}

/* -- buying --------------------------------------------------------------------------------------
 */

static int deck_meant(const assault_state *s, bcg_action a)
{
    return assault_operand(a, 0) ? assault_unit_deck(assault_top(s)->side) : AZ_ACTIONS;
}

/* DRAW-4, BLUFF-1. */
static bool is_hand_full(const assault_game *g, const assault_state *s, int side)
{
    return s->size[AZ_HAND + side] + 1 >= g->side[side].hold;
}

/* The card that fills the hand ends the buying, so that one more is asked for in the operations
 * phase: the reason is the hand all the same. */
bcg_reason assault_check_buy(const assault_game *g, const assault_state *s, bcg_action a)
{
    if (s->pending_count == 0)
        return is_hand_full(g, s, s->active) ? AR_HAND_FULL : AR_NOT_NOW;
    if (!assault_is_pending(s, AP_BUY))
        return AR_NOT_NOW;
    const int side = assault_top(s)->side;
    if (is_hand_full(g, s, side))
        return AR_HAND_FULL;
    if (s->prestige[side] < ASSAULT_CARD_PRICE)
        return AR_TOO_DEAR; /* PRES-3 */
    return assault_can_draw(g, s, deck_meant(s, a)) ? BCG_OK : AR_NO_CARD_LEFT;
}

void assault_apply_buy(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log)
{
    const int side = assault_top(s)->side;
    (void)g;
    assault_give_prestige(s, side, -ASSAULT_CARD_PRICE, log); /* PRES-5 */
    assault_pending *deal = assault_push(s, AP_DEAL, side);   /* DRAW-5: one at a time */
    deal->n = assault_operand(a, 0) == 0;
    deal->m = assault_operand(a, 0) != 0;
}

void assault_list_buys(const assault_game *g, const assault_state *s, assault_list *list)
{
    for (int deck = 0; deck < 2; deck++) {
        const bcg_action a = assault_action(AA_BUY, deck, 0);
        if (assault_check_buy(g, s, a) == BCG_OK)
            assault_add(list, a);
    }
}

/* -- cards that are drawn ------------------------------------------------------------------------
 */

void assault_apply_deal(const assault_game *g, assault_state *s, int card, bcg_log *log)
{
    assault_pending *p = &s->pending[s->pending_count - 1];
    const int deck = assault_deal_deck(p), side = p->side;
    const bool to_start = p->what == AP_START_DRAW;
    assault_give(g, s, card, deck, (to_start ? AZ_START : AZ_HAND) + side);
    assault_tell(log, AEV_DREW, 2, side, deck != AZ_ACTIONS, 0, 0);
    if (deck == AZ_ACTIONS)
        p->n--;
    else
        p->m--;
}
