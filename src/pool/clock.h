/* The monotonic clock: it never goes back and has nothing to do with the date. */
#ifndef BOCAGE_POOL_CLOCK_H
#define BOCAGE_POOL_CLOCK_H

#include <stdint.h>

uint64_t bcg_clock_ns(void);
uint64_t bcg_clock_ms(void);

#endif
