/* Plays the card that can order most units, orders as many as it may, moves each to the hex with
 * the highest expected hits this turn and makes the attack with the highest. For other choices it
 * takes more hits, then the way to the nearest enemy, then what is listed first: ambush, ignore a
 * flag, take ground, battle on. Every action has a value, and the highest is chosen. */
#include "reference_bot.h"

#include <bocage/bocage_memoir.h>

#include <stdlib.h>
#include <string.h>

typedef struct workspace { /* a state to try actions on, and the legal actions there */
    bocage_state *state;
    bocage_action *list;
    int count;
} workspace;

enum { NOW, CARD, ORDER, MOVE, DESKS };

typedef struct bot {
    const bocage_game *game;
    bocage_random *random;
    workspace workspace[DESKS];
    int me;
    bocage_action done;
} bot;

static bool is(const workspace *d, bocage_action a, const char *word)
{
    return strcmp(bocage_action_word(d->state, a), word) == 0;
}

/* On workspace n: the state after the action, or without change if it is 0. */
static workspace *try_out(bot *b, int n, const bocage_state *state, bocage_action a)
{
    workspace *d = &b->workspace[n];
    bocage_state_set(d->state, state);
    bocage_apply(d->state, bocage_actor(d->state), a);
    d->count = bocage_legal(d->state, bocage_actor(d->state), d->list, bocage_max_actions(b->game));
    return d;
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

static bocage_action best_action(bot *b, const workspace *d);

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

static double value_of(bot *b, const workspace *d, bocage_action a)
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

/* The first of those with the highest value; 0 if there is nothing to decide. */
static bocage_action best_action(bot *b, const workspace *d)
{
    bocage_action best = 0;
    double most = 0, value;
    for (int i = 0; i < d->count; i++)
        if ((value = value_of(b, d, d->list[i])) > most || best == 0) {
            best = d->list[i];
            most = value;
        }
    return best;
}

bocage_action reference_bot_choose(const bocage_game *game, const bocage_view *view,
                                   bocage_random *random)
{
    bot b = {.game = game, .random = random};
    bocage_action choice = 0;
    int ready = 0;
    for (workspace *d = b.workspace; d < b.workspace + DESKS; d++) {
        d->state = bocage_guess_new(view, random);
        d->list = malloc(sizeof *d->list * (size_t)bocage_max_actions(game));
        ready += d->state && d->list;
    }
    if (ready == DESKS) {
        b.me = bocage_actor(b.workspace[NOW].state);
        b.done = bocage_action_read(b.workspace[NOW].state, b.me, "done", NULL, 0);
        choice = best_action(&b, try_out(&b, NOW, b.workspace[NOW].state, 0));
    }
    for (workspace *d = b.workspace; d < b.workspace + DESKS; d++) {
        bocage_state_free(d->state);
        free(d->list);
    }
    return choice;
}
