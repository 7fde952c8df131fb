/* Copying a database that is in use. */
#ifndef BOCAGE_STORE_SQLITE_COPY_H
#define BOCAGE_STORE_SQLITE_COPY_H

#include "store/store.h"

struct sqlite3;

/* As bcg_store_copy says; false, with a sentence in `why`, if it cannot be done. */
bool bcg_sqlite_copy(struct sqlite3 *from, const char *to, char why[BCG_STORE_WHY]);

#endif
