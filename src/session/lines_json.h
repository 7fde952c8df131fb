/* The lines of a scenario file as JSON, by the tables that read and write them: nothing can be
 * forgotten.
 *
 * Every kind of line is a key. A line that may occur once is a value (or an object, if it has
 * several fields), others are arrays. Lines that are more than fields (maps) are left to the
 * ruleset. */
#ifndef BOCAGE_SESSION_LINES_JSON_H
#define BOCAGE_SESSION_LINES_JSON_H

#include "notation/scn.h"
#include "session/ruleset_json.h"

typedef struct bcg_lines_out {
    bcg_json *j;
    const void *document;
    const char *text; /* the document's pool of texts */
    int no_cell;      /* stands for a cell that is not given */
    void (*put_cell)(bcg_json *j, const void *document, int cell);
    /* A thing with a name, such as a card; NULL if the ruleset has no such fields. */
    void (*put_item)(bcg_json *j, const void *document, int item);
} bcg_lines_out;

/* Members of an open object. */
void bcg_json_put_lines(const bcg_lines_out *o, const bcg_scn_format *format);

/* Only the lines with this keyword. */
void bcg_json_put_lines_of(const bcg_lines_out *o, const bcg_scn_format *format,
                           const char *keyword);

/* The scenario a game was prepared from, as the member `board` of an open object; before that
 * `change` makes of it what everybody may see. */
void bcg_json_put_board(bcg_json *j, const bcg_prepared *p,
                        void (*change)(const bcg_prepared *p, void *scenario));

/* A list of words, one for each bit. */
void bcg_json_bits(bcg_json *j, const bcg_words *words, uint32_t bits);
/* A list of words, each as often as counted. */
void bcg_json_counts(bcg_json *j, const bcg_words *words, const uint8_t *counts);

#endif
