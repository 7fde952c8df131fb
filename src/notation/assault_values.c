/* Values of the owner's box: a file of them, merged into a scenario. */
#include "notation/assault_check.h"

#include <stdlib.h>
#include <string.h>

/* -- checks
 * ---------------------------------------------------------------------------------------- */

static void check_card(const assault_card_value *v, bcg_problems *p)
{
    const int kind = assault_shipped.card[v->number - 1].kind;
    const int list = assault_is_unit(kind) ? assault_nation_of(kind) : ASSAULT_SIDES;
    const uint32_t own = UINT32_C(0xff) << list * ASSAULT_UNIT_DECKS;
    if (assault_is_bluff(kind)) {
        bcg_error(p, bcg_at_line(v->line), SCA_VALUES,
                  "card %d is a bluff card, which has no values", v->number);
        return;
    }
    if (v->tm && assault_is_unit(kind))
        bcg_error(p, bcg_at_line(v->line), SCA_VALUES,
                  "card %d is the unit `%s`; its modifier is never used (CARD-14)", v->number,
                  assault_kind_words.word[kind]);
    if (v->decks & ~own)
        bcg_error(p, bcg_at_line(v->line), SCA_VALUES,
                  "card %d is `%s`, which cannot be in one of these decks", v->number,
                  assault_kind_words.word[kind]);
    if (!v->tm && !v->decks)
        bcg_error(p, bcg_at_line(v->line), SCN_SAYS_NOTHING, "the line gives no value");
}

/* A river face serves as either river, and is catalogued as the passable one. */
static void check_tile(const assault_tile_value *v, bcg_problems *p)
{
    if (v->terrain == AT_IMPASSABLE_RIVER)
        bcg_error(p, bcg_at_line(v->line), SCA_VALUES,
                  "a face shows a `passable-river`; the map says which of them nobody can pass");
}

static bool gives_nothing(const assault_unit_value *v)
{
    return v->battle == ASSAULT_AS_PRINTED && v->hard == ASSAULT_AS_PRINTED &&
           v->soft == ASSAULT_AS_PRINTED && v->support == ASSAULT_AS_PRINTED &&
           v->defence == ASSAULT_AS_PRINTED && v->morale == ASSAULT_AS_PRINTED &&
           v->cost == ASSAULT_AS_PRINTED;
}

void assault_values_check(const bcg_fields_context *c)
{
    const assault_scenario *s = c->document;
    for (int i = 0; i < s->value_unit.count; i++)
        if (gives_nothing(&s->value_unit.at[i]))
            bcg_error(c->problems, bcg_at_line(s->value_unit.at[i].line), SCN_SAYS_NOTHING,
                      "the line gives no value");
    for (int i = 0; i < s->value_action.count; i++)
        if (s->value_action.at[i].cost == ASSAULT_AS_PRINTED &&
            s->value_action.at[i].battle == ASSAULT_AS_PRINTED)
            bcg_error(c->problems, bcg_at_line(s->value_action.at[i].line), SCN_SAYS_NOTHING,
                      "the line gives no value");
    for (int i = 0; i < s->value_card.count; i++)
        check_card(&s->value_card.at[i], c->problems);
    for (int i = 0; i < s->value_tile.count; i++)
        check_tile(&s->value_tile.at[i], c->problems);
}

/* -- merging
 * --------------------------------------------------------------------------------------- */

static void replace(uint16_t *value, uint16_t given)
{
    if (given != ASSAULT_AS_PRINTED)
        *value = given;
}

static void merge_unit(assault_scenario *s, const assault_unit_value *v)
{
    int i = 0;
    while (i < s->value_unit.count && s->value_unit.at[i].unit != v->unit)
        i++;
    assault_unit_value *to = &s->value_unit.at[i];
    if (i == s->value_unit.count) {
        s->value_unit.count++;
        *to = *v;
        return;
    }
    replace(&to->battle, v->battle);
    replace(&to->hard, v->hard);
    replace(&to->soft, v->soft);
    replace(&to->support, v->support);
    replace(&to->defence, v->defence);
    replace(&to->morale, v->morale);
    replace(&to->cost, v->cost);
}

static void merge_action(assault_scenario *s, const assault_action_value *v)
{
    int i = 0;
    while (i < s->value_action.count && s->value_action.at[i].action != v->action)
        i++;
    assault_action_value *to = &s->value_action.at[i];
    if (i == s->value_action.count) {
        s->value_action.count++;
        *to = *v;
        return;
    }
    replace(&to->cost, v->cost);
    replace(&to->battle, v->battle);
}

static void merge_card(assault_scenario *s, const assault_card_value *v)
{
    int i = 0;
    while (i < s->value_card.count && s->value_card.at[i].number != v->number)
        i++;
    assault_card_value *to = &s->value_card.at[i];
    if (i == s->value_card.count) {
        s->value_card.count++;
        *to = *v;
        return;
    }
    to->tm = v->tm ? v->tm : to->tm;
    to->decks = v->decks ? v->decks : to->decks;
}

static void merge_tile(assault_scenario *s, const assault_tile_value *v)
{
    int i = 0;
    while (i < s->value_tile.count && s->value_tile.at[i].face != v->face)
        i++;
    if (i == s->value_tile.count)
        s->value_tile.count++;
    s->value_tile.at[i] = *v;
}

/* The lists have room for one line each, and the keys of a list are unique. */
void assault_values_merge(assault_scenario *s, const assault_scenario *values)
{
    for (int i = 0; i < values->value_unit.count; i++)
        merge_unit(s, &values->value_unit.at[i]);
    for (int i = 0; i < values->value_action.count; i++)
        merge_action(s, &values->value_action.at[i]);
    for (int i = 0; i < values->value_card.count; i++)
        merge_card(s, &values->value_card.at[i]);
    for (int i = 0; i < values->value_tile.count; i++)
        merge_tile(s, &values->value_tile.at[i]);
}
