#include "server/server_log.h"

#include "core/text.h"
#include "pool/clock.h"

#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE = 1024, MINUTE_MS = 60000 };

/* One for the process, like standard error. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    bcg_log_limit limit;
    uint64_t lost; /* lines dropped because standard error took none */
} server_log = {.limit = {.per_minute = BCG_LOG_USUAL}};

/* -- the limit --------------------------------------------------------------------------------- */

bool bcg_log_limit_take(bcg_log_limit *l, const char *event, const char *reason)
{
    char name[BCG_LOG_KIND];
    int i = 0;
    if (l->per_minute == 0)
        return true;
    snprintf(name, sizeof name, "%s%s%s", event, reason ? " " : "", reason ? reason : "");
    while (i < l->count && strcmp(l->kinds[i].name, name) != 0)
        i++;
    if (i == BCG_LOG_KINDS) /* the last kind stands for all others from now on */
        snprintf(l->kinds[--i].name, sizeof l->kinds[i].name, "others");
    else if (i == l->count) {
        l->kinds[l->count++] = (struct bcg_log_kind){.lines = 0};
        memcpy(l->kinds[i].name, name, sizeof name);
    }
    return l->kinds[i].lines++ < (uint64_t)l->per_minute;
}

bool bcg_log_limit_over(const bcg_log_limit *l, uint64_t now)
{
    return now >= l->since + MINUTE_MS;
}

void bcg_log_limit_begin(bcg_log_limit *l, uint64_t now)
{
    l->since = now;
    l->count = 0;
}

/* -- lines ------------------------------------------------------------------------------------- */

static bool is_plain(const char *text)
{
    if (text[0] == '\0')
        return false;
    for (; *text; text++)
        if (*text <= ' ' || *text > '~' || *text == '"' || *text == '\\' || *text == '=')
            return false;
    return true;
}

static void write_value(bcg_writer *w, const char *text)
{
    if (is_plain(text)) {
        bcg_write(w, text);
        return;
    }
    bcg_write(w, "\"");
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            bcg_writef(w, "\\%c", *text);
        else if ((unsigned char)*text < ' ' || *text == 0x7f)
            bcg_writef(w, "\\x%02x", (unsigned)(unsigned char)*text);
        else
            bcg_write_bytes(w, text, 1);
    bcg_write(w, "\"");
}

static void write_pair(bcg_writer *w, const char *key, const char *value)
{
    if (value == NULL)
        return;
    bcg_writef(w, " %s=", key);
    write_value(w, value);
}

static void write_line(bcg_writer *w, const char *event, const char *address, const char *game,
                       const char *reason)
{
    char when[32];
    struct tm tm;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &tm);
    strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%S", &tm);
    bcg_writef(w, "time=%s.%03dZ event=%s", when, (int)(now.tv_nsec / 1000000), event);
    write_pair(w, "address", address);
    write_pair(w, "game", game);
    write_pair(w, "reason", reason);
}

/* Poll instead of O_NONBLOCK: standard error may be a terminal shared with other programs, which
 * the flag would affect too. A pipe that is writable takes a line of this size whole. */
static bool send_line(const char *event, const char *address, const char *game, const char *reason)
{
    char line[LINE + 1];
    bcg_writer w;
    struct pollfd err = {.fd = STDERR_FILENO, .events = POLLOUT};
    if (poll(&err, 1, 0) != 1 || !(err.revents & POLLOUT))
        return false;
    bcg_writer_init(&w, line, LINE);
    write_line(&w, event, address, game, reason);
    line[w.size] = '\n';
    return write(STDERR_FILENO, line, w.size + 1) == (ssize_t)w.size + 1;
}

static void write_or_drop(const char *event, const char *address, const char *game,
                          const char *reason)
{
    char text[LINE / 2];
    if (server_log.lost > 0) {
        snprintf(text, sizeof text, "%llu lines could not be written",
                 (unsigned long long)server_log.lost);
        if (send_line("log-lost", NULL, NULL, text))
            server_log.lost = 0;
    }
    if (event && !send_line(event, address, game, reason))
        server_log.lost++;
}

static void end_minute(void)
{
    bcg_log_limit *l = &server_log.limit;
    const uint64_t now = bcg_clock_ms();
    if (!bcg_log_limit_over(l, now))
        return;
    for (int i = 0; i < l->count; i++) {
        char text[BCG_LOG_KIND + 64];
        const struct bcg_log_kind *k = &l->kinds[i];
        if (k->lines <= (uint64_t)l->per_minute)
            continue;
        snprintf(text, sizeof text, "%llu more lines of this kind: %s",
                 (unsigned long long)(k->lines - (uint64_t)l->per_minute), k->name);
        /* The name may be cut within a character. */
        text[bcg_text_valid(text, strlen(text))] = '\0';
        write_or_drop("log-limit", NULL, NULL, text);
    }
    bcg_log_limit_begin(l, now);
}

void bcg_server_log(const char *event, const char *address, const char *game, const char *reason)
{
    pthread_mutex_lock(&lock);
    end_minute();
    if (bcg_log_limit_take(&server_log.limit, event, reason))
        write_or_drop(event, address, game, reason);
    pthread_mutex_unlock(&lock);
}

void bcg_server_log_limit(int per_minute)
{
    pthread_mutex_lock(&lock);
    server_log.limit.per_minute = per_minute;
    pthread_mutex_unlock(&lock);
}

void bcg_server_log_tick(void)
{
    pthread_mutex_lock(&lock);
    end_minute();
    if (server_log.lost > 0)
        write_or_drop(NULL, NULL, NULL, NULL);
    pthread_mutex_unlock(&lock);
}
