/* How a match stands: games that follow each other by rematch, everybody a seat further on in each.
 *
 * Where the ruleset says how many battles make a match, several matches may follow each other so;
 * wins are counted over all games, the score of the match that is being played. */
#ifndef BOCAGE_SERVER_STANDING_H
#define BOCAGE_SERVER_STANDING_H

#include "session/session.h"
#include "store/store.h"

enum { BCG_SCORE_TEXT = BCG_MAX_SEATS * 24 };

/* The score of a game as the store keeps it: points and tie-break of each seat, in their order. */
void bcg_score_write(const bcg_session *s, char out[BCG_SCORE_TEXT]);

/* Write the member "match" of a game: how its match stands with it and the games before it, as far
 * as they are over on disk. `first` is the first of them, `round` the number of this one. */
void bcg_standing_put(bcg_store *store, const bcg_session *s, const char *first, int round,
                      bcg_json *j);

#endif
