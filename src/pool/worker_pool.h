/* Threads that work for one that must not wait. Jobs are handed over and done in order of their
 * arrival, or with owners taking turns; whoever handed them over is rung for and fetches what is
 * done.
 *
 * A job is the head of the caller's own struct. It belongs to the pool until it is fetched. */
#ifndef BOCAGE_POOL_WORKER_POOL_H
#define BOCAGE_POOL_WORKER_POOL_H

#include <stdbool.h>
#include <stdint.h>

typedef struct bcg_job {
    struct bcg_job *next;
    uint64_t owner; /* whose it is, where owners take turns */
    uint64_t round; /* the pool's own */
} bcg_job;

typedef struct bcg_worker_pool bcg_worker_pool;

typedef struct bcg_worker_pool_config {
    int threads;
    /* Does a thread take all that has come, or one job at a time? */
    bool all_at_once;
    /* Do owners take turns? Then one who hands over many jobs delays nobody but himself. */
    bool by_owner;
    /* How much less urgent than the rest of the program: added to the nice value.
     * Threads that these begin inherit it. Only on Linux, where threads have one of their own. */
    int nice;
    /* Do them; on a thread of the pool. They are linked by `next`. */
    void (*work)(void *context, bcg_job *jobs);
    /* Something is done. Called on a thread of the pool: it should do no more than wake the one
     * that calls bcg_worker_pool_done. */
    void (*notify)(void *context);
    void (*drop)(bcg_job *job); /* one that nobody fetches any more */
    void *context;
} bcg_worker_pool_config;

/* NULL if there is no memory or no thread. */
bcg_worker_pool *bcg_worker_pool_new(const bcg_worker_pool_config *config);
/* From any thread. */
void bcg_worker_pool_submit(bcg_worker_pool *c, bcg_job *job);
/* What is done since this was asked last, linked by `next`; the caller's from now on. Jobs of a
 * pool with one thread come in the order they were handed over. */
bcg_job *bcg_worker_pool_done(bcg_worker_pool *c);
/* Handed over and not done yet. */
int bcg_worker_pool_busy(bcg_worker_pool *c);
/* Those of one owner, of a pool that does one job at a time. */
int bcg_worker_pool_busy_for(bcg_worker_pool *c, uint64_t owner);
/* Does all that was handed over, then ends. */
void bcg_worker_pool_free(bcg_worker_pool *c);

#endif
