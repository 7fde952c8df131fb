#include "session/fair.h"

#include <sodium.h>
#include <string.h>

_Static_assert(BCG_SEED == crypto_generichash_KEYBYTES, "the seed is the key");

void bcg_base16_write(const uint8_t *bytes, size_t n, char *out)
{
    sodium_bin2hex(out, 2 * n + 1, bytes, n);
}

bool bcg_base16_read(const char *text, size_t len, uint8_t *out, size_t n)
{
    size_t size;
    const char *end;
    return sodium_hex2bin(out, n, text, len, NULL, &size, &end) == 0 && size == n &&
           end == text + len;
}

void bcg_fair_commitment(const uint8_t seed[BCG_SEED], char out[BCG_SEED_HEX])
{
    static const char label[] = "bocage seed 1\n";
    uint8_t hash[BCG_SEED];
    crypto_generichash_state h;
    crypto_generichash_init(&h, NULL, 0, sizeof hash);
    crypto_generichash_update(&h, (const uint8_t *)label, sizeof label - 1);
    crypto_generichash_update(&h, seed, BCG_SEED);
    crypto_generichash_final(&h, hash, sizeof hash);
    bcg_base16_write(hash, sizeof hash, out);
}

static void store_number(uint64_t n, uint8_t out[8])
{
    for (int i = 0; i < 8; i++)
        out[i] = (uint8_t)(n >> 8 * i);
}

static uint64_t load_number(const uint8_t in[8])
{
    uint64_t n = 0;
    for (int i = 0; i < 8; i++)
        n |= (uint64_t)in[i] << 8 * i;
    return n;
}

void bcg_fair_result(const bcg_fair *f, uint64_t n, bcg_rng *out)
{
    static const char label[] = "bocage result 1\n";
    uint8_t number[8], hash[BCG_SEED];
    crypto_generichash_state h;
    store_number(n, number);
    crypto_generichash_init(&h, f->seed, BCG_SEED, sizeof hash);
    crypto_generichash_update(&h, (const uint8_t *)label, sizeof label - 1);
    for (int i = 0; i < f->seats; i++) {
        crypto_generichash_update(&h, &f->nonce[i].len, 1);
        crypto_generichash_update(&h, f->nonce[i].bytes, f->nonce[i].len);
    }
    crypto_generichash_update(&h, number, sizeof number);
    crypto_generichash_final(&h, hash, sizeof hash);
    for (int i = 0; i < 4; i++)
        out->s[i] = load_number(hash + (size_t)8 * (size_t)i);
}

void bcg_fair_seed_of(uint64_t number, uint8_t out[BCG_SEED])
{
    uint8_t bytes[8];
    store_number(number, bytes);
    crypto_generichash(out, BCG_SEED, bytes, sizeof bytes, NULL, 0);
}
