/* Assault: attacks whenever the loss it may expect to inflict, in morale, exceeds its own; deploys
 * the dearest unit it can pay; sacrifices its highest card. Units that do not fight go the shortest
 * way to the nearest tile that helps to win, by conditions that win at the end of a turn, and dig
 * in where there is none. It draws units only, and buys them while as much is left to place them;
 * of action cards it plays none but those that gain it half a morale in a combat. Among tiles as
 * good as each other it takes the cheapest, then the one with the best cover; where this says
 * nothing, what is listed first: support, gain, advance. */
#include "reference_rules.h"

#include <bocage/bocage_assault.h>

#include <stdlib.h>
#include <string.h>

enum { TRIED = NOW + 1, FAR = 99 };

/* What comes first in the operations phase: each is more than anything below it can be worth. */
static const double attack_worth = 1e9, unit_worth = 1e6, move_worth = 100, dig_worth = 1;

static bool is_one_of(const char *word, const char *const *words)
{
    while (*words && strcmp(word, *words) != 0)
        words++;
    return *words;
}

#define ANY(...) ((const char *const[]){__VA_ARGS__, NULL})

/* -- where to go ------------------------------------------------------------------------------ */

static int tiles_of(const bot *b)
{
    return bocage_assault_columns(b->game) * bocage_assault_rows(b->game);
}

/* A tile that its units cannot enter: hard ones no swamp. */
static bool is_closed(const bot *b, int tile, bool hard)
{
    bocage_assault_tile t;
    bocage_assault_tile_at(b->game, tile, &t);
    return (strcmp(t.terrain, "impassable-river") == 0 && !t.bridge) ||
           (hard && strcmp(t.terrain, "swamp") == 0);
}

/* Would it help the side towards this goal to have a unit on the tile? */
static bool serves(const bot *b, const bocage_assault_goal *goal, int side, int tile)
{
    bocage_assault_tile t;
    bocage_assault_unit unit;
    bocage_assault_standing enemy;
    const bool has_unit = bocage_assault_unit_at(b->view, tile, &unit);
    const bool taken = bocage_assault_control(b->view, tile) == side;
    bocage_assault_tile_at(b->game, tile, &t);
    bocage_assault_standing_of(b->view, !side, &enemy);
    if (strcmp(goal->word, "no-enemy") == 0)
        return has_unit && unit.side != side;
    if (strcmp(goal->word, "home-base") == 0)
        return tile == enemy.home_base;
    if (is_one_of(goal->word, ANY("home-row", "adjacent-home-row")))
        return !taken && bocage_assault_is_home_row(b->view, !side, tile);
    if (strcmp(goal->word, "objectives") == 0)
        return !taken && t.objective;
    if (strcmp(goal->word, "terrain-tiles") == 0)
        return !taken && strcmp(t.terrain, goal->terrain) == 0;
    if (strcmp(goal->word, "on-objective") == 0)
        return t.objective;
    return strcmp(goal->word, "hold-tile") == 0 && tile == goal->tile;
}

static bool helps_to_win(const bot *b, int side, int tile)
{
    bocage_assault_goal goal;
    for (int n = 0; bocage_assault_goal_of(b->game, n, &goal); n++)
        if (strcmp(goal.line, "win") == 0 && goal.side != !side && serves(b, &goal, side, tile))
            return true;
    return false;
}

/* One more round of neighbours: the tiles next to those of distance n, not yet reached. */
static bool spread(const bot *b, bool hard, int n, int distance[])
{
    const int columns = bocage_assault_columns(b->game);
    bool found = false;
    for (int from = 0; from < tiles_of(b); from++)
        for (int to = 0; distance[from] == n && to < tiles_of(b); to++) {
            const int steps = abs(from / columns - to / columns) +
                              abs(from % columns - to % columns);
            if (steps == 1 && distance[to] == FAR && !is_closed(b, to, hard)) {
                distance[to] = n + 1;
                found = true;
            }
        }
    return found;
}

/* Steps from the tile to the nearest that helps to win, past whatever stands there; FAR where there
 * is no such tile or no way. Worked out once for a decision. */
static int distance_of(bot *b, bool hard, int tile)
{
    const int side = bocage_assault_side(b->game, b->me);
    for (int row = 0; row < 2 && !b->measured; row++) {
        for (int t = 0; t < tiles_of(b); t++)
            b->distance[row][t] = helps_to_win(b, side, t) ? 0 : FAR;
        for (int n = 0; spread(b, row, n, b->distance[row]); n++)
            ;
    }
    b->measured = true;
    return b->distance[hard][tile];
}

/* How good it is for a unit of the kind to stand there: below 100, and one step is worth more than
 * all cover. */
static double value_of_tile(bot *b, int kind, int tile)
{
    bocage_assault_tile t;
    bocage_assault_unit_card card;
    bocage_assault_tile_at(b->game, tile, &t);
    bocage_assault_unit_card_of(b->game, kind, &card);
    return FAR - distance_of(b, card.hard, tile) + t.defence / 100.0;
}

/* -- combat ----------------------------------------------------------------------------------- */

static double mean(const double *chance)
{
    double sum = 0;
    for (int i = 1; i < BOCAGE_LOSSES; i++)
        sum += i * chance[i];
    return sum;
}

/* Morale the enemy is to lose in the combat fought in this state, less what the own unit is to, on
 * average. On a guess a face-down enemy is what it may be. False if none is fought. */
static bool find_margin(const bot *b, const bocage_state *state, double *margin)
{
    bocage_view *view = bocage_view_new(state, b->me);
    bocage_assault_combat combat;
    bocage_assault_odds odds;
    const bool found = view && bocage_assault_combat_of(view, &combat) &&
                       bocage_assault_odds_of(view, 0, true, &odds) && odds.combat;
    bocage_view_free(view);
    if (!found)
        return false;
    const double lead = mean(odds.defender_loss) - mean(odds.attacker_loss);
    *margin = combat.side == bocage_assault_side(b->game, b->me) ? lead : -lead;
    return true;
}

static double value_of_attack(bot *b, const workspace *d, bocage_action a)
{
    double margin;
    if (!find_margin(b, try_out(b, TRIED, d->state, a)->state, &margin) || margin <= 0)
        return -1;
    return attack_worth * (1 + margin);
}

static double value_of_card(bot *b, const workspace *d, bocage_action a)
{
    double now, then;
    if (!find_margin(b, d->state, &now) ||
        !find_margin(b, try_out(b, TRIED, d->state, a)->state, &then))
        return -1;
    return then - now - 0.5;
}

static double battle_value(const bot *b, int kind)
{
    bocage_assault_unit_card unit;
    bocage_assault_action_card action;
    if (bocage_assault_unit_card_of(b->game, kind, &unit))
        return unit.battle.value;
    return bocage_assault_action_card_of(b->game, kind, &action) ? action.battle.value : 0;
}

/* -- units ------------------------------------------------------------------------------------ */

/* What the action leaves to be spent. */
static int prestige_after(bot *b, const workspace *d, bocage_action a)
{
    bocage_assault_standing own = {0};
    bocage_view *view = bocage_view_new(try_out(b, TRIED, d->state, a)->state, b->me);
    if (view)
        bocage_assault_standing_of(view, bocage_assault_side(b->game, b->me), &own);
    bocage_view_free(view);
    return own.prestige;
}

static double value_of_new_unit(bot *b, const workspace *d, bocage_action a,
                                const bocage_assault_parts *parts)
{
    bocage_assault_unit_card card;
    bocage_assault_unit_card_of(b->game, parts->card.kind, &card);
    return unit_worth * (1 + card.cost.value) + 1000 * prestige_after(b, d, a) +
           value_of_tile(b, parts->card.kind, parts->to);
}

static double value_of_move(bot *b, const bocage_assault_parts *parts)
{
    bocage_assault_unit unit;
    bocage_assault_unit_at(b->view, parts->from, &unit);
    const double gain = value_of_tile(b, unit.kind, parts->to) -
                        value_of_tile(b, unit.kind, parts->from);
    return move_worth * gain;
}

double value_in_assault(bot *b, const workspace *d, bocage_action a)
{
    bocage_assault_parts parts;
    if (!bocage_assault_parts_of(b->game, a, &parts))
        return 0;
    const char *word = parts.word;
    if (strcmp(word, "attack") == 0)
        return value_of_attack(b, d, a);
    if (is_one_of(word, ANY("place", "deploy", "drop", "land")))
        return value_of_new_unit(b, d, a, &parts);
    if (strcmp(word, "move") == 0)
        return value_of_move(b, &parts);
    if (strcmp(word, "sacrifice") == 0)
        return battle_value(b, parts.card.kind);
    if (strcmp(word, "mix") == 0)
        return -parts.number; /* of action cards */
    if (strcmp(word, "buy") == 0)
        return strcmp(parts.choice, "unit") == 0 && prestige_after(b, d, a) >= 4 ? 1 : -1;
    if (strcmp(word, "play") == 0)
        return value_of_card(b, d, a);
    if (strcmp(word, "dig-in") == 0)
        return dig_worth;
    if (is_one_of(word, ANY("support", "advance", "gain", "lift", "shell", "activate")))
        return 2 * dig_worth;
    return is_one_of(word, ANY("swap", "transfer")) ? -1 : 0;
}
