#include "crew/crew.h"

#include <pthread.h>
#include <stdlib.h>

typedef struct queue {
    bcg_job *first, **end;
} queue;

struct bcg_crew {
    bcg_crew_plan plan;
    pthread_mutex_t lock; /* of what follows, but for the threads */
    pthread_cond_t more;
    queue todo, done;
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

static void *work(void *context)
{
    bcg_crew *c = context;
    pthread_mutex_lock(&c->lock);
    for (;;) {
        while (c->todo.first == NULL && !c->stop)
            pthread_cond_wait(&c->more, &c->lock);
        bcg_job *jobs = c->plan.all_at_once ? take_all(&c->todo) : take_one(&c->todo), *next;
        if (jobs == NULL)
            break;
        pthread_mutex_unlock(&c->lock);
        c->plan.work(c->plan.context, jobs);
        pthread_mutex_lock(&c->lock);
        for (; jobs; jobs = next, c->busy--) {
            next = jobs->next;
            append(&c->done, jobs);
        }
        pthread_mutex_unlock(&c->lock);
        c->plan.bell(c->plan.context);
        pthread_mutex_lock(&c->lock);
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

bcg_crew *bcg_crew_new(const bcg_crew_plan *plan)
{
    bcg_crew *c = calloc(1, sizeof *c + (size_t)plan->threads * sizeof c->thread[0]);
    if (c == NULL)
        return NULL;
    c->plan = *plan;
    clear(&c->todo);
    clear(&c->done);
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->more, NULL);
    for (int i = 0; i < plan->threads; i++)
        if (pthread_create(&c->thread[c->threads], NULL, work, c) == 0)
            c->threads++;
    if (c->threads > 0)
        return c;
    bcg_crew_free(c);
    return NULL;
}

void bcg_crew_hand(bcg_crew *c, bcg_job *job)
{
    pthread_mutex_lock(&c->lock);
    append(&c->todo, job);
    c->busy++;
    pthread_cond_signal(&c->more);
    pthread_mutex_unlock(&c->lock);
}

bcg_job *bcg_crew_done(bcg_crew *c)
{
    pthread_mutex_lock(&c->lock);
    bcg_job *jobs = take_all(&c->done);
    pthread_mutex_unlock(&c->lock);
    return jobs;
}

int bcg_crew_busy(bcg_crew *c)
{
    pthread_mutex_lock(&c->lock);
    const int busy = c->busy;
    pthread_mutex_unlock(&c->lock);
    return busy;
}

void bcg_crew_free(bcg_crew *c)
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
        c->plan.drop(job);
    }
    pthread_cond_destroy(&c->more);
    pthread_mutex_destroy(&c->lock);
    free(c);
}
