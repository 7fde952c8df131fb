/* The hub when there is no memory: allocations are made to fail one by one. */
#include "server/ambush_test.h"

static _Thread_local int until_failure = -1; /* allocations; -1: none fails */

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size);

void *__wrap_malloc(size_t size)
{
    if (until_failure == 0) {
        until_failure = -1;
        return NULL;
    }
    if (until_failure > 0)
        until_failure--;
    return __real_malloc(size);
}

/* The attacker takes the attack back, but that cannot be kept: the attack stands, and the answer to
 * it leaves at its time. */
static void an_undo_that_fails_leaves_a_held_answer(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const int seat = play_to_ambush(w);
    const bcg_session *session = only_room(w)->session;
    const int version = bcg_session_version(session);
    assert_string_equal(say(w, seat, pass_now), "");
    pass(w, 700);
    bool refused = false;
    for (int n = 0; n < 100 && !refused; n++) {
        ear *attacker = &w->ears[1 - seat];
        attacker->first[0] = '\0';
        until_failure = n;
        tell(w, 1 - seat, "{\"do\":\"undo\",\"version\":now}");
        until_failure = -1;
        wait_quiet(w);
        assert_int_equal(bcg_session_version(session), version);
        refused = strstr(attacker->first, "NOT_KEPT") != NULL;
    }
    assert_true(refused);
    assert_true(only_room(w)->seat[0].held || only_room(w)->seat[1].held);
    pass(w, 799);
    assert_int_equal(bcg_session_version(session), version);
    pass(w, 1);
    assert_true(bcg_session_version(session) > version);
    assert_non_null(strstr(w->ears[seat].heard, "\"ok\":true,\"id\":\"p\""));
    end_world(w);
}

/* Whichever allocation fails: who asked is answered once, and what is refused has not happened. */
static void every_request_is_answered_without_memory(void **state)
{
    int refused = 0, done = 0;
    (void)state;
    random_state = 2; /* a deal whose first action rolls nothing, so that it can be taken back */
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const bcg_session *session = only_room(w)->session;
    for (int n = 0; n < 200 && done < 3; n++) {
        const int version = bcg_session_version(session), count = w->ears[1].count;
        json_t *a = json_loads(say(w, 1, "{\"do\":\"legal\"}"), 0, NULL);
        const char *first = json_string_value(json_array_get(json_object_get(a, "actions"), 0));
        char message[BCG_ACTION_TEXT + 64];
        assert_non_null(first);
        snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}",
                 first);
        json_decref(a);
        w->ears[1].first[0] = '\0';
        until_failure = n;
        tell(w, 1, message);
        const bool failed = until_failure < 0;
        until_failure = -1;
        wait_quiet(w);
        assert_int_equal(w->ears[1].count, count + 2);
        if (strstr(w->ears[1].first, "\"ok\":true") == NULL) {
            refused++;
            assert_int_equal(bcg_session_version(session), version);
        }
        done += !failed;
        pass(w, 2000);
        if (bcg_session_version(session) > version) /* so that it is the same decision each time */
            assert_non_null(strstr(say(w, 1, "{\"do\":\"undo\",\"version\":now}"), "\"ok\":true"));
    }
    assert_true(refused > 1);
    assert_int_equal(done, 3);
    end_world(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(every_request_is_answered_without_memory, begin_same_random),
        cmocka_unit_test_setup(an_undo_that_fails_leaves_a_held_answer, begin_same_random),
    };
    return cmocka_run_group_tests(tests, use_same_random, NULL);
}
