/* The contract of ops.h, held against the toy game of toy_test.h: every promise, seen through the
 * ops alone, as src/game and src/ai see a game. A new ruleset can start from the one file and be
 * tested like the other. */
#include "core/toy_test.h"

#include "unit.h"

static const bcg_ops *const ops = &toy_ops;
static const bcg_game games[] = {{1}, {2}, {3}};

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
    if (ops->actor(g, s->bytes) == BCG_CHANCE)
        return ops->chance(g, s->bytes, r);
    const int n = ops->legal(g, s->bytes, list, ACTIONS);
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
            ops->begin(&games[i], s.bytes);
            look(&games[i], &s, &r);
            while (ops->actor(&games[i], s.bytes) != BCG_OVER) {
                assert_true(++steps <= LONGEST_GAME); /* games end */
                ops->apply(&games[i], s.bytes, random_action(&games[i], &s, &r), NULL);
                look(&games[i], &s, &r);
            }
        }
}

static void the_table_is_filled_in(void **state)
{
    (void)state;
    assert_string_equal(ops->name, "toy");
    assert_true(ops->state_size > 0 && ops->state_size <= BYTES);
    assert_true(ops->max_actions > 0 && ops->max_actions <= ACTIONS);
    assert_in_range(ops->seats(&games[0]), 1, 8);
}

/* -- ends -------------------------------------------------------------------------------------- */

static void look_at_result(const bcg_game *g, const box *s, bcg_rng *r)
{
    (void)r;
    const bool over = ops->actor(g, s->bytes) == BCG_OVER;
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
    const bool asks_a_seat = ops->actor(g, s->bytes) >= 0;
    const box before = *s;
    const int n = ops->legal(g, s->bytes, list, ops->max_actions);
    int accepted = 0;
    assert_int_equal(n > 0, asks_a_seat);
    for (bcg_action a = 0; a < ACTION_RANGE; a++) {
        int listed = 0;
        for (int i = 0; i < n; i++)
            listed += list[i] == a;
        const bool ok = ops->check(g, s->bytes, a) == BCG_OK;
        if (asks_a_seat)
            assert_int_equal(listed, ok); /* and none twice */
        accepted += ok;
    }
    assert_int_equal(accepted > 0, ops->actor(g, s->bytes) != BCG_OVER);
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
    const int actor = ops->actor(g, s->bytes);
    for (bcg_action a = 0; a < ACTION_RANGE; a++) {
        const bcg_reason why = ops->check(g, s->bytes, a);
        assert_non_null(bcg_reason_find(pages, COUNT(pages), why));
        if (actor == BCG_OVER)
            assert_true(why == BCG_GAME_OVER || why == BCG_NO_SUCH_ACTION);
    }
    assert_int_equal(ops->check(g, s->bytes, ~(bcg_action)0), BCG_NO_SUCH_ACTION);
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
    const bcg_game *g = &games[0]; /* one card each */
    box s;
    ops->begin(g, s.bytes);
#define ACCEPT(action)                                            \
    do {                                                          \
        assert_int_equal(ops->check(g, s.bytes, action), BCG_OK); \
        ops->apply(g, s.bytes, action, NULL);                     \
    } while (0)
#define REFUSE(action, reason)                                    \
    do {                                                          \
        const box before = s;                                     \
        assert_int_equal(ops->check(g, s.bytes, action), reason); \
        assert_same_state(&s, &before);                           \
    } while (0)

    assert_int_equal(ops->actor(g, s.bytes), BCG_CHANCE);
    REFUSE(ACTION(PLAY, 3), BCG_CHANCE_DECIDES);
    REFUSE(ACTION(CHOOSE, HIGH_WINS), BCG_CHANCE_DECIDES);
    REFUSE(ACTION(DRAW, CARDS), BCG_NO_SUCH_ACTION);
    REFUSE(ACTION(0, 0), BCG_NO_SUCH_ACTION);
    ACCEPT(ACTION(DRAW, 4));
    REFUSE(ACTION(DRAW, 4), TOY_NOT_IN_DECK);
    ACCEPT(ACTION(DRAW, 6));

    assert_int_equal(ops->actor(g, s.bytes), 0);
    REFUSE(ACTION(DRAW, 1), BCG_CHANCE_DECIDES); /* no seat plays the dice */
    REFUSE(ACTION(PLAY, 4), TOY_CHOOSE_FIRST);
    REFUSE(ACTION(CHOOSE, 2), BCG_NO_SUCH_ACTION);
    ACCEPT(ACTION(CHOOSE, LOW_WINS));
    REFUSE(ACTION(CHOOSE, HIGH_WINS), TOY_CHOSEN);
    REFUSE(ACTION(PLAY, 6), TOY_NOT_IN_HAND); /* the other seat's */
    REFUSE(ACTION(PLAY, 0), TOY_NOT_IN_HAND); /* still in the deck */
    ACCEPT(ACTION(PLAY, 4));

    assert_int_equal(ops->actor(g, s.bytes), 1);
    REFUSE(ACTION(PLAY, 4), TOY_NOT_IN_HAND); /* lies on the table */
    ACCEPT(ACTION(PLAY, 6));

    assert_int_equal(ops->actor(g, s.bytes), BCG_OVER);
    REFUSE(ACTION(PLAY, 4), BCG_GAME_OVER);
    REFUSE(ACTION(DRAW, 0), BCG_GAME_OVER);
    assert_int_equal(ops->result(g, s.bytes, 0), BCG_WON); /* 4 is lower than 6 */
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
        const bcg_game *g = &games[seed % COUNT(games)];
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
        while (ops->actor(g, a.bytes) != BCG_OVER) {
            const bcg_action x = random_action(g, &a, &ra), y = random_action(g, &b, &rb);
            assert_true(x == y);
            ops->apply(g, a.bytes, x, &log);
            ops->apply(g, b.bytes, y, NULL);
            assert_same_state(&a, &b);
        }
        assert_int_equal(log.lost, 0);
    }
}

/* The first card dealt, 7 ways: 6 degrees of freedom, 0.1 % point at 22.5. */
static void chance_has_its_true_odds(void **state)
{
    (void)state;
    enum { DEALS = 7000 };
    int seen[CARDS] = {0};
    bcg_rng r;
    box s;
    bcg_rng_seed(&r, 5);
    ops->begin(&games[0], s.bytes);
    for (int i = 0; i < DEALS; i++) {
        const bcg_action a = ops->chance(&games[0], s.bytes, &r);
        assert_int_equal(ops->check(&games[0], s.bytes, a), BCG_OK);
        seen[value_of(a)]++;
    }
    double chi = 0;
    for (int card = 0; card < CARDS; card++) {
        const double d = seen[card] - DEALS / (double)CARDS;
        chi += d * d / (DEALS / (double)CARDS);
    }
    assert_true(chi < 22.5);
}

/* -- hidden information ------------------------------------------------------------------------ */

/* A guess is another state the seat cannot tell from this one. So whatever the seat sees in it must
 * be the same: view, who is asked, and its own choices. */
static int hidden_differs; /* how often the guess was not the truth: else this proves nothing */

static void look_from_each_seat(const bcg_game *g, const box *s, bcg_rng *r)
{
    for (int seat = 0; seat < ops->seats(g); seat++) {
        box view, other, view_of_other, view_of_view;
        ops->view(g, s->bytes, seat, view.bytes);
        ops->guess(g, view.bytes, r, other.bytes);
        hidden_differs += memcmp(other.bytes, s->bytes, ops->state_size) != 0;

        ops->view(g, other.bytes, seat, view_of_other.bytes);
        assert_same_state(&view_of_other, &view); /* view(guess(view)) == view */
        ops->view(g, view.bytes, seat, view_of_view.bytes);
        assert_same_state(&view_of_view, &view); /* nothing is left to hide */

        const int actor = ops->actor(g, s->bytes);
        assert_int_equal(ops->actor(g, other.bytes), actor);
        assert_int_equal(ops->actor(g, view.bytes), actor); /* public, so the view knows it */
        assert_int_equal(ops->result(g, other.bytes, seat), ops->result(g, s->bytes, seat));
        if (actor != seat)
            continue;
        bcg_action mine[ACTIONS], in_other[ACTIONS], in_view[ACTIONS];
        const int n = ops->legal(g, s->bytes, mine, ACTIONS);
        assert_int_equal(ops->legal(g, other.bytes, in_other, ACTIONS), n);
        assert_int_equal(ops->legal(g, view.bytes, in_view, ACTIONS), n);
        assert_memory_equal(mine, in_other, (size_t)n * sizeof mine[0]);
        assert_memory_equal(mine, in_view, (size_t)n * sizeof mine[0]);
    }
}

static void a_seat_cannot_see_what_is_hidden(void **state)
{
    (void)state;
    hidden_differs = 0;
    play(6, look_from_each_seat);
    assert_true(hidden_differs > ROUNDS);
}

/* A guess can be played on to the end like any state. */
static void look_at_guessed_game(const bcg_game *g, const box *s, bcg_rng *r)
{
    box view, other;
    ops->view(g, s->bytes, 1, view.bytes);
    ops->guess(g, view.bytes, r, other.bytes);
    for (int steps = 0; ops->actor(g, other.bytes) != BCG_OVER; steps++) {
        assert_true(steps <= LONGEST_GAME);
        ops->apply(g, other.bytes, random_action(g, &other, r), NULL);
    }
}

static void a_guess_is_a_full_state(void **state)
{
    (void)state;
    play(7, look_at_guessed_game);
}

/* Seat 0 holds 0 and 1; the other hand is two of five cards: ten hands, 9 degrees of freedom, 0.1 %
 * point at 27.9. Which hand was guessed is asked as a player would: what may seat 1 play? */
static void every_hidden_hand_is_equally_likely(void **state)
{
    (void)state;
    enum { GUESSES = 10000, HANDS = 10 };
    static const bcg_action deal[] = {ACTION(DRAW, 0), ACTION(DRAW, 5), ACTION(DRAW, 1),
                                      ACTION(DRAW, 6), ACTION(CHOOSE, HIGH_WINS)};
    const bcg_game *g = &games[1];
    int seen[CARDS][CARDS] = {{0}}, hands = 0;
    box s, view, other;
    bcg_rng r;
    bcg_rng_seed(&r, 8);
    ops->begin(g, s.bytes);
    for (size_t i = 0; i < COUNT(deal); i++)
        ops->apply(g, s.bytes, deal[i], NULL);
    ops->view(g, s.bytes, 0, view.bytes);
    for (int i = 0; i < GUESSES; i++) {
        bcg_action list[ACTIONS];
        ops->guess(g, view.bytes, &r, other.bytes);
        ops->apply(g, other.bytes, ACTION(PLAY, 0), NULL);
        assert_int_equal(ops->legal(g, other.bytes, list, ACTIONS), 2);
        seen[value_of(list[0])][value_of(list[1])]++;
    }
    double chi = 0;
    for (int a = 0; a < CARDS; a++)
        for (int b = 0; b < CARDS; b++) {
            if (a < 2 || b <= a) {
                assert_int_equal(seen[a][b], 0);
                continue;
            }
            const double d = seen[a][b] - GUESSES / (double)HANDS;
            chi += d * d / (GUESSES / (double)HANDS);
            hands++;
        }
    assert_int_equal(hands, HANDS);
    assert_true(chi < 27.9);
}

/* The log leaves the table seat by seat: what was drawn is told to the one who drew it. */
static void events_are_told_to_those_who_may_know(void **state)
{
    (void)state;
    const bcg_game *g = &games[1];
    bcg_event events[EVENTS];
    bcg_log log;
    bcg_rng r;
    box s;
    int drawn = 0, public_events = 0;
    bcg_rng_seed(&r, 9);
    bcg_log_init(&log, events, EVENTS);
    ops->begin(g, s.bytes);
    while (ops->actor(g, s.bytes) != BCG_OVER)
        ops->apply(g, s.bytes, random_action(g, &s, &r), &log);
    assert_int_equal(log.lost, 0);
    for (int i = 0; i < log.count; i++)
        for (int seat = 0; seat < ops->seats(g); seat++) {
            const bcg_event told = bcg_log_redact(&events[i], seat);
            const bcg_event kind_alone = {.kind = events[i].kind, .seats = events[i].seats};
            const bool secret = events[i].kind == DREW && events[i].arg[0] != seat;
            assert_memory_equal(&told, secret ? &kind_alone : &events[i], sizeof told);
            drawn += secret;
            public_events += events[i].seats == BCG_ALL_SEATS;
        }
    assert_int_equal(drawn, 4);                       /* four cards, each secret to one seat */
    assert_int_equal(public_events, 2 * (1 + 4 + 2)); /* the choice, four cards, two tricks */
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
        cmocka_unit_test(chance_has_its_true_odds),
        cmocka_unit_test(a_seat_cannot_see_what_is_hidden),
        cmocka_unit_test(a_guess_is_a_full_state),
        cmocka_unit_test(every_hidden_hand_is_equally_likely),
        cmocka_unit_test(events_are_told_to_those_who_may_know),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
