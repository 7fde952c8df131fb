/* Games out of the store: a session made again from its setup and entries.
 *
 * What does not fit is either older, because a ruling was mended since, or damaged. The version of
 * the rules that a game is kept with tells which: under the same version everything must fit. */
#ifndef BOCAGE_SERVER_ARCHIVE_H
#define BOCAGE_SERVER_ARCHIVE_H

#include "session/save.h"
#include "store/store.h"

typedef enum bcg_archive_state {
    BCG_ARCHIVE_GOOD,
    BCG_ARCHIVE_NONE,    /* there is no such game */
    BCG_ARCHIVE_UNREAD,  /* the store could not be read */
    BCG_ARCHIVE_DAMAGED, /* something is missing, or does not fit the rules it was played by */
    BCG_ARCHIVE_OLDER,   /* it does not fit, but was played by older rules */
    BCG_ARCHIVE_NEWER,   /* it was played by rules that this program does not know */
} bcg_archive_state;

typedef struct bcg_archived {
    bcg_stored_game game; /* without its texts */
    bool over;            /* a result is kept */
    char rules[64];       /* the version of the program it was kept with */
    bcg_archive_state state;
    bcg_session
        *session;      /* all of it if it is good; if it is older, what fits, or NULL; else NULL */
    char why[BCG_WHY]; /* what is wrong, if something is */
} bcg_archived;

/* The session is the caller's to free. */
void bcg_archive_open(bcg_store *store, const char *id, const bcg_game_source *games,
                      bcg_archived *out);

#endif
