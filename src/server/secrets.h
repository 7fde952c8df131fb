/* Secrets that open a game: 128 random bits each, 22 characters in a link. Whoever has one has its
 * part in the game. Only hashes are stored, so that reading the database opens no game. */
#ifndef BOCAGE_SERVER_SECRETS_H
#define BOCAGE_SERVER_SECRETS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    BCG_SECRET_BYTES = 16,
    BCG_SECRET_TEXT = 23, /* 22 characters and the zero byte */
    BCG_SECRET_HASHED = 32,
};

typedef struct bcg_secret {
    uint8_t bytes[BCG_SECRET_BYTES];
} bcg_secret;

/* A new random one. */
void bcg_secret_make(bcg_secret *out);
/* As text: letters, digits, `-` and `_`. */
void bcg_secret_write(const bcg_secret *s, char out[BCG_SECRET_TEXT]);
/* False if the text is not a secret. */
bool bcg_secret_read(const char *text, size_t len, bcg_secret *out);
/* The hash that is stored and looked up. Comparing hashes need not take constant time: their timing
 * reveals nothing about the secret. */
void bcg_secret_hash(const bcg_secret *s, uint8_t out[BCG_SECRET_HASHED]);

/* An id for a game: random too, but not secret. */
void bcg_secret_name(char out[BCG_SECRET_TEXT]);

#endif
