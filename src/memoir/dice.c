/* How many dice are rolled, what they hit, who may ignore a flag (chapters 6.3, 7, 8.1 and 16). */
#include "memoir/rules.h"

/* The bonus dice of the card the unit has its order from (CARD-ARMASLT-2, CARD-CLOSE-3,
 * CARD-FIREFIGHT-3, CARD-BEL-2, CARD-FINEST-4); a unit ordered by the fallback gets none (DECK-4).
 */
static int card_bonus(const memoir_state *s, bcg_hex from, int distance)
{
    const memoir_card_row *row = memoir_card_rules_at(s, from);
    if (!row)
        return 0;
    const bool holds = row->when == MX_ALWAYS || (row->when == MX_CLOSE && distance == 1) ||
                       (row->when == MX_FAR && distance > 1);
    return holds ? row->bonus : 0;
}

/* TER-HILL-2, TER-HILL-3: a hill protects against an attacker who is not on a hill, or is lower. */
static bool hill_protects(const memoir_game *g, bcg_hex from, bcg_hex to)
{
    if (!bcg_set_has(&g->hill, to))
        return false;
    return memoir_is_revised(g) ? g->height[from] < g->height[to] : !bcg_set_has(&g->hill, from);
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* STACK-2: the largest single reduction in the target's hex. */
static int reduction_into(const memoir_game *g, const memoir_state *s, bcg_hex from, bcg_hex to,
                          memoir_class attacker)
{
    int most = g->into[memoir_side_at(s, to)][to][attacker];
    if (bcg_set_has(&s->sandbags, to))
        most = larger(most, memoir_obstacles[MO_SANDBAGS].into[attacker]);
    if (hill_protects(g, from, to))
        most = larger(most, memoir_terrains[MT_HILL].into[attacker]);
    return most;
}

/* STACK-3: the largest single reduction in the attacker's own hex. */
static int reduction_out_of(const memoir_game *g, const memoir_state *s, bcg_hex from,
                            memoir_class attacker)
{
    int most = g->out_of[from][attacker];
    if (bcg_set_has(&s->wire, from)) /* OBS-WIRE-2 */
        most = larger(most, memoir_obstacles[MO_WIRE].out_of[attacker]);
    return most;
}

memoir_dice_sum memoir_dice_parts(const memoir_game *g, const memoir_state *s, bcg_hex from,
                                  bcg_hex to, bool bonus)
{
    const memoir_unit_row *unit = &memoir_units[memoir_kind_at(s, from)];
    const memoir_class attacker = (memoir_class)unit->kind;
    const int distance = bcg_distance(g->board, from, to);
    memoir_dice_sum d = {0, 0, 0, 0};
    if (distance > MEMOIR_RANGE || unit->dice[distance] == 0)
        return d; /* BATTLE-34: bonus dice do not extend the range */
    d.base = unit->dice[distance];
    d.bonus = bonus ? card_bonus(s, from, distance) : 0;
    d.out_of = reduction_out_of(g, s, from, attacker);
    d.into = reduction_into(g, s, from, to, attacker);
    return d;
}

int memoir_dice(const memoir_game *g, const memoir_state *s, bcg_hex from, bcg_hex to, bool bonus)
{
    const int total = memoir_dice_total(memoir_dice_parts(g, s, from, to, bonus));
    return total > 0 ? total : 0;
}

/* -- what they show --------------------------------------------------------------------------- */

bcg_reason memoir_check_roll(const memoir_state *s, bcg_action a)
{
    const memoir_pending *f = memoir_top(s);
    int dice = 0;
    if (!memoir_is_roll(f->what))
        return MR_NOT_NOW;
    for (int face = 0; face < MEMOIR_FACES; face++)
        dice += memoir_dice_showing(a, (memoir_face)face);
    return dice == f->dice ? BCG_OK : MR_DICE_COUNT; /* BATTLE-23 */
}

void memoir_tell_roll(bcg_action a, bcg_log *log)
{
    if (log) {
        int16_t args[MEMOIR_FACES];
        for (int face = 0; face < MEMOIR_FACES; face++)
            args[face] = (int16_t)memoir_dice_showing(a, (memoir_face)face);
        bcg_log_add(log, MV_ROLLED, BCG_PUBLIC, MEMOIR_FACES, args);
    }
}

int memoir_symbols(bcg_action roll, memoir_class kind)
{
    const int symbol = memoir_symbol_of(kind);
    return symbol < 0 ? 0 : memoir_dice_showing(roll, (memoir_face)symbol);
}

int memoir_hits(bcg_action roll, memoir_class target, bool stars)
{
    int hits = memoir_symbols(roll, target) + memoir_dice_showing(roll, MF_GRENADE); /* DICE-4 */
    if (stars)
        hits += memoir_dice_showing(roll, MF_STAR); /* DICE-5, CARD-AIR-4 */
    return hits;
}

bool memoir_may_ignore(const memoir_game *g, const memoir_state *s, bcg_hex h)
{
    return bcg_set_has(&s->sandbags, h) || bcg_set_has(&g->shelter[memoir_side_at(s, h)], h);
}
