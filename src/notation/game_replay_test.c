/* Replays of games with one seat, several seats and several actors at once, tested with the toy: a
 * recorded game replays to the same end, and if a seat may not act, the refusal names those that
 * may. All other kinds of damage are in memoir_replay_test.c. */
#include "notation/game_replay.h"

#include "toy/toy_ruleset.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ACTIONS = 400, GAMES = 20 };

typedef struct recorded {
    bcg_prepared *prepared;
    toy_state first, last;
    bcg_action action[MOST_ACTIONS];
    int8_t actor[MOST_ACTIONS];
    int count;
    bool together; /* several could act at once */
} recorded;

static bcg_prepared *prepare(const char *form)
{
    char text[64], why[BCG_WHY] = "";
    snprintf(text, sizeof text, "bocage 1\nruleset toy\nform %s\n", form);
    bcg_prepared *p = bcg_prepare(toy_rulesets, text, strlen(text), NULL, "", why);
    assert_string_equal(why, "");
    return p;
}

/* Any of those who may act. */
static int choose_actor(const recorded *r, bcg_rng *rng, bcg_seats actors)
{
    int seat = bcg_first_actor(actors);
    while (seat >= 0 && bcg_rng_below(rng, 2) && (actors >> (seat + 1)) != 0)
        while (!bcg_acts(actors, ++seat))
            assert_true(seat < r->prepared->game->ops->seats(r->prepared->game));
    return seat;
}

static void play(recorded *r, const char *form, uint64_t seed)
{
    bcg_action *list = malloc((size_t)toy_ops.max_actions * sizeof *list);
    bcg_rng rng;
    bcg_seats actors;
    assert_non_null(list);
    *r = (recorded){.prepared = prepare(form)};
    if (r->prepared == NULL)
        abort();
    const bcg_game *g = r->prepared->game;
    bcg_rng_seed(&rng, seed);
    toy_notation.begin(r->prepared, &rng, &r->first);
    r->last = r->first;
    while ((actors = toy_ops.actors(g, &r->last)) != 0 && r->count < MOST_ACTIONS) {
        const int actor = choose_actor(r, &rng, actors);
        bcg_action a;
        if (actor == BCG_CHANCE)
            a = toy_ops.chance(g, &r->last, &rng);
        else {
            const int n = toy_ops.legal(g, &r->last, actor, list, toy_ops.max_actions);
            a = list[bcg_rng_below(&rng, (uint32_t)n)];
        }
        r->together = r->together || (actor >= 0 && (actors & (actors - 1)) != 0);
        toy_ops.apply(g, &r->last, actor, a, NULL);
        r->action[r->count] = a;
        r->actor[r->count++] = (int8_t)actor;
    }
    free(list);
}

static bcg_replay_what play_again(const char *text, bcg_game_replay *r, bcg_problems *p)
{
    bcg_replay_what what = BCG_REPLAY_BAD;
    if (bcg_game_replay_open(r, toy_rulesets, text, strlen(text), NULL, NULL, p))
        do
            what = bcg_game_replay_step(r, p);
        while (what == BCG_REPLAY_ACTION);
    return what;
}

static void games_of_any_number_of_seats_play_again(void **state)
{
    (void)state;
    bool together = false;
    for (int form = 0; form < toy_form_words.count; form++)
        for (uint64_t seed = 1; seed <= GAMES; seed++) {
            recorded own;
            bcg_game_replay r;
            bcg_problem list[2];
            bcg_problems p;
            bcg_problems_init(&p, list, COUNT(list));
            play(&own, toy_form_words.word[form], seed);
            char *text = bcg_record_game(own.prepared, &own.first, own.action, own.actor, own.count,
                                         NULL);
            assert_non_null(text);
            if (play_again(text, &r, &p) != BCG_REPLAY_RESULT)
                fail_msg("%s: line %d: %s", toy_form_words.word[form], list[0].line, list[0].text);
            assert_int_equal(r.ply - toy_notation.ply(own.prepared, &own.first), own.count);
            assert_memory_equal(r.state, &own.last, sizeof own.last);
            together = together || own.together;
            bcg_game_replay_close(&r);
            free(text);
            bcg_prepared_release(own.prepared);
        }
    assert_true(together);
}

/* Changes the first line of a seat, as if another seat had acted. */
static void a_seat_that_may_not_act_is_refused(void **state)
{
    (void)state;
    recorded own;
    bcg_game_replay r;
    bcg_problem list[2];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    play(&own, "duel", 3);
    char *text = bcg_record_game(own.prepared, &own.first, own.action, own.actor, own.count, NULL);
    assert_non_null(text);
    char *who = strstr(text, "chance");
    assert_non_null(who);
    for (int i = 0; i < 6; i++)
        who[i] = "purple"[i];
    assert_int_equal(play_again(text, &r, &p), BCG_REPLAY_BAD);
    assert_int_equal(list[0].code, SCN_WRONG_ACTOR);
    assert_string_equal(list[0].text, "`chance` decides here, not `purple`");
    bcg_game_replay_close(&r);
    free(text);
    bcg_prepared_release(own.prepared);
}

static void an_unknown_ruleset_is_told_with_all_there_are(void **state)
{
    (void)state;
    static const char text[] = "bocage 2\nreplay ludo\nscenario x\n\nresult open\n";
    bcg_game_replay r;
    bcg_problem list[2];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    assert_int_equal(play_again(text, &r, &p), BCG_REPLAY_BAD);
    assert_int_equal(list[0].code, SCN_UNKNOWN_RULESET);
    assert_string_equal(list[0].text, "`ludo` is none of the rulesets `memoir`, `assault`, `toy`");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_of_any_number_of_seats_play_again),
        cmocka_unit_test(a_seat_that_may_not_act_is_refused),
        cmocka_unit_test(an_unknown_ruleset_is_told_with_all_there_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
