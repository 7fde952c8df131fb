/* What a room writes down before anybody is told of it: entries, answers that wait for others, and
 * standing answers to reaction windows. */
#include "server/room.h"

#include "server/standing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SNAPSHOT_EVERY = 40 }; /* entries */

/* -- entries ---------------------------------------------------------------------------------- */

/* How it has ended. False if there is no memory. */
static bool note_end(bcg_store_job *n, const bcg_session *s, const char *result)
{
    char score[BCG_SCORE_TEXT];
    bcg_score_write(s, score);
    n->result = strdup(result);
    n->score = strdup(score);
    return n->result && n->score;
}

/* A game that older rules began and all of which fits today's goes on by these from now on. */
static bool note_rules(bcg_store_job *n, const bcg_room *r)
{
    const int rules = bcg_session_prepared(r->session)->ruleset->ops->rules;
    if (r->rules == rules)
        return true;
    n->rules_version = rules;
    n->rules = strdup(r->hub->config.rules);
    return n->rules != NULL;
}

/* The entries that are not on disk yet. NULL if there is no memory. */
static bcg_store_job *new_job(bcg_room *r)
{
    const bcg_session *s = r->session;
    const int version = bcg_session_version(s);
    const char *result = bcg_session_result_word(s);
    char text[BCG_ENTRY_TEXT];
    bcg_store_job *n = bcg_store_job_new(r->id, bcg_hub_wall_clock(r->hub));
    bool ok = n != NULL;
    for (int v = r->kept + 1; ok && v <= version; v++) {
        bcg_session_entry(s, v, text);
        ok = bcg_store_job_add(n, text);
    }
    if (ok) {
        n->version = r->kept + 1;
        n->drop_answers = r->has_answers && bcg_session_answered(s) == 0; /* entries now, or void */
        ok = note_rules(n, r);
    }
    if (ok) {
        if (result)
            ok = note_end(n, s, result);
        else if (r->snapped == 0 || version - r->snapped >= SNAPSHOT_EVERY)
            n->snapshot = bcg_session_snapshot(s); /* without it the last one stays */
    }
    if (ok)
        return n;
    bcg_store_job_free(n);
    return NULL;
}

/* It could not be kept: nothing has happened. */
static void take_back(bcg_room *r, const char *why)
{
    char text[BCG_STORE_WHY + 80];
    bcg_request asked = {.id_is_number = r->asked_number};
    memcpy(asked.id, r->asked_id, sizeof asked.id);
    snprintf(text, sizeof text, "this could not be written down, so it has not happened: %s", why);
    r->hub->figures.not_kept++;
    bcg_hub_log(r->hub, "not-kept", r->id, why);
    if (!bcg_session_cut(r->session, r->kept))
        bcg_hub_log(r->hub, "no-memory", r->id, "a game could not be taken back");
    bcg_refuse(&asked, "NOT_KEPT", text, bcg_room_json(r));
}

/* A copy of the answer in the hub's JSON, until it may be sent. False if there is no memory. */
static bool put_aside(bcg_room *r)
{
    const bcg_json *j = bcg_room_json(r);
    free(r->answer);
    r->answer = malloc(j->size);
    r->answer_size = r->answer ? j->size : 0;
    if (r->answer)
        memcpy(r->answer, j->text, j->size);
    return r->answer != NULL;
}

void bcg_room_keep(bcg_room *r, bcg_client *asker, int seat, const bcg_request *request,
                   uint64_t now)
{
    const bcg_json *j = bcg_room_json(r);
    snprintf(r->asked_id, sizeof r->asked_id, "%s", request ? request->id : "");
    r->asked_number = request && request->id_is_number;
    const bool answered = !j->failed && (asker == NULL || put_aside(r));
    bcg_store_job *n = answered ? new_job(r) : NULL;
    if (n == NULL) {
        take_back(r, "there is not enough memory");
        bcg_room_send(r, asker);
        bcg_room_try_again(r, now);
        return;
    }
    r->asker = asker;
    r->asked_seat = seat;
    r->writing = true;
    bcg_store_writer_submit(r->hub->writer, n);
}

void bcg_room_written(bcg_room *r, const bcg_store_job *n, uint64_t now)
{
    bcg_hub *h = r->hub;
    bcg_client *asker = r->asker;
    const int from = r->kept;
    r->writing = false;
    r->asker = NULL;
    bcg_hub_note_write(h, n);
    if (!n->kept) {
        take_back(r, n->why);
        bcg_room_send(r, asker);
        bcg_room_settle(r, now);
        bcg_room_delay(r);
        bcg_room_hear_waiting(r, now);
        return;
    }
    h->figures.kept += (uint64_t)n->entry_count;
    if (n->drop_answers)
        r->has_answers = false;
    r->kept = bcg_session_version(r->session);
    if (n->rules_version)
        r->rules = n->rules_version;
    if (n->snapshot)
        r->snapped = r->kept;
    if (asker && r->answer)
        h->config.send(h->config.context, asker->peer, r->answer, r->answer_size);
    free(r->answer);
    r->answer = NULL;
    bcg_room_tell_update(r, from, asker, r->asked_seat);
    bcg_room_settle(r, now);
    bcg_room_hear_waiting(r, now);
}

/* -- answers that wait for others ---------------------------------------------------------------
 */

/* An answer on its way to the disk. Nothing else waits for it: whoever asks something meanwhile
 * must not notice. */
struct bcg_pending_answer {
    bcg_client *client; /* NULL: it has left */
    int seat, version;
    bool standing;  /* or to a secret question */
    uint8_t before; /* standing: what it was */
    char id[BCG_REQUEST_ID];
    bool id_is_number;
    char *reply;
    size_t size;
    struct bcg_pending_answer *next;
};

static void free_answer(bcg_pending_answer *a)
{
    if (a)
        free(a->reply);
    free(a);
}

static void refuse_answer(bcg_room *r, const bcg_pending_answer *a, const char *why)
{
    char text[BCG_STORE_WHY + 80];
    bcg_request asked = {.id_is_number = a->id_is_number};
    memcpy(asked.id, a->id, sizeof asked.id);
    snprintf(text, sizeof text, "this could not be written down, so it has not happened: %s", why);
    if (a->standing)
        bcg_session_set_standing(r->session, a->seat, a->before);
    else
        bcg_session_answer_lost(r->session, a->seat, a->version);
    bcg_refuse(&asked, "NOT_KEPT", text, bcg_room_json(r));
    bcg_room_send(r, a->client);
}

static bcg_store_job *new_answer_job(const bcg_room *r, bcg_pending_answer *a)
{
    char text[BCG_ENTRY_TEXT];
    bcg_store_job *n = bcg_store_job_new(r->id, bcg_hub_wall_clock(r->hub));
    if (a->standing)
        bcg_session_standing_text(r->session, a->seat, text);
    else
        bcg_session_answer(r->session, a->seat, text);
    if (n) {
        n->quiet = true;
        n->answer_seat = a->standing ? BCG_STANDING + a->seat : a->seat;
        n->answer = strdup(text);
        n->ticket = a;
    }
    if (n && n->answer)
        return n;
    bcg_store_job_free(n);
    return NULL;
}

static void keep_answer(bcg_room *r, bcg_client *asker, int seat, const bcg_request *request,
                        bool standing, uint8_t before)
{
    const bcg_json *j = bcg_room_json(r);
    bcg_pending_answer *a = j->failed ? NULL : calloc(1, sizeof *a), none = {.seat = seat};
    if (a == NULL)
        a = &none;
    a->standing = standing;
    a->before = before;
    a->client = asker;
    a->seat = seat;
    a->version = bcg_session_version(r->session);
    snprintf(a->id, sizeof a->id, "%s", request->id);
    a->id_is_number = request->id_is_number;
    a->reply = a == &none ? NULL : malloc(j->size);
    bcg_store_job *n = a->reply ? new_answer_job(r, a) : NULL;
    if (n == NULL) {
        refuse_answer(r, a, "there is not enough memory");
        if (a != &none)
            free_answer(a);
        return;
    }
    memcpy(a->reply, j->text, j->size);
    a->size = j->size;
    a->next = r->answers;
    r->answers = a;
    r->has_answers = r->has_answers || !standing;
    bcg_store_writer_submit(r->hub->writer, n);
}

void bcg_room_keep_answer(bcg_room *r, bcg_client *asker, int seat, const bcg_request *request)
{
    keep_answer(r, asker, seat, request, false, 0);
}

void bcg_room_keep_standing(bcg_room *r, bcg_client *asker, int seat, const bcg_request *request,
                            uint8_t before)
{
    keep_answer(r, asker, seat, request, true, before);
}

void bcg_room_answer_written(bcg_room *r, const bcg_store_job *n)
{
    bcg_pending_answer **place = &r->answers;
    while (*place && *place != n->ticket)
        place = &(*place)->next;
    bcg_pending_answer *a = *place;
    if (a == NULL)
        return;
    *place = a->next;
    if (n->kept) {
        if (!a->standing)
            bcg_session_answer_kept(r->session, a->seat, a->version);
        if (a->client)
            r->hub->config.send(r->hub->config.context, a->client->peer, a->reply, a->size);
    } else {
        bcg_hub_log(r->hub, "not-kept", r->id, n->why);
        refuse_answer(r, a, n->why);
    }
    free_answer(a);
}

void bcg_room_forget_answers(bcg_room *r, const bcg_client *g)
{
    for (bcg_pending_answer *a = r->answers, *next; a; a = next) {
        next = a->next;
        if (g == NULL)
            free_answer(a);
        else if (a->client == g)
            a->client = NULL;
    }
    if (g == NULL)
        r->answers = NULL;
}
