/* The whole server: HTTP and WebSockets (network.h) on a libev loop, games (hub.h) behind them. */
#ifndef BOCAGE_SERVER_SERVER_H
#define BOCAGE_SERVER_SERVER_H

#include "game/registry.h"
#include "server/assets.h"
#include "store/store.h"

#include <stdint.h>

/* Limits for each address, and for the log; 0: unlimited. */
typedef struct bcg_server_limits {
    int messages;    /* in a minute, and as many at once */
    int connections; /* at the same time */
    int games;       /* made at once, and then one a minute */
    int imports;     /* battles read and pictures drawn in a minute, and as many at once */
    int kib;         /* received in a minute, and as many at once */
    int log;         /* lines of a kind in a minute */
} bcg_server_limits;

/* The ports we listen on; 0: none. */
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
    int keep_finished;           /* as hub.h */
    int most_connections;        /* of all addresses together; 0: as many as descriptors allow */
    bool behind_proxy;           /* take addresses from X-Forwarded-For */
    const char *const *origins;  /* as http_routes.h */
    const char *const *hosts;    /* likewise */
    const char *metrics_address; /* of a separate port for /metrics; NULL: none */
    int metrics_port;            /* 0: any that is free */
    bcg_assets *assets;
    char *(*find_scenario)(void *context, const char *id, size_t *size);
    char *(*draw_ground)(void *context, const char *look, const char *edition, const char *text,
                         size_t *size);
    char *(*read_battle)(void *context, const char *text, bool *playable);
    void (*ready)(void *context, const bcg_ports *ports);
    void *context;
} bcg_server_config;

/* Run until SIGTERM or SIGINT. False, with a sentence, if it cannot start. */
bool bcg_serve(const bcg_server_config *config, char why[BCG_STORE_WHY]);

#endif
