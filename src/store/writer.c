#include "store/writer.h"

#include "pool/clock.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct bcg_store_writer {
    bcg_store *store; /* used by the writer's thread only */
    void (*notify)(void *context);
    void *context;
    bcg_worker_pool *pool;
    bool rescued; /* likewise */
    atomic_ullong commits, jobs;
    atomic_ullong since;         /* when the oldest job being written was submitted; 0: none is */
    char failure[BCG_STORE_WHY]; /* set once, before `failed` */
    atomic_bool failed;
};

/* -- jobs ------------------------------------------------------------------------------------- */

bcg_store_job *bcg_store_job_new(const char *game, int64_t when)
{
    bcg_store_job *job = calloc(1, sizeof *job);
    if (job) {
        snprintf(job->game, sizeof job->game, "%s", game);
        job->when = when;
    }
    return job;
}

void bcg_store_job_free(bcg_store_job *job)
{
    if (job == NULL)
        return;
    for (int i = 0; i < job->entry_count; i++)
        free(job->entries[i]);
    free(job->entries);
    free(job->secrets);
    free(job->title);
    free(job->rules);
    free(job->setup);
    free(job->lobby);
    free(job->result);
    free(job->score);
    free(job->answer);
    free(job->snapshot);
    free(job);
}

bool bcg_store_job_add(bcg_store_job *job, const char *entry)
{
    char *copy = strdup(entry);
    char **entries = copy ? realloc(job->entries, (size_t)(job->entry_count + 1) * sizeof *entries)
                          : NULL;
    if (entries == NULL) {
        free(copy);
        return false;
    }
    job->entries = entries;
    job->entries[job->entry_count++] = copy;
    return true;
}

bool bcg_store_job_add_secret(bcg_store_job *job, const uint8_t hash[BCG_SECRET_HASH], int part)
{
    struct bcg_store_job_secret *secrets = realloc(job->secrets, (size_t)(job->secret_count + 1) *
                                                                     sizeof *secrets);
    if (secrets == NULL)
        return false;
    job->secrets = secrets;
    memcpy(secrets[job->secret_count].hash, hash, BCG_SECRET_HASH);
    secrets[job->secret_count++].part = part;
    return true;
}

/* -- writing ---------------------------------------------------------------------------------- */

static bool write_game(bcg_store *store, const bcg_store_job *job)
{
    bcg_stored_game g = {.made = job->when,
                         .changed = job->when,
                         .title = job->title,
                         .rules = job->rules,
                         .rules_version = job->rules_version,
                         .setup = job->setup,
                         .round = job->round,
                         .lobby = job->lobby};
    memcpy(g.id, job->game, sizeof g.id);
    memcpy(g.match, job->match, sizeof g.match);
    return bcg_store_add_game(store, &g);
}

/* A new game, a new setup, or other rules. */
static bool write_setup(bcg_store *store, const bcg_store_job *job)
{
    if (job->setup && job->rebase)
        return bcg_store_rebase(store, job->game, job->rules, job->rules_version, job->setup);
    if (job->setup)
        return write_game(store, job);
    return job->rules_version == 0 ||
           bcg_store_set_rules(store, job->game, job->rules, job->rules_version);
}

static bool write_job(bcg_store *store, const bcg_store_job *job)
{
    if (job->forget)
        return bcg_store_delete(store, job->game);
    if (!write_setup(store, job))
        return false;
    if ((job->set_lobby && !bcg_store_set_lobby(store, job->game, job->lobby)) ||
        (job->drops && !bcg_store_drop_secret(store, job->dropped, job->game)) ||
        (job->renews && !bcg_store_renew_secret(store, job->old, job->fresh)))
        return false;
    for (int i = 0; i < job->secret_count; i++)
        if (!bcg_store_add_secret(store, job->secrets[i].hash, job->game, job->secrets[i].part))
            return false;
    if ((job->answer && !bcg_store_add_answer(store, job->game, job->answer_seat, job->answer)) ||
        (job->drop_answers && !bcg_store_drop_answers(store, job->game)))
        return false;
    for (int i = 0; i < job->entry_count; i++)
        if (!bcg_store_add_entry(store, job->game, job->version + i, job->entries[i], job->when))
            return false;
    return (job->result == NULL ||
            bcg_store_set_result(store, job->game, job->result, job->score, job->when)) &&
           (job->snapshot == NULL ||
            bcg_store_add_snapshot(store, job->game, job->version + job->entry_count - 1,
                                   job->snapshot));
}

static void set_outcome(const bcg_store *store, bcg_store_job *job, bool kept)
{
    job->kept = kept;
    if (!kept)
        snprintf(job->why, sizeof job->why, "%s", bcg_store_why(store));
}

static bcg_store_job *next_of(const bcg_store_job *job)
{
    return (bcg_store_job *)job->job.next;
}

static bool commit(bcg_store_writer *w, bool counted)
{
    const bool ok = bcg_store_commit(w->store);
    atomic_fetch_add(&w->commits, counted);
    return ok;
}

static bool write_all(bcg_store_writer *w, const bcg_store_job *first)
{
    bool ok = true, any = false, counted = false;
    for (const bcg_store_job *job = first; job && ok; job = next_of(job)) {
        ok = job->check || write_job(w->store, job);
        any = any || !job->check;
        counted = counted || !(job->check || job->quiet);
    }
    return (!any || commit(w, counted)) && ok;
}

/* May another write succeed? If not, the rest is not tried: waiting for another program's lock once
 * for each job would take minutes. */
static bool is_worth_trying(const bcg_store_writer *w)
{
    return bcg_store_fault_of(w->store) == BCG_FAULT_WRITE;
}

/* Check the files. If they were found lost earlier, rescue what can be rescued; not at once,
 * because it may take a while and the jobs that failed are to be reported first. */
static void check(bcg_store_writer *w, bcg_store_job *job)
{
    const bool known = bcg_store_fault_of(w->store) == BCG_FAULT_LOST;
    set_outcome(w->store, job, bcg_store_check(w->store));
    if (known && !w->rescued) {
        w->rescued = true;
        bcg_store_rescue(w->store, job->rescued);
    }
}

/* All in one commit. If that fails because of a single job, one by one, so that the others succeed.
 */
static void write_jobs(void *context, bcg_job *jobs)
{
    bcg_store_writer *w = context;
    bcg_store_job *first = (bcg_store_job *)jobs;
    atomic_store(&w->since, first->submitted_ms);
    const bool ok = write_all(w, first);
    bool tries = !ok && is_worth_trying(w);
    for (bcg_store_job *job = first; job; job = next_of(job)) {
        bool kept = ok;
        if (job->check) {
            check(w, job);
            continue;
        }
        if (tries) {
            kept = write_job(w->store, job);
            kept = commit(w, !job->quiet) && kept;
            tries = kept || is_worth_trying(w);
        }
        set_outcome(w->store, job, kept);
        atomic_fetch_add(&w->jobs, !job->quiet);
    }
    if (bcg_store_fault_of(w->store) == BCG_FAULT_SYNC && !atomic_load(&w->failed)) {
        snprintf(w->failure, sizeof w->failure, "%s", bcg_store_why(w->store));
        atomic_store(&w->failed, true);
    }
    atomic_store(&w->since, 0);
}

static void on_done(void *context)
{
    const bcg_store_writer *w = context;
    w->notify(w->context);
}

static void drop(bcg_job *job)
{
    bcg_store_job_free((bcg_store_job *)job);
}

/* -- interface -------------------------------------------------------------------------------- */

bcg_store_writer *bcg_store_writer_new(const char *address, int64_t limit,
                                       void (*notify)(void *context), void *context,
                                       char why[BCG_STORE_WHY])
{
    bcg_store *store = bcg_store_open(address, why);
    bcg_store_writer *w = store ? calloc(1, sizeof *w) : NULL;
    if (w) {
        const bcg_worker_pool_config config = {.threads = 1,
                                               .all_at_once = true,
                                               .work = write_jobs,
                                               .notify = on_done,
                                               .drop = drop,
                                               .context = w};
        w->store = store;
        w->notify = notify;
        w->context = context;
        bcg_store_limit(store, limit);
        const bool ok = bcg_store_check(store) && bcg_store_checkpoint(store);
        snprintf(why, BCG_STORE_WHY, "%s",
                 ok ? "not enough memory, or no thread" : bcg_store_why(store));
        w->pool = ok ? bcg_worker_pool_new(&config) : NULL;
        if (w->pool)
            return w;
        free(w);
    } else if (store)
        snprintf(why, BCG_STORE_WHY, "not enough memory, or no thread");
    bcg_store_close(store);
    return NULL;
}

void bcg_store_writer_submit(bcg_store_writer *w, bcg_store_job *job)
{
    job->submitted_ms = bcg_clock_ms();
    bcg_worker_pool_submit(w->pool, &job->job);
}

bcg_store_job *bcg_store_writer_done(bcg_store_writer *w)
{
    return (bcg_store_job *)bcg_worker_pool_done(w->pool);
}

bcg_store_job *bcg_store_job_next(const bcg_store_job *job)
{
    return next_of(job);
}

void bcg_store_writer_count(bcg_store_writer *w, uint64_t *commits, uint64_t *jobs)
{
    *commits = atomic_load(&w->commits);
    *jobs = atomic_load(&w->jobs);
}

const char *bcg_store_writer_failed(bcg_store_writer *w)
{
    return atomic_load(&w->failed) ? w->failure : NULL;
}

uint64_t bcg_store_writer_waiting(bcg_store_writer *w)
{
    const uint64_t since = atomic_load(&w->since), now = bcg_clock_ms();
    return since && now > since ? now - since : 0;
}

void bcg_store_writer_free(bcg_store_writer *w)
{
    if (w == NULL)
        return;
    bcg_worker_pool_free(w->pool);
    bcg_store_close(w->store);
    free(w);
}
