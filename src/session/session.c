#include "session/timeline.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- the timeline of the game -------------------------------------------------------------------
 */

/* Everybody is here: the game begins. Cards that a position leaves hidden are result 0. */
static void begin(const bcg_session *s, bcg_timeline *c)
{
    bcg_rng r;
    bcg_fair_result(&s->fair, 0, &r);
    s->setup.prepared->dialect->begin(s->setup.prepared, &r, c->state);
    memcpy(c->floor, c->state, bcg_ops_in(s)->state_size);
    c->begun = true;
}

static bool is_full(const bcg_session *s, const bcg_timeline *c)
{
    return c->joined == (1u << s->fair.seats) - 1;
}

bool bcg_timeline_init(const bcg_session *s, bcg_timeline *c)
{
    const size_t size = bcg_ops_in(s)->state_size;
    *c = (bcg_timeline){.by = -1, .resigned = -1, .closed = BCG_NOTHING_TO_UNDO};
    c->state = calloc(1, size);
    c->floor = calloc(1, size);
    if (c->state == NULL || c->floor == NULL) {
        bcg_timeline_done(c);
        return false;
    }
    for (int i = 0; i < s->fair.seats; i++)
        if (!s->setup.open || s->setup.level[i][0])
            c->joined |= (uint8_t)(1u << i);
    if (is_full(s, c))
        begin(s, c);
    return true;
}

void bcg_timeline_done(bcg_timeline *c)
{
    free(c->state);
    free(c->floor);
    free(c->past);
    *c = (bcg_timeline){0};
}

int bcg_timeline_actor(const bcg_session *s, const bcg_timeline *c)
{
    if (!c->begun)
        return BCG_WAITING;
    return c->resigned >= 0 ? BCG_OVER : bcg_actor(bcg_game_in(s), c->state);
}

/* Nothing up to here can be taken back any more. */
static void close_undo(const bcg_session *s, bcg_timeline *c, bcg_reason why)
{
    memcpy(c->floor, c->state, bcg_ops_in(s)->state_size);
    c->count = 0;
    c->by = -1;
    c->closed = why;
}

static bool remember(bcg_timeline *c, int seat, bcg_action a)
{
    if (c->count == c->capacity) {
        const int capacity = c->capacity ? 2 * c->capacity : 16;
        assert(capacity > 0);
        bcg_action *past = realloc(c->past, (size_t)capacity * sizeof *past);
        if (past == NULL)
            return false;
        c->past = past;
        c->capacity = capacity;
    }
    c->past[c->count++] = a;
    c->by = seat;
    return true;
}

static bool follow_action(const bcg_session *s, bcg_timeline *c, const bcg_entry *e, bcg_log *log)
{
    const bool chance = e->by == BCG_CHANCE;
    if (!chance) {
        if (c->count > 0 && c->by != e->by)
            close_undo(s, c, BCG_UNDO_OTHER);
        if (!remember(c, e->by, e->action))
            return false;
    }
    bcg_ops_in(s)->apply(bcg_game_in(s), c->state, bcg_actor(bcg_game_in(s), c->state), e->action,
                         log);
    if (chance) {
        c->results++;
        close_undo(s, c, BCG_UNDO_CHANCE);
    }
    return true;
}

static void follow_undo(const bcg_session *s, bcg_timeline *c)
{
    memcpy(c->state, c->floor, bcg_ops_in(s)->state_size);
    c->count--;
    for (int i = 0; i < c->count; i++)
        bcg_ops_in(s)->apply(bcg_game_in(s), c->state, bcg_actor(bcg_game_in(s), c->state),
                             c->past[i], NULL);
}

bool bcg_timeline_follow(const bcg_session *s, bcg_timeline *c, const bcg_entry *e, bcg_log *log)
{
    switch ((bcg_entry_kind)e->kind) {
    case BCG_ENTRY_JOIN:
        c->joined |= (uint8_t)(1u << e->by);
        if (is_full(s, c))
            begin(s, c);
        return true;
    case BCG_ENTRY_ACTION:
        return follow_action(s, c, e, log);
    case BCG_ENTRY_UNDO:
        follow_undo(s, c);
        return true;
    case BCG_ENTRY_RESIGN:
        c->resigned = e->by;
        return true;
    default:
        return true;
    }
}

bool bcg_timeline_go_to(const bcg_session *s, int version, bcg_timeline *c)
{
    if (!bcg_timeline_init(s, c))
        return false;
    for (int i = 0; i < version; i++)
        if (!bcg_timeline_follow(s, c, &s->log[i], NULL)) {
            bcg_timeline_done(c);
            return false;
        }
    return true;
}

/* -- entries ---------------------------------------------------------------------------------- */

static bool add_entry(bcg_session *s, bcg_entry e, const char *id)
{
    if (s->version == s->capacity) {
        const int capacity = s->capacity ? 2 * s->capacity : 64;
        bcg_entry *log = realloc(s->log, (size_t)capacity * sizeof *log);
        if (log == NULL)
            return false;
        s->log = log;
        s->capacity = capacity;
    }
    snprintf(e.id, sizeof e.id, "%s", id);
    if (!bcg_timeline_follow(s, &s->now, &e, NULL))
        return false;
    s->log[s->version++] = e;
    return true;
}

/* -- making and ending one -------------------------------------------------------------------- */

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
        ok = add_entry(s, (bcg_entry){.kind = BCG_ENTRY_BEFORE, .by = BCG_CHANCE, .asker = -1}, "");
    if (ok)
        return s;
    bcg_session_free(s);
    return NULL;
}

void bcg_session_free(bcg_session *s)
{
    if (s == NULL)
        return;
    bcg_timeline_done(&s->now);
    bcg_prepared_release(s->setup.prepared);
    free(s->log);
    free(s);
}

/* -- how it stands ---------------------------------------------------------------------------- */

const bcg_prepared *bcg_session_scene(const bcg_session *s)
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
    return s->now.begun ? s->setup.prepared->dialect->ply(s->now.state) : 0;
}

int bcg_session_actor(const bcg_session *s)
{
    return bcg_timeline_actor(s, &s->now);
}

int bcg_session_need(const bcg_session *s)
{
    const int actor = bcg_session_actor(s);
    return actor >= 0 && s->setup.level[actor][0] ? actor : -1;
}

bool bcg_session_joined(const bcg_session *s, int seat)
{
    return s->now.joined >> seat & 1;
}

int bcg_session_resigned(const bcg_session *s)
{
    return s->now.resigned;
}

bcg_result bcg_session_result(const bcg_session *s, int seat)
{
    if (!s->now.begun)
        return BCG_UNDECIDED;
    if (s->now.resigned >= 0)
        return s->now.resigned == seat ? BCG_LOST : BCG_WON;
    return bcg_ops_in(s)->result(bcg_game_in(s), s->now.state, seat);
}

bcg_score bcg_session_score(const bcg_session *s, int seat)
{
    if (!s->now.begun)
        return (bcg_score){0};
    return bcg_dialect_in(s)->score(s->setup.prepared, s->now.state, seat, s->now.resigned);
}

void bcg_session_commitment(const bcg_session *s, char out[BCG_SEED_HEX])
{
    bcg_fair_commitment(s->fair.seed, out);
}

/* -- dice and cards --------------------------------------------------------------------------- */

/* Rolls and draws that are due, except real dice. */
bool bcg_session_proceed(bcg_session *s)
{
    while (bcg_session_actor(s) == BCG_CHANCE &&
           !(s->setup.table && s->setup.prepared->dialect->rolls_dice(s->now.state))) {
        bcg_rng r;
        bcg_fair_result(&s->fair, s->now.results + 1, &r);
        const bcg_action a = bcg_ops_in(s)->chance(bcg_game_in(s), s->now.state, &r);
        if (!add_entry(
                s,
                (bcg_entry){.kind = BCG_ENTRY_ACTION, .by = BCG_CHANCE, .asker = -1, .action = a},
                ""))
            return false;
    }
    return true;
}

/* An entry and what follows from it. Out of memory the session may hold the entry without all that
 * follows: the version tells, and bcg_session_proceed goes on with it. */
static bcg_reason add(bcg_session *s, bcg_entry e, const char *id)
{
    return add_entry(s, e, id) && bcg_session_proceed(s) ? BCG_OK : BCG_NO_MEMORY;
}

static bool is_stale(const bcg_session *s, int version)
{
    return version >= 0 && version != s->version;
}

static bcg_entry entry_of(bcg_entry_kind kind, int by, int asker, bcg_action a)
{
    return (bcg_entry){
        .kind = (uint8_t)kind, .by = (int8_t)by, .asker = (int8_t)asker, .action = a};
}

/* -- what can be done ------------------------------------------------------------------------- */

bcg_reason bcg_session_turn(const bcg_session *s, int who)
{
    const int actor = bcg_session_actor(s);
    if (actor == who)
        return BCG_OK;
    return actor == BCG_WAITING  ? BCG_NOBODY_YET
           : actor == BCG_OVER   ? BCG_GAME_OVER
           : actor == BCG_CHANCE ? BCG_CHANCE_DECIDES
           : who == BCG_CHANCE   ? BCG_NO_SUCH_ACTION
                                 : BCG_NOT_YOUR_TURN;
}

bcg_reason bcg_session_check(const bcg_session *s, int seat, bcg_action a)
{
    const bcg_reason reason = bcg_session_turn(s, seat);
    return reason != BCG_OK ? reason
                            : bcg_ops_in(s)->check(bcg_game_in(s), s->now.state,
                                                   bcg_actor(bcg_game_in(s), s->now.state), a);
}

bcg_reason bcg_session_act(bcg_session *s, int seat, bcg_action a, const char *id, int version)
{
    if (is_stale(s, version))
        return BCG_STALE;
    const bcg_reason reason = bcg_session_check(s, seat, a);
    if (reason != BCG_OK)
        return reason;
    return add(s, entry_of(BCG_ENTRY_ACTION, seat, seat, a), id);
}

/* Cards are dealt by the session, at a table too. */
bcg_reason bcg_session_enter(bcg_session *s, int seat, bcg_action roll, const char *id, int version)
{
    if (!s->setup.table)
        return BCG_NOT_A_TABLE;
    if (is_stale(s, version))
        return BCG_STALE;
    const bcg_reason reason = bcg_session_check(s, BCG_CHANCE, roll);
    if (reason != BCG_OK)
        return reason;
    if (!bcg_dialect_in(s)->rolls_dice(s->now.state))
        return BCG_CHANCE_DECIDES;
    return add(s, entry_of(BCG_ENTRY_ACTION, BCG_CHANCE, seat, roll), id);
}

bcg_reason bcg_session_may_undo(const bcg_session *s, int seat)
{
    const bcg_timeline *c = &s->now;
    if (bcg_session_actor(s) == BCG_OVER)
        return BCG_GAME_OVER;
    if (c->count > 0)
        return c->by == seat ? BCG_OK : BCG_UNDO_OTHER;
    return c->closed;
}

bcg_reason bcg_session_undo(bcg_session *s, int seat, const char *id, int version)
{
    if (is_stale(s, version))
        return BCG_STALE;
    const bcg_reason reason = bcg_session_may_undo(s, seat);
    if (reason != BCG_OK)
        return reason;
    return add(s, entry_of(BCG_ENTRY_UNDO, seat, seat, 0), id);
}

bcg_reason bcg_session_resign(bcg_session *s, int seat, const char *id)
{
    const int actor = bcg_session_actor(s);
    if (actor == BCG_OVER || actor == BCG_WAITING)
        return actor == BCG_OVER ? BCG_GAME_OVER : BCG_NOBODY_YET;
    return add(s, entry_of(BCG_ENTRY_RESIGN, seat, seat, 0), id);
}

bcg_reason bcg_session_join(bcg_session *s, int seat, const bcg_nonce *nonce, const char *id)
{
    if (s->now.joined >> seat & 1)
        return BCG_HERE_ALREADY;
    s->fair.nonce[seat] = *nonce;
    return add(s, entry_of(BCG_ENTRY_JOIN, seat, seat, 0), id);
}

bool bcg_session_cut(bcg_session *s, int version)
{
    bcg_timeline then;
    if (version == s->version)
        return true;
    if (!bcg_timeline_go_to(s, version, &then))
        return false;
    bcg_timeline_done(&s->now);
    s->now = then;
    s->version = version;
    return true;
}

char *bcg_session_snapshot(const bcg_session *s)
{
    return s->now.begun ? bcg_dialect_in(s)->snapshot(s->setup.prepared, s->now.state) : NULL;
}

int bcg_session_last_decider(const bcg_session *s)
{
    for (int i = s->version - 1; i >= 0; i--)
        if (s->log[i].kind == BCG_ENTRY_ACTION && s->log[i].by >= 0)
            return s->log[i].by;
    return -1;
}

bool bcg_session_hushed(const bcg_session *s)
{
    return bcg_session_actor(s) >= 0 && bcg_dialect_in(s)->is_hushed(s->now.state);
}

/* -- requests made before --------------------------------------------------------------------- */

int bcg_session_find(const bcg_session *s, int seat, const char *id)
{
    for (int i = s->version - 1; i >= 0 && id[0]; i--)
        if (s->log[i].asker == seat && strcmp(s->log[i].id, id) == 0)
            return i;
    return -1;
}

int bcg_session_end_of(const bcg_session *s, int before)
{
    int after = before + 1;
    while (after < s->version && s->log[after].asker < 0)
        after++;
    return after;
}

/* -- the log as text -------------------------------------------------------------------------- */

/* KIND WHO ID WHAT: `act allies 17 play probe-left`; `-` stands for no id. Real dice have the seat
 * that entered them: `act chance:axis 3 roll star`. */
static const char *const kind_words[] = {"join", "act", "undo", "resign", "before"};

static const char *word_of(const bcg_session *s, int by)
{
    return by == BCG_CHANCE ? "chance" : s->setup.prepared->dialect->seat_word(by);
}

void bcg_session_entry(const bcg_session *s, int version, char out[BCG_ENTRY_TEXT])
{
    const bcg_entry *e = &s->log[version - 1];
    char nonce[2 * BCG_NONCE + 1];
    bcg_writer w;
    bcg_writer_init(&w, out, BCG_ENTRY_TEXT);
    bcg_writef(&w, "%s %s", kind_words[e->kind], word_of(s, e->by));
    if (e->by == BCG_CHANCE && e->asker >= 0)
        bcg_writef(&w, ":%s", word_of(s, e->asker));
    bcg_writef(&w, " %s", e->id[0] ? e->id : "-");
    if (e->kind == BCG_ENTRY_ACTION) {
        bcg_write(&w, " ");
        s->setup.prepared->dialect->write_action(s->setup.prepared, e->action, &w);
    } else if (e->kind == BCG_ENTRY_JOIN) {
        bcg_base16_write(s->fair.nonce[e->by].bytes, s->fair.nonce[e->by].len, nonce);
        bcg_writef(&w, " %s", nonce);
    }
}

static int find_kind(bcg_span word)
{
    for (int i = 0; i < (int)(sizeof kind_words / sizeof kind_words[0]); i++)
        if (bcg_span_is(word, kind_words[i]))
            return i;
    return -1;
}

static int find_seat(const bcg_session *s, bcg_span word)
{
    for (int i = 0; i < s->fair.seats; i++)
        if (bcg_span_is(word, word_of(s, i)))
            return i;
    return -1;
}

/* Whose entry it is, and who asked for it; false if nobody is called that. */
static bool find_who(const bcg_session *s, bcg_span word, int *by, int *asker)
{
    static const char chance[] = "chance:";
    const size_t prefix = sizeof chance - 1;
    *by = BCG_CHANCE;
    *asker = -1;
    if (bcg_span_is(word, "chance"))
        return true;
    if (word.len > prefix && memcmp(word.at, chance, prefix) == 0)
        *asker = find_seat(s, (bcg_span){word.at + prefix, word.len - prefix, 0, 0});
    else
        *by = *asker = find_seat(s, word);
    return *asker >= 0;
}

/* Is this roll or draw the one that the seed gives? Nobody can tell of real dice. */
static bool is_right_result(const bcg_session *s, int asker, bcg_action a)
{
    const bool real = s->setup.table && bcg_dialect_in(s)->rolls_dice(s->now.state);
    bcg_rng r;
    if (real || asker >= 0)
        return real && asker >= 0;
    bcg_fair_result(&s->fair, s->now.results + 1, &r);
    return bcg_ops_in(s)->chance(bcg_game_in(s), s->now.state, &r) == a;
}

static bool restore_action(bcg_session *s, int by, int asker, const char *id, bcg_span text)
{
    const bcg_prepared *prepared = s->setup.prepared;
    bcg_action a;
    text = bcg_span_trim(text);
    return s->now.begun && bcg_session_turn(s, by) == BCG_OK &&
           prepared->dialect->read_action(prepared, s->now.state, text.at, text.len, &a) ==
               BCG_OK &&
           bcg_ops_in(s)->check(bcg_game_in(s), s->now.state,
                                bcg_actor(bcg_game_in(s), s->now.state), a) == BCG_OK &&
           (by != BCG_CHANCE || is_right_result(s, asker, a)) &&
           add_entry(s, entry_of(BCG_ENTRY_ACTION, by, asker, a), id);
}

static bool restore_join(bcg_session *s, int seat, const char *id, bcg_span text)
{
    bcg_nonce nonce = {0};
    text = bcg_span_trim(text);
    nonce.len = (uint8_t)(text.len / 2);
    if (seat < 0 || s->now.joined >> seat & 1 || text.len > (size_t)2 * BCG_NONCE ||
        !bcg_base16_read(text.at, text.len, nonce.bytes, nonce.len))
        return false;
    s->fair.nonce[seat] = nonce;
    return add_entry(s, entry_of(BCG_ENTRY_JOIN, seat, seat, 0), id);
}

bool bcg_session_restore(bcg_session *s, const char *text)
{
    bcg_span rest = {text, strlen(text), 1, 1}, kind, who, id;
    char name[BCG_REQUEST_ID];
    if (!bcg_span_word(&rest, &kind) || !bcg_span_word(&rest, &who) || !bcg_span_word(&rest, &id) ||
        id.len >= sizeof name)
        return false;
    snprintf(name, sizeof name, "%.*s", (int)id.len, id.at);
    if (strcmp(name, "-") == 0)
        name[0] = '\0';
    int by, asker;
    if (!find_who(s, who, &by, &asker))
        return false;
    switch (find_kind(kind)) {
    case BCG_ENTRY_JOIN:
        return restore_join(s, by, name, rest);
    case BCG_ENTRY_ACTION:
        return restore_action(s, by, asker, name, rest);
    case BCG_ENTRY_UNDO:
        return by >= 0 && bcg_session_may_undo(s, by) == BCG_OK &&
               add_entry(s, entry_of(BCG_ENTRY_UNDO, by, by, 0), name);
    case BCG_ENTRY_RESIGN:
        return by >= 0 && bcg_session_actor(s) != BCG_OVER && s->now.begun &&
               add_entry(s, entry_of(BCG_ENTRY_RESIGN, by, by, 0), name);
    default:
        return false;
    }
}
