#include "session/exchange.h"

#include <stdio.h>
#include <string.h>

void bcg_open_answer(bcg_json *j, bool ok, const bcg_request *r)
{
    bcg_json_clear(j);
    bcg_json_open(j, '{');
    bcg_json_put_bool(j, "ok", ok);
    if (r && r->id[0]) {
        bcg_json_key(j, "id");
        if (r->id_is_number)
            bcg_json_raw(j, r->id, strlen(r->id));
        else
            bcg_json_string(j, r->id);
    }
}

void bcg_exchange_open(bcg_exchange *t)
{
    bcg_open_answer(t->j, true, t->r);
    bcg_redact_put_status(*t->session, t->j);
}

bcg_outcome bcg_exchange_close(bcg_exchange *t, bcg_outcome outcome)
{
    bcg_json_close(t->j, '}');
    return outcome;
}

/* Not about the rules of the game: reason and sentence only. */
static void put_refusal(const char *reason, const char *text, bcg_json *j)
{
    bcg_json_put_string(j, "reason", reason);
    bcg_json_put_string(j, "rule", NULL);
    bcg_json_put_string(j, "text", text);
}

void bcg_refuse(const bcg_request *r, const char *reason, const char *text, bcg_json *answer)
{
    bcg_open_answer(answer, false, r);
    put_refusal(reason, text, answer);
    bcg_json_close(answer, '}');
}

bcg_outcome bcg_exchange_refuse(bcg_exchange *t, const char *reason, const char *text)
{
    t->refused = reason;
    bcg_open_answer(t->j, false, t->r);
    put_refusal(reason, text, t->j);
    if (*t->session)
        bcg_redact_put_status(*t->session, t->j);
    return bcg_exchange_close(t, BCG_ANSWERED);
}

/* Text from a client may have been cut in the middle of a character. */
bcg_outcome bcg_exchange_bad(bcg_exchange *t, const char *text)
{
    char whole[BCG_WHY];
    snprintf(whole, sizeof whole, "%s", text);
    whole[bcg_text_valid(whole, strlen(whole))] = '\0';
    return bcg_exchange_refuse(t, "BAD_REQUEST", whole);
}

bcg_outcome bcg_exchange_no_memory(bcg_exchange *t)
{
    return bcg_exchange_refuse(t, "BCG_NO_MEMORY", "there is not enough memory");
}

void bcg_exchange_put_reason(bcg_exchange *t, bcg_reason reason, const char *sentence)
{
    const bcg_reason_info *info = bcg_prepared_reason(bcg_session_prepared(*t->session), reason);
    bcg_json_put_string(t->j, "reason", info->name);
    bcg_json_put_string(t->j, "rule", info->rule[0] ? info->rule : NULL);
    bcg_json_put_string(t->j, "text", sentence && sentence[0] ? sentence : info->text);
}

/* A refusal by the rules or the session, together with the status of the game. */
bcg_outcome bcg_exchange_refuse_reason(bcg_exchange *t, bcg_reason reason, const char *sentence)
{
    t->refused = bcg_prepared_reason(bcg_session_prepared(*t->session), reason)->name;
    t->by_rules = reason != BCG_ID_USED;
    bcg_open_answer(t->j, false, t->r);
    bcg_exchange_put_reason(t, reason, sentence);
    bcg_redact_put_status(*t->session, t->j);
    return bcg_exchange_close(t, BCG_ANSWERED);
}

const char *bcg_exchange_seat_name(const bcg_exchange *t)
{
    return t->seat == BCG_SPECTATOR ? "spectator"
                                    : bcg_seat_word(bcg_session_prepared(*t->session), t->seat);
}

bool bcg_exchange_read_action(bcg_exchange *t, bcg_action *out)
{
    char why[BCG_WHY];
    if (t->r->action == NULL) {
        bcg_exchange_bad(t, "`action` must say what is to be done");
        return false;
    }
    const bcg_reason reason = bcg_redact_read(*t->session, t->seat, t->r->action,
                                              strlen(t->r->action), out, why);
    if (reason != BCG_OK)
        bcg_exchange_refuse_reason(t, reason, why);
    return reason == BCG_OK;
}
