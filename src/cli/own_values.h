/* `--values FILE`: numbers from the box of the players, instead of those of the ruleset
 * (docs/formats.md). Every command that takes them takes them from here. */
#ifndef BOCAGE_CLI_OWN_VALUES_H
#define BOCAGE_CLI_OWN_VALUES_H

#include "cli/cli.h"

#include <getopt.h>

/* The option for getopt_long. */
/* clang-format off */
#define VALUES_OPTION {"values", required_argument, NULL, 'V'}
/* clang-format on */

/* A file of them that was read and is right. */
typedef struct own_values {
    const bcg_ruleset *ruleset;
    const char *path;
    bcg_span text;
} own_values;

/* Reads the file once, since it may be a pipe; it is kept until the program ends. NULL, with every
 * problem printed, if it cannot be read or something in it is wrong. */
const own_values *load_own_values(const bcg_ruleset *rulesets, const char *path);
/* Puts the values of a file into a scenario or position; true if `path` is NULL. False, with
 * messages and the document unchanged, if something is wrong or they are of another ruleset. */
bool add_own_values(const bcg_ruleset *rulesets, const char *path, const loaded_scenario *d);

/* Is this text a file of own values, right or wrong? Then its ruleset is returned, otherwise
 * NULL. */
const bcg_ruleset *find_values_ruleset(const bcg_ruleset *rulesets, const char *text, size_t size);

#endif
