/* All games that are open, and who is in them. Knows neither sockets nor clocks: whoever carries
 * the messages says when they came, and is told what to send.
 *
 * Everything here runs on one thread, which waits for nothing but reading a game from the store:
 * writing and thinking are done by others (the store writer, the AI pool), who call `notify` when
 * they are done. An answer to a request that changes a game is sent when the change is on disk.
 *
 * A peer is the carrier's own word for a connection. */
#ifndef BOCAGE_SERVER_HUB_H
#define BOCAGE_SERVER_HUB_H

#include "session/protocol.h"
#include "session/save.h"
#include "store/store.h"

typedef struct bcg_hub bcg_hub;
typedef struct bcg_client bcg_client;

enum { BCG_HUSH_BY_WINDOW = -1 }; /* as long as the ruleset says */

typedef struct bcg_hub_config {
    const char *db;
    int64_t db_limit;            /* bytes, 0: none */
    const bcg_ruleset *rulesets; /* the table of what can be played */
    const char *rules;           /* the version of the program that games are kept with */
    int threads;                 /* that think */
    int pace;                    /* of computer players, in per cent of the usual delays */
    int hush;          /* milliseconds that every reaction window lasts, or BCG_HUSH_BY_WINDOW */
    int keep_finished; /* games that are over, in days; 0: for ever */
    /* scenarios by name; the prepared games are the hub's own */
    char *(*find_scenario)(void *context, const char *id, size_t *size);
    /* A picture of a game's ground in its edition, from the text of its scenario; NULL if there is
     * no such look. May be NULL itself. Called on another thread, and so is the next one. */
    char *(*draw_ground)(void *context, const char *look, const char *edition, const char *text,
                         size_t *size);
    /* A battle somebody brings along, looked through: an answer as JSON, and whether it can be
     * played. NULL if there is no memory. May be NULL itself. */
    char *(*read_battle)(void *context, const char *text, bool *playable);
    /* Seconds since 1970, to date games with. */
    int64_t (*wall_clock)(void *context);
    /* Something is done: call bcg_hub_fetch soon. On any thread. */
    void (*notify)(void *context);
    /* A message for a client; a client that has to go, with a code of RFC 6455. */
    void (*send)(void *context, void *peer, const char *text, size_t size);
    void (*part)(void *context, void *peer, int code, const char *why);
    /* Whose share a peer's wishes come out of: the same number for all connections of an address.
     * May be NULL. */
    uint64_t (*owner)(void *context, void *peer);
    /* May it make one more game? For rematches; may be NULL. */
    bool (*may_make)(void *context, void *peer);
    /* The answer to a call. */
    void (*reply)(void *context, void *peer, int status, const char *text, size_t size);
    /* A sync has failed: nobody knows what is on disk, so nothing may be answered any more and the
     * process has to end. May be NULL. */
    void (*fatal)(void *context, const char *why);
    /* For the log: what happened in which game, for which peer (or NULL). No secrets. */
    void (*log)(void *context, const void *peer, const char *event, const char *game,
                const char *text);
    void *context;
} bcg_hub_config;

/* NULL, with a sentence in `why`, if the store cannot be opened, or there is no memory or thread.
 */
bcg_hub *bcg_hub_new(const bcg_hub_config *config, char why[BCG_STORE_WHY]);
/* The end is near: computer players and what is due later are not heard any more, so that writing
 * comes to an end; what is written is still answered. */
void bcg_hub_finish(bcg_hub *h);
/* Is somebody's answer waiting for the disk? */
bool bcg_hub_is_writing(const bcg_hub *h);
/* What was handed to the store is written first. */
void bcg_hub_free(bcg_hub *h);

/* -- time, in milliseconds that never go back ----------------------------------------------------
 */

/* After `notify`. */
void bcg_hub_fetch(bcg_hub *h, uint64_t now);
/* Do what is due. */
void bcg_hub_tick(bcg_hub *h, uint64_t now);
/* Put away what nobody comes back to: about once a minute. */
void bcg_hub_sweep(bcg_hub *h);
/* See whether the database is still there: about once a second. */
void bcg_hub_check_files(bcg_hub *h);
/* When something will be; UINT64_MAX: nothing is. */
uint64_t bcg_hub_due(const bcg_hub *h);

/* -- clients ------------------------------------------------------------------------------------
 */

/* Somebody who has said nothing yet; NULL if there is no memory. */
bcg_client *bcg_client_new(bcg_hub *h, void *peer);
void bcg_client_hear(bcg_client *g, const char *text, size_t size, uint64_t now);
void bcg_client_leave(bcg_client *g, uint64_t now);
/* Is it in a game? */
bool bcg_client_entered(const bcg_client *g);

/* -- calls: what is asked once, from outside a game (docs/server.md) ------------------------------
 */

typedef enum bcg_call_kind {
    BCG_CALL_MAKE,
    BCG_CALL_CLAIM,
    BCG_CALL_RENEW,
    BCG_CALL_LOBBY,
    BCG_CALL_TAKE,
    BCG_CALL_GAME,
    BCG_CALL_REMATCH,
    BCG_CALL_REPLAY,
    BCG_CALL_GROUND,
    BCG_CALL_IMPORT,
} bcg_call_kind;

typedef struct bcg_call {
    bcg_call_kind what;
    const char *body; /* JSON, or NULL */
    size_t size;
    const char *secret; /* of the header, or NULL */
    const char *game;   /* of the address, or NULL */
    const char *look;   /* likewise, of a picture */
} bcg_call;

/* config.reply is called once, now or later. */
void bcg_hub_call(bcg_hub *h, void *peer, const bcg_call *call, uint64_t now);
/* The peer has gone: nobody waits for the reply. */
void bcg_hub_forget(bcg_hub *h, const void *peer);

/* -- figures ----------------------------------------------------------------------------------- */

/* Everybody may know them: while somebody is asked what others must not know the answer to, nothing
 * that is done about it is counted before the answer leaves. */
typedef struct bcg_hub_figures {
    int games, clients, thinking;
    uint64_t made, messages, requests, refused, kept, not_kept, commits, thoughts;
    uint64_t waiting_ms; /* how long the oldest write has waited for the disk */
    bool writable;       /* the last write succeeded, and the files of the database are there */
} bcg_hub_figures;

void bcg_hub_count(bcg_hub *h, bcg_hub_figures *out);
/* Can games be kept? False with a sentence: the last write failed, the database is gone, or a write
 * has waited too long. */
bool bcg_hub_is_healthy(bcg_hub *h, char why[BCG_STORE_WHY]);

#endif
