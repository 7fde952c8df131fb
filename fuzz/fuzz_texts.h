/* What the targets that play any game find as scenarios: `b` is the board of fuzz_board.h as it is
 * written, `a` the battle of fuzz_assault.h. */
#ifndef BOCAGE_FUZZ_TEXTS_H
#define BOCAGE_FUZZ_TEXTS_H

#include "fuzz_assault.h"
#include "fuzz_board.h"

/* Static only here: the fuzzer calls these functions on one thread, millions of times. */
static struct {
    memoir_scenario board;
    char text[MEMOIR_SCN_SIZE];
    size_t size;
} fuzz_written;

/* Before anything is looked for. */
static inline void fuzz_write_board(void)
{
    bcg_writer w;
    fuzz_read_board(&fuzz_written.board);
    bcg_writer_init(&w, fuzz_written.text, sizeof fuzz_written.text);
    if (!memoir_scn_write(&fuzz_written.board, &w))
        abort();
    fuzz_written.size = w.size;
}

static inline char *fuzz_find_text(void *context, const char *id, size_t *size)
{
    const bool assault = strcmp(id, "a") == 0;
    (void)context;
    if (!assault && strcmp(id, "b") != 0)
        return NULL;
    *size = assault ? sizeof fuzz_battle - 1 : fuzz_written.size;
    return strdup(assault ? fuzz_battle : fuzz_written.text);
}

#endif
