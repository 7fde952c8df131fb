/* The reported causes of a blocked line of sight are exactly the real ones: with all of them
 * removed the line is free; with any single one on a crossed hex kept, it is not. */
#include "memoir/random_board_test.h"
#include "memoir/rules.h"

#include "unit.h"

static memoir_scenario scenario;
static memoir_game game, stripped;
static memoir_state s, bare;

/* Removes these causes from the hex. */
static void take_away(bcg_hex h, unsigned causes)
{
    if (causes & MSC_UNIT)
        bare.what[h] = 0;
    if (causes & (MSC_TERRAIN | MSC_LAKE))
        stripped.terrain[h] = MT_OPEN;
    if (causes & MSC_BUNKER)
        stripped.structure[h] = MB_NONE;
    if (causes & MSC_HILL)
        stripped.traits[h] &= (uint16_t)~MH_HILL;
    if (causes & MSC_FIRE)
        bcg_set_remove(&stripped.blocks_fire, h);
    const bool blocks = memoir_terrains[stripped.terrain[h]].traits & MH_BLOCKS ||
                        stripped.structure[h] == MB_BUNKER;
    if (!blocks)
        stripped.traits[h] &= (uint16_t)~MH_BLOCKS;
}

/* Is there a line of sight without any cause on any blocker, except `kept` on `keeper`? */
static bool sees_without(bcg_hex a, bcg_hex b, const bcg_set *blockers, bcg_hex keeper,
                         unsigned kept)
{
    stripped = game;
    bare = s;
    BCG_EACH (h, *blockers) {
        const unsigned causes = memoir_sight_causes(&game, &s, a, b, (bcg_hex)h);
        take_away((bcg_hex)h, h == keeper ? causes & ~kept : causes);
    }
    return memoir_sees(&stripped, &bare, a, b);
}

static bool is_crossed(const bcg_line *line, bcg_hex h)
{
    for (int i = 0; i < line->crossed; i++)
        if (line->cross[i] == h)
            return true;
    return false;
}

static unsigned look(bcg_hex a, bcg_hex b)
{
    const bcg_set blockers = memoir_sight_blockers(&game, &s, a, b);
    unsigned met = 0;
    bcg_line line;
    bcg_line_between(game.board, a, b, &line);
    BCG_EACH (h, blockers) {
        const unsigned causes = memoir_sight_causes(&game, &s, a, b, (bcg_hex)h);
        assert_true(causes != 0);
        met |= causes;
        for (unsigned one = 1; is_crossed(&line, (bcg_hex)h) && one < 1u << MEMOIR_SIGHT_CAUSES;
             one <<= 1)
            if (causes & one & ~(unsigned)MSC_LAKE) /* one lake alone does not block */
                assert_false(sees_without(a, b, &blockers, (bcg_hex)h, one));
    }
    for (int i = 0; i < line.crossed; i++)
        if (!bcg_set_has(&blockers, line.cross[i]))
            assert_int_equal(memoir_sight_causes(&game, &s, a, b, line.cross[i]), 0);
    if (!bcg_set_is_empty(&blockers))
        assert_true(sees_without(a, b, &blockers, BCG_NO_HEX, 0));
    return met;
}

/* [LOS-4] [LOS-5] [LOS-23] [TER-LAKE-2] */
static void what_is_named_blocks(void **context)
{
    (void)context;
    bcg_rng r;
    unsigned met[2] = {0, 0};
    bcg_rng_seed(&r, 1);
    for (int n = 0; n < 60; n++) {
        const int edition = n % 2;
        do
            random_scenario(&scenario, n % MEMOIR_BOARDS, true, &r);
        while (memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, -1, 0}) !=
               ML_NONE);
        s = game.opening;
        for (int i = 0; i < 100; i++) {
            const bcg_hex a = (bcg_hex)random_below(&r, game.board->hexes);
            const bcg_set around = bcg_disc(game.board, a, 2 + random_below(&r, 4));
            const bcg_hex b = (bcg_hex)random_below(&r, game.board->hexes);
            if (a != b && bcg_set_has(&around, b))
                met[edition] |= look(a, b);
        }
    }
    assert_int_equal(met[ME_CLASSIC], ((1u << MEMOIR_SIGHT_CAUSES) - 1) & ~(unsigned)MSC_LAKE);
    assert_int_equal(met[ME_REVISED], (1u << MEMOIR_SIGHT_CAUSES) - 1);
}

/* -- exactly which hexes ----------------------------------------------------------------------- */

static bcg_hex named(const char *label)
{
    const bcg_hex h = bcg_hex_parse(memoir_boards[MEMOIR_STANDARD].grid, label, strlen(label));
    assert_int_not_equal(h, BCG_NO_HEX);
    return h;
}

/* The hexes of a text like "C5 d6". */
static bcg_set hexes(const char *labels)
{
    bcg_set set = BCG_SET_EMPTY;
    for (; *labels; labels += labels[2] ? 3 : 2) {
        const char one[3] = {labels[0], labels[1], 0};
        bcg_set_add(&set, named(one));
    }
    return set;
}

static void clear_board(void)
{
    memset(&scenario, 0, sizeof scenario);
    scenario.board.count = 1;
    scenario.side.count = MEMOIR_SIDES;
    for (int side = 0; side < MEMOIR_SIDES; side++)
        scenario.side.at[side] = (memoir_setup_side){.side = (uint8_t)side,
                                                     .edge = side == MS_AXIS ? MEMOIR_TOP
                                                                             : MEMOIR_BOTTOM,
                                                     .hand = 4,
                                                     .medals = 4};
    scenario.first.count = 1;
}

static void set_ground(const char *labels, int terrain)
{
    const bcg_set set = hexes(labels);
    BCG_EACH (h, set)
        scenario.hex[h].terrain = (uint8_t)terrain;
}

static void make_game(int edition)
{
    assert_int_equal(memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, -1, 0}),
                     ML_NONE);
    s = game.opening;
}

/* Exactly these hexes block sight between the two, in both directions. */
static void expect_blockers(const char *a, const char *b, const char *labels)
{
    const bcg_set expected = hexes(labels);
    for (int back = 0; back < 2; back++) {
        const bcg_hex from = named(back ? b : a), to = named(back ? a : b);
        const bcg_set found = memoir_sight_blockers(&game, &s, from, to);
        if (!bcg_set_equal(&found, &expected))
            fail_msg("%s-%s is not blocked by exactly `%s`", a, b, labels);
        assert_int_equal(memoir_sees(&game, &s, from, to), *labels == 0);
    }
}

/* In the revised edition; in the classic one lakes never block. */
static void expect_lakes(const char *lakes, const char *a, const char *b, const char *blockers)
{
    clear_board();
    set_ground(lakes, MT_LAKE);
    for (int edition = ME_CLASSIC; edition <= ME_REVISED; edition++) {
        make_game(edition);
        expect_blockers(a, b, edition == ME_REVISED ? blockers : "");
    }
    set_ground(a, MT_HILL);
    make_game(ME_REVISED);
    expect_blockers(a, b, blockers);
    set_ground(b, MT_HILL);
    make_game(ME_REVISED);
    expect_blockers(a, b, "");
}

/* [TER-LAKE-2] Two adjacent lakes, both crossed or one on each side; then all lakes along the line
 * are reported. Between two units on hills they do not block. */
static void lakes_that_block(void **context)
{
    (void)context;
    expect_lakes("C5 D5", "B5", "E5", "C5 D5");
    expect_lakes("D5 E5", "B5", "F5", "D5 E5");
    expect_lakes("C5 E5", "B5", "F5", "");
    expect_lakes("C5", "B5", "E5", "");
    expect_lakes("D5", "d4", "d6", "");
    expect_lakes("E5", "d4", "d6", "");
    expect_lakes("D5 E5", "d4", "d6", "D5 E5");
    expect_lakes("D5 d6", "d4", "d8", ""); /* one crossed, one beside */
    expect_lakes("E5 d6", "d4", "d8", "");
    expect_lakes("D5 E7", "d4", "d8", ""); /* on both sides, but not adjacent */
    expect_lakes("D5 E5 d6", "d4", "d8", "D5 E5 d6");
    expect_lakes("D5 D7 E7", "d4", "d8", "D5 D7 E7");
    expect_lakes("E5 D7 E7", "d4", "d8", "E5 D7 E7");
    expect_lakes("C5 E5 F5", "B5", "G5", "C5 E5 F5");
}

/* [LOS-4] [LOS-8] Woods: each one crossed, and pairs along an edge. */
static void woods_that_block(void **context)
{
    static const char *const rows[][4] = {
        {"C5 E5", "B5", "F5", "C5 E5"}, {"D5", "d4", "d6", ""},         {"E5", "d4", "d6", ""},
        {"D5 E5", "d4", "d6", "D5 E5"}, {"D5 E7", "d4", "d8", "D5 E7"}, {"D5 d6", "d4", "d8", "d6"},
    };
    (void)context;
    for (size_t i = 0; i < COUNT(rows); i++) {
        clear_board();
        set_ground(rows[i][0], MT_FOREST);
        make_game(ME_REVISED);
        expect_blockers(rows[i][1], rows[i][2], rows[i][3]);
    }
}

/* [TER-BRIDGE-1] A bridge replaces the woods it is in: a unit on it blocks, and is the only
 * cause. */
static void bridges_take_the_place_of_woods(void **context)
{
    (void)context;
    clear_board();
    set_ground("D5", MT_FOREST);
    scenario.hex[named("D5")].structure = MB_BRIDGE;
    for (int edition = ME_CLASSIC; edition <= ME_REVISED; edition++) {
        make_game(edition);
        expect_blockers("C5", "E5", "");
        s.what[named("D5")] = memoir_pack_what(MU_INFANTRY, MS_AXIS, 0, MEMOIR_MOVES_USUAL);
        bcg_set_add(&s.units[MS_AXIS], named("D5"));
        assert_int_equal(memoir_sight_causes(&game, &s, named("C5"), named("E5"), named("D5")),
                         MSC_UNIT);
    }
}

/* [LOS-20] Both ends are on one hill, with another hill between them. */
static void another_hill_blocks(void **context)
{
    (void)context;
    clear_board();
    set_ground("B5 b6 C7 D7 E7 e6 F5", MT_HILL);
    make_game(ME_CLASSIC);
    expect_blockers("B5", "F5", "");
    set_ground("D5", MT_HILL);
    make_game(ME_CLASSIC);
    expect_blockers("B5", "F5", "D5");
    make_game(ME_REVISED);
    expect_blockers("B5", "F5", "");
    set_ground("d6", MT_HILL); /* now they are all one */
    make_game(ME_CLASSIC);
    expect_blockers("B5", "F5", "");
}

/* [LOS-23] Things that are too low do not block and are not reported, even on a hex that blocks all
 * fire. */
static void low_things_are_no_cause(void **context)
{
    (void)context;
    clear_board();
    set_ground("C5 E5", MT_HILL);
    set_ground("D5", MT_FOREST);
    scenario.hex[named("D5")].structure = MB_BUNKER;
    scenario.hex[named("D5")].unit = (memoir_setup_unit){
        .kind = MU_INFANTRY, .figures = 4, .start = 4};
    make_game(ME_REVISED);
    const bcg_hex a = named("C5"), h = named("D5"), b = named("E5");
    expect_blockers("C5", "E5", "");
    assert_int_equal(memoir_sight_causes(&game, &s, a, b, h), 0);
    assert_int_equal(memoir_sight_causes(&game, &s, a, named("E3"), h),
                     MSC_UNIT | MSC_TERRAIN | MSC_BUNKER);
    scenario.blocks_fire.count = 1;
    scenario.blocks_fire.at[0].hexes = hexes("D5");
    make_game(ME_REVISED);
    expect_blockers("C5", "E5", "D5");
    assert_int_equal(memoir_sight_causes(&game, &s, a, b, h), MSC_FIRE);
    make_game(ME_CLASSIC);
    assert_int_equal(memoir_sight_causes(&game, &s, a, b, h),
                     MSC_UNIT | MSC_TERRAIN | MSC_BUNKER | MSC_FIRE);
}

/* -- what stops fire --------------------------------------------------------------------------- */

/* [SCEN-3] A hex that blocks all fire does so if it is crossed, or along an edge with one on each
 * side. */
static void fire_that_is_blocked(void **context)
{
    static const struct {
        const char *hexes, *a, *b;
        bool blocked;
    } rows[] = {
        {"", "d4", "d6", false},         {"D5", "d4", "d6", false},    {"E5", "d4", "d6", false},
        {"D5 E5", "d4", "d6", true},     {"D5 E7", "d4", "d8", true},  {"D7 E5", "d4", "d8", true},
        {"D5 D7", "d4", "d8", false},    {"E5 E7", "d4", "d8", false}, {"d6", "d4", "d8", true},
        {"C5", "B5", "G5", true},        {"F5", "B5", "G5", true},     {"B5 G5", "B5", "G5", false},
        {"H5 A5 c6", "B5", "G5", false},
    };
    (void)context;
    for (size_t i = 0; i < COUNT(rows); i++) {
        clear_board();
        scenario.blocks_fire.count = 1;
        scenario.blocks_fire.at[0].hexes = hexes(rows[i].hexes);
        make_game(ME_CLASSIC);
        if (memoir_fire_is_blocked(&game, named(rows[i].a), named(rows[i].b)) != rows[i].blocked ||
            memoir_fire_is_blocked(&game, named(rows[i].b), named(rows[i].a)) != rows[i].blocked)
            fail_msg("%s-%s with %s", rows[i].a, rows[i].b, rows[i].hexes);
    }
}

/* [SCEN-6] A river along row 5: fire is blocked from bank to bank across a wide hex of it, crossed
 * or touched along an edge; not along one bank, and not from the river itself. */
static void rivers_too_wide(void **context)
{
    static const struct {
        const char *wide, *a, *b;
        bool stops;
    } rows[] = {
        {"", "d4", "d6", false},      {"D5", "d4", "d6", true},     {"E5", "d4", "d6", true},
        {"C5 F5", "d4", "d6", false}, {"D5", "d4", "c6", true},     {"C5 E5", "d4", "c6", false},
        {"E5", "d4", "d8", true},     {"D5", "d4", "D5", false},    {"D5 E5", "d4", "E5", false},
        {"E5", "D5", "F5", false},    {"D5", "D5", "D7", false},    {"D5 E5", "d4", "f4", false},
        {"E5 F5", "D3", "g6", true},  {"A5", "D3", "g6", false},    {"D5", "E5", "d4", false},
        {"E5 F5", "D5", "f6", false}, {"E5 F5", "D5", "f4", false},
    };
    (void)context;
    for (size_t i = 0; i < COUNT(rows); i++) {
        clear_board();
        set_ground("A5 B5 C5 D5 E5 F5 G5 H5 I5 J5 K5 L5 M5", MT_RIVER);
        scenario.wide.count = 1;
        scenario.wide.at[0].hexes = hexes(rows[i].wide);
        make_game(ME_CLASSIC);
        if (memoir_river_is_too_wide(&game, named(rows[i].a), named(rows[i].b)) != rows[i].stops ||
            memoir_river_is_too_wide(&game, named(rows[i].b), named(rows[i].a)) != rows[i].stops)
            fail_msg("%s-%s with %s", rows[i].a, rows[i].b, rows[i].wide);
    }
}

/* [SCEN-6] Banks: with a river that ends in the middle of the board, there is only one. */
static void a_short_river_has_one_bank(void **context)
{
    (void)context;
    clear_board();
    set_ground("D5 E5", MT_RIVER);
    scenario.wide.count = 1;
    scenario.wide.at[0].hexes = hexes("D5 E5");
    make_game(ME_CLASSIC);
    assert_false(memoir_river_is_too_wide(&game, named("d4"), named("d6")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_named_blocks),
        cmocka_unit_test(lakes_that_block),
        cmocka_unit_test(woods_that_block),
        cmocka_unit_test(low_things_are_no_cause),
        cmocka_unit_test(fire_that_is_blocked),
        cmocka_unit_test(rivers_too_wide),
        cmocka_unit_test(a_short_river_has_one_bank),
        cmocka_unit_test(bridges_take_the_place_of_woods),
        cmocka_unit_test(another_hill_blocks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
