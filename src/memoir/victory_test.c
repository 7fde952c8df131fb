/* The parts of cards and victory that a position test cannot show: the whole air superiority table,
 * a hundred quiet turns, medals compared with a recount, orders compared with every assignment. */
#include "memoir/rules.h"

#include "unit.h"

#include <string.h>

static memoir_scenario scenario;
static memoir_game game;
static bcg_action list[MEMOIR_MAX_ACTIONS];
static const bcg_ops *const ops = &bcg_memoir_ops;

/* An empty standard board, the Axis at the top. */
static void plain_scenario(int goal)
{
    memset(&scenario, 0, sizeof scenario);
    scenario.board.count = 1;
    scenario.side.count = MEMOIR_SIDES;
    for (int side = 0; side < MEMOIR_SIDES; side++)
        scenario.side.at[side] = (memoir_setup_side){.side = (uint8_t)side,
                                                     .edge = side == MS_AXIS ? MEMOIR_TOP
                                                                             : MEMOIR_BOTTOM,
                                                     .hand = 4,
                                                     .medals = (uint16_t)goal};
    scenario.first.count = 1;
    scenario.first.at[0].value = MS_ALLIES;
    game.board = memoir_boards[MEMOIR_STANDARD].grid;
}

static bcg_hex named(const char *label)
{
    const bcg_hex h = bcg_hex_parse(memoir_boards[MEMOIR_STANDARD].grid, label, strlen(label));
    assert_int_not_equal(h, BCG_NO_HEX);
    return h;
}

static void put(const char *label, int kind, int side)
{
    const int figures = memoir_full_strength((memoir_unit_kind)kind, false);
    scenario.hex[named(label)].unit = (memoir_setup_unit){.kind = (uint8_t)kind,
                                                          .side = (uint8_t)side,
                                                          .figures = (uint8_t)figures,
                                                          .start = (uint8_t)figures};
}

static void make_game(int edition)
{
    assert_int_equal(memoir_game_init(&game, &scenario, (memoir_choices){(int8_t)edition, -1, 0}),
                     ML_NONE);
}

/* -- air superiority -------------------------------------------------------------------------- */

static void dated(int front, int year)
{
    plain_scenario(6);
    if (front >= 0) {
        scenario.front.count = 1;
        scenario.front.at[0].value = (uint8_t)front;
    }
    if (year > 0) {
        scenario.date.count = 1;
        scenario.date.at[0].from = (bcg_date){.year = (uint16_t)year, .month = 6, .day = 6};
    }
}

/* [AIR-1] Dice for every front and year: 21 means Axis 2 and Allies 1, 12 the reverse, 11 one each.
 * [AIR-2] In the classic edition it is always 12. */
static void air_superiority_by_front_and_year(void **state)
{
    (void)state;
    static const struct {
        const char *front;
        int dice[7]; /* 1939 to 1945 */
    } rows[] = {
        {"western", {21, 21, 21, 21, 21, 12, 12}},
        {"eastern", {21, 21, 21, 21, 11, 11, 11}},
        {"pacific", {21, 21, 21, 21, 11, 12, 12}},
        {"mediterranean", {11, 21, 21, 11, 11, 12, 12}},
    };
    assert_int_equal(memoir_front_words.count, COUNT(rows));
    for (int front = 0; front < memoir_front_words.count; front++)
        for (size_t i = 0; i < COUNT(rows); i++)
            for (int year = 1939; year <= 1945; year++) {
                if (strcmp(rows[i].front, memoir_front_words.word[front]) != 0)
                    continue;
                dated(front, year);
                make_game(ME_REVISED);
                assert_int_equal(10 * game.air_dice[MS_AXIS] + game.air_dice[MS_ALLIES],
                                 rows[i].dice[year - 1939]);
                make_game(ME_CLASSIC);
                assert_int_equal(game.air_dice[MS_AXIS], 1);
                assert_int_equal(game.air_dice[MS_ALLIES], 2);
            }
}

/* [AIR-1] If the table has no answer (no front, no date, other years) the printed card applies. */
static void without_front_or_year_the_card_holds(void **state)
{
    (void)state;
    const struct {
        int front, year;
    } rows[] = {{-1, 0}, {-1, 1940}, {0, 0}, {0, 1938}, {0, 1946}};
    for (size_t i = 0; i < COUNT(rows); i++) {
        dated(rows[i].front, rows[i].year);
        if (scenario.date.count == 0) /* entries past the end of a list are ignored */
            scenario.date.at[0].from.year = 1940;
        make_game(ME_REVISED);
        assert_int_equal(game.air_dice[MS_AXIS], 1);
        assert_int_equal(game.air_dice[MS_ALLIES], 2);
    }
}

/* -- a hundred quiet turns -------------------------------------------------------------------- */

/* [VIC-9] Two sides that never meet: the hundredth turn is the last, and nobody has won. */
static void a_hundred_quiet_turns_are_a_draw(void **state)
{
    (void)state;
    bcg_rng r;
    memoir_state s;
    plain_scenario(6);
    put("A1", MU_INFANTRY, MS_ALLIES);
    put("M9", MU_INFANTRY, MS_AXIS);
    make_game(ME_REVISED);
    bcg_rng_seed(&r, 9);
    ops->begin(&game.head, &s);
    int turns = 0;
    while (bcg_actor(&game.head, &s) != BCG_OVER) {
        const int turn = s.turn;
        bcg_action a;
        if (bcg_actor(&game.head, &s) == BCG_CHANCE) {
            a = ops->chance(&game.head, &s, &r);
            if (memoir_is_pending(&s, PENDING_BOMB)) /* aircraft and guns miss */
                a = memoir_with(MA_ROLL, MF_STAR, memoir_top(&s)->dice);
            if (memoir_is_pending(&s, PENDING_BOMB) && memoir_top(&s)->more)
                a = memoir_with(MA_ROLL, MF_ARMOR, memoir_top(&s)->dice);
        } else {
            const int n = ops->legal(&game.head, &s, bcg_actor(&game.head, &s), list,
                                     MEMOIR_MAX_ACTIONS);
            a = list[n - 1];
        }
        ops->apply(&game.head, &s, bcg_actor(&game.head, &s), a, NULL);
        turns += s.turn != turn && turn > 0;
        if (s.phase != MP_OVER) {
            assert_int_equal(s.quiet, turns);
            assert_true(s.quiet < 100);
        }
    }
    assert_int_equal(s.turn, 100);
    assert_int_equal(ops->result(&game.head, &s, MS_AXIS), BCG_DRAWN);
    assert_int_equal(ops->result(&game.head, &s, MS_ALLIES), BCG_DRAWN);
}

/* -- medals compared with a recount ----------------------------------------------------------- */

/* Objectives of every kind, each on separate hexes in the middle of the board. */
enum { TEMPORARY, NEEDS_TWO, MAJORITY, SOLE, PERMANENT, KEPT, AT_THE_END, KINDS };

static void add_objective(const char *const labels[], memoir_objective o)
{
    for (int i = 0; labels[i]; i++)
        bcg_set_add(&o.hexes, named(labels[i]));
    o.sides = 3;
    o.need = o.need ? o.need : 1;
    scenario.objective.at[scenario.objective.count++] = o;
}

static void scenario_with_everything(int goal)
{
    static const char *const allies[] = {"B3", "D3", "F3", "H3", "J3", "L3", "c2", "g2", "k2"};
    static const char *const axis[] = {"B7", "D7", "F7", "H7", "J7", "L7", "b8", "f8", "j8"};
    plain_scenario(goal);
    for (size_t i = 0; i < COUNT(allies); i++) {
        put(allies[i], i % 3 == 1 ? MU_ARMOR : i == 8 ? MU_ARTILLERY : MU_INFANTRY, MS_ALLIES);
        put(axis[i], i % 3 == 1 ? MU_ARMOR : i == 8 ? MU_ARTILLERY : MU_INFANTRY, MS_AXIS);
    }
    add_objective((const char *const[]){"B5", NULL}, (memoir_objective){.medals = 1});
    add_objective((const char *const[]){"D5", "E5", NULL},
                  (memoir_objective){.medals = 2, .need = 2});
    add_objective((const char *const[]){"c6", "d6", "e6", NULL},
                  (memoir_objective){.medals = 1, .majority = 1});
    add_objective((const char *const[]){"f4", "g4", "h4", NULL},
                  (memoir_objective){.medals = 1, .sole = 1});
    add_objective((const char *const[]){"H5", NULL},
                  (memoir_objective){.medals = 1, .permanent = 1});
    add_objective((const char *const[]){"J5", NULL}, (memoir_objective){.medals = 1, .keeps = 1});
    add_objective((const char *const[]){"L5", NULL},
                  (memoir_objective){.medals = 1, .when = MT_END_OF_TURN});
    scenario.exit.count = MEMOIR_SIDES;
    scenario.exit.at[0] = (memoir_exit){.side = MS_ALLIES, .medals = 1};
    bcg_set_add(&scenario.exit.at[0].hexes, named("A9"));
    scenario.exit.at[1] = (memoir_exit){.side = MS_AXIS, .medals = 1};
    bcg_set_add(&scenario.exit.at[1].hexes, named("M1"));
    scenario.unit.count = 1;
    scenario.unit.at[0] = (memoir_unit_detail){
        .hex = named("D3"), .medals = 2, .moves = MEMOIR_USUAL, .from = BCG_NO_HEX};
}

/* The medals according to the rules, tracked from outside. */
typedef struct recount {
    int units[MEMOIR_SIDES]; /* for destroyed units and for own units that exited */
    int holder[KINDS];       /* for the kinds that depend on history: a side, or -1 */
} recount;

static int units_in(const memoir_state *s, int objective, int side)
{
    int n = 0;
    for (int h = 0; h < game.board->hexes; h++)
        n += memoir_is_occupied(s, h) && memoir_side_at(s, h) == side &&
             bcg_set_has(&scenario.objective.at[objective].hexes, h);
    return n;
}

/* The side on the single hex of an objective, or -1. */
static int side_on(const memoir_state *s, int objective)
{
    for (int side = 0; side < MEMOIR_SIDES; side++)
        if (units_in(s, objective, side))
            return side;
    return -1;
}

/* A unit of the side has been on the hex, even if only in passing. */
static void been_on(recount *c, bcg_hex h, int side)
{
    if (bcg_set_has(&scenario.objective.at[PERMANENT].hexes, h) && c->holder[PERMANENT] < 0)
        c->holder[PERMANENT] = side;
    if (bcg_set_has(&scenario.objective.at[KEPT].hexes, h))
        c->holder[KEPT] = side;
}

static int worth(const memoir_state *s, int side)
{
    int medals = 0;
    for (int h = 0; h < game.board->hexes; h++)
        if (memoir_is_occupied(s, h) && memoir_side_at(s, h) == side)
            medals += memoir_medals_at(s, h);
    return medals;
}

static void follow(recount *c, const memoir_state *before, const memoir_state *s, bcg_action a,
                   const bcg_log *log)
{
    int gone[MEMOIR_SIDES];
    for (int side = 0; side < MEMOIR_SIDES; side++)
        gone[side] = worth(before, side) - worth(s, side);
    for (int i = 0; i < log->count; i++)
        if (log->events[i].kind == MV_EXITED) {
            const int side = log->events[i].arg[1];
            c->units[side]++;
            gone[side] -= memoir_medals_at(before, memoir_operand(a, 0));
        }
    for (int side = 0; side < MEMOIR_SIDES; side++)
        c->units[memoir_enemy(side)] += gone[side];
    if (memoir_kind_of(a) == MA_MOVE || memoir_kind_of(a) == MA_EXIT)
        for (int i = 0; memoir_via(a, i) != BCG_NO_HEX; i++)
            been_on(c, memoir_via(a, i), before->active);
    for (int h = 0; h < game.board->hexes; h++)
        if (memoir_is_occupied(s, h))
            been_on(c, (bcg_hex)h, memoir_side_at(s, h));
    if (c->holder[AT_THE_END] != side_on(s, AT_THE_END))
        c->holder[AT_THE_END] = -1;
    if (s->turn != before->turn && before->turn > 0 && side_on(s, AT_THE_END) == before->active)
        c->holder[AT_THE_END] = before->active;
}

static int medals_of(const recount *c, const memoir_state *s, int side)
{
    int medals = c->units[side];
    int own[KINDS], enemy[KINDS];
    for (int i = 0; i < KINDS; i++) {
        own[i] = units_in(s, i, side);
        enemy[i] = units_in(s, i, memoir_enemy(side));
    }
    medals += own[TEMPORARY] > 0;
    medals += own[NEEDS_TWO] == 2 ? 2 : 0;
    medals += own[MAJORITY] > enemy[MAJORITY];
    medals += own[SOLE] > 0 && enemy[SOLE] == 0;
    for (int i = PERMANENT; i < KINDS; i++)
        medals += c->holder[i] == side;
    return medals;
}

/* Any legal action; `done` and `pass` rarely, so that units meet. */
static bcg_action any_action(const memoir_state *s, bcg_rng *r)
{
    if (bcg_actor(&game.head, s) == BCG_CHANCE)
        return ops->chance(&game.head, s, r);
    const int n = ops->legal(&game.head, s, bcg_actor(&game.head, s), list, MEMOIR_MAX_ACTIONS);
    assert_true(n > 0);
    return list[bcg_rng_below(r, (uint32_t)n)];
}

/* [VIC-5] [OBJ-3] [OBJ-11] After every action of random games the medals match a recount from
 * outside, for every kind of objective, and play ends once a side has reached its goal. */
static void medals_equal_a_recount(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_event events[512];
    bcg_log log;
    int gained[KINDS] = {0};
    bcg_rng_seed(&r, 18);
    for (int n = 0; n < 60; n++) {
        memoir_state s;
        recount c = {.holder = {-1, -1, -1, -1, -1, -1, -1}};
        scenario_with_everything(99);
        make_game(n % 2);
        ops->begin(&game.head, &s);
        for (int ply = 0; ply < 3000 && bcg_actor(&game.head, &s) != BCG_OVER; ply++) {
            const memoir_state before = s;
            const bcg_action a = any_action(&s, &r);
            bcg_log_init(&log, events, (int)COUNT(events));
            ops->apply(&game.head, &s, bcg_actor(&game.head, &s), a, &log);
            assert_int_equal(log.lost, 0);
            follow(&c, &before, &s, a, &log);
            for (int side = 0; side < MEMOIR_SIDES; side++)
                assert_int_equal(memoir_medals(&game, &s, side), medals_of(&c, &s, side));
            for (int i = 0; i < KINDS; i++)
                gained[i] += ((s.held[0] | s.held[1]) & ~(before.held[0] | before.held[1])) >> i &
                             1;
        }
    }
    for (int i = 0; i < KINDS; i++)
        assert_true(gained[i] > 5); /* each kind was contested */
}

/* [VIC-1] [VIC-2] [VIC-8] In random games with few medals, a side that reaches its goal or
 * eliminates its enemy wins with that very action; and nobody wins otherwise. */
static void victory_is_never_late(void **state)
{
    (void)state;
    bcg_rng r;
    int won[MEMOIR_SIDES] = {0};
    bcg_rng_seed(&r, 2);
    for (int n = 0; n < 200; n++) {
        memoir_state s;
        scenario_with_everything(2 + n % 5);
        make_game(n % 2);
        ops->begin(&game.head, &s);
        while (bcg_actor(&game.head, &s) != BCG_OVER) {
            for (int side = 0; side < MEMOIR_SIDES; side++) {
                assert_true(memoir_medals(&game, &s, side) < game.goal[side]);
                assert_false(bcg_set_is_empty(&s.units[side]));
            }
            ops->apply(&game.head, &s, bcg_actor(&game.head, &s), any_action(&s, &r), NULL);
        }
        for (int side = 0; side < MEMOIR_SIDES; side++) {
            const bool earned = memoir_medals(&game, &s, side) == game.goal[side] ||
                                bcg_set_is_empty(&s.units[memoir_enemy(side)]);
            if (ops->result(&game.head, &s, side) == BCG_WON) {
                assert_true(earned);
                won[side]++;
            }
        }
    }
    assert_true(won[MS_AXIS] > 20 && won[MS_ALLIES] > 20);
}

/* -- orders compared with trying every assignment --------------------------------------------- */

/* The units of a selection, each with the orders it could use: bits for sections or dice. */
typedef struct selection {
    int count;
    int may_take[16];
} selection;

/* Can every unit be given an order, none used more often than available? */
static bool can_all_be_given(const selection *units, int from, int left[], int orders)
{
    if (from == units->count)
        return true;
    for (int order = 0; order < orders; order++) {
        if (!(units->may_take[from] >> order & 1) || left[order] == 0)
            continue;
        left[order]--;
        const bool rest = can_all_be_given(units, from + 1, left, orders);
        left[order]++;
        if (rest)
            return true;
    }
    return false;
}

/* Orders random units until none can be ordered, and checks beforehand which units may be. */
static void order_at_random(memoir_state *s, bcg_rng *r, const int may_take[BCG_MAX_HEXES],
                            int left[], int orders)
{
    selection chosen = {0};
    const int turn = s->turn;
    const int most = s->phase == MP_ORDER ? memoir_count_orders_left(&game, s) : 0;
    while (s->phase == MP_ORDER && s->turn == turn && s->pending_count == 0) {
        int n = 0;
        BCG_EACH (h, s->units[s->active]) {
            const bcg_action a = memoir_action(MA_ORDER, h, 0);
            if (bcg_set_has(&s->ordered, h))
                continue;
            chosen.may_take[chosen.count++] = may_take[h];
            const bool can = can_all_be_given(&chosen, 0, left, orders);
            chosen.count--;
            assert_int_equal(ops->check(&game.head, s, bcg_actor(&game.head, s), a) == BCG_OK, can);
            if (can)
                list[n++] = a;
        }
        assert_true(n > 0); /* otherwise the step would have ended by itself (ORDER-6) */
        const bcg_action a = list[bcg_rng_below(r, (uint32_t)n)];
        chosen.may_take[chosen.count++] = may_take[memoir_operand(a, 0)];
        ops->apply(&game.head, s, bcg_actor(&game.head, s), a, NULL);
    }
    assert_int_equal(chosen.count, most); /* in whatever order they were chosen */
}

static void hold_only(memoir_state *s, int card, int others)
{
    for (int c = 0; c < MEMOIR_CARDS; c++)
        s->hand[s->active][c] = 0;
    s->hand[s->active][card] = 1;
    s->hand[s->active][MC_PROBE_LEFT] = (uint8_t)(others < 4 ? others : 4);
    s->hand[s->active][MC_PROBE_CENTER] = (uint8_t)(others - s->hand[s->active][MC_PROBE_LEFT]);
    s->hand_size[s->active] = (uint8_t)(1 + others);
}

static void scatter_units(bcg_rng *r)
{
    plain_scenario(6);
    for (int i = 0; i < 20; i++) {
        /* many are on the dotted lines, x = 7 and x = 17 */
        const int h = (int)bcg_rng_below(r, (uint32_t)memoir_boards[MEMOIR_STANDARD].grid->hexes);
        const int x = memoir_boards[MEMOIR_STANDARD].grid->xy[h][0];
        if (i % 2 && x != 7 && x != 17)
            continue;
        const int kind = MU_INFANTRY + (int)bcg_rng_below(r, 3);
        const int side = i % 4 == 3 ? 1 - i / 10 : i / 10;
        const int figures = memoir_full_strength((memoir_unit_kind)kind, false);
        scenario.hex[h].unit = (memoir_setup_unit){.kind = (uint8_t)kind,
                                                   .side = (uint8_t)side,
                                                   .figures = (uint8_t)figures,
                                                   .start = (uint8_t)figures};
    }
    put("A1", MU_INFANTRY, MS_ALLIES);
    put("M9", MU_INFANTRY, MS_AXIS);
}

static memoir_state at_play(int side)
{
    memoir_state s = game.opening;
    s.phase = MP_PLAY_CARD;
    s.turn = 3;
    s.active = (uint8_t)side;
    return s;
}

/* [ORDER-8] [CARD-GENADV-1] [CARD-PINCER-1] [CARD-RIF-1] A unit may be ordered if and only if the
 * chosen units can each be assigned to one of their sections within the quotas. */
static void section_quotas_by_trying_all(void **state)
{
    (void)state;
    static const struct {
        int card, left[3]; /* left, centre, right */
    } rows[] = {
        {MC_GENERAL_ADVANCE, {2, 2, 2}}, {MC_PINCER_MOVE, {2, 0, 2}},
        {MC_RECON_IN_FORCE, {1, 1, 1}},  {MC_ATTACK_CENTER, {0, 3, 0}},
        {MC_PROBE_LEFT, {2, 0, 0}},      {MC_RECON_RIGHT, {0, 0, 1}},
    };
    bcg_rng r;
    bcg_rng_seed(&r, 8);
    for (int n = 0; n < 2000; n++) {
        const size_t row = bcg_rng_below(&r, COUNT(rows));
        const int side = n % 2;
        int may_take[BCG_MAX_HEXES] = {0}, left[3];
        scatter_units(&r);
        make_game(ME_REVISED);
        memoir_state s = at_play(side);
        hold_only(&s, rows[row].card, 1);
        for (int h = 0; h < game.board->hexes; h++) {
            const int x = game.board->xy[h][0];
            const int west = x <= 7, middle = x >= 7 && x <= 17, east = x >= 17;
            may_take[h] = (side == MS_ALLIES ? west : east) | middle << 1 |
                          (side == MS_ALLIES ? east : west) << 2;
        }
        memcpy(left, rows[row].left, sizeof left);
        ops->apply(&game.head, &s, bcg_actor(&game.head, &s),
                   memoir_action(MA_PLAY, rows[row].card, 0), NULL);
        order_at_random(&s, &r, may_take, left, 3);
    }
}

/* [CARD-FINEST-3] A unit may be ordered if and only if units and dice can be matched one to one. */
static void finest_hour_by_trying_all(void **state)
{
    (void)state;
    bcg_rng r;
    bcg_rng_seed(&r, 3);
    for (int n = 0; n < 2000; n++) {
        int may_take[BCG_MAX_HEXES] = {0}, left[3];
        scatter_units(&r);
        make_game(ME_REVISED);
        memoir_state s = at_play(n % 2);
        hold_only(&s, MC_THEIR_FINEST_HOUR, 1 + n % 6);
        ops->apply(&game.head, &s, bcg_actor(&game.head, &s),
                   memoir_action(MA_PLAY, MC_THEIR_FINEST_HOUR, 0), NULL);
        const bcg_action roll = ops->chance(&game.head, &s, &r);
        left[0] = memoir_dice_showing(roll, MF_INFANTRY);
        left[1] = memoir_dice_showing(roll, MF_ARMOR);
        left[2] = memoir_dice_showing(roll, MF_STAR);
        BCG_EACH (h, s.units[s.active]) {
            const memoir_class kind = memoir_class_at(&s, h);
            may_take[h] = 4 | (kind == MK_INFANTRY) | (kind == MK_ARMOR) << 1;
        }
        ops->apply(&game.head, &s, bcg_actor(&game.head, &s), roll, NULL);
        order_at_random(&s, &r, may_take, left, 3);
    }
}

/* -- single cases ----------------------------------------------------------------------------- */

/* A state in mid-game, the Allies' turn. */
static memoir_state in_mid_game(void)
{
    make_game(ME_REVISED);
    memoir_state s = game.opening;
    s.turn = 5;
    s.phase = MP_MOVE;
    s.active = MS_ALLIES;
    memoir_evaluate(&game, &s, NULL);
    return s;
}

/* [VIC-7] [VIC-8] If both sides lose their last unit at the same time, the active side wins. */
static void both_sides_wiped_out(void **state)
{
    (void)state;
    for (int active = 0; active < MEMOIR_SIDES; active++) {
        plain_scenario(6);
        memoir_state s = in_mid_game();
        s.phase = MP_MOVE;
        s.result = 0;
        s.active = (uint8_t)active;
        memoir_evaluate(&game, &s, NULL);
        assert_int_equal(s.result, active + 1);
        assert_int_equal(s.phase, MP_OVER);
    }
}

/* [VIC-9] [OBJ-9] What is held from the start is not an event of the first turn. */
static void the_opening_stirs_nothing(void **state)
{
    (void)state;
    memoir_state s;
    plain_scenario(6);
    put("C5", MU_INFANTRY, MS_ALLIES);
    put("C9", MU_INFANTRY, MS_AXIS);
    add_objective((const char *const[]){"C5", NULL}, (memoir_objective){.medals = 1});
    make_game(ME_REVISED);
    ops->begin(&game.head, &s);
    assert_int_equal(memoir_medals(&game, &s, MS_ALLIES), 1);
    assert_int_equal(s.stirred, 0);
    assert_int_equal(s.quiet, 0);
}

/* [VIC-2] Nothing changes after the end of the game. */
static void the_end_is_the_end(void **state)
{
    (void)state;
    plain_scenario(2);
    put("C5", MU_INFANTRY, MS_ALLIES);
    put("C9", MU_INFANTRY, MS_AXIS);
    add_objective((const char *const[]){"D5", NULL}, (memoir_objective){.medals = 1});
    memoir_state s = in_mid_game();
    memoir_end_game(&s, MS_AXIS, NULL);
    s.unit_medals[MS_ALLIES] = 2;
    memoir_put(&s, named("C5"), named("D5"));
    const memoir_state before = s;
    memoir_evaluate(&game, &s, NULL);
    assert_memory_equal(&s, &before, sizeof s);
}

/* The counters of actions and turns saturate instead of wrapping to 0. */
static void counters_have_an_end(void **state)
{
    (void)state;
    memoir_state s;
    bcg_rng r;
    plain_scenario(6);
    put("C5", MU_INFANTRY, MS_ALLIES);
    put("C9", MU_INFANTRY, MS_AXIS);
    make_game(ME_REVISED);
    ops->begin(&game.head, &s);
    bcg_rng_seed(&r, 1);
    s.ply = UINT16_MAX - 1;
    for (int i = 0; i < 3; i++) {
        ops->apply(&game.head, &s, BCG_CHANCE, ops->chance(&game.head, &s, &r), NULL);
        assert_int_equal(s.ply, UINT16_MAX);
    }
    s = in_mid_game();
    s.turn = UINT16_MAX - 1;
    for (int i = 0; i < 3; i++) {
        s.hand_size[0] = s.hand_size[1] = 1;
        s.phase = MP_DRAW;
        memoir_settle(&game, &s, NULL); /* nothing left to draw: the next turn */
        assert_int_equal(s.phase, MP_PLAY_CARD);
        assert_int_equal(s.turn, UINT16_MAX);
    }
}

/* [RETREAT-9] How far a unit can retreat: to the edge, or to where units are in the way. */
static void rows_behind_a_unit(void **state)
{
    (void)state;
    plain_scenario(6);
    put("C5", MU_INFANTRY, MS_ALLIES);
    put("C7", MU_INFANTRY, MS_AXIS);
    put("H9", MU_INFANTRY, MS_AXIS);
    put("K7", MU_INFANTRY, MS_AXIS);
    put("j8", MU_INFANTRY, MS_AXIS);
    put("k8", MU_INFANTRY, MS_AXIS);
    const memoir_state s = in_mid_game();
    for (int most = 0; most <= 5; most++) {
        assert_int_equal(memoir_retreat_room(&game, &s, named("C5"), most), most < 4 ? most : 4);
        assert_int_equal(memoir_retreat_room(&game, &s, named("C7"), most), most < 2 ? most : 2);
        assert_int_equal(memoir_retreat_room(&game, &s, named("H9"), most), 0);
        assert_int_equal(memoir_retreat_room(&game, &s, named("K7"), most), 0);
    }
}

/* [VIC-9] A turn in which either side gains or loses an objective is not quiet. */
static void objectives_of_either_side_stir(void **state)
{
    (void)state;
    for (int side = 0; side < MEMOIR_SIDES; side++) {
        plain_scenario(6);
        put("C5", MU_INFANTRY, side);
        put("M9", MU_INFANTRY, 1 - side);
        add_objective((const char *const[]){"D5", NULL}, (memoir_objective){.medals = 1});
        memoir_state s = in_mid_game();
        for (int gains = 1; gains >= 0; gains--) {
            s.quiet = 7;
            s.stirred = 0;
            memoir_evaluate(&game, &s, NULL); /* nothing has changed */
            assert_int_equal(s.quiet, 7);
            memoir_put(&s, named(gains ? "C5" : "D5"), named(gains ? "D5" : "C5"));
            memoir_evaluate(&game, &s, NULL);
            assert_int_equal(memoir_medals(&game, &s, side), gains);
            assert_int_equal(s.quiet, 0);
            assert_int_equal(s.stirred, 1);
        }
    }
}

/* [VIC-7] A step that gives both sides their last medal is a victory for the active side. */
static void a_step_that_lets_both_win(void **state)
{
    (void)state;
    for (int active = 0; active < MEMOIR_SIDES; active++) {
        plain_scenario(1);
        put("C5", MU_INFANTRY, active);
        put("M9", MU_INFANTRY, 1 - active);
        add_objective((const char *const[]){"C5", NULL},
                      (memoir_objective){.medals = 1, .clear = 1});
        add_objective((const char *const[]){"D5", NULL}, (memoir_objective){.medals = 1});
        scenario.objective.at[0].sides = 1u << (1 - active);
        memoir_state s = in_mid_game();
        s.active = (uint8_t)active;
        assert_int_equal(s.result, 0);
        memoir_try_step(&game, &s, active, named("C5"), named("D5"));
        assert_int_equal(s.result, active + 1);
        assert_int_equal(s.phase, MP_MOVE); /* it was only a trial */
    }
}

/* [OBJ-11] [VIC-6] Leaving the only hex of an objective matters unless the objective is simply held
 * again from the next hex. */
static void leaving_matters_where_it_lasts(void **state)
{
    (void)state;
    static const struct {
        memoir_objective objective;
        uint32_t sides;
        bool matters;
    } rows[] = {
        {{.medals = 1}, 3, false},
        {{.medals = 1, .keeps = 1}, 3, false},
        {{.medals = 1, .permanent = 1}, 3, false},
        {{.medals = 1, .when = MT_START_OF_TURN}, 3, true},
        {{.medals = 1, .when = MT_END_OF_TURN}, 3, true},
        {{.medals = 1, .clear = 1}, 1u << MS_AXIS, false},
        {{.medals = 1, .clear = 1, .keeps = 1}, 1u << MS_AXIS, true},
        {{.medals = 1, .clear = 1, .permanent = 1}, 1u << MS_AXIS, true},
        {{.medals = 6, .clear = 1}, 1u << MS_AXIS, true}, /* the Axis wins */
    };
    for (int objective = 0; objective < 2; objective++) /* the first of two, the second of two */
        for (size_t i = 0; i < COUNT(rows); i++) {
            plain_scenario(6);
            put("C5", MU_INFANTRY, MS_ALLIES);
            put("M9", MU_INFANTRY, MS_AXIS);
            for (int n = 0; n < 2; n++)
                if (n == objective)
                    add_objective((const char *const[]){"C5", NULL}, rows[i].objective);
                else
                    add_objective((const char *const[]){"K5", NULL},
                                  (memoir_objective){.medals = 1, .keeps = 1});
            scenario.objective.at[objective].sides = rows[i].sides;
            memoir_state s = in_mid_game();
            if (rows[i].objective.when != MT_ALWAYS)
                s.held[MS_ALLIES] |= UINT32_C(1) << objective;
            assert_int_equal(memoir_leaving_matters(&game, &s, named("C5")), rows[i].matters);
            assert_false(memoir_leaving_matters(&game, &s, named("M9")));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(air_superiority_by_front_and_year),
        cmocka_unit_test(without_front_or_year_the_card_holds),
        cmocka_unit_test(a_hundred_quiet_turns_are_a_draw),
        cmocka_unit_test(medals_equal_a_recount),
        cmocka_unit_test(victory_is_never_late),
        cmocka_unit_test(section_quotas_by_trying_all),
        cmocka_unit_test(finest_hour_by_trying_all),
        cmocka_unit_test(both_sides_wiped_out),
        cmocka_unit_test(the_opening_stirs_nothing),
        cmocka_unit_test(the_end_is_the_end),
        cmocka_unit_test(counters_have_an_end),
        cmocka_unit_test(rows_behind_a_unit),
        cmocka_unit_test(objectives_of_either_side_stir),
        cmocka_unit_test(a_step_that_lets_both_win),
        cmocka_unit_test(leaving_matters_where_it_lasts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
