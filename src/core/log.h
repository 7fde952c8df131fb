/* Event log: what happened while an action was applied, in a buffer owned by the caller.
 *
 * An event is a kind with numbers, never a sentence: clients make the words. `readers` says who may
 * read it; bcg_log_redact is the only way out for an event. A full log keeps counting in `lost`, so
 * nothing is dropped silently. */
#ifndef BOCAGE_CORE_LOG_H
#define BOCAGE_CORE_LOG_H

#include <stdbool.h>
#include <stdint.h>

enum { BCG_EVENT_ARGS = 8, BCG_MAX_SEATS = 8 };

/* A set of seats: bit n is seat n. Spectators have the bit after the last seat, so what all eight
 * seats may read is still not public. */
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

/* May this seat, or BCG_SPECTATOR, read what is meant for `readers`? */
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

/* What a ruleset calls a kind of event and its numbers: a row of the table made from its list. */
typedef struct bcg_event_info {
    const char *word;
    const char *args; /* the names of the numbers, with blanks in between */
} bcg_event_info;

#define BCG_EVENT_ENUM(code, word, args) code,
#define BCG_EVENT_ROW(code, word, args)  {word, args},

typedef struct bcg_log {
    bcg_event *events;
    int capacity, count, lost;
} bcg_log;

/* Sets up a log over the caller's array of `capacity` events. */
void bcg_log_init(bcg_log *log, bcg_event *events, int capacity);

/* Appends an event. With a NULL log it does nothing: playouts pass NULL. */
void bcg_log_add(bcg_log *log, uint16_t kind, bcg_seats readers, int nargs, const int16_t *args);

/* The event as `seat`, or BCG_SPECTATOR, may see it: only the kind if it may not read the rest. */
bcg_event bcg_log_redact(const bcg_event *e, int seat);

#endif
