/* The cards and tiles that are compiled in have the numbers of tests/facts/assault, each looked up
 * by its name: a script makes catalogue.c of those files, and this sees what has become of it. */
#include "assault/facts_test.h"
#include "assault/cards.h"
#include "assault/scenario.h"

#include "unit.h"

static bool is_word(const char *at, const char *word)
{
    const size_t length = strlen(word);
    return at[0] == '"' && strncmp(at + 1, word, length) == 0 && at[1 + length] == '"';
}

/* The facts about a card, whose `id` is the first thing in them. */
static const char *find_card(const char *word)
{
    char id[64];
    snprintf(id, sizeof id, "\"id\": \"%s\"", word);
    const char *found = strstr(facts_text, id);
    if (!found)
        fail_msg("no facts about %s", word);
    return found;
}

/* Its copies: number, modifier (of an action card) and decks, whose signs are these. */
static int check_copies(const char *facts, int kind, const char *signs)
{
    int n = 0;
    const char *at = value_of(facts, "cards"), *end = strchr(at, ']');
    for (const char *copy; (copy = strstr(at, "\"card_no\"")) != NULL && copy < end;
         at = copy + 1) {
        const assault_card_row *card = &assault_shipped.card[number_of(copy, "card_no") - 1];
        const char *deck = value_of(copy, "decks") + 1;
        int decks = 0;
        for (; *deck != '"'; deck++)
            decks |= 1 << (strchr(signs, *deck) - signs);
        assert_int_equal(card->kind, kind);
        assert_int_equal(card->decks, decks);
        assert_int_equal(card->tm, assault_is_action(kind) ? number_of(copy, "tm") : 0);
        n++;
    }
    return n;
}

/* [assault:COMP-2] [assault:CARD-2] Unit cards. */
static void units_have_their_numbers(void **state)
{
    (void)state;
    static const char *const classes[ASSAULT_CLASSES] = {
        "armor",     "anti_tank",        "scout_car",          "anti_air",
        "artillery", "mobile_artillery", "motorized_infantry", "infantry"};
    static const struct {
        const char *word;
        int bit;
    } abilities[] = {
        {"moves_and_fires", AB_MOVES_AND_FIRES},
        {"moves_twice", AB_MOVES_TWICE},
        {"moves_diagonally", AB_DIAGONALLY},
        {"ignores_mines", AB_IGNORES_MINES},
        {"may_enter_swamps", AB_SWAMPS},
        {"auto_dug_in", AB_AUTO_DUG_IN},
        {"cancels_target_terrain", AB_CANCELS_TERRAIN},
        {"receives_terrain_defence", AB_TERRAIN_DEFENCE},
        {"support_uncancellable", AB_SURE_SUPPORT},
        {"transfer_activation", AB_TRANSFER},
    };
    int copies = 0;
    read_facts("units");
    for (int kind = 0; kind < ASSAULT_UNITS; kind++) {
        const char *facts = find_card(assault_unit_facts_of[kind].word);
        const assault_unit_row *row = &assault_shipped.unit[kind];
        const char *list = value_of(facts, "abilities"), *end = strchr(list, ']');
        int has = 0;
        for (; (list = strchr(list, '"')) != NULL && list < end; list = strchr(list + 1, '"') + 1)
            for (size_t i = 0; i < sizeof abilities / sizeof abilities[0]; i++)
                has |= is_word(list, abilities[i].word) ? abilities[i].bit : 0;
        assert_int_equal(row->abilities, has);
        assert_true(is_word(value_of(facts, "class"), classes[row->kind]));
        assert_true(is_word(value_of(facts, "target_class"), row->hard ? "hard" : "soft"));
        assert_in_range(row->hard, 0, 1);
        assert_int_equal(row->range, number_of(facts, "support_range"));
        assert_int_equal(row->anti_air, number_of(facts, "anti_air_range"));
        const char *stats = value_of(facts, "stats");
        assert_int_equal(row->battle, number_of(stats, "battle_value"));
        assert_int_equal(row->hard_attack, number_of(stats, "hard_attack"));
        assert_int_equal(row->soft_attack, number_of(stats, "soft_attack"));
        assert_int_equal(row->support, number_of(stats, "support"));
        assert_int_equal(row->defence, number_of(stats, "defence"));
        assert_int_equal(row->morale, number_of(stats, "morale"));
        assert_int_equal(row->cost, number_of(stats, "prestige_cost"));
        copies += check_copies(facts, kind, kind < ASSAULT_UNITS / 2 ? "abcdefgh" : "ABCDEFGH");
    }
    assert_int_equal(copies, 118);
}

/* What an effect is called in the facts, and which key has its amount; NULL: it has none. */
static const struct {
    const char *op, *amount;
} effects[] = {
    [AF_FIRE] = {"attack", "amount"},
    [AF_TARGET] = {"defence", "amount"},
    [AF_MORALE] = {"morale", "amount"},
    [AF_MORALE_TM] = {"morale_tm", "base"},
    [AF_HEAL] = {"heal", "amount"},
    [AF_CANCEL_SUPPORT] = {"cancel_support", NULL},
    [AF_CANCEL_GUNS] = {"cancel_support", NULL},
    [AF_CANCEL_TERRAIN] = {"cancel_terrain_defence", NULL},
    [AF_END_COMBAT] = {"end_combat", NULL},
    [AF_FORCE_RETREAT] = {"force_retreat", NULL},
    [AF_CANCEL_CARD] = {"cancel_card", NULL},
    [AF_CANCEL_MOVE] = {"cancel_move", NULL},
    [AF_REMOVE_DUG_IN] = {"remove_dug_in", NULL},
    [AF_DIG_IN] = {"dig_in", NULL},
    [AF_EXTRA_MOVE] = {"extra_move", "tiles"},
    [AF_EXTRA_ATTACK] = {"extra_attack", "count"}, /* of the targets */
    [AF_REACTIVATE] = {"reactivate", NULL},
    [AF_INITIATE_COMBAT] = {"initiate_combat", NULL},
    [AF_RELOCATE] = {"relocate", NULL},
    [AF_GAIN] = {"prestige", "amount"},
    [AF_PRESTIGE] = {"choose", "amount"},
    [AF_PRESTIGE_TILES] = {"prestige_per_tiles", "per_tiles"},
    [AF_DRAW] = {"draw", "count"},
    [AF_DISCARD_RANDOM] = {"discard_random", "count"},
    [AF_RECOVER_DISCARD] = {"recover_discard", "count"},
};

static void check_effect(const char *facts, const assault_effect *e)
{
    char op[64];
    if (e->kind == AF_NONE) {
        assert_true(e->amount == 0 && e->least == 0);
        return;
    }
    snprintf(op, sizeof op, "\"op\": \"%s\"", effects[e->kind].op);
    const char *at = strstr(value_of(facts, "effects"), op), *key = effects[e->kind].amount;
    assert_true(at && at < strstr(facts, "\"text\""));
    const char *least = strstr(at, "min_morale");
    assert_int_equal(e->amount, key ? number_of(e->kind == AF_EXTRA_ATTACK ? facts : at, key) : 0);
    assert_int_equal(e->least, least && least < strchr(at, '}') ? number_of(at, "min_morale") : 0);
    if (e->kind == AF_CANCEL_SUPPORT || e->kind == AF_CANCEL_GUNS)
        assert_true(
            is_word(value_of(at, "scope"), e->kind == AF_CANCEL_GUNS ? "artillery" : "all"));
}

/* [assault:COMP-2] [assault:CARD-4] Action cards. */
static void actions_have_their_numbers(void **state)
{
    (void)state;
    static const char *const types[] = {"operations", "combat", "surprise"};
    int copies = 0;
    read_facts("actions");
    for (int n = 0; n < ASSAULT_ACTIONS; n++) {
        const assault_action_facts *row = &assault_action_facts_of[n];
        const char *facts = find_card(row->word);
        assert_true(is_word(value_of(facts, "type"), types[row->type]));
        assert_int_equal(row->air, strncmp(value_of(facts, "air"), "true", 4) == 0);
        assert_int_equal(assault_shipped.action[n].cost, number_of(facts, "prestige_cost"));
        assert_int_equal(assault_shipped.action[n].battle, number_of(facts, "battle_value"));
        for (int i = 0; i < ASSAULT_EFFECTS; i++)
            check_effect(facts, &row->effect[i]);
        copies += check_copies(facts, ASSAULT_UNITS + n, "1234");
    }
    assert_int_equal(copies, 120);
}

/* [assault:COMP-1] Tiles; a river is a passable one until a map says otherwise. */
static void tiles_show_their_terrain(void **state)
{
    (void)state;
    read_facts("tiles");
    for (int n = 0; n < ASSAULT_TILES; n++) {
        char number[32];
        snprintf(number, sizeof number, "\"tile\": %d,", n + 1);
        const char *facts = strstr(facts_text, number);
        assert_non_null(facts);
        for (int face = 0; face < 2; face++) {
            const char *at = value_of(value_of(facts, face ? "B" : "A"), "terrain") + 1;
            const char *word = assault_terrains[assault_shipped.tile[n][face]].word;
            if (assault_shipped.tile[n][face] == AT_PASSABLE_RIVER)
                word = "river";
            for (; *word; word++, at++) /* light_woods; light-woods */
                assert_int_equal(*at == '_' ? '-' : *at, *word);
            assert_int_equal(*at, '"');
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(units_have_their_numbers),
        cmocka_unit_test(actions_have_their_numbers),
        cmocka_unit_test(tiles_show_their_terrain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
