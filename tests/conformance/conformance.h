/* One suite for every ruleset: plays random games through its bcg_ops alone, and checks everything
 * core/ops.h promises on the way. Each check has a name; the first failure is reported with its
 * place, instead of asserted, so that tests/broken_toys.c can show that every check notices the
 * mistake it is for.
 *
 * Leaks of hidden information are found with twins: a guess made from a reader's view is a state
 * that the reader cannot tell from the true one, so everything it is told must be the same in
 * both. */
#ifndef BOCAGE_TESTS_CONFORMANCE_H
#define BOCAGE_TESTS_CONFORMANCE_H

#include "core/ops.h"

enum { CONFORMANCE_TOTALS = 8, CONFORMANCE_TEXT = 400 };

typedef void conformance_visit(void *context, bcg_action a);

/* What to play, and hooks for what only the ruleset knows, which may be NULL. */
typedef struct conformance {
    const bcg_game *game;
    uint64_t seed;
    int games;
    int most_actions; /* a longer game is reported as never ending */
    int look_one_in;  /* checks of states look at one in this many; 0 or 1: at all */
    /* Visits actions, sensible or not, that the seat (or BCG_CHANCE) might take: all of them, if
     * they are few. The suite itself tries legal actions from other times and listed ones with one
     * byte changed. */
    void (*candidates)(const bcg_game *g, const void *s, int seat, bcg_rng *r,
                       conformance_visit *visit, void *context);
    /* Numbers that no action changes, such as cards or figures. For a complete state. */
    void (*totals)(const bcg_game *g, const void *s, int out[CONFORMANCE_TOTALS]);
    /* An action as text, for the report. */
    void (*describe)(const bcg_game *g, bcg_action a, char *out, size_t size);
} conformance;

typedef struct conformance_report {
    const char *check;           /* that failed; NULL: all passed */
    char text[CONFORMANCE_TEXT]; /* what failed, and where: game, action, seat */
    /* What occurred, so that a test can see whether there was anything to check. */
    long actions, looks, chances, committing;
    long secret_steps;   /* states in which several seats answer secretly */
    long open_steps;     /* states in which several seats act openly */
    long windows;        /* states in which a reaction window is open */
    long shared_windows; /* those of them in which several seats are asked */
    long passes;         /* of them */
    long guesses_counted;
} conformance_report;

/* Plays and checks. True if everything holds. */
bool conformance_run(const conformance *c, conformance_report *out);

/* The names of all checks, in the order in which they run; NULL-terminated. */
extern const char *const conformance_checks[];

#endif
