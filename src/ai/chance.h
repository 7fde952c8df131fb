/* Chances of winning, for the values of states (heuristics.h): integers, the same everywhere. */
#ifndef BOCAGE_AI_CHANCE_H
#define BOCAGE_AI_CHANCE_H

#include "ai/heuristics.h"

/* Converts log odds in thousandths to a chance of winning, from -BCG_VALUE_WON to BCG_VALUE_WON. */
int bcg_chance_of(int odds);
/* The chance once the log odds have changed by this much. */
int bcg_chance_shifted(int value, int odds);
/* The average of chances of which so many parts add up to this sum, rounded to the nearest
 * integer. */
int bcg_chance_average(int64_t sum, int64_t parts);
/* The value of a game that is over. */
int bcg_value_of_end(const bcg_game *g, const void *s, int seat);

#endif
