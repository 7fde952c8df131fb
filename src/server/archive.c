#include "server/archive.h"

#include <stdio.h>
#include <string.h>

typedef struct reading {
    bcg_archived *out;
    bcg_scene_opener *opener;
    void *context;
} reading;

static bool read_game(void *context, const bcg_stored_game *g)
{
    const reading *r = context;
    bcg_archived *a = r->out;
    a->game = *g;
    a->game.title = a->game.rules = a->game.setup = NULL;
    a->game.result = a->game.score = a->game.lobby = NULL;
    snprintf(a->rules, sizeof a->rules, "%s", g->rules);
    a->session = bcg_session_load(g->setup, strlen(g->setup), r->opener, r->context, a->why);
    return false;
}

static bool read_entry(void *context, int version, const char *text)
{
    bcg_archived *a = context;
    a->fits = bcg_session_restore(a->session, text);
    if (!a->fits)
        snprintf(a->why, sizeof a->why, "entry %d does not fit the rules: %.150s", version, text);
    return a->fits;
}

void bcg_archive_open(bcg_store *store, const char *id, bcg_scene_opener *opener, void *context,
                      bcg_archived *out)
{
    reading r = {out, opener, context};
    *out = (bcg_archived){.fits = true, .why = "there is no such game"};
    bool read = bcg_store_game(store, id, read_game, &r);
    if (read && out->session)
        read = bcg_store_entries(store, id, read_entry, out);
    if (!read) {
        snprintf(out->why, sizeof out->why, "%s", bcg_store_why(store));
        bcg_session_free(out->session);
        out->session = NULL;
    } else if (out->session && out->fits)
        out->fits = bcg_session_version(out->session) == out->game.version;
}
