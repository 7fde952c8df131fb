/* HTTP requests: headers and body collected, given a meaning by http_routes.h, and passed on: to a
 * page, to the figures, or as a call to the hub, which replies later.
 *
 * Also the headers that the WebSocket handshake needs. Nothing that a client sends is trusted: what
 * is too long is refused or left out, and X-Forwarded-* counts only behind a proxy. */
#include "pool/clock.h"
#include "server/network_peer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { MAX_BODY = 256 * 1024 };

/* -- headers ----------------------------------------------------------------------------------- */

void bcg_network_copy_header(struct lws *wsi, enum lws_token_indexes token, char *out, int size)
{
    out[0] = '\0';
    if (lws_hdr_total_length(wsi, token) >= size || lws_hdr_copy(wsi, out, size, token) < 0)
        out[0] = '\0';
}

bool bcg_network_is_too_long(struct lws *wsi, enum lws_token_indexes token, int size)
{
    return lws_hdr_total_length(wsi, token) >= size;
}

void bcg_network_copy_host(struct lws *wsi, char *out, int size)
{
    bcg_network_copy_header(wsi, WSI_TOKEN_HOST, out, size);
    if (bcg_network_is_too_long(wsi, WSI_TOKEN_HOST, size))
        snprintf(out, (size_t)size, "too long");
}

/* The last address in the list is the one that the proxy itself has added. */
void bcg_network_find_address(bcg_peer *p)
{
    char list[256];
    if (!p->network->config->behind_proxy)
        return;
    bcg_network_copy_header(p->wsi, WSI_TOKEN_X_FORWARDED_FOR, list, sizeof list);
    const char *last = strrchr(list, ',');
    last = last ? last + 1 : list;
    while (*last == ' ')
        last++;
    if (last[0])
        snprintf(p->address, sizeof p->address, "%.60s", last);
}

bool bcg_network_is_secure(const bcg_peer *p)
{
    bool secure = false;
#ifdef LWS_WITH_CUSTOM_HEADERS
    static const char name[] = "x-forwarded-proto:";
    char proto[8] = "";
    if (p->network->config->behind_proxy &&
        lws_hdr_custom_copy(p->wsi, proto, sizeof proto, name, sizeof name - 1) > 0)
        secure = strcasecmp(proto, "https") == 0;
#else
    (void)p;
#endif
    return secure;
}

static const struct {
    enum lws_token_indexes token;
    const char *method;
} methods[] = {
    {WSI_TOKEN_GET_URI, "GET"},       {WSI_TOKEN_POST_URI, "POST"},
    {WSI_TOKEN_HEAD_URI, "HEAD"},     {WSI_TOKEN_PUT_URI, "PUT"},
    {WSI_TOKEN_DELETE_URI, "DELETE"}, {WSI_TOKEN_OPTIONS_URI, "OPTIONS"},
    {WSI_TOKEN_PATCH_URI, "PATCH"},
};

static const char *method_of(struct lws *wsi)
{
    for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++)
        if (lws_hdr_total_length(wsi, methods[i].token))
            return methods[i].method;
    return "?";
}

/* -- answering a request ----------------------------------------------------------------------- */

/* The request is complete and for the hub. */
static void call_hub(bcg_peer *p)
{
    bcg_network *n = p->network;
    if (p->call.what == BCG_CALL_MAKE &&
        !bcg_network_take(n, p, BCG_LIMIT_GAMES, n->config->limits.games)) {
        bcg_network_respond_refusal(p, 429, "TOO_MUCH",
                                    "too many games were made from here: wait a little");
        return;
    }
    const bool reads = p->call.what == BCG_CALL_IMPORT || p->call.what == BCG_CALL_GROUND;
    if (reads && !bcg_network_take(n, p, BCG_LIMIT_IMPORTS, n->config->limits.imports)) {
        bcg_network_respond_refusal(
            p, 429, "TOO_MUCH",
            "too many battles were read or drawn for this address: wait a little");
        return;
    }
    p->waiting = true;
    p->call.body = p->in ? p->in : "";
    p->call.size = p->in_size;
    bcg_hub_call(n->hub, p, &p->call, bcg_clock_ms());
    bcg_network_drop_input(p);
    n->reschedule(n->server);
}

static void respond_text(bcg_peer *p, bool ok, char *text)
{
    bcg_network_respond(p, ok ? 200 : 503, "text/plain; charset=utf-8", text,
                        text ? strlen(text) : 0);
}

static void respond_health(bcg_peer *p)
{
    bool well;
    char *text = p->network->health(p->network->server, &well);
    respond_text(p, well, text);
}

static void respond_strange_host(bcg_peer *p, const char *host)
{
    char text[BCG_STRANGE_TEXT];
    bcg_http_tell_strange(host, text);
    bcg_network_respond_refusal(p, BCG_STRANGE_HOST, "STRANGE_HOST", text);
}

/* Figures have a port of their own, or are for clients on this machine; behind a proxy every client
 * seems to be one. */
static bool may_read_metrics(const bcg_peer *p)
{
    const bcg_server_config *config = p->network->config;
    if (config->metrics_address)
        return bcg_network_is_metrics_port(p->wsi);
    return !config->behind_proxy && bcg_http_is_loopback(p->address);
}

/* -- the body ---------------------------------------------------------------------------------- */

/* Content-Length: -1 if it is not a number, MAX_BODY + 1 for anything larger than that. */
static long body_length(struct lws *wsi)
{
    char length[16];
    bcg_network_copy_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, length, sizeof length);
    if (length[strspn(length, "0123456789")] != '\0')
        return -1;
    const long long said = length[0] ? strtoll(length, NULL, 10) : MAX_BODY + 1;
    return said > MAX_BODY ? MAX_BODY + 1 : (long)said;
}

static void await_body(bcg_peer *p)
{
    const bool says = lws_hdr_total_length(p->wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0;
    const long length = says ? body_length(p->wsi) : 0;
    if (lws_hdr_total_length(p->wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0)
        bcg_network_respond_refusal(p, 411, "BAD_REQUEST", "a body must come with its length");
    else if (length == 0)
        call_hub(p);
    else if (length < 0)
        bcg_network_respond_refusal(p, 400, "BAD_REQUEST", "this is no length of a body");
    else if (length > MAX_BODY)
        bcg_network_respond_refusal(p, 413, "TOO_MUCH", "this is larger than 256 KiB");
    else {
        p->receiving = true;
        bcg_network_set_deadline(p, BCG_REQUEST_SECONDS);
    }
}

void bcg_network_request_body(bcg_peer *p, const char *text, size_t size)
{
    if (p->ready) /* already refused: ignore the rest of the body */
        return;
    if (!bcg_network_charge_bytes(p, size))
        bcg_network_respond_refusal(p, 429, "TOO_MUCH",
                                    "too many bytes came from here: wait a little");
    else if (p->in_size + size > MAX_BODY || !bcg_network_append_input(p, text, size))
        bcg_network_respond_refusal(p, 413, "TOO_MUCH", "this is larger than 256 KiB");
}

void bcg_network_request_end(bcg_peer *p)
{
    p->receiving = false;
    if (!p->ready && !p->waiting) {
        p->deadline = 0;
        call_hub(p);
    }
}

/* -- the request ------------------------------------------------------------------------------- */

void bcg_network_request_begin(bcg_peer *p, const char *path, size_t size)
{
    bcg_network *n = p->network;
    p->has_spoken = true;
    p->deadline = 0;
    char query[128], host[256], origin[256];
    bcg_network_copy_header(p->wsi, WSI_TOKEN_HTTP_URI_ARGS, query, sizeof query);
    bcg_network_copy_host(p->wsi, host, sizeof host);
    bcg_network_copy_header(p->wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    bcg_network_copy_header(p->wsi, WSI_TOKEN_HTTP_AUTHORIZATION, p->authorization,
                            sizeof p->authorization);
    if (bcg_network_is_too_long(p->wsi, WSI_TOKEN_ORIGIN, sizeof origin))
        snprintf(origin, sizeof origin, "too long");
    bcg_network_find_address(p);
    if (snprintf(p->path, sizeof p->path, "%s", path) >= (int)sizeof p->path ||
        strlen(path) != size) /* it contains a zero byte */
        p->path[0] = '\0';
    const bcg_http_request request = {.method = method_of(p->wsi),
                                      .path = p->path,
                                      .query = query,
                                      .host = host,
                                      .origin = origin,
                                      .authorization = p->authorization,
                                      .secure = bcg_network_is_secure(p),
                                      .figures = may_read_metrics(p),
                                      .only_figures = bcg_network_is_metrics_port(p->wsi)};
    const bcg_http_meaning m = bcg_http_read(&n->http, &request);
    n->figures.http++;
    p->is_head = strcmp(request.method, "HEAD") == 0;
    p->call = m.call;
    if (!bcg_network_take(n, p, BCG_LIMIT_MESSAGES, n->config->limits.messages))
        bcg_network_respond_refusal(p, 429, "TOO_MUCH", "too many requests: wait a little");
    else if (m.what == BCG_WEB_PAGE)
        bcg_network_respond_page(p, m.page);
    else if (m.what == BCG_WEB_HEALTH)
        respond_health(p);
    else if (m.what == BCG_WEB_METRICS)
        respond_text(p, true, n->metrics(n->server));
    else if (m.what == BCG_WEB_STRANGE_HOST)
        respond_strange_host(p, host);
    else if (m.what == BCG_WEB_REFUSED)
        bcg_network_respond_refusal(p, m.status, m.reason, m.text);
    else if (!m.has_body)
        call_hub(p);
    else
        await_body(p);
}
