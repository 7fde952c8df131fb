/* WHAT a command is about: a scenario, a position or a recorded game, opened as a game in a state.
 *
 * A scenario gives its opening, where the cards are still to be dealt; a position itself; a replay
 * the state after its last action, or with FILE@PLY the one after that action. */
#ifndef BOCAGE_CLI_WHAT_H
#define BOCAGE_CLI_WHAT_H

#include "cli/cli.h"
#include "memoir/game.h"
#include "notation/memoir_replay.h"

#include <getopt.h>

typedef struct opened_game {
    memoir_scenario scenario; /* what the game was made from: a scenario or a position */
    memoir_game game;
    memoir_state state;
} opened_game;

/* -- opening ---------------------------------------------------------------------------------- */

/* NULL, with a complaint, if there is no such thing or it cannot be played. The caller frees it. */
opened_game *open_what(const char *what, memoir_choices choices);
/* The same as a scenario or position to be looked at, whether or not it can be played. */
memoir_scenario *load_what(const char *what);

/* A replay with its text, read up to its first action. */
typedef struct opened_replay {
    memoir_replay replay;
    problem_list problems;
    char *text;
} opened_replay;

/* NULL, with complaints, if it cannot be read. */
opened_replay *open_replay(const char *path);
void free_replay(opened_replay *r);

/* -- options ---------------------------------------------------------------------------------- */

/* What a command that takes WHAT has among its options, for getopt_long. */
#define WHAT_OPTIONS                           \
    {"edition", required_argument, NULL, 'E'}, \
    {                                          \
        "option", required_argument, NULL, 'O' \
    }

/* Is it one of these? */
static inline bool is_what_option(int option)
{
    return option == 'E' || option == 'O';
}
/* Take it; false, with a complaint about usage, if its value (optarg) is wrong. */
bool take_what_option(const char *name, int option, memoir_choices *choices);

/* -- words ------------------------------------------------------------------------------------ */

/* The action as text, on standard output. */
void print_action(const memoir_game *g, bcg_action a);
void json_action(FILE *out, const memoir_game *g, bcg_action a);
/* The action somebody typed. False, with a complaint and the reason, if it is none. */
bool read_action(const opened_game *o, const char *text, bcg_action *out);
/* A hex somebody typed; BCG_NO_HEX, with a complaint, if it is none. */
bcg_hex read_hex(const memoir_game *g, const char *text);
/* What a hex label is on this board. */
typedef struct hex_name {
    char text[BCG_LABEL_SIZE];
} hex_name;
hex_name name_of(const memoir_game *g, int h);

#endif
