/* The inside of the SQLite store: its struct, its statements, and what the sqlite*.c files ask of
 * each other. Nobody else includes it. */
#ifndef BOCAGE_STORE_SQLITE_INSIDE_H
#define BOCAGE_STORE_SQLITE_INSIDE_H

#include "store/files.h"
#include "store/kind.h"

#include <sqlite3.h>

enum { BCG_SQLITE_SCHEMA = 6 }; /* the version of the tables */

/* Every statement that is prepared once; those from GAMES on only read. */
/* clang-format off */
#define BCG_SQLITE_GAME_ROW "id, made, changed, title, rules, result, version, base, match, round, lobby, score, coalesce(rules_version, 1), "
#define BCG_SQLITE_STATEMENTS(S) \
    S(BEGIN,        "BEGIN IMMEDIATE")                                                                                                                   \
    S(COMMIT,       "COMMIT")                                                                                                                            \
    S(ROLLBACK,     "ROLLBACK")                                                                                                                          \
    S(ADD_GAME,     "INSERT INTO game (id, made, changed, title, rules, setup, result, version, base, match, round, lobby, score,"                       \
                    " rules_version) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, 0, ?8, ?9, ?10, ?11, ?12)")                                                  \
    S(ADD_ENTRY,    "INSERT INTO entry VALUES (?1, ?2, ?3)")                                                                                             \
    S(COUNT_ENTRY,  "UPDATE game SET version = ?2, changed = ?3 WHERE id = ?1 AND version = ?2 - 1")                                                     \
    S(SET_RESULT,   "UPDATE game SET result = ?2, score = ?3, changed = ?4 WHERE id = ?1")                                                               \
    S(ADD_SNAPSHOT, "INSERT INTO snapshot VALUES (?1, ?2, ?3) ON CONFLICT (game) DO UPDATE SET version = ?2, text = ?3")                                 \
    S(ADD_ANSWER,   "INSERT INTO answer VALUES (?1, ?2, ?3) ON CONFLICT (game, seat) DO UPDATE SET text = ?3")                                           \
    S(DROP_ANSWERS, "DELETE FROM answer WHERE game = ?1 AND seat < 8") /* BCG_STANDING */                                                                \
    S(ADD_SECRET,   "INSERT INTO secret VALUES (?1, ?2, ?3) ON CONFLICT (hash, game) DO UPDATE SET part = part | ?3")                                    \
    S(DROP_SECRET,  "DELETE FROM secret WHERE hash = ?1 AND game = ?2")                                                                                  \
    S(RENEW_SECRET, "UPDATE secret SET hash = ?2 WHERE hash = ?1")                                                                                       \
    S(SET_LOBBY,    "UPDATE game SET lobby = ?2 WHERE id = ?1")                                                                                          \
    S(REBASE,       "UPDATE game SET rules = ?2, setup = ?3, rules_version = ?4, base = version WHERE id = ?1")                                          \
    S(SET_RULES,    "UPDATE game SET rules = ?2, rules_version = ?3 WHERE id = ?1")                                                                      \
    S(DELETE_GAME,  "DELETE FROM game WHERE id = ?1")                                                                                                    \
    S(GAMES,        "SELECT " BCG_SQLITE_GAME_ROW "'' FROM game ORDER BY changed DESC, id")                                                              \
    S(GAME,         "SELECT " BCG_SQLITE_GAME_ROW "setup FROM game WHERE id = ?1")                                                                       \
    S(MATCH,        "SELECT " BCG_SQLITE_GAME_ROW "'' FROM game WHERE match = ?1 ORDER BY round")                                                        \
    S(LOBBY,        "SELECT " BCG_SQLITE_GAME_ROW "'' FROM game WHERE lobby IS NOT NULL ORDER BY made DESC LIMIT 100")                                   \
    S(OLD,          "SELECT " BCG_SQLITE_GAME_ROW "'' FROM game WHERE changed < ?1 AND changed >= ?2 AND (changed, id) > (?2, ?3) ORDER BY changed, id") \
    S(OLD_LOBBY,    "SELECT " BCG_SQLITE_GAME_ROW "'' FROM game WHERE lobby IS NOT NULL AND made < ?1 ORDER BY made")                                    \
    S(ENTRIES,      "SELECT version, text FROM entry WHERE game = ?1 AND version > (SELECT base FROM game WHERE id = ?1) ORDER BY version")              \
    S(ANSWERS,      "SELECT seat, text FROM answer WHERE game = ?1 ORDER BY seat")                                                                       \
    S(SNAPSHOT,     "SELECT version, text FROM snapshot WHERE game = ?1")                                                                                \
    S(SECRET,       "SELECT game, part FROM secret JOIN game ON id = game WHERE hash = ?1 AND ?2 IN ('', game) ORDER BY round DESC LIMIT 1")             \
    S(SECRETS,      "SELECT hash, part FROM secret WHERE game = ?1")
/* clang-format on */

#define BCG_SQLITE_STATEMENT_ENUM(code, sql) Q_##code,
typedef enum bcg_sqlite_query {
    BCG_SQLITE_STATEMENTS(BCG_SQLITE_STATEMENT_ENUM) BCG_SQLITE_QUERIES
} bcg_sqlite_query;
extern const char *const bcg_sqlite_sql[BCG_SQLITE_QUERIES];

typedef struct bcg_sqlite {
    bcg_store head;
    sqlite3 *db;
    sqlite3_stmt *query[BCG_SQLITE_QUERIES];
    bool writing; /* a transaction is open */
    bool broken;  /* something in it failed: it can only be rolled back */
    bcg_files files;
    int page;      /* bytes of a page */
    int frames;    /* in the write-ahead log after the last commit */
    bool log_gone; /* only the log was removed, not the database */
} bcg_sqlite;

static inline bcg_sqlite *bcg_sqlite_of(bcg_store *s)
{
    return (bcg_sqlite *)s;
}

/* -- sqlite.c: failures; all but the last return false ----------------------------------------- */

/* The last call of SQLite failed: keep its message, and what it means for the next write. */
bool bcg_sqlite_fail(bcg_sqlite *s);
/* A write that the store itself refuses. */
bool bcg_sqlite_refuse(bcg_sqlite *s, const char *why);
/* The files are lost: from now on nothing is written. */
bool bcg_sqlite_lose(bcg_sqlite *s, const char *why);
/* Is the fault one that never goes away? Then it and its sentence are kept. */
bool bcg_sqlite_is_final(const bcg_sqlite *s);

/* -- sqlite.c: statements ---------------------------------------------------------------------- */

/* The statement, reset and without values. */
sqlite3_stmt *bcg_sqlite_ready(bcg_sqlite *s, bcg_sqlite_query q);
/* Bind a text, which must last until the statement has run; NULL for none. */
void bcg_sqlite_bind(sqlite3_stmt *stmt, int n, const char *text);
/* A statement without rows. */
bool bcg_sqlite_run(bcg_sqlite *s, sqlite3_stmt *stmt);
/* SQL that is not in the table above. */
bool bcg_sqlite_execute(bcg_sqlite *s, const char *sql);
bool bcg_sqlite_read_number(bcg_sqlite *s, const char *sql, int *out);
/* Before every write: open a transaction unless one is open. */
bool bcg_sqlite_begin(bcg_sqlite *s);

/* -- sqlite_open.c ----------------------------------------------------------------------------- */

bcg_store *bcg_sqlite_open(const char *where, char why[BCG_STORE_WHY]);
bcg_store *bcg_sqlite_look(const char *where, char why[BCG_STORE_WHY]);
void bcg_sqlite_close(bcg_store *store);
/* Only the database itself: no tables, no statements. */
bool bcg_sqlite_open_db(bcg_sqlite *s, const char *path, bool writes);

/* -- sqlite_files.c ---------------------------------------------------------------------------- */

/* Are the files still those that were opened, and writable if that is asked? Commits do not ask:
 * what has become read-only can still be written through a descriptor opened before. */
bool bcg_sqlite_check_files(bcg_sqlite *s, bool writable);
/* After a commit: is it where the next process will find it? */
bool bcg_sqlite_check_committed(bcg_sqlite *s);
bool bcg_sqlite_check(bcg_store *store);
bool bcg_sqlite_checkpoint(bcg_store *store);
bool bcg_sqlite_rescue(bcg_store *store, char told[BCG_STORE_WHY]);

/* -- sqlite_write.c, sqlite_read.c ------------------------------------------------------------- */

extern const bcg_store_writes bcg_sqlite_writes;
extern const bcg_store_reads bcg_sqlite_reads;
bool bcg_sqlite_verify(bcg_store *store, bcg_fault_seen *seen, void *context);

#endif
