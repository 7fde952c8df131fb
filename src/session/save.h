/* A session as text: its setup and all its entries.
 *
 *     bocage session 2
 *     rules 1
 *     edition revised
 *     options
 *     seed 5f...
 *     seat axis captain
 *     entries 2
 *     act chance - draw ambush
 *     act allies 17 play probe-left
 *     bocage 1
 *     ruleset ...
 *
 * `rules` is the version of the ruleset's rules; version 1 of the format had no such line, and its
 * games used rules 1. `before N` means that N entries of another session came before. Answers to a
 * secret question that are waiting for others are lines `answer act SEAT ID ACTION` before
 * `entries`, in version 3, which is written only for them; lines `standing SEAT passes WINDOW...`
 * are in version 4; version 5 has undos that leave in place what partners have done since,
 * entries `substitute` and `return`, and a line `absent SECONDS`: how long somebody must have been
 * away before a computer player may stand in. `table`
 * and `open` are separate lines, present if they apply; after the entries comes the text of the
 * scenario. A save contains all secrets of the game: it is only for its host. */
#ifndef BOCAGE_SESSION_SAVE_H
#define BOCAGE_SESSION_SAVE_H

#include "session/session.h"

/* To be freed; NULL if out of memory. */
char *bcg_session_save(const bcg_session *s);
/* Only the setup, without entries: for hosts that store those one by one. */
char *bcg_session_save_setup(const bcg_session *s);
/* NULL, with a sentence in `why`, if it is not a save, its rules are newer than the program's, or
 * an entry does not fit. */
bcg_session *bcg_session_load(const char *text, size_t size, const bcg_game_source *games,
                              char why[BCG_WHY]);

/* The rules of a saved session, even if it cannot be loaded; NULL if they cannot be determined. */
const bcg_ops *bcg_session_save_ops(const bcg_ruleset *rulesets, const char *text, size_t size);

/* The setup of a game that continues from where `s` is now, with the same seats (those of people
 * are theirs again) and another seed;
 * its versions continue from `version`. It starts from a position, so it needs no entries. */
char *bcg_session_save_onward(const bcg_session *s, const uint8_t seed[BCG_SEED], int version);

#endif
