/* The inside of network.h: one connection (a peer) and what the network_*.c files ask of each
 * other. Only they include this header, and only they know libwebsockets.
 *
 *   network.c           opening and closing, the libwebsockets callback, peers, deadlines
 *   network_admit.c     rate limits and the number of connections
 *   network_request.c   an HTTP request: headers, body, and what is to be done with it
 *   network_response.c  an HTTP response, written in pieces
 *   network_ws.c        WebSockets: handshake, messages in and out
 *
 * A callback of libwebsockets returns 0 to go on and -1 to close the connection. */
#ifndef BOCAGE_SERVER_NETWORK_PEER_H
#define BOCAGE_SERVER_NETWORK_PEER_H

#include "server/network.h"

#include <libwebsockets.h>

enum {
    BCG_REQUEST_SECONDS = 10,   /* to send a request */
    BCG_RESPONSE_SECONDS = 60,  /* to read the response */
    BCG_RESPONSE_CHUNK = 16384, /* bytes written at a time */
    BCG_PEER_ADDRESS = 64,
};

/* A WebSocket message waiting to be sent. */
typedef struct bcg_queued_message {
    struct bcg_queued_message *next;
    size_t size;
    unsigned char buffer[]; /* LWS_PRE bytes, then the text */
} bcg_queued_message;

typedef struct bcg_response {
    int status;
    const char *type;
    const bcg_asset *page; /* whose text this is; NULL: the text is `own` */
    char *own;
    const char *text;
    size_t size, sent;
    bool headers_sent;
    bool no_body; /* HEAD or 304 */
} bcg_response;

typedef struct bcg_peer {
    bcg_network *network;
    struct lws *wsi;
    char address[BCG_PEER_ADDRESS];
    struct bcg_peer *next, **link; /* in the list of all peers; *link is this one */
    bool has_spoken;               /* a request or a handshake has been read */
    uint64_t deadline;             /* in bcg_clock_ms; 0: none */
    /* Input so far: a message of which fragments are missing, or the body of a request. */
    char *in;
    size_t in_size, in_capacity;
    /* WebSocket */
    bcg_client *client; /* NULL: not a WebSocket */
    bcg_queued_message *first, **last;
    size_t queued;  /* bytes in that queue */
    int close_code; /* 0: not being closed by us */
    const char *close_why;
    bool closed_by_peer;
    uint64_t last_message_ms;
    /* Bytes read from the socket, those of them that messages account for, and those not charged
     * to the address yet because they are less than a KiB. */
    uint64_t read, accounted, uncharged;
    /* HTTP */
    bcg_call call;
    char path[512], authorization[128];
    bool receiving; /* the body */
    bool waiting;   /* for the hub's reply */
    bool is_head;   /* the method is HEAD */
    bool ready;     /* the response may be sent */
    bcg_response response;
} bcg_peer;

/* -- network.c --------------------------------------------------------------------------------- */

/* libwebsockets has timers too, but on a quiet libev loop they fire up to half a minute late, and
 * some start over with every byte. */
void bcg_network_set_deadline(bcg_peer *p, int seconds);
/* False: no memory, and nothing was appended. */
bool bcg_network_append_input(bcg_peer *p, const char *text, size_t size);
void bcg_network_drop_input(bcg_peer *p);

/* -- network_admit.c --------------------------------------------------------------------------- */

/* May this connection be accepted? `args` are those of LWS_CALLBACK_FILTER_NETWORK_CONNECTION. */
bool bcg_network_admit(bcg_network *n, struct lws *listener,
                       const struct lws_filter_network_conn_args *args);
/* Count a connection that was opened or closed; stop accepting at max_connections. */
void bcg_network_count_opened(bcg_network *n);
void bcg_network_count_closed(bcg_network *n, const bcg_peer *p);
/* Take one from an address's allowance; a limit of 0 is none. False, and logged, if it is used up.
 */
bool bcg_network_take(bcg_network *n, const bcg_peer *p, bcg_limited what, int limit);
/* Charge bytes received. False: more than the address may send. */
bool bcg_network_charge_bytes(bcg_peer *p, uint64_t bytes);
void bcg_network_log_refusal(bcg_network *n, const char *address, const char *reason);
/* The virtual host that listens on the port for metrics, and whether a connection came to it. */
#define BCG_METRICS_VHOST "figures"
bool bcg_network_is_metrics_port(struct lws *wsi);

/* -- network_request.c ------------------------------------------------------------------------- */

/* Headers, for the WebSocket handshake too. One that is missing or too long for `out` is empty. */
void bcg_network_copy_header(struct lws *wsi, enum lws_token_indexes token, char *out, int size);
bool bcg_network_is_too_long(struct lws *wsi, enum lws_token_indexes token, int size);
/* "too long" if it is. */
void bcg_network_copy_host(struct lws *wsi, char *out, int size);
/* Behind a proxy, replace the peer's address by the one the proxy has seen. */
void bcg_network_find_address(bcg_peer *p);
/* Did it come by https, as far as the proxy tells? */
bool bcg_network_is_secure(const bcg_peer *p);

/* The headers have come, then pieces of the body, then its end. */
void bcg_network_request_begin(bcg_peer *p, const char *path, size_t size);
void bcg_network_request_body(bcg_peer *p, const char *text, size_t size);
void bcg_network_request_end(bcg_peer *p);

/* -- network_response.c ------------------------------------------------------------------------ */

/* Each replaces the response so far. `own` is freed with it; NULL for an empty one. */
void bcg_network_respond(bcg_peer *p, int status, const char *type, char *own, size_t size);
void bcg_network_respond_page(bcg_peer *p, const bcg_asset *page);
/* A refusal as JSON, logged under its reason. */
void bcg_network_respond_refusal(bcg_peer *p, int status, const char *reason, const char *text);
void bcg_network_drop_response(bcg_peer *p);
/* Write the next piece; for LWS_CALLBACK_HTTP_WRITEABLE. */
int bcg_network_write_response(bcg_peer *p);

/* -- network_ws.c ------------------------------------------------------------------------------ */

/* Check a handshake: 0 to accept it, else as libwebsockets wants it once a status was sent. */
int bcg_network_ws_upgrade(bcg_peer *p);
int bcg_network_ws_open(bcg_peer *p);
int bcg_network_ws_receive(bcg_peer *p, const char *text, size_t size);
/* Write the next queued message, or close. */
int bcg_network_ws_write(bcg_peer *p);
/* Charge what came without becoming a message. */
void bcg_network_ws_count_bytes(bcg_peer *p);
/* The deadline of a WebSocket has passed: close it, or set the next one. */
void bcg_network_ws_expire(bcg_peer *p);
/* Log a connection that neither side closed properly. */
void bcg_network_ws_log_loss(const bcg_peer *p);
void bcg_network_ws_free(bcg_peer *p);

#endif
