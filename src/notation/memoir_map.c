/* The map of a Memoir scenario file.
 *
 * A row of the map is a line of terrain that begins with the row's number, optionally followed by
 * lines with obstacles and units, each exactly below the terrain of its hex. So a map can be edited
 * by overwriting characters, and moving a unit changes two lines. */
#include "notation/memoir_scn.h"

#include "notation/map.h"

#include <ctype.h>
#include <string.h>

enum { CELL_WIDTH = 6 };

static memoir_scenario *scenario_of(const bcg_fields_context *c)
{
    return c->document;
}

/* -- reading: terrain ------------------------------------------------------------------------- */

/* What the reader remembers between rows, in the frame's scratch memory. */
typedef struct map_reader {
    bool no_board; /* nothing can be read */
    bool started;  /* there was a row of terrain, good or bad */
    bool in_row;   /* it was read; units may follow */
    uint8_t y, next_y, length;
    uint16_t lost;               /* rows whose number is unknown */
    int column[BCG_MAX_WIDTH];   /* position of each hex's terrain in the row */
    uint16_t line[BCG_MAX_ROWS]; /* line of each row; 0: not yet seen */
    bcg_set unsure;              /* hexes that could not be read */
} map_reader;

_Static_assert(sizeof(map_reader) <= BCG_SCN_SCRATCH, "the frame keeps it");

static void map_read(const bcg_fields_context *c, bcg_span keyword, bcg_span rest)
{
    memoir_scenario *s = scenario_of(c);
    map_reader *m = c->scratch;
    bcg_span odd;
    if (!bcg_map_begin(c, keyword, &s->map_line)) {
        m->no_board = true;
        return;
    }
    *m = (map_reader){.no_board = s->board.count == 0};
    memset(&m->unsure, 0xff, sizeof m->unsure);
    if (m->no_board && !bcg_problems_has(c->problems, SCN_NO_BOARD))
        bcg_error(c->problems, keyword, SCN_NO_BOARD, "the `board` line must stand before the map");
    if (!m->no_board && bcg_map_odd_letter(rest, memoir_board(s)->width, &odd))
        bcg_error(c->problems, odd, SCN_BAD_ROW,
                  "after `map` only the column letters A to %c may stand, in order",
                  'A' + memoir_board(s)->width - 1);
}

static const char *code_of(int terrain)
{
    return memoir_terrains[terrain].code;
}

static bool read_terrain(bcg_span token, memoir_setup_hex *hex)
{
    size_t best = 0;
    for (int t = 0; t < MEMOIR_TERRAINS; t++) {
        const size_t n = strlen(code_of(t));
        if (n <= best || n > token.len || memcmp(token.at, code_of(t), n) != 0)
            continue;
        best = n;
        hex->terrain = (uint8_t)t;
    }
    if (best == 0 || token.len - best > 1)
        return false;
    if (token.len == best)
        return true;
    for (int b = MB_NONE + 1; b < MEMOIR_STRUCTURES; b++)
        if (memoir_structures[b].code == token.at[best]) {
            hex->structure = (uint8_t)b;
            return true;
        }
    return false;
}

/* Which row has this number? False, with the problem noted, if that cannot be determined. */
static bool find_row(const bcg_fields_context *c, bcg_span number, int *n)
{
    const bcg_board *b = memoir_board(scenario_of(c));
    map_reader *m = c->scratch;
    m->in_row = false;
    m->started = true;
    if (!bcg_span_number(number, b->rows, n) || *n < 1) {
        bcg_map_no_row(c, number, b->rows);
        m->lost++;
        return false;
    }
    const int y = b->rows - *n;
    if (!bcg_map_row_is_new(c, number, *n, &m->line[y])) {
        m->lost++;
        return false;
    }
    if (y < m->next_y)
        bcg_error(c->problems, number, SCN_BAD_ROW,
                  "row %d is out of order; rows run from %d at the top down to 1", *n, b->rows);
    else
        m->next_y = (uint8_t)(y + 1);
    return true;
}

static void terrain_row(const bcg_fields_context *c, bcg_span number, bcg_span rest)
{
    memoir_scenario *s = scenario_of(c);
    const bcg_board *b = memoir_board(s);
    map_reader *m = c->scratch;
    int n = 0;
    if (!find_row(c, number, &n))
        return;
    const int y = b->rows - n, length = bcg_row_length(b, y), start = bcg_row_start(b, y);
    m->y = (uint8_t)y;
    m->length = 0;
    m->in_row = true;
    bcg_span token;
    bcg_set unread = BCG_SET_EMPTY;
    while (bcg_span_word(&rest, &token)) {
        if (m->length == length) {
            bcg_map_row_too_long(c, token, n, length);
            return;
        }
        m->column[m->length] = token.column;
        if (!read_terrain(token, &s->hex[start + m->length])) {
            bcg_map_unknown_terrain(c, token, code_of, MEMOIR_TERRAINS, "= (bridge) or @ (bunker)");
            bcg_set_add(&unread, start + m->length);
        }
        m->length++;
    }
    if (m->length < length) {
        bcg_map_row_too_short(c, rest, n, m->length, length);
        return; /* cannot tell which one is missing */
    }
    for (int i = 0; i < length; i++)
        if (!bcg_set_has(&unread, start + i))
            bcg_set_remove(&m->unsure, start + i);
}

/* -- reading: obstacles and units ------------------------------------------------------------- */

/* Walks over the characters of one token such as `x(I2/4+`. */
typedef struct token_reader {
    const bcg_fields_context *c;
    bcg_span token, left;
    memoir_setup_hex *hex;
    const char *label;
} token_reader;

static char peek(const token_reader *t)
{
    return t->left.len > 0 ? t->left.at[0] : '\0';
}

static void step(token_reader *t)
{
    t->left.at++;
    t->left.len--;
    t->left.column++;
}

static int find_obstacle(char code)
{
    for (int o = 0; o < MEMOIR_OBSTACLES; o++)
        if (memoir_obstacles[o].code == code)
            return o;
    return -1;
}

static int find_unit(char code)
{
    for (int u = MU_NONE + 1; u < MEMOIR_UNITS; u++)
        if (memoir_units[u].code == toupper((unsigned char)code))
            return u;
    return -1;
}

/* One digit from 1 to 9: no unit has more figures. */
static bool read_figures(token_reader *t, uint8_t *out)
{
    const char digit = peek(t);
    const bool two = t->left.len > 1 && isdigit((unsigned char)t->left.at[1]);
    if (digit < '1' || digit > '9' || two) {
        bcg_error(t->c->problems, t->left, SCN_BAD_FIGURES,
                  "the unit on %s needs its number of figures, 1 to 9, as in `I4`", t->label);
        return false;
    }
    *out = (uint8_t)(digit - '0');
    step(t);
    return true;
}

static bool read_unit(token_reader *t, int kind)
{
    memoir_setup_unit u = {.kind = (uint8_t)kind,
                           .side = isupper((unsigned char)peek(t)) ? MS_ALLIES : MS_AXIS};
    const bcg_span start = t->left;
    step(t);
    if (!read_figures(t, &u.figures))
        return false;
    u.start = u.figures;
    if (peek(t) == '/') {
        step(t);
        if (!read_figures(t, &u.start))
            return false;
    }
    if (u.start < u.figures) {
        bcg_error(t->c->problems, start, SCN_BAD_FIGURES,
                  "the unit on %s has %d figures but started with %d", t->label, u.figures,
                  u.start);
        return false;
    }
    if (peek(t) == '+') {
        u.elite = 1;
        step(t);
    }
    if (u.elite && memoir_units[kind].elite_figures == 0) {
        bcg_error(t->c->problems, start, SCN_BAD_UNIT, "there is no elite %s (on %s)",
                  memoir_units[kind].word, t->label);
        return false;
    }
    if (t->hex->unit.kind != MU_NONE) {
        bcg_error(t->c->problems, start, SCN_TWO_UNITS, "two units on %s; a hex holds one",
                  t->label);
        return false;
    }
    t->hex->unit = u;
    return true;
}

/* False if it could not be read completely. */
static bool read_token(token_reader *t)
{
    while (t->left.len > 0) {
        const int obstacle = find_obstacle(peek(t)), unit = find_unit(peek(t));
        if (obstacle >= 0) {
            if (t->hex->obstacles >> obstacle & 1)
                bcg_error(t->c->problems, t->left, SCN_TWICE, "%s stands twice on %s",
                          memoir_obstacles[obstacle].word, t->label);
            t->hex->obstacles |= (uint8_t)(1u << obstacle);
            step(t);
        } else if (unit < 0) {
            bcg_error(t->c->problems, t->left, SCN_BAD_UNIT,
                      "`%.*s` on %s is no unit or obstacle; units are i a g r (axis) and I A G R "
                      "(allies), obstacles x * ( [",
                      BCG_SHOWN(t->token), t->label);
            return false;
        } else if (!read_unit(t, unit))
            return false;
    }
    return true;
}

/* The contents of this row are unknown. */
static void doubt_row(const bcg_fields_context *c)
{
    const bcg_board *b = memoir_board(scenario_of(c));
    map_reader *m = c->scratch;
    for (int i = 0; i < bcg_row_length(b, m->y); i++)
        bcg_set_add(&m->unsure, bcg_row_start(b, m->y) + i);
}

static void unit_row(const bcg_fields_context *c, bcg_span line)
{
    memoir_scenario *s = scenario_of(c);
    const bcg_board *b = memoir_board(s);
    map_reader *m = c->scratch;
    bcg_span token;
    while (bcg_span_word(&line, &token)) {
        const int i = bcg_map_cell_above(c, m->column, m->length, token);
        if (i < 0) {
            doubt_row(c);
            continue;
        }
        const bcg_hex h = (bcg_hex)(bcg_row_start(b, m->y) + i);
        char label[BCG_LABEL_SIZE];
        bcg_hex_label(b, h, label);
        token_reader t = {c, token, token, &s->hex[h], label};
        if (!read_token(&t))
            bcg_set_add(&m->unsure, h);
    }
}

/* Is it a row of terrain without its number? */
static bool looks_like_terrain(bcg_span token)
{
    memoir_setup_hex ignored = {0};
    return find_obstacle(token.at[0]) < 0 && find_unit(token.at[0]) < 0 &&
           read_terrain(token, &ignored);
}

static void map_row(const bcg_fields_context *c, bcg_span line)
{
    map_reader *m = c->scratch;
    if (m->no_board)
        return;
    if (bcg_map_has_tab(c, line)) {
        if (m->in_row)
            doubt_row(c);
        m->in_row = false;
        m->started = true;
        m->lost++; /* if it was a row */
        return;
    }
    bcg_span rest = line, first;
    bcg_span_word(&rest, &first);
    if (isdigit((unsigned char)first.at[0]))
        terrain_row(c, first, rest);
    else if (looks_like_terrain(first)) {
        bcg_error(c->problems, first, SCN_BAD_ROW,
                  "this looks like a row of terrain, which must begin with its number");
        m->in_row = false;
        m->started = true;
        m->lost++;
    } else if (m->in_row)
        unit_row(c, line);
    else if (!m->started) {
        bcg_error(c->problems, first, SCN_NOT_UNDER_HEX,
                  "`%.*s` stands above the first row; units stand below the terrain of their row",
                  BCG_SHOWN(first));
        m->started = true;
    }
}

static void map_end(const bcg_fields_context *c)
{
    const memoir_scenario *s = scenario_of(c);
    const map_reader *m = c->scratch;
    if (m->no_board)
        return;
    const int rows = memoir_board(s)->rows;
    int missing = 0, line = s->map_line;
    for (int y = 0; y < rows; y++)
        missing += m->line[y] == 0;
    if (missing <= m->lost)
        return; /* they are the ones that could not be read */
    for (int y = 0; y < rows; y++) {
        const int first = y;
        while (y < rows && m->line[y] == 0)
            y++;
        if (y < rows)
            line = m->line[y]; /* the row below the gap, or the last one if there is none */
        const bcg_span where = {"", 0, line, 1};
        if (y == first + 1)
            bcg_error(c->problems, where, SCN_ROW_MISSING, "row %d of the map is missing",
                      rows - first);
        else if (y > first)
            bcg_error(c->problems, where, SCN_ROW_MISSING, "rows %d to %d of the map are missing",
                      rows - first, rows - y + 1);
    }
}

bool memoir_map_is_unsure(const bcg_fields_context *c, bcg_hex h)
{
    const map_reader *m = c->scratch;
    return scenario_of(c)->map_line == 0 || bcg_set_has(&m->unsure, h);
}

/* -- writing the map -------------------------------------------------------------------------- */

void memoir_unit_token(const memoir_setup_hex *hex, char out[], size_t size)
{
    const memoir_setup_unit *u = &hex->unit;
    bcg_writer w;
    bcg_writer_init(&w, out, size);
    for (int o = 0; o < MEMOIR_OBSTACLES; o++)
        if (hex->obstacles >> o & 1)
            bcg_writef(&w, "%c", memoir_obstacles[o].code);
    if (u->kind == MU_NONE)
        return;
    const char code = memoir_units[u->kind].code;
    bcg_writef(&w, "%c%d", u->side == MS_AXIS ? tolower((unsigned char)code) : code, u->figures);
    if (u->start != u->figures)
        bcg_writef(&w, "/%d", u->start);
    if (u->elite)
        bcg_write(&w, "+");
}

/* The hex of a row; NULL: the row is shorter. */
static const memoir_setup_hex *find_hex(const void *document, int x, int y)
{
    const memoir_scenario *s = document;
    const bcg_board *b = memoir_board(s);
    return x < bcg_row_length(b, y) ? &s->hex[bcg_row_start(b, y) + x] : NULL;
}

static void ground(const void *document, int x, int y, char out[BCG_MAP_WORD])
{
    const memoir_setup_hex *hex = find_hex(document, x, y);
    bcg_writer w;
    bcg_writer_init(&w, out, BCG_MAP_WORD);
    if (hex == NULL)
        return;
    bcg_write(&w, memoir_terrains[hex->terrain].code);
    if (hex->structure != MB_NONE)
        bcg_writef(&w, "%c", memoir_structures[hex->structure].code);
}

static void standing(const void *document, int x, int y, char out[BCG_MAP_WORD])
{
    const memoir_setup_hex *hex = find_hex(document, x, y);
    out[0] = '\0';
    if (hex)
        memoir_unit_token(hex, out, BCG_MAP_WORD);
}

static void map_write(const bcg_fields_context *c, bcg_writer *w)
{
    const bcg_board *b = memoir_board(c->document);
    const bcg_map_drawing d = {
        .columns = b->width,
        .rows = b->rows,
        .width = CELL_WIDTH,
        .shifted = true,
        .ground = ground,
        .standing = standing,
    };
    bcg_map_write(&d, c->document, w);
}

const bcg_special memoir_map_line = {map_read, map_row, map_end, map_write};
