/* Assault's row, written once for all tables of rulesets: the program's (rulesets.c), the library's
 * (api/rulesets.c) and the tests'. */
#ifndef BOCAGE_ASSAULT_ROW_H
#define BOCAGE_ASSAULT_ROW_H

#include "ai/assault_heuristics.h"
#include "assault/game.h"
#include "game/registry.h"
#include "notation/assault_notation.h"

#ifdef BOCAGE_JSON
#include "session/assault_json.h"
#define ASSAULT_JSON &bcg_assault_json
#else
#define ASSAULT_JSON NULL
#endif

#ifdef BOCAGE_TOOLS
#include "cli/assault_tools.h"
#define ASSAULT_TOOLS &bcg_assault_tools
#else
#define ASSAULT_TOOLS NULL
#endif

#define ASSAULT_ROW                                                                \
    {                                                                              \
        .ops = &bcg_assault_ops, .notation = &bcg_assault_notation,                \
        .heuristics = &bcg_assault_heuristics, .levels = bcg_assault_levels,       \
        .options = bcg_assault_options, .folder = "assault", .json = ASSAULT_JSON, \
        .tools = ASSAULT_TOOLS                                                     \
    }

#endif
