/* `bocage bench`: shared by its parts. cmd_bench.c measures the engine, bench_ai.c the computer
 * players; bench_fingerprint.c does not measure but identifies the behaviour of both. */
#ifndef BOCAGE_CLI_BENCH_H
#define BOCAGE_CLI_BENCH_H

#include "cli/cli.h"

#include <stdint.h>

enum { BENCH_RUNS = 5 };

/* -- cmd_bench.c ------------------------------------------------------------------------------ */

/* Processor time of all threads, in nanoseconds: other load on the machine is not included. */
double bench_now(void);
double bench_median(const double values[BENCH_RUNS]);

/* Something to repeat `times` times in a row. */
typedef void (*bench_repeated)(void *context, long times);
/* Nanoseconds per repetition, median of several runs of about 5 ms. */
double bench_measure(bench_repeated action, void *context);

/* Shows the progress on a terminal. */
void bench_progress(int done, int of);

/* -- bench_ai.c ------------------------------------------------------------------------------- */

typedef struct bench_ai_options {
    int games; /* of the quick level against itself, per run */
    uint64_t seed;
    uint64_t nodes; /* per turn for those that search; 0: their default */
    int turns;      /* timed for each of them */
} bench_ai_options;

/* A level that searched the same positions with a number of threads. */
typedef struct bench_search {
    const char *level;
    int threads;
    double nodes;     /* decisions examined */
    double trials;    /* plans played out to the horizon */
    double turns;     /* begun or continued in these trials */
    double seconds;   /* wall-clock time */
    double processor; /* processor time in seconds */
} bench_search;

/* How long a level thought about its turns, including answers during the enemy's turns. */
typedef struct bench_turns {
    const char *level;
    int threads, count;
    double mean, slowest; /* seconds */
} bench_turns;

enum { BENCH_SEARCHES = 4, BENCH_THINKERS = 2 };

typedef struct bench_ai {
    double value;                        /* ns to evaluate a state */
    double score;                        /* ns to score the actions of a decision */
    const char *quick;                   /* the level; ns per game against itself, */
    double quick_game, quick_decisions;  /* decisions per game, of all players */
    bench_search search[BENCH_SEARCHES]; /* per level, on 1 thread and on 2 */
    bench_turns turns[BENCH_THINKERS];   /* the same levels */
} bench_ai;

/* Measures a ruleset that says what to measure. False, with a message, if out of memory or if there
 * is no battle to play. */
bool bench_ai_run(const bcg_ruleset *ruleset, const catalogue *c, const bench_ai_options *options,
                  bench_ai *out);
void bench_ai_text(const char *ruleset, const bench_ai *a, double calibration);
/* As a member of an object. */
void bench_ai_json(const char *name, const char *ruleset, const bench_ai *a, double calibration);

/* -- bench_fingerprint.c ---------------------------------------------------------------------- */

enum { BENCH_RULESETS = 8 };

/* A number for each ruleset that changes with the behaviour of its engine and computer players, and
 * with nothing else. */
typedef struct bench_fingerprint {
    int count;
    const char *name[BENCH_RULESETS];
    uint64_t of[BENCH_RULESETS];
} bench_fingerprint;

/* Always plays the same games, whatever the other options. False, with a message, if out of memory
 * or if a battle is missing. */
bool bench_fingerprint_take(const bcg_ruleset *rulesets, bench_fingerprint *out);
/* Prints name and number of each ruleset, one per line. */
void bench_fingerprint_text(const bench_fingerprint *f);
/* Prints a member "fingerprint" of an object. */
void bench_fingerprint_json(const bench_fingerprint *f);

#endif
