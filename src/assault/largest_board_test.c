/* The largest board, 8 by 8: its last tile, H1 with the number 63, is a tile like any other. */
#include "assault/faults_test.h"

#include "assault/view.h"

static const char all_clear[] =
    "......../......../......../......../......../......../......../........";
static const char at_the_edges[] =
    "AAAAAAAA/......../......../......../......../......../......../BBBBBBBB";

/* An American unit stands on the last tile, a German one beside it and one elsewhere. */
static void lay_out(void)
{
    memset(&scenario, 0, sizeof scenario);
    draw_map(&scenario, all_clear, at_the_edges);
    set_bases(&scenario, "D8", "E1");
    set_sides(&scenario, 'c', 'c', 3);
    set_standard_victory(&scenario, 6);
    start_position();
    lose_surprises();
    assert_int_equal(at("H1"), ASSAULT_SQUARES - 1);
    put("H1", "usa-riflemen");
    put("G1", "ger-grenadiers");
    put("A8", "ger-pz-iv");
    assert_fault(APF_NONE);
}

/* [assault:ATK-1] [assault:MOVE-1] Units attack it and move there. */
static void units_come_to_the_last_tile(void **state)
{
    (void)state;
    lay_out();
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "G1", "H1"));
    assault_destroy(&game, &s, at("H1"), NULL);
    put("A1", "usa-riflemen");
    move("G1", "H1");
    assert_true(is_on("H1", "ger-grenadiers"));
}

/* [assault:CARD-18] Cards pick units there. */
static void cards_reach_the_last_tile(void **state)
{
    (void)state;
    lay_out();
    deal(AS_GERMAN, "air-strike");
    s.prestige[AS_GERMAN] = 9;
    allow(AS_GERMAN, play_of(AS_GERMAN, "air-strike", "H1"));
    lay_out();
    deal(AS_AMERICAN, "counter-offensive re-deploy");
    put("A1", "usa-riflemen");
    s.active = AS_AMERICAN;
    s.prestige[AS_AMERICAN] = 50;
    allow(AS_AMERICAN,
          assault_play(held(AS_AMERICAN, "counter-offensive"), at("A1"), at("H1") + 1));
    refuse(AS_AMERICAN,
           assault_play(held(AS_AMERICAN, "counter-offensive"), at("A1"), at("H1") + 2),
           BCG_NO_SUCH_ACTION);
    assault_destroy(&game, &s, at("G1"), NULL);
    allow(AS_AMERICAN, assault_play(held(AS_AMERICAN, "re-deploy"), at("H1"), at("B1")));
    assault_carry(&s, at("H1"), at("B2"));
    allow(AS_AMERICAN, assault_play(held(AS_AMERICAN, "re-deploy"), at("B2"), at("H1")));
}

/* A unit and a todo there are part of a position, saved or not. */
static void positions_have_a_last_tile(void **state)
{
    (void)state;
    static assault_scenario saved;
    assault_state again;
    int line;
    lay_out();
    unit_at("H1")->markers = -2;
    push(&(todo){AP_WINDOW, AS_GERMAN, "H1", "H1", AW_ARRIVED, 0, NULL});
    s.active = AS_AMERICAN;
    assert_fault(APF_NONE);
    saved = scenario;
    assault_position_save(&game, &s, &saved);
    assert_int_equal(assault_position_read(&game, &saved, &again, &line), APF_NONE);
    assert_memory_equal(&again, &s, sizeof s);
    s.pending[0].a = ASSAULT_SQUARES;
    assert_fault(APF_TODO_FIELD);
    lay_out();
    push(&(todo){AP_CARD, AS_GERMAN, "A8", "+H1", 0, 0, "counter-offensive"});
    assert_fault(APF_TODO_UNIT);
}

/* [assault:DEPLOY-4] A face-down unit there is hidden, and guessed. */
static void the_last_tile_is_guessed(void **state)
{
    (void)state;
    assault_state view, guess;
    bcg_rng r;
    lay_out();
    assault_destroy(&game, &s, at("H1"), NULL);
    put_down("H1", "usa-riflemen");
    bcg_assault_ops.view(&game.head, &s, AS_GERMAN, &view);
    assert_int_equal(view.unit[at("H1")].kind, ASSAULT_HIDDEN);
    bcg_rng_seed(&r, 3);
    bcg_assault_ops.guess(&game.head, &view, &r, &guess);
    const int kind = assault_kind_at(&guess, at("H1"));
    assert_int_equal(assault_row(&game, kind)->cost, unit_at("H1")->told);
    check_state(&game, &guess);
}

/* [assault:ATK-1] [assault:DEPLOY-2] Neighbours along the sides are found for all tiles at once as
 * for each; the edges of the board are no neighbours of each other. */
static void tiles_spread_to_their_neighbours(void **state)
{
    (void)state;
    lay_out();
    ASSAULT_EACH(t, game.tiles)
    {
        const uint64_t tile = assault_bit((int)t);
        assert_true((assault_spread(tile) & game.tiles) == (game.orthogonal[t] | tile));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_come_to_the_last_tile),
        cmocka_unit_test(cards_reach_the_last_tile),
        cmocka_unit_test(positions_have_a_last_tile),
        cmocka_unit_test(the_last_tile_is_guessed),
        cmocka_unit_test(tiles_spread_to_their_neighbours),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
