/* Opening and closing: tables, migrations, and databases of other versions.
 *
 * A store that writes brings older tables up to date first; one that only reads leaves them as they
 * are and reads what is missing as empty. A new database appears under its name only once it is
 * complete. */
#include "store/sqlite_inside.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* "BCGE" in the file header marks a database as ours. */
enum { APPLICATION = 0x42434745, BUSY_TIMEOUT_MS = 2000 };

/* -- tables ----------------------------------------------------------------------------------- */

/* Step n migrates the tables from version n to n + 1. Steps are added, never changed. */
static const char *const migrations[BCG_SQLITE_SCHEMA] = {
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
    /* Points of each seat in a finished game; unknown for those finished before. */
    "ALTER TABLE game ADD COLUMN score TEXT;",
    /* The version of the ruleset's rules; NULL in older games, which were played by version 1. */
    "ALTER TABLE game ADD COLUMN rules_version INTEGER;",
    /* Answers to a secret question, kept here until all are given and become entries. */
    ("CREATE TABLE answer (game TEXT NOT NULL REFERENCES game ON DELETE CASCADE,"
     " seat INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, seat)) WITHOUT ROWID;"),
    /* Standing answers to reaction windows are kept there, too (BCG_STANDING), which earlier
     * programs would take for something else. */
    "SELECT 1",
    /* Undos that leave what partners have done, entries of computer players that stand in, and
     * setups with `absent`: earlier programs would call such games damaged. */
    "SELECT 1",
};

/* One step, unless another program has made it while we waited for the lock. */
static bool migrate_from(bcg_sqlite *s, int v)
{
    char sql[64];
    int version = 0;
    snprintf(sql, sizeof sql, "PRAGMA user_version = %d", v + 1);
    return bcg_sqlite_execute(s, "BEGIN IMMEDIATE") &&
           bcg_sqlite_read_number(s, "PRAGMA user_version", &version) &&
           (version > v || (bcg_sqlite_execute(s, migrations[v]) && bcg_sqlite_execute(s, sql))) &&
           bcg_sqlite_execute(s, "COMMIT");
}

static bool migrate(bcg_sqlite *s, int from)
{
    for (int v = from; v < BCG_SQLITE_SCHEMA; v++)
        if (!migrate_from(s, v)) {
            sqlite3_exec(s->db, "ROLLBACK", NULL, NULL, NULL);
            return false;
        }
    return true;
}

/* *version is 0 in a new file. False for a database of another program or a newer bocage. */
static bool read_version(bcg_sqlite *s, int *version)
{
    int application = 0, tables = 0;
    if (!bcg_sqlite_read_number(s, "PRAGMA application_id", &application) ||
        !bcg_sqlite_read_number(s, "PRAGMA user_version", version) ||
        !bcg_sqlite_read_number(s, "SELECT count(*) FROM sqlite_master", &tables))
        return false;
    if (application != APPLICATION && (application || *version || tables)) {
        snprintf(s->head.why, sizeof s->head.why, "this is a database of another program");
        return false;
    }
    if (*version > BCG_SQLITE_SCHEMA) {
        snprintf(s->head.why, sizeof s->head.why,
                 "a newer bocage has written this database (version %d, this one knows %d)",
                 *version, BCG_SQLITE_SCHEMA);
        return false;
    }
    return true;
}

static bool make_current(bcg_sqlite *s)
{
    char sql[64];
    int version = 0;
    if (!read_version(s, &version))
        return false;
    snprintf(sql, sizeof sql, "PRAGMA application_id = %d", APPLICATION);
    return bcg_sqlite_execute(s, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                                 "PRAGMA foreign_keys = ON;") &&
           (version > 0 || bcg_sqlite_execute(s, sql)) && migrate(s, version);
}

/* Leave older tables as they are: a view adds the columns they lack. The transaction lasts until
 * the store is closed, so that everything is read from one snapshot while others go on writing. */
static bool make_readable(bcg_sqlite *s)
{
    enum { WITH_ANSWERS = 4 };
    static const char *const added[BCG_SQLITE_SCHEMA] = {
        "", ", NULL AS score", ", NULL AS rules_version", "", "", ""};
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
    for (int v = version; v < BCG_SQLITE_SCHEMA; v++)
        strcat(sql, added[v]);
    strcat(sql, " FROM main.game");
    return (version == BCG_SQLITE_SCHEMA || bcg_sqlite_execute(s, sql)) &&
           (version >= WITH_ANSWERS || bcg_sqlite_execute(s, no_answers)) &&
           bcg_sqlite_execute(s, "PRAGMA query_only = ON; BEGIN");
}

static bool prepare(bcg_sqlite *s, bcg_sqlite_query from)
{
    for (int q = from; q < BCG_SQLITE_QUERIES; q++)
        if (sqlite3_prepare_v3(s->db, bcg_sqlite_sql[q], -1, SQLITE_PREPARE_PERSISTENT,
                               &s->query[q], NULL) != SQLITE_OK)
            return bcg_sqlite_fail(s);
    return true;
}

/* -- opening ---------------------------------------------------------------------------------- */

void bcg_sqlite_close(bcg_store *store)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    for (int q = 0; q < BCG_SQLITE_QUERIES; q++)
        sqlite3_finalize(s->query[q]);
    sqlite3_close(s->db);
    bcg_files_done(&s->files);
    free(s);
}

bool bcg_sqlite_open_db(bcg_sqlite *s, const char *path, bool writes)
{
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX |
                      (writes ? SQLITE_OPEN_CREATE : 0);
    return sqlite3_open_v2(path, &s->db, flags, NULL) == SQLITE_OK || bcg_sqlite_fail(s);
}

/* Create a database under a temporary name and rename it once it is complete: a crash leaves no
 * empty file behind, so that an empty file is always a mistake and can be refused. */
static bool make_new(bcg_sqlite *s)
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
    bool ok = bcg_sqlite_open_db(s, made, true) && make_current(s);
    ok = sqlite3_close(s->db) == SQLITE_OK && ok;
    s->db = NULL;
    if (ok && bcg_files_place(&s->files, made, s->head.why))
        return true;
    unlink(made);
    return false;
}

static int count_frames(void *context, sqlite3 *db, const char *name, int frames)
{
    bcg_sqlite *s = context;
    (void)db;
    (void)name;
    s->frames = frames;
    return SQLITE_OK;
}

static bool open_files(bcg_sqlite *s, const char *where)
{
    char resolved[BCG_FILE_PATH];
    bool found;
    if (!bcg_files_resolve(where, resolved, s->head.why) ||
        !bcg_files_begin(&s->files, resolved, &found, s->head.why) || (!found && !make_new(s)) ||
        !bcg_sqlite_open_db(s, resolved, true))
        return false;
    sqlite3_busy_timeout(s->db, BUSY_TIMEOUT_MS);
    if (!make_current(s) || !prepare(s, 0) ||
        !bcg_sqlite_read_number(s, "PRAGMA page_size", &s->page))
        return false;
    sqlite3_wal_hook(s->db, count_frames,
                     s); /* replaces the automatic checkpoint: commit() makes it */
    return bcg_files_remember(&s->files, s->head.why);
}

static bool open_to_read(bcg_sqlite *s, const char *where)
{
    if (!bcg_sqlite_open_db(s, where, false))
        return false;
    sqlite3_busy_timeout(s->db, BUSY_TIMEOUT_MS);
    return make_readable(s) && prepare(s, Q_GAMES);
}

static bcg_store *open_as(const char *where, bool writes, char why[BCG_STORE_WHY])
{
    bcg_sqlite *s = calloc(1, sizeof *s);
    snprintf(why, BCG_STORE_WHY, "not enough memory");
    if (s == NULL)
        return NULL;
    s->head.kind = &bcg_sqlite_store;
    if (writes ? open_files(s, where) : open_to_read(s, where))
        return &s->head;
    snprintf(why, BCG_STORE_WHY, "%s", s->head.why);
    bcg_sqlite_close(&s->head);
    return NULL;
}

bcg_store *bcg_sqlite_open(const char *where, char why[BCG_STORE_WHY])
{
    return open_as(where, true, why);
}

bcg_store *bcg_sqlite_look(const char *where, char why[BCG_STORE_WHY])
{
    return open_as(where, false, why);
}
