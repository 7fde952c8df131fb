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
    assert_int_equal(bcg_zone_move_all(zones, 2, DECK, HAND), 1); /* card 0 alone */
    assert_int_equal(bcg_zone_count(zones, CARDS, DECK), 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_the_cards_of_a_zone),
        cmocka_unit_test(lists_the_cards_of_a_zone_in_rising_order),
        cmocka_unit_test(picks_are_even_and_from_the_zone),
        cmocka_unit_test(nothing_to_pick_leaves_the_generator_alone),
        cmocka_unit_test(reshuffle_moves_one_zone_and_no_other_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
