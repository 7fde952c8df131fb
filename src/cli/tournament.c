#include "cli/tournament.h"

#include "pool/clock.h"
#include "session/ruleset_json.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Set by the handler, read by every thread: a lock-free atomic is safe for both. */
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

/* Permanently: programs between us and the terminal may forward one Ctrl-C twice, and the second
 * must not suppress what the first should print. */
static void listen_for_interrupt(void)
{
    struct sigaction action = {.sa_handler = on_interrupt};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
}

/* -- scenarios -------------------------------------------------------------------------------- */

const char *tournament_id(const tournament *t, int which)
{
    return t->arenas[which].prepared->id;
}

const char *tournament_team(const tournament *t, int which, int team)
{
    const bcg_prepared *p = t->arenas[which].prepared;
    return p->ruleset->notation->team_word(p, team);
}

const char *tournament_points(const tournament *t)
{
    const bcg_ruleset_json *json = t->ruleset->json;
    return json && json->points_word ? json->points_word : "points";
}

/* Results are reported by id, so ids must be unique. */
static bool is_in(const tournament *t, const bcg_prepared *p)
{
    for (int i = 0; i < t->count; i++)
        if (strcmp(tournament_id(t, i), p->id) == 0)
            return true;
    return false;
}

/* Why it cannot be added, or NULL; then the tournament owns the game. */
static const char *add_arena(tournament *t, bcg_prepared *p)
{
    if (is_in(t, p))
        return "a scenario of the same id is in the list already";
    arena *larger = realloc(t->arenas, ((size_t)t->count + 1) * sizeof *larger);
    if (larger == NULL)
        return "not enough memory";
    t->arenas = larger;
    larger[t->count] = (arena){p, bcg_count_teams(p->game), tournament_total(t)};
    t->count++;
    return NULL;
}

/* The same for a document, which the caller keeps. */
static const char *add_document(tournament *t, const bcg_ruleset *rulesets,
                                const loaded_scenario *d, const game_choices *choices)
{
    bcg_problems ignored;
    bcg_problems_init(&ignored, NULL, 0);
    if (t->ruleset == NULL)
        t->ruleset = d->ruleset;
    if (t->ruleset != d->ruleset)
        return "it is of another ruleset than the others";
    if (!add_own_values(rulesets, choices->values, d))
        return "it cannot be played with these values";
    bcg_prepared *p = d->ruleset->notation->prepare(d->ruleset, d->data, choices->edition,
                                                    choices->options, &ignored);
    const char *why = p ? add_arena(t, p) : "it cannot be played";
    if (why)
        bcg_prepared_release(p);
    return why;
}

static bool is_for_computers(const loaded_scenario *d)
{
    const bcg_ruleset_tools *tools = d->ruleset->tools;
    return tools == NULL || tools->suits_computers == NULL || tools->suits_computers(d->data);
}

static bool add_all(tournament *t, const bcg_ruleset *rulesets, const game_choices *choices)
{
    catalogue c;
    const char *why = NULL;
    if (t->ruleset == NULL)
        t->ruleset = rulesets;
    if (!load_catalogue(rulesets, t->ruleset, &c))
        return false;
    for (int i = 0; i < c.count && !why; i++)
        if (is_for_computers(&c.entry[i].document))
            why = add_document(t, rulesets, &c.entry[i].document, choices);
    free_catalogue(&c);
    if (why)
        complain("all", "%s", why);
    return !why;
}

static bool add_one(tournament *t, const bcg_ruleset *rulesets, const char *name,
                    const game_choices *choices)
{
    loaded_scenario d;
    if (strcmp(name, "all") == 0)
        return add_all(t, rulesets, choices);
    if (!load_scenario(rulesets, name, &d))
        return false;
    const char *why = add_document(t, rulesets, &d, choices);
    if (why)
        complain(name, "%s", why);
    free_document(&d);
    return !why;
}

static bool add_list(tournament *t, const bcg_ruleset *rulesets, const char *names,
                     const game_choices *choices)
{
    char name[PATH_SIZE];
    if (access(names, F_OK) == 0) /* a file may have commas in its name */
        return add_one(t, rulesets, names, choices);
    for (const char *at = names;; at++) {
        const size_t len = strcspn(at, ",");
        snprintf(name, sizeof name, "%.*s", (int)(len < sizeof name ? len : sizeof name), at);
        if (!add_one(t, rulesets, name, choices))
            return false;
        at += len;
        if (*at == '\0')
            return true;
    }
}

bool tournament_add(tournament *t, const bcg_ruleset *rulesets, const char *names,
                    const game_choices *choices)
{
    if (!add_list(t, rulesets, names, choices))
        return false;
    if (t->count == 0)
        complain("sim", "there is no scenario for computer players");
    return t->count > 0;
}

void tournament_clear(tournament *t)
{
    for (int i = 0; t->turns && i < CONTESTANTS * t->count; i++)
        times_free(&t->turns[i]);
    free(t->scores);
    free(t->turns);
    t->scores = NULL;
    t->turns = NULL;
}

void tournament_free(tournament *t)
{
    tournament_clear(t);
    for (int i = 0; i < t->count; i++)
        bcg_prepared_release(t->arenas[i].prepared);
    free(t->arenas);
}

/* -- playing ---------------------------------------------------------------------------------- */

typedef struct run {
    tournament *t;
    int total;
    atomic_int next, done, failed;
    pthread_mutex_t results; /* of the tournament */
} run;

/* The times of one game, until it is known that the game counts. */
typedef struct turn_time {
    int contestant;
    uint64_t took;
} turn_time;

typedef struct stopwatch {
    turn_time *turns;
    size_t count, capacity;
    bool failed;
} stopwatch;

/* The first player is one contestant, all others are the other. */
static int contestant_at(int player)
{
    return player > 0;
}

static void note_turn(void *context, int player, uint64_t took)
{
    stopwatch *w = context;
    if (w->count == w->capacity) {
        const size_t capacity = w->capacity ? 2 * w->capacity : 64;
        turn_time *larger = realloc(w->turns, capacity * sizeof *larger);
        if (larger == NULL) {
            w->failed = true;
            return;
        }
        w->turns = larger;
        w->capacity = capacity;
    }
    w->turns[w->count++] = (turn_time){contestant_at(player), took};
}

static int arena_of(const tournament *t, int n)
{
    int which = t->count - 1;
    while (t->arenas[which].first > n)
        which--;
    return which;
}

/* By how many teams the players are rotated; if all dice differ, nothing is swapped. */
static int rotation_of(const tournament *t, int n)
{
    const arena *a = &t->arenas[arena_of(t, n)];
    return t->all_dice_differ ? 0 : (n - a->first) % a->teams;
}

static uint64_t seed_of(const tournament *t, int n)
{
    const arena *a = &t->arenas[arena_of(t, n)];
    const int which = t->all_dice_differ ? n - a->first : (n - a->first) / a->teams;
    return t->seed * 1000003u + (uint64_t)which;
}

/* The times of a contestant's turns in one scenario; those of the next scenario follow. */
static times *turns_of(const tournament *t, int contestant, int which)
{
    return t->turns + (ptrdiff_t)contestant * t->count + which;
}

static void add_game(score *s, const bcg_match_game *g, int teams, int rotation)
{
    s->games++;
    s->turns += g->turns;
    if (g->winner >= 0) {
        s->wins[contestant_at(g->winner)]++;
        s->by_team[(g->winner + rotation) % teams]++;
        s->by_opener += g->winner == g->opener;
    } else if (teams == 1) /* lost to the rules */
        s->wins[1]++;
    else
        s->draws++;
    for (int i = 0; i < teams; i++) {
        const int c = contestant_at(i);
        s->points[c] += g->points[i];
        s->points_by_team[(i + rotation) % teams] += g->points[i];
        s->nodes[c] += (double)g->nodes[i];
        s->decisions[c] += (double)g->decisions[i];
    }
}

/* An aborted game is discarded completely. All sums are of whole numbers: the order in which games
 * end makes no difference. */
static bool keep_game(run *h, int n, const bcg_match_game *g, const stopwatch *w)
{
    tournament *t = h->t;
    const int which = arena_of(t, n);
    bool kept = !w->failed;
    if (g->broken_off)
        return kept;
    pthread_mutex_lock(&h->results);
    add_game(&t->scores[which], g, t->arenas[which].teams, rotation_of(t, n));
    for (size_t i = 0; i < w->count; i++)
        kept = times_add(turns_of(t, w->turns[i].contestant, which), w->turns[i].took) && kept;
    pthread_mutex_unlock(&h->results);
    return kept;
}

static void play_one(run *h, int n)
{
    tournament *t = h->t;
    bcg_prepared *p = t->arenas[arena_of(t, n)].prepared;
    stopwatch w = {0};
    bcg_match_game played;
    bcg_contestant players[BCG_MAX_SEATS];
    const bcg_match_rules rules = {
        .clock = bcg_clock_ns, .turn_over = note_turn, .stop = wants_to_stop, .context = &w};
    for (int i = 0; i < BCG_MAX_SEATS; i++) {
        players[i] = t->contestant[contestant_at(i)];
        players[i].tables = &p->ai_tables;
    }
    if (!bcg_match_play(p->ruleset, p->game, players, rotation_of(t, n), seed_of(t, n), &rules,
                        &played) ||
        !keep_game(h, n, &played, &w))
        atomic_fetch_add(&h->failed, 1);
    free(w.turns);
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

/* A progress bar with the remaining time, redrawn a few times a second until all is done. */
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
    const size_t arenas = (size_t)t->count + 1; /* never zero */
    t->scores = calloc(arenas, sizeof *t->scores);
    t->turns = calloc(CONTESTANTS * arenas, sizeof *t->turns);
    return t->scores && t->turns;
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
    pthread_mutex_init(&h.results, NULL);
    const bool ready = has_room(t);
    if (ready)
        play_all(&h, label);
    pthread_mutex_destroy(&h.results);
    if (ready && atomic_load(&h.failed) == 0)
        return true;
    complain("sim", "not enough memory");
    return false;
}

/* -- scores ----------------------------------------------------------------------------------- */

int tournament_total(const tournament *t)
{
    const arena *last = t->count ? &t->arenas[t->count - 1] : NULL;
    return last ? last->first + t->pairs * last->teams : 0;
}

/* Adds the games of one scenario. */
static void add_score(score *to, const score *s, int teams)
{
    to->games += s->games;
    to->draws += s->draws;
    to->by_opener += s->by_opener;
    to->turns += s->turns;
    for (int c = 0; c < CONTESTANTS; c++) {
        to->wins[c] += s->wins[c];
        to->points[c] += s->points[c];
        to->nodes[c] += s->nodes[c];
        to->decisions[c] += s->decisions[c];
        to->turns_of[c] += s->turns * (c == 0 ? 1 : teams - 1) / teams;
    }
    for (int team = 0; team < teams; team++) {
        to->by_team[team] += s->by_team[team];
        to->points_by_team[team] += s->points_by_team[team];
    }
}

score tournament_score(const tournament *t, int which)
{
    score s = {0};
    for (int i = 0; i < t->count; i++)
        if (which < 0 || i == which)
            add_score(&s, &t->scores[i], t->arenas[i].teams);
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

rate team_rate(const score *s, int team)
{
    return rate_of(s->by_team[team] + s->draws / 2.0, s->games);
}

rate opener_rate(const score *s)
{
    return rate_of(s->by_opener + s->draws / 2.0, s->games);
}
