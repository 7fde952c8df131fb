/* Assault on the command line: shared by its files, and its part of the ruleset's row. */
#ifndef BOCAGE_CLI_ASSAULT_TOOLS_H
#define BOCAGE_CLI_ASSAULT_TOOLS_H

#include "assault/rules.h"
#include "cli/ruleset_tools.h"

extern const bcg_ruleset_tools bcg_assault_tools;
extern const bench_part assault_bench;

/* -- the board: assault_text.c, assault_svg.c ------------------------------------------------- */

/* What is drawn: the game of a scenario or position, and the state it begins with. */
typedef struct assault_shown {
    const assault_scenario *scenario;
    const assault_game *game;
    const assault_state *state;
} assault_shown;

void assault_draw_text(FILE *out, const assault_shown *shown, text_style style);
/* False, with a message, if the art cannot be read. */
bool assault_draw_svg(FILE *out, const assault_shown *shown, svg_style style);

/* -- games ------------------------------------------------------------------------------------ */

bool assault_print_odds(const bcg_prepared *p, const void *state, bcg_action a);
void assault_tell_event(FILE *out, const bcg_prepared *p, const bcg_event *e);
void assault_write_tables(FILE *out, bool json, const void *values);

/* -- words ------------------------------------------------------------------------------------ */

/* The name of a side as a title: "German", "American". */
const char *assault_side_title(int side);
/* The name of a kind of card. */
const char *assault_kind_name(int kind);

/* A tile label. */
typedef struct tile_name {
    char text[BCG_TILE_LABEL_SIZE];
} tile_name;
tile_name assault_tile_name(const assault_game *g, int tile);

#endif
