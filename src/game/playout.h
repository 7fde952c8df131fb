/* Random games to the end, through the contract of core/ops.h alone: for tests, for measuring and
 * as the simplest judge a searcher can ask. */
#ifndef BOCAGE_GAME_PLAYOUT_H
#define BOCAGE_GAME_PLAYOUT_H

#include "core/ops.h"

#include <stdbool.h>

/* What happened in one or several playouts: set to 0 before the first. */
typedef struct bcg_playout_counts {
    uint64_t decisions; /* with two actions or more to choose from */
    uint64_t forced;    /* with a single one */
    uint64_t chances;
    int longest; /* legal list */
} bcg_playout_counts;

/* Play on from state `s` until the game is over or `most` actions of players and chance have been
 * taken; every decision is made by the toss of a fair die. `actions` has room for ops->max_actions.
 * True if the game is over. `counts` is added to and may be NULL. */
bool bcg_playout(const bcg_game *g, void *s, bcg_rng *r, bcg_action *actions, uint64_t most,
                 bcg_playout_counts *counts);

#endif
