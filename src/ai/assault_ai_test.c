/* Assault's computer players in whole games of all 14 scenarios: every answer is legal, nothing
 * that is hidden changes it, every kind of decision is met, games end, and cadet beats random.
 * Those that search do so with few nodes here.
 *
 * BOCAGE_CHEAT_DECISIONS sets how many decisions the test of cheating looks at. */
#include "ai/assault_heuristics.h"
#include "ai/match.h"
#include "ai/player.h"
#include "ai/same_answer_test.h"
#include "assault/scenarios_test.h"
#include "rulesets.h"

#include "unit.h"

#include <stdio.h>
#include <stdlib.h>

static const bcg_ops *const ops = &bcg_assault_ops;

enum { SEATS = 2, MOST_PLIES = 60000, FEW = 60 };

static const bcg_ai_budget few = {.nodes = FEW};

/* A game being played. Large, so it is static. */
typedef struct table {
    assault_scenario scenario;
    assault_game game;
    bcg_ai_tables tables;
    assault_state state, view, other, other_view;
    bcg_rng rng;
    bcg_action actions[ASSAULT_MAX_ACTIONS]; /* of the view */
    int count, seat;
} table;

static table t;

static const bcg_ruleset *ruleset(void)
{
    return bcg_ruleset_named(bcg_rulesets, "assault");
}

static void open_table(int scenario, uint64_t seed)
{
    fill_scenario(&t.scenario, scenario % TEST_SCENARIOS);
    assault_game_init(&t.game, &t.scenario);
    t.tables = (bcg_ai_tables){.weights = NULL};
    bcg_rng_seed(&t.rng, seed);
    ops->begin(&t.game.head, &t.state);
}

static bcg_ai *new_player(const char *level, uint64_t seed)
{
    bcg_ai *ai = bcg_ai_new(ruleset(), &t.game.head, &t.tables,
                            bcg_ai_level_named(ruleset(), level), seed);
    assert_non_null(ai);
    return ai;
}

static void take_action(int seat, bcg_action a)
{
    assert_int_equal(ops->check(&t.game.head, &t.state, seat, a), BCG_OK);
    ops->apply(&t.game.head, &t.state, seat, a, NULL);
}

/* Advances to the next decision of a player; false if the game is over. */
static bool next_decision(void)
{
    const bcg_game *g = &t.game.head;
    while ((t.seat = bcg_actor(g, &t.state)) == BCG_CHANCE)
        take_action(BCG_CHANCE, ops->chance(g, &t.state, &t.rng));
    if (t.seat == BCG_OVER)
        return false;
    ops->view(g, &t.state, t.seat, &t.view);
    t.count = ops->legal(g, &t.view, t.seat, t.actions, ASSAULT_MAX_ACTIONS);
    assert_true(t.count > 0);
    return true;
}

/* -- whole games --------------------------------------------------------------------------------
 */

/* Returns the seat that won, or -1. */
static int play(const char *first, const char *second, int scenario, uint64_t seed)
{
    open_table(scenario, seed);
    bcg_ai *ai[SEATS] = {new_player(first, seed), new_player(second, seed + 99)};
    int plies = 0, winner = -1;
    for (; next_decision(); plies++) {
        assert_true(plies < MOST_PLIES);
        take_action(t.seat, bcg_ai_choose(ai[t.seat], &t.view, t.seat, &few).action);
    }
    for (int seat = 0; seat < ops->seats(&t.game.head); seat++)
        if (ops->result(&t.game.head, &t.state, seat) == BCG_WON)
            winner = seat;
    bcg_ai_free(ai[0]);
    bcg_ai_free(ai[1]);
    bcg_ai_tables_done(&t.tables);
    return winner;
}

/* Levels that differ only in their budget share the scenarios. */
static void every_level_plays_by_the_rules(void **state)
{
    (void)state;
    int number = 0;
    for (const bcg_ai_level *l = ruleset()->levels; l->name; l++, number++)
        for (int scenario = 0; scenario < TEST_SCENARIOS; scenario++)
            if (l->horizon <= 1 || scenario % 2 == number % 2)
                play(l->name, l->name, scenario, (uint64_t)scenario + 1);
}

/* Everywhere that two sides are played, from either of them. */
static void cadet_beats_random(void **state)
{
    (void)state;
    int games = 0, won = 0;
    for (int scenario = 0; scenario < TEST_SCENARIOS; scenario++) {
        open_table(scenario, 1);
        if (ops->seats(&t.game.head) != SEATS)
            continue;
        for (int seat = 0; seat < SEATS; seat++, games++)
            won += play(seat ? "random" : "cadet", seat ? "cadet" : "random", scenario, 7) == seat;
    }
    print_message("%d of %d games won\n", won, games);
    assert_true(games >= 22 && 10 * won >= 9 * games);
}

/* -- cheating -----------------------------------------------------------------------------------
 */

/* The scores must be the same for the view, the true state and any other state it may be. */
static void assert_same_judgement(const bcg_ai *ai)
{
    static int scores[3][ASSAULT_MAX_ACTIONS];
    const assault_state *seen[] = {&t.view, &t.state, &t.other};
    static assault_memory memory;
    for (int i = 0; i < 3; i++) {
        memset(&memory, 0, sizeof memory);
        ai->heuristics->score(&t.game.head, ai->tables, &memory, seen[i], t.seat, t.actions,
                              t.count, scores[i]);
        assert_memory_equal(scores[i], scores[0], (size_t)t.count * sizeof scores[0][0]);
    }
}

typedef struct found {
    int decisions; /* with a choice */
    int exchanged; /* in which something hidden was replaced */
    int planned;   /* in which a plan was followed */
    int secret;    /* made at once with the enemy */
} found;

/* A twin of the same seed is shown another game that looks the same, and answers the same. */
static bcg_action ask_both(bcg_ai *player, bcg_ai *twin, found *f)
{
    const bcg_game *g = &t.game.head;
    ops->guess(g, &t.view, &t.rng, &t.other);
    ops->view(g, &t.other, t.seat, &t.other_view);
    const bcg_ai_answer answer = bcg_ai_choose(player, &t.view, t.seat, &few),
                        other = bcg_ai_choose(twin, &t.other_view, t.seat, &few);
    assert_same_answer(&answer, &other);
    assert_int_equal(ops->check(g, &t.other, t.seat, answer.action), BCG_OK);
    if (t.count > 1) {
        assert_same_judgement(player);
        f->decisions++;
        f->exchanged += memcmp(&t.state, &t.other, sizeof t.state) != 0;
        f->planned += answer.steps > 0 && answer.nodes == 0;
        f->secret += ops->secret(g, &t.state);
    }
    return answer.action;
}

/* The first decisions of games of all scenarios; now and then something else is done. */
static found look_for_cheating(const char *level, int usual)
{
    const char *wanted = getenv("BOCAGE_CHEAT_DECISIONS");
    const int enough = wanted ? atoi(wanted) : usual;
    found f = {0};
    for (int n = 0; f.decisions < enough; n++) {
        open_table(n, (uint64_t)n + 1);
        bcg_ai *player[SEATS], *twin[SEATS];
        for (int i = 0; i < SEATS; i++) {
            player[i] = new_player(level, (uint64_t)(2 * n + i));
            twin[i] = new_player(level, (uint64_t)(2 * n + i));
        }
        for (const int end = f.decisions + enough / TEST_SCENARIOS + 1;
             f.decisions < end && next_decision();) {
            const bcg_action answer = ask_both(player[t.seat], twin[t.seat], &f);
            const bool stray = bcg_rng_below(&t.rng, 8) == 0;
            take_action(t.seat,
                        stray ? t.actions[bcg_rng_below(&t.rng, (uint32_t)t.count)] : answer);
        }
        for (int i = 0; i < SEATS; i++) {
            bcg_ai_free(player[i]);
            bcg_ai_free(twin[i]);
        }
        bcg_ai_tables_done(&t.tables);
    }
    print_message("%s: %d decisions, something hidden exchanged in %d, a plan followed in %d, %d "
                  "in secret\n",
                  level, f.decisions, f.exchanged, f.planned, f.secret);
    assert_true(f.exchanged > f.decisions / 2); /* otherwise the test would prove little */
    return f;
}

static void cadet_does_not_cheat(void **state)
{
    (void)state;
    look_for_cheating("cadet", 1500);
}

static void captain_does_not_cheat(void **state)
{
    (void)state;
    assert_true(look_for_cheating("captain", 560).secret > 0);
}

/* General and marshal differ only in their budget, so one is enough. */
static void a_search_does_not_cheat(void **state)
{
    (void)state;
    assert_true(look_for_cheating("general", 280).planned > 0);
}

/* -- decisions ----------------------------------------------------------------------------------
 */

/* In random games, somebody new is asked whenever a kind of action is rare so far. */
static void every_kind_of_decision_is_answered(void **state)
{
    (void)state;
    enum { ENOUGH = 3, MOST_GAMES = 400 };
    int met[ASSAULT_ACTION_KINDS] = {0}, missing = AA_ADVANCE - AA_MIX + 1;
    for (int n = 0; missing && n < MOST_GAMES; n++) {
        open_table(n, (uint64_t)n + 5);
        while (missing && next_decision()) {
            bool rare = false, here[ASSAULT_ACTION_KINDS] = {false};
            for (int i = 0; t.count > 1 && i < t.count; i++)
                here[assault_kind_of(t.actions[i])] = true;
            for (int kind = AA_MIX; kind <= AA_ADVANCE; kind++)
                if (here[kind] && met[kind] < ENOUGH) {
                    rare = true;
                    missing -= ++met[kind] == ENOUGH;
                }
            if (rare) {
                bcg_ai *ai = new_player(met[0]++ % 2 ? "captain" : "cadet", 7);
                assert_int_equal(ops->check(&t.game.head, &t.state, t.seat,
                                            bcg_ai_choose(ai, &t.view, t.seat, &few).action),
                                 BCG_OK);
                bcg_ai_free(ai);
            }
            take_action(t.seat, t.actions[bcg_rng_below(&t.rng, (uint32_t)t.count)]);
        }
        bcg_ai_tables_done(&t.tables);
    }
    for (int kind = AA_MIX; kind <= AA_ADVANCE; kind++)
        if (met[kind] < ENOUGH)
            fail_msg("a choice with `%s` was met %d times", assault_action_kinds[kind].word,
                     met[kind]);
}

/* -- judgement ----------------------------------------------------------------------------------
 */

/* Turn 2 of the German side in Training Grounds, everybody else far away. */
static void set_scene(void)
{
    open_table(0, 1);
    while (next_decision() && t.state.turn == 0)
        take_action(t.seat, t.actions[0]);
    assault_state *s = &t.state;
    for (int side = 0; side < ASSAULT_SIDES; side++)
        ASSAULT_EACH(at, s->units[side])
        {
            s->units[side] &= ~assault_bit((int)at);
            memset(&s->unit[at], 0, sizeof s->unit[at]);
        }
    s->active = AS_GERMAN;
    s->turn = 2;
}

static int score_of(bcg_action a)
{
    int score;
    static assault_ai_tables filled;
    assault_memory memory = {0};
    assault_fill_ai_tables(&t.game.head, &assault_weights_best, &filled);
    assault_score_actions(&t.game.head, &filled, &memory, &t.state, AS_GERMAN, &a, 1, &score);
    return score;
}

static int tile(const char *label)
{
    return bcg_tile_parse(t.game.board, label, 2);
}

/* An open home base is taken, whatever else there is to do. */
static void it_takes_an_open_base(void **state)
{
    (void)state;
    set_scene();
    const int base = t.game.home_base[t.state.edge[AS_AMERICAN]], from = base - BCG_TILES_MAX;
    assault_put(&t.state, from, 4, AS_GERMAN);
    assert_true(score_of(assault_action(AA_MOVE, from, base)) > ASSAULT_DECISIVE / 2);
    assert_true(score_of(assault_action(AA_MOVE, from, from - 1)) < ASSAULT_DECISIVE / 2);
    bcg_ai_tables_done(&t.tables);
}

/* An attack looks the better the more support there is, and worse against a unit that is dug in. */
static void it_weighs_support_and_trenches(void **state)
{
    (void)state;
    set_scene();
    const int from = tile("C3"), to = tile("C2");
    const bcg_action attack = assault_action(AA_ATTACK, from, to);
    assault_put(&t.state, from, kind_named("ger-pz-iv", 9), AS_GERMAN);
    assault_put(&t.state, to, kind_named("usa-m10", 7), AS_AMERICAN);
    const int alone = score_of(attack);
    assault_put(&t.state, tile("B3"), kind_named("ger-mortar", 10), AS_GERMAN);
    const int supported = score_of(attack);
    t.state.unit[to].marks |= AU_DUG_IN;
    assert_true(supported > alone);
    assert_true(score_of(attack) < supported);
    bcg_ai_tables_done(&t.tables);
}

/* Tables belong to their weights; random needs none. */
static void tables_are_shared(void **state)
{
    (void)state;
    open_table(0, 1);
    bcg_ai *random = new_player("random", 1);
    assert_null(random->tables);
    bcg_ai *one = new_player("cadet", 1), *two = new_player("cadet", 2);
    assert_non_null(one->tables);
    assert_ptr_equal(one->tables, two->tables);
    assault_weights bold = assault_weights_best;
    bold.danger = 0;
    bcg_ai_tables other = {.weights = &bold};
    bcg_ai *three = bcg_ai_new(ruleset(), &t.game.head, &other,
                               bcg_ai_level_named(ruleset(), "cadet"), 1);
    assert_non_null(three);
    assert_int_equal(((const assault_ai_tables *)three->tables)->w.danger, 0);
    bcg_ai_free(random);
    bcg_ai_free(one);
    bcg_ai_free(two);
    bcg_ai_free(three);
    bcg_ai_tables_done(&other);
    bcg_ai_tables_done(&t.tables);
}

/* -- who has the first turn ---------------------------------------------------------------------
 */

/* The side that moves first in the match of this seed: chance settles it before anybody decides. */
static int first_side(uint64_t seed)
{
    assault_state s;
    bcg_rng dice;
    bcg_rng_seed(&dice, seed);
    for (int seat = 0; seat < SEATS; seat++) /* of the players */
        bcg_rng_next(&dice);
    ops->begin(&t.game.head, &s);
    while (bcg_actor(&t.game.head, &s) == BCG_CHANCE)
        ops->apply(&t.game.head, &s, BCG_CHANCE, ops->chance(&t.game.head, &s, &dice), NULL);
    return s.first;
}

/* [assault:SETUP-5] [assault:TURN-1] A match tells which contestant moved first: not who placed
 * units first, and whichever side it played. */
static void matches_tell_who_moved_first(void **state)
{
    (void)state;
    const bcg_match_rules rules = {0};
    int opened[SEATS] = {0};
    for (int n = 0; n < 24; n++) {
        const int rotation = n & 1;
        bcg_match_game played;
        open_table(n < 16 ? 0 : 6, 1); /* the first turn is flipped for; it is the American's */
        const bcg_contestant player = {.level = bcg_ai_level_named(ruleset(), "random"),
                                       .tables = &t.tables};
        const bcg_contestant both[SEATS] = {player, player};
        assert_true(bcg_match_play(ruleset(), &t.game.head, both, rotation, 70u + (unsigned)n,
                                   &rules, &played));
        const int side = first_side(70u + (unsigned)n);
        assert_true(n < 16 || side == AS_AMERICAN);
        assert_int_equal(played.opener, side ^ rotation);
        opened[played.opener]++;
    }
    assert_true(opened[0] > 4 && opened[1] > 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_level_plays_by_the_rules),
        cmocka_unit_test(cadet_beats_random),
        cmocka_unit_test(cadet_does_not_cheat),
        cmocka_unit_test(captain_does_not_cheat),
        cmocka_unit_test(a_search_does_not_cheat),
        cmocka_unit_test(every_kind_of_decision_is_answered),
        cmocka_unit_test(it_takes_an_open_base),
        cmocka_unit_test(it_weighs_support_and_trenches),
        cmocka_unit_test(tables_are_shared),
        cmocka_unit_test(matches_tell_who_moved_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
