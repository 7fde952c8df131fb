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

/* 1 to n milliseconds, distributed over three lists: rank ceil(0.99 n) is the percentile. */
static void percentiles_are_exact(void **state)
{
    (void)state;
    static const int sizes[] = {1, 2, 99, 100, 101, 200, 1000, 12345};
    for (size_t s = 0; s < COUNT(sizes); s++) {
        times lists[3] = {{0}};
        const int n = sizes[s];
        for (int i = n; i >= 1; i--)
            assert_true(times_add(&lists[i * 7 % 3], (uint64_t)i * 1000000));
        const pace p = pace_of(lists, 3);
        is_near(p.mean, (n + 1) / 2000.0, 1e-9);
        is_near(p.p99, ceil(0.99 * n - 1e-9) / 1000, 1e-12);
        is_near(p.slowest, n / 1000.0, 1e-12);
        for (int i = 0; i < 3; i++)
            times_free(&lists[i]);
    }
    const times none = {0};
    const pace p = pace_of(&none, 1);
    assert_true(p.mean == 0 && p.p99 == 0 && p.slowest == 0);
}

static void times_are_joined(void **state)
{
    (void)state;
    times a = {0}, b = {0};
    for (uint64_t i = 0; i < 1000; i++)
        assert_true(times_add(i % 3 ? &a : &b, i));
    assert_true(times_add_all(&a, &b));
    assert_true(times_add_all(&a, &(times){0}));
    assert_int_equal(a.count, 1000);
    is_near(pace_of(&a, 1).mean * 1e9, 499.5, 1e-6);
    times_free(&a);
    times_free(&b);
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
        cmocka_unit_test(percentiles_are_exact),
        cmocka_unit_test(times_are_joined),
        cmocka_unit_test(two_players),
        cmocka_unit_test(a_chain),
        cmocka_unit_test(numbers_come_back),
        cmocka_unit_test(strangers_have_no_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
