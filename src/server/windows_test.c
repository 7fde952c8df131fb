/* Reaction windows over the hub, tried with the toy: each lasts the same time whether somebody
 * could do something in it, is asked, or has said once and for all that it is to be passed. */
#define WORLD_RULESETS toy_rulesets
#include "toy/toy_ruleset.h"

#include "server/world_test.h"

enum { RED, BLUE, ONLOOKER, PAUSE = 400 };

static const char with_a_friend[] = "{\"text\":\"bocage 1\\nruleset toy\\nform watch\\n\","
                                    "\"seats\":{\"blue\":\"friend\"}}";
static const char want_passed[] = "{\"do\":\"stand\",\"window\":\"objection\",\"answer\":\"pass\"}";
static const char want_asked[] = "{\"do\":\"stand\",\"window\":\"objection\",\"answer\":\"ask\"}";

/* make_pair's `allies` is whoever made the game. */
static world *at_the_choice(secrets *s)
{
    world *w = new_world(100, 0);
    *s = make_pair(w, with_a_friend);
    enter(w, RED, s->allies);
    enter(w, BLUE, s->axis);
    enter(w, ONLOOKER, s->spectator);
    for (int n = RED; n <= BLUE; n++)
        assert_non_null(strstr(say(w, n, "{\"do\":\"join\",\"nonce\":\"aa\"}"), "\"ok\":true"));
    return w;
}

static const bcg_session *session_in(const world *w)
{
    return only_room(w)->session;
}

static void choose(world *w)
{
    assert_non_null(strstr(
        say(w, RED, "{\"do\":\"act\",\"action\":\"choose high\",\"version\":now}"), "\"ok\":true"));
    assert_int_equal(bcg_session_window(session_in(w)), 0);
}

static bool is_open(const world *w)
{
    return bcg_session_window(session_in(w)) == 0;
}

/* It goes by after the pause, not before, and is the seat's own action. */
static void a_standing_answer_waits_as_long_as_any(void **state)
{
    secrets s;
    (void)state;
    world *w = at_the_choice(&s);
    const int version = bcg_session_version(session_in(w));
    bcg_hub_figures before, after;
    bcg_hub_count(w->hub, &before);
    const int heard = w->ears[RED].count, looked = w->ears[ONLOOKER].count;
    assert_non_null(strstr(say(w, BLUE, want_passed), "\"objection\":\"pass\""));
    assert_int_equal(bcg_session_version(session_in(w)), version);
    assert_int_equal(w->ears[RED].count, heard); /* nobody is told */
    assert_int_equal(w->ears[ONLOOKER].count, looked);
    bcg_hub_count(w->hub, &after);
    assert_int_equal(after.kept, before.kept);
    choose(w);
    pass(w, PAUSE - 1);
    assert_true(is_open(w));
    pass(w, 1);
    assert_false(is_open(w));
    assert_int_equal(bcg_session_last_decider(session_in(w)), BLUE);
    assert_non_null(strstr(w->ears[RED].last, "\"action\":\"pass\""));
    assert_non_null(strstr(w->ears[BLUE].last, "\"action\":\"pass\""));
    end_world(w);
}

/* A person's own answer leaves at the same moment. */
static void an_answer_of_a_person_waits_as_long(void **state)
{
    secrets s;
    (void)state;
    world *w = at_the_choice(&s);
    choose(w);
    pass(w, 100);
    say(w, BLUE, "{\"do\":\"act\",\"action\":\"pass\",\"version\":now}");
    pass(w, PAUSE - 101);
    assert_true(is_open(w));
    pass(w, 1);
    assert_false(is_open(w));
    end_world(w);
}

/* Whoever wants to be asked is, however long it takes; and may change its mind meanwhile. */
static void asking_goes_on_until_there_is_an_answer(void **state)
{
    secrets s;
    (void)state;
    world *w = at_the_choice(&s);
    say(w, BLUE, want_passed);
    say(w, BLUE, want_asked);
    choose(w);
    pass(w, 60000);
    assert_true(is_open(w));
    say(w, BLUE, want_passed);
    pass(w, 1);
    assert_false(is_open(w));
    end_world(w);
}

/* -- windows that ask both of a side ----------------------------------------------------------- */

enum { BLUE_2 = 3 };

/* Red has chosen, just now; blue-2 is the fourth ear. */
static world *at_the_guards(const char *blue_2)
{
    char body[200], blues[2][BCG_SECRET_TEXT];
    world *w = new_world(100, 0);
    snprintf(body, sizeof body,
             "{\"text\":\"bocage 1\\nruleset toy\\nform guard\\n\","
             "\"seats\":{\"blue\":\"friend\",\"blue-2\":\"%s\"}}",
             blue_2);
    json_t *a = call(w, BCG_CALL_MAKE, body, NULL), *opened = json_object_get(a, "secrets");
    const json_t *several = json_object_get(opened, "invitations");
    const int people = several ? 2 : 1; /* in blue */
    for (int i = 0; i < people; i++) {
        const char *invitation = json_string_value(
            several ? json_object_get(several, i ? "blue-2" : "blue")
                    : json_object_get(opened, "invitation"));
        bcg_secret own;
        bcg_secret_make(&own);
        bcg_secret_write(&own, blues[i]);
        snprintf(body, sizeof body, "{\"invitation\":\"%s\",\"secret\":\"%s\"}", invitation,
                 blues[i]);
        json_decref(call(w, BCG_CALL_CLAIM, body, NULL));
        assert_int_equal(w->caller.status, 200);
    }
    enter(w, RED, json_string_value(json_object_get(opened, "me")));
    enter(w, ONLOOKER, json_string_value(json_object_get(opened, "spectator")));
    json_decref(a);
    for (int i = 0; i < people; i++)
        enter(w, i ? BLUE_2 : BLUE, blues[i]);
    for (int n = RED; n <= BLUE_2; n++)
        if (n != ONLOOKER && w->ears[n].client)
            say(w, n, "{\"do\":\"join\",\"nonce\":\"aa\"}");
    choose(w);
    assert_int_equal(bcg_session_actors(session_in(w)), 6);
    return w;
}

static const char passes[] = "{\"do\":\"act\",\"action\":\"pass\",\"version\":now}";

/* However soon each has answered, nobody hears of it before the time is over, and then of all: the
 * same bytes at the same times. */
static void partners_answers_leave_together(void **state)
{
    char *heard[2] = {NULL, NULL};
    (void)state;
    for (int way = 0; way < 4; way++) { /* who passes by itself */
        world *w = at_the_guards("friend");
        const int told = w->ears[RED].count;
        const size_t before[2] = {w->ears[RED].size, w->ears[ONLOOKER].size};
        pass(w, 50);
        say(w, BLUE_2, way & 1 ? want_passed : passes);
        pass(w, 200);
        say(w, BLUE, way & 2 ? want_passed : passes);
        pass(w, PAUSE - 251);
        assert_int_equal(bcg_session_actors(session_in(w)), 6);
        assert_int_equal(w->ears[RED].count, told);
        pass(w, 1);
        assert_false(is_open(w));
        assert_int_equal(w->ears[RED].count, told + 2);
        for (int i = 0; i < 2; i++) {
            const char *now = w->ears[i ? ONLOOKER : RED].heard + before[i];
            if (heard[i] == NULL)
                heard[i] = strdup(now);
            assert_string_equal(now, heard[i]);
        }
        end_world(w);
    }
    free(heard[0]);
    free(heard[1]);
}

/* One is done when the time is over; the other takes as long as it likes, and its answer, given at
 * last, need not wait anew. */
static void a_partner_may_think_longer(void **state)
{
    (void)state;
    world *w = at_the_guards("friend");
    say(w, BLUE_2, want_passed);
    pass(w, PAUSE);
    assert_true(is_open(w));
    assert_int_equal(bcg_session_actors(session_in(w)), 1 << 1);
    pass(w, 30);
    say(w, BLUE, passes);
    assert_false(is_open(w));
    end_world(w);
}

/* The time of whoever comes back is its own: what the partner passes meanwhile does not end it, not
 * even for an answer that has not heard of that. */
static void coming_back_is_asked_anew_and_alone(void **state)
{
    char early[120];
    (void)state;
    for (int by_hand = 0; by_hand < 2; by_hand++) {
        world *w = at_the_guards("friend");
        snprintf(early, sizeof early, "{\"do\":\"act\",\"action\":\"pass\",\"version\":%d}",
                 bcg_session_version(session_in(w)));
        say(w, BLUE, passes);
        if (!by_hand)
            say(w, BLUE_2, want_passed);
        pass(w, 300);
        bcg_room_ask_who_came(only_room(w), bcg_seat_bit(2), w->now);
        pass(w, PAUSE - 300);
        assert_int_equal(bcg_session_actors(session_in(w)), 1 << 2); /* blue has passed */
        if (by_hand)
            say(w, BLUE_2, early);
        pass(w, 299);
        assert_true(is_open(w));
        pass(w, 1);
        assert_false(is_open(w));
        end_world(w);
    }
}

/* A computer player's answer leaves at the same moment. */
static void a_computer_partner_takes_the_same_time(void **state)
{
    (void)state;
    for (int first = 0; first < 2; first++) {
        world *w = at_the_guards("random");
        if (first)
            say(w, BLUE, passes);
        pass(w, PAUSE - 1);
        assert_int_equal(bcg_session_actors(session_in(w)), 6);
        pass(w, 1);
        assert_false(bcg_session_actors(session_in(w)) >> 2 & 1 && is_open(w));
        if (!first && is_open(w)) /* it has passed */
            say(w, BLUE, passes);
        assert_false(is_open(w));
        end_world(w);
    }
}

/* A new program on the same database knows it. */
static void standing_answers_outlive_the_program(void **state)
{
    secrets s;
    (void)state;
    world *w = at_the_choice(&s);
    say(w, BLUE, want_passed);
    leave_all(w);
    bcg_hub_free(w->hub);
    open_world(w, 100, 0);
    enter(w, RED, s.allies); /* blue stays away */
    choose(w);
    pass(w, PAUSE);
    assert_false(is_open(w));
    assert_int_equal(bcg_session_standing(session_in(w), BLUE), 1);
    assert_int_equal(bcg_session_standing(session_in(w), RED), 0);
    /* Secret answers come and go; it stays. */
    enter(w, BLUE, s.axis);
    assert_true(act(w, RED, 0) && act(w, BLUE, 0));
    assert_int_equal(bcg_session_answered(session_in(w)), 0);
    leave_all(w);
    bcg_hub_free(w->hub);
    open_world(w, 100, 0);
    enter(w, RED, s.allies);
    assert_int_equal(bcg_session_standing(session_in(w), BLUE), 1);
    end_world(w);
}

/* What could not be written down has not happened. */
static void a_standing_answer_is_kept_or_refused(void **state)
{
    secrets s;
    (void)state;
    world *w = at_the_choice(&s);
    change_database(
        w, "CREATE TRIGGER no BEFORE INSERT ON answer BEGIN SELECT RAISE(FAIL, 'full'); END");
    assert_non_null(strstr(say(w, BLUE, want_passed), "\"NOT_KEPT\""));
    assert_int_equal(bcg_session_standing(session_in(w), BLUE), 0);
    end_world(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_standing_answer_waits_as_long_as_any),
        cmocka_unit_test(an_answer_of_a_person_waits_as_long),
        cmocka_unit_test(asking_goes_on_until_there_is_an_answer),
        cmocka_unit_test(partners_answers_leave_together),
        cmocka_unit_test(a_partner_may_think_longer),
        cmocka_unit_test(coming_back_is_asked_anew_and_alone),
        cmocka_unit_test(a_computer_partner_takes_the_same_time),
        cmocka_unit_test(standing_answers_outlive_the_program),
        cmocka_unit_test(a_standing_answer_is_kept_or_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
