#include "memoir/cards.h"
#include "memoir/scenario.h"

#include "unit.h"

#include <string.h>

/* [DECK-1] 40 section cards and 20 tactic cards. */
static void deck_has_sixty_cards(void **state)
{
    (void)state;
    int section = 0, tactic = 0;
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        assert_true(memoir_cards[card].copies > 0);
        if (card <= MC_RECON_IN_FORCE)
            section += memoir_cards[card].copies;
        else
            tactic += memoir_cards[card].copies;
    }
    assert_int_equal(section, 40);
    assert_int_equal(tactic, 20);
    assert_int_equal(section + tactic, MEMOIR_DECK_SIZE);
}

/* [DECK-1] For each card, the number of copies and the word used in files and replays. */
static void every_card_has_its_copies_and_its_word(void **state)
{
    (void)state;
    /* clang-format off */
    static const struct {
        int copies;
        const char *word;
    } rows[MEMOIR_CARDS] = {
        [MC_RECON_LEFT]           = {2, "recon-left"},
        [MC_RECON_CENTER]         = {2, "recon-center"},
        [MC_RECON_RIGHT]          = {2, "recon-right"},
        [MC_PROBE_LEFT]           = {4, "probe-left"},
        [MC_PROBE_CENTER]         = {5, "probe-center"},
        [MC_PROBE_RIGHT]          = {4, "probe-right"},
        [MC_ATTACK_LEFT]          = {3, "attack-left"},
        [MC_ATTACK_CENTER]        = {4, "attack-center"},
        [MC_ATTACK_RIGHT]         = {3, "attack-right"},
        [MC_ASSAULT_LEFT]         = {2, "assault-left"},
        [MC_ASSAULT_CENTER]       = {2, "assault-center"},
        [MC_ASSAULT_RIGHT]        = {2, "assault-right"},
        [MC_GENERAL_ADVANCE]      = {1, "general-advance"},
        [MC_PINCER_MOVE]          = {1, "pincer-move"},
        [MC_RECON_IN_FORCE]       = {3, "recon-in-force"},
        [MC_AIR_POWER]            = {1, "air-power"},
        [MC_AMBUSH]               = {1, "ambush"},
        [MC_ARMOR_ASSAULT]        = {2, "armor-assault"},
        [MC_ARTILLERY_BOMBARD]    = {1, "artillery-bombard"},
        [MC_BARRAGE]              = {1, "barrage"},
        [MC_BEHIND_ENEMY_LINES]   = {1, "behind-enemy-lines"},
        [MC_CLOSE_ASSAULT]        = {1, "close-assault"},
        [MC_COUNTER_ATTACK]       = {2, "counter-attack"},
        [MC_DIG_IN]               = {1, "dig-in"},
        [MC_DIRECT_FROM_HQ]       = {2, "direct-from-hq"},
        [MC_FIREFIGHT]            = {1, "firefight"},
        [MC_INFANTRY_ASSAULT]     = {2, "infantry-assault"},
        [MC_MEDICS_AND_MECHANICS] = {1, "medics-and-mechanics"},
        [MC_MOVE_OUT]             = {2, "move-out"},
        [MC_THEIR_FINEST_HOUR]    = {1, "their-finest-hour"},
    };
    /* clang-format on */
    assert_int_equal(MEMOIR_CARDS, 30);
    assert_int_equal(memoir_card_words.count, MEMOIR_CARDS);
    for (int card = 0; card < MEMOIR_CARDS; card++) {
        assert_non_null(rows[card].word);
        assert_string_equal(memoir_card_words.word[card], rows[card].word);
        assert_int_equal(memoir_cards[card].copies, rows[card].copies);
    }
}

/* A file is unambiguous only if no two things share a code or a word. */
static void codes_and_words_differ(void **state)
{
    (void)state;
    for (int i = 0; i < MEMOIR_TERRAINS; i++)
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(memoir_terrains[i].code, memoir_terrains[j].code);
            assert_string_not_equal(memoir_terrains[i].word, memoir_terrains[j].word);
        }
    for (int i = 0; i < MEMOIR_CARDS; i++)
        for (int j = 0; j < i; j++)
            assert_string_not_equal(memoir_card_words.word[i], memoir_card_words.word[j]);
    for (int o = 0; o < MEMOIR_OBSTACLES; o++)
        for (int u = MU_NONE + 1; u < MEMOIR_UNITS; u++)
            assert_int_not_equal(memoir_obstacles[o].code, memoir_units[u].code);
    /* a structure's code after a terrain's code must not read as another terrain */
    for (int i = 0; i < MEMOIR_TERRAINS; i++)
        for (int k = MB_NONE + 1; k < MEMOIR_STRUCTURES; k++)
            assert_null(strchr(memoir_terrains[i].code, memoir_structures[k].code));
}

/* [SETUP-3] [UNIT-EARM-1] [UNIT-FR-1] Figures of a unit at full strength. */
static void full_strengths(void **state)
{
    (void)state;
    assert_int_equal(memoir_full_strength(MU_INFANTRY, false), 4);
    assert_int_equal(memoir_full_strength(MU_INFANTRY, true), 4);
    assert_int_equal(memoir_full_strength(MU_ARMOR, false), 3);
    assert_int_equal(memoir_full_strength(MU_ARMOR, true), 4);
    assert_int_equal(memoir_full_strength(MU_ARTILLERY, false), 2);
    assert_int_equal(memoir_full_strength(MU_RESISTANCE, false), 3);
}

/* A bridge without an axis crosses its river at a right angle. */
static void bridges_cross_their_river(void **state)
{
    (void)state;
    static memoir_scenario s;
    const struct {
        int a, b, axis;
    } rows[] = {
        {BCG_E, BCG_W, 90},  {BCG_NE, BCG_SW, 150}, {BCG_NW, BCG_SE, 30},
        {BCG_NE, BCG_SE, 0}, {BCG_E, BCG_NW, 60},   {BCG_NE, BCG_W, 120},
        {BCG_NW, BCG_SW, 0}, {BCG_W, BCG_SE, 60},   {BCG_E, BCG_SW, 120},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        s.hex[5].river = (uint8_t)(1u << rows[i].a | 1u << rows[i].b);
        assert_int_equal(memoir_bridge_axis(&s, 5), rows[i].axis);
    }
    s.bridge.count = 1;
    s.bridge.at[0] = (memoir_bridge){.hex = 5, .axis = 30};
    assert_int_equal(memoir_bridge_axis(&s, 5), 30);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(deck_has_sixty_cards),
        cmocka_unit_test(every_card_has_its_copies_and_its_word),
        cmocka_unit_test(codes_and_words_differ),
        cmocka_unit_test(full_strengths),
        cmocka_unit_test(bridges_cross_their_river),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
