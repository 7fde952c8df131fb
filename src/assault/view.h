/* What a seat may know of an Assault game, and a guess at the rest. */
#ifndef BOCAGE_ASSAULT_VIEW_H
#define BOCAGE_ASSAULT_VIEW_H

#include "assault/game.h"

void assault_view(const bcg_game *game, const void *state, int seat, void *out);
/* Does the seat learn something hidden from its own action? */
bool assault_commits(const bcg_game *game, const void *state, int seat, bcg_action a);
void assault_guess(const bcg_game *game, const void *view, bcg_rng *r, void *out);

/* Can a guess give a state in which the side holds this card, the first of those alike? The view is
 * somebody else's. */
bool assault_could_hold(const assault_game *g, const assault_state *view, int side, int card);

#endif
