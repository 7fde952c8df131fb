/* The facts of tests/facts/assault, for tests that compare something with them. */
#ifndef BOCAGE_ASSAULT_FACTS_TEST_H
#define BOCAGE_ASSAULT_FACTS_TEST_H

#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char facts_text[256 * 1024];

static inline void read_facts(const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/tests/facts/assault/%s.json", BOCAGE_SOURCE, name);
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    const size_t size = fread(facts_text, 1, sizeof facts_text - 1, f);
    fclose(f);
    assert_true(size > 0 && size < sizeof facts_text - 1);
    facts_text[size] = '\0';
}

/* What stands behind the key; it must come. */
static inline const char *value_of(const char *from, const char *key)
{
    char quoted[64];
    snprintf(quoted, sizeof quoted, "\"%s\": ", key);
    const char *found = strstr(from, quoted);
    if (!found)
        fail_msg("there is no %s", quoted);
    return found + strlen(quoted);
}

static inline int number_of(const char *from, const char *key)
{
    return atoi(value_of(from, key));
}

#endif
