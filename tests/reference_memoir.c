/* Memoir: plays the card that can order most units, orders as many as it may, moves each to the hex
 * with the highest expected hits this turn and makes the attack with the highest. For other choices
 * it takes more hits, then the way to the nearest enemy, then what is listed first: ambush, ignore
 * a flag, take ground, battle on. Every action has a value, and the highest is chosen. */
#include "reference_rules.h"

#include <bocage/bocage_memoir.h>

#include <string.h>

enum { CARD = NOW + 1, ORDER, MOVE };

static bool is(const workspace *d, bocage_action a, const char *word)
{
    return strcmp(bocage_action_word(d->state, a), word) == 0;
}

static int distance_to_enemy(const bot *b, const workspace *d, int hex)
{
    bocage_unit unit;
    int nearest = 99;
    for (int h = 0; h < bocage_hexes(b->game); h++)
        if (bocage_distance(b->game, hex, h) < nearest && bocage_unit_at(d->state, h, &unit) &&
            unit.seat != b->me)
            nearest = bocage_distance(b->game, hex, h);
    return nearest;
}

/* What a unit that ends its move on the hex can hit, then how near the enemy is; never below 0. */
static double value_of_place(bot *b, const workspace *d, int hex)
{
    double best = 0, hits;
    if (bocage_actor(d->state) == BOCAGE_OVER)
        return 1e5; /* its move has won */
    if (d->count == 0 || !is(d, d->list[0], "attack"))
        d = try_out(b, MOVE, d->state, b->done);
    for (int i = 0; i < d->count; i++)
        if (bocage_action_from(d->state, d->list[i]) == hex &&
            bocage_expected_hits(d->state, d->list[i], &hits) && hits > best)
            best = hits;
    return 1000 * best + 100 - distance_to_enemy(b, d, hex);
}

static double value_of_move(bot *b, const workspace *d, bocage_action a)
{
    return value_of_place(b, try_out(b, MOVE, d->state, a), bocage_action_to(d->state, a));
}

/* The value of the best hex the unit can reach, including its own. */
static double value_of_unit(bot *b, const workspace *d, int hex)
{
    double best = value_of_place(b, d, hex), value;
    for (int i = 0; i < d->count; i++)
        if (bocage_action_from(d->state, d->list[i]) == hex && is(d, d->list[i], "move") &&
            (value = value_of_move(b, d, d->list[i])) > best)
            best = value;
    return best;
}

static double value_of_order(bot *b, const workspace *d, bocage_action a)
{
    const workspace *then = try_out(b, ORDER, d->state, a);
    if (then->count > 0 && is(then, then->list[0], "order"))
        then = try_out(b, ORDER, then->state, b->done);
    return value_of_unit(b, then, bocage_action_from(d->state, a));
}

/* How many units the card can order, then what they can do. */
static double value_of_card(bot *b, bocage_action play)
{
    workspace *d = try_out(b, CARD, b->workspace[NOW].state, play);
    int orders = 0, units = 0;
    double value = 0;
    bocage_unit unit;
    if (bocage_actor(d->state) == BOCAGE_CHANCE)
        try_out(b, CARD, d->state, bocage_chance(d->state, b->random));
    for (; d->count > 0 && is(d, d->list[0], "order"); orders++)
        try_out(b, CARD, d->state, best_action(b, d));
    for (int h = 0; h < bocage_hexes(b->game); h++)
        if (bocage_unit_at(d->state, h, &unit) && unit.ordered) {
            units++; /* some cards order units automatically */
            value += value_of_unit(b, d, h);
        }
    return 1e6 * (orders > units ? orders : units) + value;
}

double value_in_memoir(bot *b, const workspace *d, bocage_action a)
{
    double hits = 0;
    if (is(d, a, "play"))
        return value_of_card(b, a);
    if (is(d, a, "order"))
        return value_of_order(b, d, a);
    if (is(d, a, "move")) /* `done` if moving is no better than staying */
        return value_of_move(b, d, a) - value_of_place(b, d, bocage_action_from(d->state, a)) - 0.5;
    if (is(d, a, "drop") && distance_to_enemy(b, d, bocage_action_to(d->state, a)) > 1)
        return 100 - distance_to_enemy(b, d, bocage_action_to(d->state, a));
    bocage_expected_hits(d->state, a, &hits);
    return is(d, a, "exit") ? 1e5 : hits;
}
