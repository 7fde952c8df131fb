/* Who may send which request, and the function that answers it. */
#include "session/exchange.h"

#include <string.h>

/* A server answers this one itself; other hosts do not support it. */
static bcg_outcome answer_enter(bcg_exchange *t)
{
    return bcg_exchange_refuse(t, "NOT_ALLOWED", "you are in a game already");
}

/* -- who may send which request --------------------------------------------------------------- */

typedef enum who { HOST, ANYBODY, SEAT } who;

typedef struct handler {
    bcg_outcome (*answer)(bcg_exchange *t);
    who asks;
    bool changes;   /* the same id means the same request */
    bool versioned; /* it refers to a version and must name it */
} handler;

static const handler handlers[BCG_REQUEST_KINDS] = {
    [BCG_DO_ENTER] = {answer_enter, ANYBODY, false, false},
    [BCG_DO_NEW] = {bcg_answer_new, HOST, false, false},
    [BCG_DO_LOAD] = {bcg_answer_load, HOST, false, false},
    [BCG_DO_SAVE] = {bcg_answer_save, HOST, false, false},
    [BCG_DO_JOIN] = {bcg_answer_join, SEAT, true, false},
    [BCG_DO_BOARD] = {bcg_answer_board, ANYBODY, false, false},
    [BCG_DO_VIEW] = {bcg_answer_view, ANYBODY, false, false},
    [BCG_DO_ENTRIES] = {bcg_answer_entries, ANYBODY, false, false},
    [BCG_DO_LEGAL] = {bcg_answer_legal, SEAT, false, false},
    [BCG_DO_ACT] = {bcg_answer_act, SEAT, true, true},
    [BCG_DO_STAND] = {bcg_answer_stand, SEAT, false, false},
    [BCG_DO_CHANCE] = {bcg_answer_chance, SEAT, true, true},
    [BCG_DO_WHY] = {bcg_answer_why, SEAT, false, false},
    [BCG_DO_ASK] = {bcg_answer_ask, ANYBODY, false, false},
    [BCG_DO_ODDS] = {bcg_answer_odds, SEAT, false, false},
    [BCG_DO_HINT] = {bcg_answer_hint_wanted, SEAT, false, false},
    [BCG_DO_UNDO] = {bcg_answer_undo, SEAT, true, true},
    [BCG_DO_RESIGN] = {bcg_answer_resign, SEAT, true, false},
    [BCG_DO_SUBSTITUTE] = {bcg_answer_substitute, SEAT, true, false},
    [BCG_DO_RETURN] = {bcg_answer_return, SEAT, true, false},
    [BCG_DO_TELL] = {bcg_answer_talk, SEAT, false, false},
    [BCG_DO_POINT] = {bcg_answer_talk, SEAT, false, false},
    [BCG_DO_PROPOSE] = {bcg_answer_talk, SEAT, false, false},
    [BCG_DO_REPLAY] = {bcg_answer_replay, ANYBODY, false, false},
};

/* The seat the request speaks for: the one it names, if the client is allowed to, or the client's
 * only seat. False after a refusal. */
static bool find_speaker(bcg_exchange *t, who asks)
{
    const bcg_session *s = *t->session;
    const int seats = bcg_session_seats(s);
    const char *word = t->r->seat;
    t->seat = BCG_SPECTATOR;
    if (word == NULL) {
        for (int i = 0; i < seats; i++)
            if (t->client.seats == 1u << i)
                t->seat = i;
    } else if (strcmp(word, "spectator") != 0) {
        t->seat = bcg_seat_named(bcg_session_prepared(s), word, strlen(word));
        if (t->seat < 0) {
            bcg_exchange_bad(t, "there is no such seat");
            return false;
        }
        if (!(t->client.seats >> t->seat & 1)) {
            bcg_exchange_refuse(t, "NOT_YOUR_SEAT", "this seat is somebody else's");
            return false;
        }
    }
    if (t->seat == BCG_SPECTATOR && asks == SEAT) {
        bcg_exchange_refuse(t, "NO_SEAT",
                            t->client.seats ? "`seat` must say for which seat"
                                            : "spectators only look");
        return false;
    }
    return true;
}

static bcg_outcome dispatch(bcg_exchange *t)
{
    const handler *h = &handlers[t->r->what];
    if (h->asks == HOST && !t->client.host)
        return bcg_exchange_refuse(t, "NOT_ALLOWED", "only the host of the game may do this");
    if (*t->session == NULL && t->r->what != BCG_DO_NEW && t->r->what != BCG_DO_LOAD)
        return bcg_exchange_refuse(t, "NO_GAME",
                                   "there is no game yet: begin with `new` or `load`");
    if (h->asks == HOST)
        return h->answer(t);
    if (!find_speaker(t, h->asks))
        return BCG_ANSWERED;
    if (h->versioned && t->r->version < 0)
        return bcg_exchange_bad(t, "`version` must say which version of the game this is about");
    const int before = h->changes ? bcg_session_find(*t->session, t->seat, t->r->id) : -1;
    if (before >= 0)
        return bcg_answer_again(t, before);
    if (h->changes && bcg_session_find_answer(*t->session, t->seat, t->r->id))
        return bcg_answer_waiting_again(t);
    if (h->versioned && bcg_session_has_stand_in(*t->session, t->seat))
        return bcg_exchange_refuse_reason(t, BCG_STAND_IN, NULL);
    return h->answer(t);
}

static bcg_reply reply_of(const bcg_exchange *t, bcg_outcome outcome)
{
    return (bcg_reply){outcome, t->seat, t->refused, t->hears, t->by_rules};
}

bcg_reply bcg_answer_request(bcg_session **session, const bcg_host *host, bcg_permissions client,
                             const bcg_request *request, bcg_json *answer)
{
    bcg_exchange t = {.session = session,
                      .host = host,
                      .client = client,
                      .r = request,
                      .j = answer,
                      .seat = BCG_SPECTATOR};
    const bcg_outcome outcome = dispatch(&t);
    return reply_of(&t, outcome);
}

bcg_reply bcg_answer(bcg_session **session, const bcg_host *host, bcg_permissions client,
                     const char *message, size_t size, bcg_request *request, bcg_json *answer)
{
    char why[BCG_WHY];
    bcg_exchange t = {.session = session,
                      .host = host,
                      .client = client,
                      .r = request,
                      .j = answer,
                      .seat = BCG_SPECTATOR};
    if (!bcg_request_read(message, size, request, why))
        return reply_of(&t, bcg_exchange_bad(&t, why));
    return bcg_answer_request(session, host, client, request, answer);
}

void bcg_tell_update(const bcg_session *s, int seat, int from, bcg_json *out)
{
    bcg_json_clear(out);
    bcg_json_open(out, '{');
    bcg_json_put_string(out, "update",
                        seat == BCG_SPECTATOR ? "spectator"
                                              : bcg_seat_word(bcg_session_prepared(s), seat));
    bcg_redact_put_status(s, out);
    bcg_redact_put_entries(s, seat, from, bcg_session_version(s), out);
    bcg_json_close(out, '}');
}
