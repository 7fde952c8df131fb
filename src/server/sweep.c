#include "server/room.h"

#include <stdio.h>
#include <string.h>

enum {
    DAY = 24 * 3600,
    LOBBY_SECONDS = 3600, /* how long a lobby entry stays without its maker */
    UNBEGUN_DAYS = 7,     /* how long a game stays in which nobody has acted */
    AT_ONCE = 50,         /* games examined in one sweep */
};

typedef struct found {
    char id[BCG_GAME_ID], match[BCG_GAME_ID];
    int64_t made, changed;
    bool over;
} found;

typedef struct found_list {
    int count;
    found at[AT_ONCE];
} found_list;

static bool add_found(void *context, const bcg_stored_game *g)
{
    found_list *list = context;
    found *f = &list->at[list->count++];
    *f = (found){.made = g->made, .changed = g->changed, .over = g->result != NULL};
    memcpy(f->id, g->id, sizeof f->id);
    memcpy(f->match, g->match, sizeof f->match);
    return list->count < AT_ONCE;
}

/* No client waits for these. */
static void submit(bcg_hub *h, bcg_store_job *job, const char *why)
{
    if (job == NULL)
        return;
    job->sweeps = true;
    h->sweep.waiting++;
    bcg_hub_log(h, "expired", job->game, why);
    bcg_store_writer_submit(h->writer, job);
}

/* -- the lobby --------------------------------------------------------------------------------- */

static bool is_maker_there(const bcg_hub *h, const char *game)
{
    const bcg_room *r = bcg_hub_find(h, game);
    for (const bcg_client *g = r ? r->clients : NULL; g; g = g->next)
        if (g->seats)
            return true;
    return false;
}

/* When its maker was last seen; `when`, unless 0, updates it. */
static int64_t seen_last(bcg_sweep *s, const char *game, int64_t when)
{
    struct bcg_sweep_seen *oldest = &s->seen[0];
    for (int i = 0; i < BCG_SWEEP_SEEN; i++) {
        struct bcg_sweep_seen *it = &s->seen[i];
        if (strcmp(it->game, game) == 0) {
            it->when = when ? when : it->when;
            return it->when;
        }
        if (it->when < oldest->when)
            oldest = it;
    }
    if (when) {
        oldest->when = when;
        snprintf(oldest->game, sizeof oldest->game, "%s", game);
    }
    return when;
}

static void sweep_lobby(bcg_hub *h, int64_t now)
{
    found_list list = {.count = 0};
    if (!bcg_store_old_lobby(h->store, now - LOBBY_SECONDS, add_found, &list))
        return;
    for (int i = 0; i < list.count; i++) {
        const char *game = list.at[i].id;
        const int64_t seen = seen_last(&h->sweep, game, is_maker_there(h, game) ? now : 0);
        /* We do not know who was connected before the server started. */
        if (now - (seen > h->sweep.began ? seen : h->sweep.began) < LOBBY_SECONDS)
            continue;
        bcg_store_job *job = bcg_store_job_new(game, now);
        if (job)
            job->set_lobby = true;
        submit(h, job, "left the lobby: whoever made it has been away for an hour");
    }
}

/* -- games ------------------------------------------------------------------------------------- */

static bool is_join(void *context, int version, const char *text)
{
    bool *joins = context;
    (void)version;
    *joins = strncmp(text, "join ", 5) == 0;
    return *joins;
}

/* Has nobody done more than join? */
static bool never_began(bcg_hub *h, const char *game)
{
    bool joins = true;
    return bcg_store_entries(h->store, game, is_join, &joins) && joins;
}

typedef struct latest {
    int64_t changed;
    bool over;
} latest;

static bool find_latest(void *context, const bcg_stored_game *g)
{
    latest *l = context;
    l->over = l->over && g->result;
    l->changed = g->changed > l->changed ? g->changed : l->changed;
    return true;
}

/* A match is kept or deleted as a whole: its standing needs all its games. */
static bool is_match_over(bcg_hub *h, const char *match, int64_t before)
{
    latest l = {.over = true};
    return bcg_store_match(h->store, match, find_latest, &l) && l.over && l.changed < before;
}

static const int64_t unbegun = (int64_t)UNBEGUN_DAYS * DAY;

static const char *why_expired(bcg_hub *h, const found *f, int64_t now)
{
    const int64_t keep = (int64_t)h->config.keep_finished * DAY;
    if (bcg_hub_find(h, f->id))
        return NULL;
    if (!f->over)
        return f->changed < now - unbegun && never_began(h, f->id) ? "deleted: it never began"
                                                                   : NULL;
    return keep && f->changed < now - keep && is_match_over(h, f->match, now - keep)
               ? "deleted: it was over long enough"
               : NULL;
}

static void sweep_games(bcg_hub *h, int64_t now)
{
    const int64_t keep = (int64_t)h->config.keep_finished * DAY;
    const int64_t soonest = keep && keep < unbegun ? keep : unbegun;
    bcg_stored_place *at = &h->sweep.at;
    found_list list = {.count = 0};
    if (!bcg_store_old(h->store, now - soonest, at, add_found, &list))
        return;
    for (int i = 0; i < list.count; i++) {
        const found *f = &list.at[i];
        const char *why = why_expired(h, f, now);
        at->changed = f->changed;
        memcpy(at->id, f->id, sizeof at->id);
        bcg_store_job *job = why ? bcg_store_job_new(f->id, now) : NULL;
        if (job) {
            job->forget = true;
            submit(h, job, why);
        }
    }
    if (list.count < AT_ONCE)
        *at = (bcg_stored_place){.changed = 0}; /* start over next time */
}

void bcg_hub_sweep(bcg_hub *h)
{
    const int64_t now = bcg_hub_wall_clock(h);
    if (h->sweep.began == 0)
        h->sweep.began = now;
    if (h->sweep.waiting > 0 || h->finishing)
        return;
    sweep_lobby(h, now);
    sweep_games(h, now);
}
