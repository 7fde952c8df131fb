/* Calls over HTTP from outside a game: what the files that answer them ask of each other. */
#ifndef BOCAGE_SERVER_CALLS_H
#define BOCAGE_SERVER_CALLS_H

#include "server/room.h"

/* A call whose reply waits for the disk. */
struct bcg_pending_call {
    void *peer; /* NULL: it has gone */
    int status;
    char *reply; /* if it is kept */
    size_t size;
    const char *refusal; /* if it is not because somebody else was first; NULL: the disk's fault */
    char rematch_of[BCG_GAME_ID];
    char game[BCG_GAME_ID];
    bcg_seats claims;             /* seats that somebody takes by it, */
    uint8_t own[BCG_SECRET_HASH]; /* who then has this secret */
    bool renews;                  /* a secret */
    struct bcg_pending_call *next;
};

/* -- http_api.c: replies ------------------------------------------------------------------------
 */

/* What is in the hub's JSON. */
void bcg_call_reply(bcg_hub *h, void *peer, int status);
void bcg_call_reply_game(bcg_hub *h, void *peer, const char *game);
void bcg_call_refuse(bcg_hub *h, void *peer, int status, const char *reason, const char *text);
void bcg_call_refuse_as(bcg_hub *h, void *peer, const bcg_refusal *why);
void bcg_call_refuse_unread(bcg_hub *h, void *peer, const char *game);
void bcg_call_refuse_memory(bcg_hub *h, void *peer);
/* Submit a job; what is in the hub's JSON is the reply once it is written. NULL if there is no
 * memory, and then the call has been replied to. */
bcg_pending_call *bcg_call_write(bcg_hub *h, void *peer, bcg_store_job *n, int status);
/* The room that the caller's secret opens; NULL after a refusal. */
bcg_room *bcg_call_room(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now, int *part);

/* -- seating.c: games made, seats taken, links renewed, the lobby --------------------------------
 */

void bcg_call_make(bcg_hub *h, void *peer, const bcg_call *call);
void bcg_call_claim(bcg_hub *h, void *peer, const bcg_request *r, uint64_t now);
void bcg_call_take(bcg_hub *h, void *peer, const bcg_request *r, const char *game, uint64_t now);
void bcg_call_renew(bcg_hub *h, void *peer, const bcg_request *r, const char *old);
void bcg_call_lobby(bcg_hub *h, void *peer);
/* All that is kept of a new game but its secrets. NULL if there is no memory. */
bcg_store_job *bcg_call_new_game(const bcg_hub *h, const bcg_session *s);
void bcg_call_put_commitment(const bcg_session *s, bcg_json *j);
/* While one is being renewed the old one would still be handed on to the next game. */
bool bcg_call_is_renewing(const bcg_hub *h);

/* -- rematch.c -----------------------------------------------------------------------------------
 */

void bcg_call_rematch(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now);
/* The game of that round; empty if there is none. False if it cannot be read. */
bool bcg_call_find_round(bcg_hub *h, const char *match, int round, char game[BCG_GAME_ID]);

#endif
