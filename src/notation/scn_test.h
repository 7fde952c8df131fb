/* Shared by the tests of Memoir texts: reading and writing that must work. */
#ifndef BOCAGE_NOTATION_SCN_TEST_H
#define BOCAGE_NOTATION_SCN_TEST_H

#include "notation/memoir_scn.h"
#include "notation/text_test.h"

/* Reads a text that must be free of errors. */
static inline void read_clean(const char *text, size_t size, memoir_scenario *s)
{
    read_document(&memoir_scn_format, text, size, s);
}

/* The canonical text, in a buffer of MEMOIR_SCN_SIZE. */
static inline test_text write_into(char *buffer, const memoir_scenario *s)
{
    bcg_writer w;
    bcg_writer_init(&w, buffer, MEMOIR_SCN_SIZE);
    assert_true(memoir_scn_write(s, &w));
    return (test_text){buffer, w.size};
}

/* The scenario's text is read back without problems, and written again it is the same. */
static inline void assert_round_trip(const memoir_scenario *s, memoir_scenario *again)
{
    char first_text[MEMOIR_SCN_SIZE], second_text[MEMOIR_SCN_SIZE];
    const test_text first = write_into(first_text, s);
    read_clean(first.at, first.size, again);
    assert_same_text(write_into(second_text, again), first.at, first.size);
}

#endif
