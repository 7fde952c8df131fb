/* Tile boards of every size from 1 x 1 to 8 x 8, checked against plain coordinate arithmetic. */
#include "grid/tiles.h"
#include "unit.h"

enum { SIDE = BCG_TILES_MAX };

/* Loops over every board size. */
#define EACH_BOARD(b)                          \
    for (bcg_tiles b = {1, 1}; b.rows <= SIDE; \
         b.columns < SIDE ? b.columns++ : (b.columns = 1, b.rows++))

static bool on_board(bcg_tiles b, int column, int row)
{
    return column >= 0 && column < b.columns && row >= 0 && row < b.rows;
}

static uint64_t bit_at(bcg_tiles b, int column, int row)
{
    return on_board(b, column, row) ? UINT64_C(1) << (8 * row + column) : 0;
}

static void sizes(void **unused)
{
    (void)unused;
    for (int columns = 0; columns < 256; columns++)
        for (int rows = 0; rows < 256; rows++) {
            bcg_tiles b = {(uint8_t)columns, (uint8_t)rows};
            bool valid = columns >= 1 && columns <= 8 && rows >= 1 && rows <= 8;
            assert_int_equal(bcg_tiles_valid(b), valid);
        }
}

static void places(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        for (int row = -9; row < 18; row++)
            for (int column = -9; column < 18; column++) {
                bcg_tile t = bcg_tile_at(b, column, row);
                if (!on_board(b, column, row)) {
                    assert_int_equal(t, BCG_NO_TILE);
                    continue;
                }
                assert_int_equal(t, row * 8 + column);
                assert_int_equal(bcg_tile_column(t), column);
                assert_int_equal(bcg_tile_row(t), row);
            }
    }
}

static void labels_and_back(void **unused)
{
    char label[BCG_TILE_LABEL_SIZE];
    bcg_tiles five = {5, 5};

    (void)unused;
    bcg_tile_label(five, 0, label);
    assert_string_equal(label, "A5");
    bcg_tile_label(five, bcg_tile_at(five, 0, 4), label);
    assert_string_equal(label, "A1");
    EACH_BOARD (b) {
        for (int row = 0; row < b.rows; row++)
            for (int column = 0; column < b.columns; column++) {
                char expected[] = {"ABCDEFGH"[column], "12345678"[b.rows - 1 - row], '\0'};
                bcg_tile_label(b, bcg_tile_at(b, column, row), label);
                assert_string_equal(label, expected);
                assert_int_equal(bcg_tile_parse(b, label, 2), bcg_tile_at(b, column, row));
            }
    }
}

/* Every text of one or two bytes, and labels with something before or after them. */
static void other_texts_refused(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        int accepted = 0;
        assert_int_equal(bcg_tile_parse(b, "", 0), BCG_NO_TILE);
        for (int first = 0; first < 256; first++) {
            char one = (char)first;
            assert_int_equal(bcg_tile_parse(b, &one, 1), BCG_NO_TILE);
            for (int second = 0; second < 256; second++) {
                char text[2] = {(char)first, (char)second}, label[BCG_TILE_LABEL_SIZE];
                bcg_tile t = bcg_tile_parse(b, text, 2);
                if (t == BCG_NO_TILE)
                    continue;
                bcg_tile_label(b, t, label);
                assert_memory_equal(label, text, 2);
                accepted++;
            }
        }
        assert_int_equal(accepted, b.columns * b.rows);
        assert_int_equal(bcg_tile_parse(b, "A1", 1), BCG_NO_TILE);
        assert_int_equal(bcg_tile_parse(b, "A1 ", 3), BCG_NO_TILE);
        assert_int_equal(bcg_tile_parse(b, "A1", 3), BCG_NO_TILE);
        assert_int_equal(bcg_tile_parse(b, " A1", 3), BCG_NO_TILE);
        assert_int_equal(bcg_tile_parse(b, "A01", 3), BCG_NO_TILE);
    }
}

static void masks(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        uint64_t all = 0;
        for (int row = -2; row < 10; row++) {
            uint64_t line = 0;
            for (int column = 0; column < 8; column++)
                line |= bit_at(b, column, row);
            assert_true(bcg_tiles_row(b, row) == line);
            all |= line;
        }
        assert_true(bcg_tiles_all(b) == all);
    }
}

static void check_neighbours(bcg_tiles b, int column, int row)
{
    bcg_tile t = bcg_tile_at(b, column, row);
    uint64_t sides = bit_at(b, column - 1, row) | bit_at(b, column + 1, row) |
                     bit_at(b, column, row - 1) | bit_at(b, column, row + 1);
    uint64_t corners = bit_at(b, column - 1, row - 1) | bit_at(b, column + 1, row - 1) |
                       bit_at(b, column - 1, row + 1) | bit_at(b, column + 1, row + 1);

    assert_true(bcg_tiles_orthogonal(b, t) == sides);
    assert_true(bcg_tiles_adjacent(b, t) == (sides | corners));
}

static void neighbours(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        for (int row = 0; row < b.rows; row++)
            for (int column = 0; column < b.columns; column++)
                check_neighbours(b, column, row);
    }
}

/* Flood fill from a tile, so that the formulas are not checked against themselves. */
static void check_distances(bcg_tiles b, bcg_tile from, uint64_t (*around)(bcg_tiles, bcg_tile),
                            int (*distance)(bcg_tile, bcg_tile))
{
    uint64_t seen = 0, edge = UINT64_C(1) << from;

    for (int steps = 0; edge != 0; steps++) {
        uint64_t more = 0;
        for (int t = 0; t < 64; t++)
            if (edge >> t & 1) {
                assert_int_equal(distance(from, (bcg_tile)t), steps);
                more |= around(b, (bcg_tile)t);
            }
        seen |= edge;
        edge = more & ~seen;
    }
    assert_true(seen == bcg_tiles_all(b));
}

static void distances(void **unused)
{
    (void)unused;
    EACH_BOARD (b) {
        for (int t = 0; t < 64; t++) {
            if (!(bcg_tiles_all(b) >> t & 1))
                continue;
            check_distances(b, (bcg_tile)t, bcg_tiles_orthogonal, bcg_tiles_steps);
            check_distances(b, (bcg_tile)t, bcg_tiles_adjacent, bcg_tiles_range);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes),           cmocka_unit_test(places),
        cmocka_unit_test(labels_and_back), cmocka_unit_test(other_texts_refused),
        cmocka_unit_test(masks),           cmocka_unit_test(neighbours),
        cmocka_unit_test(distances),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
