/* Hex boards of 13x9, 26x9 and 13x17 hexes.
 *
 * Hexes are pointy-top and numbered row by row from the top left; a hex is that number. Rows count
 * from 0 at the top edge; even rows hold `width` hexes, odd rows one less, shifted half a hex to
 * the right. The doubled column x (even in even rows, odd in odd rows) makes geometry exact:
 * the centre of a hex is the integer point (x, 3y).
 *
 * All tables are constants made by scripts/gen_hex_tables.c from one description per board; this
 * file knows nothing of units, terrain or sides. */
#ifndef BOCAGE_GRID_HEX_H
#define BOCAGE_GRID_HEX_H

#include "core/bitset.h"

#include <stddef.h>
#include <stdint.h>

typedef uint8_t bcg_hex;

enum {
    BCG_MAX_HEXES = 230,
    BCG_MAX_ROWS = 17,
    BCG_MAX_WIDTH = 26,
    BCG_NO_HEX = 255,
    BCG_LABEL_SIZE = 4, /* "A17" and its terminator */
};

typedef enum bcg_dir { BCG_E, BCG_NE, BCG_NW, BCG_W, BCG_SW, BCG_SE, BCG_DIRS } bcg_dir;

typedef struct bcg_board {
    const char *name;                /* "13x9", "26x9", "13x17" */
    uint8_t width, rows, hexes;      /* width: hexes in an even row */
    const uint8_t (*xy)[2];          /* doubled column and row of each hex */
    const bcg_hex (*next)[BCG_DIRS]; /* neighbour by direction, or BCG_NO_HEX */
    const bcg_set *neighbours;       /* of each hex, as a set */
} bcg_board;

enum { BCG_13X9, BCG_26X9, BCG_13X17, BCG_BOARDS };
extern const bcg_board bcg_boards[BCG_BOARDS];

/* -- identifying hexes ------------------------------------------------------------------------ */

/* The hex at a doubled column and row; BCG_NO_HEX for half hexes and points off the board. */
bcg_hex bcg_hex_at(const bcg_board *b, int x, int y);
int bcg_hex_x(const bcg_board *b, bcg_hex h);
int bcg_hex_y(const bcg_board *b, bcg_hex h);
/* First hex of a row, and how many hexes are in the row. */
bcg_hex bcg_row_start(const bcg_board *b, int y);
int bcg_row_length(const bcg_board *b, int y);

/* Label as players write it: "A9", "d8", "M17". Case matters. */
void bcg_hex_label(const bcg_board *b, bcg_hex h, char out[BCG_LABEL_SIZE]);
/* The hex with exactly this label; BCG_NO_HEX if the `len` characters at `text` are not one. */
bcg_hex bcg_hex_parse(const bcg_board *b, const char *text, size_t len);

/* -- relations between hexes ------------------------------------------------------------------ */

bool bcg_adjacent(const bcg_board *b, bcg_hex p, bcg_hex q);
int bcg_distance(const bcg_board *b, bcg_hex p, bcg_hex q);
/* Direction from p to its neighbour q, or -1. */
int bcg_direction(const bcg_board *b, bcg_hex p, bcg_hex q);
bcg_dir bcg_opposite(bcg_dir d);
bcg_set bcg_ring(const bcg_board *b, bcg_hex centre, int radius);
bcg_set bcg_disc(const bcg_board *b, bcg_hex centre, int radius); /* includes the centre */
bcg_set bcg_all_hexes(const bcg_board *b);
/* All neighbours of the members; a member itself only if it is next to another one. */
bcg_set bcg_neighbours_of(const bcg_board *b, const bcg_set *set);

/* -- reach ------------------------------------------------------------------------------------ */

/* Cost of the step from -> to, or a negative number if it is not allowed. */
typedef int (*bcg_step_cost)(const void *context, bcg_hex from, bcg_hex to);

enum { BCG_UNREACHED = 255 };

/* Lowest cost from `start` to every hex within `budget` (at most 254): cost[h], or BCG_UNREACHED.
 * from[h] is the hex before h on a cheapest path, the lowest-numbered one if there are several;
 * from[start] is start; for unreached hexes it is BCG_NO_HEX. `from` may be NULL. Every step costs
 * at least 1. */
void bcg_reach(const bcg_board *b, bcg_hex start, int budget, bcg_step_cost step,
               const void *context, uint8_t cost[BCG_MAX_HEXES], bcg_hex from[BCG_MAX_HEXES]);

/* The hexes within `steps` steps of `start`, entering only members of `free_hexes`; the result
 * includes the start, whether or not it is free. */
bcg_set bcg_reach_mask(const bcg_board *b, bcg_hex start, int steps, const bcg_set *free_hexes);

/* The connected part of `set` that contains `start`; empty if start is not a member. */
bcg_set bcg_connected(const bcg_board *b, const bcg_set *set, bcg_hex start);

/* -- lines ------------------------------------------------------------------------------------ */

/* The longest needed for any line on the three boards; line_test.c verifies this. */
enum { BCG_LINE_CROSSED = 34, BCG_LINE_TOUCHED = 8 };

/* The straight segment between the centres of two hexes. Neither end is listed. Left and right are
 * as seen looking from the first hex to the second. Hexes are in the order in which the segment
 * meets them. A hex touched only at a corner is not listed. half_left/half_right count the half
 * hexes at the board edge that it runs along. Array entries beyond the counts are left
 * unchanged. */
typedef struct bcg_line {
    uint8_t crossed, left, right; /* how many */
    uint8_t half_left, half_right;
    bcg_hex cross[BCG_LINE_CROSSED];   /* interior met */
    bcg_hex on_left[BCG_LINE_TOUCHED]; /* met along an edge, hex on the left */
    bcg_hex on_right[BCG_LINE_TOUCHED];
} bcg_line;

void bcg_line_between(const bcg_board *b, bcg_hex from, bcg_hex to, bcg_line *out);

#endif
