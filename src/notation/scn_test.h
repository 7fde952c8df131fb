/* Shared by the tests of scenario texts: reading a file, and reading and writing that must work. */
#ifndef BOCAGE_NOTATION_SCN_TEST_H
#define BOCAGE_NOTATION_SCN_TEST_H

#include "notation/memoir_scn.h"

#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A text in a block of its exact size, without a terminating zero: the address sanitizer catches
 * reads past it. */
typedef struct scn_text {
    char *at;
    size_t size;
} scn_text;

static inline scn_text text_copy(const char *at, size_t size)
{
    const scn_text t = {malloc(size ? size : 1), size};
    assert_non_null(t.at);
    memcpy(t.at, at, size);
    return t;
}

static inline scn_text text_of_file(const char *path)
{
    char text[64 * 1024];
    FILE *f = fopen(path, "rb");
    if (f == NULL)
        fail_msg("cannot open %s", path);
    const size_t size = fread(text, 1, sizeof text, f);
    assert_true(size > 0 && size < sizeof text);
    fclose(f);
    return text_copy(text, size);
}

/* Reads a text that must be free of errors. */
static inline void read_clean(const char *text, size_t size, memoir_scenario *s)
{
    bcg_problem list[4];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    const bool ok = memoir_scn_read(text, size, s, &p);
    if (p.errors > 0)
        fail_msg("%d:%d: %s", list[0].line, list[0].column, list[0].text);
    assert_true(ok);
    assert_int_equal(p.errors, 0);
}

/* The canonical text, in a buffer of MEMOIR_SCN_SIZE. */
static inline scn_text write_into(char *buffer, const memoir_scenario *s)
{
    bcg_writer w;
    bcg_writer_init(&w, buffer, MEMOIR_SCN_SIZE);
    assert_true(memoir_scn_write(s, &w));
    return (scn_text){buffer, w.size};
}

/* Both texts are the same; otherwise the first differing line is shown. */
static inline void assert_same_text(scn_text is, const char *expected, size_t size)
{
    bcg_reader a, b;
    bcg_span x, y;
    if (is.size == size && memcmp(is.at, expected, size) == 0)
        return;
    bcg_reader_init(&a, is.at, is.size);
    bcg_reader_init(&b, expected, size);
    for (;;) {
        const bool more_a = bcg_reader_line(&a, &x), more_b = bcg_reader_line(&b, &y);
        if (!more_a || !more_b)
            fail_msg("the texts have %d and %d lines", a.line, b.line);
        if (x.len != y.len || memcmp(x.at, y.at, x.len) != 0)
            fail_msg("line %d is `%.*s` and not `%.*s`", x.line, (int)x.len, x.at, (int)y.len,
                     y.at);
        if (a.at == a.end && b.at == b.end)
            fail_msg("the texts differ in line ends");
    }
}

/* The scenario's text is read back without problems, and written again it is the same. */
static inline void assert_round_trip(const memoir_scenario *s, memoir_scenario *again)
{
    char first_text[MEMOIR_SCN_SIZE], second_text[MEMOIR_SCN_SIZE];
    const scn_text first = write_into(first_text, s);
    read_clean(first.at, first.size, again);
    assert_same_text(write_into(second_text, again), first.at, first.size);
}

#endif
