#include "core/rng.h"

#include "unit.h"

/* Reference outputs of the authors' xoshiro256** for the state 1, 2, 3, 4. */
static void matches_reference_outputs(void **state)
{
    (void)state;
    static const uint64_t expected[] = {
        11520u,
        0u,
        1509978240u,
        1215971899390074240u,
        1216172134540287360u,
        607988272756665600u,
        UINT64_C(16172922978634559625),
        UINT64_C(8476171486693032832),
        UINT64_C(10595114339597558777),
        2904607092377533576u,
    };
    bcg_rng r = {{1, 2, 3, 4}};
    for (size_t i = 0; i < COUNT(expected); i++)
        assert_true(bcg_rng_next(&r) == expected[i]);
}

/* Reference outputs of splitmix64 for the seed 1234567: they become the state. */
static void seed_fills_state_by_splitmix64(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 1234567);
    assert_true(r.s[0] == UINT64_C(6457827717110365317));
    assert_true(r.s[1] == UINT64_C(3203168211198807973));
    assert_true(r.s[2] == UINT64_C(9817491932198370423));
    assert_true(r.s[3] == UINT64_C(4593380528125082431));
}

static void same_seed_same_numbers(void **state)
{
    (void)state;
    bcg_rng a, b, c;
    bcg_rng_seed(&a, 44);
    bcg_rng_seed(&b, 44);
    bcg_rng_seed(&c, 45);
    int differ = 0;
    for (int i = 0; i < 100; i++) {
        uint64_t x = bcg_rng_next(&a);
        assert_true(x == bcg_rng_next(&b));
        differ += x != bcg_rng_next(&c);
    }
    assert_int_equal(differ, 100);
}

/* Chi-square over a die: 5 degrees of freedom, 0.1 % point at 20.5; the seed is fixed. */
static void range_draws_are_even(void **state)
{
    (void)state;
    enum { DRAWS = 600000, FACES = 6 };
    int seen[FACES] = {0};
    bcg_rng r;
    bcg_rng_seed(&r, 1);
    for (int i = 0; i < DRAWS; i++)
        seen[bcg_rng_below(&r, FACES)]++;
    double chi = 0;
    for (int f = 0; f < FACES; f++) {
        double d = seen[f] - DRAWS / (double)FACES;
        chi += d * d / (DRAWS / (double)FACES);
    }
    assert_true(chi < 20.5);
}

/* Without rejection, the product method would give multiples of 3 half the time for this n;
 * unbiased draws give them a third of the time. */
static void large_range_is_unbiased(void **state)
{
    (void)state;
    const uint32_t n = 3221225472u; /* 3 * 2^30 */
    int low = 0;
    bcg_rng r;
    bcg_rng_seed(&r, 7);
    for (int i = 0; i < 300000; i++) {
        uint32_t x = bcg_rng_below(&r, n);
        assert_true(x < n);
        low += x % 3 == 0;
    }
    /* expected 100,000 with a standard deviation of 258 */
    assert_in_range(low, 98700, 101300);
}

static void range_of_one_is_always_zero(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 3);
    for (int i = 0; i < 100; i++)
        assert_int_equal(bcg_rng_below(&r, 1), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matches_reference_outputs),
        cmocka_unit_test(seed_fills_state_by_splitmix64),
        cmocka_unit_test(same_seed_same_numbers),
        cmocka_unit_test(range_draws_are_even),
        cmocka_unit_test(large_range_is_unbiased),
        cmocka_unit_test(range_of_one_is_always_zero),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
