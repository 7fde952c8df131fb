/* The rulesets of the library for other programs. */
#include "api/types.h"
#include "assault_row.h"
#include "memoir_row.h"

const bcg_ruleset bcg_library_rulesets[] = {
    MEMOIR_ROW,
    ASSAULT_ROW,
    {.ops = NULL},
};
