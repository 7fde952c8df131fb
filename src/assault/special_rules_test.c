/* Special rules of scenarios (chapter 19), as what they set in a game: each what is its own, for
 * the sides it is for, and nothing else; and so do an owner's values. What they mean is tested
 * where they are used. */
#include "assault/position_test.h"

enum {
    BEGIN = offsetof(assault_game, sacrifice_only),
    END = offsetof(assault_game, has_state),
    KINDS = AX_NPC_HOLDS + 1,
};

/* The rules of a game with one special rule, and the bytes in which they differ from none. */
typedef struct rules {
    uint8_t byte[END - BEGIN];
    bool set[END - BEGIN];
    uint64_t enter;
    int count;
} rules;

static void init_with(int kind, int side, rules *out)
{
    draw_duel("....../..S.../..i.../....../......");
    if (kind < KINDS) {
        assault_special *rule = add_special(&scenario, side, (assault_special_kind)kind,
                                            "ger-grenadiers air-strike");
        rule->number = 7;
        rule->even = 9;
        rule->from = 3;
        rule->turns = 5;
        rule->terrain = 1u << AT_SWAMP;
        rule->tiles.word[0] = UINT64_C(1) << 20;
    }
    start_position();
    memcpy(out->byte, (const uint8_t *)&game + BEGIN, sizeof out->byte);
    out->enter = game.enter[kind_of("ger-grenadiers")];
}

/* Compared with the game without it. */
static void find_rules(int kind, int side, rules *out)
{
    rules none;
    init_with(KINDS, side, &none);
    init_with(kind, side, out);
    out->count = 0;
    for (int i = 0; i < END - BEGIN; i++) {
        out->set[i] = out->byte[i] != none.byte[i];
        out->count += out->set[i];
    }
    assert_int_equal(out->enter != none.enter,
                     kind == AX_FORDING || (kind == AX_FORBIDDEN_TILES && side != AS_AMERICAN));
}

static bool is_of_a_side(int kind)
{
    switch (kind) {
    case AX_SACRIFICE_ONLY:
    case AX_START_DUG_IN:
    case AX_NO_RETREAT:
    case AX_FORBIDDEN_TILES:
    case AX_FORT_FIRE:
    case AX_FREE_LANDING:
    case AX_FREE_SHELLING:
    case AX_NO_DIG_IN:
    case AX_EXTRA_UNIT_CARD:
        return true;
    default:
        return false;
    }
}

/* No two kinds of rules set the same; holding an automa's units back is how it is without a rule,
 * and a ford changes where units may be. */
static void rules_set_what_is_their_own(void **state)
{
    (void)state;
    static rules all[KINDS];
    for (int kind = 0; kind < KINDS; kind++) {
        find_rules(kind, AS_BOTH, &all[kind]);
        assert_int_equal(all[kind].count == 0, kind == AX_NPC_HOLDS || kind == AX_FORDING);
        for (int other = 0; other < kind; other++)
            for (int i = 0; i < END - BEGIN; i++)
                if (all[kind].set[i] && all[other].set[i])
                    fail_msg("rules %d and %d set the same", other, kind);
    }
}

/* What is of a side is set for the one that is named, or for both. */
static void rules_are_for_a_side(void **state)
{
    (void)state;
    static rules of[ASSAULT_SIDES], both;
    for (int kind = 0; kind < KINDS; kind++) {
        find_rules(kind, AS_BOTH, &both);
        for (int side = 0; side < ASSAULT_SIDES; side++)
            find_rules(kind, side, &of[side]);
        for (int i = 0; i < END - BEGIN; i++) {
            assert_int_equal(both.set[i], of[0].set[i] || of[1].set[i]);
            assert_int_equal(of[0].set[i] && of[1].set[i], both.set[i] && !is_of_a_side(kind));
        }
    }
}

/* An owner's value of a unit replaces the one it is for, and no other. */
static void own_values_replace_their_own(void **state)
{
    (void)state;
    enum { VALUES = 7 };
    const int unit = kind_of("ger-grenadiers");
    for (int given = 0; given < VALUES; given++) {
        draw_duel(clear_map);
        start_position();
        const assault_unit_row was = *assault_row(&game, unit);
        uint16_t v[VALUES];
        for (int i = 0; i < VALUES; i++)
            v[i] = i == given ? 13 : ASSAULT_AS_PRINTED;
        scenario.value_unit.count = 1;
        scenario.value_unit.at[0] = (assault_unit_value){.unit = (uint8_t)unit,
                                                         .battle = v[0],
                                                         .hard = v[1],
                                                         .soft = v[2],
                                                         .support = v[3],
                                                         .defence = v[4],
                                                         .morale = v[5],
                                                         .cost = v[6]};
        start_position();
        const assault_unit_row *is = assault_row(&game, unit);
        const int before[VALUES] = {was.battle,  was.hard_attack, was.soft_attack, was.support,
                                    was.defence, was.morale,      was.cost};
        const int now[VALUES] = {is->battle,  is->hard_attack, is->soft_attack, is->support,
                                 is->defence, is->morale,      is->cost};
        for (int i = 0; i < VALUES; i++)
            assert_int_equal(now[i], i == given ? 13 : before[i]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_set_what_is_their_own),
        cmocka_unit_test(rules_are_for_a_side),
        cmocka_unit_test(own_values_replace_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
