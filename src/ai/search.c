/* Search over plans for the rest of a turn. Each plan is played out many times up to the level's
 * horizon (the end of the player's own turn, or two turns of both sides), each time with a new
 * guess of the hidden cards and new dice; both sides follow their heuristics, with occasional
 * deviations. The better plans survive and are varied, generation after generation, as long as the
 * budget lasts. The best one is followed until dice are rolled or somebody else decides; then a new
 * search starts.
 *
 * Dice are noisy. Therefore the luck of each roll is subtracted from the result; what counts is how
 * much better a plan did than the heuristics' own plan, with the same guess and the same generator;
 * and that plan is abandoned only for one whose lead is larger than its likely error. So the search
 * does no worse than the heuristics alone.
 *
 * Trials are numbered, and threads divide them by number: the sums depend neither on the speed of
 * the threads nor on how many there are. */
#include "ai/plan.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_THREADS = 64,
    MOST_TRIED = 20,       /* plans at a time, including the heuristics' own */
    LEAST_TRIED = 3,       /* where the budget is small */
    MOST_KEPT = 4,         /* of them that survive, including the heuristics' own */
    MOST_TRIALS = 1 << 14, /* of one plan */
    HORIZON = 4,           /* turns to look ahead, unless the level says otherwise */
    REPLY = 2,             /* turns after which points are recorded for the answer */
    DOUBT = 100,           /* hundredths of a standard error a plan must lead by */
    FIRST_TRIALS = 4,      /* of each plan, to measure the cost of a trial */
    ROUNDS = 12,           /* approximate number of generations in the budget */
};

/* The results of a plan over its trials. */
typedef struct tally {
    int64_t trials;
    int64_t lead, squares; /* how much better it did than the heuristics' own */
    int64_t value;         /* of the final states, with luck subtracted */
    int64_t own, enemies;  /* points after the enemy's reply */
} tally;

static void add_tally(tally *to, const tally *t)
{
    to->trials += t->trials;
    to->lead += t->lead;
    to->squares += t->squares;
    to->value += t->value;
    to->own += t->own;
    to->enemies += t->enemies;
}

typedef struct trial {
    plan p;
    tally t;
} trial;

/* One search, shared by its threads; while they run, each changes only its own workspace, tallies
 * and trials. */
typedef struct search {
    bcg_ai *ai;
    const void *view;
    plan_root root;
    uint64_t seed;
    const bcg_ai_budget *budget;
    int horizon;   /* turns looked ahead */
    trial *trials; /* the first is the heuristics' own plan */
    int alive;
    int most;      /* plans at a time */
    int64_t goal;  /* number of trials each plan should get */
    int32_t *base; /* by trial: the result of the heuristics' own plan */
    int threads;
    uint64_t nodes;
    bool stopped;
} search;

typedef struct worker {
    search *f;
    int number;
    bcg_workspace b;
    void *guess;
    tally t[MOST_TRIED];
    int own, enemies; /* points after the enemy's reply, in the last trial */
    bool stopped;
} worker;

/* -- one trial -------------------------------------------------------------------------------- */

/* On the same occasion in the same trial chance gives the same result, whatever came before. */
static bcg_action roll(const search *f, const void *state, uint64_t seed)
{
    bcg_rng r;
    bcg_rng_seed(&r, seed ^ f->ai->heuristics->occasion(state) * UINT64_C(0x9e3779b97f4a7c15));
    return f->ai->game->ops->chance(f->ai->game, state, &r);
}

/* Is it the first seat of its team? */
static bool speaks_for_team(const bcg_game *g, int seat)
{
    for (int other = 0; other < seat; other++)
        if (g->ops->team(g, other) == g->ops->team(g, seat))
            return false;
    return true;
}

/* Points of the searching seat's team, or of all others together; those of a team count once,
 * however many seats it has. */
static int points_of(const search *f, const void *state, bool own)
{
    const bcg_game *g = f->ai->game;
    const int team = g->ops->team(g, f->root.seat);
    int sum = 0;
    for (int seat = 0; seat < g->ops->seats(g); seat++)
        if ((g->ops->team(g, seat) == team) == own && speaks_for_team(g, seat))
            sum += f->ai->heuristics->points(g, state, seat);
    return sum;
}

static void note_points(worker *w)
{
    w->own = points_of(w->f, w->b.state, true);
    w->enemies = points_of(w->f, w->b.state, false);
}

/* Plays a plan from the worker's guess, and on to the horizon. */
static int play_out(worker *w, const plan *p, uint64_t seed)
{
    const search *f = w->f;
    const bcg_game *g = f->ai->game;
    const bcg_ops *ops = g->ops;
    const bcg_heuristics *heuristics = f->ai->heuristics;
    bcg_workspace *b = &w->b;
    bcg_rng r;
    int luck = 0, now = f->root.value;
    bool replied = false;
    const int stray = f->horizon >= REPLY ? heuristics->stray : 0; /* with an enemy turn */
    bcg_rng_seed(&r, seed);
    memcpy(b->state, w->guess, ops->state_size);
    memcpy(b->memory, f->ai->memory, heuristics->memory_size);
    for (int i = 0; i < p->count; i++) {
        bcg_plan_pass_windows(g, b->state, f->root.seat); /* but for what the last step opens */
        if (ops->check(g, b->state, f->root.seat, p->step[i]) != BCG_OK)
            break; /* this guess has led elsewhere */
        ops->apply(g, b->state, f->root.seat, p->step[i], NULL);
    }
    for (int actor = bcg_actor(g, b->state);
         actor != BCG_OVER && heuristics->turn(b->state) < f->root.turn + f->horizon;
         actor = bcg_actor(g, b->state)) {
        const bcg_action a = actor == BCG_CHANCE ? roll(f, b->state, seed)
                                                 : bcg_workspace_choose(b, actor, stray, &r);
        if (actor == BCG_CHANCE)
            luck += heuristics->luck(g, f->ai->tables, b->state, a, f->root.seat, &now);
        ops->apply(g, b->state, actor, a, NULL);
        if (!replied && heuristics->turn(b->state) >= f->root.turn + REPLY) {
            replied = true;
            note_points(w);
        }
    }
    if (!replied)
        note_points(w);
    b->nodes++;
    return heuristics->value(g, f->ai->tables, b->state, f->root.seat) - luck;
}

/* Runs trial number n for every plan that has not had it yet. */
static void try_all(worker *w, int64_t n)
{
    const search *f = w->f;
    bcg_rng r;
    bcg_rng_seed(&r, f->seed + (uint64_t)n);
    f->ai->game->ops->guess(f->ai->game, f->view, &r, w->guess);
    const uint64_t seed = bcg_rng_next(&r);
    for (int i = 0; i < f->alive; i++) {
        if (n < f->trials[i].t.trials)
            continue;
        const int64_t value = play_out(w, &f->trials[i].p, seed);
        if (i == 0)
            f->base[n] = (int32_t)value;
        const int64_t lead = value - f->base[n];
        add_tally(&w->t[i], &(tally){.trials = 1,
                                     .lead = lead,
                                     .squares = lead * lead,
                                     .value = value,
                                     .own = w->own,
                                     .enemies = w->enemies});
    }
}

static void *work(void *context)
{
    worker *w = context;
    const search *f = w->f;
    const bcg_ai_budget *b = f->budget;
    int64_t n = f->goal;
    for (int i = 0; i < f->alive; i++)
        n = f->trials[i].t.trials < n ? f->trials[i].t.trials : n;
    n += ((w->number - n) % f->threads + f->threads) % f->threads;
    for (; n < f->goal && !w->stopped; n += f->threads) {
        try_all(w, n);
        w->stopped = b->stop && b->stop(b->context);
    }
    return NULL;
}

/* -- generations ------------------------------------------------------------------------------ */

/* The integer square root, rounded down. */
static int64_t root_of(int64_t square)
{
    int64_t root = 0;
    for (int64_t bit = INT64_C(1) << 30; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    return root;
}

/* The mean lead, minus `doubt` hundredths of its standard error. */
static int64_t lead_of(const tally *t, int doubt)
{
    if (t->trials == 0)
        return 0;
    const int64_t mean = t->lead / t->trials;
    const int64_t spread = t->squares / t->trials - mean * mean;
    return mean - doubt * root_of(spread / t->trials) / 100;
}

/* Gives every surviving plan as many trials as `goal` says. */
static void run(search *f, worker *workers)
{
    pthread_t thread[MOST_THREADS];
    int started = 0;
    for (int i = 0; i < f->threads; i++)
        memset(workers[i].t, 0, sizeof workers[i].t);
    for (int i = 1; i < f->threads; i++, started++)
        if (pthread_create(&thread[i], NULL, work, &workers[i]) != 0)
            break;
    work(&workers[0]);
    for (int i = 1; i < f->threads; i++)
        if (i <= started)
            pthread_join(thread[i], NULL);
        else
            work(&workers[i]); /* no thread available: do the same work here */
    f->nodes = 0;
    for (int i = 0; i < f->threads; i++) {
        f->stopped = f->stopped || workers[i].stopped;
        f->nodes += workers[i].b.nodes;
        for (int k = 0; k < f->alive; k++)
            add_tally(&f->trials[k].t, &workers[i].t[k]);
    }
}

/* Best first, after the heuristics' own, which stays in front. */
static void rank(search *f, int doubt)
{
    for (int i = 2; i < f->alive; i++) {
        const trial t = f->trials[i];
        int at = i;
        for (; at > 1 && lead_of(&f->trials[at - 1].t, doubt) < lead_of(&t.t, doubt); at--)
            f->trials[at] = f->trials[at - 1];
        f->trials[at] = t;
    }
}

static bool is_known(const search *f, const plan *p)
{
    for (int i = 0; i < f->alive; i++)
        if (bcg_plan_equal(&f->trials[i].p, p))
            return true;
    return false;
}

/* Replaces the plans that were dropped with new ones. */
static void breed(search *f, bcg_workspace *b, bcg_rng *r)
{
    const int parents = f->alive;
    for (int tries = 2 * f->most; tries > 0 && f->alive < f->most; tries--) {
        const int parent = (int)bcg_rng_below(r, (uint32_t)parents);
        trial *child = &f->trials[f->alive];
        child->t = (tally){0};
        f->alive += bcg_plan_vary(b, &f->root, &f->trials[parent].p, r, &child->p) &&
                    !is_known(f, &child->p);
    }
}

/* The number of trials each of `plans` plans can have for this many nodes. */
static int64_t trials_for(uint64_t nodes, uint64_t each, int plans)
{
    const uint64_t trials = nodes / each / (uint64_t)plans;
    return trials < MOST_TRIALS ? (int64_t)trials : MOST_TRIALS;
}

/* The next generation: new plans or, if there is nothing new to try, more trials for the existing
 * ones. False if there is nothing left to do. */
static bool go_on(search *f, bcg_workspace *b, uint64_t left, uint64_t each, bcg_rng *r)
{
    const int64_t before = f->goal;
    const int kept = f->most < MOST_TRIED ? 2 : MOST_KEPT;
    const int parents = f->alive < kept ? f->alive : kept;
    f->alive = parents;
    breed(f, b, r);
    f->goal += f->alive > parents ? f->goal / 8 + 1 : trials_for(left, each, parents);
    f->goal = f->goal < MOST_TRIALS ? f->goal : MOST_TRIALS;
    return f->alive > parents || f->goal > before;
}

/* Plans interrupted during their first trials have shown nothing. */
static void drop_untried(search *f)
{
    int kept = 1;
    for (int i = 1; i < f->alive; i++)
        if (2 * f->trials[i].t.trials >= f->trials[0].t.trials && f->trials[i].t.trials > 1)
            f->trials[kept++] = f->trials[i];
    f->alive = kept;
}

static void evolve(search *f, worker *workers, uint64_t nodes)
{
    bcg_rng r;
    bcg_rng_seed(&r, ~f->seed);
    f->goal = FIRST_TRIALS;
    run(f, workers);
    const uint64_t plans = f->alive > 0 ? (uint64_t)f->alive : 1;
    const uint64_t each = f->nodes / (plans * FIRST_TRIALS) + 1;
    const int64_t goal = trials_for(nodes, each, ROUNDS * f->most);
    f->goal = goal > FIRST_TRIALS ? goal : FIRST_TRIALS;
    while (!f->stopped) {
        run(f, workers);
        rank(f, 0);
        if (f->stopped || f->nodes >= nodes || !go_on(f, &workers[0].b, nodes - f->nodes, each, &r))
            break;
    }
    drop_untried(f);
    rank(f, DOUBT);
}

/* -- the answer ------------------------------------------------------------------------------- */

/* The heuristics' own plan, and one for each other action that looks good. */
static void first_plans(search *f, bcg_workspace *b, const bcg_action *actions, int *scores,
                        int count)
{
    f->alive = 0;
    for (int i = 0; i < count && f->alive < f->most; i++) {
        trial *t = &f->trials[f->alive];
        const int best = bcg_ai_pick(scores, count, 0, NULL);
        if (i > 0 && scores[best] <= BCG_NEVER)
            break;
        t->t = (tally){0};
        bcg_plan_from(b, &f->root, actions[best], &t->p);
        t->p.own[0] = i > 0;
        f->alive++;
        scores[best] = INT32_MIN;
    }
}

/* The share of the turn's nodes that this decision may use. */
static uint64_t share_of(bcg_ai *ai, const void *view, const bcg_ai_budget *budget)
{
    const uint64_t turn = budget->nodes ? budget->nodes : ai->level->nodes;
    const uint64_t weight = (uint64_t)ai->heuristics->weight(ai->game, view);
    const uint64_t share = turn / 100 * weight + turn % 100 * weight / 100;
    if (ai->turn != ai->heuristics->turn(view)) {
        ai->turn = ai->heuristics->turn(view);
        ai->spent = 0;
    }
    const uint64_t left = ai->spent < turn ? (turn - ai->spent) / 10 * 9 : 0;
    return share < left ? share : left;
}

/* The number of plans to try at a time, so that their first trials take no more than half of these
 * nodes. */
static int plans_for(const search *f, uint64_t nodes)
{
    const int nodes_each = f->ai->heuristics->turn_nodes * f->horizon;
    if (nodes_each == 0)
        return MOST_TRIED;
    const uint64_t plans = nodes / ((uint64_t)nodes_each * 2 * FIRST_TRIALS);
    return plans < LEAST_TRIED ? LEAST_TRIED : plans > MOST_TRIED ? MOST_TRIED : (int)plans;
}

/* Converts a value to a chance of winning, in thousandths. */
static int chance_of(int64_t value)
{
    const int64_t chance = (value + BCG_VALUE_WON) * 1000 / (INT64_C(2) * BCG_VALUE_WON);
    return chance < 0 ? 0 : chance > 1000 ? 1000 : (int)chance;
}

/* Sets the plan to follow, and what is known about it. */
static void settle(const search *f)
{
    const bool changed = f->alive > 1 && lead_of(&f->trials[1].t, DOUBT) > 0;
    const trial *taken = &f->trials[changed], *other = NULL;
    const tally *t = &taken->t;
    bcg_ai_plan *c = &f->ai->plan;
    for (int i = 0; i < f->alive; i++)
        if (f->trials[i].p.step[0] != taken->p.step[0] && f->trials[i].t.trials > 0 &&
            (!other || lead_of(&f->trials[i].t, 0) > lead_of(&other->t, 0)))
            other = &f->trials[i];
    bcg_plan_adopt(f->ai, &taken->p);
    c->answer = (bcg_ai_answer){.nodes = f->nodes};
    if (t->trials == 0 || f->horizon < REPLY)
        return; /* without the enemy's reply there is no forecast */
    c->answer.trials = (int)t->trials;
    c->answer.chance = chance_of(t->value / t->trials);
    c->answer.gain = (int)(1000 * t->own / t->trials) - 1000 * points_of(f, f->view, true);
    c->answer.risk = (int)(1000 * t->enemies / t->trials) - 1000 * points_of(f, f->view, false);
    if (other)
        c->answer.lead = (int)((lead_of(t, 0) - lead_of(&other->t, 0)) * 1000 /
                               (INT64_C(2) * BCG_VALUE_WON));
}

/* -- working memory --------------------------------------------------------------------------- */

static bool set_up(search *f, worker *workers, void **guess)
{
    const size_t size = f->ai->game->ops->state_size;
    bool ready = true;
    f->trials = malloc(MOST_TRIED * sizeof f->trials[0]);
    f->base = malloc(MOST_TRIALS * sizeof f->base[0]);
    f->root.state = *guess = malloc(size);
    for (int i = 0; i < f->threads; i++) {
        workers[i] = (worker){.f = f, .number = i, .guess = malloc(size)};
        ready = bcg_workspace_init(&workers[i].b, f->ai) && workers[i].guess && ready;
    }
    return ready && f->trials && f->base && *guess;
}

static void clear_up(search *f, worker *workers, void *guess)
{
    for (int i = 0; i < f->threads; i++) {
        bcg_workspace_done(&workers[i].b);
        free(workers[i].guess);
    }
    free(guess);
    free(f->trials);
    free(f->base);
}

static search search_of(bcg_ai *ai, const void *view, const bcg_ai_budget *budget)
{
    const int seat = ai->seat;
    const int wanted = budget->threads < 1 ? 1 : budget->threads;
    return (search){.ai = ai,
                    .view = view,
                    .root = {.seat = seat,
                             .turn = ai->heuristics->turn(view),
                             .value = ai->heuristics->value(ai->game, ai->tables, view, seat)},
                    .horizon = ai->level->horizon ? ai->level->horizon : HORIZON,
                    .most = MOST_TRIED,
                    .seed = bcg_rng_next(&ai->rng),
                    .budget = budget,
                    .threads = wanted > MOST_THREADS ? MOST_THREADS : wanted};
}

bool bcg_plans_compare(bcg_ai *ai, const void *view, const plan *plans, int count, int trials,
                       int *value)
{
    const bcg_ai_budget budget = {0};
    worker workers[MOST_THREADS];
    void *guess;
    if (count < 1 || count > MOST_TRIED || trials < 1 || trials > MOST_TRIALS)
        return false;
    search f = search_of(ai, view, &budget);
    const bool ready = set_up(&f, workers, &guess);
    if (ready) {
        for (int i = 0; i < count; i++)
            f.trials[i] = (trial){.p = plans[i]};
        f.alive = count;
        f.goal = trials;
        run(&f, workers);
        for (int i = 0; i < count; i++)
            value[i] = (int)(f.trials[i].t.value / f.trials[i].t.trials);
    }
    clear_up(&f, workers, guess);
    return ready;
}

bcg_ai_answer bcg_ai_search(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                            const bcg_ai_budget *budget)
{
    const bcg_ops *ops = ai->game->ops;
    worker workers[MOST_THREADS];
    void *guess;
    bcg_rng r;
    const int mixed = ai->heuristics->mix
                          ? ai->heuristics->mix(ai->game, ai->tables, ai->memory, view, ai->seat,
                                                actions, count, &ai->rng)
                          : -1;
    if (mixed >= 0)
        return (bcg_ai_answer){.action = actions[mixed], .nodes = 1};
    if (ai->heuristics->weight(ai->game, view) == 0)
        return bcg_ai_greedy(ai, view, actions, count, budget);
    search f = search_of(ai, view, budget);
    ai->heuristics->score(ai->game, ai->tables, ai->memory, view, ai->seat, actions, count,
                          ai->scores);
    ai->plan.count = 0;
    ai->plan.answer = (bcg_ai_answer){.action = actions[bcg_ai_pick(ai->scores, count, 0, NULL)]};
    const bool ready = set_up(&f, workers, &guess);
    if (ready) {
        bcg_rng_seed(&r, f.seed);
        ops->guess(ai->game, view, &r, guess);
        const uint64_t share = share_of(ai, view, budget);
        f.most = plans_for(&f, share);
        first_plans(&f, &workers[0].b, actions, ai->scores, count);
        evolve(&f, workers, share);
        settle(&f);
        ai->spent += f.nodes;
    }
    clear_up(&f, workers, guess);
    return ready ? bcg_ai_follow(ai, view) : ai->plan.answer; /* out of memory: what looks best */
}
