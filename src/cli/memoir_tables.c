/* All names and numbers of memoir, so that clients and documents need not retype them. */
#include "cli/memoir_tools.h"

#include "cli/cli.h"
#include "cli/table_writer.h"

#include "memoir/action.h"
#include "memoir/events.h"
#include "memoir/game.h"
#include "memoir/rules.h"
#include "notation/memoir_problems.h"

/* -- names of the bits ------------------------------------------------------------------------ */

/* In the order of the MH_ and MCF_ bits. */
static const char *const hex_traits[] = {
    "stop", "no-battle", "blocks", "hill",  "from-next", "leave-one", "closed",  "infantry-only",
    "slow", "afloat",    "water",  "steep", "bluff",     "no-climb",  "shelter",
};
static const char *const card_traits[] = {
    "tactic", "fallback", "every", "still",  "idle",      "next-to",
    "apart",  "choose",   "pick",  "freely", "reshuffle",
};
static const char *const bonus_times[] = {"never", "always", "close", "far"};
static const char *const class_words[] = {"infantry", "armor", "artillery"};
static const char *const operand_words[] = {"",    "hex",   "hex",   "via",    "card",  "section",
                                            "way", "faces", "steps", "shared", "number"};

#define COUNT_OF(a) ((int)(sizeof(a) / sizeof((a)[0])))
_Static_assert((1u << (COUNT_OF(hex_traits) - 1)) + 1 == MH_END, "a word for each bit");
_Static_assert(1u << (COUNT_OF(card_traits) - 1) == MCF_RESHUFFLE, "a word for each bit");
_Static_assert(COUNT_OF(operand_words) == MN_NUMBER + 1, "a word for each kind");
_Static_assert(COUNT_OF(bonus_times) == MX_FAR + 1, "a word for each value");

/* A code of one letter as a text. */
#define CODE(letter) ((const char[]){letter, '\0'})

static void put_traits(table_writer *e, unsigned traits)
{
    table_bits(e, "traits", traits, hex_traits, COUNT_OF(hex_traits));
}

/* -- the tables ------------------------------------------------------------------------------- */

static void put_terrains(table_writer *e)
{
    table_begin(e, "terrains");
    for (int i = 0; i < MEMOIR_TERRAINS; i++) {
        const memoir_terrain *t = &memoir_terrains[i];
        table_begin_drawn_row(e, "memoir", t->word, t->code, t->name, t->rule);
        put_traits(e, t->traits);
        table_numbers(e, "into", t->into, MEMOIR_CLASSES);
        table_numbers(e, "out_of", t->out_of, MEMOIR_CLASSES);
        table_number(e, "height", t->height);
        table_end_row(e);
    }
    table_end(e);
}

static void put_structures(table_writer *e)
{
    table_begin(e, "structures");
    for (int i = MB_NONE + 1; i < MEMOIR_STRUCTURES; i++) {
        const memoir_structure *t = &memoir_structures[i];
        table_begin_drawn_row(e, "memoir", t->word, CODE(t->code), t->name, t->rule);
        put_traits(e, t->traits);
        table_numbers(e, "into", t->into, MEMOIR_CLASSES);
        table_end_row(e);
    }
    table_end(e);
}

static void put_obstacles(table_writer *e)
{
    table_begin(e, "obstacles");
    for (int i = 0; i < MEMOIR_OBSTACLES; i++) {
        const memoir_obstacle *t = &memoir_obstacles[i];
        table_begin_drawn_row(e, "memoir", t->word, CODE(t->code), t->name, t->rule);
        put_traits(e, t->traits);
        table_numbers(e, "into", t->into, MEMOIR_CLASSES);
        table_numbers(e, "out_of", t->out_of, MEMOIR_CLASSES);
        table_end_row(e);
    }
    table_end(e);
}

static void put_units(table_writer *e)
{
    table_begin(e, "units");
    for (int i = MU_NONE + 1; i < MEMOIR_UNITS; i++) {
        const memoir_unit_row *u = &memoir_units[i];
        table_begin_drawn_row(e, "memoir", u->word, CODE(u->code), u->name, u->rule);
        table_text(e, "class", class_words[u->kind]);
        table_number(e, "figures", u->figures);
        table_number(e, "elite_figures", u->elite_figures);
        table_number(e, "moves", u->moves);
        table_number(e, "battle_moves", u->battle_moves);
        table_number(e, "elite_battle_moves", u->elite_battle_moves);
        table_numbers(e, "dice", u->dice + 1, MEMOIR_RANGE); /* by distance, from 1 */
        table_mark(e, "needs_sight", u->needs_sight);
        table_mark(e, "takes_ground", u->takes_ground);
        table_mark(e, "overruns", u->overruns);
        table_number(e, "retreat_steps", u->retreat_steps);
        table_mark(e, "battles_on_entry", u->battles_on_entry);
        table_end_row(e);
    }
    table_end(e);
}

/* Writes a number of units or hexes, unless it is `usual`. */
static void put_unless(table_writer *e, const char *name, int number, int usual)
{
    if (number != usual)
        table_number(e, name, number);
}

static void put_cards(table_writer *e)
{
    table_begin(e, "cards");
    for (int i = 0; i < MEMOIR_CARDS; i++) {
        const memoir_card_row *c = &memoir_cards[i];
        table_begin_row(e);
        table_text(e, "word", memoir_card_words.word[i]);
        table_text(e, "name", c->name);
        table_rule(e, "memoir", c->rule);
        table_number(e, "copies", c->copies);
        table_numbers(e, "wing", c->wing, 3);
        table_number(e, "anywhere", c->anywhere);
        table_bits(e, "orders", c->who, class_words, COUNT_OF(class_words));
        table_number(e, "bonus", c->bonus);
        table_text(e, "bonus_when", bonus_times[c->when]);
        put_unless(e, "moves", c->moves, MEMOIR_AS_USUAL);
        put_unless(e, "battle_moves", c->battle_moves, MEMOIR_AS_USUAL);
        table_number(e, "battles", c->battles);
        table_bits(e, "traits", c->traits, card_traits, COUNT_OF(card_traits));
        table_end_row(e);
    }
    table_end(e);
}

/* DICE-1: six faces, infantry twice. */
/* The classes of units that a face hits in a battle, one bit each (DICE-4). */
static unsigned hit_classes(int face)
{
    uint8_t faces[MEMOIR_FACES] = {0};
    unsigned classes = 0;
    faces[face] = 1;
    for (int i = 0; i < COUNT_OF(class_words); i++)
        if (memoir_hits(memoir_roll(faces), (memoir_class)i, false) > 0)
            classes |= 1u << i;
    return classes;
}

static void put_faces(table_writer *e)
{
    table_begin(e, "faces");
    for (int i = 0; i < MEMOIR_FACES; i++) {
        table_begin_row(e);
        table_text(e, "word", memoir_die_words.word[i]);
        table_number(e, "sides", i == MF_INFANTRY ? 2 : 1);
        table_bits(e, "hits", hit_classes(i), class_words, COUNT_OF(class_words));
        table_end_row(e);
    }
    table_end(e);
}

static void put_boards(table_writer *e)
{
    table_begin(e, "boards");
    for (int i = 0; i < MEMOIR_BOARDS; i++) {
        table_begin_row(e);
        table_text(e, "word", memoir_board_words.word[i]);
        table_number(e, "width", memoir_boards[i].grid->width);
        table_number(e, "rows", memoir_boards[i].grid->rows);
        table_number(e, "hexes", memoir_boards[i].grid->hexes);
        table_number(e, "sections", memoir_boards[i].sections);
        table_end_row(e);
    }
    table_end(e);
}

static void put_limits(table_writer *e)
{
    table_rules_and_limits(e, &bcg_memoir_ops);
    table_number(e, "units_of_a_side", MEMOIR_SIDE_UNITS);
    table_number(e, "figures_of_a_unit", MEMOIR_MOST_FIGURES);
    table_number(e, "sandbags", MEMOIR_SANDBAGS);
    table_number(e, "quiet_turns", MEMOIR_QUIET_TURNS);
    table_number(e, "deck", MEMOIR_DECK_SIZE);
    table_end_row(e);
    table_end(e);
}

static void put_all(table_writer *e)
{
    static const bcg_words classes = {class_words, COUNT_OF(class_words)};
    static const table_words lists[] = {
        {"classes", &classes},
        {"sides", &memoir_side_words},
        {"phases", &memoir_phase_words},
        {"todo", &memoir_pending_words},
        {"wings", &memoir_wing_words},
        {"ways", &memoir_recon_words},
        {"directions", &memoir_direction_words},
        {"results", &memoir_result_words},
        {"editions", &memoir_edition_words},
        {"options", &memoir_option_words},
        {"moments", &memoir_moment_words},
        {"edges", &memoir_edge_words},
        {"nations", &memoir_nation_words},
        {"badges", &memoir_badge_words},
        {"fronts", &memoir_front_words},
        {"board_faces", &memoir_face_words},
        {"labels", &memoir_label_words},
        {NULL, NULL},
    };
    put_terrains(e);
    put_structures(e);
    put_obstacles(e);
    put_units(e);
    put_cards(e);
    table_actions(e, memoir_action_kinds, MEMOIR_ACTION_KINDS, operand_words);
    table_events(e, memoir_events, MEMOIR_EVENT_KINDS);
    put_faces(e);
    put_boards(e);
    put_limits(e);
    table_lists(e, lists);
    table_reasons(e, "memoir", "reasons", &memoir_reasons, NULL);
    table_reasons(e, "memoir", "core_reasons", &bcg_core_reasons, NULL);
    table_reasons(e, "memoir", "problems", &bcg_problem_reasons, &memoir_problem_reasons);
}

void memoir_write_tables(FILE *out, bool json, const void *values)
{
    (void)values; /* there are none in this ruleset */
    table_writer e = {.out = out, .json = json};
    put_all(&e);
}
