/* Queries on a scenario: sides, owners of bunkers, details of units, directions of bridges. */
#include "memoir/scenario.h"

#include "unit.h"

#include <string.h>

static memoir_scenario s;

static void sides_are_found_in_either_order(void **state)
{
    (void)state;
    for (int first = 0; first < MEMOIR_SIDES; first++) {
        memset(&s, 0, sizeof s);
        s.side.count = MEMOIR_SIDES;
        s.side.at[0].side = (uint8_t)first;
        s.side.at[1].side = (uint8_t)(1 - first);
        for (int side = 0; side < MEMOIR_SIDES; side++)
            assert_int_equal(memoir_side_of(&s, (memoir_side)side)->side, side);
    }
}

static void owners_and_details_are_found_by_hex(void **state)
{
    (void)state;
    memset(&s, 0, sizeof s);
    s.owner.count = 2;
    s.owner.at[0].side = MS_ALLIES;
    bcg_set_add(&s.owner.at[0].hexes, 7);
    s.owner.at[1].side = MS_AXIS;
    bcg_set_add(&s.owner.at[1].hexes, 8);
    assert_int_equal(memoir_owner_at(&s, 7), MS_ALLIES);
    assert_int_equal(memoir_owner_at(&s, 8), MS_AXIS);
    assert_int_equal(memoir_owner_at(&s, 9), -1);
    s.unit.count = 2;
    s.unit.at[0].hex = 20;
    s.unit.at[1].hex = 21;
    s.unit.at[2].hex = 22; /* past the end */
    assert_ptr_equal(memoir_detail_at(&s, 20), &s.unit.at[0]);
    assert_ptr_equal(memoir_detail_at(&s, 21), &s.unit.at[1]);
    assert_null(memoir_detail_at(&s, 22));
}

static void units_have_their_full_strength(void **state)
{
    (void)state;
    assert_int_equal(memoir_full_strength(MU_INFANTRY, false), 4);
    assert_int_equal(memoir_full_strength(MU_ARMOR, false), 3);
    assert_int_equal(memoir_full_strength(MU_ARMOR, true), 4);
    assert_int_equal(memoir_full_strength(MU_ARTILLERY, false), 2);
    assert_int_equal(memoir_full_strength(MU_ARTILLERY, true), 2); /* there is no elite version */
}

/* A river through the sides in directions a and b, counted counter-clockwise from the east; and the
 * direction of a bridge across it, in degrees. */
static const struct {
    int a, b, axis;
} rivers[] = {
    {0, 3, 90},  {1, 4, 150}, {2, 5, 30},             /* straight */
    {0, 2, 60},  {1, 3, 120}, {2, 4, 0},  {3, 5, 60}, /* bent */
    {0, 4, 120}, {1, 5, 0},
};

/* A bridge runs across its river unless its line gives a direction. */
static void bridges_run_across_the_river(void **state)
{
    (void)state;
    memset(&s, 0, sizeof s);
    for (size_t i = 0; i < COUNT(rivers); i++) {
        s.hex[5].river = (uint8_t)(1u << rivers[i].a | 1u << rivers[i].b);
        assert_int_equal(memoir_bridge_axis(&s, 5), rivers[i].axis);
    }
    s.bridge.count = 2;
    s.bridge.at[0] = (memoir_bridge){.hex = 4, .axis = 10};
    s.bridge.at[1] = (memoir_bridge){.hex = 5, .axis = 70};
    s.bridge.at[2] = (memoir_bridge){.hex = 6, .axis = 20}; /* past the end */
    assert_int_equal(memoir_bridge_axis(&s, 4), 10);
    assert_int_equal(memoir_bridge_axis(&s, 5), 70);
    assert_int_equal(memoir_bridge_axis(&s, 6), 0); /* over dry land */
}

/* [TER-CHURCH-1] [TER-LAKE-1] The map shows the revised edition; the classic one replaces what it
 * has no tiles for. */
static void some_terrain_depends_on_the_edition(void **state)
{
    (void)state;
    memset(&s, 0, sizeof s);
    s.hex[3].terrain = s.hex[4].terrain = MT_CHURCH;
    s.hex[5].terrain = s.hex[6].terrain = MT_LAKE;
    assert_int_equal(memoir_terrain_in(&s, ME_CLASSIC, 4), MT_CHURCH);
    assert_int_equal(memoir_terrain_in(&s, ME_CLASSIC, 5), MT_LAKE);
    s.town_in_classic.count = s.river_in_classic.count = 1;
    bcg_set_add(&s.town_in_classic.at[0].hexes, 4);
    bcg_set_add(&s.river_in_classic.at[0].hexes, 5);
    static const memoir_terrain_kind classic[] = {MT_OPEN, MT_CHURCH, MT_TOWN, MT_RIVER, MT_LAKE};
    for (int h = 2; h < 7; h++) {
        assert_int_equal(memoir_terrain_in(&s, ME_CLASSIC, h), classic[h - 2]);
        assert_int_equal(memoir_terrain_in(&s, ME_REVISED, h), s.hex[h].terrain);
    }
    memoir_show_edition(&s, ME_REVISED);
    assert_int_equal(s.hex[5].terrain, MT_LAKE);
    assert_int_equal(s.river_in_classic.count, 1);
    memoir_show_edition(&s, ME_CLASSIC);
    for (int h = 2; h < 7; h++)
        assert_int_equal(s.hex[h].terrain, classic[h - 2]);
    assert_int_equal(s.town_in_classic.count + s.river_in_classic.count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sides_are_found_in_either_order),
        cmocka_unit_test(owners_and_details_are_found_by_hex),
        cmocka_unit_test(units_have_their_full_strength),
        cmocka_unit_test(bridges_run_across_the_river),
        cmocka_unit_test(some_terrain_depends_on_the_edition),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
