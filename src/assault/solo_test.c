/* Solo play (chapter 17) and the special rules of the three solo scenarios. */
#include "assault/position_test.h"

static const bcg_ops *const ops = &bcg_assault_ops;

/* A solo scenario in the player's operations phase, without the automa's starting units. */
static void solo_board(int n, bool with_units)
{
    board_of(SOLO + n);
    s.active = s.first = (uint8_t)assault_enemy(game.npc);
    s.turn = 1; /* before the events of later turns */
    if (!with_units)
        ASSAULT_EACH(t, s.units[game.npc])
        {
            s.control[game.npc] &= ~assault_bit((int)t);
            memset(&s.unit[t], 0, sizeof s.unit[t]);
        }
    if (!with_units)
        s.units[game.npc] = 0;
}

/* The player's turn ends; the automa's begins. */
static void end_turn(void)
{
    act(s.active, AA_DONE);
}

/* The automa draws this operations card. */
static void npc_draws(const char *word)
{
    assert_true(assault_is_pending(&s, AP_NPC_OPERATION));
    turn_up(word);
}

/* -- set-up --------------------------------------------------------------------------------------
 */

/* [assault:SOLO-1] [assault:SOLO1-S1] [assault:SOLO2-S1] [assault:SOLO3-S1] One seat: the player's
 * side, who moves first. */
static void one_seat_plays(void **state)
{
    (void)state;
    static const int player[] = {AS_AMERICAN, AS_GERMAN, AS_AMERICAN};
    for (int n = 1; n <= 3; n++) {
        board_of(SOLO + n);
        assert_int_equal(ops->seats(&game.head), 1);
        assert_int_equal(game.npc, !player[n - 1]);
        assert_int_equal(game.first, player[n - 1]);
        assert_int_equal(assault_side_of_seat(&game, 0), player[n - 1]);
    }
}

/* [assault:SOLO-2] [assault:SOLO-24] The decks of both; copies in the order of their numbers. */
static void decks_of_the_automa(void **state)
{
    (void)state;
    board_of(SOLO + 2);
    assert_int_equal(s.size[AZ_NPC_OPERATIONS], 12);
    assert_int_equal(s.size[AZ_NPC_FIRING], 8);
    assert_int_equal(s.size[AZ_NPC_TARGET], 8);
    int highest = 0, lowest = ASSAULT_CARDS;
    for (int i = 0; i < ASSAULT_CARDS; i++)
        if (game.card[i].kind == AK_AIR_STRIKE) {
            if (game.card[i].home == AZ_ACTIONS && game.card[i].number > highest)
                highest = game.card[i].number;
            if (game.card[i].home == AZ_NPC_OPERATIONS && game.card[i].number < lowest)
                lowest = game.card[i].number;
        }
    assert_true(highest < lowest);
}

/* [assault:CARD-11] Action cards are alike if kind, modifier and deck are the same: those are
 * neighbours in the order of the game, with one first card. */
static void cards_alike_are_neighbours(void **state)
{
    (void)state;
    for (int n = DUEL + 1; n <= SOLO + 3; n++) {
        board_of(n);
        for (int i = 0; i < ASSAULT_CARDS; i++) {
            const assault_card *a = &game.card[i];
            int first = i, copies = 0;
            for (int k = 0; k < ASSAULT_CARDS; k++) {
                const assault_card *b = &game.card[k];
                if (a->kind == b->kind && a->tm == b->tm &&
                    (a->home == b->home || assault_is_unit(a->kind))) {
                    first = assault_least(first, k);
                    copies++;
                }
            }
            assert_int_equal(a->first, first);
            assert_int_equal(a->copies, copies);
        }
    }
}

/* [assault:SOLO-2] Its cards go to discards of their own, and come back when its deck is used up.
 */
static void automa_has_its_own_discards(void **state)
{
    (void)state;
    solo_board(1, false);
    put("A1", "usa-riflemen");
    put("E3", "ger-grenadiers");
    const int cards = s.size[AZ_NPC_OPERATIONS], discards = s.size[AZ_ACTION_DISCARDS];
    end_turn();
    npc_draws("air-strike");
    assert_int_equal(s.size[AZ_NPC_DISCARDS], 1);
    assert_int_equal(s.size[AZ_ACTION_DISCARDS], discards);
    solo_board(1, false);
    put("A1", "usa-riflemen");
    put("E3", "ger-grenadiers");
    while (s.size[AZ_NPC_OPERATIONS])
        assault_give(&game, &s, bcg_set_next(&s.pile[AZ_NPC_OPERATIONS], 0), AZ_NPC_OPERATIONS,
                     AZ_NPC_DISCARDS);
    end_turn();
    npc_draws("air-strike");
    assert_int_equal(s.size[AZ_NPC_OPERATIONS], cards - 1);
}

/* [assault:SOLO-3] [assault:SOLO-4] [assault:AMB-54] [assault:SOLO1-S2] The automa's units stand
 * first; then the player buys, and what is left is the starting prestige. */
static void player_buys_starting_units(void **state)
{
    (void)state;
    fill_scenario(&scenario, SOLO + 1);
    assault_game_init(&game, &scenario);
    ops->begin(&game.head, &s);
    assert_int_equal(assault_count(s.units[AS_GERMAN]), 6);
    while (chance_acts())
        bring(ops->chance(&game.head, &s, &(bcg_rng){{5, 6, 7, 8}}));
    act(AS_AMERICAN, assault_action(AA_MIX, 1, 0)); /* 2 cards of the player's choice */
    while (chance_acts())
        bring(ops->chance(&game.head, &s, &(bcg_rng){{5, 6, 7, 8}}));
    assert_int_equal(s.size[AZ_HAND + AS_AMERICAN], 10);
    assert_int_equal(s.hand_units[AS_AMERICAN], 3);
    assert_true(is_asked(AS_AMERICAN, AP_START));
    const int card = bcg_set_next(&s.pile[AZ_UNITS + AS_AMERICAN], 0);
    const int cost = assault_row(&game, game.card[card].kind)->cost;
    act(AS_AMERICAN, assault_action(AA_PLACE, game.card[card].first, at("A1")));
    act(AS_AMERICAN, AA_DONE);
    assert_int_equal(s.prestige[AS_AMERICAN], 40 - cost);
    assert_true(goes_on(AS_AMERICAN));
    assert_int_equal(s.turn, 1);
}

/* [assault:SOLO-23] [assault:SOLO-20] [assault:SOLO2-S4] The automa's units lie face up; its home
 * row is its own only where they stand; some start dug in. */
static void units_of_the_automa(void **state)
{
    (void)state;
    board_of(SOLO + 2);
    ASSAULT_EACH(t, s.units[AS_AMERICAN])
    assert_false(assault_is_face_down(&s, (int)t));
    assert_int_equal(owner_of("A5"), ASSAULT_NOBODY);
    assert_int_equal(owner_of("D5"), AS_AMERICAN);
    assert_true(unit_at("D5")->marks & AU_DUG_IN);
    assert_true(unit_at("B5")->marks & AU_DUG_IN && unit_at("E5")->marks & AU_DUG_IN);
    assert_false(unit_at("B3")->marks & AU_DUG_IN);
}

/* -- the automa's turn ---------------------------------------------------------------------------
 */

/* [assault:SOLO-6] [assault:SOLO-5] [assault:SOLO-8] [assault:SOLO1-S4] Events, one operations
 * card, then units; it pays nothing, and units no rule moves stay. */
static void turn_of_the_automa(void **state)
{
    (void)state;
    solo_board(1, false);
    put("A1", "usa-riflemen");
    put("E3", "ger-grenadiers");
    end_turn();
    assert_int_equal(s.phase, APH_OPERATIONS); /* its cards are played in this one */
    npc_draws("air-strike");
    assert_int_equal(morale_of("A1"), 2);
    assert_true(is_on("E3", "ger-grenadiers"));
    assert_int_equal(s.prestige[AS_GERMAN], 0);
    assert_int_equal(s.turn, 2); /* SOLO-4: after both */
    assert_true(is_asked(AS_AMERICAN, AP_MIX));
}

/* [assault:SOLO-7] Units act from the farthest row to the nearest, from right to left as the player
 * sees it. */
static void units_act_in_their_order(void **state)
{
    (void)state;
    solo_board(1, false);
    put("A1", "usa-riflemen");
    put("B4", "ger-waffen-ss");
    put("E4", "ger-waffen-ss");
    put("F3", "ger-waffen-ss");
    end_turn();
    npc_draws("improved-defenses");
    int from[8], count = 0;
    for (int i = 0; i < log_of_last.count; i++)
        if (events[i].kind == AEV_MOVED)
            from[count++] = events[i].arg[0];
    assert_int_equal(count, 3);
    assert_int_equal(from[0], at("E4"));
    assert_int_equal(from[1], at("B4"));
    assert_int_equal(from[2], at("F3"));
}

/* [assault:SOLO-9] Attack cards hit the player's unit with the highest sum of morale and defence;
 * of equals the one farther right. */
static void attack_cards_hit_the_strongest(void **state)
{
    (void)state;
    solo_board(1, false);
    put("A1", "usa-riflemen");   /* 5 + 7 */
    put("B1", "usa-sherman-76"); /* 5 + 7 */
    put("C1", "usa-recruit");
    end_turn();
    npc_draws("air-strike");
    assert_int_equal(morale_of("B1"), 2);
    solo_board(1, false);
    put("A1", "usa-veterans"); /* 6 + 8 */
    put("B1", "usa-sherman-76");
    end_turn();
    npc_draws("prep-fire");
    assert_int_equal(morale_of("A1"), 5);
    solo_board(1, false); /* in one column: the row farthest from the player */
    put("A1", "usa-riflemen");
    put("A2", "usa-riflemen");
    end_turn();
    npc_draws("ranged-bombardment");
    flip(-2);
    assert_int_equal(morale_of("A2"), 4);
}

/* [assault:SOLO-10] [assault:SOLO-19] Helpful cards go to its weakest unit that they can help;
 * without one they are discarded. */
static void helpful_cards_help_the_weakest(void **state)
{
    (void)state;
    solo_board(1, false);
    put("A1", "usa-riflemen");
    put("B5", "ger-volkssturm")->markers = -1;
    put("C5", "ger-grenadiers")->markers = -1;
    end_turn();
    npc_draws("replacements");
    assert_int_equal(unit_at("B5")->markers, 0);
    assert_int_equal(unit_at("C5")->markers, -1);
    solo_board(1, false);
    put("A1", "usa-riflemen");
    put("B5", "ger-volkssturm");
    end_turn();
    npc_draws("replacements");
    assert_int_equal(s.size[AZ_NPC_DISCARDS], 1);
    assert_int_equal(count_events(AEV_DISCARDED), 1);
    assert_true(is_asked(AS_AMERICAN, AP_MIX));
}

/* [assault:SOLO-18] [assault:SOLO1-S3] [assault:SOLO2-S5] A straight advance: one tile; an enemy in
 * front is attacked; an own unit or closed ground makes it wait. */
static void units_advance_straight(void **state)
{
    (void)state;
    solo_board(1, false);
    put("F1", "usa-riflemen");
    put("A4", "ger-waffen-ss");
    put("C4", "ger-waffen-ss");
    put("C3", "ger-grenadiers"); /* in its way */
    put("D3", "usa-recruit");
    put("D4", "ger-waffen-ss"); /* attacks */
    put("B3", "usa-recruit");   /* beside the first: ignored */
    end_turn();
    npc_draws("improved-defenses");
    assert_true(assault_in_combat(&s));
    assert_int_equal(s.combat.tile[0], at("D4"));
    assert_int_equal(s.combat.tile[1], at("D3"));
    while (assault_in_combat(&s)) {
        if (chance_acts())
            bring(ops->chance(&game.head, &s, &(bcg_rng){{7, 7, 7, 7}}));
        else
            pass(AS_AMERICAN);
    }
    while (chance_acts() && !assault_is_pending(&s, AP_DEAL))
        bring(ops->chance(&game.head, &s, &(bcg_rng){{7, 7, 7, 7}}));
    assert_true(is_on("A3", "ger-waffen-ss"));
    assert_true(is_on("C4", "ger-waffen-ss"));
}

/* [assault:SOLO-18] One that cannot go on is told, with what is before it; not one that has
 * attacked or moved, or by its scenario never does. */
static void waiting_is_told(void **state)
{
    (void)state;
    solo_board(1, false);
    put("F1", "usa-riflemen");
    put("C4", "ger-waffen-ss");
    put("C3", "ger-grenadiers"); /* in its way, and no unit that moves */
    put("E1", "ger-waffen-ss");  /* the edge */
    end_turn();
    npc_draws("improved-defenses");
    int from[8], to[8], count = 0;
    for (int i = 0; i < log_of_last.count; i++)
        if (events[i].kind == AEV_WAITS && count < 8) {
            from[count] = events[i].arg[0];
            to[count++] = events[i].arg[1];
        }
    assert_int_equal(count, 2);
    assert_int_equal(from[0], at("C4"));
    assert_int_equal(to[0], at("C3"));
    assert_int_equal(from[1], at("E1"));
    assert_int_equal(to[1], BCG_NO_TILE);
    solo_board(1, false);
    put("F1", "usa-riflemen");
    put("B4", "ger-waffen-ss"); /* moves */
    control(AS_GERMAN, "B3");   /* and meets no mines */
    end_turn();
    npc_draws("improved-defenses");
    assert_int_equal(count_events(AEV_MOVED), 1);
    assert_int_equal(count_events(AEV_WAITS), 0);
}

/* [assault:SOLO-18] Beyond the last row there is nowhere to go. */
static void units_stop_at_the_edge(void **state)
{
    (void)state;
    solo_board(1, false);
    put("F2", "usa-riflemen");
    put("A1", "ger-waffen-ss");
    end_turn();
    npc_draws("replacements");
    assert_true(is_on("A1", "ger-waffen-ss"));
    assert_int_equal(unit_at("A1")->moved, 0);
    assert_true(s.active == AS_AMERICAN);
}

/* [assault:SOLO-18] A unit that moves and fires attacks when its step brings it face to face. */
static void tanks_attack_after_their_step(void **state)
{
    (void)state;
    solo_board(2, false);
    put("D5", "usa-commander");
    put("B4", "usa-sherman-76");
    put("B2", "ger-grenadiers");
    end_turn();
    npc_draws("improved-defenses");
    npc_draws("improved-defenses"); /* SOLO2-S9: two cards */
    assert_true(assault_in_combat(&s));
    assert_int_equal(s.combat.tile[0], at("B3"));
    solo_board(1, false); /* infantry does not */
    put("A4", "ger-waffen-ss");
    put("A2", "usa-riflemen");
    put("E5", "ger-grenadiers");
    end_turn();
    npc_draws("improved-defenses");
    assert_false(assault_in_combat(&s));
    assert_true(is_on("A3", "ger-waffen-ss"));
}

/* [assault:SOLO-7] [assault:SOLO-18] It does so before the next unit of its row moves. */
static void a_unit_finishes_before_the_next(void **state)
{
    (void)state;
    solo_board(2, false);
    put("D5", "usa-commander");
    put("E4", "usa-sherman-76"); /* the first, being farther right */
    put("B4", "usa-sherman-76");
    put("E2", "ger-grenadiers");
    end_turn();
    npc_draws("improved-defenses");
    npc_draws("improved-defenses");
    assert_true(assault_in_combat(&s));
    assert_int_equal(s.combat.tile[0], at("E3"));
    assert_true(is_on("B4", "usa-sherman-76"));
}

/* [assault:SOLO-14] [assault:CARD-16] The player reacts in the automa's turn. */
static void player_reacts_to_the_automa(void **state)
{
    (void)state;
    solo_board(1, false);
    put("A4", "ger-waffen-ss");
    put("A2", "usa-riflemen");
    deal(AS_AMERICAN, "opportunity-fire");
    s.prestige[AS_AMERICAN] = 5;
    end_turn();
    npc_draws("improved-defenses");
    assert_true(is_asked(AS_AMERICAN, AP_WINDOW));
    play(AS_AMERICAN, "opportunity-fire", "A2");
    assert_true(assault_in_combat(&s));
    assert_int_equal(s.combat.side, AS_AMERICAN);
}

/* -- combat against it ---------------------------------------------------------------------------
 */

static void attack_the_automa(void)
{
    solo_board(1, false);
    put("A2", "usa-riflemen");
    put("A3", "ger-grenadiers");
    attack("A2", "A3");
}

/* [assault:SOLO-11] [assault:AMB-32] In step 9 it draws one card for its role and plays it free of
 * charge. */
static void automa_plays_one_card(void **state)
{
    (void)state;
    attack_the_automa();
    assert_true(assault_is_pending(&s, AP_NPC_CARD));
    const int target = s.combat.target;
    turn_up("hold-fast"); /* from the target deck */
    assert_int_equal(s.combat.target, target + 3);
    assert_true(assault_is_pending(&s, AP_NPC_SACRIFICE));
    assert_int_equal(s.size[AZ_NPC_DISCARDS + 2], 1);
    attack_the_automa();
    turn_up("off-target"); /* there is no support to cancel: no effect */
    assert_int_equal(count_events(AEV_DISCARDED), 1);
    assert_int_equal(s.size[AZ_NPC_DISCARDS + 2], 1);
    assert_true(assault_is_pending(&s, AP_NPC_SACRIFICE));
}

/* [assault:SOLO-12] [assault:SOLO-13] [assault:SOLO-27] In step 10 it sacrifices an operations
 * card; modifiers come from the player's deck. */
static void automa_sacrifices_an_operations_card(void **state)
{
    (void)state;
    attack_the_automa();
    turn_up("hold-fast");
    const int target = s.combat.target;
    turn_up("improved-defenses"); /* battle value 4 */
    assert_int_equal(s.combat.target, target + 4);
    assert_int_equal(s.size[AZ_NPC_DISCARDS], 1);
    assert_true(assault_is_pending(&s, AP_MODIFIER));
    assert_int_equal(assault_draw_deck(&s, assault_top(&s)), AZ_ACTIONS);
    flip(0);
    turn_up("accuracy"); /* counterfire: from the firing deck */
    turn_up("improved-defenses");
    assert_int_equal(assault_draw_deck(&s, assault_top(&s)), AZ_ACTIONS);
}

/* [assault:SOLO-17] [assault:SOLO-5] It supports whenever it can, and gains nothing by rewards; the
 * player is not asked either. */
static void automa_takes_no_reward(void **state)
{
    (void)state;
    solo_board(1, false);
    put("A2", "usa-recruit")->markers = -3;
    put("A3", "ger-waffen-ss")->markers = 3;
    put("B3", "ger-grenadiers");
    attack("A2", "A3");
    turn_up("hold-fast");
    turn_up("improved-defenses");
    flip(-2);
    assert_int_equal(s.combat.fire, 8 + 3 + 2);
    turn_up("accuracy");
    turn_up("improved-defenses");
    flip(3);
    assert_true(is_empty("A2"));
    assert_int_equal(s.prestige[AS_GERMAN] + s.prestige[AS_AMERICAN], 0);
    assert_true(goes_on(AS_AMERICAN));
}

/* -- garrisons -----------------------------------------------------------------------------------
 */

/* [assault:SOLO-15] [assault:AMB-31] [assault:AMB-60] Before a unit enters an uncontrolled village,
 * a unit of the automa appears there, face up and dug in; the move is spent. */
static void garrisons_appear(void **state)
{
    (void)state;
    solo_board(1, false);
    put("B1", "usa-riflemen");
    clear_control("B2");
    move("B1", "B2");
    assert_int_equal(event_of(AEV_STOPPED)->arg[0], at("B1"));
    assert_true(assault_is_pending(&s, AP_NPC_UNIT));
    turn_up("ger-grenadiers");
    assert_true(is_on("B2", "ger-grenadiers") && is_on("B1", "usa-riflemen"));
    assert_true(is_up("B2") && unit_at("B2")->marks & AU_DUG_IN);
    assert_int_equal(event_of(AEV_CALLED)->arg[0], at("B2"));
    assert_int_equal(event_of(AEV_CALLED)->arg[1], ACL_ENTERED);
    assert_int_equal(event_of(AEV_REVEALED)->arg[0], at("B2")); /* the event says what it is */
    assert_int_equal(count_events(AEV_DUG_IN), 1);
    assert_int_equal(owner_of("B2"), AS_GERMAN);
    refuse(AS_AMERICAN, two_tiles(AA_MOVE, "B1", "A1"), AR_MOVED);
}

/* [assault:SOLO-15] [assault:SOLO-20] Every kind of place, and its home row; not what somebody
 * controls, nor other ground. */
static void places_that_are_garrisoned(void **state)
{
    (void)state;
    solo_board(1, false);
    const int player = AS_AMERICAN;
    static const char *const places[] = {"B2", "C1", "D4", "C5", "A5", "B5"};
    clear_control("C1");
    for (size_t i = 0; i < COUNT(places); i++)
        assert_true(assault_is_garrisoned(&game, &s, player, at(places[i])));
    assert_false(assault_is_garrisoned(&game, &s, player, at("A2")));
    control(AS_AMERICAN, "B2");
    assert_false(assault_is_garrisoned(&game, &s, player, at("B2")));
    control(AS_GERMAN, "B2");
    assert_false(assault_is_garrisoned(&game, &s, player, at("B2")));
    assert_false(assault_is_garrisoned(&game, &s, AS_GERMAN, at("D4")));
}

/* [assault:SOLO-15] [assault:CARD-12] An automa that has no unit left garrisons nothing: the
 * player's unit comes in. */
static void no_units_no_garrisons(void **state)
{
    (void)state;
    solo_board(1, false);
    const int deck = assault_unit_deck(game.npc);
    put("B1", "usa-riflemen");
    clear_control("B2");
    while (s.size[deck] > 1)
        assault_give(&game, &s, game.card[bcg_set_next(&s.pile[deck], 0)].first, deck,
                     ASSAULT_ZONES);
    assert_true(assault_is_garrisoned(&game, &s, AS_AMERICAN, at("B2")));
    assault_give(&game, &s, game.card[bcg_set_next(&s.pile[deck], 0)].first, deck, ASSAULT_ZONES);
    assert_false(assault_is_garrisoned(&game, &s, AS_AMERICAN, at("B2")));
    move("B1", "B2");
    assert_true(is_on("B2", "usa-riflemen"));
}

/* [assault:SOLO-15] A unit that is to come where one stands by now does not come. */
static void no_unit_comes_on_another(void **state)
{
    (void)state;
    solo_board(1, false);
    put("B1", "usa-riflemen");
    const assault_state before = s;
    assault_push(&s, AP_NPC_UNIT, game.npc)->a = (bcg_tile)at("B1");
    assault_settle(&game, &s, NULL);
    assert_memory_equal(&s, &before, sizeof s);
    assault_push(&s, AP_NPC_UNIT, game.npc)->a = (bcg_tile)at("B2");
    assault_settle(&game, &s, NULL);
    assert_true(assault_is_pending(&s, AP_NPC_UNIT));
}

/* [assault:SOLO-16] [assault:SOLO-25] Such a unit never digs in again, not even automatically or by
 * a card; a fortification protects it as usual. */
static void garrisons_dig_in_once(void **state)
{
    (void)state;
    solo_board(1, false);
    put("B1", "usa-riflemen");
    put("F1", "usa-riflemen");
    clear_control("B2");
    fetch("ger-pak-38", ASSAULT_ZONES, AZ_UNITS);
    move("B1", "B2");
    turn_up("ger-pak-38");
    unit_at("B2")->marks &= (uint16_t)~AU_DUG_IN;
    end_turn();
    npc_draws("improved-defenses");
    assert_false(unit_at("B2")->marks & AU_DUG_IN);
    solo_board(1, false);
    put("D3", "usa-riflemen");
    move("D3", "D4");
    turn_up("ger-grenadiers");
    unit_at("D4")->marks &= (uint16_t)~AU_DUG_IN;
    assert_true(assault_is_dug_in(&game, &s, at("D4")));
}

/* -- scenario 1 ----------------------------------------------------------------------------------
 */

/* [assault:SOLO-22] Where a unit has to be destroyed, nothing else wins, no step either. What is
 * decided stays so. */
static void only_destruction_destroys(void **state)
{
    (void)state;
    fill_scenario(&scenario, SOLO + 1);
    add_win(&scenario, AS_AMERICAN, AV_DESTROYED, 0)->unit = (uint8_t)kind_of("ger-king-tiger");
    start_position();
    s.turn = 1;
    s.active = s.first = AS_AMERICAN;
    put("A2", "usa-veterans");
    move("A2", "B2");
    assert_int_equal(s.result, 0);
    assault_check_destroyed(&game, &s, kind_of("ger-tiger-i"), NULL);
    assert_int_equal(s.result, 0);
    assault_check_destroyed(&game, &s, kind_of("ger-king-tiger"), NULL);
    assert_int_equal(s.result - 1, AO_AMERICAN);
    put("A1", "ger-waffen-ss"); /* an enemy at home comes too late */
    assault_check_enemy_at_home(&game, &s, NULL);
    assert_int_equal(s.result - 1, AO_AMERICAN);
}

/* [assault:SOLO1-V] [assault:SOLO-22] The city wins at the end of the player's turn; a German unit
 * in the home row loses at once, and so does time. */
static void scenario_1_is_decided(void **state)
{
    (void)state;
    solo_board(1, false);
    put("C5", "usa-riflemen");
    end_turn();
    assert_int_equal(s.result - 1, AO_AMERICAN);
    solo_board(1, false);
    put("A2", "ger-waffen-ss");
    put("F1", "usa-riflemen");
    end_turn();
    npc_draws("improved-defenses");
    assert_int_equal(s.result - 1, AO_GERMAN);
    assert_int_equal(ops->result(&game.head, &s, 0), BCG_LOST);
    solo_board(1, false);
    put("F1", "usa-riflemen");
    s.turn = 8;
    end_turn();
    npc_draws("improved-defenses");
    assert_int_equal(s.result - 1, AO_GERMAN);
    solo_board(1, true); /* no unit has to be destroyed here */
    put("F1", "usa-riflemen");
    assert_true(is_on("C4", "ger-king-tiger"));
    assault_destroy(&game, &s, at("C4"), NULL);
    assert_int_equal(s.result, 0);
}

/* [assault:SOLO-22] The automa wins by nothing but what the player loses by. */
static void the_automa_has_no_conditions(void **state)
{
    (void)state;
    for (int side = 0; side < ASSAULT_SIDES; side++) {
        fill_scenario(&scenario, SOLO + 1);
        scenario.lose.count = 0;
        add_win(&scenario, AS_BOTH, AV_NO_ENEMY, 0);
        start_position();
        s.units[AS_AMERICAN] = s.units[AS_GERMAN] = 0;
        memset(s.unit, 0, sizeof s.unit);
        s.active = (uint8_t)side;
        s.first = AS_AMERICAN;
        s.units[side] = assault_bit(at("C3"));
        assault_check_victory(&game, &s, NULL);
        assert_int_equal(s.result - 1, side == game.npc ? -1 : AO_AMERICAN);
    }
}

/* -- scenario 2 ----------------------------------------------------------------------------------
 */

/* [assault:SOLO2-V] [assault:SOLO-22] [assault:VICT-7] Destroying the Commander wins at once. */
static void commander_destroyed_wins(void **state)
{
    (void)state;
    solo_board(2, true);
    put("A1", "ger-pz-iv");
    assault_change_morale(&game, &s, at("B5"), -9, 0, NULL);
    assert_int_equal(s.result, 0);
    assault_change_morale(&game, &s, at("D5"), -9, 0, NULL);
    assert_int_equal(s.result - 1, AO_GERMAN);
    solo_board(2, true);
    put("A1", "ger-pz-iv");
    s.turn = 6;
    end_turn();
    while (!s.result)
        bring(ops->chance(&game.head, &s, &(bcg_rng){{11, 3, 5, 2}}));
    assert_int_equal(s.result - 1, AO_AMERICAN);
}

/* [assault:SOLO2-S7] The barrage comes in the turn of the automa, from its own unit. */
static void barrages_are_the_automas(void **state)
{
    (void)state;
    for (int own = 0; own < 2; own++)
        for (int turn_of_automa = 0; turn_of_automa < 2; turn_of_automa++) {
            fill_scenario(&scenario, SOLO + 1);
            assault_special *rule = add_special(&scenario, AS_BOTH, AX_BARRAGE,
                                                own ? "ger-mortar" : "usa-riflemen");
            rule->number = 1;
            rule->turns = UINT32_MAX;
            start_position();
            put("A1", "usa-riflemen");
            put("A3", "ger-mortar");
            s.active = (uint8_t)(turn_of_automa ? game.npc : assault_enemy(game.npc));
            assault_begin_turn(&game, &s, NULL);
            assert_int_equal(unit_at("A3")->markers, 0);
            assert_int_equal(unit_at("A1")->markers, own && turn_of_automa ? -1 : 0);
        }
}

/* [assault:SOLO2-S6] [assault:SOLO-21] From its second turn on a flip for each empty tile: on 1 to
 * 3 a unit comes, face up, and acts at once. */
static void reinforcements(void **state)
{
    (void)state;
    solo_board(2, false);
    put("D5", "usa-commander");
    put("F1", "ger-pz-iv");
    put("E4", "usa-howitzer-105"); /* occupied: no flip */
    s.turn = 2;
    end_turn();
    for (int i = 0; i < 3; i++) {
        assert_true(assault_is_pending(&s, AP_NPC_FLIP));
        flip(i == 0 ? 1 : -1);
        if (i == 0)
            turn_up("usa-riflemen");
    }
    npc_draws("improved-defenses");
    npc_draws("improved-defenses");
    assert_int_equal(assault_count(s.units[AS_AMERICAN]), 3);
    assert_true(is_on("C3", "usa-riflemen") || is_on("A4", "usa-riflemen") ||
                is_on("F4", "usa-riflemen")); /* one tile on */
    solo_board(2, false);                     /* not in the first turn */
    put("D5", "usa-commander");
    put("F1", "ger-pz-iv");
    end_turn();
    npc_draws("improved-defenses");
}

/* [assault:SOLO-21] [assault:AMB-60] Such a unit is not dug in, unless automatically. */
static void reinforcements_dig_in_automatically_only(void **state)
{
    (void)state;
    static const char *const units[] = {"usa-riflemen", "usa-57mm"};
    for (int i = 0; i < 2; i++) {
        solo_board(2, false);
        put("D5", "usa-commander");
        put("F1", "ger-pz-iv");
        put("E4", "usa-howitzer-105");
        put("A5", "usa-howitzer-105");
        put("F5", "usa-howitzer-105");
        s.turn = 2;
        end_turn();
        flip(2);
        turn_up(units[i]);
        assert_int_equal(event_of(AEV_CALLED)->arg[1], ACL_RESERVE);
        assert_int_equal(unit_at("C4")->marks & AU_DUG_IN, i ? AU_DUG_IN : 0);
    }
}

/* [assault:SOLO-11] A morale boost is for its own unit, here the one that is attacked. */
static void automa_boosts_its_own_unit(void **state)
{
    (void)state;
    solo_board(2, false);
    put("D4", "ger-pz-iv");
    put("D5", "usa-riflemen");
    attack("D4", "D5");
    turn_up("morale-boost");
    assert_int_equal(morale_of("D5"), 5 + 2);
    assert_int_equal(morale_of("D4"), 5);
}

/* -- scenario 3 ----------------------------------------------------------------------------------
 */

/* [assault:SOLO3-V] Both objectives within five turns. */
static void scenario_3_is_decided(void **state)
{
    (void)state;
    solo_board(3, false);
    put("E4", "usa-riflemen");
    control(AS_AMERICAN, "B5");
    end_turn();
    assert_int_equal(s.result - 1, AO_AMERICAN);
    solo_board(3, false);
    put("E4", "usa-riflemen");
    s.turn = 5;
    end_turn();
    npc_draws("improved-defenses");
    assert_int_equal(s.result - 1, AO_GERMAN);
}

/* [assault:SOLO3-S4] What a player is warned of before a move is looked at after it, once a turn.
 */
static void ambushes_are_foretold(void **state)
{
    (void)state;
    solo_board(3, false);
    put("A1", "usa-riflemen");
    const uint64_t told = assault_ambushes(&game, &s, at("A1"), at("A2"));
    assert_true(told == (assault_bit(at("A3")) | assault_bit(at("B3"))));
    move("A1", "A2");
    assert_true(assault_is_pending(&s, AP_NPC_FLIP));
    assert_true(s.ambushed == told);
    assert_true(assault_ambushes(&game, &s, at("A1"), at("A2")) == 0);
    flip(1);
    turn_up("ger-grenadiers");
    assert_int_equal(event_of(AEV_CALLED)->arg[1], ACL_AMBUSH);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ambushes_are_foretold),
        cmocka_unit_test(one_seat_plays),
        cmocka_unit_test(decks_of_the_automa),
        cmocka_unit_test(cards_alike_are_neighbours),
        cmocka_unit_test(automa_has_its_own_discards),
        cmocka_unit_test(player_buys_starting_units),
        cmocka_unit_test(units_of_the_automa),
        cmocka_unit_test(turn_of_the_automa),
        cmocka_unit_test(units_act_in_their_order),
        cmocka_unit_test(attack_cards_hit_the_strongest),
        cmocka_unit_test(helpful_cards_help_the_weakest),
        cmocka_unit_test(units_advance_straight),
        cmocka_unit_test(waiting_is_told),
        cmocka_unit_test(units_stop_at_the_edge),
        cmocka_unit_test(tanks_attack_after_their_step),
        cmocka_unit_test(a_unit_finishes_before_the_next),
        cmocka_unit_test(player_reacts_to_the_automa),
        cmocka_unit_test(automa_plays_one_card),
        cmocka_unit_test(automa_sacrifices_an_operations_card),
        cmocka_unit_test(automa_takes_no_reward),
        cmocka_unit_test(garrisons_appear),
        cmocka_unit_test(places_that_are_garrisoned),
        cmocka_unit_test(no_units_no_garrisons),
        cmocka_unit_test(no_unit_comes_on_another),
        cmocka_unit_test(garrisons_dig_in_once),
        cmocka_unit_test(only_destruction_destroys),
        cmocka_unit_test(scenario_1_is_decided),
        cmocka_unit_test(the_automa_has_no_conditions),
        cmocka_unit_test(commander_destroyed_wins),
        cmocka_unit_test(barrages_are_the_automas),
        cmocka_unit_test(reinforcements),
        cmocka_unit_test(reinforcements_dig_in_automatically_only),
        cmocka_unit_test(automa_boosts_its_own_unit),
        cmocka_unit_test(scenario_3_is_decided),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
