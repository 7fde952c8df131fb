#include "cli/values.h"

#include "cli/cli.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool read_number(const char *text, uint64_t most, uint64_t *out)
{
    char *end;
    if (*text < '0' || *text > '9')
        return false;
    *out = strtoull(text, &end, 10);
    return *end == '\0' && *out <= most;
}

bool read_count(const char *name, const char *option, int *out)
{
    uint64_t number;
    if (!read_number(optarg, 1000000, &number) || number == 0) {
        wrong_usage(name, "--%s is a number from 1 on, not `%s`", option, optarg);
        return false;
    }
    *out = (int)number;
    return true;
}

bool read_seed(const char *name, uint64_t *out)
{
    if (read_number(optarg, UINT32_MAX, out))
        return true;
    wrong_usage(name, "--seed is a number, not `%s`", optarg);
    return false;
}

bool read_contestant(const bcg_ruleset *ruleset, const char *text, bcg_contestant *out)
{
    char name[32];
    const char *colon = strchr(text, ':');
    const size_t len = colon ? (size_t)(colon - text) : strlen(text);
    if (len >= sizeof name)
        return false;
    memcpy(name, text, len);
    name[len] = '\0';
    *out = (bcg_contestant){.level = bcg_ai_level_named(ruleset, name)};
    return out->level &&
           (!colon || (read_number(colon + 1, 1000000000, &out->nodes) && out->nodes));
}

int count_cores(void)
{
    const long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n > 0 ? (int)n : 1;
}
