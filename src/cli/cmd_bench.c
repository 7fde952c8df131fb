/* `bocage bench`: how fast the engine is, on this machine and relative to a plain memory copy. */
#include "cli/bench.h"

#include "game/playout.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { RUNS = BENCH_RUNS, MOST_ACTIONS = 1000000, KIB = 1024, BUFFER = 2 * KIB, LINE = 64 };

double bench_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double bench_median(const double values[BENCH_RUNS])
{
    double sorted[RUNS];
    memcpy(sorted, values, sizeof sorted);
    qsort(sorted, RUNS, sizeof sorted[0], by_size);
    return sorted[RUNS / 2];
}

/* -- single operations ------------------------------------------------------------------------ */

double bench_measure(bench_repeated action, void *context)
{
    double each[RUNS];
    long times = 16;
    double took = 0;
    while (took < 1e6) { /* how many fit into a millisecond? */
        times *= 2;
        const double start = bench_now();
        action(context, times);
        took = bench_now() - start;
    }
    times = (long)((double)times * 5e6 / took) + 1;
    for (int i = 0; i < RUNS; i++) {
        const double start = bench_now();
        action(context, times);
        each[i] = (bench_now() - start) / (double)times;
    }
    return bench_median(each);
}

/* Called through a volatile pointer, so that the compiler cannot optimize it away. */
static void *(*volatile copy)(void *, const void *, size_t) = memcpy;
static volatile unsigned sink;

static void copy_kib(void *context, long times)
{
    char *buffer = context;
    for (long i = 0; i < times; i++)
        copy(buffer + KIB, buffer, KIB);
}

/* A game in mid-battle and working memory. */
typedef struct middle {
    const bcg_prepared *prepared;
    const bench_part *part;
    void *state, *view, *other;
    int seats;
    bcg_rng rng;
} middle;

static void clone_state(void *context, long times)
{
    middle *m = context;
    const size_t size = m->prepared->ruleset->ops->state_size;
    for (long i = 0; i < times; i++)
        copy(m->other, m->state, size);
}

static void view_and_guess(void *context, long times)
{
    middle *m = context;
    const bcg_game *g = m->prepared->game;
    int seat = 0;
    for (long i = 0; i < times; i++) {
        g->ops->view(g, m->state, seat, m->view);
        g->ops->guess(g, m->view, &m->rng, m->other);
        seat = seat + 1 < m->seats ? seat + 1 : 0;
    }
}

static void look_around(void *context, long times)
{
    const middle *m = context;
    sink = m->part->look_around(m->prepared, m->state, times);
}

/* -- games ------------------------------------------------------------------------------------ */

/* One scenario in one edition. */
typedef struct contest {
    bcg_prepared *prepared;
    double ns[RUNS]; /* for all games of a run */
    bcg_playout_counts counts;
    int unfinished;
} contest;

/* The measurements for one ruleset. */
typedef struct engine_figures {
    const bcg_ruleset *ruleset;
    contest *contest;
    int contests;
    double los, view_guess, clone; /* ns; los: 0 if not available */
    bool has_ai;
    bench_ai ai;
} engine_figures;

typedef struct bench {
    const bcg_ruleset *rulesets;
    int games; /* of each contest, per run */
    uint64_t seed;
    bool engine, players; /* what is measured */
    engine_figures of[BENCH_RULESETS];
    int count;
    double calibration;
    bench_ai_options options;      /* for the computer players */
    bench_fingerprint fingerprint; /* of both, if both are measured */
} bench;

/* `s` has room for a state. */
static void play_games(contest *c, const bench *b, int run, bcg_action *actions, void *s)
{
    const bcg_game *g = c->prepared->game;
    bcg_rng r;
    const double start = bench_now();
    for (int i = 0; i < b->games; i++) {
        bcg_rng_seed(&r, b->seed + (uint64_t)i); /* every run plays the same games */
        g->ops->begin(g, s);
        const bool over = bcg_playout(g, s, &r, actions, MOST_ACTIONS,
                                      run == 0 ? &c->counts : NULL);
        c->unfinished += !over;
    }
    c->ns[run] = bench_now() - start;
}

static double ns_per_decision(const contest *c)
{
    return bench_median(c->ns) / (double)(c->counts.decisions ? c->counts.decisions : 1);
}

void bench_progress(int done, int of)
{
    if (isatty(STDERR_FILENO))
        fprintf(stderr, done < of ? "\r%3d %%" : "\r     \r", 100 * done / of);
}

/* Calibrates again before each run: the speed of the machine may change. */
static void play_all(bench *b, engine_figures *f, bcg_action *actions, void *s, char buffer[BUFFER])
{
    double calibration[RUNS];
    for (int run = 0; run < RUNS; run++) {
        calibration[run] = bench_measure(copy_kib, buffer);
        for (int i = 0; i < f->contests; i++) {
            play_games(&f->contest[i], b, run, actions, s);
            bench_progress(run * f->contests + i + 1, RUNS * f->contests);
        }
    }
    b->calibration = bench_median(calibration);
}

/* Plays some turns of the first contest. */
static void play_to_middle(middle *m, const bench *b, bcg_action *actions)
{
    enum { PLIES = 200 };
    const bcg_game *g = m->prepared->game;
    bcg_rng_seed(&m->rng, b->seed);
    g->ops->begin(g, m->state);
    bcg_playout(g, m->state, &m->rng, actions, PLIES, NULL);
}

/* Every battle of the ruleset in every edition. */
static bool set_up(engine_figures *f, const catalogue *c)
{
    const char *editions[MOST_WORDS] = {NULL};
    const int listed = list_editions(f->ruleset, editions), count = listed ? listed : 1;
    f->contest = calloc((size_t)c->count * (size_t)count + 1, sizeof *f->contest);
    for (int i = 0; f->contest && i < c->count; i++)
        for (int edition = 0; edition < count; edition++) {
            const loaded_scenario *d = &c->entry[i].document;
            bcg_problems ignored;
            bcg_problems_init(&ignored, NULL, 0);
            bcg_prepared *p = d->ruleset == f->ruleset
                                  ? d->ruleset->notation->prepare(d->ruleset, d->data,
                                                                  editions[edition], "", &ignored)
                                  : NULL;
            if (p)
                f->contest[f->contests++].prepared = p;
        }
    return f->contest != NULL;
}

static void tear_down(engine_figures *f)
{
    for (int i = 0; i < f->contests; i++)
        bcg_prepared_release(f->contest[i].prepared);
    free(f->contest);
}

/* -- printing --------------------------------------------------------------------------------- */

/* The sums over all contests. */
typedef struct totals {
    double ns, decisions, chances, games;
    int longest, unfinished;
} totals;

static totals add_up(const bench *b, const engine_figures *f)
{
    totals t = {0};
    double ns[RUNS] = {0};
    for (int i = 0; i < f->contests; i++) {
        const contest *c = &f->contest[i];
        for (int run = 0; run < RUNS; run++)
            ns[run] += c->ns[run];
        t.decisions += (double)c->counts.decisions;
        t.chances += (double)c->counts.chances;
        t.games += b->games;
        t.longest = c->counts.longest > t.longest ? c->counts.longest : t.longest;
        t.unfinished += c->unfinished;
    }
    t.ns = bench_median(ns);
    return t;
}

static size_t game_bytes(const engine_figures *f)
{
    const bcg_ruleset_tools *tools = f->ruleset->tools;
    return tools && tools->bench ? tools->bench->game_bytes : 0;
}

static void print_figure(const bench *b, const char *name, double ns)
{
    printf("%-28s %10.1f ns %10.2f copies\n", name, ns, ns / b->calibration);
}

static void print_engine(const bench *b, const engine_figures *f)
{
    const bcg_ops *ops = f->ruleset->ops;
    const totals t = add_up(b, f);
    printf("\n%s: %.0f random games, seed %llu, median of %d runs\n", ops->name, t.games,
           (unsigned long long)b->seed, RUNS);
    print_figure(b, "decision", t.ns / t.decisions);
    print_figure(b, "game", t.ns / t.games);
    if (f->los > 0)
        print_figure(b, "line of sight", f->los);
    print_figure(b, "view and guess", f->view_guess);
    print_figure(b, "copy of a state", f->clone);
    printf("%-28s %10.1f\n", "games per second", 1e9 * t.games / t.ns);
    printf("%-28s %10.1f\n", "decisions per game", t.decisions / t.games);
    printf("%-28s %10zu\n", "bytes of a state", ops->state_size);
    if (game_bytes(f))
        printf("%-28s %10zu\n", "bytes of a game", game_bytes(f));
    printf("%-28s %10d, room for %d\n", "longest list of actions", t.longest, ops->max_actions);
    if (t.unfinished)
        printf("%-28s %10d\n", "games that did not end", t.unfinished);
    printf("\n%-42s %8s %8s %8s\n", "scenario, edition", "ns", "copies", "choices");
    for (int i = 0; i < f->contests; i++) {
        const contest *c = &f->contest[i];
        char name[96];
        snprintf(name, sizeof name, "%s%s%s", c->prepared->id, c->prepared->edition[0] ? ", " : "",
                 c->prepared->edition);
        printf("%-42s %8.1f %8.2f %8.1f\n", name, ns_per_decision(c),
               ns_per_decision(c) / b->calibration, (double)c->counts.decisions / b->games);
    }
}

static void print_text(const bench *b)
{
    print_figure(b, "copy of 1 KiB (calibration)", b->calibration);
    for (int i = 0; i < b->count && b->engine; i++)
        print_engine(b, &b->of[i]);
    for (int i = 0; i < b->count; i++)
        if (b->of[i].has_ai)
            bench_ai_text(b->of[i].ruleset->ops->name, &b->of[i].ai, b->calibration);
    if (b->engine && b->players) {
        printf("\nfingerprint\n");
        bench_fingerprint_text(&b->fingerprint);
    }
}

static void json_figure(const bench *b, const char *name, double ns)
{
    printf("\"%s_ns\":%.2f,\"%s_copies\":%.3f,", name, ns, name, ns / b->calibration);
}

static void json_contest(const bench *b, const contest *c)
{
    printf("{\"id\":");
    json_quoted(stdout, c->prepared->id);
    printf(",\"edition\":\"%s\",\"ns_per_decision\":%.2f,\"copies_per_decision\":%.3f,"
           "\"games_per_s\":%.2f,\"decisions\":%llu,\"forced\":%llu,\"chances\":%llu,"
           "\"longest_list\":%d}",
           c->prepared->edition, ns_per_decision(c), ns_per_decision(c) / b->calibration,
           1e9 * b->games / bench_median(c->ns), (unsigned long long)c->counts.decisions,
           (unsigned long long)c->counts.forced, (unsigned long long)c->counts.chances,
           c->counts.longest);
}

/* Prints a member of an object, with the ruleset's name. */
static void json_engine(const bench *b, const engine_figures *f)
{
    const bcg_ops *ops = f->ruleset->ops;
    const totals t = add_up(b, f);
    const double decision = t.ns / t.decisions;
    printf("\"%s\":{", ops->name);
    printf("\"ns_per_decision\":%.2f,\"copies_per_decision\":%.3f,", decision,
           decision / b->calibration);
    printf("\"games_per_s\":%.2f,\"copies_per_game\":%.1f,", 1e9 * t.games / t.ns,
           t.ns / t.games / b->calibration);
    printf("\"decisions_per_game\":%.2f,\"chances_per_game\":%.2f,", t.decisions / t.games,
           t.chances / t.games);
    if (f->los > 0)
        json_figure(b, "los", f->los);
    json_figure(b, "view_guess", f->view_guess);
    json_figure(b, "clone", f->clone);
    printf("\"state_bytes\":%zu,", ops->state_size);
    if (game_bytes(f))
        printf("\"game_bytes\":%zu,", game_bytes(f));
    printf("\"max_actions\":%d,\"longest_list\":%d,\"unfinished\":%d,\n  \"scenarios\":[",
           ops->max_actions, t.longest, t.unfinished);
    for (int i = 0; i < f->contests; i++) {
        printf("%s\n   ", i ? "," : "");
        json_contest(b, &f->contest[i]);
    }
    printf("\n  ]}");
}

/* "ai" for the first ruleset, for readers from before there were others, "ai-NAME" for those; which
 * one it is stands in each. */
static void json_players(const bench *b)
{
    const char *first = "ai";
    for (int i = 0; i < b->count; i++) {
        const char *ruleset = b->of[i].ruleset->ops->name;
        char name[64];
        if (!b->of[i].has_ai)
            continue;
        snprintf(name, sizeof name, "ai-%s", ruleset);
        printf(",\n ");
        bench_ai_json(first ? first : name, ruleset, &b->of[i].ai, b->calibration);
        first = NULL;
    }
}

static void print_json(const bench *b)
{
    printf("{\"calibration_ns\":%.3f,\"seed\":%llu,\"games\":%d,\"runs\":%d", b->calibration,
           (unsigned long long)b->seed, b->games, RUNS);
    for (int i = 0; i < b->count && b->engine; i++) {
        printf(",\n ");
        json_engine(b, &b->of[i]);
    }
    json_players(b);
    if (b->engine && b->players) {
        printf(",\n ");
        bench_fingerprint_json(&b->fingerprint);
    }
    printf("}\n");
}

/* -- the command ------------------------------------------------------------------------------ */

static void measure_middle(bench *b, engine_figures *f, middle *m, bcg_action *actions)
{
    const bcg_ruleset_tools *tools = f->ruleset->tools;
    m->prepared = f->contest[0].prepared;
    m->part = tools ? tools->bench : NULL;
    m->seats = m->prepared->game->ops->seats(m->prepared->game);
    play_to_middle(m, b, actions);
    if (m->part && m->part->look_around)
        f->los = bench_measure(look_around, m);
    f->view_guess = bench_measure(view_and_guess, m);
    f->clone = bench_measure(clone_state, m);
}

static bool measure_engine(bench *b, engine_figures *f, const catalogue *c, char buffer[BUFFER])
{
    const bcg_ops *ops = f->ruleset->ops;
    middle m = {.state = malloc(ops->state_size),
                .view = malloc(ops->state_size),
                .other = malloc(ops->state_size)};
    bcg_action *actions = malloc((size_t)ops->max_actions * sizeof *actions);
    bool done = false;
    if (!m.state || !m.view || !m.other || !actions || !set_up(f, c))
        complain("bench", "not enough memory");
    else if (f->contests == 0)
        complain("bench", "there is no scenario to play");
    else {
        measure_middle(b, f, &m, actions);
        play_all(b, f, actions, m.other, buffer);
        done = true;
    }
    free(actions);
    free(m.state);
    free(m.view);
    free(m.other);
    return done;
}

static bool measure_players(bench *b, engine_figures *f, const catalogue *c)
{
    f->has_ai = f->ruleset->tools && f->ruleset->tools->bench && f->ruleset->tools->bench->quick;
    return !f->has_ai || bench_ai_run(f->ruleset, c, &b->options, &f->ai);
}

static bool has_battles(const bcg_ruleset *ruleset, const catalogue *c)
{
    for (int i = 0; i < c->count; i++)
        if (c->entry[i].document.ruleset == ruleset)
            return true;
    return false;
}

/* Measures all rulesets that have battles; the first one must. */
static bool measure(bench *b, const catalogue *c, char buffer[BUFFER])
{
    bool done = true;
    for (const bcg_ruleset *r = b->rulesets; r->ops && b->count < BENCH_RULESETS; r++)
        if (r == b->rulesets || has_battles(r, c))
            b->of[b->count++].ruleset = r;
    for (int i = 0; i < b->count && done && b->engine; i++)
        done = measure_engine(b, &b->of[i], c, buffer);
    for (int i = 0; i < b->count && done && b->players; i++)
        done = measure_players(b, &b->of[i], c);
    return done &&
           (!b->engine || !b->players || bench_fingerprint_take(b->rulesets, &b->fingerprint));
}

static int run_bench(bench *b, bool json)
{
    catalogue c;
    if (!load_catalogue(b->rulesets, NULL, &c))
        return EXIT_CANNOT;
    char *buffer = aligned_alloc(LINE, BUFFER); /* whole cache lines */
    bool done = buffer != NULL;
    if (!done)
        complain("bench", "not enough memory");
    else {
        memset(buffer, 1, BUFFER);
        b->calibration = bench_measure(copy_kib, buffer);
        done = measure(b, &c, buffer);
    }
    if (done)
        (json ? print_json : print_text)(b);
    free(buffer);
    for (int i = 0; i < b->count; i++)
        tear_down(&b->of[i]);
    free_catalogue(&c);
    return finish_output(stdout, "bench", done ? EXIT_YES : EXIT_CANNOT);
}

/* Prints what is done, not how fast. */
static int print_fingerprint(const bcg_ruleset *rulesets, bool json)
{
    bench_fingerprint f;
    const bool done = bench_fingerprint_take(rulesets, &f);
    if (done && json) {
        printf("{");
        bench_fingerprint_json(&f);
        printf("}\n");
    } else if (done)
        bench_fingerprint_text(&f);
    return finish_output(stdout, "bench", done ? EXIT_YES : EXIT_CANNOT);
}

/* Reads the number given with an option; reports what is wrong with it. */
static bool read_number(int option, int *number)
{
    static const struct {
        int option;
        const char *name;
        int least;
    } numbers[] = {{'g', "games", 1}, {'s', "seed", 0}, {'n', "nodes", 1}, {'t', "turns", 0}};
    int i = 0;
    while (numbers[i].option != option)
        i++;
    if (bcg_span_number(bcg_span_of(optarg), 1000000000, number) && *number >= numbers[i].least)
        return true;
    wrong_usage("bench", "--%s is a number%s, not `%s`", numbers[i].name,
                numbers[i].least ? " from 1 on" : "", optarg);
    return false;
}

int cmd_bench(int argc, char **argv, const bcg_ruleset *rulesets)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'},
                                            {"games", required_argument, NULL, 'g'},
                                            {"seed", required_argument, NULL, 's'},
                                            {"nodes", required_argument, NULL, 'n'},
                                            {"turns", required_argument, NULL, 't'},
                                            {"ai", no_argument, NULL, 'a'},
                                            {"no-ai", no_argument, NULL, 'e'},
                                            {"fingerprint", no_argument, NULL, 'f'},
                                            {0}};
    bool json = false, only_ai = false, no_ai = false, fingerprint = false;
    int option, games = 25, seed = 1, nodes = 0, turns = 8;
    while ((option = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        int *number = option == 'g'   ? &games
                      : option == 's' ? &seed
                      : option == 'n' ? &nodes
                      : option == 't' ? &turns
                                      : NULL;
        if (number && !read_number(option, number))
            return EXIT_USAGE;
        if (!number && option != 'j' && option != 'a' && option != 'e' && option != 'f')
            return wrong_option("bench", argv, option);
        json = json || option == 'j';
        only_ai = only_ai || option == 'a';
        no_ai = no_ai || option == 'e';
        fingerprint = fingerprint || option == 'f';
    }
    if (optind < argc)
        return wrong_usage("bench", "`%s` is too much", argv[optind]);
    if (only_ai && no_ai)
        return wrong_usage("bench", "--ai and --no-ai leave nothing to measure");
    if (fingerprint && (only_ai || no_ai))
        return wrong_usage("bench",
                           "--fingerprint belongs to no measurement: leave out --ai and --no-ai");
    if (fingerprint)
        return print_fingerprint(rulesets, json);
    bench b = {
        .rulesets = rulesets,
        .games = games,
        .seed = (uint64_t)seed,
        .engine = !only_ai,
        .players = !no_ai,
        .options = {
            .games = games, .seed = (uint64_t)seed, .nodes = (uint64_t)nodes, .turns = turns}};
    return run_bench(&b, json);
}
