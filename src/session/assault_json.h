/* Assault as JSON, for the protocol and the commands that print data. */
#ifndef BOCAGE_SESSION_ASSAULT_JSON_H
#define BOCAGE_SESSION_ASSAULT_JSON_H

#include "assault/game.h"
#include "assault/odds.h"
#include "session/json.h"

/* -- assault_board.c -------------------------------------------------------------------------- */

/* A tile as its label, or null; tiles of a mask. */
void assault_json_tile(bcg_json *j, bcg_tiles board, int tile);
void assault_json_tiles(bcg_json *j, bcg_tiles board, uint64_t tiles);
/* Members of an open object, with these as their values. */
void assault_put_tile(bcg_json *j, const assault_game *g, const char *name, int tile);
void assault_put_tiles(bcg_json *j, const assault_game *g, const char *name, uint64_t tiles);
/* Members of an open object: "card":"accuracy","number":131,"modifier":2. The number is the one
 * actions name it by; unit and bluff cards have no modifier. */
void assault_put_card(bcg_json *j, const assault_game *g, int card);
/* Cards of a pile, each an object. */
void assault_json_cards(bcg_json *j, const assault_game *g, const bcg_set *cards);
/* A scenario or position: what its file says, and the map as it is played. */
void assault_json_scenario(bcg_json *j, const assault_scenario *s);
/* Of these only what each side begins with, and the special rules: for lists of battles. */
void assault_json_setup(bcg_json *j, const assault_scenario *s);

/* -- assault_view.c --------------------------------------------------------------------------- */

/* Members of an open object: a view, of `side` or ASSAULT_NOBODY's. */
void assault_put_view(bcg_json *j, const assault_game *g, const assault_state *s, int side);
/* What the values of a firing are made of. */
void assault_put_sum(bcg_json *j, const assault_game *g, const assault_state *s,
                     const assault_sum *sum);
extern const bcg_words assault_window_words;

/* -- assault_events.c ------------------------------------------------------------------------- */

/* Members of an open object: "event":"moved","from":"B1","to":"B2". */
void assault_put_event(bcg_json *j, const assault_game *g, const bcg_event *e);

/* -- assault_odds_json.c ---------------------------------------------------------------------- */

/* Members of an open object. `s` is the state or view the odds are for. */
void assault_put_odds(bcg_json *j, const assault_game *g, const assault_state *s,
                      const assault_odds *odds);
/* The same of an attack on a unit that the seat has not seen: for each kind it could be. */
void assault_put_odds_of_unknown(bcg_json *j, const assault_game *g, bcg_action a,
                                 const assault_odds_if *all, int count);

/* -- assault_json.c --------------------------------------------------------------------------- */

extern const struct bcg_ruleset_json bcg_assault_json;

#endif
