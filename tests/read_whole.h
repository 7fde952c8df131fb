/* Reads and writes small files completely, for the programs of the tests. */
#ifndef BOCAGE_TESTS_READ_WHOLE_H
#define BOCAGE_TESTS_READ_WHOLE_H

#include <stdbool.h>
#include <stddef.h>

/* Reads a file into `out` and returns its size. 0, with the reason in `why`, if it cannot be read,
 * is empty or has more than `room` bytes. */
size_t read_whole(const char *path, char *out, size_t room, const char **why);
/* Writes a file, which may exist; false if it cannot be written. */
bool write_whole(const char *path, const char *text, size_t size);

#endif
