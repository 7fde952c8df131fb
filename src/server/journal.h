/* The server's log: one line an event, `time=... event=... key=value ...`, on standard error. No
 * secret ever comes here; what strangers have sent is quoted. */
#ifndef BOCAGE_SERVER_JOURNAL_H
#define BOCAGE_SERVER_JOURNAL_H

/* Keys and values in turn, ended by NULL; a value that is NULL is left out with its key. */
void bcg_journal(const char *event, ...);

#endif
