/* What an HTTP request means: a page, a call of the hub, figures, or nothing that is known here.
 * Texts in, decision out: no sockets. docs/server.md lists the addresses. */
#ifndef BOCAGE_SERVER_HTTP_ROUTES_H
#define BOCAGE_SERVER_HTTP_ROUTES_H

#include "server/assets.h"
#include "server/hub.h"

/* As it came; what was not sent is "". */
typedef struct bcg_http_request {
    const char *method, *path, *query, *host, *origin, *authorization;
    bool secure;       /* a proxy that we trust says that it came by https */
    bool figures;      /* who asks may be told figures */
    bool only_figures; /* it came to the port that has nothing else */
} bcg_http_request;

typedef enum bcg_http_what {
    BCG_WEB_PAGE,
    BCG_WEB_CALL,
    BCG_WEB_HEALTH,
    BCG_WEB_METRICS,
    BCG_WEB_STRANGE_HOST, /* bcg_http_tell_strange has the sentence, BCG_STRANGE_HOST is the status
                           */
    BCG_WEB_REFUSED,
} bcg_http_what;

typedef struct bcg_http_meaning {
    bcg_http_what what;
    const bcg_asset *page;
    bcg_call call; /* without its body; its texts are the request's */
    bool has_body;
    int status; /* refused: with this status, reason and sentence */
    const char *reason, *text;
} bcg_http_meaning;

typedef struct bcg_http_context {
    const bcg_assets *assets;
    const char *const *origins; /* others that may ask, ended by NULL; or NULL */
    const char *const *hosts;   /* names we are known by: NAME or https://NAME; likewise */
} bcg_http_context;

enum { BCG_STRANGE_HOST = 421, BCG_STRANGE_TEXT = 256 };

bcg_http_meaning bcg_http_read(const bcg_http_context *w, const bcg_http_request *r);

/* Are we meant by that Host? By an address, by localhost, by a name that was given; or by a program
 * that sends none. Any other name may be a stranger's that was made to point here, so that the
 * stranger's page passes for one of ours. */
bool bcg_http_is_us(const bcg_http_context *w, const char *host);
/* Why it is refused: one sentence with the name and the option that would change it. */
void bcg_http_tell_strange(const char *host, char out[BCG_STRANGE_TEXT]);

/* May a page of that origin speak to us? One of our own, one that was named, or a program that is
 * no browser and so sends none. Where our own pages are read by https (`secure`, or the host was
 * given so), one that came by http may be anybody's who sits in between. */
bool bcg_http_trusts(const bcg_http_context *w, const char *origin, const char *host, bool secure);

/* Is it an address of this machine, for itself only? */
bool bcg_http_is_loopback(const char *address);

#endif
