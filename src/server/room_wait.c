/* What a room is waiting for: computer players that think, and answers in reaction windows, of
 * people and of those that want them passed, which are held, because how long they take must not
 * tell which cards somebody holds. Each seat has its own; where a window asks several, what one
 * passes changes nothing about the time of the others. */
#include "server/room.h"

#include "ai/ai.h"

#include <stdlib.h>
#include <string.h>

/* Deliberate delays in milliseconds. */
enum {
    STEP_MS = 350,   /* one step of a computer player's turn */
    LAST_MS = 150,   /* before it leaves, an answer is asked for as it is */
    RETRY_MS = 1000, /* after a failure to write */
    AGAIN_MS = 50,   /* after a failure to think */
};

static uint64_t paced(const bcg_room *r, int ms)
{
    return (uint64_t)ms * (uint64_t)r->hub->config.pace / 100;
}

/* An answer that only who holds a card need think about. However fast computer players are to play,
 * it takes as long: all windows of a kind last the same time. */
static uint64_t hush(const bcg_room *r)
{
    const int window = bcg_session_window(r->session);
    if (r->hub->config.hush != BCG_HUSH_BY_WINDOW || window < 0)
        return r->hub->config.hush < 0 ? 0 : (uint64_t)r->hub->config.hush;
    return (uint64_t)bcg_session_windows(r->session)[window].pause_ms;
}

/* How long the computer player's answer takes: by facts that everybody knows. */
static uint64_t time_for(const bcg_room *r, int seat)
{
    if (bcg_session_hides_timing(r->session))
        return hush(r);
    if (bcg_session_last_decider(r->session) == seat)
        return paced(r, STEP_MS);
    const bcg_ruleset *ruleset = bcg_session_prepared(r->session)->ruleset;
    return paced(r, bcg_ai_level_named(ruleset, bcg_session_player(r->session, seat))->pause_ms);
}

/* Does thinking end in time for the answer to leave? Not where computer players take the time they
 * need and answer at once, for tests. */
static bool ends_in_time(const bcg_room *r)
{
    return bcg_session_hides_timing(r->session) ? hush(r) > 0 : r->hub->config.pace > 0;
}

/* When that is: a little earlier. */
static uint64_t last_moment(const bcg_room *r, int seat)
{
    const uint64_t before = bcg_session_hides_timing(r->session) ? LAST_MS : paced(r, LAST_MS);
    const uint64_t leaves = r->seat[seat].leaves;
    return leaves > before ? leaves - before : 0;
}

/* Let the computer player think. It may be busy with what is no longer asked, and is asked again
 * soon; when its answer leaves does not change by that. */
static void think(bcg_room *r, int seat, uint64_t now)
{
    bcg_seat_wait *w = &r->seat[seat];
    w->job = bcg_ai_pool_ask(r->hub->ai_pool, r->session, r->id, seat, NULL, 0, 0);
    const uint64_t stop = last_moment(r, seat);
    w->due = !w->job ? now + AGAIN_MS : stop > now ? stop : now;
}

/* To be told to whoever gave it, and to nobody else: it is not even counted. */
static void refuse_stale(bcg_room *r, const bcg_message *s)
{
    bcg_request request;
    char why[BCG_WHY];
    if (bcg_request_read(s->text, s->size, &request, why))
        bcg_answer_request(&r->session, &r->hub->host, (bcg_permissions){.seats = s->seats},
                           &request, bcg_room_json(r));
    else
        bcg_refuse(&request, "BAD_REQUEST", why, bcg_room_json(r)); /* there is no memory */
    bcg_room_send(r, s->client);
    bcg_request_free(&request);
}

/* An answer is for the version it names. Where the game has moved on it is refused now, before
 * anything else is heard; where nothing has come of it (it could not be kept), or nothing that
 * makes it stale while its seat is asked, it waits on. Either way only who gave it can tell that
 * there was one. */
static void settle_held(bcg_room *r, int seat, bcg_seat_wait *w)
{
    bcg_message *s = w->held;
    if (s == NULL)
        return;
    if (bcg_session_hides_timing(r->session) && bcg_acts(bcg_session_actors(r->session), seat) &&
        !bcg_session_is_stale(r->session, seat, s->version)) {
        w->due = w->asked + hush(r);
        return;
    }
    w->held = NULL;
    refuse_stale(r, s);
    bcg_message_free(s);
}

/* Has only a partner passed the window that this seat is asked in? Then its own time goes on, and
 * so does what it waits for. */
static bool goes_on(const bcg_room *r, int seat)
{
    const int since = r->seat[seat].asked_version;
    return bcg_session_version(r->session) > since &&
           bcg_session_is_still_asked(r->session, seat, since);
}

static void settle_seat(bcg_room *r, int seat, uint64_t now)
{
    bcg_seat_wait *w = &r->seat[seat];
    if (goes_on(r, seat)) {
        bcg_room_pass_if_wanted(r, seat, now);
        return;
    }
    w->asked = now;
    w->asked_version = bcg_session_version(r->session);
    w->due = UINT64_MAX;
    w->decided = false;
    settle_held(r, seat, w);
    if (w->job) /* about what is no longer asked */
        atomic_store(&w->job->stop, true);
    w->job = NULL;
    if (r->writing || r->clients == NULL)
        return; /* with nobody here there is no hurry */
    bcg_room_pass_if_wanted(r, seat, now);
    if (!(bcg_session_needs(r->session) >> seat & 1))
        return;
    w->leaves = now + time_for(r, seat);
    think(r, seat, now);
}

void bcg_room_settle(bcg_room *r, uint64_t now)
{
    for (int seat = 0; seat < bcg_session_seats(r->session); seat++)
        settle_seat(r, seat, now);
}

void bcg_room_pass_if_wanted(bcg_room *r, int seat, uint64_t now)
{
    bcg_seat_wait *w = &r->seat[seat];
    if (!(bcg_session_passers(r->session) >> seat & 1) || w->held || r->writing)
        return;
    const uint64_t over = w->asked + hush(r);
    w->due = over > now ? over : now;
}

uint64_t bcg_room_due(const bcg_room *r)
{
    uint64_t due = UINT64_MAX;
    for (int seat = 0; seat < bcg_session_seats(r->session); seat++)
        due = r->seat[seat].due < due ? r->seat[seat].due : due;
    return due;
}

bool bcg_room_has_work(const bcg_room *r)
{
    for (int seat = 0; seat < bcg_session_seats(r->session); seat++)
        if (r->seat[seat].job || r->seat[seat].held || r->seat[seat].due != UINT64_MAX)
            return true;
    return false;
}

bool bcg_room_thinks(const bcg_room *r)
{
    const bcg_seats actors = bcg_session_actors(r->session);
    for (int seat = 0; seat < bcg_session_seats(r->session) && r->clients && !r->writing; seat++)
        if (actors >> seat & 1 && bcg_session_player(r->session, seat)[0])
            return true;
    return false;
}

void bcg_room_resume(bcg_room *r, uint64_t now)
{
    const bcg_seats decide = bcg_session_needs(r->session) | bcg_session_passers(r->session);
    for (int seat = 0; seat < bcg_session_seats(r->session); seat++)
        if (decide >> seat & 1 && r->seat[seat].due == UINT64_MAX && !r->seat[seat].job)
            settle_seat(r, seat, now);
}

void bcg_room_try_again(bcg_room *r, uint64_t now)
{
    const bcg_seats decide = bcg_session_needs(r->session) | bcg_session_passers(r->session);
    for (int seat = 0; seat < bcg_session_seats(r->session); seat++)
        if (decide >> seat & 1 && !r->seat[seat].held)
            r->seat[seat].due = now + RETRY_MS;
}

void bcg_room_delay(bcg_room *r)
{
    for (int seat = 0; seat < bcg_session_seats(r->session); seat++)
        if (r->seat[seat].due != UINT64_MAX)
            r->seat[seat].leaves += RETRY_MS;
}

/* The computer player's decision takes effect. Where others have still to answer a secret question,
 * there is nothing to write: after a crash it thinks again. */
static void decide(bcg_room *r, int seat, uint64_t now)
{
    bcg_seat_wait *w = &r->seat[seat];
    const int before = bcg_session_version(r->session);
    w->decided = false;
    w->due = UINT64_MAX;
    if (!(bcg_session_needs(r->session) >> seat & 1) ||
        (before != w->decision_version &&
         !bcg_session_is_still_asked(r->session, seat, w->decision_version)))
        return;
    const bcg_reason reason = bcg_session_act(r->session, seat, w->decision, "", -1);
    if (reason != BCG_OK && bcg_session_version(r->session) == before) {
        bcg_hub_log(r->hub, "bad-decision", r->id,
                    bcg_prepared_reason(bcg_session_prepared(r->session), reason)->name);
        w->due = now + RETRY_MS; /* it is asked again */
        return;
    }
    r->hub->figures.thoughts++;
    if (bcg_session_version(r->session) == before)
        return;
    bcg_json_clear(bcg_room_json(r));
    bcg_room_keep(r, NULL, -1, NULL, now);
}

/* The seat's standing answer takes effect. */
static void pass(bcg_room *r, int seat, uint64_t now)
{
    const int before = bcg_session_version(r->session);
    r->seat[seat].due = UINT64_MAX;
    if (bcg_session_pass(r->session, seat) != BCG_OK && bcg_session_version(r->session) == before) {
        r->seat[seat].due = now + RETRY_MS; /* there is no memory */
        return;
    }
    bcg_json_clear(bcg_room_json(r));
    bcg_room_keep(r, NULL, -1, NULL, now);
}

static void give_hint(bcg_room *r, bcg_ai_job *t)
{
    for (bcg_client *g = r->clients; g; g = g->next) {
        if (g->number != t->client)
            continue;
        g->hint = NULL;
        if (t->ok)
            bcg_answer_hint(r->session, r->kept, &t->request, &t->advice, bcg_room_json(r));
        else
            bcg_refuse(&t->request, "BCG_NO_MEMORY", "there is not enough memory",
                       bcg_room_json(r));
        bcg_room_send(r, g);
        return;
    }
}

void bcg_room_thought(bcg_room *r, bcg_ai_job *t, uint64_t now)
{
    bcg_seat_wait *w = &r->seat[t->seat];
    if (t->hint) {
        give_hint(r, t);
        return;
    }
    if (t != w->job)
        return;
    w->job = NULL;
    w->decided = true;
    w->decision = t->action;
    w->decision_version = t->version;
    w->due = w->leaves;
    if (now >= w->due && !r->writing)
        decide(r, t->seat, now);
}

/* -- answers of people that are held ------------------------------------------------------------
 */

/* Would the session take it? What it refuses is answered at once. */
static bool is_good(const bcg_room *r, const bcg_request *request, int seat)
{
    const bcg_session *s = r->session;
    char why[BCG_WHY];
    bcg_action a;
    return request->what == BCG_DO_ACT && request->action && !bcg_session_has_stand_in(s, seat) &&
           request->version >= 0 && request->version <= bcg_session_version(s) &&
           !bcg_session_is_stale(s, seat, (int)request->version) &&
           bcg_session_find(s, seat, request->id) < 0 &&
           bcg_redact_read(s, seat, request->action, strlen(request->action), &a, why) == BCG_OK &&
           bcg_redact_check(s, seat, a) == BCG_OK;
}

/* The seat that a request speaks for, if it has to decide; -1 if it has not, or none is named. */
static int find_actor(const bcg_room *r, const bcg_client *g, const bcg_request *request)
{
    const bcg_seats asked = g->seats & bcg_session_actors(r->session);
    const char *word = request->seat;
    if (word) {
        const int seat = bcg_seat_named(bcg_session_prepared(r->session), word, strlen(word));
        return seat >= 0 && asked >> seat & 1 ? seat : -1;
    }
    return asked ? bcg_first_actor(asked) : -1;
}

bool bcg_room_hold(bcg_room *r, bcg_client *g, const bcg_request *request, const char *text,
                   size_t size, uint64_t now)
{
    if (!bcg_session_hides_timing(r->session))
        return false;
    const int seat = find_actor(r, g, request);
    if (seat < 0 || now >= r->seat[seat].asked + hush(r) || !is_good(r, request, seat))
        return false;
    bcg_seat_wait *w = &r->seat[seat];
    if (w->held && (w->held->size != size || memcmp(w->held->text, text, size) != 0)) {
        bcg_refuse(request, "TOO_MUCH", "your answer is on its way already", bcg_room_json(r));
        bcg_room_send(r, g);
        return true;
    }
    bcg_message *s = w->held ? w->held : bcg_message_new(g, text, size);
    if (s == NULL)
        return false;
    s->client = g;
    s->version = bcg_session_version(r->session);
    w->held = s;
    w->due = w->asked + hush(r);
    return true;
}

void bcg_room_ask_who_came(bcg_room *r, bcg_seats seats, uint64_t now)
{
    const bcg_seats actors = bcg_session_actors(r->session);
    if (!bcg_session_hides_timing(r->session))
        return;
    for (int seat = 0; seat < bcg_session_seats(r->session); seat++) {
        if (!(seats & actors & bcg_seat_bit(seat)))
            continue;
        r->seat[seat].asked = now;
        if (r->seat[seat].held || bcg_session_passers(r->session) >> seat & 1)
            r->seat[seat].due = now + hush(r);
    }
}

/* -- time ---------------------------------------------------------------------------------------
 */

static void tick_seat(bcg_room *r, int seat, uint64_t now)
{
    bcg_seat_wait *w = &r->seat[seat];
    if (w->held) {
        bcg_message *s = w->held;
        w->held = NULL;
        w->due = UINT64_MAX;
        bcg_room_answer(r, s->client, s->seats, s->text, s->size, false, now);
        bcg_message_free(s);
    } else if (w->decided)
        decide(r, seat, now);
    else if (w->job) { /* its time is up */
        atomic_store(&w->job->stop, ends_in_time(r));
        w->due = UINT64_MAX;
    } else if (bcg_session_passers(r->session) >> seat & 1)
        pass(r, seat, now);
    else if (bcg_session_needs(r->session) >> seat & 1 && r->clients)
        think(r, seat, now);
    else
        w->due = UINT64_MAX;
}

void bcg_room_tick(bcg_room *r, uint64_t now)
{
    for (int seat = 0; seat < bcg_session_seats(r->session) && !r->writing; seat++)
        if (now >= r->seat[seat].due)
            tick_seat(r, seat, now);
}
