/* Assault's heuristics and its computer players. */
#ifndef BOCAGE_AI_ASSAULT_HEURISTICS_H
#define BOCAGE_AI_ASSAULT_HEURISTICS_H

#include "ai/ai.h"

extern const bcg_heuristics bcg_assault_heuristics;
extern const bcg_ai_level bcg_assault_levels[];

#endif
