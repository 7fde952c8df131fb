/* Computer players that think on threads of their own, so that nobody else waits for them.
 *
 * A job is a question about what one seat may know. Players are kept between the questions of
 * a game, as many as fit: one that was forgotten is made again, and plans anew. */
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
    bool hint; /* or else a decision */
    bcg_request request;
    atomic_bool stop; /* an answer is wanted at once */
    uint64_t client;  /* who asks for a hint */
    /* the answer */
    bool ok;
    bcg_action action;
    bcg_advice advice;
    bcg_action plan[BCG_PLAN_STEPS];
    /* the pool's own */
    bcg_player *player;
    int threads;
} bcg_ai_job;

typedef struct bcg_ai_pool bcg_ai_pool;

/* NULL if there is no memory or no thread. `notify` as in worker_pool.h. */
bcg_ai_pool *bcg_ai_pool_new(int threads, void (*notify)(void *context), void *context);
/* What is being thought about is broken off. */
void bcg_ai_pool_free(bcg_ai_pool *t);

/* What would the seat do? NULL if there is no memory, if its player thinks already, or if too many
 * hints are wanted, by all together or by this owner. Owners take turns. `request` is taken over,
 * for a hint; NULL for a decision of the seat's computer player. */
bcg_ai_job *bcg_ai_pool_ask(bcg_ai_pool *t, const bcg_session *s, const char *game, int seat,
                            const bcg_request *request, uint64_t client, uint64_t owner);
/* Finished jobs, linked by bcg_ai_job_next; to be freed one by one. */
bcg_ai_job *bcg_ai_pool_done(bcg_ai_pool *t);
bcg_ai_job *bcg_ai_job_next(const bcg_ai_job *ai_job);
/* Its player may be asked again. */
void bcg_ai_job_release(bcg_ai_job *ai_job);
void bcg_ai_job_free(bcg_ai_job *ai_job);

#endif
