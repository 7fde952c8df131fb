#include "server/room.h"

#include "server/archive.h"
#include "server/standing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Deliberate delays in milliseconds. How long an answer takes must not tell which cards somebody
 * holds: where it could, it leaves a fixed time after the question. */
enum {
    STEP_MS = 350,        /* one step of a computer player's turn */
    LAST_MS = 150,        /* before it leaves, an answer is asked for as it is */
    RETRY_MS = 1000,      /* after a failure to write */
    AGAIN_MS = 50,        /* after a failure to think */
    SNAPSHOT_EVERY = 40,  /* entries */
    MOST_ENTRIES = 20000, /* of a game; long ones have a thousand */
};

/* The first decision of a computer player after somebody else's. */
static const struct {
    const char *level;
    int ms;
} thinking_times[] = {{"general", 1000}, {"marshal", 5000}};
enum { USUAL_MS = 700 };

/* -- making one ------------------------------------------------------------------------------- */

bcg_room *bcg_room_new(bcg_hub *h, const bcg_stored_game *g, bcg_session *s)
{
    bcg_room *r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    r->hub = h;
    snprintf(r->id, sizeof r->id, "%s", g->id);
    snprintf(r->match, sizeof r->match, "%s", g->match);
    r->round = g->round;
    r->rules = g->rules_version;
    r->session = s;
    r->kept = bcg_session_version(s);
    r->last = &r->first;
    r->due = UINT64_MAX;
    return r;
}

static void free_message(bcg_message *s)
{
    if (s) {
        free(s->text);
        free(s->enters);
    }
    free(s);
}

void bcg_room_free(bcg_room *r)
{
    bcg_message *next;
    for (bcg_message *s = r->first; s; s = next) {
        next = s->next;
        free_message(s);
    }
    free_message(r->held);
    free(r->answer);
    bcg_session_free(r->session);
    free(r);
}

bool bcg_room_thinks(const bcg_room *r)
{
    return r->clients && !r->writing && bcg_session_need(r->session) >= 0;
}

bool bcg_room_is_idle(const bcg_room *r)
{
    return r->clients == NULL && r->first == NULL && !r->writing && !r->ai_job && !r->held &&
           r->due == UINT64_MAX;
}

/* -- telling ---------------------------------------------------------------------------------- */

static bcg_json *json_of(const bcg_room *r)
{
    return &r->hub->json;
}

static void send_json(const bcg_room *r, const bcg_client *g)
{
    if (g)
        bcg_hub_send(r->hub, g);
}

void bcg_room_tell(bcg_room *r, const char *text, size_t size)
{
    for (const bcg_client *g = r->clients; g; g = g->next)
        r->hub->config.send(r->hub->config.context, g->peer, text, size);
}

static const char *seat_word(const bcg_room *r, int seat)
{
    return bcg_session_scene(r->session)->dialect->seat_word(seat);
}

/* Seats that somebody is connected for; computer players always are. */
static uint8_t present(const bcg_room *r)
{
    uint8_t seats = 0;
    for (int i = 0; i < bcg_session_seats(r->session); i++)
        if (bcg_session_setup(r->session)->level[i][0])
            seats |= (uint8_t)(1u << i);
    for (const bcg_client *g = r->clients; g; g = g->next)
        seats |= g->seats;
    return seats;
}

static void put_presence(const bcg_room *r, bcg_json *j)
{
    const uint8_t seats = present(r);
    bcg_json_key(j, "presence");
    bcg_json_open(j, '{');
    for (int i = 0; i < bcg_session_seats(r->session); i++)
        bcg_json_put_bool(j, seat_word(r, i), seats >> i & 1);
    bcg_json_close(j, '}');
}

static void tell_presence(bcg_room *r)
{
    bcg_json *j = json_of(r);
    bcg_json_clear(j);
    bcg_json_open(j, '{');
    put_presence(r, j);
    bcg_json_close(j, '}');
    if (!j->failed)
        bcg_room_tell(r, j->text, j->size);
}

/* How many connections have come with the same secret; those who look on are not counted. */
static int count_devices(const bcg_room *r, const bcg_client *like)
{
    int count = 0;
    for (const bcg_client *g = r->clients; g && like->seats; g = g->next)
        count += memcmp(g->hash, like->hash, sizeof g->hash) == 0;
    return count;
}

/* Whoever has a seat is told from how many places its link is used now, and nobody else is: a place
 * too many may be a stranger's. */
static void tell_devices(const bcg_room *r, const bcg_client *of, const bcg_client *but)
{
    char text[40];
    snprintf(text, sizeof text, "{\"devices\":%d}", count_devices(r, of));
    for (const bcg_client *g = r->clients; g && of->seats; g = g->next)
        if (g != but && memcmp(g->hash, of->hash, sizeof g->hash) == 0)
            r->hub->config.send(r->hub->config.context, g->peer, text, strlen(text));
}

void bcg_room_put(const bcg_room *r, uint8_t seats, bcg_json *j)
{
    bcg_json_put_string(j, "game", r->id);
    bcg_json_key(j, "mine");
    bcg_json_open(j, '[');
    for (int i = 0; i < bcg_session_seats(r->session); i++)
        if (seats >> i & 1)
            bcg_json_string(j, seat_word(r, i));
    bcg_json_close(j, ']');
    put_presence(r, j);
    bcg_standing_put(r->hub->store, r->session, r->match, r->round, j);
}

/* What has come after version `from`, to everybody who has not had it as an answer. */
static void tell_update(bcg_room *r, int from, const bcg_client *asker, int asked_seat)
{
    const int seats = bcg_session_seats(r->session);
    bcg_json *j = json_of(r);
    for (int seat = 0; seat <= seats; seat++) {
        const int reader = seat < seats ? seat : BCG_SPECTATOR;
        bool made = false;
        for (const bcg_client *g = r->clients; g; g = g->next) {
            const bool reads = seat < seats ? g->seats >> seat & 1 : g->seats == 0;
            if (!reads || (g == asker && seat == asked_seat))
                continue;
            if (!made)
                bcg_tell_update(r->session, reader, from, j);
            made = true;
            send_json(r, g);
        }
    }
}

/* -- writing ---------------------------------------------------------------------------------- */

/* How it has ended. False if there is no memory. */
static bool note_end(bcg_store_job *n, const bcg_session *s, const char *result)
{
    char score[BCG_SCORE_TEXT];
    bcg_score_write(s, score);
    n->result = strdup(result);
    n->score = strdup(score);
    return n->result && n->score;
}

/* A game that older rules began and all of which fits today's goes on by these from now on. */
static bool note_rules(bcg_store_job *n, const bcg_room *r)
{
    const int rules = bcg_session_scene(r->session)->dialect->ops->rules;
    if (r->rules == rules)
        return true;
    n->rules_version = rules;
    n->rules = strdup(r->hub->config.rules);
    return n->rules != NULL;
}

/* The entries that are not on disk yet. NULL if there is no memory. */
static bcg_store_job *write_note(bcg_room *r)
{
    const bcg_session *s = r->session;
    const int version = bcg_session_version(s);
    const char *result = bcg_archive_result(s);
    char text[BCG_ENTRY_TEXT];
    bcg_store_job *n = bcg_store_job_new(r->id, bcg_hub_wall_clock(r->hub));
    bool ok = n != NULL;
    for (int v = r->kept + 1; ok && v <= version; v++) {
        bcg_session_entry(s, v, text);
        ok = bcg_store_job_add(n, text);
    }
    if (ok) {
        n->version = r->kept + 1;
        ok = note_rules(n, r);
    }
    if (ok) {
        if (result)
            ok = note_end(n, s, result);
        else if (r->snapped == 0 || version - r->snapped >= SNAPSHOT_EVERY)
            n->snapshot = bcg_session_snapshot(s); /* without it the last one stays */
    }
    if (ok)
        return n;
    bcg_store_job_free(n);
    return NULL;
}

/* It could not be kept: nothing has happened. */
static void take_back(bcg_room *r, const char *why)
{
    char text[BCG_STORE_WHY + 80];
    bcg_request asked = {.id_is_number = r->asked_number};
    memcpy(asked.id, r->asked_id, sizeof asked.id);
    snprintf(text, sizeof text, "this could not be written down, so it has not happened: %s", why);
    r->hub->figures.not_kept++;
    bcg_hub_log(r->hub, "not-kept", r->id, why);
    if (!bcg_session_cut(r->session, r->kept))
        bcg_hub_log(r->hub, "no-memory", r->id, "a game could not be taken back");
    bcg_refuse(&asked, "NOT_KEPT", text, json_of(r));
}

/* A copy of the answer in the hub's JSON, until it may be sent. False if there is no memory. */
static bool put_aside(bcg_room *r)
{
    const bcg_json *j = json_of(r);
    free(r->answer);
    r->answer = malloc(j->size);
    r->answer_size = r->answer ? j->size : 0;
    if (r->answer)
        memcpy(r->answer, j->text, j->size);
    return r->answer != NULL;
}

/* Hand over what is new, with the answer in the hub's JSON for whoever asked. What could not be
 * answered is not done either. */
static void keep(bcg_room *r, bcg_client *asker, int seat, const bcg_request *request, uint64_t now)
{
    const bcg_json *j = json_of(r);
    snprintf(r->asked_id, sizeof r->asked_id, "%s", request ? request->id : "");
    r->asked_number = request && request->id_is_number;
    const bool answered = !j->failed && (asker == NULL || put_aside(r));
    bcg_store_job *n = answered ? write_note(r) : NULL;
    if (n == NULL) {
        take_back(r, "there is not enough memory");
        send_json(r, asker);
        if (!r->held)
            r->due = now + RETRY_MS;
        return;
    }
    r->asker = asker;
    r->asked_seat = seat;
    r->writing = true;
    bcg_store_writer_submit(r->hub->writer, n);
}

static void hear_waiting(bcg_room *r, uint64_t now);

void bcg_room_written(bcg_room *r, const bcg_store_job *n, uint64_t now)
{
    bcg_hub *h = r->hub;
    bcg_client *asker = r->asker;
    const int from = r->kept;
    r->writing = false;
    r->asker = NULL;
    bcg_hub_note_write(h, n);
    if (!n->kept) {
        take_back(r, n->why);
        send_json(r, asker);
        bcg_room_settle(r, now);
        if (r->due != UINT64_MAX)
            r->leaves += RETRY_MS;
        hear_waiting(r, now);
        return;
    }
    h->figures.kept += (uint64_t)n->entry_count;
    r->kept = bcg_session_version(r->session);
    if (n->rules_version)
        r->rules = n->rules_version;
    if (n->snapshot)
        r->snapped = r->kept;
    if (asker && r->answer)
        h->config.send(h->config.context, asker->peer, r->answer, r->answer_size);
    free(r->answer);
    r->answer = NULL;
    tell_update(r, from, asker, r->asked_seat);
    bcg_room_settle(r, now);
    hear_waiting(r, now);
}

/* -- who decides ------------------------------------------------------------------------------- */

static uint64_t paced(const bcg_room *r, int ms)
{
    return (uint64_t)ms * (uint64_t)r->hub->config.pace / 100;
}

/* An answer that only who holds a card need think about. However fast computer players are to play,
 * it takes as long. */
static uint64_t hush(const bcg_room *r)
{
    return (uint64_t)r->hub->config.hush;
}

/* How long the computer player's answer takes: by facts that everybody knows. */
static uint64_t time_for(const bcg_room *r, int seat)
{
    const char *level = bcg_session_setup(r->session)->level[seat];
    if (bcg_session_hushed(r->session))
        return hush(r);
    if (bcg_session_last_decider(r->session) == seat)
        return paced(r, STEP_MS);
    for (size_t i = 0; i < sizeof thinking_times / sizeof thinking_times[0]; i++)
        if (strcmp(thinking_times[i].level, level) == 0)
            return paced(r, thinking_times[i].ms);
    return paced(r, USUAL_MS);
}

/* Does thinking end in time for the answer to leave? Not where computer players take the time they
 * need and answer at once, for tests. */
static bool ends_in_time(const bcg_room *r)
{
    return bcg_session_hushed(r->session) ? hush(r) > 0 : r->hub->config.pace > 0;
}

/* When that is: a little earlier. */
static uint64_t last_moment(const bcg_room *r)
{
    const uint64_t before = bcg_session_hushed(r->session) ? LAST_MS : paced(r, LAST_MS);
    return r->leaves > before ? r->leaves - before : 0;
}

/* Let the computer player think. It may be busy with what is no longer asked, and is asked again
 * soon; when its answer leaves does not change by that. */
static void think(bcg_room *r, uint64_t now)
{
    const int seat = bcg_session_need(r->session);
    r->ai_job = bcg_ai_pool_ask(r->hub->ai_pool, r->session, r->id, seat, NULL, 0, 0);
    const uint64_t stop = last_moment(r);
    r->due = !r->ai_job ? now + AGAIN_MS : stop > now ? stop : now;
}

/* To be told to whoever gave it, and to nobody else: it is not even counted. */
static void refuse_stale(bcg_room *r, const bcg_message *s)
{
    bcg_request request;
    char why[BCG_WHY];
    int seat;
    if (bcg_request_read(s->text, s->size, &request, why))
        bcg_answer_request(&r->session, &r->hub->host, (bcg_permissions){.seats = s->seats},
                           &request, json_of(r), &seat);
    else
        bcg_refuse(&request, "BAD_REQUEST", why, json_of(r)); /* there is no memory */
    send_json(r, s->client);
    bcg_request_free(&request);
}

/* An answer is for the version it names. Where the game has moved on it is refused now, before
 * anything else is heard; where nothing has come of it (it could not be kept) it waits on. Either
 * way only who gave it can tell that there was one. */
static void settle_held(bcg_room *r)
{
    bcg_message *s = r->held;
    if (s == NULL)
        return;
    if (s->version == bcg_session_version(r->session)) {
        r->due = r->asked + hush(r);
        return;
    }
    r->held = NULL;
    refuse_stale(r, s);
    free_message(s);
}

void bcg_room_settle(bcg_room *r, uint64_t now)
{
    const int seat = bcg_session_need(r->session);
    r->asked = now;
    r->due = UINT64_MAX;
    r->decided = false;
    settle_held(r);
    if (r->ai_job) /* about what is no longer asked */
        atomic_store(&r->ai_job->stop, true);
    r->ai_job = NULL;
    if (seat < 0 || r->writing || r->clients == NULL) /* with nobody here there is no hurry */
        return;
    r->leaves = now + time_for(r, seat);
    think(r, now);
}

/* The computer player's decision takes effect. */
static void decide(bcg_room *r, uint64_t now)
{
    const int seat = bcg_session_need(r->session);
    const int before = bcg_session_version(r->session);
    r->decided = false;
    r->due = UINT64_MAX;
    if (seat < 0 || before != r->decision_version)
        return;
    const bcg_reason reason = bcg_session_act(r->session, seat, r->decision, "", -1);
    if (reason != BCG_OK && bcg_session_version(r->session) == before) {
        bcg_hub_log(r->hub, "bad-decision", r->id,
                    bcg_prepared_reason(bcg_session_scene(r->session), reason)->name);
        r->due = now + RETRY_MS; /* it is asked again */
        return;
    }
    r->hub->figures.thoughts++;
    bcg_json_clear(json_of(r));
    keep(r, NULL, -1, NULL, now);
}

static void give_hint(bcg_room *r, bcg_ai_job *t)
{
    for (bcg_client *g = r->clients; g; g = g->next) {
        if (g->number != t->client)
            continue;
        g->hint = NULL;
        if (t->ok)
            bcg_answer_hint(r->session, r->kept, &t->request, &t->advice, json_of(r));
        else
            bcg_refuse(&t->request, "BCG_NO_MEMORY", "there is not enough memory", json_of(r));
        send_json(r, g);
        return;
    }
}

void bcg_room_thought(bcg_room *r, bcg_ai_job *t, uint64_t now)
{
    if (t->hint) {
        give_hint(r, t);
        return;
    }
    if (t != r->ai_job)
        return;
    r->ai_job = NULL;
    r->decided = true;
    r->decision = t->action;
    r->decision_version = t->version;
    r->due = r->leaves;
    if (now >= r->due && !r->writing)
        decide(r, now);
}

/* -- hearing ---------------------------------------------------------------------------------- */

static bcg_message *new_message(bcg_client *g, const char *text, size_t size)
{
    bcg_message *s = calloc(1, sizeof *s);
    if (s == NULL || (s->text = malloc(size + 1)) == NULL) {
        free(s);
        return NULL;
    }
    memcpy(s->text, text, size);
    s->client = g;
    s->seats = g->seats;
    s->size = size;
    return s;
}

static void refuse_memory(bcg_room *r, const bcg_client *g)
{
    bcg_refuse(NULL, "BCG_NO_MEMORY", "there is not enough memory", json_of(r));
    send_json(r, g);
}

static void stand_in_line(bcg_room *r, bcg_client *g, bcg_message *s)
{
    if (s == NULL) {
        refuse_memory(r, g);
        return;
    }
    g->waiting++;
    *r->last = s;
    r->last = &s->next;
}

static void wait_turn(bcg_room *r, bcg_client *g, const char *text, size_t size)
{
    stand_in_line(r, g, new_message(g, text, size));
}

/* Whoever comes while something is being written waits at the door. */
static void wait_outside(bcg_room *r, bcg_client *g, const bcg_request *request)
{
    bcg_message *s = new_message(g, "", 0);
    bcg_request *id = s ? calloc(1, sizeof *id) : NULL;
    if (id == NULL) {
        free_message(s);
        s = NULL;
        g->room = NULL;
    } else {
        memcpy(id->id, request->id, sizeof id->id);
        id->id_is_number = request->id_is_number;
        s->enters = id;
    }
    stand_in_line(r, g, s);
}

/* Would the session take it? What it refuses is answered at once. */
static bool is_good(const bcg_room *r, const bcg_request *request, int seat)
{
    const bcg_session *s = r->session;
    char why[BCG_WHY];
    bcg_action a;
    return request->what == BCG_DO_ACT && request->action &&
           (request->seat == NULL || strcmp(request->seat, seat_word(r, seat)) == 0) &&
           request->version == bcg_session_version(s) &&
           bcg_session_find(s, seat, request->id) < 0 &&
           bcg_redact_read(s, seat, request->action, strlen(request->action), &a, why) == BCG_OK &&
           bcg_redact_check(s, seat, a) == BCG_OK;
}

/* An answer whose time must not tell anything is held until its time has come. Said again, by
 * whoever has come back, it is the same; another one comes too late. */
static bool hold(bcg_room *r, bcg_client *g, const bcg_request *request, const char *text,
                 size_t size, uint64_t now)
{
    const uint64_t leaves = r->asked + hush(r);
    const int actor = bcg_session_actor(r->session);
    if (now >= leaves || !bcg_session_hushed(r->session) || !(g->seats >> actor & 1) ||
        !is_good(r, request, actor))
        return false;
    if (r->held && (r->held->size != size || memcmp(r->held->text, text, size) != 0)) {
        bcg_refuse(request, "TOO_MUCH", "your answer is on its way already", json_of(r));
        send_json(r, g);
        return true;
    }
    bcg_message *s = r->held ? r->held : new_message(g, text, size);
    if (s == NULL)
        return false;
    s->client = g;
    s->version = bcg_session_version(r->session);
    r->held = s;
    r->due = leaves;
    return true;
}

/* Nobody needs so many; each costs time whenever somebody comes back. */
static bool is_too_long(bcg_room *r, const bcg_client *g, const bcg_request *request)
{
    if (bcg_session_version(r->session) < MOST_ENTRIES || request->what == BCG_DO_RESIGN ||
        (request->what != BCG_DO_ACT && request->what != BCG_DO_UNDO))
        return false;
    bcg_refuse(request, "TOO_MUCH", "this game has gone on for too long: it can only be given up",
               json_of(r));
    send_json(r, g);
    return true;
}

static void ask_for_hint(bcg_room *r, bcg_client *g, bcg_request *request, int seat, bool counted)
{
    if (!g->hint)
        g->hint = bcg_ai_pool_ask(r->hub->ai_pool, r->session, r->id, seat, request, g->number,
                                  bcg_hub_owner(r->hub, g->peer));
    else {
        bcg_refuse(request, "TOO_MUCH", "a hint is on its way already", json_of(r));
        send_json(r, g);
        return;
    }
    if (g->hint) {
        r->hub->figures.thoughts += counted;
        *request = (bcg_request){.memory = NULL}; /* the job has it now */
    } else {
        bcg_refuse(request, "TOO_MUCH", "too many want to know: ask again in a moment", json_of(r));
        send_json(r, g);
    }
}

/* Is it said by whoever is asked something that others must not know the answer to yet? Then the
 * figures do not move before that is known: they would tell that somebody thinks, or is done. */
static bool is_whispered(const bcg_room *r, uint8_t seats)
{
    return bcg_session_hushed(r->session) && seats >> bcg_session_actor(r->session) & 1;
}

/* Answer what was said. `client` may have left; what it said counts all the same. */
static void answer(bcg_room *r, bcg_client *g, uint8_t seats, const char *text, size_t size,
                   bool may_hold, uint64_t now)
{
    const bcg_permissions client = {.seats = seats};
    const bool whispered = is_whispered(r, seats);
    bcg_hub *h = r->hub;
    bcg_request request;
    char why[BCG_WHY];
    int seat = BCG_SPECTATOR;
    bcg_outcome outcome = BCG_ANSWERED;
    if (!bcg_request_read(text, size, &request, why)) {
        bcg_request_free(&request);
        bcg_answer(&r->session, &h->host, client, text, size, &request, json_of(r), &seat);
    } else if ((may_hold && g && hold(r, g, &request, text, size, now)) ||
               (g && is_too_long(r, g, &request))) {
        bcg_request_free(&request);
        return;
    } else
        outcome = bcg_answer_request(&r->session, &h->host, client, &request, json_of(r), &seat);
    if (!whispered || outcome == BCG_CHANGED) {
        h->figures.messages++;
        h->figures.requests++;
    }
    if (outcome == BCG_CHANGED)
        keep(r, g, seat, &request, now);
    else if (outcome == BCG_THINK && g)
        ask_for_hint(r, g, &request, seat, !whispered);
    else {
        bcg_hub_note_refusal(h, r->id, !whispered);
        send_json(r, g);
    }
    bcg_request_free(&request);
}

void bcg_room_hear(bcg_room *r, bcg_client *g, const char *text, size_t size, uint64_t now)
{
    if (!r->writing) {
        answer(r, g, g->seats, text, size, true, now);
        return;
    }
    if (g->waiting >= BCG_MOST_WAITING)
        r->hub->config.part(r->hub->config.context, g->peer, 1008, "too many requests at once");
    else
        wait_turn(r, g, text, size);
}

static void let_in(bcg_room *r, bcg_client *g, const bcg_request *request, uint64_t now);

static void hear_waiting(bcg_room *r, uint64_t now)
{
    while (r->first && !r->writing) {
        bcg_message *s = r->first;
        r->first = s->next;
        if (r->first == NULL)
            r->last = &r->first;
        if (s->client)
            s->client->waiting--;
        if (s->client && s->enters)
            let_in(r, s->client, s->enters, now);
        else if (s->client)
            answer(r, s->client, s->client->seats, s->text, s->size, true, now);
        free_message(s);
    }
}

void bcg_room_tick(bcg_room *r, uint64_t now)
{
    if (now < r->due || r->writing)
        return;
    if (r->held) {
        bcg_message *s = r->held;
        r->held = NULL;
        r->due = UINT64_MAX;
        answer(r, s->client, s->seats, s->text, s->size, false, now);
        free_message(s);
    } else if (r->decided)
        decide(r, now);
    else if (r->ai_job) { /* its time is up */
        atomic_store(&r->ai_job->stop, ends_in_time(r));
        r->due = UINT64_MAX;
    } else if (bcg_session_need(r->session) >= 0 && r->clients)
        think(r, now);
    else
        r->due = UINT64_MAX;
}

/* -- coming and going ------------------------------------------------------------------------- */

/* A person who comes back to a question is asked it then, and not before: a program that answers
 * for it at once must not tell that there was nothing to think about. Nobody else's coming changes
 * the time, or it would tell whether there is an answer already. */
static void ask_who_came(bcg_room *r, uint8_t seats, uint64_t now)
{
    const int actor = bcg_session_actor(r->session);
    if (actor < 0 || !(seats >> actor & 1) || !bcg_session_hushed(r->session))
        return;
    r->asked = now;
    if (r->held)
        r->due = now + hush(r);
}

/* Told to whoever enters a game that has gone on from another session. */
static const char mended[] = "The rules have been mended since this game began. It goes on from an "
                             "earlier point, with dice of its own.";

static void let_in(bcg_room *r, bcg_client *g, const bcg_request *request, uint64_t now)
{
    bcg_json *j = json_of(r);
    const uint8_t before = present(r);
    g->inside = true;
    g->next = r->clients;
    r->clients = g;
    bcg_open_answer(j, true, request);
    bcg_redact_put_status(r->session, j);
    bcg_room_put(r, g->seats, j);
    if (g->seats)
        bcg_json_put_int(j, "devices", count_devices(r, g));
    if (bcg_session_setup(r->session)->before)
        bcg_json_put_string(j, "notice", mended);
    bcg_redact_put_board(r->session, j);
    bcg_json_close(j, '}');
    send_json(r, g);
    tell_devices(r, g, g);
    if (present(r) != before)
        tell_presence(r);
    if (bcg_session_need(r->session) >= 0 && r->due == UINT64_MAX && !r->ai_job && !r->writing)
        bcg_room_settle(r, now); /* a computer player was left in mid-turn */
    if (!r->writing)
        ask_who_came(r, (uint8_t)(g->seats & ~before), now);
}

void bcg_room_enter(bcg_room *r, bcg_client *g, uint8_t seats, const bcg_request *request,
                    uint64_t now)
{
    g->room = r;
    g->seats = seats;
    if (r->writing)
        wait_outside(r, g, request);
    else
        let_in(r, g, request, now);
}

void bcg_room_turn_away(bcg_room *r, const char *why)
{
    for (bcg_message *s = r->first; s; s = s->next) {
        if (s->client == NULL)
            continue;
        s->client->room = NULL;
        s->client->waiting = 0;
        bcg_refuse(s->enters, "NOT_KEPT", why, json_of(r));
        send_json(r, s->client);
    }
}

void bcg_room_leave(bcg_room *r, bcg_client *g, uint64_t now)
{
    const uint8_t before = present(r);
    bcg_client **place = &r->clients;
    while (*place && *place != g)
        place = &(*place)->next;
    if (g->inside)
        *place = g->next;
    if (r->asker == g)
        r->asker = NULL;
    if (g->hint)
        atomic_store(&g->hint->stop, true);
    if (r->held && r->held->client == g)
        r->held->client = NULL;
    for (bcg_message *s = r->first; s; s = s->next)
        if (s->client == g)
            s->client = NULL;
    if (g->inside)
        tell_devices(r, g, NULL);
    if (present(r) != before)
        tell_presence(r);
    if (r->clients == NULL)
        r->quiet = now;
}

static void revoke(const bcg_room *r, const bcg_client *g, const uint8_t hash[BCG_SECRET_HASH])
{
    if (memcmp(g->hash, hash, sizeof g->hash) == 0)
        r->hub->config.part(r->hub->config.context, g->peer, BCG_REVOKED,
                            "this link was replaced by a new one");
}

void bcg_room_revoke(bcg_room *r, const uint8_t hash[BCG_SECRET_HASH])
{
    for (const bcg_client *g = r->clients, *next; g; g = next) {
        next = g->next;
        revoke(r, g, hash);
    }
    for (const bcg_message *s = r->first; s; s = s->next) /* those who wait at the door */
        if (s->client && s->enters)
            revoke(r, s->client, hash);
}
