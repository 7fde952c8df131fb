/* Threads that work for another: in which order, how urgently, and for whom. */
#include "pool/worker_pool.h"

#include "unit.h"

#include <pthread.h>
#include <string.h>

#ifdef __linux__
#include <sys/resource.h>
#endif

/* A job that tells its name when it is done. All wait until the gate is open. */
typedef struct task {
    bcg_job job;
    char name;
    int nice;
} task;

typedef struct yard {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool open;
    int begun, rung;
} yard;

static void begin_yard(yard *y)
{
    *y = (yard){.open = false};
    pthread_mutex_init(&y->lock, NULL);
    pthread_cond_init(&y->changed, NULL);
}

static void end_yard(yard *y)
{
    pthread_cond_destroy(&y->changed);
    pthread_mutex_destroy(&y->lock);
}

static void work(void *context, bcg_job *job)
{
    yard *y = context;
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

static void ring(void *context)
{
    yard *y = context;
    pthread_mutex_lock(&y->lock);
    y->rung++;
    pthread_cond_broadcast(&y->changed);
    pthread_mutex_unlock(&y->lock);
}

static void wait_for(yard *y, const int *count, int value)
{
    pthread_mutex_lock(&y->lock);
    while (*count < value)
        pthread_cond_wait(&y->changed, &y->lock);
    pthread_mutex_unlock(&y->lock);
}

static void drop(bcg_job *job)
{
    (void)job; /* it is the test's */
}

static void open_gate(yard *y)
{
    pthread_mutex_lock(&y->lock);
    y->open = true;
    pthread_cond_broadcast(&y->changed);
    pthread_mutex_unlock(&y->lock);
}

/* Hand over a task for each letter, its owner the letter itself in small; `order` is how they were
 * done. The first one is begun before the others come. */
static void do_all(bcg_worker_pool_config config, const char *names, char *order, task tasks[])
{
    yard y;
    const int count = (int)strlen(names);
    begin_yard(&y);
    config.threads = 1;
    config.work = work;
    config.notify = ring;
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
    open_gate(&y);
    wait_for(&y, &y.rung, count);
    for (const bcg_job *job = bcg_worker_pool_done(c); job; job = job->next)
        *order++ = ((const task *)job)->name;
    *order = '\0';
    assert_int_equal(bcg_worker_pool_busy_for(c, 'a'), 0);
    bcg_worker_pool_free(c);
    end_yard(&y);
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

static void a_crew_can_be_less_urgent(void **state)
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
    assert_int_equal(getpriority(PRIO_PROCESS, 0), usual); /* nobody else is */
#else
    do_all((bcg_worker_pool_config){.nice = 19}, "a", order, tasks);
#endif
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jobs_are_done_as_they_come),
        cmocka_unit_test(owners_take_turns),
        cmocka_unit_test(a_crew_can_be_less_urgent),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
