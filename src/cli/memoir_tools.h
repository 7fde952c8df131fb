/* Memoir on the command line: shared by its files, and its part of the ruleset's row. */
#ifndef BOCAGE_CLI_MEMOIR_TOOLS_H
#define BOCAGE_CLI_MEMOIR_TOOLS_H

#include "cli/ruleset_tools.h"
#include "memoir/game.h"

extern const bcg_ruleset_tools bcg_memoir_tools;
extern const bench_part memoir_bench;

/* -- the board: memoir_text.c, memoir_svg.c --------------------------------------------------- */

void memoir_draw_text(FILE *out, const memoir_scenario *s, text_style style);
/* False, with a message, if the art cannot be read. */
bool memoir_draw_svg(FILE *out, const memoir_scenario *s, svg_style style);
/* The legend text for the exits of a scenario. */
const char *exit_name(const memoir_scenario *s);

/* -- games ------------------------------------------------------------------------------------ */

int memoir_los(const bcg_prepared *p, const void *state, char **hexes, bool json);
bool memoir_print_odds(const bcg_prepared *p, const void *state, bcg_action a);
void memoir_tell_event(FILE *out, const bcg_prepared *p, const bcg_event *e);
void memoir_write_tables(FILE *out, bool json, const void *values);

/* -- words ------------------------------------------------------------------------------------ */

/* "6 June 1944" or "20 to 26 August 1944". */
void format_period(const memoir_period *p, char *out, size_t size);
/* The name of a side as a title: "Axis", "Allies". */
const char *side_name(int side);

/* A hex label. */
typedef struct hex_name {
    char text[BCG_LABEL_SIZE];
} hex_name;
hex_name name_of(const memoir_game *g, int h);

#endif
