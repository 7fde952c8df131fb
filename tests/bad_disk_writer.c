/* The smallest program that stores something, to test the bad disk itself.
 *
 *   bad_disk_writer FILE full|off   adds one number after another to a database, and prints each
 *                                   once it is committed, with this setting of `synchronous`
 *   bad_disk_writer FILE truncate   copies the log of a database into it and truncates the log, as
 *                                   a backup program may
 *   bad_disk_writer FILE check      prints `ok` or what is wrong with a database, then how many
 *                                   numbers there are, and the last one */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void must(sqlite3 *db, const char *sql)
{
    if (sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK)
        return;
    printf("%s\n", sqlite3_errmsg(db));
    exit(1);
}

static int print_row(void *context, int columns, char **values, char **names)
{
    (void)context;
    (void)names;
    for (int i = 0; i < columns; i++)
        printf("%s\n", values[i] ? values[i] : "0");
    return 0;
}

static void check(sqlite3 *db)
{
    if (sqlite3_exec(db, "PRAGMA integrity_check(1)", print_row, NULL, NULL) != SQLITE_OK)
        printf("%s\n", sqlite3_errmsg(db));
    sqlite3_exec(db, "SELECT count(*), max(n) FROM number", print_row, NULL, NULL);
}

static void write_numbers(sqlite3 *db, const char *synchronous)
{
    char sql[80];
    must(db, "PRAGMA journal_mode = WAL");
    snprintf(sql, sizeof sql, "PRAGMA synchronous = %s", synchronous);
    must(db, sql);
    must(db, "CREATE TABLE IF NOT EXISTS number (n INTEGER PRIMARY KEY, text TEXT)");
    for (int n = 1;; n++) {
        snprintf(sql, sizeof sql, "INSERT INTO number VALUES (%d, hex(randomblob(200)))", n);
        must(db, sql);
        printf("%d\n", n);
        fflush(stdout);
    }
}

int main(int argc, char **argv)
{
    sqlite3 *db;
    if (argc != 3 || sqlite3_open(argv[1], &db) != SQLITE_OK)
        return 2;
    if (strcmp(argv[2], "check") == 0)
        check(db);
    else if (strcmp(argv[2], "truncate") == 0)
        must(db, "PRAGMA busy_timeout = 5000; PRAGMA wal_checkpoint(TRUNCATE)");
    else
        write_numbers(db, argv[2]);
    sqlite3_close(db);
    return 0;
}
