/* Drawing and the deck (chapter 11). Piles are unordered: each draw is a separate chance event, so
 * a reshuffle only moves counts. */
#include "memoir/rules.h"

#include <string.h>

/* The piles of a side, to be changed. */
typedef struct piles {
    uint8_t *deck, *discard, *size;
} piles;

static piles piles_of(const memoir_game *g, memoir_state *s, int side)
{
    return memoir_has_own_deck(g, side) ? (piles){s->own_deck, s->own_discard, &s->own_deck_size}
                                        : (piles){s->deck, s->discard, &s->deck_size};
}

const uint8_t *memoir_deck_of(const memoir_game *g, const memoir_state *s, int side)
{
    return memoir_has_own_deck(g, side) ? s->own_deck : s->deck;
}

const uint8_t *memoir_discards_of(const memoir_game *g, const memoir_state *s, int side)
{
    return memoir_has_own_deck(g, side) ? s->own_discard : s->discard;
}

int memoir_deck_size_of(const memoir_game *g, const memoir_state *s, int side)
{
    return memoir_has_own_deck(g, side) ? s->own_deck_size : s->deck_size;
}

void memoir_reshuffle(const memoir_game *g, memoir_state *s, int side, bcg_log *log)
{
    const piles p = piles_of(g, s, side);
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        p.deck[card] = (uint8_t)(p.deck[card] + p.discard[card]);
        *p.size = (uint8_t)(*p.size + p.discard[card]);
        p.discard[card] = 0;
    }
    memoir_tell(log, MV_RESHUFFLED, 1, *p.size, 0, 0);
}

void memoir_discard(const memoir_game *g, memoir_state *s, int side, int card, bcg_log *log)
{
    piles_of(g, s, side).discard[card]++;
    memoir_tell(log, MV_DISCARDED, 2, side, card, 0);
}

static int count_discards(const memoir_game *g, const memoir_state *s, int side)
{
    int n = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        n += memoir_discards_of(g, s, side)[card];
    return n;
}

/* -- drawing ---------------------------------------------------------------------------------- */

/* CARD-RECON-2: two cards are set aside; with fewer there is nothing to choose. */
static void offer_choice(memoir_state *s, int side, int place)
{
    if (s->drawn[0] == MEMOIR_NO_CARD)
        return;
    if (s->drawn[1] == MEMOIR_NO_CARD) {
        memoir_gain_card(s, side, place, s->drawn[0]);
        s->drawn[0] = MEMOIR_NO_CARD;
        return;
    }
    memoir_push(s, PENDING_KEEP, side)->place = (uint8_t)place;
}

bool memoir_settle_draw(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    const memoir_pending f = *memoir_top(s);
    const bool empty = memoir_deck_size_of(g, s, f.side) == 0;
    if (f.steps > 0 && empty && g->winner_without_cards >= 0) {
        memoir_end_game(s, g->winner_without_cards, log); /* DRAW-8, SCEN-9 */
        return true;
    }
    if (f.steps > 0 && empty && count_discards(g, s, f.side) > 0)
        memoir_reshuffle(g, s, f.side, log); /* DRAW-3, DRAW-4, VAR-YOUNG-4 */
    if (f.steps > 0 && memoir_deck_size_of(g, s, f.side) > 0)
        return false;
    memoir_pop(s);
    if (f.more)
        offer_choice(s, f.side, f.place);
    return true;
}

bcg_reason memoir_check_draw(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    if (!memoir_is_pending(s, PENDING_DRAW))
        return MR_NOT_NOW;
    return memoir_deck_of(g, s, memoir_top(s)->side)[memoir_operand(a, 0)] > 0 ? BCG_OK
                                                                               : MR_NOT_IN_DECK;
}

/* Lower card first: the order of drawing carries no meaning. */
static void put_apart(memoir_state *s, uint8_t card)
{
    const bool first = s->drawn[0] == MEMOIR_NO_CARD;
    if (!first && card < s->drawn[0]) {
        s->drawn[1] = s->drawn[0];
        s->drawn[0] = card;
    } else
        s->drawn[first ? 0 : 1] = card;
}

void memoir_apply_draw(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    memoir_pending *f = &s->pending[s->pending_count - 1];
    const int card = memoir_operand(a, 0);
    const piles p = piles_of(g, s, f->side);
    p.deck[card]--;
    --*p.size;
    f->steps--;
    if (f->more)
        put_apart(s, (uint8_t)card);
    else
        memoir_gain_card(s, f->side, f->place, card);
    if (log) {
        const int16_t args[3] = {f->side, (int16_t)card, f->place};
        bcg_log_add(log, MV_DREW, memoir_readers_of(g, f->side, f->place),
                    f->place == MPL_HAND ? 2 : 3, args);
    }
}

/* -- Recon's choice --------------------------------------------------------------------------- */

bcg_reason memoir_check_keep(const memoir_state *s, bcg_action a)
{
    const int card = memoir_operand(a, 0);
    if (!memoir_is_pending(s, PENDING_KEEP))
        return MR_NOT_NOW;
    return card == s->drawn[0] || card == s->drawn[1] ? BCG_OK : MR_NOT_DRAWN;
}

void memoir_apply_keep(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const int side = memoir_top(s)->side, place = memoir_top(s)->place;
    const int kept = memoir_operand(a, 0);
    const int other = s->drawn[0] == kept ? s->drawn[1] : s->drawn[0];
    memoir_pop(s);
    s->drawn[0] = s->drawn[1] = MEMOIR_NO_CARD;
    memoir_gain_card(s, side, place, kept);
    memoir_discard(g, s, side, other, log);
}

void memoir_list_keeps(const memoir_state *s, memoir_list *list)
{
    if (s->drawn[0] == MEMOIR_HIDDEN_CARD)
        return; /* a view whose reader may not see these cards */
    memoir_add(list, memoir_action(MA_KEEP, s->drawn[0], 0));
    if (s->drawn[1] != s->drawn[0])
        memoir_add(list, memoir_action(MA_KEEP, s->drawn[1], 0));
}

/* -- the end of the turn ---------------------------------------------------------------------- */

static void push_draw(memoir_state *s, int side, int place, int cards, bool apart)
{
    memoir_pending *f = memoir_push(s, PENDING_DRAW, side);
    f->steps = (uint8_t)cards;
    f->more = apart;
    f->place = (uint8_t)place;
}

/* VAR-ALLY-5: how many own turns the active player has had, this one included. */
static int personal_turns(const memoir_game *g, const memoir_state *s, int own_turn)
{
    return (own_turn - 1) / g->members[s->active] + 1;
}

/* DRAW-1, SCEN-1: one card, or the number the scenario sets for this turn of the side. */
static int cards_to_draw(const memoir_game *g, const memoir_state *s)
{
    const int own_turn = (s->turn + 1) / MEMOIR_SIDES; /* the sides take turns */
    for (int i = 0; i < g->draws.count; i++) {
        const memoir_extra_draw *d = &g->draws.at[i];
        if (d->side == s->active && own_turn <= 32 && d->turns >> (own_turn - 1) & 1 &&
            (d->cards <= 1 || !g->deal[s->active][MPL_SHARED]))
            return d->cards;
    }
    return personal_turns(g, s, own_turn) <= g->growth[s->active] ? 2 : 1;
}

/* VAR-ALLY-8: what replaces the card goes where that came from, any further ones into the own hand.
 * CARD-RECON-2, VAR-ALLY-11: with `pick`, two cards are drawn in place of it and one is kept. */
static void draw_for(memoir_state *s, int place, int own, int cards, bool pick)
{
    const bool apart = pick || place != own;
    if (cards > 0 && apart) {
        push_draw(s, s->active, own, cards - 1, false);
        push_draw(s, s->active, place, pick ? 2 : 1, pick);
    } else
        push_draw(s, s->active, own, cards, false);
}

void memoir_draw_without_card(const memoir_game *g, memoir_state *s)
{
    s->played[s->active] = (memoir_played_card){.card = MEMOIR_NO_CARD,
                                                .as = MEMOIR_NO_CARD}; /* CARD-COUNTER-1 */
    const int cards = memoir_is_overlord(g) ? 2 : cards_to_draw(g, s); /* VAR-OVL-22 */
    push_draw(s, s->active, memoir_place_in_turn(g, s, s->active), cards, false);
}

bool memoir_clear_up(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    memoir_played_card *p = &s->played[s->active];
    const int force = memoir_card_in_force(s);
    if (memoir_is_overlord(g))
        return memoir_clear_up_overlord(g, s, log);
    if (s->ambushed) { /* DRAW-5, CARD-AMBUSH-12, VAR-ALLY-12: the ambusher draws first */
        const int place = s->ambushed - 1;
        s->ambushed = 0;
        memoir_discard(g, s, memoir_enemy(s->active), MC_AMBUSH, log);
        push_draw(s, memoir_enemy(s->active), place, 1, false);
        return false;
    }
    if (!p->in_play)
        return true;
    const int cards = cards_to_draw(g, s);
    const uint16_t traits = force < MEMOIR_CARDS ? memoir_cards[force].traits : 0;
    const int place = p->place;
    p->in_play = p->way = p->fallback = p->place = 0; /* a later copy reads card, `as` and wing */
    memoir_discard(g, s, s->active, p->card, log);    /* CARD-COUNTER-9 */
    if (traits & MCF_RESHUFFLE && g->winner_without_cards < 0)
        memoir_reshuffle(g, s, s->active, log); /* CARD-FINEST-5, CARD-FINEST-6 */
    draw_for(s, place, memoir_place_in_turn(g, s, s->active), cards, traits & MCF_PICK);
    return false;
}
