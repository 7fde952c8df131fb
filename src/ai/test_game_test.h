/* Random battles for tests of computer players, and settings from the environment. */
#ifndef BOCAGE_AI_SCENE_TEST_H
#define BOCAGE_AI_SCENE_TEST_H

#include "ai/player.h"
#include "memoir/random_board_test.h"
#include "memoir/rules.h"
#include "rulesets.h"

#include "unit.h"

#include <stdlib.h>

/* Nodes per turn: enough to search, but quick enough for a test. */
enum { FEW = 300 };

/* A random battle after some actions, and what the actor sees. Large, so allocate it. */
typedef struct scene {
    memoir_scenario scenario;
    memoir_game game;
    bcg_ai_tables tables;
    memoir_state state, view, other;
    bcg_rng rng;
    int chosen;                             /* of several who may act, who does */
    bcg_action actions[MEMOIR_MAX_ACTIONS]; /* of the view */
    int count;
} scene;

static inline scene *new_scene_with(uint64_t seed, int board, memoir_choices choices)
{
    scene *c = malloc(sizeof *c);
    assert_non_null(c);
    c->tables = (bcg_ai_tables){.weights = NULL};
    c->chosen = 0;
    bcg_rng_seed(&c->rng, seed);
    do
        random_scenario(&c->scenario, board, true, &c->rng);
    while (memoir_game_init(&c->game, &c->scenario, choices) != ML_NONE);
    bcg_memoir_ops.begin(&c->game.head, &c->state);
    return c;
}

static inline scene *new_scene(uint64_t seed)
{
    return new_scene_with(seed, (int)(seed % MEMOIR_BOARDS), MEMOIR_AS_WRITTEN);
}

/* The forms for more than two on one board. */
enum { FORM_COUNT = MEMOIR_TEAM_3_3 - MEMOIR_ALLIANCE_1_2 + 1 };

/* One of the forms for more than two, on the boards and in the editions that allow it. */
static inline scene *new_form_scene(uint64_t seed, memoir_form form)
{
    const bool classic = memoir_forms[form].kind == MFK_TEAM && seed / 2 % 2;
    return new_scene_with(seed, seed % 2 ? MEMOIR_STANDARD : MEMOIR_BREAKTHROUGH,
                          (memoir_choices){classic ? ME_CLASSIC : ME_REVISED, (int8_t)form, 0});
}

/* Its players are freed before. */
static inline void free_scene(scene *c)
{
    bcg_ai_tables_done(&c->tables);
    free(c);
}

/* Who acts now: the chosen one of several who may. */
static inline int actor_of(const scene *c)
{
    const bcg_seats actors = bcg_memoir_ops.actors(&c->game.head, &c->state);
    return bcg_acts(actors, c->chosen) ? c->chosen : bcg_first_actor(actors);
}

/* Applies an action, which must be legal. */
static inline void take_action(scene *c, bcg_action a)
{
    assert_int_equal(bcg_memoir_ops.check(&c->game.head, &c->state, actor_of(c), a), BCG_OK);
    bcg_memoir_ops.apply(&c->game.head, &c->state, actor_of(c), a, NULL);
}

/* Any of those who may act. */
static inline void choose_actor(scene *c)
{
    bcg_seats actors = bcg_memoir_ops.actors(&c->game.head, &c->state);
    const int many = __builtin_popcount(actors);
    for (int skipped = many > 1 ? random_below(&c->rng, many) : 0; skipped > 0; skipped--)
        actors &= (bcg_seats)(actors - 1);
    c->chosen = bcg_first_actor(actors);
}

/* Advances to the next decision of a player; false if the game is over. */
static inline bool next_decision(scene *c)
{
    const bcg_ops *ops = &bcg_memoir_ops;
    while (actor_of(c) == BCG_CHANCE)
        take_action(c, ops->chance(&c->game.head, &c->state, &c->rng));
    if (actor_of(c) == BCG_OVER)
        return false;
    choose_actor(c);
    ops->view(&c->game.head, &c->state, actor_of(c), &c->view);
    c->count = ops->legal(&c->game.head, &c->view, actor_of(c), c->actions, MEMOIR_MAX_ACTIONS);
    assert_true(c->count > 0);
    return true;
}

static inline void step_at_random(scene *c)
{
    take_action(c, c->actions[random_below(&c->rng, c->count)]);
}

static inline bcg_ai *new_player(scene *c, const char *level, uint64_t seed)
{
    bcg_ai *ai = bcg_ai_new(bcg_rulesets, &c->game.head, &c->tables,
                            bcg_ai_level_named(bcg_rulesets, level), seed);
    assert_non_null(ai);
    return ai;
}

/* How often to do something: a number from the environment, for long runs. */
static inline int number_from(const char *variable, int usual)
{
    const char *text = getenv(variable);
    const long number = text ? strtol(text, NULL, 10) : 0;
    return number > 0 && number < 1000000000 ? (int)number : usual;
}

#endif
