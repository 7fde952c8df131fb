/* The contract of ops.h, held against the toy game of toy_test.h: every promise, seen through the
 * ops alone, as src/game and src/ai see a game. A new ruleset can start from the one file and be
 * tested like the other. */
#include "core/toy_test.h"

#include "unit.h"

static const bcg_ops *const ops = &toy_ops;
static const toy_game toys[] = {{{&toy_ops}, 1}, {{&toy_ops}, 2}, {{&toy_ops}, 3}};
static const bcg_game *const games[] = {&toys[0].head, &toys[1].head, &toys[2].head};

enum { ROUNDS = 100, BYTES = 64, EVENTS = 64, ACTIONS = 16, LONGEST_GAME = 50 };

/* Every action there could be, and some beyond. */
enum { ACTION_RANGE = LAST_ACTION + 0x100 };

/* A place for a state, whatever it looks like inside. */
typedef struct box {
    _Alignas(max_align_t) unsigned char bytes[BYTES];
} box;

static void assert_same_state(const box *a, const box *b)
{
    assert_memory_equal(a->bytes, b->bytes, ops->state_size);
}

/* One step of a random game: chance as it falls, decisions at random. */
static bcg_action random_action(const bcg_game *g, const box *s, bcg_rng *r)
{
    bcg_action list[ACTIONS];
    if (bcg_actor(g, s->bytes) == BCG_CHANCE)
        return ops->chance(g, s->bytes, r);
    const int n = ops->legal(g, s->bytes, bcg_actor(g, s->bytes), list, ACTIONS);
    assert_true(n > 0); /* whoever is asked has an answer */
    return list[bcg_rng_below(r, (uint32_t)n)];
}

/* Play random games on every toy board and call `look` on each state, the last one included. */
static void play(uint64_t seed, void (*look)(const bcg_game *, const box *, bcg_rng *))
{
    bcg_rng r;
    bcg_rng_seed(&r, seed);
    for (size_t i = 0; i < COUNT(games); i++)
        for (int round = 0; round < ROUNDS; round++) {
            box s;
            int steps = 0;
            ops->begin(games[i], s.bytes);
            look(games[i], &s, &r);
            while (bcg_actor(games[i], s.bytes) != BCG_OVER) {
                assert_true(++steps <= LONGEST_GAME); /* games end */
                ops->apply(games[i], s.bytes, bcg_actor(games[i], s.bytes),
                           random_action(games[i], &s, &r), NULL);
                look(games[i], &s, &r);
            }
        }
}

static void the_table_is_filled_in(void **state)
{
    (void)state;
    assert_string_equal(ops->name, "toy");
    assert_true(ops->state_size > 0 && ops->state_size <= BYTES);
    assert_true(ops->max_actions > 0 && ops->max_actions <= ACTIONS);
    for (size_t i = 0; i < COUNT(games); i++) {
        assert_ptr_equal(games[i]->ops, ops); /* a game knows how it is played */
        assert_in_range(ops->seats(games[i]), 1, BCG_MAX_SEATS);
    }
}

/* -- ends -------------------------------------------------------------------------------------- */

static void look_at_result(const bcg_game *g, const box *s, bcg_rng *r)
{
    (void)r;
    const bool over = bcg_actor(g, s->bytes) == BCG_OVER;
    const bcg_result mine = ops->result(g, s->bytes, 0), yours = ops->result(g, s->bytes, 1);
    assert_int_equal(mine == BCG_UNDECIDED, !over);
    assert_int_equal(mine == BCG_WON, yours == BCG_LOST);
    assert_int_equal(mine == BCG_LOST, yours == BCG_WON);
    assert_int_equal(mine == BCG_DRAWN, yours == BCG_DRAWN);
}

static void games_end_and_only_then_have_a_result(void **state)
{
    (void)state;
    play(1, look_at_result);
}

/* -- legal and check --------------------------------------------------------------------------- */

static void look_at_actions(const bcg_game *g, const box *s, bcg_rng *r)
{
    (void)r;
    bcg_action list[ACTIONS];
    const bool asks_a_seat = bcg_actor(g, s->bytes) >= 0;
    const box before = *s;
    const int n = ops->legal(g, s->bytes, bcg_actor(g, s->bytes), list, ops->max_actions);
    int accepted = 0;
    assert_int_equal(n > 0, asks_a_seat);
    for (bcg_action a = 0; a < ACTION_RANGE; a++) {
        int listed = 0;
        for (int i = 0; i < n; i++)
            listed += list[i] == a;
        const bool ok = ops->check(g, s->bytes, bcg_actor(g, s->bytes), a) == BCG_OK;
        if (asks_a_seat)
            assert_int_equal(listed, ok); /* and none twice */
        accepted += ok;
    }
    assert_int_equal(accepted > 0, bcg_actor(g, s->bytes) != BCG_OVER);
    assert_same_state(s, &before); /* asking changes nothing */
}

static void the_list_is_what_check_accepts(void **state)
{
    (void)state;
    play(2, look_at_actions);
}

/* Every refusal has a row that says why. */
static void look_at_refusals(const bcg_game *g, const box *s, bcg_rng *r)
{
    (void)r;
    const bcg_reason_page *const pages[] = {&bcg_core_reasons, ops->reasons};
    const int actor = bcg_actor(g, s->bytes);
    for (bcg_action a = 0; a < ACTION_RANGE; a++) {
        const bcg_reason why = ops->check(g, s->bytes, bcg_actor(g, s->bytes), a);
        assert_non_null(bcg_reason_find(pages, COUNT(pages), why));
        if (actor == BCG_OVER)
            assert_true(why == BCG_GAME_OVER || why == BCG_NO_SUCH_ACTION);
    }
    assert_int_equal(ops->check(g, s->bytes, bcg_actor(g, s->bytes), ~(bcg_action)0),
                     BCG_NO_SUCH_ACTION);
}

static void every_refusal_has_a_reason(void **state)
{
    (void)state;
    play(3, look_at_refusals);
}

/* One game by hand, with the refusals a player would meet. */
static void wrong_actions_are_refused_with_their_reason(void **state)
{
    (void)state;
    const bcg_game *g = games[0]; /* one card each */
    box s;
    ops->begin(g, s.bytes);
#define ACCEPT(action)                                                                   \
    do {                                                                                 \
        assert_int_equal(ops->check(g, s.bytes, bcg_actor(g, s.bytes), action), BCG_OK); \
        ops->apply(g, s.bytes, bcg_actor(g, s.bytes), action, NULL);                     \
    } while (0)
#define REFUSE(action, reason)                                                           \
    do {                                                                                 \
        const box before = s;                                                            \
        assert_int_equal(ops->check(g, s.bytes, bcg_actor(g, s.bytes), action), reason); \
        assert_same_state(&s, &before);                                                  \
    } while (0)

    assert_int_equal(bcg_actor(g, s.bytes), BCG_CHANCE);
    REFUSE(ACTION(PLAY, 3), BCG_CHANCE_DECIDES);
    REFUSE(ACTION(CHOOSE, HIGH_WINS), BCG_CHANCE_DECIDES);
    REFUSE(ACTION(DRAW, RANKS), BCG_NO_SUCH_ACTION);
    REFUSE(ACTION(0, 0), BCG_NO_SUCH_ACTION);
    ACCEPT(ACTION(DRAW, 2));
    REFUSE(ACTION(DRAW, 2), TOY_NOT_IN_DECK); /* there is one of this rank */
    ACCEPT(ACTION(DRAW, 3));

    assert_int_equal(bcg_actor(g, s.bytes), 0);
    REFUSE(ACTION(DRAW, 1), BCG_CHANCE_DECIDES); /* no seat plays the dice */
    REFUSE(ACTION(PLAY, 2), TOY_CHOOSE_FIRST);
    REFUSE(ACTION(CHOOSE, 2), BCG_NO_SUCH_ACTION);
    ACCEPT(ACTION(CHOOSE, LOW_WINS));
    REFUSE(ACTION(CHOOSE, HIGH_WINS), TOY_CHOSEN);
    REFUSE(ACTION(PLAY, 3), TOY_NOT_IN_HAND); /* the other seat's and the deck's */
    REFUSE(ACTION(PLAY, 0), TOY_NOT_IN_HAND); /* still in the deck */
    ACCEPT(ACTION(PLAY, 2));

    assert_int_equal(bcg_actor(g, s.bytes), 1);
    REFUSE(ACTION(PLAY, 2), TOY_NOT_IN_HAND); /* lies on the table */
    ACCEPT(ACTION(PLAY, 3));

    assert_int_equal(bcg_actor(g, s.bytes), BCG_OVER);
    REFUSE(ACTION(PLAY, 3), BCG_GAME_OVER);
    REFUSE(ACTION(DRAW, 0), BCG_GAME_OVER);
    assert_int_equal(ops->result(g, s.bytes, 0), BCG_WON); /* 2 is lower than 3 */
    assert_int_equal(ops->result(g, s.bytes, 1), BCG_LOST);
#undef ACCEPT
#undef REFUSE
}

/* -- no hidden input --------------------------------------------------------------------------- */

/* Two states side by side, one with a log and one without, from generators with the same seed. */
static void the_same_seed_gives_the_same_game(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < ROUNDS; seed++) {
        const bcg_game *g = games[seed % COUNT(games)];
        bcg_rng ra, rb;
        box a, b;
        bcg_event events[EVENTS];
        bcg_log log;
        memset(a.bytes, 0x11, sizeof a.bytes); /* begin must fill in everything */
        memset(b.bytes, 0xee, sizeof b.bytes);
        bcg_rng_seed(&ra, seed);
        bcg_rng_seed(&rb, seed);
        bcg_log_init(&log, events, EVENTS);
        ops->begin(g, a.bytes);
        ops->begin(g, b.bytes);
        assert_same_state(&a, &b);
        while (bcg_actor(g, a.bytes) != BCG_OVER) {
            const bcg_action x = random_action(g, &a, &ra), y = random_action(g, &b, &rb);
            assert_true(x == y);
            ops->apply(g, a.bytes, bcg_actor(g, a.bytes), x, &log);
            ops->apply(g, b.bytes, bcg_actor(g, b.bytes), y, NULL);
            assert_same_state(&a, &b);
        }
        assert_int_equal(log.lost, 0);
    }
}

/* The toy's own look at its bytes: zones rise within a rank (zones.h). */
static void assert_in_order(const box *s)
{
    toy_state toy;
    memcpy(&toy, s->bytes, sizeof toy);
    for (int card = 1; card < CARDS; card++)
        if (rank_of(card - 1) == rank_of(card))
            assert_true(toy.zone[card - 1] <= toy.zone[card]);
}

static void look_at_order(const bcg_game *g, const box *s, bcg_rng *r)
{
    box view, other;
    assert_in_order(s);
    ops->view(g, s->bytes, 0, view.bytes);
    assert_in_order(&view);
    ops->guess(g, view.bytes, r, other.bytes);
    assert_in_order(&other);
}

/* Which copy of a rank was drawn is no difference: the same cards in another order of drawing and
 * playing give the same bytes. */
static void copies_make_no_difference(void **state)
{
    (void)state;
    static const bcg_action one[] = {ACTION(DRAW, 1), ACTION(DRAW, 3), ACTION(DRAW, 0),
                                     ACTION(DRAW, 1)};
    static const bcg_action two[] = {ACTION(DRAW, 0), ACTION(DRAW, 1), ACTION(DRAW, 1),
                                     ACTION(DRAW, 3)};
    box a, b;
    ops->begin(games[1], a.bytes);
    ops->begin(games[1], b.bytes);
    for (size_t i = 0; i < COUNT(one); i++) {
        ops->apply(games[1], a.bytes, bcg_actor(games[1], a.bytes), one[i], NULL);
        ops->apply(games[1], b.bytes, bcg_actor(games[1], b.bytes), two[i], NULL);
    }
    assert_same_state(&a, &b);
    play(13, look_at_order); /* so it is with all states, views and guesses */
}

/* -- odds -------------------------------------------------------------------------------------- */

/* The outcomes are what check accepts, each once, in as little room as they need. */
static void look_at_outcomes(const bcg_game *g, const box *s, bcg_rng *r)
{
    bcg_action list[ACTIONS];
    uint32_t weight[ACTIONS];
    const box before = *s;
    const int n = ops->outcomes(g, s->bytes, list, weight, ACTIONS);
    assert_int_equal(n > 0, bcg_actor(g, s->bytes) == BCG_CHANCE);
    assert_same_state(s, &before);
    if (n == 0)
        return;
    for (bcg_action a = 0; a < ACTION_RANGE; a++) {
        int listed = 0;
        for (int i = 0; i < n; i++)
            listed += list[i] == a;
        assert_int_equal(listed, ops->check(g, s->bytes, bcg_actor(g, s->bytes), a) == BCG_OK);
    }
    for (int i = 0; i < n; i++)
        assert_true(weight[i] > 0);
    assert_int_equal(ops->outcomes(g, s->bytes, list, weight, n), n);
    for (int capacity = 0; capacity < n; capacity++)
        assert_int_equal(ops->outcomes(g, s->bytes, list, weight, capacity), 0);
    assert_int_equal(ops->check(g, s->bytes, BCG_CHANCE, ops->chance(g, s->bytes, r)), BCG_OK);
}

static void outcomes_are_what_check_accepts(void **state)
{
    (void)state;
    play(4, look_at_outcomes);
}

/* Draw often at this node and compare with the weights; at most 5 ways, 4 degrees of freedom, 0.1 %
 * point at 18.5. */
static void assert_chance_follows_weights(const bcg_game *g, const box *s, bcg_rng *r)
{
    enum { DEALS = 7000 };
    bcg_action list[ACTIONS];
    uint32_t weight[ACTIONS], total = 0;
    int seen[ACTIONS] = {0};
    const int n = ops->outcomes(g, s->bytes, list, weight, ACTIONS);
    for (int i = 0; i < n; i++)
        total += weight[i];
    for (int deal = 0; deal < DEALS; deal++) {
        const bcg_action a = ops->chance(g, s->bytes, r);
        int i = 0;
        while (i < n && list[i] != a)
            i++;
        assert_true(i < n);
        seen[i]++;
    }
    double chi = 0;
    for (int i = 0; i < n; i++) {
        const double expected = DEALS * (double)weight[i] / total;
        chi += (seen[i] - expected) * (seen[i] - expected) / expected;
    }
    assert_true(chi < 18.5);
}

static void chance_follows_the_weights(void **state)
{
    (void)state;
    static const bcg_action deal[] = {ACTION(DRAW, 3), ACTION(DRAW, 0), ACTION(DRAW, 3)};
    static const uint32_t at_first[] = {1, 2, 1, 2, 1};
    const bcg_game *g = games[1];
    bcg_action list[ACTIONS];
    uint32_t weight[ACTIONS];
    bcg_rng r;
    box s;
    bcg_rng_seed(&r, 5);
    ops->begin(g, s.bytes);
    assert_int_equal(ops->outcomes(g, s.bytes, list, weight, ACTIONS), RANKS);
    assert_memory_equal(weight, at_first, sizeof at_first);
    for (size_t i = 0; i < COUNT(deal); i++) {
        assert_chance_follows_weights(g, &s, &r);
        ops->apply(g, s.bytes, bcg_actor(g, s.bytes), deal[i], NULL);
    }
    assert_chance_follows_weights(g, &s, &r);
    assert_int_equal(ops->outcomes(g, s.bytes, list, weight, ACTIONS), 3); /* 1, 2 and 4 */
    assert_int_equal(weight[0], 2);
}

/* -- hidden information ------------------------------------------------------------------------ */

/* Those who look on: the seats, and whoever has none. */
static const int readers[] = {0, 1, BCG_SPECTATOR};

/* A guess is another state the reader cannot tell from this one. So whatever the reader sees in it
 * must be the same: view, who is asked, how it stands, and a seat's own choices. */
static int hidden_differs; /* how often the guess was not the truth: else this proves nothing */

static void look_as_each_reader(const bcg_game *g, const box *s, bcg_rng *r)
{
    assert_int_equal(ops->seats(g) + 1, COUNT(readers));
    for (size_t i = 0; i < COUNT(readers); i++) {
        const int reader = readers[i];
        box view, other, view_of_other, view_of_view;
        ops->view(g, s->bytes, reader, view.bytes);
        ops->guess(g, view.bytes, r, other.bytes);
        hidden_differs += memcmp(other.bytes, s->bytes, ops->state_size) != 0;

        ops->view(g, other.bytes, reader, view_of_other.bytes);
        assert_same_state(&view_of_other, &view); /* view(guess(view)) == view */
        ops->view(g, view.bytes, reader, view_of_view.bytes);
        assert_same_state(&view_of_view, &view); /* nothing is left to hide */

        const int actor = bcg_actor(g, s->bytes);
        assert_int_equal(bcg_actor(g, other.bytes), actor);
        assert_int_equal(bcg_actor(g, view.bytes), actor); /* public, so the view knows it */
        for (int seat = 0; seat < ops->seats(g); seat++)
            assert_int_equal(ops->result(g, other.bytes, seat), ops->result(g, s->bytes, seat));
        if (actor != reader)
            continue;
        bcg_action mine[ACTIONS], in_other[ACTIONS], in_view[ACTIONS];
        const int n = ops->legal(g, s->bytes, bcg_actor(g, s->bytes), mine, ACTIONS);
        assert_int_equal(ops->legal(g, other.bytes, bcg_actor(g, other.bytes), in_other, ACTIONS),
                         n);
        assert_int_equal(ops->legal(g, view.bytes, bcg_actor(g, view.bytes), in_view, ACTIONS), n);
        assert_memory_equal(mine, in_other, (size_t)n * sizeof mine[0]);
        assert_memory_equal(mine, in_view, (size_t)n * sizeof mine[0]);
    }
}

static void nobody_sees_what_is_hidden(void **state)
{
    (void)state;
    hidden_differs = 0;
    play(6, look_as_each_reader);
    assert_true(hidden_differs > ROUNDS);
}

/* A spectator knows what every seat knows, and no more. */
static void look_as_spectator(const bcg_game *g, const box *s, bcg_rng *r)
{
    (void)r;
    box public_view, seat_view, of_seat_view;
    ops->view(g, s->bytes, BCG_SPECTATOR, public_view.bytes);
    for (int seat = 0; seat < ops->seats(g); seat++) {
        ops->view(g, s->bytes, seat, seat_view.bytes);
        ops->view(g, seat_view.bytes, BCG_SPECTATOR, of_seat_view.bytes);
        assert_same_state(&of_seat_view, &public_view);
        ops->view(g, public_view.bytes, seat, of_seat_view.bytes);
        assert_same_state(&of_seat_view, &public_view); /* a seat finds nothing of its own in it */
    }
}

static void a_spectator_sees_what_is_public(void **state)
{
    (void)state;
    play(10, look_as_spectator);
    /* by hand: a card in a hand is hidden, one on the table is not */
    const bcg_game *g = games[0];
    static const bcg_action moves[] = {ACTION(DRAW, 2), ACTION(DRAW, 4), ACTION(CHOOSE, LOW_WINS),
                                       ACTION(PLAY, 2)};
    toy_state s, seen;
    ops->begin(g, &s);
    for (size_t i = 0; i < COUNT(moves); i++)
        ops->apply(g, &s, bcg_actor(g, &s), moves[i], NULL);
    ops->view(g, &s, BCG_SPECTATOR, &seen);
    for (int card = 0; card < CARDS; card++)
        assert_int_equal(seen.zone[card], rank_of(card) == 2 ? PLAYED : UNKNOWN);
    assert_int_equal(seen.wins, LOW_WINS);
    assert_int_equal(seen.ply, 4);
}

/* May this reader, seat or spectator, read what is for the seats of the mask? */
static bool may_read(bcg_seats seats, int reader)
{
    return reader == BCG_SPECTATOR ? seats == BCG_PUBLIC : seats >> reader & 1;
}

/* Take every result of a chance node. Who may not read it sees the same afterwards whichever it
 * was, in the view and in the redacted events; who may read it sees another view for each. */
static void look_at_readers(const bcg_game *g, const box *s, bcg_rng *r)
{
    bcg_action list[ACTIONS];
    uint32_t weight[ACTIONS];
    (void)r;
    const int n = ops->outcomes(g, s->bytes, list, weight, ACTIONS);
    for (int a = 0; a < n; a++)
        for (int b = 0; b < a; b++) {
            const bcg_seats seats = ops->readers(g, s->bytes, bcg_actor(g, s->bytes), list[a]);
            assert_int_equal(ops->readers(g, s->bytes, bcg_actor(g, s->bytes), list[b]), seats);
            assert_true(seats != 0); /* what nobody may read would be no action */
            box after_a = *s, after_b = *s, view_a, view_b;
            bcg_event events_a[EVENTS], events_b[EVENTS];
            bcg_log log_a, log_b;
            bcg_log_init(&log_a, events_a, EVENTS);
            bcg_log_init(&log_b, events_b, EVENTS);
            ops->apply(g, after_a.bytes, bcg_actor(g, after_a.bytes), list[a], &log_a);
            ops->apply(g, after_b.bytes, bcg_actor(g, after_b.bytes), list[b], &log_b);
            for (size_t i = 0; i < COUNT(readers); i++) {
                ops->view(g, after_a.bytes, readers[i], view_a.bytes);
                ops->view(g, after_b.bytes, readers[i], view_b.bytes);
                const bool same = memcmp(view_a.bytes, view_b.bytes, ops->state_size) == 0;
                assert_int_equal(same, !may_read(seats, readers[i]));
                if (!same)
                    continue;
                assert_int_equal(log_a.count, log_b.count);
                for (int e = 0; e < log_a.count; e++) {
                    const bcg_event told_a = bcg_log_redact(&events_a[e], readers[i]);
                    const bcg_event told_b = bcg_log_redact(&events_b[e], readers[i]);
                    assert_memory_equal(&told_a, &told_b, sizeof told_a);
                }
            }
        }
}

/* What a seat decides in the toy game it decides in the open. */
static void look_at_public_actions(const bcg_game *g, const box *s, bcg_rng *r)
{
    (void)r;
    bcg_action list[ACTIONS];
    const int n = ops->legal(g, s->bytes, bcg_actor(g, s->bytes), list, ACTIONS);
    for (int i = 0; i < n; i++)
        assert_int_equal(ops->readers(g, s->bytes, bcg_actor(g, s->bytes), list[i]), BCG_PUBLIC);
}

static void results_are_for_their_readers(void **state)
{
    (void)state;
    box s;
    ops->begin(games[1], s.bytes);
    assert_int_equal(ops->readers(games[1], s.bytes, bcg_actor(games[1], s.bytes), ACTION(DRAW, 1)),
                     1u << 0);
    ops->apply(games[1], s.bytes, bcg_actor(games[1], s.bytes), ACTION(DRAW, 1), NULL);
    assert_int_equal(ops->readers(games[1], s.bytes, bcg_actor(games[1], s.bytes), ACTION(DRAW, 1)),
                     1u << 1);
    play(11, look_at_readers);
    play(12, look_at_public_actions);
}

/* A guess can be played on to the end like any state. */
static void look_at_guessed_game(const bcg_game *g, const box *s, bcg_rng *r)
{
    box view, other;
    ops->view(g, s->bytes, 1, view.bytes);
    ops->guess(g, view.bytes, r, other.bytes);
    for (int steps = 0; bcg_actor(g, other.bytes) != BCG_OVER; steps++) {
        assert_true(steps <= LONGEST_GAME);
        ops->apply(g, other.bytes, bcg_actor(g, other.bytes), random_action(g, &other, r), NULL);
    }
}

static void a_guess_is_a_full_state(void **state)
{
    (void)state;
    play(7, look_at_guessed_game);
}

/* Seat 0 holds 0 and 2; the other hand is two of 1, 1, 3, 3, 4: ten pairs of cards that make five
 * hands, 4 degrees of freedom, 0.1 % point at 18.5. Which hand was guessed is asked as a player
 * would: what may seat 1 play? */
static void every_hidden_hand_is_as_likely_as_its_deals(void **state)
{
    (void)state;
    enum { GUESSES = 10000, PAIRS = 10 };
    static const bcg_action deal[] = {ACTION(DRAW, 0), ACTION(DRAW, 1), ACTION(DRAW, 2),
                                      ACTION(DRAW, 3), ACTION(CHOOSE, HIGH_WINS)};
    static const int pairs[RANKS][RANKS] = {
        [1] = {[1] = 1, [3] = 4, [4] = 2}, [3] = {[3] = 1, [4] = 2}};
    const bcg_game *g = games[1];
    int seen[RANKS][RANKS] = {{0}};
    box s, view, other;
    bcg_rng r;
    bcg_rng_seed(&r, 8);
    ops->begin(g, s.bytes);
    for (size_t i = 0; i < COUNT(deal); i++)
        ops->apply(g, s.bytes, bcg_actor(g, s.bytes), deal[i], NULL);
    ops->view(g, s.bytes, 0, view.bytes);
    for (int i = 0; i < GUESSES; i++) {
        bcg_action list[ACTIONS];
        ops->guess(g, view.bytes, &r, other.bytes);
        ops->apply(g, other.bytes, bcg_actor(g, other.bytes), ACTION(PLAY, 0), NULL);
        const int n = ops->legal(g, other.bytes, bcg_actor(g, other.bytes), list, ACTIONS);
        assert_in_range(n, 1, 2); /* one choice if both cards are of a rank */
        seen[value_of(list[0])][value_of(list[n - 1])]++;
    }
    double chi = 0;
    for (int a = 0; a < RANKS; a++)
        for (int b = 0; b < RANKS; b++) {
            const double expected = GUESSES * (double)pairs[a][b] / PAIRS;
            if (pairs[a][b] == 0)
                assert_int_equal(seen[a][b], 0);
            else
                chi += (seen[a][b] - expected) * (seen[a][b] - expected) / expected;
        }
    assert_true(chi < 18.5);
}

/* The log leaves the table reader by reader: what was drawn is told to the one who drew it. */
static void events_are_told_to_those_who_may_know(void **state)
{
    (void)state;
    const bcg_game *g = games[1];
    bcg_event events[EVENTS];
    bcg_log log;
    bcg_rng r;
    box s;
    int drawn = 0, public_events = 0;
    bcg_rng_seed(&r, 9);
    bcg_log_init(&log, events, EVENTS);
    ops->begin(g, s.bytes);
    while (bcg_actor(g, s.bytes) != BCG_OVER)
        ops->apply(g, s.bytes, bcg_actor(g, s.bytes), random_action(g, &s, &r), &log);
    assert_int_equal(log.lost, 0);
    for (int i = 0; i < log.count; i++)
        for (size_t k = 0; k < COUNT(readers); k++) {
            const bcg_event told = bcg_log_redact(&events[i], readers[k]);
            const bcg_event kind_alone = {.kind = events[i].kind, .readers = events[i].readers};
            const bool secret = events[i].kind == DREW && events[i].arg[0] != readers[k];
            assert_memory_equal(&told, secret ? &kind_alone : &events[i], sizeof told);
            drawn += secret;
            public_events += events[i].readers == BCG_PUBLIC;
        }
    assert_int_equal(drawn, 4 * 2); /* four cards, each secret to a seat and the spectator */
    assert_int_equal(public_events, 3 * (1 + 4 + 2)); /* the choice, four cards, two tricks */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_is_filled_in),
        cmocka_unit_test(games_end_and_only_then_have_a_result),
        cmocka_unit_test(the_list_is_what_check_accepts),
        cmocka_unit_test(every_refusal_has_a_reason),
        cmocka_unit_test(wrong_actions_are_refused_with_their_reason),
        cmocka_unit_test(the_same_seed_gives_the_same_game),
        cmocka_unit_test(copies_make_no_difference),
        cmocka_unit_test(outcomes_are_what_check_accepts),
        cmocka_unit_test(chance_follows_the_weights),
        cmocka_unit_test(nobody_sees_what_is_hidden),
        cmocka_unit_test(a_spectator_sees_what_is_public),
        cmocka_unit_test(results_are_for_their_readers),
        cmocka_unit_test(a_guess_is_a_full_state),
        cmocka_unit_test(every_hidden_hand_is_as_likely_as_its_deals),
        cmocka_unit_test(events_are_told_to_those_who_may_know),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
