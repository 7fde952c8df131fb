#include "notation/replay.h"

#include "notation/fields.h"
#include "notation/scn.h"

#include <stddef.h>
#include <string.h>

static const bcg_span whole_file = {"", 0, 0, 0};

uint64_t bcg_text_hash(const char *text, size_t size)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
    return hash;
}

/* -- the header ------------------------------------------------------------------------------- */

/* The lines between the second one and the first action, in canonical order. */
static const struct {
    const char *keyword;
    size_t member;
} header_lines[] = {
    {"rules", offsetof(bcg_replay_header, rules)},
    {"program", offsetof(bcg_replay_header, program)},
    {"edition", offsetof(bcg_replay_header, edition)},
    {"options", offsetof(bcg_replay_header, options)},
    {"values", offsetof(bcg_replay_header, values)},
    {"seats", offsetof(bcg_replay_header, seats)},
    {"seed", offsetof(bcg_replay_header, seed)},
    {"commitment", offsetof(bcg_replay_header, commitment)},
    {"nonces", offsetof(bcg_replay_header, nonces)},
    {"dice", offsetof(bcg_replay_header, dice)},
    {"scenario", offsetof(bcg_replay_header, scenario)},
};
enum { HEADER_LINES = sizeof header_lines / sizeof header_lines[0] };

static bcg_span *member_of(bcg_replay_header *h, int i)
{
    return (bcg_span *)((char *)h + header_lines[i].member);
}

static bool is_indented(bcg_span line)
{
    return line.len > 0 && (line.at[0] == ' ' || line.at[0] == '\t');
}

/* The indented lines that follow, including empty ones between them. */
static bcg_span take_block(bcg_reader *r)
{
    bcg_reader ahead = *r;
    bcg_span line, block = {r->at, 0, r->line + 1, 1};
    while (bcg_reader_line(&ahead, &line)) {
        if (is_indented(line)) {
            *r = ahead;
            block.len = (size_t)(r->at - block.at);
        } else if (line.len > 0)
            break;
    }
    return block;
}

static bool begins_actions(bcg_span line)
{
    bcg_span word = line;
    return (line.at[0] >= '0' && line.at[0] <= '9') ||
           (bcg_span_word(&line, &word) && bcg_span_is(word, "result"));
}

static bool unknown_line(bcg_span keyword, bcg_problems *p)
{
    const char *words[HEADER_LINES];
    for (int i = 0; i < HEADER_LINES; i++)
        words[i] = header_lines[i].keyword;
    bcg_unknown_word(p, keyword, SCN_UNKNOWN_LINE, "line of a replay",
                     &(bcg_words){words, HEADER_LINES});
    return false;
}

static bool read_header_line(bcg_reader *r, bcg_span line, bcg_replay_header *h, bcg_problems *p)
{
    bcg_span keyword;
    if (is_indented(line)) {
        bcg_error(p, line, SCN_STRAY_INDENT, "an indented line belongs below `scenario`");
        return false;
    }
    bcg_span_word(&line, &keyword);
    for (int i = 0; i < HEADER_LINES; i++) {
        bcg_span *value = member_of(h, i);
        if (!bcg_span_is(keyword, header_lines[i].keyword))
            continue;
        if (value->line) {
            bcg_error(p, keyword, SCN_TWICE, "`%.*s` was given in line %d already",
                      BCG_SHOWN(keyword), value->line);
            return false;
        }
        *value = bcg_span_trim(line);
        if (value == &h->scenario && value->len == 0)
            h->text = take_block(r);
        if (value->len == 0 && (value != &h->scenario || h->text.len == 0)) {
            bcg_error(p, keyword, SCN_MISSING_VALUE, "`%.*s` says nothing", BCG_SHOWN(keyword));
            return false;
        }
        return true;
    }
    return unknown_line(keyword, p);
}

static bool read_kind(bcg_reader *r, bcg_replay_header *h, bcg_problems *p)
{
    bcg_span line, word;
    if (!bcg_scn_next_line(r, &line)) {
        bcg_error(p, whole_file, SCN_NO_REPLAY, "the file ends before its `replay` line");
        return false;
    }
    const bcg_span start = line;
    if (!bcg_span_word(&line, &word) || !bcg_span_is(word, "replay") ||
        !bcg_span_word(&line, &h->ruleset) || bcg_span_trim(line).len > 0) {
        bcg_error(p, start, SCN_NO_REPLAY,
                  "the line after the version must be `replay` and a ruleset");
        return false;
    }
    return true;
}

static bool has_good_rules(const bcg_replay_header *h, bcg_problems *p)
{
    if (bcg_replay_rules(h) == 0)
        bcg_error(p, h->rules, SCN_BAD_NUMBER, "`%.*s` is no version of rules: 1 to %d",
                  BCG_SHOWN(h->rules), BCG_MOST_RULES);
    return bcg_replay_rules(h) != 0;
}

int bcg_replay_rules(const bcg_replay_header *h)
{
    int number = 1;
    return h->rules.len == 0 || bcg_span_number(h->rules, BCG_MOST_RULES, &number) ? number : 0;
}

bool bcg_replay_open(bcg_reader *r, const char *text, size_t size, bcg_replay_header *out,
                     bcg_problems *p)
{
    bcg_span line;
    memset(out, 0, sizeof *out);
    if (size > BCG_REPLAY_MAX_SIZE) {
        bcg_error(p, whole_file, SCN_TOO_LARGE, "the file is larger than %d MiB",
                  BCG_REPLAY_MAX_SIZE / 1024 / 1024);
        return false;
    }
    if (!bcg_scn_open(r, text, size, BCG_REPLAY_VERSION, p) || !read_kind(r, out, p))
        return false;
    for (;;) {
        const bcg_reader before = *r;
        if (!bcg_scn_next_line(r, &line))
            break;
        if (begins_actions(line)) {
            *r = before;
            break;
        }
        if (!read_header_line(r, line, out, p))
            return false;
    }
    return has_good_rules(out, p);
}

bool bcg_replay_is(const char *text, size_t size)
{
    bcg_problems ignored;
    bcg_reader r;
    bcg_span line, word;
    bcg_problems_init(&ignored, NULL, 0);
    return bcg_scn_open(&r, text, size, BCG_REPLAY_VERSION, &ignored) &&
           bcg_scn_next_line(&r, &line) && bcg_span_word(&line, &word) &&
           bcg_span_is(word, "replay");
}

bool bcg_replay_unindent(bcg_span text, bcg_writer *w)
{
    bcg_reader r;
    bcg_span line;
    bcg_reader_init(&r, text.at, text.len);
    while (bcg_reader_line(&r, &line)) {
        size_t n = 0;
        while (n < 2 && n < line.len && line.at[n] == ' ')
            n++;
        bcg_write_bytes(w, line.at + n, line.len - n);
        bcg_write(w, "\n");
    }
    return !w->full;
}

/* -- actions ---------------------------------------------------------------------------------- */

static bool read_hash(bcg_span s, uint64_t *out)
{
    *out = 0;
    for (size_t i = 0; i < s.len; i++) {
        const char c = s.at[i];
        const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
        if (digit < 0)
            return false;
        *out = *out << 4 | (uint64_t)digit;
    }
    return s.len == 16;
}

/* Splits what follows the actor at the last `=`. */
static bool read_action_and_hash(bcg_span rest, bcg_replay_line *out, bcg_problems *p)
{
    size_t at = rest.len;
    while (at > 0 && rest.at[at - 1] != '=')
        at--;
    if (at == 0) {
        bcg_error(p, out->start, SCN_BAD_LINE,
                  "the line must end with `=` and the hash of the position");
        return false;
    }
    const bcg_span before = {rest.at, at - 1, rest.line, rest.column};
    const bcg_span behind = {rest.at + at, rest.len - at, rest.line,
                             rest.column + bcg_span_width(before) + 1};
    const bcg_span hash = bcg_span_trim(behind);
    out->action = bcg_span_trim(before);
    if (out->action.len == 0) {
        bcg_error(p, out->start, SCN_BAD_LINE, "the line has no action");
        return false;
    }
    if (!read_hash(hash, &out->hash)) {
        bcg_error(p, hash, SCN_BAD_LINE, "`%.*s` is no hash: 16 digits or letters from a to f",
                  BCG_SHOWN(hash));
        return false;
    }
    return true;
}

static bool read_action(bcg_span line, bcg_replay_line *out, bcg_problems *p)
{
    bcg_span number;
    if (!bcg_span_word(&line, &number) || !bcg_span_number(number, 65535, &out->ply)) {
        bcg_error(p, out->start, SCN_BAD_LINE,
                  "a line of a replay begins with the number of an action, or with `result`");
        return false;
    }
    if (!bcg_span_word(&line, &out->who)) {
        bcg_error(p, out->start, SCN_BAD_LINE, "the line does not say who acts");
        return false;
    }
    return read_action_and_hash(line, out, p);
}

static bool read_result(bcg_reader *r, bcg_span line, bcg_replay_line *out, bcg_problems *p)
{
    if (!bcg_span_word(&line, &out->result)) {
        bcg_error(p, out->start, SCN_MISSING_VALUE, "`result` says nothing");
        return false;
    }
    if (bcg_span_trim(line).len > 0) {
        bcg_error(p, bcg_span_trim(line), SCN_BAD_LINE, "`result` is one word");
        return false;
    }
    if (bcg_scn_next_line(r, &line)) {
        bcg_error(p, line, SCN_BAD_LINE, "nothing follows the result of a replay");
        return false;
    }
    return true;
}

bcg_replay_what bcg_replay_next(bcg_reader *r, bcg_replay_line *out, bcg_problems *p)
{
    bcg_span line, word;
    memset(out, 0, sizeof *out);
    if (!bcg_scn_next_line(r, &line)) {
        bcg_error(p, (bcg_span){"", 0, r->line, r->line > 0}, SCN_CUT_SHORT,
                  "the replay ends without a `result` line");
        return BCG_REPLAY_BAD;
    }
    out->start = line;
    bcg_span rest = line;
    if (bcg_span_word(&rest, &word) && bcg_span_is(word, "result"))
        return read_result(r, rest, out, p) ? BCG_REPLAY_RESULT : BCG_REPLAY_BAD;
    return read_action(line, out, p) ? BCG_REPLAY_ACTION : BCG_REPLAY_BAD;
}

/* -- writing ---------------------------------------------------------------------------------- */

static void write_line(const char *keyword, bcg_span value, bcg_writer *w)
{
    bcg_write(w, keyword);
    bcg_write(w, " ");
    bcg_write_to_column(w, BCG_KEYWORD_COLUMN);
    bcg_write_bytes(w, value.at, value.len);
    bcg_write(w, "\n");
}

static void write_block(bcg_span text, bcg_writer *w)
{
    bcg_reader r;
    bcg_span line;
    bcg_reader_init(&r, text.at, text.len);
    while (bcg_reader_line(&r, &line)) {
        if (line.len > 0)
            bcg_write(w, "  ");
        bcg_write_bytes(w, line.at, line.len);
        bcg_write(w, "\n");
    }
}

void bcg_replay_write_header(const bcg_replay_header *h, bcg_writer *w)
{
    bcg_writef(w, "bocage %d\n", BCG_REPLAY_VERSION);
    write_line("replay", h->ruleset, w);
    for (int i = 0; i < HEADER_LINES; i++) {
        const bcg_span *value = (const bcg_span *)((const char *)h + header_lines[i].member);
        if (value->len > 0)
            write_line(header_lines[i].keyword, *value, w);
    }
    if (h->scenario.len == 0) {
        bcg_write(w, "scenario\n");
        write_block(h->text, w);
    }
    bcg_write(w, "\n");
}

void bcg_replay_write_action(int ply, const char *who, const char *action, uint64_t hash,
                             bcg_writer *w)
{
    bcg_writef(w, "%-5d %-6s ", ply, who);
    bcg_write(w, action);
    bcg_writef(w, " = %016llx\n", (unsigned long long)hash);
}

void bcg_replay_write_result(const char *result, bcg_writer *w)
{
    bcg_writef(w, "result %s\n", result);
}
