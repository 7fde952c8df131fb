/* What is wrong with a file: every problem with its place, kind and a sentence.
 *
 * The list belongs to the caller and has a fixed capacity; what does not fit is counted. Codes are
 * the second page of reasons (core/reason.h), so programs can distinguish kinds while people read
 * the sentence, which names what was found. Problems specific to the files of a ruleset have their
 * own page (<ruleset>_problems.h), which the ruleset sets in the list it fills. */
#ifndef BOCAGE_NOTATION_PROBLEMS_H
#define BOCAGE_NOTATION_PROBLEMS_H

#include "core/reason.h"
#include "core/text.h"

#include <stdbool.h>

enum { BCG_PROBLEM_TEXT = 200 };

/* clang-format off */
#define BCG_PROBLEMS(R) \
    R(SCN_UNREADABLE,      "", N_("the file cannot be read"))                                     \
    R(SCN_NOT_TEXT,        "", N_("the file is not text"))                                        \
    R(SCN_TOO_LARGE,       "", N_("the file is too large"))                                       \
    R(SCN_NOT_BOCAGE,      "", N_("the file does not begin with `bocage 1`"))                     \
    R(SCN_WRONG_VERSION,   "", N_("the format version is not one this program reads"))            \
    R(SCN_NO_RULESET,      "", N_("the second line must name the ruleset"))                       \
    R(SCN_UNKNOWN_RULESET, "", N_("there is no such ruleset"))                                    \
    R(SCN_UNKNOWN_LINE,    "", N_("no line begins with this word"))                               \
    R(SCN_UNKNOWN_WORD,    "", N_("this word is not known here"))                                 \
    R(SCN_UNKNOWN_FIELD,   "", N_("this line has no such field"))                                 \
    R(SCN_MISSING_LINE,    "", N_("a line that every file needs is missing"))                     \
    R(SCN_MISSING_VALUE,   "", N_("a value is missing"))                                          \
    R(SCN_TWICE,           "", N_("this was given before"))                                       \
    R(SCN_TOO_MANY,        "", N_("there are more of these than a file may hold"))                \
    R(SCN_BAD_NUMBER,      "", N_("this is not a number in the allowed range"))                   \
    R(SCN_BAD_DATE,        "", N_("this is not a date"))                                          \
    R(SCN_BAD_NAME,        "", N_("this is not a proper short name"))                             \
    R(SCN_NO_BOARD,        "", N_("the board must be named first"))                               \
    R(SCN_TEXT_FULL,       "", N_("the texts of the file are too long"))                          \
    R(SCN_STRAY_INDENT,    "", N_("an indented line belongs to a map or a text"))                 \
    R(SCN_TAB,             "", N_("a map is drawn with blanks, not tabs"))                        \
    R(SCN_BAD_ROW,         "", N_("this is not a row of the map"))                                \
    R(SCN_BAD_TERRAIN,     "", N_("there is no such terrain"))                                    \
    R(SCN_NO_TURN,         "", N_("a position needs a turn line"))                                \
    R(SCN_SAYS_NOTHING,    "", N_("the line says nothing that would not hold without it"))        \
    R(SCN_BEYOND_LIMIT,    "", N_("this is more than can be played"))                             \
    R(SCN_CONTRADICTION,   "", N_("no play could have led to this position"))                     \
    R(SCN_FOREIGN,         "", N_("there are no rules for this"))                                 \
    R(SCN_KEPT,            "", N_("this is kept for other programs and changes nothing in play")) \
    R(SCN_ASSUMED,         "", N_("the file does not say this; something was assumed"))           \
    R(SCN_NOT_JSON,        "", N_("this is not JSON"))                                            \
    R(SCN_BAD_VALUE,       "", N_("this value is not what has to stand here"))                    \
    R(SCN_NO_REPLAY,       "", N_("the second line must say what is replayed"))                   \
    R(SCN_NO_SCENARIO,     "", N_("there is no such scenario"))                                   \
    R(SCN_BAD_LINE,        "", N_("this is no line of a replay"))                                 \
    R(SCN_WRONG_PLY,       "", N_("the actions are not numbered one after the other"))            \
    R(SCN_WRONG_ACTOR,     "", N_("it is not this side's decision"))                              \
    R(SCN_BAD_ACTION,      "", N_("this action cannot be understood"))                            \
    R(SCN_NOT_ALLOWED,     "", N_("the rules do not allow this action"))                          \
    R(SCN_WRONG_HASH,      "", N_("the position after this action is not the one recorded"))      \
    R(SCN_WRONG_RESULT,    "", N_("the game did not end like this"))                              \
    R(SCN_CUT_SHORT,       "", N_("the replay ends before its result"))                           \
    R(SCN_OTHER_RULES,     "", N_("the game was recorded under other rules than these"))          \
    R(SCN_HIDDEN,          "", N_("a title shows all that is in it"))                             \
    R(SCN_NO_VALUES,       "", N_("the values of cards that were played with are needed"))        \
    R(SCN_OTHER_VALUES,    "", N_("these are not the values that were played with"))
/* clang-format on */

enum {
    SCN_FIRST = BCG_REASONS_FILES - 1, /* makes the first code the start of the page */
    BCG_PROBLEMS(BCG_REASON_ENUM) SCN_END,
};

extern const bcg_reason_page bcg_problem_reasons;

typedef enum bcg_severity { BCG_WARNING, BCG_ERROR } bcg_severity;

typedef struct bcg_problem {
    int line, column; /* 0: the file as a whole */
    bcg_severity severity;
    bcg_reason code;
    char text[BCG_PROBLEM_TEXT];
} bcg_problem;

typedef struct bcg_problems {
    bcg_problem *list;
    int capacity, count;
    int lost;                   /* problems beyond the capacity */
    int errors;                 /* total number, listed or not */
    const bcg_reason_page *own; /* codes of the file's ruleset; NULL: only those above */
} bcg_problems;

/* Name, rule and general sentence for the code of a problem in the list; never NULL. */
const bcg_reason_info *bcg_problem_info(const bcg_problems *p, bcg_reason code);

void bcg_problems_init(bcg_problems *p, bcg_problem *list, int capacity);

/* Notes a problem at the start of a span; line 0 of the span means the file as a whole. */
void bcg_error(bcg_problems *p, bcg_span where, bcg_reason code, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void bcg_warning(bcg_problems *p, bcg_span where, bcg_reason code, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* In the order of the text; problems at the same place keep their order. */
void bcg_problems_sort(bcg_problems *p);

/* Is there no room for another sentence? Then there is no need to compose one: finding the word
 * that may have been meant costs far more than reading the one that was written. */
bool bcg_problems_full(const bcg_problems *p);

/* Is a problem of this kind listed? */
bool bcg_problems_has(const bcg_problems *p, bcg_reason code);
/* Removes all errors of a kind from the list: they were consequences of another one. */
void bcg_problems_drop(bcg_problems *p, bcg_reason code);

/* Where a line begins, for a problem of all of it; 0: the file as a whole. */
static inline bcg_span bcg_at_line(int line)
{
    return (bcg_span){"", 0, line, line > 0};
}

/* Shows a span in a sentence: at most 40 characters of it. Use with "%.*s". */
#define BCG_SHOWN(span) bcg_shown_length(span), (span).at
int bcg_shown_length(bcg_span s);

#endif
