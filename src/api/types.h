/* What is behind the types of include/bocage/bocage.h, whatever the ruleset: a prepared game, and
 * states and views as bytes of the size its ruleset wants. */
#ifndef BOCAGE_API_TYPES_H
#define BOCAGE_API_TYPES_H

#include <bocage/bocage.h>

#include "notation/notation.h"

#include <stdalign.h>

/* The rulesets of the library: rows without JSON, so that it needs nothing but libc and threads. */
extern const bcg_ruleset bcg_library_rulesets[];

struct bocage_scenario {
    const bcg_ruleset *ruleset;
    void *document; /* as the ruleset's notation reads it */
};

struct bocage_game {
    bcg_prepared *prepared;
};

struct bocage_state {
    const bocage_game *game;
    alignas(max_align_t) unsigned char bytes[]; /* ops->state_size */
};

struct bocage_view {
    const bocage_game *game;
    int seat;                                   /* or BOCAGE_SPECTATOR */
    alignas(max_align_t) unsigned char bytes[]; /* ops->state_size */
};

struct bocage_random {
    bcg_rng rng;
};

static inline const bcg_game *rules_of(const bocage_game *game)
{
    return game->prepared->game;
}

static inline const bcg_ops *ops_of(const bocage_game *game)
{
    return rules_of(game)->ops;
}

static inline const bcg_notation *notation_of(const bocage_game *game)
{
    return game->prepared->ruleset->notation;
}

#endif
