#include "core/zones.h"

#include "unit.h"

#include <string.h>

enum { DECK, DISCARD, HAND, NOWHERE, CARDS = 12 };

/*                                     0     1     2        3     4     5 ... */
static const uint8_t some_zones[CARDS] = {DECK, HAND, DISCARD, DECK, DECK, HAND,
                                          DECK, DECK, DISCARD, DECK, HAND, DECK};

static void counts_the_cards_of_a_zone(void **state)
{
    (void)state;
    assert_int_equal(bcg_zone_count(some_zones, CARDS, DECK), 7);
    assert_int_equal(bcg_zone_count(some_zones, CARDS, DISCARD), 2);
    assert_int_equal(bcg_zone_count(some_zones, CARDS, HAND), 3);
    assert_int_equal(bcg_zone_count(some_zones, CARDS, NOWHERE), 0);
    assert_int_equal(bcg_zone_count(some_zones, 3, DECK), 1); /* only the first n cards count */
    assert_int_equal(bcg_zone_count(some_zones, 0, DECK), 0);
}

static void lists_the_cards_of_a_zone_in_rising_order(void **state)
{
    (void)state;
    static const int deck[] = {0, 3, 4, 6, 7, 9, 11};
    for (int k = 0; k < (int)COUNT(deck); k++)
        assert_int_equal(bcg_zone_card(some_zones, CARDS, DECK, k), deck[k]);
    assert_int_equal(bcg_zone_card(some_zones, CARDS, DECK, 7), -1);
    assert_int_equal(bcg_zone_card(some_zones, CARDS, NOWHERE, 0), -1);
    assert_int_equal(bcg_zone_card(some_zones, 11, DECK, 6), -1);
    assert_int_equal(bcg_zone_card(some_zones, CARDS, DECK, -1), -1);
}

/* Chi-square over the 7 cards of the deck: 6 degrees of freedom, 0.1 % point at 22.5. */
static void picks_are_even_and_from_the_zone(void **state)
{
    (void)state;
    enum { PICKS = 70000 };
    int seen[CARDS] = {0};
    bcg_rng r;
    bcg_rng_seed(&r, 9);
    for (int i = 0; i < PICKS; i++) {
        const int card = bcg_zone_pick(some_zones, CARDS, DECK, &r);
        assert_in_range(card, 0, CARDS - 1);
        seen[card]++;
    }
    double chi = 0;
    for (int card = 0; card < CARDS; card++) {
        if (some_zones[card] != DECK) {
            assert_int_equal(seen[card], 0);
            continue;
        }
        const double d = seen[card] - PICKS / 7.0;
        chi += d * d / (PICKS / 7.0);
    }
    assert_true(chi < 22.5);
}

static void nothing_to_pick_leaves_the_generator_alone(void **state)
{
    (void)state;
    bcg_rng r, before;
    bcg_rng_seed(&r, 9);
    before = r;
    assert_int_equal(bcg_zone_pick(some_zones, CARDS, NOWHERE, &r), -1);
    assert_memory_equal(&r, &before, sizeof r);
}

static void reshuffle_moves_one_zone_and_no_other_card(void **state)
{
    (void)state;
    uint8_t zones[CARDS];
    memcpy(zones, some_zones, sizeof zones);
    assert_int_equal(bcg_zone_move_all(zones, CARDS, DISCARD, DECK), 2);
    for (int card = 0; card < CARDS; card++)
        assert_int_equal(zones[card], some_zones[card] == DISCARD ? DECK : some_zones[card]);
    assert_int_equal(bcg_zone_move_all(zones, CARDS, DISCARD, DECK), 0);
    assert_int_equal(bcg_zone_move_all(zones, 2, DECK, HAND), 1); /* only card 0 */
    assert_int_equal(bcg_zone_count(zones, CARDS, DECK), 8);
}

/* -- copies of one kind ------------------------------------------------------------------------ */

/* Kinds with one to five copies, as in the deck of a real game. */
enum { KINDS = 5, ZONES = 4, ALL_COPIES = 15 };
static const struct {
    int first, copies;
} kinds[KINDS] = {{0, 1}, {1, 5}, {6, 2}, {8, 4}, {12, 3}};

static int copies_in(const uint8_t *zones, int kind, int zone)
{
    return bcg_zone_count(zones + kinds[kind].first, kinds[kind].copies, zone);
}

/* Moves a copy of a random kind to a random zone, possibly its own. */
static void move_at_random(uint8_t *zones, bcg_rng *r)
{
    const int kind = (int)bcg_rng_below(r, KINDS), to = (int)bcg_rng_below(r, ZONES);
    const int any = (int)bcg_rng_below(r, (uint32_t)kinds[kind].copies);
    const int from = zones[kinds[kind].first + any];
    const int left = copies_in(zones, kind, from), there = copies_in(zones, kind, to);
    bcg_zone_move(zones, kinds[kind].first, kinds[kind].copies, from, to);
    assert_int_equal(copies_in(zones, kind, from), from == to ? left : left - 1);
    assert_int_equal(copies_in(zones, kind, to), from == to ? there : there + 1);
}

/* Moves copies until every kind has as many in every zone as in `goal`. */
static void follow(uint8_t *zones, const uint8_t *goal)
{
    for (int kind = 0; kind < KINDS; kind++)
        for (int to = 0; to < ZONES; to++)
            for (int from = 0; from < ZONES; from++)
                while (copies_in(zones, kind, to) < copies_in(goal, kind, to) &&
                       copies_in(zones, kind, from) > copies_in(goal, kind, from))
                    bcg_zone_move(zones, kinds[kind].first, kinds[kind].copies, from, to);
}

static void any_order_of_moves_gives_the_same_bytes(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 10);
    for (int round = 0; round < 1000; round++) {
        uint8_t a[ALL_COPIES] = {0}, b[ALL_COPIES] = {0};
        for (int i = 0; i < round % 50; i++)
            move_at_random(a, &r);
        for (int i = (int)bcg_rng_below(&r, 50); i > 0; i--)
            move_at_random(b, &r);
        follow(b, a);
        assert_memory_equal(a, b, sizeof a);
        for (int kind = 0; kind < KINDS; kind++)
            for (int copy = 1; copy < kinds[kind].copies; copy++)
                assert_true(a[kinds[kind].first + copy - 1] <= a[kinds[kind].first + copy]);
    }
}

/* A reshuffle in one step, sorted afterwards, is the same as moving card by card. */
static void a_sorted_reshuffle_equals_single_moves(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 11);
    for (int round = 0; round < 200; round++) {
        uint8_t a[ALL_COPIES] = {0}, b[ALL_COPIES];
        for (int i = 0; i < 40; i++)
            move_at_random(a, &r);
        memcpy(b, a, sizeof b);
        const int from = (int)bcg_rng_below(&r, ZONES), to = (int)bcg_rng_below(&r, ZONES);
        bcg_zone_move_all(a, ALL_COPIES, from, to);
        for (int kind = 0; kind < KINDS; kind++) {
            bcg_zone_sort(a, kinds[kind].first, kinds[kind].copies);
            for (int n = copies_in(b, kind, from); n > 0; n--)
                bcg_zone_move(b, kinds[kind].first, kinds[kind].copies, from, to);
        }
        assert_memory_equal(a, b, sizeof a);
    }
}

static void sorting_leaves_other_kinds_alone(void **state)
{
    (void)state;
    uint8_t zones[] = {9, 3, 255, 0, 3, 1, 2};
    static const uint8_t sorted[] = {9, 0, 3, 3, 255, 1, 2};
    bcg_zone_sort(zones, 1, 4);
    assert_memory_equal(zones, sorted, sizeof sorted);
    bcg_zone_sort(zones, 5, 0);
    bcg_zone_sort(zones, 0, 1);
    assert_memory_equal(zones, sorted, sizeof sorted);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_the_cards_of_a_zone),
        cmocka_unit_test(lists_the_cards_of_a_zone_in_rising_order),
        cmocka_unit_test(picks_are_even_and_from_the_zone),
        cmocka_unit_test(nothing_to_pick_leaves_the_generator_alone),
        cmocka_unit_test(reshuffle_moves_one_zone_and_no_other_card),
        cmocka_unit_test(any_order_of_moves_gives_the_same_bytes),
        cmocka_unit_test(a_sorted_reshuffle_equals_single_moves),
        cmocka_unit_test(sorting_leaves_other_kinds_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
