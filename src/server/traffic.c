#include "server/traffic.h"

#ifdef __linux__

#include <linux/tcp.h> /* glibc's own tcp_info lacks tcpi_bytes_received */
#include <netinet/in.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

bool bcg_bytes_read(int socket, uint64_t *out)
{
    struct tcp_info info;
    socklen_t size = sizeof info;
    int waiting = 0;
    if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0 ||
        size < offsetof(struct tcp_info, tcpi_bytes_received) + sizeof info.tcpi_bytes_received ||
        ioctl(socket, FIONREAD, &waiting) != 0)
        return false;
    const uint64_t unread = waiting > 0 ? (uint64_t)waiting : 0;
    *out = info.tcpi_bytes_received > unread ? info.tcpi_bytes_received - unread : 0;
    return true;
}

#else

bool bcg_bytes_read(int socket, uint64_t *out)
{
    (void)socket;
    (void)out;
    return false;
}

#endif
