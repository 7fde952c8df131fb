/* Set-up (chapters 1, 2 and 5): decks, hands, who moves first, starting units. */
#include "assault/position.h"
#include "assault/position_test.h"

static const bcg_ops *const ops = &bcg_assault_ops;

static void begin_duel(void)
{
    assault_game_init(&game, &scenario);
    ops->begin(&game.head, &s);
}

/* The duel of draw_duel with a budget for both, from its opening. */
static void open_duel(void)
{
    draw_duel(clear_map);
    begin_duel();
}

static void bring_any(void)
{
    bring(ops->chance(&game.head, &s, &(bcg_rng){{9, 8, 7, 6}}));
}

static void deal_hands(void)
{
    while (assault_is_pending(&s, AP_DEAL))
        bring_any();
}

/* The German side's flip is higher: it moves first. */
static void german_begins(void)
{
    deal_hands();
    flip(3);
    flip(-2);
}

/* -- the box -------------------------------------------------------------------------------------
 */

/* [assault:COMP-1] [assault:COMP-2] [assault:CARD-4] 240 cards, 120 of them action cards with even
 * modifiers. */
static void cards_of_the_box(void **state)
{
    (void)state;
    int kinds[3] = {0}, modifiers[6] = {0};
    open_duel();
    for (int i = 0; i < ASSAULT_CARDS; i++) {
        const int kind = game.card[i].kind;
        kinds[assault_is_unit(kind) ? 0 : assault_is_action(kind) ? 1 : 2]++;
        if (assault_is_action(kind))
            modifiers[game.card[i].tm - ASSAULT_LEAST_TM]++;
    }
    assert_int_equal(kinds[0], 118);
    assert_int_equal(kinds[1], 120);
    assert_int_equal(kinds[2], 2);
    for (int tm = 0; tm < 6; tm++)
        assert_int_equal(modifiers[tm], 20);
}

/* [assault:CARD-14] Unit cards have no modifier: they are never flipped for one. */
static void unit_cards_have_no_modifier(void **state)
{
    (void)state;
    open_duel();
    for (int i = 0; i < ASSAULT_CARDS; i++)
        if (assault_is_unit(game.card[i].kind))
            assert_int_equal(assault_tm(&game, i), 0);
    BCG_EACH (card, s.pile[AZ_ACTIONS])
        assert_true(assault_is_action(game.card[card].kind));
}

/* [assault:SETUP-2] [assault:DYO-4] [assault:DYO-5] The decks are the cards with their sign. */
static void decks_are_built_by_their_signs(void **state)
{
    (void)state;
    open_duel();
    for (int i = 0; i < ASSAULT_CARDS; i++) {
        const int kind = game.card[i].kind, decks = game.book.card[game.card[i].number].decks;
        if (assault_is_unit(kind))
            assert_int_equal(game.card[i].home < ASSAULT_ZONES, decks >> 2 & 1); /* c, C */
        if (assault_is_action(kind))
            assert_int_equal(game.card[i].home == AZ_ACTIONS, decks >> 2 & 1); /* 3 */
    }
    assert_true(s.size[AZ_ACTIONS] > 40 && s.size[AZ_UNITS] > 15 && s.size[AZ_UNITS + 1] > 15);
}

/* -- map and markers -----------------------------------------------------------------------------
 */

/* [assault:SETUP-1] [assault:MAP-3] [assault:MAP-5] [assault:CTRL-7] Home rows are controlled by
 * their owners, and nothing else. */
static void home_rows_are_controlled(void **state)
{
    (void)state;
    open_duel();
    assert_int_equal(s.control[AS_GERMAN], bcg_tiles_row(game.board, 0));
    assert_int_equal(s.control[AS_AMERICAN], bcg_tiles_row(game.board, 4));
    board_of(DUEL + 11); /* the scenario may give further tiles */
    assert_int_equal(assault_tiles_of(&s, AS_GERMAN), 12);
}

/* [assault:MAP-1] [assault:MAP-2] [assault:MAP-4] [assault:MAP-6] A rectangle of tiles with their
 * terrain; bases, objectives and bridges where the scenario puts them. */
static void map_of_a_scenario(void **state)
{
    (void)state;
    board_of(DUEL + 9);
    assert_int_equal(game.board.rows, 5);
    assert_int_equal(game.board.columns, 6);
    assert_int_equal(game.terrain[at("C4")], AT_TOWN);
    assert_int_equal(game.income[at("C4")], 4);
    assert_int_equal(game.defence[at("C4")], 4);
    assert_int_equal(game.home_base[AE_A], at("B5"));
    assert_int_equal(game.home_base[AE_B], at("B1"));
    assert_int_equal(game.bridges, assault_bit(at("C3")));
    board_of(DUEL + 2);
    assert_int_equal(assault_count(game.objectives), 7);
}

/* [assault:CTRL-5] Tiles of starting units are their side's. */
static void starting_units_hold_their_tiles(void **state)
{
    (void)state;
    fill_scenario(&scenario, DUEL + 7);
    begin_duel();
    assert_int_equal(owner_of("B2"), AS_GERMAN);
    assert_int_equal(owner_of("C4"), AS_GERMAN);
}

/* -- hands and the first player ------------------------------------------------------------------
 */

/* [assault:CTRL-5] [assault:DUEL09-S1] So are those of units on the map where lots settle the
 * edges, before and after, whosever home row they lie in. */
static void units_hold_their_tiles_before_the_lot(void **state)
{
    int todo;
    (void)state;
    for (int lot = 0; lot < 2; lot++) {
        draw_duel(clear_map);
        for (int side = 0; side < ASSAULT_SIDES; side++) {
            scenario.side.at[side].edge = AEC_LOT;
            scenario.start.at[side].mode = ASM_FIXED;
        }
        fix_unit(&scenario, "C5", "ger-grenadiers");
        fix_unit(&scenario, "C3", "usa-riflemen");
        begin_duel();
        assert_true(assault_is_pending(&s, AP_EDGES));
        assert_int_equal(assault_position_check(&game, &s, &todo), APF_NONE);
        bring(assault_action(AA_LOT, lot, 0));
        assert_int_equal(owner_of("C5"), AS_GERMAN);
        assert_int_equal(owner_of("C3"), AS_AMERICAN);
        assert_int_equal(owner_of("A5"), lot);
        assert_int_equal(owner_of("A1"), !lot);
    }
}

/* [assault:CTRL-5] [assault:CTRL-6] A unit that begins in the enemy's home row holds its tile. */
static void units_hold_tiles_of_the_enemy(void **state)
{
    (void)state;
    draw_duel(clear_map);
    fix_unit(&scenario, "C5", "usa-riflemen");
    fix_unit(&scenario, "C1", "ger-grenadiers");
    begin_duel();
    assert_int_equal(owner_of("C5"), AS_AMERICAN);
    assert_int_equal(owner_of("C1"), AS_GERMAN);
    assert_int_equal(s.control[0] & s.control[1], 0);
}

/* [assault:SETUP-3] [assault:SCEN-HANDS] [assault:BLUFF-1] [assault:SETUP-10] Six action cards and
 * two unit cards each, before anything else. */
static void hands_are_dealt_first(void **state)
{
    (void)state;
    open_duel();
    assert_true(is_asked(AS_GERMAN, AP_DEAL));
    deal_hands();
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        assert_int_equal(s.size[AZ_HAND + side], 8);
        assert_int_equal(s.hand_units[side], 2);
    }
    assert_true(assault_is_pending(&s, AP_FIRST_FLIP));
}

/* [assault:CARD-11] A card that is drawn is for the eyes of its owner. */
static void draws_are_secret(void **state)
{
    (void)state;
    open_duel();
    const bcg_action a = ops->chance(&game.head, &s, &(bcg_rng){{1, 2, 3, 4}});
    assert_int_equal(ops->readers(&game.head, &s, BCG_CHANCE, a), 1 << AS_GERMAN);
}

/* [assault:SETUP-5] [assault:AMB-40] [assault:DUEL01-S1] [assault:SETUP-11] The higher modifier
 * moves first, ties are flipped again; the other one gets 10 prestige. */
static void flips_settle_the_first_player(void **state)
{
    (void)state;
    for (int german_first = 0; german_first < 2; german_first++) {
        open_duel();
        deal_hands();
        flip(1);
        flip(1);
        assert_true(assault_is_pending(&s, AP_FIRST_FLIP));
        flip(german_first ? 2 : 0);
        flip(german_first ? 0 : 2);
        assert_int_equal(s.first, german_first ? AS_GERMAN : AS_AMERICAN);
        assert_int_equal(s.prestige[s.first], 30);
        assert_int_equal(s.prestige[!s.first], 40);
        assert_int_equal(s.size[AZ_ACTION_DISCARDS], 4);
        assert_true(is_asked(s.first, AP_START));
    }
}

/* [assault:SETUP-4] [assault:SCEN-PRESTIGE] [assault:AMB-46] [assault:AMB-28] Prestige and hands as
 * the scenario says. */
static void prestige_is_the_scenarios(void **state)
{
    (void)state;
    static const struct {
        int n, german, american;
    } rows[] = {{1, 30, 30}, {6, 20, 40}, {7, 10, 30}, {8, 35, 15}, {10, 30, 5}};
    for (size_t i = 0; i < COUNT(rows); i++) {
        fill_scenario(&scenario, DUEL + rows[i].n);
        begin_duel();
        assert_int_equal(s.prestige[AS_GERMAN], rows[i].german);
        assert_int_equal(s.prestige[AS_AMERICAN], rows[i].american);
    }
    fill_scenario(&scenario, DUEL + 6);
    begin_duel();
    deal_hands();
    assert_int_equal(s.size[AZ_HAND], 12); /* ten action cards and two unit cards */
    assert_int_equal(s.size[AZ_HAND + 1], 12);
}

/* -- starting units ------------------------------------------------------------------------------
 */

static bcg_action place(int side, const char *word, const char *label)
{
    const int card = assault_card_in(&game, &s, kind_of(word), AZ_UNITS + side);
    assert_int_not_equal(card, ASSAULT_NO_CARD);
    return assault_action(AA_PLACE, card, at(label));
}

/* [assault:SETUP-6] [assault:AMB-22] Up to 30 prestige, at most six units, out of the own deck;
 * what is left is lost. */
static void starting_units_have_a_budget(void **state)
{
    (void)state;
    open_duel();
    assert_int_equal(game.start[AS_GERMAN].prestige, 30);
    assert_int_equal(game.start[AS_GERMAN].most, 6);
    draw_duel(clear_map);
    set_start_budget(&scenario, AS_GERMAN, 13, 3);
    begin_duel();
    german_begins();
    act(AS_GERMAN, place(AS_GERMAN, "ger-pz-iv", "A5"));      /* 7 */
    act(AS_GERMAN, place(AS_GERMAN, "ger-grenadiers", "B5")); /* 3 */
    refuse(AS_GERMAN, place(AS_GERMAN, "ger-pz-iii", "C5"), AR_START_BUDGET);
    act(AS_GERMAN, place(AS_GERMAN, "ger-mortar", "C5")); /* 2 */
    assert_int_equal(assault_start_spent(&game, &s, AS_GERMAN), 12);
    refuse(AS_GERMAN, place(AS_GERMAN, "ger-grenadiers", "F5"), AR_START_COUNT);
    act(AS_GERMAN, AA_DONE);
    assert_int_equal(s.prestige[AS_GERMAN], 30);
}

/* [assault:SETUP-7] [assault:REVEAL-1] All of the first player, face down, one to a tile of the own
 * home row; then the second player. */
static void first_player_places_first(void **state)
{
    (void)state;
    open_duel();
    german_begins();
    refuse(AS_AMERICAN, place(AS_AMERICAN, "usa-riflemen", "A1"), BCG_NOT_YOUR_TURN);
    act(AS_GERMAN, place(AS_GERMAN, "ger-grenadiers", "A5"));
    assert_false(is_up("A5"));
    refuse(AS_GERMAN, place(AS_GERMAN, "ger-mortar", "A5"), AR_START_ZONE);
    refuse(AS_GERMAN, place(AS_GERMAN, "ger-mortar", "A4"), AR_START_ZONE);
    refuse(AS_GERMAN, place(AS_GERMAN, "ger-mortar", "A1"), AR_START_ZONE);
    act(AS_GERMAN, AA_DONE);
    assert_true(is_asked(AS_AMERICAN, AP_START));
    act(AS_AMERICAN, place(AS_AMERICAN, "usa-riflemen", "A1"));
    act(AS_AMERICAN, AA_DONE);
    assert_int_equal(s.phase, APH_OPERATIONS);
    assert_int_equal(s.active, AS_GERMAN);
}

/* [assault:SETUP-8] [assault:AMB-65] A fixed list comes from anywhere in the nation's cards; copies
 * of the deck are taken out of it. All have to be placed. */
static void listed_units_come_out_of_the_deck(void **state)
{
    (void)state;
    fill_scenario(&scenario, DUEL + 1);
    begin_duel();
    assert_int_equal(s.size[AZ_START], 6);
    int in_deck = 0;
    for (int i = game.first_of_kind[kind_of("ger-pz-iv")], n = 0;
         n < game.copies_of_kind[kind_of("ger-pz-iv")]; i++, n++)
        in_deck += game.card[i].home < ASSAULT_ZONES;
    int left = 0;
    BCG_EACH (card, s.pile[AZ_UNITS])
        left += game.card[card].kind == kind_of("ger-pz-iv");
    assert_int_equal(left, in_deck - 1);
    german_begins();
    refuse(AS_GERMAN, AA_DONE, AR_START_ALL);
    const int tank = assault_card_in(&game, &s, kind_of("ger-pz-iv"), AZ_START);
    act(AS_GERMAN, assault_action(AA_PLACE, tank, at("A5")));
    refuse(AS_GERMAN, assault_action(AA_PLACE, tank, at("B5")), AR_NOT_TO_PLACE);
}

/* [assault:SETUP-9] [assault:SETUP-12] [assault:TURN-4] Turn 1 without a draw phase; starting units
 * may be activated, and what they cost stays secret. */
static void play_begins_in_turn_one(void **state)
{
    (void)state;
    open_duel();
    german_begins();
    act(AS_GERMAN, place(AS_GERMAN, "ger-grenadiers", "A5"));
    act(AS_GERMAN, AA_DONE);
    act(AS_AMERICAN, place(AS_AMERICAN, "usa-riflemen", "A1"));
    act(AS_AMERICAN, AA_DONE);
    assert_int_equal(s.turn, 1);
    if (assault_is_pending(&s, AP_WINDOW))
        pass(AS_AMERICAN);
    assert_true(goes_on(AS_GERMAN));
    allow(AS_GERMAN, two_tiles(AA_MOVE, "A5", "A4"));
    assault_state view;
    ops->view(&game.head, &s, AS_AMERICAN, &view);
    assert_int_equal(view.unit[at("A5")].kind, ASSAULT_HIDDEN);
    assert_int_equal(view.unit[at("A5")].told, 0);
}

/* [assault:DEPLOY-9] [assault:SETUP-7] Ground limits hold for starting units. */
static void ground_limits_starting_units(void **state)
{
    (void)state;
    draw_duel("S...../....../....../....../......");
    begin_duel();
    german_begins();
    refuse(AS_GERMAN, place(AS_GERMAN, "ger-pz-iii", "A5"), AR_SWAMP);
    allow(AS_GERMAN, place(AS_GERMAN, "ger-grenadiers", "A5"));
}

/* -- turns and draws -----------------------------------------------------------------------------
 */

/* [assault:TURN-1] [assault:TURN-2] [assault:TURN-3] [assault:OPS-2] A game turn is a turn of the
 * first and one of the second player; then the marker advances. */
static void turns_follow_each_other(void **state)
{
    (void)state;
    board(clear_map);
    put("A5", "ger-grenadiers");
    put("A1", "usa-riflemen");
    s.turn = 1;
    act(AS_GERMAN, AA_DONE);
    assert_int_equal(s.turn, 1);
    assert_true(goes_on(AS_AMERICAN)); /* TURN-4: no draw phase */
    act(AS_AMERICAN, AA_DONE);
    assert_int_equal(s.turn, 2);
    assert_int_equal(s.active, AS_GERMAN);
    assert_true(is_asked(AS_GERMAN, AP_MIX));
    refuse(AS_GERMAN, AA_DONE, AR_NOT_NOW); /* the cards are drawn first */
}

/* [assault:TURN-2] [assault:INCOME-4] After operations, prestige and who has won, in this order:
 * the last tiles pay, guns dig in, and then it is over. */
static void phases_follow_each_other(void **state)
{
    (void)state;
    board(clear_map);
    put("A5", "ger-pak-38");
    put("A1", "usa-riflemen");
    control(AS_GERMAN, "E1"); /* the enemy home base */
    act(AS_GERMAN, AA_DONE);
    assert_int_equal(s.result - 1, AO_GERMAN);
    assert_int_equal(s.prestige[AS_GERMAN], 7);
    assert_true(unit_at("A5")->marks & AU_DUG_IN);
    assert_int_equal(s.active, AS_GERMAN); /* the American turn does not begin any more */
}

/* [assault:DRAW-1] [assault:DRAW-2] [assault:TURN-5] Four free cards in a mix that is announced;
 * then the draw phase is over for good. */
static void four_free_cards_in_any_mix(void **state)
{
    (void)state;
    for (int actions = 0; actions <= 4; actions++) {
        board(clear_map);
        put("A5", "ger-grenadiers");
        put("A1", "usa-riflemen");
        act(AS_GERMAN, AA_DONE);
        refuse(AS_AMERICAN, assault_action(AA_MIX, 5, 0), AR_MIX);
        refuse(AS_AMERICAN, assault_action(AA_BUY, 0, 0), AR_NOT_NOW);
        act(AS_AMERICAN, assault_action(AA_MIX, actions, 0));
        while (chance_acts())
            bring_any();
        assert_int_equal(s.size[AZ_HAND + 1], 4);
        assert_int_equal(s.hand_units[1], 4 - actions);
        assert_true(goes_on(AS_AMERICAN)); /* too poor to buy */
        refuse(AS_AMERICAN, assault_action(AA_MIX, 4, 0), AR_NOT_NOW);
        refuse(AS_AMERICAN, assault_action(AA_BUY, 0, 0), AR_NOT_NOW); /* with room in the hand */
    }
}

/* [assault:DRAW-4] [assault:DRAW-5] [assault:PRES-5] [assault:PRES-3] Cards are bought one at a
 * time for 4 prestige each, from either deck. */
static void cards_are_bought_one_at_a_time(void **state)
{
    (void)state;
    board(clear_map);
    put("A5", "ger-grenadiers");
    put("A1", "usa-riflemen");
    s.prestige[AS_AMERICAN] = 9;
    act(AS_GERMAN, AA_DONE);
    act(AS_AMERICAN, assault_action(AA_MIX, 4, 0));
    while (chance_acts())
        bring_any();
    assert_true(is_asked(AS_AMERICAN, AP_BUY));
    act(AS_AMERICAN, assault_action(AA_BUY, 1, 0));
    bring_any();
    assert_int_equal(s.hand_units[1], 1);
    assert_int_equal(s.prestige[AS_AMERICAN], 5);
    allow(AS_AMERICAN, AA_DONE);
    s.prestige[AS_AMERICAN] = 3;
    refuse(AS_AMERICAN, assault_action(AA_BUY, 0, 0), AR_TOO_DEAR);
    s.prestige[AS_AMERICAN] = 5;
    act(AS_AMERICAN, assault_action(AA_BUY, 0, 0));
    bring_any();
    assert_true(goes_on(AS_AMERICAN)); /* 1 prestige is not enough */
}

/* [assault:CARD-12] A deck without cards or discards gives nothing: it cannot be bought from. */
static void nothing_is_drawn_from_nothing(void **state)
{
    (void)state;
    board(clear_map);
    put("A5", "ger-grenadiers");
    put("A1", "usa-riflemen");
    while (s.size[AZ_UNITS + 1])
        assault_give(&game, &s, bcg_set_next(&s.pile[AZ_UNITS + 1], 0), AZ_UNITS + 1,
                     ASSAULT_ZONES);
    s.prestige[AS_AMERICAN] = 9;
    act(AS_GERMAN, AA_DONE);
    act(AS_AMERICAN, assault_action(AA_MIX, 2, 0));
    while (chance_acts())
        bring_any();
    assert_int_equal(s.size[AZ_HAND + 1], 2);
    refuse(AS_AMERICAN, assault_action(AA_BUY, 1, 0), AR_NO_CARD_LEFT);
    allow(AS_AMERICAN, assault_action(AA_BUY, 0, 0));
}

/* [assault:CARD-12] [assault:DRAW-2] The action cards run out while they are drawn: what is left of
 * them is not drawn, and the unit cards are. */
static void a_draw_goes_on_with_unit_cards(void **state)
{
    (void)state;
    board(clear_map);
    put("A5", "ger-grenadiers");
    put("A1", "usa-riflemen");
    while (s.size[AZ_ACTIONS] > 2)
        assault_give(&game, &s, game.card[bcg_set_next(&s.pile[AZ_ACTIONS], 0)].first, AZ_ACTIONS,
                     ASSAULT_ZONES);
    act(AS_GERMAN, AA_DONE);
    act(AS_AMERICAN, assault_action(AA_MIX, 3, 0));
    for (int n = 0; chance_acts(); n++) {
        assert_true(n < 4);
        bring_any();
    }
    assert_int_equal(s.size[AZ_HAND + 1], 3);
    assert_int_equal(s.hand_units[AS_AMERICAN], 1);
}

/* [assault:INCOME-1] [assault:INCOME-2] [assault:PRES-2] [assault:AMB-16] The prestige of every
 * controlled tile, in the prestige phase only. */
static void tiles_pay_at_the_end_of_the_turn(void **state)
{
    (void)state;
    board("....../....../..T.../....../......");
    put("C4", "ger-grenadiers");
    put("A1", "usa-riflemen");
    s.prestige[AS_GERMAN] = 99;
    move("C4", "C3");
    assert_int_equal(s.prestige[AS_GERMAN], 99);
    act(AS_GERMAN, AA_DONE);
    assert_int_equal(s.prestige[AS_GERMAN], 99 + 6 + 1 + 4);
    assert_int_equal(s.prestige[AS_AMERICAN], 0);
}

/* [assault:TERR-1] [assault:TERR-2] [assault:TERR-5] [assault:TERR-8] Each terrain's defence, fire
 * and prestige. */
static void terrains_have_their_values(void **state)
{
    (void)state;
    static const struct {
        int terrain, defence, fire, prestige;
    } rows[] = {
        {AT_CLEAR, 0, 0, 1},       {AT_BEACH, 0, -3, 1},  {AT_BOCAGE, 5, 0, 1},
        {AT_CITY, 5, 0, 6},        {AT_HILLS, 3, 2, 1},   {AT_FORTIFICATION, 6, 0, 2},
        {AT_HEAVY_WOODS, 4, 0, 1}, {AT_SWAMP, 2, 0, 1},   {AT_LIGHT_WOODS, 3, 0, 1},
        {AT_TOWN, 4, 0, 4},        {AT_VILLAGE, 3, 0, 2}, {AT_PASSABLE_RIVER, 0, -3, 1},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        const assault_terrain *t = &assault_terrains[rows[i].terrain];
        assert_int_equal(t->defence, rows[i].defence);
        assert_int_equal(t->fire, rows[i].fire);
        assert_int_equal(t->prestige, rows[i].prestige);
    }
}

/* [assault:TERR-7] [assault:TERR-10] [assault:TERR-13] [assault:TERR-14] They count on the map. */
static void terrains_count_on_the_map(void **state)
{
    (void)state;
    board("....../....../....../.WwTV./......");
    static const char *const tile[] = {"B2", "C2", "D2", "E2"};
    static const int defence[] = {4, 3, 4, 3}, income[] = {1, 1, 4, 2};
    for (size_t i = 0; i < COUNT(tile); i++) {
        assert_int_equal(game.defence[at(tile[i])], defence[i]);
        assert_int_equal(game.income[at(tile[i])], income[i]);
    }
}

/* [assault:TERR-3] [assault:TERR-11] [assault:TERR-12] A bridge lifts the river's penalty; swamps
 * protect a little. */
static void bridges_change_their_river(void **state)
{
    (void)state;
    draw_duel("....../....../.rr.../...S../......");
    scenario.bridge.count = 1;
    scenario.bridge.at[0].tiles.word[0] = UINT64_C(1) << (2 * 8 + 2);
    start_position();
    assert_int_equal(game.fire[at("B3")], -3);
    assert_int_equal(game.fire[at("C3")], 0);
    assert_int_equal(game.defence[at("C3")], 2);
    assert_int_equal(game.income[at("C3")], 2);
    assert_int_equal(game.defence[at("D2")], 2);
}

/* [assault:SUPPORT-1] What is near a tile is around it, in both directions, and not the tile. */
static void tiles_are_near_others(void **state)
{
    (void)state;
    board(clear_map);
    ASSAULT_EACH(t, game.tiles)
    {
        assert_false(assault_has(game.near3[t], (int)t));
        for (int range = 0; range <= 3; range++) {
            assert_false(assault_has(game.within[range][t], (int)t));
            ASSAULT_EACH(other, game.within[range][t])
            assert_true(assault_has(game.within[range][other], (int)t));
        }
    }
}

/* [assault:SETUP-1] A face shows what the catalogue says, also an owner's; a river face may be one
 * that nobody can pass. */
static void faces_show_the_catalogue(void **state)
{
    (void)state;
    static const struct {
        int owned, drawn, shown;
    } rows[] = {
        {AT_PASSABLE_RIVER, AT_CLEAR, AT_PASSABLE_RIVER},
        {AT_PASSABLE_RIVER, AT_IMPASSABLE_RIVER, AT_IMPASSABLE_RIVER},
        {AT_TOWN, AT_CLEAR, AT_TOWN},
        {AT_TOWN, AT_IMPASSABLE_RIVER, AT_TOWN},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        board(clear_map);
        const int tile = at("C3");
        scenario.face[tile] = 1 + 2 * 11; /* 12A */
        scenario.terrain[tile] = (uint8_t)rows[i].drawn;
        scenario.value_tile.count = 1;
        scenario.value_tile.at[0] = (assault_tile_value){.face = 2 * 11,
                                                         .terrain = (uint8_t)rows[i].owned};
        start_position();
        assert_int_equal(game.terrain[tile], rows[i].shown);
    }
}

/* [assault:AMB-65] Any unit can be a listed one: the first and the last of the catalogue. */
static void any_unit_can_be_listed(void **state)
{
    (void)state;
    static const char *const words[] = {"ger-king-tiger", "usa-recruit"};
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        draw_duel(clear_map);
        set_start_list(&scenario, side, words[side]);
        start_position();
        assert_int_equal(game.start_count[side], 1);
        assert_int_equal(game.start_list[side][0], kind_of(words[side]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_of_the_box),
        cmocka_unit_test(unit_cards_have_no_modifier),
        cmocka_unit_test(decks_are_built_by_their_signs),
        cmocka_unit_test(home_rows_are_controlled),
        cmocka_unit_test(map_of_a_scenario),
        cmocka_unit_test(starting_units_hold_their_tiles),
        cmocka_unit_test(units_hold_their_tiles_before_the_lot),
        cmocka_unit_test(units_hold_tiles_of_the_enemy),
        cmocka_unit_test(hands_are_dealt_first),
        cmocka_unit_test(draws_are_secret),
        cmocka_unit_test(flips_settle_the_first_player),
        cmocka_unit_test(prestige_is_the_scenarios),
        cmocka_unit_test(starting_units_have_a_budget),
        cmocka_unit_test(first_player_places_first),
        cmocka_unit_test(listed_units_come_out_of_the_deck),
        cmocka_unit_test(play_begins_in_turn_one),
        cmocka_unit_test(ground_limits_starting_units),
        cmocka_unit_test(turns_follow_each_other),
        cmocka_unit_test(phases_follow_each_other),
        cmocka_unit_test(four_free_cards_in_any_mix),
        cmocka_unit_test(cards_are_bought_one_at_a_time),
        cmocka_unit_test(nothing_is_drawn_from_nothing),
        cmocka_unit_test(a_draw_goes_on_with_unit_cards),
        cmocka_unit_test(tiles_pay_at_the_end_of_the_turn),
        cmocka_unit_test(terrains_have_their_values),
        cmocka_unit_test(terrains_count_on_the_map),
        cmocka_unit_test(bridges_change_their_river),
        cmocka_unit_test(tiles_are_near_others),
        cmocka_unit_test(faces_show_the_catalogue),
        cmocka_unit_test(any_unit_can_be_listed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
