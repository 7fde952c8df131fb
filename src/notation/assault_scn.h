/* Assault scenarios and positions as text. Grammar: docs/formats.md. */
#ifndef BOCAGE_NOTATION_ASSAULT_SCN_H
#define BOCAGE_NOTATION_ASSAULT_SCN_H

#include "assault/game.h"
#include "assault/scenario.h"
#include "notation/assault_problems.h"
#include "notation/document.h"

enum { ASSAULT_SCN_SIZE = 128 * 1024 }; /* upper bound for a canonical text */

/* Reads an assault file. Every problem is noted; true if none of them is an error, and only then
 * can `out` be used. */
bool assault_scn_read(const char *text, size_t size, assault_scenario *out, bcg_problems *p);

/* Writes the canonical text; false if it did not fit. */
bool assault_scn_write(const assault_scenario *s, bcg_writer *w);

/* Reads a file of values (docs/formats.md) and puts them into a scenario, in addition to those it
 * has; where both name the same, the file counts. False, with the problems noted, if something is
 * wrong, also if the battle cannot be played with these values; the scenario is then as it was. */
bool assault_values_add(assault_scenario *s, const char *text, size_t size, bcg_problems *p);
/* The same into a scenario that has nothing else. */
bool assault_values_read(const char *text, size_t size, assault_scenario *out, bcg_problems *p);
/* Is a text meant to be such a file: does it have lines of values, and no map? */
bool assault_values_are(const char *text, size_t size);
/* The values of a scenario as such a file; nothing if it has none. */
bool assault_values_write(const assault_scenario *s, bcg_writer *w);
bool assault_has_values(const assault_scenario *s);
/* Puts the values of one into the other. */
void assault_values_merge(assault_scenario *s, const assault_scenario *values);

/* Builds a game from a scenario or position that was read without errors. False, with the problem
 * noted, if the lines of the position contradict each other or show only what one side sees. The
 * game begins with that position. */
bool assault_scn_start(assault_scenario *s, assault_game *g, bcg_problems *p);
/* The game of a view, with what it shows as its opening, which can be looked at only. */
bool assault_scn_look(assault_scenario *view, assault_game *g);

/* Warns about what a scenario may say but probably does not mean, and where it leaves the rules for
 * design (DYO). `g` is its game. */
void assault_scn_advise(const assault_scenario *s, const assault_game *g, bcg_problems *p);

/* A text of the scenario's pool as a span. */
bcg_span assault_text(const assault_scenario *s, bcg_text_ref ref);

/* The name of a card: its kind and, behind a #, the number printed on it (from 1). */
void assault_card_name(const assault_catalogue *c, int number, bcg_writer *w);

/* The line that is more than fields (assault_map.c). */
extern const bcg_special assault_map_line;

/* Could this tile of the map not be read? Then problems that depend on it are not reported. */
bool assault_map_is_unsure(const bcg_fields_context *c, int tile);

/* Checks how the lines fit together, and fills in what follows from them (assault_check.c). */
void assault_scn_check(const bcg_fields_context *c);
/* The same for the values of cards and tiles alone. */
void assault_values_check(const bcg_fields_context *c);

/* The kinds of lines, in canonical order: also for documents and tests. */
extern const bcg_scn_format assault_scn_format, assault_values_format;

#endif
