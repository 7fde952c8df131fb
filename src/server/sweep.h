/* What nobody comes back to is put away: entries of the lobby whose maker has gone, games that
 * never began, and those that are over, if whoever runs the server wants it. A little at a time. */
#ifndef BOCAGE_SERVER_SWEEP_H
#define BOCAGE_SERVER_SWEEP_H

#include "store/store.h"

enum { BCG_SWEEP_SEEN = 128 };

typedef struct bcg_sweep {
    int64_t began;       /* seconds since 1970; 0: not yet */
    bcg_stored_place at; /* the game looked at last */
    int waiting;         /* notes that are being written */
    /* when a maker of an entry was there last; the oldest is forgotten for another */
    struct bcg_sweep_seen {
        char game[BCG_GAME_ID];
        int64_t when;
    } seen[BCG_SWEEP_SEEN];
} bcg_sweep;

#endif
