/* What reading and writing `.m44` files needs of JSON: where a value stands, values in the forms
 * that several generations of editors wrote, and values as text for `foreign` lines. */
#ifndef BOCAGE_NOTATION_M44_JSON_H
#define BOCAGE_NOTATION_M44_JSON_H

#include "grid/hex.h"
#include "notation/memoir_problems.h"

#include <jansson.h>

/* -- where ------------------------------------------------------------------------------------ */

/* A value's place in the file: a chain of such on the stack, the innermost first. */
typedef struct m44_place {
    const struct m44_place *up; /* NULL: this is the file */
    const char *key;            /* NULL: number `index` of a list */
    int index;
} m44_place;

/* Problems are told with the path of the value and, on the map, its hex:
 * "board.hexagons[12].unit.name (G5): ...". */
typedef struct m44_notes {
    bcg_problems *problems;
    const bcg_board *board; /* NULL: not known yet */
    bcg_hex hex;            /* where we are, or BCG_NO_HEX */
} m44_notes;

void m44_error(const m44_notes *n, const m44_place *where, bcg_reason code, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void m44_warning(const m44_notes *n, const m44_place *where, bcg_reason code, const char *format,
                 ...) __attribute__((format(printf, 4, 5)));

/* A text of the file in a sentence: at most 40 characters. Use with "%.*s". */
#define M44_SHOWN(text) bcg_shown_length(bcg_span_of(text)), (text)

/* -- values ----------------------------------------------------------------------------------- */

/* What taking a value out of its object found. Wrong values are told where they stand. */
typedef enum m44_found { M44_ABSENT, M44_THERE, M44_WRONG } m44_found;

/* The members of a list, however it was written: [...], {"item": [...]}, {"0": ...}. A new list,
 * which the caller releases; NULL, told, if it is none. An absent value is an empty list. What
 * stands beside `item` is no member: it is told and left out. */
json_t *m44_list(const m44_notes *n, const m44_place *where, const json_t *value);

/* Is it on or off? As true, 1, "true" or "1"; nothing at all is off too. */
typedef enum m44_truth { M44_OFF, M44_ON, M44_NEITHER } m44_truth;
m44_truth m44_truth_of(const json_t *value);

/* Is it nothing at all: null, false, 0, an empty text or list? */
bool m44_is_empty(const json_t *value);

/* Take the member away from its object once it is understood. */
void m44_forget(json_t *object, const char *key);

/* Each looks at a member and does not take it. Numbers may be written as texts, words in any case.
 */
m44_found m44_number(const m44_notes *n, const m44_place *where, const json_t *object,
                     const char *key, int min, int max, int *out);
m44_found m44_flag(const m44_notes *n, const m44_place *where, const json_t *object,
                   const char *key, bool *out);
/* An unknown word is M44_WRONG but not told: unknown names are kept. */
m44_found m44_word(const m44_notes *n, const m44_place *where, const json_t *object,
                   const char *key, const bcg_words *words, int *out);
m44_found m44_text(const m44_notes *n, const m44_place *where, const json_t *object,
                   const char *key, const char **out);
/* "1944-06-06", perhaps with a time behind it, which is not looked at. Wrong ones are not told. */
m44_found m44_date(const json_t *object, const char *key, bcg_date *out);
/* The hexes a list of labels names, added to a set. */
bool m44_group(const m44_notes *n, const m44_place *where, const json_t *object, const char *key,
               bcg_set *out);

/* -- as text ---------------------------------------------------------------------------------- */

/* In one line, without characters that our own files may not hold. The caller frees it. */
char *m44_one_line(const json_t *value);
/* A text with single blanks between words, and a line end between paragraphs if they are wanted.
 * The caller frees it. */
char *m44_prose(const char *text, bool paragraphs);

#endif
