/* How good an action of Assault looks: set-up, draws, activations, new units, and the small
 * decisions of a combat; cards are assault_cards.c's. Ending a phase and passing count 0: whatever
 * looks better than that is done first. */
#include "ai/assault_heuristics.h"

/* -- places ---------------------------------------------------------------------------------------
 */

int assault_best_attack(const assault_outlook *o, const assault_fighter *f)
{
    int best = 0;
    ASSAULT_EACH(t, o->g->orthogonal[f->tile] & o->s->units[o->enemy])
    {
        const assault_fighter target = assault_fighter_at(o, (int)t);
        const int worth = assault_attack_worth(o, f, &target);
        best = worth > best ? worth : best;
    }
    return best;
}

/* SOLO-8: an automa's units do what the scenario says. */
static int automa_reach(const assault_outlook *o, int tile, int steps, int target)
{
    if (!bcg_set_has(&o->g->npc_advance, assault_kind_at(o->s, tile)))
        return o->g->npc_stands && steps == 1 ? 90 : 0;
    const int ahead = assault_ahead(o->g, o->s, tile);
    if (ahead == target)
        return 90;
    if (ahead == BCG_NO_TILE || assault_ahead(o->g, o->s, ahead) != target)
        return 0;
    return assault_row_at(o->g, o->s, tile)->abilities & AB_MOVES_AND_FIRES ? 70 : 20;
}

/* How likely an enemy unit is to attack one so many steps away, in hundredths. */
static int reach(const assault_outlook *o, int tile, int steps, int target)
{
    if (o->enemy == o->g->npc)
        return automa_reach(o, tile, steps, target);
    const assault_weights *w = &o->tables->w;
    if (steps <= 1)
        return w->next;
    if (steps > 2)
        return 0;
    if (!assault_sees(o, tile))
        return w->unseen;
    return assault_row_at(o->g, o->s, tile)->abilities & AB_MOVES_AND_FIRES ? w->mobile : w->slow;
}

int assault_danger(const assault_outlook *o, const assault_fighter *f)
{
    int most = 0, sum = 0;
    ASSAULT_EACH(t, o->g->near3[f->tile] & o->s->units[o->enemy])
    {
        const int chance = reach(o, (int)t, bcg_tiles_steps((bcg_tile)t, (bcg_tile)f->tile),
                                 f->tile);
        if (chance == 0)
            continue;
        const assault_fighter e = assault_fighter_at(o, (int)t);
        const int worth = assault_attack_worth(o, &e, f) * chance / 100;
        if (worth <= 0)
            continue;
        sum += worth;
        most = worth > most ? worth : most;
    }
    return (2 * most + sum) / 3 * o->tables->w.danger / 100;
}

/* The best attack it could make in the next turn after a step. */
static int threat(const assault_outlook *o, const assault_fighter *f)
{
    int best = 0;
    if (o->tables->w.threat == 0 || !(f->row.abilities & AB_MOVES_AND_FIRES))
        return 0;
    ASSAULT_EACH(t, o->g->near3[f->tile] & o->s->units[o->enemy])
    if (bcg_tiles_steps((bcg_tile)t, (bcg_tile)f->tile) == 2) {
        const assault_fighter target = assault_fighter_at(o, (int)t);
        const int worth = assault_attack_worth(o, f, &target);
        best = worth > best ? worth : best;
    }
    return best * o->tables->w.threat / 100;
}

/* Support the unit could give from there. */
static int support_from(const assault_outlook *o, const assault_fighter *f)
{
    int worth = 0;
    ASSAULT_EACH(t, o->g->near3[f->tile] & o->s->units[o->enemy])
    if (assault_has(o->g->within[f->row.range][t], f->tile) &&
        (o->g->terrain[f->tile] != AT_BOCAGE || !assault_has(o->g->adjacent[f->tile], (int)t)))
        worth += f->row.support * (o->g->orthogonal[t] & o->s->units[o->side] & ~f->shadow ? 5 : 2);
    return assault_least(worth, 40);
}

int assault_place_worth(const assault_outlook *o, const assault_fighter *f)
{
    const int stands = assault_has(o->stand, f->tile) ? o->take[f->tile] : 0;
    return o->pull[f->row.hard != 0][f->tile] + o->guard[f->tile] + stands + support_from(o, f) +
           (f->row.hard ? 0 : o->g->defence[f->tile]) + o->g->fire[f->tile] + threat(o, f) -
           assault_danger(o, f);
}

int assault_coming_worth(const assault_outlook *o, const assault_fighter *f)
{
    int worth = assault_has(o->stand, f->tile) ? 0 : o->take[f->tile];
    if (o->enemy == o->g->npc && assault_is_garrisoned(o->g, o->s, o->side, f->tile))
        return -60; /* SOLO-15: the way is longer than it looks */
    if (assault_has(o->s->control[o->enemy], f->tile) && !(f->row.abilities & AB_IGNORES_MINES))
        worth -= assault_morale_worth(o, f) / 3; /* MINE-1 */
    return worth;
}

/* -- activations ----------------------------------------------------------------------------------
 */

static bool may_fire(const assault_unit *u, const assault_unit_row *row, int moved)
{
    if (u->marks & (AU_FIRED | AU_DUG | AU_GAVE))
        return false;
    return moved == 0 || (moved == 1 && row->abilities & AB_MOVES_AND_FIRES);
}

static int score_move(const assault_outlook *o, int from, int to)
{
    const assault_fighter here = assault_fighter_at(o, from);
    const assault_unit *u = &o->s->unit[from];
    assault_fighter there = here;
    there.tile = to;
    there.dug_in = o->g->terrain[to] == AT_FORTIFICATION;
    const bool now = may_fire(u, &here.row, u->moved), then = may_fire(u, &here.row, u->moved + 1);
    const int attack_here = assault_best_attack(o, &here) * (now ? 100 : 30) / 100,
              attack_there = assault_best_attack(o, &there) * (then ? 85 : 30) / 100;
    const int base = from == o->g->home_base[o->s->edge[o->side]] && o->s->hand_units[o->side];
    return assault_place_worth(o, &there) + assault_coming_worth(o, &there) + attack_there -
           assault_place_worth(o, &here) - attack_here + 15 * base;
}

static int score_attack(const assault_outlook *o, int from, int to)
{
    const assault_fighter attacker = assault_fighter_at(o, from),
                          defender = assault_fighter_at(o, to);
    const int worth = assault_attack_worth(o, &attacker, &defender);
    /* a combat costs cards; what it may win is better won before units move on */
    return worth > 12 ? worth + 100 : worth - 12;
}

static int score_dig_in(const assault_outlook *o, int tile)
{
    assault_fighter f = assault_fighter_at(o, tile);
    if (f.dug_in)
        return -20;
    const int before = assault_danger(o, &f);
    f.dug_in = true;
    return before - assault_danger(o, &f) + 2;
}

static int score_transfer(const assault_outlook *o, int from, int to)
{
    const assault_fighter giver = assault_fighter_at(o, from), f = assault_fighter_at(o, to);
    const bool acted = o->s->unit[to].moved || o->s->unit[to].marks & (AU_FIRED | AU_DUG);
    return acted ? assault_best_attack(o, &f) - assault_best_attack(o, &giver) - 10 : -40;
}

static int score_advance(const assault_outlook *o)
{
    const int to = o->s->combat.left;
    const assault_fighter here = assault_fighter_at(o, o->s->combat.tile[0]);
    assault_fighter there = here;
    there.tile = to;
    there.dug_in = o->g->terrain[to] == AT_FORTIFICATION;
    return assault_place_worth(o, &there) - assault_place_worth(o, &here) + o->take[to] + 5;
}

/* -- new units
 * ------------------------------------------------------------------------------------- */

enum { RESERVE = 10 }; /* HINT-3 */

static int score_deploy(const assault_outlook *o, bcg_action a)
{
    const int kind = o->g->card[assault_operand(a, 0)].kind, tile = assault_operand(a, 1);
    const assault_fighter f = assault_fighter_of(o, kind, tile);
    const int price = assault_kind_of(a) == AA_LAND ? 0
                      : assault_kind_of(a) == AA_DROP
                          ? f.row.cost
                          : assault_price(o->g, o->s, o->side, kind, tile);
    const int left = o->s->prestige[o->side] - price;
    const int worth = assault_fighter_worth(o, &f) * assault_least(o->turns, 3) / 3;
    int score = worth - ASSAULT_PRESTIGE_WORTH * price +
                assault_least(assault_place_worth(o, &f) / 2, 400);
    if (price && left < RESERVE && o->turns > 1)
        score -= 6 * (RESERVE - left);
    return score + (assault_kind_of(a) == AA_DROP ? o->take[tile] : 0);
}

/* Starting units: of about the price that uses up the budget, where they have the shortest way. */
static int score_place(const assault_outlook *o, bcg_action a)
{
    const int kind = o->g->card[assault_operand(a, 0)].kind, tile = assault_operand(a, 1);
    const assault_start *start = &o->g->start[o->side];
    const assault_fighter f = assault_fighter_of(o, kind, tile);
    int worth = 300 + o->pull[f.row.hard != 0][tile] / 2 + assault_least(o->guard[tile], 60) +
                (f.row.hard ? 0 : 2 * o->g->defence[tile]);
    if (start->mode != ASM_BUDGET)
        return worth + 2 * f.row.defence * (o->pull[0][tile] > 0);
    const int placed = assault_start_placed(o->s, o->side);
    const int left = assault_start_left(o->g, o->s, o->side);
    const int slots = start->most > placed ? start->most - placed : 1;
    const int want = (left - (start->keep ? RESERVE : 0)) * 13 / (10 * slots);
    const int off = f.row.cost > want ? 2 * (f.row.cost - want) : want - f.row.cost;
    if (start->keep && left - f.row.cost < RESERVE && placed)
        return -50;
    return worth - 10 * off;
}

/* -- draws
 * ----------------------------------------------------------------------------------------- */

static int score_mix(const assault_outlook *o, int actions)
{
    const int units = assault_top(o->s)->n - actions, held = o->s->hand_units[o->side];
    int want = o->s->prestige[o->side] >= 25 ? 2 : 1;
    if (o->g->no_new_units || held >= 3)
        want = 1;
    else if (held >= 2)
        want--;
    return -20 * (units > want ? units - want : want - units);
}

/* HINT-3, HINT-11. */
static int score_buy(const assault_outlook *o, int deck)
{
    const int left = o->s->prestige[o->side] - ASSAULT_CARD_PRICE,
              held = o->s->size[AZ_HAND + o->side];
    const int reserve = held < 4 ? RESERVE : held < 6 ? 15 : 24;
    const bool units = o->s->hand_units[o->side] == 0 && left >= 15 && !o->g->no_new_units;
    if (o->counts_prestige && o->turns <= 1)
        return -40;
    return 4 * (left - reserve) - (units != (deck == 1) ? 25 : 0);
}

/* -- all of it
 * -------------------------------------------------------------------------------------- */

static int score_reward(const assault_outlook *o, bool take)
{
    const int theirs = o->s->prestige[o->enemy], n = assault_top(o->s)->n;
    if (!take)
        return 20;
    return theirs < n ? 0 : theirs < n + 8 ? 30 : 10; /* HINT-8 */
}

static int score_lift(const assault_outlook *o, int tile)
{
    return o->g->orthogonal[tile] & o->s->units[o->side] ? 60 : 10;
}

static int score_shell(const assault_outlook *o, int tile)
{
    const assault_fighter f = assault_fighter_at(o, tile);
    const int most = o->g->shelling[o->side][o->s->turn % 2 == 0];
    return 20 + assault_least(most, f.morale - 1) * assault_morale_worth(o, &f);
}

/* Leaving a phase or passing: the measure of all others. Starting units are put down first. */
static int score_done(const assault_outlook *o)
{
    return assault_is_pending(o->s, AP_START) && !o->g->start[o->side].keep ? -1000 : 0;
}

static int score_action(const assault_outlook *o, bcg_action a)
{
    const int x = assault_operand(a, 0), y = assault_operand(a, 1);
    switch (assault_kind_of(a)) {
    case AA_MIX:
        return score_mix(o, x);
    case AA_BUY:
        return score_buy(o, x);
    case AA_PLACE:
        return score_place(o, a);
    case AA_DONE:
        return score_done(o);
    case AA_MOVE:
        return score_move(o, x, y);
    case AA_SWAP:
        return -60;
    case AA_DIG_IN:
        return score_dig_in(o, x);
    case AA_ATTACK:
        return score_attack(o, x, y);
    case AA_TRANSFER:
        return score_transfer(o, x, y);
    case AA_ACTIVATE:
        return 40;
    case AA_DEPLOY:
    case AA_DROP:
    case AA_LAND:
        return score_deploy(o, a);
    case AA_LIFT:
        return score_lift(o, x);
    case AA_SHELL:
        return score_shell(o, x);
    case AA_PLAY:
        return assault_score_play(o, a);
    case AA_SUPPORT:
        return 40;
    case AA_SACRIFICE:
        return assault_score_sacrifice(o, a);
    case AA_GAIN:
    case AA_TAKE:
        return score_reward(o, assault_kind_of(a) == AA_TAKE);
    case AA_ADVANCE:
        return score_advance(o);
    default: /* AA_PASS */
        return 0;
    }
}

void assault_score_actions(const bcg_game *game, const void *tables, void *memory, const void *s,
                           int seat, const bcg_action *actions, int count, int *score)
{
    const assault_game *g = (const assault_game *)game;
    const assault_outlook *o = assault_recall(g, tables, memory, s, assault_side_of_seat(g, seat));
    for (int i = 0; i < count; i++)
        score[i] = score_action(o, actions[i]);
}
