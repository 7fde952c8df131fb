/* Option values used by several commands: numbers, and computer players. */
#ifndef BOCAGE_CLI_VALUES_H
#define BOCAGE_CLI_VALUES_H

#include "ai/match.h"

/* Digits only; false if it exceeds `most`. */
bool read_number(const char *text, uint64_t most, uint64_t *out);
/* optarg as a number from 1 on. False, with a message for command `name` about its `option`. */
bool read_count(const char *name, const char *option, int *out);
/* optarg as the value of --seed. False with a message. */
bool read_seed(const char *name, uint64_t *out);
/* A LEVEL of the ruleset, or LEVEL:NODES; false, without a message, if it is neither. */
bool read_contestant(const bcg_ruleset *ruleset, const char *text, bcg_contestant *out);

/* Threads that can run at the same time. */
int count_cores(void);

#endif
