/* Many clients on one thread: how well the server handles them.
 *
 * Games are created over HTTP, and every client has its own WebSocket. Actions are sent on a
 * schedule that does not wait for answers: latency is measured from the time an action was due, so
 * that stalls of the server show. Updates are checked on the way: no version is missing, none comes
 * twice. The result is one line of JSON; the exit status is 0 if nothing went wrong.
 *
 * Usage: load URL idle CLIENTS SECONDS [OPTION...]
 *        load URL play CLIENTS GAMES ACTIONS_PER_SECOND SECONDS [OPTION...]
 *        --scenario ID | --text FILE   what is played (default: pegasus-bridge)
 *        --pid PID                     of the server: also measure its processor time and memory */
#include "core/rng.h"
#include "load_wire.h"
#include "read_whole.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/random.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { SECRET = 23, MOST_TEXT = 1 << 16, SETUP_SECONDS = 60, AT_ONCE = 4 };

/* What a client is waiting for. */
typedef enum asked { NOTHING, ENTER, JOIN, LEGAL, ACT } asked;

typedef struct game game;

typedef struct client {
    int fd;
    game *game;
    char secret[SECRET], seat[12]; /* seat "": a spectator */
    wire_bytes in;
    int number;           /* of requests: used as their ids */
    asked asked[AT_ONCE]; /* by request number */
    int told;             /* the last version received */
    bool moves;           /* to the next game of the match */
} client;

struct game {
    client *player[2];
    char spectator[SECRET];
    client *decides;
    char action[256]; /* what it will do when it is due */
    int version;
    bool begun;
    double due; /* when the pending action should have been sent */
};

typedef struct load {
    wire_server server;
    char body[MOST_TEXT]; /* of POST /api/games */
    int clients, games;
    double rate, seconds;
    long pid;
    client *client;
    game *game;
    int epoll, timer;
    bcg_rng rng;
    game **ready; /* a ring of games whose next action is chosen */
    int first, count;
    bool running;
    /* results */
    double *latency;
    int acknowledged, rematches, begun, messages, errors;
} load;

/* -- helpers ---------------------------------------------------------------------------------- */

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* The first few errors are printed, all are counted. */
static void count_error(load *l, const char *what, const char *text)
{
    if (l->errors++ < 5)
        fprintf(stderr, "load: %s: %.300s\n", what, text);
}

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

/* Every request has its own id; `format` gives what precedes it. */
static void ask(client *c, asked what, const char *format, ...)
{
    char text[900];
    va_list arguments;
    va_start(arguments, format);
    int size = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    size += snprintf(text + size, sizeof text - (size_t)size, ",\"id\":%d}", ++c->number);
    c->asked[c->number % AT_ONCE] = what;
    wire_send(c->fd, text, (size_t)size);
}

/* -- a game ----------------------------------------------------------------------------------- */

/* Each game uses a new connection. */
static void enter(load *l, client *c)
{
    if (c->fd > 0)
        close(c->fd);
    c->fd = wire_connect(&l->server);
    c->in.size = 0;
    c->moves = false;
    epoll_ctl(l->epoll, EPOLL_CTL_ADD, c->fd,
              &(struct epoll_event){.events = EPOLLIN, .data.ptr = c});
    ask(c, ENTER, "{\"do\":\"enter\",\"secret\":\"%s\"", c->secret);
}

/* Asks for the legal actions of the seat that has to decide; after the end of a game a rematch is
 * requested, which is announced to all. */
static void go_on(load *l, game *g, const json_t *status)
{
    const char *actor = text_of(status, "actor");
    g->version = (int)json_integer_value(json_object_get(status, "version"));
    if (strcmp(actor, "nobody") == 0) {
        g->begun = false;
        l->begun--;
        l->rematches++;
        if (l->running)
            json_decref(wire_post(&l->server, "/api/rematch", g->player[0]->secret, "{}"));
        return;
    }
    for (int i = 0; i < 2; i++)
        if (strcmp(g->player[i]->seat, actor) == 0) {
            ask(g->player[i], LEGAL, "{\"do\":\"legal\",\"seat\":\"%s\"", actor);
            return;
        }
    if (strcmp(actor, "waiting") != 0)
        count_error(l, "nobody here can decide", actor);
}

/* Versions arrive in order, each once. */
static void check_entries(load *l, client *c, const json_t *message)
{
    const json_t *entries = json_object_get(message, "entries");
    for (size_t i = 0; i < json_array_size(entries); i++) {
        const json_t *entry = json_array_get(entries, i);
        const int version = (int)json_integer_value(json_object_get(entry, "version"));
        char text[80];
        snprintf(text, sizeof text, "version %d after %d (%s)", version, c->told, c->seat);
        if (version != c->told + 1)
            count_error(l, "a gap or repetition", text);
        c->told = version;
    }
}

static void has_entered(load *l, client *c, const json_t *answer)
{
    const json_t *mine = json_object_get(answer, "mine");
    const char *seat = json_string_value(json_array_get(mine, 0));
    c->told = (int)json_integer_value(json_object_get(answer, "version"));
    snprintf(c->seat, sizeof c->seat, "%s", seat ? seat : "");
    if (seat)
        ask(c, JOIN, "{\"do\":\"join\",\"seat\":\"%s\",\"nonce\":\"%08x\"", seat,
            (unsigned)bcg_rng_below(&l->rng, UINT32_MAX));
}

static void choose(load *l, client *c, const json_t *answer)
{
    game *g = c->game;
    const json_t *actions = json_object_get(answer, "actions");
    const size_t n = json_array_size(actions);
    if (n == 0) {
        count_error(l, "nothing is legal", c->seat);
        return;
    }
    const size_t chosen = bcg_rng_below(&l->rng, (uint32_t)n);
    snprintf(g->action, sizeof g->action, "%s", json_string_value(json_array_get(actions, chosen)));
    g->version = (int)json_integer_value(json_object_get(answer, "version"));
    g->decides = c;
    l->ready[(l->first + l->count++) % l->games] = g;
}

static void act(game *g, double due)
{
    client *c = g->decides;
    g->due = due;
    ask(c, ACT, "{\"do\":\"act\",\"seat\":\"%s\",\"version\":%d,\"action\":\"%s\"", c->seat,
        g->version, g->action);
}

static void has_acted(load *l, client *c, const json_t *answer)
{
    l->latency[l->acknowledged++] = now_ms() - c->game->due;
    check_entries(l, c, answer);
    go_on(l, c->game, answer);
}

static void has_joined(load *l, client *c, const json_t *answer)
{
    check_entries(l, c, answer);
    if (strcmp(text_of(answer, "actor"), "waiting") == 0)
        return;
    c->game->begun = true;
    l->begun++;
    go_on(l, c->game, answer);
}

static void hear_answer(load *l, client *c, const json_t *answer)
{
    const json_int_t id = json_integer_value(json_object_get(answer, "id"));
    const asked was = c->asked[id % AT_ONCE];
    c->asked[id % AT_ONCE] = NOTHING;
    if (!json_is_true(json_object_get(answer, "ok"))) {
        count_error(l, "refused", text_of(answer, "text"));
        return;
    }
    switch (was) {
    case ENTER:
        has_entered(l, c, answer);
        break;
    case JOIN:
        has_joined(l, c, answer);
        break;
    case LEGAL:
        choose(l, c, answer);
        break;
    case ACT:
        has_acted(l, c, answer);
        break;
    case NOTHING:
        count_error(l, "an answer nobody asked for", text_of(answer, "seat"));
    }
}

static void hear(load *l, client *c, const char *text, size_t size)
{
    json_t *message = json_loadb(text, size, 0, NULL);
    l->messages++;
    if (json_object_get(message, "ok"))
        hear_answer(l, c, message);
    else if (json_object_get(message, "update"))
        check_entries(l, c, message);
    else if (json_object_get(message, "rematch"))
        c->moves = true;
    else if (!json_object_get(message, "presence"))
        count_error(l, "not understood", json_is_object(message) ? "an object" : "no JSON");
    json_decref(message);
}

/* -- reading ---------------------------------------------------------------------------------- */

static void read_client(load *l, client *c)
{
    const char *text;
    size_t size;
    wire_read(c->fd, &c->in);
    while (wire_message(c->fd, &c->in, &text, &size)) {
        hear(l, c, text, size);
        wire_drop(&c->in, text, size);
    }
    if (c->moves)
        enter(l, c);
}

/* Reads what has arrived; returns when the timer expires, or after `ms`. */
static void read_some(load *l, int ms)
{
    struct epoll_event events[256];
    const int n = epoll_wait(l->epoll, events, 256, ms);
    for (int i = 0; i < n; i++) {
        uint64_t rings;
        if (events[i].data.ptr != NULL)
            read_client(l, events[i].data.ptr);
        else if (read(l->timer, &rings, sizeof rings) < 0)
            continue;
    }
}

/* -- the server's processor time and memory --------------------------------------------------- */

/* Processor time so far, in seconds; 0 if no PID was given. */
static double cpu_seconds(const load *l)
{
    char path[64], line[1024];
    unsigned long user = 0, kernel = 0;
    snprintf(path, sizeof path, "/proc/%ld/stat", l->pid);
    FILE *f = l->pid ? fopen(path, "r") : NULL;
    if (f && fgets(line, sizeof line, f)) {
        const char *rest = strrchr(line, ')'); /* the name may contain anything */
        if (rest)
            sscanf(rest + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &kernel);
    }
    if (f)
        fclose(f);
    return (double)(user + kernel) / (double)sysconf(_SC_CLK_TCK);
}

/* Private memory, in KiB. */
static long own_memory(const load *l)
{
    char path[64], line[256];
    long kib = 0;
    snprintf(path, sizeof path, "/proc/%ld/status", l->pid);
    FILE *f = l->pid ? fopen(path, "r") : NULL;
    while (f && fgets(line, sizeof line, f))
        if (sscanf(line, "RssAnon: %ld", &kib) == 1)
            break;
    if (f)
        fclose(f);
    return kib;
}

/* -- running ---------------------------------------------------------------------------------- */

static void make_secret(char out[SECRET])
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    unsigned char random[SECRET];
    if (getrandom(random, sizeof random, 0) != sizeof random)
        wire_give_up("no random bytes");
    for (int i = 0; i < SECRET - 1; i++)
        out[i] = letters[random[i] & 63];
    out[SECRET - 2] = 'A'; /* 128 bits: only two bits of the last letter count */
    out[SECRET - 1] = '\0';
}

static void make_game(load *l, game *g)
{
    char body[256];
    json_t *made = wire_post(&l->server, "/api/games", NULL, l->body);
    const json_t *secrets = json_object_get(made, "secrets");
    snprintf(g->player[0]->secret, SECRET, "%s", text_of(secrets, "me"));
    snprintf(g->spectator, SECRET, "%s", text_of(secrets, "spectator"));
    make_secret(g->player[1]->secret);
    snprintf(body, sizeof body, "{\"invitation\":\"%s\",\"secret\":\"%s\"}",
             text_of(secrets, "invitation"), g->player[1]->secret);
    json_decref(wire_post(&l->server, "/api/claim", NULL, body));
    json_decref(made);
}

/* Creates all games and connects all clients; they enter and join as answers arrive. Clients beyond
 * two per game are spectators. */
static void set_up(load *l)
{
    const double end = now_ms() + 1e3 * SETUP_SECONDS;
    for (int i = 0; i < l->clients; i++) {
        client *c = &l->client[i];
        const bool plays = i < 2 * l->games;
        c->game = &l->game[plays ? i / 2 : i % l->games];
        if (plays)
            c->game->player[i % 2] = c;
        if (plays && i % 2 == 1)
            make_game(l, c->game);
    }
    for (int i = 0; i < l->clients; i++) {
        client *c = &l->client[i];
        if (i >= 2 * l->games)
            snprintf(c->secret, SECRET, "%s", c->game->spectator);
        enter(l, c);
        read_some(l, 0);
    }
    while (l->begun < l->games && now_ms() < end)
        read_some(l, 100);
    if (l->begun < l->games)
        wire_give_up("only %d of %d games have begun after %d s", l->begun, l->games,
                     SETUP_SECONDS);
}

/* Sets the timer to this time. */
static void set_timer(const load *l, double ms)
{
    const struct itimerspec at = {
        .it_value = {.tv_sec = (time_t)(ms / 1e3),
                     .tv_nsec = (long)((ms - 1e3 * (double)(time_t)(ms / 1e3)) * 1e6)}};
    timerfd_settime(l->timer, TFD_TIMER_ABSTIME, &at, NULL);
}

/* Sends actions on schedule for the given time; then waits for outstanding answers. */
static void play(load *l)
{
    const double start = now_ms(), end = start + 1e3 * l->seconds, step = 1e3 / l->rate;
    int sent = 0;
    while (now_ms() < end) {
        const double due = start + step * sent;
        if (l->count && due <= now_ms()) {
            act(l->ready[l->first], due);
            l->first = (l->first + 1) % l->games;
            l->count--;
            sent++;
            continue;
        }
        set_timer(l, due > now_ms() ? due : now_ms() + 1); /* no game is ready: retry soon */
        read_some(l, 100);
    }
    l->running = false;
    for (const double last = now_ms() + 5e3; l->acknowledged < sent && now_ms() < last;)
        read_some(l, 10);
    if (l->acknowledged < sent) {
        char text[80];
        snprintf(text, sizeof text, "%d of %d", sent - l->acknowledged, sent);
        count_error(l, "actions without an answer", text);
    }
}

static void idle(load *l)
{
    for (const double end = now_ms() + 1e3 * l->seconds; now_ms() < end;)
        read_some(l, 100);
}

/* -- the result ------------------------------------------------------------------------------- */

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double percentile(const load *l, double share)
{
    const int n = l->acknowledged;
    const int rank = (int)(share * n);
    return n ? l->latency[rank < n ? rank : n - 1] : 0;
}

static void put_number(json_t *out, const char *key, double value)
{
    json_object_set_new(out, key, json_real(value));
}

static void tell(load *l, double seconds, double cpu, long before, long after)
{
    json_t *out = json_object();
    qsort(l->latency, (size_t)l->acknowledged, sizeof *l->latency, by_size);
    json_object_set_new(out, "clients", json_integer(l->clients));
    json_object_set_new(out, "games", json_integer(l->games));
    put_number(out, "seconds", seconds);
    json_object_set_new(out, "acknowledged", json_integer(l->acknowledged));
    put_number(out, "rate", l->acknowledged / seconds);
    put_number(out, "p50", percentile(l, 0.50));
    put_number(out, "p95", percentile(l, 0.95));
    put_number(out, "p99", percentile(l, 0.99));
    put_number(out, "max", percentile(l, 1));
    json_object_set_new(out, "rematches", json_integer(l->rematches));
    json_object_set_new(out, "messages", json_integer(l->messages));
    json_object_set_new(out, "errors", json_integer(l->errors));
    if (l->pid) {
        put_number(out, "cpu", 100 * cpu / seconds);
        json_object_set_new(out, "kib_before", json_integer(before));
        json_object_set_new(out, "kib_after", json_integer(after));
        put_number(out, "kib_per_game", (double)(after - before) / l->games);
    }
    json_dumpf(out, stdout, JSON_REAL_PRECISION(4) | JSON_PRESERVE_ORDER);
    putchar('\n');
    json_decref(out);
}

/* -- the command line ------------------------------------------------------------------------- */

static _Noreturn void usage(void)
{
    fputs("usage: load URL idle CLIENTS SECONDS [OPTION...]\n"
          "       load URL play CLIENTS GAMES ACTIONS_PER_SECOND SECONDS [OPTION...]\n"
          "options: --scenario ID, --text FILE, --pid PID\n",
          stderr);
    exit(2);
}

static void set_battle(load *l, const char *key, const char *value)
{
    json_t *body = json_pack("{s:s, s:{s:s}}", key, value, "seats", "axis", "friend");
    char *text = body ? json_dumps(body, 0) : NULL;
    if (text == NULL || strlen(text) >= sizeof l->body)
        wire_give_up("the battle cannot be sent");
    snprintf(l->body, sizeof l->body, "%s", text);
    free(text);
    json_decref(body);
}

static void read_option(load *l, const char *name, const char *value)
{
    static char text[MOST_TEXT];
    const char *why = NULL;
    if (strcmp(name, "--pid") == 0)
        l->pid = atol(value);
    else if (strcmp(name, "--scenario") == 0)
        set_battle(l, "scenario", value);
    else if (strcmp(name, "--text") == 0) {
        const size_t size = read_whole(value, text, sizeof text - 1, &why);
        if (size == 0)
            wire_give_up("%s: %s", value, why);
        text[size] = '\0';
        set_battle(l, "text", text);
    } else
        usage();
}

/* Returns whether to play rather than idle. */
static bool read_arguments(load *l, int argc, char **argv)
{
    const bool plays = argc >= 7 && strcmp(argv[2], "play") == 0;
    if (!plays && (argc < 5 || strcmp(argv[2], "idle") != 0))
        usage();
    if (!wire_read_url(&l->server, argv[1]))
        usage();
    set_battle(l, "scenario", "pegasus-bridge");
    l->clients = atoi(argv[3]);
    l->games = plays ? atoi(argv[4]) : l->clients / 2;
    l->rate = plays ? atof(argv[5]) : 1;
    l->seconds = atof(argv[plays ? 6 : 4]);
    for (int i = plays ? 7 : 5; i < argc; i += 2)
        read_option(l, argv[i], i + 1 < argc ? argv[i + 1] : (usage(), ""));
    if (l->games < 1 || l->clients < 2 * l->games || l->rate <= 0 || l->seconds <= 0)
        usage();
    return plays;
}

int main(int argc, char **argv)
{
    static load l;
    const bool plays = read_arguments(&l, argc, argv);
    struct epoll_event timer = {.events = EPOLLIN, .data.ptr = NULL};
    bcg_rng_seed(&l.rng, 44);
    l.client = calloc((size_t)l.clients, sizeof *l.client);
    l.game = calloc((size_t)l.games, sizeof *l.game);
    l.ready = calloc((size_t)l.games, sizeof(game *));
    l.latency = calloc((size_t)(l.rate * l.seconds) + 2, sizeof *l.latency);
    l.epoll = epoll_create1(0);
    l.timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
    if (!l.client || !l.game || !l.ready || !l.latency || l.epoll < 0 || l.timer < 0)
        wire_give_up("no memory");
    epoll_ctl(l.epoll, EPOLL_CTL_ADD, l.timer, &timer);

    const long before = own_memory(&l);
    l.running = true;
    set_up(&l);
    const long after = own_memory(&l);
    const double start = now_ms(), cpu = cpu_seconds(&l);
    if (plays)
        play(&l);
    else
        idle(&l);
    tell(&l, (now_ms() - start) / 1e3, cpu_seconds(&l) - cpu, before, after);

    for (int i = 0; i < l.clients; i++) {
        close(l.client[i].fd);
        free(l.client[i].in.at);
    }
    free(l.client);
    free(l.game);
    free(l.ready);
    free(l.latency);
    return l.errors ? 1 : 0;
}
