#include "game/playout.h"

bool bcg_playout(const bcg_game *g, void *s, bcg_rng *r, bcg_action *actions, uint64_t most,
                 bcg_playout_counts *counts)
{
    const bcg_ops *ops = g->ops;
    bcg_playout_counts sum = {0};
    int actor = bcg_actor(g, s);
    for (uint64_t n = 0; n < most && actor != BCG_OVER; n++) {
        if (actor == BCG_CHANCE) {
            ops->apply(g, s, BCG_CHANCE, ops->chance(g, s, r), NULL);
            sum.chances++;
        } else {
            const int count = ops->legal(g, s, actor, actions, ops->max_actions);
            const uint32_t pick = count > 1 ? bcg_rng_below(r, (uint32_t)count) : 0;
            ops->apply(g, s, actor, actions[pick], NULL);
            sum.decisions += count > 1;
            sum.forced += count == 1;
            sum.longest = count > sum.longest ? count : sum.longest;
        }
        actor = bcg_actor(g, s);
    }
    if (counts) {
        counts->decisions += sum.decisions;
        counts->forced += sum.forced;
        counts->chances += sum.chances;
        counts->longest = sum.longest > counts->longest ? sum.longest : counts->longest;
    }
    return actor == BCG_OVER;
}
