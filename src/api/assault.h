/* What the files behind include/bocage/bocage_assault.h share: the numbers of the rules as they are
 * outside, where tiles are counted row by row on the board of the game. */
#ifndef BOCAGE_API_ASSAULT_H
#define BOCAGE_API_ASSAULT_H

#include <bocage/bocage_assault.h>

#include "api/types.h"
#include "assault/odds.h"

/* The rules of a game of assault; NULL if it is of another ruleset. */
static inline const assault_game *assault_rules_of(const bocage_game *game)
{
    return ops_of(game) == &bcg_assault_ops ? (const assault_game *)rules_of(game) : NULL;
}

/* BOCAGE_NO_TILE of what is none on this board. */
int assault_tile_outside(const assault_game *g, int tile);

/* Of copies that are alike the first: which of them it is must tell nothing. Without a kind for
 * what is no card. */
bocage_assault_card assault_card_outside(const assault_game *g, int card);

bocage_assault_values assault_values_outside(const assault_sum *sum, int fire, int target);

#endif
