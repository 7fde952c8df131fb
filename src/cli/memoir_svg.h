/* Shared by the files that draw the board: the picture being made, and its geometry. */
#ifndef BOCAGE_CLI_MEMOIR_SVG_H
#define BOCAGE_CLI_MEMOIR_SVG_H

#include "cli/memoir_tools.h"
#include "cli/picture.h"

#define SVG_HALF_WIDTH 43.3 /* of a hex: cos(30 degrees) * 50 */
enum {
    SVG_RADIUS = 50,
    SVG_ROW_STEP = 75,
    SVG_MARGIN = 46,
    SVG_HEAD = 112,
    SVG_FOOT = 88,
    SVG_LEGEND = 34
};

typedef struct svg_out {
    FILE *f;
    const memoir_scenario *s;
    const bcg_board *b;
    art_palette palette;
    svg_style style;
    double width, height; /* of the picture */
    double board_end;     /* where the board ends and the lower margin begins */
} svg_out;

const char *svg_color(const svg_out *o, const char *token);

/* The centre of a hex; half hexes and rows beyond the edge have one, too. */
point svg_centre_at(const svg_out *o, double x, double y);
point svg_centre(const svg_out *o, int h);

/* A hexagon as part of a path. */
void svg_hexagon(const svg_out *o, point c);
/* Places a defined drawing; `extra` is an additional transform. */
void svg_use(const svg_out *o, const char *id, point at, const char *extra);

/* The drawing for a terrain; NULL if the ground alone shows it. */
const char *svg_symbol_of(int terrain);
bool svg_has_terrain(const svg_out *o, int terrain);

/* Everything below the units: ground, water, terrain, grid and section lines
 * (memoir_svg_ground.c). */
void svg_board(const svg_out *o);

/* What the scenario marks on the board (memoir_svg_marks.c): hexes with special rules, objectives
 * and exits; and the rows that explain the marks, if there are any. */
void svg_ground_marks(const svg_out *o);
void svg_objectives(const svg_out *o);
void svg_exits(const svg_out *o);
/* The medals for destroying the unit on a hex. */
int svg_medals_at(const svg_out *o, int h);
int svg_count_legend_rows(const svg_out *o);
void svg_legend(const svg_out *o, double y);

#endif
