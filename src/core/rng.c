#include "core/rng.h"

#include <assert.h>

static uint64_t splitmix64(uint64_t *x)
{
    uint64_t z = *x += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

void bcg_rng_seed(bcg_rng *r, uint64_t seed)
{
    for (int i = 0; i < 4; i++)
        r->s[i] = splitmix64(&seed);
}

static uint64_t rotate_left(uint64_t x, int k)
{
    return x << k | x >> (64 - k);
}

uint64_t bcg_rng_next(bcg_rng *r)
{
    uint64_t *s = r->s;
    const uint64_t result = rotate_left(s[1] * 5, 7) * 9;
    const uint64_t t = s[1] << 17;

    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate_left(s[3], 45);
    return result;
}

/* Lemire's method: the high half of (32 random bits) * n is uniform once the few products whose low
 * half falls into the uneven remainder are rejected. */
uint32_t bcg_rng_below(bcg_rng *r, uint32_t n)
{
    assert(n > 0);
    uint64_t product = (bcg_rng_next(r) >> 32) * n;
    if ((uint32_t)product < n) {
        const uint32_t uneven = (0u - n) % n;
        while ((uint32_t)product < uneven)
            product = (bcg_rng_next(r) >> 32) * n;
    }
    return (uint32_t)(product >> 32);
}
