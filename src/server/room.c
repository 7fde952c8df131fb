#include "server/room.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ENTRIES = 20000 }; /* of a game; long ones have a thousand */

/* -- making one ------------------------------------------------------------------------------- */

bcg_room *bcg_room_new(bcg_hub *h, const bcg_stored_game *g, bcg_session *s)
{
    bcg_room *r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    r->hub = h;
    snprintf(r->id, sizeof r->id, "%s", g->id);
    snprintf(r->match, sizeof r->match, "%s", g->match);
    r->round = g->round;
    r->rules = g->rules_version;
    r->session = s;
    r->kept = bcg_session_version(s);
    r->last = &r->first;
    r->has_answers = bcg_session_answered(s) != 0;
    for (int seat = 0; seat < BCG_MAX_SEATS; seat++)
        r->seat[seat].due = UINT64_MAX;
    return r;
}

void bcg_message_free(bcg_message *s)
{
    if (s) {
        free(s->text);
        free(s->enters);
    }
    free(s);
}

void bcg_room_free(bcg_room *r)
{
    bcg_message *next;
    for (bcg_message *s = r->first; s; s = next) {
        next = s->next;
        bcg_message_free(s);
    }
    for (int seat = 0; seat < BCG_MAX_SEATS; seat++)
        bcg_message_free(r->seat[seat].held);
    bcg_room_forget_answers(r, NULL);
    free(r->answer);
    bcg_session_free(r->session);
    free(r);
}

bool bcg_room_is_idle(const bcg_room *r)
{
    return r->clients == NULL && r->first == NULL && !r->writing && !r->answers &&
           !bcg_room_has_work(r);
}

/* -- hearing ---------------------------------------------------------------------------------- */

bcg_message *bcg_message_new(bcg_client *g, const char *text, size_t size)
{
    bcg_message *s = calloc(1, sizeof *s);
    if (s == NULL || (s->text = malloc(size + 1)) == NULL) {
        free(s);
        return NULL;
    }
    memcpy(s->text, text, size);
    s->client = g;
    s->seats = g->seats;
    s->size = size;
    return s;
}

static void refuse_memory(bcg_room *r, const bcg_client *g)
{
    bcg_refuse(NULL, "BCG_NO_MEMORY", "there is not enough memory", bcg_room_json(r));
    bcg_room_send(r, g);
}

static void stand_in_line(bcg_room *r, bcg_client *g, bcg_message *s)
{
    if (s == NULL) {
        refuse_memory(r, g);
        return;
    }
    g->waiting++;
    *r->last = s;
    r->last = &s->next;
}

static void wait_turn(bcg_room *r, bcg_client *g, const char *text, size_t size)
{
    stand_in_line(r, g, bcg_message_new(g, text, size));
}

/* Whoever comes while something is being written waits at the door. */
static void wait_outside(bcg_room *r, bcg_client *g, const bcg_request *request)
{
    bcg_message *s = bcg_message_new(g, "", 0);
    bcg_request *id = s ? calloc(1, sizeof *id) : NULL;
    if (id == NULL) {
        bcg_message_free(s);
        s = NULL;
        g->room = NULL;
    } else {
        memcpy(id->id, request->id, sizeof id->id);
        id->id_is_number = request->id_is_number;
        s->enters = id;
    }
    stand_in_line(r, g, s);
}

/* Nobody needs so many; each costs time whenever somebody comes back. */
static bool is_too_long(bcg_room *r, const bcg_client *g, const bcg_request *request)
{
    if (bcg_session_version(r->session) < MOST_ENTRIES || request->what == BCG_DO_RESIGN ||
        (request->what != BCG_DO_ACT && request->what != BCG_DO_UNDO))
        return false;
    bcg_refuse(request, "TOO_MUCH", "this game has gone on for too long: it can only be given up",
               bcg_room_json(r));
    bcg_room_send(r, g);
    return true;
}

static void ask_for_hint(bcg_room *r, bcg_client *g, bcg_request *request, int seat, bool counted)
{
    if (!g->hint)
        g->hint = bcg_ai_pool_ask(r->hub->ai_pool, r->session, r->id, seat, request, g->number,
                                  bcg_hub_owner(r->hub, g->peer));
    else {
        bcg_refuse(request, "TOO_MUCH", "a hint is on its way already", bcg_room_json(r));
        bcg_room_send(r, g);
        return;
    }
    if (g->hint) {
        r->hub->figures.thoughts += counted;
        *request = (bcg_request){.memory = NULL}; /* the job has it now */
    } else {
        bcg_refuse(request, "TOO_MUCH", "too many want to know: ask again in a moment",
                   bcg_room_json(r));
        bcg_room_send(r, g);
    }
}

/* Is it said by whoever is asked something that others must not know the answer to yet? Then the
 * figures do not move before that is known: they would tell that somebody thinks, or is done. */
static bool is_confidential(const bcg_room *r, bcg_seats seats)
{
    return (bcg_session_hides_timing(r->session) || bcg_session_is_secret(r->session)) &&
           (seats & bcg_session_actors(r->session));
}

void bcg_room_answer(bcg_room *r, bcg_client *g, bcg_seats seats, const char *text, size_t size,
                     bool may_hold, uint64_t now)
{
    const bcg_permissions client = {.seats = seats, .away = bcg_room_away(r, now)};
    const bool confidential = is_confidential(r, seats);
    bcg_hub *h = r->hub;
    bcg_request request;
    bcg_reply reply;
    char why[BCG_WHY];
    uint8_t standing[BCG_MAX_SEATS];
    for (int seat = 0; seat < bcg_session_seats(r->session); seat++)
        standing[seat] = bcg_session_standing(r->session, seat);
    if (!bcg_request_read(text, size, &request, why)) {
        bcg_request_free(&request);
        reply = bcg_answer(&r->session, &h->host, client, text, size, &request, bcg_room_json(r));
    } else if ((may_hold && g && bcg_room_hold(r, g, &request, text, size, now)) ||
               (g && is_too_long(r, g, &request))) {
        bcg_request_free(&request);
        return;
    } else
        reply = bcg_answer_request(&r->session, &h->host, client, &request, bcg_room_json(r));
    if (!confidential || reply.outcome == BCG_CHANGED) {
        h->figures.messages++;
        h->figures.requests++;
    }
    if (reply.outcome == BCG_CHANGED)
        bcg_room_keep(r, g, reply.seat, &request, now);
    else if (reply.outcome == BCG_GAVE_ANSWER)
        bcg_room_keep_answer(r, g, reply.seat, &request);
    else if (reply.outcome == BCG_STANDS) {
        bcg_room_keep_standing(r, g, reply.seat, &request, standing[reply.seat]);
        bcg_room_pass_if_wanted(r, reply.seat, now);
    } else if (reply.outcome == BCG_TALKS) {
        bcg_room_send(r, g);
        bcg_room_tell_talk(r, g, &reply, &request);
    } else if (reply.outcome == BCG_THINK && g)
        ask_for_hint(r, g, &request, reply.seat, !confidential);
    else {
        bcg_hub_note_refusal(h, r->id, &reply, !confidential);
        bcg_room_send(r, g);
    }
    bcg_request_free(&request);
}

void bcg_room_hear(bcg_room *r, bcg_client *g, const char *text, size_t size, uint64_t now)
{
    if (!r->writing) {
        bcg_room_answer(r, g, g->seats, text, size, true, now);
        return;
    }
    if (g->waiting >= BCG_MOST_WAITING)
        r->hub->config.part(r->hub->config.context, g->peer, 1008, "too many requests at once");
    else
        wait_turn(r, g, text, size);
}

static void let_in(bcg_room *r, bcg_client *g, const bcg_request *request, uint64_t now);

void bcg_room_hear_waiting(bcg_room *r, uint64_t now)
{
    while (r->first && !r->writing) {
        bcg_message *s = r->first;
        r->first = s->next;
        if (r->first == NULL)
            r->last = &r->first;
        if (s->client)
            s->client->waiting--;
        if (s->client && s->enters)
            let_in(r, s->client, s->enters, now);
        else if (s->client)
            bcg_room_answer(r, s->client, s->client->seats, s->text, s->size, true, now);
        bcg_message_free(s);
    }
}

/* -- coming and going ------------------------------------------------------------------------- */

/* Told to whoever enters a game that has gone on from another session. */
static const char mended[] = "The rules have been mended since this game began. It goes on from an "
                             "earlier point, with dice of its own.";

/* The seat somebody has, BCG_SPECTATOR if it is none or several: then only what all may know. */
static int only_seat(bcg_seats seats)
{
    return seats && (seats & (seats - 1)) == 0 ? bcg_first_actor(seats) : BCG_SPECTATOR;
}

/* Seats of theirs that a computer player has had meanwhile: they can have them back. */
static void put_offers(const bcg_room *r, bcg_seats seats, bcg_json *j)
{
    bool any = false;
    for (int seat = 0; seat < bcg_session_seats(r->session); seat++) {
        if (!(seats >> seat & 1) || !bcg_session_has_stand_in(r->session, seat))
            continue;
        if (!any) {
            bcg_json_key(j, "offered");
            bcg_json_open(j, '[');
        }
        any = true;
        bcg_json_string(j, bcg_seat_word(bcg_session_prepared(r->session), seat));
    }
    if (any)
        bcg_json_close(j, ']');
}

static void let_in(bcg_room *r, bcg_client *g, const bcg_request *request, uint64_t now)
{
    bcg_json *j = bcg_room_json(r);
    const bcg_seats before = bcg_room_present(r);
    g->inside = true;
    g->next = r->clients;
    r->clients = g;
    bcg_open_answer(j, true, request);
    bcg_redact_put_status(r->session, j);
    bcg_room_put(r, g->seats, j);
    if (g->seats)
        bcg_json_put_int(j, "devices", bcg_room_count_devices(r, g));
    put_offers(r, g->seats, j);
    if (bcg_session_setup(r->session)->before)
        bcg_json_put_string(j, "notice", mended);
    bcg_redact_put_board(r->session, only_seat(g->seats), j);
    bcg_json_close(j, '}');
    bcg_room_send(r, g);
    bcg_room_tell_devices(r, g, g);
    if (bcg_room_present(r) != before)
        bcg_room_tell_presence(r);
    if (r->writing)
        return;
    bcg_room_resume(r, now);
    bcg_room_ask_who_came(r, (bcg_seats)(g->seats & ~before), now);
}

void bcg_room_enter(bcg_room *r, bcg_client *g, bcg_seats seats, const bcg_request *request,
                    uint64_t now)
{
    g->room = r;
    g->seats = seats;
    if (r->writing)
        wait_outside(r, g, request);
    else
        let_in(r, g, request, now);
}

void bcg_room_turn_away(bcg_room *r, const char *why)
{
    for (bcg_message *s = r->first; s; s = s->next) {
        if (s->client == NULL)
            continue;
        s->client->room = NULL;
        s->client->waiting = 0;
        bcg_refuse(s->enters, "NOT_KEPT", why, bcg_room_json(r));
        bcg_room_send(r, s->client);
    }
}

void bcg_room_leave(bcg_room *r, bcg_client *g, uint64_t now)
{
    const bcg_seats before = bcg_room_present(r);
    bcg_client **place = &r->clients;
    while (*place && *place != g)
        place = &(*place)->next;
    if (g->inside)
        *place = g->next;
    if (r->asker == g)
        r->asker = NULL;
    if (g->hint)
        atomic_store(&g->hint->stop, true);
    for (int seat = 0; seat < bcg_session_seats(r->session); seat++)
        if (r->seat[seat].held && r->seat[seat].held->client == g)
            r->seat[seat].held->client = NULL;
    bcg_room_forget_answers(r, g);
    for (bcg_message *s = r->first; s; s = s->next)
        if (s->client == g)
            s->client = NULL;
    if (g->inside)
        bcg_room_tell_devices(r, g, NULL);
    const bcg_seats gone = before & (bcg_seats)~bcg_room_present(r);
    for (int seat = 0; seat < BCG_MAX_SEATS; seat++)
        if (gone >> seat & 1)
            r->away[seat] = now;
    if (gone)
        bcg_room_tell_presence(r);
    if (r->clients == NULL)
        r->quiet = now;
}

void bcg_room_add_seats(bcg_room *r, const uint8_t hash[BCG_SECRET_HASH], bcg_seats seats)
{
    const bcg_seats before = bcg_room_present(r);
    for (bcg_client *g = r->clients; g; g = g->next)
        if (memcmp(g->hash, hash, sizeof g->hash) == 0) {
            g->seats |= seats;
            bcg_room_tell_mine(r, g);
        }
    for (const bcg_message *s = r->first; s; s = s->next) /* those who wait at the door */
        if (s->client && s->enters && memcmp(s->client->hash, hash, sizeof s->client->hash) == 0)
            s->client->seats |= seats;
    if (bcg_room_present(r) != before)
        bcg_room_tell_presence(r);
}

static void revoke(const bcg_room *r, const bcg_client *g, const uint8_t hash[BCG_SECRET_HASH])
{
    if (memcmp(g->hash, hash, sizeof g->hash) == 0)
        r->hub->config.part(r->hub->config.context, g->peer, BCG_REVOKED,
                            "this link was replaced by a new one");
}

void bcg_room_revoke(bcg_room *r, const uint8_t hash[BCG_SECRET_HASH])
{
    for (const bcg_client *g = r->clients, *next; g; g = next) {
        next = g->next;
        revoke(r, g, hash);
    }
    for (const bcg_message *s = r->first; s; s = s->next) /* those who wait at the door */
        if (s->client && s->enters)
            revoke(r, s->client, hash);
}
