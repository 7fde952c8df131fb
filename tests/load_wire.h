/* The wire between the load generator and the server: HTTP requests whose answer is waited for, and
 * WebSockets that are read as messages come. What goes wrong here ends the program: there is
 * nothing to measure without a server. */
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

/* Bytes that have come and are not read yet. */
typedef struct wire_bytes {
    char *at;
    size_t size, capacity;
} wire_bytes;

/* One line on standard error, and the end. */
_Noreturn void wire_give_up(const char *format, ...);

/* http://ADDRESS:PORT; false if it is none. */
bool wire_read_url(wire_server *s, const char *url);

/* The answer to a request, which must be a good one; the caller's to free. `secret` may be NULL. */
json_t *wire_post(const wire_server *s, const char *path, const char *secret, const char *body);

/* A WebSocket, its handshake done. */
int wire_connect(const wire_server *s);
void wire_send(int fd, const char *text, size_t size);

/* Read what has come, without waiting. */
void wire_read(int fd, wire_bytes *in);
/* The first message, where it is all there; wire_drop takes it away. Pings are answered. */
bool wire_message(int fd, wire_bytes *in, const char **text, size_t *size);
void wire_drop(wire_bytes *in, const char *text, size_t size);

#endif
