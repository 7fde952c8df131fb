/* Scenario and position files: the frame shared by all rulesets. Grammar: docs/formats.md.
 *
 * The frame handles the version line, the ruleset line, comments, empty lines and text blocks; the
 * kinds of lines come from the ruleset's table. Reading reports every problem it finds and uses no
 * memory besides the document; a document is valid only if no error was noted. */
#ifndef BOCAGE_NOTATION_SCN_H
#define BOCAGE_NOTATION_SCN_H

#include "notation/fields.h"

enum {
    BCG_SCN_VERSION =
        3, /* the newest; all are read, and a text is written in the oldest that suffices */
    BCG_SCN_MAX_SIZE = 256 * 1024, /* a large battle with long texts takes 20 KiB */
    BCG_SCN_SCRATCH = 256,
};

typedef struct bcg_scn_format {
    const char *ruleset;
    const bcg_line_kind *kinds;
    int nkinds;
    /* Checks that need the whole file: things that must fit together. */
    void (*check)(const bcg_fields_context *c);
    /* A document is plain data of this size and may be copied; its canonical text has at most
     * `text_size` bytes with the terminating zero. */
    size_t document_size, text_size;
    const bcg_reason_page *problems; /* codes for what only such files can have wrong */
    /* All the engine needs to know about a document, except where problems are noted. */
    bcg_fields_context (*context)(void *document);
} bcg_scn_format;

/* Checks how every file of ours begins: valid text and the version line, from 1 to the newest of
 * this kind of file. The reader is left after it; false, with the problem noted, if it is not our
 * file. */
bool bcg_scn_open(bcg_reader *r, const char *text, size_t size, int newest, bcg_problems *p);
/* The next line that is neither a comment nor empty. */
bool bcg_scn_next_line(bcg_reader *r, bcg_span *line);

/* Which of the known rulesets a text names; -1, with the problem noted, if it names none or is not
 * a file of ours. */
int bcg_scn_ruleset(const bcg_words *known, const char *text, size_t size, bcg_problems *p);

/* Reads a text of the format's ruleset into the (zeroed) document of `c`. */
void bcg_scn_read(const bcg_scn_format *format, const bcg_fields_context *c, const char *text,
                  size_t size);

/* Was there a line of this kind that could not be read? Then its absence is not a second
 * problem. */
bool bcg_scn_was_bad(const bcg_scn_format *format, const bcg_fields_context *c,
                     const char *keyword);

/* Writes the canonical text. */
void bcg_scn_write(const bcg_scn_format *format, const bcg_fields_context *c, bcg_writer *w);

#endif
