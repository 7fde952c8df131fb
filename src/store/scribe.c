#include "store/scribe.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct bcg_scribe {
    bcg_store *store; /* the thread's alone */
    void (*bell)(void *context);
    void *context;
    bcg_crew *crew;
    atomic_ullong commits, notes;
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
    free(n->score);
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

/* -- writing ---------------------------------------------------------------------------------- */

static bool write_game(bcg_store *store, const bcg_note *n)
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
static bool write_beginning(bcg_store *store, const bcg_note *n)
{
    if (n->setup && n->rebase)
        return bcg_store_rebase(store, n->game, n->rules, n->rules_version, n->setup);
    if (n->setup)
        return write_game(store, n);
    return n->rules_version == 0 || bcg_store_set_rules(store, n->game, n->rules, n->rules_version);
}

static bool write_note(bcg_store *store, const bcg_note *n)
{
    if (n->forget)
        return bcg_store_delete(store, n->game);
    if (!write_beginning(store, n))
        return false;
    if ((n->leave_lobby && !bcg_store_leave_lobby(store, n->game)) ||
        (n->drops && !bcg_store_drop_secret(store, n->dropped, n->game)) ||
        (n->renews && !bcg_store_renew_secret(store, n->old, n->fresh)))
        return false;
    for (int i = 0; i < n->secret_count; i++)
        if (!bcg_store_add_secret(store, n->secrets[i].hash, n->game, n->secrets[i].part))
            return false;
    for (int i = 0; i < n->entry_count; i++)
        if (!bcg_store_add_entry(store, n->game, n->version + i, n->entries[i], n->when))
            return false;
    return (n->result == NULL ||
            bcg_store_set_result(store, n->game, n->result, n->score, n->when)) &&
           (n->snapshot == NULL ||
            bcg_store_add_snapshot(store, n->game, n->version + n->entry_count - 1, n->snapshot));
}

static void set_outcome(const bcg_store *store, bcg_note *n, bool kept)
{
    n->kept = kept;
    if (!kept)
        snprintf(n->why, sizeof n->why, "%s", bcg_store_why(store));
}

static bcg_note *next_of(const bcg_note *n)
{
    return (bcg_note *)n->job.next;
}

/* All together; if that fails, one by one, so that one note that cannot be written takes no other
 * with it. */
static void write_notes(void *context, bcg_job *jobs)
{
    bcg_scribe *s = context;
    bcg_note *first = (bcg_note *)jobs;
    bool ok = true;
    for (const bcg_note *n = first; n && ok; n = next_of(n))
        ok = write_note(s->store, n);
    ok = bcg_store_commit(s->store) && ok;
    atomic_fetch_add(&s->commits, 1);
    for (bcg_note *n = first; n; n = next_of(n)) {
        if (!ok) {
            const bool written = write_note(s->store, n);
            set_outcome(s->store, n, bcg_store_commit(s->store) && written);
            atomic_fetch_add(&s->commits, 1);
        } else
            set_outcome(s->store, n, true);
        atomic_fetch_add(&s->notes, 1);
    }
}

static void ring(void *context)
{
    const bcg_scribe *s = context;
    s->bell(s->context);
}

static void drop(bcg_job *job)
{
    bcg_note_free((bcg_note *)job);
}

/* -- for others ------------------------------------------------------------------------------- */

bcg_scribe *bcg_scribe_new(const char *address, int64_t limit, void (*bell)(void *context),
                           void *context, char why[BCG_STORE_WHY])
{
    bcg_store *store = bcg_store_open(address, why);
    bcg_scribe *s = store ? calloc(1, sizeof *s) : NULL;
    if (s) {
        const bcg_crew_plan plan = {.threads = 1,
                                    .all_at_once = true,
                                    .work = write_notes,
                                    .bell = ring,
                                    .drop = drop,
                                    .context = s};
        s->store = store;
        s->bell = bell;
        s->context = context;
        bcg_store_limit(store, limit);
        s->crew = bcg_crew_new(&plan);
        if (s->crew)
            return s;
        free(s);
    }
    if (store)
        snprintf(why, BCG_STORE_WHY, "not enough memory, or no thread");
    bcg_store_close(store);
    return NULL;
}

void bcg_scribe_write(bcg_scribe *s, bcg_note *n)
{
    bcg_crew_hand(s->crew, &n->job);
}

bcg_note *bcg_scribe_done(bcg_scribe *s)
{
    return (bcg_note *)bcg_crew_done(s->crew);
}

bcg_note *bcg_note_next(const bcg_note *n)
{
    return next_of(n);
}

void bcg_scribe_count(bcg_scribe *s, uint64_t *commits, uint64_t *notes)
{
    *commits = atomic_load(&s->commits);
    *notes = atomic_load(&s->notes);
}

void bcg_scribe_free(bcg_scribe *s)
{
    if (s == NULL)
        return;
    bcg_crew_free(s->crew);
    bcg_store_close(s->store);
    free(s);
}
