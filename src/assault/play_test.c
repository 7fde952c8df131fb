/* Action cards: what the position tests (tests/positions/assault) cannot show, because it is no
 * position, no text of an action, or only told as an event. */
#include "assault/position_test.h"

/* Grenadiers on C3, Riflemen on C1, German cards and prestige to play them. */
static void table_with(const char *cards, int prestige)
{
    board(clear_map);
    put("C3", "ger-grenadiers");
    put("C1", "usa-riflemen");
    deal(AS_GERMAN, cards);
    lose_surprises();
    s.prestige[AS_GERMAN] = (uint16_t)prestige;
}

/* [assault:CARD-18] Sabotage that nobody would feel: there is no action card left anywhere. */
static void sabotage_needs_an_effect(void **state)
{
    (void)state;
    table_with("sabotage", 4);
    while (s.size[AZ_ACTIONS])
        assault_give(&game, &s, bcg_set_next(&s.pile[AZ_ACTIONS], 0), AZ_ACTIONS, ASSAULT_ZONES);
    while (s.size[AZ_ACTION_DISCARDS])
        assault_give(&game, &s, bcg_set_next(&s.pile[AZ_ACTION_DISCARDS], 0), AZ_ACTION_DISCARDS,
                     ASSAULT_ZONES);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "sabotage", NULL), AR_NO_EFFECT);
    deal(AS_AMERICAN, "usa-recruit");
    allow(AS_GERMAN, play_of(AS_GERMAN, "sabotage", NULL));
}

/* [assault:OPCARD-2] Of the two ways to name a pair of units one is an action. */
static void pairs_are_named_once(void **state)
{
    (void)state;
    table_with("counter-offensive", 8);
    put("B2", "ger-grenadiers");
    const int card = held(AS_GERMAN, "counter-offensive");
    const int low = at("C3"), high = at("B2"); /* tiles count from the top */
    refuse(AS_GERMAN, assault_play(card, high, high + 1), AR_TWICE);
    refuse(AS_GERMAN, assault_play(card, high, low + 1), AR_TWICE);
    allow(AS_GERMAN, assault_play(card, low, high + 1));
}

/* [assault:MOVE-8] A trench is told to be lost on the tile where the unit still stood. */
static void re_deploy_is_told(void **state)
{
    (void)state;
    table_with("re-deploy", 5);
    unit_at("C3")->marks |= AU_DUG_IN;
    act(AS_GERMAN, assault_play(held(AS_GERMAN, "re-deploy"), at("C3"), at("E5")));
    assert_non_null(event_of(AEV_NOT_DUG_IN));
    assert_int_equal(event_of(AEV_NOT_DUG_IN)->arg[0], at("C3"));
    assert_int_equal(event_of(AEV_PLAYED)->arg[0], AS_GERMAN);
}

/* [assault:CARD-13] A card taken from the discards is told with its new owner. */
static void salvage_is_told(void **state)
{
    (void)state;
    table_with("field-salvage", 3);
    const int order = fetch("air-strike", AZ_ACTIONS, AZ_ACTION_DISCARDS);
    act(AS_GERMAN, assault_play(held(AS_GERMAN, "field-salvage"), order, 0));
    assert_int_equal(count_events(AEV_PLAYED), 1);
    assert_int_equal(count_events(AEV_RECOVERED), 1);
    assert_int_equal(event_of(AEV_RECOVERED)->arg[0], AS_GERMAN);
    assert_int_equal(event_of(AEV_RECOVERED)->arg[1], order);
}

/* [assault:AA-2] [assault:AA-8] Whether an air card was shot down is told, once, and by whom. */
static void anti_air_is_told(void **state)
{
    (void)state;
    for (int tm = ASSAULT_LEAST_TM; tm <= ASSAULT_MOST_TM; tm++) {
        table_with("air-strike", 6);
        put("E2", "usa-m16");
        play(AS_GERMAN, "air-strike", "C1");
        flip(tm);
        assert_int_equal(count_events(AEV_SHOT_DOWN), tm >= 1);
        assert_int_equal(count_events(AEV_FLIPPED), 1);
        if (tm >= 1)
            assert_int_equal(event_of(AEV_SHOT_DOWN)->arg[0], at("E2"));
        assert_int_equal(s.size[AZ_TABLE], 0);
    }
}

/* [assault:AA-4] Saved artillery is told with the unit that saved it. */
static void saved_artillery_is_told(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    put("C4", "ger-mortar");
    put("B5", "ger-sdkfz-7-1");
    deal(AS_AMERICAN, "strafing-run");
    lose_surprises();
    s.prestige[AS_AMERICAN] = 5;
    attack("C3", "C2");
    play(AS_AMERICAN, "strafing-run", NULL);
    flip(2);
    assert_int_equal(event_of(AEV_SAVED)->arg[0], at("B5"));
    assert_int_equal(event_of(AEV_SAVED)->arg[1], at("C4"));
}

/* [assault:AA-1] [assault:ABIL-12] Whatever range own values give it, anti-air covers its own tile
 * and those within that range, three tiles at most. */
static void anti_air_covers_its_range(void **state)
{
    (void)state;
    for (int range = 0; range <= 5; range++) {
        board(clear_map);
        put("A3", "usa-m16");
        game.book.unit[kind_of("usa-m16")].anti_air = (uint8_t)range;
        for (int column = 0; column < 6; column++)
            assert_int_equal(assault_covering(&game, &s, AS_AMERICAN, at("A3") + column) != 0,
                             range > 0 && column <= assault_least(range, 3));
        assert_int_equal(assault_covering(&game, &s, AS_GERMAN, at("A3")), 0);
    }
}

/* [assault:CARD-1] [assault:BLUFF-2] Neither a unit nor the bluff card is played. */
static void only_action_cards_are_played(void **state)
{
    (void)state;
    table_with("ger-pz-iv", 20);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "ger-pz-iv", NULL), AR_NO_ACTION_CARD);
    refuse(AS_GERMAN, assault_play(game.first_of_kind[AK_BLUFF], 0, 0), AR_BLUFF);
}

static void assert_played(int first, int second)
{
    assert_int_equal(event_of(AEV_PLAYED)->arg[2], first);
    assert_int_equal(event_of(AEV_PLAYED)->arg[3], second);
}

/* Whom an operations card is for, and what it lets them do. */
static void cards_for_units_are_told(void **state)
{
    (void)state;
    table_with("double-time commander-initiative re-deploy counter-offensive", 50);
    const int unit = at("C3"), other = at("B2");
    put("B2", "ger-grenadiers");
    play(AS_GERMAN, "double-time", "C3");
    assert_played(unit, BCG_NO_TILE);
    assert_int_equal(event_of(AEV_EXTRA_MOVE)->arg[0], unit);
    act(AS_GERMAN, assault_play(held(AS_GERMAN, "counter-offensive"), unit, other + 1));
    assert_played(unit, other);
    assert_int_equal(event_of(AEV_EXTRA_ATTACK)->arg[0], unit);
    assert_int_equal(count_events(AEV_EXTRA_ATTACK), 2);
    table_with("counter-offensive double-time commander-initiative", 50);
    play(AS_GERMAN, "counter-offensive", "C3");
    assert_played(unit, BCG_NO_TILE);
    assert_int_equal(count_events(AEV_EXTRA_ATTACK), 1);
    move("C3", "C2");
    play(AS_GERMAN, "commander-initiative", "C2");
    assert_int_equal(event_of(AEV_REACTIVATED)->arg[0], at("C2"));
    table_with("re-deploy", 5);
    act(AS_GERMAN, assault_play(held(AS_GERMAN, "re-deploy"), unit, at("E5")));
    assert_played(unit, at("E5"));
}

/* What a combat card does to its combat. */
static void cards_of_a_combat_are_told(void **state)
{
    (void)state;
    board("....../....../....../..V.../......");
    put("C3", "ger-grenadiers");
    put("D3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    deal(AS_GERMAN, "forced-retreat exposed-position");
    deal(AS_AMERICAN, "off-target");
    lose_surprises();
    s.prestige[AS_GERMAN] = s.prestige[AS_AMERICAN] = 50;
    attack("C3", "C2");
    play(AS_GERMAN, "forced-retreat", NULL);
    assert_int_equal(event_of(AEV_MUST_RETREAT)->arg[0], at("C2"));
    play(AS_AMERICAN, "off-target", NULL);
    assert_int_equal(count_events(AEV_NO_SUPPORT), 1);
    assert_true(s.combat.flags & ACF_SUPPORT_CUT);
    assert_played(BCG_NO_TILE, BCG_NO_TILE);
    play(AS_GERMAN, "exposed-position", NULL);
    assert_int_equal(event_of(AEV_NO_TERRAIN)->arg[0], at("C2"));
    assert_true(s.combat.flags & ACF_TERRAIN_CUT);
}

/* Operands that name no tile, no choice or no card, and those that a card does not take. */
static void operands_are_bounded(void **state)
{
    (void)state;
    table_with("air-strike re-deploy counter-offensive national-advantage field-salvage "
               "supply-column",
               50);
    fetch("accuracy", AZ_ACTIONS, AZ_ACTION_DISCARDS);
    const int strike = held(AS_GERMAN, "air-strike"), carry = held(AS_GERMAN, "re-deploy"),
              offensive = held(AS_GERMAN, "counter-offensive"),
              advantage = held(AS_GERMAN, "national-advantage"),
              salvage = held(AS_GERMAN, "field-salvage"), column = held(AS_GERMAN, "supply-column");
    const int unit = at("C3"), target = at("C1"), home = at("E5");
    const bcg_action refused[] = {
        assault_play(strike, target + ASSAULT_SQUARES, 0),
        assault_play(strike, ASSAULT_SQUARES, 0),
        assault_play(strike, target, 1),
        assault_play(carry, unit, ASSAULT_SQUARES),
        assault_play(carry, unit, home + ASSAULT_SQUARES),
        assault_play(offensive, unit, ASSAULT_SQUARES + 1),
        assault_play(advantage, 2, 0),
        assault_play(advantage, 0, 1),
        assault_play(salvage, ASSAULT_CARDS, 0),
        assault_play(salvage, 255, 0),
        assault_play(column, 1, 0),
        assault_play(column, 0, 1),
    };
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        refuse(AS_GERMAN, refused[i], BCG_NO_SUCH_ACTION);
    allow(AS_GERMAN, assault_play(strike, target, 0));
    allow(AS_GERMAN, assault_play(carry, unit, home));
    allow(AS_GERMAN, assault_play(advantage, 0, 0));
    allow(AS_GERMAN, assault_play(column, 0, 0));
    for (int tile = 0; tile < ASSAULT_SQUARES; tile++)
        if (!assault_has(game.tiles, tile))
            refuse(AS_GERMAN, assault_play(strike, tile, 0), BCG_NO_SUCH_ACTION);
}

/* [assault:DUEL03-S2] The shelter of swamps is from the cards that the rule names, no others. */
static void shelter_is_from_the_cards_named(void **state)
{
    (void)state;
    static const char *const words[] = {"improved-defenses",    "replacements",
                                        "double-time",          "re-deploy",
                                        "commander-initiative", "counter-offensive"};
    for (size_t named = 0; named < COUNT(words); named++) {
        board_with("....../....../..S.../....../......", AS_BOTH, AX_SWAMP_SHELTER, words[named]);
        start_position();
        lose_surprises();
        put("C3", "ger-grenadiers")->markers = -1;
        unit_at("C3")->moved = 1;
        put("C1", "usa-riflemen");
        s.prestige[AS_GERMAN] = 50;
        for (size_t i = 0; i < COUNT(words); i++) {
            const bcg_reason wanted = i == named ? AR_SHELTERED : BCG_OK;
            deal(AS_GERMAN, words[i]);
            const bcg_action a = assault_play(held(AS_GERMAN, words[i]), at("C3"),
                                              i == 3 ? at("A5") : 0);
            assert_int_equal(try_action(AS_GERMAN, a), wanted);
            assert_int_equal(is_listed(AS_GERMAN, a), i != named);
        }
    }
}

/* [assault:CARD-18] Of copies alike among the discards one is named, and each kind is listed once,
 * the first of all cards as well. */
static void discards_are_named_once(void **state)
{
    (void)state;
    static bcg_action list[ASSAULT_MAX_ACTIONS];
    table_with("field-salvage national-advantage", 50);
    s.prestige[AS_AMERICAN] = 5;
    const int first = assault_card_in(&game, &s, kind_of("ger-grenadiers"), AZ_UNITS);
    assert_true(game.card[first].copies > 1);
    fetch("ger-grenadiers", AZ_UNITS, AZ_UNIT_DISCARDS);
    fetch("ger-grenadiers", AZ_UNITS, AZ_UNIT_DISCARDS);
    fetch(assault_kind_words.word[game.card[0].kind], ASSAULT_ZONES, AZ_UNIT_DISCARDS);
    const int salvage = held(AS_GERMAN, "field-salvage");
    allow(AS_GERMAN, assault_play(salvage, first, 0));
    refuse(AS_GERMAN, assault_play(salvage, first + 1, 0), AR_NOT_THERE);
    const int count = bcg_assault_ops.legal(&game.head, &s, AS_GERMAN, list, ASSAULT_MAX_ACTIONS);
    int salvages = 0, advantages = 0;
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < i; k++)
            assert_true(list[i] != list[k]);
        if (assault_kind_of(list[i]) != AA_PLAY)
            continue;
        salvages += assault_operand(list[i], 0) == salvage;
        advantages += assault_operand(list[i], 0) == held(AS_GERMAN, "national-advantage");
    }
    int kinds = 0;
    for (int card = 0; card < ASSAULT_CARDS; card++)
        kinds += game.card[card].first == card &&
                 (assault_holds(&game, &s, AZ_UNIT_DISCARDS, card) ||
                  assault_holds(&game, &s, AZ_ACTION_DISCARDS, card));
    assert_int_equal(salvages, kinds);
    assert_int_equal(advantages, 2);
}

/* [assault:OPCARD-2] A unit can be given fifteen more moves and fifteen more attacks. */
static void extras_have_a_limit(void **state)
{
    (void)state;
    for (int n = 14; n <= 15; n++) {
        const bcg_reason expected = n < 15 ? BCG_OK : AR_NO_EFFECT;
        table_with("double-time counter-offensive", 50);
        unit_at("C3")->extra = (uint8_t)n;
        assert_int_equal(try_play(AS_GERMAN, "double-time", "C3"), expected);
        unit_at("C3")->extra = (uint8_t)(n << 4);
        assert_int_equal(try_play(AS_GERMAN, "counter-offensive", "C3"), expected);
    }
}

/* [assault:AMB-68] A stopped tank that has been given as many attacks as it can have gets no other.
 */
static void stopped_tanks_get_one_attack(void **state)
{
    (void)state;
    for (int n = 14; n <= 15; n++) {
        board(clear_map);
        put("C3", "ger-king-tiger")->extra = (uint8_t)(n << 4 | 1);
        unit_at("C3")->moved = 1;
        put("C1", "usa-riflemen");
        deal(AS_AMERICAN, "tank-obstacles");
        s.prestige[AS_AMERICAN] = 3;
        move("C3", "C4");
        play(AS_AMERICAN, "tank-obstacles", NULL);
        assert_int_equal(unit_at("C3")->extra >> 4, 15);
    }
}

/* [assault:AMB-18] Where nothing is cancelled, nothing is told to be; the morale is lost. */
static void nothing_to_cancel_is_not_told(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    deal(AS_AMERICAN, "strafing-run");
    lose_surprises();
    s.prestige[AS_AMERICAN] = 5;
    attack("C3", "C2");
    play(AS_AMERICAN, "strafing-run", NULL);
    assert_false(s.combat.flags & ACF_SUPPORT_CUT);
    assert_int_equal(count_events(AEV_NO_SUPPORT), 0);
    assert_int_equal(count_events(AEV_VALUES), 1);
    assert_int_equal(game.card[event_of(AEV_VALUES)->arg[2]].kind, AK_STRAFING_RUN);
    assert_int_equal(event_of(AEV_VALUES)->arg[3], ACA_MORALE);
}

/* [assault:DUEL08-S3] Free shelling has a number for odd and one for even turns; none is none. */
static void shelling_goes_by_turns(void **state)
{
    (void)state;
    for (int turn = 2; turn <= 3; turn++) {
        board_with(clear_map, AS_GERMAN, AX_FREE_SHELLING, "")->even = 2;
        start_position();
        put("C3", "ger-grenadiers");
        put("C1", "usa-riflemen");
        s.turn = (uint16_t)turn;
        assert_int_equal(try_action(AS_GERMAN, one_tile(AA_SHELL, "C1")),
                         turn == 2 ? BCG_OK : AR_NO_SHELL);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_action_cards_are_played),
        cmocka_unit_test(cards_for_units_are_told),
        cmocka_unit_test(cards_of_a_combat_are_told),
        cmocka_unit_test(sabotage_needs_an_effect),
        cmocka_unit_test(pairs_are_named_once),
        cmocka_unit_test(re_deploy_is_told),
        cmocka_unit_test(salvage_is_told),
        cmocka_unit_test(anti_air_is_told),
        cmocka_unit_test(saved_artillery_is_told),
        cmocka_unit_test(operands_are_bounded),
        cmocka_unit_test(shelling_goes_by_turns),
        cmocka_unit_test(anti_air_covers_its_range),
        cmocka_unit_test(shelter_is_from_the_cards_named),
        cmocka_unit_test(discards_are_named_once),
        cmocka_unit_test(extras_have_a_limit),
        cmocka_unit_test(stopped_tanks_get_one_attack),
        cmocka_unit_test(nothing_to_cancel_is_not_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
