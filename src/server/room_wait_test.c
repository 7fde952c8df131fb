/* When answers leave, by a clock of our own: those of people that are held, those of computer
 * players. */
#include "server/ambush_test.h"

/* -- people ----------------------------------------------------------------------------------- */

/* What is refused is refused at once; the first good answer counts and leaves at its time. */
static void an_answer_that_is_held_is_answered(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const int seat = play_to_ambush(w);
    const int version = bcg_session_version(only_room(w)->session);
    assert_non_null(strstr(
        say(w, seat, "{\"do\":\"act\",\"action\":\"nonsense\",\"id\":\"n\",\"version\":now}"),
        "\"id\":\"n\",\"reason\":\"BCG_NO_SUCH_ACTION\""));
    assert_string_equal(
        say(w, seat, "{\"do\":\"act\",\"action\":\"pass\",\"id\":\"a\",\"version\":now}"), "");
    assert_non_null(
        strstr(say(w, seat, "{\"do\":\"act\",\"action\":\"pass\",\"id\":\"b\",\"version\":now}"),
               "TOO_MUCH"));
    assert_string_equal(
        say(w, seat, "{\"do\":\"act\",\"action\":\"pass\",\"id\":\"a\",\"version\":now}"), "");
    assert_int_equal(bcg_session_version(only_room(w)->session), version);
    pass(w, 1500);
    assert_true(bcg_session_version(only_room(w)->session) > version);
    assert_non_null(strstr(w->ears[seat].first, "\"ok\":true,\"id\":\"a\""));
    end_world(w);
}

/* Who comes back to a question has as long as anybody: a program may answer for them at once. */
static void who_comes_back_is_asked_anew(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const int seat = play_to_ambush(w);
    const int version = bcg_session_version(only_room(w)->session);
    bcg_client_leave(w->ears[seat].client, w->now);
    pass(w, 20000);
    enter(w, seat, seat ? s.allies : s.axis);
    assert_string_equal(say(w, seat, pass_now), "");
    pass(w, 1499);
    assert_int_equal(bcg_session_version(only_room(w)->session), version);
    pass(w, 1);
    assert_true(bcg_session_version(only_room(w)->session) > version);
    end_world(w);
}

/* -- computer players ------------------------------------------------------------------------- */

/* A world at that pace in which answers are held as usual. */
static world *new_quiet_world(int pace)
{
    world *w = new_world(pace, 0);
    bcg_hub_free(w->hub);
    w->hush = BCG_HUSH_BY_WINDOW;
    open_world(w, pace, 0);
    return w;
}

/* An attack if there is one, else the nth action. */
static void fight(world *w, int seat, int n)
{
    json_t *a = json_loads(say(w, seat, "{\"do\":\"legal\"}"), 0, NULL);
    const json_t *list = json_object_get(a, "actions");
    for (size_t i = 0; i < json_array_size(list); i++)
        if (strncmp(json_string_value(json_array_get(list, i)), "attack", 6) == 0)
            n = (int)i;
    json_decref(a);
    assert_true(act(w, seat, n));
}

/* A game against captain in which it is asked whether it ambushes. */
static world *attack_captain(int pace)
{
    for (int tries = 0; tries < 20; tries++) {
        world *w = new_quiet_world(pace);
        char me[BCG_SECRET_TEXT];
        json_t *a = call(w, BCG_CALL_MAKE,
                         "{\"scenario\":\"pegasus-bridge\",\"seats\":{\"axis\":\"captain\"}}",
                         NULL);
        copy_secret(a, "me", me);
        json_decref(a);
        enter(w, 1, me);
        say(w, 1, "{\"do\":\"join\"}");
        const bcg_session *s = only_room(w)->session;
        for (int i = 0; bcg_session_actor(s) >= 0; i++) {
            if (bcg_session_hides_timing(s) && bcg_session_need(s) >= 0)
                return w;
            if (bcg_session_need(s) >= 0)
                pass(w, 100);
            else {
                const bool hushed = bcg_session_hides_timing(s);
                fight(w, 1, i * 7);
                pass(w, hushed ? 1500 : 0);
            }
        }
        end_world(w);
    }
    fail();
    return NULL;
}

/* However fast computer players are to play: people's answers are held, and theirs. */
static void the_pace_is_not_for_answers_that_tell(void **state)
{
    (void)state;
    world *w = new_quiet_world(0);
    const secrets s = make_pair(w, with_friend);
    enter_all(w, &s);
    join_all(w);
    const int seat = play_to_ambush(w);
    const int version = bcg_session_version(only_room(w)->session);
    assert_string_equal(say(w, seat, pass_now), "");
    pass(w, 1499);
    assert_int_equal(bcg_session_version(only_room(w)->session), version);
    pass(w, 1);
    assert_true(bcg_session_version(only_room(w)->session) > version);
    end_world(w);
    w = attack_captain(0);
    const int asked = bcg_session_version(only_room(w)->session);
    pass(w, 1499);
    assert_int_equal(bcg_session_version(only_room(w)->session), asked);
    pass(w, 1);
    assert_true(bcg_session_version(only_room(w)->session) > asked);
    end_world(w);
}

/* An attack that is taken back and made again: the player may still think about the first one. */
static void an_attack_made_again_is_answered_in_time(void **state)
{
    static const char undo[] = "{\"do\":\"undo\",\"version\":now}";
    char attack[BCG_ENTRY_TEXT + 64];
    (void)state;
    world *w = attack_captain(100);
    const bcg_session *s = only_room(w)->session;
    write_attack(w, attack);
    /* without waiting for anybody in between */
    tell(w, 1, undo);
    tell(w, 1, attack);
    wait_quiet(w);
    const int version = bcg_session_version(s);
    assert_true(bcg_session_hides_timing(s));
    pass(w, 1499);
    assert_int_equal(bcg_session_version(s), version);
    pass(w, 1);
    assert_true(bcg_session_version(s) > version);
    end_world(w);
}

/* A computer player's answers leave at times that follow from public facts. */
static void computer_players_keep_time(void **state)
{
    (void)state;
    world *w = new_world(100, 0);
    json_t *a = call(w, BCG_CALL_MAKE,
                     "{\"scenario\":\"pegasus-bridge\",\"seats\":{\"axis\":\"captain\"}}", NULL);
    char me[BCG_SECRET_TEXT];
    copy_secret(a, "me", me);
    json_decref(a);
    enter(w, 1, me);
    say(w, 1, "{\"do\":\"join\"}");
    const bcg_session *s = only_room(w)->session;
    int seen = 0;
    for (int i = 0; i < 400 && bcg_session_actor(s) != BCG_OVER; i++) {
        const int seat = bcg_session_need(s);
        if (seat < 0) {
            const bool hushed = bcg_session_hides_timing(s);
            assert_true(act(w, 1, i));
            pass(w, hushed ? 1500 : 0);
            continue;
        }
        const uint64_t wanted = bcg_session_hides_timing(s)           ? 1500
                                : bcg_session_last_decider(s) == seat ? 350
                                                                      : 700;
        const int version = bcg_session_version(s);
        pass(w, wanted - 1);
        assert_int_equal(bcg_session_version(s), version);
        pass(w, 1);
        assert_true(bcg_session_version(s) > version);
        seen++;
    }
    assert_true(seen > 10);
    end_world(w);
}

/* At the end what was decided but not yet done is left for the next start: writing has to end. */
static void finishing_begins_nothing(void **state)
{
    (void)state;
    world *w = attack_captain(100);
    assert_false(bcg_hub_is_writing(w->hub));
    const int version = bcg_session_version(only_room(w)->session);
    assert_true(bcg_hub_due(w->hub) < UINT64_MAX); /* the captain's answer */
    bcg_hub_finish(w->hub);
    pass(w, 60000);
    assert_int_equal(bcg_session_version(only_room(w)->session), version);
    assert_true(bcg_hub_due(w->hub) == UINT64_MAX);
    end_world(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(computer_players_keep_time, begin_same_random),
        cmocka_unit_test_setup(an_answer_that_is_held_is_answered, begin_same_random),
        cmocka_unit_test_setup(an_attack_made_again_is_answered_in_time, begin_same_random),
        cmocka_unit_test_setup(finishing_begins_nothing, begin_same_random),
        cmocka_unit_test_setup(the_pace_is_not_for_answers_that_tell, begin_same_random),
        cmocka_unit_test_setup(who_comes_back_is_asked_anew, begin_same_random),
    };
    return cmocka_run_group_tests(tests, use_same_random, NULL);
}
