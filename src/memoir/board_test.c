/* Sections, flanks and baselines of the three boards, hex by hex, checked against coordinates
 * only. */
#include "memoir/game.h"
#include "unit.h"

#include <string.h>

#define EACH_BOARD(b) \
    for (const memoir_board_row *b = memoir_boards; b < memoir_boards + MEMOIR_BOARDS; b++)
#define EACH_HEX(h, b) for (bcg_hex h = 0; h < (b)->grid->hexes; h++)

/* What the rules say about each board: counts and dotted lines. */
typedef struct facts {
    int width, rows, sections;
    int section_size[MEMOIR_MAX_SECTIONS], line[MEMOIR_MAX_SECTIONS];
    int flank_size[MEMOIR_FLANKS], flank_line[MEMOIR_FLANKS];
} facts;

/* clang-format off */
static const facts known[MEMOIR_BOARDS] = {
    [MEMOIR_STANDARD] = {13, 9, 3, {36, 49, 36}, {7, 17}, {36, 49, 36}, {7, 17}},
    /* Even rows have 4 5 4 4 5 4 hexes, odd rows 4 6 5 5 6 4, counting shared ones twice. */
    [MEMOIR_OVERLORD] = {26, 9, 6, {36, 49, 40, 40, 49, 36}, {7, 17, 25, 33, 43}, {81, 76, 81}, {17, 33}},
    [MEMOIR_BREAKTHROUGH] = {13, 17, 3, {68, 93, 68}, {7, 17}, {68, 93, 68}, {7, 17}},
};
/* clang-format on */

static int x_of(const memoir_board_row *b, bcg_hex h)
{
    return b->grid->xy[h][0];
}

static int y_of(const memoir_board_row *b, bcg_hex h)
{
    return b->grid->xy[h][1];
}

static bcg_hex named(const memoir_board_row *b, const char *label)
{
    bcg_hex h = bcg_hex_parse(b->grid, label, strlen(label));

    assert_int_not_equal(h, BCG_NO_HEX);
    return h;
}

/* -- sections and flanks ---------------------------------------------------------------------- */

/* BOARD-23, BOARD-41, BOARD-42: a zone lies between its two lines and includes them. */
static bool lies_in(const int *line, int zones, int n, int x)
{
    bool east_of_its_start = n == 0 || line[n - 1] <= x;
    bool west_of_its_end = n == zones - 1 || x <= line[n];

    return east_of_its_start && west_of_its_end;
}

/* [BOARD-1] [BOARD-40] [BOARD-45] The boards and their words are in the same order. */
static void boards_and_words(void **unused)
{
    (void)unused;
    assert_int_equal(memoir_board_words.count, MEMOIR_BOARDS);
    assert_string_equal(memoir_board_words.word[MEMOIR_STANDARD], "standard");
    assert_string_equal(memoir_board_words.word[MEMOIR_OVERLORD], "overlord");
    assert_string_equal(memoir_board_words.word[MEMOIR_BREAKTHROUGH], "breakthrough");
    EACH_BOARD (b) {
        assert_int_equal(b->grid->width, known[b - memoir_boards].width);
        assert_int_equal(b->grid->rows, known[b - memoir_boards].rows);
    }
}

/* [BOARD-23] [BOARD-41] [BOARD-42] [BOARD-45] */
static void sections_and_flanks(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        const facts *k = &known[b - memoir_boards];
        int in_section[MEMOIR_MAX_SECTIONS] = {0}, in_flank[MEMOIR_FLANKS] = {0};
        assert_int_equal(b->sections, k->sections);
        EACH_HEX (h, b) {
            unsigned sections = memoir_sections_at(b, h), flanks = memoir_flanks_at(b, h);
            for (int n = 0; n < k->sections; n++) {
                assert_int_equal(sections >> n & 1, lies_in(k->line, k->sections, n, x_of(b, h)));
                in_section[n] += sections >> n & 1;
            }
            for (int n = 0; n < MEMOIR_FLANKS; n++) {
                assert_int_equal(flanks >> n & 1,
                                 lies_in(k->flank_line, MEMOIR_FLANKS, n, x_of(b, h)));
                in_flank[n] += flanks >> n & 1;
            }
            assert_true(sections >> k->sections == 0 && flanks >> MEMOIR_FLANKS == 0);
        }
        assert_memory_equal(in_section, k->section_size, sizeof in_section);
        assert_memory_equal(in_flank, k->flank_size, sizeof in_flank);
    }
}

static bool is_shared(unsigned bits)
{
    return (bits & (bits - 1)) != 0;
}

static int count_shared(const memoir_board_row *b,
                        unsigned (*zones_at)(const memoir_board_row *, bcg_hex))
{
    int n = 0;

    EACH_HEX (h, b) {
        n += is_shared(zones_at(b, h));
    }
    return n;
}

/* [BOARD-25], and [BOARD-45] for the sixteen on the breakthrough board. */
static void shared_hexes(void **unused)
{
    static const char *const west[] = {"d8", "d6", "d4", "d2"}, *const east[] = {"i8", "i6", "i4",
                                                                                 "i2"};
    const memoir_board_row *b = &memoir_boards[MEMOIR_STANDARD];

    (void)unused;
    assert_int_equal(count_shared(b, memoir_sections_at), 8);
    for (int i = 0; i < 4; i++) {
        assert_int_equal(memoir_sections_at(b, named(b, west[i])),
                         1 << MEMOIR_WEST | 1 << MEMOIR_MIDDLE);
        assert_int_equal(memoir_sections_at(b, named(b, east[i])),
                         1 << MEMOIR_MIDDLE | 1 << MEMOIR_EAST);
    }
    assert_int_equal(count_shared(&memoir_boards[MEMOIR_BREAKTHROUGH], memoir_sections_at), 16);
}

/* [BOARD-26] even rows split 4 / 5 / 4, odd rows 3 + 1 + 4 + 1 + 3. */
static void row_splits(void **unused)
{
    static const int even[] = {4, 5, 4}, odd[] = {4, 6, 4};
    const memoir_board_row *b = &memoir_boards[MEMOIR_STANDARD];

    (void)unused;
    for (int y = 0; y < 9; y++) {
        int in[MEMOIR_FLANKS] = {0};
        for (int h = bcg_row_start(b->grid, y), end = h + bcg_row_length(b->grid, y); h < end; h++)
            for (int n = 0; n < MEMOIR_FLANKS; n++)
                in[n] += memoir_sections_at(b, (bcg_hex)h) >> n & 1;
        for (int n = 0; n < MEMOIR_FLANKS; n++)
            assert_int_equal(in[n], y % 2 == 0 ? even[n] : odd[n]);
    }
}

/* [BOARD-40] [BOARD-42] [BOARD-43] x = 17 and 33 lie in two flanks; x = 7, 25 and 43 in two
 * sections of one. */
static void overlord_shared_hexes(void **unused)
{
    const memoir_board_row *b = &memoir_boards[MEMOIR_OVERLORD];

    (void)unused;
    EACH_HEX (h, b) {
        const int x = x_of(b, h);
        const unsigned sections = memoir_sections_at(b, h), flanks = memoir_flanks_at(b, h);
        bool flank_line = x == 17 || x == 33;
        bool inner_line = x == 7 || x == 25 || x == 43;
        assert_int_equal(is_shared(flanks), flank_line);
        assert_int_equal(is_shared(sections), flank_line || inner_line);
        for (int n = 0; n < MEMOIR_FLANKS; n++) { /* a flank is a pair of sections */
            unsigned pair = sections >> 2 * n & 3;
            assert_int_equal(flanks >> n & 1, pair != 0);
        }
    }
    assert_int_equal(count_shared(b, memoir_sections_at), 20);
    assert_int_equal(count_shared(b, memoir_flanks_at), 8);
}

/* A game has the flanks of its board by hex, as sets, and grouped by which flanks a hex lies in. */
static void flanks_of_a_game(void **unused)
{
    static memoir_scenario scenario;
    static memoir_game game;

    (void)unused;
    scenario.board.count = 1;
    scenario.side.count = MEMOIR_SIDES;
    scenario.side.at[1].side = MS_ALLIES;
    EACH_BOARD (b) {
        scenario.board.at[0].board = (uint8_t)(b - memoir_boards);
        assert_int_equal(memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN), ML_NONE);
        assert_ptr_equal(game.board, b->grid);
        for (int h = 0; h < BCG_SET_CELLS; h++) {
            const unsigned flanks = h < b->grid->hexes ? memoir_flanks_at(b, (bcg_hex)h) : 0;
            if (h < b->grid->hexes)
                assert_int_equal(game.flank_bits[h], flanks);
            for (int n = 0; n < MEMOIR_FLANKS; n++)
                assert_int_equal(bcg_set_has(&game.flank_sets[n], h), flanks >> n & 1);
            for (unsigned n = 0; n < 1 << MEMOIR_FLANKS; n++)
                assert_int_equal(bcg_set_has(&game.flanks[n], h), flanks != 0 && flanks == n);
        }
    }
}

/* -- sides ------------------------------------------------------------------------------------ */

/* [BOARD-24] */
static void flanks_of_a_side(void **unused)
{
    (void)unused;
    assert_int_equal(memoir_flank_of(MEMOIR_BOTTOM, MEMOIR_LEFT), MEMOIR_WEST);
    assert_int_equal(memoir_flank_of(MEMOIR_BOTTOM, MEMOIR_CENTER), MEMOIR_MIDDLE);
    assert_int_equal(memoir_flank_of(MEMOIR_BOTTOM, MEMOIR_RIGHT), MEMOIR_EAST);
    assert_int_equal(memoir_flank_of(MEMOIR_TOP, MEMOIR_LEFT), MEMOIR_EAST);
    assert_int_equal(memoir_flank_of(MEMOIR_TOP, MEMOIR_CENTER), MEMOIR_MIDDLE);
    assert_int_equal(memoir_flank_of(MEMOIR_TOP, MEMOIR_RIGHT), MEMOIR_WEST);
}

/* [BOARD-20] [BOARD-21] [BOARD-22] [BOARD-45] */
static void rows_and_baselines(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        int top = 0, bottom = 0;
        EACH_HEX (h, b) {
            const int y = y_of(b, h);
            assert_int_equal(memoir_rows_from(b->grid, h, MEMOIR_TOP), y);
            assert_int_equal(memoir_rows_from(b->grid, h, MEMOIR_BOTTOM), b->grid->rows - 1 - y);
            top += memoir_rows_from(b->grid, h, MEMOIR_TOP) == 0;
            bottom += memoir_rows_from(b->grid, h, MEMOIR_BOTTOM) == 0;
        }
        assert_int_equal(top, b->grid->width);
        assert_int_equal(bottom, b->grid->width);
    }
}

/* RETREAT-3, RETREAT-4: (x-1, y-1) and (x+1, y-1) for the top side, y + 1 for the bottom side,
 * where those are hexes. */
static void check_back(const bcg_board *b, bcg_hex h, memoir_edge side)
{
    int x = b->xy[h][0], y = b->xy[h][1] + (side == MEMOIR_TOP ? -1 : 1);
    bcg_hex expected[2] = {bcg_hex_at(b, x - 1, y), bcg_hex_at(b, x + 1, y)}, out[2];
    int n = memoir_back(b, h, side, out), count = 0;

    for (int i = 0; i < 2; i++)
        if (expected[i] != BCG_NO_HEX) {
            assert_true(count < n);
            assert_int_equal(out[count++], expected[i]);
        }
    assert_int_equal(n, count);
    if (memoir_rows_from(b, h, side) == 0)
        assert_int_equal(n, 0);
    else
        assert_int_equal(n, x == 0 || x == 2 * b->width - 2 ? 1 : 2);
}

/* [RETREAT-3] [RETREAT-4] */
static void back(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        EACH_HEX (h, b) {
            check_back(b->grid, h, MEMOIR_TOP);
            check_back(b->grid, h, MEMOIR_BOTTOM);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_and_words),
        cmocka_unit_test(sections_and_flanks),
        cmocka_unit_test(shared_hexes),
        cmocka_unit_test(row_splits),
        cmocka_unit_test(overlord_shared_hexes),
        cmocka_unit_test(flanks_of_a_game),
        cmocka_unit_test(flanks_of_a_side),
        cmocka_unit_test(rows_and_baselines),
        cmocka_unit_test(back),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
