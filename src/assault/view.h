/* What a seat may know of an Assault game, and a guess at the rest. */
#ifndef BOCAGE_ASSAULT_VIEW_H
#define BOCAGE_ASSAULT_VIEW_H

#include "assault/game.h"

void assault_view(const bcg_game *game, const void *state, int seat, void *out);
/* Does the seat learn something hidden from its own action? */
bool assault_commits(const bcg_game *game, const void *state, int seat, bcg_action a);
/* Without a generator it is the first guess that comes to hand, which is much faster. */
void assault_guess(const bcg_game *game, const void *view, bcg_rng *r, void *out);

/* Can a guess give a state in which the side holds this card, the first of those alike? The view is
 * somebody else's. */
bool assault_could_hold(const assault_game *g, const assault_state *view, int side, int card);
/* Action cards of the common deck that the view does not show: in the deck, or in a hand. */
bcg_set assault_unseen_actions(const assault_game *g, const assault_state *view);
/* Can a guess give a state in which the hidden unit there is of this kind? */
bool assault_could_be(const assault_game *g, const assault_state *view, int tile, int kind);

/* Face-down units that join a firing, as a guess could have them. */
typedef struct assault_joined {
    uint64_t tiles;
    uint8_t kind[ASSAULT_SQUARES]; /* of the unit on each of them */
    int support;                   /* in all */
} assault_joined;

/* The most support against a target that face-down units of these tiles, all of the side, could
 * give; `held` is a unit card that is in the side's hand then, or ASSAULT_NO_CARD. False if no
 * guess gives it that card. */
bool assault_most_support(const assault_game *g, const assault_state *view, int side, int target,
                          uint64_t tiles, int held, assault_joined *out);

#endif
