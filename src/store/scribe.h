/* A thread that writes for others. What is handed over is written in order; as much as has come in
 * the meantime is committed together, so that one wait for the disk serves many. Whoever hands
 * something over is told when it is on disk, or why it is not.
 *
 * `bell` is called on the thread of the scribe whenever something is done; it should do no more
 * than wake the thread that calls bcg_scribe_done. */
#ifndef BOCAGE_STORE_SCRIBE_H
#define BOCAGE_STORE_SCRIBE_H

#include "crew/crew.h"
#include "store/store.h"

typedef struct bcg_scribe bcg_scribe;

/* What belongs together: all of it is kept or nothing. The texts are the note's own. */
typedef struct bcg_note {
    bcg_job job;
    char game[BCG_GAME_ID];
    int64_t when;
    /* a new game, or NULL; its id is `game`. Of one that is there already: what it goes on from */
    char *title, *rules, *setup;
    bool rebase;
    int rules_version; /* of these; without a setup: the game goes on by newer rules, 0 for no */
    char match[BCG_GAME_ID]; /* of a new game */
    int round;
    char *lobby;      /* what the lobby tells of a new game, or NULL */
    bool leave_lobby; /* it is told there no longer */
    bool forget;      /* the game and all that is known of it goes; nothing else is written */
    bool sweeps;      /* handed over by whoever tidies up, not by the game's room */
    /* who has which part in it */
    struct bcg_note_secret {
        uint8_t hash[BCG_SECRET_HASH];
        int part;
    } * secrets;
    int secret_count;
    bool drops; /* a secret opens it no longer */
    uint8_t dropped[BCG_SECRET_HASH];
    bool renews; /* one takes another's place, in every game it opens */
    uint8_t old[BCG_SECRET_HASH], fresh[BCG_SECRET_HASH];
    /* entries, the first of which is `version` */
    char **entries;
    int entry_count, version;
    char *result;   /* of the game, or NULL */
    char *score;    /* that goes with it, or NULL */
    char *snapshot; /* of the state after the last entry, or NULL */
    /* nothing to write: are the files of the store still there? What could be saved if they are not
     * is told the first time */
    bool check;
    char rescued[BCG_STORE_WHY];
    /* for whoever handed it over */
    void *ticket;
    uint64_t handed; /* when, in milliseconds that never go back; 0: not yet */
    bool kept;       /* once it is done */
    char why[BCG_STORE_WHY];
} bcg_note;

/* All members 0; NULL if there is no memory. */
bcg_note *bcg_note_new(const char *game, int64_t when);
void bcg_note_free(bcg_note *n);
/* One more entry, one more secret. False if there is no memory. */
bool bcg_note_add(bcg_note *n, const char *entry);
bool bcg_note_add_secret(bcg_note *n, const uint8_t hash[BCG_SECRET_HASH], int part);

/* NULL, with a sentence in `why`, if the store cannot be opened or there is no thread. */
/* `limit`: bytes the store may grow to, 0 for no limit. */
bcg_scribe *bcg_scribe_new(const char *address, int64_t limit, void (*bell)(void *context),
                           void *context, char why[BCG_STORE_WHY]);
/* Hand over a note; it is the scribe's from now on. From any thread. */
void bcg_scribe_write(bcg_scribe *s, bcg_note *n);
/* The notes that are done since this was asked last, in the order they were handed over; they are
 * the caller's to free. */
bcg_note *bcg_scribe_done(bcg_scribe *s);
bcg_note *bcg_note_next(const bcg_note *n);
/* A sync has failed, and nobody knows which of the last notes are on disk: none of them may be
 * answered, and the process has to end. NULL, or why. */
const char *bcg_scribe_failed(bcg_scribe *s);
/* For how many milliseconds the oldest note that is not done has waited; 0: there is none. */
uint64_t bcg_scribe_waiting(bcg_scribe *s);
/* Writes all that was handed over, then ends. Notes nobody asked for any more are freed. */
void bcg_scribe_free(bcg_scribe *s);

/* Commits so far, and notes written with them. */
void bcg_scribe_count(bcg_scribe *s, uint64_t *commits, uint64_t *notes);

#endif
