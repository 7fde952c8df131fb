#include "notation/record.h"

#include <string.h>

static void write_text(const bcg_fields_context *c, bcg_writer *w, const void *at)
{
    bcg_text_ref ref;
    memcpy(&ref, at, sizeof ref);
    bcg_write_bytes(w, c->pool + ref.at, ref.len);
}

/* The words of one paragraph, wrapped before column 80. */
static void write_wrapped(bcg_writer *w, bcg_span paragraph)
{
    bcg_span word;
    while (bcg_span_word(&paragraph, &word)) {
        if (w->column > 0 && w->column + 1 + bcg_span_width(word) > 79)
            bcg_write(w, "\n");
        bcg_write(w, w->column == 0 ? "  " : " ");
        bcg_write_bytes(w, word.at, word.len);
    }
    bcg_write(w, "\n");
}

/* In the pool, each line is a paragraph. */
static void write_block(const bcg_fields_context *c, bcg_writer *w, const void *at)
{
    bcg_text_ref ref;
    memcpy(&ref, at, sizeof ref);
    bcg_reader r;
    bcg_span paragraph;
    bcg_reader_init(&r, c->pool + ref.at, ref.len);
    while (bcg_reader_line(&r, &paragraph)) {
        bcg_write(w, "\n");
        write_wrapped(w, paragraph);
    }
}

static void write_items(const bcg_fields_context *c, bcg_writer *w, const void *at)
{
    bcg_set set;
    const char *separator = "";
    memcpy(&set, at, sizeof set);
    BCG_EACH (item, set) {
        bcg_write(w, separator);
        c->item_name(c->document, item, w);
        separator = " ";
    }
}

static void write_list(const bcg_fields_context *c, bcg_writer *w, const bcg_field *f,
                       const void *at)
{
    const char *separator = "";
    if (f->type == BCG_F_CELLS) {
        bcg_set set;
        memcpy(&set, at, sizeof set);
        BCG_EACH (cell, set) {
            char label[4];
            c->label(c->document, cell, label);
            bcg_writef(w, "%s%s", separator, label);
            separator = " ";
        }
    } else if (f->type == BCG_F_COUNTS) {
        const uint8_t *counts = at;
        for (int i = 0; i < f->words->count; i++)
            for (int k = 0; k < counts[i]; k++) {
                bcg_writef(w, "%s%s", separator, f->words->word[i]);
                separator = " ";
            }
    } else {
        uint32_t bits;
        memcpy(&bits, at, sizeof bits);
        for (int i = 0; i < 32; i++) {
            if (!(bits >> i & 1))
                continue;
            if (f->type == BCG_F_WORDS)
                bcg_writef(w, "%s%s", separator, f->words->word[i]);
            else
                bcg_writef(w, "%s%d", separator, i + 1);
            separator = " ";
        }
    }
}

static void write_value(const bcg_fields_context *c, bcg_writer *w, const bcg_field *f,
                        const void *at)
{
    char label[4];
    bcg_date date;
    switch (f->type) {
    case BCG_F_WORD:
        bcg_write(w, f->words->word[bcg_get_number(at, 1) - f->min]);
        break;
    case BCG_F_NUMBER:
        bcg_writef(w, "%u", bcg_get_number(at, 2));
        break;
    case BCG_F_CELL:
        c->label(c->document, (int)bcg_get_number(at, 1), label);
        bcg_write(w, label);
        break;
    case BCG_F_ITEM:
        c->item_name(c->document, (int)bcg_get_number(at, 2) - 1, w);
        break;
    case BCG_F_ITEMS:
        write_items(c, w, at);
        break;
    case BCG_F_DATE:
        memcpy(&date, at, sizeof date);
        bcg_writef(w, "%04d-%02d-%02d", date.year, date.month, date.day);
        break;
    case BCG_F_NAME:
    case BCG_F_KEY:
    case BCG_F_REST:
        write_text(c, w, at);
        break;
    case BCG_F_BLOCK:
        write_block(c, w, at);
        break;
    case BCG_F_FLAG:
    case BCG_F_END:
        break;
    default:
        write_list(c, w, f, at);
    }
}

static void write_record(const bcg_fields_context *c, const bcg_line_kind *kind, void *record,
                         bcg_writer *w)
{
    bcg_write(w, kind->keyword);
    bool first = true;
    for (const bcg_field *f = kind->fields; f->type != BCG_F_END; f++) {
        if (!f->required && bcg_field_is_preset(record, f))
            continue;
        if (f->type == BCG_F_BLOCK) {
            write_value(c, w, f, bcg_field_of(record, f));
            return; /* already ends with a line end */
        }
        bcg_write(w, " ");
        if (first)
            bcg_write_to_column(w, BCG_KEYWORD_COLUMN);
        first = false;
        if (f->name)
            bcg_write(w, f->name);
        if (f->name && f->type != BCG_F_FLAG)
            bcg_write(w, " ");
        write_value(c, w, f, bcg_field_of(record, f));
    }
    bcg_write(w, "\n");
}

/* The first field, a small number: a side, a hex, a card. */
static unsigned first_value(const bcg_fields_context *c, const bcg_line_kind *kind, int i)
{
    const bcg_field *f = kind->fields;
    return bcg_get_number(bcg_field_of(bcg_record_at(c->document, kind, i), f), bcg_field_size(f));
}

/* For kinds that are unique by their first field, the record after
 * `after` in the order of that field; -1 if there is none. */
static int next_record(const bcg_fields_context *c, const bcg_line_kind *kind, int after)
{
    int best = -1;
    unsigned best_value = 0;
    for (int i = 0; i < bcg_record_count(c->document, kind); i++) {
        const unsigned value = first_value(c, kind, i);
        if ((int)value > after && (best < 0 || value < best_value)) {
            best = i;
            best_value = value;
        }
    }
    return best;
}

void bcg_fields_write(const bcg_fields_context *c, const bcg_line_kind *kind, bcg_writer *w)
{
    if (!(kind->flags & BCG_LINE_UNIQUE)) {
        for (int i = 0; i < bcg_record_count(c->document, kind); i++)
            write_record(c, kind, bcg_record_at(c->document, kind, i), w);
        return;
    }
    for (int i = next_record(c, kind, -1); i >= 0;) {
        write_record(c, kind, bcg_record_at(c->document, kind, i), w);
        i = next_record(c, kind, (int)first_value(c, kind, i));
    }
}
