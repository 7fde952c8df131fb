/* Positions that cannot be: each of them is refused for its own reason. The same that is not broken
 * can be played. What the rules lead to is looked at in notation/assault_position_test.c. */
#include "assault/position.h"
#include "assault/position_test.h"

static assault_position_fault fault(void)
{
    int todo;
    return assault_position_check(&game, &s, &todo);
}

static void assert_fault(assault_position_fault wanted)
{
    if (fault() != wanted)
        fail_msg("\"%s\", not \"%s\"", assault_position_sentence(fault()),
                 assault_position_sentence(wanted));
}

/* Grenadiers attack Riflemen; the modifier of the first fire is to be flipped. */
static void fight(void)
{
    board(clear_map);
    lose_surprises();
    put("C3", "ger-grenadiers");
    put("C2", "usa-riflemen");
    put("D3", "ger-pz-iv");
    attack("C3", "C2");
    assert_true(is_asked(AS_GERMAN, AP_MODIFIER));
    assert_fault(APF_NONE);
}

/* [assault:REVEAL-6] [assault:COMBAT-0] Units of a combat lie face up, and its values are 1 at
 * least. */
static void combats_stand_as_the_rules_say(void **state)
{
    (void)state;
    for (int role = 0; role < 2; role++) {
        fight();
        assault_unit *u = unit_at(role ? "C2" : "C3");
        u->marks |= AU_FACE_DOWN;
        u->told = assault_row(&game, u->kind - 1)->cost;
        assert_fault(APF_COMBAT);
    }
    fight();
    s.combat.fire = 0;
    assert_fault(APF_COMBAT);
    fight();
    s.combat.target = 0;
    assert_fault(APF_COMBAT);
    fight();
    s.combat.fire = s.combat.target = 1;
    assert_fault(APF_NONE);
    fight();
    s.combat.supporters |= assault_bit(at("C2")); /* of the other side */
    assert_fault(APF_COMBAT);
}

/* [assault:SETUP-6] [assault:SETUP-12] Starting units that nobody has seen cost no more than a side
 * may spend, together with those that were seen. */
static void starting_units_keep_the_budget(void **state)
{
    (void)state;
    board(clear_map);
    lose_surprises();
    put("C1", "usa-riflemen");
    put("A5", "ger-pz-iv")->marks = AU_FACE_DOWN | AU_START; /* 7 */
    s.start_seen[AS_GERMAN] = 30 - 7;
    assert_fault(APF_NONE);
    s.start_seen[AS_GERMAN]++;
    assert_fault(APF_START);
    unit_at("A5")->marks = 0; /* it is seen, and counted among them */
    assert_fault(APF_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(combats_stand_as_the_rules_say),
        cmocka_unit_test(starting_units_keep_the_budget),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
