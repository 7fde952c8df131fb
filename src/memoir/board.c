/* Sections, flanks and baselines (chapter 1). */
#include "memoir/board.h"

/* clang-format off */
const memoir_board_row memoir_boards[MEMOIR_BOARDS] = {
    [MEMOIR_STANDARD]     = { &bcg_boards[BCG_13X9],  3, {7, 17},             {7, 17}  }, /* BOARD-23 */
    [MEMOIR_OVERLORD]     = { &bcg_boards[BCG_26X9],  6, {7, 17, 25, 33, 43}, {17, 33} }, /* BOARD-40..43 */
    [MEMOIR_BREAKTHROUGH] = { &bcg_boards[BCG_13X17], 3, {7, 17},             {7, 17}  }, /* BOARD-45 */
};
/* clang-format on */

/* -- where is a hex? -------------------------------------------------------------------------- */

/* Zone n lies between lines n - 1 and n, both included (BOARD-25). */
static unsigned zones_at(const uint8_t *line, int zones, int x)
{
    unsigned bits = 0;

    for (int n = 0; n < zones; n++)
        if ((n == 0 || x >= line[n - 1]) && (n == zones - 1 || x <= line[n]))
            bits |= 1u << n;
    return bits;
}

unsigned memoir_sections_at(const memoir_board_row *board, bcg_hex h)
{
    return zones_at(board->section_line, board->sections, bcg_hex_x(board->grid, h));
}

unsigned memoir_flanks_at(const memoir_board_row *board, bcg_hex h)
{
    return zones_at(board->flank_line, MEMOIR_FLANKS, bcg_hex_x(board->grid, h));
}

/* -- how does a side see it? ------------------------------------------------------------------ */

memoir_flank memoir_flank_of(memoir_edge side, memoir_wing wing)
{
    if (wing == MEMOIR_CENTER)
        return MEMOIR_MIDDLE;
    /* The top player faces south, so his left is east. */
    return (wing == MEMOIR_LEFT) == (side == MEMOIR_BOTTOM) ? MEMOIR_WEST : MEMOIR_EAST;
}

int memoir_rows_from(const bcg_board *b, bcg_hex h, memoir_edge side)
{
    int y = bcg_hex_y(b, h);

    return side == MEMOIR_TOP ? y : b->rows - 1 - y;
}

int memoir_back(const bcg_board *b, bcg_hex h, memoir_edge side, bcg_hex out[2])
{
    int n = 0;

    assert(h < b->hexes);
    bcg_hex west = b->next[h][side == MEMOIR_TOP ? BCG_NW : BCG_SW];
    bcg_hex east = b->next[h][side == MEMOIR_TOP ? BCG_NE : BCG_SE];
    if (west != BCG_NO_HEX)
        out[n++] = west;
    if (east != BCG_NO_HEX)
        out[n++] = east;
    return n;
}
