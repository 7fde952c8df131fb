/* Memoir actions as text: `move D5-e6`, `play probe-center`, `roll infantry flag`. Grammar:
 * docs/formats.md. Every action has one canonical text; reading forgives the case of words (not of
 * hexes) and surplus blanks, and understands any legal path of a move. */
#ifndef BOCAGE_NOTATION_MEMOIR_ACTION_H
#define BOCAGE_NOTATION_MEMOIR_ACTION_H

#include "memoir/action.h"
#include "memoir/game.h"

#include "core/text.h"

/* No canonical text of an action that can be legal is longer, its end included. */
enum { MEMOIR_ACTION_TEXT = 256 };

/* Write the canonical text. Whatever the number, nothing breaks: what is no hex or card is `?`. */
void memoir_action_write(const memoir_game *g, bcg_action a, bcg_writer *w);

/* The action a text means: BCG_OK, or BCG_NO_SUCH_ACTION if it means none. Whether it is legal is
 * not asked. A move may name any path; with a state `s` it becomes the action that legal lists have
 * for it, with NULL it stays as written. */
bcg_reason memoir_action_read(const memoir_game *g, const memoir_state *s, const char *text,
                              size_t len, bcg_action *out);

/* What is wrong with a text that memoir_action_read refuses: one sentence without a full stop.
 * Nothing is written for a text that is right. */
void memoir_action_explain(const memoir_game *g, const char *text, size_t len, bcg_writer *w);

#endif
