/* Nothing leaves a session that a seat may not know: neither in what it is told nor in legal
 * actions or refusals. */
#include "session/timeline.h"

#include "session/requests_test.h"

/* -- hidden cards ----------------------------------------------------------------------------- */

/* Everything a client can be told, in one text; to be freed. */
static char *everything_told(bcg_session *s, bcg_permissions client, int seat)
{
    static const char *const questions[] = {
        "{\"do\":\"view\"}",
        "{\"do\":\"board\"}",
        "{\"do\":\"legal\",\"odds\":true}",
        "{\"do\":\"legal\"}",
        "{\"do\":\"why\",\"action\":\"play ambush\"}",
        "{\"do\":\"why\",\"action\":\"pass\"}",
        "{\"do\":\"act\",\"action\":\"ambush\",\"version\":0}",
        "{\"do\":\"undo\",\"version\":0}",
        "{\"do\":\"chance\",\"action\":\"draw ambush\",\"version\":now}",
        "{\"do\":\"replay\"}",
    };
    bcg_json all = {0}, j = {0};
    bcg_json_clear(&all);
    bcg_json_clear(&j);
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++)
        bcg_json_string(&all, answer_text(&s, client, questions[i]));
    bcg_tell_update(s, seat, bcg_session_version(s), &j);
    bcg_json_string(&all, j.text);
    bcg_json_free(&j);
    return all.text;
}

/* In random games, at every decision: replacing the hidden cards by others that are equally
 * possible from a seat's point of view does not change a byte of what it is told. */
static void hidden_cards_change_nothing_told(void **state)
{
    static const bcg_permissions clients[] = {{.seats = 1}, {.seats = 2}, {.seats = 0}};
    bcg_rng r;
    int differed = 0;
    (void)state;
    bcg_rng_seed(&r, 17);
    for (int n = 0; n < 3; n++) {
        bcg_session *s = new_game(n == 1 ? ",\"edition\":\"classic\"" : "");
        const bcg_ops *ops = bcg_ops_in(s);
        void *view = malloc(ops->state_size), *real = malloc(ops->state_size);
        for (int i = 0; i < 120 && act_at_random(s, &r); i++)
            for (int k = 0; k < 3; k++) {
                const int seat = k < 2 ? k : BCG_SPECTATOR;
                char *before = everything_told(s, clients[k], seat);
                memcpy(real, s->now.state, ops->state_size);
                ops->view(bcg_game_in(s), real, seat, view);
                ops->guess(bcg_game_in(s), view, &r, s->now.state);
                differed += memcmp(real, s->now.state, ops->state_size) != 0;
                char *after = everything_told(s, clients[k], seat);
                assert_string_equal(before, after);
                memcpy(s->now.state, real, ops->state_size);
                free(before);
                free(after);
            }
        free(view);
        free(real);
        bcg_session_free(s);
    }
    assert_true(differed > 500);
}

/* A seat is not told which card another seat draws. */
static void draws_are_for_the_drawer(void **state)
{
    (void)state;
    bcg_session *s = new_game("");
    json_t *mine = ask(&s, allies, "{\"do\":\"entries\"}"),
           *theirs = ask(&s, axis, "{\"do\":\"entries\"}"),
           *others = ask(&s, spectator, "{\"do\":\"entries\"}");
    int own = 0, enemy = 0;
    for (size_t i = 0; i < 8; i++) {
        own += text_of(json_array_get(json_object_get(mine, "entries"), i), "action") != NULL;
        enemy += text_of(json_array_get(json_object_get(theirs, "entries"), i), "action") != NULL;
        assert_null(text_of(json_array_get(json_object_get(others, "entries"), i), "action"));
    }
    assert_int_equal(own, 6); /* the hand size given by the scenario */
    assert_int_equal(enemy, 2);
    json_decref(mine);
    json_decref(theirs);
    json_decref(others);
    bcg_session_free(s);
}

/* -- nonces ----------------------------------------------------------------------------------- */

/* Nonces are published once nobody can choose one any more. */
static void nonces_are_shown_when_all_are_there(void **state)
{
    static const bcg_permissions readers[] = {{.seats = 1}, {.seats = 2}, {.seats = 0}};
    (void)state;
    bcg_session *s = new_game(",\"open\":true");
    good(&s, allies, "{\"do\":\"join\",\"nonce\":\"0123456789abcdef\"}");
    for (size_t i = 0; i < COUNT(readers); i++) {
        static const char *const questions[] = {"{\"do\":\"board\"}", "{\"do\":\"view\"}",
                                                "{\"do\":\"entries\"}"};
        for (size_t k = 0; k < COUNT(questions); k++)
            assert_null(strstr(answer_text(&s, readers[i], questions[k]), "0123456789abcdef"));
    }
    good(&s, axis, "{\"do\":\"join\",\"nonce\":\"fedcba9876543210\"}");
    for (size_t i = 0; i < COUNT(readers); i++)
        assert_non_null(strstr(answer_text(&s, readers[i], "{\"do\":\"board\"}"),
                               "\"nonces\":{\"axis\":\"fedcba9876543210\","
                               "\"allies\":\"0123456789abcdef\"}"));
    bcg_session_free(s);
}

/* -- a ruleset that leaks: it answers differently when given the true state ------------------- */

static const void *truth;

static bcg_reason blabbing_check(const bcg_game *g, const void *state, int seat, bcg_action a)
{
    return state == truth ? BCG_NOT_A_TABLE : bcg_rulesets->ops->check(g, state, seat, a);
}

static int blabbing_legal(const bcg_game *g, const void *state, int seat, bcg_action *out, int cap)
{
    return state == truth ? 0 : bcg_rulesets->ops->legal(g, state, seat, out, cap);
}

static bcg_reason blabbing_read(const bcg_prepared *prepared, const void *state, int seat,
                                const char *text, size_t len, bcg_action *out)
{
    return state == truth
               ? BCG_NOT_A_TABLE
               : bcg_rulesets->notation->read_action(prepared, state, seat, text, len, out);
}

/* Refusals and legal actions are computed from what a seat knows, not from the true state. */
static void refusals_and_offers_come_from_the_view(void **state)
{
    static const char *const questions[] = {
        "{\"do\":\"legal\"}",
        "{\"do\":\"legal\",\"odds\":true}",
        "{\"do\":\"why\",\"action\":\"play probe-center\"}",
        "{\"do\":\"why\",\"action\":\"play ambush\"}",
        "{\"do\":\"odds\",\"action\":\"play probe-center\"}",
        "{\"do\":\"act\",\"action\":\"play ambush\",\"version\":now}",
        "{\"do\":\"act\",\"action\":\"nonsense\",\"version\":now}",
        "{\"do\":\"act\",\"action\":\"order e2\",\"version\":now}",
    };
    bcg_ops blabbing = *bcg_rulesets->ops;
    bcg_notation notation = *bcg_rulesets->notation;
    bcg_ruleset ruleset = *bcg_rulesets;
    (void)state;
    bcg_session *s = new_game("");
    blabbing.check = blabbing_check;
    blabbing.legal = blabbing_legal;
    notation.read_action = blabbing_read;
    ruleset.ops = &blabbing;
    ruleset.notation = &notation;
    for (size_t i = 0; i < COUNT(questions); i++) {
        char *usual = strdup(answer_text(&s, allies, questions[i]));
        truth = s->now.state;
        s->setup.prepared->ruleset = &ruleset;
        assert_string_equal(answer_text(&s, allies, questions[i]), usual);
        s->setup.prepared->ruleset = bcg_rulesets;
        free(usual);
    }
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nonces_are_shown_when_all_are_there),
        cmocka_unit_test(refusals_and_offers_come_from_the_view),
        cmocka_unit_test(hidden_cards_change_nothing_told),
        cmocka_unit_test(draws_are_for_the_drawer),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
