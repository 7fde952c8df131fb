/* Shared by the tests of all texts: files, documents that must be read, texts that must be equal.
 */
#ifndef BOCAGE_NOTATION_TEXT_TEST_H
#define BOCAGE_NOTATION_TEXT_TEST_H

#include "notation/document.h"

#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A text in a block of its exact size, without a terminating zero: the address sanitizer catches
 * reads past it. */
typedef struct test_text {
    char *at;
    size_t size;
} test_text;

static inline void *allocate(size_t size)
{
    void *p = malloc(size);
    assert_non_null(p);
    return p;
}

static inline test_text text_copy(const char *at, size_t size)
{
    const test_text t = {allocate(size ? size : 1), size};
    memcpy(t.at, at, size);
    return t;
}

static inline test_text text_of_file(const char *path)
{
    static char text[128 * 1024];
    FILE *f = fopen(path, "rb");
    if (f == NULL)
        fail_msg("cannot open %s", path);
    const size_t size = fread(text, 1, sizeof text, f);
    assert_true(size > 0 && size < sizeof text);
    fclose(f);
    return text_copy(text, size);
}

/* Reads a text that must be free of errors. */
static inline void read_document(const bcg_scn_format *format, const char *text, size_t size,
                                 void *out)
{
    bcg_problem list[4];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    const bool ok = bcg_document_read(format, text, size, out, &p);
    if (p.errors > 0)
        fail_msg("%d:%d: %s", list[0].line, list[0].column, list[0].text);
    assert_true(ok);
}

/* Both texts are the same; otherwise the first differing line is shown. */
static inline void assert_same_text(test_text is, const char *expected, size_t size)
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

#endif
