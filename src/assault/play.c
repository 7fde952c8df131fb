/* Action cards (chapters 4, 8.8, 15): when they may be played, what they do. A card is announced
 * and paid, lies on the table while the opponent may react, and then takes its effects one by one.
 */
#include "assault/rules.h"

static int cost_of(const assault_game *g, int kind)
{
    return g->book.action[kind - ASSAULT_UNITS].cost;
}

/* -- whom a card can pick
 * -------------------------------------------------------------------------- */

static bcg_reason check_enemy_unit(const assault_state *s, int side, int tile)
{
    return assault_has(s->units[assault_enemy(side)], tile) ? BCG_OK : AR_NOT_ENEMY;
}

static bcg_reason check_own_unit(const assault_game *g, const assault_state *s, int side, int kind,
                                 int tile)
{
    if (!assault_has(s->units[side], tile))
        return AR_NOT_YOURS;
    return bcg_set_has(&g->swamp_shelter, kind) && g->terrain[tile] == AT_SWAMP ? AR_SHELTERED
                                                                                : BCG_OK;
}

/* Air cards want to see whom they hit; morale that is known to be 1 cannot be lowered by a card
 * that leaves 1. Nobody knows the morale of a face-down unit but its owner. */
static bcg_reason check_hit(const assault_game *g, const assault_state *s, int side, int tile,
                            bool face_up, bool or_dug_in)
{
    const bcg_reason r = check_enemy_unit(s, side, tile);
    if (r != BCG_OK)
        return r;
    if (assault_is_face_down(s, tile))
        return face_up ? AR_FACE_DOWN : BCG_OK; /* REVEAL-7 */
    if (assault_morale_at(g, s, tile) > 1 || (or_dug_in && assault_is_dug_in(g, s, tile)))
        return BCG_OK;
    return AR_NO_EFFECT; /* CARD-18, OPCARD-3 */
}

/* May the unit be lifted for re-deploying? */
static bcg_reason check_lifted(const assault_game *g, const assault_state *s, int side, int tile)
{
    const bcg_reason r = check_own_unit(g, s, side, AK_RE_DEPLOY, tile);
    if (r != BCG_OK)
        return r;
    if (assault_is_immobile(g, s, tile))
        return assault_why_immobile(s, tile);
    return g->adjacent[tile] & s->units[assault_enemy(side)] ? AR_NEXT_TO_ENEMY : BCG_OK;
}

static bcg_reason check_re_deploy(const assault_game *g, const assault_state *s, int side, int from,
                                  int to)
{
    const bcg_reason r = check_lifted(g, s, side, from);
    return r != BCG_OK ? r : assault_check_deploy_tile(g, s, assault_kind_at(s, from), to);
}

/* What the card would do for an own unit that it can reach. */
static bcg_reason check_help(const assault_game *g, const assault_state *s, int side, int kind,
                             int tile)
{
    const assault_unit *u = &s->unit[tile];
    switch (kind) {
    case AK_IMPROVED_DEFENSES:
        if (g->no_dig_in[side] == 2 || u->marks & AU_NO_AUTO)
            return AR_NO_DIGGING; /* AMB-50, SOLO-16 */
        return assault_is_dug_in_for_owner(g, s, tile) ? AR_DUG_IN_ALREADY : BCG_OK;
    case AK_REPLACEMENTS:
        return u->markers < 0 ? BCG_OK : AR_NO_EFFECT;
    case AK_DOUBLE_TIME:
        if (assault_is_immobile(g, s, tile))
            return assault_why_immobile(s, tile);
        return (u->extra & 15) < 15 ? BCG_OK : AR_NO_EFFECT;
    case AK_COUNTER_OFFENSIVE:
        return u->extra >> 4 < 15 ? BCG_OK : AR_NO_EFFECT;
    case AK_COMMANDER_INITIATIVE:
        return u->moved || u->marks & (AU_FIRED | AU_DUG) ? BCG_OK : AR_NO_EFFECT;
    default: /* AK_MORALE_BOOST */
        return assault_morale_at(g, s, tile) < ASSAULT_MOST_MORALE ? BCG_OK : AR_NO_EFFECT;
    }
}

static bcg_reason check_own_effect(const assault_game *g, const assault_state *s, int side,
                                   int kind, int tile)
{
    const bcg_reason r = check_own_unit(g, s, side, kind, tile);
    return r != BCG_OK ? r : check_help(g, s, side, kind, tile);
}

static bcg_reason check_counter_offensive(const assault_game *g, const assault_state *s, int side,
                                          int a, int b)
{
    const bcg_reason r = check_own_effect(g, s, side, AK_COUNTER_OFFENSIVE, a);
    if (r != BCG_OK || b == 0)
        return r;
    if (b - 1 <= a) /* one way of saying it */
        return AR_TWICE;
    return check_own_effect(g, s, side, AK_COUNTER_OFFENSIVE, b - 1);
}

/* Support that Off Target, or for guns Strafing Run, would cancel (SUPPORT-8, ABIL-11). */
uint64_t assault_cuttable(const assault_game *g, const assault_state *s, bool guns)
{
    uint64_t cut = 0;
    ASSAULT_EACH(t, s->combat.supporters)
    {
        const assault_unit_row *row = assault_row_at(g, s, (int)t);
        const bool is_gun = row->kind == AC_ARTILLERY || row->kind == AC_MOBILE_ARTILLERY;
        if (!(row->abilities & AB_SURE_SUPPORT) && (is_gun || !guns))
            cut |= assault_bit((int)t);
    }
    return cut;
}

uint64_t assault_guns(const assault_game *g, const assault_state *s)
{
    return assault_cuttable(g, s, true) & ~s->combat.saved;
}

/* Cards of step 9: each for one role, and with something to do. */
static bcg_reason check_combat_card(const assault_game *g, const assault_state *s, int side,
                                    int kind, int tile)
{
    const bool fires = assault_firing_side(s) == side;
    switch (kind) {
    case AK_ACCURACY:
        return fires ? BCG_OK : AR_NOT_FIRING;
    case AK_HOLD_FAST:
    case AK_STRAFING_RUN: /* the enemy unit in the combat always has morale to lose */
        return fires ? AR_NOT_FIRING : BCG_OK;
    case AK_OFF_TARGET:
        return fires ? AR_NOT_FIRING : assault_cuttable(g, s, false) ? BCG_OK : AR_NO_EFFECT;
    case AK_EXPOSED_POSITION:
        return !fires ? AR_NOT_FIRING : s->combat.terrain ? BCG_OK : AR_NO_EFFECT;
    case AK_BREAK_CONTACT:
        return side == s->combat.side ? AR_NOT_FIRING : BCG_OK;
    case AK_FORCED_RETREAT:
        return s->combat.flags &
                       (side == s->combat.side ? ACF_FORCED_DEFENDER : ACF_FORCED_ATTACKER)
                   ? AR_NO_EFFECT
                   : BCG_OK;
    case AK_MORALE_BOOST:
        return check_own_effect(g, s, side, kind, tile);
    default: /* AK_DEADLY_FIRE */
        return BCG_OK;
    }
}

static bcg_reason check_salvage(const assault_game *g, const assault_state *s, int side, int card)
{
    if (card >= ASSAULT_CARDS || g->card[card].first != card)
        return AR_NOT_THERE;
    const int zone = assault_discards_of(g, card);
    if (zone != AZ_ACTION_DISCARDS && zone != AZ_UNIT_DISCARDS + side)
        return AR_NOT_THERE;
    return assault_holds(g, s, zone, card) ? BCG_OK : AR_NOT_THERE;
}

bcg_reason assault_check_effect(const assault_game *g, const assault_state *s, int side, int card,
                                int a, int b)
{
    const int kind = g->card[card].kind;
    switch (kind) {
    case AK_AIR_STRIKE:
    case AK_BOMBER_RUN:
        return check_hit(g, s, side, a, true, false);
    case AK_RANGED_BOMBARDMENT:
        return check_hit(g, s, side, a, false, false);
    case AK_PREP_FIRE:
        return check_hit(g, s, side, a, false, true);
    case AK_IMPROVED_DEFENSES:
    case AK_REPLACEMENTS:
    case AK_DOUBLE_TIME:
    case AK_COMMANDER_INITIATIVE:
        return check_own_effect(g, s, side, kind, a);
    case AK_RE_DEPLOY:
        return check_re_deploy(g, s, side, a, b);
    case AK_COUNTER_OFFENSIVE:
        return check_counter_offensive(g, s, side, a, b);
    case AK_NATIONAL_ADVANTAGE:
        return a && s->prestige[assault_enemy(side)] == 0 ? AR_NO_EFFECT : BCG_OK;
    case AK_WELL_SUPPLIED:
        return s->control[side] ? BCG_OK : AR_NO_EFFECT;
    case AK_FIELD_SALVAGE:
        return check_salvage(g, s, side, a);
    case AK_SABOTAGE:
        return assault_can_draw(g, s, AZ_ACTIONS) || s->size[AZ_HAND + assault_enemy(side)]
                   ? BCG_OK
                   : AR_NO_EFFECT;
    case AK_OPPORTUNITY_FIRE:
        return assault_check_sniper(g, s, side, a);
    case AK_SUPPLY_COLUMN:
    case AK_SNAFU:
    case AK_TANK_OBSTACLES:
        return BCG_OK;
    default:
        return check_combat_card(g, s, side, kind, a);
    }
}

/* -- when
 * ------------------------------------------------------------------------------------------- */

/* Of the side that is asked, or whose operations phase it is. */
static bcg_reason check_moment(const assault_game *g, const assault_state *s, int side, int kind)
{
    const int type = assault_facts_of(kind)->type;
    const assault_pending *p = assault_top(s);
    if (p && p->what == AP_WINDOW)
        return assault_check_reaction(g, s, kind);
    if (p && p->what == AP_STEP_9)
        return type == ACT_COMBAT || kind == AK_SABOTAGE ? BCG_OK
               : type != ACT_OPERATIONS                  ? AR_NOT_THIS_MOMENT
               : side == s->active                       ? AR_IN_COMBAT
                                                         : AR_WRONG_PHASE;
    if (p)
        return AR_NOT_NOW;
    if (type == ACT_COMBAT)
        return AR_NOT_IN_COMBAT;                                                        /* CARD-6 */
    return type == ACT_OPERATIONS || kind == AK_SABOTAGE ? BCG_OK : AR_NOT_THIS_MOMENT; /* CARD-5 */
}

/* Operands a kind does not take are 0; tiles are on the map. */
static bool operands_fit(const assault_game *g, int kind, bcg_action a)
{
    const uint8_t *operand = assault_operands_of(kind);
    for (int n = 0; n < 2; n++) {
        const int value = assault_operand(a, 1 + n);
        switch (operand[n]) {
        case AN_TILE:
        case AN_TILE_2:
            if (value >= ASSAULT_SQUARES || !assault_has(g->tiles, value))
                return false;
            break;
        case AN_TILE_OR_NONE:
            if (value && (value > ASSAULT_SQUARES || !assault_has(g->tiles, value - 1)))
                return false;
            break;
        case AN_CHOICE:
            if (value > 1)
                return false;
            break;
        case AN_DISCARD:
            if (value >= ASSAULT_CARDS)
                return false;
            break;
        default:
            if (value)
                return false;
        }
    }
    return assault_operand(a, 3) == 0;
}

/* The card as such: is it its moment, may it be played at all, and can it be paid? */
static bcg_reason check_card(const assault_game *g, const assault_state *s, int side, int kind)
{
    const bcg_reason moment = check_moment(g, s, side, kind);
    if (moment != BCG_OK)
        return moment;
    if (assault_is_banned(g, side, kind))
        return AR_SACRIFICE_ONLY;
    return s->prestige[side] < cost_of(g, kind) ? AR_TOO_DEAR : BCG_OK; /* PRES-3, PRES-5 */
}

bcg_reason assault_check_play(const assault_game *g, const assault_state *s, int side, bcg_action a)
{
    const int card = assault_operand(a, 0), kind = g->card[card].kind;
    if (!assault_is_action(kind))
        return assault_is_bluff(kind) ? AR_BLUFF : AR_NO_ACTION_CARD; /* BLUFF-2, CARD-1 */
    if (g->card[card].first != card || !operands_fit(g, kind, a))
        return BCG_NO_SUCH_ACTION;
    if (!assault_holds(g, s, AZ_HAND + side, card))
        return AR_NOT_IN_HAND;
    const bcg_reason r = check_card(g, s, side, kind);
    return r != BCG_OK ? r
                       : assault_check_effect(g, s, side, card, assault_operand(a, 1),
                                              assault_operand(a, 2));
}

/* -- announcing
 * -------------------------------------------------------------------------------------- */

/* A card, and the units or tiles that it names. */
static void tell_played(bcg_log *log, int kind, int side, int card, int a, int b)
{
    const uint8_t *operand = assault_operands_of(kind);
    const bool second = operand[1] == AN_TILE_2 || kind == AK_OPPORTUNITY_FIRE || b;
    assault_tell(log, AEV_PLAYED, 4, side, card, operand[0] == AN_TILE ? a : BCG_NO_TILE,
                 !second                         ? BCG_NO_TILE
                 : operand[1] == AN_TILE_OR_NONE ? b - 1
                                                 : b);
}

void assault_announce(const assault_game *g, assault_state *s, int side, int card, int a, int b,
                      int from, bcg_log *log)
{
    assault_give(g, s, card, from, AZ_TABLE);
    tell_played(log, g->card[card].kind, side, card, a, b);
    assault_pending *p = assault_push(s, AP_CARD, side);
    p->card = (uint8_t)card;
    p->a = (bcg_tile)a;
    p->b = (bcg_tile)b;
    assault_open_window(g, s, assault_enemy(side), AW_CARD, a, 0); /* CARD-16 */
}

void assault_apply_play(const assault_game *g, assault_state *s, int side, bcg_action a,
                        bcg_log *log)
{
    const int card = assault_operand(a, 0), kind = g->card[card].kind;
    int b = assault_operand(a, 2);
    assault_give_prestige(s, side, -cost_of(g, kind), log); /* OPCARD-1 */
    if (assault_is_pending(s, AP_WINDOW)) {
        if (kind == AK_OPPORTUNITY_FIRE)
            b = assault_top(s)->a; /* at whom */
        assault_pop(s);            /* CARD-16: one card per moment */
    } else if (assault_is_pending(s, AP_STEP_9)) {
        s->combat.passes = 0;
        s->combat.turn = (uint8_t)assault_enemy(side); /* COMBAT-9, COMBAT-21 */
        assault_pop(s);
    }
    assault_announce(g, s, side, card, assault_operand(a, 1), b, AZ_HAND + side, log);
}

/* -- effects
 * ------------------------------------------------------------------------------------------ */

/* The enemy's unit in this combat. */
static int enemy_in_combat(const assault_state *s, int side)
{
    return s->combat.tile[side == s->combat.side];
}

static void cut_support(const assault_game *g, assault_state *s, uint64_t cut, int card,
                        bcg_log *log)
{
    int value = 0;
    ASSAULT_EACH(t, cut)
    {
        value += assault_row_at(g, s, (int)t)->support;
        assault_tell(log, AEV_NO_SUPPORT, 1, (int)t, 0, 0, 0);
    }
    s->combat.supporters &= ~cut;
    s->combat.flags |= cut ? ACF_SUPPORT_CUT : 0;
    if (value)
        assault_change_fire(s, -value, card, ACA_EFFECT, log); /* COMBAT-18 */
}

static void change_morale_by_card(const assault_game *g, assault_state *s, const assault_pending *p,
                                  int tile, int change, int least, bcg_log *log)
{
    if (tile == BCG_NO_TILE || s->unit[tile].kind == 0)
        return;
    if (assault_in_combat(s) && assault_role_of(s, tile) >= 0)
        assault_hurt_in_combat(g, s, tile, change, p->side, p->card, log);
    else
        assault_change_morale(g, s, tile, change, least, log);
}

static void relocate(const assault_game *g, assault_state *s, int from, int to, bcg_log *log)
{
    assault_leave_trench(s, from, log); /* MOVE-8 */
    assault_carry(s, from, to);
    s->unit[to].moved = s->unit[to].moved ? s->unit[to].moved : 1;
    assault_tell(log, AEV_MOVED, 2, from, to, 0, 0);
    assault_arrive(g, s, to, log); /* REVEAL-8; MINE-5 */
}

static void dig_in(const assault_game *g, assault_state *s, int tile, bool in, bcg_log *log)
{
    assault_unit *u = &s->unit[tile];
    const bool sheltered = !(u->marks & AU_DUG_IN) && assault_is_dug_in(g, s, tile);
    if (in) {
        u->marks |= AU_DUG_IN;
        assault_tell(log, AEV_DUG_IN, 1, tile, 0, 0, 0);
        return;
    }
    assault_leave_trench(s, tile, log);
    u->marks |= AU_SHELLED;
    if (sheltered) /* DIG-7: by its fortification alone */
        assault_tell(log, AEV_NOT_DUG_IN, 1, tile, 0, 0, 0);
}

static void recover(const assault_game *g, assault_state *s, int side, int card, bcg_log *log)
{
    const int zone = assault_discards_of(g, card);
    if (!assault_holds(g, s, zone, card)) /* it went back into the deck meanwhile */
        return;
    assault_give(g, s, card, zone, AZ_HAND + side);
    assault_tell(log, AEV_RECOVERED, 2, side, card, 0, 0);
}

static void allow_attack(assault_state *s, int tile, bcg_log *log)
{
    s->unit[tile].extra = (uint8_t)(s->unit[tile].extra + 16);
    assault_tell(log, AEV_EXTRA_ATTACK, 1, tile, 0, 0, 0);
}

/* One effect that needs nobody else. */
static void apply_effect(const assault_game *g, assault_state *s, const assault_pending *p,
                         const assault_effect *e, bcg_log *log)
{
    const int side = p->side, kind = g->card[p->card].kind;
    const int target = assault_operands_of(kind)[0] == AN_TILE ? p->a : enemy_in_combat(s, side);
    switch (e->kind) {
    case AF_FIRE:
        assault_change_fire(s, e->amount, p->card, ACA_EFFECT, log);
        break;
    case AF_TARGET:
        assault_change_target(s, e->amount, p->card, ACA_EFFECT, log);
        break;
    case AF_MORALE:
        change_morale_by_card(g, s, p, target, e->amount, e->least, log);
        break;
    case AF_HEAL:
        assault_change_morale(g, s, target, assault_least(e->amount, -s->unit[target].markers), 0,
                              log);
        break;
    case AF_CANCEL_SUPPORT:
        cut_support(g, s, assault_cuttable(g, s, false), p->card, log);
        break;
    case AF_CANCEL_GUNS:
        cut_support(g, s, assault_guns(g, s), p->card, log); /* AMB-18 */
        break;
    case AF_CANCEL_TERRAIN:
        assault_tell(log, AEV_NO_TERRAIN, 1, assault_target_tile(s), 0, 0, 0);
        assault_change_target(s, -s->combat.terrain, p->card, ACA_EFFECT, log);
        s->combat.terrain = 0;
        s->combat.flags |= ACF_TERRAIN_CUT;
        break;
    case AF_END_COMBAT:
        s->combat.step = ACS_END;
        assault_tell(log, AEV_BROKEN_OFF, 0, 0, 0, 0, 0);
        break;
    case AF_FORCE_RETREAT:
        s->combat.flags |= side == s->combat.side ? ACF_FORCED_DEFENDER : ACF_FORCED_ATTACKER;
        assault_tell(log, AEV_MUST_RETREAT, 1, enemy_in_combat(s, side), 0, 0, 0);
        break;
    case AF_REMOVE_DUG_IN:
        dig_in(g, s, target, false, log);
        break;
    case AF_DIG_IN:
        dig_in(g, s, target, true, log);
        break;
    case AF_EXTRA_MOVE:
        s->unit[target].extra++;
        assault_tell(log, AEV_EXTRA_MOVE, 1, target, 0, 0, 0);
        break;
    case AF_EXTRA_ATTACK:
        allow_attack(s, p->a, log);
        if (p->b)
            allow_attack(s, p->b - 1, log);
        break;
    case AF_REACTIVATE:
        s->unit[target].moved = 0;
        s->unit[target].marks &= (uint16_t) ~(AU_FIRED | AU_DUG);
        assault_tell(log, AEV_REACTIVATED, 1, target, 0, 0, 0);
        break;
    case AF_RELOCATE:
        relocate(g, s, p->a, p->b, log);
        break;
    case AF_GAIN:
        assault_give_prestige(s, side, e->amount, log);
        break;
    case AF_PRESTIGE:
        if (p->a)
            assault_give_prestige(s, assault_enemy(side), -e->amount, log);
        else
            assault_give_prestige(s, side, e->amount, log);
        break;
    case AF_PRESTIGE_TILES:
        assault_give_prestige(s, side, (assault_tiles_of(s, side) + e->amount - 1) / e->amount,
                              log);
        break;
    case AF_RECOVER_DISCARD:
        recover(g, s, side, p->a, log);
        break;
    default:
        break;
    }
}

/* AA-1: anti-air units of a side that cover the tile. */
uint64_t assault_covering(const assault_game *g, const assault_state *s, int side, int tile)
{
    uint64_t found = 0;
    ASSAULT_EACH(t, s->units[side])
    {
        if (assault_is_unknown(s, (int)t))
            continue; /* in a view: if it mattered, the card would commit */
        const int range = assault_row_at(g, s, (int)t)->anti_air;
        if (range &&
            (t == (uint64_t)tile || assault_has(g->within[assault_least(range, 3)][tile], (int)t)))
            found |= assault_bit((int)t);
    }
    return found;
}

/* Of several one that is face up, so that no other has to be turned up (AMB-69). */
int assault_first_to_fire(const assault_state *s, uint64_t guns)
{
    ASSAULT_EACH(t, guns)
    if (!assault_is_face_down(s, (int)t))
        return (int)t;
    return __builtin_ctzll(guns);
}

static void fire_at_aircraft(const assault_game *g, assault_state *s, int tile, int gun,
                             bcg_log *log)
{
    const int side = s->unit[tile].side;
    assault_reveal(g, s, tile, log); /* AA-6, REVEAL-3 */
    assault_pending *flip = assault_push(s, AP_ANTI_AIR, side);
    flip->a = (bcg_tile)tile;
    flip->b = (bcg_tile)gun;
}

/* AA-4, AA-7: each anti-air unit may save one supporting gun from a Strafing Run. True if one
 * fires now. */
static bool defends_guns(const assault_game *g, assault_state *s, int side, bcg_log *log)
{
    ASSAULT_EACH(gun, assault_guns(g, s))
    {
        const uint64_t ready = assault_covering(g, s, side, (int)gun) & ~s->combat.asked;
        if (!ready)
            continue;
        const int first = assault_first_to_fire(s, ready);
        s->combat.asked |= assault_bit(first);
        fire_at_aircraft(g, s, first, (int)gun, log);
        return true;
    }
    return false;
}

/* Before an air card takes effect: is there anti-air to fire at it? True if a flip was begun. The
 * card's `n` tells that this is settled. */
static bool meets_anti_air(const assault_game *g, assault_state *s, assault_pending *p,
                           bcg_log *log)
{
    const int kind = g->card[p->card].kind, enemy = assault_enemy(p->side), target = p->a;
    if (!assault_facts_of(kind)->air || p->n)
        return false;
    if (kind == AK_STRAFING_RUN && defends_guns(g, s, enemy, log))
        return true;
    p->n = 1;
    const uint64_t guns = kind == AK_STRAFING_RUN ? 0 : assault_covering(g, s, enemy, target);
    if (guns)
        fire_at_aircraft(g, s, assault_first_to_fire(s, guns), BCG_NO_TILE, log); /* AA-2, AA-3 */
    return guns != 0;
}

void assault_apply_anti_air(const assault_game *g, assault_state *s, int tm, bcg_log *log)
{
    const assault_pending flip = *assault_top(s);
    (void)g;
    assault_pop(s);
    if (tm < 1)
        return;
    if (flip.b != BCG_NO_TILE) {
        s->combat.saved |= assault_bit(flip.b);
        assault_tell(log, AEV_SAVED, 2, flip.a, flip.b, 0, 0);
        return;
    }
    assault_pending *card = &s->pending[s->pending_count - 1];
    card->m = ASSAULT_EFFECTS; /* AA-8: shot down, no effect is left */
    assault_tell(log, AEV_SHOT_DOWN, 2, flip.a, card->card, 0, 0);
}

static void discard_from_table(const assault_game *g, assault_state *s, int card)
{
    assault_give(g, s, card, AZ_TABLE, assault_discards_of(g, card)); /* CARD-13, CARD-17 */
}

/* What follows a surprise card, once it is off the table: the moment it interrupts is on top. */
static void finish_card(const assault_game *g, assault_state *s, bcg_log *log)
{
    const assault_pending p = *assault_top(s);
    const int effect = assault_facts_of(g->card[p.card].kind)->effect[0].kind;
    assault_pop(s);
    discard_from_table(g, s, p.card);
    if (effect == AF_CANCEL_CARD) {
        const assault_pending below = *assault_top(s);
        assault_tell(log, AEV_CANCELLED, 2, below.side, below.card, 0, 0);
        assault_pop(s);
        discard_from_table(g, s, below.card);
    } else if (effect == AF_CANCEL_MOVE) {
        const assault_pending step = *assault_top(s);
        assault_unit *u = &s->unit[step.a];
        assault_pop(s); /* TEST-J: the step is undone, the move stays spent */
        assault_tell(log, AEV_STOPPED, 2, step.a, step.b, 0, 0);
        if (!(assault_row(g, u->kind - 1)->abilities & AB_MOVES_AND_FIRES || u->marks & AU_FIRED) &&
            u->extra >> 4 < 15)
            u->extra = (uint8_t)(u->extra + 16); /* AMB-68: it may still fire, whatever its card */
    } else if (effect == AF_INITIATE_COMBAT) {
        if (assault_has(s->units[p.side], p.a) && assault_has(s->units[assault_enemy(p.side)], p.b))
            assault_begin_combat(g, s, p.a, p.b, true, log); /* ACT-8 */
    }
}

void assault_settle_card(const assault_game *g, assault_state *s, bcg_log *log)
{
    assault_pending *p = &s->pending[s->pending_count - 1];
    const assault_action_facts *facts = assault_facts_of(g->card[p->card].kind);
    if (meets_anti_air(g, s, p, log))
        return;
    if (p->m >= ASSAULT_EFFECTS || facts->effect[p->m].kind == AF_NONE) {
        finish_card(g, s, log);
        return;
    }
    const assault_effect *e = &facts->effect[p->m++];
    const assault_pending now = *p;
    switch (e->kind) {
    case AF_MORALE_TM:
        assault_push(s, AP_CARD_FLIP, now.side);
        break;
    case AF_DRAW:
        assault_push(s, AP_DEAL, now.side)->n = (uint8_t)e->amount;
        break;
    case AF_DISCARD_RANDOM:
        assault_push(s, AP_DISCARD, assault_enemy(now.side))->n = (uint8_t)e->amount;
        break;
    default:
        apply_effect(g, s, &now, e, log);
    }
}

void assault_apply_card_flip(const assault_game *g, assault_state *s, int tm, bcg_log *log)
{
    assault_pop(s);
    const assault_pending p = *assault_top(s);
    const assault_effect *e = &assault_facts_of(g->card[p.card].kind)->effect[p.m - 1];
    const int loss = e->amount + tm;
    if (loss > 0)
        change_morale_by_card(g, s, &p, p.a, -loss, e->least, log); /* TEST-D */
}

void assault_apply_discard(const assault_game *g, assault_state *s, int card, bcg_log *log)
{
    assault_pending *p = &s->pending[s->pending_count - 1];
    assault_give(g, s, card, AZ_HAND + p->side, assault_discards_of(g, card));
    assault_tell(log, AEV_DISCARDED, 2, p->side, card, 0, 0);
    p->n--;
}

/* -- listing
 * ------------------------------------------------------------------------------------------ */

/* The card with these operands, if it would have an effect. */
static void add_if(const assault_game *g, const assault_state *s, int side, bcg_action a,
                   assault_list *list)
{
    if (assault_check_effect(g, s, side, assault_operand(a, 0), assault_operand(a, 1),
                             assault_operand(a, 2)) == BCG_OK)
        assault_add(list, a);
}

static uint64_t hit_targets(const assault_game *g, const assault_state *s, int side, bool face_up,
                            bool or_dug_in)
{
    uint64_t found = 0;
    ASSAULT_EACH(t, s->units[assault_enemy(side)])
    if (check_hit(g, s, side, (int)t, face_up, or_dug_in) == BCG_OK)
        found |= assault_bit((int)t);
    return found;
}

static uint64_t own_targets(const assault_game *g, const assault_state *s, int side, int kind)
{
    const bool sheltered = bcg_set_has(&g->swamp_shelter, kind); /* DUEL03-S2 */
    uint64_t found = 0;
    ASSAULT_EACH(t, s->units[side] & ~(sheltered ? g->of_terrain[AT_SWAMP] : 0))
    if (check_help(g, s, side, kind, (int)t) == BCG_OK)
        found |= assault_bit((int)t);
    return found;
}

/* The units that a card for one unit can be played on: what assault_check_effect says of each. */
static uint64_t targets_of(const assault_game *g, const assault_state *s, int side, int kind)
{
    switch (kind) {
    case AK_AIR_STRIKE:
    case AK_BOMBER_RUN:
        return hit_targets(g, s, side, true, false);
    case AK_RANGED_BOMBARDMENT:
        return hit_targets(g, s, side, false, false);
    case AK_PREP_FIRE:
        return hit_targets(g, s, side, false, true);
    case AK_OPPORTUNITY_FIRE:
        return assault_snipers(g, s, side, assault_top(s)->a);
    default:
        return own_targets(g, s, side, kind);
    }
}

static void list_re_deploys(const assault_game *g, const assault_state *s, int side, int card,
                            assault_list *list)
{
    const uint64_t supplied = assault_supplied(g, s, side) & ~g->no_deploy;
    ASSAULT_EACH(from, s->units[side])
    {
        if (check_lifted(g, s, side, (int)from) != BCG_OK)
            continue;
        ASSAULT_EACH(to, supplied & g->enter[assault_kind_at(s, (int)from)])
        assault_add(list, assault_play(card, (int)from, (int)to));
    }
}

/* Every pair once. */
static void list_counter_offensives(const assault_game *g, const assault_state *s, int side,
                                    int card, assault_list *list)
{
    const uint64_t fit = own_targets(g, s, side, AK_COUNTER_OFFENSIVE);
    ASSAULT_EACH(a, fit)
    {
        assault_add(list, assault_play(card, (int)a, 0));
        ASSAULT_EACH(b, fit & ~(assault_bit((int)a) | (assault_bit((int)a) - 1)))
        assault_add(list, assault_play(card, (int)a, (int)b + 1));
    }
}

static void list_salvages(const assault_game *g, const assault_state *s, int side, int card,
                          assault_list *list)
{
    const bcg_set found = bcg_set_or(s->pile[AZ_ACTION_DISCARDS], s->pile[AZ_UNIT_DISCARDS + side]);
    int last = -1;
    BCG_EACH (other, found) {
        if (g->card[other].first != last)
            assault_add(list, assault_play(card, g->card[other].first, 0));
        last = g->card[other].first;
    }
}

static void list_card(const assault_game *g, const assault_state *s, int side, int card,
                      assault_list *list)
{
    const int kind = g->card[card].kind;
    switch (assault_operands_of(kind)[0]) {
    case AN_TILE:
        if (kind == AK_RE_DEPLOY)
            list_re_deploys(g, s, side, card, list);
        else if (kind == AK_COUNTER_OFFENSIVE)
            list_counter_offensives(g, s, side, card, list);
        else
            assault_add_each(list, AA_PLAY, card, targets_of(g, s, side, kind));
        break;
    case AN_CHOICE:
        for (int choice = 0; choice < 2; choice++)
            add_if(g, s, side, assault_play(card, choice, 0), list);
        break;
    case AN_DISCARD:
        list_salvages(g, s, side, card, list);
        break;
    default:
        add_if(g, s, side, assault_play(card, 0, 0), list);
    }
}

/* The moment it is now, if cards may be played at all. */
static assault_moment moment_of(const assault_state *s)
{
    const assault_pending *p = assault_top(s);
    return !p                     ? AM_OPERATIONS
           : p->what == AP_STEP_9 ? AM_COMBAT
                                  : (assault_moment)(AM_WINDOW + p->n);
}

void assault_list_plays(const assault_game *g, const assault_state *s, int side, assault_list *list)
{
    const bcg_set held = bcg_set_and(s->pile[AZ_HAND + side], g->for_moment[side][moment_of(s)]);
    int last = -1;
    BCG_EACH (card, held) {
        const int first = g->card[card].first;
        if (first != last && check_card(g, s, side, g->card[card].kind) == BCG_OK)
            list_card(g, s, side, first, list);
        last = first;
    }
}

/* -- special actions of scenarios
 * ----------------------------------------------------------------------- */

bcg_reason assault_check_lift(const assault_game *g, const assault_state *s, bcg_action a)
{
    const int tile = assault_operand(a, 0);
    if (!g->lifts || s->turn % 2 || s->used & AX_ONCE_LIFT ||
        !assault_has(s->units[assault_enemy(s->active)], tile) || !assault_is_dug_in(g, s, tile))
        return AR_NO_LIFT; /* DUEL02-S1 */
    return BCG_OK;
}

void assault_apply_lift(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log)
{
    s->used |= AX_ONCE_LIFT;
    dig_in(g, s, assault_operand(a, 0), false, log); /* AMB-36 */
}

bcg_reason assault_check_shell(const assault_game *g, const assault_state *s, bcg_action a)
{
    const int tile = assault_operand(a, 0);
    if (!g->shelling[s->active][s->turn % 2 == 0] || s->used & AX_ONCE_SHELL ||
        check_hit(g, s, s->active, tile, true, false) != BCG_OK)
        return AR_NO_SHELL; /* DUEL08-S1, DUEL08-S3, AMB-49 */
    return BCG_OK;
}

void assault_apply_shell(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log)
{
    s->used |= AX_ONCE_SHELL;
    assault_change_morale(g, s, assault_operand(a, 0), -g->shelling[s->active][s->turn % 2 == 0], 1,
                          log);
}

void assault_list_special(const assault_game *g, const assault_state *s, assault_list *list)
{
    if (g->lifts || g->shelling[s->active][0] || g->shelling[s->active][1])
        ASSAULT_EACH(t, s->units[assault_enemy(s->active)])
        {
            if (assault_check_lift(g, s, assault_action(AA_LIFT, (int)t, 0)) == BCG_OK)
                assault_add(list, assault_action(AA_LIFT, (int)t, 0));
            if (assault_check_shell(g, s, assault_action(AA_SHELL, (int)t, 0)) == BCG_OK)
                assault_add(list, assault_action(AA_SHELL, (int)t, 0));
        }
}
