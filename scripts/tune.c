/* Finds weights for the computer players by letting them play each other.
 *
 *     tune LEVEL[:NODES] FIRST LAST ROUNDS SEED THREADS FILE.scn...
 *
 * Only the weights from FIRST to LAST (bcg_heuristics.weight_names) are changed. In each round
 * all of them go a little up or down, each by the toss of a coin; a player with these weights plays
 * one with the opposite changes, a pair of games with swapped sides on every battle given, and all
 * weights go a little in the direction that did better (simultaneous perturbation, Spall 1992). The
 * steps become smaller; what is printed in the end is the mean over the second half.
 *
 * docs/ai.md has the commands that were used. */
#include "ai/match.h"
#include "battles.h"
#include "rulesets.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WEIGHTS = 256 };

typedef struct tuning {
    bcg_contestant player;
    int first, last, rounds, threads;
    uint64_t seed;
    const bcg_heuristics *heuristics;
    battles battles;
    double now[WEIGHTS], step[WEIGHTS], sum[WEIGHTS];
} tuning;

/* One round: the games are shared out among the threads by their number. */
typedef struct duel {
    const tuning *t;
    int weights[2][WEIGHTS];
    uint64_t seed;
    double score[2 * MOST_BATTLES]; /* of the first, in each game: from -1 to 1 */
} duel;

typedef struct helper {
    duel *r;
    int number;
} helper;

/* A win, and by how much: medals alone would be greedy, wins alone too loud. */
static double score_of(const bcg_match_game *m)
{
    const double win = m->winner < 0 ? 0 : m->winner == 0 ? 1 : -1;
    const double medals = (m->points[0] - m->points[1]) / 6.0;
    return 0.6 * win + 0.4 * (medals > 1 ? 1 : medals < -1 ? -1 : medals);
}

static void *play(void *context)
{
    const helper *h = context;
    const tuning *t = h->r->t;
    const bcg_match_rules rules = {0};
    for (int n = h->number; n < 2 * t->battles.count; n += t->threads) {
        bcg_contestant c[2] = {t->player, t->player};
        bcg_match_game m;
        bcg_ai_tables tables[2] = {{.weights = h->r->weights[0]}, {.weights = h->r->weights[1]}};
        c[0].tables = &tables[0];
        c[1].tables = &tables[1];
        if (!bcg_match_play(t->battles.ruleset, t->battles.at[n / 2]->game, c, n & 1, h->r->seed,
                            &rules, &m))
            give_up("tune", "a game", "no memory or no thread");
        bcg_ai_tables_done(&tables[0]);
        bcg_ai_tables_done(&tables[1]);
        h->r->score[n] = score_of(&m);
    }
    return NULL;
}

/* How much better the first weights did, from -1 to 1. */
static double play_duel(duel *r)
{
    const tuning *t = r->t;
    pthread_t thread[MOST_THREADS];
    helper helpers[MOST_THREADS] = {{r, 0}};
    double sum = 0;
    for (int i = 1; i < t->threads; i++) {
        helpers[i] = (helper){r, i};
        if (pthread_create(&thread[i], NULL, play, &helpers[i]) != 0)
            give_up("tune", "a game", "no memory or no thread");
    }
    play(&helpers[0]);
    for (int i = 1; i < t->threads; i++)
        pthread_join(thread[i], NULL);
    for (int n = 0; n < 2 * t->battles.count; n++)
        sum += r->score[n];
    return sum / (2 * t->battles.count);
}

static void write_weights(const double from[WEIGHTS], int out[WEIGHTS])
{
    for (int i = 0; i < WEIGHTS; i++)
        out[i] = (int)lround(from[i]);
}

static void one_round(tuning *t, int n, bcg_rng *coin)
{
    const double part = (double)n / t->rounds;
    const double learn = 0.5 / pow(1 + 9 * part, 0.6), reach = 1 / pow(1 + 9 * part, 0.2);
    double up[WEIGHTS], down[WEIGHTS], change[WEIGHTS] = {0};
    duel r = {.t = t, .seed = bcg_rng_next(coin)};
    for (int i = 0; i < WEIGHTS; i++) {
        if (i >= t->first && i <= t->last)
            change[i] = (bcg_rng_below(coin, 2) ? 1 : -1) * t->step[i] * reach;
        up[i] = t->now[i] + change[i];
        down[i] = t->now[i] - change[i];
    }
    write_weights(up, r.weights[0]);
    write_weights(down, r.weights[1]);
    const double better = play_duel(&r);
    for (int i = 0; i < WEIGHTS; i++) {
        t->now[i] += learn * better * change[i];
        t->sum[i] += 2 * n >= t->rounds ? t->now[i] : 0;
    }
}

static void print(const tuning *t, const double w[WEIGHTS])
{
    for (int i = t->first; i <= t->last; i++)
        printf("%s %.0f\n", t->heuristics->weight_names[i], w[i]);
    fflush(stdout);
}

/* Do they beat those the tuning began with? As much play again as a twentieth of the rounds. */
static void prove(const tuning *t, const double w[WEIGHTS], bcg_rng *coin)
{
    const int duels = t->rounds / 20 + 1;
    double sum = 0, squares = 0;
    for (int n = 0; n < duels; n++) {
        duel r = {.t = t, .seed = bcg_rng_next(coin)};
        write_weights(w, r.weights[0]);
        memcpy(r.weights[1], t->heuristics->weights,
               (size_t)t->heuristics->weight_count * sizeof r.weights[1][0]);
        const double better = play_duel(&r);
        sum += better;
        squares += better * better;
    }
    const double mean = sum / duels, spread = sqrt((squares / duels - mean * mean) / duels);
    fprintf(stderr, "against the weights it began with: %+.3f +- %.3f (from -1 to 1), %d games\n",
            mean, 2 * spread, duels * 2 * t->battles.count);
}

static void tune(tuning *t)
{
    double mean[WEIGHTS];
    bcg_rng coin;
    bcg_rng_seed(&coin, t->seed);
    for (int i = 0; i < t->heuristics->weight_count; i++) {
        t->now[i] = ((const int *)t->heuristics->weights)[i];
        t->step[i] = fmax(4, fabs(t->now[i]) * 0.15);
    }
    for (int n = 0; n < t->rounds; n++) {
        one_round(t, n, &coin);
        if (10 * (n + 1) / t->rounds > 10 * n / t->rounds)
            fprintf(stderr, "%d of %d rounds\n", n + 1, t->rounds);
    }
    const int counted = t->rounds - t->rounds / 2;
    for (int i = 0; i < WEIGHTS; i++)
        mean[i] = t->sum[i] / counted;
    print(t, mean);
    prove(t, mean, &coin);
}

/* -- the command line ------------------------------------------------------------------------- */

static int number_of(const bcg_heuristics *h, const char *name)
{
    for (int i = 0; i < h->weight_count; i++)
        if (strcmp(h->weight_names[i], name) == 0)
            return i;
    give_up("tune", name, "no such weight");
}

int main(int argc, char **argv)
{
    static tuning t;
    if (argc < 8) {
        fprintf(stderr, "usage: tune LEVEL[:NODES] FIRST LAST ROUNDS SEED THREADS FILE.scn...\n");
        return 2;
    }
    load_battles("tune", argc - 7, argv + 7, &t.battles);
    t.heuristics = t.battles.ruleset->heuristics;
    if (t.heuristics->weight_count > WEIGHTS)
        give_up("tune", argv[7], "too many weights");
    t.player.level = read_level("tune", t.battles.ruleset, argv[1], &t.player.nodes);
    t.first = number_of(t.heuristics, argv[2]);
    t.last = number_of(t.heuristics, argv[3]);
    if (t.last < t.first)
        give_up("tune", argv[3], "comes before the first weight");
    t.rounds = read_count("tune", argv[4], 1000000000);
    t.seed = strtoull(argv[5], NULL, 10);
    t.threads = read_count("tune", argv[6], MOST_THREADS);
    tune(&t);
    free_battles(&t.battles);
    return 0;
}
