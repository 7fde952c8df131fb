/* The toy played over a session, for tests: a host, and what seats say to it. */
#ifndef BOCAGE_SESSION_TOY_GAME_TEST_H
#define BOCAGE_SESSION_TOY_GAME_TEST_H

#include "session/protocol.h"
#include "session/think.h"
#include "session/timeline.h"

#include "message.h"
#include "toy/toy_ruleset.h"
#include "unit.h"

#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- a host and three seats -------------------------------------------------------------------- */

static inline char *find_no_text(void *context, const char *id, size_t *size)
{
    (void)context, (void)id, (void)size;
    return NULL;
}

static const bcg_host host = {.find_scenario = find_no_text,
                              .knows_level = bcg_host_knows_level,
                              .make_seed = bcg_host_make_seed,
                              .games = {.rulesets = toy_rulesets}};

enum { RED, BLUE, BLUE_2, SEATS };
static const char *const seat_words[] = {"red", "blue", "blue-2"};

/* What the host knows of seats whose people are away, and how long a new game wants them to be. */
static bcg_seats away;
static int absent;

/* The answer to a request from a seat, or from a spectator, as text, which the caller frees. `now`
 * in the message stands for the current version. */
static inline char *ask(bcg_session **s, int seat, const char *message, bcg_outcome *outcome)
{
    char text[1024];
    const bcg_permissions may = {.seats = seat < SEATS ? bcg_seat_bit(seat) : 0, .away = away};
    bcg_json j = {0};
    bcg_request r;
    put_version(message, bcg_session_version(*s), text, sizeof text);
    const bcg_reply reply = bcg_answer(s, &host, may, text, strlen(text), &r, &j);
    bcg_request_free(&r);
    assert_false(j.failed);
    if (outcome)
        *outcome = reply.outcome;
    char *copy = strdup(j.text);
    bcg_json_free(&j);
    return copy;
}

static inline json_t *good(bcg_session **s, int seat, const char *message)
{
    char *text = ask(s, seat, message, NULL);
    json_t *value = json_loads(text, 0, NULL);
    if (!json_is_true(json_object_get(value, "ok")))
        fail_msg("%s: %s", message, text);
    free(text);
    return value;
}

static inline void does(bcg_session **s, int seat, const char *message)
{
    json_decref(good(s, seat, message));
}

static inline void refused(bcg_session **s, int seat, const char *message, const char *reason)
{
    char *text = ask(s, seat, message, NULL);
    json_t *value = json_loads(text, 0, NULL);
    assert_true(json_is_false(json_object_get(value, "ok")));
    assert_string_equal(json_string_value(json_object_get(value, "reason")), reason);
    json_decref(value);
    free(text);
}

/* The first legal action of the seat. */
static inline void first_action(bcg_session **s, int seat, char out[64])
{
    json_t *legal = good(s, seat, "{\"do\":\"legal\"}");
    snprintf(out, 64, "%s",
             json_string_value(json_array_get(json_object_get(legal, "actions"), 0)));
    json_decref(legal);
}

static inline void acts(bcg_session **s, int seat, const char *action)
{
    char message[160];
    snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}", action);
    does(s, seat, message);
}

static inline void acts_somehow(bcg_session **s, int seat)
{
    char action[64];
    first_action(s, seat, action);
    acts(s, seat, action);
}

static inline bcg_session *new_game(const char *form, uint64_t seed, const char *level_of_blue_2)
{
    char text[80], why[BCG_WHY];
    bcg_setup setup = {.absent = absent};
    snprintf(text, sizeof text, "bocage 1\nruleset toy\nform %s\n", form);
    setup.prepared = bcg_prepare(toy_rulesets, text, strlen(text), NULL, "", why);
    assert_non_null(setup.prepared);
    bcg_fair_seed_of(seed, setup.seed);
    snprintf(setup.level[BLUE_2], BCG_LEVEL, "%s", level_of_blue_2);
    bcg_session *s = bcg_session_new(&setup);
    bcg_prepared_release(setup.prepared);
    assert_true(s && bcg_session_proceed(s));
    return s;
}

#endif
