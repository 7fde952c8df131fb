#include "cli/statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double z95 = 1.959964;

/* -- rates ------------------------------------------------------------------------------------ */

rate rate_of(double points, int games)
{
    const double n = games, zz = z95 * z95;
    if (games == 0)
        return (rate){0, 0, 1};
    const double p = points / n, scale = 1 + zz / n, middle = p + zz / (2 * n),
                 half = z95 * sqrt(p * (1 - p) / n + zz / (4 * n * n));
    /* rounding may put the rate slightly outside at the ends */
    return (rate){p, fmax(0, fmin(p, (middle - half) / scale)),
                  fmin(1, fmax(p, (middle + half) / scale))};
}

/* -- times ------------------------------------------------------------------------------------ */

/* Every power of two has 128 buckets; below 256 ns each length has its own. */
enum { PART_BITS = 7, PARTS = 1 << PART_BITS, BUCKETS = (64 - PART_BITS + 1) * PARTS };

static int bucket_of(uint64_t ns)
{
    if (ns < PARTS)
        return (int)ns;
    const int power = 63 - __builtin_clzll(ns), shift = power - PART_BITS;
    return (shift + 1) * PARTS + (int)(ns >> shift) - PARTS;
}

/* The longest time in a bucket. */
static uint64_t longest_in(int bucket)
{
    if (bucket < PARTS)
        return (uint64_t)bucket;
    const int shift = bucket / PARTS - 1;
    const uint64_t first = (uint64_t)(bucket % PARTS + PARTS) << shift;
    return first + ((UINT64_C(1) << shift) - 1);
}

bool times_add(times *t, uint64_t ns)
{
    if (t->bucket == NULL)
        t->bucket = calloc(BUCKETS, sizeof *t->bucket);
    if (t->bucket == NULL)
        return false;
    t->bucket[bucket_of(ns)]++;
    t->count++;
    t->sum += ns;
    t->slowest = ns > t->slowest ? ns : t->slowest;
    return true;
}

void times_free(times *t)
{
    free(t->bucket);
    *t = (times){0};
}

/* The longest time of the first bucket up to which there are at least `rank` times. */
static uint64_t find_ranked(const times *all, int count, uint64_t rank)
{
    uint64_t within = 0;
    int bucket = 0;
    for (; bucket < BUCKETS && within < rank; bucket++)
        for (int i = 0; i < count; i++)
            within += all[i].bucket ? all[i].bucket[bucket] : 0;
    return longest_in(bucket - 1);
}

pace pace_of(const times *all, int count)
{
    double sum = 0;
    uint64_t slowest = 0, n = 0;
    for (int i = 0; i < count; i++) {
        sum += (double)all[i].sum;
        slowest = all[i].slowest > slowest ? all[i].slowest : slowest;
        n += all[i].count;
    }
    if (n == 0)
        return (pace){0};
    const uint64_t ranked = find_ranked(all, count, n - n / 100);
    const uint64_t p99 = ranked < slowest ? ranked : slowest;
    return (pace){sum / (double)n / 1e9, (double)p99 / 1e9, (double)slowest / 1e9};
}

/* -- Elo -------------------------------------------------------------------------------------- */

/* Strengths are natural logarithms of odds internally and converted to Elo numbers at the end. */
static const double elo_per_logit = 173.717793; /* 400 / ln 10 */

typedef double square[ELO_MOST][ELO_MOST];

static double expected_score(const double strength[], int i, int k)
{
    return 1 / (1 + exp(strength[k] - strength[i]));
}

/* Who is connected to the first player by games, directly or through others? */
static void find_connected(const elo_table *t, bool connected[])
{
    for (int i = 0; i < t->count; i++)
        connected[i] = i == 0;
    for (int round = 1; round < t->count; round++)
        for (int i = 0; i < t->count; i++)
            for (int k = 0; k < t->count; k++)
                connected[i] = connected[i] || (connected[k] && t->games[i][k] > 0);
}

/* How much the games tell about the strengths. The first player's is fixed, and those without games
 * are left alone: both have a 1 on the diagonal and nothing else. */
static void find_information(const elo_table *t, const bool connected[], const double strength[],
                             square out)
{
    memset(out, 0, sizeof(square));
    for (int i = 0; i < t->count; i++) {
        if (i == 0 || !connected[i]) {
            out[i][i] = 1;
            continue;
        }
        for (int k = 0; k < t->count; k++) {
            const double p = expected_score(strength, i, k), told = t->games[i][k] * p * (1 - p);
            if (k == i)
                continue;
            out[i][i] += told;
            if (k != 0)
                out[i][k] -= told;
        }
    }
}

/* Gauss-Jordan; the matrix is symmetric and positive definite, so no pivoting is needed. */
static void invert(int n, square m, square out)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            out[i][k] = i == k;
    for (int i = 0; i < n; i++) {
        const double pivot = m[i][i];
        for (int k = 0; k < n; k++) {
            m[i][k] /= pivot;
            out[i][k] /= pivot;
        }
        for (int row = 0; row < n; row++) {
            const double factor = m[row][i];
            for (int k = 0; k < n && row != i; k++) {
                m[row][k] -= factor * m[i][k];
                out[row][k] -= factor * out[i][k];
            }
        }
    }
}

/* How much better than expected a player scored. */
static double find_surplus(const elo_table *t, const double strength[], int i)
{
    double surplus = 0;
    for (int k = 0; k < t->count; k++)
        if (k != i && t->games[i][k] > 0) {
            const double games = t->games[i][k];
            surplus += games *
                       ((t->points[i][k] + 0.5) / (games + 1) - expected_score(strength, i, k));
        }
    return surplus;
}

/* Newton's method, with steps limited to odds of 1 : e. Leaves the inverse of the information in
 * `variance`. */
static void find_strengths(const elo_table *t, const bool connected[], double strength[],
                           square variance)
{
    enum { ROUNDS = 100 };
    for (int round = 0; round < ROUNDS; round++) {
        double step[ELO_MOST] = {0}, largest = 0;
        square information;
        find_information(t, connected, strength, information);
        invert(t->count, information, variance);
        for (int i = 1; i < t->count; i++) {
            for (int k = 1; k < t->count; k++)
                if (connected[i] && connected[k])
                    step[i] += variance[i][k] * find_surplus(t, strength, k);
            largest = fmax(largest, fabs(step[i]));
        }
        for (int i = 1; i < t->count; i++)
            strength[i] += largest > 1 ? step[i] / largest : step[i];
    }
}

static elo_difference difference(bool known, double strength, double variance)
{
    if (!known)
        return (elo_difference){NAN, NAN};
    return (elo_difference){elo_per_logit * strength,
                            elo_per_logit * z95 * sqrt(fmax(0, variance))};
}

elo_numbers elo_of(const elo_table *t)
{
    bool connected[ELO_MOST];
    double strength[ELO_MOST] = {0};
    square variance;
    elo_numbers out = {0};
    find_connected(t, connected);
    find_strengths(t, connected, strength, variance);
    variance[0][0] = 0; /* the first is 0 by definition */
    for (int i = 0; i < t->count; i++) {
        const int k = i ? i - 1 : 0;
        out.above_first[i] = difference(connected[i], strength[i], variance[i][i]);
        out.above_before[i] = difference(connected[i] && connected[k], strength[i] - strength[k],
                                         variance[i][i] + variance[k][k] - 2 * variance[i][k]);
    }
    return out;
}
