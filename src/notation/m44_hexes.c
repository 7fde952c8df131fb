/* The map of a `.m44` file: tiles, structures, obstacles and units. Tags: m44_tags.c.
 *
 * If a part is understood, only its remaining members are kept, one by one; otherwise it is kept
 * whole. What the writer recreates by itself (m44_write.c) need not be kept. */
#include "notation/m44_parts.h"

#include <stdlib.h>
#include <string.h>

/* -- which hex -------------------------------------------------------------------------------- */

bcg_hex m44_hex_of(m44_reader *r, const m44_place *where, const json_t *entry, bool strict)
{
    bcg_problem ignored[2];
    bcg_problems lenient;
    m44_notes notes = r->notes;
    const bcg_board *b = r->notes.board;
    int row = 0, col = 0;
    bcg_problems_init(&lenient, ignored, 2);
    if (!strict)
        notes.problems = &lenient;
    const m44_found y = m44_number(&notes, where, entry, "row", 0, b->rows - 1, &row);
    const m44_found x = m44_number(&notes, where, entry, "col", 0, 2 * b->width - 2, &col);
    if (y == M44_ABSENT || x == M44_ABSENT)
        m44_error(&notes, where, SCN_BAD_HEX, "`row` and `col` must say which hex this is");
    if (y != M44_THERE || x != M44_THERE)
        return BCG_NO_HEX;
    const bcg_hex h = bcg_hex_at(b, col, row);
    if (h == BCG_NO_HEX)
        m44_error(&notes, where, SCN_BAD_HEX,
                  "there is no hex at row %d, col %d: %s rows have %s columns only", row, col,
                  row % 2 ? "odd" : "even", row % 2 ? "odd" : "even");
    return h;
}

/* If a hex occurs in the file twice, its lists of tags are joined; everything else may be given
 * once. */
static void merge_member(m44_reader *r, const m44_place *where, json_t *into, const char *key,
                         json_t *value)
{
    const m44_place place = {where, key, 0};
    json_t *there = json_object_get(into, key);
    if (json_is_null(value) || strcmp(key, "row") == 0 || strcmp(key, "col") == 0)
        return;
    if (strcmp(key, "tags") == 0) {
        json_t *list = m44_list(&r->notes, &place, value);
        if (there && list)
            json_array_extend(there, list);
        else if (list)
            json_object_set(into, key, list);
        json_decref(list);
    } else if (there)
        m44_error(&r->notes, &place, SCN_TWICE,
                  "this hex stands in the file twice, and both times with `%.*s`", M44_SHOWN(key));
    else
        json_object_set(into, key, value);
}

void m44_collect_hexes(m44_reader *r, const json_t *hexagons)
{
    const m44_place file = {NULL, NULL, 0}, board = {&file, "board", 0};
    const m44_place place = {&board, "hexagons", 0};
    json_t *list = m44_list(&r->notes, &place, hexagons), *entry, *value;
    size_t i;
    json_array_foreach (list, i, entry) {
        const m44_place where = {&place, NULL, (int)i};
        const char *key;
        r->notes.hex = BCG_NO_HEX;
        if (!json_is_object(entry)) {
            m44_error(&r->notes, &where, SCN_BAD_VALUE, "a hex must be an object");
            continue;
        }
        const bcg_hex h = m44_hex_of(r, &where, entry, true);
        if (h == BCG_NO_HEX)
            continue;
        r->notes.hex = h;
        if (r->hex[h] == NULL) {
            r->hex[h] = json_object();
            r->index[h] = (int)i;
        }
        json_object_foreach (entry, key, value) {
            merge_member(r, &where, r->hex[h], key, value);
        }
    }
    r->notes.hex = BCG_NO_HEX;
    json_decref(list);
}

m44_family m44_count_figures(const m44_reader *r, memoir_side side)
{
    int count[M44_FAMILIES] = {0}, best = M44_FAMILIES;
    for (int h = 0; h < BCG_MAX_HEXES; h++) {
        const json_t *unit = json_object_get(r->hex[h], "unit");
        const m44_unit *row = m44_find_unit(json_string_value(json_object_get(unit, "name")));
        if (row && m44_families[row->family].side == side)
            count[row->family]++;
    }
    for (int f = 0; f < M44_FAMILIES; f++)
        if (count[f] > (best < M44_FAMILIES ? count[best] : 0))
            best = f;
    return (m44_family)best;
}

/* -- one piece -------------------------------------------------------------------------------- */

/* Is it spelled as in the tables? A different spelling is kept. */
static bool is_named(const m44_piece *p, const char *name)
{
    return p->name && strcmp(p->name, name) == 0;
}

bool m44_read_names(m44_piece *p)
{
    const m44_found name = m44_text(&p->r->notes, &p->where, p->object, "name", &p->name);
    const m44_found what = m44_text(&p->r->notes, &p->where, p->object, "behavior", &p->behavior);
    if (name == M44_ABSENT)
        m44_error(&p->r->notes, &p->where, SCN_BAD_VALUE, "the `name` of this piece is missing");
    return name == M44_THERE && what != M44_WRONG;
}

/* Removes the orientation if the writer would write the same. */
static bool read_orientation(m44_piece *p, int most, int *out)
{
    *out = 1;
    return m44_number(&p->r->notes, &p->where, p->object, "orientation", 1, most, out) != M44_WRONG;
}

static void add_cell(bcg_set *hexes, uint16_t *count, bcg_hex h)
{
    *count = 1;
    bcg_set_add(hexes, h);
}

static void add_owner(memoir_scenario *s, int side, bcg_hex h)
{
    int i = 0;
    while (i < s->owner.count && s->owner.at[i].side != side)
        i++;
    if (i == s->owner.count)
        s->owner.at[s->owner.count++] = (memoir_owner){.side = (uint8_t)side};
    bcg_set_add(&s->owner.at[i].hexes, h);
}

static bool read_owner(m44_piece *p)
{
    int side;
    const m44_found found = m44_word(&p->r->notes, &p->where, p->object, "original_owner",
                                     &m44_side_words, &side);
    if (found != M44_THERE)
        return false;
    add_owner(p->r->s, side, p->hex);
    m44_forget(p->object, "original_owner");
    return true;
}

/* -- tiles ------------------------------------------------------------------------------------ */

memoir_terrain_kind m44_ground_at(const memoir_scenario *s, bcg_hex h)
{
    const bcg_board *b = memoir_board(s);
    const int y = bcg_hex_y(b, h);
    const bool tall = b->rows > 9; /* breakthrough */
    if (strcmp(m44_face_words.word[s->board.at[0].face], "BEACH") != 0)
        return MT_OPEN;
    if (y >= (tall ? 14 : 7))
        return MT_OCEAN;
    return y >= (tall ? 11 : 4) ? MT_BEACH : MT_OPEN;
}

static bool read_tile(m44_piece *p)
{
    memoir_scenario *s = p->r->s;
    const m44_tile *tile = m44_find_tile(p->name);
    const m44_ground *ground = tile ? m44_find_ground(p->behavior, tile->kind) : NULL;
    int orientation, usual;
    if (tile == NULL || tile->kind == M44_NO_KIND ||
        (tile->impassable && !(ground && (ground->impassable || ground->plain))))
        return false;
    if (!read_orientation(p, BCG_DIRS, &orientation))
        return true;
    p->setup->terrain = (uint8_t)(ground && ground->to != M44_NO_KIND ? ground->to : tile->kind);
    if (tile->shape == M44_PATH)
        p->setup->river = (uint8_t)m44_edges_of(tile, orientation);
    if (ground) {
        if (ground->impassable)
            add_cell(&s->impassable.at[0].hexes, &s->impassable.count, p->hex);
        if (ground->blocks_fire)
            add_cell(&s->blocks_fire.at[0].hexes, &s->blocks_fire.count, p->hex);
        if (ground->wide)
            add_cell(&s->wide.at[0].hexes, &s->wide.count, p->hex);
        if (ground->plain)
            m44_keep_look(p->r, "terrain", p->hex, p->object, "behavior");
        m44_forget(p->object, "behavior");
    }
    if (m44_tile_of(tile->kind, s->board.at[0].face, p->setup->river, &usual) == tile &&
        is_named(p, tile->name))
        m44_forget(p->object, "name");
    if (orientation == usual)
        m44_forget(p->object, "orientation");
    return true;
}

/* -- structures and obstacles ------------------------------------------------------------------ */

static void read_bridge(m44_piece *p, int orientation)
{
    memoir_scenario *s = p->r->s;
    const int axis = (90 + 30 * (13 - orientation)) % 180; /* clockwise, starting at north-south */
    if (orientation <= 6)
        m44_forget(p->object, "orientation");
    if (axis == memoir_bridge_axis(s, p->hex))
        return;
    if (s->bridge.count == MEMOIR_MANY)
        m44_error(&p->r->notes, &p->where, SCN_TOO_MANY, "there are more than %d oblique bridges",
                  MEMOIR_MANY);
    else
        s->bridge.at[s->bridge.count++] = (memoir_bridge){.hex = p->hex, .axis = (uint16_t)axis};
}

static bool read_structure(m44_piece *p)
{
    const int face = p->r->s->board.at[0].face;
    const m44_structure *row = m44_find_structure(p->name);
    int orientation;
    if (row == NULL || row->kind == M44_NO_KIND)
        return false;
    if (!read_orientation(p, row->kind == MB_BRIDGE ? 12 : BCG_DIRS, &orientation))
        return true;
    p->setup->structure = (uint8_t)row->kind;
    if (m44_structure_of(row->kind, face) == row && is_named(p, row->name))
        m44_forget(p->object, "name");
    if (row->kind == MB_BRIDGE) {
        read_bridge(p, orientation);
        return true;
    }
    if (orientation == 1)
        m44_forget(p->object, "orientation");
    /* Owned by the side the file names, otherwise by that of the unit in it. */
    const m44_unit *unit = m44_find_unit(
        json_string_value(json_object_get(json_object_get(p->r->hex[p->hex], "unit"), "name")));
    if (!read_owner(p) && unit && !json_object_get(p->object, "original_owner"))
        add_owner(p->r->s, (int)m44_families[unit->family].side, p->hex);
    return true;
}

static bool read_obstacle(m44_piece *p)
{
    const m44_obstacle *row = m44_find_obstacle(p->name, p->behavior);
    int orientation;
    if (row == NULL)
        return false;
    if (!read_orientation(p, BCG_DIRS, &orientation))
        return true;
    p->setup->obstacles |= (uint8_t)(1u << row->kind);
    if (is_named(p, row->name))
        m44_forget(p->object, "name");
    if (row->behavior)
        m44_forget(p->object, "behavior");
    if (orientation == 1)
        m44_forget(p->object, "orientation");
    if (row->kind == MO_SEA_WALL)
        read_owner(p);
    return true;
}

/* -- units ------------------------------------------------------------------------------------ */

static int find_nation(const char *word)
{
    const int nation = bcg_find_word(bcg_span_of(word), &memoir_nation_words);
    return nation < 0 ? 0 : nation;
}

/* A behaviour applies only to the units it was made for; on others it is kept. */
static bool fits_unit(const m44_unit_behavior *b, const memoir_setup_unit *u)
{
    const int of = b->kind == MU_RESISTANCE ? MU_INFANTRY : b->of;
    return u->kind == of && (b->elite == M44_NO_KIND || b->elite == u->elite) &&
           (b->side == M44_NO_KIND || b->side == u->side);
}

static void read_behavior(m44_piece *p, memoir_setup_unit *u, memoir_unit_detail *d)
{
    const m44_unit_behavior *b = m44_find_unit_behavior(p->behavior);
    if (b == NULL || !fits_unit(b, u))
        return;
    if (b->kind != M44_NO_KIND) {
        u->kind = (uint8_t)b->kind;
        u->elite = 0;
    }
    if (b->medals)
        d->medals = b->medals;
    if (b->moves)
        d->moves = b->moves;
    m44_forget(p->object, "behavior");
}

static bool read_figures(m44_piece *p, memoir_setup_unit *u)
{
    int figures = memoir_full_strength((memoir_unit_kind)u->kind, u->elite);
    if (m44_number(&p->r->notes, &p->where, p->object, "nbr_units", 1, 9, &figures) == M44_WRONG)
        return false;
    u->figures = u->start = (uint8_t)figures;
    const bool tiger = u->kind == MU_ARMOR && u->elite && u->side == MS_AXIS && figures == 1;
    if (!tiger)
        m44_forget(p->object, "nbr_units");
    return true;
}

/* Its own nation, if its figures are not those of its side's army. */
static void read_nation(m44_piece *p, const m44_unit *row, const memoir_setup_unit *u,
                        memoir_unit_detail *d)
{
    const memoir_scenario *s = p->r->s;
    const char *own = m44_families[row->family].nation;
    const int army = memoir_side_of(s, (memoir_side)u->side)->nation;
    const memoir_side side = (memoir_side)u->side;
    if (m44_family_of(memoir_nation_words.word[army], side) != row->family &&
        strcmp(memoir_nation_words.word[army], own) != 0)
        d->nation = (uint8_t)(find_nation(own) + 1);
    const char *nation = memoir_nation_words.word[d->nation ? d->nation - 1 : army];
    if (m44_unit_of(u->kind, u->elite, m44_family_of(nation, side)) == row &&
        is_named(p, row->name))
        m44_forget(p->object, "name");
}

static bool read_unit(m44_piece *p)
{
    memoir_scenario *s = p->r->s;
    const m44_unit *row = m44_find_unit(p->name);
    const char *badge_name;
    if (row == NULL || row->kind == M44_NO_KIND)
        return false;
    memoir_setup_unit u = {.kind = (uint8_t)row->kind,
                           .side = (uint8_t)m44_families[row->family].side,
                           .elite = row->elite};
    memoir_unit_detail d = {.hex = p->hex, .medals = 1, .moves = MEMOIR_USUAL, .from = BCG_NO_HEX};
    read_behavior(p, &u, &d);
    if (!read_figures(p, &u) ||
        m44_text(&p->r->notes, &p->where, p->object, "badge", &badge_name) == M44_WRONG)
        return true;
    const m44_badge *badge = m44_find_badge(badge_name);
    if (badge && badge->kind != M44_NO_KIND) {
        d.badge = (uint8_t)badge->kind;
        if (strcmp(badge->name, badge_name) == 0)
            m44_forget(p->object, "badge");
    }
    read_nation(p, row, &u, &d);
    p->setup->unit = u;
    if (d.nation || d.badge || d.medals != 1 || d.moves != MEMOIR_USUAL)
        s->unit.at[s->unit.count++] = d;
    return true;
}

/* -- all of it -------------------------------------------------------------------------------- */

static void read_piece(m44_reader *r, const m44_place *where, bcg_hex h, const char *key,
                       bool (*read)(m44_piece *))
{
    json_t *value = json_object_get(r->hex[h], key);
    if (value == NULL)
        return;
    m44_piece p = {.r = r, .where = {where, key, 0}, .hex = h, .setup = &r->s->hex[h]};
    if (!json_is_object(value)) {
        m44_error(&r->notes, &p.where, SCN_BAD_VALUE, "this must be an object");
        return;
    }
    p.object = json_deep_copy(value);
    if (m44_read_names(&p) && read(&p))
        m44_keep_members(r, key, h, p.object);
    else
        m44_keep(r, key, h, value);
    json_decref(p.object);
}

static void read_hex(m44_reader *r, const m44_place *hexagons, bcg_hex h)
{
    static const struct {
        const char *key;
        bool (*read)(m44_piece *);
    } pieces[] = {{"terrain", read_tile},
                  {"rect_terrain", read_structure},
                  {"obstacle", read_obstacle},
                  {"unit", read_unit}};
    enum { PIECES = sizeof pieces / sizeof pieces[0] };
    const m44_place where = {hexagons, NULL, r->index[h]};
    r->notes.hex = h;
    for (int i = 0; i < PIECES; i++)
        read_piece(r, &where, h, pieces[i].key, pieces[i].read);
    for (int i = 0; i < PIECES; i++)
        m44_forget(r->hex[h], pieces[i].key);
    m44_read_tags(r, &where, h);
    m44_keep_members(r, "", h, r->hex[h]);
    r->notes.hex = BCG_NO_HEX;
}

void m44_read_hexes(m44_reader *r)
{
    const m44_place file = {NULL, NULL, 0}, board = {&file, "board", 0};
    const m44_place hexagons = {&board, "hexagons", 0};
    for (int h = 0; h < r->notes.board->hexes; h++) {
        r->s->hex[h].terrain = (uint8_t)m44_ground_at(r->s, (bcg_hex)h);
        if (r->hex[h])
            read_hex(r, &hexagons, (bcg_hex)h);
    }
}
