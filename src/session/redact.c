#include "session/redact.h"

#include "session/timeline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- status ----------------------------------------------------------------------------------- */

static const char *actor_word(const bcg_session *s, int actor)
{
    return actor == BCG_WAITING  ? "waiting"
           : actor == BCG_OVER   ? "nobody"
           : actor == BCG_CHANCE ? "chance"
                                 : bcg_seat_word(s->setup.prepared, actor);
}

static void put_seed(const bcg_session *s, bcg_json *j)
{
    char seed[BCG_SEED_HEX];
    bcg_base16_write(s->fair.seed, BCG_SEED, seed);
    bcg_json_put_string(j, "seed", seed);
}

/* The seats of a set, as a list of words. */
static void put_seat_words(const bcg_session *s, const char *name, bcg_seats seats, bcg_json *j)
{
    bcg_json_key(j, name);
    bcg_json_open(j, '[');
    for (int seat = 0; seat < s->fair.seats; seat++)
        if (seats >> seat & 1)
            bcg_json_string(j, bcg_seat_word(s->setup.prepared, seat));
    bcg_json_close(j, ']');
}

static bool has_computer_player(const bcg_session *s, const bcg_timeline *c, bcg_seats seats)
{
    for (int seat = 0; seat < s->fair.seats; seat++)
        if (seats >> seat & 1 && bcg_timeline_player(s, c, seat)[0])
            return true;
    return false;
}

/* Who stands in for whom; omitted if nobody does. */
static void put_stand_ins(const bcg_session *s, const bcg_timeline *c, bcg_json *j)
{
    bool any = false;
    for (int seat = 0; seat < s->fair.seats; seat++) {
        if (!c->stand_in[seat])
            continue;
        if (!any) {
            bcg_json_key(j, "substitutes");
            bcg_json_open(j, '{');
        }
        any = true;
        bcg_json_put_string(j, bcg_seat_word(s->setup.prepared, seat),
                            bcg_timeline_player(s, c, seat));
    }
    if (any)
        bcg_json_close(j, '}');
}

/* A seat that has answered a secret question is still listed as an actor, so that nothing leaks. */
static void put_status_of(const bcg_session *s, const bcg_timeline *c, int version, bcg_json *j)
{
    const bcg_prepared *prepared = s->setup.prepared;
    const bcg_seats actors = bcg_timeline_actors(s, c);
    const int actor = bcg_timeline_actor(s, c);
    bcg_json_put_int(j, "version", version);
    bcg_json_put_int(j, "ply", c->begun ? bcg_notation_in(s)->ply(prepared, c->state) : 0);
    bcg_json_put_string(j, "actor", actor_word(s, actor));
    put_seat_words(s, "actors", actors, j);
    bcg_json_put_string(j, "need",
                        actor == BCG_CHANCE                 ? "dice"
                        : has_computer_player(s, c, actors) ? "ai"
                                                            : NULL);
    const int window = bcg_timeline_window(s, c);
    if (window >= 0)
        bcg_json_put_string(j, "window", bcg_session_windows(s)[window].word);
    put_stand_ins(s, c, j);
    if (c->offers && actor != BCG_OVER)
        put_seat_words(s, "offers", c->offers, j);
    if (actor != BCG_OVER)
        return;
    bcg_json_put_string(j, "result", bcg_timeline_result_word(s, c));
    if (c->resigned >= 0)
        bcg_json_put_string(j, "resigned", bcg_notation_in(s)->team_word(prepared, c->resigned));
    put_seed(s, j);
}

void bcg_redact_put_status(const bcg_session *s, bcg_json *j)
{
    put_status_of(s, &s->now, s->version, j);
}

void bcg_redact_put_status_at(const bcg_session *s, int version, bcg_json *j)
{
    bcg_timeline then;
    if (version == s->version)
        bcg_redact_put_status(s, j);
    else if (bcg_timeline_go_to(s, version, &then)) {
        put_status_of(s, &then, version, j);
        bcg_timeline_done(&then);
    }
}

void bcg_redact_put_seats(const bcg_session *s, bcg_json *j)
{
    bcg_json_key(j, "seats");
    bcg_json_open(j, '{');
    for (int i = 0; i < s->fair.seats; i++) {
        const char *level = s->setup.level[i];
        bcg_json_put_string(j, bcg_seat_word(s->setup.prepared, i),
                            level[0]                   ? level
                            : bcg_session_joined(s, i) ? "person"
                                                       : "empty");
    }
    bcg_json_close(j, '}');
}

/* Which seats win together; omitted if every team is a single seat. */
static void put_teams(const bcg_session *s, bcg_json *j)
{
    const bcg_game *g = bcg_game_in(s);
    const int teams = bcg_count_teams(g);
    if (teams == s->fair.seats)
        return;
    bcg_json_key(j, "teams");
    bcg_json_open(j, '{');
    for (int team = 0; team < teams; team++) {
        bcg_seats members = 0;
        for (int seat = 0; seat < s->fair.seats; seat++)
            if (bcg_ops_in(s)->team(g, seat) == team)
                members |= bcg_seat_bit(seat);
        put_seat_words(s, bcg_notation_in(s)->team_word(s->setup.prepared, team), members, j);
    }
    bcg_json_close(j, '}');
}

/* Published only once all have joined, so that nobody can choose a nonce to match the others'. */
static void put_nonces(const bcg_session *s, bcg_json *j)
{
    bcg_json_key(j, "nonces");
    bcg_json_open(j, '{');
    for (int i = 0; i < s->fair.seats; i++) {
        char nonce[2 * BCG_NONCE + 1];
        bcg_base16_write(s->fair.nonce[i].bytes, s->fair.nonce[i].len, nonce);
        bcg_json_put_string(j, bcg_seat_word(s->setup.prepared, i), s->now.begun ? nonce : NULL);
    }
    bcg_json_close(j, '}');
}

void bcg_redact_put_values(const bcg_session *s, bcg_json *j)
{
    char values[BCG_VALUES_WORD];
    if (bcg_values_word(s->setup.prepared, values))
        bcg_json_put_string(j, "values", values);
}

void bcg_redact_put_board(const bcg_session *s, int seat, bcg_json *j)
{
    const bcg_prepared *prepared = s->setup.prepared;
    char commitment[BCG_SEED_HEX];
    bcg_session_commitment(s, commitment);
    bcg_json_put_string(j, "ruleset", bcg_ops_in(s)->name);
    bcg_json_put_string(j, "scenario", prepared->id);
    bcg_json_put_string(j, "title", prepared->title);
    bcg_json_put_string(j, "edition", prepared->edition);
    bcg_json_put_string(j, "options", prepared->options);
    bcg_redact_put_values(s, j);
    bcg_json_put_bool(j, "table", s->setup.table);
    if (s->setup.absent)
        bcg_json_put_int(j, "absent", s->setup.absent);
    bcg_redact_put_seats(s, j);
    put_teams(s, j);
    bcg_json_put_string(j, "commitment", commitment);
    put_nonces(s, j);
    bcg_put_talk(s, j);
    bcg_json_in(s)->put_board(prepared, seat, j);
}

static void put_action(const bcg_session *s, const char *name, bcg_action a, bcg_json *j)
{
    char text[BCG_ACTION_TEXT];
    bcg_writer w;
    bcg_writer_init(&w, text, sizeof text);
    bcg_notation_in(s)->write_action(s->setup.prepared, a, &w);
    bcg_json_put_string(j, name, text);
}

/* -- views ------------------------------------------------------------------------------------ */

/* Allocates this seat's view and fills it; NULL if out of memory. */
static void *new_view(const bcg_session *s, const void *state, int seat)
{
    void *view = malloc(bcg_ops_in(s)->state_size);
    if (view)
        bcg_ops_in(s)->view(bcg_game_in(s), state, seat, view);
    return view;
}

void bcg_redact_view(const bcg_session *s, int seat, void *view)
{
    bcg_ops_in(s)->view(bcg_game_in(s), s->now.state, seat, view);
}

static bool put_view_of(const bcg_session *s, const bcg_timeline *c, int seat, bcg_json *j)
{
    if (!c->begun)
        return true;
    void *view = new_view(s, c->state, seat);
    if (view)
        bcg_json_in(s)->put_view(s->setup.prepared, view, seat, j);
    free(view);
    return view != NULL;
}

static void put_undo(const bcg_session *s, int seat, bcg_json *j)
{
    const bcg_reason reason = bcg_session_has_stand_in(s, seat) ? BCG_STAND_IN
                                                                : bcg_session_may_undo(s, seat);
    bcg_json_key(j, "undo");
    bcg_json_open(j, '{');
    bcg_json_put_bool(j, "allowed", reason == BCG_OK);
    if (reason != BCG_OK) {
        bcg_json_put_string(j, "reason", bcg_prepared_reason(s->setup.prepared, reason)->name);
        bcg_json_put_string(j, "text", bcg_prepared_reason(s->setup.prepared, reason)->text);
    }
    bcg_json_close(j, '}');
}

void bcg_redact_put_answered(const bcg_session *s, int seat, bcg_json *j)
{
    if (s->answered >> seat & 1)
        put_action(s, "answered", s->answer[seat].action, j);
}

void bcg_redact_put_standing(const bcg_session *s, int seat, bcg_json *j)
{
    const bcg_window_info *windows = bcg_session_windows(s);
    if (windows->word == NULL)
        return;
    bcg_json_key(j, "standing");
    bcg_json_open(j, '{');
    for (int i = 0; windows[i].word; i++)
        bcg_json_put_string(j, windows[i].word, s->standing[seat] >> i & 1 ? "pass" : "ask");
    bcg_json_close(j, '}');
}

bool bcg_redact_put_view(const bcg_session *s, int seat, int version, bcg_json *j)
{
    bcg_timeline then;
    if (version == s->version) {
        if (seat != BCG_SPECTATOR) {
            put_undo(s, seat, j);
            bcg_redact_put_answered(s, seat, j);
            bcg_redact_put_standing(s, seat, j);
        }
        return put_view_of(s, &s->now, seat, j);
    }
    if (version < 0 || version > s->version || !bcg_timeline_go_to(s, version, &then))
        return false;
    const bool ok = put_view_of(s, &then, seat, j);
    bcg_timeline_done(&then);
    return ok;
}

/* -- what happened ---------------------------------------------------------------------------- */

static void put_events(const bcg_session *s, int seat, const bcg_log *log, bcg_json *j)
{
    bcg_json_key(j, "events");
    bcg_json_open(j, '[');
    for (int i = 0; i < log->count; i++) {
        const bcg_event e = bcg_log_redact(&log->events[i], seat);
        bcg_json_open(j, '{');
        bcg_json_in(s)->put_event(s->setup.prepared, &e, j);
        bcg_json_close(j, '}');
    }
    bcg_json_close(j, ']');
}

/* Which entries an undo has taken back, where others that came after them stay. */
static void put_undone(const bcg_timeline *c, const bcg_entry *e, bcg_json *j)
{
    const int end = c->count - e->leaves;
    if (e->kind != BCG_ENTRY_UNDO || e->leaves == 0)
        return;
    bcg_json_key(j, "undoes");
    bcg_json_open(j, '[');
    for (int i = end - e->undoes; i < end; i++)
        bcg_json_int(j, c->past[i].version);
    bcg_json_close(j, ']');
}

/* Writes one entry and advances the timeline over it. */
static bool write_entry(const bcg_session *s, int seat, int version, bcg_timeline *c, bcg_json *j)
{
    static const char *const words[] = {"join",   "act",        "undo",  "resign",
                                        "before", "substitute", "return"};
    const bcg_entry *e = &s->log[version - 1];
    bcg_event events[BCG_MOST_EVENTS];
    bcg_log log;
    bcg_log_init(&log, events, BCG_MOST_EVENTS);
    bcg_json_open(j, '{');
    bcg_json_put_int(j, "version", version);
    bcg_json_put_string(j, "did", words[e->kind]);
    if (e->kind == BCG_ENTRY_SUBSTITUTE) {
        bcg_json_put_string(j, "by", bcg_seat_word(s->setup.prepared, e->asker));
        bcg_json_put_string(j, "for", bcg_seat_word(s->setup.prepared, e->by));
        bcg_json_put_string(j, "level", bcg_entry_level(s, e));
    } else
        bcg_json_put_string(
            j, "by", e->by == BCG_CHANCE ? "chance" : bcg_seat_word(s->setup.prepared, e->by));
    if (e->kind == BCG_ENTRY_ACTION &&
        bcg_may_read(bcg_ops_in(s)->readers(bcg_game_in(s), c->state, e->by, e->action), seat))
        put_action(s, "action", e->action, j);
    put_undone(c, e, j);
    const bool ok = bcg_timeline_follow(s, c, e, &log);
    if (ok && c->begun)
        bcg_json_put_int(j, "ply", bcg_notation_in(s)->ply(s->setup.prepared, c->state));
    put_events(s, seat, &log, j);
    bcg_json_close(j, '}');
    return ok;
}

/* Writes entries starting where the timeline is. */
static bool put_entries_on(const bcg_session *s, int seat, int from, int to, bcg_timeline *c,
                           bcg_json *j)
{
    bool ok = true;
    bcg_json_key(j, "entries");
    bcg_json_open(j, '[');
    for (int v = from + 1; ok && v <= to; v++)
        ok = write_entry(s, seat, v, c, j);
    bcg_json_close(j, ']');
    return ok;
}

bool bcg_redact_put_entries(const bcg_session *s, int seat, int from, int to, bcg_json *j)
{
    bcg_timeline c;
    if (!bcg_timeline_go_to(s, from, &c))
        return false;
    const bool ok = put_entries_on(s, seat, from, to, &c, j);
    bcg_timeline_done(&c);
    return ok;
}

bool bcg_redact_put_past(const bcg_session *s, int seat, int from, int to, bcg_json *j)
{
    bcg_timeline c;
    if (!bcg_timeline_go_to(s, from, &c))
        return false;
    const bool ok = put_entries_on(s, seat, from, to, &c, j);
    if (ok)
        put_status_of(s, &c, to, j);
    bcg_timeline_done(&c);
    return ok;
}

/* -- possible actions ------------------------------------------------------------------------- */

bcg_reason bcg_redact_read(const bcg_session *s, int seat, const char *text, size_t len,
                           bcg_action *out, char why[BCG_WHY])
{
    bcg_writer w;
    bcg_writer_init(&w, why, BCG_WHY);
    if (!s->now.begun)
        return BCG_NOBODY_YET;
    void *view = new_view(s, s->now.state, seat);
    if (view == NULL)
        return BCG_NO_MEMORY;
    const bcg_reason reason = bcg_notation_in(s)->read_action(s->setup.prepared, view, seat, text,
                                                              len, out);
    if (reason == BCG_NO_SUCH_ACTION)
        bcg_notation_in(s)->explain(s->setup.prepared, text, len, &w);
    free(view);
    return reason;
}

bcg_reason bcg_redact_check(const bcg_session *s, int seat, bcg_action a)
{
    const bcg_reason turn = bcg_session_turn(s, seat);
    if (turn != BCG_OK)
        return turn;
    void *view = new_view(s, s->now.state, seat);
    const bcg_reason reason = view ? bcg_ops_in(s)->check(bcg_game_in(s), view, seat, a)
                                   : BCG_NO_MEMORY;
    free(view);
    return reason;
}

void bcg_redact_put_causes(const bcg_session *s, int seat, bcg_action a, bcg_reason reason,
                           bcg_json *j)
{
    void *view = bcg_session_turn(s, seat) == BCG_OK ? new_view(s, s->now.state, seat) : NULL;
    if (view)
        bcg_json_in(s)->put_causes(s->setup.prepared, view, seat, a, reason, j);
    free(view);
}

static const bcg_question *find_question(const bcg_session *s, const char *what)
{
    const bcg_question *q = bcg_json_in(s)->questions;
    while (q && q->what && strcmp(q->what, what) != 0)
        q++;
    return q && q->what ? q : NULL;
}

bcg_reason bcg_redact_put_answer(const bcg_session *s, int seat, const bcg_request *r, bcg_json *j,
                                 char why[BCG_WHY])
{
    const bcg_question *q = r->question ? find_question(s, r->question) : NULL;
    why[0] = '\0';
    if (!s->now.begun)
        return BCG_NOBODY_YET;
    if (q == NULL) {
        snprintf(why, BCG_WHY, "`what` must be a question of this game");
        return BCG_NO_SUCH_ACTION;
    }
    const char *strange = bcg_request_strange_key(r, q->keys);
    if (strange) {
        snprintf(why, BCG_WHY, "this question has no key `%.40s`", strange);
        return BCG_NO_SUCH_ACTION;
    }
    void *view = new_view(s, s->now.state, seat);
    if (view == NULL)
        return BCG_NO_MEMORY;
    const char *wrong = q->answer(s->setup.prepared, view, seat, r, j);
    free(view);
    snprintf(why, BCG_WHY, "%s", wrong ? wrong : "");
    return wrong ? BCG_NO_SUCH_ACTION : BCG_OK;
}

_Static_assert((int)BCG_ASKED_JOIN == (int)BCG_ENTRY_JOIN &&
                   (int)BCG_ASKED_RESIGN == (int)BCG_ENTRY_RESIGN &&
                   (int)BCG_ASKED_RETURN == (int)BCG_ENTRY_RETURN,
               "the same kinds");

bool bcg_redact_was_asked(const bcg_session *s, int seat, int before, bcg_asked what, bool chance,
                          const char *action)
{
    const bcg_entry *e = &s->log[before];
    bcg_timeline then;
    bcg_action a = 0;
    if (e->kind != (uint8_t)what || (e->by == BCG_CHANCE) != chance)
        return false;
    if (what != BCG_ASKED_ACT)
        return true;
    if (action == NULL || !bcg_timeline_go_to(s, before, &then))
        return false;
    void *view = new_view(s, then.state, seat);
    const bool same = view &&
                      bcg_notation_in(s)->read_action(s->setup.prepared, view, seat, action,
                                                      strlen(action), &a) == BCG_OK &&
                      a == e->action;
    free(view);
    bcg_timeline_done(&then);
    return same;
}

static void write_legal(const bcg_session *s, const void *view, int seat, bcg_action a, bool odds,
                        bcg_json *j)
{
    char text[BCG_ACTION_TEXT];
    bcg_writer w;
    if (odds) {
        bcg_json_open(j, '{');
        put_action(s, "action", a, j);
        bcg_json_in(s)->put_odds(s->setup.prepared, view, seat, a, true, j);
        bcg_json_in(s)->put_outlook(s->setup.prepared, view, seat, a, j);
        bcg_json_close(j, '}');
        return;
    }
    bcg_writer_init(&w, text, sizeof text);
    bcg_notation_in(s)->write_action(s->setup.prepared, a, &w);
    bcg_json_string(j, text);
}

bool bcg_redact_put_legal(const bcg_session *s, int seat, bool odds, bcg_json *j)
{
    const int most = bcg_ops_in(s)->max_actions;
    const bool decides = bcg_session_turn(s, seat) == BCG_OK;
    bcg_action *list = decides ? malloc((size_t)most * sizeof *list) : NULL;
    void *view = decides ? new_view(s, s->now.state, seat) : NULL;
    bcg_json_key(j, "actions");
    bcg_json_open(j, '[');
    if (list && view) {
        const int count = bcg_ops_in(s)->legal(bcg_game_in(s), view, seat, list, most);
        for (int i = 0; i < count; i++)
            write_legal(s, view, seat, list[i], odds, j);
    }
    bcg_json_close(j, ']');
    const bool ok = !decides || (list && view);
    free(view);
    free(list);
    return ok;
}

bcg_reason bcg_redact_put_odds(const bcg_session *s, int seat, bcg_action a, bcg_json *j)
{
    bcg_reason reason = bcg_redact_check(s, seat, a);
    void *view = reason == BCG_OK ? new_view(s, s->now.state, seat) : NULL;
    if (reason == BCG_OK && view == NULL)
        reason = BCG_NO_MEMORY;
    else if (view && !bcg_json_in(s)->put_odds(s->setup.prepared, view, seat, a, false, j))
        reason = BCG_NO_SUCH_ACTION;
    free(view);
    return reason;
}
