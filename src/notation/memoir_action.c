#include "notation/memoir_action.h"

#include "memoir/rules.h"
#include "notation/problems.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* -- writing ---------------------------------------------------------------------------------- */

static void write_hex(const memoir_game *g, int h, bcg_writer *w)
{
    char label[BCG_LABEL_SIZE] = "?";
    if (h < g->board->hexes)
        bcg_hex_label(g->board, (bcg_hex)h, label);
    bcg_write(w, label);
}

/* Start, hexes in between and end, in walking order. A unit that exits from its own hex names one
 * hex. */
static void write_path(const memoir_game *g, bcg_action a, bool has_via, bcg_writer *w)
{
    bcg_write(w, " ");
    write_hex(g, memoir_operand(a, 0), w);
    for (int n = 0; has_via && n < MEMOIR_VIA && memoir_via(a, n) != BCG_NO_HEX; n++) {
        bcg_write(w, "-");
        write_hex(g, memoir_via(a, n), w);
    }
    const bool stands_there = memoir_kind_of(a) == MA_EXIT && memoir_via(a, 0) == BCG_NO_HEX &&
                              memoir_operand(a, 0) == memoir_operand(a, 1);
    if (stands_there)
        return;
    bcg_write(w, "-");
    write_hex(g, memoir_operand(a, 1), w);
}

static void write_word(const bcg_words *words, int i, bcg_writer *w)
{
    bcg_writef(w, " %s", i < words->count ? words->word[i] : "?");
}

static void write_faces(bcg_action a, bcg_writer *w)
{
    for (int f = 0; f < MEMOIR_FACES; f++)
        for (int n = 0; n < memoir_operand(a, f); n++)
            write_word(&memoir_die_words, f, w);
}

static void write_steps(bcg_action a, bcg_writer *w)
{
    for (int n = 0; n < MEMOIR_DRIFT_MAX && memoir_operand(a, n); n++)
        if (memoir_operand(a, n) == MEMOIR_STAY)
            bcg_write(w, " stay");
        else
            write_word(&memoir_direction_words, memoir_operand(a, n) - 1, w);
}

void memoir_action_write(const memoir_game *g, bcg_action a, bcg_writer *w)
{
    const int kind = memoir_kind_of(a);
    if (kind >= MEMOIR_ACTION_KINDS) {
        bcg_write(w, "?");
        return;
    }
    const memoir_action_row *row = &memoir_action_kinds[kind];
    bcg_write(w, row->word);
    for (int n = 0; n < 4 && row->operand[n] != MN_END; n++) {
        const int value = memoir_operand(a, n);
        const bool has_second = n + 1 < 4 && row->operand[n + 1] == MN_HEX_2;
        switch (row->operand[n]) {
        case MN_HEX:
            if (has_second) {
                write_path(g, a, n + 2 < 4 && row->operand[n + 2] == MN_VIA, w);
                return;
            }
            bcg_write(w, " ");
            write_hex(g, value, w);
            break;
        case MN_CARD:
            write_word(&memoir_card_words, value, w);
            break;
        case MN_SECTION:
            if (value)
                write_word(&memoir_wing_words, value, w);
            break;
        case MN_WAY:
            if (value) {
                bcg_write(w, " as");
                write_word(&memoir_recon_words, value - 1, w);
            }
            break;
        case MN_FACES:
            write_faces(a, w);
            break;
        case MN_STEPS:
            write_steps(a, w);
            break;
        default:
            break;
        }
    }
}

/* -- reading ---------------------------------------------------------------------------------- */

/* The state of reading one action. */
typedef struct parser {
    const memoir_game *g;
    bcg_span rest;
    const memoir_action_row *row;
    bcg_action action;
    bcg_writer *fault; /* where the first fault is described; NULL: not wanted */
} parser;

/* Describes what is wrong; always returns false, for use in return statements. */
static bool refuse(const parser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool refuse(const parser *p, const char *format, ...)
{
    char sentence[BCG_PROBLEM_TEXT];
    if (p->fault) {
        va_list args;
        va_start(args, format);
        vsnprintf(sentence, sizeof sentence, format, args);
        va_end(args);
        bcg_write(p->fault, sentence);
    }
    return false;
}

static bool is_word(bcg_span s, const char *word)
{
    if (s.len != strlen(word))
        return false;
    for (size_t i = 0; i < s.len; i++)
        if (tolower((unsigned char)s.at[i]) != word[i])
            return false;
    return true;
}

/* Like bcg_find_word, but ignoring case and starting at `first`. */
static int find_word(bcg_span s, const bcg_words *words, int first)
{
    for (int i = first; i < words->count; i++)
        if (is_word(s, words->word[i]))
            return i;
    return -1;
}

static bool refuse_word(const parser *p, bcg_span s, const char *what, const bcg_words *words,
                        int first)
{
    const char *near = bcg_nearest_word(s, words->word + first, words->count - first);
    if (near)
        return refuse(p, "unknown %s `%.*s`; did you mean `%s`?", what, BCG_SHOWN(s), near);
    return refuse(p, "unknown %s `%.*s`", what, BCG_SHOWN(s));
}

/* Upper and lower case distinguish rows, so mixing them up is the likeliest mistake. */
static bool refuse_hex(const parser *p, bcg_span s)
{
    char other[BCG_LABEL_SIZE];
    if (s.len == 0)
        return refuse(p, "a hex is missing in `%s`", p->row->word);
    if (s.len < BCG_LABEL_SIZE) {
        memcpy(other, s.at, s.len);
        other[s.len] = '\0';
        other[0] = (char)(islower((unsigned char)other[0]) ? toupper((unsigned char)other[0])
                                                           : tolower((unsigned char)other[0]));
        if (bcg_hex_parse(p->g->board, other, s.len) != BCG_NO_HEX)
            return refuse(p, "there is no hex `%.*s` on this board; did you mean `%s`?",
                          BCG_SHOWN(s), other);
    }
    return refuse(p, "there is no hex `%.*s` on this board", BCG_SHOWN(s));
}

/* The next label of a path. Labels are separated by hyphens; blanks around or instead of them are
 * tolerated. False at the end; an empty label means a hyphen with no hex after it. */
static bool next_label(bcg_span *rest, bool first, bcg_span *label)
{
    bool hyphen = false;
    *rest = bcg_span_trim(*rest);
    if (!first && rest->len > 0 && rest->at[0] == '-') {
        hyphen = true;
        *rest = bcg_span_trim((bcg_span){rest->at + 1, rest->len - 1, rest->line, rest->column});
    }
    size_t n = 0;
    while (n < rest->len && rest->at[n] != '-' && rest->at[n] != ' ' && rest->at[n] != '\t')
        n++;
    *label = (bcg_span){rest->at, n, rest->line, rest->column};
    rest->at += n;
    rest->len -= n;
    return n > 0 || hyphen || rest->len > 0;
}

enum { MOST_HEXES = MEMOIR_VIA + 2 };

/* The hexes of a path; -1 if there is a fault. */
static int read_hexes(parser *p, bcg_hex out[MOST_HEXES])
{
    int n = 0;
    bcg_span label;
    while (next_label(&p->rest, n == 0, &label)) {
        const bcg_hex h = bcg_hex_parse(p->g->board, label.at, label.len);
        if (h == BCG_NO_HEX) {
            refuse_hex(p, label);
            return -1;
        }
        if (n == MOST_HEXES) {
            refuse(p, "`%s` names more than %d hexes", p->row->word, MOST_HEXES);
            return -1;
        }
        out[n++] = h;
    }
    return n;
}

static bool read_hex(parser *p)
{
    bcg_hex hex[MOST_HEXES];
    const int n = read_hexes(p, hex);
    if (n < 0)
        return false;
    if (n == 0)
        return refuse(p, "`%s` needs a hex: `%s D5`", p->row->word, p->row->word);
    if (n > 1)
        return refuse(p, "`%s` takes one hex, not %d", p->row->word, n);
    p->action = memoir_with(p->action, 0, hex[0]);
    return true;
}

static bool read_path(parser *p)
{
    bcg_hex hex[MOST_HEXES];
    const bool exits = memoir_kind_of(p->action) == MA_EXIT;
    const bool has_via = p->row->operand[2] == MN_VIA;
    const int n = read_hexes(p, hex);
    if (n < 0)
        return false;
    if (n < (exits ? 1 : 2))
        return refuse(p, "`%s` needs %s: `%s D5-e6`", p->row->word,
                      n == 0 ? "a hex to start from and one to go to" : "a second hex",
                      p->row->word);
    if (n > 2 && !has_via)
        return refuse(p, "`%s` takes two hexes, not %d", p->row->word, n);
    p->action = memoir_with(p->action, 0, hex[0]);
    p->action = memoir_with(p->action, 1, hex[n - 1]);
    for (int i = 1; i < n - 1; i++)
        p->action = memoir_with(p->action, 1 + i, hex[i] + 1);
    return true;
}

static bool read_card(parser *p, int n)
{
    bcg_span s;
    if (!bcg_span_word(&p->rest, &s))
        return refuse(p, "`%s` needs a card: `%s probe-center`", p->row->word, p->row->word);
    const int card = find_word(s, &memoir_card_words, 0);
    if (card < 0)
        return refuse_word(p, s, "card", &memoir_card_words, 0);
    p->action = memoir_with(p->action, n, card);
    return true;
}

/* Reads an optional section; `none`, the first word of the list, is not written. */
static bool read_section(parser *p, int n)
{
    bcg_span after = p->rest, s;
    if (!bcg_span_word(&after, &s) || is_word(s, "as"))
        return true;
    const int wing = find_word(s, &memoir_wing_words, 1);
    if (wing < 0)
        return refuse_word(p, s, "section", &memoir_wing_words, 1);
    p->rest = after;
    p->action = memoir_with(p->action, n, wing);
    return true;
}

static bool read_way(parser *p, int n)
{
    bcg_span after = p->rest, s;
    if (!bcg_span_word(&after, &s) || !is_word(s, "as"))
        return true;
    p->rest = after;
    if (!bcg_span_word(&p->rest, &s))
        return refuse(p, "`as` needs a card: `as air-power` or `as barrage`");
    const int way = find_word(s, &memoir_recon_words, 0);
    if (way < 0)
        return refuse_word(p, s, "way to play a card", &memoir_recon_words, 0);
    p->action = memoir_with(p->action, n, way + 1);
    return true;
}

enum { MOST_DICE = 99 }; /* far more than any attack has */

static bool read_faces(parser *p)
{
    uint8_t faces[MEMOIR_FACES] = {0};
    bcg_span s;
    int dice = 0;
    for (; bcg_span_word(&p->rest, &s); dice++) {
        const int face = find_word(s, &memoir_die_words, 0);
        if (face < 0)
            return refuse_word(p, s, "face of a die", &memoir_die_words, 0);
        if (dice == MOST_DICE)
            return refuse(p, "nobody rolls more than %d dice", MOST_DICE);
        faces[face]++;
    }
    p->action = memoir_roll(faces);
    return dice > 0 || refuse(p, "`roll` needs the faces rolled: `roll infantry flag`");
}

static bool read_steps(parser *p)
{
    bcg_span s;
    for (int n = 0; bcg_span_word(&p->rest, &s); n++) {
        const int direction = find_word(s, &memoir_direction_words, 0);
        if (direction < 0 && !is_word(s, "stay"))
            return refuse(p, "unknown step `%.*s`; known: e, ne, nw, w, sw, se, stay",
                          BCG_SHOWN(s));
        if (n == MEMOIR_DRIFT_MAX)
            return refuse(p, "a drift has at most %d steps", MEMOIR_DRIFT_MAX);
        p->action = memoir_with(p->action, n, direction < 0 ? MEMOIR_STAY : direction + 1);
    }
    return true;
}

static bool read_operand(parser *p, int n)
{
    switch (p->row->operand[n]) {
    case MN_HEX:
        return p->row->operand[n + 1] == MN_HEX_2 ? read_path(p) : read_hex(p);
    case MN_CARD:
        return read_card(p, n);
    case MN_SECTION:
        return read_section(p, n);
    case MN_WAY:
        return read_way(p, n);
    case MN_FACES:
        return read_faces(p);
    case MN_STEPS:
        return read_steps(p);
    default: /* read with the previous hex */
        return true;
    }
}

static bool refuse_kind(const parser *p, bcg_span s)
{
    const char *words[MEMOIR_ACTION_KINDS];
    for (int k = 0; k < MEMOIR_ACTION_KINDS; k++)
        words[k] = memoir_action_kinds[k].word;
    const bcg_words all = {words, MEMOIR_ACTION_KINDS};
    return refuse_word(p, s, "action", &all, MA_NONE + 1);
}

static bool read_kind(parser *p)
{
    bcg_span s;
    if (!bcg_span_word(&p->rest, &s))
        return refuse(p, "there is no action: the text is empty");
    for (int k = MA_NONE + 1; k < MEMOIR_ACTION_KINDS; k++)
        if (is_word(s, memoir_action_kinds[k].word)) {
            p->row = &memoir_action_kinds[k];
            p->action = (bcg_action)k;
            return true;
        }
    return refuse_kind(p, s);
}

static bool is_plain_line(const char *text, size_t len)
{
    return bcg_text_valid(text, len) == len && (len == 0 || memchr(text, '\n', len) == NULL);
}

static bool parse(const memoir_game *g, const char *text, size_t len, bcg_writer *fault,
                  bcg_action *out)
{
    parser p = {.g = g, .rest = {text, len, 1, 1}, .fault = fault};
    bcg_span surplus;
    if (!is_plain_line(text, len))
        return refuse(&p, "an action is one line of plain text");
    if (!read_kind(&p))
        return false;
    for (int n = 0; n < 4 && p.row->operand[n] != MN_END; n++)
        if (!read_operand(&p, n))
            return false;
    if (bcg_span_word(&p.rest, &surplus))
        return refuse(&p, "`%.*s` is too much: `%s` ends before it", BCG_SHOWN(surplus),
                      p.row->word);
    *out = p.action;
    return true;
}

bcg_reason memoir_action_read(const memoir_game *g, const memoir_state *s, const char *text,
                              size_t len, bcg_action *out)
{
    bcg_action a = MA_NONE;
    if (!parse(g, text, len, NULL, &a))
        return BCG_NO_SUCH_ACTION;
    const bool walks = memoir_kind_of(a) == MA_MOVE || memoir_kind_of(a) == MA_EXIT;
    *out = walks && s ? memoir_canonical_move(g, s, a) : a;
    return BCG_OK;
}

void memoir_action_explain(const memoir_game *g, const char *text, size_t len, bcg_writer *w)
{
    bcg_action ignored;
    parse(g, text, len, w, &ignored);
}
