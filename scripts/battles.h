/* What cards.c, learn.c and tune.c share: the battles they play and the player they ask for. */
#ifndef BOCAGE_SCRIPTS_BATTLES_H
#define BOCAGE_SCRIPTS_BATTLES_H

#include "notation/notation.h"

enum { MOST_BATTLES = 32, MOST_THREADS = 64 };

/* Battles for two of one ruleset. */
typedef struct battles {
    const bcg_ruleset *ruleset;
    bcg_prepared *at[MOST_BATTLES];
    int count;
} battles;

/* Reads so many files; the program ends with a complaint if there are none or too many, one cannot
 * be played by two or is of another ruleset, or one is among the four of Memoir that are held out
 * to see whether what is found serves other battles too. */
void load_battles(const char *program, int count, char **paths, battles *out);
void free_battles(battles *b);

/* LEVEL or LEVEL:NODES; 0 nodes if none are named. `judge` takes what looks best, as trials do.
 * Ends the program if there is no such level. */
const bcg_ai_level *read_level(const char *program, const bcg_ruleset *ruleset, const char *text,
                               uint64_t *nodes);
/* A number from 1 to `most`. Ends the program if it is none. */
int read_count(const char *program, const char *text, int most);

/* The program cannot go on. */
_Noreturn void give_up(const char *program, const char *what, const char *why);

#endif
