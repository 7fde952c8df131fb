/* The shipped cards, tiles and terrains: what every set of values must keep to, and where the
 * values of ours come from. Scenarios are compared with their facts in tests/facts_assault.mjs. */
#include "assault/action.h"
#include "assault/cards.h"
#include "assault/scenario.h"

#include "unit.h"

#include <stdlib.h>
#include <string.h>

static const assault_catalogue *const shipped = &assault_shipped;

static int unit_of(const char *word)
{
    for (int kind = 0; kind < ASSAULT_UNITS; kind++)
        if (strcmp(assault_unit_facts_of[kind].word, word) == 0)
            return kind;
    fail_msg("there is no unit %s", word);
    return 0;
}

static const assault_unit_row *row_of(const char *word)
{
    return &shipped->unit[unit_of(word)];
}

static int cost_of(int action)
{
    return shipped->action[action - ASSAULT_UNITS].cost;
}

/* -- cards ------------------------------------------------------------------------------------- */

/* [assault:COMP-2] 240 cards: 59 units of each nation, 120 action cards, a bluff card for each. The
 * numbers are given in that order, so that each is used once; copies of a card follow each other.
 */
static void numbers_of_cards(void **state)
{
    (void)state;
    int copies[ASSAULT_KINDS] = {0};
    for (int n = 0; n < ASSAULT_CARDS; n++) {
        int kind = shipped->card[n].kind;
        assert_in_range(kind, 0, ASSAULT_KINDS - 1);
        copies[kind]++;
        assert_true(n == 0 || kind == shipped->card[n - 1].kind ||
                    kind == shipped->card[n - 1].kind + 1);
        if (n < 59)
            assert_true(assault_is_unit(kind) && assault_nation_of(kind) == AS_GERMAN);
        else if (n < 118)
            assert_true(assault_is_unit(kind) && assault_nation_of(kind) == AS_AMERICAN);
        else if (n < 238)
            assert_true(assault_is_action(kind));
        else
            assert_true(assault_is_bluff(kind) && assault_nation_of(kind) == n - 238);
    }
    for (int kind = 0; kind < ASSAULT_KINDS; kind++)
        assert_true(copies[kind] > 0);
}

static int count_in_deck(int kind, int deck)
{
    int n = 0;
    for (int c = 0; c < ASSAULT_CARDS; c++)
        n += shipped->card[c].kind == kind && shipped->card[c].decks >> deck & 1;
    return n;
}

/* [assault:DYO-3] [assault:DYO-4] [assault:DYO-5] Each unit deck has 20 cards, each of the four
 * action decks 60; at most four of a kind. */
static void decks_have_their_size(void **state)
{
    (void)state;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        for (int deck = 0; deck < ASSAULT_UNIT_DECKS; deck++) {
            int size = 0;
            for (int i = 0; i < ASSAULT_UNITS / 2; i++) {
                int n = count_in_deck(side * (ASSAULT_UNITS / 2) + i, deck);
                assert_in_range(n, 0, 4);
                size += n;
            }
            assert_int_equal(size, 20);
        }
    for (int deck = 0; deck < ASSAULT_ACTION_DECKS; deck++) {
        int size = 0;
        for (int kind = ASSAULT_UNITS; kind < AK_BLUFF; kind++) {
            int n = count_in_deck(kind, deck);
            assert_in_range(n, 0, 4);
            size += n;
        }
        assert_int_equal(size, deck < 4 ? 60 : 0);
    }
    for (int c = 0; c < ASSAULT_CARDS; c++) /* a copy that is in no deck could never be drawn */
        assert_true(assault_is_bluff(shipped->card[c].kind) == (shipped->card[c].decks == 0));
}

/* [assault:CARD-4] [assault:CARD-14] Tactical modifiers from -2 to +3, each on as many action cards
 * of the pack and of every deck; unit cards have none. */
static void modifiers_are_evenly_split(void **state)
{
    (void)state;
    int all[6] = {0}, in_deck[4][6] = {{0}};
    for (int c = 0; c < ASSAULT_CARDS; c++) {
        const assault_card_row *card = &shipped->card[c];
        assert_true(card->tm >= ASSAULT_LEAST_TM && card->tm <= ASSAULT_MOST_TM);
        if (!assault_is_action(card->kind)) {
            assert_int_equal(card->tm, 0);
            continue;
        }
        all[card->tm - ASSAULT_LEAST_TM]++;
        for (int deck = 0; deck < 4; deck++)
            in_deck[deck][card->tm - ASSAULT_LEAST_TM] += card->decks >> deck & 1;
    }
    for (int tm = 0; tm < 6; tm++) {
        assert_int_equal(all[tm], 20);
        for (int deck = 0; deck < 4; deck++)
            assert_int_equal(in_deck[deck][tm], 10);
    }
}

/* -- units ------------------------------------------------------------------------------------- */

/* [assault:CARD-2] Fifty kinds, German first; every number is one a card can show. */
static void units_have_numbers(void **state)
{
    (void)state;
    for (int kind = 0; kind < ASSAULT_UNITS; kind++) {
        const assault_unit_facts *facts = &assault_unit_facts_of[kind];
        const assault_unit_row *row = &shipped->unit[kind];
        assert_memory_equal(facts->word, kind < 25 ? "ger-" : "usa-", 4);
        assert_true(strlen(facts->name) > 0);
        assert_true(row->kind < ASSAULT_CLASSES && row->hard <= 1);
        assert_true(row->abilities < 1 << ASSAULT_ABILITIES);
        assert_in_range(row->range, 1, 3);
        assert_true(row->battle > 0 && row->hard_attack > 0 && row->soft_attack > 0 &&
                    row->support > 0 && row->defence > 0);
        assert_in_range(row->morale, 1, ASSAULT_MOST_MORALE);
        assert_in_range(row->cost, 1, 30);
    }
}

static void check_class(const assault_unit_row *row)
{
    const int abilities = row->abilities;
    switch ((assault_class)row->kind) {
    case AC_ARMOR:
        assert_true(row->hard && !(abilities & AB_TERRAIN_DEFENCE));
        break;
    case AC_SCOUT_CAR:
        assert_int_equal(abilities & (AB_MOVES_TWICE | AB_MOVES_AND_FIRES),
                         AB_MOVES_TWICE | AB_MOVES_AND_FIRES);
        break;
    case AC_ARTILLERY:
        assert_true(!row->hard && row->range >= 2);
        break;
    case AC_MOBILE_ARTILLERY:
        assert_true(row->hard && row->range >= 2 && abilities & AB_MOVES_AND_FIRES);
        break;
    case AC_MOTORIZED_INFANTRY:
        assert_true(abilities & AB_MOVES_AND_FIRES);
        break;
    case AC_INFANTRY:
        assert_true(!row->hard && !(abilities & AB_MOVES_AND_FIRES));
        break;
    case AC_ANTI_TANK:
    case AC_ANTI_AIR:
    case ASSAULT_CLASSES:
        break;
    }
    /* [AA-1] only anti-air units fire at aircraft, all at the same range; only guns support from
     * afar */
    assert_int_equal(row->anti_air, row->kind == AC_ANTI_AIR ? 2 : 0);
    assert_true(row->range == 1 || row->kind == AC_ARTILLERY || row->kind == AC_MOBILE_ARTILLERY);
    /* what every soft unit can do is no ability of it (CLASS-8, CLASS-10) */
    assert_true(row->hard || !(abilities & (AB_SWAMPS | AB_TERRAIN_DEFENCE)));
}

/* [assault:CLASS-1] [assault:CLASS-3] [assault:CLASS-5] [assault:CLASS-6] Units are what their
 * class says. */
static void units_fit_their_class(void **state)
{
    (void)state;
    int of_class[ASSAULT_SIDES][ASSAULT_CLASSES] = {{0}};
    for (int kind = 0; kind < ASSAULT_UNITS; kind++) {
        check_class(&shipped->unit[kind]);
        of_class[assault_nation_of(kind)][shipped->unit[kind].kind]++;
    }
    for (int side = 0; side < ASSAULT_SIDES; side++)
        for (int class = 0; class < ASSAULT_CLASSES; class ++)
            assert_true(of_class[side][class] > 0);
    /* [ACT-5] the one tank that moves or fires */
    assert_int_equal(row_of("ger-king-tiger")->abilities, 0);
    assert_int_equal(row_of("ger-king-tiger")->kind, AC_ARMOR);
}

/* The numbers the rulebook prints or forces, and no others, are marked so. */
static void printed_numbers(void **state)
{
    (void)state;
    enum { BATTLE, HARD, SOFT, SUPPORT, DEFENCE, MORALE, COST, NUMBERS };
    static const struct {
        const char *unit;
        int number, value;
        char level;
    } known[] = {
        {"ger-tiger-i", SOFT, 7, 'p'},          {"ger-tiger-i", DEFENCE, 10, 'p'},
        {"ger-tiger-i", MORALE, 5, 'd'},        {"ger-howitzer", SUPPORT, 3, 'p'},
        {"ger-wespe", SUPPORT, 2, 'p'},         {"ger-pak-38", BATTLE, 7, 'p'},
        {"ger-pak-38", HARD, 9, 'p'},           {"ger-stosstruppen", SUPPORT, 3, 'p'},
        {"ger-field-marshal", SUPPORT, 2, 'p'}, {"ger-grenadiers", SUPPORT, 2, 'p'},
        {"usa-sherman-m4a1", HARD, 10, 'd'},    {"usa-sherman-m4a1", DEFENCE, 7, 'p'},
        {"usa-sherman-m4a1", MORALE, 4, 'p'},   {"usa-sherman-m4a1", COST, 6, 'd'},
        {"usa-howitzer-105", SUPPORT, 3, 'p'},  {"usa-mortar", SUPPORT, 3, 'p'},
        {"usa-veterans", BATTLE, 5, 'p'},       {"usa-veterans", HARD, 7, 'p'},
        {"usa-veterans", DEFENCE, 8, 'p'},      {"usa-veterans", MORALE, 6, 'p'},
        {"usa-recruit", BATTLE, 7, 'p'},
    };
    for (size_t i = 0; i < COUNT(known); i++) {
        const assault_unit_row *row = row_of(known[i].unit);
        const int numbers[NUMBERS] = {row->battle,  row->hard_attack, row->soft_attack,
                                      row->support, row->defence,     row->morale,
                                      row->cost};
        assert_int_equal(numbers[known[i].number], known[i].value);
        assert_int_equal(assault_unit_facts_of[unit_of(known[i].unit)].provenance[known[i].number],
                         known[i].level);
    }
    int reconstructed = 0;
    for (int kind = 0; kind < ASSAULT_UNITS; kind++) {
        const char *levels = assault_unit_facts_of[kind].provenance;
        assert_int_equal(strlen(levels), NUMBERS);
        for (int i = 0; i < NUMBERS; i++)
            reconstructed += levels[i] == 'r';
    }
    assert_int_equal(reconstructed, ASSAULT_UNITS * NUMBERS - (int)COUNT(known));
}

/* What a unit is worth, in twentieths: the model of our own numbers. */
static int worth_of(const assault_unit_row *row)
{
    static const int by_range[] = {0, 10, 24, 36};
    static const struct {
        int ability, worth;
    } abilities[] = {
        {AB_MOVES_AND_FIRES, 20}, {AB_MOVES_TWICE, 16},     {AB_DIAGONALLY, 10},
        {AB_IGNORES_MINES, 6},    {AB_SWAMPS, 4},           {AB_AUTO_DUG_IN, 20},
        {AB_TRANSFER, 40},        {AB_CANCELS_TERRAIN, 16}, {AB_TERRAIN_DEFENCE, 16},
        {AB_SURE_SUPPORT, 10},
    };
    int worth = 9 * row->hard_attack + 7 * row->soft_attack + 11 * row->defence + 10 * row->morale +
                by_range[row->range] * row->support + (row->anti_air ? 16 : 0) +
                (row->kind == AC_SCOUT_CAR ? 4 : 0);
    for (size_t i = 0; i < COUNT(abilities); i++)
        if (row->abilities & abilities[i].ability)
            worth += abilities[i].worth;
    return worth;
}

/* A unit costs what it is worth, and a cheap card is worth more as a sacrifice: printed values
 * included. */
static void costs_follow_from_worth(void **state)
{
    (void)state;
    for (int kind = 0; kind < ASSAULT_UNITS; kind++) {
        const assault_unit_row *row = &shipped->unit[kind];
        const long long worth = worth_of(row);
        const long long cost = (2 * worth * worth * worth + 4000000) /
                               8000000; /* the cube of the worth by 500, rounded */
        assert_int_equal(row->cost, cost > 0 ? cost : 1);
        const int c = row->cost;
        assert_int_equal(row->battle, c <= 4    ? 7
                                      : c == 5  ? 6
                                      : c <= 8  ? 5
                                      : c <= 11 ? 4
                                      : c <= 15 ? 3
                                                : 2);
    }
    for (int i = 0; i < ASSAULT_ACTIONS; i++) {
        const int c = shipped->action[i].cost;
        assert_int_equal(shipped->action[i].battle, c == 0 ? 5 : c <= 3 ? 4 : c <= 6 ? 3 : 2);
    }
}

/* -- action cards ------------------------------------------------------------------------------ */

static bool has_effect(const assault_action_facts *facts, assault_effect_kind kind)
{
    for (int i = 0; i < ASSAULT_EFFECTS; i++)
        if (facts->effect[i].kind == kind)
            return true;
    return false;
}

/* [assault:CARD-1] [assault:CARD-3] [assault:AIR-1] Types, texts, effects; the three air cards. */
static void action_cards_have_effects(void **state)
{
    (void)state;
    int of_type[3] = {0};
    for (int kind = ASSAULT_UNITS; kind < AK_BLUFF; kind++) {
        const assault_action_facts *facts = assault_facts_of(kind);
        assert_true(strlen(facts->name) > 0 && strlen(facts->text) > 0);
        assert_true(facts->type <= ACT_SURPRISE);
        of_type[facts->type]++;
        assert_int_equal(facts->air,
                         kind == AK_AIR_STRIKE || kind == AK_BOMBER_RUN || kind == AK_STRAFING_RUN);
        assert_int_not_equal(facts->effect[0].kind, AF_NONE);
        for (int i = 0; i < ASSAULT_EFFECTS; i++) {
            const assault_effect *effect = &facts->effect[i];
            assert_true(i == 0 || effect->kind == AF_NONE || facts->effect[i - 1].kind != AF_NONE);
            /* [OPCARD-3] operations cards leave a unit on the map, combat cards may not (COMBAT-17)
             */
            const bool loss = effect->kind == AF_MORALE_TM ||
                              (effect->kind == AF_MORALE && effect->amount < 0);
            assert_int_equal(effect->least, loss && facts->type == ACT_OPERATIONS);
        }
    }
    assert_int_equal(of_type[ACT_OPERATIONS], 14);
    assert_int_equal(of_type[ACT_COMBAT], 9);
    assert_int_equal(of_type[ACT_SURPRISE], 4);
}

/* The effects the rulebook prints, and those that need something more than a number. */
static void effects_of_named_cards(void **state)
{
    (void)state;
    static const struct {
        int kind, cost; /* -1: not printed */
        assault_effect effect[2];
    } known[] = {
        {AK_RANGED_BOMBARDMENT, 7, {{AF_MORALE_TM, 3, 1}}},
        {AK_PREP_FIRE, -1, {{AF_REMOVE_DUG_IN, 0, 0}, {AF_MORALE, -1, 1}}},
        {AK_ACCURACY, 2, {{AF_FIRE, 3, 0}}},
        {AK_DEADLY_FIRE, 5, {{AF_MORALE, -2, 0}}},
        {AK_OFF_TARGET, 5, {{AF_CANCEL_SUPPORT, 0, 0}}},
        {AK_MORALE_BOOST, 5, {{AF_MORALE, 2, 0}}},
        {AK_STRAFING_RUN, -1, {{AF_CANCEL_GUNS, 0, 0}, {AF_MORALE, -1, 0}}},
        {AK_SNAFU, 7, {{AF_CANCEL_CARD, 0, 0}}},
        {AK_SABOTAGE, 4, {{AF_DRAW, 2, 0}, {AF_DISCARD_RANDOM, 2, 0}}},
        {AK_TANK_OBSTACLES, -1, {{AF_CANCEL_MOVE, 0, 0}}},
    };
    for (size_t i = 0; i < COUNT(known); i++) {
        const assault_action_facts *facts = assault_facts_of(known[i].kind);
        assert_memory_equal(facts->effect, known[i].effect, sizeof known[i].effect);
        if (known[i].cost >= 0)
            assert_int_equal(cost_of(known[i].kind), known[i].cost);
        assert_int_equal(facts->provenance[2], known[i].cost >= 0 ? 'p' : 'r');
    }
    /* the one choice between gaining prestige and taking it off the opponent */
    for (int kind = ASSAULT_UNITS; kind < AK_BLUFF; kind++)
        assert_int_equal(has_effect(assault_facts_of(kind), AF_PRESTIGE),
                         kind == AK_NATIONAL_ADVANTAGE);
    /* one copy of Sabotage is printed with its modifier */
    int threes = 0;
    for (int c = 0; c < ASSAULT_CARDS; c++)
        threes += shipped->card[c].kind == AK_SABOTAGE && shipped->card[c].tm == 3;
    assert_int_equal(threes, 1);
}

/* Where names, types, costs, effects and battle values come from: so many of each are printed and
 * derived. */
static void provenance_of_action_cards(void **state)
{
    (void)state;
    enum { VALUES = 5 };
    static const int printed[VALUES] = {23, 8, 7, 9, 0}, derived[VALUES] = {0, 6, 0, 8, 0};
    int p[VALUES] = {0}, d[VALUES] = {0};
    for (int i = 0; i < ASSAULT_ACTIONS; i++) {
        const char *levels = assault_action_facts_of[i].provenance;
        assert_int_equal(strlen(levels), VALUES);
        for (int v = 0; v < VALUES; v++) {
            assert_non_null(strchr("pdr", levels[v]));
            p[v] += levels[v] == 'p';
            d[v] += levels[v] == 'd';
        }
    }
    assert_memory_equal(p, printed, sizeof p);
    assert_memory_equal(d, derived, sizeof d);
}

/* -- terrains and tiles ------------------------------------------------------------------------ */

static void check_terrain(const assault_terrain *terrain, const char *code, int defence, int fire,
                          int prestige)
{
    assert_string_equal(terrain->code, code);
    assert_int_equal(terrain->defence, defence);
    assert_int_equal(terrain->fire, fire);
    assert_int_equal(terrain->prestige, prestige);
}

/* [assault:TERR-1] [assault:TERR-6] [assault:TERR-8] [assault:TERR-14] The table of chapter 16. */
static void terrains_as_printed(void **state)
{
    (void)state;
    const assault_terrain *t = assault_terrains;
    check_terrain(&t[AT_CLEAR], ".", 0, 0, 1);
    check_terrain(&t[AT_BEACH], "b", 0, -3, 1);
    check_terrain(&assault_bridge, "=", 2, 0, 2);
    check_terrain(&t[AT_BOCAGE], "o", 5, 0, 1);
    check_terrain(&t[AT_CITY], "C", 5, 0, 6);
    check_terrain(&t[AT_FORTIFICATION], "F", 6, 0, 2);
    check_terrain(&t[AT_HEAVY_WOODS], "W", 4, 0, 1);
    check_terrain(&t[AT_HILLS], "H", 3, 2, 1);
    check_terrain(&t[AT_IMPASSABLE_RIVER], "i", 0, -3, 0); /* AMB-47 */
    check_terrain(&t[AT_LIGHT_WOODS], "w", 3, 0, 1);
    check_terrain(&t[AT_PASSABLE_RIVER], "r", 0, -3, 1);
    check_terrain(&t[AT_SWAMP], "S", 2, 0, 1);
    check_terrain(&t[AT_TOWN], "T", 4, 0, 4);
    check_terrain(&t[AT_VILLAGE], "V", 3, 0, 2);
    for (int i = 0; i < ASSAULT_TERRAINS; i++) {
        assert_string_equal(t[i].word, assault_terrain_words.word[i]);
        assert_memory_equal(t[i].rule, "TERR-", 5);
        for (int j = 0; j < i; j++)
            assert_string_not_equal(t[i].code, t[j].code);
    }
}

/* [assault:COMP-1] 36 tiles; the two faces that are printed; rivers as passable ones. */
static void tiles_have_two_faces(void **state)
{
    (void)state;
    int faces[ASSAULT_TERRAINS] = {0};
    for (int i = 0; i < ASSAULT_TILES; i++)
        for (int face = 0; face < 2; face++) {
            assert_true(shipped->tile[i][face] < ASSAULT_TERRAINS);
            faces[shipped->tile[i][face]]++;
        }
    assert_int_equal(shipped->tile[17 - 1][1], AT_PASSABLE_RIVER);
    assert_int_equal(shipped->tile[25 - 1][1], AT_FORTIFICATION);
    for (int i = 0; i < ASSAULT_TERRAINS; i++)
        assert_int_equal(faces[i] == 0, i == AT_IMPASSABLE_RIVER);
    assert_int_equal(faces[AT_BEACH], 7); /* all of them are named by DUEL07-S1 */
}

/* -- words ------------------------------------------------------------------------------------- */

static void check_words(const bcg_words *words, int count)
{
    assert_int_equal(words->count, count);
    for (int i = 0; i < count; i++) {
        assert_true(strlen(words->word[i]) > 0);
        assert_int_equal(strspn(words->word[i], "abcdefghijklmnopqrstuvwxyzAB0123456789-"),
                         strlen(words->word[i]));
        assert_int_equal(bcg_find_word(bcg_span_of(words->word[i]), words),
                         i); /* none stands there twice */
    }
}

/* Each list has a word for every value. */
static void words_are_complete(void **state)
{
    (void)state;
    check_words(&assault_side_words, AS_BOTH + 1);
    check_words(&assault_edge_words, ASSAULT_EDGES);
    check_words(&assault_terrain_words, ASSAULT_TERRAINS);
    check_words(&assault_class_words, ASSAULT_CLASSES);
    check_words(&assault_ability_words, ASSAULT_ABILITIES);
    check_words(&assault_edge_choice_words, AEC_LOT + 1);
    check_words(&assault_first_words, AFP_FLIP + 1);
    check_words(&assault_start_words, ASM_RANDOM + 1);
    check_words(&assault_condition_words, ASSAULT_CONDITION_KINDS);
    check_words(&assault_special_words, ASSAULT_SPECIAL_KINDS);
    check_words(&assault_pile_words, ASSAULT_PILES);
    check_words(&assault_kind_words, ASSAULT_KINDS);
    check_words(&assault_unit_words, ASSAULT_UNITS);
    check_words(&assault_action_words, ASSAULT_ACTIONS);
    for (int kind = 0; kind < ASSAULT_KINDS; kind++)
        if (assault_is_unit(kind))
            assert_string_equal(assault_kind_words.word[kind], assault_unit_facts_of[kind].word);
        else if (assault_is_action(kind))
            assert_string_equal(assault_kind_words.word[kind], assault_facts_of(kind)->word);
    /* words of enumerations at their value, first and last of each list */
    assert_string_equal(assault_kind_words.word[AK_AIR_STRIKE], "air-strike");
    assert_string_equal(assault_kind_words.word[AK_COUNTER_OFFENSIVE], "counter-offensive");
    assert_string_equal(assault_kind_words.word[AK_FIELD_SALVAGE], "field-salvage");
    assert_string_equal(assault_kind_words.word[AK_BLUFF + AS_AMERICAN], "bluff-american");
    assert_string_equal(assault_condition_words.word[AV_ENEMY_AT_HOME], "enemy-at-home");
    assert_string_equal(assault_condition_words.word[AV_MOST_DESTROYED_UNITS],
                        "most-destroyed-units");
    assert_string_equal(assault_special_words.word[AX_FREE_SHELLING], "free-shelling");
    assert_string_equal(assault_special_words.word[AX_NPC_HOLDS], "npc-holds");
}

/* -- the worked combats ------------------------------------------------------------------------ */

/* [assault:TEST-A] The numbers of the first example: fire 9 + 2 + 6 - 3, and after Strafing Run 11
 * + 3 against 7 + 5. */
static void first_worked_combat(void **state)
{
    (void)state;
    const assault_unit_row *pak = row_of("ger-pak-38"), *sherman = row_of("usa-sherman-m4a1");
    const assault_unit_row *wespe = row_of("ger-wespe"), *grenadiers = row_of("ger-grenadiers");
    assert_true(sherman->hard && !(sherman->abilities & AB_TERRAIN_DEFENCE) && !pak->hard);
    assert_true(wespe->range >= 2 && wespe->kind == AC_MOBILE_ARTILLERY);
    int fire = pak->hard_attack + 2;
    assert_int_equal(fire, 11);
    fire += 2 * grenadiers->support + wespe->support;
    assert_int_equal(fire, 17);
    fire += assault_terrains[shipped->tile[17 - 1][1]].fire;
    assert_int_equal(fire, 14);
    fire += assault_facts_of(AK_STRAFING_RUN)->effect[1].amount - wespe->support;
    assert_int_equal(fire, 11);
    const int target = sherman->defence + row_of("usa-veterans")->battle;
    assert_int_equal(target, 12);
    assert_int_equal((fire + 3 - target + 1) / 2, 1); /* morale lost */
    assert_int_equal(sherman->morale - 3 - 1, 0);     /* destroyed */
    assert_int_equal((sherman->cost + 1) / 2, 3);     /* reward */
    assert_int_equal(assault_terrains[AT_FORTIFICATION].defence, 6);
}

/* [assault:TEST-B] The second example: 22 against 20, and 10 against 17 when the Veterans fire
 * back. */
static void second_worked_combat(void **state)
{
    (void)state;
    const assault_unit_row *tiger = row_of("ger-tiger-i"), *veterans = row_of("usa-veterans");
    const assault_unit_row *mortar = row_of("usa-mortar"), *howitzer = row_of("usa-howitzer-105");
    assert_true(tiger->hard && !veterans->hard && row_of("ger-sdkfz-7-1")->range == 1);
    int fire = tiger->soft_attack + 2;
    fire += row_of("ger-field-marshal")->support + row_of("ger-stosstruppen")->support +
            row_of("ger-howitzer")->support;
    assert_int_equal(fire, 17);
    fire += assault_terrains[AT_HILLS].fire;
    assert_int_equal(fire, 19);
    int target = veterans->defence + assault_terrains[AT_BOCAGE].defence;
    assert_int_equal(target, 13);
    fire += assault_facts_of(AK_ACCURACY)->effect[0].amount +
            assault_facts_of(AK_MORALE_BOOST)->effect[0].amount;
    assert_int_equal(fire, 24);
    target += row_of("usa-recruit")->battle;
    assert_int_equal(target, 20);
    assert_int_equal((fire - 2 - target + 1) / 2, 1);
    assert_true(tiger->morale + 4 <= ASSAULT_MOST_MORALE);
    /* the Veterans fire back */
    assert_true(mortar->range >= 2 && howitzer->range == 3);
    fire = veterans->hard_attack - 3 + mortar->support + howitzer->support;
    assert_int_equal(fire, 10);
    target = tiger->defence + row_of("ger-pak-38")->battle;
    assert_int_equal(target, 17);
    assert_true(fire + ASSAULT_MOST_TM < target);
    /* what both sides have paid */
    assert_int_equal(cost_of(AK_ACCURACY) + cost_of(AK_MORALE_BOOST) + cost_of(AK_OFF_TARGET), 12);
    assert_int_equal(cost_of(AK_SABOTAGE) + cost_of(AK_DEADLY_FIRE) + cost_of(AK_SNAFU), 16);
}

/* Two tiles are from and to, a card goes on a tile: clients name the operands after their kinds. */
static void actions_take_their_operands(void **state)
{
    (void)state;
    static const uint8_t from_to[] = {AA_MOVE, AA_SWAP, AA_ATTACK, AA_TRANSFER};
    static const uint8_t onto[] = {AA_PLACE, AA_DEPLOY, AA_DROP, AA_LAND};
    static const uint8_t on_tile[] = {AA_DIG_IN, AA_ACTIVATE, AA_LIFT, AA_SHELL};
    static const uint8_t of_card[] = {AA_PLAY, AA_SACRIFICE, AA_DRAW, AA_FLIP};
    for (int i = 0; i < 4; i++) {
        const uint8_t *operand = assault_action_kinds[from_to[i]].operand;
        assert_true(operand[0] == AN_TILE && operand[1] == AN_TILE_2 && operand[2] == AN_END);
        operand = assault_action_kinds[onto[i]].operand;
        assert_true(operand[0] == AN_CARD && operand[1] == AN_TILE && operand[2] == AN_END);
        operand = assault_action_kinds[on_tile[i]].operand;
        assert_true(operand[0] == AN_TILE && operand[1] == AN_END);
        operand = assault_action_kinds[of_card[i]].operand;
        assert_true(operand[0] == AN_CARD && operand[1] == AN_END);
    }
    for (int kind = 0; kind < ASSAULT_ACTION_KINDS; kind++)
        assert_int_equal(assault_action_kinds[kind].chance,
                         kind == AA_DRAW || kind == AA_FLIP || kind == AA_LOT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_of_cards),           cmocka_unit_test(decks_have_their_size),
        cmocka_unit_test(modifiers_are_evenly_split), cmocka_unit_test(units_have_numbers),
        cmocka_unit_test(units_fit_their_class),      cmocka_unit_test(printed_numbers),
        cmocka_unit_test(costs_follow_from_worth),    cmocka_unit_test(action_cards_have_effects),
        cmocka_unit_test(effects_of_named_cards),     cmocka_unit_test(provenance_of_action_cards),
        cmocka_unit_test(terrains_as_printed),        cmocka_unit_test(tiles_have_two_faces),
        cmocka_unit_test(words_are_complete),         cmocka_unit_test(first_worked_combat),
        cmocka_unit_test(second_worked_combat),       cmocka_unit_test(actions_take_their_operands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
