/* The special rules of the duels (chapter 19), each where it applies and where it does not. */
#include "assault/position_test.h"

static const bcg_ops *const ops = &bcg_assault_ops;

static void bring_all(void)
{
    while (chance_acts())
        bring(ops->chance(&game.head, &s, &(bcg_rng){{3, 1, 4, 1}}));
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

/* -- duel 02 -------------------------------------------------------------------------------------
 */

/* [assault:DUEL02-S1] In even turns one dug-in marker may be taken off an enemy unit. */
static void dug_in_markers_are_lifted(void **state)
{
    (void)state;
    board_of(DUEL + 2);
    put("A5", "ger-grenadiers")->marks |= AU_DUG_IN;
    put("C3", "usa-riflemen")->marks |= AU_DUG_IN;
    put("D3", "usa-riflemen")->marks |= AU_DUG_IN;
    put("E3", "usa-riflemen");
    refuse(AS_GERMAN, one_tile(AA_LIFT, "E3"), AR_NO_LIFT);
    refuse(AS_GERMAN, one_tile(AA_LIFT, "A5"), AR_NO_LIFT);
    act(AS_GERMAN, one_tile(AA_LIFT, "C3"));
    assert_false(unit_at("C3")->marks & AU_DUG_IN);
    refuse(AS_GERMAN, one_tile(AA_LIFT, "D3"), AR_NO_LIFT); /* one a turn */
    board_of(DUEL + 2);
    put("C3", "usa-riflemen")->marks |= AU_DUG_IN;
    put("A5", "ger-grenadiers");
    s.turn = 3;
    refuse(AS_GERMAN, one_tile(AA_LIFT, "C3"), AR_NO_LIFT);
    board(clear_map); /* and in no other scenario */
    put("C3", "usa-riflemen")->marks |= AU_DUG_IN;
    put("A5", "ger-grenadiers");
    refuse(AS_GERMAN, one_tile(AA_LIFT, "C3"), AR_NO_LIFT);
}

/* [assault:AMB-36] Automatic diggers and fortifications get the state back at the next occasion. */
static void lifted_units_dig_in_again(void **state)
{
    (void)state;
    board_with("....../....../F...../....../......", AS_BOTH, AX_LIFT_DUG_IN, "");
    start_position();
    put("F5", "ger-grenadiers");
    put("C3", "usa-57mm")->marks |= AU_DUG_IN;
    put("A3", "usa-riflemen");
    act(AS_GERMAN, one_tile(AA_LIFT, "C3"));
    assert_false(assault_is_dug_in(&game, &s, at("C3")));
    s.used = 0;
    act(AS_GERMAN, one_tile(AA_LIFT, "A3"));
    assert_false(assault_is_dug_in(&game, &s, at("A3")));
    act(AS_GERMAN, AA_DONE);
    assert_true(assault_is_dug_in(&game, &s, at("C3")) && assault_is_dug_in(&game, &s, at("A3")));
}

/* [assault:DUEL02-S2] [assault:AMB-34] The Flak 88 never moves: no move, swap, Double Time,
 * Re-Deploy or advance; but it digs in, attacks and supports. */
static void flak_88_never_moves(void **state)
{
    (void)state;
    board_of(DUEL + 2);
    lose_surprises();
    put("C4", "ger-flak-88");
    put("D4", "ger-grenadiers");
    put("C3", "usa-recruit")->markers = -3;
    deal(AS_GERMAN, "double-time re-deploy");
    s.prestige[AS_GERMAN] = 9;
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C4", "B4"), AR_IMMOBILE);
    refuse(AS_GERMAN, two_tiles(AA_SWAP, "C4", "D4"), AR_IMMOBILE);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "double-time", "C4"), AR_IMMOBILE);
    allow(AS_GERMAN, play_of(AS_GERMAN, "double-time", "D4"));
    allow(AS_GERMAN, one_tile(AA_DIG_IN, "C4"));
    s.size[AZ_HAND] = 0;
    s.pile[AZ_HAND] = BCG_SET_EMPTY;
    s.prestige[AS_GERMAN] = 0;
    attack("C4", "C3");
    flip(3);
    act(AS_GERMAN, AA_GAIN);
    assert_true(goes_on(AS_GERMAN)); /* no advance */
}

/* [assault:AMB-34] A retreat it cannot make costs 1 morale; and its marks do not tell what lies
 * face down. */
static void flak_88_does_not_retreat(void **state)
{
    (void)state;
    board_of(DUEL + 2);
    lose_surprises();
    s.active = AS_AMERICAN;
    put("C3", "ger-flak-88");
    put("C2", "usa-veterans");
    attack("C2", "C3");
    flip(3); /* 11 against 9 on the hills: 1 */
    flip(-2);
    assert_true(is_on("C3", "ger-flak-88"));
    assert_int_equal(count_events(AEV_NO_RETREAT), 1);
    board_of(DUEL + 2);
    put_down("C5", "ger-flak-88");
    put_down("D5", "ger-grenadiers");
    assert_int_equal(unit_at("C5")->marks, unit_at("D5")->marks);
}

/* -- duel 03 -------------------------------------------------------------------------------------
 */

/* [assault:DUEL03-S1] [assault:AMB-48] A unit in a swamp is activated with a flip of 1 to 3, tried
 * once a turn. */
static void swamps_hold_units(void **state)
{
    (void)state;
    for (int tm = ASSAULT_LEAST_TM; tm <= ASSAULT_MOST_TM; tm++) {
        board_of(DUEL + 3);
        put("A4", "ger-grenadiers");
        put("B4", "ger-pz-iv");
        refuse(AS_GERMAN, two_tiles(AA_MOVE, "A4", "A3"), AR_ACTIVATE_FIRST);
        refuse(AS_GERMAN, one_tile(AA_DIG_IN, "A4"), AR_ACTIVATE_FIRST);
        refuse(AS_GERMAN, one_tile(AA_ACTIVATE, "B4"), AR_NO_CHECK);
        act(AS_GERMAN, one_tile(AA_ACTIVATE, "A4"));
        flip(tm);
        if (tm >= 1)
            allow(AS_GERMAN, two_tiles(AA_MOVE, "A4", "A3"));
        else
            refuse(AS_GERMAN, two_tiles(AA_MOVE, "A4", "A3"), AR_STUCK);
        refuse(AS_GERMAN, one_tile(AA_ACTIVATE, "A4"), AR_NO_CHECK);
    }
    act(AS_GERMAN, AA_DONE); /* the next turn it may try again */
    assert_false(unit_at("A4")->marks & (AU_CLEAR | AU_STUCK));
}

/* [assault:AMB-48] A unit that was activated outside and moves into a swamp goes on. */
static void moving_into_a_swamp_is_no_activation(void **state)
{
    (void)state;
    board_of(DUEL + 3);
    put("A5", "ger-luchs");
    put("A3", "usa-riflemen");
    move("A5", "A4");
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "A4", "A3"));
}

/* [assault:DUEL03-S2] Four cards do not pick a unit in a swamp. */
static void swamps_shelter_from_cards(void **state)
{
    (void)state;
    board_of(DUEL + 3);
    lose_surprises();
    put("A4", "ger-grenadiers")->moved = 1;
    put("D4", "ger-grenadiers")->moved = 1;
    deal(AS_GERMAN, "commander-initiative double-time re-deploy improved-defenses");
    s.prestige[AS_GERMAN] = 20;
    refuse(AS_GERMAN, play_of(AS_GERMAN, "commander-initiative", "A4"), AR_SHELTERED);
    allow(AS_GERMAN, play_of(AS_GERMAN, "commander-initiative", "D4"));
    refuse(AS_GERMAN, play_of(AS_GERMAN, "double-time", "A4"), AR_SHELTERED);
    allow(AS_GERMAN, play_of(AS_GERMAN, "double-time", "D4"));
    refuse(AS_GERMAN, assault_play(held(AS_GERMAN, "re-deploy"), at("A4"), at("C5")), AR_SHELTERED);
    allow(AS_GERMAN, assault_play(held(AS_GERMAN, "re-deploy"), at("D4"), at("C5")));
    allow(AS_GERMAN, play_of(AS_GERMAN, "improved-defenses", "A4"));
}

/* [assault:DUEL03-S2] Nor does Opportunity Fire. */
static void swamps_shelter_from_opportunity_fire(void **state)
{
    (void)state;
    board_of(DUEL + 3);
    put("A5", "ger-grenadiers");
    put("A4", "usa-riflemen"); /* in the swamp */
    put("C5", "usa-riflemen");
    deal(AS_AMERICAN, "opportunity-fire");
    lose_kind("sabotage");
    s.prestige[AS_AMERICAN] = 5;
    move("A5", "B5");
    assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
    allow(AS_AMERICAN, play_of(AS_AMERICAN, "opportunity-fire", "C5"));
    board_of(DUEL + 3);
    put("B5", "ger-grenadiers");
    put("A4", "usa-riflemen");
    put("B4", "usa-riflemen");
    deal(AS_AMERICAN, "opportunity-fire sabotage");
    s.prestige[AS_AMERICAN] = 5;
    move("B5", "A5");
    while (assault_top(&s)->n != AW_ARRIVED)
        pass(AS_AMERICAN);
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "opportunity-fire", "A4"), AR_NOT_THIS_MOMENT);
}

/* [assault:DUEL03-S3] Nothing is placed on a swamp, nor set there by Re-Deploy. */
static void nothing_is_placed_on_swamps(void **state)
{
    (void)state;
    board_of(DUEL + 3);
    lose_surprises();
    control(AS_GERMAN, "A4 B4");
    put("F5", "ger-grenadiers");
    deal(AS_GERMAN, "ger-grenadiers re-deploy");
    s.prestige[AS_GERMAN] = 20;
    refuse(AS_GERMAN, card_action(AS_GERMAN, AA_DEPLOY, "ger-grenadiers", "A4"),
           AR_NO_DEPLOY_THERE);
    allow(AS_GERMAN, card_action(AS_GERMAN, AA_DEPLOY, "ger-grenadiers", "B4"));
    refuse(AS_GERMAN, assault_play(held(AS_GERMAN, "re-deploy"), at("F5"), at("A4")),
           AR_NO_DEPLOY_THERE);
}

/* -- duel 05 -------------------------------------------------------------------------------------
 */

/* [assault:DUEL05-S1] [assault:DUEL05-S2] King Tiger and M12 may only be sacrificed. */
static void banned_units_are_good_for_a_sacrifice(void **state)
{
    (void)state;
    board_of(DUEL + 5);
    lose_surprises();
    deal(AS_GERMAN, "ger-king-tiger");
    deal(AS_AMERICAN, "usa-m12");
    s.prestige[0] = s.prestige[1] = 20;
    refuse(AS_GERMAN, card_action(AS_GERMAN, AA_DEPLOY, "ger-king-tiger", "C5"), AR_SACRIFICE_ONLY);
    s.active = AS_AMERICAN;
    refuse(AS_AMERICAN, card_action(AS_AMERICAN, AA_DEPLOY, "usa-m12", "C1"), AR_SACRIFICE_ONLY);
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    attack("C2", "C3");
    sacrifice(AS_AMERICAN, "usa-m12");
    sacrifice(AS_GERMAN, "ger-king-tiger");
    assert_int_equal(s.size[AZ_UNIT_DISCARDS] + s.size[AZ_UNIT_DISCARDS + 1], 2);
}

/* [assault:DUEL05-S1] [assault:DUEL05-S2] Nor are they starting units. */
static void banned_units_do_not_start(void **state)
{
    (void)state;
    fill_scenario(&scenario, DUEL + 5);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        set_start_budget(&scenario, side, 60, 5); /* they are too dear for what the battle gives */
    assault_game_init(&game, &scenario);
    ops->begin(&game.head, &s);
    while (assault_is_pending(&s, AP_DEAL))
        bring(ops->chance(&game.head, &s, &(bcg_rng){{3, 1, 4, 1}}));
    flip(3);
    flip(0);
    bring_all();
    const int tiger = fetch("ger-king-tiger", ASSAULT_ZONES, AZ_UNITS);
    const int gun = fetch("usa-m12", AZ_UNITS + 1, AZ_UNITS + 1);
    refuse(AS_GERMAN, assault_action(AA_PLACE, tiger, at("A5")), AR_SACRIFICE_ONLY);
    act(AS_GERMAN, AA_DONE);
    refuse(AS_AMERICAN, assault_action(AA_PLACE, gun, at("A1")), AR_SACRIFICE_ONLY);
}

/* [assault:DUEL05-S3] [assault:AMB-59] The second player begins with 10 prestige and 4 action cards
 * more. */
static void second_player_draws_four_more(void **state)
{
    (void)state;
    fill_scenario(&scenario, DUEL + 5);
    assault_game_init(&game, &scenario);
    ops->begin(&game.head, &s);
    while (assault_is_pending(&s, AP_DEAL))
        bring(ops->chance(&game.head, &s, &(bcg_rng){{3, 1, 4, 1}}));
    flip(3);
    flip(0);
    bring_all();
    assert_int_equal(s.size[AZ_HAND], 8);
    assert_int_equal(s.size[AZ_HAND + 1], 12);
    assert_int_equal(s.hand_units[1], 2);
    assert_int_equal(s.prestige[1], 40);
}

/* -- duel 06 -------------------------------------------------------------------------------------
 */

/* [assault:DUEL06-S1] [assault:DUEL06-S2] [assault:AMB-53] No income, no new units. */
static void siege_starves_both(void **state)
{
    (void)state;
    board_of(DUEL + 6);
    put("A5", "ger-grenadiers");
    put("A1", "usa-riflemen");
    deal(AS_GERMAN, "ger-pz-iv");
    s.prestige[AS_GERMAN] = 20;
    refuse(AS_GERMAN, card_action(AS_GERMAN, AA_DEPLOY, "ger-pz-iv", "C5"), AR_NO_NEW_UNITS);
    assert_int_equal(assault_income(&game, &s, AS_GERMAN), 0);
    act(AS_GERMAN, AA_DONE);
    assert_int_equal(s.prestige[AS_GERMAN], 20);
}

/* [assault:DUEL06-S3] American units start dug in. */
static void besieged_start_dug_in(void **state)
{
    (void)state;
    fill_scenario(&scenario, DUEL + 6);
    assault_game_init(&game, &scenario);
    ops->begin(&game.head, &s);
    bring_all();
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        static bcg_action list[ASSAULT_MAX_ACTIONS];
        assert_true(is_asked(side, AP_START));
        assert_true(ops->legal(&game.head, &s, side, list, ASSAULT_MAX_ACTIONS) > 1);
        act(side, list[0]);
        const uint64_t placed = s.units[side];
        assert_int_equal(s.unit[__builtin_ctzll(placed)].marks & AU_DUG_IN, side ? AU_DUG_IN : 0);
        act(side, AA_DONE);
    }
}

/* [assault:DUEL06-S4] Supply Column is for sacrifices on the American side only. */
static void supply_column_is_banned_for_one_side(void **state)
{
    (void)state;
    board_of(DUEL + 6);
    lose_surprises();
    deal(AS_GERMAN, "supply-column");
    deal(AS_AMERICAN, "supply-column");
    allow(AS_GERMAN, play_of(AS_GERMAN, "supply-column", NULL));
    s.active = AS_AMERICAN;
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "supply-column", NULL), AR_SACRIFICE_ONLY);
}

/* [assault:DUEL06-S5] [assault:AMB-29] American units lose 1 morale instead of retreating, but for
 * Forced Retreat. */
static void besieged_do_not_retreat(void **state)
{
    (void)state;
    for (int forced = 0; forced < 2; forced++) {
        board_of(DUEL + 6);
        lose_surprises();
        put("D3", "ger-grenadiers");
        put("D2", "usa-recruit");
        unit_at("D3")->markers = 4;
        if (forced) {
            deal(AS_GERMAN, "forced-retreat");
            s.prestige[AS_GERMAN] = 5;
        }
        attack("D3", "D2");
        if (forced)
            play(AS_GERMAN, "forced-retreat", NULL);
        flip(3); /* 14 against 11 in the bocage: 2 */
        flip(-2);
        assert_int_equal(is_on("D1", "usa-recruit"), forced);
        assert_int_equal(morale_of(forced ? "D1" : "D2"), forced ? 2 : 1);
    }
    board_of(DUEL + 6); /* the German side retreats as usual */
    lose_surprises();
    s.active = AS_AMERICAN;
    put("D3", "ger-volkssturm");
    put("D2", "usa-riflemen");
    attack("D2", "D3");
    flip(3);
    flip(-2);
    assert_true(is_on("D4", "ger-volkssturm"));
}

/* -- duel 07 -------------------------------------------------------------------------------------
 */

/* [assault:DUEL07-S1] [assault:AMB-64] German units never enter the beach, by no way. */
static void beaches_are_closed_to_germans(void **state)
{
    (void)state;
    board_of(DUEL + 7);
    lose_surprises();
    put("E2", "ger-pz-iv");
    put("C2", "usa-riflemen");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "E2", "E1"), AR_FORBIDDEN_TILE);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "E2", "F2"), AR_FORBIDDEN_TILE);
    allow(AS_GERMAN, two_tiles(AA_MOVE, "E2", "E3"));
    s.active = AS_AMERICAN;
    allow(AS_AMERICAN, two_tiles(AA_MOVE, "C2", "C1"));
    s.active = AS_GERMAN;
    put("E1", "usa-recruit")->markers = -3;
    unit_at("E2")->markers = 3;
    attack("E2", "E1");
    while (is_asked(AS_GERMAN, AP_SUPPORT))
        pass(AS_GERMAN);
    flip(3);
    act(AS_GERMAN, AA_GAIN);
    assert_true(goes_on(AS_GERMAN)); /* no advance */
}

/* [assault:DUEL07-S2] Four cards are for German sacrifices only. */
static void cards_banned_on_the_beach(void **state)
{
    (void)state;
    board_of(DUEL + 7);
    lose_surprises();
    unit_at("C4")->marks = 0;
    put("A1", "usa-riflemen");
    deal(AS_GERMAN, "bomber-run air-strike counter-offensive prep-fire");
    deal(AS_AMERICAN, "air-strike");
    s.prestige[0] = s.prestige[1] = 20;
    refuse(AS_GERMAN, play_of(AS_GERMAN, "bomber-run", "A1"), AR_SACRIFICE_ONLY);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "air-strike", "A1"), AR_SACRIFICE_ONLY);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "counter-offensive", "C4"), AR_SACRIFICE_ONLY);
    allow(AS_GERMAN, play_of(AS_GERMAN, "prep-fire", "A1"));
    s.active = AS_AMERICAN;
    allow(AS_AMERICAN, play_of(AS_AMERICAN, "air-strike", "C4"));
}

/* [assault:DUEL07-S3] [assault:AMB-51] [assault:MORALE-8] A German unit in a fort costs every
 * American unit 1 morale at the start of the American turn; it can destroy, without reward. */
static void forts_fire_at_the_beach(void **state)
{
    (void)state;
    board_of(DUEL + 7);
    put("A1", "usa-riflemen");
    put("B1", "usa-recruit")->markers = -3;
    act(AS_GERMAN, AA_DONE);
    assert_int_equal(morale_of("A1"), 4);
    assert_true(is_empty("B1"));
    int income = 0;
    ASSAULT_EACH(t, s.control[AS_GERMAN])
    income += game.income[t];
    assert_int_equal(s.prestige[AS_GERMAN], income); /* and no reward */
}

/* [assault:DUEL07-S3] Not if no German unit is in a fort, and not in the German turn. */
static void empty_forts_do_not_fire(void **state)
{
    (void)state;
    board_of(DUEL + 7);
    put("A1", "usa-riflemen");
    assault_destroy(&game, &s, at("B2"), NULL);
    assault_destroy(&game, &s, at("D2"), NULL);
    act(AS_GERMAN, AA_DONE);
    assert_int_equal(morale_of("A1"), 5);
    board_of(DUEL + 7);
    s.active = s.first = AS_AMERICAN;
    put("A1", "usa-riflemen");
    act(AS_AMERICAN, AA_DONE);
    assert_int_equal(morale_of("A1"), 5);
}

/* [assault:DUEL07-S4] [assault:AMB-35] One American unit a turn lands free of charge on one of
 * three tiles, whoever controls it. */
static void units_land_for_free(void **state)
{
    (void)state;
    board_of(DUEL + 7);
    lose_surprises();
    s.active = s.first = AS_AMERICAN;
    control(AS_GERMAN, "E2");
    deal(AS_AMERICAN, "usa-sherman-76 usa-riflemen");
    refuse(AS_AMERICAN, card_action(AS_AMERICAN, AA_LAND, "usa-riflemen", "D2"), AR_NO_LANDING);
    refuse(AS_AMERICAN, card_action(AS_AMERICAN, AA_LAND, "usa-riflemen", "A1"), AR_NO_LANDING);
    act(AS_AMERICAN, card_action(AS_AMERICAN, AA_LAND, "usa-sherman-76", "E2"));
    assert_int_equal(owner_of("E2"), AS_AMERICAN);
    assert_true(goes_on(AS_AMERICAN)); /* no mines */
    refuse(AS_AMERICAN, card_action(AS_AMERICAN, AA_LAND, "usa-riflemen", "C2"), AR_NO_LANDING);
    board_of(DUEL + 7);
    deal(AS_GERMAN, "ger-pz-iv");
    refuse(AS_GERMAN, card_action(AS_GERMAN, AA_LAND, "ger-pz-iv", "E2"), AR_NO_LANDING);
}

/* [assault:DUEL07-S5] The garrisons of the forts do not move; other units of their kind do. */
static void garrisons_do_not_move(void **state)
{
    (void)state;
    board_of(DUEL + 7);
    put("F4", "ger-volkssturm");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "D2", "D3"), AR_IMMOBILE);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "B2", "B3"), AR_IMMOBILE);
    allow(AS_GERMAN, two_tiles(AA_MOVE, "A3", "A4"));
    allow(AS_GERMAN, two_tiles(AA_MOVE, "F4", "F5"));
}

/* [assault:AMB-52] Three random American units, drawn from the deck. */
static void three_random_units_start(void **state)
{
    (void)state;
    fill_scenario(&scenario, DUEL + 7);
    assault_game_init(&game, &scenario);
    ops->begin(&game.head, &s);
    while (!assault_is_pending(&s, AP_START))
        bring(ops->chance(&game.head, &s, &(bcg_rng){{3, 1, 4, 1}}));
    assert_true(is_asked(AS_AMERICAN, AP_START));
    assert_int_equal(s.size[AZ_START + AS_AMERICAN], 3);
    assert_int_equal(s.size[AZ_START + AS_GERMAN], 0);
}

/* -- duel 08 -------------------------------------------------------------------------------------
 */

/* [assault:DUEL08-S1] [assault:AMB-49] Once a phase the German side shells a face-up unit: 3
 * morale, but not the last. */
static void germans_shell(void **state)
{
    (void)state;
    board_of(DUEL + 8);
    put("A5", "ger-grenadiers");
    put("A1", "usa-sherman-76");
    put("C1", "usa-riflemen")->markers = -3;
    put("D1", "usa-riflemen")->markers = -4;
    put_down("B1", "usa-recruit");
    refuse(AS_GERMAN, one_tile(AA_SHELL, "B1"), AR_NO_SHELL);
    refuse(AS_GERMAN, one_tile(AA_SHELL, "D1"), AR_NO_SHELL); /* nothing to lose */
    refuse(AS_GERMAN, one_tile(AA_SHELL, "A5"), AR_NO_SHELL);
    act(AS_GERMAN, one_tile(AA_SHELL, "A1"));
    assert_int_equal(morale_of("A1"), 2);
    refuse(AS_GERMAN, one_tile(AA_SHELL, "C1"), AR_NO_SHELL);
    s.used = 0;
    act(AS_GERMAN, one_tile(AA_SHELL, "C1"));
    assert_int_equal(morale_of("C1"), 1);
}

/* [assault:DUEL08-S3] The American air force: 1 in odd, 3 in even turns; anti-air does not stop it.
 */
static void americans_bomb(void **state)
{
    (void)state;
    for (int turn = 2; turn <= 3; turn++) {
        board_of(DUEL + 8);
        s.active = AS_AMERICAN;
        s.turn = (uint16_t)turn;
        put("A5", "ger-tiger-i");
        put("B5", "ger-sdkfz-7-1");
        put("A1", "usa-riflemen");
        act(AS_AMERICAN, one_tile(AA_SHELL, "A5"));
        assert_int_equal(morale_of("A5"), turn == 2 ? 2 : 4);
        assert_true(goes_on(AS_AMERICAN));
        refuse(AS_AMERICAN, one_tile(AA_SHELL, "A5"), AR_NO_SHELL);
    }
}

/* [assault:DUEL08-S2] [assault:DUEL10-S1] Air cards may only be sacrificed. */
static void air_cards_are_banned(void **state)
{
    (void)state;
    board_of(DUEL + 8);
    lose_surprises();
    put("A1", "usa-riflemen");
    put("A5", "ger-grenadiers");
    deal(AS_GERMAN, "air-strike");
    deal(AS_AMERICAN, "air-strike");
    s.prestige[0] = s.prestige[1] = 20;
    refuse(AS_GERMAN, play_of(AS_GERMAN, "air-strike", "A1"), AR_SACRIFICE_ONLY);
    s.active = AS_AMERICAN;
    allow(AS_AMERICAN, play_of(AS_AMERICAN, "air-strike", "A5"));
    board_of(DUEL + 10);
    lose_surprises();
    put("A1", "usa-riflemen");
    put("A5", "ger-grenadiers");
    deal(AS_GERMAN, "air-strike");
    deal(AS_AMERICAN, "bomber-run");
    s.prestige[0] = s.prestige[1] = 20;
    refuse(AS_GERMAN, play_of(AS_GERMAN, "air-strike", "A1"), AR_SACRIFICE_ONLY);
    s.active = AS_AMERICAN;
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "bomber-run", "A5"), AR_SACRIFICE_ONLY);
}

/* [assault:DUEL08-S4] [assault:AMB-50] American units do not dig in, not even by a card, but those
 * that do so by themselves. */
static void americans_do_not_dig_in(void **state)
{
    (void)state;
    board_of(DUEL + 8);
    lose_surprises();
    s.active = AS_AMERICAN;
    put("A1", "usa-riflemen");
    put("B1", "usa-57mm");
    put("A5", "ger-grenadiers");
    deal(AS_AMERICAN, "improved-defenses");
    s.prestige[AS_AMERICAN] = 3;
    refuse(AS_AMERICAN, one_tile(AA_DIG_IN, "A1"), AR_NO_DIGGING);
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "improved-defenses", "A1"), AR_NO_DIGGING);
    act(AS_AMERICAN, AA_DONE);
    assert_true(unit_at("B1")->marks & AU_DUG_IN);
    board_of(DUEL + 8);
    put("A5", "ger-grenadiers");
    allow(AS_GERMAN, one_tile(AA_DIG_IN, "A5"));
}

/* -- duel 09 -------------------------------------------------------------------------------------
 */

/* [assault:DUEL09-S1] [assault:DUEL11-S1] Lots settle who takes which edge. */
static void edges_by_lot(void **state)
{
    (void)state;
    static const int numbers[] = {9, 11};
    for (int i = 0; i < 4; i++) {
        const int lot = i % 2;
        fill_scenario(&scenario, DUEL + numbers[i / 2]);
        assault_game_init(&game, &scenario);
        ops->begin(&game.head, &s);
        bring(assault_action(AA_LOT, lot, 0));
        assert_int_equal(s.edge[AS_GERMAN], lot);
        assert_int_equal(s.edge[AS_AMERICAN], !lot);
        assert_int_equal(owner_of(lot ? "A1" : "A5"), AS_GERMAN);
        assert_int_equal(owner_of(lot ? "A5" : "A1"), AS_AMERICAN);
    }
}

/* [assault:DUEL09-S2] [assault:AMB-41] [assault:MINE-5] From turn 3 on airborne units drop on free
 * tiles of the enemy half, but not on the home row; they pay, and may act at once. */
static void paratroopers_drop(void **state)
{
    (void)state;
    board_of(DUEL + 9);
    lose_surprises();
    put("B1", "usa-riflemen");
    control(AS_AMERICAN, "A2");
    deal(AS_GERMAN, "ger-fallschirmjaeger ger-pz-iv");
    s.prestige[AS_GERMAN] = 20;
    refuse(AS_GERMAN, card_action(AS_GERMAN, AA_DROP, "ger-fallschirmjaeger", "A2"), AR_NO_DROP);
    s.turn = 3;
    refuse(AS_GERMAN, card_action(AS_GERMAN, AA_DROP, "ger-pz-iv", "A2"), AR_NO_DROP);
    refuse(AS_GERMAN, card_action(AS_GERMAN, AA_DROP, "ger-fallschirmjaeger", "A1"), AR_NO_DROP);
    refuse(AS_GERMAN, card_action(AS_GERMAN, AA_DROP, "ger-fallschirmjaeger", "A4"), AR_NO_DROP);
    refuse(AS_GERMAN, card_action(AS_GERMAN, AA_DROP, "ger-fallschirmjaeger", "C3"), AR_NO_DROP);
    s.prestige[AS_GERMAN] = 9;
    refuse(AS_GERMAN, card_action(AS_GERMAN, AA_DROP, "ger-fallschirmjaeger", "A2"), AR_TOO_DEAR);
    s.prestige[AS_GERMAN] = 10;
    allow(AS_GERMAN, card_action(AS_GERMAN, AA_DROP, "ger-fallschirmjaeger", "A2"));
    act(AS_GERMAN, card_action(AS_GERMAN, AA_DROP, "ger-fallschirmjaeger", "A2"));
    assert_int_equal(s.prestige[AS_GERMAN], 0);
    assert_int_equal(owner_of("A2"), AS_GERMAN);
    assert_true(is_up("A2")); /* next to the Riflemen */
    assert_true(goes_on(AS_GERMAN));
    allow(AS_GERMAN, two_tiles(AA_MOVE, "A2", "B2"));
}

/* [assault:DUEL09-S3] [assault:AMB-47] The river is crossed at the bridge, and by Engineers and
 * Pioneers: fire -3, no income there. */
static void rivers_are_forded(void **state)
{
    (void)state;
    board_of(DUEL + 9);
    put("A4", "ger-pioneers");
    put("B4", "ger-grenadiers");
    put("C4", "ger-pz-iv");
    put("F1", "usa-riflemen");
    allow(AS_GERMAN, two_tiles(AA_MOVE, "A4", "A3"));
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "B4", "B3"), AR_RIVER);
    allow(AS_GERMAN, two_tiles(AA_MOVE, "C4", "C3"));
    assert_int_equal(game.fire[at("A3")], -3);
    assert_int_equal(game.defence[at("A3")], 0);
    assert_int_equal(game.income[at("A3")], 0);
    control(AS_GERMAN, "A3 A2"); /* a river tile links supply */
    deal(AS_GERMAN, "ger-grenadiers");
    s.prestige[AS_GERMAN] = 5;
    allow(AS_GERMAN, card_action(AS_GERMAN, AA_DEPLOY, "ger-grenadiers", "A2"));
}

/* -- duels 10 and 11 -----------------------------------------------------------------------------
 */

/* [assault:DUEL10-S2] [assault:AMB-42] The German side draws one unit card more, from turn 2 on. */
static void germans_draw_a_fifth_card(void **state)
{
    (void)state;
    board_of(DUEL + 10);
    s.active = AS_AMERICAN;
    s.first = AS_GERMAN;
    put("A5", "ger-grenadiers");
    put("A1", "usa-riflemen");
    act(AS_AMERICAN, AA_DONE);
    act(AS_GERMAN, assault_action(AA_MIX, 4, 0));
    bring_all();
    assert_int_equal(s.size[AZ_HAND], 5);
    assert_int_equal(s.hand_units[0], 1);
    act(AS_GERMAN, AA_DONE);
    if (assault_is_pending(&s, AP_BUY) || goes_on(AS_GERMAN))
        act(AS_GERMAN, AA_DONE);
    act(AS_AMERICAN, assault_action(AA_MIX, 4, 0));
    bring_all();
    assert_int_equal(s.size[AZ_HAND + 1], 4);
}

/* [assault:DUEL11-S2] [assault:DUEL11-S3] Air and prestige cards and anti-air units may only be
 * sacrificed. */
static void cards_banned_on_the_hill(void **state)
{
    (void)state;
    board_of(DUEL + 11);
    lose_surprises();
    put("A1", "usa-riflemen");
    deal(AS_GERMAN, "supply-column well-supplied national-advantage air-strike ger-sdkfz-7-1 "
                    "ger-pz-iv prep-fire");
    s.prestige[AS_GERMAN] = 30;
    refuse(AS_GERMAN, play_of(AS_GERMAN, "supply-column", NULL), AR_SACRIFICE_ONLY);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "well-supplied", NULL), AR_SACRIFICE_ONLY);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "national-advantage", NULL), AR_SACRIFICE_ONLY);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "air-strike", "A1"), AR_SACRIFICE_ONLY);
    allow(AS_GERMAN, play_of(AS_GERMAN, "prep-fire", "A1"));
    refuse(AS_GERMAN, card_action(AS_GERMAN, AA_DEPLOY, "ger-sdkfz-7-1", "A5"), AR_SACRIFICE_ONLY);
    allow(AS_GERMAN, card_action(AS_GERMAN, AA_DEPLOY, "ger-pz-iv", "A5"));
}

/* [assault:DUEL11-S3] Anti-air units are no starting units either. */
static void no_anti_air_on_the_hill(void **state)
{
    (void)state;
    fill_scenario(&scenario, DUEL + 11);
    assault_game_init(&game, &scenario);
    ops->begin(&game.head, &s);
    bring_all();
    const int side = assault_top(&s)->side;
    const int tile = at(s.edge[side] == AE_A ? "A5" : "A1");
    assert_true(is_asked(side, AP_START));
    refuse(side,
           assault_action(AA_PLACE,
                          fetch(side ? "usa-m16" : "ger-sdkfz-7-1", ASSAULT_ZONES, AZ_UNITS + side),
                          tile),
           AR_SACRIFICE_ONLY);
    allow(side, assault_action(AA_PLACE,
                               fetch(side ? "usa-riflemen" : "ger-grenadiers", AZ_UNITS + side,
                                     AZ_UNITS + side),
                               tile));
}

/* [assault:DUEL11-S4] [assault:AMB-39] Battle values count double. */
static void battle_values_count_double(void **state)
{
    (void)state;
    board_of(DUEL + 11);
    lose_surprises();
    put("A4", "ger-grenadiers");
    put("A3", "usa-riflemen");
    deal(AS_GERMAN, "ger-pz-iv");
    attack("A4", "A3");
    sacrifice(AS_GERMAN, "ger-pz-iv");
    assert_int_equal(s.combat.fire, 7 + 2 * 5);
}

/* [assault:DUEL11-S5] [assault:AMB-30] Starting units on any controlled tile, twelve at most. */
static void starting_units_on_controlled_tiles(void **state)
{
    (void)state;
    fill_scenario(&scenario, DUEL + 11);
    assault_game_init(&game, &scenario);
    ops->begin(&game.head, &s);
    bring(assault_action(AA_LOT, 0, 0));
    while (assault_is_pending(&s, AP_DEAL))
        bring(ops->chance(&game.head, &s, &(bcg_rng){{3, 1, 4, 1}}));
    flip(3);
    flip(0);
    const int card = bcg_set_next(&s.pile[AZ_UNITS], 0);
    const bcg_action there = assault_action(AA_PLACE, game.card[card].first, at("C4"));
    if (!assault_is_banned(&game, AS_GERMAN, game.card[card].kind))
        allow(AS_GERMAN, there);
    refuse(AS_GERMAN, assault_action(AA_PLACE, game.card[card].first, at("A3")), AR_START_ZONE);
    assert_int_equal(game.start[AS_GERMAN].most, 12);
    assert_int_equal(game.start[AS_GERMAN].prestige, 80);
}

/* [assault:DUEL11-S6] Digging in by a card or automatically, not by activation. */
static void digging_in_by_cards_only(void **state)
{
    (void)state;
    board_of(DUEL + 11);
    lose_surprises();
    put("A5", "ger-grenadiers");
    put("B5", "ger-pak-38");
    put("A1", "usa-riflemen");
    deal(AS_GERMAN, "improved-defenses");
    s.prestige[AS_GERMAN] = 3;
    refuse(AS_GERMAN, one_tile(AA_DIG_IN, "A5"), AR_NO_DIGGING);
    play(AS_GERMAN, "improved-defenses", "A5");
    assert_true(unit_at("A5")->marks & AU_DUG_IN);
    act(AS_GERMAN, AA_DONE);
    assert_true(unit_at("B5")->marks & AU_DUG_IN);
}

/* [assault:DUEL11-S7] [assault:CARD-12] A unit deck that runs out stays empty; elsewhere it is
 * rebuilt. */
static void unit_decks_run_out(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        board_of(i ? DUEL + 11 : DUEL + 1);
        while (s.size[AZ_UNITS + 1])
            assault_give(&game, &s, bcg_set_next(&s.pile[AZ_UNITS + 1], 0), AZ_UNITS + 1,
                         AZ_UNIT_DISCARDS + 1);
        put("A5", "ger-grenadiers");
        put("A1", "usa-riflemen");
        act(AS_GERMAN, AA_DONE);
        act(AS_AMERICAN, assault_action(AA_MIX, 0, 0));
        bring_all();
        assert_int_equal(s.size[AZ_HAND + 1], i ? 0 : 4);
    }
}

/* [assault:DUEL11-S8] Prestige for tiles is doubled. */
static void income_is_doubled(void **state)
{
    (void)state;
    board_of(DUEL + 11);
    put("A5", "ger-grenadiers");
    put("A1", "usa-riflemen");
    const int told = assault_income(&game, &s, AS_GERMAN);
    act(AS_GERMAN, AA_DONE);
    assert_int_equal(s.prestige[AS_GERMAN], 2 * (12 + 1 + 1)); /* two villages */
    assert_int_equal(told, s.prestige[AS_GERMAN]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_special_rule_is_in_a_scenario),
        cmocka_unit_test(dug_in_markers_are_lifted),
        cmocka_unit_test(lifted_units_dig_in_again),
        cmocka_unit_test(flak_88_never_moves),
        cmocka_unit_test(flak_88_does_not_retreat),
        cmocka_unit_test(swamps_hold_units),
        cmocka_unit_test(moving_into_a_swamp_is_no_activation),
        cmocka_unit_test(swamps_shelter_from_cards),
        cmocka_unit_test(swamps_shelter_from_opportunity_fire),
        cmocka_unit_test(nothing_is_placed_on_swamps),
        cmocka_unit_test(banned_units_are_good_for_a_sacrifice),
        cmocka_unit_test(banned_units_do_not_start),
        cmocka_unit_test(second_player_draws_four_more),
        cmocka_unit_test(siege_starves_both),
        cmocka_unit_test(besieged_start_dug_in),
        cmocka_unit_test(supply_column_is_banned_for_one_side),
        cmocka_unit_test(besieged_do_not_retreat),
        cmocka_unit_test(beaches_are_closed_to_germans),
        cmocka_unit_test(cards_banned_on_the_beach),
        cmocka_unit_test(forts_fire_at_the_beach),
        cmocka_unit_test(empty_forts_do_not_fire),
        cmocka_unit_test(units_land_for_free),
        cmocka_unit_test(garrisons_do_not_move),
        cmocka_unit_test(three_random_units_start),
        cmocka_unit_test(germans_shell),
        cmocka_unit_test(americans_bomb),
        cmocka_unit_test(air_cards_are_banned),
        cmocka_unit_test(americans_do_not_dig_in),
        cmocka_unit_test(edges_by_lot),
        cmocka_unit_test(paratroopers_drop),
        cmocka_unit_test(rivers_are_forded),
        cmocka_unit_test(germans_draw_a_fifth_card),
        cmocka_unit_test(cards_banned_on_the_hill),
        cmocka_unit_test(no_anti_air_on_the_hill),
        cmocka_unit_test(battle_values_count_double),
        cmocka_unit_test(starting_units_on_controlled_tiles),
        cmocka_unit_test(digging_in_by_cards_only),
        cmocka_unit_test(unit_decks_run_out),
        cmocka_unit_test(income_is_doubled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
