/* Playouts of the toy (tests/toy): they end, count correctly and are reproducible from the seed. */
#include "game/playout.h"
#include "toy/toy.h"

#include "unit.h"

#include <string.h>

enum { ACTIONS = TOY_RANKS, HAND = 3, SEATS = 3, DRAWS = 1 + TOY_SIDES + HAND * SEATS };

static const bcg_ops *const ops = &toy_ops;
static toy_game toy;
static bcg_action actions[ACTIONS];

static int make_toy(void **context)
{
    (void)context;
    toy_game_make(&toy, TOY_TEAM);
    return ops->max_actions <= ACTIONS ? 0 : -1;
}

static void a_game_is_played_to_its_end(void **context)
{
    (void)context;
    toy_state s;
    bcg_rng r;
    bcg_playout_counts counts = {0};
    for (uint64_t seed = 1; seed <= 100; seed++) {
        bcg_rng_seed(&r, seed);
        ops->begin(&toy.head, &s);
        assert_true(bcg_playout(&toy.head, &s, &r, actions, 1000, &counts));
        assert_int_equal(bcg_actor(&toy.head, &s), BCG_OVER);
        assert_int_equal(counts.chances, seed * DRAWS);
        /* One choice and every card; at most two scouts in each round. */
        assert_in_range(counts.decisions + counts.forced, seed * (1 + HAND * SEATS),
                        seed * (1 + HAND * SEATS + 2 * HAND));
        assert_true(counts.forced >= seed * SEATS); /* the last card of a hand is no choice */
    }
    assert_int_equal(counts.longest, HAND);
}

static void it_stops_where_it_is_told(void **context)
{
    (void)context;
    toy_state s;
    bcg_rng r;
    bcg_rng_seed(&r, 1);
    ops->begin(&toy.head, &s);
    assert_false(bcg_playout(&toy.head, &s, &r, actions, 7, NULL));
    assert_int_equal(s.size[TOY_DECK], TOY_CARDS - 7);
    assert_true(bcg_playout(&toy.head, &s, &r, actions, 1000, NULL));
    assert_true(bcg_playout(&toy.head, &s, &r, actions, 6, NULL)); /* it is already over */
}

static void the_seed_decides(void **context)
{
    (void)context;
    toy_state s, t;
    bcg_rng r;
    int differ = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        for (int i = 0; i < 2; i++) {
            bcg_rng_seed(&r, seed);
            ops->begin(&toy.head, i ? &t : &s);
            bcg_playout(&toy.head, i ? &t : &s, &r, actions, 1000, NULL);
        }
        assert_memory_equal(&s, &t, sizeof s);
        bcg_rng_seed(&r, seed + 1000);
        ops->begin(&toy.head, &t);
        bcg_playout(&toy.head, &t, &r, actions, 1000, NULL);
        differ += memcmp(&s, &t, sizeof s) != 0;
    }
    assert_true(differ > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_played_to_its_end),
        cmocka_unit_test(it_stops_where_it_is_told),
        cmocka_unit_test(the_seed_decides),
    };
    return cmocka_run_group_tests(tests, make_toy, NULL);
}
