/* The command line: what its files share.
 *
 * Exit status: 0 yes or done; 1 no, refused, found wrong (an absent or unreadable file included);
 * 2 wrong usage; 3 could not run. Errors are one line each on standard error. */
#ifndef BOCAGE_CLI_CLI_H
#define BOCAGE_CLI_CLI_H

#include "cli/ruleset_tools.h"
#include "notation/notation.h"
#include "session/json.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { EXIT_YES = 0, EXIT_NO = 1, EXIT_USAGE = 2, EXIT_CANNOT = 3 };

/* -- commands --------------------------------------------------------------------------------- */

/* What help lists of every ruleset: editions and options; computer players. */
enum { LIST_CHOICES = 1, LIST_LEVELS = 2 };

typedef struct command {
    const char *name;
    int (*run)(int argc, char **argv, const bcg_ruleset *rulesets);
    const char *arguments; /* for the usage line */
    const char *summary;   /* one line in the list of commands */
    const char *help;      /* the options, one a line */
    unsigned lists;        /* what of all rulesets follows them */
} command;

/* The program: its arguments, and what can be played with it. The status to exit with. */
int bcg_cli(int argc, char **argv, const bcg_ruleset *rulesets);

int cmd_scenarios(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_check(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_import(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_export(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_show(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_rules(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_legal(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_why(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_los(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_odds(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_hint(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_replay(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_tables(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_bench(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_sim(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_engine(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_games(int argc, char **argv, const bcg_ruleset *rulesets);
int cmd_serve(int argc, char **argv, const bcg_ruleset *rulesets);

/* "bocage: WHERE: what is wrong" on standard error. */
void complain(const char *where, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* After getopt refused an option: says which one and how to get help. Returns EXIT_USAGE. */
int wrong_option(const char *name, char **argv, int option);
int wrong_usage(const char *name, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Did all output arrive? Complains and gives EXIT_CANNOT if not, else `status`. */
int finish_output(FILE *out, const char *where, int status);

/* -- files ------------------------------------------------------------------------------------ */

enum { PATH_SIZE = 4096, MOST_PROBLEMS = 100 };

typedef struct problem_list {
    bcg_problem items[MOST_PROBLEMS];
    bcg_problems all;
} problem_list;

/* Where scenarios, art and rules lie: $BOCAGE_DATA, the installed prefix, or the source tree. */
void data_path(char out[PATH_SIZE], const char *relative);
/* The document with a ruleset's rules: rules/RULESET.md there; in the source tree in docs/. */
void rules_path(char out[PATH_SIZE], const char *ruleset);
/* The client's pages: web/ there, in the source tree as they are built; a plain page if they are
 * not. */
void web_path(char out[PATH_SIZE]);

/* All of a file, at most `limit` bytes (a longer one is cut at limit + 1, so that the reader sees
 * it is too long); `-` is standard input. NULL, with the reason in `why`, if it cannot be read. The
 * caller frees it. */
char *read_file(const char *path, size_t limit, size_t *size, const char **why);

/* A scenario or position that was read: what its ruleset's notation made of it. */
typedef struct loaded_scenario {
    const bcg_ruleset *ruleset;
    void *data;
} loaded_scenario;

/* Read one from a text; false, with problems noted, if it has errors. The caller frees it. */
bool read_document(const bcg_ruleset *rulesets, const char *text, size_t size, bcg_problems *p,
                   loaded_scenario *out);
void free_document(loaded_scenario *d);

/* Is a file meant, not the id of a scenario? A file of that name wins over a scenario: what lies
 * before the user is what the user means. */
bool means_file(const char *what);
/* The scenario or position a text is, complaining about everything that is wrong; false unless it
 * can be used. */
bool parse_scenario(const bcg_ruleset *rulesets, const char *path, const char *text, size_t size,
                    loaded_scenario *out);
/* A scenario by id or file name, in the same way. */
bool load_scenario(const bcg_ruleset *rulesets, const char *what, loaded_scenario *out);

/* The text of the ruleset's scenario of that id, without a word, for replays
 * (notation/game_replay.h). The context is not used. */
char *find_scenario(void *context, const bcg_ruleset *ruleset, bcg_span id, size_t *size);

/* The text of the scenario of that id, of whatever ruleset, to be freed; NULL, without a word, if
 * there is none. */
char *read_scenario_text(const bcg_ruleset *rulesets, const char *id, size_t *size);

/* What can be chosen of a ruleset: its editions, in the order of letters, and what can be switched.
 * Returns how many. */
enum { MOST_WORDS = 32 };
int list_editions(const bcg_ruleset *ruleset, const char *out[MOST_WORDS]);
int list_switches(const bcg_ruleset *ruleset, const char *out[MOST_WORDS]);

/* The ruleset of that name; NULL, with a complaint about usage of a command that lists them. */
const bcg_ruleset *choose_ruleset(const char *usage_of, const bcg_ruleset *rulesets,
                                  const char *name);
/* A command needs a part that the ruleset has not. Returns EXIT_NO. */
int lacks_part(const char *where, const bcg_ruleset *ruleset, const char *part);

/* Problems as people read them, one line each on standard error. */
void print_problems(const char *path, const problem_list *problems);
void print_notes(const char *path, const bcg_problems *notes);

/* Write a text to a file, or to standard output if the path is NULL. A file is replaced only when
 * the new one is complete. Complains as the command `name` and gives EXIT_CANNOT if that fails. */
int write_output(const char *name, const char *path, const char *text, size_t size);

/* The scenarios that come with the program, ruleset by ruleset as their lists have them. */
typedef struct catalogue_entry {
    loaded_scenario document;
    bcg_document_name name;
} catalogue_entry;

typedef struct catalogue {
    int count;
    catalogue_entry *entry;
} catalogue;

/* Of all rulesets of the table, or only one of them. */
bool load_catalogue(const bcg_ruleset *rulesets, const bcg_ruleset *only, catalogue *c);
void free_catalogue(catalogue *c);
/* As `bocage scenarios --json` prints it. */
void write_catalogue(FILE *out, const catalogue *c);
/* What each ruleset offers, as `bocage scenarios --rulesets --json` prints it. */
void write_rulesets(FILE *out, const bcg_ruleset *rulesets);

/* -- where games are kept -----------------------------------------------------------------------
 */

/* Until this program ends no other server uses the database. False, with a complaint, if one does.
 */
bool lock_games(const char *db);
/* For a server that was told no place: the usual one, locked, with the games that an earlier
 * version kept elsewhere. Says what it moved. False, with a complaint, if there is no such place.
 */
bool open_usual_games(char out[PATH_SIZE]);
/* For whoever looks at them: where they are now. Moves nothing. */
bool find_usual_games(char out[PATH_SIZE]);

/* -- output ----------------------------------------------------------------------------------- */

/* A string with its quotes, as JSON writes it. */
void json_text(FILE *out, const char *text, size_t len);
void json_quoted(FILE *out, const char *text);
/* A JSON text that is complete, with a line end; it is freed. */
void print_json_text(FILE *out, bcg_json *j);

/* The words of all seats of a game as an array. */
void json_seats(FILE *out, const bcg_prepared *p);

/* Problems as objects of an array; `first` tells whether none stands in it yet. */
void json_problems(FILE *out, const char *path, const bcg_problems *problems, bool *first);

/* The tables of every ruleset, as `bocage tables --json` gives them. */
void write_tables(FILE *out, const bcg_ruleset *rulesets);

#endif
