/* libFuzzer target: whatever the bytes, reading a scenario must not crash; what reads without
 * errors must have a canonical text that reads back to the same text. */
#include "notation/memoir_scn.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Static only here: the fuzzer calls this function on one thread, millions of times. */
static memoir_scenario scenario, again;
static char first_text[MEMOIR_SCN_SIZE], second_text[MEMOIR_SCN_SIZE];

static void check_round_trip(void)
{
    bcg_problem list[8];
    bcg_problems problems;
    bcg_writer w;
    bcg_writer_init(&w, first_text, sizeof first_text);
    if (!memoir_scn_write(&scenario, &w))
        abort();
    const size_t size = w.size;
    bcg_problems_init(&problems, list, 8);
    if (!memoir_scn_read(first_text, size, &again, &problems))
        abort();
    bcg_writer_init(&w, second_text, sizeof second_text);
    if (!memoir_scn_write(&again, &w) || w.size != size ||
        memcmp(first_text, second_text, size) != 0)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bcg_problem list[8]; /* small on purpose: overflow of the list is a path too */
    bcg_problems problems;
    bcg_problems_init(&problems, list, 8);
    if (memoir_scn_read((const char *)data, size, &scenario, &problems))
        check_round_trip();
    return 0;
}
