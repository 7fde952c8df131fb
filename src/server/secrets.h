/* Secrets that open a game: 128 random bits each, as 22 characters for a link. Whoever has one has
 * its part in the game. The server keeps only their hashes, so that nobody who reads its database
 * can sit down in a game. */
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

/* One that nobody can guess. */
void bcg_secret_make(bcg_secret *out);
/* As letters, digits, `-` and `_`. */
void bcg_secret_write(const bcg_secret *s, char out[BCG_SECRET_TEXT]);
/* False if the text is none. */
bool bcg_secret_read(const char *text, size_t len, bcg_secret *out);
/* What is kept of it, and how it is looked up: how long a comparison of hashes takes tells nothing
 * about the secret, so none need take the same time. */
void bcg_secret_hash(const bcg_secret *s, uint8_t out[BCG_SECRET_HASHED]);

/* A name for a game: random too, but no secret. */
void bcg_secret_name(char out[BCG_SECRET_TEXT]);

#endif
