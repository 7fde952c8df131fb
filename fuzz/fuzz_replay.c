/* libFuzzer target: whatever the bytes, reading a replay must not crash, and a refusal has its
 * sentence. Scenarios that are named are the board or battle of fuzz_board.h and fuzz_assault.h. */
#include "fuzz_assault.h"
#include "fuzz_board.h"

#include "notation/game_replay.h"
#include "rulesets.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Static only here: the fuzzer calls this function on one thread, millions of times. */
static bcg_game_replay replay;

static char *find(void *context, const bcg_ruleset *ruleset, bcg_span id, size_t *size)
{
    const bool assault = strcmp(ruleset->ops->name, "assault") == 0;
    (void)context;
    (void)id;
    *size = assault ? sizeof fuzz_battle - 1 : sizeof fuzz_board - 1;
    return strdup(assault ? fuzz_battle : fuzz_board);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bcg_problem list[2];
    bcg_problems p;
    bcg_replay_what what = BCG_REPLAY_BAD;
    bcg_problems_init(&p, list, 2);
    bcg_replay_is((const char *)data, size);
    if (bcg_game_replay_open(&replay, bcg_rulesets, (const char *)data, size, find, NULL, &p)) {
        do
            what = bcg_game_replay_step(&replay, &p);
        while (what == BCG_REPLAY_ACTION);
        bcg_game_replay_close(&replay);
    }
    if ((what == BCG_REPLAY_BAD) != (p.errors > 0))
        abort();
    return 0;
}
