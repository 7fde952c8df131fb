/* The board as a picture, composed from the drawings in data/art.
 *
 * Hexes are pointy-top with a circumradius of 50 units, as the drawings are. Layers from the ground
 * up: paper, sand and sea, hills, woods and towns (each kind grown together over neighbouring
 * hexes), rivers, terrain symbols, grid, names, counters with obstacles, objectives, margins. */
#include "cli/art.h"
#include "cli/cli.h"

#include "notation/memoir_scn.h"

#include <math.h>
#include <string.h>

#define HALF_WIDTH 43.3 /* of a hex: cos(30 degrees) * 50 */
enum { RADIUS = 50, ROW_STEP = 75, MARGIN_X = 46, HEAD = 112, FOOT = 88 };

typedef struct svg_out {
    FILE *f;
    const memoir_scenario *s;
    const bcg_board *b;
    art_palette palette;
    svg_style style;
    double width, height; /* of the picture */
} svg_out;

typedef struct point {
    double x, y;
} point;

static const char *color(const svg_out *o, const char *token)
{
    return art_color(&o->palette, token);
}

static point centre_at(const svg_out *o, double x, double y)
{
    if (o->style.flip) {
        x = 2 * o->b->width - 2 - x;
        y = o->b->rows - 1 - y;
    }
    return (point){MARGIN_X + HALF_WIDTH * (x + 1), HEAD + RADIUS + ROW_STEP * y};
}

static point centre(const svg_out *o, int h)
{
    return centre_at(o, o->b->xy[h][0], o->b->xy[h][1]);
}

/* The middle of a hex side, from the centre. Directions turn counter-clockwise from east. */
static point side_middle(const svg_out *o, int direction)
{
    const double turn = direction * 3.14159265358979 / 3 + (o->style.flip ? 3.14159265358979 : 0);
    return (point){HALF_WIDTH * cos(turn), -HALF_WIDTH * sin(turn)};
}

static void print_hexagon(const svg_out *o, point c)
{
    fprintf(o->f, "M%.1f %.1fl%.1f 25v50l-%.1f 25l-%.1f -25v-50z", c.x, c.y - RADIUS, HALF_WIDTH,
            HALF_WIDTH, HALF_WIDTH);
}

static void use(const svg_out *o, const char *id, point at, const char *extra)
{
    fprintf(o->f, "<use href=\"#%s\" transform=\"translate(%.1f %.1f)%s\"/>\n", id, at.x, at.y,
            extra);
}

/* U+FFFE and U+FFFF are UTF-8 but may not stand in XML. */
static bool is_forbidden(bcg_span s, size_t i)
{
    return s.len - i >= 3 &&
           (memcmp(s.at + i, "\xef\xbf\xbe", 3) == 0 || memcmp(s.at + i, "\xef\xbf\xbf", 3) == 0);
}

static void escaped(const svg_out *o, bcg_span s)
{
    for (size_t i = 0; i < s.len; i++) {
        if (is_forbidden(s, i)) {
            fputs("\xef\xbf\xbd", o->f); /* U+FFFD */
            i += 2;
            continue;
        }
        switch (s.at[i]) {
        case '<':
            fputs("&lt;", o->f);
            break;
        case '>':
            fputs("&gt;", o->f);
            break;
        case '&':
            fputs("&amp;", o->f);
            break;
        default:
            fputc(s.at[i], o->f);
        }
    }
}

/* -- which drawings are needed ----------------------------------------------------------------- */

static bool define(const svg_out *o, const char *id, const char *name, const char *symbol)
{
    fprintf(o->f, "<g id=\"%s\">", id);
    const bool found = art_print(o->f, &o->palette, name, symbol);
    fputs("</g>\n", o->f);
    return found;
}

static bool define_unit(const svg_out *o, int side, int kind)
{
    char id[64], name[64];
    snprintf(id, sizeof id, "%s-%s", memoir_side_words.word[side], memoir_units[kind].word);
    snprintf(name, sizeof name, "unit/%s", memoir_units[kind].word);
    return define(o, id, name, side == MS_AXIS ? "axis-symbol" : "allies-symbol");
}

static bool define_side(const svg_out *o, int side)
{
    static const char *const parts[] = {"counter/pip", "counter/pip-lost", "unit/elite"};
    static const char *const ids[] = {"pip", "pip-lost", "elite"};
    const char *word = memoir_side_words.word[side];
    char id[64], name[64];
    snprintf(name, sizeof name, "counter/%s", word);
    bool all = define(o, word, name, NULL);
    for (int i = 0; i < 3; i++) {
        snprintf(id, sizeof id, "%s-%s", word, ids[i]);
        all &= define(o, id, parts[i], side == MS_AXIS ? "axis-symbol" : "allies-symbol");
    }
    for (int kind = MU_NONE + 1; kind < MEMOIR_UNITS; kind++)
        for (int h = 0; h < o->b->hexes; h++)
            if (o->s->hex[h].unit.kind == kind && o->s->hex[h].unit.side == side) {
                all &= define_unit(o, side, kind);
                break;
            }
    return all;
}

static bool has_terrain(const svg_out *o, int terrain)
{
    for (int h = 0; h < o->b->hexes; h++)
        if (o->s->hex[h].terrain == terrain)
            return true;
    return false;
}

/* Bands and shores of water are drawn here, so their drawings are for legends only. */
static const char *symbol_of(int terrain)
{
    switch (terrain) {
    case MT_OPEN:
    case MT_RIVER:
        return NULL;
    case MT_LAKE:
        return "lake-water";
    default:
        return memoir_terrains[terrain].word;
    }
}

static bool define_all(const svg_out *o)
{
    char name[64];
    unsigned structures = 0, obstacles = 0;
    bool all = true;
    fputs("<defs>\n", o->f);
    for (int t = 0; t < MEMOIR_TERRAINS; t++)
        if (symbol_of(t) && has_terrain(o, t)) {
            snprintf(name, sizeof name, "terrain/%s", symbol_of(t));
            all &= define(o, memoir_terrains[t].word, name, NULL);
        }
    for (int h = 0; h < o->b->hexes; h++) {
        structures |= 1u << o->s->hex[h].structure;
        obstacles |= o->s->hex[h].obstacles;
    }
    for (int k = MB_NONE + 1; k < MEMOIR_STRUCTURES; k++)
        if (structures >> k & 1) {
            snprintf(name, sizeof name, "terrain/%s", memoir_structures[k].word);
            all &= define(o, memoir_structures[k].word, name, NULL);
        }
    for (int k = 0; k < MEMOIR_OBSTACLES; k++)
        if (obstacles >> k & 1) {
            snprintf(name, sizeof name, "obstacle/%s", memoir_obstacles[k].word);
            all &= define(o, memoir_obstacles[k].word, name, NULL);
        }
    all &= define_side(o, MS_AXIS);
    all &= define_side(o, MS_ALLIES);
    all &= define(o, "objective", "marker/objective", NULL);
    all &= define(o, "medal", "marker/medal", NULL);
    if (o->s->exit.count)
        all &= define(o, "exit", "marker/exit", NULL);
    const point first = centre_at(o, o->style.flip ? 2 * o->b->width - 2 : 0,
                                  o->style.flip ? o->b->rows - 1 : 0);
    fprintf(o->f,
            "<clipPath id=\"sheet\"><rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
            "height=\"%d\"/></clipPath>\n"
            "</defs>\n",
            first.x - HALF_WIDTH, first.y - RADIUS, 2 * HALF_WIDTH * o->b->width,
            ROW_STEP * (o->b->rows - 1) + 2 * RADIUS);
    return all;
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

/* Whole hexes of sand or sea, with the half hexes beside them. */
static void print_flat(const svg_out *o, int terrain, const char *token)
{
    fprintf(o->f, "<path fill=\"%s\" stroke=\"%s\" stroke-width=\"1\" d=\"", color(o, token),
            color(o, token));
    for (int h = 0; h < o->b->hexes; h++) {
        if (o->s->hex[h].terrain != terrain)
            continue;
        const int x = o->b->xy[h][0], y = o->b->xy[h][1];
        print_hexagon(o, centre(o, h));
        if (y % 2 && x == 1)
            print_hexagon(o, centre_at(o, -1, y));
        if (y % 2 && x == 2 * o->b->width - 3)
            print_hexagon(o, centre_at(o, x + 2, y));
        /* and the gaps between the hexes of the outermost rows */
        if (y == 0 || y == o->b->rows - 1) {
            print_hexagon(o, centre_at(o, x - 1, y == 0 ? -1 : y + 1));
            print_hexagon(o, centre_at(o, x + 1, y == 0 ? -1 : y + 1));
        }
    }
    fputs("\"/>\n", o->f);
}

/* A path through the centres of all hexes of a kind, neighbours joined: stroked broadly with round
 * ends it becomes one shape for each group of hexes. */
static void print_group(const svg_out *o, bool (*is_kind)(int))
{
    for (int h = 0; h < o->b->hexes; h++) {
        if (!is_kind(o->s->hex[h].terrain))
            continue;
        const point c = centre(o, h);
        fprintf(o->f, "M%.1f %.1fh.1", c.x, c.y);
        /* east, south-west, south-east: every pair once, every triangle once */
        const bcg_hex next[3] = {o->b->next[h][BCG_E], o->b->next[h][BCG_SE],
                                 o->b->next[h][BCG_SW]};
        for (int i = 0; i < 3; i++) {
            if (next[i] == BCG_NO_HEX || !is_kind(o->s->hex[next[i]].terrain))
                continue;
            const point n = centre(o, next[i]);
            fprintf(o->f, "M%.1f %.1fL%.1f %.1f", c.x, c.y, n.x, n.y);
            if (i < 2 && next[i + 1] != BCG_NO_HEX && is_kind(o->s->hex[next[i + 1]].terrain)) {
                const point m = centre(o, next[i + 1]);
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
            color(o, token), color(o, token), width);
    print_group(o, is_kind);
    fputs("\"/>\n", o->f);
}

/* A patch with an outline: the same shape a little broader beneath it. */
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

static void print_river_paths(const svg_out *o)
{
    for (int h = 0; h < o->b->hexes; h++) {
        const point c = centre(o, h);
        int sides[BCG_DIRS], n = 0;
        for (int d = 0; d < BCG_DIRS; d++)
            if (o->s->hex[h].river >> d & 1)
                sides[n++] = d;
        if (o->s->hex[h].terrain == MT_RIVER && n == 0)
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

/* Three river hexes around one point enclose a pond, not an island. */
static void print_ponds(const svg_out *o)
{
    fprintf(o->f, "<path fill=\"%s\" d=\"", color(o, "river"));
    for (int h = 0; h < o->b->hexes; h++) {
        const bcg_hex next[3] = {o->b->next[h][BCG_E], o->b->next[h][BCG_SE],
                                 o->b->next[h][BCG_SW]};
        for (int i = 0; i < 2; i++)
            if (is_water_at(o, (bcg_hex)h) && is_water_at(o, next[i]) &&
                is_water_at(o, next[i + 1])) {
                const point p = centre(o, h), q = centre(o, next[i]), r = centre(o, next[i + 1]);
                fprintf(o->f, "M%.1f %.1fL%.1f %.1fL%.1f %.1fz", p.x, p.y, q.x, q.y, r.x, r.y);
            }
    }
    fputs("\"/>\n", o->f);
}

static void print_rivers(const svg_out *o)
{
    if (!has_terrain(o, MT_RIVER))
        return;
    const double widths[] = {36, 32};
    const char *const tokens[] = {"river-line", "river"};
    for (int i = 0; i < 2; i++) {
        fprintf(
            o->f,
            "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%.0f\" stroke-linecap=\"round\" d=\"",
            color(o, tokens[i]), widths[i]);
        print_river_paths(o);
        fputs("\"/>\n", o->f);
    }
    print_ponds(o);
    /* a thread of current in the middle */
    fprintf(o->f,
            "<path fill=\"none\" stroke=\"%s\" stroke-width=\"1.6\" stroke-linecap=\"round\" "
            "stroke-dasharray=\"16 22\" opacity=\".7\" d=\"",
            color(o, "river-line"));
    print_river_paths(o);
    fputs("\"/>\n", o->f);
}

/* -- terrain and grid ------------------------------------------------------------------------- */

/* The slit of a bunker looks toward the enemy's edge; one that nobody owns looks up. */
static bool faces_down(const svg_out *o, int h)
{
    const int owner = memoir_owner_at(o->s, (bcg_hex)h);
    const bool at_top = owner >= 0 && memoir_side_of(o->s, (memoir_side)owner)->edge == BCG_TOP;
    return owner >= 0 && at_top != o->style.flip;
}

/* Every other drawing is mirrored, so that woods do not look stamped; bluffs and cliffs fall toward
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
        if (symbol_of(hex->terrain))
            use(o, memoir_terrains[hex->terrain].word, centre(o, h), variation(o, h));
        if (hex->structure == MB_BRIDGE) {
            snprintf(turn, sizeof turn, "rotate(%d)", -memoir_bridge_axis(o->s, (bcg_hex)h));
            use(o, "bridge", centre(o, h), turn);
        } else if (hex->structure == MB_BUNKER)
            use(o, "bunker", centre(o, h), faces_down(o, h) ? "rotate(180)" : "");
    }
}

static void print_grid(const svg_out *o)
{
    fprintf(o->f, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"1.2\" d=\"", color(o, "grid"));
    for (int y = 0; y < o->b->rows; y++)
        for (int x = y % 2 ? -1 : 0; x < 2 * o->b->width; x += 2)
            print_hexagon(o, centre_at(o, x, y));
    fputs("\"/>\n", o->f);
}

/* The dotted lines between sections run through the middle of the shared hexes (memoir:BOARD-25).
 */
static void print_sections(const svg_out *o)
{
    for (int h = 0; h < bcg_row_length(o->b, 1); h++) {
        const int hex = bcg_row_start(o->b, 1) + h;
        if (__builtin_popcount(o->b->section_bits[hex]) < 2)
            continue;
        const point top = centre_at(o, o->b->xy[hex][0], o->style.flip ? o->b->rows - 1 : 0);
        fprintf(o->f,
                "<path stroke=\"%s\" stroke-width=\"3\" stroke-dasharray=\"12 9\" opacity=\".75\" "
                "fill=\"none\" d=\"M%.1f %.1fv%d\"/>\n",
                color(o, "soft-ink"), top.x, top.y - RADIUS,
                ROW_STEP * (o->b->rows - 1) + 2 * RADIUS);
    }
}

/* -- units and marks -------------------------------------------------------------------------- */

static void print_unit(const svg_out *o, int h)
{
    const memoir_setup_unit *u = &o->s->hex[h].unit;
    const char *side = memoir_side_words.word[u->side];
    const point c = centre(o, h);
    char id[64];
    use(o, side, c, "");
    snprintf(id, sizeof id, "%s-%s", side, memoir_units[u->kind].word);
    use(o, id, c, "");
    if (u->elite) {
        snprintf(id, sizeof id, "%s-elite", side);
        use(o, id, c, "");
    }
    for (int i = 0; i < u->start; i++) {
        snprintf(id, sizeof id, "%s-%s", side, i < u->figures ? "pip" : "pip-lost");
        use(o, id, (point){c.x + 11 * (i - (u->start - 1) / 2.0), c.y + 22}, "");
    }
}

static void print_units(const svg_out *o)
{
    for (int h = 0; h < o->b->hexes; h++) {
        const memoir_setup_hex *hex = &o->s->hex[h];
        if (hex->unit.kind == MU_NONE && hex->obstacles == 0)
            continue;
        char label[BCG_LABEL_SIZE];
        bcg_hex_label(o->b, (bcg_hex)h, label);
        fputs("<g>", o->f);
        if (hex->unit.kind != MU_NONE) {
            fprintf(o->f, "<title>%s: %s %s%s, %d figures</title>\n", label,
                    side_name(hex->unit.side), hex->unit.elite ? "elite " : "",
                    memoir_units[hex->unit.kind].name, hex->unit.figures);
            print_unit(o, h);
        }
        for (int k = 0; k < MEMOIR_OBSTACLES; k++)
            if (hex->obstacles >> k & 1)
                use(o, memoir_obstacles[k].word, centre(o, h), "");
        fputs("</g>\n", o->f);
    }
}

static void print_objectives(const svg_out *o)
{
    bcg_set exits = BCG_SET_EMPTY;
    for (int i = 0; i < o->s->objective.count; i++)
        BCG_EACH (h, o->s->objective.at[i].hexes) {
            const point c = centre(o, h);
            const bool occupied = o->s->hex[h].unit.kind != MU_NONE;
            use(o, "objective", (point){c.x + (occupied ? 26 : 0), c.y - (occupied ? 27 : 0)}, "");
        }
    for (int i = 0; i < o->s->exit.count; i++)
        exits = bcg_set_or(exits, o->s->exit.at[i].hexes);
    BCG_EACH (h, exits) {
        const bool down = (o->b->xy[h][1] > 0) != o->style.flip;
        use(o, "exit", centre(o, h), down ? "rotate(180)" : "");
    }
}

/* -- words ------------------------------------------------------------------------------------ */

typedef struct text_look {
    double size;
    const char *token, *anchor, *more;
} text_look;

static void begin_text(const svg_out *o, point at, text_look look)
{
    fprintf(o->f,
            "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.0f\" fill=\"%s\" text-anchor=\"%s\"%s%s>",
            at.x, at.y, look.size, color(o, look.token), look.anchor, look.more[0] ? " " : "",
            look.more);
}

static void print_text(const svg_out *o, point at, text_look look, const char *text)
{
    begin_text(o, at, look);
    escaped(o, (bcg_span){text, strlen(text), 0, 0});
    fputs("</text>\n", o->f);
}

/* Place names in italics, outlined with paper so that they stay readable on any ground; below what
 * stands in the hex, so that nothing hides them. Names near an edge lean inward. */
static void print_labels(const svg_out *o)
{
    char more[160];
    snprintf(more, sizeof more,
             "font-style=\"italic\" font-weight=\"600\" stroke=\"%s\" stroke-width=\"4\" "
             "stroke-linejoin=\"round\" paint-order=\"stroke\" letter-spacing=\".4\"",
             color(o, "paper"));
    for (int i = 0; i < o->s->label.count; i++) {
        const memoir_label *l = &o->s->label.at[i];
        const point c = centre(o, l->hex);
        const bcg_span text = memoir_text(o->s, l->text);
        const bool water = strcmp(memoir_label_words.word[l->kind], "water") == 0;
        const memoir_setup_hex *hex = &o->s->hex[l->hex];
        const double below = hex->obstacles && hex->unit.kind == MU_NONE ? -8 : 46;
        const double reach = bcg_span_width(text) * 4.6, left = MARGIN_X + 8,
                     right = o->width - MARGIN_X - 8;
        double x = c.x;
        x = x - reach < left ? left + reach : x;
        x = x + reach > right ? right - reach : x;
        begin_text(o, (point){x, c.y + below},
                   (text_look){17, water ? "ocean-line" : "ink", "middle", more});
        escaped(o, text);
        fputs("</text>\n", o->f);
    }
}

static void print_coordinates(const svg_out *o)
{
    const text_look small = {13, "soft-ink", "middle", ""};
    const double top = HEAD - 10, bottom = o->height - FOOT + 18;
    for (int x = 0; x < 2 * o->b->width - 1; x++) {
        const char letter[2] = {(char)((x % 2 ? 'a' : 'A') + x / 2), '\0'};
        const point p = centre_at(o, x, 0);
        print_text(o, (point){p.x, top}, small, letter);
        print_text(o, (point){p.x, bottom}, small, letter);
    }
    for (int y = 0; y < o->b->rows; y++) {
        char number[12];
        const point p = centre_at(o, 0, y);
        snprintf(number, sizeof number, "%d", o->b->rows - y);
        print_text(o, (point){MARGIN_X / 2.0, p.y + 5}, small, number);
        print_text(o, (point){o->width - MARGIN_X / 2.0, p.y + 5}, small, number);
    }
    if (!o->style.coordinates)
        return;
    char halo[96];
    snprintf(halo, sizeof halo, "stroke=\"%s\" stroke-width=\"4\" paint-order=\"stroke\"",
             color(o, "paper"));
    for (int h = 0; h < o->b->hexes; h++) {
        char label[BCG_LABEL_SIZE];
        const point c = centre(o, h);
        bcg_hex_label(o->b, (bcg_hex)h, label);
        print_text(o, (point){c.x, c.y - 34}, (text_look){13, "ink", "middle", halo}, label);
    }
}

/* Name of a side, its cards, and a medal for each it needs. */
static void print_side(const svg_out *o, int side, double y)
{
    const memoir_setup_side *it = memoir_side_of(o->s, (memoir_side)side);
    const double right = o->width - MARGIN_X;
    char line[96];
    snprintf(line, sizeof line, "%s (%s)", side_name(side), memoir_nation_words.word[it->nation]);
    fprintf(o->f, "<use href=\"#%s\" transform=\"translate(%d %.1f)scale(.42)\"/>\n",
            memoir_side_words.word[side], MARGIN_X + 14, y - 7);
    print_text(o, (point){MARGIN_X + 36, y}, (text_look){20, "ink", "start", "font-weight=\"700\""},
               line);
    snprintf(line, sizeof line, "%d cards%s", it->hand,
             o->s->first.at[0].value == side ? ", first turn" : "");
    print_text(o, (point){MARGIN_X + 170, y}, (text_look){17, "soft-ink", "start", ""}, line);
    for (int i = 0; i < it->medals; i++)
        fprintf(o->f, "<use href=\"#medal\" transform=\"translate(%.1f %.1f)scale(.26)\"/>\n",
                right - 14 - 26 * i, y - 6);
}

static void print_margins(const svg_out *o)
{
    const int top_side = memoir_side_of(o->s, MS_AXIS)->edge == BCG_TOP ? MS_AXIS : MS_ALLIES;
    const int bottom_side = top_side == MS_AXIS ? MS_ALLIES : MS_AXIS;
    char when[64] = "";
    begin_text(o, (point){o->width / 2, 38},
               (text_look){31, "ink", "middle",
                           "font-family=\"ui-serif, Georgia, serif\" font-weight=\"700\""});
    escaped(o, memoir_text(o->s, o->s->title.at[0].text));
    fputs("</text>\n", o->f);
    if (o->s->date.count) {
        format_period(&o->s->date.at[0], when, sizeof when);
        print_text(o, (point){o->width / 2, 62}, (text_look){17, "soft-ink", "middle", ""}, when);
    }
    print_side(o, o->style.flip ? bottom_side : top_side, 70);
    print_side(o, o->style.flip ? top_side : bottom_side, o->height - 22);
    static const char *const wings[] = {"Left flank", "Centre", "Right flank"};
    for (int i = 0; i < BCG_FLANKS; i++)
        print_text(o, (point){o->width * (2 * i + 1) / 6, o->height - 50},
                   (text_look){15, "soft-ink", "middle", "letter-spacing=\"1\""}, wings[i]);
}

/* -- all of it -------------------------------------------------------------------------------- */

static void print_head(const svg_out *o)
{
    fprintf(o->f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" width=\"%.0f\" "
            "height=\"%.0f\" role=\"img\" font-family=\"system-ui, 'DejaVu Sans', "
            "sans-serif\">\n<title>",
            o->width, o->height, o->width, o->height);
    escaped(o, memoir_text(o->s, o->s->title.at[0].text));
    fputs("</title>\n", o->f);
}

bool show_svg(FILE *out, const memoir_scenario *s, svg_style style)
{
    svg_out o = {.f = out, .s = s, .b = memoir_board(s), .style = style};
    o.width = 2 * MARGIN_X + 2 * HALF_WIDTH * o.b->width;
    o.height = HEAD + FOOT + ROW_STEP * (o.b->rows - 1) + 2 * RADIUS;
    if (!art_load_palette(&o.palette, style.theme))
        return false;
    print_head(&o);
    if (!define_all(&o))
        return false;
    fprintf(out, "<rect width=\"100%%\" height=\"100%%\" fill=\"%s\"/>\n", color(&o, "table"));
    fputs("<g clip-path=\"url(#sheet)\">\n", out);
    fprintf(out, "<rect width=\"100%%\" height=\"100%%\" fill=\"%s\"/>\n", color(&o, "paper"));
    print_ground(&o);
    print_rivers(&o);
    print_terrain(&o);
    print_grid(&o);
    print_sections(&o);
    fputs("</g>\n", out);
    print_units(&o);
    print_objectives(&o);
    print_labels(&o);
    print_coordinates(&o);
    print_margins(&o);
    fputs("</svg>\n", out);
    return true;
}
