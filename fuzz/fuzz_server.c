/* libFuzzer target: whatever strangers and clients send to the server, each HTTP request has one
 * answer, each message of a client is answered or waits, and every answer is one JSON object.
 *
 * An input is lines: `G PATH` and `P PATH BODY` are requests, `0 ...` to `2 ...` what three clients
 * say, `T` lets time pass. `@m`, `@i` and `@s` stand for the secrets of a game of memoir, `@M`,
 * `@I` and `@S` for those of a game of assault. */
#include "fuzz_texts.h"

#include "server/http_routes.h"
#include "server/room.h"
#include "toy/toy_ruleset.h"

#include <jansson.h>
#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { CLIENTS = 3, SECRETS = 6, MOST = 16 * 1024, DB_LIMIT = 8 * 1024 * 1024 };

/* Static only here: the fuzzer calls these functions on one thread, millions of times. */
static char folder[] = "/tmp/bocage-fuzz-XXXXXX", db[64];
static bcg_hub *hub;
static bcg_assets *assets;
static bcg_client *clients[CLIENTS];
static uint64_t now = 1;
static int replies;
static const char signs[] = "misMIS"; /* three for each game */
static char secrets[SECRETS][32];
static int known; /* secrets */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t rung = PTHREAD_COND_INITIALIZER;
static bool ringing;

static int64_t wall_clock(void *context)
{
    (void)context;
    return 0;
}

static void notify(void *context)
{
    (void)context;
    pthread_mutex_lock(&lock);
    ringing = true;
    pthread_cond_signal(&rung);
    pthread_mutex_unlock(&lock);
}

static void check(const char *answer, size_t size)
{
    json_error_t error;
    json_t *value = json_loadb(answer, size, JSON_REJECT_DUPLICATES, &error);
    if (!json_is_object(value))
        abort();
    json_decref(value);
}

static void on_send(void *context, void *peer, const char *answer, size_t size)
{
    (void)context;
    (void)peer;
    check(answer, size);
}

static void on_part(void *context, void *peer, int code, const char *why)
{
    (void)context;
    (void)peer;
    if (code < 1000 || why == NULL)
        abort();
}

static void keep_secrets(const char *answer, size_t size)
{
    static const char *const names[] = {"me", "invitation", "spectator"};
    json_t *a = json_loadb(answer, size, 0, NULL), *told = json_object_get(a, "secrets");
    if (told == NULL)
        abort(); /* the game was not made */
    for (int i = 0; i < 3; i++)
        snprintf(secrets[known++], sizeof secrets[0], "%s",
                 json_string_value(json_object_get(told, names[i])));
    json_decref(a);
}

/* A replay is no JSON; nobody can play a game to its end here but by giving up. */
static void on_reply(void *context, void *peer, int status, const char *answer, size_t size)
{
    (void)context;
    replies++;
    if (size > 0 && answer[0] == '{')
        check(answer, size);
    else if (status != 200)
        abort();
    if (peer && known < SECRETS)
        keep_secrets(answer, size);
}

static bool thinks(const bcg_room *r)
{
    for (int seat = 0; seat < BCG_MAX_SEATS; seat++)
        if (r->seat[seat].job)
            return true;
    return false;
}

static bool is_busy(void)
{
    if (hub->pending_calls || bcg_importer_waiting(hub->importer))
        return true;
    for (int i = 0; i < BCG_CHAINS; i++)
        for (const bcg_room *r = hub->rooms[i]; r; r = r->next)
            if (r->writing || r->answers || thinks(r))
                return true;
    return false;
}

static void wait_quiet(void)
{
    while (is_busy()) {
        pthread_mutex_lock(&lock);
        while (!ringing)
            pthread_cond_wait(&rung, &lock);
        ringing = false;
        pthread_mutex_unlock(&lock);
        bcg_hub_fetch(hub, now);
    }
}

static void request(const char *method, char *line)
{
    char *body = strchr(line, ' ');
    if (body)
        *body++ = '\0';
    const bcg_http_context web = {.assets = assets};
    const bcg_http_request r = {.method = method,
                                .path = line,
                                .query = "",
                                .host = strchr(line, '^') ? "elsewhere.example" : "localhost",
                                .origin = strchr(line, '!') ? "http://elsewhere" : "",
                                .authorization = body ? body : ""};
    bcg_http_meaning m = bcg_http_read(&web, &r);
    if (m.what != BCG_WEB_CALL)
        return;
    const int before = replies;
    m.call.body = body ? body : "";
    m.call.size = strlen(m.call.body);
    bcg_hub_call(hub, &replies, &m.call, now);
    wait_quiet();
    if (replies != before + 1)
        abort();
}

/* What is open stays open, and nothing is left behind. */
static void remove_files(void)
{
    static const char *const endings[] = {"", "-wal", "-shm"};
    char file[80];
    for (int i = 0; i < 3; i++) {
        snprintf(file, sizeof file, "%s%s", db, endings[i]);
        unlink(file);
    }
    rmdir(folder);
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    char why[BCG_STORE_WHY],
        memoir[] = "/api/games {\"scenario\":\"b\",\"seats\":{\"axis\":\"friend\"}}",
        assault[] = "/api/games {\"scenario\":\"a\",\"seats\":{\"german\":\"friend\"}}";
    (void)argc;
    (void)argv;
    fuzz_write_board();
    if (sodium_init() < 0 || mkdtemp(folder) == NULL)
        abort();
    snprintf(db, sizeof db, "%s/games.db", folder);
    const bcg_hub_config config = {.db = db,
                                   .rulesets = toy_rulesets,
                                   .db_limit = DB_LIMIT,
                                   .rules = "fuzz",
                                   .threads = 1,
                                   .pace = 100,
                                   .hush = BCG_HUSH_BY_WINDOW,
                                   .find_scenario = fuzz_find_text,
                                   .wall_clock = wall_clock,
                                   .notify = notify,
                                   .send = on_send,
                                   .part = on_part,
                                   .reply = on_reply};
    hub = bcg_hub_new(&config, why);
    assets = bcg_assets_new();
    if (hub == NULL || assets == NULL)
        abort();
    request("POST", memoir);
    request("POST", assault);
    if (known != SECRETS)
        abort();
    remove_files();
    return 0;
}

/* Secrets in the place of their signs. */
static void expand(const char *from, size_t size, char out[MOST])
{
    size_t used = 0;
    for (size_t i = 0; i < size && used + 32 < MOST; i++) {
        const char *sign = from[i] == '@' && i + 1 < size ? strchr(signs, from[i + 1]) : NULL;
        if (sign && *sign) {
            used += (size_t)sprintf(out + used, "%s", secrets[sign - signs]);
            i++;
        } else if (from[i])
            out[used++] = from[i];
    }
    out[used] = '\0';
}

static void answer_line(char *line)
{
    if (line[0] == 'G' && line[1] == ' ')
        request("GET", line + 2);
    else if (line[0] == 'P' && line[1] == ' ')
        request("POST", line + 2);
    else if (line[0] >= '0' && line[0] < '0' + CLIENTS && line[1] == ' ')
        bcg_client_hear(clients[line[0] - '0'], line + 2, strlen(line + 2), now);
    else if (line[0] == 'T') {
        now += 1000;
        wait_quiet();
        bcg_hub_tick(hub, now);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char line[MOST];
    for (int i = 0; i < CLIENTS; i++)
        clients[i] = bcg_client_new(hub, &clients[i]);
    for (const char *at = (const char *)data, *end = at + size; at < end;) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        expand(at, (size_t)((stop ? stop : end) - at), line);
        answer_line(line);
        at = stop ? stop + 1 : end;
    }
    wait_quiet();
    for (int i = 0; i < CLIENTS; i++)
        bcg_client_leave(clients[i], now);
    now += 100000; /* rooms are closed */
    bcg_hub_tick(hub, now);
    wait_quiet();
    return 0;
}
