/* Memoir replays: playing a recorded game again, each line verified, and recording one.
 *
 * Both structs are large (some 700 KiB: a game, scenarios and room for a position's text) and hold
 * no pointers of their own making: put them where there is room, nothing is to be freed. */
#ifndef BOCAGE_NOTATION_MEMOIR_REPLAY_H
#define BOCAGE_NOTATION_MEMOIR_REPLAY_H

#include "memoir/action.h"
#include "memoir/game.h"
#include "notation/memoir_scn.h"
#include "notation/replay.h"

/* What turns a state into the text whose hash a replay records. */
typedef struct memoir_hasher {
    memoir_scenario scenario, position;
    char text[MEMOIR_SCN_SIZE];
} memoir_hasher;

/* `scenario` is the one the game was made from. */
void memoir_hasher_init(memoir_hasher *h, const memoir_scenario *scenario);
/* The hash of the state's position, leaving out lines that change nothing in the game: title, book,
 * label, briefing, conditions, history. */
uint64_t memoir_hash(memoir_hasher *h, const memoir_game *g, const memoir_state *s);

/* -- reading ---------------------------------------------------------------------------------- */

/* Find the scenario with an id; false if there is none. */
typedef bool (*memoir_find_scenario)(void *context, bcg_span id, memoir_scenario *out);

typedef struct memoir_replay {
    memoir_game game;
    memoir_scenario scenario; /* what the game was made from */
    memoir_state state;       /* after the last step */
    bcg_replay_header header; /* spans lie in the text given */
    bcg_replay_line last;     /* the line of the last step */
    bcg_action action;        /* and its action */
    int actor;                /* who took it: a seat or BCG_CHANCE */
    bcg_log *log;             /* gets the events of each step; NULL at first: nobody wants them */
    /* private */
    bcg_reader reader;
    memoir_hasher hasher;
} memoir_replay;

/* Read the header and set up the game. The text must stay while the replay is used. `find` may be
 * NULL: then only replays that hold their scenario can be read. False, with the problem noted, if
 * something is wrong. */
bool memoir_replay_open(memoir_replay *r, const char *text, size_t size, memoir_find_scenario find,
                        void *context, bcg_problems *p);

/* Play the next line. Each is verified: its number, who acts, that the action is understood and
 * allowed, and the position it leads to. At BCG_REPLAY_RESULT the replay has ended and every line
 * of it was right; at BCG_REPLAY_BAD the problem is noted and the state is that before the line (if
 * the hash was wrong, after it). */
bcg_replay_what memoir_replay_step(memoir_replay *r, bcg_problems *p);

/* -- words ------------------------------------------------------------------------------------ */

/* "axis", "allies", "chance" or "nobody". */
const char *memoir_actor_word(int actor);
/* "axis", "allies", "draw" or "open". */
const char *memoir_result_word(const memoir_state *s);

/* -- recording -------------------------------------------------------------------------------- */

/* Begin a replay. With `whole` the scenario's text is put into it, else its id. Of `more` only
 * program, seats, seed, commitment, nonces and dice are used; it may be NULL. */
void memoir_record_begin(memoir_hasher *h, const memoir_game *g, const memoir_scenario *scenario,
                         bool whole, const bcg_replay_header *more, bcg_writer *w);
/* An action that was taken: who took it, and the state after it. */
void memoir_record_action(memoir_hasher *h, const memoir_game *g, const memoir_state *after,
                          int actor, bcg_action a, bcg_writer *w);
void memoir_record_end(const memoir_state *s, bcg_writer *w);

#endif
