/* Takes whatever looks best right now; the level cadet adds noise to that. */
#include "ai/player.h"

int bcg_ai_pick(const int *scores, int count, int noise, bcg_rng *r)
{
    int best = 0, most = 0;
    for (int i = 0; i < count; i++) {
        const int score = scores[i] + (noise > 0 ? (int)bcg_rng_below(r, (uint32_t)noise) : 0);
        if (i == 0 || score > most) {
            best = i;
            most = score;
        }
    }
    return best;
}

bcg_ai_answer bcg_ai_greedy(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                            const bcg_ai_budget *budget)
{
    (void)budget;
    ai->heuristics->score(ai->game, ai->tables, ai->memory, view, ai->seat, actions, count,
                          ai->scores);
    const int best = bcg_ai_pick(ai->scores, count, ai->level->noise, &ai->rng);
    return (bcg_ai_answer){.action = actions[best], .nodes = 1};
}
