#include "core/log.h"

#include <assert.h>
#include <stddef.h>

void bcg_log_init(bcg_log *log, bcg_event *events, int capacity)
{
    *log = (bcg_log){.events = events, .capacity = capacity};
}

void bcg_log_add(bcg_log *log, uint16_t kind, uint8_t seats, int nargs, const int16_t *args)
{
    assert(nargs >= 0 && nargs <= BCG_EVENT_ARGS);
    if (log == NULL)
        return;
    if (log->count == log->capacity) {
        log->lost++;
        return;
    }
    bcg_event e = {.kind = kind, .seats = seats, .nargs = (uint8_t)nargs};
    for (int i = 0; i < nargs; i++)
        e.arg[i] = args[i];
    log->events[log->count++] = e;
}

bcg_event bcg_log_redact(const bcg_event *e, int seat)
{
    assert(seat >= 0 && seat <= BCG_SPECTATOR);
    if (seat == BCG_SPECTATOR ? e->seats == BCG_ALL_SEATS : e->seats >> seat & 1)
        return *e;
    return (bcg_event){.kind = e->kind, .seats = e->seats};
}
