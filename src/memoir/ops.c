/* The Memoir rules as a game to be played: core/ops.h for memoir. */
#include "memoir/rules.h"
#include "memoir/view.h"

#include <assert.h>

/* A side is a seat for now; where several players share a side this is the place that knows. */
static int seat_of(int side)
{
    return side;
}

static int side_of(int seat)
{
    return seat;
}

static int seats(const bcg_game *game)
{
    (void)game;
    return MEMOIR_SIDES;
}

static void begin(const bcg_game *game, void *state)
{
    memoir_begin((const memoir_game *)game, state);
}

/* -- who decides ------------------------------------------------------------------------------ */

static bool is_chance(memoir_todo_kind what)
{
    switch (what) {
    case MD_DRAW:
    case MD_DRIFT:
    case MD_ATTACK:
    case MD_AMBUSH_ROLL:
    case MD_BOMB:
    case MD_MEDICS_ROLL:
    case MD_FINEST_HOUR:
        return true;
    default:
        return false;
    }
}

static int actor(const bcg_game *game, const void *state)
{
    const memoir_state *s = state;
    const memoir_frame *f = memoir_top(s);
    (void)game;
    if (s->phase == MP_OVER)
        return BCG_OVER;
    if (!f)
        return seat_of(s->active);
    return is_chance((memoir_todo_kind)f->what) ? BCG_CHANCE : seat_of(f->side);
}

/* -- check ------------------------------------------------------------------------------------ */

/* Is it an action at all: a known kind, operands in range, the rest 0? */
static bool is_well_formed(const memoir_game *g, bcg_action a)
{
    const int kind = (int)memoir_kind_of(a), hexes = g->board->hexes;
    if (kind == MA_NONE || kind >= MEMOIR_ACTION_KINDS)
        return false;
    const uint8_t *operand = memoir_action_kinds[kind].operand;
    int n = 0; /* operands looked at */
    for (int i = 0; i < 4 && operand[i] != MN_END; i++)
        switch (operand[i]) {
        case MN_HEX:
        case MN_HEX_2:
            if (memoir_operand(a, n++) >= hexes)
                return false;
            break;
        case MN_VIA: {
            bool more = true;
            for (int v = 0; v < MEMOIR_VIA; v++, n++) {
                if (memoir_operand(a, n) > (more ? hexes : 0))
                    return false;
                more = more && memoir_operand(a, n) != 0;
            }
            break;
        }
        case MN_CARD:
            if (memoir_operand(a, n++) >= MEMOIR_CARDS)
                return false;
            break;
        case MN_SECTION:
            if (memoir_operand(a, n++) >= memoir_wing_words.count)
                return false;
            break;
        case MN_WAY:
            if (memoir_operand(a, n++) > memoir_recon_words.count)
                return false;
            break;
        case MN_FACES:
            n += MEMOIR_FACES;
            break;
        default: /* MN_STEPS */
            for (int step = 0; step < MEMOIR_DRIFT_MAX; step++)
                if (memoir_operand(a, n++) > MEMOIR_STAY)
                    return false;
        }
    return n >= MEMOIR_OPERANDS || a >> (8 * (n + 1)) == 0;
}

static bcg_reason check_roll(const memoir_state *s, bcg_action a)
{
    const memoir_frame *f = memoir_top(s);
    int dice = 0;
    if (!is_chance((memoir_todo_kind)f->what) || f->what == MD_DRAW || f->what == MD_DRIFT)
        return MR_NOT_NOW;
    for (int face = 0; face < MEMOIR_FACES; face++)
        dice += memoir_dice_showing(a, (memoir_face)face);
    return dice == f->dice ? BCG_OK : MR_DICE_COUNT; /* BATTLE-23 */
}

/* `done`: a step of the turn, the naming of targets, or a retreat that may end. */
static bcg_reason check_done(const memoir_state *s)
{
    const memoir_frame *f = memoir_top(s);
    if (memoir_is_open(s, MD_AIR_TARGETS))
        return f->targets[0] == BCG_NO_HEX ? MR_NAME_ONE : BCG_OK;
    if (memoir_is_open(s, MD_RETREAT))
        return f->steps > 0 ? MR_RETREAT_MUST : BCG_OK;
    if (f || s->phase == MP_PLAY_CARD)
        return MR_NOT_NOW;
    return BCG_OK;
}

static bcg_reason check_pass(const memoir_state *s)
{
    const memoir_frame *f = memoir_top(s);
    if (!f)
        return MR_NOT_NOW;
    switch (f->what) {
    case MD_AMBUSH:
    case MD_IGNORE:
    case MD_TAKE_GROUND:
    case MD_OVERRUN:
    case MD_SECOND_BATTLE:
        return BCG_OK;
    default:
        return MR_NOT_NOW;
    }
}

static bcg_reason check_ambush(const memoir_state *s)
{
    if (!memoir_is_open(s, MD_AMBUSH))
        return MR_NOT_NOW;
    return s->hand[memoir_top(s)->side][MC_AMBUSH] > 0 ? BCG_OK : MR_NO_AMBUSH;
}

static bcg_reason only_if(bool open)
{
    return open ? BCG_OK : MR_NOT_NOW;
}

/* Nothing else lies open, so the step of the turn itself goes on. */
static bcg_reason unless_open(const memoir_state *s, bcg_reason r)
{
    return s->frames ? MR_NOT_NOW : r;
}

static bcg_reason check(const bcg_game *game, const void *state, bcg_action a)
{
    const memoir_game *g = (const memoir_game *)game;
    const memoir_state *s = state;
    if (!is_well_formed(g, a))
        return BCG_NO_SUCH_ACTION;
    const int who = actor(game, state);
    if (who == BCG_OVER)
        return BCG_GAME_OVER;
    const memoir_action_kind kind = memoir_kind_of(a);
    if ((who == BCG_CHANCE) != (memoir_action_kinds[kind].chance != 0))
        return BCG_CHANCE_DECIDES;
    switch (kind) {
    case MA_PLAY:
        return unless_open(s, memoir_check_play(g, s, a));
    case MA_ORDER:
        return unless_open(s, memoir_check_order(g, s, a));
    case MA_DONE:
        return check_done(s);
    case MA_MOVE:
        return unless_open(s, memoir_check_move(g, s, a));
    case MA_EXIT:
        return unless_open(s, memoir_check_exit(g, s, a));
    case MA_ATTACK:
        return memoir_check_attack(g, s, a);
    case MA_REMOVE_WIRE:
        return memoir_check_remove_wire(g, s, a);
    case MA_AMBUSH:
        return check_ambush(s);
    case MA_PASS:
        return check_pass(s);
    case MA_IGNORE:
        return only_if(memoir_is_open(s, MD_IGNORE));
    case MA_RETREAT:
        return memoir_check_retreat(g, s, a);
    case MA_TAKE_GROUND:
        return only_if(memoir_is_open(s, MD_TAKE_GROUND));
    case MA_TARGET:
        return memoir_check_target(g, s, a);
    case MA_STRIKE:
        return memoir_check_strike(g, s, a);
    case MA_HEAL:
        return memoir_check_heal(g, s, a);
    case MA_KEEP:
        return memoir_check_keep(g, s, a);
    case MA_DROP:
        return only_if(memoir_is_open(s, MD_DROP));
    case MA_DRAW:
        return memoir_check_draw(g, s, a);
    case MA_ROLL:
        return check_roll(s, a);
    default:
        return memoir_check_drift(g, s, a);
    }
}

/* -- legal ------------------------------------------------------------------------------------ */

static void list_open(const memoir_game *g, const memoir_state *s, memoir_list *list)
{
    const memoir_frame *f = memoir_top(s);
    switch (f->what) {
    case MD_KEEP:
        memoir_list_keeps(s, list);
        break;
    case MD_DROP:
        for (int h = 0; h < g->board->hexes; h++)
            memoir_add(list, memoir_action(MA_DROP, h, 0));
        break;
    case MD_AMBUSH:
        if (check_ambush(s) == BCG_OK)
            memoir_add(list, MA_AMBUSH);
        memoir_add(list, MA_PASS);
        break;
    case MD_IGNORE:
        memoir_add(list, MA_IGNORE);
        memoir_add(list, MA_PASS);
        break;
    case MD_RETREAT:
        memoir_list_retreats(g, s, list);
        if (f->steps == 0)
            memoir_add(list, MA_DONE);
        break;
    case MD_TAKE_GROUND:
        memoir_add(list, MA_TAKE_GROUND);
        memoir_add(list, MA_PASS);
        break;
    case MD_OVERRUN:
    case MD_SECOND_BATTLE:
        memoir_list_attacks(g, s, list);
        memoir_add(list, MA_PASS);
        break;
    case MD_AIR_TARGETS:
    case MD_BARRAGE:
        memoir_list_targets(g, s, list);
        break;
    case MD_AIR_STRIKES:
        memoir_list_strikes(g, s, list);
        break;
    case MD_MEDICS:
        memoir_list_heals(g, s, list);
        break;
    default: /* chance */
        break;
    }
}

static void list_step(const memoir_game *g, const memoir_state *s, memoir_list *list)
{
    switch (s->phase) {
    case MP_PLAY_CARD:
        memoir_list_plays(g, s, list);
        return;
    case MP_ORDER:
        memoir_list_orders(g, s, list);
        break;
    case MP_MOVE:
    case MP_MOVE_AGAIN:
        memoir_list_moves(g, s, list);
        break;
    default:
        memoir_list_attacks(g, s, list);
    }
    memoir_add(list, MA_DONE);
}

static int legal(const bcg_game *game, const void *state, bcg_action *out, int capacity)
{
    const memoir_state *s = state;
    memoir_list list = {out, 0};
    assert(capacity >= MEMOIR_MAX_ACTIONS);
    (void)capacity;
    if (s->phase == MP_OVER)
        return 0;
    if (s->frames)
        list_open((const memoir_game *)game, s, &list);
    else
        list_step((const memoir_game *)game, s, &list);
    return list.count;
}

/* -- apply ------------------------------------------------------------------------------------ */

static void apply_done(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    if (memoir_is_open(s, MD_AIR_TARGETS))
        memoir_apply_targets_done(g, s, log);
    else if (memoir_is_open(s, MD_RETREAT))
        memoir_apply_retreat_done(s);
    else
        memoir_end_step(g, s, log);
}

static void apply_pass(const memoir_game *g, memoir_state *s, bcg_log *log)
{
    if (memoir_is_open(s, MD_IGNORE))
        memoir_apply_ignore(g, s, false, log);
    else
        memoir_pop(s);
}

static void apply_roll(const memoir_game *g, memoir_state *s, bcg_action a, bcg_log *log)
{
    if (log) {
        int16_t args[MEMOIR_FACES];
        for (int face = 0; face < MEMOIR_FACES; face++)
            args[face] = (int16_t)memoir_dice_showing(a, (memoir_face)face);
        bcg_log_add(log, MV_ROLLED, BCG_ALL_SEATS, MEMOIR_FACES, args);
    }
    if (memoir_is_open(s, MD_MEDICS_ROLL))
        memoir_apply_medics_roll(g, s, a, log);
    else if (memoir_is_open(s, MD_FINEST_HOUR))
        memoir_apply_finest_hour_roll(g, s, a, log);
    else
        memoir_apply_battle_roll(g, s, a, log);
}

static void apply(const bcg_game *game, void *state, bcg_action a, bcg_log *log)
{
    const memoir_game *g = (const memoir_game *)game;
    memoir_state *s = state;
    assert(check(game, state, a) == BCG_OK);
    if (s->ply < UINT16_MAX)
        s->ply++;
    switch (memoir_kind_of(a)) {
    case MA_PLAY:
        memoir_apply_play(g, s, a, log);
        break;
    case MA_ORDER:
        memoir_apply_order(g, s, a, log);
        break;
    case MA_DONE:
        apply_done(g, s, log);
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
        memoir_apply_remove_wire(g, s, a, log);
        break;
    case MA_AMBUSH:
        memoir_apply_ambush(g, s, log);
        break;
    case MA_PASS:
        apply_pass(g, s, log);
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
        memoir_apply_strike(g, s, a, log);
        break;
    case MA_HEAL:
        memoir_apply_heal(g, s, a, log);
        break;
    case MA_KEEP:
        memoir_apply_keep(g, s, a, log);
        break;
    case MA_DROP:
        memoir_apply_drop(g, s, a);
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

/* Cards drawn and kept are for that seat's eyes. */
static uint8_t readers(const bcg_game *game, const void *state, bcg_action a)
{
    const memoir_action_kind kind = memoir_kind_of(a);
    (void)game;
    if (kind != MA_DRAW && kind != MA_KEEP)
        return BCG_ALL_SEATS;
    return (uint8_t)(1u << seat_of(memoir_top(state)->side));
}

/* -- chance ----------------------------------------------------------------------------------- */

/* DICE-1: a die has the infantry face twice. */
static const uint8_t die[6] = {MF_INFANTRY, MF_INFANTRY, MF_ARMOR, MF_GRENADE, MF_STAR, MF_FLAG};

static bcg_action roll_dice(int dice, bcg_rng *r)
{
    bcg_action a = MA_ROLL;
    for (int i = 0; i < dice; i++)
        a += (bcg_action)1 << (8 * (die[bcg_rng_below(r, 6)] + 1));
    return a;
}

static bcg_action draw_card(const memoir_state *s, bcg_rng *r)
{
    int n = (int)bcg_rng_below(r, s->deck_size), card = 0;
    while (n >= s->deck[card])
        n -= s->deck[card++];
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
    const memoir_frame *f = memoir_top(state);
    (void)game;
    if (f->what == MD_DRAW)
        return draw_card(state, r);
    return f->what == MD_DRIFT ? drift(f->steps, r) : roll_dice(f->dice, r);
}

/* -- outcomes --------------------------------------------------------------------------------- */

/* A list of results with their weights. */
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

/* Every way to share the dice that are left among the faces from `face` on. `weight` counts the
 * ways so far: ways(n dice) = binomial for each face, twice for each infantry die. */
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

enum { MOST_DICE = 12 }; /* 6 to the 12 still fits 32 bits */

static int outcomes(const bcg_game *game, const void *state, bcg_action *out, uint32_t *weight,
                    int capacity)
{
    const memoir_state *s = state;
    results all = {out, weight, 0, capacity};
    uint8_t faces[MEMOIR_FACES];
    if (actor(game, state) != BCG_CHANCE)
        return 0;
    const memoir_frame *f = memoir_top(s);
    if (f->what == MD_DRIFT) {
        int total = 1;
        for (int i = 0; i < f->steps; i++)
            total *= MEMOIR_STAY;
        for (int n = 0; n < total; n++) {
            bcg_action a = MA_DRIFT;
            for (int i = 0, rest = n; i < f->steps; i++, rest /= MEMOIR_STAY)
                a = memoir_with(a, i, 1 + rest % MEMOIR_STAY);
            if (!add_result(&all, a, 1))
                return 0;
        }
        return all.count;
    }
    if (f->what == MD_DRAW) {
        for (int card = 0; card < MEMOIR_CARDS; card++)
            if (s->deck[card] && !add_result(&all, memoir_action(MA_DRAW, card, 0), s->deck[card]))
                return 0;
        return all.count;
    }
    if (f->dice > MOST_DICE || !add_rolls(&all, faces, 0, f->dice, 1))
        return 0;
    return all.count;
}

/* -- result ----------------------------------------------------------------------------------- */

static bcg_result result(const bcg_game *game, const void *state, int seat)
{
    const memoir_state *s = state;
    (void)game;
    if (s->result == 0)
        return BCG_UNDECIDED;
    if (s->result - 1 == MEMOIR_SIDES)
        return BCG_DRAWN;
    return s->result - 1 == side_of(seat) ? BCG_WON : BCG_LOST;
}

const bcg_ops bcg_memoir_ops = {
    .name = "memoir",
    .state_size = sizeof(memoir_state),
    .max_actions = MEMOIR_MAX_ACTIONS,
    .reasons = &memoir_reasons,
    .seats = seats,
    .begin = begin,
    .actor = actor,
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
