/* Sessions of games with own values: they are told by their hash, kept with the game, and stay out
 * of its replay. */
#include "notation/game_replay.h"
#include "session/redact.h"
#include "session/requests_test.h"
#include "session/save.h"

static const char own_values[] = "bocage 1\n"
                                 "ruleset     assault\n"
                                 "value-unit  ger-pak-38 morale 9 cost 1\n"
                                 "value-card  150 tm -1\n";

/* A request for a game of a scenario's file with these values. */
static char *request(const char *file, const char *values)
{
    char path[512];
    const char *why;
    char *text = malloc(TEXT_ROOM);
    assert_non_null(text);
    snprintf(path, sizeof path, "%s/data/%s.scn", BOCAGE_SOURCE, file);
    const size_t size = read_whole(path, text, TEXT_ROOM, &why);
    assert_true(size > 0);
    json_t *body = json_pack("{s:s,s:s%,s:i}", "do", "new", "text", text, size, "seed", 7);
    if (values)
        json_object_set_new(body, "values", json_string(values));
    char *message = json_dumps(body, 0);
    assert_non_null(message);
    json_decref(body);
    free(text);
    return message;
}

static bcg_session *new_battle(const char *values)
{
    bcg_session *s = NULL;
    char *message = request("assault/metz", values);
    good(&s, everybody, message);
    free(message);
    assert_non_null(s);
    return s;
}

/* What a spectator is told of them; "": nothing. */
static void read_hash(bcg_session *s, char out[BCG_VALUES_WORD])
{
    json_t *a = ask(&s, spectator, "{\"do\":\"board\"}");
    const char *values = text_of(a, "values");
    snprintf(out, BCG_VALUES_WORD, "%s", values ? values : "");
    json_decref(a);
}

static void everybody_is_told_the_hash(void **state)
{
    (void)state;
    char hash[BCG_VALUES_WORD], wanted[BCG_VALUES_WORD];
    bcg_session *s = new_battle(own_values), *plain = new_battle(NULL);
    snprintf(wanted, sizeof wanted, "%016llx",
             (unsigned long long)bcg_text_hash(own_values, strlen(own_values)));
    read_hash(s, hash);
    assert_string_equal(hash, wanted);
    read_hash(plain, hash);
    assert_string_equal(hash, "");
    bcg_session_free(plain);
    bcg_session_free(s);
}

/* Refused with a sentence that has these words; the game before is still there. */
static void refuse(const char *file, const char *values, const char *words)
{
    bcg_session *s = new_battle(own_values), *before = s;
    char *message = request(file, values), *old = bcg_session_save(s);
    json_t *a = ask(&s, everybody, "%s", message);
    assert_true(json_is_false(json_object_get(a, "ok")));
    assert_string_equal(text_of(a, "reason"), "BAD_REQUEST");
    if (strstr(text_of(a, "text"), words) == NULL)
        fail_msg("`%s` is not in: %s", words, text_of(a, "text"));
    assert_ptr_equal(s, before);
    char *same = bcg_session_save(s);
    assert_string_equal(old, same);
    json_decref(a);
    free(message);
    free(old);
    free(same);
    bcg_session_free(s);
}

static void bad_values_make_no_game(void **state)
{
    (void)state;
    static char large[64 * 1024 + 2];
    memset(large, '\n', sizeof large - 1);
    memcpy(large, own_values, strlen(own_values));
    refuse("assault/metz", "bocage 1\nruleset assault\nvalue-unit ger-pak morale 9\n",
           "own values: line 3, column 12: unknown unit");
    refuse("assault/metz", "bocage 1\nruleset assault\n\nvalue-unit ger-pak-38 morale 99\n",
           "own values: line 4, column 30");
    refuse("assault/metz", "bocage 1\nruleset memoir\n", "own values: line 2");
    refuse("assault/metz", "", "own values");
    refuse("assault/metz", large, "at most 64 KiB");
    refuse("memoir/pegasus-bridge", own_values, "own values: this game has no values");
}

static void a_saved_game_keeps_them(void **state)
{
    (void)state;
    uint8_t seed[BCG_SEED] = {1};
    char why[BCG_WHY], hash[BCG_VALUES_WORD], kept[BCG_VALUES_WORD];
    bcg_session *s = new_battle(own_values);
    read_hash(s, hash);
    char *saves[] = {bcg_session_save(s), bcg_session_save_setup(s),
                     bcg_session_save_onward(s, seed, bcg_session_version(s))};
    for (size_t i = 0; i < COUNT(saves); i++) {
        assert_non_null(saves[i]);
        bcg_session *again = bcg_session_load(saves[i], strlen(saves[i]), &host.games, why);
        assert_non_null(again);
        read_hash(again, kept);
        assert_string_equal(kept, hash);
        bcg_session_free(again);
        free(saves[i]);
    }
    bcg_session_free(s);
}

/* Does the replay verify with these values? */
static bool verifies(const char *replay, const char *values)
{
    const bcg_span given = bcg_span_of(values ? values : "");
    bcg_replay_what what;
    bcg_problems ignored;
    bcg_game_replay r;
    bcg_problems_init(&ignored, NULL, 0);
    if (!bcg_game_replay_open_with(&r, bcg_rulesets, replay, strlen(replay), values ? &given : NULL,
                                   NULL, NULL, &ignored))
        return false;
    do
        what = bcg_game_replay_step(&r, &ignored);
    while (what == BCG_REPLAY_ACTION);
    bcg_game_replay_close(&r);
    return what == BCG_REPLAY_RESULT;
}

static void a_replay_has_the_hash_only(void **state)
{
    (void)state;
    char hash[BCG_VALUES_WORD], line[64];
    bcg_session *s = new_battle(own_values);
    read_hash(s, hash);
    snprintf(line, sizeof line, "\nvalues      %s\n", hash);
    good(&s, everybody, "{\"do\":\"resign\",\"seat\":\"german\"}");
    char *replay = bcg_redact_replay(s);
    assert_non_null(replay);
    assert_non_null(strstr(replay, line));
    assert_null(strstr(replay, "value-"));
    assert_true(verifies(replay, own_values));
    assert_false(verifies(replay, NULL));
    assert_false(verifies(replay, "bocage 1\nruleset assault\nvalue-card 150 tm -1\n"));
    free(replay);
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everybody_is_told_the_hash),
        cmocka_unit_test(bad_values_make_no_game),
        cmocka_unit_test(a_saved_game_keeps_them),
        cmocka_unit_test(a_replay_has_the_hash_only),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
