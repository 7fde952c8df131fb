/* One suite for every ruleset: random games are played through its bcg_ops alone, and whatever
 * core/ops.h promises is checked on the way. Each check has a name; the first that fails is
 * reported with the place, instead of asserted, so that tests/broken_toys.c can show that every
 * check notices the mistake it is for.
 *
 * A hidden thing is looked for with twins: a guess made from a reader's view is a state which that
 * reader cannot tell from the true one, so everything it is told must be the same in both. */
#ifndef BOCAGE_TESTS_CONFORMANCE_H
#define BOCAGE_TESTS_CONFORMANCE_H

#include "core/ops.h"

enum { CONFORMANCE_TOTALS = 8, CONFORMANCE_TEXT = 400 };

typedef void conformance_visit(void *context, bcg_action a);

/* What to play, and what only the ruleset knows: hooks may be NULL. */
typedef struct conformance {
    const bcg_game *game;
    uint64_t seed;
    int games;
    int most_actions; /* a game that takes more does not end */
    int look_one_in;  /* checks of states look at one in so many; 0 is 1: at all */
    /* Visit actions, sensible or not, that the seat (or BCG_CHANCE) might take: all there are, if
     * they are few. The suite itself tries actions of other moments and listed ones with a byte
     * changed. */
    void (*candidates)(const bcg_game *g, const void *s, int seat, bcg_rng *r,
                       conformance_visit *visit, void *context);
    /* Numbers that no action changes: cards, figures. Of a full state. */
    void (*totals)(const bcg_game *g, const void *s, int out[CONFORMANCE_TOTALS]);
    /* An action in words, for the report. */
    void (*describe)(const bcg_game *g, bcg_action a, char *out, size_t size);
} conformance;

typedef struct conformance_report {
    const char *check;           /* that failed; NULL: all hold */
    char text[CONFORMANCE_TEXT]; /* what failed, and where: game, action, seat */
    /* What was met, so that a test can see that it was there to be checked. */
    long actions, looks, chances, committing;
    long secret_steps; /* states in which several seats answer in secret */
    long open_steps;   /* states in which several seats act in the open */
    long guesses_counted;
} conformance_report;

/* Play and check. True if all holds. */
bool conformance_run(const conformance *c, conformance_report *out);

/* The names of all checks, in the order they are made; a NULL ends them. */
extern const char *const conformance_checks[];

#endif
