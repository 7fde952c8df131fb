#include "notation/record.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* -- one value ------------------------------------------------------------------------ */

enum { FEW = 110 }; /* characters in a list: more would bury the sentence */

/* The words, separated by commas; false if there are too many. */
static bool list_words(const bcg_words *words, char out[FEW])
{
    bcg_writer w;
    bcg_writer_init(&w, out, FEW);
    for (int i = 0; i < words->count; i++)
        bcg_writef(&w, "%s%s", i ? ", " : "", words->word[i]);
    return !w.full;
}

const char *bcg_unknown_word(bcg_problems *p, bcg_span word, bcg_reason code, const char *what,
                             const bcg_words *words)
{
    char all[FEW];
    const char *near = bcg_problems_full(p) ? NULL
                                            : bcg_nearest_word(word, words->word, words->count);
    if (near)
        bcg_error(p, word, code, "unknown %s `%.*s`; did you mean `%s`?", what, BCG_SHOWN(word),
                  near);
    else if (list_words(words, all))
        bcg_error(p, word, code, "unknown %s `%.*s`; known: %s", what, BCG_SHOWN(word), all);
    else
        bcg_error(p, word, code, "unknown %s `%.*s`", what, BCG_SHOWN(word));
    return near;
}

bool bcg_pool_add(const bcg_fields_context *c, bcg_span where, const char *text, size_t len,
                  bcg_text_ref *out)
{
    if (len > c->pool_size - *c->pool_used) {
        if (!bcg_problems_has(c->problems, SCN_TEXT_FULL))
            bcg_error(c->problems, where, SCN_TEXT_FULL,
                      "the texts of this file are longer than %zu bytes together", c->pool_size);
        return false;
    }
    *out = (bcg_text_ref){*c->pool_used, (uint16_t)len};
    memcpy(c->pool + *c->pool_used, text, len);
    *c->pool_used = (uint16_t)(*c->pool_used + len);
    return true;
}

static int read_word(const bcg_fields_context *c, const bcg_field *f, bcg_span s)
{
    const int i = bcg_find_word(s, f->words);
    if (i < 0)
        bcg_unknown_word(c->problems, s, SCN_UNKNOWN_WORD, f->what, f->words);
    return i;
}

static int read_number(const bcg_fields_context *c, const bcg_field *f, bcg_span s)
{
    int n;
    if (bcg_span_number(s, f->max, &n) && n >= f->min)
        return n;
    bcg_error(c->problems, s, SCN_BAD_NUMBER, "`%.*s` is not a number from %d to %d (%s)",
              BCG_SHOWN(s), f->min, f->max, f->what);
    return -1;
}

/* Upper and lower case distinguish rows, so mixing them up is the likeliest mistake. */
static bool other_case(const bcg_fields_context *c, bcg_span s, char out[4])
{
    if (s.len < 2 || s.len > 3)
        return false;
    memcpy(out, s.at, s.len);
    out[s.len] = '\0';
    out[0] = (char)(islower((unsigned char)out[0]) ? toupper((unsigned char)out[0])
                                                   : tolower((unsigned char)out[0]));
    return c->cell(c->document, (bcg_span){out, s.len, s.line, s.column}) >= 0;
}

int bcg_read_cell(const bcg_fields_context *c, bcg_span word)
{
    const int cell = c->cell(c->document, word);
    char other[4];
    if (cell == -2) {
        if (!bcg_problems_has(c->problems, SCN_NO_BOARD))
            bcg_error(c->problems, word, SCN_NO_BOARD,
                      "the `%s` line must stand before a %s is named", c->board_line, c->cell_word);
    } else if (cell < 0 && other_case(c, word, other))
        bcg_error(c->problems, word, c->no_cell,
                  "there is no %s `%.*s` on this board; did you mean `%s`?", c->cell_word,
                  BCG_SHOWN(word), other);
    else if (cell < 0)
        bcg_error(c->problems, word, c->no_cell, "there is no %s `%.*s` on this board",
                  c->cell_word, BCG_SHOWN(word));
    return cell;
}

/* The thing with this name; negative, with the problem noted, if there is none left. */
static int read_item(const bcg_fields_context *c, const bcg_field *f, const bcg_set *taken,
                     bcg_span s)
{
    const int item = c->item(c->document, taken, s);
    if (item == -2)
        bcg_error(c->problems, s, SCN_TOO_MANY, "there is no further %s `%.*s`", f->what,
                  BCG_SHOWN(s));
    else if (item < 0)
        bcg_unknown_word(c->problems, s, SCN_UNKNOWN_WORD, f->what, c->item_words);
    return item;
}

static bool is_name(bcg_span s)
{
    for (size_t i = 0; i < s.len; i++) {
        const char ch = s.at[i];
        const bool inner_hyphen = ch == '-' && i > 0 && i + 1 < s.len;
        if (!(ch >= 'a' && ch <= 'z') && !(ch >= '0' && ch <= '9') && !inner_hyphen)
            return false;
    }
    return s.len <= 48;
}

static int days_in_month(int year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return month == 2 && leap ? 29 : days[month - 1];
}

/* "1944-06-06"; `shape` says whether it at least looks like that. */
static bool parse_date(bcg_span s, bcg_date *out, bool *shape)
{
    int part[3] = {0, 0, 0}, p = 0;
    *shape = false;
    if (s.len != 10 || s.at[4] != '-' || s.at[7] != '-')
        return false;
    for (size_t i = 0; i < s.len; i++) {
        if (i == 4 || i == 7)
            p++;
        else if (s.at[i] >= '0' && s.at[i] <= '9')
            part[p] = 10 * part[p] + s.at[i] - '0';
        else
            return false;
    }
    *shape = true;
    if (part[0] < 1 || part[1] < 1 || part[1] > 12 || part[2] < 1 ||
        part[2] > days_in_month(part[0], part[1]))
        return false;
    *out = (bcg_date){(uint16_t)part[0], (uint8_t)part[1], (uint8_t)part[2]};
    return true;
}

/* -- a line --------------------------------------------------------------------------- */

/* The state of reading one line. */
typedef struct line_reader {
    const bcg_fields_context *c;
    const bcg_line_kind *kind;
    void *record;
    bcg_span keyword, rest;
    bool bad;       /* the record must be dropped */
    bool cut_short; /* a value was missing: do not report what else is missing */
    uint32_t given; /* one bit per field given */
    uint32_t meant; /* one bit per field that a mistyped word may have meant */
} line_reader;

static const bcg_field *find_named(const bcg_line_kind *kind, bcg_span s)
{
    for (const bcg_field *f = kind->fields; f->type != BCG_F_END; f++)
        if (f->name && bcg_span_is(s, f->name))
            return f;
    return NULL;
}

/* The next word unless it names a field: one more value of a list. */
static bool next_value(line_reader *l, bcg_span *value)
{
    bcg_span after = l->rest;
    if (!bcg_span_word(&after, value) || find_named(l->kind, *value))
        return false;
    l->rest = after;
    return true;
}

static void missing(line_reader *l, const bcg_field *f)
{
    const bcg_span where = bcg_span_trim(l->rest);
    const bool number = f->type == BCG_F_NUMBER || f->type == BCG_F_NUMBERS;
    const bool word = f->type == BCG_F_WORD || f->type == BCG_F_WORDS;
    char name[64], all[FEW];
    snprintf(name, sizeof name, "%.*s%s%s", BCG_SHOWN(l->keyword), f->name ? " " : "",
             f->name ? f->name : "");
    if (number)
        bcg_error(l->c->problems, where, SCN_MISSING_VALUE, "`%s` needs a number here (%s)", name,
                  f->what);
    else if (word && list_words(f->words, all))
        bcg_error(l->c->problems, where, SCN_MISSING_VALUE, "`%s` needs a%s %s here: %s", name,
                  strchr("aeio", f->what[0]) ? "n" : "", f->what, all);
    else
        bcg_error(l->c->problems, where, SCN_MISSING_VALUE, "`%s` needs a%s %s here", name,
                  strchr("aeio", f->what[0]) ? "n" : "", f->what);
    l->bad = l->cut_short = true;
}

static void given_twice(line_reader *l, bcg_span s)
{
    bcg_error(l->c->problems, s, SCN_TWICE, "`%.*s` stands twice in this line", BCG_SHOWN(s));
    l->bad = true;
}

static void read_single(line_reader *l, const bcg_field *f)
{
    bcg_span s;
    if (!next_value(l, &s)) {
        missing(l, f);
        return;
    }
    int value = -1;
    switch (f->type) {
    case BCG_F_WORD:
        value = read_word(l->c, f, s);
        if (value >= 0)
            value += f->min;
        break;
    case BCG_F_NUMBER:
        value = read_number(l->c, f, s);
        break;
    case BCG_F_CELL:
        value = bcg_read_cell(l->c, s);
        break;
    case BCG_F_ITEM:
        value = read_item(l->c, f, &BCG_SET_EMPTY, s) + 1;
        value = value > 0 ? value : -1;
        break;
    case BCG_F_DATE: {
        bcg_date date;
        bool shape;
        if (parse_date(s, &date, &shape)) {
            memcpy(bcg_field_of(l->record, f), &date, sizeof date);
            return;
        }
        if (shape)
            bcg_error(l->c->problems, s, SCN_BAD_DATE, "there is no day `%.*s` in the calendar",
                      BCG_SHOWN(s));
        else
            bcg_error(l->c->problems, s, SCN_BAD_DATE,
                      "`%.*s` is not a date; write it as 1944-06-06", BCG_SHOWN(s));
        break;
    }
    default: { /* BCG_F_NAME, BCG_F_KEY */
        bcg_text_ref ref;
        if (f->type == BCG_F_NAME && !is_name(s))
            bcg_error(l->c->problems, s, SCN_BAD_NAME,
                      "`%.*s` is not a short name: at most 48 small letters, digits and hyphens",
                      BCG_SHOWN(s));
        else if (bcg_pool_add(l->c, s, s.at, s.len, &ref)) {
            memcpy(bcg_field_of(l->record, f), &ref, sizeof ref);
            return;
        }
        break;
    }
    }
    if (value < 0)
        l->bad = true;
    else
        bcg_put_number(bcg_field_of(l->record, f), bcg_field_size(f), (unsigned)value);
}

enum { MOST_FIELDS = 16 };

/* The names of a line's fields; returns how many. */
static int field_names(const bcg_line_kind *kind, const char *names[MOST_FIELDS])
{
    int n = 0;
    for (const bcg_field *f = kind->fields; f->type != BCG_F_END; f++)
        if (f->name && n < MOST_FIELDS)
            names[n++] = f->name;
    return n;
}

/* The most similar field name, or NULL. */
static const char *nearest_field(const line_reader *l, bcg_span s)
{
    const char *names[MOST_FIELDS];
    if (bcg_problems_full(l->c->problems))
        return NULL;
    const int n = field_names(l->kind, names);
    return bcg_nearest_word(s, names, n);
}

static uint32_t bit_of(const bcg_line_kind *kind, const bcg_field *f)
{
    return UINT32_C(1) << (f - kind->fields);
}

/* Skips to the next word that names a field: what comes before it cannot be understood. */
static void skip_to_field(line_reader *l)
{
    bcg_span ignored;
    while (next_value(l, &ignored))
        ;
}

/* A word where a field's name was expected. */
static void refuse_word(line_reader *l, bcg_span s)
{
    const char *near = nearest_field(l, s), *names[MOST_FIELDS];
    const bcg_words fields = {names, field_names(l->kind, names)};
    char all[FEW];
    if (near) {
        l->meant |= bit_of(l->kind, find_named(l->kind, bcg_span_of(near)));
        bcg_error(l->c->problems, s, SCN_UNKNOWN_FIELD,
                  "`%.*s` has no field `%.*s`; did you mean `%s`?", BCG_SHOWN(l->keyword),
                  BCG_SHOWN(s), near);
    } else if (l->kind->fields[0].type == BCG_F_BLOCK)
        bcg_error(l->c->problems, s, SCN_UNKNOWN_FIELD,
                  "the text of `%.*s` must stand below it, each line indented by two blanks",
                  BCG_SHOWN(l->keyword));
    else if (fields.count > 0 && list_words(&fields, all))
        bcg_error(l->c->problems, s, SCN_UNKNOWN_FIELD, "`%.*s` has no field `%.*s`; it has: %s",
                  BCG_SHOWN(l->keyword), BCG_SHOWN(s), all);
    else if (fields.count > 0)
        bcg_error(l->c->problems, s, SCN_UNKNOWN_FIELD, "`%.*s` has no field `%.*s`",
                  BCG_SHOWN(l->keyword), BCG_SHOWN(s));
    else
        bcg_error(l->c->problems, s, SCN_UNKNOWN_FIELD,
                  "`%.*s` is too much: the `%.*s` line ends before it", BCG_SHOWN(s),
                  BCG_SHOWN(l->keyword));
    skip_to_field(l);
    l->bad = true;
}

/* Adds one more value to a list field; false if the value is wrong. */
static bool add_to_list(line_reader *l, const bcg_field *f, bcg_span s)
{
    int value;
    bool again = false;
    void *at = bcg_field_of(l->record, f);
    if (f->type == BCG_F_CELLS || f->type == BCG_F_ITEMS) {
        bcg_set set;
        memcpy(&set, at, sizeof set);
        value = f->type == BCG_F_CELLS ? bcg_read_cell(l->c, s) : read_item(l->c, f, &set, s);
        if (value < 0)
            return false;
        again = bcg_set_has(&set, value);
        bcg_set_add(&set, value);
        memcpy(at, &set, sizeof set);
    } else if (f->type == BCG_F_COUNTS) {
        uint8_t *counts = at;
        if ((value = read_word(l->c, f, s)) < 0)
            return false;
        if (counts[value] == UINT8_MAX) {
            bcg_error(l->c->problems, s, SCN_TOO_MANY, "too many `%.*s` in this line",
                      BCG_SHOWN(s));
            return false;
        }
        counts[value]++;
    } else {
        uint32_t bits;
        memcpy(&bits, at, sizeof bits);
        value = f->type == BCG_F_WORDS ? read_word(l->c, f, s) : read_number(l->c, f, s) - 1;
        if (value < 0)
            return false;
        again = bits >> value & 1;
        bits |= UINT32_C(1) << value;
        memcpy(at, &bits, sizeof bits);
    }
    if (again)
        given_twice(l, s);
    return true;
}

/* Does a word that is not a value of the list look like the name of the next field? */
static bool is_mistyped_field(const line_reader *l, const bcg_field *f, bcg_span s)
{
    if (f->type == BCG_F_CELLS)
        return l->c->cell(l->c->document, s) < 0 && nearest_field(l, s);
    if (f->type == BCG_F_ITEMS)
        return false;
    if (f->type == BCG_F_WORDS || f->type == BCG_F_COUNTS)
        return bcg_find_word(s, f->words) < 0 && nearest_field(l, s) &&
               !bcg_nearest_word(s, f->words->word, f->words->count);
    return !isdigit((unsigned char)s.at[0]) && nearest_field(l, s);
}

static void read_list(line_reader *l, const bcg_field *f)
{
    bcg_span s;
    int values = 0;
    while (next_value(l, &s)) {
        values++;
        if (is_mistyped_field(l, f, s))
            refuse_word(l, s);
        else if (!add_to_list(l, f, s))
            l->bad = true;
    }
    if (values == 0 && (f->required || f->name))
        missing(l, f);
}

static void read_rest(line_reader *l, const bcg_field *f)
{
    const bcg_span s = bcg_span_trim(l->rest);
    bcg_text_ref ref;
    l->rest = (bcg_span){s.at + s.len, 0, s.line, s.column};
    if (s.len == 0)
        missing(l, f);
    else if (bcg_pool_add(l->c, s, s.at, s.len, &ref))
        memcpy(bcg_field_of(l->record, f), &ref, sizeof ref);
    else
        l->bad = true;
}

static void read_value(line_reader *l, const bcg_field *f)
{
    switch (f->type) {
    case BCG_F_WORDS:
    case BCG_F_COUNTS:
    case BCG_F_NUMBERS:
    case BCG_F_CELLS:
    case BCG_F_ITEMS:
        read_list(l, f);
        break;
    case BCG_F_REST:
        read_rest(l, f);
        break;
    case BCG_F_FLAG:
        bcg_put_number(bcg_field_of(l->record, f), 1, 1);
        break;
    case BCG_F_BLOCK:
    case BCG_F_END:
        break;
    default:
        read_single(l, f);
    }
}

/* A wrong value spoils the record, but the rest of the line is still read, so that all its problems
 * are reported at once. */
static void read_fields(line_reader *l)
{
    const bcg_field *f = l->kind->fields;
    for (; f->type != BCG_F_END && f->name == NULL; f++)
        if (!l->cut_short)
            read_value(l, f);
    bcg_span s;
    while (bcg_span_word(&l->rest, &s)) {
        const bcg_field *named = find_named(l->kind, s);
        if (named == NULL)
            refuse_word(l, s);
        else if (l->given & bit_of(l->kind, named)) {
            given_twice(l, s);
            skip_to_field(l);
        } else {
            l->given |= bit_of(l->kind, named);
            read_value(l, named);
        }
    }
    for (; f->type != BCG_F_END && !l->cut_short; f++)
        if (f->required && !((l->given | l->meant) & bit_of(l->kind, f))) {
            bcg_error(l->c->problems, l->keyword, SCN_MISSING_VALUE, "`%.*s` needs the field `%s`",
                      BCG_SHOWN(l->keyword), f->name);
            l->bad = true;
        }
}

static bool same_first_field(const bcg_line_kind *kind, void *a, void *b)
{
    const bcg_field *f = kind->fields;
    return memcmp(bcg_field_of(a, f), bcg_field_of(b, f), bcg_field_size(f)) == 0;
}

static bool stands_before(const bcg_fields_context *c, const bcg_line_kind *kind, void *record,
                          int *line)
{
    for (int i = 0; i < bcg_record_count(c->document, kind); i++) {
        void *other = bcg_record_at(c->document, kind, i);
        if (kind->max == 1 ||
            (kind->flags & BCG_LINE_UNIQUE && same_first_field(kind, other, record))) {
            *line = (int)bcg_get_number(other, 2);
            return true;
        }
    }
    return false;
}

bool bcg_fields_read(const bcg_fields_context *c, const bcg_line_kind *kind, bcg_span keyword,
                     bcg_span rest)
{
    enum { LARGEST = 256 };
    _Alignas(max_align_t) char record[LARGEST];
    int before;
    assert(kind->record_size <= LARGEST);
    bcg_record_preset(record, kind, keyword.line);

    line_reader l = {.c = c, .kind = kind, .record = record, .keyword = keyword, .rest = rest};
    read_fields(&l);
    if (l.bad)
        return false;
    if (stands_before(c, kind, record, &before)) {
        bcg_span first;
        if (kind->max > 1 && bcg_span_word(&rest, &first))
            bcg_error(c->problems, keyword, SCN_TWICE, "`%.*s %.*s` was given in line %d already",
                      BCG_SHOWN(keyword), BCG_SHOWN(first), before);
        else
            bcg_error(c->problems, keyword, SCN_TWICE, "`%.*s` was given in line %d already",
                      BCG_SHOWN(keyword), before);
        return false;
    }
    const int count = bcg_record_count(c->document, kind);
    if (count == kind->max) {
        bcg_error(c->problems, keyword, SCN_TOO_MANY, "there are more than %d `%s` lines",
                  kind->max, kind->keyword);
        return false;
    }
    memcpy(bcg_record_at(c->document, kind, count), record, kind->record_size);
    bcg_record_set_count(c->document, kind, count + 1);
    return true;
}
