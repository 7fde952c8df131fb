/* libFuzzer target: reading Memoir actions (fuzz_action.h). */
#include "fuzz_action.h"
#include "fuzz_board.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    fuzz_keep_moments(fuzz_board, sizeof fuzz_board - 1, 7);
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_try_action(data, size);
    return 0;
}
