/* The rulesets of this program: the one table that names them. */
#ifndef BOCAGE_RULESETS_H
#define BOCAGE_RULESETS_H

#include "game/registry.h"

extern const bcg_ruleset bcg_rulesets[];

#endif
