/* Where a game is after some of its entries.
 *
 * Everything follows from the log. Copies are kept between requests, so that going to a version
 * replays only a few entries:
 *
 *   now      after all entries                      mended by session.c, which follows each one
 *   before   before the last request: whoever is    by bcg_timeline_keep, when a request adds
 *            told of it starts there                its first entry
 *   mark     after every BCG_MARK_EVERY entries:    by bcg_timeline_keep, when the next entry
 *            for those who look further back        is added
 *
 * Entries are only ever added, and undo is one of them: a copy stays right until entries it is made
 * of are cut off (bcg_timeline_forget). A timeline has two states. With states of 4 KiB, `now` and
 * `before` take 16 KiB of an open game, and the marks 64 bytes an entry, as much as the log. */
#include "session/timeline.h"

#include <stdlib.h>
#include <string.h>

/* All seats are taken: the game begins. Cards that a position leaves hidden are result 0. */
static void begin(const bcg_session *s, bcg_timeline *c)
{
    bcg_rng r;
    bcg_fair_result(&s->fair, 0, &r);
    bcg_notation_in(s)->begin(s->setup.prepared, &r, c->state);
    memcpy(c->floor, c->state, bcg_ops_in(s)->state_size);
    c->begun = true;
}

static bool is_full(const bcg_session *s, const bcg_timeline *c)
{
    return c->joined == (1u << s->fair.seats) - 1;
}

/* Memory for both states, in one piece. */
static bool hold_states(const bcg_session *s, bcg_timeline *c)
{
    const size_t size = bcg_ops_in(s)->state_size;
    if (c->state == NULL && (c->state = malloc(2 * size)) != NULL)
        c->floor = (char *)c->state + size;
    return c->state != NULL;
}

bool bcg_timeline_init(const bcg_session *s, bcg_timeline *c)
{
    *c = (bcg_timeline){.resigned = -1, .closed = BCG_NOTHING_TO_UNDO};
    if (!hold_states(s, c))
        return false;
    memset(c->state, 0, 2 * bcg_ops_in(s)->state_size);
    for (int i = 0; i < s->fair.seats; i++)
        if (!s->setup.open || s->setup.level[i][0])
            c->joined |= bcg_seat_bit(i);
    if (is_full(s, c))
        begin(s, c);
    return true;
}

void bcg_timeline_done(bcg_timeline *c)
{
    free(c->state);
    free(c->past);
    *c = (bcg_timeline){0};
}

/* -- status ----------------------------------------------------------------------------------- */

bcg_seats bcg_timeline_actors(const bcg_session *s, const bcg_timeline *c)
{
    return c->begun && c->resigned < 0 ? bcg_ops_in(s)->actors(bcg_game_in(s), c->state) : 0;
}

int bcg_timeline_actor(const bcg_session *s, const bcg_timeline *c)
{
    return c->begun ? bcg_first_actor(bcg_timeline_actors(s, c)) : BCG_WAITING;
}

bool bcg_timeline_is_secret(const bcg_session *s, const bcg_timeline *c)
{
    const bcg_seats actors = bcg_timeline_actors(s, c);
    return actors && actors != BCG_CHANCE_ACTS && bcg_ops_in(s)->secret &&
           bcg_ops_in(s)->secret(bcg_game_in(s), c->state);
}

int bcg_timeline_window(const bcg_session *s, const bcg_timeline *c)
{
    return bcg_timeline_actor(s, c) >= 0 ? bcg_window(bcg_game_in(s), c->state) : -1;
}

bcg_result bcg_timeline_result(const bcg_session *s, const bcg_timeline *c, int team)
{
    const bcg_game *g = bcg_game_in(s);
    if (!c->begun)
        return BCG_UNDECIDED;
    if (c->resigned >= 0)
        return c->resigned == team ? BCG_LOST : BCG_WON;
    return bcg_ops_in(s)->result(g, c->state, bcg_first_of_team(g, team));
}

const char *bcg_timeline_result_word(const bcg_session *s, const bcg_timeline *c)
{
    bcg_result result[BCG_MAX_SEATS];
    for (int team = 0; team < bcg_count_teams(bcg_game_in(s)); team++)
        result[team] = bcg_timeline_result(s, c, team);
    return bcg_result_word(s->setup.prepared, result);
}

/* -- advancing -------------------------------------------------------------------------------- */

/* Nothing up to here can be undone any more. */
static void close_undo(const bcg_session *s, bcg_timeline *c, bcg_reason why)
{
    memcpy(c->floor, c->state, bcg_ops_in(s)->state_size);
    c->count = 0;
    c->closed = why;
}

static bool is_partner(const bcg_session *s, int seat, int other)
{
    const bcg_ops *ops = bcg_ops_in(s);
    return ops->team(bcg_game_in(s), seat) == ops->team(bcg_game_in(s), other);
}

/* Has another team done something since the floor, besides passing a window? */
static bool is_others(const bcg_session *s, const bcg_timeline *c, int seat)
{
    for (int i = 0; i < c->count; i++)
        if (!c->past[i].pass && !is_partner(s, seat, c->past[i].seat))
            return true;
    return false;
}

/* -- undo ------------------------------------------------------------------------------------- */

static bool commits(const bcg_session *s, const void *state, int seat, bcg_action a)
{
    return bcg_ops_in(s)->commits && bcg_ops_in(s)->commits(bcg_game_in(s), state, seat, a);
}

/* Is it what it was, legal and final for nobody, also in this state? */
static bool can_stay(const bcg_session *s, const void *state, const bcg_undoable *done)
{
    const bcg_game *g = bcg_game_in(s);
    const bcg_ops *ops = bcg_ops_in(s);
    return !(ops->secret && ops->secret(g, state)) &&
           ops->check(g, state, done->seat, done->action) == BCG_OK &&
           bcg_is_pass(g, state, done->action) == done->pass &&
           !commits(s, state, done->seat, done->action);
}

/* Applies what was done since the floor but for the actions from `first` to `end`; false if what
 * follows these cannot stay. */
static bool replay_without(const bcg_session *s, const bcg_timeline *c, int first, int end,
                           void *state)
{
    memcpy(state, c->floor, bcg_ops_in(s)->state_size);
    for (int i = 0; i < c->count; i++) {
        const bcg_undoable *done = &c->past[i];
        if (i >= first && i < end)
            continue;
        if (i >= end && !can_stay(s, state, done))
            return false;
        bcg_ops_in(s)->apply(bcg_game_in(s), state, done->seat, done->action, NULL);
    }
    return true;
}

/* Nobody depends on these: only partners have done something since, which they could have done
 * without them, and after which the seat can still do what it takes back. */
static bcg_reason may_remove(const bcg_session *s, const bcg_timeline *c, int seat, int first,
                             int end)
{
    for (int i = end; i < c->count; i++)
        if (!is_partner(s, seat, c->past[i].seat))
            return BCG_UNDO_OTHER;
    if (end == c->count)
        return BCG_OK;
    void *state = malloc(bcg_ops_in(s)->state_size);
    if (state == NULL)
        return BCG_NO_MEMORY;
    const bool is_free = replay_without(s, c, first, end, state) &&
                         bcg_ops_in(s)->check(bcg_game_in(s), state, seat, c->past[first].action) ==
                             BCG_OK;
    free(state);
    return is_free ? BCG_OK : BCG_UNDO_OTHER;
}

bcg_reason bcg_timeline_undo(const bcg_session *s, const bcg_timeline *c, int seat,
                             bcg_removal *out)
{
    int first = c->count - 1;
    if (c->count == 0)
        return c->closed;
    while (first >= 0 && c->past[first].seat != seat)
        first--;
    if (first < 0 || c->count - first > UINT16_MAX)
        return BCG_UNDO_OTHER;
    /* alone, or with the windows it opened */
    int end = first + 1;
    bcg_reason reason = may_remove(s, c, seat, first, end);
    while (end < c->count && c->past[end].pass && c->past[end].seat != seat)
        end++;
    if (reason == BCG_UNDO_OTHER && end > first + 1)
        reason = may_remove(s, c, seat, first, end);
    else
        end = first + 1;
    *out = (bcg_removal){end - first, c->count - end};
    return reason;
}

/* Memory for this many actions. */
static bool hold_past(bcg_timeline *c, int count)
{
    int capacity = c->capacity ? c->capacity : 16;
    if (count <= c->capacity)
        return true;
    while (capacity < count)
        capacity *= 2;
    bcg_undoable *past = realloc(c->past, (size_t)capacity * sizeof *past);
    if (past == NULL)
        return false;
    c->past = past;
    c->capacity = capacity;
    return true;
}

static bool remember(bcg_timeline *c, bcg_undoable done)
{
    if (!hold_past(c, c->count + 1))
        return false;
    c->past[c->count++] = done;
    return true;
}

/* Why this action can never be undone; BCG_OK if it can. */
static bcg_reason final_by(const bcg_session *s, const bcg_timeline *c, const bcg_entry *e)
{
    if (e->by == BCG_CHANCE)
        return BCG_UNDO_CHANCE;
    if (bcg_timeline_is_secret(s, c))
        return BCG_UNDO_OTHER; /* the others have answered, too */
    return commits(s, c->state, e->by, e->action) ? BCG_UNDO_REVEALED : BCG_OK;
}

static bool follow_action(const bcg_session *s, bcg_timeline *c, const bcg_entry *e, bcg_log *log)
{
    const bcg_reason final = final_by(s, c, e);
    if (e->by != BCG_CHANCE) {
        const bool pass = bcg_is_pass(bcg_game_in(s), c->state, e->action);
        if (!pass && is_others(s, c, e->by))
            close_undo(s, c, BCG_UNDO_OTHER);
        if (!remember(c, (bcg_undoable){e->action, c->version + 1, e->by, pass}))
            return false;
        if (!c->stand_in[e->by])
            c->offers &= (bcg_seats)~bcg_seat_bit(e->by); /* playing on withdraws the offer */
    }
    bcg_ops_in(s)->apply(bcg_game_in(s), c->state, e->by, e->action, log);
    c->results += e->by == BCG_CHANCE;
    if (final != BCG_OK)
        close_undo(s, c, final);
    return true;
}

static void follow_undo(const bcg_session *s, bcg_timeline *c, const bcg_entry *e)
{
    const int end = c->count - e->leaves, first = end - e->undoes;
    replay_without(s, c, first, end, c->state);
    memmove(&c->past[first], &c->past[end], (size_t)e->leaves * sizeof *c->past);
    c->count -= e->undoes;
}

/* A team resigns when all its people agree, also those for whom a computer player stands in;
 * computer players always do. */
static void follow_resign(const bcg_session *s, bcg_timeline *c, int by)
{
    const bcg_game *g = bcg_game_in(s);
    const int team = bcg_ops_in(s)->team(g, by);
    c->offers |= bcg_seat_bit(by);
    for (int seat = 0; seat < s->fair.seats; seat++)
        if (bcg_ops_in(s)->team(g, seat) == team && s->setup.level[seat][0] == '\0' &&
            !(c->offers >> seat & 1))
            return;
    c->resigned = (int8_t)team;
}

bool bcg_timeline_follow(const bcg_session *s, bcg_timeline *c, const bcg_entry *e, bcg_log *log)
{
    switch ((bcg_entry_kind)e->kind) {
    case BCG_ENTRY_JOIN:
        c->joined |= bcg_seat_bit(e->by);
        if (is_full(s, c))
            begin(s, c);
        break;
    case BCG_ENTRY_ACTION:
        if (!follow_action(s, c, e, log))
            return false;
        break;
    case BCG_ENTRY_UNDO:
        follow_undo(s, c, e);
        break;
    case BCG_ENTRY_RESIGN:
        follow_resign(s, c, e->by);
        break;
    case BCG_ENTRY_BEFORE:
        break;
    case BCG_ENTRY_SUBSTITUTE:
    case BCG_ENTRY_RETURN:
        c->stand_in[e->by] = e->kind == BCG_ENTRY_SUBSTITUTE ? (uint8_t)(e->action + 1) : 0;
        c->handed[e->by] = c->version + 1;
        close_undo(s, c, BCG_UNDO_SEAT);
        break;
    }
    c->version++;
    return true;
}

/* -- copies ----------------------------------------------------------------------------------- */

/* The copy is empty, or an earlier one whose memory is used again. False if out of memory, and then
 * it is what it was. */
static bool copy(const bcg_session *s, const bcg_timeline *of, bcg_timeline *to)
{
    if (!hold_past(to, of->count) || !hold_states(s, to))
        return false;
    const bcg_timeline memory = *to;
    *to = *of;
    to->state = memory.state;
    to->floor = memory.floor;
    to->past = memory.past;
    to->capacity = memory.capacity;
    memcpy(to->state, of->state, 2 * bcg_ops_in(s)->state_size);
    if (of->count > 0)
        memcpy(to->past, of->past, (size_t)of->count * sizeof *of->past);
    return true;
}

static bool add_mark(bcg_session *s)
{
    bcg_timeline *mark = realloc(s->mark, (size_t)(s->marks + 1) * sizeof *mark);
    if (mark == NULL)
        return false;
    s->mark = mark;
    mark[s->marks] = (bcg_timeline){0};
    if (!copy(s, &s->now, &mark[s->marks])) {
        bcg_timeline_done(&mark[s->marks]);
        return false;
    }
    s->marks++;
    return true;
}

/* Everything else follows from an entry that somebody requested. */
static bool begins_request(const bcg_entry *e)
{
    return e->asker >= 0 && !e->with_before;
}

bool bcg_timeline_keep(bcg_session *s, const bcg_entry *next)
{
    if (s->now.version == (s->marks + 1) * BCG_MARK_EVERY && !add_mark(s))
        return false;
    return !begins_request(next) || copy(s, &s->now, &s->before);
}

void bcg_timeline_forget(bcg_session *s, int version)
{
    while (s->marks > 0 && s->mark[s->marks - 1].version > version)
        bcg_timeline_done(&s->mark[--s->marks]);
    if (s->before.version > version)
        bcg_timeline_done(&s->before);
}

/* The last one kept that is not beyond the version; NULL if there is none. */
static const bcg_timeline *last_kept(const bcg_session *s, int version)
{
    const int marks = version / BCG_MARK_EVERY < s->marks ? version / BCG_MARK_EVERY : s->marks;
    if (s->now.version <= version)
        return &s->now;
    if (s->before.state && s->before.version <= version &&
        s->before.version >= marks * BCG_MARK_EVERY)
        return &s->before;
    return marks > 0 ? &s->mark[marks - 1] : NULL;
}

bool bcg_timeline_go_to(const bcg_session *s, int version, bcg_timeline *c)
{
    const bcg_timeline *kept = last_kept(s, version);
    *c = (bcg_timeline){0};
    bool ok = kept ? copy(s, kept, c) : bcg_timeline_init(s, c);
    while (ok && c->version < version)
        ok = bcg_timeline_follow(s, c, &s->log[c->version], NULL);
    if (!ok)
        bcg_timeline_done(c);
    return ok;
}
