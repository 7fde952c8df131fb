/* Rate limits by address: messages, connections, games, imports and bytes in a time, and
 * connections at once. Token buckets; the caller passes the time.
 *
 * Addresses are grouped by network: a whole IPv4 address, or the first 64 bits of an IPv6 one,
 * which are usually one household. Because providers give some customers a /48, all of a /48
 * together have eight times the allowance of one address. The table is bounded: the network that
 * was silent longest is evicted, preferably one without open connections, so that there is always
 * room for a new one. */
#ifndef BOCAGE_SERVER_LIMITS_H
#define BOCAGE_SERVER_LIMITS_H

#include <stdbool.h>
#include <stdint.h>

typedef enum bcg_limited {
    BCG_LIMIT_MESSAGES,
    BCG_LIMIT_CONNECTIONS, /* opened */
    BCG_LIMIT_GAMES,       /* made */
    BCG_LIMIT_IMPORTS,     /* battles read, pictures drawn */
    BCG_LIMIT_KIB,         /* received */
    BCG_LIMITED_KINDS
} bcg_limited;

typedef struct bcg_rate {
    uint32_t burst;      /* tokens in a full bucket; at most 600,000 */
    uint32_t per_minute; /* refilled; at most 600,000 */
} bcg_rate;

typedef struct bcg_limits bcg_limits;

/* NULL if there is no memory. `at_once`: connections of an address; `addresses`: table size. */
bcg_limits *bcg_limits_new(const bcg_rate rates[BCG_LIMITED_KINDS], int at_once, int addresses);
void bcg_limits_free(bcg_limits *l);

/* Take tokens. False, and none are taken, if there are too few. `now` in monotonic milliseconds. */
bool bcg_limits_take(bcg_limits *l, const char *address, bcg_limited what, uint32_t amount,
                     uint64_t now);
/* Charge for what has happened already: false, and the bucket is empty, if it was too much. */
bool bcg_limits_charge(bcg_limits *l, const char *address, bcg_limited what, uint32_t amount,
                       uint64_t now);
/* Count an open connection; false, and it is not counted, if there are too many. */
bool bcg_limits_open(bcg_limits *l, const char *address, uint64_t now);
void bcg_limits_close(bcg_limits *l, const char *address);

/* A number for the network of an address, to share things out fairly by. */
uint64_t bcg_limits_owner(const char *address);

#endif
