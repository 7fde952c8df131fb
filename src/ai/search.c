/* Search by trying: each promising action is played on to the end of the enemy's next turn, many
 * times over, with hidden cards guessed anew and dice rolled anew each time; both sides act as
 * their mind judges, now and then otherwise. The worse half of the actions is given up again and
 * again until one is left (sequential halving), so that time goes to the choices that are close.
 *
 * Dice are loud: what is counted is by how much an action did better than the one the mind thinks
 * best, on the same guess and with the same generator; and that one is given up only for an action
 * whose lead is larger than its likely error. So the search does no worse than the mind alone.
 * Threads share the trials by their number: the sums do not depend on who was quicker. */
#include "ai/player.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_THREADS = 64, MOST_TRIED = 8, HORIZON = 2, STRAY = 40, DOUBT = 100 };

/* By how much an action did better than the mind's choice, in so many trials. */
typedef struct tally {
    int64_t trials, lead, squares;
} tally;

/* An action under trial; the first is the mind's choice. */
typedef struct trial {
    bcg_action action;
    int prior; /* what the mind says of it */
    tally t;
} trial;

/* One search, shared by its threads; only a thread's own worker changes while they run. */
typedef struct search {
    bcg_ai *ai;
    const void *view;
    int seat, turn;
    uint64_t seed;
    const bcg_ai_budget *budget;
    trial trials[MOST_TRIED];
    int alive;           /* the first so many are still in */
    int64_t base, bases; /* values the mind's choice led to, and how many */
} search;

/* What one thread has of its own. */
typedef struct worker {
    search *f;
    int number, threads;
    uint64_t nodes, most; /* looked at, and allowed in this round */
    uint64_t next;        /* its next trial */
    bool stopped;
    tally t[MOST_TRIED];
    int64_t base, bases;
    void *state, *guess, *memory;
    bcg_action *actions;
    int *scores;
} worker;

/* -- one trial -------------------------------------------------------------------------------- */

/* Plays on from the worker's state until the horizon. */
static int play_on(worker *w, bcg_rng *r)
{
    const search *f = w->f;
    const bcg_game *g = f->ai->game;
    const bcg_ops *ops = g->ops;
    const bcg_mind *mind = f->ai->mind;
    for (int actor = ops->actor(g, w->state);
         actor != BCG_OVER && mind->turn(w->state) < f->turn + HORIZON;
         actor = ops->actor(g, w->state)) {
        if (actor == BCG_CHANCE) {
            ops->apply(g, w->state, ops->chance(g, w->state, r), NULL);
            continue;
        }
        const int count = ops->legal(g, w->state, w->actions, ops->max_actions);
        int pick = 0;
        w->nodes++;
        if (count > 1) {
            mind->judge(g, f->ai->lore, w->memory, w->state, w->actions, count, w->scores);
            pick = bcg_ai_pick(w->scores, count, STRAY, r);
        }
        ops->apply(g, w->state, w->actions[pick], NULL);
    }
    return mind->value(g, f->ai->lore, w->state, f->seat);
}

/* Trial number n of every action still in. */
static void try_all(worker *w, uint64_t n)
{
    const search *f = w->f;
    const bcg_ai *ai = f->ai;
    const bcg_ops *ops = ai->game->ops;
    int64_t base = 0;
    bcg_rng r;
    bcg_rng_seed(&r, f->seed + n);
    ops->guess(ai->game, f->view, &r, w->guess);
    for (int i = 0; i < f->alive; i++) {
        bcg_rng own = r;
        memcpy(w->state, w->guess, ops->state_size);
        memcpy(w->memory, ai->memory, ai->mind->memory_size);
        ops->apply(ai->game, w->state, f->trials[i].action, NULL);
        w->nodes++; /* it may have decided the game at once */
        const int64_t value = play_on(w, &own);
        if (i == 0) {
            base = value;
            w->base += value;
            w->bases++;
        }
        w->t[i].trials++;
        w->t[i].lead += value - base;
        w->t[i].squares += (value - base) * (value - base);
    }
}

static void *work(void *context)
{
    worker *w = context;
    const bcg_ai_budget *b = w->f->budget;
    do {
        try_all(w, w->next);
        w->next += (uint64_t)w->threads;
        w->stopped = b->stop && b->stop(b->context);
    } while (w->nodes < w->most && !w->stopped);
    return NULL;
}

/* -- rounds ----------------------------------------------------------------------------------- */

static bool worker_init(worker *w, search *f, int number, int threads)
{
    const bcg_ops *ops = f->ai->game->ops;
    const size_t most = (size_t)ops->max_actions;
    *w = (worker){.f = f, .number = number, .threads = threads, .next = (uint64_t)number};
    w->state = malloc(ops->state_size);
    w->guess = malloc(ops->state_size);
    w->memory = malloc(f->ai->mind->memory_size);
    w->actions = malloc(most * sizeof w->actions[0]);
    w->scores = malloc(most * sizeof w->scores[0]);
    return w->state && w->guess && w->memory && w->actions && w->scores;
}

static void worker_done(worker *w)
{
    free(w->state);
    free(w->guess);
    free(w->memory);
    free(w->actions);
    free(w->scores);
}

/* The largest number whose square is no more. */
static int64_t root_of(int64_t square)
{
    int64_t root = 0;
    for (int64_t bit = INT64_C(1) << 30; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    return root;
}

/* The mean lead, less `doubt` hundredths of its standard error. */
static int64_t lead_of(const tally *t, int doubt)
{
    if (t->trials == 0)
        return 0;
    const int64_t mean = t->lead / t->trials;
    const int64_t spread = t->squares / t->trials - mean * mean;
    return mean - doubt * root_of(spread / t->trials) / 100;
}

static int by_prior(const void *a, const void *b)
{
    const trial *x = a, *y = b;
    if (x->prior != y->prior)
        return x->prior > y->prior ? -1 : 1;
    return (x->action > y->action) - (x->action < y->action);
}

static int by_lead(const void *a, const void *b)
{
    const trial *x = a, *y = b;
    const int64_t left = lead_of(&x->t, 0), right = lead_of(&y->t, 0);
    return left != right ? (left > right ? -1 : 1) : by_prior(a, b);
}

/* All workers do their share of a round; false if somebody wants the answer now. */
static bool run_round(search *f, worker *workers, int threads, uint64_t nodes)
{
    pthread_t thread[MOST_THREADS];
    bool on = true;
    int started = 0;
    for (int i = 0; i < threads; i++) {
        workers[i].most = workers[i].nodes + nodes / (uint64_t)threads;
        memset(workers[i].t, 0, sizeof workers[i].t);
        workers[i].base = workers[i].bases = 0;
    }
    for (int i = 1; i < threads; i++, started++)
        if (pthread_create(&thread[i], NULL, work, &workers[i]) != 0)
            break;
    work(&workers[0]);
    for (int i = 1; i < threads; i++)
        if (i <= started)
            pthread_join(thread[i], NULL);
        else
            work(&workers[i]); /* no thread was to be had: the same work, later */
    for (int i = 0; i < threads; i++) {
        on = on && !workers[i].stopped;
        f->base += workers[i].base;
        f->bases += workers[i].bases;
        for (int k = 0; k < f->alive; k++) {
            f->trials[k].t.trials += workers[i].t[k].trials;
            f->trials[k].t.lead += workers[i].t[k].lead;
            f->trials[k].t.squares += workers[i].t[k].squares;
        }
    }
    qsort(f->trials + 1, (size_t)f->alive - 1, sizeof f->trials[0], by_lead);
    return on;
}

static void halve(search *f, worker *workers, int threads, uint64_t nodes)
{
    int rounds = 0;
    for (int others = f->alive - 1; others > 0; others /= 2)
        rounds++;
    for (int round = 0; round < rounds; round++) {
        if (!run_round(f, workers, threads, nodes / (uint64_t)rounds))
            return;
        f->alive = 1 + (f->alive - 1) / 2;
    }
}

/* -- the answer ------------------------------------------------------------------------------- */

/* The actions that look best are tried. */
static void choose_trials(search *f, const bcg_action *actions, const int *scores, int count)
{
    f->alive = 0;
    for (int i = 0; i < count; i++) {
        const trial t = {.action = actions[i], .prior = scores[i]};
        int at = f->alive < MOST_TRIED ? f->alive++ : MOST_TRIED;
        if (at == MOST_TRIED) { /* in place of the last, if better */
            if (by_prior(&f->trials[MOST_TRIED - 1], &t) <= 0)
                continue;
            at = MOST_TRIED - 1;
        }
        for (; at > 0 && by_prior(&f->trials[at - 1], &t) > 0; at--)
            f->trials[at] = f->trials[at - 1];
        f->trials[at] = t;
    }
}

bcg_ai_answer bcg_ai_search(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                            const bcg_ai_budget *budget)
{
    const bcg_mind *mind = ai->mind;
    const int wanted = budget->threads < 1 ? 1 : budget->threads;
    const int threads = wanted > MOST_THREADS ? MOST_THREADS : wanted;
    const uint64_t turn = budget->nodes ? budget->nodes : ai->level->nodes;
    const uint64_t nodes = turn * (uint64_t)mind->weight(ai->game, view) / 100;
    search f = {.ai = ai,
                .view = view,
                .seat = ai->game->ops->actor(ai->game, view),
                .turn = mind->turn(view),
                .seed = bcg_rng_next(&ai->rng),
                .budget = budget};
    worker workers[MOST_THREADS];
    bool ready = true;
    mind->judge(ai->game, ai->lore, ai->memory, view, actions, count, ai->scores);
    choose_trials(&f, actions, ai->scores, count);
    for (int i = 0; i < threads; i++)
        ready = worker_init(&workers[i], &f, i, threads) && ready;
    if (ready)
        halve(&f, workers, threads, nodes);
    const int base = f.bases ? (int)(f.base / f.bases) : 0;
    const int64_t lead = lead_of(&f.trials[1].t, DOUBT);
    const int taken = f.trials[1].t.trials > 1 && lead > 0;
    bcg_ai_answer answer = {.action = f.trials[taken].action,
                            .value = base + (int)lead_of(&f.trials[taken].t, 0),
                            .others = base + (int)lead_of(&f.trials[!taken].t, 0)};
    for (int i = 0; i < threads; i++) {
        answer.nodes += workers[i].nodes;
        worker_done(&workers[i]);
    }
    return answer;
}
