/* How many bytes a connection has brought. libwebsockets answers pings by itself and tells nobody
 * of them, so what it read is asked of the system. */
#ifndef BOCAGE_SERVER_TRAFFIC_H
#define BOCAGE_SERVER_TRAFFIC_H

#include <stdbool.h>
#include <stdint.h>

/* Bytes that were read from a TCP socket so far; what waits in it is not counted. False if the
 * system does not tell. */
bool bcg_bytes_read(int socket, uint64_t *out);

#endif
