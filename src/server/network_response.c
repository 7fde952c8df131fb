/* HTTP responses: status, headers and body, written in pieces as the socket takes them.
 *
 * Every response carries the same security headers and closes its connection. Pages are sent from
 * the memory of assets.h; any other text is copied and freed when it has been sent. */
#include "server/network_peer.h"

#include <stdlib.h>
#include <string.h>

static const char json_type[] = "application/json";

/* -- what to send ------------------------------------------------------------------------------ */

void bcg_network_drop_response(bcg_peer *p)
{
    free(p->response.own);
    p->response = (bcg_response){.status = 0};
    p->ready = false;
}

static void set_ready(bcg_peer *p)
{
    p->ready = true;
    bcg_network_set_deadline(p, BCG_RESPONSE_SECONDS);
    lws_callback_on_writable(p->wsi);
}

void bcg_network_respond(bcg_peer *p, int status, const char *type, char *own, size_t size)
{
    bcg_network_drop_response(p);
    p->response = (bcg_response){.status = status,
                                 .type = type,
                                 .own = own,
                                 .text = own,
                                 .size = size,
                                 .no_body = p->is_head};
    set_ready(p);
}

static void respond_copy(bcg_peer *p, int status, const char *type, const char *text, size_t size)
{
    char *own = malloc(size + 1);
    if (own)
        memcpy(own, text, size);
    bcg_network_respond(p, own ? status : 503, type, own, own ? size : 0);
}

void bcg_network_respond_refusal(bcg_peer *p, int status, const char *reason, const char *text)
{
    bcg_json j = {0};
    bcg_network_log_refusal(p->network, p->address, reason);
    bcg_refuse(NULL, reason, text, &j);
    respond_copy(p, status, json_type, j.failed ? "" : j.text, j.failed ? 0 : j.size);
    bcg_json_free(&j);
}

void bcg_network_respond_page(bcg_peer *p, const bcg_asset *page)
{
    char seen[128];
    bcg_network_drop_response(p);
    bcg_network_copy_header(p->wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, seen, sizeof seen);
    /* A proxy that compresses a page makes its tag a weak one. */
    const char *etag = strncmp(seen, "W/", 2) == 0 ? seen + 2 : seen;
    const bool same = strcmp(etag, page->etag) == 0;
    p->response = (bcg_response){.status = same ? 304 : 200,
                                 .type = page->type,
                                 .page = page,
                                 .text = page->text,
                                 .size = page->size,
                                 .no_body = same || p->is_head};
    set_ready(p);
}

void bcg_network_reply(void *context, void *peer, int status, const char *text, size_t size)
{
    bcg_peer *p = peer;
    (void)context;
    p->waiting = false;
    const char *type = status != 200                     ? json_type
                       : p->call.what == BCG_CALL_REPLAY ? "text/plain; charset=utf-8"
                       : p->call.what == BCG_CALL_GROUND ? "image/svg+xml"
                                                         : json_type;
    respond_copy(p, status, type, text, size);
}

/* -- writing it -------------------------------------------------------------------------------- */

/* Nothing from other sites, nothing inline, never in a frame, no address told to others. */
static const struct {
    const char *name, *value;
} headers[] = {
    {"content-security-policy:",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
     "data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri "
     "'none'; form-action 'none'; frame-ancestors 'none'"},
    {"x-content-type-options:", "nosniff"},
    {"x-frame-options:", "DENY"},
    {"referrer-policy:", "no-referrer"},
    {"cross-origin-opener-policy:", "same-origin"},
    {"cross-origin-resource-policy:", "same-origin"},
    {"permissions-policy:", "camera=(), geolocation=(), microphone=(), payment=()"},
};

static bool add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                       unsigned char *end)
{
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at,
                                       end) == 0;
}

static const char *cache_of(const bcg_response *r)
{
    return r->page == NULL    ? "no-store"
           : r->page->lasting ? "max-age=31536000, immutable"
                              : "no-cache";
}

static int write_headers(bcg_peer *p)
{
    unsigned char buffer[LWS_PRE + 2048], *at = buffer + LWS_PRE, *end = buffer + sizeof buffer - 1;
    const bcg_response *r = &p->response;
    unsigned char *start = at;
    const lws_filepos_t length = r->status == 304 ? 0 : r->size;
    if (lws_add_http_common_headers(p->wsi, (unsigned)r->status, r->type, length, &at, end) ||
        !add_header(p->wsi, "connection:", "close", &at, end) ||
        !add_header(p->wsi, "cache-control:", cache_of(r), &at, end) ||
        (r->page && !add_header(p->wsi, "etag:", r->page->etag, &at, end)))
        return -1;
    for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++)
        if (!add_header(p->wsi, headers[i].name, headers[i].value, &at, end))
            return -1;
    return lws_finalize_write_http_header(p->wsi, start, &at, end) ? -1 : 0;
}

/* One request per connection: libwebsockets 4.1 loops forever if another one with a body follows in
 * the same packet. So the connection is closed (-1) when the response is complete. */
int bcg_network_write_response(bcg_peer *p)
{
    unsigned char buffer[LWS_PRE + BCG_RESPONSE_CHUNK];
    bcg_response *r = &p->response;
    if (!p->ready)
        return 0;
    if (!r->headers_sent) {
        if (write_headers(p))
            return -1;
        r->headers_sent = true;
        if (r->no_body || r->size == 0)
            return -1;
        lws_callback_on_writable(p->wsi);
        return 0;
    }
    const size_t left = r->size - r->sent;
    const size_t now = left < BCG_RESPONSE_CHUNK ? left : BCG_RESPONSE_CHUNK;
    memcpy(buffer + LWS_PRE, r->text + r->sent, now);
    if (lws_write(p->wsi, buffer + LWS_PRE, now,
                  now == left ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0)
        return -1;
    r->sent += now;
    if (r->sent == r->size)
        return -1;
    lws_callback_on_writable(p->wsi);
    return 0;
}
