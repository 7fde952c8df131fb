/* Every operation compared with the simplest model of a set: an array of 256 bools. */
#include "core/bitset.h"
#include "core/rng.h"

#include "unit.h"

#include <string.h>

enum { ROUNDS = 300 };

typedef struct model {
    bool has[BCG_SET_CELLS];
} model;

/* Members on both sides of every word boundary, and the two ends. */
static const int edges[] = {0, 63, 64, 127, 128, 191, 192, 255};

/* A random set and its model; the density varies from empty to full. */
static bcg_set random_set(bcg_rng *r, model *m)
{
    bcg_set s = BCG_SET_EMPTY;
    const uint32_t density = bcg_rng_below(r, 17);
    for (int i = 0; i < BCG_SET_CELLS; i++) {
        m->has[i] = bcg_rng_below(r, 16) < density;
        if (m->has[i])
            bcg_set_add(&s, i);
    }
    return s;
}

static void assert_same(const bcg_set *s, const model *m)
{
    int count = 0;
    for (int i = 0; i < BCG_SET_CELLS; i++) {
        assert_int_equal(bcg_set_has(s, i), m->has[i]);
        count += m->has[i];
    }
    assert_int_equal(bcg_set_count(s), count);
    assert_int_equal(bcg_set_is_empty(s), count == 0);
}

static void empty_set_has_nothing(void **state)
{
    (void)state;
    const bcg_set s = BCG_SET_EMPTY;
    const model none = {{false}};
    assert_same(&s, &none);
    assert_int_equal(bcg_set_next(&s, 0), -1);
}

static void one_member_at_each_edge(void **state)
{
    (void)state;
    for (size_t e = 0; e < COUNT(edges); e++) {
        bcg_set s = BCG_SET_EMPTY;
        model m = {{false}};
        bcg_set_add(&s, edges[e]);
        m.has[edges[e]] = true;
        assert_same(&s, &m);
        assert_int_equal(bcg_set_next(&s, 0), edges[e]);
        assert_int_equal(bcg_set_next(&s, edges[e]), edges[e]);
        assert_int_equal(bcg_set_next(&s, edges[e] + 1), -1);
        bcg_set_add(&s, edges[e]); /* again: no change */
        assert_same(&s, &m);
        bcg_set_remove(&s, edges[e]);
        assert_true(bcg_set_is_empty(&s));
        bcg_set_remove(&s, edges[e]); /* again: no change */
        assert_true(bcg_set_is_empty(&s));
    }
}

static void the_set_of_one_member_holds_it_alone(void **state)
{
    (void)state;
    for (int i = 0; i < BCG_SET_CELLS; i++) {
        const bcg_set s = bcg_set_of(i);
        model m = {{false}};
        m.has[i] = true;
        assert_same(&s, &m);
    }
}

static void add_and_remove_follow_the_model(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 1);
    model m;
    bcg_set s = random_set(&r, &m);
    for (int step = 0; step < 5000; step++) {
        const int i = (int)bcg_rng_below(&r, BCG_SET_CELLS);
        m.has[i] = bcg_rng_below(&r, 2);
        if (m.has[i])
            bcg_set_add(&s, i);
        else
            bcg_set_remove(&s, i);
        if (step % 50 == 0)
            assert_same(&s, &m);
    }
    assert_same(&s, &m);
}

static void whole_sets_follow_the_model(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 2);
    for (int round = 0; round < ROUNDS; round++) {
        model ma, mb, both, either, only_a;
        const bcg_set a = random_set(&r, &ma), b = random_set(&r, &mb);
        bool meets = false, equal = true;
        for (int i = 0; i < BCG_SET_CELLS; i++) {
            both.has[i] = ma.has[i] && mb.has[i];
            either.has[i] = ma.has[i] || mb.has[i];
            only_a.has[i] = ma.has[i] && !mb.has[i];
            meets |= both.has[i];
            equal &= ma.has[i] == mb.has[i];
        }
        const bcg_set and = bcg_set_and(a, b), or = bcg_set_or(a, b), minus = bcg_set_minus(a, b);
        assert_same(&and, &both);
        assert_same(& or, &either);
        assert_same(&minus, &only_a);
        assert_int_equal(bcg_set_meets(&a, &b), meets);
        assert_int_equal(bcg_set_equal(&a, &b), equal);
        assert_true(bcg_set_equal(&a, &a));
        assert_same(&a, &ma); /* the operands are unchanged */
        assert_same(&b, &mb);
    }
}

/* Equality and overlap must look at every word: the sets differ in, or share, exactly one
 * member. */
static void one_member_decides(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 3);
    for (int i = 0; i < BCG_SET_CELLS; i++) {
        model m;
        const bcg_set a = random_set(&r, &m);
        bcg_set b = a;
        if (m.has[i])
            bcg_set_remove(&b, i);
        else
            bcg_set_add(&b, i);
        assert_false(bcg_set_equal(&a, &b));

        bcg_set all = BCG_SET_EMPTY;
        for (int k = 0; k < BCG_SET_CELLS; k++)
            bcg_set_add(&all, k);
        bcg_set rest = bcg_set_minus(all, a);
        assert_false(bcg_set_meets(&a, &rest));
        bcg_set_add(&rest, i);
        assert_int_equal(bcg_set_meets(&a, &rest), m.has[i]);
    }
}

static void joined_rows_have_the_members_of_each(void **state)
{
    (void)state;
    static bcg_set rows[BCG_SET_CELLS];
    bcg_rng r;
    bcg_rng_seed(&r, 8);
    for (int i = 0; i < BCG_SET_CELLS; i++) /* few, so that the union stays small */
        rows[i] = bcg_set_of((int)bcg_rng_below(&r, BCG_SET_CELLS));
    for (int round = 0; round < ROUNDS; round++) {
        model m;
        const bcg_set s = random_set(&r, &m), joined = bcg_set_join(rows, &s);
        bcg_set expected = BCG_SET_EMPTY;
        for (int i = 0; i < BCG_SET_CELLS; i++)
            for (int k = 0; m.has[i] && k < BCG_SET_CELLS; k++)
                if (bcg_set_has(&rows[i], k))
                    bcg_set_add(&expected, k);
        assert_true(bcg_set_equal(&joined, &expected));
    }
}

static void next_is_the_smallest_member_from_there(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 4);
    for (int round = 0; round < ROUNDS; round++) {
        model m;
        const bcg_set s = random_set(&r, &m);
        int expected = -1;
        assert_int_equal(bcg_set_next(&s, BCG_SET_CELLS), -1);
        for (int from = BCG_SET_CELLS - 1; from >= 0; from--) {
            if (m.has[from])
                expected = from;
            assert_int_equal(bcg_set_next(&s, from), expected);
        }
    }
}

static void loop_visits_every_member_in_rising_order(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 5);
    for (int round = 0; round < ROUNDS; round++) {
        model m, seen = {{false}};
        bcg_set s = random_set(&r, &m);
        int last = -1;
        BCG_EACH (i, s) {
            assert_true(i > last);
            seen.has[i] = true;
            last = i;
        }
        assert_memory_equal(&seen, &m, sizeof m);
    }
}

static void members_may_go_during_the_loop(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 6);
    for (int round = 0; round < ROUNDS; round++) {
        model m;
        bcg_set s = random_set(&r, &m);
        const int count = bcg_set_count(&s);
        int visited = 0;
        BCG_EACH (i, s) {
            bcg_set_remove(&s, i);
            visited++;
        }
        assert_int_equal(visited, count);
        assert_true(bcg_set_is_empty(&s));
    }
}

/* The body of the loop is as that of any other. */
static void continue_goes_on_and_break_ends_the_loop(void **state)
{
    (void)state;
    static const int expected[] = {0, 63, 64, 127};
    bcg_set s = BCG_SET_EMPTY;
    for (int i = 0; i < 2 * 64; i += 63)
        bcg_set_add(&s, i);
    bcg_set_add(&s, 64);
    bcg_set_add(&s, 127);
    bcg_set_add(&s, 255);
    size_t visited = 0;
    BCG_EACH (i, s) {
        if (i == 126)
            continue;
        assert_true(visited < COUNT(expected));
        assert_int_equal(i, expected[visited++]);
        if (i == 127)
            break;
    }
    assert_int_equal(visited, COUNT(expected));
}

static void popping_empties_a_set_from_below(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 7);
    for (int round = 0; round < ROUNDS; round++) {
        model m;
        bcg_set s = random_set(&r, &m);
        for (int i = 0; i < BCG_SET_CELLS; i++) {
            if (!m.has[i])
                continue;
            assert_int_equal(bcg_set_pop(&s), i);
            m.has[i] = false;
            assert_same(&s, &m); /* the others stay */
        }
        assert_int_equal(bcg_set_pop(&s), -1);
        assert_true(bcg_set_is_empty(&s));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(empty_set_has_nothing),
        cmocka_unit_test(one_member_at_each_edge),
        cmocka_unit_test(the_set_of_one_member_holds_it_alone),
        cmocka_unit_test(add_and_remove_follow_the_model),
        cmocka_unit_test(whole_sets_follow_the_model),
        cmocka_unit_test(one_member_decides),
        cmocka_unit_test(joined_rows_have_the_members_of_each),
        cmocka_unit_test(next_is_the_smallest_member_from_there),
        cmocka_unit_test(loop_visits_every_member_in_rising_order),
        cmocka_unit_test(members_may_go_during_the_loop),
        cmocka_unit_test(continue_goes_on_and_break_ends_the_loop),
        cmocka_unit_test(popping_empties_a_set_from_below),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
