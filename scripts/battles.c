#include "battles.h"
#include "rulesets.h"

#include "ai/player.h"

#include "notation/memoir_scn.h"
#include "read_whole.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void give_up(const char *program, const char *what, const char *why)
{
    fprintf(stderr, "%s: %s: %s\n", program, what, why);
    exit(2);
}

static bool is_held_out(bcg_span id)
{
    static const char *const out[] = {"sword-beach", "toulon", "arracourt", "saverne-gap"};
    for (size_t i = 0; i < sizeof out / sizeof out[0]; i++)
        if (strlen(out[i]) == id.len && memcmp(out[i], id.at, id.len) == 0)
            return true;
    return false;
}

static void load(const char *program, const char *path, memoir_game *out)
{
    static char text[MEMOIR_SCN_SIZE];
    static memoir_scenario scenario;
    const char *why = "";
    bcg_problem found[4];
    bcg_problems problems;
    const size_t size = read_whole(path, text, sizeof text, &why);
    bcg_problems_init(&problems, found, 4);
    if (!size)
        give_up(program, path, why);
    if (!memoir_scn_read(text, size, &scenario, &problems) ||
        memoir_game_init(out, &scenario, MEMOIR_AS_WRITTEN) != ML_NONE)
        give_up(program, path, "it cannot be played");
    if (is_held_out(memoir_text(&scenario, scenario.id.at[0].text)))
        give_up(program, path, "this battle is held out");
}

memoir_game *load_battles(const char *program, int count, char **paths)
{
    memoir_game *games = count > 0 && count <= MOST_BATTLES
                             ? malloc((size_t)count * sizeof games[0])
                             : NULL;
    if (!games)
        give_up(program, "battles", "too many or none");
    for (int i = 0; i < count; i++)
        load(program, paths[i], &games[i]);
    return games;
}

const bcg_ai_level *read_level(const char *program, const char *text, uint64_t *nodes)
{
    char name[32];
    const char *colon = strchr(text, ':');
    snprintf(name, sizeof name, "%.*s", colon ? (int)(colon - text) : (int)strlen(text), text);
    *nodes = colon ? strtoull(colon + 1, NULL, 10) : 0;
    static const bcg_ai_level judge = {.name = "judge", .choose = bcg_ai_greedy};
    const bcg_ai_level *level = strcmp(name, judge.name) == 0
                                    ? &judge
                                    : bcg_ai_level_named(bcg_rulesets, name);
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
