/* The rulesets of the library for other programs. */
#include "api/types.h"

#include "ai/memoir_heuristics.h"
#include "memoir/game.h"
#include "notation/memoir_notation.h"

const bcg_ruleset bcg_library_rulesets[] = {
    {.ops = &bcg_memoir_ops,
     .notation = &bcg_memoir_notation,
     .heuristics = &bcg_memoir_heuristics,
     .levels = bcg_memoir_levels,
     .options = bcg_memoir_options,
     .folder = "memoir"},
    {.ops = NULL},
};
