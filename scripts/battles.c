#include "battles.h"
#include "rulesets.h"

#include "ai/player.h"

#include "read_whole.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void give_up(const char *program, const char *what, const char *why)
{
    fprintf(stderr, "%s: %s: %s\n", program, what, why);
    exit(2);
}

static bool is_held_out(const char *id)
{
    static const char *const out[] = {"sword-beach", "toulon", "arracourt", "saverne-gap"};
    for (size_t i = 0; i < sizeof out / sizeof out[0]; i++)
        if (strcmp(out[i], id) == 0)
            return true;
    return false;
}

static bcg_prepared *load(const char *program, const char *path)
{
    static char text[1 << 20];
    const char *why = "";
    char problem[BCG_WHY];
    const size_t size = read_whole(path, text, sizeof text, &why);
    if (!size)
        give_up(program, path, why);
    bcg_prepared *p = bcg_prepare(bcg_rulesets, text, size, NULL, "", problem);
    if (!p)
        give_up(program, path, problem);
    if (p->game->ops->seats(p->game) != 2)
        give_up(program, path, "it is not for two");
    if (is_held_out(p->id))
        give_up(program, path, "this battle is held out");
    return p;
}

void load_battles(const char *program, int count, char **paths, battles *out)
{
    if (count < 1 || count > MOST_BATTLES)
        give_up(program, "battles", "too many or none");
    out->count = count;
    for (int i = 0; i < count; i++) {
        out->at[i] = load(program, paths[i]);
        if (i && out->at[i]->ruleset != out->at[0]->ruleset)
            give_up(program, paths[i], "it is of another ruleset");
    }
    out->ruleset = out->at[0]->ruleset;
}

void free_battles(battles *b)
{
    for (int i = 0; i < b->count; i++)
        bcg_prepared_release(b->at[i]);
}

const bcg_ai_level *read_level(const char *program, const bcg_ruleset *ruleset, const char *text,
                               uint64_t *nodes)
{
    char name[32];
    const char *colon = strchr(text, ':');
    snprintf(name, sizeof name, "%.*s", colon ? (int)(colon - text) : (int)strlen(text), text);
    *nodes = colon ? strtoull(colon + 1, NULL, 10) : 0;
    static const bcg_ai_level judge = {.name = "judge", .choose = bcg_ai_greedy};
    const bcg_ai_level *level = strcmp(name, judge.name) == 0 ? &judge
                                                              : bcg_ai_level_named(ruleset, name);
    if (!level)
        give_up(program, text, "no such level");
    return level;
}

int read_count(const char *program, const char *text, int most)
{
    const long n = strtol(text, NULL, 10);
    if (n < 1 || n > most)
        give_up(program, text, "a number that cannot be");
    return (int)n;
}
