/* Finds the weights of what is counted in a state (MEMOIR_FEATURES) by watching games.
 *
 *     learn LEVEL[:NODES] NOISE GAMES SEED THREADS FILE.scn...
 *
 * Players of the level play GAMES games of each battle against themselves, straying by up to NOISE
 * thousandths of a medal if the level is a greedy one. At the end of every turn the features are
 * counted for both sides; afterwards logistic regression (Newton's method, a little ridge) finds
 * the weights under which they tell best who won. How each side of each battle does on the whole is
 * a number of its own in the regression, so that an uneven battle says nothing about features.
 *
 * docs/ai.md has the commands that were used. */
#include "ai/memoir_heuristics.h"
#include "ai/player.h"
#include "battles.h"
#include "rulesets.h"
#include "squares.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* For each battle: the Axis and the Allies, each when it has moved and when it is to move. */
enum { VIEWS = 4, UNKNOWNS = MEMOIR_FEATURE_COUNT + VIEWS * MOST_BATTLES };

#define NAME(name, weight, what) #name,
static const char *const names[] = {MEMOIR_FEATURES(NAME)};

typedef struct sample {
    float count[MEMOIR_FEATURE_COUNT];
    uint8_t which; /* battle and view */
    uint8_t won;
} sample;

typedef struct samples {
    sample *at;
    size_t count, capacity;
} samples;

typedef struct lesson {
    bcg_ai_level level;
    uint64_t nodes, seed;
    memoir_game *games;
    int battles, each, threads;
} lesson;

typedef struct watcher {
    const lesson *l;
    int number;
    samples seen;
} watcher;

/* -- games ------------------------------------------------------------------------------------ */

static sample *add(samples *s)
{
    if (s->count == s->capacity) {
        s->capacity = s->capacity ? 2 * s->capacity : 4096;
        s->at = realloc(s->at, s->capacity * sizeof s->at[0]);
        if (!s->at)
            give_up("learn", "a game", "no memory or no thread");
    }
    return &s->at[s->count++];
}

static void note(samples *seen, const memoir_game *g, const memoir_ai_tables *tables,
                 const memoir_state *s, int battle)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        int count[MEMOIR_FEATURE_COUNT];
        sample *to = add(seen);
        memoir_count(g, tables, s, side, s->active, count);
        for (int i = 0; i < MEMOIR_FEATURE_COUNT; i++)
            to->count[i] = (float)count[i] / (i < LF_IN_THOUSANDTHS ? 1 : 1000);
        to->which = (uint8_t)(VIEWS * battle + 2 * side + (s->active == side));
    }
}

static void watch_game(const lesson *l, int battle, uint64_t seed, samples *seen)
{
    const memoir_game *g = &l->games[battle];
    const bcg_ops *ops = g->head.ops;
    const size_t first = seen->count;
    memoir_state s, view;
    bcg_rng dice;
    bcg_ai_tables tables = {.weights = NULL};
    bcg_ai *ai[MEMOIR_SIDES];
    int turn = 1;
    bcg_rng_seed(&dice, seed);
    for (int i = 0; i < MEMOIR_SIDES; i++)
        ai[i] = bcg_ai_new(bcg_rulesets, &g->head, &tables, &l->level, bcg_rng_next(&dice));
    if (!ai[0] || !ai[1])
        give_up("learn", "a game", "no memory or no thread");
    ops->begin(&g->head, &s);
    for (int actor; (actor = bcg_actor(&g->head, &s)) != BCG_OVER;) {
        if (s.turn > turn) {
            turn = s.turn;
            note(seen, g, ai[0]->tables, &s, battle);
        }
        if (actor == BCG_CHANCE) {
            ops->apply(&g->head, &s, BCG_CHANCE, ops->chance(&g->head, &s, &dice), NULL);
            continue;
        }
        ops->view(&g->head, &s, actor, &view);
        const bcg_ai_answer a = bcg_ai_choose(ai[actor], &view, actor,
                                              &(bcg_ai_budget){.nodes = l->nodes});
        ops->apply(&g->head, &s, actor, a.action, NULL);
    }
    for (size_t i = first; i < seen->count; i++)
        seen->at[i].won = ops->result(&g->head, &s, seen->at[i].which / 2 % 2) == BCG_WON;
    bcg_ai_free(ai[0]);
    bcg_ai_free(ai[1]);
    bcg_ai_tables_done(&tables);
}

static void *watch(void *context)
{
    watcher *w = context;
    for (int n = w->number; n < w->l->battles * w->l->each; n += w->l->threads)
        watch_game(w->l, n % w->l->battles, w->l->seed * 1000003u + (uint64_t)n, &w->seen);
    return NULL;
}

static samples watch_all(const lesson *l)
{
    pthread_t thread[MOST_THREADS];
    static watcher watchers[MOST_THREADS];
    samples all = {0};
    for (int i = 0; i < l->threads; i++) {
        watchers[i] = (watcher){.l = l, .number = i};
        if (pthread_create(&thread[i], NULL, watch, &watchers[i]) != 0)
            give_up("learn", "a game", "no memory or no thread");
    }
    for (int i = 0; i < l->threads; i++) {
        pthread_join(thread[i], NULL);
        for (size_t n = 0; n < watchers[i].seen.count; n++)
            *add(&all) = watchers[i].seen.at[n];
        free(watchers[i].seen.at);
    }
    return all;
}

/* -- regression ------------------------------------------------------------------------------- */

static double slope[UNKNOWNS][UNKNOWNS], pull[UNKNOWNS];

/* What one sample says; gives its surprise, in bits. */
static double add_sample(const sample *s, const double w[UNKNOWNS])
{
    const int own = MEMOIR_FEATURE_COUNT + s->which;
    double z = w[own];
    for (int i = 0; i < MEMOIR_FEATURE_COUNT; i++)
        z += w[i] * (double)s->count[i];
    const double p = 1 / (1 + exp(-z)), weight = p * (1 - p), miss = s->won - p;
    for (int i = 0; i < MEMOIR_FEATURE_COUNT; i++) {
        const double c = (double)s->count[i];
        if (c == 0)
            continue;
        pull[i] += miss * c;
        slope[own][i] += weight * c;
        for (int k = 0; k <= i; k++)
            slope[i][k] += weight * c * (double)s->count[k];
    }
    pull[own] += miss;
    slope[own][own] += weight;
    return -log2(s->won ? p : 1 - p);
}

/* One step; gives the mean surprise. */
static double step(const samples *all, double w[UNKNOWNS])
{
    const double ridge = 2;
    double x[UNKNOWNS], surprise = 0;
    memset(slope, 0, sizeof slope);
    for (int i = 0; i < UNKNOWNS; i++) {
        slope[i][i] = ridge;
        pull[i] = -ridge * w[i];
    }
    for (size_t n = 0; n < all->count; n++)
        surprise += add_sample(&all->at[n], w);
    for (int i = 0; i < UNKNOWNS; i++)
        for (int k = 0; k < i; k++)
            slope[k][i] = slope[i][k];
    solve(UNKNOWNS, slope[0], pull, x);
    for (int i = 0; i < UNKNOWNS; i++)
        w[i] += x[i];
    return surprise / (double)all->count;
}

/* -- the command line ------------------------------------------------------------------------- */

int main(int argc, char **argv)
{
    static double w[UNKNOWNS];
    lesson l = {0};
    if (argc < 7) {
        fprintf(stderr, "usage: learn LEVEL[:NODES] NOISE GAMES SEED THREADS FILE.scn...\n");
        return 2;
    }
    l.level = *read_level("learn", argv[1], &l.nodes);
    l.level.noise = (int)strtol(argv[2], NULL, 10);
    l.each = read_count("learn", argv[3], 1000000);
    l.seed = strtoull(argv[4], NULL, 10);
    l.threads = read_count("learn", argv[5], MOST_THREADS);
    l.battles = argc - 6;
    l.games = load_battles("learn", l.battles, argv + 6);
    samples all = watch_all(&l);
    fprintf(stderr, "%zu samples\n", all.count);
    for (int i = 0; i < 8; i++)
        fprintf(stderr, "surprise %.4f bits\n", step(&all, w));
    for (int i = 0; i < MEMOIR_FEATURE_COUNT; i++)
        printf("%s %.0f\n", names[i], 1000 * w[i]);
    free(all.at);
    free(l.games);
    return 0;
}
