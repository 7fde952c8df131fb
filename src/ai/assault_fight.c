/* What a combat is likely to come to, roughly and fast: both firings, averaged over the flips, with
 * the sacrifices one may expect. The exact odds are assault/odds.h's; they take too long here. */
#include "ai/assault_heuristics.h"

/* -- fighters -----------------------------------------------------------------------------------
 */

/* What a face-down enemy unit is taken for: about what riflemen are. */
const assault_unit_row assault_unknown_unit = {.kind = AC_INFANTRY,
                                               .range = 1,
                                               .battle = 6,
                                               .hard_attack = 7,
                                               .soft_attack = 7,
                                               .support = 2,
                                               .defence = 7,
                                               .morale = 5,
                                               .cost = 5};

assault_fighter assault_fighter_at(const assault_outlook *o, int tile)
{
    const assault_unit *u = &o->s->unit[tile];
    assault_fighter f = {.tile = tile, .side = u->side, .markers = u->markers};
    f.row = assault_sees(o, tile) ? *assault_row_at(o->g, o->s, tile) : assault_unknown_unit;
    f.morale = f.row.morale + f.markers;
    f.dug_in = u->side == o->side ? assault_is_dug_in_for_owner(o->g, o->s, tile)
                                  : assault_is_dug_in(o->g, o->s, tile);
    f.hunted = assault_has(o->hunted, tile);
    f.shadow = assault_bit(tile);
    return f;
}

assault_fighter assault_fighter_of(const assault_outlook *o, int kind, int tile)
{
    assault_fighter f = {.tile = tile, .side = o->side, .row = o->g->book.unit[kind]};
    f.morale = f.row.morale;
    f.dug_in = o->g->terrain[tile] == AT_FORTIFICATION;
    return f;
}

int assault_fighter_worth(const assault_outlook *o, const assault_fighter *f)
{
    const int printed = f->row.morale ? f->row.morale : 1;
    const int whole = ASSAULT_PRESTIGE_WORTH * (f->row.cost + 4);
    if (f->hunted)
        return ASSAULT_DECISIVE;
    return whole * (50 + 50 * f->morale / printed) / 100 *
               (o->counts_kills && f->side == o->enemy ? 3 : 2) / 2 +
           (f->side == o->enemy ? o->menace[f->tile] : 0);
}

int assault_morale_worth(const assault_outlook *o, const assault_fighter *f)
{
    const int printed = f->row.morale ? f->row.morale : 1;
    return (f->hunted ? 600 : ASSAULT_PRESTIGE_WORTH * (f->row.cost + 4) / 2) *
           (o->counts_kills && f->side == o->enemy ? 3 : 2) / 2 / printed;
}

/* -- the two values ------------------------------------------------------------------------------
 */

static int at_least_1(int value)
{
    return value < 1 ? 1 : value;
}

/* The support the unit itself gives against the tile, where it stands now. */
static int own_support(const assault_outlook *o, const assault_fighter *f, int tile)
{
    if (!f->shadow)
        return 0;
    const int at = __builtin_ctzll(f->shadow);
    const bool reaches = assault_has(o->g->within[f->row.range][tile], at) &&
                         (o->g->terrain[at] != AT_BOCAGE || !assault_has(o->g->adjacent[at], tile));
    return reaches ? f->row.support : 0;
}

int assault_fire_of(const assault_outlook *o, const assault_fighter *firing,
                    const assault_fighter *target)
{
    const int attack = target->row.hard ? firing->row.hard_attack : firing->row.soft_attack;
    const int support = o->support[firing->side][target->tile] -
                        own_support(o, firing, target->tile);
    return at_least_1(at_least_1(attack + firing->markers) + support + o->g->fire[firing->tile]);
}

int assault_target_of(const assault_outlook *o, const assault_fighter *firing,
                      const assault_fighter *target)
{
    int value = target->row.defence;
    if ((!target->row.hard || target->row.abilities & AB_TERRAIN_DEFENCE) &&
        !(firing->row.abilities & AB_CANCELS_TERRAIN))
        value += o->g->defence[target->tile];
    return value + (target->dug_in ? ASSAULT_DUG_IN : 0);
}

/* -- what follows --------------------------------------------------------------------------------
 */

assault_blow assault_blow_of(int difference, int morale)
{
    assault_blow b = {0};
    for (int tm = ASSAULT_LEAST_TM; tm <= ASSAULT_MOST_TM; tm++) {
        const int loss = assault_loss(difference + tm, 0);
        b.loss += assault_least(loss, morale);
        b.killed += loss >= morale;
    }
    b.loss = b.loss * 100 / 6;
    b.killed = b.killed * 100 / 6;
    return b;
}

int assault_blow_worth(const assault_outlook *o, const assault_fighter *target, assault_blow b)
{
    const int reward = assault_reward(target->row.cost) * ASSAULT_PRESTIGE_WORTH + 10;
    const int rest = assault_fighter_worth(o, target) + reward -
                     target->morale * assault_morale_worth(o, target);
    return (b.loss * assault_morale_worth(o, target) + b.killed * (rest > 0 ? rest : 0)) / 100;
}

int assault_likely_sacrifice(const assault_outlook *o, int side)
{
    const int cards = o->s->size[AZ_HAND + side];
    if (side == o->g->npc)
        return 3;
    return (cards == 0 ? 0 : cards < 3 ? 3 : 4) * o->g->battle_factor;
}

int assault_attack_worth(const assault_outlook *o, const assault_fighter *attacker,
                         const assault_fighter *defender)
{
    const int lead = assault_likely_sacrifice(o, attacker->side) -
                     assault_likely_sacrifice(o, defender->side);
    const assault_fighter *one = defender->dug_in ? defender : attacker,
                          *two = defender->dug_in ? attacker : defender;
    const int first = assault_fire_of(o, one, two) - assault_target_of(o, one, two) +
                      (one == attacker ? lead : -lead);
    const assault_blow blow = assault_blow_of(first, two->morale);
    const int second = assault_fire_of(o, two, one) - assault_target_of(o, two, one) -
                       (one == attacker ? lead : -lead) - blow.loss / 100;
    assault_blow back = assault_blow_of(second, one->morale);
    back.loss = back.loss * (100 - blow.killed) / 100;
    back.killed = back.killed * (100 - blow.killed) / 100;
    const int gain = assault_blow_worth(o, two, blow), loss = assault_blow_worth(o, one, back);
    int worth = one == attacker ? gain - loss : loss - gain;
    /* RETREAT-2: whoever loses more goes back, if it is the defender */
    const assault_blow *on_defender = one == attacker ? &blow : &back,
                       *on_attacker = one == attacker ? &back : &blow;
    const int cleared = on_defender->loss > on_attacker->loss
                            ? assault_least(on_defender->loss - on_attacker->loss, 100)
                            : 0;
    const int16_t *tiles = attacker->side == o->side ? o->take : o->keep;
    worth += cleared * assault_least(tiles[defender->tile] + 15, 1500) / 200;
    return worth;
}
