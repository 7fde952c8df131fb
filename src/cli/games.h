/* `bocage games`: what its parts share. */
#ifndef BOCAGE_CLI_GAMES_H
#define BOCAGE_CLI_GAMES_H

#include "game/registry.h"
#include "store/store.h"

/* Look through a whole store and tell what is wrong with it. The status to exit with. */
int check_games(const bcg_ruleset *rulesets, bcg_store *store, const char *db, bool json);

#endif
