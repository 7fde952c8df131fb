/* Shared by the tests of Assault texts: the battles, and reading and writing that must work. */
#ifndef BOCAGE_NOTATION_ASSAULT_SCN_TEST_H
#define BOCAGE_NOTATION_ASSAULT_SCN_TEST_H

#include "notation/assault_scn.h"
#include "notation/text_test.h"

#include <dirent.h>

#define BATTLES BOCAGE_SOURCE "/data/assault"

static inline test_text text_of_battle(const char *id)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s.scn", BATTLES, id);
    return text_of_file(path);
}

/* Reads a text that must be free of errors. */
static inline void read_clean(const char *text, size_t size, assault_scenario *s)
{
    read_document(&assault_scn_format, text, size, s);
}

static inline void read_battle(const char *id, assault_scenario *s)
{
    const test_text text = text_of_battle(id);
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

static inline test_text whole_text(char *text)
{
    return (test_text){text, strlen(text)};
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
