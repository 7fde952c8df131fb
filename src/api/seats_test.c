/* The public library with another table of rulesets: the toy, whose games have teams, seats that
 * answer in secret and at once, and one seat against the rules. Through the public headers, as in
 * bocage_test.c; only the table is ours. */
#include <bocage/bocage_memoir.h>

#include "api/types.h"
#include "memoir/game.h"
#include "notation/memoir_notation.h"
#include "toy/toy_ruleset.h"

#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const bcg_ruleset bcg_library_rulesets[] = {
    {.ops = &bcg_memoir_ops, .notation = &bcg_memoir_notation}, /* nobody plays it here */
    {.ops = &toy_ops,
     .notation = &toy_notation,
     .heuristics = &toy_heuristics,
     .levels = toy_levels,
     .options = toy_options,
     .folder = "toy"},
    {.ops = NULL},
};

enum { MOST = 64 };

typedef struct table {
    bocage_scenario *scenario;
    bocage_game *game;
    bocage_random *random;
    bocage_state *state;
    bocage_action list[MOST];
} table;

static table set_up(const char *form)
{
    char text[64], why[200];
    table t;
    snprintf(text, sizeof text, "bocage 1\nruleset toy\nform %s\n", form);
    t.scenario = bocage_scenario_new(text, strlen(text), why, sizeof why);
    assert_non_null(t.scenario);
    t.game = bocage_game_new(t.scenario, NULL, NULL, why, sizeof why);
    assert_non_null(t.game);
    assert_true(bocage_max_actions(t.game) <= MOST);
    t.random = bocage_random_new(44);
    t.state = bocage_state_new(t.game, NULL);
    assert_non_null(t.state);
    return t;
}

static void tear_down(table *t)
{
    bocage_state_free(t->state);
    bocage_random_free(t->random);
    bocage_game_free(t->game);
    bocage_scenario_free(t->scenario);
}

static int list_legal(table *t, int seat)
{
    return bocage_legal(t->state, seat, t->list, MOST);
}

static void apply(table *t, int who, bocage_action a)
{
    assert_int_equal(bocage_apply(t->state, who, a), BOCAGE_OK);
}

/* Deals, and makes whoever is asked alone choose, until several are asked at once. */
static void play_until_several(table *t)
{
    int who;
    while ((who = bocage_actor(t->state)) == BOCAGE_CHANCE || bocage_actors(t->state) == 1u << who)
        apply(t, who,
              who == BOCAGE_CHANCE ? bocage_chance(t->state, t->random)
                                   : (list_legal(t, who), t->list[0]));
    assert_true(who >= 0);
}

static void rulesets_are_listed(void **state)
{
    (void)state;
    char why[200];
    assert_int_equal(bocage_rulesets(), 2);
    assert_string_equal(bocage_ruleset_name(1), "toy");
    assert_null(bocage_ruleset_name(2));
    assert_null(bocage_scenario_new("bocage 1\nruleset chess\n", 23, why, sizeof why));
    assert_non_null(strstr(why, "line 2, column 9: "));
    assert_null(bocage_scenario_new("bocage 1\nruleset toy\nform many\n", 31, why, sizeof why));
    assert_non_null(strstr(why, "line 3, column 1: "));
}

static void a_game_has_seats_and_teams(void **state)
{
    (void)state;
    static const struct {
        const char *form;
        int seats, teams, team_of_last;
        const char *last;
    } forms[] = {{"solo", 1, 1, 0, "red"},
                 {"duel", 2, 2, 1, "blue"},
                 {"team", 3, 2, 1, "blue-2"},
                 {"eight", BOCAGE_SEATS, 2, 1, "blue-4"}};
    for (size_t i = 0; i < COUNT(forms); i++) {
        table t = set_up(forms[i].form);
        const int last = forms[i].seats - 1;
        assert_string_equal(bocage_scenario_ruleset(t.scenario), "toy");
        assert_string_equal(bocage_game_ruleset(t.game), "toy");
        assert_int_equal(bocage_seats(t.game), forms[i].seats);
        assert_string_equal(bocage_seat_name(t.game, last), forms[i].last);
        assert_null(bocage_seat_name(t.game, last + 1));
        assert_int_equal(bocage_teams(t.game), forms[i].teams);
        assert_string_equal(bocage_team_name(t.game, 0), "red");
        assert_null(bocage_team_name(t.game, forms[i].teams));
        assert_null(bocage_team_name(t.game, -1));
        assert_int_equal(bocage_team_of(t.game, 0), 0);
        assert_int_equal(bocage_team_of(t.game, last), forms[i].team_of_last);
        assert_int_equal(bocage_team_of(t.game, last + 1), -1);
        assert_int_equal(bocage_team_of(t.game, BOCAGE_SPECTATOR), -1);
        tear_down(&t);
    }
}

static void several_seats_answer_in_secret(void **state)
{
    (void)state;
    table t = set_up("team");
    play_until_several(&t);
    assert_int_equal(bocage_actors(t.state), 7); /* all three */
    assert_int_equal(bocage_actor(t.state), 0);
    assert_true(bocage_secret(t.state));
    bocage_state *other = bocage_state_copy(t.state);
    bocage_action bid[3];
    for (int seat = 0; seat < 3; seat++) {
        assert_true(list_legal(&t, seat) > 0);
        bid[seat] = t.list[0];
    }
    /* In any order, with the same result. */
    for (int i = 0; i < 3; i++)
        assert_int_equal(bocage_apply(other, 2 - i, bid[2 - i]), BOCAGE_OK);
    for (int seat = 0; seat < 3; seat++) {
        assert_false(bocage_may_read(t.state, seat, bid[seat], BOCAGE_SPECTATOR));
        assert_false(bocage_may_read(t.state, seat, bid[seat], (seat + 1) % 3));
        assert_true(bocage_may_read(t.state, seat, bid[seat], seat));
        apply(&t, seat, bid[seat]);
        /* Who has answered is not asked again. */
        if (seat < 2) {
            assert_int_equal(bocage_actors(t.state), 7 & ~((2 << seat) - 1));
            assert_int_equal(bocage_actor(t.state), seat + 1);
            assert_int_equal(list_legal(&t, seat), 0);
            assert_string_equal(bocage_reason_name(bocage_check(t.state, seat, bid[seat])),
                                "BCG_NOT_YOUR_TURN");
        }
    }
    char one[4096], two[4096];
    assert_true(bocage_state_text(t.state, one, sizeof one));
    assert_true(bocage_state_text(other, two, sizeof two));
    assert_string_equal(one, two);
    bocage_state_free(other);
    tear_down(&t);
}

/* What one has answered changes nothing another can see but who is still asked. */
static void a_view_hides_what_was_answered(void **state)
{
    (void)state;
    table t = set_up("team");
    char seen[2][4096];
    play_until_several(&t);
    const int n = list_legal(&t, 0);
    int compared = 0;
    for (int i = 1; i < n; i++, compared++)
        for (int k = 0; k < 2; k++) {
            bocage_state *copy = bocage_state_copy(t.state);
            assert_int_equal(bocage_apply(copy, 0, t.list[k ? i : 0]), BOCAGE_OK);
            bocage_view *view = bocage_view_new(copy, 1);
            assert_true(bocage_view_text(view, seen[k], sizeof seen[k]));
            bocage_view_free(view);
            bocage_state_free(copy);
            if (k)
                assert_string_equal(seen[0], seen[1]);
        }
    assert_true(compared > 0);
    tear_down(&t);
}

/* Several seats, one after another as they like: the scouts of a side. And an action that shows its
 * seat something. */
static void some_actions_commit(void **state)
{
    (void)state;
    table t = set_up("team");
    int commits = 0, open = 0, shared = 0;
    for (int game = 0; game < 20; game++) {
        bocage_state_free(t.state);
        t.state = bocage_state_new(t.game, NULL);
        for (int who; (who = bocage_actor(t.state)) != BOCAGE_OVER;) {
            bocage_action a = bocage_chance(t.state, t.random);
            if (who != BOCAGE_CHANCE) {
                const int n = list_legal(&t, who);
                for (int i = 0; i < n; i++) {
                    const bool does = bocage_commits(t.state, who, t.list[i]);
                    commits += does;
                    open += !does;
                    assert_false(bocage_commits(t.state, BOCAGE_CHANCE, t.list[i]));
                    assert_false(bocage_commits(t.state, 3, t.list[i]));
                }
                a = t.list[bocage_random_below(t.random, (uint32_t)n)];
                shared += !bocage_secret(t.state) && bocage_actors(t.state) != 1u << who;
            } else {
                assert_false(bocage_commits(t.state, who, a));
                assert_false(bocage_secret(t.state));
            }
            assert_int_equal(bocage_result_of(t.state, 0), BOCAGE_UNDECIDED);
            assert_int_equal(bocage_team_result(t.state, 0), BOCAGE_UNDECIDED);
            apply(&t, who, a);
        }
        assert_false(bocage_secret(t.state));
        for (int seat = 0; seat < 3; seat++)
            assert_int_equal(bocage_result_of(t.state, seat),
                             bocage_team_result(t.state, bocage_team_of(t.game, seat)));
        assert_int_not_equal(bocage_team_result(t.state, 0), BOCAGE_UNDECIDED);
        assert_int_equal(bocage_team_result(t.state, 2), BOCAGE_UNDECIDED);
        assert_int_equal(bocage_team_result(t.state, -1), BOCAGE_UNDECIDED);
    }
    assert_true(commits > 0 && open > 0 && shared > 0);
    tear_down(&t);
}

static void actions_are_texts_of_the_ruleset(void **state)
{
    (void)state;
    table t = set_up("eight");
    char text[BOCAGE_ACTION_TEXT], why[200];
    play_until_several(&t);
    assert_int_equal(bocage_actors(t.state), 0xff);
    for (int seat = 0; seat < BOCAGE_SEATS; seat++) {
        assert_true(list_legal(&t, seat) > 0);
        assert_true(bocage_action_text(t.state, t.list[0], text, sizeof text));
        assert_true(bocage_action_read(t.state, seat, text, why, sizeof why) == t.list[0]);
    }
    assert_true(bocage_action_read(t.state, 0, "order D5", why, sizeof why) == 0);
    assert_non_null(strstr(why, "order D5"));
    const bocage_reason r = bocage_check(t.state, 0,
                                         bocage_action_read(t.state, 0, "pass", NULL, 0));
    assert_string_equal(bocage_reason_name(r), "TOY_NOT_NOW");
    tear_down(&t);
}

/* Everybody who is asked answers, by the levels of the game's ruleset. */
static void computer_players_have_levels_of_their_ruleset(void **state)
{
    (void)state;
    table t = set_up("team");
    assert_int_equal(bocage_ai_levels(t.game), 1);
    assert_string_equal(bocage_ai_level_name(t.game, 0), "random");
    assert_null(bocage_ai_level_name(t.game, 1));
    assert_null(bocage_ai_new(t.game, "captain", 1)); /* another ruleset's */
    bocage_ai *ai = bocage_ai_new(t.game, "random", 1);
    assert_non_null(ai);
    play_until_several(&t);
    for (int seat = 2; seat >= 0; seat--) {
        bocage_view *view = bocage_view_new(t.state, seat);
        const bocage_action a = bocage_ai_choose(ai, view, 0, 0);
        apply(&t, seat, a);
        bocage_view_free(view);
        view = bocage_view_new(t.state, seat);
        if (seat > 0)
            assert_true(bocage_ai_choose(ai, view, 0, 0) == 0); /* it has answered */
        bocage_view_free(view);
    }
    bocage_ai_free(ai);
    tear_down(&t);
}

/* memoir's header with a game that is none of memoir's. */
static void another_ruleset_has_no_hexes(void **state)
{
    (void)state;
    table t = set_up("duel");
    char label[BOCAGE_LABEL] = "abc";
    bocage_unit unit;
    bocage_odds odds;
    double hits;
    play_until_several(&t);
    assert_true(list_legal(&t, 0) > 0);
    bocage_view *view = bocage_view_new(t.state, 0);
    assert_int_equal(bocage_hexes(t.game), 0);
    assert_false(bocage_hex_label(t.game, 0, label));
    assert_int_equal(bocage_hex_read(t.game, "A9"), BOCAGE_NO_HEX);
    assert_int_equal(bocage_distance(t.game, 0, 0), -1);
    assert_false(bocage_unit_at(t.state, 0, &unit));
    assert_false(bocage_view_unit_at(view, 0, &unit));
    assert_string_equal(bocage_action_word(t.state, t.list[0]), "?");
    assert_int_equal(bocage_action_from(t.state, t.list[0]), BOCAGE_NO_HEX);
    assert_int_equal(bocage_action_to(t.state, t.list[0]), BOCAGE_NO_HEX);
    assert_false(bocage_odds_of(t.state, t.list[0], &odds));
    assert_false(bocage_expected_hits(t.state, t.list[0], &hits));
    bocage_view_free(view);
    tear_down(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rulesets_are_listed),
        cmocka_unit_test(a_game_has_seats_and_teams),
        cmocka_unit_test(several_seats_answer_in_secret),
        cmocka_unit_test(a_view_hides_what_was_answered),
        cmocka_unit_test(some_actions_commit),
        cmocka_unit_test(actions_are_texts_of_the_ruleset),
        cmocka_unit_test(computer_players_have_levels_of_their_ruleset),
        cmocka_unit_test(another_ruleset_has_no_hexes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
