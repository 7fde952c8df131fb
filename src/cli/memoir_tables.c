/* All names and numbers of memoir, so that clients and documents need not retype them. */
#include "cli/memoir_tools.h"

#include "cli/cli.h"

#include "memoir/action.h"
#include "memoir/events.h"
#include "memoir/game.h"
#include "memoir/rules.h"
#include "notation/memoir_problems.h"

#include <string.h>

/* -- writing data or text --------------------------------------------------------------------- */

/* Tables of rows of fields, as JSON or as lines for people. */
typedef struct emitter {
    FILE *out;
    bool json;
    int tables, rows, fields; /* written so far: in total, in this table, in this row */
} emitter;

static void begin_table(emitter *e, const char *name)
{
    if (e->json)
        fprintf(e->out, "%s\n \"%s\":[", e->tables ? "," : "", name);
    else
        fprintf(e->out, "%s%s\n", e->tables ? "\n" : "", name);
    e->tables++;
    e->rows = 0;
}

static void end_table(const emitter *e)
{
    fprintf(e->out, "%s", e->json ? "]" : "");
}

static void begin_row(emitter *e)
{
    fprintf(e->out, "%s", e->json ? (e->rows ? ",\n  {" : "\n  {") : "    ");
    e->rows++;
    e->fields = 0;
}

static void end_row(const emitter *e)
{
    fprintf(e->out, "%s", e->json ? "}" : "\n");
}

/* The name of a field; in a row for people it is omitted for the first field. */
static void begin_field(emitter *e, const char *name)
{
    if (e->json)
        fprintf(e->out, "%s\"%s\":", e->fields ? "," : "", name);
    else if (e->fields)
        fprintf(e->out, "; %s ", name);
    e->fields++;
}

static void put_text(emitter *e, const char *name, const char *text)
{
    begin_field(e, name);
    if (e->json)
        json_quoted(e->out, text);
    else
        fprintf(e->out, "%s", text);
}

static void put_letter(emitter *e, const char *name, char letter)
{
    put_text(e, name, (const char[2]){letter, '\0'});
}

static void put_number(emitter *e, const char *name, int number)
{
    begin_field(e, name);
    fprintf(e->out, "%d", number);
}

static void put_mark(emitter *e, const char *name, bool holds)
{
    begin_field(e, name);
    fprintf(e->out, "%s", e->json ? (holds ? "true" : "false") : (holds ? "yes" : "no"));
}

static void put_numbers(emitter *e, const char *name, const uint8_t *numbers, int n)
{
    begin_field(e, name);
    fprintf(e->out, "%s", e->json ? "[" : "");
    for (int i = 0; i < n; i++)
        fprintf(e->out, "%s%d", i ? (e->json ? "," : " ") : "", numbers[i]);
    fprintf(e->out, "%s", e->json ? "]" : "");
}

/* The words for the bits that are set. */
static void put_bits(emitter *e, const char *name, unsigned bits, const char *const *words, int n)
{
    const char *separator = "";
    begin_field(e, name);
    fprintf(e->out, "%s", e->json ? "[" : "");
    for (int i = 0; i < n; i++)
        if (bits >> i & 1) {
            fprintf(e->out, e->json ? "%s\"%s\"" : "%s%s", separator, words[i]);
            separator = e->json ? "," : " ";
        }
    fprintf(e->out, "%s", e->json ? "]" : bits ? "" : "none");
}

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
static const char *const operand_words[] = {"",        "hex", "hex",   "via",  "card",
                                            "section", "way", "faces", "steps"};

#define COUNT_OF(a) ((int)(sizeof(a) / sizeof((a)[0])))
_Static_assert((1u << (COUNT_OF(hex_traits) - 1)) + 1 == MH_END, "a word for each bit");
_Static_assert(1u << (COUNT_OF(card_traits) - 1) == MCF_RESHUFFLE, "a word for each bit");
_Static_assert(COUNT_OF(operand_words) == MN_STEPS + 1, "a word for each kind");
_Static_assert(COUNT_OF(bonus_times) == MX_FAR + 1, "a word for each value");

static void put_rule(emitter *e, const char *rule)
{
    char cited[64] = "";
    if (rule[0])
        snprintf(cited, sizeof cited, "%s%s", strchr(rule, ':') ? "" : "memoir:", rule);
    put_text(e, "rule", cited);
}

static void put_traits(emitter *e, unsigned traits)
{
    put_bits(e, "traits", traits, hex_traits, COUNT_OF(hex_traits));
}

/* -- the tables ------------------------------------------------------------------------------- */

static void put_terrains(emitter *e)
{
    begin_table(e, "terrains");
    for (int i = 0; i < MEMOIR_TERRAINS; i++) {
        const memoir_terrain *t = &memoir_terrains[i];
        begin_row(e);
        put_text(e, "word", t->word);
        put_text(e, "code", t->code);
        put_text(e, "name", t->name);
        put_rule(e, t->rule);
        put_traits(e, t->traits);
        put_numbers(e, "into", t->into, MEMOIR_CLASSES);
        put_numbers(e, "out_of", t->out_of, MEMOIR_CLASSES);
        put_number(e, "height", t->height);
        end_row(e);
    }
    end_table(e);
}

static void put_structures(emitter *e)
{
    begin_table(e, "structures");
    for (int i = MB_NONE + 1; i < MEMOIR_STRUCTURES; i++) {
        const memoir_structure *t = &memoir_structures[i];
        begin_row(e);
        put_text(e, "word", t->word);
        put_letter(e, "code", t->code);
        put_text(e, "name", t->name);
        put_rule(e, t->rule);
        put_traits(e, t->traits);
        put_numbers(e, "into", t->into, MEMOIR_CLASSES);
        end_row(e);
    }
    end_table(e);
}

static void put_obstacles(emitter *e)
{
    begin_table(e, "obstacles");
    for (int i = 0; i < MEMOIR_OBSTACLES; i++) {
        const memoir_obstacle *t = &memoir_obstacles[i];
        begin_row(e);
        put_text(e, "word", t->word);
        put_letter(e, "code", t->code);
        put_text(e, "name", t->name);
        put_rule(e, t->rule);
        put_traits(e, t->traits);
        put_numbers(e, "into", t->into, MEMOIR_CLASSES);
        put_numbers(e, "out_of", t->out_of, MEMOIR_CLASSES);
        end_row(e);
    }
    end_table(e);
}

static void put_units(emitter *e)
{
    begin_table(e, "units");
    for (int i = MU_NONE + 1; i < MEMOIR_UNITS; i++) {
        const memoir_unit_row *u = &memoir_units[i];
        begin_row(e);
        put_text(e, "word", u->word);
        put_letter(e, "code", u->code);
        put_text(e, "name", u->name);
        put_rule(e, u->rule);
        put_text(e, "class", class_words[u->kind]);
        put_number(e, "figures", u->figures);
        put_number(e, "elite_figures", u->elite_figures);
        put_number(e, "moves", u->moves);
        put_number(e, "battle_moves", u->battle_moves);
        put_number(e, "elite_battle_moves", u->elite_battle_moves);
        put_numbers(e, "dice", u->dice + 1, MEMOIR_RANGE); /* by distance, from 1 */
        put_mark(e, "needs_sight", u->needs_sight);
        put_mark(e, "takes_ground", u->takes_ground);
        put_mark(e, "overruns", u->overruns);
        put_number(e, "retreat_steps", u->retreat_steps);
        put_mark(e, "battles_on_entry", u->battles_on_entry);
        end_row(e);
    }
    end_table(e);
}

/* Writes a number of units or hexes, unless it is `usual`. */
static void put_unless(emitter *e, const char *name, int number, int usual)
{
    if (number != usual)
        put_number(e, name, number);
}

static void put_cards(emitter *e)
{
    begin_table(e, "cards");
    for (int i = 0; i < MEMOIR_CARDS; i++) {
        const memoir_card_row *c = &memoir_cards[i];
        begin_row(e);
        put_text(e, "word", memoir_card_words.word[i]);
        put_text(e, "name", c->name);
        put_rule(e, c->rule);
        put_number(e, "copies", c->copies);
        put_numbers(e, "wing", c->wing, 3);
        put_number(e, "anywhere", c->anywhere);
        put_bits(e, "orders", c->who, class_words, COUNT_OF(class_words));
        put_number(e, "bonus", c->bonus);
        put_text(e, "bonus_when", bonus_times[c->when]);
        put_unless(e, "moves", c->moves, MEMOIR_AS_USUAL);
        put_unless(e, "battle_moves", c->battle_moves, MEMOIR_AS_USUAL);
        put_number(e, "battles", c->battles);
        put_bits(e, "traits", c->traits, card_traits, COUNT_OF(card_traits));
        end_row(e);
    }
    end_table(e);
}

static void put_actions(emitter *e)
{
    begin_table(e, "actions");
    for (int i = MA_NONE + 1; i < MEMOIR_ACTION_KINDS; i++) {
        const memoir_action_row *a = &memoir_action_kinds[i];
        begin_row(e);
        put_text(e, "word", a->word);
        put_mark(e, "chance", a->chance);
        begin_field(e, "operands");
        fprintf(e->out, "%s", e->json ? "[" : "");
        for (int n = 0; n < 4 && a->operand[n] != MN_END; n++)
            fprintf(e->out, e->json ? "%s\"%s\"" : "%s%s", n ? (e->json ? "," : " ") : "",
                    operand_words[a->operand[n]]);
        fprintf(e->out, "%s", e->json ? "]" : "");
        end_row(e);
    }
    end_table(e);
}

static void put_events(emitter *e)
{
    begin_table(e, "events");
    for (int i = 0; i < MEMOIR_EVENT_KINDS; i++) {
        const char *rest = memoir_events[i].args;
        begin_row(e);
        put_text(e, "word", memoir_events[i].word);
        begin_field(e, "numbers");
        fprintf(e->out, "%s", e->json ? "[" : "");
        for (const char *separator = ""; *rest; separator = e->json ? "," : " ") {
            const int length = (int)strcspn(rest, " ");
            fprintf(e->out, e->json ? "%s\"%.*s\"" : "%s%.*s", separator, length, rest);
            rest += length + (rest[length] == ' ');
        }
        fprintf(e->out, "%s", e->json ? "]" : "");
        end_row(e);
    }
    end_table(e);
}

static void put_page(emitter *e, const bcg_reason_page *page)
{
    for (int i = 0; i < page->count; i++) {
        begin_row(e);
        put_text(e, "code", page->info[i].name);
        put_number(e, "number", page->first + i);
        put_rule(e, page->info[i].rule);
        put_text(e, "text", page->info[i].text);
        end_row(e);
    }
}

static void put_reasons(emitter *e, const char *name, const bcg_reason_page *page,
                        const bcg_reason_page *more)
{
    begin_table(e, name);
    put_page(e, page);
    if (more)
        put_page(e, more);
    end_table(e);
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

static void put_faces(emitter *e)
{
    begin_table(e, "faces");
    for (int i = 0; i < MEMOIR_FACES; i++) {
        begin_row(e);
        put_text(e, "word", memoir_die_words.word[i]);
        put_number(e, "sides", i == MF_INFANTRY ? 2 : 1);
        put_bits(e, "hits", hit_classes(i), class_words, COUNT_OF(class_words));
        end_row(e);
    }
    end_table(e);
}

static void put_boards(emitter *e)
{
    begin_table(e, "boards");
    for (int i = 0; i < MEMOIR_BOARDS; i++) {
        begin_row(e);
        put_text(e, "word", memoir_board_words.word[i]);
        put_number(e, "width", memoir_boards[i].grid->width);
        put_number(e, "rows", memoir_boards[i].grid->rows);
        put_number(e, "hexes", memoir_boards[i].grid->hexes);
        put_number(e, "sections", memoir_boards[i].sections);
        end_row(e);
    }
    end_table(e);
}

static void put_rules_and_limits(emitter *e)
{
    begin_table(e, "rules");
    begin_row(e);
    put_number(e, "version", bcg_memoir_ops.rules);
    end_row(e);
    end_table(e);
    begin_table(e, "limits");
    begin_row(e);
    put_number(e, "actions", bcg_memoir_ops.max_actions);
    put_number(e, "state_bytes", (int)bcg_memoir_ops.state_size);
    put_number(e, "units_of_a_side", MEMOIR_SIDE_UNITS);
    put_number(e, "figures_of_a_unit", MEMOIR_MOST_FIGURES);
    put_number(e, "sandbags", MEMOIR_SANDBAGS);
    put_number(e, "quiet_turns", MEMOIR_QUIET_TURNS);
    put_number(e, "deck", MEMOIR_DECK_SIZE);
    end_row(e);
    end_table(e);
}

/* Lists of words: in JSON plain arrays, for people one line each. */
static void put_words(emitter *e, const char *name, const bcg_words *words)
{
    begin_table(e, name);
    fprintf(e->out, "%s", e->json ? "" : "    ");
    for (int i = 0; i < words->count; i++)
        fprintf(e->out, e->json ? "%s\"%s\"" : "%s%s", i ? (e->json ? "," : " ") : "",
                words->word[i]);
    fprintf(e->out, "%s", e->json ? "" : "\n");
    end_table(e);
}

static void put_all(emitter *e)
{
    const bcg_words classes = {class_words, COUNT_OF(class_words)};
    const struct {
        const char *name;
        const bcg_words *words;
    } lists[] = {
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
    };
    put_terrains(e);
    put_structures(e);
    put_obstacles(e);
    put_units(e);
    put_cards(e);
    put_actions(e);
    put_events(e);
    put_faces(e);
    put_boards(e);
    put_rules_and_limits(e);
    for (int i = 0; i < COUNT_OF(lists); i++)
        put_words(e, lists[i].name, lists[i].words);
    put_reasons(e, "reasons", &memoir_reasons, NULL);
    put_reasons(e, "core_reasons", &bcg_core_reasons, NULL);
    put_reasons(e, "problems", &bcg_problem_reasons, &memoir_problem_reasons);
}

void memoir_write_tables(FILE *out, bool json)
{
    emitter e = {.out = out, .json = json};
    put_all(&e);
}
