/* Finds the weights of what is counted in a state (bcg_heuristics.count) by watching games.
 *
 *     learn LEVEL[:NODES] NOISE GAMES SEED THREADS FILE.scn...
 *
 * Players of the level play GAMES games of each battle against themselves, straying by up to NOISE
 * thousandths of a point if the level is a greedy one. At the end of every turn the features are
 * counted for both sides; afterwards logistic regression (Newton's method, a little ridge) finds
 * the weights under which they tell best who won. How each side of each battle does on the whole is
 * a number of its own in the regression, so that an uneven battle says nothing about features.
 *
 * docs/ai.md has the commands that were used. */
#include "ai/player.h"
#include "battles.h"
#include "rulesets.h"
#include "squares.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* For each battle: both seats, each when it has moved and when it is to move. */
enum {
    SEATS = 2,
    VIEWS = 2 * SEATS,
    MOST_FEATURES = 64,
    UNKNOWNS = MOST_FEATURES + VIEWS * MOST_BATTLES
};

typedef struct sample {
    float count[MOST_FEATURES];
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
    battles battles;
    int each, threads;
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

static void note(samples *seen, const bcg_heuristics *h, const bcg_game *g, const void *tables,
                 const void *s, int battle)
{
    const int actor = bcg_actor(g, s);
    for (int seat = 0; seat < SEATS; seat++) {
        int count[MOST_FEATURES];
        sample *to = add(seen);
        h->count(g, tables, s, seat, count);
        for (int i = 0; i < MOST_FEATURES; i++)
            to->count[i] = i >= h->feature_count  ? 0
                           : i < h->fraction_from ? (float)count[i]
                                                  : (float)count[i] / (float)h->fraction;
        to->which = (uint8_t)(VIEWS * battle + 2 * seat + (actor == seat));
    }
}

static void watch_game(const lesson *l, int battle, uint64_t seed, samples *seen)
{
    const bcg_ruleset *ruleset = l->battles.ruleset;
    const bcg_game *g = l->battles.at[battle]->game;
    const bcg_ops *ops = g->ops;
    const size_t first = seen->count;
    void *s = malloc(ops->state_size), *view = malloc(ops->state_size);
    bcg_rng dice;
    bcg_ai_tables tables = {.weights = NULL};
    bcg_ai *ai[SEATS];
    int turn = 1;
    bcg_rng_seed(&dice, seed);
    for (int i = 0; i < SEATS; i++)
        ai[i] = bcg_ai_new(ruleset, g, &tables, &l->level, bcg_rng_next(&dice));
    if (!ai[0] || !ai[1] || !s || !view)
        give_up("learn", "a game", "no memory or no thread");
    ops->begin(g, s);
    for (int actor; (actor = bcg_actor(g, s)) != BCG_OVER;) {
        if (actor == BCG_CHANCE) {
            ops->apply(g, s, BCG_CHANCE, ops->chance(g, s, &dice), NULL);
            continue;
        }
        if (ruleset->heuristics->turn(s) > turn) {
            turn = ruleset->heuristics->turn(s);
            note(seen, ruleset->heuristics, g, ai[0]->tables, s, battle);
        }
        ops->view(g, s, actor, view);
        const bcg_ai_answer a = bcg_ai_choose(ai[actor], view, actor,
                                              &(bcg_ai_budget){.nodes = l->nodes});
        ops->apply(g, s, actor, a.action, NULL);
    }
    for (size_t i = first; i < seen->count; i++)
        seen->at[i].won = ops->result(g, s, seen->at[i].which / 2 % 2) == BCG_WON;
    bcg_ai_free(ai[0]);
    bcg_ai_free(ai[1]);
    bcg_ai_tables_done(&tables);
    free(s);
    free(view);
}

static void *watch(void *context)
{
    watcher *w = context;
    for (int n = w->number; n < w->l->battles.count * w->l->each; n += w->l->threads)
        watch_game(w->l, n % w->l->battles.count, w->l->seed * 1000003u + (uint64_t)n, &w->seen);
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
    const int own = MOST_FEATURES + s->which;
    double z = w[own];
    for (int i = 0; i < MOST_FEATURES; i++)
        z += w[i] * (double)s->count[i];
    const double p = 1 / (1 + exp(-z)), weight = p * (1 - p), miss = s->won - p;
    for (int i = 0; i < MOST_FEATURES; i++) {
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
    load_battles("learn", argc - 6, argv + 6, &l.battles);
    const bcg_heuristics *h = l.battles.ruleset->heuristics;
    if (h->feature_count > MOST_FEATURES)
        give_up("learn", argv[6], "too many features");
    l.level = *read_level("learn", l.battles.ruleset, argv[1], &l.nodes);
    l.level.noise = (int)strtol(argv[2], NULL, 10);
    l.each = read_count("learn", argv[3], 1000000);
    l.seed = strtoull(argv[4], NULL, 10);
    l.threads = read_count("learn", argv[5], MOST_THREADS);
    samples all = watch_all(&l);
    fprintf(stderr, "%zu samples\n", all.count);
    for (int i = 0; i < 8; i++)
        fprintf(stderr, "surprise %.4f bits\n", step(&all, w));
    for (int i = 0; i < h->feature_count; i++)
        printf("%s %.0f\n", h->weight_names[h->weight_count - h->feature_count + i], 1000 * w[i]);
    free(all.at);
    free_battles(&l.battles);
    return 0;
}
