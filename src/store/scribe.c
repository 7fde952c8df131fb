#include "store/scribe.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct queue {
    bcg_note *first, **end;
} queue;

struct bcg_scribe {
    bcg_store *store; /* the thread's alone */
    void (*bell)(void *context);
    void *context;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t more;
    queue todo, done;
    bool stop;
    uint64_t commits, notes;
};

/* -- notes ------------------------------------------------------------------------------------ */

bcg_note *bcg_note_new(const char *game, int64_t when)
{
    bcg_note *n = calloc(1, sizeof *n);
    if (n) {
        snprintf(n->game, sizeof n->game, "%s", game);
        n->when = when;
    }
    return n;
}

void bcg_note_free(bcg_note *n)
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
    free(n->snapshot);
    free(n);
}

bool bcg_note_add(bcg_note *n, const char *entry)
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

bool bcg_note_add_secret(bcg_note *n, const uint8_t hash[BCG_SECRET_HASH], int part)
{
    struct bcg_note_secret *secrets = realloc(n->secrets,
                                              (size_t)(n->secret_count + 1) * sizeof *secrets);
    if (secrets == NULL)
        return false;
    n->secrets = secrets;
    memcpy(secrets[n->secret_count].hash, hash, BCG_SECRET_HASH);
    secrets[n->secret_count++].part = part;
    return true;
}

/* -- queues ----------------------------------------------------------------------------------- */

static void clear(queue *q)
{
    q->first = NULL;
    q->end = &q->first;
}

static void append(queue *q, bcg_note *n)
{
    n->next = NULL;
    *q->end = n;
    q->end = &n->next;
}

/* All of it; the queue is empty then. */
static bcg_note *take(queue *q)
{
    bcg_note *first = q->first;
    clear(q);
    return first;
}

/* -- writing ---------------------------------------------------------------------------------- */

static bool write_game(bcg_store *store, const bcg_note *n)
{
    bcg_stored_game g = {.made = n->when,
                         .changed = n->when,
                         .title = n->title,
                         .rules = n->rules,
                         .setup = n->setup,
                         .round = n->round,
                         .lobby = n->lobby};
    memcpy(g.id, n->game, sizeof g.id);
    memcpy(g.match, n->match, sizeof g.match);
    return bcg_store_add_game(store, &g);
}

static bool write_note(bcg_store *store, const bcg_note *n)
{
    if (n->remove)
        return bcg_store_delete(store, n->game);
    if (n->setup &&
        !(n->rebase ? bcg_store_rebase(store, n->game, n->rules, n->setup) : write_game(store, n)))
        return false;
    if ((n->leave_lobby && !bcg_store_leave_lobby(store, n->game)) ||
        (n->drops && !bcg_store_drop_secret(store, n->dropped, n->game)))
        return false;
    for (int i = 0; i < n->secret_count; i++)
        if (!bcg_store_add_secret(store, n->secrets[i].hash, n->game, n->secrets[i].part))
            return false;
    for (int i = 0; i < n->entry_count; i++)
        if (!bcg_store_add_entry(store, n->game, n->version + i, n->entries[i], n->when))
            return false;
    return (n->result == NULL || bcg_store_set_result(store, n->game, n->result, n->when)) &&
           (n->snapshot == NULL ||
            bcg_store_add_snapshot(store, n->game, n->version + n->entry_count - 1, n->snapshot));
}

static void set_outcome(const bcg_store *store, bcg_note *n, bool kept)
{
    n->kept = kept;
    if (!kept)
        snprintf(n->why, sizeof n->why, "%s", bcg_store_why(store));
}

/* All together; if that fails, one by one, so that one note that cannot be written takes no other
 * with it. How many commits. */
static int write_notes(bcg_store *store, bcg_note *first)
{
    bool ok = true;
    int commits = 1;
    for (const bcg_note *n = first; n && ok; n = n->next)
        ok = write_note(store, n);
    ok = bcg_store_commit(store) && ok;
    for (bcg_note *n = first; n; n = n->next) {
        if (!ok) {
            const bool written = write_note(store, n);
            set_outcome(store, n, bcg_store_commit(store) && written);
            commits++;
        } else
            set_outcome(store, n, true);
    }
    return commits;
}

static void *work(void *context)
{
    bcg_scribe *s = context;
    pthread_mutex_lock(&s->lock);
    for (;;) {
        while (s->todo.first == NULL && !s->stop)
            pthread_cond_wait(&s->more, &s->lock);
        bcg_note *notes = take(&s->todo), *next;
        if (notes == NULL)
            break;
        pthread_mutex_unlock(&s->lock);
        const int commits = write_notes(s->store, notes);
        pthread_mutex_lock(&s->lock);
        s->commits += (uint64_t)commits;
        for (; notes; notes = next, s->notes++) {
            next = notes->next;
            append(&s->done, notes);
        }
        pthread_mutex_unlock(&s->lock);
        s->bell(s->context);
        pthread_mutex_lock(&s->lock);
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

/* -- for others ------------------------------------------------------------------------------- */

bcg_scribe *bcg_scribe_new(const char *address, void (*bell)(void *context), void *context,
                           char why[BCG_STORE_WHY])
{
    bcg_store *store = bcg_store_open(address, why);
    bcg_scribe *s = store ? calloc(1, sizeof *s) : NULL;
    if (s) {
        s->store = store;
        s->bell = bell;
        s->context = context;
        clear(&s->todo);
        clear(&s->done);
        pthread_mutex_init(&s->lock, NULL);
        pthread_cond_init(&s->more, NULL);
        if (pthread_create(&s->thread, NULL, work, s) == 0)
            return s;
        pthread_cond_destroy(&s->more);
        pthread_mutex_destroy(&s->lock);
        free(s);
    }
    if (store)
        snprintf(why, BCG_STORE_WHY, "not enough memory, or no thread");
    bcg_store_close(store);
    return NULL;
}

void bcg_scribe_write(bcg_scribe *s, bcg_note *n)
{
    pthread_mutex_lock(&s->lock);
    append(&s->todo, n);
    pthread_cond_signal(&s->more);
    pthread_mutex_unlock(&s->lock);
}

bcg_note *bcg_scribe_done(bcg_scribe *s)
{
    pthread_mutex_lock(&s->lock);
    bcg_note *notes = take(&s->done);
    pthread_mutex_unlock(&s->lock);
    return notes;
}

void bcg_scribe_count(bcg_scribe *s, uint64_t *commits, uint64_t *notes)
{
    pthread_mutex_lock(&s->lock);
    *commits = s->commits;
    *notes = s->notes;
    pthread_mutex_unlock(&s->lock);
}

void bcg_scribe_free(bcg_scribe *s)
{
    if (s == NULL)
        return;
    pthread_mutex_lock(&s->lock);
    s->stop = true;
    pthread_cond_signal(&s->more);
    pthread_mutex_unlock(&s->lock);
    pthread_join(s->thread, NULL);
    for (bcg_note *n = take(&s->done), *next; n; n = next) {
        next = n->next;
        bcg_note_free(n);
    }
    pthread_cond_destroy(&s->more);
    pthread_mutex_destroy(&s->lock);
    bcg_store_close(s->store);
    free(s);
}
