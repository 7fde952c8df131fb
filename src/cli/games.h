/* `bocage games`: shared by its parts. */
#ifndef BOCAGE_CLI_GAMES_H
#define BOCAGE_CLI_GAMES_H

#include "game/registry.h"
#include "store/store.h"

/* Checks a whole store and reports what is wrong with it. Returns the exit status. */
int check_games(const bcg_ruleset *rulesets, bcg_store *store, const char *db, bool json);

#endif
