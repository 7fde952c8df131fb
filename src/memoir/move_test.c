/* Moves on random boards: the reach used in the game compared with walking every path, both
 * compared with an independent implementation of chapters 5, 14 and 15, and the effects of a
 * move. */
#include "memoir/random_board_test.h"
#include "memoir/rules.h"
#include "memoir/way.h"

#include "unit.h"

static memoir_scenario scenario;
static memoir_game game;
static memoir_state s;
static bcg_action list[MEMOIR_MAX_ACTIONS];

static void random_board(int board, int edition, bcg_rng *r)
{
    do
        random_scenario(&scenario, board, one_in(r, 2), r);
    while (memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, -1, 0}) != ML_NONE);
}

/* Boards of all three sizes in both editions; often with units that have their own allowance. */
static void nth_board(int n, bcg_rng *r)
{
    random_board(n % MEMOIR_BOARDS, n / MEMOIR_BOARDS % 2, r);
    s = game.opening;
    for (int side = 0; side < MEMOIR_SIDES; side++)
        BCG_EACH (h, s.units[side])
            if (one_in(r, 4))
                s.what[h] = memoir_pack_what(memoir_kind_at(&s, h), side, memoir_elite_at(&s, h),
                                             random_below(r, MEMOIR_MOST_MOVES + 1));
}

/* Orders all units of a side that the card can order, sometimes through a copy of it, sometimes any
 * unit through its fallback. */
static void order_all(int side, int card, bcg_rng *r)
{
    const bool copied = one_in(r, 4) && card != MC_COUNTER_ATTACK;
    const bool fallback = memoir_cards[card].traits & MCF_FALLBACK && one_in(r, 4);
    s.active = (uint8_t)side;
    s.phase = MP_MOVE;
    s.turn = 5;
    s.ordered = BCG_SET_EMPTY;
    BCG_EACH (h, s.units[side])
        if (fallback || memoir_cards[card].who >> memoir_class_at(&s, h) & 1)
            bcg_set_add(&s.ordered, h);
    s.played[side] = (memoir_played_card){.card = (uint8_t)(copied ? MC_COUNTER_ATTACK : card),
                                          .as = (uint8_t)(copied ? card : MEMOIR_NO_CARD),
                                          .fallback = fallback,
                                          .in_play = 1};
}

static void fail_move(bcg_hex from, int to, const char *what)
{
    char first[BCG_LABEL_SIZE], second[BCG_LABEL_SIZE];
    bcg_hex_label(game.board, from, first);
    bcg_hex_label(game.board, (bcg_hex)to, second);
    fail_msg("%s, %s, %s of %s from %s to %s: %s", game.board->name,
             memoir_edition_words.word[game.edition], memoir_units[memoir_kind_at(&s, from)].word,
             memoir_side_words.word[s.active], first, second, what);
}

/* -- the rules, implemented independently ----------------------------------------------------- */

typedef struct walker {
    bcg_hex start;
    memoir_unit_kind kind;
    int limit, battle_limit;
    bool freely;             /* CARD-BEL-3 */
    int best[BCG_MAX_HEXES]; /* the lowest cost to each hex, or 99 */
} walker;

static bool is_infantry(memoir_unit_kind kind)
{
    return kind == MU_INFANTRY || kind == MU_RESISTANCE;
}

/* The terrain that affects a unit: a bridge hides what is under it. */
static int ground(int h)
{
    return scenario.hex[h].structure == MB_BRIDGE ? MT_OPEN : scenario.hex[h].terrain;
}

static bool is_high(int h)
{
    const int t = ground(h);
    return t == MT_HILL || t == MT_STEEP_HILL || t == MT_SEA_BLUFF || t == MT_CLIFF;
}

static bool is_bluff(int h)
{
    return ground(h) == MT_SEA_BLUFF || ground(h) == MT_CLIFF;
}

static bool forbids_battle(int h)
{
    const int t = ground(h);
    return t == MT_FOREST || t == MT_HEDGEROW || t == MT_TOWN || t == MT_CHURCH;
}

static bool stops(int h)
{
    return forbids_battle(h) || ground(h) == MT_OCEAN || bcg_set_has(&s.wire, h);
}

/* MOVE-20 to MOVE-24, and the cards that set other limits. */
static void set_limits(walker *w)
{
    static const int8_t usual[MEMOIR_UNITS][2] = {[MU_INFANTRY] = {2, 1},
                                                  [MU_ARMOR] = {3, 3},
                                                  [MU_ARTILLERY] = {1, 0},
                                                  [MU_RESISTANCE] = {2, 1}};
    const int card = s.played[s.active].fallback ? MEMOIR_NO_CARD : memoir_card_in_force(&s);
    w->limit = usual[w->kind][0];
    w->battle_limit = usual[w->kind][1];
    if (w->kind == MU_INFANTRY && memoir_elite_at(&s, w->start))
        w->battle_limit = 2; /* MOVE-21 */
    w->freely = card == MC_BEHIND_ENEMY_LINES;
    if (card == MC_INFANTRY_ASSAULT || card == MC_BEHIND_ENEMY_LINES ||
        card == MC_ARTILLERY_BOMBARD)
        w->limit = 3;
    if (card == MC_INFANTRY_ASSAULT)
        w->battle_limit = 2;
    if (card == MC_BEHIND_ENEMY_LINES)
        w->battle_limit = 3;
    if (card == MC_ARTILLERY_BOMBARD)
        w->battle_limit = 0;
    if (memoir_own_moves_at(&s, w->start) != MEMOIR_MOVES_USUAL)
        w->limit = memoir_own_moves_at(&s, w->start); /* UNIT-3 */
}

static bool may_be_on(const walker *w, int h)
{
    const memoir_setup_hex *hex = &scenario.hex[h];
    if (memoir_is_occupied(&s, h) || ground(h) == MT_RIVER || ground(h) == MT_LAKE)
        return false;
    if (scenario.impassable.count && bcg_set_has(&scenario.impassable.at[0].hexes, h))
        return false;
    return is_infantry(w->kind) ||
           (hex->structure != MB_BUNKER && !(hex->obstacles >> MO_HEDGEHOG & 1));
}

/* SCEN-6: a long bridge is entered and left only at its ends. */
static bool over_the_railing(int from, int to)
{
    for (int i = 0; i < scenario.bridge_span.count; i++) {
        const memoir_bridge_span *span = &scenario.bridge_span.at[i];
        if (bcg_set_has(&span->hexes, from) != bcg_set_has(&span->hexes, to) &&
            !bcg_set_has(&span->ends, from) && !bcg_set_has(&span->ends, to))
            return true;
    }
    return false;
}

/* The cost of a step, or 0 if it is not allowed. */
static int price(const walker *w, int from, int to)
{
    const bool revised = game.edition == ME_REVISED;
    const bool up = ground(from) == MT_BEACH && is_bluff(to);
    const bool down = is_bluff(from) && ground(to) == MT_BEACH && revised;
    if (!may_be_on(w, to) || over_the_railing(from, to))
        return 0;
    if (!revised && ground(to) == MT_OCEAN && ground(from) != MT_OCEAN)
        return 0; /* TER-OCEAN-5 */
    if ((up || down) && (w->kind == MU_ARMOR || (revised && w->kind == MU_ARTILLERY)))
        return 0; /* TER-BLUFF-1, TER-BLUFF-3 */
    if (w->freely)
        return 1;
    if (ground(to) == MT_HEDGEROW && bcg_distance(game.board, w->start, (bcg_hex)to) != 1)
        return 0; /* TER-HEDGE-1 */
    if (revised && scenario.hex[to].structure == MB_BRIDGE && ground(from) == MT_OCEAN)
        return 0; /* TER-BRIDGE-3 */
    return up || down || (ground(to) == MT_STEEP_HILL && !is_high(from)) ? 2 : 1;
}

static void walk(walker *w, int at, int cost, bool slow)
{
    if (cost > 0 && !w->freely && (stops(at) || ground(w->start) == MT_HEDGEROW))
        return; /* MOVE-11, TER-HEDGE-4 */
    BCG_EACH (to, game.board->neighbours[at]) {
        const int step = price(w, at, to);
        const bool sand = slow || (ground(to) == MT_BEACH && !w->freely);
        if (step == 0 || cost + step > w->limit || (sand && cost + step > 2))
            continue; /* MOVE-8, TER-BEACH-1 */
        if (cost + step < w->best[to])
            w->best[to] = cost + step;
        walk(w, to, cost + step, sand);
    }
}

/* Everything the unit on h can reach according to the rules. */
static void reach_by_the_book(walker *w, bcg_hex h)
{
    w->start = h;
    w->kind = memoir_kind_at(&s, h);
    set_limits(w);
    for (int i = 0; i < game.board->hexes; i++)
        w->best[i] = 99;
    walk(w, h, 0, false);
}

static int cost_in(const memoir_reach *reach, int h)
{
    for (int cost = 1; cost <= MEMOIR_MOST_MOVES; cost++)
        if (bcg_set_has(&reach->at_cost[cost], h))
            return cost;
    return 99;
}

/* -- reach ------------------------------------------------------------------------------------ */

enum { BOARDS_TO_TRY = 36 };

/* [MOVE-8] The reach used in the game equals that found by walking every path: on boards of all
 * sizes, with every terrain and obstacle, own allowances, and every card in force. */
static void reach_equals_walking(void **state)
{
    bcg_rng r;
    int reached = 0, onward = 0;
    (void)state;
    bcg_rng_seed(&r, 8);
    for (int n = 0; n < BOARDS_TO_TRY; n++) {
        nth_board(n, &r);
        for (int card = 0; card < MEMOIR_CARDS; card++) {
            order_all(card % 2, card, &r);
            BCG_EACH (h, s.ordered) {
                memoir_reach fast, plain;
                memoir_reach_of(&game, &s, (bcg_hex)h, &fast);
                memoir_reach_plainly(&game, &s, (bcg_hex)h, &plain);
                for (int to = 0; to < game.board->hexes; to++) {
                    if (cost_in(&fast, to) != cost_in(&plain, to))
                        fail_move((bcg_hex)h, to, "another cost than by walking");
                    if (bcg_set_has(&fast.onward, to) != bcg_set_has(&plain.onward, to))
                        fail_move((bcg_hex)h, to, "another answer to going on");
                    reached += cost_in(&fast, to) < 99;
                    onward += bcg_set_has(&fast.onward, to);
                }
                assert_memory_equal(&fast, &plain, sizeof fast);
            }
        }
    }
    assert_true(reached > 10000 && onward > 10000);
}

/* [MOVE-3] [MOVE-8] [MOVE-10] [MOVE-11] Every unit reaches the hexes the rules allow, at the cost
 * they give. */
static void reach_is_by_the_book(void **state)
{
    bcg_rng r;
    walker w;
    (void)state;
    bcg_rng_seed(&r, 20);
    for (int n = 0; n < BOARDS_TO_TRY; n++) {
        nth_board(n, &r);
        for (int card = 0; card < MEMOIR_CARDS; card++) {
            order_all(card % 2, card, &r);
            BCG_EACH (h, s.ordered) {
                memoir_reach reach;
                memoir_reach_of(&game, &s, (bcg_hex)h, &reach);
                reach_by_the_book(&w, (bcg_hex)h);
                for (int to = 0; to < game.board->hexes; to++)
                    if (cost_in(&reach, to) != w.best[to])
                        fail_move((bcg_hex)h, to,
                                  w.best[to] == 99 ? "must not be reached" : "costs otherwise");
            }
        }
    }
}

/* [MOVE-3] Every hex reached at some cost has a neighbour reached at a lower cost, or the start: a
 * move is a path of adjacent hexes. */
static void reach_goes_from_hex_to_hex(void **state)
{
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 3);
    for (int n = 0; n < BOARDS_TO_TRY; n++) {
        nth_board(n, &r);
        order_all(n / 2 % 2, MC_DIRECT_FROM_HQ, &r);
        BCG_EACH (h, s.ordered) {
            memoir_reach reach;
            memoir_reach_of(&game, &s, (bcg_hex)h, &reach);
            bcg_set before = bcg_set_of(h);
            for (int cost = 1; cost <= MEMOIR_MOST_MOVES; cost++) {
                BCG_EACH (to, reach.at_cost[cost])
                    if (!bcg_set_meets(&game.board->neighbours[to], &before))
                        fail_move((bcg_hex)h, to, "no way leads there");
                before = bcg_set_or(before, reach.at_cost[cost]);
            }
        }
    }
}

/* [MOVE-2] [ORDER-1] The list of moves is exactly what check accepts: moves of ordered units that
 * have not moved, to hexes within reach. */
static void list_is_what_check_accepts(void **state)
{
    bcg_rng r;
    (void)state;
    bcg_rng_seed(&r, 2);
    for (int n = 0; n < 12; n++) {
        nth_board(n, &r);
        order_all(n / 2 % 2, MC_DIRECT_FROM_HQ, &r);
        BCG_EACH (h, s.units[s.active]) { /* some are not ordered, some have moved */
            if (one_in(&r, 3))
                bcg_set_remove(&s.ordered, h);
            else if (one_in(&r, 3))
                s.marks[h] |= MM_MOVED;
        }
        const int count = bcg_memoir_ops.legal(&game.head, &s, bcg_actor(&game.head, &s), list,
                                               MEMOIR_MAX_ACTIONS);
        for (int from = 0; from < game.board->hexes; from++)
            for (int to = 0; to < game.board->hexes; to++) {
                const bcg_action a = memoir_action(MA_MOVE, from, to);
                bool listed = false;
                for (int i = 0; i < count; i++)
                    listed |= list[i] == a;
                const bool allowed = bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s),
                                                          a) == BCG_OK;
                if (allowed != listed)
                    fail_move((bcg_hex)from, to, listed ? "listed, not allowed" : "not listed");
                if (allowed && (!bcg_set_has(&s.ordered, from) || s.marks[from] & MM_MOVED))
                    fail_move((bcg_hex)from, to, "not its turn to move");
            }
    }
}

/* -- effects of a move ------------------------------------------------------------------------ */

static void check_arrival(const memoir_state *after, const walker *w, int to)
{
    const memoir_unit_kind kind = w->kind;
    const bool tired = w->best[to] > w->battle_limit;
    const bool left = game.edition == ME_CLASSIC &&
                      ground(w->start) == MT_HEDGEROW;      /* TER-HEDGE-9 */
    const bool stopped = !w->freely && (stops(to) || left); /* CARD-BEL-13 */
    const bool silent = forbids_battle(to) && kind != MU_RESISTANCE;
    if (!(after->marks[to] & MM_MOVED) || after->from[to] != w->start)
        fail_move(w->start, to, "the move is not noted");
    if (!!(after->marks[to] & MM_TIRED) != tired)
        fail_move(w->start, to, tired ? "may not battle any more" : "may battle");
    if (!!(after->marks[to] & MM_STOPPED) != stopped)
        fail_move(w->start, to, stopped ? "has stopped" : "has not stopped");
    if (!!(after->marks[to] & MM_NO_BATTLE) != silent)
        fail_move(w->start, to, silent ? "has entered cover" : "has entered no cover");
    if (memoir_is_occupied(after, w->start) || after->what[to] != s.what[w->start] ||
        after->strength[to] != s.strength[w->start] || after->look[to] != s.look[w->start])
        fail_move(w->start, to, "another unit has arrived");
}

/* [MOVE-4] [MOVE-9] [MOVE-11] After a move the whole unit is on its new hex, and may battle if the
 * cost is within its limit and the terrain allows it. */
static void arrivals_are_by_the_book(void **state)
{
    bcg_rng r;
    walker w;
    (void)state;
    bcg_rng_seed(&r, 9);
    for (int n = 0; n < BOARDS_TO_TRY; n++) {
        nth_board(n, &r);
        for (int card = 0; card < MEMOIR_CARDS; card++) {
            order_all(n / 2 % 2, card, &r);
            const int count = bcg_memoir_ops.legal(&game.head, &s, bcg_actor(&game.head, &s), list,
                                                   MEMOIR_MAX_ACTIONS);
            for (int i = 0; i < count; i += 1 + random_below(&r, 4)) {
                if (memoir_kind_of(list[i]) != MA_MOVE || memoir_via(list[i], 0) != BCG_NO_HEX)
                    continue;
                const memoir_mover m = memoir_mover_at(&s, (bcg_hex)memoir_operand(list[i], 0));
                const bcg_set passing = memoir_eventful_hexes(&game, &s, s.active);
                if (memoir_way_matters(&game, &s, &m, &passing))
                    continue; /* the cheapest path may be a different move: ways_test.c */
                memoir_state after = s;
                memoir_apply_move(&game, &after, list[i], NULL);
                reach_by_the_book(&w, (bcg_hex)memoir_operand(list[i], 0));
                if (after.phase != MP_OVER)
                    check_arrival(&after, &w, memoir_operand(list[i], 1));
            }
        }
    }
}

/* -- single cases ----------------------------------------------------------------------------- */

static bcg_hex named(const char *label)
{
    return bcg_hex_parse(game.board, label, strlen(label));
}

static bcg_action move_of(const char *from, const char *to)
{
    return memoir_action(MA_MOVE, named(from), named(to));
}

/* An open standard board with an Allied unit on E5, ordered by Direct from HQ. */
static void open_board(int edition, memoir_unit_kind kind)
{
    bcg_rng r;
    bcg_rng_seed(&r, 1);
    random_scenario(&scenario, MEMOIR_STANDARD, false, &r);
    memset(scenario.hex, 0, sizeof scenario.hex);
    scenario.unit.count = scenario.owner.count = scenario.objective.count = 0;
    scenario.win.count = scenario.exit.count = 0;
    game.board = memoir_boards[MEMOIR_STANDARD].grid;
    scenario.hex[named("E5")].unit = (memoir_setup_unit){
        .kind = (uint8_t)kind, .side = MS_ALLIES, .figures = 2, .start = 2};
    scenario.hex[named("M9")].unit = (memoir_setup_unit){
        .kind = MU_INFANTRY, .side = MS_AXIS, .figures = 4, .start = 4};
    assert_int_equal(memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, -1, 0}),
                     ML_NONE);
    s = game.opening;
    s.active = MS_ALLIES;
    s.phase = MP_MOVE;
    s.turn = 5;
    s.ordered = s.units[MS_ALLIES];
    s.played[MS_ALLIES] = (memoir_played_card){
        .card = MC_DIRECT_FROM_HQ, .as = MEMOIR_NO_CARD, .in_play = 1};
}

static void set_height(const char *label, int height)
{
    game.height[named(label)] = (uint8_t)height;
    memoir_steps_init(&game);
}

/* [MOVE-14] In the revised edition a step of two heights is refused, up and down; in the classic
 * one heights do not matter. */
static void steps_of_two_heights(void **state)
{
    (void)state;
    open_board(ME_REVISED, MU_ARMOR);
    set_height("F5", 2);
    assert_int_equal(
        bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s), move_of("E5", "F5")),
        MR_TOO_STEEP);
    set_height("E5", 1);
    assert_int_equal(
        bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s), move_of("E5", "F5")),
        BCG_OK);
    set_height("E5", 2);
    assert_int_equal(
        bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s), move_of("E5", "F5")),
        BCG_OK);
    set_height("F5", 0);
    assert_int_equal(
        bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s), move_of("E5", "F5")),
        MR_TOO_STEEP);
    set_height("F5", 1);
    assert_int_equal(
        bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s), move_of("E5", "F5")),
        BCG_OK);
    open_board(ME_CLASSIC, MU_ARMOR);
    set_height("F5", 2);
    assert_int_equal(
        bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s), move_of("E5", "F5")),
        BCG_OK);
}

/* [MOVE-3] A path that changes nothing is equivalent to its end alone; one that cannot be walked is
 * refused for its own reason. */
static void paths_written_out(void **state)
{
    (void)state;
    open_board(ME_REVISED, MU_ARMOR);
    bcg_action a = memoir_with(move_of("E5", "G5"), 2, named("F5") + 1);
    assert_int_equal(bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s), a),
                     MR_PATH_IDLE);
    assert_int_equal(memoir_canonical_move(&game, &s, a), move_of("E5", "G5"));
    a = memoir_with(move_of("E5", "H5"), 2, named("F5") + 1);
    assert_int_equal(bcg_memoir_ops.check(&game.head, &s, bcg_actor(&game.head, &s), a),
                     MR_NO_STEP);
    assert_int_equal(memoir_canonical_move(&game, &s, a), a);
}

/* [MOVE-4] [MOVE-5] An action moves a whole unit: there is none that names figures. */
static void actions_name_no_figures(void **state)
{
    (void)state;
    const uint8_t *operand = memoir_action_kinds[MA_MOVE].operand;
    assert_int_equal(operand[0], MN_HEX);
    assert_int_equal(operand[1], MN_HEX_2);
    assert_int_equal(operand[2], MN_VIA);
    assert_int_equal(operand[3], MN_END);
    open_board(ME_REVISED, MU_INFANTRY);
    bcg_memoir_ops.apply(&game.head, &s, bcg_actor(&game.head, &s), move_of("E5", "F5"), NULL);
    assert_int_equal(memoir_figures_at(&s, named("F5")), 2);
    assert_false(memoir_is_occupied(&s, named("E5")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reach_equals_walking),       cmocka_unit_test(reach_is_by_the_book),
        cmocka_unit_test(reach_goes_from_hex_to_hex), cmocka_unit_test(list_is_what_check_accepts),
        cmocka_unit_test(arrivals_are_by_the_book),   cmocka_unit_test(steps_of_two_heights),
        cmocka_unit_test(paths_written_out),          cmocka_unit_test(actions_name_no_figures),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
