/* JSON helpers for reading and writing `.m44` files: the place of a value, values in the forms that
 * several generations of editors wrote, and values as text for `foreign` lines. */
#ifndef BOCAGE_NOTATION_M44_JSON_H
#define BOCAGE_NOTATION_M44_JSON_H

#include "grid/hex.h"
#include "notation/memoir_problems.h"

#include <jansson.h>

/* -- places ----------------------------------------------------------------------------------- */

/* A value's place in the file: a chain of these on the stack, innermost first. */
typedef struct m44_place {
    const struct m44_place *up; /* NULL: this is the file */
    const char *key;            /* NULL: item `index` of a list */
    int index;
} m44_place;

/* Problems are reported with the path of the value and, on the map, its hex:
 * "board.hexagons[12].unit.name (G5): ...". */
typedef struct m44_notes {
    bcg_problems *problems;
    const bcg_board *board; /* NULL: not known yet */
    bcg_hex hex;            /* the current one, or BCG_NO_HEX */
} m44_notes;

void m44_error(const m44_notes *n, const m44_place *where, bcg_reason code, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void m44_warning(const m44_notes *n, const m44_place *where, bcg_reason code, const char *format,
                 ...) __attribute__((format(printf, 4, 5)));

/* Shows a text from the file in a sentence: at most 40 characters. Use with "%.*s". */
#define M44_SHOWN(text) bcg_shown_length(bcg_span_of(text)), (text)

/* -- values ----------------------------------------------------------------------------------- */

/* The result of looking up a value in its object. Wrong values are reported with their place. */
typedef enum m44_found { M44_ABSENT, M44_THERE, M44_WRONG } m44_found;

/* The items of a list in any of its forms: [...], {"item": [...]}, {"0": ...}. Returns a new list,
 * which the caller releases; NULL, with a report, if it is not a list. An absent value is an empty
 * list. Anything beside `item` is not part of the list: it is reported and dropped. */
json_t *m44_list(const m44_notes *n, const m44_place *where, const json_t *value);

/* Is it on or off? On is true, 1, "true" or "1"; an absent value is off. */
typedef enum m44_truth { M44_OFF, M44_ON, M44_NEITHER } m44_truth;
m44_truth m44_truth_of(const json_t *value);

/* Is it null, false, 0, or an empty text or list? */
bool m44_is_empty(const json_t *value);

/* Removes the member from its object once it is understood. */
void m44_forget(json_t *object, const char *key);

/* These look at a member but do not remove it. Numbers may be written as texts, words in any
 * case. */
m44_found m44_number(const m44_notes *n, const m44_place *where, const json_t *object,
                     const char *key, int min, int max, int *out);
m44_found m44_flag(const m44_notes *n, const m44_place *where, const json_t *object,
                   const char *key, bool *out);
/* An unknown word is M44_WRONG but not reported: unknown names are kept. */
m44_found m44_word(const m44_notes *n, const m44_place *where, const json_t *object,
                   const char *key, const bcg_words *words, int *out);
m44_found m44_text(const m44_notes *n, const m44_place *where, const json_t *object,
                   const char *key, const char **out);
/* "1944-06-06", optionally followed by a time, which is ignored. Wrong ones are not reported. */
m44_found m44_date(const json_t *object, const char *key, bcg_date *out);
/* Adds the hexes that a list of labels names to a set. */
bool m44_group(const m44_notes *n, const m44_place *where, const json_t *object, const char *key,
               bcg_set *out);

/* -- as text ---------------------------------------------------------------------------------- */

/* On one line, without characters that our own files may not contain. The caller frees it. */
char *m44_one_line(const json_t *value);
/* A text with single blanks between words and, on request, a line end between paragraphs. The
 * caller frees it. */
char *m44_prose(const char *text, bool paragraphs);

#endif
