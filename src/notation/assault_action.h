/* Assault actions as text: `move B2-B3`, `deploy usa-riflemen A1`, `play air-strike#119 C4`.
 * Grammar: docs/formats.md. Every action has one canonical text; reading ignores the case of words
 * (not of tiles) and extra blanks, and forgives the nation of a unit and the number of a card. */
#ifndef BOCAGE_NOTATION_ASSAULT_ACTION_H
#define BOCAGE_NOTATION_ASSAULT_ACTION_H

#include "assault/action.h"
#include "assault/game.h"

#include "core/text.h"

/* Large enough for the canonical text of every legal action, including the terminator. */
enum { ASSAULT_ACTION_TEXT = 128 };

/* Writes the canonical text. Any number is safe: what is not a tile or card becomes `?`. */
void assault_action_write(const assault_game *g, bcg_action a, bcg_writer *w);

/* Reads the text of an action: BCG_OK, or BCG_NO_SUCH_ACTION if it is none. Legality is not
 * checked. A card named without its number is one that lies where the action takes it from: in the
 * hand of the seat, if `s` is given; with NULL, the first of its kind. */
bcg_reason assault_action_read(const assault_game *g, const assault_state *s, int seat,
                               const char *text, size_t len, bcg_action *out);

/* Describes what is wrong with a text that assault_action_read refuses: one sentence without a full
 * stop. Writes nothing for a correct text. */
void assault_action_explain(const assault_game *g, const char *text, size_t len, bcg_writer *w);

/* The name of a card in this game: its kind, and its number if copies of the kind differ. */
void assault_write_card(const assault_game *g, int card, bcg_writer *w);

#endif
