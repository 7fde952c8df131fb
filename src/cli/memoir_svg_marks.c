/* Marks of the scenario on the board, and the rows below the board that explain them: hexes that
 * nobody may enter or fire across, objectives, exits. */
#include "cli/memoir_svg.h"

#include <string.h>

/* The sides that may score or win on a hex, one bit each. */
static unsigned sides_at(const memoir_scenario *s, int h)
{
    unsigned sides = 0;
    for (int i = 0; i < s->objective.count; i++)
        if (bcg_set_has(&s->objective.at[i].hexes, h))
            sides |= s->objective.at[i].sides;
    for (int i = 0; i < s->win.count; i++)
        if (bcg_set_has(&s->win.at[i].hexes, h))
            sides |= 1u << s->win.at[i].side;
    return sides;
}

/* The hexes of a line that may occur once. */
static bcg_set cells(int count, const memoir_line_cells *line)
{
    return count ? line->hexes : BCG_SET_EMPTY;
}

static bcg_set exit_hexes(const memoir_scenario *s)
{
    bcg_set exits = BCG_SET_EMPTY;
    for (int i = 0; i < s->exit.count; i++)
        exits = bcg_set_or(exits, s->exit.at[i].hexes);
    return exits;
}

/* -- on the board ----------------------------------------------------------------------------- */

/* In the middle of a hex; if there is a unit, small and in the upper left corner, beside the
 * objective. Two marks are placed side by side. */
void svg_ground_marks(const svg_out *o)
{
    const bcg_set closed = cells(o->s->impassable.count, o->s->impassable.at);
    const bcg_set no_fire = cells(o->s->blocks_fire.count, o->s->blocks_fire.at);
    const bcg_set marked = bcg_set_or(closed, no_fire), objectives = memoir_objective_hexes(o->s);
    BCG_EACH (h, marked) {
        const bool both = bcg_set_has(&closed, h) && bcg_set_has(&no_fire, h);
        const bool busy = o->s->hex[h].unit.kind != MU_NONE || bcg_set_has(&objectives, h);
        const double apart = both ? 14 : 0;
        const point c = svg_centre(o, h);
        const point at = {c.x - (busy ? 18 : 0), c.y - (busy ? 30 : 0)};
        const char *small = busy || both ? "scale(.7)" : "";
        if (bcg_set_has(&closed, h))
            svg_use(o, "no-entry", (point){at.x - apart, at.y}, small);
        if (bcg_set_has(&no_fire, h))
            svg_use(o, "no-fire", (point){at.x + apart, at.y}, small);
    }
}

/* A star; on the counter of a side, if only that side may have it. */
static void print_star(const svg_out *o, unsigned sides, point at, bool small)
{
    for (int side = 0; side < MEMOIR_SIDES; side++)
        if (sides == 1u << side)
            svg_use(o, memoir_side_words.word[side], at, small ? "scale(.42)" : "scale(.56)");
    svg_use(o, "objective", at, small ? "scale(.75)" : "");
}

/* In the middle of a hex; if there is a unit or an objective, small and beside it. */
void svg_objectives(const svg_out *o)
{
    const bcg_set objectives = memoir_objective_hexes(o->s);
    BCG_EACH (h, objectives) {
        const point c = svg_centre(o, h);
        const bool occupied = o->s->hex[h].unit.kind != MU_NONE;
        print_star(o, sides_at(o->s, h),
                   (point){c.x + (occupied ? 26 : 0), c.y - (occupied ? 27 : 0)}, false);
    }
}

void svg_exits(const svg_out *o)
{
    const bcg_set objectives = memoir_objective_hexes(o->s), exits = exit_hexes(o->s);
    BCG_EACH (h, exits) {
        const bool down = (o->b->xy[h][1] > 0) != o->style.flip;
        const bool busy = o->s->hex[h].unit.kind != MU_NONE || bcg_set_has(&objectives, h);
        const point c = svg_centre(o, h);
        if (busy)
            svg_use(o, "exit", (point){c.x - 26, c.y + (down ? 27 : -27)},
                    down ? "rotate(180) scale(.45)" : "scale(.45)");
        else
            svg_use(o, "exit", c, down ? "rotate(180)" : "");
    }
}

int svg_medals_at(const svg_out *o, int h)
{
    const memoir_unit_detail *unit = memoir_detail_at(o->s, (bcg_hex)h);
    return unit ? unit->medals : 1;
}

/* -- below it --------------------------------------------------------------------------------- */

enum { LEGEND_SIZE = 15, LEGEND_SIGN = 16, LEGEND_GAP = 14 };

/* The explanations in sequence, in as many rows as they need. */
typedef struct legend {
    const svg_out *o;
    point at; /* of the next symbol */
    int rows;
    bool drawn; /* false: only counted */
} legend;

static double width_of(const char *text)
{
    return 2 * LEGEND_SIGN + LEGEND_GAP + (double)strlen(text) * LEGEND_SIZE * 0.52;
}

/* Makes room for a symbol and its text; false if there is nothing to draw. */
static bool begin_entry(legend *l, const char *text)
{
    const double left = SVG_MARGIN + 14, right = l->o->width - SVG_MARGIN;
    if (l->rows == 0 || l->at.x + width_of(text) > right) {
        l->at = (point){left, l->rows == 0 ? l->at.y : l->at.y + SVG_LEGEND};
        l->rows++;
    }
    return l->drawn;
}

static void end_entry(legend *l, const char *text)
{
    if (l->drawn)
        fprintf(l->o->f, "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\" fill=\"%s\">%s</text>\n",
                l->at.x + LEGEND_SIGN + 4, l->at.y + 5, LEGEND_SIZE, svg_color(l->o, "soft-ink"),
                text);
    l->at.x += width_of(text);
}

static void explain(legend *l, const char *sign, const char *scale, const char *text)
{
    if (begin_entry(l, text))
        svg_use(l->o, sign, l->at, scale);
    end_entry(l, text);
}

static void explain_objectives(legend *l)
{
    static const char *const texts[] = {"", "Axis objective", "Allied objective",
                                        "objective of both"};
    const bcg_set objectives = memoir_objective_hexes(l->o->s);
    unsigned kinds = 0;
    BCG_EACH (h, objectives)
        kinds |= 1u << sides_at(l->o->s, h);
    for (unsigned sides = 1; sides < 4; sides++)
        if (kinds >> sides & 1) {
            if (begin_entry(l, texts[sides]))
                print_star(l->o, sides, l->at, true);
            end_entry(l, texts[sides]);
        }
}

/* A piece of river between its banks. */
static void explain_wide(legend *l)
{
    const char *text = "wide: no infantry fire";
    if (begin_entry(l, text))
        fprintf(
            l->o->f,
            "<path fill=\"%s\" d=\"M%.1f %.1fh28v18h-28z\"/>"
            "<path fill=\"none\" stroke=\"%s\" stroke-width=\"2\" d=\"M%.1f %.1fh28m0 18h-28\"/>\n",
            svg_color(l->o, "river"), l->at.x - 14, l->at.y - 9, svg_color(l->o, "river-line"),
            l->at.x - 14, l->at.y - 9);
    end_entry(l, text);
}

static bool has_dear_units(const svg_out *o)
{
    for (int i = 0; i < o->s->unit.count; i++)
        if (o->s->unit.at[i].medals > 1)
            return true;
    return false;
}

static void explain_all(legend *l)
{
    const memoir_scenario *s = l->o->s;
    explain_objectives(l);
    if (has_dear_units(l->o))
        explain(l, "medal", "scale(.22)", "medals for the unit");
    if (s->exit.count)
        explain(l, "exit", "scale(.36)", exit_name(s));
    if (s->impassable.count)
        explain(l, "no-entry", "scale(.8)", "no entry");
    if (s->blocks_fire.count)
        explain(l, "no-fire", "scale(.8)", "no fire across");
    if (s->wide.count)
        explain_wide(l);
}

int svg_count_legend_rows(const svg_out *o)
{
    legend l = {.o = o};
    explain_all(&l);
    return l.rows;
}

void svg_legend(const svg_out *o, double y)
{
    legend l = {.o = o, .at.y = y, .drawn = true};
    explain_all(&l);
}
