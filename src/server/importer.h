/* A thread that reads uploaded battles and draws the ground of games, which would block the
 * server's thread for too long. The queue is bounded; owners take turns. */
#ifndef BOCAGE_SERVER_IMPORTER_H
#define BOCAGE_SERVER_IMPORTER_H

#include "pool/worker_pool.h"
#include "server/hub.h"

enum { BCG_LOOK = 48, BCG_EDITION_WORD = 16 };

typedef struct bcg_import {
    bcg_job job;
    void *peer;               /* who waits for it; NULL: has disconnected */
    struct bcg_import *after; /* in the list of all */
    /* the question: a picture of the scenario in `text`, or else a request body to import */
    bool picture;
    char look[BCG_LOOK];
    char edition[BCG_EDITION_WORD]; /* of the picture */
    char *text;
    size_t size;
    /* the answer, or else a refusal */
    int status;
    char *answer;
    size_t answer_size;
    const char *reason;
    char why[BCG_WHY];
} bcg_import;

typedef struct bcg_importer bcg_importer;

/* NULL if there is no memory or no thread. Of the config it calls read_battle, draw_ground and
 * notify, on its own thread. */
bcg_importer *bcg_importer_new(const bcg_hub_config *config);
void bcg_importer_free(bcg_importer *r);

/* False if the queue is full, or there is no memory. Texts are copied. */
bool bcg_importer_import(bcg_importer *r, void *peer, uint64_t owner, const char *body,
                         size_t size);
bool bcg_importer_draw(bcg_importer *r, void *peer, uint64_t owner, const char *look,
                       const bcg_prepared *prepared);
/* A finished one, for the caller to free; NULL if there is none. */
bcg_import *bcg_importer_done(bcg_importer *r);
void bcg_import_free(bcg_import *g);
/* The peer has disconnected. */
void bcg_importer_forget(bcg_importer *r, const void *peer);
/* How many are not finished, or not fetched. */
int bcg_importer_waiting(const bcg_importer *r);

#endif
