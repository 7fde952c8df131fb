/* Position tests of assault: shared by its files (position.h). */
#ifndef BOCAGE_POSITIONS_ASSAULT_POSITION_H
#define BOCAGE_POSITIONS_ASSAULT_POSITION_H

#include "assault/rules.h"
#include "positions/position.h"

/* What stands on a tile by `put`. */
typedef struct assault_put_tile {
    uint8_t terrain;
    uint8_t bridge, objective;
    uint8_t unit; /* kind plus 1; 0: none */
    int8_t markers;
    uint16_t marks; /* AU_ bits */
    uint8_t moved;
    uint8_t cleared; /* what the scenario has there is gone */
} assault_put_tile;

typedef struct assault_test {
    /* the set-up */
    bcg_tiles board;
    char name[64];    /* of a battle in data/assault that is played instead of a board */
    char extra[4096]; /* lines of the scenario */
    char deck[ASSAULT_SIDES][2], action_deck[2];
    assault_put_tile tile[ASSAULT_SQUARES];
    uint8_t owner[ASSAULT_SQUARES]; /* by `control`, plus 1; 0: not given */
    uint8_t hand[ASSAULT_SIDES][ASSAULT_KINDS], discard[ASSAULT_KINDS];
    bool without[ASSAULT_KINDS]; /* every copy lies in the discards */
    bool empty_deck[AZ_UNITS + ASSAULT_SIDES];
    int prestige[ASSAULT_SIDES];
    int turn, active, first; /* first: ASSAULT_NOBODY if no line says it */
    int edge;                /* of the German side, where lots decide */
    bool start;              /* begin with the set-up of the game instead of in mid-game */
    /* the battle */
    assault_scenario scenario;
    assault_game game;
    assault_state opening, state;
} assault_test;

/* Of the test that is being run. */
extern assault_test at;

extern const position_rules assault_position_rules;
extern const command assault_set_up_commands[], assault_playing_commands[],
    assault_looking_commands[];

/* -- assault_set_up.c: words, as in words.c ---------------------------------------------------- */

int read_nation(char **rest);
/* `nobody` is ASSAULT_NOBODY. */
int read_owner(char **rest);
int read_tile(char **rest);
int read_kind(char **rest);
int read_unit(char **rest);

/* The label of a tile; the last four stay valid. */
const char *tile_label(int tile);

/* -- assault_build.c -----------------------------------------------------------------------------
 */

/* Reads a battle in data/assault, with further lines; false, and the test fails, if something is
 * wrong with it. */
bool read_battle(const char *name, const char *extra);

/* -- assault_events.c -----------------------------------------------------------------------------
 */

/* Why no game could be in this state; NULL if one could. */
const char *fault_of(const assault_state *s);
/* The same of the state after an action, and what its events do not tell. */
const char *fault_after(const void *before);

#endif
