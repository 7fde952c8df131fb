/* The table of tests: memoir's row as the program has it, and the toy's. */
#include "ai/memoir_heuristics.h"
#include "memoir/game.h"
#include "notation/memoir_notation.h"
#include "session/memoir_json.h"
#include "toy/toy_ruleset.h"

#ifdef BOCAGE_TOOLS /* as src/rulesets.c */
#include "cli/memoir_tools.h"
#define TOOLS(of) &(of)
#else
#define TOOLS(of) NULL
#endif

const bcg_ruleset toy_rulesets[] = {
    {.ops = &bcg_memoir_ops,
     .notation = &bcg_memoir_notation,
     .heuristics = &bcg_memoir_heuristics,
     .levels = bcg_memoir_levels,
     .options = bcg_memoir_options,
     .folder = "memoir",
     .json = &bcg_memoir_json,
     .tools = TOOLS(bcg_memoir_tools)},
    {.ops = &toy_ops,
     .notation = &toy_notation,
     .heuristics = &toy_heuristics,
     .levels = toy_levels,
     .options = toy_options,
     .folder = "toy",
     .json = &toy_json},
    {.ops = NULL},
};
