/* libFuzzer target: whatever the bytes, reading a `.m44` file must not crash; what is read without
 * errors is a scenario of our own that can be written, as `.scn` and as `.m44`, and comes back. */
#include "fuzz_document.h"

#include "notation/m44.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Static only here: the fuzzer calls this function on one thread, millions of times. */
static memoir_scenario scenario, again;
static char first_text[MEMOIR_SCN_SIZE], second_text[MEMOIR_SCN_SIZE];

static void check_round_trips(void)
{
    bcg_problem list[8];
    bcg_problems problems;
    size_t written;
    bcg_problems_init(&problems, list, 8);
    fuzz_reads_back(&memoir_scn_format, &scenario, &again, first_text, second_text);
    char *file = m44_write(&scenario, &written, &problems);
    if (file == NULL || !m44_read(file, written, &again, &problems))
        abort();
    free(file);
    fuzz_text(&memoir_scn_format, &again, second_text);
    if (strcmp(first_text, second_text) != 0)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bcg_problem list[8]; /* small on purpose: overflow of the list is a path too */
    bcg_problems problems;
    bcg_problems_init(&problems, list, 8);
    if (m44_read((const char *)data, size, &scenario, &problems))
        check_round_trips();
    else if (problems.errors == 0)
        abort(); /* refused without a word */
    return 0;
}
