/* The sequence of a turn (chapter 3): its steps, and what is pending within a step. */
#include "memoir/rules.h"

#include <assert.h>
#include <string.h>

memoir_pending *memoir_push(memoir_state *s, memoir_pending_kind what, int side)
{
    assert(s->pending_count < MEMOIR_MOST_PENDING);
    memoir_pending *f = &s->pending[s->pending_count++];
    *f = (memoir_pending){.what = (uint8_t)what,
                          .side = (uint8_t)side,
                          .at = BCG_NO_HEX,
                          .to = BCG_NO_HEX,
                          .targets = {BCG_NO_HEX, BCG_NO_HEX, BCG_NO_HEX, BCG_NO_HEX}};
    return f;
}

/* Popped entries are zeroed, so that equal positions are equal bytes. */
void memoir_pop(memoir_state *s)
{
    assert(s->pending_count > 0);
    memset(&s->pending[--s->pending_count], 0, sizeof s->pending[0]);
}

/* -- passing ---------------------------------------------------------------------------------- */

bcg_reason memoir_check_pass(const memoir_state *s)
{
    const memoir_pending *f = memoir_top(s);
    if (!f)
        return MR_NOT_NOW;
    switch (f->what) {
    case PENDING_AMBUSH:
    case PENDING_IGNORE:
    case PENDING_TAKE_GROUND:
    case PENDING_OVERRUN:
    case PENDING_SECOND_BATTLE:
        return BCG_OK;
    default:
        return MR_NOT_NOW;
    }
}

/* VAR-ALLY-12: an Ambush that one partner does not play is still open for the other. */
static bool is_open_for_others(const memoir_game *g, memoir_state *s, int seat)
{
    if (!memoir_is_pending(s, PENDING_AMBUSH) || (memoir_actors(g, s) & ~bcg_seat_bit(seat)) == 0)
        return false;
    memoir_pending *f = &s->pending[s->pending_count - 1];
    f->more |= (uint8_t)(1u << (seat - g->first_seat[f->side]));
    return true;
}

void memoir_apply_pass(const memoir_game *g, memoir_state *s, int seat, bcg_log *log)
{
    if (memoir_is_pending(s, PENDING_IGNORE))
        memoir_apply_ignore(g, s, false, log);
    else if (!is_open_for_others(g, s, seat))
        memoir_pop(s);
}

/* -- steps ------------------------------------------------------------------------------------ */

/* The traits of the card that changes how ordered units act; none for a fallback (DECK-4). */
static unsigned traits_in_force(const memoir_state *s)
{
    const memoir_card_row *card = memoir_card_rules(s);
    return card ? card->traits : 0;
}

static void order_every_unit(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    const int command = memoir_command_of_card(g, s);
    s->ordered = memoir_orderable(g, s);
    BCG_EACH (h, s->ordered) {
        if (command != MEMOIR_CHIEF)
            memoir_set_command(s, h, command);
        memoir_tell(log, MV_ORDERED, 1, h, 0, 0);
    }
    memoir_begin_moves(s);
}

void memoir_begin_orders(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    s->phase = MP_ORDER;
    if (traits_in_force(s) & MCF_EVERY) {
        order_every_unit(g, s, log);
        return;
    }
    if (!memoir_can_order(g, s))
        memoir_begin_moves(s);
}

/* Do the units of a step act each by its own card (VAR-OVL-15)? */
static bool acts_by_generals(const memoir_state *s)
{
    for (int section = 0; section < MEMOIR_MAX_SECTIONS; section++)
        if (s->general[s->active][section].in_play)
            return true;
    return false;
}

void memoir_begin_moves(memoir_state *s)
{
    const unsigned traits = acts_by_generals(s) ? 0 : traits_in_force(s);
    memset(s->faces, 0, sizeof s->faces);
    if (bcg_set_is_empty(&s->ordered) || traits & MCF_IDLE)
        memoir_begin_draw(s); /* TURN-4, CARD-DIGIN-3 */
    else
        s->phase = traits & MCF_STILL ? MP_BATTLE : MP_MOVE;
}

/* CARD-BEL-2: the second move is independent of the first. */
static void begin_second_move(memoir_state *s)
{
    s->phase = MP_MOVE_AGAIN;
    BCG_EACH (h, s->ordered) {
        s->marks[h] &= (uint8_t)~MM_MOVED;
        s->from[h] = BCG_NO_HEX;
    }
}

/* Orders and marks are no longer needed. Only ordered units have marks; one that is gone has taken
 * its own along (units.c). */
static void forget_orders(memoir_state *s)
{
    BCG_EACH (h, s->ordered) {
        s->marks[h] = 0;
        s->from[h] = BCG_NO_HEX;
    }
    s->ordered = s->under[0] = s->under[1] = s->under[2] = BCG_SET_EMPTY;
    s->finished = 0;
}

void memoir_begin_draw(memoir_state *s)
{
    s->phase = MP_DRAW;
    forget_orders(s);
}

bcg_reason memoir_check_end_step(const memoir_game *g, const memoir_state *s)
{
    if (s->phase == MP_PLAY_CARD)
        return memoir_is_overlord(g) ? memoir_check_handed(s) : MR_NOT_NOW;
    return BCG_OK;
}

/* Has an ordered unit a second move (CARD-BEL-6)? */
static bool moves_again(const memoir_state *s)
{
    BCG_EACH (h, s->ordered) {
        const memoir_card_row *row = memoir_card_rules_at(s, h);
        if (row && row->traits & MCF_FREELY)
            return true;
    }
    return false;
}

/* VAR-TEAM-4: a step that several members share ends when all of them are done. */
void memoir_apply_end_step(const memoir_game *g, memoir_state *s, int seat, bcg_log *log)
{
    if (s->phase == MP_PLAY_CARD)
        memoir_begin_generals(g, s, log);
    else if (memoir_finish(g, s, seat))
        memoir_end_step(s);
}

void memoir_end_step(memoir_state *s)
{
    s->finished = 0;
    switch (s->phase) {
    case MP_ORDER:
        memoir_leave_unplaced(s);
        memoir_begin_moves(s);
        break;
    case MP_MOVE:
        s->phase = MP_BATTLE; /* TURN-5 */
        break;
    case MP_BATTLE:
        if (moves_again(s))
            begin_second_move(s); /* CARD-BEL-6 */
        else
            memoir_begin_draw(s);
        break;
    default:
        memoir_begin_draw(s);
    }
}

/* -- from turn to turn ------------------------------------------------------------------------ */

static void begin_turn(const memoir_game *g, memoir_state *s, int side, bcg_log *log)
{
    if (s->turn < UINT16_MAX)
        s->turn++;
    s->active = (uint8_t)side;
    s->phase = MP_PLAY_CARD;
    if (memoir_is_overlord(g))
        memoir_forget_generals(s, side);
    memoir_tell(log, MV_TURN, 2, s->turn, side, 0);
    memoir_evaluate_turn(g, s, MT_START_OF_TURN, log);
}

static void end_turn(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    s->quiet = (uint16_t)(s->quiet + !s->stirred); /* VIC-9 */
    s->stirred = 0;
    memoir_evaluate_turn(g, s, MT_END_OF_TURN, log);
    if (s->phase == MP_OVER)
        return;
    if (s->quiet >= MEMOIR_QUIET_TURNS)
        memoir_end_game(s, MEMOIR_SIDES, log); /* VIC-9: a draw */
    else
        begin_turn(g, s, memoir_enemy(s->active), log);
}

/* -- advancing until somebody has to decide ---------------------------------------------------- */

/* Resolves the innermost pending entry if that needs no decision; false if it does. */
static bool settle_frame(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    const memoir_pending *f = memoir_top(s);
    switch (f->what) {
    case PENDING_DRAW:
        return memoir_settle_draw(g, s, log);
    case PENDING_AFTERMATH:
        memoir_settle_aftermath(g, s);
        return true;
    case PENDING_AMBUSHED:
        memoir_settle_ambushed(g, s, log);
        return true;
    case PENDING_AIR_STRIKES:
        if (f->targets[1] != BCG_NO_HEX)
            return false;
        memoir_apply_strike(s, memoir_action(MA_STRIKE, f->targets[0], 0), log); /* the last one */
        return true;
    default:
        return false;
    }
}

/* VAR-OVL-19: what the commander-in-chief has played himself is over, and no general has begun. */
static bool still_hands_out(const memoir_game *g, const memoir_state *s)
{
    const int meant = memoir_card_in_force(s);
    return memoir_is_overlord(g) && s->phase == MP_BATTLE && s->played[s->active].in_play &&
           meant != MC_THEIR_FINEST_HOUR && memoir_count_in_play(s, s->active) == 1;
}

static bool settle_phase(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    switch (s->phase) {
    case MP_SETUP:
        begin_turn(g, s, g->first, log);
        memoir_evaluate(g, s, log); /* VIC-8: all units have arrived */
        return true;
    case MP_PLAY_CARD:
        if (s->hand_size[memoir_hand_in_turn(g, s, s->active)] > 0 ||
            s->shared[s->active] != MEMOIR_NO_CARD)
            return false;
        memoir_begin_draw(s);
        if (memoir_count_in_play(s, s->active) == 0)
            memoir_draw_without_card(g, s);
        return true;
    case MP_ORDER:
        if (memoir_actors(g, s))
            return false;
        memoir_end_step(s); /* VAR-OVL: a general's last order was a roll */
        return true;
    case MP_MOVE:
    case MP_BATTLE:
    case MP_MOVE_AGAIN:
        if (bcg_set_is_empty(&s->ordered)) {
            if (still_hands_out(g, s))
                s->phase = MP_PLAY_CARD;
            else
                memoir_begin_draw(s); /* no unit left that could act */
            return true;
        }
        if (memoir_actors(g, s))
            return false;
        memoir_end_step(s); /* nobody is left who was not done */
        return true;
    case MP_DRAW:
        if (memoir_clear_up(g, s, log))
            end_turn(g, s, log);
        return true;
    default:
        return false;
    }
}

void memoir_settle(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    while (s->phase != MP_OVER &&
           (s->pending_count ? settle_frame(g, s, log) : settle_phase(g, s, log)))
        ;
}
