/* What an HTTP request means: a page, a call of the hall, figures, or nothing that is known here.
 * Texts in, decision out: no sockets. docs/server.md lists the addresses. */
#ifndef BOCAGE_SERVER_WEB_H
#define BOCAGE_SERVER_WEB_H

#include "server/hall.h"
#include "server/shelf.h"

/* As it came; what was not sent is "". */
typedef struct bcg_web_request {
    const char *method, *path, *query, *host, *origin, *authorization;
} bcg_web_request;

typedef enum bcg_web_what {
    BCG_WEB_PAGE,
    BCG_WEB_CALL,
    BCG_WEB_HEALTH,
    BCG_WEB_METRICS,
    BCG_WEB_REFUSED,
} bcg_web_what;

typedef struct bcg_web_meaning {
    bcg_web_what what;
    const bcg_page *page;
    bcg_call call; /* without its body; its texts are the request's */
    bool has_body;
    int status; /* refused: with this status, reason and sentence */
    const char *reason, *text;
} bcg_web_meaning;

typedef struct bcg_web {
    const bcg_shelf *shelf;
    const char *const *origins; /* others that may ask, ended by NULL; or NULL */
} bcg_web;

bcg_web_meaning bcg_web_read(const bcg_web *w, const bcg_web_request *r);

/* May a page of that origin speak to us? One of our own, one that was named, or a program that is
 * no browser and so sends none. */
bool bcg_web_trusts(const bcg_web *w, const char *origin, const char *host);

#endif
