/* Writes a text to a file so that a failure leaves the existing file untouched. */
#include "cli/cli.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A device or a pipe is written to directly; replacing it by a file would harm the system. */
static bool is_special_file(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && !S_ISREG(st.st_mode);
}

/* The mode of the file being replaced, or the mode for a new one. */
static mode_t wanted_mode(const char *path)
{
    struct stat st;
    const mode_t mask = umask(0);
    umask(mask);
    return stat(path, &st) == 0 ? st.st_mode & 07777 : 0666 & ~mask;
}

static bool write_all(int file, const char *text, size_t size)
{
    while (size > 0) {
        const ssize_t n = write(file, text, size);
        if (n < 0 && errno != EINTR)
            return false;
        if (n > 0) {
            text += n;
            size -= (size_t)n;
        }
    }
    return true;
}

/* Writes a file next to the wanted one, then renames it: a failure leaves the old one untouched. */
static bool replace_file(const char *path, const char *text, size_t size)
{
    char temporary[PATH_SIZE];
    if (snprintf(temporary, sizeof temporary, "%s.XXXXXX", path) >= (int)sizeof temporary) {
        errno = ENAMETOOLONG;
        return false;
    }
    const int file = mkstemp(temporary);
    if (file < 0)
        return false;
    bool good = write_all(file, text, size) && fchmod(file, wanted_mode(path)) == 0;
    good &= close(file) == 0;
    if (good && rename(temporary, path) == 0)
        return true;
    const int reason = errno;
    unlink(temporary);
    errno = reason;
    return false;
}

static bool write_special(const char *path, const char *text, size_t size)
{
    const int file = open(path, O_WRONLY);
    if (file < 0)
        return false;
    const bool good = write_all(file, text, size);
    return close(file) == 0 && good;
}

int write_output(const char *name, const char *path, const char *text, size_t size)
{
    char target[PATH_SIZE];
    if (path == NULL) {
        fwrite(text, 1, size, stdout);
        return finish_output(stdout, name, EXIT_YES);
    }
    /* a symbolic link stays one: its target is replaced */
    if (strlen(path) >= PATH_SIZE || realpath(path, target) == NULL)
        snprintf(target, sizeof target, "%s", path);
    if (is_special_file(path) ? write_special(path, text, size) : replace_file(target, text, size))
        return EXIT_YES;
    complain(path, "cannot be written: %s", strerror(errno));
    return EXIT_CANNOT;
}
