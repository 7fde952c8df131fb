/* The external reference: a simple player that computer players are measured against (docs/ai.md).
 * It uses only the public headers, as any program outside could, and is not changed to suit them:
 * results stay comparable. */
#ifndef BOCAGE_TESTS_REFERENCE_BOT_H
#define BOCAGE_TESTS_REFERENCE_BOT_H

#include <bocage/bocage.h>

/* Its decision, given what the deciding seat may know; 0 if no seat has to decide in the viewed
 * state, or if out of memory. `random` is for its guesses. */
bocage_action reference_bot_choose(const bocage_game *game, const bocage_view *view,
                                   bocage_random *random);

#endif
