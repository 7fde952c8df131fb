/* Computer players that stand in for people who have gone away, tested with the toy. */
#include "session/save.h"

#include "session/toy_game_test.h"

static const char for_blue[] =
    "{\"do\":\"substitute\",\"for\":\"blue\",\"level\":\"random\",\"id\":\"s\"}";
static const char give_back[] = "{\"do\":\"return\",\"id\":\"r\"}";

/* Everybody is asked for a bid; blue is away. */
static bcg_session *without_blue(uint64_t seed)
{
    absent = 60;
    away = bcg_seat_bit(BLUE);
    bcg_session *s = new_game("team", seed, "");
    acts(&s, RED, "choose high");
    assert_int_equal(bcg_session_actors(s), 7);
    return s;
}

static void only_whoever_is_away_is_replaced(void **state)
{
    static const struct {
        int asker;
        const char *request, *reason;
    } cases[] = {
        {RED, "{\"do\":\"substitute\",\"for\":\"blue-2\",\"level\":\"random\"}", "BCG_NOT_AWAY"},
        {BLUE, for_blue, "BCG_OWN_SEAT"},
        {SEATS, for_blue, "NO_SEAT"},
        {RED, "{\"do\":\"substitute\",\"for\":\"blue\",\"level\":\"napoleon\"}", "BAD_REQUEST"},
        {RED, "{\"do\":\"substitute\",\"for\":\"blue\"}", "BAD_REQUEST"},
        {RED, "{\"do\":\"substitute\",\"level\":\"random\"}", "BAD_REQUEST"},
        {RED, "{\"do\":\"substitute\",\"for\":\"green\",\"level\":\"random\"}", "BAD_REQUEST"},
        {BLUE, give_back, "BCG_NO_STAND_IN"},
    };
    (void)state;
    bcg_session *s = without_blue(1);
    const int version = bcg_session_version(s);
    for (size_t i = 0; i < COUNT(cases); i++)
        refused(&s, cases[i].asker, cases[i].request, cases[i].reason);
    char *text = ask(&s, RED, cases[0].request, NULL);
    assert_non_null(strstr(text, "away for 60 seconds"));
    free(text);
    assert_int_equal(bcg_session_version(s), version);
    does(&s, RED, for_blue);
    refused(&s, BLUE_2, for_blue, "BCG_COMPUTER_SEAT");
    bcg_session_free(s);

    absent = 0;
    s = new_game("team", 1, "random");
    refused(&s, BLUE, "{\"do\":\"substitute\",\"for\":\"blue-2\",\"level\":\"random\"}",
            "BCG_COMPUTER_SEAT");
    refused(&s, RED, for_blue, "BCG_NOT_ASKED"); /* red is to choose */
    acts(&s, RED, "choose high");
    refused(&s, RED, for_blue, "NOT_ALLOWED"); /* in this game, never */
    does(&s, RED, "{\"do\":\"resign\"}");
    refused(&s, RED, for_blue, "BCG_GAME_OVER");
    bcg_session_free(s);
}

/* Somebody who holds several seats is one person. */
static void nobody_replaces_themselves(void **state)
{
    (void)state;
    bcg_session *s = without_blue(1);
    const bcg_permissions both = {.seats = bcg_seat_bit(BLUE) | bcg_seat_bit(BLUE_2), .away = away};
    static const char request[] =
        "{\"do\":\"substitute\",\"for\":\"blue\",\"seat\":\"blue-2\",\"level\":\"random\"}";
    bcg_json j = {0};
    bcg_request r;
    const bcg_reply reply = bcg_answer(&s, &host, both, request, strlen(request), &r, &j);
    assert_string_equal(reply.refused, "BCG_OWN_SEAT");
    bcg_request_free(&r);
    bcg_json_free(&j);
    bcg_session_free(s);
}

/* Everybody is told; the seat is the computer player's until its owner has it back. */
static void a_computer_player_plays_until_the_owner_is_back(void **state)
{
    (void)state;
    bcg_session *s = without_blue(2);
    const int version = bcg_session_version(s);
    bcg_outcome outcome;
    assert_int_equal(bcg_session_needs(s), 0);
    char *answer = ask(&s, RED, for_blue, &outcome);
    assert_int_equal(outcome, BCG_CHANGED);
    assert_int_equal(bcg_session_version(s), version + 1);
    assert_int_equal(bcg_session_needs(s), bcg_seat_bit(BLUE));
    assert_string_equal(bcg_session_player(s, BLUE), "random");
    for (int reader = RED; reader <= SEATS; reader++) {
        bcg_json j = {0};
        bcg_tell_update(s, reader < SEATS ? reader : BCG_SPECTATOR, version, &j);
        assert_non_null(strstr(j.text, "\"did\":\"substitute\",\"by\":\"red\",\"for\":\"blue\","
                                       "\"level\":\"random\""));
        assert_non_null(strstr(j.text, "\"substitutes\":{\"blue\":\"random\"}"));
        assert_non_null(strstr(j.text, "\"need\":\"ai\""));
        bcg_json_free(&j);
    }
    char *again = ask(&s, RED, for_blue, &outcome);
    assert_int_equal(outcome, BCG_ANSWERED);
    assert_string_equal(again, answer);
    free(again);
    free(answer);
    refused(&s, RED, "{\"do\":\"substitute\",\"for\":\"blue-2\",\"level\":\"random\",\"id\":\"s\"}",
            "BCG_ID_USED");
    refused(&s, BLUE, "{\"do\":\"act\",\"action\":\"lay 1\",\"version\":now}", "BCG_STAND_IN");
    refused(&s, BLUE, "{\"do\":\"undo\",\"version\":now}", "BCG_STAND_IN");
    assert_int_equal(bcg_session_player_since(s, BLUE), version + 1);
    char *view = ask(&s, BLUE, "{\"do\":\"view\"}", NULL);
    assert_non_null(strstr(view, "\"allowed\":false,\"reason\":\"BCG_STAND_IN\""));
    free(view);
    refused(&s, RED, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_SEAT");
    does(&s, BLUE, give_back);
    does(&s, BLUE, give_back); /* the same request again */
    assert_int_equal(bcg_session_version(s), version + 2);
    assert_int_equal(bcg_session_needs(s), 0);
    acts_somehow(&s, BLUE);
    assert_int_equal(bcg_session_answered(s), bcg_seat_bit(BLUE));
    refused(&s, RED, "{\"do\":\"undo\",\"version\":now}", "BCG_UNDO_SEAT");
    bcg_session_free(s);
}

/* It is not about how the game goes on: what others are about to do, or have answered, stands. */
static void others_go_on(void **state)
{
    char action[64], message[160];
    (void)state;
    bcg_session *s = without_blue(3);
    const int version = bcg_session_version(s);
    acts_somehow(&s, RED);
    does(&s, BLUE_2, for_blue);
    assert_int_equal(bcg_session_answered(s), bcg_seat_bit(RED));
    assert_false(bcg_session_is_stale(s, BLUE_2, version));
    assert_false(bcg_session_is_stale(s, RED, version));
    assert_true(bcg_session_is_stale(s, BLUE, version));
    first_action(&s, BLUE_2, action);
    snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":%d}", action,
             version);
    does(&s, BLUE_2, message);
    does(&s, BLUE, give_back);
    assert_int_equal(bcg_session_answered(s), bcg_seat_bit(RED) | bcg_seat_bit(BLUE_2));
    acts_somehow(&s, BLUE);
    assert_int_equal(bcg_session_answered(s), 0);
    bcg_session_free(s);
}

/* In a window too: only the seat that has changed hands is asked anew. */
static void windows_go_on(void **state)
{
    static const char pass_all[] =
        "{\"do\":\"stand\",\"window\":\"objection\",\"answer\":\"pass\"}";
    (void)state;
    absent = 60;
    away = bcg_seat_bit(BLUE);
    bcg_session *s = new_game("guard", 1, "");
    acts(&s, RED, "choose high");
    const int version = bcg_session_version(s);
    does(&s, BLUE, pass_all);
    does(&s, RED, for_blue);
    assert_false(bcg_session_is_still_asked(s, BLUE, version));
    assert_true(bcg_session_is_still_asked(s, BLUE_2, version));
    assert_int_equal(bcg_session_passers(s), 0); /* the computer player decides for itself */
    does(&s, BLUE, give_back);
    assert_int_equal(bcg_session_passers(s), bcg_seat_bit(BLUE));
    bcg_session_free(s);
}

/* A substituted seat is still its owner's. */
static void only_people_resign(void **state)
{
    (void)state;
    bcg_session *s = without_blue(4);
    does(&s, BLUE, "{\"do\":\"resign\"}");
    does(&s, RED, for_blue);
    bcg_action list[TOY_RANKS];
    toy_ops.legal(bcg_game_in(s), s->now.state, BLUE, list, TOY_RANKS);
    assert_int_equal(bcg_session_act(s, BLUE, list[0], "", -1), BCG_OK);
    acts_somehow(&s, RED);
    acts_somehow(&s, BLUE_2);
    assert_int_equal(s->now.offers, bcg_seat_bit(BLUE)); /* its owner has not played on */
    does(&s, BLUE_2, "{\"do\":\"resign\"}");
    assert_string_equal(bcg_session_result_word(s), "red");
    bcg_session_free(s);

    s = without_blue(4);
    does(&s, RED, for_blue);
    does(&s, BLUE_2, "{\"do\":\"resign\"}");
    assert_int_not_equal(bcg_session_actor(s), BCG_OVER); /* blue has not agreed */
    does(&s, BLUE, "{\"do\":\"resign\"}");
    assert_int_equal(bcg_session_actor(s), BCG_OVER);
    bcg_session_free(s);
}

/* -- what is kept ------------------------------------------------------------------------------ */

static void it_is_kept(void **state)
{
    char why[BCG_WHY];
    (void)state;
    bcg_session *s = without_blue(5);
    does(&s, RED, for_blue);
    char *text = bcg_session_save(s);
    assert_memory_equal(text, "bocage session 5\n", 17);
    assert_non_null(strstr(text, "\nabsent 60\n"));
    assert_non_null(strstr(text, "\nsubstitute blue:red s random\n"));
    bcg_session *again = bcg_session_load(text, strlen(text), &host.games, why);
    assert_non_null(again);
    assert_string_equal(bcg_session_player(again, BLUE), "random");
    assert_int_equal(bcg_session_setup(again)->absent, 60);
    does(&again, BLUE, give_back);
    char *later = bcg_session_save(again);
    assert_non_null(strstr(later, "\nreturn blue r\n"));
    bcg_session_free(again);
    again = bcg_session_load(later, strlen(later), &host.games, why);
    assert_non_null(again);
    assert_string_equal(bcg_session_player(again, BLUE), "");
    bcg_session_free(again);
    static const char *const changes[][2] = {
        {"blue:red s random", "blue:red s ransom"},
        {"substitute blue:red", "substitute blue:blu"},
        {"substitute blue:red", "substitute reds:red"},
        {"act red", "act red:red-2"},
        {"absent 60", "absent xx"},
    };
    for (size_t i = 0; i < COUNT(changes); i++) {
        char *changed = malloc(strlen(text) + 32), *at = strstr(text, changes[i][0]);
        assert_non_null(at);
        sprintf(changed, "%.*s%s%s", (int)(at - text), text, changes[i][1],
                at + strlen(changes[i][0]));
        assert_null(bcg_session_load(changed, strlen(changed), &host.games, why));
        free(changed);
    }
    free(later);
    free(text);
    bcg_session_free(s);
}

/* What could not be stored has not happened. */
static void it_can_be_cut(void **state)
{
    (void)state;
    bcg_session *s = without_blue(6);
    const int version = bcg_session_version(s);
    acts_somehow(&s, RED);
    bcg_session_answer_kept(s, RED, version);
    does(&s, RED, for_blue);
    assert_true(bcg_session_cut(s, version));
    assert_string_equal(bcg_session_player(s, BLUE), "");
    assert_int_equal(bcg_session_answered(s), bcg_seat_bit(RED));
    bcg_session_free(s);
}

static void the_replay_tells_who_sat_there(void **state)
{
    (void)state;
    bcg_session *s = without_blue(7);
    does(&s, RED, for_blue);
    bool back = false;
    while (bcg_session_actor(s) != BCG_OVER) {
        const int seat = bcg_first_actor(bcg_session_actors(s) &
                                         (bcg_seats)~bcg_session_answered(s));
        bcg_action list[TOY_RANKS];
        toy_ops.legal(bcg_game_in(s), s->now.state, seat, list, TOY_RANKS);
        assert_int_equal(bcg_session_act(s, seat, list[0], "", -1), BCG_OK);
        if (!back && bcg_session_ply(s) > 15 && bcg_session_actor(s) != BCG_OVER) {
            does(&s, BLUE, give_back);
            back = true;
        }
    }
    assert_true(back);
    char *replay = bcg_redact_replay(s), *deal = replay ? strstr(replay, "red    choose") : NULL;
    assert_non_null(deal);
    char *line = strstr(replay, "red person, blue person, blue-2 person; random for blue from ");
    assert_non_null(line);
    /* by the number of the first action after it */
    const int from = atoi(strstr(line, "from ") + 5);
    while (deal[-1] != '\n')
        deal--;
    assert_int_equal(from, atoi(deal) + 1);
    assert_non_null(strstr(line, "; blue back from "));
    free(replay);
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_whoever_is_away_is_replaced),
        cmocka_unit_test(nobody_replaces_themselves),
        cmocka_unit_test(a_computer_player_plays_until_the_owner_is_back),
        cmocka_unit_test(others_go_on),
        cmocka_unit_test(windows_go_on),
        cmocka_unit_test(only_people_resign),
        cmocka_unit_test(it_is_kept),
        cmocka_unit_test(it_can_be_cut),
        cmocka_unit_test(the_replay_tells_who_sat_there),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
