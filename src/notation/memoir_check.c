/* What only the whole Memoir file shows: lines that must fit together, and cards that must exist.
 */
#include "notation/memoir_scn.h"

static bcg_span at_line(int line)
{
    return (bcg_span){"", 0, line, line > 0};
}

static const char *label_of(const memoir_scenario *s, int h, char out[BCG_LABEL_SIZE])
{
    bcg_hex_label(memoir_board(s), (bcg_hex)h, out);
    return out;
}

static void check_sides(const memoir_scenario *s, bcg_problems *p)
{
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        bool given = false;
        for (int i = 0; i < s->side.count; i++)
            given |= s->side.at[i].side == side;
        if (!given)
            bcg_error(p, at_line(0), SCN_MISSING_LINE, "there is no `side` line for %s",
                      memoir_side_words.word[side]);
    }
    if (s->side.count == 2 && s->side.at[0].edge == s->side.at[1].edge)
        bcg_error(p, at_line(s->side.at[1].line), SCN_SAME_EDGE,
                  "both sides sit at the %s edge; one must sit at the other",
                  memoir_edge_words.word[s->side.at[1].edge]);
}

/* -- things that must stand where a line says they do ------------------------------------------ */

static void check_rivers(const memoir_scenario *s, bcg_problems *p)
{
    char label[BCG_LABEL_SIZE];
    for (int h = 0; h < memoir_board(s)->hexes; h++)
        if (s->hex[h].river && s->hex[h].terrain != MT_RIVER)
            bcg_error(p, at_line(s->map_line), SCN_NO_STRUCTURE,
                      "a river line runs through %s, which is %s on the map", label_of(s, h, label),
                      memoir_terrains[s->hex[h].terrain].name);
}

static void check_bridges(const memoir_scenario *s, bcg_problems *p)
{
    char label[BCG_LABEL_SIZE];
    for (int i = 0; i < s->bridge.count; i++) {
        const memoir_bridge *b = &s->bridge.at[i];
        if (s->hex[b->hex].structure != MB_BRIDGE)
            bcg_error(p, at_line(b->line), SCN_NO_STRUCTURE, "there is no bridge (=) on %s",
                      label_of(s, b->hex, label));
        if (b->axis % 30 != 0)
            bcg_error(p, at_line(b->line), SCN_BAD_NUMBER,
                      "the axis of a bridge is a multiple of 30 degrees, not %d", b->axis);
    }
    for (int i = 0; i < s->bridge_span.count; i++) {
        const memoir_bridge_span *span = &s->bridge_span.at[i];
        BCG_EACH (h, span->cells)
            if (s->hex[h].structure != MB_BRIDGE)
                bcg_error(p, at_line(span->line), SCN_NO_STRUCTURE, "there is no bridge (=) on %s",
                          label_of(s, h, label));
    }
}

static void check_owners(const memoir_scenario *s, bcg_problems *p)
{
    char label[BCG_LABEL_SIZE];
    for (int i = 0; i < s->owner.count; i++)
        BCG_EACH (h, s->owner.at[i].cells) {
            const bool sea_wall = s->hex[h].obstacles >> MO_SEA_WALL & 1;
            if (s->hex[h].structure != MB_BUNKER && !sea_wall)
                bcg_error(p, at_line(s->owner.at[i].line), SCN_NO_STRUCTURE,
                          "there is no bunker or sea wall to own on %s", label_of(s, h, label));
            if (i > 0 && bcg_set_has(&s->owner.at[0].cells, h))
                bcg_error(p, at_line(s->owner.at[i].line), SCN_TWICE, "%s has two owners",
                          label_of(s, h, label));
        }
}

static void check_units(const memoir_scenario *s, bcg_problems *p)
{
    char label[BCG_LABEL_SIZE];
    for (int i = 0; i < s->unit.count; i++)
        if (s->hex[s->unit.at[i].hex].unit.kind == MU_NONE)
            bcg_error(p, at_line(s->unit.at[i].line), SCN_NO_UNIT, "no unit stands on %s",
                      label_of(s, s->unit.at[i].hex, label));
}

/* -- victory ---------------------------------------------------------------------------------- */

static void check_demand(const bcg_set *cells, int need, int line, bcg_problems *p)
{
    if (need > bcg_set_count(cells))
        bcg_error(p, at_line(line), SCN_CANNOT_BE_MET, "%d hexes are needed but only %d are named",
                  need, bcg_set_count(cells));
}

static void check_victory(const memoir_scenario *s, bcg_problems *p)
{
    for (int i = 0; i < s->objective.count; i++)
        check_demand(&s->objective.at[i].cells, s->objective.at[i].need, s->objective.at[i].line,
                     p);
    for (int i = 0; i < s->win.count; i++)
        check_demand(&s->win.at[i].cells, s->win.at[i].need, s->win.at[i].line, p);
}

/* -- positions -------------------------------------------------------------------------------- */

/* DECK-1: a card cannot be in more places than it has copies. */
static void check_cards(const memoir_scenario *s, bcg_problems *p)
{
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        int seen = 0, line = 0;
        for (int i = 0; i < s->hand.count; i++) {
            seen += s->hand.at[i].cards[card];
            if (s->hand.at[i].cards[card])
                line = s->hand.at[i].line;
        }
        if (s->discard.count && s->discard.at[0].cards[card]) {
            seen += s->discard.at[0].cards[card];
            line = s->discard.at[0].line;
        }
        if (s->removed.count && s->removed.at[0].cards[card]) {
            seen += s->removed.at[0].cards[card];
            line = s->removed.at[0].line;
        }
        if (seen > memoir_cards[card].copies)
            bcg_error(p, at_line(line), SCN_TOO_MANY_CARDS,
                      "hands and piles hold `%s` %d times; the deck has %d",
                      memoir_card_words.word[card], seen, memoir_cards[card].copies);
    }
}

static bool has_marks(const memoir_unit_detail *u)
{
    return u->ordered || u->moved || u->stopped || u->no_battle || u->took_ground ||
           u->from != BCG_NO_HEX || u->spent || u->battles || u->overruns;
}

/* A line that only a position has, or 0. */
static int find_position_line(const memoir_scenario *s)
{
    for (int i = 0; i < s->unit.count; i++)
        if (has_marks(&s->unit.at[i]))
            return s->unit.at[i].line;
    if (s->quiet.count)
        return s->quiet.at[0].line;
    if (s->hand.count)
        return s->hand.at[0].line;
    if (s->discard.count)
        return s->discard.at[0].line;
    if (s->removed.count)
        return s->removed.at[0].line;
    if (s->score.count)
        return s->score.at[0].line;
    if (s->played.count)
        return s->played.at[0].line;
    if (s->todo.count)
        return s->todo.at[0].line;
    return 0;
}

static void check_position(const memoir_scenario *s, bcg_problems *p)
{
    const int line = find_position_line(s);
    if (line && s->turn.count == 0)
        bcg_error(p, at_line(line), SCN_NO_TURN,
                  "this line belongs to a position, which needs a `turn` line");
    check_cards(s, p);
}

void memoir_scn_check(const bcg_fields_context *c)
{
    const memoir_scenario *s = c->document;
    check_sides(s, c->problems);
    if (s->board.count == 0)
        return; /* without a board no hex could be read */
    if (s->map_line == 0) {
        bcg_error(c->problems, at_line(0), SCN_MISSING_LINE, "there is no `map`");
        return;
    }
    check_rivers(s, c->problems);
    check_bridges(s, c->problems);
    check_owners(s, c->problems);
    check_units(s, c->problems);
    check_victory(s, c->problems);
    check_position(s, c->problems);
}
