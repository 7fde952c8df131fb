/* Random play for the fuzz targets, in any ruleset. */
#ifndef BOCAGE_FUZZ_PLAY_H
#define BOCAGE_FUZZ_PLAY_H

#include "core/ops.h"

#include <stdlib.h>

/* Somebody who acts now, and any action that may be taken; `list` has room for the ruleset's
 * longest list. */
static inline bcg_action fuzz_choose(const bcg_game *g, const void *s, bcg_rng *r, bcg_action *list,
                                     int *seat)
{
    bcg_seats actors = g->ops->actors(g, s);
    *seat = bcg_first_actor(actors);
    if (*seat == BCG_CHANCE)
        return g->ops->chance(g, s, r);
    const uint32_t many = (uint32_t)__builtin_popcount(actors);
    for (uint32_t skipped = many > 1 ? bcg_rng_below(r, many) : 0; skipped > 0; skipped--)
        actors &= (bcg_seats)(actors - 1);
    *seat = bcg_first_actor(actors);
    const int n = g->ops->legal(g, s, *seat, list, g->ops->max_actions);
    if (n == 0)
        abort(); /* nobody may be stuck */
    return list[bcg_rng_below(r, (uint32_t)n)];
}

static inline void fuzz_play(const bcg_game *g, void *s, bcg_rng *r, bcg_action *list, int plies)
{
    for (; plies > 0 && g->ops->actors(g, s); plies--) {
        int seat;
        const bcg_action a = fuzz_choose(g, s, r, list, &seat);
        if (g->ops->check(g, s, seat, a) != BCG_OK)
            abort();
        g->ops->apply(g, s, seat, a, NULL);
    }
}

#endif
