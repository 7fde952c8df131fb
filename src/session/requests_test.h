/* For tests of sessions: a game of Pegasus Bridge, requests from its seats, its host and a
 * spectator, and their answers. */
#ifndef BOCAGE_SESSION_REQUESTS_TEST_H
#define BOCAGE_SESSION_REQUESTS_TEST_H

#include "rulesets.h"
#include "session/protocol.h"
#include "session/think.h"

#include "message.h"
#include "read_whole.h"
#include "unit.h"

#include <jansson.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_ROOM = 256 * 1024 };

/* -- a host ----------------------------------------------------------------------------------- */

static inline char *find_text(void *context, const char *id, size_t *size)
{
    char path[512];
    (void)context;
    snprintf(path, sizeof path, "%s/data/memoir/%s.scn", BOCAGE_SOURCE, id);
    const char *why;
    char *text = malloc(TEXT_ROOM);
    *size = text ? read_whole(path, text, TEXT_ROOM, &why) : 0;
    if (*size > 0)
        return text;
    free(text);
    return NULL;
}

static inline void make_seed(void *context, uint8_t out[BCG_SEED])
{
    (void)context;
    memset(out, 7, BCG_SEED);
}

static const bcg_host host = {.find_scenario = find_text,
                              .knows_level = bcg_host_knows_level,
                              .make_seed = make_seed,
                              .games = {.rulesets = bcg_rulesets}};

/* Both seats and the host; only the two seats; a spectator. */
static const bcg_permissions everybody = {.seats = BCG_ALL_SEATS, .host = true};
static const bcg_permissions axis = {.seats = 1}, allies = {.seats = 2}, spectator = {.seats = 0};

/* -- requests and answers --------------------------------------------------------------------- */

/* The answer to a message, as text that the next call overwrites. `now` in the message stands for
 * the current version. */
static inline const char *answer_text(bcg_session **s, bcg_permissions client, const char *message)
{
    static bcg_json j;
    static char text[TEXT_ROOM];
    bcg_request r;
    put_version(message, *s ? bcg_session_version(*s) : 0, text, sizeof text);
    const bcg_reply reply = bcg_answer(s, &host, client, text, strlen(text), &r, &j);
    assert_int_not_equal(reply.outcome, BCG_THINK);
    assert_int_equal(reply.refused != NULL, strncmp(j.text, "{\"ok\":false", 11) == 0);
    bcg_request_free(&r);
    assert_false(j.failed);
    return j.text;
}

static inline json_t *ask(bcg_session **s, bcg_permissions client, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same as a JSON value, to be released by the caller. */
static inline json_t *ask(bcg_session **s, bcg_permissions client, const char *format, ...)
{
    static char message[TEXT_ROOM]; /* holds whole games: truncated ones would be refused */
    va_list arguments;
    va_start(arguments, format);
    const int size = vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    assert_in_range(size, 0, sizeof message - 1);
    json_t *answer = json_loads(answer_text(s, client, message), JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(answer);
    return answer;
}

static inline const char *text_of(const json_t *answer, const char *key)
{
    return json_string_value(json_object_get(answer, key));
}

static inline int number_of(const json_t *answer, const char *key)
{
    return (int)json_integer_value(json_object_get(answer, key));
}

/* The message is refused for this reason, and nothing changes. */
static inline void refused(bcg_session **s, bcg_permissions client, const char *message,
                           const char *reason)
{
    const int version = *s ? bcg_session_version(*s) : 0;
    json_t *a = ask(s, client, "%s", message);
    assert_true(json_is_false(json_object_get(a, "ok")));
    assert_string_equal(text_of(a, "reason"), reason);
    assert_true(strlen(text_of(a, "text")) > 5);
    if (*s)
        assert_int_equal(bcg_session_version(*s), version);
    json_decref(a);
}

static inline void good(bcg_session **s, bcg_permissions client, const char *message)
{
    json_t *a = ask(s, client, "%s", message);
    if (!json_is_true(json_object_get(a, "ok")))
        fail_msg("%s: %s", message, text_of(a, "text"));
    json_decref(a);
}

/* -- games ------------------------------------------------------------------------------------ */

static inline bcg_session *new_game(const char *more)
{
    bcg_session *s = NULL;
    char message[512];
    snprintf(message, sizeof message,
             "{\"do\":\"new\",\"scenario\":\"pegasus-bridge\",\"seed\":7%s}", more);
    good(&s, everybody, message);
    assert_non_null(s);
    return s;
}

/* An action from the legal list of whoever decides; false if nobody does. */
static inline bool legal_action(bcg_session *s, uint32_t choice, char out[BCG_ACTION_TEXT],
                                int *seat)
{
    *seat = bcg_session_actor(s);
    if (*seat < 0)
        return false;
    json_t *a = ask(&s, everybody, "{\"do\":\"legal\",\"seat\":\"%s\"}", *seat ? "allies" : "axis");
    const json_t *list = json_object_get(a, "actions");
    assert_true(json_array_size(list) > 0);
    snprintf(out, BCG_ACTION_TEXT, "%s",
             json_string_value(json_array_get(list, choice % json_array_size(list))));
    json_decref(a);
    return true;
}

/* Takes one random action; false when the game is over. */
static inline bool act_at_random(bcg_session *s, bcg_rng *r)
{
    char action[BCG_ACTION_TEXT];
    int seat;
    if (!legal_action(s, (uint32_t)bcg_rng_next(r), action, &seat))
        return false;
    json_t *a = ask(&s, everybody,
                    "{\"do\":\"act\",\"seat\":\"%s\",\"action\":\"%s\",\"version\":%d}",
                    seat ? "allies" : "axis", action, bcg_session_version(s));
    assert_true(json_is_true(json_object_get(a, "ok")));
    json_decref(a);
    return true;
}

#endif
