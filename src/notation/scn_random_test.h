/* Random scenarios, for tests of all formats. */
#ifndef BOCAGE_NOTATION_SCN_RANDOM_TEST_H
#define BOCAGE_NOTATION_SCN_RANDOM_TEST_H

#include "notation/scn_test.h"

#include "core/rng.h"

/* An empty map of a board with what every file requires. */
static inline void read_empty(int board, memoir_scenario *s)
{
    char text[8192];
    bcg_writer w;
    const bcg_board *b = memoir_boards[board].grid;
    bcg_writer_init(&w, text, sizeof text);
    bcg_writef(&w,
               "bocage 1\nruleset memoir\nid random\ntitle Random\nboard %s countryside\n"
               "side axis top DE hand 5 medals 4\nside allies bottom US hand 5 medals 4\n"
               "first axis\nmap\n",
               memoir_board_words.word[board]);
    for (int y = 0; y < b->rows; y++) {
        bcg_writef(&w, " %d", b->rows - y);
        for (int i = 0; i < bcg_row_length(b, y); i++)
            bcg_write(&w, " .");
        bcg_write(&w, "\n");
    }
    assert_false(w.full);
    read_clean(text, w.size, s);
    assert_int_equal(s->board.at[0].board, board);
}

static inline uint8_t below(bcg_rng *r, int n)
{
    return (uint8_t)bcg_rng_below(r, (uint32_t)n);
}

static inline memoir_setup_unit random_unit(bcg_rng *r)
{
    memoir_setup_unit u = {.kind = (uint8_t)(1 + below(r, MEMOIR_UNITS - 1)),
                           .side = below(r, MEMOIR_SIDES),
                           .start = (uint8_t)(1 + below(r, 9))};
    u.figures = (uint8_t)(1 + below(r, u.start));
    u.elite = memoir_units[u.kind].elite_figures > 0 && below(r, 2);
    return u;
}

/* Terrain everywhere; obstacles and units on `density` hexes out of ten. */
static inline void fill_map(memoir_scenario *s, bcg_rng *r, int density, int most_obstacles)
{
    for (int h = 0; h < memoir_board(s)->hexes; h++) {
        memoir_setup_hex *x = &s->hex[h];
        x->terrain = below(r, MEMOIR_TERRAINS);
        x->structure = below(r, MEMOIR_STRUCTURES);
        if (below(r, 10) < density)
            x->obstacles = below(r, 1 << most_obstacles);
        if (below(r, 10) < density)
            x->unit = random_unit(r);
    }
}

static inline void add_water(memoir_scenario *s, int h, int direction)
{
    s->hex[h].terrain = MT_RIVER;
    s->hex[h].river |= (uint8_t)(1u << direction);
}

/* Water across the edge between a hex and its neighbour, or off the board. */
static inline void add_edge(memoir_scenario *s, int h, int direction)
{
    const bcg_hex next = memoir_board(s)->next[h][direction];
    add_water(s, h, direction);
    if (next != BCG_NO_HEX)
        add_water(s, next, bcg_opposite((bcg_dir)direction));
}

#endif
