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
    pthread_mutex_t lock; /* of what follows, but for the threads */
    pthread_cond_t more;
    queue todo, done;
    uint64_t round;  /* of owners: that of the job taken last */
    uint64_t *owner; /* of the jobs that are being done one at a time */
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

/* Each owner's jobs are in different rounds; a round has a job of each. The list is short: callers
 * bound it. */
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

static void yield_to_others(int nice)
{
#ifdef __linux__
    /* Process 0 is this thread there: each has a nice value of its own. */
    if (nice > 0)
        setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + nice);
#else
    (void)nice;
#endif
}

/* The job whose turn it is, or NULL. */
static bcg_job *take_next(bcg_worker_pool *c)
{
    bcg_job *job = take_one(&c->todo);
    if (job) {
        c->round = job->round;
        c->owner[c->owners++] = job->owner;
    }
    return job;
}

/* What take_next has noted is over. */
static void forget_owner(bcg_worker_pool *c, const bcg_job *job)
{
    int i = 0;
    while (c->owner[i] != job->owner)
        i++;
    c->owner[i] = c->owner[--c->owners];
}

static int count_working(const bcg_worker_pool *c, uint64_t owner)
{
    int count = 0;
    for (int i = 0; i < c->owners; i++)
        count += c->owner[i] == owner;
    return count;
}

static void *work(void *context)
{
    bcg_worker_pool *c = context;
    yield_to_others(c->config.nice);
    pthread_mutex_lock(&c->lock);
    for (;;) {
        while (c->todo.first == NULL && !c->stop)
            pthread_cond_wait(&c->more, &c->lock);
        bcg_job *jobs = c->config.all_at_once ? take_all(&c->todo) : take_next(c), *next;
        if (jobs == NULL)
            break;
        pthread_mutex_unlock(&c->lock);
        c->config.work(c->config.context, jobs);
        pthread_mutex_lock(&c->lock);
        if (!c->config.all_at_once)
            forget_owner(c, jobs);
        for (; jobs; jobs = next, c->busy--) {
            next = jobs->next;
            append(&c->done, jobs);
        }
        pthread_mutex_unlock(&c->lock);
        c->config.notify(c->config.context);
        pthread_mutex_lock(&c->lock);
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

bcg_worker_pool *bcg_worker_pool_new(const bcg_worker_pool_config *config)
{
    bcg_worker_pool *c = calloc(1, sizeof *c + (size_t)config->threads * sizeof c->thread[0]);
    if (c == NULL)
        return NULL;
    c->config = *config;
    c->owner = calloc((size_t)config->threads, sizeof *c->owner);
    clear(&c->todo);
    clear(&c->done);
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->more, NULL);
    for (int i = 0; c->owner && i < config->threads; i++)
        if (pthread_create(&c->thread[c->threads], NULL, work, c) == 0)
            c->threads++;
    if (c->threads > 0)
        return c;
    bcg_worker_pool_free(c);
    return NULL;
}

void bcg_worker_pool_submit(bcg_worker_pool *c, bcg_job *job)
{
    pthread_mutex_lock(&c->lock);
    if (c->config.by_owner)
        append_in_turn(&c->todo, job, c->round + (count_working(c, job->owner) > 0));
    else
        append(&c->todo, job);
    c->busy++;
    pthread_cond_signal(&c->more);
    pthread_mutex_unlock(&c->lock);
}

bcg_job *bcg_worker_pool_done(bcg_worker_pool *c)
{
    pthread_mutex_lock(&c->lock);
    bcg_job *jobs = take_all(&c->done);
    pthread_mutex_unlock(&c->lock);
    return jobs;
}

int bcg_worker_pool_busy(bcg_worker_pool *c)
{
    pthread_mutex_lock(&c->lock);
    const int busy = c->busy;
    pthread_mutex_unlock(&c->lock);
    return busy;
}

int bcg_worker_pool_busy_for(bcg_worker_pool *c, uint64_t owner)
{
    pthread_mutex_lock(&c->lock);
    int busy = count_working(c, owner);
    for (const bcg_job *job = c->todo.first; job; job = job->next)
        busy += job->owner == owner;
    pthread_mutex_unlock(&c->lock);
    return busy;
}

void bcg_worker_pool_free(bcg_worker_pool *c)
{
    if (c == NULL)
        return;
    pthread_mutex_lock(&c->lock);
    c->stop = true;
    pthread_cond_broadcast(&c->more);
    pthread_mutex_unlock(&c->lock);
    for (int i = 0; i < c->threads; i++)
        pthread_join(c->thread[i], NULL);
    for (bcg_job *job = take_all(&c->done), *next; job; job = next) {
        next = job->next;
        c->config.drop(job);
    }
    pthread_cond_destroy(&c->more);
    pthread_mutex_destroy(&c->lock);
    free(c->owner);
    free(c);
}
