/* Who may connect, and how much one address may send.
 *
 * The limits themselves are in limits.h; here they are applied to connections, and what they refuse
 * is counted and logged. A proxy's connections are those of many people, so behind one connections
 * are not limited by address: the proxy has to do that. */
#include "pool/clock.h"
#include "server/network_peer.h"
#include "server/server_log.h"

#include <arpa/inet.h>
#include <string.h>

/* -- limits by address ------------------------------------------------------------------------- */

void bcg_network_log_refusal(bcg_network *n, const char *address, const char *reason)
{
    n->figures.refused++;
    bcg_server_log("refused", address, NULL, reason);
}

bool bcg_network_take(bcg_network *n, const bcg_peer *p, bcg_limited what, int limit)
{
    static const char *const reasons[BCG_LIMITED_KINDS] = {
        [BCG_LIMIT_MESSAGES] = "too-many-messages",
        [BCG_LIMIT_CONNECTIONS] = "too-many-connections",
        [BCG_LIMIT_GAMES] = "too-many-games",
        [BCG_LIMIT_IMPORTS] = "too-many-imports",
        [BCG_LIMIT_KIB] = "too-many-bytes",
    };
    if (limit == 0 || bcg_limits_take(n->limits, p->address, what, 1, bcg_clock_ms()))
        return true;
    bcg_network_log_refusal(n, p->address, reasons[what]);
    return false;
}

bool bcg_network_charge_bytes(bcg_peer *p, uint64_t bytes)
{
    const bcg_network *n = p->network;
    p->uncharged += bytes;
    const uint64_t kib = p->uncharged / 1024;
    p->uncharged %= 1024;
    return n->config->limits.kib == 0 || kib == 0 ||
           bcg_limits_charge(n->limits, p->address, BCG_LIMIT_KIB,
                             kib > UINT32_MAX ? UINT32_MAX : (uint32_t)kib, bcg_clock_ms());
}

uint64_t bcg_network_owner(void *context, void *peer)
{
    const bcg_peer *p = peer;
    (void)context;
    return bcg_limits_owner(p->address);
}

bool bcg_network_may_make(void *context, void *peer)
{
    bcg_network *n = context;
    return bcg_network_take(n, peer, BCG_LIMIT_GAMES, n->config->limits.games);
}

/* -- how many connections ---------------------------------------------------------------------- */

/* Without a free descriptor `accept` fails and its socket stays readable: the loop would spin. So
 * max_connections is below that, and further ones wait in the system's backlog. */
static void set_accepting(bcg_network *n, bool accepting)
{
    if (n->listener == NULL || n->full == !accepting)
        return;
    n->full = !accepting;
    lws_rx_flow_control(n->listener, accepting);
    if (n->full)
        bcg_server_log("full", NULL, NULL, "no more connections for now");
}

bool bcg_network_is_metrics_port(struct lws *wsi)
{
    return strcmp(lws_get_vhost_name(lws_get_vhost(wsi)), BCG_METRICS_VHOST) == 0;
}

static bool is_limited_by_address(const bcg_network *n)
{
    return n->config->limits.connections && !n->config->behind_proxy;
}

bool bcg_network_admit(bcg_network *n, struct lws *listener,
                       const struct lws_filter_network_conn_args *args)
{
    char address[BCG_PEER_ADDRESS] = "?";
    const struct sockaddr *a = (const struct sockaddr *)&args->cli_addr;
    if (n->stopping || n->figures.connections >= n->max_connections)
        return false;
    if (!bcg_network_is_metrics_port(listener))
        n->listener = listener;
    if (!is_limited_by_address(n))
        return true;
    if (a->sa_family == AF_INET)
        inet_ntop(AF_INET, &((const struct sockaddr_in *)a)->sin_addr, address, sizeof address);
    else
        inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)a)->sin6_addr, address, sizeof address);
    if (bcg_limits_take(n->limits, address, BCG_LIMIT_CONNECTIONS, 1, bcg_clock_ms()) &&
        bcg_limits_open(n->limits, address, bcg_clock_ms()))
        return true;
    bcg_network_log_refusal(n, address, "too-many-connections");
    return false;
}

void bcg_network_count_opened(bcg_network *n)
{
    n->figures.connections++;
    if (n->figures.connections >= n->max_connections)
        set_accepting(n, false);
}

void bcg_network_count_closed(bcg_network *n, const bcg_peer *p)
{
    if (is_limited_by_address(n))
        bcg_limits_close(n->limits, p->address);
    n->figures.connections--;
    if (!n->stopping && n->figures.connections < n->max_connections)
        set_accepting(n, true);
}
