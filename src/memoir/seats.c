/* Who decides (chapter 19): partners who take turns, and commanders of sections who act together.
 *
 * A side with one seat needs none of this: its seat decides everything. */
#include "memoir/rules.h"

/* -- whose turn ------------------------------------------------------------------------------- */

/* VAR-ALLY-6: partners alternate. The number of the side's own turn, from 0: the present one, or
 * the next. */
static int own_turn(const memoir_state *s, int side)
{
    const int turn = s->turn + (side != s->active);
    return turn > 0 ? (turn - 1) / MEMOIR_SIDES : 0;
}

int memoir_seat_in_turn(const memoir_game *g, const memoir_state *s, int side)
{
    if (g->form_kind != MFK_ALLIANCE)
        return g->first_seat[side];
    return g->first_seat[side] + own_turn(s, side) % g->members[side];
}

/* -- commands --------------------------------------------------------------------------------- */

void memoir_set_command(memoir_state *s, int h, int command)
{
    for (int bit = 0; bit < 3; bit++)
        if (command >> bit & 1)
            bcg_set_add(&s->under[bit], h);
        else
            bcg_set_remove(&s->under[bit], h);
}

/* The command of a section of a board with as many sections as flanks. */
static int command_of_wing(const memoir_game *g, int side, int wing)
{
    return 1 + (int)memoir_flank_of((memoir_edge)g->edge[side], (memoir_wing)wing);
}

/* VAR-TEAM-4, VAR-TEAM-5, VAR-YTEAM-4: a card for one section is its commander's, one that concerns
 * none in particular the commander-in-chief's. */
int memoir_command_of_card(const memoir_game *g, const memoir_state *s)
{
    const memoir_played_card *p = &s->played[s->active];
    const int force = memoir_card_in_force(s);
    if (force >= MEMOIR_CARDS || !memoir_is_divided(g, s->active) || memoir_is_overlord(g))
        return MEMOIR_CHIEF;
    if (p->wing)
        return command_of_wing(g, s->active, p->wing - 1);
    if (force < MEMOIR_SECTION_CARDS)
        return command_of_wing(g, s->active, force % 3);
    return memoir_cards[force].traits & MCF_TACTIC ? MEMOIR_CHIEF : -1;
}

/* VAR-TEAM-7: the commander of the section a unit stands in; on a line the centre's. */
static int commander_at(const memoir_game *g, int side, int h)
{
    const unsigned flanks = g->flank_bits[h];
    const int flank = flanks >> MEMOIR_MIDDLE & 1 ? MEMOIR_MIDDLE : __builtin_ctz(flanks);
    return g->commander[side][1 + (memoir_is_overlord(g) ? 2 * flank : flank)];
}

int memoir_seat_of_unit(const memoir_game *g, const memoir_state *s, int h)
{
    if (!memoir_is_divided(g, s->active))
        return memoir_seat_in_turn(g, s, s->active);
    return g->commander[s->active][memoir_command_at(s, h)];
}

/* VAR-TEAM-6 */
bcg_reason memoir_check_owner(const memoir_game *g, const memoir_state *s, int seat, int h)
{
    if (!memoir_is_divided(g, s->active) || !bcg_set_has(&s->ordered, h))
        return BCG_OK;
    if (memoir_seat_of_unit(g, s, h) != seat)
        return MR_NOT_YOUR_UNIT;
    return memoir_is_overlord(g) ? memoir_check_step_of(s, h) : BCG_OK;
}

/* -- who may act ------------------------------------------------------------------------------ */

static bcg_seats seats_with_orders(const memoir_game *g, const memoir_state *s)
{
    bcg_seats seats = 0;
    BCG_EACH (h, s->ordered)
        if (!memoir_is_overlord(g) || memoir_check_step_of(s, h) == BCG_OK)
            seats |= bcg_seat_bit(memoir_seat_of_unit(g, s, h));
    return seats;
}

static bcg_seats seats_that_can_order(const memoir_game *g, const memoir_state *s)
{
    bcg_seats seats = 0;
    for (int member = 0; member < g->members[s->active]; member++) {
        const int seat = g->first_seat[s->active] + member;
        const bcg_set units = memoir_is_overlord(g) ? BCG_SET_EMPTY
                                                    : memoir_orderable_by(g, s, seat);
        if (!bcg_set_is_empty(&units) ||
            (memoir_is_overlord(g) && memoir_general_has_orders(g, s, seat)))
            seats |= bcg_seat_bit(seat);
    }
    return seats;
}

/* VAR-TEAM-6: members who have something to do in this step and have not said that they are
 * done. */
static bcg_seats seats_in_step(const memoir_game *g, const memoir_state *s)
{
    if (s->phase == MP_PLAY_CARD || !memoir_is_divided(g, s->active))
        return bcg_seat_bit(memoir_seat_in_turn(g, s, s->active));
    const bcg_seats seats = s->phase == MP_ORDER ? seats_that_can_order(g, s)
                                                 : seats_with_orders(g, s);
    return seats & (bcg_seats) ~(s->finished << g->first_seat[s->active]);
}

bool memoir_finish(const memoir_game *g, memoir_state *s, int seat)
{
    if (!memoir_is_divided(g, s->active))
        return true;
    if (seat >= 0)
        s->finished |= (uint8_t)(1u << (seat - g->first_seat[s->active]));
    return seats_in_step(g, s) == 0;
}

/* VAR-ALLY-12, VAR-ALLY-14: both partners are asked, each for the cards he may play. */
static bcg_seats seats_asked_for_ambush(const memoir_game *g, const memoir_state *s,
                                        const memoir_pending *f)
{
    bcg_seats seats = 0;
    if (g->form_kind != MFK_ALLIANCE)
        return bcg_seat_bit(memoir_seat_in_turn(g, s, f->side));
    for (int member = 0; member < g->members[f->side]; member++)
        if (!(f->more >> member & 1))
            seats |= bcg_seat_bit(g->first_seat[f->side] + member);
    return seats;
}

/* VAR-TEAM-7, VAR-ALLY-14: who decides for a unit that was hit: its commander in the side's own
 * turn, otherwise that of the section it stands in. */
static int seat_of_target(const memoir_game *g, const memoir_state *s, const memoir_pending *f)
{
    if (!memoir_is_divided(g, f->side))
        return memoir_seat_in_turn(g, s, f->side);
    return f->side == s->active ? memoir_seat_of_unit(g, s, f->at)
                                : commander_at(g, f->side, f->at);
}

static bcg_seats seats_asked(const memoir_game *g, const memoir_state *s, const memoir_pending *f)
{
    switch (f->what) {
    case PENDING_AMBUSH:
        return seats_asked_for_ambush(g, s, f);
    case PENDING_IGNORE:
    case PENDING_RETREAT:
        return bcg_seat_bit(seat_of_target(g, s, f));
    case PENDING_TAKE_GROUND:
    case PENDING_OVERRUN:
    case PENDING_SECOND_BATTLE:
        return bcg_seat_bit(memoir_seat_of_unit(g, s, f->at));
    case PENDING_AIR_TARGETS:
    case PENDING_AIR_STRIKES:
    case PENDING_BARRAGE:
        return bcg_seat_bit(memoir_is_divided(g, f->side)
                                ? g->commander[f->side][memoir_command_of_card(g, s)]
                                : memoir_seat_in_turn(g, s, f->side));
    default:
        return bcg_seat_bit(memoir_seat_in_turn(g, s, f->side));
    }
}

bcg_seats memoir_actors(const memoir_game *g, const memoir_state *s)
{
    const memoir_pending *f = memoir_top(s);
    if (s->phase == MP_OVER)
        return 0;
    if (!f)
        return seats_in_step(g, s);
    return memoir_is_chance(f->what) ? BCG_CHANCE_ACTS : seats_asked(g, s, f);
}

/* -- assigning units (VAR-YTEAM-4) ------------------------------------------------------------- */

/* The commander-in-chief's card, before its unit has done anything: it may act for another. */
bcg_reason memoir_check_assign(const memoir_game *g, const memoir_state *s, int seat, bcg_action a)
{
    const int h = memoir_operand(a, 0), wing = memoir_operand(a, 1);
    if (!memoir_is_divided(g, s->active) || memoir_is_overlord(g) || !memoir_is_revised(g) ||
        s->pending_count || s->phase < MP_ORDER || s->phase > MP_BATTLE ||
        memoir_command_of_card(g, s) != MEMOIR_CHIEF)
        return MR_NO_ASSIGNING;
    if (!bcg_set_has(&s->ordered, h))
        return MR_NOT_ORDERED;
    if (seat != g->commander[s->active][MEMOIR_CHIEF] || memoir_command_at(s, h) != MEMOIR_CHIEF)
        return MR_NOT_YOUR_UNIT;
    if (s->marks[h])
        return MR_HAS_ACTED;
    const int command = wing ? command_of_wing(g, s->active, wing - 1) : MEMOIR_CHIEF;
    return g->commander[s->active][command] == seat ? MR_SAME_COMMANDER : BCG_OK;
}

void memoir_apply_assign(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    const int h = memoir_operand(a, 0), wing = memoir_operand(a, 1);
    const int command = command_of_wing(g, s->active, wing - 1);
    const int seat = g->commander[s->active][command];
    memoir_set_command(s, h, command);
    s->finished &= (uint8_t) ~(1u << (seat - g->first_seat[s->active]));
    memoir_tell(log, MV_ASSIGNED, 2, h, wing, 0);
}

void memoir_list_assignments(const memoir_game *g, const memoir_state *s, int seat,
                             memoir_list *list)
{
    if (!memoir_is_divided(g, s->active) || memoir_is_overlord(g))
        return;
    BCG_EACH (h, s->ordered)
        for (int wing = MEMOIR_LEFT; wing <= MEMOIR_RIGHT; wing++) {
            const bcg_action a = memoir_action(MA_ASSIGN, h, wing + 1);
            if (memoir_check_assign(g, s, seat, a) == BCG_OK)
                memoir_add(list, a);
        }
}

/* -- cards ------------------------------------------------------------------------------------ */

bcg_seats memoir_readers_of(const memoir_game *g, int side, int place)
{
    bcg_seats seats = 0;
    if (place == MPL_SHARED)
        return BCG_PUBLIC;
    if (memoir_is_overlord(g))
        return bcg_seat_bit(g->first_seat[side]); /* VAR-OVL-13 */
    for (int member = 0; member < g->members[side]; member++)
        seats |= bcg_seat_bit(g->first_seat[side] + member);
    return seats;
}

void memoir_gain_card(memoir_state *s, int side, int place, int card)
{
    if (place == MPL_SHARED) {
        s->shared[side] = (uint8_t)card;
        return;
    }
    s->hand[memoir_hand_of(side, place)][card]++;
    s->hand_size[memoir_hand_of(side, place)]++;
}

void memoir_lose_card(memoir_state *s, int side, int place, int card)
{
    if (place == MPL_SHARED) {
        s->shared[side] = MEMOIR_NO_CARD;
        return;
    }
    s->hand[memoir_hand_of(side, place)][card]--;
    s->hand_size[memoir_hand_of(side, place)]--;
}
