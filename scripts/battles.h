/* What tune.c and learn.c share: the battles they play and the player they ask for. */
#ifndef BOCAGE_SCRIPTS_BATTLES_H
#define BOCAGE_SCRIPTS_BATTLES_H

#include "ai/ai.h"
#include "memoir/game.h"

enum { MOST_BATTLES = 32, MOST_THREADS = 64 };

/* The games of so many files, to be freed; the program ends with a complaint if there are none or
 * too many, one cannot be played, or one is among the four that are held out to see whether what is
 * found serves other battles too. */
memoir_game *load_battles(const char *program, int count, char **paths);

/* LEVEL or LEVEL:NODES; 0 nodes if none are named. `judge` takes what looks best, as trials do. Ends the program if there is no such level. */
const bcg_ai_level *read_level(const char *program, const char *text, uint64_t *nodes);
/* A number from 1 to `most`. Ends the program if it is none. */
int read_count(const char *program, const char *text, int most);

/* The program cannot go on. */
_Noreturn void give_up(const char *program, const char *what, const char *why);

#endif
