/* The rulesets that have position tests: the one table that names them. */
#include "positions/assault_position.h"
#include "positions/memoir_position.h"

const position_rules *const position_rulesets[] = {&assault_position_rules, &memoir_position_rules,
                                                   NULL};
