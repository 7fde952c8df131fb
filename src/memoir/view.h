/* The view and guess operations of the Memoir rules; see core/ops.h. */
#ifndef BOCAGE_MEMOIR_VIEW_H
#define BOCAGE_MEMOIR_VIEW_H

#include "core/ops.h"
#include "memoir/state.h"

/* `out` is another place than the state or view it is made from. */
void memoir_view(const bcg_game *game, const void *state, int seat, void *out);
void memoir_guess(const bcg_game *game, const void *view, bcg_rng *r, void *out);
/* Does the state contain cards whose place is unknown? */
bool memoir_has_hidden_cards(const memoir_state *s);

#endif
