/* A hub for tests: connections that only listen, a clock that goes when it is told to, and the
 * threads of store writer and AI pool waited for, so that what is sent when is the same each time.
 */
#ifndef BOCAGE_SERVER_WORLD_TEST_H
#define BOCAGE_SERVER_WORLD_TEST_H

#include "rulesets.h"
#include "server/room.h"
#include "server/secrets.h"

#include "message.h"
#include "read_whole.h"
#include "unit.h"

#include <jansson.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What can be played there. */
#ifndef WORLD_RULESETS
#define WORLD_RULESETS bcg_rulesets
#endif

enum { TEXT_ROOM = 256 * 1024, PEERS = 4, DAY = 1000000000 };

/* -- a world ----------------------------------------------------------------------------------- */

/* A connection: all that it was sent, each message with its time. */
typedef struct ear {
    bcg_client *client;
    char *heard; /* "TIME TEXT\n" ... */
    size_t size;
    int count, status, code;
    char first[TEXT_ROOM], last[TEXT_ROOM]; /* since something was said */
} ear;

typedef struct world {
    bcg_hub *hub;
    char folder[64], db[96];
    int hush;
    uint64_t now;
    ear ears[PEERS], caller;
    char log[8192]; /* "EVENT for N GAME TEXT\n" ..., N being an ear or `nobody` */
    pthread_mutex_t lock;
    pthread_cond_t rung;
    bool ringing;
} world;

static inline char *find_text(void *context, const char *id, size_t *size)
{
    char path[512];
    const char *why;
    (void)context;
    snprintf(path, sizeof path, "%s/data/memoir/%s.scn", BOCAGE_SOURCE, id);
    char *text = malloc(TEXT_ROOM);
    *size = text ? read_whole(path, text, TEXT_ROOM, &why) : 0;
    if (*size > 0)
        return text;
    free(text);
    return NULL;
}

/* A made-up day on which as much time has passed as for the hub. */
static inline int64_t wall_clock(void *context)
{
    const world *w = context;
    return DAY + (int64_t)(w->now / 1000);
}

static inline void notify(void *context)
{
    world *w = context;
    pthread_mutex_lock(&w->lock);
    w->ringing = true;
    pthread_cond_signal(&w->rung);
    pthread_mutex_unlock(&w->lock);
}

static inline void hear(void *context, void *peer, const char *text, size_t size)
{
    const world *w = context;
    ear *e = peer;
    char when[32];
    const int n = snprintf(when, sizeof when, "%llu ", (unsigned long long)w->now);
    e->heard = realloc(e->heard, e->size + (size_t)n + size + 2);
    assert_non_null(e->heard);
    memcpy(e->heard + e->size, when, (size_t)n);
    memcpy(e->heard + e->size + n, text, size);
    e->size += (size_t)n + size + 1;
    e->heard[e->size - 1] = '\n';
    e->heard[e->size] = '\0';
    e->count++;
    snprintf(e->last, sizeof e->last, "%.*s", (int)size, text);
    if (e->first[0] == '\0')
        memcpy(e->first, e->last, size + 1);
}

static inline void part(void *context, void *peer, int code, const char *why)
{
    (void)context;
    (void)why;
    ((ear *)peer)->code = code;
}

static inline void reply(void *context, void *peer, int status, const char *text, size_t size)
{
    ((ear *)peer)->status = status;
    hear(context, peer, text, size);
}

static inline void remember(void *context, const void *peer, const char *event, const char *game,
                            const char *text)
{
    world *w = context;
    const ear *e = peer;
    const size_t used = strlen(w->log);
    char who[16] = "nobody";
    if (e)
        snprintf(who, sizeof who, "%s%d", e == &w->caller ? "caller " : "",
                 e == &w->caller ? 0 : (int)(e - w->ears));
    snprintf(w->log + used, sizeof w->log - used, "%s for %s %s %s\n", event, who,
             game ? game : "-", text ? text : "");
}

static inline void open_world(world *w, int pace, int64_t limit)
{
    char why[BCG_STORE_WHY] = "";
    const bcg_hub_config config = {.db = w->db,
                                   .db_limit = limit,
                                   .rulesets = WORLD_RULESETS,
                                   .rules = "test",
                                   .threads = 1,
                                   .pace = pace,
                                   .hush = w->hush,
                                   .find_scenario = find_text,
                                   .wall_clock = wall_clock,
                                   .notify = notify,
                                   .send = hear,
                                   .part = part,
                                   .reply = reply,
                                   .log = remember,
                                   .context = w};
    w->hub = bcg_hub_new(&config, why);
    if (w->hub == NULL)
        fail_msg("%s", why);
}

static inline world *new_world(int pace, int64_t limit)
{
    world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    snprintf(w->folder, sizeof w->folder, "/tmp/bocage-hub-XXXXXX");
    assert_non_null(mkdtemp(w->folder));
    snprintf(w->db, sizeof w->db, "%s/games.db", w->folder);
    w->hush = pace ? BCG_HUSH_BY_WINDOW : 0;
    w->now = 1000;
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->rung, NULL);
    open_world(w, pace, limit);
    return w;
}

static inline void leave_all(world *w)
{
    for (int i = 0; i < PEERS; i++)
        if (w->ears[i].client) {
            bcg_client_leave(w->ears[i].client, w->now);
            w->ears[i].client = NULL;
        }
}

static inline void end_world(world *w)
{
    static const char *const endings[] = {"", "-wal", "-shm"};
    char file[128];
    leave_all(w);
    bcg_hub_free(w->hub);
    for (size_t i = 0; i < COUNT(endings); i++) {
        snprintf(file, sizeof file, "%s%s", w->db, endings[i]);
        unlink(file);
    }
    assert_int_equal(rmdir(w->folder), 0);
    for (int i = 0; i < PEERS; i++)
        free(w->ears[i].heard);
    free(w->caller.heard);
    pthread_cond_destroy(&w->rung);
    pthread_mutex_destroy(&w->lock);
    free(w);
}

/* What no server would do. */
static inline void change_database(const world *w, const char *sql)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(w->db, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

static inline bool thinks_now(const bcg_room *r)
{
    for (int seat = 0; seat < BCG_MAX_SEATS; seat++)
        if (r->seat[seat].job)
            return true;
    return false;
}

static inline bool is_busy(const bcg_hub *h)
{
    if (h->pending_calls || bcg_importer_waiting(h->importer) || h->sweep.waiting)
        return true;
    for (int i = 0; i < BCG_CHAINS; i++)
        for (const bcg_room *r = h->rooms[i]; r; r = r->next)
            if (r->writing || r->answers || thinks_now(r))
                return true;
    return false;
}

/* Let others finish; no time passes for the hub. */
static inline void wait_quiet(world *w)
{
    while (is_busy(w->hub)) {
        pthread_mutex_lock(&w->lock);
        while (!w->ringing)
            pthread_cond_wait(&w->rung, &w->lock);
        w->ringing = false;
        pthread_mutex_unlock(&w->lock);
        bcg_hub_fetch(w->hub, w->now);
    }
}

/* Time passes. */
static inline void pass(world *w, uint64_t ms)
{
    const uint64_t until = w->now + ms;
    wait_quiet(w);
    while (bcg_hub_due(w->hub) <= until) {
        if (bcg_hub_due(w->hub) > w->now)
            w->now = bcg_hub_due(w->hub);
        bcg_hub_tick(w->hub, w->now);
        wait_quiet(w);
    }
    w->now = until;
}

/* -- asking ------------------------------------------------------------------------------------ */

/* Without waiting for anything. `now` in the message stands for the version of the client's game.
 */
static inline void tell(world *w, int n, const char *text)
{
    static char message[TEXT_ROOM];
    const bcg_client *g = w->ears[n].client;
    put_version(text, g->room ? bcg_session_version(g->room->session) : 0, message, sizeof message);
    bcg_client_hear(w->ears[n].client, message, strlen(message), w->now);
}

static inline const char *say(world *w, int n, const char *text)
{
    w->ears[n].first[0] = '\0';
    tell(w, n, text);
    wait_quiet(w);
    return w->ears[n].first;
}

static inline json_t *call(world *w, bcg_call_kind what, const char *body, const char *secret)
{
    const bcg_call c = {.what = what, .body = body, .size = strlen(body), .secret = secret};
    w->caller.status = 0;
    bcg_hub_call(w->hub, &w->caller, &c, w->now);
    wait_quiet(w);
    assert_int_not_equal(w->caller.status, 0);
    return json_loads(w->caller.last, 0, NULL);
}

static inline void copy_secret(const json_t *answer, const char *name, char out[BCG_SECRET_TEXT])
{
    const char *text = json_string_value(json_object_get(json_object_get(answer, "secrets"), name));
    assert_non_null(text);
    snprintf(out, BCG_SECRET_TEXT, "%s", text);
}

static inline void enter(world *w, int n, const char *secret)
{
    char text[256];
    w->ears[n].client = bcg_client_new(w->hub, &w->ears[n]);
    snprintf(text, sizeof text, "{\"do\":\"enter\",\"secret\":\"%s\",\"id\":1}", secret);
    say(w, n, text);
}

/* A game of two persons with invitation claimed: axis is 0, allies 1, a spectator 2. */
typedef struct secrets {
    char axis[BCG_SECRET_TEXT], allies[BCG_SECRET_TEXT], spectator[BCG_SECRET_TEXT];
    char game[BCG_GAME_ID];
} secrets;

static inline secrets make_pair(world *w, const char *body)
{
    secrets s;
    char claim[160], invitation[BCG_SECRET_TEXT];
    bcg_secret own;
    json_t *a = call(w, BCG_CALL_MAKE, body, NULL);
    assert_int_equal(w->caller.status, 201);
    copy_secret(a, "me", s.allies);
    copy_secret(a, "invitation", invitation);
    copy_secret(a, "spectator", s.spectator);
    snprintf(s.game, sizeof s.game, "%s", json_string_value(json_object_get(a, "game")));
    json_decref(a);
    bcg_secret_make(&own);
    bcg_secret_write(&own, s.axis);
    snprintf(claim, sizeof claim, "{\"invitation\":\"%s\",\"secret\":\"%s\"}", invitation, s.axis);
    json_decref(call(w, BCG_CALL_CLAIM, claim, NULL));
    assert_int_equal(w->caller.status, 200);
    return s;
}

static inline void enter_all(world *w, const secrets *s)
{
    enter(w, 0, s->axis);
    enter(w, 1, s->allies);
    enter(w, 2, s->spectator);
}

static inline void join_all(world *w)
{
    assert_non_null(
        strstr(say(w, 0, "{\"do\":\"join\",\"nonce\":\"aa\",\"id\":2}"), "\"ok\":true"));
    assert_non_null(
        strstr(say(w, 1, "{\"do\":\"join\",\"nonce\":\"bb\",\"id\":2}"), "\"ok\":true"));
}

static const char with_friend[] =
    "{\"scenario\":\"pegasus-bridge\",\"seats\":{\"axis\":\"friend\"}}";

static inline bcg_room *only_room(const world *w)
{
    for (int i = 0; i < BCG_CHAINS; i++)
        if (w->hub->rooms[i])
            return w->hub->rooms[i];
    return NULL;
}

/* The nth action the seat may take, told to the hub. False if it has not to decide. */
static inline bool act(world *w, int seat, int n)
{
    char message[BCG_ACTION_TEXT + 128];
    json_t *a = json_loads(say(w, seat, "{\"do\":\"legal\"}"), 0, NULL);
    const json_t *list = json_object_get(a, "actions");
    const size_t count = json_array_size(list);
    if (count == 0) {
        json_decref(a);
        return false;
    }
    snprintf(message, sizeof message, "{\"do\":\"act\",\"action\":\"%s\",\"version\":now}",
             json_string_value(json_array_get(list, (size_t)n % count)));
    json_decref(a);
    say(w, seat, message);
    return true;
}

#endif
