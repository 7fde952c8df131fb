/* Memoir's row, written once for all tables of rulesets: the program's (rulesets.c), the library's
 * (api/rulesets.c) and the tests'. A table without JSON or without a command line leaves those
 * parts out by not defining BOCAGE_JSON or BOCAGE_TOOLS, and is linked without them. */
#ifndef BOCAGE_MEMOIR_ROW_H
#define BOCAGE_MEMOIR_ROW_H

#include "ai/memoir_heuristics.h"
#include "game/registry.h"
#include "memoir/game.h"
#include "notation/memoir_notation.h"

#ifdef BOCAGE_JSON
#include "session/memoir_json.h"
#define MEMOIR_JSON &bcg_memoir_json
#else
#define MEMOIR_JSON NULL
#endif

#ifdef BOCAGE_TOOLS
#include "cli/memoir_tools.h"
#define MEMOIR_TOOLS &bcg_memoir_tools
#else
#define MEMOIR_TOOLS NULL
#endif

#define MEMOIR_ROW                                                              \
    {                                                                           \
        .ops = &bcg_memoir_ops, .notation = &bcg_memoir_notation,               \
        .heuristics = &bcg_memoir_heuristics, .levels = bcg_memoir_levels,      \
        .options = bcg_memoir_options, .folder = "memoir", .json = MEMOIR_JSON, \
        .tools = MEMOIR_TOOLS                                                   \
    }

#endif
