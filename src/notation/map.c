#include "notation/map.h"

#include <string.h>

/* -- reading ---------------------------------------------------------------------------------- */

bool bcg_map_begin(const bcg_fields_context *c, bcg_span keyword, uint16_t *map_line)
{
    if (*map_line != 0) {
        bcg_error(c->problems, keyword, SCN_TWICE, "a map was given in line %d already", *map_line);
        return false;
    }
    *map_line = (uint16_t)keyword.line;
    return true;
}

bool bcg_map_odd_letter(bcg_span rest, int columns, bcg_span *odd)
{
    for (int i = 0; bcg_span_word(&rest, odd); i++)
        if (i >= columns || odd->len != 1 || odd->at[0] != 'A' + i)
            return true;
    return false;
}

void bcg_map_no_row(const bcg_fields_context *c, bcg_span number, int rows)
{
    bcg_error(c->problems, number, SCN_BAD_ROW,
              "there is no row `%.*s`; rows run from %d at the top down to 1", BCG_SHOWN(number),
              rows);
}

bool bcg_map_row_is_new(const bcg_fields_context *c, bcg_span number, int n, uint16_t *row_line)
{
    if (*row_line != 0) {
        bcg_error(c->problems, number, SCN_TWICE, "row %d was given in line %d already", n,
                  *row_line);
        return false;
    }
    *row_line = (uint16_t)number.line;
    return true;
}

void bcg_map_row_too_long(const bcg_fields_context *c, bcg_span where, int n, int cells)
{
    bcg_error(c->problems, where, c->row_length, "row %d is too long: it has %d %s", n, cells,
              c->cell_words);
}

void bcg_map_row_too_short(const bcg_fields_context *c, bcg_span where, int n, int found, int cells)
{
    bcg_error(c->problems, where, c->row_length, "row %d is too short: %d of %d %s", n, found,
              cells, c->cell_words);
}

void bcg_map_unknown_terrain(const bcg_fields_context *c, bcg_span word,
                             const char *(*code)(int terrain), int n, const char *each)
{
    char known[BCG_PROBLEM_TEXT];
    bcg_writer w;
    bcg_writer_init(&w, known, sizeof known);
    for (int t = 0; t < n; t++)
        bcg_writef(&w, "%s%s", t ? " " : "", code(t));
    bcg_error(c->problems, word, SCN_BAD_TERRAIN,
              "unknown terrain `%.*s`; there are %s, each also with %s", BCG_SHOWN(word), known,
              each);
}

bool bcg_map_has_tab(const bcg_fields_context *c, bcg_span line)
{
    const char *tab = memchr(line.at, '\t', line.len);
    if (tab == NULL)
        return false;
    const bcg_span before = {line.at, (size_t)(tab - line.at), line.line, line.column};
    const bcg_span where = {tab, 1, line.line, line.column + bcg_span_width(before)};
    bcg_error(c->problems, where, SCN_TAB, "a tab in the map; columns must be made with blanks");
    return true;
}

int bcg_map_cell_above(const bcg_fields_context *c, const int *column, int n, bcg_span word)
{
    for (int i = 0; i < n; i++)
        if (column[i] == word.column)
            return i;
    bcg_error(c->problems, word, c->not_below,
              "`%.*s` stands under no %s: it must begin in the column of its terrain",
              BCG_SHOWN(word), c->cell_word);
    return -1;
}

/* -- writing ---------------------------------------------------------------------------------- */

enum { MARGIN = 4 };

typedef void words_of(const void *document, int x, int y, char out[BCG_MAP_WORD]);

static int longest(const bcg_map_drawing *d, const void *document, words_of *words)
{
    char word[BCG_MAP_WORD];
    int most = 0;
    for (int y = 0; y < d->rows; y++)
        for (int x = 0; x < d->columns; x++) {
            words(document, x, y, word);
            if ((int)strlen(word) > most)
                most = (int)strlen(word);
        }
    return most;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* Even, if rows are shifted by half of it. */
static int cell_width(const bcg_map_drawing *d, const void *document)
{
    const int word = larger(longest(d, document, d->ground), longest(d, document, d->standing));
    const int width = larger(d->width, word + 1);
    return d->shifted ? width + width % 2 : width;
}

static void write_row(const bcg_map_drawing *d, const void *document, int y, int width,
                      words_of *words, bcg_writer *w)
{
    const int start = MARGIN + (d->shifted && y % 2 ? width / 2 : 0);
    char word[BCG_MAP_WORD];
    for (int x = 0; x < d->columns; x++) {
        words(document, x, y, word);
        if (word[0] == '\0')
            continue;
        bcg_write_to_column(w, start + x * width);
        bcg_write(w, word);
    }
    if (w->column > 0)
        bcg_write(w, "\n");
}

void bcg_map_write(const bcg_map_drawing *d, const void *document, bcg_writer *w)
{
    const int width = cell_width(d, document);
    bcg_write(w, "map");
    for (int x = 0; x < d->columns; x++) {
        bcg_write_to_column(w, MARGIN + x * width);
        bcg_writef(w, "%c", 'A' + x);
    }
    bcg_write(w, "\n");
    for (int y = 0; y < d->rows; y++) {
        bcg_writef(w, "%3d", d->rows - y);
        write_row(d, document, y, width, d->ground, w);
        write_row(d, document, y, width, d->standing, w);
    }
}
