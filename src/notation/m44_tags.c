/* The tags of a `.m44` map that are medals and exits; others are kept unchanged. */
#include "notation/m44_parts.h"

#include <string.h>
#include <strings.h>

static bool take_flag(m44_piece *p, const m44_place *where, json_t *medal, const char *key,
                      uint8_t *out)
{
    bool flag = false;
    const m44_found found = m44_flag(&p->r->notes, where, medal, key, &flag);
    if (found == M44_THERE) {
        *out = flag;
        m44_forget(medal, key);
    }
    return found != M44_WRONG;
}

static bool take_number(m44_piece *p, const m44_place *where, json_t *medal, const char *key,
                        int most, uint16_t *out)
{
    int number = *out;
    const m44_found found = m44_number(&p->r->notes, where, medal, key, 1, most, &number);
    if (found == M44_THERE) {
        *out = (uint16_t)number;
        m44_forget(medal, key);
    }
    return found != M44_WRONG;
}

static bool read_medal(m44_piece *p, json_t *medal, memoir_objective *o)
{
    const m44_place where = {&p->where, "medal", 0};
    uint8_t turn_start = 0;
    bool any_hex = false;
    int side;
    bool good = take_flag(p, &where, medal, "permanent", &o->permanent) &&
                take_flag(p, &where, medal, "majority", &o->majority) &&
                take_flag(p, &where, medal, "turn_start", &turn_start) &&
                take_flag(p, &where, medal, "last_to_occupy", &o->keeps) &&
                take_flag(p, &where, medal, "sole_control", &o->sole) &&
                take_number(p, &where, medal, "counts_for", 9, &o->medals) &&
                take_number(p, &where, medal, "nbr_hex", 99, &o->need);
    if (turn_start)
        o->when = 2;
    const m44_found any = m44_flag(&p->r->notes, &where, medal, "any_hex", &any_hex);
    good = good && any != M44_WRONG;
    if (any == M44_THERE && !any_hex) /* there is no rule for it, so `true` is kept */
        m44_forget(medal, "any_hex");
    const m44_found whose = m44_word(&p->r->notes, &where, medal, "side", &m44_side_words, &side);
    p->side_agrees = whose == M44_ABSENT || (whose == M44_THERE && o->sides >> side & 1);
    if (p->side_agrees && whose == M44_THERE)
        o->sides = UINT32_C(1) << side;
    if (good && o->need > bcg_set_count(&o->hexes)) {
        const m44_place need = {&where, "nbr_hex", 0};
        m44_error(&p->r->notes, &need, SCN_CANNOT_BE_MET,
                  "%d hexes are needed but only %d %s named", o->need, bcg_set_count(&o->hexes),
                  bcg_set_count(&o->hexes) == 1 ? "is" : "are");
        return false;
    }
    return good;
}

static void keep_rest_of_tag(m44_piece *p, const char *list, int number)
{
    char key[32];
    bcg_writer w;
    bcg_writer_init(&w, key, sizeof key);
    bcg_writef(&w, "%s.%d", list, number);
    json_t *medal = json_object_get(p->object, "medal");
    if (json_is_object(medal)) {
        json_incref(medal);
        m44_forget(p->object, "medal");
        m44_keep_members(p->r, key, BCG_NO_HEX, p->object);
        bcg_write(&w, ".medal");
        if (p->side_agrees)
            m44_keep_look(p->r, key, BCG_NO_HEX, medal, "side");
        m44_keep_members(p->r, key, BCG_NO_HEX, medal);
        json_decref(medal);
    } else
        m44_keep_members(p->r, key, BCG_NO_HEX, p->object);
}

static void read_objective(m44_piece *p, const m44_tag *row)
{
    memoir_scenario *s = p->r->s;
    memoir_objective o = {.sides = row->medal, .medals = 1, .need = 1};
    const m44_place medal_place = {&p->where, "medal", 0};
    json_t *medal = json_object_get(p->object, "medal");
    bcg_set_add(&o.hexes, p->hex);
    if (!m44_group(&p->r->notes, &p->where, p->object, "group", &o.hexes))
        return;
    m44_forget(p->object, "group");
    if (medal && m44_is_empty(medal))
        m44_forget(p->object, "medal");
    else if (medal && !json_is_object(medal)) {
        m44_error(&p->r->notes, &medal_place, SCN_BAD_VALUE, "this must be an object");
        return;
    } else if (medal && !read_medal(p, medal, &o))
        return;
    if (strcmp(p->name, m44_medal_of(o.sides)) == 0)
        m44_forget(p->object, "name");
    if (s->objective.count == MEMOIR_MANY) {
        m44_error(&p->r->notes, &p->where, SCN_TOO_MANY, "there are more than %d medals on the map",
                  MEMOIR_MANY);
        return;
    }
    s->objective.at[s->objective.count++] = o;
    keep_rest_of_tag(p, "objective", s->objective.count);
}

static void read_exit(m44_piece *p, int side)
{
    memoir_scenario *s = p->r->s;
    const int most = sizeof s->exit.at / sizeof s->exit.at[0];
    memoir_exit e = {.side = (uint8_t)side, .medals = 1};
    bcg_set_add(&e.hexes, p->hex);
    if (!m44_group(&p->r->notes, &p->where, p->object, "group", &e.hexes))
        return;
    m44_forget(p->object, "group");
    m44_forget(p->object, "side");
    m44_forget(p->object, "behavior");
    if (strcmp(p->name, m44_exit_of(bcg_set_count(&e.hexes))) == 0)
        m44_forget(p->object, "name");
    if (s->exit.count == most) {
        m44_error(&p->r->notes, &p->where, SCN_TOO_MANY, "there are more than %d exits", most);
        return;
    }
    s->exit.at[s->exit.count++] = e;
    keep_rest_of_tag(p, "exit", s->exit.count);
}

static bool read_tag(m44_piece *p)
{
    const m44_tag *row = m44_find_tag(p->name);
    int side;
    if (row && row->medal) {
        read_objective(p, row);
        return true;
    }
    if (row && row->exit && p->behavior && strcasecmp(p->behavior, "EXIT_MARKER") == 0 &&
        m44_word(&p->r->notes, &p->where, p->object, "side", &m44_side_words, &side) == M44_THERE) {
        read_exit(p, side);
        return true;
    }
    return false;
}

void m44_read_tags(m44_reader *r, const m44_place *where, bcg_hex h)
{
    const m44_place place = {where, "tags", 0};
    json_t *tag, *rest = json_array();
    size_t i;
    json_array_foreach (json_object_get(r->hex[h], "tags"), i, tag) {
        const m44_place member = {&place, NULL, (int)i};
        if (!json_is_object(tag)) {
            m44_error(&r->notes, &member, SCN_BAD_VALUE, "a tag must be an object");
            continue;
        }
        m44_piece p = {.r = r, .where = member, .object = json_deep_copy(tag), .hex = h};
        if (m44_read_names(&p) && !read_tag(&p))
            json_array_append(rest, tag);
        json_decref(p.object);
    }
    if (json_array_size(rest) > 0)
        m44_keep(r, "tags", h, rest);
    json_decref(rest);
    m44_forget(r->hex[h], "tags");
}
