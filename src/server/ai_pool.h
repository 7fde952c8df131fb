/* Computer players on worker threads, so that the server's thread never waits for a search.
 *
 * A job asks what a seat should do, given only what that seat may know. Players are cached between
 * the jobs of a game; one that was evicted is created again, and plans from scratch. */
#ifndef BOCAGE_SERVER_AI_POOL_H
#define BOCAGE_SERVER_AI_POOL_H

#include "pool/worker_pool.h"
#include "session/think.h"
#include "store/store.h"

#include <stdatomic.h>

typedef struct bcg_player bcg_player;

typedef struct bcg_ai_job {
    bcg_job job;
    /* the question */
    bcg_prepared *prepared; /* held */
    void *view;
    int seat, version;
    char game[BCG_GAME_ID];
    bool hint; /* else a decision */
    bcg_request request;
    atomic_bool stop; /* answer at once */
    uint64_t client;  /* who asks for a hint */
    /* the answer */
    bool ok;
    bcg_action action;
    bcg_advice advice;
    bcg_action plan[BCG_PLAN_STEPS];
    /* internal */
    bcg_player *player;
    int threads;
} bcg_ai_job;

typedef struct bcg_ai_pool bcg_ai_pool;

/* NULL if there is no memory or no thread. `notify` as in worker_pool.h. */
bcg_ai_pool *bcg_ai_pool_new(int threads, void (*notify)(void *context), void *context);
/* Searches in progress are aborted. */
void bcg_ai_pool_free(bcg_ai_pool *t);

/* Submit a job: a hint for a client if there is a `request`, which the job then owns, or else a
 * decision of the seat's computer player. NULL if there is no memory, if the player is busy, or if
 * too many hints are pending, in total or of this owner. Owners take turns. */
bcg_ai_job *bcg_ai_pool_ask(bcg_ai_pool *t, const bcg_session *s, const char *game, int seat,
                            const bcg_request *request, uint64_t client, uint64_t owner);
/* Finished jobs, linked by bcg_ai_job_next. The caller frees each. */
bcg_ai_job *bcg_ai_pool_done(bcg_ai_pool *t);
bcg_ai_job *bcg_ai_job_next(const bcg_ai_job *ai_job);
/* The job's player may be asked again. */
void bcg_ai_job_release(bcg_ai_job *ai_job);
void bcg_ai_job_free(bcg_ai_job *ai_job);

#endif
