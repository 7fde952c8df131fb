/* Action cards (chapters 4, 8.8 and 15): each of the 27 with what it does and what it refuses. */
#include "assault/position_test.h"

/* Grenadiers on C3, Riflemen on C1, German cards and prestige to play them. */
static void table_with(const char *cards, int prestige)
{
    board(clear_map);
    put("C3", "ger-grenadiers");
    put("C1", "usa-riflemen");
    deal(AS_GERMAN, cards);
    lose_surprises();
    s.prestige[AS_GERMAN] = (uint16_t)prestige;
}

/* The same with a combat of the two, on C3 and C2, in step 9; American cards as well. */
static void combat_table(const char *map, const char *german, const char *american)
{
    board(map);
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    deal(AS_GERMAN, german);
    deal(AS_AMERICAN, american);
    lose_surprises();
    s.prestige[AS_GERMAN] = s.prestige[AS_AMERICAN] = 50;
}

/* -- cards in general ----------------------------------------------------------------------------
 */

/* [assault:CARD-1] [assault:CARD-5] [assault:OPCARD-1] Operations cards in the own operations
 * phase: paid, followed, discarded. */
static void operations_cards_are_paid_and_discarded(void **state)
{
    (void)state;
    table_with("air-strike", 6);
    const int discards = s.size[AZ_ACTION_DISCARDS];
    play(AS_GERMAN, "air-strike", "C1");
    assert_int_equal(s.prestige[AS_GERMAN], 0);
    assert_int_equal(s.size[AZ_ACTION_DISCARDS], discards + 1);
    assert_int_equal(s.size[AZ_TABLE] + s.size[AZ_HAND], 0);
    combat_table(clear_map, "air-strike accuracy", "");
    attack("C3", "C2");
    refuse(AS_GERMAN, play_of(AS_GERMAN, "air-strike", "C2"), AR_WRONG_PHASE);
}

/* [assault:CARD-6] [assault:CARD-7] [assault:PRES-3] Combat cards only in step 9, surprise cards
 * only at their moment, none without the prestige. */
static void cards_have_their_moment(void **state)
{
    (void)state;
    table_with("accuracy opportunity-fire tank-obstacles air-strike", 5);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "accuracy", NULL), AR_NOT_IN_COMBAT);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "opportunity-fire", "C3"), AR_NOT_THIS_MOMENT);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "tank-obstacles", NULL), AR_NOT_THIS_MOMENT);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "air-strike", "C1"), AR_TOO_DEAR);
    refuse(AS_GERMAN, assault_play(game.first_of_kind[AK_PREP_FIRE], at("C1"), 0), AR_NOT_IN_HAND);
}

/* [assault:CARD-9] [assault:DRAW-3] There is no hand limit but for buying. */
static void hands_have_no_limit(void **state)
{
    (void)state;
    table_with("3 accuracy 3 hold-fast 3 deadly-fire 3 off-target", 0);
    act(AS_GERMAN, AA_DONE);
    act(AS_AMERICAN, assault_action(AA_MIX, 4, 0));
    while (chance_acts())
        bring(bcg_assault_ops.chance(&game.head, &s, &(bcg_rng){{1, 2, 3, 4}}));
    act(AS_AMERICAN, AA_DONE);
    assert_true(is_asked(AS_GERMAN, AP_MIX)); /* with 13 cards */
    act(AS_GERMAN, assault_action(AA_MIX, 4, 0));
    while (chance_acts())
        bring(bcg_assault_ops.chance(&game.head, &s, &(bcg_rng){{1, 2, 3, 4}}));
    assert_int_equal(s.size[AZ_HAND], 16);
}

/* -- operations cards ----------------------------------------------------------------------------
 */

/* [assault:AIR-1] [assault:REVEAL-7] [assault:CARD-18] [assault:OPCARD-3] Air Strike: a face-up
 * enemy unit loses 3, but keeps 1. */
static void air_strike(void **state)
{
    (void)state;
    table_with("2 air-strike", 12);
    put_down("F1", "usa-recruit");
    refuse(AS_GERMAN, play_of(AS_GERMAN, "air-strike", "C3"), AR_NOT_ENEMY);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "air-strike", "F1"), AR_FACE_DOWN);
    play(AS_GERMAN, "air-strike", "C1");
    assert_int_equal(morale_of("C1"), 2);
    play(AS_GERMAN, "air-strike", "C1");
    assert_int_equal(morale_of("C1"), 1);
    deal(AS_GERMAN, "air-strike");
    s.prestige[AS_GERMAN] = 6;
    refuse(AS_GERMAN, play_of(AS_GERMAN, "air-strike", "C1"), AR_NO_EFFECT);
}

/* [assault:AIR-1] [assault:OPCARD-3] Bomber Run: 4 plus a flipped modifier. */
static void bomber_run(void **state)
{
    (void)state;
    table_with("bomber-run", 8);
    put_down("F1", "usa-recruit");
    refuse(AS_GERMAN, play_of(AS_GERMAN, "bomber-run", "F1"), AR_FACE_DOWN);
    play(AS_GERMAN, "bomber-run", "C1");
    flip(-2);
    assert_int_equal(morale_of("C1"), 3);
}

/* [assault:OPCARD-3] Ranged Bombardment: 3 plus a flipped modifier, also on a face-down unit. */
static void ranged_bombardment(void **state)
{
    (void)state;
    table_with("ranged-bombardment", 7);
    put_down("F1", "usa-recruit");
    refuse(AS_GERMAN, play_of(AS_GERMAN, "ranged-bombardment", "D3"), AR_NOT_ENEMY);
    play(AS_GERMAN, "ranged-bombardment", "F1");
    flip(3);
    assert_int_equal(morale_of("F1"), 1);
    assert_false(is_up("F1"));
}

/* [assault:DIG-7] [assault:AMB-56] [assault:TERR-6] Prep Fire: not dug in until the end of the
 * turn, even inside a fortification, and 1 morale. */
static void prep_fire(void **state)
{
    (void)state;
    board("....../....../....../....../..F...");
    put("C2", "ger-grenadiers");
    put("C1", "usa-riflemen");
    deal(AS_GERMAN, "prep-fire");
    lose_surprises();
    s.prestige[AS_GERMAN] = 4;
    refuse(AS_GERMAN, play_of(AS_GERMAN, "prep-fire", "C2"), AR_NOT_ENEMY);
    assert_true(assault_is_dug_in(&game, &s, at("C1")));
    play(AS_GERMAN, "prep-fire", "C1");
    assert_false(assault_is_dug_in(&game, &s, at("C1")));
    assert_int_equal(morale_of("C1"), 4);
    attack("C2", "C1");
    assert_int_equal(s.combat.firing, 0);
    assert_int_equal(s.combat.target, 7 + 6);
    flip(-2);
    flip(-2);
    act(AS_GERMAN, AA_DONE);
    assert_true(assault_is_dug_in(&game, &s, at("C1")));
}

/* [assault:CARD-18] Prep Fire on a unit that can neither lose morale nor a dug-in state does
 * nothing; one of the two is enough. */
static void prep_fire_needs_an_effect(void **state)
{
    (void)state;
    table_with("prep-fire", 4);
    unit_at("C1")->markers = -4;
    refuse(AS_GERMAN, play_of(AS_GERMAN, "prep-fire", "C1"), AR_NO_EFFECT);
    unit_at("C1")->marks |= AU_DUG_IN;
    play(AS_GERMAN, "prep-fire", "C1");
    assert_int_equal(morale_of("C1"), 1);
    assert_false(unit_at("C1")->marks & AU_DUG_IN);
}

/* [assault:CARD-8] [assault:CARD-18] Improved Defenses: dug in at once, even after moving. */
static void improved_defenses(void **state)
{
    (void)state;
    table_with("improved-defenses", 3);
    move("C3", "C4");
    refuse(AS_GERMAN, play_of(AS_GERMAN, "improved-defenses", "C1"), AR_NOT_YOURS);
    play(AS_GERMAN, "improved-defenses", "C4");
    assert_true(unit_at("C4")->marks & AU_DUG_IN);
    deal(AS_GERMAN, "improved-defenses");
    s.prestige[AS_GERMAN] = 3;
    refuse(AS_GERMAN, play_of(AS_GERMAN, "improved-defenses", "C4"), AR_DUG_IN_ALREADY);
}

/* [assault:CARD-18] Replacements: up to 3 lost morale, never above the printed one. */
static void replacements(void **state)
{
    (void)state;
    table_with("2 replacements", 8);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "replacements", "C3"), AR_NO_EFFECT);
    unit_at("C3")->markers = -4;
    play(AS_GERMAN, "replacements", "C3");
    assert_int_equal(morale_of("C3"), 4);
    play(AS_GERMAN, "replacements", "C3");
    assert_int_equal(morale_of("C3"), 5);
    unit_at("C1")->markers = -2;
    deal(AS_GERMAN, "replacements");
    s.prestige[AS_GERMAN] = 4;
    refuse(AS_GERMAN, play_of(AS_GERMAN, "replacements", "C1"), AR_NOT_YOURS);
}

/* [assault:PRES-1] [assault:PRES-7] Supply Column: 8 prestige, for nothing. */
static void supply_column(void **state)
{
    (void)state;
    table_with("supply-column", 145);
    play(AS_GERMAN, "supply-column", NULL);
    assert_int_equal(s.prestige[AS_GERMAN], 153);
}

/* [assault:PRES-4] [assault:CARD-18] National Advantage: 6 for oneself, or off the opponent. */
static void national_advantage(void **state)
{
    (void)state;
    table_with("2 national-advantage", 2);
    const int card = held(AS_GERMAN, "national-advantage");
    refuse(AS_GERMAN, assault_play(card, 1, 0), AR_NO_EFFECT); /* there is nothing to take */
    s.prestige[AS_AMERICAN] = 4;
    act(AS_GERMAN, assault_play(card, 1, 0));
    assert_int_equal(s.prestige[AS_AMERICAN], 0);
    act(AS_GERMAN, assault_play(held(AS_GERMAN, "national-advantage"), 0, 0));
    assert_int_equal(s.prestige[AS_GERMAN], 2 - 1 - 1 + 6);
}

/* [assault:PRES-1] Well Supplied: 1 for every two tiles, rounded up. */
static void well_supplied(void **state)
{
    (void)state;
    table_with("well-supplied", 0);
    assert_int_equal(assault_tiles_of(&s, AS_GERMAN), 7);
    play(AS_GERMAN, "well-supplied", NULL);
    assert_int_equal(s.prestige[AS_GERMAN], 4);
}

/* [assault:OPCARD-2] Double Time: an extra move, whatever the unit has done. */
static void double_time(void **state)
{
    (void)state;
    table_with("double-time", 4);
    move("C3", "C4");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C4", "C3"), AR_MOVED);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "double-time", "C1"), AR_NOT_YOURS);
    play(AS_GERMAN, "double-time", "C4");
    move("C4", "C3");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C3", "C4"), AR_MOVED);
}

/* [assault:OPCARD-2] [assault:ACT-2] The extra move may come first: a unit that moves or fires
 * still has its own activation for an attack then, once, and no further move; nor can it dig in
 * (DIG-1). */
static void double_time_first(void **state)
{
    (void)state;
    table_with("double-time", 4);
    play(AS_GERMAN, "double-time", "C3");
    move("C3", "C2");
    refuse(AS_GERMAN, one_tile(AA_DIG_IN, "C2"), AR_MOVE_OR_FIRE);
    allow(AS_GERMAN, two_tiles(AA_MOVE, "C2", "B2"));
    attack("C2", "C1");
    flip(-2);
    flip(-2);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C2", "C1"), AR_FIRED);
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "C2", "B2"), AR_MOVE_OR_FIRE);
}

/* [assault:CARD-8] [assault:MINE-5] [assault:REVEAL-8] [assault:MOVE-8] Re-Deploy: a unit that is
 * not next to an enemy goes where a new unit could be placed; it counts as moved. */
static void re_deploy(void **state)
{
    (void)state;
    table_with("2 re-deploy", 10);
    put("F4", "usa-riflemen");
    put("F3", "ger-grenadiers");
    const int card = held(AS_GERMAN, "re-deploy");
    refuse(AS_GERMAN, assault_play(card, at("F3"), at("A5")), AR_NEXT_TO_ENEMY);
    refuse(AS_GERMAN, assault_play(card, at("C1"), at("A5")), AR_NOT_YOURS);
    refuse(AS_GERMAN, assault_play(card, at("C3"), at("D3")), AR_NOT_SUPPLIED);
    refuse(AS_GERMAN, assault_play(card, at("C3"), at("F4")), AR_OCCUPIED);
    allow(AS_GERMAN, assault_play(card, at("C3"), at("A5")));
    unit_at("C3")->marks |= AU_DUG_IN;
    act(AS_GERMAN, assault_play(card, at("C3"), at("E5")));
    assert_true(is_on("E5", "ger-grenadiers"));
    assert_false(unit_at("E5")->marks & AU_DUG_IN);
    const bcg_event *left = NULL; /* told of the tile where it still stood */
    for (int i = 0; i < log_of_last.count; i++)
        left = events[i].kind == AEV_NOT_DUG_IN ? &events[i] : left;
    assert_non_null(left);
    assert_int_equal(left->arg[0], at("C3"));
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "E5", "D5"), AR_MOVED);
    put_down("D5", "ger-mortar");
    put_down("A4", "usa-mortar");
    act(AS_GERMAN, assault_play(held(AS_GERMAN, "re-deploy"), at("D5"), at("B5")));
    assert_true(is_on("B5", "ger-mortar") && is_up("B5") && is_up("A4"));
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:CARD-18] [assault:OPCARD-2] Commander Initiative: markers off, it may be activated
 * again. */
static void commander_initiative(void **state)
{
    (void)state;
    table_with("commander-initiative", 6);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "commander-initiative", "C3"), AR_NO_EFFECT);
    move("C3", "C2");
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C2", "C1"), AR_MOVE_OR_FIRE);
    play(AS_GERMAN, "commander-initiative", "C2");
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "C2", "C1"));
    allow(AS_GERMAN, two_tiles(AA_MOVE, "C2", "B2"));
}

/* [assault:OPCARD-2] [assault:ATK-4] Counter Offensive: up to two units attack once more. */
static void counter_offensive(void **state)
{
    (void)state;
    table_with("counter-offensive", 8);
    put("B2", "ger-grenadiers")->marks |= AU_FIRED;
    put("B1", "usa-riflemen");
    const int card = held(AS_GERMAN, "counter-offensive");
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "B2", "B1"), AR_FIRED);
    const int low = at("C3"), high = at("B2"); /* tiles count from the top */
    refuse(AS_GERMAN, assault_play(card, high, high + 1), AR_TWICE);
    refuse(AS_GERMAN, assault_play(card, high, low + 1), AR_TWICE);
    refuse(AS_GERMAN, assault_play(card, low, at("B1") + 1), AR_NOT_YOURS);
    allow(AS_GERMAN, assault_play(card, high, 0));
    act(AS_GERMAN, assault_play(card, low, high + 1));
    attack("B2", "B1");
    flip(-2);
    flip(-2);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "B2", "B1"), AR_FIRED);
    move("C3", "C2");
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "C2", "C1")); /* whatever it has done */
}

/* [assault:OPCARD-2] [assault:ACT-2] The extra attack may come first: the unit still has its own
 * activation for a move then. */
static void counter_offensive_first(void **state)
{
    (void)state;
    table_with("counter-offensive", 8);
    put("B2", "ger-grenadiers");
    put("B1", "usa-riflemen");
    act(AS_GERMAN, assault_play(held(AS_GERMAN, "counter-offensive"), at("B2"), 0));
    attack("B2", "B1");
    flip(-2);
    flip(-2);
    allow(AS_GERMAN, two_tiles(AA_ATTACK, "B2", "B1"));
    move("B2", "A2");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "A2", "A3"), AR_MOVED);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "A2", "A1"), AR_MOVE_OR_FIRE);
}

/* [assault:CARD-13] Field Salvage: a card from the action discards or the own unit discards. */
static void field_salvage(void **state)
{
    (void)state;
    table_with("2 field-salvage", 6);
    const int tank = fetch("ger-pz-iv", AZ_UNITS, AZ_UNIT_DISCARDS);
    const int theirs = fetch("usa-sherman-76", AZ_UNITS + 1, AZ_UNIT_DISCARDS + 1);
    const int order = fetch("air-strike", AZ_ACTIONS, AZ_ACTION_DISCARDS);
    const int card = held(AS_GERMAN, "field-salvage");
    refuse(AS_GERMAN, assault_play(card, theirs, 0), AR_NOT_THERE);
    refuse(AS_GERMAN, assault_play(card, game.first_of_kind[AK_ACCURACY], 0), AR_NOT_THERE);
    act(AS_GERMAN, assault_play(card, tank, 0));
    assert_int_equal(held(AS_GERMAN, "ger-pz-iv"), tank);
    act(AS_GERMAN, assault_play(held(AS_GERMAN, "field-salvage"), order, 0));
    assert_int_equal(held(AS_GERMAN, "air-strike"), order);
    assert_int_equal(count_events(AEV_PLAYED), 1);
    assert_int_equal(count_events(AEV_RECOVERED), 1);
}

/* -- combat cards --------------------------------------------------------------------------------
 */

/* [assault:COMBAT-9] Accuracy is for the firing unit, Hold Fast for the target. */
static void accuracy_and_hold_fast(void **state)
{
    (void)state;
    combat_table(clear_map, "accuracy hold-fast", "accuracy hold-fast");
    attack("C3", "C2");
    refuse(AS_GERMAN, play_of(AS_GERMAN, "hold-fast", NULL), AR_NOT_FIRING);
    play(AS_GERMAN, "accuracy", NULL);
    assert_int_equal(s.combat.fire, 10);
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "accuracy", NULL), AR_NOT_FIRING);
    play(AS_AMERICAN, "hold-fast", NULL);
    assert_int_equal(s.combat.target, 10);
}

/* [assault:COMBAT-19] Deadly Fire: 2 morale of the enemy unit in the combat, in either role. */
static void deadly_fire(void **state)
{
    (void)state;
    combat_table(clear_map, "deadly-fire", "deadly-fire");
    attack("C3", "C2");
    play(AS_GERMAN, "deadly-fire", NULL);
    assert_int_equal(morale_of("C2"), 3);
    play(AS_AMERICAN, "deadly-fire", NULL);
    assert_int_equal(morale_of("C3"), 3);
    assert_int_equal(s.combat.fire, 5);
}

/* [assault:COMBAT-18] [assault:CARD-18] Off Target: all support of the enemy firing unit. */
static void off_target(void **state)
{
    (void)state;
    combat_table(clear_map, "off-target accuracy", "off-target");
    attack("C3", "C2");
    refuse(AS_GERMAN, play_of(AS_GERMAN, "off-target", NULL), AR_NOT_FIRING);
    pass(AS_GERMAN);
    if (is_asked(AS_AMERICAN, AP_STEP_9)) /* there is no support to cancel */
        refuse(AS_AMERICAN, play_of(AS_AMERICAN, "off-target", NULL), AR_NO_EFFECT);
    combat_table(clear_map, "accuracy", "off-target");
    put("D2", "ger-pz-iv");
    put("C4", "ger-wespe");
    attack("C3", "C2");
    assert_int_equal(s.combat.fire, 7 + 2 + 2);
    pass(AS_GERMAN);
    play(AS_AMERICAN, "off-target", NULL);
    assert_int_equal(s.combat.fire, 7);
}

/* [assault:MORALE-2] [assault:CARD-18] Morale Boost: any own unit gains 2, up to 9. */
static void morale_boost(void **state)
{
    (void)state;
    combat_table(clear_map, "2 morale-boost", "");
    put("F5", "ger-pz-iv")->markers = 4;
    put("A5", "ger-pz-iv");
    attack("C3", "C2");
    refuse(AS_GERMAN, play_of(AS_GERMAN, "morale-boost", "F5"), AR_NO_EFFECT);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "morale-boost", "C2"), AR_NOT_YOURS);
    play(AS_GERMAN, "morale-boost", "A5");
    assert_int_equal(morale_of("A5"), 7);
    assert_int_equal(s.combat.fire, 7);
    play(AS_GERMAN, "morale-boost", "C3");
    assert_int_equal(s.combat.fire, 9);
}

/* [assault:AMB-18] [assault:AA-5] [assault:COMBAT-18] Strafing Run: support of all enemy artillery,
 * and 1 morale of the enemy unit, though there is none. */
static void strafing_run(void **state)
{
    (void)state;
    combat_table(clear_map, "strafing-run accuracy", "strafing-run");
    put("D2", "ger-pz-iv");
    put("C4", "ger-wespe");
    put("A4", "ger-mortar");
    attack("C3", "C2");
    assert_int_equal(s.combat.fire, 7 + 2 + 2 + 3);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "strafing-run", NULL), AR_NOT_FIRING);
    pass(AS_GERMAN);
    play(AS_AMERICAN, "strafing-run", NULL);
    assert_int_equal(s.combat.fire, 7 + 2 - 1);
    assert_int_equal(morale_of("C3"), 4);
    combat_table(clear_map, "", "strafing-run");
    attack("C3", "C2");
    play(AS_AMERICAN, "strafing-run", NULL);
    assert_int_equal(s.combat.fire, 6);
}

/* [assault:CARD-18] [assault:COMBAT-22] Forced Retreat: once against a unit; it lasts through both
 * firings. */
static void forced_retreat(void **state)
{
    (void)state;
    combat_table(clear_map, "2 forced-retreat", "");
    attack("C3", "C2");
    play(AS_GERMAN, "forced-retreat", NULL);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "forced-retreat", NULL), AR_NO_EFFECT);
    for (int firing = 0; firing < 2; firing++) {
        while (is_asked(AS_GERMAN, AP_STEP_9))
            pass(AS_GERMAN);
        sacrifice(AS_GERMAN, NULL);
        flip(-2);
    }
    assert_true(is_on("C1", "usa-riflemen"));
    assert_true(is_asked(AS_GERMAN, AP_ADVANCE));
}

/* [assault:CARD-18] [assault:COMBAT-18] Exposed Position: the enemy target's terrain, if it has
 * any. */
static void exposed_position(void **state)
{
    (void)state;
    combat_table("....../....../....../..V.../......", "exposed-position accuracy",
                 "exposed-position hold-fast");
    attack("C3", "C2");
    assert_int_equal(s.combat.target, 10);
    play(AS_GERMAN, "exposed-position", NULL);
    assert_int_equal(s.combat.target, 7);
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "exposed-position", NULL), AR_NOT_FIRING);
    combat_table(clear_map, "exposed-position accuracy", "");
    attack("C3", "C2");
    refuse(AS_GERMAN, play_of(AS_GERMAN, "exposed-position", NULL), AR_NO_EFFECT);
}

/* [assault:COMBAT-9] Break Contact: only for the side that was attacked; all is over at once. */
static void break_contact(void **state)
{
    (void)state;
    combat_table(clear_map, "break-contact accuracy", "break-contact");
    attack("C3", "C2");
    refuse(AS_GERMAN, play_of(AS_GERMAN, "break-contact", NULL), AR_NOT_FIRING);
    play(AS_GERMAN, "accuracy", NULL);
    play(AS_AMERICAN, "break-contact", NULL);
    assert_true(goes_on(AS_GERMAN));
    assert_true(is_on("C2", "usa-riflemen") && is_on("C3", "ger-grenadiers"));
    assert_int_equal(morale_of("C2"), 5);
}

/* -- surprise cards: what they do; when, is in window_test.c -------------------------------------
 */

/* [assault:CARD-16] [assault:BLUFF-4] Sabotage: two cards drawn, two random ones of the opponent
 * discarded, never the bluff card; also in the own operations phase and in step 9. */
static void sabotage(void **state)
{
    (void)state;
    table_with("sabotage", 4);
    deal(AS_AMERICAN, "usa-recruit");
    play(AS_GERMAN, "sabotage", NULL);
    turn_up("accuracy");
    turn_up("hold-fast");
    assert_int_equal(s.size[AZ_HAND], 2);
    turn_up("usa-recruit"); /* the only one */
    assert_int_equal(s.size[AZ_HAND + 1], 0);
    assert_true(goes_on(AS_GERMAN));
    combat_table(clear_map, "sabotage", "");
    attack("C3", "C2");
    allow(AS_GERMAN, play_of(AS_GERMAN, "sabotage", NULL));
}

/* [assault:CARD-18] Sabotage that nobody would feel. */
static void sabotage_needs_an_effect(void **state)
{
    (void)state;
    table_with("sabotage", 4);
    while (s.size[AZ_ACTIONS])
        assault_give(&game, &s, bcg_set_next(&s.pile[AZ_ACTIONS], 0), AZ_ACTIONS, ASSAULT_ZONES);
    while (s.size[AZ_ACTION_DISCARDS])
        assault_give(&game, &s, bcg_set_next(&s.pile[AZ_ACTION_DISCARDS], 0), AZ_ACTION_DISCARDS,
                     ASSAULT_ZONES);
    refuse(AS_GERMAN, play_of(AS_GERMAN, "sabotage", NULL), AR_NO_EFFECT);
    deal(AS_AMERICAN, "usa-recruit");
    allow(AS_GERMAN, play_of(AS_GERMAN, "sabotage", NULL));
}

/* -- anti-air ------------------------------------------------------------------------------------
 */

static void raid(const char *gun, bool face_down)
{
    table_with("air-strike bomber-run", 14);
    if (face_down)
        put_down(gun, "usa-m16");
    else
        put(gun, "usa-m16");
    play(AS_GERMAN, "air-strike", "C1");
}

/* [assault:AA-1] [assault:AA-2] [assault:AA-8] [assault:ABIL-12] A unit under cover: a flip, on 1
 * to 3 the card has no effect; its cost stays paid. */
static void anti_air_shoots_down(void **state)
{
    (void)state;
    for (int tm = ASSAULT_LEAST_TM; tm <= ASSAULT_MOST_TM; tm++) {
        raid("E2", false);
        assert_true(is_asked(AS_AMERICAN, AP_ANTI_AIR));
        flip(tm);
        assert_int_equal(morale_of("C1"), tm >= 1 ? 5 : 2);
        assert_int_equal(count_events(AEV_SHOT_DOWN), tm >= 1);
        assert_int_equal(count_events(AEV_FLIPPED), 1);
        assert_int_equal(s.prestige[AS_GERMAN], 8);
        assert_int_equal(s.size[AZ_TABLE], 0);
    }
    raid("F1", false); /* three away: no cover */
    assert_int_equal(morale_of("C1"), 2);
}

/* [assault:AA-1] [assault:CLASS-4] It covers its own tile, too. */
static void anti_air_covers_itself(void **state)
{
    (void)state;
    table_with("air-strike", 6);
    put("F1", "usa-m16");
    play(AS_GERMAN, "air-strike", "F1");
    assert_true(is_asked(AS_AMERICAN, AP_ANTI_AIR));
}

/* [assault:AA-3] [assault:AMB-69] One flip for a card, however many cover; a face-up unit fires if
 * there is one. */
static void one_flip_for_a_card(void **state)
{
    (void)state;
    table_with("air-strike", 6);
    put_down("B1", "usa-m16");
    put("D1", "usa-m16");
    play(AS_GERMAN, "air-strike", "C1");
    flip(0);
    assert_int_equal(morale_of("C1"), 2);
    assert_true(goes_on(AS_GERMAN));
    assert_false(is_up("B1"));
}

/* [assault:AA-6] [assault:REVEAL-3] Anti-air fire is automatic and turns a face-down unit up. */
static void anti_air_is_turned_up(void **state)
{
    (void)state;
    raid("E2", true);
    assert_true(is_up("E2"));
    assert_true(is_asked(AS_AMERICAN, AP_ANTI_AIR));
}

/* [assault:AA-4] [assault:AA-5] [assault:AA-7] Against Strafing Run each unit that covers artillery
 * may save one; the morale is lost all the same. */
static void anti_air_saves_artillery(void **state)
{
    (void)state;
    static const int saves[][3] = {{2, 2, 5}, {2, -1, 3}, {-1, -1, 0}};
    for (size_t i = 0; i < COUNT(saves); i++) {
        combat_table(clear_map, "accuracy", "strafing-run");
        put("C4", "ger-mortar");
        put("A4", "ger-wespe");
        put("B5", "ger-sdkfz-7-1");
        put("A5", "ger-sdkfz-7-1");
        attack("C3", "C2");
        assert_int_equal(s.combat.fire, 7 + 3 + 2);
        pass(AS_GERMAN);
        play(AS_AMERICAN, "strafing-run", NULL);
        for (int n = 0; n < 2; n++) {
            assert_true(is_asked(AS_GERMAN, AP_ANTI_AIR));
            flip(saves[i][n]);
        }
        const int saved = assault_count(s.combat.saved);
        assert_int_equal(saved, (saves[i][0] > 0) + (saves[i][1] > 0));
        assert_true(s.combat.fire < 7 + 3 + 2);
        assert_int_equal(s.combat.fire == 7 - 1 + 5, saved == 2);
        assert_int_equal(s.combat.fire == 7 - 1, saved == 0);
        assert_int_equal(morale_of("C3"), 4);
    }
}

/* [assault:AA-7] The artillery's tile has to be covered, not the firing unit's. */
static void cover_is_for_the_artillery(void **state)
{
    (void)state;
    combat_table(clear_map, "accuracy", "strafing-run");
    put("A4", "ger-mortar");
    put("E3", "ger-sdkfz-7-1"); /* covers C3, not A4 */
    attack("C3", "C2");
    pass(AS_GERMAN);
    play(AS_AMERICAN, "strafing-run", NULL);
    assert_int_equal(s.combat.fire, 7 - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operations_cards_are_paid_and_discarded),
        cmocka_unit_test(cards_have_their_moment),
        cmocka_unit_test(hands_have_no_limit),
        cmocka_unit_test(air_strike),
        cmocka_unit_test(bomber_run),
        cmocka_unit_test(ranged_bombardment),
        cmocka_unit_test(prep_fire),
        cmocka_unit_test(prep_fire_needs_an_effect),
        cmocka_unit_test(improved_defenses),
        cmocka_unit_test(replacements),
        cmocka_unit_test(supply_column),
        cmocka_unit_test(national_advantage),
        cmocka_unit_test(well_supplied),
        cmocka_unit_test(double_time),
        cmocka_unit_test(double_time_first),
        cmocka_unit_test(re_deploy),
        cmocka_unit_test(commander_initiative),
        cmocka_unit_test(counter_offensive),
        cmocka_unit_test(counter_offensive_first),
        cmocka_unit_test(field_salvage),
        cmocka_unit_test(accuracy_and_hold_fast),
        cmocka_unit_test(deadly_fire),
        cmocka_unit_test(off_target),
        cmocka_unit_test(morale_boost),
        cmocka_unit_test(strafing_run),
        cmocka_unit_test(forced_retreat),
        cmocka_unit_test(exposed_position),
        cmocka_unit_test(break_contact),
        cmocka_unit_test(sabotage),
        cmocka_unit_test(sabotage_needs_an_effect),
        cmocka_unit_test(anti_air_shoots_down),
        cmocka_unit_test(anti_air_covers_itself),
        cmocka_unit_test(one_flip_for_a_card),
        cmocka_unit_test(anti_air_is_turned_up),
        cmocka_unit_test(anti_air_saves_artillery),
        cmocka_unit_test(cover_is_for_the_artillery),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
