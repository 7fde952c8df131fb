/* The course of the game (chapters 6 and 10): what is pending goes on, phases and turns follow each
 * other. */
#include "assault/rules.h"

#include <assert.h>
#include <string.h>

assault_pending *assault_push(assault_state *s, assault_pending_kind what, int side)
{
    assert(s->pending_count < ASSAULT_MOST_PENDING);
    assault_pending *p = &s->pending[s->pending_count++];
    *p = (assault_pending){.what = (uint8_t)what, .side = (uint8_t)side};
    return p;
}

void assault_pop(assault_state *s)
{
    assert(s->pending_count);
    memset(&s->pending[--s->pending_count], 0, sizeof s->pending[0]);
}

/* -- chance
 * ----------------------------------------------------------------------------------------- */

int assault_draw_deck(const assault_state *s, const assault_pending *p)
{
    switch (p->what) {
    case AP_DEAL:
    case AP_START_DRAW:
        return assault_deal_deck(p);
    case AP_DISCARD:
        return AZ_HAND + p->side;
    case AP_NPC_OPERATION:
    case AP_NPC_SACRIFICE:
    case AP_NPC_MODIFIERS:
        return AZ_NPC_OPERATIONS;
    case AP_NPC_CARD:
        return assault_firing_side(s) == p->side ? AZ_NPC_FIRING : AZ_NPC_TARGET;
    case AP_NPC_UNIT:
        return assault_unit_deck(p->side);
    default:
        return AZ_ACTIONS; /* SOLO-13 */
    }
}

/* The modifier of a flip counts; AMB-67: 0 where no card is left. */
static void apply_flip(const assault_game *g, assault_state *s, int card, bcg_log *log)
{
    const int tm = card == ASSAULT_NO_CARD ? 0 : assault_tm(g, card);
    switch (assault_top(s)->what) {
    case AP_MINE:
        assault_apply_mine(g, s, tm, log);
        break;
    case AP_SWAMP:
        assault_apply_swamp(s, tm, log);
        break;
    case AP_CARD_FLIP:
        assault_apply_card_flip(g, s, tm, log);
        break;
    case AP_ANTI_AIR:
        assault_apply_anti_air(g, s, tm, log);
        break;
    case AP_MODIFIER:
        assault_apply_modifier(s, tm, card, log);
        break;
    case AP_NPC_FLIP: {
        const bcg_tile tile = assault_top(s)->a;
        assault_pop(s);
        if (tm >= 1)
            assault_push(s, AP_NPC_UNIT, g->npc)->a = tile; /* SOLO2-S6, SOLO3-S4 */
        break;
    }
    default:
        assault_pop(s);
    }
}

void assault_apply_card(const assault_game *g, assault_state *s, int card, bcg_log *log)
{
    switch (assault_top(s)->what) {
    case AP_DEAL:
    case AP_START_DRAW:
        assault_apply_deal(g, s, card, log);
        return;
    case AP_DISCARD:
        assault_apply_discard(g, s, card, log);
        return;
    case AP_NPC_OPERATION:
    case AP_NPC_CARD:
    case AP_NPC_SACRIFICE:
    case AP_NPC_MODIFIERS:
    case AP_NPC_UNIT:
        assault_apply_npc_card(g, s, card, log);
        return;
    default:
        break;
    }
    assault_give(g, s, card, AZ_ACTIONS, AZ_ACTION_DISCARDS); /* MINE-2, CARD-13 */
    assault_tell(log, AEV_FLIPPED, 2, card, assault_tm(g, card), 0, 0);
    if (assault_is_pending(s, AP_FIRST_FLIP))
        assault_apply_first_flip(g, s, card, log);
    else
        apply_flip(g, s, card, log);
}

/* Chance is to bring a card: is there one? If not, what was pending is over; true. */
static bool settle_chance(const assault_game *g, assault_state *s, bcg_log *log)
{
    assault_pending *p = &s->pending[s->pending_count - 1];
    if (p->what == AP_EDGES)
        return false;
    if ((p->what == AP_DEAL || p->what == AP_START_DRAW) && !p->n && !p->m) {
        assault_pop(s);
        return true;
    }
    const int deck = assault_draw_deck(s, p);
    if (p->what == AP_DISCARD) {
        if (p->n && s->size[deck])
            return false;
        assault_pop(s);
        return true;
    }
    if (p->what == AP_NPC_MODIFIERS && !p->n) {
        assault_pop(s);
        return true;
    }
    if (p->what == AP_NPC_UNIT && assault_has(assault_occupied(s), p->a)) {
        assault_pop(s);
        return true;
    }
    if (assault_refill(g, s, deck, log))
        return false;
    if (p->what == AP_DEAL && p->n)
        p->n = 0;
    else if (p->what == AP_NPC_SACRIFICE) {
        s->combat.chosen[p->side] = g->first_of_kind[AK_BLUFF + p->side];
        assault_pop(s);
    } else
        apply_flip(g, s, ASSAULT_NO_CARD, log);
    return true;
}

/* -- turns and phases
 * -------------------------------------------------------------------------------- */

/* Morale every unit of a side loses by a scenario rule (MORALE-8). */
static void wear_down(const assault_game *g, assault_state *s, int side, int loss, bcg_log *log)
{
    const uint64_t units = s->units[side];
    ASSAULT_EACH(t, units)
    if (!s->result)
        assault_change_morale(g, s, (int)t, -loss, 0, log);
}

static bool is_turn_of(const assault_state *s, uint32_t turns)
{
    return s->turn <= 32 && turns >> (s->turn - 1) & 1;
}

static void apply_turn_rules(const assault_game *g, assault_state *s, bcg_log *log)
{
    const int side = s->active, enemy = assault_enemy(side);
    if (g->fort_fire[side] && s->units[enemy] & g->of_terrain[AT_FORTIFICATION])
        wear_down(g, s, side, g->fort_fire[side], log); /* DUEL07-S3, AMB-51 */
    if (g->attrition && side != g->npc && is_turn_of(s, g->attrition_turns))
        wear_down(g, s, side, g->attrition, log); /* SOLO1-S5 */
    if (g->barrage && side == g->npc && is_turn_of(s, g->barrage_turns)) {
        bool fires = false; /* SOLO2-S7 */
        ASSAULT_EACH(t, s->units[side])
        fires = fires || bcg_set_has(&g->barrage_units, s->unit[t].kind - 1);
        if (fires)
            wear_down(g, s, enemy, g->barrage, log);
    }
}

void assault_begin_turn(const assault_game *g, assault_state *s, bcg_log *log)
{
    assault_tell(log, AEV_TURN, 2, s->turn, s->active, 0, 0);
    s->used = 0;
    s->ambushed = 0;
    assault_auto_dig(g, s, 3, log); /* DIG-6, AMB-9 */
    apply_turn_rules(g, s, log);
    if (s->result)
        return;
    if (s->active == g->npc)
        assault_begin_npc_turn(g, s, log);
    else
        assault_begin_draw(g, s);
}

/* INCOME-1, INCOME-2. */
int assault_income(const assault_game *g, const assault_state *s, int side)
{
    int income = 0;
    if (g->no_income || side == g->npc) /* DUEL06-S1, SOLO-5 */
        return 0;
    ASSAULT_EACH(t, s->control[side])
    income += g->income[t];
    return income * g->income_factor; /* DUEL11-S8 */
}

static void collect_income(const assault_game *g, assault_state *s, bcg_log *log)
{
    const int income = assault_income(g, s, s->active);
    if (g->no_income || s->active == g->npc)
        return;
    assault_tell(log, AEV_INCOME, 2, s->active, income, 0, 0);
    assault_give_prestige(s, s->active, income, NULL);
}

void assault_end_operations(const assault_game *g, assault_state *s, bcg_log *log)
{
    collect_income(g, s, log);
    assault_end_turn(g, s, log);
}

void assault_end_turn(const assault_game *g, assault_state *s, bcg_log *log)
{
    assault_clear_marks(s, s->active);           /* INCOME-3 */
    assault_auto_dig(g, s, 1 << s->active, log); /* INCOME-4 */
    const bool last = s->active != s->first;
    if (last)
        assault_count_turn(g, s);
    assault_check_victory(g, s, log); /* TURN-2, VICT-1 */
    if (s->result)
        return;
    s->active = (uint8_t)assault_enemy(s->active);
    s->turn = (uint16_t)(s->turn + last); /* TURN-1, TURN-3 */
    assault_begin_turn(g, s, log);
}

/* -- going on
 * ------------------------------------------------------------------------------------------ */

/* Nothing is pending: true if somebody has to decide. */
static bool settle_phase(const assault_game *g, assault_state *s, bcg_log *log)
{
    if (s->phase == APH_OPERATIONS)
        return true;
    if (s->phase == APH_DRAW) {
        s->phase = APH_OPERATIONS; /* TURN-5 */
        assault_open_window(g, s, assault_enemy(s->active), AW_TURN, 0, 0);
    } else
        assault_go_on_with_setup(g, s, log);
    return false;
}

/* May the side buy, as far as everybody knows? */
static bool settle_buy(const assault_game *g, assault_state *s)
{
    for (int deck = 0; deck < 2; deck++)
        if (assault_check_buy(g, s, assault_action(AA_BUY, deck, 0)) == BCG_OK)
            return true;
    assault_pop(s);
    return false;
}

/* What is innermost: true if somebody, or chance, has to decide. */
static bool settle_top(const assault_game *g, assault_state *s, bcg_log *log)
{
    assault_pending *p = &s->pending[s->pending_count - 1];
    if (assault_is_chance(p->what))
        return !settle_chance(g, s, log);
    switch (p->what) {
    case AP_BUY:
        return settle_buy(g, s);
    case AP_STEP:
        assault_settle_step(g, s, log);
        return false;
    case AP_ARRIVED: {
        const assault_pending now = *p;
        assault_pop(s);
        if (assault_has(s->units[now.side], now.a))
            assault_open_window(g, s, assault_enemy(now.side), AW_ARRIVED, now.a, now.a);
        return false;
    }
    case AP_CARD:
        assault_settle_card(g, s, log);
        return false;
    case AP_COMBAT:
        assault_settle_combat(g, s, log);
        return false;
    case AP_NPC_TURN:
        assault_settle_npc(g, s, log);
        return false;
    default:
        return true;
    }
}

void assault_settle(const assault_game *g, assault_state *s, bcg_log *log)
{
    while (!s->result)
        if (s->pending_count ? settle_top(g, s, log) : settle_phase(g, s, log))
            return;
}
