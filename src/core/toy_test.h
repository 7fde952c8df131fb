/* The smallest game that needs all of ops.h: the ruleset that ops_test.c plays. It stands here as
 * src/memoir stands beside its tests: it offers a bcg_ops, its actions and its reasons, and nothing
 * else is used from outside.
 *
 * The game: seven cards, numbered 0 to 6. Chance deals each of two seats a few of them, face down.
 * Then seat 0 says whether high or low cards win, for all to hear. Then both play a card face up,
 * seat 0 first, until the hands are empty; the better card takes the trick, most tricks win. */
#ifndef BOCAGE_CORE_TOY_TEST_H
#define BOCAGE_CORE_TOY_TEST_H

#include "core/ops.h"
#include "core/zones.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

enum { CARDS = 7, SEATS = 2, MOST_CARDS_IN_HAND = 3 };

/* Where a card is. UNKNOWN stands in views only. */
enum { DECK, HAND_0, HAND_1, PLAYED, UNKNOWN };

enum { LOW_WINS, HIGH_WINS, NOT_CHOSEN };
enum { NO_CARD = 255 };

/* What never changes in one game. */
struct bcg_game {
    uint8_t hand_size;
};

/* What does: bytes only, so there is no padding that could differ between equal states. */
typedef struct toy_state {
    uint8_t zone[CARDS];
    uint8_t ply; /* actions taken; public, and tells whose turn it is and how large hands are */
    uint8_t wins;
    uint8_t led; /* the card seat 0 has played to this trick */
    uint8_t tricks[SEATS];
} toy_state;
_Static_assert(sizeof(toy_state) == CARDS + 3 + SEATS, "no padding");

/* An action is its kind and one number. */
enum { DRAW = 1, CHOOSE = 2, PLAY = 3, LAST_ACTION = 0x3ff };
#define ACTION(kind, value) ((bcg_action)(kind) << 8 | (bcg_action)(value))

static int kind_of(bcg_action a)
{
    return a > LAST_ACTION ? 0 : (int)(a >> 8);
}

static int value_of(bcg_action a)
{
    return (int)(a & 0xff);
}

enum { DREW = 1, CHOSE, LAID, TOOK_TRICK }; /* kinds of event */

#define TOY_REASONS(R)                                          \
    R(TOY_NOT_IN_DECK, "", N_("this card is not in the deck"))  \
    R(TOY_NOT_IN_HAND, "", N_("this card is not in your hand")) \
    R(TOY_CHOOSE_FIRST, "", N_("say first what wins"))          \
    R(TOY_CHOSEN, "", N_("what wins has been said already"))
enum { TOY_BEFORE = 0x7eff, TOY_REASONS(BCG_REASON_ENUM) TOY_END };
static const bcg_reason_info toy_rows[] = {TOY_REASONS(BCG_REASON_ROW)};
static const bcg_reason_page toy_reasons = {TOY_BEFORE + 1, TOY_END - TOY_BEFORE - 1, toy_rows};

/* -- the course of the game, told by the ply alone -------------------------------------------- */

static int deal_end(const bcg_game *g)
{
    return SEATS * g->hand_size;
}

static int game_end(const bcg_game *g)
{
    return deal_end(g) + 1 + SEATS * g->hand_size;
}

/* The seat a card is dealt to, or whose decision it is. */
static int seat_at(const bcg_game *g, const toy_state *s)
{
    return s->ply <= deal_end(g) ? s->ply % SEATS : (s->ply - deal_end(g) - 1) % SEATS;
}

/* Cards in a seat's hand: public, though the cards are not. */
static int hand_count(const bcg_game *g, const toy_state *s, int seat)
{
    const int dealt = s->ply < deal_end(g) ? s->ply : deal_end(g);
    const int laid = s->ply > deal_end(g) ? s->ply - deal_end(g) - 1 : 0;
    return (dealt + 1 - seat) / SEATS - (laid + 1 - seat) / SEATS;
}

/* -- the operations, check before the list that it decides ------------------------------------ */

static int toy_seats(const bcg_game *g)
{
    (void)g;
    return SEATS;
}

static void toy_begin(const bcg_game *g, void *state)
{
    (void)g;
    toy_state *s = state;
    *s = (toy_state){.wins = NOT_CHOSEN, .led = NO_CARD}; /* all cards in the deck */
}

static int toy_actor(const bcg_game *g, const void *state)
{
    const toy_state *s = state;
    if (s->ply == game_end(g))
        return BCG_OVER;
    return s->ply < deal_end(g) ? BCG_CHANCE : seat_at(g, s);
}

static bcg_reason toy_check(const bcg_game *g, const void *state, bcg_action a)
{
    const toy_state *s = state;
    const int actor = toy_actor(g, s), kind = kind_of(a), value = value_of(a);
    /* 1. Is it an action at all? */
    if (kind == 0 || value >= (kind == CHOOSE ? NOT_CHOSEN : CARDS))
        return BCG_NO_SUCH_ACTION;
    /* 2. Is it one of the actor's? */
    if (actor == BCG_OVER)
        return BCG_GAME_OVER;
    if ((actor == BCG_CHANCE) != (kind == DRAW))
        return BCG_CHANCE_DECIDES;
    /* 3. Do the rules allow it now? */
    if (kind == DRAW)
        return s->zone[value] == DECK ? BCG_OK : TOY_NOT_IN_DECK;
    if (kind == CHOOSE)
        return s->wins == NOT_CHOSEN ? BCG_OK : TOY_CHOSEN;
    if (s->wins == NOT_CHOSEN)
        return TOY_CHOOSE_FIRST;
    return s->zone[value] == HAND_0 + actor ? BCG_OK : TOY_NOT_IN_HAND;
}

/* check is the only judge: the list is what it accepts, in rising order. */
static int toy_legal(const bcg_game *g, const void *state, bcg_action *out, int capacity)
{
    int n = 0;
    if (toy_actor(g, state) < 0)
        return 0;
    for (int value = 0; value < NOT_CHOSEN; value++)
        if (toy_check(g, state, ACTION(CHOOSE, value)) == BCG_OK && n < capacity)
            out[n++] = ACTION(CHOOSE, value);
    for (int card = 0; card < CARDS; card++)
        if (toy_check(g, state, ACTION(PLAY, card)) == BCG_OK && n < capacity)
            out[n++] = ACTION(PLAY, card);
    return n;
}

static void log_numbers(bcg_log *log, uint16_t kind, uint8_t seats, int seat, int number)
{
    const int16_t args[] = {(int16_t)seat, (int16_t)number};
    bcg_log_add(log, kind, seats, 2, args);
}

static void apply_play(toy_state *s, int seat, int card, bcg_log *log)
{
    s->zone[card] = PLAYED;
    log_numbers(log, LAID, BCG_ALL_SEATS, seat, card);
    if (s->led == NO_CARD) {
        s->led = (uint8_t)card;
        return;
    }
    const bool higher = card > s->led;
    const int winner = higher == (s->wins == HIGH_WINS) ? seat : 1 - seat;
    s->tricks[winner]++;
    s->led = NO_CARD;
    log_numbers(log, TOOK_TRICK, BCG_ALL_SEATS, winner, s->tricks[winner]);
}

static void toy_apply(const bcg_game *g, void *state, bcg_action a, bcg_log *log)
{
    toy_state *s = state;
    const int seat = seat_at(g, s), value = value_of(a);
    assert(toy_check(g, s, a) == BCG_OK);
    if (kind_of(a) == DRAW) {
        s->zone[value] = (uint8_t)(HAND_0 + seat);
        log_numbers(log, DREW, (uint8_t)(1u << seat), seat, value); /* for that seat's eyes */
    } else if (kind_of(a) == CHOOSE) {
        s->wins = (uint8_t)value;
        log_numbers(log, CHOSE, BCG_ALL_SEATS, seat, value);
    } else
        apply_play(s, seat, value, log);
    s->ply++;
}

static bcg_action toy_chance(const bcg_game *g, const void *state, bcg_rng *r)
{
    (void)g;
    const toy_state *s = state;
    return ACTION(DRAW, bcg_zone_pick(s->zone, CARDS, DECK, r));
}

static void toy_view(const bcg_game *g, const void *state, int seat, void *out)
{
    (void)g;
    const toy_state *s = state;
    toy_state view = *s;
    for (int card = 0; card < CARDS; card++)
        if (s->zone[card] != PLAYED && s->zone[card] != HAND_0 + seat)
            view.zone[card] = UNKNOWN;
    memcpy(out, &view, sizeof view);
}

/* Hands are filled up to their known size, card by card at random; the rest is the deck. That
 * gives every possible hand the same chance. It need not know whose view it is: the seat's own
 * hand is complete already. */
static void toy_guess(const bcg_game *g, const void *view, bcg_rng *r, void *out)
{
    toy_state s;
    memcpy(&s, view, sizeof s);
    for (int seat = 0; seat < SEATS; seat++)
        while (bcg_zone_count(s.zone, CARDS, HAND_0 + seat) < hand_count(g, &s, seat))
            s.zone[bcg_zone_pick(s.zone, CARDS, UNKNOWN, r)] = (uint8_t)(HAND_0 + seat);
    bcg_zone_move_all(s.zone, CARDS, UNKNOWN, DECK);
    memcpy(out, &s, sizeof s);
}

static bcg_result toy_result(const bcg_game *g, const void *state, int seat)
{
    const toy_state *s = state;
    if (toy_actor(g, s) != BCG_OVER)
        return BCG_UNDECIDED;
    const int ahead = s->tricks[seat] - s->tricks[1 - seat];
    return ahead > 0 ? BCG_WON : ahead < 0 ? BCG_LOST : BCG_DRAWN;
}

static const bcg_ops toy_ops = {
    .name = "toy",
    .state_size = sizeof(toy_state),
    .max_actions = MOST_CARDS_IN_HAND,
    .reasons = &toy_reasons,
    .seats = toy_seats,
    .begin = toy_begin,
    .actor = toy_actor,
    .legal = toy_legal,
    .check = toy_check,
    .apply = toy_apply,
    .chance = toy_chance,
    .view = toy_view,
    .guess = toy_guess,
    .result = toy_result,
};

#endif
