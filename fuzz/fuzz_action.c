/* libFuzzer target: reading Memoir actions (fuzz_action.h). */
#include "fuzz_board.h"

#define FUZZ_BATTLE  fuzz_board
#define FUZZ_BETWEEN 7
#include "fuzz_action.h"
