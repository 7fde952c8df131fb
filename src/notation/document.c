#include "notation/document.h"

#include "notation/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- reading ---------------------------------------------------------------------------------- */

bool bcg_document_read(const bcg_scn_format *format, const char *text, size_t size, void *out,
                       bcg_problems *p)
{
    _Alignas(max_align_t) char scratch[BCG_SCN_SCRATCH] = {0};
    const int errors_before = p->errors;
    const bcg_words own = {&format->ruleset, 1};
    p->own = format->problems;
    memset(out, 0, format->document_size);
    if (bcg_scn_ruleset(&own, text, size, p) < 0)
        return false;
    bcg_fields_context c = format->context(out);
    c.problems = p;
    c.scratch = scratch;
    bcg_scn_read(format, &c, text, size);
    return p->errors == errors_before;
}

/* -- writing ---------------------------------------------------------------------------------- */

/* The context is also used for reading and therefore not const; writing changes nothing. */
static bcg_fields_context context_of(const bcg_scn_format *format, const void *document)
{
    return format->context((void *)document);
}

bool bcg_document_write(const bcg_scn_format *format, const void *document, bcg_writer *w)
{
    const bcg_fields_context c = context_of(format, document);
    bcg_scn_write(format, &c, w);
    return !w->full;
}

char *bcg_document_text(const bcg_scn_format *format, const void *document, size_t *size)
{
    char *text = malloc(format->text_size);
    bcg_writer w;
    if (text == NULL)
        return NULL;
    bcg_writer_init(&w, text, format->text_size);
    if (!bcg_document_write(format, document, &w)) {
        free(text);
        return NULL;
    }
    *size = w.size;
    char *exact = realloc(text, w.size + 1);
    if (exact == NULL)
        return text;
    return exact;
}

/* -- single lines ----------------------------------------------------------------------------- */

/* The text of a line that has one, and its number; nothing if there is no such line. */
static bcg_span find_text(const bcg_scn_format *format, const void *document, const char *keyword)
{
    const bcg_fields_context c = context_of(format, document);
    for (int i = 0; i < format->nkinds; i++) {
        const bcg_line_kind *kind = &format->kinds[i];
        if (strcmp(kind->keyword, keyword) != 0 || bcg_record_count(document, kind) == 0)
            continue;
        char *record = bcg_record_at(c.document, kind, 0);
        bcg_text_ref ref;
        uint16_t line;
        memcpy(&ref, bcg_field_of(record, &kind->fields[0]), sizeof ref);
        memcpy(&line, record, sizeof line);
        return (bcg_span){c.pool + ref.at, ref.len, line, line > 0};
    }
    return (bcg_span){"", 0, 0, 0};
}

static void copy_text(char *out, size_t size, bcg_span text)
{
    snprintf(out, size, "%.*s", (int)text.len, text.at);
    out[bcg_text_valid(out, strlen(out))] = '\0'; /* not in the middle of a character */
}

bool bcg_document_title_shows(const bcg_ruleset *ruleset, const void *document, bcg_problems *p)
{
    const bcg_scn_format *format = ruleset->notation->format;
    const bcg_span title = format ? find_text(format, document, "title") : bcg_span_of("");
    const uint32_t hidden = bcg_text_hidden(title.at, title.len);
    if (hidden)
        bcg_error(p, title, SCN_HIDDEN,
                  "the title holds a character that is not seen but changes how others are: U+%04X",
                  (unsigned)hidden);
    return hidden == 0;
}

/* Only a position has lines of the group of `turn`. */
static bool is_of_position(const bcg_scn_format *format, const bcg_line_kind *kind)
{
    for (int i = 0; i < format->nkinds; i++)
        if (strcmp(format->kinds[i].keyword, "turn") == 0)
            return kind->group == format->kinds[i].group;
    return false;
}

int bcg_document_position_line(const bcg_scn_format *format, const void *document)
{
    for (int i = 0; i < format->nkinds; i++) {
        const bcg_line_kind *kind = &format->kinds[i];
        if (strcmp(kind->keyword, "turn") != 0 && is_of_position(format, kind) &&
            bcg_record_count(document, kind) > 0) {
            uint16_t line;
            memcpy(&line, (const char *)document + kind->records, sizeof line);
            return line;
        }
    }
    return 0;
}

/* -- the functions of a bcg_notation ---------------------------------------------------------- */

void *bcg_table_read(const bcg_ruleset *ruleset, const char *text, size_t size, bcg_problems *p)
{
    const bcg_scn_format *format = ruleset->notation->format;
    void *document = malloc(format->document_size);
    if (document)
        bcg_document_read(format, text, size, document, p);
    return document;
}

void bcg_table_name(const bcg_ruleset *ruleset, const void *document, bcg_document_name *out)
{
    const bcg_scn_format *format = ruleset->notation->format;
    copy_text(out->id, sizeof out->id, find_text(format, document, "id"));
    copy_text(out->title, sizeof out->title, find_text(format, document, "title"));
}

char *bcg_table_write(const bcg_ruleset *ruleset, const void *document, size_t *size)
{
    return bcg_document_text(ruleset->notation->format, document, size);
}

/* The document a game was prepared from. */
static void *document_of(const bcg_prepared *p)
{
    return (char *)p + p->ruleset->notation->document_at;
}

/* Fills in what can be read from a prepared game without asking its ruleset; false if out of
 * memory. */
static bool describe(bcg_prepared *p)
{
    const bcg_scn_format *format = p->ruleset->notation->format;
    const void *document = document_of(p);
    p->scenario = bcg_document_text(format, document, &p->scenario_size);
    copy_text(p->id, sizeof p->id, find_text(format, document, "id"));
    copy_text(p->title, sizeof p->title, find_text(format, document, "title"));
    return p->scenario != NULL;
}

bcg_prepared *bcg_table_prepare(const bcg_ruleset *ruleset, const void *document,
                                const char *edition, const char *options, bcg_problems *p)
{
    const bcg_notation *notation = ruleset->notation;
    bcg_prepared *out = calloc(1, notation->prepared_size);
    if (out == NULL)
        return NULL;
    out->ruleset = ruleset;
    out->users = 1;
    memcpy(document_of(out), document, notation->format->document_size);
    if (notation->start(out, edition, options, p) && describe(out))
        return out;
    bcg_prepared_release(out);
    return NULL;
}

void *bcg_document_copy(const bcg_prepared *p)
{
    const size_t size = p->ruleset->notation->format->document_size;
    void *copy = malloc(size);
    return copy ? memcpy(copy, document_of(p), size) : NULL;
}

void *bcg_document_scenario(const bcg_prepared *p)
{
    const bcg_scn_format *format = p->ruleset->notation->format;
    void *scenario = bcg_document_copy(p);
    for (int i = 0; i < format->nkinds && scenario; i++)
        if (is_of_position(format, &format->kinds[i]))
            bcg_record_set_count(scenario, &format->kinds[i], 0);
    return scenario;
}

char *bcg_table_snapshot(const bcg_prepared *p, const void *state)
{
    void *position = bcg_document_copy(p);
    size_t size;
    if (position == NULL)
        return NULL;
    p->ruleset->notation->save(p, state, position);
    char *text = bcg_document_text(p->ruleset->notation->format, position, &size);
    free(position);
    return text;
}

uint64_t bcg_table_hash(const bcg_prepared *p, const void *state, void *scratch)
{
    const bcg_scn_format *format = p->ruleset->notation->format;
    bcg_writer w;
    memcpy(scratch, document_of(p), format->document_size);
    p->ruleset->notation->save(p, state, scratch);
    for (int i = 0; i < format->nkinds; i++)
        if (format->kinds[i].flags & BCG_LINE_IDLE)
            bcg_record_set_count(scratch, &format->kinds[i], 0);
    bcg_writer_init(&w, (char *)scratch + format->document_size, format->text_size);
    bcg_document_write(format, scratch, &w);
    return bcg_text_hash(w.text, w.size);
}
