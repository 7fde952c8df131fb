/* Random games to the end, using only the contract of core/ops.h: for tests, for benchmarks and as
 * the simplest evaluation for a searcher. */
#ifndef BOCAGE_GAME_PLAYOUT_H
#define BOCAGE_GAME_PLAYOUT_H

#include "core/ops.h"

#include <stdbool.h>

/* Statistics of one or several playouts: zero before the first. */
typedef struct bcg_playout_counts {
    uint64_t decisions; /* with at least two actions to choose from */
    uint64_t forced;    /* with only one */
    uint64_t chances;
    int longest; /* longest legal list */
} bcg_playout_counts;

/* Plays on from state `s` until the game is over or `most` actions of players and chance have been
 * taken; every decision is random. `actions` must have room for ops->max_actions. True if the game
 * is over. `counts` is added to and may be NULL. */
bool bcg_playout(const bcg_game *g, void *s, bcg_rng *r, bcg_action *actions, uint64_t most,
                 bcg_playout_counts *counts);

#endif
