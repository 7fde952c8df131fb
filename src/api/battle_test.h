/* A battle to try the public library with: Pegasus Bridge as it begins, or BATTLE_FILE. The tests
 * include nothing of ours but the public headers; the sanitizers of the dev build see that nothing
 * leaks. */
#ifndef BOCAGE_API_BATTLE_TEST_H
#define BOCAGE_API_BATTLE_TEST_H

#include <bocage/bocage.h>

#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PEGASUS BOCAGE_SOURCE "/data/memoir/pegasus-bridge.scn"
#ifndef BATTLE_FILE
#define BATTLE_FILE PEGASUS
#endif

typedef struct battle {
    bocage_scenario *scenario;
    bocage_game *game;
    bocage_random *random;
    bocage_state *state;
    bocage_action *list;
} battle;

static char text[BOCAGE_POSITION_TEXT], why[200];

static bocage_scenario *read_file(const char *path)
{
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    const size_t size = fread(text, 1, sizeof text, f);
    fclose(f);
    bocage_scenario *scenario = bocage_scenario_new(text, size, why, sizeof why);
    assert_non_null(scenario);
    return scenario;
}

static battle *begin_battle(bocage_scenario *scenario)
{
    battle *b = malloc(sizeof *b);
    assert_non_null(b);
    b->scenario = scenario;
    b->game = bocage_game_new(b->scenario, NULL, NULL, why, sizeof why);
    assert_non_null(b->game);
    b->random = bocage_random_new(44);
    b->state = bocage_state_new(b->game, b->random);
    assert_non_null(b->state);
    b->list = malloc(sizeof *b->list * (size_t)bocage_max_actions(b->game));
    assert_non_null(b->list);
    return b;
}

static void end_battle(battle *b)
{
    free(b->list);
    bocage_state_free(b->state);
    bocage_random_free(b->random);
    bocage_game_free(b->game);
    bocage_scenario_free(b->scenario);
    free(b);
}

static int set_up(void **state)
{
    *state = begin_battle(read_file(BATTLE_FILE));
    return 0;
}

static int tear_down(void **state)
{
    end_battle(*state);
    return 0;
}

/* What whoever has to decide may do, in b->list. */
static int list_legal(const battle *b)
{
    return bocage_legal(b->state, bocage_actor(b->state), b->list, bocage_max_actions(b->game));
}

/* One action of whoever has to decide. */
static bocage_action choose(battle *b)
{
    if (bocage_actor(b->state) == BOCAGE_CHANCE)
        return bocage_chance(b->state, b->random);
    const int n = list_legal(b);
    assert_true(n > 0);
    return b->list[bocage_random_below(b->random, (uint32_t)n)];
}

static void play_until_asked(battle *b)
{
    while (bocage_actor(b->state) == BOCAGE_CHANCE)
        assert_int_equal(bocage_apply(b->state, BOCAGE_CHANCE, choose(b)), BOCAGE_OK);
}

static bool is_near(double a, double b)
{
    return a - b < 1e-9 && b - a < 1e-9;
}

#define BATTLE_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

#endif
