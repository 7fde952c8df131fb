/* A failing disk, to be loaded before a program (LD_PRELOAD): records what the program does to the
 * files of one folder, so that tests/server/bad_disk.mjs can compute what would be left of them
 * after a power loss, and can be made to fail.
 *
 *   BAD_DISK_FOLDER  the folder; its files are identified by their names
 *   BAD_DISK_LOG     where to record what is done to them: a struct record, followed by the name of
 *                    the file and then the data. A sync is only recorded: nothing else needs it
 *   BAD_DISK_SWITCH  a file of SWITCHES bytes that another program may change at any time
 *
 * Indexes of write-ahead logs (-shm) and lock files are left alone: they mean nothing after a power
 * loss. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { MOST_FILES = 4096, NAME = 128, SWITCHES = 4, SYNC_US = 3000 };
enum { SWITCH_WRITE, SWITCH_SYNC_LOG, SWITCH_SYNC_DB, SWITCH_HANG }; /* errors; hang: 0 or 1 */
enum { WRITES = 1, CUTS, SYNCS, MAKES, RENAMES, REMOVES, SYNCS_FOLDER };

struct record {
    uint32_t kind, name;
    uint64_t offset;
    uint32_t size, unused;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char folder[PATH_MAX];
static size_t folder_size;
static int log_file = -1;
static const volatile uint8_t *switches;
static char name_of[MOST_FILES][NAME]; /* by descriptor; "": not ours; ".": the folder */

/* -- the real calls --------------------------------------------------------------------------- */

static int real_open(const char *path, int flags, mode_t mode)
{
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

static int real_rename(const char *from, const char *to, unsigned flags)
{
    return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags);
}

__attribute__((constructor)) static void begin(void)
{
    const char *in = getenv("BAD_DISK_FOLDER"), *to = getenv("BAD_DISK_LOG"),
               *by = getenv("BAD_DISK_SWITCH");
    if (in == NULL)
        return;
    snprintf(folder, sizeof folder, "%s", in);
    folder_size = strlen(folder);
    if (to)
        log_file = real_open(to, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    const int file = by ? real_open(by, O_RDONLY | O_CLOEXEC, 0) : -1;
    if (file >= 0) {
        void *page = mmap(NULL, SWITCHES, PROT_READ, MAP_SHARED, file, 0);
        switches = page == MAP_FAILED ? NULL : page;
    }
    if ((to && log_file < 0) || (by && switches == NULL))
        abort();
}

/* -- which files ------------------------------------------------------------------------------ */

static int ends_with(const char *text, const char *end)
{
    const size_t size = strlen(text), tail = strlen(end);
    return size >= tail && strcmp(text + size - tail, end) == 0;
}

/* The name of a file in the folder, "." for the folder itself; NULL for anything else. */
static const char *name_in(const char *path)
{
    if (folder_size == 0 || path == NULL || strncmp(path, folder, folder_size) != 0)
        return NULL;
    if (path[folder_size] == '\0')
        return ".";
    const char *name = path + folder_size + 1;
    const int ours = path[folder_size] == '/' && name[0] && strchr(name, '/') == NULL &&
                     strlen(name) < NAME && !ends_with(name, "-shm") && !ends_with(name, "-lock");
    return ours ? name : NULL;
}

static const char *name_at(int fd)
{
    return fd >= 0 && fd < MOST_FILES && name_of[fd][0] ? name_of[fd] : NULL;
}

static uint8_t switched(int which)
{
    return switches ? switches[which] : 0;
}

static void put(int kind, const char *name, uint64_t offset, const void *data, size_t size)
{
    struct record r = {(uint32_t)kind, (uint32_t)strlen(name), offset, (uint32_t)size, 0};
    struct iovec parts[3] = {{&r, sizeof r}, {(void *)name, r.name}, {(void *)data, size}};
    if (log_file >= 0 && writev(log_file, parts, 3) != (ssize_t)(sizeof r + r.name + size))
        abort();
}

/* -- opening and closing ---------------------------------------------------------------------- */

/* A file was opened; `there`: it existed before. */
static int opened(int fd, const char *name, int there, int flags)
{
    if (fd < 0 || name == NULL)
        return fd;
    if (fd >= MOST_FILES)
        abort();
    snprintf(name_of[fd], NAME, "%s", name);
    if (!there)
        put(MAKES, name, 0, NULL, 0);
    else if (flags & O_TRUNC)
        put(CUTS, name, 0, NULL, 0);
    return fd;
}

static int open_any(const char *path, int flags, mode_t mode)
{
    const char *name = name_in(path);
    pthread_mutex_lock(&lock);
    const int there = name == NULL || access(path, F_OK) == 0;
    const int fails = !there && (flags & O_CREAT) ? switched(SWITCH_WRITE) : 0;
    const int fd = fails ? -1 : real_open(path, flags, mode);
    opened(fd, name, there, flags);
    pthread_mutex_unlock(&lock);
    if (fails)
        errno = fails;
    return fd;
}

#define OPEN(function)                                                                \
    int function(const char *path, int flags, ...)                                    \
    {                                                                                 \
        va_list more;                                                                 \
        va_start(more, flags);                                                        \
        const mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
        va_end(more);                                                                 \
        return open_any(path, flags, mode);                                           \
    }
OPEN(open)
OPEN(open64)

int mkstemp(char *pattern)
{
    static atomic_uint number;
    int fd;
    do { /* the name may exist from an earlier run */
        snprintf(pattern + strlen(pattern) - 6, 7, "%06u", atomic_fetch_add(&number, 1) % 1000000);
        fd = open_any(pattern, O_RDWR | O_CREAT | O_EXCL, 0600);
    } while (fd < 0 && errno == EEXIST);
    return fd;
}

int close(int fd)
{
    pthread_mutex_lock(&lock);
    if (name_at(fd))
        name_of[fd][0] = '\0';
    pthread_mutex_unlock(&lock);
    return (int)syscall(SYS_close, fd);
}

/* -- writing ---------------------------------------------------------------------------------- */

static ssize_t write_at(int fd, const void *data, size_t size, off_t offset)
{
    if (name_at(fd) == NULL)
        return syscall(SYS_pwrite64, fd, data, size, offset);
    if (switched(SWITCH_WRITE)) {
        errno = switched(SWITCH_WRITE);
        return -1;
    }
    pthread_mutex_lock(&lock);
    const ssize_t done = syscall(SYS_pwrite64, fd, data, size, offset);
    if (done > 0)
        put(WRITES, name_of[fd], (uint64_t)offset, data, (size_t)done);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset)
{
    return write_at(fd, data, size, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off_t offset)
{
    return write_at(fd, data, size, offset);
}

ssize_t write(int fd, const void *data, size_t size)
{
    if (name_at(fd))
        abort(); /* not expected for a database; must not go unnoticed */
    return syscall(SYS_write, fd, data, size);
}

static int cut(int fd, off_t size)
{
    if (name_at(fd) == NULL)
        return (int)syscall(SYS_ftruncate, fd, size);
    pthread_mutex_lock(&lock);
    const int done = (int)syscall(SYS_ftruncate, fd, size);
    if (done == 0)
        put(CUTS, name_of[fd], (uint64_t)size, NULL, 0);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int fd, off_t size)
{
    return cut(fd, size);
}

int ftruncate64(int fd, off_t size)
{
    return cut(fd, size);
}

/* -- syncing ---------------------------------------------------------------------------------- */

static int sync_file(int fd)
{
    const char *name = name_at(fd);
    while (switched(SWITCH_HANG))
        usleep(1000);
    const int fails = switched(ends_with(name, "-wal") ? SWITCH_SYNC_LOG : SWITCH_SYNC_DB);
    if (fails) {
        errno = fails;
        return -1;
    }
    usleep(SYNC_US); /* as on a real disk: enough time to be killed */
    pthread_mutex_lock(&lock);
    put(strcmp(name, ".") == 0 ? SYNCS_FOLDER : SYNCS, name, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return 0;
}

int fsync(int fd)
{
    return name_at(fd) ? sync_file(fd) : (int)syscall(SYS_fsync, fd);
}

int fdatasync(int fd)
{
    return name_at(fd) ? sync_file(fd) : (int)syscall(SYS_fdatasync, fd);
}

/* -- names ------------------------------------------------------------------------------------ */

static void renamed(int done, const char *from, const char *to)
{
    if (done == 0 && name_in(from) && name_in(to))
        put(RENAMES, name_in(from), 0, name_in(to), strlen(name_in(to)));
}

static int rename_any(const char *from, const char *to, unsigned flags)
{
    pthread_mutex_lock(&lock);
    const int done = real_rename(from, to, flags);
    renamed(done, from, to);
    pthread_mutex_unlock(&lock);
    return done;
}

int rename(const char *from, const char *to)
{
    return rename_any(from, to, 0);
}

int renameat2(int a, const char *from, int b, const char *to, unsigned flags)
{
    if (a != AT_FDCWD || b != AT_FDCWD)
        abort();
    return rename_any(from, to, flags);
}

int unlink(const char *path)
{
    pthread_mutex_lock(&lock);
    const int done = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (done == 0 && name_in(path))
        put(REMOVES, name_in(path), 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return done;
}
