/* Memoir scenarios and positions as text. Grammar: docs/formats.md. */
#ifndef BOCAGE_NOTATION_MEMOIR_SCN_H
#define BOCAGE_NOTATION_MEMOIR_SCN_H

#include "memoir/game.h"
#include "memoir/scenario.h"
#include "notation/document.h"
#include "notation/memoir_problems.h"

enum { MEMOIR_SCN_SIZE = 256 * 1024 }; /* upper bound for a canonical text */

/* Reads a memoir file. Every problem is noted; true if none of them is an error, and only then can
 * `out` be used. */
bool memoir_scn_read(const char *text, size_t size, memoir_scenario *out, bcg_problems *p);

/* Writes the canonical text; false if it did not fit. */
bool memoir_scn_write(const memoir_scenario *s, bcg_writer *w);

/* A chosen word that is not in its list, of editions or of options. */
typedef struct memoir_unknown_choice {
    bcg_span word;
    const char *what; /* "edition", "option" */
    const bcg_words *words;
} memoir_unknown_choice;

/* Players' choices from words; without an edition (NULL) the scenario's. False, with the first
 * unknown word, if there is one. */
bool memoir_choices_read(const bcg_span *edition, bcg_span options, memoir_choices *out,
                         memoir_unknown_choice *unknown);

/* Builds a game from a scenario or position that was read without errors, and its starting state.
 * False, with the problem noted, if a limit is exceeded or the lines of the position contradict
 * each other. For a position with hidden cards the state is a view: call guess before using
 * chance. */
bool memoir_scn_start(const memoir_scenario *s, memoir_choices choices, memoir_game *g,
                      memoir_state *state, bcg_problems *p);

/* Warns about what a scenario may say but probably does not mean. `g` is its game. */
void memoir_scn_advise(const memoir_scenario *s, const memoir_game *g, bcg_problems *p);

/* A text of the scenario's pool as a span. */
bcg_span memoir_text(const memoir_scenario *s, bcg_text_ref ref);

/* Obstacles and unit of a hex as drawn on the map: "x(I2/4+"; empty if there is nothing. */
void memoir_unit_token(const memoir_setup_hex *hex, char out[], size_t size);

/* The lines that are more than fields (memoir_map.c, memoir_river.c). */
extern const bcg_special memoir_map_line, memoir_river_line;

/* Could this hex of the map not be read? Then problems that depend on it are not reported. */
bool memoir_map_is_unsure(const bcg_fields_context *c, bcg_hex h);

/* Checks how the lines fit together (memoir_check.c). */
void memoir_scn_check(const bcg_fields_context *c);

/* The kinds of lines, in canonical order: also for documents and tests. */
extern const bcg_scn_format memoir_scn_format;

#endif
