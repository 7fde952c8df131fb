/* The map of an Assault scenario file.
 *
 * A row of the map is a line of tiles that begins with the row's number, optionally followed by a
 * line with units, each exactly below the terrain of its tile. The first row says how many rows
 * there are, and how many tiles each of them has. A tile is its terrain, then its markers, then the
 * face of the cardboard tile, if that matters: `T*4B`. */
#include "notation/assault_scn.h"

#include "notation/map.h"

#include <ctype.h>
#include <string.h>

enum { CELL_WIDTH = 7, BRIDGE = '=', OBJECTIVE = '*', BASE = '@' };

static assault_scenario *scenario_of(const bcg_fields_context *c)
{
    return c->document;
}

static uint64_t bit(int tile)
{
    return UINT64_C(1) << tile;
}

/* -- reading: tiles ------------------------------------------------------------------------------
 */

/* What the reader remembers between rows, in the frame's scratch memory. */
typedef struct map_reader {
    bool again;   /* a second map: nothing of it is read */
    bool started; /* there was a row of tiles, good or bad */
    bool in_row;  /* it was read; units may follow */
    bool lost;    /* a row could not be read: others are not missed */
    uint8_t y, length;
    int column[BCG_TILES_MAX];    /* position of each tile in the row */
    uint16_t line[BCG_TILES_MAX]; /* line of each row; 0: not yet seen */
    uint64_t unsure;              /* tiles that could not be read */
} map_reader;

_Static_assert(sizeof(map_reader) <= BCG_SCN_SCRATCH, "the frame keeps it");

static void map_read(const bcg_fields_context *c, bcg_span keyword, bcg_span rest)
{
    assault_scenario *s = scenario_of(c);
    map_reader *m = c->scratch;
    bcg_span odd;
    if (!bcg_map_begin(c, keyword, &s->map_line)) {
        m->again = true;
        return;
    }
    *m = (map_reader){.unsure = UINT64_MAX};
    if (bcg_map_odd_letter(rest, BCG_TILES_MAX, &odd))
        bcg_error(c->problems, odd, SCN_BAD_ROW,
                  "after `map` only the column letters may stand, in order from A");
}

static const char *code_of(int terrain)
{
    return assault_terrains[terrain].code;
}

static void add_marker(assault_scenario *s, int marker, int tile, int line)
{
    assault_line_cells *bridge = s->bridge.at, *objective = s->objective.at;
    switch (marker) {
    case BRIDGE:
        s->bridge.count = 1;
        bridge->line = (uint16_t)line;
        bcg_set_add(&bridge->tiles, tile);
        break;
    case OBJECTIVE:
        s->objective.count = 1;
        objective->line = (uint16_t)line;
        bcg_set_add(&objective->tiles, tile);
        break;
    default:
        s->bases |= bit(tile);
    }
}

/* Bridge, objective, home base. */
static bool is_marker(char c)
{
    return c == '=' || c == '*' || c == '@';
}

/* One tile, such as `T*4B`; false, with the problem noted, if it is none. */
static bool read_tile(const bcg_fields_context *c, bcg_span token, int tile)
{
    assault_scenario *s = scenario_of(c);
    bcg_span left = token;
    int terrain = 0;
    while (terrain < ASSAULT_TERRAINS && code_of(terrain)[0] != token.at[0])
        terrain++;
    if (terrain == ASSAULT_TERRAINS) {
        bcg_map_unknown_terrain(c, token, code_of, ASSAULT_TERRAINS,
                                "= (bridge), * (objective), @ (home base) and the face of a tile, "
                                "as in `T*4B`");
        return false;
    }
    s->terrain[tile] = (uint8_t)terrain;
    for (left.at++, left.len--, left.column++; left.len > 0 && is_marker(left.at[0]);
         left.at++, left.len--, left.column++)
        add_marker(s, left.at[0], tile, s->map_line);
    if (left.len == 0)
        return true;
    const int face = bcg_find_word(left, &assault_face_words);
    if (face < 0) {
        bcg_error(c->problems, left, SCA_BAD_FACE,
                  "there is no face `%.*s` of a tile; faces are 1A, 1B to %dA, %dB",
                  BCG_SHOWN(left), ASSAULT_TILES, ASSAULT_TILES);
        return false;
    }
    s->face[tile] = (uint8_t)(face + 1);
    return true;
}

static void lose_row(map_reader *m)
{
    m->in_row = false;
    m->started = m->lost = true;
}

/* Which row has this number? The first one says how many there are. False, with the problem noted,
 * if that cannot be determined. */
static bool find_row(const bcg_fields_context *c, bcg_span number, int *n)
{
    assault_scenario *s = scenario_of(c);
    map_reader *m = c->scratch;
    const bool first = s->rows == 0;
    if (!bcg_span_number(number, first ? BCG_TILES_MAX : s->rows, n) || *n < (first ? 2 : 1)) {
        if (first)
            bcg_error(
                c->problems, number, SCA_MAP_SIZE,
                "the map begins with row `%.*s`; it has 2 to %d rows, and the top one has the "
                "highest number",
                BCG_SHOWN(number), BCG_TILES_MAX);
        else
            bcg_map_no_row(c, number, s->rows);
        return false;
    }
    const int y = first ? 0 : s->rows - *n;
    if (!bcg_map_row_is_new(c, number, *n, &m->line[y]))
        return false;
    if (y > 0 && !m->line[y - 1] && !m->lost) {
        bcg_error(c->problems, number, SCA_ROW_MISSING, "row %d of the map is missing", *n + 1);
        m->lost = true;
    }
    return true;
}

/* The words of the first row say how wide the map is. */
static int count_words(bcg_span rest)
{
    bcg_span word;
    int n = 0;
    while (bcg_span_word(&rest, &word))
        n++;
    return n;
}

static void tile_row(const bcg_fields_context *c, bcg_span number, bcg_span rest)
{
    assault_scenario *s = scenario_of(c);
    map_reader *m = c->scratch;
    int n = 0;
    const bool first = s->rows == 0;
    const int width = first ? count_words(rest) : s->columns;
    if (!find_row(c, number, &n)) {
        lose_row(m);
        return;
    }
    if (first && (width < 2 || width > BCG_TILES_MAX)) {
        bcg_error(c->problems, number, SCA_MAP_SIZE, "row %d has %d tiles; a row has 2 to %d", n,
                  width, BCG_TILES_MAX);
        lose_row(m);
        return;
    }
    if (first) {
        s->rows = (uint8_t)n;
        s->columns = (uint8_t)width;
    }
    m->started = m->in_row = true;
    m->y = (uint8_t)(s->rows - n);
    bcg_span token;
    for (m->length = 0; bcg_span_word(&rest, &token); m->length++) {
        if (m->length == s->columns) {
            bcg_map_row_too_long(c, token, n, s->columns);
            return;
        }
        const int tile = m->y * BCG_TILES_MAX + m->length;
        m->column[m->length] = token.column;
        if (read_tile(c, token, tile))
            m->unsure &= ~bit(tile);
    }
    if (m->length < s->columns)
        bcg_map_row_too_short(c, rest, n, m->length, s->columns);
}

/* -- reading: units ------------------------------------------------------------------------------
 */

/* Units that a view does not show: `german?`. */
static const char *const hidden_units[] = {"german?", "american?"};

/* As it is drawn, or -1. */
static int find_hidden(bcg_span token)
{
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (bcg_span_is(token, hidden_units[side]))
            return ASSAULT_DRAWN_HIDDEN + side;
    return -1;
}

static void unit_row(const bcg_fields_context *c, bcg_span line)
{
    assault_scenario *s = scenario_of(c);
    map_reader *m = c->scratch;
    bcg_span token;
    while (bcg_span_word(&line, &token)) {
        const int i = bcg_map_cell_above(c, m->column, m->length, token);
        if (i < 0) {
            m->unsure |= UINT64_C(0xff) << BCG_TILES_MAX * m->y;
            continue;
        }
        const int tile = m->y * BCG_TILES_MAX + i;
        const int hidden = find_hidden(token);
        const int unit = bcg_find_word(token, &assault_unit_words);
        if (unit < 0 && hidden < 0) {
            bcg_unknown_word(c->problems, token, SCA_BAD_UNIT, "unit", &assault_unit_words);
            m->unsure |= bit(tile);
        } else if (s->drawn[tile])
            bcg_error(c->problems, token, SCA_TWO_UNITS, "two units on a tile; it holds one");
        else
            s->drawn[tile] = (uint8_t)(unit < 0 ? hidden : unit + 1);
    }
}

static void map_row(const bcg_fields_context *c, bcg_span line)
{
    map_reader *m = c->scratch;
    if (m->again)
        return;
    if (bcg_map_has_tab(c, line)) {
        lose_row(m);
        m->unsure = UINT64_MAX;
        return;
    }
    bcg_span rest = line, first;
    bcg_span_word(&rest, &first);
    if (isdigit((unsigned char)first.at[0]))
        tile_row(c, first, rest);
    else if (m->in_row)
        unit_row(c, line);
    else if (!m->started) {
        bcg_error(c->problems, first, SCN_BAD_ROW,
                  "`%.*s` stands above the first row; a row begins with its number, and units "
                  "stand below",
                  BCG_SHOWN(first));
        m->started = true;
    }
}

static void map_end(const bcg_fields_context *c)
{
    const assault_scenario *s = scenario_of(c);
    const map_reader *m = c->scratch;
    if (m->again || m->lost)
        return;
    int y = 0;
    while (y < s->rows && m->line[y])
        y++;
    const bcg_span where = {"", 0, y > 0 ? m->line[y - 1] : s->map_line, 1};
    if (s->rows == 0) {
        if (!m->started)
            bcg_error(c->problems, where, SCA_ROW_MISSING,
                      "below `map` stand its rows, each with its number and its tiles");
    } else if (y + 1 == s->rows)
        bcg_error(c->problems, where, SCA_ROW_MISSING, "row 1 of the map is missing");
    else if (y < s->rows)
        bcg_error(c->problems, where, SCA_ROW_MISSING, "rows %d to 1 of the map are missing",
                  s->rows - y);
}

bool assault_map_is_unsure(const bcg_fields_context *c, int tile)
{
    const map_reader *m = c->scratch;
    return scenario_of(c)->map_line == 0 || (m->unsure >> tile & 1);
}

/* -- writing the map -------------------------------------------------------------------------- */

static void ground(const void *document, int x, int y, char out[BCG_MAP_WORD])
{
    const assault_scenario *s = document;
    const int tile = y * BCG_TILES_MAX + x;
    bcg_writer w;
    bcg_writer_init(&w, out, BCG_MAP_WORD);
    bcg_write(&w, assault_terrains[s->terrain[tile]].code);
    if (s->bridge.count && bcg_set_has(&s->bridge.at[0].tiles, tile))
        bcg_write(&w, "=");
    if (s->objective.count && bcg_set_has(&s->objective.at[0].tiles, tile))
        bcg_write(&w, "*");
    if (s->bases >> tile & 1)
        bcg_write(&w, "@");
    if (s->face[tile])
        bcg_write(&w, assault_face_words.word[s->face[tile] - 1]);
}

static void standing(const void *document, int x, int y, char out[BCG_MAP_WORD])
{
    const assault_scenario *s = document;
    const int drawn = s->drawn[y * BCG_TILES_MAX + x];
    bcg_writer w;
    bcg_writer_init(&w, out, BCG_MAP_WORD);
    if (drawn >= ASSAULT_DRAWN_HIDDEN)
        bcg_write(&w, hidden_units[drawn - ASSAULT_DRAWN_HIDDEN]);
    else if (drawn)
        bcg_write(&w, assault_unit_words.word[drawn - 1]);
}

static void map_write(const bcg_fields_context *c, bcg_writer *w)
{
    const assault_scenario *s = scenario_of(c);
    const bcg_map_drawing d = {
        .columns = s->columns,
        .rows = s->rows,
        .width = CELL_WIDTH,
        .ground = ground,
        .standing = standing,
    };
    bcg_map_write(&d, s, w);
}

const bcg_special assault_map_line = {map_read, map_row, map_end, map_write};
