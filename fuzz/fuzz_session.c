/* libFuzzer target: whatever a client sends, line by line, a session answers each message with one
 * JSON object, keeps its secrets' number of seats, and can be saved and loaded again. */
#include "fuzz_texts.h"

#include "session/protocol.h"
#include "session/save.h"
#include "session/think.h"
#include "toy/toy_ruleset.h"

#include <jansson.h>
#include <sodium.h>

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void make_seed(void *context, uint8_t out[BCG_SEED])
{
    (void)context;
    memset(out, 1, BCG_SEED);
}

static const bcg_host host = {.find_scenario = fuzz_find_text,
                              .knows_level = bcg_host_knows_level,
                              .make_seed = make_seed,
                              .games = {.rulesets = toy_rulesets}};

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    fuzz_write_board();
    if (sodium_init() < 0)
        abort();
    return 0;
}

/* It is one object of JSON; a line end would be two messages. */
static void check_answer(const bcg_json *j)
{
    json_error_t error;
    json_t *answer = json_loadb(j->text, j->size, JSON_REJECT_DUPLICATES, &error);
    if (!json_is_object(answer) || memchr(j->text, '\n', j->size))
        abort();
    if (json_is_false(json_object_get(answer, "ok")) &&
        json_string_length(json_object_get(answer, "text")) == 0)
        abort(); /* a refusal needs a sentence */
    json_decref(answer);
}

/* A line that begins with a blank is said by the first seat, and everybody else has gone away. */
static void send_message(bcg_session **s, const char *message, size_t size, bcg_json *j)
{
    const bool alone = size > 0 && message[0] == ' ';
    const bcg_permissions client = {
        .seats = alone ? 1 : BCG_ALL_SEATS, .host = true, .away = BCG_ALL_SEATS};
    bcg_request r;
    const int before = *s ? bcg_session_version(*s) : 0;
    const bcg_seats answered = *s ? bcg_session_answered(*s) : 0;
    const bcg_reply reply = bcg_answer(s, &host, client, message, size, &r, j);
    if (reply.outcome != BCG_THINK)
        check_answer(j);
    if (reply.outcome == BCG_TALKS)
        for (int hears = 0; hears < 2; hears++) {
            bcg_tell_talk(*s, reply.seat, &r, hears, j);
            check_answer(j);
        }
    if (reply.outcome == BCG_ANSWERED && *s &&
        (bcg_session_version(*s) != before || bcg_session_answered(*s) != answered))
        abort(); /* nobody was told to keep it */
    bcg_request_free(&r);
}

static void check_save(const bcg_session *s)
{
    char why[BCG_WHY], *first = bcg_session_save(s);
    bcg_session *again = first ? bcg_session_load(first, strlen(first), &host.games, why) : NULL;
    char *second = again ? bcg_session_save(again) : NULL;
    if (second == NULL || strcmp(first, second) != 0)
        abort();
    bcg_session_free(again);
    free(first);
    free(second);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bcg_session *s = NULL;
    bcg_json j = {0};
    const char *at = (const char *)data, *end = at + size;
    static const char begin[] = "{\"do\":\"new\",\"scenario\":\"b\",\"seed\":1}";
    send_message(&s, begin, sizeof begin - 1, &j);
    for (int n = 0; at < end && n < 40; n++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        send_message(&s, at, (size_t)((stop ? stop : end) - at), &j);
        at = stop ? stop + 1 : end;
    }
    if (s)
        check_save(s);
    bcg_session_free(s);
    bcg_json_free(&j);
    return 0;
}
