/* Games of three over the hub, tried with the toy: invitations for each seat, the lobby, answers
 * that nobody else notices and that outlive the program, partners who are computer players,
 * rematches. */
#define WORLD_RULESETS toy_rulesets
#include "toy/toy_ruleset.h"

#include "server/world_test.h"

enum { RED, BLUE, BLUE_2, ONLOOKER };

static const char with_friends[] =
    "{\"text\":\"bocage 1\\nruleset toy\\nform team\\n\",\"lobby\":true,"
    "\"seats\":{\"blue\":\"friend\",\"blue-2\":\"friend\"}}";

typedef struct party {
    char secret[PEERS][BCG_SECRET_TEXT]; /* by ear */
    char game[BCG_GAME_ID];
} party;

static void make_own(char out[BCG_SECRET_TEXT])
{
    bcg_secret own;
    bcg_secret_make(&own);
    bcg_secret_write(&own, out);
}

static size_t count_in_lobby(world *w, const char *seats)
{
    json_t *a = call(w, BCG_CALL_LOBBY, "", NULL), *games = json_object_get(a, "games");
    const size_t count = json_array_size(games);
    if (seats) {
        char *text = json_dumps(json_object_get(json_array_get(games, 0), "seats"), JSON_COMPACT);
        assert_string_equal(text, seats);
        free(text);
    }
    json_decref(a);
    return count;
}

/* Red makes it; blue claims an invitation; blue-2 takes its seat from the lobby. */
static party make_party(world *w)
{
    party p = {.game = ""};
    char body[200];
    json_t *a = call(w, BCG_CALL_MAKE, with_friends, NULL), *told = json_object_get(a, "secrets");
    assert_int_equal(w->caller.status, 201);
    const json_t *invitations = json_object_get(told, "invitations");
    assert_int_equal(json_object_size(invitations), 2);
    assert_null(json_object_get(told, "invitation"));
    copy_secret(a, "me", p.secret[RED]);
    copy_secret(a, "spectator", p.secret[ONLOOKER]);
    snprintf(p.game, sizeof p.game, "%s", json_string_value(json_object_get(a, "game")));
    assert_int_equal(count_in_lobby(w, "[\"blue\",\"blue-2\"]"), 1);

    make_own(p.secret[BLUE]);
    snprintf(body, sizeof body, "{\"invitation\":\"%s\",\"secret\":\"%s\"}",
             json_string_value(json_object_get(invitations, "blue")), p.secret[BLUE]);
    json_decref(a);
    json_decref(call(w, BCG_CALL_CLAIM, body, NULL));
    assert_int_equal(w->caller.status, 200);
    assert_int_equal(count_in_lobby(w, "[\"blue-2\"]"), 1);

    const bcg_call taken = {.what = BCG_CALL_TAKE, .body = body, .game = p.game};
    bcg_call c = taken;
    make_own(p.secret[BLUE_2]);
    snprintf(body, sizeof body, "{\"secret\":\"%s\",\"seat\":\"blue\"}", p.secret[BLUE_2]);
    c.size = strlen(body);
    bcg_hub_call(w->hub, &w->caller, &c, w->now);
    wait_quiet(w);
    assert_int_equal(w->caller.status, 404); /* blue's seat is taken */
    snprintf(body, sizeof body, "{\"secret\":\"%s\",\"seat\":\"blue-2\"}", p.secret[BLUE_2]);
    c.size = strlen(body);
    bcg_hub_call(w->hub, &w->caller, &c, w->now);
    wait_quiet(w);
    assert_int_equal(w->caller.status, 200);
    assert_int_equal(count_in_lobby(w, NULL), 0);
    return p;
}

static void enter_party(world *w, const party *p)
{
    for (int n = 0; n < PEERS; n++)
        enter(w, n, p->secret[n]);
}

/* All have joined, and the first bids are asked for. */
static world *at_the_bids(int pace, party *p)
{
    world *w = new_world(pace, 0);
    *p = make_party(w);
    enter_party(w, p);
    for (int n = RED; n <= BLUE_2; n++)
        assert_non_null(strstr(say(w, n, "{\"do\":\"join\",\"nonce\":\"aa\"}"), "\"ok\":true"));
    assert_true(act(w, RED, 0));
    assert_int_equal(bcg_session_actors(only_room(w)->session), 7);
    return w;
}

static void every_free_seat_has_an_invitation(void **state)
{
    static const char nobody_left[] = "{\"text\":\"bocage 1\\nruleset toy\\nform duel\\n\","
                                      "\"seats\":{\"red\":\"friend\",\"blue\":\"friend\"}}";
    party p = {.game = ""};
    (void)state;
    world *w = at_the_bids(0, &p);
    json_decref(call(w, BCG_CALL_MAKE, nobody_left, NULL));
    assert_int_equal(w->caller.status, 400);
    assert_non_null(strstr(w->caller.last, "not every seat can be a friend's"));
    end_world(w);
}

/* -- several seats for one person -------------------------------------------------------------- */

static int claims(world *w, const char *invitation, const char *secret)
{
    char body[160];
    snprintf(body, sizeof body, "{\"invitation\":\"%s\",\"secret\":\"%s\"}", invitation, secret);
    json_decref(call(w, BCG_CALL_CLAIM, body, NULL));
    return w->caller.status;
}

/* Blue claims its partner's seat with the secret it has already, also while it is there. */
static void seats_add_up_under_one_secret(void **state)
{
    char own[BCG_SECRET_TEXT], other[BCG_SECRET_TEXT], first[BCG_SECRET_TEXT],
        second[BCG_SECRET_TEXT], looks_on[BCG_SECRET_TEXT], red[BCG_SECRET_TEXT];
    (void)state;
    world *w = new_world(0, 0);
    json_t *a = call(w, BCG_CALL_MAKE, with_friends, NULL), *told = json_object_get(a, "secrets");
    const json_t *invitations = json_object_get(told, "invitations");
    snprintf(first, sizeof first, "%s", json_string_value(json_object_get(invitations, "blue")));
    snprintf(second, sizeof second, "%s",
             json_string_value(json_object_get(invitations, "blue-2")));
    copy_secret(a, "spectator", looks_on);
    copy_secret(a, "me", red);
    json_decref(a);
    a = call(w, BCG_CALL_MAKE, with_friends, NULL);
    copy_secret(a, "me", other); /* of another game */
    json_decref(a);
    make_own(own);
    assert_int_equal(claims(w, first, own), 200);
    enter(w, RED, red);
    enter(w, BLUE, own);
    enter(w, ONLOOKER, looks_on);
    assert_non_null(strstr(w->ears[BLUE].first, "\"mine\":[\"blue\"]"));
    assert_non_null(
        strstr(w->ears[BLUE].first, "\"presence\":{\"red\":true,\"blue\":true,\"blue-2\":false}"));
    assert_int_equal(claims(w, second, looks_on), 409); /* everybody may have that one */
    assert_int_equal(claims(w, second, other), 409);
    assert_int_equal(claims(w, second, second), 409);
    assert_int_equal(claims(w, second, own), 200);
    assert_int_equal(claims(w, second, own), 200); /* again: harmless */
    assert_int_equal(claims(w, second, red), 200); /* has been used, and that is a seat's */
    assert_int_equal(count_in_lobby(w, "[\"blue\",\"blue-2\"]"), 1); /* the other game's */
    assert_non_null(strstr(w->ears[BLUE].heard, "{\"mine\":[\"blue\",\"blue-2\"]}"));
    assert_null(strstr(w->ears[RED].heard, "{\"mine\":"));
    for (int n = RED; n <= ONLOOKER; n++)
        if (n != BLUE_2)
            assert_string_equal(w->ears[n].last,
                                "{\"presence\":{\"red\":true,\"blue\":true,\"blue-2\":true}}");
    say(w, RED, "{\"do\":\"join\"}");
    assert_non_null(strstr(say(w, BLUE, "{\"do\":\"join\"}"), "NO_SEAT")); /* which one? */
    say(w, BLUE, "{\"do\":\"join\",\"seat\":\"blue-2\"}");
    a = call(w, BCG_CALL_GAME, "", looks_on);
    assert_non_null(strstr(w->caller.last, "\"seats\":{\"red\":\"person\",\"blue\":\"empty\","
                                           "\"blue-2\":\"person\"}"));
    json_decref(a);
    say(w, BLUE, "{\"do\":\"join\",\"seat\":\"blue\"}");
    assert_true(act(w, RED, 0));
    leave_all(w);
    bcg_hub_free(w->hub);
    open_world(w, 0, 0);
    enter(w, BLUE, own);
    assert_non_null(strstr(w->ears[BLUE].first, "\"mine\":[\"blue\",\"blue-2\"]"));
    assert_non_null(
        strstr(w->ears[BLUE].first, "\"presence\":{\"red\":false,\"blue\":true,\"blue-2\":true}"));
    /* in both: an offer of one is not the other's */
    say(w, BLUE, "{\"do\":\"resign\",\"seat\":\"blue\"}");
    assert_int_not_equal(bcg_session_actor(only_room(w)->session), BCG_OVER);
    say(w, BLUE, "{\"do\":\"resign\",\"seat\":\"blue-2\"}");
    assert_int_equal(bcg_session_actor(only_room(w)->session), BCG_OVER);
    json_decref(call(w, BCG_CALL_REMATCH, "", own));
    assert_int_equal(w->caller.status, 201);
    leave_all(w);
    enter(w, BLUE, own);
    assert_non_null(strstr(w->ears[BLUE].first, "\"mine\":[\"blue\",\"blue-2\"]"));
    end_world(w);
}

/* From the lobby too. */
static void a_second_seat_is_taken_from_the_lobby(void **state)
{
    char body[160], own[BCG_SECRET_TEXT];
    (void)state;
    world *w = new_world(0, 0);
    json_t *a = call(w, BCG_CALL_MAKE, with_friends, NULL);
    char game[BCG_GAME_ID];
    snprintf(game, sizeof game, "%s", json_string_value(json_object_get(a, "game")));
    json_decref(a);
    make_own(own);
    for (int i = 0; i < 2; i++) {
        snprintf(body, sizeof body, "{\"secret\":\"%s\",\"seat\":\"%s\"}", own,
                 i ? "blue-2" : "blue");
        const bcg_call take = {
            .what = BCG_CALL_TAKE, .body = body, .size = strlen(body), .game = game};
        bcg_hub_call(w->hub, &w->caller, &take, w->now);
        wait_quiet(w);
        assert_int_equal(w->caller.status, 200);
    }
    assert_int_equal(count_in_lobby(w, NULL), 0);
    enter(w, BLUE, own);
    assert_non_null(strstr(w->ears[BLUE].first, "\"mine\":[\"blue\",\"blue-2\"]"));
    end_world(w);
}

/* -- secret answers ---------------------------------------------------------------------------- */

static void nobody_notices_an_answer(void **state)
{
    party p = {.game = ""};
    char log[sizeof((world *)0)->log];
    bcg_hub_figures before, after;
    (void)state;
    world *w = at_the_bids(100, &p);
    bcg_session *s = only_room(w)->session;
    const int version = bcg_session_version(s);
    memcpy(log, w->log, sizeof log);
    for (int seat = BLUE; seat <= BLUE_2; seat++) {
        int counts[PEERS];
        bcg_hub_count(w->hub, &before);
        for (int n = 0; n < PEERS; n++)
            counts[n] = w->ears[n].count;
        assert_true(act(w, seat, 0));
        assert_non_null(strstr(w->ears[seat].first, "\"answered\":\"lay "));
        assert_true(bcg_session_answered(s) >> seat & 1);
        pass(w, 5000);
        for (int n = 0; n < PEERS; n++)
            if (n != seat)
                assert_int_equal(w->ears[n].count, counts[n]);
        bcg_hub_count(w->hub, &after);
        assert_memory_equal(&after, &before, sizeof after);
        assert_int_equal(bcg_session_version(s), version);
    }
    assert_true(act(w, RED, 0));
    assert_int_equal(bcg_session_version(s), version + 3);
    for (int n = 0; n < PEERS; n++)
        if (n != RED)
            assert_non_null(strstr(w->ears[n].last, "\"update\":"));
    assert_string_equal(w->log, log);
    end_world(w);
}

/* Begun anew from the database. */
static void answers_outlive_the_program(void **state)
{
    party p = {.game = ""};
    (void)state;
    world *w = at_the_bids(0, &p);
    const int version = bcg_session_version(only_room(w)->session);
    assert_true(act(w, BLUE, 0));
    leave_all(w);
    bcg_hub_free(w->hub);
    open_world(w, 0, 0);
    enter_party(w, &p);
    const bcg_session *s = only_room(w)->session;
    assert_int_equal(bcg_session_answered(s), bcg_seat_bit(BLUE));
    assert_non_null(strstr(say(w, BLUE, "{\"do\":\"view\"}"), "\"answered\":\"lay "));
    assert_null(strstr(say(w, RED, "{\"do\":\"view\"}"), "\"answered\""));
    assert_false(act(w, BLUE, 0)); /* it has */
    assert_true(act(w, RED, 0) && act(w, BLUE_2, 0));
    assert_int_equal(bcg_session_version(s), version + 3);
    /* as entries they are no answers any more, in the database too */
    leave_all(w);
    bcg_hub_free(w->hub);
    open_world(w, 0, 0);
    enter_party(w, &p);
    assert_int_equal(bcg_session_version(only_room(w)->session), version + 3);
    assert_int_equal(bcg_session_answered(only_room(w)->session), 0);
    end_world(w);
}

static void an_answer_that_is_not_kept_is_none(void **state)
{
    party p = {.game = ""};
    (void)state;
    world *w = at_the_bids(0, &p);
    bcg_session *s = only_room(w)->session;
    const int version = bcg_session_version(s);
    assert_true(act(w, BLUE, 0));
    change_database(w, "ALTER TABLE answer RENAME TO hidden");
    assert_true(act(w, BLUE_2, 0));
    assert_non_null(strstr(w->ears[BLUE_2].first, "NOT_KEPT"));
    assert_int_equal(bcg_session_answered(s), bcg_seat_bit(BLUE));
    change_database(w, "ALTER TABLE hidden RENAME TO answer");
    assert_true(act(w, BLUE_2, 0));
    change_database(w, "ALTER TABLE entry RENAME TO hidden");
    assert_true(act(w, RED, 0)); /* all are given, but cannot be written as entries */
    assert_non_null(strstr(w->ears[RED].first, "NOT_KEPT"));
    assert_int_equal(bcg_session_version(s), version);
    assert_int_equal(bcg_session_answered(s), bcg_seat_bit(BLUE) | bcg_seat_bit(BLUE_2));
    change_database(w, "ALTER TABLE hidden RENAME TO entry");
    assert_true(act(w, RED, 0));
    assert_int_equal(bcg_session_version(s), version + 3);
    end_world(w);
}

/* -- computer players ---------------------------------------------------------------------------
 */

static void computer_players_answer_in_their_time(void **state)
{
    static const char body[] = "{\"text\":\"bocage 1\\nruleset toy\\nform team\\n\","
                               "\"seats\":{\"blue\":\"random\",\"blue-2\":\"random\"}}";
    char me[BCG_SECRET_TEXT];
    (void)state;
    world *w = new_world(100, 0);
    json_t *a = call(w, BCG_CALL_MAKE, body, NULL);
    copy_secret(a, "me", me);
    json_decref(a);
    enter(w, RED, me);
    say(w, RED, "{\"do\":\"join\",\"nonce\":\"aa\"}");
    const bcg_session *s = only_room(w)->session;
    assert_true(act(w, RED, 0));
    const int version = bcg_session_version(s);
    pass(w, 600);
    assert_int_equal(bcg_session_answered(s), 0);
    pass(w, 200); /* both have answered, each for itself */
    assert_int_equal(bcg_session_answered(s), 6);
    assert_int_equal(bcg_session_version(s), version);
    assert_true(act(w, RED, 0));
    assert_true(bcg_session_version(s) >= version + 3);
    for (int n = 0; n < 40 && bcg_session_actor(s) != BCG_OVER; n++) {
        act(w, RED, 0);
        pass(w, 2000);
    }
    assert_int_equal(bcg_session_actor(s), BCG_OVER);
    end_world(w);
}

/* -- rematches ----------------------------------------------------------------------------------
 */

/* Blue and blue-2 change places, red stays: as the toy says. */
static void seats_change_as_the_ruleset_says(void **state)
{
    party p = {.game = ""};
    (void)state;
    world *w = at_the_bids(0, &p);
    say(w, BLUE, "{\"do\":\"resign\"}");
    assert_int_not_equal(bcg_session_actor(only_room(w)->session), BCG_OVER);
    say(w, BLUE_2, "{\"do\":\"resign\"}");
    assert_int_equal(bcg_session_actor(only_room(w)->session), BCG_OVER);
    json_t *a = call(w, BCG_CALL_REMATCH, "", p.secret[RED]);
    assert_int_equal(w->caller.status, 201);
    json_decref(a);
    leave_all(w);
    enter_party(w, &p);
    assert_non_null(strstr(w->ears[RED].first, "\"mine\":[\"red\"]"));
    assert_non_null(strstr(w->ears[BLUE].first, "\"mine\":[\"blue-2\"]"));
    assert_non_null(strstr(w->ears[BLUE_2].first, "\"mine\":[\"blue\"]"));
    assert_non_null(strstr(w->ears[RED].first, "\"wins\":{\"red\":1,\"blue\":0}"));
    end_world(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_free_seat_has_an_invitation),
        cmocka_unit_test(seats_add_up_under_one_secret),
        cmocka_unit_test(a_second_seat_is_taken_from_the_lobby),
        cmocka_unit_test(nobody_notices_an_answer),
        cmocka_unit_test(answers_outlive_the_program),
        cmocka_unit_test(an_answer_that_is_not_kept_is_none),
        cmocka_unit_test(computer_players_answer_in_their_time),
        cmocka_unit_test(seats_change_as_the_ruleset_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
