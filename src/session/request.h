/* What a client asks for, taken apart. request.c makes it of JSON; nothing else here knows how it
 * came. docs/protocol.md describes every request. */
#ifndef BOCAGE_SESSION_REQUEST_H
#define BOCAGE_SESSION_REQUEST_H

#include "session/session.h"

/* word, what */
#define BCG_REQUESTS(R)   \
    R(ENTER, "enter")     \
    R(NEW, "new")         \
    R(LOAD, "load")       \
    R(SAVE, "save")       \
    R(JOIN, "join")       \
    R(BOARD, "board")     \
    R(VIEW, "view")       \
    R(ENTRIES, "entries") \
    R(LEGAL, "legal")     \
    R(ACT, "act")         \
    R(CHANCE, "chance")   \
    R(WHY, "why")         \
    R(ASK, "ask")         \
    R(SIGHT, "sight")     \
    R(ODDS, "odds")       \
    R(HINT, "hint")       \
    R(UNDO, "undo")       \
    R(RESIGN, "resign")   \
    R(REPLAY, "replay")

#define BCG_REQUEST_ENUM(code, word) BCG_DO_##code,
typedef enum bcg_request_kind { BCG_REQUESTS(BCG_REQUEST_ENUM) BCG_REQUEST_KINDS } bcg_request_kind;

enum { BCG_REQUEST_OPTIONS = 128, BCG_SEAT_WORD = 24 };

/* Texts lie in the request's own memory; NULL if they were not given. */
typedef struct bcg_request {
    bcg_request_kind what;
    char id[BCG_REQUEST_ID]; /* "": none */
    bool id_is_number;       /* and is written so in the answer */
    const char *seat, *action, *scenario, *text, *edition, *level, *nonce, *seed, *save;
    const char *question;                   /* `what`: one of the ruleset's own */
    const char *secret, *invitation, *game; /* for servers */
    char options[BCG_REQUEST_OPTIONS];      /* words with blanks between them */
    struct {
        char seat[BCG_SEAT_WORD], who[BCG_LEVEL];
    } seats[BCG_MAX_SEATS];
    int seat_count;
    int64_t version, since, nodes; /* -1: not given */
    bool odds, table, open, lobby;
    void *memory;
} bcg_request;

/* Take a message apart: UTF-8, one JSON object. False, with a sentence in `why`, if it is none that
 * could be understood; `id` is filled in if it could be read. To be freed either way. */
bool bcg_request_read(const char *text, size_t size, bcg_request *out, char why[BCG_WHY]);
/* The same where it is known what is wanted, and `do` need not say it. */
bool bcg_request_read_as(bcg_request_kind what, const char *text, size_t size, bcg_request *out,
                         char why[BCG_WHY]);
/* A text that only a question of the ruleset knows; NULL if there is none of that name. */
const char *bcg_request_text(const bcg_request *r, const char *name);
/* A key that neither every request has nor is one of these; NULL if there is none. `known` is
 * ended by NULL, or NULL itself. */
const char *bcg_request_strange_key(const bcg_request *r, const char *const *known);
void bcg_request_free(bcg_request *r);

#endif
