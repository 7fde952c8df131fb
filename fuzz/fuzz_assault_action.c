/* libFuzzer target: reading Assault actions (fuzz_action.h). */
#include "fuzz_assault.h"

#define FUZZ_BATTLE  fuzz_battle
#define FUZZ_BETWEEN 9
#include "fuzz_action.h"
