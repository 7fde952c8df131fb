/* libFuzzer target: whatever the bytes, reading a replay must not crash, and a refusal has its
 * sentence. Scenarios that are named are the board of fuzz_board.h. */
#include "fuzz_board.h"

#include "notation/memoir_replay.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Static only here: the fuzzer calls this function on one thread, millions of times. */
static memoir_replay replay;

static bool find(void *context, bcg_span id, memoir_scenario *out)
{
    (void)context;
    (void)id;
    fuzz_read_board(out);
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bcg_problem list[2];
    bcg_problems p;
    bcg_replay_what what = BCG_REPLAY_BAD;
    bcg_problems_init(&p, list, 2);
    bcg_replay_is((const char *)data, size);
    if (memoir_replay_open(&replay, (const char *)data, size, find, NULL, &p))
        do
            what = memoir_replay_step(&replay, &p);
        while (what == BCG_REPLAY_ACTION);
    if ((what == BCG_REPLAY_BAD) != (p.errors > 0))
        abort();
    return 0;
}
