/* Reading a `.m44` file.
 *
 * The parsed file is consumed member by member. Whatever is left over at the end is kept, so
 * nothing is dropped just because nobody thought of it. */
#include "notation/m44_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const m44_place file = {NULL, NULL, 0};

bool m44_add_text(m44_reader *r, const m44_place *where, const char *text, bcg_text_ref *out)
{
    memoir_scenario *s = r->s;
    const size_t length = strlen(text);
    if (length > sizeof s->text - s->text_used) {
        if (!bcg_problems_has(r->notes.problems, SCN_TEXT_FULL))
            m44_error(&r->notes, where, SCN_TEXT_FULL,
                      "the texts of this file are longer than %d bytes together", MEMOIR_TEXT);
        return false;
    }
    *out = (bcg_text_ref){s->text_used, (uint16_t)length};
    memcpy(s->text + s->text_used, text, length);
    s->text_used = (uint16_t)(s->text_used + length);
    return true;
}

/* -- the board -------------------------------------------------------------------------------- */

static bool read_board(m44_reader *r, json_t *board)
{
    const m44_place where = {&file, "board", 0}, type_place = {&where, "type", 0};
    int type = 0, face = 0;
    const m44_found found = m44_word(&r->notes, &where, board, "type", &m44_board_words, &type);
    if (found != M44_THERE) {
        if (found == M44_ABSENT || json_is_string(json_object_get(board, "type")))
            m44_error(&r->notes, &type_place, SCN_BAD_VALUE,
                      "the board is STANDARD, BRKTHRU or OVERLORD");
        return false;
    }
    m44_forget(board, "type");
    const m44_found side = m44_word(&r->notes, &where, board, "face", &m44_face_words, &face);
    if (side == M44_THERE)
        m44_forget(board, "face");
    else
        face = 0; /* an unknown one is kept */
    r->s->board.count = 1;
    r->s->board.at[0] = (memoir_line_board){.board = (uint8_t)type, .face = (uint8_t)face};
    r->s->map_line = 1;
    r->notes.board = memoir_board(r->s);
    if (side == M44_ABSENT)
        m44_warning(&r->notes, &where, SCN_ASSUMED, "no `face`: countryside is assumed");
    return true;
}

static bool read_label_text(m44_reader *r, const m44_place *where, const json_t *value, char **out,
                            bool *plain)
{
    const m44_place place = {where, "text", 0};
    const char *single = json_string_value(value);
    json_t *list = single ? json_pack("[s]", single) : m44_list(&r->notes, &place, value), *line;
    char joined[512] = "";
    bcg_writer w;
    size_t i;
    bcg_writer_init(&w, joined, sizeof joined);
    json_array_foreach (list, i, line) {
        if (json_is_string(line)) {
            bcg_write(&w, json_string_value(line));
            bcg_write(&w, " ");
        }
    }
    *out = m44_prose(joined, false);
    *plain = single == NULL && json_array_size(list) == 1 && *out &&
             strcmp(*out, json_string_value(json_array_get(list, 0))
                              ? json_string_value(json_array_get(list, 0))
                              : "") == 0;
    json_decref(list);
    return list != NULL && !w.full && *out && (*out)[0];
}

/* Why a label is merely kept. */
static void tell_label(m44_reader *r, const m44_place *where, const json_t *entry, const char *why)
{
    const json_t *row = json_object_get(entry, "row"), *col = json_object_get(entry, "col");
    char *y = row ? m44_one_line(row) : NULL, *x = col ? m44_one_line(col) : NULL;
    m44_warning(&r->notes, where, SCN_ASSUMED, "this label (row %.*s, col %.*s) %s",
                M44_SHOWN(y ? y : "missing"), M44_SHOWN(x ? x : "missing"), why);
    free(y);
    free(x);
}

/* Reads one label; false if it must be kept unchanged. */
static bool read_label(m44_reader *r, const m44_place *where, json_t *entry)
{
    memoir_scenario *s = r->s;
    const int most = sizeof s->label.at / sizeof s->label.at[0];
    const bcg_hex h = m44_hex_of(r, where, entry, false);
    json_t *lines = json_object_get(entry, "text");
    memoir_label label = {.hex = h};
    char key[32], *text = NULL;
    bool plain, good = false;
    if (h == BCG_NO_HEX || !read_label_text(r, where, lines, &text, &plain)) {
        tell_label(r, where, entry,
                   h == BCG_NO_HEX   ? "stands on no hex"
                   : text && text[0] ? "is longer than there is room for"
                                     : "has no text");
    } else if (s->label.count == most) {
        m44_error(&r->notes, where, SCN_TOO_MANY, "there are more than %d labels", most);
    } else if (m44_add_text(r, where, text, &label.text)) {
        s->label.at[s->label.count++] = label;
        snprintf(key, sizeof key, "label.%d", s->label.count);
        m44_forget(entry, "row");
        m44_forget(entry, "col");
        if (plain)
            m44_forget(entry, "text");
        m44_keep_members(r, key, BCG_NO_HEX, entry);
        good = true;
    }
    free(text);
    return good;
}

static void read_labels(m44_reader *r, json_t *board)
{
    const m44_place up = {&file, "board", 0}, where = {&up, "labels", 0};
    json_t *list = m44_list(&r->notes, &where, json_object_get(board, "labels")), *entry;
    json_t *rest = json_array();
    size_t i;
    json_array_foreach (list, i, entry) {
        const m44_place member = {&where, NULL, (int)i};
        json_t *copy = json_deep_copy(entry);
        if (!json_is_object(entry))
            m44_error(&r->notes, &member, SCN_BAD_VALUE, "a label must be an object");
        else if (!read_label(r, &member, copy))
            json_array_append(rest, entry);
        json_decref(copy);
    }
    m44_forget(board, "labels");
    if (json_array_size(rest) > 0)
        m44_keep(r, "board.labels", BCG_NO_HEX, rest);
    json_decref(rest);
    json_decref(list);
}

/* -- texts ------------------------------------------------------------------------------------ */

/* The language whose texts we use: English, otherwise the first. */
static const char *choose_language(const json_t *text)
{
    const char *code;
    json_t *value;
    if (json_is_object(json_object_get(text, "en")))
        return "en";
    json_object_foreach ((json_t *)text, code, value) {
        if (json_is_object(value))
            return code;
    }
    return NULL;
}

static void take_text(m44_reader *r, const m44_place *where, json_t *texts, const char *key,
                      uint16_t *count, memoir_line_text *out, bool paragraphs)
{
    const char *text = json_string_value(json_object_get(texts, key));
    char *prose = text ? m44_prose(text, paragraphs) : NULL;
    const m44_place place = {where, key, 0};
    if (prose && prose[0] && m44_add_text(r, &place, prose, &out->text))
        *count = 1;
    if (prose)
        m44_forget(texts, key);
    free(prose);
}

static void forget_empty_texts(json_t *texts)
{
    const char *key;
    json_t *value;
    void *next;
    json_object_foreach_safe (texts, next, key, value) {
        if (json_is_string(value) && m44_is_empty(value))
            json_object_del(texts, key);
    }
}

/* Maps letters outside a to z for use in an id. */
static char fold_letter(const unsigned char *at)
{
    static const char latin[] = "aaaaaaaceeeeiiiidnooooo-ouuuuyts" /* U+00C0 to U+00DF */
                                "aaaaaaaceeeeiiiidnooooo-ouuuuyty";
    if (at[0] != 0xc3 || at[1] < 0x80 || at[1] > 0xbf)
        return '-';
    return latin[at[1] - 0x80];
}

/* "Sainte-Mère-Église" gives sainte-mere-eglise. */
static void make_id(const char *title, char out[49])
{
    size_t n = 0;
    bool gap = false;
    for (const unsigned char *at = (const unsigned char *)title; *at && n < 48; at++) {
        char c = (char)*at;
        if (c >= 'A' && c <= 'Z')
            c = (char)(c + 'a' - 'A');
        else if (*at >= 0x80)
            c = (*at & 0xc0) == 0x80 ? '\0' : fold_letter(at);
        if (c == '\0')
            continue;
        if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9')) {
            gap = n > 0;
            continue;
        }
        if (gap && n + 1 < 48)
            out[n++] = '-';
        gap = false;
        out[n++] = c;
    }
    out[n] = '\0';
    if (n == 0)
        snprintf(out, 49, "imported");
}

static void read_title(m44_reader *r, const m44_place *where, json_t *texts)
{
    memoir_scenario *s = r->s;
    char id[49], title[256];
    take_text(r, where, texts, "name", &s->title.count, &s->title.at[0], false);
    if (s->title.count == 0) {
        m44_warning(&r->notes, where, SCN_ASSUMED, "the battle has no name");
        s->title.count = m44_add_text(r, where, "Untitled", &s->title.at[0].text);
    }
    const bcg_span name = memoir_text(s, s->title.at[0].text);
    snprintf(title, sizeof title, "%.*s", (int)(name.len < 200 ? name.len : 200), name.at);
    make_id(title, id);
    s->id.count = m44_add_text(r, where, id, &s->id.at[0].text);
}

static void read_texts(m44_reader *r, json_t *root)
{
    memoir_scenario *s = r->s;
    const m44_place up = {&file, "text", 0};
    json_t *text = json_object_get(root, "text"), *texts, *none = json_object();
    const char *code = choose_language(text);
    const m44_place where = {&up, code ? code : "en", 0};
    texts = code ? json_object_get(text, code) : none;
    read_title(r, &where, texts);
    take_text(r, &where, texts, "description", &s->briefing.count, &s->briefing.at[0], true);
    take_text(r, &where, texts, "historical", &s->history.count, &s->history.at[0], true);
    take_text(r, &where, texts, "victory", &s->conditions.count, &s->conditions.at[0], true);
    if (code && strcmp(code, "en") != 0) {
        json_t *language = json_string(code);
        m44_keep(r, "language", BCG_NO_HEX, language);
        json_decref(language);
    }
    json_decref(none);
}

/* Keeps the texts not used so far, those in other languages last. */
static void keep_texts(m44_reader *r, json_t *text)
{
    const char *code, *own = choose_language(text);
    char key[M44_KEY];
    json_t *texts;
    for (int others = 0; others < 2; others++)
        json_object_foreach (text, code, texts) {
            const bool is_other = own == NULL || strcmp(code, own) != 0;
            if (is_other != others || !m44_key(r, "text", code, key))
                continue;
            forget_empty_texts(texts);
            if (json_is_object(texts))
                m44_keep_members(r, key, BCG_NO_HEX, texts);
            else
                m44_keep(r, key, BCG_NO_HEX, texts);
        }
    if (text && !json_is_object(text))
        m44_keep(r, "text", BCG_NO_HEX, text);
}

/* -- the whole file --------------------------------------------------------------------------- */

static json_t *part(m44_reader *r, json_t *root, const char *key)
{
    const m44_place where = {&file, key, 0};
    json_t *value = json_object_get(root, key);
    if (!json_is_object(value))
        m44_error(&r->notes, &where, SCN_BAD_VALUE,
                  value ? "this must be an object" : "this part of the file is missing");
    return json_is_object(value) ? value : NULL;
}

/* Removes our own mark from files that we have written. */
static void forget_our_mark(json_t *root)
{
    json_t *meta = json_object_get(root, "meta_data");
    const char *software = json_string_value(json_object_get(meta, "software"));
    if (json_object_size(meta) == 1 && software && strcmp(software, "bocage") == 0)
        m44_forget(root, "meta_data");
}

static void read_parts(m44_reader *r, json_t *root)
{
    json_t *game = part(r, root, "game_info"), *board = part(r, root, "board");
    if (game == NULL || board == NULL || !read_board(r, board))
        return;
    m44_collect_hexes(r, json_object_get(board, "hexagons"));
    m44_forget(board, "hexagons");
    if (!m44_read_sides(r, game))
        return;
    forget_our_mark(root);
    read_texts(r, root);
    if (json_object_get(root, "meta_data"))
        m44_keep(r, "meta_data", BCG_NO_HEX, json_object_get(root, "meta_data"));
    m44_forget(root, "meta_data");
    m44_read_game(r, game);
    m44_read_hexes(r);
    read_labels(r, board);
    m44_keep_members(r, "board", BCG_NO_HEX, board);
    m44_forget(root, "game_info");
    m44_forget(root, "board");
    json_t *text = json_incref(json_object_get(root, "text"));
    m44_forget(root, "text");
    m44_keep_members(r, "", BCG_NO_HEX, root); /* everything else, before the long texts */
    keep_texts(r, text);
    json_decref(text);
}

bool m44_read_plain(const json_t *root, memoir_scenario *out, bcg_problems *p)
{
    const int errors_before = p->errors;
    m44_reader *r = calloc(1, sizeof *r);
    json_t *copy = json_deep_copy(root);
    memset(out, 0, sizeof *out);
    if (r && copy) {
        r->s = out;
        r->notes = (m44_notes){.problems = p, .hex = BCG_NO_HEX};
        m44_forget(copy, "bocage");
        read_parts(r, copy);
        for (int h = 0; h < BCG_MAX_HEXES; h++)
            json_decref(r->hex[h]);
    } else
        bcg_error(p, (bcg_span){"", 0, 0, 0}, SCN_UNREADABLE, "not enough memory to read it");
    json_decref(copy);
    free(r);
    return p->errors == errors_before;
}

/* Reports what the file cannot express, unless it is under `bocage`. */
static void tell_what_may_be_missing(const memoir_scenario *s, bcg_problems *p)
{
    static const char *const missing[] = {
        "cards drawn faster (`draws`), Recon as another card (`recon-as`), air drops (`air-drop`)",
        "who wins when the deck runs out (`no-reshuffle`), long bridges (`bridge-span`), the edge "
        "one retreats to (`retreat`)",
        "what an exit is worth, when medals are counted (`when`), medals one must hold "
        "(`required`, `clear`)",
    };
    if (s->win.count > 0)
        bcg_warning(p, (bcg_span){"", 0, 0, 0}, SCN_ASSUMED,
                    "sudden death is looked for at the end of the side's own turn (`win`)");
    for (size_t i = 0; i < sizeof missing / sizeof missing[0]; i++)
        bcg_warning(p, (bcg_span){"", 0, 0, 0}, SCN_ASSUMED,
                    "no key `bocage`, so if it has them these are missing: %s", missing[i]);
}

static json_t *parse(const char *text, size_t size, bcg_problems *p)
{
    static const bcg_span whole_file = {"", 0, 0, 0};
    json_error_t error;
    if (size > M44_MAX_SIZE) {
        bcg_error(p, whole_file, SCN_TOO_LARGE, "the file is larger than %d KiB",
                  M44_MAX_SIZE / 1024);
        return NULL;
    }
    if (size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) { /* a byte order mark */
        text += 3;
        size -= 3;
    }
    json_t *root = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
    if (root == NULL)
        bcg_error(p, (bcg_span){"", 0, error.line > 0 ? error.line : 1, error.column}, SCN_NOT_JSON,
                  "this is no JSON: %.140s", error.text);
    else if (!json_is_object(root)) {
        bcg_error(p, whole_file, SCN_BAD_VALUE, "a .m44 file is one JSON object");
        json_decref(root);
        return NULL;
    }
    return root;
}

bool m44_read(const char *text, size_t size, memoir_scenario *out, bcg_problems *p)
{
    json_t *root = parse(text, size, p);
    memoir_scenario *plain = root ? malloc(sizeof *plain) : NULL;
    bcg_problem *list = plain ? malloc(MEMOIR_FOREIGN * sizeof *list) : NULL;
    bool good = false;
    p->own = &memoir_problem_reasons;
    if (list) {
        /* Assumptions are reported after what matters. */
        bcg_problems assumed;
        bcg_problems_init(&assumed, list, MEMOIR_FOREIGN);
        const json_t *bocage = json_object_get(root, "bocage");
        good = m44_read_plain(root, plain, &assumed) &&
               m44_add_bocage(plain, bocage, out, &assumed);
        if (good)
            m44_report(out, true, p);
        for (int i = 0; i < assumed.count; i++)
            if (assumed.list[i].severity == BCG_ERROR)
                bcg_error(p, (bcg_span){"", 0, 0, 0}, list[i].code, "%s", list[i].text);
            else
                bcg_warning(p, (bcg_span){"", 0, 0, 0}, list[i].code, "%s", list[i].text);
        p->lost += assumed.lost;
        p->errors += assumed.errors > 0 && p->errors == 0; /* the only error did not fit */
        if (good && bocage == NULL)
            tell_what_may_be_missing(out, p);
        if (good)
            m44_report(out, false, p);
    } else if (root)
        bcg_error(p, (bcg_span){"", 0, 0, 0}, SCN_UNREADABLE, "not enough memory to read it");
    free(list);
    free(plain);
    json_decref(root);
    return good;
}
