/* The Assault rules as a game to be played: core/ops.h for assault. */
#include "assault/rules.h"
#include "assault/view.h"

#include <assert.h>
#include <string.h>

static int seats(const bcg_game *game)
{
    return ((const assault_game *)game)->npc == ASSAULT_NOBODY ? ASSAULT_SIDES : 1;
}

static int team(const bcg_game *game, int seat)
{
    (void)game;
    return seat;
}

static void begin(const bcg_game *game, void *state)
{
    memcpy(state, &((const assault_game *)game)->opening, sizeof(assault_state));
}

/* -- who decides
 * -------------------------------------------------------------------------------------- */

static bcg_seats seat_bit(const assault_game *g, int side)
{
    return bcg_seat_bit(assault_seat_of_side(g, side));
}

static bcg_seats actors(const bcg_game *game, const void *state)
{
    const assault_game *g = (const assault_game *)game;
    const assault_state *s = state;
    const assault_pending *p = assault_top(s);
    if (s->result)
        return 0;
    if (!p)
        return seat_bit(g, s->active);
    if (assault_is_chance(p->what))
        return BCG_CHANCE_ACTS;
    if (p->what != AP_SACRIFICE)
        return seat_bit(g, p->side);
    bcg_seats all = 0;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        if (p->n >> side & 1)
            all |= seat_bit(g, side);
    return all;
}

/* COMBAT-10: both choose without seeing the other's card. */
static bool secret(const bcg_game *game, const void *state)
{
    return ((const assault_game *)game)->npc == ASSAULT_NOBODY &&
           assault_is_pending(state, AP_SACRIFICE);
}

/* CARD-16, SUPPORT-7, COMBAT-9: somebody is asked, able to do something or not. */
static int window(const bcg_game *game, const void *state)
{
    const assault_pending *p = assault_top(state);
    (void)game;
    switch (p ? p->what : ASSAULT_PENDING_KINDS) {
    case AP_WINDOW:
        return p->n;
    case AP_SUPPORT:
        return AW_SUPPORT;
    case AP_STEP_9:
        return AW_COMBAT;
    default:
        return -1;
    }
}

static bcg_action pass(const bcg_game *game, const void *state)
{
    (void)game;
    (void)state;
    return AA_PASS;
}

/* -- check
 * ---------------------------------------------------------------------------------------------- */

static bool operand_fits(const assault_game *g, int kind, int value)
{
    switch (kind) {
    case AN_CARD:
        return value < ASSAULT_CARDS;
    case AN_TILE:
    case AN_TILE_2:
        return value < ASSAULT_SQUARES && assault_has(g->tiles, value);
    case AN_DECK:
        return value < 2;
    default: /* AN_NUMBER */
        return true;
    }
}

/* Is it an action at all: a known kind, operands in range, the rest 0? What a card asks for besides
 * is play.c's. */
static bool is_well_formed(const assault_game *g, bcg_action a)
{
    const int kind = (int)assault_kind_of(a);
    if (kind == AA_NONE || kind >= ASSAULT_ACTION_KINDS)
        return false;
    const uint8_t *operand = assault_action_kinds[kind].operand;
    int n = 0;
    for (; n < ASSAULT_OPERANDS && operand[n] != AN_END; n++)
        if (!operand_fits(g, operand[n], assault_operand(a, n)))
            return false;
    return kind == AA_PLAY ? a >> 32 == 0 : a >> (8 * (n + 1)) == 0;
}

/* What can be done in the operations phase only: elsewhere something is always pending. */
static bcg_reason in_operations(const assault_state *s, bcg_reason r)
{
    return s->pending_count ? AR_NOT_NOW : r;
}

static bcg_reason check_done(const assault_game *g, const assault_state *s)
{
    if (assault_is_pending(s, AP_START))
        return assault_check_placed(g, s);
    return assault_is_pending(s, AP_BUY) ? BCG_OK : in_operations(s, BCG_OK); /* OPS-2 */
}

/* A result of chance: a card of the pile it comes from. */
static bcg_reason check_card(const assault_game *g, const assault_state *s, bcg_action a)
{
    const assault_pending *p = assault_top(s);
    const int card = assault_operand(a, 0);
    const bool drawn = p->what == AP_DEAL || p->what == AP_START_DRAW;
    if (p->what == AP_EDGES || drawn != (assault_kind_of(a) == AA_DRAW) ||
        g->card[card].first != card)
        return BCG_NO_SUCH_ACTION;
    return assault_holds(g, s, assault_draw_deck(s, p), card) ? BCG_OK : BCG_NO_SUCH_ACTION;
}

static bcg_reason check_phase_action(const assault_game *g, const assault_state *s, bcg_action a)
{
    switch (assault_kind_of(a)) {
    case AA_MOVE:
        return assault_check_move(g, s, a);
    case AA_SWAP:
        return assault_check_swap(g, s, a);
    case AA_DIG_IN:
        return assault_check_dig_in(g, s, a);
    case AA_ATTACK:
        return assault_check_attack(g, s, a);
    case AA_TRANSFER:
        return assault_check_transfer(g, s, a);
    case AA_ACTIVATE:
        return assault_check_activate(g, s, a);
    case AA_DEPLOY:
    case AA_DROP:
    case AA_LAND:
        return assault_check_deploy(g, s, a);
    case AA_LIFT:
        return assault_check_lift(g, s, a);
    default: /* AA_SHELL */
        return assault_check_shell(g, s, a);
    }
}

static bcg_reason check(const bcg_game *game, const void *state, int seat, bcg_action a)
{
    const assault_game *g = (const assault_game *)game;
    const assault_state *s = state;
    if (!is_well_formed(g, a))
        return BCG_NO_SUCH_ACTION;
    const bcg_reason turn = bcg_check_actor(actors(game, state), seat);
    if (turn != BCG_OK)
        return turn;
    const assault_action_kind kind = assault_kind_of(a);
    if ((seat == BCG_CHANCE) != (assault_action_kinds[kind].chance != 0))
        return BCG_CHANCE_DECIDES;
    const int side = assault_side_of_seat(g, seat);
    switch (kind) {
    case AA_MIX:
        return assault_check_mix(g, s, a);
    case AA_BUY:
        return assault_check_buy(g, s, a);
    case AA_PLACE:
        return assault_check_place(g, s, a);
    case AA_DONE:
        return check_done(g, s);
    case AA_PLAY:
        return assault_check_play(g, s, side, a);
    case AA_PASS:
        return assault_check_pass(g, s);
    case AA_SUPPORT:
        return assault_check_support(g, s, assault_operand(a, 0));
    case AA_SACRIFICE:
        return assault_check_sacrifice(g, s, side, a);
    case AA_GAIN:
    case AA_TAKE:
        return assault_is_pending(s, AP_REWARD) ? BCG_OK : AR_NOT_NOW;
    case AA_ADVANCE:
        return assault_check_advance(s);
    case AA_DRAW:
    case AA_FLIP:
        return check_card(g, s, a);
    case AA_LOT:
        return assault_is_pending(s, AP_EDGES) && assault_operand(a, 0) < 2 ? BCG_OK
                                                                            : BCG_NO_SUCH_ACTION;
    default:
        return in_operations(s, BCG_OK) != BCG_OK ? AR_NOT_NOW : check_phase_action(g, s, a);
    }
}

/* -- legal
 * ------------------------------------------------------------------------------------------------
 */

static void list_pending(const assault_game *g, const assault_state *s, int side,
                         assault_list *list)
{
    switch (assault_top(s)->what) {
    case AP_MIX:
        assault_list_mixes(g, s, list);
        break;
    case AP_START:
        assault_list_places(g, s, list);
        break;
    case AP_BUY:
        assault_list_buys(g, s, list);
        break;
    case AP_WINDOW:
    case AP_STEP_9:
        assault_list_plays(g, s, side, list);
        break;
    case AP_SUPPORT:
        ASSAULT_EACH(t, assault_hidden_supporters(g, s))
        if (assault_check_support(g, s, (int)t) == BCG_OK)
            assault_add(list, assault_action(AA_SUPPORT, (int)t, 0));
        break;
    case AP_SACRIFICE:
        assault_list_sacrifices(g, s, side, list);
        break;
    case AP_REWARD:
        assault_add(list, AA_GAIN);
        assault_add(list, AA_TAKE);
        break;
    default: /* AP_ADVANCE */
        assault_add(list, AA_ADVANCE);
    }
    if (assault_check_pass(g, s) == BCG_OK)
        assault_add(list, AA_PASS);
}

static int legal(const bcg_game *game, const void *state, int seat, bcg_action *out, int capacity)
{
    const assault_game *g = (const assault_game *)game;
    const assault_state *s = state;
    assault_list list = {out};
    assert(capacity >= ASSAULT_MAX_ACTIONS);
    (void)capacity;
    if (seat == BCG_CHANCE || !bcg_acts(actors(game, state), seat))
        return 0;
    const int side = assault_side_of_seat(g, seat);
    if (s->pending_count)
        list_pending(g, s, side, &list);
    else {
        assault_list_units(g, s, &list);
        assault_list_deploys(g, s, &list);
        assault_list_plays(g, s, side, &list);
        assault_list_special(g, s, &list);
    }
    if (check_done(g, s) == BCG_OK)
        assault_add(&list, AA_DONE);
    return (int)(list.end - out);
}

/* -- apply
 * ------------------------------------------------------------------------------------------------
 */

static void apply_done(const assault_game *g, assault_state *s, bcg_log *log)
{
    if (assault_is_pending(s, AP_START))
        assault_end_placing(g, s, log);
    else if (assault_is_pending(s, AP_BUY))
        assault_pop(s);
    else
        assault_end_operations(g, s, log);
}

static void apply_phase_action(const assault_game *g, assault_state *s, bcg_action a, bcg_log *log)
{
    switch (assault_kind_of(a)) {
    case AA_MOVE:
        assault_apply_move(g, s, a, log);
        break;
    case AA_SWAP:
        assault_apply_swap(g, s, a, log);
        break;
    case AA_DIG_IN:
        assault_apply_dig_in(g, s, a, log);
        break;
    case AA_ATTACK:
        assault_apply_attack(g, s, a, log);
        break;
    case AA_TRANSFER:
        assault_apply_transfer(g, s, a, log);
        break;
    case AA_ACTIVATE:
        assault_apply_activate(s, a);
        break;
    case AA_LIFT:
        assault_apply_lift(g, s, a, log);
        break;
    case AA_SHELL:
        assault_apply_shell(g, s, a, log);
        break;
    default:
        assault_apply_deploy(g, s, a, log);
    }
}

static void apply(const bcg_game *game, void *state, int seat, bcg_action a, bcg_log *log)
{
    const assault_game *g = (const assault_game *)game;
    assault_state *s = state;
    const int side = seat < 0 ? ASSAULT_NOBODY : assault_side_of_seat(g, seat);
    assert(check(game, state, seat, a) == BCG_OK);
    if (s->ply < UINT16_MAX)
        s->ply++;
    switch (assault_kind_of(a)) {
    case AA_MIX:
        assault_apply_mix(g, s, a);
        break;
    case AA_BUY:
        assault_apply_buy(g, s, a, log);
        break;
    case AA_PLACE:
        assault_apply_place(g, s, a, log);
        break;
    case AA_DONE:
        apply_done(g, s, log);
        break;
    case AA_PLAY:
        assault_apply_play(g, s, side, a, log);
        break;
    case AA_PASS:
        assault_apply_pass(g, s, log);
        break;
    case AA_SUPPORT:
        assault_apply_support(g, s, assault_operand(a, 0), log);
        break;
    case AA_SACRIFICE:
        assault_apply_sacrifice(g, s, side, a, log);
        break;
    case AA_GAIN:
    case AA_TAKE:
        assault_apply_reward(g, s, assault_kind_of(a) == AA_TAKE, log);
        break;
    case AA_ADVANCE:
        assault_apply_advance(g, s, log);
        break;
    case AA_DRAW:
    case AA_FLIP:
        assault_apply_card(g, s, assault_operand(a, 0), log);
        break;
    case AA_LOT:
        assault_apply_edges(g, s, assault_operand(a, 0), log);
        break;
    default:
        apply_phase_action(g, s, a, log);
    }
    assault_settle(g, s, log);
}

/* Drawn cards, and which unit is put down face down, are for that side's eyes. */
static bcg_seats readers(const bcg_game *game, const void *state, int seat, bcg_action a)
{
    const assault_game *g = (const assault_game *)game;
    const assault_state *s = state;
    switch (assault_kind_of(a)) {
    case AA_DRAW:
        return seat_bit(g, assault_top(s)->side);
    case AA_PLACE:
        return bcg_seat_bit(seat);
    case AA_SACRIFICE: /* COMBAT-10: shown when all have chosen */
        return g->npc == ASSAULT_NOBODY ? bcg_seat_bit(seat) : BCG_PUBLIC;
    case AA_DEPLOY:
    case AA_DROP:
    case AA_LAND: { /* DEPLOY-5: next to an enemy it is turned up */
        const int side = assault_side_of_seat(g, seat);
        return g->adjacent[assault_operand(a, 1)] & s->units[assault_enemy(side)]
                   ? BCG_PUBLIC
                   : bcg_seat_bit(seat);
    }
    default:
        return BCG_PUBLIC;
    }
}

/* -- chance
 * -------------------------------------------------------------------------------------------------
 */

static bcg_action name_card(const assault_game *g, const assault_pending *p, int card)
{
    const bool drawn = p->what == AP_DEAL || p->what == AP_START_DRAW;
    return assault_action(drawn ? AA_DRAW : AA_FLIP, g->card[card].first, 0);
}

/* Member n of the set, from 0. */
static int nth_card(const bcg_set *cards, int n)
{
    for (int w = 0; w < BCG_SET_WORDS; w++) {
        uint64_t left = cards->word[w];
        for (; left && n > 0; n--)
            left &= left - 1;
        if (left)
            return 64 * w + __builtin_ctzll(left);
    }
    return -1;
}

static bcg_action chance(const bcg_game *game, const void *state, bcg_rng *r)
{
    const assault_game *g = (const assault_game *)game;
    const assault_state *s = state;
    const assault_pending *p = assault_top(s);
    if (p->what == AP_EDGES)
        return assault_action(AA_LOT, (int)bcg_rng_below(r, 2), 0);
    const int deck = assault_draw_deck(s, p);
    return name_card(g, p, nth_card(&s->pile[deck], (int)bcg_rng_below(r, s->size[deck])));
}

static int outcomes(const bcg_game *game, const void *state, bcg_action *out, uint32_t *weight,
                    int capacity)
{
    const assault_game *g = (const assault_game *)game;
    const assault_state *s = state;
    const assault_pending *p = assault_top(s);
    int count = 0, last = -1;
    if (actors(game, state) != BCG_CHANCE_ACTS)
        return 0;
    if (p->what == AP_EDGES) {
        if (capacity < 2)
            return 0;
        for (; count < 2; count++) {
            out[count] = assault_action(AA_LOT, count, 0);
            weight[count] = 1;
        }
        return count;
    }
    BCG_EACH (card, s->pile[assault_draw_deck(s, p)]) {
        const int first = g->card[card].first;
        if (first == last) {
            weight[count - 1]++;
            continue;
        }
        if (count == capacity)
            return 0;
        out[count] = name_card(g, p, card);
        weight[count++] = 1;
        last = first;
    }
    return count;
}

/* -- result
 * ---------------------------------------------------------------------------------------------------
 */

static bcg_result result(const bcg_game *game, const void *state, int seat)
{
    const assault_state *s = state;
    if (s->result == 0)
        return BCG_UNDECIDED;
    if (s->result - 1 == AO_DRAW)
        return BCG_DRAWN;
    const int winner = s->result - 1 == AO_GERMAN ? AS_GERMAN : AS_AMERICAN;
    return winner == assault_side_of_seat((const assault_game *)game, seat) ? BCG_WON : BCG_LOST;
}

const bcg_ops bcg_assault_ops = {
    .name = "assault",
    .rules = ASSAULT_RULES,
    .state_size = sizeof(assault_state),
    .max_actions = ASSAULT_MAX_ACTIONS,
    .reasons = &assault_reasons,
    .seats = seats,
    .begin = begin,
    .team = team,
    .actors = actors,
    .secret = secret,
    .window = window,
    .pass = pass,
    .legal = legal,
    .check = check,
    .apply = apply,
    .commits = assault_commits,
    .readers = readers,
    .chance = chance,
    .outcomes = outcomes,
    .view = assault_view,
    .guess = assault_guess,
    .result = result,
};
