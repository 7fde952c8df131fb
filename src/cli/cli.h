/* The command line: what its files share.
 *
 * Exit status: 0 yes or done; 1 no, refused, found wrong (an absent or unreadable file included);
 * 2 wrong usage; 3 could not run. Errors are one line each on standard error. */
#ifndef BOCAGE_CLI_CLI_H
#define BOCAGE_CLI_CLI_H

#include "game/registry.h"
#include "memoir/scenario.h"
#include "notation/problems.h"
#include "session/json.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { EXIT_YES = 0, EXIT_NO = 1, EXIT_USAGE = 2, EXIT_CANNOT = 3 };

/* -- commands --------------------------------------------------------------------------------- */

typedef struct command {
    const char *name;
    int (*run)(int argc, char **argv, const bcg_ruleset *rulesets);
    const char *arguments; /* for the usage line */
    const char *summary;   /* one line in the list of commands */
    const char *help;      /* the options, one a line */
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

/* Read a scenario file and note its problems, that it cannot be read included. `usable` tells
 * whether it has no errors. NULL, with a complaint, only if memory is short. The caller frees it.
 */
memoir_scenario *load_file(const char *path, problem_list *problems, bool *usable);

/* Is a file meant, not the id of a scenario? A file of that name wins over a scenario: what lies
 * before the user is what the user means. */
bool means_file(const char *what);
/* The scenario or position a text is, complaining about everything that is wrong; NULL unless it
 * can be used. The caller frees it. */
memoir_scenario *parse_scenario(const char *path, const char *text, size_t size);
/* A scenario by id or file name, complaining about everything that is wrong; NULL unless it can be
 * used. The caller frees it. */
memoir_scenario *load_scenario(const char *what);

/* The scenario of that id into `out`; false, without a word, if there is none one can use. The
 * context is not used: replays ask so (notation/memoir_replay.h). */
bool find_scenario(void *context, bcg_span id, memoir_scenario *out);

/* The text of the scenario of that id, to be freed; NULL, without a word, if there is none. */
char *read_scenario_text(const char *id, size_t *size);

/* Problems as people read them, one line each on standard error. */
void print_problems(const char *path, const problem_list *problems);
void print_notes(const char *path, const bcg_problems *notes);

/* Write a text to a file, or to standard output if the path is NULL. A file is replaced only when
 * the new one is complete. Complains as the command `name` and gives EXIT_CANNOT if that fails. */
int write_output(const char *name, const char *path, const char *text, size_t size);

/* The scenarios that come with the program, in the order of the scenario book. */
typedef struct catalogue {
    int count;
    memoir_scenario **scenario;
} catalogue;

/* As `bocage scenarios --json` prints it. */
void write_catalogue(FILE *out, const catalogue *c);
bool load_catalogue(catalogue *c);
void free_catalogue(catalogue *c);

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
/* A hex label as a JSON string; a list of them as an array. */
void json_hex(FILE *out, const bcg_board *b, bcg_hex h);
void json_hexes(FILE *out, const bcg_board *b, const bcg_set *set);

/* A JSON text that is complete, with a line end; it is freed. */
void print_json_text(FILE *out, bcg_json *j);

/* Problems as objects of an array; `first` tells whether none stands in it yet. */
void json_problems(FILE *out, const char *path, const bcg_problems *problems, bool *first);

typedef enum color_mode { COLOR_NONE, COLOR_BASIC, COLOR_256 } color_mode;

typedef struct text_style {
    bool utf8, flip;
    color_mode color;
} text_style;

typedef struct svg_style {
    int theme; /* column of the palette */
    bool coordinates, flip;
    bool ground; /* the board alone, without what changes in a game: others draw that on top */
} svg_style;

extern const char *const svg_themes[];
enum { SVG_THEMES = 3 };

void show_text(FILE *out, const memoir_scenario *s, text_style style);
/* What a legend calls the exits of a scenario. */
const char *exit_name(const memoir_scenario *s);
void show_json(FILE *out, const memoir_scenario *s);
/* The tables of every ruleset, as `bocage tables --json` gives them. */
void write_tables(FILE *out);
/* False, with a complaint, if the art cannot be read. */
bool show_svg(FILE *out, const memoir_scenario *s, svg_style style);

/* "6 June 1944" or "20 to 26 August 1944". */
void format_period(const memoir_period *p, char *out, size_t size);
/* "the Axis" as a title: "Axis", "Allies". */
const char *side_name(int side);

#endif
