#include "cli/tournament.h"

#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

bool tournament_was_interrupted(void)
{
    return interrupted;
}

static bool wants_to_stop(void *context)
{
    (void)context;
    return interrupted;
}

static uint64_t clock_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* -- scenarios -------------------------------------------------------------------------------- */

static bool add_arena(tournament *t, memoir_scenario *scenario, memoir_choices choices)
{
    arena *a = &t->arenas[t->count];
    if (memoir_game_init(&a->game, scenario, choices) != ML_NONE)
        return false;
    a->scenario = scenario;
    t->count++;
    return true;
}

static bool load_all(tournament *t, memoir_choices choices)
{
    catalogue c;
    if (!load_catalogue(&c))
        return false;
    t->arenas = calloc((size_t)c.count + 1, sizeof *t->arenas);
    for (int i = 0; t->arenas && i < c.count; i++)
        if (c.scenario[i]->board.at[0].board == BCG_STANDARD &&
            add_arena(t, c.scenario[i], choices))
            c.scenario[i] = NULL; /* ours now */
    free_catalogue(&c);
    return t->arenas != NULL;
}

bool tournament_load(tournament *t, const char *what, memoir_choices choices)
{
    if (strcmp(what, "all") == 0) {
        if (load_all(t, choices))
            return true;
        complain("sim", "the scenarios cannot be loaded");
        return false;
    }
    memoir_scenario *scenario = load_scenario(what);
    if (!scenario)
        return false;
    t->arenas = calloc(1, sizeof *t->arenas);
    if (t->arenas && add_arena(t, scenario, choices))
        return true;
    complain(what, "it cannot be played");
    free(scenario);
    return false;
}

void tournament_free(tournament *t)
{
    for (int i = 0; i < t->count; i++)
        free(t->arenas[i].scenario);
    free(t->arenas);
    free(t->games);
    free(t->played);
}

/* -- playing ---------------------------------------------------------------------------------- */

typedef struct hall {
    tournament *t;
    int total;
    atomic_int next, done, failed;
} hall;

static void play_one(hall *h, int n)
{
    static const bcg_match_rules rules = {.clock = clock_ns, .stop = wants_to_stop};
    tournament *t = h->t;
    const int pair = n / 2 % t->pairs;
    const uint64_t seed = t->seed * 1000003u + (uint64_t)pair;
    if (!bcg_match_play(&t->arenas[n / 2 / t->pairs].game.head, t->contestant, n & 1, seed, &rules,
                        &t->games[n]))
        atomic_fetch_add(&h->failed, 1);
    t->played[n] = !t->games[n].broken_off;
}

static void *sit_down(void *context)
{
    hall *h = context;
    for (int n; (n = atomic_fetch_add(&h->next, 1)) < h->total && !interrupted;) {
        play_one(h, n);
        atomic_fetch_add(&h->done, 1);
    }
    return NULL;
}

/* A bar with the time that is left, drawn anew a few times a second until all is done. */
static void watch(const hall *h, const char *label)
{
    const struct timespec pause = {.tv_nsec = 200000000};
    const uint64_t begin = clock_ns();
    enum { WIDTH = 30 };
    if (!isatty(STDERR_FILENO))
        return;
    for (int done = 0; done < h->total && !interrupted;) {
        nanosleep(&pause, NULL);
        done = atomic_load(&h->done);
        const double seconds = (double)(clock_ns() - begin) / 1e9;
        const int filled = WIDTH * done / h->total;
        fprintf(stderr, "\r%s [%.*s%.*s] %d of %d", label, filled, "##############################",
                WIDTH - filled, "..............................", done, h->total);
        if (done)
            fprintf(stderr, ", %.0f s left ", seconds / done * (h->total - done));
    }
    fprintf(stderr, "\r%79s\r", "");
}

bool tournament_play(tournament *t, const char *label)
{
    enum { MOST = 64 };
    hall h = {.t = t, .total = t->count * t->pairs * 2};
    pthread_t thread[MOST];
    const int threads = t->threads < MOST ? t->threads : MOST;
    int started = 0;
    t->games = calloc((size_t)h.total, sizeof *t->games);
    t->played = calloc((size_t)h.total, sizeof *t->played);
    if (!t->games || !t->played) {
        complain("sim", "not enough memory");
        return false;
    }
    signal(SIGINT, on_interrupt);
    while (started < threads && pthread_create(&thread[started], NULL, sit_down, &h) == 0)
        started++;
    if (started == 0)
        sit_down(&h);
    watch(&h, label);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    signal(SIGINT, SIG_DFL);
    if (atomic_load(&h.failed))
        complain("sim", "not enough memory");
    return atomic_load(&h.failed) == 0;
}

/* -- scores ----------------------------------------------------------------------------------- */

static void add_game(score *s, const bcg_match_game *g, int swap)
{
    s->games++;
    s->turns += g->turns;
    if (g->winner < 0)
        s->draws++;
    else {
        s->wins[g->winner]++;
        s->by_seat[g->winner ^ swap]++;
    }
    for (int c = 0; c < BCG_MATCH_SEATS; c++) {
        const double slowest = (double)g->slowest[c] / 1e9;
        s->points[c] += g->points[c];
        s->spent[c] += (double)g->spent[c] / 1e9;
        s->nodes[c] += (double)g->nodes[c];
        s->decisions[c] += (double)g->decisions[c];
        s->slowest[c] = slowest > s->slowest[c] ? slowest : s->slowest[c];
    }
}

score tournament_score(const tournament *t, int which)
{
    score s = {0};
    for (int n = 0; n < t->count * t->pairs * 2; n++)
        if (t->played[n] && (which < 0 || n / 2 / t->pairs == which))
            add_game(&s, &t->games[n], n & 1);
    return s;
}

rate win_rate(const score *s, int contestant)
{
    const double z = 1.959964, n = s->games;
    if (s->games == 0)
        return (rate){0, 0, 1};
    const double p = (s->wins[contestant] + s->draws / 2.0) / n;
    const double middle = p + z * z / (2 * n),
                 half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)), scale = 1 + z * z / n;
    return (rate){p, (middle - half) / scale, (middle + half) / scale};
}
