/* Positions as lines: what is read of them, what they need not say, and what they must not. */
#include "assault/faults_test.h"

/* A position has a score line for each side. */
static void both_sides_are_scored(void **state)
{
    (void)state;
    static assault_scenario saved;
    assault_state again;
    int line;
    rest();
    saved = scenario;
    assault_position_save(&game, &s, &saved);
    assert_int_equal(assault_position_read(&game, &saved, &again, &line), APF_NONE);
    assert_true(assault_position_look(&game, &saved, &again)); /* also without playing it */
    assert_memory_equal(&again, &s, sizeof s);
    saved.score.count = 1;
    assert_false(assault_position_look(&game, &saved, &again));
    assert_int_equal(assault_position_read(&game, &saved, &again, &line), APF_SIDES);
}

/* A set-up has parts and no moves of a turn; a turn has no parts. */
static void turns_have_no_parts(void **state)
{
    (void)state;
    static assault_scenario saved;
    assault_state again;
    int line;
    rest();
    saved = scenario;
    assault_position_save(&game, &s, &saved);
    saved.turn.at[0].parts = 1;
    assert_int_equal(assault_position_read(&game, &saved, &again, &line), APF_TURN);
    saved.turn.at[0].phase = APH_SETUP;
    saved.turn.at[0].used = 1;
    assert_int_equal(assault_position_read(&game, &saved, &again, &line), APF_TURN);
}

/* Every accepted position can be played: a card whose units are gone comes to nothing. */
static void announced_combats_need_their_units(void **state)
{
    (void)state;
    static const char *const tiles[][2] = {{"C2", "C3"}, {"B3", "C3"}, {"C2", "C4"}};
    for (int i = 0; i < 3; i++) {
        rest();
        push(&(todo){AP_CARD, AS_AMERICAN, tiles[i][0], tiles[i][1], 0, 0, "opportunity-fire"});
        assert_fault(APF_NOT_AT_REST);
        assault_settle(&game, &s, NULL);
        assert_int_equal(assault_in_combat(&s), i == 0);
    }
}

/* What a todo does not have, a line of a position must not give it. */
static void lines_give_what_a_todo_has(void **state)
{
    (void)state;
    enum { G = AS_GERMAN, A = AS_AMERICAN };
    static assault_scenario saved;
    static const todo todos[] = {
        {AP_SWAMP, G, "C3", 0, 0, 0, 0},
        {AP_WINDOW, A, 0, 0, AW_TURN, 0, 0},
        {AP_WINDOW, A, "C3", "C3", AW_ARRIVED, 0, 0},
        {AP_CARD, G, "C3", "+D3", 0, 0, "counter-offensive"},
        {AP_CARD, G, "C3", "A5", 0, 0, "re-deploy"},
        {AP_CARD, G, "#1", 0, 0, 0, "national-advantage"},
    };
    static const bool tile[][2] = {{1, 0}, {0, 0}, {1, 1}, {1, 1}, {1, 1}, {0, 0}};
    static const bool number[][2] = {{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1, 0}};
    for (size_t i = 0; i < COUNT(todos); i++)
        for (int field = 0; field < 5; field++) {
            assault_state again;
            int line;
            rest();
            push(&todos[i]);
            const assault_position_fault as_it_is = fault();
            saved = scenario;
            assault_position_save(&game, &s, &saved);
            assault_pending_line *p = &saved.pending.at[0];
            bool has = true;
            switch (field) {
            case 0:
                break;
            case 1:
                has = tile[i][0];
                p->at = (uint8_t)(has ? p->at : at("C3"));
                break;
            case 2:
                has = tile[i][1];
                p->to = (uint8_t)(has ? p->to : at("C3"));
                break;
            case 3:
                has = number[i][0];
                p->a = 1;
                break;
            default:
                has = number[i][1];
                p->b = 1;
            }
            assert_int_equal(assault_position_read(&game, &saved, &again, &line),
                             has ? as_it_is : APF_TODO_FIELD);
        }
}

/* [assault:CARD-11] Whichever of the copies alike a line names, it is the same position. */
static void any_copy_may_be_named(void **state)
{
    (void)state;
    static assault_scenario saved;
    assault_state again;
    int line, named = 0;
    rest();
    const int held = deal(AS_GERMAN, "ger-volkssturm"), copies = game.card[held].copies;
    assert_true(copies > 1 && game.card[held].first == held);
    for (int copy = held; copy < held + copies; copy++) {
        saved = scenario;
        assault_position_save(&game, &s, &saved);
        for (int i = 0; i < saved.cards.count; i++)
            if (saved.cards.at[i].zone == AZ_HAND) {
                saved.cards.at[i].cards = BCG_SET_EMPTY;
                bcg_set_add(&saved.cards.at[i].cards, game.card[copy].number);
                named++;
            }
        assert_int_equal(assault_position_read(&game, &saved, &again, &line), APF_NONE);
        assert_memory_equal(&again, &s, sizeof s);
    }
    assert_int_equal(named, copies);
}

/* [assault:AMB-65] Units that no deck of the game has take part if the scenario brings them. */
static void brought_units_take_part(void **state)
{
    (void)state;
    int foreign = 0;
    board(clear_map);
    while (game.in_game[foreign] || assault_nation_of(foreign) != AS_GERMAN)
        foreign++;
    assert_int_equal(assault_copies_in_game(&game, foreign), 0);
    const char *word = assault_kind_words.word[foreign];
    draw_duel(clear_map);
    fix_unit(&scenario, "C3", word);
    start_position();
    put("C1", "usa-riflemen");
    assert_int_equal(assault_copies_in_game(&game, foreign), 1);
    unit_at("C3")->marks = 0;
    assert_fault(APF_NONE);
    draw_duel(clear_map);
    set_start_list(&scenario, AS_GERMAN, word);
    start_position();
    assert_int_equal(assault_copies_in_game(&game, foreign), 1);
}

/* [assault:SETUP-2] A deck that a position does not list has all cards of its letter or number that
 * lie nowhere else. */
static void decks_are_whole_by_default(void **state)
{
    (void)state;
    for (int deck = 0; deck < ASSAULT_UNIT_DECKS; deck++) {
        memset(&scenario, 0, sizeof scenario);
        draw_duel(clear_map);
        set_sides(&scenario, (char)('a' + deck), (char)('a' + deck), 1 + deck % 4);
        start_position();
        put_some("A5", AS_GERMAN);
        put_some("F1", AS_AMERICAN);
        const int order = bcg_set_next(&s.pile[AZ_ACTIONS], 0);
        assault_give(&game, &s, game.card[order].first, AZ_ACTIONS, AZ_HAND);
        static const uint8_t zones[] = {AZ_ACTIONS, AZ_UNITS, AZ_UNITS + 1};
        for (size_t i = 0; i < COUNT(zones); i++) {
            assault_state without = s;
            without.pile[zones[i]] = BCG_SET_EMPTY;
            without.size[zones[i]] = 0;
            const bcg_set whole = assault_default_deck(&game, &without, zones[i]);
            assert_true(bcg_set_equal(&whole, &s.pile[zones[i]]));
        }
    }
}

/* [assault:CARD-11] [assault:DEPLOY-4] [assault:COMBAT-10] Lines are those of a view if they hide a
 * unit, cards, or what somebody has chosen. */
static void views_hide_something(void **state)
{
    (void)state;
    static assault_scenario saved;
    rest();
    saved = scenario;
    assault_position_save(&game, &s, &saved);
    assert_false(assault_is_view(&saved));
    for (int t = 0; t < ASSAULT_SQUARES; t++) {
        const uint8_t drawn = saved.drawn[t];
        saved.drawn[t] = ASSAULT_DRAWN_HIDDEN;
        assert_true(assault_is_view(&saved));
        saved.drawn[t] = drawn;
    }
    s.unit[at("C2")].kind = ASSAULT_HIDDEN;
    assault_position_save(&game, &s, &saved);
    assert_true(assault_is_view(&saved));
    rest();
    s.pile[AZ_ACTIONS] = BCG_SET_EMPTY;
    assault_position_save(&game, &s, &saved);
    assert_true(assault_is_view(&saved));
    fight();
    saved = scenario;
    assault_position_save(&game, &s, &saved);
    assert_false(assault_is_view(&saved));
    s.combat.chosen[AS_AMERICAN] = ASSAULT_HIDDEN;
    assault_position_save(&game, &s, &saved);
    assert_true(assault_is_view(&saved));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(announced_combats_need_their_units),
        cmocka_unit_test(lines_give_what_a_todo_has),
        cmocka_unit_test(any_copy_may_be_named),
        cmocka_unit_test(turns_have_no_parts),
        cmocka_unit_test(brought_units_take_part),
        cmocka_unit_test(both_sides_are_scored),
        cmocka_unit_test(views_hide_something),
        cmocka_unit_test(decks_are_whole_by_default),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
