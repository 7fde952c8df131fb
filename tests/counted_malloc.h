/* Counts allocations, in a test that is linked with --wrap=malloc, calloc and realloc. */
#ifndef BOCAGE_TESTS_COUNTED_MALLOC_H
#define BOCAGE_TESTS_COUNTED_MALLOC_H

#include "unit.h"

#include <stdlib.h>

static long allocations;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

void *__wrap_malloc(size_t size)
{
    allocations++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    allocations++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    allocations++;
    return __real_realloc(old, size);
}

static void the_counter_counts(void **state)
{
    (void)state;
    const long before = allocations;
    void *volatile something = malloc(1);
    assert_non_null(something);
    free(something);
    assert_int_equal(allocations, before + 1);
}

#endif
