/* Tables of rows of fields, as JSON or as lines for people: what `bocage tables` prints. */
#ifndef BOCAGE_CLI_TABLE_WRITER_H
#define BOCAGE_CLI_TABLE_WRITER_H

#include "core/action.h"
#include "core/reason.h"
#include "core/text.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

typedef struct table_writer {
    FILE *out;
    bool json;
    int tables, rows, fields; /* written so far: in total, in this table, in this row */
} table_writer;

void table_begin(table_writer *e, const char *name);
void table_end(const table_writer *e);
void table_begin_row(table_writer *e);
/* A row of something that maps draw with a code, begun with what all of these have; it ends like
 * any other. */
void table_begin_drawn_row(table_writer *e, const char *ruleset, const char *word, const char *code,
                           const char *name, const char *rule);
void table_end_row(const table_writer *e);

/* The name of a field, whose value the caller writes; in a row for people it is omitted for the
 * first field. */
void table_field(table_writer *e, const char *name);
void table_text(table_writer *e, const char *name, const char *text);
void table_number(table_writer *e, const char *name, int number);
void table_mark(table_writer *e, const char *name, bool holds);
void table_numbers(table_writer *e, const char *name, const uint8_t *numbers, int n);
/* The words for the bits that are set. */
void table_bits(table_writer *e, const char *name, unsigned bits, const char *const *words, int n);
/* A list of words. */
void table_list(table_writer *e, const char *name, const char *const *words, int n);
/* The same from one text with blanks between the words. */
void table_split(table_writer *e, const char *name, const char *words);
/* A rule as it is cited outside its ruleset's folder; one that names its ruleset stays. */
void table_rule(table_writer *e, const char *ruleset, const char *rule);

/* Whole tables: reasons of one page, or of two; lists of words, which in JSON are plain arrays, up
 * to one without a name. */
void table_reasons(table_writer *e, const char *ruleset, const char *name,
                   const bcg_reason_page *page, const bcg_reason_page *more);
typedef struct table_words {
    const char *name;
    const bcg_words *words;
} table_words;
void table_lists(table_writer *e, const table_words *lists);
/* Kinds of events; of actions, of which kind 0 is none, with a word for each kind of operand. */
void table_events(table_writer *e, const bcg_event_info *kinds, int n);
void table_actions(table_writer *e, const bcg_action_info *kinds, int n,
                   const char *const *operands);
/* The version of the rules, and the beginning of the only row of `limits`, which the caller ends.
 */
void table_rules_and_limits(table_writer *e, const bcg_ops *ops);

#endif
