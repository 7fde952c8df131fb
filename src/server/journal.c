#include "server/journal.h"

#include "core/text.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { LINE = 1024 };

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

void bcg_journal(const char *event, const char *address, const char *game, const char *reason)
{
    char line[LINE], when[32];
    struct tm tm;
    struct timespec now;
    bcg_writer w;
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &tm);
    strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%S", &tm);
    bcg_writer_init(&w, line, sizeof line);
    bcg_writef(&w, "time=%s.%03dZ event=%s", when, (int)(now.tv_nsec / 1000000), event);
    write_pair(&w, "address", address);
    write_pair(&w, "game", game);
    write_pair(&w, "reason", reason);
    fprintf(stderr, "%s\n", line);
}
