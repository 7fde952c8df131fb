/* Random games on random boards: what must hold in every state of every game.
 *
 * BOCAGE_GAMES sets the number of games each test plays (./test --soak raises it). */
#include "memoir/conformance_test.h"

#include "unit.h"

#include <stdio.h>
#include <stdlib.h>

static memoir_scenario scenario;
static memoir_game game;
static bcg_action list[MEMOIR_MAX_ACTIONS];
static const bcg_ops *const ops = &bcg_memoir_ops;

static int games_to_play(int usual)
{
    const char *wanted = getenv("BOCAGE_GAMES");
    return wanted ? atoi(wanted) : usual;
}

static void random_game(int n, bcg_rng *r)
{
    /* Mostly standard boards: most battles are fought there. */
    const int board = n % 5 == 3   ? MEMOIR_OVERLORD
                      : n % 5 == 4 ? MEMOIR_BREAKTHROUGH
                                   : MEMOIR_STANDARD;
    do
        random_scenario(&scenario, board, n % 2 == 1, r);
    while (memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN) != ML_NONE);
}

static bcg_action choose(const memoir_state *s, bcg_rng *r)
{
    if (bcg_actor(&game.head, s) == BCG_CHANCE)
        return ops->chance(&game.head, s, r);
    const int n = ops->legal(&game.head, s, bcg_actor(&game.head, s), list, MEMOIR_MAX_ACTIONS);
    assert_true(n > 0); /* no state without a legal action */
    return list[random_below(r, n)];
}

/* -- games end and nothing is lost ------------------------------------------------------------ */

static void games_end_and_nothing_is_lost(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_event events[512];
    long plies = 0;
    int most_frames = 0, draws = 0;
    bcg_rng_seed(&r, 20261116);
    const int games = games_to_play(120);
    for (int n = 0; n < games; n++) {
        memoir_state s;
        ledger books;
        random_game(n, &r);
        ops->begin(&game.head, &s);
        open_ledger(&books, &s);
        while (bcg_actor(&game.head, &s) != BCG_OVER) {
            const memoir_state before = s;
            const bcg_action a = choose(&s, &r);
            bcg_log log;
            bcg_log_init(&log, events, COUNT(events));
            ops->apply(&game.head, &s, bcg_actor(&game.head, &s), a, &log);
            post(&books, &game, &before, &log);
            check_state(&books, &game, &s);
            if (s.pending_count > most_frames)
                most_frames = s.pending_count;
            plies++;
        }
        draws += s.result == MEMOIR_SIDES + 1;
    }
    print_message("%d games, %ld actions, %d draws, deepest stack %d of %d\n", games, plies, draws,
                  most_frames, MEMOIR_MOST_PENDING);
}

/* -- the contract of core/ops.h --------------------------------------------------------------- */

/* [CARD-AMBUSH-17] [SETUP-5] [SETUP-6] [DRAW-7] Nothing hidden leaks into views, lists, reasons,
 * events or who decides next; plus everything else the conformance suite checks. */
static void random_boards_keep_the_contract(void **state)
{
    (void)state;
    bcg_rng r;
    long actions = 0, looks = 0;
    bcg_rng_seed(&r, 4);
    const int games = games_to_play(25);
    for (int n = 0; n < games; n++) {
        conformance_report found;
        random_game(n, &r);
        const conformance c = memoir_conformance(&game, (uint64_t)n + 1, 4);
        if (!conformance_run(&c, &found))
            fail_msg("board %d: %s: %s", n, found.check, found.text);
        actions += found.actions;
        looks += found.looks;
    }
    print_message("%d games, %ld actions, %ld states looked at\n", games, actions, looks);
}

/* The suite lets an action reveal hidden things to others, such as a card turned face up. In memoir
 * none does: whoever may read an action or a roll learns what it says and no more. */
static void actions_show_only_what_they_say(void **state)
{
    (void)state;
    static const int readers[] = {0, 1, BCG_SPECTATOR};
    bcg_rng r;
    bcg_rng_seed(&r, 5);
    const int games = games_to_play(20);
    for (int n = 0; n < games; n++) {
        memoir_state s, after;
        random_game(n, &r);
        ops->begin(&game.head, &s);
        for (int actor; (actor = bcg_actor(&game.head, &s)) != BCG_OVER; s = after) {
            const bcg_action a = choose(&s, &r);
            const bcg_seats may_read = ops->readers(&game.head, &s, actor, a);
            after = s;
            ops->apply(&game.head, &after, actor, a, NULL);
            for (size_t i = 0; i < COUNT(readers); i++) {
                memoir_state view, twin, seen;
                ops->view(&game.head, &s, readers[i], &view);
                ops->guess(&game.head, &view, &r, &twin);
                if (!bcg_may_read(may_read, readers[i]) ||
                    ops->check(&game.head, &twin, actor, a) != BCG_OK)
                    continue; /* a card from a hand that only one of the two holds */
                ops->apply(&game.head, &twin, actor, a, NULL);
                ops->view(&game.head, &twin, readers[i], &seen);
                ops->view(&game.head, &after, readers[i], &view);
                assert_memory_equal(&seen, &view, sizeof view);
            }
        }
    }
}

/* Every unseen card is in the enemy's hand with the right frequency (chi-square): there are too
 * many deals for the suite to enumerate. */
static void a_guess_is_uniform(void **state)
{
    (void)state;
    enum { TRIES = 60000 };
    bcg_rng r;
    memoir_state s, view, guess;
    long seen[MEMOIR_CARDS] = {0};
    bcg_rng_seed(&r, 6);
    do {
        random_scenario(&scenario, MEMOIR_STANDARD, false, &r);
        scenario.options.at[0].bits = 0;
        scenario.side.at[MS_AXIS].hand = 5;
        scenario.side.at[MS_ALLIES].hand = 6;
    } while (memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN) != ML_NONE);
    ops->begin(&game.head, &s);
    while (bcg_actor(&game.head, &s) == BCG_CHANCE)
        ops->apply(&game.head, &s, BCG_CHANCE, ops->chance(&game.head, &s, &r), NULL);
    ops->view(&game.head, &s, MS_ALLIES, &view);
    for (int i = 0; i < TRIES; i++) {
        ops->guess(&game.head, &view, &r, &guess);
        for (int card = 0; card < MEMOIR_CARDS; card++)
            seen[card] += guess.hand[MS_AXIS][card];
    }
    double chi = 0;
    int kinds = 0;
    const int unseen = MEMOIR_DECK_SIZE - 6;
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        const int copies = game.deck[card] - s.hand[MS_ALLIES][card];
        const double expected = (double)TRIES * 5 * copies / unseen;
        if (copies == 0) {
            assert_int_equal(seen[card], 0);
            continue;
        }
        kinds++;
        chi += ((double)seen[card] - expected) * ((double)seen[card] - expected) / expected;
    }
    /* 29 degrees of freedom: 66 is exceeded by chance once in ten thousand times. */
    assert_true(kinds > 20);
    assert_true(chi < 66);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_end_and_nothing_is_lost),
        cmocka_unit_test(random_boards_keep_the_contract),
        cmocka_unit_test(actions_show_only_what_they_say),
        cmocka_unit_test(a_guess_is_uniform),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
