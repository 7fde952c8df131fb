/* What a ruleset is: one row. Common code knows rulesets only by their rows; the table of all rows
 * stands right of all layers (src/rulesets.c) and is handed down by whoever calls. A table ends
 * with a row without ops.
 *
 * The parts are declared where they are used: the rules in core/ops.h, texts in
 * notation/notation.h, JSON in session/ruleset_json.h, computer players in ai/. */
#ifndef BOCAGE_GAME_REGISTRY_H
#define BOCAGE_GAME_REGISTRY_H

#include "core/ops.h"

/* Something that whoever makes a game may choose. */
typedef struct bcg_option {
    const char *key; /* the word in files, requests and on the command line; NULL: the end */
    const char *const
        *values; /* to choose from, the usual one first, ended by NULL; NULL: yes or no */
    bool rare;   /* few want it: it is offered out of the way */
} bcg_option;

typedef struct bcg_ruleset {
    const bcg_ops *ops; /* its name is the ruleset's */
    const struct bcg_notation *notation;
    const struct bcg_heuristics *heuristics;
    const struct bcg_ai_level
        *levels; /* computer players, weakest first, ended by one without name */
    const bcg_option *options;
    const char *folder;                  /* of its scenarios, in data/ */
    const struct bcg_ruleset_json *json; /* NULL where nobody speaks the protocol */
    const struct bcg_ruleset_tools
        *tools; /* what the command line draws and prints; NULL: nothing */
} bcg_ruleset;

/* The row of that name, or NULL. */
const bcg_ruleset *bcg_ruleset_named(const bcg_ruleset *rulesets, const char *name);

/* Teams in a game: they are numbered from 0. */
int bcg_count_teams(const bcg_game *g);
/* The first seat of a team. */
int bcg_first_of_team(const bcg_game *g, int team);

#endif
