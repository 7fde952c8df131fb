/* Removes what has expired, a little at a time: lobby entries whose maker is gone, games that were
 * never begun, and finished games if the server is told to. */
#ifndef BOCAGE_SERVER_SWEEP_H
#define BOCAGE_SERVER_SWEEP_H

#include "store/store.h"

enum { BCG_SWEEP_SEEN = 128 };

typedef struct bcg_sweep {
    int64_t began;       /* seconds since 1970; 0: not yet */
    bcg_stored_place at; /* the last game examined */
    int waiting;         /* jobs being written */
    /* when the maker of a lobby entry was last connected; the oldest is replaced */
    struct bcg_sweep_seen {
        char game[BCG_GAME_ID];
        int64_t when;
    } seen[BCG_SWEEP_SEEN];
} bcg_sweep;

#endif
