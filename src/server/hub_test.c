/* The hub without sockets and with a clock of its own: what is told to whom, what is kept before it
 * is told, and what becomes of games on a full disk, after a restart and when all have left. */
#include "server/same_random_test.h"
#include "server/world_test.h"

static void a_change_is_told_once_to_everybody(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const int before[] = {w->ears[0].count, w->ears[1].count, w->ears[2].count};
    assert_true(act(w, 1, 0));
    assert_int_equal(w->ears[0].count, before[0] + 1); /* the update */
    assert_int_equal(w->ears[1].count, before[1] + 2); /* legal, act */
    assert_int_equal(w->ears[2].count, before[2] + 1);
    assert_non_null(strstr(w->ears[0].last, "\"update\":\"axis\""));
    assert_non_null(strstr(w->ears[2].last, "\"update\":\"spectator\""));
    end_world(w);
}

/* A full disk: who asked is told, nothing has happened, and what was told before is there. */
static void what_is_not_kept_has_not_happened(void **state)
{
    (void)state;
    world *w = new_world(100, 200 * 1024);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    for (w->caller.status = 201; w->caller.status == 201;) /* fill it */
        json_decref(call(w, BCG_CALL_MAKE, with_friend, NULL));
    assert_int_equal(w->caller.status, 503);
    assert_non_null(strstr(w->caller.last, "NOT_KEPT"));
    const bcg_session *session = only_room(w)->session;
    int told = 0;
    for (int i = 0; i < 300; i++) {
        const int version = bcg_session_version(session), seat = bcg_session_actor(session);
        const int others = w->ears[2].count;
        if (seat < 0)
            break;
        assert_true(act(w, seat, i));
        pass(w, 2000);
        if (strstr(w->ears[seat].first, "NOT_KEPT")) {
            told++;
            assert_int_equal(bcg_session_version(session), version);
            assert_int_equal(w->ears[2].count, others);
            assert_non_null(strstr(say(w, seat, "{\"do\":\"view\"}"), "\"ok\":true"));
            break;
        }
    }
    assert_int_equal(told, 1);
    const int version = bcg_session_version(session);
    leave_all(w);
    bcg_hub_free(w->hub);
    open_world(w, 100, 0);
    enter(w, 0, s.axis);
    assert_int_equal(bcg_session_version(only_room(w)->session), version);
    end_world(w);
}

static void games_go_on_after_a_restart(void **state)
{
    (void)state;
    world *w = new_world(0, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    for (int i = 0; i < 120; i++) {
        const int seat = bcg_session_actor(only_room(w)->session);
        if (seat < 0)
            break;
        act(w, seat, i);
    }
    char *before = bcg_session_save(only_room(w)->session);
    leave_all(w);
    bcg_hub_free(w->hub);
    open_world(w, 0, 0);
    enter_all(w, &s);
    char *after = bcg_session_save(only_room(w)->session);
    assert_string_equal(before, after);
    free(before);
    free(after);
    end_world(w);
}

static void quiet_rooms_are_closed(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    pass(w, 60000);
    assert_non_null(only_room(w));
    leave_all(w);
    pass(w, 29000);
    assert_non_null(only_room(w));
    pass(w, 2000);
    assert_null(only_room(w));
    enter(w, 0, s.axis);
    assert_non_null(strstr(w->ears[0].first, "\"actor\":\"allies\""));
    end_world(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_change_is_told_once_to_everybody, begin_same_random),
        cmocka_unit_test_setup(what_is_not_kept_has_not_happened, begin_same_random),
        cmocka_unit_test_setup(games_go_on_after_a_restart, begin_same_random),
        cmocka_unit_test_setup(quiet_rooms_are_closed, begin_same_random),
    };
    return cmocka_run_group_tests(tests, use_same_random, NULL);
}
