#include "store/sqlite_copy.h"

#include "store/files.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH = 4096 };

static bool cannot(char why[BCG_STORE_WHY], const char *what, const char *cause)
{
    snprintf(why, BCG_STORE_WHY, "%s: %s", what, cause);
    return false;
}

/* All pages in one step, so that they are read from one snapshot. Nothing is synced on the way: an
 * incomplete copy is never used. */
static bool copy_pages(sqlite3 *from, const char *path, char why[BCG_STORE_WHY])
{
    sqlite3 *to = NULL;
    sqlite3_backup *backup = NULL;
    if (sqlite3_open_v2(path, &to, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK &&
        sqlite3_exec(to, "PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF", NULL, NULL, NULL) ==
            SQLITE_OK)
        backup = sqlite3_backup_init(to, "main", from, "main");
    bool ok = backup && sqlite3_backup_step(backup, -1) == SQLITE_DONE;
    ok = backup && sqlite3_backup_finish(backup) == SQLITE_OK && ok;
    if (!ok)
        cannot(why, "the copy cannot be written", to ? sqlite3_errmsg(to) : "not enough memory");
    return sqlite3_close(to) == SQLITE_OK && ok;
}

/* Unlike rename, link never replaces an existing file; but not every file system has links. */
static bool give_name(const char *part, const char *to)
{
    if (link(part, to) == 0)
        return unlink(part) == 0 || true;
    return errno != EEXIST && access(to, F_OK) != 0 && rename(part, to) == 0;
}

bool bcg_sqlite_copy(struct sqlite3 *from, const char *to, char why[BCG_STORE_WHY])
{
    char part[PATH];
    if (access(to, F_OK) == 0)
        return cannot(why, to, "this file is there already, and is left alone");
    if (snprintf(part, sizeof part, "%s.XXXXXX", to) >= (int)sizeof part)
        return cannot(why, "the copy cannot be written", "its name is too long");
    const int fd = mkstemp(part); /* readable for its owner only */
    if (fd < 0)
        return cannot(why, to, strerror(errno));
    bool ok = copy_pages(from, part, why);
    if (ok && !(fsync(fd) == 0 && give_name(part, to) && bcg_files_sync_folder(to)))
        ok = cannot(why, to, strerror(errno));
    close(fd);
    if (!ok)
        unlink(part);
    return ok;
}
