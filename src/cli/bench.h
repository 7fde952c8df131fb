/* `bocage bench`: what its parts share. cmd_bench.c measures the engine, bench_ai.c the computer
 * players; bench_fingerprint.c measures nothing, it tells what both do. */
#ifndef BOCAGE_CLI_BENCH_H
#define BOCAGE_CLI_BENCH_H

#include "cli/cli.h"

#include <stdint.h>

enum { BENCH_RUNS = 5 };

/* -- cmd_bench.c ------------------------------------------------------------------------------ */

/* Processor time of all threads, in nanoseconds: what else runs on the machine is not measured. */
double bench_now(void);
double bench_median(const double values[BENCH_RUNS]);

/* Something done again and again: `times` times in a row. */
typedef void (*bench_repeated)(void *context, long times);
/* Nanoseconds for one time, median of several runs of about 5 ms. */
double bench_measure(bench_repeated action, void *context);

/* How much is done, on a terminal. */
void bench_progress(int done, int of);

/* -- bench_ai.c ------------------------------------------------------------------------------- */

typedef struct bench_ai_options {
    int games; /* of the quick level against itself, in each run */
    uint64_t seed;
    uint64_t nodes; /* of a turn of those that search; 0: their own */
    int turns;      /* of each of them that are timed */
} bench_ai_options;

/* A level that searched the same positions with so many threads. */
typedef struct bench_search {
    const char *level;
    int threads;
    double nodes;     /* decisions looked at */
    double trials;    /* plans played on to the horizon */
    double turns;     /* begun or gone on with in these trials */
    double seconds;   /* by the clock on the wall */
    double processor; /* seconds of processor time */
} bench_search;

/* How long a level thought about its turns, answers in the enemy's turns included. */
typedef struct bench_turns {
    const char *level;
    int threads, count;
    double mean, slowest; /* seconds */
} bench_turns;

enum { BENCH_SEARCHES = 4, BENCH_THINKERS = 2 };

typedef struct bench_ai {
    double value;                        /* ns to judge a state */
    double score;                        /* ns to judge the actions of a decision */
    const char *quick;                   /* a level: ns of its game against itself, */
    double quick_game, quick_decisions;  /* decisions of all in it */
    bench_search search[BENCH_SEARCHES]; /* by level, on 1 thread and on 2 */
    bench_turns turns[BENCH_THINKERS];   /* the same levels */
} bench_ai;

/* Of a ruleset that says what is to be measured. False, with a complaint, if there is no memory or
 * no battle to play. */
bool bench_ai_run(const bcg_ruleset *ruleset, const catalogue *c, const bench_ai_options *options,
                  bench_ai *out);
void bench_ai_text(const bench_ai *a, double calibration);
/* A member of an object. */
void bench_ai_json(const char *name, const bench_ai *a, double calibration);

/* -- bench_fingerprint.c ---------------------------------------------------------------------- */

enum { BENCH_RULESETS = 8 };

/* A number for each ruleset that changes with the behaviour of its engine and computer players, and
 * with nothing else. */
typedef struct bench_fingerprint {
    int count;
    const char *name[BENCH_RULESETS];
    uint64_t of[BENCH_RULESETS];
} bench_fingerprint;

/* Always the same games, whatever else bench is asked. False, with a complaint, if there is no
 * memory or a battle is missing. */
bool bench_fingerprint_take(const bcg_ruleset *rulesets, bench_fingerprint *out);
/* A line of name and number for each ruleset. */
void bench_fingerprint_text(const bench_fingerprint *f);
/* A member "fingerprint" of an object. */
void bench_fingerprint_json(const bench_fingerprint *f);

#endif
