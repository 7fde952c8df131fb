/* What changes a game: each function binds its values to one statement (two for an entry) inside
 * the open transaction. False: the transaction is broken, and the next commit fails. */
#include "store/sqlite_inside.h"

#include <stdio.h>

static bool add_game(bcg_store *store, const bcg_stored_game *g)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_ADD_GAME);
    bcg_sqlite_bind(stmt, 1, g->id);
    sqlite3_bind_int64(stmt, 2, g->made);
    sqlite3_bind_int64(stmt, 3, g->changed);
    bcg_sqlite_bind(stmt, 4, g->title);
    bcg_sqlite_bind(stmt, 5, g->rules);
    bcg_sqlite_bind(stmt, 6, g->setup);
    bcg_sqlite_bind(stmt, 7, g->result);
    bcg_sqlite_bind(stmt, 8, g->match[0] ? g->match : g->id);
    sqlite3_bind_int(stmt, 9, g->round);
    bcg_sqlite_bind(stmt, 10, g->lobby);
    bcg_sqlite_bind(stmt, 11, g->score);
    sqlite3_bind_int(stmt, 12, g->rules_version);
    return bcg_sqlite_run(s, stmt);
}

/* The game row has the number of the last entry, so that an entry out of order, or of a deleted
 * game, is refused. */
static bool add_entry(bcg_store *store, const char *game, int version, const char *text,
                      int64_t when)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_COUNT_ENTRY);
    bcg_sqlite_bind(stmt, 1, game);
    sqlite3_bind_int(stmt, 2, version);
    sqlite3_bind_int64(stmt, 3, when);
    if (!bcg_sqlite_run(s, stmt))
        return false;
    if (sqlite3_changes(s->db) != 1) {
        char why[BCG_STORE_WHY];
        snprintf(why, sizeof why, "entry %d is not the next one of game %s", version, game);
        return bcg_sqlite_refuse(s, why);
    }
    stmt = bcg_sqlite_ready(s, Q_ADD_ENTRY);
    bcg_sqlite_bind(stmt, 1, game);
    sqlite3_bind_int(stmt, 2, version);
    bcg_sqlite_bind(stmt, 3, text);
    return bcg_sqlite_run(s, stmt);
}

static bool set_result(bcg_store *store, const char *game, const char *result, const char *score,
                       int64_t when)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_SET_RESULT);
    bcg_sqlite_bind(stmt, 1, game);
    bcg_sqlite_bind(stmt, 2, result);
    bcg_sqlite_bind(stmt, 3, score);
    sqlite3_bind_int64(stmt, 4, when);
    return bcg_sqlite_run(s, stmt);
}

static bool add_snapshot(bcg_store *store, const char *game, int version, const char *text)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_ADD_SNAPSHOT);
    bcg_sqlite_bind(stmt, 1, game);
    sqlite3_bind_int(stmt, 2, version);
    bcg_sqlite_bind(stmt, 3, text);
    return bcg_sqlite_run(s, stmt);
}

static bool add_answer(bcg_store *store, const char *game, int seat, const char *text)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_ADD_ANSWER);
    bcg_sqlite_bind(stmt, 1, game);
    sqlite3_bind_int(stmt, 2, seat);
    bcg_sqlite_bind(stmt, 3, text);
    return bcg_sqlite_run(s, stmt);
}

static bool add_secret(bcg_store *store, const uint8_t hash[BCG_SECRET_HASH], const char *game,
                       int part)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_ADD_SECRET);
    sqlite3_bind_blob(stmt, 1, hash, BCG_SECRET_HASH, SQLITE_STATIC);
    bcg_sqlite_bind(stmt, 2, game);
    sqlite3_bind_int(stmt, 3, part);
    return bcg_sqlite_run(s, stmt);
}

/* After a statement that must find a secret. */
static bool has_changed(bcg_sqlite *s)
{
    return sqlite3_changes(s->db) > 0 || bcg_sqlite_refuse(s, BCG_STORE_NO_SECRET);
}

static bool renew_secret(bcg_store *store, const uint8_t old[BCG_SECRET_HASH],
                         const uint8_t fresh[BCG_SECRET_HASH])
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_RENEW_SECRET);
    sqlite3_bind_blob(stmt, 1, old, BCG_SECRET_HASH, SQLITE_STATIC);
    sqlite3_bind_blob(stmt, 2, fresh, BCG_SECRET_HASH, SQLITE_STATIC);
    return bcg_sqlite_run(s, stmt) && has_changed(s);
}

static bool drop_secret(bcg_store *store, const uint8_t hash[BCG_SECRET_HASH], const char *game)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_DROP_SECRET);
    sqlite3_bind_blob(stmt, 1, hash, BCG_SECRET_HASH, SQLITE_STATIC);
    bcg_sqlite_bind(stmt, 2, game);
    return bcg_sqlite_run(s, stmt) && has_changed(s);
}

/* A statement whose only value is the game. */
static bool write_about(bcg_store *store, bcg_sqlite_query q, const char *game)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, q);
    bcg_sqlite_bind(stmt, 1, game);
    return bcg_sqlite_run(s, stmt);
}

static bool drop_answers(bcg_store *store, const char *game)
{
    return write_about(store, Q_DROP_ANSWERS, game);
}

static bool set_lobby(bcg_store *store, const char *game, const char *text)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_SET_LOBBY);
    bcg_sqlite_bind(stmt, 1, game);
    bcg_sqlite_bind(stmt, 2, text);
    return bcg_sqlite_run(s, stmt);
}

static bool rebase(bcg_store *store, const char *game, const char *rules, int rules_version,
                   const char *setup)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_REBASE);
    bcg_sqlite_bind(stmt, 1, game);
    bcg_sqlite_bind(stmt, 2, rules);
    bcg_sqlite_bind(stmt, 3, setup);
    sqlite3_bind_int(stmt, 4, rules_version);
    return bcg_sqlite_run(s, stmt);
}

static bool set_rules(bcg_store *store, const char *game, const char *rules, int rules_version)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    if (!bcg_sqlite_begin(s))
        return false;
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_SET_RULES);
    bcg_sqlite_bind(stmt, 1, game);
    bcg_sqlite_bind(stmt, 2, rules);
    sqlite3_bind_int(stmt, 3, rules_version);
    return bcg_sqlite_run(s, stmt);
}

static bool remove_game(bcg_store *store, const char *game)
{
    return write_about(store, Q_DELETE_GAME, game);
}

const bcg_store_writes bcg_sqlite_writes = {
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
};
