/* A thread that writes to the store. Jobs are written in the order they were submitted; those that
 * have queued up meanwhile are committed together, so that they share one wait for the disk. Each
 * job comes back once it is on disk, or with the reason why it is not.
 *
 * `notify` is called on the writer's thread whenever jobs are finished; it should do no more than
 * wake the thread that calls bcg_store_writer_done. */
#ifndef BOCAGE_STORE_WRITER_H
#define BOCAGE_STORE_WRITER_H

#include "pool/worker_pool.h"
#include "store/store.h"

typedef struct bcg_store_writer bcg_store_writer;

/* One atomic change: all of it is written or nothing. The job owns its texts. */
typedef struct bcg_store_job {
    bcg_job job;
    char game[BCG_GAME_ID];
    int64_t when;
    /* a new game, or with `rebase` the new setup of an existing one; NULL for neither */
    char *title, *rules, *setup;
    bool rebase;
    int rules_version;       /* without a setup: the game moves to these rules, unless 0 */
    char match[BCG_GAME_ID]; /* of a new game */
    int round;
    char *lobby;    /* the lobby entry of a new game, or NULL */
    bool set_lobby; /* replace the lobby entry of an existing game by `lobby`; NULL removes it */
    bool forget;    /* delete the game and everything that belongs to it; nothing else is written */
    bool sweeps;    /* submitted by sweep.c, not by the game's room */
    /* secrets to add, and the part in the game that each gives */
    struct bcg_store_job_secret {
        uint8_t hash[BCG_SECRET_HASH];
        int part;
    } * secrets;
    int secret_count;
    bool drops; /* remove a secret from this game */
    uint8_t dropped[BCG_SECRET_HASH];
    bool renews; /* replace a secret by another in every game it opens */
    uint8_t old[BCG_SECRET_HASH], fresh[BCG_SECRET_HASH];
    /* entries to append, numbered from `version` */
    char **entries;
    int entry_count, version;
    /* a seat's answer to a secret question, or with BCG_STANDING its standing ones; NULL: none.
     * `drop_answers` deletes those to a secret question */
    char *answer;
    int answer_seat;
    bool drop_answers;
    bool quiet;     /* not counted in the metrics */
    char *result;   /* of the game, or NULL */
    char *score;    /* that goes with it, or NULL */
    char *snapshot; /* of the state after the last entry, or NULL */
    /* write nothing, but check that the files of the store are still there. The first such job
     * after they are lost says in `rescued` what could be saved */
    bool check;
    char rescued[BCG_STORE_WHY];
    void *ticket;          /* the submitter's own */
    uint64_t submitted_ms; /* bcg_clock_ms; 0: not yet */
    bool kept;             /* the outcome: on disk, or `why` not */
    char why[BCG_STORE_WHY];
} bcg_store_job;

/* All members 0; NULL if there is no memory. */
bcg_store_job *bcg_store_job_new(const char *game, int64_t when);
void bcg_store_job_free(bcg_store_job *job);
/* Add an entry, a secret. False if there is no memory. */
bool bcg_store_job_add(bcg_store_job *job, const char *entry);
bool bcg_store_job_add_secret(bcg_store_job *job, const uint8_t hash[BCG_SECRET_HASH], int part);

/* NULL, with a sentence in `why`, if the store cannot be opened or there is no thread. `limit`:
 * bytes the store may grow to, 0 for no limit. */
bcg_store_writer *bcg_store_writer_new(const char *address, int64_t limit,
                                       void (*notify)(void *context), void *context,
                                       char why[BCG_STORE_WHY]);
/* Submit a job; the writer owns it from now on. From any thread. */
void bcg_store_writer_submit(bcg_store_writer *w, bcg_store_job *job);
/* The jobs finished since the last call, in the order they were submitted and linked by
 * bcg_store_job_next. The caller frees them. */
bcg_store_job *bcg_store_writer_done(bcg_store_writer *w);
bcg_store_job *bcg_store_job_next(const bcg_store_job *job);
/* After a failed sync: why, else NULL. Which of the last jobs are on disk is unknown, so none of
 * them may be acknowledged, and the process has to end. */
const char *bcg_store_writer_failed(bcg_store_writer *w);
/* For how many milliseconds the oldest unfinished job has waited; 0: there is none. */
uint64_t bcg_store_writer_waiting(bcg_store_writer *w);
/* Write everything submitted, then stop. Jobs not fetched by then are freed. */
void bcg_store_writer_free(bcg_store_writer *w);

/* Commits so far, and jobs written with them. */
void bcg_store_writer_count(bcg_store_writer *w, uint64_t *commits, uint64_t *jobs);

#endif
