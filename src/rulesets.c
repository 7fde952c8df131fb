#include "rulesets.h"

#include "ai/memoir_heuristics.h"
#include "memoir/game.h"
#include "notation/memoir_notation.h"
#include "session/memoir_json.h"

/* Only a program with the command line has what that draws and prints. */
#ifdef BOCAGE_TOOLS
#include "cli/memoir_tools.h"
#define TOOLS(of) &(of)
#else
#define TOOLS(of) NULL
#endif

const bcg_ruleset bcg_rulesets[] = {
    {.ops = &bcg_memoir_ops,
     .notation = &bcg_memoir_notation,
     .heuristics = &bcg_memoir_heuristics,
     .levels = bcg_memoir_levels,
     .options = bcg_memoir_options,
     .folder = "memoir",
     .json = &bcg_memoir_json,
     .tools = TOOLS(bcg_memoir_tools)},
    {.ops = NULL},
};
