/* A game being played: who sits where, what has happened, what each seat may know of it.
 *
 * A session is pure: no socket, file, clock or thread, and nothing random but what its seed gives.
 * It is a log of entries, numbered by its version, from which everything else follows; a host that
 * has written the entries somewhere can make the same session again from them.
 *
 * The session never thinks: when a computer player has to decide, it says so (bcg_session_need),
 * and its host supplies the action. What leaves a session goes through redact.h. */
#ifndef BOCAGE_SESSION_SESSION_H
#define BOCAGE_SESSION_SESSION_H

#include "notation/notation.h"
#include "session/fair.h"
#include "session/ruleset_json.h"

enum {
    BCG_REQUEST_ID = 40, /* room for the id of a request */
    BCG_LEVEL = 16,      /* room for the name of a computer player */
    BCG_ENTRY_TEXT = BCG_ACTION_TEXT + BCG_REQUEST_ID + 2 * BCG_NONCE + 64,
    BCG_WAITING = -3, /* who decides: nobody, before all seats are taken */
};

typedef struct bcg_session bcg_session;

/* Where prepared games come from: `prepare` makes one of a text, or gives one that others play
 * already; without it each is made anew from the table of rulesets. */
typedef struct bcg_game_source {
    const bcg_ruleset *rulesets;
    bcg_prepared *(*prepare)(void *context, const char *text, size_t size, const char *edition,
                             const char *options, char why[BCG_WHY]);
    void *context;
} bcg_game_source;

/* NULL, with a sentence, if the text cannot be played. */
bcg_prepared *bcg_source_prepare(const bcg_game_source *source, const char *text, size_t size,
                                 const char *edition, const char *options, char why[BCG_WHY]);

/* How a session begins. */
typedef struct bcg_setup {
    bcg_prepared *prepared;               /* the session holds it too */
    char level[BCG_MAX_SEATS][BCG_LEVEL]; /* of the computer player in a seat; "": a person */
    uint8_t seed[BCG_SEED];
    bool table; /* people roll real dice and enter them */
    bool open;  /* persons take their seats by joining; nothing happens before all are there */
    int before; /* entries that came before it in another session: versions go on from there */
} bcg_setup;

/* NULL if there is no memory. Nothing is dealt yet. */
bcg_session *bcg_session_new(const bcg_setup *setup);
/* Make the rolls and draws that are due: once, when it is new or all that was kept is restored.
 * False if there is no memory. */
bool bcg_session_proceed(bcg_session *s);
void bcg_session_free(bcg_session *s);

/* -- how it stands ---------------------------------------------------------------------------- */

const bcg_prepared *bcg_session_prepared(const bcg_session *s);
const bcg_setup *bcg_session_setup(const bcg_session *s);
int bcg_session_seats(const bcg_session *s);
/* Entries so far; it only grows. */
int bcg_session_version(const bcg_session *s);
/* Actions that count: an undo takes one back. */
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
/* The team that has given up, or -1. */
int bcg_session_resigned(const bcg_session *s);
bcg_result bcg_session_result(const bcg_session *s, int team);
/* The team that has won, or `draw`; NULL before the end. */
const char *bcg_session_result_word(const bcg_session *s);
/* What the team has got out of the battle so far; nothing before it has begun. */
bcg_score bcg_session_score(const bcg_session *s, int team);
void bcg_session_commitment(const bcg_session *s, char out[BCG_SEED_HEX]);

/* -- what can be done ------------------------------------------------------------------------- */

/* All of these give BCG_OK, or why not, and then nothing has changed; but see bcg_session_version
 * after BCG_NO_MEMORY. The id is the request's, so
 * that it can be found again; it may be "". `version` is the one the seat saw; -1 says that it does
 * not matter. Rolls and draws that follow are made at once, each with an entry of its own. */
/* Where the question is secret, the answer waits for the others' and the version stays, unless it
 * is the last one. What partners have done openly since `version` does not matter if the action is
 * still allowed. */
bcg_reason bcg_session_act(bcg_session *s, int seat, bcg_action a, const char *id, int version);
/* Real dice, entered by any seat. */
bcg_reason bcg_session_enter(bcg_session *s, int seat, bcg_action roll, const char *id,
                             int version);
/* Take back the seat's last action. */
bcg_reason bcg_session_undo(bcg_session *s, int seat, const char *id, int version);
/* May it? */
bcg_reason bcg_session_may_undo(const bcg_session *s, int seat);
/* With partners who are people it is an offer to them, until the seat acts again. */
bcg_reason bcg_session_resign(bcg_session *s, int seat, const char *id);
/* Take a seat of an open session; the nonce may have no length. */
bcg_reason bcg_session_join(bcg_session *s, int seat, const bcg_nonce *nonce, const char *id);

/* Has something come since this version that makes the seat's action void? What its partners have
 * done openly does not. -1: no. */
bool bcg_session_is_stale(const bcg_session *s, int seat, int version);
/* Has the seat, or BCG_CHANCE, to decide? */
bcg_reason bcg_session_turn(const bcg_session *s, int who);
/* May it be done? (What a seat is told of it comes from its view: bcg_redact_check.) */
bcg_reason bcg_session_check(const bcg_session *s, int seat, bcg_action a);

/* The version before the entry that a seat's request with this id made; -1 if there is none. */
int bcg_session_find(const bcg_session *s, int seat, const char *id);
/* Has that request given an answer that waits for others? */
bool bcg_session_find_answer(const bcg_session *s, int seat, const char *id);
/* Is this the seat's answer that waits? */
bool bcg_session_is_answer(const bcg_session *s, int seat, bcg_action a);
/* The version after all that followed from it. */
int bcg_session_end_of(const bcg_session *s, int before);

/* -- answers to a secret question, while others have not answered ------------------------------ */

bool bcg_session_is_secret(const bcg_session *s);
/* Seats whose answers wait. For the host, and for nobody else. */
bcg_seats bcg_session_answered(const bcg_session *s);
/* The text of a waiting answer: what a host has to keep. */
void bcg_session_answer(const bcg_session *s, int seat, char out[BCG_ENTRY_TEXT]);
/* The answer that was given at this version is on disk; it could not be kept, and is void. */
void bcg_session_answer_kept(bcg_session *s, int seat, int version);
void bcg_session_answer_lost(bcg_session *s, int seat, int version);
/* Put back an answer that was kept, after all entries. False if it does not fit. */
bool bcg_session_restore_answer(bcg_session *s, const char *text);

/* -- the log ---------------------------------------------------------------------------------- */

/* The text of an entry, counted from 1: what a host has to keep. */
void bcg_session_entry(const bcg_session *s, int version, char out[BCG_ENTRY_TEXT]);
/* Forget what came after a version, because it could not be kept. False if there is no memory; then
 * the session is of no use any more. */
bool bcg_session_cut(bcg_session *s, int version);
/* Where the game is, as the text of a position with all cards; NULL before it has begun, or if
 * there is no memory. The caller frees it. */
char *bcg_session_snapshot(const bcg_session *s);
/* The seat whose decision was the last one, or -1. */
int bcg_session_last_decider(const bcg_session *s);
/* Does it wait for an answer whose time must not tell anything? */
bool bcg_session_hides_timing(const bcg_session *s);
/* Add an entry that was kept. False, and nothing has changed, if it does not fit here: the rules
 * are others, or somebody has changed it. */
bool bcg_session_restore(bcg_session *s, const char *text);

#endif
