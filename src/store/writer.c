#include "store/writer.h"

#include "pool/clock.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct bcg_store_writer {
    bcg_store *store; /* the thread's alone */
    void (*notify)(void *context);
    void *context;
    bcg_worker_pool *pool;
    bool rescued; /* the thread's alone, like the store */
    atomic_ullong commits, notes;
    atomic_ullong
        since; /* when the oldest note that is being written was handed over; 0: none is */
    char failure[BCG_STORE_WHY]; /* set before `failed` is, and never again */
    atomic_bool failed;
};

/* -- notes ------------------------------------------------------------------------------------ */

bcg_store_job *bcg_store_job_new(const char *game, int64_t when)
{
    bcg_store_job *n = calloc(1, sizeof *n);
    if (n) {
        snprintf(n->game, sizeof n->game, "%s", game);
        n->when = when;
    }
    return n;
}

void bcg_store_job_free(bcg_store_job *n)
{
    if (n == NULL)
        return;
    for (int i = 0; i < n->entry_count; i++)
        free(n->entries[i]);
    free(n->entries);
    free(n->secrets);
    free(n->title);
    free(n->rules);
    free(n->setup);
    free(n->lobby);
    free(n->result);
    free(n->score);
    free(n->answer);
    free(n->snapshot);
    free(n);
}

bool bcg_store_job_add(bcg_store_job *n, const char *entry)
{
    char *copy = strdup(entry);
    char **entries = copy ? realloc(n->entries, (size_t)(n->entry_count + 1) * sizeof *entries)
                          : NULL;
    if (entries == NULL) {
        free(copy);
        return false;
    }
    n->entries = entries;
    n->entries[n->entry_count++] = copy;
    return true;
}

bool bcg_store_job_add_secret(bcg_store_job *n, const uint8_t hash[BCG_SECRET_HASH], int part)
{
    struct bcg_store_job_secret *secrets = realloc(n->secrets,
                                                   (size_t)(n->secret_count + 1) * sizeof *secrets);
    if (secrets == NULL)
        return false;
    n->secrets = secrets;
    memcpy(secrets[n->secret_count].hash, hash, BCG_SECRET_HASH);
    secrets[n->secret_count++].part = part;
    return true;
}

/* -- writing ---------------------------------------------------------------------------------- */

static bool write_game(bcg_store *store, const bcg_store_job *n)
{
    bcg_stored_game g = {.made = n->when,
                         .changed = n->when,
                         .title = n->title,
                         .rules = n->rules,
                         .rules_version = n->rules_version,
                         .setup = n->setup,
                         .round = n->round,
                         .lobby = n->lobby};
    memcpy(g.id, n->game, sizeof g.id);
    memcpy(g.match, n->match, sizeof g.match);
    return bcg_store_add_game(store, &g);
}

/* What it begins with, or goes on from or by. */
static bool write_beginning(bcg_store *store, const bcg_store_job *n)
{
    if (n->setup && n->rebase)
        return bcg_store_rebase(store, n->game, n->rules, n->rules_version, n->setup);
    if (n->setup)
        return write_game(store, n);
    return n->rules_version == 0 || bcg_store_set_rules(store, n->game, n->rules, n->rules_version);
}

static bool write_job(bcg_store *store, const bcg_store_job *n)
{
    if (n->forget)
        return bcg_store_delete(store, n->game);
    if (!write_beginning(store, n))
        return false;
    if ((n->set_lobby && !bcg_store_set_lobby(store, n->game, n->lobby)) ||
        (n->drops && !bcg_store_drop_secret(store, n->dropped, n->game)) ||
        (n->renews && !bcg_store_renew_secret(store, n->old, n->fresh)))
        return false;
    for (int i = 0; i < n->secret_count; i++)
        if (!bcg_store_add_secret(store, n->secrets[i].hash, n->game, n->secrets[i].part))
            return false;
    if ((n->answer && !bcg_store_add_answer(store, n->game, n->answer_seat, n->answer)) ||
        (n->drop_answers && !bcg_store_drop_answers(store, n->game)))
        return false;
    for (int i = 0; i < n->entry_count; i++)
        if (!bcg_store_add_entry(store, n->game, n->version + i, n->entries[i], n->when))
            return false;
    return (n->result == NULL ||
            bcg_store_set_result(store, n->game, n->result, n->score, n->when)) &&
           (n->snapshot == NULL ||
            bcg_store_add_snapshot(store, n->game, n->version + n->entry_count - 1, n->snapshot));
}

static void set_outcome(const bcg_store *store, bcg_store_job *n, bool kept)
{
    n->kept = kept;
    if (!kept)
        snprintf(n->why, sizeof n->why, "%s", bcg_store_why(store));
}

static bcg_store_job *next_of(const bcg_store_job *n)
{
    return (bcg_store_job *)n->job.next;
}

static bool commit(bcg_store_writer *s, bool counted)
{
    const bool ok = bcg_store_commit(s->store);
    atomic_fetch_add(&s->commits, counted);
    return ok;
}

static bool write_all(bcg_store_writer *s, const bcg_store_job *first)
{
    bool ok = true, any = false, counted = false;
    for (const bcg_store_job *n = first; n && ok; n = next_of(n)) {
        ok = n->check || write_job(s->store, n);
        any = any || !n->check;
        counted = counted || !(n->check || n->quiet);
    }
    return (!any || commit(s, counted)) && ok;
}

/* May the next write succeed? Else it is not tried: waiting for another program's lock again for
 * each note would take minutes. */
static bool is_worth_trying(const bcg_store_writer *s)
{
    return bcg_store_fault_of(s->store) == BCG_FAULT_WRITE;
}

/* Look at the files. Once they are lost, save what can be saved: not before those whose notes could
 * not be kept have been told, since it may take a while. */
static void check(bcg_store_writer *s, bcg_store_job *n)
{
    const bool known = bcg_store_fault_of(s->store) == BCG_FAULT_LOST;
    set_outcome(s->store, n, bcg_store_check(s->store));
    if (known && !s->rescued) {
        s->rescued = true;
        bcg_store_rescue(s->store, n->rescued);
    }
}

/* Together; if that fails because of one of them, one by one, so that it takes no other with it. */
static void write_jobs(void *context, bcg_job *jobs)
{
    bcg_store_writer *s = context;
    bcg_store_job *first = (bcg_store_job *)jobs;
    atomic_store(&s->since, first->handed);
    const bool ok = write_all(s, first);
    bool tries = !ok && is_worth_trying(s);
    for (bcg_store_job *n = first; n; n = next_of(n)) {
        bool kept = ok;
        if (n->check) {
            check(s, n);
            continue;
        }
        if (tries) {
            kept = write_job(s->store, n);
            kept = commit(s, !n->quiet) && kept;
            tries = kept || is_worth_trying(s);
        }
        set_outcome(s->store, n, kept);
        atomic_fetch_add(&s->notes, !n->quiet);
    }
    if (bcg_store_fault_of(s->store) == BCG_FAULT_SYNC && !atomic_load(&s->failed)) {
        snprintf(s->failure, sizeof s->failure, "%s", bcg_store_why(s->store));
        atomic_store(&s->failed, true);
    }
    atomic_store(&s->since, 0);
}

static void ring(void *context)
{
    const bcg_store_writer *s = context;
    s->notify(s->context);
}

static void drop(bcg_job *job)
{
    bcg_store_job_free((bcg_store_job *)job);
}

/* -- for others ------------------------------------------------------------------------------- */

bcg_store_writer *bcg_store_writer_new(const char *address, int64_t limit,
                                       void (*notify)(void *context), void *context,
                                       char why[BCG_STORE_WHY])
{
    bcg_store *store = bcg_store_open(address, why);
    bcg_store_writer *s = store ? calloc(1, sizeof *s) : NULL;
    if (s) {
        const bcg_worker_pool_config config = {.threads = 1,
                                               .all_at_once = true,
                                               .work = write_jobs,
                                               .notify = ring,
                                               .drop = drop,
                                               .context = s};
        s->store = store;
        s->notify = notify;
        s->context = context;
        bcg_store_limit(store, limit);
        const bool ok = bcg_store_check(store) && bcg_store_checkpoint(store);
        snprintf(why, BCG_STORE_WHY, "%s",
                 ok ? "not enough memory, or no thread" : bcg_store_why(store));
        s->pool = ok ? bcg_worker_pool_new(&config) : NULL;
        if (s->pool)
            return s;
        free(s);
    } else if (store)
        snprintf(why, BCG_STORE_WHY, "not enough memory, or no thread");
    bcg_store_close(store);
    return NULL;
}

void bcg_store_writer_submit(bcg_store_writer *s, bcg_store_job *n)
{
    n->handed = bcg_clock_ms();
    bcg_worker_pool_submit(s->pool, &n->job);
}

bcg_store_job *bcg_store_writer_done(bcg_store_writer *s)
{
    return (bcg_store_job *)bcg_worker_pool_done(s->pool);
}

bcg_store_job *bcg_store_job_next(const bcg_store_job *n)
{
    return next_of(n);
}

void bcg_store_writer_count(bcg_store_writer *s, uint64_t *commits, uint64_t *notes)
{
    *commits = atomic_load(&s->commits);
    *notes = atomic_load(&s->notes);
}

const char *bcg_store_writer_failed(bcg_store_writer *s)
{
    return atomic_load(&s->failed) ? s->failure : NULL;
}

uint64_t bcg_store_writer_waiting(bcg_store_writer *s)
{
    const uint64_t since = atomic_load(&s->since), now = bcg_clock_ms();
    return since && now > since ? now - since : 0;
}

void bcg_store_writer_free(bcg_store_writer *s)
{
    if (s == NULL)
        return;
    bcg_worker_pool_free(s->pool);
    bcg_store_close(s->store);
    free(s);
}
