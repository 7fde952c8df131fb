/* Placing new units (chapter 8.7). */
#include "assault/position_test.h"

static bcg_action deploy(const char *word, const char *label)
{
    return card_action(s.active, AA_DEPLOY, word, label);
}

/* Cards in the German hand, prestige to pay for them. */
static void stock(const char *cards, int prestige)
{
    deal(AS_GERMAN, cards);
    s.prestige[AS_GERMAN] = (uint16_t)prestige;
}

/* [assault:DEPLOY-1] [assault:PRES-3] [assault:PRES-5] A unit card goes on an empty tile for its
 * cost. */
static void units_are_placed_for_their_cost(void **state)
{
    (void)state;
    board(clear_map);
    put("A5", "ger-grenadiers");
    stock("ger-pz-iv", 6);
    refuse(AS_GERMAN, deploy("ger-pz-iv", "C5"), AR_TOO_DEAR);
    s.prestige[AS_GERMAN] = 9;
    refuse(AS_GERMAN, deploy("ger-pz-iv", "A5"), AR_OCCUPIED);
    act(AS_GERMAN, deploy("ger-pz-iv", "C5"));
    assert_true(is_on("C5", "ger-pz-iv"));
    assert_int_equal(s.prestige[AS_GERMAN], 2);
    assert_int_equal(s.size[AZ_HAND], 0);
    refuse(AS_GERMAN, assault_action(AA_DEPLOY, game.first_of_kind[0], at("D5")), AR_NOT_IN_HAND);
    deal(AS_GERMAN, "prep-fire"); /* held, but no unit */
    refuse(AS_GERMAN, deploy("prep-fire", "D5"), AR_NO_UNIT_CARD);
}

/* [assault:DEPLOY-2] [assault:AMB-14] The tile is controlled and linked orthogonally to the home
 * row. */
static void tile_is_linked_to_the_home_row(void **state)
{
    (void)state;
    board(clear_map);
    stock("ger-pz-iv", 20);
    refuse(AS_GERMAN, deploy("ger-pz-iv", "C4"), AR_NOT_SUPPLIED); /* not controlled */
    control(AS_GERMAN, "C3");
    refuse(AS_GERMAN, deploy("ger-pz-iv", "C3"), AR_NOT_SUPPLIED); /* not linked */
    control(AS_GERMAN, "D4");
    refuse(AS_GERMAN, deploy("ger-pz-iv", "C3"), AR_NOT_SUPPLIED); /* only diagonally */
    control(AS_GERMAN, "C4");
    allow(AS_GERMAN, deploy("ger-pz-iv", "C3"));
}

/* [assault:DEPLOY-3] The chain starts at a home-row tile that is still controlled. */
static void lost_home_row_supplies_nobody(void **state)
{
    (void)state;
    board(clear_map);
    stock("ger-pz-iv", 20);
    control(AS_GERMAN, "C4 C3");
    control(AS_AMERICAN, "A5 B5 C5 D5 E5 F5");
    refuse(AS_GERMAN, deploy("ger-pz-iv", "C3"), AR_NOT_SUPPLIED);
    control(AS_GERMAN, "C5");
    allow(AS_GERMAN, deploy("ger-pz-iv", "C3"));
}

/* [assault:DEPLOY-4] [assault:REVEAL-1] [assault:BLUFF-3] Face down; the opponent is told the
 * cost, and no more. */
static void only_the_cost_is_told(void **state)
{
    (void)state;
    board(clear_map);
    stock("ger-pz-iv", 20);
    const bcg_action a = deploy("ger-pz-iv", "B5"); /* the base: cheaper, but the cost is told */
    assert_int_equal(bcg_assault_ops.readers(&game.head, &s, AS_GERMAN, a), 1 << AS_GERMAN);
    act(AS_GERMAN, a);
    assert_false(is_up("B5"));
    assault_state view;
    bcg_assault_ops.view(&game.head, &s, AS_AMERICAN, &view);
    assert_int_equal(view.unit[at("B5")].kind, ASSAULT_HIDDEN);
    assert_int_equal(view.unit[at("B5")].told, 7);
}

/* [assault:DEPLOY-5] [assault:DEPLOY-6] [assault:DEPLOY-10] Next to an enemy, diagonals included,
 * all are turned up, and the new unit is marked moved and fired. */
static void placed_next_to_an_enemy(void **state)
{
    (void)state;
    board(clear_map);
    stock("ger-puma", 20);
    put_down("D4", "usa-riflemen");
    put_down("B4", "usa-riflemen");
    const bcg_action a = deploy("ger-puma", "C5");
    assert_int_equal(bcg_assault_ops.readers(&game.head, &s, AS_GERMAN, a), BCG_PUBLIC);
    act(AS_GERMAN, a);
    assert_true(is_up("C5") && is_up("D4") && is_up("B4"));
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C5", "C4"), AR_MOVED);
    refuse(AS_GERMAN, one_tile(AA_DIG_IN, "C5"), AR_MOVE_OR_FIRE);
    assert_true(unit_at("C5")->marks & AU_FIRED);
}

/* [assault:DEPLOY-6] Unless it digs in automatically. */
static void automatic_digging_in_next_to_an_enemy(void **state)
{
    (void)state;
    board(clear_map);
    stock("ger-pak-38", 20);
    put("D4", "usa-riflemen");
    act(AS_GERMAN, deploy("ger-pak-38", "C5"));
    assert_false(unit_at("C5")->marks & AU_DUG_IN);
    act(AS_GERMAN, AA_DONE);
    assert_true(unit_at("C5")->marks & AU_DUG_IN);
}

/* [assault:DEPLOY-7] Elsewhere it may be activated at once. */
static void placed_units_may_act(void **state)
{
    (void)state;
    board(clear_map);
    stock("ger-pz-iv", 20);
    act(AS_GERMAN, deploy("ger-pz-iv", "C5"));
    allow(AS_GERMAN, two_tiles(AA_MOVE, "C5", "C4"));
    allow(AS_GERMAN, one_tile(AA_DIG_IN, "C5"));
}

/* [assault:DEPLOY-8] [assault:AMB-15] On the home base 8 less, never below 0. */
static void home_base_is_cheaper(void **state)
{
    (void)state;
    board(clear_map);
    stock("ger-tiger-i ger-pz-iv", 4);
    allow(AS_GERMAN, deploy("ger-tiger-i", "B5")); /* 12 - 8 */
    refuse(AS_GERMAN, deploy("ger-tiger-i", "C5"), AR_TOO_DEAR);
    act(AS_GERMAN, deploy("ger-pz-iv", "B5")); /* 7 - 8 */
    assert_int_equal(s.prestige[AS_GERMAN], 4);
    board(clear_map);
    stock("ger-pz-iv", 4);
    control(AS_AMERICAN, "B5");
    refuse(AS_GERMAN, deploy("ger-pz-iv", "B5"), AR_NOT_SUPPLIED);
}

/* [assault:DEPLOY-9] Terrain limits hold. */
static void ground_limits_placing(void **state)
{
    (void)state;
    board("..Si../....../....../....../......");
    stock("ger-pz-iv ger-grenadiers", 20);
    refuse(AS_GERMAN, deploy("ger-pz-iv", "C5"), AR_SWAMP);
    refuse(AS_GERMAN, deploy("ger-pz-iv", "D5"), AR_RIVER);
    allow(AS_GERMAN, deploy("ger-grenadiers", "C5"));
    refuse(AS_GERMAN, deploy("ger-grenadiers", "D5"), AR_RIVER);
}

/* [assault:REVEAL-4] A scout car that is placed turns up what is within 2 tiles. */
static void placed_scouts_look_around(void **state)
{
    (void)state;
    board(clear_map);
    stock("ger-kuebelwagen", 20);
    put_down("C3", "usa-riflemen");
    act(AS_GERMAN, deploy("ger-kuebelwagen", "B5"));
    assert_true(is_up("C3"));
    assert_false(is_up("B5"));
}

/* [assault:OPS-1] [assault:MINE-5] New units only in the own operations phase; placing meets no
 * mines. */
static void placing_is_for_the_operations_phase(void **state)
{
    (void)state;
    board(clear_map);
    put("A1", "usa-riflemen");
    put("A5", "ger-grenadiers");
    stock("ger-pz-iv", 20);
    refuse(AS_AMERICAN, deploy("ger-pz-iv", "C5"), BCG_NOT_YOUR_TURN);
    act(AS_GERMAN, deploy("ger-pz-iv", "C5"));
    assert_true(goes_on(AS_GERMAN));
    act(AS_GERMAN, AA_DONE); /* the American draw phase */
    deal(AS_AMERICAN, "usa-recruit");
    refuse(AS_AMERICAN, card_action(AS_AMERICAN, AA_DEPLOY, "usa-recruit", "B1"), AR_NOT_NOW);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_are_placed_for_their_cost),
        cmocka_unit_test(tile_is_linked_to_the_home_row),
        cmocka_unit_test(lost_home_row_supplies_nobody),
        cmocka_unit_test(only_the_cost_is_told),
        cmocka_unit_test(placed_next_to_an_enemy),
        cmocka_unit_test(automatic_digging_in_next_to_an_enemy),
        cmocka_unit_test(placed_units_may_act),
        cmocka_unit_test(home_base_is_cheaper),
        cmocka_unit_test(ground_limits_placing),
        cmocka_unit_test(placed_scouts_look_around),
        cmocka_unit_test(placing_is_for_the_operations_phase),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
