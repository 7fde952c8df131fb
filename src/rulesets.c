#include "rulesets.h"

#include "ai/memoir_heuristics.h"
#include "memoir/game.h"
#include "notation/memoir_notation.h"
#include "session/memoir_json.h"

const bcg_ruleset bcg_rulesets[] = {
    {.ops = &bcg_memoir_ops,
     .notation = &bcg_memoir_notation,
     .heuristics = &bcg_memoir_heuristics,
     .levels = bcg_memoir_levels,
     .options = bcg_memoir_options,
     .folder = "memoir",
     .json = &bcg_memoir_json},
    {.ops = NULL},
};
