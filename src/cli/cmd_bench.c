/* `bocage bench`: how fast the engine is, on this machine and in multiples of a plain copy. */
#include "cli/bench.h"

#include "game/playout.h"
#include "memoir/game.h"
#include "memoir/rules.h"
#include "notation/memoir_scn.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    RUNS = BENCH_RUNS,
    EDITIONS = 2,
    MOST_ACTIONS = 1000000,
    KIB = 1024,
    BUFFER = 2 * KIB,
    LINE = 64
};

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

/* -- the small figures ------------------------------------------------------------------------ */

double bench_measure(bench_repeated action, void *context)
{
    double each[RUNS];
    long times = 16;
    double took = 0;
    while (took < 1e6) { /* how often fits into a millisecond? */
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

/* Called through a pointer the compiler cannot see through, so that nothing is left out. */
static void *(*volatile copy)(void *, const void *, size_t) = memcpy;
static volatile unsigned sink;

static void copy_kib(void *context, long times)
{
    char *buffer = context;
    for (long i = 0; i < times; i++)
        copy(buffer + KIB, buffer, KIB);
}

/* A game in mid-battle and a buffer to work in. */
typedef struct middle {
    const memoir_game *game;
    memoir_state state, view, other;
    bcg_rng rng;
} middle;

static void clone_state(void *context, long times)
{
    middle *m = context;
    for (long i = 0; i < times; i++)
        copy(&m->other, &m->state, sizeof m->other);
}

static void view_and_guess(void *context, long times)
{
    middle *m = context;
    for (long i = 0; i < times; i++) {
        bcg_memoir_ops.view(&m->game->head, &m->state, (int)(i & 1), &m->view);
        bcg_memoir_ops.guess(&m->game->head, &m->view, &m->rng, &m->other);
    }
}

static void look_around(void *context, long times)
{
    const middle *m = context;
    const bcg_board *board = m->game->board;
    unsigned seen = 0;
    long n = 0;
    while (n < times)
        for (int a = 0; a < board->hexes && n < times; a++)
            BCG_EACH (b, m->game->near[a]) {
                seen += memoir_sees_near(m->game, &m->state, (bcg_hex)a, (bcg_hex)b);
                n++;
            }
    sink = seen;
}

/* -- games ------------------------------------------------------------------------------------ */

/* One scenario in one edition. */
typedef struct contest {
    const memoir_scenario *scenario;
    memoir_game game;
    double ns[RUNS]; /* for all games of a run */
    bcg_playout_counts counts;
    int unfinished;
} contest;

typedef struct bench {
    const bcg_ruleset *rulesets;
    int games; /* of each contest in each run */
    uint64_t seed;
    bool engine, players; /* what is measured */
    contest *contest;
    int contests;
    double calibration, los, view_guess, clone;
    bench_ai_options options; /* for the players */
    bench_ai ai;
    bench_fingerprint fingerprint; /* of both, if both are measured */
} bench;

static void play_games(contest *c, const bench *b, int run, bcg_action *actions)
{
    memoir_state s;
    bcg_rng r;
    const double start = bench_now();
    for (int i = 0; i < b->games; i++) {
        bcg_rng_seed(&r, b->seed + (uint64_t)i); /* every run plays the same games */
        bcg_memoir_ops.begin(&c->game.head, &s);
        const bool over = bcg_playout(&c->game.head, &s, &r, actions, MOST_ACTIONS,
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

/* The calibration is taken anew before each run: the machine may change its pace. */
static void play_all(bench *b, bcg_action *actions, char buffer[BUFFER])
{
    double calibration[RUNS];
    for (int run = 0; run < RUNS; run++) {
        calibration[run] = bench_measure(copy_kib, buffer);
        for (int i = 0; i < b->contests; i++) {
            play_games(&b->contest[i], b, run, actions);
            bench_progress(run * b->contests + i + 1, RUNS * b->contests);
        }
    }
    b->calibration = bench_median(calibration);
}

/* Some turns into the first contest. */
static void play_to_middle(middle *m, const bench *b, bcg_action *actions)
{
    enum { PLIES = 200 };
    m->game = &b->contest[0].game;
    bcg_rng_seed(&m->rng, b->seed);
    bcg_memoir_ops.begin(&m->game->head, &m->state);
    bcg_playout(&m->game->head, &m->state, &m->rng, actions, PLIES, NULL);
}

static bool set_up(bench *b, const catalogue *c)
{
    b->contest = calloc((size_t)c->count * EDITIONS + 1, sizeof *b->contest);
    for (int i = 0; b->contest && i < c->count; i++)
        for (int edition = 0; edition < EDITIONS; edition++) {
            contest *next = &b->contest[b->contests];
            const memoir_choices choices = {(int8_t)edition, 0};
            next->scenario = c->scenario[i];
            if (memoir_game_init(&next->game, c->scenario[i], choices) == ML_NONE)
                b->contests++;
        }
    return b->contest != NULL;
}

/* -- printing --------------------------------------------------------------------------------- */

/* The figures of all contests together. */
typedef struct totals {
    double ns, decisions, chances, games;
    int longest, unfinished;
} totals;

static totals add_up(const bench *b)
{
    totals t = {0};
    double ns[RUNS] = {0};
    for (int i = 0; i < b->contests; i++) {
        const contest *c = &b->contest[i];
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

static bcg_span id_of(const contest *c)
{
    return memoir_text(c->scenario, c->scenario->id.at[0].text);
}

static void print_figure(const bench *b, const char *name, double ns)
{
    printf("%-28s %10.1f ns %10.2f copies\n", name, ns, ns / b->calibration);
}

static void print_engine(const bench *b)
{
    const totals t = add_up(b);
    const double decision = t.ns / t.decisions;
    printf("\nmemoir: %.0f random games, seed %llu, median of %d runs\n", t.games,
           (unsigned long long)b->seed, RUNS);
    print_figure(b, "decision", decision);
    print_figure(b, "game", t.ns / t.games);
    print_figure(b, "line of sight", b->los);
    print_figure(b, "view and guess", b->view_guess);
    print_figure(b, "copy of a state", b->clone);
    printf("%-28s %10.1f\n", "games per second", 1e9 * t.games / t.ns);
    printf("%-28s %10.1f\n", "decisions per game", t.decisions / t.games);
    printf("%-28s %10zu\n", "bytes of a state", bcg_memoir_ops.state_size);
    printf("%-28s %10zu\n", "bytes of a game", sizeof(memoir_game));
    printf("%-28s %10d, room for %d\n", "longest list of actions", t.longest,
           bcg_memoir_ops.max_actions);
    if (t.unfinished)
        printf("%-28s %10d\n", "games that did not end", t.unfinished);
    printf("\n%-42s %8s %8s %8s\n", "scenario, edition", "ns", "copies", "choices");
    for (int i = 0; i < b->contests; i++) {
        const contest *c = &b->contest[i];
        char name[80];
        snprintf(name, sizeof name, "%.*s, %s", (int)id_of(c).len, id_of(c).at,
                 memoir_edition_words.word[c->game.edition]);
        printf("%-42s %8.1f %8.2f %8.1f\n", name, ns_per_decision(c),
               ns_per_decision(c) / b->calibration, (double)c->counts.decisions / b->games);
    }
}

static void print_text(const bench *b)
{
    print_figure(b, "copy of 1 KiB (calibration)", b->calibration);
    if (b->engine)
        print_engine(b);
    if (b->players)
        bench_ai_text(&b->ai, b->calibration);
    if (b->engine && b->players) {
        printf("\nfingerprint\n");
        bench_fingerprint_text(&b->fingerprint);
    }
}

static void json_figure(const bench *b, const char *name, double ns)
{
    printf("\"%s_ns\":%.2f,\"%s_copies\":%.3f,", name, ns, name, ns / b->calibration);
}

/* A member "memoir" of an object. */
static void json_engine(const bench *b)
{
    const totals t = add_up(b);
    const double decision = t.ns / t.decisions;
    printf("\"memoir\":{");
    printf("\"ns_per_decision\":%.2f,\"copies_per_decision\":%.3f,", decision,
           decision / b->calibration);
    printf("\"games_per_s\":%.2f,\"copies_per_game\":%.1f,", 1e9 * t.games / t.ns,
           t.ns / t.games / b->calibration);
    printf("\"decisions_per_game\":%.2f,\"chances_per_game\":%.2f,", t.decisions / t.games,
           t.chances / t.games);
    json_figure(b, "los", b->los);
    json_figure(b, "view_guess", b->view_guess);
    json_figure(b, "clone", b->clone);
    printf("\"state_bytes\":%zu,\"game_bytes\":%zu,\"max_actions\":%d,\"longest_list\":%d,"
           "\"unfinished\":%d,\n  \"scenarios\":[",
           bcg_memoir_ops.state_size, sizeof(memoir_game), bcg_memoir_ops.max_actions, t.longest,
           t.unfinished);
    for (int i = 0; i < b->contests; i++) {
        const contest *c = &b->contest[i];
        printf("%s\n   {\"id\":", i ? "," : "");
        json_text(stdout, id_of(c).at, id_of(c).len);
        printf(",\"edition\":\"%s\",\"ns_per_decision\":%.2f,\"copies_per_decision\":%.3f,"
               "\"games_per_s\":%.2f,\"decisions\":%llu,\"forced\":%llu,\"chances\":%llu,"
               "\"longest_list\":%d}",
               memoir_edition_words.word[c->game.edition], ns_per_decision(c),
               ns_per_decision(c) / b->calibration, 1e9 * b->games / bench_median(c->ns),
               (unsigned long long)c->counts.decisions, (unsigned long long)c->counts.forced,
               (unsigned long long)c->counts.chances, c->counts.longest);
    }
    printf("\n  ]}");
}

static void print_json(const bench *b)
{
    printf("{\"calibration_ns\":%.3f,\"seed\":%llu,\"games\":%d,\"runs\":%d", b->calibration,
           (unsigned long long)b->seed, b->games, RUNS);
    if (b->engine) {
        printf(",\n ");
        json_engine(b);
    }
    if (b->players) {
        printf(",\n ");
        bench_ai_json(&b->ai, b->calibration);
    }
    if (b->engine && b->players) {
        printf(",\n ");
        bench_fingerprint_json(&b->fingerprint);
    }
    printf("}\n");
}

/* -- the command ------------------------------------------------------------------------------ */

static bool measure_engine(bench *b, const catalogue *c, char buffer[BUFFER])
{
    middle *m = malloc(sizeof *m);
    bcg_action *actions = malloc(MEMOIR_MAX_ACTIONS * sizeof *actions);
    bool done = false;
    if (!m || !actions || !set_up(b, c))
        complain("bench", "not enough memory");
    else if (b->contests == 0)
        complain("bench", "there is no scenario to play");
    else {
        play_to_middle(m, b, actions);
        b->los = bench_measure(look_around, m);
        b->view_guess = bench_measure(view_and_guess, m);
        b->clone = bench_measure(clone_state, m);
        play_all(b, actions, buffer);
        done = true;
    }
    free(actions);
    free(m);
    return done;
}

static int run_bench(bench *b, bool json)
{
    catalogue c;
    if (!load_catalogue(&c))
        return EXIT_CANNOT;
    char *buffer = aligned_alloc(LINE, BUFFER); /* whole cache lines */
    bool done = buffer != NULL;
    if (!done)
        complain("bench", "not enough memory");
    else {
        memset(buffer, 1, BUFFER);
        b->calibration = bench_measure(copy_kib, buffer);
        done = (!b->engine || measure_engine(b, &c, buffer)) &&
               (!b->players || bench_ai_run(b->rulesets, &c, &b->options, &b->ai)) &&
               (!b->engine || !b->players || bench_fingerprint_take(b->rulesets, &b->fingerprint));
    }
    if (done)
        (json ? print_json : print_text)(b);
    free(buffer);
    free(b->contest);
    free_catalogue(&c);
    return finish_output(stdout, "bench", done ? EXIT_YES : EXIT_CANNOT);
}

/* What is done, and not how fast. */
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

/* An option with a number; what is wrong with it is told. */
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
