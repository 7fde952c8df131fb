/* The board as a picture, composed from the drawings in data/art.
 *
 * Hexes are pointy-top with a circumradius of 50 units, like the drawings. Layers from the bottom
 * up: paper, sand and sea, hills, woods and towns (each kind merged across neighbouring hexes),
 * rivers, terrain symbols, grid, counters with obstacles, marks, objectives, names, margins. */
#include "cli/memoir_svg.h"

#include "notation/memoir_scn.h"

#include <string.h>

const char *svg_color(const svg_out *o, const char *token)
{
    return art_color(&o->palette, token);
}

point svg_centre_at(const svg_out *o, double x, double y)
{
    if (o->style.flip) {
        x = 2 * o->b->width - 2 - x;
        y = o->b->rows - 1 - y;
    }
    return (point){SVG_MARGIN + SVG_HALF_WIDTH * (x + 1), SVG_HEAD + SVG_RADIUS + SVG_ROW_STEP * y};
}

point svg_centre(const svg_out *o, int h)
{
    return svg_centre_at(o, o->b->xy[h][0], o->b->xy[h][1]);
}

void svg_hexagon(const svg_out *o, point c)
{
    fprintf(o->f, "M%.1f %.1fl%.1f 25v50l-%.1f 25l-%.1f -25v-50z", c.x, c.y - SVG_RADIUS,
            SVG_HALF_WIDTH, SVG_HALF_WIDTH, SVG_HALF_WIDTH);
}

void svg_use(const svg_out *o, const char *id, point at, const char *extra)
{
    fprintf(o->f, "<use href=\"#%s\" transform=\"translate(%.1f %.1f)%s\"/>\n", id, at.x, at.y,
            extra);
}

/* -- which drawings are needed ----------------------------------------------------------------- */

static bool define(const svg_out *o, const char *id, const char *name, const char *symbol)
{
    return picture_define(o->f, &o->palette, id, name, symbol);
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

bool svg_has_terrain(const svg_out *o, int terrain)
{
    for (int h = 0; h < o->b->hexes; h++)
        if (o->s->hex[h].terrain == terrain)
            return true;
    return false;
}

/* Bands and shores of water are drawn here, so their drawings are only for legends. */
const char *svg_symbol_of(int terrain)
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
        if (svg_symbol_of(t) && svg_has_terrain(o, t)) {
            snprintf(name, sizeof name, "terrain/%s", svg_symbol_of(t));
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
    if (o->s->impassable.count)
        all &= define(o, "no-entry", "marker/no-entry", NULL);
    if (o->s->blocks_fire.count)
        all &= define(o, "no-fire", "marker/no-fire", NULL);
    const point first = svg_centre_at(o, o->style.flip ? 2 * o->b->width - 2 : 0,
                                      o->style.flip ? o->b->rows - 1 : 0);
    fprintf(o->f,
            "<clipPath id=\"sheet\"><rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
            "height=\"%d\"/></clipPath>\n"
            "</defs>\n",
            first.x - SVG_HALF_WIDTH, first.y - SVG_RADIUS, 2 * SVG_HALF_WIDTH * o->b->width,
            SVG_ROW_STEP * (o->b->rows - 1) + 2 * SVG_RADIUS);
    return all;
}

/* -- units and marks -------------------------------------------------------------------------- */

static void print_unit(const svg_out *o, int h)
{
    const memoir_setup_unit *u = &o->s->hex[h].unit;
    const char *side = memoir_side_words.word[u->side];
    const point c = svg_centre(o, h);
    char id[64];
    svg_use(o, side, c, "");
    snprintf(id, sizeof id, "%s-%s", side, memoir_units[u->kind].word);
    svg_use(o, id, c, "");
    if (u->elite) {
        snprintf(id, sizeof id, "%s-elite", side);
        svg_use(o, id, c, "");
    }
    for (int i = 0; i < u->start; i++) {
        snprintf(id, sizeof id, "%s-%s", side, i < u->figures ? "pip" : "pip-lost");
        svg_use(o, id, (point){c.x + 11 * (i - (u->start - 1) / 2.0), c.y + 22}, "");
    }
    const int medals = svg_medals_at(o, h); /* down its left rim */
    for (int i = 0; medals > 1 && i < medals; i++)
        svg_use(o, "medal", (point){c.x - 29, c.y - 16 + 15 * i}, "scale(.17)");
}

/* What is permanent in every game; wire and sandbags are not. */
static void print_fixed_obstacles(const svg_out *o)
{
    for (int h = 0; h < o->b->hexes; h++)
        for (int k = 0; k < MEMOIR_OBSTACLES; k++)
            if (o->s->hex[h].obstacles >> k & 1 && k != MO_WIRE && k != MO_SANDBAGS)
                svg_use(o, memoir_obstacles[k].word, svg_centre(o, h), "");
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
                svg_use(o, memoir_obstacles[k].word, svg_centre(o, h), "");
        fputs("</g>\n", o->f);
    }
}

/* -- words ------------------------------------------------------------------------------------ */

static void print_text(const svg_out *o, point at, text_look look, bcg_span text)
{
    picture_text(o->f, &o->palette, at, look, text);
}

static bool is_bare(const svg_out *o, bcg_hex h)
{
    const memoir_setup_hex *hex = &o->s->hex[h];
    const bool flat = hex->terrain == MT_OPEN || hex->terrain == MT_BEACH ||
                      hex->terrain == MT_OCEAN;
    return flat && hex->structure == MB_NONE && hex->obstacles == 0 && hex->unit.kind == MU_NONE;
}

static int count_busy(const svg_out *o, bcg_hex h, bcg_dir a, bcg_dir b)
{
    const bcg_hex next[2] = {o->b->next[h][a], o->b->next[h][b]};
    int busy = 0;
    for (int i = 0; i < 2; i++)
        busy += next[i] != BCG_NO_HEX && !is_bare(o, next[i]);
    return busy;
}

/* How far below the middle of its hex to put a name so that it hides least. `reach` is half its
 * width. Below the hex it overlaps the row below, and obstacles, which are drawn low; in the middle
 * its own hex and, if it is wide, the hexes beside it; above the middle the same, except
 * obstacles. */
static double label_place(const svg_out *o, bcg_hex h, double reach)
{
    const memoir_setup_hex *hex = &o->s->hex[h];
    const bool wide = reach > SVG_HALF_WIDTH;
    const int beside = wide ? count_busy(o, h, BCG_W, BCG_E) : 0;
    const int beneath = o->style.flip ? count_busy(o, h, BCG_NW, BCG_NE)
                                      : count_busy(o, h, BCG_SW, BCG_SE);
    const int low = beneath + (hex->obstacles ? 2 : 0);
    const int middle = beside + (is_bare(o, h) ? 0 : 3);
    const int high = beside + (hex->unit.kind != MU_NONE || hex->structure != MB_NONE ? 3 : 0) +
                     (svg_symbol_of(hex->terrain) && hex->terrain != MT_BEACH ? 3 : 0);
    if (low <= middle && low <= high)
        return 46;
    return middle <= high ? 6 : -8;
}

/* Place names in italics, outlined in paper colour so that they stay readable on any terrain. Names
 * near an edge are shifted inward. */
static void print_labels(const svg_out *o)
{
    char more[160];
    snprintf(more, sizeof more,
             "font-style=\"italic\" font-weight=\"600\" stroke=\"%s\" stroke-width=\"4\" "
             "stroke-linejoin=\"round\" paint-order=\"stroke\" letter-spacing=\".4\"",
             svg_color(o, "paper"));
    for (int i = 0; i < o->s->label.count; i++) {
        const memoir_label *l = &o->s->label.at[i];
        const point c = svg_centre(o, l->hex);
        const bcg_span text = memoir_text(o->s, l->text);
        const bool water = strcmp(memoir_label_words.word[l->kind], "water") == 0;
        const double reach = bcg_span_width(text) * 4.6, left = SVG_MARGIN + 8,
                     right = o->width - SVG_MARGIN - 8;
        double x = c.x;
        x = x - reach < left ? left + reach : x;
        x = x + reach > right ? right - reach : x;
        print_text(o, (point){x, c.y + label_place(o, l->hex, reach)},
                   (text_look){17, water ? "ocean-line" : "ink", "middle", more}, text);
    }
}

static void print_coordinates(const svg_out *o)
{
    const text_look small = {13, "soft-ink", "middle", ""};
    const double top = SVG_HEAD - 10, bottom = o->board_end + 18;
    for (int x = 0; x < 2 * o->b->width - 1; x++) {
        const char letter[2] = {(char)((x % 2 ? 'a' : 'A') + x / 2), '\0'};
        const point p = svg_centre_at(o, x, 0);
        print_text(o, (point){p.x, top}, small, bcg_span_of(letter));
        print_text(o, (point){p.x, bottom}, small, bcg_span_of(letter));
    }
    for (int y = 0; y < o->b->rows; y++) {
        char number[12];
        const point p = svg_centre_at(o, 0, y);
        snprintf(number, sizeof number, "%d", o->b->rows - y);
        print_text(o, (point){SVG_MARGIN / 2.0, p.y + 5}, small, bcg_span_of(number));
        print_text(o, (point){o->width - SVG_MARGIN / 2.0, p.y + 5}, small, bcg_span_of(number));
    }
    if (!o->style.coordinates)
        return;
    char halo[96];
    snprintf(halo, sizeof halo, "stroke=\"%s\" stroke-width=\"4\" paint-order=\"stroke\"",
             svg_color(o, "paper"));
    for (int h = 0; h < o->b->hexes; h++) {
        char label[BCG_LABEL_SIZE];
        const point c = svg_centre(o, h);
        bcg_hex_label(o->b, (bcg_hex)h, label);
        print_text(o, (point){c.x, c.y - 34}, (text_look){13, "ink", "middle", halo},
                   bcg_span_of(label));
    }
}

/* The name of a side, its cards, and one medal for each it needs. */
static void print_side(const svg_out *o, int side, double y)
{
    const memoir_setup_side *it = memoir_side_of(o->s, (memoir_side)side);
    const double right = o->width - SVG_MARGIN;
    char line[96];
    snprintf(line, sizeof line, "%s (%s)", side_name(side), memoir_nation_words.word[it->nation]);
    fprintf(o->f, "<use href=\"#%s\" transform=\"translate(%d %.1f)scale(.42)\"/>\n",
            memoir_side_words.word[side], SVG_MARGIN + 14, y - 7);
    print_text(o, (point){SVG_MARGIN + 36, y},
               (text_look){20, "ink", "start", "font-weight=\"700\""}, bcg_span_of(line));
    snprintf(line, sizeof line, "%d cards%s", it->hand,
             o->s->first.at[0].value == side ? ", first turn" : "");
    print_text(o, (point){SVG_MARGIN + 170, y}, (text_look){17, "soft-ink", "start", ""},
               bcg_span_of(line));
    for (int i = 0; i < it->medals; i++)
        fprintf(o->f, "<use href=\"#medal\" transform=\"translate(%.1f %.1f)scale(.26)\"/>\n",
                right - 14 - 26 * i, y - 6);
}

static void print_margins(const svg_out *o)
{
    const int top_side = memoir_side_of(o->s, MS_AXIS)->edge == MEMOIR_TOP ? MS_AXIS : MS_ALLIES;
    const int bottom_side = top_side == MS_AXIS ? MS_ALLIES : MS_AXIS;
    char when[64] = "";
    print_text(o, (point){o->width / 2, 38}, (text_look){31, "ink", "middle", PICTURE_TITLE},
               memoir_text(o->s, o->s->title.at[0].text));
    if (o->s->date.count) {
        format_period(&o->s->date.at[0], when, sizeof when);
        print_text(o, (point){o->width / 2, 62}, (text_look){17, "soft-ink", "middle", ""},
                   bcg_span_of(when));
    }
    print_side(o, o->style.flip ? bottom_side : top_side, 70);
    print_side(o, o->style.flip ? top_side : bottom_side, o->board_end + 66);
    static const char *const wings[] = {"Left flank", "Centre", "Right flank"};
    for (int i = 0; i < MEMOIR_FLANKS; i++)
        print_text(o, (point){o->width * (2 * i + 1) / 6, o->board_end + 38},
                   (text_look){15, "soft-ink", "middle", "letter-spacing=\"1\""},
                   bcg_span_of(wings[i]));
}

/* -- everything ------------------------------------------------------------------------------- */

static void begin_svg(const svg_out *o, point at, double width, double height)
{
    picture_begin(o->f, at, width, height, memoir_text(o->s, o->s->title.at[0].text));
}

/* Paper and everything on it except units, clipped to the sheet. */
static void print_sheet(const svg_out *o)
{
    fputs("<g clip-path=\"url(#sheet)\">\n", o->f);
    picture_fill(o->f, &o->palette, "paper");
    svg_board(o);
    fputs("</g>\n", o->f);
}

/* Coordinates as in the whole picture, but nothing around the board is visible. */
static bool show_ground(const svg_out *o)
{
    begin_svg(o, (point){SVG_MARGIN, SVG_HEAD}, o->width - 2 * SVG_MARGIN, o->board_end - SVG_HEAD);
    if (!define_all(o))
        return false;
    print_sheet(o);
    print_fixed_obstacles(o);
    svg_ground_marks(o);
    svg_exits(o);
    print_labels(o);
    fputs("</svg>\n", o->f);
    return true;
}

bool memoir_draw_svg(FILE *out, const memoir_scenario *s, svg_style style)
{
    svg_out o = {.f = out, .s = s, .b = memoir_board(s), .style = style};
    o.width = 2 * SVG_MARGIN + 2 * SVG_HALF_WIDTH * o.b->width;
    o.board_end = SVG_HEAD + SVG_ROW_STEP * (o.b->rows - 1) + 2 * SVG_RADIUS;
    o.height = o.board_end + SVG_FOOT + SVG_LEGEND * svg_count_legend_rows(&o);
    if (!art_load_palette(&o.palette, style.theme))
        return false;
    if (style.ground)
        return show_ground(&o);
    begin_svg(&o, (point){0, 0}, o.width, o.height);
    if (!define_all(&o))
        return false;
    picture_fill(out, &o.palette, "table");
    print_sheet(&o);
    print_units(&o);
    svg_ground_marks(&o);
    svg_objectives(&o);
    svg_exits(&o);
    print_labels(&o);
    print_coordinates(&o);
    print_margins(&o);
    svg_legend(&o, o.board_end + SVG_FOOT + 10);
    fputs("</svg>\n", out);
    return true;
}
