/* The drawn map of a scenario file: what all rulesets do alike. A row of the map is a line of
 * ground that begins with the row's number, then, if something stands there, a line of what does,
 * each exactly below the ground of its cell. What the words of a cell mean is the ruleset's
 * (<ruleset>_map.c). */
#ifndef BOCAGE_NOTATION_MAP_H
#define BOCAGE_NOTATION_MAP_H

#include "notation/fields.h"

/* -- reading ---------------------------------------------------------------------------------- */

/* Begins a map whose keyword stands in this line, which is kept; false, with the problem noted, if
 * there was one before. */
bool bcg_map_begin(const bcg_fields_context *c, bcg_span keyword, uint16_t *map_line);
/* Behind the keyword only the letters of the columns may stand, in order from A: the first word
 * that is something else; false if there is none. */
bool bcg_map_odd_letter(bcg_span rest, int columns, bcg_span *odd);
/* Notes that a map of so many rows has none of this number. */
void bcg_map_no_row(const bcg_fields_context *c, bcg_span number, int rows);
/* Keeps the line of row `n`; false, with the problem noted, if there was such a row before. */
bool bcg_map_row_is_new(const bcg_fields_context *c, bcg_span number, int n, uint16_t *row_line);
/* Note that row `n` goes on behind the last of its cells, or ends after `found` of them. */
void bcg_map_row_too_long(const bcg_fields_context *c, bcg_span where, int n, int cells);
void bcg_map_row_too_short(const bcg_fields_context *c, bcg_span where, int n, int found,
                           int cells);
/* Notes a word that is none of the `n` terrains with these codes; `each` says what else can stand
 * in the word of a cell. */
void bcg_map_unknown_terrain(const bcg_fields_context *c, bcg_span word,
                             const char *(*code)(int terrain), int n, const char *each);
/* Is there a tab in the line? Then it is noted: columns must be made with blanks. */
bool bcg_map_has_tab(const bcg_fields_context *c, bcg_span line);
/* Which of the `n` cells of a row, whose ground begins in these columns, is the word below? -1,
 * with the problem noted, if it stands below none. */
int bcg_map_cell_above(const bcg_fields_context *c, const int *column, int n, bcg_span word);

/* -- writing ---------------------------------------------------------------------------------- */

enum { BCG_MAP_WORD = 32 };

typedef struct bcg_map_drawing {
    int columns, rows;
    int width;    /* of a cell, at least: its longest word and a blank fit in */
    bool shifted; /* every second row stands half a cell to the right */
    /* The words of a cell; empty if there is no such cell, or nothing stands there. */
    void (*ground)(const void *document, int x, int y, char out[BCG_MAP_WORD]);
    void (*standing)(const void *document, int x, int y, char out[BCG_MAP_WORD]);
} bcg_map_drawing;

void bcg_map_write(const bcg_map_drawing *d, const void *document, bcg_writer *w);

#endif
