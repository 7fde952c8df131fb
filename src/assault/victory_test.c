/* Who has won (chapter 10 and the victory texts of chapter 19). */
#include "assault/position_test.h"

/* A board with the German side far from winning; the American one has a unit left. */
static void quiet_board(void)
{
    board(clear_map);
    put("A5", "ger-grenadiers");
    put("F1", "usa-riflemen");
}

/* The active side ends its turn. */
static void end_turn(void)
{
    const int side = s.active;
    s.phase = APH_OPERATIONS;
    while (s.pending_count)
        assault_pop(&s);
    act(side, AA_DONE);
}

static int result(void)
{
    return s.result - 1;
}

/* The condition that has decided it, as the last event tells; -1: none has. */
static int decided_by(void)
{
    const bcg_event *over = &log_of_last.events[log_of_last.count - 1];
    assert_int_equal(over->kind, AEV_OVER);
    return over->arg[1];
}

/* The side of the result at the end of the active side's turn; -1: play goes on. */
static int after_turn(void)
{
    end_turn();
    return result();
}

/* -- the standard conditions ---------------------------------------------------------------------
 */

/* [assault:VICT-1] [assault:VICT-2] Control of the enemy home base, checked at the end of the own
 * turn. */
static void home_base_wins(void **state)
{
    (void)state;
    quiet_board();
    control(AS_GERMAN, "E1");
    assert_int_equal(after_turn(), AO_GERMAN);
    assert_int_equal(decided_by(), AV_HOME_BASE);
    assert_int_equal(bcg_assault_ops.actors(&game.head, &s), 0);
    quiet_board();
    control(AS_AMERICAN, "B5");
    assert_int_equal(after_turn(), -1); /* it is not the American turn that ends */
    assert_int_equal(after_turn(), AO_AMERICAN);
}

/* [assault:VICT-2] Where there is no home base nobody holds one. */
static void no_home_base_wins_nothing(void **state)
{
    (void)state;
    draw_duel(clear_map);
    scenario.home_base.count = 0;
    start_position();
    put("A1", "ger-grenadiers");
    put("F5", "usa-riflemen");
    assert_int_equal(after_turn(), -1);
    assert_int_equal(after_turn(), -1);
}

/* [assault:VICT-2] Three adjacent tiles of the enemy home row. */
static void three_adjacent_home_row_tiles_win(void **state)
{
    (void)state;
    quiet_board();
    control(AS_GERMAN, "A1 B1 D1");
    assert_int_equal(after_turn(), -1);
    quiet_board();
    control(AS_GERMAN, "B1 C1 D1");
    assert_int_equal(after_turn(), AO_GERMAN);
    draw_duel(clear_map); /* B1 and D1 are not side by side where C1 is no tile of the home row */
    scenario.home_row.count = 1;
    scenario.home_row.at[0].edge = AE_B;
    scenario.home_row.at[0].tiles.word[0] = tiles_named(assault_board(&scenario), "A1 B1 D1 E1 F1");
    start_position();
    put("A5", "ger-grenadiers");
    put("F2", "usa-riflemen");
    control(AS_GERMAN, "A1 B1 C1 D1");
    assert_int_equal(after_turn(), -1);
    for (int held = 0; held < 2; held++) { /* a scenario may ask for one: none is not enough */
        draw_duel(clear_map);
        scenario.win.at[1].count = 1;
        assert_int_equal(scenario.win.at[1].kind, AV_ADJACENT_HOME_ROW);
        start_position();
        put("A5", "ger-grenadiers");
        put("F2", "usa-riflemen");
        control(AS_GERMAN, held ? "A1" : "A2");
        assert_int_equal(after_turn(), held ? AO_GERMAN : -1);
    }
}

/* [assault:VICT-2] [assault:VICT-6] No enemy unit on the map, whatever is in the hand. */
static void no_enemy_left_wins(void **state)
{
    (void)state;
    board(clear_map);
    put("A5", "ger-grenadiers");
    deal(AS_AMERICAN, "3 usa-riflemen");
    assert_int_equal(after_turn(), AO_GERMAN);
}

/* [assault:VICT-3] [assault:PRES-1] At the end of turn 6 more prestige wins, then more tiles. */
static void prestige_then_tiles_decide(void **state)
{
    (void)state;
    quiet_board();
    s.turn = 6;
    s.prestige[AS_AMERICAN] = 1;
    assert_int_equal(after_turn(), -1); /* the second player's turn is still to come */
    assert_int_equal(after_turn(), AO_AMERICAN);
    assert_int_equal(decided_by(), AV_MOST_PRESTIGE);
    quiet_board();
    s.turn = 6;
    control(AS_GERMAN, "C3");
    s.prestige[AS_AMERICAN] = 1; /* the income for C3 */
    end_turn();
    assert_int_equal(after_turn(), AO_GERMAN);
    assert_int_equal(decided_by(), AV_MOST_TILES);
    quiet_board();
    s.turn = 5;
    end_turn();
    assert_int_equal(after_turn(), -1);
}

static void check_progress(int side, int kind, int have, int need)
{
    for (int i = 0; i < game.win.count; i++)
        if (game.win.at[i].kind == kind) {
            const assault_progress p = assault_progress_of(&game, &s, side, &game.win.at[i]);
            assert_int_equal(p.have, have);
            assert_int_equal(p.need, need);
            return;
        }
    fail();
}

/* [assault:VICT-2] [assault:VICT-3] How far a side has come, and who would win if this were the
 * end.
 */
static void it_is_known_who_is_ahead(void **state)
{
    (void)state;
    int outcome;
    quiet_board();
    check_progress(AS_GERMAN, AV_HOME_BASE, 0, 1);
    check_progress(AS_GERMAN, AV_ADJACENT_HOME_ROW, 0, 3);
    check_progress(AS_GERMAN, AV_NO_ENEMY, -1, 0);
    control(AS_GERMAN, "A1 B1 D1");
    check_progress(AS_GERMAN, AV_ADJACENT_HOME_ROW, 2, 3);
    check_progress(AS_AMERICAN, AV_ADJACENT_HOME_ROW, 0, 3);
    s.prestige[AS_AMERICAN] = s.prestige[AS_GERMAN] + 1;
    assert_int_equal(game.at_limit.at[assault_decides_now(&game, &s, &outcome)].kind,
                     AV_MOST_PRESTIGE);
    assert_int_equal(outcome, AO_AMERICAN);
    s.prestige[AS_AMERICAN] = s.prestige[AS_GERMAN];
    assert_int_equal(game.at_limit.at[assault_decides_now(&game, &s, &outcome)].kind,
                     AV_MOST_TILES);
    assert_int_equal(outcome, AO_GERMAN);
}

/* [assault:VICT-4] [assault:AMB-23] If that is equal, too, it is a draw. */
static void nothing_between_them_is_a_draw(void **state)
{
    (void)state;
    quiet_board();
    s.turn = 6;
    end_turn();
    assert_int_equal(after_turn(), AO_DRAW);
    assert_int_equal(decided_by(), AV_DRAW);
    assert_int_equal(bcg_assault_ops.result(&game.head, &s, 0), BCG_DRAWN);
}

/* [assault:VICT-5] [assault:AMB-24] A scenario's own conditions replace the standard ones. */
static void own_conditions_replace_the_standard(void **state)
{
    (void)state;
    board_of(DUEL + 2);
    put("A5", "ger-grenadiers");
    control(AS_GERMAN, "C1 A1 B1 D1"); /* base and home row do not matter, nor an empty map */
    assert_int_equal(after_turn(), -1);
}

/* -- chapter 19 ----------------------------------------------------------------------------------
 */

/* [assault:DUEL01-V] [assault:DUEL08-V] Standard conditions. */
static void duels_with_standard_conditions(void **state)
{
    (void)state;
    static const char *const base[] = {"E1", "B1"};
    static const int numbers[] = {1, 8};
    for (size_t i = 0; i < COUNT(numbers); i++) {
        board_of(DUEL + numbers[i]);
        put("A5", "ger-grenadiers");
        put("F1", "usa-riflemen");
        control(AS_GERMAN, base[i]);
        assert_int_equal(after_turn(), AO_GERMAN);
        assert_int_equal(game.limit, 6);
    }
}

/* [assault:DUEL02-V] [assault:VICT-7] Five objectives win, four at the end of turn 8 as well. */
static void objectives_of_duel_02(void **state)
{
    (void)state;
    board_of(DUEL + 2);
    put("A5", "ger-grenadiers");
    put("F1", "usa-riflemen");
    control(AS_GERMAN, "B4 D4 E4 D3");
    s.turn = 7;
    end_turn();
    assert_int_equal(after_turn(), -1);
    s.turn = 8;
    end_turn();
    assert_int_equal(after_turn(), AO_GERMAN);
    board_of(DUEL + 2);
    put("A5", "ger-grenadiers");
    control(AS_GERMAN, "B4 D4 E4 D3 B2");
    assert_int_equal(after_turn(), AO_GERMAN);
    board_of(DUEL + 2); /* nobody has four: tie-breaks */
    put("A5", "ger-grenadiers");
    put("F1", "usa-riflemen");
    s.turn = 8;
    s.prestige[AS_AMERICAN] = 50;
    end_turn();
    assert_int_equal(after_turn(), AO_AMERICAN);
}

/* [assault:DUEL03-V] [assault:AMB-55] [assault:AMB-25] Any three home-row tiles, or 150 prestige
 * and 20 tiles; twelve turns. */
static void swamp_duel(void **state)
{
    (void)state;
    board_of(DUEL + 3);
    control(AS_GERMAN, "A1 C1 F1");
    assert_int_equal(after_turn(), AO_GERMAN);
    board_of(DUEL + 3);
    s.control[AS_GERMAN] = bcg_tiles_row(game.board, 0) | bcg_tiles_row(game.board, 1) |
                           bcg_tiles_row(game.board, 2);
    control(AS_GERMAN, "A2");
    s.prestige[AS_GERMAN] = 200;
    assert_int_equal(after_turn(), -1); /* 19 tiles */
    end_turn();
    control(AS_GERMAN, "B2");
    assert_int_equal(after_turn(), AO_GERMAN);
    board_of(DUEL + 3);
    s.control[AS_GERMAN] = game.tiles & ~bcg_tiles_row(game.board, 4);
    s.prestige[AS_GERMAN] = 50; /* plus 31 for the tiles */
    assert_int_equal(after_turn(), -1);
    assert_int_equal(game.limit, 12);
}

/* [assault:DUEL04-V] All fortifications, four home-row tiles, no enemy; at the limit more of the
 * two together. */
static void fort_duel(void **state)
{
    (void)state;
    board_of(DUEL + 4);
    put("A5", "ger-grenadiers");
    put("F1", "usa-riflemen");
    control(AS_GERMAN, "B4 C3 D3 E2");
    assert_int_equal(after_turn(), AO_GERMAN);
    board_of(DUEL + 4);
    put("A5", "ger-grenadiers");
    put("F1", "usa-riflemen");
    control(AS_GERMAN, "A1 B1 D1");
    assert_int_equal(after_turn(), -1);
    control(AS_GERMAN, "E1");
    end_turn();
    assert_int_equal(after_turn(), AO_GERMAN);
    board_of(DUEL + 4);
    put("A5", "ger-grenadiers");
    put("F1", "usa-riflemen");
    control(AS_AMERICAN, "B4 A5");
    control(AS_GERMAN, "C3");
    control(AS_AMERICAN, "A5");
    s.unit[at("A5")] = s.unit[at("F5")];
    s.units[AS_GERMAN] = 0;
    put("F5", "ger-grenadiers");
    s.turn = 6;
    s.prestige[AS_GERMAN] = 200;
    end_turn();
    assert_int_equal(after_turn(), AO_AMERICAN);
}

/* [assault:DUEL05-V] [assault:AMB-37] A unit on the forest tile at the end of six game turns
 * running; leaving starts again. */
static void forest_duel(void **state)
{
    (void)state;
    board_of(DUEL + 5);
    put("A5", "ger-grenadiers");
    put("C3", "usa-riflemen");
    s.turn = 1;
    for (int turn = 1; turn <= 5; turn++) {
        end_turn();
        assert_int_equal(after_turn(), -1);
    }
    assert_int_equal(s.held[AS_AMERICAN], 5);
    end_turn();
    assert_int_equal(after_turn(), AO_AMERICAN);
    board_of(DUEL + 5);
    put("A5", "ger-grenadiers");
    put("C3", "usa-riflemen");
    s.held[AS_AMERICAN] = 5;
    assault_carry(&s, at("C3"), at("C2"));
    s.control[AS_AMERICAN] |= assault_bit(at("C2"));
    end_turn();
    assert_int_equal(after_turn(), -1);
    assert_int_equal(s.held[AS_AMERICAN], 0);
}

/* [assault:DUEL05-V] After turn 12 whoever stands there wins; if nobody does, play goes on until a
 * unit enters. */
static void forest_duel_after_twelve_turns(void **state)
{
    (void)state;
    board_of(DUEL + 5);
    put("A5", "ger-grenadiers");
    put("C2", "usa-riflemen");
    s.turn = 12;
    end_turn();
    assert_int_equal(after_turn(), -1);
    assert_int_equal(s.turn, 13);
    end_turn();
    s.phase = APH_OPERATIONS;
    while (s.pending_count)
        assault_pop(&s);
    move("C2", "C3");
    assert_int_equal(after_turn(), AO_AMERICAN);
    board_of(DUEL + 5);
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    s.turn = 12;
    end_turn();
    assert_int_equal(after_turn(), AO_GERMAN);
}

/* [assault:DUEL05-V] [assault:VICT-4] A tile to be entered keeps the game going whatever is asked
 * after it; without one, what is equal in the end is a draw. */
static void only_a_tile_to_enter_goes_on(void **state)
{
    (void)state;
    for (int first = 0; first < 2; first++) {
        draw_duel(clear_map);
        scenario.at_limit.count = 0;
        add_at_limit(&scenario, first ? AV_FIRST_ON_TILE : AV_ON_TILE)->tile = (bcg_tile)
            bcg_tile_parse(assault_board(&scenario), "C3", 2);
        add_at_limit(&scenario, AV_MOST_TILES);
        start_position();
        put("A5", "ger-grenadiers");
        put("F1", "usa-riflemen");
        s.turn = 6;
        end_turn();
        assert_int_equal(after_turn(), first ? -1 : AO_DRAW);
    }
}

/* [assault:DUEL06-V] [assault:DUEL10-V] The German side has to destroy every American unit in time,
 * or it has lost. */
static void sieges(void **state)
{
    (void)state;
    static const struct {
        int n, limit;
    } rows[] = {{6, 7}, {10, 5}};
    for (size_t i = 0; i < COUNT(rows); i++) {
        board_of(DUEL + rows[i].n);
        put("A5", "ger-grenadiers");
        put("F1", "usa-riflemen");
        s.turn = (uint16_t)(rows[i].limit - 1);
        end_turn();
        assert_int_equal(after_turn(), -1);
        end_turn();
        assert_int_equal(after_turn(), AO_AMERICAN);
        board_of(DUEL + rows[i].n);
        put("A5", "ger-grenadiers");
        assert_int_equal(after_turn(), AO_GERMAN);
        board_of(DUEL + rows[i].n); /* the American side wins by nothing else */
        put("F1", "usa-riflemen");
        end_turn();
        assert_int_equal(after_turn(), -1);
    }
}

/* [assault:DUEL07-V] [assault:AMB-26] A unit on the objective, before the German turn 8. */
static void beach_duel(void **state)
{
    (void)state;
    board_of(DUEL + 7);
    s.first = s.active = AS_AMERICAN;
    put("F1", "usa-riflemen");
    assault_destroy(&game, &s, at("C4"), NULL);
    control(AS_AMERICAN, "C4");
    assert_int_equal(after_turn(), -1); /* control is not enough */
    s.active = AS_AMERICAN;
    put("C4", "usa-recruit");
    assert_int_equal(after_turn(), AO_AMERICAN);
    board_of(DUEL + 7);
    s.first = s.active = AS_AMERICAN;
    put("F1", "usa-riflemen");
    s.turn = 7;
    end_turn();
    assert_int_equal(after_turn(), -1);
    assert_int_equal(after_turn(), AO_GERMAN); /* at the end of the American turn 8 */
}

/* [assault:DUEL09-V] [assault:AMB-38] The enemy base; or more tiles beyond the river; a draw if
 * nobody has any. */
static void river_duel(void **state)
{
    (void)state;
    for (int way = 0; way < 3; way++) {
        board_of(DUEL + 9);
        put("A5", "ger-grenadiers");
        put("F1", "usa-riflemen");
        s.turn = 8;
        s.prestige[AS_AMERICAN] = 90;
        if (way > 0)
            control(AS_GERMAN, "A2");
        if (way > 1)
            control(AS_AMERICAN, "A4"); /* equal: the tie-breaks */
        end_turn();
        static const int expected[] = {AO_DRAW, AO_GERMAN, AO_AMERICAN};
        assert_int_equal(after_turn(), expected[way]);
    }
    board_of(DUEL + 9);
    put("A5", "ger-grenadiers");
    put("F1", "usa-riflemen");
    control(AS_GERMAN, "B1");
    assert_int_equal(after_turn(), AO_GERMAN);
}

/* [assault:DUEL11-V] [assault:AMB-72] The value of destroyed units, then their number. */
static void hill_duel(void **state)
{
    (void)state;
    board_of(DUEL + 11);
    put("A5", "ger-grenadiers");
    put("F1", "usa-riflemen");
    put("D1", "usa-sherman-76");
    put("B5", "ger-mortar");
    put("C5", "ger-mortar");
    assault_destroy(&game, &s, at("D1"), NULL); /* 8 */
    assault_destroy(&game, &s, at("B5"), NULL); /* 2 and 2 */
    assault_destroy(&game, &s, at("C5"), NULL);
    s.turn = 8;
    s.prestige[AS_AMERICAN] = 100;
    end_turn();
    assert_int_equal(after_turn(), AO_GERMAN);
    board_of(DUEL + 11);
    put("A5", "ger-grenadiers");
    put("F1", "usa-riflemen");
    s.destroyed[0] = s.destroyed[1] = 8;
    s.destroyed_units[0] = 1;
    s.destroyed_units[1] = 2;
    s.turn = 8;
    end_turn();
    assert_int_equal(after_turn(), AO_AMERICAN);
    board_of(DUEL + 11);
    put("A5", "ger-grenadiers");
    assert_int_equal(after_turn(), AO_GERMAN);
}

/* -- games that cannot end -----------------------------------------------------------------------
 */

/* [assault:AMB-61] Ten game turns beyond the limit without a unit lost or a tile changing hands: a
 * draw. */
static void quiet_games_are_drawn(void **state)
{
    (void)state;
    board_of(DUEL + 5);
    put("A5", "ger-grenadiers");
    put("C2", "usa-riflemen");
    s.turn = 12;
    for (int turn = 12; turn < 22; turn++) {
        end_turn();
        assert_int_equal(after_turn(), -1);
    }
    end_turn();
    assert_int_equal(s.turn, 22);
    assert_int_equal(after_turn(), AO_DRAW);
    assert_int_equal(decided_by(), -1);
    board_of(DUEL + 5); /* something has happened later than the limit */
    put("A5", "ger-grenadiers");
    put("C2", "usa-riflemen");
    s.turn = 22;
    s.quiet = 8;
    end_turn();
    assert_int_equal(after_turn(), -1);
    assert_int_equal(s.quiet, 9);
    end_turn();
    assert_int_equal(after_turn(), AO_DRAW);
    board_of(DUEL + 5); /* something happens in the last of them */
    put("A5", "ger-grenadiers");
    put("C2", "usa-riflemen");
    s.turn = 22;
    s.quiet = 9;
    s.phase = APH_OPERATIONS;
    move("A5", "A4");
    end_turn();
    assert_int_equal(after_turn(), -1);
    assert_int_equal(s.quiet, 0);
    board_of(DUEL + 5); /* a unit is lost */
    put("A5", "ger-grenadiers");
    put("B5", "ger-grenadiers");
    put("C2", "usa-riflemen");
    s.turn = 22;
    s.quiet = 9;
    assault_destroy(&game, &s, at("B5"), NULL);
    end_turn();
    assert_int_equal(after_turn(), -1);
    assert_int_equal(s.quiet, 0);
}

/* [assault:AMB-61] Without a limit, thirty. */
static void quiet_games_without_a_limit(void **state)
{
    (void)state;
    draw_duel(clear_map);
    scenario.limit.count = 0;
    start_position();
    put("A5", "ger-grenadiers");
    put("F1", "usa-riflemen");
    s.turn = 1;
    for (int turn = 1; turn < 30; turn++) {
        end_turn();
        assert_int_equal(after_turn(), -1);
    }
    end_turn();
    assert_int_equal(after_turn(), AO_DRAW);
    assert_int_equal(s.held[AS_GERMAN], 0); /* no tile is to be held: not A5 either */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(home_base_wins),
        cmocka_unit_test(no_home_base_wins_nothing),
        cmocka_unit_test(three_adjacent_home_row_tiles_win),
        cmocka_unit_test(no_enemy_left_wins),
        cmocka_unit_test(prestige_then_tiles_decide),
        cmocka_unit_test(nothing_between_them_is_a_draw),
        cmocka_unit_test(own_conditions_replace_the_standard),
        cmocka_unit_test(duels_with_standard_conditions),
        cmocka_unit_test(objectives_of_duel_02),
        cmocka_unit_test(swamp_duel),
        cmocka_unit_test(fort_duel),
        cmocka_unit_test(forest_duel),
        cmocka_unit_test(forest_duel_after_twelve_turns),
        cmocka_unit_test(only_a_tile_to_enter_goes_on),
        cmocka_unit_test(sieges),
        cmocka_unit_test(beach_duel),
        cmocka_unit_test(river_duel),
        cmocka_unit_test(hill_duel),
        cmocka_unit_test(it_is_known_who_is_ahead),
        cmocka_unit_test(quiet_games_are_drawn),
        cmocka_unit_test(quiet_games_without_a_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
