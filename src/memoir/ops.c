/* The Memoir rules as a playable game: implements core/ops.h. */
#include "memoir/rules.h"
#include "memoir/view.h"

#include <assert.h>

static int seats(const bcg_game *game)
{
    return ((const memoir_game *)game)->seats;
}

static int team(const bcg_game *game, int seat)
{
    return memoir_side_of_seat((const memoir_game *)game, seat);
}

static void begin(const bcg_game *game, void *state)
{
    memoir_begin((const memoir_game *)game, state);
}

/* -- who decides ------------------------------------------------------------------------------ */

static bcg_seats actors(const bcg_game *game, const void *state)
{
    return memoir_actors((const memoir_game *)game, state);
}

/* CARD-AMBUSH: whoever is attacked in Close Assault may hold the card. */
static int window(const bcg_game *game, const void *state)
{
    (void)game;
    return memoir_is_pending(state, PENDING_AMBUSH) ? MW_AMBUSH : -1;
}

static bcg_action pass(const bcg_game *game, const void *state)
{
    (void)game;
    (void)state;
    return MA_PASS;
}

/* -- check ------------------------------------------------------------------------------------ */

/* How many bytes of an action an operand of this kind takes. */
static int width_of(int operand)
{
    switch (operand) {
    case MN_VIA:
        return MEMOIR_VIA;
    case MN_FACES:
        return MEMOIR_FACES;
    case MN_STEPS:
        return MEMOIR_DRIFT_MAX;
    default:
        return 1;
    }
}

/* The largest value of such a byte. */
static int largest_of(const memoir_game *g, int operand)
{
    switch (operand) {
    case MN_HEX:
    case MN_HEX_2:
        return g->board->hexes - 1;
    case MN_VIA:
        return g->board->hexes;
    case MN_CARD:
        return MEMOIR_CARDS - 1;
    case MN_SECTION:
        return memoir_wing_words.count - 1;
    case MN_WAY:
        return memoir_recon_words.count;
    case MN_STEPS:
        return MEMOIR_STAY;
    case MN_SHARED:
        return MEMOIR_FROM_SHARED;
    case MN_NUMBER:
        return MEMOIR_MAX_SECTIONS;
    default: /* MN_FACES */
        return UINT8_MAX;
    }
}

/* Is an unused path slot followed by a used one? */
static bool has_gap(bcg_action a)
{
    for (int i = 1; i < MEMOIR_VIA; i++)
        if (memoir_via(a, i) != BCG_NO_HEX && memoir_via(a, i - 1) == BCG_NO_HEX)
            return true;
    return false;
}

/* Is it an action at all: known kind, operands in range, all other bytes 0? */
static bool is_well_formed(const memoir_game *g, bcg_action a)
{
    const int kind = (int)memoir_kind_of(a);
    if (kind == MA_NONE || kind >= MEMOIR_ACTION_KINDS)
        return false;
    const uint8_t *operand = memoir_action_kinds[kind].operand;
    int n = 0; /* bytes examined */
    for (int i = 0; i < BCG_ACTION_OPERANDS && operand[i] != MN_END; i++) {
        const int largest = largest_of(g, operand[i]);
        for (const int end = n + width_of(operand[i]); n < end; n++)
            if (memoir_operand(a, n) > largest)
                return false;
        if (operand[i] == MN_VIA && has_gap(a))
            return false;
    }
    return n >= MEMOIR_OPERANDS || a >> (8 * (n + 1)) == 0;
}

/* `r`, unless something else is pending and must be answered first. */
static bcg_reason unless_pending(const memoir_state *s, bcg_reason r)
{
    return s->pending_count ? MR_NOT_NOW : r;
}

/* `r`, unless the unit that the action names is another commander's. */
static bcg_reason unless_others(const memoir_game *g, const memoir_state *s, int seat, bcg_action a,
                                bcg_reason r)
{
    const bcg_reason owner = memoir_check_owner(g, s, seat, memoir_operand(a, 0));
    return owner == BCG_OK ? r : owner;
}

/* `done` ends a step of the turn, the naming of targets, or a retreat that may stop. */
static bcg_reason check_done(const memoir_game *g, const memoir_state *s)
{
    if (memoir_is_pending(s, PENDING_AIR_TARGETS))
        return memoir_check_targets_done(s);
    if (memoir_is_pending(s, PENDING_RETREAT))
        return memoir_check_retreat_done(s);
    return unless_pending(s, memoir_check_end_step(g, s));
}

static bcg_reason check(const bcg_game *game, const void *state, int seat, bcg_action a)
{
    const memoir_game *g = (const memoir_game *)game;
    const memoir_state *s = state;
    if (!is_well_formed(g, a))
        return BCG_NO_SUCH_ACTION;
    const bcg_reason turn = bcg_check_actor(actors(game, state), seat);
    if (turn != BCG_OK)
        return turn;
    const memoir_action_kind kind = memoir_kind_of(a);
    if ((seat == BCG_CHANCE) != (memoir_action_kinds[kind].chance != 0))
        return BCG_CHANCE_DECIDES;
    switch (kind) {
    case MA_PLAY:
        return unless_pending(s, memoir_check_play(g, s, a));
    case MA_ORDER:
        return unless_pending(s, memoir_check_order(g, s, seat, a));
    case MA_DONE:
        return check_done(g, s);
    case MA_MOVE:
        return unless_pending(s, unless_others(g, s, seat, a, memoir_check_move(g, s, a)));
    case MA_EXIT:
        return unless_pending(s, unless_others(g, s, seat, a, memoir_check_exit(g, s, a)));
    case MA_ATTACK:
        return unless_others(g, s, seat, a, memoir_check_attack(g, s, a));
    case MA_REMOVE_WIRE:
        return unless_others(g, s, seat, a, memoir_check_remove_wire(g, s, a));
    case MA_AMBUSH:
        return memoir_check_ambush(g, s, seat, a);
    case MA_ASSIGN:
        return memoir_check_assign(g, s, seat, a);
    case MA_PASS:
        return memoir_check_pass(s);
    case MA_IGNORE:
        return memoir_check_ignore(s);
    case MA_RETREAT:
        return memoir_check_retreat(g, s, a);
    case MA_TAKE_GROUND:
        return memoir_check_take_ground(s);
    case MA_TARGET:
        return memoir_check_target(g, s, a);
    case MA_STRIKE:
        return memoir_check_strike(s, a);
    case MA_HEAL:
        return memoir_is_overlord(g) ? memoir_check_general_heal(g, s, seat, a)
                                     : memoir_check_heal(s, a);
    case MA_HAND:
        return unless_pending(s, memoir_check_hand(g, s, a));
    case MA_PLACE:
        return unless_pending(s, memoir_check_place(g, s, seat, a));
    case MA_KEEP:
        return memoir_check_keep(s, a);
    case MA_DROP:
        return memoir_check_drop(s);
    case MA_DRAW:
        return memoir_check_draw(g, s, a);
    case MA_ROLL:
        return memoir_check_roll(s, a);
    default:
        return memoir_check_drift(s, a);
    }
}

/* -- legal ------------------------------------------------------------------------------------ */

static void list_ambushes(const memoir_game *g, const memoir_state *s, int seat, memoir_list *list)
{
    for (int from = 0; from <= MEMOIR_FROM_SHARED; from++) {
        const bcg_action a = memoir_action(MA_AMBUSH, from, 0);
        if (memoir_check_ambush(g, s, seat, a) == BCG_OK)
            memoir_add(list, a);
    }
}

static void list_pending(const memoir_game *g, const memoir_state *s, int seat, memoir_list *list)
{
    switch (memoir_top(s)->what) {
    case PENDING_KEEP:
        memoir_list_keeps(s, list);
        break;
    case PENDING_DROP:
        memoir_list_drops(g, list);
        break;
    case PENDING_AMBUSH:
        list_ambushes(g, s, seat, list);
        break;
    case PENDING_IGNORE:
        memoir_add(list, MA_IGNORE);
        break;
    case PENDING_RETREAT:
        memoir_list_retreats(g, s, list);
        if (memoir_check_retreat_done(s) == BCG_OK)
            memoir_add(list, MA_DONE);
        break;
    case PENDING_TAKE_GROUND:
        memoir_add(list, MA_TAKE_GROUND);
        break;
    case PENDING_OVERRUN:
    case PENDING_SECOND_BATTLE:
        memoir_list_attacks(g, s, list);
        break;
    case PENDING_AIR_TARGETS:
    case PENDING_BARRAGE:
        memoir_list_targets(g, s, list);
        break;
    case PENDING_AIR_STRIKES:
        memoir_list_strikes(s, list);
        break;
    case PENDING_MEDICS:
        memoir_list_heals(s, list);
        break;
    default: /* chance */
        break;
    }
    if (memoir_check_pass(s) == BCG_OK)
        memoir_add(list, MA_PASS);
}

/* Of what the side's units can do, keeps what the seat's own can do. */
static void keep_own(const memoir_game *g, const memoir_state *s, int seat, memoir_list *list)
{
    int kept = 0;
    for (int i = 0; i < list->count; i++)
        if (memoir_check_owner(g, s, seat, memoir_operand(list->out[i], 0)) == BCG_OK)
            list->out[kept++] = list->out[i];
    list->count = kept;
}

static void list_step(const memoir_game *g, const memoir_state *s, int seat, memoir_list *list)
{
    switch (s->phase) {
    case MP_PLAY_CARD:
        memoir_list_plays(g, s, list);
        if (!memoir_is_overlord(g))
            return;
        memoir_list_hands(g, s, list);
        if (memoir_check_handed(s) == BCG_OK)
            memoir_add(list, MA_DONE);
        return;
    case MP_ORDER:
        memoir_list_orders(g, s, seat, list);
        break;
    case MP_MOVE:
    case MP_MOVE_AGAIN:
        memoir_list_moves(g, s, list);
        break;
    default:
        memoir_list_attacks(g, s, list);
    }
    if (memoir_is_divided(g, s->active) && s->phase != MP_ORDER)
        keep_own(g, s, seat, list);
    memoir_list_assignments(g, s, seat, list);
    memoir_add(list, MA_DONE);
}

static int legal(const bcg_game *game, const void *state, int seat, bcg_action *out, int capacity)
{
    const memoir_state *s = state;
    memoir_list list = {out, 0};
    assert(capacity >= MEMOIR_MAX_ACTIONS);
    (void)capacity;
    if (seat == BCG_CHANCE || !bcg_acts(actors(game, state), seat))
        return 0;
    if (s->pending_count)
        list_pending((const memoir_game *)game, s, seat, &list);
    else
        list_step((const memoir_game *)game, s, seat, &list);
    return list.count;
}

/* -- apply ------------------------------------------------------------------------------------ */

static void apply_done(const memoir_game *g, memoir_state *s, int seat, bcg_log *log)
{
    if (memoir_is_pending(s, PENDING_AIR_TARGETS))
        memoir_apply_targets_done(s);
    else if (memoir_is_pending(s, PENDING_RETREAT))
        memoir_apply_retreat_done(s);
    else
        memoir_apply_end_step(g, s, seat, log);
}

static void apply_roll(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    memoir_tell_roll(a, log);
    if (memoir_is_pending(s, PENDING_MEDICS_ROLL))
        memoir_apply_medics_roll(g, s, a, log);
    else if (memoir_is_pending(s, PENDING_FINEST_HOUR))
        memoir_apply_finest_hour_roll(g, s, a, log);
    else
        memoir_apply_battle_roll(g, s, a, log);
}

static void apply(const bcg_game *game, void *state, int seat, bcg_action a, bcg_log *log)
{
    const memoir_game *g = (const memoir_game *)game;
    memoir_state *s = state;
    assert(check(game, state, seat, a) == BCG_OK);
    if (s->ply < UINT16_MAX)
        s->ply++;
    switch (memoir_kind_of(a)) {
    case MA_PLAY:
        memoir_apply_play(g, s, a, log);
        break;
    case MA_ORDER:
        memoir_apply_order(g, s, seat, a, log);
        break;
    case MA_DONE:
        apply_done(g, s, seat, log);
        break;
    case MA_MOVE:
        memoir_apply_move(g, s, a, log);
        break;
    case MA_EXIT:
        memoir_apply_exit(g, s, a, log);
        break;
    case MA_ATTACK:
        memoir_apply_attack(g, s, a, log);
        break;
    case MA_REMOVE_WIRE:
        memoir_apply_remove_wire(s, a, log);
        break;
    case MA_AMBUSH:
        memoir_apply_ambush(g, s, seat, a, log);
        break;
    case MA_PASS:
        memoir_apply_pass(g, s, seat, log);
        break;
    case MA_IGNORE:
        memoir_apply_ignore(g, s, true, log);
        break;
    case MA_RETREAT:
        memoir_apply_retreat(g, s, a, log);
        break;
    case MA_TAKE_GROUND:
        memoir_apply_take_ground(g, s, log);
        break;
    case MA_TARGET:
        memoir_apply_target(g, s, a, log);
        break;
    case MA_STRIKE:
        memoir_apply_strike(s, a, log);
        break;
    case MA_HEAL:
        if (memoir_is_overlord(g))
            memoir_apply_general_heal(g, s, seat, a);
        else
            memoir_apply_heal(g, s, a);
        break;
    case MA_HAND:
        memoir_apply_hand(g, s, a, log);
        break;
    case MA_PLACE:
        memoir_apply_place(g, s, a, log);
        break;
    case MA_KEEP:
        memoir_apply_keep(g, s, a, log);
        break;
    case MA_DROP:
        memoir_apply_drop(s, a);
        break;
    case MA_ASSIGN:
        memoir_apply_assign(g, s, a, log);
        break;
    case MA_DRAW:
        memoir_apply_draw(g, s, a, log);
        break;
    case MA_ROLL:
        apply_roll(g, s, a, log);
        break;
    default:
        memoir_apply_drift(g, s, a, log);
    }
    memoir_settle(g, s, log);
}

/* Only that side may read which cards it draws and keeps, unless they lie open. */
static bcg_seats readers(const bcg_game *game, const void *state, int seat, bcg_action a)
{
    const memoir_action_kind kind = memoir_kind_of(a);
    (void)seat;
    if (kind != MA_DRAW && kind != MA_KEEP)
        return BCG_PUBLIC;
    return memoir_readers_of((const memoir_game *)game, memoir_top(state)->side,
                             memoir_top(state)->place);
}

/* -- chance ----------------------------------------------------------------------------------- */

/* DICE-1: a die has two infantry faces. */
static const uint8_t die[6] = {MF_INFANTRY, MF_INFANTRY, MF_ARMOR, MF_GRENADE, MF_STAR, MF_FLAG};

static bcg_action roll_dice(int dice, bcg_rng *r)
{
    bcg_action a = MA_ROLL;
    for (int i = 0; i < dice; i++)
        a += (bcg_action)1 << (8 * (die[bcg_rng_below(r, 6)] + 1));
    return a;
}

static bcg_action draw_card(const memoir_game *g, const memoir_state *s, bcg_rng *r)
{
    const int side = memoir_top(s)->side;
    const uint8_t *deck = memoir_deck_of(g, s, side);
    int n = (int)bcg_rng_below(r, (uint32_t)memoir_deck_size_of(g, s, side)), card = 0;
    while (n >= deck[card])
        n -= deck[card++];
    return memoir_action(MA_DRAW, card, 0);
}

static bcg_action drift(int steps, bcg_rng *r)
{
    bcg_action a = MA_DRIFT;
    for (int i = 0; i < steps; i++)
        a = memoir_with(a, i, 1 + (int)bcg_rng_below(r, MEMOIR_STAY));
    return a;
}

static bcg_action chance(const bcg_game *game, const void *state, bcg_rng *r)
{
    const memoir_pending *f = memoir_top(state);
    if (f->what == PENDING_DRAW)
        return draw_card((const memoir_game *)game, state, r);
    return f->what == PENDING_DRIFT ? drift(f->steps, r) : roll_dice(f->dice, r);
}

/* -- outcomes --------------------------------------------------------------------------------- */

/* A list of results and their weights. */
typedef struct results {
    bcg_action *out;
    uint32_t *weight;
    int count, capacity;
} results;

static bool add_result(results *all, bcg_action a, uint32_t weight)
{
    if (all->count == all->capacity)
        return false;
    all->out[all->count] = a;
    all->weight[all->count++] = weight;
    return true;
}

/* Adds every way to distribute the remaining dice over the faces from `face` on. `weight` is the
 * number of ways so far: for each face a binomial, doubled for each infantry die. */
static bool add_rolls(results *all, uint8_t faces[MEMOIR_FACES], int face, int left,
                      uint64_t weight)
{
    if (face == MEMOIR_FACES - 1) {
        faces[face] = (uint8_t)left;
        return add_result(all, memoir_roll(faces), (uint32_t)weight);
    }
    uint64_t ways = 1; /* C(left, n), times 2 to the n for infantry */
    for (int n = 0; n <= left; n++) {
        faces[face] = (uint8_t)n;
        const uint64_t sides = face == MF_INFANTRY ? UINT64_C(1) << n : 1;
        if (!add_rolls(all, faces, face + 1, left - n, weight * ways * sides))
            return false;
        ways = ways * (uint64_t)(left - n) / (uint64_t)(n + 1);
    }
    return true;
}

static bool add_draws(results *all, const uint8_t deck[MEMOIR_CARDS])
{
    for (int card = 0; card < MEMOIR_CARDS; card++)
        if (deck[card] && !add_result(all, memoir_action(MA_DRAW, card, 0), deck[card]))
            return false;
    return true;
}

/* Drift number n of all drifts with this many steps: one base-7 digit per step. */
static bcg_action drift_number(int n, int steps)
{
    bcg_action a = MA_DRIFT;
    for (int i = 0; i < steps; i++, n /= MEMOIR_STAY)
        a = memoir_with(a, i, 1 + n % MEMOIR_STAY);
    return a;
}

static bool add_drifts(results *all, int steps)
{
    int total = 1;
    for (int i = 0; i < steps; i++)
        total *= MEMOIR_STAY;
    for (int n = 0; n < total; n++)
        if (!add_result(all, drift_number(n, steps), 1))
            return false;
    return true;
}

enum { MOST_DICE = 12 }; /* 6 to the 12 still fits into 32 bits */

static int outcomes(const bcg_game *game, const void *state, bcg_action *out, uint32_t *weight,
                    int capacity)
{
    const memoir_state *s = state;
    results all = {out, weight, 0, capacity};
    uint8_t faces[MEMOIR_FACES];
    bool fits;
    if (actors(game, state) != BCG_CHANCE_ACTS)
        return 0;
    const memoir_pending *f = memoir_top(s);
    if (f->what == PENDING_DRIFT)
        fits = add_drifts(&all, f->steps);
    else if (f->what == PENDING_DRAW)
        fits = add_draws(&all, memoir_deck_of((const memoir_game *)game, s, f->side));
    else
        fits = f->dice <= MOST_DICE && add_rolls(&all, faces, 0, f->dice, 1);
    return fits ? all.count : 0;
}

/* -- result ----------------------------------------------------------------------------------- */

static bcg_result result(const bcg_game *game, const void *state, int seat)
{
    const memoir_state *s = state;
    if (s->result == 0)
        return BCG_UNDECIDED;
    if (s->result - 1 == MEMOIR_SIDES)
        return BCG_DRAWN;
    return s->result - 1 == memoir_side_of_seat((const memoir_game *)game, seat) ? BCG_WON
                                                                                 : BCG_LOST;
}

const bcg_ops bcg_memoir_ops = {
    .name = "memoir",
    .rules = MEMOIR_RULES,
    .state_size = sizeof(memoir_state),
    .max_actions = MEMOIR_MAX_ACTIONS,
    .reasons = &memoir_reasons,
    .seats = seats,
    .team = team,
    .begin = begin,
    .actors = actors,
    .window = window,
    .pass = pass,
    .legal = legal,
    .check = check,
    .apply = apply,
    .readers = readers,
    .chance = chance,
    .outcomes = outcomes,
    .view = memoir_view,
    .guess = memoir_guess,
    .result = result,
};
