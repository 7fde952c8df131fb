/* libFuzzer target: whatever the bytes, reading a `.m44` file must not crash; what is read without
 * errors is a scenario of our own that can be written, as `.scn` and as `.m44`, and comes back. */
#include "notation/m44.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Static only here: the fuzzer calls this function on one thread, millions of times. */
static memoir_scenario scenario, again;
static char first_text[MEMOIR_SCN_SIZE], second_text[MEMOIR_SCN_SIZE];

static size_t canonical(const memoir_scenario *s, char text[MEMOIR_SCN_SIZE])
{
    bcg_writer w;
    bcg_writer_init(&w, text, MEMOIR_SCN_SIZE);
    if (!memoir_scn_write(s, &w))
        abort();
    return w.size;
}

static void check_same(size_t size)
{
    if (canonical(&again, second_text) != size || memcmp(first_text, second_text, size) != 0)
        abort();
}

static void check_round_trips(void)
{
    bcg_problem list[8];
    bcg_problems problems;
    size_t written;
    const size_t size = canonical(&scenario, first_text);
    bcg_problems_init(&problems, list, 8);
    if (!memoir_scn_read(first_text, size, &again, &problems))
        abort();
    check_same(size);
    char *file = m44_write(&scenario, &written, &problems);
    if (file == NULL || !m44_read(file, written, &again, &problems))
        abort();
    free(file);
    check_same(size);
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
