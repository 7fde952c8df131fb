/* Pieces of a `.m44` file that have no word in our format: kept with their place, told with what
 * they are, and put back when the file is written.
 *
 * A key is the path of names in the JSON (`unit.badge`), on the map within the hex's own entry.
 * What belongs to a medal, an exit or a label has their number: `objective.2.orientation`.
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

/* Append a name to a key; an empty one is %00, which no name of JSON can be. */
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

/* The next name of a key; false at its end or if it is none. */
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

/* -- what it means for play -------------------------------------------------------------------- */

typedef enum meaning { LOOK, BADGE, TAGS, SWITCH, NO_SWITCH, MATTERS } meaning;

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
    { "obstacle.orientation",     true,  LOOK },
    { "unit.name",                true,  LOOK },
    { "unit.badge",               true,  BADGE },
    { "tags",                     true,  TAGS },
    { "*",                        true,  MATTERS },
    { "objective.*.name",         false, LOOK },
    { "objective.*.orientation",  false, LOOK },
    { "objective.*.medal.side",   false, LOOK },
    { "objective.*",              false, MATTERS },
    { "exit.*.name",              false, LOOK },
    { "exit.*.orientation",       false, LOOK },
    { "exit.*",                   false, MATTERS },
    { "game_info.starting",       false, MATTERS },
    { "game_info.cards_player1",  false, MATTERS },
    { "game_info.cards_player2",  false, MATTERS },
    { "game_info.victory_player1", false, MATTERS },
    { "game_info.victory_player2", false, MATTERS },
    { "game_info.options.deck_reshuffling", false, NO_SWITCH },
    { "game_info.options.*",      false, SWITCH },
    { "game_info.victory.*",      false, SWITCH },
    { "game_info.victory",        false, SWITCH },
    { "options",                  false, SWITCH },
    { "board.face",               false, MATTERS },
    { "board.hexagons.*",         false, MATTERS },
    { "*",                        false, LOOK },
};
/* clang-format on */

/* `*` stands for one name, at the end for all that follow. */
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

static const char *name_in(const json_t *object)
{
    const char *name = json_string_value(json_object_get(object, "name"));
    return name ? name : "";
}

/* A tag that we did not understand: one without behaviour may be a mere end marker. */
static bool tag_matters(const json_t *tag)
{
    const m44_tag *row = m44_find_tag(name_in(tag));
    return row == NULL || row->matters || json_object_get(tag, "behavior") ||
           json_object_get(tag, "medal");
}

static bool matters(bcg_span key, bool on_map, const json_t *value)
{
    const m44_badge *badge;
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
        return !m44_is_empty(value);
    case NO_SWITCH: /* a rule that holds unless it is switched off */
        return m44_is_empty(value);
    case MATTERS:
        return true;
    default:
        return false;
    }
}

/* -- keeping ---------------------------------------------------------------------------------- */

static const m44_place file = {NULL, NULL, 0};

/* Texts in other languages may be more than there is room for: then it is told what was left out.
 */
static bool fits(const m44_reader *r, const char *key, const char *value)
{
    return strlen(key) + strlen(value) <= sizeof r->s->text - r->s->text_used;
}

static void keep_text(m44_reader *r, const char *key, bcg_hex hex, const json_t *value,
                      const char *text)
{
    memoir_scenario *s = r->s;
    const m44_place where = {&file, key, 0};
    const bcg_span span = {key, strlen(key), 0, 0};
    memoir_foreign f = {.hex = hex, .matters = matters(span, hex != BCG_NO_HEX, value)};
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
    char *text = m44_one_line(value);
    if (text)
        keep_text(r, key, hex, value, text);
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

/* -- telling ---------------------------------------------------------------------------------- */

static void tell_name(bcg_writer *w, const char *what, const char *name, const char *known)
{
    if (known)
        bcg_writef(w, "%s `%.*s` (%s)", what, M44_SHOWN(name), known);
    else
        bcg_writef(w, "unknown %s `%.*s`", what, M44_SHOWN(name));
}

static void tell_tags(bcg_writer *w, const json_t *tags)
{
    json_t *tag;
    size_t i;
    json_array_foreach (tags, i, tag) {
        const m44_tag *row = m44_find_tag(name_in(tag));
        bcg_write(w, i ? ", " : "");
        tell_name(w, "tag", name_in(tag), row ? row->meaning : NULL);
    }
}

/* What a piece is, in the words of the tables; false if they have none for it. */
static bool tell_piece(bcg_writer *w, bcg_span key, const json_t *value)
{
    const char *name = json_is_object(value) ? name_in(value) : json_string_value(value);
    const char *option = "game_info.options.";
    if (bcg_span_is(key, "terrain") && name) {
        const m44_tile *row = m44_find_tile(name);
        tell_name(w, "tile", name, row ? row->meaning : NULL);
    } else if (bcg_span_is(key, "rect_terrain") && name) {
        const m44_structure *row = m44_find_structure(name);
        tell_name(w, "structure", name, row ? row->meaning : NULL);
    } else if (bcg_span_is(key, "obstacle") && name) {
        tell_name(w, "obstacle", name, NULL);
    } else if (bcg_span_is(key, "unit") && name) {
        const m44_unit *row = m44_find_unit(name);
        tell_name(w, "unit", name, row ? row->meaning : NULL);
    } else if (bcg_span_is(key, "unit.badge") && name) {
        const m44_badge *row = m44_find_badge(name);
        tell_name(w, "badge", name, row ? row->meaning : NULL);
    } else if (bcg_span_is(key, "tags") && json_is_array(value)) {
        tell_tags(w, value);
    } else if (bcg_span_is(key, "unit.nbr_units")) {
        bcg_write(w, "elite armor of one figure (Tiger)");
    } else if (key.len > strlen(option) && memcmp(key.at, option, strlen(option)) == 0) {
        char plain[64];
        snprintf(plain, sizeof plain, "%.*s", (int)(key.len - strlen(option)),
                 key.at + strlen(option));
        const m44_option *row = m44_find_option(plain);
        tell_name(w, "option", plain, row ? row->meaning : NULL);
    } else
        return false;
    return true;
}

/* Bytes of a text that may be shown, cut between characters. */
static size_t shown_bytes(bcg_span text, size_t most)
{
    while (most > 0 && ((unsigned char)text.at[most] & 0xc0) == 0x80)
        most--;
    return most;
}

static void report_line(const memoir_scenario *s, const memoir_foreign *f, m44_notes *n)
{
    const bcg_span key = memoir_text(s, f->key), text = memoir_text(s, f->value);
    char what[120];
    bcg_writer w;
    json_t *value = json_loadb(text.at, text.len, JSON_DECODE_ANY, NULL);
    bcg_writer_init(&w, what, sizeof what);
    n->hex = f->hex;
    if (!tell_piece(&w, key, value))
        bcg_writef(&w, "%.*s: %.*s", BCG_SHOWN(key), BCG_SHOWN(text));
    what[bcg_text_valid(what, w.size)] = '\0'; /* no half character where it was cut */
    if (key_fits("text.*.rules", key))
        m44_warning(n, NULL, SCN_ASSUMED, "%.*s: see whether all of these are here: %.*s",
                    BCG_SHOWN(key), (int)(text.len < 120 ? text.len : shown_bytes(text, 120)),
                    text.at);
    else if (f->matters && json_is_null(value))
        m44_warning(n, NULL, SCN_FOREIGN, "%.*s is missing: the battle cannot be played without it",
                    BCG_SHOWN(key));
    else if (f->matters)
        m44_warning(n, NULL, SCN_FOREIGN, "%s: there are no rules for this here", what);
    else
        m44_warning(n, NULL, SCN_KEPT, "%s: kept, changes nothing in play", what);
    json_decref(value);
}

void m44_report(const memoir_scenario *s, bool matter, bcg_problems *p)
{
    m44_notes n = {.problems = p, .board = memoir_board(s)};
    for (int i = 0; i < s->foreign.count; i++)
        if (s->foreign.at[i].matters == matter)
            report_line(s, &s->foreign.at[i], &n);
}

/* -- putting back ----------------------------------------------------------------------------- */

static json_t *numbered(json_t *const list[], int count, const char *number)
{
    int n;
    const bool good = bcg_span_number((bcg_span){number, strlen(number), 0, 0}, count, &n) && n > 0;
    return good ? list[n - 1] : NULL;
}

/* The object a key begins in: the hex's entry, a tag, a label or the file. */
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

/* Lists to which only is added: what we have written ourselves stays. */
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
    if (bcg_span_is(key, "language")) { /* m44_write.c has looked at it */
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
