#include "server/importer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_QUEUED = 32, NICE = 10 };

struct bcg_importer {
    bcg_hub_config config;
    bcg_worker_pool *pool;
    bcg_import *all;  /* queued, in progress, or finished and not fetched; linked by `after` */
    bcg_import *done; /* fetched from the pool */
    int count;
};

/* -- on its own thread ------------------------------------------------------------------------- */

static void refuse(bcg_import *g, int status, const char *reason, const char *why)
{
    g->status = status;
    g->reason = reason;
    if (why != g->why)
        snprintf(g->why, sizeof g->why, "%s", why);
}

static void draw(const bcg_importer *r, bcg_import *g)
{
    if (r->config.draw_ground)
        g->answer = r->config.draw_ground(r->config.context, g->look, g->edition, g->text,
                                          &g->answer_size);
    g->status = 200;
    if (g->answer == NULL)
        refuse(g, 404, "NOT_FOUND", "there is no such picture");
}

/* Look through a file that may become a game; nothing is stored. */
static void import(const bcg_importer *r, bcg_import *g)
{
    bcg_request request;
    bool playable = false;
    const bool read = bcg_request_read_as(BCG_DO_NEW, g->text, g->size, &request, g->why);
    if (read && request.text && r->config.read_battle)
        g->answer = r->config.read_battle(r->config.context, request.text, &playable);
    if (!read)
        refuse(g, 400, "BAD_REQUEST", g->why);
    else if (request.text == NULL)
        refuse(g, 400, "BAD_REQUEST", "`text` must hold the file");
    else if (g->answer == NULL)
        refuse(g, 503, "BCG_NO_MEMORY", "there is not enough memory");
    else {
        g->status = playable ? 200 : 422;
        g->answer_size = strlen(g->answer);
    }
    bcg_request_free(&request);
}

static void work(void *context, bcg_job *job)
{
    const bcg_importer *r = context;
    bcg_import *g = (bcg_import *)job;
    if (g->picture)
        draw(r, g);
    else
        import(r, g);
}

static void on_done(void *context)
{
    const bcg_importer *r = context;
    r->config.notify(r->config.context);
}

static void drop(bcg_job *job)
{
    bcg_import_free((bcg_import *)job);
}

/* -- interface --------------------------------------------------------------------------------- */

bcg_importer *bcg_importer_new(const bcg_hub_config *config)
{
    bcg_importer *r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    r->config = *config;
    r->pool = bcg_worker_pool_new(&(bcg_worker_pool_config){.threads = 1,
                                                            .by_owner = true,
                                                            .nice = NICE,
                                                            .work = work,
                                                            .notify = on_done,
                                                            .drop = drop,
                                                            .context = r});
    if (r->pool)
        return r;
    bcg_importer_free(r);
    return NULL;
}

void bcg_importer_free(bcg_importer *r)
{
    if (r == NULL)
        return;
    bcg_worker_pool_free(r->pool);
    for (bcg_import *g = r->done, *next; g; g = next) {
        next = (bcg_import *)g->job.next;
        bcg_import_free(g);
    }
    free(r);
}

void bcg_import_free(bcg_import *g)
{
    if (g == NULL)
        return;
    free(g->text);
    free(g->answer);
    free(g);
}

/* With a copy of the text; NULL if the queue is full, or there is no memory. */
static bcg_import *new_import(const bcg_importer *r, const char *text, size_t size)
{
    bcg_import *g = r->count < MAX_QUEUED ? calloc(1, sizeof *g) : NULL;
    if (g)
        g->text = malloc(size + 1);
    if (g == NULL || g->text == NULL) {
        free(g);
        return NULL;
    }
    memcpy(g->text, text, size);
    g->text[size] = '\0';
    g->size = size;
    return g;
}

static bool submit(bcg_importer *r, bcg_import *g, void *peer, uint64_t owner)
{
    if (g == NULL)
        return false;
    g->peer = peer;
    g->job.owner = owner;
    g->after = r->all;
    r->all = g;
    r->count++;
    bcg_worker_pool_submit(r->pool, &g->job);
    return true;
}

bool bcg_importer_import(bcg_importer *r, void *peer, uint64_t owner, const char *body, size_t size)
{
    return submit(r, new_import(r, body, size), peer, owner);
}

bool bcg_importer_draw(bcg_importer *r, void *peer, uint64_t owner, const char *look,
                       const bcg_prepared *prepared)
{
    bcg_import *g = new_import(r, prepared->scenario, strlen(prepared->scenario));
    if (g) {
        g->picture = true;
        snprintf(g->look, sizeof g->look, "%s", look);
        snprintf(g->edition, sizeof g->edition, "%s", prepared->edition);
    }
    return submit(r, g, peer, owner);
}

bcg_import *bcg_importer_done(bcg_importer *r)
{
    if (r->done == NULL)
        r->done = (bcg_import *)bcg_worker_pool_done(r->pool);
    bcg_import *g = r->done, **place = &r->all;
    if (g == NULL)
        return NULL;
    r->done = (bcg_import *)g->job.next;
    while (*place != g)
        place = &(*place)->after;
    *place = g->after;
    r->count--;
    return g;
}

void bcg_importer_forget(bcg_importer *r, const void *peer)
{
    for (bcg_import *g = r->all; g; g = g->after)
        if (g->peer == peer)
            g->peer = NULL;
}

int bcg_importer_waiting(const bcg_importer *r)
{
    return r->count;
}
