/* The heuristics for assault, and its computer players. So far nobody weighs anything: a player
 * that does needs `score` (and a searcher `value`, `luck`, `occasion` and `weight`) here, and a row
 * among the levels. */
#include "ai/assault_heuristics.h"
#include "ai/player.h"
#include "assault/game.h"

#include <string.h>

static void fill_tables(const bcg_game *g, const void *weights, void *tables)
{
    (void)g;
    (void)weights;
    memset(tables, 0, 1);
}

static int turn(const void *s)
{
    return ((const assault_state *)s)->turn;
}

/* Battles won, as in matches. */
static int points(const bcg_game *g, const void *s, int seat)
{
    return bcg_assault_ops.result(g, s, seat) == BCG_WON;
}

const bcg_heuristics bcg_assault_heuristics = {
    .ops = &bcg_assault_ops,
    .tables_size = 1,
    .fill_tables = fill_tables,
    .memory_size = 1,
    .turn = turn,
    .points = points,
};

/* clang-format off */
const bcg_ai_level bcg_assault_levels[] = {
    /* name     what it does        how            nodes noise horizon pause adviser */
    {"random",  "any legal action", bcg_ai_random, 0,    0,    0,      700,  true},
    {NULL, NULL, NULL, 0, 0, 0, 0, false},
};
/* clang-format on */
