/* The heuristics for memoir, and its computer players. */
#include "ai/memoir_heuristics.h"
#include "ai/player.h"

static int turn(const void *s)
{
    return ((const memoir_state *)s)->turn;
}

/* An attack is the same wherever its unit has moved: it is identified by the hex where the attacker
 * began the turn, and by its target. */
static uint64_t occasion(const void *state)
{
    const memoir_state *s = state;
    const memoir_pending *f = memoir_top(s);
    if (!f)
        return bcg_occasion(s->turn, NULL, 0);
    const bool moved = f->at != BCG_NO_HEX && s->from[f->at] != BCG_NO_HEX;
    const uint8_t key[] = {f->what, moved ? s->from[f->at] : f->at, f->to, f->side, f->steps,
                           f->more, s->hand_size[f->side]};
    return bcg_occasion(s->turn, key, sizeof key);
}

static int points(const bcg_game *g, const void *s, int seat)
{
    return memoir_medals((const memoir_game *)g, s,
                         memoir_side_of_seat((const memoir_game *)g, seat));
}

/* Choosing the card matters most; forced and minor decisions get little. */
static int weight(const bcg_game *g, const void *state)
{
    const memoir_state *s = state;
    (void)g;
    if (s->pending_count)
        return 2;
    switch (s->phase) {
    case MP_PLAY_CARD:
        return 80;
    case MP_ORDER:
    case MP_MOVE:
    case MP_MOVE_AGAIN:
        return 30;
    default:
        return 5;
    }
}

static void count(const bcg_game *g, const void *tables, const void *state, int seat, int *out)
{
    const memoir_state *s = state;
    const memoir_game *game = (const memoir_game *)g;
    memoir_count(game, tables, s, memoir_side_of_seat(game, seat), s->active, out);
}

#define NAME(name, value, what)       #name,
#define CARD_NAME(name, value, what)  "card_" #name,
#define STATE_NAME(name, value, what) "state_" #name,
static const char *const weight_names[] = {MEMOIR_WEIGHTS(NAME) MEMOIR_CARD_FEATURES(CARD_NAME)
                                               MEMOIR_FEATURES(STATE_NAME)};
enum { WEIGHTS = sizeof weight_names / sizeof weight_names[0] };
_Static_assert(sizeof(memoir_weights) == WEIGHTS * sizeof(int), "a weight is an int");

const bcg_heuristics bcg_memoir_heuristics = {
    .ops = &bcg_memoir_ops,
    .tables_size = sizeof(memoir_ai_tables),
    .fill_tables = memoir_fill_ai_tables,
    .weights = &memoir_weights_best,
    .weight_names = weight_names,
    .weight_count = WEIGHTS,
    .feature_count = MEMOIR_FEATURE_COUNT,
    .memory_size = sizeof(memoir_memory),
    .value = memoir_value,
    .count = count,
    .fraction = 1000,
    .fraction_from = LF_IN_THOUSANDTHS,
    .luck = memoir_luck,
    .score = memoir_score_actions,
    .stray = 40,
    .vary = 1200,
    .occasion = occasion,
    .turn = turn,
    .points = points,
    .weight = weight,
};

/* clang-format off */
const bcg_ai_level bcg_memoir_levels[] = {
    /* name     what it does                                           how            nodes    noise horizon pause adviser */
    {"random",  "any legal action",                                    bcg_ai_random, 0,       0,    0,      700,  false},
    {"cadet",   "a good eye, but wavers by three quarters of a medal", bcg_ai_greedy, 0,       750,  0,      700,  false},
    {"captain", "knows the odds, compares what whole turns lead to",   bcg_ai_search, 650,     0,    1,      700,  false},
    {"general", "tries whole turns and what may follow, below 1 s",    bcg_ai_search, 450000,  0,    4,      1000, true},
    {"marshal", "the same for up to 5 s on every core",                bcg_ai_search, 4500000, 0,    4,      5000, false},
    {NULL, NULL, NULL, 0, 0, 0, 0, false},
};
/* clang-format on */
