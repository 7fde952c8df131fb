/* Calls over HTTP from outside a game: which function answers which, replies and what they wait
 * for, and what is asked about a game. */
#include "server/calls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- replies ----------------------------------------------------------------------------------- */

void bcg_call_reply(bcg_hub *h, void *peer, int status)
{
    if (h->json.failed) {
        bcg_refuse(NULL, "BCG_NO_MEMORY", "there is not enough memory", &h->json);
        status = 503;
    }
    if (peer && !h->json.failed)
        h->config.reply(h->config.context, peer, status, h->json.text, h->json.size);
}

void bcg_call_refuse(bcg_hub *h, void *peer, int status, const char *reason, const char *text)
{
    char whole[BCG_STORE_WHY];
    snprintf(whole, sizeof whole, "%s", text);
    whole[bcg_text_valid(whole, strlen(whole))] = '\0';
    h->figures.refused++;
    bcg_hub_log(h, "refused", NULL, reason);
    bcg_refuse(NULL, reason, whole, &h->json);
    bcg_call_reply(h, peer, status);
}

void bcg_call_refuse_as(bcg_hub *h, void *peer, const bcg_refusal *why)
{
    bcg_call_refuse(h, peer, why->status, why->reason, why->text);
}

void bcg_call_refuse_unread(bcg_hub *h, void *peer, const char *game)
{
    bcg_refusal why;
    bcg_hub_read_failed(h, peer, game, &why);
    bcg_call_refuse_as(h, peer, &why);
}

void bcg_call_refuse_memory(bcg_hub *h, void *peer)
{
    bcg_call_refuse(h, peer, 503, "BCG_NO_MEMORY", "there is not enough memory");
}

void bcg_call_reply_game(bcg_hub *h, void *peer, const char *game)
{
    bcg_open_answer(&h->json, true, NULL);
    bcg_json_put_string(&h->json, "game", game);
    bcg_json_close(&h->json, '}');
    bcg_call_reply(h, peer, 200);
}

/* Submit a job; what is in the hub's JSON is the reply once it is kept. NULL if there is no
 * memory, and then the call has been replied to. */
bcg_pending_call *bcg_call_write(bcg_hub *h, void *peer, bcg_store_job *n, int status)
{
    bcg_pending_call *e = n && !h->json.failed ? calloc(1, sizeof *e) : NULL;
    if (e)
        e->reply = malloc(h->json.size);
    if (e == NULL || e->reply == NULL) {
        free(e);
        bcg_store_job_free(n);
        bcg_call_refuse_memory(h, peer);
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

/* Whoever is in the game already by the secret that it has another seat with has that at once. */
static void seat_clients(bcg_hub *h, const bcg_pending_call *e)
{
    bcg_room *r = e->claims ? bcg_hub_find(h, e->game) : NULL;
    if (r)
        bcg_room_add_seats(r, e->own, e->claims);
}

/* Whoever is in a game by that secret has to go. */
static void revoke(bcg_hub *h, const uint8_t hash[BCG_SECRET_HASH])
{
    for (int i = 0; i < BCG_CHAINS; i++)
        for (bcg_room *r = h->rooms[i]; r; r = r->next)
            bcg_room_revoke(r, hash);
}

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
        seat_clients(h, e);
        if (n->renews)
            revoke(h, n->old);
    } else if (e->refusal && strcmp(n->why, BCG_STORE_NO_SECRET) == 0)
        bcg_call_refuse(h, e->peer, 409, "TAKEN", e->refusal);
    else if (e->rematch_of[0] && bcg_call_find_round(h, n->match, n->round, game) && game[0])
        bcg_call_reply_game(h, e->peer, game); /* both have asked at the same moment */
    else {
        bcg_hub_note_write(h, n);
        h->figures.not_kept++;
        bcg_call_refuse(h, e->peer, 503, "NOT_KEPT", n->why);
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

/* -- what is read or drawn elsewhere ----------------------------------------------------------- */

static void refuse_reading(bcg_hub *h, void *peer)
{
    bcg_call_refuse(h, peer, 503, "TOO_MUCH",
                    "too many battles wait to be read: ask again in a moment");
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
            bcg_call_refuse(h, g->peer, g->status, g->reason, g->why);
        else if (g->peer)
            h->config.reply(h->config.context, g->peer, g->status, g->answer, g->answer_size);
    }
}

/* -- about a game ------------------------------------------------------------------------------ */

/* The game and the room that the caller's secret opens; NULL, with the reason, if it does not. */
static bcg_room *find_room(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now, int *part,
                           char game[BCG_GAME_ID], bcg_refusal *why)
{
    snprintf(game, BCG_GAME_ID, "%s", call->game ? call->game : "");
    if (bcg_hub_open_secret(h, peer, call->secret, game, part, why))
        return bcg_hub_room(h, peer, game, now, why);
    if (why->reason == NULL)
        *why = (bcg_refusal){"NO_GAME", 403, "this link opens no game"};
    return NULL;
}

bcg_room *bcg_call_room(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now, int *part)
{
    char game[BCG_GAME_ID];
    bcg_refusal why;
    bcg_room *r = find_room(h, peer, call, now, part, game, &why);
    if (r == NULL)
        bcg_call_refuse_as(h, peer, &why);
    return r;
}

static void show_game(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now)
{
    int part;
    bcg_json *j = &h->json;
    const bcg_room *r = bcg_call_room(h, peer, call, now, &part);
    if (r == NULL)
        return;
    bcg_open_answer(j, true, NULL);
    bcg_redact_put_status_at(r->session, r->kept, j); /* what is on disk */
    bcg_json_put_string(j, "ruleset", bcg_session_prepared(r->session)->ruleset->ops->name);
    bcg_json_put_string(j, "title", bcg_session_prepared(r->session)->title);
    bcg_json_put_string(j, "scenario", bcg_session_prepared(r->session)->id);
    bcg_redact_put_values(r->session, j);
    bcg_json_put_bool(j, "invitation", part & BCG_PART_INVITATION);
    bcg_redact_put_seats(r->session, j);
    bcg_room_put(r, (bcg_seats)(part & BCG_PART_SEATS), j);
    bcg_json_close(j, '}');
    bcg_call_reply(h, peer, 200);
}

static void show_replay(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now)
{
    int part;
    char game[BCG_GAME_ID], *text = NULL;
    bcg_refusal why;
    const bcg_room *r = find_room(h, peer, call, now, &part, game, &why);
    if (r &&
        (bcg_session_actor(r->session) != BCG_OVER || r->writing)) /* its end may yet be lost */
        why = (bcg_refusal){"NOT_OVER", 409,
                            "the replay shows all cards: it comes when the game is over"};
    else if (r) {
        why = (bcg_refusal){"BCG_NO_MEMORY", 503, "there is not enough memory"};
        text = bcg_redact_replay(r->session);
    } else if (strcmp(why.reason, "OTHER_RULES") == 0)
        text = bcg_hub_older_replay(h, game);
    if (text)
        h->config.reply(h->config.context, peer, 200, text, strlen(text));
    else
        bcg_call_refuse_as(h, peer, &why);
    free(text);
}

static void show_ground(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now)
{
    int part;
    const bcg_room *r = bcg_call_room(h, peer, call, now, &part);
    if (r && !bcg_importer_draw(h->importer, peer, bcg_hub_owner(h, peer), call->look,
                                bcg_session_prepared(r->session)))
        refuse_reading(h, peer);
}

/* -- all of them ------------------------------------------------------------------------------- */

static void answer_body(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now)
{
    bcg_request r;
    char why[BCG_WHY];
    if (!bcg_request_read_as(BCG_DO_ENTER, call->body, call->size, &r, why))
        bcg_call_refuse(h, peer, 400, "BAD_REQUEST", why);
    else if (call->what == BCG_CALL_CLAIM)
        bcg_call_claim(h, peer, &r, now);
    else if (call->what == BCG_CALL_RENEW)
        bcg_call_renew(h, peer, &r, call->secret);
    else
        bcg_call_take(h, peer, &r, call->game, now);
    bcg_request_free(&r);
}

void bcg_hub_call(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now)
{
    h->figures.requests++;
    switch (call->what) {
    case BCG_CALL_MAKE:
        bcg_call_make(h, peer, call);
        break;
    case BCG_CALL_CLAIM:
    case BCG_CALL_RENEW:
    case BCG_CALL_TAKE:
        answer_body(h, peer, call, now);
        break;
    case BCG_CALL_LOBBY:
        bcg_call_lobby(h, peer);
        break;
    case BCG_CALL_GAME:
        show_game(h, peer, call, now);
        break;
    case BCG_CALL_REMATCH:
        bcg_call_rematch(h, peer, call, now);
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
