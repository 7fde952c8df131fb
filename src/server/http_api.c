/* Calls: games made, seats taken, rematches, and what is asked about a game from outside. */
#include "server/room.h"

#include "server/secrets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A call whose reply waits for the disk. */
struct bcg_pending_call {
    void *peer; /* NULL: it has gone */
    int status;
    char *reply; /* if it is kept */
    size_t size;
    const char *refusal; /* if it is not because somebody else was first; NULL: the disk's fault */
    char rematch_of[BCG_GAME_ID];
    char game[BCG_GAME_ID];
    bool renews; /* a secret */
    struct bcg_pending_call *next;
};

/* -- replies ----------------------------------------------------------------------------------- */

static void reply(bcg_hub *h, void *peer, int status)
{
    if (h->json.failed) {
        bcg_refuse(NULL, "BCG_NO_MEMORY", "there is not enough memory", &h->json);
        status = 503;
    }
    if (peer && !h->json.failed)
        h->config.reply(h->config.context, peer, status, h->json.text, h->json.size);
}

static void refuse(bcg_hub *h, void *peer, int status, const char *reason, const char *text)
{
    char whole[BCG_STORE_WHY];
    snprintf(whole, sizeof whole, "%s", text);
    whole[bcg_text_valid(whole, strlen(whole))] = '\0';
    h->figures.refused++;
    bcg_hub_log(h, "refused", NULL, reason);
    bcg_refuse(NULL, reason, whole, &h->json);
    reply(h, peer, status);
}

static void refuse_as(bcg_hub *h, void *peer, const bcg_refusal *why)
{
    refuse(h, peer, why->status, why->reason, why->text);
}

static void refuse_unread(bcg_hub *h, void *peer, const char *game)
{
    bcg_refusal why;
    bcg_hub_read_failed(h, peer, game, &why);
    refuse_as(h, peer, &why);
}

static void refuse_memory(bcg_hub *h, void *peer)
{
    refuse(h, peer, 503, "BCG_NO_MEMORY", "there is not enough memory");
}

/* Submit a job; what is in the hub's JSON is the reply once it is kept. NULL if there is no
 * memory, and then the call has been replied to. */
static bcg_pending_call *send_note(bcg_hub *h, void *peer, bcg_store_job *n, int status)
{
    bcg_pending_call *e = n && !h->json.failed ? calloc(1, sizeof *e) : NULL;
    if (e)
        e->reply = malloc(h->json.size);
    if (e == NULL || e->reply == NULL) {
        free(e);
        bcg_store_job_free(n);
        refuse_memory(h, peer);
        return NULL;
    }
    memcpy(e->reply, h->json.text, h->json.size);
    e->size = h->json.size;
    e->status = status;
    e->peer = peer;
    snprintf(e->game, sizeof e->game, "%s", n->game);
    e->next = h->pending_calls;
    h->pending_calls = e;
    n->ticket = e;
    bcg_store_writer_submit(h->writer, n);
    return e;
}

static void free_pending_call(bcg_pending_call *e)
{
    free(e->reply);
    free(e);
}

/* Whoever is in the old game is told of the new one. */
static void tell_rematch(bcg_hub *h, const bcg_pending_call *e)
{
    char text[BCG_GAME_ID + 32];
    bcg_room *old = e->rematch_of[0] ? bcg_hub_find(h, e->rematch_of) : NULL;
    if (old == NULL)
        return;
    snprintf(text, sizeof text, "{\"rematch\":\"%s\"}", e->game);
    bcg_room_tell(old, text, strlen(text));
}

/* Whoever is in a game by that secret has to go. */
static void revoke(bcg_hub *h, const uint8_t hash[BCG_SECRET_HASH])
{
    for (int i = 0; i < BCG_CHAINS; i++)
        for (bcg_room *r = h->rooms[i]; r; r = r->next)
            bcg_room_revoke(r, hash);
}

static bool find_next(bcg_hub *h, const char *match, int round, char game[BCG_GAME_ID]);
static void reply_game(bcg_hub *h, void *peer, const char *game);

void bcg_http_api_written(bcg_hub *h, const bcg_store_job *n, uint64_t now)
{
    char game[BCG_GAME_ID];
    bcg_pending_call *e = n->ticket, **place = &h->pending_calls;
    (void)now;
    while (*place != e)
        place = &(*place)->next;
    *place = e->next;
    if (n->kept) {
        bcg_hub_note_write(h, n);
        h->figures.made += n->setup != NULL;
        if (e->peer)
            h->config.reply(h->config.context, e->peer, e->status, e->reply, e->size);
        tell_rematch(h, e);
        if (n->renews)
            revoke(h, n->old);
    } else if (e->refusal && strcmp(n->why, BCG_STORE_NO_SECRET) == 0)
        refuse(h, e->peer, 409, "TAKEN", e->refusal);
    else if (e->rematch_of[0] && find_next(h, n->match, n->round, game) && game[0])
        reply_game(h, e->peer, game); /* both have asked at the same moment */
    else {
        bcg_hub_note_write(h, n);
        h->figures.not_kept++;
        refuse(h, e->peer, 503, "NOT_KEPT", n->why);
    }
    free_pending_call(e);
}

void bcg_http_api_close(bcg_hub *h)
{
    for (bcg_pending_call *e = h->pending_calls, *next; e; e = next) {
        next = e->next;
        free_pending_call(e);
    }
}

void bcg_hub_forget(bcg_hub *h, const void *peer)
{
    for (bcg_pending_call *e = h->pending_calls; e; e = e->next)
        if (e->peer == peer)
            e->peer = NULL;
    bcg_importer_forget(h->importer, peer);
}

/* -- making games ------------------------------------------------------------------------------ */

/* Who sits where, as the caller says it: `friend` is a person who has an invitation. */
typedef struct company {
    bcg_seats mine, friends;
} company;

static company seat_company(const bcg_request *r, const bcg_session *s)
{
    company c = {0};
    const bcg_prepared *prepared = bcg_session_prepared(s);
    for (int seat = 0; seat < bcg_session_seats(s); seat++)
        if (bcg_session_setup(s)->level[seat][0] == '\0')
            c.mine |= bcg_seat_bit(seat);
    for (int i = 0; i < r->seat_count; i++)
        for (int seat = 0; seat < bcg_session_seats(s); seat++)
            if (strcmp(r->seats[i].who, "friend") == 0 &&
                strcmp(bcg_seat_word(prepared, seat), r->seats[i].seat) == 0)
                c.friends |= bcg_seat_bit(seat);
    c.mine &= (bcg_seats)~c.friends;
    return c;
}

static int count_friends(const bcg_request *r)
{
    int count = 0;
    for (int i = 0; i < r->seat_count; i++)
        count += strcmp(r->seats[i].who, "friend") == 0;
    return count;
}

/* The request as a session understands it: a friend is a person, and everybody gives a nonce. */
static bcg_request as_session_request(const bcg_request *r)
{
    bcg_request plain = *r;
    plain.open = true;
    for (int i = 0; i < plain.seat_count; i++)
        if (strcmp(plain.seats[i].who, "friend") == 0)
            snprintf(plain.seats[i].who, sizeof plain.seats[i].who, "person");
    return plain;
}

/* A new secret for a part, told in the reply. */
static bool add_secret(bcg_store_job *n, int part, const char *name, bcg_json *j)
{
    bcg_secret secret;
    char text[BCG_SECRET_TEXT];
    uint8_t hash[BCG_SECRET_HASH];
    bcg_secret_make(&secret);
    bcg_secret_write(&secret, text);
    bcg_secret_hash(&secret, hash);
    bcg_json_put_string(j, name, text);
    return bcg_store_job_add_secret(n, hash, part);
}

/* What the lobby tells of a game. */
static char *describe_lobby(const bcg_store_job *n, const bcg_session *s, bcg_seats friends,
                            bool own)
{
    const bcg_prepared *prepared = bcg_session_prepared(s);
    bcg_json j = {0};
    bcg_json_clear(&j);
    bcg_json_open(&j, '{');
    bcg_json_put_string(&j, "game", n->game);
    bcg_json_put_string(&j, "scenario", prepared->id);
    bcg_json_put_string(&j, "title", prepared->title);
    bcg_json_put_bool(&j, "own", own); /* the id and title of another's are no proof of anything */
    bcg_json_put_string(&j, "edition", prepared->edition);
    bcg_json_put_string(&j, "options", prepared->options);
    for (int seat = 0; seat < bcg_session_seats(s); seat++)
        if (friends >> seat & 1)
            bcg_json_put_string(&j, "seat", bcg_seat_word(prepared, seat));
    bcg_json_put_int(&j, "made", n->when);
    bcg_json_close(&j, '}');
    char *text = j.failed ? NULL : strdup(j.text);
    bcg_json_free(&j);
    return text;
}

/* All that is kept of a new game but its secrets. NULL if there is no memory. */
static bcg_store_job *note_of(const bcg_hub *h, const bcg_session *s)
{
    char id[BCG_SECRET_TEXT], entry[BCG_ENTRY_TEXT];
    bcg_secret_name(id);
    bcg_store_job *n = bcg_store_job_new(id, bcg_hub_wall_clock(h));
    if (n == NULL)
        return NULL;
    n->title = strdup(bcg_session_prepared(s)->title);
    n->rules = strdup(h->config.rules);
    n->rules_version = bcg_session_prepared(s)->ruleset->ops->rules;
    n->setup = bcg_session_save_setup(s);
    n->version = 1;
    bool ok = n->title && n->rules && n->setup;
    for (int v = 1; ok && v <= bcg_session_version(s); v++) {
        bcg_session_entry(s, v, entry);
        ok = bcg_store_job_add(n, entry);
    }
    if (ok)
        return n;
    bcg_store_job_free(n);
    return NULL;
}

static void put_commitment(const bcg_session *s, bcg_json *j)
{
    char commitment[BCG_SEED_HEX];
    bcg_session_commitment(s, commitment);
    bcg_json_put_string(j, "commitment", commitment);
}

static void keep_new(bcg_hub *h, void *peer, const bcg_request *r, const bcg_session *s)
{
    const company c = seat_company(r, s);
    bcg_store_job *n = note_of(h, s);
    bcg_json *j = &h->json;
    bool ok = n != NULL;
    bcg_open_answer(j, true, NULL);
    if (ok) {
        bcg_json_put_string(j, "game", n->game);
        put_commitment(s, j);
        bcg_json_key(j, "secrets");
        bcg_json_open(j, '{');
        ok = (c.mine == 0 || add_secret(n, c.mine, "me", j)) &&
             (c.friends == 0 || add_secret(n, BCG_PART_INVITATION | c.friends, "invitation", j)) &&
             add_secret(n, 0, "spectator", j);
        bcg_json_close(j, '}');
        if (r->lobby && c.friends)
            ok = ok && (n->lobby = describe_lobby(n, s, c.friends, r->text != NULL)) != NULL;
    }
    bcg_json_close(j, '}');
    if (!ok) {
        bcg_store_job_free(n);
        n = NULL;
    }
    send_note(h, peer, n, 201);
}

/* It could look like the title of another battle. */
static bool has_hidden_title(const bcg_session *s)
{
    const char *title = bcg_session_prepared(s)->title;
    return bcg_text_hidden(title, strlen(title)) != 0;
}

static void make_game(bcg_hub *h, void *peer, const bcg_call *call)
{
    const bcg_permissions client = {.seats = BCG_ALL_SEATS, .host = true};
    bcg_session *s = NULL;
    bcg_request r;
    char why[BCG_WHY];
    if (!bcg_request_read_as(BCG_DO_NEW, call->body, call->size, &r, why) || r.what != BCG_DO_NEW) {
        refuse(h, peer, 400, "BAD_REQUEST", r.what == BCG_DO_NEW ? why : "`do` can only be `new`");
    } else if (r.seed) {
        refuse(h, peer, 400, "BAD_REQUEST", "the server makes the seed: nobody may know it");
    } else if (count_friends(&r) > 1 || (r.lobby && count_friends(&r) == 0)) {
        refuse(h, peer, 400, "BAD_REQUEST",
               r.lobby ? "in the lobby one seat must be a friend's"
                       : "only one seat can be a friend's: who makes the game plays too");
    } else {
        const bcg_request plain = as_session_request(&r);
        const bcg_reply made = bcg_answer_request(&s, &h->host, client, &plain, &h->json);
        if (s == NULL) {
            bcg_hub_note_refusal(h, NULL, &made, true);
            reply(h, peer, 400);
        } else if (has_hidden_title(s))
            refuse(h, peer, 400, "BAD_REQUEST",
                   "the title holds a character that is not seen but changes how others are");
        else
            keep_new(h, peer, &r, s);
    }
    bcg_session_free(s);
    bcg_request_free(&r);
}

/* -- what is read or drawn elsewhere ----------------------------------------------------------- */

static void refuse_reading(bcg_hub *h, void *peer)
{
    refuse(h, peer, 503, "TOO_MUCH", "too many battles wait to be read: ask again in a moment");
}

static void read_battle(bcg_hub *h, void *peer, const bcg_call *call)
{
    if (!bcg_importer_import(h->importer, peer, bcg_hub_owner(h, peer), call->body, call->size))
        refuse_reading(h, peer);
}

void bcg_http_api_fetch(bcg_hub *h)
{
    for (bcg_import *g; (g = bcg_importer_done(h->importer)) != NULL; bcg_import_free(g)) {
        if (g->reason)
            refuse(h, g->peer, g->status, g->reason, g->why);
        else if (g->peer)
            h->config.reply(h->config.context, g->peer, g->status, g->answer, g->answer_size);
    }
}

/* -- seats ------------------------------------------------------------------------------------- */

/* Exchange an invitation for a secret that its new owner has made. */
static void exchange(bcg_hub *h, void *peer, const uint8_t invitation[BCG_SECRET_HASH],
                     const char *game, int part, const bcg_secret *own)
{
    uint8_t hash[BCG_SECRET_HASH];
    bcg_store_job *n = bcg_store_job_new(game, bcg_hub_wall_clock(h));
    bcg_secret_hash(own, hash);
    if (n && !bcg_store_job_add_secret(n, hash, part & BCG_PART_SEATS)) {
        bcg_store_job_free(n);
        n = NULL;
    }
    if (n) {
        n->drops = n->leave_lobby = true;
        memcpy(n->dropped, invitation, sizeof n->dropped);
    }
    bcg_open_answer(&h->json, true, NULL);
    bcg_json_put_string(&h->json, "game", game);
    bcg_json_close(&h->json, '}');
    bcg_pending_call *e = send_note(h, peer, n, 200);
    if (e)
        e->refusal = "somebody else has taken this seat";
}

/* The secret the caller wants to have its seat with; false after a refusal. */
static bool read_own_secret(bcg_hub *h, void *peer, const bcg_request *r, bcg_secret *own)
{
    if (r->secret && bcg_secret_read(r->secret, strlen(r->secret), own))
        return true;
    refuse(h, peer, 400, "BAD_REQUEST",
           "`secret` must be 22 letters, digits, - and _ of your own choice: 16 random bytes in "
           "base64url");
    return false;
}

/* A secret that opens something already: that of a seat says that this call was made before, if the
 * seat is no longer free; any other is known to somebody else. True if the call has been replied
 * to. */
static bool is_used(bcg_hub *h, void *peer, const bcg_request *r, bool is_free)
{
    char game[BCG_GAME_ID] = "";
    bcg_refusal why;
    int part;
    if (!bcg_hub_open_secret(h, peer, r->secret, game, &part, &why)) {
        if (why.reason)
            refuse_as(h, peer, &why);
        return why.reason != NULL;
    }
    if (!is_free && (part & BCG_PART_SEATS) && !(part & BCG_PART_INVITATION))
        reply_game(h, peer, game);
    else
        refuse(h, peer, 409, "TAKEN", "this secret is in use: make another");
    return true;
}

static void reply_game(bcg_hub *h, void *peer, const char *game)
{
    bcg_open_answer(&h->json, true, NULL);
    bcg_json_put_string(&h->json, "game", game);
    bcg_json_close(&h->json, '}');
    reply(h, peer, 200);
}

static void claim(bcg_hub *h, void *peer, const bcg_request *r)
{
    char game[BCG_GAME_ID] = "";
    int part;
    bcg_secret own, invitation;
    bcg_refusal why;
    uint8_t hash[BCG_SECRET_HASH];
    if (!read_own_secret(h, peer, r, &own))
        return;
    const bool is_free = bcg_hub_open_secret(h, peer, r->invitation, game, &part, &why) &&
                         (part & BCG_PART_INVITATION);
    if (why.reason) {
        refuse_as(h, peer, &why);
        return;
    }
    if (is_used(h, peer, r, is_free))
        return;
    if (!is_free)
        refuse(h, peer, 404, "NO_GAME", "this invitation opens no seat, or has been used");
    else {
        bcg_secret_read(r->invitation, strlen(r->invitation), &invitation);
        bcg_secret_hash(&invitation, hash);
        exchange(h, peer, hash, game, part, &own);
    }
}

/* -- links that are renewed -------------------------------------------------------------------- */

/* Whoever has the secret of a seat may put another in its place, in all games of the match; the old
 * one opens nothing from then on. */
static void exchange_own(bcg_hub *h, void *peer, const char *old, const char *game,
                         const bcg_secret *own)
{
    bcg_store_job *n = bcg_store_job_new(game, bcg_hub_wall_clock(h));
    if (n) {
        n->renews = bcg_hub_hash(old, n->old);
        bcg_secret_hash(own, n->fresh);
    }
    bcg_open_answer(&h->json, true, NULL);
    bcg_json_put_string(&h->json, "game", game);
    bcg_json_close(&h->json, '}');
    bcg_pending_call *e = send_note(h, peer, n, 200);
    if (e) {
        e->renews = true;
        e->refusal = "this link was replaced by a new one already";
    }
}

static void renew(bcg_hub *h, void *peer, const bcg_request *r, const char *old)
{
    char game[BCG_GAME_ID] = "";
    int part = 0;
    bcg_secret own;
    bcg_refusal why;
    if (!read_own_secret(h, peer, r, &own))
        return;
    const bool opens = bcg_hub_open_secret(h, peer, old, game, &part, &why);
    if (why.reason)
        refuse_as(h, peer, &why);
    else if (is_used(h, peer, r, opens))
        return;
    else if (!opens)
        refuse(h, peer, 403, "NO_GAME", "this link opens no game");
    else if (part == 0 || part & BCG_PART_INVITATION)
        refuse(h, peer, 403, "NO_SEAT", "only the link of a seat can be renewed");
    else
        exchange_own(h, peer, old, game, &own);
}

/* While one is being renewed the old one would still be handed on to the next game. */
static bool is_renewing(const bcg_hub *h)
{
    for (const bcg_pending_call *e = h->pending_calls; e; e = e->next)
        if (e->renews)
            return true;
    return false;
}

typedef struct found_invitation {
    uint8_t hash[BCG_SECRET_HASH];
    int part;
} found_invitation;

static bool find_invitation(void *context, const uint8_t hash[BCG_SECRET_HASH], int part)
{
    found_invitation *f = context;
    if (!(part & BCG_PART_INVITATION))
        return true;
    memcpy(f->hash, hash, sizeof f->hash);
    f->part = part;
    return false;
}

static bool has_place(void *context, const bcg_stored_game *g)
{
    *(bool *)context = g->lobby != NULL;
    return false;
}

/* The invitation of a game, if it is told of in the lobby: its maker has opened it to everybody.
 * False if that cannot be read. */
static bool find_free_seat(bcg_hub *h, const char *game, found_invitation *f)
{
    bool waits = false;
    return game == NULL || (bcg_store_game(h->store, game, has_place, &waits) &&
                            (!waits || bcg_store_secrets(h->store, game, find_invitation, f)));
}

static void take_seat(bcg_hub *h, void *peer, const bcg_request *r, const char *game)
{
    found_invitation f = {.part = 0};
    bcg_secret own;
    if (!read_own_secret(h, peer, r, &own))
        return;
    if (!find_free_seat(h, game, &f)) {
        refuse_unread(h, peer, game);
        return;
    }
    const bool is_free = f.part != 0;
    if (is_used(h, peer, r, is_free))
        return;
    if (!is_free)
        refuse(h, peer, 404, "NO_GAME", "this game does not wait for anybody");
    else
        exchange(h, peer, f.hash, game, f.part, &own);
}

static bool list_lobby(void *context, const bcg_stored_game *g)
{
    bcg_json_raw(context, g->lobby, strlen(g->lobby));
    return true;
}

static void show_lobby(bcg_hub *h, void *peer)
{
    bcg_json *j = &h->json;
    bcg_open_answer(j, true, NULL);
    bcg_json_key(j, "games");
    bcg_json_open(j, '[');
    const bool ok = bcg_store_lobby(h->store, list_lobby, j);
    bcg_json_close(j, ']');
    bcg_json_close(j, '}');
    if (ok)
        reply(h, peer, 200);
    else
        refuse_unread(h, peer, NULL);
}

/* -- about a game ------------------------------------------------------------------------------ */

/* The room that the caller's secret opens; NULL after a refusal. */
static bcg_room *room_of(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now, int *part)
{
    char game[BCG_GAME_ID] = "";
    bcg_refusal why;
    snprintf(game, sizeof game, "%s", call->game ? call->game : "");
    if (!bcg_hub_open_secret(h, peer, call->secret, game, part, &why)) {
        if (why.reason)
            refuse_as(h, peer, &why);
        else
            refuse(h, peer, 403, "NO_GAME", "this link opens no game");
        return NULL;
    }
    bcg_room *r = bcg_hub_room(h, peer, game, now, &why);
    if (r == NULL)
        refuse_as(h, peer, &why);
    return r;
}

static void show_game(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now)
{
    int part;
    bcg_json *j = &h->json;
    const bcg_room *r = room_of(h, peer, call, now, &part);
    if (r == NULL)
        return;
    bcg_open_answer(j, true, NULL);
    bcg_redact_put_status_at(r->session, r->kept, j); /* what is on disk */
    bcg_json_put_string(j, "title", bcg_session_prepared(r->session)->title);
    bcg_json_put_string(j, "scenario", bcg_session_prepared(r->session)->id);
    bcg_json_put_bool(j, "invitation", part & BCG_PART_INVITATION);
    bcg_room_put(r, (bcg_seats)(part & BCG_PART_SEATS), j);
    bcg_json_close(j, '}');
    reply(h, peer, 200);
}

static void show_replay(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now)
{
    int part;
    const bcg_room *r = room_of(h, peer, call, now, &part);
    if (r == NULL)
        return;
    if (bcg_session_actor(r->session) != BCG_OVER || r->writing) { /* its end may yet be lost */
        refuse(h, peer, 409, "NOT_OVER",
               "the replay shows all cards: it comes when the game is over");
        return;
    }
    char *text = bcg_redact_replay(r->session);
    if (text)
        h->config.reply(h->config.context, peer, 200, text, strlen(text));
    else
        refuse_memory(h, peer);
    free(text);
}

static void show_ground(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now)
{
    int part;
    const bcg_room *r = room_of(h, peer, call, now, &part);
    if (r && !bcg_importer_draw(h->importer, peer, bcg_hub_owner(h, peer), call->look,
                                bcg_session_prepared(r->session)))
        refuse_reading(h, peer);
}

/* -- rematch ----------------------------------------------------------------------------------- */

/* The secrets of a game open the next one of its match too, a seat further on. */
typedef struct moving {
    bcg_store_job *note;
    int seats;
    bool ok;
} moving;

static int next_part(int part, int seats)
{
    int moved = part & ~BCG_PART_SEATS;
    for (int seat = 0; seat < seats; seat++)
        if (part >> seat & 1)
            moved |= 1 << (seat + 1) % seats;
    return moved;
}

static bool move_secret(void *context, const uint8_t hash[BCG_SECRET_HASH], int part)
{
    moving *m = context;
    m->ok = bcg_store_job_add_secret(m->note, hash, next_part(part, m->seats));
    return m->ok;
}

typedef struct next_round {
    int round;
    char game[BCG_GAME_ID];
} next_round;

static bool find_round(void *context, const bcg_stored_game *g)
{
    next_round *n = context;
    if (g->round == n->round)
        snprintf(n->game, sizeof n->game, "%s", g->id);
    return n->game[0] == '\0';
}

/* The game of that round; empty if there is none. False if it cannot be read. */
static bool find_next(bcg_hub *h, const char *match, int round, char game[BCG_GAME_ID])
{
    next_round next = {.round = round};
    const bool ok = bcg_store_match(h->store, match, find_round, &next);
    memcpy(game, next.game, BCG_GAME_ID);
    return ok;
}

/* The same battle, everybody one seat further on. NULL if there is no memory. */
static bcg_session *new_round(bcg_hub *h, const bcg_session *old)
{
    bcg_setup setup = *bcg_session_setup(old);
    const int seats = bcg_session_seats(old);
    for (int seat = 0; seat < seats; seat++)
        memcpy(setup.level[(seat + 1) % seats], bcg_session_setup(old)->level[seat], BCG_LEVEL);
    h->host.make_seed(h, setup.seed);
    setup.open = true;
    setup.before = 0;
    bcg_session *s = bcg_session_new(&setup);
    if (s && bcg_session_proceed(s))
        return s;
    bcg_session_free(s);
    return NULL;
}

static void make_rematch(bcg_hub *h, void *peer, const bcg_room *r)
{
    bcg_session *s = new_round(h, r->session);
    bcg_store_job *n = s ? note_of(h, s) : NULL;
    moving m = {.note = n, .seats = bcg_session_seats(r->session), .ok = n != NULL};
    if (n) {
        snprintf(n->match, sizeof n->match, "%s", r->match);
        n->round = r->round + 1;
    }
    if (n && !bcg_store_secrets(h->store, r->id, move_secret, &m)) {
        bcg_store_job_free(n);
        bcg_session_free(s);
        refuse_unread(h, peer, r->id);
        return;
    }
    if (!m.ok) {
        bcg_store_job_free(n);
        n = NULL;
    }
    bcg_open_answer(&h->json, true, NULL);
    if (n) {
        bcg_json_put_string(&h->json, "game", n->game);
        put_commitment(s, &h->json);
    }
    bcg_json_close(&h->json, '}');
    bcg_pending_call *e = send_note(h, peer, n, 201);
    if (e)
        snprintf(e->rematch_of, sizeof e->rematch_of, "%s", r->id);
    bcg_session_free(s);
}

/* Once somebody has asked, the link opens the next game: whoever asks second gets that. */
static bool is_asked_again(const bcg_room *r)
{
    return r->round > 0 && bcg_session_actor(r->session) == BCG_WAITING;
}

static void rematch(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now)
{
    int part;
    char next[BCG_GAME_ID];
    const bcg_room *r = room_of(h, peer, call, now, &part);
    if (r == NULL)
        return;
    if (part == 0 || part & BCG_PART_INVITATION)
        refuse(h, peer, 403, "NO_SEAT", "only who has a seat in the game may ask for another");
    else if (is_asked_again(r))
        reply_game(h, peer, r->id);
    else if (bcg_session_actor(r->session) != BCG_OVER || r->writing)
        refuse(h, peer, 409, "NOT_OVER", "the game is not over yet");
    else if (!find_next(h, r->match, r->round + 1, next))
        refuse_unread(h, peer, r->id);
    else if (next[0])
        reply_game(h, peer, next);
    else if (is_renewing(h))
        refuse(h, peer, 503, "TOO_MUCH", "a link is being renewed: ask again in a moment");
    else if (h->config.may_make && !h->config.may_make(h->config.context, peer))
        refuse(h, peer, 429, "TOO_MUCH", "too many games were made from here: wait a little");
    else
        make_rematch(h, peer, r);
}

/* -- all of them ------------------------------------------------------------------------------- */

static void answer_body(bcg_hub *h, void *peer, const bcg_call *call)
{
    bcg_request r;
    char why[BCG_WHY];
    if (!bcg_request_read_as(BCG_DO_ENTER, call->body, call->size, &r, why))
        refuse(h, peer, 400, "BAD_REQUEST", why);
    else if (call->what == BCG_CALL_CLAIM)
        claim(h, peer, &r);
    else if (call->what == BCG_CALL_RENEW)
        renew(h, peer, &r, call->secret);
    else
        take_seat(h, peer, &r, call->game);
    bcg_request_free(&r);
}

void bcg_hub_call(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now)
{
    h->figures.requests++;
    switch (call->what) {
    case BCG_CALL_MAKE:
        make_game(h, peer, call);
        break;
    case BCG_CALL_CLAIM:
    case BCG_CALL_RENEW:
    case BCG_CALL_TAKE:
        answer_body(h, peer, call);
        break;
    case BCG_CALL_LOBBY:
        show_lobby(h, peer);
        break;
    case BCG_CALL_GAME:
        show_game(h, peer, call, now);
        break;
    case BCG_CALL_REMATCH:
        rematch(h, peer, call, now);
        break;
    case BCG_CALL_IMPORT:
        read_battle(h, peer, call);
        break;
    case BCG_CALL_GROUND:
        show_ground(h, peer, call, now);
        break;
    default:
        show_replay(h, peer, call, now);
    }
}
