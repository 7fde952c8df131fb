/* The scenarios of the box as the tests build them (scenarios_test.h): what chapter 19 says of
 * their sides, decks, limits, maps and starting units. */
#include "assault/position_test.h"

typedef struct facts {
    int number; /* of test_scenarios */
    assault_first first;
    int limit;
    const char *decks; /* German, American, action; '-' is a list */
    const char *bases; /* A, B */
    int objectives, fixed;
    int cost[2]; /* of listed units, or the budget; -1: neither */
} facts;

/* What the starting units of a side cost, or may cost. */
static int start_cost(int side)
{
    const assault_start *start = &game.start[side];
    if (start->mode == ASM_BUDGET)
        return start->prestige;
    if (start->mode != ASM_LIST)
        return -1;
    int cost = 0;
    for (int i = 0; i < game.start_count[side]; i++)
        cost += assault_row(&game, game.start_list[side][i])->cost;
    return cost;
}

static char deck_letter(int side)
{
    const int deck = game.side[side].deck;
    return (char)(deck < ASSAULT_UNIT_DECKS ? 'a' + deck : '-');
}

static void check_facts(const facts *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const facts *f = &rows[i];
        board_of(f->number);
        assert_int_equal(game.first, f->first);
        assert_int_equal(game.limit, f->limit);
        assert_int_equal(deck_letter(AS_GERMAN), f->decks[0]);
        assert_int_equal(deck_letter(AS_AMERICAN), f->decks[1]);
        assert_int_equal(scenario.actions.count ? '1' + scenario.actions.at[0].value : '-',
                         f->decks[2]);
        assert_int_equal(game.home_base[AE_A], bcg_tile_parse(game.board, f->bases, 2));
        assert_int_equal(game.home_base[AE_B], bcg_tile_parse(game.board, f->bases + 3, 2));
        assert_int_equal(assault_count(game.objectives), f->objectives);
        assert_int_equal(game.unit.count, f->fixed);
        for (int side = 0; side < ASSAULT_SIDES; side++)
            assert_int_equal(start_cost(side), f->cost[side]);
        check_state(&game, &s);
    }
}

/* [assault:SCEN-SOLO-1] [assault:SCEN-SOLO-2] [assault:SCEN-SOLO-3] */
static void solo_scenarios(void **state)
{
    (void)state;
    static const facts rows[] = {
        {SOLO + 1, AFP_AMERICAN, 8, "-f-", "D5 C1", 1, 6, {-1, 40}},
        {SOLO + 2, AFP_GERMAN, 6, "f--", "D5 C1", 0, 6, {65, -1}},
        {SOLO + 3, AFP_AMERICAN, 5, "-c-", "C5 B1", 2, 4, {-1, 40}},
    };
    check_facts(rows, COUNT(rows));
}

/* [assault:SCEN-DUEL-01] [assault:SCEN-DUEL-02] [assault:SCEN-DUEL-03] [assault:SCEN-DUEL-04] */
static void first_duels(void **state)
{
    (void)state;
    static const facts rows[] = {
        {DUEL + 1, AFP_FLIP, 6, "cc3", "B5 E1", 0, 0, {22, 22}},
        {DUEL + 2, AFP_FLIP, 8, "aa2", "C5 C1", 7, 0, {31, 30}},
        {DUEL + 3, AFP_FLIP, 12, "dd3", "B5 E1", 0, 0, {30, 30}},
        {DUEL + 4, AFP_FLIP, 6, "bb1", "C5 D1", 0, 0, {30, 30}},
    };
    check_facts(rows, COUNT(rows));
    assert_int_equal(assault_count(game.of_terrain[AT_FORTIFICATION]), 4);
}

/* [assault:SCEN-DUEL-05] [assault:SCEN-DUEL-06] [assault:SCEN-DUEL-07] [assault:SCEN-DUEL-08] */
static void middle_duels(void **state)
{
    (void)state;
    static const facts rows[] = {
        {DUEL + 5, AFP_FLIP, 12, "dd1", "B5 D1", 0, 0, {20, 20}},
        {DUEL + 6, AFP_GERMAN, 7, "fb4", "C5 C1", 0, 0, {80, 45}},
        {DUEL + 7, AFP_AMERICAN, 8, "ae3", "C5 C1", 1, 4, {-1, -1}},
        {DUEL + 8, AFP_AMERICAN, 6, "df4", "C5 B1", 0, 0, {35, 35}},
    };
    check_facts(rows, COUNT(rows));
    board_of(DUEL + 5);
    assert_int_equal(
        assault_count(game.of_terrain[AT_HEAVY_WOODS] | game.of_terrain[AT_LIGHT_WOODS]),
        1); /* the forest tile */
}

/* [assault:SCEN-DUEL-09] [assault:SCEN-DUEL-10] [assault:SCEN-DUEL-11] */
static void last_duels(void **state)
{
    (void)state;
    static const facts rows[] = {
        {DUEL + 9, AFP_FLIP, 8, "cc3", "B5 B1", 0, 0, {30, 30}},
        {DUEL + 10, AFP_GERMAN, 5, "fc1", "E5 B1", 0, 0, {66, 20}},
        {DUEL + 11, AFP_FLIP, 8, "cc1", "E5 B1", 0, 0, {80, 80}},
    };
    check_facts(rows, COUNT(rows));
    assert_int_equal(game.side[0].edge, AEC_LOT);
}

/* [assault:CARD-15] A scenario's rule beats a card, a card beats a basic rule. */
static void order_of_precedence(void **state)
{
    (void)state;
    board_of(DUEL + 8);
    lose_surprises();
    put("A5", "ger-grenadiers")->moved = 1;
    put("A1", "usa-riflemen");
    deal(AS_GERMAN, "improved-defenses");
    deal(AS_AMERICAN, "improved-defenses");
    s.prestige[0] = s.prestige[1] = 3;
    refuse(AS_GERMAN, one_tile(AA_DIG_IN, "A5"), AR_MOVE_OR_FIRE);
    allow(AS_GERMAN, play_of(AS_GERMAN, "improved-defenses", "A5"));
    s.active = AS_AMERICAN;
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "improved-defenses", "A1"), AR_NO_DIGGING);
}

/* [assault:MORALE-1] [assault:CLASS-2] Units start at their printed morale; anti-tank guns are
 * soft, self-propelled ones hard, and strong against hard targets. */
static void units_as_printed(void **state)
{
    (void)state;
    board(clear_map);
    for (int kind = 0; kind < ASSAULT_UNITS; kind++) {
        const assault_unit_row *row = assault_row(&game, kind);
        assault_put(&s, at("C3"), kind, assault_nation_of(kind));
        assert_int_equal(morale_of("C3"), row->morale);
        if (row->kind == AC_ANTI_TANK) {
            assert_true(row->hard_attack >= 2 * row->soft_attack);
            assert_int_equal(row->hard, (row->abilities & AB_MOVES_AND_FIRES) != 0);
        }
        s.units[assault_nation_of(kind)] = 0;
        memset(unit_at("C3"), 0, sizeof *unit_at("C3"));
    }
}

/* [assault:AMB-10] [assault:AMB-12] Range 3 does not reach (3, 2); terrain defence of hard units
 * counts when they are the target. */
static void readings_of_the_cards(void **state)
{
    (void)state;
    board("....../....../..T.../..T.../......");
    lose_surprises();
    assert_false(assault_has(game.within[3][at("D3")], at("A1")));
    put("C3", "ger-panzergrenadiers");
    put("C2", "usa-riflemen");
    attack("C3", "C2");
    assert_int_equal(s.combat.fire, 8); /* nothing for its own town while it fires */
    flip(-2);
    assert_int_equal(s.combat.target, 7 + 4);
}

/* [assault:COMBAT-15] [assault:COMBAT-16] Retreat comes before advance, and both at the end. */
static void retreat_then_advance(void **state)
{
    (void)state;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    attack("C3", "C2");
    flip(3);
    assert_true(is_on("C2", "usa-riflemen")); /* it fires back first */
    flip(-2);
    assert_true(is_on("C1", "usa-riflemen"));
    act(AS_GERMAN, AA_ADVANCE);
    assert_true(is_on("C2", "ger-grenadiers"));
}

/* Every special rule of the box is known to the test scenarios, so that random games meet it. */
static void every_special_rule_is_in_a_scenario(void **state)
{
    (void)state;
    bool met[ASSAULT_SPECIAL_KINDS] = {false};
    for (int n = 0; n < TEST_SCENARIOS; n++) {
        fill_scenario(&scenario, n);
        for (int i = 0; i < scenario.rule.count; i++)
            met[scenario.rule.at[i].kind] = true;
    }
    for (int kind = 0; kind < ASSAULT_SPECIAL_KINDS; kind++)
        assert_true(met[kind]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(solo_scenarios),
        cmocka_unit_test(first_duels),
        cmocka_unit_test(middle_duels),
        cmocka_unit_test(last_duels),
        cmocka_unit_test(order_of_precedence),
        cmocka_unit_test(units_as_printed),
        cmocka_unit_test(readings_of_the_cards),
        cmocka_unit_test(retreat_then_advance),
        cmocka_unit_test(every_special_rule_is_in_a_scenario),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
