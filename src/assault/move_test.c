/* Activations (chapters 8.1 to 8.6 and 14): moves, swaps, mines, revealing, digging in, attacks,
 * transfers; chapter 2's control. */
#include "assault/odds.h"
#include "assault/position_test.h"

/* -- activation ----------------------------------------------------------------------------------
 */

/* [assault:ACT-1] [assault:ACT-2] [assault:ACT-5] [assault:ABIL-2] A unit without "moves and fires"
 * moves, or digs in, or attacks. */
static void infantry_does_one_thing(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-grenadiers");
    put("C1", "usa-riflemen");
    move("C3", "C2");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C2", "B2"), AR_MOVED);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C2", "C1"), AR_MOVE_OR_FIRE);
    refuse(AS_GERMAN, one_tile(AA_DIG_IN, "C2"), AR_MOVE_OR_FIRE);
    board(clear_map);
    put("C2", "ger-king-tiger"); /* hard, but moves or fires */
    put("C1", "usa-riflemen");
    attack("C2", "C1");
    flip(-2);
    flip(-2);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C2", "B2"), AR_MOVE_OR_FIRE);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C2", "C1"), AR_FIRED);
}

/* [assault:ACT-3] [assault:ATK-3] [assault:ABIL-1] [assault:CLASS-1] "Moves and fires" allows both
 * in either order. */
static void tanks_move_and_fire(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-pz-iv");
    put("C1", "usa-riflemen");
    move("C3", "C2");
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "C2", "C1"));
    attack("C2", "C1");
    flip(-2);
    flip(-2);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C2", "B2"), AR_MOVED);
    board(clear_map);
    put("C2", "ger-pz-iv");
    put("C1", "usa-riflemen");
    attack("C2", "C1");
    flip(-2);
    flip(-2);
    allow(AS_GERMAN, two_tiles(AA_MOVE, "C2", "B2"));
}

/* [assault:ACT-4] [assault:AMB-20] [assault:OPS-1] Other units may act between its move and its
 * attack. */
static void actions_of_units_may_be_mixed(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-pz-iv");
    put("F5", "ger-grenadiers");
    put("C1", "usa-riflemen");
    move("C3", "C2");
    move("F5", "F4");
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "C2", "C1"));
}

/* [assault:AMB-44] [assault:CLASS-7] The card decides, also for soft units. */
static void motorized_infantry_moves_and_fires(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-pioneers");
    put("C1", "usa-riflemen");
    move("C3", "C2");
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "C2", "C1"));
}

/* [assault:ACT-6] [assault:DIG-9] Moving or digging in does not turn a unit up. */
static void acting_does_not_reveal(void **state)
{
    (void)state;
    board(clear_map);
    put_down("C5", "ger-grenadiers");
    put_down("E5", "ger-grenadiers");
    move("C5", "C4");
    act(AS_GERMAN, one_tile(AA_DIG_IN, "E5"));
    assert_false(is_up("C4") || is_up("E5"));
    assert_true(unit_at("E5")->marks & AU_DUG_IN);
}

/* [assault:ACT-7] [assault:INCOME-3] Moved and fired markers go in the own prestige phase. */
static void markers_go_at_the_end_of_the_turn(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-pz-iv");
    put("C1", "usa-riflemen")->marks |= AU_FIRED;
    move("C3", "C2");
    attack("C2", "C1");
    flip(-2);
    flip(-2);
    act(AS_GERMAN, AA_DONE);
    assert_int_equal(unit_at("C2")->moved, 0);
    assert_false(unit_at("C2")->marks & AU_FIRED);
    assert_true(unit_at("C1")->marks & AU_FIRED); /* the enemy's only in its own */
}

/* -- moves ---------------------------------------------------------------------------------------
 */

/* [assault:MOVE-1] [assault:MOVE-2] [assault:ABIL-4] One tile orthogonally; diagonally with the
 * ability. */
static void a_move_is_one_tile(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-grenadiers");
    put("E3", "ger-stosstruppen");
    allow(AS_GERMAN, two_tiles(AA_MOVE, "C3", "C4"));
    allow(AS_GERMAN, two_tiles(AA_MOVE, "C3", "B3"));
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C3", "B4"), AR_DIAGONAL);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C3", "C5"), AR_NOT_NEXT);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C3", "C3"), AR_NOT_NEXT);
    allow(AS_GERMAN, two_tiles(AA_MOVE, "E3", "D4"));
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "A3", "A4"), AR_NO_UNIT);
}

/* [assault:MOVE-3] [assault:ABIL-3] [assault:CLASS-3] "Moves twice": two moves, or one and an
 * attack. */
static void scouts_move_twice_or_move_and_fire(void **state)
{
    (void)state;
    board(clear_map);
    put("C4", "ger-puma");
    put("C1", "usa-riflemen");
    move("C4", "C3");
    move("C3", "C2");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C2", "B2"), AR_MOVED);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C2", "C1"), AR_MOVE_OR_FIRE);
    board(clear_map);
    put("C3", "ger-puma");
    put("C1", "usa-riflemen");
    move("C3", "C2");
    attack("C2", "C1");
    flip(-2);
    flip(-2);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C2", "B2"), AR_MOVED);
}

/* [assault:MOVE-4] [assault:MAP-7] Not onto an enemy unit, an own one, or off the map. */
static void tiles_hold_one_unit(void **state)
{
    (void)state;
    board(clear_map);
    put("A5", "ger-grenadiers");
    put("B5", "ger-grenadiers");
    put("A4", "usa-riflemen");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "A5", "A4"), AR_ENEMY_THERE);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "A5", "B5"), AR_OCCUPIED);
    refuse(AS_GERMAN, assault_action(AA_MOVE, at("A5"), 63), BCG_NO_SUCH_ACTION);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "A4", "A3"), AR_NO_UNIT);
}

/* [assault:MOVE-6] [assault:MOVE-7] [assault:ABIL-6] [assault:TERR-9] Rivers need a bridge, swamps
 * stop hard units without the ability. */
static void ground_that_stops_units(void **state)
{
    (void)state;
    draw_duel("....../..i.../.S..../..i.../......");
    scenario.bridge.count = 1;
    scenario.bridge.at[0].tiles.word[0] = UINT64_C(1) << (3 * 8 + 2); /* C2 */
    start_position();
    put("C3", "ger-pz-iv");
    put("B4", "ger-luchs"); /* may enter swamps */
    put("A3", "ger-grenadiers");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C3", "C4"), AR_RIVER);
    allow(AS_GERMAN, two_tiles(AA_MOVE, "C3", "C2"));
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C3", "B3"), AR_SWAMP);
    allow(AS_GERMAN, two_tiles(AA_MOVE, "B4", "B3"));
    allow(AS_GERMAN, two_tiles(AA_MOVE, "A3", "B3"));
}

/* [assault:DUEL03-S1] Above 0 the unit is out of the swamp's reach for this turn, at 0 it is stuck;
 * both are told. */
static void swamp_checks_are_told(void **state)
{
    (void)state;
    for (int tm = 0; tm <= 1; tm++) {
        board_with("....../....../..S.../....../......", AS_BOTH, AX_SWAMP_CHECK, "");
        start_position();
        put("C3", "ger-grenadiers");
        put("F1", "usa-riflemen");
        act(AS_GERMAN, one_tile(AA_ACTIVATE, "C3"));
        flip(tm);
        assert_int_equal(event_of(AEV_STUCK)->arg[0], at("C3"));
        assert_int_equal(event_of(AEV_STUCK)->arg[1], tm == 0);
        assert_int_equal(unit_at("C3")->marks & (AU_STUCK | AU_CLEAR), tm ? AU_CLEAR : AU_STUCK);
        assert_int_equal(try_move("C3", "C4") == BCG_OK, tm == 1);
    }
}

/* [assault:MOVE-5] [assault:ABIL-4] [assault:MINE-5] Two adjacent own units with moves left swap;
 * diagonally only if both may. */
static void units_swap(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-grenadiers")->marks |= AU_DUG_IN;
    put("D3", "ger-pz-iv");
    put("D4", "ger-stosstruppen");
    put("C4", "ger-hetzer");
    refuse(AS_GERMAN, two_tiles(AA_SWAP, "D4", "C3"), AR_DIAGONAL);
    allow(AS_GERMAN, assault_action(AA_SWAP, at("C4"), at("D4")));
    act(AS_GERMAN, two_tiles(AA_SWAP, "C3", "D3"));
    assert_true(is_on("C3", "ger-pz-iv") && is_on("D3", "ger-grenadiers"));
    assert_int_equal(count_events(AEV_SWAPPED), 1);
    assert_false(unit_at("D3")->marks & AU_DUG_IN);
    assert_int_equal(unit_at("C3")->moved + unit_at("D3")->moved, 2);
    refuse(AS_GERMAN, two_tiles(AA_SWAP, "C3", "D3"), AR_MOVED);
    refuse(AS_GERMAN, two_tiles(AA_SWAP, "C4", "C3"), AR_SWAP_PARTNER);
    assert_true(goes_on(AS_GERMAN));
    board(clear_map);
    put("C4", "ger-stosstruppen"); /* both diagonally */
    put("D3", "ger-hetzer");
    allow(AS_GERMAN, two_tiles(AA_SWAP, "C4", "D3"));
}

/* [assault:MOVE-8] A unit that moves loses its dug-in marker. */
static void moving_leaves_the_trench(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-grenadiers")->marks |= AU_DUG_IN;
    move("C3", "C4");
    assert_false(unit_at("C4")->marks & AU_DUG_IN);
    assert_int_equal(count_events(AEV_NOT_DUG_IN), 1);
}

/* [assault:MOVE-9] [assault:AMB-13] Passing enemy units costs nothing. */
static void no_zones_of_control(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-puma");
    put("B2", "usa-riflemen");
    put("D1", "usa-riflemen");
    move("C3", "C2");
    move("C2", "D2");
    assert_true(is_on("D2", "ger-puma"));
}

/* [assault:MOVE-10] [assault:CTRL-3] Declared, put down, revealed, control, mines, in this order.
 */
static void a_step_in_its_order(void **state)
{
    (void)state;
    board(clear_map);
    put_down("C3", "ger-grenadiers");
    put_down("B1", "usa-riflemen");
    control(AS_AMERICAN, "C2");
    move("C3", "C2");
    static const int order[] = {AEV_MOVED, AEV_REVEALED, AEV_REVEALED, AEV_CONTROL};
    assert_int_equal(log_of_last.count, COUNT(order));
    for (size_t i = 0; i < COUNT(order); i++)
        assert_int_equal(events[i].kind, order[i]);
    assert_true(is_asked(AS_GERMAN, AP_MINE));
}

/* -- control -------------------------------------------------------------------------------------
 */

/* [assault:CTRL-2] [assault:CTRL-4] A unit takes a tile nobody controls; control stays when it
 * leaves. */
static void units_take_tiles(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-puma");
    assert_int_equal(owner_of("C2"), ASSAULT_NOBODY);
    move("C3", "C2");
    assert_int_equal(owner_of("C2"), AS_GERMAN);
    assert_true(goes_on(AS_GERMAN)); /* no mines */
    move("C2", "B2");
    assert_int_equal(owner_of("C2"), AS_GERMAN);
    assert_int_equal(owner_of("C3"), AS_GERMAN);
}

/* [assault:CTRL-4] Control stays when the unit dies. */
static void the_dead_keep_their_tile(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-grenadiers");
    assault_change_morale(&game, &s, at("C3"), -9, 0, NULL);
    assert_true(is_empty("C3"));
    assert_int_equal(owner_of("C3"), AS_GERMAN);
    assert_int_equal(s.size[AZ_UNIT_DISCARDS], 1); /* MORALE-3 */
}

/* -- mines ---------------------------------------------------------------------------------------
 */

static void step_onto_mines(const char *unit)
{
    board(clear_map);
    lose_surprises();
    put("C3", unit);
    control(AS_AMERICAN, "C2 B2");
    move("C3", "C2");
}

/* [assault:MINE-1] [assault:MINE-2] [assault:CTRL-3] On -1 or -2 it loses 1 morale; the card is
 * discarded. */
static void mines_cost_morale(void **state)
{
    (void)state;
    for (int tm = ASSAULT_LEAST_TM; tm <= ASSAULT_MOST_TM; tm++) {
        step_onto_mines("ger-grenadiers");
        assert_int_equal(owner_of("C2"), AS_GERMAN);
        const int discards = s.size[AZ_ACTION_DISCARDS];
        flip(tm);
        assert_int_equal(morale_of("C2"), tm < 0 ? 4 : 5);
        assert_int_equal(count_events(AEV_MINE), 1);
        assert_int_equal(count_events(AEV_MORALE), tm < 0);
        assert_int_equal(s.size[AZ_ACTION_DISCARDS], discards + 1);
    }
    assault_odds odds; /* which tiles have mines is known beforehand */
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    control(AS_AMERICAN, "C2");
    assert_true(assault_odds_of(&game, &s, 0, two_tiles(AA_MOVE, "C3", "C2"), true, &odds));
    assert_int_equal(odds.about, AP_MINE);
    assert_false(assault_odds_of(&game, &s, 0, two_tiles(AA_MOVE, "C3", "D3"), true, &odds));
}

/* [assault:MINE-3] A check for each such step. */
static void every_step_meets_mines(void **state)
{
    (void)state;
    draw_duel(clear_map);
    start_position();
    lose_surprises();
    put("C3", "ger-pz-iv")->extra = 1;
    control(AS_AMERICAN, "C2 B2");
    move("C3", "C2");
    flip(-1);
    move("C2", "B2");
    flip(-1);
    assert_int_equal(morale_of("B2"), 3);
}

/* [assault:MINE-6] [assault:ABIL-5] Some units ignore mines. */
static void some_units_ignore_mines(void **state)
{
    (void)state;
    step_onto_mines("ger-pioneers");
    assert_true(goes_on(AS_GERMAN));
    assert_int_equal(owner_of("C2"), AS_GERMAN);
}

/* [assault:MINE-7] [assault:MORALE-3] A unit destroyed by a mine rewards nobody; the tile has
 * changed hands. */
static void mines_reward_nobody(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-grenadiers")->markers = -4;
    control(AS_AMERICAN, "C2");
    move("C3", "C2");
    flip(-2);
    assert_true(is_empty("C2"));
    assert_int_equal(owner_of("C2"), AS_GERMAN);
    assert_int_equal(s.prestige[0] + s.prestige[1], 0);
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:CARD-12] [assault:AMB-67] An empty deck is rebuilt from its discards; without any, a
 * flip counts as 0. */
static void empty_deck_is_rebuilt(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-pz-iv")->extra = 1;
    control(AS_AMERICAN, "C2 B2");
    while (s.size[AZ_ACTIONS])
        assault_give(&game, &s, bcg_set_next(&s.pile[AZ_ACTIONS], 0), AZ_ACTIONS,
                     AZ_ACTION_DISCARDS);
    move("C3", "C2");
    assert_int_equal(count_events(AEV_RESHUFFLED), 1);
    assert_true(is_asked(AS_GERMAN, AP_MINE));
    flip(0);
    while (s.size[AZ_ACTIONS])
        assault_give(&game, &s, bcg_set_next(&s.pile[AZ_ACTIONS], 0), AZ_ACTIONS, ASSAULT_ZONES);
    while (s.size[AZ_ACTION_DISCARDS])
        assault_give(&game, &s, bcg_set_next(&s.pile[AZ_ACTION_DISCARDS], 0), AZ_ACTION_DISCARDS,
                     ASSAULT_ZONES);
    move("C2", "B2");
    assert_int_equal(morale_of("B2"), 5);
    assert_true(goes_on(AS_GERMAN));
}

/* -- revealing -----------------------------------------------------------------------------------
 */

/* [assault:REVEAL-2] [assault:REVEAL-5] [assault:AMB-13] A move next to an enemy, diagonals
 * included, turns both up, for good. */
static void neighbours_are_turned_up(void **state)
{
    (void)state;
    board(clear_map);
    put_down("C4", "ger-pz-iv");
    put_down("B2", "usa-riflemen");
    put_down("E4", "usa-riflemen");
    move("C4", "C3");
    assert_true(is_up("C3") && is_up("B2"));
    assert_false(is_up("E4"));
    put("F5", "ger-luchs");
    unit_at("C3")->extra = 1;
    move("C3", "C4");
    assert_true(is_up("C4"));
}

/* [assault:REVEAL-4] [assault:CLASS-3] A scout car turns up enemies within 2 tiles, and stays face
 * down itself. */
static void scouts_reveal_from_afar(void **state)
{
    (void)state;
    board(clear_map);
    put_down("C5", "ger-puma");
    put_down("A2", "usa-riflemen");
    put_down("E3", "usa-riflemen");
    put_down("F4", "usa-riflemen");
    const uint64_t seen = assault_scouted_from(&game, &s, at("C5"), at("C4")); /* told before */
    assert_true(seen == (assault_bit(at("A2")) | assault_bit(at("E3"))));
    move("C5", "C4");
    assert_true(is_up("A2") && is_up("E3"));
    assert_false(is_up("F4") || is_up("C4"));
    assert_true(assault_scouted_from(&game, &s, at("C4"), at("C3")) == 0); /* those are up now */
    board(clear_map);
    put_down("C5", "ger-pz-iv"); /* no scout */
    put_down("A2", "usa-riflemen");
    assert_true(assault_scouted_from(&game, &s, at("C5"), at("C4")) == 0);
    move("C5", "C4");
    assert_false(is_up("A2"));
}

/* [assault:SETUP-12] What a starting unit has cost is known as soon as it is turned up. */
static void seen_starting_units_are_counted(void **state)
{
    (void)state;
    board(clear_map);
    put("C4", "ger-grenadiers")->marks = AU_FACE_DOWN | AU_START; /* 3 */
    put("C2", "usa-riflemen");
    s.start_seen[AS_GERMAN] = 7;
    move("C4", "C3");
    assert_true(is_up("C3"));
    assert_int_equal(s.start_seen[AS_GERMAN], 7 + 3);
    assert_int_equal(s.start_seen[AS_AMERICAN], 0);
}

/* [assault:REVEAL-8] [assault:MINE-5] A swap next to an enemy reveals, whichever of the two it is;
 * nobody looks for mines. */
static void swaps_reveal(void **state)
{
    (void)state;
    board(clear_map);
    put_down("C4", "ger-grenadiers");
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    act(AS_GERMAN, two_tiles(AA_SWAP, "C4", "C3"));
    assert_true(is_up("C3"));
    assert_true(goes_on(AS_GERMAN));
    board(clear_map);
    put_down("C3", "ger-grenadiers");
    put("C4", "ger-grenadiers");
    put("D5", "usa-riflemen");
    act(AS_GERMAN, two_tiles(AA_SWAP, "C4", "C3"));
    assert_true(is_up("C4"));
    assert_true(goes_on(AS_GERMAN));
}

/* -- digging in ----------------------------------------------------------------------------------
 */

/* [assault:DIG-1] [assault:DIG-8] Digging in takes the whole activation, and a unit that counts as
 * dug in does not dig. */
static void digging_in_takes_the_activation(void **state)
{
    (void)state;
    board("....../....../F...../....../......");
    put("C3", "ger-pz-iv");
    put("C2", "usa-riflemen");
    put("A3", "ger-grenadiers");
    act(AS_GERMAN, one_tile(AA_DIG_IN, "C3"));
    assert_int_equal(count_events(AEV_DUG_IN), 1);
    assert_true(assault_is_dug_in(&game, &s, at("C3")));
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C3", "C4"), AR_DUG);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"), AR_DUG);
    refuse(AS_GERMAN, one_tile(AA_DIG_IN, "C3"), AR_DUG_IN_ALREADY);
    refuse(AS_GERMAN, one_tile(AA_DIG_IN, "A3"), AR_DUG_IN_ALREADY); /* DIG-7 */
    refuse(AS_GERMAN, one_tile(AA_DIG_IN, "C2"), AR_NO_UNIT);
}

/* [assault:DIG-6] [assault:ABIL-7] [assault:AMB-9] [assault:INCOME-4] Auto dug-in: in the owner's
 * prestige phase and at the start of every turn; lost by moving. */
static void some_dig_in_by_themselves(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-pak-38");
    put("A5", "ger-grenadiers");
    put("A1", "usa-57mm");
    move("C3", "C4");
    assert_false(unit_at("C4")->marks & AU_DUG_IN);
    act(AS_GERMAN, AA_DONE);
    assert_true(unit_at("C4")->marks & AU_DUG_IN); /* prestige phase */
    assert_true(unit_at("A1")->marks & AU_DUG_IN); /* start of a turn */
    assert_false(unit_at("A5")->marks & AU_DUG_IN);
}

/* [assault:AMB-66] [assault:DIG-6] A face-down unit shows its marker when it is turned up, if it
 * has not moved since; until then it looks like any other. */
static void face_down_units_dig_in_unseen(void **state)
{
    (void)state;
    board(clear_map);
    put_down("C3", "ger-pak-38");
    put_down("D3", "ger-grenadiers");
    put("C1", "usa-jeep");
    put("A5", "ger-pz-iv");
    act(AS_GERMAN, AA_DONE);
    assert_int_equal(unit_at("C3")->marks, unit_at("D3")->marks);
    act(AS_AMERICAN, assault_action(AA_MIX, 4, 0));
    while (chance_acts())
        bring(bcg_assault_ops.chance(&game.head, &s, &(bcg_rng){{1, 2, 3, 4}}));
    assert_true(goes_on(AS_AMERICAN));
    move("C1", "C2");
    assert_true(is_up("C3") && is_up("D3"));
    assert_true(unit_at("C3")->marks & AU_DUG_IN);
    assert_false(unit_at("D3")->marks & AU_DUG_IN);

    board(clear_map);
    put_down("C4", "ger-pak-38")->marks |= AU_SETTLED;
    put("C1", "usa-jeep");
    refuse(AS_GERMAN, one_tile(AA_DIG_IN, "C4"), AR_DUG_IN_ALREADY);
    move("C4", "C3");
    s.active = AS_AMERICAN;
    move("C1", "C2");
    assert_true(is_up("C3"));
    assert_false(unit_at("C3")->marks & AU_DUG_IN);
}

/* -- attacks -------------------------------------------------------------------------------------
 */

/* [assault:ATK-1] [assault:CLASS-5] Attacks go to the four side neighbours, whatever the range. */
static void attacks_are_orthogonal(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-howitzer");
    put("C2", "usa-riflemen");
    put("D2", "usa-riflemen");
    put("C5", "usa-riflemen");
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"));
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "D2"), AR_NOT_ORTHOGONAL);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C5"), AR_NOT_ORTHOGONAL);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "B3"), AR_NO_ENEMY);
    board(clear_map);
    put("C3", "ger-stosstruppen"); /* moves diagonally, attacks never */
    put("D2", "usa-riflemen");
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "D2"), AR_NOT_ORTHOGONAL);
}

/* [assault:ATK-4] [assault:ACT-1] One combat for a unit and activation. */
static void one_attack_an_activation(void **state)
{
    (void)state;
    board(clear_map);
    put("C3", "ger-pz-iv");
    put("C2", "usa-riflemen");
    attack("C3", "C2");
    flip(-2);
    flip(-2);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"), AR_FIRED);
}

/* -- transfers -----------------------------------------------------------------------------------
 */

/* A Field Marshal next to a tank that has moved and fired, and to Grenadiers. */
static void staff(void)
{
    board(clear_map);
    put("C3", "ger-field-marshal");
    put("D4", "ger-pz-iv");
    unit_at("D4")->moved = 1;
    unit_at("D4")->marks |= AU_FIRED;
    put("B3", "ger-grenadiers")->marks |= AU_DUG;
    put("D5", "usa-riflemen");
    put("C2", "usa-riflemen");
}

/* [assault:ABIL-13] [assault:ABIL-16] [assault:AMB-21] The receiver, any neighbour, has one whole
 * activation as if its markers were not there. */
static void receiver_acts_again(void **state)
{
    (void)state;
    staff();
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "D4", "E4"), AR_MOVED);
    act(AS_GERMAN, two_tiles(AA_TRANSFER, "C3", "D4"));
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "D4", "D5"));
    move("D4", "D3");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "D3", "D4"), AR_MOVED);
    assert_false(unit_at("D3")->marks & AU_FIRED);
    staff();
    act(AS_GERMAN, two_tiles(AA_TRANSFER, "C3", "B3"));
    allow(AS_GERMAN, two_tiles(AA_MOVE, "B3", "B4"));
    move("B3", "B4");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "B4", "B5"), AR_MOVED);
}

/* [assault:ABIL-14] [assault:ABIL-16] [assault:AMB-75] The giver may still move or dig in, not
 * both, and not attack. */
static void giver_does_not_attack(void **state)
{
    (void)state;
    staff();
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"));
    act(AS_GERMAN, two_tiles(AA_TRANSFER, "C3", "D4"));
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"), AR_GAVE);
    allow(AS_GERMAN, one_tile(AA_DIG_IN, "C3"));
    move("C3", "C4");
    refuse(AS_GERMAN, one_tile(AA_DIG_IN, "C4"), AR_MOVE_OR_FIRE);
    staff(); /* the other way round */
    move("C3", "C4");
    allow(AS_GERMAN, two_tiles(AA_TRANSFER, "C4", "D4"));
    staff();
    act(AS_GERMAN, one_tile(AA_DIG_IN, "C3"));
    act(AS_GERMAN, two_tiles(AA_TRANSFER, "C3", "D4"));
    refuse(AS_GERMAN, two_tiles(AA_TRANSFER, "C3", "B3"), AR_GAVE);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C3", "C4"), AR_DUG);
    assert_true(unit_at("C3")->marks & AU_DUG_IN);
    allow(AS_GERMAN, two_tiles(AA_MOVE, "D4", "E4"));
}

/* [assault:ABIL-13] [assault:ABIL-15] Once in a phase, to a neighbour, by units with the ability,
 * instead of an attack; it cannot be passed on. */
static void limits_of_transfers(void **state)
{
    (void)state;
    staff();
    refuse(AS_GERMAN, two_tiles(AA_TRANSFER, "D4", "C3"), AR_NO_TRANSFER);
    refuse(AS_GERMAN, two_tiles(AA_TRANSFER, "C3", "C2"), AR_TRANSFER_TO);
    put("F5", "ger-grenadiers");
    refuse(AS_GERMAN, two_tiles(AA_TRANSFER, "C3", "F5"), AR_TRANSFER_TO);
    act(AS_GERMAN, two_tiles(AA_TRANSFER, "C3", "D4"));
    refuse(AS_GERMAN, two_tiles(AA_TRANSFER, "C3", "B3"), AR_GAVE);
    staff();
    attack("C3", "C2");
    flip(-2);
    flip(-2);
    refuse(AS_GERMAN, two_tiles(AA_TRANSFER, "C3", "D4"), AR_FIRED);
    unit_at("C3")->marks |= AU_RECEIVED; /* from another one */
    refuse(AS_GERMAN, two_tiles(AA_TRANSFER, "C3", "D4"), AR_TRANSFERRED);
}

/* [assault:ABIL-17] [assault:DEPLOY-5] A unit marked because it was placed next to an enemy may
 * receive a transfer. */
static void newcomers_may_receive(void **state)
{
    (void)state;
    board(clear_map);
    put("C5", "ger-field-marshal");
    put("B4", "usa-riflemen");
    deal(AS_GERMAN, "ger-pz-iv");
    s.prestige[AS_GERMAN] = 7;
    act(AS_GERMAN, card_action(AS_GERMAN, AA_DEPLOY, "ger-pz-iv", "B5"));
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "B5", "B4"), AR_FIRED);
    act(AS_GERMAN, two_tiles(AA_TRANSFER, "C5", "B5"));
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "B5", "B4"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(infantry_does_one_thing),
        cmocka_unit_test(tanks_move_and_fire),
        cmocka_unit_test(actions_of_units_may_be_mixed),
        cmocka_unit_test(motorized_infantry_moves_and_fires),
        cmocka_unit_test(acting_does_not_reveal),
        cmocka_unit_test(markers_go_at_the_end_of_the_turn),
        cmocka_unit_test(a_move_is_one_tile),
        cmocka_unit_test(scouts_move_twice_or_move_and_fire),
        cmocka_unit_test(tiles_hold_one_unit),
        cmocka_unit_test(ground_that_stops_units),
        cmocka_unit_test(swamp_checks_are_told),
        cmocka_unit_test(units_swap),
        cmocka_unit_test(moving_leaves_the_trench),
        cmocka_unit_test(no_zones_of_control),
        cmocka_unit_test(a_step_in_its_order),
        cmocka_unit_test(units_take_tiles),
        cmocka_unit_test(the_dead_keep_their_tile),
        cmocka_unit_test(mines_cost_morale),
        cmocka_unit_test(every_step_meets_mines),
        cmocka_unit_test(some_units_ignore_mines),
        cmocka_unit_test(mines_reward_nobody),
        cmocka_unit_test(empty_deck_is_rebuilt),
        cmocka_unit_test(neighbours_are_turned_up),
        cmocka_unit_test(scouts_reveal_from_afar),
        cmocka_unit_test(seen_starting_units_are_counted),
        cmocka_unit_test(swaps_reveal),
        cmocka_unit_test(digging_in_takes_the_activation),
        cmocka_unit_test(some_dig_in_by_themselves),
        cmocka_unit_test(face_down_units_dig_in_unseen),
        cmocka_unit_test(attacks_are_orthogonal),
        cmocka_unit_test(one_attack_an_activation),
        cmocka_unit_test(receiver_acts_again),
        cmocka_unit_test(giver_does_not_attack),
        cmocka_unit_test(limits_of_transfers),
        cmocka_unit_test(newcomers_may_receive),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
