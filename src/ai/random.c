/* The smallest computer player: any legal action is as good as another. Copy it to begin a new one,
 * and add a row to registry.c. */
#include "ai/player.h"

bcg_ai_answer bcg_ai_random(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                            const bcg_ai_budget *budget)
{
    (void)view;
    (void)budget;
    return (bcg_ai_answer){.action = actions[bcg_rng_below(&ai->rng, (uint32_t)count)]};
}
