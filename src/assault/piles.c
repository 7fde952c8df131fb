/* Cards and where they lie. Copies that are alike are interchangeable; of those, the ones with the
 * lowest numbers lie in the first pile, so that equal positions are equal bytes. */
#include "assault/rules.h"

#include <assert.h>

/* The pile a card is in; ASSAULT_ZONES: none. */
static int zone_of(const assault_state *s, int card)
{
    int zone = 0;
    while (zone < ASSAULT_ZONES && !bcg_set_has(&s->pile[zone], card))
        zone++;
    return zone;
}

void assault_sort_piles(const assault_game *g, assault_state *s)
{
    uint8_t next[ASSAULT_CARDS] = {0}; /* by the first of those alike: how many have their place */
    for (int zone = 0; zone < ASSAULT_ZONES; zone++) {
        const bcg_set cards = bcg_set_and(s->pile[zone], g->doubles);
        s->pile[zone] = bcg_set_minus(s->pile[zone], cards);
        BCG_EACH (card, cards)
            bcg_set_add(&s->pile[zone], g->card[card].first + next[g->card[card].first]++);
    }
}

/* Of these alike, the first or last one that lies in the zone; ASSAULT_ZONES: in none. */
static int find_copy(const assault_game *g, const assault_state *s, int card, int zone, bool last)
{
    const int first = g->card[card].first, end = first + g->card[card].copies;
    for (int i = last ? end - 1 : first; i >= first && i < end; i += last ? -1 : 1)
        if (zone < ASSAULT_ZONES ? bcg_set_has(&s->pile[zone], i) : zone_of(s, i) == zone)
            return i;
    assert(false);
    return first;
}

/* Of the copies alike in this zone, which lie next to a gap, one goes from their far end into it;
 * returns the gap that is left. `step` is where they lie: 1 behind it, -1 before it. */
static int close_gap(const assault_game *g, assault_state *s, int gap, int zone, int step)
{
    const int first = g->card[gap].first, end = first + g->card[gap].copies;
    int at = gap;
    while (at + step >= first && at + step < end && bcg_set_has(&s->pile[zone], at + step))
        at += step;
    if (at != gap) {
        bcg_set_remove(&s->pile[zone], at);
        bcg_set_add(&s->pile[zone], gap);
    }
    return at;
}

/* A copy goes from one pile to another, and those between keep the order of state.h. */
static void carry_copy(const assault_game *g, assault_state *s, int card, int from, int to)
{
    const int step = from < to ? 1 : -1;
    int gap = find_copy(g, s, card, from, from < to);
    if (from < ASSAULT_ZONES)
        bcg_set_remove(&s->pile[from], gap);
    for (int zone = from + step; zone != to; zone += step)
        gap = close_gap(g, s, gap, zone, step);
    if (to < ASSAULT_ZONES)
        bcg_set_add(&s->pile[to], gap);
}

static void count(const assault_game *g, assault_state *s, int card, int zone, int change)
{
    if (zone >= ASSAULT_ZONES)
        return;
    s->size[zone] = (uint8_t)(s->size[zone] + change);
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (zone == AZ_HAND + side && assault_is_unit(g->card[card].kind))
            s->hand_units[side] = (uint8_t)(s->hand_units[side] + change);
}

void assault_give(const assault_game *g, assault_state *s, int card, int from, int to)
{
    if (from == to)
        return;
    if (g->card[card].copies > 1)
        carry_copy(g, s, card, from, to);
    else {
        if (from < ASSAULT_ZONES)
            bcg_set_remove(&s->pile[from], card);
        if (to < ASSAULT_ZONES)
            bcg_set_add(&s->pile[to], card);
    }
    count(g, s, card, from, -1);
    count(g, s, card, to, 1);
}

int assault_card_in(const assault_game *g, const assault_state *s, int kind, int zone)
{
    const int first = g->first_of_kind[kind];
    for (int i = first; i < first + g->copies_of_kind[kind]; i++)
        if (bcg_set_has(&s->pile[zone], i))
            return g->card[i].first;
    return ASSAULT_NO_CARD;
}

int assault_discards_of(const assault_game *g, int card)
{
    const int kind = g->card[card].kind;
    if (assault_is_unit(kind))
        return AZ_UNIT_DISCARDS + assault_nation_of(kind); /* CARD-13 */
    switch (g->card[card].home) {
    case AZ_NPC_OPERATIONS:
    case AZ_NPC_FIRING:
    case AZ_NPC_TARGET:
        return g->card[card].home - AZ_NPC_OPERATIONS + AZ_NPC_DISCARDS; /* SOLO-2 */
    default:
        return AZ_ACTION_DISCARDS;
    }
}

/* The discards a deck is rebuilt from. */
static int source_of(int deck)
{
    switch (deck) {
    case AZ_ACTIONS:
        return AZ_ACTION_DISCARDS;
    case AZ_UNITS:
    case AZ_UNITS + 1:
        return deck - AZ_UNITS + AZ_UNIT_DISCARDS;
    default:
        return deck - AZ_NPC_OPERATIONS + AZ_NPC_DISCARDS;
    }
}

static bool may_rebuild(const assault_game *g, int deck)
{
    return !g->no_unit_reshuffle || (deck != AZ_UNITS && deck != AZ_UNITS + 1); /* DUEL11-S7 */
}

bool assault_can_draw(const assault_game *g, const assault_state *s, int deck)
{
    return s->size[deck] > 0 || (may_rebuild(g, deck) && s->size[source_of(deck)] > 0);
}

bool assault_refill(const assault_game *g, assault_state *s, int deck, bcg_log *log)
{
    if (s->size[deck] > 0)
        return true;
    if (!assault_can_draw(g, s, deck))
        return false; /* CARD-12 */
    const int from = source_of(deck);
    const bcg_set cards = s->pile[from];
    s->pile[deck] = bcg_set_or(s->pile[deck], cards);
    s->pile[from] = BCG_SET_EMPTY;
    s->size[deck] = s->size[from];
    s->size[from] = 0;
    assault_sort_piles(g, s);
    assault_tell(log, AEV_RESHUFFLED, 1, deck, 0, 0, 0);
    return true;
}
