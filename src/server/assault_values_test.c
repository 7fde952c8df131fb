/* Games on a server with own values: who may join is told of them, and they are there after a
 * restart and in a rematch. */
#include "server/world_test.h"

#include <sodium.h>

static const char own_values[] = "bocage 1\n"
                                 "ruleset     assault\n"
                                 "value-unit  ger-pak-38 morale 9 cost 1\n";

/* A wish for a game in the lobby, whose German side waits for a friend. */
static char *wish(const char *values)
{
    char path[512];
    const char *why;
    char *text = malloc(TEXT_ROOM);
    assert_non_null(text);
    snprintf(path, sizeof path, "%s/data/assault/metz.scn", BOCAGE_SOURCE);
    const size_t size = read_whole(path, text, TEXT_ROOM, &why);
    assert_true(size > 0);
    json_t *body = json_pack("{s:s%,s:{s:s},s:b}", "text", text, size, "seats", "german", "friend",
                             "lobby", 1);
    if (values)
        json_object_set_new(body, "values", json_string(values));
    char *message = json_dumps(body, 0);
    assert_non_null(message);
    json_decref(body);
    free(text);
    return message;
}

/* How the values are told. */
static const char *told_values(void)
{
    static char told[64];
    snprintf(told, sizeof told, "\"values\":\"%016llx\"",
             (unsigned long long)bcg_text_hash(own_values, strlen(own_values)));
    return told;
}

/* What somebody from outside is told when he asks so. */
static bool is_told(world *w, bcg_call_kind what, const char *secret)
{
    json_decref(call(w, what, "", secret));
    assert_int_equal(w->caller.status, 200);
    return strstr(w->caller.last, told_values()) != NULL;
}

static void the_other_seat_is_told_before_joining(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    char invitation[BCG_SECRET_TEXT], *message = wish(own_values);
    json_t *made = call(w, BCG_CALL_MAKE, message, NULL);
    assert_int_equal(w->caller.status, 201);
    copy_secret(made, "invitation", invitation);
    assert_true(is_told(w, BCG_CALL_LOBBY, NULL));
    assert_true(is_told(w, BCG_CALL_GAME, invitation));
    json_decref(made);
    free(message);
    end_world(w);
}

static void a_game_without_them_tells_nothing(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    char *message = wish(NULL);
    json_decref(call(w, BCG_CALL_MAKE, message, NULL));
    assert_int_equal(w->caller.status, 201);
    json_decref(call(w, BCG_CALL_LOBBY, "", NULL));
    assert_non_null(strstr(w->caller.last, "\"scenario\":\"metz\""));
    assert_null(strstr(w->caller.last, "\"values\""));
    free(message);
    end_world(w);
}

static void bad_ones_make_no_game(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    char *message = wish("bocage 1\nruleset assault\nvalue-unit ger-pak cost 1\n");
    json_decref(call(w, BCG_CALL_MAKE, message, NULL));
    assert_int_equal(w->caller.status, 400);
    assert_non_null(strstr(w->caller.last, "own values: line 3, column 12"));
    json_decref(call(w, BCG_CALL_LOBBY, "", NULL));
    assert_non_null(strstr(w->caller.last, "\"games\":[]"));
    free(message);
    end_world(w);
}

/* They outlive the server; the replay has their hash only; the next game of the match has them. */
static void they_stay_with_the_game(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    char *message = wish(own_values);
    const secrets s = make_pair(w, message);
    bcg_hub_free(w->hub);
    open_world(w, 0, 0);
    assert_true(is_told(w, BCG_CALL_GAME, s.axis));
    enter_all(w, &s);
    assert_non_null(strstr(w->ears[0].first, told_values()));
    join_all(w);
    assert_non_null(strstr(say(w, 0, "{\"do\":\"resign\"}"), "\"ok\":true"));
    json_decref(call(w, BCG_CALL_REPLAY, "", s.axis));
    assert_int_equal(w->caller.status, 200);
    assert_non_null(strstr(w->caller.last, "\nvalues      "));
    assert_null(strstr(w->caller.last, "value-unit"));
    leave_all(w);
    json_decref(call(w, BCG_CALL_REMATCH, "", s.axis));
    assert_int_equal(w->caller.status, 201);
    assert_true(is_told(w, BCG_CALL_GAME, s.axis));
    assert_non_null(strstr(w->caller.last, "\"round\":1"));
    free(message);
    end_world(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_other_seat_is_told_before_joining),
        cmocka_unit_test(a_game_without_them_tells_nothing),
        cmocka_unit_test(bad_ones_make_no_game),
        cmocka_unit_test(they_stay_with_the_game),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
