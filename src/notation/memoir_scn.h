/* Memoir scenarios and positions as text. Grammar: docs/formats.md. */
#ifndef BOCAGE_NOTATION_MEMOIR_SCN_H
#define BOCAGE_NOTATION_MEMOIR_SCN_H

#include "memoir/game.h"
#include "memoir/scenario.h"
#include "notation/memoir_problems.h"
#include "notation/scn.h"

enum { MEMOIR_SCN_SIZE = 256 * 1024 }; /* no canonical text is longer */

/* Read a file of ruleset memoir. Every problem is noted; true if none of them is an error, and only
 * then is `out` a scenario one can use. */
bool memoir_scn_read(const char *text, size_t size, memoir_scenario *out, bcg_problems *p);

/* Write the canonical text; false if it did not fit. */
bool memoir_scn_write(const memoir_scenario *s, bcg_writer *w);

/* A word chosen that is none of its list, which is of editions or of options. */
typedef struct memoir_unknown_choice {
    bcg_span word;
    const char *what; /* "edition", "option" */
    const bcg_words *words;
} memoir_unknown_choice;

/* What players chose, by its words; without an edition (NULL) the scenario's. False, with the first
 * word that is none, if there is one. */
bool memoir_choices_read(const bcg_span *edition, bcg_span options, memoir_choices *out,
                         memoir_unknown_choice *unknown);

/* Make a game of a scenario or position that was read without errors, and the state it begins with.
 * False, with the problem noted, if it is beyond a limit or the lines of the position contradict
 * each other. A position with hidden cards gives a view: guess before chance is asked. */
bool memoir_scn_start(const memoir_scenario *s, memoir_choices choices, memoir_game *g,
                      memoir_state *state, bcg_problems *p);

/* Is the title what it seems? One that turns the direction of writing or holds what cannot be seen
 * may stand for another: false, with the problem noted. Games that began with one go on. */
bool memoir_scn_title_shows(const memoir_scenario *s, bcg_problems *p);

/* Warn of what a scenario may say but hardly means. `g` is its game. */
void memoir_scn_advise(const memoir_scenario *s, const memoir_game *g, bcg_problems *p);

/* A text of the scenario's pool as a span. */
bcg_span memoir_text(const memoir_scenario *s, bcg_text_ref ref);

/* Obstacles and unit of a hex as the map draws them: "x(I2/4+"; empty if there is nothing. */
void memoir_unit_token(const memoir_setup_hex *hex, char out[], size_t size);

/* The lines that are more than fields (memoir_map.c, memoir_river.c). */
extern const bcg_special memoir_map_line, memoir_river_line;

/* Could this hex of the map not be read? Then nothing that depends on it is a problem of its own.
 */
bool memoir_map_is_unsure(const bcg_fields_context *c, bcg_hex h);

/* What the lines must be together (memoir_check.c). */
void memoir_scn_check(const bcg_fields_context *c);

/* The words a line may begin with, in canonical order: for documents and tests. */
extern const bcg_scn_format memoir_scn_format;

#endif
