/* The rivers of a Memoir scenario file.
 *
 * A river is a path: the hexes it runs through, with a direction at an end where it leaves the
 * board or stops at a hex that does not continue it. The scenario stores only which sides of each
 * hex the water runs through; the writer reconstructs the paths, always the same ones. */
#include "notation/memoir_scn.h"

#include <string.h>

static memoir_scenario *scenario_of(const bcg_fields_context *c)
{
    return c->document;
}

/* Is something other than a river drawn on this hex? A lake may be a river in the classic edition;
 * memoir_check.c checks whether a line says so. */
static bool is_known_dry(const bcg_fields_context *c, int cell)
{
    const int terrain = scenario_of(c)->hex[cell].terrain;
    return !memoir_map_is_unsure(c, (bcg_hex)cell) && terrain != MT_RIVER && terrain != MT_LAKE;
}

static bool add_side(const bcg_fields_context *c, int cell, int direction, bcg_span where)
{
    uint8_t *river = &scenario_of(c)->hex[cell].river;
    if (is_known_dry(c, cell))
        return true; /* reported */
    if (*river >> direction & 1) {
        bcg_error(c->problems, where, SCN_TWICE, "the river runs here already");
        return false;
    }
    *river |= (uint8_t)(1u << direction);
    return true;
}

/* Can a river run here? If the map comes later, memoir_check.c checks again. */
static void check_river_hex(const bcg_fields_context *c, int cell, bcg_span word)
{
    if (is_known_dry(c, cell))
        bcg_error(c->problems, word, SCN_NO_STRUCTURE,
                  "the river runs through %.*s, which is %s on the map", BCG_SHOWN(word),
                  memoir_terrains[scenario_of(c)->hex[cell].terrain].name);
}

static void river_read(const bcg_fields_context *c, bcg_span keyword, bcg_span rest)
{
    const memoir_scenario *s = scenario_of(c);
    int cell = -1, pending = -1, pieces = 0;
    bcg_span word = keyword;
    bool ended = false;
    while (bcg_span_word(&rest, &word)) {
        const int direction = bcg_find_word(word, &memoir_direction_words);
        if (ended) {
            bcg_error(c->problems, word, SCN_UNKNOWN_WORD,
                      "a river ends with the direction it leaves by; `%.*s` is too much",
                      BCG_SHOWN(word));
            return;
        }
        if (direction >= 0) {
            if (cell < 0 && pending < 0)
                pending = direction;
            else if (cell < 0) {
                bcg_error(c->problems, word, SCN_UNKNOWN_WORD,
                          "after the direction a river comes from, its first hex must follow");
                return;
            } else if (!add_side(c, cell, direction, word))
                return;
            else
                ended = true;
            pieces++;
            continue;
        }
        const int next = bcg_read_cell(c, word);
        if (next < 0)
            return;
        check_river_hex(c, next, word);
        if (pending >= 0 && cell < 0 && !add_side(c, next, pending, word))
            return;
        if (cell >= 0) {
            const bcg_board *b = memoir_board(s);
            const int way = bcg_direction(b, (bcg_hex)cell, (bcg_hex)next);
            if (way < 0) {
                bcg_error(c->problems, word, SCN_NOT_NEIGHBOURS,
                          "`%.*s` is not next to the hex before it", BCG_SHOWN(word));
                return;
            }
            if (!add_side(c, cell, way, word) ||
                !add_side(c, next, (int)bcg_opposite((bcg_dir)way), word))
                return;
            pieces++;
        }
        cell = next;
    }
    if (pieces == 0 || cell < 0)
        bcg_error(c->problems, keyword, SCN_MISSING_VALUE,
                  "a river needs the hexes it runs through, at least one and a direction");
}

/* The sides still to be written, per hex. */
typedef struct river_writer {
    const bcg_board *board;
    uint8_t left[BCG_MAX_HEXES];
} river_writer;

/* The hex beyond a side if the river continues there, otherwise BCG_NO_HEX. */
static bcg_hex beyond(const river_writer *r, const memoir_scenario *s, int h, int d)
{
    const bcg_hex next = r->board->next[h][d];
    const bool answers = next != BCG_NO_HEX && s->hex[next].river >> bcg_opposite((bcg_dir)d) & 1;
    return answers ? next : BCG_NO_HEX;
}

/* The first unwritten side of h where the river continues (or, if `open`, does not), or -1. */
static int find_side(const river_writer *r, const memoir_scenario *s, int h, bool open)
{
    for (int d = 0; d < BCG_DIRS; d++)
        if (r->left[h] >> d & 1 && (beyond(r, s, h, d) == BCG_NO_HEX) == open)
            return d;
    return -1;
}

static void write_river(river_writer *r, const memoir_scenario *s, int h, bool from_open,
                        bcg_writer *w)
{
    bcg_write(w, "river");
    bcg_write_to_column(w, BCG_KEYWORD_COLUMN);
    if (from_open) {
        const int d = find_side(r, s, h, true);
        r->left[h] &= (uint8_t) ~(1u << d);
        bcg_writef(w, "%s ", memoir_direction_words.word[d]);
    }
    for (;;) {
        char label[BCG_LABEL_SIZE];
        bcg_hex_label(r->board, (bcg_hex)h, label);
        bcg_write(w, label);
        const int d = find_side(r, s, h, false);
        if (d < 0)
            break;
        const bcg_hex next = beyond(r, s, h, d);
        r->left[h] &= (uint8_t) ~(1u << d);
        r->left[next] &= (uint8_t) ~(1u << bcg_opposite((bcg_dir)d));
        bcg_write(w, " ");
        h = next;
    }
    const int d = find_side(r, s, h, true);
    if (d >= 0) {
        r->left[h] &= (uint8_t) ~(1u << d);
        bcg_writef(w, " %s", memoir_direction_words.word[d]);
    }
    bcg_write(w, "\n");
}

/* From every open end first, then the rest: stretches between forks, and rings. */
static void river_write(const bcg_fields_context *c, bcg_writer *w)
{
    const memoir_scenario *s = scenario_of(c);
    river_writer r = {.board = memoir_board(s)};
    for (int h = 0; h < r.board->hexes; h++)
        r.left[h] = s->hex[h].river;
    for (int open = 1; open >= 0; open--)
        for (int h = 0; h < r.board->hexes; h++)
            while (find_side(&r, s, h, open) >= 0)
                write_river(&r, s, h, open, w);
}

const bcg_special memoir_river_line = {river_read, NULL, NULL, river_write};
