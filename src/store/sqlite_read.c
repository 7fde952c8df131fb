/* What is read from a database: games, entries and secrets, row by row through the caller's
 * callback, which may stop early. The texts belong to SQLite and last until the callback returns.
 */
#include "store/sqlite_inside.h"

#include <stdio.h>
#include <string.h>

static const char *text_at(sqlite3_stmt *stmt, int column)
{
    return (const char *)sqlite3_column_text(stmt, column);
}

/* For columns that are NOT NULL; in a damaged file even those may be. */
static const char *whole_text_at(sqlite3_stmt *stmt, int column)
{
    const char *text = text_at(stmt, column);
    return text ? text : "";
}

static bool see_games(bcg_sqlite *s, sqlite3_stmt *stmt, bcg_game_seen *seen, void *context)
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
        bcg_sqlite_fail(s);
    sqlite3_reset(stmt);
    return step == SQLITE_DONE;
}

static bool see_entries(bcg_sqlite *s, bcg_sqlite_query q, const char *game, bcg_entry_seen *seen,
                        void *context)
{
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, q);
    int step;
    bcg_sqlite_bind(stmt, 1, game);
    while ((step = sqlite3_step(stmt)) == SQLITE_ROW)
        if (!seen(context, sqlite3_column_int(stmt, 0), whole_text_at(stmt, 1))) {
            step = SQLITE_DONE;
            break;
        }
    if (step != SQLITE_DONE)
        bcg_sqlite_fail(s);
    sqlite3_reset(stmt);
    return step == SQLITE_DONE;
}

static bool read_games(bcg_store *store, bcg_game_seen *seen, void *context)
{
    return see_games(bcg_sqlite_of(store), bcg_sqlite_ready(bcg_sqlite_of(store), Q_GAMES), seen,
                     context);
}

static bool read_game(bcg_store *store, const char *id, bcg_game_seen *seen, void *context)
{
    sqlite3_stmt *stmt = bcg_sqlite_ready(bcg_sqlite_of(store), Q_GAME);
    bcg_sqlite_bind(stmt, 1, id);
    return see_games(bcg_sqlite_of(store), stmt, seen, context);
}

static bool read_match(bcg_store *store, const char *match, bcg_game_seen *seen, void *context)
{
    sqlite3_stmt *stmt = bcg_sqlite_ready(bcg_sqlite_of(store), Q_MATCH);
    bcg_sqlite_bind(stmt, 1, match);
    return see_games(bcg_sqlite_of(store), stmt, seen, context);
}

static bool read_lobby(bcg_store *store, bcg_game_seen *seen, void *context)
{
    return see_games(bcg_sqlite_of(store), bcg_sqlite_ready(bcg_sqlite_of(store), Q_LOBBY), seen,
                     context);
}

static bool read_old(bcg_store *store, int64_t before, const bcg_stored_place *after,
                     bcg_game_seen *seen, void *context)
{
    sqlite3_stmt *stmt = bcg_sqlite_ready(bcg_sqlite_of(store), Q_OLD);
    sqlite3_bind_int64(stmt, 1, before);
    sqlite3_bind_int64(stmt, 2, after->changed);
    bcg_sqlite_bind(stmt, 3, after->id);
    return see_games(bcg_sqlite_of(store), stmt, seen, context);
}

static bool read_old_lobby(bcg_store *store, int64_t before, bcg_game_seen *seen, void *context)
{
    sqlite3_stmt *stmt = bcg_sqlite_ready(bcg_sqlite_of(store), Q_OLD_LOBBY);
    sqlite3_bind_int64(stmt, 1, before);
    return see_games(bcg_sqlite_of(store), stmt, seen, context);
}

static bool read_entries(bcg_store *store, const char *game, bcg_entry_seen *seen, void *context)
{
    return see_entries(bcg_sqlite_of(store), Q_ENTRIES, game, seen, context);
}

static bool read_answers(bcg_store *store, const char *game, bcg_entry_seen *seen, void *context)
{
    return see_entries(bcg_sqlite_of(store), Q_ANSWERS, game, seen, context);
}

static bool read_snapshot(bcg_store *store, const char *game, bcg_entry_seen *seen, void *context)
{
    return see_entries(bcg_sqlite_of(store), Q_SNAPSHOT, game, seen, context);
}

static bool read_secret(bcg_store *store, const uint8_t hash[BCG_SECRET_HASH],
                        char game[BCG_GAME_ID], int *part, bool *found)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_SECRET);
    sqlite3_bind_blob(stmt, 1, hash, BCG_SECRET_HASH, SQLITE_STATIC);
    bcg_sqlite_bind(stmt, 2, game);
    const int step = sqlite3_step(stmt);
    *found = step == SQLITE_ROW;
    if (*found) {
        snprintf(game, BCG_GAME_ID, "%s", text_at(stmt, 0));
        *part = sqlite3_column_int(stmt, 1);
    } else if (step != SQLITE_DONE)
        bcg_sqlite_fail(s);
    sqlite3_reset(stmt);
    return step == SQLITE_ROW || step == SQLITE_DONE;
}

static bool read_secrets(bcg_store *store, const char *game, bcg_secret_seen *seen, void *context)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    sqlite3_stmt *stmt = bcg_sqlite_ready(s, Q_SECRETS);
    int step;
    bcg_sqlite_bind(stmt, 1, game);
    while ((step = sqlite3_step(stmt)) == SQLITE_ROW)
        if (sqlite3_column_bytes(stmt, 0) == BCG_SECRET_HASH &&
            !seen(context, sqlite3_column_blob(stmt, 0), sqlite3_column_int(stmt, 1))) {
            step = SQLITE_DONE;
            break;
        }
    if (step != SQLITE_DONE)
        bcg_sqlite_fail(s);
    sqlite3_reset(stmt);
    return step == SQLITE_DONE;
}

const bcg_store_reads bcg_sqlite_reads = {
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

/* -- as a whole ------------------------------------------------------------------------------- */

/* Each row of these pragmas is a fault, except the text `ok`. */
static bool see_faults(bcg_sqlite *s, const char *pragma, const char *prefix, bcg_fault_seen *seen,
                       void *context)
{
    char text[BCG_STORE_WHY];
    sqlite3_stmt *stmt;
    int step;
    if (sqlite3_prepare_v2(s->db, pragma, -1, &stmt, NULL) != SQLITE_OK)
        return bcg_sqlite_fail(s);
    while ((step = sqlite3_step(stmt)) == SQLITE_ROW) {
        const char *row = text_at(stmt, 0);
        if (row && strcmp(row, "ok") != 0) {
            snprintf(text, sizeof text, "%s%s", prefix, row);
            seen(context, text);
        }
    }
    if (step != SQLITE_DONE)
        bcg_sqlite_fail(s);
    sqlite3_finalize(stmt);
    return step == SQLITE_DONE;
}

bool bcg_sqlite_verify(bcg_store *store, bcg_fault_seen *seen, void *context)
{
    bcg_sqlite *s = bcg_sqlite_of(store);
    return see_faults(s, "PRAGMA main.integrity_check", "", seen, context) &&
           see_faults(s, "PRAGMA main.foreign_key_check", "there is no game for a row of table ",
                      seen, context);
}
