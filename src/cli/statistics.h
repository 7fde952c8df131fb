/* Statistics over many games: rates with their intervals, times, Elo numbers. */
#ifndef BOCAGE_CLI_STATISTICS_H
#define BOCAGE_CLI_STATISTICS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* -- rates ------------------------------------------------------------------------------------ */

/* A rate with its 95 % interval (Wilson). Points may be halves, for draws. */
typedef struct rate {
    double mean, low, high;
} rate;
rate rate_of(double points, int games);

/* -- times ------------------------------------------------------------------------------------ */

/* Any number of times in nanoseconds, in 58 KB: how many there were of about each length. Lengths
 * of the same bucket differ by less than 1 in 128. Starts with zeros. */
typedef struct times {
    uint64_t *bucket; /* NULL: no times yet */
    uint64_t count, sum, slowest;
} times;

/* False if out of memory. */
bool times_add(times *t, uint64_t ns);
void times_free(times *t);

/* In seconds; all 0 if there are no times. */
typedef struct pace {
    double mean, p99, slowest;
} pace;
/* For all times in `count` collections. p99: the smallest time that 99 of 100 do not exceed, or up
 * to 0.8 % more. */
pace pace_of(const times *all, int count);

/* -- Elo -------------------------------------------------------------------------------------- */

enum { ELO_MOST = 8 };

/* Who scored how much against whom. */
typedef struct elo_table {
    int count;
    double points[ELO_MOST][ELO_MOST], games[ELO_MOST][ELO_MOST]; /* games: symmetric */
} elo_table;

/* A difference between two numbers with its 95 % error. NAN if no games connect the two. */
typedef struct elo_difference {
    double value, error;
} elo_difference;

typedef struct elo_numbers {
    elo_difference above_first[ELO_MOST];  /* the first player is 0 */
    elo_difference above_before[ELO_MOST]; /* above the previous player in the list */
} elo_numbers;

/* The numbers under which the expected scores equal the actual ones (Bradley-Terry), with errors
 * from the Fisher information. Half a point for each side is added to every pairing, so that nobody
 * is infinitely stronger. */
elo_numbers elo_of(const elo_table *t);

#endif
