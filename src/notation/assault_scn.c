/* The kinds of lines in an Assault file. Each table below is one kind of line: its fields in
 * canonical order. Adding a line to the format means adding a table here, a record in
 * assault/scenario.h and a paragraph in docs/formats.md (a test compares). */
#include "notation/assault_scn.h"

#include <stdlib.h>
#include <string.h>

#define DOCUMENT  assault_scenario
#define CELL_WORD "tile"
#define NO_CELL   BCG_NO_TILE
#include "notation/field_rows.h"

/* clang-format off */

/* -- fields that only this ruleset has -------------------------------------------------------- */

#define ITEM(name_, rec, member)               {.name = name_, .key = #member, .type = BCG_F_ITEM, .offset = offsetof(rec, member), .what = "card"}
#define ITEMS(name_, rec, member)              {.name = name_, .key = #member, .type = BCG_F_ITEMS, .offset = offsetof(rec, member), .what = "card"}
#define KEY(name_, rec, member, what_)         {.name = name_, .key = #member, .type = BCG_F_KEY, .offset = offsetof(rec, member), .what = what_}

/* -- what is played --------------------------------------------------------------------------- */

FIELDS(id)      { NAME(assault_line_text, text), END };
FIELDS(title)   { REST(assault_line_text, text, "title"), END };
FIELDS(book)    { NUMBER(NULL, assault_line_number, value, 1, 999, "number in the scenario book"), END };
FIELDS(player)  { WORD(NULL, assault_line_word, value, assault_nation_words, "side"), END };
FIELDS(side)    { WORD(NULL, assault_setup_side, side, assault_nation_words, "side"),
                  WORD(NULL, assault_setup_side, edge, assault_edge_choice_words, "edge"),
                  WORD_1("deck", assault_setup_side, sign, assault_deck_words, "unit deck"),
                  NUMBER_OR("prestige", assault_setup_side, prestige, 0, 999, 0, "prestige"),
                  NUMBER_OR("actions", assault_setup_side, actions, 0, 60, 6, "action cards"),
                  NUMBER_OR("units", assault_setup_side, units, 0, 20, 2, "unit cards"),
                  NUMBER_OR("choice", assault_setup_side, choice, 0, 60, 0, "cards of either deck"),
                  NUMBER_OR("hold", assault_setup_side, hold, 1, 99, 10, "cards in hand"), END };
FIELDS(action_deck) { WORD(NULL, assault_line_word, value, assault_action_deck_words, "action deck"), END };
FIELDS(pile)    { WORD(NULL, assault_pile_cards, pile, assault_pile_words, "pile"),
                  COUNTS(NULL, assault_pile_cards, cards, assault_kind_words, "card"), END };
FIELDS(first)   { WORD(NULL, assault_setup_first, first, assault_first_words, "side"),
                  NUMBER_OR("prestige", assault_setup_first, prestige, 0, 99, 0, "prestige"),
                  NUMBER_OR("actions", assault_setup_first, actions, 0, 20, 0, "action cards"),
                  WORD_1("places", assault_setup_first, places, assault_nation_words, "side"), END };
FIELDS(start)   { WORD(NULL, assault_start, side, assault_nation_words, "side"),
                  WORD(NULL, assault_start, mode, assault_start_words, "way to come by starting units"),
                  NUMBER_OR("prestige", assault_start, prestige, 0, 999, 0, "prestige"),
                  NUMBER_OR("most", assault_start, most, 0, 64, 0, "units"),
                  FLAG("controlled", assault_start, controlled),
                  FLAG("keep", assault_start, keep),
                  COUNTS("units", assault_start, units, assault_unit_words, "unit"), END };

/* -- the map and what is on it ---------------------------------------------------------------- */

FIELDS(edge_cells) { WORD(NULL, assault_edge_cells, edge, assault_edge_words, "edge"),
                  CELLS(NULL, assault_edge_cells, tiles), END };
FIELDS(unit)    { CELL(NULL, assault_unit_detail, tile),
                  WORDS_OR_NONE(NULL, assault_unit_detail, marks, assault_mark_words, "mark"),
                  NUMBER_OR("gain", assault_unit_detail, gain, 1, 99, 0, "morale"),
                  NUMBER_OR("loss", assault_unit_detail, loss, 1, 99, 0, "morale"),
                  NUMBER_OR("told", assault_unit_detail, told, 0, 255, 0, "prestige"),
                  NUMBER_OR("moved", assault_unit_detail, moved, 0, 99, 0, "steps"),
                  NUMBER_OR("moves", assault_unit_detail, moves, 0, 15, 0, "extra moves"),
                  NUMBER_OR("attacks", assault_unit_detail, attacks, 0, 15, 0, "extra attacks"), END };

/* -- victory and special rules ---------------------------------------------------------------- */

FIELDS(limit)   { NUMBER(NULL, assault_turn_limit, turns, 1, 99, "turn"),
                  WORD_1("before", assault_turn_limit, before, assault_nation_words, "side"), END };
FIELDS(condition) { WORD(NULL, assault_condition, kind, assault_condition_words, "condition"),
                  WORD_OR("side", assault_condition, side, assault_side_words, AS_BOTH, "side"),
                  NUMBER_OR("count", assault_condition, count, 1, 64, 0, "number of them"),
                  NUMBER_OR("prestige", assault_condition, prestige, 1, 9999, 0, "prestige"),
                  WORD_OR("terrain", assault_condition, terrain, assault_terrain_words, ASSAULT_NONE, "terrain"),
                  CELL_OR_NONE("tile", assault_condition, tile),
                  WORD_OR("unit", assault_condition, unit, assault_unit_words, ASSAULT_NONE, "unit"), END };
FIELDS(rule)    { WORD(NULL, assault_special, kind, assault_special_words, "special rule"),
                  WORD_OR("side", assault_special, side, assault_side_words, AS_BOTH, "side"),
                  NUMBER_OR("number", assault_special, number, 1, 9, 0, "amount"),
                  NUMBER_OR("even", assault_special, even, 1, 9, 0, "amount in even turns"),
                  NUMBER_OR("from", assault_special, from, 1, 99, 0, "turn"),
                  NUMBERS_OR_NONE("turns", assault_special, turns, "turn"),
                  WORDS_OR_NONE("terrain", assault_special, terrain, assault_terrain_words, "terrain"),
                  COUNTS("cards", assault_special, cards, assault_kind_words, "card"),
                  FLAG("except", assault_special, except),
                  CELLS_OR_NONE("tiles", assault_special, tiles),
                  KEY("id", assault_special, rule, "rule"), END };
FIELDS(block)   { BLOCK(assault_line_text, text), END };

/* -- values of the owner's box ------------------------------------------------------------------ */

#define VALUE(name_, rec, member, hi) NUMBER_OR(name_, rec, member, 0, hi, ASSAULT_AS_PRINTED, "value")
FIELDS(value_unit) { WORD(NULL, assault_unit_value, unit, assault_unit_words, "unit"),
                  VALUE("battle", assault_unit_value, battle, 20),
                  VALUE("hard", assault_unit_value, hard, 20),
                  VALUE("soft", assault_unit_value, soft, 20),
                  VALUE("support", assault_unit_value, support, 9),
                  VALUE("defence", assault_unit_value, defence, 20),
                  NUMBER_OR("morale", assault_unit_value, morale, 1, 9, ASSAULT_AS_PRINTED, "value"),
                  VALUE("cost", assault_unit_value, cost, 50), END };
FIELDS(value_action) { WORD(NULL, assault_action_value, action, assault_action_words, "action card"),
                  VALUE("cost", assault_action_value, cost, 50),
                  VALUE("battle", assault_action_value, battle, 20), END };
FIELDS(value_card) { NUMBER(NULL, assault_card_value, number, 1, ASSAULT_CARDS, "number of a card"),
                  WORD_1("tm", assault_card_value, tm, assault_tm_words, "tactical modifier"),
                  WORDS_OR_NONE("decks", assault_card_value, decks, assault_deck_words, "deck"), END };
FIELDS(value_tile) { WORD(NULL, assault_tile_value, face, assault_face_words, "face of a tile"),
                  WORD(NULL, assault_tile_value, terrain, assault_terrain_words, "terrain"), END };

/* -- positions -------------------------------------------------------------------------------- */

FIELDS(turn)    { NUMBER(NULL, assault_turn_line, number, 0, 65535, "turn"),
                  WORD(NULL, assault_turn_line, side, assault_nation_words, "side"),
                  WORD("phase", assault_turn_line, phase, assault_phase_words, "phase"),
                  WORD("first", assault_turn_line, first, assault_nation_words, "side"),
                  NUMBER_OR("parts", assault_turn_line, parts, 0, 6, 0, "parts of the set-up"),
                  NUMBER_OR("ply", assault_turn_line, ply, 0, 65535, 0, "actions taken"),
                  NUMBER_OR("quiet", assault_turn_line, quiet, 0, 999, 0, "turns without a loss"),
                  FLAG("stirred", assault_turn_line, stirred),
                  WORDS_OR_NONE("used", assault_turn_line, used, assault_used_words, "special action"), END };
FIELDS(result)  { WORD(NULL, assault_line_word, value, assault_outcome_words, "result"), END };
FIELDS(score)   { WORD(NULL, assault_score, side, assault_nation_words, "side"),
                  WORD(NULL, assault_score, edge, assault_edge_words, "edge"),
                  NUMBER_OR("prestige", assault_score, prestige, 0, 65535, 0, "prestige"),
                  NUMBER_OR("destroyed", assault_score, destroyed, 0, 65535, 0, "prestige"),
                  NUMBER_OR("units", assault_score, units, 0, 255, 0, "units destroyed"),
                  NUMBER_OR("lost", assault_score, lost, 0, 255, 0, "units lost"),
                  NUMBER_OR("seen", assault_score, seen, 0, 65535, 0, "starting units seen"),
                  NUMBER_OR("held", assault_score, held, 0, 255, 0, "turns"), END };
FIELDS(holds)   { WORD(NULL, assault_side_cells, side, assault_nation_words, "side"),
                  CELLS(NULL, assault_side_cells, tiles), END };
FIELDS(cells)   { CELLS(NULL, assault_line_cells, tiles), END };
FIELDS(brought) { WORD(NULL, assault_brought, side, assault_nation_words, "side"),
                  COUNTS(NULL, assault_brought, units, assault_unit_words, "unit"), END };
FIELDS(cards)   { WORD(NULL, assault_zone_cards, zone, assault_zone_words, "place"),
                  ITEMS(NULL, assault_zone_cards, cards),
                  NUMBER_OR("hidden", assault_zone_cards, hidden, 1, ASSAULT_CARDS, 0, "cards"),
                  NUMBER_OR("units", assault_zone_cards, units, 1, ASSAULT_CARDS, 0, "unit cards"), END };
FIELDS(combat)  { WORD(NULL, assault_combat_line, side, assault_nation_words, "side"),
                  WORD("step", assault_combat_line, step, assault_step_words, "step"),
                  CELL_OR_NONE("from", assault_combat_line, attacker),
                  CELL_OR_NONE("to", assault_combat_line, defender),
                  CELL_OR_NONE("origin", assault_combat_line, origin),
                  CELL_OR_NONE("place", assault_combat_line, left),
                  WORD_OR("firing", assault_combat_line, firing, assault_role_words, 0, "role"),
                  WORDS_OR_NONE("fired", assault_combat_line, fired, assault_role_words, "role"),
                  NUMBER_OR("fire", assault_combat_line, fire, 0, 255, 0, "fire value"),
                  NUMBER_OR("target", assault_combat_line, target, 0, 255, 0, "target value"),
                  NUMBER_OR("terrain", assault_combat_line, terrain, 0, 255, 0, "defence by terrain"),
                  CELLS_OR_NONE("supporters", assault_combat_line, supporters),
                  CELLS_OR_NONE("asked", assault_combat_line, asked),
                  CELLS_OR_NONE("saved", assault_combat_line, saved),
                  WORD_OR("turn", assault_combat_line, turn, assault_nation_words, 0, "side"),
                  NUMBER_OR("passes", assault_combat_line, passes, 0, 2, 0, "passes"),
                  NUMBER_OR("lost", assault_combat_line, lost, 0, 255, 0, "morale"),
                  NUMBER_OR("lost-2", assault_combat_line, lost_2, 0, 255, 0, "morale"),
                  WORDS_OR_NONE("flags", assault_combat_line, flags, assault_flag_words, "mark"),
                  ITEM("german-card", assault_combat_line, german),
                  ITEM("american-card", assault_combat_line, american),
                  WORDS_OR_NONE("chose", assault_combat_line, chose, assault_nation_words, "side"),
                  WORDS_OR_NONE("showed", assault_combat_line, showed, assault_nation_words, "side"), END };
FIELDS(pending) { WORD(NULL, assault_pending_line, what, assault_pending_words, "open decision"),
                  WORD(NULL, assault_pending_line, side, assault_nation_words, "side"),
                  ITEM("card", assault_pending_line, card),
                  CELL_OR_NONE("at", assault_pending_line, at),
                  CELL_OR_NONE("to", assault_pending_line, to),
                  NUMBER_OR("a", assault_pending_line, a, 0, 255, 0, "number"),
                  NUMBER_OR("b", assault_pending_line, b, 0, 255, 0, "number"),
                  NUMBER_OR("n", assault_pending_line, n, 0, 255, 0, "number"),
                  NUMBER_OR("m", assault_pending_line, m, 0, 255, 0, "number"), END };

/* -- all kinds of line, in canonical order ---------------------------------------------------- */

enum { HEADER, MAP, DETAILS, VICTORY, BRIEFING, CONDITIONS, VALUES, POSITION };

static const bcg_line_kind kinds[] = {
    KIND("id",           HEADER,   id,           id, BCG_LINE_REQUIRED),
    KIND("title",        HEADER,   title,        title, BCG_LINE_REQUIRED | BCG_LINE_IDLE),
    KIND("book",         HEADER,   book,         book, BCG_LINE_IDLE),
    KIND("player",       HEADER,   player,       player, 0),
    KIND("side",         HEADER,   side,         side, BCG_LINE_UNIQUE | BCG_LINE_EACH),
    KIND("action-deck",  HEADER,   actions,      action_deck, 0),
    KIND("pile",         HEADER,   pile,         pile, BCG_LINE_UNIQUE),
    KIND("first",        HEADER,   first,        first, BCG_LINE_REQUIRED),
    KIND("start",        HEADER,   start,        start, BCG_LINE_UNIQUE | BCG_LINE_EACH),

    SPECIAL("map",       MAP,      assault_map_line),
    KIND("home-row",     DETAILS,  home_row,     edge_cells, BCG_LINE_UNIQUE),
    KIND("control",      DETAILS,  control,      edge_cells, BCG_LINE_UNIQUE),
    KIND("unit",         DETAILS,  detail,       unit, BCG_LINE_UNIQUE),

    KIND("limit",        VICTORY,  limit,        limit, 0),
    KIND("win",          VICTORY,  win,          condition, 0),
    KIND("lose",         VICTORY,  lose,         condition, 0),
    KIND("at-limit",     VICTORY,  at_limit,     condition, 0),
    KIND("rule",         VICTORY,  rule,         rule, 0),

    KIND("briefing",     BRIEFING, briefing,     block, BCG_LINE_IDLE),
    KIND("conditions",   CONDITIONS, conditions, block, BCG_LINE_IDLE),

    KIND("value-unit",   VALUES,   value_unit,   value_unit, BCG_LINE_UNIQUE),
    KIND("value-action", VALUES,   value_action, value_action, BCG_LINE_UNIQUE),
    KIND("value-card",   VALUES,   value_card,   value_card, BCG_LINE_UNIQUE),
    KIND("value-tile",   VALUES,   value_tile,   value_tile, BCG_LINE_UNIQUE),

    KIND("turn",         POSITION, turn,         turn, 0),
    KIND("result",       POSITION, result,       result, 0),
    KIND("score",        POSITION, score,        score, BCG_LINE_UNIQUE),
    KIND("holds",        POSITION, holds,        holds, BCG_LINE_UNIQUE),
    KIND("ambushed",     POSITION, ambushed,     cells, 0),
    KIND("brought",      POSITION, brought,      brought, BCG_LINE_UNIQUE),
    KIND("cards",        POSITION, cards,        cards, BCG_LINE_UNIQUE),
    KIND("combat",       POSITION, combat,       combat, 0),
    KIND("todo",         POSITION, pending,      pending, 0),
};

/* A file of values has these lines only. */
static const bcg_line_kind value_kinds[] = {
    KIND("value-unit",   VALUES,   value_unit,   value_unit, BCG_LINE_UNIQUE),
    KIND("value-action", VALUES,   value_action, value_action, BCG_LINE_UNIQUE),
    KIND("value-card",   VALUES,   value_card,   value_card, BCG_LINE_UNIQUE),
    KIND("value-tile",   VALUES,   value_tile,   value_tile, BCG_LINE_UNIQUE),
};
/* clang-format on */

_Static_assert(offsetof(assault_scenario, text) <= UINT16_MAX,
               "offsets in the tables have 16 bits");
_Static_assert(ASSAULT_TEXT <= UINT16_MAX, "and so have places in the pool of texts");

/* -- tiles and cards --------------------------------------------------------------------------- */

static int parse_cell(const void *document, bcg_span label)
{
    const assault_scenario *s = document;
    if (s->rows == 0 || s->columns == 0)
        return -2;
    const bcg_tile t = bcg_tile_parse(assault_board(s), label.at, label.len);
    return t == BCG_NO_TILE ? -1 : t;
}

static void write_label(const void *document, int cell, char out[4])
{
    bcg_tile_label(assault_board(document), (bcg_tile)cell, out);
}

/* Is the card named in a line before? */
static bool is_named(const assault_scenario *s, int number)
{
    for (int i = 0; i < s->cards.count; i++)
        if (bcg_set_has(&s->cards.at[i].cards, number))
            return true;
    return false;
}

/* Does the card belong to a deck of this scenario, as far as its lines say? */
static bool is_in_deck(const assault_scenario *s, int number)
{
    const assault_card_row *row = &assault_shipped.card[number];
    if (assault_is_action(row->kind))
        return s->actions.count == 0 || row->decks >> s->actions.at[0].value & 1;
    for (int i = 0; i < s->side.count; i++)
        if (assault_is_unit(row->kind) && s->side.at[i].side == assault_nation_of(row->kind) &&
            s->side.at[i].sign)
            return row->decks >> (s->side.at[i].sign - 1) % ASSAULT_UNIT_DECKS & 1;
    return true;
}

/* The first copy of a kind that no line has named, preferably one of the decks that are played. */
static int find_copy(const assault_scenario *s, const bcg_set *taken, int kind)
{
    for (int other = 0; other < 2; other++)
        for (int i = 0; i < ASSAULT_CARDS; i++)
            if (assault_shipped.card[i].kind == kind && !bcg_set_has(taken, i) && !is_named(s, i) &&
                is_in_deck(s, i) != other)
                return i;
    return -2;
}

/* "pak-38#12" is one card; "pak-38" the first copy that is not named otherwise. */
static int parse_card(const void *document, const bcg_set *taken, bcg_span name)
{
    const char *sign = memchr(name.at, '#', name.len);
    const size_t len = sign ? (size_t)(sign - name.at) : name.len;
    const int kind = bcg_find_word((bcg_span){name.at, len, 0, 0}, &assault_kind_words);
    int number;
    if (kind < 0)
        return -1;
    if (sign == NULL)
        return find_copy(document, taken, kind);
    const bcg_span digits = {sign + 1, name.len - len - 1, 0, 0};
    if (!bcg_span_number(digits, ASSAULT_CARDS, &number) || number < 1 ||
        assault_shipped.card[number - 1].kind != kind)
        return -1;
    return number - 1;
}

void assault_card_name(const assault_catalogue *c, int number, bcg_writer *w)
{
    bcg_writef(w, "%s#%d", assault_kind_words.word[c->card[number].kind], number + 1);
}

static void write_card(const void *document, int number, bcg_writer *w)
{
    (void)document;
    assault_card_name(&assault_shipped, number, w); /* kinds do not change with values */
}

/* -- reading and writing ---------------------------------------------------------------------- */

static bcg_fields_context context_of(void *document)
{
    assault_scenario *s = document;
    return (bcg_fields_context){
        .document = s,
        .cell = parse_cell,
        .label = write_label,
        .cell_word = CELL_WORD,
        .cell_words = "tiles",
        .board_line = "map",
        .no_cell = SCA_BAD_TILE,
        .not_below = SCA_NOT_UNDER_TILE,
        .row_length = SCA_ROW_LENGTH,
        .item = parse_card,
        .item_name = write_card,
        .item_words = &assault_kind_words,
        .pool = s->text,
        .pool_used = &s->text_used,
        .pool_size = sizeof s->text,
    };
}

const bcg_scn_format assault_scn_format = {
    .ruleset = "assault",
    .kinds = kinds,
    .nkinds = sizeof kinds / sizeof kinds[0],
    .check = assault_scn_check,
    .document_size = sizeof(assault_scenario),
    .text_size = ASSAULT_SCN_SIZE,
    .problems = &assault_problem_reasons,
    .context = context_of,
};

const bcg_scn_format assault_values_format = {
    .ruleset = "assault",
    .kinds = value_kinds,
    .nkinds = sizeof value_kinds / sizeof value_kinds[0],
    .check = assault_values_check,
    .document_size = sizeof(assault_scenario),
    .text_size = ASSAULT_SCN_SIZE,
    .problems = &assault_problem_reasons,
    .context = context_of,
};

bool assault_scn_read(const char *text, size_t size, assault_scenario *out, bcg_problems *p)
{
    return bcg_document_read(&assault_scn_format, text, size, out, p);
}

bool assault_scn_write(const assault_scenario *s, bcg_writer *w)
{
    return bcg_document_write(&assault_scn_format, s, w);
}

bcg_span assault_text(const assault_scenario *s, bcg_text_ref ref)
{
    return (bcg_span){s->text + ref.at, ref.len, 0, 0};
}

/* -- values of the owner's box ------------------------------------------------------------------
 */

bool assault_has_values(const assault_scenario *s)
{
    return s->value_unit.count || s->value_action.count || s->value_card.count ||
           s->value_tile.count;
}

bool assault_values_write(const assault_scenario *s, bcg_writer *w)
{
    return !assault_has_values(s) || bcg_document_write(&assault_values_format, s, w);
}

/* Whether a scenario can be played is decided by reading it. */
static bool reads_again(const assault_scenario *s, bcg_problems *p)
{
    char *text = malloc(ASSAULT_SCN_SIZE);
    assault_scenario *again = malloc(sizeof *again);
    bcg_problem list[8];
    bcg_problems found;
    bcg_writer w;
    bool ok = false;
    bcg_problems_init(&found, list, sizeof list / sizeof list[0]);
    if (text && again) {
        bcg_writer_init(&w, text, ASSAULT_SCN_SIZE);
        ok = assault_scn_write(s, &w) && assault_scn_read(w.text, w.size, again, &found);
    }
    for (int i = 0; i < found.count && !ok; i++)
        if (list[i].severity == BCG_ERROR) {
            bcg_error(p, (bcg_span){"", 0, 0, 0}, SCA_VALUES,
                      "with these values the battle cannot be played: %.140s", list[i].text);
            break;
        }
    free(text);
    free(again);
    return ok;
}

bool assault_values_read(const char *text, size_t size, assault_scenario *out, bcg_problems *p)
{
    enum { LARGEST = 64 * 1024 };
    if (size <= LARGEST)
        return bcg_document_read(&assault_values_format, text, size, out, p);
    bcg_error(p, (bcg_span){"", 0, 0, 0}, SCN_TOO_LARGE, "a file of values has at most %d KiB",
              LARGEST / 1024);
    return false;
}

bool assault_values_are(const char *text, size_t size)
{
    bool values = false;
    bcg_reader r;
    bcg_span line, word;
    bcg_problems ignored;
    bcg_problems_init(&ignored, NULL, 0);
    if (!bcg_scn_open(&r, text, size, BCG_SCN_VERSION, &ignored))
        return false;
    while (bcg_scn_next_line(&r, &line)) {
        if (!bcg_span_word(&line, &word))
            continue;
        if (bcg_span_is(word, "map"))
            return false;
        values = values || (word.len > 6 && memcmp(word.at, "value-", 6) == 0);
    }
    return values;
}

bool assault_values_add(assault_scenario *s, const char *text, size_t size, bcg_problems *p)
{
    assault_scenario *values = malloc(sizeof *values), *merged = malloc(sizeof *merged);
    bool ok = false;
    if (values && merged && assault_values_read(text, size, values, p)) {
        memcpy(merged, s, sizeof *merged);
        assault_values_merge(merged, values);
        ok = reads_again(merged, p);
        if (ok)
            memcpy(s, merged, sizeof *s);
    }
    free(values);
    free(merged);
    return ok;
}
