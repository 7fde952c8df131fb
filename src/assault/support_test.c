/* Support fire (chapter 12). */
#include "assault/position_test.h"

/* Riflemen on C2 are attacked by Grenadiers on C3. */
static void front(const char *map)
{
    board(map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
}

static int fire_of_attack(void)
{
    attack("C3", "C2");
    return s.combat.fire;
}

/* [assault:SUPPORT-1] [assault:SUPPORT-2] [assault:SUPPORT-10] Every other friendly unit within
 * range of the target adds its support, whatever it has done, wherever the firing unit is. */
static void friends_in_range_support(void **state)
{
    (void)state;
    front(clear_map);
    put("D2", "ger-pz-iv")->marks |= AU_FIRED;
    unit_at("D2")->moved = 1;
    put("B1", "ger-waffen-ss"); /* not next to the Grenadiers */
    put("C4", "ger-pz-iv");     /* two away from the target */
    put("B2", "usa-recruit");   /* an enemy */
    assert_int_equal(fire_of_attack(), 7 + 2 + 2);
}

/* [assault:SUPPORT-3] [assault:ABIL-10] [assault:CLASS-5] [assault:CLASS-6] Range 1, or what the
 * card says. */
static void artillery_supports_from_afar(void **state)
{
    (void)state;
    front(clear_map);
    put("A4", "ger-mortar");   /* range 2: (2, 2) */
    put("F2", "ger-howitzer"); /* range 3 */
    put("E4", "ger-wespe");    /* range 2 */
    put("F4", "ger-mortar");   /* three columns away: too far */
    assert_int_equal(fire_of_attack(), 7 + 3 + 3 + 2);
}

/* [assault:SUPPORT-3] [assault:SUPPORT-4] [assault:SUPPORT-6] What a unit is told to reach is what
 * it supports fire at: a howitzer not three tiles diagonally, one on bocage not what is next to it.
 */
static void reach_is_where_support_comes_from(void **state)
{
    (void)state;
    front(clear_map);
    put("F2", "ger-howitzer");
    put("D2", "ger-pz-iv");
    assert_true(assault_support_range(&game, &s, at("D2")) == game.adjacent[at("D2")]);
    const uint64_t far = assault_support_range(&game, &s, at("F2"));
    assert_true(assault_has(far, at("C2")) && assault_has(far, at("D4")));
    assert_false(assault_has(far, at("C5")) || assault_has(far, at("F2")));
    ASSAULT_EACH(t, game.tiles & ~assault_bit(at("F2")))
    assert_int_equal(assault_has(far, (int)t), assault_can_support(&game, &s, at("F2"), (int)t));
    game.terrain[at("F2")] = AT_BOCAGE;
    assert_true(assault_support_range(&game, &s, at("F2")) == (far & ~game.adjacent[at("F2")]));
    game.book.unit[kind_of("ger-pz-iv")].support = 0;
    assert_true(assault_support_range(&game, &s, at("D2")) == 0);
}

/* [assault:SUPPORT-1] A unit without a support value, as own values may have it, is no supporter:
 * there is nothing that Off Target could cancel. */
static void no_value_no_support(void **state)
{
    (void)state;
    front(clear_map);
    put("D2", "ger-pz-iv");
    game.book.unit[kind_of("ger-pz-iv")].support = 0;
    assert_int_equal(fire_of_attack(), 7);
    assert_int_equal(s.combat.supporters, 0);
    assert_int_equal(count_events(AEV_SUPPORTS), 0);
}

/* [assault:SUPPORT-6] [assault:AMB-11] [assault:TERR-4] A unit on bocage gives no support against
 * an adjacent target, only from afar. */
static void bocage_stops_adjacent_support(void **state)
{
    (void)state;
    front("....../..o.../....../.o..../......");
    put("B2", "ger-pz-iv");
    put("C4", "ger-mortar");
    assert_int_equal(fire_of_attack(), 7 + 3);
}

/* [assault:SUPPORT-9] [assault:COMBAT-23] Counterfire has its own support. */
static void counterfire_has_its_own_support(void **state)
{
    (void)state;
    front(clear_map);
    put("D2", "ger-pz-iv");
    put("B3", "usa-sherman-76");
    assert_int_equal(fire_of_attack(), 9);
    flip(-2);
    assert_int_equal(s.combat.fire, 7 + 2);
}

/* [assault:SUPPORT-7] [assault:AMB-19] [assault:REVEAL-3] The owner of a face-down unit may leave
 * it out; if it supports, it is turned up. */
static void face_down_support_is_a_choice(void **state)
{
    (void)state;
    for (int gives = 0; gives < 2; gives++) {
        front(clear_map);
        put_down("D4", "ger-mortar");
        attack("C3", "C2");
        assert_true(is_asked(AS_GERMAN, AP_SUPPORT));
        assert_int_equal(bcg_assault_ops.window(&game.head, &s), AW_SUPPORT);
        act(AS_GERMAN, gives ? assault_action(AA_SUPPORT, at("D4"), 0) : AA_PASS);
        assert_int_equal(is_up("D4"), gives);
        assert_int_equal(s.combat.fire, gives ? 10 : 7);
    }
}

static bcg_action support_of(const char *tile)
{
    return assault_action(AA_SUPPORT, at(tile), 0);
}

/* [assault:SUPPORT-7] [assault:AMB-73] Asked once for all face-down units within 3 tiles, whether
 * they could support or not: being asked tells nothing. Asked again while another one is left. */
static void owner_is_asked_for_face_down_units_near(void **state)
{
    (void)state;
    front(clear_map);
    put_down("D4", "ger-pz-iv");  /* cannot reach the target */
    put_down("F5", "ger-mortar"); /* three rows and columns away: still asked */
    attack("C3", "C2");
    assert_true(is_asked(AS_GERMAN, AP_SUPPORT));
    refuse(AS_GERMAN, support_of("D4"), AR_CANNOT_SUPPORT);
    refuse(AS_GERMAN, support_of("F5"), AR_CANNOT_SUPPORT);
    pass(AS_GERMAN);
    assert_true(is_asked(AS_GERMAN, AP_MODIFIER));
    assert_false(is_up("D4") || is_up("F5"));
    front(clear_map);
    put_down("D4", "ger-mortar");
    put_down("B4", "ger-mortar");
    put("A3", "ger-mortar");
    attack("C3", "C2");
    refuse(AS_GERMAN, support_of("A3"), AR_CANNOT_SUPPORT); /* lies face up: it does so anyway */
    act(AS_GERMAN, support_of("D4"));
    assert_true(is_asked(AS_GERMAN, AP_SUPPORT));
    refuse(AS_GERMAN, support_of("D4"), AR_CANNOT_SUPPORT);
    act(AS_GERMAN, support_of("B4"));
    assert_true(is_asked(AS_GERMAN, AP_MODIFIER));
    assert_true(is_up("D4") && is_up("B4"));
    board(clear_map); /* four columns away nobody is asked */
    lose_surprises();
    put("A3", "ger-grenadiers");
    put("A2", "usa-riflemen");
    put_down("E2", "ger-howitzer");
    attack("A3", "A2");
    assert_true(is_asked(AS_GERMAN, AP_MODIFIER));
}

/* [assault:SUPPORT-8] [assault:ABIL-11] [assault:COMBAT-18] Support that cannot be cancelled
 * survives Off Target. */
static void some_support_cannot_be_cancelled(void **state)
{
    (void)state;
    board(clear_map);
    lose_surprises();
    s.active = AS_AMERICAN;
    put("C2", "usa-riflemen");
    put("C3", "ger-grenadiers");
    put("C1", "usa-forward-observer");
    put("D3", "usa-sherman-76");
    deal(AS_GERMAN, "off-target");
    s.prestige[AS_GERMAN] = 5;
    attack("C2", "C3");
    assert_int_equal(s.combat.fire, 7 + 3 + 2);
    play(AS_GERMAN, "off-target", NULL);
    assert_int_equal(s.combat.fire, 7 + 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(friends_in_range_support),
        cmocka_unit_test(artillery_supports_from_afar),
        cmocka_unit_test(reach_is_where_support_comes_from),
        cmocka_unit_test(no_value_no_support),
        cmocka_unit_test(bocage_stops_adjacent_support),
        cmocka_unit_test(counterfire_has_its_own_support),
        cmocka_unit_test(face_down_support_is_a_choice),
        cmocka_unit_test(owner_is_asked_for_face_down_units_near),
        cmocka_unit_test(some_support_cannot_be_cancelled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
