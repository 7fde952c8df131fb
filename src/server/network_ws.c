/* WebSockets: the handshake, messages in and out, and the end of a connection.
 *
 * Messages go to the hub one by one, whole; what it sends is queued and written whenever the socket
 * takes more. A peer that sends too much, reads too little or stays silent is disconnected, with a
 * close code of RFC 6455 and a sentence. */
#include "pool/clock.h"
#include "server/network_peer.h"
#include "server/server_log.h"
#include "server/traffic.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_MESSAGE = 64 * 1024,
    MAX_QUEUE = 1024 * 1024, /* bytes a peer may leave unread */
    ENTER_SECONDS = 10,      /* to enter a game after connecting */
    IDLE_SECONDS = 12 * 3600,
    MAX_FRAME_HEADER = 14,
    BYTES_PER_MESSAGE = 128, /* pings, pongs and fragments: so many bytes count as a message */
};

/* -- out --------------------------------------------------------------------------------------- */

void bcg_network_disconnect(void *context, void *peer, int code, const char *why)
{
    bcg_peer *p = peer;
    (void)context;
    if (p->close_code)
        return;
    p->close_code = code;
    p->close_why = why;
    bcg_server_log("closed", p->address, NULL, why);
    lws_callback_on_writable(p->wsi);
}

void bcg_network_send(void *context, void *peer, const char *text, size_t size)
{
    bcg_peer *p = peer;
    if (p->close_code)
        return;
    bcg_queued_message *m = p->queued + size > MAX_QUEUE ? NULL
                                                         : malloc(sizeof *m + LWS_PRE + size);
    if (m == NULL) {
        bcg_network_disconnect(context, p, 1008, "too much is left unread");
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

/* libwebsockets takes one message for each callback. */
int bcg_network_ws_write(bcg_peer *p)
{
    bcg_queued_message *m = p->first;
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

/* -- handshake --------------------------------------------------------------------------------- */

int bcg_network_ws_upgrade(bcg_peer *p)
{
    bcg_network *n = p->network;
    char path[64], origin[256], host[256], version[8], protocol[64], text[BCG_STRANGE_TEXT] = "";
    p->has_spoken = true;
    bcg_network_copy_header(p->wsi, WSI_TOKEN_VERSION, version, sizeof version);
    bcg_network_copy_header(p->wsi, WSI_TOKEN_PROTOCOL, protocol, sizeof protocol);
    bcg_network_copy_header(p->wsi, WSI_TOKEN_GET_URI, path, sizeof path);
    bcg_network_copy_header(p->wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    bcg_network_copy_host(p->wsi, host, sizeof host);
    bcg_network_find_address(p);
    int status = 0;
    if (!bcg_network_take(n, p, BCG_LIMIT_MESSAGES, n->config->limits.messages))
        return lws_return_http_status(p->wsi, 429, NULL) ? -1 : 1;
    if (!bcg_http_is_us(&n->http, host)) {
        status = BCG_STRANGE_HOST;
        bcg_http_tell_strange(host, text);
    } else if (strcmp(path, "/ws") != 0 || bcg_network_is_metrics_port(p->wsi))
        status = HTTP_STATUS_NOT_FOUND;
    else if (bcg_network_is_too_long(p->wsi, WSI_TOKEN_ORIGIN, sizeof origin) ||
             !bcg_http_trusts(&n->http, origin, host, bcg_network_is_secure(p)))
        status = HTTP_STATUS_FORBIDDEN;
    else if (strcmp(version, "13") != 0 || (protocol[0] && strstr(protocol, "bocage") == NULL))
        status = HTTP_STATUS_BAD_REQUEST; /* libwebsockets accepts any version */
    if (status == 0)
        return 0;
    bcg_network_log_refusal(n, p->address,
                            status == HTTP_STATUS_FORBIDDEN     ? "origin"
                            : status == HTTP_STATUS_BAD_REQUEST ? "protocol"
                            : status == BCG_STRANGE_HOST        ? "host"
                                                                : "address");
    return lws_return_http_status(p->wsi, (unsigned)status, text[0] ? text : NULL) ? -1 : 1;
}

int bcg_network_ws_open(bcg_peer *p)
{
    p->client = bcg_client_new(p->network->hub, p);
    p->last_message_ms = bcg_clock_ms();
    bcg_network_set_deadline(p, ENTER_SECONDS);
    if (bcg_bytes_read(lws_get_socket_fd(p->wsi), &p->read))
        p->accounted = p->read; /* by the handshake */
    return p->client ? 0 : -1;
}

/* -- in ---------------------------------------------------------------------------------------- */

int bcg_network_ws_receive(bcg_peer *p, const char *text, size_t size)
{
    bcg_network *n = p->network;
    p->accounted += size;
    if (p->close_code || n->stopping)
        return 0;
    if (lws_frame_is_binary(p->wsi)) {
        bcg_network_disconnect(n, p, 1003, "messages are text");
        return 0;
    }
    if (p->in_size + size > MAX_MESSAGE) {
        bcg_network_disconnect(n, p, 1009, "a message is too large");
        return 0;
    }
    if (!bcg_network_append_input(p, text, size))
        return -1;
    if (!lws_is_final_fragment(p->wsi) || lws_remaining_packet_payload(p->wsi))
        return 0;
    if (!bcg_network_take(n, p, BCG_LIMIT_MESSAGES, n->config->limits.messages)) {
        bcg_network_disconnect(n, p, 1008, "too many messages");
        return 0;
    }
    p->accounted += MAX_FRAME_HEADER;
    p->last_message_ms = bcg_clock_ms();
    bcg_client_hear(p->client, p->in ? p->in : "", p->in_size, p->last_message_ms);
    bcg_network_drop_input(p);
    n->reschedule(n->server);
    return 0;
}

/* libwebsockets answers pings, drops pongs and joins fragments without telling us, so they show
 * only in the number of bytes: those that no message accounts for count as messages. */
void bcg_network_ws_count_bytes(bcg_peer *p)
{
    const bcg_network *n = p->network;
    uint64_t read;
    if (p->client == NULL || p->close_code || !bcg_bytes_read(lws_get_socket_fd(p->wsi), &read))
        return;
    const bool within_limit = bcg_network_charge_bytes(p, read > p->read ? read - p->read : 0);
    p->read = read;
    if (p->accounted > read) /* read together with the handshake */
        p->accounted = read;
    const uint64_t messages = (read - p->accounted) / BYTES_PER_MESSAGE;
    p->accounted += messages * BYTES_PER_MESSAGE;
    if (!within_limit)
        bcg_network_disconnect(p->network, p, 1008, "too many bytes");
    else if (messages && n->config->limits.messages &&
             !bcg_limits_charge(n->limits, p->address, BCG_LIMIT_MESSAGES,
                                messages > UINT32_MAX ? UINT32_MAX : (uint32_t)messages,
                                bcg_clock_ms()))
        bcg_network_disconnect(p->network, p, 1008, "too many pings, pongs or fragments");
}

/* -- the end ----------------------------------------------------------------------------------- */

void bcg_network_ws_expire(bcg_peer *p)
{
    const uint64_t idle_deadline = p->last_message_ms + (uint64_t)IDLE_SECONDS * 1000;
    if (!bcg_client_entered(p->client))
        bcg_network_disconnect(p->network, p, 1008, "no game was entered in time");
    else if (bcg_clock_ms() >= idle_deadline)
        bcg_network_disconnect(p->network, p, BCG_GOING_AWAY, "nothing was said for a long time");
    else
        p->deadline = idle_deadline;
}

void bcg_network_ws_log_loss(const bcg_peer *p)
{
    if (p->client && p->close_code == 0 && !p->closed_by_peer)
        bcg_server_log("closed", p->address, NULL, "lost, or not understood");
}

void bcg_network_ws_free(bcg_peer *p)
{
    bcg_queued_message *next;
    if (p->client)
        bcg_client_leave(p->client, bcg_clock_ms());
    for (bcg_queued_message *m = p->first; m; m = next) {
        next = m->next;
        free(m);
    }
}
