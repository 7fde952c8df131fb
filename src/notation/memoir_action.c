#include "notation/memoir_action.h"

#include "memoir/rules.h"
#include "notation/action_reader.h"
#include "notation/problems.h"

#include <ctype.h>
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

static void write_faces(bcg_action a, bcg_writer *w)
{
    for (int f = 0; f < MEMOIR_FACES; f++)
        for (int n = 0; n < memoir_operand(a, f); n++)
            bcg_action_write_word(&memoir_die_words, f, w);
}

static void write_steps(bcg_action a, bcg_writer *w)
{
    for (int n = 0; n < MEMOIR_DRIFT_MAX && memoir_operand(a, n); n++)
        if (memoir_operand(a, n) == MEMOIR_STAY)
            bcg_write(w, " stay");
        else
            bcg_action_write_word(&memoir_direction_words, memoir_operand(a, n) - 1, w);
}

void memoir_action_write(const memoir_game *g, bcg_action a, bcg_writer *w)
{
    const int kind = memoir_kind_of(a);
    if (kind >= MEMOIR_ACTION_KINDS) {
        bcg_write(w, "?");
        return;
    }
    const bcg_action_info *row = &memoir_action_kinds[kind];
    bcg_write(w, row->word);
    for (int n = 0; n < BCG_ACTION_OPERANDS; n++)
        if (row->operand[n] == MN_SHARED && memoir_operand(a, n))
            bcg_write(w, " shared");
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
            bcg_action_write_word(&memoir_card_words, value, w);
            break;
        case MN_SECTION:
            if (value)
                bcg_action_write_word(&memoir_wing_words, value, w);
            break;
        case MN_NUMBER:
            if (value)
                bcg_writef(w, " %d", value);
            break;
        case MN_WAY:
            if (value) {
                bcg_write(w, " as");
                bcg_action_write_word(&memoir_recon_words, value - 1, w);
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
    bcg_action_reader r;
} parser;

/* Upper and lower case distinguish rows, so mixing them up is the likeliest mistake. */
static bool refuse_hex(const parser *p, bcg_span s)
{
    char other[BCG_LABEL_SIZE];
    if (s.len == 0)
        return bcg_action_refuse(&p->r, "a hex is missing in `%s`", p->r.kind);
    if (s.len < BCG_LABEL_SIZE) {
        memcpy(other, s.at, s.len);
        other[s.len] = '\0';
        other[0] = (char)(islower((unsigned char)other[0]) ? toupper((unsigned char)other[0])
                                                           : tolower((unsigned char)other[0]));
        if (bcg_hex_parse(p->g->board, other, s.len) != BCG_NO_HEX)
            return bcg_action_refuse(&p->r,
                                     "there is no hex `%.*s` on this board; did you mean `%s`?",
                                     BCG_SHOWN(s), other);
    }
    return bcg_action_refuse(&p->r, "there is no hex `%.*s` on this board", BCG_SHOWN(s));
}

enum { MOST_HEXES = MEMOIR_VIA + 2 };

/* The hexes of a path; -1 if there is a fault. */
static int read_hexes(parser *p, bcg_hex out[MOST_HEXES])
{
    const bool is_one = p->r.row->operand[1] == MN_SECTION || p->r.row->operand[1] == MN_NUMBER;
    int n = 0;
    bcg_span label;
    while (!(is_one && n == 1) && bcg_action_label(&p->r, n == 0, &label)) {
        const bcg_hex h = bcg_hex_parse(p->g->board, label.at, label.len);
        if (h == BCG_NO_HEX) {
            refuse_hex(p, label);
            return -1;
        }
        if (n == MOST_HEXES) {
            bcg_action_refuse(&p->r, "`%s` names more than %d hexes", p->r.kind, MOST_HEXES);
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
        return bcg_action_refuse(&p->r, "`%s` needs a hex: `%s D5`", p->r.kind, p->r.kind);
    if (n > 1)
        return bcg_action_refuse(&p->r, "`%s` takes one hex, not %d", p->r.kind, n);
    p->r.action = memoir_with(p->r.action, 0, hex[0]);
    return true;
}

static bool read_path(parser *p)
{
    bcg_hex hex[MOST_HEXES];
    const bool exits = memoir_kind_of(p->r.action) == MA_EXIT;
    const bool has_via = p->r.row->operand[2] == MN_VIA;
    const int n = read_hexes(p, hex);
    if (n < 0)
        return false;
    if (n < (exits ? 1 : 2))
        return bcg_action_refuse(&p->r, "`%s` needs %s: `%s D5-e6`", p->r.kind,
                                 n == 0 ? "a hex to start from and one to go to" : "a second hex",
                                 p->r.kind);
    if (n > 2 && !has_via)
        return bcg_action_refuse(&p->r, "`%s` takes two hexes, not %d", p->r.kind, n);
    p->r.action = memoir_with(p->r.action, 0, hex[0]);
    p->r.action = memoir_with(p->r.action, 1, hex[n - 1]);
    for (int i = 1; i < n - 1; i++)
        p->r.action = memoir_with(p->r.action, 1 + i, hex[i] + 1);
    return true;
}

static bool read_card(parser *p, int n)
{
    bcg_span s;
    if (!bcg_span_word(&p->r.rest, &s))
        return bcg_action_refuse(&p->r, "`%s` needs a card: `%s probe-center`", p->r.kind,
                                 p->r.kind);
    const int card = bcg_action_find_word(s, &memoir_card_words, 0);
    if (card < 0)
        return bcg_action_refuse_word(&p->r, s, "card", &memoir_card_words, 0);
    p->r.action = memoir_with(p->r.action, n, card);
    return true;
}

/* Reads an optional section; `none`, the first word of the list, is not written. */
static bool read_section(parser *p, int n)
{
    bcg_span after = p->r.rest, s;
    if (!bcg_span_word(&after, &s) || bcg_action_word_is(s, "as"))
        return true;
    const int wing = bcg_action_find_word(s, &memoir_wing_words, 1);
    if (wing < 0)
        return bcg_action_refuse_word(&p->r, s, "section", &memoir_wing_words, 1);
    p->r.rest = after;
    p->r.action = memoir_with(p->r.action, n, wing);
    return true;
}

static bool read_way(parser *p, int n)
{
    bcg_span after = p->r.rest, s;
    if (!bcg_span_word(&after, &s) || !bcg_action_word_is(s, "as"))
        return true;
    p->r.rest = after;
    if (!bcg_span_word(&p->r.rest, &s))
        return bcg_action_refuse(&p->r, "`as` needs a card: `as air-power` or `as barrage`");
    const int way = bcg_action_find_word(s, &memoir_recon_words, 0);
    if (way < 0)
        return bcg_action_refuse_word(&p->r, s, "way to play a card", &memoir_recon_words, 0);
    p->r.action = memoir_with(p->r.action, n, way + 1);
    return true;
}

enum { MOST_DICE = 99 }; /* far more than any attack has */

static bool read_faces(parser *p)
{
    uint8_t faces[MEMOIR_FACES] = {0};
    bcg_span s;
    int dice = 0;
    for (; bcg_span_word(&p->r.rest, &s); dice++) {
        const int face = bcg_action_find_word(s, &memoir_die_words, 0);
        if (face < 0)
            return bcg_action_refuse_word(&p->r, s, "face of a die", &memoir_die_words, 0);
        if (dice == MOST_DICE)
            return bcg_action_refuse(&p->r, "nobody rolls more than %d dice", MOST_DICE);
        faces[face]++;
    }
    p->r.action = memoir_roll(faces);
    return dice > 0 ||
           bcg_action_refuse(&p->r, "`roll` needs the faces rolled: `roll infantry flag`");
}

static bool read_steps(parser *p)
{
    bcg_span s;
    for (int n = 0; bcg_span_word(&p->r.rest, &s); n++) {
        const int direction = bcg_action_find_word(s, &memoir_direction_words, 0);
        if (direction < 0 && !bcg_action_word_is(s, "stay"))
            return bcg_action_refuse(
                &p->r, "unknown step `%.*s`; known: e, ne, nw, w, sw, se, stay", BCG_SHOWN(s));
        if (n == MEMOIR_DRIFT_MAX)
            return bcg_action_refuse(&p->r, "a drift has at most %d steps", MEMOIR_DRIFT_MAX);
        p->r.action = memoir_with(p->r.action, n, direction < 0 ? MEMOIR_STAY : direction + 1);
    }
    return true;
}

/* VAR-ALLY-7: `play shared probe-left` takes the card that lies between the partners. */
static void read_shared(parser *p)
{
    bcg_span after = p->r.rest, s;
    for (int n = 0; n < BCG_ACTION_OPERANDS; n++)
        if (p->r.row->operand[n] == MN_SHARED && bcg_span_word(&after, &s) &&
            bcg_action_word_is(s, "shared")) {
            p->r.rest = after;
            p->r.action = memoir_with(p->r.action, n, MEMOIR_FROM_SHARED);
        }
}

/* The number of a section in Overlord, from the player's left; may be left out. */
static bool read_number(parser *p, int n)
{
    bcg_span after = p->r.rest, s;
    if (!bcg_span_word(&after, &s))
        return true;
    if (bcg_hex_parse(p->g->board, s.at, s.len) != BCG_NO_HEX)
        return bcg_action_refuse(&p->r, "`%s` takes one hex, not 2", p->r.kind);
    if (s.len != 1 || s.at[0] < '1' || s.at[0] > '0' + MEMOIR_MAX_SECTIONS)
        return bcg_action_refuse(&p->r, "`%.*s` is no section: they are numbered 1 to %d",
                                 BCG_SHOWN(s), MEMOIR_MAX_SECTIONS);
    p->r.rest = after;
    p->r.action = memoir_with(p->r.action, n, s.at[0] - '0');
    return true;
}

static bool read_operand(parser *p, int n)
{
    switch (p->r.row->operand[n]) {
    case MN_HEX:
        return p->r.row->operand[n + 1] == MN_HEX_2 ? read_path(p) : read_hex(p);
    case MN_CARD:
        return read_card(p, n);
    case MN_SECTION:
        return read_section(p, n);
    case MN_WAY:
        return read_way(p, n);
    case MN_NUMBER:
        return read_number(p, n);
    case MN_FACES:
        return read_faces(p);
    case MN_STEPS:
        return read_steps(p);
    default: /* read with the previous hex */
        return true;
    }
}

static bool parse(const memoir_game *g, const char *text, size_t len, bcg_writer *fault,
                  bcg_action *out)
{
    parser p = {.g = g};
    if (!bcg_action_begin(&p.r, text, len, memoir_action_kinds, MEMOIR_ACTION_KINDS, fault))
        return false;
    read_shared(&p);
    for (int n = 0; n < 4 && p.r.row->operand[n] != MN_END; n++)
        if (!read_operand(&p, n))
            return false;
    if (!bcg_action_end(&p.r))
        return false;
    *out = p.r.action;
    return true;
}

bcg_reason memoir_action_read(const memoir_game *g, const memoir_state *s, const char *text,
                              size_t len, bcg_action *out)
{
    bcg_action a = MA_NONE;
    if (!parse(g, text, len, NULL, &a))
        return BCG_NO_SUCH_ACTION;
    if (s && memoir_kind_of(a) == MA_PLAY)
        a = memoir_name_place(g, s, a);
    const bool walks = memoir_kind_of(a) == MA_MOVE || memoir_kind_of(a) == MA_EXIT;
    *out = walks && s ? memoir_canonical_move(g, s, a) : a;
    return BCG_OK;
}

void memoir_action_explain(const memoir_game *g, const char *text, size_t len, bcg_writer *w)
{
    bcg_action ignored;
    parse(g, text, len, w, &ignored);
}
