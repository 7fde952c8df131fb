#include "session/timeline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- entries ---------------------------------------------------------------------------------- */

bcg_entry bcg_entry_of(bcg_entry_kind kind, int by, int asker, bcg_action a, const char *id)
{
    bcg_entry e = {.kind = (uint8_t)kind, .by = (int8_t)by, .asker = (int8_t)asker, .action = a};
    snprintf(e.id, sizeof e.id, "%s", id);
    return e;
}

/* `others` were asked besides whoever has acted, `window` was open. */
static bcg_window_part part_of(const bcg_session *s, int window, bcg_seats others)
{
    if (window < 0)
        return BCG_NO_WINDOW;
    return bcg_timeline_window(s, &s->now) == window && bcg_timeline_actors(s, &s->now) == others
               ? BCG_LEFT_OPEN
               : BCG_CLOSED;
}

bool bcg_session_add_entry(bcg_session *s, bcg_entry e)
{
    if (s->version == s->capacity) {
        const int capacity = s->capacity ? 2 * s->capacity : 64;
        bcg_entry *log = realloc(s->log, (size_t)capacity * sizeof *log);
        if (log == NULL)
            return false;
        s->log = log;
        s->capacity = capacity;
    }
    const bool secret = e.kind == BCG_ENTRY_ACTION && bcg_timeline_is_secret(s, &s->now);
    const bcg_seats others = bcg_timeline_actors(s, &s->now) & (bcg_seats)~bcg_seat_bit(e.by & 15);
    const int window = e.kind == BCG_ENTRY_ACTION ? bcg_timeline_window(s, &s->now) : -1;
    e.with_before = secret && s->in_answers;
    bcg_removal undone = {0, 0};
    if (e.kind == BCG_ENTRY_UNDO && bcg_timeline_undo(s, &s->now, e.by, &undone) != BCG_OK)
        return false; /* it may, so there is no memory */
    e.undoes = (uint16_t)undone.count;
    e.leaves = (uint16_t)undone.leaves;
    if (!bcg_timeline_keep(s, &e) || !bcg_timeline_follow(s, &s->now, &e, NULL))
        return false;
    s->in_answers = secret && others && bcg_timeline_actors(s, &s->now) == others;
    e.window = (uint8_t)part_of(s, window, others);
    s->log[s->version++] = e;
    return true;
}

bcg_prepared *bcg_source_prepare(const bcg_game_source *source, const char *text, size_t size,
                                 const char *edition, const char *options, char why[BCG_WHY])
{
    if (source->prepare)
        return source->prepare(source->context, text, size, edition, options, why);
    return bcg_prepare(source->rulesets, text, size, edition, options, why);
}

/* -- creating and freeing --------------------------------------------------------------------- */

bcg_session *bcg_session_new(const bcg_setup *setup)
{
    bcg_session *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->setup = *setup;
    bcg_prepared_hold(s->setup.prepared);
    s->fair.seats = bcg_ops_in(s)->seats(bcg_game_in(s));
    memcpy(s->fair.seed, setup->seed, sizeof s->fair.seed);
    bool ok = bcg_timeline_init(s, &s->now);
    for (int i = 0; ok && i < setup->before; i++)
        ok = bcg_session_add_entry(s, bcg_entry_of(BCG_ENTRY_BEFORE, BCG_CHANCE, -1, 0, ""));
    if (ok)
        return s;
    bcg_session_free(s);
    return NULL;
}

void bcg_session_free(bcg_session *s)
{
    if (s == NULL)
        return;
    bcg_timeline_forget(s, -1);
    free(s->mark);
    bcg_timeline_done(&s->now);
    bcg_prepared_release(s->setup.prepared);
    free(s->log);
    free(s);
}

/* -- status ----------------------------------------------------------------------------------- */

const bcg_prepared *bcg_session_prepared(const bcg_session *s)
{
    return s->setup.prepared;
}

const bcg_setup *bcg_session_setup(const bcg_session *s)
{
    return &s->setup;
}

int bcg_session_seats(const bcg_session *s)
{
    return s->fair.seats;
}

int bcg_session_version(const bcg_session *s)
{
    return s->version;
}

int bcg_session_ply(const bcg_session *s)
{
    return s->now.begun ? bcg_notation_in(s)->ply(s->setup.prepared, s->now.state) : 0;
}

int bcg_session_actor(const bcg_session *s)
{
    return bcg_timeline_actor(s, &s->now);
}

bcg_seats bcg_session_actors(const bcg_session *s)
{
    const bcg_seats actors = bcg_timeline_actors(s, &s->now);
    return actors == BCG_CHANCE_ACTS ? 0 : actors;
}

bcg_seats bcg_session_needs(const bcg_session *s)
{
    bcg_seats needs = bcg_session_actors(s) & (bcg_seats)~s->answered;
    for (int seat = 0; seat < s->fair.seats; seat++)
        if (bcg_session_player(s, seat)[0] == '\0')
            needs &= (bcg_seats)~bcg_seat_bit(seat);
    return needs;
}

int bcg_session_need(const bcg_session *s)
{
    const bcg_seats needs = bcg_session_needs(s);
    return needs ? bcg_first_actor(needs) : -1;
}

bool bcg_session_joined(const bcg_session *s, int seat)
{
    return s->now.joined >> seat & 1;
}

int bcg_session_resigned(const bcg_session *s)
{
    return s->now.resigned;
}

bcg_result bcg_session_result(const bcg_session *s, int team)
{
    return bcg_timeline_result(s, &s->now, team);
}

const char *bcg_session_result_word(const bcg_session *s)
{
    return bcg_session_actor(s) == BCG_OVER ? bcg_timeline_result_word(s, &s->now) : NULL;
}

bcg_score bcg_session_score(const bcg_session *s, int team)
{
    if (!s->now.begun)
        return (bcg_score){0};
    return bcg_json_in(s)->score(s->setup.prepared, s->now.state, team, s->now.resigned);
}

void bcg_session_commitment(const bcg_session *s, char out[BCG_SEED_HEX])
{
    bcg_fair_commitment(s->fair.seed, out);
}

/* -- dice, cards and complete answers --------------------------------------------------------- */

/* All have answered: the answers become entries, in the order of seats, which reveals nothing. */
static bool add_answers(bcg_session *s)
{
    for (int seat = 0; seat < s->fair.seats; seat++) {
        if (!(s->answered >> seat & 1))
            continue;
        if (!bcg_session_add_entry(s, s->answer[seat]))
            return false;
        s->answered &= (bcg_seats)~bcg_seat_bit(seat);
    }
    return true;
}

/* Makes the rolls and draws that are due, except real dice. */
static bool add_chances(bcg_session *s)
{
    while (bcg_session_actor(s) == BCG_CHANCE &&
           !(s->setup.table && bcg_notation_in(s)->rolls_dice(s->setup.prepared, s->now.state))) {
        bcg_rng r;
        bcg_fair_result(&s->fair, s->now.results + 1, &r);
        const bcg_action a = bcg_ops_in(s)->chance(bcg_game_in(s), s->now.state, &r);
        if (!bcg_session_add_entry(s, bcg_entry_of(BCG_ENTRY_ACTION, BCG_CHANCE, -1, a, "")))
            return false;
    }
    return true;
}

bool bcg_session_proceed(bcg_session *s)
{
    const bcg_seats actors = bcg_session_actors(s);
    return (s->answered == 0 || s->answered != actors || add_answers(s)) && add_chances(s);
}

/* Does the entry say who plays a seat, and not how the game goes on? */
static bool is_about_player(const bcg_entry *e)
{
    return e->kind == BCG_ENTRY_SUBSTITUTE || e->kind == BCG_ENTRY_RETURN;
}

/* If memory runs out, the session may hold the entry without all that follows: the version shows
 * it, and bcg_session_proceed continues. Answers to a question that is no longer pending are
 * discarded. */
bcg_reason bcg_session_add(bcg_session *s, bcg_entry e)
{
    if (!bcg_session_add_entry(s, e))
        return BCG_NO_MEMORY;
    if (!is_about_player(&e) && (e.kind != BCG_ENTRY_RESIGN || s->now.resigned >= 0))
        s->answered = 0;
    return bcg_session_proceed(s) ? BCG_OK : BCG_NO_MEMORY;
}

/* -- changes ---------------------------------------------------------------------------------- */

bool bcg_session_is_stale(const bcg_session *s, int seat, int version)
{
    const bcg_ops *ops = bcg_ops_in(s);
    const bcg_game *g = bcg_game_in(s);
    if (version < 0 || version == s->version)
        return false;
    if (version > s->version)
        return true;
    for (int i = version; i < s->version; i++) {
        const bcg_entry *e = &s->log[i];
        if (is_about_player(e) && e->by != seat)
            continue;
        if (e->by < 0 || e->by == seat || ops->team(g, e->by) != ops->team(g, seat) ||
            e->kind == BCG_ENTRY_JOIN || e->with_before || e->window == BCG_CLOSED)
            return true;
    }
    return false;
}

bcg_reason bcg_session_turn(const bcg_session *s, int who)
{
    const int actor = bcg_session_actor(s);
    if (actor == BCG_WAITING || actor == BCG_OVER)
        return actor == BCG_OVER ? BCG_GAME_OVER : BCG_NOBODY_YET;
    if (bcg_acts(bcg_timeline_actors(s, &s->now), who))
        return who >= 0 && s->answered >> who & 1 ? BCG_ANSWERED_ALREADY : BCG_OK;
    return actor == BCG_CHANCE ? BCG_CHANCE_DECIDES
           : who == BCG_CHANCE ? BCG_NO_SUCH_ACTION
                               : BCG_NOT_YOUR_TURN;
}

bcg_reason bcg_session_check(const bcg_session *s, int seat, bcg_action a)
{
    const bcg_reason reason = bcg_session_turn(s, seat);
    return reason != BCG_OK ? reason : bcg_ops_in(s)->check(bcg_game_in(s), s->now.state, seat, a);
}

/* Nobody is told about it before all have answered. */
static bcg_reason give_answer(bcg_session *s, bcg_entry e)
{
    s->answer[e.by] = e;
    s->answered |= bcg_seat_bit(e.by);
    s->answered_at[e.by] = s->version;
    s->kept &= (bcg_seats)~bcg_seat_bit(e.by);
    return bcg_session_proceed(s) ? BCG_OK : BCG_NO_MEMORY;
}

bcg_reason bcg_session_act(bcg_session *s, int seat, bcg_action a, const char *id, int version)
{
    if (bcg_session_is_stale(s, seat, version))
        return BCG_STALE;
    const bcg_reason reason = bcg_session_check(s, seat, a);
    if (reason != BCG_OK)
        return reason;
    const bcg_entry e = bcg_entry_of(BCG_ENTRY_ACTION, seat, seat, a, id);
    return bcg_timeline_is_secret(s, &s->now) ? give_answer(s, e) : bcg_session_add(s, e);
}

/* The session deals the cards, even at a table. */
bcg_reason bcg_session_enter(bcg_session *s, int seat, bcg_action roll, const char *id, int version)
{
    if (!s->setup.table)
        return BCG_NOT_A_TABLE;
    if (version >= 0 && version != s->version)
        return BCG_STALE;
    const bcg_reason reason = bcg_session_check(s, BCG_CHANCE, roll);
    if (reason != BCG_OK)
        return reason;
    if (!bcg_notation_in(s)->rolls_dice(s->setup.prepared, s->now.state))
        return BCG_CHANCE_DECIDES;
    return bcg_session_add(s, bcg_entry_of(BCG_ENTRY_ACTION, BCG_CHANCE, seat, roll, id));
}

bcg_reason bcg_session_may_undo(const bcg_session *s, int seat)
{
    bcg_removal undone;
    return bcg_session_actor(s) == BCG_OVER ? BCG_GAME_OVER
                                            : bcg_timeline_undo(s, &s->now, seat, &undone);
}

bcg_reason bcg_session_undo(bcg_session *s, int seat, const char *id, int version)
{
    if (version >= 0 && version != s->version)
        return BCG_STALE;
    const bcg_reason reason = bcg_session_may_undo(s, seat);
    if (reason != BCG_OK)
        return reason;
    return bcg_session_add(s, bcg_entry_of(BCG_ENTRY_UNDO, seat, seat, 0, id));
}

bcg_reason bcg_session_resign(bcg_session *s, int seat, const char *id)
{
    const int actor = bcg_session_actor(s);
    if (actor == BCG_OVER || actor == BCG_WAITING)
        return actor == BCG_OVER ? BCG_GAME_OVER : BCG_NOBODY_YET;
    if (s->now.offers >> seat & 1)
        return BCG_OFFERED_ALREADY;
    return bcg_session_add(s, bcg_entry_of(BCG_ENTRY_RESIGN, seat, seat, 0, id));
}

bcg_reason bcg_session_join(bcg_session *s, int seat, const bcg_nonce *nonce, const char *id)
{
    if (s->now.joined >> seat & 1)
        return BCG_HERE_ALREADY;
    s->fair.nonce[seat] = *nonce;
    return bcg_session_add(s, bcg_entry_of(BCG_ENTRY_JOIN, seat, seat, 0, id));
}

/* -- answers waiting for others --------------------------------------------------------------- */

bcg_seats bcg_session_answered(const bcg_session *s)
{
    return s->answered;
}

/* It may have become an entry in the meantime, which may still be cut off. */
void bcg_session_answer_kept(bcg_session *s, int seat, int version)
{
    if (s->answered_at[seat] == version)
        s->kept |= bcg_seat_bit(seat);
}

void bcg_session_answer_lost(bcg_session *s, int seat, int version)
{
    if (s->answered_at[seat] == version)
        s->answered &= (bcg_seats)~bcg_seat_bit(seat);
}

/* Answers to what was asked after that version are void; among the entries cut off, those that were
 * already on disk go back to waiting. */
static void take_back_answers(bcg_session *s, int version, int end)
{
    for (int seat = 0; seat < s->fair.seats; seat++)
        if (s->answered_at[seat] > version)
            s->answered &= (bcg_seats)~bcg_seat_bit(seat);
    if (version == end || !bcg_timeline_is_secret(s, &s->now))
        return;
    for (int i = version; i < end && (i == version || s->log[i].with_before); i++)
        if (s->log[i].kind == BCG_ENTRY_ACTION && s->log[i].by >= 0 &&
            s->kept >> s->log[i].by & 1) {
            s->answer[s->log[i].by] = s->log[i];
            s->answered |= bcg_seat_bit(s->log[i].by);
        }
}

bool bcg_session_cut(bcg_session *s, int version)
{
    bcg_timeline then;
    if (version == s->version)
        return true;
    if (s->before.state && s->before.version == version) {
        then = s->before; /* taking back the last request needs no memory */
        s->before = (bcg_timeline){0};
    } else if (!bcg_timeline_go_to(s, version, &then))
        return false;
    const int end = s->version;
    bcg_timeline_done(&s->now);
    bcg_timeline_forget(s, version);
    s->now = then;
    s->version = version;
    s->in_answers = false;
    take_back_answers(s, version, end);
    return true;
}

char *bcg_session_snapshot(const bcg_session *s)
{
    return s->now.begun ? bcg_notation_in(s)->snapshot(s->setup.prepared, s->now.state) : NULL;
}

int bcg_session_last_decider(const bcg_session *s)
{
    for (int i = s->version - 1; i >= 0; i--)
        if (s->log[i].kind == BCG_ENTRY_ACTION && s->log[i].by >= 0)
            return s->log[i].by;
    return -1;
}

/* -- reaction windows ------------------------------------------------------------------------- */

int bcg_session_window(const bcg_session *s)
{
    return bcg_timeline_window(s, &s->now);
}

bool bcg_session_hides_timing(const bcg_session *s)
{
    return bcg_session_window(s) >= 0;
}

const bcg_window_info *bcg_session_windows(const bcg_session *s)
{
    static const bcg_window_info none = {NULL, 0};
    return bcg_json_in(s)->windows ? bcg_json_in(s)->windows : &none;
}

uint8_t bcg_session_standing(const bcg_session *s, int seat)
{
    return s->standing[seat];
}

void bcg_session_set_standing(bcg_session *s, int seat, uint8_t passed)
{
    s->standing[seat] = passed;
}

bool bcg_session_is_still_asked(const bcg_session *s, int seat, int version)
{
    if (bcg_session_window(s) < 0 || !bcg_acts(bcg_session_actors(s), seat))
        return false;
    for (int i = version; i < s->version; i++)
        if (s->log[i].window != BCG_LEFT_OPEN &&
            !(is_about_player(&s->log[i]) && s->log[i].by != seat))
            return false;
    return true;
}

bcg_seats bcg_session_passers(const bcg_session *s)
{
    const int window = bcg_session_window(s);
    const bcg_seats actors = window >= 0 ? bcg_session_actors(s) : 0;
    bcg_seats passers = 0;
    for (int seat = 0; seat < s->fair.seats; seat++)
        if (actors >> seat & 1 && bcg_session_player(s, seat)[0] == '\0' &&
            s->standing[seat] >> window & 1)
            passers |= bcg_seat_bit(seat);
    return passers;
}

bcg_reason bcg_session_pass(bcg_session *s, int seat)
{
    if (!(bcg_session_passers(s) >> seat & 1))
        return BCG_NOT_YOUR_TURN;
    const bcg_action a = bcg_ops_in(s)->pass(bcg_game_in(s), s->now.state);
    return bcg_session_add(s, bcg_entry_of(BCG_ENTRY_ACTION, seat, seat, a, ""));
}

bool bcg_session_is_secret(const bcg_session *s)
{
    return bcg_timeline_is_secret(s, &s->now);
}

/* -- earlier requests ------------------------------------------------------------------------- */

int bcg_session_find(const bcg_session *s, int seat, const char *id)
{
    for (int i = s->version - 1; i >= 0 && id[0]; i--)
        if (s->log[i].asker == seat && strcmp(s->log[i].id, id) == 0)
            return i;
    return -1;
}

bool bcg_session_find_answer(const bcg_session *s, int seat, const char *id)
{
    return id[0] && s->answered >> seat & 1 && strcmp(s->answer[seat].id, id) == 0;
}

bool bcg_session_is_answer(const bcg_session *s, int seat, bcg_action a)
{
    return s->answered >> seat & 1 && s->answer[seat].action == a;
}

int bcg_session_end_of(const bcg_session *s, int before)
{
    int after = before + 1;
    while (after < s->version && (s->log[after].asker < 0 || s->log[after].with_before))
        after++;
    return after;
}
