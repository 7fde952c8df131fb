/* The heuristics for assault, and its computer players. Nobody looks ahead yet: a searcher needs
 * `value`, `luck`, `occasion` and `weight` here, and a row among the levels. */
#include "ai/assault_heuristics.h"
#include "ai/player.h"

static int turn(const void *s)
{
    return ((const assault_state *)s)->turn;
}

/* Battles won, as in matches. */
static int points(const bcg_game *g, const void *s, int seat)
{
    return bcg_assault_ops.result(g, s, seat) == BCG_WON;
}

const assault_weights assault_weights_best = {
    .next = 60, .mobile = 40, .unseen = 15, .slow = 10, .danger = 100, .threat = 0, .pull = 20};

const bcg_heuristics bcg_assault_heuristics = {
    .ops = &bcg_assault_ops,
    .tables_size = sizeof(assault_ai_tables),
    .fill_tables = assault_fill_ai_tables,
    .weights = &assault_weights_best,
    .memory_size = 1,
    .score = assault_score_actions,
    .turn = turn,
    .points = points,
};

/* clang-format off */
const bcg_ai_level bcg_assault_levels[] = {
    /* name     what it does                                     how            nodes noise horizon pause adviser */
    {"random",  "any legal action",                              bcg_ai_random, 0,    0,    0,      700,  false},
    {"cadet",   "a good eye, but wavers by two prestige",        bcg_ai_greedy, 0,    20,   0,      700,  true},
    {NULL, NULL, NULL, 0, 0, 0, 0, false},
};
/* clang-format on */
