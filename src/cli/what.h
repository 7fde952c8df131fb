/* WHAT a command is about: a scenario, a position or a recorded game, opened as a game in a state.
 *
 * A scenario gives its opening, where the cards are still to be dealt; a position itself; a replay
 * the state after its last action, or with FILE@PLY the one after that action. */
#ifndef BOCAGE_CLI_WHAT_H
#define BOCAGE_CLI_WHAT_H

#include "cli/cli.h"
#include "notation/game_replay.h"

#include <getopt.h>

typedef struct opened_game {
    bcg_prepared *prepared;
    void *state; /* perhaps a view: what a position leaves hidden is not dealt */
} opened_game;

/* What is played otherwise than the file says. */
typedef struct game_choices {
    const char *edition; /* NULL: the file's */
    char options[256];   /* words with blanks between them */
    const char *seat;    /* whose decision is meant, where several may decide; NULL: the first */
} game_choices;

/* -- opening ---------------------------------------------------------------------------------- */

/* NULL, with a complaint, if there is no such thing or it cannot be played. */
opened_game *open_what(const bcg_ruleset *rulesets, const char *what, const game_choices *choices);
void close_game(opened_game *o);
/* The same as a scenario or position to be looked at, whether or not it can be played. */
bool load_what(const bcg_ruleset *rulesets, const char *what, loaded_scenario *out);

/* A replay with its text, read up to its first action. */
typedef struct opened_replay {
    bcg_game_replay replay;
    problem_list problems;
    char *text;
} opened_replay;

/* NULL, with complaints, if it cannot be read. */
opened_replay *open_replay(const bcg_ruleset *rulesets, const char *path);
void free_replay(opened_replay *r);

/* Make a game of a document; NULL, with complaints as `what`. */
bcg_prepared *prepare_document(const loaded_scenario *d, const char *what,
                               const game_choices *choices);

/* -- options ---------------------------------------------------------------------------------- */

/* What a command that takes WHAT has among its options, for getopt_long; and one that is about a
 * decision. */
/* clang-format off */
#define WHAT_OPTIONS {"edition", required_argument, NULL, 'E'}, {"option", required_argument, NULL, 'O'}
#define SEAT_OPTION  {"seat", required_argument, NULL, 'S'}
/* clang-format on */

/* Is it one of these? */
static inline bool is_what_option(int option)
{
    return option == 'E' || option == 'O' || option == 'S';
}
/* Take it; false, with a complaint about usage, if its value (optarg) is wrong for every ruleset.
 */
bool take_what_option(const char *name, const bcg_ruleset *rulesets, int option,
                      game_choices *choices);

/* -- deciding --------------------------------------------------------------------------------- */

/* Who decides: the seat that was asked for, else the first of those who may; BCG_CHANCE or BCG_OVER
 * if nobody may. False, with a complaint, if there is no such seat or it may not decide. */
bool find_actor(const opened_game *o, const game_choices *choices, int *actor);
/* The actor's legal list, to be freed; NULL, with a complaint of command `name`, without memory. */
bcg_action *list_legal(const opened_game *o, const char *name, int actor, int *count);

/* -- words ------------------------------------------------------------------------------------ */

/* The action as text, on standard output. */
void print_action(const bcg_prepared *p, bcg_action a);
void json_action(FILE *out, const bcg_prepared *p, bcg_action a);
/* The action somebody typed. False, with a complaint and the reason, if it is none. */
bool read_action(const opened_game *o, int actor, const char *text, bcg_action *out);

#endif
