#include "session/protocol.h"

#include "session/save.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ENTRIES = 1000 }; /* told at once */

/* One request being answered. */
typedef struct exchange {
    bcg_session **session;
    const bcg_host *host;
    bcg_permissions client;
    const bcg_request *r;
    bcg_json *j;
    int seat; /* the one it speaks for, or BCG_SPECTATOR */
    const char *refused;
    bool by_rules;
} exchange;

/* -- answers ---------------------------------------------------------------------------------- */

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

static void open_good(exchange *t)
{
    bcg_open_answer(t->j, true, t->r);
    bcg_redact_put_status(*t->session, t->j);
}

static bcg_outcome close_answer(exchange *t, bcg_outcome outcome)
{
    bcg_json_close(t->j, '}');
    return outcome;
}

/* Nothing of the game's rules: reason and sentence. */
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

static bcg_outcome refuse(exchange *t, const char *reason, const char *text)
{
    t->refused = reason;
    bcg_open_answer(t->j, false, t->r);
    put_refusal(reason, text, t->j);
    if (*t->session)
        bcg_redact_put_status(*t->session, t->j);
    return close_answer(t, BCG_ANSWERED);
}

/* What somebody wrote may have been cut in the middle of a character. */
static bcg_outcome bad_request(exchange *t, const char *text)
{
    char whole[BCG_WHY];
    snprintf(whole, sizeof whole, "%s", text);
    whole[bcg_text_valid(whole, strlen(whole))] = '\0';
    return refuse(t, "BAD_REQUEST", whole);
}

static bcg_outcome no_memory(exchange *t)
{
    return refuse(t, "BCG_NO_MEMORY", "there is not enough memory");
}

static void put_reason(exchange *t, bcg_reason reason, const char *sentence)
{
    const bcg_reason_info *info = bcg_prepared_reason(bcg_session_prepared(*t->session), reason);
    bcg_json_put_string(t->j, "reason", info->name);
    bcg_json_put_string(t->j, "rule", info->rule[0] ? info->rule : NULL);
    bcg_json_put_string(t->j, "text", sentence && sentence[0] ? sentence : info->text);
}

/* What the rules or the session refuse; how the game stands is told beside it. */
static bcg_outcome refuse_reason(exchange *t, bcg_reason reason, const char *sentence)
{
    t->refused = bcg_prepared_reason(bcg_session_prepared(*t->session), reason)->name;
    t->by_rules = reason != BCG_ID_USED;
    bcg_open_answer(t->j, false, t->r);
    put_reason(t, reason, sentence);
    bcg_redact_put_status(*t->session, t->j);
    return close_answer(t, BCG_ANSWERED);
}

/* -- making sessions -------------------------------------------------------------------------- */

/* Who sits where. False, with a sentence, if a seat or a player is not known. */
static bool read_seats(exchange *t, bcg_setup *setup, char why[BCG_WHY])
{
    for (int i = 0; i < t->r->seat_count; i++) {
        const char *who = t->r->seats[i].who;
        const int seat = bcg_seat_named(setup->prepared, t->r->seats[i].seat,
                                        strlen(t->r->seats[i].seat));
        if (seat < 0) {
            snprintf(why, BCG_WHY, "there is no seat `%s`", t->r->seats[i].seat);
            return false;
        }
        if (strcmp(who, "person") == 0)
            continue;
        if (!t->host->knows_level(t->host->context, setup->prepared->ruleset, who)) {
            snprintf(why, BCG_WHY, "there is no computer player `%s`", who);
            return false;
        }
        snprintf(setup->level[seat], BCG_LEVEL, "%s", who);
    }
    return true;
}

static bcg_prepared *prepare(exchange *t, char why[BCG_WHY])
{
    const bcg_request *r = t->r;
    size_t size = r->text ? strlen(r->text) : 0;
    char *found = NULL;
    const char *text = r->text;
    if (r->scenario && !r->text)
        text = found = t->host->find_scenario(t->host->context, r->scenario, &size);
    if (text == NULL) {
        if (r->scenario)
            snprintf(why, BCG_WHY, "there is no scenario `%.80s`", r->scenario);
        else
            snprintf(why, BCG_WHY, "`scenario` or `text` must say what is played");
        return NULL;
    }
    bcg_prepared *prepared = bcg_source_prepare(&t->host->games, text, size, r->edition, r->options,
                                                why);
    free(found);
    return prepared;
}

/* The new session takes the place of the old one; what is due is dealt. */
static bcg_outcome replace_session(exchange *t, bcg_session *fresh)
{
    if (fresh == NULL || !bcg_session_proceed(fresh)) {
        bcg_session_free(fresh);
        return no_memory(t);
    }
    bcg_session_free(*t->session);
    *t->session = fresh;
    open_good(t);
    bcg_redact_put_board(fresh, BCG_SPECTATOR, t->j);
    return close_answer(t, BCG_REPLACED);
}

static bcg_outcome answer_new(exchange *t)
{
    char why[BCG_WHY];
    bcg_setup setup = {.table = t->r->table, .open = t->r->open};
    if (t->r->seed && !bcg_base16_read(t->r->seed, strlen(t->r->seed), setup.seed, BCG_SEED))
        return bad_request(t, "`seed` must be a number or 64 hexadecimal digits");
    if (!t->r->seed)
        t->host->make_seed(t->host->context, setup.seed);
    setup.prepared = prepare(t, why);
    if (setup.prepared == NULL)
        return bad_request(t, why);
    bcg_session *fresh = NULL;
    const bool good = read_seats(t, &setup, why);
    if (good)
        fresh = bcg_session_new(&setup);
    bcg_prepared_release(setup.prepared);
    if (!good)
        return bad_request(t, why);
    return replace_session(t, fresh);
}

/* -- saving and loading ----------------------------------------------------------------------- */

static bcg_outcome answer_save(exchange *t)
{
    char *text = bcg_session_save(*t->session);
    if (text == NULL)
        return no_memory(t);
    open_good(t);
    bcg_json_put_string(t->j, "save", text);
    free(text);
    return close_answer(t, BCG_ANSWERED);
}

static bcg_outcome answer_load(exchange *t)
{
    char why[BCG_WHY];
    if (t->r->save == NULL)
        return bad_request(t, "`save` must hold what `save` gave");
    bcg_session *fresh = bcg_session_load(t->r->save, strlen(t->r->save), &t->host->games, why);
    if (fresh == NULL)
        return bad_request(t, why);
    for (int i = 0; i < bcg_session_seats(fresh); i++) {
        const char *level = bcg_session_setup(fresh)->level[i];
        if (level[0] &&
            !t->host->knows_level(t->host->context, bcg_session_prepared(fresh)->ruleset, level)) {
            bcg_session_free(fresh);
            return bad_request(t, "a computer player of that game is not known here");
        }
    }
    return replace_session(t, fresh);
}

/* -- looking ---------------------------------------------------------------------------------- */

static bcg_outcome answer_board(exchange *t)
{
    open_good(t);
    bcg_redact_put_board(*t->session, t->seat, t->j);
    return close_answer(t, BCG_ANSWERED);
}

static const char *seat_name(exchange *t)
{
    return t->seat == BCG_SPECTATOR ? "spectator"
                                    : bcg_seat_word(bcg_session_prepared(*t->session), t->seat);
}

static bcg_outcome answer_view(exchange *t)
{
    const int now = bcg_session_version(*t->session);
    if (t->r->version > now)
        return bad_request(t, "there is no such version yet");
    const int version = t->r->version < 0 ? now : (int)t->r->version;
    open_good(t);
    bcg_json_put_string(t->j, "seat", seat_name(t));
    bcg_json_put_int(t->j, "shown", version);
    bcg_json_key(t->j, "view");
    bcg_json_open(t->j, '{');
    const bool ok = bcg_redact_put_view(*t->session, t->seat, version, t->j);
    bcg_json_close(t->j, '}');
    return ok ? close_answer(t, BCG_ANSWERED) : no_memory(t);
}

static bcg_outcome answer_entries(exchange *t)
{
    const int now = bcg_session_version(*t->session);
    if (t->r->since > now)
        return bad_request(t, "there is no such version yet");
    const int from = t->r->since < 0 ? 0 : (int)t->r->since;
    const int to = now - from > MOST_ENTRIES ? from + MOST_ENTRIES : now;
    open_good(t);
    bcg_json_put_string(t->j, "seat", seat_name(t));
    if (to < now)
        bcg_json_put_int(t->j, "more", to); /* ask again from there */
    const bool ok = bcg_redact_put_entries(*t->session, t->seat, from, to, t->j);
    return ok ? close_answer(t, BCG_ANSWERED) : no_memory(t);
}

static bcg_outcome answer_legal(exchange *t)
{
    open_good(t);
    bcg_json_put_string(t->j, "seat", seat_name(t));
    const bool ok = bcg_redact_put_legal(*t->session, t->seat, t->r->odds, t->j);
    return ok ? close_answer(t, BCG_ANSWERED) : no_memory(t);
}

/* -- actions ---------------------------------------------------------------------------------- */

/* The action the request names; false after a refusal. */
static bool read_action(exchange *t, bcg_action *out)
{
    char why[BCG_WHY];
    if (t->r->action == NULL) {
        bad_request(t, "`action` must say what is to be done");
        return false;
    }
    const bcg_reason reason = bcg_redact_read(*t->session, t->seat, t->r->action,
                                              strlen(t->r->action), out, why);
    if (reason != BCG_OK)
        refuse_reason(t, reason, why);
    return reason == BCG_OK;
}

/* What a request has led to. The same request, asked again, gets the same answer. */
static bcg_outcome answer_entries_of(exchange *t, int before, bcg_outcome outcome)
{
    bcg_session *s = *t->session;
    bcg_open_answer(t->j, true, t->r);
    bcg_json_put_string(t->j, "seat", seat_name(t));
    if (!bcg_redact_put_past(s, t->seat, before, bcg_session_end_of(s, before), t->j)) {
        no_memory(t);
        return outcome;
    }
    return close_answer(t, outcome);
}

/* A session that ran out of memory may have more entries all the same: they are to be kept. */
static bcg_outcome answer_change(exchange *t, bcg_reason reason, int before)
{
    if (reason == BCG_OK)
        return answer_entries_of(t, before, BCG_CHANGED);
    refuse_reason(t, reason, NULL);
    return bcg_session_version(*t->session) > before ? BCG_CHANGED : BCG_ANSWERED;
}

static int version_of(exchange *t)
{
    return t->r->version > INT32_MAX ? INT32_MAX : (int)t->r->version;
}

/* The answer to a secret question waits for others: only its own seat is told of it. */
static bcg_outcome answer_waiting(exchange *t, bcg_outcome outcome)
{
    open_good(t);
    bcg_json_put_string(t->j, "seat", seat_name(t));
    bcg_redact_put_answered(*t->session, t->seat, t->j);
    bcg_json_key(t->j, "entries"); /* none yet */
    bcg_json_open(t->j, '[');
    bcg_json_close(t->j, ']');
    return close_answer(t, outcome);
}

static bcg_outcome answer_act(exchange *t)
{
    bcg_action a;
    bcg_session *s = *t->session;
    const int before = bcg_session_version(s);
    if (bcg_session_is_stale(s, t->seat, version_of(t)))
        return refuse_reason(t, BCG_STALE, NULL);
    if (!read_action(t, &a))
        return BCG_ANSWERED;
    bcg_reason reason = bcg_redact_check(s, t->seat, a); /* from what the seat knows */
    if (reason == BCG_OK)
        reason = bcg_session_act(s, t->seat, a, t->r->id, version_of(t));
    if (reason == BCG_OK && bcg_session_version(s) == before)
        return answer_waiting(t, BCG_GAVE_ANSWER);
    return answer_change(t, reason, before);
}

static bcg_outcome answer_chance(exchange *t)
{
    bcg_action a;
    bcg_session *s = *t->session;
    const int before = bcg_session_version(s);
    if (!read_action(t, &a))
        return BCG_ANSWERED;
    return answer_change(t, bcg_session_enter(s, t->seat, a, t->r->id, version_of(t)), before);
}

static bcg_outcome answer_undo(exchange *t)
{
    const int before = bcg_session_version(*t->session);
    return answer_change(t, bcg_session_undo(*t->session, t->seat, t->r->id, version_of(t)),
                         before);
}

static bcg_outcome answer_resign(exchange *t)
{
    const int before = bcg_session_version(*t->session);
    return answer_change(t, bcg_session_resign(*t->session, t->seat, t->r->id), before);
}

static bcg_outcome answer_join(exchange *t)
{
    bcg_nonce nonce = {0};
    const size_t len = t->r->nonce ? strlen(t->r->nonce) : 0;
    const int before = bcg_session_version(*t->session);
    nonce.len = (uint8_t)(len / 2);
    if (len > (size_t)2 * BCG_NONCE ||
        (len && !bcg_base16_read(t->r->nonce, len, nonce.bytes, nonce.len)))
        return bad_request(t, "`nonce` must be up to 64 hexadecimal digits, two for each byte");
    return answer_change(t, bcg_session_join(*t->session, t->seat, &nonce, t->r->id), before);
}

/* -- questions -------------------------------------------------------------------------------- */

static bcg_outcome answer_why(exchange *t)
{
    bcg_action a;
    if (!read_action(t, &a))
        return BCG_ANSWERED;
    const bcg_reason reason = bcg_redact_check(*t->session, t->seat, a);
    open_good(t);
    bcg_json_put_bool(t->j, "allowed", reason == BCG_OK);
    put_reason(t, reason, NULL);
    if (reason != BCG_OK)
        bcg_redact_put_causes(*t->session, t->seat, a, reason, t->j);
    return close_answer(t, BCG_ANSWERED);
}

static bcg_outcome answer_ask(exchange *t)
{
    char why[BCG_WHY];
    open_good(t);
    const bcg_reason reason = bcg_redact_put_answer(*t->session, t->seat, t->r, t->j, why);
    if (why[0])
        return bad_request(t, why);
    return reason == BCG_OK ? close_answer(t, BCG_ANSWERED) : refuse_reason(t, reason, NULL);
}

static bcg_outcome answer_odds(exchange *t)
{
    bcg_action a;
    if (!read_action(t, &a))
        return BCG_ANSWERED;
    open_good(t);
    bcg_json_key(t->j, "odds");
    bcg_json_open(t->j, '{');
    const bcg_reason reason = bcg_redact_put_odds(*t->session, t->seat, a, t->j);
    bcg_json_close(t->j, '}');
    if (reason == BCG_NO_SUCH_ACTION)
        return refuse_reason(t, reason, "no dice are rolled for it");
    return reason == BCG_OK ? close_answer(t, BCG_ANSWERED) : refuse_reason(t, reason, NULL);
}

static bcg_outcome answer_replay(exchange *t)
{
    if (bcg_session_actor(*t->session) != BCG_OVER)
        return refuse(t, "NOT_OVER", "the replay shows all cards: it comes when the game is over");
    char *text = bcg_redact_replay(*t->session);
    if (text == NULL)
        return no_memory(t);
    open_good(t);
    bcg_json_put_string(t->j, "replay", text);
    free(text);
    return close_answer(t, BCG_ANSWERED);
}

static bcg_outcome answer_hint(exchange *t)
{
    const bcg_reason reason = bcg_session_turn(*t->session, t->seat);
    if (reason != BCG_OK)
        return refuse_reason(t, reason, NULL);
    if (t->r->level &&
        !t->host->knows_level(t->host->context, bcg_session_prepared(*t->session)->ruleset,
                              t->r->level))
        return bad_request(t, "there is no such computer player");
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

/* A server has answered it, or this is none. */
static bcg_outcome answer_enter(exchange *t)
{
    return refuse(t, "NOT_ALLOWED", "you are in a game already");
}

/* -- who may ask what ------------------------------------------------------------------------- */

typedef enum who { HOST, ANYBODY, SEAT } who;

typedef struct handler {
    bcg_outcome (*answer)(exchange *t);
    who asks;
    bool changes;   /* the same id again is the same request */
    bool versioned; /* it is about the version it names, and must name one */
} handler;

static const handler handlers[BCG_REQUEST_KINDS] = {
    [BCG_DO_ENTER] = {answer_enter, ANYBODY, false, false},
    [BCG_DO_NEW] = {answer_new, HOST, false, false},
    [BCG_DO_LOAD] = {answer_load, HOST, false, false},
    [BCG_DO_SAVE] = {answer_save, HOST, false, false},
    [BCG_DO_JOIN] = {answer_join, SEAT, true, false},
    [BCG_DO_BOARD] = {answer_board, ANYBODY, false, false},
    [BCG_DO_VIEW] = {answer_view, ANYBODY, false, false},
    [BCG_DO_ENTRIES] = {answer_entries, ANYBODY, false, false},
    [BCG_DO_LEGAL] = {answer_legal, SEAT, false, false},
    [BCG_DO_ACT] = {answer_act, SEAT, true, true},
    [BCG_DO_CHANCE] = {answer_chance, SEAT, true, true},
    [BCG_DO_WHY] = {answer_why, SEAT, false, false},
    [BCG_DO_ASK] = {answer_ask, ANYBODY, false, false},
    [BCG_DO_ODDS] = {answer_odds, SEAT, false, false},
    [BCG_DO_HINT] = {answer_hint, SEAT, false, false},
    [BCG_DO_UNDO] = {answer_undo, SEAT, true, true},
    [BCG_DO_RESIGN] = {answer_resign, SEAT, true, false},
    [BCG_DO_REPLAY] = {answer_replay, ANYBODY, false, false},
};

/* The seat the request speaks for: the one it names, if the client may, or the only one it has.
 * False after a refusal. */
static bool find_speaker(exchange *t, who asks)
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
            bad_request(t, "there is no such seat");
            return false;
        }
        if (!(t->client.seats >> t->seat & 1)) {
            refuse(t, "NOT_YOUR_SEAT", "this seat is somebody else's");
            return false;
        }
    }
    if (t->seat == BCG_SPECTATOR && asks == SEAT) {
        refuse(t, "NO_SEAT",
               t->client.seats ? "`seat` must say for which seat" : "spectators only look");
        return false;
    }
    return true;
}

/* Is it the request that had this id before? */
static bool is_same(exchange *t, int before)
{
    static const bcg_asked kinds[BCG_REQUEST_KINDS] = {[BCG_DO_JOIN] = BCG_ASKED_JOIN,
                                                       [BCG_DO_ACT] = BCG_ASKED_ACT,
                                                       [BCG_DO_CHANCE] = BCG_ASKED_ACT,
                                                       [BCG_DO_UNDO] = BCG_ASKED_UNDO,
                                                       [BCG_DO_RESIGN] = BCG_ASKED_RESIGN};
    return bcg_redact_was_asked(*t->session, t->seat, before, kinds[t->r->what],
                                t->r->what == BCG_DO_CHANCE, t->r->action);
}

/* Is it the one that gave the answer which waits? */
static bool is_same_answer(exchange *t)
{
    bcg_action a;
    char why[BCG_WHY];
    return t->r->what == BCG_DO_ACT && t->r->action &&
           bcg_redact_read(*t->session, t->seat, t->r->action, strlen(t->r->action), &a, why) ==
               BCG_OK &&
           bcg_session_is_answer(*t->session, t->seat, a);
}

static bcg_outcome answer_again(exchange *t, int before)
{
    return is_same(t, before) ? answer_entries_of(t, before, BCG_ANSWERED)
                              : refuse_reason(t, BCG_ID_USED, NULL);
}

static bcg_outcome dispatch(exchange *t)
{
    const handler *h = &handlers[t->r->what];
    if (h->asks == HOST && !t->client.host)
        return refuse(t, "NOT_ALLOWED", "only the host of the game may do this");
    if (*t->session == NULL && t->r->what != BCG_DO_NEW && t->r->what != BCG_DO_LOAD)
        return refuse(t, "NO_GAME", "there is no game yet: begin with `new` or `load`");
    if (h->asks == HOST)
        return h->answer(t);
    if (!find_speaker(t, h->asks))
        return BCG_ANSWERED;
    if (h->versioned && t->r->version < 0)
        return bad_request(t, "`version` must say which version of the game this is about");
    const int before = h->changes ? bcg_session_find(*t->session, t->seat, t->r->id) : -1;
    if (before >= 0)
        return answer_again(t, before);
    if (h->changes && bcg_session_find_answer(*t->session, t->seat, t->r->id))
        return is_same_answer(t) ? answer_waiting(t, BCG_GAVE_ANSWER)
                                 : refuse_reason(t, BCG_ID_USED, NULL);
    return h->answer(t);
}

static bcg_reply reply_of(const exchange *t, bcg_outcome outcome)
{
    return (bcg_reply){outcome, t->seat, t->refused, t->by_rules};
}

bcg_reply bcg_answer_request(bcg_session **session, const bcg_host *host, bcg_permissions client,
                             const bcg_request *request, bcg_json *answer)
{
    exchange t = {.session = session,
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
    exchange t = {.session = session,
                  .host = host,
                  .client = client,
                  .r = request,
                  .j = answer,
                  .seat = BCG_SPECTATOR};
    if (!bcg_request_read(message, size, request, why))
        return reply_of(&t, bad_request(&t, why));
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
