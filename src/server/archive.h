/* Games out of the store: a session made again from its setup and entries. */
#ifndef BOCAGE_SERVER_ARCHIVE_H
#define BOCAGE_SERVER_ARCHIVE_H

#include "session/save.h"
#include "store/store.h"

typedef struct bcg_archived {
    bcg_stored_game game; /* without its texts */
    char rules[64];       /* the version it was kept with */
    bcg_session *session; /* NULL: there is no such game, or it cannot be read */
    bool fits;            /* all its entries fit the rules; else only the first of them are in it */
    char why[BCG_WHY];    /* what is wrong, if something is */
} bcg_archived;

/* The session is the caller's to free. `opener` may be NULL. */
void bcg_archive_open(bcg_store *store, const char *id, bcg_scene_opener *opener, void *context,
                      bcg_archived *out);

#endif
