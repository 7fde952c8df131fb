/* Building a game: each limit on what can be played, met exactly and exceeded by one; what applies
 * to a position and what only to a scenario; the deck of a game. */
#include "memoir/game.h"

#include "memoir/rules.h"

#include "unit.h"

#include <string.h>

static memoir_scenario scenario;
static memoir_game game;

/* One infantry unit of each side on the standard board. */
static void plain_scenario(void)
{
    memset(&scenario, 0, sizeof scenario);
    scenario.board.count = scenario.first.count = 1;
    scenario.side.count = MEMOIR_SIDES;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        scenario.side.at[side] = (memoir_setup_side){
            .side = (uint8_t)side, .edge = (uint8_t)side, .hand = 4, .medals = 4};
        scenario.hex[side].unit = (memoir_setup_unit){
            .kind = MU_INFANTRY, .side = (uint8_t)side, .figures = 4, .start = 4};
    }
}

static memoir_limit limit_of(void)
{
    return memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN);
}

static void detail(int hex, int moves, int medals)
{
    scenario.unit.at[scenario.unit.count++] = (memoir_unit_detail){.hex = (bcg_hex)hex,
                                                                   .moves = (uint16_t)moves,
                                                                   .medals = (uint16_t)medals,
                                                                   .from = BCG_NO_HEX};
}

static void a_unit_has_its_limits(void **state)
{
    (void)state;
    for (int more = 0; more < 2; more++) {
        plain_scenario();
        scenario.hex[1].unit.start = (uint8_t)(MEMOIR_MOST_FIGURES + more);
        assert_int_equal(limit_of(), more ? ML_FIGURES : ML_NONE);
        scenario.hex[1].unit.figures = (uint8_t)(MEMOIR_MOST_FIGURES + more);
        assert_int_equal(limit_of(), more ? ML_FIGURES : ML_NONE);
        scenario.hex[1].unit.start = MEMOIR_MOST_FIGURES;
        assert_int_equal(limit_of(), more ? ML_FIGURES : ML_NONE);
        plain_scenario();
        detail(1, MEMOIR_MOST_MOVES + more, 1);
        assert_int_equal(limit_of(), more ? ML_MOVES : ML_NONE);
        plain_scenario();
        detail(1, MEMOIR_USUAL, MEMOIR_MOST_MEDALS + more);
        assert_int_equal(limit_of(), more ? ML_MEDALS : ML_NONE);
    }
}

static void a_side_has_so_many_units(void **state)
{
    (void)state;
    for (int side = 0; side < MEMOIR_SIDES; side++)
        for (int more = 0; more < 2; more++) {
            plain_scenario();
            scenario.hex[0].unit.side = scenario.hex[1].unit.side = (uint8_t)side;
            for (int h = 2; h < MEMOIR_SIDE_UNITS - 3 + more; h++)
                scenario.hex[h].unit = scenario.hex[0].unit;
            scenario.hex[100].unit = scenario.hex[0].unit;
            scenario.hex[100].unit.side = (uint8_t)memoir_enemy(side);
            assert_int_equal(limit_of(), ML_NONE);
            /* dropped figures become units; in a position they already have */
            scenario.air_drop.count = 2;
            scenario.air_drop.at[0] = (memoir_air_drop){.side = (uint8_t)side, .figures = 3};
            scenario.air_drop.at[1] = (memoir_air_drop){.side = (uint8_t)memoir_enemy(side),
                                                        .figures = 9};
            assert_int_equal(limit_of(), more ? ML_UNITS : ML_NONE);
            scenario.turn.count = 1;
            assert_int_equal(limit_of(), ML_NONE);
            for (int h = 0; h < 3; h++)
                scenario.hex[70 + h].unit = scenario.hex[0].unit;
            assert_int_equal(limit_of(), more ? ML_UNITS : ML_NONE);
        }
}

/* [UNIT-2] [UNIT-3] A `unit` line sets details of that unit; everything else is as usual. */
static void details_are_the_units_own(void **state)
{
    (void)state;
    plain_scenario();
    detail(1, MEMOIR_USUAL, 2);
    scenario.unit.at[0].nation = 3;
    scenario.unit.at[0].badge = 1;
    assert_int_equal(limit_of(), ML_NONE);
    for (int h = 0; h < 2; h++) {
        assert_int_equal(memoir_own_moves_at(&game.opening, h), MEMOIR_MOVES_USUAL);
        assert_int_equal(memoir_medals_at(&game.opening, h), h ? 2 : 1);
        assert_int_equal(memoir_nation_at(&game.opening, h), h ? 3 : 0);
        assert_int_equal(memoir_badge_at(&game.opening, h), h ? 1 : 0);
    }
    scenario.unit.at[0].moves = 0;
    assert_int_equal(limit_of(), ML_NONE);
    assert_int_equal(memoir_own_moves_at(&game.opening, 1), 0);
    assert_int_equal(memoir_own_moves_at(&game.opening, 0), MEMOIR_MOVES_USUAL);
}

/* [DECK-1] [VAR-YOUNG-1] The deck has the copies of each card minus those removed; hands are dealt
 * from it. */
static void hands_come_out_of_the_deck(void **state)
{
    (void)state;
    plain_scenario();
    scenario.side.at[0].hand = 30;
    for (int hand = 30; hand <= 31; hand++) {
        scenario.side.at[1].hand = (uint16_t)hand;
        assert_int_equal(limit_of(), hand > 30 ? ML_CARDS : ML_NONE);
    }
    plain_scenario();
    scenario.removed.count = 1;
    scenario.removed.at[0].cards[MC_PROBE_LEFT] = 3;
    scenario.removed.at[0].cards[MC_AMBUSH] = 1;
    for (int young = 0; young < 2; young++) {
        const memoir_choices choices = {ME_CLASSIC, -1, young ? MOPT_YOUNG_GENERALS : 0};
        assert_int_equal(memoir_game_init(&game, &scenario, choices), ML_NONE);
        int all = 0;
        for (int card = 0; card < MEMOIR_CARDS; card++) {
            int copies = memoir_cards[card].copies;
            copies -= card == MC_PROBE_LEFT ? 3 : card == MC_AMBUSH;
            if (young && memoir_cards[card].traits & MCF_TACTIC)
                copies = 0;
            assert_int_equal(game.deck[card], copies);
            assert_int_equal(game.opening.deck[card], copies);
            all += copies;
        }
        assert_int_equal(game.deck_size, all);
        assert_int_equal(game.opening.deck_size, all);
    }
}

/* [VAR-MATCH-1] Playing two battles as a match changes nothing in either of them. */
static void match_play_changes_no_rule(void **state)
{
    static memoir_game usual;
    (void)state;
    plain_scenario();
    assert_int_equal(limit_of(), ML_NONE);
    memcpy(&usual, &game, sizeof usual);
    const memoir_choices choices = {-1, -1, MOPT_MATCH_PLAY};
    assert_int_equal(memoir_game_init(&game, &scenario, choices), ML_NONE);
    assert_int_equal(game.options, MOPT_MATCH_PLAY);
    game.options = usual.options;
    assert_memory_equal(&game, &usual, sizeof usual);
}

/* [SCEN-6] The river belongs to neither bank, from the first hex of the board to the last; the land
 * on each side of it has its own number. */
static void banks_are_what_the_river_leaves(void **state)
{
    (void)state;
    plain_scenario();
    const int hexes = memoir_board(&scenario)->hexes;
    scenario.hex[0].terrain = scenario.hex[hexes - 1].terrain = MT_RIVER;
    assert_int_equal(limit_of(), ML_NONE);
    for (int h = 0; h < hexes; h++)
        assert_int_equal(game.bank[h], h > 0 && h < hexes - 1);
    for (int h = 0; h < hexes; h++)
        if (game.board->xy[h][1] == 4)
            scenario.hex[h].terrain = MT_RIVER;
    assert_int_equal(limit_of(), ML_NONE);
    for (int h = 0; h < hexes; h++)
        assert_int_equal(game.bank[h], scenario.hex[h].terrain == MT_RIVER ? 0
                                       : game.board->xy[h][1] < 4          ? 1
                                                                           : 2);
}

/* [RETREAT-13] [OBJ-20] Lines for one side do not affect the other. */
static void lines_are_for_their_side(void **state)
{
    (void)state;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        plain_scenario();
        scenario.retreat.count = 1;
        scenario.retreat.at[0] = (memoir_retreat){.side = (uint8_t)side,
                                                  .edge = (uint8_t)memoir_enemy(side)};
        scenario.exit.count = 2;
        scenario.exit.at[0] = (memoir_exit){
            .side = (uint8_t)side, .hexes = bcg_set_of(5), .medals = 2};
        scenario.exit.at[1] = (memoir_exit){
            .side = (uint8_t)side, .hexes = bcg_set_of(6), .medals = 1};
        assert_int_equal(limit_of(), ML_NONE);
        assert_int_equal(game.retreat[side], memoir_enemy(side));
        assert_int_equal(game.retreat[memoir_enemy(side)], memoir_enemy(side));
        assert_int_equal(bcg_set_count(&game.exit[side]), 2);
        assert_int_equal(bcg_set_count(&game.exit[memoir_enemy(side)]), 0);
        assert_int_equal(game.exit_medals[side], 2);
        assert_int_equal(game.exit_medals[memoir_enemy(side)], 0);
        assert_int_equal(game.winner_without_cards, -1);
        scenario.no_reshuffle.count = 1;
        scenario.no_reshuffle.at[0].value = (uint8_t)side;
        assert_int_equal(limit_of(), ML_NONE);
        assert_int_equal(game.winner_without_cards, side);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_unit_has_its_limits),
        cmocka_unit_test(a_side_has_so_many_units),
        cmocka_unit_test(details_are_the_units_own),
        cmocka_unit_test(hands_come_out_of_the_deck),
        cmocka_unit_test(match_play_changes_no_rule),
        cmocka_unit_test(banks_are_what_the_river_leaves),
        cmocka_unit_test(lines_are_for_their_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
