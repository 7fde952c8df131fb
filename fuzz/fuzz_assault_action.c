/* libFuzzer target: reading Assault actions (fuzz_action.h). */
#include "fuzz_action.h"
#include "fuzz_assault.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    fuzz_keep_moments(fuzz_battle, sizeof fuzz_battle - 1, 9);
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_try_action(data, size);
    return 0;
}
