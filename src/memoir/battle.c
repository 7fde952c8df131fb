/* Battles (chapter 6), taking ground (9), overrun (10) and Ambush (17.3). */
#include "memoir/rules.h"

static bool is_extra_battle(const memoir_state *s)
{
    return memoir_is_pending(s, PENDING_OVERRUN) || memoir_is_pending(s, PENDING_SECOND_BATTLE);
}

/* -- who may battle --------------------------------------------------------------------------- */

/* Could the unit battle now if it had a target? */
static bcg_reason check_attacker(const memoir_game *g, const memoir_state *s, bcg_hex h)
{
    const bool extra = is_extra_battle(s);
    if (s->phase != MP_BATTLE || (s->pending_count && !extra))
        return MR_NOT_NOW;
    if (extra && memoir_top(s)->at != h)
        return MR_OTHER_BATTLE; /* TURN-6, OVERRUN-8, CARD-BOMBARD-3 */
    if (!bcg_set_has(&s->units[s->active], h))
        return MR_NO_UNIT;
    if (!bcg_set_has(&s->ordered, h))
        return MR_NOT_ORDERED;
    if (s->marks[h] & MM_BATTLED && !extra)
        return MR_BATTLED;
    if (s->marks[h] & MM_TIRED)
        return MR_TIRED;
    if (s->marks[h] & MM_NO_BATTLE)
        return MR_ENTERED;
    return g->traits[h] & MH_AFLOAT ? MR_AFLOAT : BCG_OK;
}

/* -- which targets ---------------------------------------------------------------------------- */

/* BATTLE-7, CARD-CLOSE-6, CARD-FIREFIGHT-4: how adjacent enemies limit the choice of a target. */
static bcg_reason check_distance(const memoir_game *g, const memoir_state *s, bcg_hex from,
                                 int distance)
{
    const memoir_card_row *card = memoir_card_rules_at(s, from);
    const bool next_to = memoir_has_enemy_next(g, s, from, s->active);
    if (card && card->traits & MCF_APART && next_to)
        return MR_FIRE_ONLY;
    if (next_to && distance > 1)
        return MR_NEXT_FIRST;
    if (card && card->traits & MCF_NEXT_TO && distance > 1 && !is_extra_battle(s))
        return MR_CLOSE_ONLY; /* CARD-CLOSE-5: after an overrun it may fire */
    return BCG_OK;
}

/* BATTLE-21, BATTLE-22 and scenario restrictions: can fire pass from one hex to the other? */
static bcg_reason check_fire(const memoir_game *g, const memoir_state *s, bcg_hex from, bcg_hex to,
                             int distance)
{
    const memoir_unit_row *unit = &memoir_units[memoir_kind_at(s, from)];
    if (distance > MEMOIR_RANGE || unit->dice[distance] == 0)
        return MR_OUT_OF_RANGE;
    if (unit->needs_sight && !memoir_sees_near(g, s, from, to))
        return memoir_fire_is_blocked(g, from, to) ? MR_FIRE_BLOCKED : MR_NO_SIGHT;
    if (!unit->needs_sight && memoir_fire_is_blocked(g, from, to))
        return MR_FIRE_BLOCKED;
    if (unit->kind == MK_INFANTRY && distance > 1 && memoir_river_is_too_wide(g, from, to))
        return MR_WIDE_RIVER;
    return BCG_OK;
}

static bcg_reason check_target(const memoir_game *g, const memoir_state *s, bcg_hex from,
                               bcg_hex to)
{
    const int distance = bcg_distance(g->board, from, to);
    bcg_reason r = check_distance(g, s, from, distance);
    if (r == BCG_OK)
        r = check_fire(g, s, from, to, distance);
    if (r == BCG_OK && memoir_dice(g, s, from, to, true) == 0)
        r = MR_NO_DICE; /* BATTLE-25 */
    return r;
}

bcg_reason memoir_check_attack(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    const bcg_reason r = check_attacker(g, s, from);
    if (r != BCG_OK)
        return r;
    if (!bcg_set_has(&s->units[memoir_enemy(s->active)], to))
        return MR_NO_ENEMY;
    return check_target(g, s, from, to);
}

/* The enemies that could be targets: only the adjacent ones, if there are any (BATTLE-7). */
static bcg_set possible_targets(const memoir_game *g, const memoir_state *s, bcg_hex from)
{
    const bcg_set *enemies = &s->units[memoir_enemy(s->active)];
    const bcg_set next = bcg_set_and(g->board->neighbours[from], *enemies);
    if (!bcg_set_is_empty(&next))
        return next;
    return bcg_set_and(memoir_class_at(s, from) == MK_ARTILLERY ? g->far[from] : g->near[from],
                       *enemies);
}

static void list_attacks_of(const memoir_game *g, const memoir_state *s, bcg_hex from,
                            memoir_list *list)
{
    const bcg_set targets = possible_targets(g, s, from);
    BCG_EACH (to, targets)
        if (check_target(g, s, from, (bcg_hex)to) == BCG_OK)
            memoir_add(list, memoir_action(MA_ATTACK, from, to));
}

bool memoir_has_attack(const memoir_game *g, const memoir_state *s, bcg_hex h)
{
    if (check_attacker(g, s, h) != BCG_OK)
        return false;
    const bcg_set targets = possible_targets(g, s, h);
    BCG_EACH (to, targets)
        if (check_target(g, s, h, (bcg_hex)to) == BCG_OK)
            return true;
    return false;
}

/* OBS-WIRE-3, OBS-WIRE-4: replaces a battle the unit could otherwise fight. */
bcg_reason memoir_check_remove_wire(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const bcg_hex h = (bcg_hex)memoir_operand(a, 0);
    if (is_extra_battle(s))
        return MR_NOT_NOW;
    const bcg_reason r = check_attacker(g, s, h);
    if (r != BCG_OK)
        return r;
    if (memoir_class_at(s, h) != MK_INFANTRY)
        return MR_WIRE_CUTTERS;
    if (!bcg_set_has(&s->wire, h))
        return MR_NO_WIRE;
    const bool next_to = memoir_has_enemy_next(g, s, h, s->active);
    return check_distance(g, s, h, next_to ? 1 : 2); /* would the card let it battle? */
}

void memoir_list_attacks(const memoir_game *g, const memoir_state *s, memoir_list *list)
{
    BCG_EACH (h, s->ordered)
        if (check_attacker(g, s, (bcg_hex)h) == BCG_OK)
            list_attacks_of(g, s, (bcg_hex)h, list);
    const bcg_set on_wire = bcg_set_and(s->ordered, s->wire);
    BCG_EACH (h, on_wire) {
        const bcg_action a = memoir_action(MA_REMOVE_WIRE, h, 0);
        if (memoir_check_remove_wire(g, s, a) == BCG_OK)
            memoir_add(list, a);
    }
}

/* -- the attack ------------------------------------------------------------------------------- */

bool memoir_ambush_is_possible(const memoir_game *g, const memoir_state *s, bcg_hex attacker,
                               bcg_hex target)
{
    const int side = memoir_enemy(s->active);
    return g->deck[MC_AMBUSH] > 0 && memoir_discards_of(g, s, side)[MC_AMBUSH] == 0 &&
           !s->ambushed && (memoir_is_overlord(g) || s->played[s->active].card != MC_AMBUSH) &&
           bcg_adjacent(g->board, attacker, target) && !(g->traits[target] & MH_AFLOAT) &&
           memoir_dice(g, s, target, attacker, false) > 0;
}

/* OBS-WIRE-7: armor that ends a retreat on wire. */
static void crush_wire(memoir_state *s, bcg_hex h, bcg_log *log)
{
    if (memoir_class_at(s, h) == MK_ARMOR && bcg_set_has(&s->wire, h))
        memoir_remove_wire(s, h, log);
}

void memoir_apply_attack(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const bcg_hex from = (bcg_hex)memoir_operand(a, 0), to = (bcg_hex)memoir_operand(a, 1);
    const memoir_card_row *card = memoir_card_rules_at(s, from);
    const bool overrun = memoir_is_pending(s, PENDING_OVERRUN);
    const bool first = !is_extra_battle(s);
    const int dice = memoir_dice(g, s, from, to, true);
    if (!first)
        memoir_pop(s);
    s->marks[from] |= (uint8_t)(overrun ? MM_BATTLED | MM_OVERRAN : MM_BATTLED);
    memoir_tell(log, MV_ATTACKED, 3, from, to, dice);
    memoir_pending *f = memoir_push(s, PENDING_ATTACK, s->active);
    f->at = from;
    f->to = to;
    f->dice = (uint8_t)dice;                      /* BATTLE-28: fixed from here on */
    f->more = first && card && card->battles > 1; /* CARD-BOMBARD-2 */
    crush_wire(s, from, log);
    if (memoir_ambush_is_possible(g, s, from, to)) { /* CARD-AMBUSH-17 */
        f = memoir_push(s, PENDING_AMBUSH, memoir_enemy(s->active));
        f->at = to;
        f->to = from;
        f->dice = (uint8_t)memoir_dice(g, s, to, from, false); /* CARD-AMBUSH-2 */
    }
}

void memoir_apply_remove_wire(memoir_state *s, bcg_action a, bcg_log *log)
{
    const bcg_hex h = (bcg_hex)memoir_operand(a, 0);
    s->marks[h] |= MM_BATTLED;
    memoir_remove_wire(s, h, log);
}

/* VAR-ALLY-12: the place of the card, in the seat's own hand or between the partners. */
static int place_of_ambush(const memoir_game *g, int side, int seat, bcg_action a)
{
    if (memoir_operand(a, 0))
        return MPL_SHARED;
    return memoir_forms[g->form].kind == MFK_ALLIANCE && seat != g->first_seat[side] ? MPL_SECOND
                                                                                     : MPL_HAND;
}

bcg_reason memoir_check_ambush(const memoir_game *g, const memoir_state *s, int seat, bcg_action a)
{
    if (!memoir_is_pending(s, PENDING_AMBUSH))
        return MR_NOT_NOW;
    const int side = memoir_top(s)->side, place = place_of_ambush(g, side, seat, a);
    if (place == MPL_SHARED)
        return s->shared[side] == MC_AMBUSH ? BCG_OK : MR_NOT_SHARED;
    return s->hand[memoir_hand_of(side, place)][MC_AMBUSH] > 0 ? BCG_OK : MR_NO_AMBUSH;
}

void memoir_apply_ambush(const memoir_game *g, memoir_state *s, int seat, bcg_action a,
                         bcg_log *log)
{
    memoir_pending *f = &s->pending[s->pending_count - 1];
    const int place = place_of_ambush(g, f->side, seat, a);
    memoir_lose_card(s, f->side, place, MC_AMBUSH);
    s->ambushed = (uint8_t)(place + 1);
    f->what = PENDING_AMBUSH_ROLL;
    f->more = 0;
    memoir_tell(log, MV_AMBUSHED, 3, f->at, f->to, f->dice);
    crush_wire(s, f->at, log);
}

/* BATTLE-27: resolve hits first, then flags. */
void memoir_apply_battle_roll(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    memoir_pending *open = &s->pending[s->pending_count - 1];
    const memoir_pending f = *open;
    const bool bomb = f.what == PENDING_BOMB;
    if (bomb)
        memoir_pop(s);
    else
        open->what = f.what == PENDING_ATTACK ? PENDING_AFTERMATH : PENDING_AMBUSHED;
    const int side = memoir_side_at(s, f.to);
    memoir_lose_figures(g, s, f.to, memoir_hits(a, memoir_class_at(s, f.to), bomb && f.more), log);
    if (s->phase != MP_OVER && bcg_set_has(&s->units[side], f.to))                    /* HIT-5 */
        memoir_suffer_flags(g, s, f.to, memoir_dice_showing(a, MF_FLAG), !bomb, log); /* FLAG-5 */
}

/* CARD-AMBUSH-4 to CARD-AMBUSH-6: an attacker that was destroyed or left its hex does not
 * attack. */
void memoir_settle_ambushed(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    const memoir_pending f = *memoir_top(s);
    memoir_pop(s);
    if (!bcg_set_has(&s->units[s->active], f.to))
        memoir_pop(s);
    if (!memoir_is_overlord(g))
        return;
    s->ambushed = 0; /* VAR-OVL-23: the card is replaced at once */
    memoir_discard(g, s, f.side, MC_AMBUSH, log);
    memoir_push(s, PENDING_DRAW, f.side)->steps = 1;
}

/* -- taking ground, overrun, second battle ----------------------------------------------------- */

/* GROUND-1, GROUND-3, GROUND-5: an adjacent hex was vacated by the battle. */
static bool may_take_ground(const memoir_game *g, const memoir_state *s, bcg_hex from, bcg_hex to)
{
    return !(g->options & MOPT_NO_TAKE_GROUND) && bcg_adjacent(g->board, from, to) &&
           memoir_units[memoir_kind_at(s, from)].takes_ground && !memoir_is_occupied(s, to) &&
           memoir_check_ground(g, s, from, to) == BCG_OK;
}

/* Offer another battle if the unit has a target. */
static void offer_battle(const memoir_game *g, memoir_state *s, memoir_pending_kind what, bcg_hex h)
{
    memoir_push(s, what, s->active)->at = h;
    if (!memoir_has_attack(g, s, h))
        memoir_pop(s);
}

void memoir_settle_aftermath(const memoir_game *g, memoir_state *s)
{
    const memoir_pending f = *memoir_top(s);
    memoir_pop(s);
    if (may_take_ground(g, s, f.at, f.to)) {
        memoir_pending *ground = memoir_push(s, PENDING_TAKE_GROUND, s->active);
        ground->at = f.at;
        ground->to = f.to;
    } else if (f.more)
        offer_battle(g, s, PENDING_SECOND_BATTLE, f.at);
}

/* OVERRUN-1, OVERRUN-4, OVERRUN-6: armor that has just taken ground. */
static bool may_overrun(const memoir_game *g, const memoir_state *s, bcg_hex h)
{
    return memoir_units[memoir_kind_at(s, h)].overruns && !(s->marks[h] & MM_OVERRAN) &&
           !(g->options & MOPT_NO_OVERRUN);
}

bcg_reason memoir_check_take_ground(const memoir_state *s)
{
    return memoir_is_pending(s, PENDING_TAKE_GROUND) ? BCG_OK : MR_NOT_NOW;
}

void memoir_apply_take_ground(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    const memoir_pending f = *memoir_top(s);
    memoir_pop(s);
    if (s->from[f.at] == BCG_NO_HEX)
        s->from[f.at] = f.at; /* TER-HEDGE-2: where its movement began */
    memoir_put(s, f.at, f.to);
    memoir_leave(s, f.at, log); /* GROUND-12 */
    memoir_tell(log, MV_TOOK_GROUND, 2, f.at, f.to, 0);
    if (bcg_set_has(&g->objectives, f.at) || bcg_set_has(&g->objectives, f.to))
        memoir_evaluate(g, s, log);
    if (s->phase == MP_OVER)
        return;
    memoir_arrive(g, s, f.at, f.to, log); /* GROUND-9 */
    if (may_overrun(g, s, f.to))
        offer_battle(g, s, PENDING_OVERRUN, f.to);
}
