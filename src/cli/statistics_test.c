/* Rates, times and Elo numbers compared with values computed by other means. */
#include "cli/statistics.h"
#include "unit.h"

#include <math.h>

static void is_near(double value, double wanted, double error)
{
    if (!(fabs(value - wanted) <= error))
        fail_msg("%f, not %f", value, wanted);
}

/* The ends of a Wilson interval are where the rate is 1.96 standard deviations away. */
static void intervals_are_wilson_s(void **state)
{
    (void)state;
    for (int games = 1; games <= 1000; games = games * 3 + 1)
        for (int wins = 0; wins <= games; wins += 1 + games / 7) {
            const rate r = rate_of(wins, games);
            is_near(r.mean, (double)wins / games, 1e-12);
            assert_true(r.low >= 0 && r.low <= r.mean && r.mean <= r.high && r.high <= 1);
            if (wins > 0)
                is_near((r.mean - r.low) / sqrt(r.low * (1 - r.low) / games), 1.959964, 1e-6);
            if (wins < games)
                is_near((r.high - r.mean) / sqrt(r.high * (1 - r.high) / games), 1.959964, 1e-6);
        }
    const rate nothing = rate_of(0, 0);
    assert_true(nothing.low == 0 && nothing.high == 1);
}

/* 1 to n units, distributed over three collections: rank ceil(0.99 n) is the percentile. */
static pace pace_of_first(int n, uint64_t unit)
{
    times all[3] = {{0}};
    for (int i = n; i >= 1; i--)
        assert_true(times_add(&all[i * 7 % 3], (uint64_t)i * unit));
    const pace p = pace_of(all, 3);
    for (int i = 0; i < 3; i++)
        times_free(&all[i]);
    return p;
}

/* Mean and slowest are exact; a percentile is never too small and less than 0.8 % too large. */
static void percentiles_are_near(void **state)
{
    (void)state;
    static const int sizes[] = {1, 2, 99, 100, 101, 200, 1000, 12345};
    static const uint64_t units[] = {1, 3, 1000, 1000000, 777777777};
    bool rounded = false;
    for (size_t s = 0; s < COUNT(sizes); s++)
        for (size_t u = 0; u < COUNT(units); u++) {
            const int n = sizes[s];
            const double unit = (double)units[u] / 1e9, exact = ceil(0.99 * n - 1e-9) * unit;
            const pace p = pace_of_first(n, units[u]);
            is_near(p.mean, (n + 1) / 2.0 * unit, 1e-9 * p.mean);
            is_near(p.slowest, n * unit, 1e-12 * p.slowest);
            if (!(p.p99 >= exact * (1 - 1e-12) && p.p99 < exact * (1 + 1.0 / 128)))
                fail_msg("%d times of %f s: %f, not %f", n, unit, p.p99, exact);
            assert_true(p.p99 <= p.slowest);
            rounded = rounded || p.p99 > exact * (1 + 1e-12);
        }
    assert_true(rounded);
    const times none = {0};
    const pace p = pace_of(&none, 1);
    assert_true(p.mean == 0 && p.p99 == 0 && p.slowest == 0);
}

/* Up to 255 ns every time is counted for itself. */
static void short_times_are_exact(void **state)
{
    (void)state;
    for (uint64_t ns = 0; ns < 256; ns++) {
        times t = {0};
        assert_true(times_add(&t, ns) && times_add(&t, 1000));
        for (int i = 0; i < 198; i++)
            assert_true(times_add(&t, ns));
        is_near(pace_of(&t, 1).p99 * 1e9, (double)ns, 1e-6);
        times_free(&t);
    }
}

/* Every length has a bucket, the longest included. */
static void any_time_can_be_added(void **state)
{
    (void)state;
    for (int bit = 0; bit < 64; bit++)
        for (int more = -1; more <= 1; more++) {
            const uint64_t ns = (UINT64_C(1) << bit) + (uint64_t)(int64_t)more;
            times t = {0};
            for (int i = 0; i < 100; i++)
                assert_true(times_add(&t, ns));
            assert_true(times_add(&t, UINT64_MAX));
            const double p99 = pace_of(&t, 1).p99 * 1e9;
            assert_true(p99 >= (double)ns * (1 - 1e-12) && p99 <= (double)ns * (1 + 1.0 / 128));
            times_free(&t);
        }
}

static void meet(elo_table *t, int i, int k, double points, double games)
{
    t->points[i][k] = points;
    t->points[k][i] = games - points;
    t->games[i][k] = t->games[k][i] = games;
}

/* For two players there is a formula. */
static void two_players(void **state)
{
    (void)state;
    elo_table t = {.count = 2};
    meet(&t, 1, 0, 75, 100);
    const double p = 75.5 / 101;
    const elo_numbers e = elo_of(&t);
    is_near(e.above_first[0].value, 0, 0);
    is_near(e.above_first[0].error, 0, 0);
    is_near(e.above_first[1].value, 400 * log10(p / (1 - p)), 1e-3);
    is_near(e.above_first[1].error, 1.959964 * 400 / log(10) / sqrt(100 * p * (1 - p)), 1e-3);
    is_near(e.above_before[1].error, e.above_first[1].error, 1e-9);
}

/* In a chain, differences add up, and so do the squares of their errors; many games do not make it
 * oscillate, and whoever won them all is not infinitely strong. */
static void a_chain(void **state)
{
    (void)state;
    elo_table t = {.count = 3};
    meet(&t, 1, 0, 1000000, 1000000);
    meet(&t, 2, 1, 600, 1000);
    const elo_numbers e = elo_of(&t);
    const double p = 600.5 / 1001;
    is_near(e.above_before[2].value, 400 * log10(p / (1 - p)), 1e-3);
    is_near(e.above_before[1].value, 400 * log10(1000000.5 / 0.5), 0.1);
    is_near(e.above_first[2].value, e.above_before[1].value + e.above_before[2].value, 1e-6);
    is_near(e.above_first[2].error, hypot(e.above_before[1].error, e.above_before[2].error), 1e-6);
}

/* Scores that match given numbers give those numbers back. */
static void numbers_come_back(void **state)
{
    (void)state;
    static const double elo[] = {0, 300, 350, 700, 820};
    elo_table t = {.count = COUNT(elo)};
    for (int i = 0; i < t.count; i++)
        for (int k = 0; k < i; k++) {
            const double games = 100000, score = 1 / (1 + pow(10, (elo[k] - elo[i]) / 400));
            meet(&t, i, k, score * games, games);
        }
    const elo_numbers e = elo_of(&t);
    for (int i = 0; i < t.count; i++)
        is_near(e.above_first[i].value, elo[i], 0.2);
}

static void strangers_have_no_number(void **state)
{
    (void)state;
    elo_table t = {.count = 4};
    meet(&t, 1, 0, 5, 10);
    meet(&t, 3, 2, 9, 10);
    const elo_numbers e = elo_of(&t);
    is_near(e.above_first[1].value, 0, 1e-9);
    assert_true(isnan(e.above_first[2].value) && isnan(e.above_first[3].error));
    assert_true(isnan(e.above_before[2].value));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(intervals_are_wilson_s),
        cmocka_unit_test(percentiles_are_near),
        cmocka_unit_test(short_times_are_exact),
        cmocka_unit_test(any_time_can_be_added),
        cmocka_unit_test(two_players),
        cmocka_unit_test(a_chain),
        cmocka_unit_test(numbers_come_back),
        cmocka_unit_test(strangers_have_no_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
