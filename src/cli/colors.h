/* Colours of a board on the terminal; nothing without colours. */
#ifndef BOCAGE_CLI_COLORS_H
#define BOCAGE_CLI_COLORS_H

#include "cli/ruleset_tools.h"

/* The ground of a cell: a code of the eight basic colours, or one of 256. */
void color_ground(FILE *out, color_mode mode, int basic, int rich);
/* A unit on it; two sides can be told apart where there are 256 colours. */
void color_unit(FILE *out, color_mode mode, bool second_side);
void color_end(FILE *out, color_mode mode);

#endif
