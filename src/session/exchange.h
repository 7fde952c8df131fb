/* A request being answered; internal to the protocol files. */
#ifndef BOCAGE_SESSION_EXCHANGE_H
#define BOCAGE_SESSION_EXCHANGE_H

#include "session/protocol.h"

typedef struct bcg_exchange {
    bcg_session **session;
    const bcg_host *host;
    bcg_permissions client;
    const bcg_request *r;
    bcg_json *j;
    int seat;        /* the one it speaks for, or BCG_SPECTATOR */
    bcg_seats hears; /* BCG_TALKS: who may know what was said */
    const char *refused;
    bool by_rules;
} bcg_exchange;

/* -- exchange.c: the parts of answers --------------------------------------------------------- */

/* The beginning of a successful answer, including the status of the game, and the end of any
 * answer. */
void bcg_exchange_open(bcg_exchange *t);
bcg_outcome bcg_exchange_close(bcg_exchange *t, bcg_outcome outcome);
/* Refusals: by the protocol, for a malformed message, for lack of memory; and by the rules or the
 * session, with the reason's own sentence unless a better one is given. */
bcg_outcome bcg_exchange_refuse(bcg_exchange *t, const char *reason, const char *text);
bcg_outcome bcg_exchange_bad(bcg_exchange *t, const char *text);
bcg_outcome bcg_exchange_no_memory(bcg_exchange *t);
bcg_outcome bcg_exchange_refuse_reason(bcg_exchange *t, bcg_reason reason, const char *sentence);
void bcg_exchange_put_reason(bcg_exchange *t, bcg_reason reason, const char *sentence);
/* "axis", "spectator". */
const char *bcg_exchange_seat_name(const bcg_exchange *t);
/* Reads the action the request names; false after a refusal. */
bool bcg_exchange_read_action(bcg_exchange *t, bcg_action *out);

/* -- protocol_make.c, protocol_play.c, protocol_ask.c: a function for each request ------------ */

bcg_outcome bcg_answer_new(bcg_exchange *t);
bcg_outcome bcg_answer_load(bcg_exchange *t);
bcg_outcome bcg_answer_save(bcg_exchange *t);
bcg_outcome bcg_answer_join(bcg_exchange *t);
bcg_outcome bcg_answer_board(bcg_exchange *t);
bcg_outcome bcg_answer_view(bcg_exchange *t);
bcg_outcome bcg_answer_entries(bcg_exchange *t);
bcg_outcome bcg_answer_legal(bcg_exchange *t);
bcg_outcome bcg_answer_act(bcg_exchange *t);
bcg_outcome bcg_answer_stand(bcg_exchange *t);
bcg_outcome bcg_answer_chance(bcg_exchange *t);
bcg_outcome bcg_answer_why(bcg_exchange *t);
bcg_outcome bcg_answer_ask(bcg_exchange *t);
bcg_outcome bcg_answer_odds(bcg_exchange *t);
bcg_outcome bcg_answer_hint_wanted(bcg_exchange *t);
bcg_outcome bcg_answer_undo(bcg_exchange *t);
bcg_outcome bcg_answer_resign(bcg_exchange *t);
bcg_outcome bcg_answer_replay(bcg_exchange *t);

/* What a change has led to, or why it was refused; a session that ran out of memory may still have
 * new entries since `before`, which must be stored. */
bcg_outcome bcg_answer_change(bcg_exchange *t, bcg_reason reason, int before);

/* -- talk.c */
bcg_outcome bcg_answer_talk(bcg_exchange *t);

/* -- protocol_seats.c */
bcg_outcome bcg_answer_substitute(bcg_exchange *t);
bcg_outcome bcg_answer_return(bcg_exchange *t);
/* Was the entry after version `before` such a request? */
bool bcg_answer_was_substitute(bcg_exchange *t, int before);

/* A repeated request gets the same answer: one whose entry came after version `before`, and one
 * whose secret answer is still waiting for others. */
bcg_outcome bcg_answer_again(bcg_exchange *t, int before);
bcg_outcome bcg_answer_waiting_again(bcg_exchange *t);

#endif
