/* The odds of the dice, compared with enumerating every throw; and the number of dice, compared
 * with the tables of the rules, which are written down here a second time in the rules' own
 * words. */
#include "memoir/rules.h"

#include "unit.h"

#include <stdlib.h>
#include <string.h>

static const bcg_ops *const ops = &bcg_memoir_ops;

/* An open board; the tests add units and terrain. */
static void open_scenario(memoir_scenario *s)
{
    memset(s, 0, sizeof *s);
    s->board.count = s->first.count = 1;
    s->side.count = 2;
    s->side.at[0] = (memoir_setup_side){
        .side = MS_AXIS, .edge = MEMOIR_TOP, .hand = 4, .medals = 6};
    s->side.at[1] = (memoir_setup_side){
        .side = MS_ALLIES, .edge = MEMOIR_BOTTOM, .hand = 4, .medals = 6};
    s->first.at[0].value = MS_ALLIES;
}

/* -- the faces of a die ------------------------------------------------------------------------ */

/* DICE-1: infantry twice, armor, grenade, star, flag. */
static const uint8_t sides[6] = {MF_INFANTRY, MF_INFANTRY, MF_ARMOR, MF_GRENADE, MF_STAR, MF_FLAG};

/* A game in which a roll of this many dice is due. */
static void await_roll(memoir_game *g, memoir_state *s, int dice)
{
    memoir_scenario *scenario = malloc(sizeof *scenario);
    assert_non_null(scenario);
    open_scenario(scenario);
    assert_int_equal(memoir_game_init(g, scenario, MEMOIR_AS_WRITTEN), ML_NONE);
    free(scenario);
    *s = g->opening;
    s->phase = MP_BATTLE;
    s->active = MS_ALLIES;
    memoir_push(s, PENDING_ATTACK, MS_ALLIES)->dice = (uint8_t)dice;
    assert_int_equal(bcg_actor(&g->head, s), BCG_CHANCE);
}

/* The roll action for a throw of individual dice; `throw_number` ranges up to 6 to the n. */
static bcg_action sum_up(int throw_number, int dice)
{
    uint8_t faces[MEMOIR_FACES] = {0};
    for (int i = 0; i < dice; i++, throw_number /= 6)
        faces[sides[throw_number % 6]]++;
    return memoir_roll(faces);
}

/* [DICE-1] The odds of every result match an enumeration of all throws of dice with two infantry
 * faces and one of each other face. */
static void odds_are_those_of_counting(void **state)
{
    (void)state;
    enum { MOST = 6, RESULTS = 512 };
    static memoir_game g;
    memoir_state s;
    static bcg_action out[RESULTS];
    static uint32_t weight[RESULTS], counted[RESULTS];
    for (int dice = 1, throws = 6; dice <= MOST; dice++, throws *= 6) {
        await_roll(&g, &s, dice);
        const int n = ops->outcomes(&g.head, &s, out, weight, RESULTS);
        memset(counted, 0, sizeof counted);
        for (int t = 0; t < throws; t++) {
            const bcg_action a = sum_up(t, dice);
            int i = 0;
            while (i < n && out[i] != a)
                i++;
            assert_true(i < n);
            counted[i]++;
            assert_int_equal(ops->check(&g.head, &s, bcg_actor(&g.head, &s), a), BCG_OK);
        }
        for (int i = 0; i < n; i++)
            assert_int_equal(weight[i], counted[i]);
    }
}

/* [DICE-1] Dice rolled in a game show the infantry face one time in three, the others one time in
 * six, and as many dice are rolled as are due. */
static void dice_fall_as_they_should(void **state)
{
    (void)state;
    enum { DICE = 3, THROWS = 60000 };
    static memoir_game g;
    memoir_state s;
    bcg_rng r;
    int shown[MEMOIR_FACES] = {0};
    bcg_rng_seed(&r, 1944);
    await_roll(&g, &s, DICE);
    for (int t = 0; t < THROWS; t++) {
        const bcg_action a = ops->chance(&g.head, &s, &r);
        int dice = 0;
        assert_int_equal(ops->check(&g.head, &s, bcg_actor(&g.head, &s), a), BCG_OK);
        for (int f = 0; f < MEMOIR_FACES; f++) {
            shown[f] += memoir_dice_showing(a, (memoir_face)f);
            dice += memoir_dice_showing(a, (memoir_face)f);
        }
        assert_int_equal(dice, DICE);
    }
    const int each = DICE * THROWS / 6;
    for (int f = 0; f < MEMOIR_FACES; f++) { /* the standard deviation is 158, or 200 */
        const int expected = f == MF_INFANTRY ? 2 * each : each;
        assert_in_range(shown[f], expected - 1000, expected + 1000);
    }
}

/* -- the number of dice ------------------------------------------------------------------------ */

/* What is on a hex. */
typedef struct ground {
    int terrain, structure;
    unsigned obstacles; /* one bit per memoir_obstacle_kind */
    int owner;          /* of its bunker or sea wall; -1: both sides */
} ground;

enum {
    SUBSETS = 1 << MEMOIR_OBSTACLES,
    OWNERS = 3,
    GROUNDS = MEMOIR_TERRAINS * MEMOIR_STRUCTURES * SUBSETS * OWNERS
};

static ground nth_ground(int n)
{
    ground d;
    d.terrain = n % MEMOIR_TERRAINS;
    n /= MEMOIR_TERRAINS;
    d.structure = n % MEMOIR_STRUCTURES;
    n /= MEMOIR_STRUCTURES;
    d.obstacles = (unsigned)(n % SUBSETS);
    d.owner = n / SUBSETS - 1;
    return d;
}

static bool has(const ground *d, memoir_obstacle_kind what)
{
    return d->obstacles >> what & 1;
}

/* TER-BRIDGE-2: a unit on a bridge counts as on open ground. */
static int terrain_of(const ground *d)
{
    return d->structure == MB_BRIDGE ? MT_OPEN : d->terrain;
}

static bool on_hill(const ground *d)
{
    switch (terrain_of(d)) {
    case MT_HILL:
    case MT_STEEP_HILL:
    case MT_SEA_BLUFF:
    case MT_CLIFF:
        return true;
    default:
        return false;
    }
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* Chapter 6.3. */
static int base_dice(int kind, int distance)
{
    switch (kind) {
    case MU_ARMOR:
        return distance <= 3 ? 3 : 0;
    case MU_ARTILLERY:
        return distance <= 6 ? 3 - (distance - 1) / 2 : 0;
    default: /* infantry, Resistance */
        return distance <= 3 ? 4 - distance : 0;
    }
}

/* The columns "reduction when the target is in it" of chapters 14 and 15, STACK-2. */
static int cover(const ground *d, int side, int attacker, const ground *his)
{
    const bool own = d->owner < 0 || d->owner == side; /* OBS-BUNKER-7, OBS-SEAWALL-2 */
    const int thick = attacker == MU_ARMOR ? 2 : 1;    /* forest, hedgerow, town, church, bunker */
    int sum = 0;
    if (attacker == MU_ARTILLERY) /* BATTLE-33 */
        return 0;
    switch (terrain_of(d)) {
    case MT_FOREST:
    case MT_HEDGEROW:
    case MT_TOWN:
    case MT_CHURCH:
        sum = thick;
        break;
    default:
        break;
    }
    if (on_hill(d) && !on_hill(his)) /* TER-HILL-2, TER-HILL-3: the same in the base game */
        sum = most(sum, 1);
    if (d->structure == MB_BUNKER && own)
        sum = most(sum, thick);
    if (has(d, MO_SANDBAGS) || (has(d, MO_SEA_WALL) && own))
        sum = most(sum, 1);
    return sum;
}

/* The columns "reduction when the attacker is in it", STACK-3. */
static int hindrance(const ground *d, int attacker)
{
    const bool town = terrain_of(d) == MT_TOWN || terrain_of(d) == MT_CHURCH;
    if (attacker == MU_ARMOR)
        return town ? 2 : 0;
    if (attacker == MU_ARTILLERY)
        return 0;
    return has(d, MO_WIRE) ? 1 : 0; /* OBS-WIRE-2 */
}

static int dice_by_the_book(int attacker, const ground *from, const ground *to, int side,
                            int distance)
{
    const int base = base_dice(attacker, distance);
    if (base == 0)
        return 0;
    return most(0, base - hindrance(from, attacker) - cover(to, side, attacker, from));
}

/* Covers the board with different grounds, in the given order starting at `first`. */
static void cover_board(memoir_scenario *s, const int order[], int first, ground on[])
{
    open_scenario(s);
    s->owner.count = MEMOIR_SIDES;
    for (int side = 0; side < MEMOIR_SIDES; side++)
        s->owner.at[side].side = (uint8_t)side;
    for (int h = 0; h < memoir_board(s)->hexes; h++) {
        on[h] = nth_ground(order[(first + h) % GROUNDS]);
        s->hex[h].terrain = (uint8_t)on[h].terrain;
        s->hex[h].structure = (uint8_t)on[h].structure;
        s->hex[h].obstacles = (uint8_t)on[h].obstacles;
        if (on[h].owner >= 0)
            bcg_set_add(&s->owner.at[on[h].owner].hexes, h);
    }
}

/* Every unit on every hex against a unit of `side` on every other hex. */
static void compare_all(const memoir_game *g, memoir_state *s, int side, const ground on[])
{
    static const struct {
        int kind, elite;
    } units[] = {{MU_INFANTRY, 0}, {MU_INFANTRY, 1},  {MU_ARMOR, 0},
                 {MU_ARMOR, 1},    {MU_ARTILLERY, 0}, {MU_RESISTANCE, 0}};
    for (int from = 0; from < g->board->hexes; from++)
        for (int to = 0; to < g->board->hexes; to++) {
            if (to == from)
                continue;
            const int distance = bcg_distance(g->board, (bcg_hex)from, (bcg_hex)to);
            /* STACK-6: the kind of target does not matter */
            s->what[to] = memoir_pack_what(1 + (from + to) % 4, side, 0, MEMOIR_MOVES_USUAL);
            for (size_t u = 0; u < COUNT(units); u++) {
                s->what[from] = memoir_pack_what(units[u].kind, memoir_enemy(side), units[u].elite,
                                                 MEMOIR_MOVES_USUAL);
                assert_int_equal(
                    memoir_dice(g, s, (bcg_hex)from, (bcg_hex)to, true),
                    dice_by_the_book(units[u].kind, &on[from], &on[to], side, distance));
            }
            s->what[from] = s->what[to] = 0;
        }
}

/* Each ground once, in random order. */
static void shuffle(int order[GROUNDS], bcg_rng *r)
{
    for (int i = 0; i < GROUNDS; i++)
        order[i] = i;
    for (int i = GROUNDS - 1; i > 0; i--) {
        const int j = (int)bcg_rng_below(r, (uint32_t)i + 1), kept = order[i];
        order[i] = order[j];
        order[j] = kept;
    }
}

/* [STACK-1] [STACK-2] [STACK-4] [STACK-6] For every terrain, structure, set of obstacles and owner,
 * under attacker and target, and for every unit, distance and edition, the number of dice is what
 * the tables of the rules say. */
static void dice_are_those_of_the_tables(void **state)
{
    (void)state;
    static memoir_game g;
    static ground on[BCG_MAX_HEXES];
    static int order[GROUNDS];
    memoir_scenario *scenario = malloc(sizeof *scenario);
    bcg_rng r;
    assert_non_null(scenario);
    bcg_rng_seed(&r, 6);
    shuffle(order, &r);
    for (int first = 0; first < GROUNDS; first += memoir_boards[MEMOIR_STANDARD].grid->hexes)
        for (int edition = ME_CLASSIC; edition <= ME_REVISED; edition++) {
            cover_board(scenario, order, first, on);
            assert_int_equal(
                memoir_game_init(&g, scenario, (memoir_choices){(int8_t)edition, -1, 0}), ML_NONE);
            memoir_state s = g.opening;
            for (int side = 0; side < MEMOIR_SIDES; side++)
                compare_all(&g, &s, side, on);
        }
    free(scenario);
}

/* The reductions in a row of the tables, for each class. */
static void expect(const memoir_reduction is, int infantry, int armor, int artillery)
{
    assert_int_equal(is[MK_INFANTRY], infantry);
    assert_int_equal(is[MK_ARMOR], armor);
    assert_int_equal(is[MK_ARTILLERY], artillery);
}

/* [TER-HILL-4] [TER-BLUFF-5] The rows that other programs read agree with the dice, even where the
 * rules use other data: every kind of hill counts as a hill, wire and sandbags can be removed. */
static void rows_agree_with_the_dice(void **state)
{
    (void)state;
    static const int units[MEMOIR_CLASSES] = {MU_INFANTRY, MU_ARMOR, MU_ARTILLERY};
    const ground low = {MT_OPEN, MB_NONE, 0, -1};
    for (int t = 0; t < MEMOIR_TERRAINS; t++) {
        const ground d = {t, MB_NONE, 0, -1};
        for (int k = 0; k < MEMOIR_CLASSES; k++) {
            assert_int_equal(memoir_terrains[t].into[k], cover(&d, MS_AXIS, units[k], &low));
            assert_int_equal(memoir_terrains[t].out_of[k], hindrance(&d, units[k]));
        }
        assert_int_equal(memoir_terrains[t].height, on_hill(&d));
    }
    expect(memoir_structures[MB_NONE].into, 0, 0, 0);
    expect(memoir_structures[MB_BRIDGE].into, 0, 0, 0);
    expect(memoir_structures[MB_BUNKER].into, 1, 2, 0);
    expect(memoir_obstacles[MO_WIRE].into, 0, 0, 0);
    expect(memoir_obstacles[MO_WIRE].out_of, 1, 0, 0);
    expect(memoir_obstacles[MO_SANDBAGS].into, 1, 1, 0);
    expect(memoir_obstacles[MO_SANDBAGS].out_of, 0, 0, 0);
    assert_int_equal(memoir_obstacles[MO_WIRE].traits, MH_STOP);
    assert_int_equal(memoir_obstacles[MO_SANDBAGS].traits, MH_SHELTER);
    assert_int_equal(memoir_terrains[MT_LAKE].traits, MH_CLOSED | MH_WATER);
}

/* The unit rows match chapter 13 of the rules. */
static void unit_rows_are_those_of_the_rules(void **state)
{
    (void)state;
    /* clang-format off */
    static const struct {
        int class, figures, elite_figures, moves, battle_moves, elite_battle_moves, sight, ground, overrun, steps, entry;
    } rows[MEMOIR_UNITS] = {
        [MU_INFANTRY]   = {MK_INFANTRY,  4, 4, 2, 1, 2, 1, 1, 0, 1, 0},
        [MU_ARMOR]      = {MK_ARMOR,     3, 4, 3, 3, 3, 1, 1, 1, 1, 0},
        [MU_ARTILLERY]  = {MK_ARTILLERY, 2, 0, 1, 0, 0, 0, 0, 0, 1, 0},
        [MU_RESISTANCE] = {MK_INFANTRY,  3, 0, 2, 1, 1, 1, 1, 0, 3, 1},
    };
    /* clang-format on */
    for (int kind = 0; kind < MEMOIR_UNITS; kind++) {
        const memoir_unit_row *u = &memoir_units[kind];
        assert_int_equal(u->kind, rows[kind].class);
        assert_int_equal(u->figures, rows[kind].figures);
        assert_int_equal(u->elite_figures, rows[kind].elite_figures);
        assert_int_equal(u->moves, rows[kind].moves);
        assert_int_equal(u->battle_moves, rows[kind].battle_moves);
        assert_int_equal(u->elite_battle_moves, rows[kind].elite_battle_moves);
        assert_int_equal(u->needs_sight, rows[kind].sight);
        assert_int_equal(u->takes_ground, rows[kind].ground);
        assert_int_equal(u->overruns, rows[kind].overrun);
        assert_int_equal(u->retreat_steps, rows[kind].steps);
        assert_int_equal(u->battles_on_entry, rows[kind].entry);
        for (int d = 0; d <= MEMOIR_RANGE; d++)
            assert_int_equal(u->dice[d], kind == MU_NONE || d == 0 ? 0 : base_dice(kind, d));
    }
}

/* [FLAG-1] [FLAG-3] The units that may ignore a flag are exactly those in a bunker or sea wall of
 * their side, in sandbags, at a hedgehog and in a church. */
static void shelters_are_those_of_the_rules(void **state)
{
    (void)state;
    static memoir_game g;
    static ground on[BCG_MAX_HEXES];
    static int order[GROUNDS];
    memoir_scenario *scenario = malloc(sizeof *scenario);
    bcg_rng r;
    assert_non_null(scenario);
    bcg_rng_seed(&r, 7);
    shuffle(order, &r);
    for (int first = 0; first < GROUNDS; first += memoir_boards[MEMOIR_STANDARD].grid->hexes)
        for (int edition = ME_CLASSIC; edition <= ME_REVISED; edition++) {
            cover_board(scenario, order, first, on);
            assert_int_equal(
                memoir_game_init(&g, scenario, (memoir_choices){(int8_t)edition, -1, 0}), ML_NONE);
            memoir_state s = g.opening;
            for (int h = 0; h < g.board->hexes; h++)
                for (int side = 0; side < MEMOIR_SIDES; side++) {
                    const ground *d = &on[h];
                    const bool own = d->owner < 0 || d->owner == side;
                    const bool shelter = has(d, MO_SANDBAGS) || has(d, MO_HEDGEHOG) ||
                                         terrain_of(d) == MT_CHURCH ||
                                         (own &&
                                          (d->structure == MB_BUNKER || has(d, MO_SEA_WALL)));
                    s.what[h] = memoir_pack_what(MU_INFANTRY, side, 0, MEMOIR_MOVES_USUAL);
                    assert_int_equal(memoir_may_ignore(&g, &s, (bcg_hex)h), shelter);
                }
        }
    free(scenario);
}

/* [DICE-2] [DICE-3] [DICE-4] [DICE-5] The hits of every throw of 3 dice, counted die by die. */
static void hits_are_counted_die_by_die(void **state)
{
    (void)state;
    for (int t = 0; t < 6 * 6 * 6; t++)
        for (int target = 0; target < MEMOIR_CLASSES; target++)
            for (int stars = 0; stars <= 1; stars++) {
                int hits = 0;
                for (int i = 0, rest = t; i < 3; i++, rest /= 6) {
                    const int face = sides[rest % 6];
                    hits += face == MF_GRENADE || (face == MF_STAR && stars) ||
                            (face == MF_INFANTRY && target == MK_INFANTRY) ||
                            (face == MF_ARMOR && target == MK_ARMOR);
                }
                assert_int_equal(memoir_hits(sum_up(t, 3), (memoir_class)target, stars != 0), hits);
            }
}

/* [BATTLE-34] Out of range there are no dice at all, whatever the card adds or the ground
 * subtracts. */
static void out_of_range_there_is_nothing_to_sum_up(void **state)
{
    (void)state;
    static memoir_game g;
    memoir_scenario *scenario = malloc(sizeof *scenario);
    assert_non_null(scenario);
    open_scenario(scenario);
    for (int h = 0; h < memoir_board(scenario)->hexes; h++)
        scenario->hex[h].terrain = MT_TOWN;
    assert_int_equal(memoir_game_init(&g, scenario, (memoir_choices){ME_REVISED, -1, 0}), ML_NONE);
    memoir_state s = g.opening;
    s.active = MS_ALLIES;
    s.played[MS_ALLIES] = (memoir_played_card){
        .card = MC_FIREFIGHT, .as = MEMOIR_NO_CARD, .in_play = 1};
    s.what[0] = memoir_pack_what(MU_ARMOR, MS_ALLIES, 0, MEMOIR_MOVES_USUAL);
    for (int to = 1; to < g.board->hexes; to++) {
        const memoir_dice_sum sum = memoir_dice_parts(&g, &s, 0, (bcg_hex)to, true);
        const int distance = bcg_distance(g.board, 0, (bcg_hex)to);
        assert_int_equal(sum.base, distance <= 3 ? 3 : 0);
        assert_int_equal(sum.bonus, distance > 1 && distance <= 3);
        assert_int_equal(sum.out_of, distance <= 3 ? 2 : 0);
        assert_int_equal(sum.into, distance <= 3 ? 2 : 0);
        assert_int_equal(memoir_dice(&g, &s, 0, (bcg_hex)to, true), 0);
    }
    free(scenario);
}

/* [TER-HILL-2] [TER-HILL-3] A higher hill protects against a lower one in the revised edition; in
 * the classic one all hills are equal. Maps have only one height, so the test changes the game. */
static void higher_hills_protect_from_lower_ones(void **state)
{
    (void)state;
    static memoir_game g;
    memoir_scenario *scenario = malloc(sizeof *scenario);
    assert_non_null(scenario);
    for (int edition = ME_CLASSIC; edition <= ME_REVISED; edition++) {
        open_scenario(scenario);
        scenario->hex[0].terrain = scenario->hex[1].terrain = MT_HILL;
        assert_int_equal(memoir_game_init(&g, scenario, (memoir_choices){(int8_t)edition, -1, 0}),
                         ML_NONE);
        memoir_state s = g.opening;
        s.what[0] = memoir_pack_what(MU_INFANTRY, MS_ALLIES, 0, MEMOIR_MOVES_USUAL);
        s.what[1] = memoir_pack_what(MU_INFANTRY, MS_AXIS, 0, MEMOIR_MOVES_USUAL);
        g.height[1] = 2;
        assert_int_equal(memoir_dice_parts(&g, &s, 0, 1, false).into, edition == ME_REVISED);
        assert_int_equal(memoir_dice_parts(&g, &s, 1, 0, false).into, 0);
    }
    free(scenario);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odds_are_those_of_counting),
        cmocka_unit_test(dice_fall_as_they_should),
        cmocka_unit_test(dice_are_those_of_the_tables),
        cmocka_unit_test(unit_rows_are_those_of_the_rules),
        cmocka_unit_test(rows_agree_with_the_dice),
        cmocka_unit_test(shelters_are_those_of_the_rules),
        cmocka_unit_test(hits_are_counted_die_by_die),
        cmocka_unit_test(out_of_range_there_is_nothing_to_sum_up),
        cmocka_unit_test(higher_hills_protect_from_lower_ones),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
