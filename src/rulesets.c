#include "rulesets.h"

#define BOCAGE_JSON
#include "assault_row.h"
#include "memoir_row.h"

const bcg_ruleset bcg_rulesets[] = {
    MEMOIR_ROW,
    ASSAULT_ROW,
    {.ops = NULL},
};
