#include "assault/scenario.h"

#include <string.h>

/* -- words ------------------------------------------------------------------------------------- */

#define WORDS(name, ...)                                    \
    static const char *const name##_list[] = {__VA_ARGS__}; \
    const bcg_words assault_##name##_words = {name##_list, sizeof name##_list / sizeof(char *)};

/* clang-format off */
WORDS(nation, "german", "american")
WORDS(tm, "-2", "-1", "0", "1", "2", "3")
WORDS(action_deck, "1", "2", "3", "4", "5", "6", "7", "8")
WORDS(deck, "a", "b", "c", "d", "e", "f", "g", "h", "A", "B", "C", "D", "E", "F", "G", "H",
      "1", "2", "3", "4", "5", "6", "7", "8")
WORDS(face,
      "1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B", "6A", "6B", "7A", "7B",
      "8A", "8B", "9A", "9B", "10A", "10B", "11A", "11B", "12A", "12B", "13A", "13B", "14A", "14B",
      "15A", "15B", "16A", "16B", "17A", "17B", "18A", "18B", "19A", "19B", "20A", "20B", "21A",
      "21B", "22A", "22B", "23A", "23B", "24A", "24B", "25A", "25B", "26A", "26B", "27A", "27B",
      "28A", "28B", "29A", "29B", "30A", "30B", "31A", "31B", "32A", "32B", "33A", "33B", "34A",
      "34B", "35A", "35B", "36A", "36B")
WORDS(mark, "face-down", "known", "start", "dug-in", "shelled", "fired", "dug", "gave", "received",
      "immobile", "no-auto", "clear", "stuck", "done", "settled")
WORDS(used, "lift", "land", "shell")
WORDS(phase, "setup", "draw", "operations", "over")
WORDS(outcome, "german", "american", "draw")
WORDS(zone, "actions", "discards", "table", "german-units", "american-units", "german-discards",
      "american-discards", "german-hand", "american-hand", "german-start", "american-start",
      "npc-operations", "npc-firing", "npc-target", "npc-operations-discards",
      "npc-firing-discards", "npc-target-discards")
WORDS(step, "support", "cards", "sacrifice", "modifier", "loss", "second", "retreat", "retreat-2",
      "advance", "end")
WORDS(flag, "surprise", "terrain-cut", "support-cut", "forced-defender", "forced-attacker",
      "went-back", "npc-played")
WORDS(role, "attacker", "defender")
WORDS(pending, "edges", "deal", "mix", "first-flip", "start", "start-draw", "buy", "step",
      "arrived", "mine", "swamp", "window", "played", "card-flip", "anti-air", "discard", "combat",
      "support", "step-9", "sacrifice", "modifier", "reward", "advance", "npc-turn",
      "npc-operation", "npc-card", "npc-sacrifice", "npc-modifiers", "npc-unit", "npc-flip")
/* clang-format on */

#define AS_MANY(name, wanted) \
    _Static_assert(sizeof name##_list / sizeof(char *) == (wanted), "a word for each")
AS_MANY(zone, ASSAULT_ZONES);
AS_MANY(pending, ASSAULT_PENDING_KINDS);
AS_MANY(step, ACS_END + 1);
AS_MANY(phase, APH_OVER + 1);

const bcg_words assault_unit_deck_words[ASSAULT_SIDES] = {
    {deck_list, ASSAULT_UNIT_DECKS},
    {deck_list + ASSAULT_UNIT_DECKS, ASSAULT_UNIT_DECKS},
};

/* -- what a scenario says ---------------------------------------------------------------------- */

bool assault_is_view(const assault_scenario *s)
{
    for (int t = 0; t < ASSAULT_SQUARES; t++)
        if (s->drawn[t] >= ASSAULT_DRAWN_HIDDEN)
            return true;
    for (int i = 0; i < s->cards.count; i++)
        if (s->cards.at[i].hidden)
            return true;
    return s->combat.count && s->combat.at[0].chose;
}

const assault_setup_side *assault_side_of(const assault_scenario *s, int side)
{
    return &s->side.at[s->side.at[0].side == side ? 0 : 1];
}

const assault_start *assault_start_of(const assault_scenario *s, int side)
{
    return &s->start.at[s->start.at[0].side == side ? 0 : 1];
}

int assault_automa_of(const assault_scenario *s)
{
    return s->player.count ? !s->player.at[0].value : ASSAULT_NOBODY;
}

uint64_t assault_home_row_of(const assault_scenario *s, int edge)
{
    for (int i = 0; i < s->home_row.count; i++)
        if (s->home_row.at[i].edge == edge)
            return s->home_row.at[i].tiles.word[0];
    return bcg_tiles_row(assault_board(s), edge == AE_A ? 0 : s->rows - 1);
}

uint64_t assault_control_of(const assault_scenario *s, int edge)
{
    for (int i = 0; i < s->control.count; i++)
        if (s->control.at[i].edge == edge)
            return s->control.at[i].tiles.word[0];
    return 0;
}

/* -- values of the owner's box ----------------------------------------------------------------- */

static void replace(uint8_t *value, uint16_t given)
{
    if (given != ASSAULT_AS_PRINTED)
        *value = (uint8_t)given;
}

static void replace_unit(assault_unit_row *row, const assault_unit_value *v)
{
    replace(&row->battle, v->battle);
    replace(&row->hard_attack, v->hard);
    replace(&row->soft_attack, v->soft);
    replace(&row->support, v->support);
    replace(&row->defence, v->defence);
    replace(&row->morale, v->morale);
    replace(&row->cost, v->cost);
}

/* The decks of a card as its row has them: bits of the one list it belongs to. */
static uint8_t decks_of(int kind, uint32_t decks)
{
    const int list = assault_is_unit(kind) ? assault_nation_of(kind) : ASSAULT_SIDES;
    return (uint8_t)(decks >> list * ASSAULT_UNIT_DECKS);
}

void assault_catalogue_of(const assault_scenario *s, assault_catalogue *out)
{
    *out = assault_shipped;
    for (int i = 0; i < s->value_unit.count; i++)
        replace_unit(&out->unit[s->value_unit.at[i].unit], &s->value_unit.at[i]);
    for (int i = 0; i < s->value_action.count; i++) {
        assault_action_row *row = &out->action[s->value_action.at[i].action];
        replace(&row->cost, s->value_action.at[i].cost);
        replace(&row->battle, s->value_action.at[i].battle);
    }
    for (int i = 0; i < s->value_card.count; i++) {
        assault_card_row *row = &out->card[s->value_card.at[i].number - 1];
        if (s->value_card.at[i].tm)
            row->tm = (int8_t)(s->value_card.at[i].tm - 1 + ASSAULT_LEAST_TM);
        if (s->value_card.at[i].decks)
            row->decks = decks_of(row->kind, s->value_card.at[i].decks);
    }
    for (int i = 0; i < s->value_tile.count; i++) {
        const int face = s->value_tile.at[i].face;
        out->tile[face / 2][face % 2] = s->value_tile.at[i].terrain;
    }
}
