#include "notation/assault_action.h"

#include "assault/rules.h"
#include "notation/action_reader.h"
#include "notation/problems.h"

#include <ctype.h>
#include <string.h>

static const char *const deck_list[] = {"action", "unit"}, *const choice_list[] = {"gain", "take"};
static const bcg_words decks = {deck_list, 2}, choices = {choice_list, 2};

/* -- writing ---------------------------------------------------------------------------------- */

static void write_tile(const assault_game *g, int t, bcg_writer *w)
{
    char label[BCG_TILE_LABEL_SIZE] = "?";
    if (t < ASSAULT_SQUARES && assault_has(g->tiles, t))
        bcg_tile_label(g->board, (bcg_tile)t, label);
    bcg_write(w, label);
}

/* Modifiers tell action cards of a kind apart, and in solo games whose they are. Unit cards of a
 * kind are alike. */
static bool copies_differ(const assault_game *g, int kind)
{
    int first = -1;
    if (!assault_is_action(kind))
        return false;
    for (int i = g->first_of_kind[kind]; i < g->first_of_kind[kind] + g->copies_of_kind[kind];
         i++) {
        if (g->card[i].home == ASSAULT_ZONES)
            continue;
        if (first >= 0 && g->card[i].first != first)
            return true;
        first = g->card[i].first;
    }
    return false;
}

void assault_write_card(const assault_game *g, int card, bcg_writer *w)
{
    if (card >= ASSAULT_CARDS) {
        bcg_write(w, "?");
        return;
    }
    bcg_write(w, assault_kind_words.word[g->card[card].kind]);
    if (copies_differ(g, g->card[card].kind))
        bcg_writef(w, "#%d", g->card[g->card[card].first].number + 1);
}

static void write_operand(const assault_game *g, int kind, int value, bcg_writer *w)
{
    switch (kind) {
    case AN_CARD:
    case AN_DISCARD:
        bcg_write(w, " ");
        assault_write_card(g, value, w);
        break;
    case AN_TILE:
        bcg_write(w, " ");
        write_tile(g, value, w);
        break;
    case AN_TILE_2:
        bcg_write(w, "-");
        write_tile(g, value, w);
        break;
    case AN_TILE_OR_NONE:
        if (value == 0)
            break;
        bcg_write(w, " ");
        write_tile(g, value - 1, w);
        break;
    case AN_NUMBER:
        bcg_writef(w, " %d", value);
        break;
    case AN_DECK:
        bcg_action_write_word(&decks, value, w);
        break;
    default: /* AN_CHOICE */
        bcg_action_write_word(&choices, value, w);
    }
}

void assault_action_write(const assault_game *g, bcg_action a, bcg_writer *w)
{
    const int kind = (int)assault_kind_of(a);
    if (kind == AA_NONE || kind >= ASSAULT_ACTION_KINDS) {
        bcg_write(w, "?");
        return;
    }
    const bcg_action_info *row = &assault_action_kinds[kind];
    int n = 0;
    bcg_write(w, row->word);
    for (; n < ASSAULT_OPERANDS && row->operand[n] != AN_END; n++)
        write_operand(g, row->operand[n], assault_operand(a, n), w);
    const int card = assault_operand(a, 0);
    if (kind != AA_PLAY || card >= ASSAULT_CARDS || !assault_is_action(g->card[card].kind))
        return;
    for (const uint8_t *more = assault_operands_of(g->card[card].kind); *more != AN_END;
         more++, n++)
        write_operand(g, *more, assault_operand(a, n), w);
}

/* -- reading ---------------------------------------------------------------------------------- */

/* The state of reading one action. */
typedef struct parser {
    const assault_game *g;
    const assault_state *s; /* NULL: not known */
    int seat;
    bcg_action_reader r;
} parser;

static void put(parser *p, int n, int value)
{
    p->r.action |= (bcg_action)value << 8 * (n + 1);
}

/* -- tiles */

static bool read_tile(parser *p, int n, bool second, int plus)
{
    bcg_span label;
    if (!bcg_action_label(&p->r, !second, &label) || (label.len == 0 && p->r.rest.len == 0))
        return bcg_action_refuse(&p->r, "`%s` needs a%s tile, such as `B3`", p->r.kind,
                                 second ? " second" : "");
    const bcg_tile t = bcg_tile_parse(p->g->board, label.at, label.len);
    if (t == BCG_NO_TILE) {
        const char upper[] = {label.len ? (char)toupper((unsigned char)label.at[0]) : 'A',
                              label.len > 1 ? label.at[1] : '1', '\0'};
        if (label.len == 2 && bcg_tile_parse(p->g->board, upper, 2) != BCG_NO_TILE)
            return bcg_action_refuse(&p->r,
                                     "there is no tile `%.*s` on this map; did you mean `%s`?",
                                     BCG_SHOWN(label), upper);
        return bcg_action_refuse(&p->r, "there is no tile `%.*s` on this map", BCG_SHOWN(label));
    }
    put(p, n, t + plus);
    return true;
}

/* -- cards */

static int side_of(const parser *p)
{
    return p->seat >= 0 ? assault_side_of_seat(p->g, p->seat) : AS_BOTH;
}

/* The kind of a name: as it is, or without the nation of a unit or bluff card. */
static int find_kind(const parser *p, bcg_span name)
{
    const int exact = bcg_action_find_word(name, &assault_kind_words, 0), side = side_of(p);
    if (exact >= 0)
        return exact;
    if (bcg_action_word_is(name, "bluff") && side < ASSAULT_SIDES)
        return AK_BLUFF + side;
    for (int kind = 0; kind < ASSAULT_UNITS; kind++)
        if ((side >= ASSAULT_SIDES || assault_nation_of(kind) == side) &&
            bcg_action_word_is(name, strchr(assault_unit_words.word[kind], '-') + 1))
            return kind;
    return -1;
}

/* Where the action takes its card from; ASSAULT_ZONES: anywhere. */
static int zone_of(const parser *p, int operand, int card)
{
    const int kind = (int)assault_kind_of(p->r.action), side = side_of(p);
    if (p->s == NULL)
        return ASSAULT_ZONES;
    if (p->r.row->chance)
        return assault_top(p->s) && assault_is_chance(assault_top(p->s)->what) &&
                       !assault_is_pending(p->s, AP_EDGES)
                   ? assault_draw_deck(p->s, assault_top(p->s))
                   : ASSAULT_ZONES;
    if (operand == AN_DISCARD)
        return assault_discards_of(p->g, card);
    if (side >= ASSAULT_SIDES || kind == AA_PLACE)
        return ASSAULT_ZONES;
    return AZ_HAND + side;
}

/* A card of the kind that lies there; if there is none, the first one that takes part. */
static int find_card(const parser *p, int operand, int kind)
{
    const int first = p->g->first_of_kind[kind], end = first + p->g->copies_of_kind[kind];
    int any = -1;
    for (int i = first; i < end; i++) {
        const int zone = zone_of(p, operand, i);
        if (zone < ASSAULT_ZONES && bcg_set_has(&p->s->pile[zone], i))
            return p->g->card[i].first;
        if (any < 0 && p->g->card[i].home < ASSAULT_ZONES)
            any = i;
    }
    return p->g->card[any >= 0 ? any : first].first;
}

static bool read_card(parser *p, int n, int operand)
{
    bcg_span s;
    if (!bcg_span_word(&p->r.rest, &s))
        return bcg_action_refuse(&p->r, "`%s` needs a card, such as `air-strike`", p->r.kind);
    const char *sign = memchr(s.at, '#', s.len);
    const bcg_span name = {s.at, sign ? (size_t)(sign - s.at) : s.len, s.line, s.column};
    const int kind = find_kind(p, name);
    int number;
    if (kind < 0)
        return bcg_action_refuse_word(&p->r, name, "card", &assault_kind_words, 0);
    if (sign == NULL) {
        put(p, n, find_card(p, operand, kind));
        return true;
    }
    const bcg_span digits = {sign + 1, s.len - name.len - 1, s.line, s.column};
    if (!bcg_span_number(digits, ASSAULT_CARDS, &number))
        number = 0;
    for (int i = p->g->first_of_kind[kind];
         i < p->g->first_of_kind[kind] + p->g->copies_of_kind[kind]; i++)
        if (p->g->card[i].number == number - 1) {
            put(p, n, p->g->card[i].first);
            return true;
        }
    return bcg_action_refuse(&p->r, "no card `%.*s` has the number `%.*s`", BCG_SHOWN(name),
                             BCG_SHOWN(digits));
}

/* -- the rest */

static bool read_number(parser *p, int n)
{
    bcg_span s;
    int value;
    if (!bcg_span_word(&p->r.rest, &s))
        return bcg_action_refuse(&p->r, "`%s` needs a number, such as `%s 2`", p->r.kind,
                                 p->r.kind);
    if (!bcg_span_number(s, 255, &value))
        return bcg_action_refuse(&p->r, "`%.*s` is no number from 0 to 255", BCG_SHOWN(s));
    put(p, n, value);
    return true;
}

static bool read_choice(parser *p, int n, const bcg_words *words)
{
    bcg_span s;
    if (!bcg_span_word(&p->r.rest, &s))
        return bcg_action_refuse(&p->r, "`%s` needs `%s` or `%s`", p->r.kind, words->word[0],
                                 words->word[1]);
    const int value = bcg_action_find_word(s, words, 0);
    if (value < 0)
        return bcg_action_refuse(&p->r, "`%.*s` is neither `%s` nor `%s`", BCG_SHOWN(s),
                                 words->word[0], words->word[1]);
    put(p, n, value);
    return true;
}

static bool read_operand(parser *p, int n, int kind)
{
    switch (kind) {
    case AN_CARD:
    case AN_DISCARD:
        return read_card(p, n, kind);
    case AN_TILE:
        return read_tile(p, n, false, 0);
    case AN_TILE_2:
        return read_tile(p, n, true, 0);
    case AN_TILE_OR_NONE:
        return bcg_span_trim(p->r.rest).len == 0 || read_tile(p, n, true, 1);
    case AN_NUMBER:
        return read_number(p, n);
    case AN_DECK:
        return read_choice(p, n, &decks);
    default: /* AN_CHOICE */
        return read_choice(p, n, &choices);
    }
}

/* What a card that is played asks for. */
static bool read_more(parser *p, int n)
{
    const int card = assault_operand(p->r.action, 0), kind = p->g->card[card].kind;
    if (!assault_is_action(kind))
        return true; /* a unit is no action card, which the rules will say */
    for (const uint8_t *more = assault_operands_of(kind); *more != AN_END; more++, n++)
        if (!read_operand(p, n, *more))
            return false;
    return true;
}

/* Two units that change places, or are both picked, may be named either way; the rules know one. */
static bcg_action in_order(const assault_game *g, bcg_action a)
{
    const int first = assault_operand(a, 0), second = assault_operand(a, 1);
    if (assault_kind_of(a) == AA_SWAP && first > second)
        return assault_action(AA_SWAP, second, first);
    if (assault_kind_of(a) != AA_PLAY || g->card[first].kind != AK_COUNTER_OFFENSIVE)
        return a;
    const int other = assault_operand(a, 2); /* plus 1, or 0: none */
    return other && second > other - 1 ? assault_play(first, other - 1, second + 1) : a;
}

static bool parse(parser *p, const char *text, size_t len, bcg_writer *fault, bcg_action *out)
{
    int n = 0;
    if (!bcg_action_begin(&p->r, text, len, assault_action_kinds, ASSAULT_ACTION_KINDS, fault))
        return false;
    for (; n < ASSAULT_OPERANDS && p->r.row->operand[n] != AN_END; n++)
        if (!read_operand(p, n, p->r.row->operand[n]))
            return false;
    if (assault_kind_of(p->r.action) == AA_PLAY && !read_more(p, n))
        return false;
    if (!bcg_action_end(&p->r))
        return false;
    *out = in_order(p->g, p->r.action);
    return true;
}

bcg_reason assault_action_read(const assault_game *g, const assault_state *s, int seat,
                               const char *text, size_t len, bcg_action *out)
{
    parser p = {.g = g, .s = s, .seat = seat};
    return parse(&p, text, len, NULL, out) ? BCG_OK : BCG_NO_SUCH_ACTION;
}

void assault_action_explain(const assault_game *g, const char *text, size_t len, bcg_writer *w)
{
    bcg_action ignored;
    parser p = {.g = g, .seat = BCG_CHANCE};
    parse(&p, text, len, w, &ignored);
}
