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

/* Something a client has said that is queued. */
typedef struct bcg_message {
    bcg_client *client; /* NULL: it has left */
    bcg_seats seats;
    bcg_request *enters; /* the request it enters with, of which only the id is kept; or NULL */
    char *text;
    size_t size;
    int version; /* of the game, if it is held */
    struct bcg_message *next;
} bcg_message;

struct bcg_client {
    bcg_hub *hub;
    void *peer;
    bcg_room *room; /* NULL: has not entered */
    bcg_seats seats;
    uint8_t hash[BCG_SECRET_HASH]; /* of the secret it came with */
    bool inside;      /* the room's, and told what happens there; else it waits at the door */
    int waiting;      /* messages */
    bcg_ai_job *hint; /* on its way */
    uint64_t number;  /* no other client ever has it */
    struct bcg_client *next; /* in the room */
};

/* What a seat's decision waits for. */
typedef struct bcg_seat_wait {
    uint64_t asked;    /* since when it has to decide */
    int asked_version; /* of the game then */
    uint64_t leaves;   /* a computer player's answer leaves not before this time */
    uint64_t due;      /* something is to be done at this time; UINT64_MAX: nothing is */
    bcg_message *held; /* a person's answer whose time has not come */
    bcg_ai_job *job;   /* a computer player that thinks; and once it has decided: */
    bool decided;
    bcg_action decision;
    int decision_version;
} bcg_seat_wait;

/* An answer to a secret question that is being written; room_write.c. */
typedef struct bcg_pending_answer bcg_pending_answer;

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

    bcg_pending_answer *answers; /* to secret questions, that are being written */
    bool has_answers;            /* there are, or were, some in the store */
    bcg_seat_wait seat[BCG_MAX_SEATS];

    uint64_t quiet;               /* since when nobody is here */
    uint64_t away[BCG_MAX_SEATS]; /* since when nobody is here for this seat, if nobody is */
    bcg_room *next;               /* in its chain of the hub */
};

/* -- the hub's own ---------------------------------------------------------------------------- */

/* A call whose reply waits for the disk; calls.h. */
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
/* The replay of a game that is over and was played by older rules, as far as these can follow it;
 * NULL if there is none. The caller frees it. */
char *bcg_hub_older_replay(bcg_hub *h, const char *id);
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
/* If it is a refusal, count it if it is to be; log it if it is none of the game's own, which happen
 * to everybody. */
void bcg_hub_note_refusal(bcg_hub *h, const char *game, const bcg_reply *reply, bool counted);
/* A write has succeeded, or not. */
void bcg_hub_note_write(bcg_hub *h, const bcg_store_job *n);
int64_t bcg_hub_wall_clock(const bcg_hub *h); /* seconds since 1970 */

/* -- the room's ----------------------------------------------------------------------------------
 */

bcg_room *bcg_room_new(bcg_hub *h, const bcg_stored_game *g, bcg_session *s);
void bcg_room_free(bcg_room *r);
/* Is there nobody, and nothing under way? */
bool bcg_room_is_idle(const bcg_room *r);

void bcg_room_hear(bcg_room *r, bcg_client *g, const char *text, size_t size, uint64_t now);
void bcg_room_enter(bcg_room *r, bcg_client *g, bcg_seats seats, const bcg_request *request,
                    uint64_t now);
void bcg_room_leave(bcg_room *r, bcg_client *g, uint64_t now);
/* It cannot be played after all: whoever is queued to enter is told. */
void bcg_room_turn_away(bcg_room *r, const char *why);
/* Whoever came with this secret has these seats too. */
void bcg_room_add_seats(bcg_room *r, const uint8_t hash[BCG_SECRET_HASH], bcg_seats seats);
/* A secret opens nothing any more: whoever came with it has to go. */
void bcg_room_revoke(bcg_room *r, const uint8_t hash[BCG_SECRET_HASH]);

/* -- for the files of the room only -- */

bcg_message *bcg_message_new(bcg_client *g, const char *text, size_t size);
void bcg_message_free(bcg_message *s);
/* Answer a message. The client may have left; what it said counts all the same. */
void bcg_room_answer(bcg_room *r, bcg_client *g, bcg_seats seats, const char *text, size_t size,
                     bool may_hold, uint64_t now);
/* Messages that were queued until a write completed. */
void bcg_room_hear_waiting(bcg_room *r, uint64_t now);

/* -- room_tell.c --------------------------------------------------------------------------------
 */

static inline bcg_json *bcg_room_json(const bcg_room *r)
{
    return &r->hub->json;
}

/* What is in the hub's JSON, to a client; NULL: to nobody. */
void bcg_room_send(const bcg_room *r, const bcg_client *g);
/* The same message for everybody. */
void bcg_room_tell(bcg_room *r, const char *text, size_t size);
/* Seats that somebody is connected for; computer players always are, but for those that stand in
 * for a person, who is or is not. */
bcg_seats bcg_room_present(const bcg_room *r);
/* Seats that nobody has been connected for as long as the game asks for before a computer player
 * may stand in. */
bcg_seats bcg_room_away(const bcg_room *r, uint64_t now);
void bcg_room_tell_presence(bcg_room *r);
/* How many connections have come with the same secret; those who look on are not counted. Whoever
 * has a seat is told from how many places its link is used now, and nobody else is: a place too
 * many may be a stranger's. */
int bcg_room_count_devices(const bcg_room *r, const bcg_client *like);
void bcg_room_tell_devices(const bcg_room *r, const bcg_client *of, const bcg_client *but);
/* What a seat has said: to those who may hear it, and to all others that it was something. */
void bcg_room_tell_talk(bcg_room *r, const bcg_client *asker, const bcg_reply *reply,
                        const bcg_request *request);
/* What has come after version `from`, to everybody who has not had it as an answer. */
void bcg_room_tell_update(bcg_room *r, int from, const bcg_client *asker, int asked_seat);
/* To a client: which seats it has now. */
void bcg_room_tell_mine(const bcg_room *r, const bcg_client *g);
/* Write the members "game", "mine", "presence" and "match". */
void bcg_room_put(const bcg_room *r, bcg_seats seats, bcg_json *j);

/* -- room_write.c -------------------------------------------------------------------------------
 */

/* Hand over what is new, with the answer in the hub's JSON for whoever asked. What could not be
 * answered is not done either. */
void bcg_room_keep(bcg_room *r, bcg_client *asker, int seat, const bcg_request *request,
                   uint64_t now);
/* The same for an answer that waits for others': it is written without anybody else noticing. */
void bcg_room_keep_answer(bcg_room *r, bcg_client *asker, int seat, const bcg_request *request);
/* The same for its standing answers; `before` is what they were. */
void bcg_room_keep_standing(bcg_room *r, bcg_client *asker, int seat, const bcg_request *request,
                            uint8_t before);
/* What the room handed over is done. */
void bcg_room_written(bcg_room *r, const bcg_store_job *n, uint64_t now);
void bcg_room_answer_written(bcg_room *r, const bcg_store_job *n);
/* A client has left: nobody waits for these. NULL: the room closes. */
void bcg_room_forget_answers(bcg_room *r, const bcg_client *g);

/* -- room_wait.c --------------------------------------------------------------------------------
 */

/* See who has to decide, and let computer players begin. */
void bcg_room_settle(bcg_room *r, uint64_t now);
/* A reaction window that the seat wants passed is, when its time is over. */
void bcg_room_pass_if_wanted(bcg_room *r, int seat, uint64_t now);
/* A computer player was left in mid-turn: somebody is here again. */
void bcg_room_resume(bcg_room *r, uint64_t now);
/* Something could not be written: computer players decide again after a while. */
void bcg_room_try_again(bcg_room *r, uint64_t now);
void bcg_room_delay(bcg_room *r);
/* When something is to be done; UINT64_MAX: nothing is. */
uint64_t bcg_room_due(const bcg_room *r);
bool bcg_room_has_work(const bcg_room *r);
/* Has a computer player to decide? Whether it has done so is nobody's business before its answer
 * leaves. */
bool bcg_room_thinks(const bcg_room *r);
/* A decision or a hint is there. */
void bcg_room_thought(bcg_room *r, bcg_ai_job *t, uint64_t now);
void bcg_room_tick(bcg_room *r, uint64_t now);
/* An answer whose time must not tell anything is held until its time has come. Said again, by
 * whoever has come back, it is the same; another one comes too late. False if it is none. */
bool bcg_room_hold(bcg_room *r, bcg_client *g, const bcg_request *request, const char *text,
                   size_t size, uint64_t now);
/* A person who comes back to a question is asked it then, and not before: a program that answers
 * for it at once must not tell that there was nothing to think about. Nobody else's coming changes
 * the time, or it would tell whether there is an answer already. */
void bcg_room_ask_who_came(bcg_room *r, bcg_seats seats, uint64_t now);

/* -- the desk's ---------------------------------------------------------------------------------
 */

/* A note that was handed over for a call is done. */
void bcg_http_api_written(bcg_hub *h, const bcg_store_job *n, uint64_t now);
/* What was read or drawn for calls. */
void bcg_http_api_fetch(bcg_hub *h);
void bcg_http_api_close(bcg_hub *h);

#endif
