/* Between libwebsockets and the hub: connections, messages in pieces, answers in pieces. Nothing
 * else here knows libwebsockets. */
#ifndef BOCAGE_SERVER_NETWORK_H
#define BOCAGE_SERVER_NETWORK_H

#include "server/http_routes.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/server.h"

enum { BCG_GOING_AWAY = 1001 }; /* a code of RFC 6455: what is still to be sent is sent first */

struct ev_loop;

/* Counted since the start. */
typedef struct bcg_network_figures {
    int connections;
    uint64_t http, refused;
} bcg_network_figures;

typedef struct bcg_network {
    const bcg_server_config *config;
    bcg_hub *hub;
    bcg_limits *limits;
    bcg_http_context web;
    struct lws_context *context;
    struct peer *peers; /* all of them */
    int most;           /* connections at once, of all addresses together */
    struct lws *listener;
    bool full; /* nobody is accepted */
    bcg_network_figures figures;
    bool stopping; /* nothing more is heard */
    /* Something was done: the next due time may be another. */
    void (*moved)(void *server);
    /* The text of /metrics, to be freed; NULL if there is no memory. */
    char *(*metrics)(void *server);
    /* The text of /healthz, likewise, and whether it is good news. */
    char *(*health)(void *server, bool *well);
    void *server;
} bcg_network;

/* False, with a sentence, if it cannot listen. */
bool bcg_network_open(bcg_network *w, struct ev_loop *loop, bcg_ports *ports,
                      char why[BCG_STORE_WHY]);
/* See whose time is up: about once a second. */
void bcg_network_look(bcg_network *w);
/* Say goodbye to everybody. */
void bcg_network_part_all(bcg_network *w);
/* Has everybody gone or been answered? */
bool bcg_network_is_quiet(const bcg_network *w);
void bcg_network_close(bcg_network *w);

/* For the hub's config; the context is the network. */
void bcg_network_send(void *context, void *of, const char *text, size_t size);
void bcg_network_part(void *context, void *of, int code, const char *why);
void bcg_network_reply(void *context, void *of, int status, const char *text, size_t size);
uint64_t bcg_network_owner(void *context, void *of);
bool bcg_network_may_make(void *context, void *of);

/* The address of a peer, for the log. */
const char *bcg_network_address(const void *of);

#endif
