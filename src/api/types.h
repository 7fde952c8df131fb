/* What is behind the types of include/bocage/bocage.h. */
#ifndef BOCAGE_API_TYPES_H
#define BOCAGE_API_TYPES_H

#include <bocage/bocage.h>

#include "memoir/game.h"
#include "notation/memoir_scn.h"

struct bocage_scenario {
    memoir_scenario memoir;
};

struct bocage_game {
    memoir_game memoir;
    memoir_scenario scenario; /* for the text of positions */
    memoir_state first;
    bool hidden; /* the first state leaves cards open */
};

struct bocage_state {
    const bocage_game *game;
    memoir_state memoir;
};

struct bocage_view {
    const bocage_game *game;
    int seat; /* or BOCAGE_SPECTATOR */
    memoir_state memoir;
};

struct bocage_random {
    bcg_rng rng;
};

static inline const bcg_ops *ops_of(const bocage_game *game)
{
    return game->memoir.head.ops;
}

#endif
