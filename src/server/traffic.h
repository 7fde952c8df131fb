/* Bytes received on a connection, as the kernel counts them: libwebsockets answers pings by itself
 * and does not report them. */
#ifndef BOCAGE_SERVER_TRAFFIC_H
#define BOCAGE_SERVER_TRAFFIC_H

#include <stdbool.h>
#include <stdint.h>

/* Bytes read from a TCP socket so far, without those still in its buffer. False if the system does
 * not tell. */
bool bcg_bytes_read(int socket, uint64_t *out);

#endif
