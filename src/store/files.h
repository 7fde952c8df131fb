/* The files of a database: its own, the write-ahead log (-wal) and the index of that log (-shm).
 *
 * SQLite keeps them open and does not notice when they are removed, replaced or truncated: it goes
 * on writing to files that no longer have a name. So device and inode are remembered once the files
 * are open, and compared with those found at their paths later. */
#ifndef BOCAGE_STORE_FILES_H
#define BOCAGE_STORE_FILES_H

#include "store/store.h"

#include <sys/types.h>

enum { BCG_FILE_DB, BCG_FILE_WAL, BCG_FILE_SHM, BCG_FILES, BCG_FILE_PATH = 1024 };

typedef struct bcg_files {
    struct bcg_file {
        char path[BCG_FILE_PATH + 8];
        dev_t device;
        ino_t inode;
    } file[BCG_FILES];
    bool remembered;
    int log; /* once remembered: a descriptor to read the log with */
} bcg_files;

typedef enum bcg_files_state {
    BCG_FILES_SAME,
    BCG_FILES_UNKNOWN,  /* cannot be told at present */
    BCG_FILES_READONLY, /* the same, but not writable */
    BCG_FILES_NO_LOG,   /* the log or its index has been removed, but not the database */
    BCG_FILES_CHANGED,  /* the database has been removed, or one of them replaced or truncated */
} bcg_files_state;

/* Resolve symbolic links, so that the same database always has the same name. False, with a
 * sentence, if there can be no such file. */
bool bcg_files_resolve(const char *path, char out[BCG_FILE_PATH], char why[BCG_STORE_WHY]);
/* Fill in the paths and look at the files before any is opened. False, with a sentence, if opening
 * them would lose data; else *found tells whether there is a database. */
bool bcg_files_begin(bcg_files *f, const char *resolved, bool *found, char why[BCG_STORE_WHY]);
/* Sync the folder of a file, which makes its new name durable. False, with errno, on failure. */
bool bcg_files_sync_folder(const char *path);
/* Rename a complete database into place, durably, unless there is one by now. */
bool bcg_files_place(const bcg_files *f, const char *made, char why[BCG_STORE_WHY]);
/* Remember which files are open, until bcg_files_done. */
bool bcg_files_remember(bcg_files *f, char why[BCG_STORE_WHY]);
void bcg_files_done(bcg_files *f);
/* Are they still the same, and, if `writable`, can they be written? A sentence if not. */
bcg_files_state bcg_files_check(const bcg_files *f, bool writable, char why[BCG_STORE_WHY]);
/* The size of the log, and whether it has its header. */
int64_t bcg_files_wal(const bcg_files *f, bool *begun);

#endif
