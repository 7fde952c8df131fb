/* The protocol: a request in, an answer out (docs/protocol.md).
 *
 * A host (the server, `bocage engine`, a page) holds sessions and transports texts; their meaning
 * is decided here. For each request the host says who is asking, and is told what to do besides
 * sending the answer: store new entries, let a computer player think, compute a hint. */
#ifndef BOCAGE_SESSION_PROTOCOL_H
#define BOCAGE_SESSION_PROTOCOL_H

#include "session/redact.h"
#include "session/request.h"

/* Who is asking. */
typedef struct bcg_permissions {
    bcg_seats seats; /* seats it may speak for; none: a spectator */
    bool host;       /* may create sessions and see all of them */
    bcg_seats away;  /* seats whose people have been away for as long as the game asks for */
} bcg_permissions;

/* What a host provides to sessions. */
typedef struct bcg_host {
    void *context;
    /* The text of the scenario with this id, to be freed; NULL if there is none. */
    char *(*find_scenario)(void *context, const char *id, size_t *size);
    /* Does the ruleset have a computer player of this name? */
    bool (*knows_level)(void *context, const bcg_ruleset *ruleset, const char *name);
    /* A seed nobody can predict. */
    void (*make_seed)(void *context, uint8_t out[BCG_SEED]);
    bcg_game_source games;
} bcg_host;

typedef enum bcg_outcome {
    BCG_ANSWERED,    /* the answer is complete */
    BCG_CHANGED,     /* and the session has new entries: store them before sending it */
    BCG_GAVE_ANSWER, /* and a secret answer is waiting for others: store it before sending, too */
    BCG_STANDS,      /* and the seat's standing answers have changed: store them before, too */
    BCG_REPLACED,    /* and *session is a different one, or the first */
    BCG_TALKS,       /* and what was said is to be sent on: bcg_tell_talk */
    BCG_THINK,       /* a hint is wanted: think about the seat's view, then bcg_answer_hint */
} bcg_outcome;

/* The result of a request, besides the answer written. */
typedef struct bcg_reply {
    bcg_outcome outcome;
    int seat;            /* it spoke for, or BCG_SPECTATOR */
    const char *refused; /* the name of the reason; NULL: not refused */
    bcg_seats hears;     /* BCG_TALKS: all, with BCG_SPECTATOR, who may know what was said */
    bool by_rules;       /* a reason from the rules of the game, as is normal in play */
} bcg_reply;

/* Answers a message. *session may be NULL: then only `new` and `load` are accepted. If *session is
 * replaced, the old one is freed. After BCG_THINK `seat` is the one to think for, and `request` has
 * its level and nodes; the caller must free `request` in any case. */
bcg_reply bcg_answer(bcg_session **session, const bcg_host *host, bcg_permissions client,
                     const char *message, size_t size, bcg_request *request, bcg_json *answer);

/* The same for a request that is already parsed. */
bcg_reply bcg_answer_request(bcg_session **session, const bcg_host *host, bcg_permissions client,
                             const bcg_request *request, bcg_json *answer);

/* A hint computed by a host. */
typedef struct bcg_advice {
    int version; /* of the session it is about */
    bcg_action action;
    const bcg_action *plan;
    int steps, trials;
    double chance, lead, gain, risk;
} bcg_advice;

/* With the status of the game at a version: a host may not be allowed to announce the latest ones
 * yet. */
void bcg_answer_hint(const bcg_session *s, int version, const bcg_request *request,
                     const bcg_advice *advice, bcg_json *answer);

/* What a seat, or BCG_SPECTATOR, is sent about entries after `from` that it did not request. */
void bcg_tell_update(const bcg_session *s, int seat, int from, bcg_json *out);

/* What a seat has said or pointed at by this request, for those who hear it, or for all others, to
 * whom it looks the same whatever it was. */
void bcg_tell_talk(const bcg_session *s, int seat, const bcg_request *r, bool hears, bcg_json *out);

/* The beginning of any answer: `ok`, and the id of the request as it was sent, if any. `r` may be
 * NULL. */
void bcg_open_answer(bcg_json *j, bool ok, const bcg_request *r);

/* A refusal made without a session: too large, too many, out of memory. `r` may be NULL. */
void bcg_refuse(const bcg_request *r, const char *reason, const char *text, bcg_json *answer);

#endif
