/* Random bytes that are the same in every run and for every test, alone or among others: seeds, ids
 * and secrets. In some deals a battle is over before anybody is asked for an Ambush. */
#ifndef BOCAGE_SERVER_SAME_RANDOM_TEST_H
#define BOCAGE_SERVER_SAME_RANDOM_TEST_H

#include "unit.h"

#include <sodium.h>

static uint64_t random_state;

static inline const char *random_name(void)
{
    return "the same each time";
}

static inline uint32_t random_number(void)
{
    random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(random_state >> 32);
}

static inline void random_bytes(void *out, size_t size)
{
    for (size_t i = 0; i < size; i++)
        ((uint8_t *)out)[i] = (uint8_t)random_number();
}

static randombytes_implementation same_each_time = {
    .implementation_name = random_name, .random = random_number, .buf = random_bytes};

/* Before the first test. */
static inline int use_same_random(void **state)
{
    (void)state;
    randombytes_set_implementation(&same_each_time);
    return sodium_init() < 0 ? -1 : 0;
}

/* Before each. */
static inline int begin_same_random(void **state)
{
    (void)state;
    random_state = 1;
    return 0;
}

#endif
