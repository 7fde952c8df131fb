/* Recorded games of any ruleset: replaying them with every line verified, and recording them. The
 * lines themselves are in replay.h; their meaning comes from the ruleset's notation. */
#ifndef BOCAGE_NOTATION_GAME_REPLAY_H
#define BOCAGE_NOTATION_GAME_REPLAY_H

#include "notation/notation.h"

/* -- reading ---------------------------------------------------------------------------------- */

/* The text of a ruleset's scenario with this id; NULL if there is none. The caller frees it. */
typedef char *(*bcg_find_text)(void *context, const bcg_ruleset *ruleset, bcg_span id,
                               size_t *size);

typedef struct bcg_game_replay {
    bcg_prepared *prepared;
    void *state;              /* after the last step */
    int ply;                  /* actions taken so far, including those before the first line */
    bcg_replay_header header; /* spans point into the given text */
    bcg_replay_line last;     /* the line of the last step */
    bcg_action action;        /* and its action */
    int actor;                /* who took it: a seat or BCG_CHANCE */
    bcg_log *log;             /* gets the events of each step; initially NULL: not wanted */
    /* private */
    bcg_reader reader;
    void *scratch; /* for hashes */
} bcg_game_replay;

/* Reads the header and sets up the game. The text must stay valid while the replay is used. `find`
 * may be NULL: then only replays that contain their scenario can be read. False, with the problem
 * noted, if something is wrong; then nothing needs closing. */
bool bcg_game_replay_open(bcg_game_replay *r, const bcg_ruleset *rulesets, const char *text,
                          size_t size, bcg_find_text find, void *context, bcg_problems *p);
/* The same for one played with own values, which it names by their hash only: `values` is the text
 * of their file. */
bool bcg_game_replay_open_with(bcg_game_replay *r, const bcg_ruleset *rulesets, const char *text,
                               size_t size, const bcg_span *values, bcg_find_text find,
                               void *context, bcg_problems *p);
void bcg_game_replay_close(bcg_game_replay *r);

/* Plays the next line and verifies it: its number, who acts, that the action can be read and is
 * legal, and the resulting position. At BCG_REPLAY_RESULT the replay has ended and every line was
 * right; at BCG_REPLAY_BAD the problem is noted and the state is that before the line (if the hash
 * was wrong, after it). */
bcg_replay_what bcg_game_replay_step(bcg_game_replay *r, bcg_problems *p);

/* -- recording -------------------------------------------------------------------------------- */

/* Begins a replay. `text` is the scenario or position the game starts from, without own values;
 * NULL: only its id is written. Only program, seats, seed, commitment, nonces and dice of `more`
 * are used; it may be NULL. */
void bcg_record_begin(const bcg_prepared *p, const char *text, const bcg_replay_header *more,
                      bcg_writer *w);
/* Records an action: its number, who took it, and the state after it. `scratch` as required by
 * notation->hash. */
void bcg_record_action(const bcg_prepared *p, int ply, const void *after, int actor, bcg_action a,
                       void *scratch, bcg_writer *w);
void bcg_record_end(const bcg_prepared *p, const void *state, bcg_writer *w);

/* The replay of a whole game from its first state: all actions that count, including chance. NULL
 * if out of memory; the caller frees it. */
char *bcg_record_game(const bcg_prepared *p, const void *first, const bcg_action *actions,
                      const int8_t *actors, int count, const bcg_replay_header *more);

#endif
