/* The server's log: one line an event, `time=... event=... address=... game=... reason=...`, on
 * standard error. No secret ever comes here; what strangers have sent is quoted.
 *
 * Nobody can fill the disk or stop the server with it: of each kind of line only so many a minute
 * are written, and where standard error takes nothing (a pipe that nobody reads, a stopped
 * terminal) lines are dropped instead of waited for. Either is told in a line of its own
 * afterwards. */
#ifndef BOCAGE_SERVER_LOG_H
#define BOCAGE_SERVER_LOG_H

#include <stdbool.h>
#include <stdint.h>

enum { BCG_LOG_USUAL = 120 }; /* lines of a kind in a minute */

/* What is NULL is left out. On any thread. */
void bcg_server_log(const char *event, const char *address, const char *game, const char *reason);
/* How many lines of a kind in a minute; 0: as many as there are. */
void bcg_server_log_limit(int per_minute);
/* Tell what was withheld or lost, once it is time: about once a second. */
void bcg_server_log_look(void);

/* -- the limit by itself -------------------------------------------------------------------------
 */

/* Lines with the same event and reason are of one kind; beyond so many kinds a minute the rest
 * counts as one, so that reasons which strangers can vary bring no more lines than others. */
enum { BCG_LOG_KINDS = 32, BCG_LOG_KIND = 80 };

typedef struct bcg_log_limit {
    int per_minute;
    uint64_t since; /* milliseconds: when the minute began */
    int count;
    struct bcg_log_kind {
        char name[BCG_LOG_KIND];
        uint64_t lines;
    } kinds[BCG_LOG_KINDS];
} bcg_log_limit;

/* May this line be written? */
bool bcg_log_limit_take(bcg_log_limit *l, const char *event, const char *reason);
/* Is the minute over? Then read what was withheld from `kinds`, and begin another. */
bool bcg_log_limit_over(const bcg_log_limit *l, uint64_t now);
void bcg_log_limit_begin(bcg_log_limit *l, uint64_t now);

#endif
