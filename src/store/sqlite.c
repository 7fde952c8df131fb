/* Games in an SQLite database: one file and its write-ahead log. Every commit is synced to disk
 * before it succeeds (synchronous = FULL). */
#include "store/files.h"
#include "store/kind.h"
#include "store/sqlite_copy.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* "BCGE" in the head of the file says whose database it is; the version is that of the tables. */
enum { APPLICATION = 0x42434745, SCHEMA = 4, PATIENCE_MS = 2000 };
/* The write-ahead log: brought into the database when it has so many frames; what stands before
 * the first of them and before each. */
enum { MANY_FRAMES = 1000, WAL_HEAD = 32, FRAME_HEAD = 24 };

/* Step n makes version n + 1 of the tables out of version n; none is ever changed. */
static const char *const migrations[SCHEMA] = {
    "CREATE TABLE game (id TEXT PRIMARY KEY, made INTEGER NOT NULL, changed INTEGER NOT NULL,"
    " title TEXT NOT NULL, rules TEXT NOT NULL, setup TEXT NOT NULL, result TEXT,"
    " version INTEGER NOT NULL, base INTEGER NOT NULL, match TEXT NOT NULL,"
    " round INTEGER NOT NULL, lobby TEXT, UNIQUE (match, round)) WITHOUT ROWID;"
    "CREATE INDEX game_changed ON game (changed);"
    "CREATE INDEX game_lobby ON game (made) WHERE lobby IS NOT NULL;"
    "CREATE TABLE entry (game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,"
    " version INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, version)) WITHOUT ROWID;"
    "CREATE TABLE snapshot (game TEXT PRIMARY KEY REFERENCES game ON DELETE CASCADE,"
    " version INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE secret (hash BLOB NOT NULL, game TEXT NOT NULL REFERENCES game"
    " ON DELETE CASCADE, part INTEGER NOT NULL, PRIMARY KEY (hash, game)) WITHOUT ROWID;"
    "CREATE INDEX secret_game ON secret (game);",
    /* What a game that is over has brought each seat; of older ones nobody has written it down. */
    "ALTER TABLE game ADD COLUMN score TEXT;",
    /* The version of the ruleset's rules; older games, which have none, were played by rules 1. */
    "ALTER TABLE game ADD COLUMN rules_version INTEGER;",
    /* Answers to a secret question, until all are given and become entries. */
    ("CREATE TABLE answer (game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,"
     " seat INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, seat)) WITHOUT ROWID;"),
};

/* clang-format off */
#define GAME_ROW "id, made, changed, title, rules, result, version, base, match, round, lobby, score, coalesce(rules_version, 1), "
#define STATEMENTS(S) \
    S(BEGIN,        "BEGIN IMMEDIATE")                                                                                                   \
    S(COMMIT,       "COMMIT")                                                                                                            \
    S(ROLLBACK,     "ROLLBACK")                                                                                                          \
    S(ADD_GAME,     "INSERT INTO game (id, made, changed, title, rules, setup, result, version, base, match, round, lobby, score,"       \
                    " rules_version) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, 0, ?8, ?9, ?10, ?11, ?12)")                                  \
    S(ADD_ENTRY,    "INSERT INTO entry VALUES (?1, ?2, ?3)")                                                                             \
    S(COUNT_ENTRY,  "UPDATE game SET version = ?2, changed = ?3 WHERE id = ?1 AND version = ?2 - 1")                                     \
    S(SET_RESULT,   "UPDATE game SET result = ?2, score = ?3, changed = ?4 WHERE id = ?1")                                               \
    S(ADD_SNAPSHOT, "INSERT INTO snapshot VALUES (?1, ?2, ?3) ON CONFLICT (game) DO UPDATE SET version = ?2, text = ?3")                 \
    S(ADD_ANSWER,   "INSERT INTO answer VALUES (?1, ?2, ?3) ON CONFLICT (game, seat) DO UPDATE SET text = ?3")                           \
    S(DROP_ANSWERS, "DELETE FROM answer WHERE game = ?1")                                                                                \
    S(ADD_SECRET,   "INSERT INTO secret VALUES (?1, ?2, ?3)")                                                                            \
    S(DROP_SECRET,  "DELETE FROM secret WHERE hash = ?1 AND game = ?2")                                                                  \
    S(RENEW_SECRET, "UPDATE secret SET hash = ?2 WHERE hash = ?1")                                                                       \
    S(SET_LOBBY,    "UPDATE game SET lobby = ?2 WHERE id = ?1")                                                                          \
    S(REBASE,       "UPDATE game SET rules = ?2, setup = ?3, rules_version = ?4, base = version WHERE id = ?1")                          \
    S(SET_RULES,    "UPDATE game SET rules = ?2, rules_version = ?3 WHERE id = ?1")                                                      \
    S(DELETE_GAME,  "DELETE FROM game WHERE id = ?1")                                                                                    \
    S(GAMES,        "SELECT " GAME_ROW "'' FROM game ORDER BY changed DESC, id")                                                         \
    S(GAME,         "SELECT " GAME_ROW "setup FROM game WHERE id = ?1")                                                                  \
    S(MATCH,        "SELECT " GAME_ROW "'' FROM game WHERE match = ?1 ORDER BY round")                                                   \
    S(LOBBY,        "SELECT " GAME_ROW "'' FROM game WHERE lobby IS NOT NULL ORDER BY made DESC LIMIT 100")                              \
    S(OLD,          "SELECT " GAME_ROW "'' FROM game WHERE changed < ?1 AND changed >= ?2 AND (changed, id) > (?2, ?3) ORDER BY changed, id")\
    S(OLD_LOBBY,    "SELECT " GAME_ROW "'' FROM game WHERE lobby IS NOT NULL AND made < ?1 ORDER BY made")                               \
    S(ENTRIES,      "SELECT version, text FROM entry WHERE game = ?1 AND version > (SELECT base FROM game WHERE id = ?1) ORDER BY version") \
    S(ANSWERS,      "SELECT seat, text FROM answer WHERE game = ?1 ORDER BY seat")                                                       \
    S(SNAPSHOT,     "SELECT version, text FROM snapshot WHERE game = ?1")                                                                \
    S(SECRET,       "SELECT game, part FROM secret JOIN game ON id = game WHERE hash = ?1 AND ?2 IN ('', game) ORDER BY round DESC LIMIT 1") \
    S(SECRETS,      "SELECT hash, part FROM secret WHERE game = ?1")
/* clang-format on */

#define STATEMENT_ENUM(code, sql) Q_##code,
#define STATEMENT_SQL(code, sql)  (sql),
typedef enum query { STATEMENTS(STATEMENT_ENUM) QUERIES } query;
static const char *const sql_of[QUERIES] = {STATEMENTS(STATEMENT_SQL)};

typedef struct sqlite_store {
    bcg_store head;
    sqlite3 *db;
    sqlite3_stmt *query[QUERIES];
    bool writing; /* a transaction is open */
    bool broken;  /* and something in it went wrong */
    bcg_files files;
    int page, frames; /* bytes of a page; frames in the log after the last commit */
    bool log_gone;    /* of what was lost, only the log is */
} sqlite_store;

static sqlite_store *of(bcg_store *s)
{
    return (sqlite_store *)s;
}

/* -- asking ----------------------------------------------------------------------------------- */

/* Is it the fault of what was written, or would anything else fail too? */
static bcg_store_fault fault_of(int code)
{
    if (code == SQLITE_IOERR_FSYNC || code == SQLITE_IOERR_DIR_FSYNC)
        return BCG_FAULT_SYNC;
    switch (code & 0xff) {
    case SQLITE_FULL: /* something smaller may have room */
    case SQLITE_CONSTRAINT:
    case SQLITE_TOOBIG:
    case SQLITE_NOMEM:
        return BCG_FAULT_WRITE;
    default:
        return BCG_FAULT_STORE;
    }
}

/* What can never be mended stays the store's fault, and the reason that is given for it. */
static bool is_final(const sqlite_store *s)
{
    return s->head.fault >= BCG_FAULT_LOST;
}

/* Nothing that is written from now on would be found again. Nor is anything brought from the log
 * into the database, when it is closed for instance: the log may have holes. */
static bool lose(sqlite_store *s, const char *why)
{
    s->head.fault = BCG_FAULT_LOST;
    snprintf(s->head.why, sizeof s->head.why,
             "%.300s; nothing is kept until the server is restarted", why);
    sqlite3_db_config(s->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    return false;
}

static bool fail(sqlite_store *s)
{
    s->broken = s->writing;
    if (is_final(s))
        return false;
    const int code = sqlite3_extended_errcode(s->db);
    if (code == SQLITE_IOERR_SHORT_READ)
        return lose(s, "a file of the database has been cut short while it was in use");
    s->head.fault = fault_of(code);
    if ((code & 0xff) == SQLITE_BUSY)
        snprintf(s->head.why, sizeof s->head.why, "another program has locked the database");
    else
        snprintf(s->head.why, sizeof s->head.why, "the database says: %s", sqlite3_errmsg(s->db));
    return false;
}

/* A write that the store itself refuses. */
static bool refuse(sqlite_store *s, const char *why)
{
    s->broken = true;
    if (!is_final(s)) {
        s->head.fault = BCG_FAULT_WRITE;
        snprintf(s->head.why, sizeof s->head.why, "%s", why);
    }
    return false;
}

/* The statement, ready for new values. */
static sqlite3_stmt *ready(sqlite_store *s, query q)
{
    sqlite3_reset(s->query[q]);
    sqlite3_clear_bindings(s->query[q]);
    return s->query[q];
}

static void set_text(sqlite3_stmt *stmt, int n, const char *text)
{
    if (text)
        sqlite3_bind_text(stmt, n, text, -1, SQLITE_STATIC);
}

/* A statement that gives no rows. */
static bool run(sqlite_store *s, sqlite3_stmt *stmt)
{
    const bool ok = sqlite3_step(stmt) == SQLITE_DONE;
    if (!ok)
        fail(s);
    sqlite3_reset(stmt);
    return ok;
}

static bool run_query(sqlite_store *s, query q)
{
    return run(s, ready(s, q));
}

/* The first write after a commit opens a transaction. */
static bool begin_writing(sqlite_store *s)
{
    if (s->broken || is_final(s)) {
        s->broken = true;
        return false;
    }
    if (!s->writing) {
        s->writing = run_query(s, Q_BEGIN);
        s->broken = !s->writing;
    }
    return s->writing;
}

/* -- opening ---------------------------------------------------------------------------------- */

static bool execute(sqlite_store *s, const char *sql)
{
    return sqlite3_exec(s->db, sql, NULL, NULL, NULL) == SQLITE_OK || fail(s);
}

static bool read_number(sqlite_store *s, const char *pragma, int *out)
{
    sqlite3_stmt *stmt;
    if (sqlite3_prepare_v2(s->db, pragma, -1, &stmt, NULL) != SQLITE_OK)
        return fail(s);
    const bool ok = sqlite3_step(stmt) == SQLITE_ROW || fail(s);
    *out = ok ? sqlite3_column_int(stmt, 0) : 0;
    sqlite3_finalize(stmt);
    return ok;
}

/* One step from version v, unless another program has made it while this one waited. */
static bool migrate_from(sqlite_store *s, int v)
{
    char sql[64];
    int version = 0;
    snprintf(sql, sizeof sql, "PRAGMA user_version = %d", v + 1);
    return execute(s, "BEGIN IMMEDIATE") && read_number(s, "PRAGMA user_version", &version) &&
           (version > v || (execute(s, migrations[v]) && execute(s, sql))) && execute(s, "COMMIT");
}

static bool migrate(sqlite_store *s, int from)
{
    for (int v = from; v < SCHEMA; v++)
        if (!migrate_from(s, v)) {
            sqlite3_exec(s->db, "ROLLBACK", NULL, NULL, NULL);
            return false;
        }
    return true;
}

/* A new file (*version is 0), one of ours, or somebody else's? */
static bool read_version(sqlite_store *s, int *version)
{
    int application = 0, tables = 0;
    if (!read_number(s, "PRAGMA application_id", &application) ||
        !read_number(s, "PRAGMA user_version", version) ||
        !read_number(s, "SELECT count(*) FROM sqlite_master", &tables))
        return false;
    if (application != APPLICATION && (application || *version || tables)) {
        snprintf(s->head.why, sizeof s->head.why, "this is a database of another program");
        return false;
    }
    if (*version > SCHEMA) {
        snprintf(s->head.why, sizeof s->head.why,
                 "a newer bocage has written this database (version %d, this one knows %d)",
                 *version, SCHEMA);
        return false;
    }
    return true;
}

static bool make_current(sqlite_store *s)
{
    char sql[64];
    int version = 0;
    if (!read_version(s, &version))
        return false;
    snprintf(sql, sizeof sql, "PRAGMA application_id = %d", APPLICATION);
    return execute(s, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                      "PRAGMA foreign_keys = ON;") &&
           (version > 0 || execute(s, sql)) && migrate(s, version);
}

/* To be read as it is: columns that older tables lack are empty. All is read as of one moment,
 * while others may go on writing. */
static bool make_readable(sqlite_store *s)
{
    enum { WITH_ANSWERS = 4 };
    static const char *const added[SCHEMA] = {"", ", NULL AS score", ", NULL AS rules_version", ""};
    static const char no_answers[] =
        "CREATE TEMP TABLE answer (game TEXT, seat INTEGER, text TEXT)";
    char sql[160] = "CREATE TEMP VIEW game AS SELECT *";
    int version = 0;
    if (!read_version(s, &version))
        return false;
    if (version == 0) {
        snprintf(s->head.why, sizeof s->head.why, "there are no games in this database");
        return false;
    }
    for (int v = version; v < SCHEMA; v++)
        strcat(sql, added[v]);
    strcat(sql, " FROM main.game");
    return (version == SCHEMA || execute(s, sql)) &&
           (version >= WITH_ANSWERS || execute(s, no_answers)) &&
           execute(s, "PRAGMA query_only = ON; BEGIN");
}

static bool prepare(sqlite_store *s, query from)
{
    for (int q = from; q < QUERIES; q++)
        if (sqlite3_prepare_v3(s->db, sql_of[q], -1, SQLITE_PREPARE_PERSISTENT, &s->query[q],
                               NULL) != SQLITE_OK)
            return fail(s);
    return true;
}

static void close_store(bcg_store *store)
{
    sqlite_store *s = of(store);
    for (int q = 0; q < QUERIES; q++)
        sqlite3_finalize(s->query[q]);
    sqlite3_close(s->db);
    bcg_files_done(&s->files);
    free(s);
}

static bool open_db(sqlite_store *s, const char *path, bool writes)
{
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX |
                      (writes ? SQLITE_OPEN_CREATE : 0);
    return sqlite3_open_v2(path, &s->db, flags, NULL) == SQLITE_OK || fail(s);
}

/* A new database is made under another name and gets its own when it is whole: a crash leaves no
 * empty file in its place, and an empty file is always somebody's mistake. */
static bool make_new(sqlite_store *s)
{
    char made[BCG_FILE_PATH + 32];
    snprintf(made, sizeof made, "%s-new-XXXXXX", s->files.file[BCG_FILE_DB].path);
    const int file = mkstemp(made);
    if (file < 0) {
        snprintf(s->head.why, sizeof s->head.why, "unable to open a new file in this folder: %s",
                 strerror(errno));
        return false;
    }
    close(file);
    bool ok = open_db(s, made, true) && make_current(s);
    ok = sqlite3_close(s->db) == SQLITE_OK && ok;
    s->db = NULL;
    if (ok && bcg_files_place(&s->files, made, s->head.why))
        return true;
    unlink(made);
    return false;
}

static int count_frames(void *context, sqlite3 *db, const char *name, int frames)
{
    sqlite_store *s = context;
    (void)db;
    (void)name;
    s->frames = frames;
    return SQLITE_OK;
}

static bool open_files(sqlite_store *s, const char *where)
{
    char resolved[BCG_FILE_PATH];
    bool found;
    if (!bcg_files_resolve(where, resolved, s->head.why) ||
        !bcg_files_begin(&s->files, resolved, &found, s->head.why) || (!found && !make_new(s)) ||
        !open_db(s, resolved, true))
        return false;
    sqlite3_busy_timeout(s->db, PATIENCE_MS);
    if (!make_current(s) || !prepare(s, 0) || !read_number(s, "PRAGMA page_size", &s->page))
        return false;
    sqlite3_wal_hook(s->db, count_frames, s); /* commit() does what it replaces */
    return bcg_files_note(&s->files, s->head.why);
}

/* As it is, and only to be read. */
static bool open_to_read(sqlite_store *s, const char *where)
{
    if (!open_db(s, where, false))
        return false;
    sqlite3_busy_timeout(s->db, PATIENCE_MS);
    return make_readable(s) && prepare(s, Q_GAMES);
}

static bcg_store *open_as(const char *where, bool writes, char why[BCG_STORE_WHY])
{
    sqlite_store *s = calloc(1, sizeof *s);
    snprintf(why, BCG_STORE_WHY, "not enough memory");
    if (s == NULL)
        return NULL;
    s->head.kind = &bcg_sqlite_store;
    if (writes ? open_files(s, where) : open_to_read(s, where))
        return &s->head;
    snprintf(why, BCG_STORE_WHY, "%s", s->head.why);
    close_store(&s->head);
    return NULL;
}

static bcg_store *open_store(const char *where, char why[BCG_STORE_WHY])
{
    return open_as(where, true, why);
}

static bcg_store *look_into(const char *where, char why[BCG_STORE_WHY])
{
    return open_as(where, false, why);
}

/* -- watching over the files --------------------------------------------------------------------
 */

static bool has_whole_log(const sqlite_store *s)
{
    bool begun;
    const int64_t size = bcg_files_wal(&s->files, &begun);
    return s->frames == 0 ||
           (begun && size >= WAL_HEAD + (int64_t)s->frames * (s->page + FRAME_HEAD));
}

/* Those of the database that is open. What is read-only may still be written: whoever opened it
 * could. */
static bool check_files(sqlite_store *s, bool writable)
{
    char why[BCG_STORE_WHY];
    if (is_final(s))
        return false;
    const bcg_files_state state = bcg_files_check(&s->files, writable, why);
    if (state == BCG_FILES_SAME)
        return true;
    s->log_gone = state == BCG_FILES_NO_LOG;
    if (state == BCG_FILES_NO_LOG || state == BCG_FILES_CHANGED)
        return lose(s, why);
    s->head.fault = BCG_FAULT_STORE;
    snprintf(s->head.why, sizeof s->head.why, "%s", why);
    return false;
}

/* Does the log hold the frames of the last commit? Another program may cut it when all of it is in
 * the database; nobody else may. A write that changes nothing shows which of the two has happened:
 * it begins a new log, or leaves a hole in this one. */
static bool check_log(sqlite_store *s)
{
    char sql[64];
    if (has_whole_log(s))
        return true;
    snprintf(sql, sizeof sql, "PRAGMA user_version = %d", SCHEMA);
    return execute(s, sql) &&
           (has_whole_log(s) || lose(s, "the write-ahead log of the database (-wal) has been cut "
                                        "short while it was in use"));
}

/* What was committed counts only if it is where others find it. If that cannot be told, it is in
 * the database and yet not acknowledged: then this store has seen its last commit. */
static bool check_committed(sqlite_store *s)
{
    char why[BCG_STORE_WHY];
    if (check_files(s, false) && check_log(s))
        return true;
    memcpy(why, s->head.why, sizeof why);
    return is_final(s) ? false : lose(s, why);
}

/* Bring the log into the database. Only a sync that fails is a failure: if there is no room, or
 * somebody reads, all of it stays in the log. */
static bool settle(bcg_store *store)
{
    sqlite_store *s = of(store);
    const int code = sqlite3_wal_checkpoint_v2(s->db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    return code == SQLITE_OK || sqlite3_extended_errcode(s->db) != SQLITE_IOERR_FSYNC || fail(s);
}

static bool check(bcg_store *store)
{
    sqlite_store *s = of(store);
    return check_files(s, true) && check_log(s);
}

/* Does SQLite find every part of this database where it belongs? */
static bool is_whole(const char *path)
{
    sqlite_store copy = {.head = {.kind = &bcg_sqlite_store}};
    sqlite3_stmt *stmt = NULL;
    const bool ok = open_db(&copy, path, false) &&
                    sqlite3_prepare_v2(copy.db, "PRAGMA integrity_check(1)", -1, &stmt, NULL) ==
                        SQLITE_OK &&
                    sqlite3_step(stmt) == SQLITE_ROW &&
                    strcmp((const char *)sqlite3_column_text(stmt, 0), "ok") == 0;
    sqlite3_finalize(stmt);
    sqlite3_close(copy.db);
    return ok;
}

static bool rescue_copy(sqlite_store *s, char told[BCG_STORE_WHY])
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
    const bool ok = is_whole(path);
    if (ok)
        snprintf(told, BCG_STORE_WHY, "all that was acknowledged is in the copy %.140s", name);
    else
        snprintf(told, BCG_STORE_WHY, "parts of it are missing; what is left is in %.140s", name);
    return ok;
}

static bool rescue(bcg_store *store, char told[BCG_STORE_WHY])
{
    sqlite_store *s = of(store);
    if (!s->log_gone)
        return rescue_copy(s, told);
    /* The log is still open here: the database itself gets what it holds. */
    if (sqlite3_wal_checkpoint_v2(s->db, NULL, SQLITE_CHECKPOINT_FULL, NULL, NULL) != SQLITE_OK)
        return rescue_copy(s, told);
    snprintf(told, BCG_STORE_WHY, "all that was acknowledged is in the database itself");
    return true;
}

/* -- writing ---------------------------------------------------------------------------------- */

static bool add_game(bcg_store *store, const bcg_stored_game *g)
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, Q_ADD_GAME);
    set_text(stmt, 1, g->id);
    sqlite3_bind_int64(stmt, 2, g->made);
    sqlite3_bind_int64(stmt, 3, g->changed);
    set_text(stmt, 4, g->title);
    set_text(stmt, 5, g->rules);
    set_text(stmt, 6, g->setup);
    set_text(stmt, 7, g->result);
    set_text(stmt, 8, g->match[0] ? g->match : g->id);
    sqlite3_bind_int(stmt, 9, g->round);
    set_text(stmt, 10, g->lobby);
    set_text(stmt, 11, g->score);
    sqlite3_bind_int(stmt, 12, g->rules_version);
    return run(s, stmt);
}

/* The number of the last entry stands with the game too: an entry that is not the next one, or of a
 * game that is gone, is refused. */
static bool add_entry(bcg_store *store, const char *game, int version, const char *text,
                      int64_t when)
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, Q_COUNT_ENTRY);
    set_text(stmt, 1, game);
    sqlite3_bind_int(stmt, 2, version);
    sqlite3_bind_int64(stmt, 3, when);
    if (!run(s, stmt))
        return false;
    if (sqlite3_changes(s->db) != 1) {
        char why[BCG_STORE_WHY];
        snprintf(why, sizeof why, "entry %d is not the next one of game %s", version, game);
        return refuse(s, why);
    }
    stmt = ready(s, Q_ADD_ENTRY);
    set_text(stmt, 1, game);
    sqlite3_bind_int(stmt, 2, version);
    set_text(stmt, 3, text);
    return run(s, stmt);
}

static bool set_result(bcg_store *store, const char *game, const char *result, const char *score,
                       int64_t when)
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, Q_SET_RESULT);
    set_text(stmt, 1, game);
    set_text(stmt, 2, result);
    set_text(stmt, 3, score);
    sqlite3_bind_int64(stmt, 4, when);
    return run(s, stmt);
}

static bool add_snapshot(bcg_store *store, const char *game, int version, const char *text)
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, Q_ADD_SNAPSHOT);
    set_text(stmt, 1, game);
    sqlite3_bind_int(stmt, 2, version);
    set_text(stmt, 3, text);
    return run(s, stmt);
}

static bool add_answer(bcg_store *store, const char *game, int seat, const char *text)
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, Q_ADD_ANSWER);
    set_text(stmt, 1, game);
    sqlite3_bind_int(stmt, 2, seat);
    set_text(stmt, 3, text);
    return run(s, stmt);
}

static bool add_secret(bcg_store *store, const uint8_t hash[BCG_SECRET_HASH], const char *game,
                       int part)
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, Q_ADD_SECRET);
    sqlite3_bind_blob(stmt, 1, hash, BCG_SECRET_HASH, SQLITE_STATIC);
    set_text(stmt, 2, game);
    sqlite3_bind_int(stmt, 3, part);
    return run(s, stmt);
}

/* It is refused as a whole if the secret was not there. */
static bool has_changed(sqlite_store *s)
{
    return sqlite3_changes(s->db) > 0 || refuse(s, BCG_STORE_NO_SECRET);
}

static bool renew_secret(bcg_store *store, const uint8_t old[BCG_SECRET_HASH],
                         const uint8_t fresh[BCG_SECRET_HASH])
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, Q_RENEW_SECRET);
    sqlite3_bind_blob(stmt, 1, old, BCG_SECRET_HASH, SQLITE_STATIC);
    sqlite3_bind_blob(stmt, 2, fresh, BCG_SECRET_HASH, SQLITE_STATIC);
    return run(s, stmt) && has_changed(s);
}

static bool drop_secret(bcg_store *store, const uint8_t hash[BCG_SECRET_HASH], const char *game)
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, Q_DROP_SECRET);
    sqlite3_bind_blob(stmt, 1, hash, BCG_SECRET_HASH, SQLITE_STATIC);
    set_text(stmt, 2, game);
    return run(s, stmt) && has_changed(s);
}

/* A statement that is told a game and nothing else. */
static bool write_about(bcg_store *store, query q, const char *game)
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, q);
    set_text(stmt, 1, game);
    return run(s, stmt);
}

static bool drop_answers(bcg_store *store, const char *game)
{
    return write_about(store, Q_DROP_ANSWERS, game);
}

static bool set_lobby(bcg_store *store, const char *game, const char *text)
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, Q_SET_LOBBY);
    set_text(stmt, 1, game);
    set_text(stmt, 2, text);
    return run(s, stmt);
}

static bool rebase(bcg_store *store, const char *game, const char *rules, int rules_version,
                   const char *setup)
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, Q_REBASE);
    set_text(stmt, 1, game);
    set_text(stmt, 2, rules);
    set_text(stmt, 3, setup);
    sqlite3_bind_int(stmt, 4, rules_version);
    return run(s, stmt);
}

static bool set_rules(bcg_store *store, const char *game, const char *rules, int rules_version)
{
    sqlite_store *s = of(store);
    if (!begin_writing(s))
        return false;
    sqlite3_stmt *stmt = ready(s, Q_SET_RULES);
    set_text(stmt, 1, game);
    set_text(stmt, 2, rules);
    sqlite3_bind_int(stmt, 3, rules_version);
    return run(s, stmt);
}

static bool remove_game(bcg_store *store, const char *game)
{
    return write_about(store, Q_DELETE_GAME, game);
}

static void rollback(bcg_store *store)
{
    sqlite_store *s = of(store);
    if (s->writing && !sqlite3_get_autocommit(s->db)) /* some errors have done it already */
        run_query(s, Q_ROLLBACK);
    s->writing = s->broken = false;
}

static bool commit(bcg_store *store)
{
    sqlite_store *s = of(store);
    if (!s->writing && !s->broken)
        return true;
    /* The files are looked at twice: so that nothing goes where nobody finds it, and so that
     * nothing that has gone there is acknowledged. */
    if (!s->broken && check_files(s, false) && run_query(s, Q_COMMIT)) {
        s->writing = false;
        return check_committed(s) && (s->frames < MANY_FRAMES || settle(store));
    }
    char why[BCG_STORE_WHY];
    const bcg_store_fault fault = s->head.fault;
    memcpy(why, s->head.why, sizeof why); /* of what went wrong, not of the rollback */
    rollback(store);
    memcpy(s->head.why, why, sizeof why);
    s->head.fault = fault;
    return false;
}

static void set_patience(bcg_store *store, int ms)
{
    sqlite3_busy_timeout(of(store)->db, ms);
}

static void limit(bcg_store *store, int64_t bytes)
{
    sqlite_store *s = of(store);
    char sql[80];
    int page = 0;
    if (read_number(s, "PRAGMA page_size", &page) && page > 0) {
        snprintf(sql, sizeof sql, "PRAGMA max_page_count = %lld",
                 bytes > 0 ? (long long)(bytes / page) : 0x7fffffffLL);
        execute(s, sql);
    }
}

/* -- reading ---------------------------------------------------------------------------------- */

static const char *text_at(sqlite3_stmt *stmt, int column)
{
    return (const char *)sqlite3_column_text(stmt, column);
}

/* Of a column that is never empty; but in a damaged file anything may be. */
static const char *whole_text_at(sqlite3_stmt *stmt, int column)
{
    const char *text = text_at(stmt, column);
    return text ? text : "";
}

static bool see_games(sqlite_store *s, sqlite3_stmt *stmt, bcg_game_seen *seen, void *context)
{
    int step;
    while ((step = sqlite3_step(stmt)) == SQLITE_ROW) {
        bcg_stored_game g = {.made = sqlite3_column_int64(stmt, 1),
                             .changed = sqlite3_column_int64(stmt, 2),
                             .title = whole_text_at(stmt, 3),
                             .rules = whole_text_at(stmt, 4),
                             .result = text_at(stmt, 5),
                             .version = sqlite3_column_int(stmt, 6),
                             .base = sqlite3_column_int(stmt, 7),
                             .round = sqlite3_column_int(stmt, 9),
                             .lobby = text_at(stmt, 10),
                             .score = text_at(stmt, 11),
                             .rules_version = sqlite3_column_int(stmt, 12),
                             .setup = whole_text_at(stmt, 13)};
        snprintf(g.id, sizeof g.id, "%s", whole_text_at(stmt, 0));
        snprintf(g.match, sizeof g.match, "%s", whole_text_at(stmt, 8));
        if (!seen(context, &g)) {
            step = SQLITE_DONE;
            break;
        }
    }
    if (step != SQLITE_DONE)
        fail(s);
    sqlite3_reset(stmt);
    return step == SQLITE_DONE;
}

static bool see_entries(sqlite_store *s, query q, const char *game, bcg_entry_seen *seen,
                        void *context)
{
    sqlite3_stmt *stmt = ready(s, q);
    int step;
    set_text(stmt, 1, game);
    while ((step = sqlite3_step(stmt)) == SQLITE_ROW)
        if (!seen(context, sqlite3_column_int(stmt, 0), whole_text_at(stmt, 1))) {
            step = SQLITE_DONE;
            break;
        }
    if (step != SQLITE_DONE)
        fail(s);
    sqlite3_reset(stmt);
    return step == SQLITE_DONE;
}

static bool read_games(bcg_store *store, bcg_game_seen *seen, void *context)
{
    return see_games(of(store), ready(of(store), Q_GAMES), seen, context);
}

static bool read_game(bcg_store *store, const char *id, bcg_game_seen *seen, void *context)
{
    sqlite3_stmt *stmt = ready(of(store), Q_GAME);
    set_text(stmt, 1, id);
    return see_games(of(store), stmt, seen, context);
}

static bool read_match(bcg_store *store, const char *match, bcg_game_seen *seen, void *context)
{
    sqlite3_stmt *stmt = ready(of(store), Q_MATCH);
    set_text(stmt, 1, match);
    return see_games(of(store), stmt, seen, context);
}

static bool read_lobby(bcg_store *store, bcg_game_seen *seen, void *context)
{
    return see_games(of(store), ready(of(store), Q_LOBBY), seen, context);
}

static bool read_old(bcg_store *store, int64_t before, const bcg_stored_place *after,
                     bcg_game_seen *seen, void *context)
{
    sqlite3_stmt *stmt = ready(of(store), Q_OLD);
    sqlite3_bind_int64(stmt, 1, before);
    sqlite3_bind_int64(stmt, 2, after->changed);
    set_text(stmt, 3, after->id);
    return see_games(of(store), stmt, seen, context);
}

static bool read_old_lobby(bcg_store *store, int64_t before, bcg_game_seen *seen, void *context)
{
    sqlite3_stmt *stmt = ready(of(store), Q_OLD_LOBBY);
    sqlite3_bind_int64(stmt, 1, before);
    return see_games(of(store), stmt, seen, context);
}

static bool read_entries(bcg_store *store, const char *game, bcg_entry_seen *seen, void *context)
{
    return see_entries(of(store), Q_ENTRIES, game, seen, context);
}

static bool read_answers(bcg_store *store, const char *game, bcg_entry_seen *seen, void *context)
{
    return see_entries(of(store), Q_ANSWERS, game, seen, context);
}

static bool read_snapshot(bcg_store *store, const char *game, bcg_entry_seen *seen, void *context)
{
    return see_entries(of(store), Q_SNAPSHOT, game, seen, context);
}

static bool read_secret(bcg_store *store, const uint8_t hash[BCG_SECRET_HASH],
                        char game[BCG_GAME_ID], int *part, bool *found)
{
    sqlite_store *s = of(store);
    sqlite3_stmt *stmt = ready(s, Q_SECRET);
    sqlite3_bind_blob(stmt, 1, hash, BCG_SECRET_HASH, SQLITE_STATIC);
    set_text(stmt, 2, game);
    const int step = sqlite3_step(stmt);
    *found = step == SQLITE_ROW;
    if (*found) {
        snprintf(game, BCG_GAME_ID, "%s", text_at(stmt, 0));
        *part = sqlite3_column_int(stmt, 1);
    } else if (step != SQLITE_DONE)
        fail(s);
    sqlite3_reset(stmt);
    return step == SQLITE_ROW || step == SQLITE_DONE;
}

static bool read_secrets(bcg_store *store, const char *game, bcg_secret_seen *seen, void *context)
{
    sqlite_store *s = of(store);
    sqlite3_stmt *stmt = ready(s, Q_SECRETS);
    int step;
    set_text(stmt, 1, game);
    while ((step = sqlite3_step(stmt)) == SQLITE_ROW)
        if (sqlite3_column_bytes(stmt, 0) == BCG_SECRET_HASH &&
            !seen(context, sqlite3_column_blob(stmt, 0), sqlite3_column_int(stmt, 1))) {
            step = SQLITE_DONE;
            break;
        }
    if (step != SQLITE_DONE)
        fail(s);
    sqlite3_reset(stmt);
    return step == SQLITE_DONE;
}

/* -- as a whole ------------------------------------------------------------------------------- */

/* Every row of a pragma is something wrong, but the text `ok`. */
static bool see_faults(sqlite_store *s, const char *pragma, const char *format,
                       bcg_fault_seen *seen, void *context)
{
    char text[BCG_STORE_WHY];
    sqlite3_stmt *stmt;
    int step;
    if (sqlite3_prepare_v2(s->db, pragma, -1, &stmt, NULL) != SQLITE_OK)
        return fail(s);
    while ((step = sqlite3_step(stmt)) == SQLITE_ROW) {
        const char *row = text_at(stmt, 0);
        if (row && strcmp(row, "ok") != 0) {
            snprintf(text, sizeof text, "%s%s", format, row);
            seen(context, text);
        }
    }
    if (step != SQLITE_DONE)
        fail(s);
    sqlite3_finalize(stmt);
    return step == SQLITE_DONE;
}

static bool verify(bcg_store *store, bcg_fault_seen *seen, void *context)
{
    sqlite_store *s = of(store);
    return see_faults(s, "PRAGMA main.integrity_check", "", seen, context) &&
           see_faults(s, "PRAGMA main.foreign_key_check", "there is no game for a row of table ",
                      seen, context);
}

static bool copy(bcg_store *store, const char *to)
{
    sqlite_store *s = of(store);
    return bcg_sqlite_copy(s->db, to, s->head.why);
}

const bcg_store_kind bcg_sqlite_store = {
    .scheme = "sqlite",
    .open = open_store,
    .look = look_into,
    .verify = verify,
    .copy = copy,
    .close = close_store,
    .add_game = add_game,
    .add_entry = add_entry,
    .set_result = set_result,
    .add_snapshot = add_snapshot,
    .add_answer = add_answer,
    .drop_answers = drop_answers,
    .add_secret = add_secret,
    .renew_secret = renew_secret,
    .drop_secret = drop_secret,
    .set_lobby = set_lobby,
    .rebase = rebase,
    .set_rules = set_rules,
    .remove = remove_game,
    .commit = commit,
    .rollback = rollback,
    .limit = limit,
    .set_patience = set_patience,
    .check = check,
    .rescue = rescue,
    .settle = settle,
    .games = read_games,
    .game = read_game,
    .entries = read_entries,
    .match = read_match,
    .lobby = read_lobby,
    .old = read_old,
    .old_lobby = read_old_lobby,
    .answers = read_answers,
    .snapshot = read_snapshot,
    .secret = read_secret,
    .secrets = read_secrets,
};
