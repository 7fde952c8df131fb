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

static bool make_room(times *t, size_t more)
{
    size_t capacity = t->capacity ? t->capacity : 64;
    while (capacity < t->count + more)
        capacity *= 2;
    if (capacity == t->capacity)
        return true;
    uint64_t *larger = realloc(t->at, capacity * sizeof *larger);
    if (larger == NULL)
        return false;
    t->at = larger;
    t->capacity = capacity;
    return true;
}

bool times_add(times *t, uint64_t ns)
{
    if (!make_room(t, 1))
        return false;
    t->at[t->count++] = ns;
    return true;
}

bool times_add_all(times *t, const times *more)
{
    if (more->count == 0)
        return true;
    if (!make_room(t, more->count))
        return false;
    memcpy(t->at + t->count, more->at, more->count * sizeof *t->at);
    t->count += more->count;
    return true;
}

void times_free(times *t)
{
    free(t->at);
    *t = (times){0};
}

static size_t count_within(const times *lists, int count, uint64_t limit)
{
    size_t n = 0;
    for (int i = 0; i < count; i++)
        for (size_t k = 0; k < lists[i].count; k++)
            n += lists[i].at[k] <= limit;
    return n;
}

/* The smallest time that at least `rank` of the times do not exceed, by bisection: no sorting
 * needed. */
static uint64_t find_ranked(const times *lists, int count, size_t rank, uint64_t slowest)
{
    uint64_t low = 0, high = slowest;
    while (low < high) {
        const uint64_t middle = low + (high - low) / 2;
        if (count_within(lists, count, middle) >= rank)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

pace pace_of(const times *lists, int count)
{
    double sum = 0;
    uint64_t slowest = 0;
    size_t n = 0;
    for (int i = 0; i < count; i++)
        for (size_t k = 0; k < lists[i].count; k++, n++) {
            sum += (double)lists[i].at[k];
            slowest = lists[i].at[k] > slowest ? lists[i].at[k] : slowest;
        }
    if (n == 0)
        return (pace){0};
    const uint64_t p99 = find_ranked(lists, count, n - n / 100, slowest);
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
