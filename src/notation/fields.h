/* Lines of a scenario file, described by tables and read and written by one engine.
 *
 * A line is a keyword and fields: first positional ones, then named ones in any order. A table row
 * says what a field is and where in the record it goes; the writer uses the same rows, so whatever
 * can be read is also written, in one canonical order, omitting defaults. A ruleset provides its
 * tables (<ruleset>_scn.c) and never parses a line itself. */
#ifndef BOCAGE_NOTATION_FIELDS_H
#define BOCAGE_NOTATION_FIELDS_H

#include "core/bitset.h"
#include "core/text.h"
#include "notation/problems.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum bcg_field_type {
    BCG_F_END,     /* ends a table */
    BCG_F_WORD,    /* uint8_t: index into `words`, plus `min` */
    BCG_F_WORDS,   /* uint32_t: one bit per word */
    BCG_F_COUNTS,  /* uint8_t[]: how often each word occurs */
    BCG_F_NUMBER,  /* uint16_t from min to max */
    BCG_F_NUMBERS, /* uint32_t: bit n for the number n + 1, at most 32 */
    BCG_F_CELL,    /* uint8_t */
    BCG_F_CELLS,   /* bcg_set, not empty if given */
    BCG_F_ITEM,    /* uint16_t: number of a thing with a name, such as a card, plus 1; 0: none */
    BCG_F_ITEMS,   /* bcg_set of such numbers */
    BCG_F_FLAG,    /* uint8_t: 1 if its name is present */
    BCG_F_DATE,    /* bcg_date: 1944-06-06 */
    BCG_F_NAME,    /* bcg_text_ref: one short name of lower-case letters, digits and hyphens */
    BCG_F_KEY,     /* bcg_text_ref: one word of any characters */
    BCG_F_REST,    /* bcg_text_ref: the rest of the line */
    BCG_F_BLOCK,   /* bcg_text_ref: indented lines below; the only field of its line */
} bcg_field_type;

typedef struct bcg_field {
    const char *name; /* NULL: positional */
    const char *key;  /* name of the record member: its key in JSON if it has no name */
    bcg_field_type type;
    bool required;
    uint16_t offset; /* in the record */
    uint16_t min, max;
    uint16_t preset; /* value if not given; also for BCG_F_CELL */
    const bcg_words *words;
    const char *what; /* "side": its name in messages */
} bcg_field;

typedef struct bcg_fields_context bcg_fields_context;

/* Functions for a line that is more than fields, or has a drawing below it. */
typedef struct bcg_special {
    void (*read)(const bcg_fields_context *c, bcg_span keyword, bcg_span rest);
    /* Called for each indented line below, and at their end; NULL if there are none. */
    void (*row)(const bcg_fields_context *c, bcg_span line);
    void (*end)(const bcg_fields_context *c);
    void (*write)(const bcg_fields_context *c, bcg_writer *w);
} bcg_special;

enum {
    BCG_LINE_REQUIRED = 1, /* every file has one */
    BCG_LINE_UNIQUE = 2,   /* no two records have the same first field */
    BCG_LINE_EACH = 4,     /* one for each possible word of its first field */
    BCG_LINE_IDLE = 8,     /* changes nothing in the game */
};

typedef struct bcg_line_kind {
    const char *keyword;
    uint8_t group; /* the canonical text has an empty line between groups */
    const bcg_field *fields;
    const bcg_special *special;
    uint16_t list;        /* offset of the list in the document: uint16_t count, then records */
    uint16_t records;     /* offset of the first record */
    uint16_t record_size; /* a record starts with uint16_t line */
    uint16_t max;
    uint8_t flags;
    uint8_t since; /* the version of the format that added it; 0: the first */
} bcg_line_kind;

/* What the engine needs to know about the document besides its tables. */
struct bcg_fields_context {
    void *document;
    /* The cell with this label, or -1; -2: the board is not known yet. */
    int (*cell)(const void *document, bcg_span label);
    void (*label)(const void *document, int cell, char out[4]);
    const char *cell_word;  /* "hex": the word for a cell in messages */
    const char *cell_words; /* "hexes": for several of them */
    const char *board_line; /* "board": the line that must stand before a cell is named */
    bcg_reason no_cell;     /* code for a label that names no cell; */
    bcg_reason not_below;   /* for a word on the map that stands below no cell, */
    bcg_reason row_length;  /* and for a row that has too many or too few of them */
    /* Things with names, of BCG_F_ITEM and BCG_F_ITEMS: the number of the one named, or -1 if there
     * is none, -2 if all that are called so are taken: in lines before, or in this list. NULL if
     * the ruleset has no such fields. */
    int (*item)(const void *document, const bcg_set *taken, bcg_span name);
    void (*item_name)(const void *document, int item, bcg_writer *w);
    const bcg_words *item_words; /* to find what a mistyped name may have meant */
    char *pool;                  /* storage for texts */
    uint16_t *pool_used;
    size_t pool_size;
    bcg_problems *problems;
    void *scratch; /* state of a special line between rows */
    /* One bit per kind, maintained by the frame: such a line is present but wrong, so it must not
     * be reported as missing. */
    uint64_t bad_kinds;
};

/* Reads the fields after the keyword into a new record; false if the line has a problem (the record
 * is then dropped). For a BCG_F_BLOCK the text is set later. */
bool bcg_fields_read(const bcg_fields_context *c, const bcg_line_kind *kind, bcg_span keyword,
                     bcg_span rest);

/* Writes all records of a kind, one line each. */
void bcg_fields_write(const bcg_fields_context *c, const bcg_line_kind *kind, bcg_writer *w);

/* Adds text to the pool; false, with the problem noted, if it does not fit. */
bool bcg_pool_add(const bcg_fields_context *c, bcg_span where, const char *text, size_t len,
                  bcg_text_ref *out);

/* Number of records of a kind, and the i-th one. */
int bcg_record_count(const void *document, const bcg_line_kind *kind);
void *bcg_record_at(void *document, const bcg_line_kind *kind, int i);

/* The cell a word names; negative, with the problem noted, if there is none. An unknown board is
 * noted only once. */
int bcg_read_cell(const bcg_fields_context *c, bcg_span word);

/* Notes an unknown word and suggests the most similar known one, which is returned; if none is
 * similar, lists all of them if they are few. */
const char *bcg_unknown_word(bcg_problems *p, bcg_span word, bcg_reason code, const char *what,
                             const bcg_words *words);

enum { BCG_KEYWORD_COLUMN = 12 };

#endif
