/* The inside of the hub: a room is one open game, its session and the clients in it.
 *
 * While something is being written, what else is asked of the room waits its turn: nobody is told
 * of anything that could still be lost. */
#ifndef BOCAGE_SERVER_ROOM_H
#define BOCAGE_SERVER_ROOM_H

#include "server/ai_pool.h"
#include "server/hub.h"
#include "server/importer.h"
#include "server/prepared_cache.h"
#include "server/sweep.h"
#include "store/writer.h"

enum {
    BCG_PART_SEATS = 0xff,       /* bits of the seats a secret speaks for */
    BCG_PART_INVITATION = 0x100, /* it is exchanged for one that does */
    BCG_MOST_WAITING = 32,       /* messages of one client */
    BCG_REVOKED = 1008,          /* a code of RFC 6455 */
};

typedef struct bcg_room bcg_room;

/* Something a client has said that waits. */
typedef struct bcg_message {
    bcg_client *client; /* NULL: it has left */
    uint8_t seats;
    bcg_request *enters; /* the request it comes in with, of which only the id is kept; NULL: */
    char *text;
    size_t size;
    int version; /* of the game, if it is held */
    struct bcg_message *next;
} bcg_message;

struct bcg_client {
    bcg_hub *hub;
    void *peer;
    bcg_room *room; /* NULL: has not entered */
    uint8_t seats;
    uint8_t hash[BCG_SECRET_HASH]; /* of the secret it came with */
    bool inside;      /* the room's, and told what happens there; else it waits at the door */
    int waiting;      /* messages */
    bcg_ai_job *hint; /* on its way */
    uint64_t number;  /* no other client ever has it */
    struct bcg_client *next; /* in the room */
};

struct bcg_room {
    bcg_hub *hub;
    char id[BCG_GAME_ID], match[BCG_GAME_ID];
    int round;
    bcg_session *session;
    int kept, snapped; /* versions: on disk, of the last snapshot */
    int rules;         /* the version of the rules it is kept with */
    bcg_client *clients;
    bcg_message *first, **last; /* what waits */

    /* what is being written */
    bool writing;
    bcg_client *asker; /* who waits for this answer; NULL: nobody */
    int asked_seat;
    char asked_id[BCG_REQUEST_ID];
    bool asked_number; /* the id is one */
    char *answer;
    size_t answer_size;

    /* the decision that is due */
    uint64_t asked;     /* since when */
    uint64_t leaves;    /* a computer player's answer leaves not before this time */
    uint64_t due;       /* something is to be done at this time; UINT64_MAX: nothing is */
    bcg_message *held;  /* of a person */
    bcg_ai_job *ai_job; /* of a computer player: being worked out; and once it is */
    bool decided;
    bcg_action decision;
    int decision_version;

    uint64_t quiet; /* since when nobody is here */
    bcg_room *next; /* in its chain of the hub */
};

/* -- the hub's own ---------------------------------------------------------------------------- */

/* A call whose reply waits for the disk; http_api.c. */
typedef struct bcg_pending_call bcg_pending_call;

enum { BCG_CHAINS = 1024 };

struct bcg_hub {
    bcg_hub_config config;
    bcg_host host;
    bcg_store *store; /* for reading */
    bcg_store_writer *writer;
    bcg_ai_pool *ai_pool;
    bcg_importer *importer;
    bcg_sweep sweep;
    bcg_prepared_cache *prepared;
    bcg_json json; /* for answers */
    bcg_room *rooms[BCG_CHAINS];
    uint64_t due;
    uint64_t clients; /* so far */
    bcg_hub_figures figures;
    bcg_pending_call *pending_calls;
    bool finishing;
    bool looking;                      /* the store is asked whether its files are there */
    char write_trouble[BCG_STORE_WHY]; /* why the last write failed; empty: it did not */
    char files_trouble[BCG_STORE_WHY]; /* what is wrong with the files of the store */
};

/* Why somebody is turned away: the reason, the status of HTTP, and a sentence. */
typedef struct bcg_refusal {
    const char *reason;
    int status;
    char text[BCG_STORE_WHY];
} bcg_refusal;

/* The room of a game for a peer, opened if it is not; NULL, with the reason, if it cannot be. */
bcg_room *bcg_hub_room(bcg_hub *h, const void *peer, const char *id, uint64_t now,
                       bcg_refusal *why);
/* The room of a game if it is open. */
bcg_room *bcg_hub_find(const bcg_hub *h, const char *id);
/* The hash of a secret as it was written; false if it is none. */
bool bcg_hub_hash(const char *secret, uint8_t hash[BCG_SECRET_HASH]);
/* The game and part of a secret; false if there is none, or if that cannot be read, which *why then
 * tells (its reason is NULL if there is none). `game` as bcg_store_secret takes it. */
bool bcg_hub_open_secret(bcg_hub *h, const void *peer, const char *secret, char game[BCG_GAME_ID],
                         int *part, bcg_refusal *why);
/* The store could not be read: log it, with the game if it is known; *why says so. */
void bcg_hub_read_failed(bcg_hub *h, const void *peer, const char *game, bcg_refusal *why);
/* Something may be due in the room. */
void bcg_hub_note_due(bcg_hub *h, const bcg_room *r);
void bcg_hub_send(bcg_hub *h, const bcg_client *g);
/* Whose share its wishes come out of. */
uint64_t bcg_hub_owner(const bcg_hub *h, void *peer);
void bcg_hub_log(bcg_hub *h, const char *event, const char *game, const char *text);
/* The same about something that a peer has asked for. */
void bcg_hub_log_for(bcg_hub *h, const void *peer, const char *event, const char *game,
                     const char *text);
/* If the answer in the hub's JSON is a refusal, count it if it is to be; log it if it is none of
 * the game's own, which happen to everybody. */
void bcg_hub_note_refusal(bcg_hub *h, const char *game, bool counted);
/* A write has succeeded, or not. */
void bcg_hub_note_write(bcg_hub *h, const bcg_store_job *n);
int64_t bcg_hub_wall_clock(const bcg_hub *h); /* seconds since 1970 */

/* -- the room's ----------------------------------------------------------------------------------
 */

bcg_room *bcg_room_new(bcg_hub *h, const bcg_stored_game *g, bcg_session *s);
void bcg_room_free(bcg_room *r);
/* Has a computer player to decide? Whether it has done so is nobody's business before its answer
 * leaves. */
bool bcg_room_thinks(const bcg_room *r);
/* Is there nobody, and nothing under way? */
bool bcg_room_is_idle(const bcg_room *r);

void bcg_room_hear(bcg_room *r, bcg_client *g, const char *text, size_t size, uint64_t now);
void bcg_room_enter(bcg_room *r, bcg_client *g, uint8_t seats, const bcg_request *request,
                    uint64_t now);
void bcg_room_leave(bcg_room *r, bcg_client *g, uint64_t now);
/* The note that the room handed over is done. */
void bcg_room_written(bcg_room *r, const bcg_store_job *n, uint64_t now);
/* It cannot be played after all: whoever waits at the door is told. */
void bcg_room_turn_away(bcg_room *r, const char *why);
/* A decision or a hint is there. */
void bcg_room_thought(bcg_room *r, bcg_ai_job *t, uint64_t now);
void bcg_room_tick(bcg_room *r, uint64_t now);
/* See who has to decide, and let computer players begin. */
void bcg_room_settle(bcg_room *r, uint64_t now);
/* A secret opens nothing any more: whoever came with it has to go. */
void bcg_room_revoke(bcg_room *r, const uint8_t hash[BCG_SECRET_HASH]);
/* The same message for everybody. */
void bcg_room_tell(bcg_room *r, const char *text, size_t size);

/* Write the members "game", "mine", "presence" and "match". */
void bcg_room_put(const bcg_room *r, uint8_t seats, bcg_json *j);

/* -- the desk's ---------------------------------------------------------------------------------
 */

/* A note that was handed over for a call is done. */
void bcg_http_api_written(bcg_hub *h, const bcg_store_job *n, uint64_t now);
/* What was read or drawn for calls. */
void bcg_http_api_fetch(bcg_hub *h);
void bcg_http_api_close(bcg_hub *h);

#endif
