/* Paths on which something happens: every destination of a move is listed, and each outcome
 * once. */
#include "memoir/random_board_test.h"
#include "memoir/way.h"

#include "unit.h"

static memoir_scenario scenario;
static memoir_game game;
static memoir_state s;
static memoir_ways ways;

/* A random battle in mid-game: all units of a side ordered, medals near the goal, some sandbags. */
static void random_position(int n, bcg_rng *r)
{
    do
        random_scenario(&scenario, n % MEMOIR_BOARDS, n % 2, r);
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

/* [MOVE-3] [OBJ-11] Every reachable destination is listed, whatever happens on the way. */
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
            bcg_set ends = ways.plain.all, exits = ways.plain.onward;
            for (int i = 0; i < ways.moves; i++)
                bcg_set_add(&ends, memoir_operand(ways.move[i].action, 1));
            for (int i = 0; i < ways.exits; i++)
                bcg_set_add(&exits, memoir_operand(ways.exit[i].action, 1));
            const bcg_set all = reach.all;
            assert_true(bcg_set_equal(&ends, &all));
            const bcg_set onward = bcg_set_and(reach.onward, game.exit[s.active]);
            exits = bcg_set_and(exits, game.exit[s.active]);
            assert_true(bcg_set_equal(&exits, &onward));
            with_detours += ways.moves > 0;
        }
    }
    assert_true(with_detours > 100);
}

/* [OBJ-11] [OBS-SAND-7] [VIC-6] Applying a listed path has the outcome it was listed for, and no
 * two paths to a hex have the same outcome. */
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

/* -- paths written out ------------------------------------------------------------------------- */

/* A random path of a few steps from h; with luck it can be walked. */
static bcg_action random_path(bcg_hex h, bcg_rng *r)
{
    const int length = 2 + random_below(r, 3);
    bcg_action a = memoir_action(one_in(r, 3) ? MA_EXIT : MA_MOVE, h, 0);
    bcg_hex at = h;
    for (int i = 0; i < length; i++) {
        bcg_hex next = BCG_NO_HEX;
        while (next == BCG_NO_HEX)
            next = game.board->next[at][random_below(r, BCG_DIRS)];
        if (one_in(r, 20))
            next = (bcg_hex)random_below(r, game.board->hexes); /* not a step at all */
        at = next;
        a = i + 1 < length ? memoir_with(a, 2 + i, at + 1) : memoir_with(a, 1, at);
    }
    return a;
}

/* Step by step: why the path cannot be walked, or BCG_OK. */
static bcg_reason walk(const memoir_mover *m, bcg_action a)
{
    memoir_walk w = {m->start, 0, false};
    const bcg_hex to = (bcg_hex)memoir_operand(a, 1);
    for (int i = 0; i <= MEMOIR_VIA; i++) {
        const bcg_hex via = i < MEMOIR_VIA ? memoir_via(a, i) : BCG_NO_HEX;
        const bcg_reason r = memoir_walk_on(&game, &s, m, &w, via == BCG_NO_HEX ? to : via);
        if (r != BCG_OK)
            return r;
        if (via == BCG_NO_HEX)
            break;
    }
    return memoir_kind_of(a) == MA_MOVE ? BCG_OK : memoir_check_leaving(&game, &s, m, &w);
}

static bcg_reason check(bcg_action a)
{
    return bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s), a);
}

/* Both actions have the same effect, apart from the path the unit took. */
static void assert_same_end(bcg_action a, bcg_action b)
{
    const memoir_outcome x = memoir_outcome_of_path(&game, &s, a);
    const memoir_outcome y = memoir_outcome_of_path(&game, &s, b);
    memoir_state after[2] = {s, s};
    assert_true(memoir_same_outcome(&x, &y));
    memoir_apply_move(&game, &after[0], memoir_with(a, -1, MA_MOVE), NULL);
    memoir_apply_move(&game, &after[1], memoir_with(b, -1, MA_MOVE), NULL);
    assert_int_equal(after[0].result, after[1].result);
    if (after[0].result)
        return;
    assert_memory_equal(after[0].units, after[1].units, sizeof s.units);
    assert_memory_equal(after[0].held, after[1].held, sizeof s.held);
    assert_memory_equal(after[0].taken, after[1].taken, sizeof s.taken);
    assert_memory_equal(&after[0].sandbags, &after[1].sandbags, sizeof s.sandbags);
}

/* [MOVE-3] [OBJ-11] [OBJ-20] A path written out is equivalent to the move to its end, or to the one
 * listed for what happens on it; if it cannot be walked, the reason is that of its first illegal
 * step. */
static void a_path_is_one_of_the_moves_listed(void **state)
{
    (void)state;
    enum { IDLE, LISTED, REFUSED, KINDS };
    int seen[2][KINDS] = {{0}};
    bcg_rng r;
    bcg_rng_seed(&r, 13);
    for (int n = 0; n < 400; n++) {
        random_position(n, &r);
        if (s.phase == MP_OVER)
            continue;
        game.exit[s.active] = bcg_all_hexes(game.board);
        for (int tries = 0; tries < 25; tries++) {
            const int h = bcg_set_next(&s.ordered, random_below(&r, game.board->hexes));
            if (h < 0)
                continue;
            const memoir_mover m = memoir_mover_at(&s, (bcg_hex)h);
            const bcg_action a = random_path((bcg_hex)h, &r);
            const bcg_action canonical = memoir_canonical_move(&game, &s, a);
            int *kinds = seen[memoir_kind_of(a) == MA_EXIT];
            if (memoir_is_dug_in(&game, &s, (bcg_hex)h)) {
                assert_int_equal(check(a), MR_DUG_IN);
                assert_int_equal(canonical, a);
                continue;
            }
            const bcg_reason why = walk(&m, a);
            if (why != BCG_OK) {
                assert_int_equal(check(a), why);
                assert_int_equal(canonical, a);
                kinds[REFUSED]++;
                continue;
            }
            assert_int_equal(memoir_without_path(canonical), memoir_without_path(a));
            if (check(canonical) != BCG_OK) { /* so many outcomes that not all are listed */
                find((bcg_hex)h, &(memoir_mover){0});
                assert_true(ways.moves >= MEMOIR_DETOURS - MEMOIR_DISC);
                continue;
            }
            assert_int_equal(check(a), canonical == a ? BCG_OK : MR_PATH_IDLE);
            assert_same_end(a, canonical);
            kinds[canonical == a ? LISTED : IDLE]++;
            s.marks[h] |= MM_MOVED;
            assert_int_equal(memoir_canonical_move(&game, &s, a), a);
            assert_int_equal(check(a), MR_MOVED);
            s.marks[h] = 0;
        }
    }
    for (int kind = 0; kind < KINDS; kind++)
        assert_true(seen[0][kind] > 3 && seen[1][kind] > 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_end_is_lost),
        cmocka_unit_test(each_outcome_is_listed_once),
        cmocka_unit_test(a_path_is_one_of_the_moves_listed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
