/* Event log: what happened while an action was applied, in a buffer the caller owns.
 *
 * An event is a kind with numbers, never a sentence: clients make the words. `seats` tells who may
 * read it; bcg_log_redact is the one way an event leaves. A log that is full keeps counting in
 * `lost`, so nothing is dropped silently. */
#ifndef BOCAGE_CORE_LOG_H
#define BOCAGE_CORE_LOG_H

#include <stdbool.h>
#include <stdint.h>

enum { BCG_EVENT_ARGS = 8, BCG_MAX_SEATS = 8 };

/* A set of seats: bit n is seat n. Whoever holds no seat has the bit after the last one, so that
 * what all eight seats may read is not yet public. */
typedef uint16_t bcg_seats;
enum {
    BCG_SPECTATOR = BCG_MAX_SEATS,
    BCG_ALL_SEATS = (1 << BCG_MAX_SEATS) - 1,
    BCG_PUBLIC = BCG_ALL_SEATS | 1 << BCG_SPECTATOR,
};

static inline bcg_seats bcg_seat_bit(int seat)
{
    return (bcg_seats)(1u << seat);
}

/* May this seat, or BCG_SPECTATOR, read what is for these? */
static inline bool bcg_may_read(bcg_seats readers, int seat)
{
    return readers >> seat & 1;
}

typedef struct bcg_event {
    uint16_t kind;
    bcg_seats readers; /* of the numbers */
    uint16_t nargs;
    int16_t arg[BCG_EVENT_ARGS];
} bcg_event;

typedef struct bcg_log {
    bcg_event *events;
    int capacity, count, lost;
} bcg_log;

/* A log over `capacity` events of the caller's. */
void bcg_log_init(bcg_log *log, bcg_event *events, int capacity);

/* Append an event. A NULL log takes nothing: playouts pass NULL. */
void bcg_log_add(bcg_log *log, uint16_t kind, bcg_seats readers, int nargs, const int16_t *args);

/* The event as `seat`, or BCG_SPECTATOR, may see it: the kind alone where it may not read it. */
bcg_event bcg_log_redact(const bcg_event *e, int seat);

#endif
