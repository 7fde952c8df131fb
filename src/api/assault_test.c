/* Every function of assault's public header: what it does and what it refuses. */
#include <bocage/bocage_assault.h>
#include <bocage/bocage_memoir.h>

#define BATTLE_FILE BOCAGE_SOURCE "/data/assault/training-grounds.scn"
#include "api/battle_test.h"

#define SOLO BOCAGE_SOURCE "/data/assault/elsenborn-ridge.scn"

/* The duel of docs/protocol.md, and a number of an owner's own box. */
static const char patrol[] = "bocage 1\n"
                             "ruleset assault\n"
                             "id patrol\n"
                             "title Patrol\n"
                             "side german A deck a prestige 3 actions 1 units 0\n"
                             "side american B deck A prestige 4 actions 1 units 0\n"
                             "action-deck 1\n"
                             "first american\n"
                             "start german fixed\n"
                             "start american fixed\n"
                             "\n"
                             "map A               B\n"
                             "  3 .@              V\n"
                             "  2 .               w\n"
                             "    ger-kuebelwagen\n"
                             "  1 .               .@\n"
                             "    usa-pershing    usa-mortar\n"
                             "\n"
                             "limit 2\n"
                             "win no-enemy\n"
                             "at-limit draw\n"
                             "value-unit usa-recruit morale 1\n";

static int tile_of(const battle *b, const char *label)
{
    return bocage_assault_tile_read(b->game, label);
}

static int tiles_of(const battle *b)
{
    return bocage_assault_columns(b->game) * bocage_assault_rows(b->game);
}

static bool is_one_of(const char *word, const char *words)
{
    const char *found = word ? strstr(words, word) : NULL;
    return found && (found[strlen(word)] == ' ' || found[strlen(word)] == '\0');
}

/* -- a game ----------------------------------------------------------------------------------- */

static void duels_have_one_option(void **state)
{
    const battle *b = *state;
    bocage_game *game = bocage_game_new(b->scenario, NULL, "match-play", why, sizeof why);
    assert_non_null(game);
    bocage_game_free(game);
    assert_null(bocage_game_new(b->scenario, NULL, "no-overrun", why, sizeof why));
    bocage_scenario *solo = read_file(SOLO);
    assert_null(bocage_game_new(solo, NULL, "match-play", why, sizeof why));
    assert_non_null(strstr(why, "solo"));
    bocage_scenario_free(solo);
}

/* -- what never changes ----------------------------------------------------------------------- */

static void tiles_have_labels_and_terrain(void **state)
{
    const battle *b = *state;
    char label[BOCAGE_TILE_LABEL] = "ab";
    bocage_assault_tile tile = {.income = 77};
    assert_true(bocage_assault_columns(b->game) == 6 && bocage_assault_rows(b->game) == 5);
    for (int t = 0; t < tiles_of(b); t++) {
        assert_true(bocage_assault_tile_label(b->game, t, label));
        assert_int_equal(tile_of(b, label), t);
    }
    strcpy(label, "ab");
    assert_false(bocage_assault_tile_label(b->game, tiles_of(b), label));
    assert_false(bocage_assault_tile_label(b->game, BOCAGE_NO_TILE, label));
    assert_false(bocage_assault_tile_at(b->game, tiles_of(b), &tile));
    assert_false(bocage_assault_tile_at(b->game, BOCAGE_NO_TILE, &tile));
    assert_string_equal(label, "ab");
    assert_int_equal(tile.income, 77);
    assert_int_equal(tile_of(b, "A5"), 0);
    assert_int_equal(tile_of(b, "F1"), 29);
    for (int i = 0; i < 5; i++)
        assert_int_equal(tile_of(b, (const char *[]){"G1", "A6", "a1", "A1 ", ""}[i]),
                         BOCAGE_NO_TILE);
    assert_true(bocage_assault_tile_at(b->game, tile_of(b, "C4"), &tile)); /* H */
    assert_string_equal(tile.terrain, "hills");
    assert_true(tile.fire == 2 && tile.defence == 3 && tile.income == 1);
    assert_false(tile.bridge || tile.objective);
    assert_true(bocage_assault_tile_at(b->game, tile_of(b, "A5"), &tile)); /* T */
    assert_string_equal(tile.terrain, "town");
    assert_true(tile.fire == 0 && tile.defence == 4 && tile.income == 4);
}

static void check_number(bocage_assault_number number)
{
    assert_true(number.value >= 0 && number.value < 60);
    assert_true(is_one_of(number.source, "printed derived reconstructed"));
}

static void cards_have_numbers_and_sources(void **state)
{
    const battle *b = *state;
    bocage_assault_unit_card unit;
    bocage_assault_action_card action;
    int units = 0, actions = 0, printed = 0;
    assert_int_equal(bocage_assault_kinds(b->game), 79);
    for (int kind = 0; kind < 79; kind++) {
        const char *word = bocage_assault_kind_word(b->game, kind);
        assert_int_equal(bocage_assault_kind_read(b->game, word), kind);
        const bool is_unit = bocage_assault_unit_card_of(b->game, kind, &unit);
        const bool is_action = bocage_assault_action_card_of(b->game, kind, &action);
        assert_false(is_unit && is_action);
        units += is_unit;
        actions += is_action;
        if (is_unit) {
            assert_int_equal(unit.side, strncmp(word, "usa-", 4) == 0);
            check_number(unit.battle);
            check_number(unit.hard_attack);
            check_number(unit.soft_attack);
            check_number(unit.support);
            check_number(unit.defence);
            check_number(unit.morale);
            check_number(unit.cost);
            assert_true(unit.morale.value >= 1 && unit.name[0]);
            printed += strcmp(unit.morale.source, "printed") == 0;
        } else if (is_action) {
            check_number(action.cost);
            check_number(action.battle);
            assert_true(is_one_of(action.type, "operations combat surprise") && action.name[0]);
        } else
            assert_true(strncmp(word, "bluff-", 6) == 0);
    }
    assert_true(units == 50 && actions == 27 && printed > 0 && printed < 50);
    assert_null(bocage_assault_kind_word(b->game, 79));
    assert_null(bocage_assault_kind_word(b->game, BOCAGE_NO_CARD));
    assert_int_equal(bocage_assault_kind_read(b->game, "usa-panther"), BOCAGE_NO_CARD);
    assert_false(bocage_assault_unit_card_of(b->game, -1, &unit));
    assert_false(bocage_assault_action_card_of(b->game, 79, &action));
    const int mortar = bocage_assault_kind_read(b->game, "usa-mortar"),
              strike = bocage_assault_kind_read(b->game, "air-strike");
    assert_true(bocage_assault_unit_card_of(b->game, mortar, &unit));
    assert_string_equal(unit.type, "artillery");
    assert_true(!unit.hard && unit.range >= 2 && unit.support.value == 3 && !unit.anti_air);
    assert_true(bocage_assault_action_card_of(b->game, strike, &action));
    assert_true(action.air && strcmp(action.type, "operations") == 0);
    const int scouts = bocage_assault_kind_read(b->game, "ger-kuebelwagen");
    assert_true(bocage_assault_has_ability(b->game, scouts, "moves-twice"));
    assert_false(bocage_assault_has_ability(b->game, mortar, "moves-twice"));
    assert_false(bocage_assault_has_ability(b->game, scouts, "flies"));
    assert_false(bocage_assault_has_ability(b->game, strike, "moves-twice"));
    assert_false(bocage_assault_has_ability(b->game, -1, "moves-twice"));
}

static battle *begin_patrol(void)
{
    battle *b = begin_battle(bocage_scenario_new(patrol, sizeof patrol - 1, why, sizeof why));
    play_until_asked(b);
    return b;
}

static void own_numbers_say_so(void **state)
{
    (void)state;
    battle *b = begin_patrol();
    bocage_assault_unit_card card;
    const int kind = bocage_assault_kind_read(b->game, "usa-recruit");
    assert_true(bocage_assault_unit_card_of(b->game, kind, &card));
    assert_int_equal(card.morale.value, 1);
    assert_string_equal(card.morale.source, "own");
    check_number(card.cost);
    end_battle(b);
}

static void a_side_has_a_seat_or_is_the_automa(void **state)
{
    const battle *b = *state;
    for (int side = 0; side < 2; side++) {
        assert_int_equal(bocage_assault_side(b->game, side), side);
        assert_int_equal(bocage_assault_seat(b->game, side), side);
    }
    assert_int_equal(bocage_assault_side(b->game, 2), BOCAGE_NO_SIDE);
    assert_int_equal(bocage_assault_side(b->game, -1), BOCAGE_NO_SIDE);
    assert_int_equal(bocage_assault_seat(b->game, 2), -1);
    assert_int_equal(bocage_assault_seat(b->game, BOCAGE_NO_SIDE), -1);

    battle *solo = begin_battle(read_file(SOLO));
    bocage_view *view = bocage_view_new(solo->state, 0);
    bocage_assault_standing standing;
    assert_int_equal(bocage_assault_side(solo->game, 0), BOCAGE_GERMAN);
    assert_int_equal(bocage_assault_side(solo->game, 1), BOCAGE_NO_SIDE);
    assert_int_equal(bocage_assault_seat(solo->game, BOCAGE_GERMAN), 0);
    assert_int_equal(bocage_assault_seat(solo->game, BOCAGE_AMERICAN), -1);
    assert_true(bocage_assault_standing_of(view, BOCAGE_AMERICAN, &standing) && standing.automa);
    assert_true(bocage_assault_standing_of(view, BOCAGE_GERMAN, &standing) && !standing.automa);
    assert_int_equal(bocage_assault_pile_size(view, BOCAGE_PILE_AUTOMA_OPERATIONS, 0), 12);
    assert_int_equal(bocage_assault_pile_size(view, BOCAGE_PILE_AUTOMA_FIRING, -1), 8);
    assert_int_equal(bocage_assault_pile_size(view, BOCAGE_PILE_AUTOMA_TARGET_DISCARDS, 0), 0);
    bocage_view_free(view);
    end_battle(solo);
}

/* A game of a shipped scenario. */
static battle *begin_scenario(const char *id)
{
    char path[256];
    snprintf(path, sizeof path, "%s/data/assault/%s.scn", BOCAGE_SOURCE, id);
    return begin_battle(read_file(path));
}

static bool is_goal(const battle *b, int n, const char *line, const char *word, int side, int count)
{
    bocage_assault_goal goal;
    return bocage_assault_goal_of(b->game, n, &goal) && strcmp(goal.line, line) == 0 &&
           strcmp(goal.word, word) == 0 && goal.side == side && goal.count == count;
}

static void goals_are_the_lines_on_victory(void **state)
{
    const battle *b = *state; /* assault:VICT-2, VICT-3 */
    const int both = BOCAGE_NO_SIDE;
    bocage_assault_goal goal = {.count = 77};
    int without = 77;
    assert_true(is_goal(b, 0, "win", "home-base", both, 0));
    assert_true(is_goal(b, 1, "win", "adjacent-home-row", both, 3));
    assert_true(is_goal(b, 2, "win", "no-enemy", both, 0));
    assert_true(is_goal(b, 3, "at-limit", "most-prestige", both, 0));
    assert_true(is_goal(b, 5, "at-limit", "draw", both, 0));
    assert_false(bocage_assault_goal_of(b->game, 6, &goal));
    assert_false(bocage_assault_goal_of(b->game, -1, &goal));
    assert_int_equal(goal.count, 77);
    assert_true(bocage_assault_goal_of(b->game, 0, &goal));
    assert_true(goal.terrain == NULL && goal.prestige == 0);
    assert_true(goal.tile == BOCAGE_NO_TILE && goal.kind == BOCAGE_NO_CARD);
    assert_int_equal(bocage_assault_limit(b->game, &without), 6);
    assert_int_equal(without, both);

    battle *forts = begin_scenario("metz"); /* assault:DUEL04-V */
    assert_true(is_goal(forts, 1, "win", "terrain-tiles", both, 4));
    assert_true(bocage_assault_goal_of(forts->game, 1, &goal));
    assert_string_equal(goal.terrain, "fortification");
    end_battle(forts);

    battle *forest = begin_scenario("huertgen-forest"); /* assault:DUEL05-V */
    assert_true(is_goal(forest, 0, "win", "hold-tile", both, 6));
    assert_true(bocage_assault_goal_of(forest->game, 0, &goal));
    assert_int_equal(goal.tile, tile_of(forest, "C3"));
    end_battle(forest);

    battle *swamp = begin_scenario("carentan"); /* assault:DUEL03-V */
    assert_true(bocage_assault_goal_of(swamp->game, 1, &goal));
    assert_true(goal.prestige == 150 && goal.count == 20);
    end_battle(swamp);

    battle *beach = begin_scenario("utah-beach"); /* assault:DUEL07-V */
    assert_true(is_goal(beach, 0, "win", "on-objective", BOCAGE_AMERICAN, 1));
    assert_true(is_goal(beach, 1, "at-limit", "wins", BOCAGE_GERMAN, 0));
    assert_int_equal(bocage_assault_limit(beach->game, &without), 8);
    assert_int_equal(without, BOCAGE_GERMAN);
    end_battle(beach);

    battle *solo = begin_battle(read_file(SOLO)); /* assault:SOLO2-V */
    assert_true(bocage_assault_goal_of(solo->game, 0, &goal));
    assert_string_equal(goal.word, "destroyed");
    assert_string_equal(bocage_assault_kind_word(solo->game, goal.kind), "usa-commander");
    assert_true(is_goal(solo, 1, "lose", "enemy-at-home", both, 0));
    end_battle(solo);
}

/* -- what a view shows ------------------------------------------------------------------------ */

static bocage_assault_card cards[BOCAGE_ASSAULT_CARDS];

static bool is_in_hand(const bocage_view *view, int side, int number)
{
    const int n = bocage_assault_pile_cards(view, BOCAGE_PILE_HAND, side, cards,
                                            BOCAGE_ASSAULT_CARDS);
    for (int i = 0; i < n; i++)
        if (cards[i].number == number)
            return true;
    return false;
}

static void check_cards(const battle *b, int n)
{
    bocage_assault_action_card action;
    for (int i = 0; i < n; i++) {
        assert_non_null(bocage_assault_kind_word(b->game, cards[i].kind));
        assert_true(cards[i].number >= 1 && cards[i].number <= BOCAGE_ASSAULT_CARDS);
        if (bocage_assault_action_card_of(b->game, cards[i].kind, &action))
            assert_in_range(cards[i].modifier - BOCAGE_LEAST_MODIFIER, 0, BOCAGE_MODIFIERS - 1);
        else
            assert_int_equal(cards[i].modifier, 0);
    }
}

/* Everybody knows how many cards lie where; which ones, those who may. Returns how many cards of
 * the game there are in all piles and on the map. */
static int check_piles(const battle *b, const bocage_view *view, int seat)
{
    int all = 0;
    for (int pile = 0; pile <= BOCAGE_PILE_AUTOMA_TARGET_DISCARDS; pile++)
        for (int side = 0; side < (pile <= BOCAGE_PILE_UNIT_DISCARDS ? 2 : 1); side++) {
            const bocage_assault_pile p = (bocage_assault_pile)pile;
            const bool open = p == BOCAGE_PILE_UNIT_DISCARDS || p == BOCAGE_PILE_ACTION_DISCARDS ||
                              p == BOCAGE_PILE_TABLE || p >= BOCAGE_PILE_AUTOMA_OPERATIONS_DISCARDS,
                       own = p <= BOCAGE_PILE_UNITS && side == seat;
            const int size = bocage_assault_pile_size(view, p, side),
                      n = bocage_assault_pile_cards(view, p, side, cards, BOCAGE_ASSAULT_CARDS);
            assert_true(size >= 0);
            assert_int_equal(n, open || own ? size : -1);
            check_cards(b, n);
            if (size > 0)
                assert_int_equal(bocage_assault_pile_cards(view, p, side, cards, size - 1), -1);
            all += size;
        }
    bocage_assault_unit unit;
    for (int t = 0; t < tiles_of(b); t++)
        all += bocage_assault_unit_at(view, t, &unit);
    return all;
}

/* Every unit to its owner, face-down ones to nobody else. Returns how many are hidden. */
static int check_units(const battle *b, const bocage_view *view, int seat)
{
    bocage_assault_unit unit;
    bocage_assault_unit_card card;
    bocage_assault_values values;
    int hidden = 0;
    for (int t = 0; t < tiles_of(b); t++) {
        if (!bocage_assault_unit_at(view, t, &unit))
            continue;
        assert_int_equal(bocage_assault_control(view, t), unit.side);
        assert_int_equal(unit.kind == BOCAGE_NO_CARD,
                         unit.side != seat && unit.face_down && !unit.known);
        assert_false(bocage_assault_values_of(view, t, t, &values));
        if (unit.kind == BOCAGE_NO_CARD) {
            hidden++;
            assert_int_equal(unit.morale, 0);
            for (int other = 0; other < tiles_of(b); other++)
                assert_false(bocage_assault_values_of(view, t, other, &values) ||
                             bocage_assault_values_of(view, other, t, &values));
            continue;
        }
        assert_true(bocage_assault_unit_card_of(b->game, unit.kind, &card));
        assert_int_equal(card.side, unit.side);
        assert_int_equal(unit.morale, card.morale.value + unit.markers);
        if (unit.told >= 0)
            assert_true(unit.face_down && unit.told == card.cost.value);
    }
    return hidden;
}

static void check_standings(const battle *b, const bocage_view *view)
{
    bocage_assault_standing one;
    bocage_assault_tile tile;
    for (int side = 0; side < 2; side++) {
        int tiles = 0, income = 0, home = 0;
        assert_true(bocage_assault_standing_of(view, side, &one));
        for (int t = 0; t < tiles_of(b); t++)
            if (bocage_assault_control(view, t) == side) {
                assert_true(bocage_assault_tile_at(b->game, t, &tile));
                tiles++;
                income += tile.income;
            }
        for (int t = 0; t < tiles_of(b); t++)
            home += bocage_assault_is_home_row(view, side, t);
        assert_true(one.tiles == tiles && one.income == income && home == 6);
        assert_int_equal(one.home_base, tile_of(b, side == BOCAGE_GERMAN ? "B5" : "E1"));
        assert_true(bocage_assault_is_home_row(view, side, one.home_base));
        assert_true(one.unit_cards <= bocage_assault_pile_size(view, BOCAGE_PILE_HAND, side));
    }
    assert_false(bocage_assault_standing_of(view, 2, &one));
    assert_false(bocage_assault_standing_of(view, BOCAGE_NO_SIDE, &one));
}

static void views_show_what_their_seat_may_know(void **state)
{
    battle *b = *state;
    bocage_assault_turn turn = {.turn = -1};
    int all = 0, hidden = 0, last = 0;
    for (int steps = 0, who; (who = bocage_actor(b->state)) != BOCAGE_OVER; steps++) {
        for (int seat = 0; steps % 8 == 0 && seat <= BOCAGE_SPECTATOR;
             seat += seat == 1 ? BOCAGE_SPECTATOR - 1 : 1) {
            bocage_view *view = bocage_view_new(b->state, seat);
            const int sum = check_piles(b, view, seat);
            assert_true(all == 0 || sum == all);
            all = sum;
            hidden += check_units(b, view, seat);
            check_standings(b, view);
            assert_true(bocage_assault_turn_of(view, &turn));
            assert_true(is_one_of(turn.phase, "setup draw operations"));
            assert_int_equal(turn.turn == 0, turn.active == BOCAGE_NO_SIDE);
            assert_true(turn.turn >= last && turn.turn <= 6);
            assert_true(turn.doing || strcmp(turn.phase, "operations") == 0);
            last = turn.turn;
            bocage_view_free(view);
        }
        assert_int_equal(bocage_apply(b->state, who, choose(b)), BOCAGE_OK);
    }
    assert_true(hidden > 200 && last == 6 && all == 100);
}

static void what_is_not_there_is_refused(void **state)
{
    battle *b = *state;
    play_until_asked(b);
    bocage_view *view = bocage_view_new(b->state, 0);
    bocage_assault_unit unit = {.markers = 77};
    bocage_assault_combat combat = {.side = 77};
    assert_int_equal(bocage_assault_control(view, -1), BOCAGE_NO_SIDE);
    assert_int_equal(bocage_assault_control(view, tiles_of(b)), BOCAGE_NO_SIDE);
    assert_int_equal(bocage_assault_control(view, tile_of(b, "C3")), BOCAGE_NO_SIDE);
    assert_false(bocage_assault_is_home_row(view, 2, 0));
    assert_false(bocage_assault_is_home_row(view, 0, -1));
    assert_false(bocage_assault_unit_at(view, tile_of(b, "C3"), &unit));
    assert_false(bocage_assault_unit_at(view, -1, &unit));
    assert_false(bocage_assault_unit_at(view, 64, &unit));
    assert_false(bocage_assault_combat_of(view, &combat));
    assert_true(unit.markers == 77 && combat.side == 77);
    assert_int_equal(bocage_assault_pile_size(view, (bocage_assault_pile)99, 0), -1);
    assert_int_equal(bocage_assault_pile_size(view, BOCAGE_PILE_HAND, 2), -1);
    assert_int_equal(bocage_assault_pile_cards(view, BOCAGE_PILE_HAND, -1, cards, 240), -1);
    bocage_view_free(view);
}

/* -- actions taken apart ---------------------------------------------------------------------- */

/* The parts of an action, put together again, are its text. */
static void compare_with_text(const battle *b, bocage_action a)
{
    char label[BOCAGE_TILE_LABEL], made[BOCAGE_ACTION_TEXT], numbered[BOCAGE_ACTION_TEXT + 16];
    bocage_assault_parts parts;
    int n;
    assert_true(bocage_action_text(b->state, a, text, sizeof text));
    assert_true(bocage_assault_parts_of(b->game, a, &parts));
    n = snprintf(made, sizeof made, "%s", parts.word);
    if (parts.card.kind != BOCAGE_NO_CARD) {
        n += snprintf(made + n, sizeof made - (size_t)n, " %s",
                      bocage_assault_kind_word(b->game, parts.card.kind));
        snprintf(numbered, sizeof numbered, "%s#%d", made, parts.card.number);
        if (strncmp(text, numbered, strlen(numbered)) == 0)
            n = snprintf(made, sizeof made, "%.*s", (int)sizeof made - 1, numbered);
    }
    if (parts.from != BOCAGE_NO_TILE) {
        assert_true(bocage_assault_tile_label(b->game, parts.from, label));
        n += snprintf(made + n, sizeof made - (size_t)n, " %s", label);
    }
    if (parts.to != parts.from) {
        assert_true(bocage_assault_tile_label(b->game, parts.to, label));
        n += snprintf(made + n, sizeof made - (size_t)n, "%c%s", text[n], label);
    }
    if (parts.number >= 0)
        n += snprintf(made + n, sizeof made - (size_t)n, " %d", parts.number);
    if (parts.choice)
        n += snprintf(made + n, sizeof made - (size_t)n, " %s", parts.choice);
    if (parts.discard.kind != BOCAGE_NO_CARD)
        assert_memory_equal(text, made, (size_t)n); /* and the card it takes */
    else
        assert_string_equal(text, made);
}

/* What a seat plays from its hand is in the hand its view shows. */
static void compare_with_hand(const battle *b, int seat, bocage_action a)
{
    bocage_assault_parts parts;
    bocage_view *view = bocage_view_new(b->state, seat);
    assert_true(bocage_assault_parts_of(b->game, a, &parts));
    if (is_one_of(parts.word, "play deploy"))
        assert_true(is_in_hand(view, seat, parts.card.number));
    bocage_view_free(view);
}

static void actions_can_be_taken_apart(void **state)
{
    battle *b = *state;
    bocage_assault_parts parts = {.number = 77};
    for (int who; (who = bocage_actor(b->state)) != BOCAGE_OVER;) {
        const int n = list_legal(b);
        for (int i = 0; i < n; i += 1 + n / 16) {
            compare_with_text(b, b->list[i]);
            compare_with_hand(b, who, b->list[i]);
        }
        const bocage_action a = choose(b);
        compare_with_text(b, a);
        assert_int_equal(bocage_apply(b->state, who, a), BOCAGE_OK);
    }
    const bocage_action move = bocage_action_read(b->state, 0, "move A1-A2", NULL, 0),
                        play = bocage_action_read(b->state, 0, "play air-strike A1", NULL, 0);
    assert_true(bocage_assault_parts_of(b->game, play, &parts));
    assert_string_equal(bocage_assault_kind_word(b->game, parts.card.kind), "air-strike");
    assert_true(bocage_assault_parts_of(b->game, move, &parts));
    assert_true(parts.from == tile_of(b, "A1") && parts.to == tile_of(b, "A2"));
    assert_true(parts.card.kind == BOCAGE_NO_CARD && parts.number == -1 && parts.choice == NULL);
    parts.number = 77;
    assert_false(bocage_assault_parts_of(b->game, 0, &parts));
    assert_false(bocage_assault_parts_of(b->game, UINT64_MAX, &parts));
    assert_false(bocage_assault_parts_of(b->game, move | 0xff00, &parts)); /* no such tile */
    assert_false(bocage_assault_parts_of(b->game, play | 0xff00, &parts)); /* no such card */
    assert_false(bocage_assault_parts_of(b->game, play & ~UINT64_C(0xff00), &parts)); /* a unit */
    assert_int_equal(parts.number, 77);
}

/* -- combat and odds -------------------------------------------------------------------------- */

static void check_sum(const double *chances, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        assert_true(chances[i] >= 0);
        sum += chances[i];
    }
    assert_true(is_near(sum, 1));
}

/* The target loses half of what fire exceeds its value by (assault:COMBAT-12). */
static void check_loss(const bocage_assault_odds *odds)
{
    double loss[BOCAGE_LOSSES] = {0};
    for (int i = 0; i < BOCAGE_MODIFIERS; i++) {
        const int fire = odds->values.fire + i + BOCAGE_LEAST_MODIFIER;
        int lost = ((fire < 1 ? 1 : fire) - odds->values.target + 1) / 2;
        lost = lost < 0 ? 0 : lost > odds->target_morale ? odds->target_morale : lost;
        loss[lost] += odds->modifier[i];
    }
    for (int i = 0; i < BOCAGE_LOSSES; i++)
        assert_true(is_near(loss[i], odds->loss[i]));
    assert_true(is_near(odds->destroyed, loss[odds->target_morale]));
}

static void check_odds(const bocage_assault_odds *odds, bool whole)
{
    if (odds->cards)
        check_sum(odds->modifier, BOCAGE_MODIFIERS);
    assert_int_equal(odds->combat, odds->about == NULL);
    assert_int_equal(odds->combat && odds->cards > 0, odds->firing != BOCAGE_NO_TILE);
    if (odds->firing != BOCAGE_NO_TILE)
        check_loss(odds);
    if (odds->opponent_chooses) {
        assert_true(odds->least_destroyed <= odds->most_destroyed);
        assert_true(odds->least_lost <= odds->most_lost);
    }
    assert_int_equal(odds->attacker != BOCAGE_NO_TILE, odds->combat && whole);
    if (odds->attacker == BOCAGE_NO_TILE)
        return;
    check_sum(odds->attacker_loss, BOCAGE_LOSSES);
    check_sum(odds->defender_loss, BOCAGE_LOSSES);
    assert_true(odds->defender_destroyed <= odds->vacated + 1e-9);
}

static void a_combat_shows_its_values(void **state)
{
    (void)state;
    battle *b = begin_patrol();
    const int from = tile_of(b, "A1"), to = tile_of(b, "A2");
    bocage_view *view = bocage_view_new(b->state, BOCAGE_AMERICAN);
    bocage_assault_values values;
    bocage_assault_odds odds = {.cards = 77};
    bocage_assault_combat combat;
    const bocage_action attack = bocage_action_read(b->state, 1, "attack A1-A2", NULL, 0),
                        support = bocage_action_read(b->state, 1, "support B1", NULL, 0);
    assert_true(bocage_assault_values_of(view, from, to, &values));
    assert_true(values.attack == 7 && values.support == 0 && values.fire == 7);
    assert_true(values.defence == 4 && values.terrain == 0 && values.target == 4);
    assert_false(bocage_assault_odds_of(view, support, true, &odds)); /* not now */
    assert_false(bocage_assault_odds_of(view, UINT64_MAX, true, &odds));
    assert_false(bocage_assault_odds_of(view, 0, true, &odds)); /* nothing is due */
    assert_int_equal(odds.cards, 77);
    assert_true(bocage_assault_odds_of(view, attack, true, &odds));
    check_odds(&odds, true);
    assert_true(odds.firing == from && odds.target == to && odds.cards == 59);
    assert_true(odds.values.fire == 7 && odds.values.target == 4 && odds.target_morale == 3);
    bocage_view_free(view);

    view = bocage_view_new(b->state, BOCAGE_GERMAN); /* who has nothing to decide */
    assert_false(bocage_assault_odds_of(view, attack, true, &odds));
    bocage_view_free(view);
    view = bocage_view_new(b->state, BOCAGE_SPECTATOR);
    assert_false(bocage_assault_odds_of(view, attack, true, &odds));
    bocage_view_free(view);

    assert_int_equal(bocage_apply(b->state, 1, attack), BOCAGE_OK);
    view = bocage_view_new(b->state, BOCAGE_SPECTATOR);
    assert_true(bocage_assault_combat_of(view, &combat));
    assert_true(combat.attacker == from && combat.defender == to && combat.side == 1);
    assert_string_equal(combat.step, "support");
    assert_false(combat.has_values || combat.defender_fires);
    bocage_view_free(view);
    assert_int_equal(bocage_apply(b->state, 1, support), BOCAGE_OK);
    view = bocage_view_new(b->state, BOCAGE_SPECTATOR);
    assert_true(bocage_assault_combat_of(view, &combat) && combat.has_values);
    assert_true(combat.values.support == 3 && combat.values.fire == 10 &&
                combat.values.target == 4);
    assert_true(bocage_assault_odds_of(view, 0, false, &odds)); /* as it stands */
    check_odds(&odds, false);
    assert_true(odds.values.fire == 10 && odds.values.support == 3);
    bocage_view_free(view);
    end_battle(b);
}

/* Numbers that are no action of this moment, or none at all. */
static void try_nonsense(const battle *b, const bocage_view *view, int seat)
{
    bocage_assault_odds odds;
    for (int i = 0; i < 40; i++) {
        const bocage_action a = bocage_random_below(b->random, 28) |
                                (bocage_action)bocage_random_below(b->random, 256) << 8 |
                                (bocage_action)bocage_random_below(b->random, 64) << 16;
        if (a && bocage_assault_odds_of(view, a, false, &odds))
            assert_int_equal(bocage_check(b->state, seat, a), BOCAGE_OK);
    }
}

static void attacks_have_exact_odds(void **state)
{
    battle *b = *state;
    bocage_assault_odds odds;
    bocage_assault_parts parts;
    bocage_assault_unit target;
    int combats = 0, flips = 0;
    for (int steps = 0, who; (who = bocage_actor(b->state)) != BOCAGE_OVER; steps++) {
        const int n = list_legal(b);
        bocage_view *view = n ? bocage_view_new(b->state, who) : NULL;
        for (int i = 0; i < n; i += 1 + n / 8) {
            const bool whole = steps % 16 == 0,
                       found = bocage_assault_odds_of(view, b->list[i], whole, &odds);
            assert_true(bocage_assault_parts_of(b->game, b->list[i], &parts));
            if (strcmp(parts.word, "attack") == 0) {
                assert_true(bocage_assault_unit_at(view, parts.to, &target));
                assert_int_equal(found, target.kind != BOCAGE_NO_CARD);
            }
            if (!found)
                continue;
            check_odds(&odds, whole);
            combats += odds.combat;
            flips += !odds.combat;
        }
        if (view)
            try_nonsense(b, view, who);
        bocage_view_free(view);
        assert_int_equal(bocage_apply(b->state, who, choose(b)), BOCAGE_OK);
    }

    print_message("%d combats, %d flips\n", combats, flips);
    assert_true(combats > 20 && flips > 0);
    bocage_view *view = bocage_view_new(b->state, 0);
    assert_false(bocage_assault_odds_of(view, 0, true, &odds)); /* the game is over */
    bocage_view_free(view);
}

/* -- games of another ruleset ----------------------------------------------------------------- */

static void another_ruleset_has_no_tiles(void **state)
{
    (void)state;
    battle *b = begin_battle(read_file(PEGASUS));
    char label[BOCAGE_TILE_LABEL] = "ab";
    bocage_assault_tile tile;
    bocage_assault_goal goal;
    bocage_assault_unit_card unit_card;
    bocage_assault_action_card action_card;
    bocage_assault_turn turn;
    bocage_assault_standing standing;
    bocage_assault_unit unit;
    bocage_assault_values values;
    bocage_assault_combat combat;
    bocage_assault_parts parts;
    bocage_assault_odds odds;
    int without = 77;
    play_until_asked(b);
    assert_true(list_legal(b) > 0);
    bocage_view *view = bocage_view_new(b->state, 0);
    assert_int_equal(tiles_of(b), 0);
    assert_int_equal(bocage_assault_side(b->game, 0), BOCAGE_NO_SIDE);
    assert_int_equal(bocage_assault_seat(b->game, 0), -1);
    assert_false(bocage_assault_tile_label(b->game, 0, label));
    assert_int_equal(tile_of(b, "A1"), BOCAGE_NO_TILE);
    assert_false(bocage_assault_tile_at(b->game, 0, &tile));
    assert_false(bocage_assault_goal_of(b->game, 0, &goal));
    assert_int_equal(bocage_assault_limit(b->game, &without), 0);
    assert_int_equal(without, BOCAGE_NO_SIDE);
    assert_int_equal(bocage_assault_kinds(b->game), 0);
    assert_null(bocage_assault_kind_word(b->game, 0));
    assert_int_equal(bocage_assault_kind_read(b->game, "air-strike"), BOCAGE_NO_CARD);
    assert_false(bocage_assault_unit_card_of(b->game, 0, &unit_card));
    assert_false(bocage_assault_action_card_of(b->game, 50, &action_card));
    assert_false(bocage_assault_has_ability(b->game, 0, "moves-twice"));
    assert_int_equal(bocage_assault_pile_size(view, BOCAGE_PILE_HAND, 0), -1);
    assert_int_equal(bocage_assault_pile_cards(view, BOCAGE_PILE_HAND, 0, cards, 240), -1);
    assert_false(bocage_assault_turn_of(view, &turn));
    assert_false(bocage_assault_standing_of(view, 0, &standing));
    assert_int_equal(bocage_assault_control(view, 0), BOCAGE_NO_SIDE);
    assert_false(bocage_assault_is_home_row(view, 0, 0));
    assert_false(bocage_assault_unit_at(view, 0, &unit));
    assert_false(bocage_assault_values_of(view, 0, 1, &values));
    assert_false(bocage_assault_combat_of(view, &combat));
    assert_false(bocage_assault_parts_of(b->game, b->list[0], &parts));
    assert_false(bocage_assault_odds_of(view, b->list[0], true, &odds));
    bocage_view_free(view);
    end_battle(b);
}

/* And the other way round. */
static void there_are_no_hexes(void **state)
{
    const battle *b = *state;
    bocage_unit unit;
    assert_int_equal(bocage_hexes(b->game), 0);
    assert_int_equal(bocage_hex_read(b->game, "A5"), BOCAGE_NO_HEX);
    assert_false(bocage_unit_at(b->state, 0, &unit));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        BATTLE_TEST(duels_have_one_option),
        BATTLE_TEST(tiles_have_labels_and_terrain),
        BATTLE_TEST(cards_have_numbers_and_sources),
        cmocka_unit_test(own_numbers_say_so),
        BATTLE_TEST(a_side_has_a_seat_or_is_the_automa),
        BATTLE_TEST(goals_are_the_lines_on_victory),
        BATTLE_TEST(views_show_what_their_seat_may_know),
        BATTLE_TEST(what_is_not_there_is_refused),
        BATTLE_TEST(actions_can_be_taken_apart),
        cmocka_unit_test(a_combat_shows_its_values),
        BATTLE_TEST(attacks_have_exact_odds),
        cmocka_unit_test(another_ruleset_has_no_tiles),
        BATTLE_TEST(there_are_no_hexes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
