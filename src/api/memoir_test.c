/* Every function of memoir's public header: what it does and what it refuses. A game of another
 * ruleset is in seats_test.c. */
#include <bocage/bocage_memoir.h>

#include "api/battle_test.h"

static void hexes_have_labels_and_distances(void **state)
{
    const battle *b = *state;
    char label[BOCAGE_LABEL] = "abc";
    const int hexes = bocage_hexes(b->game);
    assert_int_equal(hexes, 113);
    for (int h = 0; h < hexes; h++) {
        assert_true(bocage_hex_label(b->game, h, label));
        assert_int_equal(bocage_hex_read(b->game, label), h);
        assert_int_equal(bocage_distance(b->game, h, h), 0);
        assert_int_equal(bocage_distance(b->game, h, 0), bocage_distance(b->game, 0, h));
    }
    strcpy(label, "abc");
    assert_false(bocage_hex_label(b->game, hexes, label));
    assert_false(bocage_hex_label(b->game, BOCAGE_NO_HEX, label));
    assert_string_equal(label, "abc");
    assert_int_equal(bocage_hex_read(b->game, "Z9"), BOCAGE_NO_HEX);
    assert_int_equal(bocage_hex_read(b->game, "A9 "), BOCAGE_NO_HEX);
    assert_int_equal(bocage_hex_read(b->game, ""), BOCAGE_NO_HEX);
    const int d5 = bocage_hex_read(b->game, "D5"), d6 = bocage_hex_read(b->game, "d6");
    assert_int_equal(bocage_distance(b->game, d5, d6), 1);
    assert_int_equal(bocage_distance(b->game, d5, bocage_hex_read(b->game, "G5")), 3);
    assert_int_equal(bocage_distance(b->game, d5, hexes), -1);
    assert_int_equal(bocage_distance(b->game, BOCAGE_NO_HEX, d5), -1);
}

static bool is_same_unit(const bocage_unit *a, const bocage_unit *b)
{
    return a->seat == b->seat && a->kind == b->kind && a->figures == b->figures &&
           a->figures_at_start == b->figures_at_start && a->elite == b->elite &&
           a->ordered == b->ordered;
}

static void units_stand_where_the_scenario_says(void **state)
{
    battle *b = *state;
    bocage_view *view = bocage_view_new(b->state, BOCAGE_SPECTATOR);
    bocage_unit unit, seen;
    int of[2] = {0}, figures = 0;
    for (int h = 0; h < bocage_hexes(b->game); h++) {
        const bool there = bocage_unit_at(b->state, h, &unit);
        assert_int_equal(bocage_view_unit_at(view, h, &seen), there);
        if (!there)
            continue;
        assert_true(is_same_unit(&unit, &seen));
        assert_false(unit.ordered);
        of[unit.seat]++;
        figures += unit.figures;
    }
    assert_true(of[0] == 6 && of[1] == 9 && figures == 60);
    assert_true(bocage_unit_at(b->state, bocage_hex_read(b->game, "A9"), &unit));
    assert_int_equal(unit.seat, 0);
    assert_string_equal(unit.kind, "infantry");
    assert_true(unit.figures == 4 && unit.figures_at_start == 4 && !unit.elite);
    unit.figures = 77;
    assert_false(bocage_unit_at(b->state, -1, &unit));
    assert_false(bocage_unit_at(b->state, bocage_hexes(b->game), &unit));
    assert_false(bocage_view_unit_at(view, 255, &unit));
    assert_int_equal(unit.figures, 77);
    bocage_view_free(view);
}

static void an_order_shows_on_its_unit(void **state)
{
    battle *b = *state;
    bocage_unit unit;
    do { /* a card whose orders are given one by one, and not only one */
        assert_int_equal(bocage_apply(b->state, bocage_actor(b->state), choose(b)), BOCAGE_OK);
        play_until_asked(b);
        assert_true(list_legal(b) > 0);
    } while (strcmp(bocage_action_word(b->state, b->list[0]), "order") != 0);
    const int hex = bocage_action_from(b->state, b->list[0]);
    assert_true(bocage_unit_at(b->state, hex, &unit));
    assert_false(unit.ordered);
    assert_int_equal(bocage_apply(b->state, unit.seat, b->list[0]), BOCAGE_OK);
    assert_true(bocage_unit_at(b->state, hex, &unit));
    assert_true(unit.ordered);
}

/* What the accessors say of an action agrees with its text. */
static void compare_with_text(const battle *b, bocage_action a)
{
    char label[BOCAGE_LABEL], end[2 * BOCAGE_LABEL];
    assert_true(bocage_action_text(b->state, a, text, sizeof text));
    const char *word = bocage_action_word(b->state, a), *rest = text + strlen(word);
    assert_memory_equal(text, word, strlen(word));
    assert_true(*rest == ' ' || *rest == '\0');
    const int from = bocage_action_from(b->state, a), to = bocage_action_to(b->state, a);
    assert_int_equal(from == BOCAGE_NO_HEX, to == BOCAGE_NO_HEX);
    if (from == BOCAGE_NO_HEX) {
        assert_true(*rest == '\0' || bocage_actor(b->state) == BOCAGE_CHANCE ||
                    strcmp(word, "play") == 0 || strcmp(word, "keep") == 0);
        return;
    }
    assert_true(bocage_hex_label(b->game, from, label));
    assert_memory_equal(rest + 1, label, strlen(label));
    assert_true(bocage_hex_label(b->game, to, label));
    snprintf(end, sizeof end, "%c%s", strchr(rest, '-') ? '-' : ' ', label);
    assert_string_equal(text + strlen(text) - strlen(end), end);
}

static void actions_can_be_taken_apart(void **state)
{
    battle *b = *state;
    for (int who; (who = bocage_actor(b->state)) != BOCAGE_OVER;) {
        const int n = list_legal(b);
        for (int i = 0; i < n; i += 1 + n / 16)
            compare_with_text(b, b->list[i]);
        const bocage_action a = choose(b);
        compare_with_text(b, a);
        assert_int_equal(bocage_apply(b->state, who, a), BOCAGE_OK);
    }
    assert_string_equal(bocage_action_word(b->state, UINT64_MAX), "?");
    assert_int_equal(bocage_action_from(b->state, UINT64_MAX), BOCAGE_NO_HEX);
    assert_int_equal(bocage_action_to(b->state, UINT64_MAX), BOCAGE_NO_HEX);
    assert_int_equal(bocage_action_from(b->state, 0), BOCAGE_NO_HEX);
    /* `order` of a hex that is none */
    const bocage_action order = bocage_action_read(b->state, 0, "order D5", NULL, 0);
    assert_int_equal(bocage_action_from(b->state, order | 0xff00), BOCAGE_NO_HEX);
    assert_int_equal(bocage_action_to(b->state, order | 0xff00), BOCAGE_NO_HEX);
}

/* Sides of a die that hit: the grenade, and two for infantry, one for armor (memoir:DICE-1). */
static double hits_of_a_die(const bocage_unit *target)
{
    const bool armor = strcmp(target->kind, "armor") == 0;
    const bool artillery = strcmp(target->kind, "artillery") == 0;
    return (armor ? 2 : artillery ? 1 : 3) / 6.0;
}

static void check_odds(const battle *b, bocage_action a)
{
    bocage_odds odds = {.dice = 77}, due;
    double hits = 77;
    bocage_unit target;
    const bool attack = strcmp(bocage_action_word(b->state, a), "attack") == 0;
    const bool rolls = bocage_odds_of(b->state, a, &odds);
    assert_int_equal(bocage_expected_hits(b->state, a, &hits), rolls);
    if (attack)
        assert_true(rolls);
    if (!rolls) {
        assert_true(odds.dice == 77 && is_near(hits, 77)); /* as it was */
        return;
    }
    assert_true(bocage_unit_at(b->state, odds.target, &target));
    assert_int_not_equal(target.seat, bocage_actor(b->state));
    if (bocage_action_to(b->state, a) != BOCAGE_NO_HEX) /* ambush names none */
        assert_int_equal(odds.target, bocage_action_to(b->state, a));
    assert_true(is_near(hits, odds.hits));
    assert_true(odds.eliminate >= 0 && odds.eliminate <= 1);
    assert_true(odds.retreat >= 0 && odds.retreat <= 1);
    assert_true(odds.figures >= odds.eliminate * target.figures - 1e-9);
    if (!attack)
        return;
    assert_true(odds.dice >= 1 && is_near(hits, odds.dice * hits_of_a_die(&target)));
    /* The roll that is due then has the same odds. */
    bocage_state *copy = bocage_state_copy(b->state);
    assert_int_equal(bocage_apply(copy, bocage_actor(copy), a), BOCAGE_OK);
    assert_int_equal(bocage_actor(copy) != BOCAGE_CHANCE, odds.ambush_possible);
    assert_true(bocage_odds_of(copy, 0, &due));
    assert_true(due.target == odds.target && is_near(due.figures, odds.figures));
    bocage_state_free(copy);
}

static void attacks_have_exact_odds(void **state)
{
    battle *b = *state;
    bocage_odds odds;
    double hits;
    int attacks = 0;
    assert_false(bocage_odds_of(b->state, 0, &odds)); /* a draw is due */
    for (int who; (who = bocage_actor(b->state)) != BOCAGE_OVER;) {
        const int n = list_legal(b);
        for (int i = 0; i < n; i += 1 + n / 16) {
            check_odds(b, b->list[i]);
            attacks += strcmp(bocage_action_word(b->state, b->list[i]), "attack") == 0;
        }
        assert_false(bocage_odds_of(b->state, UINT64_MAX, &odds));
        assert_int_equal(bocage_apply(b->state, who, choose(b)), BOCAGE_OK);
    }
    assert_true(attacks > 20);
    assert_false(bocage_odds_of(b->state, 0, &odds)); /* the game is over */
    assert_false(bocage_expected_hits(b->state, 0, &hits));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        BATTLE_TEST(hexes_have_labels_and_distances),
        BATTLE_TEST(units_stand_where_the_scenario_says),
        BATTLE_TEST(an_order_shows_on_its_unit),
        BATTLE_TEST(actions_can_be_taken_apart),
        BATTLE_TEST(attacks_have_exact_odds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
