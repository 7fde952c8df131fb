/* The smallest computer player: chooses any legal action. Copy it to start a new one, and add a row
 * to the levels of a ruleset. */
#include "ai/player.h"

bcg_ai_answer bcg_ai_random(bcg_ai *ai, const void *view, const bcg_action *actions, int count,
                            const bcg_ai_budget *budget)
{
    (void)view;
    (void)budget;
    return (bcg_ai_answer){.action = actions[bcg_rng_below(&ai->rng, (uint32_t)count)]};
}
