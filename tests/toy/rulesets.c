/* The table for tests: memoir's row as in the program, and the toy's. */
#define BOCAGE_JSON
#include "assault_row.h"
#include "memoir_row.h"
#include "toy/toy_ruleset.h"

const bcg_ruleset toy_rulesets[] = {
    MEMOIR_ROW,
    ASSAULT_ROW,
    {.ops = &toy_ops,
     .notation = &toy_notation,
     .heuristics = &toy_heuristics,
     .levels = toy_levels,
     .options = toy_options,
     .folder = "toy",
     .json = &toy_json},
    {.ops = NULL},
};
