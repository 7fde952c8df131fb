/* Games between computer players: timing of turns, assignment of seats, and aborting. The clock is
 * simulated: decision number n of a game takes n ticks. */
#include "ai/match.h"
#include "ai/test_game_test.h"
#include "rulesets.h"

static const bcg_ops *const ops = &bcg_memoir_ops;

/* -- what players are shown ------------------------------------------------------------------- */

bcg_ai_answer __real_bcg_ai_choose(bcg_ai *ai, const void *view, int seat,
                                   const bcg_ai_budget *budget);
bcg_ai_answer __wrap_bcg_ai_choose(bcg_ai *ai, const void *view, int seat,
                                   const bcg_ai_budget *budget);

static int shown, with_secrets;  /* decisions; those in which something was hidden */
static uint64_t ticks, thoughts; /* of the simulated clock; decisions of a game */

/* Viewing a view again from the same seat changes nothing; viewing the true state does, if anything
 * is hidden. */
bcg_ai_answer __wrap_bcg_ai_choose(bcg_ai *ai, const void *view, int seat,
                                   const bcg_ai_budget *budget)
{
    assert_int_equal(seat, bcg_actor(ai->game, view));
    memoir_state again;
    ops->view(ai->game, view, seat, &again);
    assert_memory_equal(&again, view, sizeof again);
    shown++;
    with_secrets += again.hand_size[1 - seat] > 0;
    ticks += ++thoughts;
    return __real_bcg_ai_choose(ai, view, seat, budget);
}

enum { MOST_TURNS = 2000, BOARDS = 12 };

static uint64_t fake_clock(void)
{
    return ticks;
}

/* The time each turn of each contestant took. */
typedef struct turns {
    uint64_t took[2][MOST_TURNS];
    int count[2];
} turns;

static void note_turn(void *context, int contestant, uint64_t took)
{
    turns *t = context;
    assert_true(t->count[contestant] < MOST_TURNS);
    t->took[contestant][t->count[contestant]++] = took;
}

static bcg_contestant captain(scene *c)
{
    return (bcg_contestant){.level = bcg_ai_level_named(bcg_rulesets, "captain"),
                            .tables = &c->tables};
}

/* Plays a match as match.c does, but times it differently: the state tells whose turn it is. */
static void expect_turns(scene *c, bool swap, uint64_t seed, turns *out, uint64_t decisions[2])
{
    const bcg_game *g = &c->game.head;
    memoir_state s, view;
    bcg_ai *ai[2];
    bcg_rng dice;
    bcg_rng_seed(&dice, seed);
    for (int i = 0; i < 2; i++)
        ai[i] = new_player(c, "captain", bcg_rng_next(&dice));
    ops->begin(g, &s);
    uint64_t n = 0;
    int last = 0;
    bool begun[2] = {false};
    for (int actor = bcg_actor(g, &s); actor != BCG_OVER; actor = bcg_actor(g, &s)) {
        if (actor == BCG_CHANCE) {
            ops->apply(g, &s, BCG_CHANCE, ops->chance(g, &s, &dice), NULL);
            continue;
        }
        const int who = actor ^ swap, active = s.active ^ swap;
        if (s.turn != last) { /* a turn of the active side begins, and its previous one ends */
            out->count[active] += begun[active];
            begun[active] = true;
        }
        last = s.turn;
        assert_true(out->count[who] < MOST_TURNS);
        out->took[who][out->count[who]] += ++n;
        decisions[who]++;
        ops->view(g, &s, actor, &view);
        ops->apply(g, &s, actor, bcg_ai_choose(ai[who], &view, actor, NULL).action, NULL);
    }
    for (int i = 0; i < 2; i++) {
        out->count[i] += begun[i]; /* the last one */
        bcg_ai_free(ai[i]);
    }
}

static void a_turn_has_its_answers_in_the_enemys(void **state)
{
    (void)state;
    turns *told = malloc(sizeof *told), *expected = malloc(sizeof *expected);
    int turns_told = 0;
    assert_true(told && expected);
    for (uint64_t seed = 1; seed <= BOARDS; seed++) {
        const bool swap = seed % 4 > 1;
        const bcg_match_rules rules = {
            .clock = fake_clock, .turn_over = note_turn, .context = told};
        uint64_t decisions[2] = {0};
        bcg_match_game played;
        scene *c = new_scene(seed);
        const bcg_contestant both[2] = {captain(c), captain(c)};
        memset(told, 0, sizeof *told);
        memset(expected, 0, sizeof *expected);
        ticks = thoughts = 0;
        assert_true(bcg_match_play(bcg_rulesets, &c->game.head, both, swap, seed, &rules, &played));
        expect_turns(c, swap, seed, expected, decisions);
        for (int i = 0; i < 2; i++) {
            assert_int_equal(told->count[i], expected->count[i]);
            assert_memory_equal(told->took[i], expected->took[i],
                                (size_t)told->count[i] * sizeof told->took[i][0]);
            turns_told += told->count[i];
            assert_int_equal(played.decisions[i], decisions[i]);
        }
        free_scene(c);
    }
    assert_true(turns_told > 5 * BOARDS);
    free(told);
    free(expected);
}

/* Every player in a match sees only what its seat may see. */
static void players_are_shown_their_view(void **state)
{
    (void)state;
    const bcg_match_rules rules = {0};
    bcg_match_game played;
    scene *c = new_scene(5);
    const bcg_contestant both[2] = {captain(c), captain(c)};
    shown = with_secrets = 0;
    assert_true(bcg_match_play(bcg_rulesets, &c->game.head, both, false, 5, &rules, &played));
    assert_int_equal(shown, played.decisions[0] + played.decisions[1]);
    assert_true(with_secrets > 20);
    free_scene(c);
}

static bool after_three(void *context)
{
    return ++*(int *)context >= 3;
}

static void a_match_can_be_broken_off(void **state)
{
    (void)state;
    int asked = 0;
    const bcg_match_rules rules = {.stop = after_three, .context = &asked};
    bcg_match_game played;
    scene *c = new_scene(1);
    const bcg_contestant both[2] = {captain(c), captain(c)};
    assert_true(bcg_match_play(bcg_rulesets, &c->game.head, both, false, 1, &rules, &played));
    assert_true(played.broken_off);
    assert_int_equal(played.winner, -1);
    assert_int_equal(asked, 3);
    free_scene(c);
}

/* Contestant 0 is the same player in either seat: the stronger level wins more from both. */
static void contestants_swap_seats(void **state)
{
    (void)state;
    const bcg_match_rules rules = {0};
    for (int swap = 0; swap <= 1; swap++) {
        int wins[2] = {0};
        for (uint64_t seed = 1; seed <= 2 * BOARDS; seed++) {
            bcg_match_game played;
            scene *c = new_scene(seed);
            const bcg_contestant both[2] = {captain(c),
                                            {.level = bcg_ai_level_named(bcg_rulesets, "random")}};
            assert_true(
                bcg_match_play(bcg_rulesets, &c->game.head, both, swap, seed, &rules, &played));
            assert_false(played.broken_off);
            if (played.winner >= 0)
                wins[played.winner]++;
            free_scene(c);
        }
        assert_true(wins[0] > 2 * wins[1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_turn_has_its_answers_in_the_enemys),
        cmocka_unit_test(players_are_shown_their_view),
        cmocka_unit_test(a_match_can_be_broken_off),
        cmocka_unit_test(contestants_swap_seats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
