/* Time that passes: a clock that never goes back and tells no date. */
#ifndef BOCAGE_POOL_CLOCK_H
#define BOCAGE_POOL_CLOCK_H

#include <stdint.h>

uint64_t bcg_clock_ns(void);
uint64_t bcg_clock_ms(void);

#endif
