/* The key `bocage` of a `.m44` file: the lines of our own format that do not follow from the rest
 * of the file.
 *
 *   "bocage": {"version": 1,
 *              "lines": {"draws": {"for": "cbf29ce484222325", "lines": ["draws ..."]}}}
 *
 * Reading and writing both compare canonical texts, one kind of line at a time, so no kind can be
 * forgotten: whatever differs is written. A kind that is present replaces what the plain file gave;
 * `for` is the hash of what it gave when the file was written. If another program has changed that
 * since, its change wins, and our lines are reported and dropped. */
#include "notation/m44_parts.h"
#include "notation/replay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VERSION = 1 };

static const bcg_span whole_file = {"", 0, 0, 0};

/* The lines of one kind in a canonical text, with what is indented below them. */
static void copy_kind(const bcg_writer *text, const char *keyword, bcg_writer *out)
{
    bcg_reader r;
    bcg_span line;
    bool within = false;
    int empty = 0;
    bcg_reader_init(&r, text->text, text->size);
    while (bcg_reader_line(&r, &line)) {
        bcg_span rest = line, word;
        if (line.len == 0) {
            empty++;
            continue;
        }
        if (line.at[0] != ' ') {
            within = bcg_span_word(&rest, &word) && bcg_span_is(word, keyword);
            empty = 0;
        }
        for (; within && empty > 0; empty--)
            bcg_write(out, "\n");
        empty = 0;
        if (within) {
            bcg_write_bytes(out, line.at, line.len);
            bcg_write(out, "\n");
        }
    }
}

/* Texts under construction, too large for the stack. */
typedef struct desk {
    bcg_writer first, second, third;
} desk;

static bool desk_init(desk *d)
{
    bcg_writer *const all[] = {&d->first, &d->second, &d->third};
    bool good = true;
    for (int i = 0; i < 3; i++) {
        char *text = malloc(MEMOIR_SCN_SIZE);
        *all[i] = (bcg_writer){0};
        if (text)
            bcg_writer_init(all[i], text, MEMOIR_SCN_SIZE);
        good &= text != NULL;
    }
    return good;
}

static void desk_done(desk *d)
{
    free(d->first.text);
    free(d->second.text);
    free(d->third.text);
}

static void short_of_memory(bcg_problems *p)
{
    bcg_error(p, whole_file, SCN_UNREADABLE, "not enough memory");
}

static void hash_text(const bcg_writer *w, char out[17])
{
    snprintf(out, 17, "%016llx", (unsigned long long)bcg_text_hash(w->text, w->size));
}

/* -- writing ---------------------------------------------------------------------------------- */

static json_t *lines_of(const bcg_writer *w)
{
    json_t *lines = json_array();
    bcg_reader r;
    bcg_span line;
    bcg_reader_init(&r, w->text, w->size);
    while (bcg_reader_line(&r, &line))
        json_array_append_new(lines, json_stringn(line.at, line.len));
    return lines;
}

/* Would losing this kind matter to somebody who plays elsewhere? */
static bool is_worth_telling(const char *keyword)
{
    static const char *const quiet[] = {"id", "book", "label", "foreign"};
    for (size_t i = 0; i < sizeof quiet / sizeof quiet[0]; i++)
        if (strcmp(keyword, quiet[i]) == 0)
            return false;
    return true;
}

json_t *m44_bocage_part(const memoir_scenario *s, const memoir_scenario *plain, bcg_problems *p)
{
    desk texts, kind;
    json_t *part = NULL, *lines = json_object();
    bool good = desk_init(&texts);
    good &= desk_init(&kind); /* always both, as both are released */
    if (good && memoir_scn_write(s, &texts.first) && memoir_scn_write(plain, &texts.second))
        for (int i = 0; i < memoir_scn_format.nkinds; i++) {
            const char *keyword = memoir_scn_format.kinds[i].keyword;
            char hash[17];
            bcg_writer_init(&kind.first, kind.first.text, MEMOIR_SCN_SIZE);
            bcg_writer_init(&kind.second, kind.second.text, MEMOIR_SCN_SIZE);
            copy_kind(&texts.first, keyword, &kind.first);
            copy_kind(&texts.second, keyword, &kind.second);
            if (strcmp(kind.first.text, kind.second.text) == 0)
                continue;
            hash_text(&kind.second, hash);
            json_object_set_new(
                lines, keyword,
                json_pack("{s:s, s:o}", "for", hash, "lines", lines_of(&kind.first)));
            if (is_worth_telling(keyword))
                bcg_warning(p, whole_file, SCN_KEPT,
                            "`%s`: other programs will not see all of this; it is under `bocage`",
                            keyword);
        }
    else
        short_of_memory(p);
    if (json_object_size(lines) > 0)
        part = json_pack("{s:i, s:O}", "version", VERSION, "lines", lines);
    json_decref(lines);
    desk_done(&texts);
    desk_done(&kind);
    return part;
}

/* -- reading ---------------------------------------------------------------------------------- */

static bool is_line(const json_t *value, const char *keyword, bool first)
{
    const char *text = json_string_value(value);
    bcg_span rest = {text, text ? strlen(text) : 0, 0, 0}, word;
    if (text == NULL || strpbrk(text, "\r\n") || bcg_text_valid(text, rest.len) != rest.len)
        return false;
    if (text[0] == '\0' || text[0] == ' ')
        return !first;
    return bcg_span_word(&rest, &word) && bcg_span_is(word, keyword);
}

/* The lines of one kind under the key; false, with a report, if they are malformed. */
static bool read_kind(const json_t *entry, const char *keyword, const m44_notes *n,
                      const m44_place *where, bcg_writer *out)
{
    const json_t *lines = json_object_get(entry, "lines");
    json_t *line;
    size_t i;
    bool good = json_is_array(lines);
    json_array_foreach (lines, i, line) {
        good = good && is_line(line, keyword, i == 0);
        if (good) {
            bcg_write(out, json_string_value(line));
            bcg_write(out, "\n");
        }
    }
    good = good && !out->full;
    if (!good)
        m44_warning(n, where, SCN_BAD_VALUE, "left out: these are no `%.*s` lines",
                    M44_SHOWN(keyword));
    return good;
}

/* The plain file has changed since these lines were written. */
static void tell_changed(const json_t *entry, const m44_notes *n, const m44_place *where)
{
    json_t *line;
    size_t i;
    json_array_foreach (json_object_get(entry, "lines"), i, line) {
        const char *text = json_string_value(line);
        if (text && text[0] && text[0] != ' ')
            m44_warning(n, where, SCN_ASSUMED,
                        "left out, as another program has changed the file since: %.*s",
                        M44_SHOWN(text));
    }
}

/* Merges the kinds into one text: from the key where it has them and they still apply, otherwise
 * from the plain file. Returns how many came from the key. */
static int merge(const bcg_writer *plain, const json_t *lines, const m44_notes *n, desk *kind,
                 bcg_writer *out)
{
    const m44_place file = {NULL, NULL, 0}, key = {&file, "bocage", 0}, up = {&key, "lines", 0};
    int merged = 0;
    bcg_writef(out, "bocage %d\nruleset     memoir\n", BCG_SCN_VERSION);
    for (int i = 0; i < memoir_scn_format.nkinds; i++) {
        const char *keyword = memoir_scn_format.kinds[i].keyword;
        const m44_place where = {&up, keyword, 0};
        const json_t *entry = json_object_get(lines, keyword);
        const char *wanted = json_string_value(json_object_get(entry, "for"));
        char hash[17];
        bcg_writer_init(&kind->first, kind->first.text, MEMOIR_SCN_SIZE);
        bcg_writer_init(&kind->second, kind->second.text, MEMOIR_SCN_SIZE);
        copy_kind(plain, keyword, &kind->first);
        hash_text(&kind->first, hash);
        const bcg_writer *chosen = &kind->first;
        if (entry && (wanted == NULL || strcmp(wanted, hash) != 0))
            tell_changed(entry, n, &where);
        else if (entry && read_kind(entry, keyword, n, &where, &kind->second)) {
            chosen = &kind->second;
            merged++;
        }
        bcg_write_bytes(out, chosen->text, chosen->size);
        bcg_write(out, "\n");
    }
    return merged;
}

static void tell_unknown_kinds(const json_t *lines, const m44_notes *n)
{
    const m44_place file = {NULL, NULL, 0}, key = {&file, "bocage", 0}, up = {&key, "lines", 0};
    const char *keyword;
    json_t *entry;
    json_object_foreach ((json_t *)lines, keyword, entry) {
        bool known = false;
        const m44_place where = {&up, keyword, 0};
        for (int i = 0; i < memoir_scn_format.nkinds; i++)
            known |= strcmp(memoir_scn_format.kinds[i].keyword, keyword) == 0;
        if (!known)
            m44_warning(n, &where, SCN_UNKNOWN_LINE, "left out: no line begins with this word");
    }
}

/* Reads a merged text. Line numbers in it mean nothing to users, so its problems have none. */
static bool read_text(const bcg_writer *w, memoir_scenario *out, bcg_problems *p, bool strict)
{
    enum { MOST = 16 };
    bcg_problem list[MOST];
    bcg_problems found;
    bcg_problems_init(&found, list, MOST);
    const bool good = !w->full && memoir_scn_read(w->text, w->size, out, &found);
    for (int i = 0; i < found.count; i++)
        if (list[i].severity == BCG_ERROR && strict)
            bcg_error(p, whole_file, list[i].code, "%s", list[i].text);
        else if (list[i].severity == BCG_ERROR)
            bcg_warning(p, whole_file, list[i].code, "bocage: all of it is left out: %s",
                        list[i].text);
        else
            bcg_warning(p, whole_file, list[i].code, "%s", list[i].text);
    if (w->full)
        bcg_error(p, whole_file, SCN_TOO_LARGE, "the battle is too large");
    return good;
}

static const json_t *lines_in(const json_t *bocage, const m44_notes *n)
{
    const m44_place file = {NULL, NULL, 0}, key = {&file, "bocage", 0};
    const json_t *lines = json_object_get(bocage, "lines");
    const json_t *version = json_object_get(bocage, "version");
    if (bocage && json_is_object(lines) && json_integer_value(version) == VERSION)
        return lines;
    if (bocage)
        m44_warning(n, &key, SCN_WRONG_VERSION,
                    "left out: this program reads version %d of this part", VERSION);
    return NULL;
}

bool m44_add_bocage(const memoir_scenario *plain, const json_t *bocage, memoir_scenario *out,
                    bcg_problems *p)
{
    const m44_notes n = {.problems = p, .hex = BCG_NO_HEX};
    const json_t *lines = lines_in(bocage, &n);
    desk texts, kind;
    bool good = desk_init(&texts);
    good &= desk_init(&kind); /* always both, as both are released */
    if (!good)
        short_of_memory(p);
    else {
        memoir_scn_write(plain, &texts.first);
        const int merged = merge(&texts.first, lines, &n, &kind, &texts.second);
        tell_unknown_kinds(lines, &n);
        good = read_text(&texts.second, out, p, merged == 0);
        if (!good && merged > 0)
            good = read_text(&texts.first, out, p, true);
    }
    desk_done(&texts);
    desk_done(&kind);
    return good;
}
