/* What the search is told about Assault: values of states, the luck of flips, and the cards of step
 * 10, which are drawn so that nobody can read them. */
#include "ai/assault_heuristics.h"
#include "assault/position_test.h"

static const bcg_ops *const ops = &bcg_assault_ops;

enum { MOST_RESULTS = 512 };

static const assault_ai_tables *tables(void)
{
    static assault_ai_tables filled;
    assault_fill_ai_tables(&game.head, &assault_weights_best, &filled);
    return &filled;
}

/* -- values -------------------------------------------------------------------------------------
 */

static int value_for(int side)
{
    return assault_value(&game.head, tables(), &s, side);
}

static int feature(assault_feature which, int side)
{
    int out[ASSAULT_FEATURE_COUNT];
    assault_count_features(&game.head, tables(), &s, side, out);
    return out[which];
}

/* What one side gains the other loses; so it is with every feature. */
static void values_mirror_each_other(void **state)
{
    (void)state;
    board(clear_map);
    put("C4", "ger-pz-iv");
    put("D4", "ger-grenadiers")->markers = -2;
    put("C2", "usa-riflemen");
    s.prestige[AS_GERMAN] = 31;
    deal(AS_AMERICAN, "accuracy usa-recruit");
    for (int i = 0; i < ASSAULT_FEATURE_COUNT; i++)
        assert_int_equal(feature(i, AS_GERMAN), -feature(i, AS_AMERICAN));
    assert_int_equal(value_for(AS_GERMAN), -value_for(AS_AMERICAN));
    assert_int_not_equal(value_for(AS_GERMAN), 0);
}

/* More of what is good is better. */
static void values_know_what_is_good(void **state)
{
    (void)state;
    board(clear_map);
    put("C5", "ger-pz-iv");
    put("C1", "usa-riflemen");
    const int before = value_for(AS_GERMAN);
    put("D5", "ger-grenadiers");
    const int more = value_for(AS_GERMAN);
    assert_true(more > before);
    s.prestige[AS_GERMAN] = (uint16_t)(s.prestige[AS_GERMAN] + 10);
    const int richer = value_for(AS_GERMAN);
    assert_true(richer > more);
    unit_at("C5")->markers = -3;
    assert_true(value_for(AS_GERMAN) < richer);
}

/* [assault:VICT-2] A unit next to the enemy's home base is a step from winning. */
static void the_way_to_victory_is_counted(void **state)
{
    (void)state;
    board(clear_map);
    const int base = game.home_base[s.edge[AS_AMERICAN]];
    put("A5", "ger-grenadiers");
    put("F1", "usa-riflemen");
    assert_int_equal(feature(AFE_way_1_now, AS_GERMAN) + feature(AFE_way_1_later, AS_GERMAN), 0);
    const int next = __builtin_ctzll(game.orthogonal[base] & ~assault_occupied(&s));
    assault_put(&s, next, kind_of("ger-pz-iv"), AS_GERMAN);
    s.active = AS_GERMAN;
    assert_int_equal(feature(AFE_way_1_now, AS_GERMAN), 100);
    s.active = AS_AMERICAN;
    assert_int_equal(feature(AFE_way_1_later, AS_GERMAN), 100);
}

/* -- luck ---------------------------------------------------------------------------------------
 */

/* Over all results of a flip luck adds up to nothing, and the better flip is the luckier one. */
static void check_luck(int seat, int value, int *lucky)
{
    static bcg_action result[MOST_RESULTS];
    static uint32_t weight[MOST_RESULTS];
    const int count = ops->outcomes(&game.head, &s, result, weight, MOST_RESULTS);
    const assault_ai_tables *l = tables();
    double sum = 0, all = 0;
    int of[ASSAULT_MOST_TM - ASSAULT_LEAST_TM + 1] = {0};
    assert_true(count > 0);
    for (int i = 0; i < count; i++) {
        int now = value;
        const int luck = assault_luck(&game.head, l, &s, result[i], seat, &now);
        assert_true(now >= -BCG_VALUE_WON && now <= BCG_VALUE_WON);
        of[game.card[assault_operand(result[i], 0)].tm - ASSAULT_LEAST_TM] = luck;
        sum += (double)weight[i] * luck;
        all += weight[i];
        *lucky += luck > 300;
    }
    assert_true(sum / all > -2 && sum / all < 2); /* integers are rounded */
    for (int tm = 1; tm <= ASSAULT_MOST_TM - ASSAULT_LEAST_TM; tm++)
        assert_true(seat == AS_GERMAN ? of[tm] >= of[tm - 1] : of[tm] <= of[tm - 1]);
}

static void luck_is_even(void **state)
{
    int lucky = 0;
    (void)state;
    for (int markers = -3; markers <= 2; markers++)
        for (int seat = 0; seat < ASSAULT_SIDES; seat++) {
            board(clear_map);
            lose_surprises();
            put("C3", "ger-pz-iv");
            put("C2", "usa-riflemen")->markers = (int8_t)markers;
            attack("C3", "C2");
            while (!chance_acts())
                pass(s.combat.turn);
            check_luck(seat, 2000 * markers, &lucky);
        }
    assert_true(lucky > 10);
}

/* -- step 10 ------------------------------------------------------------------------------------
 */

/* How often the German side shows each battle value. */
static void draw_often(int often[16])
{
    bcg_action actions[64];
    assault_memory memory = {0};
    assault_state view;
    bcg_rng r;
    bcg_rng_seed(&r, 5);
    memset(often, 0, 16 * sizeof often[0]);
    ops->view(&game.head, &s, AS_GERMAN, &view);
    assault_list list = {actions};
    assault_list_sacrifices(&game, &view, AS_GERMAN, &list);
    const int count = (int)(list.end - actions);
    for (int n = 0; n < 200; n++) {
        const int i = assault_mix(&game.head, tables(), &memory, &view, AS_GERMAN, actions, count,
                                  &r);
        assert_in_range(i, 0, count - 1);
        assert_int_equal(ops->check(&game.head, &view, AS_GERMAN, actions[i]), BCG_OK);
        often[assault_battle_value(&game, assault_operand(actions[i], 0))]++;
    }
}

static void begin_step_10(const char *firing, const char *hand)
{
    board(clear_map);
    lose_surprises();
    put("C3", firing);
    put("C2", "usa-riflemen");
    deal(AS_GERMAN, hand);
    deal(AS_AMERICAN, "usa-recruit usa-m10 usa-pershing");
    attack("C3", "C2");
    while (assault_is_pending(&s, AP_STEP_9))
        pass(s.combat.turn);
    assert_true(assault_is_pending(&s, AP_SACRIFICE));
}

/* [assault:COMBAT-10] Where much is at stake, what is shown cannot be told in advance. */
static void sacrifices_are_mixed(void **state)
{
    (void)state;
    int often[16], most = 0;
    begin_step_10("ger-grenadiers", "ger-volkssturm ger-pz-iv ger-panther ger-howitzer");
    draw_often(often);
    for (int i = 0; i < 16; i++)
        most = often[i] > most ? often[i] : most;
    assert_true(most < 180);
}

/* A card that can change nothing is kept: the bluff card is shown. */
static void nothing_is_sacrificed_in_vain(void **state)
{
    (void)state;
    int often[16];
    begin_step_10("ger-grenadiers", "ger-pz-iv ger-panther");
    s.combat.fire = 1;
    s.combat.target = 60;
    draw_often(often);
    assert_int_equal(often[0], 200);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_mirror_each_other),
        cmocka_unit_test(values_know_what_is_good),
        cmocka_unit_test(the_way_to_victory_is_counted),
        cmocka_unit_test(luck_is_even),
        cmocka_unit_test(sacrifices_are_mixed),
        cmocka_unit_test(nothing_is_sacrificed_in_vain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
