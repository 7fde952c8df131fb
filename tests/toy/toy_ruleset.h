/* The toy as a row of the registry: notation, JSON and a computer player, so that it can be played
 * in sessions and over the network. A scenario looks like
 *
 *     bocage 1
 *     ruleset toy
 *     form team
 *
 * with a form from toy_form_words, and for a position a line `state` with its bytes. */
#ifndef BOCAGE_TESTS_TOY_RULESET_H
#define BOCAGE_TESTS_TOY_RULESET_H

#include "ai/ai.h"
#include "notation/notation.h"
#include "session/ruleset_json.h"
#include "toy/toy.h"

extern const bcg_words toy_form_words;
extern const bcg_notation toy_notation;
extern const bcg_ruleset_json toy_json;
extern const bcg_heuristics toy_heuristics;
extern const bcg_ai_level toy_levels[];
extern const bcg_option toy_options[];

/* The table for tests: all rulesets of the program, and the toy. */
extern const bcg_ruleset toy_rulesets[];

#endif
