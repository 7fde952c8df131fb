/* Checks that need the whole Assault file: lines that must fit together, and what follows from
 * them. Conditions and special rules: assault_check_rules.c. */
#include "notation/assault_check.h"

#include <string.h>

const char *assault_label(const assault_scenario *s, int tile, char out[BCG_TILE_LABEL_SIZE])
{
    bcg_tile_label(assault_board(s), (bcg_tile)tile, out);
    return out;
}

static bool is_position(const assault_scenario *s)
{
    return s->turn.count > 0;
}

static uint64_t tiles_of(const bcg_set *tiles)
{
    return tiles->word[0];
}

/* -- the map -------------------------------------------------------------------------------------
 */

static bool is_river(int terrain)
{
    return terrain == AT_PASSABLE_RIVER || terrain == AT_IMPASSABLE_RIVER;
}

/* A face shows its terrain; a river face serves as either kind of river. Owners may have tiles of
 * their own, so that the values of the file count as well. */
static bool shows(const assault_catalogue *book, int face, int terrain)
{
    const int shown = assault_face_terrain(book, face),
              shipped = assault_face_terrain(&assault_shipped, face);
    return shown == terrain || shipped == terrain || (is_river(shown) && is_river(terrain));
}

static void check_faces(const bcg_fields_context *c)
{
    const assault_scenario *s = c->document;
    assault_catalogue book;
    uint8_t tile_of[ASSAULT_TILES];
    char label[BCG_TILE_LABEL_SIZE], other[BCG_TILE_LABEL_SIZE];
    assault_catalogue_of(s, &book);
    memset(tile_of, BCG_NO_TILE, sizeof tile_of);
    for (int t = 0; t < ASSAULT_SQUARES; t++) {
        const int face = s->face[t];
        if (face == 0)
            continue;
        uint8_t *before = &tile_of[(face - 1) / 2];
        if (*before != BCG_NO_TILE)
            bcg_error(c->problems, bcg_at_line(s->map_line), SCA_FACE_TWICE,
                      "tile %d lies on %s and on %s; the box has it once", (face - 1) / 2 + 1,
                      assault_label(s, *before, other), assault_label(s, t, label));
        *before = (uint8_t)t;
        if (!shows(&book, face, s->terrain[t]))
            bcg_error(c->problems, bcg_at_line(s->map_line), SCA_WRONG_FACE,
                      "%s is drawn as %s, but its tile %s shows %s", assault_label(s, t, label),
                      assault_terrains[s->terrain[t]].name, assault_face_words.word[face - 1],
                      assault_terrains[assault_face_terrain(&book, face)].name);
    }
}

static void check_bridges(const bcg_fields_context *c)
{
    const assault_scenario *s = c->document;
    char label[BCG_TILE_LABEL_SIZE];
    if (s->bridge.count)
        BCG_EACH (t, s->bridge.at[0].tiles)
            if (!is_river(s->terrain[t]) && !assault_map_is_unsure(c, t))
                bcg_error(c->problems, bcg_at_line(s->map_line), SCA_DRY_BRIDGE,
                          "the bridge on %s stands on no river", assault_label(s, t, label));
}

/* MAP-4: a base belongs to the home row it stands in. */
static void find_bases(const bcg_fields_context *c)
{
    assault_scenario *s = c->document;
    char label[BCG_TILE_LABEL_SIZE];
    s->home_base.count = 0;
    for (int t = 0; t < ASSAULT_SQUARES; t++) {
        if (!(s->bases >> t & 1) || assault_map_is_unsure(c, t))
            continue;
        const bool at_a = assault_home_row_of(s, AE_A) >> t & 1;
        if (!at_a && !(assault_home_row_of(s, AE_B) >> t & 1)) {
            bcg_error(c->problems, bcg_at_line(s->map_line), SCA_BASES,
                      "the home base on %s stands in no home row", assault_label(s, t, label));
            continue;
        }
        const uint8_t edge = at_a ? AE_A : AE_B;
        if (s->home_base.count && (s->home_base.at[0].edge == edge || s->home_base.count == 2)) {
            bcg_error(c->problems, bcg_at_line(s->map_line), SCA_BASES,
                      "edge %s has two home bases", assault_edge_words.word[edge]);
            return;
        }
        s->home_base.at[s->home_base.count++] = (assault_edge_cell){s->map_line, edge, (uint8_t)t};
    }
}

static void check_ownership(const bcg_fields_context *c)
{
    const assault_scenario *s = c->document;
    const uint64_t rows = assault_home_row_of(s, AE_A) & assault_home_row_of(s, AE_B);
    if (rows)
        bcg_error(c->problems, bcg_at_line(s->home_row.at[0].line), SCA_HOME_ROWS,
                  "the home rows of both edges have a tile in common");
    for (int edge = 0; edge < ASSAULT_EDGES; edge++)
        if (assault_control_of(s, edge) &
            (assault_home_row_of(s, 1 - edge) | assault_control_of(s, 1 - edge))) {
            bcg_error(c->problems, bcg_at_line(s->control.at[0].line), SCA_CONTROL,
                      "a tile that edge %s controls is the other edge's",
                      assault_edge_words.word[edge]);
            return;
        }
}

/* -- sides and decks -----------------------------------------------------------------------------
 */

/* The signs of decks are German, American and action decks, eight each. */
static void check_deck(assault_setup_side *side, bcg_problems *p)
{
    side->deck = ASSAULT_UNIT_DECKS;
    if (side->sign == 0)
        return;
    if ((side->sign - 1) / ASSAULT_UNIT_DECKS != side->side) {
        bcg_error(p, bcg_at_line(side->line), SCA_DECK,
                  "`%s` is no deck of the %s side, whose decks are %s to %s",
                  assault_deck_words.word[side->sign - 1], assault_nation_words.word[side->side],
                  assault_unit_deck_words[side->side].word[0],
                  assault_unit_deck_words[side->side].word[ASSAULT_UNIT_DECKS - 1]);
        return;
    }
    side->deck = (uint8_t)((side->sign - 1) % ASSAULT_UNIT_DECKS);
}

static void check_sides(assault_scenario *s, bcg_problems *p)
{
    for (int i = 0; i < s->side.count; i++)
        check_deck(&s->side.at[i], p);
    if (s->side.count < 2)
        return;
    const int one = s->side.at[0].edge, other = s->side.at[1].edge;
    if (one == AEC_LOT && other == AEC_LOT && s->player.count)
        bcg_error(p, bcg_at_line(s->side.at[0].line), SCA_EDGES,
                  "in a solo game each side has its edge, A or B");
    else if (one == AEC_LOT ? other != AEC_LOT : one == other || other == AEC_LOT)
        bcg_error(p, bcg_at_line(s->side.at[1].line), SCA_EDGES,
                  "one side holds edge A and the other edge B, or both `lot`");
}

static int count_deck(const assault_catalogue *book, int side, int deck)
{
    int n = 0;
    for (int i = 0; i < ASSAULT_CARDS; i++) {
        const int kind = book->card[i].kind;
        const bool fits = side == AS_BOTH
                              ? assault_is_action(kind)
                              : assault_is_unit(kind) && assault_nation_of(kind) == side;
        n += fits && book->card[i].decks >> deck & 1;
    }
    return n;
}

/* SETUP-2: every side that is played has a unit deck, and there is an action deck. */
static void check_decks(const bcg_fields_context *c)
{
    const assault_scenario *s = c->document;
    assault_catalogue book;
    assault_catalogue_of(s, &book);
    for (int i = 0; i < s->side.count; i++) {
        const assault_setup_side *side = &s->side.at[i];
        if (side->side == assault_automa_of(s)) {
            if (side->sign)
                bcg_error(c->problems, bcg_at_line(side->line), SCA_SOLO,
                          "nobody plays the %s side: its units are those of `pile npc-units`",
                          assault_nation_words.word[side->side]);
        } else if (side->sign == 0)
            bcg_error(c->problems, bcg_at_line(side->line), SCA_NO_DECK,
                      "the %s side needs a `deck`", assault_nation_words.word[side->side]);
        else if (side->deck < ASSAULT_UNIT_DECKS && !count_deck(&book, side->side, side->deck))
            bcg_error(c->problems, bcg_at_line(side->line), SCA_NO_DECK,
                      "no card belongs to deck %s", assault_deck_words.word[side->sign - 1]);
    }
    if (s->actions.count && s->player.count)
        bcg_error(c->problems, bcg_at_line(s->actions.at[0].line), SCA_SOLO,
                  "a solo game has `pile player-actions` instead of an action deck");
    else if (s->actions.count && !count_deck(&book, AS_BOTH, s->actions.at[0].value))
        bcg_error(c->problems, bcg_at_line(s->actions.at[0].line), SCA_NO_DECK,
                  "no card belongs to action deck %s",
                  assault_action_deck_words.word[s->actions.at[0].value]);
    else if (!s->actions.count && !s->player.count &&
             !bcg_scn_was_bad(&assault_scn_format, c, "action-deck"))
        bcg_error(c->problems, bcg_at_line(0), SCN_MISSING_LINE, "there is no `action-deck` line");
}

/* May the card lie in this pile (SOLO-2, SOLO-9 to SOLO-11)? */
static bool belongs(const assault_scenario *s, int pile, int kind)
{
    switch (pile) {
    case APL_NPC_UNITS:
        return assault_is_unit(kind) && assault_nation_of(kind) == assault_automa_of(s);
    case APL_NPC_OPERATIONS:
        return kind >= AK_AIR_STRIKE && kind <= AK_REPLACEMENTS;
    case APL_NPC_FIRING:
    case APL_NPC_TARGET:
        return assault_is_action(kind) && assault_facts_of(kind)->type == ACT_COMBAT;
    default:
        return assault_is_action(kind);
    }
}

static void check_piles(const bcg_fields_context *c)
{
    const assault_scenario *s = c->document;
    bool given[ASSAULT_PILES] = {false};
    for (int i = 0; i < s->pile.count; i++) {
        const assault_pile_cards *pile = &s->pile.at[i];
        int cards = 0;
        given[pile->pile] = true;
        if (!s->player.count) {
            bcg_error(c->problems, bcg_at_line(pile->line), SCA_SOLO,
                      "only a solo game, which has a `player` line, has piles");
            return;
        }
        for (int kind = 0; kind < ASSAULT_KINDS; kind++) {
            cards += pile->cards[kind];
            if (pile->cards[kind] && !belongs(s, pile->pile, kind))
                bcg_error(c->problems, bcg_at_line(pile->line), SCA_PILE,
                          "`%s` cannot lie in the pile `%s`", assault_kind_words.word[kind],
                          assault_pile_words.word[pile->pile]);
        }
        if (cards == 0)
            bcg_error(c->problems, bcg_at_line(pile->line), SCN_MISSING_VALUE,
                      "`pile %s` needs cards", assault_pile_words.word[pile->pile]);
    }
    for (int p = 0; p < ASSAULT_PILES && s->player.count; p++)
        if (!given[p] && !bcg_scn_was_bad(&assault_scn_format, c, "pile"))
            bcg_error(c->problems, bcg_at_line(0), SCN_MISSING_LINE, "there is no `pile %s` line",
                      assault_pile_words.word[p]);
}

/* -- starting units ------------------------------------------------------------------------------
 */

static int count_units(const uint8_t units[ASSAULT_UNITS])
{
    int n = 0;
    for (int kind = 0; kind < ASSAULT_UNITS; kind++)
        n += units[kind];
    return n;
}

/* What a way to come by starting units needs: prestige, most, a list. */
static const struct start_needs {
    bool prestige, most, units;
    const char *words;
} needs[] = {
    [ASM_BUDGET] = {true, true, false, "`prestige` and `most`"},
    [ASM_LIST] = {false, false, true, "`units`"},
    [ASM_FIXED] = {false, false, false, "nothing else: its units stand on the map"},
    [ASM_RANDOM] = {false, true, false, "`most`, and nothing else"},
};

static void check_start(const assault_scenario *s, const assault_start *start, bcg_problems *p)
{
    const struct start_needs *n = &needs[start->mode];
    const int units = count_units(start->units);
    const bcg_span where = bcg_at_line(start->line);
    const char *side = assault_nation_words.word[start->side];
    if ((start->prestige > 0) != n->prestige || (start->most > 0) != n->most ||
        (units > 0) != n->units || (start->keep && start->mode != ASM_BUDGET) ||
        (start->controlled && start->mode == ASM_FIXED))
        bcg_error(p, where, SCA_START, "`start %s %s` needs %s", side,
                  assault_start_words.word[start->mode], n->words);
    if (start->mode == ASM_LIST && units > ASSAULT_START_UNITS)
        bcg_error(p, where, SCA_START, "%d starting units are more than %d", units,
                  ASSAULT_START_UNITS);
    if (start->mode == ASM_RANDOM && start->most > ASSAULT_START_UNITS)
        bcg_error(p, where, SCA_START, "%d starting units are more than %d", start->most,
                  ASSAULT_START_UNITS);
    for (int kind = 0; kind < ASSAULT_UNITS; kind++)
        if (start->units[kind] && assault_nation_of(kind) != start->side)
            bcg_error(p, where, SCA_START, "`%s` is no unit of the %s side",
                      assault_unit_words.word[kind], side);
    if (start->side == assault_automa_of(s) && start->mode != ASM_FIXED)
        bcg_error(p, where, SCA_SOLO, "the units of the side nobody plays stand on the map");
}

/* In a scenario the units on the map are the starting units of a side that is `fixed`. */
static void find_fixed(const bcg_fields_context *c)
{
    assault_scenario *s = c->document;
    int of_side[ASSAULT_SIDES] = {0, 0};
    char label[BCG_TILE_LABEL_SIZE];
    bool unsure = false;
    s->unit.count = 0;
    for (int t = 0; t < ASSAULT_SQUARES; t++) {
        unsure |= t % BCG_TILES_MAX < s->columns && t / BCG_TILES_MAX < s->rows &&
                  assault_map_is_unsure(c, t);
        if (s->drawn[t] >= ASSAULT_DRAWN_HIDDEN)
            bcg_error(c->problems, bcg_at_line(s->map_line), SCA_VIEW,
                      "the unit on %s is hidden, which only one of a position can be",
                      assault_label(s, t, label));
        if (!s->drawn[t] || s->drawn[t] >= ASSAULT_DRAWN_HIDDEN)
            continue;
        const int unit = s->drawn[t] - 1, side = assault_nation_of(unit);
        of_side[side]++;
        for (int i = 0; i < s->start.count; i++)
            if (s->start.at[i].side == side && s->start.at[i].mode != ASM_FIXED)
                bcg_error(c->problems, bcg_at_line(s->map_line), SCA_START,
                          "the %s unit on %s is too much: `start %s` is not `fixed`",
                          assault_nation_words.word[side], assault_label(s, t, label),
                          assault_nation_words.word[side]);
        if (s->unit.count == ASSAULT_START_UNITS) {
            bcg_error(c->problems, bcg_at_line(s->map_line), SCN_BEYOND_LIMIT,
                      "there are more than %d units on the map", ASSAULT_START_UNITS);
            return;
        }
        s->unit.at[s->unit.count++] = (assault_fixed_unit){
            .line = s->map_line, .tile = (uint8_t)t, .unit = (uint8_t)unit};
    }
    for (int i = 0; i < s->start.count; i++)
        if (s->start.at[i].mode == ASM_FIXED && !of_side[s->start.at[i].side] && !unsure)
            bcg_error(c->problems, bcg_at_line(s->start.at[i].line), SCA_START,
                      "there is no %s unit on the map",
                      assault_nation_words.word[s->start.at[i].side]);
}

/* In a position the map shows what stands there now; `brought` names what the scenario brought. */
static void find_brought(const bcg_fields_context *c)
{
    assault_scenario *s = c->document;
    s->unit.count = 0;
    for (int i = 0; i < s->brought.count; i++)
        for (int kind = 0; kind < ASSAULT_UNITS; kind++)
            for (int n = s->brought.at[i].units[kind]; n > 0; n--) {
                if (assault_nation_of(kind) != s->brought.at[i].side ||
                    s->unit.count == ASSAULT_START_UNITS) {
                    bcg_error(c->problems, bcg_at_line(s->brought.at[i].line), SCA_START,
                              "the scenario cannot have brought these units");
                    return;
                }
                s->unit.at[s->unit.count++] = (assault_fixed_unit){.line = s->brought.at[i].line,
                                                                   .unit = (uint8_t)kind};
            }
}

static void check_details(const bcg_fields_context *c)
{
    assault_scenario *s = c->document;
    char label[BCG_TILE_LABEL_SIZE];
    for (int i = 0; i < s->detail.count; i++) {
        const assault_unit_detail *d = &s->detail.at[i];
        if (!s->drawn[d->tile]) {
            if (!assault_map_is_unsure(c, d->tile))
                bcg_error(c->problems, bcg_at_line(d->line), SCA_NO_UNIT, "no unit stands on %s",
                          assault_label(s, d->tile, label));
            continue;
        }
        if (d->gain && d->loss)
            bcg_error(c->problems, bcg_at_line(d->line), SCA_MARKS,
                      "opposite markers cancel (MORALE-6): `gain` or `loss`, not both");
        if (is_position(s) || bcg_scn_was_bad(&assault_scn_format, c, "turn"))
            continue;
        if (d->marks & ~(uint32_t)(AU_DUG_IN | AU_IMMOBILE) || d->gain || d->loss || d->told ||
            d->moved || d->moves || d->attacks)
            bcg_error(c->problems, bcg_at_line(d->line), SCA_MARKS,
                      "units of a scenario can be `dug-in` and `immobile`; other marks belong to a "
                      "position, which needs a `turn` line");
        for (int k = 0; k < s->unit.count; k++)
            if (s->unit.at[k].tile == d->tile) {
                s->unit.at[k].dug_in = (d->marks & AU_DUG_IN) != 0;
                s->unit.at[k].immobile = (d->marks & AU_IMMOBILE) != 0;
            }
    }
}

/* The box must have what the lines name (COMP-2). */
static void check_box(const bcg_fields_context *c)
{
    const assault_scenario *s = c->document;
    uint8_t copies[ASSAULT_KINDS] = {0};
    for (int i = 0; i < ASSAULT_CARDS; i++)
        copies[assault_shipped.card[i].kind]++;
    for (int kind = 0; kind < ASSAULT_KINDS; kind++) {
        int named = 0, line = 0;
        for (int i = 0; i < s->pile.count; i++)
            if (s->pile.at[i].cards[kind]) {
                named += s->pile.at[i].cards[kind];
                line = s->pile.at[i].line;
            }
        for (int i = 0; i < s->start.count && assault_is_unit(kind); i++)
            if (s->start.at[i].units[kind]) {
                named += s->start.at[i].units[kind];
                line = s->start.at[i].line;
            }
        for (int i = 0; i < s->unit.count; i++)
            if (s->unit.at[i].unit == kind) {
                named++;
                line = s->unit.at[i].line;
            }
        if (named > copies[kind])
            bcg_error(c->problems, bcg_at_line(line), SCA_TOO_MANY_CARDS,
                      "the scenario has `%s` %d times; the box has %d",
                      assault_kind_words.word[kind], named, copies[kind]);
    }
}

/* -- positions -----------------------------------------------------------------------------------
 */

/* Each card is in one place. */
static void check_cards(const assault_scenario *s, bcg_problems *p)
{
    bcg_set seen = BCG_SET_EMPTY;
    for (int i = 0; i < s->cards.count; i++) {
        BCG_EACH (n, s->cards.at[i].cards)
            if (bcg_set_has(&seen, n)) {
                char name[48];
                bcg_writer w;
                bcg_writer_init(&w, name, sizeof name);
                assault_card_name(&assault_shipped, n, &w);
                bcg_error(p, bcg_at_line(s->cards.at[i].line), SCA_CARD_TWICE,
                          "the card %s is in two places", name);
            }
        if (s->cards.at[i].hidden && !bcg_set_is_empty(&s->cards.at[i].cards))
            bcg_error(p, bcg_at_line(s->cards.at[i].line), SCA_VIEW,
                      "a pile is hidden as a whole or not at all");
        seen = bcg_set_or(seen, s->cards.at[i].cards);
    }
}

static void check_position(const bcg_fields_context *c)
{
    const assault_scenario *s = c->document;
    const int line = bcg_document_position_line(&assault_scn_format, s);
    if (line && !is_position(s) && !bcg_scn_was_bad(&assault_scn_format, c, "turn"))
        bcg_error(c->problems, bcg_at_line(line), SCN_NO_TURN,
                  "this line belongs to a position, which needs a `turn` line");
    check_cards(s, c->problems);
    for (int i = 1; i < s->holds.count; i++)
        if (tiles_of(&s->holds.at[0].tiles) & tiles_of(&s->holds.at[i].tiles))
            bcg_error(c->problems, bcg_at_line(s->holds.at[i].line), SCA_CONTROL,
                      "both sides hold the same tile");
}

void assault_scn_check(const bcg_fields_context *c)
{
    assault_scenario *s = c->document;
    check_sides(s, c->problems);
    assault_values_check(c);
    check_decks(c);
    check_piles(c);
    for (int i = 0; i < s->start.count; i++)
        check_start(s, &s->start.at[i], c->problems);
    if (s->rows == 0) {
        /* What is wrong with the map has been reported; without it no tile could be read. */
        if (s->map_line == 0)
            bcg_error(c->problems, bcg_at_line(0), SCN_MISSING_LINE, "there is no `map`");
        bcg_problems_drop(c->problems, SCN_NO_BOARD);
        return;
    }
    check_faces(c);
    check_bridges(c);
    find_bases(c);
    check_ownership(c);
    if (is_position(s))
        find_brought(c);
    else if (!bcg_scn_was_bad(&assault_scn_format, c, "turn"))
        find_fixed(c);
    check_details(c);
    check_box(c);
    assault_check_victory_lines(c);
    assault_check_rule_lines(c);
    check_position(c);
}
