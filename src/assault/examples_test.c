/* The worked combats and small cases of the rulebook (chapter 20), played through the engine. The
 * values of the combats are compared step by step with tests/facts/assault/combat-tests.json. */
#include "assault/facts_test.h"
#include "assault/odds.h"
#include "assault/position_test.h"

/* Windows that public facts open and nobody uses. */
static void pass_windows(void)
{
    while (assault_is_pending(&s, AP_WINDOW))
        pass(assault_top(&s)->side);
}

static void play_and_pass(int side, const char *word, const char *label)
{
    play(side, word, label);
    pass_windows();
}

static void assert_values(int fire, int target)
{
    assert_int_equal(s.combat.fire, fire);
    assert_int_equal(s.combat.target, target);
}

/* -- the steps of the worked combats ------------------------------------------------------------
 */

static const char *facts; /* behind the last step that was compared */

static void read_case(const char *id)
{
    char quoted[32];
    snprintf(quoted, sizeof quoted, "\"id\": \"%s\"", id);
    read_facts("combat-tests");
    facts = strstr(facts_text, quoted);
    assert_non_null(facts);
}

/* The next step of the facts is this one and ends with these values; the target value is none
 * before step 6. */
static void assert_step(int step, int fire, int target)
{
    facts = value_of(facts, "step");
    assert_int_equal(atoi(facts), step);
    assert_int_equal(number_of(facts, "F"), fire);
    assert_int_equal(number_of(facts, "T"), target);
}

static void reach(int step, int fire, int target)
{
    assert_values(fire, target);
    assert_step(step, fire, target);
}

/* Steps 2 to 8: what the values of a firing that begins are made of. */
static void assert_first_steps(const char *firing, const char *target)
{
    assault_sum sum;
    assault_sum_of(&game, &s, at(firing), at(target), &sum);
    assert_step(2, sum.attack, 0);
    assert_step(3, sum.attack + sum.morale, 0);
    assert_step(4, sum.attack + sum.morale + sum.support, 0);
    assert_step(5, sum.fire, 0);
    assert_int_equal(sum.fire, sum.attack + sum.morale + sum.support + sum.ground);
    assert_step(6, sum.fire, sum.defence);
    assert_step(7, sum.fire, sum.defence + sum.terrain);
    assert_step(8, sum.fire, sum.target);
    assert_int_equal(sum.target, sum.defence + sum.terrain + sum.dug_in);
    assert_values(sum.fire, sum.target);
}

/* The values after the last change, and the loss, as they were told. */
static void assert_loss(int fire, int target, int loss)
{
    int at_fire = 0, at_target = 0, lost = -1;
    for (int i = 0; i < log_of_last.count; i++) {
        if (events[i].kind == AEV_VALUES && lost < 0) {
            at_fire = events[i].arg[0];
            at_target = events[i].arg[1];
        }
        if (events[i].kind == AEV_LOSS)
            lost = events[i].arg[2];
    }
    assert_int_equal(at_fire, fire);
    assert_int_equal(at_target, target);
    assert_int_equal(lost, loss);
}

/* -- the two worked combats ---------------------------------------------------------------------
 */

/* A Pak 38 in a river attacks a Sherman in a fortification that Prep Fire has hit. */
static void set_test_a(int sherman_morale)
{
    draw_duel("....../....../..r.../..F.../......");
    if (sherman_morale) {
        scenario.value_unit.count = 1;
        scenario.value_unit.at[0] = (assault_unit_value){
            .unit = (uint8_t)kind_named("usa-sherman-m4a1", 16),
            .battle = ASSAULT_AS_PRINTED,
            .hard = ASSAULT_AS_PRINTED,
            .soft = ASSAULT_AS_PRINTED,
            .support = ASSAULT_AS_PRINTED,
            .defence = ASSAULT_AS_PRINTED,
            .morale = (uint16_t)sherman_morale,
            .cost = ASSAULT_AS_PRINTED};
    }
    start_position();
    lose_surprises();
    put("C3", "ger-pak-38")->markers = 2;
    put("C2", "usa-sherman-m4a1")->markers = -2;
    put("B2", "ger-grenadiers");
    put("D2", "ger-grenadiers");
    put("C4", "ger-wespe");
    deal(AS_GERMAN, "prep-fire");
    deal(AS_AMERICAN, "strafing-run usa-veterans");
    s.prestige[AS_GERMAN] = 4;
    s.prestige[AS_AMERICAN] = 5;
    play(AS_GERMAN, "prep-fire", "C2");
    assert_int_equal(unit_at("C2")->markers, -3);
    attack("C3", "C2");
    read_case("TEST-A");
    assert_first_steps("C3", "C2");
}

/* Steps 9 to 11: Strafing Run, bluff against Veterans, modifier +3. */
static void finish_test_a(void)
{
    assert_values(14, 7); /* 9 + 2 + 6 - 3; 7, no terrain, not dug in */
    assert_true(is_asked(AS_AMERICAN, AP_STEP_9));
    play(AS_AMERICAN, "strafing-run", NULL);
    reach(9, 11, 7);
    assert_int_equal(s.prestige[AS_AMERICAN], 0);
    sacrifice(AS_AMERICAN, "usa-veterans"); /* the German hand is empty: the bluff card it is */
    reach(10, 11, 12);                      /* not 13, as printed (SLIP-1) */
    flip(3);
    assert_loss(14, 12, 1);
    assert_step(11, 14, 12);
    assert_int_equal(number_of(facts, "loss"), 1);
}

/* [assault:TEST-A] [assault:SLIP-1] [assault:SLIP-9] The first worked combat, step by step. */
static void pak_38_destroys_a_sherman(void **state)
{
    (void)state;
    set_test_a(0);
    finish_test_a();
    assert_true(is_empty("C2"));
    assert_true(is_asked(AS_GERMAN, AP_REWARD));
    act(AS_GERMAN, AA_GAIN);
    assert_int_equal(s.prestige[AS_GERMAN], 3); /* half of 6 */
    assert_int_equal(number_of(facts, "reward"), 3);
    assert_int_equal(unit_at("C3")->markers, 2);
    assert_true(is_asked(AS_GERMAN, AP_ADVANCE));
    act(AS_GERMAN, AA_ADVANCE);
    assert_true(is_on("C2", "ger-pak-38"));
    assert_int_equal(owner_of("C2"), AS_GERMAN);
    assert_int_equal(s.prestige[AS_GERMAN], 3); /* nothing for the tile itself */
    assert_true(goes_on(AS_GERMAN));            /* no mine check */
    assert_true(assault_is_dug_in(&game, &s, at("C2")));
}

/* [assault:TEST-A2] [assault:SLIP-3] [assault:RETREAT-1] [assault:AMB-5] A Sherman that survives
 * fires back, and does not retreat: the Strafing Run has cost the gun as much. */
static void losses_by_cards_count_for_the_retreat(void **state)
{
    (void)state;
    set_test_a(5);
    finish_test_a();
    assert_true(is_on("C2", "usa-sherman-m4a1"));
    assert_int_equal(morale_of("C2"), 1);
    assert_int_equal(s.combat.firing, 1);
    assert_values(6 - 4, 5 + 0); /* soft attack 6 - 4 at the gun's 5, rivers give nothing */
    flip(-2);
    assert_int_equal(morale_of("C3"), 5); /* 4 + 2 - 1 */
    assert_true(is_on("C2", "usa-sherman-m4a1"));
    assert_true(goes_on(AS_GERMAN));
}

/* A Tiger on hills attacks Veterans in bocage. */
static void set_test_b(bool deadly)
{
    board("....../....../..H.../..o.../......");
    put("C3", "ger-tiger-i")->markers = 2;
    put("C2", "usa-veterans")->markers = -2;
    put("B3", "ger-field-marshal");
    put("D3", "ger-stosstruppen");
    put("A4", "ger-howitzer");
    put("C4", "ger-sdkfz-7-1"); /* not adjacent to the target */
    put("C1", "usa-mortar");
    put("F3", "usa-howitzer-105");
    deal(AS_GERMAN, "accuracy morale-boost off-target ger-pak-38 2 supply-column");
    deal(AS_AMERICAN, "sabotage snafu usa-recruit");
    if (deadly)
        deal(AS_AMERICAN, "deadly-fire");
    s.prestige[AS_GERMAN] = s.prestige[AS_AMERICAN] = 30;
    attack("C3", "C2");
    assert_values(19, 13); /* 7 + 2 + 8 + 2; 8 + 5 */
    read_case("TEST-B");
    assert_first_steps("C3", "C2");
}

static void fire_first_in_test_b(void)
{
    play_and_pass(AS_GERMAN, "accuracy", NULL);
    reach(9, 22, 13);
    play_and_pass(AS_AMERICAN, "sabotage", NULL);
    turn_up("hold-fast");
    turn_up("hold-fast");
    turn_up("supply-column"); /* discarded by the German side */
    turn_up("supply-column");
    reach(9, 22, 13);
    play_and_pass(AS_GERMAN, "morale-boost", "C3");
    reach(9, 24, 13);
    assert_int_equal(unit_at("C3")->markers, 4);
    pass(AS_AMERICAN);
    pass(AS_GERMAN);
    sacrifice(AS_GERMAN, NULL);
    sacrifice(AS_AMERICAN, "usa-recruit");
    reach(10, 24, 20);
    flip(-2);
    assert_loss(22, 20, 1); /* 22, not 20 (SLIP-2) */
    assert_step(11, 22, 20);
    assert_int_equal(number_of(facts, "loss"), 1);
    assert_int_equal(unit_at("C2")->markers, -3);
    assert_int_equal(morale_of("C2"), 3);
    assert_values(10, 10); /* counterfire: 7 - 3 + 6; 10 */
    assert_first_steps("C2", "C3");
}

/* [assault:TEST-B] [assault:SLIP-2] [assault:SLIP-4] [assault:COMBAT-21] The second worked combat:
 * cards of both sides, counterfire, a SNAFU. */
static void tiger_and_veterans_fire_at_each_other(void **state)
{
    (void)state;
    set_test_b(true);
    fire_first_in_test_b();
    play_and_pass(AS_AMERICAN, "deadly-fire", NULL);
    assert_values(10, 10);
    assert_int_equal(unit_at("C3")->markers, 2);
    play(AS_GERMAN, "off-target", NULL);
    play_and_pass(AS_AMERICAN, "snafu", NULL);
    reach(9, 10, 10);
    assert_true(is_asked(AS_AMERICAN, AP_STEP_9)); /* after the cancelled card it is their turn */
    pass(AS_AMERICAN);
    if (is_asked(AS_GERMAN, AP_STEP_9))
        pass(AS_GERMAN);
    sacrifice(AS_GERMAN, "ger-pak-38");
    sacrifice(AS_AMERICAN, NULL);
    reach(10, 10, 17);
    flip(3); /* a modifier is flipped, though it cannot matter (SLIP-5) */
    assert_loss(13, 17, 0);
    assert_true(is_on("C2", "usa-veterans")); /* lost 1 against 2: no retreat, no advance */
    assert_true(goes_on(AS_GERMAN));
    const char *paid = value_of(facts, "prestige_paid");
    assert_int_equal(s.prestige[AS_GERMAN], 30 - number_of(paid, "german"));
    assert_int_equal(s.prestige[AS_AMERICAN], 30 - number_of(paid, "american"));
}

/* [assault:TEST-B] [assault:SLIP-5] [assault:SLIP-6] [assault:RETREAT-2] Without Deadly Fire the
 * Veterans have to retreat; the counterfire's modifier is flipped for the firing side. */
static void veterans_retreat_without_deadly_fire(void **state)
{
    (void)state;
    set_test_b(false);
    fire_first_in_test_b();
    lose_kind("deadly-fire");
    pass(AS_AMERICAN);
    pass(AS_GERMAN);
    sacrifice(AS_GERMAN, "ger-pak-38");
    sacrifice(AS_AMERICAN, NULL);
    assert_true(is_asked(AS_AMERICAN, AP_MODIFIER));
    s.unit[at("C1")] = s.unit[at("A1")]; /* the tile behind is free */
    s.units[AS_AMERICAN] &= ~assault_bit(at("C1"));
    flip(0);
    assert_true(is_on("C1", "usa-veterans"));
    assert_true(is_asked(AS_GERMAN, AP_ADVANCE));
}

/* -- small cases --------------------------------------------------------------------------------
 */

/* [assault:TEST-C] [assault:DRAW-3] [assault:DRAW-4] [assault:BLUFF-1] Four free cards make five
 * with the bluff card; five bought ones make ten, a sixth is refused. */
static void ten_cards_are_the_most_to_buy(void **state)
{
    (void)state;
    board(clear_map);
    put("A5", "ger-grenadiers");
    put("A1", "usa-riflemen");
    s.prestige[AS_AMERICAN] = 40;
    lose_surprises();
    act(AS_GERMAN, AA_DONE);
    act(AS_AMERICAN, assault_action(AA_MIX, 2, 0));
    for (int i = 0; i < 4; i++)
        bring(bcg_assault_ops.chance(&game.head, &s, &(bcg_rng){{1, 2, 3, 4}}));
    assert_int_equal(s.size[AZ_HAND + AS_AMERICAN], 4);
    for (int i = 0; i < 5; i++) {
        act(AS_AMERICAN, assault_action(AA_BUY, i % 2, 0));
        bring(bcg_assault_ops.chance(&game.head, &s, &(bcg_rng){{1, 2, 3, 4}}));
    }
    assert_int_equal(s.size[AZ_HAND + AS_AMERICAN] + 1, 10);
    assert_int_equal(s.prestige[AS_AMERICAN], 20);
    assert_true(goes_on(AS_AMERICAN)); /* a sixth is not even offered */
    refuse(AS_AMERICAN, assault_action(AA_BUY, 0, 0), AR_HAND_FULL);
}

/* [assault:TEST-D] [assault:OPCARD-3] Ranged Bombardment with +3 costs 6 morale, but leaves 1. */
static void bombardment_leaves_one(void **state)
{
    (void)state;
    static const int before[] = {4, 7, 9}, after[] = {1, 1, 3};
    for (size_t i = 0; i < COUNT(before); i++) {
        board(clear_map);
        lose_surprises();
        put("A5", "ger-grenadiers");
        put("A1", "usa-riflemen")->markers = (int8_t)(before[i] - 5);
        deal(AS_GERMAN, "ranged-bombardment");
        s.prestige[AS_GERMAN] = 7;
        play(AS_GERMAN, "ranged-bombardment", "A1");
        flip(3);
        assert_int_equal(morale_of("A1"), after[i]);
        assert_int_equal(s.prestige[AS_GERMAN], 0);
    }
}

/* [assault:TEST-E] [assault:COMBAT-12] [assault:AMB-1] Half the difference, rounded up. */
static void loss_is_half_the_difference(void **state)
{
    (void)state;
    read_facts("combat-tests");
    const char *row = value_of(facts_text, "loss_table");
    for (int difference = 0; difference <= 12; difference++) {
        row = value_of(row, "difference");
        assert_int_equal(atoi(row), difference);
        assert_int_equal(assault_loss(8 + difference, 8), number_of(row, "loss"));
    }
    assert_int_equal(assault_loss(3, 8), 0);
}

/* [assault:TEST-F] [assault:COMBAT-13] Half the cost, rounded up. */
static void reward_is_half_the_cost(void **state)
{
    (void)state;
    static const int cost[] = {5, 6, 7, 1, 0}, reward[] = {3, 3, 4, 1, 0};
    for (size_t i = 0; i < COUNT(cost); i++)
        assert_int_equal(assault_reward(cost[i]), reward[i]);
}

/* [assault:TEST-G] [assault:COMBAT-4] [assault:SUPPORT-3] Supporters 2+2+2, one at range 2. */
static void three_supporters_add_six(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-pak-38");
    put("C2", "usa-sherman-m4a1");
    put("B2", "ger-grenadiers");
    put("D2", "ger-grenadiers");
    put("C4", "ger-wespe");
    assert_int_equal(
        assault_count(assault_supporters(&game, &s, AS_GERMAN, at("C3"), at("C2"), false)), 3);
    attack("C3", "C2");
    assert_values(9 + 6, 7);
}

/* [assault:TEST-H] [assault:SUPPORT-4] [assault:SUPPORT-5] [assault:ABIL-10] Range 3 reaches only 2
 * tiles diagonally. */
static void range_three_is_cut_at_the_corners(void **state)
{
    (void)state;
    static const struct {
        const char *target;
        bool reached[4]; /* with range 1, 2, 3 */
    } rows[] = {
        {"B5", {false, true, true, true}},    {"B4", {false, true, true, true}},
        {"C5", {false, false, true, true}},   {"C4", {false, false, true, true}},
        {"C3", {false, false, true, true}},   {"D5", {false, false, false, true}},
        {"A2", {false, false, false, true}},  {"B2", {false, false, false, true}},
        {"D4", {false, false, false, true}},  {"D3", {false, false, false, false}},
        {"C2", {false, false, false, false}}, {"D2", {false, false, false, false}},
        {"E5", {false, false, false, false}},
    };
    static const char *const guns[] = {"ger-pz-iv", "ger-mortar", "ger-howitzer"};
    for (int range = 1; range <= 3; range++) {
        board(clear_map);
        put("A5", guns[range - 1]);
        for (size_t i = 0; i < COUNT(rows); i++) {
            const int target = at(rows[i].target);
            assert_int_equal(assault_has(game.within[range][target], at("A5")),
                             rows[i].reached[range]);
            assert_int_equal(assault_can_support(&game, &s, at("A5"), target),
                             rows[i].reached[range]);
        }
    }
}

/* [assault:TEST-I] [assault:COMBAT-0] [assault:AMB-4] Attack 2, markers -4, support 3: 1, then 4.
 */
static void values_stop_at_one_after_every_change(void **state)
{
    (void)state;
    board(clear_map);
    s.active = AS_AMERICAN;
    put("C2", "usa-forward-observer")->markers = -3; /* hard attack 2 */
    put("C3", "ger-pz-iv");
    put("E3", "usa-mortar");
    assault_sum sum;
    assault_sum_of(&game, &s, at("C2"), at("C3"), &sum);
    assert_true(sum.fire == 4 && sum.target == 7); /* the odds know it, too */
    attack("C2", "C3");
    assert_values(4, 7);
}

/* [assault:TEST-J] [assault:CARD-7] Tank Obstacles undo a move; the tank may still attack. */
static void obstacles_stop_a_sherman(void **state)
{
    (void)state;
    board(clear_map);
    s.active = AS_AMERICAN;
    put("C2", "usa-sherman-76")->marks |= AU_DUG_IN;
    put("B2", "ger-grenadiers");
    deal(AS_GERMAN, "tank-obstacles");
    s.prestige[AS_GERMAN] = 3;
    move("C2", "D2");
    assert_true(is_asked(AS_GERMAN, AP_WINDOW));
    play(AS_GERMAN, "tank-obstacles", NULL);
    assert_int_equal(count_events(AEV_STOPPED), 1);
    assert_true(is_on("C2", "usa-sherman-76"));
    assert_true(unit_at("C2")->marks & AU_DUG_IN);
    refuse(AS_AMERICAN, two_tiles(AA_MOVE, "C2", "D2"), AR_MOVED);
    allow(AS_AMERICAN, two_tiles(AA_ATTACK, "C2", "B2"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pak_38_destroys_a_sherman),
        cmocka_unit_test(losses_by_cards_count_for_the_retreat),
        cmocka_unit_test(tiger_and_veterans_fire_at_each_other),
        cmocka_unit_test(veterans_retreat_without_deadly_fire),
        cmocka_unit_test(ten_cards_are_the_most_to_buy),
        cmocka_unit_test(bombardment_leaves_one),
        cmocka_unit_test(loss_is_half_the_difference),
        cmocka_unit_test(reward_is_half_the_cost),
        cmocka_unit_test(three_supporters_add_six),
        cmocka_unit_test(range_three_is_cut_at_the_corners),
        cmocka_unit_test(values_stop_at_one_after_every_change),
        cmocka_unit_test(obstacles_stop_a_sherman),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
