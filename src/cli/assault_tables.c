/* All names and numbers of assault, with where each number comes from: printed in the rulebook,
 * derived from what is printed, or reconstructed; or given by the owner of a box (`--values`). */
#include "cli/assault_tools.h"

#include "cli/table_writer.h"

#include "notation/assault_problems.h"

#include <string.h>

#define COUNT_OF(a) ((int)(sizeof(a) / sizeof((a)[0])))

static const char own[] = "assault";

static const char *source_of(char letter)
{
    return letter == 'p'   ? "printed"
           : letter == 'd' ? "derived"
           : letter == 'o' ? "own"
                           : "reconstructed";
}

/* A number and its source. Lines for people name only what is not printed. */
static void put_sourced(table_writer *e, const char *name, int number, char letter)
{
    char key[40];
    table_number(e, name, number);
    if (!e->json) {
        if (letter != 'p')
            fprintf(e->out, " (%s)", source_of(letter));
        return;
    }
    snprintf(key, sizeof key, "%s_source", name);
    table_text(e, key, source_of(letter));
}

/* -- own values ------------------------------------------------------------------------------- */

enum { UNIT_VALUES = 7, ACTION_VALUES = 2 };

/* All numbers that owners may replace, and where each of them comes from. */
typedef struct sourced {
    assault_catalogue book;
    char unit[ASSAULT_UNITS][UNIT_VALUES + 1], action[ASSAULT_ACTIONS][ACTION_VALUES];
    char tm[ASSAULT_CARDS], decks[ASSAULT_CARDS], tile[2 * ASSAULT_TILES];
} sourced;

/* Only a river on 17B and a fortification on 25B are in print. */
static char tile_source(int face)
{
    return strcmp(assault_face_words.word[face], "17B") == 0 ||
                   strcmp(assault_face_words.word[face], "25B") == 0
               ? 'p'
               : 'r';
}

static void take_shipped(sourced *s)
{
    s->book = assault_shipped;
    for (int i = 0; i < ASSAULT_UNITS; i++)
        snprintf(s->unit[i], sizeof s->unit[i], "%s", assault_unit_facts_of[i].provenance);
    for (int i = 0; i < ASSAULT_ACTIONS; i++) {
        s->action[i][0] = assault_action_facts_of[i].provenance[2];
        s->action[i][1] = assault_action_facts_of[i].provenance[4];
    }
    memset(s->tm, 'r', sizeof s->tm);
    memset(s->decks, 'r', sizeof s->decks);
    for (int face = 0; face < 2 * ASSAULT_TILES; face++)
        s->tile[face] = tile_source(face);
}

static void mark(char *letter, bool given)
{
    if (given)
        *letter = 'o';
}

static void mark_unit(char letter[UNIT_VALUES], const assault_unit_value *v)
{
    const uint16_t given[UNIT_VALUES] = {v->battle,  v->hard,   v->soft, v->support,
                                         v->defence, v->morale, v->cost};
    for (int i = 0; i < UNIT_VALUES; i++)
        mark(&letter[i], given[i] != ASSAULT_AS_PRINTED);
}

static void take_own(sourced *s, const assault_scenario *values)
{
    assault_catalogue_of(values, &s->book);
    for (int i = 0; i < values->value_unit.count; i++)
        mark_unit(s->unit[values->value_unit.at[i].unit], &values->value_unit.at[i]);
    for (int i = 0; i < values->value_action.count; i++) {
        const assault_action_value *v = &values->value_action.at[i];
        mark(&s->action[v->action][0], v->cost != ASSAULT_AS_PRINTED);
        mark(&s->action[v->action][1], v->battle != ASSAULT_AS_PRINTED);
    }
    for (int i = 0; i < values->value_card.count; i++) {
        const assault_card_value *v = &values->value_card.at[i];
        mark(&s->tm[v->number - 1], v->tm != 0);
        mark(&s->decks[v->number - 1], v->decks != 0);
    }
    for (int i = 0; i < values->value_tile.count; i++)
        mark(&s->tile[values->value_tile.at[i].face], true);
}

/* -- terrain, tiles --------------------------------------------------------------------------- */

static void put_terrain(table_writer *e, const assault_terrain *t)
{
    table_begin_drawn_row(e, own, t->word, t->code, t->name, t->rule);
    table_number(e, "defence", t->defence);
    table_number(e, "fire", t->fire);
    table_number(e, "prestige", t->prestige);
    table_text(e, "source", source_of('p'));
    table_end_row(e);
}

static void put_terrains(table_writer *e)
{
    table_begin(e, "terrains");
    for (int i = 0; i < ASSAULT_TERRAINS; i++)
        put_terrain(e, &assault_terrains[i]);
    put_terrain(e, &assault_bridge);
    table_end(e);
}

static void put_tiles(table_writer *e, const sourced *s)
{
    table_begin(e, "tiles");
    for (int i = 0; i < ASSAULT_TILES; i++)
        for (int face = 0; face < 2; face++) {
            table_begin_row(e);
            table_text(e, "face", assault_face_words.word[2 * i + face]);
            table_text(e, "terrain", assault_terrains[s->book.tile[i][face]].word);
            table_text(e, "source", source_of(s->tile[2 * i + face]));
            table_end_row(e);
        }
    table_end(e);
}

/* -- cards ------------------------------------------------------------------------------------ */

static int count_copies(int kind)
{
    int n = 0;
    for (int i = 0; i < ASSAULT_CARDS; i++)
        n += assault_shipped.card[i].kind == kind;
    return n;
}

static void put_units(table_writer *e, const sourced *s)
{
    table_begin(e, "units");
    for (int i = 0; i < ASSAULT_UNITS; i++) {
        const assault_unit_row *u = &s->book.unit[i];
        const assault_unit_facts *facts = &assault_unit_facts_of[i];
        const char *from = s->unit[i];
        table_begin_row(e);
        table_text(e, "word", facts->word);
        table_text(e, "name", facts->name);
        table_text(e, "side", assault_side_words.word[assault_nation_of(i)]);
        table_text(e, "class", assault_class_words.word[u->kind]);
        table_text(e, "target", u->hard ? "hard" : "soft");
        put_sourced(e, "battle", u->battle, from[0]);
        put_sourced(e, "hard", u->hard_attack, from[1]);
        put_sourced(e, "soft", u->soft_attack, from[2]);
        put_sourced(e, "support", u->support, from[3]);
        put_sourced(e, "defence", u->defence, from[4]);
        put_sourced(e, "morale", u->morale, from[5]);
        put_sourced(e, "cost", u->cost, from[6]);
        /* Class, target class, abilities and ranges of all units are in print; copies are not. */
        table_number(e, "range", u->range);
        table_number(e, "anti_air", u->anti_air);
        table_bits(e, "abilities", u->abilities, assault_ability_words.word, ASSAULT_ABILITIES);
        table_text(e, "abilities_source", source_of('p'));
        put_sourced(e, "copies", count_copies(i), 'r');
        table_end_row(e);
    }
    table_end(e);
}

static void put_cards(table_writer *e, const sourced *s)
{
    static const char *const types[] = {"operations", "combat", "surprise"};
    table_begin(e, "cards");
    for (int i = 0; i < ASSAULT_ACTIONS; i++) {
        const assault_action_facts *facts = &assault_action_facts_of[i];
        const assault_action_row *row = &s->book.action[i];
        const char *from = facts->provenance;
        table_begin_row(e);
        table_text(e, "word", facts->word);
        table_text(e, "name", facts->name);
        table_text(e, "name_source", source_of(from[0]));
        table_text(e, "type", types[facts->type]);
        table_text(e, "type_source", source_of(from[1]));
        table_mark(e, "air", facts->air);
        put_sourced(e, "cost", row->cost, s->action[i][0]);
        put_sourced(e, "battle", row->battle, s->action[i][1]);
        table_text(e, "text", facts->text);
        table_text(e, "effect_source", source_of(from[3]));
        put_sourced(e, "copies", count_copies(ASSAULT_UNITS + i), 'r');
        table_end_row(e);
    }
    table_end(e);
}

/* Every card of the box by its number (COMP-2): its kind, modifier and decks. Which number a card
 * has, and which modifier and decks, is reconstructed. */
static void put_copies(table_writer *e, const sourced *s)
{
    table_begin(e, "copies");
    for (int i = 0; i < ASSAULT_CARDS; i++) {
        const assault_card_row *c = &s->book.card[i];
        const bool unit = assault_is_unit(c->kind);
        const bcg_words *decks = unit ? &assault_unit_deck_words[assault_nation_of(c->kind)]
                                      : &assault_action_deck_words;
        table_begin_row(e);
        table_number(e, "number", i + 1);
        table_text(e, "card", assault_kind_words.word[c->kind]);
        if (assault_is_action(c->kind))
            put_sourced(e, "modifier", c->tm, s->tm[i]);
        table_bits(e, "decks", assault_is_bluff(c->kind) ? 0 : c->decks, decks->word, decks->count);
        table_text(e, "decks_source", source_of(s->decks[i]));
        table_end_row(e);
    }
    table_end(e);
}

/* -- actions, limits -------------------------------------------------------------------------- */

/* In the order of assault_operand_kind. */
static const char *const operand_words[] = {"",       "card", "tile",   "tile",   "tile?",
                                            "number", "deck", "choice", "discard"};
_Static_assert(COUNT_OF(operand_words) == AN_DISCARD + 1, "a word for each kind");

static void put_limits(table_writer *e)
{
    table_rules_and_limits(e, &bcg_assault_ops);
    table_number(e, "cards", ASSAULT_CARDS);
    table_number(e, "free_cards", ASSAULT_FREE_CARDS);
    table_number(e, "card_price", ASSAULT_CARD_PRICE);
    table_number(e, "base_discount", ASSAULT_BASE_DISCOUNT);
    table_number(e, "dug_in", ASSAULT_DUG_IN);
    table_number(e, "most_morale", ASSAULT_MOST_MORALE);
    table_number(e, "quiet_turns", ASSAULT_QUIET_TURNS);
    table_number(e, "quiet_unlimited", ASSAULT_QUIET_UNLIMITED);
    table_end_row(e);
    table_end(e);
}

void assault_write_tables(FILE *out, bool json, const void *values)
{
    static const table_words lists[] = {
        {"sides", &assault_nation_words},
        {"edges", &assault_edge_words},
        {"classes", &assault_class_words},
        {"abilities", &assault_ability_words},
        {"phases", &assault_phase_words},
        {"todo", &assault_pending_words},
        {"steps", &assault_step_words},
        {"zones", &assault_zone_words},
        {"marks", &assault_mark_words},
        {"results", &assault_outcome_words},
        {"conditions", &assault_condition_words},
        {"specials", &assault_special_words},
        {NULL, NULL},
    };
    table_writer e = {.out = out, .json = json};
    sourced s;
    take_shipped(&s);
    if (values)
        take_own(&s, values);
    put_terrains(&e);
    put_tiles(&e, &s);
    put_units(&e, &s);
    put_cards(&e, &s);
    put_copies(&e, &s);
    table_actions(&e, assault_action_kinds, ASSAULT_ACTION_KINDS, operand_words);
    table_events(&e, assault_events, ASSAULT_EVENT_KINDS);
    put_limits(&e);
    table_lists(&e, lists);
    table_reasons(&e, own, "reasons", &assault_reasons, NULL);
    table_reasons(&e, own, "problems", &assault_problem_reasons, NULL);
}
