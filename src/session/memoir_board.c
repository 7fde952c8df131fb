/* A Memoir scenario or position as JSON: everything in the file, in the words of the file
 * (lines_json.h). The map becomes `hexes`, row by row. */
#include "session/memoir_json.h"

#include "notation/memoir_scn.h"
#include "session/lines_json.h"

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

void memoir_json_cards(bcg_json *j, const uint8_t counts[MEMOIR_CARDS])
{
    bcg_json_counts(j, &memoir_card_words, counts);
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
        bcg_json_bits(o->j, &memoir_direction_words, hex->river);
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

static void put_cell(bcg_json *j, const void *document, int cell)
{
    memoir_json_hex(j, memoir_board(document), cell);
}

void memoir_json_scenario(bcg_json *j, const memoir_scenario *s)
{
    const board_out o = {j, s, memoir_board(s)};
    const bcg_lines_out lines = {
        .j = j, .document = s, .text = s->text, .no_cell = BCG_NO_HEX, .put_cell = put_cell};
    bcg_json_open(j, '{');
    bcg_json_put_string(j, "ruleset", bcg_memoir_ops.name);
    bcg_json_put_lines(&lines, &memoir_scn_format);
    bcg_json_break(j, 1);
    bcg_json_key(j, "hexes");
    bcg_json_open(j, '[');
    for (int h = 0; h < o.b->hexes; h++)
        write_hex(&o, (bcg_hex)h);
    bcg_json_break(j, 1);
    bcg_json_close(j, ']');
    bcg_json_close(j, '}');
}
