/* Finds the weights of what is counted of a card (MEMOIR_CARD_FEATURES) by trying cards out.
 *
 *     cards TRIALS GAMES SEED THREADS FILE.scn...
 *
 * Captains play GAMES games of each battle. Whenever one has to play a card, every card it may play
 * is tried TRIALS times as a searcher would, on the same guesses and with the same dice. Least
 * squares (a little ridge) then find the weights under which the features tell best how much better
 * or worse a card did than the others of its hand.
 *
 * docs/ai.md has the commands that were used. */
#include "ai/memoir_heuristics.h"
#include "ai/plan.h"
#include "battles.h"
#include "rulesets.h"
#include "squares.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { UNKNOWNS = MEMOIR_CARD_FEATURE_COUNT, MOST_CARDS = 20 };

#define NAME(name, weight, what) #name,
static const char *const names[] = {MEMOIR_CARD_FEATURES(NAME)};

/* The sums of least squares, and what there is to explain. */
typedef struct sums {
    double slope[UNKNOWNS][UNKNOWNS], pull[UNKNOWNS];
    double squares;         /* of all differences */
    double lost, lost_most; /* what captain's card did worse than the best, and the worst card */
    size_t cards, hands;
} sums;

typedef struct lesson {
    uint64_t seed;
    battles battles;
    int each, threads, trials;
} lesson;

typedef struct watcher {
    const lesson *l;
    int number;
    sums s;
} watcher;

/* Value units in a thousandth of a medal, so that cards are judged on the scale of other actions.
 */
static const double scale = 5;

/* -- games ------------------------------------------------------------------------------------ */

static void add_hand(sums *s, int cards, int count[][UNKNOWNS], const int value[])
{
    double mean = 0, middle[UNKNOWNS] = {0};
    for (int i = 0; i < cards; i++) {
        mean += (double)value[i] / cards;
        for (int k = 0; k < UNKNOWNS; k++)
            middle[k] += (double)count[i][k] / 100 / cards;
    }
    for (int i = 0; i < cards; i++) {
        const double y = (value[i] - mean) / scale;
        double x[UNKNOWNS];
        for (int k = 0; k < UNKNOWNS; k++)
            x[k] = (double)count[i][k] / 100 - middle[k];
        s->squares += y * y;
        for (int k = 0; k < UNKNOWNS; k++) {
            s->pull[k] += x[k] * y;
            for (int n = 0; n < UNKNOWNS; n++)
                s->slope[k][n] += x[k] * x[n];
        }
    }
    s->cards += (size_t)cards;
    s->hands++;
}

static bool compare(const watcher *w, bcg_ai *ai, const memoir_state *view,
                    const bcg_action *actions, int cards, int value[])
{
    static _Thread_local plan plans[MOST_CARDS];
    const bcg_ops *ops = ai->game->ops;
    memoir_state guess;
    bcg_workspace workspace;
    const plan_root root = {.state = &guess, .seat = bcg_actor(ai->game, view), .turn = view->turn};
    const bool ready = bcg_workspace_init(&workspace, ai);
    ops->guess(ai->game, view, &ai->rng, &guess);
    for (int i = 0; i < cards && ready; i++)
        bcg_plan_from(&workspace, &root, actions[i], &plans[i]);
    bcg_workspace_done(&workspace);
    return ready && bcg_plans_compare(ai, view, plans, cards, w->l->trials, value);
}

static void try_cards(watcher *w, const memoir_game *g, bcg_ai *ai, const memoir_state *view)
{
    static _Thread_local bcg_action actions[MEMOIR_MAX_ACTIONS];
    const int cards = g->head.ops->legal(&g->head, view, bcg_actor(&g->head, view), actions,
                                         MEMOIR_MAX_ACTIONS);
    int value[MOST_CARDS], count[MOST_CARDS][UNKNOWNS], score[MOST_CARDS];
    if (cards < 2 || cards > MOST_CARDS || !compare(w, ai, view, actions, cards, value))
        return;
    memoir_attend(g, ai->memory, view);
    for (int i = 0; i < cards; i++)
        memoir_count_card(g, ai->tables, ai->memory, view, actions[i], count[i]);
    add_hand(&w->s, cards, count, value);
    memoir_score_actions(&g->head, ai->tables, ai->memory, view, bcg_actor(&g->head, view), actions,
                         cards, score);
    int best = 0, worst = 0;
    for (int i = 1; i < cards; i++) {
        best = value[i] > value[best] ? i : best;
        worst = value[i] < value[worst] ? i : worst;
    }
    w->s.lost += value[best] - value[bcg_ai_pick(score, cards, 0, NULL)];
    w->s.lost_most += value[best] - value[worst];
}

static void watch_game(watcher *w, int battle, uint64_t seed)
{
    const memoir_game *g = (const memoir_game *)w->l->battles.at[battle]->game;
    const bcg_ops *ops = g->head.ops;
    const bcg_ai_level level = {.name = "captain", .choose = bcg_ai_greedy, .noise = 100};
    memoir_state s, view;
    bcg_rng dice;
    bcg_ai_tables tables = {.weights = NULL};
    bcg_ai *ai[MEMOIR_SIDES];
    bcg_rng_seed(&dice, seed);
    for (int i = 0; i < MEMOIR_SIDES; i++)
        ai[i] = bcg_ai_new(bcg_rulesets, &g->head, &tables, &level, bcg_rng_next(&dice));
    if (!ai[0] || !ai[1])
        give_up("cards", "a game", "no memory or no thread");
    ops->begin(&g->head, &s);
    for (int actor; (actor = bcg_actor(&g->head, &s)) != BCG_OVER;) {
        if (actor == BCG_CHANCE) {
            ops->apply(&g->head, &s, BCG_CHANCE, ops->chance(&g->head, &s, &dice), NULL);
            continue;
        }
        ops->view(&g->head, &s, actor, &view);
        if (s.phase == MP_PLAY_CARD && s.pending_count == 0)
            try_cards(w, g, ai[actor], &view);
        ops->apply(&g->head, &s, actor, bcg_ai_choose(ai[actor], &view, actor, NULL).action, NULL);
    }
    bcg_ai_free(ai[0]);
    bcg_ai_free(ai[1]);
    bcg_ai_tables_done(&tables);
}

static void *watch(void *context)
{
    watcher *w = context;
    for (int n = w->number; n < w->l->battles.count * w->l->each; n += w->l->threads)
        watch_game(w, n % w->l->battles.count, w->l->seed * 1000003u + (uint64_t)n);
    return NULL;
}

static void watch_all(const lesson *l, sums *all)
{
    static watcher watchers[MOST_THREADS];
    pthread_t thread[MOST_THREADS];
    for (int i = 0; i < l->threads; i++) {
        watchers[i] = (watcher){.l = l, .number = i};
        if (pthread_create(&thread[i], NULL, watch, &watchers[i]) != 0)
            give_up("cards", "a game", "no memory or no thread");
    }
    for (int i = 0; i < l->threads; i++) {
        const sums *s = &watchers[i].s;
        pthread_join(thread[i], NULL);
        for (int k = 0; k < UNKNOWNS; k++) {
            all->pull[k] += s->pull[k];
            for (int n = 0; n < UNKNOWNS; n++)
                all->slope[k][n] += s->slope[k][n];
        }
        all->squares += s->squares;
        all->lost += s->lost;
        all->lost_most += s->lost_most;
        all->cards += s->cards;
        all->hands += s->hands;
    }
}

/* -- least squares ---------------------------------------------------------------------------- */

static void find_weights(const sums *all, double w[UNKNOWNS])
{
    static sums s;
    s = *all;
    for (int i = 0; i < UNKNOWNS; i++)
        s.slope[i][i] += 1; /* a little ridge */
    solve(UNKNOWNS, s.slope[0], s.pull, w);
}

int main(int argc, char **argv)
{
    static sums all;
    lesson l = {0};
    double w[UNKNOWNS], explained = 0;
    if (argc < 6) {
        fprintf(stderr, "usage: cards TRIALS GAMES SEED THREADS FILE.scn...\n");
        return 2;
    }
    l.trials = read_count("cards", argv[1], 10000);
    l.each = read_count("cards", argv[2], 1000000);
    l.seed = strtoull(argv[3], NULL, 10);
    l.threads = read_count("cards", argv[4], MOST_THREADS);
    load_battles("cards", argc - 5, argv + 5, &l.battles);
    if (l.battles.ruleset->ops != &bcg_memoir_ops)
        give_up("cards", argv[5], "only Memoir's cards are learned so");
    watch_all(&l, &all);
    find_weights(&all, w);
    for (int k = 0; k < UNKNOWNS; k++)
        explained += w[k] * all.pull[k];
    fprintf(
        stderr,
        "%zu hands, %zu cards; captain's card is worse than the best by %.0f, the worst by %.0f; "
        "explained %.3f\n",
        all.hands, all.cards, all.lost / (double)all.hands, all.lost_most / (double)all.hands,
        explained / all.squares);
    for (int k = 0; k < UNKNOWNS; k++)
        printf("%s %.0f\n", names[k], w[k]);
    free_battles(&l.battles);
    return 0;
}
