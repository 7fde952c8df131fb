/* A game being played: who sits where, what has happened, what each seat may know.
 *
 * A session is pure: no socket, file, clock or thread, and no randomness except from its seed. It
 * is a log of entries, numbered by its version, from which everything else follows; a host that has
 * stored the entries can recreate the session from them.
 *
 * The session never searches: when a computer player has to decide, it says so (bcg_session_need),
 * and its host supplies the action. Everything that leaves a session goes through redact.h. */
#ifndef BOCAGE_SESSION_SESSION_H
#define BOCAGE_SESSION_SESSION_H

#include "notation/notation.h"
#include "session/fair.h"
#include "session/ruleset_json.h"

enum {
    BCG_REQUEST_ID = 40, /* space for the id of a request */
    BCG_LEVEL = 16,      /* space for the name of a computer player */
    BCG_ENTRY_TEXT = BCG_ACTION_TEXT + BCG_REQUEST_ID + 2 * BCG_NONCE + 64,
    BCG_MOST_ABSENT = 7 * 24 * 3600,
    BCG_WAITING = -3, /* who decides: nobody, until all seats are taken */
};

typedef struct bcg_session bcg_session;

/* Where prepared games come from: `prepare` creates one from a text, or shares one that is already
 * in use; without it each is created from the table of rulesets. */
typedef struct bcg_game_source {
    const bcg_ruleset *rulesets;
    bcg_prepared *(*prepare)(void *context, const char *text, size_t size, const char *edition,
                             const char *options, char why[BCG_WHY]);
    void *context;
} bcg_game_source;

/* NULL, with a sentence, if the text cannot be played. */
bcg_prepared *bcg_source_prepare(const bcg_game_source *source, const char *text, size_t size,
                                 const char *edition, const char *options, char why[BCG_WHY]);

/* The setup of a session. */
typedef struct bcg_setup {
    bcg_prepared *prepared;               /* shared with the session */
    char level[BCG_MAX_SEATS][BCG_LEVEL]; /* name of the computer player in a seat; "": a person */
    uint8_t seed[BCG_SEED];
    bool table; /* people roll real dice and enter the results */
    bool open;  /* people take their seats by joining; nothing happens until all have */
    int before; /* entries that preceded it in another session: versions continue from there */
    int absent; /* after so many seconds away a person's seat may get a stand-in; 0: never */
} bcg_setup;

/* NULL if out of memory. Nothing is dealt yet. */
bcg_session *bcg_session_new(const bcg_setup *setup);
/* Makes the rolls and draws that are due. Call it once on a new session, or after everything stored
 * has been restored. False if out of memory. */
bool bcg_session_proceed(bcg_session *s);
void bcg_session_free(bcg_session *s);

/* -- status ----------------------------------------------------------------------------------- */

const bcg_prepared *bcg_session_prepared(const bcg_session *s);
const bcg_setup *bcg_session_setup(const bcg_session *s);
int bcg_session_seats(const bcg_session *s);
/* Number of entries; never decreases, except by bcg_session_cut. */
int bcg_session_version(const bcg_session *s);
/* Actions that count: an undo removes one. */
int bcg_session_ply(const bcg_session *s);
/* Who has to decide: the first seat, BCG_CHANCE at a table whose dice are due, BCG_OVER or
 * BCG_WAITING. */
int bcg_session_actor(const bcg_session *s);
/* All seats that have to decide, whether or not they have answered a secret question. */
bcg_seats bcg_session_actors(const bcg_session *s);
/* The seats whose computer players have to decide, and the first of them or -1. */
bcg_seats bcg_session_needs(const bcg_session *s);
int bcg_session_need(const bcg_session *s);
bool bcg_session_joined(const bcg_session *s, int seat);
/* The computer player that plays the seat now, "" for a person; and is it one that stands in for
 * the person whose seat it is? */
const char *bcg_session_player(const bcg_session *s, int seat);
/* The version since which it does; 0: from the start. What a computer player remembers of a seat it
 * had before is of no use. */
int bcg_session_player_since(const bcg_session *s, int seat);
bool bcg_session_has_stand_in(const bcg_session *s, int seat);
/* The team that has resigned, or -1. */
int bcg_session_resigned(const bcg_session *s);
bcg_result bcg_session_result(const bcg_session *s, int team);
/* The team that has won, or `draw`; NULL before the end. */
const char *bcg_session_result_word(const bcg_session *s);
/* What the team has scored in the battle so far; zero before it has begun. */
bcg_score bcg_session_score(const bcg_session *s, int team);
void bcg_session_commitment(const bcg_session *s, char out[BCG_SEED_HEX]);

/* -- changes ---------------------------------------------------------------------------------- */

/* These return BCG_OK, or the reason for a refusal, in which case nothing has changed; after
 * BCG_NO_MEMORY check bcg_session_version. `id` identifies the request so that it can be found
 * again; it may be "". `version` is the one the seat saw; -1 means any. Rolls and draws that follow
 * are made at once, each as a separate entry. */
/* If the question is secret, the answer waits for the others' and the version does not change,
 * unless it is the last one. What partners have done openly since `version` does not matter if the
 * action is still legal. */
bcg_reason bcg_session_act(bcg_session *s, int seat, bcg_action a, const char *id, int version);
/* Real dice, entered by any seat. */
bcg_reason bcg_session_enter(bcg_session *s, int seat, bcg_action roll, const char *id,
                             int version);
/* Undoes the seat's last action, with the windows it opened. What partners have done since stays,
 * if they could have done it without that action; then the seat may still undo unless something
 * else has come: chance, another team's decision, an action that commits. What partners show each
 * other does not count as something new, for they could have told it. */
bcg_reason bcg_session_undo(bcg_session *s, int seat, const char *id, int version);
/* May the seat undo? */
bcg_reason bcg_session_may_undo(const bcg_session *s, int seat);
/* With human partners it is an offer to them, valid until the seat acts again. */
bcg_reason bcg_session_resign(bcg_session *s, int seat, const char *id);
/* Takes a seat in an open session; the nonce may be empty. */
bcg_reason bcg_session_join(bcg_session *s, int seat, const bcg_nonce *nonce, const char *id);

/* A computer player of this level plays on for a seat that has to decide and whose person is away;
 * how long for is the host's to judge. It stays until the person takes the seat back. */
bcg_reason bcg_session_may_substitute(const bcg_session *s, int asker, int seat);
bcg_reason bcg_session_substitute(bcg_session *s, int asker, int seat, const char *level,
                                  const char *id);
bcg_reason bcg_session_take_back(bcg_session *s, int seat, const char *id);
/* Was the entry after version `before` such a request for this seat and level? */
bool bcg_session_was_substituted(const bcg_session *s, int before, int seat, const char *level);

/* Has anything happened since this version that invalidates the seat's action? What its partners
 * have done openly does not, unless it has closed a reaction window. -1: never stale. */
bool bcg_session_is_stale(const bcg_session *s, int seat, int version);
/* Does the seat, or BCG_CHANCE, have to decide? */
bcg_reason bcg_session_turn(const bcg_session *s, int who);
/* Is the action legal? (What a seat is told is based on its view: bcg_redact_check.) */
bcg_reason bcg_session_check(const bcg_session *s, int seat, bcg_action a);

/* The version before the entry made by a seat's request with this id; -1 if there is none. */
int bcg_session_find(const bcg_session *s, int seat, const char *id);
/* Is the answer given by that request still waiting for others? */
bool bcg_session_find_answer(const bcg_session *s, int seat, const char *id);
/* Is this the seat's waiting answer? */
bool bcg_session_is_answer(const bcg_session *s, int seat, bcg_action a);
/* The version after everything that followed from it. */
int bcg_session_end_of(const bcg_session *s, int before);

/* -- answers to a secret question, while others have not answered ------------------------------ */

bool bcg_session_is_secret(const bcg_session *s);
/* Seats whose answers are waiting. Only for the host. */
bcg_seats bcg_session_answered(const bcg_session *s);
/* The text of a waiting answer, for the host to store. */
void bcg_session_answer(const bcg_session *s, int seat, char out[BCG_ENTRY_TEXT]);
/* The answer given at this version is on disk; or it could not be stored and is discarded. */
void bcg_session_answer_kept(bcg_session *s, int seat, int version);
void bcg_session_answer_lost(bcg_session *s, int seat, int version);
/* Restores a stored answer, after all entries. False if it does not fit. */
bool bcg_session_restore_answer(bcg_session *s, const char *text);

/* -- reaction windows (core/ops.h) ------------------------------------------------------------ */

/* The kind that is open, or -1: it is waiting for an answer whose timing must not reveal anything.
 */
int bcg_session_window(const bcg_session *s);
bool bcg_session_hides_timing(const bcg_session *s);
/* All kinds, ended by one without a word. */
const bcg_window_info *bcg_session_windows(const bcg_session *s);
/* The kinds that a seat wants passed, one bit each, until it changes its mind. Nobody else is told;
 * it is no entry, and the host keeps it. */
uint8_t bcg_session_standing(const bcg_session *s, int seat);
void bcg_session_set_standing(bcg_session *s, int seat, uint8_t passed);
/* The same as text, `passes ambush`, for the host to store; false if it cannot be read. */
void bcg_session_standing_text(const bcg_session *s, int seat, char out[BCG_ENTRY_TEXT]);
bool bcg_session_restore_standing(bcg_session *s, int seat, const char *text);
/* Is the seat asked in the window that is open, and was it at this version, others having only
 * passed since? Then nothing has changed for it. */
bool bcg_session_is_still_asked(const bcg_session *s, int seat, int version);
/* The seats that want the open window passed; hosts do so for each when its time is over, with
 * bcg_session_pass, which is the seat's own action. */
bcg_seats bcg_session_passers(const bcg_session *s);
bcg_reason bcg_session_pass(bcg_session *s, int seat);

/* -- the log ---------------------------------------------------------------------------------- */

/* Is there anything among the first entries that programs before version 5 of saves (save.h) would
 * misread? */
bool bcg_session_is_newer(const bcg_session *s, int version);
/* The text of an entry, counted from 1, for the host to store. */
void bcg_session_entry(const bcg_session *s, int version, char out[BCG_ENTRY_TEXT]);
/* Discards what came after a version, because it could not be stored. False if out of memory; the
 * session is then unusable. */
bool bcg_session_cut(bcg_session *s, int version);
/* The current position as text, with all cards; NULL before the game has begun, or if out of
 * memory. The caller frees it. */
char *bcg_session_snapshot(const bcg_session *s);
/* The seat that made the last decision, or -1. */
int bcg_session_last_decider(const bcg_session *s);
/* Adds a stored entry. False, with nothing changed, if it does not fit here: the rules are
 * different, or somebody has modified it. */
bool bcg_session_restore(bcg_session *s, const char *text);

#endif
