#include "pool/worker_pool.h"

#include <pthread.h>
#include <stdlib.h>

#ifdef __linux__
#include <sys/resource.h>
#endif

typedef struct queue {
    bcg_job *first, **end;
} queue;

struct bcg_worker_pool {
    bcg_worker_pool_config config;
    pthread_mutex_t lock; /* guards what follows, except `thread` */
    pthread_cond_t more;
    queue todo, done;
    uint64_t round;  /* of the job taken last; see append_in_turn */
    uint64_t *owner; /* of the jobs in progress */
    int owners;
    bool stop;
    int busy, threads;
    pthread_t thread[];
};

static void clear(queue *q)
{
    q->first = NULL;
    q->end = &q->first;
}

static void append(queue *q, bcg_job *job)
{
    job->next = NULL;
    *q->end = job;
    q->end = &job->next;
}

/* A round has at most one job of each owner; an owner's next job goes to the round after its last.
 * A linear search will do: callers bound the queue. */
static void append_in_turn(queue *q, bcg_job *job, uint64_t round)
{
    bcg_job **place = &q->first;
    job->round = round;
    for (const bcg_job *other = q->first; other; other = other->next)
        if (other->owner == job->owner)
            job->round = other->round + 1;
    while (*place && (*place)->round <= job->round)
        place = &(*place)->next;
    job->next = *place;
    *place = job;
    if (job->next == NULL)
        q->end = &job->next;
}

static bcg_job *take_all(queue *q)
{
    bcg_job *first = q->first;
    clear(q);
    return first;
}

static bcg_job *take_one(queue *q)
{
    bcg_job *first = q->first;
    if (first == NULL)
        return NULL;
    q->first = first->next;
    if (q->first == NULL)
        clear(q);
    first->next = NULL;
    return first;
}

static void lower_priority(int nice)
{
#ifdef __linux__
    /* On Linux, process 0 means this thread. */
    if (nice > 0)
        setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + nice);
#else
    (void)nice;
#endif
}

/* The next job, its owner recorded as busy; or NULL. */
static bcg_job *take_next(bcg_worker_pool *p)
{
    bcg_job *job = take_one(&p->todo);
    if (job) {
        p->round = job->round;
        p->owner[p->owners++] = job->owner;
    }
    return job;
}

static void release_owner(bcg_worker_pool *p, const bcg_job *job)
{
    int i = 0;
    while (p->owner[i] != job->owner)
        i++;
    p->owner[i] = p->owner[--p->owners];
}

static int count_working(const bcg_worker_pool *p, uint64_t owner)
{
    int count = 0;
    for (int i = 0; i < p->owners; i++)
        count += p->owner[i] == owner;
    return count;
}

static void *work(void *context)
{
    bcg_worker_pool *p = context;
    lower_priority(p->config.nice);
    pthread_mutex_lock(&p->lock);
    for (;;) {
        while (p->todo.first == NULL && !p->stop)
            pthread_cond_wait(&p->more, &p->lock);
        bcg_job *jobs = p->config.all_at_once ? take_all(&p->todo) : take_next(p), *next;
        if (jobs == NULL)
            break;
        pthread_mutex_unlock(&p->lock);
        p->config.work(p->config.context, jobs);
        pthread_mutex_lock(&p->lock);
        if (!p->config.all_at_once)
            release_owner(p, jobs);
        for (; jobs; jobs = next, p->busy--) {
            next = jobs->next;
            append(&p->done, jobs);
        }
        pthread_mutex_unlock(&p->lock);
        p->config.notify(p->config.context);
        pthread_mutex_lock(&p->lock);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

bcg_worker_pool *bcg_worker_pool_new(const bcg_worker_pool_config *config)
{
    bcg_worker_pool *p = calloc(1, sizeof *p + (size_t)config->threads * sizeof p->thread[0]);
    if (p == NULL)
        return NULL;
    p->config = *config;
    p->owner = calloc((size_t)config->threads, sizeof *p->owner);
    clear(&p->todo);
    clear(&p->done);
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->more, NULL);
    for (int i = 0; p->owner && i < config->threads; i++)
        if (pthread_create(&p->thread[p->threads], NULL, work, p) == 0)
            p->threads++;
    if (p->threads > 0)
        return p;
    bcg_worker_pool_free(p);
    return NULL;
}

void bcg_worker_pool_submit(bcg_worker_pool *p, bcg_job *job)
{
    pthread_mutex_lock(&p->lock);
    if (p->config.by_owner)
        append_in_turn(&p->todo, job, p->round + (count_working(p, job->owner) > 0));
    else
        append(&p->todo, job);
    p->busy++;
    pthread_cond_signal(&p->more);
    pthread_mutex_unlock(&p->lock);
}

bcg_job *bcg_worker_pool_done(bcg_worker_pool *p)
{
    pthread_mutex_lock(&p->lock);
    bcg_job *jobs = take_all(&p->done);
    pthread_mutex_unlock(&p->lock);
    return jobs;
}

int bcg_worker_pool_busy(bcg_worker_pool *p)
{
    pthread_mutex_lock(&p->lock);
    const int busy = p->busy;
    pthread_mutex_unlock(&p->lock);
    return busy;
}

int bcg_worker_pool_busy_for(bcg_worker_pool *p, uint64_t owner)
{
    pthread_mutex_lock(&p->lock);
    int busy = count_working(p, owner);
    for (const bcg_job *job = p->todo.first; job; job = job->next)
        busy += job->owner == owner;
    pthread_mutex_unlock(&p->lock);
    return busy;
}

void bcg_worker_pool_free(bcg_worker_pool *p)
{
    if (p == NULL)
        return;
    pthread_mutex_lock(&p->lock);
    p->stop = true;
    pthread_cond_broadcast(&p->more);
    pthread_mutex_unlock(&p->lock);
    for (int i = 0; i < p->threads; i++)
        pthread_join(p->thread[i], NULL);
    for (bcg_job *job = take_all(&p->done), *next; job; job = next) {
        next = job->next;
        p->config.drop(job);
    }
    pthread_cond_destroy(&p->more);
    pthread_mutex_destroy(&p->lock);
    free(p->owner);
    free(p);
}
