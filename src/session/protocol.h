/* The protocol: a request in, an answer out (docs/protocol.md).
 *
 * A host (the server, `bocage engine`, a page) has sessions and carries texts; what they mean is
 * decided here. It says for each request who asks, and is told what it has to do besides sending
 * the answer: keep new entries, think for a computer player, give a hint. */
#ifndef BOCAGE_SESSION_PROTOCOL_H
#define BOCAGE_SESSION_PROTOCOL_H

#include "session/redact.h"
#include "session/request.h"

/* Who asks. */
typedef struct bcg_permissions {
    bcg_seats seats; /* it may speak for; none: a spectator */
    bool host;       /* may make sessions and see all of them */
} bcg_permissions;

/* What a host has that a session has not. */
typedef struct bcg_host {
    void *context;
    /* The text of the scenario of that id, to be freed; NULL if there is none. */
    char *(*find_scenario)(void *context, const char *id, size_t *size);
    /* Has the ruleset a computer player of that name? */
    bool (*knows_level)(void *context, const bcg_ruleset *ruleset, const char *name);
    /* A seed nobody can foresee. */
    void (*make_seed)(void *context, uint8_t out[BCG_SEED]);
    bcg_game_source games;
} bcg_host;

typedef enum bcg_outcome {
    BCG_ANSWERED,    /* the answer is complete */
    BCG_CHANGED,     /* and the session has new entries: keep them before it is sent */
    BCG_GAVE_ANSWER, /* and an answer to a secret question waits for others: keep that, likewise */
    BCG_REPLACED,    /* and *session is another one, or the first */
    BCG_THINK,       /* a hint is wanted: think about the seat's view, then bcg_answer_hint */
} bcg_outcome;

/* What has become of a request, besides the answer that is written. */
typedef struct bcg_reply {
    bcg_outcome outcome;
    int seat;            /* it spoke for, or BCG_SPECTATOR */
    const char *refused; /* the name of the reason; NULL: it was not */
    bool by_rules;       /* a reason of the game's, as happens to everybody who plays */
} bcg_reply;

/* Answer a message. *session may be NULL: then only `new` and `load` are understood. What stood in
 * *session is freed if it is replaced. After BCG_THINK the seat is the one to think for, and
 * `request` has its level and nodes; it is the caller's to free in any case. */
bcg_reply bcg_answer(bcg_session **session, const bcg_host *host, bcg_permissions client,
                     const char *message, size_t size, bcg_request *request, bcg_json *answer);

/* The same for a request that has been taken apart already. */
bcg_reply bcg_answer_request(bcg_session **session, const bcg_host *host, bcg_permissions client,
                             const bcg_request *request, bcg_json *answer);

/* A hint as a host has found it. */
typedef struct bcg_advice {
    int version; /* of the session it thought about */
    bcg_action action;
    const bcg_action *plan;
    int steps, trials;
    double chance, lead, gain, risk;
} bcg_advice;

/* Told with how the game stood at a version: a host may not be able to tell of the last ones yet.
 */
void bcg_answer_hint(const bcg_session *s, int version, const bcg_request *request,
                     const bcg_advice *advice, bcg_json *answer);

/* What a seat, or BCG_SPECTATOR, is told of entries after `from` that it did not ask for. */
void bcg_tell_update(const bcg_session *s, int seat, int from, bcg_json *out);

/* The beginning of any answer: `ok`, and the id of the request as it was sent, if it had one. `r`
 * may be NULL. */
void bcg_open_answer(bcg_json *j, bool ok, const bcg_request *r);

/* A refusal that no session has made: too large, too many, no memory. `r` may be NULL. */
void bcg_refuse(const bcg_request *r, const char *reason, const char *text, bcg_json *answer);

#endif
