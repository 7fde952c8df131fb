/* What the command line needs from a ruleset besides its rules, notation and JSON: drawing, words
 * for people, files of other programs, and what to measure. One constant bcg_ruleset_tools per
 * ruleset, in <ruleset>_tools.c. Every part may be NULL, and so may the whole: a command that needs
 * one then says that the ruleset does not have it. */
#ifndef BOCAGE_CLI_RULESET_TOOLS_H
#define BOCAGE_CLI_RULESET_TOOLS_H

#include "ai/ai.h"
#include "notation/notation.h"

#include <stdio.h>

/* -- drawing options -------------------------------------------------------------------------- */

typedef enum color_mode { COLOR_NONE, COLOR_BASIC, COLOR_256 } color_mode;

typedef struct text_style {
    bool utf8, flip;
    color_mode color;
} text_style;

typedef struct svg_style {
    int theme; /* column of the palette */
    bool coordinates, flip;
    bool ground; /* only the board, without what changes in a game: others draw that on top */
} svg_style;

extern const char *const svg_themes[];
enum { SVG_THEMES = 3 };

/* -- benchmarks ------------------------------------------------------------------------------- */

/* A battle played for the fingerprint of `bocage bench`. */
typedef struct bench_battle {
    const char *id; /* NULL: end of the list */
    bool levels;    /* the computer players play it, too */
} bench_battle;

typedef struct bench_part {
    const bench_battle *battles; /* by name, so that adding battles changes nothing */
    size_t game_bytes;
    /* Evaluates `times` lines of sight between nearby places; returns a number depending on all of
     * them. */
    unsigned (*look_around)(const bcg_prepared *p, const void *state, long times);
    const char *quick;        /* the level whose games are timed, */
    const char *searchers[2]; /* and those whose search and turns are timed */
    /* Is this the first decision of a turn? */
    bool (*begins_turn)(const void *state);
} bench_part;

/* -- everything ------------------------------------------------------------------------------- */

typedef struct bcg_ruleset_tools {
    /* -- documents: scenarios and positions as returned by notation->read */

    int (*order)(const void *document); /* its number in lists of battles; NULL: sorted by id */
    void (*when)(const void *document, char *out, size_t size); /* "6 June 1944", or nothing */
    /* What a list of battles says about it: members of an object, each preceded by a comma. */
    void (*put_facts)(FILE *out, const void *document);
    /* The forms of play that fit it, the same way; NULL: it has only one. */
    void (*put_forms)(FILE *out, const void *document);
    /* Can computer players play it? NULL: always. */
    bool (*suits_computers)(const void *document);
    /* Warnings about a battle that can be played. */
    void (*advise)(const bcg_prepared *prepared, const void *document, bcg_problems *p);

    void (*set_edition)(void *document, const char *edition);
    /* Keeps only what exists in an edition; NULL: in its own. */
    void (*keep_edition)(void *document, const char *edition);
    /* False, with a message, if it cannot be drawn: a position of contradictions, drawings that
     * cannot be read. */
    bool (*draw_text)(FILE *out, const void *document, text_style style);
    bool (*draw_svg)(FILE *out, const void *document, svg_style style);

    /* Files of other programs, which are JSON: a document, or NULL with the problems noted; and
     * back, NULL if out of memory. The caller frees both. */
    void *(*import)(const char *text, size_t size, bcg_problems *p);
    size_t import_size; /* their maximum size */
    char *(*export)(const void *document, size_t *size, bcg_problems *p);

    /* -- games */

    /* The status of a game: members of an object, each followed by a comma. */
    void (*put_phase)(FILE *out, const bcg_prepared *p, const void *state);
    /* Who can see whom: two places as typed, or NULL for all pairs. Returns the exit status. */
    int (*los)(const bcg_prepared *p, const void *state, char **places, bool json);
    /* The odds of an action, or of the roll that is due if it is 0, on standard output; false if
     * there are none. `odds_dice` is the largest number of dice supported; 0: it has no dice. */
    bool (*odds)(const bcg_prepared *p, const void *state, bcg_action a);
    int odds_dice;
    /* One event without full stop or line end: "C5 loses 1 figure, 3 left". */
    void (*event)(FILE *out, const bcg_prepared *p, const bcg_event *e);
    /* Why nobody can decide because chance is to act; NULL for the usual sentence. */
    const char *(*waits_for)(const bcg_prepared *p, const void *state);
    /* Does the state, possibly a view, hide from the seat what it needs to decide? NULL: never. */
    bool (*hides_own)(const bcg_prepared *p, const void *state, int seat);
    /* What a searching player expects, as a sentence for people. NULL: a generic one. */
    void (*expect)(FILE *out, const bcg_prepared *p, const void *state, int seat, double gain,
                   double risk);

    /* -- all names and numbers of the rules: members of an object, or text. `values` is a document
     * of notation->read_values, whose numbers are shown as the owner's own; NULL: none */
    void (*tables)(FILE *out, bool json, const void *values);

    const char *usual_level; /* plays in simulations unless another is given */
    const bench_part *bench;
} bcg_ruleset_tools;

#endif
