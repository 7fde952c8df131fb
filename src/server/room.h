/* The inside of the hall: a room is one open game, its session and the guests in it.
 *
 * While something is being written, what else is asked of the room waits its turn: nobody is told
 * of anything that could still be lost. */
#ifndef BOCAGE_SERVER_ROOM_H
#define BOCAGE_SERVER_ROOM_H

#include "server/hall.h"
#include "server/importer.h"
#include "server/scenes.h"
#include "server/sweep.h"
#include "server/thinkers.h"
#include "store/scribe.h"

enum {
    BCG_PART_SEATS = 0xff,       /* bits of the seats a secret speaks for */
    BCG_PART_INVITATION = 0x100, /* it is exchanged for one that does */
    BCG_MOST_WAITING = 32,       /* messages of one guest */
    BCG_REVOKED = 1008,          /* a code of RFC 6455 */
};

typedef struct bcg_room bcg_room;

/* Something a guest has said that waits. */
typedef struct bcg_saying {
    bcg_guest *guest; /* NULL: it has left */
    uint8_t seats;
    bcg_request *enters; /* the request it comes in with, of which only the id is kept; NULL: */
    char *text;
    size_t size;
    int version; /* of the game, if it is held */
    struct bcg_saying *next;
} bcg_saying;

struct bcg_guest {
    bcg_hall *hall;
    void *peer;
    bcg_room *room; /* NULL: has not entered */
    uint8_t seats;
    uint8_t hash[BCG_SECRET_HASH]; /* of the secret it came with */
    bool inside;            /* the room's, and told what happens there; else it waits at the door */
    int waiting;            /* messages */
    bcg_thought *hint;      /* on its way */
    uint64_t number;        /* no other guest ever has it */
    struct bcg_guest *next; /* in the room */
};

struct bcg_room {
    bcg_hall *hall;
    char id[BCG_GAME_ID], match[BCG_GAME_ID];
    int round;
    bcg_session *session;
    int kept, snapped; /* versions: on disk, of the last snapshot */
    int rules;         /* the version of the rules it is kept with */
    bcg_guest *guests;
    bcg_saying *first, **last; /* what waits */

    /* what is being written */
    bool writing;
    bcg_guest *asker; /* who waits for this answer; NULL: nobody */
    int asked_seat;
    char asked_id[BCG_REQUEST_ID];
    bool asked_number; /* the id is one */
    char *answer;
    size_t answer_size;

    /* the decision that is due */
    uint64_t asked;       /* since when */
    uint64_t leaves;      /* a computer player's answer leaves not before this time */
    uint64_t due;         /* something is to be done at this time; UINT64_MAX: nothing is */
    bcg_saying *held;     /* of a person */
    bcg_thought *thought; /* of a computer player: being thought; and once it is */
    bool decided;
    bcg_action decision;
    int decision_version;

    uint64_t quiet; /* since when nobody is here */
    bcg_room *next; /* in its chain of the hall */
};

/* -- the hall's own ---------------------------------------------------------------------------- */

/* A call whose reply waits for the disk; desk.c. */
typedef struct bcg_errand bcg_errand;

enum { BCG_CHAINS = 1024 };

struct bcg_hall {
    bcg_hall_plan plan;
    bcg_host host;
    bcg_store *store; /* for reading */
    bcg_scribe *scribe;
    bcg_thinkers *thinkers;
    bcg_importer *importer;
    bcg_sweep sweep;
    bcg_scenes *scenes;
    bcg_json json; /* for answers */
    bcg_room *rooms[BCG_CHAINS];
    uint64_t due;
    uint64_t guests; /* so far */
    bcg_hall_figures figures;
    bcg_errand *errands;
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
bcg_room *bcg_hall_room(bcg_hall *h, const void *peer, const char *id, uint64_t now,
                        bcg_refusal *why);
/* The room of a game if it is open. */
bcg_room *bcg_hall_find(const bcg_hall *h, const char *id);
/* The hash of a secret as it was written; false if it is none. */
bool bcg_hall_hash(const char *secret, uint8_t hash[BCG_SECRET_HASH]);
/* The game and part of a secret; false if there is none, or if that cannot be read, which *why then
 * tells (its reason is NULL if there is none). `game` as bcg_store_secret takes it. */
bool bcg_hall_open(bcg_hall *h, const void *peer, const char *secret, char game[BCG_GAME_ID],
                   int *part, bcg_refusal *why);
/* The store could not be read: log it, with the game if it is known; *why says so. */
void bcg_hall_not_read(bcg_hall *h, const void *peer, const char *game, bcg_refusal *why);
/* Something may be due in the room. */
void bcg_hall_note_due(bcg_hall *h, const bcg_room *r);
void bcg_hall_send(bcg_hall *h, const bcg_guest *g);
/* Whose share its wishes come out of. */
uint64_t bcg_hall_owner(const bcg_hall *h, void *peer);
void bcg_hall_log(bcg_hall *h, const char *event, const char *game, const char *text);
/* The same about something that a peer has asked for. */
void bcg_hall_log_for(bcg_hall *h, const void *peer, const char *event, const char *game,
                      const char *text);
/* If the answer in the hall's JSON is a refusal, count it if it is to be; log it if it is none of
 * the game's own, which happen to everybody. */
void bcg_hall_note_refusal(bcg_hall *h, const char *game, bool counted);
/* A write has succeeded, or not. */
void bcg_hall_note_write(bcg_hall *h, const bcg_note *n);
int64_t bcg_hall_wall_clock(const bcg_hall *h); /* seconds since 1970 */

/* -- the room's ----------------------------------------------------------------------------------
 */

bcg_room *bcg_room_new(bcg_hall *h, const bcg_stored_game *g, bcg_session *s);
void bcg_room_free(bcg_room *r);
/* Has a computer player to decide? Whether it has done so is nobody's business before its answer
 * leaves. */
bool bcg_room_thinks(const bcg_room *r);
/* Is there nobody, and nothing under way? */
bool bcg_room_is_idle(const bcg_room *r);

void bcg_room_hear(bcg_room *r, bcg_guest *g, const char *text, size_t size, uint64_t now);
void bcg_room_enter(bcg_room *r, bcg_guest *g, uint8_t seats, const bcg_request *request,
                    uint64_t now);
void bcg_room_leave(bcg_room *r, bcg_guest *g, uint64_t now);
/* The note that the room handed over is done. */
void bcg_room_written(bcg_room *r, const bcg_note *n, uint64_t now);
/* It cannot be played after all: whoever waits at the door is told. */
void bcg_room_turn_away(bcg_room *r, const char *why);
/* A decision or a hint is there. */
void bcg_room_thought(bcg_room *r, bcg_thought *t, uint64_t now);
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
void bcg_desk_written(bcg_hall *h, const bcg_note *n, uint64_t now);
/* What was read or drawn for calls. */
void bcg_desk_fetch(bcg_hall *h);
void bcg_desk_close(bcg_hall *h);

#endif
