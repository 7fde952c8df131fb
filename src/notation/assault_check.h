/* What the files that check an Assault file share. */
#ifndef BOCAGE_NOTATION_ASSAULT_CHECK_H
#define BOCAGE_NOTATION_ASSAULT_CHECK_H

#include "notation/assault_scn.h"

const char *assault_label(const assault_scenario *s, int tile, char out[BCG_TILE_LABEL_SIZE]);

/* Lines `win`, `lose`, `at-limit`, and `rule` (assault_check_rules.c). */
void assault_check_victory_lines(const bcg_fields_context *c);
void assault_check_rule_lines(const bcg_fields_context *c);

#endif
