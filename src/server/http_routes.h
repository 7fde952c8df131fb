/* Routing of HTTP requests: a page, a call to the hub, figures, or a refusal. Texts in, decision
 * out: no sockets. docs/server.md lists the addresses. */
#ifndef BOCAGE_SERVER_HTTP_ROUTES_H
#define BOCAGE_SERVER_HTTP_ROUTES_H

#include "server/assets.h"
#include "server/hub.h"

/* As received; what was not sent is "". */
typedef struct bcg_http_request {
    const char *method, *path, *query, *host, *origin, *authorization;
    bool secure;       /* https, as a trusted proxy says */
    bool figures;      /* the client may read /metrics */
    bool only_figures; /* it came to the port for metrics */
} bcg_http_request;

typedef enum bcg_http_what {
    BCG_WEB_PAGE,
    BCG_WEB_CALL,
    BCG_WEB_HEALTH,
    BCG_WEB_METRICS,
    BCG_WEB_STRANGE_HOST, /* status BCG_STRANGE_HOST, sentence by bcg_http_tell_strange */
    BCG_WEB_REFUSED,
} bcg_http_what;

typedef struct bcg_http_meaning {
    bcg_http_what what;
    const bcg_asset *page;
    bcg_call call; /* without its body; its texts point into the request */
    bool has_body;
    int status; /* of a refusal, with its reason and sentence */
    const char *reason, *text;
} bcg_http_meaning;

typedef struct bcg_http_context {
    const bcg_assets *assets;
    const char *const *origins; /* further trusted origins, ended by NULL; or NULL */
    const char *const *hosts;   /* our own names: NAME or https://NAME; likewise */
} bcg_http_context;

enum { BCG_STRANGE_HOST = 421, BCG_STRANGE_TEXT = 256 };

bcg_http_meaning bcg_http_read(const bcg_http_context *w, const bcg_http_request *r);

/* Is that Host ours? Addresses, localhost, the configured names, and no Host at all (which browsers
 * always send). Any other name may have been made to point here so that a page of that name has the
 * same origin as ours (DNS rebinding). */
bool bcg_http_is_us(const bcg_http_context *w, const char *host);
/* Why a host is refused: one sentence with the name and the option that allows it. */
void bcg_http_tell_strange(const char *host, char out[BCG_STRANGE_TEXT]);

/* May a page of that origin talk to us? Our own origin, a configured one, or none at all, which
 * means that the client is not a browser. Where our pages come by https (`secure`, or a host
 * configured with https://), an http origin is not ours: anybody on the way could have forged that
 * page. */
bool bcg_http_trusts(const bcg_http_context *w, const char *origin, const char *host, bool secure);

/* Is it a loopback address? */
bool bcg_http_is_loopback(const char *address);

#endif
