/* Reading the text of an action: what all rulesets do alike. An action is one line that begins with
 * the word of its kind; upper and lower case of words are the same. Whatever is wrong is told as a
 * sentence without a full stop. A ruleset reads the operands (<ruleset>_action.c). */
#ifndef BOCAGE_NOTATION_ACTION_READER_H
#define BOCAGE_NOTATION_ACTION_READER_H

#include "core/action.h"
#include "core/text.h"

#include <stdbool.h>

typedef struct bcg_action_reader {
    bcg_span rest;              /* what has not been read */
    bcg_writer *fault;          /* where the first fault is described; NULL: not wanted */
    const bcg_action_info *row; /* of the action's kind, */
    const char *kind;           /* whose word it is */
    bcg_action action;          /* so far: its kind, and the operands the ruleset has added */
} bcg_action_reader;

/* Begins to read a text by the word of its kind. False, with the fault told, if it is more than one
 * line of plain text, or none of these kinds, of which the first stands for no action. */
bool bcg_action_begin(bcg_action_reader *r, const char *text, size_t len,
                      const bcg_action_info *kinds, int n, bcg_writer *fault);
/* Is everything read? False, with the fault told, if not. */
bool bcg_action_end(bcg_action_reader *r);

/* Describe what is wrong; always false, for use in return statements. */
bool bcg_action_refuse(const bcg_action_reader *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* An unknown word, with the most similar of those from `first` on. */
bool bcg_action_refuse_word(const bcg_action_reader *r, bcg_span typed, const char *what,
                            const bcg_words *words, int first);

/* -- parts of the line ------------------------------------------------------------------------ */

/* Like bcg_span_is, but ignoring case; `word` is in lower case. */
bool bcg_action_word_is(bcg_span typed, const char *word);
/* Like bcg_find_word, but ignoring case and starting at `first`. */
int bcg_action_find_word(bcg_span typed, const bcg_words *words, int first);
/* The next label of a path. Labels are separated by hyphens; blanks around or instead of them are
 * tolerated. False at the end; an empty label means a hyphen with nothing after it. */
bool bcg_action_label(bcg_action_reader *r, bool first, bcg_span *label);

/* Writes a blank and a word of the list; a question mark if it has no such word. */
void bcg_action_write_word(const bcg_words *words, int i, bcg_writer *w);

#endif
