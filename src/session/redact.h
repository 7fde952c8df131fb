/* The only way out of a session: what a seat, or a spectator, may know, as JSON.
 *
 * Nothing else reads a session's states. Each function first takes the view of the seat, and
 * everything it writes comes from that view, from events redacted for the seat and from public
 * facts: two games that look the same to a seat give it the same bytes.
 *
 * Functions named put_ write members of an open object; `seat` may be BCG_SPECTATOR. */
#ifndef BOCAGE_SESSION_REDACT_H
#define BOCAGE_SESSION_REDACT_H

#include "session/request.h"

/* Version, ply, who decides, what is needed, the result: part of every answer. */
void bcg_redact_put_status(const bcg_session *s, bcg_json *j);
/* The same after the first `version` entries; writes nothing if out of memory. */
void bcg_redact_put_status_at(const bcg_session *s, int version, bcg_json *j);
/* The same and the entries from `from` to `to`, both as of then. False if out of memory. */
bool bcg_redact_put_past(const bcg_session *s, int seat, int from, int to, bcg_json *j);
/* What the seat sees, now or after the first `version` entries. False if there is no such version,
 * or out of memory. */
bool bcg_redact_put_view(const bcg_session *s, int seat, int version, bcg_json *j);
/* The hash of own values, if the game has any, so that everybody knows before joining. */
void bcg_redact_put_values(const bcg_session *s, bcg_json *j);
/* Who sits where: a person, a computer player, or nobody yet; everybody may know. */
void bcg_redact_put_seats(const bcg_session *s, bcg_json *j);
/* What never changes: the scenario, who sits where, the commitment. */
void bcg_redact_put_board(const bcg_session *s, int seat, bcg_json *j);
/* What can be said in this game, if anything: talk.c. */
void bcg_put_talk(const bcg_session *s, bcg_json *j);
/* What happened after version `from`, up to version `to`: entries with their events. False if out
 * of memory. */
bool bcg_redact_put_entries(const bcg_session *s, int seat, int from, int to, bcg_json *j);
/* Every legal action of the seat, on request with the odds of those that roll dice. False if out of
 * memory. */
bool bcg_redact_put_legal(const bcg_session *s, int seat, bool odds, bcg_json *j);
/* The odds of an action, or the reason why it is not legal. BCG_NO_SUCH_ACTION if it rolls no
 * dice. */
bcg_reason bcg_redact_put_odds(const bcg_session *s, int seat, bcg_action a, bcg_json *j);

/* Reads the text of an action as the seat means it; if it is none, `why` says what is wrong. */
bcg_reason bcg_redact_read(const bcg_session *s, int seat, const char *text, size_t len,
                           bcg_action *out, char why[BCG_WHY]);
/* Is the action legal, judging by what the seat knows? */
bcg_reason bcg_redact_check(const bcg_session *s, int seat, bcg_action a);
/* What prevents a refused action, as members of the open object. */
void bcg_redact_put_causes(const bcg_session *s, int seat, bcg_action a, bcg_reason reason,
                           bcg_json *j);

/* The answer to a question specific to the ruleset, as members of the open object.
 * BCG_NO_SUCH_ACTION, with a sentence, if the question is malformed. */
bcg_reason bcg_redact_put_answer(const bcg_session *s, int seat, const bcg_request *r, bcg_json *j,
                                 char why[BCG_WHY]);

/* The seat's own answer to a secret question, while it is waiting for others. */
void bcg_redact_put_answered(const bcg_session *s, int seat, bcg_json *j);

/* Which kinds of reaction windows are passed for the seat: for its own eyes. */
void bcg_redact_put_standing(const bcg_session *s, int seat, bcg_json *j);

/* Was the entry after version `before` made by a request of this kind, with this action? */
typedef enum bcg_asked {
    BCG_ASKED_JOIN,
    BCG_ASKED_ACT,
    BCG_ASKED_UNDO,
    BCG_ASKED_RESIGN,
    BCG_ASKED_RETURN = BCG_ASKED_RESIGN + 3,
} bcg_asked;
bool bcg_redact_was_asked(const bcg_session *s, int seat, int before, bcg_asked what, bool chance,
                          const char *action);

/* What a computer player in the seat is given. */
void bcg_redact_view(const bcg_session *s, int seat, void *view);
/* The whole game once it is over; NULL before that, or if out of memory. The caller frees it. */
char *bcg_redact_replay(const bcg_session *s);
/* As much of it as the session has, for a host that knows the game to be over; NULL before it has
 * begun, or if out of memory. The caller frees it. */
char *bcg_redact_part_of_replay(const bcg_session *s);

#endif
