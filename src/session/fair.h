/* Dice and cards that nobody can predict and everybody can verify afterwards.
 *
 * A game has a secret seed. Before anything is rolled, its commitment (a hash of it) is published;
 * then each seat chooses a nonce, so that whoever chose the seed could not choose the dice. Result
 * n of the game (rolls and draws, counted from 1) is derived from
 *
 *     BLAKE2b-256, key: the seed, of "bocage result 1\n", the nonces of all seats in their order,
 *     each as its length (one byte) and its bytes, and n as 8 bytes, lowest first
 *
 * whose 32 bytes are the state (four numbers of 8 bytes, lowest first) of the generator in
 * core/rng.h, from which the ruleset then draws the result. At the end the seed is revealed:
 * everybody can check it against the commitment and recompute every result (docs/protocol.md). */
#ifndef BOCAGE_SESSION_FAIR_H
#define BOCAGE_SESSION_FAIR_H

#include "core/log.h"
#include "core/rng.h"

#include <stdbool.h>
#include <stddef.h>

enum { BCG_SEED = 32, BCG_SEED_HEX = 2 * BCG_SEED + 1, BCG_NONCE = 32 };

typedef struct bcg_nonce {
    uint8_t len;
    uint8_t bytes[BCG_NONCE];
} bcg_nonce;

typedef struct bcg_fair {
    uint8_t seed[BCG_SEED];
    bcg_nonce nonce[BCG_MAX_SEATS]; /* length 0 for seats that gave none */
    int seats;
} bcg_fair;

/* What is published before the first result. */
void bcg_fair_commitment(const uint8_t seed[BCG_SEED], char out[BCG_SEED_HEX]);
/* The generator for result n. */
void bcg_fair_result(const bcg_fair *f, uint64_t n, bcg_rng *out);

/* A seed derived from a number, for tests and reproducible games. */
void bcg_fair_seed_of(uint64_t number, uint8_t out[BCG_SEED]);

/* To hexadecimal digits and back: reading fails unless there are exactly n bytes. */
void bcg_base16_write(const uint8_t *bytes, size_t n, char *out);
bool bcg_base16_read(const char *text, size_t len, uint8_t *out, size_t n);

#endif
