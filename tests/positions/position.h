/* The position tests (README.md): shared by the files of the program that runs them.
 *
 *   runner.c   files, tests, lines
 *   words.c    the words of a line; reporting errors
 *   set_up.c   lines that set up a battle
 *   build.c    builds that battle
 *   playing.c  lines that play
 *   looking.c  lines that say what must hold */
#ifndef BOCAGE_POSITIONS_POSITION_H
#define BOCAGE_POSITIONS_POSITION_H

#include "memoir/rules.h"

enum { MOST_EXTRA = 16384 };

/* The test being run, in one edition. */
typedef struct position_test {
    const char *file;
    int line; /* being read */
    int edition;
    bool failed, built;
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
    /* the battle */
    memoir_scenario scenario;
    memoir_game game;
    memoir_state first, state; /* `again` goes back to the first */
} position_test;

/* One test runs at a time, and every line refers to it. */
extern position_test t;

/* A line: its first word and how to handle the rest. Lists end with a NULL word. */
typedef struct command {
    const char *word;
    void (*run)(char *rest);
} command;

extern const command set_up_commands[], playing_commands[], looking_commands[];

/* -- words.c: each reads the next word of *rest; one of the wrong kind fails the test --------- */

/* The next word, zero-terminated in place; "" at the end. */
char *next_word(char **rest);

int read_side(char **rest);
bcg_hex read_hex(char **rest);
int read_card(char **rest);
int read_number(char **rest);

/* The index of `word` in a list; `what` names the kind in the message. */
int index_of(const bcg_words *words, const char *word, const char *what);

/* The label of a hex; the last four stay valid. */
const char *label(int h);

/* Reports what is wrong with the current test, with file and line. Only its first fault is
 * reported. */
void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* -- set_up.c, build.c ------------------------------------------------------------------------- */

/* `I4`, `a3/4+`: a unit as drawn on the map. False if the word is not a unit. */
bool put_unit(memoir_setup_hex *hex, const char *word);

/* Terrain, structure, obstacle or unit. False if the word is none of them. */
bool put_thing(memoir_setup_hex *hex, const char *word);

/* Builds game and state from the set-up. */
void build(void);

/* -- playing.c --------------------------------------------------------------------------------- */

/* Reads the text of an action; fails the test if it is not one. */
bcg_action read_action(const char *text, bool *known);

/* Fails the test unless the action is legal and listed. */
void allow_one(const char *text);

#endif
