/* A scenario or position as JSON: all that the file says, in the words of the file.
 *
 * Every kind of line is a key. A line that may stand once is a value (or an object, if it has
 * several fields), others are arrays. The tables that read and write files serve here too, so
 * nothing can be forgotten. The map becomes `hexes`, row by row. */
#include "cli/cli.h"

#include "notation/memoir_scn.h"
#include "notation/record.h"

#include <string.h>

typedef struct json_out {
    FILE *f;
    const memoir_scenario *s;
    const bcg_board *b;
} json_out;

/* -- lines ------------------------------------------------------------------------------------ */

static void print_words(const json_out *j, const bcg_words *words, uint32_t bits)
{
    const char *separator = "";
    fputc('[', j->f);
    for (int i = 0; i < words->count; i++)
        if (bits >> i & 1) {
            fprintf(j->f, "%s\"%s\"", separator, words->word[i]);
            separator = ",";
        }
    fputc(']', j->f);
}

static void print_numbers(const json_out *j, uint32_t bits)
{
    const char *separator = "";
    fputc('[', j->f);
    for (int i = 0; i < 32; i++)
        if (bits >> i & 1) {
            fprintf(j->f, "%s%d", separator, i + 1);
            separator = ",";
        }
    fputc(']', j->f);
}

static void print_counts(const json_out *j, const bcg_words *words, const uint8_t *counts)
{
    const char *separator = "";
    fputc('[', j->f);
    for (int i = 0; i < words->count; i++)
        for (int k = 0; k < counts[i]; k++) {
            fprintf(j->f, "%s\"%s\"", separator, words->word[i]);
            separator = ",";
        }
    fputc(']', j->f);
}

static void print_date(const json_out *j, bcg_date d)
{
    if (d.year)
        fprintf(j->f, "\"%04d-%02d-%02d\"", d.year, d.month, d.day);
    else
        fputs("null", j->f);
}

/* A number, a word or a hex; null where it is not given and nothing stands for it. */
static void print_small(const json_out *j, const bcg_field *f, unsigned value)
{
    if (f->type == BCG_F_FLAG)
        fputs(value ? "true" : "false", j->f);
    else if (f->type == BCG_F_WORD && value >= f->min)
        json_quoted(j->f, f->words->word[value - f->min]);
    else if (f->type == BCG_F_CELL && value != BCG_NO_HEX)
        json_hex(j->f, j->b, (bcg_hex)value);
    else if (f->type == BCG_F_NUMBER && value <= f->max)
        fprintf(j->f, "%u", value);
    else
        fputs("null", j->f);
}

static void print_field(const json_out *j, const bcg_field *f, void *record)
{
    const void *at = bcg_field_of(record, f);
    bcg_set set;
    uint32_t bits;
    bcg_date date;
    bcg_text_ref ref;
    switch (f->type) {
    case BCG_F_WORDS:
        memcpy(&bits, at, sizeof bits);
        print_words(j, f->words, bits);
        break;
    case BCG_F_NUMBERS:
        memcpy(&bits, at, sizeof bits);
        print_numbers(j, bits);
        break;
    case BCG_F_COUNTS:
        print_counts(j, f->words, at);
        break;
    case BCG_F_CELLS:
        memcpy(&set, at, sizeof set);
        json_hexes(j->f, j->b, &set);
        break;
    case BCG_F_DATE:
        memcpy(&date, at, sizeof date);
        print_date(j, date);
        break;
    case BCG_F_NAME:
    case BCG_F_KEY:
    case BCG_F_REST:
    case BCG_F_BLOCK:
        memcpy(&ref, at, sizeof ref);
        if (ref.len)
            json_text(j->f, j->s->text + ref.at, ref.len);
        else
            fputs("null", j->f);
        break;
    default:
        print_small(j, f, bcg_get_number(at, bcg_field_size(f)));
    }
}

static void print_record(const json_out *j, const bcg_line_kind *kind, void *record)
{
    const bcg_field *f = kind->fields;
    if (kind->max == 1 && f[1].type == BCG_F_END) {
        print_field(j, f, record);
        return;
    }
    for (const char *separator = "{"; f->type != BCG_F_END; f++, separator = ",") {
        fprintf(j->f, "%s\"%s\":", separator, f->name ? f->name : f->key);
        print_field(j, f, record);
    }
    fputc('}', j->f);
}

static void print_kind(const json_out *j, const bcg_line_kind *kind)
{
    const int count = bcg_record_count(j->s, kind);
    if (count == 0 && kind->max == 1)
        return;
    fprintf(j->f, ",\n \"%s\":", kind->keyword);
    for (int i = 0; i < count; i++) {
        char record[256]; /* the tables give writable access; a copy keeps the scenario const */
        memcpy(record, (const char *)j->s + kind->records + (size_t)i * kind->record_size,
               kind->record_size);
        if (kind->max > 1)
            fputs(i ? ",\n  " : "[\n  ", j->f);
        print_record(j, kind, record);
    }
    if (kind->max > 1)
        fputs(count ? "]" : "[]", j->f);
}

/* -- hexes ------------------------------------------------------------------------------------ */

static void print_unit(const json_out *j, bcg_hex h)
{
    const memoir_setup_unit *u = &j->s->hex[h].unit;
    const memoir_unit_detail *d = memoir_detail_at(j->s, h);
    const int nation = d && d->nation ? d->nation - 1
                                      : memoir_side_of(j->s, (memoir_side)u->side)->nation;
    fprintf(j->f,
            ",\"unit\":{\"side\":\"%s\",\"type\":\"%s\",\"elite\":%s,\"figures\":%d,\"start\":%d,"
            "\"nation\":\"%s\"}",
            memoir_side_words.word[u->side], memoir_units[u->kind].word,
            u->elite ? "true" : "false", u->figures, u->start, memoir_nation_words.word[nation]);
}

static void print_obstacles(const json_out *j, unsigned obstacles)
{
    const char *separator = "";
    fputs(",\"obstacles\":[", j->f);
    for (int o = 0; o < MEMOIR_OBSTACLES; o++)
        if (obstacles >> o & 1) {
            fprintf(j->f, "%s\"%s\"", separator, memoir_obstacles[o].word);
            separator = ",";
        }
    fputc(']', j->f);
}

static void print_hex(const json_out *j, bcg_hex h)
{
    const memoir_setup_hex *hex = &j->s->hex[h];
    const int owner = memoir_owner_at(j->s, h);
    fprintf(j->f, "  {\"hex\":");
    json_hex(j->f, j->b, h);
    fprintf(j->f, ",\"terrain\":\"%s\"", memoir_terrains[hex->terrain].word);
    if (hex->river) {
        fputs(",\"river\":", j->f);
        print_words(j, &memoir_direction_words, hex->river);
    }
    if (hex->structure != MB_NONE)
        fprintf(j->f, ",\"structure\":\"%s\"", memoir_structures[hex->structure].word);
    if (hex->structure == MB_BRIDGE)
        fprintf(j->f, ",\"axis\":%d", memoir_bridge_axis(j->s, h));
    if (owner >= 0)
        fprintf(j->f, ",\"owner\":\"%s\"", memoir_side_words.word[owner]);
    if (hex->obstacles)
        print_obstacles(j, hex->obstacles);
    if (hex->unit.kind != MU_NONE)
        print_unit(j, h);
    fputc('}', j->f);
}

void show_json(FILE *out, const memoir_scenario *s)
{
    const json_out j = {out, s, memoir_board(s)};
    fputs("{\"ruleset\":\"memoir\"", out);
    for (int i = 0; i < memoir_scn_format.nkinds; i++)
        if (memoir_scn_format.kinds[i].special == NULL)
            print_kind(&j, &memoir_scn_format.kinds[i]);
    fputs(",\n \"hexes\":[\n", out);
    for (int h = 0; h < j.b->hexes; h++) {
        print_hex(&j, (bcg_hex)h);
        fprintf(out, "%s\n", h + 1 < j.b->hexes ? "," : "");
    }
    fputs(" ]}\n", out);
}
