/* Requests of people who play together: a computer player stands in for somebody who has gone away.
 */
#include "session/exchange.h"

#include <stdio.h>
#include <string.h>

/* The seat that the request is about; -1 after a refusal. */
static int find_other(bcg_exchange *t)
{
    const char *word = t->r->whom;
    const int seat = word ? bcg_seat_named(bcg_session_prepared(*t->session), word, strlen(word))
                          : -1;
    if (seat < 0)
        bcg_exchange_bad(t, word ? "there is no such seat" : "`for` must say whose seat is meant");
    return seat;
}

static bool is_level(const bcg_exchange *t)
{
    return t->r->level &&
           t->host->knows_level(t->host->context, bcg_session_prepared(*t->session)->ruleset,
                                t->r->level);
}

/* Somebody with several seats is one person: none of them is another's. */
bcg_outcome bcg_answer_substitute(bcg_exchange *t)
{
    bcg_session *s = *t->session;
    char text[160];
    const int seat = find_other(t), before = bcg_session_version(s);
    const int absent = bcg_session_setup(s)->absent;
    if (seat < 0)
        return BCG_ANSWERED;
    if (!is_level(t))
        return bcg_exchange_bad(t, t->r->level ? "there is no such computer player"
                                               : "`level` must say which computer player is meant");
    const bool own = t->client.seats >> seat & 1;
    const bcg_reason reason = bcg_session_may_substitute(s, own ? seat : t->seat, seat);
    if (reason != BCG_OK)
        return bcg_exchange_refuse_reason(t, reason, NULL);
    if (absent == 0)
        return bcg_exchange_refuse(t, "NOT_ALLOWED",
                                   "in this game no computer player stands in for anybody");
    snprintf(text, sizeof text,
             "whoever plays this seat must have been away for %d second%s before a computer player "
             "stands in",
             absent, absent == 1 ? "" : "s");
    if (!(t->client.away >> seat & 1))
        return bcg_exchange_refuse_reason(t, BCG_NOT_AWAY, text);
    return bcg_answer_change(t, bcg_session_substitute(s, t->seat, seat, t->r->level, t->r->id),
                             before);
}

bcg_outcome bcg_answer_return(bcg_exchange *t)
{
    const int before = bcg_session_version(*t->session);
    return bcg_answer_change(t, bcg_session_take_back(*t->session, t->seat, t->r->id), before);
}

bool bcg_answer_was_substitute(bcg_exchange *t, int before)
{
    const char *word = t->r->whom;
    const int seat = word ? bcg_seat_named(bcg_session_prepared(*t->session), word, strlen(word))
                          : -1;
    return seat >= 0 && t->r->level &&
           bcg_session_was_substituted(*t->session, before, seat, t->r->level);
}
