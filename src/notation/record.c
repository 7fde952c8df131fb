#include "notation/record.h"

#include <assert.h>
#include <string.h>

int bcg_record_count(const void *document, const bcg_line_kind *kind)
{
    uint16_t count;
    memcpy(&count, (const char *)document + kind->list, sizeof count);
    return count;
}

void *bcg_record_at(void *document, const bcg_line_kind *kind, int i)
{
    return (char *)document + kind->records + (size_t)i * kind->record_size;
}

void bcg_record_set_count(void *document, const bcg_line_kind *kind, int count)
{
    const uint16_t n = (uint16_t)count;
    memcpy((char *)document + kind->list, &n, sizeof n);
}

void *bcg_field_of(void *record, const bcg_field *f)
{
    return (char *)record + f->offset;
}

/* Bytes a field takes in its record. */
size_t bcg_field_size(const bcg_field *f)
{
    switch (f->type) {
    case BCG_F_WORD:
    case BCG_F_CELL:
    case BCG_F_FLAG:
        return sizeof(uint8_t);
    case BCG_F_NUMBER:
    case BCG_F_ITEM:
        return sizeof(uint16_t);
    case BCG_F_WORDS:
    case BCG_F_NUMBERS:
        return sizeof(uint32_t);
    case BCG_F_COUNTS:
        return (size_t)f->words->count;
    case BCG_F_CELLS:
    case BCG_F_ITEMS:
        return sizeof(bcg_set);
    case BCG_F_DATE:
        return sizeof(bcg_date);
    case BCG_F_NAME:
    case BCG_F_KEY:
    case BCG_F_REST:
    case BCG_F_BLOCK:
        return sizeof(bcg_text_ref);
    case BCG_F_END:
        break;
    }
    return 0;
}

static bool is_small_number(const bcg_field *f)
{
    return f->type == BCG_F_WORD || f->type == BCG_F_CELL || f->type == BCG_F_NUMBER ||
           f->type == BCG_F_FLAG || f->type == BCG_F_ITEM;
}

unsigned bcg_get_number(const void *at, size_t size)
{
    uint8_t one;
    uint16_t two;
    if (size == 1)
        return memcpy(&one, at, 1), one;
    return memcpy(&two, at, 2), two;
}

void bcg_put_number(void *at, size_t size, unsigned value)
{
    const uint8_t one = (uint8_t)value;
    const uint16_t two = (uint16_t)value;
    if (size == 1)
        memcpy(at, &one, 1);
    else
        memcpy(at, &two, 2);
}

void bcg_record_preset(void *record, const bcg_line_kind *kind, int line)
{
    memset(record, 0, kind->record_size);
    const uint16_t number = (uint16_t)line;
    memcpy(record, &number, sizeof number);
    for (const bcg_field *f = kind->fields; f->type != BCG_F_END; f++)
        if (is_small_number(f))
            bcg_put_number(bcg_field_of(record, f), bcg_field_size(f), f->preset);
}

bool bcg_field_is_preset(void *record, const bcg_field *f)
{
    static const char zeros[sizeof(bcg_set) + 64];
    const size_t size = bcg_field_size(f);
    assert(size <= sizeof zeros);
    if (is_small_number(f))
        return bcg_get_number(bcg_field_of(record, f), size) == f->preset;
    return memcmp(bcg_field_of(record, f), zeros, size) == 0;
}
