/* Records in a document and their fields, accessed through the tables of fields.h.
 *
 * Field values are copied as bytes (memcpy), so that the tables can describe any struct. */
#ifndef BOCAGE_NOTATION_RECORD_H
#define BOCAGE_NOTATION_RECORD_H

#include "notation/fields.h"

void bcg_record_set_count(void *document, const bcg_line_kind *kind, int count);

/* A new record: every field at its default, and the line it comes from. */
void bcg_record_preset(void *record, const bcg_line_kind *kind, int line);

void *bcg_field_of(void *record, const bcg_field *f);
/* Bytes the field takes. */
size_t bcg_field_size(const bcg_field *f);
/* Does it have its default value? */
bool bcg_field_is_preset(void *record, const bcg_field *f);

/* A number of one or two bytes. */
unsigned bcg_get_number(const void *at, size_t size);
void bcg_put_number(void *at, size_t size, unsigned value);

#endif
