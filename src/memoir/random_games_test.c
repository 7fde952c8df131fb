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

/* One for three to six, on a board and in an edition that allows it. */
static void random_form_game(int n, bcg_rng *r)
{
    const int forms = MEMOIR_TEAM_3_3 - MEMOIR_ALLIANCE_1_2 + 1,
              form = MEMOIR_ALLIANCE_1_2 + n % forms;
    const bool classic = memoir_forms[form].kind == MFK_TEAM && n / forms % 2;
    const memoir_choices choices = {classic ? ME_CLASSIC : ME_REVISED, (int8_t)form, 0};
    do
        random_scenario(&scenario, n % 3 == 1 ? MEMOIR_BREAKTHROUGH : MEMOIR_STANDARD, n % 2 == 1,
                        r);
    while (memoir_game_init(&game, &scenario, choices) != ML_NONE);
}

/* Any of those who may act: seats, chance, or nobody. */
static int any_actor(const memoir_state *s, bcg_rng *r)
{
    bcg_seats actors = ops->actors(&game.head, s);
    const int many = __builtin_popcount(actors);
    for (int skipped = many > 1 ? random_below(r, many) : 0; skipped > 0; skipped--)
        actors &= (bcg_seats)(actors - 1);
    return bcg_first_actor(actors);
}

static bcg_action choose(const memoir_state *s, int actor, bcg_rng *r)
{
    if (actor == BCG_CHANCE)
        return ops->chance(&game.head, s, r);
    const int n = ops->legal(&game.head, s, actor, list, MEMOIR_MAX_ACTIONS);
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
    for (int n = 0; n < 2 * games; n++) {
        memoir_state s;
        ledger books;
        n < games ? random_game(n, &r) : random_form_game(n, &r);
        ops->begin(&game.head, &s);
        open_ledger(&books, &s);
        for (int actor; (actor = any_actor(&s, &r)) != BCG_OVER;) {
            const memoir_state before = s;
            const bcg_action a = choose(&s, actor, &r);
            bcg_log log;
            bcg_log_init(&log, events, COUNT(events));
            ops->apply(&game.head, &s, actor, a, &log);
            post(&books, &game, &before, &log);
            check_state(&books, &game, &s);
            if (s.pending_count > most_frames)
                most_frames = s.pending_count;
            plies++;
        }
        draws += s.result == MEMOIR_SIDES + 1;
    }
    print_message("%d games, %ld actions, %d draws, deepest stack %d of %d\n", 2 * games, plies,
                  draws, most_frames, MEMOIR_MOST_PENDING);
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
    for (int n = 0; n < 2 * games; n++) {
        conformance_report found;
        n < games ? random_game(n, &r) : random_form_game(n, &r);
        const conformance c = memoir_conformance(&game, (uint64_t)n + 1, 4);
        if (!conformance_run(&c, &found))
            fail_msg("board %d: %s: %s", n, found.check, found.text);
        actions += found.actions;
        looks += found.looks;
    }
    print_message("%d games, %ld actions, %ld states looked at\n", 2 * games, actions, looks);
}

/* The suite lets an action reveal hidden things to others, such as a card turned face up. In memoir
 * none does: whoever may read an action or a roll learns what it says and no more. */
static void actions_show_only_what_they_say(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 5);
    const int games = games_to_play(20);
    for (int n = 0; n < 2 * games; n++) {
        memoir_state s, after;
        n < games ? random_game(n, &r) : random_form_game(n, &r);
        ops->begin(&game.head, &s);
        for (int actor; (actor = any_actor(&s, &r)) != BCG_OVER; s = after) {
            const bcg_action a = choose(&s, actor, &r);
            const bcg_seats may_read = ops->readers(&game.head, &s, actor, a);
            after = s;
            ops->apply(&game.head, &after, actor, a, NULL);
            for (int i = 0; i <= game.seats; i++) {
                const int reader = i < game.seats ? i : BCG_SPECTATOR;
                memoir_state view, twin, seen;
                ops->view(&game.head, &s, reader, &view);
                ops->guess(&game.head, &view, &r, &twin);
                if (!bcg_may_read(may_read, reader) ||
                    ops->check(&game.head, &twin, actor, a) != BCG_OK)
                    continue; /* a card from a hand that only one of the two holds */
                ops->apply(&game.head, &twin, actor, a, NULL);
                ops->view(&game.head, &twin, reader, &seen);
                ops->view(&game.head, &after, reader, &view);
                assert_memory_equal(&seen, &view, sizeof view);
            }
        }
    }
}

/* What a seat may tell from a twin that another cannot tell from the true state: nothing if they
 * are partners (VAR-ALLY-9, VAR-TEAM-1), otherwise its own side's cards alone. */
static void expect_pair(const memoir_state *s, const memoir_state *twin, int knows, int looks,
                        bcg_rng *r)
{
    static bcg_action other[MEMOIR_MAX_ACTIONS];
    memoir_state one, two;
    const int side = game.side_of[looks];
    const bool partners = game.side_of[knows] == side;
    ops->view(&game.head, s, looks, &one);
    ops->view(&game.head, twin, looks, &two);
    if (!partners) { /* the rest of what it sees is public */
        for (int hand = 0; hand < MEMOIR_HANDS; hand++)
            memcpy(two.hand[hand], one.hand[hand], sizeof one.hand[hand]);
        memcpy(two.deck, one.deck, sizeof one.deck);
        if (memoir_is_pending(s, PENDING_KEEP) || memoir_is_pending(s, PENDING_DRAW))
            memcpy(two.drawn, one.drawn, sizeof one.drawn);
    }
    assert_memory_equal(&one, &two, sizeof one);
    assert_int_equal(ops->actors(&game.head, s), ops->actors(&game.head, twin));
    if (!partners)
        return;
    const int n = ops->legal(&game.head, s, looks, list, MEMOIR_MAX_ACTIONS);
    assert_int_equal(ops->legal(&game.head, twin, looks, other, MEMOIR_MAX_ACTIONS), n);
    assert_memory_equal(list, other, (size_t)n * sizeof list[0]);
    for (int i = 0; i < 20; i++) { /* reasons for whatever it may try */
        const bcg_action a = memoir_action((memoir_action_kind)random_below(r, MEMOIR_ACTION_KINDS),
                                           random_below(r, game.board->hexes), random_below(r, 4));
        assert_int_equal(ops->check(&game.head, s, looks, a),
                         ops->check(&game.head, twin, looks, a));
    }
}

static void every_pair_of_seats_is_told_alike(void **state)
{
    (void)state;
    bcg_rng r;
    long pairs = 0;
    bcg_rng_seed(&r, 7);
    const int games = games_to_play(18);
    for (int n = 0; n < games; n++) {
        memoir_state s;
        random_form_game(n, &r);
        ops->begin(&game.head, &s);
        for (int actor; (actor = any_actor(&s, &r)) != BCG_OVER;) {
            for (int knows = 0; knows < game.seats && one_in(&r, 8); knows++) {
                memoir_state view, twin;
                ops->view(&game.head, &s, knows, &view);
                ops->guess(&game.head, &view, &r, &twin);
                for (int looks = 0; looks < game.seats; looks++, pairs++)
                    expect_pair(&s, &twin, knows, looks, &r);
            }
            ops->apply(&game.head, &s, actor, choose(&s, actor, &r), NULL);
        }
    }
    assert_true(pairs > 1000);
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
        cmocka_unit_test(every_pair_of_seats_is_told_alike),
        cmocka_unit_test(a_guess_is_uniform),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
