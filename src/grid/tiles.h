/* Rectangular tile boards of up to 8 x 8.
 *
 * A tile is row * 8 + column on every board, so that 64-bit masks work alike for all sizes. Row 0
 * is the top edge; labels are a column letter and the row number counted from the bottom: on a
 * board of 5 rows A5 is the top left tile and A1 the bottom left one. */
#ifndef BOCAGE_GRID_TILES_H
#define BOCAGE_GRID_TILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint8_t bcg_tile;

enum { BCG_TILES_MAX = 8, BCG_NO_TILE = 255, BCG_TILE_LABEL_SIZE = 3 };

typedef struct bcg_tiles {
    uint8_t columns, rows;
} bcg_tiles;

/* Is this a supported board: 1 to 8 columns and rows? */
bool bcg_tiles_valid(bcg_tiles b);

/* -- identifying tiles ------------------------------------------------------------------------ */

bcg_tile bcg_tile_at(bcg_tiles b, int column, int row); /* BCG_NO_TILE off the board */
int bcg_tile_column(bcg_tile t);
int bcg_tile_row(bcg_tile t);
void bcg_tile_label(bcg_tiles b, bcg_tile t, char out[BCG_TILE_LABEL_SIZE]);
bcg_tile bcg_tile_parse(bcg_tiles b, const char *text, size_t len);

/* -- relations between tiles ------------------------------------------------------------------ */

uint64_t bcg_tiles_all(bcg_tiles b);
uint64_t bcg_tiles_orthogonal(bcg_tiles b, bcg_tile t); /* up to four neighbours along the sides */
uint64_t bcg_tiles_adjacent(bcg_tiles b, bcg_tile t);   /* up to eight neighbours */
int bcg_tiles_steps(bcg_tile p, bcg_tile q);            /* orthogonal steps between them */
int bcg_tiles_range(bcg_tile p, bcg_tile q);            /* steps if diagonals count as one */
uint64_t bcg_tiles_row(bcg_tiles b, int row);           /* empty off the board */

#endif
