#include "server/secrets.h"

#include <sodium.h>
#include <string.h>

/* No padding, and nothing that has to be escaped in a link. */
static const int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

void bcg_secret_make(bcg_secret *out)
{
    randombytes_buf(out->bytes, sizeof out->bytes);
}

void bcg_secret_write(const bcg_secret *s, char out[BCG_SECRET_TEXT])
{
    sodium_bin2base64(out, BCG_SECRET_TEXT, s->bytes, sizeof s->bytes, variant);
}

bool bcg_secret_read(const char *text, size_t len, bcg_secret *out)
{
    size_t size;
    const char *end;
    return len == BCG_SECRET_TEXT - 1 &&
           sodium_base642bin(out->bytes, sizeof out->bytes, text, len, NULL, &size, &end,
                             variant) == 0 &&
           size == sizeof out->bytes && end == text + len;
}

void bcg_secret_hash(const bcg_secret *s, uint8_t out[BCG_SECRET_HASHED])
{
    static const char label[] = "bocage secret 1\n";
    crypto_generichash_state h;
    crypto_generichash_init(&h, NULL, 0, BCG_SECRET_HASHED);
    crypto_generichash_update(&h, (const uint8_t *)label, sizeof label - 1);
    crypto_generichash_update(&h, s->bytes, sizeof s->bytes);
    crypto_generichash_final(&h, out, BCG_SECRET_HASHED);
}

void bcg_secret_name(char out[BCG_SECRET_TEXT])
{
    bcg_secret name;
    do {
        bcg_secret_make(&name);
        bcg_secret_write(&name, out);
    } while (out[0] == '-'); /* a command would take it for an option */
}
