/* The server as a whole: HTTP and WebSockets by libwebsockets on a libev loop, carrying what hub.h
 * and web.h decide. */
#ifndef BOCAGE_SERVER_SERVER_H
#define BOCAGE_SERVER_SERVER_H

#include "game/registry.h"
#include "server/assets.h"
#include "store/store.h"

#include <stdint.h>

/* How much one address may ask for, and how much is written to the log; 0: as much as it likes. */
typedef struct bcg_server_limits {
    int messages;    /* in a minute, and as many at once */
    int connections; /* at the same time */
    int games;       /* made at once; one more each minute */
    int imports;     /* battles read and pictures drawn in a minute, and as many at once */
    int kib;         /* received in a minute, and as many at once */
    int log;         /* lines of a kind in a minute */
} bcg_server_limits;

/* That are listened on; 0: there is none. */
typedef struct bcg_ports {
    int main, metrics;
} bcg_ports;

typedef struct bcg_server_config {
    const char *address;
    int port;                    /* 0: any that is free */
    const bcg_ruleset *rulesets; /* as hub.h */
    const char *db, *rules;
    int64_t db_limit;
    int threads, pace, hush; /* as hub.h */
    bcg_server_limits limits;
    int keep_finished;          /* as hub.h */
    int most_connections;       /* of all addresses together; 0: as many as there are descriptors */
    bool behind_proxy;          /* addresses are those that a proxy tells */
    const char *const *origins; /* as web.h */
    const char *const *hosts;   /* likewise */
    const char *metrics_address; /* a port of its own for /metrics; NULL: there is none */
    int metrics_port;            /* 0: any that is free */
    bcg_assets *assets;
    char *(*find_scenario)(void *context, const char *id, size_t *size);
    char *(*draw_ground)(void *context, const char *look, const char *edition, const char *text,
                         size_t *size);
    char *(*read_battle)(void *context, const char *text, bool *playable);
    void (*ready)(void *context, const bcg_ports *ports);
    void *context;
} bcg_server_config;

/* Runs until SIGTERM or SIGINT. False, with a sentence, if it cannot begin. */
bool bcg_serve(const bcg_server_config *config, char why[BCG_STORE_WHY]);

#endif
