/* Games in an SQLite database: one file and its write-ahead log.
 *
 * Every commit is synced to disk before it succeeds (synchronous = FULL). Here: what failures mean,
 * statements, transactions, and the table of functions that makes all of it a store. The rest is in
 * sqlite_open.c, sqlite_write.c, sqlite_read.c and sqlite_files.c. */
#include "store/sqlite_copy.h"
#include "store/sqlite_inside.h"

#include <stdio.h>
#include <string.h>

/* A passive checkpoint runs once the log has this many frames. */
enum { CHECKPOINT_FRAMES = 1000 };

#define STATEMENT_SQL(code, sql) (sql),
const char *const bcg_sqlite_sql[BCG_SQLITE_QUERIES] = {BCG_SQLITE_STATEMENTS(STATEMENT_SQL)};

/* -- failures --------------------------------------------------------------------------------- */

/* Does only this write fail, or would any other fail too? */
static bcg_store_fault fault_of(int code)
{
    if (code == SQLITE_IOERR_FSYNC || code == SQLITE_IOERR_DIR_FSYNC)
        return BCG_FAULT_SYNC;
    switch (code & 0xff) {
    case SQLITE_FULL: /* something smaller may still fit */
    case SQLITE_CONSTRAINT:
    case SQLITE_TOOBIG:
    case SQLITE_NOMEM:
        return BCG_FAULT_WRITE;
    default:
        return BCG_FAULT_STORE;
    }
}

bool bcg_sqlite_is_final(const bcg_sqlite *s)
{
    return s->head.fault >= BCG_FAULT_LOST;
}

/* No checkpoint either, not even the one that closing would make: the log may have holes. */
bool bcg_sqlite_lose(bcg_sqlite *s, const char *why)
{
    s->head.fault = BCG_FAULT_LOST;
    snprintf(s->head.why, sizeof s->head.why,
             "%.300s; nothing is kept until the server is restarted", why);
    sqlite3_db_config(s->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    return false;
}

bool bcg_sqlite_fail(bcg_sqlite *s)
{
    s->broken = s->writing;
    if (bcg_sqlite_is_final(s))
        return false;
    const int code = sqlite3_extended_errcode(s->db);
    if (code == SQLITE_IOERR_SHORT_READ)
        return bcg_sqlite_lose(s, "a file of the database has been cut short while it was in use");
    s->head.fault = fault_of(code);
    if ((code & 0xff) == SQLITE_BUSY)
        snprintf(s->head.why, sizeof s->head.why, "another program has locked the database");
    else
        snprintf(s->head.why, sizeof s->head.why, "the database says: %s", sqlite3_errmsg(s->db));
    return false;
}

bool bcg_sqlite_refuse(bcg_sqlite *s, const char *why)
{
    s->broken = true;
    if (!bcg_sqlite_is_final(s)) {
        s->head.fault = BCG_FAULT_WRITE;
        snprintf(s->head.why, sizeof s->head.why, "%s", why);
    }
    return false;
}

/* -- statements ------------------------------------------------------------------------------- */

sqlite3_stmt *bcg_sqlite_ready(bcg_sqlite *s, bcg_sqlite_query q)
{
    sqlite3_reset(s->query[q]);
    sqlite3_clear_bindings(s->query[q]);
    return s->query[q];
}

void bcg_sqlite_bind(sqlite3_stmt *stmt, int n, const char *text)
{
    if (text)
        sqlite3_bind_text(stmt, n, text, -1, SQLITE_STATIC);
}

bool bcg_sqlite_run(bcg_sqlite *s, sqlite3_stmt *stmt)
{
    const bool ok = sqlite3_step(stmt) == SQLITE_DONE;
    if (!ok)
        bcg_sqlite_fail(s);
    sqlite3_reset(stmt);
    return ok;
}

static bool run_query(bcg_sqlite *s, bcg_sqlite_query q)
{
    return bcg_sqlite_run(s, bcg_sqlite_ready(s, q));
}

bool bcg_sqlite_execute(bcg_sqlite *s, const char *sql)
{
    return sqlite3_exec(s->db, sql, NULL, NULL, NULL) == SQLITE_OK || bcg_sqlite_fail(s);
}

bool bcg_sqlite_read_number(bcg_sqlite *s, const char *sql, int *out)
{
    sqlite3_stmt *stmt;
    if (sqlite3_prepare_v2(s->db, sql, -1, &stmt, NULL) != SQLITE_OK)
        return bcg_sqlite_fail(s);
    const bool ok = sqlite3_step(stmt) == SQLITE_ROW || bcg_sqlite_fail(s);
    *out = ok ? sqlite3_column_int(stmt, 0) : 0;
    sqlite3_finalize(stmt);
    return ok;
}

/* -- transactions ----------------------------------------------------------------------------- */

bool bcg_sqlite_begin(bcg_sqlite *s)
{
    if (s->broken || bcg_sqlite_is_final(s)) {
        s->broken = true;
        return false;
    }
    if (!s->writing) {
        s->writing = run_query(s, Q_BEGIN);
        s->broken = !s->writing;
    }
    return s->writing;
}

static void rollback(bcg_store *store)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (s->writing && !sqlite3_get_autocommit(s->db)) /* some errors roll back by themselves */
        run_query(s, Q_ROLLBACK);
    s->writing = s->broken = false;
}

static bool commit(bcg_store *store)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!s->writing && !s->broken)
        return true;
    /* The files are checked before, so that nothing is written to a file that was removed, and
     * after, so that nothing is acknowledged that was. */
    if (!s->broken && bcg_sqlite_check_files(s, false) && run_query(s, Q_COMMIT)) {
        s->writing = false;
        return bcg_sqlite_check_committed(s) &&
               (s->frames < CHECKPOINT_FRAMES || bcg_sqlite_checkpoint(store));
    }
    char why[BCG_STORE_WHY];
    const bcg_store_fault fault = s->head.fault;
    memcpy(why, s->head.why, sizeof why); /* the cause, which the rollback may overwrite */
    rollback(store);
    memcpy(s->head.why, why, sizeof why);
    s->head.fault = fault;
    return false;
}

/* -- the store -------------------------------------------------------------------------------- */

static void set_patience(bcg_store *store, int ms)
{
    sqlite3_busy_timeout(bcg_sqlite_of(store)->db, ms);
}

static void limit(bcg_store *store, int64_t bytes)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    char sql[80];
    int page = 0;
    if (bcg_sqlite_read_number(s, "PRAGMA page_size", &page) && page > 0) {
        snprintf(sql, sizeof sql, "PRAGMA max_page_count = %lld",
                 bytes > 0 ? (long long)(bytes / page) : 0x7fffffffLL);
        bcg_sqlite_execute(s, sql);
    }
}

static bool copy(bcg_store *store, const char *to)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    return bcg_sqlite_copy(s->db, to, s->head.why);
}

const bcg_store_kind bcg_sqlite_store = {
    .scheme = "sqlite",
    .open = bcg_sqlite_open,
    .look = bcg_sqlite_look,
    .close = bcg_sqlite_close,
    .write = &bcg_sqlite_writes,
    .read = &bcg_sqlite_reads,
    .commit = commit,
    .rollback = rollback,
    .limit = limit,
    .set_patience = set_patience,
    .check = bcg_sqlite_check,
    .rescue = bcg_sqlite_rescue,
    .checkpoint = bcg_sqlite_checkpoint,
    .verify = bcg_sqlite_verify,
    .copy = copy,
};
