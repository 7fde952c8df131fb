/* Connections: HTTP and WebSockets by libwebsockets, between the sockets and the hub. Messages and
 * requests are put together from the pieces that arrive, limits applied, replies written in pieces.
 * Nothing outside network*.c knows libwebsockets. */
#ifndef BOCAGE_SERVER_NETWORK_H
#define BOCAGE_SERVER_NETWORK_H

#include "server/http_routes.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/server.h"

enum {
    BCG_GOING_AWAY = 1001
}; /* a close code of RFC 6455; with it, queued messages go out first */

struct ev_loop;

typedef struct bcg_network_figures {
    int connections;        /* open now */
    uint64_t http, refused; /* since the start */
} bcg_network_figures;

typedef struct bcg_network {
    const bcg_server_config *config;
    bcg_hub *hub;
    bcg_limits *limits;
    bcg_http_context http;
    int max_connections; /* of all addresses together */
    bool stopping;       /* ignore messages and accept no connections */
    bcg_network_figures figures;
    /* Called when the hub may have something due earlier than before. */
    void (*reschedule)(void *server);
    /* The text of /metrics, to be freed; NULL if there is no memory. */
    char *(*metrics)(void *server);
    /* The same for /healthz, and whether the server is healthy. */
    char *(*health)(void *server, bool *well);
    void *server;
    /* network*.c only */
    struct lws_context *context;
    struct bcg_peer *peers;
    struct lws *listener; /* for flow control; NULL before the first connection */
    bool full;            /* not accepting */
} bcg_network;

/* False, with a sentence, if it cannot listen. */
bool bcg_network_open(bcg_network *n, struct ev_loop *loop, bcg_ports *ports,
                      char why[BCG_STORE_WHY]);
/* Check deadlines and count bytes: about once a second. */
void bcg_network_tick(bcg_network *n);
/* Close all WebSockets, once their queues are empty. */
void bcg_network_disconnect_all(bcg_network *n);
/* No WebSocket is open and no request unanswered. */
bool bcg_network_is_quiet(const bcg_network *n);
void bcg_network_close(bcg_network *n);

/* For bcg_hub_config; the context is the network. */
void bcg_network_send(void *context, void *peer, const char *text, size_t size);
void bcg_network_disconnect(void *context, void *peer, int code, const char *why);
void bcg_network_reply(void *context, void *peer, int status, const char *text, size_t size);
uint64_t bcg_network_owner(void *context, void *peer);
bool bcg_network_may_make(void *context, void *peer);

/* The address of a peer, for the log. */
const char *bcg_network_address(const void *peer);

#endif
