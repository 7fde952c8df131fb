#include "server/room.h"

#include "server/archive.h"
#include "server/secrets.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    QUIET_MS = 30000,   /* an empty room is closed after so long */
    PATIENT_MS = 10000, /* no write takes so long on a disk that works */
};

/* -- small things ------------------------------------------------------------------------------ */

int64_t bcg_hub_wall_clock(const bcg_hub *h)
{
    return h->config.wall_clock(h->config.context);
}

void bcg_hub_log(bcg_hub *h, const char *event, const char *game, const char *text)
{
    bcg_hub_log_for(h, NULL, event, game, text);
}

void bcg_hub_log_for(bcg_hub *h, const void *peer, const char *event, const char *game,
                     const char *text)
{
    if (h->config.log)
        h->config.log(h->config.context, peer, event, game, text);
}

void bcg_hub_read_failed(bcg_hub *h, const void *peer, const char *game, bcg_refusal *why)
{
    *why = (bcg_refusal){"NOT_READ", 503, "the database cannot be read just now: try again later"};
    bcg_hub_log_for(h, peer, "not-read", game && game[0] ? game : NULL, bcg_store_why(h->store));
}

uint64_t bcg_hub_owner(const bcg_hub *h, void *peer)
{
    return h->config.owner ? h->config.owner(h->config.context, peer) : 0;
}

void bcg_hub_note_refusal(bcg_hub *h, const char *game, const bcg_reply *reply, bool counted)
{
    if (reply->refused == NULL)
        return;
    h->figures.refused += counted;
    if (!reply->by_rules)
        bcg_hub_log(h, "refused", game, reply->refused);
}

void bcg_hub_send(bcg_hub *h, const bcg_client *g)
{
    if (h->json.failed)
        bcg_refuse(NULL, "BCG_NO_MEMORY", "there is not enough memory", &h->json);
    if (!h->json.failed)
        h->config.send(h->config.context, g->peer, h->json.text, h->json.size);
}

static unsigned chain_of(const char *id)
{
    unsigned hash = 2166136261u; /* FNV-1a */
    for (; *id; id++)
        hash = (hash ^ (unsigned char)*id) * 16777619u;
    return hash % BCG_CHAINS;
}

void bcg_hub_note_due(bcg_hub *h, const bcg_room *r)
{
    const uint64_t due = r->writing            ? UINT64_MAX /* not before it is done */
                         : bcg_room_is_idle(r) ? r->quiet + QUIET_MS
                                               : bcg_room_due(r);
    if (due < h->due)
        h->due = due;
}

/* -- making it --------------------------------------------------------------------------------- */

static char *find_scenario(void *context, const char *id, size_t *size)
{
    const bcg_hub *h = context;
    return h->config.find_scenario(h->config.context, id, size);
}

static bcg_prepared *prepare(void *context, const char *text, size_t size, const char *edition,
                             const char *options, char why[BCG_WHY])
{
    const bcg_hub *h = context;
    return bcg_prepared_cache_open(h->prepared, h->config.rulesets, text, size, edition, options,
                                   why);
}

/* What is wrong, with the path of the database before it. */
static void name_db(const char *db, char why[BCG_STORE_WHY])
{
    char text[BCG_STORE_WHY];
    memcpy(text, why, sizeof text);
    snprintf(why, BCG_STORE_WHY, "%.120s: %.270s", db, text);
}

bcg_hub *bcg_hub_new(const bcg_hub_config *config, char why[BCG_STORE_WHY])
{
    bcg_hub *h = calloc(1, sizeof *h);
    snprintf(why, BCG_STORE_WHY, "not enough memory, or no thread");
    if (h == NULL)
        return NULL;
    h->config = *config;
    h->host = (bcg_host){.context = h,
                         .find_scenario = find_scenario,
                         .knows_level = bcg_host_knows_level,
                         .make_seed = bcg_host_make_seed,
                         .games = {config->rulesets, prepare, h}};
    h->due = UINT64_MAX;
    h->writer = bcg_store_writer_new(config->db, config->db_limit, config->notify, config->context,
                                     why);
    h->store = h->writer ? bcg_store_open(config->db, why) : NULL;
    if (h->store)
        bcg_store_set_patience(h->store, 0); /* nobody waits here for another program */
    else
        name_db(config->db, why);
    h->prepared = h->store ? bcg_prepared_cache_new() : NULL;
    h->importer = h->prepared ? bcg_importer_new(config) : NULL;
    h->ai_pool = h->importer ? bcg_ai_pool_new(config->threads, config->notify, config->context)
                             : NULL;
    if (h->ai_pool)
        return h;
    bcg_hub_free(h);
    return NULL;
}

void bcg_hub_free(bcg_hub *h)
{
    if (h == NULL)
        return;
    bcg_store_close(
        h->store); /* before the writer's: the last one brings the log into the database */
    bcg_store_writer_free(h->writer);
    bcg_ai_pool_free(h->ai_pool);
    bcg_importer_free(h->importer);
    for (int i = 0; i < BCG_CHAINS; i++)
        for (bcg_room *r = h->rooms[i], *next; r; r = next) {
            next = r->next;
            bcg_room_free(r);
        }
    bcg_http_api_close(h);
    bcg_prepared_cache_free(h->prepared);
    bcg_json_free(&h->json);
    free(h);
}

/* -- opening games ----------------------------------------------------------------------------- */

/* A point from which a game can go on. */
typedef struct milestone {
    char *position; /* its text */
    int version;    /* entries up to there */
} milestone;

static bool read_snapshot(void *context, int version, const char *text)
{
    milestone *m = context;
    m->position = strdup(text);
    m->version = version;
    return false;
}

/* The last point up to which the entries fit and at which a seat decides. */
static milestone find_last_fit(bcg_session *s)
{
    while (bcg_session_actor(s) == BCG_CHANCE &&
           bcg_session_version(s) > bcg_session_setup(s)->before &&
           bcg_session_cut(s, bcg_session_version(s) - 1))
        ;
    milestone m = {.version = bcg_session_version(s)};
    if (bcg_session_actor(s) >= 0)
        m.position = bcg_session_snapshot(s);
    return m;
}

/* The setup of a game that goes on from a position with the seats it had; NULL if it cannot. */
static char *write_onward(bcg_hub *h, const bcg_archived *a, const char *position)
{
    char why[BCG_WHY], *setup = NULL;
    uint8_t seed[BCG_SEED];
    bcg_setup at = *bcg_session_setup(a->session);
    if (position == NULL)
        return NULL;
    randombytes_buf(seed, sizeof seed);
    at.open = false;
    at.before = 0;
    at.prepared = prepare(h, position, strlen(position), at.prepared->edition, at.prepared->options,
                          why);
    bcg_session *here = at.prepared ? bcg_session_new(&at) : NULL;
    if (here)
        setup = bcg_session_save_onward(here, seed, a->game.version);
    bcg_prepared_release(at.prepared);
    bcg_session_free(here);
    return setup;
}

/* From the last snapshot, or from where the entries cease to fit if that is later. */
static char *find_onward(bcg_hub *h, bcg_archived *a)
{
    milestone snapshot = {NULL, 0}, fit = find_last_fit(a->session);
    char *setup = NULL;
    if (bcg_store_snapshot(h->store, a->game.id, read_snapshot, &snapshot)) {
        const bool further = fit.position && fit.version > snapshot.version;
        setup = write_onward(h, a, further ? fit.position : snapshot.position);
        if (setup == NULL)
            setup = write_onward(h, a, further ? snapshot.position : fit.position);
    } else
        a->state = BCG_ARCHIVE_UNREAD;
    free(snapshot.position);
    free(fit.position);
    return setup;
}

/* What a seat wants passed is not about one point of the game. */
static bool keep_standing(void *context, int seat, const char *text)
{
    if (seat >= BCG_STANDING)
        bcg_session_restore_standing(context, seat - BCG_STANDING, text);
    return true;
}

/* The entries do not fit the rules any more: the game goes on from an earlier point, which the
 * store is told; secret answers that were waiting there are void. NULL if there is none. */
static bcg_session *go_on(bcg_hub *h, bcg_archived *a)
{
    char why[BCG_WHY], *setup = a->session ? find_onward(h, a) : NULL;
    bcg_session *onward = NULL;
    bcg_store_job *n = setup ? bcg_store_job_new(a->game.id, bcg_hub_wall_clock(h)) : NULL;
    if (n) {
        n->rebase = true;
        n->drop_answers = true;
        n->setup = setup;
        n->rules = strdup(h->config.rules);
        n->rules_version = bcg_session_prepared(a->session)->ruleset->ops->rules;
        onward = n->rules ? bcg_session_load(setup, strlen(setup), &h->host.games, why) : NULL;
        setup = NULL;
        if (onward && !bcg_store_answers(h->store, a->game.id, keep_standing, onward)) {
            a->state = BCG_ARCHIVE_UNREAD;
            bcg_session_free(onward);
            onward = NULL;
        }
        if (onward)
            bcg_store_writer_submit(h->writer, n);
        else
            bcg_store_job_free(n);
    }
    free(setup);
    return onward;
}

bcg_room *bcg_hub_find(const bcg_hub *h, const char *id)
{
    for (bcg_room *r = h->rooms[chain_of(id)]; r; r = r->next)
        if (strcmp(r->id, id) == 0)
            return r;
    return NULL;
}

/* What strangers are told of a game that cannot be opened; the log has the cause. */
static const bcg_refusal closed_games[] = {
    [BCG_ARCHIVE_NONE] = {"NO_GAME", 404, "there is no such game"},
    [BCG_ARCHIVE_DAMAGED] =
        {"GAME_DAMAGED", 500,
         "what is kept of this game is damaged, so it is left as it is; whoever "
         "runs the server finds the cause in the log"},
    [BCG_ARCHIVE_OLDER] = {"OTHER_RULES", 409,
                           "this game was played by other rules and cannot be shown any more; "
                           "its replay tells what was done"},
    [BCG_ARCHIVE_NEWER] = {"OTHER_RULES", 409,
                           "this game is played by newer rules than this server knows"},
};

static void refuse_game(bcg_hub *h, const void *peer, const char *id, const bcg_archived *a,
                        bcg_refusal *why)
{
    if (a->state == BCG_ARCHIVE_UNREAD)
        bcg_hub_read_failed(h, peer, id, why);
    else
        *why = closed_games[a->state];
    if (a->state == BCG_ARCHIVE_DAMAGED || a->state == BCG_ARCHIVE_NEWER)
        bcg_hub_log_for(h, peer, a->state == BCG_ARCHIVE_DAMAGED ? "damaged" : "newer-rules", id,
                        a->why);
}

/* The session of a game as it is to be played. One that goes on from an earlier point is not on
 * disk yet. NULL, with the reason, if there is none. */
static bcg_session *open_session(bcg_hub *h, const void *peer, const char *id, bcg_archived *a,
                                 bcg_refusal *why)
{
    bcg_archive_open(h->store, id, &h->host.games, a);
    if (a->state == BCG_ARCHIVE_GOOD)
        return a->session;
    bcg_session *onward = NULL;
    if (a->state == BCG_ARCHIVE_OLDER) {
        bcg_hub_log(h, "does-not-fit", id, a->why);
        bcg_hub_log(h, "kept-with-rules", id, a->rules);
        onward = a->over ? NULL : go_on(h, a); /* what is over has its result, and keeps it */
    }
    if (onward == NULL)
        refuse_game(h, peer, id, a, why);
    bcg_session_free(a->session);
    a->session = NULL;
    return onward;
}

char *bcg_hub_older_replay(bcg_hub *h, const char *id)
{
    bcg_archived a = {.session = NULL};
    bcg_archive_open(h->store, id, &h->host.games, &a);
    char *text = a.state == BCG_ARCHIVE_OLDER && a.over ? bcg_archive_replay(h->store, &a) : NULL;
    bcg_session_free(a.session);
    return text;
}

static bcg_room *open_room(bcg_hub *h, const void *peer, const char *id, uint64_t now,
                           bcg_refusal *why)
{
    bcg_archived a = {.session = NULL};
    bcg_session *s = open_session(h, peer, id, &a, why);
    bcg_room *room = s ? bcg_room_new(h, &a.game, s) : NULL;
    if (room == NULL) {
        if (s)
            *why = (bcg_refusal){"BCG_NO_MEMORY", 503, "there is not enough memory"};
        bcg_session_free(s);
        return NULL;
    }
    bcg_room **chain = &h->rooms[chain_of(id)];
    if (a.state == BCG_ARCHIVE_OLDER) {
        room->rules = bcg_session_prepared(s)->ruleset->ops->rules;
        room->writing = true; /* nobody comes in before that is written */
    }
    room->quiet = now;
    for (int seat = 0; seat < BCG_MAX_SEATS; seat++)
        room->away[seat] = now; /* nobody knows what was before */
    room->next = *chain;
    *chain = room;
    h->figures.games++;
    bcg_hub_note_due(h, room);
    return room;
}

static void close_room(bcg_hub *h, bcg_room *r)
{
    bcg_room **place = &h->rooms[chain_of(r->id)];
    while (*place != r)
        place = &(*place)->next;
    *place = r->next;
    bcg_room_free(r);
    h->figures.games--;
}

bcg_room *bcg_hub_room(bcg_hub *h, const void *peer, const char *id, uint64_t now, bcg_refusal *why)
{
    bcg_room *r = bcg_hub_find(h, id);
    return r ? r : open_room(h, peer, id, now, why);
}

bool bcg_hub_hash(const char *secret, uint8_t hash[BCG_SECRET_HASH])
{
    bcg_secret read;
    if (secret == NULL || !bcg_secret_read(secret, strlen(secret), &read))
        return false;
    bcg_secret_hash(&read, hash);
    return true;
}

bool bcg_hub_open_secret(bcg_hub *h, const void *peer, const char *secret, char game[BCG_GAME_ID],
                         int *part, bcg_refusal *why)
{
    uint8_t hash[BCG_SECRET_HASH];
    bool found = false;
    why->reason = NULL;
    if (!bcg_hub_hash(secret, hash))
        return false;
    if (!bcg_store_secret(h->store, hash, game, part, &found))
        bcg_hub_read_failed(h, peer, game, why);
    return found;
}

/* -- clients ------------------------------------------------------------------------------------
 */

bcg_client *bcg_client_new(bcg_hub *h, void *peer)
{
    bcg_client *g = calloc(1, sizeof *g);
    if (g) {
        g->hub = h;
        g->peer = peer;
        g->number = ++h->clients;
        h->figures.clients++;
    }
    return g;
}

bool bcg_client_entered(const bcg_client *g)
{
    return g->room != NULL;
}

void bcg_client_leave(bcg_client *g, uint64_t now)
{
    g->hub->figures.clients--;
    if (g->room) {
        bcg_room_leave(g->room, g, now);
        bcg_hub_note_due(g->hub, g->room);
    }
    free(g);
}

static void refuse(bcg_client *g, const bcg_request *r, const char *reason, const char *text)
{
    bcg_hub *h = g->hub;
    h->figures.refused++;
    bcg_hub_log(h, "refused", NULL, reason);
    bcg_refuse(r, reason, text, &h->json);
    bcg_hub_send(h, g);
}

static void enter(bcg_client *g, const bcg_request *r, uint64_t now)
{
    bcg_hub *h = g->hub;
    char game[BCG_GAME_ID] = "";
    bcg_refusal why;
    int part;
    snprintf(game, sizeof game, "%s", r->game ? r->game : "");
    if (!bcg_hub_open_secret(h, g->peer, r->secret, game, &part, &why)) {
        if (why.reason)
            refuse(g, r, why.reason, why.text);
        else
            refuse(g, r, "NO_GAME", "this link opens no game");
        return;
    }
    if (part & BCG_PART_INVITATION) {
        refuse(g, r, "INVITATION", "this is an invitation: it has to be claimed first");
        return;
    }
    bcg_room *room = bcg_hub_room(h, g->peer, game, now, &why);
    if (room == NULL) {
        refuse(g, r, why.reason, why.text);
        return;
    }
    bcg_hub_hash(r->secret, g->hash);
    bcg_room_enter(room, g, (bcg_seats)(part & BCG_PART_SEATS), r, now);
    bcg_hub_note_due(h, room);
}

static void hear_stranger(bcg_client *g, const char *text, size_t size, uint64_t now)
{
    bcg_request r;
    char why[BCG_WHY];
    if (!bcg_request_read(text, size, &r, why)) {
        why[bcg_text_valid(why, strlen(why))] = '\0';
        refuse(g, &r, "BAD_REQUEST", why);
    } else if (r.what != BCG_DO_ENTER)
        refuse(g, &r, "NO_GAME", "begin with `enter`, and the secret of a game");
    else
        enter(g, &r, now);
    bcg_request_free(&r);
}

void bcg_client_hear(bcg_client *g, const char *text, size_t size, uint64_t now)
{
    if (g->room == NULL) {
        g->hub->figures.messages++;
        hear_stranger(g, text, size, now);
        return;
    }
    bcg_room *room = g->room; /* the client may be gone afterwards */
    bcg_hub *h = g->hub;
    bcg_room_hear(room, g, text, size, now);
    bcg_hub_note_due(h, room);
}

/* -- the disk ---------------------------------------------------------------------------------- */

void bcg_hub_note_write(bcg_hub *h, const bcg_store_job *n)
{
    snprintf(h->write_trouble, sizeof h->write_trouble, "%s", n->kept ? "" : n->why);
}

void bcg_hub_check_files(bcg_hub *h)
{
    bcg_store_job *n = h->looking ? NULL : bcg_store_job_new("", 0);
    if (n == NULL)
        return;
    n->check = h->looking = true;
    bcg_store_writer_submit(h->writer, n);
}

/* What the store says of its files. */
static void note_files(bcg_hub *h, const bcg_store_job *n)
{
    h->looking = false;
    if (n->rescued[0])
        bcg_hub_log(h, "rescued", NULL, n->rescued);
    snprintf(h->files_trouble, sizeof h->files_trouble, "%s", n->kept ? "" : n->why);
}

bool bcg_hub_is_healthy(bcg_hub *h, char why[BCG_STORE_WHY])
{
    const bool late = bcg_store_writer_waiting(h->writer) >= PATIENT_MS;
    const char *trouble = h->files_trouble[0] ? h->files_trouble : h->write_trouble;
    snprintf(why, BCG_STORE_WHY, "%s", trouble[0] || !late ? trouble : "the disk does not answer");
    return why[0] == '\0';
}

/* -- time -------------------------------------------------------------------------------------- */

static void fetch_notes(bcg_hub *h, uint64_t now)
{
    bcg_store_job *next;
    for (bcg_store_job *n = bcg_store_writer_done(h->writer); n; n = next) {
        next = bcg_store_job_next(n);
        bcg_room *r = (n->ticket && !n->answer) || n->sweeps ? NULL : bcg_hub_find(h, n->game);
        if (n->check)
            note_files(h, n);
        else if (n->sweeps) {
            h->sweep.waiting--;
            if (!n->kept)
                bcg_hub_log(h, "not-expired", n->game, n->why);
        } else if (n->answer) {
            if (r)
                bcg_room_answer_written(r, n);
        } else if (n->ticket)
            bcg_http_api_written(h, n, now);
        else if (r && n->rebase && !n->kept) {
            bcg_room_turn_away(r, n->why);
            close_room(h, r);
        } else if (r && r->writing) {
            bcg_room_written(r, n, now);
            bcg_hub_note_due(h, r);
        }
        bcg_store_job_free(n);
    }
}

static void fetch_thoughts(bcg_hub *h, uint64_t now)
{
    bcg_ai_job *next;
    for (bcg_ai_job *t = bcg_ai_pool_done(h->ai_pool); t; t = next) {
        next = bcg_ai_job_next(t);
        bcg_room *r = bcg_hub_find(h, t->game);
        /* Free its player first: the next question may come at once. */
        bcg_ai_job_release(t);
        if (r) {
            bcg_room_thought(r, t, now);
            bcg_hub_note_due(h, r);
        }
        bcg_ai_job_free(t);
    }
}

void bcg_hub_fetch(bcg_hub *h, uint64_t now)
{
    const char *failure = bcg_store_writer_failed(h->writer);
    if (failure) {
        if (h->config.fatal)
            h->config.fatal(h->config.context, failure);
        return;
    }
    fetch_notes(h, now);
    if (!h->finishing)
        fetch_thoughts(h, now);
    bcg_http_api_fetch(h);
}

void bcg_hub_finish(bcg_hub *h)
{
    h->finishing = true;
}

bool bcg_hub_is_writing(const bcg_hub *h)
{
    for (int i = 0; i < BCG_CHAINS; i++)
        for (const bcg_room *r = h->rooms[i]; r; r = r->next)
            if (r->writing || r->answers)
                return true;
    return h->pending_calls != NULL;
}

uint64_t bcg_hub_due(const bcg_hub *h)
{
    return h->due;
}

void bcg_hub_tick(bcg_hub *h, uint64_t now)
{
    h->due = UINT64_MAX;
    if (h->finishing)
        return;
    for (int i = 0; i < BCG_CHAINS; i++)
        for (bcg_room **place = &h->rooms[i], *r; (r = *place) != NULL;) {
            bcg_room_tick(r, now);
            if (bcg_room_is_idle(r) && now >= r->quiet + QUIET_MS) {
                close_room(h, r);
                continue;
            }
            bcg_hub_note_due(h, r);
            place = &r->next;
        }
}

void bcg_hub_count(bcg_hub *h, bcg_hub_figures *out)
{
    uint64_t notes;
    *out = h->figures;
    out->thinking = 0;
    for (int i = 0; i < BCG_CHAINS; i++)
        for (const bcg_room *r = h->rooms[i]; r; r = r->next)
            out->thinking += bcg_room_thinks(r);
    bcg_store_writer_count(h->writer, &out->commits, &notes);
    out->waiting_ms = bcg_store_writer_waiting(h->writer);
    out->writable = !h->write_trouble[0] && !h->files_trouble[0];
}
