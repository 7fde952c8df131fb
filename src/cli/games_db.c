/* The database of games: its location, its lock, and moving it from where earlier versions kept it,
 * which is the folder that `cmake --install` writes to. */
#include "cli/cli.h"

#include "store/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
    TRIES = 10, /* for a lock that is held only briefly */
    TRY_MS = 20,
    NAME = PATH_SIZE + 8, /* a path plus -wal, -shm or -lock */
};

/* -- files ------------------------------------------------------------------------------------ */

static bool make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        const bool ok = mkdir(path, 0700) == 0 || errno == EEXIST;
        *slash = '/';
        if (!ok)
            return false;
    }
    return true;
}

static bool is_there(const char *path)
{
    struct stat st;
    return lstat(path, &st) == 0;
}

static bool is_same(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

static void folder_of(char out[PATH_SIZE], const char *path)
{
    snprintf(out, PATH_SIZE, "%s", path);
    *strrchr(out, '/') = '\0';
}

/* Are both paths in the same folder, whatever they are called? */
static bool are_neighbours(const char *a, const char *b)
{
    char folder[PATH_SIZE];
    struct stat p, q;
    folder_of(folder, a);
    if (stat(folder, &p) != 0)
        return false;
    folder_of(folder, b);
    return stat(folder, &q) == 0 && is_same(&p, &q);
}

/* -- places ----------------------------------------------------------------------------------- */

typedef struct places {
    char now[PATH_SIZE];
    char before[PATH_SIZE]; /* where earlier versions kept it; "": nothing is left there */
} places;

static bool place_in(char out[PATH_SIZE], const char *variable, const char *usual)
{
    const char *folder = getenv(variable), *home = getenv("HOME");
    const bool named = folder && folder[0] == '/';
    if (!named && (home == NULL || home[0] != '/'))
        return false;
    return snprintf(out, PATH_SIZE, "%s%s/bocage/games.db", named ? folder : home,
                    named ? "" : usual) < PATH_SIZE;
}

static bool find_places(const char *name, places *p)
{
    if (!place_in(p->now, "XDG_STATE_HOME", "/.local/state")) {
        complain(name, "--db must say where games are kept: there is no home folder");
        return false;
    }
    if (!place_in(p->before, "XDG_DATA_HOME", "/.local/share") || !is_there(p->before) ||
        are_neighbours(p->now, p->before))
        p->before[0] = '\0';
    return true;
}

/* A move was interrupted if one file has both names: then the old one counts, because an earlier
 * version may have used it since. */
static bool is_half_moved(const places *p)
{
    struct stat now, before;
    return p->before[0] && lstat(p->now, &now) == 0 && lstat(p->before, &before) == 0 &&
           S_ISREG(now.st_mode) && now.st_nlink > 1 && is_same(&now, &before);
}

/* -- locks ------------------------------------------------------------------------------------ */

/* The lock lasts as long as the returned file is open. The lock file is next to the database
 * itself, after following symbolic links. -1, with errno, if it cannot be locked. */
static int take_lock(const char *db, int kind)
{
    char real[BCG_FILE_PATH], reason[BCG_STORE_WHY], path[PATH_SIZE + BCG_FILE_PATH];
    snprintf(path, sizeof path, "%s-lock", bcg_files_resolve(db, real, reason) ? real : db);
    const int file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (file < 0 || flock(file, kind | LOCK_NB) == 0)
        return file;
    const int why = errno;
    close(file);
    errno = why;
    return -1;
}

static void wait_a_moment(void)
{
    const struct timespec moment = {.tv_nsec = TRY_MS * 1000000L};
    nanosleep(&moment, NULL);
}

static void complain_of_lock(const char *db)
{
    if (errno == EWOULDBLOCK)
        complain("serve",
                 "another server keeps its games in %s: stop it, or give this one a database of "
                 "its own with --db",
                 db);
    else
        complain("serve", "the database %s cannot be locked: %s", db, strerror(errno));
}

bool lock_games(const char *db)
{
    const char *path = strncmp(db, "sqlite:", 7) == 0 ? db + 7 : db;
    if (take_lock(path, LOCK_EX) >= 0)
        return true;
    complain_of_lock(path);
    return false;
}

/* Locks out SQLite, and detects whether somebody has the database open: they hold a shared lock on
 * these bytes (https://sqlite.org/fileformat.html: the lock-byte page). -1, with errno, on failure.
 * Closing the file releases the lock. */
static int keep_sqlite_out(const char *db)
{
    struct flock all = {
        .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = 0x40000000, .l_len = 512};
    const int file = open(db, O_RDWR | O_CLOEXEC);
    if (file < 0 || fcntl(file, F_SETLK, &all) == 0)
        return file;
    close(file);
    errno = EBUSY;
    return -1;
}

/* -- the move --------------------------------------------------------------------------------- */

static bool link_part(const places *p, const char *ending)
{
    char from[NAME], to[NAME];
    snprintf(from, sizeof from, "%s%s", p->before, ending);
    snprintf(to, sizeof to, "%s%s", p->now, ending);
    if (unlink(to) != 0 && errno != ENOENT) /* left over from an interrupted move */
        return false;
    return link(from, to) == 0 || (ending[0] && errno == ENOENT);
}

static bool unlink_part(const char *db, const char *ending)
{
    char path[NAME];
    snprintf(path, sizeof path, "%s%s", db, ending);
    return unlink(path) == 0;
}

/* The log is moved first, and the database's old name is the first to be removed, so that at every
 * moment one of the two names has everything. SQLite recreates the shared memory. */
static bool move_parts(const places *p)
{
    if (!link_part(p, "-wal") || !link_part(p, "") || !bcg_files_sync_folder(p->now)) {
        const int why = errno;
        if (is_half_moved(p))
            unlink_part(p->now, "");
        unlink_part(p->now, "-wal");
        errno = why;
        return false;
    }
    unlink_part(p->before, "");
    bcg_files_sync_folder(p->before);
    unlink_part(p->before, "-wal");
    unlink_part(p->before, "-shm");
    unlink_part(p->before, "-lock");
    return true;
}

static bool move_games(const places *p)
{
    struct stat st;
    if (lstat(p->before, &st) != 0 || !S_ISREG(st.st_mode)) {
        errno = EINVAL;
        return false;
    }
    const int quiet = keep_sqlite_out(p->before);
    if (quiet < 0)
        return false;
    const bool ok = move_parts(p);
    const int why = errno;
    close(quiet);
    errno = why;
    return ok;
}

/* -- for commands ----------------------------------------------------------------------------- */

static void name_others(FILE *out, const places *p)
{
    fprintf(out, "bocage: older games are in %s; `bocage games --db %s` lists them\n", p->before,
            p->before);
}

/* Everything is locked: moves the games if necessary, and sets `out` to their location. */
static void settle(const places *p, char out[PATH_SIZE])
{
    snprintf(out, PATH_SIZE, "%s", p->now);
    if (move_games(p)) {
        printf("bocage: games have moved from %s to %s\n", p->before, p->now);
        return;
    }
    snprintf(out, PATH_SIZE, "%s", p->before);
    printf("bocage: games stay in %s: they cannot be moved to %s: %s\n", p->before, p->now,
           errno == EBUSY ? "another program has them open" : strerror(errno));
}

bool open_usual_games(char out[PATH_SIZE])
{
    places p;
    int before = -1;
    if (!find_places("serve", &p))
        return false;
    if (!make_folders(p.now)) {
        complain("serve", "%s cannot be made: %s", p.now, strerror(errno));
        return false;
    }
    if (!lock_games(p.now))
        return false;
    find_places("serve", &p); /* under the lock: they may have just been moved */
    snprintf(out, PATH_SIZE, "%s", p.now);
    if (p.before[0] == '\0')
        return true;
    if (is_there(p.now) && !is_half_moved(&p)) {
        struct stat a, b;
        if (stat(p.now, &a) != 0 || stat(p.before, &b) != 0 || !is_same(&a, &b))
            name_others(stdout, &p);
        return true;
    }
    /* `bocage games` may hold a brief lock for reading. */
    for (int i = 0; i < TRIES && (before = take_lock(p.before, LOCK_EX)) < 0; i++)
        wait_a_moment();
    if (before < 0) {
        complain_of_lock(p.before);
        return false;
    }
    settle(&p, out);
    return true; /* the locks are released on exit */
}

bool find_usual_games(char out[PATH_SIZE])
{
    places p;
    for (int i = 0; i < TRIES; i++) {
        if (!find_places("games", &p))
            return false;
        const bool there = is_there(p.now), half = is_half_moved(&p);
        snprintf(out, PATH_SIZE, "%s", p.before[0] && (half || !there) ? p.before : p.now);
        if (p.before[0] && there && !half)
            name_others(stderr, &p);
        /* A reader at the old location prevents the move; a running server holds its own lock. */
        if (strcmp(out, p.before) != 0 || take_lock(p.before, LOCK_SH) >= 0)
            return true;
        wait_a_moment();
    }
    return true;
}
