#include "server/limits.h"

#include <arpa/inet.h>
#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Buckets count in 1/60000 of a token: at one a minute, that is the refill of a millisecond. */
enum { TOKEN = 60000, NETWORK = 9, CHAINS = 1024, NONE = -1 };
enum { WIDE = 8 }; /* allowance of an IPv6 /48, in those of one address */

typedef struct bucket {
    uint8_t network[NETWORK]; /* kind of address and its first bytes */
    int open;
    uint64_t last_ms;
    uint64_t tokens[BCG_LIMITED_KINDS];
    int next; /* in its hash chain */
} bucket;

struct bcg_limits {
    bcg_rate rates[BCG_LIMITED_KINDS];
    int at_once, capacity, count;
    int chains[CHAINS];
    bucket buckets[];
};

/* The networks of one address: its own, and for IPv6 the /48 around it. */
typedef struct networks {
    int count;
    uint8_t at[2][NETWORK];
} networks;

/* Their buckets. */
typedef struct bucket_set {
    int count;
    bucket *at[2];
} bucket_set;

enum { KIND_IPV4 = 4, KIND_IPV6 = 6, KIND_WIDE = 48 };

bcg_limits *bcg_limits_new(const bcg_rate rates[BCG_LIMITED_KINDS], int at_once, int addresses)
{
    const int capacity = addresses < 2 ? 2 : addresses;
    bcg_limits *l = calloc(1, sizeof *l + (size_t)capacity * sizeof l->buckets[0]);
    if (l == NULL)
        return NULL;
    memcpy(l->rates, rates, sizeof l->rates);
    l->at_once = at_once;
    l->capacity = capacity;
    for (int i = 0; i < CHAINS; i++)
        l->chains[i] = NONE;
    return l;
}

void bcg_limits_free(bcg_limits *l)
{
    free(l);
}

/* -- networks ---------------------------------------------------------------------------------- */

/* All texts that are no address count as one network. */
static networks find_networks(const char *address)
{
    static const uint8_t mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    networks n = {.count = 1};
    uint8_t bytes[16];
    if (inet_pton(AF_INET, address, bytes) == 1) {
        n.at[0][0] = KIND_IPV4;
        memcpy(n.at[0] + 1, bytes, 4);
    } else if (inet_pton(AF_INET6, address, bytes) == 1) {
        const bool v4 = memcmp(bytes, mapped, sizeof mapped) == 0;
        n.at[0][0] = v4 ? KIND_IPV4 : KIND_IPV6;
        memcpy(n.at[0] + 1, v4 ? bytes + 12 : bytes, v4 ? 4 : 8);
        n.count = v4 ? 1 : 2;
        n.at[1][0] = KIND_WIDE;
        memcpy(n.at[1] + 1, bytes, 6);
    }
    return n;
}

static uint64_t hash_of(const uint8_t network[NETWORK])
{
    uint64_t hash = UINT64_C(14695981039346656037); /* FNV-1a */
    for (int i = 0; i < NETWORK; i++)
        hash = (hash ^ network[i]) * UINT64_C(1099511628211);
    return hash;
}

uint64_t bcg_limits_owner(const char *address)
{
    const networks n = find_networks(address);
    return hash_of(n.at[0]);
}

static int *chain_of(bcg_limits *l, const uint8_t network[NETWORK])
{
    return &l->chains[hash_of(network) % CHAINS];
}

static uint64_t share_of(const bucket *b)
{
    return b->network[0] == KIND_WIDE ? WIDE : 1;
}

/* -- buckets ----------------------------------------------------------------------------------- */

static bucket *find(bcg_limits *l, const uint8_t network[NETWORK])
{
    for (int i = *chain_of(l, network); i != NONE; i = l->buckets[i].next)
        if (memcmp(l->buckets[i].network, network, NETWORK) == 0)
            return &l->buckets[i];
    return NULL;
}

static void unchain(bcg_limits *l, const bucket *b)
{
    int *place = chain_of(l, b->network);
    while (&l->buckets[*place] != b)
        place = &l->buckets[*place].next;
    *place = b->next;
}

/* Evict `b` rather than the other? */
static bool is_older(const bucket *b, const bucket *other)
{
    return (b->open == 0) != (other->open == 0) ? b->open == 0 : b->last_ms < other->last_ms;
}

/* Room for a new one: free, or evicted; never that of `kept`. */
static bucket *make_room(bcg_limits *l, const bucket *kept)
{
    bucket *oldest = NULL;
    if (l->count < l->capacity)
        return &l->buckets[l->count++];
    for (int i = 0; i < l->count; i++) {
        bucket *b = &l->buckets[i];
        if (b != kept && (oldest == NULL || is_older(b, oldest)))
            oldest = b;
    }
    assert(oldest != NULL); /* there is room for more than one */
    unchain(l, oldest);
    return oldest;
}

/* Add the tokens of the time that has passed. */
static void refill(const bcg_limits *l, bucket *b, uint64_t now)
{
    const uint64_t elapsed = now > b->last_ms ? now - b->last_ms : 0;
    for (int i = 0; i < BCG_LIMITED_KINDS; i++) {
        const uint64_t most = share_of(b) * l->rates[i].burst * TOKEN;
        const uint64_t missing = most - b->tokens[i];
        const uint64_t rate = share_of(b) * l->rates[i].per_minute;
        b->tokens[i] += rate && elapsed >= missing / rate + 1 ? missing : elapsed * rate;
        if (b->tokens[i] > most)
            b->tokens[i] = most;
    }
    b->last_ms = now > b->last_ms ? now : b->last_ms;
}

static bucket *find_or_add(bcg_limits *l, const uint8_t network[NETWORK], const bucket *kept,
                           uint64_t now)
{
    bucket *b = find(l, network);
    if (b == NULL) {
        b = make_room(l, kept);
        *b = (bucket){.last_ms = now, .next = *chain_of(l, network)};
        memcpy(b->network, network, NETWORK);
        *chain_of(l, network) = (int)(b - l->buckets);
        for (int i = 0; i < BCG_LIMITED_KINDS; i++)
            b->tokens[i] = share_of(b) * l->rates[i].burst * TOKEN;
    }
    refill(l, b, now);
    return b;
}

static bucket_set find_buckets(bcg_limits *l, const char *address, uint64_t now)
{
    const networks n = find_networks(address);
    bucket_set who = {.count = n.count};
    for (int i = 0; i < n.count; i++)
        who.at[i] = find_or_add(l, n.at[i], i ? who.at[0] : NULL, now);
    return who;
}

/* -- interface --------------------------------------------------------------------------------- */

bool bcg_limits_take(bcg_limits *l, const char *address, bcg_limited what, uint32_t amount,
                     uint64_t now)
{
    const bucket_set who = find_buckets(l, address, now);
    const uint64_t tokens = (uint64_t)amount * TOKEN;
    for (int i = 0; i < who.count; i++)
        if (who.at[i]->tokens[what] < tokens)
            return false;
    for (int i = 0; i < who.count; i++)
        who.at[i]->tokens[what] -= tokens;
    return true;
}

bool bcg_limits_charge(bcg_limits *l, const char *address, bcg_limited what, uint32_t amount,
                       uint64_t now)
{
    const bucket_set who = find_buckets(l, address, now);
    const uint64_t tokens = (uint64_t)amount * TOKEN;
    bool enough = true;
    for (int i = 0; i < who.count; i++) {
        uint64_t *left = &who.at[i]->tokens[what];
        enough = enough && *left >= tokens;
        *left = *left >= tokens ? *left - tokens : 0;
    }
    return enough;
}

bool bcg_limits_open(bcg_limits *l, const char *address, uint64_t now)
{
    const bucket_set who = find_buckets(l, address, now);
    for (int i = 0; i < who.count; i++)
        if ((uint64_t)who.at[i]->open >= share_of(who.at[i]) * (uint64_t)l->at_once)
            return false;
    for (int i = 0; i < who.count; i++)
        who.at[i]->open++;
    return true;
}

void bcg_limits_close(bcg_limits *l, const char *address)
{
    const networks n = find_networks(address);
    for (int i = 0; i < n.count; i++) {
        bucket *b = find(l, n.at[i]);
        if (b && b->open > 0)
            b->open--;
    }
}
