/* A thread that writes for others. What is handed over is written in order; as much as has come in
 * the meantime is committed together, so that one wait for the disk serves many. Whoever hands
 * something over is told when it is on disk, or why it is not.
 *
 * `notify` is called on the thread of the writer whenever something is done; it should do no more
 * than wake the thread that calls bcg_store_writer_done. */
#ifndef BOCAGE_STORE_WRITER_H
#define BOCAGE_STORE_WRITER_H

#include "pool/worker_pool.h"
#include "store/store.h"

typedef struct bcg_store_writer bcg_store_writer;

/* What belongs together: all of it is kept or nothing. The texts are the job's own. */
typedef struct bcg_store_job {
    bcg_job job;
    char game[BCG_GAME_ID];
    int64_t when;
    /* a new game, or NULL; its id is `game`. Of one that is there already: what it goes on from */
    char *title, *rules, *setup;
    bool rebase;
    int rules_version; /* of these; without a setup: the game goes on by newer rules, 0 for no */
    char match[BCG_GAME_ID]; /* of a new game */
    int round;
    char *lobby;    /* what the lobby tells of a new game, or NULL */
    bool set_lobby; /* of a game that is there already it tells that now: with NULL nothing more */
    bool forget;      /* the game and all that is known of it goes; nothing else is written */
    bool sweeps;      /* handed over by whoever tidies up, not by the game's room */
    /* who has which part in it */
    struct bcg_store_job_secret {
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
    /* a seat's answer to a secret question, or NULL; those there are go when they are entries */
    char *answer;
    int answer_seat;
    bool drop_answers;
    bool quiet;     /* no figure tells of it */
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
} bcg_store_job;

/* All members 0; NULL if there is no memory. */
bcg_store_job *bcg_store_job_new(const char *game, int64_t when);
void bcg_store_job_free(bcg_store_job *n);
/* One more entry, one more secret. False if there is no memory. */
bool bcg_store_job_add(bcg_store_job *n, const char *entry);
bool bcg_store_job_add_secret(bcg_store_job *n, const uint8_t hash[BCG_SECRET_HASH], int part);

/* NULL, with a sentence in `why`, if the store cannot be opened or there is no thread. */
/* `limit`: bytes the store may grow to, 0 for no limit. */
bcg_store_writer *bcg_store_writer_new(const char *address, int64_t limit,
                                       void (*notify)(void *context), void *context,
                                       char why[BCG_STORE_WHY]);
/* Submit a job; it is the writer's from now on. From any thread. */
void bcg_store_writer_submit(bcg_store_writer *s, bcg_store_job *n);
/* The notes that are done since this was asked last, in the order they were handed over; they are
 * the caller's to free. */
bcg_store_job *bcg_store_writer_done(bcg_store_writer *s);
bcg_store_job *bcg_store_job_next(const bcg_store_job *n);
/* A sync has failed, and nobody knows which of the last notes are on disk: none of them may be
 * answered, and the process has to end. NULL, or why. */
const char *bcg_store_writer_failed(bcg_store_writer *s);
/* For how many milliseconds the oldest note that is not done has waited; 0: there is none. */
uint64_t bcg_store_writer_waiting(bcg_store_writer *s);
/* Writes all that was handed over, then ends. Notes nobody asked for any more are freed. */
void bcg_store_writer_free(bcg_store_writer *s);

/* Commits so far, and notes written with them. */
void bcg_store_writer_count(bcg_store_writer *s, uint64_t *commits, uint64_t *notes);

#endif
