/* What a ruleset is: one row. Common code knows rulesets only through their rows; the table of all
 * rows is to the right of all layers (src/rulesets.c) and is passed down by callers. A table ends
 * with a row without ops.
 *
 * The parts are declared where they are used: the rules in core/ops.h, texts in
 * notation/notation.h, JSON in session/ruleset_json.h, computer players in ai/. */
#ifndef BOCAGE_GAME_REGISTRY_H
#define BOCAGE_GAME_REGISTRY_H

#include "core/ops.h"

/* Something that can be chosen when a game is created. */
typedef struct bcg_option {
    const char *key; /* the word in files, requests and on the command line; NULL: the end */
    const char *const *values; /* to choose from, default first, NULL-terminated; NULL: yes or no */
    bool rare;                 /* rarely wanted: not offered prominently */
    bool several;              /* for games of several seats only */
} bcg_option;

typedef struct bcg_ruleset {
    const bcg_ops *ops; /* its name is the ruleset's name */
    const struct bcg_notation *notation;
    const struct bcg_heuristics *heuristics;
    const struct bcg_ai_level
        *levels; /* computer players, weakest first, terminated by one without a name */
    const bcg_option *options;
    const char *folder;                  /* of its scenarios, in data/ */
    const struct bcg_ruleset_json *json; /* NULL if the protocol is not supported */
    const struct bcg_ruleset_tools
        *tools; /* for drawing and printing on the command line; NULL: none */
} bcg_ruleset;

/* The row with this name, or NULL. */
const bcg_ruleset *bcg_ruleset_named(const bcg_ruleset *rulesets, const char *name);

/* Number of teams in a game: they are numbered from 0. */
int bcg_count_teams(const bcg_game *g);
/* The first seat of a team. */
int bcg_first_of_team(const bcg_game *g, int team);

#endif
