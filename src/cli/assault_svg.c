/* The board as a picture, composed from the drawings in data/art/assault: square tiles, upon them
 * markers of the scenario and of control, then the units as cards. */
#include "cli/assault_tools.h"
#include "cli/picture.h"

#include "notation/assault_scn.h"

#include <string.h>

enum { TILE = 120, EDGE = 46, HEAD = 104, FOOT = 84, QUARTERS = 4 };

typedef struct svg_out {
    FILE *f;
    const assault_scenario *scenario;
    const assault_game *g;
    const assault_state *s;
    art_palette palette;
    svg_style style;
    int width, height, board_end;
} svg_out;

static const char *color(const svg_out *o, const char *token)
{
    return art_color(&o->palette, token);
}

static const char *symbol_token(int side)
{
    return side == AS_GERMAN ? "axis-symbol" : "allies-symbol";
}

static const char *card_token(int side)
{
    return side == AS_GERMAN ? "axis" : "allies";
}

static point centre(const svg_out *o, int tile)
{
    int column = bcg_tile_column((bcg_tile)tile), row = bcg_tile_row((bcg_tile)tile);
    if (o->style.flip) {
        column = o->g->board.columns - 1 - column;
        row = o->g->board.rows - 1 - row;
    }
    return (point){EDGE + TILE * (column + .5), HEAD + TILE * (row + .5)};
}

/* Places a defined drawing of 100 x 100, turned clockwise by quarters; negative scales mirror. */
static void use(const svg_out *o, const char *id, point at, int quarters, double scale,
                bool mirrored)
{
    fprintf(o->f, "<use href=\"#%s\" transform=\"translate(%.1f %.1f)", id, at.x, at.y);
    if (quarters)
        fprintf(o->f, "rotate(%d)", 90 * quarters);
    fprintf(o->f, "scale(%s%.3f %.3f)\"/>\n", mirrored ? "-" : "", scale, scale);
}

static void print_text(const svg_out *o, point at, text_look look, bcg_span text)
{
    picture_text(o->f, &o->palette, at, look, text);
}

/* -- ground ----------------------------------------------------------------------------------- */

/* Which drawing lies on a tile, and how it is turned. */
typedef struct ground {
    char name[40]; /* in data/art/assault */
    int quarters;
} ground;

static bool is_river(const assault_game *g, int tile)
{
    return tile != BCG_NO_TILE &&
           (g->terrain[tile] == AT_PASSABLE_RIVER || g->terrain[tile] == AT_IMPASSABLE_RIVER);
}

/* Neighbours in the order north, east, south, west; BCG_NO_TILE beyond the edge. */
static int neighbour(const assault_game *g, int tile, int way)
{
    static const int across[QUARTERS] = {0, 1, 0, -1}, down[QUARTERS] = {-1, 0, 1, 0};
    return bcg_tile_at(g->board, bcg_tile_column((bcg_tile)tile) + across[way],
                       bcg_tile_row((bcg_tile)tile) + down[way]);
}

/* The ways a river goes on, as bits. With one neighbour the map's edge counts as well. */
static unsigned river_ways(const assault_game *g, int tile)
{
    unsigned ways = 0, edges = 0;
    for (int way = 0; way < QUARTERS; way++) {
        const int next = neighbour(g, tile, way);
        ways |= is_river(g, next) ? 1u << way : 0;
        edges |= next == BCG_NO_TILE ? 1u << way : 0;
    }
    if (assault_count(ways) > 1)
        return ways;
    const unsigned opposite = (ways << 2 | ways >> 2) & 15;
    if (edges & opposite)
        return ways | (edges & opposite);
    return ways | (edges & ~(edges - 1)); /* the first edge, if there is one */
}

/* The drawing for these ways: each shape in the position it is drawn in. */
static ground river_ground(const char *word, const char *kind, unsigned ways)
{
    static const struct {
        const char *shape;
        unsigned ways;
    } shapes[] = {{"straight", 10}, {"bend", 3}, {"tee", 14}, {"cross", 15}, {"end", 8}};
    ground found = {"", 0};
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        for (int turn = 0; turn < QUARTERS && found.name[0] == '\0'; turn++)
            if (((shapes[i].ways << turn | shapes[i].ways >> (QUARTERS - turn)) & 15) == ways) {
                found.quarters = turn;
                if (i == 0)
                    snprintf(found.name, sizeof found.name, "terrain/%s", word);
                else
                    snprintf(found.name, sizeof found.name, "river/%s-%s", kind, shapes[i].shape);
            }
    if (found.name[0] == '\0') /* a pond */
        snprintf(found.name, sizeof found.name, "terrain/%s", word);
    return found;
}

/* Surf lies in the south of its drawing: towards the edge of the map. */
static int beach_quarters(const assault_game *g, int tile)
{
    static const int order[QUARTERS] = {2, 0, 3, 1};
    for (int i = 0; i < QUARTERS; i++)
        if (neighbour(g, tile, order[i]) == BCG_NO_TILE)
            return (order[i] + 2) % QUARTERS;
    return 0;
}

static ground ground_at(const assault_game *g, int tile)
{
    const assault_terrain *t = &assault_terrains[g->terrain[tile]];
    ground found = {"", 0};
    if (is_river(g, tile))
        return river_ground(t->word,
                            g->terrain[tile] == AT_PASSABLE_RIVER ? "passable" : "impassable",
                            river_ways(g, tile));
    snprintf(found.name, sizeof found.name, "terrain/%s", t->word);
    if (g->terrain[tile] == AT_BEACH)
        found.quarters = beach_quarters(g, tile);
    return found;
}

/* An id without slashes. */
static void id_of(const char *name, char out[64])
{
    snprintf(out, 64, "%s", name);
    for (char *c = out; *c; c++)
        if (*c == '/')
            *c = '-';
}

/* -- definitions ------------------------------------------------------------------------------ */

static bool define(const svg_out *o, const char *name, const char *id, const char *symbol)
{
    char path[96];
    snprintf(path, sizeof path, "assault/%s", name);
    return picture_define(o->f, &o->palette, id, path, symbol);
}

/* Every drawing of ground once. */
static bool define_ground(const svg_out *o)
{
    bool all = true;
    ASSAULT_EACH(t, o->g->tiles)
    {
        const ground own = ground_at(o->g, (int)t);
        bool first = true;
        char id[64];
        ASSAULT_EACH(before, o->g->tiles & (assault_bit((int)t) - 1))
        {
            const ground other = ground_at(o->g, (int)before);
            first = first && strcmp(other.name, own.name) != 0;
        }
        id_of(own.name, id);
        if (first)
            all &= define(o, own.name, id, NULL);
    }
    if (o->g->bridges)
        all &= define(o, "terrain/bridge", "bridge", NULL);
    return all;
}

static bool define_marks(const svg_out *o)
{
    static const char *const marks[] = {"objective", "dug-in", "moved", "fired"};
    bool all = true;
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        char name[48];
        snprintf(name, sizeof name, "markers/%s", marks[i]);
        all &= define(o, name, marks[i], NULL);
    }
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        static const char *const sided[] = {"control", "home-base", "back"};
        for (size_t i = 0; i < sizeof sided / sizeof sided[0]; i++) {
            char name[64], id[48];
            snprintf(id, sizeof id, "%s-%s", sided[i], assault_side_words.word[side]);
            snprintf(name, sizeof name, "markers/%s", id);
            all &= define(o, name, id, symbol_token(side));
        }
    }
    return all;
}

static bool define_units(const svg_out *o)
{
    bool all = true;
    for (int kind = 0; kind < ASSAULT_UNITS; kind++) {
        bool there = false;
        ASSAULT_EACH(t, assault_occupied(o->s))
        there = there || o->s->unit[t].kind == kind + 1;
        if (there) {
            char name[64];
            snprintf(name, sizeof name, "units/%s", assault_kind_words.word[kind]);
            all &= define(o, name, assault_kind_words.word[kind],
                          symbol_token(assault_nation_of(kind)));
        }
    }
    return all;
}

static bool define_all(const svg_out *o)
{
    fputs("<defs>\n", o->f);
    bool all = define_ground(o);
    if (!o->style.ground)
        all = all && define_marks(o) && define_units(o);
    fputs("</defs>\n", o->f);
    return all;
}

/* -- layers ----------------------------------------------------------------------------------- */

static void print_ground(const svg_out *o)
{
    const int turned = o->style.flip ? 2 : 0;
    ASSAULT_EACH(t, o->g->tiles)
    {
        const ground own = ground_at(o->g, (int)t);
        const point c = centre(o, (int)t);
        char id[64];
        id_of(own.name, id);
        use(o, id, c, (own.quarters + turned) % QUARTERS, TILE / 100.0, false);
        if (assault_has(o->g->bridges, (int)t))
            use(o, "bridge", c, (own.quarters + turned) % QUARTERS, TILE / 100.0, false);
        fprintf(o->f,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\" fill=\"none\" "
                "stroke=\"%s\" stroke-width=\"1\"/>\n",
                c.x - TILE / 2.0, c.y - TILE / 2.0, TILE, TILE, color(o, "grid"));
    }
}

/* The side that holds an edge. */
static int side_of_edge(const svg_out *o, int edge)
{
    return o->s->edge[AS_GERMAN] == edge ? AS_GERMAN : AS_AMERICAN;
}

static void print_scenario_marks(const svg_out *o)
{
    for (int edge = 0; edge < ASSAULT_EDGES; edge++)
        if (o->g->home_base[edge] != BCG_NO_TILE) {
            char id[48];
            point c = centre(o, o->g->home_base[edge]);
            snprintf(id, sizeof id, "home-base-%s", assault_side_words.word[side_of_edge(o, edge)]);
            use(o, id, (point){c.x - 44, c.y - 44}, 0, .24, false);
        }
    ASSAULT_EACH(t, o->g->objectives)
    {
        const point c = centre(o, (int)t);
        use(o, "objective", (point){c.x, c.y - 44}, 0, .24, false);
    }
}

static void print_control(const svg_out *o)
{
    for (int side = 0; side < ASSAULT_SIDES; side++)
        ASSAULT_EACH(t, o->s->control[side])
        {
            char id[48];
            const point c = centre(o, (int)t);
            snprintf(id, sizeof id, "control-%s", assault_side_words.word[side]);
            use(o, id, (point){c.x + 46, c.y - 46}, 0, .22, false);
        }
}

static void print_unit_marks(const svg_out *o, int tile, point c)
{
    const assault_unit *u = &o->s->unit[tile];
    double x = c.x - 46;
    if (assault_is_dug_in(o->g, o->s, tile)) {
        use(o, "dug-in", (point){x, c.y + 46}, 0, .2, false);
        x += 22;
    }
    if (u->moved) {
        use(o, "moved", (point){x, c.y + 46}, 0, .2, false);
        x += 22;
    }
    if (u->marks & AU_FIRED)
        use(o, "fired", (point){x, c.y + 46}, 0, .2, false);
}

static void print_number(const svg_out *o, point at, int number, bool signed_number)
{
    char text[12];
    snprintf(text, sizeof text, signed_number ? "%+d" : "%d", number);
    fprintf(o->f, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"11\" fill=\"%s\" stroke=\"%s\"/>\n", at.x,
            at.y, color(o, "card"), color(o, "ink"));
    print_text(o, (point){at.x, at.y + 5}, (text_look){15, "ink", "middle", "font-weight=\"700\""},
               bcg_span_of(text));
}

static void print_unit(const svg_out *o, int tile)
{
    const assault_unit *u = &o->s->unit[tile];
    const point c = centre(o, tile);
    const bool known = !assault_is_unknown(o->s, tile);
    char title[96], back[48];
    snprintf(title, sizeof title, "%s %s%s", assault_side_title(u->side),
             known ? assault_kind_name(u->kind - 1) : "unit",
             u->marks & AU_FACE_DOWN ? ", face down" : "");
    fputs("<g><title>", o->f);
    picture_escaped(o->f, bcg_span_of(title));
    fputs("</title>\n", o->f);
    if (known) {
        fprintf(o->f,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"80\" height=\"58\" rx=\"6\" fill=\"%s\" "
                "stroke=\"%s\" stroke-width=\"2\"%s/>\n",
                c.x - 40, c.y - 29, color(o, card_token(u->side)), color(o, "ink"),
                u->marks & AU_FACE_DOWN ? " stroke-dasharray=\"5 3\"" : "");
        use(o, assault_kind_words.word[u->kind - 1], (point){c.x, c.y + 3}, 0, .72,
            u->side == AS_GERMAN);
        print_number(o, (point){c.x + 40, c.y + 27}, assault_morale_at(o->g, o->s, tile), false);
    } else {
        snprintf(back, sizeof back, "back-%s", assault_side_words.word[u->side]);
        use(o, back, c, 0, .82, false);
        if (!(u->marks & AU_START))
            print_number(o, (point){c.x - 38, c.y - 24}, u->told, false);
        if (u->markers)
            print_number(o, (point){c.x + 40, c.y + 27}, u->markers, true);
    }
    print_unit_marks(o, tile, c);
    fputs("</g>\n", o->f);
}

static void print_coordinates(const svg_out *o)
{
    const text_look small = {14, "soft-ink", "middle", ""};
    for (int column = 0; column < o->g->board.columns; column++) {
        const char letter[2] = {(char)('A' + column), '\0'};
        const point c = centre(o, bcg_tile_at(o->g->board, column, 0));
        print_text(o, (point){c.x, HEAD - 8}, small, bcg_span_of(letter));
    }
    for (int row = 0; row < o->g->board.rows; row++) {
        char number[12];
        const point c = centre(o, bcg_tile_at(o->g->board, 0, row));
        snprintf(number, sizeof number, "%d", o->g->board.rows - row);
        print_text(o, (point){EDGE / 2.0, c.y + 5}, small, bcg_span_of(number));
    }
    if (!o->style.coordinates)
        return;
    ASSAULT_EACH(t, o->g->tiles)
    {
        const point c = centre(o, (int)t);
        print_text(o, (point){c.x + 56, c.y + 56}, (text_look){12, "ink", "end", ""},
                   bcg_span_of(assault_tile_name(o->g, (int)t).text));
    }
}

/* What a side has before the battle: its prestige, and what there is for starting units. */
static void print_purse(const svg_out *o, int side, char *text, size_t size)
{
    const assault_start *start = &o->g->start[side];
    const int prestige = o->s->prestige[side];
    if (start->mode != ASM_BUDGET)
        snprintf(text, size, ": %d prestige", prestige);
    else if (start->keep) /* AMB-22: one purse for both */
        snprintf(text, size, ": %d prestige, starting units included", prestige + start->prestige);
    else
        snprintf(text, size, ": %d prestige and %d for starting units", prestige, start->prestige);
}

static void print_side(const svg_out *o, int side, int y)
{
    char line[160];
    const int n = snprintf(line, sizeof line, "%s", assault_side_title(side));
    const int cards = o->s->size[AZ_HAND + side];
    if (side == o->g->npc)
        snprintf(line + n, sizeof line - (size_t)n, ", led by cards");
    else if (cards)
        snprintf(line + n, sizeof line - (size_t)n, ": %d prestige, %d cards", o->s->prestige[side],
                 cards);
    else /* before the battle nobody holds any */
        print_purse(o, side, line + n, sizeof line - (size_t)n);
    fprintf(o->f, "<rect x=\"%d\" y=\"%d\" width=\"22\" height=\"16\" rx=\"3\" fill=\"%s\"/>\n",
            EDGE, y - 13, color(o, card_token(side)));
    print_text(o, (point){EDGE + 32, y}, (text_look){18, "ink", "start", "font-weight=\"600\""},
               bcg_span_of(line));
}

/* A long title on a narrow map is written smaller: a bold letter is some .62 of its size wide. */
static double size_of_title(const svg_out *o, bcg_span title)
{
    const double fitting = (o->width - EDGE) / (.62 * (double)(title.len ? title.len : 1));
    return fitting < 28 ? fitting : 28;
}

static void print_margins(const svg_out *o)
{
    const int top = side_of_edge(o, o->style.flip ? AE_B : AE_A);
    const bcg_span title = assault_text(o->scenario, o->scenario->title.at[0].text);
    print_text(o, (point){o->width / 2.0, 36},
               (text_look){size_of_title(o, title), "ink", "middle", PICTURE_TITLE}, title);
    print_side(o, top, 70);
    print_side(o, assault_enemy(top), o->board_end + 40);
}

/* -- everything ------------------------------------------------------------------------------- */

static void begin_svg(const svg_out *o, point at, int width, int height)
{
    picture_begin(o->f, at, width, height,
                  assault_text(o->scenario, o->scenario->title.at[0].text));
}

/* Coordinates as in the whole picture, but nothing around the board is visible. Markers are left to
 * whoever draws what changes: whose an edge is may be settled in the game only. */
static bool show_ground(const svg_out *o)
{
    begin_svg(o, (point){EDGE, HEAD}, o->width - 2 * EDGE, o->board_end - HEAD);
    if (!define_all(o))
        return false;
    print_ground(o);
    fputs("</svg>\n", o->f);
    return true;
}

bool assault_draw_svg(FILE *out, const assault_shown *shown, svg_style style)
{
    const bcg_tiles board = shown->game->board;
    svg_out o = {.f = out,
                 .scenario = shown->scenario,
                 .g = shown->game,
                 .s = shown->state,
                 .style = style,
                 .width = 2 * EDGE + TILE * board.columns,
                 .board_end = HEAD + TILE * board.rows};
    o.height = o.board_end + FOOT;
    if (!art_load_palette(&o.palette, style.theme))
        return false;
    if (style.ground)
        return show_ground(&o);
    begin_svg(&o, (point){0, 0}, o.width, o.height);
    if (!define_all(&o))
        return false;
    picture_fill(out, &o.palette, "table");
    print_ground(&o);
    print_control(&o);
    print_scenario_marks(&o);
    ASSAULT_EACH(t, assault_occupied(o.s))
    print_unit(&o, (int)t);
    print_coordinates(&o);
    print_margins(&o);
    fputs("</svg>\n", out);
    return true;
}
