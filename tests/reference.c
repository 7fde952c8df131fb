/* Measures a level against the reference bot (reference_bot.h), from outside: using only the public
 * headers. Games come in pairs with the same seed and the sides swapped. The same arguments give
 * the same results, whatever the number of threads.
 *
 * Usage: reference LEVEL[:NODES] PAIRS SEED THREADS FILE.scn... */
#include "reference_bot.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_BATTLES = 32, MOST_THREADS = 64 };

typedef struct battle {
    const char *path;
    bocage_scenario *scenario;
    bocage_game *game;
} battle;

typedef struct outcome {
    bool failed; /* out of memory, or somebody chose an illegal action */
    bocage_result result;
    double seconds;
} outcome;

typedef struct match {
    char level[32];
    uint64_t nodes, seed;
    int pairs, battles;
    battle battle[MOST_BATTLES];
    outcome *games;
    atomic_int next;
} match;

static double clock_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* -- one game --------------------------------------------------------------------------------- */

/* Everything one game needs. */
typedef struct table {
    const bocage_game *game;
    bocage_random *dice, *thoughts; /* thoughts: the bot's guesses move no dice */
    bocage_state *state;
    bocage_ai *ai;
} table;

static bocage_action decide(const match *m, const table *t, int ai_seat)
{
    const int who = bocage_actor(t->state);
    if (who == BOCAGE_CHANCE)
        return bocage_chance(t->state, t->dice);
    bocage_view *view = bocage_view_new(t->state, who);
    if (view == NULL)
        return 0;
    const bocage_action a = who == ai_seat ? bocage_ai_choose(t->ai, view, m->nodes, 1)
                                           : reference_bot_choose(t->game, view, t->thoughts);
    bocage_view_free(view);
    return a;
}

/* False if somebody chose an illegal action. */
static bool play(const match *m, const table *t, int ai_seat)
{
    int who;
    while ((who = bocage_actor(t->state)) != BOCAGE_OVER)
        if (bocage_apply(t->state, who, decide(m, t, ai_seat)) != BOCAGE_OK)
            return false;
    return true;
}

static void play_game(match *m, int n)
{
    const bocage_game *game = m->battle[n / 2 / m->pairs].game;
    const uint64_t seed = m->seed * 1000003u + (uint64_t)(n / 2 % m->pairs);
    const int ai_seat = n & 1;
    const double begin = clock_now();
    table t = {.game = game, .dice = bocage_random_new(seed)};
    if (t.dice) {
        t.ai = bocage_ai_new(game, m->level, bocage_random_below(t.dice, UINT32_MAX));
        t.thoughts = bocage_random_new(bocage_random_below(t.dice, UINT32_MAX));
        t.state = bocage_state_new(game, t.dice);
    }
    outcome *o = &m->games[n];
    o->failed = !t.state || !t.ai || !t.thoughts || !play(m, &t, ai_seat);
    if (!o->failed)
        o->result = bocage_result_of(t.state, ai_seat);
    o->seconds = clock_now() - begin;
    bocage_state_free(t.state);
    bocage_random_free(t.thoughts);
    bocage_ai_free(t.ai);
    bocage_random_free(t.dice);
}

/* -- all games -------------------------------------------------------------------------------- */

static void *play_games(void *context)
{
    match *m = context;
    const int total = m->battles * m->pairs * 2;
    for (int n; (n = atomic_fetch_add(&m->next, 1)) < total;)
        play_game(m, n);
    return NULL;
}

static void play_all(match *m, int threads)
{
    pthread_t thread[MOST_THREADS];
    int started = 0;
    while (started < threads && started < MOST_THREADS &&
           pthread_create(&thread[started], NULL, play_games, m) == 0)
        started++;
    if (started == 0)
        play_games(m);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
}

/* -- the table -------------------------------------------------------------------------------- */

/* The score of games `from` up to `end`, with Wilson's interval; a draw is half a win. False if one
 * of them failed. */
static bool print_row(const match *m, const char *name, int from, int end)
{
    int of[4] = {0}, failed = 0;
    double seconds = 0;
    for (int i = from; i < end; i++) {
        failed += m->games[i].failed;
        of[m->games[i].result]++;
        seconds += m->games[i].seconds;
    }
    const double z = 1.959964, n = end - from;
    const double p = (of[BOCAGE_WON] + of[BOCAGE_DRAWN] / 2.0) / n, scale = 1 + z * z / n;
    const double middle = p + z * z / (2 * n),
                 half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    printf("%-36s %6d %6d %6d %6d %6.1f %% %6.1f - %5.1f %9.2f\n", name, end - from, of[BOCAGE_WON],
           of[BOCAGE_LOST], of[BOCAGE_DRAWN], 100 * p, 100 * fmax(0, middle - half) / scale,
           100 * (middle + half) / scale, seconds);
    if (failed)
        fprintf(stderr, "%s: %d games were broken off\n", name, failed);
    return failed == 0;
}

static bool print_table(const match *m)
{
    bool good = true;
    printf("%-36s %6s %6s %6s %6s %8s %14s %9s\n", m->level, "games", "won", "lost", "drawn",
           "rate", "95 %", "seconds");
    for (int i = 0; i < m->battles; i++) {
        const char *slash = strrchr(m->battle[i].path, '/');
        good = print_row(m, slash ? slash + 1 : m->battle[i].path, i * m->pairs * 2,
                         (i + 1) * m->pairs * 2) &&
               good;
    }
    return print_row(m, "all", 0, m->battles * m->pairs * 2) && good;
}

/* -- the command ------------------------------------------------------------------------------ */

static bool has_level(const bocage_game *game, const char *name)
{
    for (int i = 0; i < bocage_ai_levels(game); i++)
        if (strcmp(bocage_ai_level_name(game, i), name) == 0)
            return true;
    return false;
}

/* False if it cannot be played, or not by that level. */
static bool load(battle *b, const char *path, const char *level)
{
    static char text[BOCAGE_POSITION_TEXT];
    char why[200] = "it cannot be opened";
    FILE *f = fopen(path, "rb");
    b->path = path;
    if (f) {
        const size_t size = fread(text, 1, sizeof text, f);
        fclose(f);
        b->scenario = bocage_scenario_new(text, size, why, sizeof why);
    }
    if (b->scenario)
        b->game = bocage_game_new(b->scenario, NULL, NULL, why, sizeof why);
    const bool found = b->game && has_level(b->game, level);
    if (!found)
        fprintf(stderr, "%s: %s\n", path, b->game ? "there is no such level" : why);
    return found;
}

/* False if the arguments are invalid. */
static bool read_arguments(int argc, char **argv, match *m, int *threads)
{
    if (argc < 6 || argc - 5 > MOST_BATTLES)
        return false;
    const size_t len = strcspn(argv[1], ":");
    snprintf(m->level, sizeof m->level, "%.*s", len < 31 ? (int)len : 31, argv[1]);
    m->nodes = argv[1][len] ? strtoull(argv[1] + len + 1, NULL, 10) : 0;
    m->pairs = atoi(argv[2]);
    m->seed = strtoull(argv[3], NULL, 10);
    *threads = atoi(argv[4]);
    return m->pairs > 0 && m->pairs <= 100000;
}

int main(int argc, char **argv)
{
    static match m;
    int threads = 1;
    if (!read_arguments(argc, argv, &m, &threads)) {
        fprintf(stderr, "usage: reference LEVEL[:NODES] PAIRS SEED THREADS FILE.scn...\n");
        return 2;
    }
    bool good = true;
    for (m.battles = 0; good && m.battles < argc - 5; m.battles++)
        good = load(&m.battle[m.battles], argv[5 + m.battles], m.level);
    m.games = calloc((size_t)(m.battles * m.pairs * 2), sizeof *m.games);
    if (good && m.games) {
        play_all(&m, threads);
        good = print_table(&m);
    }
    for (int i = 0; i < m.battles; i++) {
        bocage_game_free(m.battle[i].game);
        bocage_scenario_free(m.battle[i].scenario);
    }
    free(m.games);
    return good ? 0 : 1;
}
