/* A thread that reads battles people bring along and draws the ground of games: what takes long
 * enough for everybody else to notice. So many wishes may wait; addresses take turns. */
#ifndef BOCAGE_SERVER_IMPORTER_H
#define BOCAGE_SERVER_IMPORTER_H

#include "pool/worker_pool.h"
#include "server/hub.h"

enum { BCG_LOOK = 48, BCG_EDITION_WORD = 16 };

typedef struct bcg_import {
    bcg_job job;
    void *peer; /* who waits for it; NULL: nobody any more */
    struct bcg_import *after;
    /* what is wanted: a picture of a scenario, or what a call with such a body wants to know */
    bool picture;
    char look[BCG_LOOK];
    char edition[BCG_EDITION_WORD]; /* of the picture */
    char *text;
    size_t size;
    /* the answer; or, if there is none, a refusal */
    int status;
    char *answer;
    size_t answer_size;
    const char *reason;
    char why[BCG_WHY];
} bcg_import;

typedef struct bcg_importer bcg_importer;

/* NULL if there is no memory or no thread. What it needs of the config is called on its thread:
 * read_battle, draw_ground, notify. */
bcg_importer *bcg_importer_new(const bcg_hub_config *config);
void bcg_importer_free(bcg_importer *r);

/* False if too many wait already, or there is no memory. Texts are copied. */
bool bcg_importer_import(bcg_importer *r, void *peer, uint64_t owner, const char *body,
                         size_t size);
bool bcg_importer_draw(bcg_importer *r, void *peer, uint64_t owner, const char *look,
                       const bcg_prepared *prepared);
/* One that is done, to be freed; NULL if there is none. */
bcg_import *bcg_importer_done(bcg_importer *r);
void bcg_import_free(bcg_import *g);
/* The peer has gone. */
void bcg_importer_forget(bcg_importer *r, const void *peer);
/* Not done yet, or not fetched. */
int bcg_importer_waiting(const bcg_importer *r);

#endif
