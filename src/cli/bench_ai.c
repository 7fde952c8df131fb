/* How fast the computer players are: evaluating states and actions, games of a quick level, the
 * search on one thread and on two, and the turns of the levels that search. */
#include "cli/bench.h"

#include "ai/match.h"
#include "ai/player.h"
#include "cli/statistics.h"
#include "pool/clock.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    FIRST_TURN = 6, /* turns considered mid-battle */
    LAST_TURN = 14,
    STATES = 8,
    DECISIONS = 64,
    LISTED = 4096, /* actions of all decisions of a battle */
    SEARCHED = 4,  /* battles in which the search is measured */
    TIMED = 4      /* and turns */
};

/* A decision in mid-battle; its actions are in the battle's list. */
typedef struct decision {
    int first, count;
} decision;

/* A battle, and states from a game of the quick level against itself. */
typedef struct battle {
    bcg_prepared *prepared;
    const bcg_game *game;
    bcg_ai *ai;
    char *state; /* STATES of them, at the start of a turn */
    int states;
    char *decided; /* DECISIONS states, */
    decision decision[DECISIONS];
    int decisions;
    bcg_action list[LISTED];
    int listed;
} battle;

typedef struct stage {
    const bcg_ruleset *ruleset;
    const bench_part *part;
    const bench_ai_options *options;
    battle *battle;
    int battles;
    int done, steps; /* of all measurements */
} stage;

static void advance(stage *s)
{
    bench_progress(++s->done, s->steps);
}

/* -- mid-battle ------------------------------------------------------------------------------- */

static const void *state_at(const battle *b, const char *states, int n)
{
    return states + (size_t)n * b->game->ops->state_size;
}

static void keep_state(const battle *b, char *states, int n, const void *s)
{
    memcpy(states + (size_t)n * b->game->ops->state_size, s, b->game->ops->state_size);
}

static void note_decision(battle *b, const void *s, int actor)
{
    const bcg_ops *ops = b->game->ops;
    const int count = ops->legal(b->game, s, actor, b->ai->actions, ops->max_actions);
    if (count < 2 || b->decisions == DECISIONS || b->listed + count > LISTED)
        return;
    keep_state(b, b->decided, b->decisions, s);
    b->decision[b->decisions++] = (decision){.first = b->listed, .count = count};
    memcpy(b->list + b->listed, b->ai->actions, (size_t)count * sizeof b->list[0]);
    b->listed += count;
}

/* Plays on to mid-battle and records what occurs there. `s` and `view` have room for a state. */
static void rehearse(battle *b, const bench_ai_options *o, void *s, void *view)
{
    const bcg_ai_budget budget = {.nodes = o->nodes, .threads = 1};
    const bcg_ops *ops = b->game->ops;
    const bcg_game *g = b->game;
    int (*turn)(const void *) = b->ai->heuristics->turn;
    bcg_rng dice;
    bcg_rng_seed(&dice, o->seed);
    ops->begin(g, s);
    for (int actor = bcg_actor(g, s), last = 0; actor != BCG_OVER && turn(s) <= LAST_TURN;
         actor = bcg_actor(g, s)) {
        const bool middle = turn(s) >= FIRST_TURN;
        if (actor == BCG_CHANCE) {
            ops->apply(g, s, BCG_CHANCE, ops->chance(g, s, &dice), NULL);
            continue;
        }
        if (middle && turn(s) != last && b->states < STATES)
            keep_state(b, b->state, b->states++, s);
        if (middle)
            note_decision(b, s, actor);
        last = turn(s);
        ops->view(g, s, actor, view);
        ops->apply(g, s, actor, bcg_ai_choose(b->ai, view, actor, &budget).action, NULL);
    }
}

static void close_battle(battle *b)
{
    bcg_ai_free(b->ai);
    bcg_prepared_release(b->prepared);
    free(b->state);
    free(b->decided);
    memset(b, 0, sizeof *b);
}

/* False if out of memory; a battle that ends too early is closed again. */
static bool open_battle(const stage *s, battle *b, bcg_prepared *p)
{
    const size_t size = p->ruleset->ops->state_size;
    void *room = malloc(2 * size);
    b->prepared = p;
    b->game = p->game;
    b->ai = bcg_prepared_player(p, bcg_ai_level_named(s->ruleset, s->part->quick),
                                s->options->seed);
    b->state = malloc(STATES * size);
    b->decided = malloc(DECISIONS * size);
    const bool ready = room && b->ai && b->state && b->decided;
    if (ready)
        rehearse(b, s->options, room, (char *)room + size);
    free(room);
    if (!ready || b->states == 0 || b->decisions == 0)
        close_battle(b);
    return ready;
}

/* Every battle for computer players that lasts long enough. */
static bool set_up(stage *s, const catalogue *c)
{
    s->battle = calloc((size_t)c->count + 1, sizeof *s->battle);
    for (int i = 0; s->battle && i < c->count; i++) {
        const loaded_scenario *d = &c->entry[i].document;
        battle *b = &s->battle[s->battles];
        bcg_problems ignored;
        bcg_problems_init(&ignored, NULL, 0);
        if (d->ruleset != s->ruleset ||
            (d->ruleset->tools->suits_computers && !d->ruleset->tools->suits_computers(d->data)))
            continue;
        bcg_prepared *p = d->ruleset->notation->prepare(d->ruleset, d->data, NULL, "", &ignored);
        if (p && !open_battle(s, b, p))
            return false;
        s->battles += b->prepared != NULL;
    }
    return s->battle != NULL;
}

static void tear_down(stage *s)
{
    for (int i = 0; s->battle && i < s->battles; i++)
        close_battle(&s->battle[i]);
    free(s->battle);
}

/* Battle n of `of`, spread over all of them. */
static battle *spread(const stage *s, int n, int of)
{
    return &s->battle[n * s->battles / of % s->battles];
}

/* -- evaluation ------------------------------------------------------------------------------- */

static volatile int sink;

static void value_states(void *context, long often)
{
    const battle *b = context;
    const bcg_heuristics *heuristics = b->ai->heuristics;
    const int seats = b->game->ops->seats(b->game);
    int sum = 0, seat = 0;
    for (long i = 0; i < often; i++) {
        sum += heuristics->value(b->game, b->ai->tables,
                                 state_at(b, b->state, (int)(i % b->states)), seat);
        seat = seat + 1 < seats ? seat + 1 : 0;
    }
    sink = sum;
}

/* In the order of the game, so that the heuristics remember as much as they do in play. */
static void judge_decisions(void *context, long often)
{
    battle *b = context;
    const bcg_ai *ai = b->ai;
    for (long i = 0; i < often; i++) {
        const int n = (int)(i % b->decisions);
        const decision *d = &b->decision[n];
        const void *s = state_at(b, b->decided, n);
        if (n == 0)
            memset(ai->memory, 0, ai->heuristics->memory_size);
        ai->heuristics->score(ai->game, ai->tables, ai->memory, s, bcg_actor(ai->game, s),
                              b->list + d->first, d->count, ai->scores);
    }
    sink = ai->scores[0];
}

static void measure_judgement(stage *s, bench_ai *out)
{
    for (int i = 0; i < s->battles; i++) {
        out->value += bench_measure(value_states, &s->battle[i]) / s->battles;
        out->score += bench_measure(judge_decisions, &s->battle[i]) / s->battles;
        advance(s);
    }
}

/* -- the quick level -------------------------------------------------------------------------- */

/* Number of decisions in a game of the quick level against itself; -1 if out of memory. */
static double play_quick(const stage *s, const battle *b, uint64_t seed)
{
    const bcg_match_rules rules = {0};
    bcg_contestant all[BCG_MAX_SEATS];
    bcg_match_game played;
    double decisions = 0;
    for (int i = 0; i < BCG_MAX_SEATS; i++)
        all[i] = (bcg_contestant){.level = bcg_ai_level_named(s->ruleset, s->part->quick),
                                  .tables = &b->prepared->ai_tables};
    if (!bcg_match_play(s->ruleset, b->game, all, 0, seed, &rules, &played))
        return -1;
    for (int i = 0; i < bcg_count_teams(b->game); i++)
        decisions += (double)played.decisions[i];
    return decisions;
}

static bool measure_quick(stage *s, bench_ai *out)
{
    double ns[BENCH_RUNS], decisions = 0;
    const int games = s->options->games;
    for (int run = 0; run < BENCH_RUNS; run++) {
        const double start = bench_now();
        decisions = 0;
        for (int i = 0; i < games; i++) { /* every run plays the same games */
            const double more = play_quick(s, &s->battle[i % s->battles],
                                           s->options->seed + (uint64_t)i);
            if (more < 0)
                return false;
            decisions += more;
        }
        ns[run] = (bench_now() - start) / games;
        advance(s);
    }
    out->quick = s->part->quick;
    out->quick_game = bench_median(ns);
    out->quick_decisions = decisions / games;
    return true;
}

/* -- the search ------------------------------------------------------------------------------- */

/* Counts trials: each ends with the evaluation of a state. */
typedef struct trial_count {
    double trials, turns;
    int from; /* the turn in which trials begin */
} trial_count;

/* Where value_and_count finds the counter: it is given only its ruleset's tables. One search is
 * counted at a time, on one thread. */
static struct {
    const bcg_heuristics *heuristics;
    trial_count *count;
} counted;

static int value_and_count(const bcg_game *g, const void *tables, const void *s, int seat)
{
    const bool over = bcg_actor(g, s) == BCG_OVER;
    const int turns = counted.heuristics->turn(s) - counted.count->from + over;
    counted.count->trials += turns > 0; /* otherwise it is the state where the search begins */
    counted.count->turns += turns;
    return counted.heuristics->value(g, tables, s, seat);
}

/* Counts what a search with this many nodes tries. With the same seed and budget, the timed search
 * tries the same. */
static bool count_trials(const battle *b, const bcg_ai_level *level, uint64_t seed,
                         const void *view, const bcg_ai_budget *budget, trial_count *count)
{
    const bcg_ruleset *ruleset = b->prepared->ruleset;
    bcg_heuristics counting = *ruleset->heuristics;
    bcg_ai *ai = bcg_prepared_player(b->prepared, level, seed);
    if (ai == NULL)
        return false;
    counting.value = value_and_count;
    counted.heuristics = ruleset->heuristics;
    counted.count = count;
    ai->heuristics = &counting;
    count->from = counting.turn(view);
    bcg_ai_choose(ai, view, bcg_actor(ai->game, view), budget);
    bcg_ai_free(ai);
    return true;
}

/* The first decision of a turn, which gets half of the turn's budget. */
static const void *decision_of_turn(const battle *b)
{
    const bench_part *part = b->prepared->ruleset->tools->bench;
    for (int i = 0; i < b->decisions && part->begins_turn; i++)
        if (part->begins_turn(state_at(b, b->decided, i)))
            return state_at(b, b->decided, i);
    return b->decided;
}

static bool search_view(const battle *b, const bench_ai_options *o, const void *view,
                        bench_search *out, trial_count *count)
{
    const bcg_ruleset *ruleset = b->prepared->ruleset;
    const bcg_ai_level *level = bcg_ai_level_named(ruleset, out->level);
    const bcg_ai_budget one = {.nodes = o->nodes, .threads = 1};
    const bcg_ai_budget budget = {.nodes = o->nodes, .threads = out->threads};
    /* counted once for all numbers of threads: they try the same */
    if (count && !count_trials(b, level, o->seed, view, &one, count))
        return false;
    bcg_ai *ai = bcg_prepared_player(b->prepared, level, o->seed);
    if (!ai)
        return false;
    const uint64_t wall = bcg_clock_ns();
    const double processor = bench_now();
    const bcg_ai_answer answer = bcg_ai_choose(ai, view, bcg_actor(ai->game, view), &budget);
    out->seconds += (double)(bcg_clock_ns() - wall) / 1e9;
    out->processor += (bench_now() - processor) / 1e9;
    out->nodes += (double)answer.nodes;
    bcg_ai_free(ai);
    return true;
}

static bool search_once(const battle *b, const bench_ai_options *o, bench_search *out,
                        trial_count *count)
{
    const void *s = decision_of_turn(b);
    void *view = malloc(b->game->ops->state_size);
    if (view == NULL)
        return false;
    b->game->ops->view(b->game, s, bcg_actor(b->game, s), view);
    const bool done = search_view(b, o, view, out, count);
    free(view);
    return done;
}

/* Alternates between one thread and two, battle by battle: the speed of the machine may change. */
static bool measure_search(stage *s, const char *level, int battles, bench_search out[2])
{
    trial_count count = {0};
    bool done = true;
    out[0] = (bench_search){.level = level, .threads = 1};
    out[1] = (bench_search){.level = level, .threads = 2};
    for (int i = 0; done && i < battles; i++)
        for (int k = 0; done && k < 2; k++) {
            done = search_once(spread(s, i, battles), s->options, &out[k], k == 0 ? &count : NULL);
            advance(s);
        }
    for (int k = 0; k < 2; k++) {
        out[k].trials = count.trials;
        out[k].turns = count.turns;
    }
    return done;
}

/* -- turns ------------------------------------------------------------------------------------ */

/* The turns of the first contestant, until there are enough. */
typedef struct stopwatch {
    times turns;
    size_t enough;
    bool failed;
} stopwatch;

static void note_turn(void *context, int contestant, uint64_t took)
{
    stopwatch *w = context;
    if (contestant == 0 && w->turns.count < w->enough)
        w->failed = !times_add(&w->turns, took) || w->failed;
}

static bool has_enough(void *context)
{
    const stopwatch *w = context;
    return w->turns.count >= w->enough || w->failed;
}

static int cores(void)
{
    const long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : (int)n;
}

/* The first turns of several battles, against the quick level. */
static bool measure_turns(stage *s, const char *level, int threads, bench_turns *out)
{
    const bench_ai_options *o = s->options;
    bcg_contestant all[BCG_MAX_SEATS] = {
        {.level = bcg_ai_level_named(s->ruleset, level), .nodes = o->nodes, .threads = threads}};
    const int battles = o->turns < TIMED ? o->turns : TIMED;
    stopwatch w = {0};
    const bcg_match_rules rules = {
        .clock = bcg_clock_ns, .turn_over = note_turn, .stop = has_enough, .context = &w};
    bcg_match_game played;
    for (int i = 1; i < BCG_MAX_SEATS; i++)
        all[i] = (bcg_contestant){.level = bcg_ai_level_named(s->ruleset, s->part->quick)};
    for (int i = 0; i < battles && !w.failed; i++) {
        const battle *b = spread(s, i, battles);
        const bcg_game *g = b->game;
        const int rotation = i % bcg_count_teams(g); /* each side gets to think */
        for (int k = 0; k < BCG_MAX_SEATS; k++)
            all[k].tables = &b->prepared->ai_tables;
        w.enough = (size_t)o->turns * (size_t)(i + 1) / (size_t)battles;
        w.failed = !bcg_match_play(s->ruleset, g, all, rotation, o->seed, &rules, &played) ||
                   w.failed;
        advance(s);
    }
    const pace p = pace_of(&w.turns, 1);
    *out = (bench_turns){.level = level,
                         .threads = threads,
                         .count = (int)w.turns.count,
                         .mean = p.mean,
                         .slowest = p.slowest};
    times_free(&w.turns);
    return !w.failed;
}

/* -- everything ------------------------------------------------------------------------------- */

static bool measure_all(stage *s, bench_ai *out)
{
    const int timed = s->options->turns < TIMED ? s->options->turns : TIMED;
    s->steps = s->battles + BENCH_RUNS + 2 * SEARCHED + 2 * (SEARCHED / 2) + 2 * timed;
    const char *first = s->part->searchers[0], *second = s->part->searchers[1];
    measure_judgement(s, out);
    return measure_quick(s, out) && measure_search(s, first, SEARCHED, &out->search[0]) &&
           measure_search(s, second, SEARCHED / 2, &out->search[2]) &&
           measure_turns(s, first, 1, &out->turns[0]) &&
           measure_turns(s, second, cores(), &out->turns[1]);
}

bool bench_ai_run(const bcg_ruleset *ruleset, const catalogue *c, const bench_ai_options *options,
                  bench_ai *out)
{
    stage s = {.ruleset = ruleset, .part = ruleset->tools->bench, .options = options};
    *out = (bench_ai){0};
    bool done = set_up(&s, c);
    if (done && s.battles == 0) {
        complain("bench", "there is no scenario for two to play");
        done = false;
    } else {
        done = done && measure_all(&s, out);
        if (!done)
            complain("bench", "not enough memory");
    }
    tear_down(&s);
    return done;
}

/* -- printing --------------------------------------------------------------------------------- */

static double per_second(double number, const bench_search *s)
{
    return s->seconds > 0 ? number / s->seconds : 0;
}

/* How much faster two threads are than one; the pair begins with the one. */
static double speedup(const bench_search pair[2])
{
    return pair[1].seconds > 0 ? pair[0].seconds / pair[1].seconds : 0;
}

static void print_figure(const char *name, double ns, double calibration)
{
    printf("%-28s %10.1f ns %10.2f copies\n", name, ns, ns / calibration);
}

void bench_ai_text(const char *ruleset, const bench_ai *a, double calibration)
{
    printf("\n%s: computer players\n", ruleset);
    print_figure("value of a state", a->value, calibration);
    print_figure("judgement of a decision", a->score, calibration);
    char label[64];
    snprintf(label, sizeof label, "%s's game", a->quick);
    print_figure(label, a->quick_game, calibration);
    snprintf(label, sizeof label, "%s's games per second", a->quick);
    printf("%-28s %10.1f\n", label, 1e9 / a->quick_game);
    snprintf(label, sizeof label, "decisions per %s's game", a->quick);
    printf("%-28s %10.1f\n", label, a->quick_decisions);
    printf("\n%-10s %7s %12s %12s %12s %8s %8s\n", "search", "threads", "decisions/s", "trials/s",
           "turns/s", "cores", "speedup");
    for (int i = 0; i < BENCH_SEARCHES; i++) {
        const bench_search *s = &a->search[i];
        printf("%-10s %7d %12.0f %12.0f %12.0f %8.2f %8.2f\n", s->level, s->threads,
               per_second(s->nodes, s), per_second(s->trials, s), per_second(s->turns, s),
               per_second(s->processor, s), i % 2 ? speedup(s - 1) : 1.0);
    }
    printf("\n%-10s %7s %12s %12s %12s\n", "level", "threads", "turns", "mean", "slowest");
    for (int i = 0; i < BENCH_THINKERS; i++) {
        const bench_turns *t = &a->turns[i];
        if (t->count)
            printf("%-10s %7d %12d %10.2f s %10.2f s\n", t->level, t->threads, t->count, t->mean,
                   t->slowest);
    }
}

static void json_figure(const char *name, double ns, double calibration)
{
    printf("\"%s_ns\":%.2f,\"%s_copies\":%.3f,", name, ns, name, ns / calibration);
}

void bench_ai_json(const char *name, const char *ruleset, const bench_ai *a, double calibration)
{
    const char *quick = a->quick;
    printf("\"%s\":{\"ruleset\":\"%s\",", name, ruleset);
    json_figure("value", a->value, calibration);
    json_figure("judge", a->score, calibration);
    printf("\"%s_games_per_s\":%.2f,\"%s_copies_per_game\":%.1f,"
           "\"%s_decisions_per_game\":%.2f,\n  \"search\":[",
           quick, 1e9 / a->quick_game, quick, a->quick_game / calibration, quick,
           a->quick_decisions);
    for (int i = 0; i < BENCH_SEARCHES; i++) {
        const bench_search *s = &a->search[i];
        printf("%s\n   {\"level\":\"%s\",\"threads\":%d,\"nodes\":%.0f,\"trials\":%.0f,"
               "\"turns\":%.0f,\"seconds\":%.4f,\"cores\":%.3f,\"nodes_per_s\":%.1f,"
               "\"trials_per_s\":%.1f,\"turns_per_s\":%.1f,\"speedup\":%.3f}",
               i ? "," : "", s->level, s->threads, s->nodes, s->trials, s->turns, s->seconds,
               per_second(s->processor, s), per_second(s->nodes, s), per_second(s->trials, s),
               per_second(s->turns, s), i % 2 ? speedup(s - 1) : 1.0);
    }
    printf("\n  ],\n  \"turns\":[");
    for (int i = 0; i < BENCH_THINKERS; i++) {
        const bench_turns *t = &a->turns[i];
        printf("%s\n   {\"level\":\"%s\",\"threads\":%d,\"turns\":%d,\"mean_s\":%.4f,"
               "\"slowest_s\":%.4f}",
               i ? "," : "", t->level, t->threads, t->count, t->mean, t->slowest);
    }
    printf("\n  ]}");
}
