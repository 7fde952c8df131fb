/* Reading and writing text with line and column, in memory owned by the caller.
 *
 * The reader walks through a text of known size (it need not be zero-terminated) line by line and
 * word by word and knows the position of every word, so that problems can be reported at their
 * place. The writer fills a fixed buffer and remembers if it was too small; it never writes past
 * the end. */
#ifndef BOCAGE_CORE_TEXT_H
#define BOCAGE_CORE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* -- spans ------------------------------------------------------------------------------------ */

/* Some characters of a text and their position; lines and columns count from 1, columns in
 * characters (code points), not bytes. */
typedef struct bcg_span {
    const char *at;
    size_t len;
    int line, column;
} bcg_span;

/* A range in a text pool, for records that must not hold pointers. */
typedef struct bcg_text_ref {
    uint16_t at, len;
} bcg_text_ref;

/* A calendar date; year 0 means none. */
typedef struct bcg_date {
    uint16_t year;
    uint8_t month, day;
} bcg_date;

/* A whole text, without a position in another. */
bcg_span bcg_span_of(const char *text);
bool bcg_span_is(bcg_span s, const char *word);
/* The whole span as a decimal number without sign or leading zeros; false if it is not one or
 * exceeds `max`. */
bool bcg_span_number(bcg_span s, int max, int *out);
/* Number of characters (code points) in the span, which must be valid UTF-8. */
int bcg_span_width(bcg_span s);

/* -- reading ---------------------------------------------------------------------------------- */

typedef struct bcg_reader {
    const char *at, *end;
    int line;
} bcg_reader;

void bcg_reader_init(bcg_reader *r, const char *text, size_t size);
/* The next line without its end (LF or CR LF); false at the end of the text. */
bool bcg_reader_line(bcg_reader *r, bcg_span *line);
/* The next word of a line: a run of bytes other than space and tab. `rest` shrinks. */
bool bcg_span_word(bcg_span *rest, bcg_span *word);
/* `rest` without blanks at both ends. */
bcg_span bcg_span_trim(bcg_span rest);
/* Offset of the first byte that is not valid text (invalid UTF-8, control character other than tab,
 * LF, and CR before LF), or `size`. */
size_t bcg_text_valid(const char *text, size_t size);
/* The first invisible character that changes how others are displayed: one that changes the writing
 * direction, or hides something (U+202E, U+200B and the like). 0 if there is none. The text must be
 * valid. */
uint32_t bcg_text_hidden(const char *text, size_t size);

/* -- writing ---------------------------------------------------------------------------------- */

typedef struct bcg_writer {
    char *text; /* always zero-terminated */
    size_t capacity, size;
    bool full;  /* something did not fit */
    int column; /* characters since the line began */
} bcg_writer;

void bcg_writer_init(bcg_writer *w, char *text, size_t capacity);
void bcg_write_bytes(bcg_writer *w, const char *bytes, size_t n);
void bcg_write(bcg_writer *w, const char *text);
void bcg_writef(bcg_writer *w, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Writes blanks up to the given column (counted from 0). */
void bcg_write_to_column(bcg_writer *w, int column);

/* -- words ------------------------------------------------------------------------------------ */

/* A list of words: the names of an enumeration's values in files. */
typedef struct bcg_words {
    const char *const *word;
    int count;
} bcg_words;

/* The index of exactly this word, or -1. */
int bcg_find_word(bcg_span typed, const bcg_words *words);
/* The word most similar to a mistyped one, for "did you mean": at most a third of its letters
 * differ. NULL entries among the `n` words are skipped; NULL if none is similar. */
const char *bcg_nearest_word(bcg_span typed, const char *const *words, int n);

#endif
