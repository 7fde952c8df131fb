/* Worker threads for a thread that must not block. Jobs are taken in the order they were submitted,
 * or with owners taking turns; the submitter is notified and fetches what is finished.
 *
 * bcg_job is the first member of the caller's own struct. A job belongs to the pool until it is
 * fetched. */
#ifndef BOCAGE_POOL_WORKER_POOL_H
#define BOCAGE_POOL_WORKER_POOL_H

#include <stdbool.h>
#include <stdint.h>

typedef struct bcg_job {
    struct bcg_job *next;
    uint64_t owner; /* for by_owner */
    uint64_t round; /* internal */
} bcg_job;

typedef struct bcg_worker_pool bcg_worker_pool;

typedef struct bcg_worker_pool_config {
    int threads;
    /* A thread takes all queued jobs at once, not one at a time. */
    bool all_at_once;
    /* Owners take turns, so that an owner with many jobs delays only its own. */
    bool by_owner;
    /* Added to the nice value of the threads, and of those they start. Only on Linux, where each
     * thread has its own. */
    int nice;
    /* Do the jobs, linked by `next`. Called on a thread of the pool. */
    void (*work)(void *context, bcg_job *jobs);
    /* Jobs are finished. Called on a thread of the pool: it should do no more than wake the thread
     * that calls bcg_worker_pool_done. */
    void (*notify)(void *context);
    void (*drop)(bcg_job *job); /* free a job that was never fetched */
    void *context;
} bcg_worker_pool_config;

/* NULL if there is no memory or no thread. */
bcg_worker_pool *bcg_worker_pool_new(const bcg_worker_pool_config *config);
/* From any thread. */
void bcg_worker_pool_submit(bcg_worker_pool *p, bcg_job *job);
/* Jobs finished since the last call, linked by `next`; they belong to the caller now. With a single
 * thread they come in the order they were taken. */
bcg_job *bcg_worker_pool_done(bcg_worker_pool *p);
/* Jobs submitted and not finished. */
int bcg_worker_pool_busy(bcg_worker_pool *p);
/* Those of one owner; not for all_at_once. */
int bcg_worker_pool_busy_for(bcg_worker_pool *p, uint64_t owner);
/* Finish everything submitted, then stop. */
void bcg_worker_pool_free(bcg_worker_pool *p);

#endif
