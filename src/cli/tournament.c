#include "cli/tournament.h"
#include "pool/clock.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Set by the handler, read by every thread: atomic and free of locks may be both. */
static atomic_int interrupted;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    atomic_store(&interrupted, 1);
}

bool tournament_was_interrupted(void)
{
    return atomic_load(&interrupted) != 0;
}

static bool wants_to_stop(void *context)
{
    (void)context;
    return tournament_was_interrupted();
}

/* For good: programs between us and the terminal may pass one Ctrl-C on twice, and the second must
 * not take away what the first was to print. */
static void listen_for_interrupt(void)
{
    struct sigaction action = {.sa_handler = on_interrupt};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
}

/* -- scenarios -------------------------------------------------------------------------------- */

bcg_span tournament_id(const tournament *t, int which)
{
    const memoir_scenario *s = t->arenas[which].scenario;
    return memoir_text(s, s->id.at[0].text);
}

/* Results are told by id, so no id may come twice. */
static bool is_in(const tournament *t, const memoir_scenario *scenario)
{
    const bcg_span id = memoir_text(scenario, scenario->id.at[0].text);
    for (int i = 0; i < t->count; i++) {
        const bcg_span other = tournament_id(t, i);
        if (other.len == id.len && memcmp(other.at, id.at, id.len) == 0)
            return true;
    }
    return false;
}

/* Why it cannot be added, or NULL; then the scenario is the tournament's. */
static const char *add_arena(tournament *t, memoir_scenario *scenario, memoir_choices choices)
{
    if (is_in(t, scenario))
        return "a scenario of the same id is in the list already";
    arena *larger = realloc(t->arenas, ((size_t)t->count + 1) * sizeof *larger);
    if (larger == NULL)
        return "not enough memory";
    t->arenas = larger;
    if (memoir_game_init(&larger[t->count].game, scenario, choices) != ML_NONE)
        return "it cannot be played";
    larger[t->count++].scenario = scenario;
    return NULL;
}

static bool add_all(tournament *t, memoir_choices choices)
{
    catalogue c;
    const char *why = NULL;
    if (!load_catalogue(&c))
        return false;
    for (int i = 0; i < c.count && !why; i++)
        if (c.scenario[i]->board.at[0].board == MEMOIR_STANDARD) {
            why = add_arena(t, c.scenario[i], choices);
            if (!why)
                c.scenario[i] = NULL; /* the tournament's now */
        }
    free_catalogue(&c);
    if (why)
        complain("all", "%s", why);
    return !why;
}

static bool add_one(tournament *t, const char *name, memoir_choices choices)
{
    if (strcmp(name, "all") == 0)
        return add_all(t, choices);
    memoir_scenario *scenario = load_scenario(name);
    if (!scenario)
        return false;
    const char *why = add_arena(t, scenario, choices);
    if (why) {
        complain(name, "%s", why);
        free(scenario);
    }
    return !why;
}

bool tournament_add(tournament *t, const char *names, memoir_choices choices)
{
    char name[PATH_SIZE];
    if (access(names, F_OK) == 0) /* a file may have commas in its name */
        return add_one(t, names, choices);
    for (const char *at = names;; at++) {
        const size_t len = strcspn(at, ",");
        snprintf(name, sizeof name, "%.*s", (int)(len < sizeof name ? len : sizeof name), at);
        if (!add_one(t, name, choices))
            return false;
        at += len;
        if (*at == '\0')
            return true;
    }
}

void tournament_clear(tournament *t)
{
    for (int i = 0; t->turns && i < 2 * t->count; i++)
        times_free(&t->turns[i]);
    free(t->games);
    free(t->played);
    free(t->turns);
    t->games = NULL;
    t->played = NULL;
    t->turns = NULL;
}

void tournament_free(tournament *t)
{
    tournament_clear(t);
    for (int i = 0; i < t->count; i++)
        free(t->arenas[i].scenario);
    free(t->arenas);
}

/* -- playing ---------------------------------------------------------------------------------- */

typedef struct run {
    tournament *t;
    int total;
    atomic_int next, done, failed;
    pthread_mutex_t turns; /* of the tournament */
} run;

/* One game's times, until it is known that the game counts. */
typedef struct stopwatch {
    times turns[2];
    bool failed;
} stopwatch;

static void note_turn(void *context, int contestant, uint64_t took)
{
    stopwatch *w = context;
    w->failed = !times_add(&w->turns[contestant], took) || w->failed;
}

static int arena_of(const tournament *t, int n)
{
    return n / 2 / t->pairs;
}

/* Which of the contestants has which seat; if all dice differ there is nothing to swap. */
static bool is_swapped(const tournament *t, int n)
{
    return !t->all_dice_differ && n % 2 == 1;
}

static uint64_t seed_of(const tournament *t, int n)
{
    const int which = t->all_dice_differ ? n % (2 * t->pairs) : n / 2 % t->pairs;
    return t->seed * 1000003u + (uint64_t)which;
}

/* The times of a contestant's turns in one scenario; those of the next scenario follow. */
static times *turns_of(const tournament *t, int contestant, int which)
{
    return t->turns + (ptrdiff_t)contestant * t->count + which;
}

/* A game that was broken off leaves no trace. */
static bool keep_game(run *h, int n, const stopwatch *w)
{
    tournament *t = h->t;
    t->played[n] = !t->games[n].broken_off;
    bool kept = !w->failed;
    pthread_mutex_lock(&h->turns);
    for (int c = 0; c < 2 && t->played[n]; c++)
        kept = times_add_all(turns_of(t, c, arena_of(t, n)), &w->turns[c]) && kept;
    pthread_mutex_unlock(&h->turns);
    return kept;
}

static void play_one(run *h, int n)
{
    tournament *t = h->t;
    stopwatch w = {0};
    const bcg_match_rules rules = {
        .clock = bcg_clock_ns, .turn_over = note_turn, .stop = wants_to_stop, .context = &w};
    if (!bcg_match_play(t->ruleset, &t->arenas[arena_of(t, n)].game.head, t->contestant,
                        is_swapped(t, n), seed_of(t, n), &rules, &t->games[n]) ||
        !keep_game(h, n, &w))
        atomic_fetch_add(&h->failed, 1);
    for (int c = 0; c < 2; c++)
        times_free(&w.turns[c]);
}

static void *sit_down(void *context)
{
    run *h = context;
    for (int n; !tournament_was_interrupted() && (n = atomic_fetch_add(&h->next, 1)) < h->total;) {
        play_one(h, n);
        atomic_fetch_add(&h->done, 1);
    }
    return NULL;
}

/* A bar with the time that is left, drawn anew a few times a second until all is done. */
static void watch(const run *h, const char *label)
{
    const struct timespec pause = {.tv_nsec = 200000000};
    const uint64_t begin = bcg_clock_ns();
    enum { WIDTH = 30 };
    if (!isatty(STDERR_FILENO))
        return;
    for (int done = 0; done < h->total && !tournament_was_interrupted();) {
        nanosleep(&pause, NULL);
        done = atomic_load(&h->done);
        const double seconds = (double)(bcg_clock_ns() - begin) / 1e9;
        const int filled = WIDTH * done / h->total;
        fprintf(stderr, "\r%s [%.*s%.*s] %d of %d", label, filled, "##############################",
                WIDTH - filled, "..............................", done, h->total);
        if (done)
            fprintf(stderr, ", %.0f s left ", seconds / done * (h->total - done));
    }
    fprintf(stderr, "\r%79s\r", "");
}

static bool has_room(tournament *t)
{
    const size_t total = (size_t)tournament_total(t);
    t->games = calloc(total, sizeof *t->games);
    t->played = calloc(total, sizeof *t->played);
    t->turns = calloc(2 * (size_t)t->count, sizeof *t->turns);
    return t->games && t->played && t->turns;
}

static void play_all(run *h, const char *label)
{
    enum { MOST = 64 };
    pthread_t thread[MOST];
    const int threads = h->t->threads < MOST ? h->t->threads : MOST;
    int started = 0;
    listen_for_interrupt();
    while (started < threads && pthread_create(&thread[started], NULL, sit_down, h) == 0)
        started++;
    if (started == 0)
        sit_down(h);
    watch(h, label);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
}

bool tournament_play(tournament *t, const char *label)
{
    run h = {.t = t, .total = tournament_total(t)};
    pthread_mutex_init(&h.turns, NULL);
    const bool ready = has_room(t);
    if (ready)
        play_all(&h, label);
    pthread_mutex_destroy(&h.turns);
    if (ready && atomic_load(&h.failed) == 0)
        return true;
    complain("sim", "not enough memory");
    return false;
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
    for (int c = 0; c < 2; c++) {
        s->points[c] += g->points[c];
        s->points_by_seat[c ^ swap] += g->points[c];
        s->nodes[c] += (double)g->nodes[c];
        s->decisions[c] += (double)g->decisions[c];
    }
}

int tournament_total(const tournament *t)
{
    return t->count * t->pairs * 2;
}

score tournament_score(const tournament *t, int which)
{
    score s = {0};
    for (int n = 0; n < tournament_total(t); n++)
        if (t->played[n] && (which < 0 || arena_of(t, n) == which))
            add_game(&s, &t->games[n], is_swapped(t, n));
    return s;
}

pace tournament_pace(const tournament *t, int which, int contestant)
{
    return which < 0 ? pace_of(turns_of(t, contestant, 0), t->count)
                     : pace_of(turns_of(t, contestant, which), 1);
}

double per_game(double number, const score *s)
{
    return s->games ? number / s->games : 0;
}

rate win_rate(const score *s, int contestant)
{
    return rate_of(s->wins[contestant] + s->draws / 2.0, s->games);
}

rate seat_rate(const score *s, int seat)
{
    return rate_of(s->by_seat[seat] + s->draws / 2.0, s->games);
}
