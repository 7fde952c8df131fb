/* Looking after the files of an open database: have they been removed, replaced or cut short? Also
 * checkpoints, and saving what can still be read once the files are lost.
 *
 * SQLite would not notice: it goes on writing to a file that no longer has a name. */
#include "store/sqlite_copy.h"
#include "store/sqlite_inside.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* The format of the write-ahead log: bytes before the first frame, and before each page. */
enum { WAL_HEADER = 32, FRAME_HEADER = 24 };

/* -- checking --------------------------------------------------------------------------------- */

static bool has_whole_log(const bcg_sqlite *s)
{
    bool begun;
    const int64_t size = bcg_files_wal(&s->files, &begun);
    return s->frames == 0 ||
           (begun && size >= WAL_HEADER + (int64_t)s->frames * (s->page + FRAME_HEADER));
}

bool bcg_sqlite_check_files(bcg_sqlite *s, bool writable)
{
    char why[BCG_STORE_WHY];
    if (bcg_sqlite_is_final(s))
        return false;
    const bcg_files_state state = bcg_files_check(&s->files, writable, why);
    if (state == BCG_FILES_SAME)
        return true;
    s->log_gone = state == BCG_FILES_NO_LOG;
    if (state == BCG_FILES_NO_LOG || state == BCG_FILES_CHANGED)
        return bcg_sqlite_lose(s, why);
    s->head.fault = BCG_FAULT_STORE;
    snprintf(s->head.why, sizeof s->head.why, "%s", why);
    return false;
}

/* Does the log hold the frames of the last commit? A checkpoint by another program may truncate it;
 * nothing else may. A write that changes nothing shows which of the two has happened: it starts a
 * new log, or leaves a hole in this one. */
static bool check_log(bcg_sqlite *s)
{
    char sql[64];
    if (has_whole_log(s))
        return true;
    snprintf(sql, sizeof sql, "PRAGMA user_version = %d", BCG_SQLITE_SCHEMA);
    return bcg_sqlite_execute(s, sql) &&
           (has_whole_log(s) ||
            bcg_sqlite_lose(s, "the write-ahead log of the database (-wal) has been cut "
                               "short while it was in use"));
}

/* A commit that cannot be verified may be in the database and yet is not acknowledged, so there
 * must be no further one. */
bool bcg_sqlite_check_committed(bcg_sqlite *s)
{
    char why[BCG_STORE_WHY];
    if (bcg_sqlite_check_files(s, false) && check_log(s))
        return true;
    memcpy(why, s->head.why, sizeof why);
    return bcg_sqlite_is_final(s) ? false : bcg_sqlite_lose(s, why);
}

/* Only a failed sync is a failure: if the disk is full or another program reads, everything stays
 * in the log. */
bool bcg_sqlite_checkpoint(bcg_store *store)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    const int code = sqlite3_wal_checkpoint_v2(s->db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    return code == SQLITE_OK || sqlite3_extended_errcode(s->db) != SQLITE_IOERR_FSYNC ||
           bcg_sqlite_fail(s);
}

bool bcg_sqlite_check(bcg_store *store)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    return bcg_sqlite_check_files(s, true) && check_log(s);
}

/* -- rescue ----------------------------------------------------------------------------------- */

static bool is_sound(const char *path)
{
    bcg_sqlite copy = {.head = {.kind = &bcg_sqlite_store}};
    sqlite3_stmt *stmt = NULL;
    const bool ok = bcg_sqlite_open_db(&copy, path, false) &&
                    sqlite3_prepare_v2(copy.db, "PRAGMA integrity_check(1)", -1, &stmt, NULL) ==
                        SQLITE_OK &&
                    sqlite3_step(stmt) == SQLITE_ROW &&
                    strcmp((const char *)sqlite3_column_text(stmt, 0), "ok") == 0;
    sqlite3_finalize(stmt);
    sqlite3_close(copy.db);
    return ok;
}

static bool rescue_copy(bcg_sqlite *s, char told[BCG_STORE_WHY])
{
    char path[BCG_FILE_PATH + 48], when[20], problem[BCG_STORE_WHY] = "";
    const time_t now = time(NULL);
    struct tm tm;
    gmtime_r(&now, &tm);
    strftime(when, sizeof when, "%Y%m%dT%H%M%SZ", &tm);
    snprintf(path, sizeof path, "%s.rescued-%s", s->files.file[BCG_FILE_DB].path, when);
    const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    if (!bcg_sqlite_copy(s->db, path, problem)) {
        snprintf(told, BCG_STORE_WHY, "nothing could be saved: %.180s", problem);
        return false;
    }
    const bool ok = is_sound(path);
    if (ok)
        snprintf(told, BCG_STORE_WHY, "all that was acknowledged is in the copy %.140s", name);
    else
        snprintf(told, BCG_STORE_WHY, "parts of it are missing; what is left is in %.140s", name);
    return ok;
}

bool bcg_sqlite_rescue(bcg_store *store, char told[BCG_STORE_WHY])
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!s->log_gone)
        return rescue_copy(s, told);
    /* Its descriptor is still open, so a checkpoint can bring its frames into the database. */
    if (sqlite3_wal_checkpoint_v2(s->db, NULL, SQLITE_CHECKPOINT_FULL, NULL, NULL) != SQLITE_OK)
        return rescue_copy(s, told);
    snprintf(told, BCG_STORE_WHY, "all that was acknowledged is in the database itself");
    return true;
}
