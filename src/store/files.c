#include "store/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const endings[BCG_FILES] = {"", "-wal", "-shm"};
static const char *const names[BCG_FILES] = {"the file of the database",
                                             "the write-ahead log of the database (-wal)",
                                             "the index of the write-ahead log (-shm)"};

static bool say(char why[BCG_STORE_WHY], const char *text)
{
    snprintf(why, BCG_STORE_WHY, "%s", text);
    return false;
}

static bool say_errno(char why[BCG_STORE_WHY], const char *what)
{
    snprintf(why, BCG_STORE_WHY, "%s: %s", what, strerror(errno));
    return false;
}

/* -- before opening ---------------------------------------------------------------------------- */

/* The folder of a path; "." if it has none. */
static void folder_of(const char *path, char out[BCG_FILE_PATH])
{
    const char *slash = strrchr(path, '/');
    const size_t length = slash ? (size_t)(slash - path) : 1;
    snprintf(out, BCG_FILE_PATH, "%.*s", length ? (int)length : 1, slash ? path : ".");
}

bool bcg_files_resolve(const char *path, char out[BCG_FILE_PATH], char why[BCG_STORE_WHY])
{
    char folder[BCG_FILE_PATH];
    struct stat st;
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    if (strlen(path) >= BCG_FILE_PATH)
        return say(why, "this path is too long");
    char *real = realpath(path, NULL);
    if (real == NULL && errno == ENOENT && lstat(path, &st) == 0)
        return say(why, "this is a symbolic link to a file that is not there");
    if (real == NULL && errno == ENOENT) {
        folder_of(path, folder);
        char *above = realpath(folder, NULL);
        if (above == NULL)
            return say_errno(why, "unable to open its folder");
        const int size = snprintf(out, BCG_FILE_PATH, "%s/%s", strcmp(above, "/") == 0 ? "" : above,
                                  name);
        free(above);
        return size < BCG_FILE_PATH || say(why, "this path is too long");
    }
    if (real == NULL)
        return say_errno(why, "unable to open it");
    const int size = snprintf(out, BCG_FILE_PATH, "%s", real);
    free(real);
    return size < BCG_FILE_PATH || say(why, "this path is too long");
}

bool bcg_files_begin(bcg_files *f, const char *resolved, bool *found, char why[BCG_STORE_WHY])
{
    struct stat db, wal;
    for (int i = 0; i < BCG_FILES; i++)
        snprintf(f->file[i].path, sizeof f->file[i].path, "%s%s", resolved, endings[i]);
    *found = stat(f->file[BCG_FILE_DB].path, &db) == 0;
    const bool logged = stat(f->file[BCG_FILE_WAL].path, &wal) == 0 && wal.st_size > 0;
    if (!*found && logged)
        return say(why, "there is no such file, but its write-ahead log (-wal) is there: put the "
                        "database back, or remove the -wal file to begin anew");
    if (!*found)
        return true;
    if (!S_ISREG(db.st_mode))
        return say(why, "this is no file");
    if (db.st_size == 0)
        return say(why, "this file is empty (0 bytes), which no database of ours ever is: put a "
                        "backup in its place, or remove it (and its -wal file) to begin anew");
    return true;
}

bool bcg_files_sync_folder(const char *path)
{
    char folder[BCG_FILE_PATH];
    folder_of(path, folder);
    const int file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool synced = file >= 0 && fsync(file) == 0;
    if (file >= 0)
        close(file);
    return synced;
}

bool bcg_files_place(const bcg_files *f, const char *made, char why[BCG_STORE_WHY])
{
    const char *path = f->file[BCG_FILE_DB].path;
    int moved = renameat2(AT_FDCWD, made, AT_FDCWD, path, RENAME_NOREPLACE);
    if (moved != 0 &&
        (errno == EINVAL || errno == ENOSYS)) /* the file system does not support that */
        moved = rename(made, path);
    if (moved != 0 && errno != EEXIST)
        return say_errno(why, "the new database cannot be put in its place");
    if (moved != 0) /* another process has made one */
        unlink(made);
    return bcg_files_sync_folder(path) ||
           say_errno(why, "the folder of the new database cannot be synced");
}

/* -- while open -------------------------------------------------------------------------------- */

bool bcg_files_remember(bcg_files *f, char why[BCG_STORE_WHY])
{
    struct stat st;
    for (int i = 0; i < BCG_FILES; i++) {
        if (stat(f->file[i].path, &st) != 0)
            return say_errno(why, names[i]);
        f->file[i].device = st.st_dev;
        f->file[i].inode = st.st_ino;
    }
    /* A descriptor of the log may be closed again. Not one of the other two files: SQLite's locks
     * are on those, and closing any descriptor of a file drops the process's locks on it. */
    f->log = open(f->file[BCG_FILE_WAL].path, O_RDONLY | O_CLOEXEC);
    f->remembered = f->log >= 0;
    return f->remembered || say_errno(why, names[BCG_FILE_WAL]);
}

void bcg_files_done(bcg_files *f)
{
    if (f->remembered)
        close(f->log);
    f->remembered = false;
}

static bcg_files_state check_one(const bcg_files *f, int i, char why[BCG_STORE_WHY])
{
    const struct bcg_file *file = &f->file[i];
    struct stat st;
    const bool there = stat(file->path, &st) == 0;
    if (!there && errno != ENOENT && errno != ENOTDIR) {
        say_errno(why, names[i]);
        return BCG_FILES_UNKNOWN;
    }
    const bool same = there && st.st_dev == file->device && st.st_ino == file->inode;
    if (same && !(i == BCG_FILE_DB && st.st_size == 0))
        return BCG_FILES_SAME;
    snprintf(why, BCG_STORE_WHY, "%s has been %s while it was in use", names[i],
             same    ? "cut to 0 bytes"
             : there ? "replaced by another file"
                     : "removed");
    return i != BCG_FILE_DB && !there ? BCG_FILES_NO_LOG : BCG_FILES_CHANGED;
}

bcg_files_state bcg_files_check(const bcg_files *f, bool writable, char why[BCG_STORE_WHY])
{
    for (int i = 0; i < BCG_FILES; i++) {
        const bcg_files_state state = check_one(f, i, why);
        if (state != BCG_FILES_SAME)
            return state;
    }
    if (!writable || access(f->file[BCG_FILE_DB].path, W_OK) == 0)
        return BCG_FILES_SAME;
    say_errno(why, "the database cannot be written");
    return BCG_FILES_READONLY;
}

int64_t bcg_files_wal(const bcg_files *f, bool *begun)
{
    static const uint8_t magic[3] = {0x37, 0x7f, 0x06};
    uint8_t head[3] = {0};
    struct stat st = {.st_size = 0};
    *begun = fstat(f->log, &st) == 0 &&
             pread(f->log, head, sizeof head, 0) == (ssize_t)sizeof head &&
             memcmp(head, magic, sizeof head) == 0;
    return (int64_t)st.st_size;
}
