/* Requests that change a game: join, act, enter dice, undo, resign. */
#include "session/exchange.h"

#include <string.h>

/* -- actions ---------------------------------------------------------------------------------- */

/* What cannot be answered has not happened. */
static bcg_outcome take_back(bcg_exchange *t, int before)
{
    const bool back = bcg_session_cut(*t->session, before);
    bcg_exchange_no_memory(t);
    return back ? BCG_ANSWERED : BCG_CHANGED;
}

/* The entries a request has led to. A repeated request gets the same answer. */
static bcg_outcome answer_entries_of(bcg_exchange *t, int before, bcg_outcome outcome)
{
    bcg_session *s = *t->session;
    bcg_open_answer(t->j, true, t->r);
    bcg_json_put_string(t->j, "seat", bcg_exchange_seat_name(t));
    if (bcg_redact_put_past(s, t->seat, before, bcg_session_end_of(s, before), t->j))
        return bcg_exchange_close(t, outcome);
    return outcome == BCG_CHANGED ? take_back(t, before) : bcg_exchange_no_memory(t);
}

bcg_outcome bcg_answer_change(bcg_exchange *t, bcg_reason reason, int before)
{
    if (reason == BCG_OK)
        return answer_entries_of(t, before, BCG_CHANGED);
    bcg_exchange_refuse_reason(t, reason, NULL);
    return bcg_session_version(*t->session) > before ? BCG_CHANGED : BCG_ANSWERED;
}

static int version_of(bcg_exchange *t)
{
    return t->r->version > INT32_MAX ? INT32_MAX : (int)t->r->version;
}

/* A secret answer is waiting for others: only its own seat is told about it. */
static bcg_outcome answer_waiting(bcg_exchange *t, bcg_outcome outcome)
{
    bcg_exchange_open(t);
    bcg_json_put_string(t->j, "seat", bcg_exchange_seat_name(t));
    bcg_redact_put_answered(*t->session, t->seat, t->j);
    bcg_json_key(t->j, "entries"); /* none yet */
    bcg_json_open(t->j, '[');
    bcg_json_close(t->j, ']');
    return bcg_exchange_close(t, outcome);
}

bcg_outcome bcg_answer_act(bcg_exchange *t)
{
    bcg_action a;
    bcg_session *s = *t->session;
    const int before = bcg_session_version(s);
    if (bcg_session_is_stale(s, t->seat, version_of(t)))
        return bcg_exchange_refuse_reason(t, BCG_STALE, NULL);
    if (!bcg_exchange_read_action(t, &a))
        return BCG_ANSWERED;
    bcg_reason reason = bcg_redact_check(s, t->seat, a); /* judged by what the seat knows */
    if (reason == BCG_OK)
        reason = bcg_session_act(s, t->seat, a, t->r->id, version_of(t));
    if (reason == BCG_OK && bcg_session_version(s) == before)
        return answer_waiting(t, BCG_GAVE_ANSWER);
    return bcg_answer_change(t, reason, before);
}

/* What the seat wants done with reaction windows of a kind from now on; nobody else is told. */
bcg_outcome bcg_answer_stand(bcg_exchange *t)
{
    bcg_session *s = *t->session;
    const bcg_window_info *windows = bcg_session_windows(s);
    const char *answer = t->r->answer ? t->r->answer : "";
    const bool pass = strcmp(answer, "pass") == 0;
    int kind = 0;
    while (windows[kind].word && (!t->r->window || strcmp(windows[kind].word, t->r->window) != 0))
        kind++;
    if (windows[kind].word == NULL)
        return bcg_exchange_bad(t, t->r->window ? "there is no such window in this game"
                                                : "`window` must say which kind is meant");
    if (!pass && strcmp(answer, "ask") != 0)
        return bcg_exchange_bad(t, "`answer` must be `ask` or `pass`");
    const uint8_t bit = (uint8_t)(1 << kind), before = bcg_session_standing(s, t->seat);
    bcg_session_set_standing(s, t->seat, (uint8_t)(pass ? before | bit : before & ~bit));
    bcg_exchange_open(t);
    bcg_json_put_string(t->j, "seat", bcg_exchange_seat_name(t));
    bcg_redact_put_standing(s, t->seat, t->j);
    return bcg_exchange_close(t, BCG_STANDS);
}

bcg_outcome bcg_answer_chance(bcg_exchange *t)
{
    bcg_action a;
    bcg_session *s = *t->session;
    const int before = bcg_session_version(s);
    if (!bcg_exchange_read_action(t, &a))
        return BCG_ANSWERED;
    return bcg_answer_change(t, bcg_session_enter(s, t->seat, a, t->r->id, version_of(t)), before);
}

bcg_outcome bcg_answer_undo(bcg_exchange *t)
{
    const int before = bcg_session_version(*t->session);
    return bcg_answer_change(t, bcg_session_undo(*t->session, t->seat, t->r->id, version_of(t)),
                             before);
}

bcg_outcome bcg_answer_resign(bcg_exchange *t)
{
    const int before = bcg_session_version(*t->session);
    return bcg_answer_change(t, bcg_session_resign(*t->session, t->seat, t->r->id), before);
}

bcg_outcome bcg_answer_join(bcg_exchange *t)
{
    bcg_nonce nonce = {0};
    const size_t len = t->r->nonce ? strlen(t->r->nonce) : 0;
    const int before = bcg_session_version(*t->session);
    nonce.len = (uint8_t)(len / 2);
    if (len > (size_t)2 * BCG_NONCE ||
        (len && !bcg_base16_read(t->r->nonce, len, nonce.bytes, nonce.len)))
        return bcg_exchange_bad(t,
                                "`nonce` must be up to 64 hexadecimal digits, two for each byte");
    return bcg_answer_change(t, bcg_session_join(*t->session, t->seat, &nonce, t->r->id), before);
}

/* -- repeated requests ------------------------------------------------------------------------ */

/* Is it the same request that had this id before? */
static bool is_same(bcg_exchange *t, int before)
{
    static const bcg_asked kinds[BCG_REQUEST_KINDS] = {
        [BCG_DO_JOIN] = BCG_ASKED_JOIN,     [BCG_DO_ACT] = BCG_ASKED_ACT,
        [BCG_DO_CHANCE] = BCG_ASKED_ACT,    [BCG_DO_UNDO] = BCG_ASKED_UNDO,
        [BCG_DO_RESIGN] = BCG_ASKED_RESIGN, [BCG_DO_RETURN] = BCG_ASKED_RETURN};
    if (t->r->what == BCG_DO_SUBSTITUTE)
        return bcg_answer_was_substitute(t, before);
    return bcg_redact_was_asked(*t->session, t->seat, before, kinds[t->r->what],
                                t->r->what == BCG_DO_CHANCE, t->r->action);
}

/* Is it the request whose secret answer is waiting? */
static bool is_same_answer(bcg_exchange *t)
{
    bcg_action a;
    char why[BCG_WHY];
    return t->r->what == BCG_DO_ACT && t->r->action &&
           bcg_redact_read(*t->session, t->seat, t->r->action, strlen(t->r->action), &a, why) ==
               BCG_OK &&
           bcg_session_is_answer(*t->session, t->seat, a);
}

bcg_outcome bcg_answer_again(bcg_exchange *t, int before)
{
    return is_same(t, before) ? answer_entries_of(t, before, BCG_ANSWERED)
                              : bcg_exchange_refuse_reason(t, BCG_ID_USED, NULL);
}

bcg_outcome bcg_answer_waiting_again(bcg_exchange *t)
{
    return is_same_answer(t) ? answer_waiting(t, BCG_GAVE_ANSWER)
                             : bcg_exchange_refuse_reason(t, BCG_ID_USED, NULL);
}
