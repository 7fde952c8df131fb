/* The server's log: one line per event, `time=... event=... address=... game=... reason=...`, on
 * standard error. Secrets are never logged; what clients have sent is quoted.
 *
 * It can neither fill the disk nor block the server: lines of each kind are limited per minute, and
 * while standard error takes nothing (a pipe that nobody reads, a stopped terminal) lines are
 * dropped. Either is reported in a line of its own afterwards. */
#ifndef BOCAGE_SERVER_LOG_H
#define BOCAGE_SERVER_LOG_H

#include <stdbool.h>
#include <stdint.h>

enum { BCG_LOG_USUAL = 120 }; /* lines of a kind in a minute */

/* NULL arguments are left out. From any thread. */
void bcg_server_log(const char *event, const char *address, const char *game, const char *reason);
/* Lines of a kind in a minute; 0: unlimited. */
void bcg_server_log_limit(int per_minute);
/* Report suppressed and lost lines when a minute is over: call it about once a second. */
void bcg_server_log_tick(void);

/* -- the limit alone --------------------------------------------------------------------------- */

/* A kind is an event and its reason. Beyond BCG_LOG_KINDS a minute all others count as one, so that
 * reasons that clients can vary do not get round the limit. */
enum { BCG_LOG_KINDS = 32, BCG_LOG_KIND = 80 };

typedef struct bcg_log_limit {
    int per_minute;
    uint64_t since; /* start of the minute, in milliseconds */
    int count;
    struct bcg_log_kind {
        char name[BCG_LOG_KIND];
        uint64_t lines;
    } kinds[BCG_LOG_KINDS];
} bcg_log_limit;

/* May this line be written? */
bool bcg_log_limit_take(bcg_log_limit *l, const char *event, const char *reason);
/* Is the minute over? Then report what `kinds` says was suppressed, and begin another. */
bool bcg_log_limit_over(const bcg_log_limit *l, uint64_t now);
void bcg_log_limit_begin(bcg_log_limit *l, uint64_t now);

#endif
