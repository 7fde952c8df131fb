/* Ways on which something happens: every end of a move is listed, each outcome once. */
#include "memoir/random_board_test.h"
#include "memoir/way.h"

#include "unit.h"

static memoir_scenario scenario;
static memoir_game game;
static memoir_state s;
static memoir_ways ways;

/* A random battle in mid-game, all units of a side ordered, medals near the goal, sandbags about.
 */
static void random_position(int n, bcg_rng *r)
{
    do
        random_scenario(&scenario, n % BCG_BOARDS, n % 2, r);
    while (memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN) != ML_NONE);
    s = game.opening;
    s.turn = 5;
    s.active = (uint8_t)(n % 2);
    s.phase = MP_MOVE;
    s.played[s.active].card = (uint8_t)(one_in(r, 3) ? MC_INFANTRY_ASSAULT : MC_DIRECT_FROM_HQ);
    s.played[s.active].wing = 1;
    s.ordered = s.units[s.active];
    for (int side = 0; side < MEMOIR_SIDES; side++)
        s.unit_medals[side] = (uint8_t)random_below(r, game.goal[side]);
    for (int i = random_below(r, 12); i > 0; i--)
        bcg_set_add(&s.sandbags, random_below(r, game.board->hexes));
    memoir_evaluate(&game, &s, NULL);
}

static void find(bcg_hex h, memoir_mover *m)
{
    const bcg_set passing = memoir_eventful_hexes(&game, &s, s.active);
    *m = memoir_mover_at(&s, h);
    memoir_find_ways(&game, &s, m, &passing, &ways);
}

/* [MOVE-3] [OBJ-11] whatever happens on the way: where a unit can go, it can go. */
static void no_end_is_lost(void **state)
{
    (void)state;
    bcg_rng r;
    int with_detours = 0;
    bcg_rng_seed(&r, 11);
    for (int n = 0; n < 400; n++) {
        random_position(n, &r);
        if (s.phase == MP_OVER)
            continue;
        BCG_EACH (h, s.ordered) {
            memoir_mover m;
            memoir_reach reach;
            find((bcg_hex)h, &m);
            memoir_find_reach(&game, &s, &m, &reach);
            bcg_set ends = memoir_all_reached(&ways.plain), exits = ways.plain.onward;
            for (int i = 0; i < ways.moves; i++)
                bcg_set_add(&ends, memoir_operand(ways.move[i].action, 1));
            for (int i = 0; i < ways.exits; i++)
                bcg_set_add(&exits, memoir_operand(ways.exit[i].action, 1));
            const bcg_set all = memoir_all_reached(&reach);
            assert_true(bcg_set_equal(&ends, &all));
            const bcg_set onward = bcg_set_and(reach.onward, game.exit[s.active]);
            exits = bcg_set_and(exits, game.exit[s.active]);
            assert_true(bcg_set_equal(&exits, &onward));
            with_detours += ways.moves > 0;
        }
    }
    assert_true(with_detours > 100);
}

/* [OBJ-11] [OBS-SAND-7] [VIC-6] what a way was listed for happens when it is gone, and no two ways
 * to a hex end the same. */
static void each_outcome_is_listed_once(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 12);
    for (int n = 0; n < 400; n++) {
        random_position(n, &r);
        if (s.phase == MP_OVER)
            continue;
        BCG_EACH (h, s.ordered) {
            memoir_mover m;
            find((bcg_hex)h, &m);
            for (int i = 0; i < ways.moves; i++) {
                const bcg_action a = ways.move[i].action;
                memoir_state after = s;
                if (memoir_is_dug_in(&game, &s, (bcg_hex)h))
                    continue;
                assert_int_equal(memoir_check_move(&game, &s, a), BCG_OK);
                memoir_apply_move(&game, &after, a, NULL);
                assert_int_equal(after.result, ways.move[i].outcome.result);
                if (after.result == 0) {
                    assert_memory_equal(after.taken, ways.move[i].outcome.taken,
                                        sizeof after.taken);
                    assert_memory_equal(after.held, ways.move[i].outcome.held, sizeof after.held);
                    assert_true(bcg_set_equal(&after.sandbags, &ways.move[i].outcome.sandbags));
                }
                for (int j = 0; j < i; j++)
                    assert_false(memoir_operand(ways.move[j].action, 1) == memoir_operand(a, 1) &&
                                 memoir_same_outcome(&ways.move[j].outcome, &ways.move[i].outcome));
                assert_int_equal(memoir_canonical_move(&game, &s, a), a);
            }
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_end_is_lost),
        cmocka_unit_test(each_outcome_is_listed_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
