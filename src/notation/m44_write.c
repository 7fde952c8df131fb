/* Writing a scenario as a `.m44` file: first everything the format has a field for, then the
 * contents of `foreign` lines, then under `bocage` what a reader of the rest would miss. */
#include "notation/m44_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static json_t *text_value(const memoir_scenario *s, bcg_text_ref ref)
{
    return json_stringn(s->text + ref.at, ref.len);
}

static json_t *label_value(const memoir_scenario *s, int h)
{
    char label[BCG_LABEL_SIZE];
    bcg_hex_label(memoir_board(s), (bcg_hex)h, label);
    return json_string(label);
}

static json_t *labels_value(const memoir_scenario *s, const bcg_set *hexes)
{
    json_t *list = json_array();
    BCG_EACH (h, *hexes)
        json_array_append_new(list, label_value(s, h));
    return list;
}

static json_t *place_value(const memoir_scenario *s, int h)
{
    const bcg_board *b = memoir_board(s);
    return json_pack("{s:i, s:i}", "row", bcg_hex_y(b, (bcg_hex)h), "col",
                     bcg_hex_x(b, (bcg_hex)h));
}

json_t *m44_entry_of(m44_file *f, const memoir_scenario *s, bcg_hex h)
{
    if (f->hex[h] == NULL)
        f->hex[h] = place_value(s, h);
    return f->hex[h];
}

/* -- game info -------------------------------------------------------------------------------- */

static json_t *date_value(bcg_date d)
{
    char text[32];
    snprintf(text, sizeof text, "%04d-%02d-%02d", d.year, d.month, d.day);
    return json_string(text);
}

static void write_side(json_t *game, const memoir_scenario *s, int player)
{
    const memoir_setup_side *side = &s->side.at[s->side.at[0].edge == player ? 0 : 1];
    const struct {
        const char *key;
        json_t *value;
    } members[] = {
        {"side", json_string(m44_side_words.word[side->side])},
        {"country", json_string(memoir_nation_words.word[side->nation])},
        {"cards", json_integer(side->hand)},
        {"victory", json_integer(side->medals)},
    };
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        char key[32];
        snprintf(key, sizeof key, "%s_player%d", members[i].key, player + 1);
        json_object_set_new(game, key, members[i].value);
    }
}

static json_t *write_game(const memoir_scenario *s)
{
    json_t *game = json_object(), *options = json_object(), *conditions = json_array();
    const int top = s->side.at[s->side.at[0].edge == MEMOIR_TOP ? 0 : 1].side;
    if (s->front.count)
        json_object_set_new(game, "front", json_string(m44_front_words.word[s->front.at[0].value]));
    if (s->date.count) {
        const memoir_period *when = &s->date.at[0];
        json_object_set_new(game, "date_begin", date_value(when->from));
        json_object_set_new(game, "date_end", date_value(when->to.year ? when->to : when->from));
    }
    json_object_set_new(game, "starting",
                        json_string(m44_player_words.word[s->first.at[0].value != top]));
    for (int player = 0; player < 2; player++)
        write_side(game, s, player);
    if (s->no_reshuffle.count)
        json_object_set_new(options, "deck_reshuffling", json_false());
    json_object_set_new(game, "options", options);
    for (int i = 0; i < s->win.count; i++) {
        const memoir_sudden_death *w = &s->win.at[i];
        json_array_append_new(conditions,
                              json_pack("{s:{s:s, s:i, s:o}}", "group_sudden_death", "side",
                                        m44_side_words.word[w->side], "number", (int)w->need,
                                        "group", labels_value(s, &w->hexes)));
    }
    if (s->win.count)
        json_object_set_new(game, "victory", json_pack("{s:O}", "condition", conditions));
    json_decref(conditions);
    return game;
}

/* -- the map ---------------------------------------------------------------------------------- */

static bool has_cell(uint16_t count, const memoir_line_cells *line, int h)
{
    return count > 0 && bcg_set_has(&line->hexes, h);
}

/* The behaviour of a tile; the format allows one. */
static const m44_ground *ground_of(const memoir_scenario *s, int h)
{
    const bool closed = has_cell(s->impassable.count, s->impassable.at, h);
    const bool blocks = has_cell(s->blocks_fire.count, s->blocks_fire.at, h);
    const bool wide = has_cell(s->wide.count, s->wide.at, h);
    const int terrain = s->hex[h].terrain;
    for (const m44_ground *g = m44_grounds; g->name; g++) {
        if (g->from != M44_NO_KIND && g->to == terrain && g->from != g->to)
            return g;
        if (g->impassable && closed && g->blocks_fire == blocks)
            return g;
        if (g->wide && wide && terrain == g->to)
            return g;
    }
    return NULL;
}

static void write_tile(m44_file *f, const memoir_scenario *s, int h)
{
    const memoir_setup_hex *hex = &s->hex[h];
    const m44_ground *ground = ground_of(s, h);
    /* a lake made of river tiles (TER-LAKE-1) */
    const bool river = has_cell(s->river_in_classic.count, s->river_in_classic.at, h);
    const int drawn = river ? MT_RIVER : hex->terrain;
    const int kind = ground && ground->from != M44_NO_KIND ? ground->from : drawn;
    int orientation;
    const m44_tile *tile = m44_tile_of(kind, s->board.at[0].face, hex->river, &orientation);
    if (tile == NULL || (hex->terrain == m44_ground_at(s, (bcg_hex)h) && ground == NULL))
        return;
    json_t *object = json_pack("{s:s}", "name", tile->name);
    if (tile->shape == M44_PATH)
        json_object_set_new(object, "orientation", json_integer(orientation));
    if (ground)
        json_object_set_new(object, "behavior", json_string(ground->name));
    json_object_set_new(m44_entry_of(f, s, (bcg_hex)h), "terrain", object);
}

static bool is_span(const memoir_scenario *s, int h)
{
    for (int i = 0; i < s->bridge_span.count; i++)
        if (bcg_set_has(&s->bridge_span.at[i].hexes, h))
            return true;
    return false;
}

static void write_owner(json_t *object, const memoir_scenario *s, int h)
{
    const int owner = memoir_owner_at(s, (bcg_hex)h);
    if (owner >= 0)
        json_object_set_new(object, "original_owner", json_string(m44_side_words.word[owner]));
}

static void write_structure(m44_file *f, const memoir_scenario *s, int h)
{
    const m44_structure *row = m44_structure_of(s->hex[h].structure, s->board.at[0].face);
    if (s->hex[h].structure == MB_NONE || row == NULL)
        return;
    json_t *object = json_pack("{s:s}", "name", row->name);
    if (row->kind == MB_BRIDGE) {
        const int axis = memoir_bridge_axis(s, (bcg_hex)h);
        json_object_set_new(object, "orientation", json_integer((270 - axis) % 180 / 30 + 1));
        if (is_span(s, h))
            json_object_set_new(object, "behavior", json_string("BRIDGE_SECTION"));
    } else
        write_owner(object, s, h);
    json_object_set_new(m44_entry_of(f, s, (bcg_hex)h), "rect_terrain", object);
}

/* The format allows one. */
static void write_obstacle(m44_file *f, const memoir_scenario *s, int h)
{
    int kind = 0;
    while (kind < MEMOIR_OBSTACLES && !(s->hex[h].obstacles >> kind & 1))
        kind++;
    const m44_obstacle *row = kind < MEMOIR_OBSTACLES ? m44_obstacle_of(kind) : NULL;
    if (row == NULL)
        return;
    json_t *object = json_pack("{s:s}", "name", row->name);
    if (row->behavior)
        json_object_set_new(object, "behavior", json_string(row->behavior));
    if (row->kind == MO_SEA_WALL)
        write_owner(object, s, h);
    json_object_set_new(m44_entry_of(f, s, (bcg_hex)h), "obstacle", object);
}

static const m44_unit_behavior *behavior_of(const memoir_setup_unit *u, const memoir_unit_detail *d)
{
    for (const m44_unit_behavior *b = m44_unit_behaviors; b->name; b++)
        if (b->of == u->kind && (b->elite == M44_NO_KIND || b->elite == u->elite) &&
            (b->side == M44_NO_KIND || b->side == u->side) &&
            (b->kind == u->kind || (d && b->medals && d->medals == b->medals) ||
             (d && b->moves && d->moves == b->moves)))
            return b;
    return NULL;
}

static void write_unit(m44_file *f, const memoir_scenario *s, int h)
{
    const memoir_setup_unit *u = &s->hex[h].unit;
    if (u->kind == MU_NONE)
        return;
    const memoir_unit_detail *d = memoir_detail_at(s, (bcg_hex)h);
    const memoir_side side = (memoir_side)u->side;
    const int nation = d && d->nation ? d->nation - 1 : memoir_side_of(s, side)->nation;
    const m44_family family = m44_family_of(memoir_nation_words.word[nation], side);
    const m44_unit *row = m44_unit_of(u->kind, u->elite, family);
    const m44_unit_behavior *behavior = behavior_of(u, d);
    const m44_badge *badge = d && d->badge ? m44_badge_of(d->badge) : NULL;
    if (row == NULL)
        return;
    json_t *object = json_pack("{s:s}", "name", row->name);
    if (badge)
        json_object_set_new(object, "badge", json_string(badge->name));
    if (u->figures != memoir_full_strength((memoir_unit_kind)u->kind, u->elite))
        json_object_set_new(object, "nbr_units", json_integer(u->figures));
    if (behavior)
        json_object_set_new(object, "behavior", json_string(behavior->name));
    json_object_set_new(m44_entry_of(f, s, (bcg_hex)h), "unit", object);
}

/* -- tags and labels -------------------------------------------------------------------------- */

/* On the first of its hexes; the others are its group. */
static json_t *add_tag(m44_file *f, const memoir_scenario *s, const bcg_set *hexes,
                       const char *name)
{
    bcg_set group = *hexes;
    const int first = bcg_set_next(hexes, 0);
    json_t *entry = m44_entry_of(f, s, (bcg_hex)first), *tags = json_object_get(entry, "tags");
    json_t *tag = json_pack("{s:s}", "name", name);
    if (tags == NULL) {
        tags = json_array();
        json_object_set_new(entry, "tags", tags);
    }
    bcg_set_remove(&group, first);
    if (bcg_set_count(&group) > 0)
        json_object_set_new(tag, "group", labels_value(s, &group));
    json_array_append_new(tags, tag);
    return tag;
}

static json_t *medal_value(const memoir_objective *o)
{
    const struct {
        const char *key;
        bool holds;
    } marks[] = {{"permanent", o->permanent},
                 {"majority", o->majority},
                 {"turn_start", o->when == 2},
                 {"last_to_occupy", o->keeps},
                 {"sole_control", o->sole}};
    json_t *medal = json_object();
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
        if (marks[i].holds)
            json_object_set_new(medal, marks[i].key, json_true());
    if (o->medals != 1)
        json_object_set_new(medal, "counts_for", json_integer(o->medals));
    if (o->need != 1)
        json_object_set_new(medal, "nbr_hex", json_integer(o->need));
    return medal;
}

static void write_tags(m44_file *f, const memoir_scenario *s)
{
    for (int i = 0; i < s->objective.count; i++) {
        const memoir_objective *o = &s->objective.at[i];
        json_t *medal = medal_value(o);
        f->objective[i] = add_tag(f, s, &o->hexes, m44_medal_of(o->sides));
        if (json_object_size(medal) > 0)
            json_object_set(f->objective[i], "medal", medal);
        json_decref(medal);
    }
    for (int i = 0; i < s->exit.count; i++) {
        const memoir_exit *e = &s->exit.at[i];
        f->exit[i] = add_tag(f, s, &e->hexes, m44_exit_of(bcg_set_count(&e->hexes)));
        json_object_set_new(f->exit[i], "behavior", json_string("EXIT_MARKER"));
        json_object_set_new(f->exit[i], "side", json_string(m44_side_words.word[e->side]));
    }
}

static void write_labels(m44_file *f, const memoir_scenario *s)
{
    for (int i = 0; i < s->label.count; i++) {
        f->label[i] = place_value(s, s->label.at[i].hex);
        json_object_set_new(f->label[i], "text",
                            json_pack("[o]", text_value(s, s->label.at[i].text)));
        json_array_append_new(f->labels, f->label[i]);
    }
}

/* -- texts ------------------------------------------------------------------------------------ */

static json_t *write_texts(const memoir_scenario *s)
{
    json_t *texts = json_object();
    json_object_set_new(texts, "name", text_value(s, s->title.at[0].text));
    if (s->briefing.count)
        json_object_set_new(texts, "description", text_value(s, s->briefing.at[0].text));
    if (s->history.count)
        json_object_set_new(texts, "historical", text_value(s, s->history.at[0].text));
    if (s->conditions.count)
        json_object_set_new(texts, "victory", text_value(s, s->conditions.at[0].text));
    return texts;
}

/* The language of the texts, if a `foreign` line names it; a new value. */
static json_t *language_of(const memoir_scenario *s)
{
    for (int i = 0; i < s->foreign.count; i++) {
        const bcg_span text = memoir_text(s, s->foreign.at[i].value);
        if (!bcg_span_is(memoir_text(s, s->foreign.at[i].key), "language"))
            continue;
        json_t *value = json_loadb(text.at, text.len, JSON_DECODE_ANY, NULL);
        if (json_is_string(value))
            return value;
        json_decref(value);
    }
    return json_string("en");
}

/* -- the file --------------------------------------------------------------------------------- */

/* Everything except the hexes, which are added last, when they are complete. */
static void begin_file(m44_file *f, const memoir_scenario *s)
{
    json_t *language = language_of(s), *text = json_object();
    *f = (m44_file){.root = json_object(), .hexagons = json_array(), .labels = json_array()};
    json_object_set_new(text, json_string_value(language), write_texts(s));
    json_object_set_new(f->root, "meta_data", json_pack("{s:s}", "software", "bocage"));
    json_object_set_new(f->root, "game_info", write_game(s));
    json_object_set_new(f->root, "board",
                        json_pack("{s:s, s:s, s:o, s:o}", "type",
                                  m44_board_words.word[s->board.at[0].board], "face",
                                  m44_face_words.word[s->board.at[0].face], "hexagons", f->hexagons,
                                  "labels", f->labels));
    json_object_set_new(f->root, "text", text);
    json_decref(language);
    for (int h = 0; h < memoir_board(s)->hexes; h++) {
        write_tile(f, s, h);
        write_structure(f, s, h);
        write_obstacle(f, s, h);
        write_unit(f, s, h);
    }
    write_tags(f, s);
    write_labels(f, s);
}

static void end_file(m44_file *f)
{
    json_t *list = json_object_get(json_object_get(f->root, "board"), "hexagons");
    for (int h = 0; h < BCG_MAX_HEXES; h++) {
        if (f->hex[h] && json_is_array(list))
            json_array_append(list, f->hex[h]);
        json_decref(f->hex[h]);
        f->hex[h] = NULL;
    }
}

/* The plain file with the `foreign` lines in `wanted`; `bad` is the first that failed, or -1. */
static json_t *plain_file(const memoir_scenario *s, const bool wanted[MEMOIR_FOREIGN], int *bad)
{
    m44_file f;
    *bad = -1;
    begin_file(&f, s);
    for (int i = 0; i < s->foreign.count && *bad < 0; i++)
        if (wanted[i] && !m44_apply_foreign(&f, s, &s->foreign.at[i]))
            *bad = i;
    end_file(&f);
    return f.root;
}

/* Can the file be read with this one line in it? */
static bool can_be_read(const memoir_scenario *s, const bool wanted[MEMOIR_FOREIGN],
                        memoir_scenario *out, json_t **root)
{
    bcg_problem ignored[1];
    bcg_problems p;
    int bad;
    bcg_problems_init(&p, ignored, 1);
    *root = plain_file(s, wanted, &bad);
    const bool good = bad < 0 && m44_read_plain(*root, out, &p) &&
                      m44_add_bocage(out, NULL, out, &p);
    if (!good) {
        json_decref(*root);
        *root = NULL;
    }
    return good;
}

/* A handwritten `foreign` line may break the file: such lines are reported and kept only under
 * `bocage`. */
static json_t *readable_file(const memoir_scenario *s, memoir_scenario *plain, bcg_problems *p)
{
    bool wanted[MEMOIR_FOREIGN];
    json_t *root;
    memset(wanted, true, sizeof wanted);
    if (can_be_read(s, wanted, plain, &root))
        return root;
    for (int i = 0; i < s->foreign.count; i++) {
        bool alone[MEMOIR_FOREIGN] = {false};
        const memoir_foreign *f = &s->foreign.at[i];
        const bcg_span key = memoir_text(s, f->key);
        alone[i] = true;
        wanted[i] = can_be_read(s, alone, plain, &root);
        json_decref(root);
        if (!wanted[i])
            bcg_warning(p, (bcg_span){"", 0, f->line, f->line > 0}, SCN_BAD_VALUE,
                        "`foreign %.*s` would spoil the file; it is only kept under `bocage`",
                        BCG_SHOWN(key));
    }
    if (can_be_read(s, wanted, plain, &root))
        return root;
    memset(wanted, false, sizeof wanted); /* they break it only in combination */
    return can_be_read(s, wanted, plain, &root) ? root : NULL;
}

/* Ends with a line end. */
static char *dump(const json_t *root)
{
    char *text = json_dumps(root, JSON_INDENT(1));
    char *longer = text ? realloc(text, strlen(text) + 2) : NULL;
    if (longer == NULL)
        free(text);
    else
        memcpy(longer + strlen(longer), "\n", 2);
    return longer;
}

char *m44_write(const memoir_scenario *s, size_t *size, bcg_problems *p)
{
    memoir_scenario *plain = malloc(sizeof *plain);
    json_t *root = plain ? readable_file(s, plain, p) : NULL;
    char *text = NULL;
    if (root) {
        json_t *bocage = m44_bocage_part(s, plain, p);
        if (bocage)
            json_object_set_new(root, "bocage", bocage);
        text = dump(root);
    }
    if (text == NULL)
        bcg_error(p, (bcg_span){"", 0, 0, 0}, SCN_UNREADABLE, "the battle cannot be written");
    *size = text ? strlen(text) : 0;
    json_decref(root);
    free(plain);
    return text;
}
