#include "notation/scn.h"

#include <assert.h>
#include <string.h>

static const bcg_span whole_file = {"", 0, 0, 0};

/* -- the first two lines ---------------------------------------------------------------------- */

/* Files made elsewhere may start with a byte order mark. */
static void skip_mark(bcg_reader *r)
{
    if (r->end - r->at >= 3 && memcmp(r->at, "\xef\xbb\xbf", 3) == 0)
        r->at += 3;
}

static bool is_skipped(bcg_span line)
{
    return bcg_span_trim(line).len == 0 || line.at[0] == '#';
}

bool bcg_scn_next_line(bcg_reader *r, bcg_span *line)
{
    while (bcg_reader_line(r, line))
        if (!is_skipped(*line))
            return true;
    return false;
}

static bool check_text(const char *text, size_t size, bcg_problems *p)
{
    const size_t valid = bcg_text_valid(text, size);
    if (valid == size)
        return true;
    if (size >= 2 && (memcmp(text, "\xff\xfe", 2) == 0 || memcmp(text, "\xfe\xff", 2) == 0)) {
        bcg_error(p, (bcg_span){text, 0, 1, 1}, SCN_NOT_TEXT,
                  "the file is UTF-16 text; save it as UTF-8");
        return false;
    }
    bcg_reader r;
    bcg_span line = {text, 0, 1, 1};
    bcg_reader_init(&r, text, valid);
    skip_mark(&r);
    while (bcg_reader_line(&r, &line))
        ;
    /* A rejected byte right after a line end is in the next line. */
    const bool next = valid > 0 && text[valid - 1] == '\n';
    bcg_span where = {text, 0, next ? line.line + 1 : line.line, 1};
    if (!next)
        where.column += bcg_span_width(line);
    if (text[valid] == '\r')
        bcg_error(p, where, SCN_NOT_TEXT,
                  "a carriage return without a line feed; lines end with LF or CR LF");
    else
        bcg_error(p, where, SCN_NOT_TEXT, "the file is not UTF-8 text: byte 0x%02x is none of it",
                  (unsigned char)text[valid]);
    return false;
}

/* The first line: a version from 1 to `newest`. */
static bool check_version(bcg_reader *r, int newest, bcg_problems *p)
{
    bcg_span line, word, version = {"", 0, 1, 1};
    int number;
    if (!bcg_scn_next_line(r, &line)) {
        bcg_error(p, whole_file, SCN_NOT_BOCAGE, "the file is empty");
        return false;
    }
    const bcg_span start = line;
    if (!bcg_span_word(&line, &word) || !bcg_span_is(word, "bocage") ||
        !bcg_span_word(&line, &version)) {
        const bcg_span trimmed = bcg_span_trim(start);
        const bool json = trimmed.len > 0 && trimmed.at[0] == '{';
        bcg_error(p, start, SCN_NOT_BOCAGE,
                  "this is no bocage file: its first line must be `bocage 1`%s",
                  json ? "; `bocage import` reads files of other programs" : "");
        return false;
    }
    if (!bcg_span_number(version, 9999, &number) || number < 1 || number > newest ||
        bcg_span_trim(line).len > 0) {
        const bcg_span shown = bcg_span_trim(
            (bcg_span){version.at, version.len + line.len, version.line, version.column});
        bcg_error(p, version, SCN_WRONG_VERSION,
                  "the file has format version `%.*s`; this program reads version%s %d",
                  BCG_SHOWN(shown), newest > 1 ? "s up to" : "", newest);
        return false;
    }
    return true;
}

/* The word after `ruleset`; an empty span, with the problem noted, if there is none. */
static bcg_span read_ruleset(bcg_reader *r, const bcg_words *known, bcg_problems *p)
{
    bcg_span line, word, name;
    if (!bcg_scn_next_line(r, &line)) {
        bcg_error(p, whole_file, SCN_NO_RULESET, "the file ends before its `ruleset` line");
        return whole_file;
    }
    const bcg_span start = line;
    if (!bcg_span_word(&line, &word) || !bcg_span_is(word, "ruleset") ||
        !bcg_span_word(&line, &name) || bcg_span_trim(line).len > 0) {
        bcg_error(p, start, SCN_NO_RULESET,
                  "the line after the version must be `ruleset` and its name, as `ruleset %s`",
                  known->word[0]);
        return whole_file;
    }
    return name;
}

bool bcg_scn_open(bcg_reader *r, const char *text, size_t size, int newest, bcg_problems *p)
{
    bcg_reader_init(r, text, size);
    skip_mark(r);
    return check_text(text, size, p) && check_version(r, newest, p);
}

int bcg_scn_ruleset(const bcg_words *known, const char *text, size_t size, bcg_problems *p)
{
    bcg_reader r;
    if (size > BCG_SCN_MAX_SIZE) {
        bcg_error(p, whole_file, SCN_TOO_LARGE,
                  "the file is larger than %d KiB; scenarios are texts of a few KiB",
                  BCG_SCN_MAX_SIZE / 1024);
        return -1;
    }
    if (!bcg_scn_open(&r, text, size, BCG_SCN_VERSION, p))
        return -1;
    const bcg_span name = read_ruleset(&r, known, p);
    if (name.len == 0)
        return -1;
    for (int i = 0; i < known->count; i++)
        if (bcg_span_is(name, known->word[i]))
            return i;
    bcg_unknown_word(p, name, SCN_UNKNOWN_RULESET, "ruleset", known);
    return -1;
}

/* -- lines ------------------------------------------------------------------------------------ */

/* The state of reading one file. `open` is the kind whose indented lines may follow, if any. */
typedef struct scn_reader {
    const bcg_scn_format *format;
    bcg_fields_context *c;
    const bcg_line_kind *open;
    bcg_span keyword; /* of the open kind */
    bool stray;       /* an indented line without a block was already reported */
    /* a text block under construction: */
    bool in_text, new_paragraph, text_full;
    bool prose; /* it has no indented line: lines without a keyword are taken as its text */
    uint16_t text_start;
} scn_reader;

static const bcg_line_kind *find_kind(const bcg_scn_format *f, bcg_span keyword)
{
    for (int i = 0; i < f->nkinds; i++)
        if (bcg_span_is(keyword, f->kinds[i].keyword))
            return &f->kinds[i];
    return NULL;
}

static void mark_bad(scn_reader *s, const bcg_line_kind *kind)
{
    s->c->bad_kinds |= UINT64_C(1) << (kind - s->format->kinds);
}

bool bcg_scn_was_bad(const bcg_scn_format *format, const bcg_fields_context *c, const char *keyword)
{
    for (int i = 0; i < format->nkinds; i++)
        if (strcmp(format->kinds[i].keyword, keyword) == 0)
            return c->bad_kinds >> i & 1;
    return false;
}

static void unknown_keyword(scn_reader *s, bcg_span keyword)
{
    enum { MOST = 64 };
    const char *names[MOST];
    int n = 0;
    for (int i = 0; i < s->format->nkinds && n < MOST; i++)
        names[n++] = s->format->kinds[i].keyword;
    const bcg_words words = {names, n};
    const char *near = bcg_unknown_word(s->c->problems, keyword, SCN_UNKNOWN_LINE, "keyword",
                                        &words);
    for (int i = 0; i < n; i++)
        if (names[i] == near)
            mark_bad(s, &s->format->kinds[i]);
}

static bool has_block(const bcg_line_kind *kind)
{
    return kind->special ? kind->special->row != NULL : kind->fields[0].type == BCG_F_BLOCK;
}

static void close_text(scn_reader *s)
{
    const uint16_t length = (uint16_t)(*s->c->pool_used - s->text_start);
    const int count = bcg_record_count(s->c->document, s->open);
    bcg_text_ref ref = {s->text_start, length};
    char *record = bcg_record_at(s->c->document, s->open, count - 1);
    memcpy(record + s->open->fields[0].offset, &ref, sizeof ref);
    if (length == 0 && !s->text_full)
        bcg_error(s->c->problems, s->keyword, SCN_MISSING_VALUE,
                  "`%.*s` needs text below it, each line indented by two blanks",
                  BCG_SHOWN(s->keyword));
    s->in_text = false;
}

static void close_block(scn_reader *s)
{
    if (s->open && s->open->special && s->open->special->end)
        s->open->special->end(s->c);
    if (s->open && s->in_text)
        close_text(s);
    s->open = NULL;
    s->stray = false;
}

/* Words are stored with single blanks between them, paragraphs with a line end. */
static void text_row(scn_reader *s, bcg_span line)
{
    bcg_span word;
    bcg_text_ref ignored;
    while (!s->text_full && bcg_span_word(&line, &word)) {
        if (*s->c->pool_used > s->text_start)
            s->text_full |= !bcg_pool_add(s->c, word, s->new_paragraph ? "\n" : " ", 1, &ignored);
        if (!s->text_full)
            s->text_full |= !bcg_pool_add(s->c, word, word.at, word.len, &ignored);
        s->new_paragraph = false;
    }
}

/* A line indented by mistake: it has a keyword, but is not read. */
static void indented_keyword(scn_reader *s, const bcg_line_kind *kind, bcg_span keyword)
{
    bcg_error(s->c->problems, keyword, SCN_STRAY_INDENT,
              "`%.*s` must stand at the beginning of its line", BCG_SHOWN(keyword));
    mark_bad(s, kind);
}

static void indented_line(scn_reader *s, bcg_span line)
{
    bcg_span rest = line, word;
    const bcg_line_kind *kind = bcg_span_word(&rest, &word) ? find_kind(s->format, word) : NULL;
    if (s->in_text)
        text_row(s, line);
    else if (kind && !s->stray)
        indented_keyword(s, kind, word);
    else if (s->open && s->open->special)
        s->open->special->row(s->c, line);
    else if (s->open == NULL && !s->stray) {
        bcg_error(s->c->problems, line, SCN_STRAY_INDENT,
                  "this line is indented but belongs to no map and no text");
        s->stray = true;
    }
}

static void keyword_line(scn_reader *s, bcg_span line)
{
    bcg_span keyword;
    s->prose |= s->in_text && *s->c->pool_used == s->text_start;
    close_block(s);
    if (!bcg_span_word(&line, &keyword))
        return;
    const bcg_line_kind *kind = find_kind(s->format, keyword);
    if (kind == NULL && s->prose)
        return; /* its text, not indented; close_block has reported that */
    s->prose = false;
    if (kind == NULL) {
        unknown_keyword(s, keyword);
        s->stray = true; /* its block, if any, is not a second problem */
        return;
    }
    bool ok = true;
    if (kind->special)
        kind->special->read(s->c, keyword, line);
    else
        ok = bcg_fields_read(s->c, kind, keyword, line);
    if (!ok)
        mark_bad(s, kind);
    if (!has_block(kind))
        return;
    s->keyword = keyword;
    if (kind->special)
        s->open = kind;
    else if (ok) {
        s->open = kind;
        s->in_text = true;
        s->new_paragraph = s->text_full = false;
        s->text_start = *s->c->pool_used;
    } else
        s->stray = true;
}

/* Checks for one line per word of its first field, e.g. one `side` for each side. */
static void check_each(const scn_reader *s, const bcg_line_kind *kind)
{
    const bcg_field *f = &kind->fields[0];
    for (int word = 0; word < f->words->count; word++) {
        bool given = false;
        for (int i = 0; i < bcg_record_count(s->c->document, kind); i++) {
            const char *record = bcg_record_at(s->c->document, kind, i);
            given |= (uint8_t)record[f->offset] == word;
        }
        if (!given)
            bcg_error(s->c->problems, whole_file, SCN_MISSING_LINE, "there is no `%s %s` line",
                      kind->keyword, f->words->word[word]);
    }
}

static void check_required(const scn_reader *s)
{
    for (int i = 0; i < s->format->nkinds; i++) {
        const bcg_line_kind *kind = &s->format->kinds[i];
        if (s->c->bad_kinds >> i & 1)
            continue;
        if (kind->flags & BCG_LINE_EACH)
            check_each(s, kind);
        else if (kind->flags & BCG_LINE_REQUIRED && bcg_record_count(s->c->document, kind) == 0)
            bcg_error(s->c->problems, whole_file, SCN_MISSING_LINE, "there is no `%s` line",
                      kind->keyword);
    }
}

void bcg_scn_read(const bcg_scn_format *format, const bcg_fields_context *c, const char *text,
                  size_t size)
{
    enum { MOST_LINES = 60000 }; /* records store their line in 16 bits */
    bcg_fields_context own = *c;
    own.bad_kinds = 0;
    assert(format->nkinds <= 64);
    scn_reader s = {.format = format, .c = &own};
    bcg_reader r;
    bcg_span line;
    bcg_reader_init(&r, text, size);
    skip_mark(&r);
    bcg_scn_next_line(&r, &line); /* already read by bcg_scn_ruleset */
    bcg_scn_next_line(&r, &line);
    while (bcg_reader_line(&r, &line)) {
        if (line.line > MOST_LINES) {
            bcg_error(c->problems, line, SCN_TOO_LARGE, "the file has more than %d lines",
                      MOST_LINES);
            break;
        }
        if (is_skipped(line))
            s.new_paragraph |= line.len == 0 || line.at[0] != '#';
        else if (line.at[0] == ' ' || line.at[0] == '\t')
            indented_line(&s, line);
        else
            keyword_line(&s, line);
    }
    close_block(&s);
    check_required(&s);
    if (format->check)
        format->check(&own);
    bcg_problems_sort(c->problems);
}

/* The oldest version of the format that has all lines of this document, so that earlier programs
 * can read it if possible. */
static int oldest_version(const bcg_scn_format *format, const bcg_fields_context *c)
{
    int version = 1;
    for (int i = 0; i < format->nkinds; i++) {
        const bcg_line_kind *kind = &format->kinds[i];
        if (kind->since > version && bcg_record_count(c->document, kind) > 0)
            version = kind->since;
    }
    return version;
}

void bcg_scn_write(const bcg_scn_format *format, const bcg_fields_context *c, bcg_writer *w)
{
    bcg_writef(w, "bocage %d\nruleset     %s\n", oldest_version(format, c), format->ruleset);
    int group = format->kinds[0].group;
    for (int i = 0; i < format->nkinds; i++) {
        const bcg_line_kind *kind = &format->kinds[i];
        const bool something = kind->special || bcg_record_count(c->document, kind) > 0;
        if (something && kind->group != group) {
            bcg_write(w, "\n");
            group = kind->group;
        }
        if (kind->special)
            kind->special->write(c, w);
        else
            bcg_fields_write(c, kind, w);
    }
}
