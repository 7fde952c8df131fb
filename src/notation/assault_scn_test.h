/* Shared by the tests of Assault texts: reading a file, and reading and writing that must work. */
#ifndef BOCAGE_NOTATION_ASSAULT_SCN_TEST_H
#define BOCAGE_NOTATION_ASSAULT_SCN_TEST_H

#include "notation/assault_scn.h"

#include "unit.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BATTLES BOCAGE_SOURCE "/data/assault"

/* A text in a block of its exact size, without a terminating zero: the address sanitizer catches
 * reads past it. */
typedef struct assault_test_text {
    char *at;
    size_t size;
} assault_test_text;

static inline void *allocate(size_t size)
{
    void *p = malloc(size);
    assert_non_null(p);
    return p;
}

static inline assault_test_text text_copy(const char *at, size_t size)
{
    const assault_test_text t = {allocate(size ? size : 1), size};
    memcpy(t.at, at, size);
    return t;
}

static inline assault_test_text text_of_file(const char *path)
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

static inline assault_test_text text_of_battle(const char *id)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s.scn", BATTLES, id);
    return text_of_file(path);
}

/* Reads a text that must be free of errors. */
static inline void read_clean(const char *text, size_t size, assault_scenario *s)
{
    bcg_problem list[4];
    bcg_problems p;
    bcg_problems_init(&p, list, COUNT(list));
    const bool ok = assault_scn_read(text, size, s, &p);
    if (p.errors > 0)
        fail_msg("%d:%d: %s", list[0].line, list[0].column, list[0].text);
    assert_true(ok);
}

static inline void read_battle(const char *id, assault_scenario *s)
{
    const assault_test_text text = text_of_battle(id);
    read_clean(text.at, text.size, s);
    free(text.at);
}

/* The canonical text, to be freed. */
static inline char *written(const assault_scenario *s)
{
    char *text = allocate(ASSAULT_SCN_SIZE);
    bcg_writer w;
    bcg_writer_init(&w, text, ASSAULT_SCN_SIZE);
    assert_true(assault_scn_write(s, &w));
    return text;
}

/* Both texts are the same; otherwise the first differing line is shown. */
static inline void assert_same_text(const char *is, const char *expected, size_t size)
{
    bcg_reader a, b;
    bcg_span x = {"", 0, 0, 0}, y = x;
    if (strlen(is) == size && memcmp(is, expected, size) == 0)
        return;
    bcg_reader_init(&a, is, strlen(is));
    bcg_reader_init(&b, expected, size);
    while (bcg_reader_line(&a, &x) && bcg_reader_line(&b, &y))
        if (x.len != y.len || memcmp(x.at, y.at, x.len) != 0)
            fail_msg("line %d is `%.*s` and not `%.*s`", x.line, (int)x.len, x.at, (int)y.len,
                     y.at);
    fail_msg("the texts have %d and %d lines", a.line, b.line);
}

/* Calls `visit` with the id of every battle in data/assault. */
static inline void for_each_battle(void (*visit)(const char *id, void *context), void *context)
{
    DIR *dir = opendir(BATTLES);
    int battles = 0;
    assert_non_null(dir);
    for (const struct dirent *e; (e = readdir(dir)) != NULL;) {
        char id[256];
        const char *end = strstr(e->d_name, ".scn");
        if (end == NULL)
            continue;
        snprintf(id, sizeof id, "%.*s", (int)(end - e->d_name), e->d_name);
        visit(id, context);
        battles++;
    }
    closedir(dir);
    assert_int_equal(battles, 14);
}

#endif
