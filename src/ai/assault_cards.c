/* How good it looks to play, or to sacrifice, a card. */
#include "ai/assault_heuristics.h"

/* What a point of prestige is worth when it is to be spent on a card. */
static int price_of(const assault_outlook *o, int cost)
{
    const int prestige = o->s->prestige[o->side];
    const int each = o->counts_prestige && o->turns <= 2 ? 10 : prestige > 40 ? 5 : 8;
    return cost * each;
}

static int cost_of(const assault_outlook *o, int kind)
{
    return o->g->book.action[kind - ASSAULT_UNITS].cost;
}

int assault_card_worth(const assault_outlook *o, int card)
{
    const int kind = o->g->card[card].kind;
    int worth = 8;
    if (assault_is_bluff(kind))
        return 0;
    if (assault_is_banned(o->g, o->side, kind) || (assault_is_unit(kind) && o->g->no_new_units))
        worth = 8;
    else if (assault_is_unit(kind))
        worth = 14 + 2 * o->g->book.unit[kind].cost;
    else
        worth = 14 + 2 * cost_of(o, kind);
    return o->turns <= 1 ? worth / 2 : worth;
}

/* -- in a combat ---------------------------------------------------------------------------------
 */

int assault_firing_worth(const assault_outlook *o, const assault_fighter *target, int difference,
                         int morale)
{
    if (morale <= 0)
        return (target->side == o->side ? -1 : 1) *
               (assault_fighter_worth(o, target) + 5 * target->row.cost + 25);
    const assault_blow b = assault_blow_of(difference, morale);
    assault_fighter now = *target;
    now.morale = morale;
    const int counterfire = o->s->combat.has_fired ? 0 : 25;
    const int lost = (target->morale - morale) * assault_morale_worth(o, target);
    const int worth = assault_blow_worth(o, &now, b) + lost + b.killed * counterfire / 100;
    return target->side == o->side ? -worth : worth;
}

int assault_worth_of_cards(const assault_outlook *o, const assault_fighter *target, int own,
                           int enemy)
{
    const int added = assault_firing_side(o->s) == o->side ? own - enemy : enemy - own;
    return assault_firing_worth(o, target, o->s->combat.fire - o->s->combat.target + added,
                                target->morale);
}

/* The difference that is to be expected once both have sacrificed. */
static int likely_difference(const assault_outlook *o)
{
    const int firing = assault_firing_side(o->s);
    return o->s->combat.fire - o->s->combat.target + assault_likely_sacrifice(o, firing) -
           assault_likely_sacrifice(o, assault_enemy(firing));
}

static int support_that_can_be_cut(const assault_outlook *o, bool guns)
{
    int sum = 0;
    ASSAULT_EACH(t, o->s->combat.supporters)
    {
        const assault_unit_row *row = assault_row_at(o->g, o->s, (int)t);
        const bool gun = row->kind == AC_ARTILLERY || row->kind == AC_MOBILE_ARTILLERY;
        sum += (gun || !guns) && !(row->abilities & AB_SURE_SUPPORT) ? row->support : 0;
    }
    return sum;
}

/* Where the combat would go if the defender, or with Forced Retreat the attacker, had to go back.
 */
static int retreat_worth(const assault_outlook *o)
{
    const int tile = o->s->combat.left;
    if (o->s->combat.side != o->side)
        return 10;
    return assault_least(o->take[tile] / 2 + 20, 1500);
}

static int card_in_combat(const assault_outlook *o, int kind, int tile)
{
    const assault_combat *c = &o->s->combat;
    const int from = assault_firing_tile(o->s), to = assault_target_tile(o->s);
    if (from == BCG_NO_TILE || to == BCG_NO_TILE)
        return 0;
    const assault_fighter target = assault_fighter_at(o, to), firing = assault_fighter_at(o, from);
    const bool fires = firing.side == o->side;
    const int difference = likely_difference(o);
    const int now = assault_firing_worth(o, &target, difference, target.morale);
    int change = 0, morale = target.morale, besides = 0;
    switch (kind) {
    case AK_ACCURACY:
        change = 3;
        break;
    case AK_HOLD_FAST:
        change = -3;
        break;
    case AK_DEADLY_FIRE:
        if (fires)
            morale -= 2;
        else if (firing.morale <= 2)
            return assault_fighter_worth(o, &firing) + 5 * firing.row.cost - now;
        else {
            change = -2;
            besides = 2 * assault_morale_worth(o, &firing);
        }
        break;
    case AK_STRAFING_RUN:
        change = -1 - support_that_can_be_cut(o, true);
        besides = assault_morale_worth(o, &firing);
        break;
    case AK_OFF_TARGET:
        change = -support_that_can_be_cut(o, false);
        break;
    case AK_EXPOSED_POSITION:
        change = c->terrain;
        break;
    case AK_MORALE_BOOST: {
        const assault_fighter f = assault_fighter_at(o, tile);
        const int gained = assault_least(2, ASSAULT_MOST_MORALE - f.morale);
        besides = gained * assault_morale_worth(o, &f) * 2 / 3;
        if (tile == from)
            change = gained;
        else if (tile == to)
            morale += gained;
        if (tile == to)
            besides = 0;
        break;
    }
    case AK_FORCED_RETREAT:
        return retreat_worth(o);
    case AK_BREAK_CONTACT:
        return -now - 10;
    default:
        return 0;
    }
    return assault_firing_worth(o, &target, difference + change, morale) - now + besides;
}

int assault_score_sacrifice(const assault_outlook *o, bcg_action a)
{
    static const struct {
        int value, weight;
    } likely[] = {{0, 2}, {3, 3}, {5, 3}, {7, 2}};
    const int card = assault_operand(a, 0), value = assault_battle_value(o->g, card);
    const int to = assault_target_tile(o->s);
    if (to == BCG_NO_TILE)
        return -assault_card_worth(o, card);
    const assault_fighter target = assault_fighter_at(o, to);
    const int other = o->s->size[AZ_HAND + o->enemy] || o->enemy == o->g->npc;
    int worth = 0;
    for (int i = 0; i < 4; i++) {
        const int theirs = other * likely[i].value * o->g->battle_factor;
        worth += likely[i].weight * assault_worth_of_cards(o, &target, value, theirs);
    }
    return worth / 10 - assault_card_worth(o, card);
}

/* -- in the operations phase ----------------------------------------------------------------------
 */

/* Morale taken off an enemy unit, which keeps 1. An own unit next to it may finish it. */
static int bombard_worth(const assault_outlook *o, int tile, int amount, bool from_the_air)
{
    const assault_fighter f = assault_fighter_at(o, tile);
    const int loss = assault_least(amount, f.morale - 1);
    int worth = loss * assault_morale_worth(o, &f) * 3 / 2;
    if (o->g->orthogonal[tile] & o->s->units[o->side])
        worth = worth * 3 / 2;
    if (from_the_air && f.row.anti_air)
        worth /= 2;
    return worth;
}

/* The best that own units next to an enemy could make of its being less protected. */
static int exposed_worth(const assault_outlook *o, int tile, int loss)
{
    assault_fighter now = assault_fighter_at(o, tile), then = now;
    int best = 0;
    then.dug_in = false;
    then.markers -= loss;
    then.morale -= then.morale > loss ? loss : 0;
    ASSAULT_EACH(t, o->g->orthogonal[tile] & o->s->units[o->side])
    {
        if (o->s->unit[t].marks & (AU_FIRED | AU_DUG | AU_GAVE))
            continue;
        const assault_fighter f = assault_fighter_at(o, (int)t);
        const int before = assault_attack_worth(o, &f, &now),
                  after = assault_attack_worth(o, &f, &then);
        const int gain = after - (before > 0 ? before : 0);
        best = gain > best ? gain : best;
    }
    return best;
}

static int dig_in_worth(const assault_outlook *o, int tile)
{
    assault_fighter f = assault_fighter_at(o, tile);
    const int before = assault_danger(o, &f);
    f.dug_in = true;
    return before - assault_danger(o, &f);
}

/* One more activation: an attack, or a step to the best tile around. */
static int acting_again(const assault_outlook *o, int tile, bool attacks, bool moves)
{
    assault_fighter f = assault_fighter_at(o, tile);
    const int attack = attacks ? assault_best_attack(o, &f) : 0;
    const int stays = moves ? assault_place_worth(o, &f) : 0;
    int best = attack;
    if (moves)
        ASSAULT_EACH(to, o->g->orthogonal[tile] & ~assault_occupied(o->s))
        {
            assault_fighter there = f;
            there.tile = (int)to;
            if (!assault_has(o->g->enter[assault_kind_at(o->s, tile)], (int)to))
                continue;
            const int gain = assault_place_worth(o, &there) + assault_coming_worth(o, &there) -
                             stays;
            best = gain > best ? gain : best;
        }
    return best;
}

static bool has_acted(const assault_outlook *o, int tile)
{
    return o->s->unit[tile].moved || o->s->unit[tile].marks & (AU_FIRED | AU_DUG);
}

static int redeploy_worth(const assault_outlook *o, int from, int to)
{
    const assault_fighter f = assault_fighter_at(o, from);
    const int hard = f.row.hard != 0;
    return (o->pull[hard][to] - o->pull[hard][from]) / 2 + o->guard[to] - o->guard[from] - 15;
}

static int operations_card(const assault_outlook *o, int kind, int a, int b)
{
    switch (kind) {
    case AK_AIR_STRIKE:
        return bombard_worth(o, a, 3, true);
    case AK_BOMBER_RUN:
        return bombard_worth(o, a, 4, true);
    case AK_RANGED_BOMBARDMENT:
        return bombard_worth(o, a, 3, false);
    case AK_PREP_FIRE:
        return bombard_worth(o, a, 1, false) +
               (assault_is_dug_in(o->g, o->s, a) ? exposed_worth(o, a, 1) : 0);
    case AK_IMPROVED_DEFENSES:
        return dig_in_worth(o, a);
    case AK_REPLACEMENTS: {
        const assault_fighter f = assault_fighter_at(o, a);
        return assault_least(3, -f.markers) * assault_morale_worth(o, &f) +
               assault_least(assault_danger(o, &f) / 2, 20);
    }
    case AK_SUPPLY_COLUMN:
        return 80;
    case AK_NATIONAL_ADVANTAGE:
        return a ? (o->s->prestige[o->enemy] >= 6 && o->s->prestige[o->enemy] < 14 ? 62 : 40) : 60;
    case AK_WELL_SUPPLIED:
        return 5 * assault_tiles_of(o->s, o->side);
    case AK_DOUBLE_TIME:
        return has_acted(o, a) ? acting_again(o, a, false, true) : -1;
    case AK_RE_DEPLOY:
        return redeploy_worth(o, a, b);
    case AK_COMMANDER_INITIATIVE:
        return has_acted(o, a) ? acting_again(o, a, true, true) : -1;
    case AK_COUNTER_OFFENSIVE: {
        const bool one = o->s->unit[a].marks & AU_FIRED,
                   two = b && o->s->unit[b - 1].marks & AU_FIRED;
        return (one ? acting_again(o, a, true, false) : -30) +
               (b == 0 ? 0
                : two  ? acting_again(o, b - 1, true, false)
                       : -30);
    }
    case AK_FIELD_SALVAGE:
        return assault_card_worth(o, a) + 15;
    case AK_SABOTAGE:
        return 30 + 20 * assault_least(o->s->size[AZ_HAND + o->enemy], 2);
    default:
        return 0;
    }
}

/* -- reactions ------------------------------------------------------------------------------------
 */

/* What the enemy's card, announced just now, would do to the side. */
static int announced_worth(const assault_outlook *o)
{
    const assault_state *s = o->s;
    for (int i = s->pending_count - 1; i >= 0; i--) {
        const assault_pending *p = &s->pending[i];
        if (p->what != AP_CARD || p->side == o->side)
            continue;
        const int kind = o->g->card[p->card].kind;
        const bool hits = kind <= AK_RANGED_BOMBARDMENT && p->a < ASSAULT_SQUARES &&
                          assault_has(s->units[o->side], p->a);
        if (hits)
            return bombard_worth(o, p->a, 3, false) + 15;
        return 9 * cost_of(o, kind) + (assault_in_combat(s) ? 25 : 0);
    }
    return 0;
}

static int reaction(const assault_outlook *o, int kind, int a)
{
    const assault_pending *p = assault_top(o->s);
    switch (kind) {
    case AK_OPPORTUNITY_FIRE: {
        const assault_fighter f = assault_fighter_at(o, a), t = assault_fighter_at(o, p->a);
        return assault_attack_worth(o, &f, &t) + o->keep[p->a] / 8;
    }
    case AK_TANK_OBSTACLES:
        if (p->b >= ASSAULT_SQUARES)
            return 0;
        return o->keep[p->b] / 3 + (o->g->adjacent[p->b] & o->s->units[o->side] ? 25 : 5);
    case AK_SNAFU:
        return announced_worth(o);
    default: /* Sabotage is for the own turn, when it costs the enemy a planned combat */
        return -1;
    }
}

int assault_score_play(const assault_outlook *o, bcg_action a)
{
    const int card = assault_operand(a, 0), kind = o->g->card[card].kind, x = assault_operand(a, 1),
              y = assault_operand(a, 2);
    const int price = price_of(o, cost_of(o, kind)) + assault_card_worth(o, card) / 2;
    if (assault_is_pending(o->s, AP_WINDOW))
        return reaction(o, kind, x) - price;
    if (assault_is_pending(o->s, AP_STEP_9) && kind != AK_SABOTAGE)
        return card_in_combat(o, kind, x) - price;
    return operations_card(o, kind, x, y) - price;
}
