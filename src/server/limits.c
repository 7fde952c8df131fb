#include "server/limits.h"

#include <arpa/inet.h>
#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Tokens are counted in 1/60000, so that a millisecond at one a minute is a whole number. */
enum { TOKEN = 60000, NETWORK = 9, CHAINS = 1024, NOBODY = -1 };
enum { WIDE = 8 }; /* a network of 48 bits has so many times what one address has */

typedef struct visitor {
    uint8_t network[NETWORK]; /* kind of address and its first bytes */
    int open;
    uint64_t seen;
    uint64_t tokens[BCG_LIMITED_KINDS];
    int next; /* in its chain */
} visitor;

struct bcg_limits {
    bcg_rate rates[BCG_LIMITED_KINDS];
    int at_once, capacity, count;
    int chains[CHAINS];
    visitor visitors[];
};

/* What one address is counted as: its own network, and for IPv6 the wide one around it. */
typedef struct networks {
    int count;
    uint8_t at[2][NETWORK];
} networks;

/* The visitors of these networks. */
typedef struct visit {
    int count;
    visitor *at[2];
} visit;

enum { KIND_IPV4 = 4, KIND_IPV6 = 6, KIND_WIDE = 48 };

bcg_limits *bcg_limits_new(const bcg_rate rates[BCG_LIMITED_KINDS], int at_once, int addresses)
{
    const int capacity = addresses < 2 ? 2 : addresses;
    bcg_limits *l = calloc(1, sizeof *l + (size_t)capacity * sizeof l->visitors[0]);
    if (l == NULL)
        return NULL;
    memcpy(l->rates, rates, sizeof l->rates);
    l->at_once = at_once;
    l->capacity = capacity;
    for (int i = 0; i < CHAINS; i++)
        l->chains[i] = NOBODY;
    return l;
}

void bcg_limits_free(bcg_limits *l)
{
    free(l);
}

/* -- networks ---------------------------------------------------------------------------------- */

/* One that is neither kind of address counts as nobody's: all such are one network. */
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

static uint64_t share_of(const visitor *v)
{
    return v->network[0] == KIND_WIDE ? WIDE : 1;
}

/* -- visitors ---------------------------------------------------------------------------------- */

/* The one of that network, or NULL. */
static visitor *find(bcg_limits *l, const uint8_t network[NETWORK])
{
    for (int i = *chain_of(l, network); i != NOBODY; i = l->visitors[i].next)
        if (memcmp(l->visitors[i].network, network, NETWORK) == 0)
            return &l->visitors[i];
    return NULL;
}

static void unchain(bcg_limits *l, const visitor *v)
{
    int *place = chain_of(l, v->network);
    while (&l->visitors[*place] != v)
        place = &l->visitors[*place].next;
    *place = v->next;
}

/* Should `v` be forgotten rather than the other? */
static bool is_quieter(const visitor *v, const visitor *other)
{
    return (v->open == 0) != (other->open == 0) ? v->open == 0 : v->seen < other->seen;
}

/* A place for a new one: free, or of whoever is missed least; never that of `kept`. */
static visitor *make_place(bcg_limits *l, const visitor *kept)
{
    visitor *quietest = NULL;
    if (l->count < l->capacity)
        return &l->visitors[l->count++];
    for (int i = 0; i < l->count; i++) {
        visitor *v = &l->visitors[i];
        if (v != kept && (quietest == NULL || is_quieter(v, quietest)))
            quietest = v;
    }
    assert(quietest != NULL); /* there is room for more than one */
    unchain(l, quietest);
    return quietest;
}

/* What has come since it was seen last. */
static void refill(const bcg_limits *l, visitor *v, uint64_t now)
{
    const uint64_t quiet = now > v->seen ? now - v->seen : 0;
    for (int i = 0; i < BCG_LIMITED_KINDS; i++) {
        const uint64_t most = share_of(v) * l->rates[i].burst * TOKEN;
        const uint64_t missing = most - v->tokens[i];
        const uint64_t rate = share_of(v) * l->rates[i].per_minute;
        v->tokens[i] += rate && quiet >= missing / rate + 1 ? missing : quiet * rate;
        if (v->tokens[i] > most)
            v->tokens[i] = most;
    }
    v->seen = now > v->seen ? now : v->seen;
}

static visitor *welcome(bcg_limits *l, const uint8_t network[NETWORK], const visitor *kept,
                        uint64_t now)
{
    visitor *v = find(l, network);
    if (v == NULL) {
        v = make_place(l, kept);
        *v = (visitor){.seen = now, .next = *chain_of(l, network)};
        memcpy(v->network, network, NETWORK);
        *chain_of(l, network) = (int)(v - l->visitors);
        for (int i = 0; i < BCG_LIMITED_KINDS; i++)
            v->tokens[i] = share_of(v) * l->rates[i].burst * TOKEN;
    }
    refill(l, v, now);
    return v;
}

static visit welcome_all(bcg_limits *l, const char *address, uint64_t now)
{
    const networks n = find_networks(address);
    visit who = {.count = n.count};
    for (int i = 0; i < n.count; i++)
        who.at[i] = welcome(l, n.at[i], i ? who.at[0] : NULL, now);
    return who;
}

/* -- what they have ---------------------------------------------------------------------------- */

bool bcg_limits_take(bcg_limits *l, const char *address, bcg_limited what, uint32_t amount,
                     uint64_t now)
{
    const visit who = welcome_all(l, address, now);
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
    const visit who = welcome_all(l, address, now);
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
    const visit who = welcome_all(l, address, now);
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
        visitor *v = find(l, n.at[i]);
        if (v && v->open > 0)
            v->open--;
    }
}
