/* Parts of a `.m44` file that our format cannot express: stored with their place, reported with
 * their meaning, and restored when the file is written.
 *
 * A key is the path of names in the JSON (`unit.badge`); on the map it is relative to the hex's
 * entry. For medals, exits and labels it contains their number: `objective.2.orientation`.
 * Characters of a name other than letters, digits, - and _ are written as %XX. */
#include "notation/m44_parts.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- keys ------------------------------------------------------------------------------------- */

static bool is_plain(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '-';
}

/* Appends a name to a key; an empty one becomes %00, which cannot be a name in JSON. */
static void append_name(bcg_writer *w, const char *name)
{
    if (w->size)
        bcg_write(w, ".");
    if (name[0] == '\0')
        bcg_write(w, "%00");
    for (; *name; name++)
        if (is_plain(*name))
            bcg_write_bytes(w, name, 1);
        else
            bcg_writef(w, "%%%02X", (unsigned char)*name);
}

static int hex_digit(char c)
{
    const char *digits = "0123456789ABCDEF", *at = c ? strchr(digits, c) : NULL;
    return at ? (int)(at - digits) : -1;
}

/* The next name of a key; false at its end or if it is malformed. */
static bool next_name(bcg_span *rest, char out[M44_KEY])
{
    size_t n = 0, i = 0;
    if (rest->len == 0 || rest->len >= M44_KEY)
        return false;
    for (; i < rest->len && rest->at[i] != '.'; i++) {
        const bool coded = rest->at[i] == '%' && i + 2 < rest->len;
        const int high = coded ? hex_digit(rest->at[i + 1]) : -1;
        const int low = coded ? hex_digit(rest->at[i + 2]) : -1;
        if (!is_plain(rest->at[i]) && (high < 0 || low < 0))
            return false;
        out[n++] = is_plain(rest->at[i]) ? rest->at[i] : (char)(16 * high + low);
        i += is_plain(rest->at[i]) ? 0 : 2;
    }
    out[n] = '\0';
    const size_t used = i < rest->len ? i + 1 : i;
    rest->at += used;
    rest->len -= used;
    return i > 0;
}

/* -- effect on play ---------------------------------------------------------------------------- */

typedef enum meaning { LOOK, BADGE, TAGS, SWITCH, OPTION, MATTERS } meaning;

/* clang-format off */
static const struct {
    const char *key; /* a name, or *: any number of them */
    bool on_map;
    meaning means;
} meanings[] = {
    { "terrain.name",             true,  LOOK },
    { "terrain.orientation",      true,  LOOK },
    { "rect_terrain.name",        true,  LOOK },
    { "rect_terrain.orientation", true,  LOOK },
    { "obstacle.name",            true,  LOOK },
    { "obstacle.orientation",     true,  LOOK },
    { "unit.name",                true,  LOOK },
    { "unit.badge",               true,  BADGE },
    { "tags",                     true,  TAGS },
    { "*",                        true,  MATTERS },
    { "objective.*.name",         false, LOOK },
    { "objective.*.orientation",  false, LOOK },
    { "objective.*",              false, MATTERS },
    { "exit.*.name",              false, LOOK },
    { "exit.*.orientation",       false, LOOK },
    { "exit.*",                   false, MATTERS },
    { "game_info.starting",       false, MATTERS },
    { "game_info.cards_player1",  false, MATTERS },
    { "game_info.cards_player2",  false, MATTERS },
    { "game_info.victory_player1", false, MATTERS },
    { "game_info.victory_player2", false, MATTERS },
    { "game_info.options.*",      false, OPTION },
    { "game_info.victory.*",      false, SWITCH },
    { "game_info.victory",        false, SWITCH },
    { "options",                  false, SWITCH },
    { "board.face",               false, MATTERS },
    { "board.hexagons.*",         false, MATTERS },
    { "*",                        false, LOOK },
};
/* clang-format on */

/* `*` matches one name; at the end, all that follow. */
static bool key_fits(const char *pattern, bcg_span key)
{
    while (*pattern && key.len) {
        if (*pattern == '*' && pattern[1] == '\0')
            return true;
        if (*pattern == '*') {
            while (key.len && *key.at != '.') {
                key.at++;
                key.len--;
            }
            pattern++;
            continue;
        }
        if (*pattern++ != *key.at)
            return false;
        key.at++;
        key.len--;
    }
    return *pattern == '\0' && key.len == 0;
}

static meaning meaning_of(bcg_span key, bool on_map)
{
    for (size_t i = 0; i < sizeof meanings / sizeof meanings[0]; i++)
        if (meanings[i].on_map == on_map && key_fits(meanings[i].key, key))
            return meanings[i].means;
    return LOOK;
}

/* The row for the key of an option, or NULL; `name` receives its name. */
static const m44_option *option_of(bcg_span key, char name[M44_KEY])
{
    const char *begin = "game_info.options.";
    const size_t skipped = strlen(begin);
    name[0] = '\0';
    if (key.len <= skipped || key.len >= M44_KEY || memcmp(key.at, begin, skipped) != 0)
        return NULL;
    snprintf(name, M44_KEY, "%.*s", (int)(key.len - skipped), key.at + skipped);
    return m44_find_option(name);
}

static const char *name_in(const json_t *object)
{
    const char *name = json_string_value(json_object_get(object, "name"));
    return name ? name : "";
}

/* Does a tag we did not understand affect play? One without behaviour may be a mere end marker. */
static bool tag_matters(const json_t *tag)
{
    const m44_tag *row = m44_find_tag(name_in(tag));
    return row == NULL || row->matters || json_object_get(tag, "behavior") ||
           json_object_get(tag, "medal");
}

static bool matters(bcg_span key, bool on_map, const json_t *value)
{
    const m44_badge *badge;
    const m44_option *option;
    char name[M44_KEY];
    json_t *tag;
    size_t i;
    switch (meaning_of(key, on_map)) {
    case BADGE:
        badge = m44_find_badge(json_string_value(value));
        return !m44_is_empty(value) && (badge == NULL || badge->matters);
    case TAGS:
        json_array_foreach (value, i, tag) {
            if (tag_matters(tag))
                return true;
        }
        return !json_is_array(value);
    case SWITCH:
        return m44_truth_of(value) != M44_OFF;
    case OPTION:
        option = option_of(key, name);
        if (option && option->holds)
            return !json_is_null(value) && m44_truth_of(value) != M44_ON;
        return m44_truth_of(value) != M44_OFF;
    case MATTERS:
        return true;
    default:
        return false;
    }
}

/* -- keeping ---------------------------------------------------------------------------------- */

static const m44_place file = {NULL, NULL, 0};

/* Texts in other languages may exceed the space: then what was left out is reported. */
static bool fits(const m44_reader *r, const char *key, const char *value)
{
    return strlen(key) + strlen(value) <= sizeof r->s->text - r->s->text_used;
}

static void keep_text(m44_reader *r, const char *key, bcg_hex hex, bool matters, const char *text)
{
    memoir_scenario *s = r->s;
    const m44_place where = {&file, key, 0};
    memoir_foreign f = {.hex = hex, .matters = matters};
    if (s->foreign.count == MEMOIR_FOREIGN)
        m44_error(&r->notes, &where, SCN_TOO_MANY,
                  "more than %d parts of this file cannot be understood", MEMOIR_FOREIGN);
    else if (!fits(r, key, text) && strncmp(key, "text.", 5) == 0)
        m44_warning(&r->notes, &where, SCN_TEXT_FULL,
                    "left out: the texts are longer than %d bytes together", MEMOIR_TEXT);
    else if (m44_add_text(r, &where, key, &f.key) && m44_add_text(r, &where, text, &f.value))
        s->foreign.at[s->foreign.count++] = f;
}

void m44_keep(m44_reader *r, const char *key, bcg_hex hex, const json_t *value)
{
    const bcg_span span = bcg_span_of(key);
    char *text = m44_one_line(value);
    if (text)
        keep_text(r, key, hex, matters(span, hex != BCG_NO_HEX, value), text);
    free(text);
}

bool m44_key(m44_reader *r, const char *key, const char *name, char out[M44_KEY])
{
    const m44_place where = {&file, key, 0};
    bcg_writer w;
    bcg_writer_init(&w, out, M44_KEY);
    bcg_write(&w, key);
    append_name(&w, name);
    if (w.full || strlen(name) >= M44_KEY)
        m44_error(&r->notes, &where, SCN_BAD_NAME, "the name `%.*s` is too long to be kept",
                  M44_SHOWN(name));
    return !w.full && strlen(name) < M44_KEY;
}

void m44_keep_members(m44_reader *r, const char *key, bcg_hex hex, const json_t *object)
{
    const char *name;
    json_t *value;
    char path[M44_KEY];
    json_object_foreach ((json_t *)object, name, value) {
        if (m44_key(r, key, name, path))
            m44_keep(r, path, hex, value);
    }
}

void m44_keep_look(m44_reader *r, const char *key, bcg_hex hex, json_t *object, const char *name)
{
    const json_t *value = json_object_get(object, name);
    char path[M44_KEY], *text = value ? m44_one_line(value) : NULL;
    if (text && m44_key(r, key, name, path))
        keep_text(r, path, hex, false, text);
    free(text);
    m44_forget(object, name);
}

/* -- reporting -------------------------------------------------------------------------------- */

/* Limits within a sentence, in bytes: for a name, for a key, for key and value together. */
enum { NAME_ROOM = 40, KEY_ROOM = 60, PIECE_ROOM = 120 };

/* Writes at most `most` bytes of a text. A cut is marked with "…", within the quotes if it is
 * JSON. */
static void write_cut(bcg_writer *w, bcg_span text, size_t most, bool json)
{
    size_t at = 0;
    bool quoted = false;
    if (text.len <= most) {
        bcg_write_bytes(w, text.at, text.len);
        return;
    }
    for (;;) {
        size_t next = at + 1; /* one character with all its bytes */
        if (json && text.at[at] == '\\')
            next += text.at[at + 1] == 'u' ? 5 : 1;
        while (next < text.len && ((unsigned char)text.at[next] & 0xc0) == 0x80)
            next++;
        if (next > most)
            break;
        quoted ^= json && text.at[at] == '"';
        at = next;
    }
    bcg_write_bytes(w, text.at, at);
    bcg_write(w, quoted ? "…\"" : "…");
}

static void tell_name(bcg_writer *w, const char *what, const char *name, const char *known)
{
    bcg_writef(w, "%s%s `", known ? "" : "unknown ", what);
    write_cut(w, bcg_span_of(name), NAME_ROOM, false);
    bcg_write(w, "`");
    if (known)
        bcg_writef(w, " (%s)", known);
}

/* Describes a part in the words of the tables; false if they have none for it. */
static bool tell_piece(bcg_writer *w, bcg_span key, bool on_map, const json_t *value)
{
    const char *name = json_is_object(value) ? name_in(value) : json_string_value(value);
    char option_name[M44_KEY];
    const m44_option *option = option_of(key, option_name);
    if (!on_map) {
        if (option_name[0])
            tell_name(w, "option", option_name, option ? option->meaning : NULL);
        return option_name[0];
    }
    if (bcg_span_is(key, "terrain") && name) {
        const m44_tile *row = m44_find_tile(name);
        tell_name(w, "tile", name, row ? row->meaning : NULL);
    } else if (bcg_span_is(key, "rect_terrain") && name) {
        const m44_structure *row = m44_find_structure(name);
        tell_name(w, "structure", name, row ? row->meaning : NULL);
    } else if (bcg_span_is(key, "rect_terrain.behavior") && m44_find_structure_behavior(name)) {
        tell_name(w, "behavior", name, m44_find_structure_behavior(name)->meaning);
    } else if (bcg_span_is(key, "obstacle") && name) {
        tell_name(w, "obstacle", name, NULL);
    } else if (bcg_span_is(key, "unit") && name) {
        const m44_unit *row = m44_find_unit(name);
        tell_name(w, "unit", name, row ? row->meaning : NULL);
    } else if (bcg_span_is(key, "unit.badge") && name) {
        const m44_badge *row = m44_find_badge(name);
        tell_name(w, "badge", name, row ? row->meaning : NULL);
    } else if (bcg_span_is(key, "tags") && name) {
        const m44_tag *row = m44_find_tag(name);
        tell_name(w, "tag", name, row ? row->meaning : NULL);
    } else if (bcg_span_is(key, "unit.nbr_units")) {
        bcg_write(w, "elite armor of one figure (Tiger)");
    } else
        return false;
    return true;
}

/* The kind of line in our own format that would say the same, or NULL. */
static const char *own_line(bcg_span key, bool on_map, const json_t *value)
{
    char name[M44_KEY];
    const m44_option *option = on_map ? NULL : option_of(key, name);
    const m44_structure_behavior *behavior = on_map && bcg_span_is(key, "rect_terrain.behavior")
                                                 ? m44_find_structure_behavior(
                                                       json_string_value(value))
                                                 : NULL;
    return option ? option->line : behavior ? behavior->line : NULL;
}

/* Key and value. */
static void tell_plainly(bcg_writer *w, bcg_span key, const json_t *value)
{
    char *text = m44_one_line(value);
    const char *shown = text ? text : "";
    write_cut(w, key, KEY_ROOM, false);
    bcg_write(w, ": ");
    write_cut(w, bcg_span_of(shown), PIECE_ROOM - (key.len < KEY_ROOM ? key.len : KEY_ROOM), true);
    free(text);
}

static void report_piece(const memoir_scenario *s, const m44_notes *n, bcg_span key,
                         const json_t *value, bool matters)
{
    const bool on_map = n->hex != BCG_NO_HEX;
    const char *line = own_line(key, on_map, value);
    char what[PIECE_ROOM + 40];
    bcg_writer w;
    bcg_writer_init(&w, what, sizeof what);
    if (!tell_piece(&w, key, on_map, value))
        tell_plainly(&w, key, value);
    if (matters && line)
        m44_warning(n, NULL, SCN_FOREIGN, "%s: not carried over; a line `%s` would say it here",
                    what, line);
    else if (matters)
        m44_warning(n, NULL, SCN_FOREIGN, "%s: there are no rules for this here", what);
    else if (s->date.count == 0 && key_fits("game_info.date_begin", key))
        m44_warning(n, NULL, SCN_KEPT, "%s: kept, but not understood", what);
    else
        m44_warning(n, NULL, SCN_KEPT, "%s: kept, changes nothing in play", what);
}

static void report_missing(const m44_notes *n, bcg_span key)
{
    char what[KEY_ROOM + 10];
    bcg_writer w;
    bcg_writer_init(&w, what, sizeof what);
    write_cut(&w, key, KEY_ROOM, false);
    m44_warning(n, NULL, SCN_FOREIGN, "%s is missing: the battle cannot be played without it",
                what);
}

static void report_rules(const m44_notes *n, bcg_span key, const json_t *value)
{
    char what[BCG_PROBLEM_TEXT];
    char *text = m44_one_line(value);
    const char *shown = text ? text : "";
    bcg_writer w;
    bcg_writer_init(&w, what, sizeof what);
    write_cut(&w, key, NAME_ROOM - 10, false);
    bcg_write(&w, ": see whether all of these are here: ");
    write_cut(&w, bcg_span_of(shown), PIECE_ROOM, true);
    m44_warning(n, NULL, SCN_ASSUMED, "%s", what);
    free(text);
}

/* The tags of a hex, one by one: some matter, others do not. */
static void report_tags(const memoir_scenario *s, const m44_notes *n, const json_t *tags,
                        bool line_matters, bool matter)
{
    const bcg_span key = {"tags", strlen("tags"), 0, 0};
    const bool any = matters(key, true, tags);
    json_t *tag;
    size_t i;
    json_array_foreach (tags, i, tag) {
        const bool it_matters = line_matters && (!any || tag_matters(tag));
        if (it_matters == matter)
            report_piece(s, n, key, tag, matter);
    }
}

/* Is it too long for one sentence, but has members to report separately? */
static bool is_long(bcg_span key, const json_t *value)
{
    char *text = json_is_object(value) ? m44_one_line(value) : NULL;
    const bool is = text && key.len + strlen(text) > PIECE_ROOM;
    free(text);
    return is;
}

static void report_members(const memoir_scenario *s, const m44_notes *n, bcg_span key,
                           json_t *object, bool matter)
{
    char path[M44_KEY];
    const char *name;
    json_t *value;
    json_object_foreach (object, name, value) {
        bcg_writer w;
        bcg_writer_init(&w, path, sizeof path);
        bcg_write_bytes(&w, key.at, key.len);
        append_name(&w, name);
        report_piece(s, n, (bcg_span){path, w.size, 0, 0}, value, matter);
    }
}

static void report_line(const memoir_scenario *s, const memoir_foreign *f, m44_notes *n,
                        bool matter)
{
    const bcg_span key = memoir_text(s, f->key), text = memoir_text(s, f->value);
    const bool on_map = f->hex != BCG_NO_HEX;
    json_t *value = json_loadb(text.at, text.len, JSON_DECODE_ANY, NULL), *member;
    size_t i;
    n->hex = f->hex;
    if (on_map && bcg_span_is(key, "tags") && json_array_size(value) > 0) {
        report_tags(s, n, value, f->matters, matter);
    } else if (f->matters != matter) {
        ; /* reported in the other pass */
    } else if (matter && json_is_null(value)) {
        report_missing(n, key);
    } else if (!on_map && key_fits("text.*.rules", key)) {
        report_rules(n, key, value);
    } else if (!on_map && json_array_size(value) > 0 &&
               (bcg_span_is(key, "game_info.victory.condition") ||
                bcg_span_is(key, "board.labels"))) {
        json_array_foreach (value, i, member) {
            report_piece(s, n, key, member, matter);
        }
    } else if (!on_map && !key_fits("game_info.options.*", key) && is_long(key, value)) {
        report_members(s, n, key, value, matter);
    } else
        report_piece(s, n, key, value, matter);
    json_decref(value);
}

void m44_report(const memoir_scenario *s, bool matter, bcg_problems *p)
{
    m44_notes n = {.problems = p, .board = memoir_board(s)};
    for (int i = 0; i < s->foreign.count; i++)
        report_line(s, &s->foreign.at[i], &n, matter);
}

/* -- restoring -------------------------------------------------------------------------------- */

static json_t *numbered(json_t *const list[], int count, const char *number)
{
    int n;
    const bool good = bcg_span_number(bcg_span_of(number), count, &n) && n > 0;
    return good ? list[n - 1] : NULL;
}

/* The object a key is relative to: the hex's entry, a tag, a label or the file. */
static json_t *start_of(m44_file *f, const memoir_scenario *s, bcg_hex hex, bcg_span *key)
{
    char name[M44_KEY], number[M44_KEY];
    bcg_span rest = *key;
    if (hex != BCG_NO_HEX)
        return m44_entry_of(f, s, hex);
    if (!next_name(&rest, name) || !next_name(&rest, number) || rest.len == 0)
        return f->root;
    json_t *object = NULL;
    if (strcmp(name, "objective") == 0)
        object = numbered(f->objective, s->objective.count, number);
    else if (strcmp(name, "exit") == 0)
        object = numbered(f->exit, s->exit.count, number);
    else if (strcmp(name, "label") == 0)
        object = numbered(f->label, s->label.count, number);
    else
        return f->root;
    *key = rest;
    return object;
}

/* Lists that are only appended to: what we wrote ourselves stays. */
static bool add_to_list(json_t *object, const char *name, json_t *value)
{
    json_t *list = json_object_get(object, name);
    if (!json_is_array(value) || (list && !json_is_array(list)))
        return false;
    return list ? json_array_extend(list, value) == 0 : json_object_set(object, name, value) == 0;
}

static bool put(json_t *object, bcg_span key, bool on_map, json_t *value)
{
    char name[M44_KEY];
    const bool adds = on_map ? bcg_span_is(key, "tags") : bcg_span_is(key, "board.labels");
    while (next_name(&key, name)) {
        if (!json_is_object(object))
            return false;
        if (key.len == 0)
            return adds ? add_to_list(object, name, value)
                        : json_object_set(object, name, value) == 0;
        json_t *next = json_object_get(object, name);
        if (next == NULL && json_object_set_new(object, name, json_object()) == 0)
            next = json_object_get(object, name);
        object = next;
    }
    return false;
}

bool m44_apply_foreign(m44_file *f, const memoir_scenario *s, const memoir_foreign *line)
{
    const bcg_span text = memoir_text(s, line->value);
    const size_t flags = JSON_DECODE_ANY | JSON_REJECT_DUPLICATES;
    bcg_span key = memoir_text(s, line->key);
    json_t *value = json_loadb(text.at, text.len, flags, NULL);
    if (bcg_span_is(key, "language")) { /* already handled by m44_write.c */
        json_decref(value);
        return true;
    }
    json_t *object = value ? start_of(f, s, line->hex, &key) : NULL;
    const bool good = object && put(object, key, line->hex != BCG_NO_HEX, value);
    json_decref(value);
    return good;
}

void m44_check_foreign(const memoir_scenario *s, bcg_problems *p)
{
    for (int i = 0; i < s->foreign.count; i++) {
        const memoir_foreign *f = &s->foreign.at[i];
        const bcg_span key = memoir_text(s, f->key), text = memoir_text(s, f->value);
        const bcg_span where = {"", 0, f->line, f->line > 0};
        char name[M44_KEY];
        bcg_span rest = key;
        json_error_t error;
        json_t *value = json_loadb(text.at, text.len, JSON_DECODE_ANY | JSON_REJECT_DUPLICATES,
                                   &error);
        if (value == NULL)
            bcg_warning(p, where, SCN_NOT_JSON, "what stands behind `is` is no JSON: %s",
                        error.text);
        json_decref(value);
        while (next_name(&rest, name))
            ;
        if (rest.len > 0)
            bcg_warning(p, where, SCN_BAD_NAME, "`%.*s` is no place in a .m44 file",
                        BCG_SHOWN(key));
    }
}
