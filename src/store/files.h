/* The files of a database: its own, the write-ahead log (-wal) and the index of that log (-shm).
 *
 * SQLite keeps them open and does not notice when somebody removes, replaces or empties them: it
 * would go on writing to files that nobody finds again. So their identity is remembered when they
 * have been opened, and compared with what stands at their paths. */
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
    bool noted;
    int log; /* once noted: a descriptor of the log, to look into it */
} bcg_files;

typedef enum bcg_files_state {
    BCG_FILES_SAME,
    BCG_FILES_UNKNOWN,  /* nobody can say just now */
    BCG_FILES_READONLY, /* they are there, but cannot be written */
    BCG_FILES_NO_LOG,   /* the log or its index has been removed, the database itself has not */
    BCG_FILES_CHANGED,  /* the database has been removed, or one of them replaced or cut short */
} bcg_files_state;

/* The path without symbolic links, so that the same database always has the same name. False, with
 * a sentence, if there can be no such file. */
bool bcg_files_resolve(const char *path, char out[BCG_FILE_PATH], char why[BCG_STORE_WHY]);
/* Fill in the paths; then look at what there is before anything is opened. False, with a sentence,
 * if opening it would lose something; else *found tells whether there is a database. */
bool bcg_files_begin(bcg_files *f, const char *resolved, bool *found, char why[BCG_STORE_WHY]);
/* A new name of a file is durable when its folder is. False, with errno, if that cannot be done. */
bool bcg_files_sync_folder(const char *path);
/* Put a finished database in its place, durably, unless there is one by now. */
bool bcg_files_place(const bcg_files *f, const char *made, char why[BCG_STORE_WHY]);
/* Remember which files are open; bcg_files_done forgets. */
bool bcg_files_note(bcg_files *f, char why[BCG_STORE_WHY]);
void bcg_files_done(bcg_files *f);
/* Are they still the same, and can they be written, if that is asked? A sentence if not. */
bcg_files_state bcg_files_check(const bcg_files *f, bool writable, char why[BCG_STORE_WHY]);
/* Bytes of the log, and whether it has its beginning. */
int64_t bcg_files_wal(const bcg_files *f, bool *begun);

#endif
