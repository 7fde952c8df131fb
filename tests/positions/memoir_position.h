/* Position tests of memoir: shared by its files (position.h). */
#ifndef BOCAGE_POSITIONS_MEMOIR_POSITION_H
#define BOCAGE_POSITIONS_MEMOIR_POSITION_H

#include "memoir/rules.h"
#include "positions/position.h"

enum { MOST_EXTRA = 16384 };

typedef struct memoir_test {
    /* the set-up */
    memoir_setup_hex hex[BCG_MAX_HEXES];
    int board_kind; /* index into memoir_board_words */
    const bcg_board *board;
    char extra[MOST_EXTRA]; /* lines of the scenario */
    int goal[MEMOIR_SIDES], hands[MEMOIR_SIDES];
    int top, starts;     /* the side at the top edge, the side of the first turn */
    char name[64];       /* of a battle in data/memoir that is played instead of a set-up */
    bool start;          /* start with the deal instead of in mid-game */
    memoir_state wanted; /* the parts of the state given by the set-up */
    bool has_hand[MEMOIR_SIDES];
    int form; /* memoir_form */
    /* the battle */
    memoir_scenario scenario;
    memoir_game game;
    memoir_state first, state;
} memoir_test;

/* Of the test that is being run. */
extern memoir_test m;

extern const position_rules memoir_position_rules;
extern const command memoir_set_up_commands[], memoir_looking_commands[];

/* -- memoir_set_up.c: words, as in words.c --------------------------------------------------- */

int read_side(char **rest);
int read_hex(char **rest);
int read_card(char **rest);

/* The label of a hex; the last four stay valid. */
const char *label(int h);

/* `I4`, `a3/4+`: a unit as drawn on the map. False if the word is not a unit. */
bool put_unit(memoir_setup_hex *hex, const char *word);

/* Terrain, structure, obstacle or unit. False if the word is none of them. */
bool put_thing(memoir_setup_hex *hex, const char *word);

#endif
