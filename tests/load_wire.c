#include "load_wire.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { TEXT = 1, CLOSE = 8, PING = 9, PONG = 10, LARGE = 1 << 16 };

_Noreturn void wire_give_up(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("load: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

/* -- bytes ------------------------------------------------------------------------------------ */

static void append(wire_bytes *b, const void *data, size_t size)
{
    if (b->size + size > b->capacity) {
        b->capacity = 2 * b->capacity + size;
        b->at = realloc(b->at, b->capacity);
        if (b->at == NULL)
            wire_give_up("no memory");
    }
    memcpy(b->at + b->size, data, size);
    b->size += size;
}

static void drop_front(wire_bytes *b, size_t size)
{
    memmove(b->at, b->at + size, b->size - size);
    b->size -= size;
    if (b->size == 0 && b->capacity > LARGE) { /* boards are large and come only once */
        free(b->at);
        *b = (wire_bytes){.at = NULL};
    }
}

/* -- sockets ---------------------------------------------------------------------------------- */

bool wire_read_url(wire_server *s, const char *url)
{
    char address[40];
    unsigned short port;
    if (sscanf(url, "http://%39[0-9.]:%hu", address, &port) != 2)
        return false;
    s->address = (struct sockaddr_in){.sin_family = AF_INET, .sin_port = htons(port)};
    snprintf(s->host, sizeof s->host, "%s:%hu", address, port);
    return inet_pton(AF_INET, address, &s->address.sin_addr) == 1;
}

static int open_socket(const wire_server *s)
{
    const int fd = socket(AF_INET, SOCK_STREAM, 0), one = 1;
    if (fd < 0 || connect(fd, (const struct sockaddr *)&s->address, sizeof s->address) != 0)
        wire_give_up("no connection: %s", strerror(errno));
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    return fd;
}

static void write_all(int fd, const char *text, size_t size)
{
    for (size_t done = 0; done < size;) {
        const ssize_t n = send(fd, text + done, size - done, MSG_NOSIGNAL);
        if (n <= 0)
            wire_give_up("a connection is gone: %s", strerror(errno));
        done += (size_t)n;
    }
}

/* -- HTTP ------------------------------------------------------------------------------------- */

json_t *wire_post(const wire_server *s, const char *path, const char *secret, const char *body)
{
    char head[512], part[4096];
    wire_bytes answer = {.at = NULL};
    const int fd = open_socket(s);
    snprintf(head, sizeof head,
             "POST %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n%s%s%s"
             "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n",
             path, s->host, secret ? "Authorization: Bearer " : "", secret ? secret : "",
             secret ? "\r\n" : "", strlen(body));
    write_all(fd, head, strlen(head));
    write_all(fd, body, strlen(body));
    for (ssize_t n; (n = read(fd, part, sizeof part)) > 0;)
        append(&answer, part, (size_t)n);
    close(fd);
    append(&answer, "", 1);
    const char *start = strchr(answer.at, '{');
    json_t *json = start ? json_loads(start, JSON_DISABLE_EOF_CHECK, NULL) : NULL;
    if (!json_is_true(json_object_get(json, "ok")))
        wire_give_up("POST %s: %.600s", path, answer.at);
    free(answer.at);
    return json;
}

/* -- WebSocket -------------------------------------------------------------------------------- */

int wire_connect(const wire_server *s)
{
    char head[2048];
    size_t size = 0;
    const int fd = open_socket(s);
    snprintf(head, sizeof head,
             "GET /ws HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Protocol: bocage\r\n\r\n",
             s->host);
    write_all(fd, head, strlen(head));
    /* byte by byte, so that nothing after the answer is consumed */
    while (size < 4 || memcmp(head + size - 4, "\r\n\r\n", 4) != 0)
        if (size + 1 >= sizeof head || read(fd, head + size++, 1) != 1)
            wire_give_up("the handshake failed");
    if (strncmp(head, "HTTP/1.1 101", 12) != 0)
        wire_give_up("the handshake was refused: %.40s", head);
    return fd;
}

/* A masked frame; the mask is 0, which is fine between a test and its server. */
static void send_frame(int fd, int opcode, const char *text, size_t size)
{
    char frame[1024];
    size_t head = 2;
    if (size + 8 > sizeof frame)
        wire_give_up("a request is too long");
    frame[0] = (char)(0x80 | opcode);
    frame[1] = (char)(0x80 | (size < 126 ? size : 126));
    if (size >= 126) {
        frame[head++] = (char)(size >> 8);
        frame[head++] = (char)(size & 255);
    }
    memset(frame + head, 0, 4);
    memcpy(frame + head + 4, text, size);
    write_all(fd, frame, head + 4 + size);
}

void wire_send(int fd, const char *text, size_t size)
{
    send_frame(fd, TEXT, text, size);
}

void wire_read(int fd, wire_bytes *in)
{
    char part[65536];
    const ssize_t n = recv(fd, part, sizeof part, MSG_DONTWAIT);
    if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR))
        wire_give_up("the server has closed a connection");
    if (n > 0)
        append(in, part, (size_t)n);
}

/* The size of the first frame's head and, in *size, of its payload; 0 if the head is incomplete. */
static size_t frame_head(const wire_bytes *b, size_t *size)
{
    const unsigned char *at = (const unsigned char *)b->at;
    if (b->size < 2)
        return 0;
    const int shown = at[1] & 127;
    const size_t more = shown == 126 ? 2 : shown == 127 ? 8 : 0;
    if (b->size < 2 + more)
        return 0;
    *size = more ? 0 : (size_t)shown;
    for (size_t i = 0; i < more; i++)
        *size = *size << 8 | at[2 + i];
    return b->size >= 2 + more + *size ? 2 + more : 0;
}

/* The server sends every message in one frame. */
bool wire_message(int fd, wire_bytes *in, const char **text, size_t *size)
{
    for (size_t head; (head = frame_head(in, size)) > 0;) {
        const int opcode = in->at[0] & 15;
        *text = in->at + head;
        if (opcode == TEXT && (in->at[0] & 0x80))
            return true;
        if (opcode == CLOSE)
            wire_give_up("the server closes: %.*s", (int)(*size > 2 ? *size - 2 : 0), *text + 2);
        if (opcode != PING)
            wire_give_up("a frame with opcode %d", opcode);
        send_frame(fd, PONG, *text, *size);
        drop_front(in, head + *size);
    }
    return false;
}

void wire_drop(wire_bytes *in, const char *text, size_t size)
{
    drop_front(in, (size_t)(text - in->at) + size);
}
