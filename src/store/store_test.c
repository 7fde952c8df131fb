/* A store keeps what was committed and nothing else, in order, whoever opens it next. */
#include "store/writer.h"

#include "unit.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static char folder[] = "/tmp/bocage-store-XXXXXX";
static char path[64];

static int make_folder(void **state)
{
    (void)state;
    if (mkdtemp(folder) == NULL)
        return -1;
    snprintf(path, sizeof path, "%s/games.db", folder);
    return 0;
}

static void forget(void)
{
    static const char *const endings[] = {"", "-wal", "-shm"};
    char file[80];
    for (size_t i = 0; i < COUNT(endings); i++) {
        snprintf(file, sizeof file, "%s%s", path, endings[i]);
        unlink(file);
    }
}

static int remove_folder(void **state)
{
    (void)state;
    forget();
    return rmdir(folder);
}

static bcg_store *open_good(const char *address)
{
    char why[BCG_STORE_WHY] = "";
    bcg_store *s = bcg_store_open(address, why);
    if (s == NULL)
        fail_msg("%s", why);
    return s;
}

static const bcg_stored_game first = {.id = "first",
                                      .made = 100,
                                      .changed = 100,
                                      .title = "Pegasus Bridge",
                                      .rules = "0.1.0",
                                      .rules_version = 7,
                                      .setup = "bocage session 1\nline two\n"};

/* -- what is seen ----------------------------------------------------------------------------- */

typedef struct seen {
    char text[512];
} seen;

static bool see_game(void *context, const bcg_stored_game *g)
{
    seen *s = context;
    const size_t used = strlen(s->text);
    snprintf(s->text + used, sizeof s->text - used, "%s %d %d %s %s %s %s%s%s %d;", g->id,
             (int)g->made, (int)g->changed, g->title, g->rules, g->setup,
             g->result ? g->result : "-", g->score ? "/" : "", g->score ? g->score : "",
             g->version);
    return true;
}

static bool see_entry(void *context, int version, const char *text)
{
    seen *s = context;
    const size_t used = strlen(s->text);
    snprintf(s->text + used, sizeof s->text - used, "%d %s;", version, text);
    return true;
}

static void entries_are(bcg_store *s, const char *game, const char *wanted)
{
    seen all = {""};
    assert_true(bcg_store_entries(s, game, see_entry, &all));
    assert_string_equal(all.text, wanted);
}

/* -- tests ------------------------------------------------------------------------------------ */

static void what_is_committed_is_there(void **state)
{
    seen all = {""};
    (void)state;
    forget();
    bcg_store *s = open_good(path);
    assert_true(bcg_store_add_game(s, &first));
    assert_true(bcg_store_add_entry(s, "first", 1, "act chance - draw ambush", 101));
    assert_true(bcg_store_add_entry(s, "first", 2, "act allies 17 play probe-left", 102));
    assert_true(bcg_store_commit(s));
    assert_true(bcg_store_commit(s)); /* nothing to do */
    assert_true(bcg_store_add_entry(s, "first", 3, "undo allies 18", 103));
    assert_true(bcg_store_set_result(s, "first", "allies", "4 2 1 9", 104));
    assert_true(bcg_store_commit(s));
    bcg_store_close(s);
    s = open_good(path);
    entries_are(s, "first",
                "1 act chance - draw ambush;2 act allies 17 play probe-left;3 undo allies 18;");
    assert_true(bcg_store_game(s, "first", see_game, &all));
    assert_string_equal(
        all.text,
        "first 100 104 Pegasus Bridge 0.1.0 bocage session 1\nline two\n allies/4 2 1 9 3;");
    all.text[0] = '\0';
    assert_true(bcg_store_game(s, "second", see_game, &all));
    assert_string_equal(all.text, "");
    bcg_store_close(s);
}

static void what_is_not_committed_is_gone(void **state)
{
    (void)state;
    forget();
    bcg_store *s = open_good(path);
    assert_true(bcg_store_add_game(s, &first));
    assert_true(bcg_store_commit(s));
    assert_true(bcg_store_add_entry(s, "first", 1, "a", 101));
    bcg_store_rollback(s);
    entries_are(s, "first", "");
    assert_true(bcg_store_add_entry(s, "first", 1, "b", 101));
    bcg_store_close(s);
    s = open_good(path);
    entries_are(s, "first", "");
    bcg_store_close(s);
}

/* An entry that is there already, one too far on, one of no game: and then nothing of it counts. */
static void entries_come_one_after_the_other(void **state)
{
    static const struct {
        const char *game;
        int version;
    } wrong[] = {{"first", 1}, {"first", 3}, {"first", 0}, {"nobody", 1}};
    (void)state;
    forget();
    bcg_store *s = open_good(path);
    assert_true(bcg_store_add_game(s, &first) && bcg_store_add_entry(s, "first", 1, "a", 101));
    assert_true(bcg_store_commit(s));
    for (size_t i = 0; i < COUNT(wrong); i++) {
        assert_true(bcg_store_add_snapshot(s, "first", 1, "x"));
        assert_false(bcg_store_add_entry(s, wrong[i].game, wrong[i].version, "b", 102));
        assert_true(strlen(bcg_store_why(s)) > 10);
        assert_false(bcg_store_add_entry(s, "first", 2, "b", 102)); /* until it is rolled back */
        assert_false(bcg_store_commit(s));
        entries_are(s, "first", "1 a;");
    }
    seen all = {""};
    assert_true(bcg_store_snapshot(s, "first", see_entry, &all));
    assert_string_equal(all.text, "");
    assert_false(bcg_store_add_game(s, &first)); /* there already */
    bcg_store_rollback(s);
    bcg_store_close(s);
}

static void games_are_listed_last_changed_first(void **state)
{
    seen all = {""};
    bcg_stored_game second = first;
    (void)state;
    forget();
    bcg_store *s = open_good(path);
    snprintf(second.id, sizeof second.id, "second");
    assert_true(bcg_store_add_game(s, &second) && bcg_store_add_game(s, &first));
    assert_true(bcg_store_add_entry(s, "second", 1, "a", 200) && bcg_store_commit(s));
    assert_true(bcg_store_games(s, see_game, &all));
    assert_string_equal(all.text, "second 100 200 Pegasus Bridge 0.1.0  - 1;"
                                  "first 100 100 Pegasus Bridge 0.1.0  - 0;");
    bcg_store_close(s);
}

static void secrets_open_their_game_until_it_is_deleted(void **state)
{
    uint8_t hash[BCG_SECRET_HASH] = {1, 2, 3}, other[BCG_SECRET_HASH] = {1, 2, 4};
    char game[BCG_GAME_ID] = "";
    int part;
    bool found;
    seen all = {""};
    (void)state;
    forget();
    bcg_store *s = open_good(path);
    assert_true(bcg_store_add_game(s, &first) && bcg_store_add_secret(s, hash, "first", 2));
    assert_true(bcg_store_add_entry(s, "first", 1, "a", 101));
    assert_true(bcg_store_add_snapshot(s, "first", 1, "old"));
    assert_true(bcg_store_add_snapshot(s, "first", 7, "new"));
    assert_true(bcg_store_commit(s));
    assert_true(bcg_store_snapshot(s, "first", see_entry, &all));
    assert_string_equal(all.text, "7 new;");
    assert_true(bcg_store_secret(s, hash, game, &part, &found));
    assert_true(found);
    assert_string_equal(game, "first");
    assert_int_equal(part, 2);
    assert_true(bcg_store_add_secret(s, hash, "first", 8) && bcg_store_commit(s));
    assert_true(bcg_store_secret(s, hash, game, &part, &found));
    assert_int_equal(part, 2 | 8); /* both parts */
    game[0] = '\0';
    assert_true(bcg_store_secret(s, other, game, &part, &found));
    assert_false(found);
    assert_true(bcg_store_delete(s, "first") && bcg_store_commit(s));
    assert_true(bcg_store_secret(s, hash, game, &part, &found));
    assert_false(found);
    entries_are(s, "first", "");
    bcg_store_close(s);
}

static bool see_secret(void *context, const uint8_t hash[BCG_SECRET_HASH], int part)
{
    seen *s = context;
    const size_t used = strlen(s->text);
    snprintf(s->text + used, sizeof s->text - used, "%d %d;", hash[0], part);
    return true;
}

/* The same secrets open every game of a match, the last one unless another is named. */
static void a_match_is_several_games(void **state)
{
    const uint8_t mine[BCG_SECRET_HASH] = {1}, invitation[BCG_SECRET_HASH] = {2};
    char game[BCG_GAME_ID] = "";
    int part;
    bool found;
    seen all = {""};
    bcg_stored_game second = first, waiting = first;
    (void)state;
    forget();
    snprintf(second.id, sizeof second.id, "second");
    snprintf(second.match, sizeof second.match, "first");
    second.round = 1;
    snprintf(waiting.id, sizeof waiting.id, "waiting");
    waiting.lobby = "axis is free";
    bcg_store *s = open_good(path);
    assert_true(bcg_store_add_game(s, &first) && bcg_store_add_game(s, &second) &&
                bcg_store_add_game(s, &waiting));
    assert_true(bcg_store_add_secret(s, mine, "first", 1) &&
                bcg_store_add_secret(s, invitation, "first", 258) &&
                bcg_store_add_secret(s, mine, "second", 2) && bcg_store_commit(s));
    assert_true(bcg_store_secret(s, mine, game, &part, &found) && found);
    assert_string_equal(game, "second");
    assert_int_equal(part, 2);
    snprintf(game, sizeof game, "first");
    assert_true(bcg_store_secret(s, mine, game, &part, &found) && found);
    assert_int_equal(part, 1);
    snprintf(game, sizeof game, "waiting");
    assert_true(bcg_store_secret(s, mine, game, &part, &found));
    assert_false(found);
    assert_true(bcg_store_drop_secret(s, invitation, "first") && bcg_store_commit(s));
    assert_true(bcg_store_secrets(s, "first", see_secret, &all));
    assert_string_equal(all.text, "1 1;");
    all.text[0] = '\0';
    assert_true(bcg_store_match(s, "first", see_game, &all));
    assert_string_equal(all.text, "first 100 100 Pegasus Bridge 0.1.0  - 0;"
                                  "second 100 100 Pegasus Bridge 0.1.0  - 0;");
    all.text[0] = '\0';
    assert_true(bcg_store_lobby(s, see_game, &all));
    assert_string_equal(all.text, "waiting 100 100 Pegasus Bridge 0.1.0  - 0;");
    all.text[0] = '\0';
    assert_true(bcg_store_set_lobby(s, "waiting", NULL) && bcg_store_commit(s) &&
                bcg_store_lobby(s, see_game, &all));
    assert_string_equal(all.text, "");
    second.id[0] = 'S';
    assert_false(bcg_store_add_game(s, &second) && bcg_store_commit(s)); /* one game a round */
    bcg_store_rollback(s);
    bcg_store_close(s);
}

/* Entries that the new setup contains are not read again; the next one has the next number. */
static void a_game_can_go_on_from_another_setup(void **state)
{
    seen all = {""};
    (void)state;
    forget();
    bcg_store *s = open_good(path);
    assert_true(bcg_store_add_game(s, &first) && bcg_store_add_entry(s, "first", 1, "a", 101));
    assert_true(bcg_store_rebase(s, "first", "0.2.0", 1, "position") && bcg_store_commit(s));
    entries_are(s, "first", "");
    assert_true(bcg_store_add_entry(s, "first", 2, "b", 102) && bcg_store_commit(s));
    entries_are(s, "first", "2 b;");
    assert_true(bcg_store_game(s, "first", see_game, &all));
    assert_string_equal(all.text, "first 100 102 Pegasus Bridge 0.2.0 position - 2;");
    bcg_store_close(s);
}

static void refused(const char *address, const char *word)
{
    char why[BCG_STORE_WHY] = "";
    assert_null(bcg_store_open(address, why));
    if (strstr(why, word) == NULL)
        fail_msg("`%s` does not say `%s`", why, word);
}

static void change(const char *sql)
{
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

/* The tables as version 1 had them, with a game that is over, one that is not, and a secret. */
static const char tables_1[] =
    "PRAGMA journal_mode = WAL; PRAGMA application_id = 1111705413; PRAGMA user_version = 1;"
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
    "CREATE INDEX secret_game ON secret (game);"
    "INSERT INTO game VALUES ('old', 50, 60, 'Sword', '0.1.0', 's', 'axis', 1, 0, 'old', 0, NULL);"
    "INSERT INTO game VALUES ('next', 61, 62, 'Sword', '0.1.0', 's', NULL, 2, 1, 'old', 1, 'l');"
    "INSERT INTO entry VALUES ('old', 1, 'a'), ('next', 1, 'b'), ('next', 2, 'c');"
    "INSERT INTO secret VALUES (zeroblob(32), 'next', 2);";

static bool see_rules(void *context, const bcg_stored_game *g)
{
    seen *s = context;
    const size_t used = strlen(s->text);
    snprintf(s->text + used, sizeof s->text - used, "%s %s %d;", g->id, g->rules, g->rules_version);
    return true;
}

static void rules_are(bcg_store *s, const char *wanted)
{
    seen all = {""};
    assert_true(bcg_store_games(s, see_rules, &all));
    assert_string_equal(all.text, wanted);
}

/* A game is kept with the version of its rules; those of before are of rules 1. */
static void games_are_kept_with_their_rules(void **state)
{
    (void)state;
    forget();
    change(tables_1);
    bcg_store *s = open_good(path);
    rules_are(s, "next 0.1.0 1;old 0.1.0 1;");
    assert_true(bcg_store_add_game(s, &first));
    assert_true(bcg_store_rebase(s, "next", "0.2.0", 8, "another setup"));
    assert_true(bcg_store_set_rules(s, "old", "0.3.0", 9) && bcg_store_commit(s));
    bcg_store_close(s);
    s = open_good(path);
    rules_are(s, "first 0.1.0 7;next 0.2.0 8;old 0.3.0 9;");
    entries_are(s, "next", "");
    entries_are(s, "old", "1 a;");
    bcg_store_close(s);
}

/* Games that were kept before there was a score are all there, and go on. */
static void an_older_database_goes_on(void **state)
{
    const uint8_t hash[BCG_SECRET_HASH] = {0};
    char game[BCG_GAME_ID] = "";
    int part;
    bool found;
    seen all = {""};
    (void)state;
    forget();
    change(tables_1);
    for (int times = 0; times < 2; times++) { /* the second time it is one of today's */
        bcg_store *s = open_good(path);
        all.text[0] = '\0';
        assert_true(bcg_store_games(s, see_game, &all));
        assert_string_equal(all.text, "next 61 62 Sword 0.1.0  - 2;old 50 60 Sword 0.1.0  axis 1;");
        entries_are(s, "next", "2 c;");
        assert_true(bcg_store_secret(s, hash, game, &part, &found) && found && part == 2);
        bcg_store_close(s);
    }
    bcg_store *s = open_good(path);
    assert_true(bcg_store_add_game(s, &first) && bcg_store_add_entry(s, "next", 3, "d", 70));
    assert_true(bcg_store_set_result(s, "next", "draw", "2 2 2 2", 71) && bcg_store_commit(s));
    bcg_store_close(s);
    s = open_good(path);
    entries_are(s, "next", "2 c;3 d;");
    all.text[0] = '\0';
    assert_true(bcg_store_match(s, "old", see_game, &all));
    assert_string_equal(all.text, "old 50 60 Sword 0.1.0  axis 1;"
                                  "next 61 71 Sword 0.1.0  draw/2 2 2 2 3;");
    bcg_store_close(s);
}

static void *open_elsewhere(void *context)
{
    return bcg_store_open(path, context);
}

/* Another program brings the tables up to date while this one waits for it: that is done once. */
static void two_may_open_an_older_database(void **state)
{
    char why[BCG_STORE_WHY] = "";
    sqlite3 *db;
    pthread_t other;
    void *opened;
    (void)state;
    forget();
    change(tables_1);
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db,
                                  "BEGIN IMMEDIATE; ALTER TABLE game ADD COLUMN score TEXT;"
                                  "PRAGMA user_version = 2;",
                                  NULL, NULL, NULL),
                     SQLITE_OK);
    assert_int_equal(pthread_create(&other, NULL, open_elsewhere, why), 0);
    nanosleep(&(struct timespec){.tv_nsec = 300000000}, NULL); /* it sees the old version */
    assert_int_equal(sqlite3_exec(db, "COMMIT", NULL, NULL, NULL), SQLITE_OK);
    assert_int_equal(pthread_join(other, &opened), 0);
    if (opened == NULL)
        fail_msg("%s", why);
    bcg_store_close(opened);
    sqlite3_close(db);
}

static void other_databases_are_left_alone(void **state)
{
    (void)state;
    forget();
    refused("/nowhere/at/all/games.db", "unable to open");
    refused("mongo:games", "no database of the kind `mongo`");
    change("CREATE TABLE shopping (list TEXT)");
    refused(path, "another program");
    forget();
    bcg_store_close(open_good(path));
    change("PRAGMA user_version = 7"); /* the next one */
    refused(path, "newer bocage");
    change("PRAGMA user_version = 99");
    refused(path, "newer bocage");
    forget();
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fputs("This is no database, however long it may be: some text, and nothing else at all.", f);
    fclose(f);
    refused(path, "not a database");
}

/* A disk that is full: the write is refused, what was there stays, and with room it goes on. */
static void a_full_disk_loses_nothing(void **state)
{
    static char large[512 * 1024];
    (void)state;
    forget();
    memset(large, 'x', sizeof large - 1);
    bcg_store *s = open_good(path);
    assert_true(bcg_store_add_game(s, &first) && bcg_store_add_entry(s, "first", 1, "a", 101));
    assert_true(bcg_store_commit(s));
    bcg_store_limit(s, 128 * 1024);
    const bool written = bcg_store_add_entry(s, "first", 2, large, 102);
    assert_false(bcg_store_commit(s) && written);
    assert_true(strstr(bcg_store_why(s), "full") != NULL);
    entries_are(s, "first", "1 a;");
    bcg_store_limit(s, 0);
    assert_true(bcg_store_add_entry(s, "first", 2, "b", 103) && bcg_store_commit(s));
    entries_are(s, "first", "1 a;2 b;");
    bcg_store_close(s);
}

/* -- the writer ------------------------------------------------------------------------------- */

enum { JOBS = 200 };

/* Counts the writer's notifications. */
typedef struct notify {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int count;
} notify;

static void on_notify(void *context)
{
    notify *b = context;
    pthread_mutex_lock(&b->lock);
    b->count++;
    pthread_cond_signal(&b->changed);
    pthread_mutex_unlock(&b->lock);
}

/* Wait for so many finished jobs, in their order. */
static int wait_for(bcg_store_writer *s, notify *b, int wanted, bcg_store_job **out)
{
    int count = 0, heard = 0;
    while (count < wanted) {
        pthread_mutex_lock(&b->lock);
        while (b->count == heard)
            pthread_cond_wait(&b->changed, &b->lock);
        heard = b->count;
        pthread_mutex_unlock(&b->lock);
        for (bcg_store_job *n = bcg_store_writer_done(s), *next; n; n = next) {
            next = bcg_store_job_next(n);
            out[count++] = n;
        }
    }
    return count;
}

static bcg_store_job *entry_job(const char *game, int version)
{
    bcg_store_job *n = bcg_store_job_new(game, 100 + version);
    assert_non_null(n);
    n->version = version;
    assert_true(bcg_store_job_add(n, "an entry"));
    return n;
}

/* Many jobs, few commits, all in order. A wrong one fails alone. */
static void the_writer_keeps_the_order(void **state)
{
    static bcg_store_job *done[JOBS + 1];
    notify b = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
    char why[BCG_STORE_WHY];
    uint64_t commits, jobs;
    (void)state;
    forget();
    bcg_store_writer *s = bcg_store_writer_new(path, 0, on_notify, &b, why);
    assert_non_null(s);
    bcg_store_job *game = bcg_store_job_new("first", 100);
    game->title = strdup("Title");
    game->rules = strdup("0.1.0");
    game->setup = strdup("setup");
    bcg_store_writer_submit(s, game);
    for (int i = 1; i <= JOBS; i++)
        bcg_store_writer_submit(s, entry_job("first", i == 77 ? 7000 : i < 77 ? i : i - 1));
    assert_int_equal(wait_for(s, &b, JOBS + 1, done), JOBS + 1);
    for (int i = 0; i <= JOBS; i++) {
        assert_int_equal(done[i]->kept, i != 77);
        assert_int_equal(done[i]->entry_count, i > 0);
        if (i == 77)
            assert_true(strstr(done[i]->why, "not the next") != NULL);
        bcg_store_job_free(done[i]);
    }
    bcg_store_writer_count(s, &commits, &jobs);
    assert_int_equal(jobs, JOBS + 1);
    bcg_store_job *end = entry_job("first", JOBS); /* written before it ends */
    end->result = strdup("draw");
    end->score = strdup("1 2 1 2");
    bcg_store_writer_submit(s, end);
    bcg_store_writer_free(s);
    bcg_store *store = open_good(path);
    seen all = {""};
    assert_true(bcg_store_games(store, see_game, &all));
    assert_true(strstr(all.text, " draw/1 2 1 2 200;") != NULL);
    bcg_store_close(store);
}

/* Another program has locked the database: all jobs fail after one wait, not one wait each. Once it
 * is unlocked, writing works again. */
static void a_foreign_lock_costs_one_wait(void **state)
{
    static bcg_store_job *done[JOBS];
    enum { WAITING = 50 };
    notify b = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
    char why[BCG_STORE_WHY];
    uint64_t before, after, jobs;
    sqlite3 *db;
    (void)state;
    forget();
    bcg_store_writer *s = bcg_store_writer_new(path, 0, on_notify, &b, why);
    assert_non_null(s);
    bcg_store *reader = open_good(path);
    bcg_store_set_patience(reader, 0);
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    bcg_store_writer_count(s, &before, &jobs);
    for (int i = 1; i <= WAITING; i++)
        bcg_store_writer_submit(s, entry_job("first", i));
    entries_are(reader, "first", ""); /* reading does not wait */
    assert_int_equal(wait_for(s, &b, WAITING, done), WAITING);
    bcg_store_writer_count(s, &after, &jobs);
    assert_true(after - before <= 2); /* the first job may have been alone */
    for (int i = 0; i < WAITING; i++) {
        assert_false(done[i]->kept);
        assert_string_equal(done[i]->why, "another program has locked the database");
        bcg_store_job_free(done[i]);
    }
    assert_int_equal(sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    bcg_store_job *game = bcg_store_job_new("first", 100);
    game->title = strdup("Title");
    game->rules = strdup("0.1.0");
    game->setup = strdup("setup");
    bcg_store_writer_submit(s, game);
    assert_int_equal(wait_for(s, &b, 1, done), 1);
    assert_true(done[0]->kept);
    bcg_store_job_free(done[0]);
    assert_null(bcg_store_writer_failed(s));
    assert_int_equal(bcg_store_writer_waiting(s), 0);
    bcg_store_close(reader);
    bcg_store_writer_free(s);
}

/* -- files that are removed -------------------------------------------------------------------- */

/* Neither before nor after that has been noticed is anything committed that nobody would find. */
static void a_database_that_is_removed_keeps_nothing(void **state)
{
    char told[BCG_STORE_WHY] = "", copy[BCG_STORE_WHY], why[BCG_STORE_WHY];
    (void)state;
    forget();
    bcg_store *s = open_good(path);
    assert_true(bcg_store_add_game(s, &first) && bcg_store_add_entry(s, "first", 1, "a", 101));
    assert_true(bcg_store_commit(s) && bcg_store_check(s));
    assert_int_equal(unlink(path), 0);
    assert_true(bcg_store_add_entry(s, "first", 2, "b", 102));
    assert_false(bcg_store_commit(s));
    assert_int_equal(bcg_store_fault_of(s), BCG_FAULT_LOST);
    assert_true(strstr(bcg_store_why(s), "removed") != NULL);
    assert_false(bcg_store_add_entry(s, "first", 2, "b", 102) || bcg_store_commit(s));
    assert_false(bcg_store_check(s));
    entries_are(s, "first", "1 a;"); /* what is open can still be read */
    assert_true(bcg_store_rescue(s, told));
    bcg_store_close(s);
    refused(path, "write-ahead log (-wal) is there");
    const char *name = strstr(told, "games.db.rescued-");
    assert_non_null(name);
    snprintf(copy, sizeof copy, "%s/%s", folder, name);
    s = bcg_store_open(copy, why);
    assert_non_null(s);
    entries_are(s, "first", "1 a;");
    bcg_store_close(s);
    assert_int_equal(unlink(copy), 0);
    forget();
}

static void an_empty_file_is_no_new_database(void **state)
{
    (void)state;
    forget();
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fclose(f);
    refused(path, "0 bytes");
    forget();
    bcg_store_close(open_good(path));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_committed_is_there),
        cmocka_unit_test(what_is_not_committed_is_gone),
        cmocka_unit_test(entries_come_one_after_the_other),
        cmocka_unit_test(games_are_listed_last_changed_first),
        cmocka_unit_test(secrets_open_their_game_until_it_is_deleted),
        cmocka_unit_test(a_match_is_several_games),
        cmocka_unit_test(a_game_can_go_on_from_another_setup),
        cmocka_unit_test(an_older_database_goes_on),
        cmocka_unit_test(games_are_kept_with_their_rules),
        cmocka_unit_test(two_may_open_an_older_database),
        cmocka_unit_test(other_databases_are_left_alone),
        cmocka_unit_test(a_full_disk_loses_nothing),
        cmocka_unit_test(the_writer_keeps_the_order),
        cmocka_unit_test(a_foreign_lock_costs_one_wait),
        cmocka_unit_test(a_database_that_is_removed_keeps_nothing),
        cmocka_unit_test(an_empty_file_is_no_new_database),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
