#include "server/ai_pool.h"

#include "pool/clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYERS = 32, MAX_HINTS = 32, MAX_HINTS_OF_OWNER = 2, HINT_MS = 5000, HINT_NODES = 3000000 };

/* Searches must not slow down the server's thread, nor hints the computer players. */
enum { NICE_DECISIONS = 10, NICE_HINTS = 15 };

struct bcg_player {
    char game[BCG_GAME_ID];
    int seat;
    int since;              /* the version in which it got the seat */
    bcg_prepared *prepared; /* held; NULL: the slot is free */
    bcg_ai *ai;
    bool thinking;
    uint64_t used;
};

struct bcg_ai_pool {
    bcg_worker_pool *pool;  /* decisions */
    bcg_worker_pool *hints; /* on a thread of their own, so that decisions do not wait for them */
    int threads;
    void (*notify)(void *context);
    void *context;
    atomic_bool stop; /* every search */
    bcg_player players[PLAYERS];
    uint64_t uses;
};

/* -- on the worker threads -------------------------------------------------------------------- */

typedef struct stop_when {
    bcg_ai_job *ai_job;
    bcg_ai_pool *all;
    uint64_t deadline; /* in bcg_clock_ms; 0: none */
} stop_when;

static bool should_stop(void *context)
{
    const stop_when *p = context;
    return atomic_load(&p->ai_job->stop) || atomic_load(&p->all->stop) ||
           (p->deadline && bcg_clock_ms() >= p->deadline);
}

static void think(void *context, bcg_job *job)
{
    bcg_ai_job *t = (bcg_ai_job *)job;
    stop_when p = {t, context, t->hint ? bcg_clock_ms() + HINT_MS : 0};
    const bcg_ai_budget budget = {.threads = t->threads, .stop = should_stop, .context = &p};
    if (t->hint) {
        t->ok = bcg_think_hint(t->prepared, t->view, t->seat, t->request.level, t->request.nodes,
                               &budget, t->plan, &t->advice);
        t->advice.version = t->version;
    } else {
        t->ok = true;
        t->action = bcg_ai_choose(t->player->ai, t->view, t->seat, &budget).action;
    }
}

static void on_done(void *context)
{
    const bcg_ai_pool *t = context;
    t->notify(t->context);
}

static void drop(bcg_job *job)
{
    bcg_ai_job_free((bcg_ai_job *)job);
}

/* -- players ---------------------------------------------------------------------------------- */

static void evict(bcg_player *p)
{
    bcg_ai_free(p->ai);
    bcg_prepared_release(p->prepared);
    *p = (bcg_player){.prepared = NULL};
}

/* The player of that seat, or the slot that was used least recently; NULL if all are busy. */
static bcg_player *find_player(bcg_ai_pool *t, const char *game, int seat)
{
    bcg_player *oldest = NULL;
    for (int i = 0; i < PLAYERS; i++) {
        bcg_player *p = &t->players[i];
        if (p->prepared && p->seat == seat && strcmp(p->game, game) == 0)
            return p;
        if (!p->thinking && (oldest == NULL || p->used < oldest->used))
            oldest = p;
    }
    return oldest;
}

/* The player of that seat, created if need be. NULL without memory, or if it or all are busy. */
static bcg_player *seat_player(bcg_ai_pool *t, const bcg_session *s, const char *game, int seat)
{
    bcg_player *p = find_player(t, game, seat);
    if (p == NULL || p->thinking)
        return NULL;
    if (p->prepared == NULL || p->seat != seat || strcmp(p->game, game) != 0 ||
        p->since != bcg_session_player_since(s, seat)) {
        evict(p);
        p->ai = bcg_think_new(s, seat);
        if (p->ai == NULL)
            return NULL;
        p->prepared = bcg_prepared_hold(bcg_session_setup(s)->prepared);
        p->seat = seat;
        p->since = bcg_session_player_since(s, seat);
        snprintf(p->game, sizeof p->game, "%s", game);
    }
    p->used = ++t->uses;
    p->thinking = true;
    return p;
}

/* -- interface -------------------------------------------------------------------------------- */

bcg_ai_pool *bcg_ai_pool_new(int threads, void (*notify)(void *context), void *context)
{
    bcg_ai_pool *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    const bcg_worker_pool_config decisions = {.threads = threads,
                                              .nice = NICE_DECISIONS,
                                              .work = think,
                                              .notify = on_done,
                                              .drop = drop,
                                              .context = t};
    t->threads = threads;
    t->notify = notify;
    t->context = context;
    t->pool = bcg_worker_pool_new(&decisions);
    const bcg_worker_pool_config hints = {.threads = 1,
                                          .by_owner = true,
                                          .nice = NICE_HINTS,
                                          .work = think,
                                          .notify = on_done,
                                          .drop = drop,
                                          .context = t};
    t->hints = t->pool ? bcg_worker_pool_new(&hints) : NULL;
    if (t->hints)
        return t;
    bcg_ai_pool_free(t);
    return NULL;
}

void bcg_ai_pool_free(bcg_ai_pool *t)
{
    if (t == NULL)
        return;
    atomic_store(&t->stop, true);
    bcg_worker_pool_free(t->pool);
    bcg_worker_pool_free(t->hints);
    for (int i = 0; i < PLAYERS; i++)
        evict(&t->players[i]);
    free(t);
}

bcg_ai_job *bcg_ai_pool_ask(bcg_ai_pool *t, const bcg_session *s, const char *game, int seat,
                            const bcg_request *request, uint64_t client, uint64_t owner)
{
    if (request && (bcg_worker_pool_busy(t->hints) >= MAX_HINTS ||
                    bcg_worker_pool_busy_for(t->hints, owner) >= MAX_HINTS_OF_OWNER))
        return NULL;
    bcg_ai_job *ai_job = calloc(1, sizeof *ai_job);
    if (ai_job == NULL)
        return NULL;
    bcg_prepared *prepared = bcg_session_setup(s)->prepared;
    ai_job->view = malloc(prepared->ruleset->ops->state_size);
    ai_job->player = request || ai_job->view == NULL ? NULL : seat_player(t, s, game, seat);
    if (ai_job->view == NULL || (request == NULL && ai_job->player == NULL)) {
        free(ai_job->view);
        free(ai_job);
        return NULL;
    }
    bcg_redact_view(s, seat, ai_job->view);
    ai_job->prepared = bcg_prepared_hold(prepared);
    ai_job->seat = seat;
    ai_job->version = bcg_session_version(s);
    snprintf(ai_job->game, sizeof ai_job->game, "%s", game);
    ai_job->hint = request != NULL;
    if (request) {
        ai_job->request = *request;
        if (request->nodes > HINT_NODES)
            ai_job->request.nodes = HINT_NODES;
    }
    ai_job->client = client;
    ai_job->job.owner = owner;
    /* A decision may use all threads if it is the only one; else one each. */
    ai_job->threads = request || bcg_worker_pool_busy(t->pool) ? 1 : t->threads;
    bcg_worker_pool_submit(request ? t->hints : t->pool, &ai_job->job);
    return ai_job;
}

bcg_ai_job *bcg_ai_pool_done(bcg_ai_pool *t)
{
    bcg_job *jobs = bcg_worker_pool_done(t->pool), **end = &jobs;
    while (*end)
        end = &(*end)->next;
    *end = bcg_worker_pool_done(t->hints);
    return (bcg_ai_job *)jobs;
}

bcg_ai_job *bcg_ai_job_next(const bcg_ai_job *ai_job)
{
    return (bcg_ai_job *)ai_job->job.next;
}

void bcg_ai_job_release(bcg_ai_job *ai_job)
{
    if (ai_job->player)
        ai_job->player->thinking = false;
    ai_job->player = NULL;
}

void bcg_ai_job_free(bcg_ai_job *ai_job)
{
    bcg_prepared_release(ai_job->prepared);
    if (ai_job->hint)
        bcg_request_free(&ai_job->request);
    free(ai_job->view);
    free(ai_job);
}
