/* The Memoir boards: dotted lines divide them into sections and flanks, and each side sits at an
 * edge. The geometry of hexes is in grid/hex.h; a game stores its flanks by hex (game.h). */
#ifndef BOCAGE_MEMOIR_BOARD_H
#define BOCAGE_MEMOIR_BOARD_H

#include "grid/hex.h"

/* The board edge a side sits at; its baseline is the row along it (BOARD-20). */
typedef enum memoir_edge { MEMOIR_TOP, MEMOIR_BOTTOM } memoir_edge;

/* Flanks from the board's point of view; memoir_flank_of maps them to a side's left and right. */
typedef enum memoir_flank { MEMOIR_WEST, MEMOIR_MIDDLE, MEMOIR_EAST, MEMOIR_FLANKS } memoir_flank;

/* A flank from a player's point of view. */
typedef enum memoir_wing { MEMOIR_LEFT, MEMOIR_CENTER, MEMOIR_RIGHT } memoir_wing;

enum { MEMOIR_MAX_SECTIONS = 6 };

typedef struct memoir_board_row {
    const bcg_board *grid;
    uint8_t sections;                              /* 3, or 6 on the overlord board */
    uint8_t section_line[MEMOIR_MAX_SECTIONS - 1]; /* doubled columns of the dotted lines */
    uint8_t flank_line[MEMOIR_FLANKS - 1];         /* those of them that separate the flanks */
} memoir_board_row;

/* In the order of memoir_board_words. */
enum {
    MEMOIR_STANDARD, /* BOARD-1 */
    MEMOIR_OVERLORD,
    MEMOIR_BREAKTHROUGH,
    MEMOIR_BOARDS
};
extern const memoir_board_row memoir_boards[MEMOIR_BOARDS];

/* -- where is a hex? -------------------------------------------------------------------------- */

/* Bit masks of the sections the hex is in, numbered from the west, and of its flanks
 * (memoir_flank). A hex on a line belongs to both sides of it (BOARD-25). */
unsigned memoir_sections_at(const memoir_board_row *board, bcg_hex h);
unsigned memoir_flanks_at(const memoir_board_row *board, bcg_hex h);

/* -- how does a side see it? ------------------------------------------------------------------ */

/* Which flank of the board is the side's left, centre or right (BOARD-24)? */
memoir_flank memoir_flank_of(memoir_edge side, memoir_wing wing);
/* Rows between h and the side's baseline: 0 on the baseline itself (BOARD-21). */
int memoir_rows_from(const bcg_board *b, bcg_hex h, memoir_edge side);
/* The hexes, at most two, one row closer to the side's own edge, the western one first (RETREAT-3);
 * returns how many there are. */
int memoir_back(const bcg_board *b, bcg_hex h, memoir_edge side, bcg_hex out[2]);

#endif
