/* Requests that only query: what a seat sees, may do, and can expect. */
#include "session/exchange.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_ENTRIES = 1000 }; /* sent at once */

/* -- views ------------------------------------------------------------------------------------ */

bcg_outcome bcg_answer_board(bcg_exchange *t)
{
    bcg_exchange_open(t);
    bcg_redact_put_board(*t->session, t->seat, t->j);
    return bcg_exchange_close(t, BCG_ANSWERED);
}

bcg_outcome bcg_answer_view(bcg_exchange *t)
{
    const int now = bcg_session_version(*t->session);
    if (t->r->version > now)
        return bcg_exchange_bad(t, "there is no such version yet");
    const int version = t->r->version < 0 ? now : (int)t->r->version;
    bcg_exchange_open(t);
    bcg_json_put_string(t->j, "seat", bcg_exchange_seat_name(t));
    bcg_json_put_int(t->j, "shown", version);
    bcg_json_key(t->j, "view");
    bcg_json_open(t->j, '{');
    const bool ok = bcg_redact_put_view(*t->session, t->seat, version, t->j);
    bcg_json_close(t->j, '}');
    return ok ? bcg_exchange_close(t, BCG_ANSWERED) : bcg_exchange_no_memory(t);
}

bcg_outcome bcg_answer_entries(bcg_exchange *t)
{
    const int now = bcg_session_version(*t->session);
    if (t->r->since > now)
        return bcg_exchange_bad(t, "there is no such version yet");
    const int from = t->r->since < 0 ? 0 : (int)t->r->since;
    const int to = now - from > MOST_ENTRIES ? from + MOST_ENTRIES : now;
    bcg_exchange_open(t);
    bcg_json_put_string(t->j, "seat", bcg_exchange_seat_name(t));
    if (to < now)
        bcg_json_put_int(t->j, "more", to); /* continue from there */
    const bool ok = bcg_redact_put_entries(*t->session, t->seat, from, to, t->j);
    return ok ? bcg_exchange_close(t, BCG_ANSWERED) : bcg_exchange_no_memory(t);
}

bcg_outcome bcg_answer_legal(bcg_exchange *t)
{
    bcg_exchange_open(t);
    bcg_json_put_string(t->j, "seat", bcg_exchange_seat_name(t));
    const bool ok = bcg_redact_put_legal(*t->session, t->seat, t->r->odds, t->j);
    return ok ? bcg_exchange_close(t, BCG_ANSWERED) : bcg_exchange_no_memory(t);
}

/* -- questions -------------------------------------------------------------------------------- */

bcg_outcome bcg_answer_why(bcg_exchange *t)
{
    bcg_action a;
    if (!bcg_exchange_read_action(t, &a))
        return BCG_ANSWERED;
    const bcg_reason reason = bcg_redact_check(*t->session, t->seat, a);
    bcg_exchange_open(t);
    bcg_json_put_bool(t->j, "allowed", reason == BCG_OK);
    bcg_exchange_put_reason(t, reason, NULL);
    if (reason != BCG_OK)
        bcg_redact_put_causes(*t->session, t->seat, a, reason, t->j);
    return bcg_exchange_close(t, BCG_ANSWERED);
}

bcg_outcome bcg_answer_ask(bcg_exchange *t)
{
    char why[BCG_WHY];
    bcg_exchange_open(t);
    const bcg_reason reason = bcg_redact_put_answer(*t->session, t->seat, t->r, t->j, why);
    if (why[0])
        return bcg_exchange_bad(t, why);
    return reason == BCG_OK ? bcg_exchange_close(t, BCG_ANSWERED)
                            : bcg_exchange_refuse_reason(t, reason, NULL);
}

bcg_outcome bcg_answer_odds(bcg_exchange *t)
{
    bcg_action a;
    if (!bcg_exchange_read_action(t, &a))
        return BCG_ANSWERED;
    bcg_exchange_open(t);
    bcg_json_key(t->j, "odds");
    bcg_json_open(t->j, '{');
    const bcg_reason reason = bcg_redact_put_odds(*t->session, t->seat, a, t->j);
    bcg_json_close(t->j, '}');
    if (reason == BCG_NO_SUCH_ACTION)
        return bcg_exchange_refuse_reason(t, reason, "nothing is rolled or flipped for it");
    return reason == BCG_OK ? bcg_exchange_close(t, BCG_ANSWERED)
                            : bcg_exchange_refuse_reason(t, reason, NULL);
}

bcg_outcome bcg_answer_replay(bcg_exchange *t)
{
    if (bcg_session_actor(*t->session) != BCG_OVER)
        return bcg_exchange_refuse(t, "NOT_OVER",
                                   "the replay shows all cards: it comes when the game is over");
    char *text = bcg_redact_replay(*t->session);
    if (text == NULL)
        return bcg_exchange_no_memory(t);
    bcg_exchange_open(t);
    bcg_json_put_string(t->j, "replay", text);
    free(text);
    return bcg_exchange_close(t, BCG_ANSWERED);
}

bcg_outcome bcg_answer_hint_wanted(bcg_exchange *t)
{
    const bcg_reason reason = bcg_session_turn(*t->session, t->seat);
    if (reason != BCG_OK)
        return bcg_exchange_refuse_reason(t, reason, NULL);
    if (t->r->level &&
        !t->host->knows_level(t->host->context, bcg_session_prepared(*t->session)->ruleset,
                              t->r->level))
        return bcg_exchange_bad(t, "there is no such computer player");
    return BCG_THINK;
}

static void put_action(const bcg_session *s, const char *name, bcg_action a, bcg_json *j)
{
    char text[BCG_ACTION_TEXT];
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    bcg_session_prepared(s)->ruleset->notation->write_action(bcg_session_prepared(s), a, &w);
    if (name)
        bcg_json_key(j, name);
    bcg_json_string(j, text);
}

void bcg_answer_hint(const bcg_session *s, int version, const bcg_request *request,
                     const bcg_advice *advice, bcg_json *answer)
{
    bcg_open_answer(answer, true, request);
    bcg_redact_put_status_at(s, version, answer);
    bcg_json_key(answer, "hint");
    bcg_json_open(answer, '{');
    bcg_json_put_int(answer, "version", advice->version);
    put_action(s, "action", advice->action, answer);
    bcg_json_key(answer, "plan");
    bcg_json_open(answer, '[');
    for (int i = 0; i < advice->steps; i++)
        put_action(s, NULL, advice->plan[i], answer);
    bcg_json_close(answer, ']');
    bcg_json_put_int(answer, "trials", advice->trials);
    if (advice->trials) {
        bcg_json_put_double(answer, "chance", advice->chance);
        bcg_json_put_double(answer, "lead", advice->lead);
        bcg_json_put_double(answer, "gain", advice->gain);
        bcg_json_put_double(answer, "risk", advice->risk);
    }
    bcg_json_close(answer, '}');
    bcg_json_close(answer, '}');
}
