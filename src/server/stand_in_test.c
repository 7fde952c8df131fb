/* Seats of people who have gone away, over the hub: the server's clock says for how long, and a
 * computer player stands in when somebody else wants it, never by itself. */
#define WORLD_RULESETS toy_rulesets
#include "toy/toy_ruleset.h"

#include "server/world_test.h"

enum { RED, BLUE, ONLOOKER, SECONDS = 60 };

static const char with_a_friend[] = "{\"text\":\"bocage 1\\nruleset toy\\nform duel\\n\","
                                    "\"seats\":{\"blue\":\"friend\"}}";
static const char for_blue[] = "{\"do\":\"substitute\",\"for\":\"blue\",\"level\":\"random\"}";

static world *playing(const char *body, secrets *s)
{
    world *w = new_world(100, 0);
    *s = make_pair(w, body);
    enter(w, RED, s->allies); /* whoever made the game */
    enter(w, BLUE, s->axis);
    enter(w, ONLOOKER, s->spectator);
    for (int n = RED; n <= BLUE; n++)
        assert_non_null(strstr(say(w, n, "{\"do\":\"join\",\"nonce\":\"aa\"}"), "\"ok\":true"));
    assert_true(act(w, RED, 0));
    return w;
}

static const bcg_session *session_in(const world *w)
{
    return only_room(w)->session;
}

static void leaves(world *w, int n)
{
    bcg_client_leave(w->ears[n].client, w->now);
    w->ears[n].client = NULL;
}

static void a_seat_is_free_after_its_time(void **state)
{
    secrets s;
    (void)state;
    world *w = playing(with_a_friend, &s);
    assert_int_equal(bcg_session_setup(session_in(w))->absent, SECONDS);
    pass(w, 2 * SECONDS * 1000);
    assert_non_null(strstr(say(w, RED, for_blue), "BCG_NOT_AWAY")); /* it only thinks */
    leaves(w, BLUE);
    pass(w, SECONDS * 1000 - 1);
    assert_non_null(strstr(say(w, RED, for_blue), "BCG_NOT_AWAY"));
    pass(w, 1);
    assert_int_equal(bcg_session_needs(session_in(w)), 0); /* never by itself */
    assert_non_null(strstr(say(w, ONLOOKER, for_blue), "NO_SEAT"));
    assert_non_null(strstr(say(w, RED, for_blue), "\"substitutes\":{\"blue\":\"random\"}"));
    assert_non_null(strstr(w->ears[ONLOOKER].last, "\"did\":\"substitute\""));
    const int ply = bcg_session_ply(session_in(w));
    assert_true(act(w, RED, 0));
    pass(w, 2000);
    assert_true(bcg_session_ply(session_in(w)) > ply); /* it has bid, so all were turned up */
    end_world(w);
}

/* Whoever comes back is told, and has the seat again when it asks for it. */
static void the_owner_takes_it_back(void **state)
{
    secrets s;
    (void)state;
    world *w = playing(with_a_friend, &s);
    leaves(w, BLUE);
    pass(w, SECONDS * 1000);
    say(w, RED, for_blue);
    pass(w, 100); /* the computer player has not answered yet */
    enter(w, BLUE, s.axis);
    assert_non_null(strstr(w->ears[BLUE].first, "\"offered\":[\"blue\"]"));
    assert_non_null(strstr(w->ears[BLUE].first, "\"presence\":{\"red\":true,\"blue\":true}"));
    assert_non_null(strstr(say(w, BLUE, "{\"do\":\"return\"}"), "\"did\":\"return\""));
    assert_non_null(strstr(w->ears[RED].last, "\"did\":\"return\""));
    pass(w, 10000);
    assert_int_equal(bcg_session_answered(session_in(w)), 0);
    assert_true(act(w, BLUE, 0));
    assert_int_equal(bcg_session_answered(session_in(w)), 1 << 1);
    end_world(w);
}

/* Having been back for a moment counts as being here. */
static void the_time_begins_anew(void **state)
{
    secrets s;
    (void)state;
    world *w = playing(with_a_friend, &s);
    leaves(w, BLUE);
    pass(w, SECONDS * 1000 - 10);
    enter(w, BLUE, s.axis);
    leaves(w, BLUE);
    pass(w, SECONDS * 1000 - 1);
    assert_non_null(strstr(say(w, RED, for_blue), "BCG_NOT_AWAY"));
    pass(w, 1);
    assert_non_null(strstr(say(w, RED, for_blue), "\"ok\":true"));
    end_world(w);
}

static void it_outlives_the_program(void **state)
{
    secrets s;
    (void)state;
    world *w = playing(with_a_friend, &s);
    leaves(w, BLUE);
    pass(w, SECONDS * 1000);
    say(w, RED, for_blue);
    leave_all(w);
    bcg_hub_free(w->hub);
    open_world(w, 100, 0);
    enter(w, RED, s.allies);
    assert_non_null(strstr(w->ears[RED].first, "\"substitutes\":{\"blue\":\"random\"}"));
    assert_string_equal(bcg_session_player(session_in(w), 1), "random");
    pass(w, 2000);
    assert_int_equal(bcg_session_answered(session_in(w)), 1 << 1);
    /* A program that has just begun does not know for how long somebody has been away. */
    enter(w, BLUE, s.axis);
    say(w, BLUE, "{\"do\":\"return\"}");
    leave_all(w);
    bcg_hub_free(w->hub);
    open_world(w, 100, 0);
    enter(w, RED, s.allies);
    pass(w, SECONDS * 1000 - 1);
    assert_non_null(strstr(say(w, RED, for_blue), "BCG_NOT_AWAY"));
    pass(w, 1);
    assert_non_null(strstr(say(w, RED, for_blue), "\"ok\":true"));
    end_world(w);
}

static void what_is_not_kept_has_not_happened(void **state)
{
    secrets s;
    (void)state;
    world *w = playing(with_a_friend, &s);
    leaves(w, BLUE);
    pass(w, SECONDS * 1000);
    change_database(w, "ALTER TABLE entry RENAME TO hidden");
    assert_non_null(strstr(say(w, RED, for_blue), "NOT_KEPT"));
    assert_string_equal(bcg_session_player(session_in(w), 1), "");
    change_database(w, "ALTER TABLE hidden RENAME TO entry");
    assert_non_null(strstr(say(w, RED, for_blue), "\"ok\":true"));
    end_world(w);
}

/* Longer, shorter, or never; and a rematch has what its game had. */
static void the_game_says_how_long(void **state)
{
    secrets s;
    (void)state;
    world *w = playing("{\"text\":\"bocage 1\\nruleset toy\\nform duel\\n\",\"absent\":5,"
                       "\"seats\":{\"blue\":\"friend\"}}",
                       &s);
    leaves(w, BLUE);
    pass(w, 5000);
    assert_non_null(strstr(say(w, RED, for_blue), "\"ok\":true"));
    say(w, RED, "{\"do\":\"resign\"}");
    json_decref(call(w, BCG_CALL_REMATCH, "", s.allies));
    assert_int_equal(w->caller.status, 201);
    leave_all(w);
    enter(w, RED, s.allies);
    assert_non_null(strstr(w->ears[RED].first, "\"absent\":5"));
    assert_null(strstr(w->ears[RED].first, "\"substitutes\""));
    end_world(w);
    w = playing("{\"text\":\"bocage 1\\nruleset toy\\nform duel\\n\",\"absent\":0,"
                "\"seats\":{\"blue\":\"friend\"}}",
                &s);
    leaves(w, BLUE);
    pass(w, 1000 * SECONDS * 1000ULL);
    assert_non_null(strstr(say(w, RED, for_blue), "NOT_ALLOWED"));
    json_decref(call(w, BCG_CALL_MAKE,
                     "{\"text\":\"bocage 1\\nruleset toy\\nform duel\\n\",\"absent\":604801,"
                     "\"seats\":{\"blue\":\"friend\"}}",
                     NULL));
    assert_int_equal(w->caller.status, 400);
    end_world(w);
}

/* Another computer player than the last time is another player. */
static void a_seat_may_change_hands_again(void **state)
{
    secrets s;
    (void)state;
    world *w = playing(with_a_friend, &s);
    for (int i = 0; i < 3; i++) {
        leaves(w, BLUE);
        pass(w, SECONDS * 1000);
        assert_non_null(strstr(say(w, RED, for_blue), "\"ok\":true"));
        enter(w, BLUE, s.axis);
        assert_non_null(strstr(say(w, BLUE, "{\"do\":\"return\"}"), "\"ok\":true"));
        assert_non_null(strstr(say(w, BLUE, "{\"do\":\"return\"}"), "BCG_NO_STAND_IN"));
    }
    end_world(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_is_free_after_its_time),
        cmocka_unit_test(the_owner_takes_it_back),
        cmocka_unit_test(the_time_begins_anew),
        cmocka_unit_test(it_outlives_the_program),
        cmocka_unit_test(what_is_not_kept_has_not_happened),
        cmocka_unit_test(the_game_says_how_long),
        cmocka_unit_test(a_seat_may_change_hands_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
