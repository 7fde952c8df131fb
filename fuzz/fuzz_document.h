/* Round trips of documents for the fuzz targets, in any ruleset that has tables of its lines. */
#ifndef BOCAGE_FUZZ_DOCUMENT_H
#define BOCAGE_FUZZ_DOCUMENT_H

#include "notation/document.h"

#include <stdlib.h>
#include <string.h>

/* The canonical text of what was read without errors. */
static inline size_t fuzz_text(const bcg_scn_format *format, const void *document, char *text)
{
    bcg_writer w;
    bcg_writer_init(&w, text, format->text_size);
    if (!bcg_document_write(format, document, &w))
        abort();
    return w.size;
}

/* It reads back to the same text. What was read is left in `again`, the text in `text`; `second`
 * has room for another one. */
static inline void fuzz_reads_back(const bcg_scn_format *format, const void *document, void *again,
                                   char *text, char *second)
{
    bcg_problem list[8];
    bcg_problems problems;
    const size_t size = fuzz_text(format, document, text);
    bcg_problems_init(&problems, list, 8);
    if (!bcg_document_read(format, text, size, again, &problems))
        abort();
    if (fuzz_text(format, again, second) != size || memcmp(text, second, size) != 0)
        abort();
}

#endif
