/* The position tests (README.md): what the files of the program that runs them share.
 *
 *   runner.c   files, tests, lines
 *   words.c    the words of a line; telling what is wrong
 *   set_up.c   lines that set up a battle
 *   build.c    the battle made of them
 *   playing.c  lines that play
 *   looking.c  lines that say what must hold */
#ifndef BOCAGE_POSITIONS_POSITION_H
#define BOCAGE_POSITIONS_POSITION_H

#include "memoir/rules.h"

enum { MOST_EXTRA = 16384 };

/* One test under way, in one edition. */
typedef struct position_test {
    const char *file;
    int line; /* being read */
    int edition;
    bool failed, built;
    /* the set-up */
    memoir_setup_hex hex[BCG_MAX_HEXES];
    int board_kind; /* as memoir_board_words count */
    const bcg_board *board;
    char extra[MOST_EXTRA]; /* lines of the scenario */
    int goal[MEMOIR_SIDES], hands[MEMOIR_SIDES];
    int top, starts;     /* the side at the top edge, the side of the first turn */
    char name[64];       /* of a battle in data/memoir that is played instead of a set-up */
    bool start;          /* begin with the deal instead of in mid-game */
    memoir_state wanted; /* what of the state the set-up says */
    bool has_hand[MEMOIR_SIDES];
    /* the battle */
    memoir_scenario scenario;
    memoir_game game;
    memoir_state first, state; /* `again` goes back to the first */
} position_test;

/* One test runs at a time, and every line is about it. */
extern position_test t;

/* A line: its first word and what to do with the rest of it. Lists end with a NULL word. */
typedef struct command {
    const char *word;
    void (*run)(char *rest);
} command;

extern const command set_up_commands[], playing_commands[], looking_commands[];

/* -- words.c: each reads the next word of *rest and fails the test if it is none of its kind ----
 */

/* The next word itself, cut off with a zero byte; "" at the end. */
char *next_word(char **rest);

int read_side(char **rest);
bcg_hex read_hex(char **rest);
int read_card(char **rest);
int read_number(char **rest);

/* The number of `word` in a list; `what` names the kind in the complaint. */
int index_of(const bcg_words *words, const char *word, const char *what);

/* The label of a hex; four of them live at a time. */
const char *label(int h);

/* Say what is wrong with the test under way, with file and line. Only its first fault is told. */
void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* -- set_up.c, build.c ------------------------------------------------------------------------- */

/* `I4`, `a3/4+`: a unit as the map draws it. False if the word is none. */
bool put_unit(memoir_setup_hex *hex, const char *word);

/* Terrain, structure, obstacle or unit. False if the word is none of them. */
bool put_thing(memoir_setup_hex *hex, const char *word);

/* Make game and state of what the set-up says. */
void build(void);

/* -- playing.c --------------------------------------------------------------------------------- */

/* The action a text means now; fails the test if it is none. */
bcg_action read_action(const char *text, bool *known);

/* Fails the test unless the action would be allowed and is listed. */
void allow_one(const char *text);

#endif
