#include "ai/heuristics.h"

#include "ai/memoir_heuristics.h"

static int turn(const void *s)
{
    return ((const memoir_state *)s)->turn;
}

/* An attack is the same from wherever its unit has come: who began the turn where attacks whom. */
static uint64_t occasion(const void *state)
{
    const memoir_state *s = state;
    const memoir_pending *f = memoir_top(s);
    if (!f)
        return s->turn;
    const bool moved = f->at != BCG_NO_HEX && s->from[f->at] != BCG_NO_HEX;
    const uint8_t key[] = {f->what, moved ? s->from[f->at] : f->at, f->to, f->side, f->steps,
                           f->more, s->hand_size[f->side]};
    uint64_t sum = s->turn;
    for (size_t i = 0; i < sizeof key; i++)
        sum = sum * 257 + key[i];
    return sum;
}

static int points(const bcg_game *g, const void *s, int seat)
{
    return memoir_medals((const memoir_game *)g, s, memoir_side_of_seat(seat));
}

/* The card decides most; what is forced or small gets little. */
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

const bcg_heuristics bcg_memoir_heuristics = {
    .ops = &bcg_memoir_ops,
    .tables_size = sizeof(memoir_ai_tables),
    .fill_tables = memoir_fill_ai_tables,
    .weights = &memoir_weights_best,
    .memory_size = sizeof(memoir_memory),
    .value = memoir_value,
    .luck = memoir_luck,
    .score = memoir_score_actions,
    .occasion = occasion,
    .turn = turn,
    .points = points,
    .weight = weight,
};

static const bcg_heuristics *const minds[] = {&bcg_memoir_heuristics};

const bcg_heuristics *bcg_heuristics_of(const bcg_game *g)
{
    for (size_t i = 0; i < sizeof minds / sizeof minds[0]; i++)
        if (minds[i]->ops == g->ops)
            return minds[i];
    return NULL;
}
