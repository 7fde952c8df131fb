/* WHAT a command is about: a scenario, a position or a recorded game, opened as a game in a state.
 *
 * A scenario gives its opening, before the cards are dealt; a position gives itself; a replay gives
 * the state after its last action, or with FILE@PLY the one after that action. */
#ifndef BOCAGE_CLI_WHAT_H
#define BOCAGE_CLI_WHAT_H

#include "cli/own_values.h"
#include "notation/game_replay.h"

#include <getopt.h>

typedef struct opened_game {
    bcg_prepared *prepared;
    void *state; /* may be a view: what a position leaves hidden is not dealt */
} opened_game;

/* Deviations from what the file says. */
typedef struct game_choices {
    const char *edition; /* NULL: the file's */
    char options[256];   /* words separated by blanks */
    const char *values;  /* file of own values; NULL: none */
    const char *seat;    /* whose decision is meant, if several may decide; NULL: the first */
} game_choices;

/* -- opening ---------------------------------------------------------------------------------- */

/* NULL, with a message, if it does not exist or cannot be played. */
opened_game *open_what(const bcg_ruleset *rulesets, const char *what, const game_choices *choices);
void close_game(opened_game *o);
/* The same as a scenario or position to look at, whether or not it can be played; with own values,
 * unless `values` is NULL. */
bool load_what(const bcg_ruleset *rulesets, const char *what, const char *values,
               loaded_scenario *out);

/* A replay with its text, read up to its first action. */
typedef struct opened_replay {
    bcg_game_replay replay;
    problem_list problems;
    char *text;
} opened_replay;

/* NULL, with messages, if it cannot be read. `values` is the file of own values it was played with,
 * or NULL. */
opened_replay *open_replay(const bcg_ruleset *rulesets, const char *path, const char *values);
void free_replay(opened_replay *r);

/* Builds the game of a document; NULL, with messages that name `what`. */
bcg_prepared *prepare_document(const loaded_scenario *d, const char *what,
                               const game_choices *choices);

/* -- options ---------------------------------------------------------------------------------- */

/* The options of a command that takes WHAT, for getopt_long; and those of one about a decision. */
/* clang-format off */
#define WHAT_OPTIONS {"edition", required_argument, NULL, 'E'}, {"form", required_argument, NULL, 'F'}, {"option", required_argument, NULL, 'O'}, VALUES_OPTION
#define SEAT_OPTION  {"seat", required_argument, NULL, 'S'}
/* clang-format on */

/* Is it one of these? */
static inline bool is_what_option(int option)
{
    return option == 'E' || option == 'F' || option == 'O' || option == 'S' || option == 'V';
}
/* Handles it; false, with a usage message, if its value (optarg) is wrong for every ruleset. */
bool take_what_option(const char *name, const bcg_ruleset *rulesets, int option,
                      game_choices *choices);

/* The same for a command whose other options are flags: reads them all. Returns EXIT_YES, or what
 * the command exits with. */
enum { FLAG_JSON = 'j', FLAG_ALL = 'a', FLAG_OUTCOMES = 'o' };
int take_options(const char *name, int argc, char **argv, const struct option *options,
                 const bcg_ruleset *rulesets, game_choices *choices, uint32_t *flags);
static inline bool has_flag(uint32_t flags, int flag)
{
    return flags >> (flag - 'a') & 1;
}

/* -- decisions -------------------------------------------------------------------------------- */

/* Who decides: the requested seat, otherwise the first of those who may; BCG_CHANCE or BCG_OVER if
 * nobody may. False, with a message, if there is no such seat or it may not decide. */
bool find_actor(const opened_game *o, const game_choices *choices, int *actor);
/* The actor's legal list, to be freed; NULL, with a message for command `name`, if out of
 * memory. */
bcg_action *list_legal(const opened_game *o, const char *name, int actor, int *count);

/* -- words ------------------------------------------------------------------------------------ */

/* The action as text, on standard output. */
void print_action(const bcg_prepared *p, bcg_action a);
void json_action(FILE *out, const bcg_prepared *p, bcg_action a);
/* Reads an action as typed. False, with a message and the reason, if it is not one. */
bool read_action(const opened_game *o, int actor, const char *text, bcg_action *out);

#endif
