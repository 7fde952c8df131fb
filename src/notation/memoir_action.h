/* Memoir actions as text: `move D5-e6`, `play probe-center`, `roll infantry flag`. Grammar:
 * docs/formats.md. Every action has one canonical text; reading ignores the case of words (not of
 * hexes) and extra blanks, and accepts any legal path of a move. */
#ifndef BOCAGE_NOTATION_MEMOIR_ACTION_H
#define BOCAGE_NOTATION_MEMOIR_ACTION_H

#include "memoir/action.h"
#include "memoir/game.h"

#include "core/text.h"

/* Large enough for the canonical text of every legal action, including the terminator. */
enum { MEMOIR_ACTION_TEXT = 256 };

/* Writes the canonical text. Any number is safe: what is not a hex or card becomes `?`. */
void memoir_action_write(const memoir_game *g, bcg_action a, bcg_writer *w);

/* Reads the text of an action: BCG_OK, or BCG_NO_SUCH_ACTION if it is none. Legality is not
 * checked. A move may name any path; with a state `s` it becomes the action used in legal lists,
 * with NULL it stays as written. */
bcg_reason memoir_action_read(const memoir_game *g, const memoir_state *s, const char *text,
                              size_t len, bcg_action *out);

/* Describes what is wrong with a text that memoir_action_read refuses: one sentence without a full
 * stop. Writes nothing for a correct text. */
void memoir_action_explain(const memoir_game *g, const char *text, size_t len, bcg_writer *w);

#endif
