/* Opening and closing the ports, what libwebsockets calls, and the list of connections.
 *
 * Each connection is a bcg_peer, from the moment libwebsockets has accepted it until it destroys
 * it. Whatever arrives on it is handed to network_request.c or network_ws.c. Deadlines are checked
 * here, about once a second. */
#include "pool/clock.h"
#include "server/listen.h"
#include "server/network_peer.h"
#include "server/server_log.h"

#include <ev.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- peers ------------------------------------------------------------------------------------- */

void bcg_network_set_deadline(bcg_peer *p, int seconds)
{
    p->deadline = bcg_clock_ms() + (uint64_t)seconds * 1000;
}

static void new_peer(bcg_network *n, struct lws *wsi)
{
    bcg_peer *p = calloc(1, sizeof *p);
    if (p == NULL)
        return;
    p->network = n;
    p->wsi = wsi;
    p->last = &p->first;
    lws_get_peer_simple(wsi, p->address, sizeof p->address);
    p->next = n->peers;
    p->link = &n->peers;
    if (p->next)
        p->next->link = &p->next;
    n->peers = p;
    bcg_network_count_opened(n);
    lws_set_opaque_user_data(wsi, p);
    bcg_network_set_deadline(p, BCG_REQUEST_SECONDS);
}

static void free_peer(bcg_peer *p)
{
    bcg_network *n = p->network;
    if (!p->has_spoken)
        bcg_server_log("closed", p->address, NULL, "no request that can be read");
    if (p->waiting)
        bcg_hub_forget(n->hub, p);
    bcg_network_ws_free(p);
    bcg_network_drop_response(p);
    bcg_network_drop_input(p);
    *p->link = p->next;
    if (p->next)
        p->next->link = p->link;
    bcg_network_count_closed(n, p);
    free(p);
    n->reschedule(n->server);
}

/* The buffer grows by doubling: input may come in many small pieces. */
bool bcg_network_append_input(bcg_peer *p, const char *text, size_t size)
{
    if (p->in_size + size > p->in_capacity) {
        const size_t capacity = 2 * (p->in_size + size);
        char *in = realloc(p->in, capacity);
        if (in == NULL)
            return false;
        p->in = in;
        p->in_capacity = capacity;
    }
    if (size) /* else both pointers may be NULL */
        memcpy(p->in + p->in_size, text, size);
    p->in_size += size;
    return true;
}

void bcg_network_drop_input(bcg_peer *p)
{
    free(p->in);
    p->in = NULL;
    p->in_size = p->in_capacity = 0;
}

const char *bcg_network_address(const void *peer)
{
    const bcg_peer *p = peer;
    return p->address;
}

/* -- deadlines --------------------------------------------------------------------------------- */

static void expire(bcg_peer *p)
{
    if (p->client) {
        bcg_network_ws_expire(p);
        return;
    }
    if (p->receiving)
        bcg_server_log("closed", p->address, NULL, "a request took too long");
    lws_set_timeout(p->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_SYNC);
}

void bcg_network_tick(bcg_network *n)
{
    const uint64_t now = bcg_clock_ms();
    for (bcg_peer *p = n->peers, *next; p; p = next) {
        next = p->next;
        bcg_network_ws_count_bytes(p);
        if (p->deadline && now >= p->deadline)
            expire(p);
    }
}

/* -- libwebsockets ----------------------------------------------------------------------------- */

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                    size_t len)
{
    if (wsi == NULL) /* about the context, not a connection */
        return 0;
    bcg_network *n = lws_context_user(lws_get_context(wsi));
    bcg_peer *p = lws_get_opaque_user_data(wsi);
    switch (reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        return bcg_network_admit(n, wsi, user) ? 0 : -1;
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        new_peer(n, wsi);
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        if (p)
            free_peer(p);
        return 0;
    default:
        break;
    }
    if (p == NULL) /* there was no memory for one */
        return reason == LWS_CALLBACK_HTTP || reason == LWS_CALLBACK_ESTABLISHED ? -1 : 0;
    switch (reason) {
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return bcg_network_ws_upgrade(p);
    case LWS_CALLBACK_ESTABLISHED:
        return bcg_network_ws_open(p);
    case LWS_CALLBACK_RECEIVE:
        return bcg_network_ws_receive(p, in, len);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return bcg_network_ws_write(p);
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        p->closed_by_peer = true;
        return 0;
    case LWS_CALLBACK_CLOSED:
        bcg_network_ws_log_loss(p);
        return 0;
    case LWS_CALLBACK_HTTP:
        bcg_network_request_begin(p, in, len);
        return 0;
    case LWS_CALLBACK_HTTP_BODY:
        bcg_network_request_body(p, in, len);
        return 0;
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        bcg_network_request_end(p);
        return 0;
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return bcg_network_write_response(p);
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

/* -- opening and closing ----------------------------------------------------------------------- */

static bool open_metrics_port(bcg_network *n, struct lws_context_creation_info *info, int *port,
                              char why[BCG_STORE_WHY])
{
    info->vhost_name = BCG_METRICS_VHOST;
    info->iface = n->config->metrics_address;
    info->port = n->config->metrics_port;
    struct lws_vhost *vhost = lws_create_vhost(n->context, info);
    if (vhost) {
        *port = lws_get_vhost_listen_port(vhost);
        return true;
    }
    snprintf(why, BCG_STORE_WHY, "cannot listen on %s port %d for figures: is it in use?",
             n->config->metrics_address, n->config->metrics_port);
    return false;
}

bool bcg_network_open(bcg_network *n, struct ev_loop *loop, bcg_ports *ports,
                      char why[BCG_STORE_WHY])
{
    static const lws_retry_bo_t keepalive = {.secs_since_valid_ping = 40,
                                             .secs_since_valid_hangup = 60};
    void *loops[] = {loop};
    struct lws_context_creation_info info = {
        .port = n->config->port,
        .iface = n->config->address,
        .protocols = protocols,
        .options = LWS_SERVER_OPTION_LIBEV | LWS_SERVER_OPTION_VALIDATE_UTF8 |
                   LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND,
        .foreign_loops = loops,
        .user = n,
        .server_string = "bocage",
        .gid = (gid_t)-1,
        .uid = (uid_t)-1,
        .timeout_secs = BCG_REQUEST_SECONDS,
        .pt_serv_buf_size = BCG_RESPONSE_CHUNK,
        .retry_and_idle_policy = &keepalive,
    };
    if (!bcg_listen_try(n->config->address, n->config->port, why))
        return false;
    lws_set_log_level(LLL_ERR | LLL_WARN, log_line);
    n->context = lws_create_context(&info);
    if (n->context == NULL) {
        /* Another program may have taken the port in the meantime. */
        if (bcg_listen_try(n->config->address, n->config->port, why))
            snprintf(why, BCG_STORE_WHY,
                     "libwebsockets cannot begin, most likely because its libev loop is not "
                     "installed (Debian: libwebsockets-evlib-ev)");
        return false;
    }
    ports->main = lws_get_vhost_listen_port(lws_get_vhost_by_name(n->context, "default"));
    return n->config->metrics_address == NULL || open_metrics_port(n, &info, &ports->metrics, why);
}

void bcg_network_disconnect_all(bcg_network *n)
{
    for (bcg_peer *p = n->peers; p; p = p->next)
        if (p->client)
            bcg_network_disconnect(n, p, BCG_GOING_AWAY, "the server stops; come back soon");
}

bool bcg_network_is_quiet(const bcg_network *n)
{
    for (const bcg_peer *p = n->peers; p; p = p->next)
        if (p->client || p->waiting || p->ready)
            return false;
    return true;
}

void bcg_network_close(bcg_network *n)
{
    if (n->context)
        lws_context_destroy(n->context);
    n->context = NULL;
}
