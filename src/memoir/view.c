/* What a seat may know, and guessing the rest (SETUP-5, SETUP-6, DRAW-7).
 *
 * Hidden are the other side's hands, the deck and the two cards of another side's Recon; the number
 * of cards in each place is public. Partners show each other their cards (VAR-ALLY-9, VAR-TEAM-1),
 * and what lies between them is open (VAR-ALLY-3). */
#include "memoir/view.h"

#include "memoir/rules.h"

#include <string.h>

static void hide_drawn(memoir_state *s)
{
    for (int i = 0; i < 2; i++)
        if (s->drawn[i] != MEMOIR_NO_CARD)
            s->drawn[i] = MEMOIR_HIDDEN_CARD;
}

/* VAR-OVL-12, VAR-OVL-13: only the commander-in-chief knows his hand, and so what is left in the
 * deck of his side. */
static void hide_from(const memoir_game *g, int seat, memoir_state *view)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        if (seat == g->first_seat[side] || view->hand_size[side] == 0)
            continue;
        memset(view->hand[side], 0, sizeof view->hand[side]);
        if (memoir_has_own_deck(g, side))
            memset(view->own_deck, 0, sizeof view->own_deck);
        else
            memset(view->deck, 0, sizeof view->deck);
    }
}

void memoir_view(const bcg_game *game, const void *state, int seat, void *out)
{
    memoir_state *view = out;
    const memoir_game *g = (const memoir_game *)game;
    const int own = memoir_side_of_seat(g, seat); /* a spectator has none */
    bool hidden = false;
    memcpy(out, state, sizeof *view);
    if (memoir_is_overlord(g)) {
        hide_from(g, seat, view);
        return;
    }
    for (int hand = 0; hand < MEMOIR_HANDS; hand++)
        if (hand % MEMOIR_SIDES != own && view->hand_size[hand] > 0) {
            memset(view->hand[hand], 0, sizeof view->hand[hand]);
            hidden = true;
        }
    /* Cards are set aside while the draw or choice of a Recon is innermost. */
    if (view->drawn[0] != MEMOIR_NO_CARD && memoir_top(view)->side != own &&
        memoir_top(view)->place != MPL_SHARED) {
        hide_drawn(view);
        hidden = true;
    }
    if (hidden) /* otherwise the deck can be inferred by everybody */
        memset(view->deck, 0, sizeof view->deck);
}

/* -- guessing --------------------------------------------------------------------------------- */

static int sum(const uint8_t cards[MEMOIR_CARDS])
{
    int n = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        n += cards[card];
    return n;
}

/* The cards of the game that are not visible anywhere: neither in a pile nor on the table. */
static void find_unseen(const memoir_game *g, const memoir_state *view, uint8_t unseen[])
{
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        int copies = g->deck[card] - view->deck[card] - view->discard[card];
        for (int hand = 0; hand < MEMOIR_HANDS; hand++)
            copies -= view->hand[hand][card];
        unseen[card] = (uint8_t)copies;
    }
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        if (view->played[side].in_play)
            unseen[view->played[side].card]--;
        if (view->shared[side] < MEMOIR_CARDS)
            unseen[view->shared[side]]--;
    }
    for (int i = 0; i < 2; i++)
        if (view->drawn[i] < MEMOIR_CARDS)
            unseen[view->drawn[i]]--;
    unseen[MC_AMBUSH] = (uint8_t)(unseen[MC_AMBUSH] - (view->ambushed != 0));
}

/* One of the unseen cards, all equally likely. */
static int pick(uint8_t unseen[], int *left, bcg_rng *r)
{
    int n = (int)bcg_rng_below(r, (uint32_t)(*left)--), card = 0;
    while (n >= unseen[card])
        n -= unseen[card++];
    unseen[card]--;
    return card;
}

static void guess_drawn(memoir_state *s, uint8_t unseen[], int *left, bcg_rng *r)
{
    for (int i = 0; i < 2; i++)
        if (s->drawn[i] == MEMOIR_HIDDEN_CARD)
            s->drawn[i] = (uint8_t)pick(unseen, left, r);
    if (s->drawn[1] < s->drawn[0]) { /* MEMOIR_NO_CARD sorts last */
        const uint8_t first = s->drawn[0];
        s->drawn[0] = s->drawn[1];
        s->drawn[1] = first;
    }
}

/* VAR-OVL-12: the same for the cards of one side alone. */
static void guess_side(const memoir_game *g, memoir_state *s, int side, uint8_t deck[MEMOIR_CARDS],
                       bcg_rng *r)
{
    uint8_t unseen[MEMOIR_CARDS];
    const uint8_t *discards = memoir_discards_of(g, s, side);
    const memoir_played_card *own = &s->played[side];
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        int copies = g->deck[card] - deck[card] - discards[card] - s->hand[side][card] -
                     (own->in_play && own->card == card) -
                     (card == MC_AMBUSH && s->ambushed && side != s->active);
        for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
            copies -= s->general[side][section].in_play && s->general[side][section].card == card;
        unseen[card] = (uint8_t)copies;
    }
    int left = sum(unseen);
    for (int missing = s->hand_size[side] - sum(s->hand[side]); missing > 0; missing--)
        s->hand[side][pick(unseen, &left, r)]++;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        deck[card] = (uint8_t)(deck[card] + unseen[card]);
}

/* Hands are filled up to their known size, and the rest is the deck: hands are distributed as in a
 * real deal, whoever's view it is. */
void memoir_guess(const bcg_game *game, const void *view, bcg_rng *r, void *out)
{
    const memoir_game *g = (const memoir_game *)game;
    memoir_state *s = out;
    uint8_t unseen[MEMOIR_CARDS];
    memcpy(out, view, sizeof *s);
    if (memoir_is_overlord(g)) {
        guess_side(g, s, MS_AXIS, s->deck, r);
        guess_side(g, s, MS_ALLIES, s->own_deck, r);
        return;
    }
    find_unseen(g, s, unseen);
    int left = sum(unseen);
    guess_drawn(s, unseen, &left, r);
    for (int hand = 0; hand < MEMOIR_HANDS; hand++)
        for (int missing = s->hand_size[hand] - sum(s->hand[hand]); missing > 0; missing--)
            s->hand[hand][pick(unseen, &left, r)]++;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        s->deck[card] = (uint8_t)(s->deck[card] + unseen[card]);
}

bool memoir_has_hidden_cards(const memoir_state *s)
{
    int known = sum(s->own_deck), all = s->deck_size + s->own_deck_size;
    for (int hand = 0; hand < MEMOIR_HANDS; hand++) {
        all += s->hand_size[hand];
        known += sum(s->hand[hand]);
    }
    known += sum(s->deck);
    return known != all || s->drawn[0] == MEMOIR_HIDDEN_CARD;
}
