/* A parsed request. request.c creates it from JSON; nothing else here depends on that format.
 * docs/protocol.md describes every request. */
#ifndef BOCAGE_SESSION_REQUEST_H
#define BOCAGE_SESSION_REQUEST_H

#include "session/session.h"

/* word, what */
#define BCG_REQUESTS(R)         \
    R(ENTER, "enter")           \
    R(NEW, "new")               \
    R(LOAD, "load")             \
    R(SAVE, "save")             \
    R(JOIN, "join")             \
    R(BOARD, "board")           \
    R(VIEW, "view")             \
    R(ENTRIES, "entries")       \
    R(LEGAL, "legal")           \
    R(ACT, "act")               \
    R(STAND, "stand")           \
    R(CHANCE, "chance")         \
    R(WHY, "why")               \
    R(ASK, "ask")               \
    R(SIGHT, "sight")           \
    R(ODDS, "odds")             \
    R(HINT, "hint")             \
    R(UNDO, "undo")             \
    R(RESIGN, "resign")         \
    R(SUBSTITUTE, "substitute") \
    R(RETURN, "return")         \
    R(TELL, "tell")             \
    R(POINT, "point")           \
    R(PROPOSE, "propose")       \
    R(REPLAY, "replay")

#define BCG_REQUEST_ENUM(code, word) BCG_DO_##code,
typedef enum bcg_request_kind { BCG_REQUESTS(BCG_REQUEST_ENUM) BCG_REQUEST_KINDS } bcg_request_kind;

enum { BCG_REQUEST_OPTIONS = 128, BCG_SEAT_WORD = 24 };

/* Texts are in the request's own memory; NULL if not given. */
typedef struct bcg_request {
    bcg_request_kind what;
    char id[BCG_REQUEST_ID]; /* "": none */
    bool id_is_number;       /* and is written as one in the answer */
    const char *seat, *action, *scenario, *text, *values, *edition, *form, *level, *nonce, *seed,
        *save;
    const char *question;                   /* `what`: a question of the ruleset */
    const char *window, *answer;            /* a kind of reaction window, and `ask` or `pass` */
    const char *phrase, *at, *card;         /* what is said or pointed at */
    const char *whom;                       /* `for`: the seat of somebody else */
    const char *secret, *invitation, *game; /* for servers */
    char options[BCG_REQUEST_OPTIONS];      /* words separated by blanks */
    struct {
        char seat[BCG_SEAT_WORD], who[BCG_LEVEL];
    } seats[BCG_MAX_SEATS];
    int seat_count;
    int64_t version, since, nodes, absent; /* -1: not given */
    bool odds, table, open, lobby;
    void *memory;
} bcg_request;

/* Parses a message: UTF-8, one JSON object. False, with a sentence in `why`, if it cannot be
 * understood; `id` is filled in if it could be read. Must be freed either way. */
bool bcg_request_read(const char *text, size_t size, bcg_request *out, char why[BCG_WHY]);
/* The same if the kind of request is already known and `do` may be missing. */
bool bcg_request_read_as(bcg_request_kind what, const char *text, size_t size, bcg_request *out,
                         char why[BCG_WHY]);
/* A text that is specific to a question of the ruleset; NULL if there is none of that name. */
const char *bcg_request_text(const bcg_request *r, const char *name);
/* A key that is neither common to all requests nor in `known`; NULL if there is none. `known` is
 * terminated by NULL, or NULL itself. */
const char *bcg_request_strange_key(const bcg_request *r, const char *const *known);
void bcg_request_free(bcg_request *r);

#endif
