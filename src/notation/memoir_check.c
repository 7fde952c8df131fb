/* Checks that need the whole Memoir file: lines that must fit together, and cards that must
 * exist. */
#include "notation/memoir_scn.h"

#include <string.h>

static const char *label_of(const memoir_scenario *s, int h, char out[BCG_LABEL_SIZE])
{
    bcg_hex_label(memoir_board(s), (bcg_hex)h, out);
    return out;
}

static int as_number(bcg_date d)
{
    return (d.year * 12 + d.month) * 31 + d.day;
}

static void check_dates(const memoir_scenario *s, bcg_problems *p)
{
    for (int i = 0; i < s->date.count; i++) {
        const memoir_period *it = &s->date.at[i];
        if (it->to.year && as_number(it->to) < as_number(it->from))
            bcg_error(p, bcg_at_line(it->line), SCN_BAD_DATE,
                      "the battle ends before it begins: %04d-%02d-%02d", it->to.year, it->to.month,
                      it->to.day);
    }
}

static void check_sides(const memoir_scenario *s, bcg_problems *p)
{
    if (s->side.count == 2 && s->side.at[0].edge == s->side.at[1].edge)
        bcg_error(p, bcg_at_line(s->side.at[1].line), SCN_SAME_EDGE,
                  "both sides sit at the %s edge; one must sit at the other",
                  memoir_edge_words.word[s->side.at[1].edge]);
}

/* -- lines that refer to something on the map -------------------------------------------------- */

/* Rivers named above the map, and those that run through a lake; the others were checked when they
 * were read. */
static void check_rivers(const bcg_fields_context *c)
{
    const memoir_scenario *s = c->document;
    bcg_problems *p = c->problems;
    char label[BCG_LABEL_SIZE];
    for (int h = 0; h < memoir_board(s)->hexes; h++)
        if (s->hex[h].river && s->hex[h].terrain != MT_RIVER &&
            memoir_terrain_in(s, ME_CLASSIC, h) != MT_RIVER && !memoir_map_is_unsure(c, (bcg_hex)h))
            bcg_error(p, bcg_at_line(s->map_line), SCN_NO_STRUCTURE,
                      "a river line runs through %s, which is %s on the map", label_of(s, h, label),
                      memoir_terrains[s->hex[h].terrain].name);
}

static bool is_water(int terrain)
{
    return terrain == MT_RIVER || terrain == MT_LAKE || terrain == MT_OCEAN;
}

/* A long bridge (bridge-span) has ramps on land; a single one over land is probably a mistake. */
static void warn_of_dry_bridges(const bcg_fields_context *c)
{
    const memoir_scenario *s = c->document;
    char label[BCG_LABEL_SIZE];
    bcg_set spans = BCG_SET_EMPTY;
    for (int i = 0; i < s->bridge_span.count; i++)
        spans = bcg_set_or(spans, s->bridge_span.at[i].hexes);
    for (int h = 0; h < memoir_board(s)->hexes; h++)
        if (s->hex[h].structure == MB_BRIDGE && !is_water(s->hex[h].terrain) &&
            !bcg_set_has(&spans, h) && !memoir_map_is_unsure(c, (bcg_hex)h))
            bcg_warning(c->problems, bcg_at_line(s->map_line), SCN_DRY_BRIDGE,
                        "the bridge on %s crosses no water", label_of(s, h, label));
}

static void check_bridges(const bcg_fields_context *c)
{
    const memoir_scenario *s = c->document;
    bcg_problems *p = c->problems;
    char label[BCG_LABEL_SIZE];
    for (int i = 0; i < s->bridge.count; i++) {
        const memoir_bridge *b = &s->bridge.at[i];
        if (s->hex[b->hex].structure != MB_BRIDGE && !memoir_map_is_unsure(c, b->hex))
            bcg_error(p, bcg_at_line(b->line), SCN_NO_STRUCTURE, "there is no bridge (=) on %s",
                      label_of(s, b->hex, label));
        if (b->axis % 30 != 0)
            bcg_error(p, bcg_at_line(b->line), SCN_BAD_NUMBER,
                      "the axis of a bridge is a multiple of 30 degrees, not %d", b->axis);
    }
    warn_of_dry_bridges(c);
    for (int i = 0; i < s->bridge_span.count; i++) {
        const memoir_bridge_span *span = &s->bridge_span.at[i];
        BCG_EACH (h, span->hexes)
            if (s->hex[h].structure != MB_BRIDGE && !memoir_map_is_unsure(c, (bcg_hex)h))
                bcg_error(p, bcg_at_line(span->line), SCN_NO_STRUCTURE,
                          "there is no bridge (=) on %s", label_of(s, h, label));
    }
}

static void check_owners(const bcg_fields_context *c)
{
    const memoir_scenario *s = c->document;
    bcg_problems *p = c->problems;
    char label[BCG_LABEL_SIZE];
    for (int i = 0; i < s->owner.count; i++)
        BCG_EACH (h, s->owner.at[i].hexes) {
            const bool sea_wall = s->hex[h].obstacles >> MO_SEA_WALL & 1;
            if (s->hex[h].structure != MB_BUNKER && !sea_wall &&
                !memoir_map_is_unsure(c, (bcg_hex)h))
                bcg_error(p, bcg_at_line(s->owner.at[i].line), SCN_NO_STRUCTURE,
                          "there is no bunker or sea wall to own on %s", label_of(s, h, label));
            if (i > 0 && bcg_set_has(&s->owner.at[0].hexes, h))
                bcg_error(p, bcg_at_line(s->owner.at[i].line), SCN_TWICE, "%s has two owners",
                          label_of(s, h, label));
        }
}

/* What differs in the classic edition must be drawn as what it is in the revised one. */
static void check_drawn(const bcg_fields_context *c, const memoir_line_cells *line, int terrain)
{
    const memoir_scenario *s = c->document;
    char label[BCG_LABEL_SIZE];
    BCG_EACH (h, line->hexes)
        if (s->hex[h].terrain != terrain && !memoir_map_is_unsure(c, (bcg_hex)h))
            bcg_error(c->problems, bcg_at_line(line->line), SCN_NO_STRUCTURE,
                      "there is no %s (%s) on %s", memoir_terrains[terrain].name,
                      memoir_terrains[terrain].code, label_of(s, h, label));
}

static void check_editions(const bcg_fields_context *c)
{
    const memoir_scenario *s = c->document;
    if (s->town_in_classic.count)
        check_drawn(c, &s->town_in_classic.at[0], MT_CHURCH);
    if (s->river_in_classic.count)
        check_drawn(c, &s->river_in_classic.at[0], MT_LAKE);
}

/* Marks that a unit gets only during play. */
static bool has_marks(const memoir_unit_detail *u)
{
    return u->ordered || u->moved || u->stopped || u->no_battle || u->tired || u->battled ||
           u->overran || u->from != BCG_NO_HEX;
}

static bool says_nothing(const memoir_unit_detail *u)
{
    return !u->nation && !u->badge && u->medals == 1 && u->moves == MEMOIR_USUAL && !has_marks(u);
}

static void check_units(const bcg_fields_context *c)
{
    const memoir_scenario *s = c->document;
    bcg_problems *p = c->problems;
    char label[BCG_LABEL_SIZE];
    for (int i = 0; i < s->unit.count; i++)
        if (s->hex[s->unit.at[i].hex].unit.kind == MU_NONE &&
            !memoir_map_is_unsure(c, s->unit.at[i].hex))
            bcg_error(p, bcg_at_line(s->unit.at[i].line), SCN_NO_UNIT, "no unit stands on %s",
                      label_of(s, s->unit.at[i].hex, label));
        else if (s->hex[s->unit.at[i].hex].unit.kind != MU_NONE && says_nothing(&s->unit.at[i]))
            bcg_warning(p, bcg_at_line(s->unit.at[i].line), SCN_SAYS_NOTHING,
                        "this line says nothing of the unit on %s",
                        label_of(s, s->unit.at[i].hex, label));
}

/* -- victory ---------------------------------------------------------------------------------- */

static void check_demand(const bcg_set *cells, int need, int line, bcg_problems *p)
{
    if (need > bcg_set_count(cells))
        bcg_error(p, bcg_at_line(line), SCN_CANNOT_BE_MET,
                  "%d hexes are needed but only %d %s named", need, bcg_set_count(cells),
                  bcg_set_count(cells) == 1 ? "is" : "are");
}

static void check_victory(const memoir_scenario *s, bcg_problems *p)
{
    for (int i = 0; i < s->objective.count; i++)
        check_demand(&s->objective.at[i].hexes, s->objective.at[i].need, s->objective.at[i].line,
                     p);
    for (int i = 0; i < s->win.count; i++)
        check_demand(&s->win.at[i].hexes, s->win.at[i].need, s->win.at[i].line, p);
}

/* -- positions -------------------------------------------------------------------------------- */

enum { MOST_HANDS = 2 * MEMOIR_SIDES };

/* The hands of the file, first and second ones; returns how many there are. */
static int list_hands(const memoir_scenario *s, const memoir_hand *out[MOST_HANDS])
{
    int count = 0;
    for (int i = 0; i < s->hand.count; i++)
        out[count++] = &s->hand.at[i];
    for (int i = 0; i < s->second_hand.count; i++)
        out[count++] = &s->second_hand.at[i];
    return count;
}

/* DECK-1: a card cannot be in more places than it has copies. */
static void check_cards(const memoir_scenario *s, bcg_problems *p)
{
    const memoir_hand *hands[MOST_HANDS];
    const int count = list_hands(s, hands);
    /* VAR-OVL-12: each side has a deck of its own; which cards are whose is looked at later. */
    const bool own_decks = s->form.count && memoir_forms[s->form.at[0].value].kind == MFK_OVERLORD;
    const int decks = own_decks ? MEMOIR_SIDES : 1;
    int all = s->shared.count, last = 0;
    for (int i = 0; i < count; i++) {
        all += hands[i]->hidden;
        last = hands[i]->line;
    }
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        for (int i = 0; i < count; i++)
            all += hands[i]->cards[card];
        all += s->discard.at[0].cards[card] + s->removed.at[0].cards[card];
    }
    if (all > decks * MEMOIR_DECK_SIZE)
        bcg_error(p, bcg_at_line(last), SCN_TOO_MANY_CARDS,
                  "hands and piles hold %d cards; the deck has %d", all, MEMOIR_DECK_SIZE);
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        int seen = 0, line = 0;
        for (int i = 0; i < count; i++) {
            seen += hands[i]->cards[card];
            if (hands[i]->cards[card])
                line = hands[i]->line;
        }
        for (int i = 0; i < s->shared.count; i++)
            if (s->shared.at[i].card == card) {
                seen++;
                line = s->shared.at[i].line;
            }
        if (s->discard.count && s->discard.at[0].cards[card]) {
            seen += s->discard.at[0].cards[card];
            line = s->discard.at[0].line;
        }
        if (s->removed.count && s->removed.at[0].cards[card]) {
            seen += s->removed.at[0].cards[card];
            line = s->removed.at[0].line;
        }
        if (seen > decks * memoir_cards[card].copies)
            bcg_error(p, bcg_at_line(line), SCN_TOO_MANY_CARDS,
                      "hands and piles hold `%s` %d times; the deck has %d",
                      memoir_card_words.word[card], seen, memoir_cards[card].copies);
        for (int i = 0; i < s->pending.count; i++) /* may repeat cards of a hand or pile */
            if (s->pending.at[i].cards[card] > memoir_cards[card].copies)
                bcg_error(p, bcg_at_line(s->pending.at[i].line), SCN_TOO_MANY_CARDS,
                          "this line names `%s` %d times; the deck has %d",
                          memoir_card_words.word[card], s->pending.at[i].cards[card],
                          memoir_cards[card].copies);
    }
}

/* The line of something only a position has (a mark, or a kind in the group of `turn`), or 0. */
static int find_position_line(const memoir_scenario *s)
{
    for (int i = 0; i < s->unit.count; i++)
        if (has_marks(&s->unit.at[i]))
            return s->unit.at[i].line;
    return bcg_document_position_line(&memoir_scn_format, s);
}

/* Numbers of objectives count the `objective` lines. */
static void check_named_objectives(const memoir_scenario *s, uint32_t named, int line,
                                   bcg_problems *p)
{
    for (int i = s->objective.count; i < 32; i++)
        if (named >> i & 1)
            bcg_error(p, bcg_at_line(line), SCN_NO_STRUCTURE,
                      "there is no objective number %d; the file has %d", i + 1,
                      s->objective.count);
}

static void check_scores(const memoir_scenario *s, bcg_problems *p)
{
    for (int i = 0; i < s->score.count; i++)
        check_named_objectives(s, s->score.at[i].taken | s->score.at[i].holds, s->score.at[i].line,
                               p);
}

static void check_position(const bcg_fields_context *c)
{
    const memoir_scenario *s = c->document;
    bcg_problems *p = c->problems;
    const int line = find_position_line(s);
    if (line && s->turn.count == 0 && !bcg_scn_was_bad(&memoir_scn_format, c, "turn"))
        bcg_error(p, bcg_at_line(line), SCN_NO_TURN,
                  "this line belongs to a position, which needs a `turn` line");
    check_cards(s, p);
    check_scores(s, p);
}

void memoir_scn_check(const bcg_fields_context *c)
{
    const memoir_scenario *s = c->document;
    check_dates(s, c->problems);
    check_sides(s, c->problems);
    if (s->board.count == 0) {
        /* The missing or wrong board has been reported; without it no hex could be read. */
        bcg_problems_drop(c->problems, SCN_NO_BOARD);
        return;
    }
    if (s->map_line == 0 && !bcg_scn_was_bad(&memoir_scn_format, c, "map"))
        bcg_error(c->problems, bcg_at_line(0), SCN_MISSING_LINE, "there is no `map`");
    check_rivers(c);
    check_bridges(c);
    check_owners(c);
    check_editions(c);
    check_units(c);
    check_victory(s, c->problems);
    check_position(c);
}
