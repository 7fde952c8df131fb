/* Replays of Assault: games are recorded and verified, also those played with values of the
 * players' own box, which a replay names by their hash only. */
#include "notation/assault_notation.h"
#include "notation/assault_play_test.h"
#include "notation/game_replay.h"

enum { MOST_ACTIONS = 20000 };

static const bcg_ruleset rulesets[] = {
    {.ops = &bcg_assault_ops,
     .notation = &bcg_assault_notation,
     .options = bcg_assault_options,
     .folder = "assault"},
    {.ops = NULL},
};

/* A game played at random. Large: allocate it. */
typedef struct record {
    bcg_prepared *prepared;
    assault_state first;
    bcg_action actions[MOST_ACTIONS];
    int8_t actors[MOST_ACTIONS];
    int count;
} record;

static const char own_values[] = "bocage 1\n"
                                 "ruleset     assault\n"
                                 "value-unit  ger-pak-38 cost 1 morale 9\n"
                                 "value-action air-strike cost 0\n"
                                 "value-card  150 tm 3\n";

static void play_random(record *r, const char *id, const char *values, uint64_t seed)
{
    const test_text text = text_of_battle(id);
    const bcg_span given = bcg_span_of(values ? values : "");
    char why[BCG_WHY] = "";
    static bcg_action legal[ASSAULT_MAX_ACTIONS];
    assault_state s;
    bcg_rng rng;
    r->prepared = bcg_prepare_with(rulesets, text.at, text.size, values ? &given : NULL, NULL, NULL,
                                   why);
    if (r->prepared == NULL)
        fail_msg("%s: %s", id, why);
    free(text.at);
    bcg_rng_seed(&rng, seed);
    const bcg_game *g = r->prepared->game;
    r->prepared->ruleset->notation->begin(r->prepared, &rng, &r->first);
    s = r->first;
    for (r->count = 0; g->ops->actors(g, &s); r->count++) {
        assert_true(r->count < MOST_ACTIONS);
        const int seat = bcg_first_actor(g->ops->actors(g, &s));
        bcg_action a;
        if (seat == BCG_CHANCE)
            a = g->ops->chance(g, &s, &rng);
        else
            a = legal[bcg_rng_below(
                &rng, (uint32_t)g->ops->legal(g, &s, seat, legal, ASSAULT_MAX_ACTIONS))];
        g->ops->apply(g, &s, seat, a, NULL);
        r->actions[r->count] = a;
        r->actors[r->count] = (int8_t)seat;
    }
}

static char *recorded(const record *r)
{
    char *text = bcg_record_game(r->prepared, &r->first, r->actions, r->actors, r->count, NULL);
    assert_non_null(text);
    return text;
}

/* Replays a text; the number of actions that were right, or -1 with the problem. */
static int verify(const char *text, const char *values, bcg_problem *problem)
{
    bcg_problems p;
    bcg_game_replay r;
    const bcg_span given = bcg_span_of(values ? values : "");
    int actions = 0;
    bcg_problems_init(&p, problem, 1);
    if (!bcg_game_replay_open_with(&r, rulesets, text, strlen(text), values ? &given : NULL, NULL,
                                   NULL, &p))
        return -1;
    for (;;) {
        const bcg_replay_what what = bcg_game_replay_step(&r, &p);
        if (what == BCG_REPLAY_ACTION) {
            actions++;
            continue;
        }
        bcg_game_replay_close(&r);
        return what == BCG_REPLAY_RESULT ? actions : -1;
    }
}

static void replay_battle(const char *id, void *context)
{
    record *r = context;
    bcg_problem problem = {0};
    play_random(r, id, NULL, 17);
    char *text = recorded(r);
    assert_null(strstr(text, "\nvalues "));
    if (verify(text, NULL, &problem) != r->count)
        fail_msg("%s: %d:%d: %s", id, problem.line, problem.column, problem.text);
    free(text);
    bcg_prepared_release(r->prepared);
}

static void games_are_replayed(void **state)
{
    (void)state;
    record *r = allocate(sizeof *r);
    for_each_battle(replay_battle, r);
    free(r);
}

/* A changed line is found. */
static void changes_are_found(void **state)
{
    (void)state;
    record *r = allocate(sizeof *r);
    bcg_problem problem = {0};
    play_random(r, "training-grounds", NULL, 3);
    char *text = recorded(r), *hash = strstr(text, " = ");
    assert_non_null(hash);
    hash[3] = hash[3] == '0' ? '1' : '0';
    assert_int_equal(verify(text, NULL, &problem), -1);
    assert_int_equal(problem.code, SCN_WRONG_HASH);
    hash[3] = ' '; /* no hash */
    assert_int_equal(verify(text, NULL, &problem), -1);
    free(text);
    bcg_prepared_release(r->prepared);
    free(r);
}

/* -- own values -----------------------------------------------------------------------------------
 */

static void own_values_are_hidden_and_needed(void **state)
{
    (void)state;
    record *r = allocate(sizeof *r);
    bcg_problem problem = {0};
    char hash[64];
    play_random(r, "metz", own_values, 5);
    /* They are part of what is stored, and of a snapshot. */
    assert_non_null(strstr(r->prepared->scenario, "\nvalue-unit  ger-pak-38 morale 9 cost 1\n"));
    char *position = r->prepared->ruleset->notation->snapshot(r->prepared, &r->first);
    assert_non_null(strstr(position, "\nvalue-card  150 tm 3\n"));
    free(position);
    /* A replay has their hash. */
    char *text = recorded(r);
    assert_null(strstr(text, "value-"));
    snprintf(hash, sizeof hash, "\nvalues      %016llx\n",
             (unsigned long long)bcg_values_hash(r->prepared));
    assert_non_null(strstr(text, hash));
    /* With the file it is verified, whatever its layout; without it, or with another, it is not. */
    static const char other_layout[] = "bocage 1\nruleset assault\n# mine\nvalue-card 150 tm 3\n"
                                       "value-action air-strike cost 0\n"
                                       "value-unit ger-pak-38 morale 9 cost 1\n";
    static const char other[] = "bocage 1\nruleset assault\nvalue-card 150 tm 2\n";
    static const char wrong[] = "bocage 1\nruleset assault\nvalue-card 250 tm 2\n";
    assert_int_equal(verify(text, own_values, &problem), r->count);
    assert_int_equal(verify(text, other_layout, &problem), r->count);
    assert_int_equal(verify(text, NULL, &problem), -1);
    assert_int_equal(problem.code, SCN_NO_VALUES);
    assert_int_equal(problem.line, 4);
    assert_int_equal(verify(text, other, &problem), -1);
    assert_int_equal(problem.code, SCN_OTHER_VALUES);
    assert_int_equal(verify(text, wrong, &problem), -1);
    assert_int_equal(problem.code, SCN_OTHER_VALUES);
    assert_non_null(strstr(problem.text, "line 3"));
    free(text);
    bcg_prepared_release(r->prepared);
    free(r);
}

/* A stored text prepares the same game again. */
static void stored_values_come_back(void **state)
{
    (void)state;
    record *r = allocate(sizeof *r);
    char why[BCG_WHY] = "";
    play_random(r, "metz", own_values, 5);
    bcg_prepared *again = bcg_prepare(rulesets, r->prepared->scenario, r->prepared->scenario_size,
                                      NULL, NULL, why);
    assert_non_null(again);
    assert_int_equal(bcg_values_hash(again), bcg_values_hash(r->prepared));
    assert_true(bcg_values_hash(again) != 0);
    assert_memory_equal(&assault_of(again)->game.book, &assault_of(r->prepared)->game.book,
                        sizeof(assault_catalogue));
    bcg_prepared_release(again);
    bcg_prepared_release(r->prepared);
    free(r);
}

static void bad_values_prepare_nothing(void **state)
{
    (void)state;
    const test_text text = text_of_battle("metz");
    const bcg_span bad = bcg_span_of("bocage 1\nruleset assault\nvalue-unit ger-pak-38 cost 99\n");
    char why[BCG_WHY] = "";
    assert_null(bcg_prepare_with(rulesets, text.at, text.size, &bad, NULL, NULL, why));
    assert_non_null(strstr(why, "line 3, column 28"));
    assert_null(bcg_prepare(rulesets, text.at, text.size, "revised", NULL, why));
    assert_non_null(strstr(why, "no edition `revised`"));
    assert_null(bcg_prepare(rulesets, text.at, text.size, NULL, "match-play no-overrun", why));
    assert_non_null(strstr(why, "no option `no-overrun`"));
    free(text.at);
}

/* Two games with the sides swapped may be a match; that is said of the game, not of the battle. */
static void a_game_may_be_one_of_a_match(void **state)
{
    (void)state;
    const test_text duel = text_of_battle("metz"), solo = text_of_battle("aachen");
    char why[BCG_WHY] = "";
    bcg_prepared *one = bcg_prepare(rulesets, duel.at, duel.size, NULL, "", why),
                 *match = bcg_prepare(rulesets, duel.at, duel.size, NULL, "match-play", why);
    assert_non_null(one);
    assert_non_null(match);
    assert_string_equal(one->options, "");
    assert_string_equal(match->options, "match-play");
    assert_string_equal(one->scenario, match->scenario);
    assert_null(bcg_prepare(rulesets, solo.at, solo.size, NULL, "match-play", why));
    assert_string_equal(why, "a solo game has no option `match-play`");
    bcg_prepared_release(one);
    bcg_prepared_release(match);
    free(duel.at);
    free(solo.at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_replayed),
        cmocka_unit_test(a_game_may_be_one_of_a_match),
        cmocka_unit_test(changes_are_found),
        cmocka_unit_test(own_values_are_hidden_and_needed),
        cmocka_unit_test(stored_values_come_back),
        cmocka_unit_test(bad_values_prepare_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
