/* Every function of the public header: what it does and what it refuses. What one seat at a time
 * does not need is in seats_test.c. */
#include "api/battle_test.h"

static char other[BOCAGE_POSITION_TEXT];

static void the_library_tells_what_it_is(void **state)
{
    (void)state;
    assert_true(strchr(bocage_version(), '.') != NULL);
    assert_int_equal(bocage_rulesets(), 2);
    assert_string_equal(bocage_ruleset_name(0), "memoir");
    assert_string_equal(bocage_ruleset_name(1), "assault");
    assert_null(bocage_ruleset_name(2));
    assert_null(bocage_ruleset_name(-1));
}

static void a_text_with_an_error_is_refused_with_its_place(void **state)
{
    (void)state;
    static const char *const bad[][2] = {
        {"", ""},
        {"hello\n", "bocage 1"},
        {"bocage 1\nruleset chess\n", "chess"},
        {"bocage 1\nruleset assault\n", "line"},
        {"bocage 1\nruleset memoir\n", "line"},
        {"bocage 1\nruleset memoir\nbord standard\n", "line 3, column 1: "},
    };
    for (size_t i = 0; i < COUNT(bad); i++) {
        strcpy(why, "");
        assert_null(bocage_scenario_new(bad[i][0], strlen(bad[i][0]), why, sizeof why));
        assert_true(strlen(why) > 0);
        assert_non_null(strstr(why, bad[i][1]));
        assert_null(strchr(why, '\n'));
        /* Nobody has to listen, and the sentence is cut to its room. */
        assert_null(bocage_scenario_new(bad[i][0], strlen(bad[i][0]), NULL, 0));
        char small[4] = "abc";
        assert_null(bocage_scenario_new(bad[i][0], strlen(bad[i][0]), small, sizeof small));
        assert_int_equal(strlen(small), 3);
    }
}

static void a_game_has_seats_and_choices(void **state)
{
    const battle *b = *state;
    assert_string_equal(bocage_scenario_ruleset(b->scenario), "memoir");
    assert_string_equal(bocage_game_ruleset(b->game), "memoir");
    assert_int_equal(bocage_seats(b->game), 2);
    assert_string_equal(bocage_seat_name(b->game, 0), "axis");
    assert_string_equal(bocage_seat_name(b->game, 1), "allies");
    assert_null(bocage_seat_name(b->game, 2));
    assert_null(bocage_seat_name(b->game, -1));
    assert_int_equal(bocage_teams(b->game), 2); /* each for itself */
    assert_string_equal(bocage_team_name(b->game, 1), "allies");
    assert_int_equal(bocage_team_of(b->game, 1), 1);
    assert_null(bocage_game_new(b->scenario, "newest", NULL, why, sizeof why));
    assert_string_equal(why, "there is no edition `newest`");
    assert_null(bocage_game_new(b->scenario, NULL, "no-overrun no-luck", why, sizeof why));
    assert_string_equal(why, "there is no option `no-luck`");
    assert_null(bocage_game_new(b->scenario, NULL, "no-luck", NULL, 0));

    bocage_game *game = bocage_game_new(b->scenario, "classic", " no-overrun  no-take-ground ",
                                        NULL, 0);
    assert_non_null(game);
    bocage_state *s = bocage_state_new(game, NULL);
    assert_true(bocage_state_text(s, text, sizeof text));
    assert_non_null(strstr(text, "\nedition     classic\n"));
    assert_non_null(strstr(text, "no-overrun"));
    assert_false(bocage_state_set(s, b->state)); /* of another game */
    bocage_state_free(s);
    bocage_game_free(game);
}

static void random_numbers_follow_their_seed(void **state)
{
    (void)state;
    bocage_random *a = bocage_random_new(7), *b = bocage_random_new(7), *c = bocage_random_new(8);
    int same = 0;
    for (int i = 0; i < 100; i++) {
        const uint32_t n = bocage_random_below(a, 1000);
        assert_true(n < 1000);
        assert_int_equal(n, bocage_random_below(b, 1000));
        same += n == bocage_random_below(c, 1000);
    }
    assert_true(same < 10);
    assert_int_equal(bocage_random_below(a, 0), 0);
    bocage_random_free(a);
    bocage_random_free(b);
    bocage_random_free(c);
}

static void only_the_actor_may_act(void **state)
{
    battle *b = *state;
    assert_int_equal(bocage_actor(b->state), BOCAGE_CHANCE); /* cards are dealt */
    assert_int_equal(bocage_actors(b->state), 0);
    assert_int_equal(list_legal(b), 0);
    const bocage_action draw = bocage_chance(b->state, b->random);
    assert_string_equal(bocage_reason_name(bocage_check(b->state, 0, draw)), "BCG_CHANCE_DECIDES");
    play_until_asked(b);
    const int who = bocage_actor(b->state);
    assert_int_equal(bocage_actors(b->state), 1 << who);
    assert_false(bocage_secret(b->state));
    assert_int_equal(bocage_chance(b->state, b->random), 0);
    assert_int_equal(bocage_legal(b->state, 1 - who, b->list, bocage_max_actions(b->game)), 0);
    assert_int_equal(bocage_legal(b->state, 77, b->list, bocage_max_actions(b->game)), 0);
    assert_int_equal(bocage_legal(b->state, who, b->list, bocage_max_actions(b->game) - 1), -1);
    const bocage_action a = choose(b);
    assert_true(bocage_state_text(b->state, text, sizeof text));
    assert_string_equal(bocage_reason_name(bocage_apply(b->state, 1 - who, a)),
                        "BCG_NOT_YOUR_TURN");
    assert_string_equal(bocage_reason_name(bocage_apply(b->state, 77, a)), "BCG_NOT_YOUR_TURN");
    assert_string_equal(bocage_reason_name(bocage_apply(b->state, BOCAGE_CHANCE, a)),
                        "BCG_NOT_YOUR_TURN");
    assert_string_equal(bocage_reason_name(bocage_apply(b->state, who, 0)), "BCG_NO_SUCH_ACTION");
    assert_int_not_equal(bocage_apply(b->state, who, UINT64_MAX), BOCAGE_OK);
    assert_true(bocage_state_text(b->state, other, sizeof other));
    assert_string_equal(text, other); /* refusals change nothing */
    assert_int_equal(bocage_check(b->state, who, a), BOCAGE_OK);
    assert_int_equal(bocage_apply(b->state, who, a), BOCAGE_OK);
    assert_true(bocage_state_text(b->state, other, sizeof other));
    assert_string_not_equal(text, other);
}

static void a_copy_goes_its_own_way(void **state)
{
    battle *b = *state;
    play_until_asked(b);
    bocage_state *copy = bocage_state_copy(b->state);
    assert_non_null(copy);
    assert_true(bocage_state_text(copy, text, sizeof text));
    assert_int_equal(bocage_apply(b->state, bocage_actor(b->state), choose(b)), BOCAGE_OK);
    assert_true(bocage_state_text(copy, other, sizeof other));
    assert_string_equal(text, other);
    assert_true(bocage_state_set(b->state, copy));
    assert_true(bocage_state_text(b->state, other, sizeof other));
    assert_string_equal(text, other);
    bocage_state_free(copy);
}

static void games_are_played_to_the_end(void **state)
{
    battle *b = *state;
    char word[BOCAGE_ACTION_TEXT];
    int n = 0;
    for (int who; (who = bocage_actor(b->state)) != BOCAGE_OVER; n++) {
        assert_int_equal(bocage_result_of(b->state, 0), BOCAGE_UNDECIDED);
        const bocage_action a = choose(b);
        assert_true(bocage_action_text(b->state, a, word, sizeof word));
        assert_true(bocage_action_read(b->state, who, word, why, sizeof why) == a);
        assert_int_equal(bocage_apply(b->state, who, a), BOCAGE_OK);
        assert_true(n < 100000);
    }
    const bocage_result axis = bocage_result_of(b->state, 0),
                        allies = bocage_result_of(b->state, 1);
    assert_true((axis == BOCAGE_WON && allies == BOCAGE_LOST) ||
                (axis == BOCAGE_LOST && allies == BOCAGE_WON) ||
                (axis == BOCAGE_DRAWN && allies == BOCAGE_DRAWN));
    assert_int_equal(bocage_result_of(b->state, 2), BOCAGE_UNDECIDED);
    assert_int_equal(bocage_result_of(b->state, -1), BOCAGE_UNDECIDED);
    assert_int_equal(bocage_actors(b->state), 0);
    assert_string_equal(bocage_reason_name(bocage_apply(b->state, 0, 3)), "BCG_GAME_OVER");
    assert_int_equal(list_legal(b), 0);
}

/* Does the text of a position name the cards of a hand? */
static bool names_hand(const char *position, const char *side)
{
    char line[64];
    snprintf(line, sizeof line, "\nhand        %s", side);
    const char *at = strstr(position, line);
    return at && strncmp(at + strlen(line), " hidden", 7) != 0;
}

static void a_view_hides_cards_and_a_guess_fills_them_in(void **state)
{
    battle *b = *state;
    bocage_action draw = 0;
    while (bocage_actor(b->state) == BOCAGE_CHANCE) {
        draw = bocage_chance(b->state, b->random);
        const bool axis = bocage_may_read(b->state, BOCAGE_CHANCE, draw, 0);
        const bool allies = bocage_may_read(b->state, BOCAGE_CHANCE, draw, 1);
        assert_int_not_equal(axis, allies); /* the drawer alone */
        assert_false(bocage_may_read(b->state, BOCAGE_CHANCE, draw, BOCAGE_SPECTATOR));
        assert_false(bocage_may_read(b->state, 0, draw, 0)); /* not for it to take */
        assert_int_equal(bocage_apply(b->state, BOCAGE_CHANCE, draw), BOCAGE_OK);
    }
    assert_false(bocage_may_read(b->state, BOCAGE_CHANCE, draw, 0)); /* nothing to draw now */
    const bocage_action play = choose(b);
    const int who = bocage_actor(b->state);
    static const int readers[] = {0, 1, BOCAGE_SPECTATOR};
    for (size_t i = 0; i < COUNT(readers); i++) {
        assert_true(bocage_may_read(b->state, who, play, readers[i]));
        assert_false(bocage_may_read(b->state, 1 - who, play, readers[i]));
    }

    assert_null(bocage_view_new(b->state, 2));
    assert_null(bocage_view_new(b->state, -1));
    for (size_t i = 0; i < COUNT(readers); i++) {
        const int seat = readers[i];
        bocage_view *view = bocage_view_new(b->state, seat);
        assert_non_null(view);
        assert_true(bocage_view_text(view, text, sizeof text));
        assert_int_equal(names_hand(text, "axis"), seat == 0);
        assert_int_equal(names_hand(text, "allies"), seat == 1);
        bocage_state *guess = bocage_guess_new(view, b->random);
        assert_non_null(guess);
        bocage_view *again = bocage_view_new(guess, seat);
        assert_true(bocage_view_text(again, other, sizeof other));
        assert_string_equal(text, other); /* the seat cannot tell the guess from the truth */
        assert_true(bocage_state_text(guess, other, sizeof other));
        assert_true(names_hand(other, "axis") && names_hand(other, "allies"));
        bocage_view_free(again);
        bocage_state_free(guess);
        bocage_view_free(view);
    }
}

static void a_position_with_hidden_cards_needs_a_dealer(void **state)
{
    battle *b = *state;
    play_until_asked(b);
    bocage_view *view = bocage_view_new(b->state, 1);
    assert_true(bocage_view_text(view, text, sizeof text));
    bocage_scenario *scenario = bocage_scenario_new(text, strlen(text), why, sizeof why);
    assert_non_null(scenario);
    bocage_game *game = bocage_game_new(scenario, NULL, NULL, why, sizeof why);
    assert_non_null(game);
    assert_null(bocage_state_new(game, NULL));
    bocage_state *s = bocage_state_new(game, b->random);
    assert_non_null(s);
    assert_int_equal(bocage_actor(s), bocage_actor(b->state));
    assert_true(bocage_legal(s, bocage_actor(s), b->list, bocage_max_actions(game)) > 0);
    bocage_state_free(s);
    bocage_game_free(game);
    bocage_scenario_free(scenario);
    bocage_view_free(view);
}

static void texts_that_mean_nothing_or_do_not_fit_are_refused(void **state)
{
    battle *b = *state;
    char small[4];
    play_until_asked(b);
    const bocage_action a = choose(b);
    const int who = bocage_actor(b->state);
    assert_false(bocage_action_text(b->state, a, small, sizeof small));
    assert_false(bocage_action_text(b->state, a, small, 0));
    assert_true(bocage_action_text(b->state, UINT64_MAX, text, sizeof text));
    assert_true(bocage_action_read(b->state, who, "dance C5", why, sizeof why) == 0);
    assert_non_null(strstr(why, "dance"));
    assert_true(bocage_action_read(b->state, who, "order Z9", NULL, 0) == 0);
    assert_true(bocage_action_read(b->state, who, "done", why, sizeof why) != 0);
    assert_true(bocage_action_read(b->state, 2, "done", why, sizeof why) == 0);
    assert_string_equal(why, "there is no such seat");
    assert_true(bocage_action_read(b->state, BOCAGE_OVER, "done", NULL, 0) == 0);
    assert_false(bocage_state_text(b->state, small, sizeof small));
    assert_false(bocage_state_text(b->state, small, 0));
}

static void reasons_have_name_rule_and_sentence(void **state)
{
    battle *b = *state;
    play_until_asked(b);
    const int who = bocage_actor(b->state);
    const bocage_action done = bocage_action_read(b->state, who, "done", NULL, 0);
    const bocage_reason r = bocage_check(b->state, who, done);
    assert_string_equal(bocage_reason_name(r), "MR_NOT_NOW");
    assert_string_equal(bocage_reason_rule(r), "memoir:TURN-2");
    assert_true(strlen(bocage_reason_sentence(r)) > 10);
    assert_string_equal(bocage_reason_name(BOCAGE_OK), "BCG_OK");
    assert_string_equal(bocage_reason_rule(BOCAGE_OK), "");
    assert_string_equal(bocage_reason_name(0xffff), "unknown");
    assert_string_equal(bocage_reason_rule(0xffff), "");
    assert_string_equal(bocage_reason_sentence(0xffff), "no such reason");
}

/* -- computer players ------------------------------------------------------------------------- */

static void levels_have_names(void **state)
{
    const battle *b = *state;
    assert_true(bocage_ai_levels(b->game) >= 3);
    assert_string_equal(bocage_ai_level_name(b->game, 0), "random");
    assert_null(bocage_ai_level_name(b->game, -1));
    assert_null(bocage_ai_level_name(b->game, bocage_ai_levels(b->game)));
    for (int i = 0; i < bocage_ai_levels(b->game); i++) {
        bocage_ai *ai = bocage_ai_new(b->game, bocage_ai_level_name(b->game, i), 1);
        assert_non_null(ai);
        bocage_ai_free(ai);
    }
    assert_null(bocage_ai_new(b->game, "corporal", 1));
}

static bocage_action ask(bocage_ai *ai, const bocage_state *s, int seat, uint64_t nodes)
{
    bocage_view *view = bocage_view_new(s, seat);
    const bocage_action a = bocage_ai_choose(ai, view, nodes, 0);
    bocage_view_free(view);
    return a;
}

static void computer_players_play_whole_games(void **state)
{
    battle *b = *state;
    bocage_ai *one = bocage_ai_new(b->game, "captain", 3),
              *same = bocage_ai_new(b->game, "captain", 3),
              *enemy = bocage_ai_new(b->game, "random", 4);
    for (int who, n = 0; (who = bocage_actor(b->state)) != BOCAGE_OVER; n++) {
        bocage_action a;
        if (who == BOCAGE_CHANCE)
            a = bocage_chance(b->state, b->random);
        else if (who == 0)
            a = ask(enemy, b->state, who, 0);
        else {
            a = ask(one, b->state, who, 0);
            assert_true(a == ask(same, b->state, who, 0));
        }
        assert_int_equal(bocage_apply(b->state, who, a), BOCAGE_OK);
        assert_true(n < 100000);
    }
    assert_true(ask(one, b->state, 1, 0) == 0); /* it is over */
    bocage_ai_free(one);
    bocage_ai_free(same);
    bocage_ai_free(enemy);
}

static void a_computer_player_answers_for_its_own_seat_alone(void **state)
{
    battle *b = *state;
    bocage_ai *ai = bocage_ai_new(b->game, "captain", 3);
    assert_true(ask(ai, b->state, 0, 0) == 0 && ask(ai, b->state, 1, 0) == 0); /* cards are dealt */
    play_until_asked(b);
    const int who = bocage_actor(b->state);
    assert_true(ask(ai, b->state, 1 - who, 0) == 0);
    assert_true(ask(ai, b->state, BOCAGE_SPECTATOR, 0) == 0);
    assert_true(ask(ai, b->state, who, 0) != 0);
    bocage_game *game = bocage_game_new(b->scenario, NULL, NULL, NULL, 0);
    bocage_ai *other_game = bocage_ai_new(game, "captain", 3);
    assert_true(ask(other_game, b->state, who, 0) == 0);
    bocage_ai_free(other_game);
    bocage_game_free(game);
    bocage_ai_free(ai);
}

static void a_searching_player_takes_its_budget(void **state)
{
    battle *b = *state;
    bocage_ai *ai = bocage_ai_new(b->game, "general", 3);
    play_until_asked(b);
    const int who = bocage_actor(b->state);
    bocage_view *view = bocage_view_new(b->state, who);
    for (int threads = -1; threads <= 2; threads++)
        assert_int_equal(bocage_check(b->state, who, bocage_ai_choose(ai, view, 500, threads)),
                         BOCAGE_OK);
    bocage_view_free(view);
    bocage_ai_free(ai);
}

/* Every step of a plan may be taken in turn, whatever the hidden cards are; then it is somebody
 * else's decision, or chance's. */
static void follow_plan(const bocage_state *s, int who, const bocage_action *plan, int steps)
{
    bocage_state *copy = bocage_state_copy(s);
    for (int i = 0; i < steps; i++) {
        assert_int_equal(bocage_actor(copy), who);
        assert_int_equal(bocage_apply(copy, who, plan[i]), BOCAGE_OK);
    }
    bocage_state_free(copy);
}

static bool is_same_hint(const bocage_hint *a, const bocage_hint *b)
{
    return a->action == b->action && a->steps == b->steps && a->trials == b->trials &&
           is_near(a->chance, b->chance) && is_near(a->lead, b->lead) &&
           is_near(a->gain, b->gain) && is_near(a->risk, b->risk);
}

/* What a hint must be like, whoever gave it. */
static void check_hint(const battle *b, int who, const bocage_hint *hint, const bocage_action *plan)
{
    assert_int_equal(bocage_check(b->state, who, hint->action), BOCAGE_OK);
    assert_true(hint->steps >= 1 && hint->steps <= BOCAGE_PLAN && plan[0] == hint->action);
    follow_plan(b->state, who, plan, hint->steps);
    assert_true(hint->chance >= 0 && hint->chance <= 1);
    assert_true(hint->lead >= -1 && hint->lead <= 1);
    if (list_legal(b) > 1)
        assert_true(hint->trials > 0);
    else
        assert_true(is_same_hint(hint, &(bocage_hint){.action = b->list[0], .steps = 1}));
}

static void hints_tell_plan_and_reason(void **state)
{
    battle *b = *state;
    bocage_ai *ai = bocage_ai_new(b->game, "general", 3),
              *same = bocage_ai_new(b->game, "general", 3);
    bocage_action plan[BOCAGE_PLAN], again[BOCAGE_PLAN];
    bocage_hint hint, twin;
    int plans = 0, most = 0, forced = 0;
    double gain = 0;
    for (int n = 0, who; n < 300 && (who = bocage_actor(b->state)) != BOCAGE_OVER; n++) {
        if (who == BOCAGE_CHANCE) {
            assert_int_equal(bocage_apply(b->state, who, choose(b)), BOCAGE_OK);
            continue;
        }
        bocage_view *view = bocage_view_new(b->state, who);
        assert_true(bocage_ai_hint(ai, view, 300, 0, plan, BOCAGE_PLAN, &hint));
        assert_true(bocage_ai_hint(same, view, 300, 2, again, BOCAGE_PLAN, &twin));
        check_hint(b, who, &hint, plan);
        assert_true(is_same_hint(&hint, &twin));
        assert_memory_equal(plan, again, sizeof plan[0] * (size_t)hint.steps);
        plans++;
        most = hint.steps > most ? hint.steps : most;
        forced += hint.trials == 0;
        gain = hint.gain > gain ? hint.gain : gain;
        assert_int_equal(bocage_apply(b->state, who, hint.action), BOCAGE_OK);
        bocage_view_free(view);
    }
    assert_true(plans > 50 && most > 3 && forced > 0 && gain > 0);
    bocage_ai_free(ai);
    bocage_ai_free(same);
}

static void a_hint_takes_the_room_it_is_given(void **state)
{
    battle *b = *state;
    play_until_asked(b);
    const int who = bocage_actor(b->state);
    bocage_view *view = bocage_view_new(b->state, who);
    bocage_action plan[2] = {77, 77};
    bocage_hint hint, full;
    bocage_ai *ai[3];
    for (int i = 0; i < 3; i++)
        ai[i] = bocage_ai_new(b->game, "general", 3);
    assert_true(bocage_ai_hint(ai[0], view, 300, 0, NULL, 0, &full));
    assert_true(full.steps > 1); /* a card, and what it is for */
    assert_true(bocage_ai_hint(ai[1], view, 300, 0, plan, 1, &hint));
    assert_true(is_same_hint(&hint, &full));
    assert_true(plan[0] == hint.action && plan[1] == 77);
    assert_true(bocage_ai_choose(ai[2], view, 300, 0) == hint.action);
    for (int i = 0; i < 3; i++)
        bocage_ai_free(ai[i]);
    bocage_view_free(view);
}

static void only_who_decides_gets_a_hint(void **state)
{
    battle *b = *state;
    bocage_ai *cadet = bocage_ai_new(b->game, "cadet", 3);
    bocage_action plan[BOCAGE_PLAN] = {77};
    bocage_hint hint = {.steps = 77};
    bocage_view *view = bocage_view_new(b->state, 0);
    assert_false(bocage_ai_hint(cadet, view, 0, 0, plan, BOCAGE_PLAN, &hint)); /* cards are dealt */
    bocage_view_free(view);
    play_until_asked(b);
    const int who = bocage_actor(b->state);
    view = bocage_view_new(b->state, 1 - who);
    assert_false(bocage_ai_hint(cadet, view, 0, 0, plan, BOCAGE_PLAN, &hint));
    bocage_view_free(view);
    assert_true(hint.steps == 77 && plan[0] == 77);
    /* A level that does not search has an answer, but no reasons. */
    view = bocage_view_new(b->state, who);
    assert_true(bocage_ai_hint(cadet, view, 0, 0, plan, BOCAGE_PLAN, &hint));
    assert_int_equal(bocage_check(b->state, who, hint.action), BOCAGE_OK);
    assert_true(is_same_hint(&hint, &(bocage_hint){.action = plan[0], .steps = 1}));
    bocage_view_free(view);
    bocage_ai_free(cadet);
}

static void nothing_can_be_freed(void **state)
{
    (void)state;
    bocage_scenario_free(NULL);
    bocage_game_free(NULL);
    bocage_state_free(NULL);
    bocage_view_free(NULL);
    bocage_random_free(NULL);
    bocage_ai_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_library_tells_what_it_is),
        cmocka_unit_test(a_text_with_an_error_is_refused_with_its_place),
        BATTLE_TEST(a_game_has_seats_and_choices),
        cmocka_unit_test(random_numbers_follow_their_seed),
        BATTLE_TEST(only_the_actor_may_act),
        BATTLE_TEST(a_copy_goes_its_own_way),
        BATTLE_TEST(games_are_played_to_the_end),
        BATTLE_TEST(a_view_hides_cards_and_a_guess_fills_them_in),
        BATTLE_TEST(a_position_with_hidden_cards_needs_a_dealer),
        BATTLE_TEST(texts_that_mean_nothing_or_do_not_fit_are_refused),
        BATTLE_TEST(reasons_have_name_rule_and_sentence),
        BATTLE_TEST(levels_have_names),
        BATTLE_TEST(computer_players_play_whole_games),
        BATTLE_TEST(a_computer_player_answers_for_its_own_seat_alone),
        BATTLE_TEST(a_searching_player_takes_its_budget),
        BATTLE_TEST(hints_tell_plan_and_reason),
        BATTLE_TEST(a_hint_takes_the_room_it_is_given),
        BATTLE_TEST(only_who_decides_gets_a_hint),
        cmocka_unit_test(nothing_can_be_freed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
