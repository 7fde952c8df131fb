/* Worker pools: the order of jobs, owners that take turns, priority. */
#include "pool/worker_pool.h"

#include "unit.h"

#include <pthread.h>
#include <string.h>

#ifdef __linux__
#include <sys/resource.h>
#endif

/* A named job. All of them block until the gate is open. */
typedef struct task {
    bcg_job job;
    char name;
    int nice;
} task;

typedef struct gate {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool open;
    int begun, notified;
} gate;

static void begin_gate(gate *y)
{
    *y = (gate){.open = false};
    pthread_mutex_init(&y->lock, NULL);
    pthread_cond_init(&y->changed, NULL);
}

static void end_gate(gate *y)
{
    pthread_cond_destroy(&y->changed);
    pthread_mutex_destroy(&y->lock);
}

static void work(void *context, bcg_job *job)
{
    gate *y = context;
    task *t = (task *)job;
    pthread_mutex_lock(&y->lock);
    y->begun++;
    pthread_cond_broadcast(&y->changed);
    while (!y->open)
        pthread_cond_wait(&y->changed, &y->lock);
    pthread_mutex_unlock(&y->lock);
#ifdef __linux__
    t->nice = getpriority(PRIO_PROCESS, 0);
#else
    t->nice = 0;
#endif
}

static void on_notify(void *context)
{
    gate *y = context;
    pthread_mutex_lock(&y->lock);
    y->notified++;
    pthread_cond_broadcast(&y->changed);
    pthread_mutex_unlock(&y->lock);
}

static void wait_for(gate *y, const int *count, int value)
{
    pthread_mutex_lock(&y->lock);
    while (*count < value)
        pthread_cond_wait(&y->changed, &y->lock);
    pthread_mutex_unlock(&y->lock);
}

static void drop(bcg_job *job)
{
    (void)job; /* the test owns it */
}

static void let_through(gate *y)
{
    pthread_mutex_lock(&y->lock);
    y->open = true;
    pthread_cond_broadcast(&y->changed);
    pthread_mutex_unlock(&y->lock);
}

/* Submit a task for each letter, owned by that letter in lower case; `order` is the order in which
 * they were done. The first one has begun before the others are submitted. */
static void do_all(bcg_worker_pool_config config, const char *names, char *order, task tasks[])
{
    gate y;
    const int count = (int)strlen(names);
    begin_gate(&y);
    config.threads = 1;
    config.work = work;
    config.notify = on_notify;
    config.drop = drop;
    config.context = &y;
    bcg_worker_pool *c = bcg_worker_pool_new(&config);
    assert_non_null(c);
    for (int i = 0; i < count; i++) {
        tasks[i] = (task){.name = names[i], .job = {.owner = (uint64_t)(names[i] | 0x20)}};
        bcg_worker_pool_submit(c, &tasks[i].job);
        if (i == 0)
            wait_for(&y, &y.begun, 1);
    }
    int busy = 0;
    for (int i = 0; i < count; i++)
        busy += (names[i] | 0x20) == 'a';
    assert_int_equal(bcg_worker_pool_busy_for(c, 'a'), busy);
    assert_int_equal(bcg_worker_pool_busy_for(c, 'z'), 0);
    let_through(&y);
    wait_for(&y, &y.notified, count);
    for (const bcg_job *job = bcg_worker_pool_done(c); job; job = job->next)
        *order++ = ((const task *)job)->name;
    *order = '\0';
    assert_int_equal(bcg_worker_pool_busy_for(c, 'a'), 0);
    bcg_worker_pool_free(c);
    end_gate(&y);
}

static void jobs_are_done_as_they_come(void **state)
{
    task tasks[8];
    char order[9];
    (void)state;
    do_all((bcg_worker_pool_config){.nice = 0}, "aAaAbcCb", order, tasks);
    assert_string_equal(order, "aAaAbcCb");
}

/* Upper and lower case are jobs of the same owner, in the order they came. */
static void owners_take_turns(void **state)
{
    task tasks[16];
    char order[17];
    (void)state;
    do_all((bcg_worker_pool_config){.by_owner = true}, "aAaAaAaAb", order, tasks);
    assert_string_equal(order, "abAaAaAaA"); /* b waits for the one begun, not for eight */
    do_all((bcg_worker_pool_config){.by_owner = true}, "aAaABbBbc", order, tasks);
    assert_string_equal(order, "aBcAbaBAb");
    do_all((bcg_worker_pool_config){.by_owner = true}, "abcdABCD", order, tasks);
    assert_string_equal(order, "abcdABCD");
}

static void a_pool_can_have_a_lower_priority(void **state)
{
    task tasks[1];
    char order[2];
    (void)state;
#ifdef __linux__
    const int usual = getpriority(PRIO_PROCESS, 0);
    do_all((bcg_worker_pool_config){.nice = 0}, "a", order, tasks);
    assert_int_equal(tasks[0].nice, usual);
    do_all((bcg_worker_pool_config){.nice = 19}, "a", order, tasks);
    assert_int_equal(tasks[0].nice, 19);
    assert_int_equal(getpriority(PRIO_PROCESS, 0), usual); /* other threads keep theirs */
#else
    do_all((bcg_worker_pool_config){.nice = 19}, "a", order, tasks);
#endif
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jobs_are_done_as_they_come),
        cmocka_unit_test(owners_take_turns),
        cmocka_unit_test(a_pool_can_have_a_lower_priority),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
