#include "cli/rules_text.h"

#include "cli/cli.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum {
    LARGEST = 1 << 20,     /* bytes of a document */
    LONGEST_HEADING = 200, /* bytes; the rules repeat their headings */
    ROOM = 4,              /* bytes of memory per byte of the document: rows repeat theirs, too */
    FIRST_LEVEL = 2,       /* "## 14. Terrain"; level 1 is the title of the document */
    LEVELS = 3,
};

static const char not_playable[] = "*Not playable yet.*";

typedef struct parser {
    bcg_writer out;              /* all strings of the rules, each zero-terminated */
    bcg_span heading[LEVELS];    /* the current ones; empty if there is none of that level */
    const char *edition[LEVELS]; /* named by them; NULL for none */
    bool later[LEVELS];          /* what is below them cannot be played yet */
    const char *chapter;         /* these as a string, once a rule needs it */
    bcg_span columns;            /* the first row of the current table; empty outside tables */
    bool too_long;               /* a heading was too long */
    bcg_span titled, title;      /* ID and text of a heading that is a rule itself, to be told by
                                    the line below it */
} parser;

/* -- parsing parts of a line ------------------------------------------------------------------ */

static bool begins_with(bcg_span s, const char *word)
{
    return strlen(word) <= s.len && memcmp(s.at, word, strlen(word)) == 0;
}

static bool contains(bcg_span s, const char *word)
{
    for (; s.len > 0; s.at++, s.len--)
        if (begins_with(s, word))
            return true;
    return false;
}

static bcg_span without(bcg_span s, size_t first, size_t last)
{
    return (bcg_span){s.at + first, s.len - first - last, s.line, s.column};
}

/* The length of the ID at the beginning: words of capitals and digits separated by hyphens; 0 if
 * there is none. */
static size_t id_length(bcg_span s)
{
    size_t n = 0, hyphens = 0;
    while (n < s.len && (isupper((unsigned char)s.at[n]) || isdigit((unsigned char)s.at[n]) ||
                         (n > 0 && s.at[n] == '-')))
        hyphens += s.at[n++] == '-';
    return hyphens > 0 && s.at[n - 1] != '-' ? n : 0;
}

/* "[ID]" at the beginning. */
static bool bracketed_id(bcg_span s, bcg_span *id)
{
    if (!begins_with(s, "["))
        return false;
    *id = without(s, 1, 0);
    const size_t n = id_length(*id);
    if (n == 0 || n == id->len || id->at[n] != ']')
        return false;
    id->len = n;
    return true;
}

/* A whole cell that names a rule. */
static bool id_in_cell(bcg_span cell, bcg_span *id)
{
    if (bracketed_id(cell, id))
        return id->len + 2 == cell.len;
    *id = cell;
    return cell.len > 0 && id_length(cell) == cell.len &&
           isdigit((unsigned char)cell.at[cell.len - 1]);
}

/* The next cell in the rest of a row, whose leading bar has been removed. */
static bool next_cell(bcg_span *rest, bcg_span *cell)
{
    if (rest->len == 0)
        return false;
    const char *bar = memchr(rest->at, '|', rest->len);
    const size_t n = bar ? (size_t)(bar - rest->at) : rest->len;
    *cell = bcg_span_trim(without(*rest, 0, rest->len - n));
    *rest = without(*rest, bar ? n + 1 : n, 0);
    return true;
}

/* -- strings ---------------------------------------------------------------------------------- */

/* Without emphasis marks, which are for browsers. */
static void write_plain(bcg_writer *out, bcg_span s)
{
    for (size_t i = 0; i < s.len; i++)
        if (s.at[i] != '*' && s.at[i] != '`')
            bcg_write_bytes(out, s.at + i, 1);
}

/* Ends the string that was begun at this place. */
static const char *end_string(bcg_writer *out, size_t begun)
{
    bcg_write_bytes(out, "", 1);
    return out->text + begun;
}

static const char *write_string(bcg_writer *out, bcg_span s)
{
    const size_t begun = out->size;
    write_plain(out, s);
    return end_string(out, begun);
}

static const char *write_chapter(parser *p)
{
    const size_t begun = p->out.size;
    for (int i = 0; i < LEVELS; i++) {
        if (p->heading[i].len == 0)
            continue;
        if (p->out.size > begun)
            bcg_write(&p->out, " > ");
        write_plain(&p->out, p->heading[i]);
    }
    return end_string(&p->out, begun);
}

/* A row of a table, without its first cell. */
static const char *write_row(parser *p, bcg_span cells)
{
    const size_t begun = p->out.size;
    bcg_span columns = without(p->columns, 1, 0), heading, cell;
    next_cell(&columns, &heading);
    while (next_cell(&cells, &cell)) {
        const bool named = next_cell(&columns, &heading) && heading.len > 0;
        if (cell.len == 0)
            continue;
        if (p->out.size > begun)
            bcg_write(&p->out, "\n");
        if (named) {
            write_plain(&p->out, heading);
            bcg_write(&p->out, ": ");
        }
        write_plain(&p->out, cell);
    }
    return end_string(&p->out, begun);
}

/* -- rules ------------------------------------------------------------------------------------ */

static const char *find_edition(const parser *p, bcg_span text)
{
    if (begins_with(text, "`classic`"))
        return "classic";
    if (begins_with(text, "`revised`"))
        return "revised";
    for (int i = LEVELS - 1; i >= 0; i--)
        if (p->heading[i].len > 0 && p->edition[i])
            return p->edition[i];
    return "both";
}

static const char *edition_in_heading(bcg_span heading)
{
    const bool classic = contains(heading, "`classic`"), revised = contains(heading, "`revised`");
    return classic == revised ? NULL : classic ? "classic" : "revised";
}

static void read_heading(parser *p, bcg_span line)
{
    int level = 0;
    while ((size_t)level < line.len && line.at[level] == '#')
        level++;
    const int at = level - FIRST_LEVEL;
    if (at >= LEVELS)
        return;
    for (int i = at > 0 ? at : 0; i < LEVELS; i++)
        p->heading[i].len = 0;
    if (at >= 0) {
        p->heading[at] = bcg_span_trim(without(line, (size_t)level, 0));
        p->edition[at] = edition_in_heading(p->heading[at]);
        p->later[at] = false;
        p->too_long |= p->heading[at].len > LONGEST_HEADING;
    }
    p->chapter = NULL;
}

/* The mark applies to the heading above it. */
static void mark_heading(parser *p)
{
    for (int i = LEVELS - 1; i >= 0; i--)
        if (p->heading[i].len > 0) {
            p->later[i] = true;
            return;
        }
}

static bool is_later(const parser *p)
{
    for (int i = 0; i < LEVELS; i++)
        if (p->heading[i].len > 0 && p->later[i])
            return true;
    return false;
}

static void add_rule(parser *p, rules_text *rules, bcg_span id, bcg_span text, bool is_row)
{
    if (p->chapter == NULL)
        p->chapter = write_chapter(p);
    bcg_span cells = text, first = text;
    if (is_row)
        next_cell(&cells, &first);
    rules->rule[rules->count++] = (rule_text){
        .id = write_string(&p->out, id),
        .chapter = p->chapter,
        .edition = find_edition(p, first),
        .text = is_row ? write_row(p, text) : write_string(&p->out, text),
        .later = is_later(p),
    };
}

/* "### [SCEN-DUEL-01] Training Grounds": a heading may have an ID. What it says is the line below.
 */
static void note_title(parser *p, bcg_span line)
{
    bcg_span id, title = line;
    while (begins_with(title, "#"))
        title = without(title, 1, 0);
    title = bcg_span_trim(title);
    p->titled.len = 0;
    if (!bracketed_id(title, &id))
        return;
    p->titled = id;
    p->title = bcg_span_trim(without(title, id.len + 2, 0));
}

static void add_titled(parser *p, rules_text *rules, bcg_span line)
{
    add_rule(p, rules, p->titled, line, false);
    p->titled.len = 0;
    const size_t begun = p->out.size;
    write_plain(&p->out, p->title);
    bcg_write(&p->out, ". ");
    write_plain(&p->out, line);
    rules->rule[rules->count - 1].text = end_string(&p->out, begun);
}

static void read_line(parser *p, rules_text *rules, bcg_span line)
{
    bcg_span id;
    if (p->titled.len && bcg_span_trim(line).len && !begins_with(line, "#")) {
        add_titled(p, rules, bcg_span_trim(line));
        return;
    }
    if (begins_with(line, "|")) {
        bcg_span cells = without(line, 1, 0), cell;
        if (p->columns.len == 0)
            p->columns = line;
        else if (next_cell(&cells, &cell) && id_in_cell(cell, &id))
            add_rule(p, rules, id, cells, true);
        return;
    }
    p->columns.len = 0;
    if (begins_with(line, "#")) {
        read_heading(p, line);
        note_title(p, line);
    } else if (begins_with(line, not_playable))
        mark_heading(p);
    else if (begins_with(line, "- ") && bracketed_id(without(line, 2, 0), &id))
        add_rule(p, rules, id, bcg_span_trim(without(line, 2 + id.len + 2, 0)), false);
}

static size_t count_lines(const char *text, size_t size)
{
    size_t n = 1;
    for (size_t i = 0; i < size; i++)
        n += text[i] == '\n';
    return n;
}

const char *parse_rules(rules_text *rules, const char *text, size_t size)
{
    *rules = (rules_text){0};
    if (size > LARGEST)
        return "it is larger than 1 MiB";
    if (bcg_text_valid(text, size) != size)
        return "it is not a text in UTF-8";
    const size_t capacity = ROOM * size + 1;
    rules->memory = malloc(capacity);
    rules->rule = calloc(count_lines(text, size), sizeof *rules->rule);
    const char *why = rules->memory && rules->rule ? NULL : "not enough memory to read it";
    if (why == NULL) {
        parser p = {.chapter = NULL};
        bcg_reader reader;
        bcg_span line;
        bcg_writer_init(&p.out, rules->memory, capacity);
        bcg_reader_init(&reader, text, size);
        while (!p.out.full && !p.too_long && bcg_reader_line(&reader, &line))
            read_line(&p, rules, line);
        if (p.out.full || p.too_long)
            why = "its headings are too long";
        else if (rules->count == 0)
            why = "there are no rules in it";
    }
    if (why)
        free_rules(rules);
    return why;
}

bool load_rules(rules_text *rules, const char *ruleset)
{
    char path[PATH_SIZE];
    size_t size;
    const char *why;
    rules_path(path, ruleset);
    char *text = read_file(path, LARGEST, &size, &why);
    if (text)
        why = parse_rules(rules, text, size);
    free(text);
    if (why)
        complain(path, "the rules cannot be read: %s; is BOCAGE_DATA right?", why);
    return why == NULL;
}

void free_rules(rules_text *rules)
{
    free(rules->rule);
    free(rules->memory);
    *rules = (rules_text){0};
}

/* -- finding one ------------------------------------------------------------------------------ */

bcg_span bare_rule_id(const char *typed, const char *ruleset)
{
    bcg_span id = bcg_span_of(typed);
    const size_t n = strlen(ruleset);
    if (id.len >= 2 && id.at[0] == '[' && id.at[id.len - 1] == ']')
        id = without(id, 1, 1);
    if (id.len > n && strncasecmp(id.at, ruleset, n) == 0 && id.at[n] == ':')
        id = without(id, n + 1, 0);
    return id;
}

static bool id_begins_with(const rule_text *rule, bcg_span id)
{
    return id.len > 0 && id.len <= strlen(rule->id) && strncasecmp(rule->id, id.at, id.len) == 0;
}

const rule_text *find_rule(const rules_text *rules, bcg_span id)
{
    for (int i = 0; i < rules->count; i++)
        if (id_begins_with(&rules->rule[i], id) && rules->rule[i].id[id.len] == '\0')
            return &rules->rule[i];
    return NULL;
}

bool is_rule_under(const rule_text *rule, bcg_span id)
{
    if (!id_begins_with(rule, id))
        return false;
    const char last = rule->id[id.len - 1], next = rule->id[id.len];
    return next == '\0' || next == '-' ||
           (isalpha((unsigned char)last) && isdigit((unsigned char)next));
}

const char *nearest_rule_id(const rules_text *rules, bcg_span id)
{
    const char **ids = malloc((size_t)rules->count * sizeof *ids);
    if (ids == NULL)
        return NULL;
    for (int i = 0; i < rules->count; i++)
        ids[i] = rules->rule[i].id;
    const char *near = bcg_nearest_word(id, ids, rules->count);
    free(ids);
    return near;
}
