/* The heuristics for assault, and its computer players. */
#include "ai/assault_heuristics.h"
#include "ai/player.h"

/* A game turn has two, one of each side; 0 during the set-up. */
static int turn(const void *state)
{
    const assault_state *s = state;
    return s->turn == 0 ? 0 : 2 * s->turn - (s->active == s->first);
}

/* Battles won, as in matches. */
static int points(const bcg_game *g, const void *s, int seat)
{
    return bcg_assault_ops.result(g, s, seat) == BCG_WON;
}

/* A flip is the same for the same two units, wherever the combat comes in a turn. */
static uint64_t occasion(const void *state)
{
    const assault_state *s = state;
    const assault_pending *p = assault_top(s);
    if (!p)
        return bcg_occasion(turn(s), NULL, 0);
    const bool combat = assault_in_combat(s);
    const uint8_t key[] = {p->what,
                           p->side,
                           p->a,
                           p->b,
                           p->n,
                           p->m,
                           combat ? s->combat.tile[0] : 0,
                           combat ? s->combat.tile[1] : 0,
                           combat ? s->combat.firing : 0};
    return bcg_occasion(turn(s), key, sizeof key);
}

/* The operations phase matters most; what a window asks for is little. */
static int weight(const bcg_game *g, const void *state)
{
    const assault_state *s = state;
    const assault_pending *p = assault_top(s);
    (void)g;
    switch (p ? p->what : ASSAULT_PENDING_KINDS) {
    case ASSAULT_PENDING_KINDS:
        return 35;
    case AP_START:
        return 40;
    case AP_SUPPORT:
    case AP_REWARD:
        return 0;
    case AP_MIX:
    case AP_BUY:
    case AP_STEP_9:
        return 6;
    default:
        return 3;
    }
}

#define VALUE(name, value, what)   .name = value,
#define FEATURE(name, value, what) value,
const assault_weights assault_weights_best = {
    ASSAULT_WEIGHTS(VALUE).feature = {ASSAULT_FEATURES(FEATURE)}};

#define NAME(name, value, what)       #name,
#define STATE_NAME(name, value, what) "state_" #name,
static const char *const weight_names[] = {ASSAULT_WEIGHTS(NAME) ASSAULT_FEATURES(STATE_NAME)};
enum { WEIGHTS = sizeof weight_names / sizeof weight_names[0] };
_Static_assert(sizeof(assault_weights) == WEIGHTS * sizeof(int), "a weight is an int");

const bcg_heuristics bcg_assault_heuristics = {
    .ops = &bcg_assault_ops,
    .tables_size = sizeof(assault_ai_tables),
    .fill_tables = assault_fill_ai_tables,
    .weights = &assault_weights_best,
    .weight_names = weight_names,
    .weight_count = WEIGHTS,
    .feature_count = ASSAULT_FEATURE_COUNT,
    .memory_size = sizeof(assault_memory),
    .value = assault_value,
    .count = assault_count_features,
    .fraction = 100,
    .luck = assault_luck,
    .score = assault_score_actions,
    .mix = assault_mix,
    .turn_nodes = 25,
    .stray = 15,
    .vary = 150,
    .occasion = occasion,
    .turn = turn,
    .points = points,
    .weight = weight,
};

/* clang-format off */
const bcg_ai_level bcg_assault_levels[] = {
    /* name     what it does                                           how            nodes    noise horizon pause adviser */
    {"random",  "any legal action",                                    bcg_ai_random, 0,       0,    0,      700,  false},
    {"cadet",   "a good eye, but wavers by two prestige",              bcg_ai_greedy, 0,       20,   0,      700,  false},
    {"captain", "knows the odds, compares what whole turns lead to",   bcg_ai_search, 2000,    0,    1,      700,  false},
    {"general", "tries whole turns and what may follow, below 1 s",    bcg_ai_search, 450000,  0,    3,      1000, true},
    {"marshal", "the same for up to 5 s on every core",                bcg_ai_search, 4500000, 0,    3,      5000, false},
    {NULL, NULL, NULL, 0, 0, 0, 0, false},
};
/* clang-format on */
