/* The board itself: what is below counters and names. Adjacent hexes of one kind are merged, so
 * that a wood, a river or a town appears as one shape. */
#include "cli/memoir_svg.h"

#include <math.h>

/* The middle of a hex side, relative to the centre. Directions are counter-clockwise from east. */
static point side_middle(const svg_out *o, int direction)
{
    const double turn = direction * 3.14159265358979 / 3 + (o->style.flip ? 3.14159265358979 : 0);
    return (point){SVG_HALF_WIDTH * cos(turn), -SVG_HALF_WIDTH * sin(turn)};
}

/* -- ground ----------------------------------------------------------------------------------- */

static bool is_high(int terrain)
{
    return terrain == MT_HILL || terrain == MT_STEEP_HILL || terrain == MT_SEA_BLUFF ||
           terrain == MT_CLIFF;
}

static bool is_houses(int terrain)
{
    return terrain == MT_TOWN || terrain == MT_CHURCH;
}

static bool is_forest(int terrain)
{
    return terrain == MT_FOREST;
}

static bool is_hedgerow(int terrain)
{
    return terrain == MT_HEDGEROW;
}

static bool is_lake(int terrain)
{
    return terrain == MT_LAKE;
}

/* Whole hexes of sand or sea, including the half hexes beside them. */
static void print_flat(const svg_out *o, int terrain, const char *token)
{
    fprintf(o->f, "<path fill=\"%s\" stroke=\"%s\" stroke-width=\"1\" d=\"", svg_color(o, token),
            svg_color(o, token));
    for (int h = 0; h < o->b->hexes; h++) {
        if (o->s->hex[h].terrain != terrain)
            continue;
        const int x = o->b->xy[h][0], y = o->b->xy[h][1];
        svg_hexagon(o, svg_centre(o, h));
        if (y % 2 && x == 1)
            svg_hexagon(o, svg_centre_at(o, -1, y));
        if (y % 2 && x == 2 * o->b->width - 3)
            svg_hexagon(o, svg_centre_at(o, x + 2, y));
        /* and the gaps between the hexes of the outermost rows */
        if (y == 0 || y == o->b->rows - 1) {
            svg_hexagon(o, svg_centre_at(o, x - 1, y == 0 ? -1 : y + 1));
            svg_hexagon(o, svg_centre_at(o, x + 1, y == 0 ? -1 : y + 1));
        }
    }
    fputs("\"/>\n", o->f);
}

/* A path through the centres of all hexes of a kind, connecting neighbours: drawn with a wide,
 * rounded stroke it becomes one shape per group of hexes. */
static void print_group(const svg_out *o, bool (*is_kind)(int))
{
    for (int h = 0; h < o->b->hexes; h++) {
        if (!is_kind(o->s->hex[h].terrain))
            continue;
        const point c = svg_centre(o, h);
        fprintf(o->f, "M%.1f %.1fh.1", c.x, c.y);
        /* east, south-west, south-east: every pair once, every triangle once */
        const bcg_hex next[3] = {o->b->next[h][BCG_E], o->b->next[h][BCG_SE],
                                 o->b->next[h][BCG_SW]};
        for (int i = 0; i < 3; i++) {
            if (next[i] == BCG_NO_HEX || !is_kind(o->s->hex[next[i]].terrain))
                continue;
            const point n = svg_centre(o, next[i]);
            fprintf(o->f, "M%.1f %.1fL%.1f %.1f", c.x, c.y, n.x, n.y);
            if (i < 2 && next[i + 1] != BCG_NO_HEX && is_kind(o->s->hex[next[i + 1]].terrain)) {
                const point m = svg_centre(o, next[i + 1]);
                fprintf(o->f, "L%.1f %.1fz", m.x, m.y);
            }
        }
    }
}

static void print_patch(const svg_out *o, bool (*is_kind)(int), const char *token, double width)
{
    fprintf(o->f,
            "<path fill=\"%s\" stroke=\"%s\" stroke-width=\"%.1f\" stroke-linecap=\"round\" "
            "stroke-linejoin=\"round\" d=\"",
            svg_color(o, token), svg_color(o, token), width);
    print_group(o, is_kind);
    fputs("\"/>\n", o->f);
}

/* A patch with an outline: the same shape, slightly wider, below it. */
static void print_ringed(const svg_out *o, bool (*is_kind)(int), const char *line, const char *fill,
                         double width, double outline)
{
    print_patch(o, is_kind, line, width + 2 * outline);
    print_patch(o, is_kind, fill, width);
}

static void print_ground(const svg_out *o)
{
    print_flat(o, MT_BEACH, "beach");
    print_flat(o, MT_OCEAN, "ocean");
    print_ringed(o, is_high, "hill-line", "hill-1", 82, 1);
    print_ringed(o, is_high, "hill-line", "hill-2", 56, 0.8);
    print_patch(o, is_hedgerow, "field-2", 86);
    print_patch(o, is_forest, "forest-ground", 84);
    print_patch(o, is_houses, "town-ground", 80);
    print_ringed(o, is_lake, "lake-line", "lake", 80, 1.5);
}

/* -- rivers ----------------------------------------------------------------------------------- */

/* Where the water meets a side: its middle, or beyond it if the river leaves the board there. */
static point river_end(const svg_out *o, int h, int direction)
{
    const point p = side_middle(o, direction);
    const double reach = o->b->next[h][direction] == BCG_NO_HEX ? 1.8 : 1;
    return (point){p.x * reach, p.y * reach};
}

static bool is_wide(const svg_out *o, int h)
{
    return o->s->wide.count && bcg_set_has(&o->s->wide.at[0].hexes, h);
}

/* The water of all hexes, or only of those too wide to fire across. */
static void print_river_paths(const svg_out *o, bool only_wide)
{
    for (int h = 0; h < o->b->hexes; h++) {
        if (only_wide && !is_wide(o, h))
            continue;
        const point c = svg_centre(o, h);
        int sides[BCG_DIRS], n = 0;
        if (o->s->hex[h].terrain != MT_RIVER)
            continue; /* a lake may have sides for the classic edition */
        for (int d = 0; d < BCG_DIRS; d++)
            if (o->s->hex[h].river >> d & 1)
                sides[n++] = d;
        if (n == 0)
            fprintf(o->f, "M%.1f %.1fh.1", c.x, c.y);
        /* a bend through the hex from its first side to each other one; a spring starts inside */
        for (int i = n == 1 ? 0 : 1; i < n; i++) {
            const point to = river_end(o, h, sides[i]);
            const point from = n == 1 ? (point){0, 0} : river_end(o, h, sides[0]);
            fprintf(o->f, "M%.1f %.1fQ%.1f %.1f %.1f %.1f", c.x + from.x, c.y + from.y, c.x, c.y,
                    c.x + to.x, c.y + to.y);
        }
    }
}

static bool is_water_at(const svg_out *o, bcg_hex h)
{
    return h != BCG_NO_HEX && o->s->hex[h].terrain == MT_RIVER;
}

/* Three river hexes around a point enclose a pond, not an island. */
static void print_ponds(const svg_out *o)
{
    fprintf(o->f, "<path fill=\"%s\" d=\"", svg_color(o, "river"));
    for (int h = 0; h < o->b->hexes; h++) {
        const bcg_hex next[3] = {o->b->next[h][BCG_E], o->b->next[h][BCG_SE],
                                 o->b->next[h][BCG_SW]};
        for (int i = 0; i < 2; i++)
            if (is_water_at(o, (bcg_hex)h) && is_water_at(o, next[i]) &&
                is_water_at(o, next[i + 1])) {
                const point p = svg_centre(o, h), q = svg_centre(o, next[i]),
                            r = svg_centre(o, next[i + 1]);
                fprintf(o->f, "M%.1f %.1fL%.1f %.1fL%.1f %.1fz", p.x, p.y, q.x, q.y, r.x, r.y);
            }
    }
    fputs("\"/>\n", o->f);
}

static void print_band(const svg_out *o, const char *token, int width, bool only_wide)
{
    fprintf(o->f,
            "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%d\" stroke-linecap=\"round\" d=\"",
            svg_color(o, token), width);
    print_river_paths(o, only_wide);
    fputs("\"/>\n", o->f);
}

static void print_rivers(const svg_out *o)
{
    enum { WIDTH = 32, WIDE = 62, SHORES = 4 };
    if (!svg_has_terrain(o, MT_RIVER))
        return;
    print_band(o, "river-line", WIDTH + SHORES, false);
    if (o->s->wide.count)
        print_band(o, "river-line", WIDE + SHORES, true);
    print_band(o, "river", WIDTH, false);
    if (o->s->wide.count)
        print_band(o, "river", WIDE, true);
    print_ponds(o);
    /* a thin line of current in the middle */
    fprintf(o->f,
            "<path fill=\"none\" stroke=\"%s\" stroke-width=\"1.6\" stroke-linecap=\"round\" "
            "stroke-dasharray=\"16 22\" opacity=\".7\" d=\"",
            svg_color(o, "river-line"));
    print_river_paths(o, false);
    fputs("\"/>\n", o->f);
}

/* -- terrain and grid ------------------------------------------------------------------------- */

/* The slit of a bunker faces the enemy's edge; without an owner it faces up. */
static bool faces_down(const svg_out *o, int h)
{
    const int owner = memoir_owner_at(o->s, (bcg_hex)h);
    const bool at_top = owner >= 0 && memoir_side_of(o->s, (memoir_side)owner)->edge == MEMOIR_TOP;
    return owner >= 0 && at_top != o->style.flip;
}

/* Every other drawing is mirrored, so that woods do not look stamped; bluffs and cliffs drop toward
 * the bottom edge and turn with the board. */
static const char *variation(const svg_out *o, int h)
{
    const int terrain = o->s->hex[h].terrain;
    const bool mirrored = (o->b->xy[h][0] / 2 + 3 * o->b->xy[h][1]) % 2;
    const bool upside_down = o->style.flip && (terrain == MT_SEA_BLUFF || terrain == MT_CLIFF);
    if (upside_down)
        return mirrored ? "scale(-1 -1)" : "scale(1 -1)";
    return mirrored ? "scale(-1 1)" : "";
}

static void print_terrain(const svg_out *o)
{
    for (int h = 0; h < o->b->hexes; h++) {
        const memoir_setup_hex *hex = &o->s->hex[h];
        char turn[32];
        if (svg_symbol_of(hex->terrain))
            svg_use(o, memoir_terrains[hex->terrain].word, svg_centre(o, h), variation(o, h));
        if (hex->structure == MB_BRIDGE) {
            snprintf(turn, sizeof turn, "rotate(%d)", -memoir_bridge_axis(o->s, (bcg_hex)h));
            svg_use(o, "bridge", svg_centre(o, h), turn);
        } else if (hex->structure == MB_BUNKER)
            svg_use(o, "bunker", svg_centre(o, h), faces_down(o, h) ? "rotate(180)" : "");
    }
}

static void print_grid(const svg_out *o)
{
    fprintf(o->f, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"1.2\" d=\"",
            svg_color(o, "grid"));
    for (int y = 0; y < o->b->rows; y++)
        for (int x = y % 2 ? -1 : 0; x < 2 * o->b->width; x += 2)
            svg_hexagon(o, svg_centre_at(o, x, y));
    fputs("\"/>\n", o->f);
}

/* The dotted lines between sections run through the middle of the shared hexes (memoir:BOARD-25).
 */
static void print_sections(const svg_out *o)
{
    const memoir_board_row *board = &memoir_boards[o->s->board.at[0].board];
    for (int n = 0; n < board->sections - 1; n++) {
        const point top = svg_centre_at(o, board->section_line[n],
                                        o->style.flip ? o->b->rows - 1 : 0);
        fprintf(o->f,
                "<path stroke=\"%s\" stroke-width=\"3\" stroke-dasharray=\"12 9\" opacity=\".75\" "
                "fill=\"none\" d=\"M%.1f %.1fv%d\"/>\n",
                svg_color(o, "soft-ink"), top.x, top.y - SVG_RADIUS,
                SVG_ROW_STEP * (o->b->rows - 1) + 2 * SVG_RADIUS);
    }
}

void svg_board(const svg_out *o)
{
    print_ground(o);
    print_rivers(o);
    print_terrain(o);
    print_grid(o);
    print_sections(o);
}
