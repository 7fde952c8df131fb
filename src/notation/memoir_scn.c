/* The kinds of lines in a Memoir file. Each table below is one kind of line: its fields in
 * canonical order. Adding a line to the format means adding a table here, a record in
 * memoir/scenario.h and a paragraph in docs/formats.md (a test compares). */
#include "notation/memoir_scn.h"

#define DOCUMENT  memoir_scenario
#define CELL_WORD "hex"
#define NO_CELL   BCG_NO_HEX
#include "notation/field_rows.h"

/* clang-format off */

/* -- fields that only this ruleset has -------------------------------------------------------- */

#define CARDS(name_, rec, member)              COUNTS(name_, rec, member, memoir_card_words, "card")
#define DATE(name_, rec, member)               {.name = name_, .key = #member, .type = BCG_F_DATE, .required = true, .offset = offsetof(rec, member), .what = "date"}
#define DATE_OR_NONE(name_, rec, member)       {.name = name_, .key = #member, .type = BCG_F_DATE, .offset = offsetof(rec, member), .what = "date"}
#define KEY(rec, member, what_)                {.key = #member, .type = BCG_F_KEY, .required = true, .offset = offsetof(rec, member), .what = what_}
#define NAMED(rec, member)                     {.name = "named", .key = #member, .type = BCG_F_REST, .offset = offsetof(rec, member), .what = "name"}
#define VALUE(name_, rec, member, what_)       {.name = name_, .key = #member, .type = BCG_F_REST, .required = true, .offset = offsetof(rec, member), .what = what_}

/* -- what is played --------------------------------------------------------------------------- */

FIELDS(id)      { NAME(memoir_line_text, text), END };
FIELDS(title)   { REST(memoir_line_text, text, "title"), END };
FIELDS(book)    { NUMBER(NULL, memoir_line_number, value, 1, 999, "number in the scenario book"), END };
FIELDS(date)    { DATE(NULL, memoir_period, from), DATE_OR_NONE("to", memoir_period, to), END };
FIELDS(front)   { WORD(NULL, memoir_line_word, value, memoir_front_words, "front"), END };
FIELDS(board)   { WORD(NULL, memoir_line_board, board, memoir_board_words, "board"),
                  WORD(NULL, memoir_line_board, face, memoir_face_words, "board face"), END };
FIELDS(side)    { WORD(NULL, memoir_setup_side, side, memoir_side_words, "side"),
                  WORD(NULL, memoir_setup_side, edge, memoir_edge_words, "board edge"),
                  WORD(NULL, memoir_setup_side, nation, memoir_nation_words, "nation"),
                  NUMBER("hand", memoir_setup_side, hand, 0, 20, "cards in hand"),
                  NUMBER("medals", memoir_setup_side, medals, 1, 30, "medals to win"), END };
FIELDS(first)   { WORD(NULL, memoir_line_word, value, memoir_side_words, "side"), END };
FIELDS(edition) { WORD(NULL, memoir_line_word, value, memoir_edition_words, "edition"), END };
FIELDS(form)    { WORD(NULL, memoir_line_word, value, memoir_form_words, "form of play"), END };
FIELDS(options) { WORDS(NULL, memoir_setup_options, bits, memoir_option_words, "option"), END };

/* -- the map and what is on it ---------------------------------------------------------------- */

FIELDS(bridge)  { CELL(NULL, memoir_bridge, hex),
                  NUMBER("axis", memoir_bridge, axis, 0, 150, "direction in degrees"), END };
FIELDS(owner)   { WORD(NULL, memoir_owner, side, memoir_side_words, "side"),
                  CELLS(NULL, memoir_owner, hexes), END };
FIELDS(cells)   { CELLS(NULL, memoir_line_cells, hexes), END };
FIELDS(unit)    { CELL(NULL, memoir_unit_detail, hex),
                  WORD_1("nation", memoir_unit_detail, nation, memoir_nation_words, "nation"),
                  WORD_OR("badge", memoir_unit_detail, badge, memoir_badge_words, 0, "badge"),
                  NUMBER_OR("medals", memoir_unit_detail, medals, 0, 3, 1, "medals for destroying it"),
                  NUMBER_OR("moves", memoir_unit_detail, moves, 0, 4, MEMOIR_USUAL, "hexes it may move"),
                  FLAG("ordered", memoir_unit_detail, ordered),
                  FLAG("moved", memoir_unit_detail, moved),
                  CELL_OR_NONE("from", memoir_unit_detail, from),
                  FLAG("stopped", memoir_unit_detail, stopped),
                  FLAG("no-battle", memoir_unit_detail, no_battle),
                  FLAG("tired", memoir_unit_detail, tired),
                  FLAG("battled", memoir_unit_detail, battled),
                  FLAG("overran", memoir_unit_detail, overran),
                  NUMBER_OR("command", memoir_unit_detail, command, 0, 6, 0, "number of a command"), END };

/* -- victory and special rules ---------------------------------------------------------------- */

FIELDS(objective) { CELLS(NULL, memoir_objective, hexes),
                  WORDS("for", memoir_objective, sides, memoir_side_words, "side"),
                  FLAG("permanent", memoir_objective, permanent),
                  FLAG("majority", memoir_objective, majority),
                  FLAG("sole", memoir_objective, sole),
                  FLAG("keeps", memoir_objective, keeps),
                  FLAG("clear", memoir_objective, clear),
                  FLAG("required", memoir_objective, required),
                  NUMBER_OR("medals", memoir_objective, medals, 1, 9, 1, "medals"),
                  NUMBER_OR("need", memoir_objective, need, 1, 99, 1, "hexes to be held"),
                  WORD_OR("when", memoir_objective, when, memoir_moment_words, 0, "moment"),
                  NAMED(memoir_objective, name), END };
FIELDS(exit)    { WORD(NULL, memoir_exit, side, memoir_side_words, "side"),
                  CELLS(NULL, memoir_exit, hexes),
                  NUMBER_OR("medals", memoir_exit, medals, 1, 9, 1, "medals"), END };
FIELDS(win)     { WORD(NULL, memoir_sudden_death, side, memoir_side_words, "side"),
                  CELLS(NULL, memoir_sudden_death, hexes),
                  NUMBER("need", memoir_sudden_death, need, 1, 99, "hexes to be held"),
                  WORD_OR("when", memoir_sudden_death, when, memoir_moment_words, 0, "moment"), END };
FIELDS(draws)   { WORD(NULL, memoir_extra_draw, side, memoir_side_words, "side"),
                  NUMBER(NULL, memoir_extra_draw, cards, 0, 9, "cards to draw"),
                  NUMBERS("after-turns", memoir_extra_draw, turns, "turn of the side"), END };
FIELDS(air_drop) { WORD(NULL, memoir_air_drop, side, memoir_side_words, "side"),
                  NUMBER("figures", memoir_air_drop, figures, 1, 20, "figures dropped"),
                  NUMBER_OR("steps", memoir_air_drop, steps, 0, 7, 4, "steps of drift"), END };
FIELDS(recon_as) { WORD(NULL, memoir_recon_as, card, memoir_recon_words, "card"),
                  WORDS("for", memoir_recon_as, sides, memoir_side_words, "side"),
                  NUMBER_OR("dice", memoir_recon_as, dice, 1, 9, 0, "dice"),
                  CELLS_OR_NONE("while-on", memoir_recon_as, held), END };
FIELDS(bridge_span) { CELLS(NULL, memoir_bridge_span, hexes),
                  CELLS("ends", memoir_bridge_span, ends), END };
FIELDS(retreat) { WORD(NULL, memoir_retreat, side, memoir_side_words, "side"),
                  WORD(NULL, memoir_retreat, edge, memoir_edge_words, "board edge"), END };
FIELDS(label)   { CELL(NULL, memoir_label, hex),
                  WORD(NULL, memoir_label, kind, memoir_label_words, "kind of label"),
                  REST(memoir_label, text, "text"), END };
FIELDS(block)   { BLOCK(memoir_line_text, text), END };

/* -- positions -------------------------------------------------------------------------------- */

FIELDS(turn)    { NUMBER(NULL, memoir_turn, number, 0, 65535, "turn number"),
                  WORD(NULL, memoir_turn, side, memoir_side_words, "side"),
                  WORD("phase", memoir_turn, phase, memoir_phase_words, "phase"),
                  NUMBER_OR("ply", memoir_turn, ply, 0, 65535, 0, "actions taken"),
                  FLAG("ambushed", memoir_turn, ambushed),
                  WORD_OR("ambush-from", memoir_turn, place, memoir_place_words, 0, "place of cards"),
                  FLAG("stirred", memoir_turn, stirred),
                  NUMBERS_OR_NONE("finished", memoir_turn, finished, "number of a member"), END };
FIELDS(result)  { WORD(NULL, memoir_line_word, value, memoir_result_words, "result"), END };
FIELDS(quiet)   { NUMBER(NULL, memoir_line_number, value, 0, 100, "turns without a loss"), END };
FIELDS(hand)    { WORD(NULL, memoir_hand, side, memoir_side_words, "side"),
                  CARDS(NULL, memoir_hand, cards),
                  NUMBER_OR("hidden", memoir_hand, hidden, 0, 60, 0, "cards"), END };
FIELDS(shared)  { WORD(NULL, memoir_shared, side, memoir_side_words, "side"),
                  WORD(NULL, memoir_shared, card, memoir_card_words, "card"), END };
FIELDS(pile)    { CARDS(NULL, memoir_pile, cards), END };
FIELDS(score)   { WORD(NULL, memoir_score, side, memoir_side_words, "side"),
                  NUMBER_OR("units", memoir_score, units, 0, 255, 0, "medals"),
                  NUMBER_OR("exits", memoir_score, exits, 0, 255, 0, "medals"),
                  NUMBER_OR("lost", memoir_score, lost, 0, 65535, 0, "figures"),
                  NUMBERS_OR_NONE("taken", memoir_score, taken, "number of an objective"),
                  NUMBERS_OR_NONE("holds", memoir_score, holds, "number of an objective"), END };
FIELDS(played)  { WORD(NULL, memoir_played, side, memoir_side_words, "side"),
                  WORD(NULL, memoir_played, card, memoir_card_words, "card"),
                  WORD_OR("section", memoir_played, wing, memoir_wing_words, 0, "section"),
                  WORD_1("as", memoir_played, as, memoir_card_words, "card"),
                  WORD_1("way", memoir_played, way, memoir_recon_words, "card"),
                  FLAG("fallback", memoir_played, fallback),
                  FLAG("in-play", memoir_played, in_play),
                  WORD_OR("from", memoir_played, place, memoir_place_words, 0, "place of cards"), END };
FIELDS(handed)  { WORD(NULL, memoir_handed, side, memoir_side_words, "side"),
                  WORD(NULL, memoir_handed, card, memoir_card_words, "card"),
                  NUMBER("section", memoir_handed, section, 1, 6, "number of a section"),
                  WORD_1("as", memoir_handed, as, memoir_card_words, "card"),
                  FLAG("twin", memoir_handed, twin),
                  FLAG("unplaced", memoir_handed, unplaced),
                  FLAG("spent", memoir_handed, spent),
                  FLAG("fallback", memoir_handed, fallback),
                  FLAG("in-play", memoir_handed, in_play), END };
FIELDS(faces)   { NUMBER_OR("infantry", memoir_rolled, infantry, 0, 99, 0, "faces"),
                  NUMBER_OR("armor", memoir_rolled, armor, 0, 99, 0, "faces"),
                  NUMBER_OR("star", memoir_rolled, star, 0, 99, 0, "faces"),
                  WORD_OR("section", memoir_rolled, wing, memoir_wing_words, 0, "section"), END };
FIELDS(pending) { WORD(NULL, memoir_pending_line, what, memoir_pending_words, "open decision"),
                  WORD(NULL, memoir_pending_line, side, memoir_side_words, "side"),
                  CELL_OR_NONE("at", memoir_pending_line, at),
                  CELL_OR_NONE("to", memoir_pending_line, to),
                  WORD_OR("section", memoir_pending_line, wing, memoir_wing_words, 0, "section"),
                  NUMBER_OR("dice", memoir_pending_line, dice, 0, 99, 0, "dice"),
                  NUMBER_OR("steps", memoir_pending_line, steps, 0, 99, 0, "steps"),
                  NUMBER_OR("more", memoir_pending_line, more, 0, 99, 0, "steps"),
                  CELLS_OR_NONE("targets", memoir_pending_line, targets),
                  CARDS("cards", memoir_pending_line, cards),
                  NUMBER_OR("hidden", memoir_pending_line, hidden, 0, 2, 0, "cards"),
                  WORD_OR("into", memoir_pending_line, place, memoir_place_words, 0, "place of cards"), END };

/* -- data from other programs ----------------------------------------------------------------- */

FIELDS(foreign) { KEY(memoir_foreign, key, "place in the other file"),
                  CELL_OR_NONE("at", memoir_foreign, hex),
                  FLAG("matters", memoir_foreign, matters),
                  VALUE("is", memoir_foreign, value, "value as JSON"), END };

/* -- all kinds of line, in canonical order ---------------------------------------------------- */

enum { HEADER, MAP, DETAILS, BRIEFING, CONDITIONS, HISTORY, POSITION, FOREIGN };

static const bcg_line_kind kinds[] = {
    KIND("id",           HEADER,   id,           id, BCG_LINE_REQUIRED),
    KIND("title",        HEADER,   title,        title, BCG_LINE_REQUIRED | BCG_LINE_IDLE),
    KIND("book",         HEADER,   book,         book, BCG_LINE_IDLE),
    KIND("date",         HEADER,   date,         date, 0),
    KIND("front",        HEADER,   front,        front, 0),
    KIND("board",        HEADER,   board,        board, BCG_LINE_REQUIRED),
    KIND("side",         HEADER,   side,         side, BCG_LINE_UNIQUE | BCG_LINE_EACH),
    KIND("first",        HEADER,   first,        first, BCG_LINE_REQUIRED),
    KIND("edition",      HEADER,   edition,      edition, 0),
    KIND("options",      HEADER,   options,      options, 0),
    KIND_SINCE(3, "form", HEADER,  form,         form, 0),
    KIND("removed",      HEADER,   removed,      pile, 0),

    SPECIAL("map",       MAP,      memoir_map_line),
    SPECIAL("river",     DETAILS,  memoir_river_line),
    KIND("bridge",       DETAILS,  bridge,       bridge, BCG_LINE_UNIQUE),
    KIND("owner",        DETAILS,  owner,        owner, BCG_LINE_UNIQUE),
    KIND("town-in-classic", DETAILS, town_in_classic, cells, 0),
    KIND_SINCE(2, "river-in-classic", DETAILS, river_in_classic, cells, 0),
    KIND("impassable",   DETAILS,  impassable,   cells, 0),
    KIND("blocks-fire",  DETAILS,  blocks_fire,  cells, 0),
    KIND("wide",         DETAILS,  wide,         cells, 0),
    KIND("objective",    DETAILS,  objective,    objective, 0),
    KIND("exit",         DETAILS,  exit,         exit, 0),
    KIND("win",          DETAILS,  win,          win, 0),
    KIND("draws",        DETAILS,  draws,        draws, 0),
    KIND("air-drop",     DETAILS,  air_drop,     air_drop, 0),
    KIND("recon-as",     DETAILS,  recon_as,     recon_as, 0),
    KIND("bridge-span",  DETAILS,  bridge_span,  bridge_span, 0),
    KIND("retreat",      DETAILS,  retreat,      retreat, BCG_LINE_UNIQUE),
    KIND("no-reshuffle", DETAILS,  no_reshuffle, first, 0),
    KIND("unit",         DETAILS,  unit,         unit, BCG_LINE_UNIQUE),
    KIND("label",        DETAILS,  label,        label, BCG_LINE_IDLE),

    KIND("briefing",     BRIEFING, briefing,     block, BCG_LINE_IDLE),
    KIND("conditions",   CONDITIONS, conditions,   block, BCG_LINE_IDLE),
    KIND("history",      HISTORY,  history,      block, BCG_LINE_IDLE),

    KIND("turn",         POSITION, turn,         turn, 0),
    KIND("result",       POSITION, result,       result, 0),
    KIND("quiet",        POSITION, quiet,        quiet, 0),
    KIND("hand",         POSITION, hand,         hand, BCG_LINE_UNIQUE),
    KIND_SINCE(3, "second-hand", POSITION, second_hand, hand, BCG_LINE_UNIQUE),
    KIND_SINCE(3, "shared", POSITION, shared,    shared, BCG_LINE_UNIQUE),
    KIND("discard",      POSITION, discard,      pile, 0),
    KIND_SINCE(3, "allied-discard", POSITION, own_discard, pile, 0),
    KIND("score",        POSITION, score,        score, BCG_LINE_UNIQUE),
    KIND("played",       POSITION, played,       played, BCG_LINE_UNIQUE),
    KIND_SINCE(3, "handed", POSITION, handed,   handed, 0),
    KIND("faces",        POSITION, faces,        faces, 0),
    KIND("todo",         POSITION, pending,      pending, 0),

    KIND("foreign",      FOREIGN,  foreign,      foreign, BCG_LINE_IDLE),
};
/* clang-format on */

_Static_assert(offsetof(memoir_scenario, text) <= UINT16_MAX, "offsets in the tables have 16 bits");
_Static_assert(MEMOIR_TEXT <= UINT16_MAX, "and so have places in the pool of texts");

/* -- reading and writing ---------------------------------------------------------------------- */

static int parse_cell(const void *document, bcg_span label)
{
    const memoir_scenario *s = document;
    if (s->board.count == 0)
        return -2;
    const bcg_hex h = bcg_hex_parse(memoir_board(s), label.at, label.len);
    return h == BCG_NO_HEX ? -1 : h;
}

static void write_label(const void *document, int cell, char out[4])
{
    bcg_hex_label(memoir_board(document), (bcg_hex)cell, out);
}

static bcg_fields_context context_of(void *document)
{
    memoir_scenario *s = document;
    return (bcg_fields_context){
        .document = s,
        .cell = parse_cell,
        .label = write_label,
        .cell_word = CELL_WORD,
        .cell_words = "hexes",
        .board_line = "board",
        .no_cell = SCN_BAD_HEX,
        .not_below = SCN_NOT_UNDER_HEX,
        .row_length = SCN_ROW_LENGTH,
        .pool = s->text,
        .pool_used = &s->text_used,
        .pool_size = sizeof s->text,
    };
}

const bcg_scn_format memoir_scn_format = {
    .ruleset = "memoir",
    .kinds = kinds,
    .nkinds = sizeof kinds / sizeof kinds[0],
    .check = memoir_scn_check,
    .document_size = sizeof(memoir_scenario),
    .text_size = MEMOIR_SCN_SIZE,
    .problems = &memoir_problem_reasons,
    .context = context_of,
};

bool memoir_scn_read(const char *text, size_t size, memoir_scenario *out, bcg_problems *p)
{
    return bcg_document_read(&memoir_scn_format, text, size, out, p);
}

bool memoir_scn_write(const memoir_scenario *s, bcg_writer *w)
{
    return bcg_document_write(&memoir_scn_format, s, w);
}

bcg_span memoir_text(const memoir_scenario *s, bcg_text_ref ref)
{
    return (bcg_span){s->text + ref.at, ref.len, 0, 0};
}
