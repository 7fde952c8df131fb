/* Recorded games, whatever they are of: played again with every line verified, and recorded. The
 * lines themselves are replay.h's; what they mean is asked of the ruleset's notation. */
#ifndef BOCAGE_NOTATION_GAME_REPLAY_H
#define BOCAGE_NOTATION_GAME_REPLAY_H

#include "notation/notation.h"

/* -- reading ---------------------------------------------------------------------------------- */

/* The text of the scenario that a ruleset has under an id; NULL if there is none. The caller frees
 * it. */
typedef char *(*bcg_find_text)(void *context, const bcg_ruleset *ruleset, bcg_span id,
                               size_t *size);

typedef struct bcg_game_replay {
    bcg_prepared *prepared;
    void *state;              /* after the last step */
    int ply;                  /* actions taken until then, those before the first line included */
    bcg_replay_header header; /* spans lie in the text given */
    bcg_replay_line last;     /* the line of the last step */
    bcg_action action;        /* and its action */
    int actor;                /* who took it: a seat or BCG_CHANCE */
    bcg_log *log;             /* gets the events of each step; NULL at first: nobody wants them */
    /* private */
    bcg_reader reader;
    void *scratch; /* for hashes */
} bcg_game_replay;

/* Read the header and set up the game. The text must stay while the replay is used. `find` may be
 * NULL: then only replays that hold their scenario can be read. False, with the problem noted, if
 * something is wrong; then there is nothing to close. */
bool bcg_game_replay_open(bcg_game_replay *r, const bcg_ruleset *rulesets, const char *text,
                          size_t size, bcg_find_text find, void *context, bcg_problems *p);
void bcg_game_replay_close(bcg_game_replay *r);

/* Play the next line. Each is verified: its number, who acts, that the action is understood and
 * allowed, and the position it leads to. At BCG_REPLAY_RESULT the replay has ended and every line
 * of it was right; at BCG_REPLAY_BAD the problem is noted and the state is that before the line (if
 * the hash was wrong, after it). */
bcg_replay_what bcg_game_replay_step(bcg_game_replay *r, bcg_problems *p);

/* -- recording -------------------------------------------------------------------------------- */

/* Begin a replay. `text` is the scenario or position the game begins with; NULL: its id stands for
 * it. Of `more` only program, seats, seed, commitment, nonces and dice are used; it may be NULL. */
void bcg_record_begin(const bcg_prepared *p, const char *text, const bcg_replay_header *more,
                      bcg_writer *w);
/* An action that was taken: its number, who took it, and the state after it. `scratch` as
 * notation->hash wants it. */
void bcg_record_action(const bcg_prepared *p, int ply, const void *after, int actor, bcg_action a,
                       void *scratch, bcg_writer *w);
void bcg_record_end(const bcg_prepared *p, const void *state, bcg_writer *w);

/* The replay of a whole game from its first state: the actions as they counted, chance included.
 * NULL if there is no memory; the caller frees it. */
char *bcg_record_game(const bcg_prepared *p, const void *first, const bcg_action *actions,
                      const int8_t *actors, int count, const bcg_replay_header *more);

#endif
