/* Shorthand for the rows of a ruleset's tables of lines (fields.h), for <ruleset>_scn.c alone. That
 * file first defines DOCUMENT, the type of its documents; CELL_WORD, "hex" or the like; and
 * NO_CELL, the value of a cell that is not given. */
#ifndef BOCAGE_NOTATION_FIELD_ROWS_H
#define BOCAGE_NOTATION_FIELD_ROWS_H

#include "notation/fields.h"

#include <stddef.h>

/* clang-format off */

/* -- fields ----------------------------------------------------------------------------------- */

#define FIELDS(list) static const bcg_field list##_fields[] =
#define END                                    {.type = BCG_F_END}
#define WORD(name_, rec, member, list, what_)  {.name = name_, .key = #member, .type = BCG_F_WORD, .required = true, .offset = offsetof(rec, member), .words = &list, .what = what_}
#define WORD_OR(name_, rec, member, list, preset_, what_) {.name = name_, .key = #member, .type = BCG_F_WORD, .offset = offsetof(rec, member), .words = &list, .preset = preset_, .what = what_}
/* A word stored plus one, so that 0 means none. */
#define WORD_1(name_, rec, member, list, what_) {.name = name_, .key = #member, .type = BCG_F_WORD, .offset = offsetof(rec, member), .words = &list, .min = 1, .what = what_}
#define WORDS(name_, rec, member, list, what_) {.name = name_, .key = #member, .type = BCG_F_WORDS, .required = true, .offset = offsetof(rec, member), .words = &list, .what = what_}
#define WORDS_OR_NONE(name_, rec, member, list, what_) {.name = name_, .key = #member, .type = BCG_F_WORDS, .offset = offsetof(rec, member), .words = &list, .what = what_}
#define COUNTS(name_, rec, member, list, what_) {.name = name_, .key = #member, .type = BCG_F_COUNTS, .offset = offsetof(rec, member), .words = &list, .what = what_}
#define NUMBER(name_, rec, member, lo, hi, what_) {.name = name_, .key = #member, .type = BCG_F_NUMBER, .required = true, .offset = offsetof(rec, member), .min = lo, .max = hi, .what = what_}
#define NUMBER_OR(name_, rec, member, lo, hi, preset_, what_) {.name = name_, .key = #member, .type = BCG_F_NUMBER, .offset = offsetof(rec, member), .min = lo, .max = hi, .preset = preset_, .what = what_}
#define NUMBERS(name_, rec, member, what_)     {.name = name_, .key = #member, .type = BCG_F_NUMBERS, .required = true, .offset = offsetof(rec, member), .min = 1, .max = 32, .what = what_}
#define NUMBERS_OR_NONE(name_, rec, member, what_) {.name = name_, .key = #member, .type = BCG_F_NUMBERS, .offset = offsetof(rec, member), .min = 1, .max = 32, .what = what_}
#define CELL(name_, rec, member)               {.name = name_, .key = #member, .type = BCG_F_CELL, .required = true, .offset = offsetof(rec, member), .what = CELL_WORD}
#define CELL_OR_NONE(name_, rec, member)       {.name = name_, .key = #member, .type = BCG_F_CELL, .offset = offsetof(rec, member), .preset = NO_CELL, .what = CELL_WORD}
#define CELLS(name_, rec, member)              {.name = name_, .key = #member, .type = BCG_F_CELLS, .required = true, .offset = offsetof(rec, member), .what = CELL_WORD}
#define CELLS_OR_NONE(name_, rec, member)      {.name = name_, .key = #member, .type = BCG_F_CELLS, .offset = offsetof(rec, member), .what = CELL_WORD}
#define FLAG(name_, rec, member)               {.name = name_, .key = #member, .type = BCG_F_FLAG, .offset = offsetof(rec, member), .what = "mark"}
#define NAME(rec, member)                      {.key = #member, .type = BCG_F_NAME, .required = true, .offset = offsetof(rec, member), .what = "short name"}
#define REST(rec, member, what_)               {.key = #member, .type = BCG_F_REST, .required = true, .offset = offsetof(rec, member), .what = what_}
#define BLOCK(rec, member)                     {.key = #member, .type = BCG_F_BLOCK, .required = true, .offset = offsetof(rec, member), .what = "text"}

/* -- kinds of line ---------------------------------------------------------------------------- */

#define KIND_SINCE(version, word, group_, list_, fields_, flags_)                     \
    {.keyword = word, .group = group_, .fields = fields_##_fields, .since = version,  \
     .list = offsetof(DOCUMENT, list_), .records = offsetof(DOCUMENT, list_.at),      \
     .record_size = sizeof(((DOCUMENT *)0)->list_.at[0]),                             \
     .max = sizeof(((DOCUMENT *)0)->list_.at) / sizeof(((DOCUMENT *)0)->list_.at[0]), \
     .flags = flags_}
#define KIND(word, group_, list_, fields_, flags_) KIND_SINCE(1, word, group_, list_, fields_, flags_)
#define SPECIAL(word, group_, lines) {.keyword = word, .group = group_, .special = &lines}

/* clang-format on */

#endif
