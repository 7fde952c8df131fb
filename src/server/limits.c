#include "server/limits.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

/* Tokens are counted in 1/60000, so that a millisecond at one a minute is a whole number. */
enum { TOKEN = 60000, NETWORK = 9 };

typedef struct visitor {
    uint8_t network[NETWORK]; /* kind of address and its first bytes */
    bool known;
    int open;
    uint64_t seen;
    uint64_t tokens[BCG_LIMITED_KINDS];
} visitor;

struct bcg_limits {
    bcg_rate rates[BCG_LIMITED_KINDS];
    int at_once, count;
    visitor visitors[];
};

bcg_limits *bcg_limits_new(const bcg_rate rates[BCG_LIMITED_KINDS], int at_once, int addresses)
{
    bcg_limits *l = calloc(1, sizeof *l + (size_t)addresses * sizeof l->visitors[0]);
    if (l == NULL)
        return NULL;
    memcpy(l->rates, rates, sizeof l->rates);
    l->at_once = at_once;
    l->count = addresses;
    return l;
}

void bcg_limits_free(bcg_limits *l)
{
    free(l);
}

/* What an address is counted as; one that is none of the two kinds counts as nobody's. */
static void find_network(const char *address, uint8_t out[NETWORK])
{
    static const uint8_t mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    uint8_t bytes[16];
    memset(out, 0, NETWORK);
    if (inet_pton(AF_INET, address, bytes) == 1) {
        out[0] = 4;
        memcpy(out + 1, bytes, 4);
    } else if (inet_pton(AF_INET6, address, bytes) == 1) {
        const bool v4 = memcmp(bytes, mapped, sizeof mapped) == 0;
        out[0] = v4 ? 4 : 6;
        memcpy(out + 1, v4 ? bytes + 12 : bytes, v4 ? 4 : 8);
    }
}

/* The one of that network, or NULL. */
static visitor *find(bcg_limits *l, const uint8_t network[NETWORK])
{
    for (int i = 0; i < l->count; i++)
        if (l->visitors[i].known && memcmp(l->visitors[i].network, network, NETWORK) == 0)
            return &l->visitors[i];
    return NULL;
}

/* A place for a new one: free, or of whoever was quiet longest; NULL if all hold something. */
static visitor *make_place(bcg_limits *l)
{
    visitor *oldest = NULL;
    for (int i = 0; i < l->count; i++) {
        visitor *v = &l->visitors[i];
        if (!v->known)
            return v;
        if (v->open == 0 && (oldest == NULL || v->seen < oldest->seen))
            oldest = v;
    }
    return oldest;
}

static visitor *welcome(bcg_limits *l, const char *address, uint64_t now)
{
    uint8_t network[NETWORK];
    find_network(address, network);
    visitor *v = find(l, network);
    if (v == NULL && (v = make_place(l)) != NULL) {
        *v = (visitor){.known = true, .seen = now};
        memcpy(v->network, network, NETWORK);
        for (int i = 0; i < BCG_LIMITED_KINDS; i++)
            v->tokens[i] = (uint64_t)l->rates[i].burst * TOKEN;
    }
    return v;
}

/* What has come since it was seen last. */
static void refill(const bcg_limits *l, visitor *v, uint64_t now)
{
    const uint64_t quiet = now > v->seen ? now - v->seen : 0;
    for (int i = 0; i < BCG_LIMITED_KINDS; i++) {
        const uint64_t most = (uint64_t)l->rates[i].burst * TOKEN;
        const uint64_t missing = most - v->tokens[i], rate = l->rates[i].per_minute;
        v->tokens[i] += rate && quiet >= missing / rate + 1 ? missing : quiet * rate;
        if (v->tokens[i] > most)
            v->tokens[i] = most;
    }
    v->seen = now > v->seen ? now : v->seen;
}

bool bcg_limits_take(bcg_limits *l, const char *address, bcg_limited what, uint64_t now)
{
    visitor *v = welcome(l, address, now);
    if (v == NULL)
        return false;
    refill(l, v, now);
    if (v->tokens[what] < TOKEN)
        return false;
    v->tokens[what] -= TOKEN;
    return true;
}

bool bcg_limits_open(bcg_limits *l, const char *address, uint64_t now)
{
    visitor *v = welcome(l, address, now);
    if (v == NULL || v->open >= l->at_once)
        return false;
    v->open++;
    return true;
}

void bcg_limits_close(bcg_limits *l, const char *address)
{
    uint8_t network[NETWORK];
    find_network(address, network);
    visitor *v = find(l, network);
    if (v && v->open > 0)
        v->open--;
}
