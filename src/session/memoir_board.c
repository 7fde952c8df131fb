/* A Memoir scenario or position as JSON: everything in the file, in the words of the file.
 *
 * Every kind of line is a key. A line that may occur once is a value (or an object, if it has
 * several fields), others are arrays. This uses the same tables as reading and writing files, so
 * nothing can be forgotten. The map becomes `hexes`, row by row. */
#include "session/memoir_json.h"

#include "notation/memoir_scn.h"
#include "notation/record.h"

#include <stdio.h>
#include <string.h>

typedef struct board_out {
    bcg_json *j;
    const memoir_scenario *s;
    const bcg_board *b;
} board_out;

void memoir_json_hex(bcg_json *j, const bcg_board *b, int h)
{
    char label[BCG_LABEL_SIZE];
    if (h < 0 || h >= b->hexes) {
        bcg_json_null(j);
        return;
    }
    bcg_hex_label(b, (bcg_hex)h, label);
    bcg_json_string(j, label);
}

void memoir_json_hexes(bcg_json *j, const bcg_board *b, const bcg_set *set)
{
    bcg_json_open(j, '[');
    BCG_EACH (h, *set)
        memoir_json_hex(j, b, h);
    bcg_json_close(j, ']');
}

void memoir_json_words(bcg_json *j, const bcg_words *words, uint32_t bits)
{
    bcg_json_open(j, '[');
    for (int i = 0; i < words->count; i++)
        if (bits >> i & 1)
            bcg_json_string(j, words->word[i]);
    bcg_json_close(j, ']');
}

void memoir_json_cards(bcg_json *j, const uint8_t counts[MEMOIR_CARDS])
{
    bcg_json_open(j, '[');
    for (int i = 0; i < memoir_card_words.count; i++)
        for (int k = 0; k < counts[i]; k++)
            bcg_json_string(j, memoir_card_words.word[i]);
    bcg_json_close(j, ']');
}

/* -- lines ------------------------------------------------------------------------------------ */

static void write_numbers(bcg_json *j, uint32_t bits)
{
    bcg_json_open(j, '[');
    for (int i = 0; i < 32; i++)
        if (bits >> i & 1)
            bcg_json_int(j, i + 1);
    bcg_json_close(j, ']');
}

static void write_date(bcg_json *j, bcg_date d)
{
    char text[16];
    snprintf(text, sizeof text, "%04d-%02d-%02d", d.year % 10000, d.month % 100, d.day % 100);
    bcg_json_string(j, d.year ? text : NULL);
}

/* A number, a word or a hex; null if it is not given and has no default. */
static void write_small(const board_out *o, const bcg_field *f, unsigned value)
{
    if (f->type == BCG_F_FLAG)
        bcg_json_bool(o->j, value != 0);
    else if (f->type == BCG_F_WORD && value >= f->min)
        bcg_json_string(o->j, f->words->word[value - f->min]);
    else if (f->type == BCG_F_CELL && value != BCG_NO_HEX)
        memoir_json_hex(o->j, o->b, (int)value);
    else if (f->type == BCG_F_NUMBER && value <= f->max)
        bcg_json_int(o->j, value);
    else
        bcg_json_null(o->j);
}

static void write_field(const board_out *o, const bcg_field *f, void *record)
{
    const void *at = bcg_field_of(record, f);
    bcg_set set;
    uint32_t bits;
    bcg_date date;
    bcg_text_ref ref;
    switch (f->type) {
    case BCG_F_WORDS:
        memcpy(&bits, at, sizeof bits);
        memoir_json_words(o->j, f->words, bits);
        break;
    case BCG_F_NUMBERS:
        memcpy(&bits, at, sizeof bits);
        write_numbers(o->j, bits);
        break;
    case BCG_F_COUNTS:
        memoir_json_cards(o->j, at);
        break;
    case BCG_F_CELLS:
        memcpy(&set, at, sizeof set);
        memoir_json_hexes(o->j, o->b, &set);
        break;
    case BCG_F_DATE:
        memcpy(&date, at, sizeof date);
        write_date(o->j, date);
        break;
    case BCG_F_NAME:
    case BCG_F_KEY:
    case BCG_F_REST:
    case BCG_F_BLOCK:
        memcpy(&ref, at, sizeof ref);
        if (ref.len)
            bcg_json_text(o->j, o->s->text + ref.at, ref.len);
        else
            bcg_json_null(o->j);
        break;
    default:
        write_small(o, f, bcg_get_number(at, bcg_field_size(f)));
    }
}

static void write_record(const board_out *o, const bcg_line_kind *kind, void *record)
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

static void write_kind(const board_out *o, const bcg_line_kind *kind)
{
    const int count = bcg_record_count(o->s, kind);
    if (count == 0 && kind->max == 1)
        return;
    bcg_json_break(o->j, 1);
    bcg_json_key(o->j, kind->keyword);
    if (kind->max > 1)
        bcg_json_open(o->j, '[');
    for (int i = 0; i < count; i++) {
        char record[256]; /* the tables need writable access; a copy keeps the scenario const */
        memcpy(record, (const char *)o->s + kind->records + (size_t)i * kind->record_size,
               kind->record_size);
        if (kind->max > 1)
            bcg_json_break(o->j, 2);
        write_record(o, kind, record);
    }
    if (kind->max > 1)
        bcg_json_close(o->j, ']');
}

/* -- hexes ------------------------------------------------------------------------------------ */

static void write_unit(const board_out *o, bcg_hex h)
{
    const memoir_setup_unit *u = &o->s->hex[h].unit;
    const memoir_unit_detail *d = memoir_detail_at(o->s, h);
    const int nation = d && d->nation ? d->nation - 1
                                      : memoir_side_of(o->s, (memoir_side)u->side)->nation;
    bcg_json_key(o->j, "unit");
    bcg_json_open(o->j, '{');
    bcg_json_put_string(o->j, "side", memoir_side_words.word[u->side]);
    bcg_json_put_string(o->j, "type", memoir_units[u->kind].word);
    bcg_json_put_bool(o->j, "elite", u->elite);
    bcg_json_put_int(o->j, "figures", u->figures);
    bcg_json_put_int(o->j, "start", u->start);
    bcg_json_put_string(o->j, "nation", memoir_nation_words.word[nation]);
    bcg_json_close(o->j, '}');
}

static void write_obstacles(const board_out *o, unsigned obstacles)
{
    bcg_json_key(o->j, "obstacles");
    bcg_json_open(o->j, '[');
    for (int i = 0; i < MEMOIR_OBSTACLES; i++)
        if (obstacles >> i & 1)
            bcg_json_string(o->j, memoir_obstacles[i].word);
    bcg_json_close(o->j, ']');
}

static void write_hex(const board_out *o, bcg_hex h)
{
    const memoir_setup_hex *hex = &o->s->hex[h];
    const int owner = memoir_owner_at(o->s, h);
    bcg_json_break(o->j, 2);
    bcg_json_open(o->j, '{');
    bcg_json_key(o->j, "hex");
    memoir_json_hex(o->j, o->b, h);
    bcg_json_put_string(o->j, "terrain", memoir_terrains[hex->terrain].word);
    if (hex->river) {
        bcg_json_key(o->j, "river");
        memoir_json_words(o->j, &memoir_direction_words, hex->river);
    }
    if (hex->structure != MB_NONE)
        bcg_json_put_string(o->j, "structure", memoir_structures[hex->structure].word);
    if (hex->structure == MB_BRIDGE)
        bcg_json_put_int(o->j, "axis", memoir_bridge_axis(o->s, h));
    if (owner >= 0)
        bcg_json_put_string(o->j, "owner", memoir_side_words.word[owner]);
    if (hex->obstacles)
        write_obstacles(o, hex->obstacles);
    if (hex->unit.kind != MU_NONE)
        write_unit(o, h);
    bcg_json_close(o->j, '}');
}

void memoir_json_scenario(bcg_json *j, const memoir_scenario *s)
{
    const board_out o = {j, s, memoir_board(s)};
    bcg_json_open(j, '{');
    bcg_json_put_string(j, "ruleset", bcg_memoir_ops.name);
    for (int i = 0; i < memoir_scn_format.nkinds; i++)
        if (memoir_scn_format.kinds[i].special == NULL)
            write_kind(&o, &memoir_scn_format.kinds[i]);
    bcg_json_break(j, 1);
    bcg_json_key(j, "hexes");
    bcg_json_open(j, '[');
    for (int h = 0; h < o.b->hexes; h++)
        write_hex(&o, (bcg_hex)h);
    bcg_json_break(j, 1);
    bcg_json_close(j, ']');
    bcg_json_close(j, '}');
}
