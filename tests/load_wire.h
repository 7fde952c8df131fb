/* The connection between the load generator and the server: blocking HTTP requests, and WebSockets
 * that are read as messages arrive. Any failure here ends the program: without a server there is
 * nothing to measure. */
#ifndef BOCAGE_TESTS_LOAD_WIRE_H
#define BOCAGE_TESTS_LOAD_WIRE_H

#include <jansson.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct wire_server {
    struct sockaddr_in address;
    char host[64];
} wire_server;

/* Bytes received but not yet consumed. */
typedef struct wire_bytes {
    char *at;
    size_t size, capacity;
} wire_bytes;

/* Prints one line on standard error and exits. */
_Noreturn void wire_give_up(const char *format, ...);

/* http://ADDRESS:PORT; false if it is not such a URL. */
bool wire_read_url(wire_server *s, const char *url);

/* The answer to a request, which must be a success; the caller frees it. `secret` may be NULL. */
json_t *wire_post(const wire_server *s, const char *path, const char *secret, const char *body);

/* A WebSocket, after its handshake. */
int wire_connect(const wire_server *s);
void wire_send(int fd, const char *text, size_t size);

/* Reads what has arrived, without waiting. */
void wire_read(int fd, wire_bytes *in);
/* The first message if it is complete; wire_drop removes it. Pings are answered. */
bool wire_message(int fd, wire_bytes *in, const char **text, size_t *size);
void wire_drop(wire_bytes *in, const char *text, size_t size);

#endif
