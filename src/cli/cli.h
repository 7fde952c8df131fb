/* The command line: shared by its files.
 *
 * Exit status: 0 yes or done; 1 no, refused, found wrong (including a missing or unreadable file);
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

/* What help lists for every ruleset: editions and options; computer players. */
enum { LIST_CHOICES = 1, LIST_LEVELS = 2 };

typedef struct command {
    const char *name;
    int (*run)(int argc, char **argv, const bcg_ruleset *rulesets);
    const char *arguments; /* for the usage line */
    const char *summary;   /* one line in the list of commands */
    const char *help;      /* the options, one per line */
    unsigned lists;        /* what to list for all rulesets after them */
} command;

/* Runs the program with its arguments and the rulesets that can be played. Returns the exit
 * status. */
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

/* Prints "bocage: WHERE: what is wrong" on standard error. */
void complain(const char *where, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Call it after getopt refused an option: says which one and how to get help. Returns
 * EXIT_USAGE. */
int wrong_option(const char *name, char **argv, int option);
int wrong_usage(const char *name, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Was all output written? If not, prints a message and returns EXIT_CANNOT, otherwise `status`. */
int finish_output(FILE *out, const char *where, int status);

/* -- files ------------------------------------------------------------------------------------ */

enum { PATH_SIZE = 4096, MOST_PROBLEMS = 100 };

typedef struct problem_list {
    bcg_problem items[MOST_PROBLEMS];
    bcg_problems all;
} problem_list;

/* Where scenarios, art and rules are: $BOCAGE_DATA, the installed prefix, or the source tree. */
void data_path(char out[PATH_SIZE], const char *relative);
/* The document with a ruleset's rules: rules/RULESET.md in there; in the source tree in docs/. */
void rules_path(char out[PATH_SIZE], const char *ruleset);
/* The client's pages: web/ in there; in the source tree the built ones, or a plain page if they are
 * not built. */
void web_path(char out[PATH_SIZE]);

/* A whole file, at most `limit` bytes (a longer one is truncated to limit + 1, so that the caller
 * can tell); `-` is standard input. NULL, with the reason in `why`, if it cannot be read. The
 * caller frees it. */
char *read_file(const char *path, size_t limit, size_t *size, const char **why);

/* A scenario or position that was read: the document from its ruleset's notation. */
typedef struct loaded_scenario {
    const bcg_ruleset *ruleset;
    void *data;
} loaded_scenario;

/* Reads one from a text; false, with problems noted, if it has errors. The caller frees it. */
bool read_document(const bcg_ruleset *rulesets, const char *text, size_t size, bcg_problems *p,
                   loaded_scenario *out);
void free_document(loaded_scenario *d);

/* Is a file meant, not the id of a scenario? A file of that name takes precedence over a scenario:
 * users mean what they see in their folder. */
bool means_file(const char *what);
/* Reads a scenario or position from a text and reports everything that is wrong; false unless it
 * can be used. */
bool parse_scenario(const bcg_ruleset *rulesets, const char *path, const char *text, size_t size,
                    loaded_scenario *out);
/* The same for a scenario given by id or file name. */
bool load_scenario(const bcg_ruleset *rulesets, const char *what, loaded_scenario *out);

/* The text of the ruleset's scenario with this id, without messages, for replays
 * (notation/game_replay.h). The context is not used. */
char *find_scenario(void *context, const bcg_ruleset *ruleset, bcg_span id, size_t *size);

/* The text of the scenario with this id, of any ruleset, to be freed; NULL, without a message, if
 * there is none. */
char *read_scenario_text(const bcg_ruleset *rulesets, const char *id, size_t *size);

/* What can be chosen in a ruleset: its editions, in alphabetical order, and its options. Returns
 * how many. */
enum { MOST_WORDS = 64 };
int list_editions(const bcg_ruleset *ruleset, const char *out[MOST_WORDS]);
int list_forms(const bcg_ruleset *ruleset, const char *out[MOST_WORDS]);
int list_switches(const bcg_ruleset *ruleset, const char *out[MOST_WORDS]);

/* The ruleset with this name; NULL, with a usage message for a command that lists them. */
const bcg_ruleset *choose_ruleset(const char *usage_of, const bcg_ruleset *rulesets,
                                  const char *name);
/* Reports that a command needs a part the ruleset does not have. Returns EXIT_NO. */
int lacks_part(const char *where, const bcg_ruleset *ruleset, const char *part);

/* Problems in human-readable form, one line each on standard error. */
void print_problems(const char *path, const problem_list *problems);
void print_notes(const char *path, const bcg_problems *notes);

/* Writes a text to a file, or to standard output if the path is NULL. A file is replaced only once
 * the new one is complete. On failure prints a message for the command `name` and returns
 * EXIT_CANNOT. */
int write_output(const char *name, const char *path, const char *text, size_t size);

/* The scenarios that come with the program, by ruleset, in the order of their lists. */
typedef struct catalogue_entry {
    loaded_scenario document;
    bcg_document_name name;
} catalogue_entry;

typedef struct catalogue {
    int count;
    catalogue_entry *entry;
} catalogue;

/* For all rulesets of the table, or only one of them. */
bool load_catalogue(const bcg_ruleset *rulesets, const bcg_ruleset *only, catalogue *c);
void free_catalogue(catalogue *c);
/* As printed by `bocage scenarios --json`. */
void write_catalogue(FILE *out, const catalogue *c);
/* What each ruleset offers, as printed by `bocage scenarios --rulesets --json`. */
void write_rulesets(FILE *out, const bcg_ruleset *rulesets);

/* -- the database of games -------------------------------------------------------------------- */

/* Locks the database against other servers until this program ends. False, with a message, if one
 * is using it. */
bool lock_games(const char *db);
/* For a server that was given no location: the default one, locked, including games that an earlier
 * version stored elsewhere. Reports what it moved. False, with a message, if there is no such
 * place. */
bool open_usual_games(char out[PATH_SIZE]);
/* For commands that only read: where the games are now. Moves nothing. */
bool find_usual_games(char out[PATH_SIZE]);

/* -- output ----------------------------------------------------------------------------------- */

/* A text of a scenario; without UTF-8 every non-ASCII character becomes a question mark. */
void print_characters(FILE *out, bool utf8, bcg_span text);
/* The same with each of its lines as a paragraph, wrapped and indented. */
void print_paragraphs(FILE *out, bool utf8, bcg_span text);

double percent(double ways, uint64_t of);
/* A chance as a line of a table whose first column has this width: per cent and ways. */
void print_chance(int width, const char *what, uint64_t ways, uint64_t of);

/* A JSON string with its quotes. */
void json_text(FILE *out, const char *text, size_t len);
void json_quoted(FILE *out, const char *text);
/* A member of an object, preceded by a comma: a text, or null if it has no place to be read from.
 */
void json_text_or_null(FILE *out, const char *key, bcg_span text);
/* Where a game is in its turn: members of an object, each followed by a comma. `open` is the
 * decision that is pending, or NULL. */
void json_phase(FILE *out, const char *phase, const char *open, int turn);
/* Prints a complete JSON text with a line end, and frees it. */
void print_json_text(FILE *out, bcg_json *j);

/* The words of all seats of a game as an array. */
void json_seats(FILE *out, const bcg_prepared *p);

/* Problems as objects of an array; `first` says whether it is still empty. */
void json_problems(FILE *out, const char *path, const bcg_problems *problems, bool *first);

/* The tables of every ruleset, as printed by `bocage tables --json`; `own` are values of one of
 * them, as its notation reads them, or {0}. */
void write_tables(FILE *out, const bcg_ruleset *rulesets, loaded_scenario own);

#endif
