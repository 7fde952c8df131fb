/* Talk among partners, tested with the toy: who may hear what was said, and what cannot be said. */
#include "session/toy_game_test.h"

/* The reply to a request; the texts for those who hear it and for others, to be freed. */
static bcg_reply says(bcg_session *s, int seat, const char *message, char **heard, char **others)
{
    const bcg_permissions may = {.seats = bcg_seat_bit(seat)};
    bcg_json j = {0};
    bcg_request r;
    const int version = bcg_session_version(s);
    const bcg_reply reply = bcg_answer(&s, &host, may, message, strlen(message), &r, &j);
    if (reply.outcome != BCG_TALKS)
        fail_msg("%s: %s", message, j.text);
    assert_non_null(strstr(j.text, "\"ok\":true"));
    assert_int_equal(bcg_session_version(s), version);
    bcg_tell_talk(s, seat, &r, true, &j);
    *heard = strdup(j.text);
    bcg_tell_talk(s, seat, &r, false, &j);
    *others = strdup(j.text);
    bcg_request_free(&r);
    bcg_json_free(&j);
    return reply;
}

static void is_heard(bcg_session *s, int seat, const char *message, bcg_seats hears,
                     const char *text)
{
    char *heard, *others;
    const bcg_reply reply = says(s, seat, message, &heard, &others);
    assert_int_equal(reply.hears, hears);
    assert_string_equal(heard, text);
    assert_string_equal(others, seat == BLUE ? "{\"pointed\":\"blue\",\"hidden\":true}"
                                             : "{\"pointed\":\"red\",\"hidden\":true}");
    free(heard);
    free(others);
}

/* A rank in the hand of the seat, as a message and as what is told of it. */
static int rank_of(const bcg_session *s, int seat)
{
    int rank = 1;
    while (toy_count(s->now.state, rank, TOY_HAND + seat) == 0)
        rank++;
    return rank;
}

enum { BLUES = 1 << BLUE | 1 << BLUE_2 };

static void partners_hear_each_other(void **state)
{
    char message[80], told[80];
    (void)state;
    bcg_session *s = new_game("team", 1, "");
    is_heard(s, BLUE, "{\"do\":\"tell\",\"phrase\":\"hold\"}", BLUES,
             "{\"told\":\"blue\",\"phrase\":\"hold\"}");
    is_heard(s, BLUE, "{\"do\":\"point\",\"at\":\"red\"}", BLUES,
             "{\"pointed\":\"blue\",\"at\":\"red\"}");
    is_heard(s, BLUE, "{\"do\":\"propose\",\"action\":\"scout red\"}", BLUES,
             "{\"proposed\":\"blue\",\"action\":\"scout red\"}");
    /* what red can see it is not told all the same */
    is_heard(s, BLUE, "{\"do\":\"point\",\"card\":\"watchword\"}", BLUES,
             "{\"pointed\":\"blue\",\"card\":\"watchword\"}");
    /* a hand is nobody else's to see, not even a partner's */
    const int rank = rank_of(s, BLUE);
    snprintf(message, sizeof message, "{\"do\":\"point\",\"card\":\"%d\"}", rank);
    snprintf(told, sizeof told, "{\"pointed\":\"blue\",\"card\":\"%d\"}", rank);
    is_heard(s, BLUE, message, 1 << BLUE, told);
    snprintf(message, sizeof message, "{\"do\":\"propose\",\"action\":\"lay %d\"}", rank);
    snprintf(told, sizeof told, "{\"proposed\":\"blue\",\"action\":\"lay %d\"}", rank);
    is_heard(s, BLUE, message, 1 << BLUE, told);
    bcg_session_free(s);
}

static void in_an_open_game_all_hear_what_they_can_see(void **state)
{
    char message[80], told[80];
    (void)state;
    bcg_session *s = new_game("eight", 1, "");
    is_heard(s, RED, "{\"do\":\"tell\",\"phrase\":\"your-move\"}", BCG_PUBLIC,
             "{\"told\":\"red\",\"phrase\":\"your-move\"}");
    is_heard(s, RED, "{\"do\":\"point\",\"at\":\"blue\"}", BCG_PUBLIC,
             "{\"pointed\":\"red\",\"at\":\"blue\"}");
    is_heard(s, RED, "{\"do\":\"point\",\"card\":\"watchword\"}", BCG_ALL_SEATS,
             "{\"pointed\":\"red\",\"card\":\"watchword\"}");
    const int rank = rank_of(s, RED);
    snprintf(message, sizeof message, "{\"do\":\"point\",\"card\":\"%d\"}", rank);
    snprintf(told, sizeof told, "{\"pointed\":\"red\",\"card\":\"%d\"}", rank);
    is_heard(s, RED, message, 1 << RED, told);
    bcg_session_free(s);
}

static void what_cannot_be_said_is_refused(void **state)
{
    static const struct {
        int seat;
        const char *message, *reason;
    } cases[] = {
        {BLUE, "{\"do\":\"tell\",\"phrase\":\"he has an ambush\"}", "BAD_REQUEST"},
        {BLUE, "{\"do\":\"tell\"}", "BAD_REQUEST"},
        {BLUE, "{\"do\":\"point\"}", "BAD_REQUEST"},
        {BLUE, "{\"do\":\"point\",\"at\":\"red\",\"card\":\"1\"}", "BAD_REQUEST"},
        {BLUE, "{\"do\":\"point\",\"at\":\"green\"}", "NOTHING_THERE"},
        {BLUE, "{\"do\":\"point\",\"at\":\"Red\"}", "NOTHING_THERE"},
        {BLUE, "{\"do\":\"point\",\"card\":\"9\"}", "NOTHING_THERE"},
        {BLUE, "{\"do\":\"propose\",\"action\":\"surrender\"}", "BCG_NO_SUCH_ACTION"},
        {BLUE, "{\"do\":\"propose\"}", "BAD_REQUEST"},
        {RED, "{\"do\":\"tell\",\"phrase\":\"hold\"}", "NOT_ALLOWED"}, /* it is alone */
        {SEATS, "{\"do\":\"tell\",\"phrase\":\"hold\"}", "NO_SEAT"},
    };
    char message[80];
    (void)state;
    bcg_session *s = new_game("team", 1, "");
    for (size_t i = 0; i < COUNT(cases); i++)
        refused(&s, cases[i].seat, cases[i].message, cases[i].reason);
    for (int rank = 1; rank <= TOY_RANKS; rank++) { /* only what it can see itself */
        if (toy_count(s->now.state, rank, TOY_HAND + BLUE) > 0)
            continue;
        snprintf(message, sizeof message, "{\"do\":\"point\",\"card\":\"%d\"}", rank);
        refused(&s, BLUE, message, "NOTHING_THERE");
    }
    bcg_session_free(s);
    s = new_game("team", 1, "random"); /* a computer player does not listen */
    refused(&s, BLUE, "{\"do\":\"tell\",\"phrase\":\"hold\"}", "NOT_ALLOWED");
    bcg_session_free(s);
}

/* Somebody who has both seats of a team has nobody to talk to. */
static void nobody_talks_to_themselves(void **state)
{
    static const char message[] = "{\"do\":\"tell\",\"phrase\":\"hold\",\"seat\":\"blue\"}";
    const bcg_permissions both = {.seats = BLUES};
    bcg_json j = {0};
    bcg_request r;
    (void)state;
    bcg_session *s = new_game("team", 1, "");
    const bcg_reply reply = bcg_answer(&s, &host, both, message, strlen(message), &r, &j);
    assert_string_equal(reply.refused, "NOT_ALLOWED");
    bcg_request_free(&r);
    bcg_json_free(&j);
    bcg_session_free(s);
}

static void the_board_lists_what_can_be_said(void **state)
{
    static const char *const boards[][2] = {
        {"team", "\"talk\":{\"open\":false,\"phrases\":[\"hold\",\"your-move\"]}"},
        {"eight", "\"talk\":{\"open\":true,\"phrases\":[\"hold\",\"your-move\"]}"},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(boards); i++) {
        bcg_session *s = new_game(boards[i][0], 1, "");
        char *board = ask(&s, SEATS, "{\"do\":\"board\"}", NULL);
        assert_non_null(strstr(board, boards[i][1]));
        free(board);
        bcg_session_free(s);
    }
}

/* A ruleset that says nothing of it has none of it. */
static void a_ruleset_without_talk_has_none(void **state)
{
    (void)state;
    bcg_session *s = new_game("team", 1, "");
    const bcg_ruleset *toy = s->setup.prepared->ruleset;
    bcg_ruleset silent = *toy;
    bcg_ruleset_json json = *toy->json;
    json.phrases = NULL;
    json.readers_of_thing = NULL;
    json.talks_openly = NULL;
    silent.json = &json;
    s->setup.prepared->ruleset = &silent;
    refused(&s, BLUE, "{\"do\":\"tell\",\"phrase\":\"hold\"}", "BAD_REQUEST");
    refused(&s, BLUE, "{\"do\":\"point\",\"at\":\"red\"}", "NOT_ALLOWED");
    refused(&s, BLUE, "{\"do\":\"propose\",\"action\":\"pass\"}", "NOT_ALLOWED");
    char *board = ask(&s, BLUE, "{\"do\":\"board\"}", NULL);
    assert_null(strstr(board, "\"talk\""));
    free(board);
    s->setup.prepared->ruleset = toy;
    bcg_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(partners_hear_each_other),
        cmocka_unit_test(in_an_open_game_all_hear_what_they_can_see),
        cmocka_unit_test(what_cannot_be_said_is_refused),
        cmocka_unit_test(nobody_talks_to_themselves),
        cmocka_unit_test(the_board_lists_what_can_be_said),
        cmocka_unit_test(a_ruleset_without_talk_has_none),
    };
    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
