/* Step 10 of a combat: both sides choose a card in secret, so whoever always chooses in the same
 * way is read. What each pair of cards would come to is a matrix; neither side knows the other's
 * hand, so hands are guessed for both, as an onlooker would. Each guessed hand then answers, again
 * and again, what the other side's hands have done on average so far (fictitious play, Brown 1951),
 * and so does the hand that is really held: a card is drawn from its answers. */
#include "ai/assault_heuristics.h"

#include <string.h>

enum {
    HANDS = 12,    /* guessed, of each side */
    RANKS = 16,    /* battle values, doubled ones included (DUEL11-S4) */
    ROUNDS = 240,  /* of answers */
    SETTLING = 60, /* of them before the answers count */
    NEVER = 1 << 20,
};

/* For each rank what the cheapest card of it is worth, NEVER if there is none. */
typedef struct hand {
    int price[RANKS];
} hand;

typedef struct contest {
    int worth[RANKS][RANKS]; /* to the deciding side, by its rank and the enemy's */
    hand own, own_guess[HANDS], enemy_guess[HANDS];
    int done[ASSAULT_SIDES][RANKS]; /* answers of all guessed hands so far: own, the enemy's */
    int answers[RANKS];             /* of the real one, once settled */
} contest;

static int rank_of(const assault_game *g, int card)
{
    return assault_least(assault_battle_value(g, card), RANKS - 1);
}

static void put_card(const assault_outlook *o, int card, hand *h)
{
    const int rank = rank_of(o->g, card), worth = assault_card_worth(o, card);
    if (worth < h->price[rank])
        h->price[rank] = worth;
}

static void fill_hand(const assault_outlook *o, const assault_state *s, int side, hand *h)
{
    for (int i = 0; i < RANKS; i++)
        h->price[i] = NEVER;
    h->price[0] = 0; /* BLUFF-1 */
    BCG_EACH (card, s->pile[AZ_HAND + side])
        put_card(o, card, h);
}

static void fill_worths(const assault_outlook *o, contest *c)
{
    const assault_fighter target = assault_fighter_at(o, assault_target_tile(o->s));
    for (int own = 0; own < RANKS; own++)
        for (int other = 0; other < RANKS; other++)
            c->worth[own][other] = assault_worth_of_cards(o, &target, own, other);
}

/* Hands as an onlooker would guess them, who sees what both sides know of each other. */
static void guess_hands(const assault_outlook *o, const assault_state *view, bcg_rng *r, contest *c)
{
    const bcg_game *game = &o->g->head;
    assault_state seen, guess;
    game->ops->view(game, view, BCG_SPECTATOR, &seen);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        seen.combat.chosen[side] = ASSAULT_NO_CARD;
    for (int i = 0; i < HANDS; i++) {
        game->ops->guess(game, &seen, r, &guess);
        fill_hand(o, &guess, o->side, &c->own_guess[i]);
        fill_hand(o, &guess, o->enemy, &c->enemy_guess[i]);
    }
}

/* The best rank of a hand, given what each rank brings. */
static int best_rank(const hand *h, const int64_t gain[], int times)
{
    int best = 0;
    int64_t most = INT64_MIN;
    for (int i = 0; i < RANKS; i++) {
        const int64_t net = h->price[i] == NEVER ? INT64_MIN
                                                 : gain[i] - (int64_t)times * h->price[i];
        if (net > most) {
            most = net;
            best = i;
        }
    }
    return best;
}

static void play_round(contest *c, int round)
{
    int64_t own[RANKS] = {0}, enemy[RANKS] = {0};
    int done[ASSAULT_SIDES] = {0};
    for (int i = 0; i < RANKS; i++)
        for (int k = 0; k < RANKS; k++) {
            own[i] += (int64_t)c->done[1][k] * c->worth[i][k];
            enemy[k] -= (int64_t)c->done[0][i] * c->worth[i][k];
        }
    for (int i = 0; i < RANKS; i++) {
        done[0] += c->done[0][i];
        done[1] += c->done[1][i];
    }
    for (int i = 0; i < HANDS; i++) {
        c->done[0][best_rank(&c->own_guess[i], own, done[1])]++;
        c->done[1][best_rank(&c->enemy_guess[i], enemy, done[0])]++;
    }
    if (round >= SETTLING)
        c->answers[best_rank(&c->own, own, done[1])]++;
}

/* Everybody begins with any card there is. */
static void begin(contest *c)
{
    for (int i = 0; i < HANDS; i++)
        for (int k = 0; k < RANKS; k++) {
            c->done[0][k] += c->own_guess[i].price[k] != NEVER;
            c->done[1][k] += c->enemy_guess[i].price[k] != NEVER;
        }
}

static int draw_rank(const contest *c, bcg_rng *r)
{
    int n = (int)bcg_rng_below(r, ROUNDS - SETTLING), rank = 0;
    while ((n -= c->answers[rank]) >= 0)
        rank++;
    return rank;
}

int assault_mix(const bcg_game *game, const void *tables, void *memory, const void *view, int seat,
                const bcg_action *actions, int count, bcg_rng *r)
{
    const assault_game *g = (const assault_game *)game;
    const assault_state *s = view;
    contest c;
    if (!assault_is_pending(s, AP_SACRIFICE) || g->npc != ASSAULT_NOBODY ||
        assault_target_tile(s) == BCG_NO_TILE)
        return -1;
    const assault_outlook *o = assault_recall(g, tables, memory, s, assault_side_of_seat(g, seat));
    memset(&c, 0, sizeof c);
    fill_hand(o, s, o->side, &c.own);
    fill_worths(o, &c);
    guess_hands(o, s, r, &c);
    begin(&c);
    for (int round = 0; round < ROUNDS; round++)
        play_round(&c, round);
    const int rank = draw_rank(&c, r);
    int best = -1;
    for (int i = 0; i < count; i++) {
        const int card = assault_operand(actions[i], 0);
        if (rank_of(g, card) == rank &&
            (best < 0 || assault_card_worth(o, card) <
                             assault_card_worth(o, assault_operand(actions[best], 0))))
            best = i;
    }
    return best;
}
