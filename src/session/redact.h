/* The one way out of a session: what a seat, or a spectator, may know, as JSON.
 *
 * Nothing else reads a session's states. Each function takes the view of the seat first, and all
 * that it writes comes from that view, from events redacted for the seat and from public facts: two
 * games that look the same to a seat give it the same bytes.
 *
 * Functions called put_ write members of an object that is open; `seat` may be BCG_SPECTATOR. */
#ifndef BOCAGE_SESSION_REDACT_H
#define BOCAGE_SESSION_REDACT_H

#include "session/request.h"

/* version, ply, who decides, what is needed, the result: on every answer. */
void bcg_redact_put_status(const bcg_session *s, bcg_json *j);
/* As it was after the first entries; nothing is written if there is no memory. */
void bcg_redact_put_status_at(const bcg_session *s, int version, bcg_json *j);
/* The same and the entries from `from` to `to`, both as they were then. False if there is no
 * memory. */
bool bcg_redact_put_past(const bcg_session *s, int seat, int from, int to, bcg_json *j);
/* What the seat sees: now, or as it was after the first entries. False if there is no such version,
 * or no memory. */
bool bcg_redact_put_view(const bcg_session *s, int seat, int version, bcg_json *j);
/* What never changes: the scenario, who sits where, the commitment. */
void bcg_redact_put_board(const bcg_session *s, int seat, bcg_json *j);
/* What happened after version `from`, up to version `to`: entries with their events. False if there
 * is no memory. */
bool bcg_redact_put_entries(const bcg_session *s, int seat, int from, int to, bcg_json *j);
/* Every action the seat may take, with the odds of each that rolls dice if they are wanted. False
 * if there is no memory. */
bool bcg_redact_put_legal(const bcg_session *s, int seat, bool odds, bcg_json *j);
/* The odds of an action; the reason if it may not be taken. BCG_NO_SUCH_ACTION if no dice are
 * rolled for it. */
bcg_reason bcg_redact_put_odds(const bcg_session *s, int seat, bcg_action a, bcg_json *j);

/* The action a text means to the seat; what is wrong with it, if it means none, in `why`. */
bcg_reason bcg_redact_read(const bcg_session *s, int seat, const char *text, size_t len,
                           bcg_action *out, char why[BCG_WHY]);
/* May the seat do it, from all it knows? */
bcg_reason bcg_redact_check(const bcg_session *s, int seat, bcg_action a);
/* What stands in the way of an action that was refused, as members of the open object. */
void bcg_redact_put_causes(const bcg_session *s, int seat, bcg_action a, bcg_reason reason,
                           bcg_json *j);

/* The answer to a question of the ruleset's own, as members of the open object.
 * BCG_NO_SUCH_ACTION, with a sentence, if there is something wrong with the question. */
bcg_reason bcg_redact_put_answer(const bcg_session *s, int seat, const bcg_request *r, bcg_json *j,
                                 char why[BCG_WHY]);

/* The seat's own answer to a secret question, if it waits for others. */
void bcg_redact_put_answered(const bcg_session *s, int seat, bcg_json *j);

/* Was the entry after version `before` made by such a request: of this kind, with this action? */
typedef enum bcg_asked {
    BCG_ASKED_JOIN,
    BCG_ASKED_ACT,
    BCG_ASKED_UNDO,
    BCG_ASKED_RESIGN
} bcg_asked;
bool bcg_redact_was_asked(const bcg_session *s, int seat, int before, bcg_asked what, bool chance,
                          const char *action);

/* What a computer player in the seat is given. */
void bcg_redact_view(const bcg_session *s, int seat, void *view);
/* The whole game once it is over; NULL before, or if there is no memory. The caller frees it. */
char *bcg_redact_replay(const bcg_session *s);

#endif
