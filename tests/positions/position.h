/* The position tests (README.md): shared by the files of the program that runs them.
 *
 *   runner.c    files, tests, lines
 *   words.c     the words of a line; reporting errors
 *   playing.c   lines that play, in every ruleset
 *   looking.c   lines that say what must hold, in every ruleset
 *   rulesets.c  the table of rulesets
 *
 * Everything else is a ruleset's own: RULESET_set_up.c reads the lines that set up a battle,
 * RULESET_build.c builds it, RULESET_looking.c has its own lines that look. A test belongs to the
 * ruleset that gives its name to the folder. */
#ifndef BOCAGE_POSITIONS_POSITION_H
#define BOCAGE_POSITIONS_POSITION_H

#include "core/ops.h"
#include "core/text.h"
#include "notation/document.h"

/* A line: its first word and how to handle the rest. Lists end with a NULL word. */
typedef struct command {
    const char *word;
    void (*run)(char *rest);
} command;

/* What a ruleset adds: its own lines, and what the common ones ask it. */
typedef struct position_rules {
    const bcg_ops *ops;
    const bcg_words *editions; /* a test runs in each that it does not exclude; NULL: no editions */
    const command *set_up, *playing, *looking;

    /* A new test begins: the set-up as it is if no line says otherwise. */
    void (*begin)(void);
    /* Builds the battle of the set-up: fills in t.game, t.first and t.state, or fails the test. */
    void (*build)(void);
    /* Reads and writes the text of a seat's action, or of chance's. If it is none, `why` says what
     * is wrong. */
    bool (*read)(int seat, const char *text, bcg_action *out, bcg_writer *why);
    void (*write)(bcg_action a, bcg_writer *w);
    /* The word for a seat; the names of what has to be decided and of the result, or "none". */
    const char *(*seat_word)(int seat);
    const char *(*open)(void);
    const char *(*result)(void);
    /* For `next-turn`: a number that is another one in every turn, and 0 where none can end; and
     * what a seat does that wants nothing. */
    int (*turn)(void);
    bcg_action (*idle)(const bcg_action *list, int n);
    /* What is wrong with the state or the events (t.log) after an action, given the state before;
     * NULL if nothing is. May itself be NULL. */
    const char *(*fault)(const void *before);
} position_rules;

/* The table, which ends with a NULL (rulesets.c). */
extern const position_rules *const position_rulesets[];

/* The test being run, in one edition. */
typedef struct position_test {
    const position_rules *rules;
    const char *file;
    int line; /* being read */
    int edition;
    bool failed, built;
    const bcg_game *game;
    void *state, *first; /* `again` goes back to the first */
    bcg_log log;         /* what the last action told */
} position_test;

/* One test runs at a time, and every line refers to it. */
extern position_test t;

extern const command playing_commands[], looking_commands[];

/* -- words.c: each reads the next word of *rest; one of the wrong kind fails the test --------- */

/* The next word, zero-terminated in place; "" at the end. */
char *next_word(char **rest);

int read_number(char **rest);

/* The places of a line that puts something on them, `C4 forest` or `C4 D4: forest`, each read by
 * the ruleset's own function; how many there are. What is put there is left in *rest. */
int read_places(char **rest, int (*read_place)(char **rest), int *out, int most);
/* Room for the label of a place in a message: a message may have four of them. */
char *label_room(void);

/* The index of `word` in a list; `what` names the kind in the message. */
int index_of(const bcg_words *words, const char *word, const char *what);

/* Reports what is wrong with the current test, with file and line. Only its first fault is
 * reported. */
void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

void want_number(const char *what, int wanted, int is);
void want_word(const char *what, const char *wanted, const char *is);

/* The whole text of one of the ruleset's own scenarios; fails the test if it cannot be read. */
void read_shipped(const char *name, bcg_writer *w);
/* Reads the set-up as a document; false, and the test fails, if it has errors. */
bool read_set_up(const bcg_scn_format *format, const bcg_writer *text, void *out);

/* -- playing.c --------------------------------------------------------------------------------- */

/* An action and whose it is: `american: pass`, or without a name that of the first who has to
 * decide. False, and the test fails, if it is none. */
bool read_action(const char *text, int *seat, bcg_action *out);

/* Fails the test unless the action is legal and listed. */
void allow_one(const char *text);

#endif
