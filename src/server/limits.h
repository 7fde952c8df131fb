/* How much one address may ask for: so many messages, connections, games, imports and bytes in a
 * time, and so many connections at once. Buckets of tokens that fill up again; the clock is the
 * caller's.
 *
 * Addresses are counted as networks: an IPv4 address, or the first 64 bits of an IPv6 one, since
 * that many are one household's. Providers give customers whole networks of 48 bits, though: such a
 * network together has eight times what one address has. Only so many are remembered; the one that
 * was quiet longest is forgotten first, of those that hold no connection if there are any: a
 * newcomer always finds a place. */
#ifndef BOCAGE_SERVER_LIMITS_H
#define BOCAGE_SERVER_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

typedef enum bcg_limited {
    BCG_LIMIT_MESSAGES,
    BCG_LIMIT_CONNECTIONS, /* begun */
    BCG_LIMIT_GAMES,       /* made */
    BCG_LIMIT_IMPORTS,     /* battles read, pictures drawn */
    BCG_LIMIT_KIB,         /* received */
    BCG_LIMITED_KINDS
} bcg_limited;

typedef struct bcg_rate {
    uint32_t burst;      /* at once, after a quiet time; at most 600,000 */
    uint32_t per_minute; /* and then; at most 600,000 */
} bcg_rate;

typedef struct bcg_limits bcg_limits;

/* NULL if there is no memory. `at_once`: connections of one address. */
bcg_limits *bcg_limits_new(const bcg_rate rates[BCG_LIMITED_KINDS], int at_once, int addresses);
void bcg_limits_free(bcg_limits *l);

/* May it have so many more? If not, none are taken. `now` in milliseconds, never going back. */
bool bcg_limits_take(bcg_limits *l, const char *address, bcg_limited what, uint32_t amount,
                     uint64_t now);
/* It has had so many already: false if that was more than it may, and then nothing is left. */
bool bcg_limits_charge(bcg_limits *l, const char *address, bcg_limited what, uint32_t amount,
                       uint64_t now);
/* One more connection is open; false, and none is counted, if there are enough. */
bool bcg_limits_open(bcg_limits *l, const char *address, uint64_t now);
void bcg_limits_close(bcg_limits *l, const char *address);

/* A number for what an address is counted as, for who shares something out among them. */
uint64_t bcg_limits_owner(const char *address);

#endif
