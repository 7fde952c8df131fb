/* Random games over random boards: what must hold in every state of every game.
 *
 * BOCAGE_GAMES says how many games each test plays (./test --soak raises it). */
#include "memoir/invariants_test.h"
#include "memoir/random_board_test.h"
#include "memoir/rules.h"

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
    const int board = n % 5 == 3 ? BCG_OVERLORD : n % 5 == 4 ? BCG_BREAKTHROUGH : BCG_STANDARD;
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
            /* The same action on a copy gives the same bytes, with or without a log. */
            memoir_state copy = before;
            ops->apply(&game.head, &copy, bcg_actor(&game.head, &copy), a, NULL);
            assert_memory_equal(&copy, &s, sizeof s);
            if (s.pending_count > most_frames)
                most_frames = s.pending_count;
            plies++;
        }
        draws += s.result == MEMOIR_SIDES + 1;
        for (int seat = 0; seat < MEMOIR_SIDES; seat++)
            assert_int_not_equal(ops->result(&game.head, &s, seat), BCG_UNDECIDED);
    }
    print_message("%d games, %ld actions, %d draws, deepest stack %d of %d\n", games, plies, draws,
                  most_frames, MEMOIR_MOST_PENDING);
}

/* -- the legal list is what check accepts ------------------------------------------------------ */

static int compare(const void *a, const void *b)
{
    const bcg_action p = *(const bcg_action *)a, q = *(const bcg_action *)b;
    return p < q ? -1 : p > q;
}

static bool is_in_list(bcg_action a, int n)
{
    return bsearch(&a, list, (size_t)n, sizeof a, compare) != NULL;
}

static void expect_as_listed(const memoir_state *s, bcg_action a, int n, int *accepted)
{
    const bool ok = ops->check(&game.head, s, bcg_actor(&game.head, s), a) == BCG_OK;
    *accepted += ok;
    if (ok != is_in_list(a, n)) {
        char from[BCG_LABEL_SIZE] = "", to[BCG_LABEL_SIZE] = "";
        if (memoir_operand(a, 0) < game.board->hexes)
            bcg_hex_label(game.board, (bcg_hex)memoir_operand(a, 0), from);
        if (memoir_operand(a, 1) < game.board->hexes)
            bcg_hex_label(game.board, (bcg_hex)memoir_operand(a, 1), to);
        fail_msg("%s %s %s: check %s, the list does not",
                 memoir_action_kinds[memoir_kind_of(a)].word, from, to, ok ? "accepts" : "refuses");
    }
}

/* Every path of at most `left` more hexes between the ends of a move. */
static void try_paths(const memoir_state *s, bcg_action a, bcg_hex at, int length, int left, int n,
                      int *accepted)
{
    const bcg_hex to = (bcg_hex)memoir_operand(a, 1);
    for (int d = 0; d < BCG_DIRS; d++) {
        const bcg_hex next = game.board->next[at][d];
        if (next == BCG_NO_HEX)
            continue;
        const bcg_action b = memoir_with(a, 2 + length, next + 1);
        if (bcg_adjacent(game.board, next, to) || next == to)
            expect_as_listed(s, b, n, accepted);
        if (left > 1)
            try_paths(s, b, next, length + 1, left - 1, n, accepted);
    }
}

/* All kinds of action times all operands in range. Paths only from hexes with a unit. */
static void try_everything(const memoir_state *s, bool paths)
{
    const int n = ops->legal(&game.head, s, bcg_actor(&game.head, s), list, MEMOIR_MAX_ACTIONS),
              hexes = game.board->hexes;
    int accepted = 0;
    qsort(list, (size_t)n, sizeof list[0], compare);
    for (int i = 1; i < n; i++)
        assert_true(list[i - 1] < list[i]); /* nothing twice */
    for (int kind = 0; kind <= MEMOIR_ACTION_KINDS; kind++)
        for (int a = 0; a <= hexes; a++) {
            const bcg_action one = memoir_action((memoir_action_kind)kind, a, 0);
            expect_as_listed(s, one, n, &accepted);
            const bool two = kind == MA_MOVE || kind == MA_EXIT || kind == MA_ATTACK ||
                             kind == MA_RETREAT || (kind == MA_PLAY && a < MEMOIR_CARDS);
            for (int b = 1; b <= (two ? hexes : 2); b++)
                expect_as_listed(s, memoir_action((memoir_action_kind)kind, a, b), n, &accepted);
            for (int way = 1; kind == MA_PLAY && way < 4; way++)
                for (int wing = 0; wing < 5; wing++)
                    expect_as_listed(s, memoir_with(memoir_action(MA_PLAY, a, wing), 2, way), n,
                                     &accepted);
            if (!paths || (kind != MA_MOVE && kind != MA_EXIT) || a >= hexes ||
                !bcg_set_has(&s->ordered, a))
                continue;
            for (int b = 0; b < hexes; b++)
                if (bcg_distance(game.board, (bcg_hex)a, (bcg_hex)b) <= MEMOIR_MOST_MOVES)
                    try_paths(s, memoir_action((memoir_action_kind)kind, a, b), (bcg_hex)a, 0,
                              MEMOIR_MOST_MOVES - 1, n, &accepted);
        }
    if (paths) /* whatever is listed was tried */
        assert_int_equal(accepted, n);
}

static void the_list_is_what_check_accepts(void **state)
{
    (void)state;
    bcg_rng r;
    int longest = 0, tried = 0;
    bcg_rng_seed(&r, 4);
    const int games = games_to_play(20);
    for (int n = 0; n < games; n++) {
        memoir_state s;
        random_game(n, &r);
        ops->begin(&game.head, &s);
        while (bcg_actor(&game.head, &s) != BCG_OVER) {
            if (bcg_actor(&game.head, &s) >= 0) {
                const int length = ops->legal(&game.head, &s, bcg_actor(&game.head, &s), list,
                                              MEMOIR_MAX_ACTIONS);
                longest = length > longest ? length : longest;
            }
            const bool units = s.phase == MP_MOVE || s.phase == MP_MOVE_AGAIN;
            if (bcg_actor(&game.head, &s) >= 0 && one_in(&r, units ? 150 : 40)) {
                try_everything(&s, units && bcg_set_count(&s.ordered) < 4);
                tried++;
            }
            const bcg_action a = choose(&s, &r);
            assert_int_equal(ops->check(&game.head, &s, bcg_actor(&game.head, &s), a), BCG_OK);
            ops->apply(&game.head, &s, bcg_actor(&game.head, &s), a, NULL);
        }
    }
    print_message("%d positions tried; the longest list had %d of at most %d actions\n", tried,
                  longest, MEMOIR_MAX_ACTIONS);
}

/* -- hidden information ------------------------------------------------------------------------ */

static void expect_same_view(const memoir_state *a, const memoir_state *b, int seat)
{
    memoir_state one, two;
    ops->view(&game.head, a, seat, &one);
    ops->view(&game.head, b, seat, &two);
    assert_memory_equal(&one, &two, sizeof one);
}

static void expect_same_list(const memoir_state *a, const memoir_state *b)
{
    static bcg_action other[MEMOIR_MAX_ACTIONS];
    const int n = ops->legal(&game.head, a, bcg_actor(&game.head, a), list, MEMOIR_MAX_ACTIONS);
    assert_int_equal(ops->legal(&game.head, b, bcg_actor(&game.head, b), other, MEMOIR_MAX_ACTIONS),
                     n);
    assert_memory_equal(list, other, (size_t)n * sizeof list[0]);
}

static void expect_same_events(const bcg_log *a, const bcg_log *b, int seat)
{
    assert_int_equal(a->count, b->count);
    for (int i = 0; i < a->count; i++) {
        const bcg_event one = bcg_log_redact(&a->events[i], seat);
        const bcg_event two = bcg_log_redact(&b->events[i], seat);
        assert_memory_equal(&one, &two, sizeof one);
    }
}

/* A random action, whatever it is: the reason must not tell what is hidden either. */
static bcg_action any_action(bcg_rng *r)
{
    const memoir_action_kind kind = (memoir_action_kind)random_below(r, MEMOIR_ACTION_KINDS);
    return memoir_action(kind, random_below(r, game.board->hexes), random_below(r, 4));
}

/* `s` and `other` look the same to the seat: then all it is told stays the same. */
static void compare_for(const memoir_state *s, const memoir_state *other, int seat, bcg_action a,
                        bcg_rng *r)
{
    bcg_event events[2][256];
    bcg_log log[2];
    memoir_state after[2] = {*s, *other};
    expect_same_view(s, other, seat);
    assert_int_equal(bcg_actor(&game.head, s), bcg_actor(&game.head, other));
    if (bcg_actor(&game.head, s) == seat) {
        expect_same_list(s, other);
        for (int i = 0; i < 20; i++) {
            const bcg_action b = any_action(r);
            assert_int_equal(ops->check(&game.head, s, bcg_actor(&game.head, s), b),
                             ops->check(&game.head, other, bcg_actor(&game.head, other), b));
        }
    }
    bcg_action b = a; /* what another draws, keeps or plays from its hand is its own affair */
    if (ops->check(&game.head, other, bcg_actor(&game.head, other), a) != BCG_OK) {
        assert_int_not_equal(bcg_actor(&game.head, s), seat);
        if (memoir_kind_of(a) != MA_DRAW && memoir_kind_of(a) != MA_KEEP)
            return; /* a card shown: the two games part here */
        b = choose(other, r);
        if (memoir_kind_of(a) == MA_KEEP)
            return; /* the other card is shown */
    }
    for (int i = 0; i < 2; i++) {
        bcg_log_init(&log[i], events[i], 256);
        ops->apply(&game.head, &after[i], bcg_actor(&game.head, &after[i]), i ? b : a, &log[i]);
    }
    if (memoir_kind_of(a) == MA_KEEP && bcg_actor(&game.head, s) != seat)
        return;
    if (memoir_kind_of(a) == MA_DRAW &&
        ops->readers(&game.head, s, bcg_actor(&game.head, s), a) >> seat & 1 &&
        seat != BCG_SPECTATOR)
        return;
    expect_same_view(&after[0], &after[1], seat);
    expect_same_events(&log[0], &log[1], seat);
    assert_int_equal(bcg_actor(&game.head, &after[0]), bcg_actor(&game.head, &after[1]));
}

/* [CARD-AMBUSH-17] [SETUP-5] [SETUP-6] [DRAW-7] nothing hidden shows in views, lists, reasons,
 * events or in who is asked next. */
static void nothing_hidden_shows(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 5);
    const int games = games_to_play(60);
    for (int n = 0; n < games; n++) {
        memoir_state s;
        random_game(n, &r);
        ops->begin(&game.head, &s);
        while (bcg_actor(&game.head, &s) != BCG_OVER) {
            const bcg_action a = choose(&s, &r);
            for (int seat = 0; seat <= BCG_SPECTATOR; seat += seat == 1 ? BCG_SPECTATOR - 1 : 1) {
                memoir_state view, guess, again;
                ops->view(&game.head, &s, seat, &view);
                ops->guess(&game.head, &view, &r, &guess);
                ops->view(&game.head, &guess, seat, &again);
                assert_memory_equal(&view, &again, sizeof view);
                assert_int_equal(count_cards(&guess), game.deck_size);
                compare_for(&s, &guess, seat, a, &r);
            }
            ops->apply(&game.head, &s, bcg_actor(&game.head, &s), a, NULL);
        }
    }
}

/* Every unseen card is in the enemy's hand as often as chance makes it (chi-square). */
static void a_guess_is_uniform(void **state)
{
    (void)state;
    enum { TRIES = 60000 };
    bcg_rng r;
    memoir_state s, view, guess;
    long seen[MEMOIR_CARDS] = {0};
    bcg_rng_seed(&r, 6);
    do {
        random_scenario(&scenario, BCG_STANDARD, false, &r);
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
    /* 29 degrees of freedom: 66 is passed by chance once in ten thousand times. */
    assert_true(kinds > 20);
    assert_true(chi < 66);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_end_and_nothing_is_lost),
        cmocka_unit_test(the_list_is_what_check_accepts),
        cmocka_unit_test(nothing_hidden_shows),
        cmocka_unit_test(a_guess_is_uniform),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
