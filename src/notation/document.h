/* Documents: scenarios and positions as plain data, described by the tables of a bcg_scn_format.
 * Reading, writing, naming and hashing them is the same for all rulesets that have such tables. */
#ifndef BOCAGE_NOTATION_DOCUMENT_H
#define BOCAGE_NOTATION_DOCUMENT_H

#include "notation/notation.h"
#include "notation/scn.h"

/* Reads a text of the format's ruleset. Every problem is noted; true if none of them is an error,
 * and only then can `out` be used. */
bool bcg_document_read(const bcg_scn_format *format, const char *text, size_t size, void *out,
                       bcg_problems *p);

/* Writes the canonical text; false if it did not fit. */
bool bcg_document_write(const bcg_scn_format *format, const void *document, bcg_writer *w);
/* The same into new memory; NULL if there is none, or if the text is too long. The caller frees
 * it. */
char *bcg_document_text(const bcg_scn_format *format, const void *document, size_t *size);

/* Is the title what it appears to be? One that changes the writing direction or contains invisible
 * characters may imitate another: false, with the problem noted. True if the ruleset has no
 * tables. */
bool bcg_document_title_shows(const bcg_ruleset *ruleset, const void *document, bcg_problems *p);

/* The line of something only a position has (a kind in the group of `turn`), or 0. */
int bcg_document_position_line(const bcg_scn_format *format, const void *document);

/* A copy of the document a game was prepared from; NULL if out of memory. The caller frees it. */
void *bcg_document_copy(const bcg_prepared *p);
/* The same without the lines that only a position has: most of what they say is not public. */
void *bcg_document_scenario(const bcg_prepared *p);

/* -- the functions of a bcg_notation that has tables; what they promise is said there --------- */

void *bcg_table_read(const bcg_ruleset *ruleset, const char *text, size_t size, bcg_problems *p);
/* The names in its lines `id` and `title`; a line that is missing gives no name. */
void bcg_table_name(const bcg_ruleset *ruleset, const void *document, bcg_document_name *out);
char *bcg_table_write(const bcg_ruleset *ruleset, const void *document, size_t *size);
bcg_prepared *bcg_table_prepare(const bcg_ruleset *ruleset, const void *document,
                                const char *edition, const char *options, bcg_problems *p);
char *bcg_table_snapshot(const bcg_prepared *p, const void *state);
/* Of the text without the lines that change nothing in the game. The scratch holds the position,
 * then its text: the document_size and text_size of the format. */
uint64_t bcg_table_hash(const bcg_prepared *p, const void *state, void *scratch);

#endif
