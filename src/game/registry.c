#include "game/registry.h"

#include <string.h>

const bcg_ruleset *bcg_ruleset_named(const bcg_ruleset *rulesets, const char *name)
{
    for (const bcg_ruleset *r = rulesets; r->ops; r++)
        if (strcmp(r->ops->name, name) == 0)
            return r;
    return NULL;
}

int bcg_count_teams(const bcg_game *g)
{
    int teams = 0;
    for (int seat = 0; seat < g->ops->seats(g); seat++)
        if (g->ops->team(g, seat) >= teams)
            teams = g->ops->team(g, seat) + 1;
    return teams;
}

int bcg_first_of_team(const bcg_game *g, int team)
{
    int seat = 0;
    while (g->ops->team(g, seat) != team)
        seat++;
    return seat;
}
