#include "server/listen.h"

#include <arpa/inet.h>
#include <errno.h>
#include <net/if.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

typedef union any_address {
    struct sockaddr any;
    struct sockaddr_in four;
    struct sockaddr_in6 six;
} any_address;

/* The size of the address read; 0: not an address. */
static socklen_t read_address(const char *text, int port, any_address *out)
{
    memset(out, 0, sizeof *out);
    if (inet_pton(AF_INET, text, &out->four.sin_addr) == 1) {
        out->four.sin_family = AF_INET;
        out->four.sin_port = htons((uint16_t)port);
        return sizeof out->four;
    }
    if (inet_pton(AF_INET6, text, &out->six.sin6_addr) == 1) {
        out->six.sin6_family = AF_INET6;
        out->six.sin6_port = htons((uint16_t)port);
        return sizeof out->six;
    }
    return 0;
}

/* 0, or an errno. */
static int try_to_bind(const any_address *a, socklen_t size)
{
    const int one = 1, file = socket(a->any.sa_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int failed = 0;
    if (file < 0)
        return errno;
    /* As libwebsockets does: ports in TIME_WAIT may be used. */
    setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(file, &a->any, size) != 0)
        failed = errno;
    close(file);
    return failed;
}

static void explain(int failed, const char *address, int port, char why[BCG_STORE_WHY])
{
    if (failed == EADDRINUSE)
        snprintf(why, BCG_STORE_WHY,
                 "port %d of %s is in use, perhaps by another server: choose another one with "
                 "--listen, or 0 for any that is free",
                 port, address);
    else if (failed == EACCES)
        snprintf(why, BCG_STORE_WHY,
                 "this user may not listen on port %d: choose one above 1023 with --listen", port);
    else if (failed == EADDRNOTAVAIL)
        snprintf(why, BCG_STORE_WHY,
                 "this machine has no address %s: --listen takes one that it has, or 0.0.0.0 for "
                 "all of them",
                 address);
    else
        snprintf(why, BCG_STORE_WHY, "cannot listen on port %d of %s: %s", port, address,
                 strerror(failed));
}

bool bcg_listen_try(const char *address, int port, char why[BCG_STORE_WHY])
{
    any_address a;
    const socklen_t size = read_address(address, port, &a);
    if (size == 0) {
        if (if_nametoindex(address) != 0) /* libwebsockets takes names of interfaces too */
            return true;
        snprintf(why, BCG_STORE_WHY,
                 "`%.64s` is no address: --listen takes one in numbers, such as 127.0.0.1:8044",
                 address);
        return false;
    }
    const int failed = try_to_bind(&a, size);
    if (failed)
        explain(failed, address, port, why);
    return failed == 0;
}
