/* Messages of the protocol, for tests that do not want to count versions. */
#ifndef BOCAGE_TESTS_MESSAGE_H
#define BOCAGE_TESTS_MESSAGE_H

#include <stdio.h>
#include <string.h>

/* The message with `now` replaced by a version. */
static inline void put_version(const char *message, int version, char *out, size_t size)
{
    static const char key[] = "\"version\":now";
    const char *at = strstr(message, key);
    if (at)
        snprintf(out, size, "%.*s\"version\":%d%s", (int)(at - message), message, version,
                 at + sizeof key - 1);
    else
        snprintf(out, size, "%s", message);
}

#endif
