/* The smallest game that needs all of ops.h: the ruleset that ops_test.c plays. It stands here as
 * src/memoir stands beside its tests: it offers a bcg_ops, its games, actions and reasons, and
 * nothing else is used from outside.
 *
 * The game: seven cards of five ranks: 0, 1, 1, 2, 3, 3, 4. Chance deals each of two seats a few of
 * them, face down. Then seat 0 says whether high or low cards win, for all to hear. Then both play
 * a card face up, seat 0 first, until the hands are empty; the better card takes the trick, the
 * first of two equal ones; most tricks win. */
#ifndef BOCAGE_CORE_TOY_TEST_H
#define BOCAGE_CORE_TOY_TEST_H

#include "core/ops.h"
#include "core/zones.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

enum { CARDS = 7, RANKS = 5, SEATS = 2, MOST_CARDS_IN_HAND = 3 };

/* Copies have adjacent numbers, as zones.h wants it. */
static const struct {
    int first, copies;
} toy_ranks[RANKS] = {{0, 1}, {1, 2}, {3, 1}, {4, 2}, {6, 1}};

/* Where a card is. UNKNOWN stands in views only. */
enum { DECK, HAND_0, HAND_1, PLAYED, UNKNOWN };

enum { LOW_WINS, HIGH_WINS, NOT_CHOSEN };
enum { NO_RANK = 255 };

/* What never changes in one game. */
typedef struct toy_game {
    bcg_game head;
    uint8_t hand_size;
} toy_game;

/* What does: bytes only, so there is no padding that could differ between equal states. */
typedef struct toy_state {
    uint8_t zone[CARDS]; /* rising within a rank: which copy is where makes no difference */
    uint8_t ply; /* actions taken; public, and tells whose turn it is and how large hands are */
    uint8_t wins;
    uint8_t led; /* the rank seat 0 has played to this trick */
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
    return SEATS * ((const toy_game *)g)->hand_size;
}

static int game_end(const bcg_game *g)
{
    return deal_end(g) + 1 + deal_end(g); /* every card dealt is played */
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

/* -- cards by rank ---------------------------------------------------------------------------- */

static int rank_of(int card)
{
    int rank = 0;
    while (card >= toy_ranks[rank].first + toy_ranks[rank].copies)
        rank++;
    return rank;
}

static int copies_in(const toy_state *s, int rank, int zone)
{
    return bcg_zone_count(s->zone + toy_ranks[rank].first, toy_ranks[rank].copies, zone);
}

static void move_copy(toy_state *s, int rank, int from, int to)
{
    bcg_zone_move(s->zone, toy_ranks[rank].first, toy_ranks[rank].copies, from, to);
}

static void sort_zones(toy_state *s)
{
    for (int rank = 0; rank < RANKS; rank++)
        bcg_zone_sort(s->zone, toy_ranks[rank].first, toy_ranks[rank].copies);
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
    *s = (toy_state){.wins = NOT_CHOSEN, .led = NO_RANK}; /* all cards in the deck */
}

static int toy_team(const bcg_game *g, int seat)
{
    (void)g;
    return seat;
}

static bcg_seats toy_actors(const bcg_game *g, const void *state)
{
    const toy_state *s = state;
    if (s->ply == game_end(g))
        return 0;
    return s->ply < deal_end(g) ? BCG_CHANCE_ACTS : bcg_seat_bit(seat_at(g, s));
}

static bcg_reason toy_check(const bcg_game *g, const void *state, int seat, bcg_action a)
{
    const toy_state *s = state;
    const int kind = kind_of(a), value = value_of(a);
    const bcg_reason turn = bcg_check_actor(toy_actors(g, s), seat);
    /* 1. Is it an action at all? */
    if (kind == 0 || value >= (kind == CHOOSE ? NOT_CHOSEN : RANKS))
        return BCG_NO_SUCH_ACTION;
    /* 2. Is it one of the actor's? */
    if (turn != BCG_OK)
        return turn;
    if ((seat == BCG_CHANCE) != (kind == DRAW))
        return BCG_CHANCE_DECIDES;
    /* 3. Do the rules allow it now? */
    if (kind == DRAW)
        return copies_in(s, value, DECK) > 0 ? BCG_OK : TOY_NOT_IN_DECK;
    if (kind == CHOOSE)
        return s->wins == NOT_CHOSEN ? BCG_OK : TOY_CHOSEN;
    if (s->wins == NOT_CHOSEN)
        return TOY_CHOOSE_FIRST;
    return copies_in(s, value, HAND_0 + seat) > 0 ? BCG_OK : TOY_NOT_IN_HAND;
}

/* check is the only judge: the list is what it accepts, in rising order. */
static int toy_legal(const bcg_game *g, const void *state, int seat, bcg_action *out, int capacity)
{
    int n = 0;
    assert(capacity >= g->ops->max_actions);
    (void)capacity;
    if (seat == BCG_CHANCE)
        return 0;
    for (int value = 0; value < NOT_CHOSEN; value++)
        if (toy_check(g, state, seat, ACTION(CHOOSE, value)) == BCG_OK)
            out[n++] = ACTION(CHOOSE, value);
    for (int rank = 0; rank < RANKS; rank++)
        if (toy_check(g, state, seat, ACTION(PLAY, rank)) == BCG_OK)
            out[n++] = ACTION(PLAY, rank);
    return n;
}

static void log_numbers(bcg_log *log, uint16_t kind, bcg_seats readers, int seat, int number)
{
    const int16_t args[] = {(int16_t)seat, (int16_t)number};
    bcg_log_add(log, kind, readers, 2, args);
}

static void apply_play(toy_state *s, int seat, int rank, bcg_log *log)
{
    move_copy(s, rank, HAND_0 + seat, PLAYED);
    log_numbers(log, LAID, BCG_PUBLIC, seat, rank);
    if (s->led == NO_RANK) {
        s->led = (uint8_t)rank;
        return;
    }
    const bool better = s->wins == HIGH_WINS ? rank > s->led : rank < s->led;
    const int winner = better ? seat : 1 - seat;
    s->tricks[winner]++;
    s->led = NO_RANK;
    log_numbers(log, TOOK_TRICK, BCG_PUBLIC, winner, s->tricks[winner]);
}

/* A card drawn is for that seat's eyes; all else is done in the open. */
static bcg_seats toy_readers(const bcg_game *g, const void *state, int seat, bcg_action a)
{
    (void)seat;
    return kind_of(a) == DRAW ? bcg_seat_bit(seat_at(g, state)) : (bcg_seats)BCG_PUBLIC;
}

static void toy_apply(const bcg_game *g, void *state, int by, bcg_action a, bcg_log *log)
{
    toy_state *s = state;
    const int seat = seat_at(g, s), value = value_of(a);
    assert(toy_check(g, s, by, a) == BCG_OK);
    (void)by;
    if (kind_of(a) == DRAW) {
        move_copy(s, value, DECK, HAND_0 + seat);
        log_numbers(log, DREW, toy_readers(g, s, by, a), seat, value);
    } else if (kind_of(a) == CHOOSE) {
        s->wins = (uint8_t)value;
        log_numbers(log, CHOSE, toy_readers(g, s, by, a), seat, value);
    } else
        apply_play(s, seat, value, log);
    s->ply++;
}

static bcg_action toy_chance(const bcg_game *g, const void *state, bcg_rng *r)
{
    (void)g;
    const toy_state *s = state;
    return ACTION(DRAW, rank_of(bcg_zone_pick(s->zone, CARDS, DECK, r)));
}

/* Every copy in the deck is as likely as another, so a rank weighs as many as it has there. */
static int toy_outcomes(const bcg_game *g, const void *state, bcg_action *out, uint32_t *weight,
                        int capacity)
{
    const toy_state *s = state;
    int n = 0;
    if (toy_actors(g, s) != BCG_CHANCE_ACTS)
        return 0;
    for (int rank = 0; rank < RANKS; rank++) {
        const int copies = copies_in(s, rank, DECK);
        if (copies == 0)
            continue;
        if (n == capacity)
            return 0;
        out[n] = ACTION(DRAW, rank);
        weight[n++] = (uint32_t)copies;
    }
    return n;
}

static void toy_view(const bcg_game *g, const void *state, int seat, void *out)
{
    (void)g;
    const toy_state *s = state;
    const int own = seat == BCG_SPECTATOR ? PLAYED : HAND_0 + seat; /* a spectator has no hand */
    toy_state view = *s;
    for (int card = 0; card < CARDS; card++)
        if (s->zone[card] != PLAYED && s->zone[card] != own)
            view.zone[card] = UNKNOWN;
    sort_zones(&view);
    memcpy(out, &view, sizeof view);
}

/* Hands are filled up to their known size, card by card at random; the rest is the deck. That makes
 * every hand as likely as the deal makes it: two copies of a rank are two cards. It need not know
 * whose view it is: the seat's own hand is complete already. */
static void toy_guess(const bcg_game *g, const void *view, bcg_rng *r, void *out)
{
    toy_state s;
    memcpy(&s, view, sizeof s);
    for (int seat = 0; seat < SEATS; seat++)
        while (bcg_zone_count(s.zone, CARDS, HAND_0 + seat) < hand_count(g, &s, seat))
            s.zone[bcg_zone_pick(s.zone, CARDS, UNKNOWN, r)] = (uint8_t)(HAND_0 + seat);
    bcg_zone_move_all(s.zone, CARDS, UNKNOWN, DECK);
    sort_zones(&s);
    memcpy(out, &s, sizeof s);
}

static bcg_result toy_result(const bcg_game *g, const void *state, int seat)
{
    const toy_state *s = state;
    if (toy_actors(g, s) != 0)
        return BCG_UNDECIDED;
    const int ahead = s->tricks[seat] - s->tricks[1 - seat];
    return ahead > 0 ? BCG_WON : ahead < 0 ? BCG_LOST : BCG_DRAWN;
}

static const bcg_ops toy_ops = {
    .name = "toy",
    .rules = 1,
    .state_size = sizeof(toy_state),
    .max_actions = MOST_CARDS_IN_HAND,
    .reasons = &toy_reasons,
    .seats = toy_seats,
    .begin = toy_begin,
    .team = toy_team,
    .actors = toy_actors,
    .legal = toy_legal,
    .check = toy_check,
    .apply = toy_apply,
    .readers = toy_readers,
    .chance = toy_chance,
    .outcomes = toy_outcomes,
    .view = toy_view,
    .guess = toy_guess,
    .result = toy_result,
};

#endif
