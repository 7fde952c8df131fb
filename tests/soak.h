/* Random games as a soak, whatever the ruleset: what soak.c asks of a ruleset's part. */
#ifndef BOCAGE_TESTS_SOAK_H
#define BOCAGE_TESTS_SOAK_H

#include "core/rng.h"
#include "notation/document.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the games of one board come to. */
typedef struct soak_tally {
    long games, actions, turns, results[4]; /* by result, from 1 */
    int longest;                            /* list of actions */
    uint64_t hash;
} soak_tally;

void soak_mix(soak_tally *t, uint64_t value);

typedef struct soak_part {
    const char *name;
    const char *results[3];
    int generated;                /* boards besides the files */
    int ways;                     /* in which each board is played: editions, forms */
    int width;                    /* of the name of a way, in columns */
    long enough;                  /* games after which everything must have occurred */
    const bcg_scn_format *format; /* of files, which are read into `scenario` */
    void *scenario;
    void (*generate)(int n);
    /* The board just read or generated, in that way; its name, or NULL if the board does not allow
     * it. */
    const char *(*set_up)(int way);
    /* One game to its end, with everything checked in every state of it. */
    void (*play)(soak_tally *t, bcg_rng *r);
    int (*ply)(void); /* of the game under way, for a failure */
    /* Whether the games together have shown what they are for. */
    void (*look_back)(bool many_games);
} soak_part;

extern const soak_part soak_memoir, soak_memoir_forms, soak_assault;

#endif
