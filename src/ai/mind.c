#include "ai/mind.h"

#include "ai/memoir_mind.h"

static int turn(const void *s)
{
    return ((const memoir_state *)s)->turn;
}

/* An attack is the same from wherever its unit has come: who began the turn where attacks whom. */
static uint64_t occasion(const void *state)
{
    const memoir_state *s = state;
    const memoir_frame *f = memoir_top(s);
    if (!f)
        return s->turn;
    const bool unit = f->at != BCG_NO_HEX;
    const bcg_hex home = unit && s->from[f->at] != BCG_NO_HEX ? s->from[f->at] : f->at;
    const int again = unit ? s->marks[f->at] & (MM_BATTLED | MM_OVERRAN) : 0;
    return (uint64_t)again << 48 | (uint64_t)s->turn | (uint64_t)f->what << 16 |
           (uint64_t)home << 24 | (uint64_t)f->to << 32 | (uint64_t)s->hand_size[s->active] << 40;
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
    if (s->frames)
        return 4;
    switch (s->phase) {
    case MP_PLAY_CARD:
        return 50;
    case MP_ORDER:
        return 20;
    case MP_MOVE:
    case MP_MOVE_AGAIN:
        return 20;
    default:
        return 10;
    }
}

const bcg_mind bcg_memoir_mind = {
    .ops = &bcg_memoir_ops,
    .lore_size = sizeof(memoir_lore),
    .learn = memoir_learn,
    .weights = &memoir_weights_best,
    .memory_size = sizeof(memoir_memory),
    .value = memoir_value,
    .promise = memoir_promise,
    .judge = memoir_judge,
    .occasion = occasion,
    .turn = turn,
    .points = points,
    .weight = weight,
};

static const bcg_mind *const minds[] = {&bcg_memoir_mind};

const bcg_mind *bcg_mind_of(const bcg_game *g)
{
    for (size_t i = 0; i < sizeof minds / sizeof minds[0]; i++)
        if (minds[i]->ops == g->ops)
            return minds[i];
    return NULL;
}
