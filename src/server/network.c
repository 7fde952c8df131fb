#include "server/network.h"

#include "pool/clock.h"
#include "server/listen.h"
#include "server/server_log.h"
#include "server/traffic.h"

#include <arpa/inet.h>
#include <ev.h>
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

enum {
    LARGEST_MESSAGE = 64 * 1024,
    LARGEST_BODY = 256 * 1024,
    LARGEST_QUEUE = 1024 * 1024, /* what one who does not read may leave unread */
    PIECE = 16 * 1024,           /* of an HTTP answer */
    STRANGER_SECONDS = 10,       /* to say who one is */
    IDLE_SECONDS = 12 * 3600,
    REQUEST_SECONDS = 10, /* to send a request */
    ANSWER_SECONDS = 60,  /* to read the answer */
    ADDRESS = 64,
    FRAME = 14,     /* bytes around a message, at most */
    OVERHEAD = 128, /* bytes that belong to no message and count as one: pings, pongs, fragments */
};

typedef struct message {
    struct message *next;
    size_t size;
    unsigned char buffer[]; /* LWS_PRE bytes, then the text */
} message;

typedef struct answer {
    int status;
    const char *type;
    const bcg_asset *page; /* whose text it is; NULL: its own */
    char *own;
    const char *text;
    size_t size, sent;
    bool headed; /* its headers have been sent */
    bool bare;   /* HEAD: no body; 304: none either */
} answer;

typedef struct peer {
    bcg_network *wire;
    struct lws *wsi;
    char address[ADDRESS];
    struct peer *next, **place;
    /* a WebSocket */
    bcg_client *client;
    char *in;
    size_t in_size, in_capacity;
    message *first, **last;
    size_t queued;
    int close_code; /* 0: none */
    const char *close_why;
    uint64_t heard;
    /* bytes: read from the socket, those of them that messages account for, and not yet charged */
    uint64_t read, explained, uncharged;
    /* a request */
    bcg_call call;
    char path[512], authorization[128];
    bool waiting;   /* for the hub's reply */
    bool receiving; /* its body */
    bool head;
    bool spoke;     /* a request, or a handshake, has come */
    bool left;      /* by its own wish */
    uint64_t until; /* its time is up then; 0: it has as much as it likes */
    answer answer;
    bool ready; /* to be sent */
} peer;

/* -- limits ------------------------------------------------------------------------------------ */

static void log_refused(bcg_network *w, const char *address, const char *reason)
{
    w->figures.refused++;
    bcg_server_log("refused", address, NULL, reason);
}

static bool may(bcg_network *w, const peer *p, bcg_limited what, int limit)
{
    static const char *const reasons[BCG_LIMITED_KINDS] = {
        [BCG_LIMIT_MESSAGES] = "too-many-messages",
        [BCG_LIMIT_CONNECTIONS] = "too-many-connections",
        [BCG_LIMIT_GAMES] = "too-many-games",
        [BCG_LIMIT_IMPORTS] = "too-many-imports",
        [BCG_LIMIT_KIB] = "too-many-bytes",
    };
    if (limit == 0 || bcg_limits_take(w->limits, p->address, what, 1, bcg_clock_ms()))
        return true;
    log_refused(w, p->address, reasons[what]);
    return false;
}

/* So many bytes have come. False: more than its address may send. */
static bool charge_bytes(peer *p, uint64_t bytes)
{
    const bcg_network *w = p->wire;
    p->uncharged += bytes;
    const uint64_t kib = p->uncharged / 1024;
    p->uncharged %= 1024;
    return w->config->limits.kib == 0 || kib == 0 ||
           bcg_limits_charge(w->limits, p->address, BCG_LIMIT_KIB,
                             kib > UINT32_MAX ? UINT32_MAX : (uint32_t)kib, bcg_clock_ms());
}

/* -- how many connections ---------------------------------------------------------------------- */

/* Without a free descriptor `accept` fails, and its socket stays readable: the loop would spin. So
 * there are never as many connections as that; who comes then waits in the system's queue. */
static void make_accept(bcg_network *w, bool yes)
{
    if (w->listener == NULL || w->full == !yes)
        return;
    w->full = !yes;
    lws_rx_flow_control(w->listener, yes);
    if (w->full)
        bcg_server_log("full", NULL, NULL, "no more connections for now");
}

static const char figures_name[] = "figures"; /* of the virtual host with the port of their own */

static bool is_for_figures(struct lws *wsi)
{
    return strcmp(lws_get_vhost_name(lws_get_vhost(wsi)), figures_name) == 0;
}

/* A connection that is only just there. False: it is not wanted. A proxy's connections are those of
 * many people: it has to count them itself. */
static bool admit(bcg_network *w, struct lws *listener,
                  const struct lws_filter_network_conn_args *args)
{
    char address[ADDRESS] = "?";
    const struct sockaddr *a = (const struct sockaddr *)&args->cli_addr;
    if (w->stopping || w->figures.connections >= w->most)
        return false;
    if (!is_for_figures(listener))
        w->listener = listener;
    if (w->config->limits.connections == 0 || w->config->behind_proxy)
        return true;
    if (a->sa_family == AF_INET)
        inet_ntop(AF_INET, &((const struct sockaddr_in *)a)->sin_addr, address, sizeof address);
    else
        inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)a)->sin6_addr, address, sizeof address);
    if (bcg_limits_take(w->limits, address, BCG_LIMIT_CONNECTIONS, 1, bcg_clock_ms()) &&
        bcg_limits_open(w->limits, address, bcg_clock_ms()))
        return true;
    log_refused(w, address, "too-many-connections");
    return false;
}

uint64_t bcg_network_owner(void *context, void *of)
{
    const peer *p = of;
    (void)context;
    return bcg_limits_owner(p->address);
}

bool bcg_network_may_make(void *context, void *of)
{
    bcg_network *w = context;
    return may(w, of, BCG_LIMIT_GAMES, w->config->limits.games);
}

/* -- peers ------------------------------------------------------------------------------------- */

/* Until it has said what it wants. libwebsockets has timers too, but on a quiet libev loop they
 * ring up to half a minute late, and some begin anew with every byte. */
static void has_time(peer *p, int seconds)
{
    p->until = bcg_clock_ms() + (uint64_t)seconds * 1000;
}

static void new_peer(bcg_network *w, struct lws *wsi)
{
    peer *p = calloc(1, sizeof *p);
    if (p == NULL)
        return;
    p->wire = w;
    p->wsi = wsi;
    p->last = &p->first;
    lws_get_peer_simple(wsi, p->address, sizeof p->address);
    p->next = w->peers;
    p->place = &w->peers;
    if (p->next)
        p->next->place = &p->next;
    w->peers = p;
    w->figures.connections++;
    if (w->figures.connections >= w->most)
        make_accept(w, false);
    lws_set_opaque_user_data(wsi, p);
    has_time(p, REQUEST_SECONDS);
}

static void forget_answer(peer *p)
{
    free(p->answer.own);
    p->answer = (answer){.status = 0};
    p->ready = false;
}

static void free_peer(peer *p)
{
    bcg_network *w = p->wire;
    message *next;
    if (!p->spoke)
        bcg_server_log("closed", p->address, NULL, "no request that can be read");
    if (p->waiting)
        bcg_hub_forget(w->hub, p);
    if (p->client)
        bcg_client_leave(p->client, bcg_clock_ms());
    if (w->config->limits.connections && !w->config->behind_proxy)
        bcg_limits_close(w->limits, p->address);
    for (message *m = p->first; m; m = next) {
        next = m->next;
        free(m);
    }
    forget_answer(p);
    free(p->in);
    *p->place = p->next;
    if (p->next)
        p->next->place = p->place;
    w->figures.connections--;
    if (!w->stopping && w->figures.connections < w->most)
        make_accept(w, true);
    free(p);
    w->moved(w->server);
}

/* -- WebSockets: out --------------------------------------------------------------------------- */

void bcg_network_part(void *context, void *of, int code, const char *why)
{
    peer *p = of;
    (void)context;
    if (p->close_code)
        return;
    p->close_code = code;
    p->close_why = why;
    bcg_server_log("closed", p->address, NULL, why);
    lws_callback_on_writable(p->wsi);
}

const char *bcg_network_address(const void *of)
{
    const peer *p = of;
    return p->address;
}

void bcg_network_send(void *context, void *of, const char *text, size_t size)
{
    peer *p = of;
    if (p->close_code)
        return;
    message *m = p->queued + size > LARGEST_QUEUE ? NULL : malloc(sizeof *m + LWS_PRE + size);
    if (m == NULL) {
        bcg_network_part(context, p, 1008, "too much is left unread");
        return;
    }
    m->next = NULL;
    m->size = size;
    memcpy(m->buffer + LWS_PRE, text, size);
    *p->last = m;
    p->last = &m->next;
    p->queued += size;
    lws_callback_on_writable(p->wsi);
}

/* One message at a time, as libwebsockets wants it. */
static int write_message(peer *p)
{
    message *m = p->first;
    if (p->close_code && (m == NULL || p->close_code != BCG_GOING_AWAY)) {
        lws_close_reason(p->wsi, (enum lws_close_status)p->close_code,
                         (unsigned char *)p->close_why, strlen(p->close_why));
        return -1;
    }
    if (m == NULL)
        return 0;
    const int written = lws_write(p->wsi, m->buffer + LWS_PRE, m->size, LWS_WRITE_TEXT);
    p->first = m->next;
    if (p->first == NULL)
        p->last = &p->first;
    p->queued -= m->size;
    free(m);
    if (written < 0)
        return -1;
    if (p->first || p->close_code)
        lws_callback_on_writable(p->wsi);
    return 0;
}

/* -- WebSockets: in ---------------------------------------------------------------------------- */

static void copy_header(struct lws *wsi, enum lws_token_indexes token, char *out, int size)
{
    out[0] = '\0';
    if (lws_hdr_total_length(wsi, token) >= size || lws_hdr_copy(wsi, out, size, token) < 0)
        out[0] = '\0';
}

/* The last address a proxy has added is the one it has seen itself. */
static void find_address(peer *p)
{
    char list[256];
    if (!p->wire->config->behind_proxy)
        return;
    copy_header(p->wsi, WSI_TOKEN_X_FORWARDED_FOR, list, sizeof list);
    const char *last = strrchr(list, ',');
    last = last ? last + 1 : list;
    while (*last == ' ')
        last++;
    if (last[0])
        snprintf(p->address, sizeof p->address, "%.60s", last);
}

static bool is_too_long(struct lws *wsi, enum lws_token_indexes token, int size)
{
    return lws_hdr_total_length(wsi, token) >= size;
}

/* Did it come by https, as far as the proxy tells? */
static bool is_secure(const peer *p)
{
    bool secure = false;
#ifdef LWS_WITH_CUSTOM_HEADERS
    static const char name[] = "x-forwarded-proto:";
    char proto[8] = "";
    if (p->wire->config->behind_proxy &&
        lws_hdr_custom_copy(p->wsi, proto, sizeof proto, name, sizeof name - 1) > 0)
        secure = strcasecmp(proto, "https") == 0;
#else
    (void)p;
#endif
    return secure;
}

static void copy_host(struct lws *wsi, char *out, int size)
{
    copy_header(wsi, WSI_TOKEN_HOST, out, size);
    if (is_too_long(wsi, WSI_TOKEN_HOST, size))
        snprintf(out, (size_t)size, "too long");
}

/* 0: welcome. */
static int confirm_upgrade(peer *p)
{
    bcg_network *w = p->wire;
    char path[64], origin[256], host[256], version[8], protocol[64], text[BCG_STRANGE_TEXT] = "";
    p->spoke = true;
    copy_header(p->wsi, WSI_TOKEN_VERSION, version, sizeof version);
    copy_header(p->wsi, WSI_TOKEN_PROTOCOL, protocol, sizeof protocol);
    copy_header(p->wsi, WSI_TOKEN_GET_URI, path, sizeof path);
    copy_header(p->wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    copy_host(p->wsi, host, sizeof host);
    find_address(p);
    int status = 0;
    if (!may(w, p, BCG_LIMIT_MESSAGES, w->config->limits.messages))
        return lws_return_http_status(p->wsi, 429, NULL) ? -1 : 1;
    if (!bcg_http_is_us(&w->web, host)) {
        status = BCG_STRANGE_HOST;
        bcg_http_tell_strange(host, text);
    } else if (strcmp(path, "/ws") != 0 || is_for_figures(p->wsi))
        status = HTTP_STATUS_NOT_FOUND;
    else if (is_too_long(p->wsi, WSI_TOKEN_ORIGIN, sizeof origin) ||
             !bcg_http_trusts(&w->web, origin, host, is_secure(p)))
        status = HTTP_STATUS_FORBIDDEN;
    else if (strcmp(version, "13") != 0 || (protocol[0] && strstr(protocol, "bocage") == NULL))
        status = HTTP_STATUS_BAD_REQUEST; /* libwebsockets takes any version */
    if (status == 0)
        return 0;
    log_refused(w, p->address,
                status == HTTP_STATUS_FORBIDDEN     ? "origin"
                : status == HTTP_STATUS_BAD_REQUEST ? "protocol"
                : status == BCG_STRANGE_HOST        ? "host"
                                                    : "address");
    return lws_return_http_status(p->wsi, (unsigned)status, text[0] ? text : NULL) ? -1 : 1;
}

static int begin_guest(peer *p)
{
    p->client = bcg_client_new(p->wire->hub, p);
    p->heard = bcg_clock_ms();
    has_time(p, STRANGER_SECONDS);
    if (bcg_bytes_read(lws_get_socket_fd(p->wsi), &p->read))
        p->explained = p->read; /* by the handshake */
    return p->client ? 0 : -1;
}

/* Nobody may hold a connection and say nothing. */
static void look_after(peer *p)
{
    if (p->client == NULL) {
        if (p->receiving)
            bcg_server_log("closed", p->address, NULL, "a request took too long");
        lws_set_timeout(p->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_SYNC);
    } else if (!bcg_client_entered(p->client))
        bcg_network_part(p->wire, p, 1008, "no game was entered in time");
    else if (bcg_clock_ms() >= p->heard + (uint64_t)IDLE_SECONDS * 1000)
        bcg_network_part(p->wire, p, BCG_GOING_AWAY, "nothing was said for a long time");
    else
        p->until = p->heard + (uint64_t)IDLE_SECONDS * 1000;
}

/* libwebsockets answers pings, drops pongs and joins fragments without a word, so they are seen
 * only in the number of bytes: what no message explains counts as messages. */
static void count_bytes(peer *p)
{
    const bcg_network *w = p->wire;
    uint64_t read;
    if (p->client == NULL || p->close_code || !bcg_bytes_read(lws_get_socket_fd(p->wsi), &read))
        return;
    const bool enough = charge_bytes(p, read > p->read ? read - p->read : 0);
    p->read = read;
    if (p->explained > read) /* read in one go with the handshake */
        p->explained = read;
    const uint64_t messages = (read - p->explained) / OVERHEAD;
    p->explained += messages * OVERHEAD;
    if (!enough)
        bcg_network_part(p->wire, p, 1008, "too many bytes");
    else if (messages && w->config->limits.messages &&
             !bcg_limits_charge(w->limits, p->address, BCG_LIMIT_MESSAGES,
                                messages > UINT32_MAX ? UINT32_MAX : (uint32_t)messages,
                                bcg_clock_ms()))
        bcg_network_part(p->wire, p, 1008, "too many pings, pongs or fragments");
}

void bcg_network_look(bcg_network *w)
{
    const uint64_t now = bcg_clock_ms();
    for (peer *p = w->peers, *next; p; p = next) {
        next = p->next;
        count_bytes(p);
        if (p->until && now >= p->until)
            look_after(p);
    }
}

/* It was not us who ended it, and nobody said goodbye. */
static void note_loss(const peer *p)
{
    if (p->client && p->close_code == 0 && !p->left)
        bcg_server_log("closed", p->address, NULL, "lost, or not understood");
}

/* Room for so many bytes more, made in large steps: a message may come in many small pieces. */
static bool make_room(peer *p, size_t size)
{
    if (p->in_size + size <= p->in_capacity)
        return true;
    const size_t buffer = 2 * (p->in_size + size);
    char *in = realloc(p->in, buffer);
    if (in) {
        p->in = in;
        p->in_capacity = buffer;
    }
    return in != NULL;
}

static void forget_message(peer *p)
{
    free(p->in);
    p->in = NULL;
    p->in_size = p->in_capacity = 0;
}

static int hear(peer *p, const char *text, size_t size)
{
    bcg_network *w = p->wire;
    p->explained += size;
    if (p->close_code || w->stopping)
        return 0;
    if (lws_frame_is_binary(p->wsi)) {
        bcg_network_part(w, p, 1003, "messages are text");
        return 0;
    }
    if (p->in_size + size > LARGEST_MESSAGE) {
        bcg_network_part(w, p, 1009, "a message is too large");
        return 0;
    }
    if (!make_room(p, size))
        return -1;
    if (size)
        memcpy(p->in + p->in_size, text, size);
    p->in_size += size;
    if (!lws_is_final_fragment(p->wsi) || lws_remaining_packet_payload(p->wsi))
        return 0;
    if (!may(w, p, BCG_LIMIT_MESSAGES, w->config->limits.messages)) {
        bcg_network_part(w, p, 1008, "too many messages");
        return 0;
    }
    p->explained += FRAME;
    p->heard = bcg_clock_ms();
    bcg_client_hear(p->client, p->in ? p->in : "", p->in_size, p->heard);
    forget_message(p);
    w->moved(w->server);
    return 0;
}

/* -- HTTP: out --------------------------------------------------------------------------------- */

static const char json_type[] = "application/json";

static void answer_with(peer *p, int status, const char *type, char *own, size_t size)
{
    forget_answer(p);
    p->answer = (answer){
        .status = status, .type = type, .own = own, .text = own, .size = size, .bare = p->head};
    p->ready = true;
    has_time(p, ANSWER_SECONDS);
    lws_callback_on_writable(p->wsi);
}

static void answer_copy(peer *p, int status, const char *type, const char *text, size_t size)
{
    char *own = malloc(size + 1);
    if (own)
        memcpy(own, text, size);
    answer_with(p, own ? status : 503, type, own, own ? size : 0);
}

static void answer_refusal(peer *p, int status, const char *reason, const char *text)
{
    bcg_json j = {0};
    log_refused(p->wire, p->address, reason);
    bcg_refuse(NULL, reason, text, &j);
    answer_copy(p, status, json_type, j.failed ? "" : j.text, j.failed ? 0 : j.size);
    bcg_json_free(&j);
}

static void answer_page(peer *p, const bcg_asset *page)
{
    char seen[128];
    forget_answer(p);
    copy_header(p->wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, seen, sizeof seen);
    const char *etag = strncmp(seen, "W/", 2) == 0 ? seen + 2
                                                   : seen; /* a proxy has compressed it */
    const bool same = strcmp(etag, page->etag) == 0;
    p->answer = (answer){.status = same ? 304 : 200,
                         .type = page->type,
                         .page = page,
                         .text = page->text,
                         .size = page->size,
                         .bare = same || p->head};
    p->ready = true;
    has_time(p, ANSWER_SECONDS);
    lws_callback_on_writable(p->wsi);
}

void bcg_network_reply(void *context, void *of, int status, const char *text, size_t size)
{
    peer *p = of;
    (void)context;
    p->waiting = false;
    const char *type = status != 200                     ? json_type
                       : p->call.what == BCG_CALL_REPLAY ? "text/plain; charset=utf-8"
                       : p->call.what == BCG_CALL_GROUND ? "image/svg+xml"
                                                         : json_type;
    answer_copy(p, status, type, text, size);
}

/* Nothing from elsewhere, nothing inline, no frame around us, no address told to others. */
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

static const char *cache_of(const answer *a)
{
    return a->page == NULL    ? "no-store"
           : a->page->lasting ? "max-age=31536000, immutable"
                              : "no-cache";
}

static int write_headers(peer *p)
{
    unsigned char buffer[LWS_PRE + 2048], *at = buffer + LWS_PRE, *end = buffer + sizeof buffer - 1;
    const answer *a = &p->answer;
    unsigned char *start = at;
    const lws_filepos_t length = a->status == 304 ? 0 : a->size;
    if (lws_add_http_common_headers(p->wsi, (unsigned)a->status, a->type, length, &at, end) ||
        !add_header(p->wsi, "connection:", "close", &at, end) ||
        !add_header(p->wsi, "cache-control:", cache_of(a), &at, end) ||
        (a->page && !add_header(p->wsi, "etag:", a->page->etag, &at, end)))
        return -1;
    for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++)
        if (!add_header(p->wsi, headers[i].name, headers[i].value, &at, end))
            return -1;
    return lws_finalize_write_http_header(p->wsi, start, &at, end) ? -1 : 0;
}

/* A connection brings one request: libwebsockets 4.1 never leaves its loop again if another one
 * with a body follows in the same packet. */
static int write_answer(peer *p)
{
    unsigned char buffer[LWS_PRE + PIECE];
    answer *a = &p->answer;
    if (!p->ready)
        return 0;
    if (!a->headed) {
        if (write_headers(p))
            return -1;
        a->headed = true;
        if (a->bare || a->size == 0)
            return -1;
        lws_callback_on_writable(p->wsi);
        return 0;
    }
    const size_t left = a->size - a->sent, now = left < PIECE ? left : PIECE;
    memcpy(buffer + LWS_PRE, a->text + a->sent, now);
    if (lws_write(p->wsi, buffer + LWS_PRE, now,
                  now == left ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0)
        return -1;
    a->sent += now;
    if (a->sent == a->size)
        return -1; /* done */
    lws_callback_on_writable(p->wsi);
    return 0;
}

/* -- HTTP: in ---------------------------------------------------------------------------------- */

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

static void call_hall(peer *p)
{
    bcg_network *w = p->wire;
    if (p->call.what == BCG_CALL_MAKE && !may(w, p, BCG_LIMIT_GAMES, w->config->limits.games)) {
        answer_refusal(p, 429, "TOO_MUCH", "too many games were made from here: wait a little");
        return;
    }
    const bool reads = p->call.what == BCG_CALL_IMPORT || p->call.what == BCG_CALL_GROUND;
    if (reads && !may(w, p, BCG_LIMIT_IMPORTS, w->config->limits.imports)) {
        answer_refusal(p, 429, "TOO_MUCH",
                       "too many battles were read or drawn for this address: wait a little");
        return;
    }
    p->waiting = true;
    p->call.body = p->in ? p->in : "";
    p->call.size = p->in_size;
    bcg_hub_call(w->hub, p, &p->call, bcg_clock_ms());
    forget_message(p);
    w->moved(w->server);
}

static void answer_text(peer *p, bool ok, char *text)
{
    answer_with(p, ok ? 200 : 503, "text/plain; charset=utf-8", text, text ? strlen(text) : 0);
}

static void answer_health(peer *p)
{
    bool well;
    char *text = p->wire->health(p->wire->server, &well);
    answer_text(p, well, text);
}

/* How long the body will be: 0 if there is none, -1 if that is no number, LARGEST_BODY + 1 if it is
 * larger than that. */
static long body_length(struct lws *wsi)
{
    char length[16];
    copy_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, length, sizeof length);
    if (length[strspn(length, "0123456789")] != '\0')
        return -1;
    const long long said = length[0] ? strtoll(length, NULL, 10) : LARGEST_BODY + 1;
    return said > LARGEST_BODY ? LARGEST_BODY + 1 : (long)said;
}

static void await_body(peer *p)
{
    const bool says = lws_hdr_total_length(p->wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0;
    const long length = says ? body_length(p->wsi) : 0;
    if (lws_hdr_total_length(p->wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0)
        answer_refusal(p, 411, "BAD_REQUEST", "a body must come with its length");
    else if (length == 0)
        call_hall(p);
    else if (length < 0)
        answer_refusal(p, 400, "BAD_REQUEST", "this is no length of a body");
    else if (length > LARGEST_BODY)
        answer_refusal(p, 413, "TOO_MUCH", "this is larger than 256 KiB");
    else {
        p->receiving = true;
        has_time(p, REQUEST_SECONDS);
    }
}

/* Figures have a port of their own, or are for whoever sits at this machine: behind a proxy that
 * could be anybody. */
static bool may_have_figures(const peer *p)
{
    const bcg_server_config *config = p->wire->config;
    if (config->metrics_address)
        return is_for_figures(p->wsi);
    return !config->behind_proxy && bcg_http_is_loopback(p->address);
}

static void answer_strange_host(peer *p, const char *host)
{
    char text[BCG_STRANGE_TEXT];
    bcg_http_tell_strange(host, text);
    answer_refusal(p, BCG_STRANGE_HOST, "STRANGE_HOST", text);
}

/* Where the body is still to come, nothing is answered yet. */
static void begin_request(peer *p, const char *path, size_t size)
{
    bcg_network *w = p->wire;
    p->spoke = true;
    p->until = 0;
    char query[128], host[256], origin[256];
    copy_header(p->wsi, WSI_TOKEN_HTTP_URI_ARGS, query, sizeof query);
    copy_host(p->wsi, host, sizeof host);
    copy_header(p->wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    copy_header(p->wsi, WSI_TOKEN_HTTP_AUTHORIZATION, p->authorization, sizeof p->authorization);
    if (is_too_long(p->wsi, WSI_TOKEN_ORIGIN, sizeof origin))
        snprintf(origin, sizeof origin, "too long");
    find_address(p);
    if (snprintf(p->path, sizeof p->path, "%s", path) >= (int)sizeof p->path ||
        strlen(path) != size) /* there is a zero byte in it */
        p->path[0] = '\0';
    const bcg_http_request request = {.method = method_of(p->wsi),
                                      .path = p->path,
                                      .query = query,
                                      .host = host,
                                      .origin = origin,
                                      .authorization = p->authorization,
                                      .secure = is_secure(p),
                                      .figures = may_have_figures(p),
                                      .only_figures = is_for_figures(p->wsi)};
    const bcg_http_meaning m = bcg_http_read(&w->web, &request);
    w->figures.http++;
    p->head = strcmp(request.method, "HEAD") == 0;
    p->call = m.call;
    if (!may(w, p, BCG_LIMIT_MESSAGES, w->config->limits.messages))
        answer_refusal(p, 429, "TOO_MUCH", "too many requests: wait a little");
    else if (m.what == BCG_WEB_PAGE)
        answer_page(p, m.page);
    else if (m.what == BCG_WEB_HEALTH)
        answer_health(p);
    else if (m.what == BCG_WEB_METRICS)
        answer_text(p, true, w->metrics(w->server));
    else if (m.what == BCG_WEB_STRANGE_HOST)
        answer_strange_host(p, host);
    else if (m.what == BCG_WEB_REFUSED)
        answer_refusal(p, m.status, m.reason, m.text);
    else if (!m.has_body)
        call_hall(p);
    else
        await_body(p);
}

static int add_body(peer *p, const char *text, size_t size)
{
    if (p->ready) /* what is left of it is not wanted */
        return 0;
    if (!charge_bytes(p, size)) {
        answer_refusal(p, 429, "TOO_MUCH", "too many bytes came from here: wait a little");
        return 0;
    }
    if (p->in_size + size > LARGEST_BODY || !make_room(p, size)) {
        answer_refusal(p, 413, "TOO_MUCH", "this is larger than 256 KiB");
        return 0;
    }
    if (size) /* there may be no text at all */
        memcpy(p->in + p->in_size, text, size);
    p->in_size += size;
    return 0;
}

/* -- libwebsockets ----------------------------------------------------------------------------- */

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t len)
{
    if (wsi == NULL) /* about the whole, not a connection */
        return 0;
    bcg_network *w = lws_context_user(lws_get_context(wsi));
    peer *p = lws_get_opaque_user_data(wsi);
    switch (reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        return admit(w, wsi, user) ? 0 : -1;
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        new_peer(w, wsi);
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        if (p)
            free_peer(p);
        return 0;
    default:
        break;
    }
    if (p == NULL)
        return reason == LWS_CALLBACK_HTTP || reason == LWS_CALLBACK_ESTABLISHED ? -1 : 0;
    switch (reason) {
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return confirm_upgrade(p);
    case LWS_CALLBACK_ESTABLISHED:
        return begin_guest(p);
    case LWS_CALLBACK_RECEIVE:
        return hear(p, in, len);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return write_message(p);
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        p->left = true;
        return 0;
    case LWS_CALLBACK_CLOSED:
        note_loss(p);
        return 0;
    case LWS_CALLBACK_HTTP:
        begin_request(p, in, len);
        return 0;
    case LWS_CALLBACK_HTTP_BODY:
        return add_body(p, in, len);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        p->receiving = false;
        if (!p->ready && !p->waiting) {
            p->until = 0;
            call_hall(p);
        }
        return 0;
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return write_answer(p);
    default:
        return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "bocage", .callback = callback, .rx_buffer_size = 4096}, {.name = NULL}};

static void log_line(int level, const char *line)
{
    char text[256];
    (void)level;
    snprintf(text, sizeof text, "%s", line);
    text[strcspn(text, "\r\n")] = '\0';
    bcg_server_log("libwebsockets", NULL, NULL, text);
}

/* A port of their own for figures. */
static bool open_figures(bcg_network *w, struct lws_context_creation_info *info, int *port,
                         char why[BCG_STORE_WHY])
{
    info->vhost_name = figures_name;
    info->iface = w->config->metrics_address;
    info->port = w->config->metrics_port;
    struct lws_vhost *vhost = lws_create_vhost(w->context, info);
    if (vhost) {
        *port = lws_get_vhost_listen_port(vhost);
        return true;
    }
    snprintf(why, BCG_STORE_WHY, "cannot listen on %s port %d for figures: is it in use?",
             w->config->metrics_address, w->config->metrics_port);
    return false;
}

bool bcg_network_open(bcg_network *w, struct ev_loop *loop, bcg_ports *ports,
                      char why[BCG_STORE_WHY])
{
    static const lws_retry_bo_t alive = {.secs_since_valid_ping = 40,
                                         .secs_since_valid_hangup = 60};
    void *loops[] = {loop};
    struct lws_context_creation_info info = {
        .port = w->config->port,
        .iface = w->config->address,
        .protocols = protocols,
        .options = LWS_SERVER_OPTION_LIBEV | LWS_SERVER_OPTION_VALIDATE_UTF8 |
                   LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND,
        .foreign_loops = loops,
        .user = w,
        .server_string = "bocage",
        .gid = (gid_t)-1,
        .uid = (uid_t)-1,
        .timeout_secs = REQUEST_SECONDS,
        .pt_serv_buf_size = PIECE,
        .retry_and_idle_policy = &alive,
    };
    if (!bcg_listen_try(w->config->address, w->config->port, why))
        return false;
    lws_set_log_level(LLL_ERR | LLL_WARN, log_line);
    w->context = lws_create_context(&info);
    if (w->context == NULL) {
        /* Somebody else may have taken the port just now. */
        if (bcg_listen_try(w->config->address, w->config->port, why))
            snprintf(why, BCG_STORE_WHY,
                     "libwebsockets cannot begin, most likely because its libev loop is not "
                     "installed (Debian: libwebsockets-evlib-ev)");
        return false;
    }
    ports->main = lws_get_vhost_listen_port(lws_get_vhost_by_name(w->context, "default"));
    return w->config->metrics_address == NULL || open_figures(w, &info, &ports->metrics, why);
}

void bcg_network_part_all(bcg_network *w)
{
    for (peer *p = w->peers; p; p = p->next)
        if (p->client)
            bcg_network_part(w, p, BCG_GOING_AWAY, "the server stops; come back soon");
}

bool bcg_network_is_quiet(const bcg_network *w)
{
    for (const peer *p = w->peers; p; p = p->next)
        if (p->client || p->waiting || p->ready)
            return false;
    return true;
}

void bcg_network_close(bcg_network *w)
{
    if (w->context)
        lws_context_destroy(w->context);
    w->context = NULL;
}
