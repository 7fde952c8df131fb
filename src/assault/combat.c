/* Combat, step by step (chapters 11 and 12). Only one combat is fought at a time (ATK-5); where it
 * stands is assault_combat, and AP_COMBAT lies below whatever interrupts it. */
#include "assault/rules.h"

#include <string.h>

/* -- roles and values
 * ------------------------------------------------------------------------------- */

int assault_firing_side(const assault_state *s)
{
    return s->combat.firing ? assault_enemy(s->combat.side) : s->combat.side;
}

int assault_role_of(const assault_state *s, int tile)
{
    return s->combat.tile[0] == tile ? 0 : s->combat.tile[1] == tile ? 1 : -1;
}

/* COMBAT-0, AMB-4, TEST-I. With an owner's values and a factor for sacrifices a value could pass
 * what a byte holds. */
static uint8_t counted(int value)
{
    return (uint8_t)(value < 1 ? 1 : assault_least(value, UINT8_MAX));
}

static void tell_values(const assault_state *s, int card, assault_cause cause, bcg_log *log)
{
    assault_tell(log, AEV_VALUES, 4, s->combat.fire, s->combat.target, card, (int)cause);
}

void assault_change_fire(assault_state *s, int change, int card, assault_cause cause, bcg_log *log)
{
    s->combat.fire = counted(s->combat.fire + change);
    tell_values(s, card, cause, log);
}

void assault_change_target(assault_state *s, int change, int card, assault_cause cause,
                           bcg_log *log)
{
    s->combat.target = counted(s->combat.target + change);
    tell_values(s, card, cause, log);
}

/* -- support (chapter 12)
 * ---------------------------------------------------------------------------- */

bool assault_can_support(const assault_game *g, const assault_state *s, int tile, int target)
{
    const assault_unit_row *row = assault_row_at(g, s, tile);
    if (row->support == 0 || !assault_has(g->within[row->range][target], tile))
        return false; /* SUPPORT-1, SUPPORT-3 to SUPPORT-5, ABIL-10 */
    return g->terrain[tile] != AT_BOCAGE || !assault_has(g->adjacent[target], tile); /* SUPPORT-6 */
}

uint64_t assault_support_range(const assault_game *g, const assault_state *s, int tile)
{
    uint64_t found = 0;
    ASSAULT_EACH(t, g->near3[tile] & ~assault_bit(tile))
    if (assault_can_support(g, s, tile, (int)t))
        found |= assault_bit((int)t);
    return found;
}

uint64_t assault_supporters(const assault_game *g, const assault_state *s, int side, int firing,
                            int target, bool face_down)
{
    uint64_t found = 0;
    ASSAULT_EACH(t, s->units[side] & g->near3[target])
    if ((int)t != firing && assault_is_face_down(s, (int)t) == face_down &&
        !assault_is_unknown(s, (int)t) && assault_can_support(g, s, (int)t, target))
        found |= assault_bit((int)t);
    return found;
}

uint64_t assault_hidden_supporters(const assault_game *g, const assault_state *s)
{
    const uint64_t near = s->units[assault_firing_side(s)] & g->near3[assault_target_tile(s)] &
                          ~s->combat.asked;
    uint64_t found = 0;
    ASSAULT_EACH(t, near)
    if (assault_is_face_down(s, (int)t))
        found |= assault_bit((int)t);
    return found;
}

bcg_reason assault_check_support(const assault_game *g, const assault_state *s, int tile)
{
    if (!assault_is_pending(s, AP_SUPPORT))
        return AR_NOT_NOW;
    return assault_has(assault_hidden_supporters(g, s), tile) &&
                   assault_can_support(g, s, tile, assault_target_tile(s))
               ? BCG_OK
               : AR_CANNOT_SUPPORT;
}

void assault_apply_support(const assault_game *g, assault_state *s, int tile, bcg_log *log)
{
    assault_pop(s);
    assault_reveal(g, s, tile, log); /* REVEAL-3 */
}

/* SUPPORT-7: one question for all face-down units that are near enough, asked again while one of
 * them is brought in. True if it is asked now. */
static bool ask_for_support(const assault_game *g, assault_state *s)
{
    if (!assault_hidden_supporters(g, s))
        return false;
    assault_push(s, AP_SUPPORT, assault_firing_side(s));
    return true;
}

/* -- steps 1 to 8
 * -------------------------------------------------------------------------------------- */

void assault_begin_combat(const assault_game *g, assault_state *s, int from, int to, bool surprise,
                          bcg_log *log)
{
    memset(&s->combat, 0, sizeof s->combat);
    s->combat.tile[0] = s->combat.origin = (bcg_tile)from;
    s->combat.tile[1] = s->combat.left = (bcg_tile)to;
    s->combat.side = s->unit[from].side;
    memset(s->combat.chosen, ASSAULT_NO_CARD, sizeof s->combat.chosen);
    if (surprise)
        s->combat.flags |= ACF_SURPRISE;
    assault_tell(log, AEV_ATTACK, 3, from, to, s->combat.side, 0);
    assault_reveal(g, s, from, log); /* REVEAL-6 */
    assault_reveal(g, s, to, log);
    assault_leave_trench(s, from, log);             /* DIG-5; AMB-8: a fortification stays */
    s->combat.firing = assault_is_dug_in(g, s, to); /* COMBAT-1, DIG-3 */
    assault_push(s, AP_COMBAT, s->combat.side);
}

static int terrain_defence(const assault_game *g, const assault_unit_row *firing,
                           const assault_unit_row *target, int tile)
{
    if (target->hard && !(target->abilities & AB_TERRAIN_DEFENCE))
        return 0;                                                         /* CLASS-9, ABIL-9 */
    return firing->abilities & AB_CANCELS_TERRAIN ? 0 : g->defence[tile]; /* ABIL-8, AMB-58 */
}

static void begin_firing(const assault_game *g, assault_state *s, bcg_log *log)
{
    assault_combat *c = &s->combat;
    const int from = assault_firing_tile(s), to = assault_target_tile(s);
    const assault_unit_row *firing = assault_row_at(g, s, from), *target = assault_row_at(g, s, to);
    const int attack = target->hard ? firing->hard_attack : firing->soft_attack; /* COMBAT-2 */
    int fire = counted(attack + s->unit[from].markers); /* COMBAT-3, MORALE-4 */
    c->supporters = assault_supporters(g, s, s->unit[from].side, from, to, false);
    ASSAULT_EACH(t, c->supporters)
    { /* COMBAT-4, COMBAT-23 */
        fire += assault_row_at(g, s, (int)t)->support;
        assault_tell(log, AEV_SUPPORTS, 2, (int)t, assault_row_at(g, s, (int)t)->support, 0, 0);
    }
    c->fire = counted(fire + g->fire[from]); /* COMBAT-5, AMB-3 */
    c->terrain = (uint8_t)terrain_defence(g, firing, target, to);
    c->target = counted(target->defence + c->terrain);                   /* COMBAT-6, COMBAT-7 */
    const int trench = assault_is_dug_in(g, s, to) ? ASSAULT_DUG_IN : 0; /* COMBAT-8, DIG-2 */
    c->target = counted(c->target + trench);
    c->asked = c->saved = 0;
    c->passes = 0;
    c->flags &= (uint8_t) ~(ACF_NPC_PLAYED | ACF_TERRAIN_CUT | ACF_SUPPORT_CUT); /* COMBAT-22 */
    c->turn = (uint8_t)assault_firing_side(s);                                   /* COMBAT-9 */
    c->step = ACS_CARDS;
    assault_tell(log, AEV_FIRE_PARTS, 4, attack, s->unit[from].markers, g->fire[from],
                 s->unit[from].kind - 1);
    assault_tell(log, AEV_TARGET_PARTS, 4, target->defence, c->terrain, trench,
                 s->unit[to].kind - 1);
    assault_tell(log, AEV_FIRES, 4, from, to, c->fire, c->target);
}

/* -- step 9
 * ---------------------------------------------------------------------------------------------- */

/* As far as everybody can tell: might the side have a card for this step? */
static bool may_have_card(const assault_game *g, const assault_state *s, int side)
{
    for (int kind = AK_ACCURACY; kind <= AK_BREAK_CONTACT; kind++)
        if (assault_could_play(g, s, side, kind) &&
            (kind == AK_MORALE_BOOST || /* whom it helps need not be seen */
             assault_check_effect(g, s, side, g->first_of_kind[kind], 0, 0) == BCG_OK))
            return true;
    return assault_could_play(g, s, side, AK_SABOTAGE);
}

static void pass_step_9(assault_state *s)
{
    s->combat.passes++;
    s->combat.turn = (uint8_t)assault_enemy(s->combat.turn);
}

static void go_on_with_cards(const assault_game *g, assault_state *s)
{
    assault_combat *c = &s->combat;
    if (c->passes >= 2) {
        c->step = ACS_SACRIFICE;
        c->passes = 0;
    } else if (c->turn == g->npc && !(c->flags & ACF_NPC_PLAYED)) {
        c->flags |= ACF_NPC_PLAYED; /* SOLO-11 */
        assault_push(s, AP_NPC_CARD, c->turn);
    } else if (may_have_card(g, s, c->turn))
        assault_push(s, AP_STEP_9, c->turn);
    else
        pass_step_9(s);
}

void assault_hurt_in_combat(const assault_game *g, assault_state *s, int tile, int change, int side,
                            int card, bcg_log *log)
{
    const int role = assault_role_of(s, tile), kind = s->unit[tile].kind - 1,
              owner = s->unit[tile].side;
    const int changed = assault_change_morale(g, s, tile, change, 0, log);
    if (changed < 0)
        s->combat.lost[role] = (uint8_t)(s->combat.lost[role] - changed); /* RETREAT-1, AMB-5 */
    if (s->combat.tile[role] == BCG_NO_TILE) {                            /* COMBAT-17 */
        s->combat.step = ACS_ADVANCE;
        if (owner != side)
            assault_push_reward(g, s, side, kind, log);
    } else if (role == s->combat.firing && changed)
        assault_change_fire(s, changed, card, ACA_MORALE, log); /* COMBAT-19, MORALE-7 */
}

/* -- step 10
 * -----------------------------------------------------------------------------------------------
 */

int assault_battle_value(const assault_game *g, int card)
{
    const int kind = g->card[card].kind;
    if (assault_is_bluff(kind))
        return 0; /* BLUFF-2 */
    return g->battle_factor * (assault_is_unit(kind) ? g->book.unit[kind].battle
                                                     : g->book.action[kind - ASSAULT_UNITS].battle);
}

/* The pile a side sacrifices from. */
static int sacrifice_pile(const assault_game *g, int side)
{
    return side == g->npc ? AZ_NPC_OPERATIONS : AZ_HAND + side; /* SOLO-12 */
}

static int bluff_of(const assault_game *g, int side)
{
    return g->first_of_kind[AK_BLUFF + side];
}

bcg_reason assault_check_sacrifice(const assault_game *g, const assault_state *s, int side,
                                   bcg_action a)
{
    const int card = assault_operand(a, 0);
    if (!assault_is_pending(s, AP_SACRIFICE))
        return AR_NOT_NOW;
    if (card == bluff_of(g, side))
        return BCG_OK;
    return g->card[card].first == card && assault_holds(g, s, AZ_HAND + side, card)
               ? BCG_OK
               : AR_NOT_IN_HAND; /* BLUFF-4 */
}

static void show_sacrifice(const assault_game *g, assault_state *s, int side, bcg_log *log)
{
    int card = s->combat.chosen[side];
    if (card == ASSAULT_SHOWN)
        return;
    if (card == ASSAULT_HIDDEN) /* in a view: of an empty hand, or the last answer commits */
        card = g->first_of_kind[AK_BLUFF + side];
    const int value = assault_battle_value(g, card);
    s->combat.chosen[side] = ASSAULT_SHOWN;
    assault_tell(log, AEV_SACRIFICED, 2, side, card, 0, 0);
    if (!assault_is_bluff(g->card[card].kind))
        assault_give(g, s, card, sacrifice_pile(g, side),
                     assault_discards_of(g, card)); /* PRES-6 */
    if (value == 0)
        return;
    if (side == assault_firing_side(s))
        assault_change_fire(s, value, card, ACA_SACRIFICE, log);
    else
        assault_change_target(s, value, card, ACA_SACRIFICE, log);
}

/* Against an automa, which draws its card, there is nobody to hide the own one from. */
void assault_apply_sacrifice(const assault_game *g, assault_state *s, int side, bcg_action a,
                             bcg_log *log)
{
    assault_pending *p = &s->pending[s->pending_count - 1];
    s->combat.chosen[side] = (uint8_t)assault_operand(a, 0);
    p->n &= (uint8_t) ~(1u << side);
    if (p->n == 0)
        assault_pop(s);
    if (g->npc != ASSAULT_NOBODY)
        show_sacrifice(g, s, side, log);
}

void assault_list_sacrifices(const assault_game *g, const assault_state *s, int side,
                             assault_list *list)
{
    int last = -1;
    assault_add(list, assault_action(AA_SACRIFICE, bluff_of(g, side), 0));
    BCG_EACH (card, s->pile[AZ_HAND + side]) {
        if (g->card[card].first != last)
            assault_add(list, assault_action(AA_SACRIFICE, g->card[card].first, 0));
        last = g->card[card].first;
    }
}

/* Ask both sides at once; who holds nothing but the bluff card shows it. */
static void ask_for_sacrifices(const assault_game *g, assault_state *s)
{
    unsigned asked = 0;
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        if (side == g->npc)
            assault_push(s, AP_NPC_SACRIFICE, side);
        else if (s->size[AZ_HAND + side])
            asked |= 1u << side;
        if (side != g->npc && !s->size[AZ_HAND + side])
            s->combat.chosen[side] = (uint8_t)bluff_of(g, side);
    }
    if (asked)
        assault_push(s, AP_SACRIFICE, 0)->n = (uint8_t)asked; /* COMBAT-10 */
}

static void go_on_with_sacrifice(const assault_game *g, assault_state *s, bcg_log *log)
{
    uint8_t *chosen = s->combat.chosen;
    if (chosen[0] == ASSAULT_NO_CARD || chosen[1] == ASSAULT_NO_CARD) {
        ask_for_sacrifices(g, s);
        return;
    }
    for (int side = 0; side < ASSAULT_SIDES; side++)
        show_sacrifice(g, s, side, log);
    chosen[0] = chosen[1] = ASSAULT_NO_CARD;
    s->combat.step = ACS_MODIFIER;
}

/* -- steps 11 to 14
 * ------------------------------------------------------------------------------------------ */

/* SOLO2-S8, SOLO-26: a unit that draws two modifiers of its own. */
static bool draws_two(const assault_game *g, const assault_state *s, int tile)
{
    return s->unit[tile].side == g->npc && bcg_set_has(&g->two_modifiers, s->unit[tile].kind - 1);
}

static void go_on_with_modifier(const assault_game *g, assault_state *s)
{
    const int firing = assault_firing_tile(s), target = assault_target_tile(s);
    if (draws_two(g, s, target) && s->combat.passes == 0) {
        s->combat.passes = 1; /* its two are asked for */
        assault_push(s, AP_NPC_MODIFIERS, g->npc)->n = 2;
        return;
    }
    if (draws_two(g, s, firing)) { /* they replace the usual one */
        s->combat.step = ACS_LOSS;
        assault_push(s, AP_NPC_MODIFIERS, g->npc)->n = 2;
        return;
    }
    assault_push(s, AP_MODIFIER, assault_firing_side(s)); /* COMBAT-11, AMB-2 */
}

void assault_apply_modifier(assault_state *s, int tm, int card, bcg_log *log)
{
    assault_pop(s);
    assault_change_fire(s, tm, card, ACA_FLIP, log);
    s->combat.step = ACS_LOSS;
}

void assault_push_reward(const assault_game *g, assault_state *s, int side, int kind, bcg_log *log)
{
    const int reward = assault_reward(assault_row(g, kind)->cost);
    if (side == g->npc || s->result)
        return; /* SOLO-5, SOLO-17 */
    if (assault_enemy(side) == g->npc) {
        assault_give_prestige(s, side, reward, log);
        return;
    }
    assault_push(s, AP_REWARD, side)->n = (uint8_t)reward;
}

void assault_apply_reward(const assault_game *g, assault_state *s, bool take, bcg_log *log)
{
    const assault_pending p = *assault_top(s);
    (void)g;
    assault_pop(s);
    if (take)
        assault_give_prestige(s, assault_enemy(p.side), -p.n, log);
    else
        assault_give_prestige(s, p.side, p.n, log);
}

static void take_loss(const assault_game *g, assault_state *s, bcg_log *log)
{
    assault_combat *c = &s->combat;
    const int role = 1 - c->firing, tile = c->tile[role], kind = s->unit[tile].kind - 1;
    const int loss = assault_loss(c->fire, c->target); /* COMBAT-12, TEST-E */
    assault_tell(log, AEV_LOSS, 3, tile, c->fire - c->target, loss, 0);
    c->has_fired |= (uint8_t)(1u << c->firing); /* COMBAT-20 */
    c->step = ACS_SECOND;
    if (loss == 0)
        return;
    c->lost[role] = (uint8_t)(c->lost[role] - assault_change_morale(g, s, tile, -loss, 0, log));
    if (c->tile[role] != BCG_NO_TILE || s->result)
        return;
    assault_push_reward(g, s, assault_firing_side(s), kind, log); /* COMBAT-13, AMB-45 */
    assault_change_morale(g, s, assault_firing_tile(s), 1, 0, log);
}

static void go_on_to_second(assault_state *s)
{
    assault_combat *c = &s->combat;
    const int other = 1 - c->firing;
    if (c->tile[0] == BCG_NO_TILE || c->tile[1] == BCG_NO_TILE || c->has_fired >> other & 1) {
        c->step = ACS_RETREAT;
        return;
    }
    c->firing = (uint8_t)other; /* COMBAT-14, SLIP-4 */
    c->asked = 0;
    c->step = ACS_SUPPORT;
}

/* -- steps 15 and 16
 * -------------------------------------------------------------------------------------------- */

/* RETREAT-4: the tile straight away from the other unit, or BCG_NO_TILE. */
static int tile_behind(const assault_game *g, int tile, int other)
{
    return bcg_tile_at(g->board,
                       2 * bcg_tile_column((bcg_tile)tile) - bcg_tile_column((bcg_tile)other),
                       2 * bcg_tile_row((bcg_tile)tile) - bcg_tile_row((bcg_tile)other));
}

/* RETREAT-5. */
static bool can_retreat(const assault_game *g, const assault_state *s, int tile, int to)
{
    return to != BCG_NO_TILE && !assault_is_immobile(g, s, tile) &&
           !assault_has(assault_occupied(s), to) &&
           assault_has(g->enter[assault_kind_at(s, tile)], to) &&
           to != g->home_base[s->edge[s->unit[tile].side]];
}

/* RETREAT-6: it stays and loses 1 morale. */
static void stand_fast(const assault_game *g, assault_state *s, int role, bcg_log *log)
{
    const int tile = s->combat.tile[role], kind = s->unit[tile].kind - 1,
              other = assault_enemy(s->unit[tile].side);
    assault_tell(log, AEV_NO_RETREAT, 1, tile, 0, 0, 0);
    assault_change_morale(g, s, tile, -1, 0, log);
    if (s->combat.tile[role] != BCG_NO_TILE || s->result)
        return;
    assault_push_reward(g, s, other, kind, log);
    if (s->combat.tile[1 - role] != BCG_NO_TILE)
        assault_change_morale(g, s, s->combat.tile[1 - role], 1, 0, log);
}

static void retreat(const assault_game *g, assault_state *s, int role, bool may, bcg_log *log)
{
    const int tile = s->combat.tile[role], side = s->unit[tile].side;
    const int to = tile_behind(g, tile, role ? s->combat.origin : s->combat.left);
    if (!may || !can_retreat(g, s, tile, to)) {
        stand_fast(g, s, role, log);
        return;
    }
    assault_leave_trench(s, tile, log); /* DIG-5 */
    assault_carry(s, tile, to);         /* RETREAT-9: no activation is used */
    s->combat.tile[role] = (bcg_tile)to;
    if (role == 0)
        s->combat.flags |= ACF_WENT_BACK;
    assault_tell(log, AEV_RETREATED, 2, tile, to, 0, 0);
    if (assault_arrive(g, s, to, log) && assault_fears_mines(g, s, to))
        assault_push(s, AP_MINE, side)->a = (bcg_tile)to; /* RETREAT-7, MINE-3 */
    assault_check_enemy_at_home(g, s, log);
}

static void go_on_with_retreat(const assault_game *g, assault_state *s, int role, bcg_log *log)
{
    assault_combat *c = &s->combat;
    const bool forced = c->flags & (role ? ACF_FORCED_DEFENDER : ACF_FORCED_ATTACKER);
    c->step = role ? ACS_RETREAT_2 : ACS_ADVANCE; /* RETREAT-8: the defender first */
    if (c->tile[role] == BCG_NO_TILE)
        return;
    if (!forced && (role == 0 || c->tile[0] == BCG_NO_TILE || c->lost[1] <= c->lost[0]))
        return; /* RETREAT-2, RETREAT-3 */
    const int side = s->unit[c->tile[role]].side;
    retreat(g, s, role, forced || !g->no_retreat[side], log); /* DUEL06-S5, AMB-29 */
}

/* ADV-1, ADV-3, AMB-64: can the attacker go where the defender was? */
bool assault_can_advance(const assault_game *g, const assault_state *s)
{
    const assault_combat *c = &s->combat;
    return c->tile[0] != BCG_NO_TILE && !(c->flags & ACF_WENT_BACK) &&
           !assault_has(assault_occupied(s), c->left) && !assault_is_immobile(g, s, c->tile[0]) &&
           assault_has(g->enter[assault_kind_at(s, c->tile[0])], c->left);
}

/* Nobody is asked who cannot: in a game go_on_with_advance sees to it, in files position.c. */
bcg_reason assault_check_advance(const assault_state *s)
{
    return assault_is_pending(s, AP_ADVANCE) ? BCG_OK : AR_NOT_NOW;
}

static void advance(const assault_game *g, assault_state *s, bcg_log *log)
{
    const int from = s->combat.tile[0], to = s->combat.left;
    assault_carry(s, from, to);
    s->combat.tile[0] = (bcg_tile)to;
    assault_tell(log, AEV_ADVANCED, 2, from, to, 0, 0);
    assault_arrive(g, s, to, log); /* ADV-2, MINE-4 */
    assault_check_enemy_at_home(g, s, log);
}

void assault_apply_advance(const assault_game *g, assault_state *s, bcg_log *log)
{
    assault_pop(s);
    advance(g, s, log);
}

static void go_on_with_advance(const assault_game *g, assault_state *s, bcg_log *log)
{
    s->combat.step = ACS_END;
    if (!assault_can_advance(g, s))
        return;
    if (s->combat.side != g->npc)
        assault_push(s, AP_ADVANCE, s->combat.side);
    else if (g->npc_follows) /* SOLO1-S6, SOLO2-S10; SOLO3-S6 */
        advance(g, s, log);
}

/* After a combat there is none. */
static void end_combat(assault_state *s)
{
    assault_pop(s);
    memset(&s->combat, 0, sizeof s->combat);
    memset(s->combat.tile, BCG_NO_TILE, sizeof s->combat.tile);
    memset(s->combat.chosen, ASSAULT_NO_CARD, sizeof s->combat.chosen);
    s->combat.left = s->combat.origin = BCG_NO_TILE;
}

/* -- all of it
 * -----------------------------------------------------------------------------------------------------
 */

void assault_settle_combat(const assault_game *g, assault_state *s, bcg_log *log)
{
    switch (s->combat.step) {
    case ACS_SUPPORT:
        if (!ask_for_support(g, s))
            begin_firing(g, s, log);
        break;
    case ACS_CARDS:
        go_on_with_cards(g, s);
        break;
    case ACS_SACRIFICE:
        go_on_with_sacrifice(g, s, log);
        break;
    case ACS_MODIFIER:
        go_on_with_modifier(g, s);
        break;
    case ACS_LOSS:
        take_loss(g, s, log);
        break;
    case ACS_SECOND:
        go_on_to_second(s);
        break;
    case ACS_RETREAT:
        go_on_with_retreat(g, s, 1, log);
        break;
    case ACS_RETREAT_2:
        go_on_with_retreat(g, s, 0, log);
        break;
    case ACS_ADVANCE:
        go_on_with_advance(g, s, log);
        break;
    default:
        end_combat(s);
    }
}

bcg_reason assault_check_pass(const assault_game *g, const assault_state *s)
{
    const assault_pending *p = assault_top(s);
    (void)g;
    return p && (p->what == AP_WINDOW || p->what == AP_STEP_9 || p->what == AP_SUPPORT ||
                 p->what == AP_ADVANCE)
               ? BCG_OK
               : AR_NOT_NOW;
}

void assault_apply_pass(const assault_game *g, assault_state *s, bcg_log *log)
{
    const int what = assault_top(s)->what;
    assault_pop(s);
    if (what == AP_SUPPORT)
        s->combat.asked |= assault_hidden_supporters(g, s);
    if (what == AP_STEP_9) {
        assault_tell(log, AEV_PASSED, 1, s->combat.turn, 0, 0, 0);
        pass_step_9(s);
    }
}
