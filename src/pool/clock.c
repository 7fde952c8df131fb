#include "pool/clock.h"

#include <time.h>

uint64_t bcg_clock_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

uint64_t bcg_clock_ms(void)
{
    return bcg_clock_ns() / 1000000;
}
