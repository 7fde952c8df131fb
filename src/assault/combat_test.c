/* Combat step by step (chapter 11): order, values, cards of step 9, sacrifices, losses, retreat and
 * advance. Support has support_test.c, the worked combats examples_test.c. */
#include "assault/odds.h"
#include "assault/position_test.h"

static void assert_values(int fire, int target)
{
    assert_int_equal(s.combat.fire, fire);
    assert_int_equal(s.combat.target, target);
}

/* German Grenadiers on C3 before American Riflemen on C2; nobody has cards. */
static void face_to_face(const char *map)
{
    board(map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
}

/* -- steps 1 to 8 --------------------------------------------------------------------------------
 */

/* [assault:COMBAT-1] [assault:DIG-3] The attacker fires first, a dug-in defender before it. */
static void dug_in_defender_fires_first(void **state)
{
    (void)state;
    face_to_face(clear_map);
    attack("C3", "C2");
    assert_int_equal(s.combat.firing, 0);
    face_to_face(clear_map);
    unit_at("C2")->marks |= AU_DUG_IN;
    attack("C3", "C2");
    assert_int_equal(s.combat.firing, 1);
    assert_true(is_asked(AS_AMERICAN, AP_MODIFIER));
}

/* [assault:COMBAT-1] [assault:DIG-5] [assault:ATK-2] [assault:AMB-8] An attacker loses its dug-in
 * marker, but counts as dug in on a fortification. */
static void attacker_leaves_its_trench(void **state)
{
    (void)state;
    face_to_face("....../....../..F.../....../......");
    unit_at("C3")->marks |= AU_DUG_IN;
    attack("C3", "C2");
    assert_false(unit_at("C3")->marks & AU_DUG_IN);
    assert_int_equal(s.combat.firing, 0); /* only the defender's state changes the order */
    flip(-2);
    assert_values(7, 7 + 6 + 2); /* as a target */
    flip(-2);
    assert_true(unit_at("C3")->marks & AU_FIRED);
}

/* [assault:COMBAT-2] [assault:CLASS-9] [assault:CLASS-10] The attack against the target's class. */
static void attack_depends_on_the_target(void **state)
{
    (void)state;
    face_to_face(clear_map);
    attack("C3", "C2");
    assert_values(7, 7); /* soft against soft */
    board(clear_map);
    put("C3", "ger-grenadiers");
    put("C2", "usa-sherman-76");
    attack("C3", "C2");
    assert_values(5, 7); /* against hard */
}

/* [assault:COMBAT-3] [assault:MORALE-4] [assault:MORALE-5] Net markers of the firing unit count for
 * its fire, never for its defence. */
static void morale_markers_change_fire_alone(void **state)
{
    (void)state;
    face_to_face(clear_map);
    unit_at("C3")->markers = 3;
    unit_at("C2")->markers = 4;
    attack("C3", "C2");
    assert_values(7 + 3, 7);
    face_to_face(clear_map);
    unit_at("C3")->markers = -2;
    unit_at("C2")->markers = -3;
    attack("C3", "C2");
    assert_values(7 - 2, 7);
}

/* [assault:COMBAT-5] [assault:AMB-3] [assault:TERR-15] The fire column belongs to the firing unit's
 * tile, in counterfire too. */
static void fire_modifier_of_the_own_tile(void **state)
{
    (void)state;
    face_to_face("....../....../..H.../..r.../......");
    attack("C3", "C2");
    assert_values(7 + 2, 7 + 0);
    flip(-2);
    assert_values(7 - 3, 7 + 3); /* from the river at the hills */
}

/* [assault:COMBAT-6] [assault:COMBAT-7] [assault:CLASS-8] [assault:ABIL-9] Terrain protects soft
 * targets, and hard ones whose card says so. */
static void terrain_protects_soft_targets(void **state)
{
    (void)state;
    static const struct {
        const char *unit;
        int fire, target;
    } rows[] = {
        {"usa-riflemen", 7, 7 + 5},
        {"usa-sherman-76", 5, 7},
        {"usa-armored-infantry", 5, 7 + 5},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        board("....../....../....../..C.../......");
        put("C3", "ger-grenadiers");
        put("C2", rows[i].unit);
        attack("C3", "C2");
        assert_values(rows[i].fire, rows[i].target);
    }
}

/* [assault:COMBAT-7] [assault:ABIL-8] [assault:AMB-58] Cancelling target terrain works whenever the
 * unit fires. */
static void some_units_cancel_terrain(void **state)
{
    (void)state;
    board("....../....../..C.../..C.../......");
    put("C3", "ger-stosstruppen");
    put("C2", "usa-rangers");
    attack("C3", "C2");
    assert_values(9, 7);
    flip(-2);
    assert_values(9 + unit_at("C2")->markers, 7); /* counterfire of Rangers */
}

/* [assault:COMBAT-8] [assault:DIG-2] [assault:DIG-7] [assault:DIG-8] Dug in adds 2, on a
 * fortification always, and never twice. */
static void dug_in_adds_two_once(void **state)
{
    (void)state;
    face_to_face("....../....../....../..F.../......");
    unit_at("C2")->marks |= AU_DUG_IN;
    attack("C3", "C2");
    assert_int_equal(s.combat.firing, 1);
    flip(-2);
    assert_values(7, 7 + 6 + 2);
    face_to_face(clear_map);
    unit_at("C2")->marks |= AU_DUG_IN;
    attack("C3", "C2");
    flip(-2);
    assert_values(7, 7 + 2);
}

/* [assault:REVEAL-6] Attacker and defender are face up. */
static void both_are_turned_up(void **state)
{
    (void)state;
    board(clear_map);
    put_down("C3", "ger-grenadiers");
    put_down("C2", "usa-riflemen");
    attack("C3", "C2");
    assert_int_equal(count_events(AEV_ATTACK), 1);
    assert_int_equal(count_events(AEV_REVEALED), 2);
    assert_int_equal(count_events(AEV_FIRES), 1);
    assert_true(is_up("C3") && is_up("C2"));
}

/* -- step 9 --------------------------------------------------------------------------------------
 */

/* A combat in which both may play: the named cards in hand, plenty of prestige, no surprises. */
static void combat_with(const char *german, const char *american)
{
    face_to_face("....../....../....../..C.../......");
    deal(AS_GERMAN, german);
    deal(AS_AMERICAN, american);
    s.prestige[AS_GERMAN] = s.prestige[AS_AMERICAN] = 50;
    attack("C3", "C2");
}

/* [assault:COMBAT-9] [assault:CARD-6] [assault:PRES-5] The firing player begins, they alternate,
 * passing is not final, two passes end the step. */
static void players_alternate_in_step_nine(void **state)
{
    (void)state;
    combat_with("2 accuracy", "2 hold-fast");
    assert_true(is_asked(AS_GERMAN, AP_STEP_9));
    refuse(AS_AMERICAN, play_of(AS_AMERICAN, "hold-fast", NULL), BCG_NOT_YOUR_TURN);
    pass(AS_GERMAN);
    assert_int_equal(event_of(AEV_PASSED)->arg[0], AS_GERMAN); /* everybody is told */
    play(AS_AMERICAN, "hold-fast", NULL);
    assert_values(7, 12 + 3);
    assert_int_equal(s.prestige[AS_AMERICAN], 48);
    assert_true(is_asked(AS_GERMAN, AP_STEP_9));
    play(AS_GERMAN, "accuracy", NULL); /* though it has passed before */
    assert_values(10, 15);
    pass(AS_AMERICAN);
    assert_true(is_asked(AS_GERMAN, AP_STEP_9));
    pass(AS_GERMAN);
    assert_true(assault_is_pending(&s, AP_SACRIFICE));
}

/* [assault:COMBAT-9] When the other unit fires, its player begins. */
static void firing_player_begins_each_time(void **state)
{
    (void)state;
    for (int played = 0; played < 2; played++) { /* whoever was the last to pass */
        combat_with("2 accuracy", "hold-fast");
        assert_int_equal(bcg_assault_ops.window(&game.head, &s), AW_COMBAT);
        if (played) {
            play(AS_GERMAN, "accuracy", NULL);
            pass(AS_AMERICAN);
            pass(AS_GERMAN);
        } else {
            pass(AS_GERMAN);
            pass(AS_AMERICAN);
        }
        sacrifice(AS_GERMAN, NULL);
        sacrifice(AS_AMERICAN, NULL);
        flip(-2);
        assert_int_equal(s.combat.firing, 1);
        assert_true(is_asked(AS_AMERICAN, AP_STEP_9));
    }
}

/* [assault:COMBAT-18] [assault:COMBAT-22] What is cancelled in step 9 is taken off again, for this
 * firing only. */
static void cancelled_terrain_comes_back(void **state)
{
    (void)state;
    face_to_face("....../....../..C.../..C.../......");
    deal(AS_GERMAN, "exposed-position");
    s.prestige[AS_GERMAN] = 4;
    attack("C3", "C2");
    assert_values(7, 12);
    play(AS_GERMAN, "exposed-position", NULL);
    assert_values(7, 7);
    assert_true(s.combat.flags & ACF_TERRAIN_CUT);
    flip(0);
    assert_values(7, 12); /* counterfire at the other city: nothing is cancelled there */
    assert_false(s.combat.flags & ACF_TERRAIN_CUT);
}

/* [assault:COMBAT-19] [assault:MORALE-7] Morale in step 9 changes the fire value of the firing
 * unit by what was really gained, never a target value. */
static void morale_in_step_nine_changes_fire(void **state)
{
    (void)state;
    combat_with("morale-boost deadly-fire", "morale-boost deadly-fire");
    play(AS_GERMAN, "morale-boost", "C3");
    assert_values(9, 12);
    play(AS_AMERICAN, "deadly-fire", NULL); /* at the firing unit */
    assert_values(7, 12);
    play(AS_GERMAN, "deadly-fire", NULL); /* at the target */
    assert_values(7, 12);
    play(AS_AMERICAN, "morale-boost", "C2");
    assert_values(7, 12);
    face_to_face(clear_map);
    unit_at("C3")->markers = 3; /* morale 8 of 9 */
    deal(AS_GERMAN, "morale-boost");
    s.prestige[AS_GERMAN] = 5;
    attack("C3", "C2");
    play(AS_GERMAN, "morale-boost", "C3");
    assert_values(7 + 4, 7);
    assert_int_equal(morale_of("C3"), 9);
}

/* [assault:COMBAT-17] [assault:AMB-17] A unit destroyed by a card leaves at once: the card's player
 * is rewarded, nobody gains morale, the attacker may advance. */
static void card_destroys_the_defender(void **state)
{
    (void)state;
    combat_with("deadly-fire", "hold-fast");
    unit_at("C2")->markers = -3;
    play(AS_GERMAN, "deadly-fire", NULL);
    assert_true(is_empty("C2"));
    assert_true(is_asked(AS_GERMAN, AP_REWARD));
    act(AS_GERMAN, AA_TAKE);
    assert_int_equal(s.prestige[AS_AMERICAN], 50 - 2);
    assert_int_equal(unit_at("C3")->markers, 0);
    assert_true(is_asked(AS_GERMAN, AP_ADVANCE));
}

/* [assault:COMBAT-17] [assault:COMBAT-24] [assault:ADV-4] The attacker destroyed by a card: no
 * advance for the defender. */
static void card_destroys_the_attacker(void **state)
{
    (void)state;
    combat_with("accuracy", "deadly-fire");
    unit_at("C3")->markers = -3;
    pass(AS_GERMAN);
    play(AS_AMERICAN, "deadly-fire", NULL);
    assert_true(is_empty("C3"));
    act(AS_AMERICAN, AA_GAIN);
    assert_int_equal(s.prestige[AS_AMERICAN], 50 - 5 + 2);
    assert_true(is_on("C2", "usa-riflemen"));
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:COMBAT-24] [assault:ATK-2] The attacker is marked fired though a card ended the combat
 * before it fired. */
static void broken_off_attack_counts(void **state)
{
    (void)state;
    combat_with("accuracy", "break-contact");
    pass(AS_GERMAN);
    play(AS_AMERICAN, "break-contact", NULL);
    assert_true(goes_on(AS_GERMAN));
    assert_true(unit_at("C3")->marks & AU_FIRED);
    refuse(AS_GERMAN, two_tiles(AA_ATTACK, "C3", "C2"), AR_FIRED);
}

/* [assault:ATK-5] Nothing else happens before the combat is over. */
static void combat_is_fought_to_its_end(void **state)
{
    (void)state;
    combat_with("accuracy", "hold-fast");
    put("F5", "ger-pz-iv");
    refuse(AS_GERMAN, two_tiles(AA_MOVE, "F5", "F4"), AR_NOT_NOW);
    refuse(AS_GERMAN, AA_DONE, AR_NOT_NOW);
}

/* -- step 10 -------------------------------------------------------------------------------------
 */

/* [assault:COMBAT-10] [assault:PRES-6] [assault:CARD-13] Both choose at once; battle values count
 * for the own value; the cards are discarded for nothing. */
static void both_sacrifice_at_once(void **state)
{
    (void)state;
    combat_with("ger-pz-iv accuracy", "usa-recruit hold-fast");
    pass(AS_GERMAN);
    pass(AS_AMERICAN);
    assert_int_equal(bcg_assault_ops.actors(&game.head, &s), 3);
    sacrifice(AS_AMERICAN, "usa-recruit");
    assert_int_equal(bcg_assault_ops.actors(&game.head, &s), 1);
    assert_values(7, 12); /* not shown yet */
    sacrifice(AS_GERMAN, "ger-pz-iv");
    assert_values(7 + 5, 12 + 7);
    assert_int_equal(s.prestige[AS_GERMAN], 50);
    assert_int_equal(s.size[AZ_HAND + AS_GERMAN], 1);
    assert_int_not_equal(assault_card_in(&game, &s, kind_of("ger-pz-iv"), AZ_UNIT_DISCARDS),
                         ASSAULT_NO_CARD);
    assert_int_not_equal(assault_card_in(&game, &s, kind_of("usa-recruit"), AZ_UNIT_DISCARDS + 1),
                         ASSAULT_NO_CARD);
}

/* [assault:BLUFF-2] [assault:BLUFF-4] [assault:CARD-10] The bluff card adds nothing and is kept;
 * only cards in hand can be sacrificed. */
static void bluff_card_is_kept(void **state)
{
    (void)state;
    combat_with("accuracy", "hold-fast");
    pass(AS_GERMAN);
    pass(AS_AMERICAN);
    refuse(AS_GERMAN, assault_action(AA_SACRIFICE, game.first_of_kind[AK_SNAFU], 0),
           AR_NOT_IN_HAND);
    refuse(AS_GERMAN, assault_action(AA_SACRIFICE, game.first_of_kind[AK_BLUFF + 1], 0),
           AR_NOT_IN_HAND);
    sacrifice(AS_GERMAN, NULL);
    sacrifice(AS_AMERICAN, NULL);
    assert_values(7, 12);
    assert_int_equal(s.size[AZ_HAND], 1);
    flip(-2);
    assert_true(is_asked(AS_AMERICAN, AP_STEP_9)); /* and its unit fires back */
}

/* [assault:COMBAT-10] [assault:COMBAT-0] What an owner's values and a battle's factor add up to
 * does not begin again at 0: a value stays at the most that is counted. */
static void values_have_a_top(void **state)
{
    (void)state;
    combat_with("ger-pz-iv accuracy", "usa-recruit hold-fast");
    game.battle_factor = 9;
    game.book.unit[kind_of("ger-pz-iv")].battle = 20;
    game.book.unit[kind_of("usa-recruit")].battle = 20;
    s.combat.fire = s.combat.target = 80;
    pass(AS_GERMAN);
    pass(AS_AMERICAN);
    sacrifice(AS_AMERICAN, "usa-recruit");
    sacrifice(AS_GERMAN, "ger-pz-iv");
    assert_values(255, 255);
}

/* [assault:COMBAT-10] [assault:BLUFF-2] Who holds nothing but the bluff card is not asked. */
static void empty_hands_show_the_bluff_card(void **state)
{
    (void)state;
    face_to_face(clear_map);
    attack("C3", "C2");
    assert_true(is_asked(AS_GERMAN, AP_MODIFIER));
}

/* -- steps 11 to 14 ------------------------------------------------------------------------------
 */

/* [assault:COMBAT-11] [assault:AMB-2] [assault:CARD-13] The firing player flips a card, adds its
 * modifier and discards it. */
static void modifier_changes_the_fire_value(void **state)
{
    (void)state;
    face_to_face(clear_map);
    attack("C3", "C2");
    assert_true(is_asked(AS_GERMAN, AP_MODIFIER));
    const int discards = s.size[AZ_ACTION_DISCARDS];
    flip(3);
    assert_int_equal(s.size[AZ_ACTION_DISCARDS], discards + 1);
    assert_int_equal(morale_of("C2"), 5 - 2); /* 10 against 7 */
    assert_true(is_asked(AS_AMERICAN, AP_MODIFIER));
}

/* [assault:COMBAT-13] [assault:MORALE-3] [assault:PRES-8] The firing player gains half the cost or
 * takes it off the opponent; the firing unit gains 1 morale. */
static void destroying_is_rewarded(void **state)
{
    (void)state;
    for (int take = 0; take < 2; take++) {
        face_to_face(clear_map);
        unit_at("C2")->markers = -4;
        s.prestige[AS_AMERICAN] = 1;
        attack("C3", "C2");
        flip(3);
        assert_true(is_asked(AS_GERMAN, AP_REWARD));
        refuse(AS_GERMAN, AA_PASS, AR_NOT_NOW);
        act(AS_GERMAN, take ? AA_TAKE : AA_GAIN);
        assert_int_equal(s.prestige[AS_GERMAN], take ? 0 : 2);
        assert_int_equal(s.prestige[AS_AMERICAN], take ? 0 : 1); /* not below 0 (PRES-4) */
        assert_int_equal(unit_at("C3")->markers, 1);
    }
}

/* [assault:COMBAT-13] [assault:AMB-45] [assault:PRES-4] A defender that destroys the attacker is
 * rewarded just the same; nobody pays more than there is. */
static void defender_is_rewarded_too(void **state)
{
    (void)state;
    face_to_face(clear_map);
    unit_at("C3")->markers = -4;
    unit_at("C2")->markers = 4; /* morale 9: no more */
    s.prestige[AS_GERMAN] = 1;
    attack("C3", "C2");
    flip(-2);
    flip(3);
    assert_true(is_empty("C3"));
    act(AS_AMERICAN, AA_TAKE);
    assert_int_equal(s.prestige[AS_GERMAN], 0);
    assert_int_equal(morale_of("C2"), 9);
    assert_true(goes_on(AS_GERMAN)); /* ADV-4 */
}

/* [assault:COMBAT-14] [assault:COMBAT-20] Each unit fires once; whoever survives fires back. */
static void each_unit_fires_once(void **state)
{
    (void)state;
    face_to_face(clear_map);
    unit_at("C2")->marks |= AU_DUG_IN;
    attack("C3", "C2");
    flip(-2); /* the defender */
    assert_true(is_asked(AS_GERMAN, AP_MODIFIER));
    flip(-2);
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:DIG-4] Firing first or firing back does not end the dug-in state. */
static void firing_leaves_the_trench_alone(void **state)
{
    (void)state;
    face_to_face(clear_map);
    unit_at("C2")->marks |= AU_DUG_IN;
    attack("C3", "C2");
    flip(-2);
    flip(-2);
    assert_true(unit_at("C2")->marks & AU_DUG_IN);
}

/* [assault:MORALE-2] [assault:MORALE-6] Morale never exceeds 9; opposite markers cancel. */
static void morale_stops_at_nine(void **state)
{
    (void)state;
    face_to_face(clear_map);
    unit_at("C3")->markers = 4;
    unit_at("C2")->markers = -4;
    attack("C3", "C2");
    flip(3);
    act(AS_GERMAN, AA_GAIN);
    assert_int_equal(morale_of("C3"), 9);
}

/* -- step 15 -------------------------------------------------------------------------------------
 */

/* Riflemen on C2 lose 2, Grenadiers nothing. */
static void hit_the_defender(void)
{
    attack("C3", "C2");
    flip(3);
    flip(-2);
}

/* [assault:COMBAT-12] What is told of a loss: by how much the fire was higher, and half of it. */
static void losses_are_told(void **state)
{
    (void)state;
    face_to_face(clear_map);
    attack("C3", "C2");
    flip(3);
    assert_int_equal(count_events(AEV_LOSS), 1);
    for (int i = 0; i < log_of_last.count; i++)
        if (events[i].kind == AEV_LOSS) {
            assert_int_equal(events[i].arg[0], at("C2"));
            assert_int_equal(events[i].arg[1], 7 + 3 - 7);
            assert_int_equal(events[i].arg[2], 2);
        }
}

/* [assault:RETREAT-2] [assault:RETREAT-4] [assault:AMB-6] [assault:RETREAT-9] A defender that lost
 * more retreats one tile straight away, though it has moved already. */
static void defender_retreats_straight_away(void **state)
{
    (void)state;
    face_to_face(clear_map);
    unit_at("C2")->moved = 1;
    hit_the_defender();
    assert_true(is_on("C1", "usa-riflemen"));
    assert_int_equal(unit_at("C1")->moved, 1);
    assert_true(is_asked(AS_GERMAN, AP_ADVANCE));
}

/* [assault:RETREAT-1] [assault:RETREAT-2] [assault:RETREAT-3] [assault:AMB-5] Equal or smaller
 * losses: nobody retreats, the attacker never. */
static void equal_losses_move_nobody(void **state)
{
    (void)state;
    face_to_face(clear_map);
    attack("C3", "C2");
    flip(1); /* 8 against 7: 1 */
    flip(3); /* 6 + 3 against 7: 1 */
    assert_true(is_on("C3", "ger-grenadiers") && is_on("C2", "usa-riflemen"));
    assert_true(goes_on(AS_GERMAN));
    face_to_face(clear_map);
    attack("C3", "C2");
    flip(-2);
    flip(3); /* only the attacker loses */
    assert_true(is_on("C3", "ger-grenadiers") && morale_of("C3") == 3);
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:RETREAT-5] [assault:RETREAT-6] Without a tile to go to it loses 1 morale: an occupied
 * tile, the map's edge, ground it cannot enter, the own home base. */
static void nowhere_to_retreat_costs_morale(void **state)
{
    (void)state;
    face_to_face(clear_map);
    put("C1", "usa-mortar");
    hit_the_defender();
    assert_true(is_on("C2", "usa-riflemen") && morale_of("C2") == 5 - 2 - 1);
    assert_true(goes_on(AS_GERMAN));

    board(clear_map); /* the edge */
    lose_surprises();
    put("C2", "ger-grenadiers");
    put("C1", "usa-riflemen");
    attack("C2", "C1");
    flip(3);
    flip(-2);
    assert_true(is_on("C1", "usa-riflemen") && morale_of("C1") == 2);

    face_to_face("....../....../....../....../..i...");
    hit_the_defender();
    assert_true(is_on("C2", "usa-riflemen") && morale_of("C2") == 2);

    board(clear_map); /* E1 is the American base */
    lose_surprises();
    put("E3", "ger-grenadiers");
    put("E2", "usa-riflemen");
    attack("E3", "E2");
    flip(3);
    flip(-2);
    assert_true(is_on("E2", "usa-riflemen") && morale_of("E2") == 2);
}

/* [assault:RETREAT-6] [assault:AMB-17] If that destroys it, the attacker's player is rewarded and
 * the attacker gains 1 morale. */
static void standing_fast_can_destroy(void **state)
{
    (void)state;
    face_to_face(clear_map);
    put("C1", "usa-mortar");
    unit_at("C2")->markers = -2;
    hit_the_defender();
    assert_true(is_empty("C2"));
    act(AS_GERMAN, AA_GAIN);
    assert_int_equal(s.prestige[AS_GERMAN], 2);
    assert_int_equal(unit_at("C3")->markers, 1);
    assert_true(is_asked(AS_GERMAN, AP_ADVANCE));
}

/* [assault:RETREAT-7] [assault:MINE-3] [assault:AMB-7] [assault:CTRL-6] A retreat takes the tile,
 * and onto an enemy one it meets mines. */
static void retreat_takes_the_tile(void **state)
{
    (void)state;
    face_to_face(clear_map);
    clear_control("C1");
    hit_the_defender();
    assert_int_equal(owner_of("C1"), AS_AMERICAN);
    face_to_face(clear_map);
    control(AS_GERMAN, "C1");
    hit_the_defender();
    assert_int_equal(owner_of("C1"), AS_AMERICAN);
    assert_true(is_asked(AS_AMERICAN, AP_MINE));
    flip(-1);
    assert_int_equal(morale_of("C1"), 5 - 2 - 1);
}

/* [assault:DIG-5] A retreat ends the dug-in state. */
static void retreat_leaves_the_trench(void **state)
{
    (void)state;
    face_to_face(clear_map);
    unit_at("C2")->marks |= AU_DUG_IN;
    unit_at("C3")->markers = 3;
    attack("C3", "C2");
    flip(-2);
    flip(3); /* 13 against 9 */
    assert_true(is_on("C1", "usa-riflemen"));
    assert_false(unit_at("C1")->marks & AU_DUG_IN);
}

/* [assault:RETREAT-3] [assault:RETREAT-8] [assault:COMBAT-22] Forced Retreat: the defender first,
 * then the attacker, each away from where the other was; then nobody advances. */
static void both_are_forced_to_retreat(void **state)
{
    (void)state;
    combat_with("forced-retreat", "forced-retreat");
    lose_kind("forced-retreat");
    play(AS_GERMAN, "forced-retreat", NULL);
    play(AS_AMERICAN, "forced-retreat", NULL);
    while (assault_is_pending(&s, AP_STEP_9))
        pass(assault_top(&s)->side);
    flip(-2);
    flip(-2);
    assert_true(is_on("C1", "usa-riflemen"));
    assert_true(is_on("C4", "ger-grenadiers"));
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:RETREAT-8] [assault:AMB-70] An attacker that is forced retreats though the defender is
 * gone. */
static void forced_attacker_goes_back_alone(void **state)
{
    (void)state;
    combat_with("accuracy", "forced-retreat");
    unit_at("C2")->markers = -4;
    unit_at("C3")->markers = 4;
    play(AS_GERMAN, "accuracy", NULL);
    play(AS_AMERICAN, "forced-retreat", NULL);
    while (assault_is_pending(&s, AP_STEP_9))
        pass(assault_top(&s)->side);
    flip(3); /* 7 + 3 + 3 against 12 */
    act(AS_GERMAN, AA_GAIN);
    assert_true(is_empty("C2") && is_on("C4", "ger-grenadiers"));
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:SUPPORT-7] [assault:AA-4] Who was asked, and which anti-air has fired, is forgotten with
 * the firing: for the next one everybody is asked anew, on the first tile of the map as well. */
static void the_second_firing_asks_anew(void **state)
{
    (void)state;
    face_to_face(clear_map); /* C3 and C2 */
    put("C4", "ger-wespe");
    put("D4", "ger-sdkfz-7-1");
    put_down("A5", "ger-mortar");
    unit_at("C3")->marks |= AU_FACE_DOWN | AU_KNOWN;
    put_down("D1", "usa-mortar");
    deal(AS_AMERICAN, "strafing-run");
    s.prestige[AS_AMERICAN] = 9;
    lose_surprises();
    attack("C3", "C2");
    assert_true(is_asked(AS_GERMAN, AP_SUPPORT)); /* A5 */
    pass(AS_GERMAN);
    while (!is_asked(AS_AMERICAN, AP_STEP_9))
        pass(assault_top(&s)->side);
    play(AS_AMERICAN, "strafing-run", NULL);
    flip(3);
    assert_true(s.combat.asked == assault_bit(at("D4")));
    assert_true(s.combat.saved == assault_bit(at("C4")));
    while (!assault_is_pending(&s, AP_MODIFIER))
        pass(assault_top(&s)->side);
    flip(-2);
    assert_true(is_asked(AS_AMERICAN, AP_SUPPORT)); /* D1 */
    assert_true(s.combat.asked == 0);
}

/* [assault:RETREAT-6] [assault:RETREAT-8] [assault:MINE-7] Both units can go in step 15: the
 * defender on a mine, then the attacker that cannot retreat. The combat still lies below the
 * reward: nothing more comes of it, and there are no odds. */
static void both_units_can_go(void **state)
{
    (void)state;
    combat_with("forced-retreat", "forced-retreat");
    lose_kind("forced-retreat");
    play(AS_GERMAN, "forced-retreat", NULL);
    play(AS_AMERICAN, "forced-retreat", NULL);
    while (assault_is_pending(&s, AP_STEP_9))
        pass(assault_top(&s)->side);
    control(AS_GERMAN, "C1");
    unit_at("C2")->markers = unit_at("C3")->markers = -4; /* 1 left of 5 */
    unit_at("C3")->marks |= AU_IMMOBILE;
    flip(-2);
    flip(-2);
    flip(-2); /* the mine */
    assert_true(is_empty("C1") && is_empty("C2") && is_empty("C3"));
    assert_true(is_asked(AS_AMERICAN, AP_REWARD));
    assert_false(assault_in_combat(&s));
    assert_true(s.pending[0].what == AP_COMBAT);
    assault_odds odds;
    assert_false(assault_odds_of(&game, &s, AS_AMERICAN, AA_GAIN, false, &odds));
    assert_false(assault_odds_of(&game, &s, AS_AMERICAN, AA_NONE, false, &odds));
    act(AS_AMERICAN, AA_GAIN);
    assert_true(goes_on(AS_GERMAN));
    assert_int_equal(s.combat.left, BCG_NO_TILE);
}

/* The mean loss of C2 if the American side plays its card as soon as it can and shows the bluff
 * card; every flip card by card. */
static assault_ways mean_loss(const assault_state *from, bool played)
{
    const bcg_ops *ops = &bcg_assault_ops;
    assault_state at_flip = *from;
    while (bcg_actor(&game.head, &at_flip) != BCG_CHANCE) {
        const int side = bcg_actor(&game.head, &at_flip);
        const bool plays = side == AS_AMERICAN && !played &&
                           assault_is_pending(&at_flip, AP_STEP_9);
        const int card = bcg_set_next(&at_flip.pile[AZ_HAND + side], 0);
        const bcg_action a = plays ? assault_play(game.card[card].first, 0, 0)
                             : assault_is_pending(&at_flip, AP_SACRIFICE)
                                 ? assault_action(AA_SACRIFICE, game.first_of_kind[AK_BLUFF + side],
                                                  0)
                                 : AA_PASS;
        played = played || plays;
        ops->apply(&game.head, &at_flip, side, a, NULL);
    }
    bcg_action out[ASSAULT_CARDS];
    uint32_t weight[ASSAULT_CARDS];
    const int count = ops->outcomes(&game.head, &at_flip, out, weight, ASSAULT_CARDS);
    const bool last = assault_is_pending(&at_flip, AP_MODIFIER);
    assault_ways sum = {0, 1};
    uint64_t of = 0;
    for (int i = 0; i < count; i++)
        of += weight[i];
    for (int i = 0; i < count; i++) {
        assault_state next = at_flip;
        ops->apply(&game.head, &next, BCG_CHANCE, out[i], NULL);
        const assault_ways loss = last ? (assault_ways){next.combat.lost[1], 1}
                                       : mean_loss(&next, played);
        assault_add_chance(&sum, assault_both(loss, weight[i], of));
    }
    return sum;
}

/* [assault:AA-4] [assault:AA-7] [assault:AMB-18] The range of odds knows that anti-air answers a
 * Strafing Run: the end is what the flips of both come to. */
static void range_counts_on_anti_air(void **state)
{
    (void)state;
    static const char *const others[] = {"hold-fast", "deadly-fire", "off-target", "morale-boost",
                                         "forced-retreat"};
    face_to_face(clear_map);
    put("C4", "ger-wespe");
    put("B5", "ger-howitzer");
    put("D5", "ger-howitzer");
    put("B4", "ger-sdkfz-7-1");
    int card = deal(AS_AMERICAN, "strafing-run");
    s.prestige[AS_AMERICAN] = 5;
    for (int i = 0; i < 5; i++)
        lose_kind(others[i]);
    assault_odds odds;
    const bcg_action a = two_tiles(AA_ATTACK, "C3", "C2");
    assert_true(assault_odds_of(&game, &s, AS_GERMAN, a, true, &odds));
    assert_int_equal(odds.least_lost.plays, 1);
    assert_int_equal(game.card[odds.least_lost.play[0]].kind, AK_STRAFING_RUN);
    if (odds.least_lost.play[0] != game.card[card].first) { /* that very copy */
        assault_give(&game, &s, card, AZ_HAND + AS_AMERICAN, AZ_ACTIONS);
        assault_give(&game, &s, odds.least_lost.play[0], AZ_ACTIONS, AZ_HAND + AS_AMERICAN);
    }
    attack("C3", "C2");
    const assault_ways w = mean_loss(&s, false), end = odds.least_lost.chance;
    assert_true(w.ways > 0 && end.ways > 0);
    assert_int_equal(w.ways * end.of, end.ways * w.of);
}

/* -- step 16 -------------------------------------------------------------------------------------
 */

/* [assault:ADV-1] [assault:ADV-2] [assault:MINE-4] [assault:CTRL-6] The attacker may go where the
 * defender was: free, without mines, and the tile is its. */
static void attacker_advances_for_free(void **state)
{
    (void)state;
    board(clear_map);
    lose_surprises();
    put("C3", "ger-pz-iv");
    put("C2", "usa-riflemen");
    unit_at("C3")->markers = 4;
    attack("C3", "C2");
    flip(3);
    flip(-2);
    assert_true(is_asked(AS_GERMAN, AP_ADVANCE));
    act(AS_GERMAN, AA_ADVANCE);
    assert_true(is_on("C2", "ger-pz-iv"));
    assert_int_equal(owner_of("C2"), AS_GERMAN);
    assert_int_equal(unit_at("C2")->moved, 0);
    allow(AS_GERMAN, two_tiles(AA_MOVE, "C2", "B2")); /* its own move is still there (ATK-3) */
}

/* [assault:ADV-1] It need not, and there is nothing to advance to while the defender stands. */
static void advance_is_a_choice(void **state)
{
    (void)state;
    face_to_face(clear_map);
    hit_the_defender();
    pass(AS_GERMAN);
    assert_true(is_on("C3", "ger-grenadiers"));
    assert_true(goes_on(AS_GERMAN));
    refuse(AS_GERMAN, AA_ADVANCE, AR_NOT_NOW);
}

/* [assault:ADV-3] Terrain limits hold for an advance. */
static void tanks_do_not_advance_into_swamps(void **state)
{
    (void)state;
    board("....../....../....../..S.../......");
    lose_surprises();
    put("C3", "ger-pz-iv");
    put("C2", "usa-riflemen")->markers = -4;
    unit_at("C3")->markers = 4;
    attack("C3", "C2");
    flip(3);
    act(AS_GERMAN, AA_GAIN);
    assert_true(is_empty("C2"));
    assert_true(goes_on(AS_GERMAN));
}

/* [assault:REVEAL-8] An advance next to enemy units turns them up. */
static void advance_reveals(void **state)
{
    (void)state;
    face_to_face(clear_map);
    put_down("E1", "usa-mortar");
    put_down("D1", "usa-mortar");
    unit_at("C2")->markers = -4;
    unit_at("D1")->marks |= AU_FACE_DOWN;
    attack("C3", "C2");
    flip(3);
    act(AS_GERMAN, AA_GAIN);
    act(AS_GERMAN, AA_ADVANCE);
    assert_true(is_up("D1"));
    assert_false(is_up("E1"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dug_in_defender_fires_first),
        cmocka_unit_test(attacker_leaves_its_trench),
        cmocka_unit_test(attack_depends_on_the_target),
        cmocka_unit_test(morale_markers_change_fire_alone),
        cmocka_unit_test(fire_modifier_of_the_own_tile),
        cmocka_unit_test(terrain_protects_soft_targets),
        cmocka_unit_test(some_units_cancel_terrain),
        cmocka_unit_test(dug_in_adds_two_once),
        cmocka_unit_test(both_are_turned_up),
        cmocka_unit_test(players_alternate_in_step_nine),
        cmocka_unit_test(firing_player_begins_each_time),
        cmocka_unit_test(cancelled_terrain_comes_back),
        cmocka_unit_test(morale_in_step_nine_changes_fire),
        cmocka_unit_test(card_destroys_the_defender),
        cmocka_unit_test(card_destroys_the_attacker),
        cmocka_unit_test(broken_off_attack_counts),
        cmocka_unit_test(combat_is_fought_to_its_end),
        cmocka_unit_test(both_sacrifice_at_once),
        cmocka_unit_test(values_have_a_top),
        cmocka_unit_test(bluff_card_is_kept),
        cmocka_unit_test(empty_hands_show_the_bluff_card),
        cmocka_unit_test(modifier_changes_the_fire_value),
        cmocka_unit_test(destroying_is_rewarded),
        cmocka_unit_test(defender_is_rewarded_too),
        cmocka_unit_test(each_unit_fires_once),
        cmocka_unit_test(firing_leaves_the_trench_alone),
        cmocka_unit_test(morale_stops_at_nine),
        cmocka_unit_test(losses_are_told),
        cmocka_unit_test(defender_retreats_straight_away),
        cmocka_unit_test(equal_losses_move_nobody),
        cmocka_unit_test(nowhere_to_retreat_costs_morale),
        cmocka_unit_test(standing_fast_can_destroy),
        cmocka_unit_test(retreat_takes_the_tile),
        cmocka_unit_test(retreat_leaves_the_trench),
        cmocka_unit_test(both_are_forced_to_retreat),
        cmocka_unit_test(forced_attacker_goes_back_alone),
        cmocka_unit_test(the_second_firing_asks_anew),
        cmocka_unit_test(both_units_can_go),
        cmocka_unit_test(range_counts_on_anti_air),
        cmocka_unit_test(attacker_advances_for_free),
        cmocka_unit_test(advance_is_a_choice),
        cmocka_unit_test(tanks_do_not_advance_into_swamps),
        cmocka_unit_test(advance_reveals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
