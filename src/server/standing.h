/* The standing of a match: a series of rematches, with everybody one seat further on in each.
 *
 * If the ruleset says how many battles make a match, a series may contain several matches: wins are
 * counted over the whole series, the score only over the current match. */
#ifndef BOCAGE_SERVER_STANDING_H
#define BOCAGE_SERVER_STANDING_H

#include "session/session.h"
#include "store/store.h"

enum { BCG_SCORE_TEXT = BCG_MAX_SEATS * 24 };

/* The score of a game as stored: points and tie-break of each team, in order. */
void bcg_score_write(const bcg_session *s, char out[BCG_SCORE_TEXT]);

/* Write the member "match" of a game: the standing after it and the games before it, counting those
 * whose results are on disk. `first` is the first game, `round` the number of this one. */
void bcg_standing_put(bcg_store *store, const bcg_session *s, const char *first, int round,
                      bcg_json *j);

#endif
