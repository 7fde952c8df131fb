/* Event log: what happened while an action was applied, in a buffer the caller owns.
 *
 * An event is a kind with numbers, never a sentence: clients make the words. `seats` tells who may
 * read it (bit n for seat n, BCG_ALL_SEATS for what is public); bcg_log_redact is the one way an
 * event leaves. A log that is full keeps counting in `lost`, so nothing is dropped silently. */
#ifndef BOCAGE_CORE_LOG_H
#define BOCAGE_CORE_LOG_H

#include <stdbool.h>
#include <stdint.h>

enum { BCG_EVENT_ARGS = 8, BCG_MAX_SEATS = 8 };

/* What is public is for all eight bits, however few seats a game has. A spectator stands in the
 * place of a seat, after the last one: no bit stands for it, and it reads what is public. */
enum { BCG_ALL_SEATS = 0xff, BCG_SPECTATOR = BCG_MAX_SEATS };

typedef struct bcg_event {
    uint16_t kind;
    uint8_t seats; /* bit n: seat n may read the numbers */
    uint8_t nargs;
    int16_t arg[BCG_EVENT_ARGS];
} bcg_event;

typedef struct bcg_log {
    bcg_event *events;
    int capacity, count, lost;
} bcg_log;

/* A log over `capacity` events of the caller's. */
void bcg_log_init(bcg_log *log, bcg_event *events, int capacity);

/* Append an event. A NULL log takes nothing: playouts pass NULL. */
void bcg_log_add(bcg_log *log, uint16_t kind, uint8_t seats, int nargs, const int16_t *args);

/* The event as `seat`, or BCG_SPECTATOR, may see it: the kind alone where it may not read it. */
bcg_event bcg_log_redact(const bcg_event *e, int seat);

#endif
