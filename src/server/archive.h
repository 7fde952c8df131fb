/* Loading a game from the store: a session restored from its setup and entries.
 *
 * If entries do not fit the rules, either the rules have changed since or the game is damaged. The
 * version of the rules that is stored with a game tells which: with the same one all must fit. */
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
    bool over;            /* the store has a result */
    char result[32];      /* that one, or "" */
    char rules[64];       /* the version of the program that stored it */
    bcg_archive_state state;
    bcg_session *session; /* complete if GOOD; what fits, or NULL, if OLDER; else NULL */
    char why[BCG_WHY];    /* what is wrong, if something is */
} bcg_archived;

/* The caller frees the session. */
void bcg_archive_open(bcg_store *store, const char *id, const bcg_game_source *games,
                      bcg_archived *out);

/* The replay of a game that is over. Of an OLDER one it goes as far as the rules of today can
 * follow it; what was done after that, and the result, stand at its end as comments. NULL if
 * nothing can be shown, or if out of memory; the caller frees it. */
char *bcg_archive_replay(bcg_store *store, const bcg_archived *a);

#endif
