#include "server/thinkers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 32, MOST_HINTS = 32, HINTS_EACH = 2, HINT_MS = 5000, HINT_NODES = 3000000 };

/* Whoever plays must not wait for who thinks: nice values, as crew.h has them. */
enum { LESS_URGENT = 10, LEAST_URGENT = 15 };

struct bcg_player {
    char game[BCG_GAME_ID];
    int seat;
    bcg_scene *scene; /* held; NULL: nobody */
    bcg_ai *ai;
    bool thinking;
    uint64_t used;
};

struct bcg_thinkers {
    bcg_crew *crew;  /* decisions */
    bcg_crew *hints; /* on a thread of their own: nobody's turn waits for them */
    int threads;
    void (*bell)(void *context);
    void *context;
    atomic_bool stop; /* all of them */
    bcg_player players[PLAYERS];
    uint64_t uses;
};

/* -- on their threads ------------------------------------------------------------------------- */

typedef struct patience {
    bcg_thought *thought;
    bcg_thinkers *all;
    int64_t until; /* milliseconds of the clock; 0: as long as it takes */
} patience;

static int64_t clock_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static bool is_wanted_now(void *context)
{
    const patience *p = context;
    return atomic_load(&p->thought->stop) || atomic_load(&p->all->stop) ||
           (p->until && clock_ms() >= p->until);
}

static void think(void *context, bcg_job *job)
{
    bcg_thought *t = (bcg_thought *)job;
    patience p = {t, context, t->hint ? clock_ms() + HINT_MS : 0};
    const bcg_ai_budget budget = {.threads = t->threads, .stop = is_wanted_now, .context = &p};
    if (t->hint) {
        t->ok = bcg_think_hint(t->scene, t->view, t->request.level, t->request.nodes, &budget,
                               t->plan, &t->advice);
        t->advice.version = t->version;
    } else {
        t->ok = true;
        t->action = bcg_ai_choose(t->player->ai, t->view, &budget).action;
    }
}

static void ring(void *context)
{
    const bcg_thinkers *t = context;
    t->bell(t->context);
}

static void drop(bcg_job *job)
{
    bcg_thought_free((bcg_thought *)job);
}

/* -- players ---------------------------------------------------------------------------------- */

static void forget(bcg_player *p)
{
    bcg_ai_free(p->ai);
    bcg_scene_release(p->scene);
    *p = (bcg_player){.scene = NULL};
}

/* The player of that seat, or the place of the one that was asked least lately; NULL if all think.
 */
static bcg_player *find_player(bcg_thinkers *t, const char *game, int seat)
{
    bcg_player *oldest = NULL;
    for (int i = 0; i < PLAYERS; i++) {
        bcg_player *p = &t->players[i];
        if (p->scene && p->seat == seat && strcmp(p->game, game) == 0)
            return p;
        if (!p->thinking && (oldest == NULL || p->used < oldest->used))
            oldest = p;
    }
    return oldest;
}

/* NULL if there is no memory, or as many players think as there may be. */
static bcg_player *seat_player(bcg_thinkers *t, const bcg_session *s, const char *game, int seat)
{
    bcg_player *p = find_player(t, game, seat);
    if (p == NULL || p->thinking)
        return NULL;
    if (p->scene == NULL || p->seat != seat || strcmp(p->game, game) != 0) {
        forget(p);
        p->ai = bcg_think_new(s, seat);
        if (p->ai == NULL)
            return NULL;
        p->scene = bcg_scene_hold(bcg_session_setup(s)->scene);
        p->seat = seat;
        snprintf(p->game, sizeof p->game, "%s", game);
    }
    p->used = ++t->uses;
    p->thinking = true;
    return p;
}

/* -- for others ------------------------------------------------------------------------------- */

bcg_thinkers *bcg_thinkers_new(int threads, void (*bell)(void *context), void *context)
{
    bcg_thinkers *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    const bcg_crew_plan plan = {.threads = threads,
                                .nice = LESS_URGENT,
                                .work = think,
                                .bell = ring,
                                .drop = drop,
                                .context = t};
    t->threads = threads;
    t->bell = bell;
    t->context = context;
    t->crew = bcg_crew_new(&plan);
    const bcg_crew_plan alone = {.threads = 1,
                                 .by_owner = true,
                                 .nice = LEAST_URGENT,
                                 .work = think,
                                 .bell = ring,
                                 .drop = drop,
                                 .context = t};
    t->hints = t->crew ? bcg_crew_new(&alone) : NULL;
    if (t->hints)
        return t;
    bcg_thinkers_free(t);
    return NULL;
}

void bcg_thinkers_free(bcg_thinkers *t)
{
    if (t == NULL)
        return;
    atomic_store(&t->stop, true);
    bcg_crew_free(t->crew);
    bcg_crew_free(t->hints);
    for (int i = 0; i < PLAYERS; i++)
        forget(&t->players[i]);
    free(t);
}

bcg_thought *bcg_thinkers_ask(bcg_thinkers *t, const bcg_session *s, const char *game, int seat,
                              const bcg_request *request, uint64_t guest, uint64_t owner)
{
    if (request &&
        (bcg_crew_busy(t->hints) >= MOST_HINTS || bcg_crew_busy_for(t->hints, owner) >= HINTS_EACH))
        return NULL;
    bcg_thought *thought = calloc(1, sizeof *thought);
    if (thought == NULL)
        return NULL;
    bcg_scene *scene = bcg_session_setup(s)->scene;
    thought->view = malloc(scene->dialect->ops->state_size);
    thought->player = request || thought->view == NULL ? NULL : seat_player(t, s, game, seat);
    if (thought->view == NULL || (request == NULL && thought->player == NULL)) {
        free(thought->view);
        free(thought);
        return NULL;
    }
    bcg_exit_view(s, seat, thought->view);
    thought->scene = bcg_scene_hold(scene);
    thought->seat = seat;
    thought->version = bcg_session_version(s);
    snprintf(thought->game, sizeof thought->game, "%s", game);
    thought->hint = request != NULL;
    if (request) {
        thought->request = *request;
        if (request->nodes > HINT_NODES)
            thought->request.nodes = HINT_NODES;
    }
    thought->guest = guest;
    thought->job.owner = owner;
    /* Many questions at once: a thread for each; a single one may have them all. */
    thought->threads = request || bcg_crew_busy(t->crew) ? 1 : t->threads;
    bcg_crew_hand(request ? t->hints : t->crew, &thought->job);
    return thought;
}

bcg_thought *bcg_thinkers_done(bcg_thinkers *t)
{
    bcg_job *jobs = bcg_crew_done(t->crew), **end = &jobs;
    while (*end)
        end = &(*end)->next;
    *end = bcg_crew_done(t->hints);
    return (bcg_thought *)jobs;
}

bcg_thought *bcg_thought_next(const bcg_thought *thought)
{
    return (bcg_thought *)thought->job.next;
}

void bcg_thought_release(bcg_thought *thought)
{
    if (thought->player)
        thought->player->thinking = false;
    thought->player = NULL;
}

void bcg_thought_free(bcg_thought *thought)
{
    bcg_scene_release(thought->scene);
    if (thought->hint)
        bcg_request_free(&thought->request);
    free(thought->view);
    free(thought);
}
