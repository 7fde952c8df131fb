#include "session/lines_json.h"

#include "notation/document.h"
#include "notation/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void bcg_json_bits(bcg_json *j, const bcg_words *words, uint32_t bits)
{
    bcg_json_open(j, '[');
    for (int i = 0; i < words->count; i++)
        if (bits >> i & 1)
            bcg_json_string(j, words->word[i]);
    bcg_json_close(j, ']');
}

void bcg_json_counts(bcg_json *j, const bcg_words *words, const uint8_t *counts)
{
    bcg_json_open(j, '[');
    for (int i = 0; i < words->count; i++)
        for (int k = 0; k < counts[i]; k++)
            bcg_json_string(j, words->word[i]);
    bcg_json_close(j, ']');
}

static void write_numbers(bcg_json *j, uint32_t bits)
{
    bcg_json_open(j, '[');
    for (int i = 0; i < 32; i++)
        if (bits >> i & 1)
            bcg_json_int(j, i + 1);
    bcg_json_close(j, ']');
}

/* Cells or items. */
static void write_set(const bcg_lines_out *o, const void *at,
                      void (*put)(bcg_json *j, const void *document, int member))
{
    bcg_set set;
    memcpy(&set, at, sizeof set);
    bcg_json_open(o->j, '[');
    BCG_EACH (member, set)
        put(o->j, o->document, member);
    bcg_json_close(o->j, ']');
}

static void write_date(bcg_json *j, bcg_date d)
{
    char text[16];
    snprintf(text, sizeof text, "%04d-%02d-%02d", d.year % 10000, d.month % 100, d.day % 100);
    bcg_json_string(j, d.year ? text : NULL);
}

/* A number, a word or a cell; null if it is not given and has no default. */
static void write_small(const bcg_lines_out *o, const bcg_field *f, unsigned value)
{
    if (f->type == BCG_F_FLAG)
        bcg_json_bool(o->j, value != 0);
    else if (f->type == BCG_F_WORD && value >= f->min && value - f->min < (unsigned)f->words->count)
        bcg_json_string(o->j, f->words->word[value - f->min]);
    else if (f->type == BCG_F_CELL && value != (unsigned)o->no_cell)
        o->put_cell(o->j, o->document, (int)value);
    else if (f->type == BCG_F_ITEM && value > 0)
        o->put_item(o->j, o->document, (int)value - 1);
    else if (f->type == BCG_F_NUMBER && value <= f->max)
        bcg_json_int(o->j, value);
    else
        bcg_json_null(o->j);
}

static void write_text(const bcg_lines_out *o, const void *at)
{
    bcg_text_ref ref;
    memcpy(&ref, at, sizeof ref);
    if (ref.len)
        bcg_json_text(o->j, o->text + ref.at, ref.len);
    else
        bcg_json_null(o->j);
}

static void write_field(const bcg_lines_out *o, const bcg_field *f, void *record)
{
    const void *at = bcg_field_of(record, f);
    uint32_t bits;
    bcg_date date;
    switch (f->type) {
    case BCG_F_WORDS:
        memcpy(&bits, at, sizeof bits);
        bcg_json_bits(o->j, f->words, bits);
        break;
    case BCG_F_NUMBERS:
        memcpy(&bits, at, sizeof bits);
        write_numbers(o->j, bits);
        break;
    case BCG_F_COUNTS:
        bcg_json_counts(o->j, f->words, at);
        break;
    case BCG_F_CELLS:
        write_set(o, at, o->put_cell);
        break;
    case BCG_F_ITEMS:
        write_set(o, at, o->put_item);
        break;
    case BCG_F_DATE:
        memcpy(&date, at, sizeof date);
        write_date(o->j, date);
        break;
    case BCG_F_NAME:
    case BCG_F_KEY:
    case BCG_F_REST:
    case BCG_F_BLOCK:
        write_text(o, at);
        break;
    default:
        write_small(o, f, bcg_get_number(at, bcg_field_size(f)));
    }
}

static void write_record(const bcg_lines_out *o, const bcg_line_kind *kind, void *record)
{
    const bcg_field *f = kind->fields;
    if (kind->max == 1 && f[1].type == BCG_F_END) {
        write_field(o, f, record);
        return;
    }
    bcg_json_open(o->j, '{');
    for (; f->type != BCG_F_END; f++) {
        bcg_json_key(o->j, f->name ? f->name : f->key);
        write_field(o, f, record);
    }
    bcg_json_close(o->j, '}');
}

static void write_kind(const bcg_lines_out *o, const bcg_line_kind *kind)
{
    const int count = bcg_record_count(o->document, kind);
    if (count == 0 && kind->max == 1)
        return;
    bcg_json_break(o->j, 1);
    bcg_json_key(o->j, kind->keyword);
    if (kind->max > 1)
        bcg_json_open(o->j, '[');
    for (int i = 0; i < count; i++) {
        char record[256]; /* the tables need writable access; a copy keeps the document const */
        memcpy(record, (const char *)o->document + kind->records + (size_t)i * kind->record_size,
               kind->record_size);
        if (kind->max > 1)
            bcg_json_break(o->j, 2);
        write_record(o, kind, record);
    }
    if (kind->max > 1)
        bcg_json_close(o->j, ']');
}

void bcg_json_put_lines(const bcg_lines_out *o, const bcg_scn_format *format)
{
    for (int i = 0; i < format->nkinds; i++)
        if (format->kinds[i].special == NULL)
            write_kind(o, &format->kinds[i]);
}

void bcg_json_put_lines_of(const bcg_lines_out *o, const bcg_scn_format *format,
                           const char *keyword)
{
    for (int i = 0; i < format->nkinds; i++)
        if (strcmp(format->kinds[i].keyword, keyword) == 0)
            write_kind(o, &format->kinds[i]);
}

void bcg_json_put_board(bcg_json *j, const bcg_prepared *p,
                        void (*change)(const bcg_prepared *p, void *scenario))
{
    void *scenario = bcg_document_scenario(p);
    if (scenario == NULL) {
        j->failed = true;
        return;
    }
    change(p, scenario);
    bcg_json_key(j, "board");
    p->ruleset->json->put_scenario(j, scenario);
    free(scenario);
}
