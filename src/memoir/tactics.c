/* The tactic cards with special procedures: Air Power, Barrage, Medics & Mechanics, Their Finest
 * Hour, Dig-In (chapter 17.3). */
#include "memoir/rules.h"

enum { BARRAGE_DICE = 4 }; /* CARD-BARRAGE-2 */

/* -- Air Power -------------------------------------------------------------------------------- */

static int count_targets(const memoir_pending *f)
{
    int n = 0;
    while (n < MEMOIR_AIR_TARGETS && f->targets[n] != BCG_NO_HEX)
        n++;
    return n;
}

static bool is_target(const memoir_pending *f, bcg_hex h)
{
    for (int i = 0; i < count_targets(f); i++)
        if (f->targets[i] == h)
            return true;
    return false;
}

static void add_target(memoir_pending *f, bcg_hex h)
{
    int i = count_targets(f);
    for (; i > 0 && f->targets[i - 1] > h; i--)
        f->targets[i] = f->targets[i - 1];
    f->targets[i] = h;
}

static void remove_target(memoir_pending *f, bcg_hex h)
{
    int kept = 0;
    for (int i = 0; i < MEMOIR_AIR_TARGETS; i++)
        if (f->targets[i] != h)
            f->targets[kept++] = f->targets[i];
    while (kept < MEMOIR_AIR_TARGETS)
        f->targets[kept++] = BCG_NO_HEX;
}

bcg_set memoir_air_targets(const memoir_game *g, const memoir_state *s, const memoir_pending *f)
{
    const bcg_set *enemies = &s->units[memoir_enemy(f->side)];
    return f->to == BCG_NO_HEX ? *enemies : bcg_set_and(*enemies, g->flank_sets[f->to]);
}

/* Targets that may be named next: those adjacent to a named one (CARD-AIR-2: every connected group
 * can be named in such an order). */
static bcg_set nameable(const memoir_game *g, const memoir_state *s, const memoir_pending *f)
{
    const bcg_set set = memoir_air_targets(g, s, f);
    bcg_set named = BCG_SET_EMPTY;
    for (int i = 0; i < count_targets(f); i++)
        bcg_set_add(&named, f->targets[i]);
    if (bcg_set_is_empty(&named))
        return set;
    return bcg_set_minus(bcg_set_and(set, bcg_neighbours_of(g->board, &named)), named);
}

void memoir_begin_air_power(const memoir_game *g, memoir_state *s, int dice, int flank)
{
    memoir_pending *f = memoir_push(s, PENDING_AIR_TARGETS, s->active);
    s->phase = MP_BATTLE;
    f->dice = (uint8_t)dice;
    f->to = (bcg_hex)flank;
    const bcg_set targets = nameable(g, s, f);
    if (bcg_set_is_empty(&targets))
        memoir_pop(s); /* no target in the section */
}

static bcg_reason check_air_target(const memoir_game *g, const memoir_state *s, bcg_hex h)
{
    const memoir_pending *f = memoir_top(s);
    const bcg_set set = nameable(g, s, f);
    if (bcg_set_has(&set, h))
        return BCG_OK;
    if (!bcg_set_has(&s->units[memoir_enemy(f->side)], h))
        return MR_NO_TARGET;
    if (is_target(f, h))
        return MR_NAMED;
    return f->to != BCG_NO_HEX && !bcg_set_has(&g->flank_sets[f->to], h) ? MR_OUTSIDE : MR_NO_GROUP;
}

bcg_reason memoir_check_targets_done(const memoir_state *s)
{
    return memoir_top(s)->targets[0] == BCG_NO_HEX ? MR_NAME_ONE : BCG_OK;
}

/* CARD-AIR-7: all targets are named; now they are rolled for one by one. */
void memoir_apply_targets_done(memoir_state *s)
{
    memoir_pending *f = &s->pending[s->pending_count - 1];
    f->what = PENDING_AIR_STRIKES;
    f->to = BCG_NO_HEX;
}

bcg_reason memoir_check_strike(const memoir_state *s, bcg_action a)
{
    if (!memoir_is_pending(s, PENDING_AIR_STRIKES))
        return MR_NOT_NOW;
    return is_target(memoir_top(s), (bcg_hex)memoir_operand(a, 0)) ? BCG_OK : MR_NOT_NAMED;
}

static void bomb(memoir_state *s, bcg_hex to, int dice, bool stars, bcg_log *log)
{
    memoir_pending *f = memoir_push(s, PENDING_BOMB, s->active);
    f->to = to;
    f->dice = (uint8_t)dice;
    f->more = stars;
    memoir_tell(log, MV_BOMBED, 2, to, dice, 0);
}

void memoir_apply_strike(memoir_state *s, bcg_action a, bcg_log *log)
{
    memoir_pending *f = &s->pending[s->pending_count - 1];
    const bcg_hex h = (bcg_hex)memoir_operand(a, 0);
    const int dice = f->dice;
    remove_target(f, h);
    if (count_targets(f) == 0)
        memoir_pop(s);
    bomb(s, h, dice, true, log); /* CARD-AIR-4 */
}

void memoir_list_strikes(const memoir_state *s, memoir_list *list)
{
    const memoir_pending *f = memoir_top(s);
    for (int i = 0; i < count_targets(f); i++)
        memoir_add(list, memoir_action(MA_STRIKE, f->targets[i], 0));
}

/* -- naming a target, for Air Power and Barrage ------------------------------------------------ */

void memoir_begin_barrage(memoir_state *s, int dice)
{
    s->phase = MP_BATTLE;
    if (bcg_set_is_empty(&s->units[memoir_enemy(s->active)]))
        return; /* no target */
    memoir_pending *f = memoir_push(s, PENDING_BARRAGE, s->active);
    f->dice = (uint8_t)(dice ? dice : BARRAGE_DICE);
}

bcg_reason memoir_check_target(const memoir_game *g, const memoir_state *s, bcg_action a)
{
    const bcg_hex h = (bcg_hex)memoir_operand(a, 0);
    if (memoir_is_pending(s, PENDING_AIR_TARGETS))
        return check_air_target(g, s, h);
    if (!memoir_is_pending(s, PENDING_BARRAGE))
        return MR_NOT_NOW;
    return bcg_set_has(&s->units[memoir_enemy(s->active)], h) ? BCG_OK : MR_NO_SHOT;
}

void memoir_apply_target(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const bcg_hex h = (bcg_hex)memoir_operand(a, 0);
    memoir_pending *f = &s->pending[s->pending_count - 1];
    if (f->what == PENDING_BARRAGE) {
        const int dice = f->dice;
        memoir_pop(s);
        bomb(s, h, dice, false, log); /* CARD-BARRAGE-3: stars miss */
        return;
    }
    add_target(f, h);
    const bcg_set more = nameable(g, s, f);
    if (count_targets(f) == MEMOIR_AIR_TARGETS || bcg_set_is_empty(&more))
        memoir_apply_targets_done(s);
}

void memoir_list_targets(const memoir_game *g, const memoir_state *s, memoir_list *list)
{
    const memoir_pending *f = memoir_top(s);
    const bcg_set set = f->what == PENDING_BARRAGE ? s->units[memoir_enemy(f->side)]
                                                   : nameable(g, s, f);
    BCG_EACH (h, set)
        memoir_add(list, memoir_action(MA_TARGET, h, 0));
    if (memoir_check_targets_done(s) == BCG_OK)
        memoir_add(list, MA_DONE); /* never for a Barrage, which has named none */
}

/* -- Medics & Mechanics ----------------------------------------------------------------------- */

bool memoir_is_hurt(const memoir_state *s, int h)
{
    return memoir_figures_at(s, h) < memoir_start_figures_at(s, h);
}

bool memoir_has_hurt_unit(const memoir_state *s)
{
    BCG_EACH (h, s->units[s->active])
        if (memoir_is_hurt(s, h))
            return true;
    return false;
}

/* CARD-MEDICS-2, CARD-FINEST-1: one die per card held, including the one just played.
 * VAR-ALLY-10, AMB-45: the active partner's own hand and the open card; once, if that was played.
 * VAR-OVL-20, VAR-OVL-21, VAR-OVL-25: a general always has 4. */
int memoir_dice_for_cards(const memoir_game *g, const memoir_state *s)
{
    if (memoir_is_overlord(g))
        return 4;
    return s->hand_size[memoir_hand_in_turn(g, s, s->active)] + 1 +
           (s->shared[s->active] != MEMOIR_NO_CARD);
}

void memoir_begin_medics(memoir_state *s)
{
    s->phase = MP_ORDER;
    if (memoir_has_hurt_unit(s))
        memoir_push(s, PENDING_MEDICS, s->active);
    else
        memoir_begin_draw(s); /* CARD-MEDICS-6 */
}

bcg_reason memoir_check_heal(const memoir_state *s, bcg_action a)
{
    const int h = memoir_operand(a, 0);
    if (!memoir_is_pending(s, PENDING_MEDICS))
        return MR_NOT_NOW;
    return bcg_set_has(&s->units[s->active], h) && memoir_is_hurt(s, h) ? BCG_OK : MR_UNHURT;
}

void memoir_apply_heal(const memoir_game *g, memoir_state *s, bcg_action a)
{
    memoir_pending *f = &s->pending[s->pending_count - 1];
    f->what = PENDING_MEDICS_ROLL;
    f->at = (bcg_hex)memoir_operand(a, 0);
    f->dice = (uint8_t)memoir_dice_for_cards(g, s);
}

void memoir_list_heals(const memoir_state *s, memoir_list *list)
{
    BCG_EACH (h, s->units[s->active])
        if (memoir_is_hurt(s, h))
            memoir_add(list, memoir_action(MA_HEAL, h, 0));
}

/* CARD-MEDICS-3: its own symbol and stars; artillery has no symbol. */
static int figures_returned(const memoir_state *s, bcg_hex h, bcg_action roll)
{
    const int lost = memoir_start_figures_at(s, h) - memoir_figures_at(s, h);
    const int figures = memoir_symbols(roll, memoir_class_at(s, h)) +
                        memoir_dice_showing(roll, MF_STAR);
    return figures < lost ? figures : lost; /* CARD-MEDICS-4 */
}

void memoir_apply_medics_roll(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const bcg_hex h = memoir_top(s)->at;
    const int figures = figures_returned(s, h, a);
    memoir_pop(s);
    if (figures > 0) { /* CARD-MEDICS-5 */
        s->strength[h] = memoir_pack_strength(memoir_figures_at(s, h) + figures,
                                              memoir_start_figures_at(s, h));
        memoir_tell(log, MV_HEALED, 2, h, figures, 0);
        if (!bcg_set_has(&s->ordered, h))
            memoir_tell(log, MV_ORDERED, 1, h, 0, 0);
        if (memoir_is_overlord(g) && !bcg_set_has(&s->ordered, h))
            memoir_order_healed(g, s, h);
        bcg_set_add(&s->ordered, h);
    }
    if (!memoir_is_overlord(g)) /* other generals may still order */
        memoir_begin_moves(s);
}

/* -- Their Finest Hour ------------------------------------------------------------------------ */

void memoir_begin_finest_hour(const memoir_game *g, memoir_state *s)
{
    s->phase = MP_ORDER;
    for (int flank = memoir_is_overlord(g) ? MEMOIR_FLANKS - 1 : 0; flank >= 0; flank--) {
        memoir_pending *f = memoir_push(s, PENDING_FINEST_HOUR, s->active);
        f->dice = (uint8_t)memoir_dice_for_cards(g, s);
        f->to = memoir_is_overlord(g) ? (bcg_hex)flank : BCG_NO_HEX; /* VAR-OVL-20 */
    }
}

void memoir_apply_finest_hour_roll(const memoir_game *g, memoir_state *s, bcg_action a,
                                   bcg_log *log)
{
    uint8_t *faces = s->faces[memoir_is_overlord(g) ? memoir_top(s)->to : 0];
    memoir_pop(s);
    faces[0] = (uint8_t)memoir_dice_showing(a, MF_INFANTRY);
    faces[1] = (uint8_t)memoir_dice_showing(a, MF_ARMOR);
    faces[2] = (uint8_t)memoir_dice_showing(a, MF_STAR);
    if (!memoir_is_overlord(g))
        memoir_begin_orders(g, s, log);
}

/* -- Dig-In ----------------------------------------------------------------------------------- */

void memoir_dig_in(const memoir_game *g, memoir_state *s, bcg_hex h, bcg_log *log)
{
    const bool any_left = g->options & MOPT_UNLIMITED_SANDBAGS ||
                          bcg_set_count(&s->sandbags) < MEMOIR_SANDBAGS; /* CARD-DIGIN-5 */
    if (g->traits[h] & MH_AFLOAT || bcg_set_has(&s->sandbags, h) || !any_left)
        return; /* CARD-DIGIN-4 */
    bcg_set_add(&s->sandbags, h);
    memoir_tell(log, MV_SANDBAGS, 2, h, 1, 0);
}
