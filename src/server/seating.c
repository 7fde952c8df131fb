/* Who sits where: games made, invitations claimed, seats taken from the lobby, links renewed. */
#include "server/calls.h"

#include "server/secrets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- making games ------------------------------------------------------------------------------ */

/* Who sits where, as the caller says it: a `friend` is a person who gets an invitation. */
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

enum { ABSENT = 60 }; /* seconds, if nothing else is wanted */

/* The request as a session understands it: a friend is a person, and everybody gives a nonce. Where
 * several people play, computer players may stand in for those who go away. */
static bcg_request as_session_request(const bcg_request *r)
{
    bcg_request plain = *r;
    plain.open = true;
    if (plain.absent < 0 && count_friends(r) > 0)
        plain.absent = ABSENT;
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

static bool is_one(bcg_seats seats)
{
    return seats && (seats & (seats - 1)) == 0;
}

/* One invitation for each free seat. Where there is only one it need not be said whose it is. */
static bool add_invitations(bcg_store_job *n, const bcg_prepared *p, bcg_seats friends, bcg_json *j)
{
    bool ok = true;
    if (is_one(friends))
        return add_secret(n, BCG_PART_INVITATION | friends, "invitation", j);
    if (friends == 0)
        return true;
    bcg_json_key(j, "invitations");
    bcg_json_open(j, '{');
    for (int seat = 0; seat < BCG_MAX_SEATS; seat++)
        if (friends >> seat & 1)
            ok = add_secret(n, BCG_PART_INVITATION | bcg_seat_bit(seat), bcg_seat_word(p, seat),
                            j) &&
                 ok;
    bcg_json_close(j, '}');
    return ok;
}

/* What the lobby tells of a game whose seats of friends are free. */
static char *describe_lobby(const char *game, int64_t made, const bcg_prepared *p,
                            bcg_seats friends, bool own)
{
    bcg_json j = {0};
    char values[BCG_VALUES_WORD];
    bcg_json_clear(&j);
    bcg_json_open(&j, '{');
    bcg_json_put_string(&j, "game", game);
    bcg_json_put_string(&j, "ruleset", p->ruleset->ops->name);
    bcg_json_put_string(&j, "scenario", p->id);
    bcg_json_put_string(&j, "title", p->title);
    bcg_json_put_bool(&j, "own", own); /* the id and title of another's are no proof of anything */
    bcg_json_put_string(&j, "edition", p->edition);
    bcg_json_put_string(&j, "options", p->options);
    if (bcg_values_word(p, values))
        bcg_json_put_string(&j, "values", values);
    bcg_json_put_string(&j, "seat", bcg_seat_word(p, bcg_first_actor(friends)));
    bcg_json_key(&j, "seats");
    bcg_json_open(&j, '[');
    for (int seat = 0; seat < BCG_MAX_SEATS; seat++)
        if (friends >> seat & 1)
            bcg_json_string(&j, bcg_seat_word(p, seat));
    bcg_json_close(&j, ']');
    bcg_json_put_int(&j, "made", made);
    bcg_json_close(&j, '}');
    char *text = j.failed ? NULL : strdup(j.text);
    bcg_json_free(&j);
    return text;
}

bcg_store_job *bcg_call_new_game(const bcg_hub *h, const bcg_session *s)
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

void bcg_call_put_commitment(const bcg_session *s, bcg_json *j)
{
    char commitment[BCG_SEED_HEX];
    bcg_session_commitment(s, commitment);
    bcg_json_put_string(j, "commitment", commitment);
}

static void keep_new(bcg_hub *h, void *peer, const bcg_request *r, const bcg_session *s)
{
    const company c = seat_company(r, s);
    bcg_store_job *n = bcg_call_new_game(h, s);
    bcg_json *j = &h->json;
    bool ok = n != NULL;
    bcg_open_answer(j, true, NULL);
    if (ok) {
        bcg_json_put_string(j, "game", n->game);
        bcg_call_put_commitment(s, j);
        bcg_json_key(j, "secrets");
        bcg_json_open(j, '{');
        ok = (c.mine == 0 || add_secret(n, c.mine, "me", j)) &&
             add_invitations(n, bcg_session_prepared(s), c.friends, j) &&
             add_secret(n, 0, "spectator", j);
        bcg_json_close(j, '}');
        if (r->lobby && c.friends)
            ok = ok && (n->lobby = describe_lobby(n->game, n->when, bcg_session_prepared(s),
                                                  c.friends, r->text != NULL)) != NULL;
    }
    bcg_json_close(j, '}');
    if (!ok) {
        bcg_store_job_free(n);
        n = NULL;
    }
    bcg_call_write(h, peer, n, 201);
}

/* It could look like the title of another battle. */
static bool has_hidden_title(const bcg_session *s)
{
    const char *title = bcg_session_prepared(s)->title;
    return bcg_text_hidden(title, strlen(title)) != 0;
}

void bcg_call_make(bcg_hub *h, void *peer, const bcg_call *call)
{
    const bcg_permissions client = {.seats = BCG_ALL_SEATS, .host = true};
    bcg_session *s = NULL;
    bcg_request r;
    char why[BCG_WHY];
    if (!bcg_request_read_as(BCG_DO_NEW, call->body, call->size, &r, why) || r.what != BCG_DO_NEW) {
        bcg_call_refuse(h, peer, 400, "BAD_REQUEST",
                        r.what == BCG_DO_NEW ? why : "`do` can only be `new`");
    } else if (r.seed) {
        bcg_call_refuse(h, peer, 400, "BAD_REQUEST",
                        "the server makes the seed: nobody may know it");
    } else if (r.lobby && count_friends(&r) == 0) {
        bcg_call_refuse(h, peer, 400, "BAD_REQUEST", "in the lobby one seat must be a friend's");
    } else {
        const bcg_request plain = as_session_request(&r);
        const bcg_reply made = bcg_answer_request(&s, &h->host, client, &plain, &h->json);
        if (s == NULL) {
            bcg_hub_note_refusal(h, NULL, &made, true);
            bcg_call_reply(h, peer, 400);
        } else if (count_friends(&r) == bcg_session_seats(s))
            bcg_call_refuse(
                h, peer, 400, "BAD_REQUEST",
                "not every seat can be a friend's: who makes the game plays too, or lets "
                "a computer player play");
        else if (has_hidden_title(s))
            bcg_call_refuse(
                h, peer, 400, "BAD_REQUEST",
                "the title holds a character that is not seen but changes how others are");
        else
            keep_new(h, peer, &r, s);
    }
    bcg_session_free(s);
    bcg_request_free(&r);
}

/* -- seats ------------------------------------------------------------------------------------- */

/* Seats of a game that invitations are still open for. */
static bool add_open_seats(void *context, const uint8_t hash[BCG_SECRET_HASH], int part)
{
    (void)hash;
    if (part & BCG_PART_INVITATION)
        *(bcg_seats *)context |= part & BCG_PART_SEATS;
    return true;
}

/* Those that remain when this part is taken, and what is being taken at the same time. False if
 * that cannot be read. */
static bool find_open_seats(bcg_hub *h, const char *game, int part, bcg_seats *open)
{
    *open = 0;
    if (!bcg_store_secrets(h->store, game, add_open_seats, open))
        return false;
    *open &= (bcg_seats)~part;
    for (const bcg_pending_call *e = h->pending_calls; e; e = e->next)
        if (strcmp(e->game, game) == 0)
            *open &= (bcg_seats)~e->claims;
    return true;
}

typedef struct lobby_entry {
    bool told, own;
    int64_t made;
} lobby_entry;

static bool read_lobby_entry(void *context, const bcg_stored_game *g)
{
    lobby_entry *l = context;
    l->told = g->lobby != NULL;
    l->own = g->lobby && strstr(g->lobby, "\"own\":true") != NULL;
    l->made = g->made;
    return false;
}

/* The lobby tells of a game while seats are open. False after a refusal. */
static bool update_lobby(bcg_hub *h, void *peer, bcg_store_job *n, int part, uint64_t now)
{
    lobby_entry l = {.told = false};
    bcg_seats open;
    bcg_refusal why;
    if (!bcg_store_game(h->store, n->game, read_lobby_entry, &l) ||
        !find_open_seats(h, n->game, part, &open)) {
        bcg_call_refuse_unread(h, peer, n->game);
        return false;
    }
    n->set_lobby = l.told;
    if (!l.told || open == 0)
        return true;
    const bcg_room *r = bcg_hub_room(h, peer, n->game, now, &why);
    if (r == NULL) {
        bcg_call_refuse_as(h, peer, &why);
        return false;
    }
    n->lobby = describe_lobby(n->game, l.made, bcg_session_prepared(r->session), open, l.own);
    if (n->lobby)
        return true;
    bcg_call_refuse_memory(h, peer);
    return false;
}

/* Exchange an invitation for a secret that its new owner has made. */
static void exchange(bcg_hub *h, void *peer, const uint8_t invitation[BCG_SECRET_HASH],
                     const char *game, int part, const bcg_secret *own, uint64_t now)
{
    uint8_t hash[BCG_SECRET_HASH];
    bcg_store_job *n = bcg_store_job_new(game, bcg_hub_wall_clock(h));
    bcg_secret_hash(own, hash);
    if (n && !bcg_store_job_add_secret(n, hash, part & BCG_PART_SEATS)) {
        bcg_store_job_free(n);
        n = NULL;
    }
    if (n) {
        n->drops = true;
        memcpy(n->dropped, invitation, sizeof n->dropped);
    }
    if (n && !update_lobby(h, peer, n, part, now)) {
        bcg_store_job_free(n);
        return;
    }
    bcg_open_answer(&h->json, true, NULL);
    bcg_json_put_string(&h->json, "game", game);
    bcg_json_close(&h->json, '}');
    bcg_pending_call *e = bcg_call_write(h, peer, n, 200);
    if (e) {
        e->claims = (bcg_seats)(part & BCG_PART_SEATS);
        memcpy(e->own, hash, sizeof e->own);
        e->refusal = "somebody else has taken this seat";
    }
}

/* The secret the caller wants to have its seat with; false after a refusal. */
static bool read_own_secret(bcg_hub *h, void *peer, const bcg_request *r, bcg_secret *own)
{
    if (r->secret && bcg_secret_read(r->secret, strlen(r->secret), own))
        return true;
    bcg_call_refuse(
        h, peer, 400, "BAD_REQUEST",
        "`secret` must be 22 letters, digits, - and _ of your own choice: 16 random bytes in "
        "base64url");
    return false;
}

/* A secret that opens something already: that of a seat says that this call was made before, if the
 * seat is no longer free, and if it is free in the same game, that somebody wants another seat
 * there; any other is known to somebody else. `wanted` is that game, NULL if the call is about no
 * other seat. True if the call has been replied to. */
static bool is_used(bcg_hub *h, void *peer, const bcg_request *r, bool is_free, const char *wanted)
{
    char game[BCG_GAME_ID] = "";
    bcg_refusal why;
    int part;
    if (!bcg_hub_open_secret(h, peer, r->secret, game, &part, &why)) {
        if (why.reason)
            bcg_call_refuse_as(h, peer, &why);
        return why.reason != NULL;
    }
    const bool seat = (part & BCG_PART_SEATS) && !(part & BCG_PART_INVITATION);
    if (is_free && seat && wanted && strcmp(game, wanted) == 0)
        return false;
    if (!is_free && seat)
        bcg_call_reply_game(h, peer, game);
    else
        bcg_call_refuse(h, peer, 409, "TAKEN", "this secret is in use: make another");
    return true;
}

void bcg_call_claim(bcg_hub *h, void *peer, const bcg_request *r, uint64_t now)
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
        bcg_call_refuse_as(h, peer, &why);
        return;
    }
    if (is_used(h, peer, r, is_free, game))
        return;
    if (!is_free)
        bcg_call_refuse(h, peer, 404, "NO_GAME", "this invitation opens no seat, or has been used");
    else {
        bcg_secret_read(r->invitation, strlen(r->invitation), &invitation);
        bcg_secret_hash(&invitation, hash);
        exchange(h, peer, hash, game, part, &own, now);
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
    bcg_pending_call *e = bcg_call_write(h, peer, n, 200);
    if (e) {
        e->renews = true;
        e->refusal = "this link was replaced by a new one already";
    }
}

void bcg_call_renew(bcg_hub *h, void *peer, const bcg_request *r, const char *old)
{
    char game[BCG_GAME_ID] = "";
    int part = 0;
    bcg_secret own;
    bcg_refusal why;
    if (!read_own_secret(h, peer, r, &own))
        return;
    const bool opens = bcg_hub_open_secret(h, peer, old, game, &part, &why);
    if (why.reason)
        bcg_call_refuse_as(h, peer, &why);
    else if (is_used(h, peer, r, opens, NULL))
        return;
    else if (!opens)
        bcg_call_refuse(h, peer, 403, "NO_GAME", "this link opens no game");
    else if (part == 0 || part & BCG_PART_INVITATION)
        bcg_call_refuse(h, peer, 403, "NO_SEAT", "only the link of a seat can be renewed");
    else
        exchange_own(h, peer, old, game, &own);
}

bool bcg_call_is_renewing(const bcg_hub *h)
{
    for (const bcg_pending_call *e = h->pending_calls; e; e = e->next)
        if (e->renews)
            return true;
    return false;
}

/* An open invitation to one of the wanted seats. */
typedef struct found_invitation {
    bcg_seats wanted;
    uint8_t hash[BCG_SECRET_HASH];
    int part; /* 0: there is none */
} found_invitation;

static bool find_invitation(void *context, const uint8_t hash[BCG_SECRET_HASH], int part)
{
    found_invitation *f = context;
    if (!(part & BCG_PART_INVITATION) || !(part & f->wanted))
        return true;
    memcpy(f->hash, hash, sizeof f->hash);
    f->part = part;
    return false;
}

/* An invitation of a game, if it is told of in the lobby: its maker has opened it to everybody.
 * False if that cannot be read. */
static bool find_free_seat(bcg_hub *h, const char *game, found_invitation *f)
{
    lobby_entry l = {.told = false};
    return game == NULL || (bcg_store_game(h->store, game, read_lobby_entry, &l) &&
                            (!l.told || bcg_store_secrets(h->store, game, find_invitation, f)));
}

/* The seats a caller would take: the one it names, or any; but for those that are being taken. */
static bcg_seats find_wanted(bcg_hub *h, void *peer, const bcg_request *r, const char *game,
                             uint64_t now)
{
    bcg_seats wanted = BCG_ALL_SEATS;
    bcg_refusal why;
    const bcg_room *room = r->seat && game ? bcg_hub_room(h, peer, game, now, &why) : NULL;
    if (room) {
        const int seat = bcg_seat_named(bcg_session_prepared(room->session), r->seat,
                                        strlen(r->seat));
        wanted = seat >= 0 ? bcg_seat_bit(seat) : 0;
    }
    for (const bcg_pending_call *e = h->pending_calls; e && game; e = e->next)
        if (strcmp(e->game, game) == 0)
            wanted &= (bcg_seats)~e->claims;
    return wanted;
}

void bcg_call_take(bcg_hub *h, void *peer, const bcg_request *r, const char *game, uint64_t now)
{
    found_invitation f = {.part = 0};
    bcg_secret own;
    if (!read_own_secret(h, peer, r, &own))
        return;
    f.wanted = find_wanted(h, peer, r, game, now);
    if (!find_free_seat(h, game, &f)) {
        bcg_call_refuse_unread(h, peer, game);
        return;
    }
    const bool is_free = f.part != 0;
    if (is_used(h, peer, r, is_free, game))
        return;
    if (!is_free)
        bcg_call_refuse(h, peer, 404, "NO_GAME", "this game does not wait for anybody");
    else
        exchange(h, peer, f.hash, game, f.part, &own, now);
}

static bool list_lobby(void *context, const bcg_stored_game *g)
{
    bcg_json_raw(context, g->lobby, strlen(g->lobby));
    return true;
}

void bcg_call_lobby(bcg_hub *h, void *peer)
{
    bcg_json *j = &h->json;
    bcg_open_answer(j, true, NULL);
    bcg_json_key(j, "games");
    bcg_json_open(j, '[');
    const bool ok = bcg_store_lobby(h->store, list_lobby, j);
    bcg_json_close(j, ']');
    bcg_json_close(j, '}');
    if (ok)
        bcg_call_reply(h, peer, 200);
    else
        bcg_call_refuse_unread(h, peer, NULL);
}
