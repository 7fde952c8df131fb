/* A cache of prepared games: a scenario is parsed once and shared by all games of it. Those that
 * are not in use stay for a while, since the next game is often the same battle. */
#ifndef BOCAGE_SERVER_PREPARED_CACHE_H
#define BOCAGE_SERVER_PREPARED_CACHE_H

#include "notation/notation.h"

typedef struct bcg_prepared_cache bcg_prepared_cache;

/* NULL if there is no memory. */
bcg_prepared_cache *bcg_prepared_cache_new(void);
void bcg_prepared_cache_free(bcg_prepared_cache *s);

/* The prepared game of a scenario's text, held for the caller; NULL, with a sentence, if it cannot
 * be played. */
bcg_prepared *bcg_prepared_cache_open(bcg_prepared_cache *s, const bcg_ruleset *rulesets,
                                      const char *text, size_t size, const char *edition,
                                      const char *options, char why[BCG_WHY]);

#endif
