#include "server/server.h"

#include "pool/clock.h"
#include "server/network.h"
#include "server/server_log.h"

#include <ev.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum {
    LAST_WRITES_MS = 5000,  /* at shutdown: wait for pending writes */
    LAST_MESSAGES_MS = 200, /* and for the last messages to be sent */
    ADDRESSES = 4096,       /* in the table of limits */
    SWEEP_SECONDS = 60,
    CONNECTIONS_PER_MINUTE = 600, /* of one address */
    MOST_DESCRIPTORS = 65536,
    RESERVED = 32,   /* descriptors for the database, the log, files and the loop itself */
    DISK_FAILED = 3, /* exit status */
};

typedef struct server {
    const bcg_server_config *config;
    struct ev_loop *loop;
    bcg_hub *hub;
    bcg_network network;
    ev_async notify;
    ev_timer due, second, sweep;
    ev_signal term, interrupt;
    bool late;      /* at shutdown: stop waiting */
    bool unhealthy; /* as last logged */
} server;

/* -- time -------------------------------------------------------------------------------------- */

/* Set the timer for what is due next. */
static void set_timer(void *context)
{
    server *s = context;
    const uint64_t due = bcg_hub_due(s->hub), now = bcg_clock_ms();
    ev_timer_stop(s->loop, &s->due);
    if (due == UINT64_MAX)
        return;
    ev_timer_set(&s->due, due > now ? (double)(due - now) / 1000.0 : 0.0, 0.0);
    ev_timer_start(s->loop, &s->due);
}

static void on_due(struct ev_loop *loop, ev_timer *t, int events)
{
    server *s = t->data;
    (void)loop;
    (void)events;
    bcg_hub_tick(s->hub, bcg_clock_ms());
    set_timer(s);
}

/* Log when games can no longer be written, and when they can again. */
static void log_health(server *s)
{
    char why[BCG_STORE_WHY];
    const bool well = bcg_hub_is_healthy(s->hub, why);
    if (well != s->unhealthy)
        return;
    s->unhealthy = !well;
    bcg_server_log(well ? "well-again" : "cannot-write", NULL, NULL, well ? NULL : why);
}

static void on_second(struct ev_loop *loop, ev_timer *t, int events)
{
    server *s = t->data;
    (void)loop;
    (void)events;
    bcg_network_tick(&s->network);
    bcg_server_log_tick();
    bcg_hub_check_files(s->hub);
    log_health(s);
}

static void on_sweep(struct ev_loop *loop, ev_timer *t, int events)
{
    server *s = t->data;
    (void)loop;
    (void)events;
    bcg_hub_sweep(s->hub);
}

static void on_notify(struct ev_loop *loop, ev_async *a, int events)
{
    server *s = a->data;
    (void)loop;
    (void)events;
    bcg_hub_fetch(s->hub, bcg_clock_ms());
    set_timer(s);
}

/* Called on the threads of store writer, importer and AI pool. */
static void notify(void *context)
{
    bcg_network *n = context;
    server *s = n->server;
    ev_async_send(s->loop, &s->notify);
}

/* A second signal ends the waiting at shutdown. */
static void on_signal(struct ev_loop *loop, ev_signal *w, int events)
{
    server *s = w->data;
    (void)events;
    s->late = s->network.stopping;
    ev_break(loop, EVBREAK_ALL);
}

static void on_late(struct ev_loop *loop, ev_timer *t, int events)
{
    server *s = t->data;
    (void)loop;
    (void)events;
    s->late = true;
}

/* -- figures ----------------------------------------------------------------------------------- */

typedef struct figure {
    const char *name, *kind, *help;
    double value;
} figure;

static char *metrics(void *context)
{
    const server *s = context;
    bcg_hub_figures h;
    bcg_hub_count(s->hub, &h);
    const bcg_network_figures *n = &s->network.figures;
    const figure list[] = {
        {"connections", "gauge", "Connections that are open.", n->connections},
        {"guests", "gauge", "WebSockets that are open.", h.clients},
        {"games_open", "gauge", "Games in memory.", h.games},
        {"thinking", "gauge", "Games in which a computer player has to decide.", h.thinking},
        {"writable", "gauge", "1 if the last write to the database succeeded.", h.writable},
        {"oldest_write_seconds", "gauge", "How long the oldest write has waited for the disk.",
         (double)h.waiting_ms / 1000.0},
        {"http_requests_total", "counter", "HTTP requests.", (double)n->http},
        {"messages_total", "counter", "WebSocket messages answered.", (double)h.messages},
        {"requests_total", "counter", "Requests answered.", (double)h.requests},
        {"refused_total", "counter", "What was refused to strangers.",
         (double)(n->refused + h.refused)},
        {"games_made_total", "counter", "Games made.", (double)h.made},
        {"entries_total", "counter", "Entries written to disk.", (double)h.kept},
        {"not_kept_total", "counter", "What could not be written.", (double)h.not_kept},
        {"commits_total", "counter", "Commits of the database.", (double)h.commits},
        {"thoughts_total", "counter", "Decisions of computer players, and hints asked for.",
         (double)h.thoughts},
    };
    const size_t count = sizeof list / sizeof list[0], capacity = count * 256;
    char *text = malloc(capacity);
    bcg_writer out;
    if (text == NULL)
        return NULL;
    bcg_writer_init(&out, text, capacity);
    for (size_t i = 0; i < count; i++)
        bcg_writef(&out, "# HELP bocage_%s %s\n# TYPE bocage_%s %s\nbocage_%s %.0f\n", list[i].name,
                   list[i].help, list[i].name, list[i].kind, list[i].name, list[i].value);
    return text;
}

static char *health(void *context, bool *well)
{
    const server *s = context;
    bcg_hub_figures h;
    char why[BCG_STORE_WHY];
    enum { ROOM = BCG_STORE_WHY + 80 };
    char *text = malloc(ROOM);
    bcg_hub_count(s->hub, &h);
    *well = bcg_hub_is_healthy(s->hub, why);
    if (text)
        snprintf(text, ROOM, "%s%s\noldest waiting write: %llu.%llu s\n",
                 *well ? "ok" : "cannot write: ", why, (unsigned long long)(h.waiting_ms / 1000),
                 (unsigned long long)(h.waiting_ms / 100 % 10));
    return text;
}

/* No clean shutdown: it would imply that we know what is on disk. Clients reconnect to the next
 * process, which tells them what it has found there. */
static void end_at_once(void *context, const char *why)
{
    (void)context;
    bcg_server_log("sync-failed", NULL, NULL, why);
    fflush(stderr);
    _exit(DISK_FAILED);
}

static void log_event(void *context, const void *peer, const char *event, const char *game,
                      const char *text)
{
    (void)context;
    bcg_server_log(event, peer ? bcg_network_address(peer) : NULL, game, text);
}

/* -- running ----------------------------------------------------------------------------------- */

static char *find_scenario(void *context, const char *id, size_t *size)
{
    const bcg_network *n = context;
    return n->config->find_scenario(n->config->context, id, size);
}

static char *draw_ground(void *context, const char *look, const char *edition, const char *text,
                         size_t *size)
{
    const bcg_network *n = context;
    return n->config->draw_ground(n->config->context, look, edition, text, size);
}

static char *read_battle(void *context, const char *text, bool *playable)
{
    const bcg_network *n = context;
    return n->config->read_battle(n->config->context, text, playable);
}

static int64_t wall_clock(void *context)
{
    (void)context;
    return (int64_t)time(NULL);
}

static bool open_hub(server *s, char why[BCG_STORE_WHY])
{
    const bcg_server_config *p = s->config;
    const bcg_hub_config config = {.db = p->db,
                                   .db_limit = p->db_limit,
                                   .rulesets = p->rulesets,
                                   .rules = p->rules,
                                   .threads = p->threads,
                                   .pace = p->pace,
                                   .hush = p->hush,
                                   .keep_finished = p->keep_finished,
                                   .find_scenario = find_scenario,
                                   .draw_ground = draw_ground,
                                   .read_battle = read_battle,
                                   .wall_clock = wall_clock,
                                   .notify = notify,
                                   .send = bcg_network_send,
                                   .part = bcg_network_disconnect,
                                   .reply = bcg_network_reply,
                                   .owner = bcg_network_owner,
                                   .may_make = bcg_network_may_make,
                                   .fatal = end_at_once,
                                   .log = log_event,
                                   .context = &s->network};
    s->hub = bcg_hub_new(&config, why);
    return s->hub != NULL;
}

static bcg_limits *new_limits(const bcg_server_limits *l)
{
    const bcg_rate rates[BCG_LIMITED_KINDS] = {
        [BCG_LIMIT_MESSAGES] = {(uint32_t)l->messages, (uint32_t)l->messages},
        [BCG_LIMIT_CONNECTIONS] = {CONNECTIONS_PER_MINUTE, CONNECTIONS_PER_MINUTE},
        [BCG_LIMIT_GAMES] = {(uint32_t)l->games, 1},
        [BCG_LIMIT_IMPORTS] = {(uint32_t)l->imports, (uint32_t)l->imports},
        [BCG_LIMIT_KIB] = {(uint32_t)l->kib, (uint32_t)l->kib},
    };
    return bcg_limits_new(rates, l->connections, ADDRESSES);
}

/* Raise the limit of descriptors as far as allowed; the number of connections that fit it. */
static int count_connections(int wanted)
{
    struct rlimit r;
    if (getrlimit(RLIMIT_NOFILE, &r) != 0)
        return wanted ? wanted : 1024 - RESERVED;
    const rlim_t all = r.rlim_max < MOST_DESCRIPTORS ? r.rlim_max : MOST_DESCRIPTORS;
    if (r.rlim_cur < all) {
        const struct rlimit raised = {.rlim_cur = all, .rlim_max = r.rlim_max};
        if (setrlimit(RLIMIT_NOFILE, &raised) == 0)
            r = raised;
    }
    const rlim_t there = r.rlim_cur < MOST_DESCRIPTORS ? r.rlim_cur : MOST_DESCRIPTORS;
    const int most = there > (rlim_t)2 * RESERVED ? (int)there - RESERVED : (int)there / 2;
    return wanted && wanted < most ? wanted : most;
}

static void watch(server *s)
{
    ev_async_init(&s->notify, on_notify);
    ev_timer_init(&s->due, on_due, 0, 0);
    ev_timer_init(&s->second, on_second, 1, 1);
    ev_timer_init(&s->sweep, on_sweep, SWEEP_SECONDS, SWEEP_SECONDS);
    ev_signal_init(&s->term, on_signal, SIGTERM);
    ev_signal_init(&s->interrupt, on_signal, SIGINT);
    s->sweep.data = s;
    s->notify.data = s->due.data = s->second.data = s->term.data = s->interrupt.data = s;
    ev_async_start(s->loop, &s->notify);
    ev_timer_start(s->loop, &s->second);
    ev_timer_start(s->loop, &s->sweep);
    ev_signal_start(s->loop, &s->term);
    ev_signal_start(s->loop, &s->interrupt);
}

static bool is_written(const server *s)
{
    return !bcg_hub_is_writing(s->hub);
}

static bool is_quiet(const server *s)
{
    return bcg_network_is_quiet(&s->network);
}

static void run_until(server *s, bool (*done)(const server *s), int ms)
{
    ev_timer last;
    ev_timer_init(&last, on_late, ms / 1000.0, 0);
    last.data = s;
    ev_timer_start(s->loop, &last);
    s->late = false;
    while (!done(s) && !s->late)
        ev_run(s->loop, EVRUN_ONCE);
    ev_timer_stop(s->loop, &last);
}

/* Ignore new messages, let pending writes finish and be answered, then disconnect everybody. */
static void shut_down(server *s)
{
    bcg_server_log("stopping", NULL, NULL, NULL);
    s->network.stopping = true;
    bcg_hub_finish(s->hub);
    run_until(s, is_written, LAST_WRITES_MS);
    bcg_network_disconnect_all(&s->network);
    run_until(s, is_quiet, LAST_MESSAGES_MS);
}

bool bcg_serve(const bcg_server_config *config, char why[BCG_STORE_WHY])
{
    server s = {.config = config};
    bcg_ports ports = {0};
    snprintf(why, BCG_STORE_WHY, "not enough memory");
    signal(SIGPIPE, SIG_IGN);
    bcg_server_log_limit(config->limits.log);
    s.loop = ev_loop_new(EVFLAG_AUTO);
    s.network = (bcg_network){
        .config = config,
        .http = {.assets = config->assets, .origins = config->origins, .hosts = config->hosts},
        .reschedule = set_timer,
        .metrics = metrics,
        .health = health,
        .server = &s};
    s.network.max_connections = count_connections(config->most_connections);
    s.network.limits = new_limits(&config->limits);
    if (s.loop)
        watch(&s);
    bool ok = s.loop && s.network.limits && open_hub(&s, why);
    s.network.hub = s.hub;
    ok = ok && bcg_network_open(&s.network, s.loop, &ports, why);
    if (ok) {
        config->ready(config->context, &ports);
        ev_run(s.loop, 0);
        shut_down(&s);
    }
    bcg_network_close(&s.network);
    bcg_hub_free(s.hub);
    bcg_limits_free(s.network.limits);
    if (s.loop)
        ev_loop_destroy(s.loop);
    return ok;
}
