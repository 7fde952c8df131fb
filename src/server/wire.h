/* Between libwebsockets and the hall: connections, messages in pieces, answers in pieces. Nothing
 * else here knows libwebsockets. */
#ifndef BOCAGE_SERVER_WIRE_H
#define BOCAGE_SERVER_WIRE_H

#include "server/hall.h"
#include "server/limits.h"
#include "server/server.h"
#include "server/web.h"

enum { BCG_GOING_AWAY = 1001 }; /* a code of RFC 6455: what is still to be sent is sent first */

struct ev_loop;

/* Counted since the start. */
typedef struct bcg_wire_figures {
    int connections;
    uint64_t http, refused;
} bcg_wire_figures;

typedef struct bcg_wire {
    const bcg_server_plan *plan;
    bcg_hall *hall;
    bcg_limits *limits;
    bcg_web web;
    struct lws_context *context;
    struct peer *peers; /* all of them */
    int most;           /* connections at once, of all addresses together */
    struct lws *listener;
    bool full; /* nobody is accepted */
    bcg_wire_figures figures;
    bool stopping; /* nothing more is heard */
    /* Something was done: the next due time may be another. */
    void (*moved)(void *server);
    /* The text of /metrics, to be freed; NULL if there is no memory. */
    char *(*metrics)(void *server);
    /* The text of /healthz, likewise, and whether it is good news. */
    char *(*health)(void *server, bool *well);
    void *server;
} bcg_wire;

/* False, with a sentence, if it cannot listen. */
bool bcg_wire_open(bcg_wire *w, struct ev_loop *loop, bcg_ports *ports, char why[BCG_STORE_WHY]);
/* See whose time is up: about once a second. */
void bcg_wire_look(bcg_wire *w);
/* Say goodbye to everybody. */
void bcg_wire_part_all(bcg_wire *w);
/* Has everybody gone or been answered? */
bool bcg_wire_is_quiet(const bcg_wire *w);
void bcg_wire_close(bcg_wire *w);

/* For the hall's plan; the context is the wire. */
void bcg_wire_send(void *context, void *of, const char *text, size_t size);
void bcg_wire_part(void *context, void *of, int code, const char *why);
void bcg_wire_reply(void *context, void *of, int status, const char *text, size_t size);
uint64_t bcg_wire_owner(void *context, void *of);
bool bcg_wire_may_make(void *context, void *of);

/* The address of a peer, for the log. */
const char *bcg_wire_address(const void *of);

uint64_t bcg_now(void); /* milliseconds that never go back */

#endif
