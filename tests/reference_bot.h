/* The outside reference: a simple player that computer players are measured against (docs/ai.md).
 * It uses the public headers and nothing else, as any program outside could, and is not changed to
 * suit them: results stay comparable. */
#ifndef BOCAGE_TESTS_REFERENCE_BOT_H
#define BOCAGE_TESTS_REFERENCE_BOT_H

#include <bocage/bocage.h>

/* What it does, given what the seat that has to decide may know; 0 if the view is of a
 * state in which no seat has to decide, or if there is not enough memory. `random` is for its
 * guesses. */
bocage_action reference_bot_choose(const bocage_game *game, const bocage_view *view,
                                   bocage_random *random);

#endif
