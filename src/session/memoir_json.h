/* Memoir as JSON, for the protocol and the commands that print data. */
#ifndef BOCAGE_SESSION_MEMOIR_JSON_H
#define BOCAGE_SESSION_MEMOIR_JSON_H

#include "memoir/game.h"
#include "memoir/odds.h"
#include "notation/notation.h"
#include "session/json.h"

/* -- memoir_board.c --------------------------------------------------------------------------- */

/* A hex as its label, or null; a set of hexes; cards from counts. */
void memoir_json_hex(bcg_json *j, const bcg_board *b, int h);
void memoir_json_hexes(bcg_json *j, const bcg_board *b, const bcg_set *set);
void memoir_json_cards(bcg_json *j, const uint8_t counts[MEMOIR_CARDS]);
/* A scenario or position: everything in its file. */
void memoir_json_scenario(bcg_json *j, const memoir_scenario *s);

/* -- memoir_events.c -------------------------------------------------------------------------- */

/* Members of an open object: "event":"lost","hex":"C5","figures":1,"left":3. */
void memoir_put_event(bcg_json *j, const memoir_game *g, const bcg_event *e);

/* -- memoir_odds_json.c ----------------------------------------------------------------------- */

/* Members of an open object. `s` is the state or view the odds are for, `scenario` is what the game
 * was built from. `in_short`: without details that only an analysis needs. */
void memoir_put_odds(bcg_json *j, const memoir_scenario *scenario, const memoir_game *g,
                     const memoir_state *s, const memoir_odds *odds, bool in_short);
/* Names what adds or subtracts dice; "" if nothing does. */
const char *memoir_name_into(const memoir_scenario *scenario, const memoir_game *g,
                             const memoir_state *s, const memoir_odds *odds);
const char *memoir_name_out_of(const memoir_game *g, const memoir_state *s,
                               const memoir_odds *odds);
const char *memoir_name_bonus(const memoir_state *s, const memoir_odds *odds);

/* -- memoir_seats_json.c: several people a side ------------------------------------------------ */

struct bcg_thing; /* ruleset_json.h */
struct memoir_prepared;

/* Members of an open object, in a game that has more than two seats: the form of play and what each
 * seat does; who has ended the step that members of a team are in. */
void memoir_json_roles(bcg_json *j, const struct memoir_prepared *m);
void memoir_json_finished(bcg_json *j, const struct memoir_prepared *m, const memoir_state *s);

/* For bcg_ruleset_json. */
extern const char *const memoir_phrases[];
bcg_seats memoir_readers_of_thing(const bcg_prepared *prepared, const void *view, int seat,
                                  const struct bcg_thing *thing);
int memoir_next_seat(const bcg_prepared *prepared, int seat);

/* -- memoir_json.c ---------------------------------------------------------------------------- */

extern const struct bcg_ruleset_json bcg_memoir_json;

#endif
