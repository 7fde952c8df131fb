/* The server's log: one line an event, `time=... event=... address=... game=... reason=...`, on
 * standard error. No secret ever comes here; what strangers have sent is quoted. */
#ifndef BOCAGE_SERVER_JOURNAL_H
#define BOCAGE_SERVER_JOURNAL_H

/* What is NULL is left out. */
void bcg_journal(const char *event, const char *address, const char *game, const char *reason);

#endif
