#include "rulesets.h"

#define BOCAGE_JSON
#include "memoir_row.h"

const bcg_ruleset bcg_rulesets[] = {
    MEMOIR_ROW,
    {.ops = NULL},
};
