#include "server/prepared_cache.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { KEPT = 48, KEY = 32 };

typedef struct slot {
    uint8_t key[KEY];       /* hash of text, edition and options */
    bcg_prepared *prepared; /* NULL: free */
    uint64_t used;
} slot;

struct bcg_prepared_cache {
    slot slots[KEPT];
    uint64_t uses;
};

bcg_prepared_cache *bcg_prepared_cache_new(void)
{
    return calloc(1, sizeof(bcg_prepared_cache));
}

void bcg_prepared_cache_free(bcg_prepared_cache *s)
{
    if (s == NULL)
        return;
    for (int i = 0; i < KEPT; i++)
        bcg_prepared_release(s->slots[i].prepared);
    free(s);
}

/* Parts end with a zero byte, so that different ones never concatenate to the same bytes. */
static void make_key(const char *text, size_t size, const char *edition, const char *options,
                     uint8_t out[KEY])
{
    crypto_generichash_state h;
    crypto_generichash_init(&h, NULL, 0, KEY);
    crypto_generichash_update(&h, (const uint8_t *)(edition ? edition : ""),
                              edition ? strlen(edition) + 1 : 1);
    crypto_generichash_update(&h, (const uint8_t *)options, strlen(options) + 1);
    crypto_generichash_update(&h, (const uint8_t *)text, size);
    crypto_generichash_final(&h, out, KEY);
}

/* A free slot, or the least recently used. */
static slot *find_free_slot(bcg_prepared_cache *s)
{
    slot *oldest = &s->slots[0];
    for (int i = 0; i < KEPT && oldest->prepared; i++)
        if (s->slots[i].prepared == NULL || s->slots[i].used < oldest->used)
            oldest = &s->slots[i];
    return oldest;
}

/* The same battle may come as another text: with comments, or as stored with a game. */
static bcg_prepared *find_alike(bcg_prepared_cache *s, const bcg_prepared *prepared)
{
    for (int i = 0; i < KEPT; i++) {
        bcg_prepared *other = s->slots[i].prepared;
        if (other && other->scenario_size == prepared->scenario_size &&
            strcmp(other->edition, prepared->edition) == 0 &&
            strcmp(other->options, prepared->options) == 0 &&
            memcmp(other->scenario, prepared->scenario, prepared->scenario_size) == 0)
            return other;
    }
    return NULL;
}

bcg_prepared *bcg_prepared_cache_open(bcg_prepared_cache *s, const bcg_ruleset *rulesets,
                                      const char *text, size_t size, const char *edition,
                                      const char *options, char why[BCG_WHY])
{
    uint8_t key[KEY];
    make_key(text, size, edition, options, key);
    for (int i = 0; i < KEPT; i++)
        if (s->slots[i].prepared && memcmp(s->slots[i].key, key, KEY) == 0) {
            s->slots[i].used = ++s->uses;
            return bcg_prepared_hold(s->slots[i].prepared);
        }
    bcg_prepared *prepared = bcg_prepare(rulesets, text, size, edition, options, why);
    if (prepared == NULL)
        return NULL;
    bcg_prepared *alike = find_alike(s, prepared);
    if (alike) {
        bcg_prepared_release(prepared);
        prepared = bcg_prepared_hold(alike);
    }
    slot *free_slot = find_free_slot(s);
    bcg_prepared_release(free_slot->prepared);
    memcpy(free_slot->key, key, KEY);
    free_slot->prepared = bcg_prepared_hold(prepared);
    free_slot->used = ++s->uses;
    return prepared;
}
