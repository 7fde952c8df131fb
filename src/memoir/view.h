/* The view and guess operations of the Memoir rules; see core/ops.h. */
#ifndef BOCAGE_MEMOIR_VIEW_H
#define BOCAGE_MEMOIR_VIEW_H

#include "core/ops.h"

void memoir_view(const bcg_game *game, const void *state, int seat, void *out);
void memoir_guess(const bcg_game *game, const void *view, bcg_rng *r, void *out);

#endif
