/* libFuzzer target: whatever the bytes, reading a scenario must not crash; what reads without
 * errors must have a canonical text that reads back to the same text. */
#include "fuzz_document.h"

#include "notation/memoir_scn.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Static only here: the fuzzer calls this function on one thread, millions of times. */
static memoir_scenario scenario, again;
static char first_text[MEMOIR_SCN_SIZE], second_text[MEMOIR_SCN_SIZE];

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bcg_problem list[8]; /* small on purpose: overflow of the list is a path too */
    bcg_problems problems;
    bcg_problems_init(&problems, list, 8);
    if (memoir_scn_read((const char *)data, size, &scenario, &problems))
        fuzz_reads_back(&memoir_scn_format, &scenario, &again, first_text, second_text);
    return 0;
}
