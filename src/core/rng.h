/* Seeded random generator for playouts, simulations and tests.
 *
 * Algorithm: xoshiro256** 1.0 (Blackman and Vigna, 2018), its 256-bit state filled from a 64-bit
 * seed by four outputs of splitmix64. The same seed gives the same numbers on every machine and
 * compiler; the known-answer tests in rng_test.c pin it. It is fast but not secure: the dice of
 * played games come from a keyed hash (session/fair.h). The generator belongs to the caller and is
 * not part of a game state. */
#ifndef BOCAGE_CORE_RNG_H
#define BOCAGE_CORE_RNG_H

#include <stdint.h>

typedef struct bcg_rng {
    uint64_t s[4];
} bcg_rng;

void bcg_rng_seed(bcg_rng *r, uint64_t seed);

/* 64 uniformly random bits. */
uint64_t bcg_rng_next(bcg_rng *r);

/* A number from 0 to n - 1, all exactly equally likely; n is at least 1. */
uint32_t bcg_rng_below(bcg_rng *r, uint32_t n);

#endif
