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

#include "session/fair.h"
#include "session/prepared.h"

enum {
    BCG_REQUEST_ID = 40, /* room for the id of a request */
    BCG_LEVEL = 16,      /* room for the name of a computer player */
    BCG_ENTRY_TEXT = BCG_ACTION_TEXT + BCG_REQUEST_ID + 2 * BCG_NONCE + 64,
    BCG_WAITING = -3, /* who decides: nobody, before all seats are taken */
};

typedef struct bcg_session bcg_session;

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

const bcg_prepared *bcg_session_scene(const bcg_session *s);
const bcg_setup *bcg_session_setup(const bcg_session *s);
int bcg_session_seats(const bcg_session *s);
/* Entries so far; it only grows. */
int bcg_session_version(const bcg_session *s);
/* Actions that count: an undo takes one back. */
int bcg_session_ply(const bcg_session *s);
/* The seat to decide, BCG_CHANCE at a table whose dice are due, BCG_OVER or BCG_WAITING. */
int bcg_session_actor(const bcg_session *s);
/* The seat whose computer player has to decide, or -1. */
int bcg_session_need(const bcg_session *s);
bool bcg_session_joined(const bcg_session *s, int seat);
/* The seat that has given up, or -1. */
int bcg_session_resigned(const bcg_session *s);
bcg_result bcg_session_result(const bcg_session *s, int seat);
/* What the seat has got out of the battle so far; nothing before it has begun. */
bcg_score bcg_session_score(const bcg_session *s, int seat);
void bcg_session_commitment(const bcg_session *s, char out[BCG_SEED_HEX]);

/* -- what can be done ------------------------------------------------------------------------- */

/* All of these give BCG_OK, or why not, and then nothing has changed; but see bcg_session_version
 * after BCG_NO_MEMORY. The id is the request's, so
 * that it can be found again; it may be "". `version` is the one the seat saw; -1 says that it does
 * not matter. Rolls and draws that follow are made at once, each with an entry of its own. */
bcg_reason bcg_session_act(bcg_session *s, int seat, bcg_action a, const char *id, int version);
/* Real dice, entered by any seat. */
bcg_reason bcg_session_enter(bcg_session *s, int seat, bcg_action roll, const char *id,
                             int version);
/* Take back the seat's last action. */
bcg_reason bcg_session_undo(bcg_session *s, int seat, const char *id, int version);
/* May it? */
bcg_reason bcg_session_may_undo(const bcg_session *s, int seat);
bcg_reason bcg_session_resign(bcg_session *s, int seat, const char *id);
/* Take a seat of an open session; the nonce may have no length. */
bcg_reason bcg_session_join(bcg_session *s, int seat, const bcg_nonce *nonce, const char *id);

/* Has the seat, or BCG_CHANCE, to decide? */
bcg_reason bcg_session_turn(const bcg_session *s, int who);
/* May it be done? (What a seat is told of it comes from its view: bcg_redact_check.) */
bcg_reason bcg_session_check(const bcg_session *s, int seat, bcg_action a);

/* The version before the entry that a seat's request with this id made; -1 if there is none. */
int bcg_session_find(const bcg_session *s, int seat, const char *id);
/* The version after all that followed from it. */
int bcg_session_end_of(const bcg_session *s, int before);

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
bool bcg_session_hushed(const bcg_session *s);
/* Add an entry that was kept. False, and nothing has changed, if it does not fit here: the rules
 * are others, or somebody has changed it. */
bool bcg_session_restore(bcg_session *s, const char *text);

#endif
