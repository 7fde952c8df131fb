/* What the command line asks of a ruleset besides its rules, notation and JSON: drawing, words for
 * people, files of other programs, and what is measured. One constant bcg_ruleset_tools for each
 * ruleset, in <ruleset>_tools.c. Every part may be NULL, and so may all of them: a command that
 * needs one then says that the ruleset has it not. */
#ifndef BOCAGE_CLI_RULESET_TOOLS_H
#define BOCAGE_CLI_RULESET_TOOLS_H

#include "ai/ai.h"
#include "notation/notation.h"

#include <stdio.h>

/* -- how a board is drawn --------------------------------------------------------------------- */

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

/* -- what is measured ------------------------------------------------------------------------- */

/* A battle that the fingerprint of `bocage bench` plays. */
typedef struct bench_battle {
    const char *id; /* NULL: the end of the list */
    bool levels;    /* the computer players play it too */
} bench_battle;

typedef struct bench_part {
    const bench_battle *battles; /* by name: one that is added changes nothing */
    size_t game_bytes;
    /* Lines of sight between near places, so many; a number that depends on all of them. */
    unsigned (*look_around)(const bcg_prepared *p, const void *state, long times);
    const char *quick;        /* the level whose games are timed, */
    const char *searchers[2]; /* and those whose search and turns are */
    /* Is this the first decision of a turn? */
    bool (*begins_turn)(const void *state);
} bench_part;

/* -- all of it -------------------------------------------------------------------------------- */

typedef struct bcg_ruleset_tools {
    /* -- documents: scenarios and positions as notation->read gives them */

    int (*order)(const void *document); /* its number in lists of battles; NULL: by their ids */
    void (*when)(const void *document, char *out, size_t size); /* "6 June 1944", or nothing */
    /* What a list of battles tells of it: members of an object, each with a comma before it. */
    void (*put_facts)(FILE *out, const void *document);
    /* Can computer players play it? NULL: whatever it is. */
    bool (*suits_computers)(const void *document);
    /* Is the title what it seems? False, with the problem noted. */
    bool (*title_shows)(const void *document, bcg_problems *p);
    /* Warnings about a battle that can be played. */
    void (*advise)(const bcg_prepared *prepared, const void *document, bcg_problems *p);

    void (*set_edition)(void *document, const char *edition);
    /* Leave what is there in an edition; NULL: in its own. */
    void (*keep_edition)(void *document, const char *edition);
    void (*draw_text)(FILE *out, const void *document, text_style style);
    /* False, with a complaint, if the drawings cannot be read. */
    bool (*draw_svg)(FILE *out, const void *document, svg_style style);
    void (*draw_json)(FILE *out, const void *document);

    /* Files of other programs, which are JSON: a document, or NULL with the problems noted; and
     * back, NULL if there is no memory. The caller frees both. */
    void *(*import)(const char *text, size_t size, bcg_problems *p);
    size_t import_size; /* they are no larger */
    char *(*export)(const void *document, size_t *size, bcg_problems *p);

    /* -- games */

    /* Where a game stands: members of an object, each with a comma behind it. */
    void (*put_phase)(FILE *out, const bcg_prepared *p, const void *state);
    /* Who sees whom: two places as they were typed, or NULL for all pairs. The status to exit with.
     */
    int (*los)(const bcg_prepared *p, const void *state, char **places, bool json);
    /* The odds of an action, 0: of the roll that is due, on standard output; false if there are
     * none. They are known of so many dice at most. */
    bool (*odds)(const bcg_prepared *p, const void *state, bcg_action a);
    int odds_dice;
    /* One event without full stop or line end: "C5 loses 1 figure, 3 left". */
    void (*event)(FILE *out, const bcg_prepared *p, const bcg_event *e);
    /* Why chance, which is to act, keeps everybody from deciding; NULL for the usual sentence. */
    const char *(*waits_for)(const bcg_prepared *p, const void *state);
    /* Does the state, perhaps a view, hide from the seat what it needs to decide? NULL: never. */
    bool (*hides_own)(const bcg_prepared *p, const void *state, int seat);
    /* What a searching player expects, for people: a sentence. NULL: a plain one. */
    void (*expect)(FILE *out, const bcg_prepared *p, const void *state, int seat, double gain,
                   double risk);

    /* -- everything the rules have names and numbers for: members of an object, or text */
    void (*tables)(FILE *out, bool json);

    const char *usual_level; /* that plays in simulations unless another is named */
    const bench_part *bench;
} bcg_ruleset_tools;

#endif
