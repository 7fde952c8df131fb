/* The parts of setup and match play that a position test cannot show: everything on one hex,
 * strengths, secret hands, the sum of two battles. */
#include "memoir/rules.h"

#include "unit.h"

#include <string.h>

static memoir_scenario scenario;
static memoir_game game;

static bcg_hex named(const char *label)
{
    const bcg_hex h = bcg_hex_parse(game.board, label, strlen(label));
    assert_int_not_equal(h, BCG_NO_HEX);
    return h;
}

/* An empty standard board: Axis 2 cards, Allies 5. */
static void plain_scenario(void)
{
    memset(&scenario, 0, sizeof scenario);
    scenario.board.count = 1;
    scenario.side.count = MEMOIR_SIDES;
    scenario.side.at[0] = (memoir_setup_side){
        .side = MS_AXIS, .edge = MEMOIR_TOP, .hand = 2, .medals = 4};
    scenario.side.at[1] = (memoir_setup_side){
        .side = MS_ALLIES, .edge = MEMOIR_BOTTOM, .hand = 5, .medals = 6};
    scenario.first.count = 1;
    scenario.first.at[0].value = MS_ALLIES;
    game.board = memoir_boards[MEMOIR_STANDARD].grid;
    scenario.hex[named("E1")].unit = (memoir_setup_unit){
        .kind = MU_INFANTRY, .side = MS_ALLIES, .figures = 4, .start = 4};
    scenario.hex[named("E9")].unit = (memoir_setup_unit){
        .kind = MU_INFANTRY, .side = MS_AXIS, .figures = 4, .start = 4};
}

static void make_game(void)
{
    assert_int_equal(memoir_game_init(&game, &scenario, MEMOIR_AS_WRITTEN), ML_NONE);
}

/* The starting position after a random deal. */
static memoir_state dealt(uint64_t seed)
{
    bcg_rng r;
    memoir_state s;
    bcg_rng_seed(&r, seed);
    bcg_memoir_ops.begin(&game.head, &s);
    while (bcg_actor(&game.head, &s) == BCG_CHANCE)
        bcg_memoir_ops.apply(&game.head, &s, bcg_actor(&game.head, &s),
                             bcg_memoir_ops.chance(&game.head, &s, &r), NULL);
    return s;
}

static int sum_of(const uint8_t cards[MEMOIR_CARDS])
{
    int n = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++)
        n += cards[card];
    return n;
}

/* -- chapter 2 -------------------------------------------------------------------------------- */

/* [SETUP-2] [BOARD-10] Tile, bunker, obstacles and a unit with its badge and medal share one hex,
 * and each has its effect. */
static void everything_on_one_hex(void **state)
{
    (void)state;
    plain_scenario();
    const bcg_hex h = named("E5");
    memoir_setup_hex *hex = &scenario.hex[h];
    hex->terrain = MT_HILL;
    hex->structure = MB_BUNKER;
    hex->obstacles = 1u << MO_WIRE | 1u << MO_SANDBAGS | 1u << MO_SEA_WALL;
    hex->unit = (memoir_setup_unit){
        .kind = MU_INFANTRY, .side = MS_ALLIES, .figures = 3, .start = 5, .elite = 1};
    scenario.unit.count = 1;
    scenario.unit.at[0] = (memoir_unit_detail){
        .hex = h, .nation = 3, .badge = 2, .medals = 2, .moves = MEMOIR_USUAL, .from = BCG_NO_HEX};
    scenario.objective.count = 1;
    scenario.objective.at[0] = (memoir_objective){
        .hexes = bcg_set_of(h), .sides = 1u << MS_ALLIES, .medals = 1, .need = 1};
    make_game();
    const memoir_state s = dealt(1);
    assert_int_equal(game.terrain[h], MT_HILL);
    assert_int_equal(game.structure[h], MB_BUNKER);
    assert_int_equal(game.height[h], 1);
    assert_int_equal(game.traits[h] & (MH_HILL | MH_BLOCKS | MH_INFANTRY_ONLY),
                     MH_HILL | MH_BLOCKS | MH_INFANTRY_ONLY);
    assert_true(bcg_set_has(&s.wire, h));
    assert_true(bcg_set_has(&s.sandbags, h));
    assert_true(bcg_set_has(&s.units[MS_ALLIES], h));
    assert_int_equal(memoir_figures_at(&s, h), 3);
    assert_int_equal(memoir_start_figures_at(&s, h), 5);
    assert_true(memoir_elite_at(&s, h));
    assert_int_equal(memoir_nation_at(&s, h), 3);
    assert_int_equal(memoir_badge_at(&s, h), 2);
    assert_int_equal(memoir_medals_at(&s, h), 2);
    assert_int_equal(memoir_medals(&game, &s, MS_ALLIES), 1);
}

/* [SETUP-3] Infantry 4 figures, armor 3, artillery 2. */
static void strength_of_every_kind(void **state)
{
    (void)state;
    assert_int_equal(memoir_full_strength(MU_INFANTRY, false), 4);
    assert_int_equal(memoir_full_strength(MU_ARMOR, false), 3);
    assert_int_equal(memoir_full_strength(MU_ARTILLERY, false), 2);
}

/* [SETUP-4] A number on the symbol overrides the strength of the kind, also for elite units. */
static void another_number_of_figures(void **state)
{
    (void)state;
    plain_scenario();
    const bcg_hex weak = named("A1"), strong = named("C1");
    scenario.hex[weak].unit = (memoir_setup_unit){
        .kind = MU_INFANTRY, .side = MS_ALLIES, .figures = 2, .start = 2};
    scenario.hex[strong].unit = (memoir_setup_unit){
        .kind = MU_ARMOR, .side = MS_ALLIES, .figures = 6, .start = 6, .elite = 1};
    make_game();
    assert_int_equal(memoir_figures_at(&game.opening, weak), 2);
    assert_int_equal(memoir_start_figures_at(&game.opening, weak), 2);
    assert_false(memoir_elite_at(&game.opening, weak));
    assert_int_equal(memoir_figures_at(&game.opening, strong), 6);
    assert_true(memoir_elite_at(&game.opening, strong));
}

/* [SETUP-5] Hands are secret: nobody sees another side's cards or the deck, or is told which cards
 * were drawn. */
static void hands_are_secret(void **state)
{
    (void)state;
    plain_scenario();
    make_game();
    const memoir_state s = dealt(7);
    for (int seat = 0; seat < MEMOIR_SIDES; seat++) {
        memoir_state view;
        bcg_memoir_ops.view(&game.head, &s, seat, &view);
        assert_memory_equal(view.hand[seat], s.hand[seat], MEMOIR_CARDS);
        assert_int_equal(sum_of(view.hand[1 - seat]), 0);
        assert_int_equal(sum_of(view.deck), 0);
    }
    memoir_state view;
    bcg_memoir_ops.view(&game.head, &s, BCG_SPECTATOR, &view);
    assert_int_equal(sum_of(view.hand[0]) + sum_of(view.hand[1]) + sum_of(view.deck), 0);
}

/* [SETUP-5] Only the side that draws a card sees it. */
static void draws_are_secret(void **state)
{
    (void)state;
    plain_scenario();
    make_game();
    memoir_state s;
    bcg_memoir_ops.begin(&game.head, &s);
    for (int cards = 0; cards < 7; cards++) {
        const bcg_action a = memoir_action(MA_DRAW, MC_PROBE_CENTER + cards, 0);
        const int side = cards < 2 ? MS_AXIS : MS_ALLIES;
        assert_int_equal(bcg_memoir_ops.readers(&game.head, &s, bcg_actor(&game.head, &s), a),
                         1 << side);
        bcg_memoir_ops.apply(&game.head, &s, bcg_actor(&game.head, &s), a, NULL);
    }
    assert_int_equal(s.hand_size[MS_AXIS], 2);
    assert_int_equal(s.hand_size[MS_ALLIES], 5);
}

/* [SETUP-5] Cards are dealt from the whole deck of 60: after hands of 2 and 5, 53 cards are
 * left. */
static void the_rest_is_the_pile(void **state)
{
    (void)state;
    plain_scenario();
    make_game();
    assert_int_equal(game.deck_size, 60);
    for (uint64_t seed = 0; seed < 20; seed++) {
        const memoir_state s = dealt(seed);
        assert_int_equal(s.deck_size, 53);
        assert_int_equal(sum_of(s.deck), 53);
        for (int card = 0; card < MEMOIR_CARDS; card++)
            assert_int_equal(s.deck[card] + s.hand[0][card] + s.hand[1][card],
                             memoir_cards[card].copies);
    }
}

/* [SETUP-6] Everybody knows how many cards are in each hand and in the deck. */
static void hand_sizes_are_public(void **state)
{
    static const int seats[] = {MS_AXIS, MS_ALLIES, BCG_SPECTATOR};
    (void)state;
    plain_scenario();
    make_game();
    const memoir_state s = dealt(3);
    for (size_t i = 0; i < COUNT(seats); i++) {
        memoir_state view;
        bcg_memoir_ops.view(&game.head, &s, seats[i], &view);
        assert_int_equal(view.hand_size[MS_AXIS], 2);
        assert_int_equal(view.hand_size[MS_ALLIES], 5);
        assert_int_equal(view.deck_size, 53);
    }
}

/* [SETUP-9] More figures can be set up than the box contains: 12 units of 4, more than 42. */
static void figures_are_no_limit(void **state)
{
    (void)state;
    plain_scenario();
    for (int h = 0; h < 24; h++)
        scenario.hex[h].unit = (memoir_setup_unit){
            .kind = (uint8_t)(h < 12 ? MU_INFANTRY : MU_ARMOR),
            .side = MS_AXIS,
            .figures = 4,
            .start = 4};
    make_game();
    assert_int_equal(bcg_set_count(&game.opening.units[MS_AXIS]), 24);
    for (int h = 0; h < 24; h++)
        assert_int_equal(memoir_figures_at(&game.opening, h), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_on_one_hex),     cmocka_unit_test(strength_of_every_kind),
        cmocka_unit_test(another_number_of_figures), cmocka_unit_test(hands_are_secret),
        cmocka_unit_test(draws_are_secret),          cmocka_unit_test(the_rest_is_the_pile),
        cmocka_unit_test(hand_sizes_are_public),     cmocka_unit_test(figures_are_no_limit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
