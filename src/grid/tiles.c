/* Tile boards. A tile is row * 8 + column, so a row is one byte of a mask and a step is a shift. */
#include "grid/tiles.h"

#include <assert.h>

static int distance_between(int n, int m)
{
    return n < m ? m - n : n - m;
}

bool bcg_tiles_valid(bcg_tiles b)
{
    return b.columns >= 1 && b.columns <= BCG_TILES_MAX && b.rows >= 1 && b.rows <= BCG_TILES_MAX;
}

/* -- identifying tiles ------------------------------------------------------------------------ */

bcg_tile bcg_tile_at(bcg_tiles b, int column, int row)
{
    assert(bcg_tiles_valid(b));
    if (column < 0 || column >= b.columns || row < 0 || row >= b.rows)
        return BCG_NO_TILE;
    return (bcg_tile)(row * BCG_TILES_MAX + column);
}

int bcg_tile_column(bcg_tile t)
{
    assert(t < BCG_TILES_MAX * BCG_TILES_MAX);
    return t % BCG_TILES_MAX;
}

int bcg_tile_row(bcg_tile t)
{
    assert(t < BCG_TILES_MAX * BCG_TILES_MAX);
    return t / BCG_TILES_MAX;
}

void bcg_tile_label(bcg_tiles b, bcg_tile t, char out[BCG_TILE_LABEL_SIZE])
{
    assert(bcg_tile_column(t) < b.columns && bcg_tile_row(t) < b.rows);
    out[0] = (char)('A' + bcg_tile_column(t));
    out[1] = (char)('0' + b.rows - bcg_tile_row(t));
    out[2] = '\0';
}

bcg_tile bcg_tile_parse(bcg_tiles b, const char *text, size_t len)
{
    if (len != BCG_TILE_LABEL_SIZE - 1)
        return BCG_NO_TILE;
    return bcg_tile_at(b, text[0] - 'A', b.rows - (text[1] - '0'));
}

/* -- relations between tiles ------------------------------------------------------------------ */

uint64_t bcg_tiles_row(bcg_tiles b, int row)
{
    assert(bcg_tiles_valid(b));
    if (row < 0 || row >= b.rows)
        return 0;
    return ((UINT64_C(1) << b.columns) - 1) << BCG_TILES_MAX * row;
}

uint64_t bcg_tiles_all(bcg_tiles b)
{
    uint64_t all = 0;

    for (int row = 0; row < b.rows; row++)
        all |= bcg_tiles_row(b, row);
    return all;
}

/* The tiles of a mask shifted by one column to either side; none leaves its row. */
static uint64_t sideways(uint64_t tiles)
{
    const uint64_t first_column = UINT64_C(0x0101010101010101);

    return (tiles << 1 & ~first_column) | (tiles & ~first_column) >> 1;
}

uint64_t bcg_tiles_orthogonal(bcg_tiles b, bcg_tile t)
{
    uint64_t tile = UINT64_C(1) << t;

    assert(tile & bcg_tiles_all(b));
    return (sideways(tile) | tile << BCG_TILES_MAX | tile >> BCG_TILES_MAX) & bcg_tiles_all(b);
}

uint64_t bcg_tiles_adjacent(bcg_tiles b, bcg_tile t)
{
    uint64_t tile = UINT64_C(1) << t, strip = tile | sideways(tile);

    assert(tile & bcg_tiles_all(b));
    return ((strip | strip << BCG_TILES_MAX | strip >> BCG_TILES_MAX) & ~tile) & bcg_tiles_all(b);
}

int bcg_tiles_steps(bcg_tile p, bcg_tile q)
{
    return distance_between(bcg_tile_column(p), bcg_tile_column(q)) +
           distance_between(bcg_tile_row(p), bcg_tile_row(q));
}

int bcg_tiles_range(bcg_tile p, bcg_tile q)
{
    int across = distance_between(bcg_tile_column(p), bcg_tile_column(q));
    int down = distance_between(bcg_tile_row(p), bcg_tile_row(q));

    return across > down ? across : down;
}
