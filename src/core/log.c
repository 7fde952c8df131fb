#include "core/log.h"

#include <assert.h>
#include <stddef.h>

void bcg_log_init(bcg_log *log, bcg_event *events, int capacity)
{
    *log = (bcg_log){.events = events, .capacity = capacity};
}

void bcg_log_add(bcg_log *log, uint16_t kind, bcg_seats readers, int nargs, const int16_t *args)
{
    assert(nargs >= 0 && nargs <= BCG_EVENT_ARGS);
    if (log == NULL)
        return;
    if (log->count == log->capacity) {
        log->lost++;
        return;
    }
    bcg_event e = {.kind = kind, .readers = readers, .nargs = (uint16_t)nargs};
    for (int i = 0; i < nargs; i++)
        e.arg[i] = args[i];
    log->events[log->count++] = e;
}

bcg_event bcg_log_redact(const bcg_event *e, int seat)
{
    assert(seat >= 0 && seat <= BCG_SPECTATOR);
    if (bcg_may_read(e->readers, seat))
        return *e;
    return (bcg_event){.kind = e->kind, .readers = e->readers};
}
